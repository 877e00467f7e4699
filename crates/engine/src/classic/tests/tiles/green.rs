//! The green sides, Fluxling aside.

use super::super::kit::*;
use crate::classic::Face::{self, Claw, Energy, Heart, One, Two};
use crate::classic::{Ending, Event, LeaveReason, Place, Reason, Wickedness};

/// Three 2s, and dice that do nothing.
const TWOS: [Face; 6] = [Two, Two, Two, One, One, Face::Three];

fn green(seats: usize) -> Laid {
    wicked_table(seats, Wickedness::Green)
}

// --- Barbs

#[test]
fn barbs_add_one_to_two_smashes_or_more() {
    for (count, lost) in [(0, 0), (1, 1), (2, 3), (3, 4)] {
        let mut table = green(3).in_city(B).with_tiles(A, "tile-barbs").turn_of(A);
        table.plays(claws(count));
        if lost > 0 {
            table.stays(B);
        }
        assert_eq!(table.hearts(B), 10 - lost, "{count} claws");
    }
}

#[test]
fn barbs_count_the_smashes_of_cards() {
    let mut table = green(3)
        .in_city(B)
        .holding(A, "acid-attack")
        .with_tiles(A, "tile-barbs")
        .turn_of(A);
    table.plays(claws(1)).stays(B);
    assert_eq!(table.hearts(B), 7);
}

#[test]
fn barbs_count_at_once_while_the_claws_are_still_to_be_resolved() {
    for (first, lost) in [(Two, 3), (Claw, 2)] {
        let mut table = green(3).in_city(B).wicked(A, 2).turn_of(A);
        table.fixes([Two, Two, Two, Claw, Claw, One]).resolves(first);
        if first == Claw {
            table.stays(B).resolves(Two);
        }
        table.takes("tile-barbs").resolves_rest();
        if first == Two {
            table.stays(B);
        }
        assert_eq!(table.hearts(B), 10 - lost);
    }
    let mut table = green(3).in_city(B).wicked(A, 2).turn_of(A);
    table
        .fixes([Two, Two, Two, Claw, One, One])
        .resolves(Two)
        .takes("tile-barbs")
        .resolves_rest()
        .stays(B);
    assert_eq!(table.hearts(B), 9, "one claw is not enough");
}

// --- Final Roar

#[test]
fn final_roar_turns_a_death_into_a_victory() {
    // `expansions.md` §14.17: the card that would save is not used.
    let mut table = green(3)
        .in_city(B)
        .holding(B, "it-has-a-child")
        .with_tiles(B, "tile-final-roar")
        .hearts(B, 2)
        .stars(B, 16)
        .turn_of(A);
    table.plays(claws(3)).over(Ending::Roar, [B]);
    assert!(!table.heard(|event| matches!(event, Event::Reborn { .. })));
}

#[test]
fn final_roar_is_silent_with_fifteen_stars() {
    let mut table = green(3)
        .in_city(B)
        .holding(B, "it-has-a-child")
        .with_tiles(B, "tile-final-roar")
        .hearts(B, 2)
        .stars(B, 15)
        .turn_of(A);
    table.plays(claws(3)).turn_is(B);
    assert_eq!((table.hearts(B), table.stars(B)), (10, 0));
    assert!(table.cards(B).is_empty());
    assert!(table.heard(|event| matches!(
        event,
        Event::LeftTokyo {
            seat: B,
            reason: LeaveReason::Reborn,
            ..
        }
    )));
}

#[test]
fn final_roar_beats_the_last_survivor_and_other_deaths() {
    let mut table = green(3)
        .in_city(A)
        .with_tiles(C, "tile-final-roar")
        .hearts(B, 1)
        .hearts(C, 1)
        .stars(C, 18)
        .turn_of(A);
    table.plays(claws(1)).over(Ending::Roar, [C]);
}

#[test]
fn final_roar_sounds_at_ones_own_doing_too() {
    let mut table = green(3)
        .in_city(B)
        .with_tiles(A, "tile-final-roar")
        .hearts(A, 3)
        .stars(A, 12)
        .energy(A, 4)
        .market("tank")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("tank")
        .reveals("heal")
        .over(Ending::Roar, [A]);
}

#[test]
fn final_roar_waits_while_a_zombie_lives_on() {
    let mut table = table_with(3, |options| {
        options.halloween = true;
        options.wickedness = Wickedness::Green;
    })
    .in_city(B)
    .holding(B, "zombie")
    .with_tiles(B, "tile-final-roar")
    .hearts(B, 1)
    .stars(B, 17)
    .energy(A, 4)
    .turn_of(A);
    table.plays(claws(3)).stays(B);
    assert!(table.state.outcome().is_none());
    table.steals("zombie").over(Ending::Roar, [B]);
}

// --- Poison Spit

#[test]
fn poison_spit_gives_a_token_with_each_wound() {
    let mut table = green(4)
        .in_city(A)
        .with_tiles(A, "tile-poison-spit")
        .holding(C, "armor-plating")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!(
        (table.poison(B), table.poison(C), table.poison(D)),
        (1, 0, 1),
        "who lost nothing was not wounded"
    );
    table.idles(B);
    assert_eq!(table.hearts(B), 8);
}

#[test]
fn poison_spit_leaves_its_tokens_behind() {
    let mut table = green(3)
        .in_city(A)
        .with_tiles(A, "tile-poison-spit")
        .hearts(A, 1)
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    table.plays(claws(1)).turn_is(C);
    assert!(!table.alive(A));
    assert_eq!((table.poison(B), table.poison(C)), (1, 1));
}

#[test]
fn poison_spit_counts_while_the_claws_are_still_to_be_resolved() {
    let mut table = green(3).in_city(B).wicked(A, 2).turn_of(A);
    table
        .fixes([Two, Two, Two, Claw, One, One])
        .resolves(Two)
        .takes("tile-poison-spit")
        .resolves_rest()
        .stays(B);
    assert_eq!(table.poison(B), 1);
}

// --- Underdog

#[test]
fn underdog_takes_a_star_from_whom_it_wounds_and_who_has_more() {
    // `expansions.md` §14.16.
    let mut table = green(3)
        .in_city(A)
        .with_tiles(A, "tile-underdog")
        .stars(A, 3)
        .stars(B, 7)
        .stars(C, 5)
        .turn_of(A);
    assert_eq!(table.stars(A), 5, "with the income of Tokyo");
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.stars(A), table.stars(B), table.stars(C)), (6, 6, 5));
}

#[test]
fn underdog_reads_its_own_stars_once() {
    // Each of them has one more than A had when the claws were resolved.
    let mut table = green(4)
        .in_city(A)
        .with_tiles(A, "tile-underdog")
        .stars(A, 3)
        .stars(B, 6)
        .stars(C, 6)
        .stars(D, 6)
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!(table.stars(A), 8);
    assert_eq!((table.stars(B), table.stars(C), table.stars(D)), (5, 5, 5));
}

#[test]
fn underdog_asks_for_a_wound_of_claws() {
    let mut table = green(3)
        .in_city(B)
        .holding(A, "fire-breathing")
        .holding(B, "camouflage")
        .with_tiles(A, "tile-underdog")
        .stars(B, 9)
        .stars(C, 9)
        .turn_of(A);
    table.plays(claws(1)).uses(B, "camouflage").nature([Heart, Heart]);
    assert_eq!(
        (table.stars(A), table.stars(B), table.stars(C)),
        (0, 11, 9),
        "B lost no heart, C lost its heart to the fire; B has its income already"
    );
}

#[test]
fn underdog_counts_while_the_claws_are_still_to_be_resolved() {
    let mut table = green(3).in_city(B).wicked(A, 2).stars(B, 4).turn_of(A);
    table
        .fixes([Two, Two, Two, Claw, One, One])
        .resolves(Two)
        .takes("tile-underdog")
        .resolves_rest()
        .stays(B);
    assert_eq!(
        (table.stars(A), table.stars(B)),
        (3, 4 - 1 + 2),
        "B has its income already"
    );
}

// --- Defender of Tokyo

#[test]
fn defender_costs_the_others_a_star_on_arrival_and_in_each_turn_there() {
    // `expansions.md` §14.18.
    let mut table = green(3)
        .with_tiles(A, "tile-defender-of-tokyo")
        .stars(B, 5)
        .stars(C, 1)
        .turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!((table.stars(A), table.stars(B), table.stars(C)), (1, 4, 0));
    table.idles(B).idles(C).turn_is(A);
    assert_eq!((table.stars(A), table.stars(B), table.stars(C)), (3, 3, 0));
}

#[test]
fn defender_is_silent_outside() {
    let mut table = green(3)
        .in_city(B)
        .with_tiles(A, "tile-defender-of-tokyo")
        .stars(C, 5)
        .turn_of(A);
    table.idles(A);
    assert_eq!(table.stars(C), 5);
}

#[test]
fn defender_is_silent_when_it_slides_from_the_bay() {
    // `expansions.md` §14.19: B in the City dies, the Bay closes.
    let mut table = green(5)
        .in_city(B)
        .in_bay(C)
        .with_tiles(C, "tile-defender-of-tokyo")
        .hearts(B, 1)
        .stars(D, 5)
        .turn_of(A);
    table.plays(claws(1)).stays(C).turn_is(C);
    assert_eq!((table.place(C), table.place(A)), (Place::City, Place::Outside));
    assert_eq!(table.stars(D), 4, "only for the turn that C begins there");
}

#[test]
fn defender_speaks_when_a_card_brings_it_in() {
    let mut table = green(3)
        .in_city(B)
        .with_tiles(A, "tile-defender-of-tokyo")
        .energy(A, 5)
        .stars(C, 5)
        .market("death-from-above")
        .turn_of(A);
    table.plays(BLANK).buys("death-from-above").reveals("heal");
    assert_eq!((table.place(A), table.stars(C)), (Place::City, 4));
}

#[test]
fn defender_counts_in_the_turn_it_is_taken() {
    let mut table = green(3).wicked(A, 5).stars(B, 5).turn_of(A);
    table
        .fixes(TWOS)
        .resolves(Two)
        .takes("tile-defender-of-tokyo")
        .resolves_rest()
        .turn_is(B);
    assert_eq!((table.stars(A), table.stars(B)), (3, 4));
}

// --- Have it all!

#[test]
fn have_it_all_counts_keep_cards_and_purchases() {
    let mut table = table_with(3, |options| {
        options.halloween = true;
        options.wickedness = Wickedness::Green;
    })
    .in_city(B)
    .holding(A, ["wings", "princess", "jets"])
    .holding(C, "camouflage")
    .mimicking(A, "camouflage")
    .energy(A, 3)
    .wicked(A, 5)
    .market("corner-store")
    .turn_of(A);
    table.done(); // Mimic stays what it is
    table
        .fixes(TWOS)
        .resolves(Two)
        .takes("tile-have-it-all")
        .resolves_rest();
    assert_eq!(
        table.stars(A),
        1 + 2 + 3,
        "Princess, 2s, and Wings, Jets and Mimic"
    );
    table.buys("corner-store").reveals("heal");
    assert_eq!(table.stars(A), 6 + 1 + 1);
}

#[test]
fn have_it_all_does_not_count_the_model_of_fluxling() {
    let mut table = green(3)
        .in_city(B)
        .holding(C, "camouflage")
        .fluxling(A, "camouflage")
        .holding(A, "jets")
        .wicked(A, 5)
        .turn_of(A);
    table.done(); // Fluxling stays what it is
    table.fixes(TWOS).resolves(Two).takes("tile-have-it-all");
    assert_eq!(table.stars(A), 2 + 1);
}

#[test]
fn have_it_all_is_paid_for_every_way_of_buying() {
    let mut table = green(3)
        .in_city(B)
        .holding(A, "parasitic-tentacles")
        .with_tiles(A, "tile-have-it-all")
        .holding(C, "jets")
        .energy(A, 5)
        .turn_of(A);
    table.plays(BLANK).buys("jets").turn_is(B);
    assert_eq!(table.stars(A), 1);
    let mut table = green(3)
        .in_city(B)
        .holding(C, "opportunist")
        .with_tiles(C, "tile-have-it-all")
        .energy(A, 3)
        .energy(C, 3)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("heal")
        .buys("heal")
        .reveals("tank");
    assert_eq!((table.stars(A), table.stars(C)), (1, 1), "in another's turn too");
}

// --- Sonic Boomer

#[test]
fn sonic_boomer_gains_a_star_each_turn() {
    let mut table = green(3).in_city(B).with_tiles(A, "tile-sonic-boomer").turn_of(A);
    assert_eq!(table.stars(A), 1);
    table.idles(A);
    assert_eq!(table.stars(A), 1);
}

#[test]
fn tiles_at_the_start_of_a_turn_act_in_the_order_in_which_they_came() {
    let table = green(3)
        .in_city(A)
        .with_tiles(A, ["tile-sonic-boomer", "tile-defender-of-tokyo"])
        .stars(B, 5)
        .turn_of(A);
    let told: Vec<_> = table.state.held_by(A).map(|held| held.card.slug()).collect();
    assert_eq!(told, ["tile-sonic-boomer", "tile-defender-of-tokyo"]);
    assert_eq!((table.stars(A), table.stars(B)), (3, 4));
}

// --- Final Push

#[test]
fn final_push_heals_charges_and_gives_a_turn() {
    // `expansions.md` §14.21.
    let mut table = green(3).in_city(B).wicked(A, 9).hearts(A, 9).turn_of(A);
    table.fixes(TWOS).resolves(Two).takes("tile-final-push");
    assert_eq!((table.hearts(A), table.energy(A)), (10, 2));
    table.resolves_rest();
    assert_eq!(table.cards(A), ["tile-final-push"], "until the turn begins");
    table.buys_no_more().turn_is(A);
    assert!(table.cards(A).is_empty());
    assert_eq!(table.state.turn().reason, Reason::Extra);
    table.plays(BLANK).buys_no_more().turn_is(B);
}

#[test]
fn final_push_lost_before_its_turn_is_lost_with_it() {
    let mut table = green(3)
        .in_city(B)
        .holding(A, "it-has-a-child")
        .hearts(A, 1)
        .energy(A, 2)
        .wicked(A, 9)
        .market("tank")
        .turn_of(A);
    table
        .fixes(TWOS)
        .resolves(Two)
        .takes("tile-final-push")
        .resolves_rest()
        .buys("tank")
        .reveals("heal");
    assert_eq!((table.hearts(A), table.stars(A)), (10, 0), "reborn");
    table.turn_is(B);
}

#[test]
fn final_push_comes_after_the_turn_with_fewer_dice() {
    let mut table = green(3)
        .in_city(B)
        .holding(A, "freeze-time")
        .wicked(A, 8)
        .turn_of(A);
    table
        .fixes([One, One, One, Two, Two, Face::Three])
        .resolves(One)
        .takes("tile-final-push")
        .resolves_rest()
        .buys_no_more()
        .accepts()
        .turn_is(A);
    assert_eq!(table.state.turn().reason, Reason::FewerDice);
    assert_eq!(table.cards(A), ["freeze-time", "tile-final-push"]);
    table
        .plays([One, One, Two, Two, Face::Three])
        .buys_no_more()
        .turn_is(A);
    assert_eq!(table.state.turn().dice.len(), 6);
    assert_eq!(table.cards(A), ["freeze-time"]);
}

// --- Starburst

#[test]
fn starburst_gives_twelve_energy_and_is_gone() {
    // `expansions.md` §14.9.
    let mut table = green(3).in_city(B).wicked(A, 9).turn_of(A);
    table.fixes(TWOS).resolves(Two).takes("tile-starburst");
    assert_eq!(table.energy(A), 12);
    assert!(table.cards(A).is_empty());
    table.resolves_rest().buys_no_more().idles(B).idles(C);
    table
        .plays([Two, Two, Two, Energy, One, One])
        .buys_no_more()
        .turn_is(B);
    assert_eq!(table.wickedness(A), 10, "the level is spent");
}
