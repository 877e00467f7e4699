//! The portrait of a monster in its frame, with what has become of it.

use crate::ui::widget::painter::{Artwork, Painter, Words};
use crate::ui::{font, theme};
use iced::{Color, Point, Rectangle, Size, border};

/// A portrait in a frame.
#[derive(Debug)]
pub(crate) struct Portrait {
    /// Of whom: the monster's name in files.
    pub slug: &'static str,
    /// The colour of its seat.
    pub frame: Color,
    /// How far it has fallen.
    pub fall: f32,
    /// How far the crown has come down on it.
    pub crown: Option<f32>,
    /// Where in Tokyo it stands.
    pub place: Option<String>,
}

impl<Message> Artwork<Message> for Portrait {
    type State = ();

    fn draw(&self, (): &(), painter: &mut Painter<'_>, colours: &theme::Colours, size: Size) {
        let stone = Color::from_rgb(0.45, 0.45, 0.5);
        let frame = theme::mix(theme::on_panel(colours, self.frame), stone, self.fall);
        let line = border::rounded(theme::ROUND).width(3.0).color(frame);
        painter.field(
            Rectangle::with_size(size),
            theme::tinted(colours.ground, frame),
            line,
        );
        let place = |left: f32, top: f32, share: f32| {
            let side = size.width * share;
            Rectangle::new(
                Point::new(size.width * left, size.height * top),
                Size::new(side, side),
            )
        };
        let inner = Rectangle::new(
            Point::new(3.0, 3.0),
            Size::new(size.width - 6.0, size.height - 6.0),
        );
        let picture = format!("monsters/{}.svg", self.slug);
        painter.drawing(inner, &picture, 1.0 - 0.75 * self.fall);
        painter.drawing(place(0.19, 0.19, 0.62), "tokens/tombstone.svg", self.fall);
        if let Some(crown) = self.crown {
            painter.drawing(
                place(0.58, 0.06 * (crown - 1.0), 0.42),
                "tokens/crown.svg",
                crown.clamp(0.0, 1.0),
            );
        }
        if let Some(name) = &self.place {
            let words = Words {
                words: name.clone(),
                size: (size.width * 0.135).round().clamp(9.0, 12.0),
                font: font::BOLD,
                ink: colours.on_accent,
            };
            let aside = size.width * 0.05;
            let middle = Point::new(size.width / 2.0, size.height - words.size * 0.74 - 2.0);
            painter.above(|painter| painter.plate(words, middle, aside, colours.accent, border::rounded(20)));
        }
    }
}
