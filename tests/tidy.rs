//! The walls inside the crates stand: which module may import which, and where a card or a game may be named.

mod source;

use engine::classic::CardId;
use engine::duel;
use source::{CRATES, Source, all_sources, cut};
use std::collections::BTreeSet;

/// A module and what it may import of our own crates, by the beginning of the path. The first row that fits a
/// file counts. `engine::` alone is that crate's front page: what every visitor of the rules needs. Which
/// crate may import which is the business of the `Cargo.toml` files; here stands what the compiler does not
/// keep.
const MODULES: &[(&str, &[&str])] = &[
    ("engine::parts", &["engine::parts"]),
    (
        "engine::classic",
        &["engine::", "engine::parts", "engine::classic"],
    ),
    ("engine::duel", &["engine::", "engine::parts", "engine::duel"]),
    ("engine::proof", &["engine::", "engine::parts"]),
    (
        "bots::solve",
        &["engine::", "engine::parts", "engine::classic", "bots", "table"],
    ),
    (
        "bots::classic",
        &["engine::", "engine::parts", "engine::classic", "bots"],
    ),
    (
        "bots::duel",
        &["engine::", "engine::parts", "engine::duel", "bots"],
    ),
    // Learning and looking back are for any game; what they must know of one stands in modules of its own.
    ("bots::train::classic", &["engine::", "engine::classic", "bots"]),
    ("bots::train::duel", &["engine::", "engine::duel", "bots"]),
    ("bots::train", &["engine::", "engine::parts", "bots", "table"]),
    ("bots::review", &["engine::", "bots", "table"]),
    // The planner, the search and the levels are for any game.
    ("bots", &["engine::", "engine::parts", "bots"]),
    (
        "table::notation::classic",
        &["engine::", "engine::parts", "engine::classic", "table::notation"],
    ),
    (
        "table::notation::duel",
        &["engine::", "engine::parts", "engine::duel", "table::notation"],
    ),
    (
        "table::notation",
        &["engine::", "engine::parts", "table::notation"],
    ),
    ("table", &["engine::", "table"]),
    (
        "protocol::classic",
        &[
            "engine::",
            "engine::parts",
            "engine::classic",
            "table::notation",
            "protocol",
        ],
    ),
    (
        "protocol::duel",
        &[
            "engine::",
            "engine::parts",
            "engine::duel",
            "table::notation",
            "protocol",
        ],
    ),
    // What widgets draw with; of the settings it knows only their plain choices.
    (
        "ui::theme",
        &["engine", "storage::Colour", "storage::Sight", "ui::theme"],
    ),
    ("ui::font", &["ui::font", "ui::theme"]),
    (
        "ui::art",
        &["engine", "storage::Sight", "ui::art", "ui::raster", "ui::theme"],
    ),
    ("ui::raster", &["pixels", "ui::raster", "ui::art", "ui::theme"]),
    (
        "ui::show",
        &["engine::", "engine::parts", "storage::Speed", "ui::show"],
    ),
    (
        "ui::classic_motion",
        &["engine", "storage::Speed", "ui::show", "ui::classic_motion"],
    ),
    (
        "ui::duel_motion",
        &["engine", "storage::Speed", "ui::show", "ui::duel_motion"],
    ),
    ("ui::work", &["bots", "ui::work"]),
    // What every game's screen stands on: it names none of them.
    (
        "ui::frame",
        &[
            "engine::",
            "bots",
            "table",
            "sound",
            "words",
            "asking",
            "program",
            "storage",
            "ui::art",
            "ui::theme",
            "ui::font",
            "ui::show",
            "ui::widget",
            "ui::work",
            "ui::frame",
            "ui::Context",
            "ui::finish::Finished",
        ],
    ),
    (
        "ui::game_screen",
        &[
            "engine::",
            "engine::parts",
            "table",
            "sound",
            "words",
            "storage",
            "ui::Context",
            "ui::finish::Finished",
            "ui::finish::ResultView",
            "ui::frame",
            "ui::review",
            "ui::setup",
            "ui::widget::log",
            "ui::game_screen",
        ],
    ),
    (
        "ui::setup",
        &[
            "engine::parts::Monster",
            "storage",
            "words",
            "ui::Context",
            "ui::art",
            "ui::font",
            "ui::theme",
            "ui::widget",
            "ui::setup",
        ],
    ),
    (
        "ui::widget",
        &[
            "engine",
            "pixels",
            "words",
            "ui::theme",
            "ui::font",
            "ui::art",
            "ui::raster",
            "ui::show",
            "ui::classic_motion",
            "ui::duel_motion",
            "ui::widget",
        ],
    ),
    (
        "ui",
        &[
            "engine",
            "bots",
            "pixels",
            "sound",
            "table",
            "program",
            "asking",
            "statistics",
            "storage",
            "words",
            "ui",
        ],
    ),
    ("storage", &["engine", "bots", "table", "storage"]),
    ("asking", &["engine", "words", "storage", "asking"]),
    (
        "statistics",
        &["engine", "bots", "table", "asking", "statistics", "storage"],
    ),
    // Commands are for any game: what they must know of one stands in modules of its own.
    ("cli::soak::classic", ONE_GAME),
    ("cli::soak::duel", ONE_GAME),
    ("cli::watch::classic", ONE_GAME),
    ("cli::watch::duel", ONE_GAME),
    ("cli::worth::classic", ONE_GAME),
    ("cli::worth::duel", ONE_GAME),
    ("cli::text::classic", ONE_GAME_TOLD),
    ("cli::text::duel", ONE_GAME_TOLD),
    (
        "cli::solve",
        &["engine::", "engine::classic", "bots", "words", "program", "cli"],
    ),
    ("cli::game", &[""]),
    ("", &[""]),
];

/// What tells a command about one game.
const ONE_GAME: &[&str] = &["engine", "words", "cli"];

/// The same where its rules are told as in the window.
const ONE_GAME_TOLD: &[&str] = &["engine", "words", "cli", "ui::screen::help"];

/// What the crates below the app never touch, whatever the path. Crates that they do not name in their
/// `Cargo.toml` need no line here.
const WITHOUT: &[(&str, &[&str])] = &[
    ("engine", &["std::fs", "std::thread", "std::time"]),
    ("table", &["std::thread"]),
    ("bots::train", &["std::fs", "std::time"]),
    ("bots", &["std::fs", "std::thread", "std::time"]),
    ("protocol", &["std::fs", "std::thread", "std::time"]),
];

/// The path of a file's module: `ui::widget::die` in the app, `engine::classic::turn` in a crate below it.
fn module(path: &str) -> Vec<&str> {
    let path = path.trim_end_matches(".rs");
    let path = path.strip_prefix("crates/").unwrap_or(path);
    path.split('/')
        .filter(|part| !["src", "lib", "main"].contains(part))
        .collect()
}

fn within(path: &str, room: &str) -> bool {
    room.is_empty()
        || path
            .strip_prefix(room)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

fn allowed(path: &str, may: &str) -> bool {
    match may.strip_suffix("::") {
        // Only names of the module itself, none of those below it.
        Some(door) => {
            path.strip_prefix(may)
                .is_some_and(|name| !name.contains("::") || name.starts_with(char::is_uppercase))
                || path == door
        }
        None => within(path, may),
    }
}

/// Every path into our own crates that a file mentions, however it is written.
fn mentions(source: &Source) -> Vec<String> {
    let here = module(&source.path);
    let mut found = Vec::new();
    let home = CRATES
        .into_iter()
        .find(|name| source.path.starts_with(&format!("crates/{name}/")))
        .unwrap_or_default();
    for name in CRATES {
        // A module of the same name hides the crate.
        if name == home || source.code.contains(&format!("mod {name};")) {
            continue;
        }
        let begins = format!("{name}::");
        for (at, _) in source.code.match_indices(&begins) {
            let before = source.code[..at].trim_end_matches("::");
            let inside = source.code[..at].ends_with("::") && before.ends_with(char::is_alphanumeric);
            if !inside && !before.ends_with(|letter: char| letter.is_alphanumeric() || letter == '_') {
                spread("", &source.code[at..], &mut found);
            }
        }
    }
    for (at, _) in source.code.match_indices("crate::") {
        let before = source.code[..at].chars().next_back();
        if !before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_' || letter == '$') {
            spread(home, &source.code[at + "crate::".len()..], &mut found);
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
fn modules_import_only_what_the_table_allows() {
    let mut wrong = Vec::new();
    for source in all_sources() {
        let here = module(&source.path).join("::");
        let (room, may) = MODULES
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
        if let Some((room, names)) = WITHOUT.iter().find(|(room, _)| within(&here, room)) {
            for name in names.iter().filter(|name| uses(&source.code, name)) {
                wrong.push(format!("{}: {room} lives without {name}", source.path));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// Where the window may name a table with all that is hidden in it: where bots play before anybody looks. A
/// game that people play stands behind the wall of `table::LiveTable`.
const OPEN_TABLES: [&str; 3] = ["ui::picture", "ui::picture::evenings", "ui::rehearse"];

/// Where the window may hold a running game, and with it choose whose view is shown.
const LIVE_TABLES: [&str; 2] = ["ui::frame::recording", "ui::frame::seated_table"];

#[test]
fn the_window_has_no_way_to_the_whole_position_of_a_running_game() {
    let (mut wrong, mut open, mut live) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
    for source in all_sources() {
        let here = module(&source.path).join("::");
        if !within(&here, "ui") {
            continue;
        }
        let mentioned = mentions(&source);
        let names = |ways: &[&str]| {
            let named = |path: &String| path == "table" || ways.iter().any(|way| within(path, way));
            mentioned.iter().any(named)
        };
        if names(&["table::Table", "table::Draft", "table::record"]) {
            match OPEN_TABLES.iter().find(|open| here == **open) {
                Some(at) => {
                    open.insert(*at);
                }
                None => wrong.push(format!("{} can read what is hidden", source.path)),
            }
        }
        if names(&["table::LiveTable", "table::Past"]) {
            match LIVE_TABLES.iter().find(|live| here == **live) {
                Some(at) => {
                    live.insert(*at);
                }
                None => wrong.push(format!("{} can look through other eyes", source.path)),
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
    assert_eq!(open, BTreeSet::from(OPEN_TABLES), "it names no table any more");
    assert_eq!(live, BTreeSet::from(LIVE_TABLES), "it holds no game any more");
}

/// The modules of each game. What is in them is named there, and where the games meet.
const GAMES: &[&[&str]] = &[
    &[
        "engine::classic",
        "bots::classic",
        "bots::solve",
        "protocol::classic",
        "table::notation::classic",
        "cli::game::classic",
        "cli::soak::classic",
        "cli::solve",
        "cli::worth::classic",
        "cli::watch::classic",
        "cli::text::classic",
        "words::classic",
        "asking::classic",
        "statistics::classic",
        "storage::classic",
        "bots::train::classic",
        "ui::fates",
        "ui::finish::classic",
        "ui::classic_motion",
        "ui::rehearse",
        "ui::screen::classic",
        "ui::screen::classic_setup",
        "ui::widget::dice::classic",
        "ui::widget::monster",
        "ui::widget::tokyo",
    ],
    &[
        "engine::duel",
        "bots::duel",
        "protocol::duel",
        "table::notation::duel",
        "cli::game::duel",
        "cli::soak::duel",
        "cli::worth::duel",
        "cli::watch::duel",
        "cli::text::duel",
        "words::duel",
        "asking::duel",
        "statistics::duel",
        "storage::duel",
        "bots::train::duel",
        "ui::duel_motion",
        "ui::finish::duel",
        "ui::screen::duel",
        "ui::screen::duel_setup",
        "ui::theme::arena",
        "ui::widget::duel",
    ],
];

/// Where the games meet. Everybody else is written for one of them, or for any.
const MEETINGS: &[&str] = &[
    // Each of these hands on what was asked to the game that is meant.
    "cli",
    "cli::arguments",
    "cli::arguments::values",
    "cli::arguments::wording",
    "cli::game",
    "cli::seating",
    "protocol",
    "protocol::bot",
    "protocol::schema",
    "protocol::schema::responses",
    "statistics::accuracy",
    "statistics::count",
    "table::record",
    "ui::app",
    "ui::app::games",
    "ui::picture",
    "ui::picture::evenings",
    "ui::screen::gallery::item",
    "ui::screen::help",
    "ui::screen::help::chapters",
    // Sentences, cards, dice and numbers of any game, that know the classic ones by themselves.
    "words",
    "words::line",
    "ui::widget::card",
    "ui::widget::dials",
    "ui::widget::die",
    "ui::widget::question",
    "ui::widget::readable",
];

/// What a game has lent to all others: its monsters have names, colours and portraits in each of them.
const LENT: &[&str] = &[
    "engine::classic::Edition",
    "ui::widget::monster::look",
    "ui::widget::monster::portrait",
];

#[test]
fn a_game_is_named_only_at_home_and_where_the_games_meet() {
    let (mut wrong, mut met, mut lent) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for source in all_sources() {
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
    assert_eq!(
        met,
        MEETINGS.iter().copied().collect::<BTreeSet<_>>(),
        "no game is named there any more"
    );
    assert_eq!(
        lent,
        LENT.iter().copied().collect::<BTreeSet<_>>(),
        "nobody borrows it any more"
    );
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
        use bots::Level;
        use engine::{Seat, classic::{self, CardId}};
        // use crate::ui::Comment;
        fn f() { let text = "crate::ui::Text"; words::fl!(words, "key"); super::super::font::bold(); crate::ui::art(); }
    "#;
    let source = cut("src/ui/widget/die.rs".into(), code);
    let mut found = mentions(&source);
    found.sort();
    let wanted = [
        "bots::Level",
        "engine::Seat",
        "engine::classic",
        "engine::classic::CardId",
        "ui::art",
        "ui::font::bold",
        "words::fl",
    ];
    assert_eq!(found, wanted);
    let source = cut(
        "crates/engine/src/classic/turn.rs".into(),
        "use crate::Seat; use super::state::State;",
    );
    assert_eq!(
        mentions(&source),
        ["engine::Seat", "engine::classic::state::State"]
    );
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
    for source in all_sources() {
        // Cards of the two games may have the same names, and an Evolution that of a tile; what Evolutions are
        // worth nobody has learned yet, so it stands by name.
        let homes = [
            "crates/engine/src/classic/cards/",
            "crates/engine/src/duel/cards/",
            "crates/bots/src/classic/evolutions.rs",
        ];
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
        if source.path.starts_with("crates/engine/") {
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
fn no_shadow_is_drawn_by_the_toolkit() {
    // It is drawn beyond what is painted anew, and darkens whatever lies there with every picture.
    let drawn = all_sources()
        .into_iter()
        .filter(|source| source.path.starts_with("src/ui/") && uses(&source.code, "iced::Shadow"));
    let drawn: Vec<_> = drawn.map(|source| source.path).collect();
    assert!(drawn.is_empty(), "{drawn:?}");
}

#[test]
fn the_parts_of_a_duel_that_every_monster_shares_name_none_of_them() {
    let shared = ["agenda", "damage", "market", "pull", "turn", "waiting"];
    for room in shared {
        let path = format!("crates/engine/src/duel/{room}.rs");
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
