//! Cyber Bunny's Evolutions.

use super::super::kit::*;
use crate::classic::{Face, Moment, Monster, Pick, What};

const TWO: [Monster; 2] = [Monster::CyberBunny, Monster::Gigazaur];

#[test]
fn stroke_of_genius_doubles_the_energy_of_the_turn() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "stroke-of-genius")
        .in_city(B)
        .turn_of(A);
    let dice = [
        Face::Energy,
        Face::Energy,
        Face::Energy,
        Face::One,
        Face::Two,
        Face::Two,
    ];
    table.plays(dice).evolves(A, "stroke-of-genius");
    assert_eq!(table.energy(A), 6);
}

#[test]
fn emergency_battery_gives_three_in_anybodys_turn() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "emergency-battery")
        .in_city(B)
        .turn_of(B);
    table
        .rolls(BLANK)
        .evolves(A, "emergency-battery")
        .asked(B, What::Roll);
    assert_eq!(table.energy(A), 3);
}

#[test]
fn rabbits_foot_cancels_card_damage_as_well() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "rabbits-foot")
        .energy(B, 9)
        .market(["flame-thrower", "skyscraper", "vast-storm"])
        .in_city(A)
        .turn_of(B);
    table
        .plays(BLANK)
        .buys("flame-thrower")
        .reveals("heal")
        .evolves(A, "rabbits-foot");
    assert_eq!(table.hearts(A), 10);
}

#[test]
fn heart_of_the_rabbit_rerolls_a_die_and_comes_back_in_tokyo() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "heart-of-the-rabbit")
        .in_city(B)
        .turn_of(B);
    table
        .fixes(claws(1))
        .evolves_on(A, "heart-of-the-rabbit", Pick::Die(0))
        .nature([Face::Two]);
    table.passes().resolves_rest();
    assert_eq!(table.hearts(A), 10);
    assert!(
        table
            .state
            .evolutions_discarded(A)
            .contains(card("heart-of-the-rabbit"))
    );
    table.passes().buys_no_more().passes().turn_is(A);
    table.plays(claws(1)).yields(B);
    assert!(
        table.state.hand(A).contains(card("heart-of-the-rabbit")),
        "A has entered Tokyo"
    );
}

#[test]
fn secret_laboratory_lowers_prices_but_not_below_zero() {
    let table = powered_table(&TWO)
        .evolved(A, "secret-laboratory")
        .market(["heal"])
        .turn_of(A);
    assert_eq!(table.state.price(A, card("heal")), 2);
}

#[test]
fn king_of_the_gizmo_scores_each_purchase() {
    let mut table = powered_table(&TWO)
        .evolved(A, "king-of-the-gizmo")
        .energy(A, 3)
        .market(["heal"])
        .in_city(B)
        .turn_of(A);
    table.plays(BLANK).buys("heal").reveals("frenzy");
    assert_eq!(table.stars(A), 1);
}

#[test]
fn energy_sword_adds_a_claw_and_energy_for_those_rolled() {
    let mut table = powered_table(&TWO)
        .evolved(A, "energy-sword")
        .energy(A, 2)
        .in_city(B)
        .turn_of(A);
    table.chooses(A, Pick::Number(1)).plays(claws(2));
    assert_eq!((table.hearts(B), table.energy(A)), (7, 2));
}

#[test]
fn energy_sword_gives_nothing_without_a_claw_or_without_payment() {
    let mut table = powered_table(&TWO)
        .evolved(A, "energy-sword")
        .energy(A, 2)
        .in_city(B)
        .turn_of(A);
    table.chooses(A, Pick::Number(1)).plays(BLANK);
    assert_eq!((table.hearts(B), table.energy(A)), (10, 0));
    let mut table = powered_table(&TWO)
        .evolved(A, "energy-sword")
        .energy(A, 2)
        .in_city(B)
        .turn_of(A);
    table.chooses(A, Pick::Nothing).plays(claws(2));
    assert_eq!((table.hearts(B), table.energy(A)), (8, 2));
}

#[test]
fn electric_carrot_takes_energy_or_one_more_heart() {
    for (choice, hearts, energy) in [(0, 8, 1), (1, 7, 0)] {
        let mut table = powered_table(&TWO)
            .evolved(A, "electric-carrot")
            .energy(B, 1)
            .in_city(A)
            .turn_of(A);
        table.plays(claws(2)).chooses(B, Pick::Number(choice));
        assert_eq!((table.hearts(B), table.energy(A)), (hearts, energy));
    }
}

#[test]
fn electric_carrot_does_not_ask_who_has_no_energy_nor_from_outside() {
    let mut table = powered_table(&TWO)
        .evolved(A, "electric-carrot")
        .in_city(A)
        .turn_of(A);
    table.plays(claws(2));
    assert_eq!(table.hearts(B), 7);
    let mut table = powered_table(&TWO)
        .evolved(A, "electric-carrot")
        .energy(B, 1)
        .in_city(B)
        .turn_of(A);
    table.plays(claws(2)).asked(B, What::Yield);
    assert_eq!(table.hearts(B), 8);
    let _ = Moment::Harm;
}
