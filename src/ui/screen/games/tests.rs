//! The list of games as its people use it, however long it is.

use super::{Action, Message, Row, Shelf};
use crate::storage::games::{Games, Name, Summary};
use crate::storage::{DuelSetup, Speed, TableSetup, Who};
use crate::ui::harness::{Surroundings, run, written};
use crate::ui::picture::record;
use crate::ui::standing::Standing;
use bots::Level;
use engine::classic;
use iced::keyboard::{Key, key::Named};
use std::cell::Cell;
use std::path::PathBuf;
use std::time::{Instant, SystemTime};
use words::{Language, fl};

/// A folder of this test's own, removed at the end.
struct Folder(PathBuf);

impl Folder {
    /// With so many games, all of them the same.
    fn with(name: &str, games: usize) -> Self {
        let path = std::env::temp_dir().join(format!("king-of-tokyo-list-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder");
        let text = record::<classic::State>(&TableSetup::of_bots(&[Level::Easy; 4], Some(3)), u16::MAX);
        let first = path.join("00000.kot");
        std::fs::write(&first, text).expect("a file");
        for number in 1..games {
            std::fs::hard_link(&first, path.join(format!("{number:05}.kot"))).expect("a file");
        }
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

thread_local! {
    /// The games that this test read; each test has a thread of its own, beside which others read as well.
    static READ: Cell<usize> = const { Cell::new(0) };
}

fn counted(_: &Games, _: &Summary) -> Vec<Standing> {
    READ.set(READ.get() + 1);
    Vec::new()
}

#[test]
fn of_ten_thousand_games_only_those_that_are_seen_are_read_and_remembered() {
    const MOST: usize = 24;
    let folder = Folder::with("many", 10_000);
    let surroundings = Surroundings::new(Language::English, Speed::Instant);
    let mut shelf = Shelf::new(
        Games::at(&folder.0),
        counted,
        SystemTime::now(),
        surroundings.context(),
    );
    assert_eq!(shelf.rows.len(), 10_000);
    let mut before = READ.get();
    assert!((1..=MOST).contains(&before), "{before} were read");
    for part in [0.1, 0.5, 0.999, 0.3] {
        let offset = 10_000.0 * super::list::visible(surroundings.context()).row * part;
        let _ = shelf.update(Message::Scrolled(offset), surroundings.context());
        let read = READ.get();
        assert!(read - before <= MOST, "{} were read", read - before);
        assert!(shelf.rows.remembered() <= MOST + 1, "the others are forgotten");
        before = read;
        // What can be seen was read.
        let at = (10_000.0 * part) as usize;
        assert!(matches!(shelf.rows.row(at), Some(Row::Game(_))), "{at}");
    }
    let _ = shelf.update(Message::Moved(isize::MAX), surroundings.context());
    assert_eq!(shelf.chosen, 9_999);
    assert!(matches!(shelf.rows.row(9_999), Some(Row::Game(_))));
    let _ = shelf.update(Message::Moved(-1), surroundings.context());
    assert_eq!(shelf.chosen, 9_998);
}

/// Types into the search, and lets everything be read for it.
fn seek(shelf: &mut Shelf, surroundings: &Surroundings, typed: &str) {
    let Action::Run(task) = shelf.update(Message::Sought(typed.to_owned()), surroundings.context()) else {
        panic!("it is searched")
    };
    for message in run(task) {
        let _ = shelf.update(message, surroundings.context());
    }
}

#[test]
fn a_game_is_found_by_its_people_its_monsters_its_title_its_edition_and_its_day() {
    let folder = Folder::with("search", 3);
    let surroundings = Surroundings::new(Language::French, Speed::Instant);
    let games = Games::at(&folder.0);
    let mut duel = DuelSetup::of([Who::Human, Who::Bot(Level::Easy)], Some(3));
    duel.seats[0].name = "Zoé".to_owned();
    let text = record::<engine::duel::State>(&duel, 2);
    std::fs::write(folder.0.join("duel.kot"), text).expect("a file");
    std::fs::write(folder.0.join("oma.kot"), "Dear grandmother,").expect("a file");
    let name = |file: &str| Name::of_file(file).expect("a name");
    games.rename(&name("00001.kot"), "Soirée d’été").expect("named");
    let mut shelf = Shelf::new(games, counted, SystemTime::now(), surroundings.context());
    let found = |shelf: &Shelf| {
        let mut found: Vec<_> = (0..shelf.rows.len())
            .filter_map(|at| shelf.rows.name(at))
            .map(Name::file)
            .collect();
        found.sort_unstable();
        found
    };
    for (typed, files) in [
        ("ZOE", vec!["duel.kot"]),
        ("zoé duel", vec!["duel.kot"]),
        ("soiree D'ETE", vec!["00001.kot"]),
        ("grandmother", vec![]),
        ("oma", vec!["oma.kot"]),
        ("zoé soirée", vec![]),
        (
            "",
            vec!["00000.kot", "00001.kot", "00002.kot", "duel.kot", "oma.kot"],
        ),
    ] {
        seek(&mut shelf, &surroundings, typed);
        assert_eq!(found(&shelf), files, "{typed}");
    }
    let today = crate::storage::Moment::of_system(SystemTime::now()).expect("today");
    seek(&mut shelf, &surroundings, &today.iso_day());
    assert_eq!(found(&shelf).len(), 4);
    let month = surroundings.words.text(&format!("month-{}", today.month));
    seek(&mut shelf, &surroundings, &format!("{month} {}", today.year));
    assert_eq!(found(&shelf).len(), 4);
    seek(&mut shelf, &surroundings, "rien");
    let none = fl!(surroundings.words, "games-search-none", what = "rien");
    let mut ui = surroundings.simulator(shelf.view(surroundings.context()));
    assert!(ui.find(none.as_str()).is_ok());
    drop(ui);
    // One Escape shows all games, the next one leaves.
    let escape = Key::Named(Named::Escape);
    let close = shelf.hotkey(&escape, surroundings.context()).expect("a message");
    assert!(matches!(close, Message::SearchClosed));
    let _ = shelf.update(close, surroundings.context());
    assert_eq!(shelf.rows.len(), 5);
    let back = shelf.hotkey(&escape, surroundings.context());
    assert!(matches!(back, Some(Message::BackPressed)));
}

#[test]
fn what_is_done_with_games_while_one_searches() {
    let folder = Folder::with("search-and-do", 4);
    let surroundings = Surroundings::quick();
    let games = Games::at(&folder.0);
    let name = |file: &str| Name::of_file(file).expect("a name");
    games.rename(&name("00001.kot"), "Sunday").expect("named");
    games.rename(&name("00003.kot"), "Monday").expect("named");
    let mut shelf = Shelf::new(games.clone(), counted, SystemTime::now(), surroundings.context());
    seek(&mut shelf, &surroundings, "day");
    assert_eq!(shelf.rows.len(), 2);
    // Of those that are found one is deleted, and had back.
    let one = shelf.rows.name(shelf.chosen).cloned().expect("one is chosen");
    let _ = shelf.update(Message::DeletePressed, surroundings.context());
    assert_eq!((shelf.rows.len(), shelf.rows.all().len()), (1, 3));
    let Action::Restore(deleted) = shelf.update(Message::UndoPressed, surroundings.context()) else {
        panic!("it can be had back")
    };
    games.restore(&deleted).expect("it comes back");
    let _ = shelf.show(deleted.name(), surroundings.context());
    assert_eq!(shelf.rows.len(), 2, "one still searches");
    assert_eq!(shelf.rows.name(shelf.chosen), Some(&one));
    // Called something else, it is no longer among them; what comes in is seen in any case.
    let _ = shelf.update(Message::RenamePressed, surroundings.context());
    let _ = shelf.update(Message::Typed("At home".to_owned()), surroundings.context());
    let _ = shelf.update(Message::DialogDone, surroundings.context());
    assert_eq!(shelf.rows.len(), 1);
    let _ = shelf.show(&one, surroundings.context());
    assert_eq!((shelf.rows.len(), shelf.rows.name(shelf.chosen)), (4, Some(&one)));
}

#[test]
fn ten_thousand_games_are_searched_and_only_those_that_are_seen_are_remembered() {
    let folder = Folder::with("search-many", 10_000);
    let surroundings = Surroundings::quick();
    let games = Games::at(&folder.0);
    for number in [17, 9_983] {
        let name = Name::of_file(&format!("{number:05}.kot")).expect("a name");
        games.rename(&name, "Needle").expect("named");
    }
    let began = Instant::now();
    let mut shelf = Shelf::new(games, counted, SystemTime::now(), surroundings.context());
    seek(&mut shelf, &surroundings, "needle");
    println!("10,000 games were searched in {:?}", began.elapsed());
    assert_eq!(shelf.rows.len(), 2);
    assert!(matches!(shelf.rows.row(1), Some(Row::Game(_))));
    let began = Instant::now();
    seek(&mut shelf, &surroundings, "tokyo");
    println!("and again in {:?}", began.elapsed());
    assert_eq!(shelf.rows.len(), 10_000);
    assert!(shelf.rows.remembered() <= 25);
}

#[test]
#[ignore = "a measurement: cargo test --lib time_of_ten_thousand -- --ignored --nocapture"]
fn the_time_of_ten_thousand_games() {
    let folder = Folder::with("time", 10_000);
    let surroundings = Surroundings::new(Language::English, Speed::Instant);
    let began = Instant::now();
    let _ = Games::at(&folder.0).played_last();
    let listed = began.elapsed();
    let began = Instant::now();
    let shelf = Shelf::new(
        Games::at(&folder.0),
        crate::ui::app_standings,
        SystemTime::now(),
        surroundings.context(),
    );
    let open = began.elapsed();
    let began = Instant::now();
    let _ = surroundings.simulator(shelf.view(surroundings.context()));
    println!(
        "10,000 games: listed in {listed:?}, opened in {open:?}, laid out in {:?}, {} read",
        began.elapsed(),
        shelf.rows.remembered()
    );
}

#[test]
fn what_is_no_game_stands_in_the_list_and_says_what_is_wrong() {
    let folder = Folder::with("bad", 2);
    for (name, text) in [("a-letter.kot", "Dear grandmother,"), ("nothing.kot", "")] {
        std::fs::write(folder.0.join(name), text).expect("a file");
    }
    let surroundings = Surroundings::new(Language::French, Speed::Instant);
    let games = Games::at(&folder.0);
    let mut shelf = Shelf::new(games.clone(), counted, SystemTime::now(), surroundings.context());
    assert_eq!(shelf.rows.len(), 4);
    let letter = Name::of_file("a-letter.kot").expect("a name");
    let _ = shelf.show(&letter, surroundings.context());
    assert!(shelf.shown().is_none());
    let said = crate::ui::trouble_of_games(
        &surroundings.words,
        &games.summary(&letter).expect_err("it is none"),
    );
    let mut ui = surroundings.simulator(shelf.view(surroundings.context()));
    assert!(ui.find(said.as_str()).is_ok(), "{said}");
    drop(ui);
    // It can neither be opened nor named, but deleted, and had back.
    for message in [
        Message::MainPressed,
        Message::RenamePressed,
        Message::ExportPressed,
    ] {
        assert!(matches!(
            shelf.update(message, surroundings.context()),
            Action::None
        ));
    }
    let deleted = shelf.update(Message::DeletePressed, surroundings.context());
    assert!(matches!(deleted, Action::Deleted(_)));
    assert_eq!(shelf.rows.len(), 3);
    let Action::Restore(deleted) = shelf.update(Message::UndoPressed, surroundings.context()) else {
        panic!("it can be had back")
    };
    games.restore(&deleted).expect("it comes back");
    let _ = shelf.show(deleted.name(), surroundings.context());
    assert_eq!(shelf.rows.len(), 4);
}

#[test]
fn a_folder_that_cannot_be_read_says_so() {
    let folder = Folder::with("no-folder", 1);
    let file = folder.0.join("00000.kot");
    let surroundings = Surroundings::quick();
    // A file where the folder should be.
    let games = Games::at(&file);
    let shelf = Shelf::new(games, counted, SystemTime::now(), surroundings.context());
    let why = crate::ui::trouble_of_games(&surroundings.words, shelf.trouble.as_ref().expect("trouble"));
    let mut ui = surroundings.simulator(shelf.view(surroundings.context()));
    assert!(ui.find(why.as_str()).is_ok(), "{why}");
}

#[test]
fn titles_of_all_games_begin_in_one_column() {
    let folder = Folder::with("column", 1);
    let duel = DuelSetup::of([Who::Human, Who::Bot(Level::Easy)], Some(3));
    let text = record::<engine::duel::State>(&duel, 2);
    std::fs::write(folder.0.join("duel.kot"), text).expect("a file");
    std::fs::write(folder.0.join("oma.kot"), "Dear grandmother,").expect("a file");
    let surroundings = Surroundings::quick();
    let games = Games::at(&folder.0);
    for (file, title) in [("00000.kot", "Four at the table"), ("duel.kot", "Two of us")] {
        let name = Name::of_file(file).expect("a name");
        games.rename(&name, title).expect("named");
    }
    let shelf = Shelf::new(games, counted, SystemTime::now(), surroundings.context());
    let mut ui = surroundings.simulator(shelf.view(surroundings.context()));
    let written = written(&mut ui);
    let column = |title: &str| {
        let place = written.iter().find(|(said, _)| said == title);
        place.map(|(_, place)| place.x)
    };
    let first = column("Four at the table");
    assert!(first.is_some());
    assert_eq!((column("Two of us"), column("oma.kot")), (first, first));
}
