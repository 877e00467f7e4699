//! Boogie Woogie's Evolutions.

use super::super::kit::*;
use crate::classic::{Face, Moment, Monster, Pick, Place, What};

const TWO: [Monster; 2] = [Monster::BoogieWoogie, Monster::Gigazaur];
const THREE: [Monster; 3] = [Monster::BoogieWoogie, Monster::Gigazaur, Monster::TheKing];

#[test]
fn boo_drives_out_whoever_stays_in_anybodys_turn() {
    // The King smashes Gigazaur, and Boogie Woogie shouts.
    let mut table = powered_table(&THREE).in_hand(A, "boo").in_city(B).turn_of(C);
    table.plays(claws(1)).stays(B).evolves(A, "boo");
    assert_eq!((table.place(B), table.place(C)), (Place::Outside, Place::City));
}

#[test]
fn boo_comes_back_for_one_energy() {
    let mut table = powered_table(&TWO)
        .evolutions_gone(A, "boo")
        .energy(A, 1)
        .in_city(B)
        .turn_of(A);
    table.plays(BLANK).asked(A, What::Buy).uses(A, "boo");
    assert!(table.state.hand(A).contains(card("boo")));
    assert_eq!(table.energy(A), 0);
}

#[test]
fn worst_nightmare_costs_energy_or_a_heart_turn_after_turn() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "worst-nightmare")
        .energy(B, 1)
        .in_city(B)
        .turn_of(A);
    table
        .plays(claws(1))
        .passes()
        .stays(B)
        .evolves_on(A, "worst-nightmare", Pick::Seat(B));
    table.passes().buys_no_more().passes().chooses(B, Pick::Number(0));
    assert_eq!((table.energy(A), table.energy(B)), (1, 0));
    table.plays(BLANK).passes().buys_no_more().passes().turn_is(A);
    table.plays(BLANK).passes().buys_no_more().passes();
    assert_eq!(
        (table.state.active(), table.hearts(B)),
        (B, 8),
        "without energy it costs a heart"
    );
    assert!(table.cards(B).contains(&"worst-nightmare"));
}

#[test]
fn i_live_under_your_bed_takes_a_die() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "i-live-under-your-bed")
        .in_city(B)
        .turn_of(A);
    table
        .plays(claws(1))
        .passes()
        .stays(B)
        .evolves_on(A, "i-live-under-your-bed", Pick::Seat(B));
    assert_eq!((table.state.dice_count(B), table.state.dice_count(A)), (5, 6));
}

#[test]
fn a_gift_needs_a_wound() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "worst-nightmare")
        .in_city(B)
        .turn_of(A);
    table.plays(BLANK);
    assert_ne!(table.state.question().what, What::Window { moment: Moment::Gift });
}

#[test]
fn a_gift_is_passed_on_and_does_nothing_to_its_owner() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "i-live-under-your-bed")
        .in_city(B)
        .turn_of(A);
    table
        .plays(claws(1))
        .passes()
        .yields(B)
        .evolves_on(A, "i-live-under-your-bed", Pick::Seat(B));
    table.passes().buys_no_more().passes();
    assert_eq!((table.state.active(), table.place(A)), (B, Place::City));
    table
        .plays([Face::Claw, Face::One, Face::One, Face::Two, Face::Two])
        .passes()
        .stays(A);
    table.uses_on(B, "i-live-under-your-bed", Pick::Seat(A));
    assert_eq!((table.state.dice_count(B), table.state.dice_count(A)), (6, 6));
}

#[test]
fn boogie_dance_gives_energy_or_a_heart_for_four_alike() {
    let dice = [Face::One, Face::One, Face::One, Face::One, Face::Two, Face::Three];
    let mut table = powered_table(&TWO)
        .evolved(A, "boogie-dance")
        .hearts(A, 5)
        .in_city(B)
        .turn_of(A);
    table.fixes(dice).chooses(A, Pick::Number(1));
    assert_eq!(table.hearts(A), 6);
}

#[test]
fn well_of_shadow_and_worm_invaders_say_what_they_do() {
    let mut table = powered_table(&TWO)
        .in_hand(A, ["well-of-shadow", "worm-invaders"])
        .hearts(A, 5)
        .in_city(B)
        .turn_of(A);
    table
        .rolls(BLANK)
        .evolves(A, "well-of-shadow")
        .evolves(A, "worm-invaders");
    assert_eq!((table.hearts(A), table.hearts(B)), (7, 8));
}

#[test]
fn nightlife_heals_on_entering() {
    let mut table = powered_table(&TWO)
        .evolved(A, "nightlife")
        .hearts(A, 5)
        .turn_of(A);
    table.plays(BLANK);
    assert_eq!(table.hearts(A), 6);
}

#[test]
fn dusk_ritual_follows_the_purchase_of_a_keep_card() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "dusk-ritual")
        .hearts(A, 5)
        .energy(A, 3)
        .market(["camouflage", "skyscraper", "vast-storm"])
        .in_city(B)
        .turn_of(A);
    table
        .plays(BLANK)
        .passes()
        .buys("camouflage")
        .reveals("frenzy")
        .evolves(A, "dusk-ritual");
    assert_eq!((table.hearts(A), table.energy(A)), (7, 2));
}
