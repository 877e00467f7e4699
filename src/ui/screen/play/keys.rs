//! What a key does at the table: a plain function, so that it can be asked directly.

use super::choice::{Act, Desk, Key};
use super::{Message, Overlay};
use crate::engine::classic::Answer;
use iced::keyboard::{self, key::Named};

/// All that decides what a key does.
#[derive(Debug)]
pub struct At<'a> {
    /// The question in front of a person.
    pub desk: Option<Desk<'a>>,
    /// Which question that is.
    pub ticket: u64,
    /// Something is being shown.
    pub shows: bool,
    /// What lies over the table.
    pub dialog: Option<Overlay>,
    /// There is a wickedness gauge to look at.
    pub gauge: bool,
    /// A card that may be used at any time.
    pub free: Option<Answer>,
    /// Only bots are left.
    pub result: bool,
}

/// The message of a key.
#[must_use]
pub fn hotkey(key: &keyboard::Key, modifiers: keyboard::Modifiers, at: &At<'_>) -> Option<Message> {
    use keyboard::Key as Pressed;
    if modifiers.command() || modifiers.alt() {
        return None;
    }
    let letter = match key.as_ref() {
        // O stands for "oui".
        Pressed::Character(text) => text
            .to_lowercase()
            .chars()
            .next()
            .map(|letter| if letter == 'o' { 'y' } else { letter }),
        Pressed::Named(_) | Pressed::Unidentified => None,
    };
    if let Some(dialog) = at.dialog {
        let (leaving, menu) = (dialog == Overlay::Leaving, dialog == Overlay::Menu);
        return match (key.as_ref(), letter) {
            (Pressed::Named(Named::Escape), _) => Some(Message::MenuPressed),
            (_, Some('h')) if menu => Some(Message::HelpPressed),
            (_, Some('s')) if menu => Some(Message::SettingsPressed),
            (_, Some('q')) if menu => Some(Message::LeavePressed),
            (Pressed::Named(Named::Enter), _) => Some(Message::MenuPressed),
            (_, Some('y')) if leaving => Some(Message::LeaveConfirmed),
            (_, Some('n')) if leaving => Some(Message::MenuPressed),
            (_, Some('g')) if dialog == Overlay::Gauge => Some(Message::GaugePressed),
            _ => None,
        };
    }
    let named = match key.as_ref() {
        Pressed::Named(named) => Some(named),
        Pressed::Character(_) | Pressed::Unidentified => None,
    };
    match (named, letter) {
        (Some(Named::Escape), _) => return Some(escape(at)),
        (Some(Named::Space), _) | (_, Some(' ')) => return at.shows.then_some(Message::SkipPressed),
        (_, Some('e')) if at.result => return Some(Message::ResultPressed),
        (_, Some('l')) => return Some(Message::LogPressed),
        (_, Some('g')) if at.gauge => return Some(Message::GaugePressed),
        _ => {}
    }
    let act = |act: Act| Message::Acted(at.ticket, act);
    let wanted = match (named, letter) {
        (Some(Named::Enter), _) => Some(Key::Enter),
        (_, Some(digit @ '1'..='9')) => digit.to_digit(10).map(|digit| Key::Digit(digit as u8)),
        (_, Some(letter)) => Some(Key::Letter(letter)),
        _ => None,
    };
    if let (Some(desk), Some(wanted)) = (&at.desk, wanted) {
        let pressed = match wanted {
            Key::Digit(number) if modifiers.shift() => desk.die_with_shift(number - 1),
            wanted => desk.key(wanted),
        };
        if let Some(pressed) = pressed {
            return Some(act(pressed));
        }
    }
    match letter {
        Some('h') => at.free.map(|answer| act(Act::Say(answer))),
        _ => None,
    }
}

/// Esc takes back what has been half done, and otherwise opens the menu.
fn escape(at: &At<'_>) -> Message {
    match &at.desk {
        Some(desk) if desk.selection.die.is_some() => Message::Acted(at.ticket, Act::Pick(None)),
        Some(desk) if desk.selection.buying => Message::Acted(at.ticket, Act::Buying),
        _ => Message::MenuPressed,
    }
}
