//! Games of random answers: somebody is always asked until the end, every listed answer is accepted, and the invariants
//! of `core.md` §5.3 hold after every answer.

use crate::engine::classic::{Answer, Setup, State};
use crate::engine::{Asked, Chance, Game};

/// A small generator for tests: the rules hold none.
#[derive(Debug)]
pub struct Lottery(pub u64);

impl Chance for Lottery {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(bound)) as u32
    }
}

/// No game of random answers may be longer than this.
const LONGEST: usize = 20_000;

/// Plays one game of random answers; `watch` sees the position after each of them.
pub fn play(seats: usize, seed: u64, watch: impl FnMut(&State, &State, Answer)) -> State {
    let start = Setup::of(seats).expect("2 to 6").start().expect("a table");
    play_on(start, seed, watch)
}

/// Plays on from a position with random answers.
pub fn play_on(mut state: State, seed: u64, mut watch: impl FnMut(&State, &State, Answer)) -> State {
    let mut lottery = Lottery(seed);
    let mut legal = Vec::new();
    for _ in 0..LONGEST {
        let answer = match state.asks() {
            Asked::NoOne => return state,
            Asked::Nature => state.deal(&mut lottery).expect("Nature is asked"),
            Asked::Seat(asked) => {
                legal.clear();
                state.answers(&mut legal);
                // Now and then somebody else uses a card at any time.
                for seat in state.living_after(asked).filter(|seat| *seat != asked) {
                    state.free_actions(seat, &mut legal);
                }
                legal[lottery.below(legal.len() as u32) as usize]
            }
        };
        let before = state;
        if let Err(refused) = state.apply(answer) {
            panic!(
                "{answer:?} was listed and refused ({refused}) at {:?}, seed {seed}",
                before.question()
            );
        }
        watch(&before, &state, answer);
    }
    panic!(
        "game {seed} with {} seats did not end within {LONGEST} answers",
        state.seats()
    );
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
