//! What dice, a hit or a purchase would come to, as far as a position tells it beforehand.
//!
//! Reads the position and changes nothing; whoever asks or explains a question needs it.

use super::agenda::Task;
use super::rule::{May, On, Rule, Stat};
use super::{Answer, CardId, Face, Pick, State, Use};
use crate::parts::small;
use crate::{Game, Seat};

impl State {
    /// The wickedness that counting the group of this face would give: 0 without the gauge.
    #[must_use]
    pub fn wickedness_from(&self, face: Face) -> u8 {
        let each = match face {
            _ if !self.gauge() => 0,
            Face::One => 2,
            Face::Two => 1,
            Face::Three | Face::Energy | Face::Heart | Face::Claw => 0,
        };
        each * (self.turn().sizes[face.index()] / 3)
    }

    /// How many hearts `seat` could gain from this many hearts on the dice. In Tokyo the dice heal nobody
    /// (`core.md` §2.6), but a card may.
    #[must_use]
    pub fn hearts_healed(&self, seat: Seat, count: u8) -> u8 {
        let own = i32::from(self.hearts_work(seat));
        let each = small(self.stat(Stat::HeartsPerFace, seat, own).clamp(0, 9));
        count.saturating_mul(each)
    }

    /// Whose card asks the open question, if a card does: it may ask somebody else.
    #[must_use]
    pub fn asking_owner(&self) -> Option<Seat> {
        match self.agenda.last() {
            Some(Task::Card(frame)) => Some(frame.owner),
            _ => None,
        }
    }

    /// Would a heart raise the life of `seat`?
    #[must_use]
    pub fn could_heal(&self, seat: Seat) -> bool {
        self.player(seat).hearts < self.cap(seat)
    }

    /// Do hearts that `seat` uses on itself do nothing?
    #[must_use]
    pub fn wastes_hearts(&self, seat: Seat) -> bool {
        self.hearts_healed(seat, 1) == 0
    }

    /// Does `seat` have cards that act when a turn of it begins in Tokyo, besides what the place brings?
    #[must_use]
    pub fn has_more_of_tokyo(&self, seat: Seat) -> bool {
        self.in_play.cares(seat).hooks.meets(On::TurnStartInTokyo.mask())
    }

    /// Could hearts on the dice of `seat` heal somebody else?
    #[must_use]
    pub fn can_heal_others(&self, seat: Seat) -> bool {
        let lacks = |other: Seat| {
            let player = self.player(other);
            other != seat && player.alive && player.hearts < self.cap(other)
        };
        self.claims(Stat::HealsOthers, seat) && self.all_seats().any(lacks)
    }

    /// Can anything on sale be bought with an answer to the open question?
    #[must_use]
    pub fn sells(&self) -> bool {
        let mut answers = Vec::new();
        self.answers(&mut answers);
        answers.iter().any(|answer| match answer {
            Answer::Buy(_) => true,
            Answer::Use(used) => matches!(used.pick, Pick::Slot(_)),
            _ => false,
        })
    }

    /// Does something else than its energy keep `seat` from buying at the open question?
    #[must_use]
    pub fn is_barred(&self, seat: Seat) -> bool {
        let energy = self.player(seat).energy;
        let mut cards = self.market().iter().flatten();
        let affords = |card: &CardId| u16::from(self.price(seat, *card)) <= energy;
        !self.sells() && (self.claims(Stat::BuysNothing, seat) || cards.any(affords))
    }
}

impl Use {
    /// What the card allows here, and at what cost; `None` where the face has no such rule.
    #[must_use]
    pub fn may(&self) -> Option<&'static May> {
        match self.face.card().rules.get(usize::from(self.rule)) {
            Some(Rule::May(may)) => Some(may),
            Some(Rule::When(..) | Rule::Always(..) | Rule::Worse(..)) | None => None,
        }
    }
}
