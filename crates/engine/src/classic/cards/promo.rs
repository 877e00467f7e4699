//! The promo cards that no box holds (`power-cards.md` §2.4).

use crate::classic::Face;
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::{Cause, Event};
use crate::classic::question::Moment;
use crate::classic::rule::Step::{Code, GainHearts, GainStars, StopUnless};
use crate::classic::rule::{Card, On, Rule, Stat, Who, discard, keep, may};
use crate::classic::state::Hit;
use crate::classic::turn::GOAL;
use crate::parts::small;

/// Table of contents.
pub(super) static CARDS: &[Card] = &[
    CANNIBALISTIC,
    INTIMIDATING_ROAR,
    MONSTER_SIDEKICK,
    SLEEP_WALKER,
    THROW_A_TANKER,
    THUNDER_STOMP,
    AMUSEMENT_PARK,
    ARMY,
];

/// 1 heart whenever something of the owner's costs other monsters hearts, in Tokyo too.
const CANNIBALISTIC: Card = keep(
    "cannibalistic",
    5,
    &[Rule::When(On::HurtOthers, Who::Me, &[GainHearts(1)])],
)
.promo_only();

/// Monsters in Tokyo that the owner wounds have to yield.
const INTIMIDATING_ROAR: Card = keep(
    "intimidating-roar",
    3,
    &[Rule::Always(Stat::DrivesOut, |_, _, drives| drives + 1)],
)
.promo_only();

/// The first time another monster kills the owner: 10 hearts, no stars, and from then on it wins and dies
/// with its killer.
const MONSTER_SIDEKICK: Card = keep(
    "monster-sidekick",
    4,
    &[Rule::When(On::AboutToDie(3), Who::Me, &[Code(join)])],
)
.promo_only();

/// When buying, 3 energy for 1 star, as often as one likes.
const SLEEP_WALKER: Card = keep(
    "sleep-walker",
    3,
    &[may(&[Moment::Buy])
        .paying(3)
        .only_if(|state, held| state.player(held.owner).stars < GOAL)
        .then(&[GainStars(1)])],
)
.promo_only();

/// 2 stars for three or more smashes that wound somebody.
const THROW_A_TANKER: Card = keep(
    "throw-a-tanker",
    4,
    &[Rule::When(
        On::SmashesLanded,
        Who::Me,
        &[
            StopUnless(|state, _| {
                let claws = state.counted(Face::Claw, state.usable(Face::Claw));
                claws >= 3 && !state.turn().clawed.is_empty()
            }),
            GainStars(2),
        ],
    )],
)
.promo_only();

/// After a turn that gave 4 stars or more the others roll one die fewer until the owner's next turn; a
/// counter marks it.
const THUNDER_STOMP: Card = keep(
    "thunder-stomp",
    3,
    &[
        Rule::When(
            On::TurnEnd(4),
            Who::Me,
            &[
                StopUnless(|state, _| state.turn().scored >= 4),
                Code(|table, frame| mark(table, frame, 1)),
            ],
        ),
        Rule::Always(Stat::DiceOfOthers, |_, held, dice| dice - i32::from(held.tokens)),
        Rule::When(On::Opened, Who::Me, &[Code(|table, frame| mark(table, frame, 0))]),
    ],
)
.upkeep(On::Opened)
.up_to_tokens(1)
.promo_only();

/// 4 stars.
const AMUSEMENT_PARK: Card = discard(
    "amusement-park",
    6,
    &[Rule::When(On::Gained, Who::Me, &[GainStars(4)])],
)
.promo_only();

/// For each other card of the buyer 1 star, then the loss of as many hearts at once.
const ARMY: Card = discard(
    "army",
    2,
    &[Rule::When(
        On::Gained,
        Who::Me,
        &[
            Code(|table, frame| {
                let stars = cards_of(table, frame);
                table.gain_stars(frame.owner, stars, Cause::Card(frame.face));
            }),
            Code(fall_in),
        ],
    )],
)
.promo_only();

/// Back with its cards, bound to the one who killed it (`power-cards.md` §4.5).
fn join(table: &mut Table<'_>, frame: &Frame) {
    let player = table.player(frame.owner);
    if player.hearts > 0 || player.follows.is_some() {
        return;
    }
    let killer = table
        .fallen
        .iter()
        .find(|fallen| fallen.seat == frame.owner)
        .and_then(|fallen| fallen.by)
        .filter(|by| table.player(*by).alive);
    if let Some(to) = killer {
        let (seat, card) = (frame.owner, frame.face);
        table.players[seat.index()].follows = Some(to);
        table.come_back(seat, card, 10);
        table.tell(Event::Bound { seat, to, card });
    }
}

fn mark(table: &mut Table<'_>, frame: &Frame, now: u8) {
    let held = table.in_play.marks().find(|held| held.key == frame.key);
    if let Some(held) = held
        && held.tokens != now
    {
        held.tokens = now;
        table.tell(Event::CardCountersChanged {
            seat: frame.owner,
            card: frame.face,
            now,
        });
    }
}

/// The cards in front of the owner; tiles are none.
fn cards_of(table: &Table<'_>, frame: &Frame) -> u8 {
    let cards = table
        .held_by(frame.owner)
        .filter(|held| held.card.kind().is_power_card());
    small(cards.count())
}

fn fall_in(table: &mut Table<'_>, frame: &Frame) {
    let hearts = cards_of(table, frame);
    if hearts > 0 {
        table.open_batch(&[Hit::of_card(frame, frame.owner, hearts)]);
    }
}
