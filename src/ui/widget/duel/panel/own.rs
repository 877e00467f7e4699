//! The board of whoever sits here: portrait, large numbers, what the power faces do, and their cards as cards.

use super::{Element, Panel};
use crate::ui::font;
use crate::ui::widget::dials;
use iced::widget::{column, container, row, space};
use iced::{Center, Fill, Padding, Point, Size};

/// The height of portrait and numbers.
pub(super) const UPPER: f32 = 76.0;
/// The height of cards with their names, and of smaller ones without.
const CARDS: [f32; 2] = [60.0, 44.0];
/// The letters of the rule of the power in a window of the usual size.
const POWER: f32 = 14.0;
/// Between the parts.
const GAP: f32 = 4.0;

impl<'a, Message: Clone + 'a> Panel<'a, Message> {
    pub(super) fn own(&self) -> Element<'a, Message> {
        let inside = self.inside();
        // As high as the letters beside the portrait need it.
        let (side, upper) = (self.of(UPPER), (UPPER * self.ink).round());
        let between = self.of(10.0);
        let right = inside.width - side - between;
        let mark = self.letters(17.0);
        let head = row![self.title(self.letters(23.0), right - mark - 6.0, font::TITLE)]
            .push(self.mark(mark))
            .spacing(4)
            .align_y(Center);
        let kings = f32::from(self.kings);
        let aside = self.of(26.0) * 2.12 + kings * (self.of(24.0) + 1.0) + self.of(4.0) * 5.0;
        let digits = [self.health.round() as u16, self.energy].map(|number| number.to_string().len());
        let mut number = self.letters(24.0);
        while number > 11.0
            && digits
                .map(|digits| dials::width(digits, number, false))
                .iter()
                .sum::<f32>()
                > right - aside
        {
            number -= 1.0;
        }
        let numbers = row![
            self.hearts(number),
            space::horizontal(),
            self.cubes(number),
            space::horizontal(),
            self.sockets(self.of(26.0)),
        ]
        .push(self.waiting(self.of(24.0)))
        .spacing(self.of(4.0))
        .align_y(Center);
        let push = self.lively.shake * self.of(5.0);
        let portrait = container(self.portrait(side)).padding(Padding {
            left: push.max(0.0),
            right: (-push).max(0.0),
            ..Padding::ZERO
        });
        let facts = column![head, numbers, self.bar(self.of(9.0))]
            .spacing(self.of(4.0))
            .width(Fill);
        let facts = row![portrait, facts].spacing(between).height(upper);
        let kept = (!self.player.kept.is_empty()).then(|| self.own_cards(inside.width));
        let power = self.power(self.power_room());
        column![facts, power]
            .push(kept.map(|(cards, _)| cards))
            .spacing(self.of(GAP))
            .into()
    }

    /// What the cards leave is the power's.
    pub(super) fn power_room(&self) -> Size {
        let kept = (!self.player.kept.is_empty()).then(|| self.own_cards(self.inside().width));
        self.beside_cards(kept.map_or(0.0, |(_, high)| high + self.of(GAP)))
    }

    /// What cards so high, with what is between, leave.
    fn beside_cards(&self, cards: f32) -> Size {
        let (inside, upper) = (self.inside(), (UPPER * self.ink).round());
        Size::new(inside.width, inside.height - upper - self.of(GAP) - cards)
    }

    /// Is the rule of the power as large as in a window of the usual size beside cards so high?
    pub(super) fn leaves_power(&self, cards: f32) -> bool {
        let room = self.beside_cards(cards + self.of(GAP));
        self.power_letters(room) >= POWER * self.unit
    }

    /// The cards in so much width, and how high they are: with their names where these can be read.
    fn own_cards(&self, width: f32) -> (Element<'a, Message>, f32) {
        let [named, small] = CARDS.map(|high| self.of(high));
        match self.named_cards(Size::new(width, named), small) {
            Some(found) => found,
            None => (self.cards(Size::new(width, small), small), small),
        }
    }

    /// Where changes of the numbers begin to rise: on the portrait, so that the numbers beside it can be read.
    pub(in crate::ui::widget::duel) fn rises_from(&self) -> Point {
        let [high, wide] = self.pad();
        let upper = self.of(UPPER);
        Point::new(wide + upper / 2.0, high + upper * 0.7)
    }
}
