//! The King's Evolutions.

use super::super::kit::*;
use crate::classic::{Event, Moment, Monster, Place, What};

const TWO: [Monster; 2] = [Monster::TheKing, Monster::Gigazaur];

fn window(moment: Moment) -> What {
    What::Window { moment }
}

#[test]
fn monkey_rush_enters_when_somebody_has_left_tokyo() {
    // B attacks from outside, A in the City yields, and comes back before B enters.
    let mut table = powered_table(&TWO)
        .in_hand(A, "monkey-rush")
        .in_city(A)
        .turn_of(B);
    table
        .plays(claws(1))
        .passes_to(A, What::Yield)
        .yields(A)
        .evolves(A, "monkey-rush");
    assert_eq!((table.place(A), table.place(B)), (Place::City, Place::Outside));
    // The star for entering, and two for beginning the next turn there.
    assert_eq!((table.stars(A), table.hearts(A)), (3, 9));
}

#[test]
fn monkey_rush_does_not_enter_a_tokyo_that_nobody_has_left() {
    let mut table = powered_table(&TWO).in_hand(A, "monkey-rush").turn_of(B);
    table.plays(BLANK).passes();
    assert_eq!((table.place(A), table.place(B)), (Place::Outside, Place::City));
    assert!(!table.heard(|event| matches!(event, Event::EvolutionPlayed { .. })));
}

#[test]
fn simian_scamper_holds_the_smashes_until_the_king_has_yielded() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "simian-scamper")
        .in_city(A)
        .turn_of(B);
    table.plays(claws(4)).asked(A, What::Yield);
    assert_eq!(table.hearts(A), 10, "they wait");
    table.uses(A, "simian-scamper");
    assert_eq!((table.hearts(A), table.place(A)), (10, Place::Outside));
    table.passes().buys_no_more().passes();
    assert!(
        table
            .state
            .evolutions_discarded(A)
            .contains(card("simian-scamper"))
    );
}

#[test]
fn whoever_stays_or_yields_without_simian_scamper_takes_the_smashes() {
    for stays in [true, false] {
        let mut table = powered_table(&TWO)
            .in_hand(A, "giant-banana")
            .in_city(A)
            .turn_of(B);
        table.plays(claws(4)).asked(A, What::Yield);
        if stays {
            table.stays(A);
        } else {
            table.yields(A);
        }
        table.passes();
        assert_eq!(table.hearts(A), 6);
    }
}

#[test]
fn jungle_frenzy_gives_another_turn_to_who_wounds_and_stays_out() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "jungle-frenzy")
        .in_city(B)
        .turn_of(A);
    table.plays(claws(2)).stays(B).evolves(A, "jungle-frenzy");
    table.passes().buys_no_more().passes().turn_is(A);
    assert!(
        table
            .state
            .evolutions_discarded(A)
            .contains(card("jungle-frenzy"))
    );
}

#[test]
fn jungle_frenzy_needs_a_wound_in_tokyo() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "jungle-frenzy")
        .in_city(B)
        .turn_of(A);
    table.plays(BLANK).passes().buys_no_more().passes();
    assert_eq!(table.state.active(), B);
}

#[test]
fn giant_banana_heals_two_in_tokyo_too() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "giant-banana")
        .hearts(A, 9)
        .in_city(A)
        .turn_of(A);
    table.rolls(BLANK).evolves(A, "giant-banana");
    assert_eq!(table.hearts(A), 10);
}

#[test]
fn giant_banana_stops_at_the_cap_before_the_loss() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "giant-banana")
        .hearts(A, 9)
        .in_city(B)
        .turn_of(B);
    // Six smashes are not deadly: nobody waits for a banana.
    table.plays([crate::classic::Face::Claw; 6]);
    assert_eq!(table.hearts(A), 3);
}

#[test]
fn chest_thumping_drives_out_whoever_stays() {
    let mut table = powered_table(&TWO)
        .evolved(A, "chest-thumping")
        .evolved(B, "heat-vision")
        .in_city(B)
        .turn_of(A);
    table
        .plays(claws(1))
        .stays(B)
        .asked(A, window(Moment::Force))
        .uses(A, "chest-thumping");
    assert_eq!((table.place(A), table.place(B)), (Place::City, Place::Outside));
}

#[test]
fn chest_thumping_does_nothing_to_those_whom_it_did_not_wound() {
    let mut table = powered_table(&TWO)
        .evolved(A, "chest-thumping")
        .holding(B, "armor-plating")
        .in_city(B)
        .turn_of(A);
    table.plays(claws(1)).passes().buys_no_more();
    assert_eq!(table.place(B), Place::City);
}

#[test]
fn alpha_male_scores_once_a_turn_however_many_are_wounded() {
    let mut table = powered_table(&TWO).evolved(A, "alpha-male").in_city(B).turn_of(A);
    table.plays(claws(3)).stays(B).passes().buys_no_more();
    assert_eq!(table.stars(A), 1);
}

#[test]
fn i_am_the_king_scores_for_entering_and_for_beginning_a_turn() {
    let mut table = powered_table(&TWO).evolved(A, "i-am-the-king").turn_of(A);
    table.plays(BLANK);
    assert_eq!((table.place(A), table.stars(A)), (Place::City, 2));
    table.buys_no_more().idles(B).turn_is(A);
    assert_eq!(table.stars(A), 5);
}

#[test]
fn twas_beauty_scores_after_every_turn_and_costs_everything_when_it_leaves() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "twas-beauty-killed-the-beast")
        .stars(A, 5)
        .in_city(A)
        .turn_of(A);
    table
        .rolls(BLANK)
        .evolves(A, "twas-beauty-killed-the-beast")
        .keeps_all();
    table.passes().resolves_rest().passes().buys_no_more().passes();
    assert_eq!((table.stars(A), table.state.active()), (8, B));
    table.plays(claws(1)).yields(A);
    assert_eq!(table.stars(A), 0);
    assert!(table.cards(A).is_empty());
}

#[test]
fn twas_beauty_is_played_in_tokyo_only() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "twas-beauty-killed-the-beast")
        .in_city(B)
        .turn_of(A);
    table.rolls(BLANK);
    assert!(!table.may_use(A, "twas-beauty-killed-the-beast"));
}
