//! What is laid in front of monsters in words: whose a card is, tokens, saucers, reserved cards, Evolutions.

use super::{ok, refused};
use crate::Server;
use crate::desk::value;
use crate::game::Protocol;
use engine::classic::{Monster, Options, Pack, PowerUp, Setup, State, Wickedness};
use engine::proof::play_on;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// No game of random answers is longer.
const LONGEST: usize = 20_000;

/// Places of the engine's record that have words: they are never told under `rest`.
const WORDED: [&str; 11] = [
    "/in_play",
    "/evolutions/decks",
    "/evolutions/under",
    "/evolutions/hands",
    "/evolutions/discards",
    "/evolutions/shown",
    "/evolutions/stray_of",
    "/evolutions/target",
    "/evolutions/saucers",
    "/evolutions/reserved",
    "/packs/fate",
];

/// Those whose Evolutions leave something on the table, or go to others, come first.
const CAST: [Monster; 7] = [
    Monster::PumpkinJack,
    Monster::Alienoid,
    Monster::MekaDragon,
    Monster::SpacePenguin,
    Monster::BabyGigazaur,
    Monster::BoogieWoogie,
    Monster::CyberKitty,
];

/// A table with everything on; with each `shift` others sit there.
fn everything(power_up: PowerUp, seats: usize, shift: usize) -> State {
    let mut setup = Setup::of(seats).expect("2 to 6");
    setup.options = Options {
        promos: true,
        halloween: true,
        wickedness: Wickedness::Mixed,
        power_up,
        packs: Pack::ALL.into_iter().collect(),
        ..Options::default()
    };
    for (index, monster) in setup.monsters.iter_mut().enumerate() {
        *monster = CAST[(shift + index) % CAST.len()];
    }
    setup.start().expect("a table")
}

/// How often each word is said of a position.
fn count_words(said: &Value, counts: &mut BTreeMap<&'static str, u32>) {
    let text = said.to_string();
    for word in [
        "\"giver\":",
        "\"saucer\":true",
        "\"reserved\":",
        "\"target\":",
        "\"stray_of\":",
        "\"order_in_play\":",
        "\"shown\":",
        "\"under\":",
        "\"deck\":[",
        "\"fated\":",
        "\"tokens\":",
    ] {
        *counts.entry(word).or_default() += u32::from(text.contains(word));
    }
}

/// A place of the engine's record, whichever seat or slot it is.
fn without_numbers(path: &str) -> String {
    let steps = path.split('/').map(|step| match step.parse::<u8>() {
        Ok(_) => "N",
        Err(_) => step,
    });
    steps.collect::<Vec<_>>().join("/")
}

#[test]
fn what_has_a_word_is_never_told_without() {
    let (mut counts, mut told, mut bare) = (BTreeMap::new(), 0, 0);
    let mut left: BTreeMap<String, u32> = BTreeMap::new();
    for (nth, power_up) in PowerUp::ALL.into_iter().enumerate() {
        for seats in 2..=6 {
            let start = everything(power_up, seats, nth + seats);
            let mut answers = 0;
            play_on(start, (31 * nth + seats) as u64, LONGEST, |_, state, _| {
                answers += 1;
                // Long games say the same again and again.
                if answers > 200 && answers % 9 != 0 {
                    return;
                }
                let said = value(&state.position(&[]));
                let rest = said["rest"].as_object().into_iter().flatten();
                for (path, _) in rest {
                    let worded = WORDED.iter().any(|word| path.starts_with(word));
                    assert!(!worded && !path.is_empty(), "{path}\n{said}");
                    *left.entry(without_numbers(path)).or_default() += 1;
                }
                let position = serde_json::from_value(said.clone()).expect("a position in words");
                match State::lay(position) {
                    Ok(laid) => assert!(laid.state == *state, "{said}"),
                    Err(error) => panic!("{error}\n{said}"),
                }
                count_words(&said, &mut counts);
                told += 1;
                bare += u32::from(!said.to_string().contains("/agenda"));
            });
        }
    }
    println!("{told} positions, {bare} without /agenda: {counts:?}\nunder rest: {left:#?}");
    // Saucers and Evolutions in strange hands hardly come about by chance; other tests lay them.
    let rare = ["\"saucer\":true", "\"stray_of\":"];
    let mut often = counts.iter().filter(|(word, _)| !rare.contains(word));
    assert!(often.all(|(_, count)| *count > 20), "{counts:?}");
}

/// A table with Evolutions where everything that has a word lies.
fn strewn(power_up: &str) -> Value {
    json!({
        "options": { "power_up": power_up },
        "seats": [
            {
                "monster": "space-penguin",
                "cards": [
                    { "card": "worst-nightmare", "giver": 3 },
                    { "card": "icy-reflection", "key": 9, "copies": 8, "reserved": "heal" },
                ],
            },
            {
                "monster": "alienoid",
                "place": "city",
                "cards": [{ "card": "superior-alien-technology" }, { "card": "wings", "saucer": true }],
                "evolutions": { "hand": ["alien-scourge"], "shown": ["alien-scourge"], "under": ["anger-batteries"] },
            },
            {
                "monster": "meka-dragon",
                "cards": [{ "card": "target-acquired" }, { "card": "freeze-ray", "giver": 0, "tokens": 6 }],
            },
            { "monster": "boogie-woogie", "evolutions": { "discard": ["boo"] } },
            { "monster": "baby-gigazaur", "cards": [{ "card": "my-toy", "key": 8, "reserved": "jets" }] },
        ],
        "target": 1,
        "turn": { "phase": "roll", "dice": ["1", "1", "2", "heart", "claw", "claw"] },
    })
}

/// What `state` says after this position was loaded.
#[track_caller]
fn laid(position: Value) -> Value {
    let mut server = Server::default();
    ok(
        &mut server,
        json!({ "do": "load", "position": position, "nature": "asked" }),
    );
    let told = ok(&mut server, json!({ "do": "state" }))["position"].clone();
    ok(
        &mut server,
        json!({ "do": "load", "position": told, "nature": "asked" }),
    );
    assert_eq!(ok(&mut server, json!({ "do": "state" }))["position"], told);
    let worded = WORDED.iter().any(|word| told["rest"].to_string().contains(word));
    assert!(!worded, "{told}");
    told
}

/// The card in front of a seat as `state` tells it.
#[track_caller]
fn piece<'a>(told: &'a Value, seat: usize, card: &str) -> &'a Value {
    let mut cards = told["seats"][seat]["cards"].as_array().expect("cards").iter();
    cards.find(|piece| piece["card"] == card).expect("it lies there")
}

#[test]
fn gifts_targets_saucers_and_reserved_cards_are_laid_in_words() {
    for power_up in ["standard", "basic", "active", "controlled", "draft"] {
        let told = laid(strewn(power_up));
        assert_eq!(piece(&told, 0, "worst-nightmare")["giver"], 3);
        assert_eq!(piece(&told, 2, "freeze-ray")["giver"], 0);
        assert_eq!(piece(&told, 1, "wings")["saucer"], true);
        assert_eq!(piece(&told, 4, "my-toy")["reserved"], "jets");
        assert_eq!(piece(&told, 0, "icy-reflection")["reserved"], "heal");
        assert_eq!(told["target"], 1);
        let told = &told["seats"][1]["evolutions"];
        assert_eq!(told["shown"], json!(["alien-scourge"]));
        assert_eq!(told["under"], json!(["anger-batteries"]));
    }
}

#[test]
fn whose_a_card_is_follows_from_its_monster_unless_evolutions_were_drafted() {
    let mut position = strewn("standard");
    position["seats"][0]["cards"][0] = json!("worst-nightmare");
    assert_eq!(piece(&laid(position.clone()), 0, "worst-nightmare")["giver"], 3);
    position["options"]["power_up"] = json!("draft");
    assert_eq!(piece(&laid(position), 0, "worst-nightmare").get("giver"), None);
}

#[test]
fn drafted_decks_say_who_has_which_evolutions() {
    let mut position = json!({
        "options": { "power_up": "draft" },
        "seats": [
            {
                "monster": "kraken",
                "cards": ["nine-lives"],
                "evolutions": { "hand": ["cat-nip"], "discard": ["mega-purr"], "deck": ["healing-rain", "mouse-hunter"] },
            },
            {
                "monster": "cyber-kitty",
                "evolutions": {
                    "hand": ["eater-of-souls"],
                    "deck": [
                        "electro-scratch", "play-with-your-food", "feline-motor", "meow-missle",
                        "cult-worshippers", "destructive-wave", "high-tide", "terror-of-the-deep",
                        "sunken-temple", "mandibles-of-dread",
                    ],
                },
            },
        ],
        "turn": { "phase": "roll", "dice": ["1", "1", "2", "heart", "claw", "claw"] },
    });
    let told = laid(position.clone());
    for seat in 0..2 {
        let (said, told) = (
            &position["seats"][seat]["evolutions"],
            &told["seats"][seat]["evolutions"],
        );
        assert_eq!(told["hand"], said["hand"]);
        let sorted = |deck: &Value| {
            let mut deck: Vec<String> = serde_json::from_value(deck.clone()).expect("slugs");
            deck.sort();
            deck
        };
        assert_eq!(sorted(&told["deck"]), sorted(&said["deck"]));
    }
    assert_eq!(told["seats"][0]["evolutions"]["deck_size"], 2);
    // A deck that is not said holds what is left of its own monster; the others have to be somewhere.
    position["seats"][1]["evolutions"]
        .as_object_mut()
        .expect("said")
        .remove("deck");
    let mut server = Server::default();
    let load = json!({ "do": "load", "position": position });
    let error = refused(
        &mut server,
        load,
        "impossible-position",
        "position.seats[0].evolutions.deck",
    );
    assert!(error.contains("sunken-temple"), "{error}");
}

#[test]
fn words_for_what_lies_there_tell_nobody_what_is_hidden() {
    let mut server = Server::default();
    let mut position = strewn("draft");
    position["seats"][1]["evolutions"]["hand"] = json!(["alien-scourge", "mothership-support"]);
    position["seats"][3]["evolutions"]["deck"] = json!([
        "i-live-under-your-bed",
        "boogie-dance",
        "well-of-shadow",
        "worm-invaders",
        "nightlife"
    ]);
    position["seats"][0]["evolutions"] = json!({ "hand": ["dusk-ritual"] });
    ok(
        &mut server,
        json!({ "do": "load", "position": position, "nature": "asked" }),
    );
    let hidden = [
        "dusk-ritual",
        "mothership-support",
        "anger-batteries",
        "nightlife",
        "boo\"",
    ];
    for (viewer, knows) in [
        (json!(0), [true, false, false, false, false]),
        (json!(1), [false, true, true, false, false]),
        (json!(3), [false, false, false, true, true]),
        (Value::Null, [false; 5]),
    ] {
        let view = ok(&mut server, json!({ "do": "view", "seat": viewer }));
        let told = &view["position"];
        let text = told.to_string();
        assert_eq!(hidden.map(|slug| text.contains(slug)), knows, "{viewer} {text}");
        assert_eq!(told["target"], 1);
        assert_eq!(piece(told, 2, "freeze-ray")["giver"], 0);
        assert_eq!(piece(told, 1, "wings")["saucer"], true);
        assert_eq!(piece(told, 4, "my-toy")["reserved"], "jets");
        assert_eq!(told["seats"][1]["evolutions"]["shown"], json!(["alien-scourge"]));
        assert_eq!(told["seats"][1]["evolutions"]["deck_size"], 5);
    }
}

#[test]
fn every_counter_is_told() {
    let mut position = strewn("standard");
    position["seats"][1]["cards"] =
        json!(["smoke-cloud", { "card": "battery-monster", "tokens": 2 }, "jets"]);
    position["seats"][4]["cards"] = json!([]);
    position["seats"][0]["cards"] = json!([]);
    let told = laid(position);
    assert_eq!(piece(&told, 1, "smoke-cloud")["tokens"], 3);
    assert_eq!(piece(&told, 1, "battery-monster")["tokens"], 2);
    assert_eq!(piece(&told, 1, "jets").get("tokens"), None);
    assert_eq!(piece(&told, 2, "freeze-ray")["tokens"], 6);
}

#[test]
fn the_order_in_which_cards_came_is_told_where_their_keys_do_not_say_it() {
    let mut position = strewn("standard");
    position["seats"][0]["cards"] = json!([{ "card": "cold-wave", "key": 4 }, { "card": "jets", "key": 2 }]);
    position["seats"][1]["cards"] = json!([{ "card": "wings", "key": 3 }]);
    position["seats"][2]["cards"] = json!([]);
    position["seats"][4]["cards"] = json!([]);
    position.as_object_mut().expect("a position").remove("target");
    assert_eq!(laid(position.clone()).get("order_in_play"), None);
    position["order_in_play"] = json!([4, 3, 2]);
    assert_eq!(laid(position.clone())["order_in_play"], json!([4, 3, 2]));
    let mut server = Server::default();
    for (order, at) in [
        (json!([4, 3]), "position.order_in_play"),
        (json!([4, 3, 3]), "position.order_in_play[2]"),
        (json!([4, 3, 2, 7]), "position.order_in_play[3]"),
    ] {
        position["order_in_play"] = order;
        let load = json!({ "do": "load", "position": position });
        refused(&mut server, load, "impossible-position", at);
    }
}

#[test]
fn a_fate_that_shows_from_resolving_on_has_taken_effect() {
    let position = |phase: &str, more: Value| {
        let mut position = json!({
            "options": { "packs": ["curses"], "automatic": false },
            "curse": "confused-senses",
            "seats": [
                { "monster": "gigazaur", "hearts": 5, "energy": 2, "cards": ["rapid-healing"] },
                { "monster": "kraken", "hearts": 5, "place": "city", "cards": ["golden-scarab"] },
            ],
            "market": ["jets", null, null],
            "turn": { "phase": phase, "dice": ["1", "1", "2", "2", "3", "3"], "fate": "snake" },
        });
        if let Some(fated) = more.as_bool() {
            position["turn"]["fated"] = json!(fated);
        }
        position
    };
    // The holder of the Scarab takes what the active monster would gain.
    for (fated, hearts) in [
        (Value::Null, [5, 6]),
        (json!(true), [5, 6]),
        (json!(false), [6, 5]),
    ] {
        let mut server = Server::default();
        let load = json!({ "do": "load", "position": position("buy", fated), "nature": "asked" });
        ok(&mut server, load);
        let told = ok(&mut server, json!({ "do": "state" }))["position"]["turn"].clone();
        let said = (hearts == [6, 5]).then_some(false);
        assert_eq!(told.get("fated").and_then(Value::as_bool), said, "{told}");
        let heal = json!({ "do": "apply", "answer": { "use": { "card": "rapid-healing" } } });
        ok(&mut server, heal);
        let told = ok(&mut server, json!({ "do": "state" }))["position"]["seats"].clone();
        assert_eq!(
            [&told[0]["hearts"], &told[1]["hearts"]],
            [&json!(hearts[0]), &json!(hearts[1])]
        );
    }
    let load = json!({ "do": "load", "position": position("change-dice", json!(true)) });
    refused(
        &mut Server::default(),
        load,
        "impossible-position",
        "position.turn.fated",
    );
}

#[test]
fn what_cannot_lie_there_is_refused_with_its_place() {
    let mut server = Server::default();
    let mut others: Vec<String> = Vec::new();
    let mut sentences = Vec::new();
    for (place, said, at) in [
        // Whose a card is.
        ("/seats/2/cards/1/giver", json!(7), "seats[2].cards[1].giver"),
        ("/seats/2/cards/1/giver", json!(3), "seats[2].cards[1].giver"),
        ("/seats/1/cards/1/giver", json!(0), "seats[1].cards[1].giver"),
        ("/seats/0/alive", json!(false), "seats[2].cards[1].giver"),
        // The target token.
        ("/target", json!(5), "target"),
        ("/seats/2/monster", json!("kraken"), "target"),
        // Saucers.
        ("/seats/1/cards/0/saucer", json!(true), "seats[1].cards[0].saucer"),
        ("/seats/1/monster", json!("kraken"), "seats[1].cards[1].saucer"),
        // Reserved cards.
        (
            "/seats/4/cards/0/reserved",
            json!("heal"),
            "seats[4].cards[0].reserved",
        ),
        (
            "/seats/4/cards/0/reserved",
            json!("wings"),
            "seats[4].cards[0].reserved",
        ),
        (
            "/seats/4/cards/0/reserved",
            json!("tile-devious"),
            "seats[4].cards[0].reserved",
        ),
        (
            "/seats/2/cards/0/reserved",
            json!("nova-breath"),
            "seats[2].cards[0].reserved",
        ),
        ("/market", json!(["jets"]), "seats[4].cards[0].reserved"),
        // Evolutions.
        (
            "/seats/3/evolutions/hand",
            json!(["boo"]),
            "seats[3].evolutions.discard[0]",
        ),
        (
            "/seats/3/evolutions/deck",
            json!(["freeze-ray"]),
            "seats[3].evolutions.deck[0]",
        ),
        (
            "/seats/3/evolutions/discard",
            json!(["cold-wave"]),
            "seats[3].evolutions.discard[0]",
        ),
        (
            "/seats/3/evolutions/hand",
            json!(["cold-wave"]),
            "seats[3].evolutions.hand[0]",
        ),
        (
            "/seats/3/evolutions/under",
            json!(["candy"]),
            "seats[3].evolutions.under[0]",
        ),
        (
            "/seats/3/evolutions/under",
            json!(["jets"]),
            "seats[3].evolutions.under[0]",
        ),
        (
            "/seats/3/evolutions/shown",
            json!(["nightlife"]),
            "seats[3].evolutions.shown[0]",
        ),
        ("/seats/3/evolutions/deck", json!([]), "seats[3].evolutions.deck"),
        ("/stray_of", json!(8), "stray_of"),
        ("/options/power_up", json!("off"), "seats[1].cards[1].saucer"),
    ] {
        let mut position = strewn("standard");
        let (parent, last) = place.rsplit_once('/').expect("a pointer");
        if place == "/seats/0/alive" {
            position["seats"][0] = json!({ "monster": "space-penguin" });
        }
        position.pointer_mut(parent).expect("a place")[last] = said.clone();
        let answer = super::say(&mut server, json!({ "do": "load", "position": position }));
        let error = &answer["error"];
        let at = format!("position.{at}");
        if (&error["code"], &error["at"]) != (&json!("impossible-position"), &json!(at)) {
            others.push(format!("{place} {said}: {error}, not at {at}"));
        }
        sentences.push(format!("{place} {said}: {}", error["message"]));
    }
    eprintln!("{}", sentences.join("\n"));
    assert!(others.is_empty(), "{}", others.join("\n"));
}

#[test]
fn an_evolution_that_somebody_else_holds_goes_back_to_its_owner() {
    let mut position = strewn("standard");
    position["seats"][3]["evolutions"] = json!({ "hand": ["cold-wave"], "shown": ["cold-wave"] });
    position["stray_of"] = json!(0);
    let told = laid(position);
    assert_eq!(
        (&told["stray_of"], &told["seats"][3]["evolutions"]["hand"]),
        (&json!(0), &json!(["cold-wave"]))
    );
}

#[test]
fn a_die_that_leaves_the_roll_has_one_word_and_the_earlier_one_is_understood() {
    for (curse, before) in [("raging-flood", true), ("false-blessing", false)] {
        let position = json!({
            "options": { "packs": ["curses"], "automatic": false },
            "curse": curse,
            "seats": [{ "monster": "gigazaur" }, { "monster": "kraken" }],
            "turn": { "phase": "change-dice", "dice": ["1", "2", "3"], "fate": if before { "snake" } else { "ankh" } },
        });
        let mut server = Server::default();
        ok(
            &mut server,
            json!({ "do": "load", "position": position, "nature": "asked" }),
        );
        let told = ok(&mut server, json!({ "do": "legal" }))["answers"].to_string();
        assert!(told.contains("{\"choose\":{\"remove\":2}}"), "{told}");
        assert_eq!(told.contains("{\"choose\":{\"die\":2}}"), !before, "{told}");
        for (word, leaves) in [("remove", true), ("die", before)] {
            let choose = json!({ "do": "apply", "answer": { "choose": { word: 1 } } });
            ok(&mut server, choose);
            let dice = ok(&mut server, json!({ "do": "state" }))["position"]["turn"]["dice"].clone();
            let left = if leaves {
                json!(["1", "3"])
            } else {
                json!(["1", "2", "3"])
            };
            assert_eq!(dice, left, "{curse} {word}");
            ok(&mut server, json!({ "do": "undo" }));
        }
    }
}
