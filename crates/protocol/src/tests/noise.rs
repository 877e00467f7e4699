//! Nothing that is said ends the process, and every line gets one response: random bytes, and sessions that
//! were good before something in them was changed.

use super::say;
use crate::Server;
use engine::Chance;
use engine::duel::Monster;
use engine::proof::Lottery;
use serde_json::{Value, json};

/// Bytes that requests are made of, more often than others.
const LETTERS: &[u8] = b"{}[]\":,0123456789.-eEtruefalsnodw \\u\xff\x00";

#[test]
fn random_bytes_are_answered() {
    let mut lottery = Lottery(1);
    let mut server = Server::default();
    for _ in 0..20_000 {
        let length = lottery.below(60);
        let line: Vec<u8> = (0..length)
            .map(|_| match lottery.below(4) {
                0 => lottery.below(256) as u8,
                _ => LETTERS[lottery.below(LETTERS.len() as u32) as usize],
            })
            .collect();
        let response = server.respond(&line).line;
        let response: Value = serde_json::from_str(&response).expect("a response is JSON");
        // A list of requests is answered by a list.
        let all = match &response {
            Value::Array(all) => all.as_slice(),
            one => std::slice::from_ref(one),
        };
        for response in all {
            assert_eq!(
                response["ok"],
                json!(false),
                "{:?}",
                String::from_utf8_lossy(&line)
            );
        }
    }
}

/// A few good sessions, of both games.
fn sessions() -> Vec<Vec<Value>> {
    let mut sessions = Vec::new();
    for seed in 0..12u64 {
        let seats = &["gigazaur", "kraken", "the-king", "alienoid", "cyber-bunny"][..2 + seed as usize % 4];
        let options = match seed % 4 {
            0 => json!({}),
            1 => json!({ "halloween": true, "wickedness": "mixed" }),
            2 => json!({ "edition": "dark", "wickedness": "green", "promos": true }),
            _ => json!({ "automatic": false, "promos": true }),
        };
        let new = json!({ "do": "new", "seats": seats, "options": options, "nature": "asked" });
        sessions.push(session(new, "classic", seed));
    }
    for seed in 0..8u64 {
        let monsters = [
            Monster::ALL[seed as usize % 6],
            Monster::ALL[(seed as usize + 1) % 6],
        ];
        let automatic = seed % 2 == 0;
        let new = json!({
            "do": "new", "game": "duel", "monsters": monsters, "automatic": automatic, "nature": "asked",
        });
        sessions.push(session(new, "duel", seed));
    }
    sessions
}

fn session(new: Value, game: &str, seed: u64) -> Vec<Value> {
    let mut server = Server::default();
    let mut lottery = Lottery(seed);
    say(&mut server, new.clone());
    let mut session = vec![new];
    for step in 0..90 {
        let legal = say(&mut server, json!({ "do": "legal", "full": true }));
        let answers = legal["answers"].as_array().expect("a list");
        if answers.is_empty() {
            break;
        }
        let answer = &answers[lottery.below(answers.len() as u32) as usize]["answer"];
        let apply = json!({ "do": "apply", "answer": answer });
        say(&mut server, apply.clone());
        session.push(apply);
        if step % 30 == 29 {
            let state = say(&mut server, json!({ "do": "state" }))["position"].clone();
            session.push(json!({ "do": "load", "game": game, "position": state, "seed": seed }));
            let saved = say(&mut server, json!({ "do": "save" }))["saved"].clone();
            session.push(json!({ "do": "load", "saved": saved, "nature": "asked" }));
            session.push(json!({ "do": "undo", "steps": 2 }));
            session.push(json!({ "do": "view", "seat": 1 }));
            session.push(json!({ "do": "events", "since": 3, "seat": 0 }));
        }
    }
    session
}

/// Every place inside a value.
fn places(value: &Value, here: &str, all: &mut Vec<String>) {
    all.push(here.to_owned());
    match value {
        Value::Object(map) => {
            for (key, inner) in map {
                let key = key.replace('~', "~0").replace('/', "~1");
                places(inner, &format!("{here}/{key}"), all);
            }
        }
        Value::Array(list) => {
            for (index, inner) in list.iter().enumerate() {
                places(inner, &format!("{here}/{index}"), all);
            }
        }
        _ => {}
    }
}

const NUMBERS: [i64; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 9, 16, 63, 99, 255, 256, 65_535, -1];

/// Changes something in a request.
fn damage(request: &mut Value, lottery: &mut Lottery) {
    let mut all = Vec::new();
    places(request, "", &mut all);
    let pick = |lottery: &mut Lottery| all[lottery.below(all.len() as u32) as usize].clone();
    let (here, there) = (pick(lottery), pick(lottery));
    let other = request.pointer(&there).expect("a place").clone();
    let number = NUMBERS[lottery.below(NUMBERS.len() as u32) as usize];
    let way = lottery.below(6);
    let value = request.pointer_mut(&here).expect("a place");
    match (way, value) {
        (0, value) => *value = other,
        (1, value) => *value = json!(number),
        (2, Value::Array(list)) if !list.is_empty() => {
            let index = lottery.below(list.len() as u32) as usize;
            list.remove(index);
        }
        (3, Value::Array(list)) if !list.is_empty() => {
            let index = lottery.below(list.len() as u32) as usize;
            let twice = list[index].clone();
            list.push(twice);
        }
        (2 | 3, Value::Object(map)) if !map.is_empty() => {
            let index = lottery.below(map.len() as u32) as usize;
            let key = map.keys().nth(index).expect("counted").clone();
            map.remove(&key);
        }
        (_, Value::Number(_)) => *request.pointer_mut(&here).expect("a place") = json!(number),
        (_, value @ Value::Bool(_)) => *value = json!(*value == json!(false)),
        (4, value) => *value = Value::Null,
        (_, value) => *value = other,
    }
}

#[test]
fn damaged_sessions_are_answered_and_never_end_the_process() {
    let sessions = sessions();
    let mut lottery = Lottery(99);
    let (mut accepted, mut refused) = (0, 0);
    for round in 0..ROUNDS {
        let session = &sessions[round % sessions.len()];
        let mut server = Server::default();
        let worst = lottery.below(20) + 2;
        for request in session {
            let mut request = request.clone();
            if lottery.below(worst) == 0 {
                damage(&mut request, &mut lottery);
            }
            let answer = say(&mut server, request.clone());
            assert_ne!(answer["error"]["code"], "internal", "{request}\n{answer}");
            match answer["ok"].as_bool() {
                Some(true) => accepted += 1,
                Some(false) => refused += 1,
                // A list of requests, or of something else.
                None => assert!(request.is_array() && answer.is_array(), "{request}\n{answer}"),
            }
            if let Some(position) = answer.get("position") {
                assert!(position.is_object());
            }
        }
    }
    assert!(accepted > ROUNDS && refused > ROUNDS, "{accepted} {refused}");
}

const ROUNDS: usize = 400;
