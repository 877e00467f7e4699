//! The Keep cards, each with its rulings (`power-cards.md` 4.1), in printed order. What a copy of a card adds is told in
//! `mimic`.

use super::kit::*;
use crate::engine::classic::{Answer, BoughtFrom, Event, HitKind, LeaveReason, Pick, Place, What};
use crate::engine::parts::Face::{Claw, Energy, Heart, One, Three, Two};

// --- Acid Attack

#[test]
fn acid_attack_hits_without_any_claw() {
    let mut table = table(3).in_city(B).holding(A, "acid-attack").turn_of(A);
    table.plays(BLANK).stays(B);
    assert_eq!(table.hearts(B), 9);
    assert!(table.heard(
        |event| matches!(event, Event::SmashesAdded { seat: A, card, count: 1 } if card.slug() == "acid-attack")
    ));
}

#[test]
fn acid_attack_adds_to_claws_and_only_in_the_own_turn() {
    let mut table = table(3).in_city(B).holding(A, "acid-attack").turn_of(A);
    table.plays(claws(2)).stays(B).turn_is(B);
    assert_eq!(table.hearts(B), 7);
    table.plays(BLANK).turn_is(C).plays(BLANK);
    assert_eq!((table.hearts(A), table.hearts(B)), (10, 7));
}

// --- Alien Origin

#[test]
fn alien_origin_makes_every_card_cheaper() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "alien-origin")
        .energy(A, 2)
        .market("corner-store")
        .turn_of(A);
    table.plays(BLANK).buys("corner-store").reveals("heal");
    assert_eq!((table.energy(A), table.stars(A)), (0, 1));
}

#[test]
fn alien_origin_pays_another_monster_the_lower_price() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["alien-origin", "parasitic-tentacles"])
        .holding(C, "jets")
        .energy(A, 4)
        .turn_of(A);
    table.plays(BLANK).buys("jets");
    assert_eq!((table.energy(A), table.energy(C)), (0, 4));
    assert_eq!(table.cards(A), ["alien-origin", "parasitic-tentacles", "jets"]);
}

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

// --- Background Dweller

#[test]
fn background_dweller_rolls_threes_again_without_end() {
    let mut table = table(3).in_city(B).holding(A, "background-dweller").turn_of(A);
    table
        .rolls([Three, One, One, Two, Two, Claw])
        .rerolls([5], [Claw]);
    table.rerolls([5], [Three]).asked(A, What::Roll);
    assert!(!table.state.may_reroll(), "all rolls are used up");
    table
        .uses_on(A, "background-dweller", Pick::Die(5))
        .nature([Three]);
    table
        .uses_on(A, "background-dweller", Pick::Die(5))
        .nature([Energy]);
    table
        .uses_on(A, "background-dweller", Pick::Die(0))
        .nature([Energy]);
    assert_eq!(table.dice(), [Energy, One, One, Two, Two, Energy]);
    assert_eq!(table.state.turn().rolls, 3);
    table.asked(A, What::Group);
}

#[test]
fn background_dweller_does_not_touch_other_faces() {
    let mut table = table(3).in_city(B).holding(A, "background-dweller").turn_of(A);
    table.rolls([Three, One, One, Two, Two, Claw]);
    assert!(table.use_of(A, "background-dweller", Pick::Die(0)).is_some());
    assert!(table.use_of(A, "background-dweller", Pick::Die(1)).is_none());
}

#[test]
fn background_dweller_answers_a_probed_three_and_the_probes_speak_again() {
    let mut table = table(4)
        .in_city(B)
        .holding(A, "background-dweller")
        .holding(B, "psychic-probe")
        .mimicking(C, "psychic-probe")
        .turn_of(A);
    table
        .fixes([One, One, Two, Two, Energy, Claw])
        .uses_on(B, "psychic-probe", Pick::Die(5))
        .nature([Three])
        .asked(C, What::OpponentDice)
        .done()
        .asked(A, What::ChangeDice)
        .uses_on(A, "background-dweller", Pick::Die(5))
        .nature([Claw])
        .asked(C, What::OpponentDice)
        .uses_on(C, "psychic-probe", Pick::Die(5))
        .nature([Energy])
        .asked(A, What::Group);
}

#[test]
fn background_dweller_works_on_camouflage_dice() {
    let mut table = table(3)
        .in_city(B)
        .holding(B, ["camouflage", "background-dweller"])
        .turn_of(A);
    table
        .plays(claws(2))
        .uses(B, "camouflage")
        .nature([Three, One])
        .asked(B, What::BesideDice)
        .uses_on(B, "background-dweller", Pick::Die(0))
        .nature([Heart])
        .stays(B);
    assert_eq!(table.hearts(B), 9);
}

// --- Burrowing

#[test]
fn burrowing_adds_a_claw_in_tokyo_only() {
    let mut table = table(3).in_city(A).holding(A, "burrowing").turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.hearts(B), 9);
    let mut table = self::table(3).in_city(B).holding(A, "burrowing").turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!((table.hearts(B), table.hearts(C)), (10, 10));
}

#[test]
fn burrowing_hurts_the_monster_taking_tokyo() {
    let mut table = table(3).in_city(B).holding(B, "burrowing").turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!(
        (table.hearts(A), table.place(A), table.stars(A)),
        (9, Place::City, 1)
    );
    assert!(table.heard(|event| matches!(
        event,
        Event::LifeLost {
            victim: A,
            amount: 1,
            kind: HitKind::Card,
            by: Some(B),
            ..
        }
    )));
}

#[test]
fn burrowing_waits_for_all_other_dice() {
    let mut table = table(3)
        .in_city(B)
        .holding(B, "burrowing")
        .hearts(A, 9)
        .turn_of(A);
    table
        .fixes([Claw, Heart, Heart, One, Two, Two])
        .resolves(Claw)
        .yields(B)
        .resolves_rest()
        .turn_is(B);
    assert_eq!(table.hearts(A), 9, "healed to ten, then hurt by one");
}

#[test]
fn burrowing_is_silent_when_the_bay_closes() {
    // The neighbour burns, four are left: the Bay monster is put out although it was wounded too.
    let mut table = table(5)
        .in_city(B)
        .in_bay(C)
        .holding(C, "burrowing")
        .holding(A, "fire-breathing")
        .hearts(E, 1)
        .turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert!(!table.alive(E));
    assert_eq!(
        (table.place(C), table.place(A), table.hearts(A)),
        (Place::Outside, Place::City, 10)
    );
}

#[test]
fn burrowing_after_the_city_died_in_the_held_hit() {
    // B yields the Bay, then the City dies of the hit that Jets held back: the City is free, A takes it and is hurt.
    let mut table = table(5)
        .in_bay(B)
        .in_city(C)
        .hearts(C, 2)
        .holding(B, "burrowing")
        .holding(C, "jets")
        .turn_of(A);
    table.plays(claws(2)).yields(B).stays(C).turn_is(B);
    assert!(!table.alive(C));
    assert_eq!((table.place(A), table.hearts(A)), (Place::City, 9));
}

#[test]
fn two_yielders_with_burrowing_hurt_twice() {
    let lay = || {
        table(5)
            .in_city(B)
            .in_bay(C)
            .holding(B, "burrowing")
            .mimicking(C, "burrowing")
    };
    let mut table = lay().turn_of(A);
    table.plays(claws(1)).yields(B).yields(C).turn_is(B);
    assert_eq!(table.hearts(A), 8);
    // Each is a hit of its own for Armor Plating.
    let mut table = lay().holding(A, "armor-plating").turn_of(A);
    table.plays(claws(1)).yields(B).yields(C).turn_is(B);
    assert_eq!(table.hearts(A), 10);
}

#[test]
fn burrowing_is_silent_when_its_owner_is_thrown_out() {
    let mut table = table(3)
        .in_city(B)
        .holding(B, "burrowing")
        .energy(A, 5)
        .market("death-from-above")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("death-from-above")
        .reveals("tank")
        .turn_is(B);
    assert_eq!(
        (table.hearts(A), table.place(A), table.place(B)),
        (10, Place::City, Place::Outside)
    );
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
    assert!(table.heard(|event| *event == Event::CapChanged { seat: A, cap: 12 }));
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

// --- Fire Breathing

#[test]
fn fire_breathing_needs_a_claw_but_no_target() {
    let mut table = table(4).holding(A, "fire-breathing").turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!([B, C, D].map(|seat| table.hearts(seat)), [9, 10, 9]);
    let mut table = self::table(4).holding(A, "fire-breathing").turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!([B, C, D].map(|seat| table.hearts(seat)), [10; 3]);
}

#[test]
fn fire_breathing_takes_the_nearest_living_neighbours() {
    let mut table = table(5)
        .without(B)
        .without(E)
        .in_city(A)
        .holding(A, "fire-breathing")
        .turn_of(A);
    table.plays(claws(1)).turn_is(C);
    assert_eq!((table.hearts(C), table.hearts(D)), (8, 8));
}

#[test]
fn fire_breathing_is_cancelled_with_the_hit_that_jets_avoid() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "fire-breathing")
        .holding(B, "jets")
        .turn_of(A);
    table.plays(claws(2)).yields(B).turn_is(B);
    assert_eq!((table.hearts(B), table.hearts(C)), (10, 9));
}

#[test]
fn fire_breathing_alone_does_not_let_a_neighbour_in_tokyo_yield() {
    let mut table = table(5)
        .in_city(A)
        .in_bay(B)
        .holding(A, "fire-breathing")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.hearts(B), table.place(B)), (9, Place::Bay));
}

#[test]
fn fire_breathing_works_with_acid_attack_alone() {
    let mut table = table(3)
        .in_city(A)
        .holding(A, ["fire-breathing", "acid-attack"])
        .turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!((table.hearts(B), table.hearts(C)), (8, 8));
}

// --- Freeze Time

#[test]
fn freeze_time_may_be_declined() {
    let mut table = table(3).in_city(B).holding(A, "freeze-time").turn_of(A);
    table
        .plays([One, One, One, Two, Two, Three])
        .asked(A, What::ExtraTurn { penalty: 1 })
        .done()
        .turn_is(B);
}

#[test]
fn freeze_time_wants_three_ones() {
    let mut table = table(3).in_city(B).holding(A, "freeze-time").turn_of(A);
    table.plays(BLANK).turn_is(B);
}

#[test]
fn freeze_time_bought_in_a_turn_with_three_ones_works_at_once() {
    let mut table = table(3).in_city(B).energy(A, 5).market("freeze-time").turn_of(A);
    table
        .plays([One, One, One, Two, Two, Three])
        .buys("freeze-time")
        .reveals("tank")
        .accepts()
        .turn_is(A);
    table.rolls([One, Two, Two, Three, Three]);
}

#[test]
fn freeze_time_bought_in_anothers_turn_does_nothing_now() {
    let mut table = table(3)
        .in_city(C)
        .energy(A, 3)
        .holding(B, "opportunist")
        .energy(B, 5)
        .market("corner-store")
        .turn_of(A);
    table
        .plays([One, One, One, Two, Two, Three])
        .buys("corner-store")
        .reveals("freeze-time")
        .buys("freeze-time")
        .reveals("tank")
        .turn_is(B);
    table.rolls(BLANK);
}

#[test]
fn freeze_time_victory_is_checked_between_the_turns() {
    let mut table = table(3)
        .in_city(B)
        .stars(A, 19)
        .holding(A, "freeze-time")
        .turn_of(A);
    table
        .plays([One, One, One, Two, Two, Three])
        .over(crate::engine::classic::Ending::Stars, [A]);
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

// --- Jets

#[test]
fn jets_do_not_help_against_cards_or_outside() {
    let mut table = table(3)
        .in_city(B)
        .holding(B, "jets")
        .energy(A, 3)
        .market("flame-thrower")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("flame-thrower")
        .reveals("tank")
        .turn_is(B);
    assert_eq!((table.hearts(B), table.place(B)), (8, Place::City));
    let mut table = self::table(3).in_city(A).holding(B, "jets").turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert_eq!(table.hearts(B), 8);
}

#[test]
fn jets_that_stay_still_have_their_window() {
    let mut table = table(3).in_city(B).holding(B, ["jets", "camouflage"]).turn_of(A);
    table
        .plays(claws(2))
        .stays(B)
        .asked(B, What::Harm)
        .uses(B, "camouflage")
        .nature([Heart, Claw])
        .turn_is(B);
    assert_eq!(table.hearts(B), 9);
}

#[test]
fn jets_wait_while_the_other_monster_in_tokyo_is_hit() {
    let mut table = table(5).in_city(B).in_bay(C).holding(B, "jets").turn_of(A);
    table.plays(claws(3)).asked(B, What::Yield);
    assert_eq!((table.hearts(B), table.hearts(C)), (10, 7));
    table.stays(B);
    assert_eq!(table.hearts(B), 10, "the held hit waits until all have decided");
    table.stays(C);
    assert_eq!((table.hearts(B), table.hearts(C)), (7, 7));
    table.turn_is(B);
}

#[test]
fn jets_put_out_by_the_closing_bay_are_hit_after_all() {
    // The City dies of the claws, the neighbour too: B moves from the Bay to the City and still decides.
    let mut table = table(5)
        .in_city(C)
        .hearts(C, 2)
        .in_bay(B)
        .holding(B, "jets")
        .turn_of(A);
    table.plays(claws(2)).asked(B, What::Yield);
    assert_eq!(table.place(B), Place::City);
    table.yields(B).turn_is(B);
    assert_eq!((table.hearts(B), table.place(A)), (10, Place::City));
    // The neighbour burns, the City lives: the Bay closes, B is outside, and that is no yield.
    let mut table = self::table(5)
        .in_city(C)
        .in_bay(B)
        .holding(B, "jets")
        .holding(A, "fire-breathing")
        .hearts(E, 1)
        .turn_of(A);
    table.plays(claws(1)).stays(C).turn_is(B);
    assert_eq!((table.place(B), table.hearts(B)), (Place::Outside, 8));
}

#[test]
fn jets_may_be_the_last_ones_standing() {
    // Everybody else dies while a hit is held back: the end waits for it.
    let mut table = table(3)
        .in_city(B)
        .holding(B, "jets")
        .holding(A, "fire-breathing")
        .hearts(B, 2)
        .hearts(C, 1)
        .turn_of(A);
    table.plays(claws(1)).asked(B, What::Yield);
    assert!(!table.alive(C));
    table.stays(B);
    table.over(crate::engine::classic::Ending::Survivor, [A]);
}

// --- Made in a Lab

#[test]
fn made_in_a_lab_looks_and_buys_from_the_deck() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "made-in-a-lab")
        .energy(A, 6)
        .turn_of(A);
    table
        .plays(BLANK)
        .uses(A, "made-in-a-lab")
        .reveals("corner-store");
    assert!(table.heard(
        |event| matches!(event, Event::CardPeeked { seat: A, card: Some(seen) } if seen.slug() == "corner-store")
    ));
    assert!(
        table.use_of(A, "made-in-a-lab", Pick::Nothing).is_none(),
        "one card deep"
    );
    let market = *table.state.market();
    table.buys("corner-store");
    assert_eq!((table.stars(A), table.energy(A)), (1, 3));
    assert_eq!(*table.state.market(), market);
    assert!(table.heard(|event| matches!(
        event,
        Event::CardBought {
            from: BoughtFrom::Deck,
            ..
        }
    )));
    table.uses(A, "made-in-a-lab").reveals("heal").buys("heal");
}

#[test]
fn made_in_a_lab_may_leave_the_card_on_the_deck() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "made-in-a-lab")
        .energy(A, 2)
        .energy(B, 3)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .uses(A, "made-in-a-lab")
        .reveals("tank")
        .done()
        .turn_is(B);
    // B buys, and the card that A has seen comes by itself.
    table.plays(BLANK).buys("corner-store").turn_is(C);
    assert_eq!(table.state.market()[0], Some(card("tank")));
}

#[test]
fn made_in_a_lab_is_no_reveal() {
    let mut table = table(3)
        .in_city(C)
        .holding(A, "made-in-a-lab")
        .holding(B, "opportunist")
        .energy(A, 3)
        .energy(B, 9)
        .turn_of(A);
    table
        .plays(BLANK)
        .uses(A, "made-in-a-lab")
        .reveals("corner-store")
        .asked(A, What::Buy)
        .buys("corner-store")
        .asked(A, What::Buy);
}

#[test]
fn made_in_a_lab_does_not_look_behind_a_deck_of_one() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "made-in-a-lab")
        .mimicking(A, "made-in-a-lab")
        .deck("tank")
        .turn_of(A);
    table.plays(BLANK).uses(A, "made-in-a-lab").reveals("tank");
    assert!(
        table.state.active() != A || table.use_of(A, "made-in-a-lab", Pick::Nothing).is_none(),
        "the discard pile is not part of the deck yet"
    );
}

#[test]
fn made_in_a_lab_makes_a_new_deck_to_look_at() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "made-in-a-lab")
        .deck([])
        .turn_of(A);
    table.plays(BLANK).uses(A, "made-in-a-lab").reveals("tank");
    assert!(table.heard(|event| matches!(event, Event::DeckReshuffled { .. })));
}

// --- Metamorph

#[test]
fn metamorph_sells_anything_and_itself_last() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["metamorph", "smoke-cloud", "jets"])
        .counters("smoke-cloud", 1)
        .turn_of(A);
    table
        .plays(BLANK)
        .asked(A, What::Sale)
        .sells("smoke-cloud")
        .sells("metamorph")
        .turn_is(B);
    assert_eq!((table.energy(A), table.cards(A)), (7, vec!["jets"]));
    assert!(table.discarded("metamorph") && table.discarded("smoke-cloud"));
}

#[test]
fn metamorph_may_keep_everything() {
    let mut table = table(3).in_city(B).holding(A, "metamorph").turn_of(A);
    table.plays(BLANK).done().turn_is(B);
    assert_eq!(table.cards(A), ["metamorph"]);
}

#[test]
fn metamorph_comes_after_the_buying() {
    let mut table = table(3).in_city(B).holding(A, ["metamorph", "jets"]).turn_of(A);
    table.plays(BLANK).sells("jets").asked(A, What::Sale);
    assert_eq!(
        table
            .answers()
            .iter()
            .filter(|answer| matches!(answer, Answer::Buy(_)))
            .count(),
        0
    );
}

// --- Opportunist

#[test]
fn opportunist_buys_from_a_purchase_and_from_a_sweep() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 2)
        .holding(C, "opportunist")
        .energy(C, 7)
        .turn_of(A);
    table
        .plays(BLANK)
        .sweeps()
        .reveals("corner-store")
        .reveals("tank")
        .reveals("energize")
        .asked(C, What::Opportunity);
    assert_eq!(table.answers().len(), 3, "two can be paid, and passing");
    table.buys("corner-store").reveals("commuter-train");
    assert_eq!(table.energy(C), 4);
    table
        .asked(C, What::Opportunity)
        .buys("commuter-train")
        .reveals("heal")
        .turn_is(B);
    assert_eq!((table.stars(C), table.energy(C)), (3, 0));
}

#[test]
fn opportunist_is_nothing_in_the_own_turn_and_not_asked_without_energy() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 5)
        .holding(A, "opportunist")
        .mimicking(C, "opportunist")
        .energy(C, 2)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("heal")
        .asked(A, What::Buy);
}

#[test]
fn opportunist_may_buy_only_what_was_revealed() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 3)
        .holding(C, "opportunist")
        .energy(C, 9)
        .market(["corner-store", "tank"])
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("heal")
        .asked(C, What::Opportunity);
    assert_eq!(table.answers().len(), 2, "the one card revealed, and passing");
}

#[test]
fn opportunist_leaves_cards_to_the_next_one_and_to_the_active_monster() {
    let mut table = table(4)
        .in_city(C)
        .energy(A, 5)
        .holding(B, "opportunist")
        .mimicking(D, "opportunist")
        .energy(B, 4)
        .energy(D, 4)
        .turn_of(A);
    table
        .plays(BLANK)
        .sweeps()
        .reveals("tank")
        .reveals("commuter-train")
        .reveals("corner-store")
        .asked(B, What::Opportunity)
        .buys("tank")
        .reveals("energize")
        .asked(D, What::Opportunity)
        .buys("commuter-train")
        .reveals("frenzy")
        .asked(A, What::Buy)
        .buys("corner-store")
        .reveals("heal");
    assert_eq!([A, B, D].map(|seat| table.stars(seat)), [1, 4, 2]);
}

#[test]
fn opportunist_buys_although_the_buyer_has_just_died() {
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 1)
        .energy(A, 4)
        .holding(C, "opportunist")
        .energy(C, 3)
        .market("tank")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("tank")
        .reveals("corner-store")
        .asked(C, What::Opportunity)
        .buys("corner-store")
        .reveals("heal")
        .turn_is(B);
    assert!(!table.alive(A));
    assert_eq!(table.stars(C), 1);
}

#[test]
fn opportunist_dying_of_its_own_purchase() {
    let mut table = table(4)
        .in_city(C)
        .energy(A, 3)
        .holding(B, "opportunist")
        .hearts(B, 3)
        .energy(B, 9)
        .mimicking(D, "opportunist")
        .energy(D, 9)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("tank")
        .buys("tank")
        .reveals("heal")
        .turn_is(C);
    assert!(!table.alive(B));
    assert_eq!(table.copied(), "mimic", "with B went the card that D copied");
}

// --- Parasitic Tentacles

#[test]
fn parasitic_tentacles_buy_from_a_monster() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "parasitic-tentacles")
        .energy(A, 9)
        .holding(B, ["jets", "smoke-cloud"])
        .counters("smoke-cloud", 1)
        .holding(C, "wings")
        .turn_of(A);
    table.plays(BLANK).buys("smoke-cloud");
    assert_eq!((table.energy(A), table.energy(B)), (5, 4));
    assert_eq!(table.held("smoke-cloud").tokens, 3, "bought like new");
    table.buys("jets");
    assert_eq!((table.energy(A), table.energy(B)), (0, 9));
    assert_eq!(table.cards(B), Vec::<&str>::new());
}

#[test]
fn parasitic_tentacles_reveal_nothing() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "parasitic-tentacles")
        .energy(A, 6)
        .holding(B, "jets")
        .holding(C, "opportunist")
        .energy(C, 9)
        .turn_of(A);
    table.plays(BLANK).buys("jets").turn_is(B);
}

#[test]
fn parasitic_tentacles_buy_mimic_anew() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "parasitic-tentacles")
        .energy(A, 8)
        .holding(C, ["jets", "wings"])
        .mimicking(B, "jets")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("mimic")
        .asked(A, What::ChooseCard { by: card("mimic") })
        .copies("wings");
    assert_eq!(
        (table.copied(), table.energy(A), table.energy(B)),
        ("wings", 0, 8)
    );
}

#[test]
fn parasitic_tentacles_leave_the_token_on_the_card() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "parasitic-tentacles")
        .energy(A, 5)
        .holding(B, "jets")
        .mimicking(C, "jets")
        .turn_of(A);
    table.plays(BLANK).buys("jets");
    assert_eq!(table.copied(), "jets");
    assert_eq!(table.cards(A), ["parasitic-tentacles", "jets"]);
}

// --- Plot Twist

#[test]
fn plot_twist_turns_a_die_and_goes() {
    let mut table = table(3).in_city(B).holding(A, "plot-twist").turn_of(A);
    table
        .fixes([One, One, Two, Two, Three, Energy])
        .asked(A, What::ChangeDice)
        .uses_on(A, "plot-twist", Pick::DieFace(2, One))
        .resolves_rest();
    assert_eq!(table.stars(A), 1);
    assert!(table.discarded("plot-twist"));
}

#[test]
fn plot_twist_may_wait_for_another_turn() {
    let mut table = table(3).in_city(B).holding(A, "plot-twist").turn_of(A);
    table.fixes(BLANK).done().resolves_rest().turn_is(B);
    assert_eq!(table.cards(A), ["plot-twist"]);
}

// --- Psychic Probe

#[test]
fn psychic_probe_goes_on_a_heart() {
    let mut table = table(3).in_city(A).holding(C, "psychic-probe").turn_of(A);
    table
        .fixes([Claw, One, One, Two, Two, Three])
        .uses_on(C, "psychic-probe", Pick::Die(0))
        .nature([Heart])
        .resolves_rest()
        .turn_is(B);
    assert!(table.discarded("psychic-probe"));
    assert_eq!((table.hearts(B), table.hearts(C)), (10, 10));
}

#[test]
fn psychic_probe_stays_otherwise_and_works_once_a_turn() {
    let mut table = table(3).in_city(A).holding(C, "psychic-probe").turn_of(A);
    table
        .fixes([Claw, One, One, Two, Two, Three])
        .uses_on(C, "psychic-probe", Pick::Die(0))
        .nature([Claw])
        .asked(A, What::Group)
        .resolves_rest()
        .turn_is(B)
        .fixes(BLANK)
        .asked(C, What::OpponentDice)
        .done()
        .resolves_rest()
        .turn_is(C)
        .fixes(BLANK)
        .asked(C, What::Group);
}

#[test]
fn psychic_probe_with_background_dweller_throws_a_three_again() {
    let mut table = table(3)
        .in_city(A)
        .holding(B, ["psychic-probe", "background-dweller"])
        .turn_of(A);
    table
        .fixes([Claw, One, One, Two, Two, Three])
        .uses_on(B, "psychic-probe", Pick::Die(0))
        .nature([Three])
        .asked(B, What::ProbedDie)
        .uses_on(B, "background-dweller", Pick::Die(0))
        .nature([Three])
        .uses_on(B, "background-dweller", Pick::Die(0))
        .nature([Heart]);
    assert!(
        table.discarded("psychic-probe"),
        "the heart that lies there in the end counts"
    );
    // A three that was there before is not B's to throw.
    let mut table = self::table(3)
        .in_city(A)
        .holding(B, ["psychic-probe", "background-dweller"])
        .turn_of(A);
    table
        .fixes([Claw, One, One, Two, Two, Three])
        .uses_on(B, "psychic-probe", Pick::Die(0))
        .nature([Claw])
        .asked(A, What::Group);
}

#[test]
fn psychic_probe_on_the_dice_of_an_extra_turn() {
    let mut table = table(3)
        .in_city(A)
        .holding(B, "psychic-probe")
        .energy(A, 7)
        .market("frenzy")
        .turn_of(A);
    table
        .fixes(BLANK)
        .uses_on(B, "psychic-probe", Pick::Die(0))
        .nature([Two])
        .resolves_rest()
        .buys("frenzy")
        .reveals("tank")
        .turn_is(A)
        .fixes(BLANK)
        .asked(B, What::OpponentDice);
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

// --- Smoke Cloud

#[test]
fn smoke_cloud_gives_three_more_rolls_in_all() {
    let mut table = table(3).in_city(B).holding(A, "smoke-cloud").turn_of(A);
    table.rolls(BLANK);
    assert!(!table.may_use(A, "smoke-cloud"), "rolls are left");
    table.rerolls([0], [One]).rerolls([0], [One]).asked(A, What::Roll);
    for left in [2, 1] {
        table.uses(A, "smoke-cloud").rerolls([0], [One]);
        assert_eq!(table.held("smoke-cloud").tokens, left);
    }
    table.uses(A, "smoke-cloud");
    assert!(table.discarded("smoke-cloud"), "gone with its last counter");
    table
        .rerolls([0, 1, 2, 3, 4, 5], [Claw, Claw, Claw, Claw, Claw, Claw])
        .stays(B);
}

#[test]
fn smoke_cloud_may_be_kept_for_later() {
    let mut table = table(3).in_city(B).holding(A, "smoke-cloud").turn_of(A);
    table
        .rolls(BLANK)
        .rerolls([0], [One])
        .rerolls([0], [One])
        .done()
        .asked(A, What::Group);
    assert_eq!(table.held("smoke-cloud").tokens, 3);
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
