//! Gigazaur's Evolutions.

use super::super::kit::*;
use crate::Game;
use crate::classic::{Face, Monster, Pick, Place, What};

const TWO: [Monster; 2] = [Monster::Gigazaur, Monster::TheKing];

#[test]
fn detachable_tail_cancels_the_hit_and_all_that_follows_and_nobody_may_yield_to_it() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "detachable-tail")
        .in_city(A)
        .turn_of(B);
    table.plays(claws(3)).evolves(A, "detachable-tail");
    assert_eq!(table.hearts(A), 10);
    assert!(!table.heard(|event| matches!(event, crate::classic::Event::YieldChosen { .. })));
    table.passes().buys_no_more().passes();
    assert_eq!(table.state.active(), A);
    assert_eq!(table.place(A), Place::City);
    // It is discarded when the turn is over.
    assert!(
        table
            .state
            .evolutions_discarded(A)
            .contains(card("detachable-tail"))
    );
}

#[test]
fn detachable_tail_waits_for_a_hit() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "detachable-tail")
        .in_city(B)
        .turn_of(A);
    table.fixes(BLANK);
    assert!(!table.may_use(A, "detachable-tail"));
}

#[test]
fn radioactive_waste_saves_from_a_deadly_hit() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "radioactive-waste")
        .hearts(A, 2)
        .in_city(A)
        .turn_of(B);
    table.plays(claws(2)).evolves(A, "radioactive-waste");
    // One more heart, and two are lost.
    assert_eq!((table.hearts(A), table.energy(A)), (1, 2));
    table.asked(A, What::Yield);
}

#[test]
fn radioactive_waste_is_played_at_any_time_and_in_tokyo() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "radioactive-waste")
        .hearts(A, 5)
        .in_city(A)
        .turn_of(B);
    table
        .rolls(BLANK)
        .evolves(A, "radioactive-waste")
        .asked(B, What::Roll);
    assert_eq!((table.hearts(A), table.energy(A)), (6, 2));
}

#[test]
fn primal_bellow_takes_two_stars_of_each_other_and_none_below_zero() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "primal-bellow")
        .stars(B, 1)
        .stars(A, 5)
        .in_city(B)
        .turn_of(A);
    table.rolls(BLANK).evolves(A, "primal-bellow");
    assert_eq!((table.stars(A), table.stars(B)), (5, 0));
}

#[test]
fn saurian_adaptability_turns_all_dice_of_a_face() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "saurian-adaptability")
        .in_city(B)
        .turn_of(A);
    table.fixes([
        Face::One,
        Face::One,
        Face::One,
        Face::Two,
        Face::Three,
        Face::Heart,
    ]);
    table.evolves_on(A, "saurian-adaptability", Pick::Faces(Face::One, Face::Three));
    assert_eq!(
        table.dice(),
        [
            Face::Three,
            Face::Three,
            Face::Three,
            Face::Two,
            Face::Three,
            Face::Heart
        ]
    );
    table.passes().resolves_rest();
    assert_eq!(table.stars(A), 4);
}

#[test]
fn defender_of_tokyo_costs_the_others_a_star_after_the_income() {
    let mut table = powered_table(&TWO)
        .evolved(A, "defender-of-tokyo")
        .stars(B, 3)
        .in_city(A)
        .turn_of(A);
    assert_eq!((table.stars(A), table.stars(B)), (2, 2));
    table.turn_is(A);
}

#[test]
fn heat_vision_takes_a_star_from_whoever_wounds() {
    let mut table = powered_table(&TWO)
        .evolved(A, "heat-vision")
        .stars(B, 3)
        .in_city(A)
        .turn_of(B);
    table.plays(claws(2));
    assert_eq!((table.stars(A), table.stars(B)), (0, 2));
}

#[test]
fn heat_vision_does_not_mind_cards() {
    let mut table = powered_table(&TWO)
        .evolved(A, "heat-vision")
        .stars(B, 3)
        .energy(B, 9)
        .market(["flame-thrower", "skyscraper", "vast-storm"])
        .in_city(A)
        .turn_of(B);
    table.plays(BLANK).buys("flame-thrower").reveals("heal");
    assert_eq!((table.hearts(A), table.stars(B)), (8, 3));
}

#[test]
fn gamma_breath_turns_one_die_and_is_used_from_the_hand_in_one_go() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "gamma-breath")
        .in_city(B)
        .turn_of(A);
    table
        .fixes(BLANK)
        .evolves(A, "gamma-breath")
        .uses_on(A, "gamma-breath", Pick::DieFace(0, Face::Claw));
    assert!(!table.may_use(A, "gamma-breath"), "once a turn");
    table.passes().resolves_rest();
    assert_eq!(table.hearts(B), 9);
}

#[test]
fn tail_sweep_makes_a_one_or_a_two() {
    let mut table = powered_table(&TWO).evolved(A, "tail-sweep").in_city(B).turn_of(A);
    table.fixes([
        Face::One,
        Face::One,
        Face::Three,
        Face::Three,
        Face::Heart,
        Face::Two,
    ]);
    assert!(
        table
            .use_of(A, "tail-sweep", Pick::DieFace(2, Face::Three))
            .is_none()
    );
    table
        .uses_on(A, "tail-sweep", Pick::DieFace(2, Face::One))
        .resolves_rest();
    assert_eq!(table.stars(A), 1);
}

#[test]
fn tail_sweep_changes_a_die_that_gamma_breath_has_made() {
    let mut table = powered_table(&TWO)
        .evolved(A, ["tail-sweep", "gamma-breath"])
        .in_city(B)
        .turn_of(A);
    table
        .fixes(BLANK)
        .uses_on(A, "gamma-breath", Pick::DieFace(5, Face::Claw));
    table.uses_on(A, "tail-sweep", Pick::DieFace(5, Face::Two));
    assert_eq!(table.state.turn().dice.count(Face::Two), 3);
    table.state.check().expect("whole");
}
