//! The documents speak of what is there: files, links, and the names in the code.
//!
//! A file is named in backticks by its path from the root of the project, or by its name alone where that is
//! enough; `*` and `SLUG` stand for any name. Names of the code are looked up in `ARCHITECTURE.md` and the
//! glossary.

mod source;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Where files and folders are named, besides everything right under `docs`.
const AT_THE_ROOT: [&str; 3] = ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"];

/// Where names of the code are looked up.
const OF_CODE: [&str; 2] = ["ARCHITECTURE.md", "docs/GLOSSARY.md"];

/// How names of files end.
const ENDINGS: [&str; 14] = [
    "rs", "md", "ftl", "toml", "json", "net", "svg", "png", "ttf", "txt", "sh", "yml", "ice", "kot",
];

/// What a build makes and a fresh clone does not have.
const BUILT: &str = "target/";

#[test]
fn every_file_that_is_named_exists() {
    let tree = Tree::of_project();
    let mut found = 0;
    let wrong = complaints(&documents(), |name, text| {
        let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
        let spans = spans(text).into_iter().filter(|span| is_path(&span.text));
        let spans: Vec<Span> = spans.collect();
        found += spans.len();
        let links = links(text).into_iter().map(|mut link| {
            if !folder.is_empty() {
                link.text = format!("{folder}/{}", link.text);
            }
            link
        });
        missing(spans.into_iter().chain(links), |path| tree.has(path))
    });
    assert!(wrong.is_empty(), "no such file:\n{}", wrong.join("\n"));
    assert!(
        found > 60,
        "only {found} files are named: has their form changed?"
    );
}

#[test]
fn every_name_of_the_code_occurs_in_it() {
    let names = names_of_the_code();
    let mut found = 0;
    let wrong = complaints(&OF_CODE.map(str::to_owned), |_, text| {
        let spans: Vec<Span> = spans(text)
            .into_iter()
            .filter(|span| is_name(&span.text))
            .collect();
        found += spans.len();
        missing(spans.into_iter(), |name| {
            parts_of(name).iter().all(|part| names.contains(part))
        })
    });
    assert!(wrong.is_empty(), "no such name:\n{}", wrong.join("\n"));
    assert!(
        found > 40,
        "only {found} names are looked up: has their form changed?"
    );
}

#[test]
fn what_is_not_there_is_found() {
    let tree = Tree(BTreeSet::from(
        ["src/ui/die.rs", "i18n/en/app.ftl", "docs/bots.md", ".ci/run"].map(str::to_owned),
    ));
    let text = "# Files\n\
        Here are `src/ui/die.rs`, `src/ui/`, `die.rs`, `i18n/*/app.ftl`, `src/ui/SLUG.rs`, `i18n/{en,fr}/app.ftl`, `.ci/run`.\n\
        ```\n`in/a/block.rs` is code\n```\n\
        A command is `cargo test --test src/no.rs`, a build makes `target/release/game`.\n\
        Gone are `src/ui/card.rs`, `dice.rs`, `src/die/`, `docs/GONE.md`\n\
        and [this](docs/gone.md), not [that](docs/bots.md#how) nor [the web](https://example.org/a.md).\n";
    let spans = spans(text).into_iter().filter(|span| is_path(&span.text));
    let wrong = missing(spans.chain(links(text)), |path| tree.has(path));
    assert_eq!(
        wrong,
        [
            "2: i18n/{en,fr}/app.ftl",
            "7: src/ui/card.rs",
            "7: dice.rs",
            "7: src/die/",
            "7: docs/GONE.md",
            "8: docs/gone.md"
        ]
    );
    let names =
        identifiers("pub struct Seat(u8); impl Game for State { fn asks(&self) {} } use engine::classic;");
    let text = "`Seat`, `State::asks`, `engine::{classic, duel}`, `asks()`, `Seat<G>`, `log-turn`, `Sofa`, `State::sits`";
    let spans = self::spans(text).into_iter().filter(|span| is_name(&span.text));
    let wrong = missing(spans, |name| {
        parts_of(name).iter().all(|part| names.contains(part))
    });
    assert_eq!(wrong, ["1: engine::{classic, duel}", "1: Sofa", "1: State::sits"]);
}

fn documents() -> Vec<String> {
    let docs = fs::read_dir(source::root().join("docs")).expect("our own folders can be listed");
    let names = docs.map(|entry| entry.expect("our own folders can be listed").file_name());
    let names = names.map(|name| format!("docs/{}", name.to_string_lossy()));
    let mut all: Vec<String> = names.filter(|name| name.ends_with(".md")).collect();
    all.extend(AT_THE_ROOT.map(str::to_owned));
    all.sort();
    all
}

/// Something that a document names, and in which line.
struct Span {
    line: usize,
    text: String,
}

/// What is wrong in each document, by what `check` finds in its text.
fn complaints(documents: &[String], mut check: impl FnMut(&str, &str) -> Vec<String>) -> Vec<String> {
    let mut wrong = Vec::new();
    for name in documents {
        let text = fs::read_to_string(source::root().join(name)).expect("our own documents can be read");
        wrong.extend(
            check(name, &text)
                .into_iter()
                .map(|complaint| format!("{name}:{complaint}")),
        );
    }
    wrong
}

fn missing(spans: impl Iterator<Item = Span>, is_there: impl Fn(&str) -> bool) -> Vec<String> {
    spans
        .filter(|span| !is_there(&span.text))
        .map(|span| format!("{}: {}", span.line, span.text))
        .collect()
}

/// The lines of a document that are prose, counted from 1: blocks of code are left out.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut inside = false;
    (1..).zip(text.lines()).filter(move |(_, line)| {
        let fence = line.trim_start().starts_with("```");
        inside ^= fence;
        !fence && !inside
    })
}

/// What stands between backticks.
fn spans(text: &str) -> Vec<Span> {
    let of_line = |(line, text): (usize, &str)| {
        let spans = text.split('`').skip(1).step_by(2);
        spans
            .map(|span| Span {
                line,
                text: span.to_owned(),
            })
            .collect::<Vec<_>>()
    };
    prose(text).flat_map(of_line).collect()
}

/// Where links within the project lead, without the heading.
fn links(text: &str) -> Vec<Span> {
    let of_line = |(line, text): (usize, &str)| {
        let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
        let files = targets.map(|(target, _)| target.split('#').next().unwrap_or_default());
        let own = files.filter(|file| !file.is_empty() && !file.contains("://"));
        own.map(|file| Span {
            line,
            text: file.to_owned(),
        })
        .collect::<Vec<_>>()
    };
    prose(text).flat_map(of_line).collect()
}

/// Does this name a file or a folder of the project?
fn is_path(text: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "._-*/{},".contains(letter);
    let ending = text
        .rsplit_once('.')
        .map(|(name, ending)| !name.is_empty() && ENDINGS.contains(&ending));
    text.chars().all(plain) && (text.contains('/') || ending == Some(true)) && !text.starts_with(BUILT)
}

/// Is this a name of the code, or several joined by `::`?
fn is_name(text: &str) -> bool {
    let text = text.split('<').next().unwrap_or_default().trim_end_matches("()");
    let part = |part: &str| {
        let inner = part.strip_prefix('{').and_then(|part| part.strip_suffix('}'));
        inner.unwrap_or(part).split(", ").all(is_identifier)
    };
    !text.is_empty() && text.split("::").all(part)
}

fn is_identifier(text: &str) -> bool {
    let begins = text.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_');
    begins
        && text
            .chars()
            .all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
}

/// The identifiers of `engine::{classic, duel}`.
fn parts_of(name: &str) -> Vec<String> {
    let name = name.split('<').next().unwrap_or_default();
    let parts = name.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    parts.filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

/// Every identifier of our own code and of the tests; comments and literals hold none.
fn names_of_the_code() -> BTreeSet<String> {
    let tests = source::sources("tests");
    let all = source::all_sources().into_iter().chain(tests);
    all.flat_map(|source| identifiers(&source.code)).collect()
}

fn identifiers(code: &str) -> BTreeSet<String> {
    let words = code.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    words
        .filter(|word| is_identifier(word))
        .map(str::to_owned)
        .collect()
}

/// The files of the project, by their paths from the root.
struct Tree(BTreeSet<String>);

impl Tree {
    /// Everything but what is built and what belongs to version control.
    fn of_project() -> Self {
        let mut files = BTreeSet::new();
        gather(source::root(), "", &mut files);
        Self(files)
    }

    /// Is there such a file or folder?
    fn has(&self, path: &str) -> bool {
        let each = braces(path);
        each.iter().all(|path| {
            let wanted = path.trim_end_matches('/');
            let parts: Vec<&str> = wanted.split('/').collect();
            self.0.iter().any(|file| {
                let there: Vec<&str> = file.split('/').collect();
                if parts.len() == 1 && !path.ends_with('/') {
                    // A name alone: of any file, or of something at the root.
                    return there.last().is_some_and(|name| fits(parts[0], name)) || fits(parts[0], there[0]);
                }
                there.len() >= parts.len() && parts.iter().zip(&there).all(|(part, name)| fits(part, name))
            })
        })
    }
}

fn gather(folder: &Path, prefix: &str, files: &mut BTreeSet<String>) {
    let entries = fs::read_dir(folder).expect("our own folders can be listed");
    for entry in entries {
        let entry = entry.expect("our own folders can be listed");
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        if entry.path().is_dir() {
            if !["target", ".git"].contains(&name.as_str()) {
                gather(&entry.path(), &format!("{path}/"), files);
            }
        } else {
            files.insert(path);
        }
    }
}

/// `a/{b,c}` is `a/b` and `a/c`.
fn braces(path: &str) -> Vec<String> {
    let Some((before, (inside, after))) = path
        .split_once('{')
        .and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
    else {
        return vec![path.to_owned()];
    };
    let each = inside
        .split(',')
        .map(|one| format!("{before}{}{after}", one.trim()));
    each.flat_map(|path| braces(&path)).collect()
}

/// Does a part of a path fit a name? `*` and `SLUG` stand for anything.
fn fits(part: &str, name: &str) -> bool {
    match part.replacen("SLUG", "*", 1).split_once('*') {
        Some((begin, end)) => {
            name.len() >= begin.len() + end.len() && name.starts_with(begin) && name.ends_with(end)
        }
        None => part == name,
    }
}
