//! What an answer leads to: who wins with it, and who is out. It is played on a copy, and everybody who is asked
//! after it says the usual thing, to the end of the turn or to the next throw.
//!
//! Reads the position and changes nothing; whoever explains an answer needs it.

use super::{Answer, Spot, State, What};
use crate::{Asked, Game, Seat, Seats};

/// A turn asks no more than that after an answer; who foresees stops there.
const FAR: usize = 64;

/// What an answer leads to, as far as neither dice nor cards that are turned over decide it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Foresight {
    /// The game is over then, and these have won; nobody may have.
    pub winners: Option<Seats>,
    /// Those who are out then.
    pub out: Seats,
    /// Those who are asked before that, and may play or use something that changes it.
    pub may_answer: Seats,
}

impl Foresight {
    /// Is nothing foreseen that one should know before one answers?
    #[must_use]
    pub fn is_usual(&self) -> bool {
        self.winners.is_none() && self.out.is_empty()
    }

    /// Does `seat` win, whatever others play?
    #[must_use]
    pub fn surely_wins(&self, seat: Seat) -> bool {
        self.wins(seat) && self.may_answer.is_empty()
    }

    /// Does `seat` win, perhaps with others?
    #[must_use]
    pub fn wins(&self, seat: Seat) -> bool {
        self.winners.is_some_and(|winners| winners.contains(seat))
    }
}

impl State {
    /// What `answer` to the open question leads to.
    #[must_use]
    pub fn foresee(&self, answer: Answer) -> Foresight {
        let (mut now, mut said) = (*self, answer);
        let mut seen = Foresight::default();
        let (before, mut asked_meanwhile) = (self.living(), Seats::default());
        for _ in 0..FAR {
            if now.apply(said).is_err() {
                break;
            }
            let out = before.difference(now.living());
            if out != seen.out || now.outcome.is_some() {
                // Whoever was asked before this may have something against it.
                seen.may_answer = seen.may_answer.union(asked_meanwhile);
            }
            seen.out = out;
            if let Some(outcome) = now.outcome {
                seen.winners = Some(outcome.winners);
                break;
            }
            if now.turn.number != self.turn.number {
                break;
            }
            let asked = match now.asks() {
                Asked::Seat(asked) => asked,
                // Which card is for sale next wins nothing and kills nobody.
                Asked::Nature if now.fills_the_market() => {
                    let Some(any) = now.first_answer() else { break };
                    said = any;
                    continue;
                }
                Asked::Nature | Asked::NoOne => break,
            };
            if now.may_react(asked) {
                asked_meanwhile = asked_meanwhile.with(asked);
            }
            let Some(usual) = now.default_answer() else { break };
            said = usual;
        }
        seen
    }

    /// May `seat`, who is asked, use or play something, as far as is known here? In a view that is so wherever an
    /// Evolution that could be played may be in a hand that is not seen.
    #[must_use]
    pub fn may_react(&self, seat: Seat) -> bool {
        let unseen = |moment| self.unknown_in_hand(seat) > 0 && self.may_play(seat, moment);
        self.asks.what.moment().is_some_and(unseen)
            || !self.each_answer(&mut |answer| !matches!(answer, Answer::Use(_)))
    }

    fn fills_the_market(&self) -> bool {
        matches!(
            self.asks.what,
            What::Reveal {
                spot: Spot::Market(_)
            }
        )
    }

    fn first_answer(&self) -> Option<Answer> {
        let mut first = None;
        self.each_answer(&mut |answer| {
            first = Some(answer);
            false
        });
        first
    }
}
