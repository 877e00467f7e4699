//! The roll question where dice lie beside those of the row: the final rolls are valued for each state of
//! these dice, and one plan covers both kinds.
//!
//! Where states are too many for that, those that are hard to foresee are judged by the ones they are like,
//! moved by what some final rolls show to be the difference.

use super::super::draw::Draw;
use super::super::lattice::Lattice;
use super::super::lattice::beside::{Beside, Choice, PlanBeside};
use super::super::search::Search;
use super::{Decision, REMEMBERED, RollPlan, RollPlanner, SAMPLES, dice_of, left_over, may_throw, throwing};
use engine::Seat;
use std::collections::HashSet;

/// Final rolls that are played out for one plan.
const MOST_FINALS: usize = 4_000;

impl<G: RollPlan> RollPlanner<'_, G> {
    /// What is best by the dice alone; `None` when stopped.
    pub(super) fn decide_beside(
        &mut self,
        state: &G,
        seat: Seat,
        beside: Beside,
    ) -> Option<Decision<G::Answer>> {
        let (shown, left) = (beside.shown, state.rolls_left());
        let Some(plan) = self.plan_beside(state, seat, beside)? else {
            return self.stop_here(state, seat);
        };
        let roll = state.dice().counts();
        match plan.decide(&roll, shown, left) {
            Some((choice, worth)) => Some(Decision {
                answer: answer_of(state, choice),
                worth,
            }),
            None => self.stop_here(state, seat),
        }
    }

    /// Everything that may be done with the dice alone, best first; `None` when stopped.
    pub(super) fn list_beside(
        &mut self,
        state: &G,
        seat: Seat,
        beside: Beside,
    ) -> Option<Vec<Decision<G::Answer>>> {
        let (shown, left) = (beside.shown, state.rolls_left());
        let Some(plan) = self.plan_beside(state, seat, beside)? else {
            return Some(vec![self.stop_here(state, seat)?]);
        };
        let choices = plan.choices(&state.dice().counts(), shown, left);
        let decision = |(choice, worth)| Decision {
            answer: answer_of(state, choice),
            worth,
        };
        Some(choices.into_iter().map(decision).collect())
    }

    /// The plan for the rest of this turn. The outer `None` means stopped, the inner one that none can be
    /// made.
    fn plan_beside(&mut self, state: &G, seat: Seat, beside: Beside) -> Option<Option<PlanBeside>> {
        let (shown, left) = (beside.shown, state.rolls_left());
        if left == 0 && state.free_rerolls(seat) == 0 {
            return Some(None);
        }
        let Some(lattice) = Lattice::of(state.dice().len()) else {
            return Some(None);
        };
        // What is judged by what is shown depends on it.
        let key = state.showing_beside(beside.like[0]).public_key(seat);
        let fits = |(seen, plan): &&(G, PlanBeside)| *seen == key && plan.rerolls(shown) >= left;
        if let Some((_, plan)) = self.plans.beside.iter().find(fits) {
            return Some(Some(plan.clone()));
        }
        let Some(mut thrown) = state.reroll_all() else {
            return Some(None);
        };
        let mut draw = Draw::from_words(self.seed, &key.hash_words());
        thrown.imagine(seat, &mut draw);
        let values = self.values_beside(&thrown, seat, &beside, lattice, &draw)?;
        let rerolls = left + beside.fewer[shown];
        let plan = PlanBeside::new(lattice, beside, &values, rerolls, may_throw(&thrown, seat));
        if self.plans.beside.len() >= REMEMBERED {
            self.plans.beside.remove(0);
        }
        self.plans.beside.push((key, plan.clone()));
        Some(Some(plan))
    }

    /// The value of each final roll in each state; `None` when stopped.
    fn values_beside(
        &self,
        thrown: &G,
        seat: Seat,
        beside: &Beside,
        lattice: &'static Lattice,
        draw: &Draw,
    ) -> Option<Vec<Vec<f32>>> {
        let states: Vec<G> = (0..beside.states())
            .map(|state| thrown.showing_beside(state))
            .collect();
        let finals = |state: &G| {
            let kinds: HashSet<G::Class> = state.equivalence(seat, lattice.rolls()).into_iter().collect();
            kinds.len()
        };
        let exact = states.iter().map(finals).sum::<usize>() <= MOST_FINALS;
        let judged_by = |state: usize| if exact { state } else { beside.like[state] };
        let left = thrown.rolls_left();
        let mut values: Vec<Option<Vec<f32>>> = vec![None; states.len()];
        for (state, position) in states.iter().enumerate() {
            if judged_by(state) == state {
                values[state] = Some(self.values(position, seat, left, draw.clone())?);
            }
        }
        for state in 0..states.len() {
            if values[state].is_some() {
                continue;
            }
            let like = values[judged_by(state)].clone()?;
            let gain = self.moved(&states[state], &like, seat, lattice, draw)?;
            values[state] = Some(like.iter().map(|value| value + gain).collect());
        }
        values.into_iter().collect()
    }

    /// By how much final rolls are worth more in `state` than these values, in the mean of some; `None` when
    /// stopped.
    fn moved(&self, state: &G, values: &[f32], seat: Seat, lattice: &Lattice, draw: &Draw) -> Option<f32> {
        let apart = (lattice.rolls().len() / SAMPLES).max(1);
        let (mut total, mut count) = (0.0, 0.0);
        for (roll, value) in lattice.rolls().iter().zip(values).step_by(apart) {
            let mut search = Search::new(state, self.evaluator, self.stop, draw.clone());
            let shares = search.outcome(state, G::faces_answer(dice_of(roll)), G::DEPTH, 1)?;
            if search.stopped() {
                return None;
            }
            total += shares[seat.index()] - value;
            count += 1.0;
        }
        Some(total / count)
    }
}

/// The answer that does this.
fn answer_of<G: RollPlan>(state: &G, (throw, keep): Choice) -> G::Answer {
    let beside = state.beside();
    let dice = beside.and_then(|beside| beside.throws.get(throw).map(|throw| throw.dice));
    throwing::<G>(left_over(state, keep) | dice.unwrap_or(0))
}
