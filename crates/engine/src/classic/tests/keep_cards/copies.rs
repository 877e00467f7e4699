//! What holding a card and a copy of it comes to (`power-cards.md` §5), for the cards that `mimic` does not
//! tell of.

use super::super::kit::*;
use crate::classic::Face::{Claw, Energy, Heart, One, Three, Two};
use crate::classic::{Answer, Pick, What};

/// A table of three, B in the City, A with a card and a copy of it.
fn twice(slug: &'static str) -> Laid {
    table(3).in_city(B).holding(A, slug).mimicking(A, slug)
}

// --- Values add up

#[test]
fn stars_of_copies_add_up() {
    let mut table = twice("alpha-monster").turn_of(A);
    table.plays(claws(2)).stays(B).turn_is(B);
    assert_eq!(table.stars(A), 2);

    let mut table = twice("detritivore").turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.stars(A), 4);

    let mut table = twice("complete-destruction").turn_of(A);
    table.plays([One, Two, Three, Heart, Energy, Claw]).stays(B);
    assert_eq!(table.stars(A), 18);

    let mut table = twice("gourmet").turn_of(A);
    table.plays([One, One, One, Two, Two, Three]).turn_is(B);
    assert_eq!(table.stars(A), 1 + 4);

    let mut table = twice("herbivore").turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.stars(A), 2);

    let mut table = twice("energy-hoarder").energy(A, 13).turn_of(A);
    table.plays(BLANK).buys_no_more().turn_is(B);
    assert_eq!((table.stars(A), table.energy(A)), (4, 13));

    let mut table = twice("media-friendly")
        .energy(A, 3)
        .market("corner-store")
        .turn_of(A);
    table.plays(BLANK).buys("corner-store").reveals("tank");
    assert_eq!(table.stars(A), 2 + 1);

    let mut table = twice("eater-of-the-dead").hearts(B, 1).turn_of(A);
    table.plays(claws(1)).turn_is(C);
    assert_eq!(table.stars(A), 6 + 1);
}

#[test]
fn each_owner_of_an_eater_or_its_copy_is_paid() {
    let mut table = table(4)
        .in_city(A)
        .hearts(B, 1)
        .holding(C, "eater-of-the-dead")
        .mimicking(D, "eater-of-the-dead")
        .turn_of(A);
    table.plays(claws(1)).turn_is(C);
    assert_eq!([C, D].map(|seat| table.stars(seat)), [3, 3]);
}

#[test]
fn a_copied_underdog_is_paid_twice_however_far_the_others_are() {
    for others in [1, 2, 9] {
        let mut table = twice("rooting-for-the-underdog")
            .stars(B, others)
            .stars(C, others)
            .turn_of(A);
        table.plays(BLANK).turn_is(B);
        assert_eq!(table.stars(A), 2, "both have looked before one has paid");
    }
}

#[test]
fn smashes_of_copies_add_up() {
    let mut table = twice("poison-quills").turn_of(A);
    table.plays([Two, Two, Two, One, Three, Three]).stays(B);
    assert_eq!(table.hearts(B), 6);

    let mut table = twice("spiked-tail").turn_of(A);
    table.plays(claws(1)).stays(B);
    assert_eq!(table.hearts(B), 7);

    let mut table = self::table(3)
        .in_city(A)
        .holding(A, "urbavore")
        .mimicking(A, "urbavore")
        .turn_of(A);
    assert_eq!(table.stars(A), 2 + 2);
    table.plays(claws(1)).turn_is(B);
    assert_eq!(table.hearts(B), 7);
}

#[test]
fn rolls_of_copies_add_up() {
    let mut table = twice("giant-brain").turn_of(A);
    table.rolls(BLANK);
    for _ in 0..4 {
        table.rerolls([0], [One]);
    }
    assert!(!table.state.may_reroll());
    assert_eq!(table.state.turn().rolls, 5);
}

#[test]
fn energy_and_hearts_of_copies_add_up() {
    let mut table = twice("friend-of-children").turn_of(A);
    table
        .plays([Energy, One, One, Two, Two, Three])
        .buys_no_more()
        .turn_is(B);
    assert_eq!(table.energy(A), 1 + 2);

    let mut table = twice("solar-powered").turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.energy(A), 2, "both have looked before one has paid");

    let mut table = twice("regeneration").hearts(A, 5).turn_of(A);
    table.plays([Heart, One, One, Two, Two, Three]);
    assert_eq!(table.hearts(A), 5 + 1 + 2);

    let mut table = twice("were-only-making-it-stronger").turn_of(B);
    table.plays([Claw, Claw, One, One, Three, Three]).turn_is(C);
    assert_eq!((table.hearts(A), table.energy(A)), (8, 2));
}

#[test]
fn two_solar_panels_are_one_gain() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["solar-powered", "friend-of-children"])
        .mimicking(A, "solar-powered")
        .turn_of(A);
    table.plays(BLANK).buys_no_more().turn_is(B);
    assert_eq!(table.energy(A), 2 + 1);
}

// --- One more token per wound

#[test]
fn a_copy_leaves_one_more_token() {
    let mut table = twice("poison-spit").turn_of(A);
    table.plays(claws(1)).stays(B);
    assert_eq!(table.poison(B), 2);
    let mut table = twice("shrink-ray").turn_of(A);
    table.plays(claws(1)).stays(B).turn_is(B);
    assert_eq!((table.shrink(B), table.state.turn().dice.len()), (2, 4));
}

// --- One more use

#[test]
fn a_copied_herd_culler_turns_a_second_die() {
    let mut table = twice("herd-culler").turn_of(A);
    table
        .fixes([Two, Two, Two, Three, Three, Three])
        .uses_on(A, "herd-culler", Pick::DieFace(0, One))
        .asked(A, What::ChangeDice)
        .uses_on(A, "herd-culler", Pick::DieFace(1, One))
        .asked(A, What::Group);
    assert_eq!(table.dice(), [One, One, Two, Three, Three, Three]);
}

// --- A stock of its own

#[test]
fn a_copied_battery_gives_two_of_its_own() {
    let mut table = table(2)
        .in_city(B)
        .holding(B, "battery-monster")
        .mimicking(A, "battery-monster")
        .turn_of(A);
    assert_eq!((table.energy(A), table.energy(B)), (2, 0));
    assert_eq!(
        (table.held("mimic").tokens, table.held("battery-monster").tokens),
        (4, 6)
    );
    table.plays(BLANK).buys_no_more();
    assert_eq!((table.energy(A), table.energy(B)), (2, 2));
}

#[test]
fn a_battery_and_its_copy_give_two_each() {
    let table = twice("battery-monster").turn_of(A);
    assert_eq!(table.energy(A), 4);
}

#[test]
fn an_empty_copy_of_a_battery_is_discarded_and_a_copy_of_an_empty_one_is_blank() {
    // The copy's last two: Mimic goes, the battery stays.
    let table = table(3)
        .in_city(B)
        .holding(B, "battery-monster")
        .mimicking(A, "battery-monster")
        .counters("mimic", 2)
        .turn_of(A);
    assert_eq!((table.energy(A), table.cards(A)), (2, vec![]));
    assert!(table.discarded("mimic"));
    assert_eq!(table.cards(B), ["battery-monster"]);
    // The battery's last two: Mimic stays without anything to copy, and without what was stored on it.
    let table = self::table(3)
        .in_city(B)
        .holding(A, "battery-monster")
        .counters("battery-monster", 2)
        .mimicking(A, "battery-monster")
        .turn_of(A);
    assert_eq!((table.energy(A), table.cards(A)), (2, vec!["mimic"]));
    assert_eq!((table.copied(), table.held("mimic").tokens), ("mimic", 0));
}

#[test]
fn a_battery_copied_anew_is_full() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 8)
        .holding(C, "battery-monster")
        .counters("battery-monster", 2)
        .market("mimic")
        .turn_of(A);
    table.plays(BLANK).buys("mimic").reveals("tank");
    assert_eq!(
        (table.copied(), table.held("mimic").tokens),
        ("battery-monster", 6)
    );
}

// --- No added value

#[test]
fn a_second_copy_of_these_adds_nothing() {
    let mut table = twice("nova-breath").turn_of(A);
    table.plays(claws(1)).stays(B).turn_is(B);
    assert_eq!([B, C].map(|seat| table.hearts(seat)), [9, 9]);

    let mut table = twice("healing-ray").hearts(B, 5).energy(B, 9).turn_of(A);
    table
        .plays([Heart, Heart, One, One, Two, Three])
        .heals_others(0, [(B, 2)]);
    assert_eq!((table.hearts(B), table.energy(A)), (7, 4));
}

#[test]
fn a_second_copy_of_these_is_no_second_answer() {
    for (slug, energy) in [("energy-drink", 1), ("stretchy", 2)] {
        let mut table = twice(slug).energy(A, energy).turn_of(A);
        table.rolls(BLANK).rerolls([0], [One]).rerolls([0], [One]);
        if slug == "stretchy" {
            table.asked(A, What::ChangeDice);
        }
        let mut picks: Vec<_> = table
            .answers()
            .into_iter()
            .filter_map(|answer| match answer {
                Answer::Use(used) if used.face == card(slug) => Some(used.pick),
                _ => None,
            })
            .collect();
        let all = picks.len();
        picks.dedup();
        assert_eq!(
            (picks.len(), all),
            if slug == "stretchy" { (30, 30) } else { (1, 1) }
        );
    }
}
