//! The Keep cards that pay energy.

use super::super::kit::*;
use crate::classic::Face::{Heart, One};
use crate::classic::{Event, What};

// --- Battery Monster

#[test]
fn battery_monster_gives_two_back_three_times_and_goes() {
    let mut table = table(2)
        .in_city(B)
        .energy(A, 3)
        .market("battery-monster")
        .turn_of(A);
    table.plays(BLANK).buys("battery-monster").reveals("tank");
    assert_eq!(
        (table.energy(A), table.held("battery-monster").tokens),
        (0, 6),
        "its energy comes from the bank, and later"
    );
    table.turn_is(B);
    for (energy, left) in [(2, 4), (4, 2)] {
        table.idles(B).turn_is(A);
        assert_eq!(
            (table.energy(A), table.held("battery-monster").tokens),
            (energy, left)
        );
        table.idles(A);
    }
    table.idles(B).turn_is(A);
    assert_eq!((table.energy(A), table.cards(A)), (6, vec![]));
    assert!(table.discarded("battery-monster"), "right after the third time");
}

#[test]
fn battery_monster_gives_nothing_in_the_turns_of_others() {
    let mut table = table(3).in_city(B).holding(A, "battery-monster").turn_of(B);
    table.idles(B).idles(C);
    table.turn_is(A);
    assert_eq!((table.energy(A), table.held("battery-monster").tokens), (2, 4));
}

#[test]
fn battery_monster_is_no_gain() {
    let table = table(3)
        .in_city(B)
        .holding(A, ["friend-of-children", "battery-monster"])
        .turn_of(A);
    assert_eq!(table.energy(A), 2);
}

#[test]
fn battery_monster_may_pay_for_mimic() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "battery-monster")
        .holding(C, ["jets", "wings"])
        .mimicking(A, "jets")
        .turn_of(A);
    table.asked(A, What::StartOfTurn).copies("wings");
    assert_eq!((table.copied(), table.energy(A)), ("wings", 1));
}

#[test]
fn battery_monster_half_empty_is_sold_for_its_whole_cost() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["battery-monster", "metamorph"])
        .turn_of(A);
    table
        .plays(BLANK)
        .buys_no_more()
        .asked(A, What::Sale)
        .sells("battery-monster");
    assert_eq!(table.energy(A), 2 + 3, "what was stored is gone");
}

#[test]
fn battery_monster_bought_from_a_monster_is_full_again() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "parasitic-tentacles")
        .energy(A, 3)
        .holding(C, "battery-monster")
        .counters("battery-monster", 2)
        .turn_of(A);
    table.plays(BLANK).buys("battery-monster");
    assert_eq!(table.held("battery-monster").tokens, 6);
    assert_eq!((table.energy(A), table.energy(C)), (0, 3));
}

#[test]
fn smoke_cloud_bought_from_a_monster_is_full_again() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "parasitic-tentacles")
        .energy(A, 4)
        .holding(C, "smoke-cloud")
        .counters("smoke-cloud", 1)
        .turn_of(A);
    table.plays(BLANK).buys("smoke-cloud");
    assert_eq!(table.held("smoke-cloud").tokens, 3);
}

// --- Friend of Children

#[test]
fn friend_of_children_adds_one_to_each_gain() {
    // The income and the entry of the variant.
    let table = table(2)
        .variant()
        .in_city(A)
        .holding(A, "friend-of-children")
        .turn_of(A);
    assert_eq!(table.energy(A), 2);
    let mut table = self::table(2)
        .variant()
        .holding(A, "friend-of-children")
        .turn_of(A);
    table.plays(BLANK).buys_no_more();
    assert_eq!(table.energy(A), 2);
    // A card bought.
    let mut table = self::table(3)
        .in_city(B)
        .holding(A, "friend-of-children")
        .energy(A, 8)
        .market("energize")
        .turn_of(A);
    table.plays(BLANK).buys("energize").reveals("tank");
    assert_eq!(table.energy(A), 10);
}

#[test]
fn friend_of_children_adds_one_to_what_another_monster_pays() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "parasitic-tentacles")
        .energy(A, 5)
        .holding(C, ["jets", "friend-of-children"])
        .turn_of(A);
    table.plays(BLANK).buys("jets");
    assert_eq!((table.energy(A), table.energy(C)), (0, 6));
}

#[test]
fn friend_of_children_adds_nothing_to_nothing() {
    let mut table = table(3).in_city(B).holding(A, "friend-of-children").turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.energy(A), 0);
}

// --- Solar Powered

#[test]
fn solar_powered_pays_those_who_have_nothing() {
    let mut table = table(3).in_city(B).holding(A, "solar-powered").turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.energy(A), 1);
    table.idles(B).idles(C).idles(A);
    assert_eq!(table.energy(A), 1, "one is something");
}

#[test]
fn solar_powered_looks_when_everything_is_bought_and_sold() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "solar-powered")
        .energy(A, 3)
        .market("corner-store")
        .turn_of(A);
    table.plays(BLANK).buys("corner-store").reveals("tank").turn_is(B);
    assert_eq!(table.energy(A), 1);
    let mut table = self::table(3)
        .in_city(B)
        .holding(A, ["solar-powered", "metamorph", "jets"])
        .turn_of(A);
    table.plays(BLANK).sells("jets").done().turn_is(B);
    assert_eq!(table.energy(A), 5);
}

#[test]
fn solar_powered_is_a_gain_for_friend_of_children() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["solar-powered", "friend-of-children"])
        .turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.energy(A), 2);
}

#[test]
fn solar_powered_comes_after_energy_hoarder() {
    // At nothing there is nothing to hoard, and what the sun brings counts another time.
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["solar-powered", "energy-hoarder", "herbivore"])
        .turn_of(A);
    table.plays(BLANK).turn_is(B);
    let at = |of: fn(&Event) -> bool| table.told.iter().position(|(event, _)| of(event));
    let stars = at(|event| matches!(event, Event::StarsChanged { .. }));
    let energy = at(|event| matches!(event, Event::EnergyChanged { .. }));
    assert!(stars.expect("herbivore") < energy.expect("solar-powered"));
    assert_eq!((table.stars(A), table.energy(A)), (1, 1));
}

// --- We're Only Making It Stronger!

#[test]
fn making_it_stronger_takes_two_hearts_at_once() {
    for (count, energy) in [(1, 0), (2, 1), (5, 1)] {
        let mut table = table(3)
            .in_city(B)
            .holding(B, "were-only-making-it-stronger")
            .turn_of(A);
        table.plays(claws(count)).stays(B).turn_is(B);
        assert_eq!(table.energy(B), energy, "{count} claws");
    }
}

#[test]
fn making_it_stronger_counts_each_loss_by_itself() {
    // The smash takes one heart, the card that was bought another one, the poison two.
    let mut table = table(3)
        .in_city(A)
        .holding(A, "fire-breathing")
        .holding(B, "were-only-making-it-stronger")
        .poison(B, 2)
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!(
        (table.hearts(B), table.energy(B)),
        (8, 1),
        "claw and fire are one loss"
    );
    table.plays(BLANK).turn_is(C);
    assert_eq!((table.hearts(B), table.energy(B)), (6, 2));
}

#[test]
fn making_it_stronger_by_the_own_card() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "were-only-making-it-stronger")
        .energy(A, 4)
        .market("tank")
        .turn_of(A);
    table.plays(BLANK).buys("tank").reveals("heal").turn_is(B);
    assert_eq!((table.hearts(A), table.energy(A)), (7, 1));
}

#[test]
fn making_it_stronger_is_measured_on_what_is_really_lost() {
    let mut table = table(3)
        .in_city(B)
        .holding(B, ["were-only-making-it-stronger", "camouflage"])
        .turn_of(A);
    table
        .plays(claws(2))
        .uses(B, "camouflage")
        .nature([Heart, One])
        .stays(B)
        .turn_is(B);
    assert_eq!((table.hearts(B), table.energy(B)), (9, 0));
}

#[test]
fn making_it_stronger_pays_the_doomed_nothing() {
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 2)
        .holding(B, ["were-only-making-it-stronger", "it-has-a-child"])
        .turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert_eq!((table.hearts(B), table.energy(B)), (10, 0));
}
