//! Every request is answered at every kind of question of both games, and every question says what is needed to
//! answer it.

use super::schema::response_fits;
use super::{ok, say};
use crate::game::Protocol;
use crate::request::NAMES;
use crate::{Server, schema};
use bots::Level;
use engine::Chance;
use engine::classic::State;
use engine::duel::{Monster, State as Duel};
use engine::proof::Lottery;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// What a seat's question of this kind holds always, whatever lies on the table.
const CLASSIC: &[(&str, &[&str])] = &[
    ("roll", &["shown", "rolls", "limit", "default"]),
    ("opponent-dice", &["shown", "rolls", "limit"]),
    ("probed-die", &["shown", "rolls", "limit"]),
    ("change-dice", &["default"]),
    ("hearts", &["hearts"]),
    ("harm", &["hit"]),
    ("buy", &["prices", "default"]),
    ("opportunity", &["prices"]),
    ("choose-card", &["by"]),
    ("extra-turn", &["penalty"]),
    ("tile", &["level"]),
    ("curse", &["by"]),
    ("evolution", &["by"]),
    ("window", &["moment"]),
];

/// The same in Duel.
const DUEL: &[(&str, &[&str])] = &[
    ("first-roll", &["pool", "tokens", "default"]),
    ("roll", &["shown", "rolls", "limit", "any_of", "default"]),
    ("face", &["roll", "default"]),
    ("buy", &["market", "prices", "default"]),
    ("shop", &["market", "prices", "less", "by"]),
    ("place", &["buzz"]),
    ("may", &["by"]),
    ("choose", &["by", "among", "optional"]),
];

/// A question is of the same kind as others that ask the same thing for the same card or moment.
fn kind(question: &Value) -> String {
    let part = |name: &str| match &question[name] {
        Value::Null => String::new(),
        Value::String(word) => format!(" {word}"),
        Value::Object(spot) => spot
            .iter()
            .map(|(name, what)| format!(" {name} {what}"))
            .collect(),
        other => format!(" {other}"),
    };
    let of = question["of"].as_str().unwrap_or_default();
    let names = ["what", "moment", "by", "card", "among", "die"];
    format!("{of}{}", names.map(part).concat())
}

/// Whether a request has to be accepted where a seat is asked, where Nature is, and when the game is over.
type Accepted = (bool, bool, bool);

/// Everything that can be asked by this name, with where it has to be accepted; what changes the position is
/// taken back.
fn requests(name: &str, seats: usize, count: u64) -> Vec<(Value, Accepted)> {
    const ALWAYS: Accepted = (true, true, true);
    let of_seats = |fields: Value| -> Vec<(Value, Accepted)> {
        let one = |seat: usize| {
            let mut request = fields.clone();
            request["seat"] = json!(seat);
            (request, ALWAYS)
        };
        std::iter::once((fields.clone(), ALWAYS))
            .chain((0..seats).map(one))
            .collect()
    };
    match name {
        // A table is opened beside this one.
        "new" | "load" | "quit" => Vec::new(),
        "actions" => vec![(json!({ "do": "actions" }), ALWAYS)],
        "clone" => vec![(json!({ "do": "clone", "to": "beside" }), ALWAYS)],
        "close" => vec![(json!({ "do": "close", "table": "beside" }), ALWAYS)],
        "state" | "save" => vec![(json!({ "do": name }), ALWAYS)],
        "view" => of_seats(json!({ "do": "view" })),
        "legal" => {
            let mut all = of_seats(json!({ "do": "legal" }));
            all.extend(of_seats(json!({ "do": "legal", "full": true })));
            all.extend(of_seats(json!({ "do": "legal", "mask": true })));
            all
        }
        "advise" => Level::ALL
            .map(|level| {
                (
                    json!({ "do": "advise", "level": level.slug() }),
                    (true, false, false),
                )
            })
            .into(),
        "value" => vec![
            (json!({ "do": "value" }), ALWAYS),
            (json!({ "do": "value", "seed": 5 }), ALWAYS),
        ],
        "apply" => {
            let last = count.saturating_sub(1);
            [0, last / 2, last]
                .map(|index| (json!({ "do": "apply", "index": index }), (true, true, false)))
                .into()
        }
        "undo" => Vec::new(),
        "events" => {
            let mut all = of_seats(json!({ "do": "events" }));
            all.extend(of_seats(json!({ "do": "events", "since": 2 })));
            all
        }
        other => panic!("say here how {other} is asked at every question"),
    }
}

/// The open question with its answers stays the same where the table is opened again.
fn opened_again(schema: &Value, server: &mut Server, game: &str) {
    let legal = ok(server, json!({ "do": "legal" }));
    let position = ok(server, json!({ "do": "state" }))["position"].clone();
    let saved = ok(server, json!({ "do": "save" }))["saved"].clone();
    for request in [
        json!({ "do": "load", "game": game, "position": position }),
        json!({ "do": "load", "game": game, "saved": saved }),
    ] {
        let mut other = Server::default();
        let opened = ok(&mut other, request.clone());
        response_fits(schema, &request, &opened);
        assert_eq!(ok(&mut other, json!({ "do": "legal" })), legal, "{request}");
        ok(&mut other, json!({ "do": "quit" }));
    }
}

/// Makes every request at the open question.
#[track_caller]
fn ask_everything(schema: &Value, server: &mut Server, game: &str, question: &Value) {
    opened_again(schema, server, game);
    let before = ok(server, json!({ "do": "save" }));
    let seats = ok(server, json!({ "do": "state" }))["position"]["seats"]
        .as_array()
        .expect("a list")
        .len();
    let count = ok(server, json!({ "do": "legal" }))["count"]
        .as_u64()
        .expect("a number");
    for name in NAMES {
        for (request, (seat, nature, over)) in requests(name, seats, count) {
            let accepted = match question["of"].as_str() {
                Some("seat") => seat,
                Some("nature") => nature,
                _ => over,
            };
            let response = say(server, request.clone());
            assert_eq!(
                response["ok"],
                json!(accepted),
                "{request}\n{question}\n{response}"
            );
            assert_ne!(
                response["error"]["code"],
                json!("internal"),
                "{request}\n{question}"
            );
            response_fits(schema, &request, &response);
            if name == "apply" && accepted {
                ok(server, json!({ "do": "undo" }));
            }
            let chances = |list: &Value| -> Vec<f64> {
                let list = list.as_array().expect("a list").iter();
                list.map(|one| one.as_f64().or(one["win"].as_f64()).expect("a number"))
                    .collect()
            };
            match name {
                "value" => {
                    let wins = chances(&response["wins"]);
                    let sum: f64 = wins.iter().sum();
                    assert!(wins.len() == seats && sum < 1.001, "{question}\n{response}");
                }
                "advise" if accepted => {
                    // What is advised can be said, and the best stands first.
                    let wins = chances(&response["answers"]);
                    assert!(wins.is_sorted_by(|one, two| one >= two), "{question}\n{response}");
                    ok(server, json!({ "do": "apply", "answer": response["answer"] }));
                    ok(server, json!({ "do": "undo" }));
                }
                _ => {}
            }
        }
    }
    assert_eq!(
        ok(server, json!({ "do": "save" })),
        before,
        "something was changed"
    );
}

/// Plays a table with random answers and makes every request at each kind of question that is `new`ly met.
fn play(schema: &Value, opening: Value, seed: u64, most: usize, met: &mut BTreeMap<String, usize>) {
    let (game, always) = match opening["game"].as_str() {
        Some(game) => (game.to_owned(), DUEL),
        None => ("classic".to_owned(), CLASSIC),
    };
    let (mut server, mut lottery) = (Server::default(), Lottery(seed));
    let mut standing = ok(&mut server, opening);
    for _ in 0..most {
        let question = standing["question"].clone();
        if question["of"] == "seat" {
            let needed = always.iter().find(|(what, _)| question["what"] == *what);
            for field in needed.map_or(&[][..], |(_, fields)| fields) {
                assert!(question.get(field).is_some(), "no {field}: {question}");
            }
        }
        let times = met.entry(kind(&question)).or_default();
        *times += 1;
        if *times == 1 {
            ask_everything(schema, &mut server, &game, &question);
        }
        let legal = ok(&mut server, json!({ "do": "legal" }));
        let Some(count) = legal["count"].as_u64().filter(|count| *count > 0) else {
            break;
        };
        // Sets of dice are many: whoever likes them all the same would never stop.
        let listed = legal["answers"].as_array().expect("a list");
        let index = match lottery.below(3) {
            0 => lottery.below(count as u32).into(),
            _ if listed.is_empty() => lottery.below(count as u32).into(),
            _ => listed[lottery.below(listed.len() as u32) as usize]["index"].clone(),
        };
        standing = ok(&mut server, json!({ "do": "apply", "index": index }));
    }
}

/// The kinds of question that no game has met, by what they ask.
fn unmet<G: Protocol>(met: &BTreeMap<String, usize>) -> Vec<&'static str> {
    let asked: BTreeSet<&str> = met.keys().filter_map(|kind| kind.split(' ').nth(1)).collect();
    let all = G::descriptions().questions.iter().map(|entry| entry.name);
    all.filter(|name| !asked.contains(name)).collect()
}

#[test]
fn every_request_is_answered_at_every_question() {
    let (schema, mut met) = (schema(), BTreeMap::new());
    let evolved = [
        "space-penguin",
        "boogie-woogie",
        "baby-gigazaur",
        "meka-dragon",
        "pandakai",
        "alienoid",
        "the-king",
        "gigazaur",
        "cyber-bunny",
        "kraken",
        "cyber-kitty",
        "pumpkin-jack",
    ];
    let tables = [
        (json!({ "power_up": "draft" }), 250),
        (json!({ "power_up": "standard", "halloween": true }), 400),
        (json!({ "power_up": "active", "automatic": false }), 400),
        (json!({ "power_up": "controlled", "promos": true }), 300),
        (
            json!({ "packs": ["cultists", "tower", "transformation", "curses", "berserk"] }),
            500,
        ),
        (
            json!({ "packs": ["curses", "berserk"], "power_up": "draft" }),
            400,
        ),
        (
            json!({ "edition": "dark", "wickedness": "red", "automatic": false }),
            300,
        ),
        (
            json!({ "halloween": true, "wickedness": "mixed", "promos": true }),
            400,
        ),
        (json!({}), 300),
    ];
    for seed in 0..2 * tables.len() {
        let (options, most) = &tables[seed % tables.len()];
        let seats: Vec<&str> = (0..2 + seed % 3)
            .map(|nth| evolved[(2 * seed + nth) % evolved.len()])
            .collect();
        let dealt = json!({ "do": "new", "seats": seats, "options": options, "seed": seed });
        let asked = json!({ "do": "new", "seats": seats, "options": options, "nature": "asked" });
        play(&schema, dealt, seed as u64, *most, &mut met);
        play(&schema, asked, seed as u64, most / 4, &mut met);
    }
    for seed in 0..8 {
        let wild = super::games::wild_table(2 + seed as usize % 3, seed).position(&[]);
        let mut load = json!({ "do": "load", "position": wild });
        match seed {
            0 => load["nature"] = json!("asked"),
            _ => load["seed"] = json!(seed),
        }
        play(&schema, load, seed, 300, &mut met);
    }
    // What is seldom asked: a card is exchanged after a yield; whoever probes a die throws its three once more.
    let exchange = json!({
        "options": { "edition": "dark", "wickedness": "red" },
        "seats": [
            { "monster": "the-king", "cards": ["jets", "wings"] },
            { "monster": "gigazaur", "place": "city", "cards": ["unstable-dna"] },
        ],
        "turn": { "phase": "roll", "rolls": 3, "dice": ["claw", "1", "1", "2", "2", "claw"] },
    });
    let probe = json!({
        "options": { "halloween": true },
        "seats": [
            { "monster": "the-king" },
            { "monster": "gigazaur", "place": "city", "cards": ["witch", "background-dweller"] },
        ],
        "turn": { "phase": "roll", "rolls": 3, "dice": ["claw", "1", "1", "2", "2", "claw"] },
    });
    for seed in 0..40 {
        for position in [&exchange, &probe] {
            let load = json!({ "do": "load", "position": position, "seed": seed });
            play(&schema, load, seed, 8, &mut met);
        }
    }
    assert_eq!(unmet::<State>(&met), [""; 0]);
}

#[test]
fn every_request_is_answered_at_every_question_of_duel() {
    let (schema, mut met) = (schema(), BTreeMap::new());
    for seed in 0..8u64 {
        let pair = [0, 1].map(|more| Monster::ALL[(seed as usize + more) % 6]);
        let new = json!({
            "do": "new", "game": "duel", "monsters": pair, "automatic": seed % 2 > 0,
            "nature": (seed % 4 == 3).then_some("asked"), "seed": (seed % 4 < 3).then_some(seed),
        });
        play(&schema, new, seed, 400, &mut met);
    }
    // Dice are thrown against hits.
    let hits = json!({
        "seats": [{ "monster": "gigazaur" }, { "monster": "the-king", "cards": ["camouflage"] }],
        "turn": { "phase": "roll", "rolls": 3, "dice": ["claw", "claw", "fame", "fame", "energy", "energy"] },
    });
    let load = json!({ "do": "load", "game": "duel", "position": hits, "nature": "asked" });
    play(&schema, load, 1, 12, &mut met);
    // A pool of none, and of few.
    for fewer in 3..=6 {
        let few = json!({
            "seats": [{ "monster": "alienoid", "tokens": 1 }, { "monster": "meka-dragon" }],
            "turn": { "phase": "first-roll", "fewer_dice": fewer },
        });
        let load = json!({ "do": "load", "game": "duel", "position": few, "seed": 1 });
        let mut anew = BTreeMap::new();
        play(&schema, load, 1, 4, &mut anew);
    }
    assert_eq!(unmet::<Duel>(&met), [""; 0]);
}

/// Whatever dice lie there, the question says which roll it is, what the dice of the row show, and how many
/// rolls there are.
#[test]
fn the_roll_is_told_whichever_dice_lie_there() {
    for (name, dice, special) in [
        ("berserk", json!([]), json!({ "berserk": "skull" })),
        ("curses", json!([]), json!({ "fate": "snake" })),
        ("berserk", json!(["1"]), json!({ "berserk": "claw" })),
        ("berserk", json!(["1", "2", "claw"]), json!({})),
    ] {
        let mut position = json!({
            "options": { "packs": [name] },
            "seats": [
                { "monster": "gigazaur", "hearts": 4, "shrink": 6, "berserk": special.get("berserk").is_some() },
                { "monster": "the-king", "place": "city" },
                { "monster": "alienoid" },
            ],
            "turn": { "phase": "roll", "rolls": 1, "dice": dice },
        });
        position["seats"][0]["shrink"] = json!(6 - dice.as_array().expect("a list").len());
        if name == "curses" {
            position["curse"] = json!("set-storm");
        }
        let turn = position["turn"].as_object_mut().expect("an object");
        turn.extend(special.as_object().expect("an object").clone());
        let mut server = Server::default();
        let asked = ok(
            &mut server,
            json!({ "do": "load", "position": position, "seed": 5 }),
        )["question"]
            .clone();
        let told = json!({ "shown": asked["shown"], "rolls": asked["rolls"], "limit": asked["limit"] });
        assert_eq!(
            told,
            json!({ "shown": dice, "rolls": 1, "limit": 3 }),
            "{position}\n{asked}"
        );
        ask_everything(&schema(), &mut server, "classic", &asked);
    }
}
