//! Alienoid (`evolutions.md` §2.2 and §3.2).

use super::{STAKE, own_turn, set_tokens};
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::Cause;
use crate::classic::question::{Moment, Pick};
use crate::classic::rule::Step::{Ask, Code, DiscardIfEmpty, GainHearts, GainStars, RevealNext, StopUnless};
use crate::classic::rule::{Card, Kind, Often, On, PLAY, Rule, Stat, Stay, Who, evolution, may, play};
use crate::classic::state::Hit;
use crate::classic::{Face, HitKind, State};
use crate::parts::Monster::Alienoid;

/// Table of contents.
pub(super) const CARDS: &[Card] = &[
    ALIEN_SCOURGE,
    PRECISION_FIELD_SUPPORT,
    ANGER_BATTERIES,
    ADAPTING_TECHNOLOGY,
    FUNNY_LOOKING,
    EXOTIC_ARMS,
    MOTHERSHIP_SUPPORT,
    SUPERIOR_ALIEN_TECHNOLOGY,
];

/// The most that the card found may cost.
const CHEAP: u8 = 4;

/// 2 stars.
const ALIEN_SCOURGE: Card = evolution(
    "alien-scourge",
    Alienoid,
    Stay::Temporary,
    &[play(&[Moment::AnyTime]).then(&[GainStars(2)])],
);

/// The first Keep card of the deck that is cheap is taken; what comes before is discarded. A counter marks
/// that the discard pile has become the deck.
const PRECISION_FIELD_SUPPORT: Card = evolution(
    "precision-field-support",
    Alienoid,
    Stay::Temporary,
    &[
        play(&[Moment::AnyTime, Moment::Harm])
            .quiet()
            .then(&[Code(|table, frame| table.for_each(frame, &[frame.owner]))]),
        Rule::When(
            On::Each,
            Who::Me,
            &[
                Code(turn_the_page),
                StopUnless(still_searching),
                RevealNext,
                Code(inspect),
            ],
        ),
    ],
)
.up_to_tokens(2);

/// 1 energy for each heart lost this turn.
const ANGER_BATTERIES: Card = evolution(
    "anger-batteries",
    Alienoid,
    Stay::Temporary,
    &[play(&[Moment::AnyTime, Moment::EndOfTurn, Moment::Harm])
        .quiet()
        .only_if(|state, held| {
            state.tally().lost[held.owner.index()] > 0 && state.could_gain_energy(held.owner)
        })
        .then(&[Code(|table, frame| {
            let hearts = table.tally().lost[frame.owner.index()];
            table.gain_energy(frame.owner, u16::from(hearts), Cause::Card(frame.face));
        })])],
);

/// 3 counters, each good for a new market in the owner's turn.
const ADAPTING_TECHNOLOGY: Card = evolution(
    "adapting-technology",
    Alienoid,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime, Moment::Buy]).named("play").then(&[]),
        may(&[Moment::Buy]).spending(1).only_if(own_turn).then(&[
            Code(|table, frame| table.replace_market(frame.owner)),
            DiscardIfEmpty,
        ]),
    ],
)
.tokens(3);

/// Three or more 2s: each other monster loses 1 heart, with the smashes if they hit it as well.
const FUNNY_LOOKING: Card = evolution(
    "funny-looking-but-dangerous",
    Alienoid,
    Stay::Permanent,
    &[
        PLAY,
        Rule::Always(Stat::SmashesAnyway, |state, held, claims| {
            claims + i32::from(state.active() == held.owner && looks_funny(state))
        }),
        Rule::When(
            On::SmashGroup(0),
            Who::Me,
            &[StopUnless(|state, _| looks_funny(state)), Code(startle)],
        ),
    ],
);

/// 2 energy before rolling: three claws on the dice bring them back and hurt by 2 more, fewer cost 2 hearts.
const EXOTIC_ARMS: Card = evolution(
    "exotic-arms",
    Alienoid,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime, Moment::BeforeTurn])
            .named("play")
            .then(&[]),
        Rule::When(
            On::Prelude(3),
            Who::Me,
            &[
                StopUnless(|state, frame| state.could_pay(frame.owner, 2)),
                Ask(STAKE),
                StopUnless(|_, frame| frame.pick == Pick::Number(1)),
                Code(|table, frame| {
                    table.take_energy(frame.owner, 2, Cause::Card(frame.face));
                    set_tokens(table, frame, 2);
                }),
            ],
        ),
        Rule::Always(Stat::SmashesAnyway, |_, held, claims| {
            claims + i32::from(held.tokens > 0)
        }),
        Rule::When(
            On::SmashGroup(0),
            Who::Me,
            &[
                StopUnless(|state, frame| state.held(frame.key).is_some_and(|held| held.tokens > 0)),
                Code(fire),
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
.up_to_tokens(2);

/// Once in the owner's turn, 1 energy for 1 heart.
const MOTHERSHIP_SUPPORT: Card = evolution(
    "mothership-support",
    Alienoid,
    Stay::Permanent,
    &[
        PLAY,
        may(&[Moment::AnyTime, Moment::Harm])
            .paying(1)
            .often(Often::OncePerTurn)
            .quiet()
            .only_if(own_turn)
            .then(&[GainHearts(1)]),
    ],
);

/// The next Keep card costs half; a saucer lies on it, and a claw at the start of a turn takes it away.
pub(super) const SUPERIOR_ALIEN_TECHNOLOGY: Card = evolution(
    "superior-alien-technology",
    Alienoid,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime, Moment::Buy]).named("play").then(&[]),
        may(&[Moment::Buy, Moment::Reveal])
            .only_if(|state, held| {
                let saucers = state
                    .held_by(held.owner)
                    .filter(|kept| state.has_saucer(kept.key))
                    .count();
                let room = 3 * usize::from(state.copies(held.owner, held.face));
                state.tally().halver.is_none() && saucers < room
            })
            .then(&[Code(|table, frame| {
                table.evolutions.turn.halver = Some(frame.owner);
            })]),
    ],
);

/// The deck is gone through once, and after it what has been discarded.
fn turn_the_page(table: &mut Table<'_>, frame: &Frame) {
    let empty = table.bag.is_empty() && table.known.is_empty() && table.evolutions.sunk.is_empty();
    if let Some(passes) = table.held(frame.key).map(|held| held.tokens).filter(|_| empty) {
        set_tokens(table, frame, (passes + 1).min(2));
    }
}

fn still_searching(state: &State, frame: &Frame) -> bool {
    state.held(frame.key).is_some_and(|held| held.tokens < 2) && state.deck_size() + state.discard_size() > 0
}

fn inspect(table: &mut Table<'_>, frame: &Frame) {
    let Pick::Kind(card) = frame.pick else { return };
    if card.kind() == Kind::Keep && table.printed_cost(card) <= CHEAP {
        table.take_free(frame.owner, card);
    } else {
        table.put_aside(card);
        table.for_each(frame, &[frame.owner]);
    }
}

fn looks_funny(state: &State) -> bool {
    state.dice_counting(Face::Two) >= 3
}

fn startle(table: &mut Table<'_>, frame: &Frame) {
    for victim in table.others(frame.owner).iter().copied() {
        let smashed = |hit: &&mut Hit| hit.victim == victim && hit.kind == HitKind::Smash;
        match table.hits.iter_mut().find(smashed) {
            Some(hit) => hit.amount = hit.amount.saturating_add(1),
            None => table.hits.push(Hit::of_card(frame, victim, 1)),
        }
    }
}

fn fire(table: &mut Table<'_>, frame: &Frame) {
    set_tokens(table, frame, 0);
    if table.symbols_counting(Face::Claw) >= 3 {
        table.put_energy(frame.owner, 2, Cause::Card(frame.face));
        for hit in table.hits.iter_mut() {
            if hit.kind == HitKind::Smash && hit.by == Some(frame.owner) {
                hit.amount = hit.amount.saturating_add(2);
            }
        }
    } else {
        table.hits.push(Hit::of_card(frame, frame.owner, 2));
    }
}
