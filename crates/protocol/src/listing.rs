//! How lists of legal answers sum up what is many and alike, in every game.

use serde_json::{Map, Value, json};

/// Answers that are many and alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Alike {
    /// A throw of so many dice.
    Throw(usize),
    /// A set of dice to throw again.
    Reroll,
    /// Neither.
    Not,
}

/// The legal answers with their numbers. Throws and sets of dice are summed up unless `full` lists each of
/// them: of the dice `any_of`, the set m as a mask has the number m - 1.
pub(crate) fn list<A: Copy>(
    answers: &[A],
    full: bool,
    any_of: Vec<usize>,
    alike: impl Fn(A) -> Alike,
    said: impl Fn(A) -> Map<String, Value>,
) -> Map<String, Value> {
    let mut list = Map::new();
    let mut listed = Vec::new();
    for (index, answer) in answers.iter().enumerate() {
        match alike(*answer) {
            Alike::Throw(dice) if !full => {
                list.insert("throw".into(), json!({ "dice": dice }));
            }
            Alike::Reroll if !full => {
                list.entry("reroll")
                    .or_insert_with(|| json!({ "any_of": any_of }));
            }
            _ => {
                let mut entry = said(*answer);
                entry.insert("index".into(), index.into());
                listed.push(Value::Object(entry));
            }
        }
    }
    list.insert("answers".into(), Value::Array(listed));
    list
}
