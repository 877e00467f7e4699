//! The results of a tournament. Points are whole numbers, so the order of the games changes nothing.

use super::{GAME, Played};
use crate::cli::arguments::Contestant;
use crate::cli::game::CliGame;
use crate::cli::report::{Counts, aligned, interval, localized, ratio, rounded};
use serde::Serialize;
use words::Words;

/// The whole result. The order of the fields is that of the JSON object.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct Report {
    game: &'static str,
    seed: u64,
    games: u64,
    ended: Ended,
    mean_turns: f64,
    seats: Vec<Line>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct Ended {
    #[serde(flatten)]
    counted: Counts,
    forfeited: u64,
    unfinished: u64,
}

/// One contestant.
#[derive(Debug, Clone, PartialEq, Serialize)]
struct Line {
    who: String,
    /// Games won; a shared one counts in part.
    points: f64,
    share: f64,
    low: f64,
    high: f64,
    chance: f64,
    forfeits: u64,
}

impl Report {
    /// The result of these games.
    pub(super) fn new<K: CliGame>(
        contestants: &[Contestant],
        seed: u64,
        played: &[Played<K::Ending>],
    ) -> Self {
        let games = played.len() as u64;
        let kept = || played.iter().filter(|game| game.forfeit.is_none());
        let so = |slug: &'static str| {
            let count = kept()
                .filter(|game| game.ending.map(K::counted) == Some(slug))
                .count();
            (slug, count as u64)
        };
        let ended = Ended {
            counted: Counts(K::ENDINGS.iter().copied().map(so).collect()),
            forfeited: games - kept().count() as u64,
            unfinished: kept().filter(|game| game.ending.is_none()).count() as u64,
        };
        let turns = played.iter().map(|game| u64::from(game.turns)).sum();
        let lines = contestants.iter().enumerate().map(|(index, contestant)| {
            let points: u64 = played.iter().filter_map(|game| game.points.get(index)).sum();
            let share = ratio(points, GAME * games);
            let (low, high) = interval(share, games);
            Line {
                who: contestant.to_string(),
                points: rounded(ratio(points, GAME)),
                share: rounded(share),
                low,
                high,
                chance: rounded(1.0 / contestants.len() as f64),
                forfeits: played.iter().filter(|game| game.forfeit == Some(index)).count() as u64,
            }
        });
        Self {
            game: K::NAME,
            seed,
            games,
            ended,
            mean_turns: rounded(ratio(turns, games)),
            seats: lines.collect(),
        }
    }

    /// The table for people.
    pub(super) fn table(&self, words: &Words) -> String {
        let number = |value: f64, decimals| localized(value, decimals, words.language());
        let percent = |share| words.text_with("cli-percent", &[("number", number(100.0 * share, 1).into())]);
        let values = [
            ("game", self.game.into()),
            ("games", self.games.into()),
            ("players", self.seats.len().into()),
            ("seed", self.seed.to_string().into()),
        ];
        let mut text = words.text_with("cli-arena-head", &values);
        text.push_str("\n\n");
        let heads = [
            "cli-arena-who",
            "cli-arena-points",
            "cli-report-share",
            "cli-report-interval",
            "cli-report-chance",
            "cli-arena-forfeits",
        ];
        let mut rows = vec![heads.map(|id| words.text(id))];
        for line in &self.seats {
            rows.push([
                line.who.clone(),
                number(line.points, 1),
                percent(line.share),
                format!("{} – {}", percent(line.low), percent(line.high)),
                percent(line.chance),
                words.number(line.forfeits),
            ]);
        }
        aligned(&mut text, &rows);
        text
    }
}
