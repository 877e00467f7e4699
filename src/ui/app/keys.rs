//! What a key does: first for the whole program, then for the screen that is shown.

use super::{App, Message, Screen};
use crate::ui::frame::TOO_SOON;
use crate::ui::frame::keys::{Pressed, table};
use crate::ui::screen::{help, settings};
use crate::ui::widget::rows;
use iced::keyboard::{self, key};
use iced::{Task, window};
use std::time::Instant;
use words::System;

impl App {
    pub(super) fn key(&mut self, event: keyboard::Event) -> Task<Message> {
        if self.is_mashed(&event) {
            return Task::none();
        }
        match self.hotkey(&event) {
            Hotkey::Nothing => Task::none(),
            Hotkey::FullScreen => window::latest().and_then(|id| {
                window::mode(id).then(move |mode| {
                    let mode = match mode {
                        window::Mode::Fullscreen => window::Mode::Windowed,
                        window::Mode::Windowed | window::Mode::Hidden => window::Mode::Fullscreen,
                    };
                    window::set_mode(id, mode)
                })
            }),
            Hotkey::PutAway => window::latest().and_then(|id| window::minimize(id, true)),
            Hotkey::NextField => iced::widget::operation::focus_next(),
            Hotkey::PreviousField => iced::widget::operation::focus_previous(),
            Hotkey::Scroll(page, lines) => rows::scroll(page, lines),
            Hotkey::Do(message) => self.update(message),
        }
    }

    /// What Escape closes although it was pressed in a field that is typed into: what lies over a screen, as in any dialog,
    /// and a search that was opened for it. No screen is left by it.
    pub(super) fn closed_while_typing(&self) -> Option<Message> {
        if self.help.is_open() {
            return Some(Message::HelpPressed);
        }
        match &self.screen {
            Screen::Games(screen) => screen.closed_while_typing().map(Message::Games),
            Screen::Statistics(screen) => screen.closed_while_typing().map(Message::Statistics),
            Screen::Title(_)
            | Screen::Game(_)
            | Screen::Settings(_)
            | Screen::Gallery(_)
            | Screen::About(_)
            | Screen::Learn(_) => None,
        }
    }

    /// Is it the same key again, without a pause, at another question than the one at which it was pressed first?
    /// Whoever mashes Enter answers one question, not the next one as well.
    fn is_mashed(&mut self, event: &keyboard::Event) -> bool {
        let keyboard::Event::KeyPressed {
            key, repeat: false, ..
        } = event
        else {
            return false;
        };
        let named = matches!(
            key.as_ref(),
            keyboard::Key::Named(key::Named::Enter) | keyboard::Key::Character(_)
        );
        // What means the same at every question answers none.
        let pressed = Pressed::of(key, keyboard::Modifiers::empty());
        let anywhere = pressed.is_some_and(|pressed| table::<()>(pressed, true, true, true).is_some());
        let answers = named && !anywhere;
        let ticket = match &self.screen {
            Screen::Game(game) if answers && !self.help.is_open() && !self.asks_to_quit => game.ticket(),
            _ => None,
        };
        let before = self.mashed.take();
        let Some(now_asked) = ticket else { return false };
        let now = self.now();
        let asked = match before {
            Some(mashed) if mashed.key == *key && now.duration_since(mashed.at) < TOO_SOON => mashed.ticket,
            _ => now_asked,
        };
        self.mashed = Some(Mashed {
            key: key.clone(),
            at: now,
            ticket: asked,
        });
        asked != now_asked
    }

    /// What a key does now; a plain function, so that it can be asked directly.
    fn hotkey(&self, event: &keyboard::Event) -> Hotkey {
        let keyboard::Event::KeyPressed {
            key,
            modified_key,
            physical_key,
            modifiers,
            repeat,
            ..
        } = event
        else {
            return Hotkey::Nothing;
        };
        if *repeat && !goes_on(key) {
            return Hotkey::Nothing;
        }
        let named = |name| *key == keyboard::Key::Named(name);
        let typed =
            |letter| matches!(modified_key.as_ref(), keyboard::Key::Character(typed) if typed == letter);
        if named(key::Named::F11) {
            return Hotkey::FullScreen;
        }
        let (plain, key) = (key, &meant(key, modified_key, *physical_key));
        let mut modifiers = *modifiers;
        if shift_writes_the_digit(plain, modified_key) {
            modifiers.remove(keyboard::Modifiers::SHIFT);
        }
        if let Some(does) = self.of_the_system(key, modifiers) {
            return does;
        }
        if modifiers.command() {
            let quits = matches!(key.as_ref(), keyboard::Key::Character("q"));
            return match &self.screen {
                _ if quits => Hotkey::Do(Message::CloseRequested),
                Screen::Game(game) if !self.asks_to_quit && !self.help.is_open() => {
                    let message = game.hotkey(key, modifiers);
                    message.map_or(Hotkey::Nothing, |message| Hotkey::Do(Message::Game(message)))
                }
                Screen::Games(screen) if !self.asks_to_quit && !self.help.is_open() => {
                    let message = screen.commanded(key);
                    message.map_or(Hotkey::Nothing, |message| Hotkey::Do(Message::Games(message)))
                }
                Screen::Gallery(screen) if !self.asks_to_quit && !self.help.is_open() => {
                    let message = screen.commanded(key);
                    message.map_or(Hotkey::Nothing, |message| Hotkey::Do(Message::Gallery(message)))
                }
                Screen::Statistics(screen) if !self.asks_to_quit && !self.help.is_open() => {
                    let message = screen.commanded(key);
                    message.map_or(Hotkey::Nothing, |message| {
                        Hotkey::Do(Message::Statistics(message))
                    })
                }
                _ => Hotkey::Nothing,
            };
        }
        if self.asks_to_quit {
            return match key.as_ref() {
                keyboard::Key::Named(key::Named::Escape) => Hotkey::Do(Message::StayPressed),
                _ => Hotkey::Nothing,
            };
        }
        if self.offers_lesson && !self.help.is_open() {
            return match key.as_ref() {
                keyboard::Key::Named(key::Named::Enter) => Hotkey::Do(Message::OfferAnswered(true)),
                keyboard::Key::Named(key::Named::Escape) | keyboard::Key::Character("n" | "N") => {
                    Hotkey::Do(Message::OfferAnswered(false))
                }
                _ => Hotkey::Nothing,
            };
        }
        if named(key::Named::F1) || typed("?") || (self.help.is_open() && named(key::Named::Escape)) {
            return Hotkey::Do(Message::HelpPressed);
        }
        if self.help.is_open() {
            if let Some(lines) = scrolled(key) {
                return Hotkey::Scroll(help::PAGE, lines);
            }
            return match key.as_ref() {
                keyboard::Key::Named(key::Named::Tab) => Hotkey::NextField,
                _ => match self.help.hotkey(key, self.page(), &self.words) {
                    Some(message) => Hotkey::Do(Message::Help(message)),
                    None => Hotkey::Nothing,
                },
            };
        }
        let tab = named(key::Named::Tab);
        let message = match &self.screen {
            Screen::Title(screen) => screen.hotkey(key).map(Message::Title),
            Screen::Game(game) => game.hotkey(key, modifiers).map(Message::Game),
            Screen::Games(screen) => screen.hotkey(key, self.context()).map(Message::Games),
            Screen::Settings(screen) => screen.hotkey(key, self.context()).map(Message::Settings),
            Screen::Gallery(screen) => screen.hotkey(key, self.context()).map(Message::Gallery),
            Screen::About(screen) => screen.hotkey(key).map(Message::About),
            Screen::Statistics(screen) => screen.hotkey(key).map(Message::Statistics),
            Screen::Learn(screen) => screen.hotkey(key).map(Message::Learn),
        };
        let lines = scrolled(key).filter(|_| matches!(self.screen, Screen::Settings(_)));
        if let (None, Some(lines)) = (&message, lines) {
            return Hotkey::Scroll(settings::PAGE, lines);
        }
        match message {
            Some(message) => Hotkey::Do(message),
            // Where nothing else knows what comes next, the fields that are typed into do.
            None if tab && modifiers.shift() => Hotkey::PreviousField,
            None if tab => Hotkey::NextField,
            None if matches!(key.as_ref(), keyboard::Key::Character("m")) => Hotkey::Do(Message::MutePressed),
            None => Hotkey::Nothing,
        }
    }
}

#[cfg(test)]
impl App {
    /// What a key does, as it is called in the code; nothing where it means nothing.
    pub(in crate::ui) fn does(&self, event: &keyboard::Event) -> Option<String> {
        match self.hotkey(event) {
            Hotkey::Nothing => None,
            does => Some(format!("{does:?}")),
        }
    }
}

impl App {
    /// What a key does to every window of the system; nothing where the system sees to that by itself.
    fn of_the_system(&self, key: &keyboard::Key, modifiers: keyboard::Modifiers) -> Option<Hotkey> {
        let keyboard::Key::Character(letter) = key.as_ref() else {
            return None;
        };
        match self.words.system() {
            System::Mac if modifiers.logo() => match (letter, modifiers.control()) {
                ("f", true) => Some(Hotkey::FullScreen),
                ("w" | "q", false) => Some(Hotkey::Do(Message::CloseRequested)),
                ("m", false) => Some(Hotkey::PutAway),
                (",", false) => Some(Hotkey::Do(Message::SettingsPressed)),
                _ => None,
            },
            System::Mac | System::Linux | System::Windows => None,
        }
    }
}

/// A key that was pressed at the table.
#[derive(Debug)]
pub(super) struct Mashed {
    key: keyboard::Key,
    /// When it was pressed last.
    at: Instant,
    /// The question at which it was pressed first, since there was a pause.
    ticket: u64,
}

#[derive(Debug)]
enum Hotkey {
    Nothing,
    FullScreen,
    PutAway,
    NextField,
    PreviousField,
    Scroll(&'static str, f32),
    Do(Message),
}

/// How many lines a page moves by a key.
fn scrolled(key: &keyboard::Key) -> Option<f32> {
    use key::Named;
    match key.as_ref() {
        keyboard::Key::Named(Named::ArrowDown) => Some(3.0),
        keyboard::Key::Named(Named::ArrowUp) => Some(-3.0),
        keyboard::Key::Named(Named::PageDown | Named::Space) => Some(20.0),
        keyboard::Key::Named(Named::PageUp) => Some(-20.0),
        _ => None,
    }
}

/// Does this key go on while it is held down? Others do something once: whoever holds Enter down answers one
/// question, not the next one as well.
fn goes_on(key: &keyboard::Key) -> bool {
    use key::Named;
    matches!(
        key.as_ref(),
        keyboard::Key::Named(
            Named::Tab
                | Named::ArrowUp
                | Named::ArrowDown
                | Named::ArrowLeft
                | Named::ArrowRight
                | Named::PageUp
                | Named::PageDown
        )
    )
}

/// The key that is meant, on whatever keyboard: the row of digits counts as digits also where they need Shift
/// (as on French keyboards), the keypad's as soon as it types digits, letters as the small ones, by their place
/// where the keyboard writes no Latin letters; other signs count as typed.
fn meant(key: &keyboard::Key, typed: &keyboard::Key, physical: key::Physical) -> keyboard::Key {
    let place = match physical {
        key::Physical::Code(code) => Some(code),
        key::Physical::Unidentified(_) => None,
    };
    let written = |key: &keyboard::Key| match key.as_ref() {
        keyboard::Key::Character(text) => text.chars().next(),
        _ => None,
    };
    let row = place
        .and_then(|code| place_in(DIGIT_ROW, code))
        .map(|digit| digit + 1);
    let keypad = place
        .and_then(|code| place_in(KEYPAD, code))
        .filter(|_| written(typed).is_some());
    if let Some(digit) = row.filter(|_| written(key).is_some()).or(keypad) {
        return keyboard::Key::Character(digit.to_string().into());
    }
    match (key, written(key)) {
        (keyboard::Key::Character(_), Some(letter)) if is_of_other_script(letter) => {
            let latin = place.and_then(|code| place_in(LETTERS, code));
            let latin = latin.and_then(|nth| char::from_u32('a' as u32 + nth as u32));
            latin.map_or_else(
                || key.clone(),
                |letter| keyboard::Key::Character(letter.to_string().into()),
            )
        }
        (keyboard::Key::Character(plain), _) if plain.chars().all(char::is_alphabetic) => {
            keyboard::Key::Character(plain.to_lowercase().into())
        }
        (keyboard::Key::Character(_), _) if written(typed).is_some() => typed.clone(),
        _ => key.clone(),
    }
}

/// Does Shift only write the digit here, as on French keyboards?
fn shift_writes_the_digit(key: &keyboard::Key, typed: &keyboard::Key) -> bool {
    let is_digit = |key: &keyboard::Key| match key.as_ref() {
        keyboard::Key::Character(text) => text.chars().all(|sign| sign.is_ascii_digit()),
        _ => false,
    };
    is_digit(typed) && !is_digit(key)
}

/// Is it a letter of a script that has none of ours: Greek, Cyrillic, Hebrew, Arabic and all others?
fn is_of_other_script(letter: char) -> bool {
    let latin = letter < '\u{370}' || ('\u{1e00}'..='\u{1eff}').contains(&letter);
    letter.is_alphabetic() && !latin
}

/// Which of these keys it is.
fn place_in(keys: &[key::Code], code: key::Code) -> Option<usize> {
    keys.iter().position(|of| *of == code)
}

/// The row of digits, without the zero.
const DIGIT_ROW: &[key::Code] = {
    use key::Code::{Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9};
    &[
        Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9,
    ]
};

/// The digits of the keypad, from zero.
const KEYPAD: &[key::Code] = {
    use key::Code::{
        Numpad0, Numpad1, Numpad2, Numpad3, Numpad4, Numpad5, Numpad6, Numpad7, Numpad8, Numpad9,
    };
    &[
        Numpad0, Numpad1, Numpad2, Numpad3, Numpad4, Numpad5, Numpad6, Numpad7, Numpad8, Numpad9,
    ]
};

/// The keys that write the letters from A to Z on American keyboards.
const LETTERS: &[key::Code] = {
    use key::Code::{
        KeyA, KeyB, KeyC, KeyD, KeyE, KeyF, KeyG, KeyH, KeyI, KeyJ, KeyK, KeyL, KeyM, KeyN, KeyO, KeyP, KeyQ,
        KeyR, KeyS, KeyT, KeyU, KeyV, KeyW, KeyX, KeyY, KeyZ,
    };
    &[
        KeyA, KeyB, KeyC, KeyD, KeyE, KeyF, KeyG, KeyH, KeyI, KeyJ, KeyK, KeyL, KeyM, KeyN, KeyO, KeyP, KeyQ,
        KeyR, KeyS, KeyT, KeyU, KeyV, KeyW, KeyX, KeyY, KeyZ,
    ]
};

#[cfg(test)]
mod tests {
    use super::{App, Hotkey, Message, Screen, meant, shift_writes_the_digit};
    use crate::storage::Settings;
    use iced::keyboard::Key;
    use iced::keyboard::key::{Code, Named, Physical};
    use iced::keyboard::{Event, Location, Modifiers};
    use words::Language;

    #[test]
    fn the_rules_are_scrolled_from_the_keyboard() {
        let mut app = App::detached(Settings::default(), Language::English, crate::ui::USUAL);
        let press = |app: &App, key| {
            app.hotkey(&Event::KeyPressed {
                key: Key::Named(key),
                modified_key: Key::Named(key),
                physical_key: Physical::Code(Code::ArrowDown),
                location: Location::Standard,
                modifiers: Modifiers::default(),
                text: None,
                repeat: false,
            })
        };
        assert!(matches!(press(&app, Named::ArrowDown), Hotkey::Nothing));
        app.pose_settings();
        assert!(matches!(press(&app, Named::ArrowDown), Hotkey::Scroll(_, lines) if lines > 0.0));
        app.pose_help(None).expect("the rules");
        assert!(matches!(press(&app, Named::ArrowDown), Hotkey::Scroll(_, lines) if lines > 0.0));
        assert!(matches!(press(&app, Named::PageUp), Hotkey::Scroll(_, lines) if lines < 0.0));
    }

    #[test]
    fn a_key_that_is_held_down_does_something_once() {
        let app = App::detached(Settings::default(), Language::English, crate::ui::USUAL);
        let press = |key, repeat| {
            app.hotkey(&Event::KeyPressed {
                key: Key::Named(key),
                modified_key: Key::Named(key),
                physical_key: Physical::Code(Code::Enter),
                location: Location::Standard,
                modifiers: Modifiers::default(),
                text: None,
                repeat,
            })
        };
        assert!(matches!(press(Named::Enter, false), Hotkey::Do(_)));
        assert!(matches!(press(Named::Enter, true), Hotkey::Nothing));
        assert!(matches!(press(Named::Tab, true), Hotkey::NextField));
    }

    /// A key: where it is, what it writes alone and with Shift, and what it means.
    type Row = (&'static str, Code, &'static str, &'static str, &'static str);

    #[test]
    fn keys_are_understood_on_every_keyboard() {
        let sign = |sign: &str| match sign {
            "End" => Key::Named(Named::End),
            sign => Key::Character(sign.into()),
        };
        let rows: &[Row] = &[
            ("us", Code::KeyK, "k", "K", "k"),
            ("us", Code::Digit1, "1", "!", "1"),
            ("us", Code::Equal, "=", "+", "="),
            ("fr", Code::Digit1, "&", "1", "1"),
            ("fr", Code::Digit2, "é", "2", "2"),
            ("fr", Code::Digit7, "è", "7", "7"),
            ("fr", Code::KeyQ, "a", "A", "a"),
            ("fr", Code::Semicolon, "m", "M", "m"),
            ("bépo", Code::Digit1, "\"", "1", "1"),
            ("bépo", Code::KeyW, "é", "É", "é"),
            ("bépo", Code::KeyQ, "b", "B", "b"),
            ("de", Code::KeyY, "z", "Z", "z"),
            ("de", Code::Minus, "ß", "?", "ß"),
            ("de", Code::BracketLeft, "ü", "Ü", "ü"),
            ("ru", Code::KeyK, "л", "Л", "k"),
            ("ru", Code::KeyE, "у", "У", "e"),
            ("ru", Code::KeyQ, "й", "Й", "q"),
            ("ru", Code::Digit3, "3", "№", "3"),
            ("gr", Code::KeyK, "κ", "Κ", "k"),
            ("gr", Code::KeyR, "ρ", "Ρ", "r"),
            ("dvorak", Code::KeyK, "t", "T", "t"),
            ("dvorak", Code::KeyN, "b", "B", "b"),
            ("dvorak", Code::Digit6, "6", "^", "6"),
            ("keypad", Code::Numpad3, "3", "3", "3"),
            ("keypad, as winit has it", Code::Numpad1, "End", "1", "1"),
            ("keypad without digits", Code::Numpad1, "End", "End", "End"),
        ];
        for (layout, code, alone, shifted, means) in rows {
            for typed in [alone, shifted] {
                // What keypads write alone is told as what they write with Shift.
                if code == &Code::Numpad1 && typed == alone && alone != shifted {
                    continue;
                }
                let meant = meant(&sign(alone), &sign(typed), Physical::Code(*code));
                let plus = typed == &"+";
                let wanted = if plus && *means == *alone {
                    sign(typed)
                } else {
                    sign(means)
                };
                assert_eq!(meant, wanted, "{layout}: {alone} {typed}");
            }
        }
        let enter = Key::Named(Named::Enter);
        assert_eq!(meant(&enter, &enter, Physical::Code(Code::Enter)), enter);
        let caps = meant(&sign("S"), &sign("S"), Physical::Code(Code::KeyS));
        assert_eq!(caps, sign("s"), "with caps lock");
        for (alone, shifted, writes) in [("&", "1", true), ("1", "!", false), ("3", "3", false)] {
            assert_eq!(
                shift_writes_the_digit(&sign(alone), &sign(shifted)),
                writes,
                "{shifted}"
            );
        }
    }

    #[test]
    fn a_mac_has_the_keys_of_every_window_there() {
        use words::System::{Linux, Mac, Windows};
        let logo = Modifiers::LOGO;
        let pressed =
            |app: &App, key: &str, modifiers| app.of_the_system(&Key::Character(key.into()), modifiers);
        let mut app = App::detached(Settings::default(), Language::English, crate::ui::USUAL);
        for (system, is_mac) in [(Mac, true), (Linux, false), (Windows, false)] {
            app.words = app.words.on(system);
            let full = pressed(&app, "f", logo | Modifiers::CTRL);
            assert_eq!(matches!(full, Some(Hotkey::FullScreen)), is_mac, "{system:?}");
            for key in ["w", "q"] {
                let closes = pressed(&app, key, logo);
                let closes = matches!(closes, Some(Hotkey::Do(Message::CloseRequested)));
                assert_eq!(closes, is_mac, "{key} on {system:?}");
            }
            assert_eq!(matches!(pressed(&app, "m", logo), Some(Hotkey::PutAway)), is_mac);
            let settings = pressed(&app, ",", logo);
            assert_eq!(
                matches!(settings, Some(Hotkey::Do(Message::SettingsPressed))),
                is_mac
            );
            for nothing in [
                pressed(&app, "f", logo),
                pressed(&app, "z", logo),
                pressed(&app, "m", Modifiers::empty()),
                pressed(&app, "w", Modifiers::CTRL),
            ] {
                assert!(nothing.is_none(), "{system:?}");
            }
        }
    }

    #[test]
    fn the_settings_are_called_from_every_screen_and_the_game_waits() {
        let mut app = App::detached(Settings::default(), Language::English, crate::ui::USUAL);
        let _ = app.update(Message::SettingsPressed);
        assert!(matches!(app.screen, Screen::Settings(_)));
        let _ = app.update(Message::SettingsPressed);
        app.go_back();
        assert!(matches!(app.screen, Screen::Title(_)));
        app.set_up::<engine::duel::State>();
        let _ = app.update(Message::SettingsPressed);
        assert!(matches!(app.screen, Screen::Settings(_)) && app.paused.is_some());
        app.go_back();
        assert!(matches!(app.screen, Screen::Game(_)) && app.paused.is_none());
    }

    #[test]
    fn letters_work_with_ctrl_where_no_latin_letters_are_written() {
        let app = App::detached(Settings::default(), Language::English, crate::ui::USUAL);
        let pressed = |key: &str, code| {
            app.hotkey(&Event::KeyPressed {
                key: Key::Character(key.into()),
                modified_key: Key::Character(key.into()),
                physical_key: Physical::Code(code),
                location: Location::Standard,
                modifiers: Modifiers::COMMAND,
                text: None,
                repeat: false,
            })
        };
        for (key, code) in [
            ("q", Code::KeyQ),
            ("q", Code::KeyA),
            ("й", Code::KeyQ),
            ("ϙ", Code::KeyQ),
        ] {
            assert!(
                matches!(pressed(key, code), Hotkey::Do(Message::CloseRequested)),
                "{key}"
            );
        }
        assert!(
            matches!(pressed("a", Code::KeyQ), Hotkey::Nothing),
            "a French A is no Q"
        );
    }
}
