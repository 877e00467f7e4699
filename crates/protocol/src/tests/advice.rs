//! Other programs get what the window's hint and its review show.

use super::{ok, refused, table};
use crate::Server;
use bots::{Level, Stop, seed_of};
use engine::classic::State;
use engine::duel::State as Duel;
use engine::{Asked, View};
use serde_json::{Value, json};

/// The state behind a position in words.
fn laid<G: crate::game::Protocol>(position: &Value) -> G {
    let position = serde_json::from_value(position.clone()).expect("a position");
    G::lay(position).expect("it can be").state
}

/// `advise` says what the advisor of the window says about this position.
fn as_the_window_says<G: crate::game::Protocol>(server: &mut Server, seed: u64) {
    let position = ok(server, json!({ "do": "state" }))["position"].clone();
    let state: G = laid(&position);
    let Asked::Seat(seat) = state.asks() else {
        panic!("nobody is asked")
    };
    let bot_seed = seed_of(seed, seat);
    let list = G::advisor(seed)
        .advise(&View::of(&state, Some(seat)), &Stop::default())
        .expect("advice");
    let told = ok(server, json!({ "do": "advise", "seed": seed }));
    let answers = told["answers"].as_array().expect("a list");
    assert_eq!(answers.len(), list.len());
    for (told, advised) in answers.iter().zip(&list) {
        assert_eq!(told["answer"], json!(G::say(advised.answer)));
        let win = told["win"].as_f64().expect("a number");
        assert!(
            (win - f64::from(advised.worth.clamp(0.0, 1.0))).abs() < 1e-4,
            "{told}"
        );
    }
    assert_eq!((&told["seat"], &told["level"]), (&json!(seat), &json!("master")));
    // The best advice is what the best bot does.
    assert_eq!(told["answer"], answers[0]["answer"]);
    assert_eq!(told["win"], answers[0]["win"]);
    for level in Level::ALL {
        let request = json!({ "do": "advise", "level": level.slug(), "seed": seed });
        let told = ok(server, request);
        let answer = bots::bot::<G>(level, bot_seed).choose(&View::of(&state, Some(seat)), &Stop::default());
        assert_eq!(told["answer"], json!(answer.map(G::say)), "{level}");
        // What is advised can be said.
        ok(server, json!({ "do": "apply", "answer": told["answer"] }));
        ok(server, json!({ "do": "undo" }));
    }
}

#[test]
fn advice_is_that_of_the_window() {
    as_the_window_says::<State>(&mut table(), 0);
    let mut buying = Server::default();
    let position = json!({
        "seats": [
            { "monster": "gigazaur", "energy": 9, "place": "city" },
            { "monster": "the-king", "hearts": 4 },
        ],
        "market": ["jets", "heal", "wings"],
        "turn": { "phase": "buy" },
    });
    ok(&mut buying, json!({ "do": "load", "position": position }));
    as_the_window_says::<State>(&mut buying, 7);
    as_the_window_says::<Duel>(&mut super::duel::table(), 3);
}

/// A table that has a seed is advised as the window advises at the table of that seed.
#[test]
fn the_seed_of_the_table_is_that_of_its_bots() {
    let mut server = Server::default();
    ok(
        &mut server,
        json!({ "do": "new", "seats": ["kraken", "gigazaur"], "seed": 11 }),
    );
    let unsaid = ok(&mut server, json!({ "do": "advise" }));
    assert_eq!(unsaid, ok(&mut server, json!({ "do": "advise", "seed": 11 })));
    assert_eq!(
        unsaid,
        ok(&mut server, json!({ "do": "advise", "level": "master" }))
    );
}

#[test]
fn advice_knows_only_what_the_asked_seat_knows() {
    let mut server = table();
    let mut position = ok(&mut server, json!({ "do": "state" }))["position"].clone();
    let mut heard = Vec::new();
    for card in ["gas-refinery", "nova-breath"] {
        position["deck"] = json!({ "top": [{ "card": card, "known_by": [2] }], "order": ["skyscraper"] });
        ok(&mut server, json!({ "do": "load", "position": position }));
        heard.push((
            ok(&mut server, json!({ "do": "advise" })),
            ok(&mut server, json!({ "do": "value" })),
        ));
    }
    assert_eq!(heard[0], heard[1]);
}

#[test]
fn a_position_is_worth_something_to_every_seat() {
    let wins = |server: &mut Server| -> Vec<f64> {
        let told = ok(server, json!({ "do": "value" }))["wins"].clone();
        serde_json::from_value(told).expect("numbers")
    };
    for (mut server, seats) in [(table(), 3), (super::duel::table(), 2)] {
        let wins = wins(&mut server);
        assert_eq!(wins.len(), seats);
        assert!((wins.iter().sum::<f64>() - 1.0).abs() < 1e-2, "{wins:?}");
    }
    // Whoever is about to win is told so.
    let mut ahead = Server::default();
    let position = json!({
        "seats": [{ "monster": "gigazaur", "stars": 19, "place": "city" }, { "monster": "the-king", "hearts": 1 }],
        "turn": { "phase": "roll", "dice": ["3", "3", "3", "claw", "claw", "claw"], "rolls": 2 },
    });
    ok(&mut ahead, json!({ "do": "load", "position": position }));
    assert!(wins(&mut ahead)[0] > 0.9);
    // Nature is asked: the position is worth something all the same.
    let mut asked = Server::default();
    let new = json!({ "do": "new", "game": "duel", "monsters": ["alienoid", "gigazaur"], "nature": "asked" });
    ok(&mut asked, new);
    let before = wins(&mut asked);
    assert!(before.iter().all(|win| (0.1..0.9).contains(win)), "{before:?}");
    // A game that is over is worth what it was divided by.
    let mut over = Server::default();
    let mut position = super::duel::middle();
    position["markers"]["fame"] = json!(-7);
    position["outcome"] = json!({ "ending": "victory", "track": "fame", "winner": 0 });
    ok(
        &mut over,
        json!({ "do": "load", "game": "duel", "position": position }),
    );
    assert_eq!(wins(&mut over), [1.0, 0.0]);
    refused(&mut over, json!({ "do": "advise" }), "game-over", "do");
}

#[test]
fn advice_is_refused_where_nobody_can_be_advised() {
    let mut server = table();
    let unknown = json!({ "do": "advise", "level": "champion" });
    let told = refused(&mut server, unknown, "bad-field", "level");
    assert!(told.contains("easy, normal, hard, master"), "{told}");
    refused(
        &mut server,
        json!({ "do": "advise", "seat": 1 }),
        "bad-field",
        "seat",
    );
    refused(
        &mut server,
        json!({ "do": "value", "seed": -1 }),
        "bad-field",
        "seed",
    );
    ok(&mut server, json!({ "do": "apply", "answer": { "reroll": [0] } }));
    refused(&mut server, json!({ "do": "advise" }), "not-now", "do");
}
