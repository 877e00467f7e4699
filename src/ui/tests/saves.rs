//! Games that are left and gone on with in the window.

use super::{App, Settings, Size, app, assert_reads, click, press, simulator};
use crate::storage::games::{Games, Keeps, Name};
use crate::storage::{DuelSetup, Error, GameSetup, Speed, Store, TableSetup, TakeBack, Who};
use crate::ui::Message;
use crate::ui::app::OneGame;
use crate::ui::frame;
use crate::ui::frame::hands::Hand;
use crate::ui::game_screen::{GameScreen, ScreenGame};
use crate::ui::harness::{Surroundings, commanded, follow_to_a_question, settle};
use bots::Level;
use engine::{Seat, classic, duel};
use iced::keyboard::{Key, key::Named};
use std::path::PathBuf;
use table::notation::Notation;
use table::record::Record;
use words::{Language, Words, fl};

/// An empty folder of this test's own, removed at the end.
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn path(&self) -> &std::path::Path {
        &self.0
    }

    pub(super) fn new(name: &str) -> Self {
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
fn that_a_game_is_saved_is_told_on_the_title_and_on_no_screen_after_it() {
    for language in Language::ALL {
        let folder = Folder::new("told");
        let words = Words::new(language);
        let mut app = app(language);
        app.pose_games(Games::at(&folder.0));
        press(&mut app, Key::Character("d".into()));
        press(&mut app, Key::Named(Named::Enter));
        assert!(app.is_playing());
        press(&mut app, Key::Named(Named::Escape));
        press(&mut app, Key::Character("q".into()));
        let saved = fl!(words, "saves-saved");
        assert_eq!(app.toasts().collect::<Vec<_>>(), [saved.as_str()]);
        click(&mut app, &fl!(words, "title-settings"));
        assert_eq!(app.toasts().count(), 0);
        // Trouble is told until it has been read.
        app.pose_toast(&Error::NoFolder);
        press(&mut app, Key::Named(Named::Escape));
        assert_eq!(app.toasts().count(), 1);
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

/// A game of bots ends while it cannot be saved.
fn ended_unsaved<G: OneGame>(setup: G::Setup, name: &str) {
    let folder = Folder::new(name);
    std::fs::write(&folder.0, "").expect("a file where the folder should be");
    let words = Words::new(Language::English);
    let games = Games::at(&folder.0);
    let mut app = app(Language::English);
    app.pose_games(games.clone());
    app.pose_played::<G>(setup);
    let mark = fl!(words, "saves-over-unsaved");
    assert_reads(&app, &mark);
    assert_reads(&app, &fl!(words, "result-standings"));
    // It is tried again, on whatever screen.
    press(&mut app, Key::Named(Named::Escape));
    let _ = app.update(Message::SaveAgain);
    assert_reads(&app, &mark);
    let _ = app.update(Message::CloseRequested);
    assert_reads(&app, &fl!(words, "quit-body-over"));
    let _ = app.update(Message::StayPressed);
    std::fs::remove_file(&folder.0).expect("out of the way");
    for _ in 0..100 {
        let _ = app.update(Message::SaveAgain);
        if app.toasts().all(|toast| toast != mark) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert_reads(&app, &fl!(words, "saves-mended"));
    let _ = app.update(Message::CloseRequested);
    assert!(
        simulator(&app)
            .find(fl!(words, "quit-body-over").as_str())
            .is_err()
    );
    let name = games.list().expect("listed").pop().expect("it is there");
    assert!(
        games
            .summary(&name)
            .is_ok_and(|game| game.winners.is_some() && game.damage.is_none())
    );
    std::fs::remove_dir_all(&folder.0).expect("removed");
}

#[test]
fn a_game_that_ends_while_it_cannot_be_saved_is_tried_again_until_it_is() {
    ended_unsaved::<classic::State>(TableSetup::of_bots(&[Level::Easy; 3], Some(5)), "ended-unsaved");
    ended_unsaved::<duel::State>(
        DuelSetup::of([Who::Bot(Level::Easy); 2], Some(5)),
        "ended-unsaved-duel",
    );
}

#[test]
fn a_finished_game_that_finds_room_while_one_quits_is_whole() {
    let folder = Folder::new("quitting-unsaved");
    std::fs::write(&folder.0, "").expect("a file where the folder should be");
    let games = Games::at(&folder.0);
    let mut app = app(Language::English);
    app.pose_games(games.clone());
    app.pose_played::<duel::State>(DuelSetup::of([Who::Bot(Level::Easy); 2], Some(5)));
    std::fs::remove_file(&folder.0).expect("out of the way");
    let _ = app.update(Message::CloseRequested);
    let name = games.list().expect("listed").pop().expect("it is there");
    assert!(games.summary(&name).is_ok_and(|game| game.winners.is_some()));
}

#[test]
fn the_game_that_was_played_last_is_not_another_one() {
    let folder = Folder::new("last-elsewhere");
    let words = Words::new(Language::English);
    let games = Games::at(&folder.0);
    let setup = DuelSetup::of([Who::Human, Who::Bot(Level::Easy)], Some(5));
    let older = games.begin::<duel::State>(&setup).expect("it is kept");
    let surroundings = Surroundings::quick();
    drop(GameScreen::<duel::State>::new(
        setup.clone(),
        Some(Box::new(older)),
        surroundings.context(),
    ));
    std::thread::sleep(std::time::Duration::from_millis(20));
    let last = games.begin::<duel::State>(&setup).expect("it is kept");
    let open = GameScreen::<duel::State>::new(setup, Some(Box::new(last)), surroundings.context());
    let mut app = app(Language::English);
    app.pose_games(games);
    app.pose_continue();
    assert_reads(&app, &fl!(words, "saves-last-elsewhere"));
    assert!(!app.is_playing());
    drop(open);
    app.pose_continue();
    assert!(app.is_playing());
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
    left.frame.pose(4, |_| true, context);
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
        screen.frame.pose(9, |_| true, context);
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

/// A person takes an answer back, a second one takes a bot's seat over, and the game is left: whoever goes on
/// with it finds all of that.
fn kept_as_it_was_changed<G: ScreenGame + Notation>(mut setup: G::Setup, folder: &Folder) {
    let games = Games::at(&folder.0);
    let surroundings = Surroundings::quick();
    setup.seats_mut()[0].who = Who::Human;
    setup.allow_take_back(TakeBack::Anything);
    let keeper = games.begin::<G>(&setup).expect("it is kept");
    let name = Name::of_file(&format!("{}.kot", keeper.id())).expect("a name");
    let keeper: Box<dyn Keeps<G>> = Box::new(keeper);
    let (mut left, task) = GameScreen::<G>::new(setup.clone(), Some(keeper), surroundings.context());
    settle(&mut left, task, &surroundings);
    for _ in 0..3 {
        let answer = left.state().default_answer().expect("a question");
        let action = left.frame.say(answer, surroundings.context());
        let wish = left.follow(action);
        assert!(follow_to_a_question(&mut left, wish, &surroundings));
    }
    commanded(&mut left, "z", &surroundings);
    commanded(&mut left, "z", &surroundings);
    for message in [
        frame::Message::MenuPressed,
        frame::Message::Hands(Hand::Open),
        frame::Message::Hands(Hand::Chosen(1, Who::Human)),
        frame::Message::Hands(Hand::Done),
    ] {
        let wish = left.update(message.into(), surroundings.context());
        assert!(follow_to_a_question(&mut left, wish, &surroundings));
    }
    let lines = String::from_utf8(games.read(&name).expect("it is read")).expect("text");
    for line in ["{\"back\":", "{\"hands\":"] {
        assert!(lines.contains(line), "{line}");
    }
    let copy = folder.0.join("copy.kot");
    games.export(&name, &copy).expect("copied");
    let opened = games
        .open::<G>(&Name::of_file("copy.kot").expect("a name"))
        .expect("it goes on");
    let (again, _) = GameScreen::<G>::resumed(opened, surroundings.context());
    assert!(again.state() == left.state());
    assert_eq!(again.frame.table().seats(), left.frame.table().seats());
    assert_eq!(again.setup().take_back(), TakeBack::Anything);
    assert!(again.frame.can_undo(), "and may be taken back further");
    let told = |screen: &GameScreen<G>| {
        let (context, names) = (surroundings.context(), screen.frame.names(&surroundings.words));
        screen.frame.lines(500, context.words, &names)
    };
    assert_eq!(told(&again), told(&left), "the log tells it, too");
}

/// The Dock of a Mac quits, a session ends, the power goes: nobody is asked. After every answer and whatever else changes
/// a table its file already holds what closing the window would write.
fn is_written_before_it_is_closed<G: ScreenGame + Notation>(mut setup: G::Setup, folder: &Folder) {
    let games = Games::at(&folder.0);
    let surroundings = Surroundings::quick();
    setup.seats_mut()[0].who = Who::Human;
    setup.allow_take_back(TakeBack::Anything);
    let keeper = games.begin::<G>(&setup).expect("it is kept");
    let name = Name::of_file(&format!("{}.kot", keeper.id())).expect("a name");
    let keeper: Box<dyn Keeps<G>> = Box::new(keeper);
    let (mut open, task) = GameScreen::<G>::new(setup, Some(keeper), surroundings.context());
    settle(&mut open, task, &surroundings);
    let mut known = Vec::new();
    let mut same_when_closed = |open: &mut GameScreen<G>, what: &str| {
        let ended = games.read(&name).expect("it is read");
        assert!(ended != known, "{what} is written at once");
        assert!(!open.frame.would_be_lost(), "{what}");
        open.frame.save_again(true);
        known = games.read(&name).expect("it is read");
        assert!(ended == known, "closing adds nothing after {what}");
    };
    same_when_closed(&mut open, "the beginning");
    for nth in 0..4 {
        let answer = open.state().default_answer().expect("a question");
        let action = open.frame.say(answer, surroundings.context());
        let wish = open.follow(action);
        assert!(follow_to_a_question(&mut open, wish, &surroundings));
        same_when_closed(&mut open, &format!("answer {nth}"));
    }
    commanded(&mut open, "z", &surroundings);
    same_when_closed(&mut open, "taking back");
    for message in [
        frame::Message::MenuPressed,
        frame::Message::Hands(Hand::Open),
        frame::Message::Hands(Hand::Chosen(1, Who::Human)),
        frame::Message::Hands(Hand::Done),
    ] {
        let wish = open.update(message.into(), surroundings.context());
        assert!(follow_to_a_question(&mut open, wish, &surroundings));
    }
    same_when_closed(&mut open, "a seat that changes hands");
}

#[test]
fn a_program_that_is_ended_without_being_asked_has_written_all_that_closing_writes() {
    let folder = Folder::new("unasked");
    let table = TableSetup::of_bots(&[Level::Easy; 3], Some(3));
    is_written_before_it_is_closed::<classic::State>(table, &folder);
    drop(folder);
    let folder = Folder::new("unasked-duel");
    let duel = DuelSetup::of([Level::Easy; 2].map(Who::Bot), Some(8));
    is_written_before_it_is_closed::<duel::State>(duel, &folder);
    drop(folder);
    let folder = Folder::new("unasked-settings");
    let mut app = app(Language::English);
    app.pose_store(Store::at(&folder.0));
    let kept = || {
        let files = std::fs::read_dir(&folder.0).into_iter().flatten().flatten();
        let mut files: Vec<_> = files
            .map(|file| (file.path(), std::fs::read(file.path()).ok()))
            .collect();
        files.sort();
        files
    };
    let before = kept();
    let _ = app.update(Message::MutePressed);
    let ended = kept();
    assert!(ended != before, "a setting is written at once");
    let _ = app.update(Message::CloseRequested);
    assert!(kept() == ended, "closing adds nothing to it");
}

/// At a table that lets only the last decision be taken back, closing the window in between gives nobody more.
fn no_more_is_taken_back<G: ScreenGame + Notation>(mut setup: G::Setup, folder: &Folder) -> usize {
    let games = Games::at(&folder.0);
    let surroundings = Surroundings::quick();
    setup.seats_mut()[0].who = Who::Human;
    setup.allow_take_back(TakeBack::Last);
    let mut refused = 0;
    for decisions in 2..6 {
        let keeper = games.begin::<G>(&setup).expect("it is kept");
        let name = Name::of_file(&format!("{}.kot", keeper.id())).expect("a name");
        let keeper: Box<dyn Keeps<G>> = Box::new(keeper);
        let (mut left, task) = GameScreen::<G>::new(setup.clone(), Some(keeper), surroundings.context());
        settle(&mut left, task, &surroundings);
        for _ in 0..decisions {
            let answer = left.state().default_answer().expect("a question");
            let action = left.frame.say(answer, surroundings.context());
            let wish = left.follow(action);
            assert!(follow_to_a_question(&mut left, wish, &surroundings));
        }
        commanded(&mut left, "z", &surroundings);
        let offered = left.frame.can_undo();
        drop(left);
        let opened = games.open::<G>(&name).expect("it goes on");
        let (again, _) = GameScreen::<G>::resumed(opened, surroundings.context());
        assert_eq!(again.frame.can_undo(), offered, "after {decisions} decisions");
        refused += usize::from(!offered);
    }
    refused
}

#[test]
fn closing_the_window_lets_nobody_take_back_more() {
    let folder = Folder::new("no-more");
    let table = TableSetup::of_bots(&[Level::Easy; 3], Some(3));
    let duel = DuelSetup::of([Who::Bot(Level::Easy); 2], Some(8));
    let refused = no_more_is_taken_back::<classic::State>(table, &folder)
        + no_more_is_taken_back::<duel::State>(duel, &folder);
    assert!(refused > 0, "nothing was refused anyway");
}

/// A game is gone on with from a moment of its own.
fn names_its_parent<G: OneGame>(key: &str) {
    let folder = Folder::new(&format!("parent-{key}"));
    let games = Games::at(&folder.0);
    let mut app = app(Language::English);
    app.pose_games(Games::at(&folder.0));
    press(&mut app, Key::Character(key.into()));
    press(&mut app, Key::Named(Named::Enter));
    press(&mut app, Key::Named(Named::PageUp));
    let first = games.list().expect("listed");
    assert_eq!(first.len(), 1);
    press(&mut app, Key::Character("j".into()));
    press(&mut app, Key::Named(Named::Enter));
    assert!(app.is_playing());
    let all = games.list().expect("listed");
    let branch = all.iter().find(|name| **name != first[0]).expect("another game");
    let read = |name| {
        let bytes = games.read(name).expect("it is read");
        Record::<G>::read(&bytes).expect("a record")
    };
    let parent = read(branch).head.parent.expect("it names its parent");
    assert_eq!(parent.game, first[0].to_string());
    assert!(parent.answers <= read(&first[0]).table.history().len());
    assert!(read(&first[0]).head.parent.is_none());
}

#[test]
fn a_game_that_goes_on_from_a_moment_names_the_one_it_came_from() {
    names_its_parent::<classic::State>("p");
    names_its_parent::<duel::State>("d");
}

#[test]
fn nothing_on_the_title_is_cut_where_a_game_waits() {
    let windows = [
        (960.0, 600.0),
        (1024.0, 640.0),
        (1280.0, 720.0),
        (1280.0, 800.0),
        (1440.0, 880.0),
    ];
    for (nth, (width, height)) in windows.into_iter().enumerate() {
        for language in Language::ALL {
            let folder = Folder::new(&format!("whole-{nth}-{language}"));
            let words = Words::new(language);
            let mut app = App::detached(Settings::default(), language, Size::new(width, height));
            app.pose_games(Games::at(&folder.0));
            for key in [Key::Character("p".into()), Key::Named(Named::Enter)] {
                press(&mut app, key);
            }
            press(&mut app, Key::Named(Named::Escape));
            press(&mut app, Key::Character("q".into()));
            for label in [
                fl!(words, "title-continue"),
                fl!(words, "title-statistics"),
                fl!(words, "title-quit"),
                fl!(words, "title-unofficial"),
            ] {
                let mut ui = simulator(&app);
                let found = ui.find(label.as_str()).expect("it is there");
                let (whole, seen) = (found.bounds(), found.visible_bounds());
                assert!(whole.y + whole.height <= height, "{label} at {width}: {whole:?}");
                assert!(
                    seen.is_some_and(|seen| seen.height > whole.height - 0.5 && seen.height > 12.0),
                    "{label} at {width}: {seen:?}"
                );
            }
        }
    }
}

#[test]
fn the_title_pictures_the_table_that_waits() {
    let folder = Folder::new("pictured");
    let mut app = app(Language::English);
    app.pose_games(Games::at(&folder.0));
    press(&mut app, Key::Character("p".into()));
    press(&mut app, Key::Named(Named::Enter));
    press(&mut app, Key::Named(Named::Escape));
    press(&mut app, Key::Character("q".into()));
    let games = Games::at(&folder.0);
    let saved = games.last_running().expect("it waits");
    let seen = games.glance::<classic::State>(&saved.name).expect("it is read");
    assert_eq!(seen.living_count() as usize, saved.seats.len());
    assert_reads(&app, &seen.player(Seat(0)).hearts.to_string());
    // Where the position cannot be read, its people are there all the same.
    let mut bytes = games.read(&saved.name).expect("it is read");
    bytes[9] ^= 1;
    let path = games.path(&saved.name).expect("a path");
    std::fs::write(&path, bytes).expect("damaged");
    assert!(games.glance::<classic::State>(&saved.name).is_err());
}

#[test]
fn what_is_taken_back_and_handed_over_is_saved() {
    let folder = Folder::new("changed");
    kept_as_it_was_changed::<classic::State>(TableSetup::of_bots(&[Level::Easy; 3], Some(3)), &folder);
    drop(folder);
    let folder = Folder::new("changed-duel");
    let duel = DuelSetup::of([Who::Bot(Level::Easy); 2], Some(8));
    kept_as_it_was_changed::<duel::State>(duel, &folder);
}

#[test]
fn a_game_that_somebody_has_conceded_is_over() {
    let folder = Folder::new("conceded");
    let words = Words::new(Language::French);
    let mut app = app(Language::French);
    app.pose_games(Games::at(&folder.0));
    press(&mut app, Key::Character("d".into()));
    press(&mut app, Key::Named(Named::Enter));
    press(&mut app, Key::Named(Named::Escape));
    press(&mut app, Key::Character("x".into()));
    assert_reads(&app, &fl!(words, "play-concede-body"));
    // O for « oui ».
    press(&mut app, Key::Character("o".into()));
    assert!(!app.is_playing());
    let seats = DuelSetup::default().seats;
    let name = words.monster_name(seats[0].monster);
    assert_reads(&app, &fl!(words, "result-forfeit", name = name));
    assert_reads(&app, &fl!(words, "result-conceded"));
    // It can be looked back on, and is left like any other.
    press(&mut app, Key::Character("r".into()));
    assert_reads(&app, &fl!(words, "review-turning"));
    press(&mut app, Key::Named(Named::Escape));
    press(&mut app, Key::Named(Named::Escape));
    let waits = fl!(words, "title-continue");
    assert!(
        simulator(&app).find(waits.as_str()).is_err(),
        "there is nothing to go on with"
    );
    let games = Games::at(&folder.0);
    let names = games.list().expect("listed");
    let record = games.read(&names[0]).expect("it is read");
    let record = Record::<duel::State>::read(&record).expect("a record");
    assert_eq!(record.end.and_then(|end| end.forfeit), Some(0));
}

#[test]
fn whoever_lives_on_without_a_heart_is_shown_with_none_and_not_as_knocked_out() {
    use crate::ui::app::AppGame as _;
    use crate::ui::finish::Count;
    use engine::classic::{Options, Setup};
    use engine::{Chance as _, Game as _};
    let (mut heartless, mut out, mut answers) = (0, 0, Vec::new());
    for seed in 0..40 {
        let mut chance = table::Dealer::new(seed);
        let setup = Setup {
            options: Options {
                halloween: true,
                ..Options::default()
            },
            ..Setup::of(4).expect("four seats")
        };
        let mut state = setup.start().expect("a table");
        for _ in 0..600 {
            let answer = match state.asks() {
                engine::Asked::NoOne => break,
                engine::Asked::Nature => state.deal(&mut chance).expect("Nature is asked"),
                engine::Asked::Seat(_) => {
                    answers.clear();
                    state.answers(&mut answers);
                    answers[chance.below(answers.len() as u32) as usize]
                }
            };
            state.apply(answer).expect("it is offered");
            for seat in state.all_seats() {
                let player = state.player(seat);
                let gone = state.standing(seat).counts.contains(&Count::Skull);
                assert_eq!(gone, !player.alive, "{seat:?} with {} hearts", player.hearts);
                assert_eq!(state.standing(seat).counts.len(), if gone { 1 } else { 3 });
                heartless += u32::from(player.alive && player.hearts == 0);
                out += u32::from(gone);
            }
        }
    }
    assert!(heartless > 5 && out > 5, "{heartless} {out}");
}
