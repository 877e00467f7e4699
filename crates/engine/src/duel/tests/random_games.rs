//! Games of random answers: somebody is always asked until the end, and what must hold holds.

use crate::duel::{Answer, Monster, Setup, State};
use crate::proof::{Extent, Lottery, prove};
use crate::{Asked, Chance, Game, Seat};

/// Two monsters, and whatever else a table can agree on.
pub(super) fn table(chance: &mut Lottery) -> State {
    let one = chance.below(6);
    let other = (one + 1 + chance.below(5)) % 6;
    let first = [None, Some(Seat(0)), Some(Seat(1))][chance.below(3) as usize];
    let setup = Setup {
        monsters: [one, other].map(|nth| Monster::ALL[nth as usize]),
        first,
        automatic: chance.below(4) > 0,
    };
    setup.start().expect("two different monsters")
}

/// Plays random answers to the end; `look` sees the start, every position after it, and what was answered
/// last.
pub(super) fn play_on(mut state: State, seed: u64, mut look: impl FnMut(&State, Option<Answer>)) {
    let mut chance = Lottery(seed);
    look(&state, None);
    loop {
        let answer = match state.asks() {
            Asked::NoOne => return,
            Asked::Nature => state.deal(&mut chance),
            Asked::Seat(_) => state.any_answer(&mut chance),
        };
        let answer = answer.expect("somebody is asked");
        state.apply(answer).expect("a legal answer");
        look(&state, Some(answer));
    }
}

#[test]
fn random_games_keep_every_rule() {
    for seed in 0..150 {
        let mut chance = Lottery(seed);
        let start = table(&mut chance);
        let proven = prove(
            start,
            &mut chance,
            Extent {
                saves: seed % 20 == 0,
                free_actions: false,
            },
            &mut |_, answers, chance| chance.below(answers.len() as u32) as usize,
            &mut |_, _| {},
        );
        if let Err(broken) = proven {
            panic!("game {seed}: {broken}");
        }
    }
}
