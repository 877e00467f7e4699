//! The board of whoever sits here: portrait, large numbers, and their cards as cards.

use super::{Board, Element};
use crate::ui::show::monster::Dial;
use crate::ui::{font, theme};
use iced::widget::{column, container, row, space, text};
use iced::{Center, Fill, Padding, Size};
use words::fl;

impl<'a, Message: Clone + 'a> Board<'a, Message> {
    pub(super) fn own(&self) -> Element<'a, Message> {
        let portrait = self.of(100.0);
        let inside = self.size.width - 2.0 * self.of(9.0);
        let right = inside - portrait - self.of(10.0);
        let mark = self.letters(16.0);
        let tokens = self.token_row(self.of(22.0));
        let head = row![self.title(self.letters(24.0), right - mark - 6.0, font::TITLE)]
            .push(self.mark(mark))
            .spacing(4)
            .align_y(Center);
        let number = self.letters(if self.has_gauge() { 16.0 } else { 23.0 });
        let push = self.motion.shake(self.seat) * self.of(5.0);
        let portrait = container(self.portrait(portrait)).padding(Padding {
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
            self.count(Dial::Hearts, number, false),
            space::horizontal(),
            self.count(Dial::Stars, number, false),
            space::horizontal(),
            self.count(Dial::Energy, number, false),
        ]
        .push(self.has_gauge().then(space::horizontal))
        .push(self.has_gauge().then(|| self.count(Dial::Wicked, number, false)))
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
        let named = self.named_cards(cards, self.of(86.0));
        let cards = named.unwrap_or_else(|| self.cards(cards, self.of(70.0)));
        let lower = row![cards, space::horizontal()]
            .extend(tokens)
            .spacing(4)
            .align_y(Center)
            .height(Fill);
        column![upper, lower].spacing(self.of(6.0)).into()
    }
}
