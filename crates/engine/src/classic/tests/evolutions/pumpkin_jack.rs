//! Pumpkin Jack's Evolutions.

use super::super::kit::*;
use crate::classic::{Answer, Event, Face, Monster, Pick, What};

const TWO: [Monster; 2] = [Monster::PumpkinJack, Monster::Gigazaur];
const THREE: [Monster; 3] = [Monster::PumpkinJack, Monster::Gigazaur, Monster::TheKing];
const ONES: [Face; 6] = [Face::One, Face::One, Face::One, Face::Two, Face::Two, Face::Three];

#[test]
fn detachable_head_adds_one_to_the_owners_claws_only() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "detachable-head")
        .in_city(B)
        .turn_of(A);
    table
        .plays(claws(1))
        .passes()
        .stays(B)
        .evolves_on(A, "detachable-head", Pick::Seat(B));
    assert_eq!(table.hearts(B), 9);
    table
        .passes()
        .buys_no_more()
        .passes()
        .plays(BLANK)
        .passes()
        .buys_no_more()
        .passes();
    table.turn_is(A).plays(claws(1)).passes();
    assert_eq!(table.hearts(B), 7);
}

#[test]
fn ignis_fatus_takes_a_roll() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "ignis-fatus")
        .in_city(B)
        .turn_of(A);
    table
        .plays(claws(1))
        .passes()
        .stays(B)
        .evolves_on(A, "ignis-fatus", Pick::Seat(B));
    table.passes().buys_no_more().passes();
    assert_eq!((table.state.active(), table.state.roll_limit()), (B, 2));
}

#[test]
fn smashing_pumpkin_hits_everybody_with_twelve_stars() {
    let mut table = powered_table(&THREE)
        .in_hand(A, "smashing-pumpkin")
        .stars(A, 12)
        .stars(B, 15)
        .stars(C, 11)
        .in_city(B)
        .turn_of(A);
    table.rolls(BLANK).evolves(A, "smashing-pumpkin").passes();
    assert_eq!([A, B, C].map(|seat| table.hearts(seat)), [8, 8, 10]);
}

#[test]
fn trick_or_threat_collects_energy_or_costs_two_hearts_at_once() {
    let mut table = powered_table(&THREE)
        .evolved(A, "trick-or-threat")
        .energy(B, 1)
        .energy(C, 1)
        .in_city(B)
        .turn_of(A);
    table.plays(ONES).chooses(B, Pick::Number(0));
    assert_eq!(table.hearts(C), 10);
    table.chooses(C, Pick::Number(1));
    assert_eq!((table.energy(A), table.hearts(B), table.hearts(C)), (1, 10, 8));
    assert_eq!(table.cards(A), ["trick-or-threat"], "it stays");
    assert_eq!(table.stars(A), 1);
}

#[test]
fn bobbing_for_apples_keeps_the_card_if_its_replacement_is_even() {
    let mut table = powered_table(&TWO)
        .evolved(A, "bobbing-for-apples")
        .energy(A, 3)
        .market(["jets", "skyscraper", "vast-storm"])
        .in_city(B)
        .turn_of(A);
    table
        .plays(BLANK)
        .uses_on(A, "bobbing-for-apples", Pick::Slot(0))
        .reveals("tank");
    assert_eq!(table.energy(A), 0);
    assert!(table.cards(A).contains(&"jets"), "a tank costs 4");
}

#[test]
fn bobbing_for_apples_gives_the_energy_back_if_it_is_odd() {
    let mut table = powered_table(&TWO)
        .evolved(A, "bobbing-for-apples")
        .energy(A, 3)
        .market(["jets", "skyscraper", "vast-storm"])
        .in_city(B)
        .turn_of(A);
    table
        .plays(BLANK)
        .uses_on(A, "bobbing-for-apples", Pick::Slot(0))
        .reveals("heal");
    assert_eq!(table.energy(A), 3);
    assert!(table.discarded("jets") && !table.cards(A).contains(&"jets"));
}

#[test]
fn feast_of_crows_takes_what_each_giver_chooses_a_heart_too() {
    let mut table = powered_table(&THREE)
        .in_hand(A, "feast-of-crows")
        .hearts(A, 5)
        .stars(B, 1)
        .energy(C, 1)
        .in_city(B)
        .turn_of(A);
    table
        .rolls(BLANK)
        .evolves(A, "feast-of-crows")
        .chooses(B, Pick::Number(2))
        .chooses(C, Pick::Number(0));
    assert_eq!((table.hearts(A), table.hearts(B), table.energy(A)), (6, 9, 1));
}

#[test]
fn feast_of_crows_lets_a_monster_give_its_last_heart() {
    let mut table = powered_table(&THREE)
        .in_hand(A, "feast-of-crows")
        .hearts(A, 5)
        .hearts(B, 1)
        .stars(B, 1)
        .in_city(C)
        .turn_of(A);
    table
        .rolls(BLANK)
        .evolves(A, "feast-of-crows")
        .chooses(B, Pick::Number(2));
    assert!(!table.alive(B));
    assert!(table.heard(|event| matches!(event, Event::Eliminated { .. })));
}

#[test]
fn scythe_begins_with_one_claw_and_grows_with_eliminations() {
    let mut table = powered_table(&THREE)
        .in_hand(A, "scythe")
        .hearts(B, 1)
        .in_city(B)
        .turn_of(A);
    table
        .rolls(BLANK)
        .evolves(A, "scythe")
        .keeps_all()
        .passes()
        .resolves_rest();
    assert!(!table.alive(B));
    assert_eq!(table.held("scythe").tokens, 2);
}

#[test]
fn candy_heals_one() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "candy")
        .hearts(A, 5)
        .in_city(B)
        .turn_of(A);
    table.rolls(BLANK).evolves(A, "candy");
    assert_eq!(table.hearts(A), 6);
    assert!(table.state.evolutions_discarded(A).contains(card("candy")));
}

#[test]
fn candy_shields_from_a_wound_and_goes_to_the_attackers_hand() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "candy")
        .hearts(A, 10)
        .in_city(A)
        .turn_of(B);
    table.plays(claws(3)).passes_to(A, What::Harm);
    let shield = table.use_of(A, "candy", Pick::Nothing).expect("offered");
    assert_eq!(shield.rule_name(), Some("shield"), "at the cap it does not heal");
    table.says(Answer::Use(shield));
    assert_eq!(table.hearts(A), 10);
    assert!(table.state.hand(B).contains(card("candy")));
}
