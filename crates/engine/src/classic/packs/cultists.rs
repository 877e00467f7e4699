//! Cthulhu: Cultists for dice that show four of a kind (`expansions.md` §2).

use crate::Seat;
use crate::classic::agenda::Table;
use crate::classic::event::Event;
use crate::classic::state::State;
use crate::classic::{Face, Pack, Piece};

/// Equal dice that bring a Cultist.
const ALIKE: u8 = 4;

impl State {
    /// The Cultists of a monster.
    #[must_use]
    pub fn cultists(&self, seat: Seat) -> u8 {
        if !self.has_pack(Pack::Cultists) {
            return 0;
        }
        self.piece_of(seat, Piece::Cultists).map_or(0, |held| held.tokens)
    }

    /// The same position with every Cultist spent for a heart that can have one, as somebody sees it to whom
    /// both are the same.
    #[must_use]
    pub fn with_cultists_spent(&self) -> Self {
        let mut position = *self;
        for seat in self.living() {
            let Some(lying) = self.piece_of(seat, Piece::Cultists) else {
                continue;
            };
            let player = &mut position.players[seat.index()];
            let spent = lying.tokens.min(self.cap(seat).saturating_sub(player.hearts));
            player.hearts += spent;
            position.in_play.change(lying.key, |held| held.tokens -= spent);
        }
        position
    }
}

impl Table<'_> {
    /// R2: each face that four dice or more show, and that does something, brings one Cultist.
    pub(in crate::classic) fn gather(&mut self) {
        let seat = self.turn.active;
        if !self.thrives(seat) {
            return;
        }
        let claws = self.claws_are_barred(seat);
        let barred = |face| face == Face::Claw && claws;
        for face in Face::ALL {
            if self.dice_counting(face) >= ALIKE && !barred(face) {
                self.gain_cultist(seat, face);
            }
        }
    }

    fn gain_cultist(&mut self, seat: Seat, face: Face) {
        let now = self.one_more_cultist(seat);
        self.tell(Event::CultistGained { seat, face, now });
    }

    /// A monster has one Cultist more; says how many it has now.
    pub(in crate::classic) fn one_more_cultist(&mut self, seat: Seat) -> u8 {
        let lying = self.piece_of(seat, Piece::Cultists).map(|held| held.key);
        let key = lying.unwrap_or_else(|| {
            let card = crate::classic::CardId::of_piece(Piece::Cultists);
            self.comes_into_play(seat, card, None)
        });
        self.count_piece(key, |count| count.saturating_add(1))
    }
}
