//! How long each request takes, in microseconds, with its JSON: `cargo bench -p protocol --bench requests` prints
//! the table of `docs/protocol.md`.
//!
//! Every time is the median of many, at a table in the middle of a game.

use protocol::Server;
use serde_json::{Value, json};
use std::time::Instant;

/// Answers before the game is in its middle.
const PLAYED: usize = 40;

fn say(server: &mut Server, line: &[u8]) -> Value {
    let said = server.respond(line).line;
    serde_json::from_str(&said).unwrap_or_default()
}

/// The median of many times, in microseconds; `before` is not measured.
fn median(server: &mut Server, times: usize, before: &Value, request: &Value) -> f64 {
    let (before, request) = (before.to_string(), request.to_string());
    let mut all: Vec<f64> = (0..times)
        .map(|_| {
            if before != "null" {
                let said = server.respond(before.as_bytes()).line;
                assert!(!said.contains("\"ok\":false"), "{before}\n{said}");
            }
            let begun = Instant::now();
            let said = server.respond(request.as_bytes()).line;
            let time = begun.elapsed().as_secs_f64() * 1e6;
            assert!(!said.contains("\"ok\":false"), "{request}\n{said}");
            time
        })
        .collect();
    all.sort_by(f64::total_cmp);
    all[all.len() / 2]
}

/// A table in the middle of its game, where a seat is asked that may throw dice again.
fn middle(opening: &Value) -> Server {
    let mut server = Server::default();
    let mut standing = say(&mut server, opening.to_string().as_bytes());
    for step in 0.. {
        let question = &standing["question"];
        assert_eq!(question["of"], "seat", "{standing}");
        if step >= PLAYED && question["what"] == "roll" && question["rolls"] == 1 {
            break;
        }
        let apply = json!({ "do": "apply", "answer": question["default"] });
        standing = say(&mut server, apply.to_string().as_bytes());
    }
    server
}

fn times(opening: &Value) -> Vec<(&'static str, f64)> {
    let mut server = middle(opening);
    let saved = say(&mut server, br#"{"do":"save"}"#)["saved"].clone();
    let legal = say(&mut server, br#"{"do":"legal","mask":true}"#);
    let state = say(&mut server, br#"{"do":"state"}"#);
    let done = state["question"]["default"].clone();
    let since = state["told"].as_u64().unwrap_or_default().saturating_sub(20);
    let action = legal["mask"].as_array().and_then(|mask| mask.first()).cloned();
    let apply = json!({ "do": "apply", "answer": done });
    let undo = json!({ "do": "undo" });
    let mut hundred = Vec::new();
    for _ in 0..50 {
        hundred.extend([apply.clone(), undo.clone()]);
    }
    let mut new = opening.clone();
    new["table"] = json!("new");
    let load = json!({ "do": "load", "saved": saved, "table": "load" });
    let nothing = Value::Null;
    let rows: Vec<(&'static str, usize, &Value, Value)> = vec![
        ("`new`", 2_000, &nothing, new),
        ("`legal`", 2_000, &nothing, json!({ "do": "legal" })),
        (
            "`legal`, `full`",
            1_000,
            &nothing,
            json!({ "do": "legal", "full": true }),
        ),
        (
            "`legal`, `mask`",
            2_000,
            &nothing,
            json!({ "do": "legal", "mask": true }),
        ),
        ("`apply`, `answer`", 1_000, &undo, apply.clone()),
        (
            "`apply`, `index`",
            1_000,
            &undo,
            json!({ "do": "apply", "index": 0 }),
        ),
        (
            "`apply`, `action`",
            1_000,
            &undo,
            json!({ "do": "apply", "action": action }),
        ),
        ("`undo`", 1_000, &apply, undo.clone()),
        ("`state`", 2_000, &nothing, json!({ "do": "state" })),
        ("`view`", 2_000, &nothing, json!({ "do": "view", "seat": 0 })),
        (
            "`events`, the last 20",
            1_000,
            &nothing,
            json!({ "do": "events", "since": since }),
        ),
        ("`save`", 500, &nothing, json!({ "do": "save" })),
        ("`load`, `saved`", 200, &nothing, load),
        ("`clone`", 1_000, &nothing, json!({ "do": "clone", "to": "copy" })),
        ("`actions`", 300, &nothing, json!({ "do": "actions" })),
        ("`value`", 300, &nothing, json!({ "do": "value" })),
        ("`advise`", 20, &nothing, json!({ "do": "advise" })),
        (
            "50 `apply` and 50 `undo` in one line",
            100,
            &nothing,
            Value::Array(hundred),
        ),
    ];
    let mut told = Vec::new();
    for (name, count, before, request) in rows {
        // What takes a step back needs a step before it, and what is measured afterwards stands where it stood.
        let steps = if *before == undo {
            [&apply, &undo]
        } else {
            [&nothing; 2]
        };
        let step = |server: &mut Server, request: &Value| {
            if !request.is_null() {
                server.respond(request.to_string().as_bytes());
            }
        };
        step(&mut server, steps[0]);
        told.push((name, median(&mut server, count, before, &request)));
        step(&mut server, steps[1]);
    }
    told
}

/// Two figures are enough.
fn rounded(time: f64) -> String {
    match time {
        ..10.0 => format!("{time:.1}"),
        ..100.0 => format!("{time:.0}"),
        _ => {
            let digits = 10f64.powf(time.log10().floor() - 1.0);
            format!("{:.0}", (time / digits).round() * digits)
        }
    }
}

fn main() {
    let classic = json!({ "do": "new", "seats": ["gigazaur", "kraken", "the-king", "alienoid"], "seed": 1 });
    let duel = json!({ "do": "new", "game": "duel", "monsters": ["the-king", "gigazaur"], "seed": 1 });
    let (classic, duel) = (times(&classic), times(&duel));
    println!("| request | classic | Duel |\n| --- | --- | --- |");
    for ((name, one), (_, other)) in classic.into_iter().zip(duel) {
        println!("| {name} | {} | {} |", rounded(one), rounded(other));
    }
}
