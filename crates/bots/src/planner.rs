//! The bot without mistakes that every level stands on: the exact plan of the rolls, and the best-valued
//! answer to everything else.

use super::advice::Advised;
use super::draw::Draw;
use super::lattice::Plan;
use super::persona::{Mood, Persona, Tempered};
use super::roll_plan::{Decision, Effort, PlanCache, RollPlan, RollPlanner};
use super::search::{Evaluator, Search, WinProbabilities};
use super::{Bot, Stop};
use engine::{Asked, Seat, View};

/// Questions that follow from the one being answered and are compared too.
const DEPTH: u8 = 2;

/// A sound one-turn player of a game `G`, who values positions by `J`.
#[derive(Debug, Clone)]
pub struct Planner<G: Persona, J> {
    seed: u64,
    evaluator: J,
    temper: f32,
    plans: PlanCache<G>,
    /// The mood in which the plans were made: in another one they would be others.
    mood: Option<Mood<G::Tastes>>,
    effort: Effort,
}

impl<G: Persona, J: Evaluator<G> + Default> Planner<G, J> {
    /// A player with its own luck, to whom only winning counts.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self::with_evaluator(seed, J::default())
    }
}

impl<G: Persona, J: Evaluator<G>> Planner<G, J> {
    /// A player that values positions by `evaluator`, and to whom only winning counts.
    #[must_use]
    pub fn with_evaluator(seed: u64, evaluator: J) -> Self {
        Self {
            seed,
            evaluator,
            temper: 0.0,
            plans: PlanCache::default(),
            mood: None,
            effort: Effort::USUAL,
        }
    }

    /// The same player, doing so much for one plan.
    #[must_use]
    pub fn with_effort(self, effort: Effort) -> Self {
        Self { effort, ..self }
    }

    /// The same player, showing so much of its monster's temper: all of it at 1.
    #[must_use]
    pub fn with_temper(self, shown: f32) -> Self {
        Self {
            temper: shown,
            plans: PlanCache::default(),
            mood: None,
            ..self
        }
    }

    /// Plans rolls in the mood of the moment.
    fn rolling<T>(
        &mut self,
        seen: &G,
        seat: Seat,
        stop: &Stop,
        plan: impl FnOnce(&mut RollPlanner<'_, G>) -> T,
    ) -> T {
        let mood = Mood::of(seen, seat, self.temper);
        if mood != self.mood {
            self.plans = PlanCache::default();
            self.mood = mood;
        }
        self.plans.turn_to(seen);
        plan(&mut RollPlanner {
            seed: self.seed,
            evaluator: &Tempered::new(&self.evaluator, mood),
            stop,
            plans: &mut self.plans,
            effort: self.effort,
        })
    }

    /// Looks ahead as in the mood in which `seat` is now.
    pub(super) fn looking<T>(
        &self,
        seen: &G,
        seat: Seat,
        stop: &Stop,
        draw: Draw,
        look: impl FnOnce(Search<'_, G>) -> T,
    ) -> T {
        let evaluator = Tempered::new(&self.evaluator, Mood::of(seen, seat, self.temper));
        look(Search::new(seen, &evaluator, stop, draw))
    }

    /// The plan by which the rest of the rolls goes on; `None` when stopped, or when none can be made.
    pub(super) fn planned(&mut self, seen: &G, seat: Seat, stop: &Stop) -> Option<Plan> {
        self.rolling(seen, seat, stop, |rolls| rolls.planned(seen, seat))
    }

    /// What all might hope for before the first throw of a turn of `seat`, seen from its first roll question; `thrown`
    /// is the position in which Nature made that throw. `None` when no plan can be made, or when stopped.
    #[must_use]
    pub fn foreseen(&self, thrown: &G, rolling: &G, seat: Seat, stop: &Stop) -> Option<WinProbabilities> {
        let rolls = RollPlanner {
            seed: self.seed,
            evaluator: &self.evaluator,
            stop,
            plans: &mut PlanCache::default(),
            effort: Effort::STEADY,
        };
        rolls.foresee(thrown, rolling, seat)
    }

    /// The planned answer to the roll question, or to the one before the first throw.
    pub(super) fn roll(&mut self, seen: &G, seat: Seat, stop: &Stop) -> Option<Decision<G::Answer>> {
        self.rolling(seen, seat, stop, |rolls| {
            if seen.is_rolling() {
                rolls.decide(seen, seat)
            } else {
                rolls.begin(seen, seat)
            }
        })
    }

    /// Everything that may be said to the roll question, or to the one before the first throw, best first;
    /// `None` when stopped, empty at other questions.
    pub(super) fn rolls(&mut self, seen: &G, seat: Seat, stop: &Stop) -> Option<Vec<Advised<G::Answer>>> {
        let list = self.rolling(seen, seat, stop, |rolls| {
            if seen.is_rolling() {
                rolls.list(seen, seat)
            } else if seen.is_before_first_roll() {
                rolls.beginnings(seen, seat)
            } else {
                Some(Vec::new())
            }
        })?;
        let advised = |decision: Decision<G::Answer>| Advised {
            answer: decision.answer,
            worth: decision.worth,
        };
        Some(list.into_iter().map(advised).collect())
    }

    /// What a roll that Nature is asked for is worth to `seat`, whose turn it is, in the mean of what may be
    /// thrown ([`RollPlan::throws_few`]); `None` when stopped.
    pub(super) fn thrown(&mut self, seen: &G, seat: Seat, stop: &Stop) -> Option<f32> {
        if stop.asked() {
            return None;
        }
        if seen.is_rolling() && seen.asks() == Asked::Seat(seat) {
            let decision = self.rolling(seen, seat, stop, |rolls| rolls.decide(seen, seat))?;
            return Some(decision.worth);
        }
        if !seen.throws_few() {
            return Some(self.win_probabilities(seen, stop)?[seat.index()]);
        }
        let (mut throws, mut worth) = (Vec::new(), 0.0);
        seen.odds(&mut throws);
        for (faces, chance) in throws {
            let mut after = seen.clone();
            if after.apply(faces).is_ok() {
                worth += chance * self.thrown(&after, seat, stop)?;
            }
        }
        Some(worth)
    }

    /// What every seat may hope for when this position is played on from; `None` when stopped.
    pub(super) fn win_probabilities(&self, seen: &G, stop: &Stop) -> Option<WinProbabilities> {
        let draw = Draw::from_words(self.seed, &seen.hash_words());
        let mut search = Search::new(seen, &self.evaluator, stop, draw);
        let shares = search.settle(seen.clone(), DEPTH);
        (!search.stopped()).then_some(shares)
    }

    /// The listed answers with their worth when so much of the temper is shown, best first; those not reached
    /// before a stop are absent.
    pub(super) fn compare(
        &self,
        seen: &G,
        seat: Seat,
        answers: &[G::Answer],
        shown: f32,
        stop: &Stop,
    ) -> Vec<(G::Answer, f32)> {
        let mut draw = Draw::from_words(self.seed, &seen.hash_words());
        let mut state = seen.clone();
        state.imagine(seat, &mut draw);
        // What was imagined must still be the same question.
        let state = if state.asks_like(seen) {
            state
        } else {
            seen.clone()
        };
        let evaluator = Tempered::new(&self.evaluator, Mood::of(seen, seat, shown));
        if let Some(found) = self.begun(&state, seat, answers, &evaluator, stop) {
            return found;
        }
        Search::new(&state, &evaluator, stop, draw).compare(&state, seat, answers, DEPTH)
    }

    /// The same where each of a few answers leads straight to the first throw of `seat`: what it does to the turn
    /// shows only in the plan of the turn. `None` at other questions.
    fn begun(
        &self,
        state: &G,
        seat: Seat,
        answers: &[G::Answer],
        evaluator: &Tempered<'_, G>,
        stop: &Stop,
    ) -> Option<Vec<(G::Answer, f32)>> {
        if state.is_quiet() || answers.len() > BEGINNINGS {
            return None;
        }
        let mut throws = Vec::new();
        for answer in answers {
            let mut after = state.clone();
            after.apply(*answer).ok()?;
            for _ in 0..BEGINNINGS {
                if !matches!(after.asks(), Asked::Seat(_)) {
                    break;
                }
                let usual = after.default_policy()?;
                after.apply(usual).ok()?;
            }
            let begins = after.is_quiet() && after.active() == seat;
            if !(begins && after.dice_to_throw() != 0 && after.beside().is_none()) {
                return None;
            }
            throws.push((*answer, after));
        }
        let mut plans = PlanCache::default();
        let mut rolls = RollPlanner {
            seed: self.seed,
            evaluator,
            stop,
            plans: &mut plans,
            effort: self.effort,
        };
        let mut found = Vec::new();
        for (answer, thrown) in throws {
            match rolls.first(&thrown, seat) {
                Some(worth) => found.push((answer, worth)),
                None => break,
            }
        }
        found.sort_by(|one, other| other.1.total_cmp(&one.1));
        Some(found)
    }
}

/// Answers before the first throw that are few enough to plan a turn for each.
const BEGINNINGS: usize = 6;

impl<G: Persona + Send, J: Evaluator<G> + Send> Bot<G> for Planner<G, J> {
    fn choose(&mut self, seen: &View<G>, stop: &Stop) -> Option<G::Answer> {
        let seat = seen.asked_viewer()?;
        if stop.asked() {
            return None;
        }
        let seen: &G = seen;
        if seen.is_rolling() {
            let planned = self.roll(seen, seat, stop);
            return planned
                .map(|planned| planned.answer)
                .or_else(|| fallback(seen, &[], stop));
        }
        let answers = listed(seen);
        if let [only] = answers[..] {
            return Some(only);
        }
        if seen.is_before_first_roll()
            && let Some(Decision { answer, .. }) = self.roll(seen, seat, stop)
        {
            return Some(answer);
        }
        let found = self.compare(seen, seat, &answers, self.temper, stop);
        found
            .first()
            .map(|(answer, _)| *answer)
            .or_else(|| fallback(seen, &answers, stop))
    }
}

/// The legal answers that cannot as well wait, the default first: equal ones are decided in its favour.
pub(super) fn listed<G: RollPlan>(seen: &G) -> Vec<G::Answer> {
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
pub(super) fn fallback<G: RollPlan>(seen: &G, answers: &[G::Answer], stop: &Stop) -> Option<G::Answer> {
    if stop.asked() {
        None
    } else {
        seen.default_answer().or_else(|| answers.first().copied())
    }
}
