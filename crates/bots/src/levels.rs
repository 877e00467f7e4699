//! The four levels, for any game: who values positions, how often somebody does not do what is best, and how much of its
//! monster's temper it shows. Everything else is the same for all of them.

use super::advice::{Advisor, Counsel};
use super::deep::Deep;
use super::fickle::{Fickle, Slack, Whims};
use super::learned::{Inputs, Learned};
use super::normal::Normal;
use super::reasons::{Aims, Moods, Reasoner, Reasons};
use super::search::{Judge, Shares};
use super::temper::shown;
use super::{Bot, Level, Stop};

/// What a game tells about its levels.
pub trait Levels: Whims + Aims + Inputs + Send + 'static {
    /// The value set by hand: Easy and Normal go by it.
    type HandSet: Judge<Self> + Default + Clone + Send + 'static;

    /// How often a level does not do what is best.
    fn slack(level: Level) -> Slack;

    /// What was learned, as it comes with the program: Hard and Master go by it. `None` where its weights were made for other
    /// cards; then they too go by the value set by hand.
    fn shipped() -> Option<&'static Learned>;

    /// Does it pay, and is there time, to look one turn further at this table? Only where matches have shown that it does.
    fn further(&self) -> bool {
        false
    }
}

/// Who values positions for a level.
#[derive(Debug, Clone)]
pub enum Mind<H> {
    /// By hand.
    HandSet(H),
    /// By what was learned.
    Learned(Learned),
    /// The same, one turn further where that pays.
    Further(Deep<Learned>),
}

impl<H: Default> Mind<H> {
    fn of<G: Levels<HandSet = H>>(level: Level, seed: u64) -> Self {
        match (level, G::shipped()) {
            (Level::Hard, Some(learned)) => Self::Learned(learned.clone()),
            (Level::Master, Some(learned)) => Self::Further(Deep::new(learned.clone(), seed)),
            _ => Self::HandSet(H::default()),
        }
    }
}

impl<G: Levels> Judge<G> for Mind<G::HandSet> {
    fn shares(&self, state: &G) -> Shares {
        match self {
            Self::HandSet(judge) => judge.shares(state),
            Self::Learned(judge) => judge.shares(state),
            Self::Further(judge) => judge.shares(state),
        }
    }

    fn deep(&self, state: &G, stop: &Stop, work: &mut u32) -> Option<Shares> {
        match self {
            Self::Further(judge) => judge.deep(state, stop, work),
            Self::HandSet(_) | Self::Learned(_) => Some(self.shares(state)),
        }
    }

    fn is_deep(&self, state: &G) -> bool {
        match self {
            Self::Further(judge) => judge.is_deep(state),
            Self::HandSet(_) | Self::Learned(_) => false,
        }
    }
}

/// A bot of this level.
pub(super) fn bot<G: Levels>(level: Level, seed: u64) -> Box<dyn Bot<G>> {
    let (mind, slack, shown) = (
        Mind::<G::HandSet>::of::<G>(level, seed),
        G::slack(level),
        shown(level),
    );
    if slack == Slack::NONE {
        Box::new(Normal::judging_by(seed, mind).with_temper(shown))
    } else {
        Box::new(Fickle::judging_by(seed, mind, slack).with_temper(shown))
    }
}

/// Who tells people what Master would do.
pub(super) fn advisor<G: Levels>(seed: u64) -> Box<dyn Advisor<G>> {
    Box::new(Counsel::judging_by(
        seed,
        Mind::<G::HandSet>::of::<G>(Level::Master, seed),
    ))
}

/// Who tells why a bot of this level and seed answers as it does.
pub(super) fn reasoner<G: Levels>(level: Level, seed: u64) -> Box<dyn Reasoner<G>> {
    let (mind, slack, shown) = (
        Mind::<G::HandSet>::of::<G>(level, seed),
        G::slack(level),
        shown(level),
    );
    if slack == Slack::NONE {
        Box::new(Reasons::judging_by(seed, mind, shown))
    } else {
        Box::new(Moods::judging_by(seed, mind, slack, shown))
    }
}
