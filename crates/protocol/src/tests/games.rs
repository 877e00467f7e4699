//! Whole games through the protocol: replayed with every throw and reveal, loaded at every question, taken
//! back.

use super::{ok, say, table};
use crate::Server;
use crate::desk::value;
use crate::game::Protocol;
use engine::classic::rule::Kind;
use engine::classic::{Answer, CardId, Monster, Options, Setup, State, Wickedness};
use engine::proof::{Lottery, play_on};
use engine::{Asked, Audience, Chance, Game};
use serde_json::{Value, json};
use table::notation::Notation;

/// No game of random answers is longer.
const LONGEST: usize = 20_000;

/// A table late in a wild game: all Keep cards are dealt out, everybody is rich, some are poisoned.
pub(super) fn wild_table(seats: usize, seed: u64) -> State {
    let mut lottery = Lottery(seed);
    let mut any = |bound: usize| lottery.below(bound as u32) as usize;
    let mut hands = vec![Vec::new(); seats];
    let (mut key, mut keys) = (1, Vec::new());
    let keep = CardId::all().filter(|card| card.kind() == Kind::Keep && card.card().base > 0);
    let (copies, keep): (Vec<_>, Vec<_>) = keep.partition(|card| card.copies_others());
    for card in keep {
        for _ in 0..card.card().base {
            hands[any(seats)].push(json!({ "card": card.slug(), "key": key }));
            keys.push(key);
            key += 1;
        }
    }
    for card in copies {
        let copied = keys[any(keys.len())];
        hands[any(seats)].push(json!({ "card": card.slug(), "key": key, "copies": copied }));
        key += 1;
    }
    let city = any(seats);
    let all: Vec<Value> = (0..seats)
        .map(|seat| {
            json!({
                "monster": Monster::ALL[seat].slug(),
                "hearts": 1 + any(10),
                "energy": any(30),
                "stars": any(15),
                "poison": any(3),
                "shrink": any(3),
                "place": if seat == city { "city" } else { "outside" },
                "cards": hands[seat],
            })
        })
        .collect();
    let position =
        json!({ "seats": all, "turn": { "active": any(seats), "phase": "start" }, "next_key": key });
    let position = serde_json::from_value(position).expect("a position in words");
    State::lay(position).expect("such a table can be").state
}

/// Options of every kind.
fn all_options() -> Vec<Options> {
    let base = Options::default();
    let all = [
        base,
        Options {
            automatic: false,
            two_player_variant: false,
            ..base
        },
        Options {
            power_cards: false,
            ..base
        },
        Options {
            promos: true,
            halloween: true,
            wickedness: Wickedness::Mixed,
            ..base
        },
        Options {
            wickedness: Wickedness::Green,
            ..Options::of(engine::classic::Edition::Dark)
        },
    ];
    // A box may not be in the program yet.
    let there = |options: &Options| {
        let mut setup = Setup::of(2).expect("2 to 6");
        setup.options = *options;
        setup.start().is_ok_and(|start| start.check().is_ok())
    };
    all.into_iter().filter(there).collect()
}

/// What `state` says is what `load` makes of it.
#[track_caller]
fn comes_back(state: &State) {
    let said = value(&state.position(&[]));
    let position = serde_json::from_value(said.clone()).unwrap_or_else(|error| panic!("{error}\n{said}"));
    match State::lay(position) {
        Ok(laid) => assert!(
            laid.state == *state && laid.coming.is_empty(),
            "{said}\n{laid:?}\n{state:?}"
        ),
        Err(error) => panic!("{error}\n{said}"),
    }
}

#[test]
fn every_position_of_a_game_is_loaded_as_it_was_told() {
    let mut by_phase = 0;
    let mut all = 0;
    for (options, seed) in all_options().into_iter().zip(70..) {
        for seats in 2..=6 {
            let mut setup = Setup::of(seats).expect("2 to 6");
            setup.options = options;
            let start = setup.start().expect("a table");
            comes_back(&start);
            let mut answers = 0;
            play_on(start, seed + 10 * seats as u64, LONGEST, |_, state, _| {
                answers += 1;
                // Long games say the same again and again.
                if answers > 200 && answers % 9 != 0 {
                    return;
                }
                comes_back(state);
                all += 1;
                by_phase += u32::from(!value(&state.position(&[])).to_string().contains("/agenda"));
            });
        }
    }
    // Most positions need no word of the engine's own.
    assert!(all > 2_000 && by_phase * 2 > all, "{by_phase} of {all}");
}

#[test]
fn cards_in_the_middle_of_their_work_are_told_too() {
    for seats in 2..=6 {
        for seed in 0..4 {
            let start = wild_table(seats, seed);
            comes_back(&start);
            play_on(start, seed, LONGEST, |_, state, _| comes_back(state));
        }
    }
}

/// Every answer of every seat and of Nature is understood in words.
#[test]
fn every_legal_answer_is_understood() {
    for (options, seed) in all_options().into_iter().zip(7..) {
        let mut setup = Setup::of(4).expect("2 to 6");
        setup.options = options;
        play_on(
            setup.start().expect("a table"),
            seed,
            LONGEST,
            |before, _, answer| {
                let mut legal = vec![answer];
                before.answers(&mut legal);
                for answer in legal {
                    let said = State::say(answer);
                    let again = serde_json::from_value(value(&said)).expect("an answer");
                    assert_eq!(before.hear(&again), Ok(answer), "{}", value(&said));
                }
            },
        );
    }
}

/// Plays a seeded game through the protocol with random answers; gives the server back at the end of the
/// game.
fn seeded(seats: &[&str], seed: u64, most: usize) -> Server {
    let mut server = Server::default();
    let mut lottery = Lottery(seed);
    let mut question = ok(
        &mut server,
        json!({ "do": "new", "seats": seats, "seed": seed, "options": { "promos": true } }),
    )["question"]
        .clone();
    for _ in 0..most {
        if question["of"] == "none" {
            break;
        }
        let legal = ok(&mut server, json!({ "do": "legal", "full": true }));
        let count = legal["count"].as_u64().expect("a count");
        let index = lottery.below(count as u32);
        question = ok(&mut server, json!({ "do": "apply", "index": index }))["question"].clone();
    }
    server
}

const SIX: [&str; 6] = [
    "gigazaur",
    "cyber-kitty",
    "the-king",
    "meka-dragon",
    "kraken",
    "alienoid",
];

#[test]
fn a_recorded_game_of_six_is_replayed_with_all_its_dice_and_reveals() {
    let mut dealt = seeded(&SIX, 2026, 4_000);
    let events = ok(&mut dealt, json!({ "do": "events" }));
    // What was said by hand: Nature's answers, and decisions that were not taken by themselves.
    let answers: Vec<Value> = events["events"]
        .as_array()
        .expect("a list")
        .iter()
        .filter(|event| {
            event["event"] == "NatureAnswered"
                || event["event"] == "DecisionMade" && event["automatic"] == json!(false)
        })
        .map(|event| event["answer"].clone())
        .collect();
    let saved = ok(&mut dealt, json!({ "do": "save" }))["saved"].clone();
    assert_eq!(saved["answers"].as_array().expect("a list"), &answers);
    assert!(answers.len() > 300, "{}", answers.len());

    let mut asked = Server::default();
    ok(
        &mut asked,
        json!({ "do": "new", "seats": SIX, "nature": "asked", "options": { "promos": true } }),
    );
    for (number, answer) in answers.iter().enumerate() {
        if number % 7 == 0 {
            // Any position of it can be loaded directly.
            let state = ok(&mut asked, json!({ "do": "state" }));
            let mut other = Server::default();
            ok(&mut other, json!({ "do": "load", "position": state["position"] }));
            let loaded = ok(&mut other, json!({ "do": "state" }));
            assert_eq!(loaded["position"], state["position"]);
            assert_eq!(loaded["question"], state["question"]);
        }
        ok(&mut asked, json!({ "do": "apply", "answer": answer }));
    }
    let ends = [&mut dealt, &mut asked].map(|server| ok(server, json!({ "do": "state" })));
    assert_eq!(ends[0]["position"], ends[1]["position"]);
    assert_eq!(ends[0]["question"]["of"], "none");
    // The same was told, too.
    let again = ok(&mut asked, json!({ "do": "events" }));
    assert_eq!(again["events"], events["events"]);
}

#[test]
fn what_was_saved_goes_on_as_if_nothing_had_happened() {
    let mut one = seeded(&SIX[..3], 5, 60);
    let saved = ok(&mut one, json!({ "do": "save" }))["saved"].clone();
    let mut other = Server::default();
    ok(&mut other, json!({ "do": "load", "saved": saved }));
    let mut lottery = Lottery(1);
    for _ in 0..80 {
        let count = ok(&mut one, json!({ "do": "legal" }))["count"]
            .as_u64()
            .expect("a count");
        if count == 0 {
            break;
        }
        let apply = json!({ "do": "apply", "index": lottery.below(count as u32) });
        assert_eq!(say(&mut one, apply.clone()), say(&mut other, apply));
    }
    let ends = [one, other].map(|mut server| say(&mut server, json!({ "do": "save" })));
    assert_eq!(ends[0], ends[1]);
}

#[test]
fn undo_is_the_way_back() {
    let mut server = seeded(&SIX[..2], 11, 0);
    let mut lottery = Lottery(3);
    let mut before = Vec::new();
    for _ in 0..40 {
        before.push((
            ok(&mut server, json!({ "do": "save" })),
            ok(&mut server, json!({ "do": "events" })),
        ));
        let count = ok(&mut server, json!({ "do": "legal" }))["count"]
            .as_u64()
            .expect("a count");
        ok(
            &mut server,
            json!({ "do": "apply", "index": lottery.below(count as u32) }),
        );
    }
    ok(&mut server, json!({ "do": "undo", "steps": 3 }));
    before.truncate(38);
    while let Some((saved, events)) = before.pop() {
        assert_eq!(ok(&mut server, json!({ "do": "save" })), saved);
        assert_eq!(ok(&mut server, json!({ "do": "events" })), events);
        if !before.is_empty() {
            // The dealer goes back as well: the same dice come again.
            let told = ok(&mut server, json!({ "do": "apply", "index": 0 }));
            ok(&mut server, json!({ "do": "undo" }));
            assert_eq!(ok(&mut server, json!({ "do": "apply", "index": 0 })), told);
            ok(&mut server, json!({ "do": "undo", "steps": 2 }));
        }
    }
}

#[test]
fn a_deck_in_a_known_order_answers_the_reveals() {
    let mut server = table();
    ok(
        &mut server,
        json!({ "do": "apply", "answer": { "deck": ["evacuation-orders", "gas-refinery"] } }),
    );
    let state = ok(&mut server, json!({ "do": "state" }))["position"].clone();
    assert_eq!(
        state["deck"]["order"],
        json!(["evacuation-orders", "gas-refinery"])
    );
    let mut server = Server::default();
    let mut position = state;
    position["turn"] = json!({ "phase": "buy", "active": 2, "dice": ["1", "1", "2", "2", "3", "3"] });
    position["seats"][2]["energy"] = json!(9);
    position["rest"] = json!({});
    position["seats"][2]["place"] = json!("city");
    position["seats"][1]["place"] = json!("outside");
    ok(&mut server, json!({ "do": "load", "position": position }));
    let told = ok(&mut server, json!({ "do": "apply", "answer": { "buy": 0 } }));
    assert_eq!(told["question"]["what"], "buy", "{told}");
    let state = ok(&mut server, json!({ "do": "state" }))["position"].clone();
    assert_eq!(state["market"], json!(["evacuation-orders", null, "heal"]));
    assert_eq!(state["deck"]["order"], json!(["gas-refinery"]));
    // Without an order Nature is asked again.
    ok(&mut server, json!({ "do": "apply", "answer": { "deck": [] } }));
    let told = ok(&mut server, json!({ "do": "apply", "answer": { "buy": 2 } }));
    assert_eq!(told["question"]["what"], "reveal", "{told}");
    ok(
        &mut server,
        json!({ "do": "apply", "answer": { "card": "energy-hoarder" } }),
    );
}

#[test]
fn a_phase_is_enough_to_go_on() {
    let seats = || json!([{ "monster": "gigazaur", "energy": 8 }, { "monster": "kraken", "place": "city" }]);
    let dice = json!(["1", "1", "1", "heart", "claw", "claw"]);
    for (turn, what) in [
        (json!({}), "throw"),
        (json!({ "active": 1 }), "throw"),
        (json!({ "phase": "roll" }), "throw"),
        (json!({ "phase": "roll", "dice": dice }), "roll"),
        (json!({ "phase": "roll", "dice": dice, "rolls": 3 }), "group"),
        (json!({ "phase": "change-dice", "dice": dice }), "group"),
        (json!({ "phase": "resolve", "dice": dice }), "group"),
        (
            json!({ "phase": "resolve", "dice": dice, "groups": ["claw"] }),
            "yield",
        ),
        (json!({ "phase": "resolve", "dice": dice, "groups": [] }), "buy"),
        (json!({ "phase": "enter", "dice": dice }), "buy"),
        (json!({ "phase": "buy", "dice": dice }), "buy"),
        (json!({ "phase": "end", "dice": dice }), "throw"),
    ] {
        let mut server = Server::default();
        let position = json!({ "seats": seats(), "turn": turn, "market": ["jets"] });
        let told = ok(&mut server, json!({ "do": "load", "position": position }));
        assert_eq!(told["question"]["what"], what, "{turn}\n{told}");
    }
    let mut server = Server::default();
    let position = json!({ "seats": seats(), "turn": { "active": 1 } });
    ok(&mut server, json!({ "do": "load", "position": position }));
    // Two monsters: starting in Tokyo brings energy.
    let state = ok(&mut server, json!({ "do": "state" }))["position"].clone();
    assert_eq!(state["seats"][1]["energy"], json!(1));
}

#[test]
fn a_view_hides_what_a_seat_cannot_know() {
    let mut server = table();
    let mut position = ok(&mut server, json!({ "do": "state" }))["position"].clone();
    position["deck"] =
        json!({ "top": [{ "card": "gas-refinery", "known_by": [2] }], "order": ["skyscraper"] });
    ok(&mut server, json!({ "do": "load", "position": position }));
    for (seat, knows) in [(json!(2), true), (json!(1), false), (Value::Null, false)] {
        let view = ok(&mut server, json!({ "do": "view", "seat": seat }));
        let text = view["position"].to_string();
        assert_eq!(text.contains("gas-refinery"), knows, "{text}");
        assert!(!text.contains("skyscraper"), "{text}");
    }
}

#[test]
fn a_card_on_which_one_seat_has_looked_is_told_to_that_seat_alone() {
    // Making of a game in which somebody looks at the deck: the first such one among a few.
    for seed in 0..40 {
        let mut session = table::Table::new(wild_table(4, seed), seed);
        session.advance(&mut |_, _| {});
        let mut server = Server::default();
        let position = value(&session.start().position(&[]));
        ok(
            &mut server,
            json!({ "do": "load", "position": position, "nature": "asked" }),
        );
        let mut lottery = Lottery(seed);
        let mut replay = *session.start();
        for _ in 0..1_500 {
            let answer = match replay.asks() {
                Asked::NoOne => break,
                Asked::Nature => replay.deal(&mut lottery).expect("asked"),
                Asked::Seat(_) => {
                    let mut legal = Vec::new();
                    replay.answers(&mut legal);
                    legal[lottery.below(legal.len() as u32) as usize]
                }
            };
            let peek = match replay.audience() {
                Audience::Only(seats) => seats.only(),
                Audience::Everybody => None,
            };
            replay.apply(answer).expect("listed");
            ok(
                &mut server,
                json!({ "do": "apply", "answer": State::say(answer) }),
            );
            if let (Some(seat), Answer::Card(card)) = (peek, answer) {
                for viewer in replay.all_seats() {
                    let told = ok(&mut server, json!({ "do": "events", "seat": viewer }));
                    let peeks = told["events"].as_array().expect("a list");
                    let peek = peeks
                        .iter()
                        .rfind(|event| event["event"] == "CardPeeked")
                        .expect("told");
                    let named = peek["card"] == json!(card.slug());
                    let place = peeks.iter().position(|event| event == peek).expect("told");
                    let nature = peeks[..place]
                        .iter()
                        .rfind(|event| event["event"] == "NatureAnswered");
                    let answered = nature.is_some_and(|event| !event["answer"].is_null());
                    assert_eq!((named, answered), (viewer == seat, viewer == seat), "{peek}");
                }
                return;
            }
        }
    }
    panic!("nobody has looked at the deck");
}

#[test]
fn monsters_without_dice_are_loaded_as_they_were_told() {
    let mut server = Server::default();
    let position = json!({
        "seats": [
            { "monster": "gigazaur", "shrink": 9, "energy": 2 },
            { "monster": "the-king", "shrink": 6, "place": "city", "cards": ["extra-head", "metamorph"] },
        ],
        "turn": { "active": 1, "phase": "end" },
    });
    ok(&mut server, json!({ "do": "load", "position": position }));
    let sale = json!({ "use": { "card": "metamorph", "target": 1 } });
    ok(&mut server, json!({ "do": "apply", "answer": sale }));
    let told = ok(&mut server, json!({ "do": "state" }))["position"].clone();
    ok(&mut server, json!({ "do": "load", "position": told }));
    assert_eq!(ok(&mut server, json!({ "do": "state" }))["position"], told);
}

#[test]
fn a_hit_that_a_costume_will_make_worse_is_called_lethal() {
    let mut server = Server::default();
    let position = json!({
        "seats": [
            { "monster": "gigazaur", "cards": ["devil"] },
            { "monster": "the-king", "hearts": 3, "energy": 2, "place": "city", "cards": ["wings"] },
            { "monster": "alienoid" },
        ],
        "options": { "halloween": true },
        "turn": { "phase": "resolve", "dice": ["1", "1", "2", "3", "claw", "claw"], "rolls": 3 },
    });
    ok(&mut server, json!({ "do": "load", "position": position }));
    let asked = ok(
        &mut server,
        json!({ "do": "apply", "answer": { "group": "claw" } }),
    );
    let hit = &asked["question"]["hit"];
    assert_eq!(
        (&hit["amount"], &hit["lethal"]),
        (&json!(2), &json!(true)),
        "{asked}"
    );
}

#[test]
fn what_loading_has_played_through_is_told() {
    let mut server = Server::default();
    let position = json!({
        "seats": [{ "monster": "gigazaur" }, { "monster": "the-king", "place": "city" }],
        "turn": { "phase": "buy" },
    });
    let load = json!({ "do": "load", "position": position, "nature": "asked" });
    // Nobody can buy anything: the turn ends, and the other one has begun.
    let standing = ok(&mut server, load);
    assert_eq!(
        (&standing["question"]["what"], &standing["answered"]),
        (&json!("throw"), &json!(0))
    );
    let told = ok(&mut server, json!({ "do": "events" }));
    assert_eq!(told["told"], standing["told"]);
    let names: Vec<_> = told["events"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|event| (event["event"].as_str().expect("a name"), event["seat"].as_u64()))
        .collect();
    for event in [
        ("DecisionMade", Some(0)),
        ("TurnEnded", Some(0)),
        ("TurnStarted", Some(1)),
    ] {
        assert!(names.contains(&event), "{names:?}");
    }
    // There is no question before it to go back to.
    let error = say(&mut server, json!({ "do": "undo" }))["error"].clone();
    assert_eq!(error["code"], "nothing-to-undo");
    // Whoever wants to be asked says so.
    let mut position = position;
    position["options"] = json!({ "automatic": false });
    let standing = ok(&mut server, json!({ "do": "load", "position": position }));
    assert_eq!(
        (&standing["question"]["seat"], &standing["question"]["what"]),
        (&json!(0), &json!("buy"))
    );
}

#[test]
fn state_lists_the_cards_bought_this_turn() {
    let mut server = Server::default();
    let position = json!({
        "seats": [
            { "monster": "gigazaur", "energy": 20 },
            { "monster": "the-king", "place": "city" },
        ],
        "market": ["jets", "heal", "wings"],
        "deck": { "order": ["nova-breath", "skyscraper", "gas-refinery"] },
        "turn": { "phase": "buy" },
    });
    ok(
        &mut server,
        json!({ "do": "load", "position": position, "seed": 3 }),
    );
    let bought = |server: &mut Server| ok(server, json!({ "do": "state" }))["bought"].clone();
    assert_eq!(bought(&mut server), json!([]));
    ok(&mut server, json!({ "do": "apply", "answer": { "buy": 2 } }));
    ok(&mut server, json!({ "do": "apply", "answer": { "buy": 1 } }));
    let both = json!([{ "seat": 0, "card": "wings" }, { "seat": 0, "card": "heal" }]);
    assert_eq!(bought(&mut server), both);
    ok(&mut server, json!({ "do": "undo" }));
    assert_eq!(bought(&mut server), json!([both[0]]));
    ok(&mut server, json!({ "do": "apply", "answer": { "done": true } }));
    assert_eq!(bought(&mut server), json!([]));
}
