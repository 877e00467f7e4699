//! Everybody whose strength is measured, by name: the levels, what they are built on, and anchors that no
//! learning moves.
//!
//! Start at [`contestants`]. No other player of these games is known that says how strong it is, so the
//! anchors are our own re-implementations: `random`, and the [`RulesOfThumb`]. `exact` is the exact plan of the rolls with the value of positions
//! that was set by hand, without anything that levels add. `master-no-hand` is Master who never plays an
//! Evolution of its own hand; where there are no hands it is Master. `master-no-packs` is Master who plays as if
//! no monster pack were on the table; where there is none it is Master. Earlier versions are programs of their own
//! (`.ci/rival`).
//!
//! Deliberately absent: tables, games and numbers; those are the ladder's.

#[cfg(test)]
mod tests;

use super::levels::{Levels, ValueFn, WithoutHand, WithoutPacks};
use super::planner::Planner;
use super::random::Random;
use super::roll_plan::keeping;
use super::{Bot, Level, Stop, bot};
use engine::{Seat, View};
use std::fmt;
use std::sync::Arc;

/// A game whose bots are measured: the rules of thumb of the anchors, and who else is there.
pub trait Baselines: Levels {
    /// How many dice of each face somebody keeps who plays by these rules; what is left is thrown again.
    fn keep_by(&self, rules: RulesOfThumb, seat: Seat) -> [u8; 6];

    /// What is said by these rules to any question but that of the roll. `None` for the usual answer.
    fn answer_by(&self, rules: RulesOfThumb, seat: Seat) -> Option<Self::Answer>;
}

/// Makes a bot with its own luck.
type Maker<G> = Arc<dyn Fn(u64) -> Box<dyn Bot<G>> + Send + Sync>;

/// Somebody who can be measured.
pub struct Contestant<G> {
    name: String,
    sit: Maker<G>,
}

impl<G> Clone for Contestant<G> {
    fn clone(&self) -> Self {
        Self {
            name: self.name.clone(),
            sit: Arc::clone(&self.sit),
        }
    }
}

impl<G> fmt::Debug for Contestant<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Contestant").field(&self.name).finish()
    }
}

impl<G> Contestant<G> {
    /// A contestant of this name; `sit` makes the bot of a seed.
    #[must_use]
    pub fn new(
        name: impl Into<String>,
        sit: impl Fn(u64) -> Box<dyn Bot<G>> + Send + Sync + 'static,
    ) -> Self {
        Self {
            name: name.into(),
            sit: Arc::new(sit),
        }
    }

    /// The name on the command line.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The bot, with its own luck.
    #[must_use]
    pub fn bot(&self, seed: u64) -> Box<dyn Bot<G>> {
        (self.sit)(seed)
    }
}

/// Everybody, the anchors first.
#[must_use]
pub fn contestants<G: Baselines>() -> Vec<Contestant<G>> {
    let mut all = vec![Contestant::new("random", |seed| Box::new(Random::new(seed)))];
    all.extend(RulesOfThumb::ALL.map(|rules| Contestant::new(rules.slug(), move |_| Box::new(rules))));
    all.push(Contestant::new("exact", |seed| {
        let by_hand = ValueFn::<G::HandSet>::set_by_hand();
        Box::new(Planner::<G, _>::with_evaluator(seed, by_hand))
    }));
    all.extend(Level::ALL.map(|level| Contestant::new(level.slug(), move |seed| bot(level, seed))));
    all.push(Contestant::new(WITHOUT_HAND, |seed| {
        Box::new(WithoutHand::<G>::new(seed))
    }));
    all.push(Contestant::new(WITHOUT_PACKS, |seed| {
        Box::new(WithoutPacks::<G>::new(seed))
    }));
    all.extend(G::shipped().map(|evaluator| {
        Contestant::new("net", |seed| {
            Box::new(Planner::with_evaluator(seed, evaluator.clone()))
        })
    }));
    all
}

/// The name of Master who never plays a card of its hand.
pub const WITHOUT_HAND: &str = "master-no-hand";

/// The name of Master who takes no account of monster packs.
pub const WITHOUT_PACKS: &str = "master-no-packs";

/// Somebody who plays without looking ahead and without reckoning any odds; each game says how.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulesOfThumb {
    /// Keeps claws and throws the rest, never buys, and yields when it is hurt.
    Claws,
    /// Keeps pairs, and whatever else may be of use; buys the dearest card.
    Greedy,
    /// As a child plays: keeps what it has most of, claws when in doubt, buys what it can, and stays until it
    /// hurts.
    Child,
    /// As somebody plays who has played a few times: knows what kills and what wins, when to heal, when to
    /// leave, and which cards are good.
    Adult,
}

impl RulesOfThumb {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Claws, Self::Greedy, Self::Child, Self::Adult];

    /// The name on the command line.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Claws => "claws",
            Self::Greedy => "greedy",
            Self::Child => "child",
            Self::Adult => "adult",
        }
    }
}

impl<G: Baselines> Bot<G> for RulesOfThumb {
    fn choose(&mut self, seen: &View<G>, _: &Stop) -> Option<G::Answer> {
        let seat = seen.asked_viewer()?;
        let seen: &G = seen;
        if seen.is_rolling() {
            return Some(if seen.rolls_left() == 0 {
                G::stop_answer()
            } else {
                keeping(seen, seen.keep_by(*self, seat))
            });
        }
        seen.answer_by(*self, seat).or_else(|| seen.default_answer())
    }
}
