//! The door for other programs: one JSON request on a line, one JSON answer on a line. `docs/protocol.md` tells what may
//! be said; `schema` says it to machines.
//!
//! Start at [`serve`]. A [`Door`] reads requests and holds the open game; a `desk` is one open game, whichever it is;
//! [`Spoken`] is what a game must be able to say and to hear; [`classic`] says it for King of Tokyo, [`duel`] for the game
//! for two.
//!
//! Invariants: every line gets exactly one answer; whatever is refused has changed nothing; nothing that comes through the
//! door ends the process. Its sentences are for the authors of programs, in English, and no player reads them.
//!
//! Deliberately absent: bots, clocks, files.

pub mod classic;
mod desk;
pub mod duel;
mod error;
pub mod lines;
mod plain;
mod position;
pub mod request;
mod said;
mod schema;
mod spoken;

#[cfg(test)]
mod tests;

pub use error::{Code, Error};
pub use lines::LONGEST;
pub use schema::schema;
pub use spoken::{Spoken, Viewer};

use desk::{Desk, Open, fields, value};
use engine::classic::State;
use engine::duel::State as Duel;
use error::{Result, read};
use lines::Line;
use request::{Nothing, Opening};
use serde_json::{Map, Value, json};
use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::notation::Notation;

/// Answers requests until `quit` or the end of the input.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
pub fn serve(input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<()> {
    let mut door = Door::default();
    while let Some(line) = lines::next(input)? {
        let answer = match line {
            Line::Read(line) => door.answer(&line),
            Line::TooLong => Answer {
                line: refusal(None, &too_long()),
                last: false,
            },
        };
        writeln!(output, "{}", answer.line)?;
        output.flush()?;
        if answer.last {
            break;
        }
    }
    Ok(())
}

/// What is said to one line.
#[derive(Debug, Clone, PartialEq)]
pub struct Answer {
    /// The answer: an object.
    pub line: Value,
    /// The caller has taken leave.
    pub last: bool,
}

/// A door, and the game that is open behind it.
#[derive(Debug, Default)]
pub struct Door {
    open: Option<Box<dyn Open>>,
}

impl Door {
    /// Answers one line.
    pub fn answer(&mut self, line: &[u8]) -> Answer {
        if line.len() > LONGEST {
            return Answer {
                line: refusal(None, &too_long()),
                last: false,
            };
        }
        let (name, id, given) = match request(line) {
            Ok(request) => request,
            Err((id, error)) => {
                return Answer {
                    line: refusal(id, &error),
                    last: false,
                };
            }
        };
        // Everything is changed on copies first, so that even our own mistakes leave the game as it was.
        let done = catch_unwind(AssertUnwindSafe(|| self.carry_out(&name, given))).unwrap_or_else(|_| {
            let sentence = "the door stumbled; please report this session";
            Err(Error::new(Code::Internal, sentence))
        });
        match done {
            Ok(answer) => Answer {
                line: Value::Object(acceptance(id, answer)),
                last: name == "quit",
            },
            Err(error) => Answer {
                line: refusal(id, &error),
                last: false,
            },
        }
    }

    fn carry_out(&mut self, name: &str, given: Map<String, Value>) -> Result<Map<String, Value>> {
        match name {
            "new" | "load" => {
                let (opening, given) = opening(given)?;
                match opening.game.as_deref() {
                    None | Some(State::SLUG) => self.open::<State>(name, &opening, given),
                    Some(Duel::SLUG) => self.open::<Duel>(name, &opening, given),
                    Some(other) => {
                        let sentence = format!("there is no game {other:?}; there are {}", GAMES.join(", "));
                        Err(Error::new(Code::UnknownGame, sentence).at("game"))
                    }
                }
            }
            "quit" => read::<Nothing>(Value::Object(given)).map(|_| Map::new()),
            _ => match &mut self.open {
                Some(open) => open.ask(name, given).unwrap_or_else(|| Err(unknown(name))),
                None if request::NAMES.contains(&name) => {
                    let sentence = "no game is open; begin with new or load";
                    Err(Error::new(Code::NoGame, sentence).at("do"))
                }
                None => Err(unknown(name)),
            },
        }
    }

    fn open<G: Spoken>(
        &mut self,
        name: &str,
        opening: &Opening,
        given: Map<String, Value>,
    ) -> Result<Map<String, Value>> {
        let given = Value::Object(given);
        let desk = match name {
            "new" => Desk::<G>::new(opening, given)?,
            _ => Desk::<G>::load(opening, given)?,
        };
        let answer = desk.opened();
        self.open = Some(Box::new(desk));
        Ok(answer)
    }
}

/// The games there are.
const GAMES: [&str; 2] = [State::SLUG, Duel::SLUG];

fn unknown(name: &str) -> Error {
    let sentence = format!(
        "there is no request {name:?}; there are {}",
        request::NAMES.join(", ")
    );
    Error::new(Code::UnknownRequest, sentence).at("do")
}

fn too_long() -> Error {
    Error::new(
        Code::TooLong,
        format!("a line is at most {LONGEST} bytes long; this one was skipped"),
    )
}

/// A request: its name, the caller's mark, and the other fields. With an error comes the mark, if it could be read.
type Given = (String, Option<Value>, Map<String, Value>);

fn request(line: &[u8]) -> std::result::Result<Given, (Option<Value>, Error)> {
    let parsed = serde_json::from_slice(line).map_err(|error| {
        let at = format!("column {}", error.column());
        (None, Error::new(Code::NotJson, error.to_string()).at(at))
    })?;
    let Value::Object(mut given) = parsed else {
        let sentence = "a request is an object with the field \"do\"";
        return Err((None, Error::new(Code::UnknownRequest, sentence)));
    };
    let id = given.remove("id");
    match given.remove("do") {
        Some(Value::String(name)) => Ok((name, id, given)),
        _ => {
            let sentence = format!("say what to do, one of {}", request::NAMES.join(", "));
            Err((id, Error::new(Code::UnknownRequest, sentence).at("do")))
        }
    }
}

/// Reads what every `new` and `load` may say, and leaves the rest to the game.
fn opening(mut given: Map<String, Value>) -> Result<(Opening, Map<String, Value>)> {
    let mut common = Map::new();
    for name in Opening::FIELDS {
        if let Some(said) = given.remove(name) {
            common.insert(name.to_owned(), said);
        }
    }
    // What was saved knows its game.
    if let Some(game) = given.get("saved").and_then(|saved| saved.get("game"))
        && !common.contains_key("game")
    {
        common.insert("game".to_owned(), game.clone());
    }
    Ok((read(Value::Object(common))?, given))
}

fn acceptance(id: Option<Value>, answer: Map<String, Value>) -> Map<String, Value> {
    let mut line = fields(json!({ "ok": true }));
    line.extend(id.map(|id| ("id".to_owned(), id)));
    line.extend(answer);
    line
}

fn refusal(id: Option<Value>, error: &Error) -> Value {
    let mut line = fields(json!({ "ok": false }));
    line.extend(id.map(|id| ("id".to_owned(), id)));
    line.insert("error".to_owned(), value(error));
    Value::Object(line)
}
