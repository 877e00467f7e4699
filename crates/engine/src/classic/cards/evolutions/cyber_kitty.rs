//! Cyber Kitty (`evolutions.md` §2.3 and §3.3).

use super::{GONE_WITH_THE_TURN, hands_unit};
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::{Cause, Event};
use crate::classic::question::{Moment, Pick};
use crate::classic::rule::Step::{Ask, Code, GainStars, Hurt};
use crate::classic::rule::{
    Asking, Card, Often, On, PLAY, Rule, Stat, Stay, Who, Whom, evolution, may, play,
};
use crate::classic::{Dice, Face, Held, HitKind, State};
use crate::parts::Monster::CyberKitty;

/// Table of contents.
pub(super) const CARDS: &[Card] = &[
    NINE_LIVES,
    MEGA_PURR,
    ELECTRO_SCRATCH,
    CAT_NIP,
    PLAY_WITH_YOUR_FOOD,
    FELINE_MOTOR,
    MOUSE_HUNTER,
    MEOW_MISSLE,
];

/// At 0 hearts: everything goes, and the owner is back with 9 hearts and 9 stars.
const NINE_LIVES: Card = evolution(
    "nine-lives",
    CyberKitty,
    Stay::Temporary,
    &[play(&[Moment::Dying]).then(&[Code(live_on)])],
);

/// Each other monster hands over 1 energy or 1 star.
const MEGA_PURR: Card = evolution(
    "mega-purr",
    CyberKitty,
    Stay::Temporary,
    &[
        play(&[Moment::AnyTime]).then(&[Code(|table, frame| {
            let seats = table.askable(frame.owner);
            table.for_each(frame, &seats);
        })]),
        Rule::When(On::Each, Who::Me, &[Ask(UNIT), Code(hands_unit)]),
    ],
);

const UNIT: Asking = Asking {
    whom: |_, frame| frame.about.get(),
    picks: |state, frame, list| {
        let Some(giver) = frame.about.get() else { return };
        if state.player(giver).energy > 0 {
            list(Pick::Number(0));
        }
        if state.player(giver).stars > 0 {
            list(Pick::Number(1));
        }
    },
};

/// Each other monster loses 1 heart.
const ELECTRO_SCRATCH: Card = evolution(
    "electro-scratch",
    CyberKitty,
    Stay::Temporary,
    &[play(&[Moment::AnyTime]).then(&[Hurt(Whom::Others, 1)])],
);

/// Before the turn: one roll only, and what the dice give counts twice.
const CAT_NIP: Card = evolution(
    "cat-nip",
    CyberKitty,
    Stay::Lingering,
    &[
        play(&[Moment::BeforeTurn]).then(&[]),
        Rule::Always(Stat::RollsOnce, |_, _, claims| claims + 1),
        Rule::Always(Stat::Doubles, |_, _, claims| claims + 1),
        GONE_WITH_THE_TURN,
    ],
);

/// A hit of 2 or more on a monster in Tokyo may cost it 1 star and 1 energy in place of 2 hearts.
const PLAY_WITH_YOUR_FOOD: Card = evolution(
    "play-with-your-food",
    CyberKitty,
    Stay::Permanent,
    &[
        PLAY,
        Rule::When(On::SmashGroup(0), Who::Me, &[Code(tease)]),
        Rule::When(
            On::Each,
            Who::Me,
            &[
                Ask(Asking {
                    whom: |_, frame| Some(frame.owner),
                    picks: |_, frame, list| {
                        list(Pick::Nothing);
                        if let Some(victim) = frame.about.get() {
                            list(Pick::Seat(victim));
                        }
                    },
                }),
                Code(play_with),
            ],
        ),
    ],
);

/// In another monster's turn: a free space of Tokyo is entered in its place.
const FELINE_MOTOR: Card = evolution(
    "feline-motor",
    CyberKitty,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime, Moment::Intrude])
            .named("play")
            .only_if(|state, held| !state.intruding() || came_from_outside(state, held))
            .then(&[]),
        may(&[Moment::Intrude])
            .often(Often::OncePerTurn)
            .only_if(came_from_outside)
            .then(&[Code(|table, frame| {
                table.evolutions.turn.kept_out = true;
                table.intrude(frame.owner);
            })]),
    ],
);

/// 1 star with at least one 1.
const MOUSE_HUNTER: Card = evolution(
    "mouse-hunter",
    CyberKitty,
    Stay::Permanent,
    &[PLAY, Rule::When(On::AnyOnes, Who::Me, &[GainStars(1)])],
);

/// One claw more with at least one 1.
const MEOW_MISSLE: Card = evolution(
    "meow-missle",
    CyberKitty,
    Stay::Permanent,
    &[
        PLAY,
        Rule::Always(Stat::SmashesFromFaces, |state, held, smashes| {
            smashes + i32::from(state.active() == held.owner && state.dice_counting(Face::One) > 0)
        }),
    ],
);

fn came_from_outside(state: &State, held: &Held) -> bool {
    !state.turn().started_in_tokyo.contains(held.owner) && !state.in_tokyo(held.owner)
}

fn live_on(table: &mut Table<'_>, frame: &Frame) {
    let owner = frame.owner;
    // Its Evolutions go wherever they lie; what lies in front of it and belongs to others stays.
    let own: Vec<_> = table.own_evolutions(owner).map(|held| held.key).collect();
    for key in own {
        table.discard_held(key);
    }
    table.discard_hand(owner);
    let risen = table.used_rebirth_of(owner);
    table.discard_all_but(owner, risen);
    let energy = table.player(owner).energy;
    table.take_energy(owner, energy, Cause::Death);
    table.come_back(owner, frame.face, 9);
    table.set_stars(owner, 9, Cause::Card(frame.face));
}

/// The monsters in Tokyo that could be played with, one after the other.
fn tease(table: &mut Table<'_>, frame: &Frame) {
    if table.smashes_of_the_roll() < 2 {
        return;
    }
    let seats: Vec<_> = table
        .others(frame.owner)
        .iter()
        .copied()
        .filter(|seat| {
            let smashed = |hit: &crate::classic::Hit| {
                hit.victim == *seat && hit.kind == HitKind::Smash && hit.amount >= 2
            };
            table.in_tokyo(*seat) && table.hits.iter().any(smashed)
        })
        .collect();
    table.for_each(frame, &seats);
}

fn play_with(table: &mut Table<'_>, frame: &Frame) {
    let Pick::Seat(victim) = frame.pick else { return };
    let smashed = |hit: &&mut crate::classic::Hit| hit.victim == victim && hit.kind == HitKind::Smash;
    let Some(hit) = table.hits.iter_mut().find(smashed) else {
        return;
    };
    let from = hit.amount;
    hit.amount = from.saturating_sub(2);
    hit.claws = hit.claws.saturating_sub(2);
    let to = hit.amount;
    table.tell(Event::DamageReduced {
        victim,
        card: frame.face,
        from,
        to,
        dice: Dice::default(),
    });
    if table.player(victim).stars > 0 {
        table.hands_over(victim, frame.owner, false);
    }
    if table.player(victim).energy > 0 {
        table.hands_over(victim, frame.owner, true);
    }
}
