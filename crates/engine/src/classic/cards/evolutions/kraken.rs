//! Kraken (`evolutions.md` §2.12 and §3.12).

use super::own_turn;
use crate::classic::Face;
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::Cause;
use crate::classic::question::{Moment, Pick};
use crate::classic::rule::Step::{
    Code, GainEnergy, GainHearts, Hurt, Offer, Soften, StopUnless, ThrowPerHeart,
};
use crate::classic::rule::{Card, Often, On, PLAY, Rule, Stat, Stay, Step, Who, Whom, evolution, may, play};
use crate::parts::Monster::Kraken;

/// Table of contents.
pub(super) const CARDS: &[Card] = &[
    HEALING_RAIN,
    DESTRUCTIVE_WAVE,
    CULT_WORSHIPPERS,
    HIGH_TIDE,
    TERROR_OF_THE_DEEP,
    EATER_OF_SOULS,
    SUNKEN_TEMPLE,
    MANDIBLES_OF_DREAD,
];

/// 2 hearts.
const HEALING_RAIN: Card = evolution(
    "healing-rain",
    Kraken,
    Stay::Temporary,
    &[play(&[Moment::AnyTime, Moment::Harm])
        .quiet()
        .then(&[GainHearts(2)])],
);

/// After entering Tokyo: all others lose 2 hearts.
const DESTRUCTIVE_WAVE: Card = evolution(
    "destructive-wave",
    Kraken,
    Stay::Temporary,
    &[play(&[Moment::Entered]).then(&[Hurt(Whom::Others, 2)])],
);

/// 1 star for each heart gained this turn.
const CULT_WORSHIPPERS: Card = evolution(
    "cult-worshippers",
    Kraken,
    Stay::Temporary,
    &[play(&[Moment::AnyTime, Moment::EndOfTurn])
        .only_if(|state, held| state.tally().healed[held.owner.index()] > 0)
        .then(&[Code(worship)])],
);

/// Each heart rolled counts once more.
const HIGH_TIDE: Card = evolution(
    "high-tide",
    Kraken,
    Stay::Temporary,
    &[play(&[Moment::Resolve])
        .only_if(|state, held| {
            own_turn(state, held)
                && state.turn().groups.contains(Face::Heart)
                && state.usable(Face::Heart) > 0
        })
        .then(&[Code(|table, _| {
            let tides = &mut table.evolutions.turn.tides;
            *tides = tides.saturating_add(1);
        })])],
);

/// A die for each heart about to be lost; each Heart saves one.
const TERROR_OF_THE_DEEP: Card = evolution(
    "terror-of-the-deep",
    Kraken,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime, Moment::Harm]).named("play").then(&[]),
        may(&[Moment::Harm]).often(Often::OncePerHit).then(&[
            ThrowPerHeart,
            Offer(Moment::BesideDice),
            Soften(Face::Heart),
        ]),
    ],
);

/// Up to 12 hearts, and 1 heart for entering Tokyo.
const EATER_OF_SOULS: Card = evolution(
    "eater-of-souls",
    Kraken,
    Stay::Permanent,
    &[
        PLAY,
        Rule::Always(Stat::Cap, |_, _, cap| cap.max(12)),
        Rule::When(On::Entered, Who::Me, &[GainHearts(1)]),
    ],
);

/// Outside Tokyo the turn may be given up for 3 hearts and 3 energy.
const SUNKEN_TEMPLE: Card = evolution(
    "sunken-temple",
    Kraken,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime, Moment::BeforeTurn])
            .named("play")
            .then(&[]),
        Rule::When(
            On::Prelude(5),
            Who::Me,
            &[
                StopUnless(|state, frame| !state.in_tokyo(frame.owner)),
                Step::Ask(super::YES_OR_NO),
                StopUnless(|_, frame| frame.pick == Pick::Number(1)),
                GainHearts(3),
                GainEnergy(3),
                Code(|table, frame| table.skip_turn(frame.face)),
            ],
        ),
    ],
);

/// Whoever is wounded by the owner's smashes loses 1 star.
const MANDIBLES_OF_DREAD: Card = evolution(
    "mandibles-of-dread",
    Kraken,
    Stay::Permanent,
    &[
        PLAY,
        Rule::When(
            On::HeartsTaken,
            Who::Me,
            &[
                StopUnless(super::by_smash),
                Code(|table, frame| {
                    let victim = table.struck().victim;
                    table.lose_stars(victim, 1, Cause::Card(frame.face));
                }),
            ],
        ),
    ],
);

fn worship(table: &mut Table<'_>, frame: &Frame) {
    let hearts = table.tally().healed[frame.owner.index()];
    table.gain_stars(frame.owner, hearts, Cause::Card(frame.face));
}
