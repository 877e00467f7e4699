//! The plate at the feet of a monster: name, hearts as a bar and a number, energy, dice tokens, cards.

use super::{Element, Panel};
use crate::ui::font;
use crate::ui::widget::told;
use iced::widget::{column, container, row, space};
use iced::{Center, Fill, Size};

impl<'a, Message: Clone + 'a> Panel<'a, Message> {
    /// The name alone.
    pub(super) fn named(&self) -> Element<'a, Message> {
        let inside = self.inside();
        let (name, other) = self.written(self.letters(14.0), inside.width, font::BOLD);
        let name = container(name).center_x(Fill).center_y(inside.height).clip(true);
        told(name, other)
    }

    pub(super) fn plate(&self) -> Element<'a, Message> {
        let inside = self.inside();
        let (mark, small) = (self.letters(15.0), self.letters(14.0));
        let power = self.of(19.0).max(16.0);
        let gap = self.of(4.0);
        let kings = self.waiting(self.of(19.0));
        let taken = mark + power + f32::from(self.kings) * self.of(20.0) + 3.0 * gap;
        let head = row![self.title(small, inside.width - taken, font::BOLD)]
            .push(kings)
            .push(self.power_mark(power))
            .push(self.mark(mark))
            .spacing(gap)
            .align_y(Center);
        let number = self.letters(18.0);
        let socket = self.of(22.0).max(18.0);
        let numbers = row![
            self.hearts(number),
            self.cubes(number),
            space::horizontal(),
            self.sockets(socket)
        ]
        .spacing(self.of(10.0))
        .align_y(Center);
        let high = self.of(24.0);
        let kept = !self.player.kept.is_empty();
        let cards = kept.then(|| self.cards(Size::new(inside.width, high), high));
        let lower = column![numbers].push(cards).spacing(self.of(3.0));
        column![head, self.bar(self.of(8.0)), container(lower).center_y(Fill)]
            .spacing(self.of(3.0))
            .into()
    }
}
