//! Who comes back, in which order, with what; and who is paid for it (`expansions.md` §13).

use super::super::kit::*;
use super::{dark_fair, fair};
use crate::classic::Face::{Claw, One, Two};
use crate::classic::{Ending, Event, Place, What};

fn leftovers(table: &Table, seat: crate::Seat) -> (u8, u8, u16, u8, u8, u8) {
    (
        table.hearts(seat),
        table.stars(seat),
        table.energy(seat),
        table.poison(seat),
        table.shrink(seat),
        table.wickedness(seat),
    )
}

// --- What is left

#[test]
fn zombify_leaves_energy_and_tokens_and_itself() {
    let mut table = dark_fair(3)
        .in_city(B)
        .holding(B, ["zombie", "zombify", "wings", "ghost"])
        .with_tiles(B, "tile-eternal")
        .wicked(B, 4)
        .hearts(B, 2)
        .stars(B, 9)
        .energy(B, 1)
        .poison(B, 1)
        .shrink(B, 2)
        .turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert_eq!(leftovers(&table, B), (12, 0, 1, 1, 2, 0));
    assert_eq!(
        (table.cards(B), table.place(B)),
        (vec!["zombify"], Place::Outside)
    );
    assert!(table.discarded("zombie") && table.discarded("ghost") && table.discarded("wings"));
    assert!(table.state.all_tiles().all(|tile| tile != card("tile-eternal")));
    assert_eq!(table.place(A), Place::City);
}

#[test]
fn the_child_leaves_energy_and_tokens_and_in_the_base_game_the_gauge() {
    for (laid, wicked) in [(fair(3), 4), (dark_fair(3), 0)] {
        let mut table = laid
            .in_city(B)
            .holding(B, ["zombie", "it-has-a-child", "wings"])
            .with_tiles(B, "tile-eternal")
            .wicked(B, 4)
            .hearts(B, 2)
            .stars(B, 9)
            .energy(B, 1)
            .poison(B, 1)
            .shrink(B, 2)
            .turn_of(A);
        table.plays(claws(2)).turn_is(B);
        assert_eq!(leftovers(&table, B), (10, 0, 1, 1, 2, wicked));
        assert!(table.cards(B).is_empty());
        assert!(table.discarded("zombie") && table.discarded("it-has-a-child"));
    }
}

#[test]
fn the_sidekick_loses_nothing_but_its_stars() {
    for laid in [fair(3), dark_fair(3)] {
        let mut table = laid
            .in_city(B)
            .holding(B, ["monster-sidekick", "extra-head", "ghost"])
            .with_tiles(B, "tile-eternal")
            .wicked(B, 4)
            .hearts(B, 2)
            .stars(B, 9)
            .energy(B, 1)
            .poison(B, 1)
            .turn_of(A);
        table.plays(claws(2)).turn_is(B);
        // Ghost at the end of A's turn finds ten hearts, and Eternal at the start of B's too.
        assert_eq!(leftovers(&table, B), (10, 0, 1, 1, 0, 4));
        assert_eq!(
            table.cards(B),
            ["monster-sidekick", "extra-head", "ghost", "tile-eternal"]
        );
        assert_eq!(table.place(B), Place::Outside);
    }
}

#[test]
fn the_dead_leave_costumes_to_the_pile_and_tiles_to_nobody() {
    let mut table = fair(4)
        .in_city(B)
        .holding(B, ["extra-head", "ghost"])
        .with_tiles(B, "tile-barbs")
        .wicked(B, 4)
        .hearts(B, 2)
        .stars(B, 9)
        .energy(B, 7)
        .poison(B, 1)
        .turn_of(A);
    table.plays(claws(2)).turn_is(C);
    assert!(!table.alive(B));
    assert_eq!(leftovers(&table, B), (0, 0, 0, 0, 0, 0));
    assert!(table.discarded("extra-head") && table.discarded("ghost"));
    assert!(!table.discarded("tile-barbs"));
    assert!(table.state.all_tiles().all(|tile| tile != card("tile-barbs")));
}

// --- Which comes first

#[test]
fn final_roar_comes_before_everything_that_brings_back() {
    let laid = |stars| {
        dark_fair(3)
            .in_city(B)
            .holding(B, ["monster-sidekick", "it-has-a-child", "zombify"])
            .with_tiles(B, "tile-final-roar")
            .hearts(B, 2)
            .stars(B, stars)
            .turn_of(A)
    };
    let mut table = laid(16);
    table.plays(claws(2));
    table.over(Ending::Roar, [B]);
    let mut table = laid(15);
    table.plays(claws(2)).turn_is(B);
    assert_eq!((table.hearts(B), table.cards(B)), (12, vec!["zombify"]));
    assert!(!table.heard(|event| matches!(event, Event::Bound { .. })));
}

#[test]
fn final_roar_is_silent_where_zombie_holds_but_the_child_is_born() {
    let mut table = fair(3)
        .in_city(B)
        .holding(B, ["it-has-a-child", "zombie"])
        .with_tiles(B, "tile-final-roar")
        .hearts(B, 2)
        .stars(B, 18)
        .turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert_eq!((table.hearts(B), table.stars(B)), (10, 0));
}

#[test]
fn the_child_is_born_after_zombify_was_used_up() {
    let mut table = dark_fair(3)
        .in_city(B)
        .holding(B, ["it-has-a-child", "zombify"])
        .hearts(B, 1)
        .energy(B, 7)
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!(
        (table.hearts(B), table.cards(B)),
        (12, vec!["zombify"]),
        "the child went with the rest"
    );
}

#[test]
fn a_sidekick_is_not_called_before_the_child() {
    let mut table = fair(3)
        .in_city(B)
        .holding(B, ["monster-sidekick", "it-has-a-child"])
        .hearts(B, 1)
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert!(table.cards(B).is_empty());
    assert_eq!((table.hearts(B), table.state.player(B).follows), (10, None));
}

// --- Eater of the Dead

#[test]
fn the_eater_is_paid_once_for_a_zombie_and_not_for_the_theft_that_kills_it() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "eater-of-the-dead")
        .holding(B, "zombie")
        .hearts(B, 1)
        .energy(A, 4)
        .turn_of(A);
    table.plays(claws(3));
    assert_eq!(table.stars(A), 3, "paid though it lives on");
    table.stays(B).asked(A, What::Theft).steals("zombie").turn_is(C);
    assert!(!table.alive(B));
    assert_eq!(
        (table.stars(A), table.energy(A), table.cards(A)),
        (3, 0, vec!["eater-of-the-dead", "zombie"])
    );
}

#[test]
fn the_eater_is_not_paid_for_a_zombie_that_lies_already() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "eater-of-the-dead")
        .holding(B, "zombie")
        .hearts(B, 0)
        .turn_of(A);
    table.plays(claws(3)).turn_is(B);
    assert_eq!(table.stars(A), 0);
}

#[test]
fn the_eater_is_paid_for_its_own_fall_as_a_zombie_each_time() {
    let mut table = fair(3)
        .in_city(A)
        .holding(B, ["eater-of-the-dead", "zombie", "rapid-healing"])
        .hearts(B, 1)
        .energy(B, 2)
        .energy(A, 3)
        .market("flame-thrower")
        .turn_of(A);
    table.plays(claws(1)).done();
    assert_eq!((table.stars(B), table.hearts(B)), (3, 0));
    table
        .asked(A, What::Buy)
        .uses(B, "rapid-healing")
        .buys("flame-thrower")
        .reveals("tank")
        .turn_is(B);
    assert_eq!((table.stars(B), table.hearts(B)), (6, 0));
}

// --- Tokens and those who have no hearts

#[test]
fn the_spit_of_the_card_and_of_the_tile_are_two_tokens() {
    let mut table = fair(3)
        .in_city(A)
        .holding(A, "poison-spit")
        .with_tiles(A, "tile-poison-spit")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.poison(B), table.poison(C)), (2, 2));
}

#[test]
fn a_zombie_gets_tokens_with_its_fall_but_none_when_it_lies() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, ["poison-spit", "shrink-ray"])
        .holding(B, "zombie")
        .hearts(B, 1)
        .turn_of(A);
    table.plays(claws(2)).stays(B).turn_is(B);
    assert_eq!((table.poison(B), table.shrink(B)), (1, 1));
    table
        .plays([One, One, Two, Two, Two])
        .turn_is(C)
        .idles(C)
        .turn_is(A);
    table.plays([Claw; 6]).turn_is(B);
    assert_eq!((table.poison(B), table.shrink(B)), (1, 1), "no wound, no token");
    assert!(table.alive(B));
}

#[test]
fn a_zombie_without_hearts_is_no_prey_of_pirate_vampire_or_devil() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, ["pirate", "vampire", "devil", "herbivore", "cannibalistic"])
        .holding(B, "zombie")
        .hearts(A, 5)
        .hearts(B, 0)
        .energy(A, 4)
        .energy(B, 1)
        .turn_of(A);
    table.plays(claws(3)).asked(A, What::Buy).done().turn_is(B);
    assert_eq!(
        (table.hearts(A), table.energy(A), table.stars(A)),
        (5, 4, 1),
        "nothing but the star of Herbivore"
    );
}
