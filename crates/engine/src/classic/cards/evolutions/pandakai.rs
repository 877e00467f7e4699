//! Pandakaï (`evolutions.md` §2.10 and §3.10).

use super::{free_dice, set_tokens};
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::{Cause, Event, LeaveReason};
use crate::classic::question::{Moment, Pick};
use crate::classic::rule::Step::{Ask, Code, GainEnergy, GainHearts, GainStars, StopUnless};
use crate::classic::rule::{Asking, Card, Often, On, PLAY, Rule, Stay, Target, Who, evolution, may, play};
use crate::classic::state::Hit;
use crate::classic::{Face, Held, Key, Place, State};
use crate::parts::Monster::Pandakai;

/// Table of contents.
pub(super) const CARDS: &[Card] = &[
    PANDA_MONIUM,
    EATS_SHOOTS_AND_LEAVES,
    BAMBOOZLE,
    BEAR_NECESSITIES,
    PANDA_EXPRESS,
    BAMBOO_SUPPLY,
    PANDARWINISM,
    YIN_AND_YANG,
];

/// 6 energy, and 3 for each other monster.
const PANDA_MONIUM: Card = evolution(
    "panda-monium",
    Pandakai,
    Stay::Temporary,
    &[play(&[Moment::AnyTime, Moment::Harm])
        .quiet()
        .only_if(anybody_gains)
        .then(&[
            GainEnergy(6),
            Code(|table, frame| {
                for seat in table.others(frame.owner).iter() {
                    table.gain_energy(*seat, 3, Cause::Card(frame.face));
                }
            }),
        ])],
);

/// After entering Tokyo: all others outside lose 2 hearts, the owner gains 1 energy and leaves again.
const EATS_SHOOTS_AND_LEAVES: Card = evolution(
    "eats-shoots-and-leaves",
    Pandakai,
    Stay::Temporary,
    &[play(&[Moment::Entered]).then(&[Code(eat)])],
);

/// Another monster's purchase is replaced by one that the owner names.
const BAMBOOZLE: Card = evolution(
    "bamboozle",
    Pandakai,
    Stay::Temporary,
    &[play(&[Moment::Purchase])
        .at_each(
            &[Target::Nothing, Target::Slot, Target::Card],
            |state, _, list| state.each_replacement(list),
        )
        .then(&[Code(mislead)])],
);

/// Loses 1 star, gains 2 energy and 2 hearts.
const BEAR_NECESSITIES: Card = evolution(
    "bear-necessities",
    Pandakai,
    Stay::Temporary,
    &[play(&[Moment::AnyTime, Moment::Harm])
        .quiet()
        .only_if(owner_gains)
        .then(&[
            Code(|table, frame| table.lose_stars(frame.owner, 1, Cause::Card(frame.face))),
            GainEnergy(2),
            GainHearts(2),
        ])],
);

/// All six symbols: 2 stars and another turn, which several copies give once.
const PANDA_EXPRESS: Card = evolution(
    "panda-express",
    Pandakai,
    Stay::Permanent,
    &[
        PLAY,
        Rule::When(
            On::WholeRoll,
            Who::Me,
            &[
                StopUnless(|state, _| state.six_symbols()),
                GainStars(2),
                Code(|table, frame| {
                    let first = table.held_by(frame.owner).find(|held| held.face == frame.face);
                    if first.is_some_and(|first| first.key == frame.key) {
                        table.queue_extra_turn(frame.owner, frame.face, Key::NONE);
                    }
                }),
            ],
        ),
    ],
);

/// At the start of each own turn 1 energy is put on it, or all of it is taken.
const BAMBOO_SUPPLY: Card = evolution(
    "bamboo-supply",
    Pandakai,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime, Moment::BeforeTurn])
            .named("play")
            .then(&[]),
        Rule::When(
            On::Prelude(1),
            Who::Me,
            &[
                Ask(Asking {
                    whom: |_, frame| Some(frame.owner),
                    picks: |state, frame, list| {
                        let stored = state.held(frame.key).map_or(0, |held| held.tokens);
                        if stored < MOST_BAMBOO {
                            list(Pick::Number(0));
                        }
                        if stored > 0 {
                            list(Pick::Number(1));
                        }
                    },
                }),
                Code(supply),
            ],
        ),
    ],
)
.up_to_tokens(MOST_BAMBOO);

/// More than any game brings.
const MOST_BAMBOO: u8 = 90;

/// 1 star for three hearts, and 1 for each more.
const PANDARWINISM: Card = evolution(
    "pandarwinism",
    Pandakai,
    Stay::Permanent,
    &[
        PLAY,
        Rule::When(
            On::WholeRoll,
            Who::Me,
            &[Code(|table, frame| {
                let hearts = table.dice_counting(Face::Heart);
                if hearts >= 3 {
                    table.gain_stars(frame.owner, hearts - 2, Cause::Card(frame.face));
                }
            })],
        ),
    ],
);

/// Once a turn all own dice may be flipped: 1 and 3, 2 and heart, claw and energy.
const YIN_AND_YANG: Card = evolution(
    "yin-and-yang",
    Pandakai,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime, Moment::ChangeDice])
            .named("play")
            .then(&[]),
        may(&[Moment::ChangeDice])
            .often(Often::OncePerTurn)
            .then(&[Code(flip)]),
    ],
);

/// Would energy come to anybody at all?
fn anybody_gains(state: &State, _: &Held) -> bool {
    state.living().iter().any(|seat| state.could_gain_energy(seat))
}

/// Is there anything to be had for the star?
fn owner_gains(state: &State, held: &Held) -> bool {
    state.could_gain_energy(held.owner) || state.could_gain_hearts(held.owner)
}

fn eat(table: &mut Table<'_>, frame: &Frame) {
    let owner = frame.owner;
    let hits: Vec<Hit> = table
        .others(owner)
        .iter()
        .copied()
        .filter(|seat| table.player(*seat).place == Place::Outside)
        .map(|seat| Hit::of_card(frame, seat, 2))
        .collect();
    table.gain_energy(owner, 1, Cause::Card(frame.face));
    table.open_batch(&hits);
    table.leave_tokyo(owner, LeaveReason::Forced(frame.face));
}

fn supply(table: &mut Table<'_>, frame: &Frame) {
    let Some(stored) = table.held(frame.key).map(|held| held.tokens) else {
        return;
    };
    if frame.pick == Pick::Number(1) {
        set_tokens(table, frame, 0);
        table.put_energy(frame.owner, u16::from(stored), Cause::Card(frame.face));
    } else {
        set_tokens(table, frame, stored + 1);
    }
}

fn flip(table: &mut Table<'_>, frame: &Frame) {
    let dice: Vec<(u8, Face)> = free_dice(table).collect();
    for (die, from) in dice {
        let to = match from {
            Face::One => Face::Three,
            Face::Three => Face::One,
            Face::Two => Face::Heart,
            Face::Heart => Face::Two,
            Face::Claw => Face::Energy,
            Face::Energy => Face::Claw,
        };
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

fn mislead(table: &mut Table<'_>, frame: &Frame) {
    table.replace_purchase(frame);
}
