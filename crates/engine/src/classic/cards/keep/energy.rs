//! Energy: stored, multiplied, for those who have none, for those who are hurt.

use crate::classic::agenda::{Frame, Table};
use crate::classic::event::{Cause, Event};
use crate::classic::rule::Step::{Code, DiscardIfEmpty, GainEnergy, StopUnless};
use crate::classic::rule::{Card, On, Rule, Stat, Who, keep};

/// Energy that it gives back each turn.
const CHARGE: u8 = 2;

/// Holds 6 energy and gives 2 back at the start of each turn; gone when it is empty. What comes back is no
/// gain.
pub(super) const BATTERY_MONSTER: Card = keep(
    "battery-monster",
    3,
    &[Rule::When(
        On::TurnStart(0),
        Who::Me,
        &[Code(discharge), DiscardIfEmpty],
    )],
)
.tokens(6)
.base_only();

/// One energy more with each gain of energy.
pub(super) const FRIEND_OF_CHILDREN: Card = keep(
    "friend-of-children",
    3,
    &[Rule::Always(Stat::EnergyPerGain, |_, _, energy| energy + 1)],
);

/// 1 energy at the end of a turn for having none. The first of several copies pays for all of them at once:
/// after it there is some.
pub(super) const SOLAR_POWERED: Card = keep(
    "solar-powered",
    2,
    &[Rule::When(
        On::TurnEnd(3),
        Who::Me,
        &[
            StopUnless(|state, frame| state.player(frame.owner).energy == 0),
            Code(shine),
        ],
    )],
)
.dark_cost(3);

/// 1 energy for each loss of 2 hearts or more.
pub(super) const WERE_ONLY_MAKING_IT_STRONGER: Card = keep(
    "were-only-making-it-stronger",
    3,
    &[Rule::When(
        On::HeartsLost(1),
        Who::Me,
        &[StopUnless(|state, _| state.struck().amount >= 2), GainEnergy(1)],
    )],
);

fn discharge(table: &mut Table<'_>, frame: &Frame) {
    let Some(held) = table.in_play.marks().find(|held| held.key == frame.key) else {
        return;
    };
    let given = held.tokens.min(CHARGE);
    if given == 0 {
        return; // a copy that stays in play when it is empty
    }
    held.tokens -= given;
    let now = held.tokens;
    table.tell(Event::CardCountersChanged {
        seat: frame.owner,
        card: frame.face,
        now,
    });
    table.put_energy(frame.owner, u16::from(given), Cause::Card(frame.face));
}

fn shine(table: &mut Table<'_>, frame: &Frame) {
    let energy = table.copies(frame.owner, frame.face);
    table.gain_energy(frame.owner, u16::from(energy), Cause::Card(frame.face));
}
