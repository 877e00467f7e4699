//! The board of whoever sits here: portrait, large numbers, and their cards as cards.

use super::{Board, Element};
use crate::ui::show::monster::Dial;
use crate::ui::widget::dials;
use crate::ui::{font, theme};
use iced::widget::{column, container, row, space, text};
use iced::{Center, Fill, Padding, Size};
use words::fl;

/// The side of the portrait.
const PORTRAIT: f32 = 100.0;
/// The same where it gives most of its room to letters that are to be larger.
const SMALLER: f32 = 66.0;
/// Between two numbers, at least.
const APART: f32 = 4.0;

/// The letters of the numbers.
fn letters(gauge: bool) -> f32 {
    if gauge { 16.0 } else { 23.0 }
}

/// How wide numbers of so many digits are in letters of this size, side by side.
fn wide(digits: &[usize], size: f32, close: bool) -> f32 {
    let each = digits.iter().map(|digits| dials::width(*digits, size, close));
    each.sum::<f32>() + APART * (digits.len() as f32 - 1.0)
}

/// The side of the portrait on a board so wide. Where letters are larger than what is around them, it leaves room for the
/// numbers that most have.
#[must_use]
pub(super) fn portrait(width: f32, [unit, ink]: [f32; 2], gauge: bool) -> f32 {
    let of = |length: f32| (length * unit).round();
    if ink <= unit {
        return of(PORTRAIT);
    }
    let most: &[usize] = if gauge { &[2, 2, 1, 2] } else { &[2, 2, 1] };
    let size = (letters(gauge) * ink).round().max(11.0);
    let numbers = wide(most, size, true);
    let left = width - 2.0 * of(9.0) - of(10.0) - numbers;
    left.clamp(of(SMALLER), of(PORTRAIT)).floor()
}

impl<'a, Message: Clone + 'a> Board<'a, Message> {
    pub(super) fn own(&self) -> Element<'a, Message> {
        let side = portrait(self.size.width, [self.unit, self.ink], self.has_gauge());
        let inside = self.size.width - 2.0 * self.of(9.0);
        let right = inside - side - self.of(10.0);
        let mark = self.letters(16.0);
        let tokens = self.token_row(self.of(22.0));
        let head = row![self.title(self.letters(24.0), right - mark - 6.0, font::TITLE)]
            .push(self.mark(mark))
            .spacing(4)
            .align_y(Center);
        let close = self.ink > self.unit;
        let number = self.number(right, close);
        let push = self.motion.shake(self.seat) * self.of(5.0);
        let portrait = container(self.portrait(side)).padding(Padding {
            left: push.max(0.0),
            right: (-push).max(0.0),
            ..Padding::ZERO
        });
        if !self.player().alive {
            let gone = text(fl!(self.words, "table-eliminated"))
                .size(number)
                .style(theme::quiet);
            let facts = column![head, gone].spacing(self.of(6.0));
            return row![portrait, facts].spacing(self.of(10.0)).into();
        }
        let numbers = row![
            self.count(Dial::Hearts, number, close),
            space::horizontal(),
            self.count(Dial::Stars, number, close),
            space::horizontal(),
            self.count(Dial::Energy, number, close),
        ]
        .push(self.has_gauge().then(space::horizontal))
        .push(self.has_gauge().then(|| self.count(Dial::Wicked, number, close)))
        .align_y(Center);
        let gauge = self.has_gauge().then(|| self.gauge(self.of(8.0)));
        let facts = column![
            head,
            numbers,
            self.bar(Dial::Hearts, self.of(9.0)),
            self.bar(Dial::Stars, self.of(8.0)),
        ]
        .push(gauge)
        .spacing(self.of(5.0))
        .width(Fill);
        let upper = row![portrait, facts].spacing(self.of(10.0));
        let room = tokens.len() as f32 * (self.of(22.0) + 4.0);
        let cards = Size::new(inside - room, self.of(74.0));
        let below = Size::new(cards.width, self.below(side, number).max(cards.height));
        let named = self.named_cards(below, cards.height, (86.0 * self.ink).round());
        let cards = named.unwrap_or_else(|| self.cards(cards, self.of(70.0)));
        let lower = row![cards, space::horizontal()]
            .extend(tokens)
            .spacing(4)
            .align_y(Center)
            .height(Fill);
        column![upper, lower].spacing(self.of(6.0)).into()
    }

    /// How much room there is below a portrait so large and numbers in letters of this size.
    fn below(&self, side: f32, number: f32) -> f32 {
        let bars = if self.has_gauge() {
            [9.0, 8.0, 8.0].as_slice()
        } else {
            &[9.0, 8.0]
        };
        let bars = bars.iter().map(|bar| self.of(*bar) + self.of(5.0)).sum::<f32>();
        let facts = self.letters(24.0) * 1.15 + self.of(5.0) + number * 1.15 + bars;
        self.size.height - 2.0 * self.of(5.0) - side.max(facts).ceil() - self.of(6.0)
    }

    /// The letters of the numbers: as large as all of them have room side by side.
    fn number(&self, room: f32, close: bool) -> f32 {
        let mut dials = vec![Dial::Hearts, Dial::Stars, Dial::Energy];
        dials.extend(self.has_gauge().then_some(Dial::Wicked));
        let digits = |dial: &Dial| self.motion.number(self.seat, *dial).to_string().len();
        let digits: Vec<usize> = dials.iter().map(digits).collect();
        let mut size = self.letters(letters(self.has_gauge()));
        while size > 11.0 && wide(&digits, size, close) > room {
            size -= 1.0;
        }
        size
    }
}
