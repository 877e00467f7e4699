//! The Keep cards that keep hearts.

use super::super::kit::*;
use crate::classic::Face::{Claw, Heart, One, Two};
use crate::classic::{Event, LeaveReason, Place, What};

// --- Armor Plating

#[test]
fn armor_plating_ignores_one_heart_of_any_kind() {
    // A single poison token is one, two tokens are two.
    for (tokens, left) in [(1, 10), (2, 8)] {
        let mut table = table(3)
            .in_city(B)
            .holding(A, "armor-plating")
            .poison(A, tokens)
            .turn_of(A);
        table.plays(BLANK).turn_is(B);
        assert_eq!(table.hearts(A), left);
    }
    // Burrowing is a card's hit of one.
    let mut table = table(3)
        .in_city(B)
        .holding(B, "burrowing")
        .holding(A, "armor-plating")
        .turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!((table.hearts(A), table.place(A)), (10, Place::City));
}

#[test]
fn armor_plating_takes_the_last_heart_that_camouflage_leaves() {
    let mut table = table(3)
        .in_city(B)
        .holding(B, ["camouflage", "armor-plating"])
        .turn_of(A);
    table
        .plays(claws(3))
        .uses(B, "camouflage")
        .nature([Heart, Heart, One])
        .turn_is(B);
    assert_eq!(table.hearts(B), 10, "and no yield, for nothing was lost");
}

#[test]
fn armor_plating_judges_a_merged_hit_as_one() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "fire-breathing")
        .holding(B, "armor-plating")
        .turn_of(A);
    table.plays(claws(1)).stays(B);
    assert_eq!((table.hearts(B), table.hearts(C)), (8, 9));
}

// --- Camouflage

#[test]
fn camouflage_answers_every_kind_of_loss() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "camouflage")
        .poison(A, 2)
        .turn_of(A);
    table
        .plays(BLANK)
        .asked(A, What::Harm)
        .uses(A, "camouflage")
        .nature([Heart, One]);
    assert_eq!(table.hearts(A), 9);
    table.turn_is(B);
    let mut table = self::table(3)
        .in_city(B)
        .holding(A, "camouflage")
        .energy(A, 4)
        .market("tank")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("tank")
        .reveals("heal")
        .uses(A, "camouflage")
        .nature([Heart, Heart, Heart]);
    assert_eq!((table.hearts(A), table.stars(A)), (10, 4));
}

#[test]
fn camouflage_rolls_once_per_hit_and_may_be_declined() {
    let mut table = table(3).in_city(A).holding(B, "camouflage").turn_of(A);
    table.plays(claws(2)).asked(B, What::Harm).done().turn_is(B);
    assert_eq!(table.hearts(B), 8);
    let mut table = self::table(3)
        .in_city(B)
        .holding(B, ["camouflage", "rapid-healing"])
        .hearts(B, 5)
        .energy(B, 2)
        .turn_of(A);
    table.plays(claws(2)).uses(B, "camouflage").nature([One, Two]);
    table.asked(B, What::Harm);
    assert!(!table.may_use(B, "camouflage"), "once for this hit");
    table.uses(B, "rapid-healing").stays(B);
    assert_eq!(table.hearts(B), 4);
}

#[test]
fn camouflage_is_fresh_for_the_next_hit() {
    let mut table = table(5)
        .in_city(B)
        .in_bay(C)
        .holding(B, "burrowing")
        .mimicking(C, "burrowing")
        .holding(A, "camouflage")
        .turn_of(A);
    table
        .plays(claws(1))
        .yields(B)
        .yields(C)
        .uses(A, "camouflage")
        .nature([Heart])
        .uses(A, "camouflage")
        .nature([Claw])
        .turn_is(B);
    assert_eq!(table.hearts(A), 9);
}

// --- Even Bigger

#[test]
fn even_bigger_raises_the_cap_before_it_heals() {
    let mut table = table(3).in_city(B).energy(A, 4).market("even-bigger").turn_of(A);
    table.plays(BLANK).buys("even-bigger").reveals("tank");
    assert_eq!((table.hearts(A), table.state.cap(A)), (12, 12));
    assert!(table.heard(|event| *event
        == Event::CapChanged {
            seat: A,
            cap: 12,
            trimmed: 0
        }));
}

#[test]
fn even_bigger_sold_takes_the_hearts_above_ten() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["even-bigger", "metamorph"])
        .hearts(A, 12)
        .turn_of(A);
    table.plays(BLANK).sells("even-bigger");
    assert_eq!(
        (table.hearts(A), table.state.cap(A), table.energy(A)),
        (10, 10, 4)
    );
    assert!(!table.heard(|event| matches!(event, Event::LifeLost { .. })));
}

#[test]
fn even_bigger_bought_away_heals_the_buyer_and_trims_the_seller() {
    let mut table = table(3)
        .in_city(B)
        .holding(C, "even-bigger")
        .hearts(C, 11)
        .holding(A, "parasitic-tentacles")
        .hearts(A, 7)
        .energy(A, 4)
        .turn_of(A);
    table.plays(BLANK).buys("even-bigger");
    assert_eq!((table.hearts(A), table.state.cap(A)), (9, 12));
    assert_eq!(
        (table.hearts(C), table.state.cap(C), table.energy(C)),
        (10, 10, 4)
    );
}

// --- It Has a Child

#[test]
fn a_child_on_the_own_turn_lets_the_turn_go_on() {
    let mut table = table(3)
        .in_city(A)
        .hearts(A, 2)
        .stars(A, 3)
        .energy(A, 8)
        .holding(A, ["it-has-a-child", "jets"])
        .market(["national-guard", "corner-store"])
        .turn_of(A);
    table.plays(BLANK).buys("national-guard").reveals("tank");
    assert_eq!((table.hearts(A), table.stars(A), table.energy(A)), (10, 0, 5));
    assert_eq!(table.place(A), Place::Outside);
    assert!(table.cards(A).is_empty());
    table.buys("corner-store").reveals("heal");
    assert_eq!(table.stars(A), 1);
}

#[test]
fn a_child_keeps_tokens_and_energy_and_loses_the_twelfth_heart() {
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 2)
        .energy(B, 3)
        .poison(B, 2)
        .shrink(B, 1)
        .holding(B, ["even-bigger", "it-has-a-child"])
        .turn_of(A);
    table.plays(claws(3)).turn_is(B);
    assert_eq!((table.hearts(B), table.state.cap(B)), (10, 10));
    assert_eq!((table.energy(B), table.poison(B), table.shrink(B)), (3, 2, 1));
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
fn a_child_taking_tokyo_after_burrowing() {
    // The attacker dies of Burrowing, is reborn outside, and its turn goes on: it enters.
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 1)
        .holding(A, "it-has-a-child")
        .holding(B, "burrowing")
        .turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!(
        (table.hearts(A), table.place(A), table.stars(A)),
        (10, Place::City, 1)
    );
}

#[test]
fn a_child_does_not_close_the_bay() {
    let mut table = table(5)
        .in_city(A)
        .in_bay(B)
        .hearts(C, 1)
        .holding(C, "it-has-a-child")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.hearts(C), table.place(B)), (10, Place::Bay));
}

// --- Rapid Healing

#[test]
fn rapid_healing_works_even_in_tokyo() {
    let mut table = table(3)
        .in_city(A)
        .holding(A, "rapid-healing")
        .energy(A, 4)
        .hearts(A, 7)
        .turn_of(A);
    table
        .rolls(BLANK)
        .uses(A, "rapid-healing")
        .uses(A, "rapid-healing")
        .asked(A, What::Roll);
    assert_eq!((table.hearts(A), table.energy(A)), (9, 0));
}

#[test]
fn rapid_healing_saves_a_full_monster_beyond_its_cap() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["acid-attack", "burrowing"])
        .holding(B, ["even-bigger", "rapid-healing"])
        .hearts(B, 7)
        .energy(B, 2)
        .turn_of(A);
    table
        .plays([Claw; 6])
        .asked(B, What::Harm)
        .uses(B, "rapid-healing")
        .stays(B);
    assert_eq!(table.hearts(B), 1);
}

#[test]
fn rapid_healing_above_the_cap_is_trimmed_when_the_hit_is_avoided() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["acid-attack", "fire-breathing"])
        .mimicking(A, "acid-attack")
        .holding(B, ["rapid-healing", "wings"])
        .hearts(B, 9)
        .energy(B, 8)
        .turn_of(A);
    table
        .plays([Claw; 6])
        .asked(B, What::Harm)
        .uses(B, "rapid-healing");
    assert_eq!(table.hearts(B), 10);
    assert!(!table.may_use(B, "rapid-healing"), "nine are not ten");
    table.uses(B, "wings").turn_is(B);
    assert_eq!(table.hearts(B), 10);
}

#[test]
fn rapid_healing_at_ten_against_ten() {
    // Ten claws: six dice, two copies of Acid Attack, Burrowing in Tokyo, and fire.
    let lay = || {
        let mut table = table(3)
            .in_city(A)
            .holding(A, ["acid-attack", "burrowing", "fire-breathing"])
            .mimicking(A, "acid-attack")
            .holding(B, ["rapid-healing", "wings", "camouflage"])
            .energy(B, 6)
            .turn_of(A);
        table
            .plays([Claw; 6])
            .asked(B, What::Harm)
            .uses(B, "rapid-healing");
        assert_eq!(table.hearts(B), 11, "the cap is looked at after the loss");
        assert!(!table.may_use(B, "rapid-healing"), "no longer deadly, and full");
        table
    };
    let mut table = lay();
    table.done();
    assert_eq!(table.hearts(B), 1);
    let mut table = lay();
    table.uses(B, "wings");
    assert_eq!(table.hearts(B), 10, "what stood above the cap is gone");
    let mut table = lay();
    table.uses(B, "camouflage").nature([Heart; 10]);
    assert_eq!(table.hearts(B), 10);
    assert!(!table.alive(C));
}

// --- Wings

#[test]
fn wings_protect_for_the_rest_of_the_turn_only() {
    let mut table = table(3)
        .in_city(B)
        .holding(B, "wings")
        .energy(B, 2)
        .energy(A, 3)
        .market("flame-thrower")
        .turn_of(A);
    table
        .plays(claws(2))
        .uses(B, "wings")
        .buys("flame-thrower")
        .reveals("tank")
        .turn_is(B);
    assert_eq!((table.hearts(B), table.hearts(C)), (10, 8));
    assert!(table.heard(|event| matches!(event, Event::DamagePrevented { victim: B, .. })));
    table.plays(BLANK).turn_is(C).plays(claws(1)).stays(B);
    assert_eq!(table.hearts(B), 9, "a new turn");
}

#[test]
fn wings_paid_late_do_not_give_back_what_was_lost() {
    let mut table = table(3)
        .in_city(B)
        .holding(B, "wings")
        .energy(B, 2)
        .energy(A, 3)
        .market("flame-thrower")
        .turn_of(A);
    table
        .plays(claws(2))
        .done()
        .stays(B)
        .buys("flame-thrower")
        .reveals("tank")
        .asked(B, What::Harm)
        .uses(B, "wings")
        .turn_is(B);
    assert_eq!(table.hearts(B), 8);
}

#[test]
fn wings_stop_poison_and_the_own_cards() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "wings")
        .energy(A, 7)
        .poison(A, 3)
        .market("jet-fighters")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("jet-fighters")
        .reveals("tank")
        .uses(A, "wings")
        .turn_is(B);
    assert_eq!((table.hearts(A), table.stars(A), table.energy(A)), (10, 5, 0));
}
