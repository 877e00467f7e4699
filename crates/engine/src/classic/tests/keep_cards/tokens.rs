//! The Keep cards whose smashes leave tokens behind.

use super::super::kit::*;
use crate::classic::Face::{Claw, Heart, One, Three, Two};
use crate::classic::{Event, What};

// --- Poison Spit

#[test]
fn poison_spit_leaves_one_token_whatever_the_wound() {
    for count in [1, 4] {
        let mut table = table(3).in_city(B).holding(A, "poison-spit").turn_of(A);
        table.plays(claws(count)).stays(B).turn_is(B);
        assert_eq!((table.hearts(B), table.poison(B)), (10 - count as u8, 1));
        assert_eq!([A, C].map(|seat| table.poison(seat)), [0, 0]);
    }
}

#[test]
fn poison_spit_poisons_everybody_it_wounds() {
    let mut table = table(4).in_city(A).holding(A, "poison-spit").turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!([A, B, C, D].map(|seat| table.poison(seat)), [0, 1, 1, 1]);
}

#[test]
fn poison_hurts_at_the_end_of_the_victims_turn_until_a_heart_takes_it_off() {
    let mut table = table(3).in_city(B).holding(A, "poison-spit").turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!(table.hearts(B), 9);
    table.plays(BLANK).turn_is(C);
    assert_eq!((table.hearts(B), table.poison(B)), (8, 1));
    table.idles(C).idles(A).turn_is(B);
    table
        .plays([Heart, Heart, One, Two, Two, Three])
        .asked(B, What::Hearts)
        .heals(1, 1, 0)
        .turn_is(C);
    assert_eq!((table.hearts(B), table.poison(B)), (9, 0));
}

#[test]
fn tokens_of_one_monster_are_one_loss_and_nobodys() {
    let mut table = table(3)
        .in_city(A)
        .poison(B, 3)
        .holding(A, "poison-spit")
        .holding(B, "were-only-making-it-stronger")
        .turn_of(B);
    table.plays(BLANK).turn_is(C);
    assert_eq!((table.hearts(B), table.energy(B)), (7, 1));
    assert_eq!(
        table.count(|event| matches!(
            event,
            Event::LifeLost {
                victim: B,
                amount: 3,
                by: None,
                ..
            }
        )),
        1
    );
}

#[test]
fn poison_spit_needs_a_wound() {
    // Wings: nothing lost.
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["poison-spit", "shrink-ray"])
        .holding(B, "wings")
        .energy(B, 2)
        .turn_of(A);
    table.plays(claws(3)).uses(B, "wings").turn_is(B);
    assert_eq!((table.poison(B), table.shrink(B)), (0, 0));
    // Camouflage: every heart saved.
    let mut table = self::table(3)
        .in_city(B)
        .holding(A, ["poison-spit", "shrink-ray"])
        .holding(B, "camouflage")
        .turn_of(A);
    table
        .plays(claws(1))
        .uses(B, "camouflage")
        .nature([Heart])
        .turn_is(B);
    assert_eq!((table.poison(B), table.shrink(B)), (0, 0));
}

#[test]
fn poison_spit_does_not_work_through_cards() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["poison-spit", "shrink-ray"])
        .energy(A, 3)
        .market("flame-thrower")
        .turn_of(A);
    table.plays(BLANK).buys("flame-thrower").reveals("tank");
    assert_eq!([B, C].map(|seat| table.hearts(seat)), [8, 8]);
    assert_eq!([B, C].map(|seat| table.poison(seat)), [0, 0]);
    assert_eq!([B, C].map(|seat| table.shrink(seat)), [0, 0]);
}

#[test]
fn fire_that_claws_do_not_reach_leaves_no_token() {
    let mut table = table(4)
        .in_city(B)
        .holding(A, ["fire-breathing", "poison-spit", "shrink-ray"])
        .turn_of(A);
    table.plays(claws(1)).stays(B).turn_is(B);
    assert_eq!([B, C, D].map(|seat| table.hearts(seat)), [8, 10, 9]);
    assert_eq!(
        [B, C, D].map(|seat| (table.poison(seat), table.shrink(seat))),
        [(1, 1), (0, 0), (0, 0)],
        "one token for the merged hit, none for the fire alone"
    );
}

#[test]
fn tokens_stay_when_the_card_goes() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["poison-spit", "metamorph"])
        .turn_of(A);
    table
        .plays(claws(1))
        .stays(B)
        .asked(A, What::Sale)
        .sells("poison-spit")
        .done()
        .turn_is(B);
    assert_eq!(table.poison(B), 1);
    table.plays(BLANK).turn_is(C);
    assert_eq!(table.hearts(B), 8);
}

#[test]
fn the_dead_take_their_tokens_along() {
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 1)
        .holding(A, ["poison-spit", "shrink-ray"])
        .turn_of(A);
    table.plays(claws(1)).turn_is(C);
    assert!(!table.alive(B));
    assert_eq!((table.poison(B), table.shrink(B)), (0, 0));
}

#[test]
fn a_reborn_monster_keeps_the_tokens_of_its_death() {
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 1)
        .holding(A, ["poison-spit", "shrink-ray"])
        .holding(B, "it-has-a-child")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.hearts(B), table.poison(B), table.shrink(B)), (10, 1, 1));
}

// --- Shrink Ray

#[test]
fn shrink_ray_takes_a_die_per_token_until_hearts_take_them_off() {
    let mut table = table(2).in_city(B).holding(A, "shrink-ray").turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!(table.shrink(B), 1);
    table.plays([Claw, One, One, Two, Two]).stays(A).turn_is(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!(table.shrink(B), 2);
    table
        .plays([Heart, Heart, One, Two])
        .asked(B, What::Hearts)
        .heals(0, 0, 2)
        .turn_is(A);
    table.idles(A).turn_is(B);
    assert_eq!((table.shrink(B), table.state.turn().dice.len()), (0, 6));
}

#[test]
fn armor_plating_leaves_no_room_for_a_token() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "shrink-ray")
        .holding(B, "armor-plating")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.hearts(B), table.shrink(B)), (10, 0));
}

#[test]
fn one_wound_may_leave_both_kinds_of_tokens() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["poison-spit", "shrink-ray"])
        .turn_of(A);
    table
        .plays([Claw, Claw, One, One, Two, Three])
        .stays(B)
        .turn_is(B);
    assert_eq!((table.hearts(B), table.poison(B), table.shrink(B)), (8, 1, 1));
    assert_eq!(table.state.turn().dice.len(), 5);
}
