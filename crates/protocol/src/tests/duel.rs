//! The engine protocol as a program that plays Duel sees it.

mod errors;
mod games;
mod words;

use super::{ok, refused, say};
use crate::Server;
use engine::duel::{Answer, Monster, Setup, State};
use engine::proof::Lottery;
use engine::{Asked, Chance, Game, Seat};
use serde_json::{Value, json};

/// Any table: two monsters, somebody or the dice beginning.
fn any_table(lottery: &mut Lottery) -> State {
    let one = lottery.below(6);
    let other = (one + 1 + lottery.below(5)) % 6;
    let setup = Setup {
        monsters: [one, other].map(|nth| Monster::ALL[nth as usize]),
        first: [None, Some(Seat(0)), Some(Seat(1))][lottery.below(3) as usize],
        automatic: lottery.below(4) > 0,
    };
    setup.start().expect("two different monsters")
}

/// Plays random answers; `watch` sees every position before and after each of them.
fn play_on(mut state: State, lottery: &mut Lottery, mut watch: impl FnMut(&State, &State, Answer)) -> State {
    for _ in 0..4_000 {
        let answer = match state.asks() {
            Asked::NoOne => break,
            Asked::Nature => state.deal(lottery).expect("asked"),
            Asked::Seat(_) => {
                let mut legal = Vec::new();
                state.answers(&mut legal);
                // Sets of dice are many: whoever likes them all the same would never stop.
                legal.retain(|answer| !matches!(answer, Answer::Reroll(dice) if dice % 3 > 0));
                legal[lottery.below(legal.len() as u32) as usize]
            }
        };
        let before = state;
        state.apply(answer).expect("listed");
        watch(&before, &state, answer);
    }
    state
}

/// A position in the middle of a game, with something of everything.
pub(super) fn middle() -> Value {
    json!({
        "seats": [
            { "monster": "gigazaur", "energy": 9, "tokens": 1, "cards": ["alien-metabolism", "in-shape"] },
            { "monster": "the-king", "hearts": 6, "cards": ["unstable-dna"] },
        ],
        "markers": { "fame": -2, "destruction": 1 },
        "buzz": {
            "lizard": { "track": "fame", "low": -5, "turned": true },
            "king": { "track": "destruction", "low": -3 },
        },
        "market": ["snack-time", "frenzy", "cannonball"],
        "deck": { "order": ["photoshoot", "rebooting"] },
        "discard": ["too-cute"],
        "turn": { "phase": "buy" },
    })
}

/// A server with that position, the first player at the market.
pub(super) fn table() -> Server {
    let mut server = Server::default();
    ok(
        &mut server,
        json!({ "do": "load", "game": "duel", "position": middle() }),
    );
    server
}
