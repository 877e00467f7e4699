//! Reads our own source files for the tests that look at the code itself: code without comments and without
//! the unit tests at the end of a file, and its string literals apart.

#![allow(dead_code, reason = "each test reads its own part")]

use std::path::{Path, PathBuf};

/// A source file.
#[derive(Debug)]
pub(crate) struct Source {
    /// Its path from the root of the project, with `/`.
    pub path: String,
    /// The code: comments are gone, every string literal is empty.
    pub code: String,
    /// The string literals, in order.
    pub literals: Vec<Literal>,
}

/// A string literal.
#[derive(Debug)]
pub(crate) struct Literal {
    /// Its line, from 1.
    pub line: usize,
    /// What it says, escapes as written.
    pub text: String,
    /// The code of the same statement in front of it.
    pub before: String,
}

/// The root of the project.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Our own crates below the app.
pub(crate) const CRATES: [&str; 8] = [
    "engine", "table", "bots", "launcher", "pixels", "protocol", "sound", "words",
];

/// Every Rust file of our own, without those that hold only tests.
pub(crate) fn all_sources() -> Vec<Source> {
    let mut all = sources("src");
    for name in CRATES {
        all.extend(sources(&format!("crates/{name}/src")));
    }
    all
}

/// Does a file hold only tests, by its name? Promises are what texts say, held against what then happens.
fn holds_tests(path: &str) -> bool {
    path.ends_with("/tests.rs") || path.ends_with("/promises.rs") || path.contains("/tests/")
}

/// Every Rust file under a folder, without those that hold only tests.
pub(crate) fn sources(folder: &str) -> Vec<Source> {
    let mut files = Vec::new();
    gather(&root().join(folder), &mut files);
    files.sort();
    let sources: Vec<Source> = files
        .iter()
        .map(|file| {
            let path = file.strip_prefix(root()).expect("gathered under the root");
            let path = path
                .components()
                .map(|part| part.as_os_str().to_string_lossy())
                .collect::<Vec<_>>()
                .join("/");
            let text = std::fs::read_to_string(file).expect("our own source can be read");
            cut(path, &text)
        })
        .filter(|source| !holds_tests(&source.path))
        .collect();
    assert!(!sources.is_empty(), "{folder} holds no source");
    sources
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    for entry in entries {
        let path = entry.expect("our own folders can be listed").path();
        if path.is_dir() {
            gather(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// Cuts a file into code and literals.
pub(crate) fn cut(path: String, text: &str) -> Source {
    // Unit tests stand at the end of a file.
    let tests = text.match_indices("#[cfg(test)]\nmod ").find(|(at, _)| {
        let module = text[*at..].lines().nth(1);
        module.is_some_and(|module| module.ends_with('{'))
    });
    let text = tests.map_or(text, |(at, _)| &text[..at]);
    let letters: Vec<char> = text.chars().collect();
    let (mut code, mut literals, mut at) = (String::new(), Vec::new(), 0);
    let starts = |at: usize, with: &str| {
        with.chars()
            .enumerate()
            .all(|(n, c)| letters.get(at + n) == Some(&c))
    };
    // Literals come in order: lines are counted from the last one on.
    let mut counted = (0, 1);
    let mut line = |at: usize| {
        let between = letters[counted.0..at].iter();
        counted = (at, counted.1 + between.filter(|letter| **letter == '\n').count());
        counted.1
    };
    while at < letters.len() {
        if starts(at, "//") {
            while at < letters.len() && letters[at] != '\n' {
                at += 1;
            }
        } else if starts(at, "/*") {
            while at < letters.len() && !starts(at, "*/") {
                at += 1;
            }
            at += 2;
        } else if let Some(hashes) = raw(&letters, at) {
            let (begin, end) = (at + hashes + 2, format!("\"{}", "#".repeat(hashes)));
            let mut stop = begin;
            while stop < letters.len() && !starts(stop, &end) {
                stop += 1;
            }
            literals.push(literal(&code, line(at), &letters[begin..stop.min(letters.len())]));
            code.push_str("\"\"");
            at = stop + end.len();
        } else if letters[at] == '"' {
            let begin = at + 1;
            at = begin;
            while at < letters.len() && letters[at] != '"' {
                at += if letters[at] == '\\' { 2 } else { 1 };
            }
            literals.push(literal(
                &code,
                line(begin),
                &letters[begin..at.min(letters.len())],
            ));
            code.push_str("\"\"");
            at += 1;
        } else if letters[at] == '\''
            && (letters.get(at + 1) == Some(&'\\') || letters.get(at + 2) == Some(&'\''))
        {
            // A character; a lifetime has no closing quote that near.
            at += if letters[at + 1] == '\\' { 3 } else { 2 };
            while at < letters.len() && letters[at] != '\'' {
                at += 1;
            }
            code.push_str("' '");
            at += 1;
        } else {
            code.push(letters[at]);
            at += 1;
        }
    }
    Source { path, code, literals }
}

/// The number of `#` of a raw string that begins here.
fn raw(letters: &[char], at: usize) -> Option<usize> {
    let word =
        at > 0 && (letters[at - 1].is_alphanumeric() || letters[at - 1] == '_') && letters[at - 1] != 'b';
    if letters[at] != 'r' || word {
        return None;
    }
    let hashes = letters[at + 1..]
        .iter()
        .take_while(|letter| **letter == '#')
        .count();
    (letters.get(at + 1 + hashes) == Some(&'"')).then_some(hashes)
}

fn literal(code: &str, line: usize, text: &[char]) -> Literal {
    let statement = code.rfind([';', '{', '}']).map_or(0, |end| end + 1);
    Literal {
        line,
        text: text.iter().collect(),
        before: code[statement..].trim().to_owned(),
    }
}
