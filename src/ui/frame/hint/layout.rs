//! How much of a hint, or of the reasons of a bot, has room, and how large its letters are.

use crate::ui::widget::log::{self, Ink};
use iced::Size;
use words::Words;

/// How wide the panel is, and how wide it may be where reasons have little height.
pub(super) const WIDTH: f32 = 420.0;
const WIDEST: f32 = 680.0;
/// Above and below what stands on the panel, and beside it.
pub(super) const PAD: [f32; 2] = [4.0, 10.0];
/// The height of its title.
const TITLE: f32 = 21.0;
/// Between its lines.
pub(super) const BETWEEN: f32 = 3.0;
/// The most answers that are told.
const MOST: usize = 8;
/// Between two columns of answers, and the least width of one that is not alone.
pub(super) const GUTTER: f32 = 20.0;
pub(super) const NARROW: f32 = 280.0;

/// The height in which two answers have room, so that they can be compared.
pub const TWO: f32 = 2.0 * PAD[0] + TITLE + 2.0 * (19.0 + BETWEEN);

/// How the reasons of a bot have room: how wide the panel is, in which letters, and how many of the first ones are left out.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Reasoned {
    pub(super) wide: f32,
    pub(super) letters: u32,
    pub(super) left_out: usize,
}

impl Reasoned {
    /// All of them if they have room in any letters that can be read; otherwise the last ones, which tell of what was just
    /// done.
    pub(super) fn fitting(told: &[String], room: Size, words: &Words) -> Self {
        let ways = [WIDTH, WIDEST].into_iter().flat_map(|wide| {
            [13, 12, 11].map(|letters| Self {
                wide: wide.min(room.width),
                letters,
                left_out: 0,
            })
        });
        let fits = |way: &Self| way.height(told, words) <= room.height;
        let mut tightest = Self {
            wide: WIDEST.min(room.width),
            letters: 11,
            left_out: 0,
        };
        if let Some(way) = ways.into_iter().find(fits) {
            return way;
        }
        while tightest.left_out + 1 < told.len() && !fits(&tightest) {
            tightest.left_out += 1;
        }
        tightest
    }

    /// How high the panel is.
    pub(super) fn height(self, told: &[String], words: &Words) -> f32 {
        let ink = Ink::new(words, &[], self.letters);
        let lines = told.iter().skip(self.left_out);
        let lines = lines.map(|said| high(said, self.wide - 2.0 * PAD[1], ink) + BETWEEN);
        2.0 * PAD[0] + TITLE + lines.sum::<f32>()
    }
}

/// How high a sentence is in so much width.
pub(super) fn high(said: &str, wide: f32, ink: Ink<'_>) -> f32 {
    log::Measured::new(&words::line::parts(said), ink).height(ink.size, wide)
}

/// How the answers of a hint have room, and what the best one is for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Listed {
    /// How wide the panel is.
    pub(super) wide: f32,
    pub(super) columns: usize,
    pub(super) letters: u32,
    /// How many of the best answers are told, one in any case.
    pub(super) answers: usize,
    /// What the best one is for is told.
    pub(super) has_aim: bool,
}

impl Listed {
    /// In one column, or where more have room so, in two, whose letters may be smaller.
    pub(super) fn fitting(
        said: &[&str],
        aim: Option<&str>,
        room: Size,
        ink: Ink<'_>,
        of_aim: Ink<'_>,
    ) -> Self {
        let mut found = Self::filled(said, aim, room, (1, ink), of_aim);
        for letters in [13, 12, 11] {
            let smaller = Ink { size: letters, ..ink };
            let other = Self::filled(said, aim, room, (2, smaller), of_aim);
            let more = (other.answers, other.has_aim) > (found.answers, found.has_aim);
            if more && other.column() >= NARROW {
                found = other;
            }
        }
        found
    }

    /// So many columns in these letters, with all that has room. The aim is left out where all answers have room without
    /// it, or where a second one would have none beside it.
    pub(super) fn filled(
        said: &[&str],
        aim: Option<&str>,
        room: Size,
        (columns, ink): (usize, Ink<'_>),
        of_aim: Ink<'_>,
    ) -> Self {
        let list = Self {
            wide: (WIDTH * columns as f32).min(room.width),
            columns,
            letters: ink.size,
            answers: 1,
            has_aim: false,
        };
        let left = room.height - 2.0 * PAD[0] - TITLE;
        let wide = list.column() - list.bar() - CHANCE - 16.0;
        let told = said.iter().take(MOST).enumerate().map(|(nth, said)| {
            let ink = if nth == 0 { ink.bold() } else { ink };
            high(said, wide, ink) + BETWEEN
        });
        let told: Vec<f32> = told.collect();
        let of = |answers: usize| Self { answers, ..list };
        let most = |left: f32| {
            let mut counts = (1..=told.len()).rev();
            counts.find(|count| of(*count).high(&told) <= left)
        };
        let without = most(left).unwrap_or(1);
        let aim = aim.map(|aim| high(aim, list.inside() - 2.0, of_aim) + BETWEEN);
        let with = aim.and_then(|aim| most(left - aim));
        let with = with.filter(|with| *with == without || *with > 1 && without < said.len());
        Self {
            has_aim: with.is_some(),
            ..of(with.unwrap_or(without))
        }
    }

    /// How high the answers are, of which each is so high.
    pub(super) fn high(self, told: &[f32]) -> f32 {
        let columns = told[..self.answers.min(told.len())].chunks(self.rows());
        columns.map(|lines| lines.iter().sum::<f32>()).fold(0.0, f32::max)
    }

    /// How many answers stand in a column.
    pub(super) fn rows(self) -> usize {
        self.answers.div_ceil(self.columns).max(1)
    }

    /// The width between the rims.
    pub(super) fn inside(self) -> f32 {
        self.wide - 2.0 * PAD[1]
    }

    /// How wide a column is.
    pub(super) fn column(self) -> f32 {
        let between = GUTTER * (self.columns - 1) as f32;
        (self.inside() - between) / self.columns as f32
    }

    /// How wide a bar is that is full.
    pub(super) fn bar(self) -> f32 {
        if self.columns > 1 { BAR * 0.36 } else { BAR }
    }
}

/// How wide a chance in words is.
pub(super) const CHANCE: f32 = 62.0;

/// How wide a bar is that is full.
const BAR: f32 = 84.0;
