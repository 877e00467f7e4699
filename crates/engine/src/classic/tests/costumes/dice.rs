//! The costumes that win, that gain stars and that work on dice.

use super::super::kit::*;
use crate::classic::Face::{self, Claw, Energy, Heart, One, Three, Two};
use crate::classic::{Ending, Event, Pick, What};

/// Dice that show all six symbols.
const ALL_SIX: [Face; 6] = [One, Two, Three, Heart, Energy, Claw];

// --- Astronaut

#[test]
fn astronaut_wins_with_seventeen_stars_at_the_end_of_the_turn() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "astronaut")
        .stars(A, 14)
        .turn_of(A);
    table.fixes([Three, Three, Three, One, Two, Claw]);
    table.resolves(Three);
    assert_eq!(table.stars(A), 17);
    assert!(table.heard(|event| matches!(event, Event::Crowned { seat: A, .. })));
    assert!(table.state.outcome().is_none(), "not before the turn is over");
    table.resolves_rest().stays(B).over(Ending::Stars, [A]);
}

#[test]
fn astronaut_does_nothing_with_sixteen_stars() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "astronaut")
        .stars(A, 13)
        .turn_of(A);
    table.plays([Three, Three, Three, One, One, Two]).turn_is(B);
    assert_eq!(table.stars(A), 16);
    assert!(!table.state.player(A).crowned);
}

#[test]
fn astronaut_counts_when_it_is_bought() {
    let mut table = halloween_table(3)
        .in_city(B)
        .stars(A, 17)
        .energy(A, 4)
        .market("astronaut")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("astronaut")
        .reveals("tank")
        .over(Ending::Stars, [A]);
}

#[test]
fn astronaut_counts_when_it_is_taken() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, "astronaut")
        .stars(A, 17)
        .energy(A, 4)
        .turn_of(A);
    table
        .plays(claws(3))
        .stays(B)
        .steals("astronaut")
        .over(Ending::Stars, [A]);
}

#[test]
fn astronaut_loses_no_stars_any_more() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "astronaut")
        .holding(B, "opportunist")
        .stars(A, 16)
        .stars(C, 9)
        .energy(A, 3)
        .energy(B, 7)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("evacuation-orders")
        .asked(B, What::Opportunity)
        .buys("evacuation-orders")
        .reveals("tank");
    assert_eq!((table.stars(A), table.stars(C)), (17, 4));
    table.over(Ending::Stars, [A]);
}

#[test]
fn astronaut_wins_at_the_end_of_anothers_turn_too() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(C, ["astronaut", "opportunist"])
        .stars(C, 15)
        .energy(A, 3)
        .energy(C, 4)
        .market("heal")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("heal")
        .reveals("commuter-train")
        .asked(C, What::Opportunity)
        .buys("commuter-train")
        .reveals("tank")
        .over(Ending::Stars, [C]);
}

#[test]
fn astronaut_shares_the_victory_with_twenty_stars() {
    // Rare, but nobody is ahead: both conditions are tested at the end of the turn.
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(C, ["astronaut", "opportunist"])
        .stars(A, 20)
        .stars(C, 15)
        .energy(A, 3)
        .energy(C, 4)
        .market("heal")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("heal")
        .reveals("commuter-train")
        .buys("commuter-train")
        .reveals("tank")
        .over(Ending::Stars, [A, C]);
}

#[test]
fn astronaut_that_dies_has_not_won() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "astronaut")
        .stars(A, 14)
        .hearts(A, 3)
        .energy(A, 4)
        .market("tank")
        .turn_of(A);
    table.plays(BLANK).buys("tank").reveals("heal");
    assert!(table.heard(|event| matches!(event, Event::Crowned { seat: A, .. })));
    assert!(!table.alive(A) && !table.state.player(A).crowned);
    assert!(table.state.outcome().is_none());
}

#[test]
fn astronaut_reborn_has_to_start_again() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, ["astronaut", "it-has-a-child"])
        .stars(A, 14)
        .hearts(A, 3)
        .energy(A, 4)
        .market("tank")
        .turn_of(A);
    table.plays(BLANK).buys("tank").reveals("heal").turn_is(B);
    assert_eq!((table.hearts(A), table.stars(A)), (10, 0));
    assert!(table.discarded("astronaut"));
}

// --- Princess

#[test]
fn princess_gains_a_star_at_the_start_of_each_own_turn() {
    let mut table = halloween_table(3).in_city(B).holding(A, "princess").turn_of(A);
    assert_eq!(table.stars(A), 1);
    table.idles(A).idles(B);
    assert_eq!(table.stars(A), 1);
    let table = halloween_table(3).in_city(A).holding(A, "princess").turn_of(A);
    assert_eq!(table.stars(A), 3, "with two for Tokyo");
}

// --- Cheerleader

#[test]
fn cheerleader_adds_a_claw_to_anothers_roll() {
    let mut table = halloween_table(3).in_city(B).holding(C, "cheerleader").turn_of(A);
    table
        .fixes(claws(2))
        .asked(C, What::Commit)
        .uses(C, "cheerleader")
        .asked(A, What::Group);
    assert!(table.heard(
        |event| matches!(event, Event::SmashesAdded { seat: A, card: by, count: 1 } if *by == card("cheerleader"))
    ));
    table.resolves_rest().stays(B);
    assert_eq!(table.hearts(B), 7);
}

#[test]
fn cheerleader_brings_the_only_claw() {
    let mut table = halloween_table(3).in_city(B).holding(C, "cheerleader").turn_of(A);
    table.fixes(BLANK).uses(C, "cheerleader").resolves_rest().stays(B);
    assert_eq!(table.hearts(B), 9);
}

#[test]
fn cheerleader_may_keep_quiet_and_is_asked_again_next_turn() {
    let mut table = halloween_table(3).in_city(B).holding(C, "cheerleader").turn_of(A);
    table.fixes(claws(1)).asked(C, What::Commit).done();
    table.resolves_rest().stays(B).turn_is(B);
    assert_eq!(table.hearts(B), 9);
    table
        .fixes(claws(1))
        .asked(C, What::Commit)
        .uses(C, "cheerleader");
    table.resolves_rest();
    assert_eq!(
        (table.hearts(A), table.hearts(C)),
        (8, 8),
        "her own claw hits her too"
    );
}

#[test]
fn cheerleader_does_not_cheer_herself() {
    let mut table = halloween_table(3).in_city(B).holding(A, "cheerleader").turn_of(A);
    table
        .fixes(claws(1))
        .asked(A, What::Group)
        .resolves_rest()
        .stays(B);
    assert_eq!(table.hearts(B), 9);
}

// --- Clown

#[test]
fn clown_turns_any_dice_once_all_six_symbols_have_shown() {
    let mut table = halloween_table(3).in_city(B).holding(A, "clown").turn_of(A);
    table
        .fixes(ALL_SIX)
        .asked(A, What::ChangeDice)
        .uses_on(A, "clown", Pick::DieFace(0, Claw))
        .uses_on(A, "clown", Pick::DieFace(1, Claw))
        .uses_on(A, "clown", Pick::DieFace(2, Claw))
        .uses_on(A, "clown", Pick::DieFace(0, Heart))
        .done();
    assert_eq!(table.dice(), [Heart, Claw, Claw, Heart, Energy, Claw]);
    table.resolves_rest().stays(B);
    assert_eq!(table.hearts(B), 7);
}

#[test]
fn clown_needs_all_six() {
    let mut table = halloween_table(3).in_city(B).holding(A, "clown").turn_of(A);
    table
        .fixes([One, Two, Three, Heart, Energy, Energy])
        .asked(A, What::Group);
}

#[test]
fn clown_takes_the_claw_of_a_card_for_the_sixth() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, ["clown", "acid-attack"])
        .turn_of(A);
    table
        .fixes([One, Two, Three, Heart, Energy, Energy])
        .asked(A, What::ChangeDice)
        .uses_on(A, "clown", Pick::DieFace(5, Two));
}

#[test]
fn clown_cannot_wait_for_the_cheerleader() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "clown")
        .holding(C, "cheerleader")
        .turn_of(A);
    table
        .fixes([One, Two, Three, Heart, Energy, Energy])
        .asked(C, What::Commit)
        .uses(C, "cheerleader")
        .asked(A, What::Group);
}

// --- Statue of Liberty

#[test]
fn statue_of_liberty_gives_one_more_roll() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "statue-of-liberty")
        .turn_of(A);
    assert_eq!(table.state.roll_limit(), 4);
    table
        .rolls(BLANK)
        .rerolls([0], [One])
        .rerolls([0], [One])
        .rerolls([0], [Claw]);
    assert!(!table.state.may_reroll());
    table.resolves_rest().stays(B).turn_is(B);
    assert_eq!(table.state.roll_limit(), 3);
}

// --- Witch

#[test]
fn witch_throws_a_die_again_that_would_wound_her() {
    let mut table = halloween_table(3).in_city(B).holding(B, "witch").turn_of(A);
    table
        .fixes(claws(2))
        .asked(B, What::OpponentDice)
        .uses_on(B, "witch", Pick::Die(0))
        .nature([One])
        .asked(A, What::Group);
    table.resolves_rest().stays(B);
    assert_eq!(table.hearts(B), 9, "once a turn");
}

#[test]
fn witch_is_not_asked_when_the_dice_do_not_hurt_her() {
    // Out of reach, without claws, or with one claw against Armor Plating.
    let mut table = halloween_table(3).in_city(B).holding(C, "witch").turn_of(A);
    table.fixes(claws(2)).asked(A, What::Group);
    let mut table = halloween_table(3).in_city(B).holding(B, "witch").turn_of(A);
    table.fixes(BLANK).asked(A, What::Group);
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, ["witch", "armor-plating"])
        .turn_of(A);
    table.fixes(claws(1)).asked(A, What::Group);
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, ["witch", "armor-plating"])
        .turn_of(A);
    table.fixes(claws(2)).asked(B, What::OpponentDice);
}

#[test]
fn witch_sees_the_claws_of_cards_coming() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "acid-attack")
        .holding(B, "witch")
        .turn_of(A);
    table
        .fixes(BLANK)
        .asked(B, What::OpponentDice)
        .done()
        .asked(A, What::Group);
}

#[test]
fn witch_may_go_on_with_background_dweller() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, ["witch", "background-dweller"])
        .turn_of(A);
    table
        .fixes(claws(1))
        .uses_on(B, "witch", Pick::Die(0))
        .nature([Three])
        .asked(B, What::ProbedDie)
        .uses_on(B, "background-dweller", Pick::Die(0))
        .nature([Heart])
        .asked(A, What::Group);
    assert_eq!(table.dice()[0], Heart);
}

#[test]
fn witch_keeps_psychic_probe_for_the_same_turn() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, ["witch", "psychic-probe"])
        .turn_of(A);
    table
        .fixes(claws(2))
        .uses_on(B, "witch", Pick::Die(0))
        .nature([One])
        .asked(B, What::OpponentDice)
        .uses_on(B, "psychic-probe", Pick::Die(1))
        .nature([Two])
        .asked(A, What::Group);
}
