//! Players that answer by themselves. Start at [`bot`]; a [`Bot`] is given what its seat may see and answers
//! the open question.
//!
//! Master answers for whoever is asked, and sees what that seat may see:
//!
//! ```
//! use bots::{Level, Stop, bot};
//! use engine::classic::{Setup, State};
//! use engine::{Asked, Game, View};
//! use table::Table;
//!
//! let mut table = Table::new(Setup::of(2)?.start()?, 7);
//! table.advance(&mut |_, _| {});
//! let mut master = bot::<State>(Level::Master, 1);
//! for _ in 0..3 {
//!     let Asked::Seat(seat) = table.state().asks() else { break };
//!     let seen = View::of(table.state(), Some(seat));
//!     let answer = master.choose(&seen, &Stop::default()).expect("it is asked");
//!     table.answer(answer, &mut |_, _| {})?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! All levels stand on one plan: the rolls of a turn are planned exactly over the multisets of faces
//! ([`lattice`], [`roll_plan`]), every position is valued where a turn is about to begin
//! ([`search::Evaluator`]), and every other decision is made by trying each legal answer on a copy and
//! valuing what comes of it ([`search`]). [`planner`] puts this together. Levels differ by how they value and
//! by the mistakes they make, never by what they see.
//!
//! A game joins by eight traits, which [`classic`] implements for King of Tokyo and [`duel`] for the game for
//! two:
//!
//! | trait | what the game tells |
//! | --- | --- |
//! | [`search::Lookahead`] | where a look-ahead begins, ends and branches: quiet positions, candidate answers, a default policy, chance nodes, and the words from which a bot's luck follows |
//! | [`roll_plan::RollPlan`] | the rolls of a turn: dice, rolls left, which final rolls come to the same, what cards may do to them |
//! | [`persona::Persona`] | what each monster likes, and what one does who does not do what is best |
//! | [`learned::Features`] | what a net reads off a position, and which net values it |
//! | [`reasons::Aims`] | what a turn may go for, and what that matters |
//! | [`levels::Levels`] | the hand-set evaluator, the shipped nets, and how often each level errs |
//! | [`baselines::Baselines`] | the rules of thumb of the players that strength is measured against |
//! | [`train::Curriculum`] | the games from which a net learns |
//!
//! Whoever only seats bots needs none of them: a game with levels is a [`BotGame`].
//!
//! Deliberately absent: clocks and hidden data; where bots decide, threads too (learning, perfect play and the
//! review of a game have some), and the names of cards but for what Evolutions and monster packs are worth by
//! hand. A bot is a pure function of its level, its seed and what it sees; floats are only added,
//! multiplied, divided and compared, so that it is the same one everywhere.

pub mod advice;
pub mod advisor;
pub mod baselines;
pub mod classic;
pub mod deeper;
pub mod draw;
pub mod duel;
pub mod fallible;
pub mod lattice;
pub mod layout;
pub mod learned;
pub mod levels;
pub mod luck;
pub mod net;
pub mod persona;
pub mod planner;
pub mod random;
pub mod reasons;
pub mod review;
pub mod roll_plan;
pub mod search;
pub mod solve;
pub mod train;

#[cfg(test)]
mod tests;

use advice::Advisor;
use engine::{Game, Seat, View};
use levels::Levels;
use luck::Gauge;
use reasons::{Aims, Reasoner};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// How well a bot plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Plays plausibly and forgives.
    Easy,
    /// A sound plan for most turns, and a whim now and then.
    Normal,
    /// The same plan, by a value of positions learned from play, and seldom a slip.
    Hard,
    /// Always the plan, and one turn further where that pays.
    Master,
}

impl Level {
    /// All levels, the kindest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::Master];

    /// The level's name in files and on the command line.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Master => "master",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.slug())
    }
}

/// There is no level of this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}: the levels are easy, normal, hard and master")]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        Self::ALL
            .into_iter()
            .find(|level| level.slug() == name)
            .ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}

/// A request to stop thinking, shared between the one who waits and the bot that thinks.
#[derive(Debug, Clone, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks the bot to come to an end. It answers within a few milliseconds with the best so far, or with
    /// nothing.
    pub fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Has somebody asked?
    #[must_use]
    pub fn asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Somebody who answers for a seat, and is shown what this seat may see and nothing else.
pub trait Bot<G: Game>: Send {
    /// The answer of the viewer to the question that is open in `seen`. `None` when the viewer is not asked,
    /// or when it was stopped before it had looked at anything.
    fn choose(&mut self, seen: &View<G>, stop: &Stop) -> Option<G::Answer>;
}

/// The seed of the bot on a seat of the table with this seed, wherever the table is played.
///
/// The dealer draws from the table's seed itself: a bot's luck says nothing about dice and cards to come.
#[must_use]
pub const fn seed_of(table_seed: u64, seat: Seat) -> u64 {
    /// Tells this use of a table's seed from every other one.
    const BOTS: u64 = 0x7374_6f62_2065_6874;
    let table = draw::mixed(table_seed ^ BOTS, 0);
    // `mixed` alone can be computed backwards. With its input in the result it cannot: the seed of a bot does
    // not tell that of the table.
    draw::mixed(table, seat.0 as u64 + 1) ^ table
}

/// A game that bots can play, as tables and screens see it; every game that has [`Levels`] is one. Positions
/// travel to wherever a bot thinks.
pub trait BotGame: Game<Answer: Send + 'static> + Send + 'static {
    /// What a turn may go for.
    type Aim: Copy + PartialEq + fmt::Debug + Send + 'static;

    /// A bot for this game. Two bots of the same level and seed answer alike whatever they were asked before.
    #[must_use]
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>>;

    /// Somebody who weighs the answers of each seat as the best bot does that sits there at a table of this seed.
    #[must_use]
    fn advisor(seed: u64) -> Box<dyn Advisor<Self>>;

    /// Somebody who says why the bot of this level and seed answers as it does.
    #[must_use]
    fn reasoner(level: Level, seed: u64) -> Box<dyn Reasoner<Self>>;

    /// Somebody who measures luck, by what Hard believes; what it cannot know it draws with the seed.
    #[must_use]
    fn gauge(seed: u64) -> Box<dyn Gauge<Self>>;
}

impl<G: Levels> BotGame for G {
    type Aim = <G as Aims>::Aim;

    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        levels::bot(level, seed)
    }

    fn advisor(seed: u64) -> Box<dyn Advisor<Self>> {
        levels::advisor(seed)
    }

    fn reasoner(level: Level, seed: u64) -> Box<dyn Reasoner<Self>> {
        levels::reasoner(level, seed)
    }

    fn gauge(seed: u64) -> Box<dyn Gauge<Self>> {
        Box::new(luck::believed::<Self>(seed))
    }
}

/// A bot for the game that is played. Two bots of the same level and seed answer alike whatever they were
/// asked before.
#[must_use]
pub fn bot<G: BotGame>(level: Level, seed: u64) -> Box<dyn Bot<G>> {
    G::bot(level, seed)
}
