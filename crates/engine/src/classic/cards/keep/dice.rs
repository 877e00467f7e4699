//! Rolls and dice: more of them, thrown again or turned.

use super::other_faces;
use crate::classic::Face;
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::Event;
use crate::classic::question::{Moment, Pick};
use crate::classic::rule::Step::{
    Code, Discard, DiscardIfEmpty, MoreRolls, Offer, OpponentsAgain, RerollBeside, RerollDie, SetDie,
    StopUnless,
};
use crate::classic::rule::{Card, Often, On, Rule, Stat, Target, Who, keep, may};
use crate::parts::DiceMask;

/// Own 3s may be thrown again, one by one, as often as one likes: between rolls, when an opponent's card made
/// one, and among dice thrown for one's own cards.
pub(super) const BACKGROUND_DWELLER: Card = keep(
    "background-dweller",
    4,
    &[
        may(&[Moment::Roll])
            .at_each(&[Target::Die], |state, _, list| {
                dice_in(state.turn().dice.showing(Face::Three), list);
            })
            .then(&[RerollDie]),
        may(&[Moment::ChangeDice])
            .at_each(&[Target::Die], |state, _, list| {
                dice_in(state.turn().dice.showing(Face::Three) & state.turn().probed, list);
            })
            .then(&[RerollDie, OpponentsAgain]),
        may(&[Moment::ProbedDie])
            .at_each(&[Target::Die], |state, _, list| {
                dice_in(
                    state.turn().dice.showing(Face::Three) & 1 << state.turn().probing,
                    list,
                );
            })
            .then(&[RerollDie]),
        may(&[Moment::BesideDice])
            .at_each(&[Target::Die], |state, _, list| {
                dice_in(state.beside().showing(Face::Three), list);
            })
            .then(&[RerollBeside]),
    ],
);

/// 1 energy for one more roll, as often as one can pay.
pub(super) const ENERGY_DRINK: Card = keep(
    "energy-drink",
    4,
    &[may(&[Moment::Roll])
        .paying(1)
        .only_if(|state, _| state.turn().rolls >= state.roll_limit())
        .then(&[MoreRolls(1)])],
);

/// One die more.
pub(super) const EXTRA_HEAD: Card = keep(
    "extra-head",
    7,
    &[Rule::Always(Stat::Dice, |_, _, dice| dice + 1)],
)
.copies(2, 1);

/// Three or more 1s: another turn with one die fewer, if the owner likes.
pub(super) const FREEZE_TIME: Card = keep(
    "freeze-time",
    5,
    &[
        Rule::When(On::Ones, Who::Me, &[Code(freeze_time)]),
        Rule::When(
            On::Gained,
            Who::Me,
            &[
                StopUnless(|state, frame| {
                    state.active() == frame.owner && state.turn().fixed && state.dice_counting(Face::One) >= 3
                }),
                Code(freeze_time),
            ],
        ),
    ],
)
.dark_cost(6);

/// One roll more.
pub(super) const GIANT_BRAIN: Card = keep(
    "giant-brain",
    5,
    &[Rule::Always(Stat::Rolls, |_, _, rolls| rolls + 1)],
);

/// Once a turn, one own die is turned to 1.
pub(super) const HERD_CULLER: Card = keep(
    "herd-culler",
    3,
    &[may(&[Moment::ChangeDice])
        .often(Often::OncePerTurn)
        .at_each(&[Target::DieFace], |state, _, list| {
            other_faces(state, &[Face::One], list);
        })
        .then(&[SetDie])],
)
.dark_cost(5);

/// Once, one own die is turned to any face. Of a copy and its original either may go, so both are offered.
pub(super) const PLOT_TWIST: Card = keep(
    "plot-twist",
    3,
    &[may(&[Moment::ChangeDice])
        .each_alike()
        .at_each(&[Target::DieFace, Target::Special], |state, _, list| {
            other_faces(state, &Face::ALL, list);
        })
        .then(&[SetDie, Discard])],
);

/// Once in each other monster's turn, one of its dice is thrown again; on a Heart the card is lost.
pub(super) const PSYCHIC_PROBE: Card = keep(
    "psychic-probe",
    3,
    &[may(&[Moment::OpponentDice])
        .often(Often::OncePerOwner)
        .at_each(&[Target::Die], |state, _, list| {
            state.each_number(&mut |die| list(Pick::Die(die)));
        })
        .then(&[
            RerollDie,
            Offer(Moment::ProbedDie),
            StopUnless(|state, frame| {
                // The Berserk die has no heart.
                let probing = usize::from(state.turn().probing);
                !state.picks_berserk(frame.pick)
                    && state.turn().dice.iter().nth(probing) == Some(Face::Heart)
                    && !state.is_void(state.active(), Face::Heart)
            }),
            Code(lose_every_copy),
        ])],
);

/// 3 counters, each good for one more roll.
pub(super) const SMOKE_CLOUD: Card = keep(
    "smoke-cloud",
    4,
    &[may(&[Moment::Roll])
        .spending(1)
        .only_if(|state, _| state.turn().rolls >= state.roll_limit())
        .then(&[MoreRolls(1), DiscardIfEmpty])],
)
.tokens(3);

/// 2 energy: one own die is turned to any face, as often as one can pay.
pub(super) const STRETCHY: Card = keep(
    "stretchy",
    3,
    &[may(&[Moment::ChangeDice])
        .paying(2)
        .at_each(&[Target::DieFace, Target::Special], |state, _, list| {
            other_faces(state, &Face::ALL, list);
        })
        .then(&[SetDie])],
);

fn dice_in(dice: DiceMask, list: &mut dyn FnMut(Pick)) {
    for die in (0..16).filter(|die| dice & 1 << die != 0) {
        list(Pick::Die(die));
    }
}

fn freeze_time(table: &mut Table<'_>, frame: &Frame) {
    if !table.turn.again {
        table.turn.again = true;
        let (seat, card) = (frame.owner, frame.face);
        table.tell(Event::ExtraTurnQueued { seat, card });
    }
}

fn lose_every_copy(table: &mut Table<'_>, frame: &Frame) {
    // All are named before the first one goes: the original would turn its copy blank.
    let keys: Vec<_> = table
        .held_by(frame.owner)
        .filter(|held| held.face == frame.face)
        .map(|held| held.key)
        .collect();
    for key in keys {
        table.discard_itself(key);
    }
}
