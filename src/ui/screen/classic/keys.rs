//! What a key does at the table of the classic game, besides what it does at every game.

use super::choice::Act;
use super::{Classic, Message};
use crate::ui::frame::choice::Key;
use crate::ui::frame::keys::Pressed;
use engine::classic::Answer;

/// The message of a key: G looks at the gauge, C at everybody's cards, F uses a card that may be used at any time, the others
/// answer.
pub(super) fn at_table(screen: &Classic, pressed: Pressed) -> Option<Message> {
    let letter = pressed.letter;
    if letter == Some('g') && screen.frame.state().gauge() {
        return Some(Message::GaugePressed);
    }
    if letter == Some('c') {
        return Some(Message::CardsPressed);
    }
    let act = |act: Act| Message::Acted(screen.frame.table().ticket(), act);
    if let (Some(desk), Some(key)) = (screen.desk(), Key::of(pressed)) {
        let wanted = match key {
            Key::Digit(number) if pressed.shift => desk.die_with_shift(number - 1),
            key => desk.key(key),
        };
        if let Some(wanted) = wanted {
            return Some(act(wanted));
        }
    }
    let free = || screen.free().next().map(Answer::Use);
    (letter == Some('f'))
        .then(free)?
        .map(|answer| act(Act::Say(answer)))
}

/// What takes back what has been half done.
pub(super) fn take_back(screen: &Classic) -> Option<Message> {
    let selection = screen.desk()?.selection;
    let ticket = screen.frame.table().ticket();
    match selection {
        _ if selection.die.is_some() => Some(Message::Acted(ticket, Act::Pick(None))),
        _ if selection.buying => Some(Message::Acted(ticket, Act::Buying)),
        _ => None,
    }
}
