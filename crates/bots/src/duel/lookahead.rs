//! Duel as the generic search sees it.

use super::{default_policy, state_hash};
use crate::roll_plan::FEW_DICE;
use crate::search::{ChanceNode, Lookahead};
use engine::duel::rule::{Rule, Step};
use engine::duel::{Answer, Face, MARKET, Phase, Pick, State, What};
use engine::{Asked, Game, Seat};

/// Draws of a question to Nature with too many answers to weigh them all.
const DRAWS: u8 = 6;
/// New market cards that are tried before one is paid for.
const MARKETS: u8 = 8;
/// The same for a purchase, after which one card is new.
const PURCHASES: u8 = 3;

impl Lookahead for State {
    fn hash_words(&self) -> Vec<u64> {
        state_hash::words(self)
    }

    /// What a turn with few dice is worth is seldom learned: it is played on from.
    fn is_quiet(&self) -> bool {
        let many = || usize::from(self.pool()) > FEW_DICE;
        match (self.phase(), self.question().what) {
            // What waits for the turn comes first.
            (_, What::Choose { .. }) => false,
            (Phase::Shop | Phase::Awaited, _) => true,
            (Phase::FirstRoll, _) => many(),
            (Phase::Roll, What::Throw { .. }) => self.turn().rolls <= 1 && many(),
            _ => false,
        }
    }

    fn asks_like(&self, other: &Self) -> bool {
        self.question() == other.question()
    }

    fn default_policy(&self) -> Option<Answer> {
        default_policy::answer(self)
    }

    fn candidates(&self, into: &mut Vec<Answer>) {
        let (what, Asked::Seat(seat)) = (self.question().what, self.question().of) else {
            return;
        };
        match what {
            What::FirstRoll if self.can_spend_token() => into.extend([Answer::Throw, Answer::Spend]),
            // Hearts and energy first, claws last; what moves markers and tokens may come in any order
            // between them.
            What::Face => {
                let faces = self.resolvable_faces();
                if !faces.contains(Face::Heart) && !faces.contains(Face::Energy) {
                    let orders = [Face::Fame, Face::Destruction, Face::Power].into_iter();
                    let open = orders.filter(|face| faces.contains(*face));
                    into.extend(open.map(Answer::Resolve));
                }
            }
            // Sweeping waits until it is really asked, and so do cards that may be used.
            What::Buy | What::Shop { .. } => {
                let less = if let What::Shop { less, .. } = what {
                    less
                } else {
                    0
                };
                into.push(Answer::Done);
                into.extend(
                    (0..MARKET)
                        .filter(|slot| self.affordable(seat, *slot, less))
                        .map(|slot| Answer::Buy(slot as u8)),
                );
            }
            What::Choose { .. } | What::May { .. } if !default_policy::comes_often(self) => {
                self.answers(into);
                into.retain(|answer| promises(self, seat, *answer));
            }
            _ => {}
        }
    }

    fn chance_node(&self) -> ChanceNode {
        match self.question().what {
            What::ThrowAgainst { .. } => ChanceNode::Expand,
            What::Throw { dice } if dice.count_ones() <= 1 => ChanceNode::Expand,
            What::Throw { .. } => ChanceNode::Sample(DRAWS),
            // Which card comes next counts only for those who may buy it at once.
            _ => ChanceNode::Sample(1),
        }
    }

    fn chance_outcomes(&self, into: &mut Vec<(Answer, f32)>) {
        let What::ThrowAgainst { dice, card, .. } = self.question().what else {
            self.odds(into);
            return;
        };
        // Only how many dice show the face that helps makes a difference.
        let helps = card.card().rules.iter().find_map(|rule| match rule {
            Rule::When(_, _, steps) => steps.iter().find_map(|step| match step {
                Step::ThrowAgainst(face) => Some(*face),
                _ => None,
            }),
            _ => None,
        });
        let other = Face::ALL.into_iter().find(|face| Some(*face) != helps);
        let (Some(helps), Some(other)) = (helps, other) else {
            self.odds(into);
            return;
        };
        // None of them, or as many as are to be expected when there is any: one packet may follow another.
        let mut none = 1.0;
        for _ in 0..dice {
            none *= 5.0 / 6.0;
        }
        let some = f32::from(dice) / (6.0 * (1.0 - none)) + 0.5;
        for (good, odds) in [(0, none), (some as u8, 1.0 - none)] {
            let faces = (0..dice).map(|die| if die < good { helps } else { other });
            into.push((Answer::Faces(faces.collect()), odds));
        }
    }

    fn samples(&self, answer: Answer) -> u8 {
        match answer {
            Answer::Sweep | Answer::Use(..) => MARKETS,
            Answer::Buy(_) => PURCHASES,
            _ => 1,
        }
    }

    fn depth_cost(&self) -> u8 {
        match self.question().what {
            What::Buy | What::Shop { .. } => 1,
            _ => 0,
        }
    }

    fn can_defer(&self, answer: Answer) -> bool {
        let buys = matches!(self.question().what, What::Buy | What::Shop { .. });
        matches!(answer, Answer::Use(..)) && !buys
    }
}

/// May a face that is added to the Roll do anything? Every other answer may.
fn promises(state: &State, seat: Seat, answer: Answer) -> bool {
    match answer {
        Answer::Choose(Pick::Face(Face::Heart)) => state.missing_hearts(seat) > 0,
        Answer::Choose(Pick::Face(face @ (Face::Fame | Face::Destruction))) => state.rolled(face) > 0,
        _ => true,
    }
}
