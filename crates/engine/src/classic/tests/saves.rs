//! Positions that come from a file: what was saved is loaded, what was damaged is refused or can be played to
//! its end.

use super::kit::table;
use super::other_boxes::{TABLES, wild_box};
use super::properties::wild_table;
use super::random_games::{play, play_on};
use crate::classic::{Face, State};
use crate::proof::Lottery;
use crate::{Chance, Game, Seat};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A few positions for each kind of question, from plain and from wild games.
fn positions() -> Vec<State> {
    let mut found: BTreeMap<String, Vec<State>> = BTreeMap::new();
    let mut keep = |state: &State, enough: usize| {
        // What waits tells positions apart that look alike from outside.
        let top = state.agenda.last().map(|task| format!("{task:?}"));
        let words = |text: String| text.split([' ', '(', '{']).next().unwrap_or_default().to_owned();
        let kind = words(format!("{:?}", state.question().what)) + &words(top.unwrap_or_default());
        let alike = found.entry(kind).or_default();
        if alike.len() < enough {
            alike.push(*state);
        }
    };
    for seed in 0..6 {
        for seats in 2..=6 {
            play(seats, 40_000 + seed, |before, after, _| {
                keep(before, seed as usize + 1);
                keep(after, seed as usize + 1);
            });
            play_on(wild_table(seats, seed), seed, |before, after, _| {
                keep(before, 2 * seed as usize + 2);
                keep(after, 2 * seed as usize + 2);
            });
        }
    }
    for (options, seats) in TABLES.into_iter().zip([2, 3, 4, 5, 6, 3]) {
        for seed in 0..4 {
            play_on(wild_box(seats, seed, options), seed, |before, after, _| {
                keep(before, 14);
                keep(after, 14);
            });
        }
    }
    found.into_values().flatten().collect()
}

/// The steps to everything inside a value, the value itself left out.
fn paths(value: &Value, here: &mut Vec<String>, all: &mut Vec<Vec<String>>) {
    let mut deeper = |step: String, inner: &Value| {
        here.push(step);
        all.push(here.clone());
        paths(inner, here, all);
        here.pop();
    };
    match value {
        Value::Object(map) => map.iter().for_each(|(key, inner)| deeper(key.clone(), inner)),
        Value::Array(list) => list
            .iter()
            .enumerate()
            .for_each(|(index, inner)| deeper(index.to_string(), inner)),
        _ => {}
    }
}

fn at<'a>(value: &'a mut Value, path: &[String]) -> &'a mut Value {
    path.iter().fold(value, |value, step| match value {
        Value::Object(map) => map.get_mut(step).expect("a path to something"),
        Value::Array(list) => &mut list[step.parse::<usize>().expect("an index")],
        _ => unreachable!("a path to something"),
    })
}

/// Damages one thing in a saved position; says what was done.
fn damage(file: &mut Value, words: &[String], lottery: &mut Lottery) -> String {
    const NUMBERS: [i64; 26] = [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 31, 32, 63, 64, 99, 127, 128, 200, 254, 255, 256, 32_768,
        65_535, -1,
    ];
    let mut below = |bound: usize| lottery.below(bound as u32) as usize;
    // A field first, so that the many cards in the piles do not hide the rest.
    let fields: Vec<String> = file.as_object().expect("an object").keys().cloned().collect();
    let field = fields[below(fields.len())].clone();
    let mut all = vec![vec![field.clone()]];
    paths(&file[&field], &mut vec![field], &mut all);
    let path = all[below(all.len())].clone();
    let other = all[below(all.len())].clone();
    let swapped = at(file, &other).clone();
    let (last, parents) = path.split_last().expect("a path has steps");
    let way = below(8);
    match (way, at(file, parents)) {
        (0, Value::Object(map)) => {
            map.remove(last);
        }
        (0, Value::Array(list)) => {
            list.remove(last.parse().expect("an index"));
        }
        (1, Value::Object(map)) => {
            // Another kind of task, question or ending around the same contents.
            let inner = map.remove(last).expect("it is there");
            map.insert(words[below(words.len())].clone(), inner);
        }
        (1, Value::Array(list)) => {
            let index: usize = last.parse().expect("an index");
            let twice = list[index].clone();
            list.insert(index, twice);
        }
        (2, _) => *at(file, &path) = swapped,
        _ => {
            let value = at(file, &path);
            *value = match &*value {
                Value::Number(number) => match below(3) {
                    0 => json!(number.as_i64().unwrap_or(0) + 1),
                    1 => json!(number.as_i64().unwrap_or(0) - 1),
                    _ => json!(NUMBERS[below(NUMBERS.len())]),
                },
                Value::Bool(claim) => json!(!claim),
                Value::String(_) => json!(words[below(words.len())]),
                Value::Null => json!(words[below(words.len())]),
                Value::Array(_) if below(2) == 0 => json!([]),
                Value::Array(_) | Value::Object(_) => Value::Null,
            };
        }
    }
    format!("{} ({way})", path.join("."))
}

/// Every word of these files: names of cards, places, tasks, questions.
fn words_of(files: &[Value]) -> Vec<String> {
    fn gather(value: &Value, words: &mut Vec<String>) {
        match value {
            Value::String(word) => words.push(word.clone()),
            Value::Array(list) => list.iter().for_each(|inner| gather(inner, words)),
            Value::Object(map) => {
                for (key, inner) in map {
                    words.push(key.clone());
                    gather(inner, words);
                }
            }
            _ => {}
        }
    }
    let mut words = Vec::new();
    for file in files {
        gather(&file["agenda"], &mut words);
        gather(&file["asks"], &mut words);
        gather(&file["hits"], &mut words);
        gather(&file["in_play"], &mut words);
    }
    words.sort_unstable();
    words.dedup();
    words
}

fn load(file: &Value) -> Result<State, String> {
    serde_json::from_value(file.clone()).map_err(|refused| refused.to_string())
}

/// Something that is changed in a saved position.
type Change<'a> = &'a dyn Fn(&mut Value);

#[test]
fn a_damaged_position_is_refused_or_played_to_its_end() {
    let positions = positions();
    assert!(positions.len() > 150, "{}", positions.len());
    let files: Vec<Value> = positions
        .iter()
        .map(|state| serde_json::to_value(state).expect("plain data"))
        .collect();
    let words = words_of(&files);
    let mut lottery = Lottery(17);
    let (mut refused, mut played) = (0, 0);
    for round in 0..ROUNDS {
        let index = round as usize % files.len();
        let mut file = files[index].clone();
        let done = damage(&mut file, &words, &mut lottery);
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            let Ok(state) = load(&file) else { return false };
            play_on(state, round, |before, after, answer| {
                if let Err(broken) = after.check() {
                    panic!("{broken}\nafter {answer:?} at {:?}", before.question());
                }
            });
            true
        }));
        match outcome {
            Ok(false) => refused += 1,
            Ok(true) => played += 1,
            Err(_) => panic!("round {round}: {done} in {}", files[index]),
        }
    }
    assert!(refused > ROUNDS / 4 && played > ROUNDS / 20, "{refused} {played}");
}

const ROUNDS: u64 = 4_000;

#[test]
fn whole_positions_are_loaded_as_they_were() {
    for state in positions() {
        let file = serde_json::to_string(&state).expect("plain data");
        assert_eq!(
            serde_json::from_str::<State>(&file).expect("what was saved"),
            state
        );
    }
}

#[test]
fn the_richest_monster_can_be_saved_after_another_gain() {
    let mut table = table(3).energy(Seat(0), 9_997).turn_of(Seat(0));
    table.plays([Face::Energy; 6]);
    assert_eq!(table.energy(Seat(0)), 9_999);
    assert_eq!(table.state.check(), Ok(()));
}

#[test]
fn a_file_that_is_no_position_is_refused() {
    let state = table(3).holding(Seat(1), "jets").turn_of(Seat(0)).state;
    let file = serde_json::to_string(&state).expect("plain data");
    for end in (0..file.len()).step_by(7) {
        serde_json::from_str::<State>(&file[..end]).expect_err("cut off");
    }
    for foreign in [
        "",
        "null",
        "7",
        "[]",
        "{}",
        "\"a game\"",
        "[1, 2, 3]",
        r#"{"version": 1, "seed": 3}"#,
        "\u{feff}{}",
    ] {
        serde_json::from_str::<State>(foreign).expect_err(foreign);
    }
    // Every field with something of another kind.
    let whole: Map<String, Value> = serde_json::from_str(&file).expect("an object");
    for field in whole.keys() {
        for wrong in [json!("x"), json!(-1), json!(1.5), json!([[]]), json!({"x": 1})] {
            let mut file = Value::Object(whole.clone());
            file[field] = wrong.clone();
            load(&file).expect_err(&format!("{field}: {wrong}"));
        }
    }
}

#[test]
fn a_refusal_names_the_field_and_what_is_allowed() {
    let state = table(4)
        .holding(Seat(1), ["jets", "wings"])
        .turn_of(Seat(0))
        .state;
    let cases: [(Change<'_>, &str); 8] = [
        (
            &|file| file["turn"]["active"] = json!(7),
            "turn.active: seat 7 does not sit at this table of 4",
        ),
        (&|file| file["seats"] = json!(0), "seats: 0 is not from 2 to 6"),
        (
            &|file| file["players"][2]["energy"] = json!(40_000),
            "players[2].energy: 40000 is not from 0 to 9999",
        ),
        (
            &|file| file["in_play"][0]["key"] = json!(0),
            "in_play[0].key: 0 is not from 1 to the last key given, 2",
        ),
        (
            &|file| file["in_play"][1]["key"] = json!(1),
            "in_play[1].key: 1 is there twice",
        ),
        (
            &|file| file["next_key"] = json!(0),
            "next_key: 0 is not from 1 to 60000",
        ),
        (
            &|file| file["in_play"][0]["card"] = json!("heal"),
            "in_play[0].card: heal is not kept",
        ),
        (
            &|file| file["asks"]["of"] = json!({"Seat": 15}),
            "asks: the one who is asked: seat 15 does not sit at this table of 4",
        ),
    ];
    for (change, wanted) in cases {
        let mut file = serde_json::to_value(state).expect("plain data");
        change(&mut file);
        let refusal = load(&file).expect_err(wanted);
        assert!(refusal.contains(wanted), "{refusal}");
    }
}

#[test]
fn what_a_seat_may_know_is_no_position_to_play_on() {
    let mut state = table(2).turn_of(Seat(0)).state;
    let card = state.bag.nth(0).expect("a deck");
    assert!(state.bag.take(card));
    state.known.push(crate::classic::Known {
        card: Some(crate::classic::CardId(card)),
        by: crate::Seats::of(Seat(0)),
    });
    let whole = serde_json::to_value(state).expect("plain data");
    load(&whole).expect("whole");
    let seen = serde_json::to_value(state.view(Some(Seat(1)))).expect("plain data");
    let refusal = load(&seen).expect_err("hidden");
    assert!(refusal.contains("known[0].card"), "{refusal}");
}
