//! The engine protocol as a program sees it.

mod actions;
mod advice;
mod document;
mod duel;
mod errors;
mod every_request;
mod games;
mod laid;
mod noise;
mod recorded;
mod schema;
mod systems;
mod tables;
mod weights;

use super::Server;
use serde_json::{Value, json};

/// Says one request and hears the answer.
fn say(server: &mut Server, request: Value) -> Value {
    let line = server.respond(request.to_string().as_bytes()).line;
    serde_json::from_str(&line).expect("a response is JSON")
}

/// The same; the request has to be accepted.
#[track_caller]
fn ok(server: &mut Server, request: Value) -> Value {
    let answer = say(server, request.clone());
    assert_eq!(answer["ok"], json!(true), "{request}\n{answer}");
    answer
}

/// The same; it has to be refused with this code, at this place, and to have changed nothing.
#[track_caller]
fn refused(server: &mut Server, request: Value, code: &str, at: &str) -> String {
    let before = say(server, json!({ "do": "save" }));
    let answer = say(server, request.clone());
    assert_eq!(answer["ok"], json!(false), "{request}\n{answer}");
    assert_eq!(answer["error"]["code"], json!(code), "{request}\n{answer}");
    assert_eq!(answer["error"]["at"], json!(at), "{request}\n{answer}");
    assert_eq!(say(server, json!({ "do": "save" })), before, "{request}");
    answer["error"]["message"]
        .as_str()
        .expect("a sentence")
        .to_owned()
}

/// A server with a table of three, the first seat to roll.
fn table() -> Server {
    let mut server = Server::default();
    let position = json!({
        "seats": [
            { "monster": "gigazaur" },
            { "monster": "the-king", "place": "city" },
            { "monster": "alienoid", "energy": 3, "cards": ["wings"] },
        ],
        "market": ["jets", null, "heal"],
        "turn": { "phase": "roll", "dice": ["1", "1", "2", "heart", "claw", "claw"], "rolls": 1 },
    });
    ok(&mut server, json!({ "do": "load", "position": position }));
    server
}
