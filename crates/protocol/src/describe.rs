//! What a game says, described field by field: its events and its questions. The schema and the tables of
//! `docs/protocol.md` are made of it, and tests compare it with everything that random games say.
//!
//! Start at [`Entry`]. The tables themselves stand in `classic::describe` and `duel::describe`.

use schemars::SchemaGenerator;
use serde_json::{Map, Value, json};
use std::fmt::Write as _;

/// What a field holds.
#[derive(Debug, Clone, Copy)]
pub struct Kind {
    /// Its name in the tables.
    pub name: &'static str,
    /// What it looks like.
    pub about: &'static str,
    /// Its schema.
    pub schema: fn(&mut SchemaGenerator) -> Value,
}

/// A field of an event or a question.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// What it holds.
    pub kind: Kind,
    /// It is there in every case.
    pub always: bool,
    /// It may be `null`.
    pub null: bool,
}

/// An event or a question.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// Its name, under `event` or `what`.
    pub name: &'static str,
    /// The id of the decision, where there is one.
    pub id: &'static str,
    /// Another decision that is asked in the same words; empty if there is none.
    pub or_id: &'static str,
    /// When it comes.
    pub about: &'static str,
    /// What it says besides its name.
    pub fields: &'static [Field],
    /// A question: by which answers it is answered, besides cards that may be used whatever is asked.
    pub answers: &'static [&'static str],
}

/// All that a game says.
#[derive(Debug, Clone, Copy)]
pub struct Descriptions {
    /// The events, in the order of a game.
    pub events: &'static [Entry],
    /// The questions, Nature's first.
    pub questions: &'static [Entry],
    /// What a question may hold besides.
    pub beside: &'static [Field],
    /// How a game has ended.
    pub outcome: &'static [Field],
}

impl Kind {
    /// A field of this kind that is always there.
    pub const fn field(self, name: &'static str) -> Field {
        Field {
            name,
            kind: self,
            always: true,
            null: false,
        }
    }

    /// A field of this kind that is left out where there is nothing to say.
    pub const fn sometimes(self, name: &'static str) -> Field {
        Field {
            always: false,
            ..self.field(name)
        }
    }

    /// A field of this kind that is `null` where there is nothing to say.
    pub const fn or_null(self, name: &'static str) -> Field {
        Field {
            null: true,
            ..self.field(name)
        }
    }
}

/// An entry without an id.
pub const fn entry(name: &'static str, about: &'static str, fields: &'static [Field]) -> Entry {
    Entry {
        name,
        id: "",
        or_id: "",
        about,
        fields,
        answers: &[],
    }
}

impl Entry {
    /// This question has such answers.
    pub const fn answered_by(self, answers: &'static [&'static str]) -> Self {
        Self { answers, ..self }
    }

    /// This question is the decision of this id.
    pub const fn with_id(self, id: &'static str) -> Self {
        Self { id, ..self }
    }

    /// This question is also the decision of this id.
    pub const fn or_id(self, or_id: &'static str) -> Self {
        Self { or_id, ..self }
    }
}

/// Kinds that mean the same in every game.
pub mod kinds {
    use super::Kind;
    use schemars::SchemaGenerator;
    use serde_json::{Value, json};

    const fn kind(
        name: &'static str,
        about: &'static str,
        schema: fn(&mut SchemaGenerator) -> Value,
    ) -> Kind {
        Kind { name, about, schema }
    }

    /// A seat, counted clockwise from 0.
    pub const SEAT: Kind = kind(
        "seat",
        "a number from 0",
        |_| json!({ "type": "integer", "minimum": 0, "maximum": 5 }),
    );
    /// Several seats.
    pub const SEATS: Kind = kind(
        "seats",
        "a list of seats",
        |_| json!({ "type": "array", "items": { "type": "integer", "minimum": 0, "maximum": 5 } }),
    );
    /// How many.
    pub const COUNT: Kind = kind(
        "count",
        "a number, 0 or more",
        |_| json!({ "type": "integer", "minimum": 0 }),
    );
    /// By how much a number went up or down.
    pub const CHANGE: Kind = kind(
        "change",
        "a number, negative for a loss",
        |_| json!({ "type": "integer" }),
    );
    /// Yes or no.
    pub const FLAG: Kind = kind("flag", "`true` or `false`", |_| json!({ "type": "boolean" }));
    /// Dice by their places in the row.
    pub const INDICES: Kind = kind(
        "indices",
        "a list of dice, counted from 0",
        |_| json!({ "type": "array", "items": { "type": "integer", "minimum": 0 } }),
    );
    /// A place of the market.
    pub const SLOT: Kind = kind(
        "slot",
        "of the market, from 0",
        |_| json!({ "type": "integer", "minimum": 0, "maximum": 2 }),
    );
    /// Prices of what is for sale.
    pub const PRICES: Kind = kind(
        "prices",
        "slot by slot, `null` for an empty one",
        |_| json!({ "type": "array", "items": { "type": ["integer", "null"] }, "maxItems": 3 }),
    );
}

impl Field {
    fn schema(&self, generator: &mut SchemaGenerator) -> Value {
        let schema = (self.kind.schema)(generator);
        if self.null {
            json!({ "anyOf": [schema, { "type": "null" }] })
        } else {
            schema
        }
    }

    /// `by`? seat or `null`; what is called as it looks needs no second word.
    fn told(&self) -> String {
        let sometimes = if self.always { "" } else { "?" };
        let kind = match self.kind.name {
            kind if kind == self.name => String::new(),
            kind => format!(" {kind}"),
        };
        let null = if self.null { " or `null`" } else { "" };
        format!("`{}`{sometimes}{kind}{null}", self.name)
    }
}

/// An object with these fields and no others.
pub fn object(fields: &[Field], generator: &mut SchemaGenerator) -> Value {
    let mut properties = Map::new();
    let mut required = Vec::new();
    for field in fields {
        properties.insert(field.name.to_owned(), field.schema(generator));
        if field.always {
            required.push(field.name);
        }
    }
    json!({
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": false,
    })
}

impl Entry {
    /// The schema of one entry, whose name stands under `key`, with fields that others have, too. Nothing
    /// else is said.
    pub fn schema(&self, key: &str, more: &[Field], generator: &mut SchemaGenerator) -> Value {
        let fields: Vec<Field> = self.fields.iter().chain(more).copied().collect();
        let mut schema = object(&fields, generator);
        let mut mark = |key: &str, word: &str| {
            schema["properties"][key] = json!({ "const": word });
            if let Some(Value::Array(required)) = schema.get_mut("required") {
                required.push(json!(key));
            }
        };
        mark(key, self.name);
        if !self.id.is_empty() {
            mark("id", self.id);
        }
        if !self.or_id.is_empty() {
            schema["properties"]["id"] = json!({ "enum": [self.id, self.or_id] });
        }
        schema["description"] = json!(self.about);
        schema
    }

    /// Its fields in a cell of a table.
    fn cell(&self) -> String {
        let fields: Vec<_> = self.fields.iter().map(Field::told).collect();
        fields.join(", ")
    }
}

/// The events as a table.
pub fn table_of_events(events: &[Entry]) -> String {
    let mut table = String::from("| `event` | when | fields |\n| --- | --- | --- |\n");
    for entry in events {
        let _ = writeln!(table, "| `{}` | {} | {} |", entry.name, entry.about, entry.cell());
    }
    table
}

/// The questions as a table.
pub fn table_of_questions(questions: &[Entry]) -> String {
    let ids = questions.iter().any(|entry| !entry.id.is_empty());
    let mut table = if ids {
        String::from("| `id` | `what` | asks | fields | answers |\n| --- | --- | --- | --- | --- |\n")
    } else {
        String::from("| `what` | asks | fields | answers |\n| --- | --- | --- | --- |\n")
    };
    for entry in questions {
        if ids {
            let mut ids = vec![entry.id, entry.or_id];
            ids.retain(|id| !id.is_empty());
            let _ = write!(table, "| {} ", ids.join(", "));
        }
        let answers: Vec<_> = entry.answers.iter().map(|answer| format!("`{answer}`")).collect();
        let (fields, answers) = (entry.cell(), answers.join(", "));
        let _ = writeln!(
            table,
            "| `{}` | {} | {fields} | {answers} |",
            entry.name, entry.about
        );
    }
    table
}

/// What the kinds in these tables look like.
pub fn table_of_kinds(entries: &[&[Entry]], more: &[Field]) -> String {
    let mut kinds: Vec<Kind> = Vec::new();
    let fields = entries.iter().copied().flatten().flat_map(|entry| entry.fields);
    for field in fields.chain(more) {
        if kinds.iter().all(|kind| kind.name != field.kind.name) {
            kinds.push(field.kind);
        }
    }
    kinds.sort_by_key(|kind| kind.name);
    let mut table = String::from("| in the tables | looks like |\n| --- | --- |\n");
    for kind in kinds {
        let _ = writeln!(table, "| {} | {} |", kind.name, kind.about);
    }
    table
}
