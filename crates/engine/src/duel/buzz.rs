//! The Buzz tokens: their shapes, their bonuses and where they lie (`duel.md` §6).

use super::capacity::BONUSES;
use super::track::Track;
use crate::parts::Shelf;
use serde::{Deserialize, Serialize};

/// A Buzz token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Buzz {
    /// One space: hit.
    Cat,
    /// One space: token.
    Panda,
    /// One space: heart.
    Fish,
    /// One space: energy.
    Tiger,
    /// Two spaces: hit, token.
    Lizard,
    /// Two spaces: energy, heart.
    Anubis,
    /// Three spaces: energy, hit, heart.
    Dragon,
    /// Three spaces: heart, two hits, heart.
    Pumpkin,
    /// Two blank spaces, and an extra one with a heart between them.
    Phantom,
    /// Two blank spaces, and an extra one with a hit between them.
    Penguin,
    /// Three spaces of which the middle one is gone.
    Alien,
    /// The King's first: the rival's pull ends there.
    King,
    /// The King's second.
    #[serde(rename = "king-2")]
    King2,
}

/// What a space of a Buzz token gives to whoever pulls a marker onto it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// Nothing.
    #[default]
    Blank,
    /// The rival of the puller takes a packet of one hit.
    Hit,
    /// The rival of the puller takes a packet of two hits.
    TwoHits,
    /// The puller gains a heart.
    Heart,
    /// The puller gains an energy.
    Energy,
    /// The puller gains a dice token.
    Token,
}

/// How a token changes the track.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shape {
    /// It does not: these bonuses lie on its spaces, from one end to the other.
    Plain(&'static [Bonus]),
    /// It covers two spaces and adds one between them, with this bonus.
    Longer(Bonus),
    /// It covers three spaces and takes the middle one away.
    Shorter,
    /// It covers one space, on which the pull of The King's rival ends.
    Stop,
}

/// Where a token lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Placing {
    /// On which track.
    pub track: Track,
    /// The lowest space that it covers.
    pub low: i8,
    /// Two spaces with different bonuses only: the printed order runs toward -7. Three spaces have no choice.
    #[serde(default)]
    pub turned: bool,
}

/// How many tokens there are.
pub(super) const COUNT: usize = 13;

impl Buzz {
    /// All tokens, the common ones first.
    pub const ALL: [Self; COUNT] = [
        Self::Cat,
        Self::Panda,
        Self::Fish,
        Self::Tiger,
        Self::Lizard,
        Self::Anubis,
        Self::Dragon,
        Self::Pumpkin,
        Self::Phantom,
        Self::Penguin,
        Self::Alien,
        Self::King,
        Self::King2,
    ];

    /// The King's tokens, which are alike.
    pub const KINGS: [Self; 2] = [Self::King, Self::King2];

    /// The token's place in [`Buzz::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Is it one of The King's?
    #[must_use]
    pub const fn is_king(self) -> bool {
        matches!(self, Self::King | Self::King2)
    }

    /// The token's name in files; The King's two share theirs with a number behind the second.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Cat => "cat",
            Self::Panda => "panda",
            Self::Fish => "fish",
            Self::Tiger => "tiger",
            Self::Lizard => "lizard",
            Self::Anubis => "anubis",
            Self::Dragon => "dragon",
            Self::Pumpkin => "pumpkin",
            Self::Phantom => "phantom",
            Self::Penguin => "penguin",
            Self::Alien => "alien",
            Self::King => "king",
            Self::King2 => "king-2",
        }
    }

    /// Its shape (`duel.md` §6.1).
    #[must_use]
    pub const fn shape(self) -> Shape {
        use Bonus::{Energy, Heart, Hit, Token, TwoHits};
        match self {
            Self::Cat => Shape::Plain(&[Hit]),
            Self::Panda => Shape::Plain(&[Token]),
            Self::Fish => Shape::Plain(&[Heart]),
            Self::Tiger => Shape::Plain(&[Energy]),
            Self::Lizard => Shape::Plain(&[Hit, Token]),
            Self::Anubis => Shape::Plain(&[Energy, Heart]),
            Self::Dragon => Shape::Plain(&[Energy, Hit, Heart]),
            Self::Pumpkin => Shape::Plain(&[Heart, TwoHits, Heart]),
            Self::Phantom => Shape::Longer(Heart),
            Self::Penguin => Shape::Longer(Hit),
            Self::Alien => Shape::Shorter,
            Self::King | Self::King2 => Shape::Stop,
        }
    }

    /// How many printed spaces it covers.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "`capacity` asserts that there are three bonuses at most"
    )]
    pub const fn length(self) -> i8 {
        match self.shape() {
            Shape::Plain(bonuses) => bonuses.len() as i8,
            Shape::Longer(_) => 2,
            Shape::Shorter => 3,
            Shape::Stop => 1,
        }
    }

    /// May it lie either way round: does that make a difference, and does the zigzag of the track leave the
    /// choice?
    #[must_use]
    pub const fn turns(self) -> bool {
        matches!(self, Self::Lizard | Self::Anubis)
    }

    /// The bonuses of the spaces it covers, from the lowest one up, as it lies there.
    #[must_use]
    pub fn bonuses(self, placing: Placing) -> Shelf<Bonus, BONUSES> {
        let mut bonuses: Shelf<Bonus, BONUSES> = match self.shape() {
            Shape::Plain(printed) => printed.iter().copied().collect(),
            Shape::Longer(_) | Shape::Shorter | Shape::Stop => {
                (0..self.length()).map(|_| Bonus::Blank).collect()
            }
        };
        // Three spaces follow the zigzag, which is mirrored from space to space and from track to track.
        let downward = match bonuses.len() {
            3 => (placing.low.rem_euclid(2) == 0) == (placing.track == Track::Fame),
            _ => placing.turned,
        };
        if downward {
            bonuses.reverse();
        }
        bonuses
    }
}

impl Placing {
    /// Does a token of this length, lying here, cover the printed space `x`?
    #[must_use]
    pub const fn covers(self, length: i8, x: i8) -> bool {
        self.low <= x && x < self.low + length
    }
}
