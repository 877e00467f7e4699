//! Mimic: how it chooses, moves and goes blank, and what a copy beside the original adds, card by card
//! (`power-cards.md` §5).

use super::kit::*;
use crate::Game;
use crate::classic::Face::{Claw, Energy, Heart, One, Three, Two};
use crate::classic::{Answer, Event, Pick, Place, What};

#[test]
fn mimic_copies_any_keep_card_in_play_but_itself() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "jets")
        .holding(B, ["wings", "camouflage"])
        .energy(A, 8)
        .market("mimic")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("mimic")
        .reveals("tank")
        .asked(A, What::ChooseCard { by: card("mimic") });
    let choices: Vec<_> = ["jets", "wings", "camouflage"]
        .into_iter()
        .map(|slug| Answer::Choose(Pick::Card(table.key(slug))))
        .collect();
    assert_eq!(table.answers(), choices);
    table.copies("camouflage");
    assert!(table.heard(|event| matches!(event, Event::CopySet { seat: A, of: B, .. })));
}

#[test]
fn mimic_moves_once_at_the_start_of_a_turn() {
    let mut table = table(3)
        .in_city(B)
        .holding(C, ["jets", "wings", "camouflage"])
        .mimicking(A, "jets")
        .energy(A, 5)
        .turn_of(A);
    let jets = table.key("jets");
    table.asked(A, What::StartOfTurn);
    assert!(
        table.use_of(A, "mimic", Pick::Card(jets)).is_none(),
        "not the same card again"
    );
    table.copies("wings").turn_is(A);
    assert_eq!((table.copied(), table.energy(A)), ("wings", 4));
    table.plays(BLANK).buys_no_more().idles(B).idles(C);
    table.asked(A, What::StartOfTurn).copies("camouflage").turn_is(A);
    assert_eq!((table.copied(), table.energy(A)), ("camouflage", 3));
}

#[test]
fn mimic_moving_to_even_bigger_heals_only_once_a_turn() {
    let mut table = table(3)
        .in_city(B)
        .holding(C, ["even-bigger", "jets"])
        .mimicking(A, "jets")
        .hearts(A, 3)
        .energy(A, 9)
        .turn_of(A);
    table.copies("even-bigger").turn_is(A);
    assert_eq!((table.hearts(A), table.state.cap(A), table.energy(A)), (5, 12, 8));
}

#[test]
fn mimic_needs_an_energy_to_move_and_a_target() {
    let mut table = table(3)
        .in_city(B)
        .holding(C, ["jets", "wings"])
        .mimicking(A, "jets")
        .turn_of(A);
    table.turn_is(A);
    let mut table = self::table(3)
        .in_city(B)
        .holding(C, "jets")
        .mimicking(A, "jets")
        .energy(A, 1)
        .turn_of(A);
    table.turn_is(A);
}

#[test]
fn mimic_is_paid_with_the_income_of_the_variant() {
    let mut table = table(2)
        .variant()
        .in_city(A)
        .holding(B, ["jets", "wings"])
        .mimicking(A, "jets")
        .turn_of(A);
    table.asked(A, What::StartOfTurn).copies("wings");
    assert_eq!(table.energy(A), 0);
}

#[test]
fn mimic_moves_within_the_own_cards() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["jets", "wings"])
        .mimicking(A, "jets")
        .energy(A, 1)
        .turn_of(A);
    table.asked(A, What::StartOfTurn).copies("wings");
    assert_eq!(table.copied(), "wings");
}

#[test]
fn mimic_leaving_even_bigger_trims_hearts() {
    let mut table = table(3)
        .in_city(B)
        .holding(C, ["even-bigger", "jets"])
        .mimicking(A, "even-bigger")
        .hearts(A, 12)
        .energy(A, 1)
        .turn_of(A);
    table.copies("jets");
    assert_eq!((table.hearts(A), table.state.cap(A)), (10, 10));
}

#[test]
fn mimic_losing_even_bigger_trims_hearts() {
    let mut table = table(3)
        .in_city(B)
        .holding(B, "even-bigger")
        .hearts(B, 1)
        .mimicking(C, "even-bigger")
        .hearts(C, 12)
        .turn_of(A);
    table.plays(claws(1));
    assert_eq!(
        (table.hearts(C), table.state.cap(C), table.copied()),
        (10, 10, "mimic")
    );
    assert!(!table.heard(|event| matches!(event, Event::LifeLost { victim: C, .. })));
}

#[test]
fn mimic_goes_blank_with_the_copied_card_and_may_be_sold() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["metamorph", "jets"])
        .mimicking(A, "jets")
        .turn_of(A);
    table.plays(BLANK).sells("jets");
    assert_eq!(table.copied(), "mimic");
    assert!(table.heard(|event| matches!(event, Event::CopyCleared { seat: A, .. })));
    table.sells("mimic");
    assert_eq!(table.energy(A), 13, "five and eight, as printed");
}

// --- Values add up

#[test]
fn copies_that_add_up_in_numbers() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "acid-attack")
        .mimicking(A, "acid-attack")
        .turn_of(A);
    table.plays(BLANK).stays(B);
    assert_eq!(table.hearts(B), 8);

    let mut table = self::table(3)
        .in_city(A)
        .holding(A, "burrowing")
        .mimicking(A, "burrowing")
        .turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.hearts(B), 8);

    let mut table = self::table(3)
        .in_city(B)
        .holding(B, "burrowing")
        .mimicking(B, "burrowing")
        .turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!(table.hearts(A), 8, "one hit of two");

    let mut table = self::table(3)
        .in_city(B)
        .holding(A, "alien-origin")
        .mimicking(A, "alien-origin")
        .energy(A, 1)
        .market("corner-store")
        .turn_of(A);
    table.plays(BLANK).buys("corner-store").reveals("tank");
    assert_eq!((table.energy(A), table.stars(A)), (0, 1));
}

#[test]
fn two_copies_of_burrowing_are_one_hit_for_armor_plating() {
    let mut table = table(3)
        .in_city(B)
        .holding(B, "burrowing")
        .mimicking(B, "burrowing")
        .holding(A, "armor-plating")
        .turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!(table.hearts(A), 8);
}

#[test]
fn two_copies_of_fire_breathing_burn_twice_as_much() {
    let mut table = table(4)
        .in_city(B)
        .holding(A, "fire-breathing")
        .mimicking(A, "fire-breathing")
        .turn_of(A);
    table.plays(claws(1)).stays(B).turn_is(B);
    assert_eq!([B, C, D].map(|seat| table.hearts(seat)), [7, 10, 8]);
}

#[test]
fn two_copies_of_fire_breathing_are_one_hit_for_armor_plating() {
    let mut table = table(4)
        .in_city(A)
        .holding(A, "fire-breathing")
        .mimicking(A, "fire-breathing")
        .holding(B, "armor-plating")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!([B, C, D].map(|seat| table.hearts(seat)), [7, 9, 7]);
    // Next to A and out of reach of its claws.
    let mut table = self::table(5)
        .in_city(A)
        .in_bay(B)
        .holding(A, "fire-breathing")
        .mimicking(A, "fire-breathing")
        .holding(B, "armor-plating")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!(table.hearts(B), 8);
}

// --- One more use

#[test]
fn a_copied_camouflage_rolls_for_what_is_left() {
    let mut table = table(3)
        .in_city(A)
        .holding(B, "camouflage")
        .mimicking(B, "camouflage")
        .turn_of(A);
    table
        .plays(claws(3))
        .uses(B, "camouflage")
        .nature([Heart, One, One])
        .uses(B, "camouflage")
        .nature([Heart, One])
        .turn_is(B);
    assert_eq!(table.hearts(B), 9);
}

#[test]
fn a_copied_plot_twist_is_one_more_use() {
    let lay = || {
        let mut table = table(3)
            .in_city(B)
            .holding(A, "plot-twist")
            .mimicking(A, "plot-twist")
            .turn_of(A);
        table
            .fixes([One, One, Two, Two, Three, Energy])
            .asked(A, What::ChangeDice);
        table
    };
    // The copy first: Mimic goes with it, then the real card.
    let mut table = lay();
    let mimic = table.key("mimic");
    let first = table
        .answers()
        .into_iter()
        .find(|answer| matches!(answer, Answer::Use(used) if used.key == mimic && used.pick == Pick::DieFace(2, One)))
        .expect("the copy may be used first");
    table.says(first);
    assert_eq!(table.cards(A), ["plot-twist"]);
    table
        .uses_on(A, "plot-twist", Pick::DieFace(3, One))
        .resolves_rest();
    assert_eq!(table.stars(A), 2);
    assert!(table.cards(A).is_empty());
    // The real card first: the copy goes blank and stays.
    let mut table = lay();
    table
        .uses_on(A, "plot-twist", Pick::DieFace(2, One))
        .asked(A, What::Group);
    assert_eq!((table.cards(A), table.copied()), (vec!["mimic"], "mimic"));
}

#[test]
fn a_copied_plot_twist_of_another_monster_costs_mimic() {
    let mut table = table(3)
        .in_city(B)
        .holding(C, "plot-twist")
        .mimicking(A, "plot-twist")
        .turn_of(A);
    table
        .fixes([One, One, Two, Two, Three, Energy])
        .uses_on(A, "plot-twist", Pick::DieFace(2, One));
    assert!(table.discarded("mimic") && table.cards(A).is_empty());
    assert_eq!(table.cards(C), ["plot-twist"]);
}

#[test]
fn a_copied_lab_looks_one_card_deeper() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "made-in-a-lab")
        .mimicking(A, "made-in-a-lab")
        .energy(A, 7)
        .turn_of(A);
    table
        .plays(BLANK)
        .uses(A, "made-in-a-lab")
        .reveals("corner-store");
    table.uses(A, "made-in-a-lab").reveals("tank").asked(A, What::Buy);
    assert!(table.use_of(A, "made-in-a-lab", Pick::Nothing).is_none());
    table.buys("tank").buys("corner-store");
    assert_eq!(table.stars(A), 5);
}

// --- Counters of its own

#[test]
fn a_copied_smoke_cloud_has_its_own_counters_and_they_go_first() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "smoke-cloud")
        .mimicking(A, "smoke-cloud")
        .turn_of(A);
    table.rolls(BLANK).rerolls([0], [One]).rerolls([0], [One]);
    for _ in 0..2 {
        table.uses(A, "smoke-cloud").rerolls([0], [One]);
    }
    assert_eq!(
        (table.held("mimic").tokens, table.held("smoke-cloud").tokens),
        (1, 3)
    );
    table.uses(A, "smoke-cloud");
    assert!(table.discarded("mimic"), "the empty copy goes too");
    for _ in 0..3 {
        table.rerolls([0], [One]).uses(A, "smoke-cloud");
    }
    assert!(table.discarded("smoke-cloud"));
    assert_eq!(table.state.roll_limit(), 9);
}

#[test]
fn a_copy_of_an_emptied_smoke_cloud_goes_blank() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "smoke-cloud")
        .counters("smoke-cloud", 1)
        .mimicking(C, "smoke-cloud")
        .turn_of(A);
    table
        .rolls(BLANK)
        .rerolls([0], [One])
        .rerolls([0], [One])
        .uses(A, "smoke-cloud");
    assert_eq!((table.copied(), table.held("mimic").tokens), ("mimic", 0));
}

#[test]
fn a_smoke_cloud_copied_anew_has_three_counters() {
    let mut table = table(3)
        .in_city(B)
        .holding(C, "smoke-cloud")
        .counters("smoke-cloud", 1)
        .energy(A, 8)
        .market("mimic")
        .turn_of(A);
    table.plays(BLANK).buys("mimic").reveals("tank");
    assert_eq!((table.copied(), table.held("mimic").tokens), ("smoke-cloud", 3));
}

// --- Even Bigger

#[test]
fn a_copied_even_bigger_heals_two_and_twelve_stays_the_cap() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "even-bigger")
        .hearts(A, 8)
        .energy(A, 8)
        .market("mimic")
        .turn_of(A);
    table.plays(BLANK).buys("mimic").reveals("tank");
    assert_eq!((table.hearts(A), table.state.cap(A)), (10, 12));
}

// --- No added value

#[test]
fn a_second_armor_plating_changes_nothing() {
    let mut table = table(3)
        .in_city(A)
        .holding(B, "armor-plating")
        .mimicking(B, "armor-plating")
        .turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert_eq!(table.hearts(B), 8);
}

#[test]
fn a_second_use_of_the_same_is_listed_once() {
    for slug in [
        "background-dweller",
        "wings",
        "rapid-healing",
        "metamorph",
        "parasitic-tentacles",
    ] {
        let mut table = table(3)
            .in_city(B)
            .holding(A, slug)
            .mimicking(A, slug)
            .holding(C, "jets")
            .hearts(A, 5)
            .poison(A, 1)
            .energy(A, 9)
            .turn_of(A);
        let mut seen = 0;
        table.done();
        table.rolls(BLANK);
        while table.state.turn().number == 1 && table.state.outcome().is_none() {
            let answers = table.answers();
            let picks: Vec<_> = answers
                .iter()
                .filter_map(|answer| match answer {
                    Answer::Use(used) if used.face == card(slug) => Some((used.rule, used.pick)),
                    _ => None,
                })
                .collect();
            for (index, pick) in picks.iter().enumerate() {
                assert!(!picks[..index].contains(pick), "{slug}: {pick:?} twice");
            }
            seen += picks.len();
            table.says(table.state.default_answer().expect("a seat is asked"));
        }
        assert!(seen > 0, "{slug} was never offered");
    }
}

#[test]
fn a_copied_freeze_time_gives_one_turn_only() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "freeze-time")
        .mimicking(A, "freeze-time")
        .turn_of(A);
    table.plays([One, One, One, Two, Two, Three]).accepts().turn_is(A);
    table.plays([One, One, Two, Two, Three]).turn_is(B);
}

#[test]
fn a_freeze_time_copied_in_a_turn_of_ones_works_at_once() {
    let mut table = table(3)
        .in_city(B)
        .holding(C, "freeze-time")
        .energy(A, 8)
        .market("mimic")
        .turn_of(A);
    table
        .plays([One, One, One, Two, Two, Three])
        .buys("mimic")
        .reveals("tank")
        .asked(A, What::ExtraTurn { penalty: 1 });
}

#[test]
fn a_copied_child_is_born_and_the_original_stays() {
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 1)
        .holding(C, "it-has-a-child")
        .mimicking(B, "it-has-a-child")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.hearts(B), table.place(B)), (10, Place::Outside));
    assert!(table.cards(B).is_empty());
    assert_eq!(table.cards(C), ["it-has-a-child"]);
}

#[test]
fn a_child_and_its_copy_of_one_monster_are_born_once() {
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 1)
        .holding(B, "it-has-a-child")
        .mimicking(B, "it-has-a-child")
        .turn_of(A);
    table.plays(claws(1));
    assert_eq!(table.count(|event| matches!(event, Event::Reborn { .. })), 1);
    assert!(table.discarded("mimic") && table.discarded("it-has-a-child"));
}

#[test]
fn a_copied_child_dies_with_its_original_born_before() {
    // Both fall together. B is nearer: its child is born and discarded, so C has nothing left to copy.
    let mut table = table(4)
        .in_city(A)
        .hearts(B, 1)
        .hearts(C, 1)
        .holding(B, "it-has-a-child")
        .mimicking(C, "it-has-a-child")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!(table.hearts(B), 10);
    assert!(!table.alive(C));
    // The other way round the copy is born first, and the original is still there for B.
    let mut table = self::table(4)
        .in_city(A)
        .hearts(B, 1)
        .hearts(C, 1)
        .holding(C, "it-has-a-child")
        .mimicking(B, "it-has-a-child")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.hearts(B), table.hearts(C)), (10, 10));
}

#[test]
fn the_fallen_are_saved_in_the_order_of_the_batch() {
    // B's Flame Thrower in A's turn: the batch goes C, D, A. So C's child is born before A's copy is looked
    // at, and D before A.
    let mut table = table(4)
        .in_city(D)
        .hearts(A, 1)
        .hearts(C, 1)
        .holding(B, "opportunist")
        .energy(A, 3)
        .energy(B, 3)
        .holding(C, "it-has-a-child")
        .mimicking(A, "it-has-a-child")
        .market("corner-store")
        .turn_of(A);
    table
        .done()
        .plays(BLANK)
        .buys("corner-store")
        .reveals("flame-thrower")
        .buys("flame-thrower")
        .reveals("tank");
    assert!(table.alive(C) && !table.alive(A));
    // A's Flame Thrower bought by C: the batch goes D, A, B.
    let mut table = self::table(4)
        .in_city(D)
        .hearts(A, 1)
        .hearts(B, 1)
        .holding(C, "opportunist")
        .energy(A, 3)
        .energy(C, 3)
        .holding(A, "it-has-a-child")
        .mimicking(B, "it-has-a-child")
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("flame-thrower")
        .buys("flame-thrower")
        .reveals("tank");
    assert!(
        table.alive(A) && !table.alive(B),
        "A stands before B in this batch"
    );
}

#[test]
fn copied_jets_hold_the_hit_back_too() {
    let mut table = table(5)
        .in_city(B)
        .in_bay(C)
        .holding(B, "jets")
        .mimicking(C, "jets")
        .turn_of(A);
    table.plays(claws(3)).yields(B).stays(C).turn_is(B);
    assert_eq!((table.hearts(B), table.hearts(C)), (10, 7));
}

#[test]
fn copied_jets_fail_when_the_original_dies_before_the_decision() {
    let mut table = table(4)
        .in_city(B)
        .holding(D, "jets")
        .mimicking(B, "jets")
        .hearts(D, 1)
        .holding(A, "fire-breathing")
        .turn_of(A);
    table.plays(claws(2)).asked(B, What::Yield);
    assert!(!table.alive(D));
    table.yields(B).turn_is(B);
    assert_eq!(
        (table.hearts(B), table.place(A)),
        (7, Place::City),
        "the card that cancels was gone"
    );
}

#[test]
fn a_copied_metamorph_sells_on_after_the_original() {
    // Somebody else's: one may sell Mimic, which ends it.
    let mut table = table(3)
        .in_city(B)
        .holding(C, "metamorph")
        .mimicking(A, "metamorph")
        .holding(A, "jets")
        .turn_of(A);
    table.plays(BLANK).asked(A, What::Sale).sells("mimic").turn_is(B);
    assert_eq!((table.energy(A), table.cards(A)), (8, vec!["jets"]));
    // One's own: with the original gone the copy is blank.
    let mut table = self::table(3)
        .in_city(B)
        .holding(A, ["metamorph", "jets"])
        .mimicking(A, "metamorph")
        .turn_of(A);
    table.plays(BLANK).sells("metamorph").turn_is(B);
    assert_eq!(table.cards(A), ["jets", "mimic"]);
}

#[test]
fn a_copied_opportunist_is_asked_once() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 3)
        .holding(C, "opportunist")
        .mimicking(C, "opportunist")
        .energy(C, 9)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("heal")
        .asked(C, What::Opportunity);
    assert_eq!(table.answers().len(), 2);
    table.done().turn_is(B);
}

#[test]
fn a_copied_probe_of_ones_own_is_still_one_throw() {
    let mut table = table(3)
        .in_city(A)
        .holding(B, "psychic-probe")
        .mimicking(B, "psychic-probe")
        .turn_of(A);
    table
        .fixes(BLANK)
        .uses_on(B, "psychic-probe", Pick::Die(0))
        .nature([Claw])
        .asked(A, What::Group);
}

#[test]
fn a_probe_and_its_copy_go_together_on_a_heart() {
    let mut table = table(3)
        .in_city(A)
        .holding(B, "psychic-probe")
        .mimicking(B, "psychic-probe")
        .turn_of(A);
    table
        .fixes(BLANK)
        .uses_on(B, "psychic-probe", Pick::Die(0))
        .nature([Heart]);
    assert!(table.discarded("psychic-probe") && table.discarded("mimic"));
}

#[test]
fn a_copied_probe_goes_with_mimic_and_the_original_takes_the_copy_along() {
    let lay = || {
        let mut table = table(3)
            .in_city(A)
            .holding(C, "psychic-probe")
            .mimicking(B, "psychic-probe")
            .turn_of(A);
        table.fixes(BLANK);
        table
    };
    let mut table = lay();
    table
        .uses_on(B, "psychic-probe", Pick::Die(0))
        .nature([Heart])
        .asked(C, What::OpponentDice);
    assert!(table.discarded("mimic"));
    assert_eq!(table.cards(C), ["psychic-probe"]);
    let mut table = lay();
    table
        .asked(B, What::OpponentDice)
        .done()
        .uses_on(C, "psychic-probe", Pick::Die(0))
        .nature([Heart])
        .asked(A, What::Group);
    assert!(table.discarded("psychic-probe"));
    assert_eq!((table.cards(B), table.copied()), (vec!["mimic"], "mimic"));
}

#[test]
fn a_dead_mimic_leaves_no_token() {
    let mut table = table(3)
        .in_city(A)
        .holding(C, "jets")
        .mimicking(B, "jets")
        .hearts(B, 1)
        .turn_of(A);
    table.plays(claws(1)).turn_is(C);
    assert!(table.discarded("mimic"));
    assert_eq!(table.cards(C), ["jets"]);
}
