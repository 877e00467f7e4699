//! What every line has in common: a request's name and `id` before it is read further, and the response as a
//! line.
//!
//! Invariant: an `id` goes back exactly as it came, whatever number it is; so it is kept as text and never
//! read.

use super::error::{Code, Error};
use super::request::NAMES;
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// What is said to one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Response {
    /// An object as JSON, without the end of the line.
    pub line: String,
    /// The caller has taken leave.
    pub last: bool,
}

/// The mark that a caller has put on a request, as it was written.
pub(crate) type Id = Option<Box<RawValue>>;

/// A request of which the name is known and the fields are not read yet.
#[derive(Debug)]
pub(crate) struct Envelope {
    /// What is to be done.
    pub name: String,
    /// The other fields.
    pub fields: Map<String, Value>,
}

/// Takes a line apart. The `id` comes with an error, too, if it could be read.
pub(crate) fn open(line: &[u8]) -> (Id, Result<Envelope, Error>) {
    // Of a field that is said twice, the last one counts.
    let mut parts: BTreeMap<String, &RawValue> = match serde_json::from_slice(line) {
        Ok(parts) => parts,
        Err(_) => return (None, Err(no_object(line))),
    };
    let id = parts.remove("id").and_then(echo);
    let mut fields = Map::new();
    for (name, part) in parts {
        match serde_json::from_str(part.get()) {
            Ok(value) => fields.insert(name, value),
            Err(error) => {
                let before = part.get().as_ptr() as usize - line.as_ptr() as usize;
                return (id, Err(not_json(&error, before)));
            }
        };
    }
    let envelope = match fields.remove("do") {
        Some(Value::String(name)) => Ok(Envelope { name, fields }),
        _ => {
            let sentence = format!("say what to do, one of {}", NAMES.join(", "));
            Err(Error::new(Code::UnknownRequest, sentence).at("do"))
        }
    };
    (id, envelope)
}

/// What to say about a line that is no object.
fn no_object(line: &[u8]) -> Error {
    match serde_json::from_slice::<Value>(line) {
        Err(error) => not_json(&error, 0),
        Ok(_) => {
            let sentence = "a request is an object with the field \"do\"";
            Error::new(Code::UnknownRequest, sentence)
        }
    }
}

/// Trouble so many bytes into a line.
fn not_json(error: &serde_json::Error, before: usize) -> Error {
    let sentence = error.to_string();
    let sentence = sentence.split(" at line ").next().unwrap_or_default();
    let at = format!("column {}", before + error.column());
    Error::new(Code::NotJson, sentence).at(at)
}

/// An `id` as it goes back.
fn echo(id: &RawValue) -> Id {
    // A carriage return can only stand between values. It would look like the end of the line to some
    // readers.
    if id.get().contains('\r') {
        return RawValue::from_string(id.get().replace('\r', " ")).ok();
    }
    Some(id.to_owned())
}

/// The response to a request that was carried out.
pub(crate) fn accepted(id: Id, fields: Map<String, Value>, last: bool) -> Response {
    closed(id, true, fields, last)
}

/// The response to a request that was refused.
pub(crate) fn refused(id: Id, error: &Error) -> Response {
    let error = serde_json::to_value(error).expect("plain data has a form in JSON");
    closed(id, false, Map::from_iter([("error".to_owned(), error)]), false)
}

/// One line, its fields in the order of their names.
fn closed(id: Id, ok: bool, mut fields: Map<String, Value>, last: bool) -> Response {
    fields.insert("ok".to_owned(), ok.into());
    let mut parts: BTreeMap<&str, String> = fields
        .iter()
        .map(|(name, value)| (name.as_str(), value.to_string()))
        .collect();
    parts.extend(id.as_deref().map(|id| ("id", id.get().to_owned())));
    let parts: Vec<_> = parts
        .into_iter()
        .map(|(name, value)| format!("\"{name}\":{value}"))
        .collect();
    Response {
        line: format!("{{{}}}", parts.join(",")),
        last,
    }
}

#[cfg(test)]
mod tests {
    use super::{accepted, open};
    use serde_json::Map;

    /// The `id` that comes back.
    fn echoed(line: &str) -> Option<String> {
        let (id, _) = open(line.as_bytes());
        let line = accepted(id, Map::new(), false).line;
        let inner = line.strip_prefix("{\"id\":")?;
        Some(inner.strip_suffix(",\"ok\":true}")?.to_owned())
    }

    #[test]
    fn an_id_comes_back_as_it_was_written() {
        for id in [
            "123456789012345678901234567890",
            "-0",
            "1.0",
            "1e400",
            "0.1000000000000000055511151231257827",
            "\"\\u0041 \\/\"",
            "[1, {\"b\":2,  \"a\":null}]",
            "null",
        ] {
            assert_eq!(
                echoed(&format!("{{\"do\":\"state\",\"id\":{id}}}")).as_deref(),
                Some(id)
            );
        }
    }

    #[test]
    fn of_several_ids_the_last_one_comes_back() {
        assert_eq!(
            echoed("{\"id\":1,\"do\":\"state\",\"\\u0069d\":2}").as_deref(),
            Some("2")
        );
        assert_eq!(echoed("{\"do\":\"state\"}"), None);
        assert_eq!(echoed("[1]"), None);
    }

    #[test]
    fn an_id_never_breaks_the_line() {
        assert_eq!(echoed("{\"id\":[1,\r2]}").as_deref(), Some("[1, 2]"));
    }
}
