//! What positions in words have in common, whichever game: what is left out, the deck in a known order, and
//! the places of the engine's record that have no word of their own.

use super::error::{Code, Error, Result};
use serde_json::Value;
use std::collections::BTreeMap;

/// Places inside the engine's own record, as JSON pointers, with what belongs there.
pub(crate) type Rest = BTreeMap<String, Value>;

/// For what holds unless something else is said.
pub(crate) fn yes() -> bool {
    true
}

/// Need it not be said?
pub(crate) fn is_true(claim: &bool) -> bool {
    *claim
}

/// Need it not be said?
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Trouble with a position.
pub(crate) fn impossible(sentence: impl Into<String>, at: impl Into<String>) -> Error {
    Error::new(Code::ImpossiblePosition, sentence).at(at)
}

/// The places at which two records differ, with what the second has there.
pub(crate) fn differences(path: &mut String, one: &Value, other: &Value, found: &mut Rest) {
    if one == other {
        return;
    }
    let length = path.len();
    let mut deeper = |step: &str, one: &Value, other: &Value| {
        path.push('/');
        path.push_str(step);
        differences(path, one, other, found);
        path.truncate(length);
    };
    match (one, other) {
        (Value::Object(ones), Value::Object(others)) if ones.keys().eq(others.keys()) => {
            for (key, one) in ones {
                deeper(key, one, &others[key]);
            }
        }
        (Value::Array(ones), Value::Array(others)) if ones.len() == others.len() => {
            for (index, (one, other)) in ones.iter().zip(others).enumerate() {
                deeper(&index.to_string(), one, other);
            }
        }
        _ => {
            found.insert(path.clone(), other.clone());
        }
    }
}

/// Puts what was said into its places of the record.
pub(crate) fn patch(record: &mut Value, rest: &Rest) -> Result<()> {
    for (path, said) in rest {
        let place = record.pointer_mut(path).ok_or_else(|| {
            let sentence = format!("the engine's record has no place {path:?}");
            impossible(sentence, format!("rest[{path:?}]"))
        })?;
        *place = said.clone();
    }
    Ok(())
}

/// The next cards of a deck of which so many copies are left, in this order.
pub(crate) fn in_order<C: Ord + Copy>(
    order: impl Iterator<Item = C>,
    mut left: BTreeMap<C, u8>,
    slug: impl Fn(C) -> &'static str,
) -> Result<Vec<C>> {
    let next = order.enumerate().map(|(index, card)| match left.get_mut(&card) {
        Some(count) if *count > 0 => {
            *count -= 1;
            Ok(card)
        }
        _ => {
            let sentence = format!("{} is not left in the deck", slug(card));
            Err(impossible(sentence, format!("[{index}]")))
        }
    });
    next.collect()
}
