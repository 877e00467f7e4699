//! Boogie Woogie (`evolutions.md` §2.7 and §3.7).

use super::{gift_targets, give_gift, haunts, own_turn, pass_gift};
use crate::Seat;
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::Cause;
use crate::classic::question::{Moment, Pick};
use crate::classic::rule::Step::{Ask, Code, GainEnergy, GainHearts, Hurt, StopUnless};
use crate::classic::rule::{
    Asking, Card, On, PLAY, Rule, Stat, Stay, Target, Who, Whom, evolution, may, play,
};
use crate::classic::state::Hit;
use crate::classic::{Held, State};
use crate::parts::Monster::BoogieWoogie;

/// Table of contents.
pub(super) const CARDS: &[Card] = &[
    BOO,
    WORST_NIGHTMARE,
    I_LIVE_UNDER_YOUR_BED,
    BOOGIE_DANCE,
    WELL_OF_SHADOW,
    WORM_INVADERS,
    NIGHTLIFE,
    DUSK_RITUAL,
];

/// A wounded monster that stays has to yield after all; when buying, 1 energy brings the card back.
const BOO: Card = evolution(
    "boo",
    BoogieWoogie,
    Stay::Temporary,
    &[
        play(&[Moment::Force])
            .only_if(frightens)
            .then(&[Code(|table, _| table.force_out())]),
        play(&[Moment::Buy])
            .from_discard()
            .named("recover")
            .paying(1)
            .only_if(own_turn)
            .then(&[Code(|table, frame| {
                table.evolutions.discards[frame.owner.index()].take(frame.face);
                table.takes_openly(frame.owner, frame.face);
            })]),
    ],
);

/// At the start of its turn the monster gives 1 energy or loses 1 heart.
const WORST_NIGHTMARE: Card = evolution(
    "worst-nightmare",
    BoogieWoogie,
    Stay::Gift,
    &[
        play(&[Moment::Gift])
            .at_each(&[Target::Seat], gift_targets)
            .then(&[Code(give_gift)]),
        may(&[Moment::Gift])
            .named("pass")
            .at_each(&[Target::Seat], gift_targets)
            .then(&[Code(pass_gift)]),
        Rule::When(
            On::Prelude(0),
            Who::Me,
            &[
                StopUnless(|state, frame| giver(state, frame).is_some()),
                Ask(Asking {
                    whom: |_, frame| Some(frame.owner),
                    picks: |state, frame, list| {
                        if state.player(frame.owner).energy > 0 {
                            list(Pick::Number(0));
                        }
                        list(Pick::Number(1));
                    },
                }),
                Code(haunt),
            ],
        ),
    ],
);

/// The monster rolls one die fewer.
const I_LIVE_UNDER_YOUR_BED: Card = evolution(
    "i-live-under-your-bed",
    BoogieWoogie,
    Stay::Gift,
    &[
        play(&[Moment::Gift])
            .at_each(&[Target::Seat], gift_targets)
            .then(&[Code(give_gift)]),
        may(&[Moment::Gift])
            .named("pass")
            .at_each(&[Target::Seat], gift_targets)
            .then(&[Code(pass_gift)]),
        Rule::Always(Stat::Dice, |_, held, dice| dice - i32::from(haunts(held))),
    ],
);

/// 1 energy or 1 heart for four dice of one face, added claws included.
const BOOGIE_DANCE: Card = evolution(
    "boogie-dance",
    BoogieWoogie,
    Stay::Permanent,
    &[
        PLAY,
        Rule::When(
            On::WholeRoll,
            Who::Me,
            &[
                StopUnless(|state, _| state.four_alike()),
                Ask(Asking {
                    whom: |_, frame| Some(frame.owner),
                    picks: |state, frame, list| {
                        if state.could_gain_energy(frame.owner) {
                            list(Pick::Number(0));
                        }
                        if !state.bars_hearts(frame.owner) {
                            list(Pick::Number(1));
                        }
                    },
                }),
                Code(|table, frame| {
                    let cause = Cause::Card(frame.face);
                    match frame.pick {
                        Pick::Number(0) => table.gain_energy(frame.owner, 1, cause),
                        Pick::Number(1) => table.gain_hearts(frame.owner, 1, cause),
                        _ => {}
                    }
                }),
            ],
        ),
    ],
);

/// 2 hearts.
const WELL_OF_SHADOW: Card = evolution(
    "well-of-shadow",
    BoogieWoogie,
    Stay::Temporary,
    &[play(&[Moment::AnyTime, Moment::Harm])
        .quiet()
        .then(&[GainHearts(2)])],
);

/// Each other monster loses 2 hearts.
const WORM_INVADERS: Card = evolution(
    "worm-invaders",
    BoogieWoogie,
    Stay::Temporary,
    &[play(&[Moment::AnyTime]).then(&[Hurt(Whom::Others, 2)])],
);

/// 1 heart for entering Tokyo.
const NIGHTLIFE: Card = evolution(
    "nightlife",
    BoogieWoogie,
    Stay::Permanent,
    &[PLAY, Rule::When(On::Entered, Who::Me, &[GainHearts(1)])],
);

/// Right after the purchase of a Keep card: 2 hearts and 2 energy.
const DUSK_RITUAL: Card = evolution(
    "dusk-ritual",
    BoogieWoogie,
    Stay::Temporary,
    &[play(&[Moment::Bought]).then(&[GainHearts(2), GainEnergy(2)])],
);

/// May the monster that stays be frightened out of Tokyo?
fn frightens(state: &State, held: &Held) -> bool {
    state
        .staying_now()
        .is_some_and(|stays| stays != held.owner && state.smashed_at(stays) && state.may_yield(stays))
}

/// Who gave the nightmare, if it may still be paid.
fn giver(state: &State, frame: &Frame) -> Option<Seat> {
    let held = state.held(frame.key)?;
    held.giver
        .get()
        .filter(|giver| *giver != held.owner && state.player(*giver).alive)
}

fn haunt(table: &mut Table<'_>, frame: &Frame) {
    let Some(giver) = giver(table, frame) else { return };
    if frame.pick == Pick::Number(0) {
        table.hands_over(frame.owner, giver, true);
    } else {
        table.open_batch(&[Hit {
            by: None,
            ..Hit::of_card(frame, frame.owner, 1)
        }]);
    }
}
