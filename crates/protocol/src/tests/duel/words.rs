//! What is asked says what it is about, and may be answered in the handiest words.

use super::{middle, ok, table};
use crate::Server;
use serde_json::{Value, json};

/// A server with the middle position, some of it being different.
fn with(changes: Value) -> (Server, Value) {
    let mut position = middle();
    for (path, value) in changes.as_object().expect("pointers") {
        let (parent, last) = path.rsplit_once('/').expect("a pointer");
        position.pointer_mut(parent).expect("a place")[last] = value.clone();
    }
    let mut server = Server::default();
    let load = json!({ "do": "load", "game": "duel", "position": position });
    let told = ok(&mut server, load);
    (server, told["question"].clone())
}

#[track_caller]
fn apply(server: &mut Server, answer: Value) -> Value {
    ok(server, json!({ "do": "apply", "answer": answer }))["question"].clone()
}

#[track_caller]
fn holds(question: &Value, part: Value) {
    for (name, value) in part.as_object().expect("fields") {
        assert_eq!(&question[name], value, "{name} of {question}");
    }
}

/// All these answers come to the same.
#[track_caller]
fn alike(changes: Value, answers: &[Value]) {
    let mut ends = Vec::new();
    for answer in answers {
        let (mut server, _) = with(changes.clone());
        apply(&mut server, answer.clone());
        ends.push((
            answer,
            ok(&mut server, json!({ "do": "state" }))["position"].clone(),
        ));
    }
    for (answer, end) in &ends[1..] {
        assert_eq!(*end, ends[0].1, "{answer} is not {}", ends[0].0);
    }
}

#[test]
fn the_market_is_asked_with_its_prices() {
    let mut server = table();
    let legal = ok(&mut server, json!({ "do": "legal" }));
    assert_eq!(
        legal["answers"][0],
        json!({ "index": 0, "answer": { "buy": 0 }, "card": "snack-time", "price": 2 })
    );
    let (_, question) = with(json!({}));
    holds(
        &question,
        json!({ "what": "buy", "prices": [2, 6, 7], "market": ["snack-time", "frenzy", "cannonball"] }),
    );
    let (_, question) = with(json!({ "/seats/0/cards": ["made-in-a-lab"], "/turn/phase": "start" }));
    holds(
        &question,
        json!({ "what": "shop", "less": 1, "prices": [1, 5, 6], "by": { "card": "made-in-a-lab" } }),
    );
}

#[test]
fn a_purchase_may_be_said_in_four_ways() {
    alike(
        json!({}),
        &[
            json!({ "buy": "snack-time" }),
            json!({ "buy": 0 }),
            json!({ "buy": { "slot": 0 } }),
            json!({ "buy": { "card": "snack-time", "slot": 0 } }),
        ],
    );
}

#[test]
fn a_card_may_be_used_in_three_ways() {
    alike(
        json!({}),
        &[
            json!({ "use": "alien-metabolism", "slot": 1 }),
            json!({ "use": { "card": "alien-metabolism", "slot": 1 } }),
            json!({ "use": { "slot": 1 } }),
        ],
    );
}

#[test]
fn a_bought_token_is_asked_for_and_placed_in_words() {
    let (mut server, _) = with(json!({}));
    let question = apply(&mut server, json!({ "buy": "cannonball" }));
    holds(
        &question,
        json!({ "what": "place", "buzz": "anubis", "by": { "card": "cannonball" } }),
    );
    let legal = ok(&mut server, json!({ "do": "legal" }));
    let turned = legal["answers"]
        .as_array()
        .expect("a list")
        .iter()
        .find(|entry| entry["answer"]["place"] == json!({ "track": "destruction", "low": 4, "turned": true }))
        .expect("both ways round");
    assert_eq!(turned["spaces"], json!([5, 4]), "{turned}");
    assert_eq!(turned["bonuses"], json!(["energy", "heart"]), "{turned}");
    let said = |place: Value| {
        let (mut server, _) = with(json!({}));
        apply(&mut server, json!({ "buy": 2 }));
        apply(&mut server, json!({ "place": place }));
        ok(&mut server, json!({ "do": "state" }))["position"]["buzz"]["anubis"].clone()
    };
    let lies = json!({ "track": "destruction", "low": 4, "turned": true });
    assert_eq!(said(lies.clone()), lies);
    assert_eq!(said(json!({ "track": "destruction", "spaces": [5, 4] })), lies);
    let straight = json!({ "track": "destruction", "low": 4 });
    assert_eq!(
        said(json!({ "track": "destruction", "spaces": [4, 5], "buzz": "anubis" })),
        straight
    );
}

#[test]
fn every_space_is_listed_with_its_bonus() {
    for (card, printed) in [
        ("energize", json!(["hit", "token"])),
        ("cannonball", json!(["energy", "heart"])),
    ] {
        let (mut server, _) = with(json!({ "/market": [card, "frenzy", null], "/seats/0/energy": 20 }));
        apply(&mut server, json!({ "buy": card }));
        let legal = ok(&mut server, json!({ "do": "legal" }));
        let listed = legal["answers"].as_array().expect("a list");
        for entry in listed.iter().filter(|entry| entry["answer"]["place"].is_object()) {
            let place = &entry["answer"]["place"];
            let low = place["low"].as_i64().expect("a space");
            let spaces = match place["turned"] {
                Value::Bool(true) => json!([low + 1, low]),
                _ => json!([low, low + 1]),
            };
            assert_eq!(
                (&entry["spaces"], &entry["bonuses"]),
                (&spaces, &printed),
                "{entry}"
            );
        }
        assert!(listed.len() > 30);
    }
}

/// A marker that is pulled onto a token finds the bonus that was said of that space.
#[test]
fn the_bonuses_of_the_dragon_are_said_in_printed_order() {
    for low in [1, 2] {
        let spaces = if low % 2 == 0 { [4, 3, 2] } else { [1, 2, 3] };
        let (mut server, _) = with(json!({
            "/buzz": { "dragon": { "track": "fame", "spaces": spaces } },
            "/first": 1,
            "/markers": { "fame": low - 1, "destruction": 0 },
            "/market": ["photoshoot", "frenzy", "cannonball"],
            "/deck": {},
        }));
        apply(&mut server, json!({ "buy": "photoshoot" }));
        apply(&mut server, json!({ "card": "seismic-test" }));
        apply(
            &mut server,
            json!({ "place": { "track": "destruction", "low": 5 } }),
        );
        let events = ok(&mut server, json!({ "do": "events" }))["events"].clone();
        let events = events.as_array().expect("a list");
        let reached = events.iter().find(|event| event["event"] == "BonusReached");
        let place = spaces.iter().position(|space| *space == low).expect("covered");
        let printed = ["energy", "hit", "heart"][place];
        assert_eq!(reached.expect("told")["bonus"], json!(printed));
    }
}

#[test]
fn dice_may_be_named_by_what_they_show() {
    let dice = json!(["claw", "claw", "energy", "heart", "fame", "fame"]);
    let turn = json!({ "/turn": { "phase": "roll", "dice": dice } });
    let (mut server, question) = with(turn.clone());
    holds(
        &question,
        json!({ "shown": dice, "rolls": 1, "limit": 3, "any_of": [0, 1, 2, 3, 4, 5] }),
    );
    let question = apply(&mut server, json!({ "reroll": [2, "fame", "claw"] }));
    holds(&question, json!({ "what": "throw", "dice": [0, 2, 4] }));
    // After the last roll only some of them.
    let (mut server, question) = with(json!({
        "/turn": { "phase": "roll", "dice": dice, "rolls": 3 },
        "/seats/0/cards": ["in-the-shadows"],
    }));
    holds(&question, json!({ "rolls": 3, "any_of": [4, 5] }));
    let legal = ok(&mut server, json!({ "do": "legal" }));
    assert_eq!(legal["reroll"], json!({ "any_of": [4, 5] }));
    let question = apply(&mut server, json!({ "reroll": ["fame", "fame"] }));
    holds(&question, json!({ "what": "throw", "dice": [4, 5] }));
}

#[test]
fn tokens_are_spent_before_the_first_roll() {
    let (mut server, question) = with(json!({ "/turn": {} }));
    holds(&question, json!({ "what": "first-roll", "pool": 6, "tokens": 1 }));
    let question = apply(&mut server, json!({ "spend": true }));
    // Nothing but the card is left to be thought of.
    holds(&question, json!({ "what": "first-roll", "pool": 7, "tokens": 0 }));
    let question = apply(&mut server, json!({ "throw": true }));
    holds(
        &question,
        json!({ "what": "throw", "dice": [0, 1, 2, 3, 4, 5, 6] }),
    );
}

#[test]
fn offers_say_what_they_count() {
    // Six claws: three offers; then the victim's own card.
    let dice = json!(["claw", "claw", "claw", "claw", "claw", "energy"]);
    let (mut server, question) = with(json!({ "/turn": { "phase": "resolve", "dice": dice } }));
    holds(
        &question,
        json!({ "what": "face", "roll": { "claw": 5, "energy": 1 } }),
    );
    let question = apply(&mut server, json!({ "resolve": "claw" }));
    holds(
        &question,
        json!({ "what": "choose", "seat": 1, "by": { "card": "unstable-dna" }, "among": "rivals-keep", "count": 5 }),
    );
    let question = apply(&mut server, json!({ "choose": "alien-metabolism" }));
    holds(
        &question,
        json!({ "what": "may", "seat": 0, "by": { "card": "in-shape" }, "count": 2 }),
    );
    let question = apply(&mut server, json!({ "accept": true }));
    holds(&question, json!({ "what": "may", "count": 1 }));
    apply(&mut server, json!({ "done": true }));
}

#[test]
fn a_packet_and_a_bonus_are_told() {
    let dice = json!(["claw", "claw", "energy", "fame", "fame", "fame"]);
    let (mut server, _) = with(json!({
        "/seats/0/cards": ["unchained"],
        "/seats/1/cards": ["camouflage"],
        "/buzz": { "tiger": { "track": "fame", "low": -3 } },
        "/turn": { "phase": "resolve", "dice": dice },
    }));
    let question = apply(&mut server, json!({ "resolve": "claw" }));
    holds(
        &question,
        json!({
            "of": "nature", "what": "throw-against", "thrower": 1, "dice": [0, 1], "by": { "card": "camouflage" },
            "packet": { "to": 1, "hits": 2, "by": { "dice": "claw" } },
        }),
    );
    apply(&mut server, json!({ "faces": ["heart", "claw"] }));
    let question = apply(&mut server, json!({ "resolve": "fame" }));
    holds(
        &question,
        json!({ "what": "may", "by": { "card": "unchained" }, "bonus": { "buzz": "tiger", "bonus": "energy" } }),
    );
}

#[test]
fn powers_ask_in_words() {
    let power = json!(["power", "power", "power", "power", "energy", "energy"]);
    let (mut server, _) = with(json!({ "/turn": { "phase": "resolve", "dice": power } }));
    let question = apply(&mut server, json!({ "resolve": "power" }));
    holds(
        &question,
        json!({ "what": "choose", "by": { "power": "gigazaur" }, "among": "track", "count": 2 }),
    );
    let question = apply(&mut server, json!({ "choose": "destruction" }));
    holds(&question, json!({ "count": 1 }));
    apply(&mut server, json!({ "choose": { "track": "fame" } }));
    let markers = ok(&mut server, json!({ "do": "state" }))["position"]["markers"].clone();
    assert_eq!(markers, json!({ "fame": -3, "destruction": 0 }));

    let (mut server, question) = with(json!({
        "/seats/0/monster": "alienoid",
        "/turn": { "phase": "final", "dice": ["power", "power", "power", "claw", "fame", "fame"] },
    }));
    holds(&question, json!({ "among": "face", "count": 3 }));
    let question = apply(&mut server, json!({ "choose": "fame" }));
    holds(
        &question,
        json!({ "what": "may", "by": { "power": "alienoid" }, "face": "fame", "count": 1 }),
    );
    apply(&mut server, json!({ "accept": true }));
    let told = ok(&mut server, json!({ "do": "state" }));
    assert_eq!(told["position"]["turn"]["added"], json!(["fame", "fame"]));
    assert_eq!(told["question"]["roll"]["fame"], json!(4));

    let (mut server, _) = with(json!({
        "/turn": { "active": 1, "phase": "resolve", "dice": power },
    }));
    let question = apply(&mut server, json!({ "resolve": "power" }));
    holds(&question, json!({ "among": "king", "optional": false }));
    let place = json!({ "buzz": "king", "track": "fame", "low": 6 });
    apply(&mut server, json!({ "place": place }));
    // Now either of them could be meant, without a name.
    apply(
        &mut server,
        json!({ "place": { "buzz": "king-2", "track": "fame", "spaces": [0] } }),
    );
    let buzz = ok(&mut server, json!({ "do": "state" }))["position"]["buzz"].clone();
    assert_eq!(buzz["king-2"], json!({ "track": "fame", "low": 0 }));
    assert_eq!(buzz["king"], json!({ "track": "fame", "low": 6 }));
}

#[test]
fn two_dice_are_taken_out_by_what_they_show() {
    let dice = json!(["claw", "claw", "energy", "heart", "fame", "fame"]);
    let (mut server, question) = with(json!({
        "/seats/0/cards": ["titanic-batteries"],
        "/turn": { "phase": "final", "dice": dice },
    }));
    holds(
        &question,
        json!({ "by": { "card": "titanic-batteries" }, "among": "two-dice", "optional": true, "shown": dice }),
    );
    apply(&mut server, json!({ "choose": { "dice": ["fame", 2] } }));
    let turn = ok(&mut server, json!({ "do": "state" }))["position"]["turn"].clone();
    assert_eq!(turn["out"], json!([2, 4]));
}

#[test]
fn a_marker_may_stand_half_way() {
    let (mut server, _) = with(json!({
        "/markers": { "fame": -2.5, "destruction": 1 },
        "/buzz": { "phantom": { "track": "fame", "spaces": [-2, -3] } },
    }));
    let position = ok(&mut server, json!({ "do": "state" }))["position"].clone();
    assert_eq!(position["markers"]["fame"], json!(-2.5));
    assert_eq!(position["buzz"]["phantom"], json!({ "track": "fame", "low": -3 }));
}

#[test]
fn the_end_says_how() {
    let (mut server, _) = with(json!({
        "/markers/destruction": -6,
        "/market": ["snack-time", "seismic-test", "cannonball"],
    }));
    let question = apply(&mut server, json!({ "buy": "seismic-test" }));
    assert_eq!(
        question,
        json!({ "of": "none", "outcome": { "ending": "victory", "track": "destruction", "winner": 0 } })
    );
    let events = ok(&mut server, json!({ "do": "events" }))["events"].clone();
    let last = events.as_array().expect("a list").last().expect("told").clone();
    holds(
        &last,
        json!({ "event": "GameEnded", "ending": "victory", "winner": 0 }),
    );
    let position = ok(&mut server, json!({ "do": "state" }))["position"].clone();
    let load = json!({ "do": "load", "game": "duel", "position": position });
    assert_eq!(ok(&mut server, load)["question"], question);
}
