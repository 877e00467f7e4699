//! What a key does at every game: plain functions, so that they can be asked directly.

use super::hands::Hand;
use super::{Message, Overlay};
use iced::keyboard::{self, key::Named};

/// A key that was pressed by itself, or with Shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pressed {
    /// A key with a name.
    pub named: Option<Named>,
    /// A letter, a digit or a sign; "O" for « oui » counts as Y.
    pub letter: Option<char>,
    /// Shift was held.
    pub shift: bool,
}

impl Pressed {
    /// Reads a key; none that belongs to the system.
    #[must_use]
    pub fn of(key: &keyboard::Key, modifiers: keyboard::Modifiers) -> Option<Self> {
        use keyboard::Key;
        if modifiers.command() || modifiers.alt() {
            return None;
        }
        let (named, letter) = match key.as_ref() {
            Key::Named(named) => (Some(named), None),
            Key::Character(text) => (None, text.to_lowercase().chars().next()),
            Key::Unidentified => (None, None),
        };
        Some(Self {
            named,
            letter: letter.map(|letter| if letter == 'o' { 'y' } else { letter }),
            shift: modifiers.shift(),
        })
    }

    /// Is it this named key?
    #[must_use]
    pub fn is(self, named: Named) -> bool {
        self.named == Some(named)
    }
}

/// The message of a key while something lies over the table.
#[must_use]
pub fn over<A, L>(pressed: Pressed, dialog: &Overlay<L>) -> Option<Message<A>> {
    if let Overlay::Players = dialog
        && let Some(hand) = hand(pressed)
    {
        return Some(Message::Hands(hand));
    }
    if matches!(dialog, Overlay::Speaking) && pressed.letter.is_some_and(|letter| letter.is_ascii_digit()) {
        return Some(Message::SpokeLine(line(pressed.letter?)?));
    }
    if pressed.is(Named::Escape) || pressed.is(Named::Enter) {
        return Some(Message::MenuPressed);
    }
    match (dialog, pressed.letter?) {
        (Overlay::Menu, 'j') => Some(Message::Hands(Hand::Open)),
        (Overlay::Menu, 'x') => Some(Message::Hands(Hand::Concede)),
        (Overlay::Conceding, 'n') => Some(Message::MenuPressed),
        (Overlay::Conceding, 'y') => Some(Message::Hands(Hand::Agreed)),
        (Overlay::Conceding, digit) => Some(Message::Hands(Hand::Conceded(line(digit)?))),
        (Overlay::Menu, 'r') => Some(Message::HelpPressed),
        (Overlay::Menu, 'g') => Some(Message::GalleryPressed),
        (Overlay::Menu, 's') => Some(Message::SettingsPressed),
        (Overlay::Menu, 'q') => Some(Message::LeavePressed),
        (Overlay::Doubt, 'y') => Some(Message::Meant),
        (Overlay::Doubt, 'n') => Some(Message::MenuPressed),
        (Overlay::Leaving, 'y') => Some(Message::LeaveConfirmed),
        (Overlay::Leaving, 'n') => Some(Message::MenuPressed),
        _ => None,
    }
}

/// What a key does where it is chosen who plays which seat.
fn hand(pressed: Pressed) -> Option<Hand> {
    Some(match pressed.named {
        Some(Named::Enter) => Hand::Done,
        Some(Named::ArrowUp) => Hand::Step(-1),
        Some(Named::ArrowDown) => Hand::Step(1),
        Some(Named::Tab) => Hand::Step(if pressed.shift { -1 } else { 1 }),
        Some(Named::ArrowLeft) => Hand::Turned(false),
        Some(Named::ArrowRight) => Hand::Turned(true),
        _ => Hand::Went(line(pressed.letter?)?),
    })
}

/// The line that has this digit.
fn line(digit: char) -> Option<usize> {
    (digit.to_digit(10)? as usize).checked_sub(1)
}

/// The message of a key with Ctrl, or with Command: Z takes back, Y and Shift+Z say again.
#[must_use]
pub fn commanded<A>(key: &keyboard::Key, modifiers: keyboard::Modifiers) -> Option<Message<A>> {
    let keyboard::Key::Character(letter) = key.as_ref() else {
        return None;
    };
    if !modifiers.command() || modifiers.alt() {
        return None;
    }
    match (letter.to_lowercase().as_str(), modifiers.shift()) {
        ("z", false) => Some(Message::UndoPressed),
        ("z", true) | ("y", false) => Some(Message::RedoPressed),
        _ => None,
    }
}

/// The message of a key that means the same at every table, whatever is asked: Space, Page Up, H, I, L, U
/// and V. `shows`
/// says whether something is shown, `result` whether only bots are left, `hint` whether a hint can be asked
/// for.
#[must_use]
pub fn table<A>(pressed: Pressed, shows: bool, result: bool, hint: bool) -> Option<Message<A>> {
    if pressed.is(Named::Space) || pressed.letter == Some(' ') {
        return shows.then_some(Message::SkipPressed);
    }
    if pressed.is(Named::PageUp) {
        return Some(Message::PastPressed);
    }
    match pressed.letter? {
        'u' if result => Some(Message::ResultPressed),
        'h' if hint => Some(Message::HintPressed),
        'i' => Some(Message::SpeakPressed),
        'l' => Some(Message::LogPressed),
        'v' => Some(Message::SpeedPressed),
        _ => None,
    }
}
