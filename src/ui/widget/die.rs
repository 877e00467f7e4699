//! One die: `die(Face::Claw).kept(true).size(72.0).on_press(message)`.
//!
//! [`picture`] is the same die as pixels, for those that fly.

use crate::ui::{art, raster};
use engine::classic::{Edition, Face};
use iced::advanced::image::Handle;
use iced::widget::{button, center, stack};
use iced::{Element, Length, Rectangle, Size};

/// The part of a die that its symbol takes.
pub const GLYPH: f32 = 0.72;

/// What a die is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Body {
    /// Will be thrown again, or lies where it fell.
    #[default]
    Plain,
    /// Kept: a warm rim.
    Kept,
    /// Added by a card.
    Extra,
    /// Not thrown yet: no face.
    Blank,
}

impl Body {
    /// Its picture, on the dice of an edition.
    #[must_use]
    pub fn path(self, edition: Edition) -> String {
        let body = match self {
            Self::Plain => "die",
            Self::Kept => "die-kept",
            Self::Extra => "die-extra",
            Self::Blank => "die-blank",
        };
        path(edition, body)
    }
}

/// The dice of an edition lie in a folder of their own.
fn path(edition: Edition, name: &str) -> String {
    let folder = match edition {
        Edition::Base => "faces",
        Edition::Dark => "faces/dark",
    };
    format!("{folder}/{name}.svg")
}

/// The picture of a face on the dice of an edition.
#[must_use]
pub fn glyph(edition: Edition, face: Face) -> String {
    let name = match face {
        Face::One => "one",
        Face::Two => "two",
        Face::Three => "three",
        Face::Energy => "energy",
        Face::Heart => "heart",
        Face::Claw => "claw",
    };
    path(edition, name)
}

/// A die as pixels: its body, and the picture of its face unless it is blank.
#[must_use]
pub fn picture(body: &str, glyph: Option<&str>, size: f32) -> Handle {
    let size = Size::new(raster::pixels(size), raster::pixels(size));
    let body = (body, raster::WHOLE);
    match glyph {
        None => raster::picture(&[body], size),
        Some(glyph) => raster::picture(&[body, (glyph, raster::middle(GLYPH))], size),
    }
}

/// A die.
#[derive(Debug, Clone)]
pub struct Die<Message> {
    edition: Edition,
    face: Face,
    body: Body,
    size: f32,
    on_press: Option<Message>,
}

/// A die that shows `face`.
#[must_use]
pub fn die<Message>(face: Face) -> Die<Message> {
    Die {
        edition: Edition::default(),
        face,
        body: Body::Plain,
        size: 48.0,
        on_press: None,
    }
}

impl<Message> Die<Message> {
    /// Of the box of an edition.
    #[must_use]
    pub fn edition(self, edition: Edition) -> Self {
        Self { edition, ..self }
    }

    /// With a warm rim.
    #[must_use]
    pub fn kept(self, kept: bool) -> Self {
        Self {
            body: if kept { Body::Kept } else { Body::Plain },
            ..self
        }
    }

    /// Made of something else.
    #[must_use]
    pub fn body(self, body: Body) -> Self {
        Self { body, ..self }
    }

    /// How large.
    #[must_use]
    pub fn size(self, size: f32) -> Self {
        Self { size, ..self }
    }

    /// It can be pressed.
    #[must_use]
    pub fn on_press(self, message: Message) -> Self {
        Self {
            on_press: Some(message),
            ..self
        }
    }
}

impl<'a, Message: Clone + 'a> From<Die<Message>> for Element<'a, Message> {
    fn from(die: Die<Message>) -> Self {
        let size = Length::Fixed(die.size);
        let body = art::svg(&die.body.path(die.edition)).width(size).height(size);
        let picture: Element<'a, Message> = if die.body == Body::Blank {
            body.into()
        } else {
            let glyph = art::svg(&glyph(die.edition, die.face))
                .width(die.size * GLYPH)
                .height(die.size * GLYPH);
            stack![body, center(glyph)].width(size).height(size).into()
        };
        match die.on_press {
            Some(message) => button(picture)
                .padding(0)
                .style(crate::ui::theme::subtle)
                .on_press(message)
                .into(),
            None => picture,
        }
    }
}

/// The place of a die of `size` around a middle.
pub(super) fn place(middle: iced::Point, size: f32) -> Rectangle {
    Rectangle::new(
        middle - iced::Vector::new(size / 2.0, size / 2.0),
        Size::new(size, size),
    )
}
