//! What has changed between two JSON documents.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// How one document becomes another. Places are JSON pointers (RFC 6901); the empty one is the whole
/// document.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Patch {
    /// Places with what belongs there.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub set: BTreeMap<String, Value>,
    /// Fields of objects that are gone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<String>,
}

impl Patch {
    /// What leads from `one` to `other`.
    #[must_use]
    pub fn between(one: &Value, other: &Value) -> Self {
        let mut patch = Self::default();
        patch.compare(&mut String::new(), one, other);
        patch
    }

    fn compare(&mut self, path: &mut String, one: &Value, other: &Value) {
        if one == other {
            return;
        }
        let length = path.len();
        match (one, other) {
            (Value::Object(ones), Value::Object(others)) => {
                for (key, one) in ones {
                    step(path, key);
                    match others.get(key) {
                        Some(other) => self.compare(path, one, other),
                        None => self.gone.push(path.clone()),
                    }
                    path.truncate(length);
                }
                for (key, other) in others.iter().filter(|(key, _)| !ones.contains_key(*key)) {
                    step(path, key);
                    self.set.insert(path.clone(), other.clone());
                    path.truncate(length);
                }
            }
            (Value::Array(ones), Value::Array(others)) if ones.len() == others.len() => {
                for (index, (one, other)) in ones.iter().zip(others).enumerate() {
                    step(path, &index.to_string());
                    self.compare(path, one, other);
                    path.truncate(length);
                }
            }
            _ => {
                self.set.insert(path.clone(), other.clone());
            }
        }
    }

    /// Makes the changes.
    ///
    /// # Errors
    /// The first place that the document does not have, or that lies deeper than any document does.
    pub fn apply(&self, document: &mut Value) -> Result<(), String> {
        // Step by step a document could otherwise grow deeper than anybody can walk down.
        let places = self.gone.iter().chain(self.set.keys());
        if let Some(deep) = places.into_iter().find(|place| steps(place) > DEEPEST) {
            return Err(deep.clone());
        }
        for place in &self.gone {
            let found =
                parent(document, place).and_then(|(parent, key)| parent.as_object_mut()?.remove(&key));
            found.ok_or_else(|| place.clone())?;
        }
        for (place, value) in &self.set {
            if let Some(there) = document.pointer_mut(place) {
                *there = value.clone();
                continue;
            }
            let (parent, key) = parent(document, place)
                .and_then(|(parent, key)| Some((parent.as_object_mut()?, key)))
                .ok_or_else(|| place.clone())?;
            parent.insert(key, value.clone());
        }
        Ok(())
    }
}

/// So many steps lead to the deepest place; positions have about ten.
const DEEPEST: usize = 64;

fn steps(place: &str) -> usize {
    place.bytes().filter(|byte| *byte == b'/').count()
}

/// One step deeper, with the two letters escaped that mean something in a pointer.
fn step(path: &mut String, key: &str) {
    path.push('/');
    path.push_str(&key.replace('~', "~0").replace('/', "~1"));
}

/// What a place lies in, and the place's name there.
fn parent<'a>(document: &'a mut Value, place: &str) -> Option<(&'a mut Value, String)> {
    let (parent, key) = place.rsplit_once('/')?;
    Some((
        document.pointer_mut(parent)?,
        key.replace("~1", "/").replace("~0", "~"),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_patch_leads_from_one_document_to_the_other() {
        let one = json!({ "a": [1, 2, { "b": null, "x/y~z": 1 }], "c": "x" });
        for other in [
            one.clone(),
            json!({ "a": [1, 3, { "b": [], "x/y~z": 2 }], "c": "x" }),
            json!({ "a": [1, 2], "c": "y", "x/y~z": {} }),
            json!({ "a": [1, 2, { "b": null }] }),
            json!({ "d": null }),
            json!(null),
        ] {
            let patch = Patch::between(&one, &other);
            let mut document = one.clone();
            assert_eq!(patch.apply(&mut document), Ok(()));
            assert_eq!(document, other);
            assert_eq!(patch == Patch::default(), one == other);
        }
        let mut nothing = Value::Null;
        Patch::between(&Value::Null, &one)
            .apply(&mut nothing)
            .expect("the whole");
        assert_eq!(nothing, one);
    }

    #[test]
    fn no_document_grows_deeper_than_one_can_walk() {
        let mut document = json!({});
        let mut place = String::new();
        let mut deepest = 0;
        for depth in 0..100_000 {
            place.push_str("/a");
            let patch = Patch {
                set: [(place.clone(), json!({}))].into(),
                gone: Vec::new(),
            };
            if patch.apply(&mut document).is_err() {
                break;
            }
            deepest = depth + 1;
        }
        assert_eq!(deepest, DEEPEST);
    }

    #[test]
    fn a_place_that_is_not_there_is_refused() {
        let mut document = json!({ "a": [1] });
        for place in ["/a/7", "/b/c", "a"] {
            let set = [(place.to_owned(), json!(1))].into();
            let patch = Patch {
                set,
                gone: Vec::new(),
            };
            assert_eq!(patch.apply(&mut document), Err(place.to_owned()));
            let gone = vec![place.to_owned()];
            let patch = Patch {
                set: BTreeMap::new(),
                gone,
            };
            assert_eq!(patch.apply(&mut document), Err(place.to_owned()));
        }
    }
}
