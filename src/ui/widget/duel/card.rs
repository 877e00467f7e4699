//! What stands on the cards of Duel, and the Buzz token that many of them bring.

use super::token;
use crate::ui::theme;
use crate::ui::widget::card::Printed;
use crate::ui::widget::subject;
use crate::ui::widget::tooltip::{self, tooltip};
use engine::duel::{CardId, Kind};
use iced::widget::{column, container, row, rule};
use iced::{Center, Color, Element, Fill, Size};
use words::{Part, Words, line};

impl Printed for CardId {
    fn slug(self) -> &'static str {
        Self::slug(self)
    }

    fn id(self) -> String {
        format!("duel-card-{}", Self::slug(self))
    }

    fn name(self, words: &Words) -> String {
        words.text(&self.id())
    }

    fn kind(self, words: &Words) -> String {
        match Self::kind(self) {
            Kind::Keep => words.text("duel-kind-keep"),
            Kind::Discard => words.text("duel-kind-discard"),
        }
    }

    fn field(self) -> Color {
        match Self::kind(self) {
            Kind::Keep => theme::cards::KEEP,
            Kind::Discard => theme::cards::DISCARD,
        }
    }

    fn parts(self, words: &Words) -> Vec<Part> {
        line::parts(&words.attribute(&self.id(), "text"))
    }

    fn cost(self, _: &Words) -> u8 {
        Self::cost(self)
    }

    fn brings<'a, Message: 'a>(self, words: &Words, room: Size) -> Option<Element<'a, Message>> {
        let buzz = self.buzz()?;
        if room.width < 150.0 {
            let shape = token::token(buzz, false, room);
            // On a small card: what rises from it tells the rest.
            if room.width < 90.0 {
                return Some(shape);
            }
            let explained = tooltip(
                subject::explained(shape),
                token::bubble(buzz, words),
                tooltip::Position::Top,
            );
            return Some(explained.into());
        }
        let shape = token::token(buzz, false, Size::new(74.0, 52.0));
        let words = container(token::words(buzz, words, 12)).width(Fill);
        let told = row![shape, words].spacing(8).align_y(Center);
        Some(
            column![rule::horizontal(1).style(theme::rule), told]
                .spacing(6)
                .into(),
        )
    }
}
