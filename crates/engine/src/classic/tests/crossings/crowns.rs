//! Seventeen stars and the costume: what takes the victory away, and what does not.

use super::super::kit::*;
use super::{dark_fair, fair};
use crate::classic::Face::{One, Three, Two};
use crate::classic::{Ending, What};

#[test]
fn a_crowned_monster_loses_no_stars_to_cards_or_tiles() {
    let mut table = dark_fair(3)
        .in_city(B)
        .holding(B, ["opportunist"])
        .holding(A, "astronaut")
        .stars(A, 16)
        .stars(C, 7)
        .energy(A, 3)
        .energy(B, 7)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("evacuation-orders")
        .asked(B, What::Opportunity)
        .buys("evacuation-orders")
        .reveals("monster-pets")
        .buys("monster-pets")
        .reveals("tank");
    assert_eq!((table.stars(A), table.stars(C)), (17, 0));
    table.over(Ending::Stars, [A]);
}

#[test]
fn underdog_gets_nothing_from_the_crowned() {
    // The fall in the Bay crowns B while Jets hold its own hit back.
    let mut table = fair(6)
        .in_city(B)
        .in_bay(C)
        .holding(B, ["astronaut", "eater-of-the-dead", "jets"])
        .holding(C, "zombie")
        .with_tiles(A, "tile-underdog")
        .stars(B, 14)
        .hearts(C, 1)
        .turn_of(A);
    table.plays(claws(1)).asked(B, What::Yield);
    assert_eq!(table.stars(B), 17);
    table.stays(B).stays(C);
    assert_eq!((table.hearts(B), table.stars(A), table.stars(B)), (9, 0, 17));
    table.over(Ending::Stars, [B]);
}

#[test]
fn seventeen_stars_from_before_count_only_with_the_next_gain() {
    // C wears the costume with seventeen stars that it had at the start: Underdog takes one first.
    let mut table = fair(3)
        .in_city(A)
        .holding(C, ["astronaut", "eater-of-the-dead"])
        .holding(B, "zombie")
        .with_tiles(A, "tile-underdog")
        .stars(C, 17)
        .hearts(B, 1)
        .turn_of(A);
    table.plays(claws(1));
    assert_eq!((table.stars(A), table.stars(C)), (2 + 1, 17 - 1 + 3));
    table.over(Ending::Stars, [C]);
}

#[test]
fn the_crowned_dies_like_anybody() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "astronaut")
        .holding(B, "burrowing")
        .hearts(A, 1)
        .stars(A, 16)
        .turn_of(A);
    let mut dice = [One, One, One, Two, Two, Three];
    dice[5] = crate::classic::Face::Claw;
    table.plays(dice).yields(B).turn_is(B);
    assert!(!table.alive(A));
}

#[test]
fn the_sidekick_of_the_crowned_wins_along() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "astronaut")
        .holding(B, "monster-sidekick")
        .hearts(B, 1)
        .stars(A, 16)
        .turn_of(A);
    // The star of entering Tokyo is the seventeenth.
    table.plays(claws(1));
    table.over(Ending::Stars, [A, B]);
}

#[test]
fn the_crown_falls_with_a_new_life() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, ["astronaut", "it-has-a-child"])
        .hearts(A, 1)
        .stars(A, 16)
        .energy(A, 7)
        .market(["corner-store", "high-altitude-bombing"])
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("tank")
        .buys("high-altitude-bombing")
        .reveals("heal")
        .turn_is(B);
    assert_eq!((table.hearts(A), table.stars(A)), (10, 0));
}
