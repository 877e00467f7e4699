//! King of Tokyo: Duel's part of the bots: what the generic search must know of the game, of its throws and
//! of whims, and the hand-set value of a position.
//!
//! Start at [`HandSet`]. Cards are met only through the answers that they offer, the hooks and numbers of
//! their rules, and the positions that come of them; none is known by name.

mod aims;
mod baselines;
mod default_policy;
mod features;
mod lookahead;
mod persona;
mod roll_plan;
mod state_hash;
pub mod terms;
mod value;
mod ways;

#[cfg(test)]
mod tests;

pub use aims::Aim;
pub use value::HandSet;

use super::Level;
use super::fallible::ErrorRate;
use super::learned::Learned;
use super::levels::Levels;
use engine::duel::State;
use std::sync::OnceLock;

/// The net that comes with the program.
const WEIGHTS: [&[u8]; 1] = [include_bytes!("../../../resources/weights/duel.net")];

impl Levels for State {
    type HandSet = HandSet;

    fn error_rate(level: Level) -> ErrorRate {
        let (whims, wander, slips) = match level {
            Level::Easy => (45, 6, 60),
            Level::Normal => (25, 6, 25),
            Level::Hard => (4, 6, 4),
            Level::Master => return ErrorRate::NONE,
        };
        ErrorRate { whims, wander, slips }
    }

    fn shipped() -> Option<&'static Learned> {
        static SHIPPED: OnceLock<Option<Learned>> = OnceLock::new();
        let read = || Learned::shipped::<Self>(&WEIGHTS);
        SHIPPED.get_or_init(read).as_ref()
    }
}
