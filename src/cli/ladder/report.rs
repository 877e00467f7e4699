//! The results of the ladder, as a table or as one JSON object.

use super::plan::{Plan, Plays, WHOLE_LUCK};
use super::sprt::{self, Decision, Sprt};
use super::stats::{Estimate, Tables, mean_of, ratings, resampled, without_luck};
use super::{GAME, Unit};
use crate::cli::entrants::Thought;
use crate::cli::game::CliGame;
use crate::cli::report::{Counts, aligned, localized, ratio, rounded};
use bots::draw::mixed;
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
    ended: Ended,
    /// Games that ended without a winner.
    unwon: u64,
    unfinished: u64,
    mean_turns: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    matches: Vec<Match>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    seats: Vec<Line>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<Tested>,
    #[serde(skip_serializing_if = "Option::is_none")]
    anchor: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ratings: Vec<Rating>,
}

/// How the games ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct Ended {
    #[serde(flatten)]
    counted: Counts,
    forfeited: u64,
    unfinished: u64,
}

/// One against a table full of another.
#[derive(Debug, Clone, PartialEq, Serialize)]
struct Match {
    who: String,
    against: String,
    games: u64,
    #[serde(flatten)]
    share: Share,
    #[serde(flatten)]
    luck_out: LuckOut,
    mean_turns: f64,
    /// Games that either of them forfeited.
    #[serde(skip_serializing_if = "Option::is_none")]
    forfeits: Option<[u64; 2]>,
    /// How long either of them thought.
    #[serde(skip_serializing_if = "Option::is_none")]
    time: Option<[Time; 2]>,
}

/// One of a table that is named seat by seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
struct Line {
    who: String,
    /// Games won; a shared one counts in part.
    points: f64,
    #[serde(flatten)]
    share: Share,
    #[serde(flatten)]
    luck_out: LuckOut,
    forfeits: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    time: Option<Time>,
}

/// The share with luck taken out, where it was measured.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
struct LuckOut {
    #[serde(skip_serializing_if = "Option::is_none")]
    share_luck_out: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    interval_luck_out: Option<[f64; 2]>,
}

/// How long somebody thought about an answer, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
struct Time {
    answers: u64,
    mean: f64,
    longest: f64,
}

/// What a sequential test has found.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
struct Tested {
    low: f64,
    high: f64,
    error: f64,
    /// The log-likelihood ratio of the higher share against the lower one, and where it is decided.
    llr: f64,
    bounds: [f64; 2],
    decided: Option<Decision>,
}

impl Time {
    fn of(thought: &Thought) -> Self {
        Self {
            answers: thought.answers,
            mean: rounded(ratio(thought.micros, thought.answers) / 1_000.0),
            longest: rounded(thought.longest as f64 / 1_000.0),
        }
    }
}

impl Tested {
    fn of(sprt: &Sprt) -> Self {
        let (between, bound) = (sprt.hypotheses(), rounded(sprt::bound()));
        Self {
            low: between.low,
            high: between.high,
            error: sprt::ERROR,
            llr: rounded(sprt.ratio()),
            bounds: [-bound, bound],
            decided: sprt.decision(),
        }
    }
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

impl LuckOut {
    /// Of the shares of one contestant, seed by seed; nothing where luck was not measured.
    fn of(shares: &[f64], luck: &[f64], measured: bool) -> Self {
        let out = measured.then(|| without_luck(shares, luck));
        Self {
            share_luck_out: out.map(|out| rounded(out.value)),
            interval_luck_out: out
                .and_then(|out| out.interval)
                .map(|(low, high)| [low, high].map(rounded)),
        }
    }

    /// Its two columns.
    fn columns(&self, percent: impl Fn(f64) -> String) -> [String; 2] {
        let share = self.share_luck_out.map_or_else(String::new, &percent);
        let ends = self.interval_luck_out.map(|[low, high]| (low, high));
        [share, between(ends, percent)]
    }
}

/// What the contestant with this place at these tables won of each, and what luck moved, as shares of all their games.
pub(super) fn shares_of(units: &[&Unit], place: usize, seats: usize) -> (Vec<f64>, Vec<f64>) {
    let whole = f64::from(GAME) * seats as f64;
    let share = |unit: &&Unit| f64::from(unit.points[place]) / whole;
    let moved = |unit: &&Unit| {
        unit.luck
            .get(place)
            .map_or(0.0, |luck| *luck as f64 / WHOLE_LUCK / seats as f64)
    };
    (
        units.iter().map(share).collect(),
        units.iter().map(moved).collect(),
    )
}

impl Report {
    /// The result of these games, which come in order.
    pub(super) fn new<K: CliGame>(plan: &Plan<K>, units: Vec<Unit>, sprt: Option<&Sprt>) -> Self {
        let count = |what: fn(&Unit) -> u64| -> u64 { units.iter().map(what).sum() };
        let name = |contestant: usize| plan.names()[contestant].clone();
        let (seats, all) = (plan.seats(), units.iter().collect::<Vec<_>>());
        let forfeits = |units: &[&Unit], place: usize| -> u64 {
            let each = units.iter().filter_map(|unit| unit.forfeits.get(place));
            each.map(|forfeits| u64::from(*forfeits)).sum()
        };
        let time = |units: &[&Unit], places: std::ops::Range<usize>| {
            let mut whole = Thought::default();
            for thought in units
                .iter()
                .filter_map(|unit| unit.thought.get(places.clone()))
                .flatten()
            {
                whole.add(thought);
            }
            Time::of(&whole)
        };
        let matches = plan.pairs().iter().enumerate().map(|(fixture, (one, other))| {
            let of_pair = |unit: &&Unit| plan.place(unit.number).1 == fixture;
            let units: Vec<&Unit> = units.iter().filter(of_pair).collect();
            let (shares, luck) = shares_of(&units, 0, seats);
            let games = shares.len() as u64 * seats as u64;
            let lost = [
                forfeits(&units, 0),
                (1..seats).map(|place| forfeits(&units, place)).sum(),
            ];
            Match {
                who: name(*one),
                against: name(*other),
                games,
                share: Share::new(mean_of(&shares), seats),
                luck_out: LuckOut::of(&shares, &luck, plan.measures_luck()),
                mean_turns: rounded(ratio(units.iter().map(|unit| unit.turns).sum(), games)),
                forfeits: (lost != [0, 0]).then_some(lost),
                time: plan
                    .measures_time()
                    .then(|| [time(&units, 0..1), time(&units, 1..seats)]),
            }
        });
        let lines = (0..seats).filter(|_| plan.plays() == Plays::Seats).map(|place| {
            let (shares, luck) = shares_of(&all, place, seats);
            let points = all.iter().map(|unit| u64::from(unit.points[place])).sum();
            Line {
                who: name(place),
                points: rounded(ratio(points, GAME.into())),
                share: Share::new(mean_of(&shares), seats),
                luck_out: LuckOut::of(&shares, &luck, plan.measures_luck()),
                forfeits: forfeits(&all, place),
                time: plan.measures_time().then(|| time(&all, place..place + 1)),
            }
        });
        let of_ending = |place: usize| units.iter().map(|unit| unit.ended[place]).sum();
        let counted = K::ENDINGS.iter().enumerate();
        let unfinished = count(|unit| unit.unfinished);
        let games = units.len() as u64 * seats as u64;
        let mut report = Self {
            game: K::NAME,
            players: seats,
            command: plan.command().to_owned(),
            seed: plan.seed(),
            seeds: seeds_of(plan, &units).len() as u64,
            games,
            ended: Ended {
                counted: Counts(counted.map(|(place, slug)| (*slug, of_ending(place))).collect()),
                forfeited: (0..seats).map(|place| forfeits(&all, place)).sum(),
                unfinished,
            },
            unwon: count(|unit| unit.unwon),
            unfinished,
            mean_turns: rounded(ratio(count(|unit| unit.turns), games)),
            matches: matches.collect(),
            seats: lines.collect(),
            sprt: sprt.map(Tested::of),
            anchor: None,
            ratings: Vec::new(),
        };
        if plan.plays() == Plays::Pool {
            let anchor = plan.names().iter().position(|one| one == ANCHOR).unwrap_or(0);
            report.anchor = Some(name(anchor));
            report.ratings = rated(plan, &units, anchor);
        }
        report
    }

    /// The table for people.
    pub(super) fn table<K: CliGame>(&self, words: &Words) -> String {
        let values = [
            ("game", self.game.into()),
            ("games", self.games.into()),
            ("players", self.players.into()),
            ("seeds", self.seeds.into()),
            ("seed", self.seed.to_string().into()),
        ];
        let mut text = words.text_with("cli-ladder-head", &values);
        text.push_str("\n\n");
        if self.seats.is_empty() {
            self.match_rows(words, &mut text);
        } else {
            self.seat_rows(words, &mut text);
        }
        self.time_rows(words, &mut text);
        if let Some(tested) = &self.sprt {
            text.push_str(&format!("\n{}\n", tested.told(words)));
        }
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
        if self.ended.forfeited > 0 {
            let values = [("forfeited", self.ended.forfeited.into())];
            text.push_str(&format!(
                "\n{}\n",
                words.text_with("cli-ladder-forfeited", &values)
            ));
        }
        text
    }

    /// Matches, one under the other.
    fn match_rows(&self, words: &Words, text: &mut String) {
        let number = |value: f64, decimals| localized(value, decimals, words.language());
        let percent = |share| words.text_with("cli-percent", &[("number", number(100.0 * share, 1).into())]);
        let heads = [
            "cli-ladder-who",
            "cli-ladder-against",
            "cli-ladder-games",
            "cli-report-share",
            "cli-report-interval",
            "cli-report-chance",
            "cli-ladder-turns",
        ];
        let out = self
            .matches
            .iter()
            .any(|found| found.luck_out.share_luck_out.is_some());
        let mut titles: Vec<String> = heads.iter().map(|id| words.text(id)).collect();
        if out {
            titles.splice(5..5, LUCK_OUT.map(|id| words.text(id)));
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
                between(found.share.low.zip(found.share.high), percent),
                percent(found.share.chance),
                number(found.mean_turns, 1),
            ];
            if out {
                row.splice(5..5, found.luck_out.columns(percent));
            }
            rows.push(row);
        }
        aligned(text, &rows);
    }

    /// A table that is named seat by seat.
    fn seat_rows(&self, words: &Words, text: &mut String) {
        let number = |value: f64, decimals| localized(value, decimals, words.language());
        let percent = |share| words.text_with("cli-percent", &[("number", number(100.0 * share, 1).into())]);
        let heads = [
            "cli-ladder-who",
            "cli-ladder-points",
            "cli-report-share",
            "cli-report-interval",
            "cli-report-chance",
            "cli-ladder-forfeits",
        ];
        let out = self
            .seats
            .iter()
            .any(|found| found.luck_out.share_luck_out.is_some());
        let mut titles: Vec<String> = heads.iter().map(|id| words.text(id)).collect();
        if out {
            titles.splice(4..4, LUCK_OUT.map(|id| words.text(id)));
        }
        let mut rows = vec![titles];
        for line in &self.seats {
            let mut row = vec![
                line.who.clone(),
                number(line.points, 1),
                percent(line.share.share),
                between(line.share.low.zip(line.share.high), percent),
                percent(line.share.chance),
                words.number(line.forfeits),
            ];
            if out {
                row.splice(4..4, line.luck_out.columns(percent));
            }
            rows.push(row);
        }
        aligned(text, &rows);
    }

    /// How long everybody thought, where it was measured.
    fn time_rows(&self, words: &Words, text: &mut String) {
        let of_matches = self.matches.iter().filter_map(|found| {
            let [who, against] = found.time.as_ref()?;
            Some([(&found.who, who), (&found.against, against)])
        });
        let of_seats = self
            .seats
            .iter()
            .filter_map(|line| Some((&line.who, line.time.as_ref()?)));
        let times: Vec<(&String, &Time)> = of_matches.flatten().chain(of_seats).collect();
        if times.is_empty() {
            return;
        }
        let number = |value: f64| localized(value, 2, words.language());
        let heads = [
            "cli-ladder-who",
            "cli-ladder-answers",
            "cli-ladder-mean",
            "cli-ladder-longest",
        ];
        let mut rows = vec![heads.map(|id| words.text(id))];
        for (who, time) in times {
            rows.push([
                who.clone(),
                words.number(time.answers),
                number(time.mean),
                number(time.longest),
            ]);
        }
        text.push('\n');
        aligned(text, &rows);
    }

    /// Is there a rating, or a share at mixed tables, of which nobody can say how sure it is?
    fn lacks_intervals(&self) -> bool {
        let anchor = |found: &Rating| self.anchor.as_ref() == Some(&found.who);
        self.ratings.iter().any(|found| {
            (found.rating_low.is_none() && !anchor(found))
                || found.mixed.is_some_and(|mixed| mixed.low.is_none())
        })
    }

    /// The ratings, the best first. Columns about mixed tables stay empty where there are none.
    fn rate(&self, words: &Words, text: &mut String) {
        let number = |value: f64| localized(value, 1, words.language());
        let percent = |share| words.text_with("cli-percent", &[("number", number(100.0 * share).into())]);
        let [who, rating, interval, share] = [
            "cli-ladder-who",
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

impl Tested {
    /// What was found, in a sentence.
    fn told(&self, words: &Words) -> String {
        let number = |value: f64, decimals| localized(value, decimals, words.language());
        let percent = |share| words.text_with("cli-percent", &[("number", number(100.0 * share, 1).into())]);
        let decided = match self.decided {
            None => "open",
            Some(Decision::Low) => "low",
            Some(Decision::High) => "high",
        };
        let values = [
            ("low", percent(self.low).into()),
            ("high", percent(self.high).into()),
            ("llr", number(self.llr, 2).into()),
            ("bound", number(self.bounds[1], 2).into()),
            ("error", percent(self.error).into()),
            ("decided", decided.into()),
        ];
        words.text_with("cli-ladder-tested", &values)
    }
}

/// The columns of a share without luck.
const LUCK_OUT: [&str; 2] = ["cli-ladder-luck-out", "cli-report-interval"];

/// From, to; a dash where nobody can say.
fn between<N>(ends: Option<(N, N)>, written: impl Fn(N) -> String) -> String {
    ends.map_or_else(
        || "—".to_owned(),
        |(low, high)| format!("{} – {}", written(low), written(high)),
    )
}

/// The seeds that were played, in their order.
fn seeds_of<K: CliGame>(plan: &Plan<K>, units: &[Unit]) -> Vec<u64> {
    let mut seeds: Vec<u64> = units.iter().map(|unit| plan.place(unit.number).0).collect();
    seeds.dedup();
    seeds
}

/// The ratings of the pool from all tables, and its shares at mixed ones.
fn rated<K: CliGame>(plan: &Plan<K>, units: &[Unit], anchor: usize) -> Vec<Rating> {
    let many = plan.names().len();
    // Tables at which the same contestants sat count as one.
    let mut places: BTreeMap<Vec<usize>, usize> = BTreeMap::new();
    let mut tables: Vec<Tables> = Vec::new();
    // By seed: the table, which of its contestants, and the games won.
    let seeds = seeds_of(plan, units);
    let mut won: Vec<Vec<(usize, usize, f64)>> = vec![Vec::new(); seeds.len()];
    // By seed: the contestant, and the games won at mixed tables.
    let mut mixed_won: Vec<Vec<(usize, f64)>> = won.iter().map(|_| Vec::new()).collect();
    for unit in units {
        let (seed, fixture) = plan.place(unit.number);
        let seed = seeds.binary_search(&seed).unwrap_or(0);
        let seated = plan.seated(unit.number);
        let mut sorted = seated.clone();
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
        for (who, points) in seated.iter().zip(&unit.points) {
            let share = f64::from(*points) / f64::from(GAME);
            let column = tables[table].seats.iter().position(|(seated, _)| seated == who);
            won[seed].push((table, column.unwrap_or(0), share));
            if fixture >= plan.pairs().len() {
                mixed_won[seed].push((*who, share));
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
                games[*who] += plan.seats() as f64;
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
    let found = resampled(seeds.len(), mixed(plan.seed() ^ AGAIN, 0), measure);
    let line = |(who, one): (usize, &Estimate)| {
        // The anchor stands where it was put.
        let interval = one.interval.filter(|_| who != anchor);
        Rating {
            who: plan.names()[who].clone(),
            rating: one.value.round() as i64,
            rating_low: interval.map(|(low, _)| low.round() as i64),
            rating_high: interval.map(|(_, high)| high.round() as i64),
            mixed: (plan.mixed_tables() > 0).then(|| Share::new(found[many + who], plan.seats())),
        }
    };
    found[..many].iter().enumerate().map(line).collect()
}
