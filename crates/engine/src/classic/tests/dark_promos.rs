//! Reflective Hide and Super Jump, which are promo cards and lie in the Dark Edition, each with its rulings
//! (`power-cards.md` §4.3). Unstable DNA has a chapter of its own.

use super::kit::*;
use crate::Seat;
use crate::classic::Face::{Heart, One};
use crate::classic::{Ending, Event, HitKind, Place, What};

/// Every hit told: who, how much, by whom.
fn losses(table: &Table) -> Vec<(Seat, u8, Option<Seat>)> {
    let told = table.told.iter();
    told.filter_map(|(event, _)| match event {
        Event::LifeLost {
            victim, amount, by, ..
        } => Some((*victim, *amount, *by)),
        _ => None,
    })
    .collect()
}

// --- Reflective Hide

#[test]
fn reflective_hide_answers_smashes_before_anybody_yields() {
    for laid in [promo_table(3), dark_table(3)] {
        let mut table = laid.in_city(B).holding(B, "reflective-hide").turn_of(A);
        table.plays(claws(3)).asked(B, What::Yield);
        assert_eq!(losses(&table), [(B, 3, Some(A)), (A, 1, Some(B))]);
        let card_loss = |event: &Event| {
            matches!(event, Event::LifeLost { victim: A, kind: HitKind::Card, card: Some(by), .. }
                if by.slug() == "reflective-hide")
        };
        assert!(table.heard(card_loss));
    }
}

#[test]
fn reflective_hide_asks_the_attacker_for_no_yield() {
    let mut table = promo_table(3).in_city(A).holding(B, "reflective-hide").turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert_eq!((table.hearts(A), table.place(A)), (9, Place::City));
}

#[test]
fn reflective_hide_answers_cards() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(C, "reflective-hide")
        .energy(A, 3)
        .market("flame-thrower")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("flame-thrower")
        .reveals("tank")
        .turn_is(B);
    assert_eq!(
        losses(&table),
        [(B, 2, Some(A)), (C, 2, Some(A)), (A, 1, Some(C))]
    );
}

#[test]
fn reflective_hide_answers_an_event_once() {
    // Claws and fire on the same neighbour are one event; the second neighbour's hide is not there.
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "fire-breathing")
        .holding(B, "reflective-hide")
        .turn_of(A);
    table.plays(claws(1)).asked(B, What::Yield);
    assert_eq!(
        losses(&table),
        [(B, 2, Some(A)), (C, 1, Some(A)), (A, 1, Some(B))]
    );
}

#[test]
fn reflective_hide_lets_poison_pass() {
    let mut table = promo_table(3)
        .in_city(A)
        .holding(B, "reflective-hide")
        .poison(B, 2)
        .turn_of(B);
    table.idles(B).turn_is(C);
    assert_eq!(losses(&table), [(B, 2, None)]);
}

#[test]
fn reflective_hide_answers_nothing_it_was_spared() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, ["reflective-hide", "armor-plating"])
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert!(losses(&table).is_empty());
}

#[test]
fn reflective_hide_does_not_answer_its_owner() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "reflective-hide")
        .energy(A, 5)
        .market("jet-fighters")
        .turn_of(A);
    table.plays(BLANK).buys("jet-fighters").reveals("tank").turn_is(B);
    assert_eq!(losses(&table), [(A, 4, Some(A))]);
}

#[test]
fn reflective_hide_dies_with_its_owner() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, "reflective-hide")
        .hearts(B, 3)
        .turn_of(A);
    table.plays(claws(3)).turn_is(C);
    assert_eq!((table.hearts(A), table.alive(B)), (10, false));
}

#[test]
fn reflective_hide_is_lost_to_the_child() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, ["reflective-hide", "it-has-a-child"])
        .hearts(B, 3)
        .turn_of(A);
    table.plays(claws(3)).turn_is(B);
    assert_eq!((table.hearts(A), table.hearts(B)), (10, 10));
}

#[test]
fn reflective_hide_is_lost_to_zombify() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(B, ["reflective-hide", "zombify"])
        .hearts(B, 3)
        .turn_of(A);
    table.plays(claws(3)).turn_is(B);
    assert_eq!((table.hearts(A), table.hearts(B)), (10, 12));
}

#[test]
fn two_reflective_hides_do_not_bounce() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, "reflective-hide")
        .mimicking(A, "reflective-hide")
        .turn_of(A);
    table.plays(claws(2)).asked(B, What::Yield);
    assert_eq!(losses(&table), [(B, 2, Some(A)), (A, 1, Some(B))]);
}

#[test]
fn reflective_hide_and_its_copy_add_up_in_one_event() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, "reflective-hide")
        .mimicking(B, "reflective-hide")
        .holding(A, "armor-plating")
        .turn_of(A);
    table.plays(claws(2)).asked(B, What::Yield);
    assert_eq!(losses(&table), [(B, 2, Some(A)), (A, 2, Some(B))]);
}

#[test]
fn reflective_hide_stops_at_armor_plating() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, "reflective-hide")
        .holding(A, "armor-plating")
        .turn_of(A);
    table.plays(claws(2)).asked(B, What::Yield);
    assert_eq!(table.hearts(A), 10);
}

#[test]
fn reflective_hide_can_be_answered_by_the_attacker() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, "reflective-hide")
        .holding(A, "super-jump")
        .energy(A, 1)
        .turn_of(A);
    table
        .plays(claws(2))
        .asked(A, What::Harm)
        .uses(A, "super-jump")
        .asked(B, What::Yield);
    assert_eq!((table.hearts(A), table.energy(A)), (10, 0));
}

#[test]
fn reflective_hide_kills_the_attacker() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, "reflective-hide")
        .hearts(A, 1)
        .turn_of(A);
    table.plays(claws(2)).stays(B).turn_is(B);
    assert!(!table.alive(A));
    let mut table = promo_table(2)
        .in_city(B)
        .holding(B, "reflective-hide")
        .hearts(A, 1)
        .turn_of(A);
    table.plays(claws(2)).over(Ending::Survivor, [B]);
}

#[test]
fn reflective_hides_of_two_victims_answer_one_after_the_other() {
    let mut table = promo_table(3)
        .in_city(A)
        .holding(B, "reflective-hide")
        .mimicking(C, "reflective-hide")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    let answers = [(A, 1, Some(B)), (A, 1, Some(C))];
    assert_eq!(losses(&table)[2..], answers);
}

#[test]
fn reflective_hide_answers_a_smash_held_back_for_jets() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, ["reflective-hide", "jets"])
        .turn_of(A);
    table.plays(claws(2)).stays(B).turn_is(B);
    assert_eq!(losses(&table), [(B, 2, Some(A)), (A, 1, Some(B))]);
}

#[test]
fn reflective_hide_answers_burrowing() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, "burrowing")
        .holding(A, "reflective-hide")
        .turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!(
        losses(&table),
        [(B, 1, Some(A)), (A, 1, Some(B)), (B, 1, Some(A))]
    );
}

// --- Super Jump

#[test]
fn super_jump_saves_a_heart_for_an_energy_once_a_turn() {
    for laid in [promo_table(3), dark_table(3)] {
        let mut table = laid
            .in_city(B)
            .holding(B, "super-jump")
            .energy(B, 3)
            .energy(A, 3)
            .market("flame-thrower")
            .turn_of(A);
        table
            .plays(claws(2))
            .asked(B, What::Harm)
            .uses(B, "super-jump")
            .stays(B);
        assert_eq!((table.hearts(B), table.energy(B)), (9, 2));
        // Not again in this turn.
        table.buys("flame-thrower").reveals("tank").turn_is(B);
        assert_eq!((table.hearts(B), table.energy(B)), (7, 2));
    }
}

#[test]
fn super_jump_is_fresh_in_every_turn() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, "super-jump")
        .poison(B, 1)
        .energy(B, 3)
        .turn_of(A);
    table.plays(claws(1)).uses(B, "super-jump").turn_is(B);
    table
        .plays(BLANK)
        .buys_no_more()
        .asked(B, What::Harm)
        .uses(B, "super-jump");
    table.turn_is(C).plays(claws(1)).uses(B, "super-jump").turn_is(A);
    assert_eq!((table.hearts(B), table.energy(B)), (10, 0));
}

#[test]
fn super_jump_needs_an_energy_and_may_be_declined() {
    let mut table = promo_table(3).in_city(B).holding(B, "super-jump").turn_of(A);
    table.plays(claws(1)).asked(B, What::Yield);
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, "super-jump")
        .energy(B, 1)
        .turn_of(A);
    table
        .plays(claws(1))
        .asked(B, What::Harm)
        .done()
        .asked(B, What::Yield);
    assert_eq!((table.hearts(B), table.energy(B)), (9, 1));
}

#[test]
fn super_jump_leaves_armor_plating_the_last_heart() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, ["super-jump", "armor-plating"])
        .energy(B, 1)
        .turn_of(A);
    table.plays(claws(2)).uses(B, "super-jump").turn_is(B);
    assert_eq!(
        table.hearts(B),
        10,
        "nor was it wounded: nobody asked it to yield"
    );
}

#[test]
fn super_jump_and_camouflage_help_together() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, ["super-jump", "camouflage"])
        .energy(B, 1)
        .turn_of(A);
    table
        .plays(claws(3))
        .uses(B, "camouflage")
        .nature([Heart, One, One])
        .uses(B, "super-jump")
        .stays(B);
    assert_eq!(table.hearts(B), 9);
}

#[test]
fn super_jump_and_its_copy_are_two_uses() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, "super-jump")
        .mimicking(B, "super-jump")
        .energy(B, 3)
        .turn_of(A);
    // The turn of A: Mimic's owner is not active, so nothing else is asked.
    table
        .plays(claws(3))
        .uses(B, "super-jump")
        .uses(B, "super-jump")
        .asked(B, What::Yield);
    assert_eq!((table.hearts(B), table.energy(B)), (9, 1));
}

#[test]
fn super_jump_makes_a_cancelled_smash_no_wound() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, "super-jump")
        .energy(B, 1)
        .turn_of(A);
    table.plays(claws(1)).uses(B, "super-jump").turn_is(B);
    assert_eq!((table.hearts(B), table.place(B)), (10, Place::City));
    assert!(!table.heard(|event| matches!(event, Event::StayChosen { .. })));
}
