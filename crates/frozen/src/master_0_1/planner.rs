//! The exact plan of the rolls, and the best-valued answer to everything else.

use super::draw::Draw;
use super::roll_plan::{PlanCache, RollPlan, RollPlanner};
use super::search::{Evaluator, Search};
use super::{Player, Stop};
use engine::{Asked, Seat};

/// Questions that follow from the one being answered and are compared too.
const DEPTH: u8 = 2;

/// A player of a game `G` who values positions by `J`.
#[derive(Debug, Clone)]
pub(super) struct Planner<G: RollPlan, J> {
    seed: u64,
    evaluator: J,
    plans: PlanCache<G>,
}

impl<G: RollPlan, J: Evaluator<G>> Planner<G, J> {
    /// A player that values positions by `evaluator`.
    pub(super) fn with_evaluator(seed: u64, evaluator: J) -> Self {
        Self {
            seed,
            evaluator,
            plans: PlanCache::default(),
        }
    }

    /// The planned answer to the roll question, or to the one before the first throw.
    fn roll(&mut self, seen: &G, seat: Seat, stop: &Stop) -> Option<G::Answer> {
        let mut planner = RollPlanner {
            seed: self.seed,
            evaluator: &self.evaluator,
            stop,
            plans: &mut self.plans,
        };
        let decision = if seen.is_rolling() {
            planner.decide(seen, seat)
        } else {
            planner.begin(seen, seat)
        };
        decision.map(|decision| decision.answer)
    }

    /// The listed answers with their worth, best first; those not reached before a stop are absent.
    fn compare(&self, seen: &G, seat: Seat, answers: &[G::Answer], stop: &Stop) -> Vec<(G::Answer, f32)> {
        let mut draw = Draw::from_words(self.seed, &seen.hash_words());
        let mut state = seen.clone();
        state.imagine(seat, &mut draw);
        // What was imagined must still be the same question.
        let state = if state.asks_like(seen) {
            state
        } else {
            seen.clone()
        };
        Search::new(&state, &self.evaluator, stop, draw).compare(&state, seat, answers, DEPTH)
    }
}

impl<G, J> Player<G> for Planner<G, J>
where
    G: RollPlan + Send,
    J: Evaluator<G> + Send,
{
    fn choose(&mut self, seen: &G, seat: Seat, stop: &Stop) -> Option<G::Answer> {
        if seen.asks() != Asked::Seat(seat) || stop.asked() {
            return None;
        }
        let seen = &seen.view(Some(seat));
        if seen.is_rolling() {
            let planned = self.roll(seen, seat, stop);
            return planned.or_else(|| fallback(seen, &[], stop));
        }
        let answers = listed(seen);
        if let [only] = answers[..] {
            return Some(only);
        }
        if seen.is_before_first_roll()
            && let Some(answer) = self.roll(seen, seat, stop)
        {
            return Some(answer);
        }
        let found = self.compare(seen, seat, &answers, stop);
        found
            .first()
            .map(|(answer, _)| *answer)
            .or_else(|| fallback(seen, &answers, stop))
    }
}

/// The legal answers that cannot as well wait, the default first: equal ones are decided in its favour.
fn listed<G: RollPlan>(seen: &G) -> Vec<G::Answer> {
    let mut answers = Vec::new();
    seen.answers(&mut answers);
    answers.retain(|answer| !seen.can_defer(*answer));
    if let Some(default) = seen.default_answer()
        && let Some(at) = answers.iter().position(|answer| *answer == default)
    {
        answers[..=at].rotate_right(1);
    }
    answers
}

/// The answer to a question that could not be thought about, unless somebody asked to stop.
fn fallback<G: RollPlan>(seen: &G, answers: &[G::Answer], stop: &Stop) -> Option<G::Answer> {
    if stop.asked() {
        None
    } else {
        seen.default_answer().or_else(|| answers.first().copied())
    }
}
