//! Who need not be asked: answers that make no difference, and questions that a person does not want to hear. Start at
//! [`Spares`].
//!
//! Deliberately absent: words and windows.

pub mod classic;
pub mod duel;

use crate::storage::Asking;
use engine::{Game, Seat, View};

/// A game that says which answers people are spared.
pub trait Spares: Game {
    /// The answer that everybody is spared, because no other one makes a difference.
    fn foregone(&self) -> Option<Self::Answer> {
        None
    }

    /// The answer that `seat` is spared, which wants to be asked so; the position is as this seat sees it.
    fn spared(&self, seat: Seat, asking: Asking) -> Option<Self::Answer> {
        let _ = (seat, asking);
        self.foregone()
    }
}

/// The answer with which this seat decided nothing: whoever is asked as usual is spared it.
#[must_use]
pub fn undecided<G: Spares>(seen: &View<G>, seat: Seat) -> Option<G::Answer> {
    seen.spared(seat, Asking::default())
}
