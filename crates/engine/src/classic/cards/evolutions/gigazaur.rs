//! Gigazaur (`evolutions.md` §2.5 and §3.5).

use super::{GONE_WITH_THE_TURN, by_smash, free_dice, turned_to};
use crate::classic::Face;
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::{Cause, Event};
use crate::classic::question::{Moment, Pick};
use crate::classic::rule::Step::{Code, GainEnergy, GainHearts, OthersLoseStars, SetDie, Shield, StopUnless};
use crate::classic::rule::{Card, Often, On, PLAY, Rule, Stay, Target, Who, evolution, may, play};
use crate::parts::Monster::Gigazaur;

/// Table of contents.
pub(super) const CARDS: &[Card] = &[
    DETACHABLE_TAIL,
    RADIOACTIVE_WASTE,
    PRIMAL_BELLOW,
    SAURIAN_ADAPTABILITY,
    DEFENDER_OF_TOKYO,
    HEAT_VISION,
    GAMMA_BREATH,
    TAIL_SWEEP,
];

/// No more hearts are lost this turn, this hit's included.
const DETACHABLE_TAIL: Card = evolution(
    "detachable-tail",
    Gigazaur,
    Stay::Lingering,
    &[play(&[Moment::Harm]).then(&[Shield]), GONE_WITH_THE_TURN],
);

/// 2 energy and 1 heart.
const RADIOACTIVE_WASTE: Card = evolution(
    "radioactive-waste",
    Gigazaur,
    Stay::Temporary,
    &[play(&[Moment::AnyTime, Moment::Harm])
        .quiet()
        .then(&[GainEnergy(2), GainHearts(1)])],
);

/// The others lose 2 stars.
const PRIMAL_BELLOW: Card = evolution(
    "primal-bellow",
    Gigazaur,
    Stay::Temporary,
    &[play(&[Moment::AnyTime]).then(&[OthersLoseStars(2)])],
);

/// All own dice of one face are turned to another.
const SAURIAN_ADAPTABILITY: Card = evolution(
    "saurian-adaptability",
    Gigazaur,
    Stay::Temporary,
    &[play(&[Moment::ChangeDice])
        .at_each(&[Target::Faces], |state, _, list| {
            for from in Face::ALL {
                if free_dice(state).any(|(_, shown)| shown == from) {
                    for to in Face::ALL.into_iter().filter(|to| *to != from) {
                        list(Pick::Faces(from, to));
                    }
                }
            }
        })
        .then(&[Code(adapt)])],
);

/// A turn begun in Tokyo costs each other monster 1 star.
const DEFENDER_OF_TOKYO: Card = evolution(
    "defender-of-tokyo",
    Gigazaur,
    Stay::Permanent,
    &[
        PLAY,
        Rule::When(On::TurnStartInTokyo, Who::Me, &[OthersLoseStars(1)]),
    ],
);

/// Whoever wounds the owner loses 1 star.
const HEAT_VISION: Card = evolution("heat-vision", Gigazaur, Stay::Permanent, REPROACH);

/// The lines of a card that takes a star from whoever wounds its owner.
pub(super) const REPROACH: &[Rule] = &[
    PLAY,
    Rule::When(
        On::HeartsLost(0),
        Who::Me,
        &[StopUnless(by_smash), Code(reproach)],
    ),
];

/// Once a turn, one own die is turned to a claw.
const GAMMA_BREATH: Card = evolution(
    "gamma-breath",
    Gigazaur,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime, Moment::ChangeDice])
            .named("play")
            .then(&[]),
        may(&[Moment::ChangeDice])
            .often(Often::OncePerTurn)
            .at_each(&[Target::DieFace], |state, _, list| {
                turned_to(state, &[Face::Claw], list);
            })
            .then(&[SetDie]),
    ],
);

/// Once a turn, one own die is turned to 1 or 2.
const TAIL_SWEEP: Card = evolution(
    "tail-sweep",
    Gigazaur,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime, Moment::ChangeDice])
            .named("play")
            .then(&[]),
        may(&[Moment::ChangeDice])
            .often(Often::OncePerTurn)
            .at_each(&[Target::DieFace], |state, _, list| {
                turned_to(state, &[Face::One, Face::Two], list);
            })
            .then(&[SetDie]),
    ],
);

fn adapt(table: &mut Table<'_>, frame: &Frame) {
    let Pick::Faces(from, to) = frame.pick else { return };
    let dice: Vec<u8> = free_dice(table)
        .filter_map(|(die, shown)| (shown == from).then_some(die))
        .collect();
    for die in dice {
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

fn reproach(table: &mut Table<'_>, frame: &Frame) {
    if let Some(by) = table.struck().by {
        table.lose_stars(by, 1, Cause::Card(frame.face));
    }
}
