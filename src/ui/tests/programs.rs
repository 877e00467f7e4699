//! A program is chosen in the window: typed, started, shown, saved, and never started by what was kept.
#![cfg(unix)]

use super::saves::Folder;
use super::{App, assert_reads, click, key, press, pressed, simulator};
use crate::program::host::wait_for_leaving;
use crate::storage::games::{Games, Name};
use crate::storage::{
    Appearance, COMMAND_LENGTH, DuelSetup, FirstThrow, GameSetup as _, Guest, Kept as _, Settings, Speed,
    TableSetup, TextSize, Who,
};
use crate::ui::app::OneGame;
use crate::ui::art::Drawn;
use crate::ui::frame::SeatedTable;
use crate::ui::harness::{Surroundings, follow_to_a_question};
use crate::ui::picture::{Picture, Screen, posed};
use crate::ui::setup::focus::Spot;
use crate::ui::setup::{self, SetupGame, SetupScreen};
use crate::ui::widget::foot;
use crate::ui::{Message, USUAL};
use bots::Level;
use engine::parts::Monster;
use engine::{Seat, classic, duel};
use iced::Task;
use iced::futures::StreamExt as _;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced_test::selector::{Candidate, id};
use std::path::Path;
use std::time::Duration;
use words::{Language, Words, fl};

/// The settings of somebody who watches nothing move, and throws no dice by hand.
fn settings() -> Settings {
    Settings {
        speed: Speed::Instant,
        first_throw: FirstThrow::ByItself,
        table: TableSetup::with_options(&[Level::Easy; 2], None, classic::Options::default()),
        ..Settings::default()
    }
}

/// What is kept of settings, read again.
fn kept(settings: &Settings) -> Settings {
    let text = serde_json::to_string(settings).expect("settings");
    let mut odd = Vec::new();
    let read = Settings::understood(serde_json::from_str(&text).expect("an object"), &mut odd);
    assert_eq!(odd, Vec::<String>::new());
    read
}

/// Lets the program do what it was told, and what follows from it, until nothing comes any more.
fn follow(app: &mut App, task: Task<Message>) {
    const QUIET: Duration = Duration::from_millis(400);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .build()
        .expect("a runtime");
    let mut tasks = vec![task];
    while let Some(task) = tasks.pop() {
        let Some(mut stream) = iced_runtime::task::into_stream(task) else {
            continue;
        };
        let next = async move {
            let action = tokio::time::timeout(QUIET, stream.next()).await;
            (action.ok().flatten(), stream)
        };
        let (mut action, mut stream) = runtime.block_on(next);
        while let Some(said) = action.take() {
            if let iced_runtime::Action::Output(message) = said {
                tasks.push(app.update(message));
            }
            let next = async move {
                let action = tokio::time::timeout(QUIET, stream.next()).await;
                (action.ok().flatten(), stream)
            };
            (action, stream) = runtime.block_on(next);
        }
    }
}

/// The messages of what is done to a field or a button of this name.
fn at(app: &mut App, name: &str, typed: &str) {
    let mut ui = simulator(app);
    ui.click(id(name.to_owned()))
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    if !typed.is_empty() {
        let _ = ui.typewrite(typed);
    }
    let messages: Vec<_> = ui.into_messages().collect();
    for message in messages {
        let _ = app.update(message);
    }
}

/// A program that writes down what it is told, and gives the first answer.
fn script(folder: &Path) -> String {
    let (notes, file) = (folder.join("notes"), folder.join("my rival.sh"));
    let notes = notes.display();
    let text = format!(
        r#"while read -r line; do echo "$line" >>'{notes}'; case "$line" in *'"do":"choose"'*) echo '{{"index":0}}';; esac; done"#
    );
    std::fs::create_dir_all(folder).expect("a folder");
    std::fs::write(&file, text).expect("it is written");
    format!("sh '{}'", file.display())
}

/// The letter that shows the setup of a game on the title.
fn set_up<G: OneGame>(app: &mut App) {
    press(app, if G::SLUG == "duel" { key("d") } else { key("Enter") });
}

/// The person who is asked gives the suggested answer, if one is asked, and the others follow.
fn answer<G: OneGame>(app: &mut App, around: &Surroundings) {
    let game = app.posed::<G>().expect("a game");
    if game.frame.table().asked() == Some(Seat(0)) {
        let answer = game.state().default_answer().expect("a question");
        let wish = game.say(answer, around.context());
        follow_to_a_question(game, wish, around);
    }
}

fn typed_started_saved_and_loaded<G: OneGame>(language: Language) {
    let folder = Folder::new(&format!("typed-{}-{language}", G::SLUG));
    let command = script(folder.path());
    let notes = folder.path().join("notes");
    let games = Games::at(folder.path().join("games"));
    let (words, around) = (Words::new(language), Surroundings::new(language, Speed::Instant));
    let mut app = App::detached(settings(), language, USUAL);
    app.pose_games(games.clone());
    set_up::<G>(&mut app);

    // Without a command nothing begins, and what is missing is told.
    at(&mut app, "program-1", "");
    let start = fl!(words, "setup-start");
    click(&mut app, &start);
    assert!(!app.is_playing());
    assert_reads(&app, &fl!(words, "setup-program-missing", seat = 2));
    at(&mut app, "command-1", "   ");
    click(&mut app, &start);
    assert!(!app.is_playing());
    assert!(!notes.exists());

    // It is typed; its name is told while it is, and nothing has started it.
    at(&mut app, "command-1", &command);
    assert_reads(&app, "my rival");
    let missing = fl!(words, "setup-program-missing", seat = 2);
    assert!(simulator(&app).find(missing.as_str()).is_err());
    assert!(!notes.exists());
    // The other seat is a person's.
    click(&mut app, &fl!(words, "who-human"));

    let mut ui = simulator(&app);
    ui.click(start.as_str()).expect("the start");
    for message in ui.into_messages().collect::<Vec<_>>() {
        let task = app.update(message);
        follow(&mut app, task);
    }
    assert!(app.is_playing());
    for _ in 0..40 {
        if notes.exists() {
            break;
        }
        answer::<G>(&mut app, &around);
    }
    assert!(notes.exists(), "{}: it has been asked", G::SLUG);
    let game = app.posed::<G>().expect("a game");
    let table = game.frame.table();
    assert!(matches!(table.seat(Seat(1)).who, Who::Guest(_)));
    assert_eq!(game.frame.names(&words).name(Seat(1)), "my rival");
    assert_reads(&app, "my rival");

    // What is kept of it on this machine is a text, and nobody's seat.
    let again = kept(app.settings());
    assert_eq!(again.program, command);
    let text = serde_json::to_value(app.settings()).expect("settings");
    for table in ["table", "duel"] {
        for seat in text[table]["seats"].as_array().expect("seats") {
            assert!(["human", "easy", "normal"].contains(&seat["who"].as_str().unwrap_or_default()));
            assert!(seat.get("command").is_none() && seat.get("program").is_none());
        }
    }
    let _ = app.update(Message::CloseRequested);
    drop(app);
    wait_for_leaving();
    std::fs::remove_file(&notes).expect("it has played");

    // Another day: the game is listed with its name, goes on without it, and says so.
    let mut app = App::detached(again, language, USUAL);
    app.pose_games(games);
    assert_reads(&app, &fl!(words, "title-continue"));
    let task = app.update(pressed(key("Enter"), Modifiers::default()));
    assert!(app.is_playing());
    let toasts: Vec<_> = app.toasts().collect();
    assert!(
        toasts.iter().any(|toast| toast.contains("my rival")),
        "{toasts:?}"
    );
    follow(&mut app, task);
    (0..8).for_each(|_| answer::<G>(&mut app, &around));
    let game = app.posed::<G>().expect("a game");
    assert_eq!(game.frame.table().seat(Seat(1)).who, Who::SUBSTITUTE);
    assert_ne!(game.frame.names(&words).name(Seat(1)), "my rival");
    let _ = app.update(Message::CloseRequested);

    // What was typed is offered where a program is chosen, and starts nothing.
    app.pose_games(Games::nowhere());
    set_up::<G>(&mut app);
    assert!(simulator(&app).find("my rival").is_err());
    at(&mut app, "program-1", "");
    assert_reads(&app, "my rival");
    press(&mut app, key("Escape"));
    drop(app);
    wait_for_leaving();
    assert!(!notes.exists(), "{}: something has started it", G::SLUG);
}

#[test]
fn a_program_is_typed_started_saved_and_not_started_by_a_saved_game() {
    typed_started_saved_and_loaded::<classic::State>(Language::English);
    typed_started_saved_and_loaded::<duel::State>(Language::French);
}

/// How many marks of programs are drawn.
fn marks(app: &App) -> usize {
    let mut found = 0;
    let _ = simulator(app).find(|candidate: Candidate<'_>| -> Option<()> {
        if let Candidate::Custom { state, .. } = candidate
            && let Some(Drawn(path)) = state.downcast_ref::<Drawn>()
        {
            found += usize::from(path == "ui/program.svg");
        }
        None
    });
    found
}

#[test]
fn a_program_has_its_name_and_its_mark_wherever_its_seat_is_shown() {
    for language in Language::ALL {
        for (size, text_size, appearance) in [
            ((1024, 640), TextSize::Medium, Appearance::Dark),
            ((1280, 800), TextSize::Larger, Appearance::Light),
            ((1920, 1080), TextSize::Larger, Appearance::Dark),
        ] {
            for screen in [Screen::Setup, Screen::Play, Screen::Result, Screen::Review] {
                for is_duel in [false, true] {
                    let shown = |programs: bool| {
                        let mut wanted = Picture {
                            screen,
                            size,
                            language,
                            text_size,
                            appearance,
                            turns: 3,
                            table: TableSetup::of_bots(&[Level::Easy; 3], Some(3)),
                            ..Picture::default()
                        };
                        let mut duel = DuelSetup::of([Who::Bot(Level::Easy); 2], Some(3));
                        let guest = Who::Guest(Guest::program("python3 quixot.py"));
                        // Whoever has to act has another mark.
                        let other = Who::Guest(Guest::program("./bot"));
                        if programs {
                            (wanted.table.seats[0].who, wanted.table.seats[1].who) = (other, guest);
                            (duel.seats[0].who, duel.seats[1].who) = (other, guest);
                        }
                        wanted.duel = is_duel.then_some(duel);
                        posed(&wanted).expect("it is shown")
                    };
                    let (with, without) = (shown(true), shown(false));
                    let name = format!("{screen} {is_duel} {language} {size:?}");
                    // In the setup a program can be chosen for each seat.
                    let more = marks(&with).saturating_sub(marks(&without));
                    assert!(more > 0, "{name}");
                    let named = simulator(&with).find("quixot").is_ok();
                    // In the setup of a duel its command is read, and who begins.
                    assert!(named, "{name}");
                    assert!(simulator(&without).find("quixot").is_err(), "{name}");
                }
            }
        }
    }
}

#[test]
fn a_program_is_named_and_marked_in_the_list_of_games() {
    for (plays, name, marked) in [
        ("exec:python3 rival.py", "rival", true),
        ("exec:", "", true),
        ("bot:normal", "", false),
        ("person", "", false),
    ] {
        let folder = Folder::new("listed-programs");
        let games = Games::at(folder.path());
        let mut table = TableSetup::of_bots(&[Level::Easy; 2], Some(3));
        table.seats[1].who = match plays.strip_prefix("exec:") {
            Some(command) => Who::Guest(Guest::program(command)),
            None => Who::recorded(plays).expect("somebody"),
        };
        let kept = games.begin::<classic::State>(&table).expect("it is kept");
        let mut seated = SeatedTable::<classic::State>::new(table);
        seated.keep_with(Box::new(kept));
        let _ = seated.begin();
        seated.save_for_good();
        drop(seated);
        let mut app = App::detached(settings(), Language::English, USUAL);
        app.pose_shelf(games, None);
        assert_eq!(marks(&app) > 0, marked, "{plays}");
        let words = app.words().clone();
        let called = if name.is_empty() {
            words.monster_name(Monster::CyberKitty)
        } else {
            name.to_owned()
        };
        let both = format!("{}, {called}", words.monster_name(Monster::Gigazaur));
        assert_reads(&app, &both);
    }
}

/// A game that a program has played to its end, read from its record.
fn over<G: OneGame>(mut setup: G::Setup) {
    let folder = Folder::new(&format!("over-{}", G::SLUG));
    let games = Games::at(folder.path());
    setup.seats_mut()[1].who = Who::Guest(Guest::program("python3 rival.py"));
    let keeper = games.begin::<G>(&setup).expect("it is kept");
    let name = Name::of_file(&format!("{}.kot", keeper.id())).expect("a name");
    let mut table = SeatedTable::<G>::new(setup);
    table.keep_with(Box::new(keeper));
    // It is named, and bots of ours play for it.
    table.leave_guests_outside();
    let _ = table.begin();
    let _ = table.play_on(|_| false);
    table.save_for_good();
    drop(table);
    let over = games.over::<G>(&name).expect("it is over");
    let mut read: G::Setup = over.setup();
    let seat = &read.seats()[1];
    assert_eq!(
        (seat.who, seat.program().as_deref(), seat.own_name().as_deref()),
        (Who::SUBSTITUTE, Some("rival"), Some("rival")),
        "{}: it is named, and nobody is invited",
        G::SLUG
    );
    // Another game at this table is played by whoever sits there then.
    read.mend();
    assert_eq!(read.seats()[1].own_name(), None);
    let text = serde_json::to_string(&read).expect("settings");
    assert!(!text.contains("rival"), "{text}");
}

#[test]
fn a_finished_game_names_its_program_and_a_rematch_starts_none() {
    over::<classic::State>(TableSetup::of_bots(&[Level::Easy; 2], Some(3)));
    over::<duel::State>(DuelSetup::of([Who::Bot(Level::Easy); 2], Some(3)));
}

/// What keys do at the choice of a player, and where they go.
fn keyed<S: SetupGame + Default>() {
    let mut setup = SetupScreen::new(S::default()).offering("./mine --deep 3");
    let press = |setup: &mut SetupScreen<S>, key: Named| {
        let message = setup.hotkey(&Key::Named(key), Modifiers::empty());
        let _ = setup.update(message.unwrap_or_else(|| panic!("{key:?} does nothing")));
    };
    let _ = setup.update(setup::Message::WhoPressed(1, Who::Human));
    let _ = setup.update(setup::Message::WentTo(Spot::Who(1)));
    // One before the person, and one after the best level, stands a program; keys stay at the choice.
    press(&mut setup, Named::ArrowLeft);
    let program = |setup: &SetupScreen<S>| setup.setup().seats()[1].program();
    assert_eq!(
        (program(&setup).as_deref(), setup.focus()),
        (Some("mine"), Some(Spot::Who(1)))
    );
    press(&mut setup, Named::ArrowRight);
    assert_eq!(
        (setup.setup().seats()[1].who, program(&setup)),
        (Who::Human, None)
    );
    press(&mut setup, Named::ArrowLeft);
    press(&mut setup, Named::ArrowLeft);
    assert_eq!(setup.setup().seats()[1].who, Who::Bot(Level::Master));
    press(&mut setup, Named::ArrowRight);
    // Its field stands where the name of a person would, and Tab comes by it.
    let spots = setup.spots();
    assert!(
        spots.contains(&Spot::Command(1)) && !spots.contains(&Spot::Name(1)),
        "{spots:?}"
    );
    let _ = setup.update(setup::Message::WentTo(Spot::Command(1)));
    press(&mut setup, Named::Tab);
    assert_eq!(setup.focus(), Some(Spot::Colour(1)));
    // What was typed is as long as a field holds, on one line, and acts on nothing.
    let typed = format!("./bot\u{1b}[2J\n{}", "x".repeat(9999));
    let _ = setup.update(setup::Message::CommandTyped(1, typed));
    let command = setup.setup().seats()[1].command.clone();
    assert!(command.starts_with("./bot[2Jx") && command.chars().count() == COMMAND_LENGTH);
    let _ = setup.update(setup::Message::CommandTyped(1, " ./rival ".to_owned()));
    let setup::Action::Start(started) = setup.update(setup::Message::StartPressed) else {
        panic!("it starts")
    };
    assert_eq!(started.seats()[1].who, Who::Guest(Guest::program("./rival")));
    // Back on the title without a command, a bot sits there.
    let _ = setup.update(setup::Message::CommandTyped(1, String::new()));
    let setup::Action::Back(left) = setup.update(setup::Message::BackPressed) else {
        panic!("it is left")
    };
    assert_eq!(left.seats()[1].who, Who::SUBSTITUTE);
}

#[test]
fn a_program_is_chosen_and_left_with_keys() {
    keyed::<TableSetup>();
    keyed::<DuelSetup>();
}

#[test]
fn whatever_the_settings_say_of_a_program_is_a_text_or_nothing() {
    for (said, command, odd) in [
        (r#"{"program":"python3 bot.py"}"#, "python3 bot.py", 0),
        (r#"{"program":"  ./bot\u001b[2J \n"}"#, "./bot[2J", 0),
        (r#"{"program":7}"#, "", 1),
        (
            r#"{"table":{"seats":[{"who":"exec:./bot"},{"command":"./bot","program":"bot"}]}}"#,
            "",
            1,
        ),
        ("{}", "", 0),
    ] {
        let mut strange = Vec::new();
        let read = Settings::understood(serde_json::from_str(said).expect("an object"), &mut strange);
        assert_eq!(
            (read.program.as_str(), strange.len()),
            (command, odd),
            "{said}: {strange:?}"
        );
        for seat in read.table.seats.iter().chain(&read.duel.seats) {
            assert!(!matches!(seat.who, Who::Guest(_)), "{said}");
            assert_eq!((seat.program(), seat.command.as_str()), (None, ""), "{said}");
        }
    }
}

#[test]
fn that_a_command_is_missing_is_read_in_the_foot_beside_the_start() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (size, text_size) in [
            ((1024.0, 640.0), TextSize::Medium),
            ((1024.0, 640.0), TextSize::Larger),
            ((1280.0, 800.0), TextSize::Larger),
            ((1920.0, 1080.0), TextSize::Medium),
        ] {
            for advanced in [false, true] {
                for duel in ["Enter", "d"] {
                    let settings = Settings {
                        text_size,
                        ..settings()
                    };
                    let mut app = App::detached(settings, language, size.into());
                    press(&mut app, key(duel));
                    at(&mut app, "program-1", "");
                    if advanced {
                        click(&mut app, &fl!(words, "setup-advanced"));
                    }
                    let start = fl!(words, "setup-start");
                    click(&mut app, &start);
                    let missing = fl!(words, "setup-program-missing", seat = 2);
                    let mut ui = simulator(&app);
                    let said = ui.find(missing.as_str()).expect("it is told").bounds();
                    let start = ui.find(id(foot::START)).expect("the start").bounds();
                    let name =
                        format!("{language} {size:?} {text_size:?} {advanced} {duel}: {said:?} {start:?}");
                    assert!(said.x + said.width < start.x, "{name}");
                    assert!(
                        said.y + said.height <= app.room().height && said.height < 40.0,
                        "{name}"
                    );
                }
            }
        }
    }
}
