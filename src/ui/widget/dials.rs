//! Numbers and how full they are: bars of hearts and stars, pips of rolls, and changes that rise beside a
//! number.

use super::painter::{Artwork, Painter, Words, around, measure, painted};
use crate::ui::show::monster::{Dial, Float};
use crate::ui::show::pose;
use crate::ui::theme::{self, Colours};
use crate::ui::{art, font};
use engine::classic::{LEVELS, MOST_WICKED};
use iced::widget::row;
use iced::{Center, Color, Element, Point, Rectangle, Size, Theme, Vector, border};

/// The side of the picture of a dial, and the room between it and the number, in sizes of the letters.
const PICTURE: f32 = 1.1;
const BETWEEN: f32 = 0.28;
/// The same where four dials stand in a short row: each picture is nearer to its own number than to the one before.
const CLOSE: f32 = 0.1;

/// The picture of what a dial counts.
#[must_use]
pub const fn token(dial: Dial) -> &'static str {
    match dial {
        Dial::Hearts => "tokens/heart.svg",
        Dial::Stars => "tokens/star.svg",
        Dial::Energy => "tokens/energy.svg",
        Dial::Wicked => "tokens/wickedness.svg",
        Dial::Tokens => "duel/dice-token.svg",
    }
}

/// The colour of what a dial counts.
#[must_use]
pub fn colour(dial: Dial, colours: &Colours) -> Color {
    match dial {
        Dial::Hearts => colours.heart,
        Dial::Stars => colours.star,
        Dial::Energy => colours.energy,
        Dial::Wicked => colours.wicked,
        Dial::Tokens => colours.text,
    }
}

/// A dial: its picture and its number.
pub fn count<'a, Message: 'a>(dial: Dial, number: u16, size: f32) -> Element<'a, Message> {
    spaced(dial, number, size, BETWEEN)
}

/// A dial of which four stand in a short row.
pub fn close<'a, Message: 'a>(dial: Dial, number: u16, size: f32) -> Element<'a, Message> {
    spaced(dial, number, size, CLOSE)
}

fn spaced<'a, Message: 'a>(dial: Dial, number: u16, size: f32, between: f32) -> Element<'a, Message> {
    row![
        art::svg(token(dial)).width(size * PICTURE).height(size * PICTURE),
        font::bold(number.to_string(), size as u32).line_height(1.0),
    ]
    .spacing(size * between)
    .align_y(Center)
    .into()
}

/// How wide a dial with a number of so many digits is, in units of the window; one of four in a short row where
/// they are close.
#[must_use]
pub fn width(digits: usize, size: f32, close: bool) -> f32 {
    let between = if close { CLOSE } else { BETWEEN };
    size * (PICTURE + between) + letters(&"0".repeat(digits), size)
}

/// How wide a number is in bold letters of this size, in units of the window.
#[must_use]
pub fn letters(number: &str, size: f32) -> f32 {
    let words = Words {
        words: number.to_owned(),
        size,
        font: font::BOLD,
        ink: Color::BLACK,
    };
    measure(&words).width
}

/// A bar that is filled from the left; `fill` from 0 to 1 of `full`. Hearts are counted one by one, stars by
/// fives.
pub fn bar<'a, Message: 'a>(dial: Dial, fill: f32, full: u16, height: f32) -> Element<'a, Message> {
    let (pieces, step) = match dial {
        Dial::Hearts | Dial::Wicked | Dial::Tokens => (full, 1),
        Dial::Stars | Dial::Energy => (full.div_ceil(5), 5),
    };
    let fill = fill * f32::from(full) / f32::from((pieces * step).max(1));
    painted(Bar { dial, fill, pieces }).height(height).into()
}

#[derive(Debug)]
struct Bar {
    dial: Dial,
    fill: f32,
    pieces: u16,
}

impl<Message> Artwork<Message> for Bar {
    type State = ();

    fn draw(&self, (): &(), painter: &mut Painter<'_>, colours: &Colours, size: Size) {
        let full = colour(self.dial, colours);
        let empty = colours.text.scale_alpha(0.15);
        // Pieces too thin to be counted become one.
        let pieces = if size.width / f32::from(self.pieces.max(1)) < 5.0 {
            1
        } else {
            self.pieces.max(1)
        };
        let count = pieces;
        let pieces = f32::from(pieces);
        let gap = if size.width / pieces > 7.0 { 2.0 } else { 1.0 };
        let width = (size.width - gap * (pieces - 1.0)) / pieces;
        let radius = (size.height / 2.0).min(width / 2.0).min(3.0);
        for piece in 0..count {
            let left = f32::from(piece) * (width + gap);
            let part = (self.fill * pieces - f32::from(piece)).clamp(0.0, 1.0);
            let mut field = |share: f32, fill: Color| {
                let place = Rectangle::new(Point::new(left, 0.0), Size::new(width * share, size.height));
                painter.field(place, fill, border::rounded(radius));
            };
            if part < 1.0 {
                field(1.0, empty);
            }
            if part > 0.02 {
                field(part, full);
            }
        }
    }
}

/// The wickedness gauge: ten points, and a line after those at which there are tiles. `fill` counts the
/// points.
pub fn gauge<'a, Message: 'a>(fill: f32, height: f32) -> Element<'a, Message> {
    painted(Gauge { fill }).height(height).into()
}

#[derive(Debug)]
struct Gauge {
    fill: f32,
}

impl<Message> Artwork<Message> for Gauge {
    type State = ();

    fn draw(&self, (): &(), painter: &mut Painter<'_>, colours: &Colours, size: Size) {
        let gap = if size.width > 90.0 { 2.0 } else { 1.0 };
        let width = (size.width - gap * f32::from(MOST_WICKED - 1)) / f32::from(MOST_WICKED);
        for point in 0..MOST_WICKED {
            let line = LEVELS.contains(&(point + 1));
            // Lines stand out in height and have a rim, reached or not.
            let high = size.height * if line { 1.0 } else { 0.56 };
            let left = f32::from(point) * (width + gap);
            let place = Rectangle::new(
                Point::new(left, (size.height - high) / 2.0),
                Size::new(width, high),
            );
            let part = (self.fill - f32::from(point)).clamp(0.0, 1.0);
            let fill = theme::mix(colours.text.scale_alpha(0.15), colours.wicked, part);
            let round = border::rounded((high / 2.0).min(width / 2.0).min(3.0));
            let rim = if line {
                round.width(1.0).color(colours.wicked)
            } else {
                round
            };
            painter.field(place, fill, rim);
        }
    }
}

/// In sizes of a pip: the picture of rolls, their number, the room beside both, and between pips.
const ROLLING: f32 = 1.7;
const COUNTED: f32 = 1.4;
const BESIDE: f32 = 0.6;
const APART: f32 = 0.4;

/// How wide rolls used and rolls there are is, with pips of this size.
#[must_use]
pub fn rolls_width(used: u8, limit: u8, size: f32) -> f32 {
    let pips = f32::from(limit.max(used));
    let number = letters(&format!("{used}/{limit}"), (size * COUNTED).floor());
    let pips = pips * size + (pips - 1.0).max(0.0) * size * APART;
    (size * ROLLING).floor() + number.ceil() + pips + 2.0 * size * BESIDE
}

/// Rolls used and rolls there are, as pips.
pub fn rolls<'a, Message: 'a>(used: u8, limit: u8, size: f32) -> Element<'a, Message> {
    let pips = (0..limit.max(used)).map(|pip| {
        let spent = pip < used;
        iced::widget::container(iced::widget::space())
            .width(size)
            .height(size)
            .style(move |theme: &Theme| {
                let colours = theme::colours(theme);
                iced::widget::container::Style {
                    background: Some(if spent { Color::TRANSPARENT } else { colours.accent }.into()),
                    border: border::rounded(size).width(2.0).color(if spent {
                        colours.line
                    } else {
                        colours.accent
                    }),
                    ..iced::widget::container::Style::default()
                }
            })
            .into()
    });
    row![
        art::tinted("roll", (size * ROLLING) as u32, |theme| theme::colours(theme)
            .quiet),
        font::bold(format!("{used}/{limit}"), (size * COUNTED) as u32)
            .wrapping(iced::widget::text::Wrapping::None)
            .style(theme::quiet),
        row(pips).spacing(size * APART).align_y(Center),
    ]
    .spacing(size * BESIDE)
    .align_y(Center)
    .into()
}

/// Draws changes that rise over a point, side by side by kind.
pub(super) fn floats(painter: &mut Painter<'_>, floats: &[Float], over: Point, size: f32, colours: &Colours) {
    if floats.is_empty() {
        for dial in [Dial::Hearts, Dial::Stars, Dial::Energy] {
            painter.soon(token(dial), size);
        }
    }
    let shown = floats.len() as f32;
    for (nth, float) in floats.iter().enumerate() {
        let rise = pose::ease_out(float.progress);
        let alpha = (4.0 * (1.0 - float.progress)).min(1.0) * (float.progress * 10.0).min(1.0);
        let middle = Point::new(
            over.x + (nth as f32 - (shown - 1.0) / 2.0) * size * 2.6,
            over.y - rise * size * 1.4,
        );
        let grown = size * (1.0 + 0.35 * (1.0 - (float.progress * 5.0).min(1.0)));
        let words = if float.delta > 0 {
            format!("+{}", float.delta)
        } else {
            format!("\u{2212}{}", -float.delta)
        };
        let ink = if float.delta < 0 && float.dial == Dial::Hearts {
            colours.danger_text
        } else {
            colour(float.dial, colours)
        };
        let plate = around(middle, Vector::new(grown * 1.25, grown * 0.72));
        let line = border::rounded(grown).width(1.5).color(ink.scale_alpha(alpha));
        painter.field(plate, colours.surface.scale_alpha(0.94 * alpha), line);
        let aside = Point::new(middle.x - grown * 0.42, middle.y);
        let words = Words {
            words,
            size: grown.round(),
            font: font::BOLD,
            ink: ink.scale_alpha(alpha),
        };
        painter.words(words, aside);
        let icon = super::die::place(Point::new(middle.x + grown * 0.62, middle.y), size);
        painter.drawing(icon, token(float.dial), alpha);
    }
}

/// Something that draws only floats, to be laid over a board.
#[derive(Debug)]
pub(super) struct Rising {
    /// What rises.
    pub floats: Vec<Float>,
    /// How large.
    pub size: f32,
    /// Where the first one begins to rise.
    pub from: Point,
}

impl<Message> Artwork<Message> for Rising {
    type State = ();

    fn draw(&self, (): &(), painter: &mut Painter<'_>, colours: &Colours, _: Size) {
        let aside = (self.floats.len() as f32 - 1.0) / 2.0 * self.size * 2.6;
        let over = self.from + Vector::new(aside, 0.0);
        floats(painter, &self.floats, over, self.size, colours);
    }
}
