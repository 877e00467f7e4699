//! Cthulhu's Cultists (`expansions.md` §2).

use super::super::kit::*;
use super::packed_table;
use crate::Seat;
use crate::classic::Face::{Claw, Energy, Heart, One, Three, Two};
use crate::classic::rule::Side;
use crate::classic::{Face, Monster, Pack, Place, What, Wickedness};

fn cult(seats: usize) -> Laid {
    packed_table(seats, [Pack::Cultists])
}

#[test]
fn four_energy_bring_their_energy_and_once_resolved_one_cultist() {
    let mut table = cult(2).turn_of(A);
    table
        .fixes([Energy, Energy, Energy, Energy, One, Two])
        .resolves(Energy);
    assert_eq!((table.energy(A), table.state.cultists(A)), (4, 0));
    table.resolves_rest();
    assert_eq!(table.state.cultists(A), 1);
}

#[test]
fn six_alike_are_one_cultist() {
    let mut table = cult(2).turn_of(A);
    table.plays([Energy; 6]);
    assert_eq!(table.state.cultists(A), 1);
}

#[test]
fn eight_dice_with_two_fours_are_two_cultists() {
    let mut table = cult(2).holding(A, ["extra-head", "extra-head"]).turn_of(A);
    table.plays([One, One, One, One, Two, Two, Two, Two]);
    assert_eq!(table.state.cultists(A), 2);
}

#[test]
fn a_claw_of_a_card_is_no_die() {
    let mut table = cult(2).holding(A, "spiked-tail").in_city(A).turn_of(A);
    table.plays([Claw, Claw, Claw, One, One, Two]);
    assert_eq!((table.hearts(B), table.state.cultists(A)), (6, 0));
}

#[test]
fn three_alike_are_none() {
    let mut table = cult(2).turn_of(A);
    table.plays([Energy, Energy, Energy, One, One, Two]);
    assert_eq!(table.state.cultists(A), 0);
}

#[test]
fn a_second_one_joins_the_first() {
    let mut table = cult(2).with_piece(A, "cultists", 1).turn_of(A);
    table.plays([Energy; 6]);
    assert_eq!(table.state.cultists(A), 2);
    assert_eq!(table.cards(A), ["cultists"]);
}

#[test]
fn a_heart_for_a_cultist_in_tokyo_while_somebody_else_decides() {
    let mut table = cult(2)
        .with_piece(A, "cultists", 2)
        .hearts(A, 9)
        .in_city(A)
        .turn_of(B);
    table.rolls(BLANK).spends(A, "heart").asked(B, What::Roll);
    assert_eq!((table.hearts(A), table.state.cultists(A)), (10, 1));
    assert!(table.use_named(A, "cultists", "heart").is_none(), "it is full");
    table.spends(A, "energy");
    assert_eq!((table.energy(A), table.state.cultists(A)), (1, 0));
    assert!(table.use_named(A, "cultists", "energy").is_none(), "none is left");
}

#[test]
fn friend_of_children_adds_its_energy() {
    let mut table = cult(2)
        .with_piece(A, "cultists", 1)
        .holding(A, "friend-of-children")
        .turn_of(B);
    table.rolls(BLANK).spends(A, "energy");
    assert_eq!(table.energy(A), 2);
}

#[test]
fn a_roll_for_a_cultist_in_ones_own_turn_alone() {
    let mut table = cult(2)
        .with_piece(A, "cultists", 1)
        .with_piece(B, "cultists", 1)
        .turn_of(A);
    table
        .rolls(BLANK)
        .rerolls([0], [One])
        .rerolls([0], [One])
        .asked(A, What::Roll);
    assert!(!table.state.may_reroll());
    assert!(table.use_named(B, "cultists", "roll").is_none());
    table.spends(A, "roll").rerolls([0, 1], [Heart, Heart]);
    assert_eq!(table.state.turn().rolls, 4);
}

#[test]
fn a_cultist_saves_from_the_last_hit_and_one_may_still_yield() {
    let mut table = cult(2)
        .with_piece(B, "cultists", 1)
        .hearts(B, 1)
        .in_city(B)
        .turn_of(A);
    table.plays(claws(1)).asked(B, What::Harm).spends(B, "heart");
    assert_eq!(table.hearts(B), 1);
    table.yields(B);
    assert_eq!(table.place(B), Place::Outside);
}

#[test]
fn a_hit_that_is_not_deadly_opens_no_window_for_a_cultist() {
    let mut table = cult(2)
        .with_piece(B, "cultists", 1)
        .hearts(B, 5)
        .in_city(B)
        .turn_of(A);
    table.plays(claws(1)).asked(B, What::Yield);
}

#[test]
fn who_could_pay_with_a_cultist_is_asked_what_to_buy() {
    let mut table = cult(2)
        .with_piece(A, "cultists", 1)
        .energy(A, 2)
        .market("heal")
        .turn_of(A);
    // Nobody is in Tokyo, so A enters.
    table
        .plays(BLANK)
        .asked(A, What::Buy)
        .spends(A, "energy")
        .buys("heal");
    assert_eq!(table.energy(A), 0);
}

#[test]
fn an_eliminated_monster_has_none_and_one_that_is_brought_back_keeps_them() {
    let dying = |cards: &'static [&'static str]| {
        let mut laid = cult(3).with_piece(B, "cultists", 2).hearts(B, 2).in_city(B);
        for slug in cards {
            laid = laid.holding(B, *slug);
        }
        let mut table = laid.turn_of(A);
        table.plays(claws(5)).asked(B, What::Harm).done();
        table
    };
    let gone = dying(&[]);
    assert!(!gone.alive(B));
    assert_eq!(gone.state.cultists(B), 0);
    let back = dying(&["it-has-a-child"]);
    assert_eq!((back.alive(B), back.state.cultists(B)), (true, 2));
}

#[test]
fn a_frozen_out_face_brings_none() {
    // Freeze Ray lies before A, which names the 2s.
    let monsters = [Monster::SpacePenguin, Monster::TheKing];
    let mut table = powered_with(&monsters, |options| {
        options.packs = [Pack::Cultists].into_iter().collect();
    })
    .turn_of(B);
    table.plays([Two, Two, Two, Two, Three, Three]).passes();
    assert_eq!(table.state.cultists(B), 1);
}

#[test]
fn wickedness_comes_with_its_group_and_the_cultist_after_all_of_them() {
    let mut table = table_with(2, |options| {
        options.packs = [Pack::Cultists].into_iter().collect();
        options.wickedness = Wickedness::Green;
    })
    .wicked(A, 9)
    .turn_of(A);
    table.fixes([One, One, One, One, Two, Three]).resolves(One);
    assert_eq!((table.wickedness(A), table.state.cultists(A)), (10, 0));
    table.done().resolves_rest();
    assert_eq!(table.state.cultists(A), 1);
    assert_eq!(
        card("tile-starburst").tile().map(|tile| tile.side),
        Some(Side::Green)
    );
}

#[test]
fn a_dead_monster_gathers_nothing() {
    // Four claws against whoever answers them with more than A has.
    let mut table = cult(2)
        .holding(B, "spiked-tail")
        .hearts(A, 10)
        .in_city(B)
        .turn_of(A);
    let dice: [Face; 6] = [Claw, Claw, Claw, Claw, One, Two];
    table.plays(dice).stays(B);
    let seats: [Seat; 2] = [A, B];
    assert_eq!(seats.map(|seat| table.state.cultists(seat)), [1, 0]);
}
