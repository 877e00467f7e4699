//! The announcement of a turn, in the middle of its room.

use super::painter::{Artwork, Painter, Words, painted};
use crate::ui::font;
use crate::ui::theme::city;
use iced::{Color, Element, Point, Rectangle, Size, border};

/// How high the room of an announcement is: its layer is mended as a whole when it comes and goes.
const BAND: f32 = 80.0;

struct Banner {
    words: String,
    house: Color,
    /// From 0 to 1.
    time: f32,
}

/// The part of a room in which an announcement lies.
#[must_use]
pub fn band(room: Rectangle) -> Rectangle {
    let high = room.height.min(BAND);
    Rectangle {
        y: room.center_y() - high / 2.0,
        height: high,
        ..room
    }
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
        let letters = (size.width / 18.0)
            .min(size.height / 1.6)
            .clamp(22.0, 44.0)
            .round();
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
        painter.plate(words, middle, letters * 0.9, city::NIGHT.scale_alpha(shown), line);
    }
}
