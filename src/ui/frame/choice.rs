//! What can be done at a question of any game: a list from which buttons and keys are made alike, so that
//! they cannot disagree. Knows neither questions nor answers: `A` is whatever a press does.

use super::keys::Pressed;
use crate::ui::widget::question::Rank;
use iced::keyboard::key::Named;
use words::Words;
use words::fl;

/// The dice of a turn that were kept when it was last asked which. They are kept again when it is asked once more,
/// also after an answer was taken back. `D` says which dice; none by default.
#[derive(Debug, Clone, Copy, Default)]
pub struct KeptDice<D> {
    turn: u16,
    dice: D,
    /// It was asked which dice are kept.
    asked: bool,
}

impl<D: Copy + Default> KeptDice<D> {
    /// A new question of this turn: which dice are kept at it, if it asks for them. `before` were those kept at the
    /// last one.
    pub fn at(&mut self, turn: u16, asks: bool, before: D) -> D {
        if self.asked {
            self.dice = before;
        }
        if self.turn != turn {
            self.dice = D::default();
        }
        (self.turn, self.asked) = (turn, asks);
        if asks { self.dice } else { D::default() }
    }
}

/// A key of the keyboard that answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Key {
    /// Enter.
    Enter,
    /// A letter, in lower case.
    Letter(char),
    /// A digit, 1 to 9.
    Digit(u8),
    /// An arrow.
    Arrow(Arrow),
    /// A letter that does nothing by itself, and another key after it. No single press is one: it is only shown.
    Then(char, char),
}

/// An arrow key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Arrow {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

impl Key {
    /// The key that was pressed, if it is one that can answer.
    #[must_use]
    pub fn of(pressed: Pressed) -> Option<Self> {
        Some(match (pressed.named, pressed.letter) {
            (Some(Named::Enter), _) => Self::Enter,
            (Some(Named::ArrowLeft), _) => Self::Arrow(Arrow::Left),
            (Some(Named::ArrowRight), _) => Self::Arrow(Arrow::Right),
            (Some(Named::ArrowUp), _) => Self::Arrow(Arrow::Up),
            (Some(Named::ArrowDown), _) => Self::Arrow(Arrow::Down),
            (_, Some(digit @ '1'..='9')) => Self::Digit(digit.to_digit(10)? as u8),
            (_, Some(letter)) => Self::Letter(letter),
            _ => return None,
        })
    }

    /// As it is written on its cap.
    #[must_use]
    pub fn cap(self, words: &Words) -> String {
        match self {
            Self::Enter => fl!(words, "play-key-enter"),
            // Yes: O for « oui » is the same key.
            Self::Letter('y') => fl!(words, "play-menu-key-yes"),
            Self::Letter(letter) => letter.to_uppercase().to_string(),
            Self::Digit(digit) => digit.to_string(),
            Self::Arrow(Arrow::Left) => "←".to_owned(),
            Self::Arrow(Arrow::Right) => "→".to_owned(),
            Self::Arrow(Arrow::Up) => "↑".to_owned(),
            Self::Arrow(Arrow::Down) => "↓".to_owned(),
            Self::Then(first, second) => format!("{} {}", first.to_uppercase(), second.to_uppercase()),
        }
    }
}

/// A letter as a key.
#[must_use]
pub const fn letter(letter: char) -> Option<Key> {
    Some(Key::Letter(letter))
}

/// The digit that counts from one, as far as there are digits.
#[must_use]
pub const fn digit(nth: usize) -> Option<Key> {
    if nth < 9 {
        Some(Key::Digit(nth as u8 + 1))
    } else {
        None
    }
}

/// The letters with which answers are counted on where there are no more digits: none of them means something else at
/// every table, or passes over what is offered.
const AFTER_NINE: &str = "qxzjkprstg";

/// Something that can be done, as a button and a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice<A> {
    /// What it does.
    pub act: A,
    /// The keys that do it; the first one is shown, and Enter wherever it stands.
    pub keys: [Option<Key>; 2],
    /// How it stands out.
    pub rank: Rank,
}

impl<A> Choice<A> {
    /// Does this key do it?
    #[must_use]
    pub fn has(&self, key: Key) -> bool {
        self.keys.contains(&Some(key))
    }

    /// The caps of its keys.
    #[must_use]
    pub fn caps(&self, words: &Words) -> Vec<String> {
        self.shown().map(|key| key.cap(words)).collect()
    }

    /// About how wide its caps are.
    #[must_use]
    pub fn caps_width(&self) -> f32 {
        let wide = |key| if key == Key::Enter { 62.0 } else { 28.0 };
        self.shown().map(wide).sum()
    }

    /// The keys that stand on its button.
    fn shown(&self) -> impl Iterator<Item = Key> {
        let [first, second] = self.keys;
        first.into_iter().chain(second.filter(|key| *key == Key::Enter))
    }
}

/// Everything that can be done with a button, the suggested one first.
#[derive(Debug)]
pub struct Choices<A>(Vec<Choice<A>>);

impl<A> Default for Choices<A> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<A> Choices<A> {
    /// One more.
    pub fn with(&mut self, act: impl Into<A>, keys: [Option<Key>; 2], rank: Rank) {
        let act = act.into();
        self.0.push(Choice { act, keys, rank });
    }

    /// One more that does not stand out.
    pub fn plain(&mut self, act: impl Into<A>, keys: [Option<Key>; 2]) {
        self.with(act, keys, Rank::Plain);
    }

    /// What passes over all that is offered: on D alone, since Enter gives nothing away.
    pub fn pass(&mut self, act: impl Into<A>) {
        self.plain(act, [letter('d'), None]);
    }

    /// What is suggested, on Enter and on another key. Nothing that passes over what is offered, or that
    /// loses something.
    pub fn main(&mut self, act: impl Into<A>, other: Option<char>) {
        self.with(act, [Some(Key::Enter), other.map(Key::Letter)], Rank::Main);
    }

    /// The first of these letters that nothing else has, or any other one.
    #[must_use]
    pub fn unused(&self, letters: &str) -> Option<Key> {
        let letters = letters.chars().chain(AFTER_NINE.chars());
        letters.map(Key::Letter).find(|key| !self.has(*key))
    }

    /// The key of an answer that is counted from one: a digit that nothing else has, and where there are no more of them
    /// a letter.
    #[must_use]
    pub fn counted(&self, nth: usize) -> Option<Key> {
        let digits = (nth..9).filter_map(digit);
        let letters = AFTER_NINE.chars().map(Key::Letter);
        digits.chain(letters).find(|key| !self.has(*key))
    }

    /// Does this key do anything?
    #[must_use]
    pub fn has(&self, key: Key) -> bool {
        self.0.iter().any(|choice| choice.has(key))
    }

    /// Is there nothing yet?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The same where only one thing is to be done: it stands out if it has a button, and Enter does it; nothing
    /// else does stand out.
    #[must_use]
    pub fn wanting(mut self, act: Option<A>) -> Self
    where
        A: PartialEq,
    {
        let Some(act) = act else { return self };
        let is_button = self.0.iter().any(|choice| choice.act == act);
        for choice in &mut self.0 {
            if choice.act == act {
                choice.rank = Rank::Main;
                if let [Some(first), None] = choice.keys
                    && first != Key::Enter
                {
                    choice.keys[1] = Some(Key::Enter);
                }
                continue;
            }
            if choice.rank == Rank::Main {
                choice.rank = Rank::Plain;
            }
            if is_button {
                let [first, second] = choice.keys.map(|key| key.filter(|key| *key != Key::Enter));
                choice.keys = first.map_or([second, None], |first| [Some(first), second]);
            }
        }
        self
    }

    /// All of them.
    #[must_use]
    pub fn done(self) -> Vec<Choice<A>> {
        self.0
    }
}
