//! Pumpkin Jack (`evolutions.md` §2.8 and §3.8).

use super::{gift_targets, give_gift, hands_unit, haunts, own_turn, pass_gift, set_tokens};
use crate::classic::agenda::{Frame, Table, Task};
use crate::classic::question::{Moment, Pick};
use crate::classic::rule::Step::{Ask, Code, GainHearts};
use crate::classic::rule::{
    Asking, Card, Often, On, PLAY, Rule, Stat, Stay, Target, Who, evolution, may, play,
};
use crate::classic::state::Hit;
use crate::classic::{Held, HitKind, State};
use crate::parts::Monster::PumpkinJack;
use crate::parts::small;

/// Table of contents.
pub(super) const CARDS: &[Card] = &[
    DETACHABLE_HEAD,
    IGNIS_FATUS,
    SMASHING_PUMPKIN,
    TRICK_OR_THREAT,
    BOBBING_FOR_APPLES,
    FEAST_OF_CROWS,
    SCYTHE,
    CANDY,
];

/// The monster loses 1 heart more whenever the owner's smashes wound it.
const DETACHABLE_HEAD: Card = evolution(
    "detachable-head",
    PumpkinJack,
    Stay::Gift,
    &[
        play(&[Moment::Gift])
            .at_each(&[Target::Seat], gift_targets)
            .then(&[Code(give_gift)]),
        may(&[Moment::Gift])
            .named("pass")
            .at_each(&[Target::Seat], gift_targets)
            .then(&[Code(pass_gift)]),
        Rule::Worse(1, |_, held, hit| {
            let own = hit.by.is_some() && hit.by == held.giver.get() && hit.kind == HitKind::Smash;
            u8::from(own && haunts(held) && hit.victim == held.owner)
        }),
    ],
);

/// The monster rolls once less.
const IGNIS_FATUS: Card = evolution(
    "ignis-fatus",
    PumpkinJack,
    Stay::Gift,
    &[
        play(&[Moment::Gift])
            .at_each(&[Target::Seat], gift_targets)
            .then(&[Code(give_gift)]),
        may(&[Moment::Gift])
            .named("pass")
            .at_each(&[Target::Seat], gift_targets)
            .then(&[Code(pass_gift)]),
        Rule::Always(Stat::Rolls, |_, held, rolls| rolls - i32::from(haunts(held))),
    ],
);

/// Whoever has 12 stars or more loses 2 hearts, the owner too.
const SMASHING_PUMPKIN: Card = evolution(
    "smashing-pumpkin",
    PumpkinJack,
    Stay::Temporary,
    &[play(&[Moment::AnyTime]).then(&[Code(smash_pumpkin)])],
);

/// Three or more 1s: each other monster gives 1 energy or loses 2 hearts, all at once in the end.
const TRICK_OR_THREAT: Card = evolution(
    "trick-or-threat",
    PumpkinJack,
    Stay::Permanent,
    &[
        PLAY,
        Rule::When(
            On::Ones,
            Who::Me,
            &[Code(|table, frame| {
                table.push(Task::Settle(frame.owner));
                let seats = table.askable(frame.owner);
                table.for_each(frame, &seats);
            })],
        ),
        Rule::When(
            On::Each,
            Who::Me,
            &[
                Ask(Asking {
                    whom: |_, frame| frame.about.get(),
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
                Code(threaten),
            ],
        ),
    ],
);

/// Once a turn a card of the market is bought for 2 energy less, unless what replaces it has an odd cost.
const BOBBING_FOR_APPLES: Card = evolution(
    "bobbing-for-apples",
    PumpkinJack,
    Stay::Permanent,
    &[
        play(&[Moment::AnyTime, Moment::Buy]).named("play").then(&[]),
        may(&[Moment::Buy])
            .often(Often::OncePerTurn)
            .only_if(|state, held| own_turn(state, held) && state.tally().halver.is_none())
            .at_each(&[Target::Slot], |state, held, list| {
                for (slot, card) in state.market().iter().enumerate() {
                    if card.is_some_and(|card| state.can_bargain(held.owner, card, 2)) {
                        list(Pick::Slot(small(slot)));
                    }
                }
            })
            .then(&[Code(aim), Code(bob)]),
        Rule::When(On::Each, Who::Me, &[Code(bite)]),
    ],
);

/// Each other monster hands over 1 energy, 1 star or 1 heart.
const FEAST_OF_CROWS: Card = evolution(
    "feast-of-crows",
    PumpkinJack,
    Stay::Temporary,
    &[
        play(&[Moment::AnyTime, Moment::Harm])
            .quiet()
            .then(&[Code(|table, frame| {
                if table.landing_hit().is_none() {
                    table.push(Task::Settle(frame.owner));
                }
                let seats = table.askable(frame.owner);
                table.for_each(frame, &seats);
            })]),
        Rule::When(
            On::Each,
            Who::Me,
            &[
                Ask(Asking {
                    whom: |_, frame| frame.about.get(),
                    picks: |state, frame, list| {
                        let Some(giver) = frame.about.get() else { return };
                        let player = state.player(giver);
                        if player.energy > 0 {
                            list(Pick::Number(0));
                        }
                        if player.stars > 0 {
                            list(Pick::Number(1));
                        }
                        if state.can_lose_hearts(giver) {
                            list(Pick::Number(2));
                        }
                    },
                }),
                Code(hands_unit),
            ],
        ),
    ],
);

/// 1 energy on it when it is played and for each elimination by the owner; each is one claw more.
const SCYTHE: Card = evolution(
    "scythe",
    PumpkinJack,
    Stay::Permanent,
    &[
        PLAY,
        Rule::When(On::Gained, Who::Me, &[Code(sharpen)]),
        Rule::When(On::Killed, Who::Me, &[Code(sharpen)]),
        Rule::Always(Stat::SmashesFlat, |_, held, smashes| {
            smashes + i32::from(held.tokens)
        }),
    ],
)
.up_to_tokens(MOST_SHARP);

/// More than any game brings.
const MOST_SHARP: u8 = 30;

/// 1 heart; or no heart is lost to a wound, and the card goes to the hand of whoever smashed.
const CANDY: Card = evolution(
    "candy",
    PumpkinJack,
    Stay::Temporary,
    &[
        play(&[Moment::AnyTime, Moment::Harm])
            .named("heal")
            .quiet()
            .then(&[GainHearts(1)]),
        play(&[Moment::Harm])
            .named("shield")
            .only_if(smashed)
            .then(&[Code(share)]),
    ],
);

fn smashed(state: &State, held: &Held) -> bool {
    state
        .landing_hit()
        .is_none_or(|hit| hit.kind == HitKind::Smash && hit.by.is_some_and(|by| by != held.owner))
}

fn smash_pumpkin(table: &mut Table<'_>, frame: &Frame) {
    let hits: Vec<Hit> = table
        .living_after(frame.owner)
        .filter(|seat| table.player(*seat).stars >= 12)
        .map(|seat| Hit::of_card(frame, seat, 2))
        .collect();
    table.open_batch(&hits);
}

fn threaten(table: &mut Table<'_>, frame: &Frame) {
    let Some(victim) = frame.about.get() else { return };
    if frame.pick == Pick::Number(0) {
        table.hands_over(victim, frame.owner, true);
    } else {
        table.hit_later(Hit {
            by: None,
            ..Hit::of_card(frame, victim, 2)
        });
    }
}

fn sharpen(table: &mut Table<'_>, frame: &Frame) {
    if let Some(tokens) = table.held(frame.key).map(|held| held.tokens) {
        set_tokens(table, frame, tokens.saturating_add(1).min(MOST_SHARP));
    }
}

fn share(table: &mut Table<'_>, frame: &Frame) {
    let Some((amount, Some(to))) = table.landing_hit().map(|hit| (hit.amount, hit.by)) else {
        return;
    };
    table.soften(amount, frame.face);
    table.pass_to_hand(frame.key, to);
}

fn aim(table: &mut Table<'_>, frame: &Frame) {
    if let Pick::Slot(slot) = frame.pick
        && let Some(card) = table.market[usize::from(slot)]
    {
        table.announce(card);
    }
}

fn bob(table: &mut Table<'_>, frame: &Frame) {
    table.buy_on_trial(frame);
}

fn bite(table: &mut Table<'_>, frame: &Frame) {
    table.try_purchase(frame);
}
