//! King of Tokyo: Duel's part of the bots: what the generic search must know of the game, of its throws and of whims, and
//! the hand-set value of a position.
//!
//! Start at [`HandSet`]. Cards are met only through the answers that they offer, the hooks and numbers of their rules, and
//! the positions that come of them; none is known by name.

mod aims;
mod anchors;
mod facts;
mod habit;
mod inputs;
mod temper;
pub mod terms;
mod throws;
mod value;
mod ways;
mod weigh;
mod whims;

#[cfg(test)]
mod tests;

pub use aims::Aim;
pub use value::HandSet;

use super::advice::{Advisor, Counsel};
use super::fickle::{Fickle, Whims};
use super::learned::Learned;
use super::normal::Normal;
use super::reasons::{Moods, Reasoner, Reasons};
use super::temper::shown;
use super::{Bot, Level, Seated};
use crate::engine::duel::State;
use std::sync::OnceLock;

/// The net that comes with the program.
const WEIGHTS: [&[u8]; 1] = [include_bytes!("../../resources/weights/duel.net")];

/// The judge that learned; `None` where its weights were made for other cards.
#[must_use]
pub fn shipped() -> Option<&'static Learned> {
    static SHIPPED: OnceLock<Option<Learned>> = OnceLock::new();
    SHIPPED
        .get_or_init(|| Learned::read::<State>(&WEIGHTS).ok())
        .as_ref()
}

impl Seated for State {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        let shown = shown(level);
        match level {
            Level::Easy => Box::new(Fickle::<Self, HandSet>::new(seed, Self::EASY).with_temper(shown)),
            Level::Normal => Box::new(Fickle::<Self, HandSet>::new(seed, Self::NORMAL).with_temper(shown)),
            Level::Hard | Level::Master => match shipped() {
                Some(learned) => Box::new(Normal::judging_by(seed, learned.clone()).with_temper(shown)),
                None => Box::new(Normal::<Self, HandSet>::new(seed).with_temper(shown)),
            },
        }
    }

    fn advisor(seed: u64) -> Box<dyn Advisor<Self>> {
        match shipped() {
            Some(learned) => Box::new(Counsel::judging_by(seed, learned.clone())),
            None => Box::new(Counsel::judging_by(seed, HandSet::default())),
        }
    }

    type Aim = Aim;

    fn reasoner(level: Level, seed: u64) -> Box<dyn Reasoner<Self>> {
        let shown = shown(level);
        match (level, shipped()) {
            (Level::Easy, _) => Box::new(Moods::<Self, HandSet>::new(seed, Self::EASY, shown)),
            (Level::Normal, _) => Box::new(Moods::<Self, HandSet>::new(seed, Self::NORMAL, shown)),
            (Level::Hard | Level::Master, Some(learned)) => {
                Box::new(Reasons::judging_by(seed, learned.clone(), shown))
            }
            _ => Box::new(Reasons::judging_by(seed, HandSet::default(), shown)),
        }
    }
}
