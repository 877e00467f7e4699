//! The pictures of dice: their bodies and faces as drawings. Those on the table are solids ([`super::dice`]).

use engine::classic::{Edition, Face};
use iced::{Rectangle, Size};

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

/// The place of a die of `size` around a middle.
pub(super) fn place(middle: iced::Point, size: f32) -> Rectangle {
    Rectangle::new(
        middle - iced::Vector::new(size / 2.0, size / 2.0),
        Size::new(size, size),
    )
}
