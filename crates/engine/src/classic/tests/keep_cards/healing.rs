//! The Keep cards that are about healing, oneself and others.

use super::super::kit::*;
use crate::classic::Face::{Claw, Energy, Heart, One, Three, Two};
use crate::classic::{Answer, Event, Split, What};

/// Three hearts, and dice that do nothing.
const THREE_HEARTS: [crate::classic::Face; 6] = [Heart, Heart, Heart, One, Two, Two];

// --- Healing Ray

#[test]
fn healing_ray_sells_hearts_for_two_energy_each() {
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 8)
        .hearts(B, 5)
        .energy(B, 10)
        .holding(A, "healing-ray")
        .turn_of(A);
    table
        .plays(THREE_HEARTS)
        .asked(A, What::Hearts)
        .heals_others(1, [(B, 2)]);
    assert_eq!([A, B].map(|seat| table.hearts(seat)), [9, 7]);
    assert_eq!([A, B].map(|seat| table.energy(seat)), [4, 6]);
}

#[test]
fn a_patient_that_cannot_pay_pays_what_it_has() {
    for (energy, paid) in [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4)] {
        let mut table = table(3)
            .in_city(B)
            .hearts(B, 5)
            .energy(B, energy)
            .holding(A, "healing-ray")
            .turn_of(A);
        table.plays(THREE_HEARTS).heals_others(1, [(B, 2)]);
        assert_eq!(table.hearts(B), 7);
        assert_eq!((table.energy(A), table.energy(B)), (paid, energy - paid));
    }
}

#[test]
fn nobody_is_healed_beyond_its_cap() {
    let mut table = table(4)
        .in_city(B)
        .hearts(A, 5)
        .hearts(B, 9)
        .hearts(C, 10)
        .holding(C, "even-bigger")
        .holding(A, "healing-ray")
        .turn_of(A);
    table.plays(THREE_HEARTS).asked(A, What::Hearts);
    let mut most = [0; 6];
    for answer in table.answers() {
        if let Answer::Hearts(split) = answer {
            for (most, given) in most.iter_mut().zip(split.others) {
                *most = given.max(*most);
            }
        }
    }
    assert_eq!(most, [0, 1, 2, 0, 0, 0]);
}

#[test]
fn healing_ray_works_in_tokyo_on_others_alone() {
    let mut table = table(3)
        .in_city(A)
        .hearts(A, 4)
        .hearts(C, 4)
        .energy(C, 9)
        .holding(A, "healing-ray")
        .turn_of(A);
    table
        .plays(THREE_HEARTS)
        .asked(A, What::Hearts)
        .heals_others(1, [(C, 2)]);
    assert_eq!([A, C].map(|seat| table.hearts(seat)), [4, 6]);
    assert_eq!([A, C].map(|seat| table.energy(seat)), [4, 5]);
}

#[test]
fn hearts_may_be_split_between_oneself_tokens_and_patients() {
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 5)
        .poison(A, 1)
        .hearts(B, 5)
        .hearts(C, 5)
        .energy(C, 2)
        .holding(A, "healing-ray")
        .turn_of(A);
    table
        .fixes([Heart, Heart, Heart, Heart, One, Two])
        .resolves(Heart)
        .says(Answer::Hearts(Split {
            heal: 1,
            poison: 1,
            others: [0, 1, 1, 0, 0, 0],
            ..Split::default()
        }));
    assert_eq!([A, B, C].map(|seat| table.hearts(seat)), [6, 6, 6]);
    assert_eq!((table.poison(A), table.energy(A), table.energy(C)), (0, 2, 0));
}

#[test]
fn a_patient_is_not_asked() {
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 5)
        .energy(B, 2)
        .holding(A, "healing-ray")
        .turn_of(A);
    let before = table.told.len();
    table.plays(THREE_HEARTS).heals_others(2, [(B, 1)]);
    let said: Vec<_> = table.told[before..]
        .iter()
        .filter_map(|(event, _)| match event {
            Event::DecisionMade { seat, what, .. } if *what == What::Hearts => Some(*seat),
            Event::DecisionMade { seat: B, what, .. } => panic!("B was asked {what:?}"),
            _ => None,
        })
        .collect();
    assert_eq!(said, [A]);
}

#[test]
fn healing_ray_asks_nothing_when_nobody_is_hurt() {
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 5)
        .holding(A, "healing-ray")
        .turn_of(A);
    table.plays(THREE_HEARTS).turn_is(B);
    assert_eq!(table.hearts(A), 8);
}

#[test]
fn a_patients_regeneration_is_not_paid_and_the_healers_is_not_used() {
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 5)
        .hearts(B, 5)
        .energy(B, 9)
        .holding(A, "healing-ray")
        .holding(B, "regeneration")
        .turn_of(A);
    table.plays(THREE_HEARTS).heals_others(1, [(B, 2)]);
    assert_eq!([A, B].map(|seat| table.hearts(seat)), [6, 8]);
    assert_eq!([A, B].map(|seat| table.energy(seat)), [4, 5]);
    let mut table = self::table(3)
        .in_city(A)
        .hearts(A, 5)
        .hearts(B, 5)
        .holding(A, ["healing-ray", "regeneration"])
        .turn_of(A);
    table.plays(THREE_HEARTS).heals_others(0, [(B, 3)]);
    assert_eq!([A, B].map(|seat| table.hearts(seat)), [5, 8]);
}

#[test]
fn each_payment_of_a_patient_is_a_gain() {
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 5)
        .hearts(C, 5)
        .energy(B, 9)
        .energy(C, 1)
        .holding(A, ["healing-ray", "friend-of-children"])
        .turn_of(A);
    table.plays(THREE_HEARTS).heals_others(0, [(B, 2), (C, 1)]);
    assert_eq!(table.energy(A), (4 + 1) + (1 + 1));
}

#[test]
fn what_patients_pay_before_the_claws_is_missing_for_their_wings() {
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 5)
        .energy(B, 3)
        .holding(A, "healing-ray")
        .holding(B, "wings")
        .turn_of(A);
    table
        .fixes([Heart, Claw, Claw, One, Two, Three])
        .resolves(Heart)
        .heals_others(0, [(B, 1)])
        .resolves_rest()
        .stays(B);
    assert_eq!((table.hearts(B), table.energy(B)), (5 + 1 - 2, 1));
}

// --- Regeneration

#[test]
fn regeneration_adds_one_heart_to_all_of_a_roll() {
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 5)
        .holding(A, "regeneration")
        .turn_of(A);
    table.plays(THREE_HEARTS);
    assert_eq!(table.hearts(A), 9);
}

#[test]
fn regeneration_stops_at_the_cap_and_needs_a_gain() {
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 9)
        .holding(A, "regeneration")
        .turn_of(A);
    table.plays([Heart, One, One, Two, Two, Three]);
    assert_eq!(table.hearts(A), 10);
    // Neither full hearts nor Tokyo nor a token taken off is a gain.
    let mut table = self::table(3)
        .in_city(A)
        .hearts(A, 5)
        .holding(A, "regeneration")
        .turn_of(A);
    table.plays(THREE_HEARTS);
    assert_eq!(table.hearts(A), 5);
    let mut table = self::table(3)
        .in_city(B)
        .hearts(A, 5)
        .poison(A, 3)
        .holding(A, "regeneration")
        .turn_of(A);
    table.fixes(THREE_HEARTS).resolves(Heart).heals(0, 3, 0);
    assert_eq!((table.hearts(A), table.poison(A)), (5, 0));
}

#[test]
fn regeneration_adds_to_cards() {
    for (slug, hearts) in [
        ("heal", 2 + 1),
        ("nuclear-power-plant", 3 + 1),
        ("even-bigger", 2 + 1),
    ] {
        let mut table = table(3)
            .in_city(A)
            .hearts(A, 5)
            .energy(A, 6)
            .holding(A, "regeneration")
            .market(slug)
            .turn_of(A);
        table.plays(BLANK).buys(slug).reveals("tank");
        assert_eq!(table.hearts(A), 5 + hearts, "{slug}");
    }
}

#[test]
fn regeneration_doubles_rapid_healing() {
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 5)
        .energy(A, 4)
        .holding(A, ["regeneration", "rapid-healing"])
        .turn_of(A);
    table
        .rolls(BLANK)
        .uses(A, "rapid-healing")
        .uses(A, "rapid-healing");
    assert_eq!((table.hearts(A), table.energy(A)), (9, 0));
}

#[test]
fn regeneration_doubles_rapid_healing_against_a_deadly_hit() {
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 2)
        .energy(B, 2)
        .holding(B, ["regeneration", "rapid-healing"])
        .turn_of(A);
    table.plays(claws(3)).uses(B, "rapid-healing").stays(B);
    assert_eq!((table.hearts(B), table.energy(B)), (2 + 2 - 3, 0));
}

#[test]
fn regeneration_is_not_for_those_who_are_born_anew() {
    // Ten hearts, not more, although the cap of the other card is gone with it.
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 1)
        .holding(B, ["regeneration", "even-bigger", "it-has-a-child"])
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!(table.hearts(B), 10);
    assert!(!table.heard(|event| matches!(event, Event::LifeGained { .. })));
}

// --- Camouflage, Wings

#[test]
fn wings_may_follow_a_failed_camouflage() {
    let mut table = table(3)
        .in_city(B)
        .energy(B, 2)
        .holding(B, ["camouflage", "wings"])
        .turn_of(A);
    table
        .plays([Claw, Claw, Claw, Energy, One, Two])
        .uses(B, "camouflage")
        .nature([One, Two, Heart])
        .asked(B, What::Harm)
        .uses(B, "wings")
        .turn_is(B);
    assert_eq!((table.hearts(B), table.energy(B)), (10, 0));
}
