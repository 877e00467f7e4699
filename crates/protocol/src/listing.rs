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

/// What is said of answers that are many and alike.
pub(crate) struct Summed {
    /// The faces of a die, as they are said.
    pub faces: Value,
    /// The dice that may be thrown again.
    pub any_of: Vec<usize>,
}

/// The legal answers with their numbers, Nature's each with its weight. Throws and sets of dice are summed up unless `full` lists each of
/// them: of the dice `any_of`, the set m as a mask has the number m - 1.
pub(crate) fn list<A: Copy>(
    answers: &[A],
    weights: &[u64],
    full: bool,
    summed: Summed,
    alike: impl Fn(A) -> Alike,
    said: impl Fn(A) -> Map<String, Value>,
) -> Map<String, Value> {
    let mut list = Map::new();
    let mut listed = Vec::new();
    for (index, answer) in answers.iter().enumerate() {
        match alike(*answer) {
            Alike::Throw(dice) if !full => {
                list.entry("throw")
                    .or_insert_with(|| json!({ "dice": dice, "faces": summed.faces }));
            }
            Alike::Reroll if !full => {
                list.entry("reroll")
                    .or_insert_with(|| json!({ "any_of": summed.any_of }));
            }
            _ => {
                let mut entry = said(*answer);
                entry.insert("index".into(), index.into());
                if let Some(weight) = weights.get(index) {
                    entry.insert("weight".into(), (*weight).into());
                }
                listed.push(Value::Object(entry));
            }
        }
    }
    list.insert("answers".into(), Value::Array(listed));
    list
}
