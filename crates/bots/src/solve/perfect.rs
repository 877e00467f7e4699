//! The player that cannot be bettered: it does what is worth most by the solution, and the first of what is
//! worth the same.

use super::position::{SolvedPosition, Variant};
use super::solution::Solution;
use crate::lattice::Counts;
use crate::lattice::precise::Worths;
use crate::{Bot, Stop};
use engine::classic::{Answer, Event, State, What};
use engine::parts::DiceMask;
use engine::{Game, Seat, View};

impl Solution {
    /// How likely each of the two seats wins after this answer, which is not one about dice; `None` if it is
    /// not offered, or if something is to be thrown before the next turn.
    #[must_use]
    pub fn after(&self, state: &State, answer: Answer) -> Option<[f64; 2]> {
        let (mut state, mut next) = (*state, None);
        let mut say = |state: &mut State, answer| {
            state.apply_telling(answer, &mut |event, seen| {
                if let Event::TurnStarted { seat, .. } = event {
                    next = Some((seat, SolvedPosition::of(seen)));
                }
            })
        };
        say(&mut state, answer).ok()?;
        // In which order groups are resolved changes nothing without cards.
        while state.question().what == What::Group {
            say(&mut state, Answer::RestInDefaultOrder).ok()?;
        }
        if let Some((mover, position)) = next {
            let chance = self.chance(&position)?;
            return Some(if mover == Seat(0) {
                [chance, 1.0 - chance]
            } else {
                [1.0 - chance, chance]
            });
        }
        let [one, other, ..] = state.scores()?.shares;
        Some([f64::from(one), f64::from(other)])
    }
}

/// The turn whose dice are being thrown, with what everything is worth.
#[derive(Debug, Clone)]
pub(super) struct Rolling<'a> {
    solution: &'a Solution,
    turn: Option<(SolvedPosition, Worths)>,
}

impl<'a> Rolling<'a> {
    pub(super) fn new(solution: &'a Solution) -> Self {
        Self { solution, turn: None }
    }

    /// What the roll is worth if the best is made of it, with so many rolls left.
    fn seen(&mut self, state: &State) -> Option<(&Worths, Counts, usize)> {
        let position = SolvedPosition::of(state);
        if self.turn.as_ref().is_none_or(|(known, _)| *known != position) {
            self.turn = Some((position, self.solution.turn(&position)?));
        }
        let (_, worths) = self.turn.as_ref()?;
        let turn = state.turn();
        let left = usize::from(state.roll_limit().saturating_sub(turn.rolls));
        Some((worths, turn.dice.counts(), left))
    }

    /// What the roll is worth to who threw it if the best is made of it.
    pub(super) fn best(&mut self, state: &State) -> Option<f64> {
        let (worths, roll, left) = self.seen(state)?;
        worths.value(&roll, left)
    }

    /// What it is worth to stop, or to throw these dice again.
    pub(super) fn worth(&mut self, state: &State, answer: Answer) -> Option<f64> {
        let dice = state.turn().dice;
        let (worths, roll, left) = self.seen(state)?;
        match answer {
            Answer::Done => worths.value(&roll, 0),
            Answer::Reroll(mask) => {
                let mut kept = [0; 6];
                for (index, face) in dice.iter().enumerate() {
                    kept[face.index()] += u8::from(mask & (1 << index) as DiceMask == 0);
                }
                worths.keeping(&kept, left.checked_sub(1)?)
            }
            _ => None,
        }
    }
}

/// Plays the game that is solved, and cannot be bettered.
#[derive(Debug, Clone)]
pub struct Perfect<'a> {
    rolling: Rolling<'a>,
}

impl<'a> Perfect<'a> {
    /// A player by this solution.
    #[must_use]
    pub fn new(solution: &'a Solution) -> Self {
        Self {
            rolling: Rolling::new(solution),
        }
    }
}

impl Bot<State> for Perfect<'_> {
    fn choose(&mut self, seen: &View<State>, _: &Stop) -> Option<Answer> {
        let seat = seen.asked_viewer()?;
        if Variant::of(seen) != Some(self.rolling.solution.variant()) {
            return None;
        }
        let rolls = seen.question().what == What::Roll;
        if seen.question().what == What::Group {
            return seen.default_answer();
        }
        let mut answers = Vec::new();
        seen.answers(&mut answers);
        let mut best: Option<(Answer, f64)> = None;
        for answer in answers {
            let worth = if rolls {
                self.rolling.worth(seen, answer)?
            } else {
                self.rolling.solution.after(seen, answer)?[seat.index()]
            };
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((answer, worth));
            }
        }
        best.map(|(answer, _)| answer)
    }
}
