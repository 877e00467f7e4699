//! Who sits where at a table of Duel, as a person arranges it.

use super::SeatSetup;
use crate::engine::Seat;
use crate::engine::duel::Monster;

/// A table of Duel before the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DuelSetup {
    /// The two seats: names, colours and who plays them.
    pub seats: Vec<SeatSetup>,
    /// Their monsters; two different ones.
    pub monsters: [Monster; 2],
    /// Who takes the first turn; `None` lets the dice say.
    pub first: Option<Seat>,
    /// The number from which all chance is drawn; `None` for a new one each time.
    pub seed: Option<u64>,
}
