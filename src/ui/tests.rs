//! Every screen in both languages, used as a player uses it: by pressing what can be read.

mod any_setting;
mod comfort;
mod duel;
mod explained;
mod guests;
mod leading_out;
mod learn;
mod letters;
mod look;
mod looking_back;
mod looking_up;
mod measure;
mod programs;
mod saves;
mod shelf;
mod throws;
mod tips;

use super::picture::{Picture, Screen, draw, posed};
use super::{App, Message, SMALLEST, font, scale};
use crate::storage::games::Games;
use crate::storage::{
    Appearance, DuelSetup, Error, Reports, Settings, Speed, Store, TableSetup, TextSize, Who,
};
use bots::Level;
use engine::classic::{self, Edition, Options, Wickedness};
use engine::parts::Monster;
use iced::Size;
use iced::keyboard::{self, Key, key::Named};
use iced_test::Simulator;
use std::path::PathBuf;
use std::time::Instant;
use words::fl;
use words::{Language, Words};

fn simulator(app: &App) -> Simulator<'_, Message> {
    font::load();
    let settings = iced::Settings {
        default_font: font::TEXT,
        ..iced::Settings::default()
    };
    Simulator::with_size(settings, app.room(), app.view())
}

/// Presses what reads `words`, and lets the program answer; its tasks are dropped.
fn click(app: &mut App, words: &str) {
    let mut ui = simulator(app);
    ui.click(words).unwrap_or_else(|error| panic!("{words}: {error}"));
    let messages: Vec<_> = ui.into_messages().collect();
    assert!(!messages.is_empty(), "{words} can be pressed");
    for message in messages {
        let _ = app.update(message);
    }
}

fn press(app: &mut App, key: Key) {
    press_with(app, key, keyboard::Modifiers::default());
}

/// Presses a letter together with the command key.
fn command(app: &mut App, letter: &str) {
    press_with(app, Key::Character(letter.into()), keyboard::Modifiers::COMMAND);
}

fn press_with(app: &mut App, key: Key, modifiers: keyboard::Modifiers) {
    let _ = app.update(pressed(key, modifiers));
}

/// A key that is pressed.
fn pressed(key: Key, modifiers: keyboard::Modifiers) -> Message {
    Message::Key(keyboard::Event::KeyPressed {
        modified_key: key.clone(),
        key,
        physical_key: keyboard::key::Physical::Unidentified(keyboard::key::NativeCode::Unidentified),
        location: keyboard::Location::Standard,
        modifiers,
        text: None,
        repeat: false,
    })
}

/// The key of this name, or of this letter.
fn key(name: &str) -> Key {
    match name {
        "Enter" => Key::Named(Named::Enter),
        "Escape" => Key::Named(Named::Escape),
        "Tab" => Key::Named(Named::Tab),
        "PageUp" => Key::Named(Named::PageUp),
        "F1" => Key::Named(Named::F1),
        letter => Key::Character(letter.into()),
    }
}

fn assert_reads(app: &App, words: &str) {
    assert!(simulator(app).find(words).is_ok(), "{words} can be read");
}

fn app(language: Language) -> App {
    App::detached(Settings::default(), language, super::USUAL)
}

#[test]
fn a_beginner_presses_play_and_start() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut app = app(language);
        click(&mut app, &fl!(words, "title-play"));
        assert_reads(&app, &fl!(words, "setup-title"));
        click(&mut app, &fl!(words, "setup-start"));
        assert!(app.is_playing());
    }
}

#[test]
fn a_game_of_six_begins_with_four_clicks() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut app = app(language);
        click(&mut app, &fl!(words, "title-play"));
        for _ in 0..2 {
            click(&mut app, &fl!(words, "setup-add"));
        }
        assert!(
            simulator(&app).find(fl!(words, "setup-add").as_str()).is_err(),
            "six sit"
        );
        click(&mut app, &fl!(words, "setup-start"));
        assert!(app.is_playing());
    }
}

#[test]
fn the_goal_stands_on_the_title_and_in_both_setups() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut app = app(language);
        assert_reads(&app, &fl!(words, "title-play"));
        press(&mut app, Key::Named(Named::Enter));
        assert_reads(&app, &fl!(words, "goal"));
        press(&mut app, Key::Named(Named::Escape));
        press(&mut app, Key::Character("d".into()));
        assert_reads(&app, &words.text("duel-goal"));
    }
}

#[test]
fn the_rules_are_those_of_the_game_that_is_open() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut app = app(language);
        let duel = words.text("duel-rules-bonus");
        let classic = words.text("help-rules-roll");
        press(&mut app, Key::Named(Named::F1));
        assert_reads(&app, &classic);
        press(&mut app, Key::Character("d".into()));
        assert_reads(&app, &duel);
        press(&mut app, Key::Character("d".into()));
        assert_reads(&app, &classic);
        press(&mut app, Key::Named(Named::Escape));
        press(&mut app, Key::Character("d".into()));
        press(&mut app, Key::Named(Named::F1));
        assert_reads(&app, &duel);
        assert!(simulator(&app).find(classic.as_str()).is_err());
    }
}

/// A picture of Duel.
fn duel(screen: Screen, language: Language) -> Picture {
    let who = [Who::Human, Who::Bot(Level::Easy)];
    Picture {
        screen,
        language,
        duel: Some(DuelSetup::of(who, Some(5))),
        turns: 3,
        ..Picture::default()
    }
}

#[test]
fn the_keyboard_leads_everywhere_and_back() {
    let words = Words::new(Language::French);
    let mut app = app(Language::French);
    for (letter, title) in [
        ("s", fl!(words, "settings-title")),
        ("b", fl!(words, "about-title")),
    ] {
        press(&mut app, Key::Character(letter.into()));
        assert_reads(&app, &title);
        press(&mut app, Key::Named(Named::Escape));
        assert_reads(&app, &fl!(words, "title-tagline"));
    }
    press(&mut app, Key::Named(Named::F1));
    assert_reads(&app, &fl!(words, "help-title"));
    press(&mut app, Key::Named(Named::Escape));
    press(&mut app, Key::Named(Named::Enter));
    press(&mut app, Key::Character("+".into()));
    assert_reads(&app, &fl!(words, "setup-count", count = 5));
    press(&mut app, Key::Character("-".into()));
    press(&mut app, Key::Named(Named::Enter));
    assert!(app.is_playing());
}

#[test]
fn the_language_switches_at_once_and_is_remembered() {
    // Tall enough for all settings without scrolling.
    let tall = Size::new(1280.0, 1600.0);
    let mut app = App::detached(Settings::default(), Language::English, tall);
    app.pose_settings();
    assert_reads(&app, "Settings");
    click(&mut app, "Français");
    assert_reads(&app, "Réglages");
    assert_eq!(app.settings().language.as_deref(), Some("fr"));
    click(&mut app, "Sombre");
    assert_eq!(app.settings().appearance, Appearance::Dark);
    click(&mut app, "Immédiate");
    click(&mut app, "115\u{a0}%");
    assert_eq!(app.settings().text_size, TextSize::Large);
    assert!(app.scale_factor() > 1.1);
}

#[test]
fn the_speed_is_changed_at_the_table_and_remembered() {
    for game in ["title-play", "duel-title"] {
        let mut app = app(Language::French);
        let words = Words::new(Language::French);
        click(&mut app, &words.text(game));
        click(&mut app, &fl!(words, "setup-start"));
        assert!(app.is_playing());
        for speed in [Speed::Fast, Speed::Instant, Speed::Slow, Speed::Normal] {
            press(&mut app, Key::Character("v".into()));
            assert_eq!(app.settings().speed, speed);
        }
        assert!(app.is_playing());
    }
}

#[test]
fn a_seat_is_set_up_by_pressing() {
    let words = Words::new(Language::English);
    let mut app = app(Language::English);
    app.pose_setup::<classic::State>(TableSetup::of_bots(&[Level::Easy; 2], None), None);
    assert_reads(&app, &fl!(words, "setup-only-bots"));
    assert_reads(&app, &fl!(words, "setup-variant"));
    click(&mut app, &fl!(words, "who-human"));
    click(&mut app, &fl!(words, "setup-add"));
    assert!(
        simulator(&app)
            .find(fl!(words, "setup-variant").as_str())
            .is_err(),
        "only for two"
    );
    click(&mut app, &fl!(words, "setup-advanced"));
    assert_reads(&app, &fl!(words, "setup-take-back"));
    click(&mut app, &fl!(words, "setup-start"));
    let table = &app.settings().table;
    assert_eq!(table.seats.len(), 3);
    assert_eq!(table.seats[0].who, Who::Human);
}

#[test]
fn a_box_is_chosen_by_pressing() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut app = app(language);
        app.pose_setup::<classic::State>(TableSetup::of_bots(&[Level::Easy; 4], None), None);
        assert_reads(&app, &fl!(words, "setup-note-base"));
        click(&mut app, &fl!(words, "setup-edition-dark"));
        assert_reads(&app, &fl!(words, "setup-note-dark"));
        assert!(
            simulator(&app)
                .find(fl!(words, "setup-wickedness-off").as_str())
                .is_err(),
            "the Dark Edition is never played without the gauge"
        );
        assert_reads(&app, &words.monster_name(Monster::CyberBunny));
        click(&mut app, &fl!(words, "setup-wickedness-green"));
        click(&mut app, &fl!(words, "setup-cards-costumes"));
        click(&mut app, &fl!(words, "setup-start"));
        assert!(app.is_playing());
        let options = app.settings().table.options;
        assert_eq!(
            (options.edition, options.wickedness),
            (Edition::Dark, Wickedness::Green)
        );
        assert!(options.halloween);
    }
}

#[test]
fn promos_and_costumes_need_power_cards() {
    let words = Words::new(Language::English);
    let mut app = app(Language::English);
    app.pose_setup::<classic::State>(TableSetup::of_bots(&[Level::Easy; 4], None), None);
    click(&mut app, &fl!(words, "setup-cards-promo"));
    click(&mut app, &fl!(words, "setup-cards-power"));
    assert_reads(&app, &fl!(words, "setup-note-no-cards"));
    let mut ui = simulator(&app);
    ui.click(fl!(words, "setup-cards-promo").as_str())
        .expect("it is shown");
    assert_eq!(ui.into_messages().count(), 0, "and cannot be pressed");
    click(&mut app, &fl!(words, "setup-start"));
    let options = app.settings().table.options;
    assert!(!options.power_cards && !options.promos);
}

/// Tables of other boxes.
fn other_tables() -> [TableSetup; 3] {
    let all = Options {
        promos: true,
        halloween: true,
        wickedness: Wickedness::Mixed,
        ..Options::of(Edition::Dark)
    };
    let bare = Options {
        power_cards: false,
        ..Options::default()
    };
    let orange = Options {
        wickedness: Wickedness::Red,
        ..Options::default()
    };
    [all, bare, orange].map(|options| TableSetup::with_options(&[Level::Easy; 6], Some(4), options))
}

#[test]
fn tables_of_every_box_are_drawn_without_a_missing_word() {
    for table in other_tables() {
        for screen in [Screen::Setup, Screen::Play, Screen::Help, Screen::Result] {
            for language in Language::ALL {
                let mut wanted = Picture {
                    screen,
                    language,
                    size: (1024, 640),
                    table: table.clone(),
                    turns: 9,
                    ..Picture::default()
                };
                wanted.table.seats[0].who = Who::Human;
                let app = posed(&wanted).expect("a pose");
                let missing = missing_words(&app);
                assert!(missing.is_none(), "{screen} in {language}: {missing:?}");
                assert!(super::picture(&wanted).is_ok());
            }
        }
    }
}

/// A text that names a message in place of its words.
fn missing_words(app: &App) -> Option<String> {
    let missing = simulator(app).find(|candidate: iced_test::selector::Candidate<'_>| match candidate {
        iced_test::selector::Candidate::Text { content, .. } => content
            .contains("No localization for id")
            .then(|| content.to_owned()),
        _ => None,
    });
    missing.ok()
}

#[test]
fn a_game_of_the_dark_edition_calls_its_cards_by_their_names() {
    let mut app = app(Language::English);
    let [dark, ..] = other_tables();
    app.pose_play::<classic::State>(dark, 1, None);
    assert_eq!(app.words().table().edition, Edition::Dark);
    app.pose_settings();
    click(&mut app, "Français");
    assert_eq!(app.words().table().edition, Edition::Dark, "in every language");
}

/// The screens that are drawn in a test of their own: to look back takes a whole game.
fn looks_back(screen: Screen) -> bool {
    matches!(screen, Screen::Review | Screen::Moment)
}

/// Draws every other screen in both languages, and in the smallest window and a large one: in which language which, takes
/// turns. `tests/visual.rs` draws the rest.
fn draw_every_other_screen(first: usize) {
    let sizes = [(960, 600), (1920, 1080)];
    let screens = Screen::ALL.into_iter().enumerate().skip(first).step_by(2);
    for (nth, screen) in screens.filter(|(_, screen)| !looks_back(*screen)) {
        for (language, turn) in Language::ALL.into_iter().zip(0..) {
            let size = sizes[(nth / 2 + turn) % sizes.len()];
            let wanted = Picture {
                screen,
                language,
                size,
                table: TableSetup::of_bots(&[Level::Easy; 6], Some(3)),
                turns: 3,
                ..Picture::default()
            };
            let app = posed(&wanted).expect("a pose");
            assert!(app.room().width >= SMALLEST.width - 1.0);
            let missing = missing_words(&app);
            assert!(missing.is_none(), "{screen} in {language}: {missing:?}");
            let (width, height) = size;
            let pixels = draw(&app, Size::new(width, height)).expect("a picture");
            assert_eq!(pixels.len(), 4 * width as usize * height as usize);
            let colours = pixels.chunks(4).step_by(97);
            let colours: std::collections::BTreeSet<_> = colours.collect();
            assert!(colours.len() > 8, "{screen} is more than its ground");
        }
    }
}

#[test]
fn every_screen_is_drawn_in_both_languages() {
    draw_every_other_screen(0);
}

#[test]
fn every_other_screen_is_drawn_in_both_languages() {
    draw_every_other_screen(1);
}

#[test]
fn no_screen_that_looks_back_shows_a_missing_message() {
    for screen in Screen::ALL.into_iter().filter(|screen| looks_back(*screen)) {
        for language in Language::ALL {
            let app = posed(&Picture {
                screen,
                language,
                turns: 2,
                ..Picture::default()
            })
            .expect("a pose");
            let missing = missing_words(&app);
            assert!(missing.is_none(), "{screen} in {language}: {missing:?}");
        }
    }
}

#[test]
fn the_result_offers_another_game() {
    for language in Language::ALL {
        let words = Words::new(language);
        let wanted = Picture {
            screen: Screen::Result,
            language,
            ..Picture::default()
        };
        let mut app = posed(&wanted).expect("a finished game");
        assert_reads(&app, &fl!(words, "result-standings"));
        click(&mut app, &fl!(words, "result-new-table"));
        assert_reads(&app, &fl!(words, "setup-title"));
        let mut app = posed(&wanted).expect("a finished game");
        click(&mut app, &fl!(words, "result-rematch"));
        assert!(app.is_playing());
    }
}

#[test]
fn an_enter_meant_for_the_last_question_starts_no_other_game() {
    let mut app = posed(&Picture {
        screen: Screen::Result,
        table: TableSetup::of_bots(&[Level::Easy; 2], Some(1)),
        ..Picture::default()
    })
    .expect("a finished game");
    press(&mut app, Key::Named(Named::Enter));
    assert!(!app.is_playing());
}

#[test]
fn a_chosen_seed_holds_for_one_game() {
    let words = Words::new(Language::English);
    let mut app = app(Language::English);
    app.pose_setup::<classic::State>(TableSetup::of_bots(&[Level::Easy; 3], Some(7)), None);
    click(&mut app, &fl!(words, "setup-start"));
    assert!(app.is_playing());
    assert_eq!(app.settings().table.seats.len(), 3);
    assert_eq!(app.settings().table.seed, None);
}

#[test]
fn the_game_waits_behind_the_settings() {
    let words = Words::new(Language::English);
    let mut app = posed(&Picture {
        screen: Screen::Play,
        turns: 1,
        ..Picture::default()
    })
    .expect("a game");
    press(&mut app, Key::Named(Named::Escape));
    click(&mut app, &fl!(words, "play-menu-settings"));
    assert_reads(&app, &fl!(words, "settings-title"));
    let _ = app.update(Message::CloseRequested);
    assert_reads(&app, &fl!(words, "quit-body"));
    click(&mut app, &fl!(words, "quit-stay"));
    press(&mut app, Key::Named(Named::Escape));
    assert!(app.is_playing());
}
