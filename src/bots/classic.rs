//! King of Tokyo's part of the bots: what the generic search must know of the game, the hand-set value of a position, the
//! plan of the rolls, and the two levels.
//!
//! Start at [`Normal`]. Cards are met only through the answers that they offer, the numbers that they change and the
//! positions that come of them; none is known by name.

mod changes;
mod easy;
mod facts;
mod normal;
mod rolls;
mod value;
mod weigh;

#[cfg(test)]
mod tests;

pub use easy::Easy;
pub use normal::Normal;
pub use value::HandSet;

use super::{Bot, Level, Seated};
use crate::engine::classic::State;

impl Seated for State {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(Easy::new(seed)),
            Level::Normal => Box::new(Normal::new(seed)),
        }
    }
}
