//! The responses, and the questions and events in them: made of the tables that describe what each game says.

use crate::describe::kinds::{COUNT, INDICES, SEAT};
use crate::describe::{Field, Kind, object};
use crate::error::Error;
use crate::game::Protocol;
use crate::request::{NAMES, Saved};
use engine::classic::State;
use engine::duel::State as Duel;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};
use table::notation::Notation;

/// Which response belongs to which request, by the names of [`definitions`]; anything may be refused.
pub(super) fn by_request() -> Value {
    let name = |request: &str| match request {
        "new" | "load" | "apply" | "undo" | "clone" => "StandingResponse",
        "state" => "StateResponse",
        "view" => "ViewResponse",
        "legal" => "LegalResponse",
        "actions" => "ActionsResponse",
        "advise" => "AdviseResponse",
        "value" => "ValueResponse",
        "events" => "EventsResponse",
        "save" => "SaveResponse",
        _ => "EmptyResponse",
    };
    let either = |request| json!({ "anyOf": [reference(name(request)), reference("Refusal")] });
    NAMES
        .iter()
        .map(|request| ((*request).to_owned(), either(request)))
        .collect()
}

/// The definitions of all responses, and of the questions and events of each game.
pub(super) fn definitions(generator: &mut SchemaGenerator) -> Map<String, Value> {
    let mut all = Map::new();
    let mut define = |name: &str, schema: Value| all.insert(name.to_owned(), schema);
    define("Question", question::<State>(generator));
    define("DuelQuestion", question::<Duel>(generator));
    define("Event", event::<State>(generator));
    define("DuelEvent", event::<Duel>(generator));
    let standing = [
        QUESTION.field("question"),
        COUNT.field("answered"),
        COUNT.field("told"),
    ];
    define("StandingResponse", response(&standing, generator));
    let mut state = standing.to_vec();
    state.extend([POSITION.field("position"), BOUGHT.field("bought")]);
    define("StateResponse", response(&state, generator));
    let view = [POSITION.field("position"), QUESTION.field("question")];
    define("ViewResponse", response(&view, generator));
    let legal = [
        COUNT.field("count"),
        LISTED.sometimes("answers"),
        MASK.sometimes("mask"),
        THROW.sometimes("throw"),
        REROLL.sometimes("reroll"),
        COUNT.sometimes("weights"),
    ];
    define("LegalResponse", response(&legal, generator));
    let actions = [
        WORD.field("game"),
        COUNT.field("version"),
        COUNT.field("size"),
        PARTS.field("parts"),
    ];
    define("ActionsResponse", response(&actions, generator));
    let advise = [
        SEAT.field("seat"),
        WORD.field("level"),
        ANSWER.field("answer"),
        CHANCE.field("win"),
        ADVISED.field("answers"),
    ];
    define("AdviseResponse", response(&advise, generator));
    let value = [CHANCES.field("wins")];
    define("ValueResponse", response(&value, generator));
    let events = [EVENTS.field("events"), COUNT.field("told")];
    define("EventsResponse", response(&events, generator));
    define("SaveResponse", response(&[SAVED.field("saved")], generator));
    define("EmptyResponse", response(&[], generator));
    let mut refusal = response(&[ERROR.field("error")], generator);
    refusal["properties"]["ok"] = json!({ "const": false });
    define("Refusal", refusal);
    all
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/$defs/{name}") })
}

/// A response that says these things.
fn response(fields: &[Field], generator: &mut SchemaGenerator) -> Value {
    let fields: Vec<Field> = [
        OK.field("ok"),
        ANYTHING.sometimes("id"),
        ANYTHING.sometimes("table"),
    ]
    .iter()
    .chain(fields)
    .copied()
    .collect();
    object(&fields, generator)
}

/// Every question of a game, and its end.
fn question<G: Protocol>(generator: &mut SchemaGenerator) -> Value {
    let game = G::descriptions();
    let more: Vec<Field> = [ASKED.field("of")].iter().chain(game.beside).copied().collect();
    let asked = game.questions.iter();
    let mut all: Vec<_> = asked
        .map(|entry| entry.schema("what", &more, generator))
        .collect();
    let outcome = object(game.outcome, generator);
    all.push(json!({
        "type": "object",
        "description": "the game is over",
        "properties": { "of": { "const": "none" }, "outcome": outcome },
        "required": ["of", "outcome"],
        "additionalProperties": false,
    }));
    json!({ "anyOf": all })
}

/// Every event of a game. Programs that play in the arena hear them without a number.
fn event<G: Protocol>(generator: &mut SchemaGenerator) -> Value {
    let number = [COUNT.sometimes("n")];
    let events = G::descriptions().events.iter();
    let all: Vec<_> = events
        .map(|entry| entry.schema("event", &number, generator))
        .collect();
    json!({ "anyOf": all })
}

const fn kind(name: &'static str, schema: fn(&mut SchemaGenerator) -> Value) -> Kind {
    Kind {
        name,
        about: "",
        schema,
    }
}

/// In the words of whichever game is open.
fn either<One: JsonSchema, Other: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    let (one, other) = (
        generator.subschema_for::<One>(),
        generator.subschema_for::<Other>(),
    );
    json!({ "anyOf": [one, other] })
}

const OK: Kind = kind("", |_| json!({ "const": true }));
const ANYTHING: Kind = kind("", |_| json!({ "description": "As it was said." }));
const ASKED: Kind = kind("", |_| json!({ "enum": ["seat", "nature"] }));
const ERROR: Kind = kind("", |generator| generator.subschema_for::<Error>().into());
const QUESTION: Kind = kind(
    "",
    |_| json!({ "anyOf": [reference("Question"), reference("DuelQuestion")] }),
);
const EVENTS: Kind = kind("", |_| {
    json!({ "anyOf": [
        { "type": "array", "items": reference("Event") },
        { "type": "array", "items": reference("DuelEvent") },
    ] })
});
const POSITION: Kind = kind(
    "",
    either::<<State as Protocol>::Position, <Duel as Protocol>::Position>,
);
const ANSWER: Kind = kind("", either::<<State as Notation>::Said, <Duel as Notation>::Said>);
const SAVED: Kind = kind(
    "",
    either::<
        Saved<<State as Protocol>::Position, <State as Notation>::Said>,
        Saved<<Duel as Protocol>::Position, <Duel as Notation>::Said>,
    >,
);
const THROW: Kind = kind("", |generator| {
    object(&[COUNT.field("dice"), WORDS.field("faces")], generator)
});
const REROLL: Kind = kind("", |generator| object(&[INDICES.field("any_of")], generator));
const LISTED: Kind = kind("", |generator| {
    let entry = [
        ANSWER.field("answer"),
        COUNT.field("index"),
        COUNT.sometimes("count"),
        COUNT.sometimes("weight"),
        WORD.sometimes("card"),
        COUNT.sometimes("price"),
        SPACES.sometimes("spaces"),
        WORDS.sometimes("bonuses"),
    ];
    json!({ "type": "array", "items": object(&entry, generator) })
});
const MASK: Kind = kind(
    "",
    |_| json!({ "type": "array", "items": { "type": ["integer", "null"], "minimum": 0 } }),
);
const PARTS: Kind = kind("", |generator| {
    let part = [WORD.field("name"), COUNT.field("first"), COUNT.field("count")];
    json!({ "type": "array", "items": object(&part, generator) })
});
const BOUGHT: Kind = kind("", |generator| {
    let bought = object(&[SEAT.field("seat"), WORD.field("card")], generator);
    json!({ "type": "array", "items": bought })
});
const CHANCE: Kind = kind("", |_| json!({ "type": "number", "minimum": 0, "maximum": 1 }));
const CHANCES: Kind = kind(
    "",
    |generator| json!({ "type": "array", "items": (CHANCE.schema)(generator), "minItems": 2, "maxItems": 6 }),
);
const ADVISED: Kind = kind("", |generator| {
    let advised = object(&[ANSWER.field("answer"), CHANCE.field("win")], generator);
    json!({ "type": "array", "items": advised, "minItems": 1 })
});
const WORD: Kind = kind("", |_| json!({ "type": "string" }));
const WORDS: Kind = kind("", |_| json!({ "type": "array", "items": { "type": "string" } }));
const SPACES: Kind = kind("", |_| json!({ "type": "array", "items": { "type": "integer" } }));
