//! How the buttons of a question have room side by side in one row, whatever is asked: the same steps in every game,
//! from the most beautiful one to the tightest. What is measured is what is drawn.

use super::choice::{Choice, Key};
use super::room::Room;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::question::Rank;
use words::{Words, line};

/// Between symbol, words and keys.
const APART: f32 = 7.0;

/// What stands on the button of an answer.
#[derive(Debug)]
pub struct Worded<'a, A> {
    /// What it does, with its keys.
    pub choice: &'a Choice<A>,
    /// The name of its symbol; empty where it has none.
    pub symbol: &'static str,
    /// It shows a picture of what it is about.
    pub pictured: bool,
    /// Its symbol or its picture says enough: where there is no room its words are told under the pointer.
    pub handy: bool,
    /// Its words.
    pub label: String,
}

/// How buttons are made to fit.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fit {
    /// How large their letters are in a window of 1280 by 800.
    pub size: f32,
    /// Left and right of what stands on them, in the same window.
    aside: f32,
    /// Without symbols, and with one key each.
    short: bool,
    /// What is only handy stands without words as well.
    bare: bool,
    /// Their words stand on two lines.
    broken: bool,
    /// They are low.
    low: bool,
    /// Without words as well where the picture of what an answer is about says enough.
    pictured: bool,
    /// The symbol of what is suggested stands for its words as well.
    symbolic: bool,
}

impl Fit {
    /// From the most beautiful one to the tightest whose words stand on one line.
    const LINE: [Self; 11] = [
        Self::wide(17.0),
        Self::wide(16.0),
        Self::wide(15.0),
        Self::wide(14.0),
        Self::short(16.0),
        Self::short(14.0),
        Self::short(13.0),
        Self::short(12.0),
        Self::bare(16.0),
        Self::bare(14.0),
        Self::TIGHT,
    ];
    /// The same where letters are to be larger than what is around them: symbols, keys and handy words go first.
    const GROWN: [Self; 11] = [
        Self::wide(17.0),
        Self::wide(16.0),
        Self::short(16.0),
        Self::bare(16.0),
        Self::wide(15.0),
        Self::short(15.0),
        Self::bare(15.0),
        Self::short(14.0),
        Self::bare(14.0),
        Self::short(12.0),
        Self::TIGHT,
    ];
    /// The tightest one whose words stand on one line.
    pub const TIGHT: Self = Self {
        aside: 8.0,
        ..Self::bare(12.0)
    };
    /// The same on a lower button, where several rows of them stand in the place of the dice.
    pub const LOW: Self = Self {
        low: true,
        pictured: true,
        ..Self::TIGHT
    };
    /// Tighter still, for answers that have no other place: their words stand on two lines.
    pub const LINES: [Self; 2] = [Self::broken(14.0), Self::TIGHTEST];
    /// The tightest one of all.
    pub const TIGHTEST: Self = Self::broken(12.0);
    /// On a sheet there is room.
    pub const SHEET: Self = Self::wide(15.0);

    /// From the most beautiful one to the tightest in this room.
    #[must_use]
    pub fn line(room: &Room) -> [Self; 11] {
        if room.grown() > 1.0 {
            Self::GROWN
        } else {
            Self::LINE
        }
    }

    /// The same for answers that have no other place, down to those whose words stand on two lines. Where letters are to be
    /// larger they stand so before they are written smaller.
    #[must_use]
    pub fn rows(room: &Room) -> Vec<Self> {
        if room.grown() <= 1.0 {
            return Self::LINE.into_iter().chain(Self::LINES).collect();
        }
        let one = |size: f32| {
            let wide = (size > 15.0).then(|| Self::wide(size));
            let tight = Self {
                aside: 8.0,
                ..Self::bare(size)
            };
            wide.into_iter()
                .chain([Self::short(size), Self::bare(size), tight])
        };
        let ways = [17.0, 16.0, 15.0, 14.0, 13.0].into_iter().flat_map(one);
        let ways = ways.chain([14.0, 13.0].map(Self::broken)).chain(one(12.0));
        let ways = ways.chain([Self::TIGHTEST]);
        ways.collect()
    }

    /// All of them.
    #[cfg(test)]
    pub fn all() -> impl Iterator<Item = Self> {
        let lines = Self::LINE.into_iter().chain(Self::GROWN);
        lines.chain(Self::LINES).chain([Self::LOW, Self::SHEET])
    }

    /// From the most beautiful one to the tightest whose words all stand there, for what lies in the place of the dice.
    #[must_use]
    pub const fn worded() -> [Self; 8] {
        [
            Self::SHEET,
            Self::wide(14.0),
            Self::short(16.0),
            Self::short(14.0),
            Self::short(13.0),
            Self::short(12.0),
            Self::low(12.0),
            Self::low(11.0),
        ]
    }

    /// The same where pictures stand for words.
    #[must_use]
    pub fn with_pictures(self) -> Self {
        Self {
            pictured: true,
            ..self
        }
    }

    /// Is a picture of what an answer is about enough?
    #[must_use]
    pub const fn is_pictured(self) -> bool {
        self.pictured
    }

    /// The tightest one of all where dice must be seen: symbols and pictures stand for words.
    pub const SYMBOLS: Self = Self {
        pictured: true,
        symbolic: true,
        ..Self::TIGHTEST
    };

    /// Is the symbol of what is suggested enough?
    #[must_use]
    pub const fn is_symbolic(self) -> bool {
        self.symbolic
    }

    /// Are the buttons as low as possible?
    #[must_use]
    pub const fn is_low(self) -> bool {
        self.low
    }

    const fn wide(size: f32) -> Self {
        Self {
            size,
            aside: 14.0,
            short: false,
            bare: false,
            broken: false,
            low: false,
            pictured: false,
            symbolic: false,
        }
    }

    const fn short(size: f32) -> Self {
        Self {
            short: true,
            ..Self::wide(size)
        }
    }

    const fn bare(size: f32) -> Self {
        Self {
            bare: true,
            ..Self::short(size)
        }
    }

    const fn low(size: f32) -> Self {
        Self {
            low: true,
            aside: 6.0,
            ..Self::short(size)
        }
    }

    const fn broken(size: f32) -> Self {
        Self {
            size,
            broken: true,
            ..Self::TIGHT
        }
    }

    /// Has the button of something that is handy, or is not, no words?
    #[must_use]
    pub const fn is_bare(self, handy: bool) -> bool {
        self.bare && handy
    }

    /// The symbol of an answer; empty where there is no room for it.
    #[must_use]
    pub const fn symbol(self, symbol: &'static str, handy: bool) -> &'static str {
        if self.short && !self.is_bare(handy) {
            ""
        } else {
            symbol
        }
    }

    /// The keys that are shown on the button of an answer: of several the last one where there is little room, and the
    /// shortest one where there is least. Where the answers are numbered the number is shown.
    #[must_use]
    pub fn caps<A>(self, choice: &Choice<A>, words: &Words) -> Vec<String> {
        let mut caps = choice.caps(words);
        if self.short && matches!(choice.keys, [Some(Key::Digit(_)), _]) {
            caps.truncate(1);
        }
        if self.broken {
            caps.sort_by_key(|cap| std::cmp::Reverse(cap.chars().count()));
        }
        if self.short {
            caps.drain(..caps.len().saturating_sub(1));
        }
        caps
    }

    /// Above and below what stands on a button, and beside it.
    #[must_use]
    pub fn padding(self, rank: Rank, room: &Room) -> [f32; 2] {
        let high = match (self.low, self.broken, rank) {
            (true, ..) => 2.5,
            (false, true, _) => 4.0,
            (false, false, Rank::Main) => 11.0,
            (false, false, Rank::Plain | Rank::Grave) => 10.0,
        };
        [room.of(high), room.of(self.aside).clamp(5.0, 18.0)]
    }

    /// How wide a button is.
    #[must_use]
    pub fn width<A>(self, face: &Worded<'_, A>, room: &Room, words: &Words) -> f32 {
        let symbol = if self.symbol(face.symbol, face.handy).is_empty() {
            0.0
        } else {
            18.0 + APART
        };
        let bare = self.is_bare(face.handy);
        let label = if bare {
            0.0
        } else {
            self.written(&face.label, room, words)
        };
        let picture = match (face.pictured, bare) {
            (true, true) => self.picture(),
            (true, false) => self.picture() + 8.0,
            (false, _) => 0.0,
        };
        let caps = self.caps(face.choice, words).into_iter();
        let caps = caps.map(|cap| bold(&cap, 12, words) + 14.0 + 4.0).sum::<f32>() - 4.0;
        let [_, aside] = self.padding(face.choice.rank, room);
        2.0 * aside + symbol + picture + label + APART + caps
    }

    /// How large the picture on a button is.
    #[must_use]
    pub const fn picture(self) -> f32 {
        if self.low { 17.0 } else { 22.0 }
    }

    /// How wide the words of a button are, on one line or on two.
    fn written(self, label: &str, room: &Room, words: &Words) -> f32 {
        let size = room.letters(self.size);
        let whole = bold(label, size, words);
        if !self.broken {
            return whole;
        }
        // Broken where the longer one of both lines is shortest.
        let breaks = label.match_indices(' ').map(|(at, _)| {
            let (above, below) = label.split_at(at);
            bold(above, size, words).max(bold(below.trim_start(), size, words))
        });
        breaks.fold(whole, f32::min) + 3.0
    }

    /// The width at which the words of a button break; `None` where they stand on one line.
    #[must_use]
    pub fn breaks_at(self, label: &str, room: &Room, words: &Words) -> Option<f32> {
        self.broken.then(|| self.written(label, room, words).ceil())
    }
}

/// How wide words in bold letters are.
#[must_use]
pub fn bold(said: &str, size: u32, words: &Words) -> f32 {
    log::width(&line::parts(said), Ink::new(words, &[], size).bold())
}

/// Of these answers each one that is numbered shows its number, however little room its button has; otherwise which does
/// not, and where.
#[cfg(test)]
pub fn shows_every_number<A>(choices: &[Choice<A>], words: &Words) -> Result<(), (u8, Fit)> {
    for choice in choices {
        let Some(Key::Digit(number)) = choice.keys.into_iter().flatten().find(is_digit) else {
            continue;
        };
        for fit in Fit::all() {
            let caps = fit.caps(choice, words);
            if !caps.contains(&number.to_string()) {
                return Err((number, fit));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
const fn is_digit(key: &Key) -> bool {
    matches!(key, Key::Digit(_))
}
