//! What a key does at the table: a plain function, so that it can be asked directly.

use super::Message;
use super::choice::{Act, Arrow, Desk, Key};
use super::game::Look;
use crate::ui::frame::keys::{self, Pressed};
use crate::ui::frame::{self, Overlay};
use engine::Seat;
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
    /// Only bots are left.
    pub result: bool,
    /// A hint can be asked for.
    pub hint: bool,
    /// A hint is open.
    pub hinting: bool,
    /// Whose cards are read first.
    pub near: Seat,
    /// Whose are read then.
    pub far: Seat,
}

/// The message of a key.
#[must_use]
pub fn hotkey(key: &keyboard::Key, modifiers: keyboard::Modifiers, at: &Situation<'_>) -> Option<Message> {
    let pressed = Pressed::of(key, modifiers)?;
    let Pressed { named, letter } = pressed;
    if let Some(dialog) = &at.dialog {
        return match (dialog, letter) {
            // C again reads the other player's, and once more closes.
            (Overlay::Look(Look::Player(seat)), Some('c')) if *seat == at.near => Some(Message::Read(at.far)),
            (Overlay::Look(Look::Player(seat)), Some('c')) => Some(Message::Read(*seat)),
            _ => keys::over(pressed, dialog).map(Message::Frame),
        };
    }
    if pressed.is(Named::Escape) {
        return Some(escape(at));
    }
    if let Some(message) = keys::table(pressed, at.shows, at.result, at.hint) {
        return Some(Message::Frame(message));
    }
    let wanted = match (named, letter) {
        (Some(Named::Enter), _) => Some(Key::Enter),
        (Some(Named::ArrowLeft), _) => Some(Key::Arrow(Arrow::Left)),
        (Some(Named::ArrowRight), _) => Some(Key::Arrow(Arrow::Right)),
        (Some(Named::ArrowUp), _) => Some(Key::Arrow(Arrow::Up)),
        (Some(Named::ArrowDown), _) => Some(Key::Arrow(Arrow::Down)),
        (_, Some(digit @ '1'..='9')) => digit.to_digit(10).map(|digit| Key::Digit(digit as u8)),
        (_, Some(letter)) => Some(Key::Letter(letter)),
        _ => None,
    };
    if let (Some(desk), Some(wanted)) = (&at.desk, wanted)
        && let Some(act) = desk.key(wanted)
    {
        return Some(Message::Acted(at.ticket, act));
    }
    (letter == Some('c')).then_some(Message::Read(at.near))
}

/// Esc takes back what has been half done, and otherwise opens the menu.
fn escape(at: &Situation<'_>) -> Message {
    match &at.desk {
        Some(desk) if desk.selection.aiming.is_some() => Message::Acted(at.ticket, Act::Aim(None)),
        Some(desk) if desk.selection.buying => Message::Acted(at.ticket, Act::Buying),
        _ if at.hinting => Message::Frame(frame::Message::HintPressed),
        _ => Message::Frame(frame::Message::MenuPressed),
    }
}
