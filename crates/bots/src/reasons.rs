//! Why an answer is given: what a turn goes for and how likely it is, or what another answer would have cost.
//!
//! Start at [`Reasoner`]. What a game's turns may go for, it tells in [`Aims`]. The chance of an aim is
//! exact: the plan of the rolls says how likely each last roll is from what is kept now, and every last roll
//! is played out to the end of the turn as the plan does. Where cards may still touch the dice, so that the
//! plan is not the whole truth, no chance is told.
//!
//! Deliberately absent: words.

#[cfg(test)]
mod tests;

use super::advice::Advisor;
use super::advisor::PlannerAdvisor;
use super::draw::Draw;
use super::fallible::{ErrorRate, Fallible};
use super::lattice::{Counts, Lattice};
use super::persona::Persona;
use super::roll_plan::{kept, skip_to_last_roll};
use super::search::Evaluator;
use super::{BotGame, Stop};
use engine::{Seat, View};
use std::collections::HashMap;

/// What a game tells about what its turns may go for.
pub trait Aims: Persona {
    /// What a turn may go for.
    type Aim: Copy + PartialEq + std::fmt::Debug + Send + 'static;

    /// Lists what `seat` has reached in this position that it had not `before`. What is counted is listed for
    /// every number up to the one that was reached.
    fn reached(&self, before: &Self, seat: Seat, into: &mut Vec<Self::Aim>);

    /// May a card still touch the dice that `seat` rolls, besides throwing them? Then the plan is not the
    /// whole truth.
    fn may_be_touched(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// How much reaching it would matter to `seat` in this position; it decides which aim is told.
    fn weight(&self, seat: Seat, aim: Self::Aim) -> f32;
}

/// Why an answer is given.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Reason<M> {
    /// There was nothing else to say.
    Only,
    /// It felt like it.
    Whim,
    /// Nothing that lies there is worth keeping.
    RerollAll,
    /// For this, with this chance to reach it in this turn.
    Aim {
        /// What for.
        aim: M,
        /// How likely it is now, from 0 to 1.
        chance: f32,
    },
    /// It leaves the best chance to win of all that could be kept, and no single aim explains it.
    Best {
        /// That chance, as far as its giver can tell.
        now: f32,
    },
    /// For the chance to win that it leaves.
    Worth {
        /// The chance to win after it, as far as its giver can tell.
        now: f32,
        /// The chance after the best other answer.
        instead: f32,
    },
}

/// Somebody who can say why answers are given.
pub trait Reasoner<G: BotGame>: Send {
    /// Why `answer` is given by the viewer. `None` when stopped, or when there is nothing that could be told.
    fn reason(&mut self, seen: &View<G>, answer: G::Answer, stop: &Stop) -> Option<Reason<G::Aim>>;
}

/// The reasons of those who plan, by their evaluator.
pub struct PlannerReasoner<G: Aims, J> {
    seed: u64,
    /// As it feels: so it plans.
    felt: PlannerAdvisor<G, J>,
    /// As it is: so it tells what an answer is worth.
    advisor: PlannerAdvisor<G, J>,
    /// What each last roll of a turn comes to, for the next question of the same turn.
    turn: Option<(G, Outlook<G>)>,
}

/// By last roll, in the order of the lattice: what is reached, with its chance.
type Outlook<G> = Vec<Chances<G>>;

/// Aims with their chances.
type Chances<G> = Vec<(<G as Aims>::Aim, f32)>;

impl<G: Aims, J> std::fmt::Debug for PlannerReasoner<G, J> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PlannerReasoner")
            .field("seed", &self.seed)
            .finish_non_exhaustive()
    }
}

/// Chances that are next to nothing are no reason.
const LEAST: f32 = 0.15;
/// As good as certain.
const SURE: f32 = 0.9;
/// What a reason must weigh to be told.
const TOLD: f32 = 0.05;

impl<G: Aims, J: Evaluator<G> + Clone> PlannerReasoner<G, J> {
    /// The reasons of one who values positions by `evaluator` and shows so much of its temper, with the seed
    /// of its bot.
    #[must_use]
    pub fn with_evaluator(seed: u64, evaluator: J, shown: f32) -> Self {
        Self {
            seed,
            felt: PlannerAdvisor::with_evaluator(seed, evaluator.clone()).with_temper(shown),
            advisor: PlannerAdvisor::with_evaluator(seed, evaluator),
            turn: None,
        }
    }

    /// The chance of every aim of this turn, when `kept` is kept of the roll and all goes on as planned. The
    /// outer `None` means stopped, the inner one that it cannot be told.
    pub fn chances(
        &mut self,
        seen: &G,
        seat: Seat,
        kept: &Counts,
        stop: &Stop,
    ) -> Option<Option<Chances<G>>> {
        let (left, key) = (seen.rolls_left(), seen.public_key(seat));
        // The plan of these rolls knows nothing of dice beside them.
        if seen.may_be_touched(seat) || seen.beside().is_some() {
            return Some(None);
        }
        if self.turn.as_ref().is_none_or(|(about, _)| *about != key) {
            match self.outlook(seen, seat, &key, stop)? {
                Some(outlook) => self.turn = Some((key, outlook)),
                None => return Some(None),
            }
        }
        let finals = match self.felt.plan(seen, seat, stop) {
            Some(plan) => plan.finals(kept, left),
            None if stop.asked() => return None,
            None => None,
        };
        let (Some(finals), Some((_, outlook))) = (finals, &self.turn) else {
            return Some(None);
        };
        let mut chances: Chances<G> = Vec::new();
        for (odds, reached) in finals.iter().zip(outlook).filter(|(odds, _)| **odds > 0.0) {
            for (aim, chance) in reached {
                match chances.iter_mut().find(|(known, _)| known == aim) {
                    Some((_, total)) => *total += odds * chance,
                    None => chances.push((*aim, odds * chance)),
                }
            }
        }
        Some(Some(chances))
    }

    /// What every last roll of this turn comes to; the inner `None` where something may still be done to the
    /// dice.
    fn outlook(&self, seen: &G, seat: Seat, key: &G, stop: &Stop) -> Option<Option<Outlook<G>>> {
        let Some(lattice) = Lattice::of(seen.dice().len()) else {
            return Some(None);
        };
        let Some(mut thrown) = seen.reroll_all() else {
            return Some(None);
        };
        let mut draw = Draw::from_words(self.seed, &key.hash_words());
        thrown.imagine(seat, &mut draw);
        skip_to_last_roll(&mut thrown, seat, lattice);
        let player = self.felt.player();
        player.looking(seen, seat, stop, draw.clone(), |mut search| {
            let mut alike: HashMap<G::Class, usize> = HashMap::new();
            let mut outlook: Outlook<G> = Vec::with_capacity(lattice.rolls().len());
            for (place, mark) in thrown.equivalence(seat, lattice.rolls()).into_iter().enumerate() {
                if let Some(known) = alike.get(&mark) {
                    outlook.push(outlook[*known].clone());
                    continue;
                }
                alike.insert(mark, place);
                search.reset_draw(&draw);
                let (mut after, mut ends) = (thrown.clone(), Vec::new());
                if after.apply(thrown.final_answer(&lattice.rolls()[place])).is_ok() {
                    search.quiet_positions(after, G::DEPTH, 1.0, &mut ends);
                }
                if search.stopped() {
                    return None;
                }
                outlook.push(gathered(&thrown, seat, &ends));
            }
            Some(Some(outlook))
        })
    }

    /// What keeping these dice is for, if one aim explains it.
    fn aim(&mut self, seen: &G, seat: Seat, kept: &Counts, stop: &Stop) -> Option<Option<(G::Aim, f32)>> {
        let Some(chances) = self.chances(seen, seat, kept, stop)? else {
            return Some(None);
        };
        let anew = if seen.rolls_left() > 0 {
            self.chances(seen, seat, &[0; 6], stop)?.unwrap_or_default()
        } else {
            Vec::new()
        };
        let before = |aim: &G::Aim| {
            let known = anew.iter().find(|(known, _)| known == aim);
            known.map_or(0.0, |(_, chance)| *chance)
        };
        let stops = *kept == seen.dice().counts();
        let mut best: Option<(f32, G::Aim, f32)> = None;
        for (aim, chance) in chances {
            let told = seen.weight(seat, aim) * (chance - before(&aim));
            // What is certain already is seldom what is rolled for.
            let open = stops || chance < SURE;
            let told = if open { told } else { told * 0.5 };
            if chance >= LEAST && told > TOLD && best.is_none_or(|(most, ..)| told > most) {
                best = Some((told, aim, chance));
            }
        }
        Some(best.map(|(_, aim, chance)| (aim, chance.min(1.0))))
    }
}

/// What is reached at these ends, each with its chance.
fn gathered<G: Aims>(before: &G, seat: Seat, ends: &[(G, f32)]) -> Chances<G> {
    let mut found: Chances<G> = Vec::new();
    let mut reached = Vec::new();
    for (end, odds) in ends {
        reached.clear();
        end.reached(before, seat, &mut reached);
        for aim in &reached {
            match found.iter_mut().find(|(known, _)| known == aim) {
                Some((_, chance)) => *chance += odds,
                None => found.push((*aim, *odds)),
            }
        }
    }
    found
}

impl<G: Aims + BotGame<Aim = <G as Aims>::Aim>, J: Evaluator<G> + Clone + Send> Reasoner<G>
    for PlannerReasoner<G, J>
{
    fn reason(&mut self, view: &View<G>, answer: G::Answer, stop: &Stop) -> Option<Reason<<G as Aims>::Aim>> {
        let (seen, seat): (&G, _) = (view, view.viewer()?);
        let list = self.advisor.advise(view, stop)?;
        if list.len() <= 1 {
            return Some(Reason::Only);
        }
        if let Some(kept) = kept(seen, answer) {
            if let Some((aim, chance)) = self.aim(seen, seat, &kept, stop)? {
                return Some(Reason::Aim { aim, chance });
            }
            if kept == [0; 6] && !seen.dice().is_empty() {
                return Some(Reason::RerollAll);
            }
        }
        let now = self.advisor.worth(view, answer, stop)?;
        if seen.is_rolling() && list[0].answer == answer {
            return Some(Reason::Best { now });
        }
        let other = list.iter().find(|advised| advised.answer != answer)?;
        Some(Reason::Worth {
            now,
            instead: other.worth,
        })
    }
}

/// The reasons of [`Fallible`]: its own mood where it follows it, and otherwise sound ones.
#[derive(Debug)]
pub struct FallibleReasoner<G: Aims, J> {
    fallible: Fallible<G, J>,
    sound: PlannerReasoner<G, J>,
}

impl<G: Aims, J: Evaluator<G> + Clone> FallibleReasoner<G, J> {
    /// The reasons of the bot with this seed, evaluator and error rate.
    #[must_use]
    pub fn with_evaluator(seed: u64, evaluator: J, error_rate: ErrorRate, shown: f32) -> Self {
        Self {
            fallible: Fallible::with_evaluator(seed, evaluator.clone(), error_rate).with_temper(shown),
            sound: PlannerReasoner::with_evaluator(seed, evaluator, shown),
        }
    }
}

impl<G: Aims + BotGame<Aim = <G as Aims>::Aim>, J: Evaluator<G> + Clone + Send> Reasoner<G>
    for FallibleReasoner<G, J>
{
    fn reason(&mut self, seen: &View<G>, answer: G::Answer, stop: &Stop) -> Option<Reason<<G as Aims>::Aim>> {
        let seat = seen.viewer()?;
        if seen.is_rolling() && self.fallible.follows_whim(seen, seat) {
            return Some(Reason::Whim);
        }
        let list = self.sound.advisor.advise(seen, stop)?;
        if !seen.is_rolling() && list.len() > 1 && list[0].answer != answer {
            return Some(Reason::Whim);
        }
        self.sound.reason(seen, answer, stop)
    }
}
