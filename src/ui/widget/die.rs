//! One die: `die(Face::Claw).kept(true).size(72.0).on_press(message)`.
//!
//! [`picture`] is the same die as pixels, for those that fly.

use crate::engine::parts::Face;
use crate::ui::{art, raster};
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
    fn path(self) -> &'static str {
        match self {
            Self::Plain => "faces/die.svg",
            Self::Kept => "faces/die-kept.svg",
            Self::Extra => "faces/die-extra.svg",
            Self::Blank => "faces/die-blank.svg",
        }
    }
}

/// The picture of a face.
#[must_use]
pub const fn glyph(face: Face) -> &'static str {
    match face {
        Face::One => "faces/one.svg",
        Face::Two => "faces/two.svg",
        Face::Three => "faces/three.svg",
        Face::Energy => "faces/energy.svg",
        Face::Heart => "faces/heart.svg",
        Face::Claw => "faces/claw.svg",
    }
}

/// A die as pixels.
#[must_use]
pub fn picture(body: Body, face: Face, size: f32) -> Handle {
    let size = Size::new(raster::pixels(size), raster::pixels(size));
    match body {
        Body::Blank => raster::picture(&[(body.path(), raster::WHOLE)], size),
        body => raster::picture(
            &[(body.path(), raster::WHOLE), (glyph(face), raster::middle(GLYPH))],
            size,
        ),
    }
}

/// A die.
#[derive(Debug, Clone)]
pub struct Die<Message> {
    face: Face,
    body: Body,
    size: f32,
    on_press: Option<Message>,
}

/// A die that shows `face`.
#[must_use]
pub fn die<Message>(face: Face) -> Die<Message> {
    Die {
        face,
        body: Body::Plain,
        size: 48.0,
        on_press: None,
    }
}

impl<Message> Die<Message> {
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
        let body = art::svg(die.body.path()).width(size).height(size);
        let picture: Element<'a, Message> = if die.body == Body::Blank {
            body.into()
        } else {
            let glyph = art::svg(glyph(die.face))
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
