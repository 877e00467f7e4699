//! Whom King of Tokyo spares which answer.

pub mod order;
pub mod secrets;

use super::Spares;
use crate::storage::Asking;
use engine::Seat;
use engine::classic::{Answer, State};

impl Spares for State {
    fn foregone(&self) -> Option<Answer> {
        // In a game with Evolutions that hangs on what is in a hand.
        order::foregone(self).filter(|_| !self.powered())
    }

    fn spared(&self, seat: Seat, asking: Asking) -> Option<Answer> {
        secrets::spared(self, seat, asking)
    }
}
