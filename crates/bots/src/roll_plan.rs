//! The plan of a turn's rolls: every final roll is played out on a copy to the end of the turn and valued,
//! then the lattice tells exactly what to keep. What touches the roll is found through the answers that are
//! offered.
//!
//! Generic over the game: what it must tell about its throws is [`RollPlan`].

mod beside;
mod finals;
#[cfg(test)]
mod tests;

pub use self::finals::Effort;
use self::finals::Finals;
use super::Stop;
use super::draw::Draw;
use super::lattice::beside::{Beside, PlanBeside};
use super::lattice::{ANY, Counts, Lattice, MayThrow, Plan};
use super::learned::rescale_others;
use super::search::{Evaluator, Lookahead, Search, WinProbabilities};
use engine::parts::{Dice, DiceMask, Faces};
use engine::{Asked, Seat};
use std::collections::HashMap;
use std::hash::Hash;

/// Final rolls from which it is estimated what rolls left over are worth.
const SAMPLES: usize = 8;
/// Answers to the rules after which one final roll is played on by habit. Few need so many: those in which Nature
/// and several monsters have much to say.
const WORK_OF_ONE: u32 = 200;
/// Plans remembered for the next roll of the turn.
const REMEMBERED: usize = 4;
/// Uses of cards in a row that are looked ahead.
const USES: u8 = 2;
/// Ways to go on with a roll whose ends are all played out before they are compared.
const COMPARED: usize = 4;
/// Dice of a row that are few: there is no whim to follow with them, evaluators have hardly met a turn of so few,
/// and all that they may show is soon looked at.
pub const FEW_DICE: usize = 3;

/// What a game tells about the throws of its dice, so that they can be planned.
pub trait RollPlan: Lookahead + PartialEq + std::fmt::Debug {
    /// What its dice show.
    type Face: Faces;
    /// What rolls that come to the same have in common.
    type Class: Eq + Hash;

    /// Comparisons in a row when a final roll is played out.
    const DEPTH: u8;

    /// Is a seat asked to throw dice again or to stop?
    fn is_rolling(&self) -> bool;

    /// Is a seat asked to throw all dice for the first time of its turn, or to change how many they are?
    fn is_before_first_roll(&self) -> bool {
        false
    }

    /// The dice of the turn that may be thrown again as long as rolls are left: the first ones of the row.
    fn dice(&self) -> Dice<Self::Face>;

    /// The dice of the turn that nobody throws again, as a mask: the last ones of the row.
    fn locked(&self) -> DiceMask {
        0
    }

    /// Those of [`RollPlan::dice`] that must not be thrown again as they lie now, as a mask.
    fn stuck(&self) -> DiceMask {
        0
    }

    /// Rolls left in which any dice may be thrown.
    fn rolls_left(&self) -> usize;

    /// The dice that Nature is asked to throw as the roll of the turn; none when it is not asked for that.
    fn dice_to_throw(&self) -> DiceMask;

    /// Is Nature asked for the roll of a turn whose row has [`FEW_DICE`] at most, or for a die beside such a
    /// row?
    fn throws_few(&self) -> bool {
        false
    }

    /// At the roll question: the position in which Nature throws all dice of this turn, or the question itself
    /// where the row has none that may be thrown; `None` when that cannot be.
    fn reroll_all(&self) -> Option<Self>;

    /// The answer that throws these dice.
    fn reroll_answer(dice: DiceMask) -> Self::Answer;

    /// The answer that ends the rolls.
    fn stop_answer() -> Self::Answer;

    /// Nature's answer to a throw.
    fn faces_answer(dice: Dice<Self::Face>) -> Self::Answer;

    /// What Nature has thrown with this answer; `None` where it is another one.
    fn faces_of(answer: Self::Answer) -> Option<Dice<Self::Face>>;

    /// In a position of [`RollPlan::reroll_all`]: the answer after which the row shows this final roll. Where
    /// nothing of it can be thrown, whoever rolls stops.
    fn final_answer(&self, roll: &Counts) -> Self::Answer {
        if self.is_rolling() {
            Self::stop_answer()
        } else {
            Self::faces_answer(dice_of(roll))
        }
    }

    /// All that `seat` sees on which the worth of a final roll can depend: everything except what was rolled.
    #[must_use]
    fn public_key(&self, seat: Seat) -> Self;

    /// What each of these final rolls comes to for `seat`; rolls with the same mark have the same worth.
    fn equivalence(&self, seat: Seat, rolls: &[Counts]) -> Vec<Self::Class>;

    /// Faces that `seat` may throw again any number of times once no roll is left, as a mask by index.
    fn free_rerolls(&self, seat: Seat) -> u8 {
        let _ = seat;
        0
    }

    /// Faces that whoever rolls may throw again, as a mask by index.
    fn rerollable(&self) -> u8 {
        ANY
    }

    /// The dice of the turn that lie beside those of the row and are thrown and kept with them; `None` where
    /// there are none.
    fn beside(&self) -> Option<Beside> {
        None
    }

    /// The same position with what the dice beside the row show together in this one of their states.
    #[must_use]
    fn showing_beside(&self, state: usize) -> Self {
        let _ = state;
        self.clone()
    }

    /// Is a roll left over worth something to `seat`?
    fn values_unused_rolls(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// Lists the answers of `seat` to the roll question, besides throwing and stopping, that are worth a try.
    fn card_uses(&self, seat: Seat, into: &mut Vec<Self::Answer>) {
        let _ = (seat, into);
    }

    /// Raises the values of final rolls by what may be done to the dice after the last roll. The position is
    /// the one in which Nature throws all dice.
    fn add_dice_changes(
        &self,
        seat: Seat,
        lattice: &'static Lattice,
        search: &mut Search<'_, Self>,
        depth: u8,
        values: &mut [f32],
    ) {
        let _ = (seat, lattice, search, depth, values);
    }
}

/// The roll question of one moment, and all that it needs.
pub struct RollPlanner<'a, G: RollPlan> {
    /// The private luck of the bot.
    pub seed: u64,
    /// Who values positions.
    pub evaluator: &'a dyn Evaluator<G>,
    /// Asked between evaluations.
    pub stop: &'a Stop,
    /// Plans made before.
    pub plans: &'a mut PlanCache<G>,
    /// How much is done for one plan.
    pub effort: Effort,
}

impl<G: RollPlan> std::fmt::Debug for RollPlanner<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RollPlanner")
            .field("seed", &self.seed)
            .field("stop", &self.stop)
            .field("plans", &self.plans)
            .finish_non_exhaustive()
    }
}

/// Plans made before: they only save time. A plan whose final rolls were all played out is the same at every roll of
/// its turn; one with estimates is kept as long as one question is thought about.
#[derive(Debug, Clone)]
pub struct PlanCache<G> {
    /// The question that is thought about.
    question: Option<G>,
    made: Vec<Kept<G, Plan>>,
    /// Those with dice beside the row.
    beside: Vec<Kept<G, PlanBeside>>,
}

/// A plan, and where it fits.
#[derive(Debug, Clone)]
struct Kept<G, P> {
    /// What its turn is known by.
    key: G,
    plan: P,
    /// Does it hold at every roll of its turn?
    lasts: bool,
}

/// Keeps a plan; the oldest makes room.
fn keep<G, P>(plans: &mut Vec<Kept<G, P>>, key: G, plan: P, lasts: bool) {
    if plans.len() >= REMEMBERED {
        plans.remove(0);
    }
    plans.push(Kept { key, plan, lasts });
}

impl<G: PartialEq + Clone> PlanCache<G> {
    /// Another question comes: what was estimated for the one before is forgotten.
    pub(super) fn turn_to(&mut self, question: &G) {
        if self.question.as_ref() != Some(question) {
            self.question = Some(question.clone());
            self.made.retain(|kept| kept.lasts);
            self.beside.retain(|kept| kept.lasts);
        }
    }
}

impl<G> Default for PlanCache<G> {
    fn default() -> Self {
        Self {
            question: None,
            made: Vec::new(),
            beside: Vec::new(),
        }
    }
}

/// What a roll question comes to.
#[derive(Debug, Clone, Copy)]
pub struct Decision<A> {
    /// The answer to give.
    pub answer: A,
    /// What it is worth to the roller.
    pub worth: f32,
}

impl<G: RollPlan> RollPlanner<'_, G> {
    /// The best answer to the roll question of `seat`; `None` when stopped.
    pub fn decide(&mut self, state: &G, seat: Seat) -> Option<Decision<G::Answer>> {
        self.weigh(state, seat, USES)
    }

    /// The best answer to the question before the first throw of `seat`; `None` when stopped, or when nothing
    /// is offered that cannot wait.
    pub fn begin(&mut self, state: &G, seat: Seat) -> Option<Decision<G::Answer>> {
        self.beginnings(state, seat)?.into_iter().next()
    }

    /// Everything that may be said before the first throw of `seat` and cannot wait, best first; `None` when
    /// stopped. What leads to no throw, since there is no die, is worth what the turn comes to without one.
    pub fn beginnings(&mut self, state: &G, seat: Seat) -> Option<Vec<Decision<G::Answer>>> {
        let mut answers = Vec::new();
        state.answers(&mut answers);
        let mut found = Vec::new();
        answers.retain(|answer| !state.can_defer(*answer));
        for answer in answers {
            let mut after = state.clone();
            if after.apply(answer).is_err() {
                continue;
            }
            // Where there is nothing to throw, the next throw is that of another turn.
            let same = after.active() == seat && after.turn() == state.turn();
            let worth = if same && after.asks() == Asked::Seat(seat) && after.is_before_first_roll() {
                self.begin(&after, seat).map(|decision| decision.worth)
            } else if same && after.dice_to_throw() != 0 {
                self.first(&after, seat)
            } else {
                let shares = self.search(state, 0).outcome(state, answer, G::DEPTH, 1);
                shares.map(|shares| shares[seat.index()])
            };
            if self.stop.asked() {
                return None;
            }
            if let Some(worth) = worth {
                found.push(Decision { answer, worth });
            }
        }
        found.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        Some(found)
    }

    /// Everything that may be said to the roll question of `seat`: one answer for every set of faces to keep,
    /// stopping and uses of cards among them, the one that is decided for first and the others after it, best
    /// first. `None` when stopped.
    pub fn list(&mut self, state: &G, seat: Seat) -> Option<Vec<Decision<G::Answer>>> {
        let left = state.rolls_left();
        let mut found: Vec<Decision<G::Answer>> = match state.beside() {
            Some(beside) => self.list_beside(state, seat, beside)?,
            None => match self.plan(state, seat, left)? {
                Some(plan) => plan
                    .keeps(&state.dice().counts(), left)
                    .into_iter()
                    .map(|(keep, worth)| Decision {
                        answer: keeping(state, keep),
                        worth,
                    })
                    .collect(),
                None => vec![self.stop_here(state, seat)?],
            },
        };
        let mut answers = Vec::new();
        state.card_uses(seat, &mut answers);
        for answer in answers {
            if let Some(worth) = self.using(state, seat, answer, left, USES - 1) {
                found.push(Decision { answer, worth });
            }
        }
        // Equal ones stay in their order: a card is not used for nothing.
        found.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        (!self.stop.asked()).then_some(found)
    }

    /// The plan by which the rest of the rolls goes on; `None` when stopped, or when none can be made.
    pub fn planned(&mut self, state: &G, seat: Seat) -> Option<Plan> {
        self.plan(state, seat, state.rolls_left())?
    }

    /// What it comes to when no die is thrown any more.
    fn stop_here(&self, state: &G, seat: Seat) -> Option<Decision<G::Answer>> {
        let shares = self
            .search(state, 0)
            .outcome(state, G::stop_answer(), G::DEPTH, 1)?;
        Some(Decision {
            answer: G::stop_answer(),
            worth: shares[seat.index()],
        })
    }

    /// What all might hope for before the first throw of a turn of `seat`, seen from its first roll question; `thrown`
    /// is the position in which Nature made that throw. `None` when stopped, or when no plan can be made.
    pub(super) fn foresee(&self, thrown: &G, rolling: &G, seat: Seat) -> Option<WinProbabilities> {
        let beside = rolling.beside();
        let (mut thrown, left) = match &beside {
            Some(beside) => (
                rolling.reroll_all()?,
                rolling.rolls_left() + beside.fewer[beside.shown],
            ),
            None => (thrown.clone(), thrown.rolls_left()),
        };
        let lattice = Lattice::of(thrown.dice_to_throw().count_ones() as usize)?;
        let draw = Draw::from_words(self.seed, &thrown.hash_words());
        thrown.imagine(seat, &mut draw.clone());
        skip_to_last_roll(&mut thrown, seat, lattice);
        let states = match &beside {
            Some(beside) => (0..beside.states())
                .map(|state| thrown.showing_beside(state))
                .collect(),
            None => vec![thrown.clone()],
        };
        let may = may_throw(&thrown, seat);
        let planned = |values: &[Vec<f32>]| match &beside {
            Some(beside) => {
                let plan = PlanBeside::new(lattice, beside.clone(), values, left, may);
                (plan.likely(), plan.before())
            }
            None => {
                let plan = Plan::with(lattice, values, left, may);
                (vec![plan.likely()], plan.before())
            }
        };
        let (finals, values, _) = self.estimated(&states, seat, lattice, &draw, &self.effort, |values| {
            planned(values).0
        })?;
        let (likely, before) = planned(&values);
        let mut shares = finals.mean(&likely);
        rescale_others(&mut shares, seat, before.clamp(0.0, 1.0));
        Some(shares)
    }

    /// What the turn is worth to `seat` when Nature is about to throw all dice for the first time.
    pub(super) fn first(&mut self, thrown: &G, seat: Seat) -> Option<f32> {
        let (key, left) = (thrown.public_key(seat), thrown.rolls_left());
        if let Some(known) = self.known(&key, left) {
            return Some(known.before());
        }
        self.plan_from(thrown, seat, (key, None), left)
            .map(|plan| plan.before())
    }

    fn weigh(&mut self, state: &G, seat: Seat, uses: u8) -> Option<Decision<G::Answer>> {
        let left = state.rolls_left();
        let mut best = match state.beside() {
            Some(beside) => self.decide_beside(state, seat, beside)?,
            None => match self.plan(state, seat, left)? {
                Some(plan) => planned(state, &plan, left)?,
                None => self.stop_here(state, seat)?,
            },
        };
        if uses > 0 {
            let mut answers = Vec::new();
            state.card_uses(seat, &mut answers);
            for answer in answers {
                if let Some(worth) = self.using(state, seat, answer, left, uses - 1)
                    && worth > best.worth
                {
                    best = Decision { answer, worth };
                }
            }
        }
        (!self.stop.asked()).then_some(best)
    }

    /// What a use at a roll question is worth; `None` when it can as well wait.
    fn using(&mut self, state: &G, seat: Seat, answer: G::Answer, left: usize, uses: u8) -> Option<f32> {
        let mut after = state.clone();
        after.apply(answer).ok()?;
        if after.asks() == Asked::Nature {
            let mut odds = Vec::new();
            after.odds(&mut odds);
            let mut worth = 0.0;
            for (faces, odds) in odds {
                let mut child = after.clone();
                child.apply(faces).ok()?;
                worth += odds * self.continued(&child, seat, 0)?;
            }
            return Some(worth);
        }
        // More rolls and more hearts are there as well when no roll is left.
        if left > 0 {
            None
        } else {
            self.continued(&after, seat, uses)
        }
    }

    fn continued(&mut self, state: &G, seat: Seat, uses: u8) -> Option<f32> {
        if state.is_rolling() && state.asks() == Asked::Seat(seat) {
            return self.weigh(state, seat, uses).map(|decision| decision.worth);
        }
        let shares = self.search(state, 1).settle(state.clone(), G::DEPTH);
        Some(shares[seat.index()])
    }

    fn search(&self, state: &G, salt: u64) -> Search<'_, G> {
        Search::new(
            state,
            self.evaluator,
            self.stop,
            Draw::from_words(self.seed ^ salt, &state.hash_words()),
        )
    }

    /// The plan for the rest of this turn. The outer `None` means stopped, the inner one that none can be
    /// made.
    fn plan(&mut self, state: &G, seat: Seat, left: usize) -> Option<Option<Plan>> {
        if left == 0 && state.free_rerolls(seat) == 0 || Lattice::of(state.dice().len()).is_none() {
            return Some(None);
        }
        let key = state.public_key(seat);
        if let Some(known) = self.known(&key, left) {
            return Some(Some(known));
        }
        match state.reroll_all() {
            Some(thrown) => {
                let roll = (!self.effort.recalls).then(|| state.dice().counts());
                self.plan_from(&thrown, seat, (key, roll), left).map(Some)
            }
            None => Some(None),
        }
    }

    fn known(&self, key: &G, left: usize) -> Option<Plan> {
        let fits = |kept: &&Kept<G, Plan>| kept.key == *key && kept.plan.rerolls() >= left;
        self.plans.made.iter().find(fits).map(|kept| kept.plan.clone())
    }

    /// The plan from where Nature throws all dice, for at least `left` rolls; `None` when stopped. What a known roll
    /// may come to is looked at more closely.
    fn plan_from(
        &mut self,
        thrown: &G,
        seat: Seat,
        (key, roll): (G, Option<Counts>),
        left: usize,
    ) -> Option<Plan> {
        let showing = roll.map(|roll| (roll, left));
        let (all, left) = (thrown.dice_to_throw(), left.max(thrown.rolls_left()));
        let lattice = Lattice::of(all.count_ones() as usize)?;
        let mut draw = Draw::from_words(self.seed, &key.hash_words());
        let mut thrown = thrown.clone();
        thrown.imagine(seat, &mut draw);
        let earlier = skip_to_last_roll(&mut thrown, seat, lattice);
        let (values, lasts) = self.values(&thrown, seat, left, showing, draw.clone())?;
        let mut stops = vec![values];
        for before in earlier.iter().rev() {
            let gain = self.gain(before, &thrown, seat, lattice, &draw)?;
            let values = stops[0].iter().map(|value| value + gain).collect();
            stops.push(values);
        }
        let plan = Plan::with(lattice, &stops, left, may_throw(&thrown, seat));
        keep(&mut self.plans.made, key, plan.clone(), lasts);
        Some(plan)
    }

    /// What a turn comes to when all its dice are about to be thrown: what it is worth to `seat`, whose turn
    /// it is, and, where more than two are left, what all may hope for as far as the dice alone decide.
    /// `None` when no plan can be made, or when stopped. Adds to `work` how many answers were given to the
    /// rules.
    pub fn turn(
        &mut self,
        thrown: &G,
        seat: Seat,
        work: &mut u32,
    ) -> Option<(f32, Option<WinProbabilities>)> {
        let (thrown, lattice, mut search, finals) = self.finals(thrown, seat)?;
        let mut values = finals.values(seat);
        if !search.stopped() {
            thrown.add_dice_changes(seat, lattice, &mut search, G::DEPTH, &mut values);
        }
        *work += search.work();
        if search.stopped() {
            return None;
        }
        let plan = Plan::with(lattice, &[values], thrown.rolls_left(), may_throw(&thrown, seat));
        let many = thrown.seats() > 2;
        Some((
            plan.before(),
            many.then(|| plan.along(&finals.win_probabilities())),
        ))
    }

    /// What every final roll of a turn comes to whose dice are about to be thrown, and what that was found with:
    /// the position as it may be, the rolls, the search. `None` when no plan can be made.
    fn finals(&self, thrown: &G, seat: Seat) -> Option<(G, &'static Lattice, Search<'_, G>, FinalRolls)> {
        let dice = thrown.dice_to_throw().count_ones() as usize;
        let lattice = Lattice::of(dice).filter(|lattice| lattice.dice() > 0)?;
        let mut draw = Draw::from_words(self.seed, &thrown.hash_words());
        let mut thrown = thrown.clone();
        thrown.imagine(seat, &mut draw);
        let mut search = Search::new(&thrown, self.evaluator, self.stop, draw.clone());
        let finals = FinalRolls::of(&thrown, seat, lattice, &mut search, &draw);
        Some((thrown, lattice, search, finals))
    }

    /// What all may hope for at every roll of a turn, when all its dice are about to be thrown and whoever throws
    /// them goes on as planned; `None` when no plan can be made, or when stopped.
    pub fn outlook(&mut self, thrown: &G, seat: Seat) -> Option<Outlook> {
        let (thrown, lattice, search, finals) = self.finals(thrown, seat)?;
        if search.stopped() {
            return None;
        }
        let left = thrown.rolls_left();
        let plan = Plan::with(lattice, &[finals.values(seat)], left, may_throw(&thrown, seat));
        Some(Outlook {
            lattice,
            stages: plan.along_the_way(&finals.win_probabilities()),
        })
    }

    /// By how much a final roll is worth more `before` than `after` some further throws; `None` when stopped.
    fn gain(&self, before: &G, after: &G, seat: Seat, lattice: &Lattice, draw: &Draw) -> Option<f32> {
        let (mut total, mut count) = (0.0, 0.0);
        for roll in some_of(lattice.rolls()) {
            let worth = |thrown: &G| {
                let mut search = Search::new(thrown, self.evaluator, self.stop, draw.clone());
                search.narrow_after(WORK_OF_ONE);
                let shares = search.outcome(thrown, thrown.final_answer(roll), G::DEPTH, 1)?;
                (!search.stopped()).then_some(shares[seat.index()])
            };
            total += worth(before)? - worth(after)?;
            count += 1.0;
        }
        Some(total / count)
    }

    /// The value of each final roll, with what may still be done to its dice, in each of these states of the dice beside the row, `likely` saying how a plan
    /// by such values ends, and whether they hold at every roll of the turn; and what they were found with. `None`
    /// when stopped.
    fn estimated<'s>(
        &'s self,
        states: &'s [G],
        seat: Seat,
        lattice: &'static Lattice,
        draw: &Draw,
        effort: &Effort,
        likely: impl Fn(&[Vec<f32>]) -> Vec<Vec<f32>>,
    ) -> Option<(Finals<'s, 's, G>, Vec<Vec<f32>>, bool)> {
        let search = |state| Search::new(state, self.evaluator, self.stop, draw.clone());
        let searches = states.iter().map(search).collect();
        let mut finals = Finals::new(states, seat, lattice, searches);
        let (mut values, lasts) = finals.values(effort, likely)?;
        for (state, values) in states.iter().zip(&mut values) {
            let mut search = search(state);
            state.add_dice_changes(seat, lattice, &mut search, G::DEPTH, values);
            if search.stopped() {
                return None;
            }
        }
        Some((finals, values, lasts))
    }

    /// The value of each final roll of a turn with so many rolls after the first, in the order of the
    /// lattice, and whether they hold at every roll of the turn; `None` when stopped. `showing` is the roll on the table, if there is
    /// one, and how many rolls are left.
    fn values(
        &self,
        thrown: &G,
        seat: Seat,
        left: usize,
        showing: Option<(Counts, usize)>,
        draw: Draw,
    ) -> Option<(Vec<f32>, bool)> {
        let lattice = Lattice::of(thrown.dice_to_throw().count_ones() as usize)?;
        if !self.evaluator.goes_deeper(thrown) {
            let may = may_throw(thrown, seat);
            let (_, mut values, lasts) = self.estimated(
                std::slice::from_ref(thrown),
                seat,
                lattice,
                &draw,
                &self.effort,
                |values| {
                    let plan = Plan::with(lattice, values, left, may);
                    vec![match &showing {
                        Some((roll, left)) => plan.likely_from(roll, *left, COMPARED),
                        None => plan.likely(),
                    }]
                },
            )?;
            return Some((values.pop()?, lasts));
        }
        let mut search = Search::new(thrown, self.evaluator, self.stop, draw.clone());
        let mut finals = FinalRolls::of(thrown, seat, lattice, &mut search, &draw);
        if search.stopped() {
            return None;
        }
        if search.goes_deeper(thrown) {
            let plan = Plan::with(lattice, &[finals.values(seat)], left, may_throw(thrown, seat));
            let mut closer = Search::new(thrown, self.evaluator, self.stop, draw.clone());
            let plain = finals.clone();
            finals.deepen(thrown, seat, &plan, &mut closer, &draw);
            if self.stop.asked() {
                return None;
            }
            // Out of work: what was looked at plainly still holds.
            if closer.stopped() {
                finals = plain;
            }
        }
        let mut values = finals.values(seat);
        thrown.add_dice_changes(seat, lattice, &mut search, G::DEPTH, &mut values);
        (!search.stopped()).then_some((values, true))
    }
}

/// What all may hope for at every roll of a turn.
#[derive(Debug, Clone)]
pub struct Outlook {
    lattice: &'static Lattice,
    /// By rolls left, 0 first.
    stages: Vec<Vec<WinProbabilities>>,
}

impl Outlook {
    /// How many dice are thrown.
    #[must_use]
    pub const fn dice(&self) -> usize {
        self.lattice.dice()
    }

    /// By how much `roll` moved what all may hope for, where `kept` was kept and so many rolls are left after it:
    /// its mean over all throws is 0. `None` for another number of dice.
    #[must_use]
    pub fn luck(&self, kept: &Counts, roll: &Counts, left: usize) -> Option<WinProbabilities> {
        let values = &self.stages[left.min(self.stages.len() - 1)];
        let mean = self.lattice.mean_keeping(kept, values)?;
        let came = values[self.lattice.place(roll)?];
        Some(std::array::from_fn(|seat| came[seat] - mean[seat]))
    }
}

/// Some of the final rolls, or of what is said of each, from which the others are estimated.
fn some_of<T>(finals: &[T]) -> impl Iterator<Item = &T> {
    finals.iter().step_by((finals.len() / SAMPLES).max(1))
}

/// What every final roll of a turn comes to. Those that come to the same are looked at once.
#[derive(Debug, Clone)]
struct FinalRolls {
    /// Of each kind one roll, the first, and what all may hope for after it.
    kinds: Vec<(Counts, WinProbabilities)>,
    /// The kind of each roll, in the order of the lattice.
    kind_of: Vec<usize>,
}

impl FinalRolls {
    /// Plays one roll of each kind out. After a stop some rolls are missing, and what is said of the others
    /// is worth nothing.
    fn of<G: RollPlan>(
        thrown: &G,
        seat: Seat,
        lattice: &Lattice,
        search: &mut Search<'_, G>,
        draw: &Draw,
    ) -> Self {
        let mut alike: HashMap<G::Class, usize> = HashMap::new();
        let mut finals = Self {
            kinds: Vec::new(),
            kind_of: Vec::with_capacity(lattice.rolls().len()),
        };
        for (roll, mark) in lattice
            .rolls()
            .iter()
            .zip(thrown.equivalence(seat, lattice.rolls()))
        {
            let kind = *alike.entry(mark).or_insert(finals.kinds.len());
            finals.kind_of.push(kind);
            if kind == finals.kinds.len() {
                // The same luck for every roll: what differs is the roll.
                search.reset_draw(draw);
                search.narrow_after(WORK_OF_ONE);
                let shares = search.outcome(thrown, thrown.final_answer(roll), G::DEPTH, 1);
                finals.kinds.push((*roll, shares.unwrap_or_default()));
                if search.stopped() {
                    break;
                }
            }
        }
        finals
    }

    /// What all may hope for after each roll, in the order of the lattice.
    fn win_probabilities(&self) -> Vec<WinProbabilities> {
        self.kind_of.iter().map(|kind| self.kinds[*kind].1).collect()
    }

    /// What `seat` may hope for after each roll.
    fn values(&self, seat: Seat) -> Vec<f32> {
        let value = |kind: &usize| self.kinds[*kind].1[seat.index()];
        self.kind_of.iter().map(value).collect()
    }

    /// Looks closely at what `seat` may hope for, first after the rolls with which the plan is likeliest to
    /// end, as long as there is time; the others are moved by what the closer look changed in the mean.
    fn deepen<G: RollPlan>(
        &mut self,
        thrown: &G,
        seat: Seat,
        plan: &Plan,
        search: &mut Search<'_, G>,
        draw: &Draw,
    ) {
        let mut chances = vec![0.0; self.kinds.len()];
        for (kind, chance) in self.kind_of.iter().zip(plan.likely()) {
            chances[*kind] += chance;
        }
        let mut order: Vec<usize> = (0..self.kinds.len()).collect();
        order.sort_by(|one, other| chances[*other].total_cmp(&chances[*one]));
        let (mut moved, mut weight, mut seen) = (0.0, 0.0, 0);
        for kind in &order {
            let (roll, shares) = &mut self.kinds[*kind];
            search.reset_draw(draw);
            let Some(closer) = search.deep_outcome(thrown, thrown.final_answer(roll), G::DEPTH, 1) else {
                break;
            };
            moved += chances[*kind] * (closer[seat.index()] - shares[seat.index()]);
            weight += chances[*kind];
            *shares = closer;
            seen += 1;
        }
        for kind in &order[seen..] {
            let worth = &mut self.kinds[*kind].1[seat.index()];
            // What is decided stays decided.
            if weight > 0.0 && *worth > 0.0 && *worth < 1.0 {
                *worth = (*worth + moved / weight).clamp(0.0, 1.0);
            }
        }
    }
}

/// Goes on to the last roll where rolls left over are worth something, and says what was before each of those
/// that are used up: the most rolls left come first, each throw leaves one less.
pub(super) fn skip_to_last_roll<G: RollPlan>(thrown: &mut G, seat: Seat, lattice: &Lattice) -> Vec<G> {
    let (all, mut earlier) = (thrown.dice_to_throw(), Vec::new());
    while thrown.values_unused_rolls(seat) && thrown.rolls_left() > 0 {
        let (before, some) = (thrown.clone(), dice_of(&lattice.rolls()[0]));
        if thrown.apply(G::faces_answer(some)).is_err() || thrown.apply(G::reroll_answer(all)).is_err() {
            break;
        }
        earlier.push(before);
    }
    earlier
}

/// The plan's answer to a roll question.
fn planned<G: RollPlan>(state: &G, plan: &Plan, left: usize) -> Option<Decision<G::Answer>> {
    let roll = state.dice().counts();
    let (keep, worth) = (plan.keep(&roll, left)?, plan.value(&roll, left)?);
    Some(Decision {
        answer: keeping(state, keep),
        worth,
    })
}

/// What `seat` may throw again.
pub(super) fn may_throw<G: RollPlan>(state: &G, seat: Seat) -> MayThrow {
    let rolls = state.rerollable();
    MayThrow {
        rolls,
        after: state.free_rerolls(seat) & rolls,
    }
}

/// The answer that keeps these faces: dice that must stay, then the first ones that show them.
pub(super) fn keeping<G: RollPlan>(state: &G, keep: Counts) -> G::Answer {
    keeping_but(state, keep, 0)
}

/// The same, and these dice beside the row are thrown.
pub(super) fn keeping_but<G: RollPlan>(state: &G, keep: Counts, beside: DiceMask) -> G::Answer {
    throwing::<G>(left_over(state, keep) | beside)
}

/// The answer that throws these dice, or ends the rolls if there are none.
fn throwing<G: RollPlan>(dice: DiceMask) -> G::Answer {
    if dice == 0 {
        G::stop_answer()
    } else {
        G::reroll_answer(dice)
    }
}

/// The dice of the row that are thrown where these faces are kept.
fn left_over<G: RollPlan>(state: &G, mut keep: Counts) -> DiceMask {
    let (mut mask, stuck): (DiceMask, DiceMask) = (0, state.stuck());
    for stays in [true, false] {
        for (index, face) in state.dice().iter().enumerate() {
            if (stuck & 1 << index != 0) != stays {
                continue;
            }
            match &mut keep[face.index()] {
                0 if stays => {}
                0 => mask |= 1 << index,
                kept => *kept -= 1,
            }
        }
    }
    mask
}

/// Dice that show these faces, lowest first.
pub(super) fn dice_of<F: Faces>(roll: &Counts) -> Dice<F> {
    F::ALL
        .into_iter()
        .flat_map(|face| std::iter::repeat_n(face, usize::from(roll[face.index()])))
        .collect()
}

/// The dice that an answer to the roll question throws, those beside the row included; `None` at other
/// questions, and where it is no throw and no end.
fn thrown_dice<G: RollPlan>(seen: &G, answer: G::Answer) -> Option<DiceMask> {
    if !seen.is_rolling() {
        return None;
    }
    if answer == G::stop_answer() {
        return Some(0);
    }
    let all = seen.dice().all();
    let throws = seen.beside().map_or_else(Vec::new, |beside| beside.throws);
    let beside = throws.iter().map(|throw| throw.dice).filter(|dice| *dice != 0);
    let masks = std::iter::once(0).chain(beside);
    let mut thrown = masks.flat_map(|beside| (0..=all).map(move |mask| mask | beside));
    thrown.find(|mask| *mask != 0 && G::reroll_answer(*mask) == answer)
}

/// The dice of the row that an answer to the roll question keeps, as a mask; `None` at other questions, and
/// where it is no throw and no end.
#[must_use]
pub fn kept_dice<G: RollPlan>(seen: &G, answer: G::Answer) -> Option<DiceMask> {
    let all = seen.dice().all() | seen.locked();
    Some(all & !thrown_dice(seen, answer)?)
}

/// Of the answers that throw dice with the same faces, the one that is listed.
pub(super) fn as_listed<G: RollPlan>(seen: &G, answer: G::Answer) -> Option<G::Answer> {
    let beside = thrown_dice(seen, answer)? & seen.beside().map_or(0, |beside| beside.dice());
    Some(throwing::<G>(left_over(seen, kept(seen, answer)?) | beside))
}

/// The faces that an answer to the roll question keeps.
#[must_use]
pub fn kept<G: RollPlan>(seen: &G, answer: G::Answer) -> Option<Counts> {
    let dice = kept_dice(seen, answer)?;
    let mut keep = [0; 6];
    for (index, face) in seen.dice().iter().enumerate() {
        keep[face.index()] += (dice >> index & 1) as u8;
    }
    Some(keep)
}
