//! The rooms of the house stay as they are: who may import whom, and where a card may be named.

mod source;

use king_of_tokyo::engine::classic::CardId;
use king_of_tokyo::engine::duel;
use source::{Source, cut, sources};
use std::collections::BTreeSet;

/// A room and what it may import, by the beginning of the path below `crate`. The first row that fits a file counts.
/// `engine` alone is its front door: what every visitor of the rules needs.
const ROOMS: [(&str, &[&str]); 46] = [
    ("engine::parts", &["engine::parts"]),
    (
        "engine::classic",
        &["engine::", "engine::parts", "engine::classic"],
    ),
    ("engine::duel", &["engine::", "engine::parts", "engine::duel"]),
    ("engine", &["engine"]),
    (
        "bots::classic",
        &["engine::", "engine::parts", "engine::classic", "bots"],
    ),
    (
        "bots::duel",
        &["engine::", "engine::parts", "engine::duel", "bots"],
    ),
    // The search, the plans and the levels are for any game.
    ("bots", &["engine::", "engine::parts", "bots"]),
    (
        "solve",
        &["engine::", "engine::parts", "engine::classic", "bots", "solve"],
    ),
    // Learning is for any game; what tables a game is learned at stands in rooms of its own.
    (
        "train::classic",
        &["engine::", "engine::classic", "bots", "train"],
    ),
    ("train::duel", &["engine::", "engine::duel", "bots", "train"]),
    ("train", &["engine::", "bots", "train"]),
    ("session", &["engine::", "session"]),
    ("proof", &["engine::"]),
    (
        "review::classic",
        &["engine::", "engine::classic", "bots", "review"],
    ),
    ("review::duel", &["engine::", "engine::duel", "bots", "review"]),
    ("review", &["engine::", "bots", "session", "review"]),
    (
        "door::classic",
        &["engine::", "engine::parts", "engine::classic", "door"],
    ),
    (
        "door::duel",
        &["engine::", "engine::parts", "engine::duel", "door"],
    ),
    ("door", &["engine", "session", "door"]),
    ("storage", &["engine", "bots", "session", "storage"]),
    ("i18n", &["engine", "i18n"]),
    // What widgets draw with; of the settings it knows only their plain choices.
    ("ui::theme", &["engine", "storage::Colour", "ui::theme"]),
    ("ui::font", &["ui::font", "ui::theme"]),
    ("ui::art", &["engine", "ui::art", "ui::theme"]),
    ("ui::raster", &["ui::raster", "ui::art"]),
    (
        "ui::show",
        &["engine::", "engine::parts", "storage::Speed", "ui::show"],
    ),
    (
        "ui::motion",
        &["engine", "storage::Speed", "ui::show", "ui::motion"],
    ),
    (
        "ui::duel_motion",
        &["engine", "storage::Speed", "ui::show", "ui::duel_motion"],
    ),
    // What every game's screen stands on: it names none of them.
    (
        "ui::frame",
        &[
            "engine::",
            "bots",
            "session",
            "review",
            "i18n",
            "fl",
            "storage",
            "ui::theme",
            "ui::font",
            "ui::show",
            "ui::widget",
            "ui::frame",
            "ui::screen::Context",
        ],
    ),
    (
        "ui::widget",
        &[
            "engine",
            "i18n",
            "fl",
            "ui::theme",
            "ui::font",
            "ui::art",
            "ui::raster",
            "ui::show",
            "ui::motion",
            "ui::widget",
        ],
    ),
    (
        "ui",
        &[
            "engine", "bots", "session", "review", "storage", "i18n", "fl", "ui",
        ],
    ),
    // Commands are for any game: what they must know of one stands in rooms of its own.
    ("cli::soak::classic", ONE_GAME),
    ("cli::soak::duel", ONE_GAME),
    ("cli::watch::classic", ONE_GAME),
    ("cli::watch::duel", ONE_GAME),
    ("cli::simulate", ANY_GAME),
    ("cli::report", ANY_GAME),
    ("cli::soak", ANY_GAME),
    ("cli::watch", ANY_GAME),
    ("cli::arena", ANY_GAME),
    ("cli::ladder", LEARNED_GAME),
    ("cli::train", LEARNED_GAME),
    (
        "cli::solve",
        &["engine::", "engine::classic", "bots", "solve", "i18n", "cli"],
    ),
    ("cli::table", ANY_GAME),
    ("cli::crew", ANY_GAME),
    ("", &[""]),
];

/// What a command may import that plays any game.
const ANY_GAME: &[&str] = &["engine::", "bots", "session", "proof", "door", "i18n", "cli"];

/// What a command may import that trains nets, or plays with them.
const LEARNED_GAME: &[&str] = &["engine::", "bots", "train", "i18n", "cli"];

/// What tells a command about one game.
const ONE_GAME: &[&str] = &["engine", "i18n", "cli"];

/// What a room never touches, whatever the path.
const WITHOUT: [(&str, &[&str]); 9] = [
    (
        "engine",
        &[
            "iced",
            "i18n_embed",
            "rand",
            "rand_chacha",
            "tokio",
            "std::fs",
            "std::thread",
            "std::time",
        ],
    ),
    (
        "bots",
        &[
            "iced",
            "i18n_embed",
            "rand",
            "rand_chacha",
            "std::fs",
            "std::thread",
            "std::time",
        ],
    ),
    (
        "solve",
        &[
            "iced",
            "i18n_embed",
            "rand",
            "std::fs",
            "std::thread",
            "std::time",
        ],
    ),
    (
        "train",
        &[
            "iced",
            "i18n_embed",
            "rand",
            "rand_chacha",
            "std::fs",
            "std::time",
        ],
    ),
    ("session", &["iced", "i18n_embed", "std::fs"]),
    (
        "proof",
        &[
            "iced",
            "i18n_embed",
            "rand",
            "std::fs",
            "std::thread",
            "std::time",
        ],
    ),
    (
        "review",
        &["iced", "i18n_embed", "std::fs", "std::thread", "std::time"],
    ),
    (
        "door",
        &[
            "iced",
            "i18n_embed",
            "rand",
            "std::fs",
            "std::thread",
            "std::time",
        ],
    ),
    ("i18n", &["iced", "rand", "tokio"]),
];

/// The path of a file's module below `crate`: `ui::widget::die`.
fn module(path: &str) -> Vec<&str> {
    let path = path.trim_start_matches("src/").trim_end_matches(".rs");
    if path == "lib" || path == "main" {
        Vec::new()
    } else {
        path.split('/').collect()
    }
}

fn within(path: &str, room: &str) -> bool {
    room.is_empty()
        || path
            .strip_prefix(room)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

fn allowed(path: &str, may: &str) -> bool {
    match may.strip_suffix("::") {
        // Only names of the front door itself, none of the rooms behind it.
        Some(door) => {
            path.strip_prefix(may)
                .is_some_and(|name| !name.contains("::") || name.starts_with(char::is_uppercase))
                || path == door
        }
        None => within(path, may),
    }
}

/// Every path below `crate` that a file mentions, however it is written.
fn mentions(source: &Source) -> Vec<String> {
    let here = module(&source.path);
    let mut found = Vec::new();
    for (at, _) in source.code.match_indices("crate::") {
        let before = source.code[..at].chars().next_back();
        if !before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_' || letter == '$') {
            spread("", &source.code[at + "crate::".len()..], &mut found);
        }
    }
    for (at, _) in source.code.match_indices("super::") {
        let before = &source.code[..at];
        if before.ends_with(|letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':') {
            continue;
        }
        let (mut up, mut rest) = (1, &source.code[at + "super::".len()..]);
        while let Some(further) = rest.strip_prefix("super::") {
            (up, rest) = (up + 1, further);
        }
        let parent = here[..here.len().saturating_sub(up)].join("::");
        spread(&parent, rest, &mut found);
    }
    found
}

/// `a::{b, c::d}` becomes `a::b` and `a::c::d`.
fn spread(prefix: &str, text: &str, found: &mut Vec<String>) {
    let joined = |name: &str| {
        if prefix.is_empty() {
            name.to_owned()
        } else {
            format!("{prefix}::{name}")
        }
    };
    let name = &text[..text
        .find(|letter: char| !letter.is_alphanumeric() && letter != '_')
        .unwrap_or(text.len())];
    let rest = &text[name.len()..];
    if name.is_empty() {
        if let Some(list) = text.strip_prefix('{') {
            let (mut depth, mut start) = (0, 0);
            for (at, letter) in list.char_indices() {
                match letter {
                    '{' => depth += 1,
                    ',' | '}' if depth == 0 => {
                        if !list[start..at].trim().is_empty() {
                            spread(prefix, list[start..at].trim(), found);
                        }
                        start = at + 1;
                        if letter == '}' {
                            break;
                        }
                    }
                    '}' => depth -= 1,
                    _ => {}
                }
            }
        }
        return;
    }
    match rest.strip_prefix("::") {
        Some(further) if name != "self" => spread(&joined(name), further, found),
        _ if name == "self" => found.push(prefix.to_owned()),
        _ => found.push(joined(name)),
    }
}

#[test]
fn rooms_import_only_what_the_table_allows() {
    let mut wrong = Vec::new();
    for source in sources("src") {
        let here = module(&source.path).join("::");
        let (room, may) = ROOMS
            .iter()
            .find(|(room, _)| within(&here, room))
            .expect("the last row fits all");
        for path in mentions(&source) {
            if !may.iter().any(|may| allowed(&path, may)) {
                wrong.push(format!("{}: {room} may not import {path}", source.path));
            }
            let screen = |path: &str| {
                path.strip_prefix("ui::screen::")
                    .map(|name| name.split("::").next().map(str::to_owned))
            };
            if let (Some(mine), Some(Some(other))) = (screen(&here), screen(&path))
                && mine.as_ref() != Some(&other)
                && other.starts_with(char::is_lowercase)
            {
                wrong.push(format!(
                    "{}: a screen may not import the screen {other}",
                    source.path
                ));
            }
        }
        for (room, names) in WITHOUT.iter().filter(|(room, _)| within(&here, room)) {
            for name in names.iter().filter(|name| uses(&source.code, name)) {
                wrong.push(format!("{}: {room} lives without {name}", source.path));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// The rooms of each game. What is in them is named there, and where the games meet.
const GAMES: [&[&str]; 2] = [
    &[
        "engine::classic",
        "bots::classic",
        "solve",
        "door::classic",
        "review::classic",
        "cli::kind::classic",
        "cli::soak::classic",
        "cli::solve",
        "cli::watch::classic",
        "i18n::narrate",
        "storage::table",
        "train::classic",
        "ui::fates",
        "ui::finish::classic",
        "ui::motion",
        "ui::rehearse",
        "ui::screen::play",
        "ui::screen::setup",
        "ui::widget::dice::classic",
        "ui::widget::monster",
        "ui::widget::tokyo",
    ],
    &[
        "engine::duel",
        "bots::duel",
        "door::duel",
        "review::duel",
        "cli::kind::duel",
        "cli::soak::duel",
        "cli::watch::duel",
        "i18n::duel",
        "storage::duel",
        "train::duel",
        "ui::duel_motion",
        "ui::finish::duel",
        "ui::screen::duel",
        "ui::screen::duel_setup",
        "ui::theme::arena",
        "ui::widget::duel",
    ],
];

/// Where the games meet. Everybody else is written for one of them, or for any.
const MEETINGS: [&str; 20] = [
    // Each of these hands on what was asked to the game that is meant.
    "cli",
    "cli::arguments",
    "cli::arguments::values",
    "cli::arguments::wording",
    "cli::kind",
    "cli::window",
    "door",
    "door::schema",
    "ui::app",
    "ui::app::pose",
    "ui::picture",
    "ui::screen::help",
    // Sentences, cards, dice and numbers of any game, that know the classic ones by themselves.
    "i18n",
    "i18n::line",
    "i18n::names",
    "ui::widget::card",
    "ui::widget::dials",
    "ui::widget::die",
    "ui::widget::question",
    "ui::widget::readable",
];

/// What a game has lent to all others: its monsters have names, colours and portraits in each of them.
const LENT: [&str; 4] = [
    "engine::classic::Monster",
    "engine::classic::Edition",
    "ui::widget::monster::look",
    "ui::widget::monster::portrait",
];

#[test]
fn a_game_is_named_only_at_home_and_where_the_games_meet() {
    let (mut wrong, mut met, mut lent) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for source in sources("src") {
        let here = module(&source.path).join("::");
        for path in mentions(&source) {
            let owns = |rooms: &&&[&str]| rooms.iter().any(|room| within(&path, room));
            let Some(rooms) = GAMES.iter().find(owns) else {
                continue;
            };
            if rooms.iter().any(|room| within(&here, room)) {
                continue;
            }
            if let Some(lent_thing) = LENT.iter().find(|lent| within(&path, lent)) {
                lent.insert(*lent_thing);
            } else if let Some(meeting) = MEETINGS.iter().find(|meeting| here == **meeting) {
                met.insert(*meeting);
            } else {
                wrong.insert(format!("{}: {path}", source.path));
            }
        }
    }
    let wrong: Vec<String> = wrong.into_iter().collect();
    assert!(
        wrong.is_empty(),
        "a game is named by strangers:\n{}\n",
        wrong.join("\n")
    );
    // Lists that only grow say nothing in the end.
    assert_eq!(met, BTreeSet::from(MEETINGS), "no game is named there any more");
    assert_eq!(lent, BTreeSet::from(LENT), "nobody borrows it any more");
}

/// Is the crate or module mentioned as the beginning of a path, or brought in as a whole?
fn uses(code: &str, name: &str) -> bool {
    code.match_indices(name).any(|(at, _)| {
        let (before, after) = (&code[..at], &code[at + name.len()..]);
        let begins =
            !before.ends_with(|letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':');
        begins && (after.starts_with("::") || before.ends_with("use ") && after.starts_with([';', ' ']))
    })
}

#[test]
fn the_tidy_test_reads_paths_as_the_compiler_does() {
    let code = r#"
        use crate::{bots::Level, engine::{Seat, classic::{self, CardId}}};
        // use crate::ui::Comment;
        fn f() { let text = "crate::ui::Text"; crate::fl!(words, "key"); super::super::i18n::line(); }
    "#;
    let source = cut("src/ui/widget/die.rs".into(), code);
    let found = mentions(&source);
    let wanted = [
        "bots::Level",
        "engine::Seat",
        "engine::classic",
        "engine::classic::CardId",
        "fl",
        "ui::i18n::line",
    ];
    assert_eq!(found, wanted);
    assert!(allowed("engine::Seat", "engine::") && !allowed("engine::duel::State", "engine::"));
    assert!(within("ui::widget::die", "ui::widget") && !within("ui::widgets", "ui::widget"));
    assert!(uses("use iced::Task;", "iced") && !uses("my_iced::Task", "iced"));
    assert!(uses("use std::thread;", "std::thread") && !uses("use std::threads;", "std::thread"));
}

#[test]
fn a_card_is_named_only_where_it_stands() {
    let classic = CardId::all().map(CardId::slug);
    let mut slugs: Vec<&str> = classic
        .chain(duel::CardId::all().map(duel::CardId::slug))
        .collect();
    slugs.sort_unstable();
    slugs.dedup();
    assert!(slugs.len() >= 80, "{}", slugs.len());
    let mut wrong = Vec::new();
    for source in sources("src") {
        // Cards of the two games may have the same names.
        let homes = ["src/engine/classic/cards/", "src/engine/duel/cards/"];
        if homes.iter().any(|home| source.path.starts_with(home)) {
            continue;
        }
        for literal in source
            .literals
            .iter()
            .filter(|literal| slugs.contains(&literal.text.as_str()))
        {
            wrong.push(format!("{}:{}: \"{}\"", source.path, literal.line, literal.text));
        }
        if source.path.starts_with("src/engine/") {
            let names: BTreeSet<&str> = source
                .code
                .split(|letter: char| !letter.is_alphanumeric() && letter != '_')
                .collect();
            for name in names {
                for slug in slugs.iter().filter(|slug| speaks_of(name, slug)) {
                    wrong.push(format!("{}: {name} speaks of {slug}", source.path));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "cards named outside their place:\n{}\n",
        wrong.join("\n")
    );
}

#[test]
fn the_parts_of_a_duel_that_every_monster_shares_name_none_of_them() {
    let shared = ["agenda", "damage", "market", "pull", "turn", "waiting"];
    for room in shared {
        let path = format!("src/engine/duel/{room}.rs");
        let source = cut(
            path.clone(),
            &std::fs::read_to_string(&path).expect("a room of Duel"),
        );
        let mut names = source
            .code
            .split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        let named = names.find(|name| {
            duel::Monster::ALL
                .iter()
                .any(|monster| speaks_of(name, monster.slug()))
        });
        assert_eq!(named, None, "{path} names a monster");
    }
}

/// Does a name in the code hold the words of a slug, one after the other, however it is written?
fn speaks_of(name: &str, slug: &str) -> bool {
    // To heal is also a verb of the rules.
    if slug == "heal" && !name.contains(char::is_uppercase) {
        return false;
    }
    let (said, wanted) = (words_of(name), words_of(&slug.replace('-', "_")));
    said.windows(wanted.len()).any(|words| words == wanted)
}

/// `copySet`, `CopySet`, `copy_set` and `COPY_SET` are "copy" and "set".
fn words_of(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut before = '_';
    for letter in name.chars() {
        let begins = before == '_' || letter.is_uppercase() && before.is_lowercase();
        if letter != '_' {
            if begins {
                words.push(String::new());
            }
            let word = words.last_mut().expect("the first letter begins a word");
            word.extend(letter.to_lowercase());
        }
        before = letter;
    }
    words
}

#[test]
fn a_card_is_found_in_the_middle_of_a_name() {
    assert_eq!(words_of("CopySet2"), ["copy", "set2"]);
    for name in ["MimicSet", "mimic", "set_mimic", "THE_MIMIC"] {
        assert!(speaks_of(name, "mimic"), "{name}");
    }
    for name in ["FreezeTime", "when_freeze_time_acts", "FREEZE_TIME"] {
        assert!(speaks_of(name, "freeze-time"), "{name}");
    }
    assert!(!speaks_of("time_to_freeze", "freeze-time") && !speaks_of("mimicry", "mimic"));
    assert!(speaks_of("HealSet", "heal") && !speaks_of("heal_up_to", "heal"));
}
