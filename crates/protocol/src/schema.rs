//! What may be said, for machines: a JSON schema made of the very types that read the requests, and of the
//! tables that describe what is answered.

mod responses;

use super::MOST_TOGETHER;
use super::desk::value;
use super::error::{Code, Error};
use super::game::Protocol;
use super::request::{
    Actions, Advise, Apply, Copied, Events, Legal, Load, NAMES, Nothing, Opening, TableName, Undo, View,
    Worth,
};
use engine::classic::State;
use engine::duel::State as Duel;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};
use table::notation::Notation;
use table::notation::classic::Agreed;

/// The schema of a request; under `x-list` that of a line with several. Under `x-responses` stands that of the response to each request, under `$defs`
/// everything that both are made of; what differs from game to game stands there once for each.
#[must_use]
pub fn schema() -> Value {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let mut requests = Vec::new();
    for name in NAMES {
        match name {
            "new" | "load" => {
                requests.push(opening::<State>(&mut generator, name, false));
                requests.push(opening::<Duel>(&mut generator, name, true));
            }
            _ => requests.push(request(&mut generator, name)),
        }
    }
    generator.subschema_for::<Error>();
    generator.subschema_for::<Code>();
    let responses = responses::definitions(&mut generator);
    let mut definitions = generator.take_definitions(true);
    definitions.extend(responses);
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "king-of-tokyo engine",
        "oneOf": requests,
        "x-list": { "type": "array", "items": { "$ref": "#" }, "maxItems": MOST_TOGETHER },
        "x-responses": responses::by_request(),
        "$defs": definitions,
    })
}

/// A request that opens a table of this game. Only the first game need not be `named`; what was saved knows
/// its own.
fn opening<G: Protocol>(generator: &mut SchemaGenerator, name: &str, named: bool) -> Value {
    let game = match name {
        "new" => of::<G::Table>(generator),
        _ => of::<Load<G::Position, G::Said>>(generator),
    };
    let mut schema = joined(of::<Opening>(generator), game);
    if let Some(Value::Object(properties)) = schema.get_mut("properties") {
        let words = if named {
            json!({ "const": G::SLUG })
        } else {
            json!({ "enum": [G::SLUG, null] })
        };
        properties.insert("game".into(), words);
    }
    if named {
        let known = json!([{ "required": ["game"] }, { "required": ["saved"] }, { "required": ["record"] }]);
        schema.insert("anyOf".into(), known);
    }
    finished(generator, schema, name)
}

/// A request that is the same in every game.
fn request(generator: &mut SchemaGenerator, name: &str) -> Value {
    let schema = match name {
        "view" => of::<View>(generator),
        "legal" => of::<Legal>(generator),
        "apply" => apply(generator),
        "advise" => {
            let mut schema = of::<Advise>(generator);
            schema["properties"]["level"]["enum"] = json!(["easy", "normal", "hard", "master", null]);
            schema
        }
        "value" => of::<Worth>(generator),
        "undo" => of::<Undo>(generator),
        "events" => of::<Events>(generator),
        "clone" => of::<Copied>(generator),
        "actions" => {
            let mut schema = of::<Actions<Agreed>>(generator);
            schema["properties"]["game"]["enum"] = json!([State::SLUG, Duel::SLUG, null]);
            schema
        }
        _ => of::<Nothing>(generator),
    };
    finished(generator, schema, name)
}

/// An answer in the words of whichever game is open.
fn apply(generator: &mut SchemaGenerator) -> Map<String, Value> {
    let one = of::<Apply<<State as Notation>::Said>>(generator);
    let other = of::<Apply<<Duel as Notation>::Said>>(generator);
    let answers = [&one, &other].map(|schema| schema["properties"]["answer"].clone());
    let mut schema = one;
    schema["properties"]["answer"] = json!({ "anyOf": answers });
    schema
}

/// Its own fields, and those that belong to every request.
fn finished(generator: &mut SchemaGenerator, mut schema: Map<String, Value>, name: &str) -> Value {
    schema.remove("$schema");
    schema.insert("title".into(), name.into());
    let properties = schema.entry("properties").or_insert_with(|| json!({}));
    if let Value::Object(properties) = properties {
        properties.insert("do".into(), json!({ "const": name }));
        let mark = json!({ "description": "Comes back with the answer, whatever it is." });
        properties.insert("id".into(), mark);
        let table = json!({ "anyOf": [generator.subschema_for::<TableName>(), { "type": "null" }] });
        properties.insert("table".into(), table);
    }
    let required = schema.entry("required").or_insert_with(|| json!([]));
    if let Value::Array(required) = required {
        required.push("do".into());
    }
    schema.insert("additionalProperties".into(), false.into());
    Value::Object(schema)
}

fn of<T: JsonSchema>(generator: &mut SchemaGenerator) -> Map<String, Value> {
    match value(&T::json_schema(generator)) {
        Value::Object(schema) => schema,
        _ => Map::new(),
    }
}

/// Two objects as one.
fn joined(one: Map<String, Value>, mut other: Map<String, Value>) -> Map<String, Value> {
    if let (Some(Value::Object(properties)), Some(Value::Object(more))) =
        (other.get_mut("properties"), one.get("properties"))
    {
        properties.extend(more.clone());
    }
    other
}
