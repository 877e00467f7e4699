//! The announcement of a turn, in the middle of its room.

use super::painter::{Artwork, Painter, Words, painted};
use crate::ui::font;
use crate::ui::theme::city;
use iced::{Color, Element, Point, Size, border};

struct Banner {
    words: String,
    house: Color,
    /// From 0 to 1.
    time: f32,
}

/// These words on a plate with a rim in the colour of a seat, at this time of the announcement, from 0 to 1.
pub fn banner<'a, Message: 'a>(words: String, house: Color, time: f32) -> Element<'a, Message> {
    painted(Banner { words, house, time }).into()
}

impl<Message> Artwork<Message> for Banner {
    type State = ();

    fn draw(&self, (): &(), painter: &mut Painter<'_>, _: &crate::ui::theme::Colours, size: Size) {
        // It comes, stays, and goes.
        let shown = (self.time / 0.12).min((1.0 - self.time) / 0.2).clamp(0.0, 1.0);
        let letters = (size.width / 18.0).clamp(22.0, 44.0).round();
        let words = Words {
            words: self.words.clone(),
            size: letters,
            font: font::TITLE,
            ink: Color {
                a: shown,
                ..city::PAPER
            },
        };
        let line = border::rounded(letters * 0.4)
            .width(2.5)
            .color(self.house.scale_alpha(shown));
        let middle = Point::new(size.width / 2.0, size.height / 2.0);
        painter.above(|painter| {
            painter.plate(
                words,
                middle,
                letters * 0.9,
                city::NIGHT.scale_alpha(0.9 * shown),
                line,
            );
        });
    }
}
