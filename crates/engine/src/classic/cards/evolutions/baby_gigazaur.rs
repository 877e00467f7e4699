//! Baby Gigazaur (`evolutions.md` §2.13 and §3.13).

use super::gigazaur::REPROACH;
use super::{free_dice, own_turn, turned_to};
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::{Cause, Event};
use crate::classic::question::{Moment, Pick};
use crate::classic::rule::Step::{Ask, Code, GainEnergy, GainHearts, SetDie, ThrowBeside};
use crate::classic::rule::{
    Asking, Card, Often, On, PLAY, Rule, Stat, Stay, Target, Who, evolution, may, play,
};
use crate::classic::{Face, HitKind, State};
use crate::parts::Monster::BabyGigazaur;
use crate::parts::small;

/// Table of contents.
pub(super) const CARDS: &[Card] = &[
    MY_TOY,
    GROWING_FAST,
    NURTURE_THE_YOUNG,
    TINY_TAIL,
    TOO_CUTE_TO_SMASH,
    SO_SMALL,
    UNDERRATED,
    YUMMY_YUMMY,
];

/// A card of the market is set aside: only the owner may buy it, and then sets another one aside.
pub(super) const MY_TOY: Card = evolution(
    "my-toy",
    BabyGigazaur,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime])
            .named("play")
            .only_if(|state, held| {
                // Where it would be asked in the middle of a purchase the market is not whole.
                state.market().iter().any(Option::is_some) && state.thrives(held.owner)
            })
            .then(&[]),
        Rule::When(On::Gained, Who::Me, &[Ask(FROM_MARKET), Code(set_aside)]),
        may(&[Moment::Buy])
            .only_if(|state, held| {
                let toy = state.reserved(held.key);
                own_turn(state, held) && toy.is_some_and(|card| state.can_buy(held.owner, card))
            })
            .then(&[Code(buy_toy), Ask(FROM_MARKET), Code(set_aside)]),
    ],
);

const FROM_MARKET: Asking = Asking {
    whom: |_, frame| Some(frame.owner),
    picks: |state, _, list| {
        for (slot, card) in state.market().iter().enumerate() {
            if card.is_some() {
                list(Pick::Slot(small(slot)));
            }
        }
    },
};

/// 1 heart in a turn without a heart on the dice that counts.
const GROWING_FAST: Card = evolution(
    "growing-fast",
    BabyGigazaur,
    Stay::Permanent,
    &[
        PLAY,
        Rule::Always(Stat::HeartsAnyway, |_, _, claims| claims + 1),
        Rule::When(On::NoHearts, Who::Me, &[GainHearts(1)]),
    ],
);

/// Whoever has more stars than the owner gives it one.
const NURTURE_THE_YOUNG: Card = evolution(
    "nurture-the-young",
    BabyGigazaur,
    Stay::Temporary,
    &[play(&[Moment::AnyTime]).then(&[Code(nurture)])],
);

/// Once a turn, up to two own dice are turned to 1: the second one with a counter.
const TINY_TAIL: Card = evolution(
    "tiny-tail",
    BabyGigazaur,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime, Moment::ChangeDice])
            .named("play")
            .then(&[]),
        may(&[Moment::ChangeDice])
            .often(Often::OncePerTurn)
            .at_each(&[Target::DieFace], |state, _, list| {
                turned_to(state, &[Face::One], list);
            })
            .then(&[SetDie, Ask(SECOND_DIE), Code(turn_second)]),
    ],
);

const SECOND_DIE: Asking = Asking {
    whom: |state, frame| {
        let left = free_dice(state).any(|(_, shown)| shown != Face::One);
        Some(frame.owner).filter(|_| left)
    },
    picks: |state, _, list| {
        list(Pick::Nothing);
        for (die, shown) in free_dice(state) {
            if shown != Face::One {
                list(Pick::DieFace(die, Face::One));
            }
        }
    },
};

/// Whoever wounds the owner loses 1 star.
const TOO_CUTE_TO_SMASH: Card = evolution("too-cute-to-smash", BabyGigazaur, Stay::Permanent, REPROACH);

/// A die for each claw about to wound; with a Heart no heart is lost.
const SO_SMALL: Card = evolution(
    "so-small",
    BabyGigazaur,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime, Moment::Harm])
            .named("play")
            .only_if(|state, _| state.landing_hit().is_none_or(|hit| hit.kind == HitKind::Smash))
            .then(&[]),
        may(&[Moment::Harm])
            .often(Often::OncePerHit)
            .only_if(|state, _| state.landing_hit().is_some_and(|hit| hit.kind == HitKind::Smash))
            .then(&[ThrowBeside(|state, _| aimed(state)), Code(hide)]),
    ],
);

/// 2 claws more, until the group of smashes is resolved.
const UNDERRATED: Card = evolution(
    "underrated",
    BabyGigazaur,
    Stay::Temporary,
    &[play(&[Moment::Resolve])
        .only_if(|state, held| own_turn(state, held) && !state.tally().smashed)
        .then(&[Code(|table, frame| table.more_smashes(2, frame.face))])],
);

/// 2 hearts and 1 energy.
const YUMMY_YUMMY: Card = evolution(
    "yummy-yummy",
    BabyGigazaur,
    Stay::Temporary,
    &[play(&[Moment::AnyTime, Moment::Harm])
        .quiet()
        .then(&[GainHearts(2), GainEnergy(1)])],
);

/// A card of the market goes under the Evolution, and its place is filled.
fn set_aside(table: &mut Table<'_>, frame: &Frame) {
    if let Pick::Slot(slot) = frame.pick {
        table.reserve(frame, slot);
    }
}

fn buy_toy(table: &mut Table<'_>, frame: &Frame) {
    table.buy_reserved(frame.owner, frame.key);
}

fn nurture(table: &mut Table<'_>, frame: &Frame) {
    let owner = frame.owner;
    let own = table.player(owner).stars;
    let givers: Vec<_> = table
        .others(owner)
        .iter()
        .copied()
        .filter(|seat| table.player(*seat).stars > own)
        .collect();
    let count = small(givers.len());
    for seat in givers {
        table.lose_stars(seat, 1, Cause::Card(frame.face));
    }
    table.gain_stars(owner, count, Cause::Card(frame.face));
}

fn turn_second(table: &mut Table<'_>, frame: &Frame) {
    if let Pick::DieFace(die, to) = frame.pick {
        let from = table.turn.dice.get(usize::from(die));
        table.turn.dice.set(usize::from(die), to);
        let (by, card) = (frame.owner, frame.face);
        table.tell(Event::DieChanged {
            by,
            card,
            die,
            from,
            to,
        });
    }
}

/// Claws aimed at the one that is about to be hit: its share of the total, without what others add.
fn aimed(state: &State) -> u8 {
    state.landing_hit().map_or(0, |hit| hit.claws)
}

fn hide(table: &mut Table<'_>, frame: &Frame) {
    let saved = table.beside.count(Face::Heart) > 0;
    let amount = table.landing_hit().map_or(0, |hit| hit.amount);
    if saved {
        table.soften(amount, frame.face);
    }
    table.beside = Default::default();
}
