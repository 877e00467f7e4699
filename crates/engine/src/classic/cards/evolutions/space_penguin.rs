//! Space Penguin (`evolutions.md` §2.1, §3.0b and §3.1).

use super::{free_dice, own_turn, set_tokens};
use crate::Seat;
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::Event;
use crate::classic::question::{Moment, Pick, Spot, What};
use crate::classic::rule::Step::{Ask, Code, Discard, GainStars, StopUnless};
use crate::classic::rule::{
    Asking, Card, ON_DICE_ALONE, Often, On, PLAY, Rule, Stat, Stay, Target, Who, evolution, may, play,
};
use crate::classic::{CardId, Face, Held, State};
use crate::parts::Monster::SpacePenguin;
use crate::parts::small;

/// Table of contents.
pub(super) const CARDS: &[Card] = &[
    FREEZE_RAY,
    MIRACULOUS_CATCH,
    DEEP_DIVE,
    COLD_WAVE,
    ENCASED_IN_ICE,
    BLIZZARD,
    BLACK_DIAMOND,
    ICY_REFLECTION,
];

/// Goes to a monster in Tokyo that the owner has wounded; in its next turn a face that the owner names does
/// nothing, then it comes back. The counter is the face.
const FREEZE_RAY: Card = evolution(
    "freeze-ray",
    SpacePenguin,
    Stay::Permanent,
    &[
        PLAY,
        Rule::When(
            On::Wounded(0),
            Who::Me,
            &[
                StopUnless(|state, frame| {
                    state
                        .held(frame.key)
                        .is_some_and(|held| held.giver.get().is_none())
                }),
                Ask(Asking {
                    whom: |_, frame| Some(frame.owner),
                    picks: |state, _, list| {
                        for seat in state.wounded_in_tokyo() {
                            list(Pick::Seat(seat));
                        }
                    },
                }),
                Code(|table, frame| {
                    if let Pick::Seat(to) = frame.pick {
                        table.lay_before(frame.key, to, Some(frame.owner));
                    }
                }),
            ],
        ),
        Rule::When(
            On::Prelude(2),
            Who::Me,
            &[
                Ask(Asking {
                    whom: |state, frame| lent_by(state, frame),
                    picks: |_, _, list| Face::ALL.into_iter().for_each(|face| list(Pick::Face(face))),
                }),
                Code(name_face),
            ],
        ),
        Rule::Always(Stat::DeadFaces, |_, held, faces| {
            // The Berserk die keeps its symbols, but for its claws.
            const ENERGY: u8 = Face::Energy as u8 + 1;
            match held.tokens {
                _ if held.giver.get().is_none() => faces,
                0 => faces,
                ENERGY => faces | 1 << (Face::Energy as u32 + ON_DICE_ALONE),
                named => faces | 1 << (named - 1),
            }
        }),
        Rule::When(
            On::AnyTurnEnd,
            Who::Me,
            &[
                StopUnless(|state, frame| lent_by(state, frame).is_some()),
                Code(|table, frame| {
                    set_tokens(table, frame, 0);
                    if let Some(giver) = lent_by(table, frame) {
                        table.lay_before(frame.key, giver, None);
                    }
                }),
            ],
        ),
    ],
)
.upkeep(On::AnyTurnEnd)
.up_to_tokens(6);

/// Once a turn a random card of the discard pile may be bought for 1 energy less.
const MIRACULOUS_CATCH: Card = evolution(
    "miraculous-catch",
    SpacePenguin,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime, Moment::Buy]).named("play").then(&[]),
        may(&[Moment::Buy])
            .often(Often::OncePerTurn)
            .only_if(|state, held| own_turn(state, held) && state.discard_size() > 0)
            .then(&[
                Code(|table, _| table.ask_nature(What::Reveal { spot: Spot::Discard })),
                Code(|table, frame| table.offers_bargain(frame, 1)),
                Ask(Asking {
                    whom: |_, frame| Some(frame.owner),
                    picks: |state, frame, list| {
                        list(Pick::Nothing);
                        if state
                            .caught()
                            .is_some_and(|card| state.can_buy(frame.owner, card))
                        {
                            list(Pick::Number(1));
                        }
                    },
                }),
                Code(|table, frame| {
                    if let (Pick::Number(1), Some(card)) = (frame.pick, table.caught()) {
                        table.announce(card);
                    }
                }),
                Code(land),
            ]),
    ],
);

/// Of the three top cards of the deck one is taken, the others go under the deck.
const DEEP_DIVE: Card = evolution(
    "deep-dive",
    SpacePenguin,
    Stay::Temporary,
    &[play(&[Moment::AnyTime, Moment::Harm]).quiet().then(&[
        Code(|table, frame| table.dive(frame.owner, 1)),
        Code(|table, frame| table.dive(frame.owner, 2)),
        Code(|table, frame| table.dive(frame.owner, 3)),
        Ask(Asking {
            whom: |_, frame| Some(frame.owner),
            picks: |state, frame, list| {
                for (depth, _) in state.known_to(frame.owner) {
                    if depth < 3 {
                        list(Pick::Deck(depth));
                    }
                }
            },
        }),
        Code(come_up),
    ])],
);

/// The others roll one die fewer until the owner's next turn.
const COLD_WAVE: Card = evolution(
    "cold-wave",
    SpacePenguin,
    Stay::Lingering,
    &[
        play(&[Moment::AnyTime])
            .named("wave")
            .only_if(|state, held| !(own_turn(state, held) && state.asked_as_turn_ends(held.owner)))
            .then(&[]),
        play(&[Moment::EndOfTurn]).only_if(own_turn).then(&[]),
        Rule::Always(Stat::DiceOfOthers, |_, _, dice| dice - 1),
        Rule::When(On::Opened, Who::Me, &[Discard]),
    ],
);

/// For 1 energy a final die freezes until the owner's next turn: all count it as their own. The counter is
/// what it shows.
const ENCASED_IN_ICE: Card = evolution(
    "encased-in-ice",
    SpacePenguin,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime, Moment::Freeze]).named("play").then(&[]),
        may(&[Moment::Freeze])
            .paying(1)
            .only_if(|_, held| held.tokens == 0)
            .at_each(&[Target::Die], |state, _, list| {
                for (die, _) in free_dice(state) {
                    list(Pick::Die(die));
                }
            })
            .then(&[Code(freeze)]),
        Rule::When(
            On::Opened,
            Who::Me,
            &[Code(|table, frame| set_tokens(table, frame, 0))],
        ),
    ],
)
.upkeep(On::Opened)
.up_to_tokens(6);

/// Until the owner's next turn the others roll once in their turns, and do not yield.
const BLIZZARD: Card = evolution(
    "blizzard",
    SpacePenguin,
    Stay::Lingering,
    &[
        play(&[Moment::AnyTime, Moment::EndOfTurn])
            .only_if(own_turn)
            .then(&[]),
        Rule::Always(Stat::Storms, |_, _, claims| claims + 1),
        Rule::When(On::Opened, Who::Me, &[Discard]),
    ],
);

/// 1 star for entering Tokyo, and for staying there although one might have yielded.
const BLACK_DIAMOND: Card = evolution(
    "black-diamond",
    SpacePenguin,
    Stay::Permanent,
    &[
        PLAY,
        Rule::When(On::Entered, Who::Me, &[GainStars(1)]),
        Rule::When(On::Stayed, Who::Me, &[GainStars(1)]),
    ],
);

/// Becomes a fresh copy of an Evolution that stays in play; it goes with it.
const ICY_REFLECTION: Card = evolution(
    "icy-reflection",
    SpacePenguin,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime])
            .named("play")
            .only_if(|state, _| state.in_play().iter().any(is_model))
            .then(&[]),
        Rule::When(
            On::Gained,
            Who::Me,
            &[
                Ask(Asking {
                    whom: |_, frame| Some(frame.owner),
                    picks: |state, _, list| {
                        for held in state.in_play().iter().filter(|held| is_model(held)) {
                            list(Pick::Card(held.key));
                        }
                    },
                }),
                Code(reflect),
            ],
        ),
    ],
)
.upkeep(On::Gained);

/// May it be copied? Any Evolution that stays, but for the one that copies.
fn is_model(held: &Held) -> bool {
    held.card.is_permanent() && held.card.slug() != ICY_REFLECTION.slug
}

/// Who lent the card to the one before whom it lies.
fn lent_by(state: &State, frame: &Frame) -> Option<Seat> {
    state
        .held(frame.key)?
        .giver
        .get()
        .filter(|giver| state.player(*giver).alive)
}

fn name_face(table: &mut Table<'_>, frame: &Frame) {
    let (Pick::Face(face), Some(seat)) = (frame.pick, lent_by(table, frame)) else {
        return;
    };
    set_tokens(table, frame, small(face.index()) + 1);
    let card = frame.face;
    table.tell(Event::FaceNamed { seat, card, face });
}

fn freeze(table: &mut Table<'_>, frame: &Frame) {
    let Pick::Die(die) = frame.pick else { return };
    let face = table.turn.dice.get(usize::from(die));
    set_tokens(table, frame, small(face.index()) + 1);
    table.evolutions.turn.frozen_now |= 1 << die;
    let (seat, card): (Seat, CardId) = (frame.owner, frame.face);
    table.tell(Event::FaceNamed { seat, card, face });
}

fn reflect(table: &mut Table<'_>, frame: &Frame) {
    match frame.pick {
        Pick::Card(target) if table.held(target).is_some() && table.held(frame.key).is_some() => {
            table.set_face(frame.key, Some(target));
            if let Some(now) = table.held(frame.key).copied() {
                table.emit_own(On::Gained, frame.owner, frame.key, now.face);
            }
        }
        _ => table.discard_held(frame.key),
    }
}

fn land(table: &mut Table<'_>, frame: &Frame) {
    table.land_catch(frame);
}

fn come_up(table: &mut Table<'_>, frame: &Frame) {
    table.surface(frame);
}
