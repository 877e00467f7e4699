//! Hibernation: what sleeps through everything but hearts and energy, and how it wakes up
//! (`power-cards.md` §4.3).

use super::super::agenda::Task;
use super::kit::*;
use crate::classic::Face::{Claw, Energy, Heart, One, Three, Two};
use crate::classic::{Answer, Event, Place, What};

fn buys_or_sweeps(table: &Table) -> bool {
    let bought = |answer: &Answer| matches!(answer, Answer::Buy(_) | Answer::Sweep);
    table.answers().iter().any(bought)
}

#[test]
fn hibernation_lets_no_heart_go() {
    let mut table = dark_table(3)
        .in_city(A)
        .holding(B, "hibernation")
        .poison(B, 2)
        .energy(A, 3)
        .market("flame-thrower")
        .turn_of(A);
    table.plays(claws(3)).buys("flame-thrower").reveals("tank");
    assert_eq!((table.hearts(B), table.hearts(C)), (10, 10 - 3 - 2));
    table.turn_is(B).fixes(BLANK).done().resolves_rest().turn_is(C);
    assert_eq!((table.hearts(B), table.poison(B)), (10, 2), "Poison neither");
    let prevented =
        table.count(|event| matches!(event, Event::DamagePrevented { victim, .. } if *victim == B));
    assert_eq!(prevented, 3);
}

#[test]
fn hibernation_leaves_hearts_and_energy_only() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, "hibernation")
        .hearts(A, 5)
        .turn_of(A);
    table
        .fixes([One, One, One, Claw, Heart, Energy])
        .asked(A, What::ChangeDice)
        .done()
        .resolves_rest()
        .turn_is(B);
    assert_eq!((table.stars(A), table.hearts(A), table.energy(A)), (0, 6, 1));
    assert_eq!((table.hearts(B), table.wickedness(A)), (10, 0));
}

#[test]
fn hibernation_leaves_added_smashes_without_effect() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, ["hibernation", "acid-attack", "fire-breathing"])
        .turn_of(A);
    table.fixes(claws(2)).done().resolves_rest().turn_is(B);
    assert_eq!((table.hearts(B), table.hearts(C)), (10, 10));
}

#[test]
fn hibernation_earns_no_extra_turn_with_ones() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, ["hibernation", "freeze-time"])
        .turn_of(A);
    table
        .fixes([One, One, One, Two, Two, Three])
        .done()
        .resolves_rest()
        .turn_is(B);
}

#[test]
fn hibernation_sleeps_past_an_empty_tokyo() {
    let mut table = dark_table(3).holding(A, "hibernation").turn_of(A);
    table.fixes(BLANK).done().resolves_rest().turn_is(B);
    assert_eq!(table.place(A), Place::Outside);
    table.idles(B);
    assert_eq!((table.place(B), table.stars(B)), (Place::City, 1));
}

#[test]
fn hibernation_neither_buys_nor_sweeps() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, "hibernation")
        .energy(A, 9)
        .turn_of(A);
    table.fixes(BLANK).done().resolves_rest().asked(A, What::Buy);
    assert!(!buys_or_sweeps(&table));
    table.done().turn_is(B);
}

#[test]
fn hibernation_passes_no_opportunity_on() {
    let mut table = dark_table(3)
        .in_city(A)
        .energy(A, 3)
        .holding(B, ["opportunist", "hibernation"])
        .energy(B, 9)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("commuter-train")
        .turn_is(B);
}

#[test]
fn hibernation_ends_in_time_to_buy() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, "hibernation")
        .energy(A, 3)
        .market("corner-store")
        .turn_of(A);
    table
        .fixes(BLANK)
        .done()
        .resolves_rest()
        .asked(A, What::Buy)
        .uses(A, "hibernation")
        .buys("corner-store")
        .reveals("tank")
        .turn_is(B);
    assert_eq!(table.stars(A), 1);
    assert!(table.discarded("hibernation"));
}

#[test]
fn hibernation_ends_in_time_for_the_dice() {
    let mut table = dark_table(3).in_city(B).holding(A, "hibernation").turn_of(A);
    table
        .rolls(BLANK)
        .rerolls([0, 1, 2, 3, 4, 5], BLANK)
        .rerolls([0, 1, 2, 3, 4, 5], [Claw; 6])
        // No roll is left and there is but one group: still it is not too late.
        .asked(A, What::ChangeDice)
        .uses(A, "hibernation")
        .yields(B);
    assert_eq!((table.hearts(B), table.place(A)), (4, Place::City));
}

#[test]
fn hibernation_asks_nothing_when_the_dice_work_anyway() {
    let mut table = dark_table(3).in_city(B).holding(A, "hibernation").turn_of(A);
    table
        .fixes([Heart, Heart, Heart, Energy, Energy, Energy])
        .asked(A, What::Group);
    assert!(
        table.may_use(A, "hibernation"),
        "but it may be discarded at any time"
    );
}

#[test]
fn hibernation_is_offered_once_at_a_question() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, "hibernation")
        .energy(A, 2)
        .turn_of(A);
    let uses = |table: &Table| {
        let used = |answer: &&Answer| matches!(answer, Answer::Use(_));
        table.answers().iter().filter(used).count()
    };
    table.rolls(BLANK);
    assert_eq!(uses(&table), 1);
    table.keeps_all().asked(A, What::ChangeDice);
    assert_eq!(uses(&table), 1);
    table.done().asked(A, What::Group);
    assert_eq!(uses(&table), 1);
    table.resolves_rest().asked(A, What::Buy);
    assert_eq!(uses(&table), 1);
}

#[test]
fn hibernation_ends_in_anybodys_turn() {
    let mut table = dark_table(3).in_city(A).holding(B, "hibernation").turn_of(A);
    table.rolls(claws(2)).uses(B, "hibernation");
    assert!(table.discarded("hibernation"));
    table.keeps_all().resolves_rest();
    assert_eq!(table.hearts(B), 8);
}

#[test]
fn hibernation_is_not_for_sale_in_tokyo() {
    let laid = |seat| {
        dark_table(3)
            .in_city(A)
            .energy(seat, 4)
            .market("hibernation")
            .turn_of(seat)
    };
    let mut table = laid(A);
    table.plays(BLANK).asked(A, What::Buy);
    assert_eq!(table.answers(), [Answer::Sweep, Answer::Done]);
    let mut table = laid(B);
    table.plays(BLANK).buys("hibernation").reveals("tank");
    assert_eq!(table.cards(B), ["hibernation"]);
}

#[test]
fn hibernation_may_be_sold() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, ["metamorph", "hibernation"])
        .turn_of(A);
    table
        .fixes(BLANK)
        .done()
        .resolves_rest()
        .asked(A, What::Sale)
        .sells("hibernation");
    assert_eq!((table.energy(A), table.cards(A)), (4, vec!["metamorph"]));
}

#[test]
fn hibernation_that_comes_to_tokyo_is_discarded() {
    let mut table = dark_table(3).in_city(A).holding(B, "hibernation").turn_of(A);
    let key = table.key("hibernation");
    table.state.agenda.push(Task::HandOver(key, A));
    table.plays(claws(1)).turn_is(B);
    assert!(table.discarded("hibernation"));
    assert_eq!((table.hearts(B), table.place(A)), (9, Place::City), "A is awake");
}
