//! The plate at the feet of a monster: name, hearts as a bar and a number, stars, energy, cards.

use super::{Board, Element};
use crate::ui::show::monster::Dial;
use crate::ui::widget::tooltip;
use crate::ui::widget::{dials, hint};
use crate::ui::{art, font, theme};
use iced::widget::{column, container, row, text};
use iced::{Center, Fill, Size};
use words::fl;

/// The letters of the numbers on a plate so wide, at most so large: all of them have room side by side, three of them or
/// four.
#[must_use]
pub(super) fn number(largest: f32, wide: f32, gauge: bool) -> f32 {
    let share = if gauge { 14.0 } else { 16.5 };
    (wide * share / 192.0).round().clamp(11.0, largest.max(11.0))
}

impl<'a, Message: Clone + 'a> Board<'a, Message> {
    pub(super) fn plate(&self) -> Element<'a, Message> {
        let small = self.letters(13.0);
        let tokens = self.token_row(self.of(17.0));
        let mark = self.letters(14.0);
        let inside = self.size.width - 2.0 * self.of(9.0);
        // Beside the numbers of a gauge there is no room for the hand: it stands at the name.
        let at_name = self.has_gauge();
        let hand = self.hand(self.of(if at_name { 16.0 } else { 20.0 }));
        let (above, below) = if at_name { (hand, None) } else { (None, hand) };
        let held = if above.is_some() { self.of(32.0) } else { 0.0 };
        let room = inside - mark - 4.0 - held - tokens.len() as f32 * (self.of(17.0) + 3.0);
        let head = row![self.title(small, room, font::BOLD)]
            .extend(tokens)
            .push(above)
            .push(self.mark(mark))
            .spacing(3)
            .align_y(Center);
        if !self.player().alive {
            let gone = text(fl!(self.words, "table-eliminated"))
                .size(small)
                .style(theme::quiet);
            return column![head, gone].spacing(self.of(5.0)).into();
        }
        let place = self.place().map(|place| {
            let crown = art::svg("tokens/crown.svg")
                .width(self.of(15.0))
                .height(self.of(15.0));
            let place = font::bold(place, self.letters(11.0) as u32).style(theme::accent);
            let sign = row![crown, place].spacing(5).align_y(Center);
            hint(
                sign,
                fl!(self.words, "table-tokyo-brings"),
                tooltip::Position::Top,
            )
        });
        let number = number(self.letters(16.0), self.size.width, self.has_gauge());
        let count = |dial| self.count(dial, number, self.has_gauge());
        let wicked = self.has_gauge().then(|| count(Dial::Wicked));
        let (gap, cards) = self.divided(inside, number, below.is_some());
        let numbers = row![count(Dial::Hearts), count(Dial::Stars), count(Dial::Energy),]
            .push(wicked)
            .spacing(gap)
            .align_y(Center);
        let most = self.of(25.0);
        let cards = container(self.cards(Size::new(cards, most), most))
            .align_right(Fill)
            .center_y(Fill);
        let lower = row![numbers]
            .push(below)
            .push(cards)
            .spacing(self.of(5.0))
            .align_y(Center)
            .height(Fill);
        let gauge = self.has_gauge().then(|| self.gauge(self.of(5.0)));
        column![]
            .push(place)
            .push(head)
            .push(self.bar(Dial::Hearts, self.of(7.0)))
            .push(gauge)
            .push(lower)
            .spacing(self.of(3.0))
            .into()
    }

    /// The room between two numbers of this size, and that for the cards, in units of the window, where so much is inside.
    fn divided(&self, inside: f32, number: f32, hand: bool) -> (f32, f32) {
        let dials: &[Dial] = match self.has_gauge() {
            true => &[Dial::Hearts, Dial::Stars, Dial::Energy, Dial::Wicked],
            false => &[Dial::Hearts, Dial::Stars, Dial::Energy],
        };
        let wide = |dial: &Dial| {
            let shown = self.motion.number(self.seat, *dial).to_string().len();
            // Most have ten hearts at times: nothing moves when they lose one.
            let digits = if *dial == Dial::Hearts {
                shown.max(2)
            } else {
                shown
            };
            dials::width(digits, number, self.has_gauge())
        };
        let written: f32 = dials.iter().map(wide).sum();
        let held = if hand {
            self.of(20.0) + self.letters(12.0) + self.of(5.0)
        } else {
            0.0
        };
        let left = inside - written - held - self.of(5.0);
        let gaps = dials.len() as f32 - 1.0;
        let gap = ((left - self.of(37.0)) / gaps)
            .floor()
            .clamp(self.of(3.0), self.of(7.0));
        (gap, left - gap * gaps)
    }
}
