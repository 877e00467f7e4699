//! Hearts that come back, in which order, and what Regeneration adds.

use super::super::kit::*;
use super::{dark_fair, fair};
use crate::classic::Face::{Heart, One, Three, Two};
use crate::classic::{Cause, Event, Pick};

fn gains(table: &Table, seat: crate::Seat) -> usize {
    table.count(|event| matches!(event, Event::LifeGained { seat: who, .. } if *who == seat))
}

#[test]
fn regeneration_adds_to_ghost_and_vampire() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, ["regeneration", "ghost", "vampire"])
        .hearts(A, 3)
        .poison(A, 1)
        .turn_of(A);
    table.plays(claws(1)).stays(B).turn_is(B);
    assert_eq!(table.hearts(A), 3 - 1 + 2 + 2);
}

#[test]
fn regeneration_adds_to_eternal_and_to_nanobots() {
    let mut table = dark_fair(3)
        .in_city(A)
        .holding(A, ["regeneration", "nanobots"])
        .with_tiles(A, "tile-eternal")
        .hearts(A, 1)
        .turn_of(A);
    table.turn_is(A);
    assert_eq!(table.hearts(A), 1 + 3 + 2, "in Tokyo too");
}

#[test]
fn regeneration_adds_to_even_bigger() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "regeneration")
        .hearts(A, 7)
        .energy(A, 4)
        .market("even-bigger")
        .turn_of(A);
    table.plays(BLANK).buys("even-bigger").reveals("tank").turn_is(B);
    assert_eq!((table.hearts(A), table.state.cap(A)), (10, 12));
}

#[test]
fn regeneration_adds_nothing_to_full_regeneration() {
    let mut table = fair_red(3)
        .in_city(B)
        .holding(A, "regeneration")
        .hearts(A, 4)
        .wicked(A, 5)
        .turn_of(A);
    table
        .fixes([Two, Two, Two, One, One, Three])
        .resolves(Two)
        .takes("tile-full-regeneration");
    assert_eq!((table.hearts(A), gains(&table, A)), (12, 1));
}

fn fair_red(seats: usize) -> Laid {
    table_with(seats, |options| {
        options.wickedness = crate::classic::Wickedness::Red;
    })
}

#[test]
fn regeneration_adds_nothing_to_a_return_from_the_dead() {
    let mut table = fair(3)
        .in_city(A)
        .holding(B, ["monster-sidekick", "regeneration", "even-bigger"])
        .hearts(B, 2)
        .turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert_eq!(
        (table.hearts(B), table.state.cap(B), gains(&table, B)),
        (10, 12, 0)
    );
}

#[test]
fn skybeam_and_regeneration_are_two_gains() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "regeneration")
        .with_tiles(A, "tile-skybeam")
        .hearts(A, 2)
        .turn_of(A);
    table.plays([Heart, Heart, One, One, Two, Three]).turn_is(B);
    assert_eq!(table.hearts(A), 2 + 2 + 1 + 2 + 1);
}

#[test]
fn nanobots_then_tiles_then_income() {
    let mut table = dark_fair(3)
        .in_city(A)
        .holding(A, ["urbavore", "nanobots", "princess"])
        .with_tiles(A, ["tile-sonic-boomer", "tile-eternal"])
        .hearts(A, 2)
        .turn_of(C);
    table.idles(C).turn_is(A);
    let causes: Vec<Cause> = table
        .told
        .iter()
        .filter_map(|(event, _)| match event {
            Event::LifeGained { seat: A, cause, .. } | Event::StarsChanged { seat: A, cause, .. } => {
                Some(*cause)
            }
            _ => None,
        })
        .collect();
    let of = |slug| Cause::Card(card(slug));
    assert_eq!(
        causes,
        [
            of("princess"),
            of("nanobots"),
            of("tile-sonic-boomer"),
            of("tile-eternal"),
            Cause::Income,
            of("urbavore"),
        ]
    );
    assert_eq!((table.hearts(A), table.stars(A)), (5, 1 + 1 + 2 + 1));
}

#[test]
fn eternal_comes_too_late_to_keep_nanobots_quiet() {
    let mut table = dark_fair(3)
        .in_city(B)
        .with_tiles(A, "tile-eternal")
        .holding(A, "nanobots")
        .hearts(A, 2)
        .turn_of(A);
    table.turn_is(A);
    assert_eq!(table.hearts(A), 5, "though the tile came first");
}

#[test]
fn skybeam_doubles_only_the_hearts_that_the_healer_keeps() {
    let laid = || {
        fair(3)
            .holding(A, "healing-ray")
            .with_tiles(A, "tile-skybeam")
            .hearts(A, 3)
            .hearts(B, 5)
            .energy(B, 9)
    };
    let dice = [Heart, Heart, Heart, One, Two, Three];
    let mut table = laid().in_city(C).turn_of(A);
    table
        .plays(dice)
        .heals_others(2, [(B, 1)])
        .buys_no_more()
        .turn_is(B);
    assert_eq!(
        (table.hearts(A), table.hearts(B), table.energy(A)),
        (3 + 2 + 2, 6, 2)
    );
    // In Tokyo the dice heal others, and the tile alone the healer.
    let mut table = laid().in_city(A).turn_of(A);
    table
        .plays(dice)
        .heals_others(1, [(B, 2)])
        .buys_no_more()
        .turn_is(B);
    assert_eq!((table.hearts(A), table.hearts(B), table.energy(A)), (3 + 1, 7, 4));
}

#[test]
fn a_zombie_without_hearts_may_be_healed_by_others_and_by_itself() {
    let mut table = fair(3)
        .in_city(C)
        .holding(A, "healing-ray")
        .holding(B, ["zombie", "rapid-healing"])
        .hearts(B, 0)
        .energy(B, 3)
        .turn_of(A);
    table
        .plays([Heart, Heart, One, One, Two, Three])
        .uses(B, "rapid-healing")
        .heals_others(0, [(B, 2)])
        .turn_is(B);
    assert_eq!((table.hearts(B), table.energy(B), table.energy(A)), (3, 0, 1));
}

#[test]
fn the_poisoned_zombie_takes_tokens_off_and_heals() {
    let mut table = fair(3)
        .in_city(C)
        .holding(A, "zombie")
        .hearts(A, 0)
        .poison(A, 2)
        .turn_of(A);
    table
        .plays([Heart, Heart, One, One, Two, Three])
        .heals(1, 1, 0)
        .turn_is(B);
    assert_eq!(
        (table.hearts(A), table.poison(A)),
        (0, 1),
        "healed once, poisoned once"
    );
    assert!(table.alive(A));
}

#[test]
fn robot_counts_the_hit_and_the_devil_comes_on_top() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "devil")
        .holding(B, "robot")
        .energy(B, 9)
        .turn_of(A);
    table.plays(claws(3)).uses_on(B, "robot", Pick::Number(2)).done();
    table.stays(B).turn_is(B);
    assert_eq!((table.hearts(B), table.energy(B)), (8, 7));
}
