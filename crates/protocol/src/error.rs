//! What is answered when something is wrong: a code for programs, a sentence for their authors, and where it
//! was found.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use table::notation;

/// The kinds of trouble.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The line is longer than any that is read, or there are too many requests in it.
    TooLong,
    /// The line is not JSON.
    NotJson,
    /// The line is JSON, but no object with a known `do`.
    UnknownRequest,
    /// There is no such game.
    UnknownGame,
    /// A field is unknown, missing, or holds something that it cannot hold.
    BadField,
    /// No game has been opened with `new` or `load` at this table.
    NoGame,
    /// As many tables are open as can be.
    TooManyTables,
    /// Such a table cannot be set up.
    BadTable,
    /// Such a position cannot be.
    ImpossiblePosition,
    /// What was saved does not fit together; a record is damaged, or none.
    BadSave,
    /// No position has such an answer.
    IllegalAnswer,
    /// Another question is open, or the moment for this has passed.
    NotNow,
    /// It is for another seat, or for Nature, to say this.
    NotYours,
    /// There is no such card, slot, die, seat or number here.
    NoSuchThing,
    /// There is not enough to pay for it.
    TooDear,
    /// The answer could mean several of the legal ones.
    AmbiguousAnswer,
    /// The game is over: nobody is asked.
    GameOver,
    /// There is nothing left to take back.
    NothingToUndo,
    /// Our mistake; please report it.
    Internal,
}

/// Why a request could not be carried out. The position is as before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Error {
    /// The kind of trouble.
    pub code: Code,
    /// A sentence for the author of the program.
    pub message: String,
    /// Where in the request, such as `position.seats[1].hearts`; empty if it is about the whole.
    pub at: String,
}

impl Error {
    /// Trouble with the request as a whole.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            at: String::new(),
        }
    }

    /// The same, at this place.
    #[must_use]
    pub fn at(mut self, at: impl Into<String>) -> Self {
        self.at = at.into();
        self
    }

    /// The same, with what the caller may have meant.
    #[must_use]
    pub fn hinting(mut self, hint: &str) -> Self {
        self.message = format!("{}; {hint}", self.message);
        self
    }

    /// The same, one level further in: `within("saved")` makes `position.turn` into `saved.position.turn`.
    #[must_use]
    pub fn within(mut self, outer: &str) -> Self {
        self.at = match self.at.as_str() {
            "" => outer.to_owned(),
            inner if inner.starts_with('[') => format!("{outer}{inner}"),
            inner => format!("{outer}.{inner}"),
        };
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.at.is_empty() {
            f.write_str(&self.message)
        } else {
            write!(f, "{}: {}", self.at, self.message)
        }
    }
}

impl std::error::Error for Error {}

impl From<notation::Error> for Error {
    fn from(error: notation::Error) -> Self {
        let code = match error.code {
            notation::Code::BadField => Code::BadField,
            notation::Code::IllegalAnswer => Code::IllegalAnswer,
            notation::Code::NotNow => Code::NotNow,
            notation::Code::NoSuchThing => Code::NoSuchThing,
            notation::Code::AmbiguousAnswer => Code::AmbiguousAnswer,
        };
        Self::new(code, error.message).at(error.at)
    }
}

/// A value, or why there is none.
pub(crate) type Result<T> = std::result::Result<T, Error>;

/// Reads a value as a `T`, and says at which path it is none.
pub(crate) fn read<T: serde::de::DeserializeOwned>(value: serde_json::Value) -> Result<T> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let at = match error.path().to_string() {
            whole if whole == "." => String::new(),
            path => path,
        };
        Error::new(Code::BadField, error.inner().to_string()).at(at)
    })
}
