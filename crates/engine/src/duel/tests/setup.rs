//! Before the first turn (`duel.md` §1 and §2), and the box (`duel.md` §10 and §12).

use super::kit::*;
use crate::duel::Face::{Claw, Energy, Heart};
use crate::duel::Kind::{Discard, Keep};
use crate::duel::{Buzz, CardId, Event, Monster, Setup, SetupError, What};
use crate::proof::rule_file::{DUEL, rows};
use crate::{Asked, Seat};

const KITTY_AND_PENGUIN: [Monster; 2] = [Monster::CyberKitty, Monster::SpacePenguin];

fn throw(claws: usize) -> [crate::duel::Face; 6] {
    let mut dice = [Heart, Heart, Energy, Energy, Energy, Energy];
    dice[..claws].fill(Claw);
    dice
}

#[test]
fn the_market_is_dealt_from_the_right() {
    let mut table = fresh(Setup::of(KITTY_AND_PENGUIN));
    table.is(What::Reveal { slot: 0 }).reveals("frenzy");
    table.is(What::Reveal { slot: 1 }).reveals("too-cute");
    table.is(What::Reveal { slot: 2 }).reveals("scrappy");
    assert_eq!(table.market(), ["frenzy", "too-cute", "scrappy"]);
    assert_eq!(table.state.deck().count(), 47);
}

#[test]
fn most_claws_begin_and_a_tie_is_thrown_again() {
    let mut table = fresh(Setup::of(KITTY_AND_PENGUIN));
    table.reveals("frenzy").reveals("too-cute").reveals("scrappy");
    for (seat, claws) in [(A, 2), (B, 2), (A, 1), (B, 3)] {
        assert_eq!(table.state.question().of, Asked::Nature);
        table.is(What::FirstThrow { seat }).throws(throw(claws));
    }
    assert_eq!((table.state.first(), table.state.active()), (B, B));
    assert_eq!((table.energy(A), table.energy(B)), (1, 0));
    assert!(table.heard(|event| *event == Event::FirstPlayer { seat: B }));
}

#[test]
fn the_first_seat_begins_with_more_claws() {
    let mut table = fresh(Setup::of(KITTY_AND_PENGUIN));
    table.reveals("frenzy").reveals("too-cute").reveals("scrappy");
    table.throws(throw(1)).throws(throw(0));
    assert_eq!((table.state.first(), table.energy(A), table.energy(B)), (A, 0, 1));
}

#[test]
fn a_named_first_player_begins_without_a_throw() {
    for first in [A, B] {
        let mut setup = Setup::of(KITTY_AND_PENGUIN).first(first);
        setup.automatic = false;
        let mut table = fresh(setup);
        table.reveals("frenzy").reveals("too-cute").reveals("scrappy");
        table.turn_is(first);
        let second = table.state.rival(first);
        assert_eq!((table.energy(first), table.energy(second)), (0, 1));
    }
}

#[test]
fn everybody_starts_unhurt_and_with_empty_hands() {
    let mut table = fresh(Setup::of(KITTY_AND_PENGUIN).first(A));
    table.reveals("frenzy").reveals("too-cute").reveals("scrappy");
    assert_eq!((table.hearts(A), table.hearts(B)), (13, 13));
    assert_eq!((table.fame(), table.destruction()), (0.0, 0.0));
    assert!(Buzz::ALL.into_iter().all(|buzz| table.lies(buzz).is_none()));
    for seat in [A, B] {
        assert_eq!((table.tokens(seat), table.cards(seat)), (0, vec![]));
    }
}

#[test]
fn two_players_take_two_different_monsters() {
    let same = Setup::of([Monster::TheKing; 2]).start();
    assert_eq!(same.err(), Some(SetupError::SameMonster));
    let nobody = Setup::of(KITTY_AND_PENGUIN).first(Seat(2)).start();
    assert_eq!(nobody.err(), Some(SetupError::NoSuchSeat));
}

#[test]
fn six_monsters() {
    let boards = Monster::ALL.map(|monster| {
        let level = monster.board().level.to_string();
        (monster.slug(), monster.health().to_string(), level)
    });
    let listed = rows(DUEL, ["slug", "health", "level"]);
    let listed = listed
        .into_iter()
        .map(|[slug, health, level]| (slug, health.into(), level.into()));
    assert_eq!(boards.to_vec(), listed.collect::<Vec<_>>());
    assert_eq!(boards.len(), 6);
}

#[test]
fn fifty_cards() {
    let mut listed = rows(DUEL, ["slug", "cost", "kind", "buzz"]);
    listed.sort_unstable();
    let cards: Vec<CardId> = CardId::all().collect();
    let costs: Vec<String> = cards.iter().map(|card| card.cost().to_string()).collect();
    let mut declared: Vec<[&str; 4]> = cards
        .iter()
        .zip(&costs)
        .map(|(card, cost)| {
            let kind = match card.kind() {
                Keep => "K",
                Discard => "D",
            };
            [card.slug(), cost, kind, card.buzz().map_or("—", Buzz::slug)]
        })
        .collect();
    declared.sort_unstable();
    assert_eq!(declared, listed);
    let count = |test: fn(&CardId) -> bool| CardId::all().filter(test).count();
    assert_eq!(count(|card| card.kind() == Keep), 31);
    assert_eq!(count(|card| card.kind() == Discard), 19);
    assert_eq!(count(|card| card.buzz().is_some()), 33);
}
