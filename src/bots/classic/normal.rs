//! Normal: the exact plan of the rolls, and the best-valued answer to everything else.

use super::rolls::{Plans, Rolls};
use super::value::HandSet;
use crate::bots::draw::{Draw, Facts};
use crate::bots::search::Search;
use crate::bots::{Bot, Stop};
use crate::engine::classic::{Answer, State, What};
use crate::engine::{Asked, Game, Seat};

/// Questions that follow from the one being answered and are compared too.
const DEPTH: u8 = 2;

/// A sound one-turn player.
#[derive(Debug, Clone, Default)]
pub struct Normal {
    seed: u64,
    judge: HandSet,
    plans: Plans,
}

impl Normal {
    /// A player with its own luck.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self::judging_by(seed, HandSet::default())
    }

    /// A player that values positions by `judge`.
    #[must_use]
    pub fn judging_by(seed: u64, judge: HandSet) -> Self {
        Self {
            seed,
            judge,
            plans: Plans::default(),
        }
    }

    /// The planned answer to the roll question.
    pub(super) fn roll(&mut self, seen: &State, seat: Seat, stop: &Stop) -> Option<Answer> {
        let mut rolls = Rolls {
            seed: self.seed,
            judge: &self.judge,
            stop,
            plans: &mut self.plans,
        };
        rolls.decide(seen, seat).map(|decision| decision.answer)
    }

    /// The listed answers with their worth, best first; those not reached before a stop are absent.
    pub(super) fn compare(
        &self,
        seen: &State,
        seat: Seat,
        answers: &[Answer],
        stop: &Stop,
    ) -> Vec<(Answer, f32)> {
        let mut draw = Draw::from_facts(self.seed, &seen.facts());
        let mut state = *seen;
        state.imagine(seat, &mut draw);
        // What was imagined must still be the same question.
        let state = if state.question() == seen.question() {
            state
        } else {
            *seen
        };
        Search::new(&self.judge, stop, draw).compare(&state, seat, answers, DEPTH)
    }
}

impl Bot<State> for Normal {
    fn choose(&mut self, seen: &State, seat: Seat, stop: &Stop) -> Option<Answer> {
        if seen.asks() != Asked::Seat(seat) || stop.asked() {
            return None;
        }
        let seen = &seen.view(Some(seat));
        if seen.question().what == What::Roll {
            return self.roll(seen, seat, stop);
        }
        let answers = listed(seen);
        if let [only] = answers[..] {
            return Some(only);
        }
        let found = self.compare(seen, seat, &answers, stop);
        found
            .first()
            .map(|(answer, _)| *answer)
            .or_else(|| fallback(seen, &answers, stop))
    }
}

/// The legal answers, the default first: equal ones are decided in its favour.
pub(super) fn listed(seen: &State) -> Vec<Answer> {
    let mut answers = Vec::new();
    seen.answers(&mut answers);
    if let Some(default) = seen.default_answer()
        && let Some(at) = answers.iter().position(|answer| *answer == default)
    {
        answers[..=at].rotate_right(1);
    }
    answers
}

/// The answer to a question that could not be thought about, unless somebody asked to stop.
pub(super) fn fallback(seen: &State, answers: &[Answer], stop: &Stop) -> Option<Answer> {
    if stop.asked() {
        None
    } else {
        seen.default_answer().or_else(|| answers.first().copied())
    }
}
