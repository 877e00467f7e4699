//! Random games with the decks of the Dark Edition and of the promo cards. The invariants of `core.md` §5.3
//! hold after every answer, and whoever follows what is told knows the table.

use super::events::Listener;
use super::kit::{Laid, card, table_with};
use super::random_games::{play_on, proven};
use crate::classic::rule::Kind;
use crate::classic::{CardId, Edition, Options, Setup, State};
use crate::proof::Lottery;
use crate::{Chance, Game, Seat};

/// Games for each number of seats.
const GAMES: u64 = 40;
/// Wild tables for each number of seats.
const WILD: u64 = 20;

fn dark(options: &mut Options) {
    *options = Options {
        two_player_variant: options.two_player_variant,
        ..Options::of(Edition::Dark)
    };
}

fn promos(options: &mut Options) {
    options.promos = true;
}

/// Plays it to its end with one who hears everything.
fn follow(start: State, seed: u64) {
    let mut listener = None;
    let end = play_on(start, seed, |before, after, answer| {
        if let Err(broken) = after.check() {
            panic!(
                "seed {seed}: {broken}\nafter {answer:?} at {:?}",
                before.question()
            );
        }
        Listener::follows(&mut listener, before, after, answer);
    });
    assert!(end.outcome().is_some());
}

fn soak(change: fn(&mut Options)) {
    for seats in 2..=6 {
        let mut setup = Setup::of(seats).expect("2 to 6 seats");
        change(&mut setup.options);
        let start = setup.start().expect("a table");
        for seed in 0..GAMES {
            proven(start, seed);
        }
    }
}

/// A table late in a wild game: all Keep cards are dealt out.
fn wild(change: fn(&mut Options), seats: usize, seed: u64) -> State {
    let mut lottery = Lottery(seed);
    let mut any = |bound: usize| lottery.below(bound as u32) as usize;
    let mut laid: Laid = table_with(seats, change);
    let mut options = Options::default();
    change(&mut options);
    let kept = CardId::all().filter(|card| card.kind() == Kind::Keep);
    for card in kept.filter(|card| !card.copies_others()) {
        for _ in 0..options.copies(card) {
            laid = laid.holding(Seat(any(seats) as u8), card.slug());
        }
    }
    if options.copies(card("mimic")) > 0 {
        laid = laid.mimicking(Seat(any(seats) as u8), "smoke-cloud");
    }
    for seat in (0..seats as u8).map(Seat) {
        laid = laid
            .energy(seat, any(20) as u16)
            .hearts(seat, 1 + any(10) as u8)
            .stars(seat, any(12) as u8)
            .poison(seat, any(2) as u8);
    }
    laid = laid.in_city(Seat(any(seats) as u8));
    laid.turn_of(Seat(any(seats) as u8)).state
}

fn soak_wild(change: fn(&mut Options)) {
    for seats in 2..=6 {
        for seed in 0..WILD {
            follow(wild(change, seats, seed), seed);
        }
    }
}

#[test]
fn random_games_in_the_dark() {
    soak(dark);
}

#[test]
fn random_games_with_promos() {
    soak(promos);
}

#[test]
fn wild_tables_in_the_dark_play_on_to_the_end() {
    soak_wild(dark);
}

#[test]
fn wild_tables_with_promos_play_on_to_the_end() {
    soak_wild(promos);
}
