//! The Discard cards of the base game, second edition (`power-cards.md` §2.2): resolved when bought, then put
//! away.

use crate::classic::agenda::{Frame, Table};
use crate::classic::event::Cause;
use crate::classic::rule::Step::{Code, ExtraTurn, GainEnergy, GainHearts, GainStars, Hurt, OthersLoseStars};
use crate::classic::rule::{Card, On, Rule, Who, Whom, discard};

/// Table of contents.
pub(super) static CARDS: &[Card] = &[
    APARTMENT_BUILDING,
    COMMUTER_TRAIN,
    CORNER_STORE,
    DEATH_FROM_ABOVE,
    ENERGIZE,
    EVACUATION_ORDERS,
    FLAME_THROWER,
    FRENZY,
    GAS_REFINERY,
    HEAL,
    HIGH_ALTITUDE_BOMBING,
    JET_FIGHTERS,
    NATIONAL_GUARD,
    NUCLEAR_POWER_PLANT,
    SKYSCRAPER,
    TANK,
    VAST_STORM,
];

/// 3 stars.
const APARTMENT_BUILDING: Card = discard(
    "apartment-building",
    5,
    &[Rule::When(On::Gained, Who::Me, &[GainStars(3)])],
);

/// 2 stars.
const COMMUTER_TRAIN: Card = discard(
    "commuter-train",
    4,
    &[Rule::When(On::Gained, Who::Me, &[GainStars(2)])],
);

/// 1 star.
const CORNER_STORE: Card = discard(
    "corner-store",
    3,
    &[Rule::When(On::Gained, Who::Me, &[GainStars(1)])],
);

/// 2 stars; the others leave Tokyo, which is no yield, and the buyer takes the City.
const DEATH_FROM_ABOVE: Card = discard(
    "death-from-above",
    5,
    &[Rule::When(
        On::Gained,
        Who::Me,
        &[GainStars(2), Code(clear_tokyo), Code(take_tokyo)],
    )],
);

/// 9 energy.
const ENERGIZE: Card = discard(
    "energize",
    8,
    &[Rule::When(On::Gained, Who::Me, &[GainEnergy(9)])],
);

/// The others lose 5 stars.
const EVACUATION_ORDERS: Card = discard(
    "evacuation-orders",
    7,
    &[Rule::When(On::Gained, Who::Me, &[OthersLoseStars(5)])],
)
.copies(2, 2);

/// The others lose 2 hearts.
const FLAME_THROWER: Card = discard(
    "flame-thrower",
    3,
    &[Rule::When(On::Gained, Who::Me, &[Hurt(Whom::Others, 2)])],
);

/// Another full turn after this one.
const FRENZY: Card = discard("frenzy", 7, &[Rule::When(On::Gained, Who::Me, &[ExtraTurn])]);

/// 2 stars; the others lose 3 hearts.
const GAS_REFINERY: Card = discard(
    "gas-refinery",
    6,
    &[Rule::When(
        On::Gained,
        Who::Me,
        &[GainStars(2), Hurt(Whom::Others, 3)],
    )],
);

/// 2 hearts, also in Tokyo.
const HEAL: Card = discard("heal", 3, &[Rule::When(On::Gained, Who::Me, &[GainHearts(2)])]).base_only();

/// Everybody loses 3 hearts, the buyer last.
const HIGH_ALTITUDE_BOMBING: Card = discard(
    "high-altitude-bombing",
    4,
    &[Rule::When(On::Gained, Who::Me, &[Hurt(Whom::Everyone, 3)])],
);

/// 5 stars, then the buyer loses 4 hearts.
const JET_FIGHTERS: Card = discard(
    "jet-fighters",
    5,
    &[Rule::When(
        On::Gained,
        Who::Me,
        &[GainStars(5), Hurt(Whom::Me, 4)],
    )],
);

/// 2 stars, then the buyer loses 2 hearts.
const NATIONAL_GUARD: Card = discard(
    "national-guard",
    3,
    &[Rule::When(
        On::Gained,
        Who::Me,
        &[GainStars(2), Hurt(Whom::Me, 2)],
    )],
)
.base_only();

/// 2 stars and 3 hearts, also in Tokyo.
const NUCLEAR_POWER_PLANT: Card = discard(
    "nuclear-power-plant",
    6,
    &[Rule::When(On::Gained, Who::Me, &[GainStars(2), GainHearts(3)])],
);

/// 4 stars.
const SKYSCRAPER: Card = discard(
    "skyscraper",
    6,
    &[Rule::When(On::Gained, Who::Me, &[GainStars(4)])],
);

/// 4 stars, then the buyer loses 3 hearts.
const TANK: Card = discard(
    "tank",
    4,
    &[Rule::When(
        On::Gained,
        Who::Me,
        &[GainStars(4), Hurt(Whom::Me, 3)],
    )],
);

/// 2 stars; the others lose half their energy, rounded down.
const VAST_STORM: Card = discard(
    "vast-storm",
    6,
    &[Rule::When(
        On::Gained,
        Who::Me,
        &[GainStars(2), Code(halve_energy)],
    )],
);

fn clear_tokyo(table: &mut Table<'_>, frame: &Frame) {
    table.clear_tokyo(frame.owner, frame.face);
}

fn take_tokyo(table: &mut Table<'_>, frame: &Frame) {
    table.take_city(frame.owner);
}

fn halve_energy(table: &mut Table<'_>, frame: &Frame) {
    for seat in table.others(frame.owner).iter() {
        let energy = table.player(*seat).energy;
        table.take_energy(*seat, energy / 2, Cause::Card(frame.face));
    }
}
