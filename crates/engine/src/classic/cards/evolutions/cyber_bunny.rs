//! Cyber Bunny (`evolutions.md` §2.11 and §3.11).

use super::{GONE_WITH_THE_TURN, set_tokens};
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::Cause;
use crate::classic::question::{Moment, Pick};
use crate::classic::rule::Step::{Ask, Code, GainEnergy, GainStars, Offer, RerollDie, Shield, StopUnless};
use crate::classic::rule::{Asking, Card, On, PLAY, Rule, Stat, Stay, Target, Who, evolution, play};
use crate::classic::{Face, HitKind};
use crate::parts::Monster::CyberBunny;

/// Table of contents.
pub(super) const CARDS: &[Card] = &[
    STROKE_OF_GENIUS,
    EMERGENCY_BATTERY,
    RABBITS_FOOT,
    HEART_OF_THE_RABBIT,
    SECRET_LABORATORY,
    KING_OF_THE_GIZMO,
    ENERGY_SWORD,
    ELECTRIC_CARROT,
];

/// As much energy as has been gained this turn.
const STROKE_OF_GENIUS: Card = evolution(
    "stroke-of-genius",
    CyberBunny,
    Stay::Temporary,
    &[play(&[Moment::AnyTime, Moment::EndOfTurn, Moment::Harm])
        .quiet()
        .only_if(|state, held| {
            state.tally().energy[held.owner.index()] > 0 && state.could_gain_energy(held.owner)
        })
        .then(&[Code(|table, frame| {
            let energy = table.tally().energy[frame.owner.index()];
            table.gain_energy(frame.owner, energy, Cause::Card(frame.face));
        })])],
);

/// 3 energy.
const EMERGENCY_BATTERY: Card = evolution(
    "emergency-battery",
    CyberBunny,
    Stay::Temporary,
    &[play(&[Moment::AnyTime, Moment::Harm])
        .quiet()
        .then(&[GainEnergy(3)])],
);

/// No more hearts are lost this turn, this hit's included.
const RABBITS_FOOT: Card = evolution(
    "rabbits-foot",
    CyberBunny,
    Stay::Lingering,
    &[play(&[Moment::Harm]).then(&[Shield]), GONE_WITH_THE_TURN],
);

/// One die of another monster is thrown again after its last roll; entering Tokyo brings the card back.
const HEART_OF_THE_RABBIT: Card = evolution(
    "heart-of-the-rabbit",
    CyberBunny,
    Stay::Temporary,
    &[
        play(&[Moment::OpponentDice])
            .at_each(&[Target::Die], |state, _, list| {
                state.each_number(&mut |die| list(Pick::Die(die)));
            })
            .then(&[RerollDie, Offer(Moment::ProbedDie)]),
        // Entering Tokyo finds it in the discard pile.
        Rule::When(On::Recalled, Who::Me, &[]),
    ],
);

/// Power cards cost 1 energy less.
const SECRET_LABORATORY: Card = evolution(
    "secret-laboratory",
    CyberBunny,
    Stay::Permanent,
    &[PLAY, Rule::Always(Stat::Price, |_, _, price| price - 1)],
);

/// 1 star for each power card bought.
const KING_OF_THE_GIZMO: Card = evolution(
    "king-of-the-gizmo",
    CyberBunny,
    Stay::Permanent,
    &[PLAY, Rule::When(On::Bought, Who::Me, &[GainStars(1)])],
);

/// 2 energy before rolling: with a claw, one claw more and 1 energy for each claw rolled. A counter marks the
/// turn.
const ENERGY_SWORD: Card = evolution(
    "energy-sword",
    CyberBunny,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime, Moment::BeforeTurn])
            .named("play")
            .then(&[]),
        Rule::When(
            On::Prelude(4),
            Who::Me,
            &[
                StopUnless(|state, frame| state.could_pay(frame.owner, 2)),
                Ask(super::STAKE),
                StopUnless(|_, frame| frame.pick == Pick::Number(1)),
                Code(|table, frame| {
                    table.take_energy(frame.owner, 2, Cause::Card(frame.face));
                    set_tokens(table, frame, 1);
                }),
            ],
        ),
        Rule::Always(Stat::SmashesFromFaces, |state, held, smashes| {
            smashes + i32::from(held.tokens > 0 && state.symbols_counting(Face::Claw) > 0)
        }),
        Rule::When(
            On::WholeRoll,
            Who::Me,
            &[
                StopUnless(|state, frame| state.held(frame.key).is_some_and(|held| held.tokens > 0)),
                Code(|table, frame| {
                    let energy = u16::from(table.symbols_counting(Face::Claw));
                    table.gain_energy(frame.owner, energy, Cause::Card(frame.face));
                }),
            ],
        ),
        Rule::When(
            On::AnyTurnEnd,
            Who::Anyone,
            &[Code(|table, frame| set_tokens(table, frame, 0))],
        ),
    ],
)
.upkeep(On::AnyTurnEnd)
.up_to_tokens(1);

/// While its owner is in Tokyo, whoever is about to be wounded gives 1 energy or loses 1 heart more. Those who
/// refused are remembered until the hits land.
const ELECTRIC_CARROT: Card = evolution(
    "electric-carrot",
    CyberBunny,
    Stay::Permanent,
    &[
        PLAY,
        Rule::When(On::SmashGroup(1), Who::Me, &[Code(spark)]),
        Rule::When(On::HeldTaken, Who::Me, &[Code(spark)]),
        Rule::Worse(3, |state, held, hit| {
            let mut alike = state.held_by(held.owner).filter(|other| other.face == held.face);
            let first = alike.next().is_some_and(|first| first.key == held.key);
            if first && hit.by == Some(held.owner) {
                hit.more
            } else {
                0
            }
        }),
        Rule::When(
            On::Each,
            Who::Me,
            &[
                Ask(Asking {
                    whom: |state, frame| frame.about.get().filter(|seat| state.could_pay(*seat, 1)),
                    picks: |state, frame, list| {
                        if frame
                            .about
                            .get()
                            .is_some_and(|seat| state.player(seat).energy > 0)
                        {
                            list(Pick::Number(0));
                        }
                        list(Pick::Number(1));
                    },
                }),
                Code(shock),
            ],
        ),
    ],
);

fn spark(table: &mut Table<'_>, frame: &Frame) {
    if !table.in_tokyo(frame.owner) {
        return;
    }
    let seats: Vec<_> = table
        .askable(frame.owner)
        .iter()
        .copied()
        .filter(|seat| {
            table.hits.iter().any(|hit| {
                hit.victim == *seat && hit.kind == HitKind::Smash && !hit.held && table.will_wound(hit)
            })
        })
        .collect();
    table.for_each(frame, &seats);
}

fn shock(table: &mut Table<'_>, frame: &Frame) {
    let Some(victim) = frame.about.get() else { return };
    if frame.pick == Pick::Number(0) {
        table.hands_over(victim, frame.owner, true);
    } else {
        for hit in table.hits.iter_mut() {
            if hit.victim == victim && hit.kind == HitKind::Smash {
                hit.more = hit.more.saturating_add(1);
            }
        }
    }
}
