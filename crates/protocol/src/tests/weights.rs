//! What `legal` says of Nature's chances is what her answers come to.

use super::{ok, say};
use crate::Server;
use engine::Chance;
use engine::proof::Lottery;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Tables at which Nature is asked everything there is.
fn tables() -> Vec<Value> {
    let all = json!(["cultists", "tower", "transformation", "curses", "berserk"]);
    vec![
        json!({ "do": "new", "seats": ["kraken", "gigazaur", "alienoid"] }),
        json!({ "do": "new", "seats": ["kraken", "gigazaur"], "options": {
            "packs": all, "halloween": true, "wickedness": "mixed", "promos": true, "power_up": "draft",
        } }),
        json!({ "do": "new", "seats": ["kraken", "gigazaur", "the-king", "alienoid"], "options": {
            "edition": "dark", "wickedness": "red", "power_up": "standard",
        } }),
        json!({ "do": "new", "game": "duel", "monsters": ["the-king", "gigazaur"] }),
    ]
}

/// The kind of a question of Nature.
fn kind(question: &Value) -> String {
    let spot = match &question["spot"] {
        Value::String(word) => word.clone(),
        Value::Object(spot) => spot.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    };
    let dice = question["dice"].as_array().map_or(0, Vec::len);
    format!("{} {} {spot}{dice}", question["what"], question["die"])
}

/// Does every answer stand there with its weight, and do they add up?
fn adds_up(server: &mut Server, question: &Value) {
    let short = ok(server, json!({ "do": "legal" }));
    let full = ok(server, json!({ "do": "legal", "full": true }));
    let all = full["answers"].as_array().expect("a list");
    assert_eq!(full["count"], all.len(), "{question}");
    let weights = all.iter().map(|one| one["weight"].as_u64().expect("a weight"));
    let sum = full["weights"].as_u64().expect("their sum");
    assert!(weights.clone().all(|weight| weight > 0));
    assert_eq!(weights.sum::<u64>(), sum, "{question}");
    assert_eq!(short["weights"], full["weights"]);
    assert_eq!(short["count"], full["count"]);
    if let Some(dice) = short["throw"]["dice"].as_u64() {
        let faces = short["throw"]["faces"].as_array().expect("a list");
        assert_eq!(faces.len(), 6);
        assert_eq!(sum, 6u64.pow(dice as u32), "every row of faces is one way");
        // Each multiset has as many ways as rows can be made of it.
        for one in all {
            let row = one["answer"]["faces"].as_array().expect("faces");
            let mut ways = (1..=row.len() as u64).product::<u64>();
            for face in faces {
                let alike = row.iter().filter(|other| *other == face).count() as u64;
                ways /= (1..=alike).product::<u64>();
            }
            assert_eq!(one["weight"], ways, "{one}");
        }
    } else {
        assert_eq!(short["answers"], full["answers"], "{question}");
    }
}

#[test]
fn nature_says_how_likely_each_of_her_answers_is() {
    let mut met = BTreeMap::new();
    for (nth, mut table) in tables().into_iter().enumerate() {
        table["nature"] = json!("asked");
        let (mut server, mut chance) = (Server::default(), Lottery(nth as u64));
        let mut standing = ok(&mut server, table);
        for _ in 0..1_200 {
            let question = standing["question"].clone();
            let legal = ok(&mut server, json!({ "do": "legal" }));
            let Some(count) = legal["count"].as_u64().filter(|count| *count > 0) else {
                break;
            };
            if question["of"] == "nature" {
                let times = met.entry(kind(&question)).or_insert(0);
                *times += 1;
                if *times <= 3 {
                    adds_up(&mut server, &question);
                }
            } else {
                assert_eq!(legal["weights"], json!(null), "{question}");
                assert!(
                    legal["answers"]
                        .as_array()
                        .expect("a list")
                        .iter()
                        .all(|one| one["weight"].is_null())
                );
            }
            let index = chance.below(count as u32);
            standing = ok(&mut server, json!({ "do": "apply", "index": index }));
        }
    }
    for what in ["first-throw", "throw", "reveal", "throw-special", "throw-against"] {
        assert!(
            met.keys().any(|kind| kind.contains(&format!("\"{what}\""))),
            "{what}: {met:?}"
        );
    }
}

/// The dealer of this program answers the first question of a table with 6,000 seeds: how often each answer comes
/// is what its weight says, within four times and a half the square root of what is expected.
#[test]
fn the_dealer_answers_as_often_as_the_weights_say() {
    let berserk = json!({
        "seats": [{ "monster": "kraken", "berserk": true }, { "monster": "gigazaur" }],
        "options": { "packs": ["berserk"] },
    });
    for (what, mut opening) in [
        (
            "a card of the market",
            json!({ "do": "new", "seats": ["kraken", "gigazaur"], "first": 0 }),
        ),
        ("the Berserk die", json!({ "do": "load", "position": berserk })),
    ] {
        opening["nature"] = json!("asked");
        let mut server = Server::default();
        let mut standing = ok(&mut server, opening);
        // To the first question of Nature of the kind that is looked at.
        let wanted = |question: &Value| match what {
            "the Berserk die" => question["what"] == "throw-special",
            _ => question["what"] == "reveal",
        };
        let mut steps = 0;
        while !wanted(&standing["question"]) {
            steps += 1;
            assert!(steps < 40, "{what}: {standing}");
            let said = match standing["question"]["of"].as_str() {
                Some("nature") => json!({ "do": "apply", "index": 0 }),
                _ if standing["question"]["default"].is_null() => json!({ "do": "apply", "index": 0 }),
                _ => json!({ "do": "apply", "answer": standing["question"]["default"] }),
            };
            standing = ok(&mut server, said);
        }
        let legal = ok(&mut server, json!({ "do": "legal" }));
        let saved = ok(&mut server, json!({ "do": "state" }))["position"].clone();
        let sum = legal["weights"].as_f64().expect("a sum");
        let mut seen: BTreeMap<String, f64> = BTreeMap::new();
        let games = 6_000;
        for seed in 0..games {
            let mut server = Server::default();
            ok(
                &mut server,
                json!({ "do": "load", "position": saved, "seed": seed }),
            );
            let events = say(&mut server, json!({ "do": "events" }));
            let answered = events["events"].as_array().expect("a list").iter();
            let mut answered = answered.filter(|event| event["event"] == "NatureAnswered");
            let answer = answered.next().expect("the dealer has answered")["answer"].to_string();
            *seen.entry(answer).or_default() += 1.0;
        }
        for one in legal["answers"].as_array().expect("a list") {
            let expected = games as f64 * one["weight"].as_f64().expect("a weight") / sum;
            let seen = seen.remove(&one["answer"].to_string()).unwrap_or_default();
            assert!(
                (seen - expected).abs() < 4.5 * expected.sqrt(),
                "{what}: {one} came {seen} times of {expected}"
            );
        }
        assert!(seen.is_empty(), "{what}: {seen:?}");
    }
}
