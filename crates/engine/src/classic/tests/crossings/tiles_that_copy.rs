//! Fluxling on cards that are used up, that are used once, and that its owner gives up.

use super::super::kit::*;
use super::{dark_fair, fair};
use crate::classic::Face::{Claw, Heart, One, Three, Two};
use crate::classic::{Pick, What};

#[test]
fn an_empty_battery_does_not_hold_the_tile() {
    let mut table = fair(2)
        .in_city(B)
        .holding(B, ["battery-monster", "giant-brain"])
        .fluxling(A, "battery-monster")
        .turn_of(A);
    for turn in 1..=3 {
        table.asked(A, What::StartOfTurn);
        assert_eq!(table.energy(A), 2 * turn);
        table.done().plays(BLANK).buys_no_more();
        table.turn_is(B).plays(BLANK).buys_no_more();
    }
    assert_eq!(table.held("tile-fluxling").tokens, 0);
    assert!(table.discarded("battery-monster"), "B's own is empty as well");
}

#[test]
fn a_tile_on_an_empty_battery_may_move_in_that_very_turn() {
    let mut table = fair(3)
        .in_city(B)
        .holding(B, ["battery-monster", "giant-brain"])
        .fluxling(A, "battery-monster")
        .counters("tile-fluxling", 2)
        .turn_of(A);
    table.asked(A, What::StartOfTurn);
    assert_eq!((table.energy(A), table.held("tile-fluxling").tokens), (2, 0));
    table.copies("giant-brain").turn_is(A);
    assert_eq!(table.state.roll_limit(), 4);
    // And an empty one that stayed is free in later turns as well.
    let mut table = fair(3)
        .in_city(B)
        .holding(B, ["battery-monster", "giant-brain"])
        .fluxling(A, "battery-monster")
        .counters("tile-fluxling", 0)
        .turn_of(A);
    table.asked(A, What::StartOfTurn).copies("giant-brain").turn_is(A);
    assert_eq!(table.energy(A), 0);
}

#[test]
fn a_tile_on_an_empty_smoke_cloud_may_move_next_turn() {
    let mut table = fair(2)
        .in_city(B)
        .holding(B, ["smoke-cloud", "giant-brain"])
        .fluxling(A, "smoke-cloud")
        .counters("tile-fluxling", 1)
        .turn_of(A);
    table.done().rolls(BLANK).rerolls([0], [One]).rerolls([0], [One]);
    table.uses(A, "smoke-cloud");
    assert_eq!(
        table.held("tile-fluxling").face,
        card("smoke-cloud"),
        "the tile stays"
    );
    table.rerolls([0], [One]).resolves_rest().turn_is(B);
    table
        .idles(B)
        .asked(A, What::StartOfTurn)
        .copies("giant-brain")
        .turn_is(A);
}

#[test]
fn waking_up_ends_the_sleep_of_the_tile_until_it_chooses_again() {
    let mut table = dark_fair(3)
        .in_city(C)
        .holding(B, "hibernation")
        .fluxling(A, "hibernation")
        .turn_of(C);
    table.rolls(claws(2));
    table.asked(C, What::Roll);
    table
        .uses(A, "hibernation")
        .keeps_all()
        .resolves_rest()
        .asked(A, What::StartOfTurn);
    assert_eq!((table.hearts(A), table.hearts(B)), (8, 10), "awake, and B asleep");
    let tile = table.held("tile-fluxling");
    assert_eq!((tile.face, tile.owner), (card("tile-fluxling"), A));
    assert!(table.state.all_tiles().all(|left| left != card("tile-fluxling")));
    // At the start of its turn it may choose again, the same card too.
    table.copies("hibernation").turn_is(A);
    table
        .fixes(claws(2))
        .asked(A, What::ChangeDice)
        .done()
        .resolves_rest()
        .turn_is(B);
    assert_eq!(table.hearts(C), 10);
}

#[test]
fn the_tile_turns_one_die_as_herd_culler_in_every_turn() {
    let mut table = fair(2)
        .in_city(B)
        .holding(B, "herd-culler")
        .fluxling(A, "herd-culler")
        .wicked(A, 10)
        .turn_of(A);
    for _ in 0..2 {
        table
            .fixes([One, One, Two, Two, Three, Three])
            .asked(A, What::ChangeDice)
            .uses_on(A, "herd-culler", Pick::DieFace(2, One))
            .resolves_rest()
            .turn_is(B)
            .fixes(BLANK)
            .done()
            .resolves_rest()
            .turn_is(A);
    }
    assert_eq!(table.stars(A), 2);
}

#[test]
fn the_tile_on_plot_twist_is_free_again_in_every_turn() {
    let mut table = fair(2)
        .in_city(B)
        .holding(B, "plot-twist")
        .fluxling(A, "plot-twist")
        .wicked(A, 10)
        .turn_of(A);
    for _ in 0..2 {
        table
            .fixes([One, One, Two, Two, Three, Three])
            .uses_on(A, "plot-twist", Pick::DieFace(2, One))
            .resolves_rest()
            .turn_is(B)
            .fixes(BLANK)
            .done()
            .resolves_rest()
            .turn_is(A);
    }
    assert_eq!((table.stars(A), table.cards(B)), (2, vec!["plot-twist"]));
}

#[test]
fn the_tile_probes_every_opponent_once_a_turn_whatever_comes() {
    let mut table = fair(3)
        .in_city(B)
        .holding(C, "psychic-probe")
        .fluxling(A, "psychic-probe")
        .turn_of(B);
    for (seat, next) in [(B, C), (C, A)] {
        table.turn_is(seat).fixes(BLANK);
        if seat == B {
            table.asked(C, What::OpponentDice).done();
        }
        table
            .asked(A, What::OpponentDice)
            .uses_on(A, "psychic-probe", Pick::Die(0))
            .nature([Heart])
            .resolves_rest();
        assert_eq!(table.state.active(), next, "asked once");
    }
    assert_eq!(table.held("tile-fluxling").face, card("psychic-probe"));
    assert_eq!(table.cards(C), ["psychic-probe"]);
}

#[test]
fn the_tile_jumps_once_in_each_turn() {
    let mut table = dark_fair(3)
        .in_city(A)
        .holding(C, "super-jump")
        .fluxling(A, "super-jump")
        .energy(A, 2)
        .turn_of(B);
    table.plays(claws(2)).uses(A, "super-jump").stays(A).turn_is(C);
    table
        .plays([Claw, Claw, One, Two, Two, Three])
        .uses(A, "super-jump")
        .stays(A);
    assert_eq!((table.hearts(A), table.energy(A)), (8, 0));
}

#[test]
fn the_tile_that_becomes_natural_selection_gets_gifts_and_a_die_and_lives_without_a_3() {
    let mut table = dark_fair(3)
        .in_city(B)
        .holding(C, ["natural-selection", "extra-head"])
        .with_tiles(A, "tile-fluxling")
        .hearts(A, 3)
        .turn_of(A);
    table
        .asked(A, What::StartOfTurn)
        .copies("natural-selection")
        .turn_is(A);
    assert_eq!(
        (table.hearts(A), table.energy(A), table.state.dice_count(A)),
        (7, 4, 7)
    );
    table
        .plays([One, One, Two, Two, Heart, Heart, One])
        .buys_no_more()
        .turn_is(B);
    assert!(table.alive(A), "no 3");
    assert_eq!(table.hearts(A), 9);
}

#[test]
fn natural_selection_copied_kills_the_one_who_keeps_it() {
    let mut table = dark_fair(3)
        .in_city(B)
        .holding(C, "natural-selection")
        .fluxling(A, "natural-selection")
        .turn_of(A);
    table.plays([One, One, Two, Two, Heart, Heart, Three]).turn_is(B);
    assert!(!table.alive(A));
    assert_eq!(table.cards(C), ["natural-selection"]);
}
