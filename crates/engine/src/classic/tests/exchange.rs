//! Unstable DNA: who yields may exchange a card with the one who smashed it (`power-cards.md` §4.3).

use super::kit::*;
use crate::classic::Face::{Claw, One, Three, Two};
use crate::classic::{Event, Pick, Place, What};

#[test]
fn unstable_dna_is_exchanged_before_the_attacker_enters() {
    for laid in [promo_table(3), dark_table(3)] {
        let mut table = laid
            .in_city(B)
            .holding(A, ["jets", "wings"])
            .holding(B, ["unstable-dna", "camouflage"])
            .turn_of(A);
        table
            .plays(claws(1))
            .done() // Camouflage is not used
            .yields(B)
            .asked(B, What::Exchange);
        assert_eq!((table.place(A), table.place(B)), (Place::Outside, Place::Outside));
        let wings = table.key("wings");
        table.uses_on(B, "unstable-dna", Pick::Card(wings)).turn_is(B);
        assert_eq!(table.cards(A), ["jets", "unstable-dna"]);
        assert_eq!(table.cards(B), ["camouflage", "wings"]);
        assert_eq!(
            (table.place(A), table.energy(A), table.energy(B)),
            (Place::City, 0, 0)
        );
        assert!(!table.heard(|event| matches!(event, Event::CardBought { .. })));
    }
}

#[test]
fn unstable_dna_may_be_kept_and_needs_a_yield() {
    let laid = || {
        promo_table(3)
            .in_city(B)
            .holding(A, "wings")
            .holding(B, "unstable-dna")
    };
    let mut table = laid().turn_of(A);
    table
        .plays(claws(1))
        .yields(B)
        .asked(B, What::Exchange)
        .done()
        .turn_is(B);
    assert_eq!(
        (table.cards(A), table.cards(B)),
        (vec!["wings"], vec!["unstable-dna"])
    );
    let mut table = laid().turn_of(A);
    table.plays(claws(1)).stays(B).turn_is(B);
    let mut table = laid().energy(A, 5).market("death-from-above").turn_of(A);
    table
        .plays(BLANK)
        .buys("death-from-above")
        .reveals("tank")
        .turn_is(B);
    assert_eq!(table.place(B), Place::Outside, "thrown out, which is no yield");
}

#[test]
fn unstable_dna_takes_nothing_from_those_who_have_nothing() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, "unstable-dna")
        .holding(C, "wings")
        .turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
}

#[test]
fn unstable_dna_works_when_jets_spared_the_owner() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "wings")
        .holding(B, ["jets", "unstable-dna"])
        .turn_of(A);
    table.plays(claws(3)).yields(B).asked(B, What::Exchange);
    assert_eq!(table.hearts(B), 10);
}

#[test]
fn unstable_dna_comes_after_burrowing() {
    let laid = || {
        promo_table(3)
            .in_city(B)
            .holding(A, "wings")
            .holding(B, ["burrowing", "unstable-dna"])
    };
    let mut table = laid().turn_of(A);
    table.plays(claws(1)).yields(B).asked(B, What::Exchange);
    assert_eq!(table.hearts(A), 9);
    let mut table = laid().hearts(A, 1).turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert!(!table.alive(A), "nobody is left to exchange with");
}

#[test]
fn unstable_dna_brings_no_effect_of_a_purchase() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "even-bigger")
        .hearts(A, 12)
        .holding(B, "unstable-dna")
        .turn_of(A);
    table.plays(claws(1)).yields(B);
    let bigger = table.key("even-bigger");
    table.uses_on(B, "unstable-dna", Pick::Card(bigger)).turn_is(B);
    assert_eq!((table.hearts(A), table.hearts(B)), (10, 9));
    assert_eq!((table.state.cap(A), table.state.cap(B)), (10, 12));
}

#[test]
fn unstable_dna_leaves_counters_and_copies_on_the_card() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "smoke-cloud")
        .counters("smoke-cloud", 1)
        .holding(B, "unstable-dna")
        .mimicking(C, "smoke-cloud")
        .turn_of(A);
    table.plays(claws(1)).yields(B);
    let cloud = table.key("smoke-cloud");
    table.uses_on(B, "unstable-dna", Pick::Card(cloud)).turn_is(B);
    assert_eq!(
        (table.held("smoke-cloud").owner, table.held("smoke-cloud").tokens),
        (B, 1)
    );
    assert_eq!((table.copied(), table.held("mimic").tokens), ("smoke-cloud", 3));
}

#[test]
fn unstable_dna_takes_mimic_with_its_target() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(C, "jets")
        .mimicking(A, "jets")
        .holding(B, "unstable-dna")
        .turn_of(A);
    table.plays(claws(1)).yields(B);
    let mimic = table.key("mimic");
    table.uses_on(B, "unstable-dna", Pick::Card(mimic)).turn_is(B);
    assert_eq!((table.held("mimic").owner, table.copied()), (B, "jets"));
}

#[test]
fn unstable_dna_copied_gives_mimic_itself() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "wings")
        .holding(C, "unstable-dna")
        .mimicking(B, "unstable-dna")
        .turn_of(A);
    table.plays(claws(1)).yields(B).asked(B, What::Exchange);
    let wings = table.key("wings");
    table.uses_on(B, "unstable-dna", Pick::Card(wings)).turn_is(B);
    assert_eq!((table.cards(A), table.cards(B)), (vec!["mimic"], vec!["wings"]));
    assert_eq!(table.copied(), "unstable-dna", "and it keeps its target");
}

#[test]
fn unstable_dna_and_its_copy_are_both_offered() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, ["wings", "jets"])
        .holding(B, "unstable-dna")
        .mimicking(B, "unstable-dna")
        .turn_of(A);
    table.plays(claws(1)).yields(B).asked(B, What::Exchange);
    assert_eq!(table.answers().len(), 2 * 2 + 1);
    let wings = table.key("wings");
    table.uses_on(B, "unstable-dna", Pick::Card(wings));
    // The copy is left, and the card just given away could be fetched back with it.
    table.asked(B, What::Exchange);
    let jets = table.key("jets");
    table.uses_on(B, "unstable-dna", Pick::Card(jets)).turn_is(B);
    assert_eq!(table.cards(A), ["unstable-dna", "mimic"]);
    assert_eq!(table.cards(B), ["wings", "jets"]);
}

#[test]
fn unstable_dna_of_two_yielders_is_asked_in_their_order() {
    let mut table = promo_table(5)
        .in_city(C)
        .in_bay(B)
        .holding(A, ["wings", "even-bigger"])
        .holding(C, "unstable-dna")
        .mimicking(B, "unstable-dna")
        .turn_of(A);
    table
        .plays(claws(1))
        .yields(B)
        .yields(C)
        .asked(B, What::Exchange)
        .done();
    table.asked(C, What::Exchange).done().turn_is(B);
    assert_eq!(table.place(A), Place::City);
}

#[test]
fn a_card_taken_with_unstable_dna_works_at_once() {
    // Even in the same turn: the attacker buys, and its victim sees what is revealed.
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "opportunist")
        .holding(B, "unstable-dna")
        .energy(A, 3)
        .energy(B, 4)
        .market("corner-store")
        .turn_of(A);
    table.plays([Claw, One, One, Two, Two, Three]).yields(B);
    let opportunist = table.key("opportunist");
    table.uses_on(B, "unstable-dna", Pick::Card(opportunist));
    table
        .buys("corner-store")
        .reveals("commuter-train")
        .asked(B, What::Opportunity);
    table.buys("commuter-train").reveals("tank").turn_is(B);
    assert_eq!(table.stars(B), 2);
}
