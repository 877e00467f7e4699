//! One turn further: a position in which a turn begins is worth what comes of that turn when it is planned
//! exactly. What Master adds where it pays ([`Lookahead::looks_further`]): every final roll of its own is
//! followed by the whole next turn of whoever is next.
//!
//! Decisions on the way are still made by the plain value; only where they lead is looked at so closely.

use super::Stop;
use super::learned::rescale_others;
use super::levels::Levels;
use super::roll_plan::{Effort, PlanCache, RollPlan, RollPlanner};
use super::search::{Evaluator, WinProbabilities};
use engine::{Asked, Seat};

/// Answers given by habit until the dice of the turn are thrown.
const STEPS: usize = 6;

/// An evaluator that plays the next turn before it speaks.
#[derive(Debug, Clone)]
pub struct Deeper<J> {
    evaluator: J,
    seed: u64,
}

impl<J> Deeper<J> {
    /// Looks one turn further than `evaluator`.
    #[must_use]
    pub const fn new(evaluator: J, seed: u64) -> Self {
        Self { evaluator, seed }
    }
}

impl<G: Levels, J: Evaluator<G>> Evaluator<G> for Deeper<J> {
    fn win_probabilities(&self, state: &G) -> WinProbabilities {
        self.evaluator.win_probabilities(state)
    }

    fn goes_deeper(&self, state: &G) -> bool {
        state.looks_further()
    }

    fn deep_win_probabilities(&self, state: &G, stop: &Stop, work: &mut u32) -> Option<WinProbabilities> {
        let shallow = self.evaluator.win_probabilities(state);
        let mover = state.active();
        if state.asks() == Asked::NoOne || !state.is_quiet() || !state.contenders().contains(mover) {
            return Some(shallow);
        }
        let Some(thrown) = thrown(state, mover) else {
            return Some(shallow);
        };
        let mut rolls = RollPlanner {
            seed: self.seed,
            evaluator: &self.evaluator,
            stop,
            plans: &mut PlanCache::default(),
            effort: Effort::USUAL,
        };
        match rolls.turn(&thrown, mover, work) {
            Some((worth, along)) => {
                let mut shares = along.unwrap_or(shallow);
                rescale_others(&mut shares, mover, worth);
                Some(shares)
            }
            None if stop.asked() => None,
            None => Some(shallow),
        }
    }
}

/// The position in which all dice of the turn are about to be thrown, if what comes before is soon done.
fn thrown<G: RollPlan>(state: &G, mover: Seat) -> Option<G> {
    let mut state = state.clone();
    for _ in 0..STEPS {
        // Where there is nothing to throw, the next throw is that of another turn.
        if state.active() != mover {
            return None;
        }
        if state.dice_to_throw() != 0 {
            return Some(state);
        }
        if state.asks() != Asked::Seat(mover) {
            return None;
        }
        state.apply(state.default_policy()?).ok()?;
    }
    None
}
