//! The worked rulings about cards that pay, poison, multiply or copy them.

use super::super::kit::*;
use crate::classic::Face::{Claw, Energy, One, Three, Two};
use crate::classic::{Place, What};

/// 18 with Poison Spit: who yields with Jets loses nothing and gets no token; who stays gets one.
#[test]
fn jets_that_yield_are_not_poisoned() {
    let lay = || {
        let mut table = table(3)
            .in_city(B)
            .holding(A, "poison-spit")
            .holding(B, "jets")
            .turn_of(A);
        table.plays(claws(4)).asked(B, What::Yield);
        table
    };
    let mut table = lay();
    table.yields(B).turn_is(B);
    assert_eq!((table.hearts(B), table.poison(B)), (10, 0));
    assert_eq!(table.place(A), Place::City);
    let mut table = lay();
    table.stays(B).turn_is(B);
    assert_eq!((table.hearts(B), table.poison(B)), (6, 1));
}

/// 19 with Poison Spit: one claw is no wound and leaves no token, two leave one and let yield.
#[test]
fn armor_plating_keeps_a_single_claws_poison_away() {
    let lay = |count| {
        let mut table = table(3)
            .in_city(B)
            .holding(A, "poison-spit")
            .holding(B, "armor-plating")
            .turn_of(A);
        table.plays(claws(count));
        table
    };
    let mut table = lay(1);
    table.turn_is(B);
    assert_eq!((table.hearts(B), table.poison(B)), (10, 0));
    let mut table = lay(2);
    table.yields(B);
    assert_eq!((table.hearts(B), table.poison(B)), (8, 1));
}

/// 25. Eater of the Dead is paid for a monster that is born anew.
#[test]
fn eater_of_the_dead_is_paid_for_a_reborn_monster() {
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 1)
        .stars(B, 6)
        .energy(B, 5)
        .holding(B, "it-has-a-child")
        .holding(C, "eater-of-the-dead")
        .turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert!(table.alive(B));
    assert_eq!((table.stars(B), table.stars(C)), (0, 3));
}

/// 36. Energy Hoarder counts what Metamorph has brought back.
#[test]
fn energy_hoarder_counts_after_the_sales() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 4)
        .holding(A, ["energy-hoarder", "metamorph", "jets"])
        .turn_of(A);
    table
        .plays(BLANK)
        .buys_no_more()
        .asked(A, What::Sale)
        .sells("jets")
        .done()
        .turn_is(B);
    assert_eq!((table.energy(A), table.stars(A)), (9, 1));
}

/// 41. Nova Breath from the City: everybody else is hit, the one in the Bay may yield, nobody else is asked.
#[test]
fn nova_breath_from_the_city() {
    let mut table = table(5).in_city(A).in_bay(B).holding(A, "nova-breath").turn_of(A);
    table.plays(claws(2)).yields(B).turn_is(B);
    assert_eq!([A, B, C, D, E].map(|seat| table.hearts(seat)), [10, 8, 8, 8, 8]);
    assert_eq!((table.place(A), table.place(B)), (Place::City, Place::Outside));
}

/// 43 as it comes about: the tokens of a dead monster's Poison Spit still hurt.
#[test]
fn poison_outlives_the_one_who_spat() {
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 1)
        .poison(A, 1)
        .holding(A, "poison-spit")
        .turn_of(A);
    table.plays(claws(1)).stays(B).turn_is(B);
    assert!(!table.alive(A));
    table.plays(BLANK).turn_is(C);
    assert_eq!((table.hearts(B), table.poison(B)), (10 - 1 - 1, 1));
}

/// 48 with Extra Head: the copy of a dead monster's head rolls no die, and for one energy it becomes
/// something else.
#[test]
fn a_dead_monsters_head_rolls_no_more() {
    let mut table = table(3)
        .in_city(A)
        .holding(C, "extra-head")
        .mimicking(A, "extra-head")
        .holding(B, "giant-brain")
        .energy(A, 1)
        .hearts(C, 1)
        .turn_of(A);
    table.done();
    assert_eq!(table.state.turn().dice.len(), 7);
    table.plays([Claw, One, One, Two, Two, Three, Three]);
    assert!(!table.alive(C));
    table.idles(B).asked(A, What::StartOfTurn).copies("giant-brain");
    assert_eq!((table.copied(), table.energy(A)), ("giant-brain", 0));
    assert_eq!(table.state.turn().dice.len(), 6);
}

/// 50. Friend of Children: one more for three energy of one roll, nothing more for a sale or a battery.
#[test]
fn friend_of_children_adds_one_to_a_roll_and_nothing_to_what_comes_back() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["friend-of-children", "battery-monster", "metamorph", "jets"])
        .turn_of(A);
    assert_eq!(table.energy(A), 2);
    table.plays([Energy, Energy, Energy, One, Two, Two]);
    assert_eq!(table.energy(A), 2 + 4);
    table.buys_no_more().sells("jets");
    assert_eq!(table.energy(A), 6 + 5);
}
