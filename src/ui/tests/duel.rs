//! Duel in the program, used as a player uses it.

use super::*;

#[test]
fn a_beginner_presses_duel_and_start() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut app = app(language);
        click(&mut app, &words.text("duel-title"));
        assert_reads(&app, &words.text("duel-setup-title"));
        click(&mut app, &fl!(words, "setup-start"));
        assert!(app.is_playing());
    }
}

#[test]
fn a_duel_is_set_up_by_pressing() {
    let words = Words::new(Language::English);
    let mut app = app(Language::English);
    press(&mut app, Key::Character("d".into()));
    press(&mut app, Key::Character("2".into()));
    click(&mut app, &words.monster_name(Monster::TheKing));
    assert_reads(&app, &words.text("duel-level-3"));
    click(&mut app, &fl!(words, "who-easy"));
    assert_reads(&app, &fl!(words, "setup-only-bots"));
    press_with(&mut app, Key::Character("f".into()), keyboard::Modifiers::ALT);
    press(&mut app, Key::Named(Named::Escape));
    let duel = &app.settings().duel;
    assert_eq!(duel.seats[1].monster, Monster::TheKing);
    assert_eq!(duel.seats[0].who, Who::Bot(Level::Easy));
    assert_eq!(duel.first, Some(engine::Seat(0)));
    press(&mut app, Key::Character("d".into()));
    press(&mut app, Key::Named(Named::Enter));
    assert!(app.is_playing());
}

#[test]
fn every_screen_of_duel_is_drawn_in_both_languages() {
    for screen in [
        Screen::Setup,
        Screen::Monsters,
        Screen::Play,
        Screen::Help,
        Screen::Result,
    ] {
        for (language, size) in Language::ALL.into_iter().zip([(960, 600), (1920, 1080)]) {
            let wanted = Picture {
                size,
                ..duel(screen, language)
            };
            let app = posed(&wanted).expect("a pose");
            let missing = missing_words(&app);
            assert!(missing.is_none(), "{screen} in {language}: {missing:?}");
            assert!(draw(&app, Size::new(size.0, size.1)).is_some(), "{screen}");
        }
    }
}

#[test]
fn the_result_of_a_duel_offers_another_one() {
    for language in Language::ALL {
        let words = Words::new(language);
        let wanted = duel(Screen::Result, language);
        let mut app = posed(&wanted).expect("a finished duel");
        click(&mut app, &words.text("duel-result-new"));
        assert_reads(&app, &words.text("duel-setup-title"));
        let mut app = posed(&wanted).expect("a finished duel");
        click(&mut app, &fl!(words, "result-rematch"));
        assert!(app.is_playing());
    }
}

#[test]
fn a_duel_waits_behind_the_settings_and_is_not_lost_unasked() {
    let words = Words::new(Language::English);
    let mut app = posed(&duel(Screen::Play, Language::English)).expect("a duel");
    press(&mut app, Key::Named(Named::Escape));
    press(&mut app, Key::Character("s".into()));
    assert_reads(&app, &fl!(words, "settings-title"));
    let _ = app.update(Message::CloseRequested);
    assert_reads(&app, &fl!(words, "quit-body"));
    click(&mut app, &fl!(words, "quit-stay"));
    press(&mut app, Key::Named(Named::Escape));
    assert!(app.is_playing());
}
