//! What counts once per loss, once per source and once per turn.

use super::super::kit::*;
use super::{dark_fair, fair};
use crate::classic::Face::{Energy, Heart, One, Three, Two};
use crate::classic::{Ending, Pick, What};

#[test]
fn a_bombing_by_the_devil_the_pirate_and_the_cannibal() {
    let mut table = fair(4)
        .in_city(B)
        .holding(
            A,
            [
                "devil",
                "pirate",
                "cannibalistic",
                "friend-of-children",
                "herbivore",
            ],
        )
        .energy(A, 4)
        .energy(B, 1)
        .energy(C, 1)
        .market("high-altitude-bombing")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("high-altitude-bombing")
        .reveals("tank")
        .buys_no_more()
        .turn_is(B);
    assert_eq!([A, B, C, D].map(|seat| table.hearts(seat)), [8, 6, 6, 6]);
    // 1 from B and 1 from C, each a gain for the friend of children; Herbivore is silent.
    assert_eq!((table.energy(A), table.stars(A)), (4, 0));
}

#[test]
fn smashes_and_a_card_in_one_turn_are_two_losses() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, ["devil", "pirate", "vampire", "cannibalistic"])
        .holding(B, ["reflective-hide", "were-only-making-it-stronger", "ghost"])
        .hearts(A, 6)
        .energy(A, 3)
        .energy(B, 3)
        .market("flame-thrower")
        .turn_of(A);
    table.plays(claws(1)).stays(B);
    assert_eq!(
        (table.hearts(B), table.hearts(A)),
        (8, 6),
        "1 + 1; one eaten, one thrown back"
    );
    assert_eq!(
        (table.energy(A), table.energy(B)),
        (4, 3),
        "one taken, one for the loss of two"
    );
    table
        .buys("flame-thrower")
        .reveals("tank")
        .buys_no_more()
        .turn_is(B);
    assert_eq!((table.hearts(B), table.hearts(C)), (8 - 3 + 1, 10 - 3));
    assert_eq!(
        (table.hearts(A), table.energy(A), table.energy(B)),
        (6 + 1 - 1 + 1, 2, 3)
    );
}

#[test]
fn what_the_devil_adds_makes_it_stronger() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "devil")
        .holding(B, ["were-only-making-it-stronger", "super-jump"])
        .energy(B, 1)
        .turn_of(A);
    table.plays(claws(2)).uses(B, "super-jump").stays(B).turn_is(B);
    assert_eq!((table.hearts(B), table.energy(B)), (8, 1), "2 - 1 + 1");
}

#[test]
fn thrown_tankers_count_doubled_smashes_and_alpha_the_cheered_one() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, ["throw-a-tanker", "alpha-monster"])
        .with_tiles(A, "tile-antimatter-beam")
        .holding(C, "cheerleader")
        .turn_of(A);
    table
        .fixes(claws(1))
        .uses(C, "cheerleader")
        .resolves_rest()
        .stays(B)
        .turn_is(B);
    assert_eq!((table.hearts(B), table.stars(A)), (6, 3));
}

#[test]
fn complete_destruction_takes_the_claw_of_the_cheerleader() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "complete-destruction")
        .holding(C, "cheerleader")
        .turn_of(A);
    table
        .fixes([One, Two, Three, Heart, Energy, Energy])
        .uses(C, "cheerleader")
        .resolves_rest()
        .stays(B)
        .buys_no_more()
        .turn_is(B);
    assert_eq!(table.stars(A), 9);
}

#[test]
fn the_stars_of_all_boxes_stomp() {
    // Skulking, Gourmet and the dice make four; the others roll one die fewer, on top of their own gains and
    // losses.
    let mut table = fair(3)
        .in_city(C)
        .holding(A, ["thunder-stomp", "gourmet"])
        .with_tiles(A, "tile-skulking")
        .holding(B, "extra-head")
        .shrink(B, 1)
        .turn_of(A);
    table.plays([One, One, One, Two, Two, Three]).turn_is(B);
    assert_eq!(table.stars(A), 4);
    assert_eq!([A, B, C].map(|seat| table.state.dice_count(seat)), [6, 5, 5]);
}

#[test]
fn bombed_by_a_zombie_the_others_die_and_it_survives_without_hearts() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "zombie")
        .hearts(A, 1)
        .hearts(B, 3)
        .hearts(C, 2)
        .energy(A, 4)
        .market("high-altitude-bombing")
        .turn_of(A);
    table.plays(BLANK).buys("high-altitude-bombing").reveals("tank");
    assert_eq!(table.hearts(A), 0);
    table.over(Ending::Survivor, [A]);
}

#[test]
fn the_tile_that_becomes_an_extra_head_rolls_it_at_once() {
    let mut table = fair(3)
        .in_city(B)
        .holding(C, ["extra-head", "jets"])
        .fluxling(A, "jets")
        .turn_of(A);
    table.asked(A, What::StartOfTurn).copies("extra-head").turn_is(A);
    table.plays([One, One, Two, Two, Three, Three, Energy]).turn_is(B);
    assert_eq!(table.energy(A), 1);
}

#[test]
fn natural_selection_gives_anew_each_time_the_tile_comes_back() {
    let mut table = dark_fair(2)
        .in_city(B)
        .holding(B, ["natural-selection", "jets"])
        .with_tiles(A, "tile-fluxling")
        .hearts(A, 1)
        .turn_of(A);
    let seven = [One, One, Two, Two, Energy, Energy, Two];
    let six = [One, One, Two, Two, Energy, Energy];
    table.copies("natural-selection").plays(seven).buys_no_more();
    assert_eq!((table.hearts(A), table.energy(A)), (5, 6));
    table
        .turn_is(B)
        .plays([One, One, Two, Two, Energy, Heart, Heart])
        .buys_no_more();
    table.copies("jets").plays(six).buys_no_more().turn_is(B);
    assert_eq!((table.hearts(A), table.energy(A)), (5, 8), "what was given stays");
    table
        .plays([One, One, Two, Two, Energy, Heart, Heart])
        .buys_no_more();
    table.copies("natural-selection").turn_is(A);
    assert_eq!((table.hearts(A), table.energy(A)), (9, 12));
}

#[test]
fn tiles_and_copies_pay_for_a_purchase_together() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "media-friendly")
        .with_tiles(A, "tile-have-it-all")
        .mimicking(A, "media-friendly")
        .energy(A, 4)
        .market("ghost")
        .turn_of(A);
    table.plays(BLANK).buys("ghost").reveals("tank");
    assert_eq!(table.stars(A), 3);
}

#[test]
fn tentacles_leave_costumes_and_tiles_and_what_sleeps_in_tokyo() {
    let mut table = dark_fair(3)
        .in_city(A)
        .holding(A, "parasitic-tentacles")
        .holding(B, ["hibernation", "ghost", "jets"])
        .with_tiles(B, "tile-barbs")
        .energy(A, 5)
        .turn_of(A);
    table.plays(BLANK).asked(A, What::Buy);
    let picks: Vec<_> = ["hibernation", "ghost", "jets", "tile-barbs"]
        .into_iter()
        .filter(|slug| {
            let key = Pick::Card(table.key(slug));
            table.use_of(A, "parasitic-tentacles", key).is_some()
        })
        .collect();
    assert_eq!(picks, ["jets"]);
}
