//! The four levels, for any game: who values positions, how often somebody does not do what is best, and how
//! much of its monster's temper it shows. Everything else is the same for all of them.

use super::advice::{Advised, Advisor};
use super::advisor::PlannerAdvisor;
use super::deeper::Deeper;
use super::fallible::{ErrorRate, Fallible};
use super::learned::{Features, Learned};
use super::persona::shown;
use super::planner::Planner;
use super::reasons::{Aims, FallibleReasoner, PlannerReasoner, Reasoner};
use super::search::{Evaluator, WinProbabilities};
use super::{Bot, Level, Stop, seed_of};
use engine::{Asked, Seat, View};

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

    /// The position that the value set by hand looks at in place of this one: what it has never met is told by
    /// what it knows. `None` for the position itself.
    fn as_valued(&self) -> Option<Self> {
        None
    }

    /// Moves the chances to win of the value set by hand by what it does not look at: the cards and pieces of
    /// other boxes, and `hands` of cards unless they are left out.
    fn weigh_extras(&self, shares: &mut WinProbabilities, hands: bool) {
        let _ = (shares, hands);
    }

    /// The position as somebody sees it who takes no account of the boxes whose worth nobody has learned;
    /// `None` where none of them is on the table.
    fn packs_ignored(&self) -> Option<Self> {
        None
    }

    /// Is a question of such a box open?
    fn asked_by_packs(&self) -> bool {
        false
    }

    /// The position as `seat` sees it when it takes no account of the cards in its hand; `None` where nobody
    /// has any.
    fn hand_ignored(&self, seat: Seat) -> Option<Self> {
        let _ = seat;
        None
    }
}

/// Who values positions for a level, and what it makes of cards in hands.
#[derive(Debug, Clone)]
pub struct ValueFn<H> {
    evaluator: Chosen<H>,
    /// Takes it no account of cards in hands?
    ignores_hands: bool,
}

/// By what positions are valued.
#[derive(Debug, Clone)]
enum Chosen<H> {
    /// By hand.
    HandSet(H),
    /// By what was learned.
    Learned(Learned),
    /// The same, one turn further where that pays.
    Further(Deeper<Learned>),
}

impl<H: Default> ValueFn<H> {
    /// As a level values positions.
    pub(super) fn of<G: Levels<HandSet = H>>(level: Level, seed: u64) -> Self {
        let evaluator = match (level, G::shipped()) {
            (Level::Hard, Some(learned)) => Chosen::Learned(learned.clone()),
            (Level::Master, Some(learned)) => Chosen::Further(Deeper::new(learned.clone(), seed)),
            _ => Chosen::HandSet(H::default()),
        };
        Self {
            evaluator,
            ignores_hands: false,
        }
    }

    /// By the value set by hand alone.
    pub(super) fn set_by_hand() -> Self {
        Self {
            evaluator: Chosen::HandSet(H::default()),
            ignores_hands: false,
        }
    }

    /// As Master does who makes nothing of cards in hands.
    pub(super) fn without_hands<G: Levels<HandSet = H>>(seed: u64) -> Self {
        Self {
            ignores_hands: true,
            ..Self::of::<G>(Level::Master, seed)
        }
    }
}

impl<G: Levels> Evaluator<G> for ValueFn<G::HandSet> {
    fn win_probabilities(&self, state: &G) -> WinProbabilities {
        match &self.evaluator {
            Chosen::HandSet(evaluator) => by_hand(evaluator, state, !self.ignores_hands),
            Chosen::Learned(evaluator) => evaluator.win_probabilities(state),
            Chosen::Further(evaluator) => evaluator.win_probabilities(state),
        }
    }

    fn deep_win_probabilities(&self, state: &G, stop: &Stop, work: &mut u32) -> Option<WinProbabilities> {
        match &self.evaluator {
            Chosen::Further(evaluator) => evaluator.deep_win_probabilities(state, stop, work),
            Chosen::HandSet(_) | Chosen::Learned(_) => Some(self.win_probabilities(state)),
        }
    }

    fn goes_deeper(&self, state: &G) -> bool {
        match &self.evaluator {
            Chosen::Further(evaluator) => evaluator.goes_deeper(state),
            Chosen::HandSet(_) | Chosen::Learned(_) => false,
        }
    }
}

/// What the value set by hand makes of a position, and of what lies on the table that it does not know.
pub(crate) fn by_hand<G: Levels>(evaluator: &G::HandSet, state: &G, hands: bool) -> WinProbabilities {
    let known = state.as_valued();
    let mut shares = evaluator.win_probabilities(known.as_ref().unwrap_or(state));
    state.weigh_extras(&mut shares, hands);
    shares
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

/// Master as it would play if it never played a card of its hand.
pub(super) struct WithoutHand<G: Levels>(Planner<G, ValueFn<G::HandSet>>);

impl<G: Levels> WithoutHand<G> {
    /// One with its own luck.
    pub(super) fn new(seed: u64) -> Self {
        Self(Planner::with_evaluator(
            seed,
            ValueFn::<G::HandSet>::without_hands::<G>(seed),
        ))
    }
}

impl<G: Levels> Bot<G> for WithoutHand<G> {
    fn choose(&mut self, seen: &View<G>, stop: &Stop) -> Option<G::Answer> {
        let seat = seen.asked_viewer()?;
        match seen.hand_ignored(seat) {
            Some(ignored) => self.0.choose(&View::of(&ignored, Some(seat)), stop),
            None => self.0.choose(seen, stop),
        }
    }
}

/// Master as it would play if no monster pack were on the table: what packs ask it leaves as it is, and what
/// they do it does not foresee.
pub(super) struct WithoutPacks<G: Levels>(Planner<G, ValueFn<G::HandSet>>);

impl<G: Levels> WithoutPacks<G> {
    /// One with its own luck.
    pub(super) fn new(seed: u64) -> Self {
        let value_fn = ValueFn::<G::HandSet>::of::<G>(Level::Master, seed);
        Self(Planner::with_evaluator(seed, value_fn))
    }
}

impl<G: Levels> Bot<G> for WithoutPacks<G> {
    fn choose(&mut self, seen: &View<G>, stop: &Stop) -> Option<G::Answer> {
        let seat = seen.asked_viewer()?;
        let Some(ignored) = seen.packs_ignored() else {
            return self.0.choose(seen, stop);
        };
        if seen.asked_by_packs() {
            return seen.default_answer();
        }
        let chosen = self.0.choose(&View::of(&ignored, Some(seat)), stop)?;
        let position: &G = seen;
        let legal = position.clone().apply(chosen).is_ok();
        if legal {
            Some(chosen)
        } else {
            seen.default_answer()
        }
    }
}

/// Who tells people at a table of this seed what Master would do.
pub(super) fn advisor<G: Levels>(seed: u64) -> Box<dyn Advisor<G>> {
    Box::new(TableAdvisor {
        seed,
        seats: std::array::from_fn(|_| None),
    })
}

/// What Master weighs with this seed of a bot.
fn master<G: Levels>(seed: u64) -> PlannerAdvisor<G, ValueFn<G::HandSet>> {
    PlannerAdvisor::with_evaluator(seed, ValueFn::<G::HandSet>::of::<G>(Level::Master, seed))
}

/// Advises each seat as the bot would that sat there: whoever asks, at the table or looking back, hears the same.
struct TableAdvisor<G: Levels> {
    seed: u64,
    seats: [Option<PlannerAdvisor<G, ValueFn<G::HandSet>>>; 6],
}

impl<G: Levels> TableAdvisor<G> {
    fn of(&mut self, seat: Seat) -> &mut PlannerAdvisor<G, ValueFn<G::HandSet>> {
        self.seats[seat.index()].get_or_insert_with(|| master(seed_of(self.seed, seat)))
    }
}

impl<G: Levels> Advisor<G> for TableAdvisor<G>
where
    G::Answer: Send,
{
    fn advise(&mut self, seen: &View<G>, stop: &Stop) -> Option<Vec<Advised<G::Answer>>> {
        self.of(seen.viewer()?).advise(seen, stop)
    }

    fn worth(&mut self, seen: &View<G>, answer: G::Answer, stop: &Stop) -> Option<f32> {
        self.of(seen.viewer()?).worth(seen, answer, stop)
    }

    fn win_probabilities(&mut self, seen: &View<G>, stop: &Stop) -> Option<WinProbabilities> {
        // Whoever is asked decides as it is advised to.
        let whose = match seen.asks() {
            Asked::Seat(seat) => seat,
            Asked::Nature | Asked::NoOne => seen.active(),
        };
        self.of(whose).win_probabilities(seen, stop)
    }
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
