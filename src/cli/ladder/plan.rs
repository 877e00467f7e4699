//! Who plays whom, and how often.

use super::game::{self, Played, Which};
use super::{GAME, Unit};
use crate::cli::arguments::{Contestant, Ladder};
use crate::cli::entrants::{Entrant, Pool, Thought, for_shell, listed};
use crate::cli::game::{self as games, CliGame};
use crate::cli::parallel::Running;
use crate::cli::records::Records;
use crate::cli::{Problem, journal};
use crate::program::{Clock, Programs};
use bots::draw::{Draw, mixed};
use bots::luck;
use engine::{Chance, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use words::Words;

/// How many sit at a table if nothing is said.
const USUAL_SEATS: u8 = 2;
/// Tells the draw of who sits at mixed tables from every other use of a seed.
const MIXED: u64 = 0x6465_7869_6d65_6874;
/// Tells what a measure of luck draws from every other use of a seed.
const LUCK: u64 = 0x6b63_756c_6b63_756c;
/// So much luck is one.
pub(super) const WHOLE_LUCK: f64 = 1e9;

/// Everything that the results of a run follow from, as its file says it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Head {
    /// Which game, as it is typed.
    game: String,
    /// How many sit at a table.
    players: usize,
    plays: Plays,
    /// Who, as it is typed.
    who: Vec<String>,
    /// The nets of files, each with its checksum.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    nets: Vec<String>,
    /// Where they lie.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    with: Vec<String>,
    seed: u64,
    /// How many games of each match.
    games: u32,
    /// What else lies on the table, as it is typed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    boxes: String,
    /// The longest time of a program for one answer, in milliseconds.
    move_time: u32,
    /// The same for all its answers of a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game_time: Option<u32>,
    /// Is luck measured?
    luck: bool,
    /// Is it measured how long everybody thinks?
    timing: bool,
}

/// What is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Plays {
    /// One against a table full of another.
    Match,
    /// Everybody against everybody.
    Pool,
    /// A table that is named seat by seat.
    Seats,
}

impl journal::Head for Head {
    const RUN: &'static str = "ladder";

    fn goes_on(&self, before: &Self) -> bool {
        // A longer run begins with the games of a shorter one. A net may lie somewhere else.
        let (games, with) = (self.games, self.with.clone());
        *self
            == Self {
                games,
                with,
                ..before.clone()
            }
    }
}

/// Who plays whom, and how often.
pub(super) struct Plan<K: CliGame> {
    head: Head,
    names: Vec<String>,
    /// The same as those who play; nobody where results are only put together.
    entrants: Vec<Entrant<K>>,
    agreed: K::Agreed,
    /// One against a table full of the other, as places in the pool.
    pairs: Vec<(usize, usize)>,
    clock: Clock,
    command: String,
}

impl<K: CliGame> Plan<K> {
    /// What is asked for.
    pub(super) fn of(options: &Ladder, words: &Words) -> Result<Self, Problem> {
        let several = [
            options.rivals.is_some(),
            !options.pool.is_empty(),
            !options.seat.is_empty(),
        ];
        if several.iter().filter(|given| **given).count() > 1 {
            return Err(Problem::new(words, "cli-ladder-both", &[]));
        }
        if options.sprt.is_some() && options.rivals.is_none() {
            return Err(Problem::new(words, "cli-ladder-sprt", &[]));
        }
        let seats = match (options.seat.len(), options.players) {
            (0, players) => usize::from(players.unwrap_or(USUAL_SEATS)),
            (seats, Some(players)) if seats != usize::from(players) => {
                let values = [("players", players.into()), ("seats", seats.into())];
                return Err(Problem::new(words, "cli-ladder-seats", &values));
            }
            (seats, _) => seats,
        };
        games::seats::<K>(seats, words)?;
        let agreed = K::agreed(&options.boxes, words)?;
        let mut pool = Pool::at(&K::table(seats, &agreed, options.seed, words)?);
        for path in &options.nets {
            pool.add_net(path, None, words)?;
        }
        let (plays, typed, option, allowed) = match &options.rivals {
            Some(rivals) => (Plays::Match, rivals.0.to_vec(), "--match", "cli-allowed-match"),
            None if options.seat.is_empty() => {
                let everybody = || {
                    pool.known()
                        .iter()
                        .map(|one| Contestant::Named(one.name().to_owned()))
                };
                let typed = match options.pool.is_empty() {
                    true => everybody().collect(),
                    false => crate::cli::arguments::Listed::all(&options.pool),
                };
                (Plays::Pool, typed, "--pool", "cli-allowed-pool")
            }
            None => (
                Plays::Seats,
                options.seat.clone(),
                "--seat",
                "cli-allowed-contestant",
            ),
        };
        let mut found: Vec<Entrant<K>> = Vec::new();
        for who in &typed {
            let entrant =
                pool.find(who, option, allowed, words)
                    .map_err(|problem| match &options.rivals {
                        Some(rivals) => {
                            pool.unknown("--match", &rivals.to_string(), "cli-allowed-match", words)
                        }
                        None => problem,
                    })?;
            if plays != Plays::Pool || found.iter().all(|known| known.name() != entrant.name()) {
                found.push(entrant);
            }
        }
        if plays == Plays::Pool && found.len() < 2 {
            let typed: Vec<String> = typed.iter().map(Contestant::to_string).collect();
            return Err(pool.unknown("--pool", &typed.join(","), "cli-allowed-pool", words));
        }
        let boxes = match options.boxes.is_silent() {
            true => String::new(),
            false => K::typed(&agreed, options.seed),
        };
        let head = Head {
            game: K::NAME.to_owned(),
            players: seats,
            plays,
            who: found.iter().map(Entrant::name).collect(),
            nets: pool.sums().to_vec(),
            with: options
                .nets
                .iter()
                .map(|path| path.display().to_string())
                .collect(),
            seed: options.seed,
            games: options.games.get(),
            boxes,
            move_time: options.move_time.get(),
            game_time: options.game_time.map(std::num::NonZeroU32::get),
            luck: plays != Plays::Pool && !options.plain,
            timing: options.timing,
        };
        Ok(Self {
            agreed,
            entrants: found,
            ..Self::told(head)
        })
    }

    /// What was asked for when its results were kept.
    pub(super) fn again(head: &Head, words: &Words) -> Result<Self, Problem> {
        games::seats::<K>(head.players, words)?;
        let many = head.who.len();
        let fits = match head.plays {
            Plays::Match => many == 2,
            Plays::Pool => many >= 2,
            Plays::Seats => many == head.players,
        };
        match fits && head.game == K::NAME {
            true => Ok(Self::told(head.clone())),
            false => Err(Problem::new(words, "cli-merge-nothing", &[])),
        }
    }

    fn told(head: Head) -> Self {
        let many = head.who.len();
        let pairs = match head.plays {
            Plays::Match => vec![(0, 1)],
            Plays::Seats => Vec::new(),
            Plays::Pool => {
                let each = (0..many).flat_map(|one| (0..many).map(move |other| (one, other)));
                // With two seats both are one against the other.
                each.filter(|(one, other)| {
                    if head.players == 2 {
                        one < other
                    } else {
                        one != other
                    }
                })
                .collect()
            }
        };
        let millis = |millis: u32| Duration::from_millis(millis.into());
        Self {
            names: head.who.clone(),
            entrants: Vec::new(),
            agreed: K::Agreed::default(),
            pairs,
            clock: Clock {
                answer: millis(head.move_time),
                game: head.game_time.map(millis),
            },
            command: typed::<K>(&head),
            head,
        }
    }

    pub(super) fn head(&self) -> &Head {
        &self.head
    }

    /// What has to be typed to play all this again.
    pub(super) fn command(&self) -> &str {
        &self.command
    }

    pub(super) fn agreed(&self) -> &K::Agreed {
        &self.agreed
    }

    /// How long programs may think.
    pub(super) fn clock(&self) -> Clock {
        self.clock
    }

    /// Who is measured.
    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    /// How many sit at a table.
    pub(super) fn seats(&self) -> usize {
        self.head.players
    }

    /// What everything follows from.
    pub(super) fn seed(&self) -> u64 {
        self.head.seed
    }

    /// One against a table full of the other, as places among the [`names`](Self::names).
    pub(super) fn pairs(&self) -> &[(usize, usize)] {
        &self.pairs
    }

    /// What is played.
    pub(super) fn plays(&self) -> Plays {
        self.head.plays
    }

    /// Is luck measured?
    pub(super) fn measures_luck(&self) -> bool {
        self.head.luck
    }

    /// Is it measured how long everybody thinks?
    pub(super) fn measures_time(&self) -> bool {
        self.head.timing
    }

    /// How many seeds are played.
    pub(super) fn seeds(&self) -> u64 {
        u64::from(self.head.games).div_ceil(self.head.players as u64)
    }

    /// Mixed tables of each seed: one for each of the pool.
    pub(super) fn mixed_tables(&self) -> usize {
        match self.head.plays {
            Plays::Pool if self.head.players > 2 => self.names.len(),
            _ => 0,
        }
    }

    /// Sets of seats of each seed.
    fn fixtures(&self) -> usize {
        match self.head.plays {
            Plays::Seats => 1,
            Plays::Match | Plays::Pool => self.pairs.len() + self.mixed_tables(),
        }
    }

    /// How many units are played.
    pub(super) fn units(&self) -> u64 {
        self.seeds() * self.fixtures() as u64
    }

    /// Which seed a unit belongs to, and which of its fixtures it is.
    pub(super) fn place(&self, unit: u64) -> (u64, usize) {
        let fixtures = self.fixtures() as u64;
        (unit / fixtures, (unit % fixtures) as usize)
    }

    /// Who sits down at the table of a unit before anybody moves on, as places among the [`names`](Self::names): the one
    /// against the others first.
    pub(super) fn seated(&self, unit: u64) -> Vec<usize> {
        let (seed, fixture) = self.place(unit);
        if self.head.plays == Plays::Seats {
            return (0..self.head.players).collect();
        }
        if let Some((one, other)) = self.pairs.get(fixture) {
            let mut seated = vec![*other; self.head.players];
            seated[0] = *one;
            return seated;
        }
        // Each of the pool has a table of its own for every seed, with companions by lot: all the others
        // before one comes twice.
        let host = fixture - self.pairs.len();
        let mut draw = Draw::new(mixed(mixed(self.head.seed ^ MIXED, seed), host as u64));
        let (mut seated, mut left) = (vec![host], Vec::new());
        while seated.len() < self.head.players {
            if left.is_empty() {
                left = (0..self.names.len()).filter(|other| *other != host).collect();
            }
            let next = draw.below(left.len() as u32) as usize;
            seated.push(left.swap_remove(next));
        }
        seated
    }

    /// Plays the games of a unit: once from every seat.
    pub(super) fn play(
        &self,
        number: u64,
        programs: &mut Programs,
        records: &Records,
        running: &Running,
        words: &Words,
    ) -> Result<Unit, Problem> {
        let (seats, (seed, _)) = (self.head.players, self.place(number));
        let seated = self.seated(number);
        let mut unit = Unit {
            number,
            points: vec![0; seats],
            luck: vec![0; if self.head.luck { seats } else { 0 }],
            turns: 0,
            ended: vec![0; K::ENDINGS.len()],
            unwon: 0,
            unfinished: 0,
            forfeits: vec![0; seats],
            thought: vec![Thought::default(); if self.head.timing { seats } else { 0 }],
        };
        for shift in 0..seats {
            // Who sits on a seat, by the place in `seated`.
            let sits = |seat: usize| (seat + shift) % seats;
            let which = Which {
                seed: mixed(self.head.seed, seed + 1),
                number: number * seats as u64 + shift as u64,
            };
            let entrants: Vec<_> = (0..seats)
                .map(|seat| &self.entrants[seated[sits(seat)]])
                .collect();
            let played = game::play(self, &entrants, which, programs, running, words)?;
            records.keep(
                &format!("{:06}", which.number),
                &played.table,
                played.forfeit,
                words,
            )?;
            self.count(&mut unit, &played, sits);
        }
        if unit.forfeits.iter().all(|forfeits| *forfeits == 0) {
            unit.forfeits.clear();
        }
        Ok(unit)
    }

    /// Adds what came of a game; `sits` is who sits on a seat, by the place in the unit.
    fn count(&self, unit: &mut Unit, played: &Played<K>, sits: impl Fn(usize) -> usize) {
        let (seats, table, state) = (self.head.players, &played.table, played.table.state());
        if self.head.luck {
            let luck = luck::of_game(
                table.start(),
                table.history(),
                mixed(self.head.seed ^ LUCK, unit.number),
            );
            for (seat, luck) in luck.iter().enumerate().take(seats) {
                unit.luck[sits(seat)] += (luck * WHOLE_LUCK).round() as i64;
            }
        }
        for (seat, thought) in played.thought.iter().enumerate() {
            if let Some(known) = unit.thought.get_mut(sits(seat)) {
                known.add(thought);
            }
        }
        unit.turns += u64::from(state.turn());
        if let Some(loser) = played.forfeit {
            // Those who kept their word share the game.
            for seat in (0..seats).filter(|seat| *seat != loser.index()) {
                unit.points[sits(seat)] += GAME / (seats as u32 - 1);
            }
            unit.forfeits[sits(loser.index())] += 1;
            return;
        }
        let outcome = state.ended();
        let winners = outcome.map(|outcome| outcome.winners);
        for seat in 0..seats {
            if winners.is_some_and(|winners| winners.contains(Seat(seat as u8))) {
                unit.points[sits(seat)] += GAME / winners.map_or(1, |winners| winners.len() as u32);
            }
        }
        if let Some(outcome) = outcome {
            let slug = K::counted(outcome.ending);
            let place = K::ENDINGS.iter().position(|known| *known == slug);
            unit.ended[place.unwrap_or(0)] += 1;
        }
        unit.unwon += u64::from(winners == Some(Seats::NONE));
        unit.unfinished += u64::from(winners.is_none());
    }
}

/// What has to be typed to play all this again.
fn typed<K: CliGame>(head: &Head) -> String {
    let who = match head.plays {
        Plays::Match => format!(
            " --players {} --match {}",
            head.players,
            for_shell(&head.who.join(":"))
        ),
        Plays::Pool => format!(" --players {}{}", head.players, listed(" --pool", &head.who)),
        Plays::Seats => head
            .who
            .iter()
            .map(|who| format!(" --seat {}", for_shell(who)))
            .collect(),
    };
    let with: String = head
        .with
        .iter()
        .map(|path| format!(" --with {}", for_shell(path)))
        .collect();
    let mut command = format!(
        "king-of-tokyo ladder{}{who}{with} --games {} --seed {}{}",
        K::named(),
        head.games,
        head.seed,
        head.boxes
    );
    if let Some(time) = head.game_time {
        command += &format!(" --game-time {time}");
    }
    if head.plays != Plays::Pool && !head.luck {
        command += " --plain";
    }
    if head.timing {
        command += " --timing";
    }
    command
}
