//! How strong everybody is: the pool of a game plays on fresh seeds, each seed once from every seat and with
//! the same luck for rivals, and win rates and ratings are told with intervals (`docs/bots.md`).
//!
//! Two seats: everybody against everybody. More seats: everybody against tables full of every other, and
//! mixed tables. Or one match. A game depends only on the seed, who sits where, and nothing else.

mod dealer;
mod report;
mod stats;

use super::arguments::Ladder;
use super::game::{self, CliGame};
use super::parallel::{Sum, run_parallel, workers};
use super::records::Records;
use super::{Problem, print, train};
use bots::baselines::{Baselines, Contestant, contestants};
use bots::draw::{Draw, mixed};
use bots::luck;
use bots::planner::Planner;
use bots::train::{Curriculum, evaluator_with};
use bots::{Stop, seed_of};
use dealer::DuplicateDealer;
use engine::{Asked, Chance, Seat, Seats};
use report::Report;
use table::{Halt, Sitter, Table};
use words::Words;

/// A whole game is worth so many points, so that any number of winners shares them evenly.
const GAME: u32 = 60;
/// A game that has not ended after so many answers is given up; real ones take a few hundred.
const PATIENCE: u64 = 100_000;
/// How many sit at a table if nothing is said.
const USUAL_SEATS: u8 = 2;
/// Tells the draw of who sits at mixed tables from every other use of a seed.
const MIXED: u64 = 0x6465_7869_6d65_6874;

/// Plays what is asked for and prints the result.
pub(super) fn run<K: CliGame + Baselines + Curriculum>(
    options: &Ladder,
    words: &Words,
) -> Result<(), Problem> {
    let plan = Plan::<K>::of(options, words)?;
    let units = plan.units();
    let records = Records::open(options.records.as_deref(), false, words)?;
    let played = run_parallel(
        units,
        workers(options.threads, units),
        words,
        &|unit, played: &mut Played| {
            played.units.push(plan.play(unit, &records, words)?);
            Ok(())
        },
    )?;
    let report = Report::new(&plan, played.in_order());
    if !options.json {
        return print(words, &report.table(words));
    }
    let json = serde_json::to_string_pretty(&report).expect("plain data has a form in JSON");
    print(words, &format!("{json}\n"))
}

/// Tells what a measure of luck draws from every other use of a seed.
const LUCK: u64 = 0x6b63_756c_6b63_756c;

/// Who plays whom, and how often.
struct Plan<K: CliGame> {
    pool: Vec<Contestant<K>>,
    seats: usize,
    /// One against a table full of the other, as places in the pool.
    pairs: Vec<(usize, usize)>,
    /// Is this about the whole pool, and not one match only?
    rated: bool,
    seeds: u64,
    seed: u64,
    agreed: K::Agreed,
    /// What was typed, for whoever wants to see it again.
    command: String,
}

/// The games of one seed in which the same contestants sat down, once from every seat.
#[derive(Debug, Clone, PartialEq)]
struct Unit {
    number: u64,
    /// Who sat there, as places in the pool: the one against the others first.
    seated: Vec<usize>,
    /// What each of them got of the points of all these games.
    points: Vec<u32>,
    /// By how much luck moved their chances to win, in sum; nothing where it was not measured.
    luck: Vec<f64>,
    turns: u64,
    /// Games that ended without a winner.
    unwon: u64,
    /// Games that were given up.
    unfinished: u64,
}

/// What has been played, in any order.
#[derive(Debug, Default)]
struct Played {
    units: Vec<Unit>,
}

impl Sum for Played {
    fn add(&mut self, other: &Self) {
        self.units.extend_from_slice(&other.units);
    }
}

impl Played {
    /// The order in which the threads were ready means nothing.
    fn in_order(mut self) -> Vec<Unit> {
        self.units.sort_unstable_by_key(|unit| unit.number);
        self.units
    }
}

impl<K: CliGame + Baselines + Curriculum> Plan<K> {
    fn of(options: &Ladder, words: &Words) -> Result<Self, Problem> {
        let seats = usize::from(options.players.unwrap_or(USUAL_SEATS));
        game::seats::<K>(seats, words)?;
        let agreed = K::agreed(&options.boxes, words)?;
        let mut all = contestants::<K>();
        let place = K::table(seats, &agreed, options.seed, words)?.net_index();
        for path in &options.nets {
            let name = path
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let evaluator = evaluator_with::<K>(&train::net_at::<K>(path, place, words)?);
            all.push(Contestant::new(name, move |seed| {
                Box::new(Planner::with_evaluator(seed, evaluator.clone()))
            }));
        }
        if options.duellists.is_some() && !options.pool.is_empty() {
            return Err(Problem::new(words, "cli-ladder-both", &[]));
        }
        let names: Vec<&str> = match &options.duellists {
            Some(typed) => pair(typed, &all)
                .ok_or_else(|| unknown("--match", typed, "cli-allowed-match", &all, words))?
                .to_vec(),
            None => options.pool.iter().map(String::as_str).collect(),
        };
        let mut pool: Vec<Contestant<K>> = Vec::new();
        for name in &names {
            let found = all
                .iter()
                .find(|one| one.name() == *name)
                .ok_or_else(|| unknown("--pool", name, "cli-allowed-pool", &all, words))?;
            if !pool.iter().any(|known| known.name() == *name) {
                pool.push(found.clone());
            }
        }
        if names.is_empty() {
            pool = all.clone();
        }
        let rated = options.duellists.is_none();
        let many = pool.len();
        if rated && many < 2 {
            return Err(unknown(
                "--pool",
                &options.pool.join(","),
                "cli-allowed-pool",
                &all,
                words,
            ));
        }
        let pairs = if !rated {
            vec![(0, many - 1)]
        } else {
            let each = (0..many).flat_map(|one| (0..many).map(move |other| (one, other)));
            // With two seats both are one against the other.
            each.filter(|(one, other)| if seats == 2 { one < other } else { one != other })
                .collect()
        };
        let games = u64::from(options.games.get());
        Ok(Self {
            seats,
            pairs,
            rated,
            seeds: games.div_ceil(seats as u64),
            seed: options.seed,
            agreed: agreed.clone(),
            command: typed::<K>(options, seats, &agreed, &pool),
            pool,
        })
    }

    /// Mixed tables of each seed: one for each of the pool.
    fn mixed_tables(&self) -> usize {
        if self.rated && self.seats > 2 {
            self.pool.len()
        } else {
            0
        }
    }

    /// Sets of seats of each seed.
    fn fixtures(&self) -> usize {
        self.pairs.len() + self.mixed_tables()
    }

    fn units(&self) -> u64 {
        self.seeds * self.fixtures() as u64
    }

    /// Which seed a unit belongs to, and which of its fixtures it is.
    fn place(&self, unit: u64) -> (u64, usize) {
        let fixtures = self.fixtures() as u64;
        (unit / fixtures, (unit % fixtures) as usize)
    }

    /// Who sits down, before anybody moves on.
    fn seated(&self, seed: u64, fixture: usize) -> Vec<usize> {
        if let Some((one, other)) = self.pairs.get(fixture) {
            let mut seated = vec![*other; self.seats];
            seated[0] = *one;
            return seated;
        }
        // Each of the pool has a table of its own for every seed, with companions by lot: all the others
        // before one comes twice.
        let host = fixture - self.pairs.len();
        let mut draw = Draw::new(mixed(mixed(self.seed ^ MIXED, seed), host as u64));
        let (mut seated, mut left) = (vec![host], Vec::new());
        while seated.len() < self.seats {
            if left.is_empty() {
                left = (0..self.pool.len()).filter(|other| *other != host).collect();
            }
            let next = draw.below(left.len() as u32) as usize;
            seated.push(left.swap_remove(next));
        }
        seated
    }

    /// Plays a fixture of a seed once from every seat.
    fn play(&self, unit: u64, records: &Records, words: &Words) -> Result<Unit, Problem> {
        let (seed, fixture) = self.place(unit);
        let table_seed = mixed(self.seed, seed + 1);
        let seated = self.seated(seed, fixture);
        let mut played = Unit {
            number: unit,
            points: vec![0; seated.len()],
            luck: vec![0.0; seated.len()],
            seated,
            turns: 0,
            unwon: 0,
            unfinished: 0,
        };
        for shift in 0..self.seats {
            // Who sits on a seat, by the place in `seated`.
            let sits = |seat: usize| (seat + shift) % self.seats;
            let end = self.game(table_seed, words, |seat| &self.pool[played.seated[sits(seat)]])?;
            records.keep(&format!("{unit:06}-{shift}"), &end, None, words)?;
            if !self.rated {
                let luck = luck::of_game(end.start(), end.history(), mixed(self.seed ^ LUCK, unit));
                for (seat, luck) in luck.iter().enumerate().take(self.seats) {
                    played.luck[sits(seat)] += luck;
                }
            }
            let end = end.state();
            let winners = end.ended().map(|outcome| outcome.winners);
            for seat in 0..self.seats {
                let won = winners.is_some_and(|winners| winners.contains(Seat(seat as u8)));
                if won {
                    played.points[sits(seat)] += GAME / winners.map_or(1, |winners| winners.len() as u32);
                }
            }
            played.turns += u64::from(end.turn());
            played.unwon += u64::from(winners == Some(Seats::NONE));
            played.unfinished += u64::from(winners.is_none());
        }
        Ok(played)
    }

    /// Plays one game and returns its table.
    fn game<'a>(
        &self,
        seed: u64,
        words: &Words,
        sits: impl Fn(usize) -> &'a Contestant<K>,
    ) -> Result<Table<K>, Problem>
    where
        K: 'a,
    {
        let start = K::measured(self.seats, &self.agreed, seed, words)?;
        let sitters = (0..self.seats).map(|seat| Sitter {
            plays: format!("bot:{}", sits(seat).name()),
            ..Sitter::default()
        });
        // Its own dealer gives rivals the same luck.
        let mut table = Table::without_dealer(start).seating(sitters.collect());
        let mut bots: Vec<_> = (0..self.seats)
            .map(|seat| sits(seat).bot(seed_of(seed, Seat(seat as u8))))
            .collect();
        let (mut dealer, stop) = (DuplicateDealer::new(seed), Stop::default());
        let ended = table::play(
            &mut table,
            &mut |table, asked| {
                let answer = match asked {
                    None => dealer.deal(table.state()),
                    Some(seat) => bots[seat.index()].choose(&table.seen_by(asked), &stop),
                };
                answer.ok_or(())
            },
            &mut |_, _| {},
            &mut |table| table.ticket() >= PATIENCE,
        );
        match ended {
            Ok(()) | Err(Halt::Stopped) => Ok(table),
            Err(Halt::Silent(..) | Halt::Refused(..)) => Err(self.broken(table.state(), words)),
        }
    }

    /// Somebody has said nothing, or something that is not offered.
    fn broken(&self, state: &K, words: &Words) -> Problem {
        let command = ("command", self.command.as_str().into());
        match state.asks() {
            Asked::Seat(seat) => {
                let values = [("seat", (seat.0 + 1).into()), command];
                Problem::new(words, "cli-bot-blunder", &values)
            }
            Asked::Nature | Asked::NoOne => Problem::new(words, "cli-broken-rule", &[command]),
        }
    }
}

/// The two of `A:B`. Names may have a colon in them as well.
fn pair<'a, G>(typed: &'a str, all: &[Contestant<G>]) -> Option<[&'a str; 2]> {
    let known = |name: &str| all.iter().any(|one| one.name() == name);
    typed
        .match_indices(':')
        .map(|(at, _)| [&typed[..at], &typed[at + 1..]])
        .find(|pair| pair.iter().all(|name| known(name)))
}

/// Somebody was named who is not in the pool.
fn unknown<G>(option: &str, value: &str, allowed: &str, all: &[Contestant<G>], words: &Words) -> Problem {
    let known: Vec<&str> = all.iter().map(Contestant::name).collect();
    let allowed = words.text_with(allowed, &[("known", known.join(", ").into())]);
    let values = [
        ("option", option.into()),
        ("value", value.into()),
        ("allowed", allowed.into()),
    ];
    Problem::new(words, "cli-wrong-value", &values)
}

/// What has to be typed to play all this again.
fn typed<K: CliGame>(options: &Ladder, seats: usize, agreed: &K::Agreed, pool: &[Contestant<K>]) -> String {
    let who = match &options.duellists {
        Some(pair) => format!("--match {pair}"),
        None => {
            let names: Vec<&str> = pool.iter().map(Contestant::name).collect();
            format!("--pool {}", names.join(","))
        }
    };
    let boxes = if options.boxes.is_silent() {
        String::new()
    } else {
        K::typed(agreed, options.seed)
    };
    let (game, games, seed) = (K::named(), options.games, options.seed);
    format!("king-of-tokyo ladder{game} --players {seats} {who} --games {games} --seed {seed}{boxes}")
}
