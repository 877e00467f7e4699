//! The faces of Duel's dice (`duel.md`, terms).

use crate::parts::Faces;
use serde::{Deserialize, Serialize};

/// What a die shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Face {
    /// A paw: one hit on the rival.
    Claw,
    /// A building: three or more pull the Destruction marker.
    Destruction,
    /// A lightning bolt: one energy cube.
    Energy,
    /// A heart: heals.
    Heart,
    /// An exclamation mark: the monster's special power.
    Power,
    /// A star: three or more pull the Fame marker.
    Fame,
}

impl Face {
    /// All six faces in their fixed order.
    pub const ALL: [Self; 6] = [
        Self::Claw,
        Self::Destruction,
        Self::Energy,
        Self::Heart,
        Self::Power,
        Self::Fame,
    ];

    /// The face's place in [`Face::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The face's name in files.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Claw => "claw",
            Self::Destruction => "destruction",
            Self::Energy => "energy",
            Self::Heart => "heart",
            Self::Power => "power",
            Self::Fame => "fame",
        }
    }
}

impl Faces for Face {
    const ALL: [Self; 6] = Self::ALL;

    fn index(self) -> usize {
        self as usize
    }
}
