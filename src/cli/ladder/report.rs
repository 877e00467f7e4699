//! The results of the ladder, as a table or as one JSON object.

use super::stats::{Estimate, Tables, mean_of, ratings, resampled, without_luck};
use super::{GAME, Plan, Unit};
use crate::cli::game::CliGame;
use crate::cli::report::{aligned, localized, ratio, rounded};
use bots::baselines::Baselines;
use bots::draw::mixed;
use bots::train::Curriculum;
use serde::Serialize;
use std::collections::BTreeMap;
use words::Words;

/// Who has 0 points, if it is in the pool; else the first of the pool.
const ANCHOR: &str = "random";
/// Tells the luck of drawing seeds again from every other use of a seed.
const AGAIN: u64 = 0x6e69_6167_6173_6465;

/// The whole result. The order of the fields is that of the JSON object.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct Report {
    game: &'static str,
    players: usize,
    command: String,
    seed: u64,
    seeds: u64,
    games: u64,
    /// Games that ended without a winner.
    unwon: u64,
    unfinished: u64,
    matches: Vec<Match>,
    #[serde(skip_serializing_if = "Option::is_none")]
    anchor: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ratings: Vec<Rating>,
}

/// One against a table full of another.
#[derive(Debug, Clone, PartialEq, Serialize)]
struct Match {
    who: String,
    against: String,
    games: u64,
    #[serde(flatten)]
    share: Share,
    /// The share with luck taken out, where it was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    share_luck_out: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    interval_luck_out: Option<[f64; 2]>,
    mean_turns: f64,
}

/// A share of the wins. Without an interval both its ends are `null`.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
struct Share {
    share: f64,
    low: Option<f64>,
    high: Option<f64>,
    chance: f64,
}

impl Share {
    fn new(estimate: Estimate, seats: usize) -> Self {
        Self {
            share: rounded(estimate.value),
            low: estimate.interval.map(|(low, _)| rounded(low)),
            high: estimate.interval.map(|(_, high)| rounded(high)),
            chance: rounded(1.0 / seats as f64),
        }
    }
}

/// How strong somebody is on the scale of Elo. Without an interval both its ends are `null`.
#[derive(Debug, Clone, PartialEq, Serialize)]
struct Rating {
    who: String,
    rating: i64,
    rating_low: Option<i64>,
    rating_high: Option<i64>,
    /// Its share of the wins at mixed tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    mixed: Option<Share>,
}

impl Report {
    /// The result of these games, which come in order.
    pub(super) fn new<K: CliGame + Baselines + Curriculum>(plan: &Plan<K>, units: Vec<Unit>) -> Self {
        let count = |what: fn(&Unit) -> u64| units.iter().map(what).sum();
        let name = |contestant: usize| plan.pool[contestant].name().to_owned();
        let matches = plan.pairs.iter().enumerate().map(|(fixture, (one, other))| {
            let of_pair = || units.iter().filter(|unit| plan.place(unit.number).1 == fixture);
            let whole = f64::from(GAME) * plan.seats as f64;
            let shares: Vec<f64> = of_pair().map(|unit| f64::from(unit.points[0]) / whole).collect();
            let games = shares.len() as u64 * plan.seats as u64;
            let luck: Vec<f64> = of_pair().map(|unit| unit.luck[0] / plan.seats as f64).collect();
            let out = (!plan.rated).then(|| without_luck(&shares, &luck));
            Match {
                who: name(*one),
                against: name(*other),
                games,
                share: Share::new(mean_of(&shares), plan.seats),
                share_luck_out: out.map(|out| rounded(out.value)),
                interval_luck_out: out
                    .and_then(|out| out.interval)
                    .map(|(low, high)| [low, high].map(rounded)),
                mean_turns: rounded(ratio(of_pair().map(|unit| unit.turns).sum(), games)),
            }
        });
        let mut report = Self {
            game: K::NAME,
            players: plan.seats,
            command: plan.command.clone(),
            seed: plan.seed,
            seeds: plan.seeds,
            games: units.len() as u64 * plan.seats as u64,
            unwon: count(|unit| unit.unwon),
            unfinished: count(|unit| unit.unfinished),
            matches: matches.collect(),
            anchor: None,
            ratings: Vec::new(),
        };
        if plan.rated {
            let anchor = plan.pool.iter().position(|one| one.name() == ANCHOR).unwrap_or(0);
            report.anchor = Some(name(anchor));
            report.ratings = rated(plan, &units, anchor);
        }
        report
    }

    /// The table for people.
    pub(super) fn table(&self, words: &Words) -> String {
        let number = |value: f64, decimals| localized(value, decimals, words.language());
        let percent = |share| words.text_with("cli-percent", &[("number", number(100.0 * share, 1).into())]);
        let between = |share: &Share| between(share.low.zip(share.high), percent);
        let values = [
            ("game", self.game.into()),
            ("games", self.games.into()),
            ("players", self.players.into()),
            ("seeds", self.seeds.into()),
            ("seed", self.seed.to_string().into()),
        ];
        let mut text = words.text_with("cli-ladder-head", &values);
        text.push_str("\n\n");
        let heads = [
            "cli-arena-who",
            "cli-ladder-against",
            "cli-ladder-games",
            "cli-report-share",
            "cli-report-interval",
            "cli-report-chance",
            "cli-ladder-turns",
        ];
        let out = self.matches.iter().any(|found| found.share_luck_out.is_some());
        let mut titles: Vec<String> = heads.iter().map(|id| words.text(id)).collect();
        if out {
            titles.splice(
                5..5,
                ["cli-ladder-luck-out", "cli-report-interval"].map(|id| words.text(id)),
            );
        }
        let mut rows = vec![titles];
        let others = self.players - 1;
        for found in &self.matches {
            let mut row = vec![
                found.who.clone(),
                if others == 1 {
                    found.against.clone()
                } else {
                    format!("{others} × {}", found.against)
                },
                words.number(found.games),
                percent(found.share.share),
                between(&found.share),
                percent(found.share.chance),
                number(found.mean_turns, 1),
            ];
            if out {
                let share = found.share_luck_out.map_or_else(String::new, percent);
                let ends = found.interval_luck_out.map(|[low, high]| (low, high));
                row.splice(5..5, [share, self::between(ends, percent)]);
            }
            rows.push(row);
        }
        aligned(&mut text, &rows);
        if let Some(anchor) = &self.anchor {
            let values = [("anchor", anchor.as_str().into())];
            text.push_str(&format!(
                "\n{}\n\n",
                words.text_with("cli-ladder-ratings", &values)
            ));
            self.rate(words, &mut text);
            if self.lacks_intervals() {
                text.push_str(&format!("\n{}\n", words.text("cli-ladder-no-interval")));
            }
        }
        if self.unwon + self.unfinished > 0 {
            let values = [
                ("unwon", self.unwon.into()),
                ("unfinished", self.unfinished.into()),
            ];
            text.push_str(&format!("\n{}\n", words.text_with("cli-ladder-unwon", &values)));
        }
        text
    }

    /// Is there a rating, or a share at mixed tables, of which nobody can say how sure it is?
    fn lacks_intervals(&self) -> bool {
        self.ratings
            .iter()
            .any(|found| found.rating_low.is_none() || found.mixed.is_some_and(|mixed| mixed.low.is_none()))
    }

    /// The ratings, the best first. Columns about mixed tables stay empty where there are none.
    fn rate(&self, words: &Words, text: &mut String) {
        let number = |value: f64| localized(value, 1, words.language());
        let percent = |share| words.text_with("cli-percent", &[("number", number(100.0 * share).into())]);
        let [who, rating, interval, share] = [
            "cli-arena-who",
            "cli-ladder-rating",
            "cli-report-interval",
            "cli-ladder-mixed",
        ]
        .map(|id| words.text(id));
        let shares = if self.ratings.iter().any(|found| found.mixed.is_some()) {
            [share, interval.clone()]
        } else {
            Default::default()
        };
        let [share, of_share] = shares;
        let mut rows = vec![[who, rating, interval, share, of_share]];
        let mut ratings: Vec<&Rating> = self.ratings.iter().collect();
        ratings.sort_by_key(|found| std::cmp::Reverse(found.rating));
        for found in ratings {
            let mixed = found
                .mixed
                .map(|mixed| [percent(mixed.share), between(mixed.low.zip(mixed.high), percent)]);
            let [share, of_share] = mixed.unwrap_or_default();
            // The anchor stands where it was put.
            let interval = if self.anchor.as_ref() == Some(&found.who) {
                String::new()
            } else {
                let ends = found.rating_low.zip(found.rating_high);
                between(ends, |rating: i64| rating.to_string())
            };
            rows.push([
                found.who.clone(),
                found.rating.to_string(),
                interval,
                share,
                of_share,
            ]);
        }
        aligned(text, &rows);
    }
}

/// From, to; a dash where nobody can say.
fn between<N>(ends: Option<(N, N)>, written: impl Fn(N) -> String) -> String {
    ends.map_or_else(
        || "—".to_owned(),
        |(low, high)| format!("{} – {}", written(low), written(high)),
    )
}

/// The ratings of the pool from all tables, and its shares at mixed ones.
fn rated<K: CliGame + Baselines + Curriculum>(plan: &Plan<K>, units: &[Unit], anchor: usize) -> Vec<Rating> {
    let many = plan.pool.len();
    // Tables at which the same contestants sat count as one.
    let mut places: BTreeMap<Vec<usize>, usize> = BTreeMap::new();
    let mut tables: Vec<Tables> = Vec::new();
    // By seed: the table, which of its contestants, and the games won.
    let mut won: Vec<Vec<(usize, usize, f64)>> = vec![Vec::new(); plan.seeds as usize];
    // By seed: the contestant, and the games won at mixed tables.
    let mut mixed_won: Vec<Vec<(usize, f64)>> = won.iter().map(|_| Vec::new()).collect();
    for unit in units {
        let (seed, fixture) = plan.place(unit.number);
        let mut sorted = unit.seated.clone();
        sorted.sort_unstable();
        let table = *places.entry(sorted).or_insert_with_key(|sorted| {
            let mut seats: Vec<(usize, f64)> = Vec::new();
            for who in sorted {
                match seats.last_mut() {
                    Some((last, count)) if last == who => *count += 1.0,
                    _ => seats.push((*who, 1.0)),
                }
            }
            tables.push(Tables {
                won: vec![0.0; seats.len()],
                seats,
            });
            tables.len() - 1
        });
        for (who, points) in unit.seated.iter().zip(&unit.points) {
            let share = f64::from(*points) / f64::from(GAME);
            let column = tables[table].seats.iter().position(|(seated, _)| seated == who);
            won[seed as usize].push((table, column.unwrap_or(0), share));
            if fixture >= plan.pairs.len() {
                mixed_won[seed as usize].push((*who, share));
            }
        }
    }
    let measure = |seeds: &[usize]| {
        for table in &mut tables {
            table.won.fill(0.0);
        }
        let (mut points, mut games) = (vec![0.0; many], vec![0.0; many]);
        for seed in seeds {
            for (table, column, share) in &won[*seed] {
                tables[*table].won[*column] += share;
            }
            for (who, share) in &mixed_won[*seed] {
                points[*who] += share;
                // A place at a table is as many games as there are seats.
                games[*who] += plan.seats as f64;
            }
        }
        let mut found = ratings(many, anchor, &tables);
        found.extend(
            points
                .iter()
                .zip(&games)
                .map(|(points, games)| points / games.max(1.0)),
        );
        found
    };
    let found = resampled(plan.seeds as usize, mixed(plan.seed ^ AGAIN, 0), measure);
    let line = |(who, one): (usize, &Estimate)| {
        // The anchor stands where it was put.
        let interval = if who == anchor {
            Some((0.0, 0.0))
        } else {
            one.interval
        };
        Rating {
            who: plan.pool[who].name().to_owned(),
            rating: one.value.round() as i64,
            rating_low: interval.map(|(low, _)| low.round() as i64),
            rating_high: interval.map(|(_, high)| high.round() as i64),
            mixed: (plan.mixed_tables() > 0).then(|| Share::new(found[many + who], plan.seats)),
        }
    };
    found[..many].iter().enumerate().map(line).collect()
}
