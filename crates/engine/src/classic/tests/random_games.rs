//! Games of random answers: somebody is always asked until the end, every listed answer is accepted, and what
//! must hold of any game holds. A sample of each table; `king-of-tokyo soak` plays the hundreds of thousands.

use crate::classic::{Answer, Setup, State};
use crate::proof::{Extent, Lottery, prove};
use crate::{Asked, Game, proof};

/// No game of random answers may be longer than this.
const LONGEST: usize = 20_000;
/// Games for each number of seats.
const GAMES: u64 = 60;

/// Plays one game of random answers; `watch` sees the position after each of them.
pub fn play(seats: usize, seed: u64, watch: impl FnMut(&State, &State, Answer)) -> State {
    let start = Setup::of(seats).expect("2 to 6").start().expect("a table");
    play_on(start, seed, watch)
}

/// Plays on from a position with random answers, to the end.
pub fn play_on(state: State, seed: u64, watch: impl FnMut(&State, &State, Answer)) -> State {
    let end = proof::play_on(state, seed, LONGEST, watch);
    assert_eq!(
        end.asks(),
        Asked::NoOne,
        "game {seed} did not end within {LONGEST} answers"
    );
    end
}

/// Plays on from a position with random answers, to the end, and proves what must hold of any game; in every
/// tenth game each position is saved and loaded.
#[track_caller]
pub fn proven(start: State, seed: u64) {
    let extent = Extent {
        saves: seed.is_multiple_of(10),
        free_actions: true,
    };
    let proven = prove(
        start,
        &mut Lottery(seed),
        extent,
        &mut |_, answers, chance| chance.below(answers.len() as u32) as usize,
        &mut |_, _| {},
    );
    if let Err(broken) = proven {
        panic!("game {seed}: {broken}");
    }
}

fn games_of(seats: usize) {
    let start = Setup::of(seats).expect("2 to 6").start().expect("a table");
    for seed in 0..GAMES {
        proven(start, seed);
    }
}

#[test]
fn random_games_for_two() {
    games_of(2);
}

#[test]
fn random_games_for_three() {
    games_of(3);
}

#[test]
fn random_games_for_four() {
    games_of(4);
}

#[test]
fn random_games_for_five() {
    games_of(5);
}

#[test]
fn random_games_for_six() {
    games_of(6);
}
