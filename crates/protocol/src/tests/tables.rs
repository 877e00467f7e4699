//! Several tables in one process, copies of them, and several requests in one line.

use super::{ok, say, table};
use crate::{MOST_TABLES, MOST_TOGETHER, Server};
use serde_json::{Value, json};

fn opened(server: &mut Server, name: &Value, seed: u64) -> Value {
    let new = json!({ "do": "new", "seats": ["kraken", "gigazaur"], "seed": seed, "table": name });
    ok(server, new)
}

/// What a table says of itself: everything that can be saved, and what has happened there.
fn whole(server: &mut Server, name: &Value) -> [Value; 3] {
    ["save", "events", "state"].map(|request| {
        let mut said = ok(server, json!({ "do": request, "table": name }));
        said.as_object_mut().expect("fields").remove("table");
        said
    })
}

#[test]
fn tables_are_played_side_by_side_and_know_nothing_of_each_other() {
    let mut server = Server::default();
    let names = [json!(null), json!("one"), json!(2), json!("a table of my own ☃")];
    for (name, seed) in names.iter().zip(1..) {
        opened(&mut server, name, seed);
    }
    ok(
        &mut server,
        json!({ "do": "load", "game": "duel", "position": super::duel::middle(), "table": "duel" }),
    );
    let before: Vec<_> = names.iter().map(|name| whole(&mut server, name)).collect();
    // What is played at one of them changes nothing at the others, and every one plays as if it were alone.
    for step in 0..30 {
        for (name, seed) in names.iter().zip(1..) {
            let apply = json!({ "do": "apply", "index": 0, "table": name });
            let standing = ok(&mut server, apply);
            assert_eq!(standing["table"], *name);
            assert!(standing["answered"].as_u64() > Some(step), "seed {seed}");
        }
    }
    for (name, seed) in names.iter().zip(1..) {
        let mut alone = Server::default();
        opened(&mut alone, &json!(null), seed);
        for _ in 0..30 {
            ok(&mut alone, json!({ "do": "apply", "index": 0 }));
        }
        assert_eq!(whole(&mut server, name), whole(&mut alone, &json!(null)));
        ok(&mut server, json!({ "do": "undo", "steps": 30, "table": name }));
    }
    let after: Vec<_> = names.iter().map(|name| whole(&mut server, name)).collect();
    assert_eq!(before, after);
    // A number is the same name as its digits.
    assert_eq!(whole(&mut server, &json!("2")), after[2]);
    ok(&mut server, json!({ "do": "close", "table": "2" }));
    let gone = say(&mut server, json!({ "do": "state", "table": 2, "id": 5 }));
    assert_eq!(
        (&gone["error"]["code"], &gone["error"]["at"]),
        (&json!("no-game"), &json!("table"))
    );
    assert_eq!((&gone["table"], &gone["id"]), (&json!(2), &json!(5)));
    assert_eq!(whole(&mut server, &names[1]), after[1]);
}

#[test]
fn a_copy_is_the_whole_table_and_goes_its_own_way() {
    let mut server = Server::default();
    for (opening, game) in [
        (
            json!({ "do": "new", "seats": ["kraken", "gigazaur", "alienoid"], "seed": 8 }),
            "classic",
        ),
        (
            json!({ "do": "new", "game": "duel", "monsters": ["the-king", "gigazaur"], "seed": 8 }),
            "duel",
        ),
    ] {
        ok(&mut server, opening);
        for _ in 0..40 {
            ok(&mut server, json!({ "do": "apply", "index": 0 }));
        }
        let before = whole(&mut server, &json!(null));
        let mut standing = ok(&mut server, json!({ "do": "clone", "to": game }));
        let mut state = ok(&mut server, json!({ "do": "state" }));
        for field in ["position", "bought"] {
            state.as_object_mut().expect("fields").remove(field);
        }
        assert_eq!(standing, state);
        assert_eq!(whole(&mut server, &json!(game)), before, "{game}");
        // The same dice come at both, and both can go back behind the copy.
        for _ in 0..20 {
            let one = ok(&mut server, json!({ "do": "apply", "index": 0 }));
            standing = ok(&mut server, json!({ "do": "apply", "index": 0, "table": game }));
            assert_eq!(one["question"], standing["question"]);
        }
        let played = whole(&mut server, &json!(null));
        ok(&mut server, json!({ "do": "undo", "steps": 60, "table": game }));
        assert_eq!(whole(&mut server, &json!(null)), played, "{game}");
        // A copy of a copy, onto a table that is there already.
        ok(
            &mut server,
            json!({ "do": "clone", "table": game, "to": "third" }),
        );
        ok(&mut server, json!({ "do": "clone", "to": game }));
        assert_eq!(whole(&mut server, &json!(game)), played);
        ok(&mut server, json!({ "do": "clone", "table": game, "to": game }));
        assert_eq!(whole(&mut server, &json!(game)), played);
    }
}

/// What is known of the deck goes with the copy.
#[test]
fn a_copy_knows_the_order_of_the_deck() {
    let mut server = table();
    ok(&mut server, json!({ "do": "apply", "answer": { "done": true } }));
    let deck = json!({ "deck": ["nova-breath", "opportunist", "energize"] });
    let said = say(&mut server, json!({ "do": "apply", "answer": deck }));
    ok(&mut server, json!({ "do": "clone", "to": 1 }));
    let orders = [json!(null), json!(1)]
        .map(|name| ok(&mut server, json!({ "do": "state", "table": name }))["position"]["deck"].clone());
    assert_eq!(orders[0], orders[1], "{said}");
    ok(&mut server, json!({ "do": "undo", "table": 1 }));
    let after = ok(&mut server, json!({ "do": "state" }))["position"]["deck"].clone();
    assert_eq!(after, orders[0]);
}

#[test]
fn what_is_no_table_is_refused_with_a_reason() {
    let long = "x".repeat(65);
    let open = json!({ "do": "new", "seats": ["kraken", "gigazaur"], "seed": 1, "table": "here" });
    for (request, code, at, says) in [
        (
            json!({ "do": "state", "table": "there" }),
            "no-game",
            "table",
            "at the table \"there\"",
        ),
        (
            json!({ "do": "state" }),
            "no-game",
            "do",
            "begin with new or load",
        ),
        (json!({ "do": "close" }), "no-game", "do", "begin with"),
        (
            json!({ "do": "close", "table": "there" }),
            "no-game",
            "table",
            "there",
        ),
        (
            json!({ "do": "clone", "to": "there" }),
            "no-game",
            "do",
            "begin with",
        ),
        (json!({ "do": "clone", "table": "here" }), "bad-field", "", "to"),
        (
            json!({ "do": "clone", "table": "here", "to": null }),
            "bad-field",
            "to",
            "1 to 64 characters",
        ),
        (
            json!({ "do": "clone", "table": "here", "to": "" }),
            "bad-field",
            "to",
            "1 to 64 characters",
        ),
        (
            json!({ "do": "state", "table": "" }),
            "bad-field",
            "table",
            "1 to 64 characters",
        ),
        (
            json!({ "do": "state", "table": long }),
            "bad-field",
            "table",
            "1 to 64 characters",
        ),
        (
            json!({ "do": "state", "table": -1 }),
            "bad-field",
            "table",
            "a whole number from 0",
        ),
        (
            json!({ "do": "state", "table": 1.5 }),
            "bad-field",
            "table",
            "a whole number from 0",
        ),
        (
            json!({ "do": "state", "table": ["here"] }),
            "bad-field",
            "table",
            "the name of a table",
        ),
        (
            json!({ "do": "close", "table": "here", "to": 1 }),
            "bad-field",
            "to",
            "unknown field",
        ),
        (
            json!({ "do": "dance", "table": "there" }),
            "unknown-request",
            "do",
            "dance",
        ),
    ] {
        let mut server = Server::default();
        ok(&mut server, open.clone());
        let before = whole(&mut server, &json!("here"));
        let said = say(&mut server, request.clone());
        assert_eq!(
            (&said["error"]["code"], &said["error"]["at"]),
            (&json!(code), &json!(at)),
            "{said}"
        );
        let message = said["error"]["message"].as_str().expect("a sentence");
        assert!(message.contains(says), "{request}: {message}");
        assert_eq!(whole(&mut server, &json!("here")), before);
    }
}

#[test]
fn there_are_so_many_tables_and_no_more() {
    let mut server = Server::default();
    opened(&mut server, &json!(0), 1);
    for name in 1..MOST_TABLES {
        ok(&mut server, json!({ "do": "clone", "table": 0, "to": name }));
    }
    let before = whole(&mut server, &json!(0));
    for (request, at) in [
        (
            json!({ "do": "new", "seats": ["kraken", "gigazaur"], "seed": 1 }),
            "table",
        ),
        (
            json!({ "do": "load", "game": "duel", "position": super::duel::middle(), "table": "x" }),
            "table",
        ),
        (json!({ "do": "clone", "table": 0, "to": "x" }), "to"),
    ] {
        let said = say(&mut server, request);
        assert_eq!(
            (&said["error"]["code"], &said["error"]["at"]),
            (&json!("too-many-tables"), &json!(at))
        );
        assert!(
            said["error"]["message"]
                .as_str()
                .expect("a sentence")
                .contains("close one")
        );
    }
    assert_eq!(whole(&mut server, &json!(0)), before);
    // One that is there may be opened anew, and one that is closed leaves its place.
    opened(&mut server, &json!(7), 2);
    ok(&mut server, json!({ "do": "close", "table": 8 }));
    opened(&mut server, &json!("x"), 2);
}

/// A line of several requests, and what is answered to each.
fn together(server: &mut Server, requests: &Value) -> Vec<Value> {
    let line = server.respond(requests.to_string().as_bytes()).line;
    assert!(!line.contains('\n'));
    let said: Value = serde_json::from_str(&line).expect("a response is JSON");
    said.as_array().expect("a list").clone()
}

#[test]
fn several_requests_in_a_line_are_answered_as_if_each_had_its_own() {
    let requests = json!([
        { "do": "new", "seats": ["kraken", "gigazaur"], "seed": 3, "id": "a" },
        { "do": "new", "seats": ["kraken", "alienoid"], "seed": 4, "table": 1 },
        { "do": "legal" },
        { "do": "apply", "index": 0, "id": 2 },
        { "do": "apply", "index": 10_000 },
        { "do": "dance" },
        [{ "do": "state" }],
        7,
        { "do": "state", "table": "nowhere" },
        { "do": "apply", "index": 0, "table": 1 },
        { "do": "undo" },
        { "do": "save" },
    ]);
    let (mut one, mut other) = (Server::default(), Server::default());
    let said = together(&mut one, &requests);
    let alone: Vec<Value> = requests
        .as_array()
        .expect("a list")
        .iter()
        .map(|request| match request {
            // On a line of its own this is a list.
            Value::Array(_) => say(&mut other, json!(7)),
            request => say(&mut other, request.clone()),
        })
        .collect();
    assert_eq!(said, alone);
    let accepted: Vec<_> = said.iter().map(|said| said["ok"] == true).collect();
    let [yes, no] = [true, false];
    assert_eq!(accepted, [yes, yes, yes, yes, no, no, no, no, no, yes, yes, yes]);
    assert_eq!(together(&mut one, &json!([])), Vec::<Value>::new());
}

#[test]
fn a_line_of_requests_says_where_one_is_wrong_and_ends_with_quit() {
    let mut server = Server::default();
    let said = server
        .respond(b" [ {\"do\":\"state\"}, {\"do\":\"state\",\"x\":1e999} ]")
        .line;
    let said: Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!(said[1]["error"]["code"], "not-json");
    assert_eq!(said[1]["error"]["at"], "column 42", "{said}");
    let torn = say_bytes(&mut server, b"[{\"do\":\"state\"},");
    assert_eq!(torn["error"]["code"], "not-json");
    let many = json!(vec![json!({ "do": "state" }); MOST_TOGETHER + 1]);
    let said = say(&mut server, many);
    assert_eq!(said["error"]["code"], "too-long");
    assert_eq!(
        together(&mut server, &json!(vec![json!({}); MOST_TOGETHER])).len(),
        MOST_TOGETHER
    );
    let bye = server.respond(b"[{\"do\":\"quit\",\"id\":1},{\"do\":\"state\"}]");
    assert!(
        bye.last && bye.line.starts_with("[{\"id\":1,\"ok\":true},{\"error\""),
        "{}",
        bye.line
    );
}

fn say_bytes(server: &mut Server, line: &[u8]) -> Value {
    serde_json::from_str(&server.respond(line).line).expect("JSON")
}
