//! Every answer of a seat has a number, the same in every position; and the number says the answer.

use super::games::wild_table;
use super::{ok, refused, say, table};
use crate::actions::{Numbers, VERSION};
use crate::game::Protocol;
use crate::{Server, classic, duel as protocol_duel};
use engine::classic::{Edition, Options, Pack, PowerUp, Setup, State, Wickedness};
use engine::duel::{self, State as Duel};
use engine::proof::{Lottery, play_on};
use engine::{Asked, Chance, Game, Seat};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};

/// Boxes by what the document calls them.
pub(super) fn boxes() -> Vec<(&'static str, Options)> {
    let base = Options::default();
    let dark = Options {
        edition: Edition::Dark,
        wickedness: Wickedness::Mixed,
        ..base
    };
    let mut all = vec![
        (
            "base game without power cards",
            Options {
                power_cards: false,
                ..base
            },
        ),
        ("base game", base),
        ("base game with promos", Options { promos: true, ..base }),
        (
            "base game with Halloween",
            Options {
                halloween: true,
                ..base
            },
        ),
        (
            "base game with the red or orange gauge",
            Options {
                wickedness: Wickedness::Red,
                ..base
            },
        ),
        (
            "base game with the green gauge",
            Options {
                wickedness: Wickedness::Green,
                ..base
            },
        ),
        (
            "base game with the mixed gauge",
            Options {
                wickedness: Wickedness::Mixed,
                ..base
            },
        ),
        ("Dark Edition", dark),
        (
            "base game with Evolutions",
            Options {
                power_up: PowerUp::Standard,
                ..base
            },
        ),
    ];
    for (name, pack) in [
        ("base game with `cultists`", Pack::Cultists),
        ("base game with `tower`", Pack::Tower),
        ("base game with `transformation`", Pack::Transformation),
        ("base game with `curses`", Pack::Curses),
        ("base game with `berserk`", Pack::Berserk),
    ] {
        let packs = [pack].into_iter().collect();
        all.push((name, Options { packs, ..base }));
    }
    let everything = Options {
        promos: true,
        halloween: true,
        wickedness: Wickedness::Mixed,
        power_up: PowerUp::Draft,
        packs: Pack::ALL.into_iter().collect(),
        ..base
    };
    all.push(("base game with everything", everything));
    let everything = Options {
        edition: Edition::Dark,
        ..everything
    };
    all.push(("Dark Edition with everything", everything));
    all
}

/// How many different numbers came up, by the part to which they belong.
type Seen = BTreeMap<String, BTreeMap<u64, u64>>;

/// Looks at what every seat may say in a position: each answer has a number below the size, and no two have
/// the same.
fn numbered<G: Protocol>(numbers: &G::Numbers, state: &G, seen: &mut Seen)
where
    G::Answer: std::hash::Hash,
{
    let Asked::Seat(asked) = state.asks() else { return };
    for nth in 0..state.seats() as u8 {
        let (speaker, mut legal) = (Seat(nth), Vec::new());
        if speaker == asked {
            state.answers(&mut legal);
        } else {
            state.free_actions(speaker, &mut legal);
        }
        let mut taken: HashMap<u64, G::Answer> = HashMap::new();
        for answer in legal {
            let Some(number) = numbers.number(state, speaker, answer) else {
                panic!("{answer:?} has no number at {}", json!(state.question()));
            };
            assert!(number < numbers.size(), "{answer:?}: {number}");
            if let Some(other) = taken.insert(number, answer) {
                panic!(
                    "{answer:?} and {other:?} have the number {number}: {}",
                    json!(state.question())
                );
            }
            let part = numbers
                .parts()
                .iter()
                .find(|part| (part.first..part.first + part.count).contains(&number));
            let part = part.expect("the parts leave no gap");
            *seen
                .entry(part.name.clone())
                .or_default()
                .entry(number)
                .or_default() += 1;
        }
    }
}

/// The parts follow one another, and every one has numbers.
fn whole<G: Game>(numbers: &impl Numbers<G>) {
    let mut next = 0;
    for part in numbers.parts() {
        assert_eq!(part.first, next, "{part:?}");
        next += part.count;
    }
    assert_eq!(numbers.size(), next);
    assert!(next < 1 << 20, "{next}");
}

#[test]
fn every_answer_of_the_classic_game_has_a_number_of_its_own() {
    for (name, options) in boxes() {
        let (numbers, mut seen) = (classic::Numbering::of(&options), Seen::new());
        whole::<State>(&numbers);
        for seats in 2..=6 {
            for seed in 0..3 {
                let mut setup = Setup::of(seats).expect("2 to 6");
                setup.options = options;
                let start = setup.start().expect("a table");
                play_on(start, seed, 1_500, |_, after, _| {
                    numbered(&numbers, after, &mut seen);
                });
            }
        }
        for word in ["reroll", "done", "yield", "stay", "group"] {
            assert!(seen.contains_key(word), "{name}: {word}");
        }
    }
}

/// All Keep cards lie in front of somebody, everybody is rich: uses and copies of every kind come up.
#[test]
fn every_answer_of_wild_tables_has_a_number_of_its_own() {
    let (numbers, mut seen) = (classic::Numbering::of(&Options::default()), Seen::new());
    for seats in 2..=6 {
        for seed in 0..12 {
            let start = wild_table(seats, seed);
            numbered(&numbers, &start, &mut seen);
            play_on(start, seed, 400, |_, after, _| {
                numbered(&numbers, after, &mut seen);
            });
        }
    }
    // Every card of the base game that is used in any way was.
    let parts = numbers.parts().iter().map(|part| part.name.as_str());
    let missing: Vec<&str> = parts.filter(|name| !seen.contains_key(*name)).collect();
    assert!(missing.len() <= 3, "{missing:?}");
}

#[test]
fn every_answer_of_duel_has_a_number_of_its_own() {
    let (numbers, mut seen) = (protocol_duel::Numbering::default(), Seen::new());
    whole::<Duel>(&numbers);
    for seed in 0..60 {
        let mut chance = Lottery(seed);
        let one = chance.below(6) as usize;
        let other = (one + 1 + chance.below(5) as usize) % 6;
        let mut setup = duel::Setup::of([one, other].map(|nth| duel::Monster::ALL[nth]));
        setup.automatic = seed % 4 > 0;
        let start = setup.start().expect("two monsters");
        play_on(start, seed, 3_000, |_, after, _| {
            numbered(&numbers, after, &mut seen);
        });
    }
    let parts = numbers.parts().iter().map(|part| part.name.as_str());
    let missing: Vec<&str> = parts.filter(|name| !seen.contains_key(*name)).collect();
    assert_eq!(
        missing,
        ["choose nothing"],
        "an empty choice is a word that no question needs yet"
    );
}

/// The boxes alone say the numbers: not who sits there, not what has happened.
#[test]
fn the_numbering_is_the_same_in_every_position() {
    for (name, options) in boxes() {
        let numbers = classic::Numbering::of(&options);
        for seats in [2, 6] {
            let mut setup = Setup::of(seats).expect("2 to 6");
            setup.options = Options {
                automatic: false,
                always_ask: true,
                two_player_variant: false,
                ..options
            };
            play_on(setup.start().expect("a table"), 3, 200, |_, after, _| {
                if Game::turn(after) % 3 == 1 {
                    assert_eq!(after.numbers().parts(), numbers.parts(), "{name}");
                }
            });
        }
    }
}

/// Through the protocol: what the mask tells can be said, and is the answer of the same index.
#[test]
fn an_action_is_the_answer_whose_number_it_is() {
    for (name, opening) in [
        (
            "base",
            json!({ "do": "new", "seats": ["kraken", "gigazaur", "alienoid"], "seed": 5 }),
        ),
        (
            "packs",
            json!({ "do": "new", "seats": ["kraken", "gigazaur", "the-king"], "seed": 6, "options": {
            "packs": ["cultists", "tower", "transformation", "curses", "berserk"], "power_up": "standard",
            "halloween": true, "wickedness": "mixed",
        } }),
        ),
        (
            "duel",
            json!({ "do": "new", "game": "duel", "monsters": ["the-king", "gigazaur"], "seed": 7 }),
        ),
    ] {
        let (mut server, mut chance) = (Server::default(), Lottery(9));
        let mut standing = ok(&mut server, opening);
        let numbering = ok(&mut server, json!({ "do": "actions" }));
        let size = numbering["size"].as_u64().expect("a size");
        assert_eq!(numbering["version"], VERSION);
        for step in 0..150 {
            let masked = ok(&mut server, json!({ "do": "legal", "mask": true }));
            let mask = masked["mask"].as_array().expect("a list").clone();
            assert_eq!(masked["count"], mask.len(), "{name}");
            assert_eq!(masked.get("answers"), None);
            if standing["question"]["of"] != "seat" {
                assert!(mask.is_empty());
                break;
            }
            assert!(
                mask.iter().all(|action| action.as_u64() < Some(size)),
                "{name}: {masked}"
            );
            let full = ok(&mut server, json!({ "do": "legal", "mask": true, "full": true }));
            assert_eq!(full["mask"], masked["mask"]);
            let answers = full["answers"].as_array().expect("a list");
            assert_eq!(answers.len(), mask.len());
            // A few of them, by number, by index and in words.
            for _ in 0..3 {
                let nth = chance.below(mask.len() as u32) as usize;
                let mut ends = Vec::new();
                for said in [
                    json!({ "action": mask[nth] }),
                    json!({ "index": nth }),
                    json!({ "answer": answers[nth]["answer"] }),
                ] {
                    let mut apply = said;
                    apply["do"] = json!("apply");
                    apply["seat"] = standing["question"]["seat"].clone();
                    ok(&mut server, apply);
                    ends.push(ok(&mut server, json!({ "do": "save" })));
                    ok(&mut server, json!({ "do": "undo" }));
                }
                assert!(
                    ends.windows(2).all(|two| two[0] == two[1]),
                    "{name}, step {step}: {}",
                    answers[nth]
                );
            }
            let nth = chance.below(mask.len() as u32) as usize;
            standing = ok(&mut server, json!({ "do": "apply", "action": mask[nth] }));
        }
    }
}

/// A position made by hand may hold more dice than any game: what lies beyond the bounds has no number, and is said
/// in words.
#[test]
fn what_lies_beyond_the_bounds_has_no_number_and_can_be_said_in_words() {
    let mut server = Server::default();
    let dice = vec!["1"; 10];
    ok(
        &mut server,
        json!({ "do": "load", "position": {
        "seats": [{ "monster": "gigazaur" }, { "monster": "the-king" }],
        "turn": { "phase": "roll", "dice": dice, "rolls": 1 },
    } }),
    );
    let size = ok(&mut server, json!({ "do": "actions" }))["size"].as_u64();
    let told = ok(&mut server, json!({ "do": "legal", "mask": true, "full": true }));
    let (mask, answers) = (&told["mask"], told["answers"].as_array().expect("a list"));
    let mut beyond = 0;
    for (nth, entry) in answers.iter().enumerate() {
        let tenth = entry["answer"]["reroll"].as_array();
        let tenth = tenth.is_some_and(|dice| dice.contains(&json!(9)));
        assert_eq!(mask[nth].is_null(), tenth, "{entry}");
        assert!(tenth || mask[nth].as_u64() < size);
        beyond += usize::from(tenth);
    }
    assert_eq!(beyond, 512);
    ok(&mut server, json!({ "do": "apply", "answer": { "reroll": [9] } }));
}

/// Cards that a seat may use while another one is asked have numbers for that seat.
#[test]
fn a_seat_that_is_not_asked_has_its_own_actions() {
    let mut server = Server::default();
    let position = json!({
        "seats": [
            { "monster": "gigazaur" },
            { "monster": "the-king", "energy": 9, "hearts": 4, "cards": ["rapid-healing"] },
        ],
        "turn": { "phase": "roll", "dice": ["1", "1", "2", "heart", "claw", "claw"], "rolls": 1 },
    });
    ok(&mut server, json!({ "do": "load", "position": position }));
    let mask = ok(&mut server, json!({ "do": "legal", "seat": 1, "mask": true }))["mask"].clone();
    let action = mask[0].clone();
    assert!(action.is_u64(), "{mask}");
    refused(
        &mut server,
        json!({ "do": "apply", "action": action }),
        "not-now",
        "action",
    );
    ok(&mut server, json!({ "do": "apply", "action": action, "seat": 1 }));
    let state = ok(&mut server, json!({ "do": "state" }));
    assert_eq!(state["position"]["seats"][1]["hearts"], 5);
}

#[test]
fn what_is_no_action_is_refused_with_a_reason() {
    let mut server = table();
    let size = ok(&mut server, json!({ "do": "actions" }))["size"].clone();
    for (request, code, at, says) in [
        (
            json!({ "do": "apply", "action": size }),
            "no-such-thing",
            "action",
            "numbered from 0",
        ),
        (
            json!({ "do": "apply", "action": u64::MAX }),
            "no-such-thing",
            "action",
            "numbered from 0",
        ),
        (
            json!({ "do": "apply", "action": 512 }),
            "not-now",
            "action",
            "\"mask\":true",
        ),
        (
            json!({ "do": "apply", "action": -1 }),
            "bad-field",
            "action",
            "u64",
        ),
        (
            json!({ "do": "apply", "action": 0, "index": 0 }),
            "bad-field",
            "answer",
            "one of them",
        ),
        (
            json!({ "do": "apply", "action": 0, "seat": 1 }),
            "not-now",
            "action",
            "not legal now",
        ),
        (
            json!({ "do": "actions", "game": "chess" }),
            "unknown-game",
            "game",
            "chess",
        ),
        (
            json!({ "do": "actions", "game": "duel", "options": {} }),
            "bad-field",
            "options",
            "no boxes",
        ),
        (
            json!({ "do": "actions", "options": { "promos": 3 } }),
            "bad-field",
            "options.promos",
            "boolean",
        ),
        (
            json!({ "do": "actions", "seats": 3 }),
            "bad-field",
            "seats",
            "unknown field",
        ),
    ] {
        let message = refused(&mut server, request, code, at);
        assert!(message.contains(says), "{message}");
    }
    // Without a table a game is meant; with one that table's.
    let mut empty = Server::default();
    let base = ok(&mut empty, json!({ "do": "actions" }));
    assert_eq!((&base["game"], &base["size"]), (&json!("classic"), &size));
    let duel = ok(&mut empty, json!({ "do": "actions", "game": "duel" }));
    assert_eq!(duel["game"], "duel");
    let gone = say(&mut empty, json!({ "do": "actions", "table": "x" }));
    assert_eq!(gone["error"]["code"], "no-game");
    let open =
        json!({ "do": "new", "game": "duel", "monsters": ["the-king", "gigazaur"], "seed": 1, "table": "x" });
    ok(&mut empty, open);
    let mut there = ok(&mut empty, json!({ "do": "actions", "table": "x" }));
    there.as_object_mut().expect("fields").remove("table");
    assert_eq!(there, duel);
}

/// The numbers of some answers in some boxes, written once. When one of them changes, programs that have learned
/// with the old ones are wrong: then `VERSION` is raised.
#[test]
fn the_numbers_of_known_answers_stay_what_they_are() {
    assert_eq!(VERSION, 1);
    let golden: Value = serde_json::from_str(include_str!("actions.json")).expect("JSON");
    let mut told = serde_json::Map::new();
    for (name, options) in boxes() {
        let numbers = classic::Numbering::of(&options);
        told.insert(name.to_owned(), heads(numbers.parts()));
    }
    told.insert(
        "Duel".to_owned(),
        heads(protocol_duel::Numbering::default().parts()),
    );
    told.insert("answers".to_owned(), json!(known_answers()));
    let told = Value::Object(told);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/tests/actions.json");
        std::fs::write(path, format!("{told:#}\n")).expect("it can be written");
        return;
    }
    assert_eq!(told, golden);
}

/// How large it is, and some parts of each numbering: the first ones, and every twentieth use.
fn heads(parts: &[crate::actions::Part]) -> Value {
    let shown = parts
        .iter()
        .enumerate()
        .filter(|(nth, _)| *nth < 11 || nth % 20 == 0 || nth + 1 == parts.len());
    shown
        .map(|(_, part)| json!([part.name, part.first, part.count]))
        .collect()
}

/// What can be said in a few positions, each answer with its number.
fn known_answers() -> Vec<(String, u64)> {
    let classic = |position: Value| {
        let position = serde_json::from_value(position).expect("a position in words");
        State::lay(position).expect("such a table can be").state
    };
    let mut known = Vec::new();
    for position in [
        json!({
            "seats": [
                { "monster": "gigazaur", "energy": 9, "place": "city",
                  "cards": ["plot-twist", "stretchy", "parasitic-tentacles"] },
                { "monster": "the-king", "cards": ["wings", "extra-head"] },
                { "monster": "alienoid", "cards": ["extra-head"] },
            ],
            "market": ["jets", "heal", null],
            "turn": { "phase": "buy" },
        }),
        json!({
            "seats": [
                { "monster": "gigazaur", "energy": 9, "poison": 1, "shrink": 1, "cards": ["healing-ray"] },
                { "monster": "the-king", "hearts": 3 },
                { "monster": "alienoid", "hearts": 9 },
            ],
            "turn": { "phase": "resolve", "dice": ["heart", "heart", "1", "1", "1", "2"] },
        }),
        json!({
            "seats": [
                { "monster": "gigazaur", "energy": 9, "cards": ["plot-twist", "stretchy"] },
                { "monster": "the-king" },
            ],
            "turn": { "phase": "change-dice", "dice": ["heart", "2", "1", "1", "1", "2"], "rolls": 3 },
        }),
    ] {
        answers_of(&classic(position), &mut known);
    }
    let duel = serde_json::from_value(super::duel::middle()).expect("a position in words");
    answers_of(&Duel::lay(duel).expect("such a table can be").state, &mut known);
    known
}

fn answers_of<G: Protocol>(state: &G, into: &mut Vec<(String, u64)>) {
    let Asked::Seat(seat) = state.asks() else { return };
    let (numbers, mut legal) = (state.numbers(), Vec::new());
    state.answers(&mut legal);
    let numbered = legal.into_iter().map(|answer| {
        let number = numbers.number(state, seat, answer).expect("a number");
        (json!(G::say(answer)).to_string(), number)
    });
    into.extend(numbered);
}
