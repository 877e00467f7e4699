//! The results of many games: counted, then shown as a table or as one JSON object.
//!
//! Counts are whole numbers, so the order in which games come in, and with it the number of threads, changes
//! nothing.

use super::game::{CliGame, WIDEST};
use super::parallel::Sum;
use super::playout::Played;
use super::{Problem, print};
use bots::Level;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;
use words::{Language, Words, grammar};

/// What has been counted.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Tally {
    games: u64,
    turns: u64,
    decisions: u64,
    /// By the words under which endings are counted.
    ended: BTreeMap<&'static str, u64>,
    unfinished: u64,
    shared: u64,
    wins_of_seat: [u64; WIDEST],
    /// By the names of those who play.
    wins_of_who: BTreeMap<String, u64>,
}

impl Sum for Tally {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.turns += other.turns;
        self.decisions += other.decisions;
        for (ending, theirs) in &other.ended {
            *self.ended.entry(ending).or_default() += theirs;
        }
        self.unfinished += other.unfinished;
        self.shared += other.shared;
        for (mine, theirs) in self.wins_of_seat.iter_mut().zip(other.wins_of_seat) {
            *mine += theirs;
        }
        for (who, theirs) in &other.wins_of_who {
            *self.wins_of_who.entry(who.clone()).or_default() += theirs;
        }
    }
}

impl Tally {
    /// Adds a game that these played, seat by seat.
    pub(super) fn count<K: CliGame>(&mut self, played: &Played<K::Ending>, who: &[String]) {
        self.games += 1;
        self.turns += u64::from(played.turns);
        self.decisions += played.decisions;
        let Some(outcome) = played.outcome else {
            self.unfinished += 1;
            return;
        };
        *self.ended.entry(K::counted(outcome.ending)).or_default() += 1;
        if let Some(seat) = outcome.winners.only() {
            self.wins_of_seat[seat.index()] += 1;
            *self.wins_of_who.entry(who[seat.index()].clone()).or_default() += 1;
        } else if !outcome.winners.is_empty() {
            self.shared += 1;
        }
    }
}

/// Everybody once: levels first, the kindest before the others, then whoever else plays.
fn everybody(who: &[String]) -> Vec<String> {
    let mut all: Vec<String> = Level::ALL.iter().map(Level::to_string).collect();
    all.retain(|level| who.contains(level));
    for one in who {
        if !all.contains(one) {
            all.push(one.clone());
        }
    }
    all
}

/// The whole result. The order of the fields is that of the JSON object.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct Report {
    game: &'static str,
    players: usize,
    bots: Vec<String>,
    seed: u64,
    games: u64,
    ended: Ended,
    /// Games with several winners; they are nobody's win below.
    shared: u64,
    mean_turns: f64,
    mean_decisions: f64,
    seats: Vec<SeatWins>,
    levels: Vec<LevelWins>,
    #[serde(skip_serializing_if = "Option::is_none")]
    timing: Option<Timing>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct Ended {
    #[serde(flatten)]
    counted: Counts,
    unfinished: u64,
}

/// Numbers with their names, written as one JSON object in this order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Counts(pub Vec<(&'static str, u64)>);

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
struct Wins {
    wins: u64,
    share: f64,
    low: f64,
    high: f64,
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
struct SeatWins {
    seat: usize,
    #[serde(flatten)]
    wins: Wins,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
struct LevelWins {
    level: String,
    seats: usize,
    #[serde(flatten)]
    wins: Wins,
    chance: f64,
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
struct Timing {
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
}

impl Report {
    /// The result of `tally`, played by these in turn on every seat.
    pub(super) fn new<K: CliGame>(tally: &Tally, levels: &[String], seed: u64) -> Self {
        let games = tally.games;
        let ended = |slug: &&'static str| (*slug, tally.ended.get(slug).copied().unwrap_or(0));
        let seats = tally.wins_of_seat.iter().take(levels.len()).zip(1..);
        let levels_seated = everybody(levels).into_iter();
        Self {
            game: K::NAME,
            players: levels.len(),
            bots: levels.to_vec(),
            seed,
            games,
            ended: Ended {
                counted: Counts(K::ENDINGS.iter().map(ended).collect()),
                unfinished: tally.unfinished,
            },
            shared: tally.shared,
            mean_turns: rounded(ratio(tally.turns, games)),
            mean_decisions: rounded(ratio(tally.decisions, games)),
            seats: seats
                .map(|(wins, seat)| SeatWins {
                    seat,
                    wins: Wins::of(*wins, games),
                })
                .collect(),
            levels: levels_seated
                .map(|level| {
                    let seats = levels.iter().filter(|other| *other == &level).count();
                    let wins = tally.wins_of_who.get(&level).copied().unwrap_or(0);
                    let wins = Wins::of(wins, games);
                    LevelWins {
                        level,
                        seats,
                        wins,
                        chance: rounded(seats as f64 / levels.len() as f64),
                    }
                })
                .collect(),
            timing: None,
        }
    }

    /// With the time it took; only then do two runs of one seed differ.
    pub(super) fn timed(self, tally: &Tally, took: Duration) -> Self {
        let seconds = took.as_secs_f64().max(1e-9);
        let timing = Timing {
            seconds: rounded(seconds),
            games_per_second: rounded(tally.games as f64 / seconds),
            decisions_per_second: rounded(tally.decisions as f64 / seconds),
        };
        Self {
            timing: Some(timing),
            ..self
        }
    }

    /// The table for people.
    pub(super) fn table<K: CliGame>(&self, words: &Words) -> String {
        let number = |value: f64, decimals| localized(value, decimals, words.language());
        let mut text = words.text_with(
            "cli-report-head",
            &[
                ("game", self.game.into()),
                ("games", self.games.into()),
                ("players", self.players.into()),
                ("seed", self.seed.to_string().into()),
            ],
        );
        text.push_str("\n\n");
        let heads = [
            "cli-report-wins",
            "cli-report-share",
            "cli-report-interval",
            "cli-report-chance",
        ];
        let [wins, share, interval, chance] = heads.map(|id| words.text(id));
        let mut rows = vec![[
            words.text("cli-report-level"),
            wins.clone(),
            share.clone(),
            interval.clone(),
            chance,
        ]];
        let percent = |share| words.text_with("cli-percent", &[("number", number(100.0 * share, 1).into())]);
        let interval_of = |wins: &Wins| format!("{} – {}", percent(wins.low), percent(wins.high));
        for level in &self.levels {
            let wins = &level.wins;
            let name = format!("{} × {}", level.seats, level.level);
            rows.push([
                name,
                words.number(wins.wins),
                percent(wins.share),
                interval_of(wins),
                percent(level.chance),
            ]);
        }
        aligned(&mut text, &rows);
        text.push('\n');
        rows = vec![[
            words.text("cli-report-seat"),
            wins,
            share,
            interval,
            String::new(),
        ]];
        for SeatWins { seat, wins } in &self.seats {
            let share = percent(wins.share);
            rows.push([
                seat.to_string(),
                words.number(wins.wins),
                share,
                interval_of(wins),
                String::new(),
            ]);
        }
        aligned(&mut text, &rows);
        text.push('\n');
        let mut line = |id: &str, values: &[(&'static str, String)]| {
            let values: Vec<_> = values
                .iter()
                .map(|(name, value)| (*name, value.as_str().into()))
                .collect();
            text.push_str(&words.text_with(id, &values));
            text.push('\n');
        };
        let shared = ("shared", self.shared);
        let ended = self.ended.counted.0.iter().chain([&shared]);
        let ended: Vec<_> = ended.map(|(slug, count)| (*slug, words.number(*count))).collect();
        line(K::ENDED, &ended);
        let unfinished = self.ended.unfinished;
        if unfinished > 0 {
            line("cli-report-unfinished", &[("count", words.number(unfinished))]);
        }
        line(
            "cli-report-length",
            &[
                ("turns", number(self.mean_turns, 1)),
                ("decisions", number(self.mean_decisions, 1)),
            ],
        );
        if let Some(timing) = self.timing {
            line(
                "cli-report-timing",
                &[
                    ("seconds", number(timing.seconds, 1)),
                    ("games", number(timing.games_per_second, 1)),
                    ("decisions", number(timing.decisions_per_second, 0)),
                ],
            );
        }
        text
    }
}

impl Wins {
    /// Wins out of so many games, with their interval.
    fn of(wins: u64, games: u64) -> Self {
        let share = ratio(wins, games);
        let (low, high) = interval(share, games);
        Self {
            wins,
            share: rounded(share),
            low,
            high,
        }
    }
}

/// The interval that holds the true share in 95 of 100 cases when `share` of so many games was won (Wilson).
pub(super) fn interval(share: f64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    if games == 0 {
        return (0.0, 1.0);
    }
    let games = games as f64;
    let middle = share + Z * Z / (2.0 * games);
    let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + Z * Z / games;
    let bound = |bound: f64| rounded((bound / whole).clamp(0.0, 1.0));
    (bound(middle - half), bound(middle + half))
}

pub(super) fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 {
        0.0
    } else {
        part as f64 / whole as f64
    }
}

/// Four decimals: enough to read, few enough to be the same on every machine.
pub(super) fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

pub(super) fn localized(value: f64, decimals: usize, language: Language) -> String {
    grammar::number(&format!("{value:.decimals$}"), language)
}

/// Prints a result: as one JSON object, or as the table for people.
pub(super) fn tell_as(
    json: bool,
    report: &impl Serialize,
    table: impl FnOnce(&Words) -> String,
    words: &Words,
) -> Result<(), Problem> {
    if !json {
        return print(words, &table(words));
    }
    let json = serde_json::to_string_pretty(report).expect("plain data has a form in JSON");
    print(words, &format!("{json}\n"))
}

/// Rows under each other: the first column from the left, the others from the right.
pub(super) fn aligned<R: AsRef<[String]>>(text: &mut String, rows: &[R]) {
    let mut widths: Vec<usize> = Vec::new();
    for row in rows {
        let row = row.as_ref();
        widths.resize(widths.len().max(row.len()), 0);
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.chars().count().max(*width);
        }
    }
    for row in rows {
        let mut line = String::new();
        for (column, (cell, &width)) in row.as_ref().iter().zip(&widths).enumerate() {
            let written = if column == 0 {
                write!(line, "{cell:<width$}")
            } else {
                write!(line, "  {cell:>width$}")
            };
            written.expect("writing to a String cannot fail");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::Wins;

    #[test]
    fn the_interval_is_wilsons() {
        // Worked out by hand for 10 of 40: 0.25 within 0.1419 and 0.4019.
        assert_eq!(
            Wins::of(10, 40),
            Wins {
                wins: 10,
                share: 0.25,
                low: 0.1419,
                high: 0.4019
            }
        );
        let never = Wins::of(0, 100);
        assert_eq!((never.low, never.high), (0.0, 0.037));
    }
}
