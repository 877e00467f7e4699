//! Dice that may be turned after the last roll: a final roll is worth what the best roll within reach is
//! worth, less what the change costs. What can be changed, and what it costs, is read off one example. Or a die
//! that is thrown once more: it is worth the mean of what may come. Or a roll more, that a card sells.

use crate::lattice::{Counts, Lattice, Plan};
use crate::roll_plan::{RollPlan, dice_of, may_throw};
use crate::search::{Lookahead, Search};
use engine::classic::rule::Rule;
use engine::classic::{Answer, Moment, Pick, Piece, State, What};
use engine::{Asked, Game, Seat};

/// Questions between the last roll and the change of dice that are passed over.
const STEPS: usize = 12;

/// Raises the values of final rolls by the change of one die. `thrown` is the position in which Nature throws
/// all dice, `values` are those of the final rolls as they are.
pub(super) fn add_dice_changes(
    thrown: &State,
    seat: Seat,
    lattice: &'static Lattice,
    search: &mut Search<'_, State>,
    depth: u8,
    values: &mut [f32],
) {
    let Some((faces, cost)) = example(thrown, seat, lattice, search, depth, values) else {
        return;
    };
    let plain = values.to_vec();
    for (roll, value) in lattice.rolls().iter().zip(values) {
        for from in (0..6).filter(|from| roll[*from] > 0) {
            for to in (0..6).filter(|to| *to != from && faces[*to]) {
                if let Some(place) = lattice.place(&turned(roll, from, to))
                    && plain[place] - cost > *value
                {
                    *value = plain[place] - cost;
                }
            }
        }
    }
}

/// Has the seat a card that it may use at this moment? Looking for its answers is long, so it is done only then.
fn may_use(state: &State, seat: Seat, moment: Moment) -> bool {
    let at_this = |rule: &Rule| matches!(rule, Rule::May(may) if may.at.contains(&moment));
    let mut held = state.held_by(seat);
    held.any(|held| held.face.card().rules.iter().any(at_this))
}

/// The faces to which a die can be turned, and what turning one costs.
fn example(
    thrown: &State,
    seat: Seat,
    lattice: &Lattice,
    search: &mut Search<'_, State>,
    depth: u8,
    values: &[f32],
) -> Option<([bool; 6], f32)> {
    if !may_use(thrown, seat, Moment::ChangeDice) {
        return None;
    }
    // A roll of many faces, so that every change is on offer.
    let roll = lattice
        .rolls()
        .iter()
        .max_by_key(|roll| roll.iter().filter(|count| **count > 0).count())?;
    let mut state = *thrown;
    state.apply(Answer::Faces(dice_of(roll))).ok()?;
    for _ in 0..STEPS {
        if state.question().what == What::ChangeDice || !matches!(state.asks(), Asked::Seat(_)) {
            break;
        }
        state.apply(state.default_policy()?).ok()?;
    }
    if state.question().what != What::ChangeDice || state.asks() != Asked::Seat(seat) {
        return None;
    }
    let mut answers = Vec::new();
    state.answers(&mut answers);
    let mut faces = [false; 6];
    let mut cost = None;
    for answer in answers {
        let Answer::Use(used) = answer else { continue };
        let Pick::DieFace(die, face) = used.pick else {
            continue;
        };
        faces[face.index()] = true;
        if cost.is_none() {
            let from = state.turn().dice.get(usize::from(die));
            let after = search.outcome(&state, answer, depth, 1)?[seat.index()];
            let changed = turned(roll, from.index(), face.index());
            cost = Some(values[lattice.place(&changed)?] - after);
        }
    }
    cost.map(|cost| (faces, if cost > 0.0 { cost } else { 0.0 }))
}

/// Raises the values of final rolls by the die that a beast may throw once more after the last roll. It may
/// be any die that shows one of these faces, given as a mask.
pub(super) fn add_throw_of_beast(
    thrown: &State,
    seat: Seat,
    lattice: &Lattice,
    may_throw: u8,
    values: &mut [f32],
) {
    let form = thrown.piece_of(seat, Piece::Form);
    if !form.is_some_and(|form| form.tokens > 0 && !form.spent_turn) {
        return;
    }
    let plain = values.to_vec();
    for (roll, value) in lattice.rolls().iter().zip(values) {
        for from in (0..6).filter(|from| roll[*from] > 0 && may_throw & 1 << from != 0) {
            let places = (0..6).filter_map(|to| lattice.place(&turned(roll, from, to)));
            let worth = places.map(|place| plain[place]).sum::<f32>() / 6.0;
            if worth > *value {
                *value = worth;
            }
        }
    }
}

/// Rolls in a row for which cards are paid that are looked ahead.
const MORE_ROLLS: usize = 2;
/// Final rolls on which it is tried what a roll more costs.
const TRIED: usize = 5;

/// Raises the values of final rolls by the rolls that cards give once none is left, for energy or for something on
/// them.
pub(super) fn add_more_rolls(
    thrown: &State,
    seat: Seat,
    lattice: &'static Lattice,
    search: &mut Search<'_, State>,
    depth: u8,
    values: &mut [f32],
) {
    let costs = costs_of_more_rolls(thrown, seat, lattice, search, depth);
    // The dearest is paid last, and so planned first.
    for cost in costs.into_iter().rev() {
        let plan = Plan::with(lattice, &[values.to_vec()], 1, may_throw(thrown, seat));
        for (roll, value) in lattice.rolls().iter().zip(&mut *values) {
            let again = plan.value(roll, 1).map_or(0.0, |worth| worth - cost);
            *value = value.max(again);
        }
    }
}

/// What each roll more costs, the first one first, in chances to win; none where no card gives one.
fn costs_of_more_rolls(
    thrown: &State,
    seat: Seat,
    lattice: &Lattice,
    search: &mut Search<'_, State>,
    depth: u8,
) -> Vec<f32> {
    if !may_use(thrown, seat, Moment::Roll) {
        return Vec::new();
    }
    let step = (lattice.rolls().len() / TRIED).max(1);
    let (mut sums, mut counts) = ([0.0; MORE_ROLLS], [0.0; MORE_ROLLS]);
    for roll in lattice.rolls().iter().step_by(step) {
        let Some(mut state) = at_last_roll(thrown, seat, roll) else {
            continue;
        };
        let worth = |search: &mut Search<'_, State>, state: &State| {
            let shares = search.outcome(state, Answer::Done, depth, 1);
            shares.map(|shares| shares[seat.index()])
        };
        let Some(mut before) = worth(search, &state) else {
            continue;
        };
        for (sum, count) in sums.iter_mut().zip(&mut counts) {
            let Some(more) = with_a_roll_more(&state, seat) else {
                break;
            };
            let Some(after) = worth(search, &more) else { break };
            *sum += (before - after).max(0.0);
            *count += 1.0;
            let Some(next) = at_last_roll(&more, seat, roll) else {
                break;
            };
            (state, before) = (next, after);
        }
    }
    let known = sums.into_iter().zip(counts).filter(|(_, count)| *count > 0.0);
    known.map(|(sum, count)| sum / count).collect()
}

/// The roll question of the last roll, with these dice; from where Nature throws, or from an earlier roll question.
fn at_last_roll(from: &State, seat: Seat, roll: &Counts) -> Option<State> {
    let mut state = *from;
    let all = if state.is_rolling() {
        state.dice().all()
    } else {
        state.dice_to_throw()
    };
    for _ in 0..STEPS {
        if state.dice_to_throw() != 0 {
            state.apply(Answer::Faces(dice_of(roll))).ok()?;
        }
        // Dice beside the row show anything.
        while state.asks() == Asked::Nature && state.dice_to_throw() == 0 {
            let mut faces = Vec::new();
            state.answers(&mut faces);
            state.apply(*faces.first()?).ok()?;
        }
        if !state.is_rolling() || state.asks() != Asked::Seat(seat) {
            return None;
        }
        if state.rolls_left() == 0 {
            return Some(state);
        }
        state.apply(Answer::Reroll(all)).ok()?;
    }
    None
}

/// The same roll question after a card has given a roll more.
fn with_a_roll_more(state: &State, seat: Seat) -> Option<State> {
    let mut answers = Vec::new();
    state.card_uses(seat, &mut answers);
    answers.into_iter().find_map(|answer| {
        let mut after = *state;
        after.apply(answer).ok()?;
        let rolls = after.is_rolling() && after.asks() == Asked::Seat(seat);
        (rolls && after.rolls_left() > state.rolls_left()).then_some(after)
    })
}

fn turned(roll: &Counts, from: usize, to: usize) -> Counts {
    let mut turned = *roll;
    turned[from] -= 1;
    turned[to] += 1;
    turned
}
