//! Games that are left and gone on with in the window.

use super::{app, assert_reads, click, press, simulator};
use crate::storage::games::{Games, Keeps, Name};
use crate::storage::{DuelSetup, GameSetup, Speed, TableSetup, Who};
use crate::ui::Message;
use crate::ui::game_screen::{GameScreen, ScreenGame};
use crate::ui::harness::Surroundings;
use bots::Level;
use engine::{classic, duel};
use iced::keyboard::{Key, key::Named};
use std::path::PathBuf;
use table::notation::Notation;
use words::{Language, Words, fl};

/// An empty folder of this test's own, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("king-of-tokyo-ui-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_game_that_is_left_waits_on_the_title() {
    for language in Language::ALL {
        let folder = Folder::new(&format!("left-{language}"));
        let words = Words::new(language);
        let mut app = app(language);
        app.pose_games(Games::at(&folder.0));
        let waits = fl!(words, "title-continue");
        assert!(
            simulator(&app).find(waits.as_str()).is_err(),
            "nothing was played yet"
        );
        press(&mut app, Key::Character("d".into()));
        press(&mut app, Key::Named(Named::Enter));
        assert!(app.is_playing());
        // Nobody is asked whether to leave: nothing is lost.
        press(&mut app, Key::Named(Named::Escape));
        press(&mut app, Key::Character("q".into()));
        assert_reads(&app, &fl!(words, "saves-saved"));
        assert_reads(&app, &waits);
        press(&mut app, Key::Named(Named::Enter));
        assert!(app.is_playing());
        let _ = app.update(Message::CloseRequested);
        assert!(!app.is_playing(), "it is put away without a question");
        let games = Games::at(&folder.0);
        assert_eq!(
            games.list().expect("listed").len(),
            1,
            "it is one and the same game"
        );
        app.pose_games(games);
        click(&mut app, &waits);
        assert!(app.is_playing());
    }
}

#[test]
fn where_nothing_can_be_saved_the_table_says_so_and_leaving_asks() {
    let folder = Folder::new("in-the-way");
    std::fs::write(&folder.0, "").expect("a file where the folder should be");
    let words = Words::new(Language::English);
    let mut app = app(Language::English);
    app.pose_games(Games::at(&folder.0));
    press(&mut app, Key::Character("d".into()));
    press(&mut app, Key::Named(Named::Enter));
    assert!(app.is_playing());
    press(&mut app, Key::Named(Named::Escape));
    assert!(
        app.toasts()
            .any(|toast| toast.contains(folder.0.to_string_lossy().as_ref()))
    );
    press(&mut app, Key::Character("q".into()));
    assert_reads(&app, &fl!(words, "play-leave-body"));
    press(&mut app, Key::Named(Named::Escape));
    let _ = app.update(Message::CloseRequested);
    assert_reads(&app, &fl!(words, "quit-body"));
    std::fs::remove_file(&folder.0).expect("out of the way");
}

/// A game is left after some turns and gone on with: the same is shown and told, and the same follows.
fn gone_on_with<G: ScreenGame + Notation>(setup: &G::Setup, folder: &Folder) {
    let games = Games::at(&folder.0);
    let surroundings = Surroundings::new(Language::English, Speed::Instant);
    let context = surroundings.context();
    let keeper = games.begin::<G>(setup).expect("it is kept");
    let name = Name::of_file(&format!("{}.kot", keeper.id())).expect("a name");
    let keeper: Box<dyn Keeps<G>> = Box::new(keeper);
    let (mut left, _) = GameScreen::<G>::new(setup.clone(), Some(keeper), context);
    left.frame.pose(4, context);
    let short = games.summary(&name).expect("it is read");
    assert_eq!(short.turn, left.state().turn());
    // The lock is let go of as if the program had ended, and the game that was left plays on without it.
    let copy = folder.0.join("copy.kot");
    games.export(&name, &copy).expect("copied");
    let opened = games
        .open::<G>(&Name::of_file("copy.kot").expect("a name"))
        .expect("it goes on");
    let (mut again, _) = GameScreen::resumed(opened, context);
    let told = |screen: &GameScreen<G>| {
        let names = screen.frame.names(context.words);
        screen.frame.lines(500, context.words, &names)
    };
    assert_eq!(again.setup().seats(), left.setup().seats());
    assert!(again.state() == left.state() && !again.frame.would_be_lost());
    assert_eq!(told(&again), told(&left), "the log says what happened so far");
    for screen in [&mut left, &mut again] {
        screen.frame.pose(9, context);
    }
    assert!(again.state() == left.state(), "the same bots meet the same dice");
    assert_eq!(told(&again), told(&left));
}

#[test]
fn a_game_goes_on_as_if_it_had_never_been_left() {
    let folder = Folder::new("gone-on-with");
    let levels = [Level::Easy, Level::Hard, Level::Normal];
    gone_on_with::<classic::State>(&TableSetup::of_bots(&levels, Some(3)), &folder);
    drop(folder);
    let folder = Folder::new("gone-on-with-duel");
    let who = [Level::Hard, Level::Easy].map(Who::Bot);
    gone_on_with::<duel::State>(&DuelSetup::of(who, Some(8)), &folder);
}
