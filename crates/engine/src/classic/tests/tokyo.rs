//! Tokyo: who is hit, who yields, who enters, and what happens to the Bay, line by line of `core.md` §2.7
//! to §2.9.

use super::kit::*;
use crate::classic::Face::{Claw, Heart, One, Three, Two};
use crate::classic::{Event, LeaveReason, Place, What};

const OUTSIDE: Place = Place::Outside;
const CITY: Place = Place::City;
const BAY: Place = Place::Bay;

fn places(table: &Table) -> Vec<Place> {
    table.state.all_seats().map(|seat| table.place(seat)).collect()
}

// --- Who is hit

#[test]
fn from_outside_all_of_tokyo_is_hit_in_full() {
    let mut table = table(6).in_city(B).in_bay(C).turn_of(A);
    table.plays(claws(3)).stays(B).stays(C);
    let hearts = [A, B, C, D, E, F].map(|seat| table.hearts(seat));
    assert_eq!(hearts, [10, 7, 7, 10, 10, 10]);
}

#[test]
fn from_the_bay_all_outside_are_hit_and_nobody_is_asked() {
    let mut table = table(6).in_city(B).in_bay(A).turn_of(A);
    table.plays(claws(3)).turn_is(B);
    let hearts = [A, B, C, D, E, F].map(|seat| table.hearts(seat));
    assert_eq!(hearts, [10, 10, 7, 7, 7, 7]);
}

// --- 2 to 4 living: only the City

#[test]
fn four_monsters_have_no_bay() {
    let mut table = table(4).in_city(B).turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!((table.place(A), table.state.open_space()), (OUTSIDE, None));
}

#[test]
fn a_table_of_six_with_two_gone_has_no_bay() {
    let mut table = table(6).without(E).without(F).in_city(B).turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.place(A), OUTSIDE);
}

// --- 5 and more: City first, Bay second

#[test]
fn five_monsters_fill_the_city_then_the_bay() {
    let mut table = table(5).turn_of(A);
    table.idles(A).idles(B).idles(C).turn_is(D);
    assert_eq!(places(&table), [CITY, BAY, OUTSIDE, OUTSIDE, OUTSIDE]);
    assert_eq!([A, B, C].map(|seat| table.stars(seat)), [1, 1, 0]);
    table.idles(D).idles(E).turn_is(A);
    assert_eq!(table.stars(A), 3, "City");
    table.idles(A).turn_is(B);
    assert_eq!(table.stars(B), 3, "and Bay are equal");
}

#[test]
fn both_yield_and_the_attacker_takes_the_city() {
    let mut table = table(5).in_city(B).in_bay(C).turn_of(A);
    table.plays(claws(1)).yields(B).yields(C).turn_is(B);
    assert_eq!(places(&table), [CITY, OUTSIDE, OUTSIDE, OUTSIDE, OUTSIDE]);
    table.plays(BLANK).turn_is(C);
    assert_eq!(table.place(B), BAY, "the next monster outside");
}

#[test]
fn both_die_and_the_attacker_takes_the_city() {
    let mut table = table(6).in_city(B).in_bay(C).hearts(B, 2).hearts(C, 1).turn_of(A);
    table.plays(claws(2)).turn_is(D);
    assert_eq!(table.place(A), CITY);
    table.plays(BLANK);
    assert_eq!(table.place(D), OUTSIDE, "four are left, and there is no Bay");
}

#[test]
fn the_city_dies_and_the_bay_yields() {
    let mut table = table(6).in_city(B).in_bay(C).hearts(B, 1).turn_of(A);
    table.plays(claws(1)).yields(C).turn_is(C);
    assert_eq!((table.place(A), table.place(C)), (CITY, OUTSIDE));
}

#[test]
fn the_city_dies_among_six_and_the_bay_stays_where_it_is() {
    let mut table = table(6).in_city(B).in_bay(C).hearts(B, 1).turn_of(A);
    table.plays(claws(1)).stays(C).turn_is(C);
    assert_eq!((table.place(A), table.place(C)), (CITY, BAY));
}

// --- The Bay closes

#[test]
fn the_bay_closes_in_the_turn_of_anybody_by_a_card() {
    let mut table = table(5)
        .in_city(A)
        .in_bay(B)
        .hearts(D, 2)
        .energy(C, 3)
        .market("flame-thrower")
        .turn_of(C);
    table
        .plays(BLANK)
        .buys("flame-thrower")
        .reveals("tank")
        .turn_is(E);
    assert_eq!((table.place(A), table.place(B)), (CITY, OUTSIDE));
    assert!(table.heard(|event| *event == Event::BayClosed));
    assert!(!table.heard(|event| matches!(event, Event::YieldChosen { .. })));
}

#[test]
fn the_bay_closes_by_poison_at_the_end_of_a_turn() {
    let mut table = table(5).in_city(A).in_bay(B).hearts(C, 1).poison(C, 1).turn_of(C);
    table.plays(BLANK).turn_is(D);
    assert_eq!((table.place(A), table.place(B)), (CITY, OUTSIDE));
}

#[test]
fn the_bay_moves_into_the_city_that_died_with_the_fifth() {
    let mut table = table(5)
        .in_city(A)
        .in_bay(B)
        .hearts(A, 2)
        .energy(C, 3)
        .market("flame-thrower")
        .turn_of(C);
    table
        .plays(BLANK)
        .buys("flame-thrower")
        .reveals("tank")
        .turn_is(D);
    assert_eq!(
        (table.place(B), table.stars(B)),
        (CITY, 0),
        "no star: it is no entry"
    );
    assert!(table.heard(|event| *event == Event::MovedBayToCity { seat: B }));
}

#[test]
fn the_bay_monster_that_dies_closes_nothing_but_itself() {
    let mut table = table(5).in_city(A).in_bay(B).hearts(B, 1).turn_of(C);
    table.plays(claws(1)).stays(A).turn_is(D);
    assert_eq!((table.place(A), table.place(C)), (CITY, OUTSIDE));
}

#[test]
fn both_of_tokyo_die_and_four_are_left() {
    let mut table = table(6).in_city(A).in_bay(B).hearts(A, 1).hearts(B, 1).turn_of(C);
    table.plays(claws(1)).turn_is(D);
    assert_eq!(table.place(C), CITY);
}

#[test]
fn the_active_monster_in_the_bay_moves_into_an_empty_city() {
    // The City stands empty since its monster died of its own poison; then the fifth dies of A's claws.
    let mut table = table(5).in_bay(A).hearts(C, 1).turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.place(A), table.stars(A)), (CITY, 2), "only the income");
}

#[test]
fn the_active_monster_put_out_of_the_bay_does_not_come_back() {
    let mut table = table(5).in_city(B).in_bay(A).hearts(C, 1).turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.place(A), table.stars(A)), (OUTSIDE, 2));
}

#[test]
fn a_monster_put_out_of_the_bay_is_no_yielder_but_heals_now() {
    let mut table = table(5).in_city(B).in_bay(A).hearts(A, 4).hearts(C, 1).turn_of(A);
    table
        .fixes([Claw, Heart, Heart, One, Two, Three])
        .resolves(Claw)
        .resolves(Heart);
    assert_eq!(table.hearts(A), 6);
    assert!(table.heard(|event| matches!(
        event,
        Event::LeftTokyo {
            seat: A,
            reason: LeaveReason::BayClosed,
            ..
        }
    )));
}

// --- Tokyo emptied outside the dice

#[test]
fn tokyo_emptied_by_poison_waits_for_the_next_monster_outside() {
    let mut table = table(3).in_city(A).hearts(A, 1).poison(A, 1).turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.state.at(CITY), None);
    table.plays(BLANK).turn_is(C);
    assert_eq!((table.place(B), table.stars(B)), (CITY, 1));
}

#[test]
fn the_bay_does_not_slide_into_the_empty_city_at_its_own_turn() {
    let mut table = table(5).in_bay(A).turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!((table.place(A), table.stars(A)), (BAY, 2));
    table.plays(BLANK).turn_is(C);
    assert_eq!(table.place(B), CITY);
}

// --- Yielding

#[test]
fn one_yields_at_once_but_nobody_enters_before_the_dice_are_done() {
    let mut table = table(3).in_city(B).turn_of(A);
    table
        .fixes([Claw, One, One, One, Heart, Heart])
        .resolves(Claw)
        .yields(B)
        .asked(A, What::Group);
    assert_eq!((table.place(A), table.place(B)), (OUTSIDE, OUTSIDE));
    table.resolves_rest().turn_is(B);
    assert_eq!((table.place(A), table.stars(A)), (CITY, 2));
}

#[test]
fn hearts_after_a_yield_still_heal_for_the_attacker_is_outside() {
    let mut table = table(3).in_city(B).hearts(A, 5).turn_of(A);
    table
        .fixes([Claw, Heart, Heart, One, Two, Three])
        .resolves(Claw)
        .yields(B)
        .resolves_rest();
    assert_eq!(table.hearts(A), 7);
}

#[test]
fn the_dead_do_not_yield() {
    let mut table = table(3).in_city(B).hearts(B, 2).turn_of(A);
    table.plays(claws(2)).turn_is(C);
    assert!(!table.alive(B));
    assert_eq!(table.place(A), CITY);
}

#[test]
fn nobody_outside_is_ever_asked_to_yield() {
    let mut table = table(4).in_city(A).turn_of(A);
    table.plays(claws(3)).turn_is(B);
    assert!(!table.heard(|event| matches!(event, Event::StayChosen { .. } | Event::YieldChosen { .. })));
}

#[test]
fn one_who_stayed_may_yield_another_time() {
    let mut table = table(3).in_city(B).turn_of(A);
    table
        .plays(claws(1))
        .stays(B)
        .idles(B)
        .turn_is(C)
        .plays(claws(1))
        .yields(B)
        .turn_is(A);
    assert_eq!((table.hearts(B), table.place(C)), (8, CITY));
}

#[test]
fn a_fully_softened_hit_is_no_wound() {
    let mut table = table(3).in_city(B).holding(B, "camouflage").turn_of(A);
    table
        .plays(claws(2))
        .uses(B, "camouflage")
        .nature([Heart, Heart])
        .turn_is(B);
    assert_eq!((table.hearts(B), table.place(B)), (10, CITY));
}
