//! The list of games as its people use it, however long it is.

use super::{Action, Message, Row, Shelf};
use crate::storage::games::{Games, Name, Summary};
use crate::storage::{Speed, TableSetup};
use crate::ui::harness::Surroundings;
use crate::ui::picture::record;
use crate::ui::standing::Standing;
use bots::Level;
use engine::classic;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Instant, SystemTime};
use words::Language;

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

static READ: AtomicUsize = AtomicUsize::new(0);

fn counted(_: &Games, _: &Summary) -> Vec<Standing> {
    READ.fetch_add(1, Ordering::Relaxed);
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
    let mut before = READ.load(Ordering::Relaxed);
    assert!((1..=MOST).contains(&before), "{before} were read");
    for part in [0.1, 0.5, 0.999, 0.3] {
        let offset = 10_000.0 * super::list::visible(surroundings.context()).row * part;
        let _ = shelf.update(Message::Scrolled(offset), surroundings.context());
        let read = READ.load(Ordering::Relaxed);
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
