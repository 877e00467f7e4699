//! What every request has in common: its name, its `id` and its `table` before it is read further, the response
//! as a line, and several of them in one line.
//!
//! Invariant: an `id` goes back exactly as it came, whatever number it is; so it is kept as text and never
//! read. The name of a table goes back as it was written, too.

use super::error::{Code, Error};
use super::request::{NAMES, TableName};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// What is said to one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Response {
    /// An object as JSON, or a list of them, without the end of the line.
    pub line: String,
    /// The caller has taken leave.
    pub last: bool,
}

/// What goes back with the response as it was written.
#[derive(Debug, Default)]
pub(crate) struct Echo {
    /// The mark that the caller has put on the request.
    id: Option<Box<RawValue>>,
    /// The name of the table.
    table: Option<Box<RawValue>>,
}

/// A request of which the name is known and the fields are not read yet.
#[derive(Debug)]
pub(crate) struct Envelope {
    /// What is to be done.
    pub name: String,
    /// At which table; the one without a name if it is not said.
    pub table: Option<TableName>,
    /// The other fields.
    pub fields: Map<String, Value>,
}

/// The requests of a line that holds a list of them, each with the number of bytes before it; `None` when it
/// holds something else.
pub(crate) fn several(line: &[u8]) -> Option<Vec<(&[u8], usize)>> {
    let begins = line.iter().find(|byte| !byte.is_ascii_whitespace());
    if begins != Some(&b'[') {
        return None;
    }
    let parts: Vec<&RawValue> = serde_json::from_slice(line).ok()?;
    let part = |part: &RawValue| {
        (
            part.get().as_ptr() as usize - line.as_ptr() as usize,
            part.get().len(),
        )
    };
    let parts = parts.into_iter().map(part);
    Some(
        parts
            .map(|(before, length)| (&line[before..before + length], before))
            .collect(),
    )
}

/// Takes a request apart, which stands so many bytes into its line. What goes back comes with an error, too, if
/// it could be read.
pub(crate) fn open(request: &[u8], before: usize) -> (Echo, Result<Envelope, Error>) {
    // Of a field that is said twice, the last one counts.
    let mut parts: BTreeMap<String, &RawValue> = match serde_json::from_slice(request) {
        Ok(parts) => parts,
        Err(_) => return (Echo::default(), Err(no_object(request, before))),
    };
    let table = parts.remove("table");
    let back = Echo {
        id: parts.remove("id").and_then(echo),
        table: table.and_then(echo),
    };
    let read = |part: &RawValue| -> Result<Value, Error> {
        let inside = part.get().as_ptr() as usize - request.as_ptr() as usize;
        serde_json::from_str(part.get()).map_err(|error| not_json(&error, before + inside))
    };
    let mut fields = Map::new();
    for (name, part) in parts {
        match read(part) {
            Ok(value) => fields.insert(name, value),
            Err(error) => return (back, Err(error)),
        };
    }
    let table = match table.map(read).transpose() {
        Ok(None | Some(Value::Null)) => None,
        Ok(Some(name)) => match super::error::read(name) {
            Ok(name) => Some(name),
            Err(error) => return (back, Err(error.at("table"))),
        },
        Err(error) => return (back, Err(error)),
    };
    let envelope = match fields.remove("do") {
        Some(Value::String(name)) => Ok(Envelope { name, table, fields }),
        _ => {
            let sentence = format!("say what to do, one of {}", NAMES.join(", "));
            Err(Error::new(Code::UnknownRequest, sentence).at("do"))
        }
    };
    (back, envelope)
}

/// What to say about a request that is no object.
fn no_object(request: &[u8], before: usize) -> Error {
    match serde_json::from_slice::<Value>(request) {
        Err(error) => not_json(&error, before),
        Ok(_) => {
            let sentence =
                "a request is an object with the field \"do\"; a line holds one, or a list of them";
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

/// What goes back, as one line.
fn echo(id: &RawValue) -> Option<Box<RawValue>> {
    // A carriage return can only stand between values. It would look like the end of the line to some
    // readers.
    if id.get().contains('\r') {
        return RawValue::from_string(id.get().replace('\r', " ")).ok();
    }
    Some(id.to_owned())
}

/// The response to a request that was carried out.
pub(crate) fn accepted(back: Echo, fields: Map<String, Value>, last: bool) -> Response {
    closed(&back, true, fields, last)
}

/// The response to a request that was refused.
pub(crate) fn refused(back: &Echo, error: &Error) -> Response {
    let error = serde_json::to_value(error).expect("plain data has a form in JSON");
    closed(back, false, Map::from_iter([("error".to_owned(), error)]), false)
}

/// One line, its fields in the order of their names.
fn closed(back: &Echo, ok: bool, mut fields: Map<String, Value>, last: bool) -> Response {
    fields.insert("ok".to_owned(), ok.into());
    let mut parts: BTreeMap<&str, String> = fields
        .iter()
        .map(|(name, value)| (name.as_str(), value.to_string()))
        .collect();
    for (name, said) in [("id", &back.id), ("table", &back.table)] {
        parts.extend(said.as_deref().map(|said| (name, said.get().to_owned())));
    }
    let parts: Vec<_> = parts
        .into_iter()
        .map(|(name, value)| format!("\"{name}\":{value}"))
        .collect();
    Response {
        line: format!("{{{}}}", parts.join(",")),
        last,
    }
}

/// Several responses in one line.
pub(crate) fn together(responses: &[Response]) -> Response {
    let lines: Vec<&str> = responses.iter().map(|response| response.line.as_str()).collect();
    Response {
        line: format!("[{}]", lines.join(",")),
        last: responses.iter().any(|response| response.last),
    }
}

#[cfg(test)]
mod tests {
    use super::{accepted, open};
    use serde_json::Map;

    /// The `id` that comes back.
    fn echoed(line: &str) -> Option<String> {
        let (back, _) = open(line.as_bytes(), 0);
        let line = accepted(back, Map::new(), false).line;
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
