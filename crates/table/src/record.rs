//! The record of a game as a file: UTF-8 JSON Lines, told in `docs/record.md`.
//!
//! [`Writer`] appends what has happened at a table, a line at a time, to anything that can be written to;
//! [`Record::read`] reads it again, [`game_of`] only says of which game it is. [`export`] writes a whole game
//! at once, or what one seat may know of it while it runs.
//!
//! Invariants: a line is never changed once it is written; every line carries the checksum of all bytes
//! before it and its own, so damage is located and costs nothing before it; the reader never panics, whatever
//! it is given.

pub mod proof;
mod read;
mod rules;
#[cfg(test)]
mod tests;
mod write;

pub use read::{Damage, Disagreement, Harm, LONGEST, MOST_HANDS, Moment, Record, Refusal, game_of, proven};
pub use rules::Rules;
pub use write::{Keep, Running, Writer, export};

use crate::notation::Notation;
use crate::patch::Patch;
use crate::table::{Sitter, Table};
use crate::{Checksum, notation};
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The version of the format that is written, and the latest that is read.
pub const FORMAT: u8 = 1;

/// The first line: which game, at which table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Head<O> {
    /// The version of the format: 1.
    pub format: u8,
    /// Which game.
    pub game: String,
    /// What the table agreed on, as far as the rules ask.
    pub options: O,
    /// What else the table agreed on: words, switches and numbers under the names that whoever set the table
    /// up gave them. They are kept as written; what is not understood is left alone.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub agreed: BTreeMap<String, Value>,
    /// Who sits where, clockwise.
    pub seats: Vec<SeatHead>,
    /// Who begins; the dice say it if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    /// The first position as the engine keeps it, where it is not the one of a new table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Value>,
    /// The seed of the dealer. Without one somebody else answers for Nature.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The rules under which it was played.
    pub rules: Rules,
    /// When it began, in seconds since 1970 (UTC).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
    /// The name of this game; other records point to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The game from which this one went on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parent: Option<Parent>,
    /// Only what this seat may know stands here; such a record can be looked at, not played on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen_by: Option<u8>,
}

/// A seat of the first line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatHead {
    /// The monster.
    pub monster: String,
    /// Who sits there.
    #[serde(default)]
    pub sitter: Sitter,
}

/// Where a branch begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Parent {
    /// The name or the file of the game that was gone on with.
    pub game: String,
    /// The number of its answers at that moment, Nature's and forced ones included.
    pub answers: usize,
}

impl<G: Notation> From<&Table<G>> for Head<G::Options> {
    /// What a table says about itself.
    fn from(table: &Table<G>) -> Self {
        let (options, monsters) = table.start().setup();
        let set_up = |first| G::set_up(&options, &monsters, first).is_ok_and(|start| start == *table.start());
        let seats = (0..table.start().seats() as u8).map(Some);
        let first = std::iter::once(None).chain(seats).find(|first| set_up(*first));
        let mut sitters = table.first_sitters().into_iter();
        Self {
            format: FORMAT,
            game: G::SLUG.to_owned(),
            options,
            agreed: BTreeMap::new(),
            seats: monsters
                .into_iter()
                .map(|monster| SeatHead {
                    monster,
                    sitter: sitters.next().unwrap_or_default(),
                })
                .collect(),
            first: first.flatten(),
            start: match first {
                Some(_) => None,
                None => Some(plain(table.start())),
            },
            seed: table.dealer().is_some().then(|| table.seed()),
            rules: Rules::of::<G>(),
            time: None,
            id: None,
            parent: None,
            seen_by: None,
        }
    }
}

/// A line of the file. Each has one more field, `sum`: the checksum (FNV-1a, 64 bits, hexadecimal) of all
/// bytes of the file before `,"sum"` of this line.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Line<S, O> {
    /// The first line.
    Head(Head<O>),
    /// A seat or Nature has answered.
    Answer(Answered<S>),
    /// Answers were taken back.
    Back(Back),
    /// Somebody else plays a seat from here on.
    Hands(Hands),
    /// A turn begins: what the position is, for whoever cannot replay the answers.
    Turn(Turn),
    /// The game is over.
    End(End),
}

/// An answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Answered<S> {
    /// How many answers came before it, forced ones included. Where a number is left out, the only legal
    /// answer was given.
    n: usize,
    /// Who answers; Nature if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    /// The answer in the words of the engine protocol. It is left out where the viewer of a seat's record may
    /// not know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    said: Option<S>,
    /// How many numbers of the seed the dealer had used up after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    drawn: Option<u64>,
}

/// Answers were taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Back {
    /// How many answers are left.
    to: usize,
    /// More was known by then than when the first of them was given.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    known: bool,
}

/// A seat changes hands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Hands {
    /// Which seat.
    seat: u8,
    /// Who sits there now.
    sitter: Sitter,
    /// Whoever sat there before has given up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    conceded: bool,
}

/// A turn begins.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Turn {
    /// How many answers came before it.
    n: usize,
    /// Its number, from 1.
    number: u16,
    /// What stands on the table.
    #[serde(flatten)]
    stand: Stand,
}

/// The game is over.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// How many answers were given.
    pub n: usize,
    /// The seats that share the win; nobody may have won.
    pub winners: Vec<u8>,
    /// The seat that gave the game up, if one has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<u8>,
    /// What stands on the table.
    #[serde(flatten)]
    stand: Stand,
}

/// What stands on the table.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
struct Stand {
    /// A digest of the position: FNV-1a, 64 bits, hexadecimal, of its JSON as the engine keeps it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    digest: Option<String>,
    /// The position as the engine keeps it: what has changed since the last one that stands in the file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    position: Option<Patch>,
}

/// The line of this game.
type LineOf<G> = Line<<G as Notation>::Said, <G as Notation>::Options>;

/// What closes every line: the checksum has 16 digits.
const SUM: &str = ",\"sum\":\"";
/// The bytes from `,"sum"` to the end of the line.
const CLOSING: usize = SUM.len() + 16 + 2;

/// A digest of a position.
#[must_use]
pub fn digest<G: Notation>(position: &G) -> String {
    let text = serde_json::to_vec(position).expect("a position has a form in JSON");
    Checksum::default().over(&text).to_string()
}

fn plain(data: &impl Serialize) -> Value {
    serde_json::to_value(data).expect("plain data has a form in JSON")
}

/// The JSON schema of a line of either game's records.
#[must_use]
pub fn schema() -> Value {
    use engine::{classic, duel};
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let lines = [
        generator.subschema_for::<OfGame<classic::State>>(),
        generator.subschema_for::<OfGame<duel::State>>(),
    ];
    let definitions = generator.take_definitions(true);
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "a line of a record of a game",
        "anyOf": lines,
        "$defs": definitions,
    })
}

/// The line of a game with its checksum, for the schema.
struct OfGame<G>(std::marker::PhantomData<G>);

impl<G: Notation> JsonSchema for OfGame<G> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("Line of {}", G::SLUG).into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let mut schema = LineOf::<G>::json_schema(generator);
        let kinds = schema.get_mut("oneOf").and_then(Value::as_array_mut);
        for kind in kinds.into_iter().flatten() {
            kind["properties"]["sum"] = json!({ "type": "string", "pattern": "^[0-9a-f]{16}$" });
            if let Some(required) = kind["required"].as_array_mut() {
                required.push("sum".into());
            }
        }
        schema
    }
}

/// Why the words of an answer were not understood.
pub type NotUnderstood = notation::Error;
