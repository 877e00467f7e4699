//! Smashes and numbers that cards, costumes and tiles add up together.

use super::super::kit::*;
use super::{dark_fair, fair};
use crate::classic::Face::{Claw, One, Three, Two};
use crate::classic::What;

#[test]
fn gourmet_and_skulking_both_add_to_three_ones() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "gourmet")
        .with_tiles(A, "tile-skulking")
        .turn_of(A);
    table.plays([One, One, One, One, Two, Three]).turn_is(B);
    assert_eq!(table.stars(A), 2 + 2 + 1);
}

#[test]
fn quills_switch_the_tail_on_then_acid_then_barbs_then_the_beam() {
    let laid = || {
        fair(3)
            .in_city(B)
            .holding(B, "even-bigger")
            .hearts(B, 12)
            .holding(A, ["acid-attack", "spiked-tail", "poison-quills"])
    };
    let dice = [Two, Two, Two, One, One, Three];
    let mut table = laid().turn_of(A);
    table.plays(dice).stays(B).turn_is(B);
    assert_eq!(table.hearts(B), 12 - 4, "2 + 1 + 1");
    let mut table = laid().with_tiles(A, "tile-barbs").turn_of(A);
    table.plays(dice).stays(B).turn_is(B);
    assert_eq!(table.hearts(B), 12 - 5);
    let mut table = laid()
        .with_tiles(A, ["tile-antimatter-beam", "tile-barbs"])
        .turn_of(A);
    table.plays(dice).stays(B).turn_is(B);
    assert_eq!(table.hearts(B), 12 - 10, "whichever tile came first");
}

#[test]
fn a_claw_in_tokyo_switches_urbavore_and_the_tail_on() {
    let mut table = fair(3)
        .in_city(A)
        .holding(A, ["burrowing", "urbavore", "spiked-tail"])
        .with_tiles(A, "tile-barbs")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.hearts(B), table.hearts(C)), (5, 5), "1 + 1 + 1 + 1 + 1");
}

#[test]
fn flat_claws_switch_neither_on_but_barbs_count_them() {
    let laid = || {
        fair(3)
            .in_city(A)
            .holding(A, ["acid-attack", "urbavore", "spiked-tail", "burrowing"])
    };
    let mut table = laid().turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.hearts(B), 8);
    let mut table = laid()
        .with_tiles(A, ["tile-barbs", "tile-antimatter-beam"])
        .turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.hearts(B), 10 - (2 + 1) * 2);
}

#[test]
fn a_cheer_switches_the_tail_on() {
    let laid = || {
        fair(3)
            .in_city(B)
            .holding(A, ["spiked-tail"])
            .holding(C, "cheerleader")
    };
    let mut table = laid().turn_of(A);
    table
        .fixes(BLANK)
        .asked(C, What::Commit)
        .uses(C, "cheerleader")
        .resolves_rest()
        .stays(B)
        .turn_is(B);
    assert_eq!(table.hearts(B), 8);
    let mut table = laid()
        .with_tiles(A, ["tile-barbs", "tile-antimatter-beam"])
        .turn_of(A);
    table
        .fixes(BLANK)
        .uses(C, "cheerleader")
        .resolves_rest()
        .stays(B)
        .turn_is(B);
    assert_eq!(table.hearts(B), 10 - (1 + 1 + 1) * 2);
}

#[test]
fn nobody_cheers_a_sleeper() {
    let laid = || {
        dark_fair(3)
            .in_city(B)
            .holding(A, "hibernation")
            .holding(C, "cheerleader")
    };
    let mut table = laid().turn_of(A);
    table
        .fixes(claws(2))
        .asked(A, What::ChangeDice)
        .done()
        .asked(A, What::Group);
    let mut table = laid().turn_of(A);
    table
        .fixes(claws(2))
        .uses(A, "hibernation")
        .asked(C, What::Commit)
        .uses(C, "cheerleader")
        .resolves_rest()
        .stays(B)
        .turn_is(B);
    assert_eq!(table.hearts(B), 7, "awake it is cheered on");
}

#[test]
fn a_sleeper_takes_no_costume() {
    let mut table = dark_fair(3)
        .in_city(B)
        .holding(A, ["hibernation", "acid-attack"])
        .holding(B, "ghost")
        .energy(A, 1)
        .with_tiles(A, "tile-antimatter-beam")
        .turn_of(A);
    table.fixes([Claw; 6]).done().resolves_rest().turn_is(B);
    assert_eq!((table.hearts(B), table.cards(B)), (10, vec!["ghost"]));
}

#[test]
fn all_rolls_add_up() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, ["giant-brain", "statue-of-liberty"])
        .with_tiles(A, "tile-devious")
        .turn_of(A);
    table.rolls(BLANK);
    assert_eq!(table.state.roll_limit(), 6);
    for _ in 0..5 {
        table.rerolls([0], [One]);
    }
    assert!(table.state.turn().fixed || table.state.question().what != What::Roll);
    table.resolves_rest().turn_is(B);
}

#[test]
fn all_dice_add_up() {
    let mut table = dark_fair(3)
        .in_city(B)
        .holding(A, ["extra-head", "natural-selection"])
        .with_tiles(A, "tile-cyberbrain")
        .fluxling(B, "extra-head")
        .shrink(A, 1)
        .turn_of(A);
    table.turn_is(A);
    assert_eq!(table.state.dice_count(A), 6 + 1 + 1 + 1 - 1);
    table.rolls([One, One, Two, Two, Three, Three, One, Two]);
    assert_eq!(table.dice().len(), 8);
}
