//! Meka Dragon's Evolutions.

use super::super::kit::*;
use crate::classic::{Face, Monster, Pick, Place, What};

const TWO: [Monster; 2] = [Monster::MekaDragon, Monster::Gigazaur];
const THREE: [Monster; 3] = [Monster::MekaDragon, Monster::Gigazaur, Monster::TheKing];

#[test]
fn mecha_blast_adds_two_after_armor_plating_has_been_looked_at() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "mecha-blast")
        .in_city(B)
        .turn_of(A);
    table.fixes(claws(2)).evolves(A, "mecha-blast").resolves_rest();
    assert_eq!(table.hearts(B), 6);
    let mut table = powered_table(&TWO)
        .in_hand(A, "mecha-blast")
        .holding(B, "armor-plating")
        .in_city(B)
        .turn_of(A);
    table.fixes(claws(1)).evolves(A, "mecha-blast").resolves_rest();
    assert_eq!(table.hearts(B), 10);
}

#[test]
fn destructive_analysis_pays_for_each_claw_on_the_dice() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "destructive-analysis")
        .holding(A, "acid-attack")
        .in_city(B)
        .turn_of(A);
    table.fixes(claws(3)).evolves(A, "destructive-analysis");
    assert_eq!(table.energy(A), 3);
}

#[test]
fn programmed_to_destroy_counts_the_reborn_and_the_poisoned() {
    let mut table = powered_table(&THREE)
        .evolved(A, "programmed-to-destroy")
        .holding(B, "it-has-a-child")
        .hearts(B, 1)
        .poison(B, 1)
        .in_city(C)
        .turn_of(B);
    table.plays(BLANK).buys_no_more();
    assert_eq!((table.stars(A), table.energy(A)), (3, 2));
    assert!(table.alive(B));
}

#[test]
fn tune_up_gives_up_the_turn_outside_tokyo() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "tune-up")
        .hearts(A, 3)
        .in_city(B)
        .turn_of(A);
    table.evolves(A, "tune-up");
    assert_eq!(
        (table.hearts(A), table.energy(A), table.state.active()),
        (7, 2, B)
    );
    assert!(table.state.evolutions_discarded(A).contains(card("tune-up")));
}

#[test]
fn tune_up_is_not_played_in_tokyo() {
    powered_table(&TWO)
        .in_hand(A, "tune-up")
        .in_city(A)
        .turn_of(A)
        .turn_is(A);
}

#[test]
fn breath_of_doom_reaches_all_others_outside() {
    let four = [
        Monster::MekaDragon,
        Monster::Gigazaur,
        Monster::TheKing,
        Monster::Kraken,
    ];
    let mut table = powered_table(&four)
        .evolved(A, "breath-of-doom")
        .in_city(B)
        .turn_of(A);
    table.plays(claws(1));
    assert_eq!([A, B, C, D].map(|seat| table.hearts(seat)), [10, 9, 9, 9]);
}

#[test]
fn lightning_armor_answers_the_dealer() {
    let mut table = powered_table(&TWO)
        .evolved(A, "lightning-armor")
        .in_city(A)
        .turn_of(B);
    table
        .plays(claws(2))
        .chooses(A, Pick::Number(1))
        .nature([Face::Claw, Face::Claw]);
    assert_eq!(table.hearts(B), 8);
    table.asked(A, What::Yield);
}

#[test]
fn lightning_armor_has_nobody_to_answer_for_poison() {
    let mut table = powered_table(&TWO)
        .evolved(A, "lightning-armor")
        .poison(A, 2)
        .in_city(B)
        .turn_of(A);
    table.plays(BLANK).buys_no_more().turn_is(B);
    assert_eq!(table.hearts(A), 8);
}

#[test]
fn claws_of_steel_add_one_from_three_hearts_on() {
    for (count, left) in [(2, 8), (3, 6), (4, 5)] {
        let mut table = powered_table(&TWO)
            .evolved(A, "claws-of-steel")
            .in_city(B)
            .turn_of(A);
        table.plays(claws(count));
        assert_eq!(table.hearts(B), left);
    }
}

#[test]
fn claws_of_steel_add_up_over_the_turn_and_only_once() {
    let mut table = powered_table(&TWO)
        .evolved(A, "claws-of-steel")
        .energy(A, 9)
        .market(["flame-thrower", "skyscraper", "vast-storm"])
        .in_city(B)
        .turn_of(A);
    table
        .plays(claws(2))
        .stays(B)
        .buys("flame-thrower")
        .reveals("heal");
    assert_eq!(table.hearts(B), 5, "2, then 2 and 1 more");
}

#[test]
fn target_acquired_marks_whoever_wounds() {
    let mut table = powered_table(&TWO)
        .evolved(A, "target-acquired")
        .in_city(A)
        .turn_of(B);
    table
        .plays(claws(1))
        .chooses(A, Pick::Number(1))
        .yields(A)
        .buys_no_more();
    assert_eq!((table.state.target(), table.place(B)), (Some(B), Place::City));
    table.turn_is(A).plays(claws(1));
    assert_eq!(table.hearts(B), 8);
}
