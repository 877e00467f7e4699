//! Opportunist: cards of other boxes bought in another monster's turn.

use super::super::kit::*;
use super::{dark_fair, fair};
use crate::classic::Face::{One, Three, Two};
use crate::classic::{Place, Reason, What};

#[test]
fn fewer_dice_then_the_last_push_then_the_frenzy_of_the_opportunist() {
    let mut table = fair(3)
        .in_city(C)
        .holding(A, "freeze-time")
        .holding(B, "opportunist")
        .wicked(A, 9)
        .energy(A, 1)
        .energy(B, 7)
        .market("corner-store")
        .turn_of(A);
    table
        .fixes([One, One, One, Two, Two, Three])
        .resolves(One)
        .takes("tile-final-push")
        .resolves_rest();
    assert_eq!(table.energy(A), 3);
    table
        .buys("corner-store")
        .reveals("frenzy")
        .asked(B, What::Opportunity)
        .buys("frenzy")
        .reveals("tank")
        .asked(A, What::ExtraTurn { penalty: 1 })
        .accepts()
        .turn_is(A);
    assert_eq!(table.state.turn().reason, Reason::FewerDice);
    table.plays([One, One, Two, Two, Three]).turn_is(A);
    assert_eq!(table.state.turn().reason, Reason::Extra);
    assert_eq!(table.cards(A), ["freeze-time"], "the tile goes with its turn");
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.state.turn().reason, Reason::Extra);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.state.turn().reason, Reason::Order);
    table.plays(BLANK).turn_is(C);
}

#[test]
fn two_turns_of_ones_own_come_in_the_order_of_gaining() {
    let mut table = fair(3)
        .in_city(C)
        .wicked(A, 9)
        .energy(A, 5)
        .market("frenzy")
        .turn_of(A);
    table
        .fixes([One, One, One, Two, Two, Three])
        .resolves(One)
        .takes("tile-final-push")
        .resolves_rest()
        .buys("frenzy")
        .reveals("tank")
        .turn_is(A);
    assert!(table.cards(A).is_empty(), "the tile's turn is the first");
    table.plays(BLANK).turn_is(A);
    assert_eq!(table.state.turn().reason, Reason::Extra);
    table.plays(BLANK).turn_is(B);
}

#[test]
fn what_costs_nothing_is_an_opportunity_for_the_poor() {
    let mut table = dark_fair(3)
        .in_city(C)
        .holding(B, ["opportunist", "media-friendly"])
        .stars(A, 5)
        .stars(B, 5)
        .stars(C, 2)
        .energy(A, 3)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("monster-pets")
        .asked(B, What::Opportunity)
        .buys("monster-pets")
        .reveals("tank")
        .turn_is(B);
    assert_eq!((table.stars(A), table.stars(B), table.stars(C)), (3, 3, 0));
}

#[test]
fn a_sleeper_passes_even_what_costs_nothing() {
    let mut table = dark_fair(3)
        .in_city(C)
        .holding(B, ["opportunist", "hibernation"])
        .energy(A, 3)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("monster-pets")
        .asked(A, What::Buy)
        .done()
        .turn_is(B);
    // B wakes up while A is asked what to buy: what comes next may be its.
    let mut table = dark_fair(3)
        .in_city(C)
        .holding(B, ["opportunist", "hibernation"])
        .energy(A, 3)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .uses(B, "hibernation")
        .buys("corner-store")
        .reveals("monster-pets")
        .asked(B, What::Opportunity);
}

#[test]
fn a_sleeper_may_wake_up_for_the_window_of_another() {
    let mut table = dark_fair(4)
        .in_city(D)
        .holding(B, "opportunist")
        .holding(C, "hibernation")
        .energy(A, 3)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("monster-pets")
        .asked(B, What::Opportunity)
        .uses(C, "hibernation")
        .asked(B, What::Opportunity);
    assert!(table.cards(C).is_empty());
}

#[test]
fn death_from_above_of_an_opportunist_empties_city_and_bay_of_six() {
    let mut table = fair(6)
        .in_city(C)
        .in_bay(D)
        .holding(B, "opportunist")
        .with_tiles(B, "tile-defender-of-tokyo")
        .stars(A, 4)
        .stars(F, 4)
        .energy(A, 3)
        .energy(B, 5)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("death-from-above")
        .asked(B, What::Opportunity)
        .buys("death-from-above")
        .reveals("tank")
        .turn_is(B);
    assert_eq!(
        [A, B, C, D].map(|seat| table.place(seat)),
        [Place::Outside, Place::City, Place::Outside, Place::Outside],
        "A has had its moment to enter"
    );
    assert_eq!(
        (table.stars(A), table.stars(F)),
        (4 + 1 - 2, 2),
        "Defender on arrival and at B's turn"
    );
    assert_eq!(table.stars(B), 2 + 1 + 2);
}

#[test]
fn a_costume_bought_in_anothers_turn_works_in_that_turn() {
    let mut table = fair(3)
        .in_city(B)
        .holding(B, "opportunist")
        .energy(A, 3)
        .energy(B, 4)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(claws(3))
        .stays(B)
        .buys("corner-store")
        .reveals("ghost")
        .asked(B, What::Opportunity)
        .buys("ghost")
        .reveals("tank")
        .turn_is(B);
    assert_eq!(table.hearts(B), 8, "it has lost some in this turn");
}

#[test]
fn mimic_bought_in_anothers_turn_copies_what_the_boxes_offer() {
    let mut table = fair(3)
        .in_city(C)
        .holding(B, "opportunist")
        .holding(A, ["super-jump", "ghost"])
        .energy(A, 3)
        .energy(B, 8)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("mimic")
        .buys("mimic")
        .reveals("tank")
        .asked(B, What::ChooseCard { by: card("mimic") });
    assert_eq!(table.answers().len(), 2, "Super Jump and Opportunist, no costume");
    table.copies("super-jump").turn_is(B);
    assert_eq!(table.copied(), "super-jump");
}
