//! The announcement of a turn, over the tracks.

use super::Message;
use super::scene::Scene;
use crate::ui::font;
use crate::ui::theme::city;
use crate::ui::widget::painter::{Artwork, Painter, Words, painted};
use iced::{Color, Element, Point, Size, border};

struct Banner {
    words: String,
    house: Color,
    /// From 0 to 1.
    time: f32,
}

/// Whose turn begins, while that is announced.
pub(super) fn banner<'a>(scene: &Scene<'a>) -> Option<Element<'a, Message>> {
    let (seat, extra, time) = scene.duel.frame.show().banner()?;
    let id = if extra { "duel-banner-extra" } else { "duel-banner" };
    let name = scene.names.name(seat).to_owned();
    let words = scene.words.text_with(id, &[("name", name.into())]);
    let house = scene.house(seat);
    Some(painted(Banner { words, house, time }).into())
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
