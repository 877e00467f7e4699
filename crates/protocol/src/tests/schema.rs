//! The schema says what the server does: what fits it is read, what does not is refused as a bad field.

use super::{say, table};
use crate::describe::Entry;
use crate::game::Protocol;
use crate::{Server, request::NAMES, schema};
use engine::Chance;
use engine::classic::{Edition, Options, PowerUp, State, Wickedness};
use engine::duel::{Monster, State as Duel};
use engine::proof::Lottery;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Does a value fit? As much of JSON Schema as ours uses; anything else in it fails the test.
fn fits(whole: &Value, schema: &Value, value: &Value) -> bool {
    let schema = match schema {
        Value::Bool(all) => return *all,
        Value::Object(schema) => schema,
        other => panic!("no schema: {other}"),
    };
    schema.iter().all(|(keyword, rule)| {
        let number = |rule: &Value| rule.as_f64().expect("a number");
        let all = |rule: &Value, mut test: Box<dyn FnMut(&Value) -> bool + '_>| {
            rule.as_array()
                .expect("a list")
                .iter()
                .filter(|rule| test(rule))
                .count()
        };
        match keyword.as_str() {
            "$ref" => {
                let path = rule.as_str().expect("a path").trim_start_matches('#');
                fits(whole, whole.pointer(path).expect("a definition"), value)
            }
            "type" => {
                let types = match rule {
                    Value::Array(types) => types.clone(),
                    one => vec![one.clone()],
                };
                types.iter().any(|kind| match kind.as_str().expect("a word") {
                    "object" => value.is_object(),
                    "array" => value.is_array(),
                    "string" => value.is_string(),
                    "boolean" => value.is_boolean(),
                    "null" => value.is_null(),
                    "integer" => value.is_i64() || value.is_u64(),
                    "number" => value.is_number(),
                    other => panic!("unknown type {other}"),
                })
            }
            "properties" => value.as_object().is_none_or(|object| {
                let rules = rule.as_object().expect("an object");
                rules
                    .iter()
                    .all(|(name, rule)| object.get(name).is_none_or(|inner| fits(whole, rule, inner)))
            }),
            "required" => value.as_object().is_none_or(|object| {
                let names = rule.as_array().expect("a list");
                names
                    .iter()
                    .all(|name| object.contains_key(name.as_str().expect("a name")))
            }),
            "additionalProperties" => value.as_object().is_none_or(|object| {
                let named = schema.get("properties").and_then(Value::as_object);
                let numbered = schema.contains_key("patternProperties");
                object.iter().all(|(name, inner)| {
                    named.is_some_and(|named| named.contains_key(name))
                        || numbered && name.parse::<u64>().is_ok()
                        || fits(whole, rule, inner)
                })
            }),
            "patternProperties" => value.as_object().is_none_or(|object| {
                // Ours are all numbers.
                let rules = rule.as_object().expect("an object");
                object
                    .iter()
                    .filter(|(name, _)| name.parse::<u64>().is_ok())
                    .all(|(_, inner)| rules.values().all(|rule| fits(whole, rule, inner)))
            }),
            "items" => value
                .as_array()
                .is_none_or(|list| list.iter().all(|inner| fits(whole, rule, inner))),
            "minItems" => value
                .as_array()
                .is_none_or(|list| list.len() as f64 >= number(rule)),
            "maxItems" => value
                .as_array()
                .is_none_or(|list| list.len() as f64 <= number(rule)),
            "uniqueItems" => value.as_array().is_none_or(|list| {
                rule != &json!(true) || (1..list.len()).all(|nth| !list[..nth].contains(&list[nth]))
            }),
            "minimum" => value.as_f64().is_none_or(|value| value >= number(rule)),
            "maximum" => value.as_f64().is_none_or(|value| value <= number(rule)),
            "minProperties" => value
                .as_object()
                .is_none_or(|map| map.len() as f64 >= number(rule)),
            "maxProperties" => value
                .as_object()
                .is_none_or(|map| map.len() as f64 <= number(rule)),
            "enum" => rule.as_array().expect("a list").contains(value),
            "const" => rule == value,
            "anyOf" => all(rule, Box::new(|rule| fits(whole, rule, value))) > 0,
            "oneOf" => all(rule, Box::new(|rule| fits(whole, rule, value))) == 1,
            "pattern" => {
                assert_eq!(rule, "^[0-9]+$", "ours are all digits");
                value
                    .as_str()
                    .is_none_or(|text| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()))
            }
            "minLength" => value
                .as_str()
                .is_none_or(|text| text.chars().count() as f64 >= number(rule)),
            "maxLength" => value
                .as_str()
                .is_none_or(|text| text.chars().count() as f64 <= number(rule)),
            "$schema" | "$defs" | "x-responses" | "x-list" | "title" | "description" | "default"
            | "format" => true,
            other => panic!("the test knows no {other}"),
        }
    })
}

fn accepted(schema: &Value, request: &Value) -> bool {
    fits(schema, schema, request)
}

#[test]
fn what_is_said_fits_the_schema() {
    let schema = schema();
    let mut server = table();
    let state = say(&mut server, json!({ "do": "state" }))["position"].clone();
    let saved = say(&mut server, json!({ "do": "save" }))["saved"].clone();
    for request in [
        json!({ "do": "new", "seats": ["kraken", "gigazaur"], "seed": 3, "id": [1] }),
        json!({ "do": "new", "seats": ["kraken", "gigazaur"], "nature": "asked", "first": 1, "options": { "promos": true } }),
        json!({ "do": "load", "position": state, "seed": 7 }),
        json!({ "do": "load", "saved": saved }),
        json!({ "do": "load", "position": { "seats": [{ "monster": "kraken", "cards": ["wings", { "card": "jets", "key": 3 }] }, { "monster": "gigazaur" }] } }),
        json!({ "do": "view", "seat": 1 }),
        json!({ "do": "view" }),
        json!({ "do": "legal", "full": true }),
        json!({ "do": "events", "since": 2, "seat": 0 }),
        json!({ "do": "undo" }),
        json!({ "do": "apply", "index": 3 }),
        json!({ "do": "apply", "answer": { "faces": ["1", "heart", "claw"] } }),
        json!({ "do": "apply", "answer": { "hearts": { "heal": 2, "others": { "1": 1 } } } }),
        json!({ "do": "apply", "answer": { "use": { "card": "plot-twist", "die": 3, "face": "claw" } }, "seat": 1 }),
        json!({ "do": "quit" }),
    ] {
        assert!(accepted(&schema, &request), "{request}");
        let answer = say(&mut server, request.clone());
        assert_ne!(answer["error"]["code"], "bad-field", "{request}\n{answer}");
    }
}

#[test]
fn what_is_said_about_the_duel_fits_the_schema() {
    let schema = schema();
    let mut server = super::duel::table();
    let state = say(&mut server, json!({ "do": "state" }))["position"].clone();
    say(&mut server, json!({ "do": "apply", "answer": { "buy": 2 } }));
    let saved = say(&mut server, json!({ "do": "save" }))["saved"].clone();
    let middle = say(&mut server, json!({ "do": "state" }))["position"].clone();
    for request in [
        json!({ "do": "new", "game": "duel", "monsters": ["the-king", "gigazaur"], "seed": 3, "id": [1] }),
        json!({ "do": "new", "game": "duel", "monsters": ["the-king", "gigazaur"], "nature": "asked", "first": 1, "automatic": false }),
        json!({ "do": "load", "game": "duel", "position": super::duel::middle() }),
        json!({ "do": "load", "game": "duel", "position": state, "seed": 7 }),
        json!({ "do": "load", "game": "duel", "position": middle, "seed": 7 }),
        json!({ "do": "load", "game": "duel", "saved": saved }),
        json!({ "do": "load", "saved": saved }),
        json!({ "do": "apply", "answer": { "place": { "track": "fame", "low": 4, "turned": true } } }),
        json!({ "do": "apply", "answer": { "place": { "buzz": "king-2", "track": "fame", "spaces": [4] } } }),
        json!({ "do": "apply", "answer": { "buy": "snack-time" } }),
        json!({ "do": "apply", "answer": { "buy": { "slot": 1 } } }),
        json!({ "do": "apply", "answer": { "reroll": [0, "claw"] } }),
        json!({ "do": "apply", "answer": { "use": "alien-metabolism", "slot": 1 } }),
        json!({ "do": "apply", "answer": { "use": { "card": "alien-metabolism" } } }),
        json!({ "do": "apply", "answer": { "choose": "destruction" } }),
        json!({ "do": "apply", "answer": { "choose": { "dice": ["claw", 3] } } }),
        json!({ "do": "apply", "answer": { "faces": ["power"] } }),
    ] {
        assert!(accepted(&schema, &request), "{request}");
        let answer = say(&mut server, request.clone());
        assert_ne!(answer["error"]["code"], "bad-field", "{request}\n{answer}");
    }
    for request in [
        json!({ "do": "new", "game": "duel", "monsters": ["the-king"], "seed": 3 }),
        json!({ "do": "new", "game": "duel", "monsters": ["the-king", "kraken"], "seed": 3 }),
        json!({ "do": "new", "game": "duel", "seats": ["the-king", "gigazaur"], "seed": 3 }),
        json!({ "do": "new", "monsters": ["the-king", "gigazaur"], "seed": 3 }),
        json!({ "do": "load", "position": super::duel::middle() }),
        json!({ "do": "load", "game": "duel", "position": { "seats": [{ "monster": "the-king" }], "gauge": [] } }),
        json!({ "do": "load", "game": "duel", "position": { "seats": [], "buzz": { "cat": { "low": 3 } } } }),
        json!({ "do": "apply", "answer": { "buy": { "price": 1 } } }),
        json!({ "do": "apply", "answer": { "choose": "shame" } }),
        json!({ "do": "apply", "answer": { "throw": true, "done": true } }),
        json!({ "do": "apply", "answer": { "throw": true, "slot": 1 } }),
        json!({ "do": "apply", "answer": { "reroll": [{}] } }),
    ] {
        assert!(!accepted(&schema, &request), "{request}");
        assert_eq!(say(&mut server, request.clone())["ok"], json!(false), "{request}");
    }
}

#[test]
fn what_does_not_fit_the_schema_is_refused() {
    let schema = schema();
    let mut server = table();
    for request in [
        json!({ "do": "dance" }),
        json!({}),
        json!({ "do": "new" , "seed": 1 }),
        json!({ "do": "new", "seats": ["kraken", "godzilla"], "seed": 3 }),
        json!({ "do": "new", "seats": ["kraken", "gigazaur"], "seed": -3 }),
        json!({ "do": "new", "seats": ["kraken", "gigazaur"], "seed": 3, "color": 1 }),
        json!({ "do": "new", "seats": ["kraken", "gigazaur"], "seed": 3, "options": { "color": 1 } }),
        json!({ "do": "load", "position": { "seats": [{ "monster": "kraken", "age": 3 }] } }),
        json!({ "do": "load", "position": { "seats": [{ "monster": "kraken", "cards": [{ "key": 3 }] }] } }),
        json!({ "do": "load", "position": { "seats": [], "turn": { "phase": "later" } } }),
        json!({ "do": "apply", "answer": { "buy": "jest" } }),
        json!({ "do": "apply", "answer": { "done": false } }),
        json!({ "do": "apply", "answer": {} }),
        json!({ "do": "apply", "answer": { "done": true, "stay": true } }),
        json!({ "do": "state", "seat": 1 }),
        json!({ "do": "undo", "steps": -1 }),
    ] {
        assert!(!accepted(&schema, &request), "{request}");
        assert_eq!(say(&mut server, request.clone())["ok"], json!(false), "{request}");
    }
}

#[test]
fn every_option_of_a_table_stands_in_the_schema() {
    // None of them is what it usually is: an option may be left out where it is.
    let all = Options {
        edition: Edition::Dark,
        power_cards: false,
        promos: true,
        halloween: true,
        wickedness: Wickedness::Mixed,
        two_player_variant: false,
        automatic: false,
        always_ask: true,
        power_up: PowerUp::Draft,
        packs: engine::classic::Pack::ALL.into_iter().collect(),
    };
    let schema = schema();
    let all = serde_json::to_value(all).expect("plain data");
    let all = all.as_object().expect("an object");
    let listed = schema["$defs"]["Options"]["properties"].as_object();
    let listed: BTreeSet<_> = listed.expect("an object").keys().collect();
    assert_eq!(listed, all.keys().collect());
    let gauge = json!({ "wickedness": "red" });
    for (name, said) in all {
        let mut options = gauge.clone();
        options[name] = said.clone();
        let seats = json!([{ "monster": "kraken" }, { "monster": "gigazaur" }]);
        let mut load = json!({ "do": "load", "position": { "seats": seats, "options": options } });
        if name == "packs" {
            load["position"]["curse"] = json!("set-storm");
        }
        assert!(accepted(&schema, &load), "{load}");
        let mut server = Server::default();
        let answer = say(&mut server, load.clone());
        assert_eq!(answer["ok"], json!(true), "{load}\n{answer}");
        let state = say(&mut server, json!({ "do": "state" }));
        assert_eq!(state["position"]["options"][name], *said, "{state}");
        assert!(
            accepted(&schema, &json!({ "do": "load", "position": state["position"] })),
            "{state}"
        );
        load["position"]["options"][name] = json!(3);
        assert!(!accepted(&schema, &load), "{load}");
        assert_eq!(
            say(&mut server, load.clone())["error"]["code"],
            "bad-field",
            "{load}"
        );
    }
}

#[test]
fn every_request_stands_in_the_schema() {
    let schema = schema();
    let requests = schema["oneOf"].as_array().expect("a list");
    let mut names: Vec<_> = requests
        .iter()
        .map(|request| request["properties"]["do"]["const"].as_str().expect("a name"))
        .collect();
    // What opens a table stands there once for each game.
    names.dedup();
    assert_eq!(names, NAMES);
    let mut server = Server::default();
    for name in names {
        assert_ne!(
            say(&mut server, json!({ "do": name }))["error"]["code"],
            "unknown-request",
            "{name}"
        );
    }
}

/// The response fits what the schema says about responses to this request.
#[track_caller]
pub(super) fn response_fits(schema: &Value, request: &Value, response: &Value) {
    let name = request["do"].as_str().expect("a name");
    if fits(schema, &schema["x-responses"][name], response) {
        return;
    }
    // Which of many things it is that does not fit.
    let parts = [("events", "Event"), ("events", "DuelEvent")];
    for (field, kind) in parts {
        let schema_of = &schema["$defs"][kind];
        let odd = response[field].as_array().into_iter().flatten();
        for odd in odd.filter(|odd| !fits(schema, schema_of, odd)) {
            eprintln!("no {kind}: {odd}");
        }
    }
    for kind in ["Question", "DuelQuestion"] {
        if !fits(schema, &schema["$defs"][kind], &response["question"]) {
            eprintln!("no {kind}: {}", response["question"]);
        }
    }
    panic!("{request}\n{response}");
}

/// These answers to a question are among those that its description names; a card may be used at any time.
fn answered_as_described(questions: &[Entry], question: &Value, listed: &[Value]) {
    let name = question["what"].as_str().unwrap_or_default();
    let entry = questions.iter().find(|entry| entry.name == name);
    let answers = entry.map_or(&[][..], |entry| entry.answers);
    for answer in listed.iter().filter_map(|listed| listed["answer"].as_object()) {
        let said = answer.keys().next().expect("an answer");
        assert!(
            said == "use" || answers.iter().any(|answer| *answer == said),
            "{name}: {said}"
        );
    }
}

/// Plays one table with random answers and asks for everything on the way. Gives back the names of all that
/// was asked and told.
fn heard(schema: &Value, new: Value, seed: u64, most: usize) -> BTreeSet<String> {
    let mut server = Server::default();
    let mut lottery = Lottery(seed);
    let mut names = BTreeSet::new();
    let questions = match new["game"].as_str() {
        None => State::descriptions().questions,
        Some(_) => Duel::descriptions().questions,
    };
    let mut ask = |request: Value| {
        let response = say(&mut server, request.clone());
        response_fits(schema, &request, &response);
        response
    };
    ask(new);
    for step in 0..most {
        let full = step % 50 == 7;
        let legal = ask(json!({ "do": "legal", "full": full }));
        let Some(count) = legal["count"].as_u64().filter(|count| *count > 0) else {
            break;
        };
        // Sets of dice are many: whoever likes them all the same would never stop.
        let listed = legal["answers"].as_array().expect("a list");
        let asked = ask(json!({ "do": "view" }))["question"].clone();
        answered_as_described(questions, &asked, listed);
        let index = match lottery.below(3) {
            0 => lottery.below(count as u32).into(),
            _ if listed.is_empty() => lottery.below(count as u32).into(),
            _ => listed[lottery.below(listed.len() as u32) as usize]["index"].clone(),
        };
        let standing = ask(json!({ "do": "apply", "index": index }));
        let question = &standing["question"];
        for name in [&question["what"], &question["id"]]
            .into_iter()
            .filter_map(Value::as_str)
        {
            names.insert(name.to_owned());
        }
        match step % 41 {
            3 => drop(ask(json!({ "do": "state" }))),
            9 => drop(ask(json!({ "do": "view", "seat": step % 2 }))),
            13 if asked["of"] == "seat" => drop(ask(json!({ "do": "advise", "level": "easy" }))),
            17 => drop(ask(json!({ "do": "save" }))),
            19 => drop(ask(json!({ "do": "value" }))),
            23 => drop(ask(json!({ "do": "undo", "steps": 1 }))),
            29 => drop(ask(
                json!({ "do": "apply", "answer": { "done": true }, "seat": 0 }),
            )),
            _ => {}
        }
    }
    for events in [json!({ "do": "events" }), json!({ "do": "events", "seat": 1 })] {
        for event in ask(events)["events"].as_array().expect("a list") {
            names.insert(event["event"].as_str().expect("a name").to_owned());
        }
    }
    ask(json!({ "do": "quit", "id": 1 }));
    names
}

#[test]
fn every_response_of_random_games_fits_the_schema() {
    let schema = schema();
    let all = [
        "gigazaur",
        "kraken",
        "the-king",
        "alienoid",
        "cyber-bunny",
        "cyber-kitty",
    ];
    // Those whose Evolutions do what no others do.
    let evolved = [
        "space-penguin",
        "boogie-woogie",
        "baby-gigazaur",
        "meka-dragon",
        "pandakai",
        "alienoid",
    ];
    let mut names = BTreeSet::new();
    for (seed, options) in [
        json!({}),
        json!({ "halloween": true, "wickedness": "mixed", "promos": true }),
        json!({ "edition": "dark", "wickedness": "green", "promos": true }),
        json!({ "edition": "dark", "wickedness": "red", "automatic": false }),
        json!({ "power_up": "standard", "halloween": true }),
        json!({ "power_up": "draft" }),
        json!({ "power_up": "active", "automatic": false }),
        json!({ "packs": ["cultists", "tower", "transformation", "curses", "berserk"] }),
        json!({ "packs": ["curses", "berserk"], "halloween": true, "power_up": "standard" }),
    ]
    .into_iter()
    .cycle()
    .take(24)
    .enumerate()
    {
        let powered = options.get("power_up").is_some();
        let (seats, most) = if powered {
            (&evolved[..], 900)
        } else {
            (&all[..2 + seed % 5], 500)
        };
        let new = json!({ "do": "new", "seats": seats, "options": options, "seed": seed });
        names.extend(heard(&schema, new, seed as u64, most));
    }
    for seed in 0..6 {
        let wild = super::games::wild_table(4, seed).position(&[]);
        let nature = if seed > 3 {
            json!({ "nature": "asked" })
        } else {
            json!({ "seed": seed })
        };
        let mut load = json!({ "do": "load", "position": wild });
        load.as_object_mut()
            .expect("an object")
            .extend(nature.as_object().expect("an object").clone());
        names.extend(heard(&schema, load, seed, 300));
    }
    // The Snake of the Sphinx takes an Evolution from a hand.
    let sphinx = json!({
        "options": { "packs": ["curses"], "power_up": "standard" },
        "curse": "gaze-of-the-sphinx",
        "seats": [
            { "monster": "the-king", "evolutions": { "hand": ["giant-banana"] } },
            { "monster": "gigazaur", "evolutions": { "hand": ["radioactive-waste"] } },
        ],
        "turn": { "phase": "roll", "rolls": 3, "dice": ["1", "1", "2", "2", "3", "3"], "fate": "snake" },
    });
    for seed in 0..4 {
        let load = json!({ "do": "load", "position": sphinx, "seed": seed });
        names.extend(heard(&schema, load, seed, 8));
    }
    let known: BTreeSet<_> = State::descriptions()
        .events
        .iter()
        .chain(State::descriptions().questions)
        .flat_map(|entry| [entry.name, entry.id, entry.or_id])
        .filter(|name| !name.is_empty())
        .collect();
    let told = |name: &&String| !name.is_empty();
    assert!(
        names
            .iter()
            .filter(told)
            .all(|name| known.contains(name.as_str())),
        "{names:?}"
    );
    let unheard: Vec<_> = known.iter().filter(|name| !names.contains(**name)).collect();
    assert!(unheard.len() < 12, "{unheard:?}");
}

#[test]
fn every_response_of_random_duels_fits_the_schema() {
    let schema = schema();
    let mut names = BTreeSet::new();
    for seed in 0..16u64 {
        let pair = [0, 1].map(|more| Monster::ALL[(seed as usize + more) % 6]);
        let new = json!({
            "do": "new", "game": "duel", "monsters": pair, "automatic": seed % 4 > 0,
            "nature": (seed % 8 == 7).then_some("asked"), "seed": (seed % 8 < 7).then_some(seed),
        });
        names.extend(heard(&schema, new, seed, 500));
    }
    let known: BTreeSet<_> = Duel::descriptions()
        .events
        .iter()
        .chain(Duel::descriptions().questions)
        .map(|entry| entry.name)
        .collect();
    assert!(
        names.iter().all(|name| known.contains(name.as_str())),
        "{names:?}"
    );
    let unheard: Vec<_> = known.iter().filter(|name| !names.contains(**name)).collect();
    assert!(unheard.len() < 4, "{unheard:?}");
}
