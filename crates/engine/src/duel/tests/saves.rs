//! Positions that come from a file: what was saved is loaded, what was damaged is refused or can be played to
//! its end.

use super::random_games::{play_on, table};
use crate::duel::agenda::Effect;
use crate::duel::cards::Cards;
use crate::duel::state::Turn;
use crate::duel::{Buzz, CardId, Kind, MARKET, Monster, Position, Setup, Space, Stage, State, What};
use crate::proof::Lottery;
use crate::{Chance, Game, Seat};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A table late in a wild game: most Keep cards are dealt out, tokens lie about, everybody is rich.
pub(super) fn wild_table(seed: u64) -> State {
    let mut chance = Lottery(seed);
    let mut below = |bound: usize| chance.below(bound as u32) as usize;
    let mut laid = Position::of(&table(&mut Lottery(seed)));
    let share = 2 + below(3);
    for player in &mut laid.players {
        player.kept = Default::default();
        player.health = 1 + below(usize::from(player.monster.health())) as u8;
        player.energy = below(30) as u16;
        player.tokens = below(3) as u8;
    }
    laid.discard = Cards::default();
    let mut left: Vec<CardId> = CardId::all().collect();
    laid.market = std::array::from_fn::<_, MARKET, _>(|_| Some(left.remove(below(left.len()))));
    while !left.is_empty() {
        let card = left.remove(below(left.len()));
        match (card.kind(), below(share)) {
            (Kind::Keep, seat @ 0..2) => laid.players[seat].kept.push(card),
            (_, 2) => laid.discard.add(card),
            _ => {}
        }
    }
    for seat in 0..2 {
        for card in laid.discard.iter() {
            if below(4) == 0 && Cards::listening(crate::duel::rule::On::Awaited).has(card) {
                laid.players[seat].awaiting.add(card);
            }
        }
    }
    laid.markers = [Space::at(below(9) as i8 - 4), Space::at(below(9) as i8 - 4)];
    laid.buzz = [None; Buzz::ALL.len()];
    laid.turn = Turn::of(Seat(below(2) as u8), 2 + below(9) as u16);
    let king = laid
        .players
        .iter()
        .any(|player| player.monster == Monster::TheKing);
    let mut state = laid.bare().expect("each card once");
    for buzz in Buzz::ALL.into_iter().filter(|buzz| king || !buzz.is_king()) {
        let mut places = Vec::new();
        state.each_place(buzz, &mut |placing| {
            places.push(placing);
            true
        });
        if !places.is_empty() && below(3) > 0 {
            state.buzz[buzz.index()] = Some(places[below(places.len())]);
        }
    }
    state.resume(Stage::Start).expect("wild, but possible")
}

/// What is asked and what waits for the answer, without the details.
fn kind_of(state: &State) -> String {
    fn word(text: &str) -> &str {
        text.split([' ', '(', '{']).next().unwrap_or_default()
    }
    let mut kind = word(&format!("{:?}", state.question().what)).to_owned();
    for effect in state.agenda.iter() {
        kind += match effect {
            Effect::Line(frame) => frame.card().map_or("power", CardId::slug).to_owned(),
            effect => word(&format!("{effect:?}")).to_owned(),
        }
        .as_str();
    }
    kind
}

/// A few positions for each kind of question and of what waits, from plain and from wild games.
fn positions() -> Vec<State> {
    let mut found: BTreeMap<String, Vec<State>> = BTreeMap::new();
    for seed in 0..400 {
        let start = if seed % 2 == 0 {
            table(&mut Lottery(seed))
        } else {
            wild_table(seed)
        };
        play_on(start, seed, |state, _| {
            let alike = found.entry(kind_of(state)).or_default();
            if alike.len() < 3 {
                alike.push(*state);
            }
        });
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

/// Damages one thing in a saved position, maybe with a part of another one; says what was done.
fn damage(file: &mut Value, other: &Value, words: &[String], chance: &mut Lottery) -> String {
    const NUMBERS: [i64; 24] = [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 14, 15, 16, 63, 64, 127, 128, 254, 255, 256, 65_535, -1, -7,
    ];
    let mut below = |bound: usize| chance.below(bound as u32) as usize;
    // A field first, so that the many cards in the piles do not hide the rest.
    let fields: Vec<String> = file.as_object().expect("an object").keys().cloned().collect();
    let favoured = ["agenda", "asks", "turn", "players", "phase"];
    let field = match below(10) {
        nth @ 0..5 if fields.iter().any(|field| field == favoured[nth]) => favoured[nth].to_owned(),
        _ => fields[below(fields.len())].clone(),
    };
    let mut all = vec![vec![field.clone()]];
    paths(&file[&field], &mut vec![field], &mut all);
    let path = all[below(all.len())].clone();
    let twin = all[below(all.len())].clone();
    let swapped = at(file, &twin).clone();
    let graft = other.pointer(&format!("/{}", path.join("/"))).cloned();
    let (last, parents) = path.split_last().expect("a path has steps");
    let way = below(9);
    match (way, at(file, parents)) {
        (0, Value::Object(map)) => {
            map.remove(last);
        }
        (0, Value::Array(list)) => {
            list.remove(last.parse().expect("an index"));
        }
        (1, Value::Object(map)) => {
            // Another kind of effect, question or ending around the same contents.
            let inner = map.remove(last).expect("it is there");
            map.insert(words[below(words.len())].clone(), inner);
        }
        (1, Value::Array(list)) => {
            let index: usize = last.parse().expect("an index");
            let twice = list[index].clone();
            list.insert(index, twice);
        }
        (2, _) => *at(file, &path) = swapped,
        // What is right at another table.
        (3 | 4, _) if graft.is_some() => *at(file, &path) = graft.expect("it is there"),
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

/// Every word of these files that says where the game stands: cards, faces, phases, effects, questions.
fn words_of(files: &[Value]) -> Vec<String> {
    fn gather(value: &Value, words: &mut HashSet<String>) {
        match value {
            Value::String(word) => {
                words.insert(word.clone());
            }
            Value::Array(list) => list.iter().for_each(|inner| gather(inner, words)),
            Value::Object(map) => {
                for (key, inner) in map {
                    words.insert(key.clone());
                    gather(inner, words);
                }
            }
            _ => {}
        }
    }
    let mut words = HashSet::new();
    for file in files {
        for field in ["agenda", "asks", "phase", "outcome"] {
            gather(&file[field], &mut words);
        }
    }
    let mut words: Vec<String> = words.into_iter().collect();
    words.sort_unstable();
    words
}

fn load(file: &Value) -> Result<State, String> {
    serde_json::from_value(file.clone()).map_err(|refused| refused.to_string())
}

/// Something that is changed in a saved position.
type Change<'a> = &'a dyn Fn(&mut Value);

const ROUNDS: u64 = 6_000;

#[test]
fn a_damaged_position_is_refused_or_played_to_its_end() {
    let positions = positions();
    assert!(positions.len() > 200, "{}", positions.len());
    let files: Vec<Value> = positions
        .iter()
        .map(|state| serde_json::to_value(state).expect("plain data"))
        .collect();
    let words = words_of(&files);
    let mut chance = Lottery(17);
    let (mut refused, mut played, mut laid) = (0, 0, 0);
    for round in 0..ROUNDS {
        let mut file = files[round as usize % files.len()].clone();
        // Two damages may cover for each other.
        let other = &files[chance.below(files.len() as u32) as usize];
        let mut done = damage(&mut file, other, &words, &mut chance);
        if round % 3 == 0 {
            done += &format!(", {}", damage(&mut file, other, &words, &mut chance));
        }
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            let stage = Stage::ALL[round as usize % Stage::ALL.len()];
            let resumed = State::unchecked(&file).is_ok_and(|state| {
                let state = state.resume(stage);
                if let Ok(state) = state {
                    play_on(state, round, |_, _| {});
                }
                state.is_ok()
            });
            laid += u64::from(resumed);
            let Ok(state) = load(&file) else { return false };
            play_on(state, round, |after, answer| {
                if let Err(broken) = after.check() {
                    panic!("{broken}\nafter {answer:?}");
                }
            });
            true
        }));
        match outcome {
            Ok(false) => refused += 1,
            Ok(true) => played += 1,
            Err(_) => panic!("round {round}: {done} gave {file}"),
        }
    }
    assert!(
        refused > ROUNDS / 4 && played > ROUNDS / 20 && laid > ROUNDS / 20,
        "{refused} {played} {laid}"
    );
}

#[test]
fn wild_games_hold_together_and_are_loaded_as_they_were() {
    for seed in 0..1_000 {
        play_on(wild_table(seed), seed, |state, answer| {
            if let Err(broken) = state.check() {
                panic!("seed {seed}: {broken}\nafter {answer:?}\n{state:#?}");
            }
            if seed % 10 == 0 {
                let file = serde_json::to_string(state).expect("plain data");
                assert_eq!(
                    serde_json::from_str::<State>(&file).expect("what was saved"),
                    *state
                );
            }
        });
    }
}

#[test]
fn a_file_that_is_no_position_is_refused() {
    let file = serde_json::to_string(&wild_table(3)).expect("plain data");
    for end in (0..file.len()).step_by(7) {
        serde_json::from_str::<State>(&file[..end]).expect_err("cut off");
    }
    for foreign in ["", "null", "7", "[]", "{}", "\"a game\"", "\u{feff}{}"] {
        serde_json::from_str::<State>(foreign).expect_err(foreign);
    }
    // Every field with something of another kind, and one that there is not.
    let whole: Map<String, Value> = serde_json::from_str(&file).expect("an object");
    for field in whole.keys() {
        for wrong in [json!("x"), json!(-1), json!(1.5), json!([[]]), json!({"x": 1})] {
            let mut file = Value::Object(whole.clone());
            file[field] = wrong.clone();
            load(&file).expect_err(&format!("{field}: {wrong}"));
        }
    }
    let mut more = Value::Object(whole);
    more["hearts"] = json!(3);
    load(&more).expect_err("there is no such field");
}

/// A position of a wild game in which this is asked while this waits.
fn asked(kind: &str) -> Value {
    let state = (0..400)
        .find_map(|seed| {
            let mut found = None;
            play_on(wild_table(seed), seed, |state, _| {
                if kind_of(state) == kind {
                    found.get_or_insert(*state);
                }
            });
            found
        })
        .unwrap_or_else(|| panic!("{kind} is asked"));
    serde_json::to_value(state).expect("plain data")
}

#[test]
fn a_refusal_names_the_field_and_what_is_allowed() {
    let cases: [(&str, Change<'_>, &str); 19] = [
        (
            "Roll",
            &|file| file["turn"]["active"] = json!(7),
            "turn.active: there is no seat 7",
        ),
        (
            "Roll",
            &|file| file["players"][1]["energy"] = json!(40_000),
            "players[1].energy: 40000 is not from 0 to 9999",
        ),
        (
            "Roll",
            &|file| file["players"][0]["health"] = json!(0),
            "players: a player has no hearts left",
        ),
        (
            "Roll",
            &|file| file["players"][0]["kept"] = json!(["frenzy"]),
            "players[0].kept: frenzy is not kept",
        ),
        (
            "Roll",
            &|file| file["players"][0]["awaiting"] = json!(["scrappy"]),
            "players[0].awaiting: scrappy does not wait",
        ),
        ("Roll", &|file| file["deck"] = json!([]), "deck: "),
        (
            "Roll",
            &|file| file["turn"]["rolls"] = json!(5),
            "turn.rolls: 5 is not from 0 to 4",
        ),
        (
            "Roll",
            &|file| file["turn"]["dice"] = json!([]),
            "turn.dice: 0 dice",
        ),
        (
            "Roll",
            &|file| file["turn"]["counting"] = json!(true),
            "turn.counting",
        ),
        (
            "Roll",
            &|file| file["markers"][0] = json!(7),
            "outcome: a marker is at the end",
        ),
        (
            "Roll",
            &|file| file["markers"][0] = json!(7.5),
            "7.5 is no space of a track",
        ),
        (
            "Roll",
            &|file| file["outcome"] = json!({"ending": "spotlight", "winner": 0}),
            "outcome: seat 0 has not won by Spotlight",
        ),
        (
            "Roll",
            &|file| file["phase"] = json!("buy"),
            "asks: Roll is not asked of seat",
        ),
        (
            "Roll",
            &|file| file["agenda"] = json!(["Nothing"]),
            "agenda[0]: Nothing does not wait on an empty agenda",
        ),
        (
            "Face",
            &|file| file["turn"]["resolved"] = json!(64),
            "turn.resolved: the mask 0b1000000",
        ),
        (
            "Face",
            &|file| file["turn"]["out"] = json!(1),
            "turn.out: two dice are taken out, or none",
        ),
        ("Mayhibernation", &|file| file["agenda"] = json!([]), "asks: May"),
        (
            "ThrowAgainstPacketcamouflage",
            &|file| file["asks"]["what"]["ThrowAgainst"]["dice"] = json!(16),
            "asks: ThrowAgainst",
        ),
        (
            "RevealSettleBoughtPurchasedPlaceBuzz",
            &|file| file["agenda"][3] = json!({"PlaceBuzz": "king"}),
            "agenda[3]: ",
        ),
    ];
    for (kind, change, wanted) in cases {
        let mut file = asked(kind);
        change(&mut file);
        let refusal = load(&file).expect_err(wanted);
        assert!(refusal.contains(wanted), "{refusal}, not {wanted}");
    }
}

#[test]
fn nobody_throws_for_the_first_turn_who_does_not_sit_at_the_table() {
    let mut chance = Lottery(5);
    let monsters = [Monster::Gigazaur, Monster::Alienoid];
    let mut state = Setup::of(monsters).start().expect("two different monsters");
    while !matches!(state.question().what, What::FirstThrow { .. }) {
        let answer = state.deal(&mut chance).expect("Nature is asked");
        state.apply(answer).expect("dealt");
    }
    let mut file = serde_json::to_value(state).expect("plain data");
    file["phase"] = json!({"first-throw": 7});
    file["asks"]["what"]["FirstThrow"]["seat"] = json!(7);
    let refusal = load(&file).expect_err("there is no seat 7");
    assert!(refusal.contains("there is no seat 7"), "{refusal}");
}
