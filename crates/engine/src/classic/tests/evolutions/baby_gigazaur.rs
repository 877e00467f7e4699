//! Baby Gigazaur's Evolutions.

use super::super::kit::*;
use crate::classic::{Face, Monster, Pick, What};

const TWO: [Monster; 2] = [Monster::BabyGigazaur, Monster::Gigazaur];

#[test]
fn my_toy_is_sold_to_its_owner_alone_and_another_one_follows() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "my-toy")
        .energy(A, 3)
        .market(["heal", "skyscraper", "vast-storm"])
        .in_city(B)
        .turn_of(A);
    table
        .rolls(BLANK)
        .evolves(A, "my-toy")
        .chooses(A, Pick::Slot(0))
        .reveals("frenzy");
    table
        .keeps_all()
        .passes()
        .resolves_rest()
        .passes()
        .uses(A, "my-toy");
    assert_eq!(table.energy(A), 0);
    table.chooses(A, Pick::Slot(1)).reveals("tank");
    let key = table.key("my-toy");
    assert_eq!(table.state.reserved(key), Some(card("skyscraper")));
}

#[test]
fn my_toy_goes_to_the_discard_pile_with_the_evolution() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "my-toy")
        .hearts(A, 1)
        .market(["heal", "skyscraper", "vast-storm"])
        .in_city(B)
        .turn_of(A);
    table
        .rolls(BLANK)
        .evolves(A, "my-toy")
        .chooses(A, Pick::Slot(0))
        .reveals("frenzy");
    table
        .keeps_all()
        .passes()
        .resolves_rest()
        .passes()
        .buys_no_more()
        .passes();
    table.plays(claws(1));
    assert!(!table.alive(A) && table.discarded("heal"));
}

#[test]
fn growing_fast_heals_without_a_heart_in_tokyo_too() {
    let mut table = powered_table(&TWO)
        .evolved(A, "growing-fast")
        .hearts(A, 5)
        .in_city(A)
        .turn_of(A);
    table.plays(BLANK);
    assert_eq!(table.hearts(A), 6);
    let mut table = powered_table(&TWO)
        .evolved(A, "growing-fast")
        .hearts(A, 5)
        .in_city(A)
        .turn_of(A);
    table.plays([
        Face::Heart,
        Face::One,
        Face::One,
        Face::Two,
        Face::Two,
        Face::Three,
    ]);
    assert_eq!(table.hearts(A), 5);
}

#[test]
fn nurture_the_young_takes_from_those_with_more() {
    let three = [Monster::BabyGigazaur, Monster::Gigazaur, Monster::TheKing];
    let mut table = powered_table(&three)
        .in_hand(A, "nurture-the-young")
        .stars(A, 3)
        .stars(B, 4)
        .stars(C, 3)
        .in_city(B)
        .turn_of(A);
    table.rolls(BLANK).evolves(A, "nurture-the-young");
    assert_eq!((table.stars(A), table.stars(B), table.stars(C)), (4, 3, 3));
}

#[test]
fn tiny_tail_turns_up_to_two_dice() {
    let mut table = powered_table(&TWO).evolved(A, "tiny-tail").in_city(B).turn_of(A);
    table.fixes([
        Face::One,
        Face::Two,
        Face::Two,
        Face::Three,
        Face::Three,
        Face::Heart,
    ]);
    table
        .uses_on(A, "tiny-tail", Pick::DieFace(1, Face::One))
        .chooses(A, Pick::DieFace(2, Face::One));
    table.resolves_rest();
    assert_eq!(table.stars(A), 1);
}

#[test]
fn too_cute_to_smash_costs_a_star() {
    let mut table = powered_table(&TWO)
        .evolved(A, "too-cute-to-smash")
        .stars(B, 2)
        .in_city(A)
        .turn_of(B);
    table.plays(claws(1));
    assert_eq!(table.stars(B), 1);
}

#[test]
fn so_small_rolls_a_die_for_each_claw_and_needs_one_heart() {
    for (dice, hearts) in [([Face::Heart, Face::One, Face::One], 10), ([Face::One; 3], 7)] {
        let mut table = powered_table(&TWO).evolved(A, "so-small").in_city(A).turn_of(B);
        table
            .plays(claws(3))
            .asked(A, What::Harm)
            .uses(A, "so-small")
            .nature(dice);
        assert_eq!(table.hearts(A), hearts);
    }
}

#[test]
fn so_small_does_not_hide_from_cards() {
    let mut table = powered_table(&TWO)
        .evolved(A, "so-small")
        .energy(B, 9)
        .market(["flame-thrower", "skyscraper", "vast-storm"])
        .in_city(A)
        .turn_of(B);
    table.plays(BLANK).buys("flame-thrower").reveals("heal");
    assert_eq!(table.hearts(A), 8);
}

#[test]
fn underrated_adds_two_claws_without_any_on_the_dice() {
    let mut table = powered_table(&TWO).in_hand(A, "underrated").in_city(B).turn_of(A);
    table.fixes(BLANK).evolves(A, "underrated").resolves_rest();
    assert_eq!(table.hearts(B), 8);
}

#[test]
fn underrated_comes_too_late_for_fire_breathing() {
    let three = [Monster::BabyGigazaur, Monster::Gigazaur, Monster::TheKing];
    let mut table = powered_table(&three)
        .in_hand(A, "underrated")
        .holding(A, "fire-breathing")
        .in_city(B)
        .turn_of(A);
    table.fixes(BLANK).evolves(A, "underrated").resolves_rest();
    assert_eq!((table.hearts(B), table.hearts(C)), (8, 10));
}

#[test]
fn yummy_yummy_heals_and_feeds() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "yummy-yummy")
        .hearts(A, 5)
        .in_city(B)
        .turn_of(A);
    table.rolls(BLANK).evolves(A, "yummy-yummy");
    assert_eq!((table.hearts(A), table.energy(A)), (7, 1));
    assert!(table.state.evolutions_discarded(A).contains(card("yummy-yummy")));
}
