//! The cards that came with the Dark Edition (`power-cards.md` §2.3).

use crate::Asked;
use crate::classic::Face;
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::Event;
use crate::classic::market::SWEEP;
use crate::classic::question::{Moment, Pick, What};
use crate::classic::rule::Step::{
    Code, Discard, EveryoneLosesStars, GainEnergy, GainHearts, SoftenBy, StopUnless,
};
use crate::classic::rule::{Card, Kind, Often, On, Rule, Stat, Target, Who, discard, keep, may};
use crate::classic::state::{Held, Hit, State};

/// Table of contents.
pub(super) static CARDS: &[Card] = &[
    HIBERNATION,
    NANOBOTS,
    NATURAL_SELECTION,
    REFLECTIVE_HIDE,
    SUPER_JUMP,
    UNSTABLE_DNA,
    ZOMBIFY,
    MONSTER_PETS,
];

/// Outside Tokyo only: no heart is lost, but only hearts and energy count, nothing is bought and Tokyo is not
/// entered, until the owner discards it.
const HIBERNATION: Card = keep(
    "hibernation",
    4,
    &[
        Rule::When(
            On::Received,
            Who::Me,
            &[StopUnless(|state, frame| state.in_tokyo(frame.owner)), Discard],
        ),
        Rule::Always(Stat::Immune, |_, _, immune| immune + 1),
        Rule::Always(Stat::BuysNothing, |_, _, bars| bars + 1),
        Rule::Always(Stat::StaysOut, |_, _, stays| stays + 1),
        Rule::Always(Stat::DeadFaces, |_, _, faces| faces | ASLEEP),
        // Where waking up changes most the owner is asked, so that its turn does not run past it.
        may(&[Moment::ChangeDice])
            .only_if(better_awake_for_the_dice)
            .then(&[Code(wake_up)]),
        may(&[Moment::Buy])
            .only_if(better_awake_for_the_market)
            .then(&[Code(wake_up)]),
        may(&[Moment::AnyTime])
            .only_if(|state, held| {
                let asked = state.question().of == Asked::Seat(held.owner);
                match state.question().what {
                    What::ChangeDice if asked => !better_awake_for_the_dice(state, held),
                    What::Buy if asked => !better_awake_for_the_market(state, held),
                    _ => true,
                }
            })
            .then(&[Code(wake_up)]),
    ],
)
.upkeep(On::Received)
.dark_only()
.for_sale_if(|state, seat| !state.in_tokyo(seat));

/// 2 hearts at the start of a turn begun with 2 or fewer.
const NANOBOTS: Card = keep(
    "nanobots",
    3,
    &[Rule::When(
        On::TurnStart(2),
        Who::Me,
        &[
            StopUnless(|state, frame| state.player(frame.owner).hearts <= 2),
            Code(repair),
        ],
    )],
)
.dark_only();

/// 4 energy and 4 hearts at once and one die more, but a turn whose dice end with a 3 costs every heart.
const NATURAL_SELECTION: Card = keep(
    "natural-selection",
    2,
    &[
        Rule::When(On::Gained, Who::Me, &[GainEnergy(4), GainHearts(4)]),
        Rule::Always(Stat::Dice, |_, _, dice| dice + 1),
        Rule::When(
            On::TurnEnd(5),
            Who::Me,
            &[
                StopUnless(|state, _| state.dice_counting(Face::Three) > 0),
                Code(select),
            ],
        ),
    ],
)
.dark_only();

/// Another monster that makes the owner lose hearts loses 1.
const REFLECTIVE_HIDE: Card = keep(
    "reflective-hide",
    6,
    &[Rule::When(
        On::HeartsLost(1),
        Who::Me,
        &[StopUnless(first_of_its_kind), Code(reflect)],
    )],
)
.dark_only()
.also_promo();

/// Once a turn, anybody's: 1 energy saves 1 heart.
const SUPER_JUMP: Card = keep(
    "super-jump",
    4,
    &[may(&[Moment::Harm])
        .paying(1)
        .often(Often::OncePerTurn)
        .then(&[SoftenBy(1)])],
)
.dark_only()
.also_promo();

/// After a yield it may be exchanged for a card of the monster that smashed. Of a copy and its original
/// either may go.
const UNSTABLE_DNA: Card = keep(
    "unstable-dna",
    3,
    &[may(&[Moment::Exchange])
        .only_if(|_, held| !held.is_copying_tile())
        .each_alike()
        .at_each(&[Target::Card], |state, _, list| {
            for theirs in state.held_by(state.active()) {
                if matches!(theirs.card.kind(), Kind::Keep | Kind::Costume) {
                    list(Pick::Card(theirs.key));
                }
            }
        })
        .then(&[Code(exchange)])],
)
.dark_only()
.also_promo();

/// The first time at 0 hearts: all but this card gone, 12 hearts, outside; hearts on dice do nothing from
/// then on.
const ZOMBIFY: Card = keep(
    "zombify",
    4,
    &[Rule::When(On::AboutToDie(1), Who::Me, &[Code(rise)])],
)
.dark_only();

/// Everybody loses 3 stars.
const MONSTER_PETS: Card = discard(
    "monster-pets",
    0,
    &[Rule::When(On::Gained, Who::Me, &[EveryoneLosesStars(3)])],
)
.dark_only();

/// The faces that do nothing for a monster that sleeps.
const ASLEEP: i32 =
    1 << Face::One as i32 | 1 << Face::Two as i32 | 1 << Face::Three as i32 | 1 << Face::Claw as i32;

/// Of several cards that act alike, is this the one that came first? It acts for all of them.
fn first_of_its_kind(state: &State, frame: &Frame) -> bool {
    let first = state.held_by(frame.owner).find(|held| held.face == frame.face);
    first.is_some_and(|held| held.key == frame.key)
}

fn better_awake_for_the_dice(state: &State, _: &Held) -> bool {
    let asleep = |face: Face| ASLEEP & 1 << face as i32 != 0;
    Face::ALL
        .into_iter()
        .any(|face| asleep(face) && state.dice_showing(face) > 0)
}

fn better_awake_for_the_market(state: &State, held: &Held) -> bool {
    let energy = state.player(held.owner).energy;
    let mut cards = state.market().iter().flatten();
    energy >= SWEEP || cards.any(|card| u16::from(state.price(held.owner, *card)) <= energy)
}

fn wake_up(table: &mut Table<'_>, frame: &Frame) {
    match table.held(frame.key) {
        Some(held) if held.is_copying_tile() => table.set_face(frame.key, None),
        _ => table.discard_held(frame.key),
    }
}

/// The first of several acts for all: the others no longer find 2 hearts or fewer, with which the turn began.
fn repair(table: &mut Table<'_>, frame: &Frame) {
    for _ in 0..table.copies(frame.owner, frame.face) {
        table.gain_hearts(frame.owner, 2, crate::classic::Cause::Card(frame.face));
    }
}

fn select(table: &mut Table<'_>, frame: &Frame) {
    let hearts = table.player(frame.owner).hearts;
    if hearts > 0 {
        table.open_batch(&[Hit {
            sure: true,
            ..Hit::of_card(frame, frame.owner, hearts)
        }]);
    }
}

fn reflect(table: &mut Table<'_>, frame: &Frame) {
    let struck = *table.struck();
    // What a hide throws back is not thrown back again.
    let Some(by) = struck
        .by
        .filter(|by| *by != frame.owner && struck.card != Some(frame.face))
    else {
        return;
    };
    table.answer_back(Hit::of_card(frame, by, table.copies(frame.owner, frame.face)));
}

fn exchange(table: &mut Table<'_>, frame: &Frame) {
    if let Pick::Card(theirs) = frame.pick {
        table.swap(frame.key, theirs);
    }
}

/// For good, once a game: other cards, tiles and wickedness go, and hearts on the dice do nothing from now on
/// (`power-cards.md` §4.3). A copy of this card goes as well.
fn rise(table: &mut Table<'_>, frame: &Frame) {
    let owner = frame.owner;
    let player = table.player(owner);
    if player.hearts > 0 || player.risen {
        return;
    }
    let marker = table.held(frame.key).filter(|held| !held.is_copy());
    let marker = marker.map(|held| held.key);
    table.discard_all_but(owner, marker);
    table.reset_wickedness(owner);
    table.players[owner.index()].risen = true;
    table.come_back(owner, frame.face, 12);
    let cap = table.cap(owner);
    table.tell(Event::CapChanged {
        seat: owner,
        cap,
        trimmed: 0,
    });
}
