//! Copies of the cards of the Dark Edition, which has no Mimic but Fluxling (`power-cards.md` §5), and what
//! dies with them (`expansions.md` §13).

use super::kit::*;
use crate::classic::Face::{Claw, Energy, Heart, One, Three, Two};
use crate::classic::{Edition, Ending, Options, Pick, What, Wickedness};

// --- Fluxling

#[test]
fn hibernation_cannot_be_copied_in_tokyo() {
    let copied = |laid: Laid| {
        let mut table = laid
            .holding(C, ["hibernation", "jets"])
            .with_tiles(A, "tile-fluxling")
            .turn_of(A);
        table.asked(A, What::StartOfTurn);
        let key = table.key("hibernation");
        table.use_of(A, "tile-fluxling", Pick::Card(key)).is_some()
    };
    assert!(!copied(dark_table(3).in_city(A)));
    assert!(copied(dark_table(3).in_city(B)));
}

#[test]
fn hibernation_copied_ends_with_a_blank_tile() {
    let mut table = dark_table(3)
        .in_city(A)
        .holding(C, "hibernation")
        .fluxling(B, "hibernation")
        .turn_of(A);
    table
        .fixes(claws(2))
        .asked(A, What::Group)
        .uses(B, "hibernation")
        .resolves_rest()
        .asked(B, What::StartOfTurn);
    assert_eq!((table.hearts(B), table.hearts(C)), (8, 10));
    assert_eq!(table.cards(B), ["tile-fluxling"]);
    assert_eq!(table.held("tile-fluxling").face.slug(), "tile-fluxling");
    assert_eq!(table.cards(C), ["hibernation"], "only the copy has ended");
}

#[test]
fn hibernation_goes_with_its_copy_at_once() {
    let mut table = dark_table(3)
        .in_city(A)
        .holding(B, "hibernation")
        .fluxling(B, "hibernation")
        .turn_of(A);
    table
        .fixes(claws(2))
        .uses(B, "hibernation")
        .resolves_rest()
        .turn_is(B);
    assert_eq!((table.hearts(B), table.cards(B)), (8, vec!["tile-fluxling"]));
}

#[test]
fn nanobots_and_their_copy_add_up() {
    for (before, after) in [(2, 6), (3, 3)] {
        let mut table = dark_table(3)
            .in_city(B)
            .holding(A, "nanobots")
            .fluxling(A, "nanobots")
            .hearts(A, before)
            .turn_of(A);
        table.turn_is(A);
        assert_eq!(
            table.hearts(A),
            after,
            "both look at the hearts the turn began with"
        );
    }
}

#[test]
fn natural_selection_copied_gives_its_energy_and_hearts_and_a_die() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, "natural-selection")
        .with_tiles(A, "tile-fluxling")
        .hearts(A, 4)
        .turn_of(A);
    table.asked(A, What::StartOfTurn).copies("natural-selection");
    assert_eq!((table.hearts(A), table.energy(A)), (8, 4));
    table.rolls([One, One, Two, Two, Heart, Energy, Energy, Energy]);
    assert_eq!(table.dice().len(), 8);
}

#[test]
fn natural_selection_copied_kills_too() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(B, "natural-selection")
        .fluxling(A, "natural-selection")
        .turn_of(A);
    table.plays([One, One, Two, Two, Heart, Energy, Three]).turn_is(B);
    assert!(!table.alive(A));
}

#[test]
fn natural_selection_twice_is_stopped_twice_by_armor_plating() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, ["natural-selection", "armor-plating"])
        .fluxling(A, "natural-selection")
        .hearts(A, 1)
        .turn_of(A);
    table
        .done()
        .plays([One, One, Two, Two, Energy, Three, Three, Three])
        .turn_is(B);
    assert_eq!(table.hearts(A), 1);
}

#[test]
fn zombify_copied_works_and_goes() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(C, "zombify")
        .fluxling(B, "zombify")
        .hearts(B, 2)
        .turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert_eq!((table.hearts(B), table.state.cap(B)), (12, 12));
    assert!(table.cards(B).is_empty(), "the tile is out of the game");
    assert_eq!(table.cards(C), ["zombify"]);
}

#[test]
fn zombify_and_its_copy_work_once() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(B, "zombify")
        .fluxling(B, "zombify")
        .hearts(B, 2)
        .turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert_eq!((table.hearts(B), table.cards(B)), (12, vec!["zombify"]));
    table.state.players[B.index()].hearts = 1;
    table.idles(B).idles(C).plays(claws(1)).turn_is(C);
    assert!(!table.alive(B));
}

#[test]
fn reflective_hide_and_its_copy_on_a_tile_add_up() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(B, "reflective-hide")
        .fluxling(B, "reflective-hide")
        .turn_of(A);
    table.plays(claws(1)).asked(B, What::Yield);
    assert_eq!((table.hearts(B), table.hearts(A)), (9, 8));
}

#[test]
fn super_jump_copied_on_a_tile_is_one_more_use() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(B, "super-jump")
        .fluxling(B, "super-jump")
        .energy(B, 3)
        .turn_of(A);
    table
        .plays(claws(2))
        .uses(B, "super-jump")
        .uses(B, "super-jump")
        .turn_is(B);
    assert_eq!((table.hearts(B), table.energy(B)), (10, 1));
}

#[test]
fn unstable_dna_copied_on_a_tile_gives_nothing_away() {
    // A tile is no card and cannot change hands.
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, "wings")
        .holding(C, "unstable-dna")
        .fluxling(B, "unstable-dna")
        .turn_of(A);
    table.plays(claws(1)).yields(B).asked(B, What::StartOfTurn);
    assert_eq!(
        (table.cards(A), table.cards(B)),
        (vec!["wings"], vec!["tile-fluxling"])
    );
}

#[test]
fn unstable_dna_takes_no_tile() {
    let mut table = dark_table(3)
        .in_city(B)
        .with_tiles(A, "tile-devious")
        .holding(B, "unstable-dna")
        .turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
}

// --- With others

#[test]
fn hibernation_scores_no_combination() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(
            A,
            [
                "hibernation",
                "detritivore",
                "complete-destruction",
                "alpha-monster",
            ],
        )
        .hearts(A, 5)
        .turn_of(A);
    table
        .fixes([One, Two, Three, Claw, Heart, Energy])
        .done()
        .resolves_rest()
        .turn_is(B);
    assert_eq!((table.stars(A), table.hearts(A), table.energy(A)), (0, 6, 1));
}

#[test]
fn monster_pets_pay_media_friendly() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, "media-friendly")
        .stars(A, 5)
        .market("monster-pets")
        .turn_of(A);
    table.plays(BLANK).buys("monster-pets").reveals("tank").turn_is(B);
    assert_eq!(table.stars(A), 5 + 1 - 3);
}

#[test]
fn nanobots_bring_regeneration_along() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, ["nanobots", "regeneration"])
        .hearts(A, 1)
        .turn_of(A);
    table.turn_is(A);
    assert_eq!(table.hearts(A), 1 + 2 + 1);
}

#[test]
fn zombify_pays_the_eater_of_the_dead() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(B, "zombify")
        .holding(C, "eater-of-the-dead")
        .hearts(B, 2)
        .turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert_eq!((table.stars(C), table.hearts(B)), (3, 12));
}

#[test]
fn zombify_acts_although_the_costume_would_hold_its_owner() {
    let mut table = table_with(3, |options| {
        *options = Options {
            halloween: true,
            ..Options::of(Edition::Dark)
        };
    })
    .in_city(B)
    .holding(B, ["zombie", "zombify"])
    .hearts(B, 2)
    .turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert_eq!((table.hearts(B), table.cards(B)), (12, vec!["zombify"]));
    assert!(table.discarded("zombie"));
}

#[test]
fn zombify_leaves_a_final_roar_the_first_say() {
    let laid = |stars| {
        dark_table(3)
            .in_city(B)
            .holding(B, "zombify")
            .with_tiles(B, "tile-final-roar")
            .stars(B, stars)
            .hearts(B, 2)
            .turn_of(A)
    };
    laid(16).plays(claws(2)).over(Ending::Roar, [B]);
    let mut table = laid(15);
    table.plays(claws(2)).turn_is(B);
    assert_eq!(
        (table.hearts(B), table.stars(B), table.cards(B)),
        (12, 0, vec!["zombify"])
    );
}

#[test]
fn zombify_brings_no_regeneration() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(B, ["zombify", "regeneration"])
        .hearts(B, 2)
        .turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert_eq!(table.hearts(B), 12);
}

// --- What is lost with the hearts

#[test]
fn the_child_resets_the_gauge_in_the_dark_only() {
    for (laid, left) in [(dark_table(3), 0), (wicked_table(3, Wickedness::Red), 5)] {
        let mut table = laid
            .in_city(B)
            .holding(B, ["it-has-a-child", "wings"])
            .with_tiles(B, "tile-devious")
            .wicked(B, 5)
            .hearts(B, 2)
            .turn_of(A);
        table.plays(claws(2)).turn_is(B);
        assert_eq!(
            (table.wickedness(B), table.cards(B).len()),
            (left, 0),
            "tiles go in both"
        );
        let back = table.state.all_tiles().any(|tile| tile == card("tile-devious"));
        assert!(!back, "they are out of the game");
    }
}

#[test]
fn zombify_and_death_take_tiles_and_the_gauge() {
    let laid = || {
        dark_table(3)
            .in_city(B)
            .with_tiles(B, "tile-devious")
            .wicked(B, 5)
            .hearts(B, 2)
    };
    let mut table = laid().holding(B, "zombify").turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert_eq!((table.wickedness(B), table.cards(B)), (0, vec!["zombify"]));
    let mut table = laid().turn_of(A);
    table.plays(claws(2)).turn_is(C);
    assert_eq!((table.wickedness(B), table.cards(B).len()), (0, 0));
}

#[test]
fn a_gauge_started_over_pays_again() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(B, "zombify")
        .wicked(B, 4)
        .hearts(B, 2)
        .turn_of(A);
    table.plays(claws(2)).turn_is(B);
    table
        .plays([One, One, One, Two, Two, Two])
        .asked(B, What::Tile { level: 3 });
    assert_eq!(table.wickedness(B), 3);
}
