//! The red sides.

use super::super::kit::*;
use crate::classic::Face::{self, Claw, Energy, Heart, One, Two};
use crate::classic::{Ending, Event, What, Wickedness};

/// Three 2s, and dice that do nothing.
const TWOS: [Face; 6] = [Two, Two, Two, One, One, Face::Three];

fn red(seats: usize) -> Laid {
    wicked_table(seats, Wickedness::Red)
}

// --- Devious

#[test]
fn devious_gives_one_more_roll() {
    let mut table = red(3).in_city(B).with_tiles(A, "tile-devious").turn_of(A);
    assert_eq!(table.state.roll_limit(), 4);
    table
        .rolls(BLANK)
        .rerolls([0], [One])
        .rerolls([0], [One])
        .rerolls([0], [One]);
    assert!(!table.state.may_reroll());
}

#[test]
fn devious_waits_for_the_next_turn() {
    let mut table = red(3).in_city(B).wicked(A, 2).turn_of(A);
    table
        .fixes(TWOS)
        .resolves(Two)
        .takes("tile-devious")
        .resolves_rest()
        .idles(B)
        .idles(C)
        .turn_is(A);
    assert_eq!(table.state.roll_limit(), 4);
}

// --- Eternal

#[test]
fn eternal_heals_one_each_turn_in_tokyo_too() {
    let table = red(3)
        .in_city(A)
        .with_tiles(A, "tile-eternal")
        .hearts(A, 5)
        .turn_of(A);
    assert_eq!((table.hearts(A), table.stars(A)), (6, 2));
    let mut table = red(3)
        .in_city(B)
        .with_tiles(A, "tile-eternal")
        .hearts(A, 5)
        .turn_of(B);
    table.idles(B).idles(C).turn_is(A);
    assert_eq!(table.hearts(A), 6, "only in its own turn");
}

// --- Skulking

#[test]
fn skulking_adds_a_star_to_three_ones() {
    for (dice, stars) in [
        ([One, One, One, Two, Two, Energy], 2),
        ([One, One, One, One, One, Energy], 4),
        ([One, One, Two, Two, Two, Energy], 2),
    ] {
        let mut table = red(3).in_city(B).with_tiles(A, "tile-skulking").turn_of(A);
        table.plays(dice);
        assert_eq!(table.stars(A), stars, "{dice:?}");
    }
}

#[test]
fn skulking_counts_at_once_for_ones_that_are_still_to_be_resolved() {
    let mut table = red(3).in_city(B).wicked(A, 2).turn_of(A);
    table
        .fixes([One, One, One, Two, Two, Two])
        .resolves(Two)
        .takes("tile-skulking")
        .resolves_rest();
    assert_eq!(table.stars(A), 2 + 1 + 1);
    // The 1s that crossed the line have been scored already.
    let mut table = red(3).in_city(B).wicked(A, 1).turn_of(A);
    table
        .fixes([One, One, One, Two, Two, Energy])
        .resolves(One)
        .takes("tile-skulking")
        .resolves_rest();
    assert_eq!(table.stars(A), 1);
}

// --- Tireless

#[test]
fn tireless_gains_one_energy_each_turn() {
    let mut table = red(3).in_city(B).with_tiles(A, "tile-tireless").turn_of(A);
    assert_eq!(table.energy(A), 1);
    table.idles(A).idles(B);
    assert_eq!(table.energy(A), 1);
}

// --- Cyberbrain

#[test]
fn cyberbrain_is_a_seventh_die() {
    let mut table = red(3).in_city(B).with_tiles(A, "tile-cyberbrain").turn_of(A);
    table
        .fixes([One, One, Two, Two, Energy, Energy, Energy])
        .resolves_rest();
    assert_eq!(table.energy(A), 3);
}

#[test]
fn cyberbrain_waits_for_the_next_turn() {
    let mut table = red(3).in_city(B).wicked(A, 5).turn_of(A);
    table
        .fixes(TWOS)
        .resolves(Two)
        .takes("tile-cyberbrain")
        .resolves_rest()
        .idles(B)
        .idles(C)
        .turn_is(A);
    assert_eq!(table.state.turn().dice.len(), 7);
}

// --- Evil Lair

#[test]
fn evil_lair_and_alien_origin_add_up() {
    // `expansions.md` §14.20.
    let mut table = red(3)
        .in_city(B)
        .holding(A, "alien-origin")
        .with_tiles(A, "tile-evil-lair")
        .energy(A, 1)
        .market("corner-store")
        .turn_of(A);
    table.plays(BLANK).buys("corner-store").reveals("heal");
    assert_eq!((table.energy(A), table.stars(A)), (0, 1));
}

#[test]
fn evil_lair_lowers_every_price() {
    let mut table = red(3)
        .in_city(B)
        .holding(A, ["parasitic-tentacles", "made-in-a-lab"])
        .with_tiles(A, "tile-evil-lair")
        .holding(C, "jets")
        .energy(A, 6)
        .deck(["heal", "tank"])
        .turn_of(A);
    table.plays(BLANK).buys("jets");
    assert_eq!((table.energy(A), table.energy(C)), (2, 4));
    table.uses(A, "made-in-a-lab").reveals("heal").buys("heal");
    assert_eq!(table.energy(A), 0);
}

#[test]
fn evil_lair_serves_opportunist_and_never_goes_below_nothing() {
    let mut table = red(3)
        .in_city(B)
        .holding(C, ["opportunist", "alien-origin"])
        .with_tiles(C, "tile-evil-lair")
        .energy(A, 3)
        .energy(C, 1)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("heal")
        .asked(C, What::Opportunity)
        .buys("heal")
        .reveals("tank");
    assert_eq!(table.energy(C), 0);
    assert_eq!(table.state.price(C, card("made-in-a-lab")), 0);
    assert_eq!(table.state.price(A, card("made-in-a-lab")), 2);
}

#[test]
fn evil_lair_counts_in_the_turn_it_is_taken() {
    let mut table = red(3)
        .in_city(B)
        .wicked(A, 5)
        .energy(A, 2)
        .market("corner-store")
        .turn_of(A);
    table
        .fixes(TWOS)
        .resolves(Two)
        .takes("tile-evil-lair")
        .resolves_rest()
        .buys("corner-store")
        .reveals("heal");
    assert_eq!((table.stars(A), table.energy(A)), (3, 0));
}

// --- Full Regeneration

#[test]
fn full_regeneration_heals_up_to_twelve() {
    // `expansions.md` §14.14, also in Tokyo.
    for inside in [A, B] {
        let mut table = red(3).in_city(inside).wicked(A, 5).hearts(A, 4).turn_of(A);
        table.fixes(TWOS).resolves(Two).takes("tile-full-regeneration");
        assert_eq!((table.hearts(A), table.state.cap(A)), (12, 12));
    }
}

#[test]
fn full_regeneration_and_even_bigger_stay_at_twelve() {
    let table = red(3)
        .in_city(B)
        .holding(A, "even-bigger")
        .with_tiles(A, "tile-full-regeneration")
        .turn_of(A);
    assert_eq!(table.state.cap(A), 12);
}

#[test]
fn full_regeneration_lost_leaves_ten_hearts_at_most() {
    let mut table = red(3)
        .in_city(A)
        .holding(B, "it-has-a-child")
        .with_tiles(B, "tile-full-regeneration")
        .hearts(B, 1)
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.hearts(B), table.state.cap(B)), (10, 10));
    assert!(table.heard(|event| *event
        == Event::CapChanged {
            seat: B,
            cap: 10,
            trimmed: 0
        }));
}

// --- Widespread Panic

#[test]
fn widespread_panic_costs_the_others_four_stars() {
    // `expansions.md` §14.15: B no longer wins at the end of the turn.
    let mut table = red(3)
        .in_city(B)
        .wicked(A, 5)
        .stars(A, 6)
        .stars(B, 20)
        .stars(C, 3)
        .turn_of(A);
    table
        .fixes(TWOS)
        .resolves(Two)
        .takes("tile-widespread-panic")
        .resolves_rest()
        .turn_is(B);
    assert_eq!((table.stars(A), table.stars(C)), (8, 0));
    assert_eq!(table.stars(B), 16 + 2, "with the income of Tokyo");
    assert!(table.cards(A).is_empty());
    assert!(!table.discarded("tile-widespread-panic"), "tiles leave the game");
}

// --- Antimatter Beam

#[test]
fn antimatter_beam_doubles_all_smashes() {
    // `expansions.md` §14.10, claws last and claws first.
    let mut table = red(3)
        .in_city(B)
        .holding(A, "acid-attack")
        .wicked(A, 8)
        .turn_of(A);
    table
        .fixes([One, One, One, Claw, Claw, Energy])
        .resolves(One)
        .takes("tile-antimatter-beam")
        .resolves_rest()
        .stays(B);
    assert_eq!(table.hearts(B), 4);
    let mut table = red(3)
        .in_city(B)
        .holding(A, "acid-attack")
        .wicked(A, 8)
        .turn_of(A);
    table
        .fixes([One, One, One, Claw, Claw, Energy])
        .resolves(Claw)
        .stays(B)
        .resolves(One)
        .takes("tile-antimatter-beam")
        .resolves_rest();
    assert_eq!(table.hearts(B), 7);
}

#[test]
fn antimatter_beam_makes_two_of_the_acid_alone() {
    let mut table = red(3)
        .in_city(B)
        .holding(A, "acid-attack")
        .with_tiles(A, "tile-antimatter-beam")
        .turn_of(A);
    table.plays(BLANK).stays(B);
    assert_eq!(table.hearts(B), 8);
}

#[test]
fn antimatter_beam_makes_nothing_of_nothing() {
    let mut table = red(3).in_city(B).with_tiles(A, "tile-antimatter-beam").turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.hearts(B), 10);
}

#[test]
fn antimatter_beam_comes_after_barbs_and_before_fire() {
    // `expansions.md` §14.11.
    let mut table = wicked_table(3, Wickedness::Mixed)
        .in_city(B)
        .holding(A, "fire-breathing")
        .with_tiles(A, ["tile-antimatter-beam", "tile-barbs"])
        .turn_of(A);
    table.plays(claws(2)).stays(B);
    assert_eq!((table.hearts(B), table.hearts(C)), (10 - 6 - 1, 9));
}

#[test]
fn antimatter_beam_can_end_the_game() {
    let mut table = red(2).in_city(B).with_tiles(A, "tile-antimatter-beam").turn_of(A);
    table.plays(claws(5)).over(Ending::Survivor, [A]);
}

// --- Skybeam

#[test]
fn skybeam_heals_in_tokyo_where_the_dice_do_not() {
    // `expansions.md` §14.12.
    let mut table = red(3)
        .in_city(A)
        .with_tiles(A, "tile-skybeam")
        .hearts(A, 5)
        .turn_of(A);
    table.plays([Heart, Heart, Heart, One, One, Two]).turn_is(B);
    assert_eq!(table.hearts(A), 8);
}

#[test]
fn skybeam_counts_only_hearts_that_heal() {
    // `expansions.md` §14.13.
    let mut table = red(3)
        .in_city(B)
        .with_tiles(A, "tile-skybeam")
        .hearts(A, 6)
        .poison(A, 1)
        .turn_of(A);
    table
        .plays([Heart, Heart, Heart, One, One, Two])
        .heals(2, 1, 0)
        .turn_is(B);
    assert_eq!((table.hearts(A), table.poison(A)), (10, 0));
}

#[test]
fn skybeam_doubles_energy() {
    let mut table = red(3).in_city(B).with_tiles(A, "tile-skybeam").turn_of(A);
    table.plays([Energy, Energy, Energy, One, One, Two]);
    assert_eq!(table.energy(A), 6);
    assert_eq!(
        table.count(|event| matches!(event, Event::EnergyChanged { seat: A, .. })),
        2,
        "two gains"
    );
}

#[test]
fn skybeam_counts_for_groups_that_are_still_to_be_resolved() {
    let mut table = red(3).in_city(B).wicked(A, 9).hearts(A, 2).turn_of(A);
    table
        .fixes([Two, Two, Two, Heart, Energy, Energy])
        .resolves(Energy)
        .resolves(Two)
        .takes("tile-skybeam")
        .resolves_rest();
    assert_eq!((table.hearts(A), table.energy(A)), (4, 2));
}
