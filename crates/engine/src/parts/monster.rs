//! The monsters of the family, and the colours of those who play them.

use serde::{Deserialize, Serialize};

/// A monster, whatever it can do in a game: it has one name in files and one portrait in all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Monster {
    /// `gigazaur`
    #[default]
    Gigazaur,
    /// `cyber-kitty`
    CyberKitty,
    /// `the-king`
    TheKing,
    /// `meka-dragon`
    MekaDragon,
    /// `space-penguin`
    SpacePenguin,
    /// `alienoid`
    Alienoid,
    /// `cyber-bunny`
    CyberBunny,
    /// `kraken`
    Kraken,
    /// `boogie-woogie`
    BoogieWoogie,
    /// `pumpkin-jack`
    PumpkinJack,
    /// `pandakai`
    Pandakai,
    /// `baby-gigazaur`
    BabyGigazaur,
    /// `cthulhu`
    Cthulhu,
    /// `king-kong`
    KingKong,
    /// `anubis`
    Anubis,
    /// `cybertooth`
    Cybertooth,
}

impl Monster {
    /// Every monster there is: those of the base game in the order of the box, those of the Dark Edition alone,
    /// those that have joined with their Evolutions, then those of the monster packs.
    pub const ALL: [Self; 16] = [
        Self::Gigazaur,
        Self::CyberKitty,
        Self::TheKing,
        Self::MekaDragon,
        Self::SpacePenguin,
        Self::Alienoid,
        Self::CyberBunny,
        Self::Kraken,
        Self::BoogieWoogie,
        Self::PumpkinJack,
        Self::Pandakai,
        Self::BabyGigazaur,
        Self::Cthulhu,
        Self::KingKong,
        Self::Anubis,
        Self::Cybertooth,
    ];

    /// The monster's name in files.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Gigazaur => "gigazaur",
            Self::CyberKitty => "cyber-kitty",
            Self::TheKing => "the-king",
            Self::MekaDragon => "meka-dragon",
            Self::SpacePenguin => "space-penguin",
            Self::Alienoid => "alienoid",
            Self::CyberBunny => "cyber-bunny",
            Self::Kraken => "kraken",
            Self::BoogieWoogie => "boogie-woogie",
            Self::PumpkinJack => "pumpkin-jack",
            Self::Pandakai => "pandakai",
            Self::BabyGigazaur => "baby-gigazaur",
            Self::Cthulhu => "cthulhu",
            Self::KingKong => "king-kong",
            Self::Anubis => "anubis",
            Self::Cybertooth => "cybertooth",
        }
    }

    /// The colour that suits it at first: that of the monster at its place in a box.
    #[must_use]
    pub const fn colour(self) -> Colour {
        match self {
            Self::Gigazaur | Self::BabyGigazaur | Self::Cthulhu => Colour::Green,
            Self::CyberKitty | Self::CyberBunny => Colour::Pink,
            Self::TheKing | Self::PumpkinJack | Self::KingKong => Colour::Orange,
            Self::MekaDragon | Self::Pandakai | Self::Cybertooth => Colour::Red,
            Self::SpacePenguin | Self::Kraken | Self::Anubis => Colour::Blue,
            Self::Alienoid | Self::BoogieWoogie => Colour::Violet,
        }
    }
}

/// The six colours of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// `green`
    Green,
    /// `pink`
    Pink,
    /// `orange`
    Orange,
    /// `red`
    Red,
    /// `blue`
    Blue,
    /// `violet`
    Violet,
}

impl Colour {
    /// Every colour, in the order of the monsters of a box that they suit.
    pub const ALL: [Self; 6] = [
        Self::Green,
        Self::Pink,
        Self::Orange,
        Self::Red,
        Self::Blue,
        Self::Violet,
    ];

    /// The name in files.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Pink => "pink",
            Self::Orange => "orange",
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Violet => "violet",
        }
    }
}
