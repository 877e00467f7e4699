//! Duel as the generic search sees it.

use super::habit;
use crate::bots::search::{Weigh, Weighing};
use crate::engine::duel::{Answer, Choice, Face, MARKET, Phase, State, What};
use crate::engine::{Asked, Game};

/// Draws of a question to Nature with too many answers to weigh them all.
const DRAWS: u8 = 6;
/// New market cards that are tried before one is paid for.
const MARKETS: u8 = 8;
/// The same for a purchase, after which one card is new.
const PURCHASES: u8 = 3;

impl Weigh for State {
    fn rests(&self) -> bool {
        match (self.phase(), self.question().what) {
            // What waits for the turn comes first.
            (_, What::Choose { .. }) => false,
            (Phase::Shop | Phase::Awaited | Phase::FirstRoll, _) => true,
            (Phase::Roll, What::Throw { .. }) => self.turn().rolls <= 1,
            _ => false,
        }
    }

    fn asks_like(&self, other: &Self) -> bool {
        self.question() == other.question()
    }

    fn habit(&self) -> Option<Answer> {
        habit::answer(self)
    }

    fn options(&self, into: &mut Vec<Answer>) {
        let (what, Asked::Seat(seat)) = (self.question().what, self.question().of) else {
            return;
        };
        match what {
            // Hearts and energy first, claws last; what moves markers and tokens may come in any order between them.
            What::Face if !self.resolvable(Face::Heart) && !self.resolvable(Face::Energy) => {
                let orders = [Face::Fame, Face::Destruction, Face::Power];
                into.extend(
                    orders
                        .into_iter()
                        .filter(|face| self.resolvable(*face))
                        .map(Answer::Resolve),
                );
            }
            // Sweeping waits until it is really asked, and so do cards that may be used.
            What::Buy | What::Shop { .. } => {
                let less = if let What::Shop { less, .. } = what { less } else { 0 };
                into.push(Answer::Done);
                into.extend(
                    (0..MARKET)
                        .filter(|slot| self.affordable(seat, *slot, less))
                        .map(|slot| Answer::Buy(slot as u8)),
                );
            }
            // There are too many places and pairs of dice for every final roll.
            What::Choose {
                of: Choice::King | Choice::TwoDice,
                ..
            } => {}
            What::Choose { .. } => self.answers(into),
            What::May { .. } if !habit::always_accepts(self) => self.answers(into),
            _ => {}
        }
    }

    fn weighing(&self) -> Weighing {
        match self.question().what {
            What::ThrowAgainst { dice: 0..=2, .. } => Weighing::All,
            What::ThrowAgainst { .. } | What::Throw { .. } => Weighing::Draws(DRAWS),
            // Which card comes next counts only for those who may buy it at once.
            _ => Weighing::Draws(1),
        }
    }

    fn tries(&self, answer: Answer) -> u8 {
        match answer {
            Answer::Sweep | Answer::Use(..) => MARKETS,
            Answer::Buy(_) => PURCHASES,
            _ => 1,
        }
    }

    fn takes(&self) -> u8 {
        match self.question().what {
            What::Buy | What::Shop { .. } => 1,
            _ => 0,
        }
    }

    fn waits(&self, answer: Answer) -> bool {
        let buys = matches!(self.question().what, What::Buy | What::Shop { .. });
        matches!(answer, Answer::Use(..)) && !buys
    }
}
