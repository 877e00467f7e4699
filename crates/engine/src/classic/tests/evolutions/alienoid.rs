//! Alienoid's Evolutions.

use super::super::kit::*;
use crate::classic::{Face, Monster, Pick};

const TWO: [Monster; 2] = [Monster::Alienoid, Monster::Gigazaur];
const TWOS: [Face; 6] = [Face::Two, Face::Two, Face::Two, Face::One, Face::One, Face::Three];

#[test]
fn alien_scourge_gives_two_stars() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "alien-scourge")
        .in_city(B)
        .turn_of(B);
    table.rolls(BLANK).evolves(A, "alien-scourge");
    assert_eq!(table.stars(A), 2);
}

#[test]
fn precision_field_support_takes_the_first_cheap_keep_card() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "precision-field-support")
        .in_city(B)
        .turn_of(A);
    table.rolls(BLANK).evolves(A, "precision-field-support");
    table.reveals("heal").reveals("wings").reveals("camouflage");
    assert_eq!(table.cards(A), ["camouflage"]);
    assert!(table.discarded("heal") && table.discarded("wings"));
    assert_eq!(table.energy(A), 0);
}

#[test]
fn precision_field_support_stops_after_one_pass_without_a_hit() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "precision-field-support")
        .market(["skyscraper", "vast-storm", "gas-refinery"])
        .in_city(B)
        .nothing_to_draw()
        .turn_of(A);
    table.rolls(BLANK).evolves(A, "precision-field-support");
    assert!(table.cards(A).is_empty());
    table.asked(A, crate::classic::What::Roll);
}

#[test]
fn anger_batteries_pay_for_hearts_lost_this_turn() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "anger-batteries")
        .in_city(A)
        .turn_of(B);
    table.plays(claws(3)).stays(A).evolves(A, "anger-batteries");
    assert_eq!(table.energy(A), 3);
}

#[test]
fn adapting_technology_replaces_the_market_three_times() {
    let mut table = powered_table(&TWO)
        .evolved(A, "adapting-technology")
        .in_city(B)
        .turn_of(A);
    table.plays(BLANK);
    for cards in [
        ["heal", "tank", "jets"],
        ["wings", "camouflage", "commuter-train"],
        ["opportunist", "mimic", "national-guard"],
    ] {
        table.uses(A, "adapting-technology");
        for slug in cards {
            table.reveals(slug);
        }
    }
    assert!(table.cards(A).is_empty(), "the last token is spent");
}

#[test]
fn funny_looking_joins_the_smashes_and_beats_armor_plating() {
    let mut table = powered_table(&TWO)
        .evolved(A, "funny-looking-but-dangerous")
        .holding(B, "armor-plating")
        .in_city(B)
        .turn_of(A);
    table.plays([
        Face::Two,
        Face::Two,
        Face::Two,
        Face::Claw,
        Face::One,
        Face::Three,
    ]);
    assert_eq!(table.hearts(B), 8);
}

#[test]
fn funny_looking_works_without_a_claw_wherever_the_others_are() {
    let mut table = powered_table(&TWO)
        .evolved(A, "funny-looking-but-dangerous")
        .turn_of(A);
    table.plays(TWOS);
    assert_eq!(table.hearts(B), 9);
}

#[test]
fn exotic_arms_pay_off_with_three_claws() {
    let mut table = powered_table(&TWO)
        .evolved(A, "exotic-arms")
        .energy(A, 2)
        .in_city(B)
        .turn_of(A);
    table.chooses(A, Pick::Number(1)).plays(claws(3));
    assert_eq!((table.hearts(B), table.energy(A)), (5, 2));
}

#[test]
fn exotic_arms_backfire_with_fewer() {
    let mut table = powered_table(&TWO)
        .evolved(A, "exotic-arms")
        .energy(A, 2)
        .in_city(B)
        .turn_of(A);
    table.chooses(A, Pick::Number(1)).plays(BLANK);
    assert_eq!((table.hearts(A), table.energy(A), table.hearts(B)), (8, 0, 10));
}

#[test]
fn mothership_support_heals_once_in_the_own_turn_in_tokyo_too() {
    let mut table = powered_table(&TWO)
        .evolved(A, "mothership-support")
        .energy(A, 3)
        .hearts(A, 5)
        .in_city(A)
        .turn_of(A);
    table.rolls(BLANK).uses(A, "mothership-support");
    assert_eq!((table.hearts(A), table.energy(A)), (6, 2));
    assert!(!table.may_use(A, "mothership-support"));
}

#[test]
fn superior_alien_technology_halves_the_price_and_puts_a_saucer_on_the_card() {
    let mut table = powered_table(&TWO)
        .evolved(A, "superior-alien-technology")
        .energy(A, 4)
        .market(["jets", "skyscraper", "vast-storm"])
        .in_city(B)
        .turn_of(A);
    table
        .plays(BLANK)
        .uses(A, "superior-alien-technology")
        .buys("jets")
        .reveals("frenzy");
    assert_eq!(table.energy(A), 1, "half of 5, rounded up");
    assert!(table.state.has_saucer(table.key("jets")));
    table.buys_no_more().idles(B);
    // At the start of A's next turn a claw takes it away.
    table.nature([Face::Claw]).turn_is(A);
    assert!(!table.cards(A).contains(&"jets"));
}
