//! The Keep cards that act around claws and Tokyo.

use super::super::kit::*;
use crate::classic::Face::{Claw, Heart, One, Two};
use crate::classic::{Event, HitKind, Place, What};

// --- Burrowing

#[test]
fn burrowing_adds_a_claw_in_tokyo_only() {
    let mut table = table(3).in_city(A).holding(A, "burrowing").turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.hearts(B), 9);
    let mut table = self::table(3).in_city(B).holding(A, "burrowing").turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!((table.hearts(B), table.hearts(C)), (10, 10));
}

#[test]
fn burrowing_hurts_the_monster_taking_tokyo() {
    let mut table = table(3).in_city(B).holding(B, "burrowing").turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!(
        (table.hearts(A), table.place(A), table.stars(A)),
        (9, Place::City, 1)
    );
    assert!(table.heard(|event| matches!(
        event,
        Event::LifeLost {
            victim: A,
            amount: 1,
            kind: HitKind::Card,
            by: Some(B),
            ..
        }
    )));
}

#[test]
fn burrowing_waits_for_all_other_dice() {
    let mut table = table(3)
        .in_city(B)
        .holding(B, "burrowing")
        .hearts(A, 9)
        .turn_of(A);
    table
        .fixes([Claw, Heart, Heart, One, Two, Two])
        .resolves(Claw)
        .yields(B)
        .resolves_rest()
        .turn_is(B);
    assert_eq!(table.hearts(A), 9, "healed to ten, then hurt by one");
}

#[test]
fn burrowing_is_silent_when_the_bay_closes() {
    // The neighbour burns, four are left: the Bay monster is put out although it was wounded too.
    let mut table = table(5)
        .in_city(B)
        .in_bay(C)
        .holding(C, "burrowing")
        .holding(A, "fire-breathing")
        .hearts(E, 1)
        .turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert!(!table.alive(E));
    assert_eq!(
        (table.place(C), table.place(A), table.hearts(A)),
        (Place::Outside, Place::City, 10)
    );
}

#[test]
fn burrowing_after_the_city_died_in_the_held_hit() {
    // B yields the Bay, then the City dies of the hit that Jets held back: the City is free, A takes it and
    // is hurt.
    let mut table = table(5)
        .in_bay(B)
        .in_city(C)
        .hearts(C, 2)
        .holding(B, "burrowing")
        .holding(C, "jets")
        .turn_of(A);
    table.plays(claws(2)).yields(B).stays(C).turn_is(B);
    assert!(!table.alive(C));
    assert_eq!((table.place(A), table.hearts(A)), (Place::City, 9));
}

#[test]
fn two_yielders_with_burrowing_hurt_twice() {
    let lay = || {
        table(5)
            .in_city(B)
            .in_bay(C)
            .holding(B, "burrowing")
            .mimicking(C, "burrowing")
    };
    let mut table = lay().turn_of(A);
    table.plays(claws(1)).yields(B).yields(C).turn_is(B);
    assert_eq!(table.hearts(A), 8);
    // Each is a hit of its own for Armor Plating.
    let mut table = lay().holding(A, "armor-plating").turn_of(A);
    table.plays(claws(1)).yields(B).yields(C).turn_is(B);
    assert_eq!(table.hearts(A), 10);
}

#[test]
fn burrowing_is_silent_when_its_owner_is_thrown_out() {
    let mut table = table(3)
        .in_city(B)
        .holding(B, "burrowing")
        .energy(A, 5)
        .market("death-from-above")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("death-from-above")
        .reveals("tank")
        .turn_is(B);
    assert_eq!(
        (table.hearts(A), table.place(A), table.place(B)),
        (10, Place::City, Place::Outside)
    );
}

// --- Fire Breathing

#[test]
fn fire_breathing_needs_a_claw_but_no_target() {
    let mut table = table(4).holding(A, "fire-breathing").turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!([B, C, D].map(|seat| table.hearts(seat)), [9, 10, 9]);
    let mut table = self::table(4).holding(A, "fire-breathing").turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!([B, C, D].map(|seat| table.hearts(seat)), [10; 3]);
}

#[test]
fn fire_breathing_takes_the_nearest_living_neighbours() {
    let mut table = table(5)
        .without(B)
        .without(E)
        .in_city(A)
        .holding(A, "fire-breathing")
        .turn_of(A);
    table.plays(claws(1)).turn_is(C);
    assert_eq!((table.hearts(C), table.hearts(D)), (8, 8));
}

#[test]
fn fire_breathing_is_cancelled_with_the_hit_that_jets_avoid() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "fire-breathing")
        .holding(B, "jets")
        .turn_of(A);
    table.plays(claws(2)).yields(B).turn_is(B);
    assert_eq!((table.hearts(B), table.hearts(C)), (10, 9));
}

#[test]
fn fire_breathing_alone_does_not_let_a_neighbour_in_tokyo_yield() {
    let mut table = table(5)
        .in_city(A)
        .in_bay(B)
        .holding(A, "fire-breathing")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.hearts(B), table.place(B)), (9, Place::Bay));
}

#[test]
fn fire_breathing_works_with_acid_attack_alone() {
    let mut table = table(3)
        .in_city(A)
        .holding(A, ["fire-breathing", "acid-attack"])
        .turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!((table.hearts(B), table.hearts(C)), (8, 8));
}

// --- Jets

#[test]
fn jets_do_not_help_against_cards_or_outside() {
    let mut table = table(3)
        .in_city(B)
        .holding(B, "jets")
        .energy(A, 3)
        .market("flame-thrower")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("flame-thrower")
        .reveals("tank")
        .turn_is(B);
    assert_eq!((table.hearts(B), table.place(B)), (8, Place::City));
    let mut table = self::table(3).in_city(A).holding(B, "jets").turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert_eq!(table.hearts(B), 8);
}

#[test]
fn jets_outside_hold_nothing_back() {
    let mut table = table(3).in_city(A).holding(B, "jets").turn_of(A);
    table.plays(claws(2));
    let order: Vec<_> = table
        .told
        .iter()
        .filter_map(|(event, _)| match event {
            Event::LifeLost { victim, .. } => Some(*victim),
            _ => None,
        })
        .collect();
    assert_eq!(order, [B, C]);
}

#[test]
fn jets_that_stay_still_have_their_window() {
    let mut table = table(3).in_city(B).holding(B, ["jets", "camouflage"]).turn_of(A);
    table
        .plays(claws(2))
        .stays(B)
        .asked(B, What::Harm)
        .uses(B, "camouflage")
        .nature([Heart, Claw])
        .turn_is(B);
    assert_eq!(table.hearts(B), 9);
}

#[test]
fn jets_wait_while_the_other_monster_in_tokyo_is_hit() {
    let mut table = table(5).in_city(B).in_bay(C).holding(B, "jets").turn_of(A);
    table.plays(claws(3)).asked(B, What::Yield);
    assert_eq!((table.hearts(B), table.hearts(C)), (10, 7));
    table.stays(B);
    assert_eq!(table.hearts(B), 10, "the held hit waits until all have decided");
    table.stays(C);
    assert_eq!((table.hearts(B), table.hearts(C)), (7, 7));
    table.turn_is(B);
}

#[test]
fn jets_put_out_by_the_closing_bay_are_hit_after_all() {
    // The City dies of the claws, the neighbour too: B moves from the Bay to the City and still decides.
    let mut table = table(5)
        .in_city(C)
        .hearts(C, 2)
        .in_bay(B)
        .holding(B, "jets")
        .turn_of(A);
    table.plays(claws(2)).asked(B, What::Yield);
    assert_eq!(table.place(B), Place::City);
    table.yields(B).turn_is(B);
    assert_eq!((table.hearts(B), table.place(A)), (10, Place::City));
    // The neighbour burns, the City lives: the Bay closes, B is outside, and that is no yield.
    let mut table = self::table(5)
        .in_city(C)
        .in_bay(B)
        .holding(B, "jets")
        .holding(A, "fire-breathing")
        .hearts(E, 1)
        .turn_of(A);
    table.plays(claws(1)).stays(C).turn_is(B);
    assert_eq!((table.place(B), table.hearts(B)), (Place::Outside, 8));
}

#[test]
fn jets_may_be_the_last_ones_standing() {
    // Everybody else dies while a hit is held back: the end waits for it.
    let mut table = table(3)
        .in_city(B)
        .holding(B, "jets")
        .holding(A, "fire-breathing")
        .hearts(B, 2)
        .hearts(C, 1)
        .turn_of(A);
    table.plays(claws(1)).asked(B, What::Yield);
    assert!(!table.alive(C));
    table.stays(B);
    table.over(crate::classic::Ending::Survivor, [A]);
}
