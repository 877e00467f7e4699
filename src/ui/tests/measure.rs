//! The window: its size, its end, and what is told over any screen.

use super::*;
use iced::window;

#[test]
fn a_text_size_without_room_is_said_to_be_one() {
    let words = Words::new(Language::English);
    let settings = Settings {
        text_size: TextSize::Larger,
        ..Settings::default()
    };
    let mut app = App::detached(settings, Language::English, Size::new(1024.0, 640.0));
    app.pose_settings();
    assert_reads(
        &app,
        &fl!(words, "settings-text-size-limit", percent = 107, key = "F11"),
    );
}

#[test]
fn whose_game_it_is_can_be_read_to_its_end() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (width, height) in [(960.0, 600.0), (1024.0, 640.0), (1280.0, 720.0), (1280.0, 800.0)] {
            let folder = saves::Folder::new(&format!("note-{language}-{width}-{height}"));
            let mut app = App::detached(Settings::default(), language, Size::new(width, height));
            app.pose_games(Games::at(folder.path()));
            let look = |app: &App| {
                let place = |said: String| {
                    let found = simulator(app).find(said.as_str());
                    found.unwrap_or_else(|error| panic!("{said}: {error}")).bounds()
                };
                let (note, quit) = (
                    place(fl!(words, "title-unofficial")),
                    place(fl!(words, "title-quit")),
                );
                let bottom = note.y + note.height;
                // It has two lines, and stands between the last button and the edge.
                assert!(note.height > 31.0 && bottom < app.room().height, "{note:?}");
                assert!(
                    quit.height > 19.0 && quit.y + quit.height < note.y - 8.0,
                    "{quit:?} {note:?}"
                );
            };
            look(&app);
            // A game that waits takes room of its own.
            press(&mut app, Key::Character("d".into()));
            press(&mut app, Key::Named(Named::Enter));
            press(&mut app, Key::Named(Named::Escape));
            press(&mut app, Key::Character("q".into()));
            assert_reads(&app, &fl!(words, "title-continue"));
            look(&app);
        }
    }
}

#[test]
fn closing_the_window_in_a_game_asks_first() {
    let words = Words::new(Language::English);
    let mut app = posed(&Picture {
        screen: Screen::Play,
        turns: 1,
        ..Picture::default()
    })
    .expect("a game");
    let _ = app.update(Message::CloseRequested);
    assert_reads(&app, &fl!(words, "quit-body"));
    click(&mut app, &fl!(words, "quit-stay"));
    assert!(simulator(&app).find(fl!(words, "quit-body").as_str()).is_err());
    assert!(app.is_playing());
}

#[test]
fn trouble_with_the_settings_is_told_once_and_can_be_pressed_away() {
    let folder = std::env::temp_dir().join(format!("king-of-tokyo-toast-{}", std::process::id()));
    std::fs::write(&folder, "").expect("a file where the folder should be");
    let mut app = App::boot(
        crate::ui::Start::default(),
        (Store::at(&folder), Games::nowhere(), Reports::nowhere()),
        Settings::default(),
        None,
        Words::new(Language::English),
        std::sync::Arc::default(),
    )
    .0;
    app.pose_settings();
    click(&mut app, "Fast");
    click(&mut app, "Slow");
    let unwritable = Error::Unwritable {
        path: folder.join("settings.json"),
        source: std::io::Error::other(""),
    };
    assert_eq!(
        app.toasts().collect::<Vec<_>>(),
        [crate::ui::app::toast::trouble_in_words(
            &Words::new(Language::English),
            &unwritable
        )]
    );
    let _ = app.update(Message::ToastPressed(0));
    assert_eq!(app.toasts().count(), 0);
    click(&mut app, "Fast");
    assert_eq!(app.toasts().count(), 0, "it is told once");
    let _ = std::fs::remove_file(&folder);
}

#[test]
fn a_damaged_file_is_told_at_the_start() {
    let trouble = Error::Damaged {
        path: PathBuf::from("settings.json"),
        kept: Some(PathBuf::from("settings.damaged.json")),
        source: serde_json::from_str::<u8>("x").expect_err("no number"),
    };
    let mut app = app(Language::French);
    app.pose_toast(&trouble);
    assert!(
        app.toasts()
            .next()
            .is_some_and(|words| words.contains("settings.damaged.json"))
    );
}

#[test]
fn the_window_is_measured_without_running_in_circles() {
    let mut app = app(Language::English);
    let _ = app.update(Message::WindowMeasured(Size::new(1920.0, 1080.0), 1.0));
    assert_eq!(app.scale_factor(), 1.35);
    // The same window in the units that it has now.
    let _ = app.update(Message::WindowMeasured(
        Size::new(1920.0 / 1.35, 1080.0 / 1.35),
        1.35,
    ));
    assert_eq!((app.scale_factor(), app.room().width * 1.35), (1.35, 1920.0));
    let _ = app.update(Message::WindowMeasured(
        Size::new(1280.0 / 1.35, 800.0 / 1.35),
        1.35,
    ));
    assert_eq!(app.scale_factor(), 1.0);
}

#[test]
fn a_resized_window_is_divided_anew_before_it_is_drawn() {
    for screen in [Screen::Title, Screen::Play, Screen::Settings] {
        let wanted = Picture {
            screen,
            size: (1000, 640),
            ..Picture::default()
        };
        let mut app = posed(&wanted).expect("a screen");
        let large = Size::new(1900.0, 1060.0);
        let mut ui = Simulator::with_size(iced::Settings::default(), large, app.view());
        let redraw = window::Event::RedrawRequested(Instant::now());
        let _ = ui.simulate([iced::Event::Window(redraw)]);
        for message in ui.into_messages().collect::<Vec<_>>() {
            let _ = app.update(message);
        }
        assert_eq!(app.room() * app.scale_factor(), large, "{screen}");
    }
}

#[test]
fn screens_always_have_room_and_wishes_are_granted_where_they_fit() {
    for (width, height) in [
        (320.0, 320.0),
        (640.0, 400.0),
        (900.0, 560.0),
        (960.0, 600.0),
        (1024.0, 640.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
        (3840.0, 2160.0),
    ] {
        for percent in [90, 100, 115, 130] {
            let scale = scale(Size::new(width, height), percent);
            assert!(width / scale >= SMALLEST.width - 0.5 && height / scale >= SMALLEST.height - 0.5);
        }
    }
    assert_eq!(scale(Size::new(1280.0, 800.0), 100), 1.0);
    assert_eq!(scale(Size::new(1280.0, 800.0), 130), 1.3);
    assert_eq!(scale(Size::new(1280.0, 800.0), 90), 0.9);
    assert_eq!(scale(Size::new(1920.0, 1080.0), 100), 1.35);
}
