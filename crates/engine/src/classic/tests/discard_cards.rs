//! The Discard cards, each with its rulings (`power-cards.md` §4.2), in printed order.

use super::kit::*;
use crate::classic::Face::{Heart, One, Two};
use crate::classic::{Cause, Ending, Event, LeaveReason, Place, Reason, What};

/// A buys that card with its last energy, after dice that do nothing.
#[track_caller]
fn bought(laid: Laid, slug: &'static str) -> Table {
    let cost = u16::from(card(slug).card().cost);
    let mut table = laid.energy(A, cost).market(slug).turn_of(A);
    table.plays(BLANK).buys(slug).reveals("jets");
    table
}

#[test]
fn cards_of_stars_alone() {
    for (slug, stars) in [
        ("apartment-building", 3),
        ("commuter-train", 2),
        ("corner-store", 1),
        ("skyscraper", 4),
    ] {
        let mut table = bought(table(3).in_city(B), slug);
        assert_eq!((table.stars(A), table.energy(A)), (stars, 0), "{slug}");
        assert!(table.discarded(slug), "{slug}");
        table.turn_is(B);
    }
}

// --- Death From Above

#[test]
fn death_from_above_throws_both_out_and_takes_the_city() {
    let mut table = bought(table(5).in_city(B).in_bay(C), "death-from-above");
    assert_eq!(
        (table.place(A), table.place(B), table.place(C)),
        (Place::City, Place::Outside, Place::Outside)
    );
    assert_eq!(table.stars(A), 3, "two, and one for entering");
    let forced = table.count(|event| {
        matches!(event, Event::LeftTokyo { reason: LeaveReason::Forced(by), .. } if by.slug() == "death-from-above")
    });
    assert_eq!(forced, 2);
    assert!(!table.heard(|event| matches!(event, Event::YieldChosen { .. })));
    // The Bay stays empty until the next monster outside ends its dice.
    table.turn_is(B).plays(BLANK).turn_is(C);
    assert_eq!(table.place(B), Place::Bay);
}

#[test]
fn death_from_above_from_the_bay_moves_over_without_a_star() {
    let mut table = bought(table(5).in_city(B).in_bay(A), "death-from-above");
    assert_eq!((table.place(A), table.place(B)), (Place::City, Place::Outside));
    assert_eq!(table.stars(A), 2 + 2, "the income, and the card");
    table.turn_is(B);
}

#[test]
fn death_from_above_in_the_city_is_two_stars() {
    let table = bought(table(5).in_city(A).in_bay(B), "death-from-above");
    assert_eq!((table.place(A), table.place(B)), (Place::City, Place::Outside));
    assert_eq!(table.stars(A), 4);
    let table = bought(self::table(3).in_city(A), "death-from-above");
    assert_eq!((table.place(A), table.stars(A)), (Place::City, 4));
}

#[test]
fn death_from_above_after_entering_the_bay() {
    // A has just entered the Bay at T5, then takes the City from there: one star for entering, not two.
    let mut table = table(5)
        .in_city(B)
        .energy(A, 5)
        .market("death-from-above")
        .turn_of(A);
    table.plays(BLANK).buys("death-from-above").reveals("tank");
    assert_eq!((table.place(A), table.stars(A)), (Place::City, 3));
    assert!(table.heard(|event| *event == Event::MovedBayToCity { seat: A }));
}

#[test]
fn death_from_above_by_an_opportunist_throws_the_active_monster_out() {
    let mut table = table(3)
        .in_city(A)
        .energy(A, 3)
        .holding(B, "opportunist")
        .energy(B, 5)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("death-from-above")
        .buys("death-from-above")
        .reveals("tank")
        .turn_is(B);
    assert_eq!((table.place(A), table.place(B)), (Place::Outside, Place::City));
    assert_eq!(table.stars(B), 2 + 1 + 2, "its own turn begins in Tokyo");
}

#[test]
fn death_from_above_pays_energy_in_the_variant() {
    let table = bought(table(2).variant().in_city(B), "death-from-above");
    assert_eq!((table.stars(A), table.energy(A)), (2, 1));
}

#[test]
fn energize_gives_nine() {
    let mut table = bought(table(3).in_city(B), "energize");
    assert_eq!(table.energy(A), 9);
    table.asked(A, What::Buy);
}

// --- Evacuation Orders

#[test]
fn evacuation_orders_stop_at_zero() {
    let table = bought(
        table(4)
            .in_city(B)
            .stars(A, 7)
            .stars(B, 12)
            .stars(C, 3)
            .stars(D, 0),
        "evacuation-orders",
    );
    assert_eq!(table.stars(A), 7);
    assert_eq!((table.stars(C), table.stars(D)), (0, 0));
    assert!(table.heard(|event| matches!(
        event,
        Event::StarsChanged {
            seat: C,
            asked: -5,
            delta: -3,
            now: 0,
            cause: Cause::Card(_)
        }
    )));
    assert_eq!(table.stars(B), 12 - 5 + 2, "and the income of its turn");
}

#[test]
fn there_are_two_evacuation_orders() {
    let mut table = table(3)
        .in_city(B)
        .stars(C, 12)
        .energy(A, 14)
        .market(["evacuation-orders", "evacuation-orders"])
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("evacuation-orders")
        .reveals("jets")
        .buys("evacuation-orders")
        .reveals("tank");
    assert_eq!(table.stars(C), 2);
    assert_eq!(table.state.discard_size(), 2);
}

// --- Hearts of others

#[test]
fn flame_thrower_and_gas_refinery_hit_everybody_else() {
    let mut table = bought(table(4).in_city(B), "flame-thrower");
    assert_eq!([A, B, C, D].map(|seat| table.hearts(seat)), [10, 8, 8, 8]);
    table.turn_is(B);
    let mut table = bought(self::table(4).in_city(B), "gas-refinery");
    assert_eq!([A, B, C, D].map(|seat| table.hearts(seat)), [10, 7, 7, 7]);
    assert_eq!(table.stars(A), 2);
    table.turn_is(B);
}

#[test]
fn flame_thrower_goes_round_from_the_left() {
    let table = bought(table(4).in_city(B), "flame-thrower");
    let order: Vec<_> = table
        .told
        .iter()
        .filter_map(|(event, _)| match event {
            Event::LifeLost { victim, .. } => Some(*victim),
            _ => None,
        })
        .collect();
    assert_eq!(order, [B, C, D]);
}

#[test]
fn flame_thrower_by_an_opportunist_goes_round_from_its_left() {
    let mut table = table(4)
        .in_city(B)
        .energy(A, 3)
        .holding(C, "opportunist")
        .energy(C, 3)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("flame-thrower")
        .buys("flame-thrower")
        .reveals("tank");
    let order: Vec<_> = table
        .told
        .iter()
        .filter_map(|(event, _)| match event {
            Event::LifeLost { victim, .. } => Some(*victim),
            _ => None,
        })
        .collect();
    assert_eq!(order, [D, A, B]);
}

#[test]
fn flame_thrower_empties_tokyo_until_the_next_turn() {
    let mut table = bought(table(3).in_city(B).hearts(B, 2), "flame-thrower");
    assert!(!table.alive(B));
    table.turn_is(C);
    assert_eq!(table.state.at(Place::City), None);
    table.plays(BLANK).turn_is(A);
    assert_eq!(table.place(C), Place::City);
}

#[test]
fn gas_refinery_wins_by_surviving_alone() {
    let table = bought(table(3).in_city(B).hearts(B, 3).hearts(C, 1), "gas-refinery");
    table.over(Ending::Survivor, [A]);
}

#[test]
fn high_altitude_bombing_hits_its_buyer_last() {
    let mut table = bought(table(3).in_city(B), "high-altitude-bombing");
    assert_eq!([A, B, C].map(|seat| table.hearts(seat)), [7; 3]);
    let order: Vec<_> = table
        .told
        .iter()
        .filter_map(|(event, _)| match event {
            Event::LifeLost { victim, .. } => Some(*victim),
            _ => None,
        })
        .collect();
    assert_eq!(order, [B, C, A]);
    table.turn_is(B);
}

#[test]
fn high_altitude_bombing_may_leave_the_one_who_was_reborn() {
    let mut table = table(2)
        .in_city(B)
        .hearts(A, 2)
        .hearts(B, 2)
        .holding(B, "it-has-a-child")
        .energy(A, 4)
        .market("high-altitude-bombing")
        .turn_of(A);
    table.plays(BLANK).buys("high-altitude-bombing").reveals("jets");
    table.over(Ending::Survivor, [B]);
}

// --- Frenzy

#[test]
fn frenzy_comes_after_freeze_time() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "freeze-time")
        .energy(A, 7)
        .market("frenzy")
        .turn_of(A);
    table
        .plays([One, One, One, Two, Two, Heart])
        .buys("frenzy")
        .reveals("tank")
        .asked(A, What::ExtraTurn { penalty: 1 })
        .accepts()
        .turn_is(A);
    assert_eq!(table.state.turn().reason, Reason::FewerDice);
    table.plays([One, One, Two, Two, Heart]).turn_is(A);
    assert_eq!(table.state.turn().reason, Reason::Extra);
    table.plays(BLANK).turn_is(B);
}

#[test]
fn frenzy_is_lost_with_its_owner() {
    let mut table = table(3)
        .in_city(A)
        .poison(A, 3)
        .hearts(A, 3)
        .energy(A, 7)
        .market("frenzy")
        .turn_of(A);
    table.plays(BLANK).buys("frenzy").reveals("tank").turn_is(B);
    assert!(!table.alive(A));
}

#[test]
fn frenzy_of_an_opportunist_waits_for_the_own_extra_turns() {
    let mut table = table(4)
        .in_city(D)
        .holding(A, "freeze-time")
        .energy(A, 3)
        .holding(C, "opportunist")
        .energy(C, 7)
        .market("corner-store")
        .turn_of(A);
    table
        .plays([One, One, One, Two, Two, Heart])
        .buys("corner-store")
        .reveals("frenzy")
        .buys("frenzy")
        .reveals("tank")
        .asked(A, What::ExtraTurn { penalty: 1 })
        .accepts()
        .turn_is(A)
        .plays([One, One, Two, Two, Heart])
        .turn_is(C)
        .plays(BLANK)
        .turn_is(B)
        .plays(BLANK)
        .turn_is(C);
}

// --- Hearts and stars of one's own

#[test]
fn heal_and_nuclear_power_plant_work_in_tokyo() {
    let table = bought(table(3).in_city(A).hearts(A, 5), "heal");
    assert_eq!(table.hearts(A), 7);
    let table = bought(self::table(3).in_city(A).hearts(A, 9), "nuclear-power-plant");
    assert_eq!(
        (table.hearts(A), table.stars(A)),
        (10, 4),
        "ten are the most; two stars are income"
    );
}

#[test]
fn cards_of_stars_for_hearts() {
    for (slug, stars, hearts) in [("jet-fighters", 5, 4), ("national-guard", 2, 2), ("tank", 4, 3)] {
        let mut table = bought(table(3).in_city(B), slug);
        assert_eq!((table.stars(A), table.hearts(A)), (stars, 10 - hearts), "{slug}");
        assert!(
            table.heard(|event| matches!(
                event,
                Event::LifeLost {
                    victim: A,
                    by: Some(A),
                    ..
                }
            )),
            "{slug}"
        );
        table.turn_is(B);
    }
}

#[test]
fn stars_come_before_the_own_loss() {
    let table = bought(table(3).in_city(B), "tank");
    let first = |wanted: fn(&Event) -> bool| table.told.iter().position(|(event, _)| wanted(event));
    let stars = first(|event| matches!(event, Event::StarsChanged { .. }));
    let loss = first(|event| matches!(event, Event::LifeLost { .. }));
    assert!(stars < loss && stars.is_some());
}

#[test]
fn dying_at_twenty_stars_is_dying() {
    for slug in ["jet-fighters", "national-guard", "tank"] {
        let mut table = bought(table(3).in_city(B).stars(A, 18).hearts(A, 2), slug);
        assert!(!table.alive(A) && table.discarded(slug), "{slug}");
        assert_eq!(table.stars(A), 0, "{slug}");
        table.turn_is(B);
    }
}

// --- Vast Storm

#[test]
fn vast_storm_takes_half_rounded_down() {
    let table = bought(
        table(4).in_city(B).energy(B, 7).energy(C, 1).energy(D, 4),
        "vast-storm",
    );
    assert_eq!([B, C, D].map(|seat| table.energy(seat)), [4, 1, 2]);
    assert_eq!(table.stars(A), 2);
}
