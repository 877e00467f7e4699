//! Situations inside situations: cards that change owners while they wait, purchases in the lab that turn the
//! turn round, dice that leave the Roll under a power.

use super::kit::*;
use crate::duel::Face::{Claw, Destruction, Energy, Fame, Heart, Power};
use crate::duel::{Answer, Buzz, Choice, Monster, Pick, Track, What};

// Cards of the final Roll.

/// They look at it together: the pull of the first one changes the claws of Adrenaline augment, and the
/// second one acts all the same.
#[test]
fn cards_of_the_final_roll_look_at_it_before_any_of_them_acts() {
    let mut table = table_of(Monster::Alienoid, Monster::Gigazaur)
        .holding(
            A,
            [
                "antimatter-pellets",
                "utter-destruction",
                "adrenaline-augment",
                "extra-head",
            ],
        )
        .destruction_at(4.0)
        .rolled(A, [Power, Power, Power, Power, Power, Destruction, Energy]);
    table.picks(Pick::Face(Fame)).declines(A);
    table.picks(Pick::Face(Heart)).declines(A);
    assert_eq!((table.destruction(), table.fame()), (0.0, -2.0));
    assert_eq!(table.packets(B), [4, 2]);
}

/// A card that changes owners while it waits acts for the one whose Roll it looked at.
#[test]
fn a_waiting_card_that_is_taken_acts_for_who_had_it() {
    let mut table = table()
        .holding(
            A,
            [
                "antimatter-pellets",
                "utter-destruction",
                "acid-attack",
                "adrenaline-augment",
                "extra-head",
            ],
        )
        .holding(B, "unstable-dna")
        .fame_at(-3.0)
        .destruction_at(3.0)
        .rolled(A, [Claw, Claw, Destruction, Energy, Heart, Power, Fame]);
    table.picks_card("utter-destruction");
    assert_eq!(table.cards(B), ["utter-destruction"]);
    assert_eq!((table.destruction(), table.fame()), (-1.0, -5.0));
    assert_eq!((table.packets(B), table.packets(A)), (vec![4, 2], vec![]));
}

// Cards that change owners.

/// The offers of a packet stay with the one who had In shape when it landed; the next packet is the new
/// owner's.
#[test]
fn in_shape_that_is_taken_still_offers_what_it_owes() {
    let mut table = table()
        .holding(A, "in-shape")
        .holding(B, "unstable-dna")
        .energy(A, 10)
        .energy(B, 2)
        .market("jets-scrambled")
        .rolled(A, [Claw; 5]);
    table.resolves(Claw).picks_card("in-shape");
    table.offered(A, "in-shape").accepts(A);
    table.offered(A, "in-shape").accepts(A).is(What::Buy);
    assert_eq!((table.fame(), table.energy(A)), (-2.0, 8));
    table.buys("jets-scrambled").lays(at(Track::Fame, 5));
    table
        .chooses(A, "unstable-dna", Choice::RivalsKeep, true)
        .declines(A);
    table.offered(B, "in-shape").accepts(B);
    table.offered(B, "in-shape").declines(B).is(What::Buy);
    assert_eq!((table.fame(), table.energy(B), table.hearts(B)), (-1.0, 1, 4));
}

/// Superconductor works for who has it when the energy comes.
#[test]
fn superconductor_changes_sides_before_the_energy_comes() {
    let mut table = table()
        .holding(A, ["natural-selection", "unstable-dna"])
        .holding(B, "superconductor")
        .rolled(A, [Energy, Energy, Energy, Energy, Heart, Heart, Heart]);
    table.picks_card("superconductor");
    table.resolves(Energy).resolves(Heart).is(What::Buy);
    table.ends().turn_is(B).plays([Energy; 2]).resolves(Energy);
    table.offered(A, "superconductor").accepts(A);
    assert_eq!((table.energy(A), table.energy(B)), (7, 2));
}

/// What was taken during a purchase in the lab is asked about when the start of the turn is taken again.
#[test]
fn hibernation_taken_in_the_lab_is_asked_about_at_once() {
    let mut table = table()
        .holding(A, ["made-in-a-lab", "unstable-dna"])
        .holding(B, "hibernation")
        .energy(A, 3)
        .market("jets-scrambled")
        .turn_of(A);
    table.buys("jets-scrambled").lays(at(Track::Fame, 5));
    table.picks_card("hibernation");
    table
        .chooses(B, "unstable-dna", Choice::RivalsKeep, true)
        .declines(B);
    assert_eq!((table.hearts(A), table.hearts(B)), (9, 9));
    table.offered(A, "hibernation").accepts(A).turn_is(B);
    assert_eq!((table.hearts(A), table.energy(A)), (14, 0));
}

// The turn.

/// The extra turn bought in the lab has a lab of its own, and the first turn is one with a purchase.
#[test]
fn frenzy_from_the_lab_opens_the_lab_again() {
    let mut table = table()
        .holding(A, "made-in-a-lab")
        .energy(A, 6)
        .market(["frenzy", "photoshoot"])
        .turn_of(A);
    table.buys("frenzy").idles(A);
    let by = card("made-in-a-lab");
    table.asked(A, What::Shop { less: 1, by }).declines(A);
    assert_eq!(table.energy(A), 2);
    table.idles(A).turn_is(B);
    assert_eq!(table.energy(A), 3);
}

/// Everything that sets dice aside waits out the extra turn, and the card that wakes the rival is gone when
/// it is counted.
#[test]
fn dominate_and_thunder_stomp_wait_out_frenzy_and_hibernation() {
    let mut table = table()
        .holding(A, "thunder-stomp")
        .holding(B, ["hibernation", "giant-brain"])
        .energy(A, 7)
        .market(["dominate", "frenzy"])
        .rolled(A, [Destruction; 3]);
    table
        .resolves(Destruction)
        .buys("dominate")
        .lays(at(Track::Fame, 5));
    table.buys("frenzy").ends().idles(A);
    table.offered(B, "hibernation").declines(B);
    table.chooses(B, "dominate", Choice::OwnKeep, true).declines(B);
    table.turn_is(B);
    assert_eq!(table.pool(), 4);
}

/// With neither deck nor market there is nothing to buy, to sweep, to drop or to sell in the lab.
#[test]
fn the_last_card_of_the_market_is_dropped() {
    let mut table = table()
        .holding(A, ["alien-metabolism", "made-in-a-lab"])
        .energy(A, 10)
        .market("scrappy")
        .deck([])
        .buying(A);
    table.drops("scrappy");
    assert_eq!(table.answers(), [Answer::Done]);
    table.ends().idles(B);
    table.turn_is(A);
    assert!(!table.may_drop());
}

// Powers.

/// The faces that Alienoid added stay in the Roll when the power dice leave it.
#[test]
fn titanic_batteries_leave_the_faces_of_alienoid() {
    let mut table = table_of(Monster::Alienoid, Monster::Gigazaur)
        .holding(A, "titanic-batteries")
        .rolled(A, [Power, Power, Fame, Fame, Heart, Heart]);
    table.picks(Pick::Face(Fame)).picks(Pick::Dice(mask([0, 1])));
    table.resolves(Fame).is(What::Buy);
    assert_eq!((table.fame(), table.tokens(A)), (-1.0, 1));
}

#[test]
fn meka_dragon_multiplies_what_titanic_batteries_left() {
    let mut table = table_of(Monster::MekaDragon, Monster::Gigazaur)
        .holding(A, ["acid-attack", "titanic-batteries"])
        .rolled(A, [Power, Power, Claw, Claw, Heart, Heart]);
    table
        .picks(Pick::Dice(mask([0, 2])))
        .resolves(Power)
        .is(What::Buy);
    assert_eq!(table.packets(B), [2]);
}

/// A pull may free a token of The King in the same Roll: then his power can be used.
#[test]
fn a_pull_frees_a_token_of_the_king_for_his_power() {
    let mut table = table_of(Monster::TheKing, Monster::Gigazaur)
        .fame_at(2.0)
        .buzz(Buzz::King, Track::Fame, 2)
        .destruction_at(-3.0)
        .buzz(Buzz::King2, Track::Destruction, -3)
        .rolled(A, [Power, Power, Fame, Fame, Fame, Energy]);
    assert_eq!(table.faces(), [Energy, Fame]);
    table.resolves(Fame);
    assert_eq!(table.faces(), [Energy, Power]);
    table.resolves(Power).lays_king(Buzz::King, Track::Destruction, 3);
    assert_eq!(table.lies(Buzz::King2), Some(at(Track::Destruction, -3)));
}
