//! What is wrong is answered, changes nothing, and says where.

use super::{ok, refused, say, table};
use crate::{LONGEST, Server, serve};
use serde_json::{Value, json};

#[test]
fn wrong_requests_are_answered_and_change_nothing() {
    let mut server = table();
    for (request, code, at) in [
        (json!("state"), "unknown-request", ""),
        (json!({ "do": "dance" }), "unknown-request", "do"),
        (json!({ "say": "hello" }), "unknown-request", "do"),
        (json!({ "do": 7 }), "unknown-request", "do"),
        (json!({ "do": "state", "seat": 1 }), "bad-field", "seat"),
        (json!({ "do": "view", "seat": "first" }), "bad-field", "seat"),
        (json!({ "do": "view", "seat": 3 }), "bad-field", "seat"),
        (json!({ "do": "events", "since": -1 }), "bad-field", "since"),
        (json!({ "do": "undo", "steps": 1 }), "nothing-to-undo", "steps"),
        (json!({ "do": "apply" }), "bad-field", "answer"),
        (
            json!({ "do": "apply", "index": 0, "answer": { "done": true } }),
            "bad-field",
            "answer",
        ),
        (json!({ "do": "apply", "index": 64 }), "no-such-thing", "index"),
        (json!({ "do": "apply", "answer": {} }), "bad-field", "answer"),
        (
            json!({ "do": "apply", "answer": { "done": true, "stay": true } }),
            "bad-field",
            "answer",
        ),
        (
            json!({ "do": "apply", "answer": { "done": false } }),
            "bad-field",
            "answer.done",
        ),
        (
            json!({ "do": "apply", "answer": { "jump": true } }),
            "bad-field",
            "answer.jump",
        ),
        (
            json!({ "do": "apply", "answer": { "stay": true } }),
            "not-now",
            "answer",
        ),
        (
            json!({ "do": "apply", "answer": { "reroll": [] } }),
            "no-such-thing",
            "answer",
        ),
        (
            json!({ "do": "apply", "answer": { "reroll": [0, 6] } }),
            "no-such-thing",
            "answer.reroll[1]",
        ),
        (
            json!({ "do": "apply", "answer": { "reroll": [0, 0] } }),
            "illegal-answer",
            "answer.reroll[1]",
        ),
        (
            json!({ "do": "apply", "answer": { "faces": ["1"] } }),
            "not-yours",
            "answer",
        ),
        (
            json!({ "do": "apply", "answer": { "faces": ["4"] } }),
            "bad-field",
            "answer.faces[0]",
        ),
        (
            json!({ "do": "apply", "answer": { "card": "wing" } }),
            "bad-field",
            "answer.card",
        ),
        (
            json!({ "do": "apply", "answer": { "use": { "card": "jets" } } }),
            "no-such-thing",
            "answer.use",
        ),
        (
            json!({ "do": "apply", "answer": { "choose": { "target": 1 } } }),
            "not-now",
            "answer.choose",
        ),
        (
            json!({ "do": "apply", "answer": { "hearts": { "others": { "3": 1 } } } }),
            "no-such-thing",
            "answer.hearts.others",
        ),
        (
            json!({ "do": "apply", "answer": { "done": true }, "seat": 1 }),
            "not-yours",
            "seat",
        ),
        (
            json!({ "do": "apply", "answer": { "deck": ["nova-breath"] }, "seat": 0 }),
            "not-yours",
            "seat",
        ),
        (
            json!({ "do": "apply", "answer": { "deck": ["jets"] } }),
            "impossible-position",
            "answer.deck[0]",
        ),
        (
            json!({ "do": "new", "seats": ["kraken"], "seed": 1 }),
            "bad-table",
            "",
        ),
        (
            json!({ "do": "new", "seats": ["kraken", "kraken"], "seed": 1 }),
            "bad-table",
            "",
        ),
        (
            json!({ "do": "new", "seats": ["kraken", "godzilla"], "seed": 1 }),
            "bad-field",
            "seats[1]",
        ),
        (
            json!({ "do": "new", "seats": ["kraken", "gigazaur"] }),
            "bad-field",
            "seed",
        ),
        (
            json!({ "do": "new", "seats": ["kraken", "gigazaur"], "seed": 1, "nature": "asked" }),
            "bad-field",
            "nature",
        ),
        (
            json!({ "do": "new", "seats": ["kraken", "gigazaur"], "seed": 1.5 }),
            "bad-field",
            "seed",
        ),
        (
            json!({ "do": "new", "seats": ["kraken", "gigazaur"], "seed": 1, "options": { "edition": "dark" } }),
            "bad-table",
            "",
        ),
        (
            json!({ "do": "new", "seats": ["kraken", "gigazaur"], "seed": 1, "options": { "x": 1 } }),
            "bad-field",
            "options.x",
        ),
        (
            json!({ "do": "new", "seats": ["kraken", "gigazaur"], "seed": 1, "game": "chess" }),
            "unknown-game",
            "game",
        ),
        (json!({ "do": "load" }), "bad-field", "position"),
        (json!({ "do": "load", "saved": {} }), "bad-field", "saved"),
        (json!({ "do": "quit", "now": true }), "bad-field", "now"),
    ] {
        refused(&mut server, request, code, at);
    }
    ok(
        &mut server,
        json!({ "do": "apply", "answer": { "reroll": [0, 2] } }),
    );
}

#[test]
fn impossible_positions_say_where() {
    let whole = || {
        json!({
            "seats": [
                { "monster": "gigazaur", "cards": ["jets"] },
                { "monster": "the-king", "place": "city", "cards": [{ "card": "wings", "key": 4 }] },
                { "monster": "alienoid" },
            ],
            "market": ["heal", null, null],
            "turn": { "phase": "roll", "dice": ["1", "1", "2", "heart", "claw", "claw"] },
        })
    };
    let mut server = table();
    let mut others: Vec<String> = Vec::new();
    let mut with = |place: &str, said: Value, code: &str, at: &str| {
        let mut position = whole();
        let (parent, last) = place.rsplit_once('/').expect("a pointer");
        match position.pointer_mut(parent).expect("a place") {
            Value::Array(list) => list[last.parse::<usize>().expect("an index")] = said.clone(),
            object => object[last] = said.clone(),
        }
        let request = json!({ "do": "load", "position": position });
        let error = say(&mut server, request)["error"].clone();
        if (&error["code"], &error["at"]) != (&json!(code), &json!(at)) {
            others.push(format!("{place} {said}: {error}, not {code} at {at}"));
        }
        error["message"].as_str().unwrap_or_default().to_owned()
    };
    let wrong = "impossible-position";
    let told = with("/market", json!(["jets"]), wrong, "position.seats[0].cards[0]");
    assert!(told.contains("market[0]"), "{told}");
    with("/discard", json!(["jets"]), wrong, "position.seats[0].cards[0]");
    with(
        "/deck",
        json!({ "top": [{ "card": "heal", "known_by": [0] }] }),
        wrong,
        "position.deck.top[0].card",
    );
    with("/discard", json!(["tile-devious"]), wrong, "position.discard[0]");
    with(
        "/market",
        json!([null, null, null, null]),
        wrong,
        "position.market",
    );
    with(
        "/seats/2",
        json!({ "monster": "alienoid", "alive": false, "place": "bay" }),
        wrong,
        "position.seats[2]",
    );
    with(
        "/seats/2",
        json!({ "monster": "alienoid", "alive": false, "hearts": 3 }),
        wrong,
        "position.seats[2].alive",
    );
    with(
        "/seats/2",
        json!({ "monster": "alienoid", "place": "city" }),
        wrong,
        "position",
    );
    with(
        "/seats/2",
        json!({ "monster": "alienoid", "place": "bay" }),
        wrong,
        "position",
    );
    with(
        "/seats/2",
        json!({ "monster": "alienoid", "hearts": 0 }),
        wrong,
        "position.seats[2]",
    );
    with(
        "/seats/2",
        json!({ "monster": "alienoid", "hearts": 11 }),
        wrong,
        "position.seats[2]",
    );
    with(
        "/seats/2",
        json!({ "monster": "alienoid", "stars": 21 }),
        wrong,
        "position.seats[2]",
    );
    with(
        "/seats/2",
        json!({ "monster": "alienoid", "energy": 40_000 }),
        wrong,
        "position.seats[2].energy",
    );
    with(
        "/seats/2",
        json!({ "monster": "alienoid", "energy": 70_000 }),
        "bad-field",
        "position.seats[2].energy",
    );
    with(
        "/seats/2",
        json!({ "monster": "alienoid", "wickedness": 3 }),
        wrong,
        "position.seats[2].wickedness",
    );
    with(
        "/seats/2",
        json!({ "monster": "alienoid", "follows": 2 }),
        wrong,
        "position.seats[2].follows",
    );
    with("/seats/2", json!({ "monster": "gigazaur" }), wrong, "position");
    with(
        "/seats/2",
        json!({ "monster": "alienoid", "cards": ["heal"] }),
        wrong,
        "position.seats[2].cards[0]",
    );
    with(
        "/seats/2",
        json!({ "monster": "alienoid", "cards": [{ "card": "camouflage", "tokens": 3 }] }),
        wrong,
        "position.seats[2].cards[0].tokens",
    );
    with(
        "/seats/2",
        json!({ "monster": "alienoid", "cards": [{ "card": "camouflage", "key": 4 }] }),
        wrong,
        "position.seats[2].cards[0].key",
    );
    with(
        "/seats/2",
        json!({ "monster": "alienoid", "cards": [{ "card": "camouflage", "copies": 9 }] }),
        wrong,
        "position.seats[2].cards[0].face",
    );
    with(
        "/seats/2",
        json!({ "monster": "alienoid", "cards": [{ "card": "camouflage", "x": 9 }] }),
        "bad-field",
        "position.seats[2].cards[0].x",
    );
    with(
        "/seats/2",
        json!({ "monster": "alienoid", "cards": ["camouflag"] }),
        "bad-field",
        "position.seats[2].cards[0]",
    );
    with(
        "/seats/2",
        json!({ "monster": "alienoid", "age": 9 }),
        "bad-field",
        "position.seats[2].age",
    );
    with("/turn/active", json!(3), wrong, "position.turn.active");
    with("/turn/active", json!(200), wrong, "position.turn.active");
    with("/turn/number", json!(0), wrong, "position.turn.number");
    with("/turn/rolls", json!(0), wrong, "position.turn.dice");
    with("/turn/fewer_dice", json!(2), wrong, "position.turn.fewer_dice");
    with(
        "/turn/marks",
        json!({ "shielded": [6] }),
        wrong,
        "position.turn.marks.shielded",
    );
    with(
        "/turn/marks",
        json!({ "shielded": [5] }),
        wrong,
        "position.turn.marks.shielded",
    );
    with(
        "/turn/marks",
        json!({ "probed": [6] }),
        wrong,
        "position.turn.marks.probed",
    );
    with(
        "/turn/queued",
        json!([{ "seat": 4 }]),
        wrong,
        "position.turn.queued[0].seat",
    );
    with("/turn/phase", json!("setup"), wrong, "position.turn.phase");
    with("/turn/phase", json!("over"), wrong, "position.turn.phase");
    with("/turn/phase", json!("later"), "bad-field", "position.turn.phase");
    with("/deck", json!({ "size": 3 }), wrong, "position.deck.size");
    with(
        "/deck",
        json!({ "order": ["jets"] }),
        wrong,
        "position.deck.order[0]",
    );
    with("/gauge", json!(["devious"]), wrong, "position.gauge");
    with(
        "/rest",
        json!({ "/nowhere": 1 }),
        wrong,
        "position.rest[\"/nowhere\"]",
    );
    with(
        "/rest",
        json!({ "/agenda": [{ "Yields": 9 }] }),
        wrong,
        "position.rest",
    );
    with("/rest", json!({ "/agenda": 7 }), wrong, "position");
    with("/next_key", json!(2), wrong, "position.seats[1].cards[0].key");
    with(
        "/outcome",
        json!({ "ending": "stars", "winners": [] }),
        wrong,
        "position.outcome.winners",
    );
    assert!(others.is_empty(), "\n{}\n", others.join("\n"));
    let tired = json!({
        "seats": [
            { "monster": "gigazaur", "shrink": 9 },
            { "monster": "the-king", "shrink": 9, "place": "city" },
        ],
        "options": { "power_cards": false },
    });
    refused(
        &mut server,
        json!({ "do": "load", "position": tired }),
        wrong,
        "position.seats",
    );
}

#[test]
fn a_tile_lies_on_the_gauge_once() {
    let mut server = table();
    let position = json!({
        "seats": [{ "monster": "gigazaur" }, { "monster": "kraken" }],
        "options": { "wickedness": "red" },
        "gauge": ["devious", "eternal", "devious"],
    });
    refused(
        &mut server,
        json!({ "do": "load", "position": position }),
        "impossible-position",
        "position.gauge",
    );
}

#[test]
fn what_is_saved_must_fit_together() {
    let mut server = table();
    ok(&mut server, json!({ "do": "apply", "answer": { "done": true } }));
    let saved = ok(&mut server, json!({ "do": "save" }))["saved"].clone();
    let mut with = |place: &str, said: Value, code: &str, at: &str| {
        let mut saved = saved.clone();
        *saved.pointer_mut(place).expect("a place") = said;
        refused(&mut server, json!({ "do": "load", "saved": saved }), code, at);
    };
    with("/format", json!(2), "bad-save", "saved.format");
    with("/game", json!("chess"), "unknown-game", "game");
    with(
        "/answers/0",
        json!({ "stay": true }),
        "not-now",
        "saved.answers[0]",
    );
    with("/answers", json!([]), "bad-save", "saved.position");
    with("/position/seats/0/stars", json!(3), "bad-save", "saved.position");
    with(
        "/start/seats/0/stars",
        json!(30),
        "impossible-position",
        "saved.start.seats[0]",
    );
}

#[test]
fn a_table_of_the_other_game_is_told_so() {
    let mut server = table();
    let duel = super::duel::middle();
    let two = json!({ "seats": [{ "monster": "alienoid" }, { "monster": "meka-dragon", "tokens": 1 }] });
    let classic = json!({ "seats": [{ "monster": "kraken" }, { "monster": "alienoid", "stars": 3 }] });
    let options = json!({ "seats": [{ "monster": "alienoid" }], "options": { "promos": true } });
    for (request, hint) in [
        (json!({ "do": "load", "position": duel }), "say \"game\":\"duel\""),
        (json!({ "do": "load", "position": two }), "say \"game\":\"duel\""),
        (
            json!({ "do": "new", "monsters": ["alienoid", "gigazaur"], "seed": 1 }),
            "say \"game\":\"duel\"",
        ),
        (
            json!({ "do": "load", "game": "duel", "position": classic }),
            "say \"game\":\"classic\"",
        ),
        (
            json!({ "do": "load", "game": "duel", "position": options }),
            "say \"game\":\"classic\"",
        ),
        (
            json!({ "do": "new", "game": "duel", "seats": ["alienoid", "gigazaur"], "seed": 1 }),
            "say \"game\":\"classic\"",
        ),
    ] {
        let error = say(&mut server, request.clone())["error"].clone();
        assert_eq!(error["code"], "bad-field", "{request}");
        let message = error["message"].as_str().expect("a sentence");
        assert!(message.ends_with(hint), "{request}\n{message}");
    }
    // A slip in a table of this game is no table of the other one.
    let slip =
        json!({ "do": "load", "position": { "seats": [{ "monster": "kraken", "heart": 3 }], "gauge": [] } });
    let error = say(&mut server, slip)["error"].clone();
    assert!(
        !error["message"].as_str().expect("a sentence").contains("say"),
        "{error}"
    );
}

#[test]
fn a_refusal_says_which_of_the_reasons_it_is() {
    let mut server = Server::default();
    let position = json!({
        "seats": [
            { "monster": "gigazaur", "energy": 4, "cards": ["metamorph"] },
            { "monster": "the-king", "place": "city", "cards": ["opportunist", "psychic-probe"] },
        ],
        "market": ["jets", "heal", null],
        "turn": { "phase": "buy" },
    });
    ok(&mut server, json!({ "do": "load", "position": position }));
    for (answer, code, at) in [
        (json!({ "buy": 0 }), "too-dear", "answer"),
        (json!({ "buy": 2 }), "no-such-thing", "answer"),
        (json!({ "buy": "wings" }), "no-such-thing", "answer.buy"),
        (json!({ "yield": true }), "not-now", "answer"),
        (json!({ "faces": ["1"] }), "not-yours", "answer"),
        (json!({ "use": { "card": "metamorph" } }), "not-now", "answer"),
        (
            json!({ "use": { "card": "psychic-probe" } }),
            "not-yours",
            "answer",
        ),
        (
            json!({ "use": { "card": "wings" } }),
            "no-such-thing",
            "answer.use",
        ),
    ] {
        refused(&mut server, json!({ "do": "apply", "answer": answer }), code, at);
    }
}

#[test]
fn a_rule_of_a_card_is_named_and_not_counted() {
    let mut server = Server::default();
    let position = json!({
        "seats": [
            { "monster": "gigazaur", "cards": ["plot-twist"] },
            { "monster": "the-king", "place": "city" },
        ],
        "turn": { "phase": "change-dice", "dice": ["1", "1", "2", "heart", "claw", "claw"] },
    });
    ok(&mut server, json!({ "do": "load", "position": position }));
    let twist = |rule: Value| {
        let used = json!({ "card": "plot-twist", "rule": rule, "die": 0, "face": "2" });
        json!({ "do": "apply", "answer": { "use": used } })
    };
    for wrong in [json!(0), json!("change-die")] {
        let told = refused(&mut server, twist(wrong), "bad-field", "answer.use.rule");
        assert!(told.contains("change-dice"), "{told}");
    }
    refused(&mut server, twist(json!("harm")), "no-such-thing", "answer.use");
    let listed = ok(&mut server, json!({ "do": "legal" }))["answers"][0]["answer"].clone();
    assert_eq!(listed["use"]["rule"], "change-dice", "{listed}");
    ok(&mut server, twist(json!("change-dice")));
}

#[test]
fn without_a_game_there_is_nothing_to_ask() {
    let mut server = Server::default();
    for name in ["state", "view", "legal", "apply", "undo", "events", "save"] {
        let told = say(&mut server, json!({ "do": name, "id": [name] }));
        assert_eq!(told["error"]["code"], "no-game");
        assert_eq!(told["id"], json!([name]));
    }
}

#[test]
fn the_process_goes_on_whatever_the_lines_say() {
    let mut input: Vec<u8> = Vec::new();
    for line in [
        &b"{"[..],
        b"",
        b"\xff\xfe\x00",
        b"nonsense",
        b"{\"do\":\"quit\",\"do\":\"dance\"}",
    ] {
        input.extend(line);
        input.push(b'\n');
    }
    input.extend("[".repeat(100_000).as_bytes());
    input.push(b'\n');
    input.extend(vec![b'7'; LONGEST + 1]);
    input.extend(b"\r\n{\"do\":\"new\",\"id\":\"x\",\"seats\":[\"kraken\",\"gigazaur\"],\"seed\":3}\r\n");
    input.extend(b"{\"do\":\"quit\"}\n{\"do\":\"state\"}\n");
    let mut output = Vec::new();
    serve(&mut input.as_slice(), &mut output).expect("memory can be read and written");
    let answers: Vec<Value> = String::from_utf8(output)
        .expect("text")
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let codes: Vec<_> = answers
        .iter()
        .map(|answer| answer["error"]["code"].as_str())
        .collect();
    let [bad, long] = [Some("not-json"), Some("too-long")];
    assert_eq!(
        codes,
        [bad, bad, bad, bad, Some("unknown-request"), bad, long, None, None]
    );
    assert_eq!(
        (&answers[7]["ok"], &answers[7]["id"]),
        (&json!(true), &json!("x"))
    );
}
