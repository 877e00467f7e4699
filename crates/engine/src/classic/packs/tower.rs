//! King Kong: the Tokyo Tower (`expansions.md` §3).

use crate::classic::agenda::Table;
use crate::classic::state::{Ending, State};
use crate::classic::{Face, Pack, Piece};
use crate::{Seat, Seats};

/// Floors of the Tower.
pub(in crate::classic) const FLOORS: u8 = 3;
/// Dice with a 1 that let a monster in Tokyo climb.
const ONES: u8 = 4;

impl State {
    /// Who owns this floor of the Tower, counted from 1.
    #[must_use]
    pub fn floor_owner(&self, floor: u8) -> Option<Seat> {
        if !self.has_pack(Pack::Tower) {
            return None;
        }
        let mut pieces = self.in_play.iter();
        pieces
            .find(|held| held.card.piece() == Some(Piece::Floor(floor)))
            .map(|held| held.owner)
    }

    /// The lowest floor that a monster does not own: the one that it would climb to next.
    #[must_use]
    pub fn next_floor(&self, seat: Seat) -> u8 {
        (1..FLOORS)
            .find(|floor| self.floor_owner(*floor) != Some(seat))
            .unwrap_or(FLOORS)
    }
}

impl Table<'_> {
    /// R0: a monster in Tokyo whose dice show four 1s takes the next floor; who reaches the top has won. Says
    /// whether the game is over.
    pub(in crate::classic) fn climb_tower(&mut self, seat: Seat) -> bool {
        if !self.has_pack(Pack::Tower) || !self.in_tokyo(seat) || self.dice_counting(Face::One) < ONES {
            return false;
        }
        let floor = self.next_floor(seat);
        self.take_piece(seat, Piece::Floor(floor));
        if floor < FLOORS {
            return false;
        }
        let winners = self.with_followers(Seats::of(seat));
        self.end(Ending::Tower, winners);
        true
    }
}
