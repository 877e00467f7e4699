//! What a key does at the table of the classic game, besides what it does at every game.

use super::choice::Act;
use super::{Classic, Message};
use crate::ui::frame;
use crate::ui::frame::choice::Key;
use crate::ui::frame::keys::Pressed;

/// The message of a key: W looks at the gauge, C at everybody's cards, E and a number play a card of the hand, A
/// changes when one is asked about them, F uses a card that may be used at any time, the others
/// answer.
pub(super) fn at_table(screen: &Classic, pressed: Pressed) -> Option<Message> {
    let letter = pressed.letter;
    if letter == Some('w') && screen.frame.state().gauge() {
        return Some(Message::GaugePressed);
    }
    if letter == Some('c') {
        return Some(Message::CardsPressed);
    }
    let act = |act: Act| Message::Acted(screen.frame.table().ticket(), act);
    if screen.frame.interrupts().is_some() && pressed.is(iced::keyboard::key::Named::Enter) {
        return Some(Message::Frame(frame::Message::Hushed));
    }
    if letter == Some('a') && screen.frame.state().powered() {
        return Some(Message::Frame(frame::Message::StopsPressed));
    }
    if let Some(desk) = screen.playing() {
        // Nothing else has a key meanwhile.
        let wanted = Key::of(pressed).and_then(|key| desk.key(key));
        return wanted.map(act);
    }
    if let Some(message) = hand(screen, pressed) {
        return Some(message);
    }
    if let (Some(desk), Some(key)) = (screen.desk(), Key::of(pressed)) {
        let wanted = match key {
            Key::Digit(number) if pressed.shift => desk.die_with_shift(desk.numbered_die(number - 1)),
            key => desk.key(key),
        };
        if let Some(wanted) = wanted {
            return Some(act(wanted));
        }
    }
    let free = || screen.free_act(screen.free().next()?.key);
    (letter == Some('f')).then(free)?.map(act)
}

/// What a key does with the hand: E and a number plays a card.
fn hand(screen: &Classic, pressed: Pressed) -> Option<Message> {
    let ticket = screen.frame.table().ticket();
    let act = |act: Act| Some(Message::Acted(ticket, act));
    let nth = match Key::of(pressed) {
        Some(Key::Digit(number)) => usize::from(number).checked_sub(1),
        _ => None,
    };
    let player = screen.player()?;
    let mut cards = screen.frame.state().hand(player).iter();
    match (nth, pressed.letter) {
        (Some(nth), _) if screen.selection.hand => {
            cards.nth(nth).map(|card| Message::HandPressed(ticket, card))
        }
        (None, Some('e')) if cards.next().is_some() => act(Act::Hand),
        _ => None,
    }
}

/// What takes back what has been half done.
pub(super) fn take_back(screen: &Classic) -> Option<Message> {
    let selection = screen.selection;
    let ticket = screen.frame.table().ticket();
    match selection {
        _ if selection.aim.is_some() => return Some(Message::Acted(ticket, Act::Aim(None))),
        _ if selection.card.is_some() => return Some(Message::Acted(ticket, Act::Card(None))),
        _ if selection.used.is_some() => return Some(Message::Acted(ticket, Act::Free(None))),
        _ if selection.hand => return Some(Message::Acted(ticket, Act::Hand)),
        _ => {}
    }
    screen.desk()?;
    match selection {
        _ if selection.thrower.is_some() => Some(Message::Acted(ticket, Act::Throw(None))),
        _ if selection.die.is_some() => Some(Message::Acted(ticket, Act::Pick(None))),
        _ if selection.buying => Some(Message::Acted(ticket, Act::Buying)),
        _ => None,
    }
}
