//! The roll question where dice lie beside those of the row: the final rolls are valued for each state of
//! these dice, and one plan covers both kinds.

use super::super::draw::Draw;
use super::super::lattice::Lattice;
use super::super::lattice::beside::{Beside, Choice, PlanBeside};
use super::{COMPARED, Decision, Kept, RollPlan, RollPlanner, keep, keeping_but, may_throw};
use engine::Seat;

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
        let key = state.showing_beside(0).public_key(seat);
        let fits = |kept: &&Kept<G, PlanBeside>| kept.key == key && kept.plan.rerolls(shown) >= left;
        if let Some(Kept { plan, .. }) = self.plans.beside.iter().find(fits) {
            return Some(Some(plan.clone()));
        }
        let Some(mut thrown) = state.reroll_all() else {
            return Some(None);
        };
        let mut draw = Draw::from_words(self.seed, &key.hash_words());
        thrown.imagine(seat, &mut draw);
        let states: Vec<G> = (0..beside.states())
            .map(|state| thrown.showing_beside(state))
            .collect();
        let rerolls = left + beside.fewer[shown];
        let may = may_throw(&thrown, seat);
        let roll = state.dice().counts();
        let (_, values, lasts) = self.estimated(&states, seat, lattice, &draw, &self.effort, |values| {
            let plan = PlanBeside::new(lattice, beside.clone(), values, rerolls, may);
            if self.effort.recalls {
                plan.likely()
            } else {
                plan.likely_from(&roll, shown, left, COMPARED)
            }
        })?;
        let plan = PlanBeside::new(lattice, beside, &values, rerolls, may);
        keep(&mut self.plans.beside, key, plan.clone(), lasts);
        Some(Some(plan))
    }
}

/// The answer that does this.
fn answer_of<G: RollPlan>(state: &G, (throw, keep): Choice) -> G::Answer {
    let beside = state.beside();
    let dice = beside.and_then(|beside| beside.throws.get(throw).map(|throw| throw.dice));
    keeping_but(state, keep, dice.unwrap_or(0))
}
