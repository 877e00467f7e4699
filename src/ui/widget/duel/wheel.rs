//! Health as a wheel: a piece for each heart that a monster can have, and the number in the middle.

use crate::ui::widget::painter::{Artwork, Painter, Words, around, painted};
use crate::ui::{font, raster, theme};
use iced::widget::container;
use iced::{Color, Element, Point, Size, Vector};
use std::f32::consts::TAU;
use std::fmt::Write as _;

/// The wheel of so many hearts of `full`, as wide as high.
pub(super) fn wheel<'a, Message: 'a>(hearts: f32, full: u8, size: f32) -> Element<'a, Message> {
    container(painted(Wheel { hearts, full }))
        .width(size)
        .height(size)
        .into()
}

#[derive(Debug)]
struct Wheel {
    hearts: f32,
    full: u8,
}

impl<Message> Artwork<Message> for Wheel {
    type State = ();

    fn draw(&self, (): &(), painter: &mut Painter<'_>, colours: &theme::Colours, size: Size) {
        let side = size.width.min(size.height);
        let middle = Point::new(size.width / 2.0, size.height / 2.0);
        let half = Vector::new(side / 2.0, side / 2.0);
        let hearts = self.hearts.round().clamp(0.0, f32::from(self.full)) as u8;
        let pixels = raster::pixels(side);
        let markup = pieces(hearts, self.full, colours);
        let picture = raster::picture(&[(&markup, raster::WHOLE)], Size::new(pixels, pixels));
        painter.picture(around(middle, half), picture, 0.0, 1.0);
        let heart = around(middle + Vector::new(0.0, side * 0.02), half * 0.66);
        painter.stamp(heart, "tokens/heart.svg", 1.0);
        let number = Words {
            words: hearts.to_string(),
            size: (side * 0.3).round(),
            font: font::BOLD,
            ink: Color::WHITE,
        };
        painter.words(number, middle);
    }
}

/// The pieces of the wheel from the top clockwise; those still there come first.
fn pieces(hearts: u8, full: u8, colours: &theme::Colours) -> String {
    let mut body = String::new();
    let step = TAU / f32::from(full.max(1));
    let point = |angle: f32| (50.0 + 44.0 * angle.sin(), 50.0 - 44.0 * angle.cos());
    for piece in 0..full {
        let there = piece < hearts;
        let colour = if there { colours.heart } else { colours.text };
        let [red, green, blue, _] = colour.into_rgba8();
        let from = point(step * (f32::from(piece) + 0.12));
        let to = point(step * (f32::from(piece) + 0.88));
        let _ = write!(
            body,
            r##"<path d="M{:.1} {:.1}A44 44 0 0 1 {:.1} {:.1}" stroke="#{red:02x}{green:02x}{blue:02x}" stroke-opacity="{}"/>"##,
            from.0,
            from.1,
            to.0,
            to.1,
            if there { "1" } else { "0.18" },
        );
    }
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g fill="none" stroke-width="9">{body}</g></svg>"#
    )
}
