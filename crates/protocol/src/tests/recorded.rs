//! Records of games are loaded: whole, at a turn, after a number of answers; and refused where they are none.

use super::{ok, refused, say, table};
use crate::Server;
use crate::game::Protocol;
use engine::classic::{Options, Pack, PowerUp, Setup, State, Wickedness};
use engine::duel::{self, Monster};
use engine::proof::Lottery;
use engine::{Asked, Chance, Game};
use serde_json::{Value, json};
use table::Table;
use table::notation::Notation;
use table::record::{Head, Keep, Writer};

/// A game of random answers, as its table keeps it, and its record.
fn played<G: Protocol>(start: G, seed: Option<u64>, answers: usize, keep: Keep) -> (Table<G>, String) {
    let mut table = match seed {
        Some(seed) => Table::new(start, seed),
        None => Table::without_dealer(start),
    };
    let mut chance = Lottery(seed.unwrap_or(5));
    table.advance(&mut |_, _| {});
    for _ in 0..answers {
        let answer = match table.asks() {
            Asked::NoOne => break,
            Asked::Nature => table.state().deal(&mut chance),
            Asked::Seat(_) => table.state().any_answer(&mut chance),
        };
        let answer = answer.expect("somebody is asked");
        table.answer(answer, &mut |_, _| {}).expect("a legal answer");
    }
    let mut writer = Writer::begin(Vec::new(), Head::from(&table), &table, keep).expect("memory");
    writer.follow(&table).expect("memory");
    let text = String::from_utf8(writer.into_inner()).expect("UTF-8");
    (table, text)
}

fn classic(seats: usize, change: impl Fn(&mut Options)) -> State {
    let mut setup = Setup::of(seats).expect("2 to 6");
    change(&mut setup.options);
    setup.start().expect("a table")
}

fn everything(options: &mut Options) {
    options.packs = Pack::ALL.into_iter().collect();
    options.power_up = PowerUp::Standard;
    options.wickedness = Wickedness::Mixed;
    options.halloween = true;
    options.promos = true;
}

/// The position, and what has happened.
fn stands(server: &mut Server) -> (Value, Value) {
    let state = ok(server, json!({ "do": "state" }));
    (state["position"].clone(), ok(server, json!({ "do": "events" })))
}

/// Loaded in every way, the game is where its record says.
fn comes_back<G: Protocol>(start: G, seed: Option<u64>, answers: usize) {
    let (table, record) = played(start, seed, answers, Keep::Digests);
    let mut server = Server::default();
    let standing = ok(&mut server, json!({ "do": "load", "record": record }));
    let all = table.history().len();
    assert_eq!(standing["answered"], all);
    let (position, events) = stands(&mut server);
    assert_eq!(position, json!(table.state().position(&[])));
    let told = events["events"].as_array().expect("a list").len();
    assert_eq!(events["told"], told);
    // As the window or git on Windows would hand it over.
    let other = format!("\u{feff}{}", record.replace('\n', "\r\n"));
    ok(&mut server, json!({ "do": "load", "record": other }));
    assert_eq!(stands(&mut server), (position, events));
    // After so many answers; where the dealer is to speak then, it goes on as it did.
    let mut chance = Lottery(all as u64);
    for answers in [0, all / 2, chance.below(all as u32) as usize, all] {
        let load = json!({ "do": "load", "record": record, "answers": answers });
        let standing = ok(&mut server, load);
        let now = standing["answered"].as_u64().expect("a number") as usize;
        let mut there = table.at(answers, &mut |_, _| {});
        there.advance(&mut |_, _| {});
        assert_eq!(now, there.history().len(), "{answers}");
        let state = ok(&mut server, json!({ "do": "state" }))["position"].clone();
        assert_eq!(state, json!(there.state().position(&[])), "{answers}");
    }
    // At the beginning of a turn: the first position of that turn.
    for turn in 1..=table.state().turn() {
        let load = json!({ "do": "load", "record": record, "turn": turn, "nature": "asked" });
        let standing = ok(&mut server, load);
        let first = (0..=all).find(|answers| table.at(*answers, &mut |_, _| {}).state().turn() >= turn);
        assert_eq!(
            standing["answered"].as_u64(),
            first.map(|first| first as u64),
            "turn {turn}"
        );
        if turn > 4 {
            break;
        }
    }
    // The same dice come as at the table itself, and others with another seed.
    ok(
        &mut server,
        json!({ "do": "load", "record": record, "answers": all / 2 }),
    );
    let saved = ok(&mut server, json!({ "do": "save" }));
    assert_eq!(saved["saved"]["nature"]["seed"], json!(seed));
}

#[test]
fn a_record_is_loaded_whole_at_a_turn_and_after_any_answer() {
    comes_back(classic(3, |_| {}), Some(3), 60);
    comes_back(classic(2, |_| {}), Some(4), 5_000);
    comes_back(classic(4, everything), Some(5), 200);
    comes_back(classic(5, everything), None, 120);
    let duel = duel::Setup::of([Monster::TheKing, Monster::Gigazaur]);
    comes_back(duel.start().expect("two"), Some(6), 5_000);
    comes_back(duel.start().expect("two"), None, 90);
}

#[test]
fn a_game_goes_on_from_its_record_with_the_dice_of_its_table() {
    let (mut table, record) = played(classic(3, |_| {}), Some(11), 40, Keep::Nothing);
    let mut server = Server::default();
    ok(&mut server, json!({ "do": "load", "record": record }));
    for _ in 0..60 {
        let Some(answer) = table.state().default_answer() else {
            break;
        };
        table.answer(answer, &mut |_, _| {}).expect("a legal answer");
        ok(
            &mut server,
            json!({ "do": "apply", "answer": State::say(answer) }),
        );
    }
    let state = ok(&mut server, json!({ "do": "state" }))["position"].clone();
    assert_eq!(state, json!(table.state().position(&[])));
    ok(&mut server, json!({ "do": "load", "record": record, "seed": 12 }));
    let saved = ok(&mut server, json!({ "do": "save" }));
    assert_eq!(saved["saved"]["nature"]["seed"], 12);
    ok(
        &mut server,
        json!({ "do": "load", "record": record, "nature": "asked" }),
    );
    assert_eq!(
        ok(&mut server, json!({ "do": "save" }))["saved"]["nature"],
        json!(null)
    );
}

#[test]
fn what_is_no_whole_record_is_refused_with_what_to_do() {
    let (game, record) = played(classic(3, |_| {}), Some(3), 60, Keep::Positions);
    let answers = game.history().len();
    let cut = &record[..record.len() - 20];
    let changed = record.replacen("\"answer\":{\"n\":1,", "\"answer\":{\"n\":2,", 1);
    let mut server = table();
    let file = |name: &str| {
        let path = [env!("CARGO_MANIFEST_DIR"), "..", "..", "tests", "records", name];
        let path: std::path::PathBuf = path.iter().collect();
        std::fs::read_to_string(path).expect("the record is there")
    };
    for (load, code, at, says) in [
        (json!({ "record": "" }), "bad-save", "record", "the file is empty"),
        (
            json!({ "record": "nonsense" }),
            "bad-save",
            "record",
            "this is no record of a game",
        ),
        (json!({ "record": cut }), "bad-save", "record", "it breaks off"),
        (
            json!({ "record": changed }),
            "bad-save",
            "record",
            "its checksum is wrong",
        ),
        (
            json!({ "record": changed, "answers": 1 }),
            "bad-save",
            "record",
            "its checksum is wrong",
        ),
        (
            json!({ "record": file("classic-damaged.kot") }),
            "bad-save",
            "record",
            "look for another copy",
        ),
        (
            json!({ "record": file("duel-other-rules.kot") }),
            "bad-save",
            "record",
            "under other rules",
        ),
        (
            json!({ "record": record, "game": "duel" }),
            "bad-save",
            "record",
            "a game of \"classic\"",
        ),
        (
            json!({ "record": record, "answers": answers + 1 }),
            "no-such-thing",
            "answers",
            "answers",
        ),
        (
            json!({ "record": record, "turn": 9_000 }),
            "no-such-thing",
            "turn",
            "the last turn",
        ),
        (
            json!({ "record": record, "turn": 0 }),
            "bad-field",
            "turn",
            "counted from 1",
        ),
        (
            json!({ "record": record, "turn": 1, "answers": 1 }),
            "bad-field",
            "turn",
            "one of them",
        ),
        (
            json!({ "record": record, "turn": -1 }),
            "bad-field",
            "turn",
            "u16",
        ),
        (
            json!({ "record": record, "position": { "seats": [] } }),
            "bad-field",
            "position",
            "",
        ),
        (json!({ "record": [1] }), "bad-field", "record", "string"),
        (json!({ "turn": 1 }), "bad-field", "turn", "only a record"),
        (
            json!({ "answers": 1, "position": super::duel::middle(), "game": "duel" }),
            "bad-field",
            "answers",
            "only a record",
        ),
        (json!({}), "bad-field", "position", "or a record"),
        (
            json!({ "record": record, "seed": 1, "nature": "asked" }),
            "bad-field",
            "nature",
            "not both",
        ),
    ] {
        let mut request = load;
        request["do"] = json!("load");
        let told = say(&mut server, request.clone());
        let place = told["error"]["at"].as_str().expect("a place").to_owned();
        let place = if at == "position" && place.starts_with("position") {
            "position"
        } else {
            &place
        };
        assert_eq!((&told["error"]["code"], place), (&json!(code), at), "{told}");
        let message = refused(
            &mut server,
            request,
            code,
            told["error"]["at"].as_str().expect("a place"),
        );
        assert!(message.contains(says), "{message}");
    }
    // As far as the rules agree it is loaded all the same.
    let other = file("duel-other-rules.kot");
    let told = say(&mut server, json!({ "do": "load", "record": other }));
    let sentence = told["error"]["message"].as_str().expect("a sentence");
    let agreed: u64 = sentence
        .split("\"answers\":")
        .nth(1)
        .and_then(|rest| rest.split(' ').next()?.parse().ok())
        .expect("how many");
    let standing = ok(
        &mut server,
        json!({ "do": "load", "record": other, "answers": agreed }),
    );
    assert!(standing["answered"].as_u64() >= Some(agreed));
}
