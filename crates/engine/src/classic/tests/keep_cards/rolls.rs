//! The Keep cards that give more dice and rolls, and those that turn dice.

use super::super::kit::*;
use crate::Game;
use crate::classic::Face::{Claw, Energy, Heart, One, Three, Two};
use crate::classic::{Edition, Event, Pick, What};

// --- Energy Drink

#[test]
fn energy_drink_buys_rolls_as_long_as_there_is_energy() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 2)
        .holding(A, "energy-drink")
        .turn_of(A);
    table.rolls(BLANK);
    assert!(!table.may_use(A, "energy-drink"), "rolls are left");
    table.rerolls([0], [Two]).rerolls([0], [Two]);
    assert!(!table.state.may_reroll());
    table
        .uses(A, "energy-drink")
        .rerolls([0, 1, 2, 3, 4, 5], [One; 6]);
    table.uses(A, "energy-drink").rerolls([5], [Heart]);
    assert_eq!(table.energy(A), 0);
    table.asked(A, What::Group);
}

#[test]
fn energy_drink_bought_again_and_again_leaves_a_position_that_can_be_saved() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 9_000)
        .holding(A, "energy-drink")
        .turn_of(A);
    table.rolls(BLANK).rerolls([0], [Two]).rerolls([0], [Two]);
    for _ in 0..300 {
        table.uses(A, "energy-drink");
        if table.state.may_reroll() {
            table.rerolls([0], [Two]);
        }
    }
    assert_eq!(table.state.check(), Ok(()));
}

#[test]
fn energy_drink_may_be_left_alone() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 1)
        .holding(A, "energy-drink")
        .turn_of(A);
    table.rolls(BLANK).rerolls([0], [One]).rerolls([0], [One]);
    table.asked(A, What::Roll).done().resolves_rest().turn_is(B);
    assert_eq!(table.energy(A), 1);
}

// --- Extra Head

#[test]
fn extra_heads_add_up() {
    let table = table(3).holding(A, "extra-head").turn_of(A);
    assert_eq!(table.state.turn().dice.len(), 7);
    let table = self::table(3).holding(A, ["extra-head", "extra-head"]).turn_of(A);
    assert_eq!(table.state.turn().dice.len(), 8);
    let mut table = self::table(3)
        .holding(A, ["extra-head", "extra-head"])
        .mimicking(A, "extra-head")
        .turn_of(A);
    table.rolls([One, One, One, Two, Two, Two, Three, Three, Three]);
    assert_eq!(table.state.turn().dice.len(), 9);
}

#[test]
fn extra_head_is_counted_before_the_first_roll() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 7)
        .shrink(C, 2)
        .holding(C, "extra-head")
        .market("extra-head")
        .turn_of(A);
    table.plays(BLANK).buys("extra-head").reveals("tank").turn_is(B);
    assert_eq!(table.state.turn().dice.len(), 6, "it is nobody else's");
    table.idles(B).turn_is(C);
    assert_eq!(table.state.turn().dice.len(), 6 - 2 + 1);
}

// --- Giant Brain

#[test]
fn giant_brain_is_a_fourth_roll() {
    let mut table = table(3).in_city(B).holding(A, "giant-brain").turn_of(A);
    table.rolls(BLANK).rerolls([0], [One]).rerolls([0], [One]);
    assert!(table.state.may_reroll());
    table.rerolls([0], [Heart]).asked(A, What::Group);
    assert_eq!(table.state.turn().rolls, 4);
}

#[test]
fn giant_brain_comes_before_the_rolls_that_are_paid_for() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 1)
        .holding(A, ["giant-brain", "smoke-cloud", "energy-drink"])
        .turn_of(A);
    table.rolls(BLANK).rerolls([0], [One]).rerolls([0], [One]);
    assert!(!table.may_use(A, "smoke-cloud") && !table.may_use(A, "energy-drink"));
    table.rerolls([0], [One]);
    table.uses(A, "smoke-cloud").rerolls([0], [One]);
    table.uses(A, "energy-drink").rerolls([0], [One]);
    assert_eq!(table.state.turn().rolls, 6);
    assert_eq!((table.held("smoke-cloud").tokens, table.energy(A)), (2, 0));
}

// --- Herd Culler

#[test]
fn herd_culler_turns_one_die_to_one_once_a_turn() {
    let mut table = table(3).in_city(B).holding(A, "herd-culler").turn_of(A);
    table
        .fixes([One, One, Two, Two, Claw, Heart])
        .asked(A, What::ChangeDice);
    assert!(table.use_of(A, "herd-culler", Pick::DieFace(4, Two)).is_none());
    assert!(
        table.use_of(A, "herd-culler", Pick::DieFace(0, One)).is_none(),
        "it is one already"
    );
    table
        .uses_on(A, "herd-culler", Pick::DieFace(4, One))
        .resolves_rest()
        .turn_is(B);
    assert_eq!((table.stars(A), table.hearts(B)), (1, 10));
    assert!(table.heard(|event| matches!(
        event,
        Event::DieChanged {
            by: A,
            die: 4,
            from: Claw,
            to: One,
            ..
        }
    )));
    // The next turn it works again, and it may be left alone.
    table.idles(B).idles(C);
    table
        .fixes([Claw, Claw, Two, Two, Three, Three])
        .asked(A, What::ChangeDice)
        .done()
        .resolves_rest()
        .stays(B);
    assert_eq!(table.hearts(B), 8);
}

#[test]
fn herd_culler_does_not_let_the_opponents_answer_again() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "herd-culler")
        .holding(C, "psychic-probe")
        .turn_of(A);
    table
        .fixes([Two, Two, Two, Claw, Three, Three])
        .asked(C, What::OpponentDice)
        .done()
        .asked(A, What::ChangeDice)
        .uses_on(A, "herd-culler", Pick::DieFace(3, One))
        .asked(A, What::Group);
}

#[test]
fn herd_culler_earns_the_third_one_for_gourmet_and_freeze_time() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["herd-culler", "gourmet", "freeze-time"])
        .turn_of(A);
    table
        .fixes([One, One, Two, Two, Three, Three])
        .uses_on(A, "herd-culler", Pick::DieFace(5, One))
        .resolves_rest()
        .asked(A, What::ExtraTurn { penalty: 1 });
    assert_eq!(table.stars(A), 1 + 2);
}

// --- Stretchy

#[test]
fn stretchy_turns_dice_as_long_as_there_is_energy() {
    let mut table = table(3).in_city(B).energy(A, 5).holding(A, "stretchy").turn_of(A);
    table.rolls(BLANK);
    assert!(!table.may_use(A, "stretchy"), "not between the rolls");
    table
        .keeps_all()
        .uses_on(A, "stretchy", Pick::DieFace(4, Claw))
        .uses_on(A, "stretchy", Pick::DieFace(5, Claw))
        .asked(A, What::Group);
    assert_eq!(
        (table.energy(A), table.dice()),
        (1, vec![One, One, Two, Two, Claw, Claw])
    );
}

#[test]
fn stretchy_may_turn_the_same_die_twice_and_stop() {
    let mut table = table(3).in_city(B).energy(A, 6).holding(A, "stretchy").turn_of(A);
    table
        .fixes(BLANK)
        .uses_on(A, "stretchy", Pick::DieFace(0, Claw))
        .uses_on(A, "stretchy", Pick::DieFace(0, Energy))
        .done()
        .resolves_rest();
    assert_eq!(table.energy(A), 6 - 4 + 1);
}

#[test]
fn stretchy_needs_two_energy() {
    let mut table = table(3).in_city(B).energy(A, 1).holding(A, "stretchy").turn_of(A);
    table.fixes(BLANK).asked(A, What::Group);
}

#[test]
fn changes_of_dice_may_be_mixed() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 2)
        .holding(A, ["herd-culler", "plot-twist", "stretchy"])
        .turn_of(A);
    table
        .fixes([Two, Two, Three, Three, Heart, Heart])
        .uses_on(A, "plot-twist", Pick::DieFace(2, Two))
        .uses_on(A, "stretchy", Pick::DieFace(3, Two))
        .uses_on(A, "herd-culler", Pick::DieFace(4, One))
        .asked(A, What::Group);
    assert_eq!(table.dice(), [Two, Two, Two, Two, One, Heart]);
}

// --- Costs of the other edition

#[test]
fn four_keep_cards_cost_more_in_the_dark_edition() {
    let dark = dark_table(3).turn_of(A);
    let base = table(3).turn_of(A);
    assert_eq!(dark.state.options().edition, Edition::Dark);
    let costs = |table: &Table| {
        ["freeze-time", "gourmet", "herd-culler", "solar-powered"]
            .map(|slug| table.state.printed_cost(card(slug)))
    };
    assert_eq!((costs(&base), costs(&dark)), ([5, 4, 3, 2], [6, 6, 5, 3]));
    let dearer = crate::classic::CardId::all()
        .filter(|card| card.card().dark_cost != card.card().cost)
        .count();
    assert_eq!(dearer, 4, "and no others");
}
