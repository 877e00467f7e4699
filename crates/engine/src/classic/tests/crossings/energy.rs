//! Friend of Children with energy of every box.

use super::super::kit::*;
use super::fair;
use crate::classic::Face::{Energy, One, Three, Two};
use crate::classic::Place;

#[test]
fn starburst_is_one_gain() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "friend-of-children")
        .wicked(A, 9)
        .turn_of(A);
    table
        .fixes([One, One, One, Two, Two, Three])
        .resolves(One)
        .takes("tile-starburst");
    assert_eq!((table.energy(A), table.wickedness(A)), (13, 10));
    assert_eq!(table.cards(A), ["friend-of-children"]);
}

#[test]
fn tireless_is_one_gain() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "friend-of-children")
        .with_tiles(A, "tile-tireless")
        .turn_of(A);
    table.turn_is(A);
    assert_eq!(table.energy(A), 2);
}

#[test]
fn what_pirate_takes_is_a_gain_for_each_victim() {
    let mut table = fair(3)
        .in_city(A)
        .holding(A, ["friend-of-children", "pirate"])
        .energy(B, 3)
        .energy(C, 1)
        .turn_of(A);
    table.plays(claws(1)).buys_no_more().turn_is(B);
    assert_eq!((table.energy(A), table.energy(B), table.energy(C)), (4, 2, 0));
}

#[test]
fn the_price_of_a_costume_taken_is_a_gain() {
    let mut table = fair(3)
        .in_city(B)
        .holding(B, ["friend-of-children", "ghost", "vampire"])
        .energy(A, 7)
        .turn_of(A);
    table
        .plays(claws(3))
        .stays(B)
        .steals("ghost")
        .steals("vampire")
        .turn_is(B);
    assert_eq!((table.energy(A), table.energy(B)), (0, 4 + 1 + 3 + 1));
}

#[test]
fn skybeam_is_a_gain_of_its_own() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "friend-of-children")
        .with_tiles(A, "tile-skybeam")
        .turn_of(A);
    table
        .plays([Energy, Energy, Energy, One, Two, Three])
        .buys_no_more()
        .turn_is(B);
    assert_eq!(table.energy(A), 3 + 1 + 3 + 1);
}

#[test]
fn skybeam_without_energy_faces_gives_none() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "friend-of-children")
        .with_tiles(A, "tile-skybeam")
        .turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.energy(A), 0);
}

#[test]
fn the_variants_energy_is_a_gain_on_entering_and_in_each_turn_there() {
    let mut table = fair(2).variant().holding(A, "friend-of-children").turn_of(A);
    table.plays(BLANK).buys_no_more();
    assert_eq!(
        (table.place(A), table.energy(A), table.stars(A)),
        (Place::City, 2, 0)
    );
    table.idles(B).turn_is(A);
    assert_eq!((table.energy(A), table.stars(A)), (4, 0));
}
