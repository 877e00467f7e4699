//! What was found, as tables, as one JSON object, or as a picture.

use super::fit::{BINS, Bin, Calibration, Estimate, Moment};
use super::{Gathered, Kind};
use crate::cli::report::{aligned, localized, rounded};
use crate::ui::picture::{Plot, PlotPoint};
use serde::Serialize;
use std::collections::BTreeMap;
use words::Words;

/// The whole result. The order of the fields is that of the JSON object.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct Report {
    command: String,
    /// Where the games were played and not read.
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    #[serde(flatten)]
    all: Found,
    /// By kind of table.
    tables: Vec<OfKind>,
    /// By what lay on the table, with all games in which it did.
    boxes: Vec<OfBox>,
    left_out: Vec<LeftOut>,
}

/// What is found of some games. Where too little was played for an interval, or no line fits, there is `null`.
#[derive(Debug, Clone, PartialEq, Serialize)]
struct Found {
    games: usize,
    /// Seats at beginnings of turns.
    moments: usize,
    brier: f64,
    brier_constant: f64,
    slope: Option<f64>,
    slope_interval: Option<[f64; 2]>,
    intercept: Option<f64>,
    bins: Vec<FoundBin>,
}

/// Chances from a tenth to the next.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
struct FoundBin {
    from: f64,
    to: f64,
    said: Option<f64>,
    happened: Option<f64>,
    interval: Option<[f64; 2]>,
    count: usize,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
struct OfKind {
    game: &'static str,
    players: usize,
    boxes: Vec<&'static str>,
    #[serde(flatten)]
    found: Found,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
struct OfBox {
    #[serde(rename = "box")]
    name: &'static str,
    #[serde(flatten)]
    found: Found,
}

/// A game that is not among them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct LeftOut {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    reason: String,
}

impl Found {
    fn of(games: &[&[Moment]]) -> Self {
        let Calibration {
            games,
            moments,
            brier,
            brier_constant,
            slope,
            intercept,
            bins,
        } = Calibration::of(games);
        let bins = bins.into_iter().enumerate();
        Self {
            games,
            moments,
            brier: rounded(brier),
            brier_constant: rounded(brier_constant),
            slope: slope.map(|slope| rounded(slope.value)),
            slope_interval: slope.and_then(ends),
            intercept: intercept.map(rounded),
            bins: bins.map(|(nth, bin)| FoundBin::of(nth, bin)).collect(),
        }
    }
}

impl FoundBin {
    fn of(nth: usize, Bin { means, count }: Bin) -> Self {
        let border = |nth: usize| rounded(nth as f64 / BINS as f64);
        Self {
            from: border(nth),
            to: border(nth + 1),
            said: means.map(|(said, _)| rounded(said)),
            happened: means.map(|(_, happened)| rounded(happened.value)),
            interval: means.and_then(|(_, happened)| ends(happened)),
            count,
        }
    }
}

fn ends(estimate: Estimate) -> Option<[f64; 2]> {
    estimate.interval.map(|(low, high)| [rounded(low), rounded(high)])
}

impl Report {
    /// The result of these games, which come in order; `command` plays or reads them again.
    pub(super) fn new(gathered: &Gathered, seed: Option<u64>, command: String) -> Self {
        let mut kinds: BTreeMap<&Kind, Vec<&[Moment]>> = BTreeMap::new();
        let mut boxes: Vec<(&'static str, Vec<&[Moment]>)> = Vec::new();
        for game in &gathered.games {
            kinds.entry(&game.kind).or_default().push(&game.moments);
            for name in &game.kind.boxes {
                match boxes.iter_mut().find(|(known, _)| known == name) {
                    Some((_, games)) => games.push(&game.moments),
                    None => boxes.push((name, vec![&game.moments])),
                }
            }
        }
        let all: Vec<&[Moment]> = gathered
            .games
            .iter()
            .map(|game| game.moments.as_slice())
            .collect();
        let left_out = gathered.left_out.iter().map(|left| LeftOut {
            file: left.file.as_ref().map(|path| path.display().to_string()),
            reason: left.reason.clone(),
        });
        Self {
            command,
            seed,
            all: Found::of(&all),
            tables: kinds
                .into_iter()
                .map(|(kind, games)| OfKind {
                    game: kind.game,
                    players: kind.players,
                    boxes: kind.boxes.clone(),
                    found: Found::of(&games),
                })
                .collect(),
            boxes: boxes
                .into_iter()
                .map(|(name, games)| OfBox {
                    name,
                    found: Found::of(&games),
                })
                .collect(),
            left_out: left_out.collect(),
        }
    }

    /// The tables for people.
    pub(super) fn table(&self, words: &Words) -> String {
        let mut text = self.head(words) + "\n\n";
        let score = |value: f64| localized(value, 3, words.language());
        let title = |id: &str| words.text(id);
        let summed = |name: String, found: &Found| {
            let slope = found.slope.map(|slope| localized(slope, 2, words.language()));
            let interval = found
                .slope_interval
                .map(|ends| ends.map(|end| localized(end, 2, words.language())).join(" – "));
            [
                name,
                words.number(found.games),
                words.number(found.moments),
                score(found.brier),
                score(found.brier_constant),
                slope.unwrap_or_else(none),
                interval.unwrap_or_else(none),
            ]
        };
        let mut rows = vec![
            [
                "cli-calibrate-table",
                "cli-ladder-games",
                "cli-calibrate-moments",
                "cli-calibrate-brier",
                "cli-calibrate-constant",
                "cli-calibrate-slope",
                "cli-report-interval",
            ]
            .map(title),
        ];
        rows.extend(
            self.tables
                .iter()
                .map(|table| summed(table.named(), &table.found)),
        );
        if self.tables.len() > 1 {
            rows.push(summed(title("cli-calibrate-all"), &self.all));
            if !self.boxes.is_empty() {
                rows.push(std::array::from_fn(|_| String::new()));
            }
            for one in &self.boxes {
                let values = [("box", one.name.into())];
                rows.push(summed(words.text_with("cli-calibrate-with", &values), &one.found));
            }
        }
        aligned(&mut text, &rows);
        text.push('\n');
        let percent = |share: f64| {
            let number = localized(100.0 * share, 1, words.language());
            words.text_with("cli-percent", &[("number", number.into())])
        };
        let mut rows = vec![
            [
                "cli-calibrate-bin",
                "cli-calibrate-said",
                "cli-calibrate-happened",
                "cli-report-interval",
                "cli-calibrate-moments",
            ]
            .map(title),
        ];
        rows.extend(self.all.bins.iter().map(|bin| {
            let whole = |border: f64| localized(100.0 * border, 0, words.language());
            let to = words.text_with("cli-percent", &[("number", whole(bin.to).into())]);
            let interval = bin.interval.map(|ends| ends.map(percent).join(" – "));
            [
                format!("{} – {to}", whole(bin.from)),
                bin.said.map_or_else(none, percent),
                bin.happened.map_or_else(none, percent),
                interval.unwrap_or_else(none),
                words.number(bin.count),
            ]
        }));
        aligned(&mut text, &rows);
        text.push_str(&format!("\n{}\n", title("cli-calibrate-legend")));
        let lacks = |found: &Found| found.slope_interval.is_none();
        if self.tables.iter().any(|table| lacks(&table.found)) {
            text.push_str(&format!("{}\n", title("cli-ladder-no-interval")));
        }
        if !self.left_out.is_empty() {
            let values = [("count", self.left_out.len().into())];
            text.push_str(&format!(
                "\n{}\n",
                words.text_with("cli-calibrate-left-out", &values)
            ));
        }
        for left in &self.left_out {
            let line = match &left.file {
                Some(file) => {
                    let values = [
                        ("file", file.as_str().into()),
                        ("reason", left.reason.as_str().into()),
                    ];
                    words.text_with("cli-calibrate-left", &values)
                }
                None => left.reason.clone(),
            };
            text.push_str(&format!("  {line}\n"));
        }
        text
    }

    /// What was measured, in a line.
    fn head(&self, words: &Words) -> String {
        let values = [
            ("games", self.all.games.into()),
            ("moments", words.number(self.all.moments).into()),
            (
                "seed",
                self.seed.map_or_else(String::new, |seed| seed.to_string()).into(),
            ),
            (
                "source",
                if self.seed.is_some() { "played" } else { "read" }.into(),
            ),
        ];
        words.text_with("cli-calibrate-head", &values)
    }

    /// The picture of all games.
    pub(super) fn plot(&self, words: &Words) -> Plot {
        let two = |value: f64| localized(value, 2, words.language());
        let three = |value: f64| localized(value, 3, words.language());
        let of_one_kind = match self.tables.as_slice() {
            [one] => Some(one.named()),
            _ => None,
        };
        let slope = self.all.slope.map(|slope| {
            let ends = self
                .all
                .slope_interval
                .map_or_else(none, |ends| ends.map(two).join(" – "));
            let values = [("slope", two(slope).into()), ("interval", ends.into())];
            words.text_with("cli-calibrate-plot-slope", &values)
        });
        let values = [
            ("brier", three(self.all.brier).into()),
            ("constant", three(self.all.brier_constant).into()),
        ];
        let brier = words.text_with("cli-calibrate-plot-brier", &values);
        let points = self.all.bins.iter().filter_map(|bin| {
            Some(PlotPoint {
                said: bin.said? as f32,
                happened: bin.happened? as f32,
                interval: bin.interval.map(|ends| ends.map(|end| end as f32)),
                share: bin.count as f32 / self.all.moments.max(1) as f32,
            })
        });
        let percent =
            |percent: usize| words.text_with("cli-percent", &[("number", percent.to_string().into())]);
        Plot {
            title: self.head(words),
            notes: of_one_kind.into_iter().chain(slope).chain([brier]).collect(),
            across: words.text("cli-calibrate-plot-said"),
            upwards: words.text("cli-calibrate-plot-happened"),
            percent: [0, 25, 50, 75, 100].map(percent),
            points: points.collect(),
        }
    }
}

impl OfKind {
    /// The kind of table as it is typed: `2 × base, promos`, or `2 × duel`.
    fn named(&self) -> String {
        let what = match self.boxes.as_slice() {
            [] => self.game.to_owned(),
            boxes => boxes.join(", "),
        };
        format!("{} × {what}", self.players)
    }
}

/// What stands in place of a number that is not known.
fn none() -> String {
    "—".to_owned()
}
