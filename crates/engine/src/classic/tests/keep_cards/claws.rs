//! The Keep cards that add smashes, let them reach further, or are paid for them.

use super::super::kit::*;
use crate::classic::Face::{Claw, Heart, One, Three, Two};
use crate::classic::{Event, Place, What};

/// The smashes that the cards of the active monster have added, by name.
fn added(table: &Table) -> Vec<(&'static str, u8)> {
    table
        .told
        .iter()
        .filter_map(|(event, _)| match event {
            Event::SmashesAdded { card, count, .. } => Some((card.slug(), *count)),
            _ => None,
        })
        .collect()
}

// --- Alpha Monster

#[test]
fn alpha_monster_is_paid_once_for_any_number_of_claws() {
    for count in 1..=3 {
        let mut table = table(3).in_city(B).holding(A, "alpha-monster").turn_of(A);
        table.plays(claws(count)).stays(B).turn_is(B);
        assert_eq!(table.stars(A), 1, "{count} claws");
    }
    let mut table = table(3).in_city(B).holding(A, "alpha-monster").turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.stars(A), 0);
}

#[test]
fn alpha_monster_is_paid_for_added_claws_too() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["alpha-monster", "acid-attack"])
        .turn_of(A);
    table.plays(BLANK).stays(B);
    assert_eq!((table.stars(A), table.hearts(B)), (1, 9));
}

#[test]
fn alpha_monster_needs_nobody_in_reach() {
    let mut table = table(3).holding(A, "alpha-monster").turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!(table.stars(A), 1 + 1, "one of the card, one for entering");
    assert_eq!([B, C].map(|seat| table.hearts(seat)), [10, 10]);
}

#[test]
fn alpha_monster_is_paid_before_the_smashes_land() {
    let mut table = table(3).in_city(B).holding(A, "alpha-monster").turn_of(A);
    table.plays(claws(1)).asked(B, What::Yield);
    let paid = table
        .told
        .iter()
        .position(|(event, _)| matches!(event, Event::StarsChanged { seat: A, .. }));
    let hit = table
        .told
        .iter()
        .position(|(event, _)| matches!(event, Event::LifeLost { .. }));
    assert!(paid.expect("paid") < hit.expect("hit"));
}

// --- Nova Breath

#[test]
fn nova_breath_from_outside_hits_those_outside_too() {
    let mut table = table(4).in_city(B).holding(A, "nova-breath").turn_of(A);
    table.plays(claws(1)).stays(B).turn_is(B);
    assert_eq!([A, B, C, D].map(|seat| table.hearts(seat)), [10, 9, 9, 9]);
}

#[test]
fn nova_breath_without_a_claw_is_nothing() {
    let mut table = table(4).in_city(B).holding(A, "nova-breath").turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!([A, B, C, D].map(|seat| table.hearts(seat)), [10; 4]);
}

#[test]
fn nova_breath_leaves_its_owner_in_its_own_place() {
    let mut table = table(5).in_city(B).in_bay(A).holding(A, "nova-breath").turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!(
        (table.place(A), table.place(B)),
        (Place::Bay, Place::Outside),
        "the owner does not slide over"
    );
}

#[test]
fn burrowing_does_not_hurt_an_attacker_who_is_in_tokyo_already() {
    let mut table = table(5)
        .in_city(A)
        .in_bay(B)
        .holding(A, "nova-breath")
        .holding(B, "burrowing")
        .turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!((table.hearts(A), table.hearts(B)), (10, 9));
}

#[test]
fn burrowing_is_silent_when_its_owner_dies_or_is_reborn() {
    for saved in [false, true] {
        let mut laid = table(3).in_city(B).hearts(B, 1).holding(B, "burrowing");
        if saved {
            laid = laid.holding(B, "it-has-a-child");
        }
        let mut table = laid.turn_of(A);
        table.plays(claws(1));
        assert_eq!(table.alive(B), saved);
        assert_eq!((table.hearts(A), table.place(A)), (10, Place::City));
    }
}

// --- Poison Quills

#[test]
fn poison_quills_make_two_claws_of_three_twos() {
    let mut table = table(3).in_city(B).holding(A, "poison-quills").turn_of(A);
    table
        .plays([Two, Two, Two, One, Three, Three])
        .stays(B)
        .turn_is(B);
    assert_eq!((table.stars(A), table.hearts(B)), (2, 8), "the 2s score as usual");
}

#[test]
fn poison_quills_make_no_more_of_six_twos() {
    let mut table = table(3).in_city(B).holding(A, "poison-quills").turn_of(A);
    table.plays([Two; 6]).stays(B).turn_is(B);
    assert_eq!((table.stars(A), table.hearts(B)), (5, 8));
}

#[test]
fn poison_quills_make_nothing_of_two_twos() {
    let mut table = table(3).in_city(B).holding(A, "poison-quills").turn_of(A);
    table.plays(claws(1)).stays(B);
    assert_eq!(table.hearts(B), 9);
}

// --- Spiked Tail

#[test]
fn spiked_tail_adds_one_claw_to_any_number_but_none() {
    for (count, hearts) in [(1, 8), (2, 7), (4, 5)] {
        let mut table = table(3).in_city(B).holding(A, "spiked-tail").turn_of(A);
        table.plays(claws(count)).stays(B);
        assert_eq!(table.hearts(B), hearts);
    }
    let mut table = table(3).in_city(B).holding(A, "spiked-tail").turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.hearts(B), 10);
}

#[test]
fn spiked_tail_is_not_switched_on_by_claws_that_are_there_anyway() {
    let mut table = table(3)
        .in_city(A)
        .holding(A, ["acid-attack", "burrowing", "spiked-tail", "urbavore"])
        .turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(added(&table), [("acid-attack", 1), ("burrowing", 1)]);
    assert_eq!(table.hearts(B), 8);
}

#[test]
fn spiked_tail_is_switched_on_by_quills() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["acid-attack", "spiked-tail", "poison-quills"])
        .turn_of(A);
    table.plays([Two, Two, Two, One, Three, Three]).stays(B);
    assert_eq!(
        added(&table),
        [("poison-quills", 2), ("spiked-tail", 1), ("acid-attack", 1)],
        "whatever the order in which the cards came"
    );
    assert_eq!(table.hearts(B), 6);
}

// --- Urbavore

#[test]
fn urbavore_is_paid_for_starting_in_tokyo() {
    let mut table = table(5).in_city(B).in_bay(A).holding(A, "urbavore").turn_of(A);
    assert_eq!(table.stars(A), 2 + 1);
    table.idles(A);
    assert_eq!(table.stars(A), 3);
    let table = self::table(3).in_city(B).holding(A, "urbavore").turn_of(A);
    assert_eq!(table.stars(A), 0, "outside");
}

#[test]
fn urbavore_is_not_paid_for_entering() {
    let mut table = table(3).holding(A, "urbavore").turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!((table.stars(A), table.place(A)), (1, Place::City));
}

#[test]
fn urbavore_is_paid_in_the_variant_too() {
    let table = table(2).variant().in_city(A).holding(A, "urbavore").turn_of(A);
    assert_eq!((table.stars(A), table.energy(A)), (1, 1));
}

#[test]
fn urbavore_adds_a_claw_in_tokyo_to_another_claw() {
    let mut table = table(3).in_city(A).holding(A, "urbavore").turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!(table.hearts(B), 8);
    let mut table = self::table(3).in_city(A).holding(A, "urbavore").turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.hearts(B), 10, "no claw to add to");
    let mut table = self::table(3).in_city(B).holding(A, "urbavore").turn_of(A);
    table.plays(claws(1)).stays(B);
    assert_eq!(table.hearts(B), 9, "outside");
}

#[test]
fn added_claws_are_counted_once_where_the_attacker_stood() {
    // The Bay closes under the attacker while its smashes land: the counted smashes stay what they were.
    let mut table = table(5)
        .in_city(B)
        .in_bay(A)
        .hearts(C, 1)
        .holding(A, ["urbavore", "burrowing"])
        .turn_of(A);
    table.plays([Claw, Heart, One, One, Three, Three]).turn_is(B);
    assert_eq!(table.place(A), Place::Outside);
    assert!(!table.alive(C));
    assert_eq!([B, D, E].map(|seat| table.hearts(seat)), [10, 7, 7]);
}
