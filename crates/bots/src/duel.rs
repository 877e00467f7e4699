//! King of Tokyo: Duel's part of the bots: what the generic search must know of the game, of its throws and of whims, and
//! the hand-set value of a position.
//!
//! Start at [`HandSet`]. Cards are met only through the answers that they offer, the hooks and numbers of their rules, and
//! the positions that come of them; none is known by name.

mod aims;
mod baselines;
mod default_policy;
mod features;
mod lookahead;
mod roll_plan;
mod state_hash;
mod temper;
pub mod terms;
mod value;
mod ways;
mod whims;

#[cfg(test)]
mod tests;

pub use aims::Aim;
pub use value::HandSet;

use super::advice::Advisor;
use super::fallible::ErrorRate;
use super::learned::Learned;
use super::levels::{self, Levels};
use super::reasons::Reasoner;
use super::{Bot, Level, Seated};
use engine::duel::State;
use std::sync::OnceLock;

/// The net that comes with the program.
const WEIGHTS: [&[u8]; 1] = [include_bytes!("../../../resources/weights/duel.net")];

impl Levels for State {
    type HandSet = HandSet;

    fn error_rate(level: Level) -> ErrorRate {
        let (whims, slips) = match level {
            Level::Easy => (45, 60),
            Level::Normal => (25, 25),
            Level::Hard => (4, 4),
            Level::Master => return ErrorRate::NONE,
        };
        ErrorRate { whims, slips }
    }

    fn shipped() -> Option<&'static Learned> {
        static SHIPPED: OnceLock<Option<Learned>> = OnceLock::new();
        let read = || Learned::read::<Self>(&WEIGHTS).ok();
        SHIPPED.get_or_init(read).as_ref()
    }
}

impl Seated for State {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        levels::bot(level, seed)
    }

    fn advisor(seed: u64) -> Box<dyn Advisor<Self>> {
        levels::advisor(seed)
    }

    type Aim = Aim;

    fn reasoner(level: Level, seed: u64) -> Box<dyn Reasoner<Self>> {
        levels::reasoner(level, seed)
    }
}
