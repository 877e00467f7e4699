//! Fluxling, the tile that copies Keep cards (`expansions.md` §1.6, `power-cards.md` §5).

use super::super::kit::*;
use crate::classic::Face::{self, Claw, Heart, One, Three, Two};
use crate::classic::{Answer, Event, Pick, Place, What, Wickedness};

/// Three 2s, and dice that do nothing.
const TWOS: [Face; 6] = [Two, Two, Two, One, One, Three];

fn green(seats: usize) -> Laid {
    wicked_table(seats, Wickedness::Green)
}

// --- Choosing

#[test]
fn fluxling_chooses_any_keep_card_when_it_is_taken() {
    let mut table = table_with(3, |options| {
        options.wickedness = Wickedness::Green;
        options.halloween = true;
    })
    .in_city(B)
    .holding(A, "jets")
    .holding(B, ["princess", "wings"])
    .with_tiles(B, "tile-barbs")
    .mimicking(C, "jets")
    .wicked(A, 5)
    .turn_of(A);
    table.fixes(TWOS).resolves(Two).takes("tile-fluxling").asked(
        A,
        What::ChooseCard {
            by: card("tile-fluxling"),
        },
    );
    let models: Vec<_> = ["jets", "wings"]
        .into_iter()
        .map(|slug| Answer::Choose(Pick::Card(table.key(slug))))
        .collect();
    assert_eq!(
        table.answers(),
        models,
        "no Mimic, no costume, no tile; it must choose"
    );
    table.copies("wings").asked(A, What::Group);
    assert_eq!(table.held("tile-fluxling").face, card("wings"));
}

#[test]
fn fluxling_takes_the_only_model_by_itself_or_stays_blank() {
    let mut table = green(3).in_city(B).holding(C, "jets").wicked(A, 5).turn_of(A);
    table.fixes(TWOS).resolves(Two).takes("tile-fluxling");
    assert_eq!(table.held("tile-fluxling").face, card("jets"));
    let mut table = green(3).in_city(B).wicked(A, 5).energy(C, 5).turn_of(A);
    table
        .fixes(TWOS)
        .resolves(Two)
        .takes("tile-fluxling")
        .asked(A, What::Group);
    assert_eq!(table.held("tile-fluxling").face, card("tile-fluxling"));
}

#[test]
fn fluxling_left_blank_chooses_at_the_start_of_a_turn() {
    let mut table = green(3).in_city(B).with_tiles(A, "tile-fluxling").turn_of(A);
    table.turn_is(A); // there is nothing to copy yet
    let mut table = green(3)
        .in_city(B)
        .with_tiles(A, "tile-fluxling")
        .holding(C, "jets")
        .turn_of(A);
    table.asked(A, What::StartOfTurn).copies("jets").turn_is(A);
    assert_eq!(
        (table.held("tile-fluxling").face, table.energy(A)),
        (card("jets"), 0)
    );
}

#[test]
fn fluxling_moves_once_a_turn_for_nothing() {
    let mut table = green(3)
        .in_city(B)
        .holding(C, ["jets", "wings", "camouflage"])
        .fluxling(A, "jets")
        .turn_of(A);
    let jets = table.key("jets");
    table.asked(A, What::StartOfTurn);
    assert!(
        table.use_of(A, "tile-fluxling", Pick::Card(jets)).is_none(),
        "a different one"
    );
    table.copies("wings").turn_is(A);
    assert_eq!(table.held("tile-fluxling").face, card("wings"));
    table.idles(A).idles(B).idles(C);
    table.asked(A, What::StartOfTurn).done().turn_is(A);
    assert_eq!(table.held("tile-fluxling").face, card("wings"), "or stays");
}

#[test]
fn fluxling_and_mimic_move_side_by_side() {
    let mut table = green(3)
        .in_city(B)
        .holding(C, ["jets", "wings"])
        .fluxling(A, "jets")
        .mimicking(A, "jets")
        .energy(A, 1)
        .turn_of(A);
    let wings = Pick::Card(table.key("wings"));
    table
        .asked(A, What::StartOfTurn)
        .uses_on(A, "tile-fluxling", wings)
        .asked(A, What::StartOfTurn)
        .uses_on(A, "mimic", wings)
        .turn_is(A);
    assert_eq!(table.energy(A), 0);
    assert_eq!(table.held("tile-fluxling").face, card("wings"));
    assert_eq!(table.held("mimic").face, card("wings"));
}

#[test]
fn rapid_healing_may_be_used_while_fluxling_chooses() {
    let mut table = green(3)
        .in_city(B)
        .holding(C, ["rapid-healing", "jets"])
        .hearts(C, 5)
        .energy(C, 2)
        .wicked(A, 5)
        .turn_of(A);
    let fluxling = What::ChooseCard {
        by: card("tile-fluxling"),
    };
    table
        .fixes(TWOS)
        .resolves(Two)
        .takes("tile-fluxling")
        .asked(A, fluxling)
        .uses(C, "rapid-healing")
        .asked(A, fluxling)
        .copies("jets");
    assert_eq!(table.hearts(C), 6);
}

// --- As if just bought

#[test]
fn fluxling_grows_with_even_bigger_and_shrinks_again() {
    // `expansions.md` §14.22.
    let mut table = green(3)
        .in_city(B)
        .holding(C, ["even-bigger", "jets"])
        .wicked(A, 5)
        .turn_of(A);
    table
        .fixes(TWOS)
        .resolves(Two)
        .takes("tile-fluxling")
        .copies("even-bigger");
    assert_eq!((table.hearts(A), table.state.cap(A)), (12, 12));
    table.resolves_rest().idles(B).idles(C);
    table.asked(A, What::StartOfTurn).copies("jets");
    assert_eq!((table.hearts(A), table.state.cap(A)), (10, 10));
}

#[test]
fn fluxling_comes_with_counters_of_its_own() {
    let mut table = green(3)
        .in_city(B)
        .holding(C, ["smoke-cloud", "jets"])
        .counters("smoke-cloud", 1)
        .fluxling(A, "jets")
        .turn_of(A);
    table.copies("smoke-cloud");
    assert_eq!(table.held("tile-fluxling").tokens, 3);
    table.rolls(BLANK).rerolls([0], [One]).rerolls([0], [One]);
    for left in [2, 1, 0] {
        table.uses(A, "smoke-cloud").rerolls([0], [One]);
        assert_eq!(table.held("tile-fluxling").tokens, left);
    }
    table.resolves_rest();
    assert_eq!(table.cards(A), ["tile-fluxling"], "empty, and still there");
    assert_eq!(table.held("smoke-cloud").tokens, 1);
}

#[test]
fn fluxling_counts_the_ones_of_the_turn_for_freeze_time() {
    let mut table = green(3)
        .in_city(B)
        .holding(C, "freeze-time")
        .wicked(A, 4)
        .turn_of(A);
    table
        .fixes([One, One, One, Two, Two, Three])
        .resolves(One)
        .takes("tile-fluxling")
        .resolves_rest()
        .asked(A, What::ExtraTurn { penalty: 1 });
}

#[test]
fn fluxling_is_no_purchase() {
    let mut table = green(3)
        .in_city(B)
        .with_tiles(A, "tile-have-it-all")
        .holding(C, ["jets", "wings"])
        .fluxling(A, "jets")
        .turn_of(A);
    table.copies("wings");
    assert_eq!(table.stars(A), 0);
}

// --- The tile outlives its model

#[test]
fn fluxling_goes_blank_with_its_model() {
    let mut table = green(3)
        .in_city(C)
        .holding(B, ["jets", "armor-plating"])
        .hearts(B, 2)
        .fluxling(A, "jets")
        .turn_of(C);
    table.plays(claws(2));
    assert!(!table.alive(B));
    assert_eq!(table.held("tile-fluxling").face, card("tile-fluxling"));
    assert!(table.heard(|event| matches!(event, Event::CopyCleared { seat: A, .. })));
}

#[test]
fn fluxling_keeps_copying_a_card_that_changes_hands() {
    let mut table = green(3)
        .in_city(B)
        .holding(A, "parasitic-tentacles")
        .holding(C, "acid-attack")
        .fluxling(A, "acid-attack")
        .energy(A, 6)
        .turn_of(A);
    table.done();
    table.plays(BLANK).stays(B).buys("acid-attack").turn_is(B);
    assert_eq!(table.held("tile-fluxling").face, card("acid-attack"));
    assert_eq!(table.hearts(B), 9);
    table.plays(BLANK).turn_is(C).plays(BLANK).buys_no_more();
    table.asked(A, What::StartOfTurn).done();
    table.plays(BLANK).stays(B);
    assert_eq!(table.hearts(B), 7, "two now");
}

#[test]
fn fluxling_is_not_for_sale() {
    let mut table = green(3)
        .in_city(B)
        .holding(A, ["parasitic-tentacles", "metamorph"])
        .holding(C, "jets")
        .fluxling(C, "jets")
        .with_tiles(A, "tile-barbs")
        .energy(A, 9)
        .turn_of(A);
    let (fluxling, barbs) = (table.key("tile-fluxling"), table.key("tile-barbs"));
    table.plays(BLANK);
    assert!(
        table
            .use_of(A, "parasitic-tentacles", Pick::Card(fluxling))
            .is_none()
    );
    table.done().asked(A, What::Sale);
    assert!(table.use_of(A, "metamorph", Pick::Card(barbs)).is_none());
}

#[test]
fn fluxling_turns_a_die_once_a_turn_as_plot_twist() {
    let mut table = green(3)
        .in_city(B)
        .holding(C, "plot-twist")
        .fluxling(A, "plot-twist")
        .turn_of(A);
    table
        .fixes(BLANK)
        .asked(A, What::ChangeDice)
        .uses_on(A, "plot-twist", Pick::DieFace(0, Claw))
        .asked(A, What::Group);
    assert_eq!(table.cards(A), ["tile-fluxling"]);
    table.resolves_rest().stays(B);
    table.idles(B);
    table
        .fixes(BLANK)
        .asked(C, What::ChangeDice)
        .done()
        .resolves_rest();
    table
        .fixes(BLANK)
        .asked(A, What::ChangeDice)
        .uses_on(A, "plot-twist", Pick::DieFace(0, Claw))
        .asked(A, What::Group);
}

#[test]
fn fluxling_survives_the_heart_of_psychic_probe() {
    let mut table = green(3)
        .in_city(C)
        .holding(C, "psychic-probe")
        .fluxling(B, "psychic-probe")
        .turn_of(A);
    table
        .fixes(BLANK)
        .asked(B, What::OpponentDice)
        .uses_on(B, "psychic-probe", Pick::Die(0))
        .nature([Heart])
        .asked(C, What::OpponentDice)
        .done();
    assert_eq!(table.held("tile-fluxling").face, card("psychic-probe"));
    assert_eq!(table.cards(C), ["psychic-probe"]);
}

#[test]
fn fluxling_beside_its_probe_goes_blank_and_stays() {
    let mut table = green(3)
        .in_city(C)
        .holding(B, "psychic-probe")
        .fluxling(B, "psychic-probe")
        .turn_of(A);
    table
        .fixes(BLANK)
        .uses_on(B, "psychic-probe", Pick::Die(0))
        .nature([Heart])
        .asked(A, What::Group);
    assert_eq!(table.cards(B), ["tile-fluxling"]);
    assert_eq!(table.held("tile-fluxling").face, card("tile-fluxling"));
    assert!(table.discarded("psychic-probe"));
}

#[test]
fn fluxling_hatches_and_is_lost_but_not_its_model() {
    let mut table = green(3)
        .in_city(A)
        .holding(C, "it-has-a-child")
        .fluxling(B, "it-has-a-child")
        .hearts(B, 1)
        .stars(B, 5)
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.hearts(B), table.stars(B)), (10, 0));
    assert!(table.cards(B).is_empty());
    assert_eq!(table.cards(C), ["it-has-a-child"]);
    assert!(!table.discarded("tile-fluxling"), "out of the game");
}

// --- Beside the original

#[test]
fn fluxling_beside_the_original_adds_up() {
    let mut table = green(3)
        .in_city(B)
        .holding(A, "acid-attack")
        .fluxling(A, "acid-attack")
        .turn_of(A);
    table.plays(BLANK).stays(B);
    assert_eq!(table.hearts(B), 8);
    let mut table = green(3)
        .in_city(B)
        .holding(A, "alien-origin")
        .fluxling(A, "alien-origin")
        .energy(A, 1)
        .market("corner-store")
        .turn_of(A);
    table.plays(BLANK).buys("corner-store").reveals("heal");
    assert_eq!(table.energy(A), 0);
    let mut table = green(3)
        .in_city(B)
        .holding(A, "fire-breathing")
        .fluxling(A, "fire-breathing")
        .turn_of(A);
    table.plays(claws(1)).stays(B);
    assert_eq!((table.hearts(B), table.hearts(C)), (7, 8));
    let mut table = green(3)
        .in_city(B)
        .holding(B, "burrowing")
        .fluxling(B, "burrowing")
        .turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!((table.hearts(A), table.place(A)), (8, Place::City));
}

#[test]
fn fluxling_beside_the_original_adds_nothing_to_these() {
    let mut table = green(3)
        .in_city(B)
        .holding(B, "armor-plating")
        .fluxling(B, "armor-plating")
        .turn_of(A);
    table.plays(claws(2)).stays(B);
    assert_eq!(table.hearts(B), 8);
    let mut table = green(3)
        .in_city(B)
        .holding(A, "freeze-time")
        .fluxling(A, "freeze-time")
        .turn_of(A);
    table.plays([One, One, One, Two, Two, Three]).accepts().turn_is(A);
    assert_eq!(table.state.turn().dice.len(), 5);
    table.plays([One, One, Two, Two, Three]).turn_is(B);
}

#[test]
fn fluxling_beside_the_original_is_one_more_use() {
    let mut table = green(3)
        .in_city(B)
        .holding(B, "camouflage")
        .fluxling(B, "camouflage")
        .turn_of(A);
    table
        .plays(claws(3))
        .uses(B, "camouflage")
        .nature([Heart, One, Two])
        .uses(B, "camouflage")
        .nature([Heart, One])
        .stays(B);
    assert_eq!(table.hearts(B), 9);
}

#[test]
fn the_counters_of_fluxling_are_spent_first() {
    let mut table = green(3)
        .in_city(B)
        .holding(A, "smoke-cloud")
        .fluxling(A, "smoke-cloud")
        .turn_of(A);
    table
        .rolls(BLANK)
        .rerolls([0], [One])
        .rerolls([0], [One])
        .uses(A, "smoke-cloud")
        .rerolls([0], [One]);
    assert_eq!(
        (
            table.held("tile-fluxling").tokens,
            table.held("smoke-cloud").tokens
        ),
        (2, 3)
    );
}
