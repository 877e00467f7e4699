//! Every citation of the rules leads somewhere: the file and the section exist in `docs/rules`.
//!
//! A citation is the name of a file of the rules and a section with its mark, as in CONTRIBUTING.md. A
//! section is a numbered heading, or a numbered point or row below one: point 5 below heading 2.7 is section
//! 2.7.5. This file holds no citation itself, lest it finds its own examples.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The files of the rules, without their ending.
const FILES: [&str; 6] = [
    "core",
    "duel",
    "evolutions",
    "expansions",
    "power-cards",
    "settled",
];

/// Where they lie.
const RULES: &str = "docs/rules";

/// The mark of a section.
const MARK: char = '\u{a7}';

/// The sections of every file of the rules.
type Sections = BTreeMap<&'static str, BTreeSet<String>>;

#[test]
fn every_cited_section_exists() {
    let sections = sections_of_the_rules();
    let mut files = Vec::new();
    for folder in ["src", "crates", "tests", "benches", "fuzz"] {
        gather(&root().join(folder), "rs", &mut files);
    }
    gather(&root().join("docs"), "md", &mut files);
    files.extend(listed(root()).into_iter().filter(|path| ends_in(path, "md")));
    files.sort();

    let (mut found, mut wrong) = (0, Vec::new());
    for file in files {
        let text = fs::read_to_string(&file).expect("our own files can be read");
        let (cited, complaints) = check(&shown(&file), &text, &sections);
        found += cited;
        wrong.extend(complaints);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(
        found > 150,
        "only {found} citations were found: has their form changed?"
    );
}

#[test]
fn links_between_the_rules_lead_somewhere() {
    let mut files = Vec::new();
    gather(&root().join(RULES), "md", &mut files);
    let texts: BTreeMap<String, String> = files
        .iter()
        .map(|file| {
            let name = file
                .file_name()
                .expect("a file has a name")
                .to_string_lossy()
                .into_owned();
            (name, fs::read_to_string(file).expect("our own files can be read"))
        })
        .collect();
    let wrong = broken_links(&texts);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_false_citation_is_found() {
    let sections = Sections::from([("core", BTreeSet::from(["1".into(), "2.7".into(), "2.7.5".into()]))]);
    let complaints = |path: &str, text: &str| {
        let text = text
            .replace('@', &MARK.to_string())
            .replace("<core>", "core.md")
            .replace("<duel>", "duel.md");
        check(path, &text, &sections).1
    };
    let right = [
        "//! Entering (`<core>` @1).",
        "//! Entering (`docs/rules/<core>` @1, @2.7 and @2.7.5, row 9).",
        "/// A long sentence that ends in a citation (`<core>` @1\n/// and @2.7).",
        "/// The file alone: `<core>`. Something else is called hard<core>.",
    ];
    for text in right {
        assert_eq!(complaints("a.rs", text), Vec::<String>::new(), "{text}");
    }
    for (text, line) in [
        ("//! Entering (`<core>` @9).", 1),
        ("//! Entering (`<core>` @1 to @2.8).", 1),
        ("fn f() {}\n/// Entering (`<core>` @1\n/// and @2.9).", 3),
        ("\n/// Entering (`<duel>` @1).", 2),
        ("/// Without a mark: `<core>` 2.7.", 1),
        ("/// The second one without a mark: `<core>` @1 and 2.7.", 1),
        ("/// Of which file? @2.7", 1),
    ] {
        let found = complaints("a.rs", text);
        assert_eq!(found.len(), 1, "{text}: {found:?}");
        assert!(found[0].starts_with(&format!("a.rs:{line}: ")), "{found:?}");
    }
    // Within the rules a section without a file is one of the same file.
    assert_eq!(complaints("docs/rules/core.md", "See @2.7.").len(), 0);
    assert_eq!(complaints("docs/rules/core.md", "See @2.8.").len(), 1);
}

#[test]
fn a_false_link_is_found() {
    let texts = BTreeMap::from([
        (
            "a.md".to_owned(),
            "# One\n[there](b.md#two-2-it) [up](#one)".to_owned(),
        ),
        (
            "b.md".to_owned(),
            "## Two: 2 *it*\n[gone](c.md)\n[gone](a.md#two)".to_owned(),
        ),
    ]);
    let wrong = broken_links(&texts);
    assert_eq!(
        wrong,
        [
            "docs/rules/b.md:2: no file c.md",
            "docs/rules/b.md:3: no heading a.md#two"
        ]
    );
}

#[test]
fn sections_are_headings_and_their_points_and_rows() {
    let text =
        "# Title\n1. no section\n## 2. Two\n### 2.7 Claws\n1. point\n   2. indented\n5. point\n\n| 9 | row |";
    let found: Vec<String> = sections(text).into_iter().collect();
    assert_eq!(found, ["2", "2.7", "2.7.1", "2.7.5", "2.7.9"]);
    assert!(sections("## 6. Rows\n| 6.9 | row |").contains("6.9"));
    assert!(sections("### 3.0b Copies").contains("3.0b"));
}

/// How many sections a text cites, and what is wrong with its citations.
fn check(path: &str, text: &str, sections: &Sections) -> (usize, Vec<String>) {
    let (flat, lines) = flatten(path, text);
    let own = FILES
        .into_iter()
        .find(|file| path == format!("{RULES}/{file}.md"));
    let (mut count, mut wrong) = (0, Vec::new());
    // The file that a mark belongs to, and where the next mark has to stand for that.
    let mut open: Option<(&str, usize)> = None;
    let mut at = 0;
    while at < flat.len() {
        let mut complain = |what: String| wrong.push(format!("{path}:{}: {what}", lines[at]));
        if let Some((file, after)) = name_at(&flat, at) {
            if !sections.contains_key(file) {
                complain(format!("there is no {RULES}/{file}.md"));
            }
            let next = skip(&flat, after, " ");
            if next > after && flat.get(next).is_some_and(char::is_ascii_digit) {
                complain(format!("a section of {file}.md without {MARK}"));
            }
            open = Some((file, next));
            at = after;
        } else if flat[at] == MARK {
            let number = number_at(&flat, at + 1);
            let after = at + 1 + number.chars().count();
            let file = open
                .filter(|(_, place)| *place == at)
                .map(|(file, _)| file)
                .or(own);
            match file {
                None => complain(format!("{MARK}{number} of which file?")),
                Some(file) => {
                    count += 1;
                    // A file that is not there has been named already.
                    if sections.get(file).is_some_and(|there| !there.contains(&number)) {
                        complain(format!("{file}.md has no section {number}"));
                    }
                }
            }
            open = None;
            for between in [", and ", ", ", " and ", " to ", "; "] {
                let next = skip(&flat, after, between);
                if next > after {
                    if flat.get(next) == Some(&MARK) {
                        open = file.map(|file| (file, next));
                    } else if number_at(&flat, next).contains('.') {
                        complain(format!(
                            "{} after {MARK}{number} without {MARK}",
                            number_at(&flat, next)
                        ));
                    }
                    break;
                }
            }
            at = after;
        } else {
            at += 1;
        }
    }
    (count, wrong)
}

/// A text as one line, so that a citation may go on in the next one, and the line of every character.
/// Comments lose their slashes.
fn flatten(path: &str, text: &str) -> (Vec<char>, Vec<usize>) {
    let (mut flat, mut lines) = (Vec::new(), Vec::new());
    for (index, line) in text.lines().enumerate() {
        let mut line = line.trim();
        if path.ends_with(".rs") {
            line = line.trim_start_matches('/').trim_start_matches('!').trim_start();
        }
        for character in line.chars().chain([' ']) {
            flat.push(character);
            lines.push(index + 1);
        }
    }
    (flat, lines)
}

/// The file of the rules that is named here, and where its name ends, with the backtick or bracket behind it.
fn name_at(flat: &[char], at: usize) -> Option<(&'static str, usize)> {
    let before = at.checked_sub(1).map(|before| flat[before]);
    if before.is_some_and(|before| before.is_alphanumeric() || before == '-' || before == '_') {
        return None;
    }
    FILES.into_iter().find_map(|file| {
        let after = skip(flat, at, &format!("{file}.md"));
        let end = if flat.get(after) == Some(&'`') {
            after + 1
        } else {
            after
        };
        (after > at).then_some((file, end))
    })
}

/// The place behind `words` if they stand here, otherwise this one.
fn skip(flat: &[char], at: usize, words: &str) -> usize {
    let length = words.chars().count();
    let there = flat
        .get(at..at + length)
        .is_some_and(|there| there.iter().copied().eq(words.chars()));
    if there { at + length } else { at }
}

/// The section number that begins here, as 2.7 or 3.0b; nothing if there is none.
fn number_at(flat: &[char], at: usize) -> String {
    let mut number = String::new();
    for (index, character) in flat.iter().enumerate().skip(at) {
        let next_is_digit = flat.get(index + 1).is_some_and(char::is_ascii_digit);
        let belongs = match character {
            '0'..='9' => true,
            '.' => !number.is_empty() && next_is_digit,
            'b' => !number.is_empty() && !flat.get(index + 1).is_some_and(|next| next.is_alphanumeric()),
            _ => false,
        };
        if !belongs {
            break;
        }
        number.push(*character);
    }
    number
}

/// The sections of every file of the rules, which are all there.
fn sections_of_the_rules() -> Sections {
    FILES
        .into_iter()
        .map(|file| {
            let path = root().join(RULES).join(format!("{file}.md"));
            let text =
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            (file, sections(&text))
        })
        .collect()
}

/// The numbers of a text's headings, and of the points and rows below them.
fn sections(text: &str) -> BTreeSet<String> {
    let number = |words: &str| number_at(&words.chars().collect::<Vec<_>>(), 0);
    let (mut all, mut heading) = (BTreeSet::new(), String::new());
    for line in text.lines() {
        if line.starts_with('#') {
            heading = number(line.trim_start_matches('#').trim_start());
            all.insert(heading.clone());
        } else if let Some(row) = line.strip_prefix("| ") {
            let cell = row.split('|').next().unwrap_or_default().trim();
            add(&mut all, &heading, cell, &number(cell));
        } else if let Some((first, _)) = line.split_once(". ") {
            add(&mut all, &heading, first, &number(first));
        }
    }
    all.remove("");
    all
}

/// Adds a point or row that is called by its number alone, which may begin with that of its heading.
fn add(all: &mut BTreeSet<String>, heading: &str, called: &str, number: &str) {
    if heading.is_empty() || number.is_empty() || called != number {
        return;
    }
    let whole = number.starts_with(&format!("{heading}."));
    all.insert(if whole {
        number.to_owned()
    } else {
        format!("{heading}.{number}")
    });
}

/// Links of these files, by their name in the folder of the rules, to files and headings that are not there.
fn broken_links(texts: &BTreeMap<String, String>) -> Vec<String> {
    let mut wrong = Vec::new();
    for (name, text) in texts {
        for (index, line) in text.lines().enumerate() {
            for target in line.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
                if target.contains("://") {
                    continue;
                }
                let (file, heading) = target.split_once('#').unwrap_or((target, ""));
                let file = if file.is_empty() { name } else { file };
                let there = texts.contains_key(file)
                    || (file.contains('/') && root().join(RULES).join(file).exists());
                let place = format!("{RULES}/{name}:{}", index + 1);
                if !there {
                    wrong.push(format!("{place}: no file {file}"));
                } else if !heading.is_empty()
                    && !texts
                        .get(file)
                        .is_some_and(|text| anchors(text).contains(heading))
                {
                    wrong.push(format!("{place}: no heading {file}#{heading}"));
                }
            }
        }
    }
    wrong
}

/// What links call the headings of a text.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for heading in text.lines().filter(|line| line.starts_with('#')) {
        let words = heading
            .trim_start_matches('#')
            .trim()
            .to_lowercase()
            .replace(' ', "-");
        let words: String = words
            .chars()
            .filter(|c| c.is_alphanumeric() || *c == '-' || *c == '_')
            .collect();
        let again = (1..).map(|nth| format!("{words}-{nth}"));
        let free = [words.clone()]
            .into_iter()
            .chain(again)
            .find(|name| !all.contains(name));
        all.extend(free);
    }
    all
}

/// The root of the project. Without Cargo it is the folder that the test is started in.
fn root() -> &'static Path {
    Path::new(option_env!("CARGO_MANIFEST_DIR").unwrap_or("."))
}

/// A path from the root of the project, with `/`.
fn shown(path: &Path) -> String {
    let path = path.strip_prefix(root()).expect("gathered under the root");
    let parts: Vec<_> = path
        .components()
        .map(|part| part.as_os_str().to_string_lossy())
        .collect();
    parts.join("/")
}

/// Every file below a folder that ends so. A folder that is not there holds none.
fn gather(folder: &Path, ending: &str, files: &mut Vec<PathBuf>) {
    for path in listed(folder) {
        if path.is_dir() && !path.ends_with("target") {
            gather(&path, ending, files);
        } else if ends_in(&path, ending) {
            files.push(path);
        }
    }
}

/// What lies in a folder.
fn listed(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    entries
        .map(|entry| entry.expect("our own folders can be listed").path())
        .collect()
}

fn ends_in(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|there| there == ending)
}
