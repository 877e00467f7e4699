//! What waits on what in games with monster packs, beside what `waiting` says of all games.

use crate::classic::Pack;
use crate::classic::agenda::{Frame, Phase, Task};
use crate::classic::question::{Moment, Question, Spot, What};
use crate::classic::rule::{Kind, Step};
use crate::classic::state::State;
use crate::{Asked, Seat};

impl State {
    /// Does a task wait where only a game with monster packs puts it?
    pub(in crate::classic) fn packed_fits(&self, task: Task, on: Option<Task>) -> Result<bool, String> {
        if self.options.packs.is_empty() {
            return Ok(false);
        }
        if let Task::Offer(seat, _) | Task::Settle(seat) | Task::Bury(seat) = task {
            self.sits("the one it is about", seat)?;
        }
        // The first curse comes before everything else that is laid out.
        if self.turn.number == 0 && self.has_pack(Pack::Curses) && self.packs.curse.is_none() {
            let first = match task {
                Task::LayTile(number) => number == 1,
                Task::DealCostumes(seat)
                | Task::FirstEvolutions(seat)
                | Task::Draft(seat)
                | Task::DealDraft(seat) => seat == Seat(0),
                _ => false,
            };
            return Ok(first && on.is_some());
        }
        let after_dice = matches!(on, Some(Task::Phase(Phase::EnterTokyo)));
        Ok(match task {
            Task::Phase(next @ (Phase::Curse | Phase::Gift | Phase::Fate)) => {
                self.has_phase(next) && on.is_none() && !self.turn.fixed
            }
            Task::SpecialDice(_) => on.is_some(),
            Task::FirstCurse => self.turn.number == 0 && on.is_some(),
            Task::Confuse => on == Some(Task::Phase(Phase::TakeStock)),
            Task::Rolling => on == Some(Task::Phase(Phase::FixDice)) && self.turn.rolls > 0,
            Task::Commits(offset) => {
                (1..self.seats).contains(&offset) && on == Some(Task::Phase(Phase::Fate))
            }
            Task::Offer(seat, Moment::ChangeDice) => {
                seat == self.turn.active && on == Some(Task::Phase(Phase::Commit))
            }
            Task::Offer(seat, Moment::StartOfTurn) => {
                seat == self.turn.active && on == Some(Task::Phase(Phase::Gift))
            }
            Task::Offer(seat, Moment::Freeze) => {
                seat == self.turn.active && matches!(on, Some(Task::Phase(Phase::Fate) | Task::Commits(1)))
            }
            // What a card does that a curse gives.
            Task::Gain(..) => self.packs.curse.is_some() && on.is_some(),
            Task::Resolved(card, _) => {
                self.packs.curse.is_some() && on.is_some() && card.kind() == Kind::Discard
            }
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
        let Question { of, what } = question;
        if self.options.packs.is_empty() {
            return Ok(false);
        }
        let Asked::Seat(seat) = of else {
            let all = self.turn.dice.all();
            return Ok(of == Asked::Nature
                && on.is_some()
                && match what {
                    What::Throw { dice } => dice != 0 && dice & !all == 0,
                    What::ThrowSpecial { .. } => true,
                    What::Reveal { spot } => matches!(spot, Spot::Curse | Spot::Next),
                    _ => false,
                });
        };
        self.sits("the one who is asked", seat)?;
        let moment = Moment::Flip;
        let asks = |frame: &Frame| matches!(frame.last(), Some(Step::Ask(_)));
        Ok(self.player(seat).alive
            && match (what, on) {
                (What::Window { moment: asked }, Some(task)) => {
                    asked == moment && task == Task::Offer(seat, moment)
                }
                (What::Curse { by }, Some(Task::Card(frame))) => frame.face == by && asks(&frame),
                _ => false,
            })
    }
}
