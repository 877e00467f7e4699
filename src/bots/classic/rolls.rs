//! The plan of a turn's rolls: every final roll is played out on a copy to the end of the turn and valued, then the
//! lattice tells exactly what to keep. Cards that touch the roll are found through the answers that they offer.

use super::changes;
use crate::bots::Stop;
use crate::bots::draw::{Draw, Facts};
use crate::bots::lattice::{Counts, Lattice, Plan};
use crate::bots::search::{Judge, Search};
use crate::engine::classic::rule::{On, Rule, Stat};
use crate::engine::classic::{Answer, State, What};
use crate::engine::parts::{Dice, DiceMask, Face};
use crate::engine::{Asked, Game, Seat};
use std::collections::HashMap;

/// Comparisons in a row when a final roll is played out: a yield and a purchase.
const DEPTH: u8 = 2;
/// Plans remembered for the next roll of the turn.
const REMEMBERED: usize = 4;
/// Uses of cards in a row that are looked ahead.
const USES: u8 = 2;

/// The roll question of one moment, and all that it needs.
#[derive(Debug)]
pub struct Rolls<'a> {
    /// The private luck of the bot.
    pub seed: u64,
    /// Who values positions.
    pub judge: &'a dyn Judgement,
    /// Asked between evaluations.
    pub stop: &'a Stop,
    /// Plans made before.
    pub plans: &'a mut Plans,
}

/// A judge of King of Tokyo that can be shown.
pub trait Judgement: Judge<State> + std::fmt::Debug {}
impl<J: Judge<State> + std::fmt::Debug> Judgement for J {}

/// Plans made before: they only save time, since a plan follows from what is on the table.
#[derive(Debug, Clone, Default)]
pub struct Plans {
    made: Vec<(Sight, Plan)>,
}

/// Everything on which the value of a final roll can depend: all that the roller sees, except what was rolled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sight(State);

impl Sight {
    pub(super) fn of(state: &State, seat: Seat) -> Self {
        Self(state.view(Some(seat)).unrolled())
    }
}

/// What a roll question comes to.
#[derive(Debug, Clone, Copy)]
pub struct Decision {
    /// The answer to give.
    pub answer: Answer,
    /// What it is worth to the roller.
    pub worth: f32,
}

impl Rolls<'_> {
    /// The best answer to the roll question of `seat`; `None` when stopped.
    pub fn decide(&mut self, state: &State, seat: Seat) -> Option<Decision> {
        self.weigh(state, seat, USES)
    }

    fn weigh(&mut self, state: &State, seat: Seat, uses: u8) -> Option<Decision> {
        let left = usize::from(state.roll_limit().saturating_sub(state.turn().rolls));
        let mut best = match self.plan(state, seat, left)? {
            Some(plan) if left > 0 => planned(state, &plan, left)?,
            _ => {
                let shares = self.search(state, 0).outcome(state, Answer::Done, DEPTH, 1);
                Decision {
                    answer: Answer::Done,
                    worth: shares?[seat.index()],
                }
            }
        };
        if uses > 0 && offers_uses(state, seat) {
            let mut answers = Vec::new();
            state.answers(&mut answers);
            for answer in answers
                .into_iter()
                .filter(|answer| matches!(answer, Answer::Use(_)))
            {
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
    fn using(&mut self, state: &State, seat: Seat, answer: Answer, left: usize, uses: u8) -> Option<f32> {
        let mut after = *state;
        after.apply(answer).ok()?;
        if after.asks() == Asked::Nature {
            let mut odds = Vec::new();
            after.odds(&mut odds);
            let mut worth = 0.0;
            for (faces, odds) in odds {
                let mut child = after;
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

    fn continued(&mut self, state: &State, seat: Seat, uses: u8) -> Option<f32> {
        if state.question().what == What::Roll && state.asks() == Asked::Seat(seat) {
            return self.weigh(state, seat, uses).map(|decision| decision.worth);
        }
        let shares = self.search(state, 1).settle(*state, DEPTH);
        Some(shares[seat.index()])
    }

    fn search(&self, state: &State, salt: u64) -> Search<'_, State> {
        Search::new(
            self.judge,
            self.stop,
            Draw::from_facts(self.seed ^ salt, &state.facts()),
        )
    }

    /// The plan for the rest of this turn. The outer `None` means stopped, the inner one that none can be made.
    fn plan(&mut self, state: &State, seat: Seat, left: usize) -> Option<Option<Plan>> {
        let Some(lattice) = Lattice::of(state.turn().dice.len()).filter(|_| left > 0) else {
            return Some(None);
        };
        let sight = Sight::of(state, seat);
        let known = self
            .plans
            .made
            .iter()
            .position(|(seen, plan)| *seen == sight && plan.rerolls() >= left);
        if let Some(known) = known {
            return Some(Some(self.plans.made[known].1.clone()));
        }
        let Some(values) = self.values(state, seat, lattice, &sight)? else {
            return Some(None);
        };
        let plan = Plan::new(lattice, &values, left);
        if self.plans.made.len() >= REMEMBERED {
            self.plans.made.remove(0);
        }
        self.plans.made.push((sight, plan.clone()));
        Some(Some(plan))
    }

    /// The value of each final roll, in the order of the lattice.
    fn values(
        &self,
        state: &State,
        seat: Seat,
        lattice: &Lattice,
        sight: &Sight,
    ) -> Option<Option<Vec<f32>>> {
        let mut draw = Draw::from_facts(self.seed, &sight.0.facts());
        let mut thrown = *state;
        thrown.imagine(seat, &mut draw);
        let all = state.turn().dice.all();
        if thrown.apply(Answer::Reroll(all)).is_err() || thrown.question().what != (What::Throw { dice: all })
        {
            return Some(None);
        }
        let mut search = Search::new(self.judge, self.stop, draw);
        let plain = reads_no_faces(state, seat);
        let mut alike: HashMap<Counts, f32> = HashMap::new();
        let mut values = Vec::with_capacity(lattice.rolls().len());
        for roll in lattice.rolls() {
            let mark = if plain { essence(state, seat, roll) } else { *roll };
            let value = match alike.get(&mark) {
                Some(value) => *value,
                None => {
                    let shares = search.outcome(&thrown, Answer::Faces(dice_of(roll)), DEPTH, 1);
                    if search.stopped() {
                        return None;
                    }
                    let value = shares.map_or(0.0, |shares| shares[seat.index()]);
                    alike.insert(mark, value);
                    value
                }
            };
            values.push(value);
        }
        changes::raise(&thrown, seat, lattice, &mut search, DEPTH, &mut values);
        if search.stopped() {
            return None;
        }
        Some(Some(values))
    }
}

/// The plan's answer to a roll question.
fn planned(state: &State, plan: &Plan, left: usize) -> Option<Decision> {
    let roll = state.turn().dice.counts();
    let (keep, worth) = (plan.keep(&roll, left)?, plan.value(&roll, left)?);
    Some(Decision {
        answer: throwing_all_but(state.turn().dice, keep),
        worth,
    })
}

/// The answer that keeps these faces: the first dice that show them stay on the table.
pub(super) fn throwing_all_but(dice: Dice, mut keep: Counts) -> Answer {
    let mut mask: DiceMask = 0;
    for (index, face) in dice.iter().enumerate() {
        match &mut keep[face.index()] {
            0 => mask |= 1 << index,
            kept => *kept -= 1,
        }
    }
    if mask == 0 {
        Answer::Done
    } else {
        Answer::Reroll(mask)
    }
}

/// Dice that show these faces, lowest first.
pub(super) fn dice_of(roll: &Counts) -> Dice {
    Face::ALL
        .into_iter()
        .flat_map(|face| std::iter::repeat_n(face, usize::from(roll[face.index()])))
        .collect()
}

/// Has the seat any card that it may use at all? Listing the answers of a roll is long, so it is done only then.
fn offers_uses(state: &State, seat: Seat) -> bool {
    state.held_by(seat).any(|held| {
        held.face
            .card()
            .rules
            .iter()
            .any(|rule| matches!(rule, Rule::May(_)))
    })
}

/// Do the cards of the roller look at nothing but the size of the claw group? Rules unknown to this list count as looking.
fn reads_no_faces(state: &State, seat: Seat) -> bool {
    state
        .held_by(seat)
        .flat_map(|held| held.face.card().rules)
        .all(|rule| match rule {
            Rule::May(_) => true,
            Rule::When(on, ..) => matches!(on, On::Gained | On::Smashes | On::AboutToDie(_) | On::Yielded),
            Rule::Always(stat, _) => matches!(
                stat,
                Stat::Cap
                    | Stat::Price
                    | Stat::Dice
                    | Stat::Rolls
                    | Stat::SmashesIfAny
                    | Stat::SmashesFlat
                    | Stat::Harm
                    | Stat::HoldsSmashes
            ),
        })
}

/// What a final roll comes to when no card looks at its faces: stars, energy, hearts of use, claws.
fn essence(state: &State, seat: Seat, roll: &Counts) -> Counts {
    let stars = (0..3u8).map(|face| {
        let dice = roll[usize::from(face)];
        if dice < 3 { 0 } else { dice - 2 + face }
    });
    let player = state.player(seat);
    let hearts = if state.in_tokyo(seat) {
        0
    } else {
        let of_use = state
            .cap(seat)
            .saturating_sub(player.hearts)
            .saturating_add(player.poison)
            .saturating_add(player.shrink);
        roll[Face::Heart.index()].min(of_use)
    };
    // A mark that no full roll can be taken for: it is only compared with others of its kind.
    [
        stars.sum(),
        0,
        0,
        roll[Face::Energy.index()],
        hearts,
        roll[Face::Claw.index()],
    ]
}
