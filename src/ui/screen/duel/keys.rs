//! What a key does at the table of Duel, besides what it does at every game.

use super::choice::Act;
use super::{Duel, Message};
use crate::ui::frame::choice::Key;
use crate::ui::frame::keys::Pressed;

/// The message of a key: most answer, and C reads power and cards.
pub(super) fn at_table(screen: &Duel, pressed: Pressed) -> Option<Message> {
    let answer = || screen.desk()?.key(Key::of(pressed)?);
    if let Some(act) = answer() {
        return Some(Message::Acted(screen.frame.table().ticket(), act));
    }
    (pressed.letter == Some('c')).then(|| Message::Read(screen.near()))
}

/// What takes back what has been half done.
pub(super) fn take_back(screen: &Duel) -> Option<Message> {
    let selection = screen.desk()?.selection;
    let ticket = screen.frame.table().ticket();
    match selection {
        _ if selection.aiming.is_some() => Some(Message::Acted(ticket, Act::Aim(None))),
        _ if selection.buying => Some(Message::Acted(ticket, Act::Buying)),
        _ => None,
    }
}
