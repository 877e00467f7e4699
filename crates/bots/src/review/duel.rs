//! Duel, as a look back must know it.

use super::Reviewed;
use engine::Seat;
use engine::duel::State;

impl Reviewed for State {
    fn turn_number(&self) -> u16 {
        self.turn().number
    }

    fn whose_turn(&self) -> Seat {
        self.active()
    }
}
