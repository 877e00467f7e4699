//! Games of random answers: somebody is always asked until the end, every listed answer is accepted, and the invariants
//! of `core.md` §5.3 hold after every answer.

use crate::classic::{Answer, Setup, State};
use crate::{Asked, Game, proof};

/// No game of random answers may be longer than this.
const LONGEST: usize = 20_000;

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

fn soak(seats: usize, games: u64) {
    for seed in 0..games {
        let end = play(seats, seed, |before, after, answer| {
            if let Err(broken) = after.check() {
                panic!(
                    "seed {seed}: {broken}\nafter {answer:?} at {:?}\n{after:#?}",
                    before.question()
                );
            }
        });
        assert!(end.outcome().is_some());
    }
}

/// Games for each number of seats. With those of `boxes` and `other_boxes` they are more than twenty thousand.
const GAMES: u64 = 1_600;

#[test]
fn random_games_for_two() {
    soak(2, GAMES);
}

#[test]
fn random_games_for_three() {
    soak(3, GAMES);
}

#[test]
fn random_games_for_four() {
    soak(4, GAMES);
}

#[test]
fn random_games_for_five() {
    soak(5, GAMES);
}

#[test]
fn random_games_for_six() {
    soak(6, GAMES);
}
