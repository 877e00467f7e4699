//! Random games with costumes, with the wickedness gauge and with both, and wild tables where all of it lies
//! in front of somebody: nothing breaks, what is told agrees with what happened, and every position can be
//! saved.

use super::events::Listener;
use super::kit::table_with;
use super::random_games::{play_on, proven};
use crate::classic::rule::Kind;
use crate::classic::{CardId, Edition, Options, Setup, State, What, Wickedness};
use crate::proof::Lottery;
use crate::{Asked, Chance, Game, Seat};
use std::collections::{BTreeSet, HashSet};

/// A table with these options at its very first question.
fn laid_out(seats: usize, change: impl FnOnce(&mut Options)) -> State {
    let mut setup = Setup::of(seats).expect("2 to 6 seats");
    change(&mut setup.options);
    setup.start().expect("a table")
}

fn halloween(options: &mut Options) {
    options.halloween = true;
}

fn red(options: &mut Options) {
    options.wickedness = Wickedness::Red;
}

fn green(options: &mut Options) {
    options.wickedness = Wickedness::Green;
}

fn mixed(options: &mut Options) {
    options.wickedness = Wickedness::Mixed;
}

fn dark_halloween(options: &mut Options) {
    options.edition = Edition::Dark;
    options.wickedness = Wickedness::Mixed;
    options.halloween = true;
}

fn everything(options: &mut Options) {
    options.wickedness = Wickedness::Mixed;
    options.halloween = true;
    options.promos = true;
}

/// All these tables.
pub(super) const TABLES: [fn(&mut Options); 6] = [halloween, red, green, mixed, dark_halloween, everything];

/// In the middle of a game: all Keep cards, costumes and tiles lie in front of somebody, everybody has
/// something of everything.
pub(super) fn wild_box(seats: usize, seed: u64, change: fn(&mut Options)) -> State {
    let mut lottery = Lottery(seed);
    let mut any = |bound: usize| lottery.below(bound as u32) as usize;
    let mut laid = table_with(seats, change);
    let mut options = Options::default();
    change(&mut options);
    let kept: Vec<CardId> = CardId::all()
        .filter(|card| matches!(card.kind(), Kind::Keep | Kind::Costume))
        .filter(|card| options.copies(*card) > 0 && !card.copies_others())
        .collect();
    // A card that is lost at once beside another one would hide it: one in four stays away.
    let mut models = Vec::new();
    for card in &kept {
        if any(4) > 0 {
            laid = laid.holding(Seat(any(seats) as u8), card.slug());
            if card.kind() == Kind::Keep {
                models.push(card.slug());
            }
        }
    }
    if options.copies(super::kit::card("mimic")) > 0 {
        laid = laid.mimicking(Seat(any(seats) as u8), models[any(models.len())]);
    }
    if options.wickedness != Wickedness::Off {
        let green: Vec<CardId> = CardId::tiles().collect();
        for number in 0..10 {
            let side = match options.wickedness {
                Wickedness::Red => 0,
                Wickedness::Green => 10,
                _ => 10 * any(2),
            };
            let tile = green[number + side];
            let seat = Seat(any(seats) as u8);
            if any(3) == 0 {
                continue; // it still lies on the gauge
            }
            laid = if tile.copies_others() {
                laid.fluxling(seat, models[any(models.len())])
            } else {
                laid.with_tiles(seat, tile.slug())
            };
        }
    }
    for seat in (0..seats as u8).map(Seat) {
        laid = laid
            .energy(seat, any(30) as u16)
            .hearts(seat, 1 + any(10) as u8)
            .stars(seat, any(18) as u8)
            .poison(seat, any(3) as u8)
            .shrink(seat, any(3) as u8);
        if options.wickedness != Wickedness::Off {
            laid = laid.wicked(seat, any(10) as u8);
        }
    }
    laid = laid.in_city(Seat(any(seats) as u8));
    laid.turn_of(Seat(any(seats) as u8)).state
}

/// Plays on with random answers; everything holds after each of them, and every tenth game is listened to.
fn watched(state: State, seed: u64) {
    proven(state, seed);
    if seed.is_multiple_of(10) {
        let mut listener = None;
        play_on(state, seed, |before, after, answer| {
            Listener::follows(&mut listener, before, after, answer);
        });
    }
}

fn soak(change: fn(&mut Options), games: u64) {
    for seats in 2..=6 {
        for seed in 0..games {
            watched(laid_out(seats, change), seed);
        }
    }
}

/// Games of each number of seats.
const GAMES: u64 = 20;

#[test]
fn random_games_at_halloween() {
    soak(halloween, GAMES);
}

#[test]
fn random_games_with_red_tiles() {
    soak(red, GAMES);
}

#[test]
fn random_games_with_green_tiles() {
    soak(green, GAMES);
}

#[test]
fn random_games_with_mixed_tiles() {
    soak(mixed, GAMES);
}

#[test]
fn random_games_in_the_dark_at_halloween() {
    soak(dark_halloween, GAMES);
}

#[test]
fn wild_boxes_play_on_to_the_end() {
    for change in TABLES {
        for seats in 2..=6 {
            for seed in 0..12 {
                watched(wild_box(seats, seed, change), seed);
            }
        }
    }
}

#[test]
fn what_is_listed_in_the_other_boxes_is_offered_once_and_by_every_view() {
    for change in TABLES {
        for seats in 2..=6 {
            for seed in 0..2 {
                for start in [laid_out(seats, change), wild_box(seats, seed, change)] {
                    play_on(start, 80_000 + seed, |before, _, _| {
                        // Rolls are alike in every box, and plain games look at them.
                        if matches!(before.question().what, What::Throw { .. } | What::Roll) {
                            return;
                        }
                        let mut listed = Vec::new();
                        before.answers(&mut listed);
                        for answer in &listed {
                            assert!(before.offers(*answer), "{answer:?} at {:?}", before.question());
                        }
                        let unique: HashSet<_> = listed.iter().collect();
                        assert_eq!(unique.len(), listed.len(), "{listed:?}");
                        let mut odds = Vec::new();
                        before.odds(&mut odds);
                        match before.asks() {
                            Asked::Seat(seat) => {
                                let default = before.default_answer().expect("a seat is asked");
                                assert!(listed.contains(&default), "{default:?}");
                                let mut seen = Vec::new();
                                before.view(Some(seat)).answers(&mut seen);
                                assert_eq!(seen, listed, "at {:?}", before.question());
                            }
                            Asked::Nature => {
                                let sum: f32 = odds.iter().map(|(_, chance)| chance).sum();
                                assert!((sum - 1.0).abs() < 1e-4, "{sum} at {:?}", before.question());
                            }
                            Asked::NoOne => {}
                        }
                    });
                }
            }
        }
    }
}

#[test]
fn every_position_of_the_other_boxes_can_be_saved() {
    let mut asked = BTreeSet::new();
    for change in TABLES {
        for seats in 2..=6 {
            for seed in 0..3 {
                for start in [laid_out(seats, change), wild_box(seats, seed, change)] {
                    let mut answers = 0;
                    play_on(start, 70_000 + seed, |before, _, _| {
                        let what = format!("{:?}", before.question().what);
                        let kind = what.split([' ', '(']).next().expect("a word").to_owned();
                        answers += 1;
                        // Whatever is rare, and some of the rest.
                        let common = matches!(before.question().what, What::Roll | What::Throw { .. });
                        if asked.insert(kind) || !common && answers % 3 == 0 || answers % 29 == 0 {
                            let file = serde_json::to_string(before).expect("plain data");
                            let loaded: State = serde_json::from_str(&file)
                                .unwrap_or_else(|refused| panic!("{refused} at {:?}", before.question()));
                            assert_eq!(loaded, *before);
                        }
                    });
                }
            }
        }
    }
    for kind in [
        "Tile",
        "Theft",
        "Costume",
        "Commit",
        "Reveal",
        "ChooseCard",
        "StartOfTurn",
    ] {
        assert!(asked.contains(kind), "{kind} was never asked: {asked:?}");
    }
}
