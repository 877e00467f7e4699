//! What a card would do: the same position in two versions, in one of which somebody has just bought it for nothing.
//!
//! For whoever measures what cards are worth; nobody at a table can do this.

use super::agenda::Table;
use super::cards::CardId;
use super::question::{Question, What};
use super::state::State;
use crate::{Asked, Chance, Seat};

impl State {
    /// May this seat be [`given`](Self::given) something? It is asked what it buys, and has bought nothing in this turn.
    #[must_use]
    pub fn may_be_given(&self, seat: Seat) -> bool {
        self.asks.of == Asked::Seat(seat) && self.asks.what == What::Buy && self.turn.bought == 0
    }

    /// The same position with this card where nobody sees it: if it is for sale, another one is turned over in its
    /// place. `None` where somebody has it, where it is gone, or where there is no other one.
    #[must_use]
    pub fn refused(&self, card: CardId, chance: &mut dyn Chance) -> Option<Self> {
        let mut position = *self;
        if position.deck.has(card) {
            return Some(position);
        }
        let slot = position.market.iter().position(|sold| *sold == Some(card))?;
        let nth = chance.below(position.deck.count().max(1));
        let other = position.deck.nth(nth)?;
        position.deck.take(other);
        position.deck.add(card);
        position.market[slot] = Some(other);
        Some(position)
    }

    /// The same position after this seat has bought that card for nothing: its Buzz token is placed, cards that look at
    /// purchases look at this one, and there is no energy for a turn without a purchase. `None` where it
    /// [may not](Self::may_be_given), or where the card is not to be had ([`refused`](Self::refused)). Questions that
    /// the card asks come next; then the seat is asked what else it buys.
    #[must_use]
    pub fn given(&self, seat: Seat, card: CardId) -> Option<Self> {
        if !self.may_be_given(seat) || !self.deck.has(card) {
            return None;
        }
        let mut position = *self;
        position.deck.take(card);
        position.asks = Question::NONE;
        let mut table = Table {
            state: &mut position,
            teller: None,
            turns: 0,
        };
        table.comes(seat, card);
        table.run();
        Some(position)
    }
}
