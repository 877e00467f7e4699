//! Unstable DNA and what changes hands with it.

use super::super::kit::*;
use super::fair;
use crate::classic::Face::{Claw, One, Two};
use crate::classic::{Ending, Pick, What};

#[test]
fn astronaut_wins_for_the_one_who_gets_it_with_seventeen_stars() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "astronaut")
        .holding(B, "unstable-dna")
        .stars(B, 17)
        .turn_of(A);
    table.plays(claws(1)).yields(B);
    let astronaut = table.key("astronaut");
    table.uses_on(B, "unstable-dna", Pick::Card(astronaut));
    table.over(Ending::Stars, [B]);
}

#[test]
fn astronaut_given_away_has_won_already() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "astronaut")
        .holding(B, "unstable-dna")
        .stars(A, 16)
        .turn_of(A);
    // Three 1s make seventeen before the claws.
    table.plays([One, One, One, Two, Two, Claw]).yields(B);
    let astronaut = table.key("astronaut");
    table.uses_on(B, "unstable-dna", Pick::Card(astronaut));
    table.over(Ending::Stars, [A]);
}

#[test]
fn the_tile_keeps_copying_a_card_that_was_exchanged() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "smoke-cloud")
        .counters("smoke-cloud", 1)
        .holding(B, "unstable-dna")
        .fluxling(C, "smoke-cloud")
        .turn_of(A);
    table.plays(claws(1)).yields(B);
    let cloud = table.key("smoke-cloud");
    table.uses_on(B, "unstable-dna", Pick::Card(cloud)).turn_is(B);
    assert_eq!(
        (table.held("smoke-cloud").owner, table.held("smoke-cloud").tokens),
        (B, 1)
    );
    let copy = table.held("tile-fluxling");
    assert_eq!((copy.face, copy.tokens), (card("smoke-cloud"), 3));
}

#[test]
fn a_super_jump_that_was_used_is_still_used_in_other_hands() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "super-jump")
        .holding(B, ["burrowing", "unstable-dna"])
        .energy(A, 4)
        .energy(B, 1)
        .market("flame-thrower")
        .turn_of(A);
    table
        .plays(claws(1))
        .yields(B)
        .asked(A, What::Harm)
        .uses(A, "super-jump")
        .asked(B, What::Exchange);
    assert_eq!(table.hearts(A), 10);
    let jump = table.key("super-jump");
    table
        .uses_on(B, "unstable-dna", Pick::Card(jump))
        .buys("flame-thrower")
        .reveals("tank")
        .turn_is(B);
    assert_eq!((table.hearts(B), table.energy(B)), (7, 1), "not asked");
    table.plays(BLANK).turn_is(C);
    table.fixes(claws(1)).resolves_rest();
    // A stands in Tokyo, so C smashes A; B's jump waits for a loss of its own.
    table.stays(A).turn_is(A).plays(claws(1)).asked(B, What::Harm);
    table.uses(B, "super-jump").turn_is(B);
    assert_eq!((table.hearts(B), table.energy(B)), (7, 0));
}
