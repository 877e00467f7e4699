//! What a key does: first for the whole program, then for the screen that is shown.

use super::{App, Message, Screen};
use crate::ui::screen::{help, settings};
use crate::ui::widget::rows;
use iced::keyboard::{self, key};
use iced::{Task, window};

impl App {
    pub(super) fn key(&mut self, event: keyboard::Event) -> Task<Message> {
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
            Hotkey::NextField => iced::widget::operation::focus_next(),
            Hotkey::PreviousField => iced::widget::operation::focus_previous(),
            Hotkey::Scroll(page, lines) => rows::scroll(page, lines),
            Hotkey::Do(message) => self.update(message),
        }
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
        if modifiers.command() {
            let quits = matches!(key.as_ref(), keyboard::Key::Character("q"));
            return match &self.screen {
                _ if quits => Hotkey::Do(Message::CloseRequested),
                Screen::Game(game) if !self.asks_to_quit && !self.help.is_open() => {
                    let message = game.hotkey(key, *modifiers);
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
                _ => {
                    match self
                        .help
                        .hotkey(&meant(key, modified_key, *physical_key), self.page(), &self.words)
                    {
                        Some(message) => Hotkey::Do(Message::Help(message)),
                        None => Hotkey::Nothing,
                    }
                }
            };
        }
        let tab = named(key::Named::Tab);
        let key = &meant(key, modified_key, *physical_key);
        let message = match &self.screen {
            Screen::Title(screen) => screen.hotkey(key).map(Message::Title),
            Screen::Game(game) => game.hotkey(key, *modifiers).map(Message::Game),
            Screen::Games(screen) => screen.hotkey(key, self.context()).map(Message::Games),
            Screen::Settings(screen) => screen.hotkey(key, self.context()).map(Message::Settings),
            Screen::Gallery(screen) => screen.hotkey(key).map(Message::Gallery),
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

#[derive(Debug)]
enum Hotkey {
    Nothing,
    FullScreen,
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
/// (as on French keyboards), other signs count as typed, letters as the small ones.
fn meant(key: &keyboard::Key, typed: &keyboard::Key, physical: key::Physical) -> keyboard::Key {
    use key::Code;
    const DIGITS: [Code; 9] = [
        Code::Digit1,
        Code::Digit2,
        Code::Digit3,
        Code::Digit4,
        Code::Digit5,
        Code::Digit6,
        Code::Digit7,
        Code::Digit8,
        Code::Digit9,
    ];
    let digit = DIGITS
        .iter()
        .position(|code| physical == key::Physical::Code(*code));
    match (key, typed, digit) {
        (keyboard::Key::Character(_), _, Some(digit)) => {
            keyboard::Key::Character((digit + 1).to_string().into())
        }
        (keyboard::Key::Character(plain), _, None) if plain.chars().all(char::is_alphabetic) => {
            keyboard::Key::Character(plain.to_lowercase().into())
        }
        (keyboard::Key::Character(_), keyboard::Key::Character(_), None) => typed.clone(),
        _ => key.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::{App, Hotkey, meant};
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

    #[test]
    fn keys_are_understood_on_french_and_other_keyboards() {
        let sign = |sign: &str| Key::Character(sign.into());
        let at = Physical::Code;
        assert_eq!(
            meant(&sign("&"), &sign("&"), at(Code::Digit1)),
            sign("1"),
            "French, without Shift"
        );
        assert_eq!(
            meant(&sign("&"), &sign("1"), at(Code::Digit1)),
            sign("1"),
            "French, with Shift"
        );
        assert_eq!(meant(&sign("="), &sign("+"), at(Code::Equal)), sign("+"));
        assert_eq!(
            meant(&sign("S"), &sign("S"), at(Code::KeyS)),
            sign("s"),
            "with caps lock"
        );
        assert_eq!(meant(&sign("3"), &sign("3"), at(Code::Numpad3)), sign("3"));
        let enter = Key::Named(Named::Enter);
        assert_eq!(meant(&enter, &enter, at(Code::Enter)), enter);
    }
}
