//! The roll question where dice lie beside those of the row: the final rolls are valued for each state of
//! these dice, and one plan covers both kinds.
//!
//! Where states are too many for that, those that are hard to foresee are judged by the ones they are like,
//! moved by what some final rolls show to be the difference.

use super::super::draw::Draw;
use super::super::lattice::Lattice;
use super::super::lattice::beside::{Beside, Choice, PlanBeside};
use super::super::search::Search;
use super::{
    Decision, MadeBeside, REMEMBERED, RollPlan, RollPlanner, WORK_OF_ONE, keeping_but, may_throw, some_of,
};
use engine::Seat;
use std::collections::HashSet;

/// Final rolls that are played out for one plan.
const MOST_FINALS: usize = 4_000;
/// Answers to the rules in playing them out, as far as some of them tell beforehand.
const MOST_WORK: usize = 60_000;

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
        let fits = |made: &&MadeBeside<G>| {
            // What is judged by what is shown holds only there.
            let holds = made.judged_by.as_ref().is_none_or(|like| *like == beside.like);
            holds && made.seen == key && made.plan.rerolls(shown) >= left
        };
        if let Some(made) = self.plans.beside.iter().find(fits) {
            return Some(Some(made.plan.clone()));
        }
        let Some(mut thrown) = state.reroll_all() else {
            return Some(None);
        };
        let mut draw = Draw::from_words(self.seed, &key.hash_words());
        thrown.imagine(seat, &mut draw);
        let states: Vec<G> = (0..beside.states())
            .map(|state| thrown.showing_beside(state))
            .collect();
        let exact = self.can_play_all(&states, seat, lattice, &draw)?;
        let values = self.values_beside(&states, seat, &beside, exact, &draw)?;
        let rerolls = left + beside.fewer[shown];
        let judged_by = (!exact).then(|| beside.like.clone());
        let plan = PlanBeside::new(lattice, beside, &values, rerolls, may_throw(&thrown, seat));
        if self.plans.beside.len() >= REMEMBERED {
            self.plans.beside.remove(0);
        }
        self.plans.beside.push(MadeBeside {
            seen: key,
            judged_by,
            plan: plan.clone(),
        });
        Some(Some(plan))
    }

    /// Is there time to play each final roll out in each of these states? `None` when stopped.
    fn can_play_all(&self, states: &[G], seat: Seat, lattice: &Lattice, draw: &Draw) -> Option<bool> {
        let (mut finals, mut work) = (0, 0);
        for state in states {
            let kinds: HashSet<G::Class> = state.equivalence(seat, lattice.rolls()).into_iter().collect();
            let mut search = Search::new(state, self.evaluator, self.stop, draw.clone());
            let mut tried = 0;
            for roll in some_of(lattice.rolls()) {
                search.narrow_after(WORK_OF_ONE);
                search.outcome(state, state.final_answer(roll), G::DEPTH, 1)?;
                tried += 1;
            }
            if search.stopped() {
                return None;
            }
            finals += kinds.len();
            work += search.work() as usize * kinds.len() / tried;
        }
        Some(finals <= MOST_FINALS && work <= MOST_WORK)
    }

    /// The value of each final roll in each state, all played out or some judged by those they are like; `None`
    /// when stopped.
    fn values_beside(
        &self,
        states: &[G],
        seat: Seat,
        beside: &Beside,
        exact: bool,
        draw: &Draw,
    ) -> Option<Vec<Vec<f32>>> {
        let judged_by = |state: usize| if exact { state } else { beside.like[state] };
        let mut values: Vec<Option<Vec<f32>>> = vec![None; states.len()];
        for (state, position) in states.iter().enumerate() {
            if judged_by(state) == state {
                values[state] = Some(self.values(position, seat, position.rolls_left(), draw.clone())?);
            }
        }
        for state in 0..states.len() {
            if values[state].is_some() {
                continue;
            }
            let like = values[judged_by(state)].clone()?;
            let gain = self.moved(&states[state], &like, seat, draw)?;
            values[state] = Some(like.iter().map(|value| value + gain).collect());
        }
        values.into_iter().collect()
    }

    /// By how much final rolls are worth more in `state` than these values, in the mean of some; `None` when
    /// stopped.
    fn moved(&self, state: &G, values: &[f32], seat: Seat, draw: &Draw) -> Option<f32> {
        let lattice = Lattice::of(state.dice_to_throw().count_ones() as usize)?;
        let (mut total, mut count) = (0.0, 0.0);
        for (roll, value) in some_of(lattice.rolls()).zip(some_of(values)) {
            let mut search = Search::new(state, self.evaluator, self.stop, draw.clone());
            search.narrow_after(WORK_OF_ONE);
            let shares = search.outcome(state, state.final_answer(roll), G::DEPTH, 1)?;
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
    keeping_but(state, keep, dice.unwrap_or(0))
}
