//! Losses that answer losses, and who is the cause of which.

use super::super::kit::*;
use super::fair;
use crate::classic::Face::{One, Three, Two};
use crate::classic::{Pick, Place, What};

#[test]
fn the_hide_knows_no_devil_of_the_attacker() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "devil")
        .holding(B, "reflective-hide")
        .turn_of(A);
    table.plays(claws(1)).stays(B).turn_is(B);
    assert_eq!((table.hearts(B), table.hearts(A)), (8, 9));
}

#[test]
fn the_devil_sharpens_the_hide_in_its_owners_turn() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, ["devil", "reflective-hide"])
        .holding(B, ["burrowing", "jets"])
        .turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!(
        (table.hearts(A), table.hearts(B)),
        (9, 8),
        "1 thrown back, and 1 more"
    );
}

#[test]
fn vampire_and_cannibal_live_on_what_the_hide_throws_back() {
    let mut table = fair(3)
        .in_city(B)
        .holding(B, ["reflective-hide", "vampire", "cannibalistic", "pirate"])
        .hearts(B, 5)
        .energy(A, 1)
        .turn_of(A);
    table.plays(claws(1)).stays(B).turn_is(B);
    assert_eq!((table.hearts(B), table.hearts(A)), (5 - 1 + 1 + 1, 9));
    assert_eq!((table.energy(B), table.energy(A)), (1, 0));
}

#[test]
fn the_attackers_pirate_takes_once_for_the_smash() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, ["pirate", "reflective-hide"])
        .holding(B, "burrowing")
        .energy(B, 5)
        .turn_of(A);
    table.plays(claws(1)).yields(B).buys_no_more().turn_is(B);
    assert_eq!(
        (table.energy(A), table.energy(B)),
        (2, 3),
        "once for the smash, once for what the hide threw back"
    );
    assert_eq!((table.hearts(A), table.hearts(B)), (9, 8));
}

#[test]
fn burrowing_thrown_back_costs_herbivore_its_star() {
    let laid = || {
        fair(3)
            .in_city(B)
            .holding(A, "herbivore")
            .holding(B, ["burrowing", "jets"])
    };
    let mut table = laid().turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!((table.hearts(A), table.stars(A)), (9, 2), "entry and Herbivore");
    let mut table = laid().holding(A, "reflective-hide").turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!((table.hearts(B), table.stars(A)), (9, 1));
}

#[test]
fn herbivore_does_not_mind_old_poison_or_what_a_robot_pays() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, ["herbivore", "pirate", "poison-spit"])
        .holding(B, "robot")
        .poison(A, 2)
        .energy(B, 3)
        .turn_of(A);
    table
        .plays(claws(2))
        .uses_on(B, "robot", Pick::Number(2))
        .turn_is(B);
    assert_eq!((table.stars(A), table.hearts(A)), (1, 8));
    assert_eq!(
        (table.energy(A), table.energy(B), table.poison(B)),
        (0, 1, 0),
        "no heart lost, no booty, no token"
    );
}

#[test]
fn burrowing_in_anothers_turn_leaves_the_own_herbivore_alone() {
    let mut table = fair(3)
        .in_city(B)
        .holding(B, ["herbivore", "burrowing"])
        .turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!(table.hearts(A), 9);
    table.plays([One, One, Two, Two, Three, Three]).turn_is(C);
    assert_eq!(table.stars(B), 1);
}

#[test]
fn nova_breath_from_tokyo_takes_costumes_inside_and_outside() {
    let mut table = fair(5)
        .in_city(A)
        .in_bay(C)
        .holding(A, "nova-breath")
        .holding(B, "vampire")
        .holding(C, "devil")
        .energy(A, 6)
        .turn_of(A);
    table
        .plays(claws(3))
        .yields(C)
        .asked(A, What::Theft)
        .steals("devil")
        .steals("vampire")
        .turn_is(B);
    assert_eq!((table.place(A), table.place(C)), (Place::City, Place::Outside));
    assert_eq!((table.energy(B), table.energy(C)), (3, 3));
    assert_eq!(table.cards(A), ["nova-breath", "devil", "vampire"]);
}

#[test]
fn armor_plating_looks_again_after_each_reduction_and_never_at_the_devil() {
    // A claw of 1 is nothing to Armor Plating; of 2 that a jump makes 1 neither.
    let laid = |claw| {
        let mut table = fair(3)
            .in_city(B)
            .holding(A, "devil")
            .holding(B, ["armor-plating", "super-jump", "robot"])
            .energy(B, 9)
            .turn_of(A);
        table.plays(claws(claw));
        table
    };
    let mut table = laid(1);
    table.turn_is(B);
    let mut table = laid(2);
    table.uses(B, "super-jump").turn_is(B);
    assert_eq!((table.hearts(B), table.energy(B)), (10, 8));
    let mut table = laid(4);
    table
        .uses(B, "super-jump")
        .uses_on(B, "robot", Pick::Number(1))
        .done();
    assert_eq!((table.hearts(B), table.energy(B)), (10 - 2 - 1, 7));
    table.stays(B).turn_is(B);
}
