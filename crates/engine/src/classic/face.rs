//! The six faces of the classic dice.

use crate::parts::Faces;
use serde::{Deserialize, Serialize};

/// What a die shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Face {
    /// The number 1.
    One,
    /// The number 2.
    Two,
    /// The number 3.
    Three,
    /// A lightning bolt: one energy cube.
    Energy,
    /// A heart: heals.
    Heart,
    /// A claw: smashes.
    Claw,
}

impl Face {
    /// All six faces in their fixed order.
    pub const ALL: [Face; 6] = [
        Face::One,
        Face::Two,
        Face::Three,
        Face::Energy,
        Face::Heart,
        Face::Claw,
    ];

    /// The face's place in [`Face::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number on the face, if it is a number.
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        match self {
            Face::One => Some(1),
            Face::Two => Some(2),
            Face::Three => Some(3),
            Face::Energy | Face::Heart | Face::Claw => None,
        }
    }
}

impl Faces for Face {
    const ALL: [Self; 6] = Self::ALL;

    fn index(self) -> usize {
        self as usize
    }
}
