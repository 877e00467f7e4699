//! The costumes of Halloween (`power-cards.md` §2.5 and §4.4): they lie in front of their owner, and may be
//! taken from it.

use super::keep::other_faces;
use crate::Seat;
use crate::classic::Face;
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::{Cause, Event};
use crate::classic::question::{Moment, Pick};
use crate::classic::rule::Step::{Code, GainHearts, GainStars, Offer, RerollDie, SetDie, StopUnless};
use crate::classic::rule::{Card, Often, On, Rule, Stat, Target, Who, costume, may};
use crate::classic::state::{Held, State};

/// Table of contents.
pub(super) static CARDS: &[Card] = &[
    ASTRONAUT,
    CHEERLEADER,
    CLOWN,
    DEVIL,
    GHOST,
    PIRATE,
    PRINCESS,
    ROBOT,
    STATUE_OF_LIBERTY,
    VAMPIRE,
    WITCH,
    ZOMBIE,
];

/// With 17 stars the game is won, whatever becomes of the stars, if the owner lives at the end of the turn.
const ASTRONAUT: Card = costume(
    "astronaut",
    4,
    &[
        Rule::When(On::StarsGained, Who::Me, &[Code(crown)]),
        Rule::When(On::Received, Who::Me, &[Code(crown)]),
    ],
);

/// One smash for another monster, once its dice are final.
const CHEERLEADER: Card = costume(
    "cheerleader",
    3,
    &[may(&[Moment::Commit])
        .often(Often::OncePerOwner)
        .only_if(|state, _| state.claws_may_strike())
        .then(&[Code(cheer)])],
);

/// Once the dice have shown all six symbols, each of them may be turned to any face.
const CLOWN: Card = costume(
    "clown",
    3,
    &[may(&[Moment::ChangeDice])
        .only_if(|state, _| state.turn().all_six)
        .at_each(&[Target::DieFace, Target::Special], |state, _, list| {
            other_faces(state, &Face::ALL, list);
        })
        .then(&[SetDie])],
);

/// In one's own turn every loss that one causes another monster is 1 heart worse.
const DEVIL: Card = costume(
    "devil",
    3,
    &[Rule::Always(Stat::HarmDone, |_, _, hearts| hearts + 1)],
);

/// 1 heart at the end of every turn in which the owner has lost some.
const GHOST: Card = costume(
    "ghost",
    4,
    &[Rule::When(
        On::AnyTurnEnd,
        Who::Anyone,
        &[
            StopUnless(|state, frame| state.turn().lost.contains(frame.owner)),
            GainHearts(1),
        ],
    )],
);

/// 1 energy from every other monster that loses hearts through the owner.
const PIRATE: Card = costume(
    "pirate",
    4,
    &[Rule::When(On::HeartsTaken, Who::Me, &[Code(plunder)])],
);

/// 1 star at the start of each own turn.
const PRINCESS: Card = costume(
    "princess",
    5,
    &[Rule::When(On::TurnStart(1), Who::Me, &[GainStars(1)])],
);

/// Energy may be lost in place of hearts, as much as one likes.
const ROBOT: Card = costume(
    "robot",
    4,
    &[may(&[Moment::Harm])
        .at_each(&[Target::Number], |state, held, list| {
            for energy in 1..=spared_at_most(state, held) {
                list(Pick::Number(energy));
            }
        })
        .then(&[Code(pay_in_energy)])],
);

/// One more roll each turn.
const STATUE_OF_LIBERTY: Card = costume(
    "statue-of-liberty",
    4,
    &[Rule::Always(Stat::Rolls, |_, _, rolls| rolls + 1)],
);

/// 1 heart at the end of every turn in which another monster has lost some through the owner.
const VAMPIRE: Card = costume(
    "vampire",
    3,
    &[Rule::When(
        On::AnyTurnEnd,
        Who::Anyone,
        &[
            StopUnless(|state, frame| {
                let harmed = state.turn().harmed[frame.owner.index()];
                !harmed.without(frame.owner).is_empty()
            }),
            GainHearts(1),
        ],
    )],
);

/// When another monster's dice are about to wound the owner, one of them is thrown again.
const WITCH: Card = costume(
    "witch",
    4,
    &[may(&[Moment::OpponentDice])
        .often(Often::OncePerOwner)
        .only_if(|state, held| state.about_to_be_wounded(held.owner))
        .at_each(&[Target::Die], |state, _, list| {
            state.each_number(&mut |die| list(Pick::Die(die)));
        })
        .then(&[RerollDie, Offer(Moment::ProbedDie)])],
);

/// The owner lives on without hearts, as long as it wears this.
const ZOMBIE: Card = costume(
    "zombie",
    4,
    &[Rule::Always(Stat::Undying, |_, _, claims| claims + 1)],
);

/// Stars that win the game for the one who wears Astronaut.
const STARS_TO_THE_MOON: u8 = 17;

fn crown(table: &mut Table<'_>, frame: &Frame) {
    let seat = frame.owner;
    let player = table.player(seat);
    if player.stars >= STARS_TO_THE_MOON && !player.crowned && table.thrives(seat) {
        table.players[seat.index()].crowned = true;
        let card = frame.face;
        table.tell(Event::Crowned { seat, card });
    }
}

fn cheer(table: &mut Table<'_>, frame: &Frame) {
    table.turn.cheers += 1;
    let (seat, card) = (table.active(), frame.face);
    table.tell(Event::SmashesAdded { seat, card, count: 1 });
}

fn plunder(table: &mut Table<'_>, frame: &Frame) {
    let (pirate, victim): (Seat, Seat) = (frame.owner, table.struck().victim);
    if table.player(victim).energy > 0 && table.thrives(pirate) {
        let card = frame.face;
        table.tell(Event::CardUsed { seat: pirate, card });
        table.take_energy(victim, 1, Cause::PaidTo(pirate));
        table.gain_energy(pirate, 1, Cause::PaidBy(victim));
    }
}

fn spared_at_most(state: &State, held: &Held) -> u8 {
    let amount = state.landing_hit().map_or(0, |hit| hit.amount);
    let energy = state.player(held.owner).energy;
    amount.min(u8::try_from(energy).unwrap_or(u8::MAX))
}

fn pay_in_energy(table: &mut Table<'_>, frame: &Frame) {
    if let Pick::Number(energy) = frame.pick {
        table.take_energy(frame.owner, u16::from(energy), Cause::Card(frame.face));
        table.soften(energy, frame.face);
    }
}
