//! Before the first turn (`duel.md` §1 and §2), and the box.

use super::kit::*;
use crate::duel::Face::{Claw, Energy, Heart};
use crate::duel::Kind::{Discard, Keep};
use crate::duel::{Buzz, CardId, Event, Kind, Monster, Setup, SetupError, What};
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
    let boards = Monster::ALL.map(|monster| (monster.slug(), monster.health(), monster.board().level));
    assert_eq!(
        boards,
        [
            ("gigazaur", 14, 1),
            ("alienoid", 14, 1),
            ("space-penguin", 13, 2),
            ("meka-dragon", 12, 2),
            ("cyber-kitty", 13, 3),
            ("the-king", 15, 3),
        ]
    );
}

/// Name, cost, kind and Buzz token.
type Printed = (&'static str, u8, Kind, Option<Buzz>);

const BOX: [Printed; 50] = [
    ("acid-attack", 6, Keep, Some(Buzz::Tiger)),
    ("adrenaline-augment", 5, Keep, None),
    ("alien-metabolism", 2, Keep, Some(Buzz::Anubis)),
    ("antimatter-pellets", 5, Keep, None),
    ("armor-plating", 6, Keep, Some(Buzz::Cat)),
    ("breaking-news", 6, Keep, Some(Buzz::Dragon)),
    ("camouflage", 4, Keep, None),
    ("cannonball", 7, Discard, Some(Buzz::Anubis)),
    ("dominate", 3, Discard, Some(Buzz::Pumpkin)),
    ("electrical-aura", 4, Keep, Some(Buzz::Lizard)),
    ("energize", 10, Discard, Some(Buzz::Lizard)),
    ("extra-head", 7, Keep, None),
    ("eye-of-the-storm", 2, Keep, Some(Buzz::Dragon)),
    ("frenzy", 6, Discard, None),
    ("gentle-giant", 5, Keep, Some(Buzz::Fish)),
    ("giant-brain", 4, Keep, None),
    ("hibernation", 5, Keep, None),
    ("hors-doeuvre", 3, Discard, Some(Buzz::Cat)),
    ("in-shape", 4, Keep, None),
    ("in-the-shadows", 5, Keep, Some(Buzz::Alien)),
    ("jets-scrambled", 5, Discard, Some(Buzz::Penguin)),
    ("kaijutsu", 5, Discard, Some(Buzz::Pumpkin)),
    ("lightning-speed", 4, Keep, Some(Buzz::Alien)),
    ("made-in-a-lab", 3, Keep, Some(Buzz::Tiger)),
    ("moment-of-respite", 4, Discard, Some(Buzz::Alien)),
    ("monster-coaster", 7, Discard, None),
    ("monumental", 5, Discard, Some(Buzz::Panda)),
    ("natural-selection", 4, Keep, None),
    ("operation-media", 6, Discard, Some(Buzz::Anubis)),
    ("photoshoot", 2, Discard, Some(Buzz::Fish)),
    ("rebooting", 3, Keep, Some(Buzz::Cat)),
    ("regeneration", 4, Keep, None),
    ("sack-the-stadium", 8, Discard, Some(Buzz::Phantom)),
    ("scrappy", 2, Keep, Some(Buzz::Lizard)),
    ("seismic-test", 5, Discard, None),
    ("signature-move", 6, Keep, Some(Buzz::Phantom)),
    ("snack-time", 3, Discard, None),
    ("spiked-tail", 4, Keep, None),
    ("superconductor", 2, Keep, None),
    ("tesla-impulse", 6, Discard, Some(Buzz::Penguin)),
    ("the-party-is-over", 4, Discard, Some(Buzz::Phantom)),
    ("thermonuclear-cooking", 7, Discard, Some(Buzz::Panda)),
    ("thunder-stomp", 4, Keep, None),
    ("titanic-batteries", 4, Keep, Some(Buzz::Pumpkin)),
    ("too-cute", 3, Discard, Some(Buzz::Fish)),
    ("trend-setter", 3, Keep, Some(Buzz::Dragon)),
    ("unchained", 3, Keep, Some(Buzz::Penguin)),
    ("unstable-dna", 3, Keep, Some(Buzz::Tiger)),
    ("unstoppable", 3, Keep, None),
    ("utter-destruction", 4, Keep, Some(Buzz::Panda)),
];

#[test]
fn fifty_cards() {
    for (slug, cost, kind, buzz) in BOX {
        let card = card(slug);
        assert_eq!(
            (card.cost(), card.kind(), card.buzz()),
            (cost, kind, buzz),
            "{slug}"
        );
    }
    let count = |test: fn(&CardId) -> bool| CardId::all().filter(test).count();
    assert_eq!(count(|card| card.kind() == Keep), 31);
    assert_eq!(count(|card| card.kind() == Discard), 19);
    assert_eq!(count(|card| card.buzz().is_some()), 33);
}
