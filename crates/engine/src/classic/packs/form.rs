//! The transformation card of the Mutant Evolution variant (`expansions.md` §6).

use crate::Seat;
use crate::classic::Piece;
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::Event;
use crate::classic::state::State;

impl State {
    /// Does the beast lie up on the transformation card of this monster? `None` if it has no such card.
    #[must_use]
    pub fn is_beast(&self, seat: Seat) -> Option<bool> {
        if !self.has_pack(crate::classic::Pack::Transformation) {
            return None;
        }
        self.piece_of(seat, Piece::Form).map(|held| held.tokens > 0)
    }
}

impl Table<'_> {
    /// A monster that is brought back has no transformation card any more.
    pub(in crate::classic) fn lose_form(&mut self, seat: Seat) {
        if self.is_beast(seat).is_some()
            && let Some(key) = self.piece_of(seat, Piece::Form).map(|held| held.key)
        {
            self.discard_held(key);
        }
    }

    /// The card is turned over, once a turn.
    pub(in crate::classic) fn flip(&mut self, frame: &Frame) {
        let now = self.count_piece(frame.key, |beast| 1 - beast.min(1));
        self.in_play.change(frame.key, |held| held.moved = true);
        self.tell(Event::FormFlipped {
            seat: frame.owner,
            beast: now > 0,
        });
    }
}
