//! The four levels, for any game: who values positions, how often somebody does not do what is best, and how
//! much of its monster's temper it shows. Everything else is the same for all of them.

use super::advice::Advisor;
use super::advisor::PlannerAdvisor;
use super::deeper::Deeper;
use super::fallible::{ErrorRate, Fallible};
use super::learned::{Features, Learned};
use super::persona::shown;
use super::planner::Planner;
use super::reasons::{Aims, FallibleReasoner, PlannerReasoner, Reasoner};
use super::search::{Evaluator, WinProbabilities};
use super::{Bot, Level, Stop};

/// What a game tells about its levels.
pub trait Levels: Aims<Answer: Send + 'static> + Features + Send + 'static {
    /// The value set by hand: Easy and Normal go by it.
    type HandSet: Evaluator<Self> + Default + Clone + Send + 'static;

    /// How often a level does not do what is best.
    fn error_rate(level: Level) -> ErrorRate;

    /// What was learned, as it comes with the program: Hard and Master go by it. Cards that it has never met
    /// are neutral to it. `None` where its weights cannot be read, or were made when features meant something
    /// else ([`Features::MEANING`]); then they too go by the value set by hand.
    fn shipped() -> Option<&'static Learned>;
}

/// Who values positions for a level.
#[derive(Debug, Clone)]
pub enum ValueFn<H> {
    /// By hand.
    HandSet(H),
    /// By what was learned.
    Learned(Learned),
    /// The same, one turn further where that pays.
    Further(Deeper<Learned>),
}

impl<H: Default> ValueFn<H> {
    fn of<G: Levels<HandSet = H>>(level: Level, seed: u64) -> Self {
        match (level, G::shipped()) {
            (Level::Hard, Some(learned)) => Self::Learned(learned.clone()),
            (Level::Master, Some(learned)) => Self::Further(Deeper::new(learned.clone(), seed)),
            _ => Self::HandSet(H::default()),
        }
    }
}

impl<G: Levels> Evaluator<G> for ValueFn<G::HandSet> {
    fn win_probabilities(&self, state: &G) -> WinProbabilities {
        match self {
            Self::HandSet(evaluator) => evaluator.win_probabilities(state),
            Self::Learned(evaluator) => evaluator.win_probabilities(state),
            Self::Further(evaluator) => evaluator.win_probabilities(state),
        }
    }

    fn deep_win_probabilities(&self, state: &G, stop: &Stop, work: &mut u32) -> Option<WinProbabilities> {
        match self {
            Self::Further(evaluator) => evaluator.deep_win_probabilities(state, stop, work),
            Self::HandSet(_) | Self::Learned(_) => Some(self.win_probabilities(state)),
        }
    }

    fn goes_deeper(&self, state: &G) -> bool {
        match self {
            Self::Further(evaluator) => evaluator.goes_deeper(state),
            Self::HandSet(_) | Self::Learned(_) => false,
        }
    }
}

/// A bot of this level.
pub(super) fn bot<G: Levels>(level: Level, seed: u64) -> Box<dyn Bot<G>> {
    let (value_fn, error_rate, shown) = (
        ValueFn::<G::HandSet>::of::<G>(level, seed),
        G::error_rate(level),
        shown(level),
    );
    if error_rate == ErrorRate::NONE {
        Box::new(Planner::with_evaluator(seed, value_fn).with_temper(shown))
    } else {
        Box::new(Fallible::with_evaluator(seed, value_fn, error_rate).with_temper(shown))
    }
}

/// Who tells people what Master would do.
pub(super) fn advisor<G: Levels>(seed: u64) -> Box<dyn Advisor<G>> {
    Box::new(PlannerAdvisor::with_evaluator(
        seed,
        ValueFn::<G::HandSet>::of::<G>(Level::Master, seed),
    ))
}

/// Who tells why a bot of this level and seed answers as it does.
pub(super) fn reasoner<G: Levels>(level: Level, seed: u64) -> Box<dyn Reasoner<G>> {
    let (value_fn, error_rate, shown) = (
        ValueFn::<G::HandSet>::of::<G>(level, seed),
        G::error_rate(level),
        shown(level),
    );
    if error_rate == ErrorRate::NONE {
        Box::new(PlannerReasoner::with_evaluator(seed, value_fn, shown))
    } else {
        Box::new(FallibleReasoner::with_evaluator(
            seed, value_fn, error_rate, shown,
        ))
    }
}
