//! Who wins with an answer, in words.

use super::Speaker;
use super::course::{Course, Tray};
use crate::fl;
use engine::duel::{Answer, What};
use engine::{Asked, Seat};

impl Speaker<'_> {
    /// Who wins with an answer, whatever is thrown or decided after it, said to `to`, or to everybody; they begin
    /// small. `None` where nobody does. Dice that win in one order of their faces win.
    #[must_use]
    pub fn foretold_to(&self, answer: Answer, to: Option<Seat>) -> Option<String> {
        let Asked::Seat(asked) = self.state.question().of else {
            return None;
        };
        let stops = self.state.question().what == What::Roll && answer == Answer::Done;
        let winner = if stops {
            Tray::of(self.state, asked).winner(asked)
        } else {
            let course = Course::of(self.state, answer);
            course.outcome().map(|outcome| outcome.winner)
        }?;
        Some(if to == Some(winner) {
            fl!(self.words, "play-fate-win")
        } else {
            fl!(
                self.words,
                "play-fate-wins",
                count = 1,
                who = self.names.name(winner)
            )
        })
    }
}
