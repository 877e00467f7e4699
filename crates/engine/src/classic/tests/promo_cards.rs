//! The promo cards that no box holds, each with its rulings (`power-cards.md` §4.5). Monster Sidekick has a
//! chapter of its own.

use super::kit::*;
use crate::classic::Face::{Claw, Heart, One, Three, Two};
use crate::classic::{Ending, Event, Place, What};

// --- Cannibalistic

#[test]
fn cannibalistic_eats_once_per_source() {
    // Three victims of one smash are one source, a bought card is another.
    let mut table = promo_table(4)
        .in_city(A)
        .holding(A, "cannibalistic")
        .hearts(A, 5)
        .energy(A, 3)
        .market("flame-thrower")
        .turn_of(A);
    table.plays(claws(1));
    assert_eq!(table.hearts(A), 6, "in Tokyo too");
    table.buys("flame-thrower").reveals("tank").turn_is(B);
    assert_eq!((table.hearts(A), table.hearts(B)), (7, 7));
}

#[test]
fn cannibalistic_counts_fire_and_smashes_as_one() {
    let mut table = promo_table(4)
        .in_city(B)
        .holding(A, ["cannibalistic", "fire-breathing"])
        .hearts(A, 5)
        .turn_of(A);
    table.plays(claws(1)).asked(B, What::Yield);
    assert_eq!((table.hearts(A), table.hearts(B), table.hearts(D)), (6, 8, 9));
}

#[test]
fn cannibalistic_counts_a_smash_held_back_with_the_others() {
    let mut table = promo_table(5)
        .in_city(B)
        .in_bay(C)
        .holding(B, "jets")
        .holding(A, "cannibalistic")
        .hearts(A, 5)
        .turn_of(A);
    table.plays(claws(1)).stays(B).stays(C).turn_is(B);
    assert_eq!((table.hearts(A), table.hearts(B), table.hearts(C)), (6, 9, 9));
}

#[test]
fn cannibalistic_needs_a_loss_of_another() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "cannibalistic")
        .holding(B, "armor-plating")
        .hearts(A, 5)
        .energy(A, 3)
        .market("national-guard")
        .turn_of(A);
    table
        .plays(claws(1))
        .buys("national-guard")
        .reveals("tank")
        .turn_is(B);
    assert_eq!(table.hearts(A), 3);
}

#[test]
fn cannibalistic_eats_what_the_hide_throws_back() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, ["reflective-hide", "cannibalistic"])
        .turn_of(A);
    table.plays(claws(3)).asked(B, What::Yield);
    assert_eq!((table.hearts(B), table.hearts(A)), (8, 9));
}

// --- Intimidating Roar

#[test]
fn intimidating_roar_leaves_no_choice() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "intimidating-roar")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.place(A), table.place(B)), (Place::City, Place::Outside));
    assert!(table.heard(|event| *event == Event::YieldChosen { seat: B }));
}

#[test]
fn intimidating_roar_is_a_yield() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "intimidating-roar")
        .holding(B, ["burrowing", "unstable-dna"])
        .turn_of(A);
    table.plays(claws(1)).asked(B, What::Exchange);
    assert_eq!(table.hearts(A), 9);
}

#[test]
fn intimidating_roar_does_not_move_the_unwounded() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "intimidating-roar")
        .holding(B, "armor-plating")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!(table.place(B), Place::City);
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "intimidating-roar")
        .energy(A, 3)
        .market("flame-thrower")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("flame-thrower")
        .reveals("tank")
        .turn_is(B);
    assert_eq!(
        (table.place(B), table.hearts(B)),
        (Place::City, 8),
        "a card does not wound"
    );
}

#[test]
fn intimidating_roar_comes_after_jets() {
    let laid = || {
        promo_table(3)
            .in_city(B)
            .holding(A, "intimidating-roar")
            .holding(B, "jets")
    };
    let mut table = laid().turn_of(A);
    table.plays(claws(2)).yields(B).turn_is(B);
    assert_eq!((table.hearts(B), table.place(B)), (10, Place::Outside));
    // Staying means to be wounded, and then to be driven out all the same.
    let mut table = laid().turn_of(A);
    table.plays(claws(2)).stays(B).turn_is(B);
    assert_eq!(
        (table.hearts(B), table.place(B), table.place(A)),
        (8, Place::Outside, Place::City)
    );
}

#[test]
fn intimidating_roar_drives_both_places_empty() {
    let mut table = promo_table(5)
        .in_city(B)
        .in_bay(C)
        .holding(A, "intimidating-roar")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!(
        (table.place(A), table.place(B), table.place(C)),
        (Place::City, Place::Outside, Place::Outside)
    );
}

// --- Sleep Walker

#[test]
fn sleep_walker_buys_stars_when_cards_are_bought() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "sleep-walker")
        .energy(A, 7)
        .turn_of(A);
    assert!(!table.rolls(BLANK).may_use(A, "sleep-walker"));
    table
        .keeps_all()
        .resolves_rest()
        .uses(A, "sleep-walker")
        .uses(A, "sleep-walker")
        .turn_is(B);
    assert_eq!((table.stars(A), table.energy(A)), (2, 1));
}

#[test]
fn sleep_walker_stops_at_twenty_stars() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "sleep-walker")
        .stars(A, 19)
        .energy(A, 6)
        .turn_of(A);
    table.plays(BLANK).uses(A, "sleep-walker").asked(A, What::Buy);
    assert!(!table.may_use(A, "sleep-walker"));
    table.done().over(Ending::Stars, [A]);
}

#[test]
fn sleep_walker_keeps_to_the_own_turn() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(C, "sleep-walker")
        .energy(C, 3)
        .energy(A, 2)
        .turn_of(A);
    table.plays(BLANK).asked(A, What::Buy);
    assert!(!table.may_use(C, "sleep-walker"));
}

// --- Throw a Tanker

#[test]
fn throw_a_tanker_pays_for_three_smashes_that_wound() {
    for (smashes, stars) in [(2, 1), (3, 3), (5, 3)] {
        let mut table = promo_table(3).in_city(B).holding(A, "throw-a-tanker").turn_of(A);
        table.plays(claws(smashes)).yields(B);
        assert_eq!(
            table.stars(A),
            stars,
            "{smashes} claws, and one star for entering"
        );
    }
}

#[test]
fn throw_a_tanker_counts_added_smashes() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, ["throw-a-tanker", "acid-attack"])
        .turn_of(A);
    table.plays(claws(2)).stays(B);
    assert_eq!((table.stars(A), table.hearts(B)), (2, 7));
}

#[test]
fn throw_a_tanker_needs_a_wound() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "throw-a-tanker")
        .holding(B, "camouflage")
        .turn_of(A);
    table
        .plays(claws(3))
        .uses(B, "camouflage")
        .nature([Heart, Heart, Heart])
        .turn_is(B);
    assert_eq!(table.stars(A), 0);
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "throw-a-tanker")
        .holding(B, "jets")
        .turn_of(A);
    table.plays(claws(3)).yields(B);
    assert_eq!(table.stars(A), 1, "for entering alone");
}

#[test]
fn throw_a_tanker_waits_for_smashes_held_back() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "throw-a-tanker")
        .holding(B, "jets")
        .turn_of(A);
    table.plays(claws(3)).asked(B, What::Yield);
    assert_eq!(table.stars(A), 0);
    table.stays(B);
    assert_eq!(table.stars(A), 2);
}

#[test]
fn throw_a_tanker_pays_for_a_softened_smash_too() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "throw-a-tanker")
        .holding(B, "super-jump")
        .energy(B, 1)
        .turn_of(A);
    table.plays(claws(3)).uses(B, "super-jump").stays(B);
    assert_eq!((table.stars(A), table.hearts(B)), (2, 8));
}

#[test]
fn throw_a_tanker_and_its_copy_pay_twice() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "throw-a-tanker")
        .mimicking(A, "throw-a-tanker")
        .turn_of(A);
    table.plays(claws(3)).stays(B);
    assert_eq!(table.stars(A), 4);
}

// --- Thunder Stomp

/// Dice worth four stars.
const FOUR: [crate::classic::Face; 6] = [Three, Three, Three, Three, One, One];

#[test]
fn thunder_stomp_takes_a_die_from_the_others_for_a_round() {
    let mut table = promo_table(3).in_city(B).holding(A, "thunder-stomp").turn_of(A);
    table.plays(FOUR);
    assert_eq!(table.held("thunder-stomp").tokens, 1);
    for seat in [B, C] {
        table.turn_is(seat).plays([One, One, Two, Two, Three]);
    }
    table.turn_is(A).rolls(BLANK);
    assert_eq!(table.held("thunder-stomp").tokens, 0);
    table.keeps_all().resolves_rest().turn_is(B).rolls(BLANK);
}

#[test]
fn thunder_stomp_needs_four_stars_in_a_turn() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "thunder-stomp")
        .stars(A, 12)
        .turn_of(A);
    table
        .plays([Three, Three, Three, One, One, Two])
        .turn_is(B)
        .rolls(BLANK);
    assert_eq!(table.held("thunder-stomp").tokens, 0);
}

#[test]
fn thunder_stomp_counts_stars_of_every_kind() {
    // Two for beginning in Tokyo, two of a card.
    let mut table = promo_table(3)
        .in_city(A)
        .holding(A, "thunder-stomp")
        .energy(A, 4)
        .market("commuter-train")
        .turn_of(A);
    table.plays(BLANK).buys("commuter-train").reveals("tank");
    table.turn_is(B).rolls([One, One, Two, Two, Three]);
}

#[test]
fn thunder_stomp_does_not_count_the_stars_of_other_turns() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(C, ["thunder-stomp", "opportunist"])
        .energy(C, 6)
        .energy(A, 3)
        .market("corner-store")
        .turn_of(A);
    table.plays(BLANK).buys("corner-store").reveals("amusement-park");
    table
        .asked(C, What::Opportunity)
        .buys("amusement-park")
        .reveals("tank");
    assert_eq!(table.stars(C), 4);
    table
        .turn_is(B)
        .plays(BLANK)
        .turn_is(C)
        .plays(BLANK)
        .turn_is(A)
        .rolls(BLANK);
}

#[test]
fn thunder_stomp_ends_with_an_extra_turn() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "thunder-stomp")
        .energy(A, 7)
        .market("frenzy")
        .turn_of(A);
    table
        .plays(FOUR)
        .buys("frenzy")
        .reveals("tank")
        .turn_is(A)
        .plays(BLANK);
    table.turn_is(B).rolls(BLANK);
}

#[test]
fn thunder_stomp_goes_with_its_owner() {
    let mut table = promo_table(4)
        .in_city(B)
        .holding(A, "thunder-stomp")
        .hearts(A, 1)
        .turn_of(A);
    table
        .plays([Three, Three, Three, Three, Claw, One])
        .yields(B)
        .turn_is(B);
    table.plays([Claw, One, One, Two, Two]).turn_is(C).rolls(BLANK);
    assert!(!table.alive(A));
}

#[test]
fn thunder_stomp_and_its_copy_take_two_dice() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "thunder-stomp")
        .mimicking(A, "thunder-stomp")
        .turn_of(A);
    table.plays(FOUR).turn_is(B).rolls([One, One, Two, Two]);
    assert_eq!(table.held("mimic").tokens, 1);
}

#[test]
fn thunder_stomp_is_saved_with_its_counter() {
    let mut table = promo_table(3).in_city(B).holding(A, "thunder-stomp").turn_of(A);
    table.plays(FOUR).turn_is(B);
    let file = serde_json::to_string(&table.state).expect("a position");
    let loaded: crate::classic::State = serde_json::from_str(&file).expect("it was saved");
    assert_eq!(loaded, table.state);
    let broken = file.replacen("\"tokens\":1", "\"tokens\":2", 1);
    assert_ne!(broken, file);
    assert!(serde_json::from_str::<crate::classic::State>(&broken).is_err());
}

// --- Amusement Park

#[test]
fn amusement_park_is_four_stars() {
    let mut table = promo_table(3)
        .in_city(B)
        .energy(A, 6)
        .market("amusement-park")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("amusement-park")
        .reveals("tank")
        .turn_is(B);
    assert_eq!((table.stars(A), table.energy(A)), (4, 0));
    assert!(table.discarded("amusement-park"));
}

// --- Army

#[test]
fn army_without_other_cards_is_nothing() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, "jets")
        .energy(A, 2)
        .market("army")
        .turn_of(A);
    table.plays(BLANK).buys("army").reveals("tank").turn_is(B);
    assert_eq!((table.stars(A), table.hearts(A)), (0, 10));
}

#[test]
fn army_takes_its_hearts_at_once() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(C, "jets")
        .mimicking(A, "jets")
        .holding(A, ["camouflage", "armor-plating", "smoke-cloud"])
        .energy(A, 2)
        .market("army")
        .turn_of(A);
    table.asked(A, What::StartOfTurn).done();
    table.plays(BLANK).buys("army").reveals("tank");
    assert_eq!(table.stars(A), 4, "Mimic is a card too, Army none");
    table
        .asked(A, What::Harm)
        .uses(A, "camouflage")
        .nature([Heart, One, One, One])
        .turn_is(B);
    assert_eq!(table.hearts(A), 7, "Armor Plating looks at all three together");
}

#[test]
fn army_of_one_stops_at_armor_plating() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "armor-plating")
        .energy(A, 2)
        .market("army")
        .turn_of(A);
    table.plays(BLANK).buys("army").reveals("tank").turn_is(B);
    assert_eq!((table.stars(A), table.hearts(A)), (1, 10));
}

#[test]
fn army_may_kill_a_winner() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, ["acid-attack", "alien-origin"])
        .stars(A, 18)
        .hearts(A, 2)
        .energy(A, 1)
        .market("army")
        .turn_of(A);
    table.plays([One, One, Two, Two, Three, Three]).stays(B);
    table.buys("army").reveals("tank").turn_is(B);
    assert_eq!((table.alive(A), table.stars(A)), (false, 0));
}
