//! What waits on what in games with monster packs, beside what `waiting` says of all games.

use crate::Asked;
use crate::classic::agenda::{Phase, Task};
use crate::classic::question::{Moment, Question, What};
use crate::classic::state::State;

impl State {
    /// Does a task wait where only a game with monster packs puts it?
    pub(in crate::classic) fn packed_fits(&self, task: Task, on: Option<Task>) -> Result<bool, String> {
        if self.options.packs.is_empty() {
            return Ok(false);
        }
        if let Task::Offer(seat, _) | Task::Settle(seat) | Task::Bury(seat) = task {
            self.sits("the one it is about", seat)?;
        }
        let after_dice = matches!(on, Some(Task::Phase(Phase::EnterTokyo)));
        Ok(match task {
            Task::Phase(Phase::AfterDice) => {
                self.has_phase(Phase::AfterDice) && on.is_none() && self.turn.fixed
            }
            Task::Phase(Phase::Flip) => self.has_phase(Phase::Flip) && on.is_none() && self.turn.fixed,
            Task::Grouping => on == Some(Task::Phase(Phase::AfterDice)),
            Task::Gather => after_dice,
            Task::Earn => self.powered() && (after_dice || on == Some(Task::Gather)),
            Task::Theft => on == Some(Task::Phase(Phase::Flip)) && self.options.halloween,
            Task::Offer(seat, Moment::Flip) => {
                seat == self.turn.active && on == Some(Task::Phase(Phase::Buy))
            }
            // What a piece does at the start of a turn, and what follows from it.
            Task::Settle(_) | Task::Bury(_) => on.is_some(),
            _ => false,
        })
    }

    /// Is this asked where only a game with monster packs asks it?
    pub(in crate::classic) fn packed_asks(
        &self,
        question: Question,
        on: Option<Task>,
    ) -> Result<bool, String> {
        let Question {
            of: Asked::Seat(seat),
            what,
        } = question
        else {
            return Ok(false);
        };
        self.sits("the one who is asked", seat)?;
        let moment = Moment::Flip;
        Ok(!self.options.packs.is_empty()
            && self.player(seat).alive
            && what == What::Window { moment }
            && on == Some(Task::Offer(seat, moment)))
    }
}
