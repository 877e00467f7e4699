//! Every decision except the rolls: try each legal answer on a copy, play on until a turn is about to begin,
//! and value that position for every seat. The asked seat takes what is best for itself; so do the others on
//! the way.
//!
//! Generic over the game: what it must tell about itself is [`Lookahead`], what its positions are worth is an
//! [`Evaluator`].

use super::Stop;
use super::draw::Draw;
use engine::{Asked, Game, Seat};
use std::collections::HashMap;

/// The probability to win of each seat, from 0 to 1; a shared win counts as its part. Seats that do not exist
/// have 0.
pub type WinProbabilities = [f32; 6];

/// Values positions in which a turn is about to begin, or the game is over.
pub trait Evaluator<G: Game> {
    /// The win probabilities of all seats.
    fn win_probabilities(&self, state: &G) -> WinProbabilities;

    /// The win probabilities of all seats, looked at as closely as this evaluator can; `None` when stopped.
    /// Adds to `work` how many answers it gave to the rules meanwhile.
    fn deep_win_probabilities(&self, state: &G, stop: &Stop, work: &mut u32) -> Option<WinProbabilities> {
        let _ = (stop, work);
        Some(self.win_probabilities(state))
    }

    /// Is it worth asking for more than a plain look where one decides in `state`?
    fn goes_deeper(&self, state: &G) -> bool {
        let _ = state;
        false
    }

    /// The win probability of one seat.
    fn value(&self, state: &G, seat: Seat) -> f32 {
        self.win_probabilities(state)[seat.index()]
    }
}

/// How a question to Nature is valued.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChanceNode {
    /// Every answer with its odds.
    Expand,
    /// The mean of this many draws.
    Sample(u8),
}

/// What a game tells about itself so that positions can be looked ahead from.
pub trait Lookahead: Game {
    /// The position as numbers in a fixed order, from which a bot's luck follows. Positions that a bot tells
    /// apart should differ here; nothing breaks where they do not. Written out one by one: what a derived
    /// hash feeds into a hasher is promised neither between compilers nor between machines.
    fn hash_words(&self) -> Vec<u64>;

    /// Does it pay, and is there time, to look one turn further at this table? Only where matches have shown
    /// that it does.
    fn looks_further(&self) -> bool {
        false
    }

    /// A turn is about to begin: here an [`Evaluator`] may speak.
    fn is_quiet(&self) -> bool;

    /// Is the same question open in `other`?
    fn asks_like(&self, other: &Self) -> bool;

    /// The answer that a look-ahead assumes where it does not compare; the one who is asked would rarely
    /// regret it.
    fn default_policy(&self) -> Option<Self::Answer>;

    /// Lists the answers to the open question that a look-ahead compares; none where it follows habit. Only
    /// where there are few and much depends on them.
    fn candidates(&self, into: &mut Vec<Self::Answer>);

    /// How Nature's answer to the open question is weighed.
    fn chance_node(&self) -> ChanceNode;

    /// Nature's answers that are weighed where all are: one of each kind that comes to the same, with the
    /// odds of its kind.
    fn chance_outcomes(&self, into: &mut Vec<(Self::Answer, f32)>) {
        self.odds(into);
    }

    /// How often an answer is tried when its worth hangs on what Nature says next.
    fn samples(&self, answer: Self::Answer) -> u8;

    /// How many of the comparisons that a look-ahead has left the open question takes. Questions that only
    /// finish what an answer has begun take none.
    fn depth_cost(&self) -> u8 {
        1
    }

    /// Hides what Nature has shown since `seen` and nobody has made use of: a look-ahead cannot know it, and
    /// what one draw of it would be worth says nothing about the answer that is looked at.
    fn hide_unseen(&mut self, seen: &Self) {
        let _ = seen;
    }

    /// What the choice at the open question hangs on, as a number: positions that share it are most likely
    /// decided alike. `None` where each is looked at by itself.
    fn decision_key(&self) -> Option<u64> {
        None
    }

    /// Is this answer as good at a later question? Then it waits until it is offered there.
    fn can_defer(&self, answer: Self::Answer) -> bool {
        let _ = answer;
        false
    }
}

/// Answers given to the rules for the close looks of one search; beyond them no further one begins.
const DEEP_WORK_LIMIT: u32 = 400_000;
/// Rules answer many questions for one decision; beyond this many something is wrong and the search ends.
const WORK_LIMIT: u32 = 300_000;
/// Answers within one look-ahead until it gives up hope of a resting place.
const LONGEST: u32 = 300;
/// The request to stop is looked at once in so many answers.
const STOP_INTERVAL: u32 = 64;

/// One decision being thought about.
pub struct Search<'a, G: Lookahead> {
    evaluator: &'a dyn Evaluator<G>,
    stop: &'a Stop,
    draw: Draw,
    /// As it was at the beginning.
    first_draw: Draw,
    /// What is really on the table.
    seen: G,
    work: u32,
    /// Beyond this work nothing more is compared: habit decides, and Nature is asked once.
    narrow_at: u32,
    /// Work of the evaluator's close looks.
    deep_work: u32,
    stopped: bool,
    spare: Vec<Vec<G::Answer>>,
    /// What was decided where, as long as that is recalled.
    decided: HashMap<(u64, u8), G::Answer>,
    recalls: bool,
    recalled: u32,
}

impl<G: Lookahead> std::fmt::Debug for Search<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Search")
            .field("work", &self.work)
            .field("stopped", &self.stopped)
            .finish_non_exhaustive()
    }
}

impl<'a, G: Lookahead> Search<'a, G> {
    /// A search from `seen` that values with `evaluator`, draws with `draw` and listens to `stop`.
    #[must_use]
    pub fn new(seen: &G, evaluator: &'a dyn Evaluator<G>, stop: &'a Stop, draw: Draw) -> Self {
        Self {
            evaluator,
            stop,
            first_draw: draw.clone(),
            draw,
            seen: seen.clone(),
            work: 0,
            narrow_at: u32::MAX,
            deep_work: 0,
            stopped: stop.asked(),
            spare: Vec::new(),
            decided: HashMap::new(),
            recalls: false,
            recalled: 0,
        }
    }

    /// Was the search asked to end, or did it run out of work? What it says from then on is worth nothing.
    #[must_use]
    pub const fn stopped(&self) -> bool {
        self.stopped
    }

    /// How many answers were given to the rules so far.
    #[must_use]
    pub const fn work(&self) -> u32 {
        self.work
    }

    /// From so much work on nothing more is compared.
    pub const fn narrow_after(&mut self, work: u32) {
        self.narrow_at = self.work.saturating_add(work);
    }

    /// From now on decides alike what hangs on the same ([`Lookahead::decision_key`]), or again each by itself.
    pub fn recall(&mut self, recalls: bool) {
        self.recalls = recalls;
    }

    /// How many decisions were recalled so far.
    #[must_use]
    pub const fn recalled(&self) -> u32 {
        self.recalled
    }

    /// Has there been enough of comparing?
    const fn is_narrow(&self) -> bool {
        self.work >= self.narrow_at
    }

    /// Draws again as at the beginning: what is looked at one after the other meets the same luck.
    pub fn begin_again(&mut self) {
        self.draw.clone_from(&self.first_draw);
    }

    /// Draws again from here.
    pub fn reset_draw(&mut self, draw: &Draw) {
        self.draw.clone_from(draw);
    }

    /// Says an answer on a copy, counting.
    fn apply(&mut self, state: &mut G, answer: G::Answer) -> bool {
        self.work += 1;
        if self.work >= WORK_LIMIT || self.work.is_multiple_of(STOP_INTERVAL) && self.stop.asked() {
            self.stopped = true;
        }
        state.apply(answer).is_ok()
    }

    /// The worth of each answer for `seat`, best first; equal ones stay in the order of the list. Answers
    /// that were not reached before the stop are absent.
    pub fn compare(
        &mut self,
        state: &G,
        seat: Seat,
        answers: &[G::Answer],
        depth: u8,
    ) -> Vec<(G::Answer, f32)> {
        let mut found = self.compared(state, seat, answers, depth, Self::outcome);
        if self.goes_deeper(state) && !self.stopped {
            let closer = self.compared(state, seat, answers, depth, Self::deep_outcome);
            // All of them, or none: what was looked at closely does not compare with what was not.
            if closer.len() == found.len() {
                found = closer;
            }
        }
        found.sort_by(|one, other| other.1.total_cmp(&one.1));
        found
    }

    /// The worth of each answer for `seat`, in the order of the list, by this way of looking at it.
    fn compared(
        &mut self,
        state: &G,
        seat: Seat,
        answers: &[G::Answer],
        depth: u8,
        look: impl Fn(&mut Self, &G, G::Answer, u8, u8) -> Option<WinProbabilities>,
    ) -> Vec<(G::Answer, f32)> {
        let mut found = Vec::with_capacity(answers.len());
        let luck = self.draw.clone();
        for answer in answers {
            // The same luck for all of them: what differs is the answer.
            self.draw = luck.clone();
            let shares = look(self, state, *answer, depth, state.samples(*answer));
            if self.stopped {
                break;
            }
            if let Some(shares) = shares {
                found.push((*answer, shares[seat.index()]));
            }
        }
        self.draw = luck;
        found
    }

    /// What comes of an answer, as the mean of some tries; `None` when it is refused.
    pub fn outcome(
        &mut self,
        state: &G,
        answer: G::Answer,
        depth: u8,
        tries: u8,
    ) -> Option<WinProbabilities> {
        let mut after = state.clone();
        if !self.apply(&mut after, answer) {
            return None;
        }
        if tries <= 1 {
            return Some(self.settle(after, depth));
        }
        let mut total = [0.0; 6];
        for _ in 0..tries {
            add(&mut total, &self.settle(after.clone(), depth), 1.0);
            if self.stopped {
                break;
            }
        }
        Some(total.map(|share| share / f32::from(tries)))
    }

    /// What comes of an answer, as closely as the evaluator can look: decisions on the way are made by its
    /// plain value. `None` when the answer is refused, when stopped, or when there has been enough of close
    /// looks.
    pub fn deep_outcome(
        &mut self,
        state: &G,
        answer: G::Answer,
        depth: u8,
        tries: u8,
    ) -> Option<WinProbabilities> {
        let mut after = state.clone();
        if self.deep_work_is_spent() || !self.apply(&mut after, answer) {
            return None;
        }
        let (mut ends, part) = (Vec::new(), 1.0 / f32::from(tries.max(1)));
        for _ in 0..tries.max(1) {
            self.quiet_positions(after.clone(), depth, part, &mut ends);
        }
        let mut total = [0.0; 6];
        for (end, odds) in &ends {
            if self.stopped || self.deep_work_is_spent() {
                return None;
            }
            match self
                .evaluator
                .deep_win_probabilities(end, self.stop, &mut self.deep_work)
            {
                Some(shares) => add(&mut total, &shares, *odds),
                None => self.stopped = true,
            }
        }
        (!self.stopped).then_some(total)
    }

    /// Does the evaluator look closer at what is decided in `state`?
    #[must_use]
    pub fn goes_deeper(&self, state: &G) -> bool {
        self.evaluator.goes_deeper(state)
    }

    /// Has there been enough of close looks?
    const fn deep_work_is_spent(&self) -> bool {
        self.deep_work >= DEEP_WORK_LIMIT
    }

    /// Plays on from `state` until a turn is about to begin and values that. Up to `depth` questions on the
    /// way are decided by comparing their answers, the others by habit.
    pub fn settle(&mut self, mut state: G, depth: u8) -> WinProbabilities {
        for _ in 0..LONGEST {
            if self.stopped || state.is_quiet() {
                break;
            }
            match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => match state.chance_node() {
                    ChanceNode::Expand if !self.is_narrow() => return self.expectation(&state, depth),
                    ChanceNode::Sample(count) if count > 1 && !self.is_narrow() => {
                        return self.sampled(&state, count, depth);
                    }
                    ChanceNode::Expand | ChanceNode::Sample(_) => {
                        let Some(answer) = state.deal(&mut self.draw) else {
                            break;
                        };
                        if !self.apply(&mut state, answer) {
                            break;
                        }
                    }
                },
                Asked::Seat(seat) => {
                    if !self.is_narrow()
                        && let Some(left) = depth.checked_sub(state.depth_cost())
                        && let Some(shares) = self.best(&state, seat, left)
                    {
                        return shares;
                    }
                    let Some(answer) = state.default_policy() else {
                        break;
                    };
                    if !self.apply(&mut state, answer) {
                        break;
                    }
                }
            }
        }
        state.hide_unseen(&self.seen);
        self.evaluator.win_probabilities(&state)
    }

    /// The outcome that `seat`, who is asked, likes best; `None` where habit decides.
    fn best(&mut self, state: &G, seat: Seat, depth: u8) -> Option<WinProbabilities> {
        let mut answers = self.spare.pop().unwrap_or_default();
        answers.clear();
        state.candidates(&mut answers);
        let best = (answers.len() > 1).then(|| self.best_answer(state, seat, &answers, depth));
        self.spare.push(answers);
        best.flatten().map(|(_, shares)| shares)
    }

    /// The answer whose outcome `seat` likes best, the first of equal ones, and what comes of it.
    fn best_answer(
        &mut self,
        state: &G,
        seat: Seat,
        answers: &[G::Answer],
        depth: u8,
    ) -> Option<(G::Answer, WinProbabilities)> {
        let key = if self.recalls { state.decision_key() } else { None };
        let key = key.map(|key| (key, depth));
        if let Some(key) = key
            && let Some(answer) = self.decided.get(&key).copied()
            && answers.contains(&answer)
        {
            self.recalled += 1;
            let shares = self.outcome(state, answer, depth, 1)?;
            return Some((answer, shares));
        }
        let mut best: Option<(G::Answer, WinProbabilities)> = None;
        let luck = self.draw.clone();
        for answer in answers {
            self.draw = luck.clone();
            let Some(shares) = self.outcome(state, *answer, depth, 1) else {
                continue;
            };
            if best.is_none_or(|(_, best)| shares[seat.index()] > best[seat.index()]) {
                best = Some((*answer, shares));
            }
            if self.stopped {
                break;
            }
        }
        if let (Some(key), Some((answer, _))) = (key, best) {
            self.decided.insert(key, answer);
        }
        best
    }

    /// Where playing on from `state` comes to rest, each position with its odds: as [`Search::settle`] does,
    /// the seats that are asked taking what they like best. Nothing is veiled: whoever plays on from there
    /// has to see something for sale.
    pub fn quiet_positions(&mut self, mut state: G, depth: u8, odds: f32, into: &mut Vec<(G, f32)>) {
        for _ in 0..LONGEST {
            if self.stopped || state.is_quiet() {
                break;
            }
            let answer = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature if state.chance_node() == ChanceNode::Expand => {
                    let mut kinds = Vec::new();
                    state.chance_outcomes(&mut kinds);
                    for (answer, chance) in kinds {
                        let mut after = state.clone();
                        if self.apply(&mut after, answer) {
                            self.quiet_positions(after, depth, odds * chance, into);
                        }
                        if self.stopped {
                            break;
                        }
                    }
                    return;
                }
                Asked::Nature => state.deal(&mut self.draw),
                Asked::Seat(seat) => {
                    let best = depth.checked_sub(state.depth_cost()).and_then(|left| {
                        let mut answers = Vec::new();
                        state.candidates(&mut answers);
                        let several = answers.len() > 1;
                        let luck = self.draw.clone();
                        let best = several.then(|| self.best_answer(&state, seat, &answers, left));
                        // What follows the best answer is what it was valued by.
                        self.draw = luck;
                        best.flatten().map(|(answer, _)| (answer, left))
                    });
                    if let Some((answer, left)) = best {
                        let mut after = state.clone();
                        if self.apply(&mut after, answer) {
                            self.quiet_positions(after, left, odds, into);
                        }
                        return;
                    }
                    state.default_policy()
                }
            };
            let Some(answer) = answer else { break };
            if !self.apply(&mut state, answer) {
                break;
            }
        }
        into.push((state, odds));
    }

    fn expectation(&mut self, state: &G, depth: u8) -> WinProbabilities {
        let mut kinds = Vec::new();
        state.chance_outcomes(&mut kinds);
        let mut total = [0.0; 6];
        for (answer, odds) in kinds {
            let mut after = state.clone();
            if self.apply(&mut after, answer) {
                add(&mut total, &self.settle(after, depth), odds);
            }
            if self.stopped {
                break;
            }
        }
        total
    }

    fn sampled(&mut self, state: &G, count: u8, depth: u8) -> WinProbabilities {
        let mut total = [0.0; 6];
        for _ in 0..count {
            let mut after = state.clone();
            if let Some(answer) = state.deal(&mut self.draw)
                && self.apply(&mut after, answer)
            {
                add(&mut total, &self.settle(after, depth), 1.0 / f32::from(count));
            }
            if self.stopped {
                break;
            }
        }
        total
    }
}

fn add(total: &mut WinProbabilities, shares: &WinProbabilities, weight: f32) {
    for (sum, share) in total.iter_mut().zip(shares) {
        *sum += share * weight;
    }
}
