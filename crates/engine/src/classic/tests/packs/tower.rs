//! King Kong's Tokyo Tower (`expansions.md` §3).

use super::super::kit::*;
use super::packed_table;
use crate::classic::Face::{Heart, One, Three, Two};
use crate::classic::{Ending, Event, Face, Pack, Place};

const ONES: [Face; 6] = [One, One, One, One, Two, Three];

fn tower(seats: usize) -> Laid {
    packed_table(seats, [Pack::Tower])
}

#[test]
fn four_ones_in_tokyo_take_the_bottom_floor_and_still_score() {
    let mut table = tower(3).in_city(A).turn_of(A);
    table.plays(ONES);
    assert_eq!(table.state.floor_owner(1), Some(A));
    assert_eq!(table.pieces_taken(), [(A, "tower-bottom", None)]);
    // Two for the turn begun in Tokyo, two for four 1s.
    assert_eq!(table.stars(A), 4);
}

#[test]
fn the_bay_is_tokyo_too() {
    let mut table = tower(5).in_city(B).in_bay(A).turn_of(A);
    table.plays(ONES);
    assert_eq!(table.state.floor_owner(1), Some(A));
}

#[test]
fn outside_there_is_no_floor_even_if_tokyo_is_entered_in_that_turn() {
    let mut table = tower(2).turn_of(A);
    table.plays(ONES).turn_is(B);
    assert_eq!((table.place(A), table.stars(A)), (Place::City, 3));
    assert_eq!(table.state.floor_owner(1), None);
}

#[test]
fn five_ones_take_one_floor_and_from_another_monster_if_need_be() {
    let mut table = tower(2).with_piece(B, "tower-bottom", 0).in_city(A).turn_of(A);
    table.plays([One, One, One, One, One, Two]);
    assert_eq!(table.pieces_taken(), [(A, "tower-bottom", Some(B))]);
    assert_eq!(
        (table.state.floor_owner(1), table.state.floor_owner(2)),
        (Some(A), None)
    );
}

#[test]
fn who_lost_the_bottom_floor_climbs_to_it_first() {
    let mut table = tower(2).with_piece(B, "tower-middle", 0).in_city(B).turn_of(B);
    assert_eq!(table.state.next_floor(B), 1);
    table.plays(ONES);
    assert_eq!(table.state.floor_owner(1), Some(B));
    assert_eq!(table.state.next_floor(B), 3);
}

#[test]
fn the_top_wins_at_once() {
    let mut table = tower(3)
        .with_piece(A, "tower-bottom", 0)
        .with_piece(A, "tower-middle", 0)
        .in_city(A)
        .turn_of(A);
    table.fixes(ONES);
    table.over(Ending::Tower, [A]);
    assert!(!table.heard(|event| matches!(event, Event::GroupResolved { .. })));
}

#[test]
fn floors_pay_their_owners_wherever_they_stand_before_tokyo_does() {
    let mut table = tower(2)
        .with_piece(A, "tower-bottom", 0)
        .with_piece(A, "tower-middle", 0)
        .hearts(A, 7)
        .in_city(A)
        .turn_of(A);
    assert_eq!((table.hearts(A), table.energy(A), table.stars(A)), (9, 1, 2));
    table.idles(A);
    assert_eq!((table.hearts(B), table.energy(B)), (10, 0));
}

#[test]
fn the_middle_floor_alone_pays_a_heart_and_an_energy() {
    let table = tower(2).with_piece(A, "tower-middle", 0).hearts(A, 7).turn_of(A);
    assert_eq!((table.hearts(A), table.energy(A)), (8, 1));
}

#[test]
fn floors_of_the_dead_are_back_on_the_table() {
    let mut table = tower(3)
        .with_piece(B, "tower-bottom", 0)
        .hearts(B, 1)
        .in_city(B)
        .turn_of(A);
    table.plays(claws(3));
    assert!(!table.alive(B));
    assert_eq!(table.state.floor_owner(1), None);
    assert!(table.heard(|event| *event
        == Event::PieceLost {
            seat: B,
            piece: card("tower-bottom")
        }));
}

#[test]
fn who_is_brought_back_keeps_its_floors() {
    let mut table = tower(2)
        .with_piece(B, "tower-bottom", 0)
        .holding(B, "it-has-a-child")
        .hearts(B, 1)
        .in_city(B)
        .turn_of(A);
    table.plays(claws(3));
    assert_eq!((table.alive(B), table.state.floor_owner(1)), (true, Some(B)));
}

#[test]
fn three_ones_and_a_heart_climb_nothing() {
    let mut table = tower(2).in_city(A).turn_of(A);
    table.plays([One, One, One, Heart, Two, Three]);
    assert_eq!(table.state.floor_owner(1), None);
}
