//! What a key does at the table: a plain function, so that it can be asked directly.

use super::choice::{Act, Desk, Key};
use super::{Look, Message};
use crate::ui::frame::keys::{self, Pressed};
use crate::ui::frame::{self, Overlay};
use engine::classic::Answer;
use iced::keyboard::{self, key::Named};

/// All that decides what a key does.
#[derive(Debug)]
pub struct Situation<'a> {
    /// The question in front of a person.
    pub desk: Option<Desk<'a>>,
    /// Which question that is.
    pub ticket: u64,
    /// Something is being shown.
    pub shows: bool,
    /// What lies over the table.
    pub dialog: Option<Overlay<Look>>,
    /// There is a wickedness gauge to look at.
    pub gauge: bool,
    /// A card that may be used at any time.
    pub free: Option<Answer>,
    /// Only bots are left.
    pub result: bool,
    /// A hint can be asked for.
    pub hint: bool,
    /// A hint is open.
    pub hinting: bool,
}

/// The message of a key.
#[must_use]
pub fn hotkey(key: &keyboard::Key, modifiers: keyboard::Modifiers, at: &Situation<'_>) -> Option<Message> {
    let pressed = Pressed::of(key, modifiers)?;
    let Pressed { named, letter } = pressed;
    if let Some(dialog) = &at.dialog {
        return match (dialog, letter) {
            (Overlay::Look(Look::Gauge), Some('g')) => Some(Message::GaugePressed),
            _ => keys::over(pressed, dialog).map(Message::Frame),
        };
    }
    if pressed.is(Named::Escape) {
        return Some(escape(at));
    }
    if let Some(message) = keys::table(pressed, at.shows, at.result, at.hint) {
        return Some(Message::Frame(message));
    }
    if letter == Some('g') && at.gauge {
        return Some(Message::GaugePressed);
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
        Some('f') => at.free.map(|answer| act(Act::Say(answer))),
        _ => None,
    }
}

/// Esc takes back what has been half done, and otherwise opens the menu.
fn escape(at: &Situation<'_>) -> Message {
    match &at.desk {
        Some(desk) if desk.selection.die.is_some() => Message::Acted(at.ticket, Act::Pick(None)),
        Some(desk) if desk.selection.buying => Message::Acted(at.ticket, Act::Buying),
        _ if at.hinting => Message::Frame(frame::Message::HintPressed),
        _ => Message::Frame(frame::Message::MenuPressed),
    }
}
