//! What a game tells about its positions so that their value can be learned.

use super::search::Weigh;
use crate::engine::Seat;

/// What a game tells about its positions so that their value can be learned.
pub trait Inputs: Weigh {
    /// How many inputs there are.
    const INPUTS: usize;
    /// The nets of the game by name.
    const NETS: &'static [&'static str];

    /// Which net values this position: a place in [`Inputs::NETS`].
    fn net(&self) -> usize {
        0
    }

    /// Ties weights to the cards and inputs they were trained with: changes whenever one of them does.
    fn fingerprint() -> u64;

    /// The seats that may still win, as a mask.
    fn hopeful(&self) -> u8;

    /// Visits the inputs that `seat` has something of: number, amount (about 0 to 1).
    fn inputs(&self, seat: Seat, visit: &mut impl FnMut(usize, f32));
}
