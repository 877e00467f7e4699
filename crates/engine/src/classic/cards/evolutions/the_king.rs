//! The King (`evolutions.md` §2.4 and §3.4).

use super::GONE_WITH_THE_TURN;
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::Cause;
use crate::classic::question::Moment;
use crate::classic::rule::Step::{Code, Discard, ExtraTurn, GainHearts, GainStars, Shield, StopUnless};
use crate::classic::rule::{Card, On, PLAY, Rule, Stat, Stay, Who, evolution, may, play};
use crate::classic::state::{Held, State};
use crate::parts::Monster::TheKing;

/// Table of contents.
pub(super) const CARDS: &[Card] = &[
    MONKEY_RUSH,
    SIMIAN_SCAMPER,
    JUNGLE_FRENZY,
    GIANT_BANANA,
    CHEST_THUMPING,
    ALPHA_MALE,
    I_AM_THE_KING,
    TWAS_BEAUTY,
];

/// In another monster's turn, when somebody has left Tokyo: the owner enters before it.
const MONKEY_RUSH: Card = evolution(
    "monkey-rush",
    TheKing,
    Stay::Temporary,
    &[play(&[Moment::Intrude])
        .only_if(|state, _| !state.tally().left_tokyo.is_empty())
        .then(&[Code(|table, frame| table.intrude(frame.owner))])],
);

/// Yielding with it costs no heart, and none is lost for the rest of the turn.
const SIMIAN_SCAMPER: Card = evolution(
    "simian-scamper",
    TheKing,
    Stay::Lingering,
    &[
        play(&[Moment::Yield]).then(&[Shield, Code(|table, frame| table.yield_tokyo(frame.owner))]),
        Rule::Always(Stat::HoldsSmashes, |_, _, holds| holds),
        GONE_WITH_THE_TURN,
    ],
);

/// After wounding somebody in Tokyo without entering it: another turn.
const JUNGLE_FRENZY: Card = evolution(
    "jungle-frenzy",
    TheKing,
    Stay::Lingering,
    &[play(&[Moment::NotEntered])
        .only_if(|state, _| !state.tally().clawed_in_tokyo.is_empty())
        .then(&[ExtraTurn])],
);

/// 2 hearts.
const GIANT_BANANA: Card = evolution(
    "giant-banana",
    TheKing,
    Stay::Temporary,
    &[play(&[Moment::AnyTime, Moment::Harm])
        .quiet()
        .then(&[GainHearts(2)])],
);

/// Those whom the owner wounds in Tokyo may be made to yield.
const CHEST_THUMPING: Card = evolution(
    "chest-thumping",
    TheKing,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime, Moment::Force])
            .named("play")
            .only_if(|state, held| !state.forcing() || may_drive(state, held))
            .then(&[]),
        may(&[Moment::Force])
            .only_if(may_drive)
            .then(&[Code(|table, _| table.force_out())]),
    ],
);

/// 1 star in each turn in which the owner's smashes wound somebody.
const ALPHA_MALE: Card = evolution(
    "alpha-male",
    TheKing,
    Stay::Permanent,
    &[
        PLAY,
        Rule::When(
            On::HeartsTaken,
            Who::Me,
            &[StopUnless(super::by_smash), Code(prove_it)],
        ),
    ],
);

/// 1 star for entering Tokyo, and for beginning a turn there.
const I_AM_THE_KING: Card = evolution(
    "i-am-the-king",
    TheKing,
    Stay::Permanent,
    &[
        PLAY,
        Rule::When(On::Entered, Who::Me, &[GainStars(1)]),
        Rule::When(On::TurnStartInTokyo, Who::Me, &[GainStars(1)]),
    ],
);

/// Played in Tokyo: 1 star at the end of everybody's turn; whoever leaves Tokyo with it loses it and all
/// stars.
const TWAS_BEAUTY: Card = evolution(
    "twas-beauty-killed-the-beast",
    TheKing,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime])
            .named("play")
            .only_if(|state, held| state.in_tokyo(held.owner))
            .then(&[]),
        Rule::When(
            On::AnyTurnEnd,
            Who::Anyone,
            &[
                StopUnless(|state, frame| state.in_tokyo(frame.owner)),
                GainStars(1),
            ],
        ),
        Rule::When(On::Left, Who::Me, &[Code(mourn), Discard]),
    ],
);

/// Has the owner, whose turn it is, wounded the monster that stays, or is a hit held back for it?
fn may_drive(state: &State, held: &Held) -> bool {
    state.active() == held.owner
        && state
            .staying_now()
            .is_some_and(|stays| state.smashed_at(stays) && state.may_yield(stays))
}

fn prove_it(table: &mut Table<'_>, frame: &Frame) {
    let Some(held) = table.in_play.marks().find(|held| held.key == frame.key) else {
        return;
    };
    if !std::mem::replace(&mut held.spent_turn, true) {
        table.gain_stars(frame.owner, 1, Cause::Card(frame.face));
    }
}

fn mourn(table: &mut Table<'_>, frame: &Frame) {
    let stars = table.player(frame.owner).stars;
    table.lose_stars(frame.owner, stars, Cause::Card(frame.face));
}
