//! The Keep cards that pay stars.

use super::super::kit::*;
use crate::classic::Face::{Claw, Energy, Heart, One, Three, Two};
use crate::classic::{Cause, Event, Pick, Place, What};

/// All six faces.
const ALL_SIX: [crate::classic::Face; 6] = [One, Two, Three, Heart, Energy, Claw];

// --- Complete Destruction

#[test]
fn complete_destruction_pays_nine_and_the_dice_do_what_they_do() {
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 8)
        .holding(A, "complete-destruction")
        .turn_of(A);
    table.plays(ALL_SIX).stays(B).turn_is(B);
    assert_eq!((table.stars(A), table.hearts(A), table.energy(A)), (9, 9, 1));
    assert_eq!(table.hearts(B), 9);
}

#[test]
fn complete_destruction_wants_all_six() {
    let mut table = table(3).in_city(B).holding(A, "complete-destruction").turn_of(A);
    table.plays([One, Two, Three, Heart, Energy, One]).turn_is(B);
    assert_eq!(table.stars(A), 0);
}

#[test]
fn complete_destruction_takes_an_added_claw_for_the_sixth() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["complete-destruction", "acid-attack"])
        .turn_of(A);
    table
        .plays([One, Two, Three, Heart, Energy, One])
        .stays(B)
        .turn_is(B);
    assert_eq!((table.stars(A), table.hearts(B)), (9, 9));
}

#[test]
fn complete_destruction_does_not_mind_a_seventh_die() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["complete-destruction", "extra-head"])
        .turn_of(A);
    table
        .plays([One, Two, Three, Heart, Energy, Claw, Claw])
        .stays(B)
        .turn_is(B);
    assert_eq!((table.stars(A), table.hearts(B)), (9, 8));
}

#[test]
fn complete_destruction_in_tokyo_counts_a_heart_that_heals_nobody() {
    let mut table = table(3)
        .in_city(A)
        .hearts(A, 5)
        .holding(A, "complete-destruction")
        .turn_of(A);
    table.plays(ALL_SIX).turn_is(B);
    assert_eq!((table.stars(A), table.hearts(A)), (2 + 9, 5));
}

#[test]
fn complete_destruction_and_detritivore_pay_for_the_same_dice() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["complete-destruction", "detritivore"])
        .turn_of(A);
    table.plays(ALL_SIX).stays(B).turn_is(B);
    assert_eq!(table.stars(A), 11);
}

#[test]
fn complete_destruction_looks_at_the_dice_after_the_changes() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["complete-destruction", "herd-culler"])
        .turn_of(A);
    table
        .fixes([Two, Two, Three, Heart, Energy, Claw])
        .uses_on(A, "herd-culler", Pick::DieFace(1, One))
        .resolves_rest()
        .stays(B)
        .turn_is(B);
    assert_eq!(table.stars(A), 9);
}

// --- Detritivore

#[test]
fn detritivore_pays_two_for_one_two_three_however_often_they_show() {
    for dice in [
        [One, Two, Three, Heart, Heart, Heart],
        [One, One, Two, Two, Three, Three],
    ] {
        let mut table = table(3).in_city(B).holding(A, "detritivore").turn_of(A);
        table.plays(dice).turn_is(B);
        assert_eq!(table.stars(A), 2);
    }
}

#[test]
fn detritivore_leaves_the_dice_their_own_points() {
    let mut table = table(3).in_city(B).holding(A, "detritivore").turn_of(A);
    table.plays([One, Two, Three, Three, Three, Three]).turn_is(B);
    assert_eq!(table.stars(A), 2 + 4);
}

#[test]
fn detritivore_wants_all_three() {
    let mut table = table(3).in_city(B).holding(A, "detritivore").turn_of(A);
    table.plays([One, One, Two, Two, Heart, Heart]).turn_is(B);
    assert_eq!(table.stars(A), 0);
}

// --- Eater of the Dead

#[test]
fn eater_of_the_dead_is_paid_for_the_own_prey_and_for_anybody_elses() {
    let mut table = table(4)
        .in_city(B)
        .hearts(B, 1)
        .holding(A, "eater-of-the-dead")
        .turn_of(A);
    table.plays(claws(1)).turn_is(C);
    assert_eq!(table.stars(A), 3 + 1, "three of the card, one for entering");
    let mut table = self::table(4)
        .in_city(A)
        .hearts(B, 1)
        .hearts(C, 1)
        .holding(D, "eater-of-the-dead")
        .turn_of(A);
    table.plays(claws(1)).turn_is(D);
    assert_eq!((table.stars(D), table.hearts(D)), (6, 9), "two have died");
}

#[test]
fn eater_of_the_dead_is_paid_for_a_death_by_poison() {
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 1)
        .poison(A, 1)
        .holding(C, "eater-of-the-dead")
        .turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert!(!table.alive(A));
    assert_eq!(table.stars(C), 3);
}

#[test]
fn eater_of_the_dead_is_not_paid_for_its_own_last_heart() {
    // The child is born without the card.
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 1)
        .stars(B, 5)
        .holding(B, ["it-has-a-child", "eater-of-the-dead"])
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.hearts(B), table.stars(B)), (10, 0));
    // Who dies with others gets nothing of them.
    let mut table = self::table(4)
        .in_city(A)
        .hearts(B, 1)
        .hearts(C, 1)
        .holding(B, "eater-of-the-dead")
        .turn_of(A);
    table.plays(claws(1)).turn_is(D);
    assert_eq!(table.stars(B), 0);
}

// --- Energy Hoarder

#[test]
fn energy_hoarder_pays_for_every_six() {
    for (energy, stars) in [(5, 0), (6, 1), (11, 1), (12, 2), (37, 6)] {
        let mut table = table(3)
            .in_city(B)
            .energy(A, energy)
            .holding(A, "energy-hoarder")
            .turn_of(A);
        table.plays(BLANK).buys_no_more().turn_is(B);
        assert_eq!((table.stars(A), table.energy(A)), (stars, energy));
    }
}

#[test]
fn energy_hoarder_counts_what_the_buying_has_left() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 8)
        .holding(A, "energy-hoarder")
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("tank")
        .buys_no_more()
        .turn_is(B);
    assert_eq!(
        (table.stars(A), table.energy(A)),
        (1, 5),
        "the store alone has paid"
    );
}

// --- Gourmet

#[test]
fn gourmet_pays_two_more_for_three_ones_or_more() {
    for (ones, stars) in [(2, 0), (3, 1 + 2), (4, 2 + 2), (6, 4 + 2)] {
        let mut dice = [Heart; 6];
        dice[..ones].fill(One);
        let mut table = table(3).in_city(B).holding(A, "gourmet").turn_of(A);
        table.plays(dice).turn_is(B);
        assert_eq!(table.stars(A), stars, "{ones} ones");
    }
    let mut table = table(3).in_city(B).holding(A, "gourmet").turn_of(A);
    table.plays([Two, Two, Two, Heart, Heart, Heart]).turn_is(B);
    assert_eq!(table.stars(A), 2);
}

// --- Herbivore

#[test]
fn herbivore_pays_for_a_peaceful_turn() {
    let mut table = table(3).in_city(B).holding(A, "herbivore").turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.stars(A), 1);
    table.idles(B).idles(C);
    assert_eq!(table.stars(A), 1, "only at the end of the own turn");
}

#[test]
fn herbivore_pays_nothing_after_a_wound_or_a_bombing() {
    let mut table = table(3).in_city(B).holding(A, "herbivore").turn_of(A);
    table.plays(claws(1)).stays(B).turn_is(B);
    assert_eq!(table.stars(A), 0);
    let mut table = self::table(3)
        .in_city(B)
        .holding(A, "herbivore")
        .energy(A, 4)
        .market("high-altitude-bombing")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("high-altitude-bombing")
        .reveals("tank")
        .turn_is(B);
    assert_eq!(table.stars(A), 0);
}

#[test]
fn herbivore_counts_its_own_hearts_too() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "herbivore")
        .energy(A, 4)
        .market("tank")
        .turn_of(A);
    table.plays(BLANK).buys("tank").reveals("heal").turn_is(B);
    assert_eq!((table.stars(A), table.hearts(A)), (4, 7));
}

#[test]
fn herbivore_does_not_mind_claws_that_cost_nobody_a_heart() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "herbivore")
        .holding(B, "wings")
        .energy(B, 2)
        .turn_of(A);
    table.plays(claws(3)).uses(B, "wings").turn_is(B);
    assert_eq!(table.stars(A), 1);
    let mut table = self::table(3)
        .in_city(B)
        .holding(A, "herbivore")
        .holding(B, "armor-plating")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!(table.stars(A), 1);
}

#[test]
fn herbivore_does_not_mind_what_others_do_to_it() {
    // Jets save the hearts of the one who yields, and Burrowing costs the owner of Herbivore one.
    let mut table = table(3)
        .in_city(B)
        .holding(A, "herbivore")
        .holding(B, ["jets", "burrowing"])
        .poison(A, 1)
        .turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!((table.hearts(A), table.hearts(B)), (8, 10));
    assert_eq!((table.stars(A), table.place(A)), (1 + 1, Place::City));
}

// --- Media-Friendly

#[test]
fn media_friendly_pays_for_each_card_after_it() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 9)
        .market(["media-friendly", "corner-store", "heal"])
        .turn_of(A);
    table.plays(BLANK).buys("media-friendly").reveals("tank");
    assert_eq!(table.stars(A), 0, "not for itself");
    table.buys("corner-store").reveals("jets");
    assert_eq!(table.stars(A), 1 + 1);
    table.buys("heal").reveals("wings");
    assert_eq!(table.stars(A), 3);
}

#[test]
fn media_friendly_pays_for_cards_of_the_deck_and_of_monsters() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 8)
        .holding(A, ["media-friendly", "made-in-a-lab", "parasitic-tentacles"])
        .turn_of(A);
    table
        .plays(BLANK)
        .uses(A, "made-in-a-lab")
        .reveals("smoke-cloud")
        .buys("smoke-cloud");
    assert_eq!(table.stars(A), 1);
    table.done().turn_is(B);
    let mut table = self::table(3)
        .in_city(B)
        .energy(A, 5)
        .holding(A, ["media-friendly", "parasitic-tentacles"])
        .holding(C, "jets")
        .turn_of(A);
    table.plays(BLANK).buys("jets");
    assert_eq!((table.stars(A), table.stars(C)), (1, 0));
}

#[test]
fn media_friendly_pays_in_anothers_turn() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 3)
        .energy(C, 3)
        .holding(C, ["media-friendly", "opportunist"])
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("heal")
        .asked(C, What::Opportunity)
        .buys("heal")
        .reveals("tank");
    assert_eq!((table.stars(A), table.stars(C)), (1, 1));
}

#[test]
fn media_friendly_pays_neither_for_a_sweep_nor_for_a_moved_copy() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 3)
        .holding(A, "media-friendly")
        .holding(C, ["jets", "wings"])
        .mimicking(A, "jets")
        .turn_of(A);
    table.copies("wings").plays(BLANK).sweeps();
    table
        .reveals("tank")
        .reveals("heal")
        .reveals("energize")
        .turn_is(B);
    assert_eq!((table.stars(A), table.energy(A)), (0, 0));
}

#[test]
fn media_friendly_bought_away_pays_neither_of_the_two() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 3)
        .holding(A, "parasitic-tentacles")
        .holding(C, "media-friendly")
        .turn_of(A);
    table.plays(BLANK).buys("media-friendly");
    assert_eq!((table.stars(A), table.stars(C)), (0, 0));
}

// --- Rooting for the Underdog

#[test]
fn the_underdog_is_paid_when_it_is_alone_at_the_end() {
    let cases = [([0, 1, 2], 1), ([1, 1, 2], 1), ([2, 1, 3], 2), ([3, 4, 4], 4)];
    for (stars, after) in cases {
        let mut table = table(3)
            .in_city(B)
            .stars(A, stars[0])
            .stars(B, stars[1])
            .stars(C, stars[2])
            .holding(A, "rooting-for-the-underdog")
            .turn_of(A);
        table.plays(BLANK).turn_is(B);
        assert_eq!(table.stars(A), after, "{stars:?}");
    }
}

#[test]
fn the_underdog_is_compared_with_the_living_only() {
    let mut table = table(3)
        .in_city(B)
        .without(C)
        .stars(A, 3)
        .stars(B, 5)
        .holding(A, "rooting-for-the-underdog")
        .turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.stars(A), 4);
}

#[test]
fn the_underdog_is_looked_at_before_other_stars_of_the_end() {
    let mut table = table(3)
        .in_city(B)
        .stars(A, 3)
        .stars(B, 4)
        .stars(C, 4)
        .energy(A, 12)
        .holding(A, ["herbivore", "energy-hoarder", "rooting-for-the-underdog"])
        .turn_of(A);
    table.plays(BLANK).buys_no_more().turn_is(B);
    assert_eq!(table.stars(A), 3 + 1 + 2 + 1);
    let paid: Vec<_> = table
        .told
        .iter()
        .filter_map(|(event, _)| match event {
            Event::StarsChanged {
                seat: A,
                cause: Cause::Card(card),
                ..
            } => Some(card.slug()),
            _ => None,
        })
        .collect();
    assert_eq!(
        paid,
        ["rooting-for-the-underdog", "energy-hoarder", "herbivore"],
        "whatever the order in which the cards came"
    );
}
