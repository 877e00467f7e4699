//! The games that are kept, found again, given away and brought in.

use super::{app, assert_reads, click, press, simulator};
use crate::storage::games::{Games, SharedFolder};
use crate::storage::{DuelSetup, TableSetup, Who};
use crate::ui::picture::record;
use crate::ui::{App, Message};
use bots::Level;
use engine::{classic, duel};
use iced::keyboard::{Key, key::Named};
use std::path::{Path, PathBuf};
use words::{Language, Words, fl};

/// An empty folder of this test's own, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("king-of-tokyo-shelf-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        std::fs::write(&path, text).expect("a file");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn a_classic_game(turns: u16) -> String {
    record::<classic::State>(&TableSetup::of_bots(&[Level::Easy; 3], Some(5)), turns)
}

fn a_duel(turns: u16) -> String {
    record::<duel::State>(&DuelSetup::of([Who::Bot(Level::Easy); 2], Some(5)), turns)
}

/// A program whose games lie in a folder of their own.
fn keeping(folder: &Folder, language: Language) -> (App, Games) {
    let games = Games::at(folder.0.join("games"));
    let mut app = app(language);
    app.pose_games(games.clone());
    (app, games)
}

fn letter(app: &mut App, letter: &str) {
    press(app, Key::Character(letter.into()));
}

fn reads(app: &App, words: &str) -> bool {
    simulator(app).find(words).is_ok()
}

#[test]
fn a_game_is_found_in_the_list_and_gone_on_with() {
    for language in Language::ALL {
        let folder = Folder::new(&format!("found-{language}"));
        let words = Words::new(language);
        let (mut app, _) = keeping(&folder, language);
        letter(&mut app, "o");
        assert_reads(&app, &fl!(words, "games-none"));
        press(&mut app, Key::Named(Named::Escape));
        letter(&mut app, "d");
        press(&mut app, Key::Named(Named::Enter));
        press(&mut app, Key::Named(Named::Escape));
        letter(&mut app, "q");
        click(&mut app, &fl!(words, "title-games"));
        assert_reads(&app, &fl!(words, "games-continue"));
        click(&mut app, &fl!(words, "games-continue"));
        assert!(app.is_playing());
    }
}

#[test]
fn finished_games_of_both_kinds_are_brought_in_and_looked_at() {
    let folder = Folder::new("finished");
    let words = Words::new(Language::English);
    for (name, text) in [
        ("classic.kot", a_classic_game(u16::MAX)),
        ("duel.kot", a_duel(u16::MAX)),
    ] {
        let (mut app, games) = keeping(&folder, Language::English);
        let path = folder.write(name, &text);
        // Dropped on the title, it stands in the list.
        let _ = app.update(Message::FileDropped(path));
        assert_reads(&app, &fl!(words, "games-imported"));
        assert_reads(&app, &fl!(words, "games-look"));
        press(&mut app, Key::Named(Named::Enter));
        assert_reads(&app, &fl!(words, "result-standings"));
        letter(&mut app, "r");
        press(&mut app, Key::Named(Named::Escape));
        press(&mut app, Key::Named(Named::Escape));
        assert!(games.last_running().is_none());
    }
}

#[test]
fn a_game_that_is_open_is_listed_and_given_away_where_open_files_are_guarded() {
    for language in Language::ALL {
        let folder = Folder::new(&format!("guarded-{language}"));
        let words = Words::new(language);
        let (mut app, games) = keeping(&folder, language);
        let _shared = SharedFolder::new(games.folder().expect("a folder"));
        app.pose_played::<duel::State>(DuelSetup::of([Who::Bot(Level::Easy); 2], Some(5)));
        assert_reads(&app, &fl!(words, "result-standings"));
        assert_eq!(app.toasts().count(), 0, "nothing has gone wrong");
        // Another window on the same folder, while this one still shows the result.
        let mut other = self::app(language);
        other.pose_games(games.clone());
        letter(&mut other, "y");
        press(&mut other, Key::Named(Named::Escape));
        letter(&mut other, "o");
        assert_reads(&other, &fl!(words, "games-look"));
        let to = folder.0.join("out.kot");
        letter(&mut other, "e");
        typed(&mut other, &to.display().to_string());
        press(&mut other, Key::Named(Named::Enter));
        let name = &games.list().expect("listed")[0];
        assert_eq!(
            std::fs::read(&to).expect("written"),
            games.read(name).expect("it is read")
        );
        press(&mut other, Key::Named(Named::Enter));
        assert_reads(&other, &fl!(words, "result-standings"));
        press(&mut app, Key::Named(Named::Escape));
        letter(&mut app, "o");
        assert_reads(&app, &fl!(words, "games-look"));
    }
}

#[test]
fn a_deleted_game_is_had_back_by_the_toast_and_by_the_key() {
    let folder = Folder::new("deleted");
    let words = Words::new(Language::French);
    let (mut app, games) = keeping(&folder, Language::French);
    let _ = app.update(Message::FileDropped(folder.write("a.kot", &a_duel(3))));
    let all = games.list().expect("listed");
    press(&mut app, Key::Named(Named::Delete));
    assert!(games.list().expect("listed").is_empty());
    assert_reads(&app, &fl!(words, "games-deleted"));
    click(&mut app, &fl!(words, "games-undo"));
    assert_eq!(games.list().expect("listed"), all);
    assert!(
        !reads(&app, &fl!(words, "games-deleted")),
        "nothing is left to be undone"
    );
    assert_reads(&app, &fl!(words, "games-restored"));
    press(&mut app, Key::Named(Named::Delete));
    super::command(&mut app, "z");
    assert_eq!(games.list().expect("listed"), all);
    // The key beside Enter deletes nothing.
    press(&mut app, Key::Named(Named::Backspace));
    assert_eq!(games.list().expect("listed"), all);
    // The toast is gone, and the program was started anew: it comes back all the same.
    press(&mut app, Key::Named(Named::Delete));
    let (mut later, games) = keeping(&folder, Language::French);
    letter(&mut later, "o");
    super::command(&mut later, "z");
    assert_eq!(games.list().expect("listed"), all);
    assert_reads(&later, &fl!(words, "games-restored"));
}

/// A file with one letter of it changed, so far from its beginning.
fn changed(folder: &Folder, name: &str, text: &str, at: f64) -> (PathBuf, usize) {
    let mut bytes = text.as_bytes().to_vec();
    let at = (bytes.len() as f64 * at) as usize;
    bytes[at] ^= 1;
    let path = folder.0.join(name);
    std::fs::write(&path, &bytes).expect("a file");
    let line = 1 + bytes[..at].iter().filter(|byte| **byte == b'\n').count();
    (path, line)
}

/// However the record of a game comes into the window, it is said that it is damaged, and where.
#[test]
fn damage_is_told_wherever_a_record_is_read() {
    for language in Language::ALL {
        let words = Words::new(language);
        let finished = [a_classic_game(u16::MAX), a_duel(u16::MAX)];
        for (nth, text) in finished.iter().enumerate() {
            for at in [0.3, 0.6, 0.95] {
                let folder = Folder::new(&format!("damaged-{language}-{nth}-{at}"));
                let (path, line) = changed(&folder, "a.kot", text, at);
                let before = std::fs::read(&path).expect("a file");
                let said = fl!(words, "games-imported-damaged", line = line.to_string());
                let told = |app: &App| app.toasts().any(|toast| toast == said);
                // Started with the file, as by a double click: it waits, for it may have been over.
                let (mut app, games) = keeping(&folder, language);
                app.pose_file(&path);
                assert!(told(&app) && !app.is_playing(), "{said}");
                assert_reads(&app, &fl!(words, "games-continue"));
                assert_eq!(games.list().expect("listed").len(), 1);
                // Dropped on the window.
                let (mut app, games) = keeping(&folder, language);
                let _ = app.update(Message::FileDropped(path.clone()));
                assert!(told(&app) && !app.is_playing(), "{said}");
                assert_eq!(
                    std::fs::read(&path).expect("a file"),
                    before,
                    "it stays as it was"
                );
                // Among the games: it is not over, whatever its last line says.
                for name in games.list().expect("listed") {
                    std::fs::remove_file(games.path(&name).expect("a path")).expect("removed");
                }
                let here = folder.0.join("games").join("here.kot");
                std::fs::rename(&path, &here).expect("moved");
                let (mut app, games) = keeping(&folder, language);
                letter(&mut app, "o");
                assert_reads(&app, &fl!(words, "games-damaged-here", line = line.to_string()));
                assert!(games.last_running().is_some_and(|game| game.winners.is_none()));
                // Opened by its path where it lies.
                app.pose_file(&here);
                let said = fl!(words, "games-damaged-here", line = line.to_string());
                assert!(app.toasts().any(|toast| toast == said) && !app.is_playing());
                // Given away.
                let to = folder.0.join("out.kot");
                letter(&mut app, "e");
                typed(&mut app, &to.display().to_string());
                press(&mut app, Key::Named(Named::Enter));
                let path = to.display().to_string();
                let said = fl!(
                    words,
                    "games-exported-damaged",
                    line = line.to_string(),
                    path = path
                );
                assert!(app.toasts().any(|toast| toast == said), "{said}");
                // Gone on with.
                press(&mut app, Key::Named(Named::Enter));
                assert!(app.is_playing() && app.toasts().any(|toast| toast.contains(&line.to_string())));
            }
        }
    }
}

#[test]
fn what_is_damaged_behind_the_end_can_be_looked_at() {
    let folder = Folder::new("behind");
    let words = Words::new(Language::English);
    let text = a_duel(u16::MAX);
    let path = folder.write("a.kot", &format!("{text}{{\"end\":half a li"));
    let (mut app, _) = keeping(&folder, Language::English);
    app.pose_file(&path);
    assert_reads(&app, &fl!(words, "result-standings"));
    let line = text.lines().count() + 1;
    let said = fl!(words, "saves-damaged-behind", line = line.to_string());
    assert!(app.toasts().any(|toast| toast == said), "{said}");
}

#[test]
fn a_game_is_named_and_exported_and_imported_again() {
    let folder = Folder::new("exported");
    let words = Words::new(Language::English);
    let (mut app, games) = keeping(&folder, Language::English);
    let _ = app.update(Message::FileDropped(folder.write("a.kot", &a_classic_game(4))));
    letter(&mut app, "r");
    typed(&mut app, "Sunday");
    press(&mut app, Key::Named(Named::Enter));
    assert_reads(&app, "Sunday");
    letter(&mut app, "e");
    // All of it, which alone can be played on; what that tells stands there.
    assert_reads(&app, &fl!(words, "games-export-all"));
    let to = folder.0.join("out.kot");
    typed(&mut app, &to.display().to_string());
    press(&mut app, Key::Named(Named::Enter));
    let name = &games.list().expect("listed")[0];
    assert_eq!(
        std::fs::read(&to).expect("written"),
        games.read(name).expect("it is read")
    );
    // A file that is there already is not touched.
    letter(&mut app, "e");
    typed(&mut app, &to.display().to_string());
    press(&mut app, Key::Named(Named::Enter));
    assert!(app.toasts().any(|toast| toast.contains("out.kot")));
    press(&mut app, Key::Named(Named::Escape));
    letter(&mut app, "i");
    typed(&mut app, &format!("\"{}\"", to.display()));
    press(&mut app, Key::Named(Named::Enter));
    assert_eq!(games.list().expect("listed").len(), 2);
    // What one player saw tells less, and cannot be played.
    letter(&mut app, "e");
    let _ = app.update(Message::Games(crate::ui::screen::games::Message::ForWhom(Some(
        0,
    ))));
    assert_reads(&app, &fl!(words, "games-export-seat"));
    let seen = folder.0.join("seen.kot");
    typed(&mut app, &seen.display().to_string());
    press(&mut app, Key::Named(Named::Enter));
    assert!(
        !std::fs::read_to_string(&seen)
            .expect("written")
            .contains("\"seed\"")
    );
    let _ = app.update(Message::FileDropped(seen));
    assert_eq!(games.list().expect("listed").len(), 2, "it is refused");
}

#[test]
fn a_file_is_chosen_in_the_dialog_of_the_system_or_its_path_is_typed() {
    use crate::ui::screen::games::Message::{NothingPicked, NothingToPickFrom, Picked};
    for language in Language::ALL {
        let folder = Folder::new(&format!("picked-{language}"));
        let words = Words::new(language);
        let (mut app, games) = keeping(&folder, language);
        letter(&mut app, "o");
        letter(&mut app, "i");
        assert_reads(&app, &fl!(words, "games-pick"));
        let _ = app.update(Message::Games(NothingPicked));
        assert_reads(&app, &fl!(words, "games-import-title"));
        let _ = app.update(Message::Games(NothingToPickFrom));
        assert_reads(&app, &fl!(words, "games-no-picker"));
        // What was chosen comes at once.
        let _ = app.update(Message::Games(Picked(folder.write("a.kot", &a_duel(3)))));
        assert_reads(&app, &fl!(words, "games-imported"));
        // Where something is written, one sees where before it is.
        letter(&mut app, "e");
        let to = folder.0.join("out.kot");
        let _ = app.update(Message::Games(Picked(to.clone())));
        assert!(!to.exists());
        press(&mut app, Key::Named(Named::Enter));
        assert!(to.exists());
        // Whatever is chosen later than that is for nobody.
        let _ = app.update(Message::Games(Picked(to)));
        assert_eq!(games.list().expect("listed").len(), 1);
    }
}

#[test]
fn finished_games_are_judged_on_the_title_and_no_longer_once_one_leaves_it() {
    let folder = Folder::new("judged-in-passing");
    let (mut app, _) = keeping(&folder, Language::English);
    assert!(!app.is_judging());
    press(&mut app, Key::Named(Named::F1));
    assert!(app.is_judging());
    press(&mut app, Key::Named(Named::Escape));
    letter(&mut app, "d");
    assert!(!app.is_judging(), "a game is arranged");
    press(&mut app, Key::Named(Named::Escape));
    assert!(app.is_judging());
    letter(&mut app, "d");
    press(&mut app, Key::Named(Named::Enter));
    assert!(app.is_playing() && !app.is_judging());
}

fn typed(app: &mut App, text: &str) {
    use crate::ui::screen::games::Message::Typed;
    let _ = app.update(Message::Games(Typed(text.to_owned())));
}

#[test]
fn what_is_no_game_is_refused_wherever_it_is_dropped() {
    let folder = Folder::new("no-game");
    let (mut app, games) = keeping(&folder, Language::English);
    letter(&mut app, "d");
    press(&mut app, Key::Named(Named::Enter));
    let running = games.list().expect("listed");
    for (name, text) in [
        ("a.kot", ""),
        ("b.png", "no"),
        ("c.kot", "{\"head\":{\"format\":9}}"),
    ] {
        let _ = app.update(Message::FileDropped(folder.write(name, text)));
        assert!(app.toasts().any(|toast| toast.contains(name)), "{name}");
    }
    let _ = app.update(Message::FileDropped(folder.0.clone()));
    assert!(app.is_playing(), "the game goes on");
    assert_eq!(games.list().expect("listed"), running);
}

/// A program that is started with a file.
fn started_with(games: &Games, path: &Path) -> App {
    let mut app = app(Language::English);
    app.pose_games(games.clone());
    app.pose_file(path);
    app
}

#[test]
fn a_file_that_the_program_is_started_with_is_gone_on_with_or_looked_at() {
    let folder = Folder::new("started");
    let words = Words::new(Language::English);
    let games = Games::at(folder.0.join("games"));
    for (running, over) in [
        (a_classic_game(3), a_classic_game(u16::MAX)),
        (a_duel(3), a_duel(u16::MAX)),
    ] {
        let path = folder.write("over.kot", &over);
        let before = games.list().expect("listed").len();
        assert_reads(&started_with(&games, &path), &fl!(words, "result-standings"));
        assert_eq!(
            games.list().expect("listed").len(),
            before,
            "it is only looked at"
        );
        let path = folder.write("running.kot", &running);
        let app = started_with(&games, &path);
        assert!(app.is_playing());
        assert_eq!(std::fs::read_to_string(&path).expect("it is there"), running);
        assert_eq!(games.list().expect("listed").len(), before + 1, "a copy goes on");
        drop(app);
        // One of our own goes on itself.
        let own = games.path(&games.list().expect("listed")[0]).expect("a path");
        assert!(started_with(&games, &own).is_playing());
        assert_eq!(games.list().expect("listed").len(), before + 1);
    }
}

#[test]
fn a_game_that_was_conceded_goes_on_from_there_as_another_one() {
    let folder = Folder::new("conceded");
    let words = Words::new(Language::English);
    let (mut app, games) = keeping(&folder, Language::English);
    letter(&mut app, "d");
    press(&mut app, Key::Named(Named::Enter));
    press(&mut app, Key::Named(Named::Escape));
    letter(&mut app, "x");
    letter(&mut app, "y");
    assert!(!app.is_playing());
    let _ = app.update(Message::FileDropped(folder.write("x", "")));
    app.pose_games(games.clone());
    letter(&mut app, "o");
    assert_reads(&app, &fl!(words, "games-revive"));
    let old = games.list().expect("listed");
    let before = games.read(&old[0]).expect("it is read");
    // It can be looked at as it ended, too.
    letter(&mut app, "b");
    assert_reads(&app, &fl!(words, "result-standings"));
    letter(&mut app, "r");
    assert_reads(&app, &fl!(words, "review-title"));
    app.pose_games(games.clone());
    letter(&mut app, "o");
    click(&mut app, &fl!(words, "games-look"));
    assert_reads(&app, &fl!(words, "result-standings"));
    assert_eq!(
        games.list().expect("listed").len(),
        1,
        "nothing is copied for that"
    );
    app.pose_games(games.clone());
    letter(&mut app, "o");
    press(&mut app, Key::Named(Named::Enter));
    assert!(app.is_playing());
    assert_eq!(games.list().expect("listed").len(), 2);
    assert_eq!(games.read(&old[0]).expect("it is read"), before);
}

#[test]
fn escape_closes_a_dialog_although_its_field_is_typed_into_and_leaves_no_screen() {
    use crate::ui::screen::games;
    use iced_test::selector::Candidate;
    let folder = Folder::new("escape-typed");
    let mut app = app(Language::English);
    let setup = TableSetup::of_bots(&[Level::Easy; 2], Some(3));
    let games = Games::at(&folder.0);
    drop(games.begin::<classic::State>(&setup).expect("it is kept"));
    for open in [
        games::Message::RenamePressed,
        games::Message::ExportPressed,
        games::Message::ImportPressed,
        games::Message::SearchPressed,
    ] {
        app.pose_shelf(games.clone(), None);
        let fields = |app: &App| {
            let mut count = 0;
            let _ = simulator(app).find(|candidate: Candidate<'_>| -> Option<()> {
                count += usize::from(matches!(candidate, Candidate::TextInput { .. }));
                None
            });
            count
        };
        let before = fields(&app);
        let name = format!("{open:?}");
        let _ = app.update(Message::Games(open));
        let _ = app.update(Message::EscapeTyped);
        assert_eq!(fields(&app), before, "{name}");
        let _ = app.update(Message::EscapeTyped);
        assert_reads(&app, &fl!(app.words(), "games-title"));
    }
    // The rules lie over any screen.
    press(&mut app, Key::Named(Named::F1));
    assert_reads(&app, &fl!(app.words(), "help-title"));
    let _ = app.update(Message::EscapeTyped);
    assert!(
        simulator(&app)
            .find(fl!(app.words(), "help-title").as_str())
            .is_err()
    );
    // In the name of a seat it only leaves the field.
    let mut app = super::app(Language::English);
    app.pose_setup::<classic::State>(setup, None);
    let _ = app.update(Message::EscapeTyped);
    assert_reads(&app, &fl!(app.words(), "setup-title"));
}
