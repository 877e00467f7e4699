//! Smashes: more of them, whom they reach, what they burn, dig under or leave behind.

use crate::Seat;
use crate::classic::Face;
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::HitKind;
use crate::classic::rule::Step::{Code, GainStars};
use crate::classic::rule::{Card, On, Rule, Stat, Who, keep};
use crate::classic::state::Hit;

/// One smash more each turn, rolled or not.
pub(super) const ACID_ATTACK: Card = keep(
    "acid-attack",
    6,
    &[Rule::Always(Stat::SmashesFlat, |_, _, smashes| smashes + 1)],
);

/// 1 star with at least one smash, added ones included, whether it reaches anybody or not.
pub(super) const ALPHA_MONSTER: Card = keep(
    "alpha-monster",
    5,
    &[Rule::When(On::Smashes, Who::Me, &[GainStars(1)])],
);

/// One smash more from inside Tokyo; after a yield the monster taking Tokyo loses 1 heart.
pub(super) const BURROWING: Card = keep(
    "burrowing",
    5,
    &[
        Rule::Always(Stat::SmashesFlat, |state, held, smashes| {
            smashes + i32::from(state.in_tokyo(held.owner))
        }),
        Rule::When(On::Yielded, Who::Me, &[Code(undermine)]),
    ],
);

/// With at least one smash the neighbours lose 1 heart, wherever they stand.
pub(super) const FIRE_BREATHING: Card = keep(
    "fire-breathing",
    4,
    &[Rule::When(On::Smashes, Who::Me, &[Code(breathe_fire)])],
);

/// Smashes reach all other monsters, inside and outside Tokyo.
pub(super) const NOVA_BREATH: Card = keep(
    "nova-breath",
    7,
    &[Rule::Always(Stat::ReachesAll, |_, _, reaches| reaches + 1)],
);

/// Two smashes more with three or more 2s.
pub(super) const POISON_QUILLS: Card = keep(
    "poison-quills",
    3,
    &[Rule::Always(Stat::SmashesFromFaces, |state, _, smashes| {
        smashes + if state.dice_counting(Face::Two) >= 3 { 2 } else { 0 }
    })],
);

/// A Poison token for each monster that its smashes wound.
pub(super) const POISON_SPIT: Card = keep(
    "poison-spit",
    4,
    &[Rule::Always(Stat::PoisonPerWound, |_, _, tokens| tokens + 1)],
)
.base_only();

/// A Shrink token for each monster that its smashes wound.
pub(super) const SHRINK_RAY: Card = keep(
    "shrink-ray",
    6,
    &[Rule::Always(Stat::ShrinkPerWound, |_, _, tokens| tokens + 1)],
);

/// One smash more if there is one already, rolled or made of other faces.
pub(super) const SPIKED_TAIL: Card = keep(
    "spiked-tail",
    5,
    &[Rule::Always(Stat::SmashesIfAny, |_, _, smashes| smashes + 1)],
);

/// 1 star for starting a turn in Tokyo; in Tokyo one smash more if there is one already, rolled or made of
/// other faces.
pub(super) const URBAVORE: Card = keep(
    "urbavore",
    4,
    &[
        Rule::When(On::TurnStartInTokyo, Who::Me, &[GainStars(1)]),
        Rule::Always(Stat::SmashesIfAny, |state, held, smashes| {
            smashes + i32::from(state.in_tokyo(held.owner))
        }),
    ],
);

fn undermine(table: &mut Table<'_>, frame: &Frame) {
    let hit = Hit::of_card(frame, table.active(), 1);
    match table
        .turn
        .departures
        .iter_mut()
        .find(|waiting| waiting.by == hit.by && waiting.card == hit.card)
    {
        Some(waiting) => waiting.amount += 1,
        None => table.turn.departures.push(hit),
    }
}

fn breathe_fire(table: &mut Table<'_>, frame: &Frame) {
    if table.smashes_of_the_roll() == 0 {
        return; // only smashes that came too late for it
    }
    let living: Vec<Seat> = table.living_after(frame.owner).collect();
    let Some((_, others)) = living.split_last() else {
        return;
    };
    let neighbours = match others {
        [] => return,
        [only] => vec![*only],
        [left, .., right] => vec![*left, *right],
    };
    for victim in neighbours {
        let burnt = |hit: &&mut Hit| {
            hit.victim == victim && (hit.kind == HitKind::Smash || hit.card == Some(frame.face))
        };
        match table.hits.iter_mut().find(burnt) {
            Some(hit) => hit.amount += 1,
            None => table.hits.push(Hit::of_card(frame, victim, 1)),
        }
    }
}
