//! Why words were not understood.

use std::fmt;

/// The kinds of trouble.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Code {
    /// A field is unknown, missing, or holds something that it cannot hold.
    BadField,
    /// No position has such an answer.
    IllegalAnswer,
    /// Another question is open.
    NotNow,
    /// There is no such card, slot, die or seat here.
    NoSuchThing,
    /// The answer could mean several of the legal ones.
    AmbiguousAnswer,
}

/// Why words mean no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error {
    /// The kind of trouble.
    pub code: Code,
    /// A sentence for the author of the program or of the file.
    pub message: String,
    /// Where in the words, such as `reroll[1]`; empty if it is about the whole.
    pub at: String,
}

impl Error {
    /// Trouble with the words as a whole.
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

    /// The same, one level further in: `within("place")` makes `low` into `place.low`.
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

/// What words mean, or why they mean nothing.
pub type Result<T> = std::result::Result<T, Error>;
