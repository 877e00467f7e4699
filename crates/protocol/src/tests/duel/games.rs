//! Whole games of Duel through the protocol: replayed with every throw and reveal, loaded at every question,
//! taken back.

use super::{any_table, ok, play_on, say};
use crate::Server;
use crate::desk::value;
use crate::game::Protocol;
use engine::duel::{Monster, State};
use engine::proof::Lottery;
use engine::{Chance, Game};
use serde_json::{Value, json};
use table::notation::Notation;

/// What `state` says is what `load` makes of it.
#[track_caller]
fn comes_back(state: &State) -> bool {
    let said = value(&state.position(&[]));
    let position = serde_json::from_value(said.clone()).unwrap_or_else(|error| panic!("{error}\n{said}"));
    match State::lay(position) {
        Ok(laid) => assert!(
            laid.state == *state && laid.coming.is_empty(),
            "{said}\n{laid:?}\n{state:?}"
        ),
        Err(error) => panic!("{error}\n{said}"),
    }
    said.get("rest").is_none()
}

#[test]
fn every_position_of_a_game_is_loaded_as_it_was_told() {
    let (mut by_phase, mut all) = (0, 0);
    for seed in 0..40 {
        let mut lottery = Lottery(seed);
        let start = any_table(&mut lottery);
        comes_back(&start);
        play_on(start, &mut lottery, |_, state, _| {
            all += 1;
            by_phase += u32::from(comes_back(state));
        });
    }
    // Most positions need no word of the engine's own.
    assert!(all > 4_000 && by_phase * 2 > all, "{by_phase} of {all}");
}

#[test]
fn every_legal_answer_is_understood() {
    for seed in 0..40 {
        let mut lottery = Lottery(seed);
        play_on(any_table(&mut lottery), &mut lottery, |before, _, answer| {
            let mut legal = vec![answer];
            before.answers(&mut legal);
            for answer in legal {
                let said = State::say(answer);
                let again = serde_json::from_value(value(&said)).expect("an answer");
                assert_eq!(before.hear(&again), Ok(answer), "{}", value(&said));
            }
        });
    }
}

/// Plays a seeded game through the protocol with random answers, as far as so many of them go.
fn seeded(monsters: [Monster; 2], seed: u64, most: usize) -> Server {
    let mut server = Server::default();
    let mut lottery = Lottery(seed);
    let mut question = ok(
        &mut server,
        json!({ "do": "new", "game": "duel", "monsters": monsters, "seed": seed }),
    )["question"]
        .clone();
    for _ in 0..most {
        if question["of"] == "none" {
            break;
        }
        let count = ok(&mut server, json!({ "do": "legal" }))["count"]
            .as_u64()
            .expect("a count");
        let index = lottery.below(count as u32);
        question = ok(&mut server, json!({ "do": "apply", "index": index }))["question"].clone();
    }
    server
}

/// The answers that were said by hand: Nature's, and decisions that were not taken by themselves.
fn said_by_hand(events: &Value) -> Vec<Value> {
    let events = events["events"].as_array().expect("a list").iter();
    events
        .filter(|event| {
            event["event"] == "NatureAnswered"
                || event["event"] == "DecisionMade" && event["automatic"] == json!(false)
        })
        .map(|event| event["answer"].clone())
        .collect()
}

#[test]
fn recorded_games_are_replayed_with_all_their_dice_and_reveals() {
    let mut answered = 0;
    for (seed, monsters) in [
        (2026, [Monster::Gigazaur, Monster::Alienoid]),
        (2027, [Monster::TheKing, Monster::MekaDragon]),
        (2028, [Monster::SpacePenguin, Monster::CyberKitty]),
    ] {
        let mut dealt = seeded(monsters, seed, 4_000);
        let events = ok(&mut dealt, json!({ "do": "events" }));
        let answers = said_by_hand(&events);
        let saved = ok(&mut dealt, json!({ "do": "save" }))["saved"].clone();
        assert_eq!(saved["answers"].as_array().expect("a list"), &answers);
        answered += answers.len();

        let mut asked = Server::default();
        ok(
            &mut asked,
            json!({ "do": "new", "game": "duel", "monsters": monsters, "nature": "asked" }),
        );
        for (number, answer) in answers.iter().enumerate() {
            if number % 7 == 0 {
                // Any position of it can be loaded directly.
                let state = ok(&mut asked, json!({ "do": "state" }));
                let mut other = Server::default();
                ok(
                    &mut other,
                    json!({ "do": "load", "game": "duel", "position": state["position"] }),
                );
                let loaded = ok(&mut other, json!({ "do": "state" }));
                assert_eq!(loaded["position"], state["position"]);
                assert_eq!(loaded["question"], state["question"]);
            }
            ok(&mut asked, json!({ "do": "apply", "answer": answer }));
        }
        let ends = [&mut dealt, &mut asked].map(|server| ok(server, json!({ "do": "state" })));
        assert_eq!(ends[0]["position"], ends[1]["position"]);
        assert_eq!(ends[0]["question"]["of"], "none");
        // The same was told, too.
        let again = ok(&mut asked, json!({ "do": "events" }));
        assert_eq!(again["events"], events["events"]);
        // What was saved knows its game, and leads to the same end.
        let mut loaded = Server::default();
        ok(&mut loaded, json!({ "do": "load", "saved": saved }));
        assert_eq!(ok(&mut loaded, json!({ "do": "save" }))["saved"], saved);
    }
    assert!(answered > 200, "{answered}");
}

#[test]
fn what_was_saved_goes_on_as_if_nothing_had_happened() {
    let mut one = seeded([Monster::Gigazaur, Monster::TheKing], 5, 30);
    let saved = ok(&mut one, json!({ "do": "save" }))["saved"].clone();
    let mut other = Server::default();
    ok(&mut other, json!({ "do": "load", "saved": saved }));
    let mut lottery = Lottery(1);
    let mut said = 0;
    for _ in 0..60 {
        let count = ok(&mut one, json!({ "do": "legal" }))["count"]
            .as_u64()
            .expect("a count");
        if count == 0 {
            break;
        }
        let apply = json!({ "do": "apply", "index": lottery.below(count as u32) });
        assert_eq!(say(&mut one, apply.clone()), say(&mut other, apply));
        said += 1;
    }
    assert!(said > 10, "{said}");
    // And back again, to where it was loaded.
    ok(&mut other, json!({ "do": "undo", "steps": said }));
    assert_eq!(ok(&mut other, json!({ "do": "save" }))["saved"], saved);
}

#[test]
fn a_deck_in_a_known_order_answers_the_reveals() {
    let mut server = Server::default();
    let new = json!({ "do": "new", "game": "duel", "monsters": ["gigazaur", "the-king"], "first": 1, "nature": "asked" });
    let told = ok(&mut server, new);
    assert_eq!(told["question"]["what"], "reveal");
    let deck = ["snack-time", "frenzy", "cannonball", "photoshoot", "rebooting"];
    let told = ok(&mut server, json!({ "do": "apply", "answer": { "deck": deck } }));
    assert_eq!(told["question"]["what"], "throw", "{told}");
    let state = ok(&mut server, json!({ "do": "state" }))["position"].clone();
    assert_eq!(state["market"], json!(deck[..3]));
    assert_eq!(state["deck"], json!({ "size": 47, "order": deck[3..] }));
    // The order comes along when the position is loaded, and goes on.
    let mut position = state;
    position["turn"] = json!({ "active": 1, "phase": "buy" });
    position["seats"][1]["energy"] = json!(8);
    position["rest"] = json!({});
    ok(
        &mut server,
        json!({ "do": "load", "game": "duel", "position": position }),
    );
    let told = ok(
        &mut server,
        json!({ "do": "apply", "answer": { "buy": "snack-time" } }),
    );
    assert_eq!(told["question"]["market"], json!(deck[1..4]), "{told}");
    ok(&mut server, json!({ "do": "apply", "answer": { "sweep": true } }));
    // One card was known; for the others Nature is asked.
    let told = ok(
        &mut server,
        json!({ "do": "apply", "answer": { "card": "too-cute" } }),
    );
    assert_eq!(
        told["question"],
        json!({ "of": "nature", "what": "reveal", "slot": 2 })
    );
    let view = ok(&mut server, json!({ "do": "view", "seat": 0 }))["position"].clone();
    assert_eq!(view["market"], json!([deck[4], "too-cute", null]));
    assert!(
        view["deck"]["order"].is_null() && view["rest"].is_null(),
        "{view}"
    );
}

#[test]
fn a_phase_is_enough_to_go_on() {
    let dice = json!(["claw", "claw", "energy", "heart", "fame", "fame"]);
    for (turn, what) in [
        (json!({}), "throw"),
        (json!({ "phase": "first-roll" }), "throw"),
        (json!({ "phase": "roll" }), "throw"),
        (json!({ "phase": "roll", "dice": dice }), "roll"),
        (json!({ "phase": "roll", "dice": dice, "rolls": 3 }), "face"),
        (json!({ "phase": "final", "dice": dice }), "face"),
        (json!({ "phase": "resolve", "dice": dice }), "face"),
        (
            json!({ "phase": "resolve", "dice": dice, "resolved": ["claw", "energy"] }),
            "buy",
        ),
        (json!({ "phase": "buy", "dice": dice }), "buy"),
        (json!({ "phase": "buy" }), "buy"),
        (json!({ "phase": "end" }), "throw"),
    ] {
        let mut server = Server::default();
        let position = json!({
            "seats": [{ "monster": "gigazaur", "energy": 8 }, { "monster": "alienoid" }],
            "market": ["snack-time", "frenzy", "cannonball"],
            "turn": turn,
        });
        let load = json!({ "do": "load", "game": "duel", "position": position });
        let told = ok(&mut server, load);
        assert_eq!(told["question"]["what"], what, "{turn}\n{told}");
    }
}

#[test]
fn a_market_that_is_not_said_is_dealt_before_play_goes_on() {
    let dice = json!(["claw", "claw", "energy", "heart", "fame", "fame"]);
    for phase in ["start", "first-roll", "roll", "final", "resolve", "buy", "end"] {
        let mut turn = json!({ "phase": phase });
        if ["roll", "final", "resolve"].contains(&phase) {
            turn["dice"] = dice.clone();
        }
        let position = json!({
            "seats": [{ "monster": "gigazaur", "energy": 4 }, { "monster": "alienoid" }],
            "market": ["snack-time"],
            "turn": turn,
        });
        let mut server = Server::default();
        let load = json!({ "do": "load", "game": "duel", "position": position });
        let told = ok(&mut server, load);
        let reveal = json!({ "of": "nature", "what": "reveal", "slot": 1 });
        assert_eq!(told["question"], reveal, "{phase}");
        let state = ok(&mut server, json!({ "do": "state" }))["position"].clone();
        assert!(state["rest"].is_null(), "{state}");
        let deck = json!({ "deck": ["frenzy", "too-cute"] });
        let told = ok(&mut server, json!({ "do": "apply", "answer": deck }));
        if phase == "buy" {
            assert_eq!(told["question"]["prices"], json!([2, 6, 3]), "{told}");
        }
        assert_ne!(told["question"]["what"], "reveal", "{told}");
    }
}

#[test]
fn what_loading_has_played_through_is_told() {
    let position = |automatic: bool| {
        json!({
            "seats": [{ "monster": "gigazaur" }, { "monster": "the-king" }],
            "market": ["frenzy", "cannonball", "energize"],
            "turn": { "phase": "buy" },
            "automatic": automatic,
        })
    };
    let mut server = Server::default();
    let load = |automatic| json!({ "do": "load", "game": "duel", "position": position(automatic) });
    let standing = ok(&mut server, load(true));
    assert_eq!(standing["question"]["what"], "throw");
    let told = ok(&mut server, json!({ "do": "events" }));
    let events = told["events"].as_array().expect("a list");
    assert!(
        events
            .iter()
            .any(|event| event["event"] == "TurnStarted" && event["seat"] == json!(1)),
        "{told}"
    );
    assert_eq!(told["told"], standing["told"]);
    let standing = ok(&mut server, load(false));
    assert_eq!(
        (&standing["question"]["what"], &standing["told"]),
        (&json!("buy"), &json!(0))
    );
}
