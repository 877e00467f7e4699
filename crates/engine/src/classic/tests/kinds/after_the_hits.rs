//! What follows from hits that have landed, in the order that is written down: those at 0 hearts, what the
//! wounded and the one who wounded them get, the ray, the target, the armor, the hits that follow, and then
//! who yields (`evolutions.md` §4, H18 to H22, `settled.md` §40 and §47).

use super::super::kit::*;
use super::evolution;
use crate::classic::{Event, Face, Monster, Options, Pick, Place, What};

const NOVA: [&str; 1] = ["nova-breath"];

#[test]
fn the_star_of_the_one_who_smashed_is_lost_before_it_gains_one() {
    for (monster, slug) in [
        (Monster::Gigazaur, "heat-vision"),
        (Monster::BabyGigazaur, "too-cute-to-smash"),
    ] {
        let mut table = powered_table(&[Monster::TheKing, monster])
            .evolved(A, "alpha-male")
            .evolved(B, slug)
            .in_city(B)
            .turn_of(A);
        table.plays(claws(1));
        assert_eq!(
            table.stars(A),
            1,
            "{slug}: nothing to lose, then one for the alpha male"
        );
    }
}

#[test]
fn mandibles_take_the_star_that_is_left() {
    // The underdog's star is that of its victim, which loses another one.
    let mut table = powered_table(&[Monster::Kraken, Monster::Gigazaur])
        .evolved(A, "mandibles-of-dread")
        .evolved(B, "heat-vision")
        .stars(A, 2)
        .stars(B, 3)
        .in_city(B)
        .turn_of(A);
    table.plays(claws(1));
    assert_eq!((table.stars(A), table.stars(B)), (1, 2));
}

#[test]
fn ray_target_and_armor_are_asked_in_this_order_before_anybody_yields() {
    let mut table = powered_with(
        &[Monster::SpacePenguin, Monster::MekaDragon, Monster::Gigazaur],
        |options| {
            options.automatic = false;
        },
    )
    .evolved(A, "freeze-ray")
    .evolved(B, ["lightning-armor", "target-acquired"])
    .in_city(B)
    .turn_of(A);
    table.passes().plays(claws(2));
    table.asked(A, evolution("freeze-ray")).chooses(A, Pick::Seat(B));
    assert_eq!(table.state.target(), None);
    table
        .asked(B, evolution("target-acquired"))
        .chooses(B, Pick::Number(1));
    table
        .asked(B, evolution("lightning-armor"))
        .chooses(B, Pick::Number(1));
    table.nature([Face::Claw, Face::One]);
    assert_eq!(table.hearts(A), 8, "one for the claw, one for the target");
    table.asked(B, What::Yield);
}

#[test]
fn the_same_order_when_the_hit_was_held_back() {
    for yields in [false, true] {
        let monsters = [Monster::SpacePenguin, Monster::MekaDragon, Monster::TheKing];
        let mut table = drafted_table(&monsters, |options| options.automatic = false)
            .drafted(B, "giant-banana")
            .evolved(A, "freeze-ray")
            .evolved(B, ["lightning-armor", "target-acquired"])
            .in_hand(B, "giant-banana")
            .in_city(B)
            .turn_of(A);
        table.passes().plays(claws(2)).asked(B, What::Yield);
        assert_eq!(table.hearts(B), 10, "it might hold Simian Scamper");
        if yields {
            table.yields(B)
        } else {
            table.stays(B)
        };
        table.passes();
        // It stood in Tokyo when it was struck, and what it might have held changes nothing.
        table.asked(A, evolution("freeze-ray")).chooses(A, Pick::Seat(B));
        table
            .asked(B, evolution("target-acquired"))
            .chooses(B, Pick::Number(1));
        table
            .asked(B, evolution("lightning-armor"))
            .chooses(B, Pick::Number(1));
        table.nature([Face::Claw, Face::One]);
        assert_eq!((table.hearts(A), table.hearts(B)), (8, 8));
    }
}

#[test]
fn the_ray_goes_to_whom_the_claws_wounded_in_tokyo() {
    // Jets save who yields; who may hold Simian Scamper answers first.
    let rows = [
        (Monster::Gigazaur, "wings", true, true),
        (Monster::Gigazaur, "wings", false, true),
        (Monster::TheKing, "wings", true, true),
        (Monster::TheKing, "wings", false, true),
        (Monster::Gigazaur, "jets", true, false),
        (Monster::Gigazaur, "jets", false, true),
    ];
    for (monster, keep, yields, handed) in rows {
        let mut table = powered_table(&[Monster::SpacePenguin, monster])
            .evolved(A, "freeze-ray")
            .in_hand(
                B,
                if monster == Monster::TheKing {
                    "giant-banana"
                } else {
                    "primal-bellow"
                },
            )
            .holding(B, keep)
            .in_city(B)
            .turn_of(A);
        table.plays(claws(1));
        table.passes_to(B, What::Yield);
        if yields {
            table.yields(B)
        } else {
            table.stays(B)
        };
        table.passes();
        let lies = table.cards(B).contains(&"freeze-ray");
        assert_eq!(lies, handed, "{monster:?} with {keep}, yields: {yields}");
        assert_eq!(table.place(B) == Place::Outside, yields);
    }
}

#[test]
fn doom_reaches_the_same_monsters_whatever_a_victim_might_hold() {
    // A breathes on everybody from the City, or from outside; B stands in Tokyo, C and D do not.
    let rows = [
        (Monster::Gigazaur, "wings", true),
        (Monster::Gigazaur, "jets", true),
        (Monster::TheKing, "wings", true),
        (Monster::TheKing, "jets", true),
        (Monster::Gigazaur, "wings", false),
        (Monster::Gigazaur, "jets", false),
        (Monster::TheKing, "wings", false),
    ];
    for (monster, keep, nova) in rows {
        let monsters = [Monster::MekaDragon, monster, Monster::Kraken, Monster::CyberKitty];
        let laid = powered_table(&monsters)
            .evolved(A, "breath-of-doom")
            .in_hand(
                B,
                if monster == Monster::TheKing {
                    "giant-banana"
                } else {
                    "primal-bellow"
                },
            )
            .holding(B, keep)
            .in_city(B);
        let mut table = if nova { laid.holding(A, NOVA) } else { laid }.turn_of(A);
        table.plays(claws(2));
        table.passes_to(B, What::Yield).stays(B).passes();
        // Who was struck by the same claws does not lose one more.
        let expected = if nova { 8 } else { 9 };
        assert_eq!(
            (table.hearts(B), table.hearts(C), table.hearts(D)),
            (8, expected, expected),
            "{monster:?} with {keep}, nova: {nova}"
        );
    }
}

#[test]
fn doom_is_over_when_its_card_has_gone_with_the_dead() {
    // The stake on Exotic Arms fails and costs the last hearts; one is back, without any card.
    let mut table = drafted_table(&[Monster::MekaDragon, Monster::Gigazaur, Monster::Kraken], |_| {})
        .drafted(A, ["exotic-arms", "nine-lives"])
        .evolved(A, ["breath-of-doom", "exotic-arms"])
        .in_hand(A, "nine-lives")
        .counters("exotic-arms", 2)
        .hearts(A, 2)
        .in_city(B)
        .turn_of(A);
    table.passes();
    table.plays(claws(1));
    table.evolves(A, "nine-lives");
    assert_eq!((table.hearts(A), table.hearts(B), table.hearts(C)), (9, 9, 10));
}

#[test]
fn the_armor_has_nobody_to_answer_when_the_one_who_struck_is_gone() {
    let mut table = powered_table(&[Monster::Alienoid, Monster::MekaDragon, Monster::Kraken])
        .evolved(A, "exotic-arms")
        .counters("exotic-arms", 2)
        .evolved(B, "lightning-armor")
        .hearts(A, 2)
        .in_city(B)
        .turn_of(A);
    table.passes();
    table.plays(claws(1));
    table.passes();
    assert!(!table.alive(A));
    table.asked(B, What::Yield);
    assert_eq!(table.hearts(B), 9);
}

#[test]
fn whoever_is_saved_at_zero_counts_for_the_destroyer_and_not_for_the_scythe() {
    for saved in [true, false] {
        let monsters = [
            Monster::MekaDragon,
            Monster::PumpkinJack,
            Monster::CyberKitty,
            Monster::Kraken,
        ];
        let mut table = drafted_table(&monsters, |options: &mut Options| options.halloween = true)
            .drafted(A, "scythe")
            .evolved(A, ["programmed-to-destroy", "scythe"])
            .counters("scythe", 1)
            .in_hand(C, "nine-lives")
            .hearts(C, 1)
            .in_city(C)
            .turn_of(A);
        table.passes().plays(BLANK);
        if saved {
            table.evolves(C, "nine-lives");
        } else {
            table.passes();
        }
        assert_eq!(
            (table.alive(C), table.held("scythe").tokens),
            (saved, 1 + u8::from(!saved))
        );
        let stars = table.count(|event| {
            matches!(
                event,
                Event::StarsChanged {
                    seat: A,
                    asked: 3,
                    ..
                }
            )
        });
        assert_eq!((stars, table.energy(A)), (1, 2));
    }
}

#[test]
fn what_answers_a_hit_lands_before_anybody_yields() {
    // The hide throws back one, the armor another one, and the doom of a third monster is not asked.
    let mut table = powered_with(
        &[Monster::Gigazaur, Monster::MekaDragon, Monster::Kraken],
        |options| {
            options.promos = true;
        },
    )
    .evolved(B, "lightning-armor")
    .holding(B, "reflective-hide")
    .in_city(B)
    .turn_of(A);
    table
        .plays(claws(1))
        .chooses(B, Pick::Number(1))
        .nature([Face::Claw]);
    assert_eq!(table.hearts(A), 8);
    table.asked(B, What::Yield);
}
