//! Smashes: more of them, and what they burn or dig under.

use crate::engine::Seat;
use crate::engine::classic::agenda::{Frame, Table};
use crate::engine::classic::event::HitKind;
use crate::engine::classic::rule::Step::Code;
use crate::engine::classic::rule::{Card, On, Rule, Stat, Who, keep};
use crate::engine::classic::state::Hit;

/// One smash more each turn, rolled or not.
pub(super) const ACID_ATTACK: Card = keep(
    "acid-attack",
    6,
    &[Rule::Always(Stat::SmashesFlat, |_, _, smashes| smashes + 1)],
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

fn undermine(table: &mut Table<'_>, frame: &Frame) {
    let hit = Hit {
        victim: table.active(),
        amount: 1,
        kind: HitKind::Card,
        by: Some(frame.owner),
        card: Some(frame.face),
        ..Hit::default()
    };
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
            None => table.hits.push(Hit {
                victim,
                amount: 1,
                kind: HitKind::Card,
                by: Some(frame.owner),
                card: Some(frame.face),
                ..Hit::default()
            }),
        }
    }
}
