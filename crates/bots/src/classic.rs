//! King of Tokyo's part of the bots: what the generic search must know of the game, of its throws and of whims, and the
//! hand-set value of a position.
//!
//! Start at [`HandSet`]. Cards are met only through the answers that they offer, the numbers that they change and the
//! positions that come of them; none is known by name.

mod aims;
mod baselines;
mod dice_changes;
mod features;
mod lookahead;
mod roll_plan;
mod state_hash;
mod temper;
mod value;
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
use engine::Game;
use engine::classic::{State, Wickedness};
use std::sync::OnceLock;

/// The nets that come with the program, in the order of [`super::learned::Features::NETS`].
const WEIGHTS: [&[u8]; 3] = [
    include_bytes!("../../../resources/weights/classic-two.net"),
    include_bytes!("../../../resources/weights/classic-bare.net"),
    include_bytes!("../../../resources/weights/classic-many.net"),
];

impl Levels for State {
    type HandSet = HandSet;

    fn error_rate(level: Level) -> ErrorRate {
        let (whims, slips) = match level {
            Level::Easy => (95, 90),
            Level::Normal => (50, 40),
            Level::Hard => (11, 8),
            Level::Master => return ErrorRate::NONE,
        };
        ErrorRate { whims, slips }
    }

    fn shipped() -> Option<&'static Learned> {
        static SHIPPED: OnceLock<Option<Learned>> = OnceLock::new();
        let read = || Learned::read::<Self>(&WEIGHTS).ok();
        SHIPPED.get_or_init(read).as_ref()
    }

    /// Without cards a turn is planned so quickly that the next one can be as well.
    fn further(&self) -> bool {
        self.seats() == 2 && !self.options().power_cards && self.options().wickedness == Wickedness::Off
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
