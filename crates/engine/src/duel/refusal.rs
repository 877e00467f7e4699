//! Why an answer is refused: which of the reasons of [`Illegal`] comes first. Asked only once it is known not
//! to be offered.

use super::market::SWEEP;
use super::question::{Answer, What};
use super::state::State;
use crate::{Asked, Illegal, Seat};

impl State {
    /// Why `answer`, which is not offered, is refused.
    pub(super) fn refusal(&self, answer: Answer) -> Illegal {
        let seat = match self.asks.of {
            Asked::Seat(seat) => seat,
            Asked::Nature => return self.refused_nature(answer),
            Asked::NoOne => return Illegal::GameOver,
        };
        match (self.asks.what, answer) {
            (_, Answer::Faces(_) | Answer::Card(_)) => Illegal::NotYours,
            (What::Buy, Answer::Buy(slot)) => self.refused_purchase(slot, 0),
            (What::Shop { less, .. }, Answer::Buy(slot)) => self.refused_purchase(slot, less),
            (What::Buy, Answer::Sweep) if self.player(seat).energy < SWEEP => Illegal::TooDear,
            (What::FirstRoll, Answer::Spend) if self.player(seat).tokens == 0 => Illegal::TooDear,
            (What::Roll, Answer::Reroll(_)) if self.rerollable() != 0 => Illegal::NoSuchThing,
            (What::Face, Answer::Resolve(_))
            | (What::Place { .. }, Answer::Place(_))
            | (What::Choose { .. }, Answer::Choose(_)) => Illegal::NoSuchThing,
            (_, Answer::Use(..)) => self.refused_use(seat, answer),
            _ => Illegal::NotNow,
        }
    }

    fn refused_nature(&self, answer: Answer) -> Illegal {
        match (self.deals(), answer) {
            (true, Answer::Card(_)) | (false, Answer::Faces(_)) => Illegal::NoSuchThing,
            (true, Answer::Faces(_)) | (false, Answer::Card(_)) => Illegal::NotNow,
            _ => Illegal::NotYours,
        }
    }

    fn refused_purchase(&self, slot: u8, less: u8) -> Illegal {
        match self.price(usize::from(slot), less) {
            Some(_) => Illegal::TooDear,
            None => Illegal::NoSuchThing,
        }
    }

    fn refused_use(&self, seat: Seat, answer: Answer) -> Illegal {
        let Answer::Use(card, _) = answer else {
            return Illegal::NotNow;
        };
        match self.owner(card) {
            None => return Illegal::NoSuchThing,
            Some(owner) if owner != seat => return Illegal::NotYours,
            Some(_) => {}
        }
        let of_another = |listed: Answer| !matches!(listed, Answer::Use(other, _) if other == card);
        if self.each_answer(&mut |listed| of_another(listed)) {
            Illegal::NotNow
        } else {
            Illegal::NoSuchThing // it is offered for something else
        }
    }
}
