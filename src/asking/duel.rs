//! Whom Duel spares which answer.

mod order;

use super::Spares;
use crate::storage::Asking;
use engine::duel::{Answer, State, What};
use engine::{Asked, Game, Seat};

impl Spares for State {
    /// Rolling with no dice at all, and faces of which the order makes no difference.
    fn foregone(&self) -> Option<Answer> {
        let idle = self.question().what == What::FirstRoll && self.pool() == 0 && !self.can_spend_token();
        let throws = idle && matches!(self.asks(), Asked::Seat(_));
        throws.then_some(Answer::Throw).or_else(|| order::foregone(self))
    }

    fn spared(&self, _: Seat, asking: Asking) -> Option<Answer> {
        match self.question().what {
            What::Face => order::spared(self, asking.order),
            _ => self.foregone(),
        }
    }
}
