//! Kraken's Evolutions.

use super::super::kit::*;
use crate::classic::{Face, Moment, Monster, Pick, Place, What};

const TWO: [Monster; 2] = [Monster::Kraken, Monster::Gigazaur];
const HEARTS: [Face; 6] = [
    Face::Heart,
    Face::Heart,
    Face::One,
    Face::One,
    Face::Two,
    Face::Two,
];

#[test]
fn healing_rain_heals_two_also_against_a_deadly_hit() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "healing-rain")
        .hearts(A, 2)
        .in_city(A)
        .turn_of(B);
    table.plays(claws(3)).evolves(A, "healing-rain");
    assert_eq!(table.hearts(A), 1);
}

#[test]
fn destructive_wave_hits_everybody_else_after_entering() {
    let mut table = powered_table(&TWO).in_hand(A, "destructive-wave").turn_of(A);
    table.plays(BLANK).evolves(A, "destructive-wave");
    assert_eq!((table.place(A), table.hearts(B)), (Place::City, 8));
}

#[test]
fn cult_worshippers_count_hearts_really_gained_this_turn() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "cult-worshippers")
        .hearts(A, 9)
        .in_city(B)
        .turn_of(A);
    table.plays(HEARTS).evolves(A, "cult-worshippers");
    assert_eq!(
        (table.hearts(A), table.stars(A)),
        (10, 1),
        "what did not fit does not count"
    );
}

#[test]
fn high_tide_doubles_the_hearts_but_not_for_the_draw() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "high-tide")
        .hearts(A, 4)
        .in_city(B)
        .turn_of(A);
    table.fixes(HEARTS).evolves(A, "high-tide").resolves_rest();
    assert_eq!(table.hearts(A), 8);
    assert_eq!(table.state.hand_size(A), 0, "two hearts draw nothing");
}

#[test]
fn terror_of_the_deep_saves_a_heart_for_each_heart_rolled() {
    let mut table = powered_table(&TWO)
        .evolved(A, "terror-of-the-deep")
        .in_city(A)
        .turn_of(B);
    table
        .plays(claws(3))
        .asked(A, What::Harm)
        .uses(A, "terror-of-the-deep");
    table.nature([Face::Heart, Face::Heart, Face::One]);
    assert_eq!(table.hearts(A), 9);
    table.asked(A, What::Yield);
}

#[test]
fn eater_of_souls_raises_the_maximum_and_heals_on_entering() {
    let mut table = powered_table(&TWO).evolved(A, "eater-of-souls").turn_of(A);
    table.plays(BLANK);
    assert_eq!((table.hearts(A), table.state.cap(A)), (11, 12));
}

#[test]
fn sunken_temple_gives_up_the_turn() {
    let mut table = powered_table(&TWO)
        .evolved(A, "sunken-temple")
        .hearts(A, 5)
        .poison(A, 1)
        .in_city(B)
        .turn_of(A);
    table.chooses(A, Pick::Number(1));
    // No poison, no roll: the next turn has begun.
    assert_eq!(
        (table.hearts(A), table.energy(A), table.state.active()),
        (8, 3, B)
    );
}

#[test]
fn sunken_temple_does_nothing_in_tokyo_and_may_be_left_alone() {
    powered_table(&TWO)
        .evolved(A, "sunken-temple")
        .in_city(A)
        .turn_of(A)
        .turn_is(A);
    let mut table = powered_table(&TWO)
        .evolved(A, "sunken-temple")
        .in_city(B)
        .turn_of(A);
    table.chooses(A, Pick::Nothing).turn_is(A);
}

#[test]
fn mandibles_of_dread_cost_the_wounded_a_star_that_nobody_gets() {
    let mut table = powered_table(&TWO)
        .evolved(A, "mandibles-of-dread")
        .stars(B, 4)
        .in_city(B)
        .turn_of(A);
    table.plays(claws(2));
    assert_eq!((table.stars(A), table.stars(B)), (0, 3));
}

#[test]
fn destructive_wave_is_not_played_without_entering() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "destructive-wave")
        .in_city(B)
        .turn_of(A);
    table.plays(BLANK);
    let entered = What::Window {
        moment: Moment::Entered,
    };
    assert_ne!(table.state.question().what, entered);
}
