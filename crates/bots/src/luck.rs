//! Luck: by how much Nature's answers moved the chances to win, seen from what could be expected of them.
//!
//! What a position is worth is only believed, and yet luck is fair: of every answer the mean over all that Nature
//! could have said is taken off, so that in the long run nobody's luck is good or bad, whatever is believed. So
//! results can be told without it ([`LuckMeter`]), and a game be looked back on with it ([`Gauge`]). Who begins, and
//! what lies on the table before the first turn, is not counted: it evens out where everybody sits everywhere.
//!
//! Deliberately absent: what is done with it.

#[cfg(test)]
mod tests;

use super::draw::Draw;
use super::lattice::Counts;
use super::levels::{Levels, ValueFn};
use super::roll_plan::{Effort, Outlook, PlanCache, RollPlan, RollPlanner};
use super::search::{Evaluator, Search, WinProbabilities};
use super::{Level, Stop};
use engine::parts::Faces as _;
use engine::{Asked, Game, Seat};

/// So many answers of Nature are all looked at; of more, some are drawn.
const FEW: usize = 12;
/// So many are drawn then.
const DRAWN: usize = 6;

/// Somebody who measures luck along a game. The answers of a game are told in their order.
pub trait Gauge<G: Game>: Send {
    /// By how much this answer of Nature moved the chance to win of every seat, each from -1 to 1; all are 0 where
    /// somebody else is asked, where Nature has only one answer, and before the first turn. `None` where it cannot be
    /// measured, or when stopped.
    fn measure(&mut self, before: &G, answer: G::Answer, stop: &Stop) -> Option<WinProbabilities>;
}

/// By what luck is measured if nothing else is said: what Hard believes.
#[must_use]
pub fn believed<G: Levels>(seed: u64) -> LuckMeter<ValueFn<G::HandSet>> {
    LuckMeter::new(seed, ValueFn::of::<G>(Level::Hard, seed))
}

/// By how much Nature's answers of a whole game moved the chance to win of every seat, in sum.
#[must_use]
pub fn of_game<G: Levels>(start: &G, answers: &[G::Answer], seed: u64) -> [f64; 6] {
    let (mut meter, mut state, mut sum) = (believed::<G>(seed), start.clone(), [0.0; 6]);
    for answer in answers {
        let luck = meter.luck(&state, *answer);
        for (sum, luck) in sum.iter_mut().zip(luck) {
            *sum += f64::from(luck);
        }
        if state.apply(*answer).is_err() {
            break;
        }
    }
    sum
}

/// Measures luck along a game.
#[derive(Debug, Clone)]
pub struct LuckMeter<J> {
    seed: u64,
    evaluator: J,
    /// Of the turn of this number and seat.
    turn: Option<(u16, Seat, Outlook)>,
}

impl<J> LuckMeter<J> {
    /// Measures by what `evaluator` believes; what it cannot know it draws with `seed`.
    #[must_use]
    pub const fn new(seed: u64, evaluator: J) -> Self {
        Self {
            seed,
            evaluator,
            turn: None,
        }
    }

    /// By how much this answer of Nature moved the chance to win of every seat, each from -1 to 1; all are 0 where
    /// somebody else is asked, and where it cannot be measured. The answers of a game are told in their order.
    #[must_use]
    pub fn luck<G: RollPlan>(&mut self, before: &G, answer: G::Answer) -> WinProbabilities
    where
        J: Evaluator<G>,
    {
        self.measured(before, answer, &Stop::default())
            .unwrap_or_default()
    }

    /// The same; `None` where it cannot be measured, or when stopped.
    fn measured<G: RollPlan>(
        &mut self,
        before: &G,
        answer: G::Answer,
        stop: &Stop,
    ) -> Option<WinProbabilities>
    where
        J: Evaluator<G>,
    {
        if before.asks() != Asked::Nature || before.turn() == 0 {
            return Some(WinProbabilities::default());
        }
        let (thrown, Some(faces)) = (before.dice_to_throw(), G::faces_of(answer)) else {
            return self.of_few(before, answer, stop);
        };
        if thrown == 0 {
            return self.of_few(before, answer, stop);
        }
        let dice = before.dice();
        let mut kept: Counts = [0; 6];
        for (die, face) in dice.iter().enumerate() {
            kept[face.index()] += u8::from(thrown >> die & 1 == 0);
        }
        let mut roll = kept;
        for (sum, count) in roll.iter_mut().zip(faces.counts()) {
            *sum += count;
        }
        let left = before.rolls_left();
        let outlook = self.outlook(before, roll.iter().map(|count| usize::from(*count)).sum(), stop);
        outlook.and_then(|outlook| outlook.luck(&kept, &roll, left))
    }

    /// What this turn looks like; `None` where it was not seen from its first throw on.
    fn outlook<G: RollPlan>(&mut self, thrown: &G, dice: usize, stop: &Stop) -> Option<&Outlook>
    where
        J: Evaluator<G>,
    {
        let (turn, seat) = (thrown.turn(), thrown.active());
        let known = self.turn.as_ref();
        if known
            .is_none_or(|(number, whose, outlook)| (*number, *whose, outlook.dice()) != (turn, seat, dice))
        {
            if thrown.dice_to_throw().count_ones() as usize != dice {
                return None;
            }
            let mut planner = RollPlanner {
                seed: self.seed,
                evaluator: &self.evaluator,
                stop,
                plans: &mut PlanCache::default(),
                effort: Effort::USUAL,
            };
            let outlook = planner.outlook(thrown, seat)?;
            self.turn = Some((turn, seat, outlook));
        }
        self.turn.as_ref().map(|(.., outlook)| outlook)
    }

    /// Where it is no roll of a turn: a card, or a die beside the others.
    fn of_few<G: RollPlan>(&self, before: &G, answer: G::Answer, stop: &Stop) -> Option<WinProbabilities>
    where
        J: Evaluator<G>,
    {
        let mut odds = Vec::new();
        before.odds(&mut odds);
        if odds.len() < 2 {
            return Some(WinProbabilities::default());
        }
        let draw = Draw::from_words(self.seed, &before.hash_words());
        let mut search = Search::new(before, &self.evaluator, stop, draw.clone());
        let mut worth = |answer: G::Answer| -> Option<WinProbabilities> {
            search.reset_draw(&draw);
            let mut after = before.clone();
            after.apply(answer).ok()?;
            let shares = search.settle(after, 0);
            (!search.stopped()).then_some(shares)
        };
        let mut mean = WinProbabilities::default();
        if odds.len() <= FEW {
            for (answer, chance) in odds {
                for (sum, share) in mean.iter_mut().zip(worth(answer)?) {
                    *sum += chance * share;
                }
            }
        } else {
            let mut chance = Draw::from_words(!self.seed, &before.hash_words());
            for _ in 0..DRAWN {
                let drawn = before.deal(&mut chance).and_then(&mut worth)?;
                for (sum, share) in mean.iter_mut().zip(drawn) {
                    *sum += share / DRAWN as f32;
                }
            }
        }
        let came = worth(answer)?;
        Some(std::array::from_fn(|seat| came[seat] - mean[seat]))
    }
}

impl<G: RollPlan, J: Evaluator<G> + Send> Gauge<G> for LuckMeter<J> {
    fn measure(&mut self, before: &G, answer: G::Answer, stop: &Stop) -> Option<WinProbabilities> {
        self.measured(before, answer, stop)
    }
}
