//! What may be said, for machines: a JSON schema made of the very types that read the requests.

use super::classic::Table;
use super::desk::value;
use super::error::{Code, Error};
use super::request::{Apply, Events, Legal, Load, NAMES, Nothing, Opening, Undo, View};
use super::spoken::Spoken;
use crate::engine::classic::State;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

/// The schema of a request, and under `$defs` that of everything that answers are made of.
#[must_use]
pub fn schema() -> Value {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let requests: Vec<Value> = NAMES
        .into_iter()
        .map(|name| request(&mut generator, name))
        .collect();
    generator.subschema_for::<Error>();
    generator.subschema_for::<Code>();
    let definitions = generator.take_definitions(true);
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "king-of-tokyo engine",
        "oneOf": requests,
        "$defs": definitions,
    })
}

type Position = <State as Spoken>::Position;
type Said = <State as Spoken>::Said;

/// One request: its own fields, and those that belong to every one.
fn request(generator: &mut SchemaGenerator, name: &str) -> Value {
    let mut schema = match name {
        "new" => joined(of::<Opening>(generator), of::<Table>(generator)),
        "load" => joined(of::<Opening>(generator), of::<Load<Position, Said>>(generator)),
        "view" => of::<View>(generator),
        "legal" => of::<Legal>(generator),
        "apply" => of::<Apply<Said>>(generator),
        "undo" => of::<Undo>(generator),
        "events" => of::<Events>(generator),
        _ => of::<Nothing>(generator),
    };
    schema.remove("$schema");
    schema.insert("title".into(), name.into());
    let properties = schema.entry("properties").or_insert_with(|| json!({}));
    if let Value::Object(properties) = properties {
        properties.insert("do".into(), json!({ "const": name }));
        let mark = json!({ "description": "Comes back with the answer, whatever it is." });
        properties.insert("id".into(), mark);
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
