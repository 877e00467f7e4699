//! The engine's own data in the spelling of the protocol, for every game: names of kinds in small letters,
//! faces as they are printed, masks as lists.

use engine::Asked;
use serde_json::{Map, Value};

/// Who is asked, as it is written.
pub(crate) fn asked(of: Asked) -> Map<String, Value> {
    let mut said = Map::new();
    match of {
        Asked::Seat(seat) => {
            said.insert("of".into(), "seat".into());
            said.insert("seat".into(), seat.0.into());
        }
        Asked::Nature => {
            said.insert("of".into(), "nature".into());
        }
        Asked::NoOne => {
            said.insert("of".into(), "none".into());
        }
    }
    said
}

/// `FewerDice` is `fewer-dice`.
pub(crate) fn kebab(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

/// Everything inside a value in the spelling of the protocol.
pub(crate) fn spelled(value: Value) -> Value {
    match value {
        Value::String(word) => Value::String(word_spelled(word)),
        Value::Array(list) => list.into_iter().map(spelled).collect(),
        Value::Object(map) => Value::Object(
            map.into_iter()
                .map(|(key, value)| (word_spelled(key), spelled(value)))
                .collect(),
        ),
        other => other,
    }
}

fn word_spelled(word: String) -> String {
    match word.as_str() {
        "one" => "1".to_owned(),
        "two" => "2".to_owned(),
        "three" => "3".to_owned(),
        _ if word.starts_with(|letter: char| letter.is_ascii_uppercase()) => kebab(&word),
        _ => word,
    }
}

/// The indices of the bits of a mask.
pub(crate) fn bits(mask: u64) -> Vec<u32> {
    (0..64).filter(|bit| mask & 1 << bit != 0).collect()
}

/// A kind with its fields: `{"Throw": {"dice": 63}}` is `Throw` with one field, and `"Buy"` is `Buy` without
/// any. Masks under these names become lists.
pub(crate) fn kind(value: Value, masks: &[&str]) -> (String, Map<String, Value>) {
    match value {
        Value::String(name) => (name, Map::new()),
        Value::Object(kind) => {
            let (name, inner) = kind.into_iter().next().unwrap_or_default();
            let fields = match inner {
                Value::Object(fields) => fields,
                Value::Null => Map::new(),
                other => Map::from_iter([("value".to_owned(), other)]),
            };
            let fields = fields.into_iter().map(|(name, value)| {
                let value = match value.as_u64() {
                    Some(mask) if masks.contains(&name.as_str()) => bits(mask).into(),
                    _ => spelled(value),
                };
                (name, value)
            });
            (name, fields.collect())
        }
        _ => Default::default(),
    }
}
