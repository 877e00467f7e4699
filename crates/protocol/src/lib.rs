//! The engine protocol: one JSON request on a line, or a list of them, one JSON response on a line, or a list. `docs/protocol.md` tells
//! what may be said; [`schema()`] says it to machines.
//!
//! Start at [`serve`]. A [`Server`] reads requests, whose fields stand in [`request`], and holds the open
//! games, each at a table with a name; a `desk` is one open game, whichever it is, and answers them; `advice` answers `advise` and `value`
//! out of what our bots think; `actions` numbers all answers. [`Protocol`] is what a game must be able to say and to hear; [`classic`] says
//! it for King of Tokyo, [`duel`] for the game for two.
//!
//! ```
//! let mut requests = br#"{"do":"new","seats":["gigazaur","kraken"],"seed":7}"#.as_slice();
//! let mut responses = Vec::new();
//! protocol::serve(&mut requests, &mut responses)?;
//! println!("{}", String::from_utf8(responses)?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Invariants: every line gets exactly one response, a list of requests as many as there are in it; whatever is refused has changed nothing; nothing that is
//! said ends the process. The sentences are for the authors of programs, in English, and no player reads
//! them.
//!
//! Deliberately absent: clocks, files, threads.

pub mod actions;
mod advice;
pub mod bot;
pub mod classic;
pub mod describe;
mod desk;
pub mod duel;
mod envelope;
mod error;
mod game;
pub mod lines;
mod listing;
mod plain;
mod position;
pub mod request;
mod schema;
pub mod seat_view;

#[cfg(test)]
mod tests;

pub use envelope::Response;
pub use error::{Code, Error};
pub use game::{Protocol, Viewer};
pub use lines::LONGEST;
pub use schema::schema;

use desk::{Desk, OpenGame};
use engine::classic::{Options, State};
use engine::duel::State as Duel;
use envelope::{Echo, Envelope};
use error::{Result, read};
use lines::Line;
use request::{Actions, Copied, Load, Nothing, Opening, TableName};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::notation::Notation;
use table::record::game_of;

/// Answers requests until `quit` or the end of the input.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
pub fn serve(input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<()> {
    let mut server = Server::default();
    while let Some(line) = lines::next(input)? {
        let response = match line {
            Line::Read(line) => server.respond(&line),
            Line::TooLong => envelope::refused(&Echo::default(), &too_long()),
        };
        writeln!(output, "{}", response.line)?;
        output.flush()?;
        if response.last {
            break;
        }
    }
    Ok(())
}

/// So many tables are open at once at most.
pub const MOST_TABLES: usize = 1024;
/// So many requests stand in one line at most.
pub const MOST_TOGETHER: usize = 1024;

/// Reads requests and holds the games that are open, each at its table; one table has no name.
#[derive(Debug, Default)]
pub struct Server {
    tables: BTreeMap<Option<TableName>, Box<dyn OpenGame>>,
}

impl Server {
    /// Answers one line.
    pub fn respond(&mut self, line: &[u8]) -> Response {
        if line.len() > LONGEST {
            return envelope::refused(&Echo::default(), &too_long());
        }
        let Some(requests) = envelope::several(line) else {
            return self.answer(line, 0);
        };
        if requests.len() > MOST_TOGETHER {
            let sentence = format!(
                "there are {} requests in this line, and {MOST_TOGETHER} at most are read; say them in several lines",
                requests.len()
            );
            return envelope::refused(&Echo::default(), &Error::new(Code::TooLong, sentence));
        }
        let responses: Vec<Response> = requests
            .into_iter()
            .map(|(request, before)| self.answer(request, before))
            .collect();
        envelope::together(&responses)
    }

    /// Answers one request, which stands so many bytes into its line.
    fn answer(&mut self, request: &[u8], before: usize) -> Response {
        let (back, request) = envelope::open(request, before);
        let Envelope { name, table, fields } = match request {
            Ok(request) => request,
            Err(error) => return envelope::refused(&back, &error),
        };
        // Everything is changed on copies first, so that even our own mistakes leave the game as it was.
        let done =
            catch_unwind(AssertUnwindSafe(|| self.carry_out(&name, table, fields))).unwrap_or_else(|_| {
                let sentence = "a mistake of this program; please report this session";
                Err(Error::new(Code::Internal, sentence))
            });
        match done {
            Ok(fields) => envelope::accepted(back, fields, name == "quit"),
            Err(error) => envelope::refused(&back, &error),
        }
    }

    fn carry_out(
        &mut self,
        name: &str,
        table: Option<TableName>,
        given: Map<String, Value>,
    ) -> Result<Map<String, Value>> {
        match name {
            "new" | "load" => {
                self.is_room_for(&table, "table")?;
                let (opening, given) = opening(given)?;
                match opening.game.as_deref() {
                    None | Some(State::SLUG) => self.open::<State, Duel>(name, table, &opening, given),
                    Some(Duel::SLUG) => self.open::<Duel, State>(name, table, &opening, given),
                    Some(other) => Err(no_such_game(other)),
                }
            }
            "clone" => {
                let Copied { to } = read(Value::Object(given))?;
                let copy = self.tables.get(&table).ok_or_else(|| none_open(table))?.copy();
                let to = Some(to);
                self.is_room_for(&to, "to")?;
                let answer = copy.standing();
                self.tables.insert(to, copy);
                Ok(answer)
            }
            "close" => {
                read::<Nothing>(Value::Object(given))?;
                match self.tables.remove(&table) {
                    Some(_) => Ok(Map::new()),
                    None => Err(none_open(table)),
                }
            }
            "actions"
                if table.is_none() && !self.tables.contains_key(&table)
                    || given.contains_key("game")
                    || given.contains_key("options") =>
            {
                let Actions::<Options> { game, options } = read(Value::Object(given))?;
                let no_options = || {
                    let sentence = "Duel has no boxes; leave the options out";
                    Error::new(Code::BadField, sentence).at("options")
                };
                match (game.as_deref(), options) {
                    (None | Some(State::SLUG), options) => {
                        let numbers = classic::Numbering::of(&options.unwrap_or_default());
                        Ok(actions::told::<State>(State::SLUG, &numbers))
                    }
                    (Some(Duel::SLUG), None) => {
                        Ok(actions::told::<Duel>(Duel::SLUG, &duel::Numbering::default()))
                    }
                    (Some(Duel::SLUG), Some(_)) => Err(no_options()),
                    (Some(other), _) => Err(no_such_game(other)),
                }
            }
            "quit" => read::<Nothing>(Value::Object(given)).map(|_| Map::new()),
            _ => match self.tables.get_mut(&table) {
                Some(open) => open.ask(name, given).unwrap_or_else(|| Err(unknown(name))),
                None if request::NAMES.contains(&name) => Err(none_open(table)),
                None => Err(unknown(name)),
            },
        }
    }

    /// May a table of this name be opened? It takes the place of one of the same name.
    fn is_room_for(&self, table: &Option<TableName>, at: &str) -> Result<()> {
        if self.tables.len() < MOST_TABLES || self.tables.contains_key(table) {
            return Ok(());
        }
        let sentence =
            format!("{MOST_TABLES} tables are open, and more cannot be; close one, or use its name");
        Err(Error::new(Code::TooManyTables, sentence).at(at))
    }

    /// Opens a table of `G`. Whoever meant the `Other` game is told so.
    fn open<G: Protocol, Other: Protocol>(
        &mut self,
        name: &str,
        table: Option<TableName>,
        opening: &Opening,
        given: Map<String, Value>,
    ) -> Result<Map<String, Value>> {
        let meant = Value::Object(given.clone());
        let desk = match name {
            "new" => Desk::<G>::new(opening, meant),
            _ => Desk::<G>::load(opening, meant),
        };
        let desk = desk.map_err(|error| match error.code {
            Code::BadField if is_of::<Other, G>(name, given) => error.hinting(&format!(
                "this is a table of {0}: say \"game\":\"{0}\"",
                Other::SLUG
            )),
            _ => error,
        })?;
        let answer = desk.standing();
        self.tables.insert(table, Box::new(desk));
        Ok(answer)
    }
}

/// Nothing is open at this table.
fn none_open(table: Option<TableName>) -> Error {
    let (place, at) = match table {
        Some(TableName(name)) => (format!(" at the table {name:?}"), "table"),
        None => (String::new(), "do"),
    };
    let sentence = format!("no game is open{place}; begin with new or load");
    Error::new(Code::NoGame, sentence).at(at)
}

/// Do these fields of `new` or `load` tell of a table of `G` rather than of one of the `Other` game?
fn is_of<G: Protocol, Other: Protocol>(name: &str, given: Map<String, Value>) -> bool {
    let table = match given.get("position") {
        Some(Value::Object(position)) => position,
        _ => &given,
    };
    let names = |fields: &[&str]| fields.iter().any(|field| table.contains_key(*field));
    if names(G::OWN_FIELDS) || names(Other::OWN_FIELDS) {
        return names(G::OWN_FIELDS) && !names(Other::OWN_FIELDS);
    }
    let given = Value::Object(given);
    match name {
        "new" => read::<G::Table>(given).is_ok(),
        _ => read::<Load<G::Position, G::Said>>(given).is_ok(),
    }
}

/// The games there are.
const GAMES: [&str; 2] = [State::SLUG, Duel::SLUG];

fn no_such_game(game: &str) -> Error {
    let sentence = format!("there is no game {game:?}; there are {}", GAMES.join(", "));
    Error::new(Code::UnknownGame, sentence).at("game")
}

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

/// Reads what every `new` and `load` may say, and leaves the rest to the game.
fn opening(mut given: Map<String, Value>) -> Result<(Opening, Map<String, Value>)> {
    let mut common = Map::new();
    for name in Opening::FIELDS {
        if let Some(said) = given.remove(name) {
            common.insert(name.to_owned(), said);
        }
    }
    // What was saved knows its game, and so does a record.
    if !common.contains_key("game") {
        if let Some(game) = given.get("saved").and_then(|saved| saved.get("game")) {
            common.insert("game".to_owned(), game.clone());
        } else if let Some(Value::String(record)) = given.get("record") {
            let game = game_of(record.as_bytes()).map_err(|refusal| desk::unreadable(&refusal))?;
            common.insert("game".to_owned(), game.into());
        }
    }
    Ok((read(Value::Object(common))?, given))
}
