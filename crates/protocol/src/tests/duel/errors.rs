//! What is wrong about Duel is answered, changes nothing, and says where.

use super::{middle, ok, refused, say, table};
use serde_json::{Value, json};

#[test]
fn wrong_answers_are_refused_and_change_nothing() {
    let mut server = table();
    let illegal = "illegal-answer";
    for (answer, code, at) in [
        (json!({}), "bad-field", "answer"),
        (json!({ "done": true, "sweep": true }), "bad-field", "answer"),
        (json!({ "done": false }), "bad-field", "answer.done"),
        (json!({ "jump": true }), "bad-field", "answer.jump"),
        (json!({ "group": "claw" }), "bad-field", "answer.group"),
        (json!({ "spend": true }), "not-now", "answer"),
        (json!({ "throw": true }), "not-now", "answer"),
        (json!({ "accept": true }), "not-now", "answer"),
        (json!({ "resolve": "claw" }), "not-now", "answer"),
        (json!({ "resolve": "1" }), "bad-field", "answer.resolve"),
        (json!({ "faces": ["claw"] }), "not-yours", "answer"),
        (json!({ "faces": ["paw"] }), "bad-field", "answer.faces[0]"),
        (json!({ "faces": vec!["claw"; 17] }), illegal, "answer.faces"),
        (json!({ "card": "photoshoot" }), "not-yours", "answer"),
        (json!({ "card": "wings" }), "bad-field", "answer.card"),
        (json!({ "reroll": [] }), "not-now", "answer"),
        (json!({ "reroll": [0, 6] }), "no-such-thing", "answer.reroll[0]"),
        (json!({ "reroll": ["claw"] }), "no-such-thing", "answer.reroll[0]"),
        (json!({ "reroll": [{}] }), "bad-field", "answer.reroll[0]"),
        (json!({ "reroll": [300] }), "bad-field", "answer.reroll[0]"),
        (json!({ "buy": 3 }), "no-such-thing", "answer"),
        (json!({ "buy": "energize" }), "no-such-thing", "answer.buy"),
        (
            json!({ "buy": { "card": "snack-time", "slot": 1 } }),
            "no-such-thing",
            "answer.buy",
        ),
        (json!({ "buy": {} }), "bad-field", "answer.buy"),
        (json!({ "buy": { "price": 3 } }), "bad-field", "answer.buy.price"),
        (json!({ "buy": "snack" }), "bad-field", "answer.buy"),
        (json!({ "buy": true }), "bad-field", "answer.buy"),
        (json!({ "use": "in-shape" }), "not-now", "answer"),
        (json!({ "use": "unstable-dna" }), "not-yours", "answer"),
        (
            json!({ "use": "alien-metabolism" }),
            "ambiguous-answer",
            "answer.use",
        ),
        (
            json!({ "use": "alien-metabolism", "slot": 3 }),
            "no-such-thing",
            "answer",
        ),
        (
            json!({ "use": { "card": "alien-metabolism", "slot": 1 }, "slot": 1 }),
            "bad-field",
            "answer.slot",
        ),
        (json!({ "buy": 0, "slot": 0 }), "bad-field", "answer.slot"),
        (json!({ "slot": 0 }), "bad-field", "answer"),
        (
            json!({ "place": { "track": "fame", "low": 2 } }),
            "not-now",
            "answer.place",
        ),
        (
            json!({ "place": { "track": "shame" } }),
            "bad-field",
            "answer.place.track",
        ),
        (json!({ "choose": "fame" }), "not-now", "answer.choose"),
        (json!({ "choose": "shame" }), "bad-field", "answer.choose"),
        (json!({ "choose": {} }), "bad-field", "answer.choose"),
        (
            json!({ "choose": { "dice": [0] } }),
            "no-such-thing",
            "answer.choose.dice[0]",
        ),
        (
            json!({ "deck": ["snack-time"] }),
            "impossible-position",
            "answer.deck[0]",
        ),
        (
            json!({ "deck": ["energize", "energize"] }),
            "impossible-position",
            "answer.deck[1]",
        ),
    ] {
        refused(&mut server, json!({ "do": "apply", "answer": answer }), code, at);
    }
    for (request, code, at) in [
        (
            json!({ "do": "apply", "answer": { "done": true }, "seat": 1 }),
            "not-yours",
            "seat",
        ),
        (
            json!({ "do": "apply", "answer": { "done": true }, "seat": 2 }),
            "bad-field",
            "seat",
        ),
        (json!({ "do": "apply", "index": 99 }), "no-such-thing", "index"),
        (json!({ "do": "view", "seat": 2 }), "bad-field", "seat"),
    ] {
        refused(&mut server, request, code, at);
    }
    ok(
        &mut server,
        json!({ "do": "apply", "answer": { "buy": "cannonball" } }),
    );
    for (place, code) in [
        (json!({ "track": "destruction", "low": 4 }), "ambiguous-answer"),
        (json!({ "track": "destruction" }), "ambiguous-answer"),
        // The marker, The King's token and the lizard lie there.
        (
            json!({ "track": "destruction", "low": 0, "turned": true }),
            "no-such-thing",
        ),
        (
            json!({ "track": "destruction", "low": -4, "turned": true }),
            "no-such-thing",
        ),
        (
            json!({ "track": "fame", "low": -5, "turned": true }),
            "no-such-thing",
        ),
        (
            json!({ "track": "fame", "low": 7, "turned": true }),
            "no-such-thing",
        ),
        (
            json!({ "track": "fame", "spaces": [4, 5], "buzz": "cat" }),
            "no-such-thing",
        ),
    ] {
        let apply = json!({ "do": "apply", "answer": { "place": place } });
        refused(&mut server, apply, code, "answer.place");
    }
    let again = json!({ "place": { "track": "fame", "low": 4, "turned": false } });
    ok(&mut server, json!({ "do": "apply", "answer": again }));
}

#[test]
fn there_is_no_such_table() {
    let mut server = table();
    for (fields, code, at) in [
        (json!({ "monsters": ["gigazaur", "gigazaur"] }), "bad-table", ""),
        (
            json!({ "monsters": ["gigazaur", "alienoid"], "first": 2 }),
            "bad-table",
            "",
        ),
        (json!({ "monsters": ["gigazaur"] }), "bad-field", "monsters"),
        (
            json!({ "monsters": ["gigazaur", "alienoid", "the-king"] }),
            "bad-field",
            "monsters",
        ),
        (
            json!({ "monsters": ["gigazaur", "kraken"] }),
            "bad-field",
            "monsters[1]",
        ),
        (json!({ "seats": ["gigazaur", "alienoid"] }), "bad-field", "seats"),
        (
            json!({ "monsters": ["gigazaur", "alienoid"], "options": {} }),
            "bad-field",
            "options",
        ),
        (json!({}), "bad-field", ""),
    ] {
        let mut request = json!({ "do": "new", "game": "duel", "seed": 1 });
        let object = request.as_object_mut().expect("an object");
        object.extend(fields.as_object().expect("an object").clone());
        refused(&mut server, request, code, at);
    }
    let unsaid = json!({ "do": "new", "game": "duel", "monsters": ["gigazaur", "alienoid"] });
    refused(&mut server, unsaid, "bad-field", "seed");
}

#[test]
fn impossible_positions_say_where() {
    let mut server = table();
    let mut others: Vec<String> = Vec::new();
    let mut with = |place: &str, said: Value, code: &str, at: &str| {
        let mut position = middle();
        let (parent, last) = place.rsplit_once('/').expect("a pointer");
        match position.pointer_mut(parent).expect("a place") {
            Value::Array(list) => list[last.parse::<usize>().expect("an index")] = said.clone(),
            object => object[last] = said.clone(),
        }
        let before = say(&mut server, json!({ "do": "save" }));
        let request = json!({ "do": "load", "game": "duel", "position": position });
        let error = say(&mut server, request)["error"].clone();
        if (&error["code"], &error["at"]) != (&json!(code), &json!(at)) {
            others.push(format!("{place} {said}: {error}, not {code} at {at}"));
        }
        assert_eq!(say(&mut server, json!({ "do": "save" })), before);
        error["message"].as_str().unwrap_or_default().to_owned()
    };
    let wrong = "impossible-position";
    let told = with(
        "/seats/1/cards",
        json!(["in-shape"]),
        wrong,
        "position.seats[1].cards[0]",
    );
    assert!(told.contains("seats[0].cards[1]"), "{told}");
    with("/discard", json!(["frenzy"]), wrong, "position.discard[0]");
    with(
        "/seats/0/cards",
        json!(["frenzy"]),
        wrong,
        "position.seats[0].cards[0]",
    );
    with(
        "/seats/0/cards",
        json!(["photoshoot"]),
        wrong,
        "position.seats[0].cards",
    );
    with(
        "/seats/0/cards",
        json!(["wings"]),
        "bad-field",
        "position.seats[0].cards[0]",
    );
    with(
        "/seats/0/cards",
        json!(vec!["in-shape"; 40]),
        wrong,
        "position.seats[0].cards",
    );
    with(
        "/seats/1/monster",
        json!("gigazaur"),
        wrong,
        "position.seats[1].monster",
    );
    with(
        "/seats/1/monster",
        json!("kraken"),
        "bad-field",
        "position.seats[1].monster",
    );
    with("/seats/0/hearts", json!(15), wrong, "position.seats[0].hearts");
    with("/seats/0/hearts", json!(0), wrong, "position.seats");
    with(
        "/seats/0/energy",
        json!(60_000),
        wrong,
        "position.seats[0].energy",
    );
    with(
        "/seats/0/energy",
        json!(70_000),
        "bad-field",
        "position.seats[0].energy",
    );
    with("/seats/0/tokens", json!(3), wrong, "position.seats[0].tokens");
    with("/seats/0/stars", json!(3), "bad-field", "position.seats[0].stars");
    with(
        "/seats/0/awaiting",
        json!(["in-shape"]),
        wrong,
        "position.seats[0].awaiting",
    );
    with(
        "/seats",
        json!([{ "monster": "gigazaur" }]),
        wrong,
        "position.seats",
    );
    with("/first", json!(2), wrong, "position.first");
    with("/markers/fame", json!(-7), wrong, "position.outcome");
    with("/markers/fame", json!(-8), "bad-field", "position.markers.fame");
    with("/markers/fame", json!(0.25), "bad-field", "position.markers.fame");
    with("/markers/fame", json!(-2.5), wrong, "position.markers.fame");
    with(
        "/markers/destruction",
        json!(0.5),
        wrong,
        "position.markers.destruction",
    );
    with(
        "/buzz/cat",
        json!({ "track": "fame" }),
        wrong,
        "position.buzz.cat.low",
    );
    with(
        "/buzz/cat",
        json!({ "track": "fame", "low": -5 }),
        wrong,
        "position.buzz",
    );
    with(
        "/buzz/cat",
        json!({ "track": "fame", "low": 8 }),
        wrong,
        "position.buzz",
    );
    with(
        "/buzz/cat",
        json!({ "track": "fame", "low": 2, "turned": true }),
        wrong,
        "position.buzz",
    );
    with(
        "/buzz/dog",
        json!({ "track": "fame", "low": 2 }),
        "bad-field",
        "position.buzz.dog",
    );
    for spaces in [
        json!([]),
        json!([1]),
        json!([1, 3]),
        json!([2, 1, 3]),
        json!([127, 128]),
    ] {
        let at = "position.buzz.dragon.spaces";
        let code = if spaces == json!([127, 128]) {
            "bad-field"
        } else {
            wrong
        };
        let at = if code == wrong {
            at.to_owned()
        } else {
            format!("{at}[1]")
        };
        with(
            "/buzz/dragon",
            json!({ "track": "fame", "spaces": spaces }),
            code,
            &at,
        );
    }
    with(
        "/market",
        json!(["snack-time", null, "frenzy"]),
        wrong,
        "position.market[1]",
    );
    with(
        "/market",
        json!([null, null, null, null]),
        wrong,
        "position.market",
    );
    with("/deck", json!({ "size": 3 }), wrong, "position.deck.size");
    with(
        "/deck",
        json!({ "order": ["too-cute"] }),
        wrong,
        "position.deck.order[0]",
    );
    with(
        "/deck",
        json!({ "order": ["rebooting", "rebooting"] }),
        wrong,
        "position.deck.order[1]",
    );
    with("/turn/active", json!(2), wrong, "position.turn.active");
    with("/turn/number", json!(0), wrong, "position.turn.number");
    with(
        "/turn",
        json!({ "number": 1, "active": 1 }),
        wrong,
        "position.turn.active",
    );
    with("/turn/phase", json!("setup"), wrong, "position.turn.phase");
    with("/turn/phase", json!("over"), wrong, "position.turn.phase");
    with("/turn/phase", json!("later"), "bad-field", "position.turn.phase");
    with("/turn/phase", json!("resolve"), wrong, "position.turn.rolls");
    let roll = |more: Value| {
        let mut turn =
            json!({ "phase": "resolve", "dice": ["claw", "claw", "energy", "heart", "fame", "fame"] });
        let object = turn.as_object_mut().expect("an object");
        object.extend(more.as_object().expect("an object").clone());
        turn
    };
    for (more, at) in [
        (json!({ "dice": vec!["claw"; 9] }), "dice"),
        (json!({ "dice": ["claw"] }), "dice"),
        (json!({ "rolls": 9 }), "rolls"),
        (json!({ "rolls": 0 }), "dice"),
        (json!({ "out": [6] }), "out[0]"),
        (json!({ "out": [0] }), "out"),
        (json!({ "added": ["claw"] }), "added"),
        (json!({ "resolved": ["power"] }), "resolved"),
        (json!({ "claws": 2 }), "claws"),
        (json!({ "used": ["in-shape"] }), "used[0]"),
        (json!({ "fewer_dice": 90 }), "fewer_dice"),
        (json!({ "tokens_spent": 3 }), "tokens_spent"),
        (json!({ "bought": 90 }), "bought"),
        (json!({ "buying": "photoshoot" }), "buying"),
        (json!({ "buying": "frenzy" }), "buying"),
    ] {
        with("/turn", roll(more), wrong, &format!("position.turn.{at}"));
    }
    with(
        "/rest",
        json!({ "/nowhere": 1 }),
        wrong,
        "position.rest[\"/nowhere\"]",
    );
    with(
        "/rest",
        json!({ "/agenda": [{ "Line": 9 }] }),
        wrong,
        "position.rest",
    );
    with("/rest", json!({ "/begun": true }), wrong, "position.rest");
    with(
        "/outcome",
        json!({ "ending": "knockout", "winner": 0 }),
        wrong,
        "position.outcome",
    );
    with(
        "/outcome",
        json!({ "ending": "victory", "winner": 0 }),
        wrong,
        "position.outcome.track",
    );
    with(
        "/outcome",
        json!({ "ending": "boredom", "winner": 0 }),
        "bad-field",
        "position.outcome.ending",
    );
    assert!(others.is_empty(), "\n{}\n", others.join("\n"));
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
    // Where the other game is played these words mean nothing.
    with("/game", json!("classic"), "bad-field", "saved.position.automatic");
    with(
        "/answers/0",
        json!({ "accept": true }),
        "not-now",
        "saved.answers[0]",
    );
    with("/answers", json!([]), "bad-save", "saved.position");
    with("/position/seats/0/energy", json!(3), "bad-save", "saved.position");
    with(
        "/start/seats/0/energy",
        json!(30_000),
        "impossible-position",
        "saved.start.seats[0].energy",
    );
}

/// `duel.md` §4: a pull into one's own zones wins; a rival's pull that brings a marker back there does not.
#[test]
fn both_markers_may_stand_in_the_zones_of_who_did_not_pull() {
    let mut server = table();
    let mut position = middle();
    position["markers"] = json!({ "fame": 6, "destruction": 4 });
    position["turn"] =
        json!({ "phase": "resolve", "dice": ["fame", "fame", "fame", "power", "power", "heart"] });
    let load = json!({ "do": "load", "game": "duel", "position": position });
    ok(&mut server, load);
    let told = ok(
        &mut server,
        json!({ "do": "apply", "answer": { "resolve": "fame" } }),
    );
    assert_eq!(told["question"]["of"], "seat", "{told}");
    let position = ok(&mut server, json!({ "do": "state" }))["position"].clone();
    assert_eq!(position["markers"], json!({ "fame": 5, "destruction": 4 }));
    let load = json!({ "do": "load", "game": "duel", "position": position });
    ok(&mut server, load);
}

#[test]
fn a_card_that_is_not_limited_to_once_a_turn_is_never_used_up() {
    let mut server = table();
    let mut position = middle();
    position["turn"] = json!({ "phase": "buy", "used": ["frenzy"] });
    let load = json!({ "do": "load", "game": "duel", "position": position });
    let told = refused(&mut server, load, "impossible-position", "position.turn.used[0]");
    for card in [
        "alien-metabolism",
        "armor-plating",
        "made-in-a-lab",
        "regeneration",
    ] {
        assert!(told.contains(card), "{told}");
        position["turn"]["used"] = json!([card]);
        position["seats"][0]["cards"] = json!([card]);
        let load = json!({ "do": "load", "game": "duel", "position": position });
        ok(&mut server, load);
    }
}

#[test]
fn spaces_are_said_in_an_order_that_means_something() {
    let mut server = table();
    ok(
        &mut server,
        json!({ "do": "apply", "answer": { "buy": "cannonball" } }),
    );
    for spaces in [
        json!([4]),
        json!([4, 6]),
        json!([7, 8]),
        json!([4, 5, 5]),
        json!([]),
    ] {
        let apply = json!({ "do": "apply", "answer": { "place": { "track": "fame", "spaces": spaces } } });
        refused(&mut server, apply, "illegal-answer", "answer.place.spaces");
    }
    let lying = |token: &str, spaces: Value| {
        let mut position = middle();
        position["buzz"] = json!({ token: { "track": "fame", "spaces": spaces } });
        json!({ "do": "load", "game": "duel", "position": position })
    };
    let wrong = "impossible-position";
    // Three different bonuses follow the zigzag of the track.
    let at = "position.buzz.dragon.spaces";
    let told = refused(&mut server, lying("dragon", json!([2, 3, 4])), wrong, at);
    assert!(told.contains("[4, 3, 2]"), "{told}");
    refused(&mut server, lying("dragon", json!([3, 2, 4])), wrong, at);
    refused(&mut server, lying("dragon", json!([5, 4, 3])), wrong, at);
    for spaces in [json!([4, 3, 2]), json!([3, 4, 5])] {
        ok(&mut server, lying("dragon", spaces));
    }
    // What reads the same from either end may be said from either end.
    for spaces in [json!([4, 3, 2]), json!([2, 3, 4])] {
        ok(&mut server, lying("pumpkin", spaces));
    }
}

#[test]
fn a_die_is_named_once() {
    let mut server = table();
    let mut position = middle();
    let dice = json!(["claw", "claw", "energy", "heart", "fame", "fame"]);
    position["turn"] = json!({ "phase": "roll", "dice": dice });
    let load = json!({ "do": "load", "game": "duel", "position": position });
    ok(&mut server, load);
    let reroll = |dice: Value| json!({ "do": "apply", "answer": { "reroll": dice } });
    let at = "answer.reroll[1]";
    refused(&mut server, reroll(json!([0, 0])), "illegal-answer", at);
    ok(&mut server, reroll(json!(["fame", "fame", 0, "claw"])));
}

#[test]
fn when_the_game_is_over_nobody_is_asked() {
    let mut server = table();
    let mut position = middle();
    position["markers"]["fame"] = json!(-7);
    position["outcome"] = json!({ "ending": "victory", "track": "fame", "winner": 0 });
    let load = json!({ "do": "load", "game": "duel", "position": position });
    ok(&mut server, load);
    let done = json!({ "do": "apply", "answer": { "done": true } });
    refused(&mut server, done, "game-over", "answer");
    assert_eq!(ok(&mut server, json!({ "do": "legal" }))["count"], 0);
}
