//! The requests, as they are written. `do`, `id` and `table` belong to every request and are read before
//! these.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

/// A whole number of 64 bits. It may be said as a string, too, for languages whose numbers are exact only up
/// to 2^53 - 1; a greater one is written so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Long(pub u64);

/// The greatest whole number that every language reads exactly.
const EXACT: u64 = (1 << 53) - 1;

impl Serialize for Long {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            exact @ ..=EXACT => serializer.serialize_u64(exact),
            long => serializer.collect_str(&long),
        }
    }
}

impl<'de> Deserialize<'de> for Long {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl Visitor<'_> for Reader {
            type Value = Long;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(
                    f,
                    "a whole number from 0 to {}, or its digits as a string",
                    u64::MAX
                )
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Long, E> {
                Ok(Long(number))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Long, E> {
                let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
                let number = digits.then(|| text.parse().ok()).flatten();
                let wrong = || E::invalid_value(serde::de::Unexpected::Str(text), &self);
                number.map(Long).ok_or_else(wrong)
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

impl JsonSchema for Long {
    fn schema_name() -> Cow<'static, str> {
        "Long".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A number of 64 bits, or its digits as a string.",
            "anyOf": [
                { "type": "integer", "format": "uint64", "minimum": 0 },
                { "type": "string", "pattern": "^[0-9]+$" },
            ],
        })
    }
}

/// The name of a table, as its caller has chosen it: a text, or a whole number, which is the same as its digits.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct TableName(pub String);

impl TableName {
    /// The longest name, in characters.
    pub const LONGEST: usize = 64;
}

impl<'de> Deserialize<'de> for TableName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl Visitor<'_> for Reader {
            type Value = TableName;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let most = TableName::LONGEST;
                write!(
                    f,
                    "the name of a table: 1 to {most} characters, or a whole number from 0"
                )
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<TableName, E> {
                Ok(TableName(number.to_string()))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<TableName, E> {
                match text.chars().count() {
                    1..=TableName::LONGEST => Ok(TableName(text.to_owned())),
                    length => Err(E::invalid_length(length, &self)),
                }
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

impl JsonSchema for TableName {
    fn schema_name() -> Cow<'static, str> {
        "TableName".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The name of a table.",
            "anyOf": [
                { "type": "integer", "format": "uint64", "minimum": 0 },
                { "type": "string", "minLength": 1, "maxLength": Self::LONGEST },
            ],
        })
    }
}

/// Who answers for Nature, in `new` and `load`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize, JsonSchema)]
pub struct Opening {
    /// Which game; `classic` if it is not said.
    #[serde(default)]
    pub game: Option<String>,
    /// A dealer answers for Nature; everything follows from this number.
    #[serde(default)]
    pub seed: Option<Long>,
    /// The caller answers for Nature.
    #[serde(default)]
    pub nature: Option<NatureIs>,
}

impl Opening {
    /// The names of its fields.
    pub const FIELDS: [&'static str; 3] = ["game", "seed", "nature"];
}

/// The one thing that `nature` may say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum NatureIs {
    /// Every throw and every reveal is asked.
    Asked,
}

/// A request without further fields: `state`, `save`, `close`, `quit`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// `load`: a position, what was saved, or a record; one of them.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Load<P, A> {
    /// A position, whole or in part; see there for what is left out.
    pub position: Option<P>,
    /// What `save` has answered.
    pub saved: Option<Saved<P, A>>,
    /// The record of a game, line by line as in its file (`docs/record.md`).
    #[serde(default)]
    pub record: Option<String>,
    /// Where the game of a record goes on: at the beginning of this turn, counted from 1.
    #[serde(default)]
    pub turn: Option<u16>,
    /// Where the game of a record goes on: after so many answers, Nature's and forced ones included.
    #[serde(default)]
    pub answers: Option<usize>,
}

/// `clone`: the same table once more.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Copied {
    /// The name of the new table; a table of that name is closed.
    pub to: TableName,
}

/// A whole game so far, as `save` answers it and `load` takes it.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Saved{P}")]
pub struct Saved<P, A> {
    /// The version of this form: 1.
    pub format: u8,
    /// Which game.
    pub game: String,
    /// The dealer, if there is one; otherwise Nature is asked.
    #[serde(default)]
    pub nature: Option<SavedNature>,
    /// The position at the start.
    pub start: P,
    /// Every answer since then, Nature's included.
    pub answers: Vec<A>,
    /// Where they lead.
    pub position: P,
}

impl<P, A> Saved<P, A> {
    /// The version that is written.
    pub const FORMAT: u8 = 1;
}

/// A dealer in the middle of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SavedNature {
    /// Its seed.
    pub seed: Long,
    /// How far its stream of numbers has been used up.
    pub drawn: Long,
}

/// `view`: the position as one seat may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The seat; an onlooker without one if it is not said.
    #[serde(default)]
    pub seat: Option<u8>,
}

/// `legal`: what may be said now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Legal {
    /// The seat that would speak; whoever is asked if it is not said. A seat that is not asked may only use
    /// cards.
    #[serde(default)]
    pub seat: Option<u8>,
    /// List every set of dice and every throw, too.
    #[serde(default)]
    pub full: bool,
    /// Tell the actions that are legal. The answers are left out then, unless `full` asks for them.
    #[serde(default)]
    pub mask: bool,
}

/// `apply`: an answer, the number of a legal one, or its action.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Apply<A> {
    /// The answer of a seat or of Nature.
    pub answer: Option<A>,
    /// Its number in the list that `legal` counts, from 0.
    #[serde(default)]
    pub index: Option<usize>,
    /// Its number among all that a seat can ever say in this game with these boxes, as `actions` counts them.
    #[serde(default)]
    pub action: Option<u64>,
    /// Who speaks. It is refused if that is somebody else; not needed otherwise.
    #[serde(default)]
    pub seat: Option<u8>,
}

/// `undo`: back to before the last answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// How many requests that changed the position are taken back.
    #[serde(default = "one")]
    pub steps: usize,
}

fn one() -> usize {
    1
}

/// `events`: what has happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Events {
    /// The number of the first one that is wanted.
    #[serde(default)]
    pub since: usize,
    /// As this seat may hear them; all is told if it is not said.
    #[serde(default)]
    pub seat: Option<u8>,
}

/// `advise`: what a bot would answer, and what each answer comes to.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Advise {
    /// Whose answer: `easy`, `normal`, `hard` or `master`; `master` if it is not said.
    #[serde(default)]
    pub level: Option<String>,
    /// The seed of a table whose bot would answer; that of this table if it is not said, 0 if it has none.
    #[serde(default)]
    pub seed: Option<Long>,
}

/// `actions`: the numbering of all answers of seats, with options `O` of the classic game.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Actions<O> {
    /// Which game; that of the table if neither this nor `options` is said, `classic` without a table.
    pub game: Option<String>,
    /// What a table of the classic game agrees on; what is left out is as in the base game.
    pub options: Option<O>,
}

/// `value`: what the position is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Worth {
    /// The seed by which it looks ahead; that of this table if it is not said, 0 if it has none.
    #[serde(default)]
    pub seed: Option<Long>,
}

/// Every request there is.
pub const NAMES: [&str; 15] = [
    "new", "load", "state", "view", "legal", "actions", "advise", "value", "apply", "undo", "events", "save",
    "clone", "close", "quit",
];
