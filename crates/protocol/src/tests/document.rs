//! `docs/protocol.md` is true: its sessions are held again, its tables say what the protocol says.
//!
//! When the protocol changes on purpose, `UPDATE_GOLDEN=1 cargo test -p protocol document` writes the
//! responses and the tables anew; read the difference like code.

use crate::describe::{Entry, Field, table_of_events, table_of_kinds, table_of_questions};
use crate::game::Protocol;
use crate::{Server, schema};
use engine::classic::{self, State};
use engine::duel::{self, State as Duel};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::PathBuf;

fn path() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", "docs", "protocol.md"]
        .iter()
        .collect()
}

fn text() -> String {
    std::fs::read_to_string(path()).expect("the document is there")
}

/// What stands between two marks of the document.
fn between<'a>(text: &'a str, begin: &str, end: &str) -> &'a str {
    let from = text.find(begin).unwrap_or_else(|| panic!("there is no {begin}")) + begin.len();
    let length = text[from..].find(end).expect("it ends");
    &text[from..from + length]
}

/// A session, its requests said again.
fn held_again(session: &str) -> String {
    let mut server = Server::default();
    let mut again = String::new();
    for request in session.lines().filter_map(|line| line.strip_prefix("> ")) {
        let response = server.respond(request.as_bytes()).line;
        again.push_str(&format!("> {request}\n< {response}\n"));
    }
    again
}

/// The tables of a game under their names in the document.
fn tables<G: Protocol>(game: &str) -> [(String, String); 3] {
    let said = G::descriptions();
    let kinds: Vec<Field> = said.beside.iter().chain(said.outcome).copied().collect();
    [
        (format!("events of {game}"), table_of_events(said.events)),
        (format!("questions of {game}"), table_of_questions(said.questions)),
        (
            format!("fields of {game}"),
            table_of_kinds(&[said.events, said.questions], &kinds),
        ),
    ]
}

/// How many actions there are in each game with its boxes.
fn sizes() -> String {
    use crate::actions::Numbers;
    let mut table = "| game and boxes | dice | actions |\n| --- | --- | --- |\n".to_owned();
    for (name, options) in super::actions::boxes() {
        let size = crate::classic::Numbering::of(&options).size();
        table.push_str(&format!(
            "| {name} | {} | {} |\n",
            options.most_dice(),
            grouped(size)
        ));
    }
    let duel = crate::duel::Numbering::default().size();
    table.push_str(&format!("| Duel | 8 | {} |\n", grouped(duel)));
    table
}

/// 12345 as 12,345.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let places = digits.len();
    let digits = digits.chars().enumerate();
    digits.fold(String::new(), |mut text, (place, digit)| {
        if place > 0 && (places - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
        text
    })
}

#[test]
fn the_sessions_and_tables_of_the_document_are_true() {
    let mut text = text();
    let write = std::env::var_os("UPDATE_GOLDEN").is_some();
    let tables = tables::<State>("the classic game")
        .into_iter()
        .chain(tables::<Duel>("Duel"));
    let tables = tables.map(|(name, table)| (format!("<!-- {name} -->\n"), "<!-- end -->", table));
    let sessions = ["session", "duel-session"].map(|kind| {
        let fence = format!("```{kind}\n");
        let again = held_again(between(&text, &fence, "```"));
        (fence, "```", again)
    });
    let actions = ("<!-- actions -->\n".to_owned(), "<!-- end -->", sizes());
    for (begin, end, again) in tables.chain(sessions).chain([actions]) {
        let written = between(&text, &begin, end).to_owned();
        if write {
            text = text.replace(&format!("{begin}{written}"), &format!("{begin}{again}"));
            continue;
        }
        for (written, again) in written.lines().zip(again.lines()) {
            assert_eq!(written, again, "after {begin}");
        }
        assert_eq!(written.lines().count(), again.lines().count(), "after {begin}");
    }
    if write {
        std::fs::write(path(), text).expect("docs can be written");
    }
}

#[test]
fn the_document_tells_of_every_request_and_every_code() {
    let (text, schema) = (text(), schema());
    let codes = schema["$defs"]["Code"]["oneOf"].as_array().expect("a list");
    let codes = codes.iter().map(|code| &code["const"]);
    let requests = schema["oneOf"].as_array().expect("a list");
    let requests = requests
        .iter()
        .map(|request| &request["properties"]["do"]["const"]);
    let answers = ["Said", "DuelSaid"].map(|said| &schema["$defs"][said]["properties"]);
    let answers = answers
        .iter()
        .flat_map(|said| said.as_object().expect("an object").keys());
    // It never stands alone.
    let answers = answers.filter(|answer| *answer != "slot");
    for word in codes.chain(requests) {
        let word = word.as_str().expect("a word");
        assert!(text.contains(&format!("`{word}`")), "{word}");
    }
    for answer in answers {
        assert!(text.contains(&format!("`{{\"{answer}\":")), "{answer}");
    }
}

/// The names of all variants of one of the engine's own enums, as serde lists them for those who name none of
/// them.
fn variants<T: DeserializeOwned>() -> Vec<String> {
    let Err(error) = serde_json::from_value::<T>(json!("no such variant")) else {
        panic!("it has no such variant");
    };
    let sentence = error.to_string();
    let (_, expected) = sentence.split_once("expected").expect("a list of variants");
    expected
        .split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

/// Which of the engine's events are told under another name.
const RENAMED: [(&str, &str); 7] = [
    ("FirstPlayerTied", "FirstPlayerRoll"),
    ("FirstPlayer", "FirstPlayerRoll"),
    ("PoisonChanged", "TokensChanged"),
    ("ShrinkChanged", "TokensChanged"),
    ("CopySet", "MimicSet"),
    ("CopyCleared", "MimicCleared"),
    ("CardUsed", "CardResolved"),
];

#[test]
fn every_event_of_the_engine_is_described() {
    let names = |entries: &[Entry]| -> BTreeSet<String> {
        entries.iter().map(|entry| entry.name.to_owned()).collect()
    };
    let told = variants::<classic::Event>().into_iter().map(|name| {
        let renamed = RENAMED.iter().find(|(engine, _)| *engine == name);
        renamed.map_or(name, |(_, told)| (*told).to_owned())
    });
    let told: BTreeSet<_> = told
        .chain(["NatureAnswered", "TokyoIncome"].map(str::to_owned))
        .collect();
    assert_eq!(told, names(State::descriptions().events));
    let told = variants::<duel::Event>().into_iter();
    let told: BTreeSet<_> = told.chain(["NatureAnswered".to_owned()]).collect();
    assert_eq!(told, names(Duel::descriptions().events));
}

/// A question of the engine with something in each field.
fn sample(variant: &str, entry: &Entry) -> Value {
    let mut fields = serde_json::Map::new();
    for field in entry.fields.iter().filter(|field| field.always) {
        let value = match field.kind.name {
            "indices" => json!(5),
            "card" => json!("wings"),
            "card source" => json!("camouflage"),
            "source" => json!({ "card": "camouflage" }),
            "spot" => json!({ "Market": 1 }),
            "Buzz token" => json!("anubis"),
            "choice" => json!("king"),
            "flag" => json!(true),
            "special die" => json!("berserk"),
            "moment" => json!("EndOfTurn"),
            _ => json!(3),
        };
        let name = match (variant, field.name) {
            ("FirstThrow", "thrower") => "seat",
            ("ThrowAgainst", "thrower") => "by",
            ("ThrowAgainst", "by") => "card",
            ("Choose", "among") => "of",
            (_, name) => name,
        };
        if (variant, field.name) == ("FirstThrow", "dice") {
            continue;
        }
        let value = match (variant, field.name) {
            ("ThrowAgainst", "dice") => json!(2),
            _ => value,
        };
        fields.insert(name.to_owned(), value);
    }
    if fields.is_empty() {
        json!(variant)
    } else {
        json!({ variant: fields })
    }
}

/// Every decision of the engine stands in the tables, with its id and its fields, and nothing else does.
fn questions<W: DeserializeOwned>(
    entries: &[Entry],
    said: impl Fn(W) -> serde_json::Map<String, Value>,
    id: impl Fn(&W) -> &'static str,
) {
    let variants: Vec<_> = variants::<W>()
        .into_iter()
        .filter(|name| name != "Nothing")
        .collect();
    assert_eq!(variants.len(), entries.len());
    for variant in variants {
        let name = crate::plain::kebab(&variant);
        let entry = entries.iter().find(|entry| entry.name == name);
        let entry = entry.unwrap_or_else(|| panic!("{name} is not described"));
        let what: W = serde_json::from_value(sample(&variant, entry)).expect("such a question");
        assert_eq!(entry.id, id(&what), "{name}");
        let said = said(what);
        let said: BTreeSet<_> = said
            .keys()
            .map(String::as_str)
            .filter(|key| !["what", "id"].contains(key))
            .collect();
        let described = entry
            .fields
            .iter()
            .filter(|field| field.always)
            .map(|field| field.name);
        assert_eq!(said, described.collect(), "{name}");
    }
}

#[test]
fn every_question_of_the_engine_is_described() {
    questions(
        State::descriptions().questions,
        crate::classic::what_said,
        |what| what.id(),
    );
    questions(Duel::descriptions().questions, crate::duel::what_said, |_| "");
}
