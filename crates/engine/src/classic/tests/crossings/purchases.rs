//! What is a purchase and what only looks like one.

use super::super::kit::*;
use super::fair;
use crate::classic::{Pick, What};

#[test]
fn media_friendly_is_paid_for_a_costume_of_the_market() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "media-friendly")
        .energy(A, 4)
        .market("ghost")
        .turn_of(A);
    table.plays(BLANK).buys("ghost").reveals("tank").turn_is(B);
    assert_eq!((table.stars(A), table.energy(A)), (1, 0));
}

#[test]
fn neither_media_friendly_nor_have_it_all_is_paid_for_a_costume_taken() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "media-friendly")
        .with_tiles(A, "tile-have-it-all")
        .holding(B, "ghost")
        .energy(A, 4)
        .turn_of(A);
    table.plays(claws(3)).stays(B).steals("ghost").turn_is(B);
    assert_eq!((table.stars(A), table.energy(B)), (0, 4));
}

#[test]
fn neither_media_friendly_nor_have_it_all_is_paid_for_an_exchange() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "wings")
        .holding(B, ["media-friendly", "unstable-dna"])
        .with_tiles(B, "tile-have-it-all")
        .turn_of(A);
    table.plays(claws(1)).yields(B);
    let wings = table.key("wings");
    table.uses_on(B, "unstable-dna", Pick::Card(wings)).turn_is(B);
    assert_eq!(table.cards(B), ["media-friendly", "tile-have-it-all", "wings"]);
    assert_eq!((table.stars(A), table.stars(B)), (1, 0), "only the entry pays");
}

#[test]
fn neither_media_friendly_nor_have_it_all_is_paid_for_a_copy_that_moves() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "media-friendly")
        .with_tiles(A, "tile-have-it-all")
        .holding(C, ["jets", "giant-brain"])
        .mimicking(A, "jets")
        .fluxling(B, "jets")
        .energy(A, 1)
        .turn_of(A);
    table.copies("giant-brain").turn_is(A);
    assert_eq!((table.copied(), table.stars(A)), ("giant-brain", 0));
}

#[test]
fn both_are_paid_for_the_same_costume_also_in_anothers_turn() {
    let mut table = fair(3)
        .in_city(B)
        .holding(B, ["opportunist", "media-friendly"])
        .with_tiles(B, "tile-have-it-all")
        .energy(A, 3)
        .energy(B, 5)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("princess")
        .asked(B, What::Opportunity)
        .buys("princess")
        .reveals("tank")
        .turn_is(B);
    assert_eq!(
        table.stars(B),
        2 + 2 + 1,
        "two for the purchase, then Tokyo and Princess"
    );
}
