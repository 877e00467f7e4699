//! The two tracks: where a marker may stand, and what the spaces mean to the two players (`duel.md` §3).

use crate::Seat;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// One of the two tracks, and the marker on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Track {
    /// The crowds.
    #[default]
    Fame,
    /// The city.
    Destruction,
}

impl Track {
    /// Both tracks in their fixed order.
    pub const ALL: [Self; 2] = [Self::Fame, Self::Destruction];

    /// The track's place in [`Track::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The track's name in files.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Fame => "fame",
            Self::Destruction => "destruction",
        }
    }
}

/// A space of a track, from -7 (victory of the player who began) to +7 (victory of the other one); the extra
/// space of a Buzz token lies half-way between two. Counted in half spaces inside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Space(pub(super) i8);

/// The space at which a track ends, on either side.
pub(super) const LAST: i8 = 7;
/// The nearest and the farthest space of the spotlight zones.
const ZONE: (i8, i8) = (3, 5);

impl Space {
    /// The middle of the track.
    pub const START: Self = Self(0);

    /// The printed space `x`, from -7 to 7.
    #[must_use]
    pub const fn at(x: i8) -> Self {
        Self(2 * x)
    }

    /// The space in half spaces, from -14 to 14.
    #[must_use]
    pub const fn halves(self) -> i8 {
        self.0
    }

    /// The space that is so many half spaces from the middle, if the track reaches so far.
    #[must_use]
    pub const fn from_halves(halves: i8) -> Option<Self> {
        if halves.unsigned_abs() <= 2 * LAST.unsigned_abs() {
            Some(Self(halves))
        } else {
            None
        }
    }

    /// The printed space, or `None` on an extra space.
    #[must_use]
    pub const fn whole(self) -> Option<i8> {
        if self.0 % 2 == 0 { Some(self.0 / 2) } else { None }
    }

    /// How far it is pulled, in half spaces, toward the side with this sign.
    pub(super) const fn toward(self, side: i8) -> i8 {
        self.0 * side
    }

    /// Is it in the spotlight zone of the side with this sign?
    #[must_use]
    pub(super) const fn in_zone_of(self, side: i8) -> bool {
        let halves = self.toward(side);
        2 * ZONE.0 <= halves && halves <= 2 * ZONE.1
    }

    /// Is it in either spotlight zone?
    #[must_use]
    pub const fn in_spotlight(self) -> bool {
        self.in_zone_of(1) || self.in_zone_of(-1)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f64::from(*self).fmt(f)
    }
}

impl From<Space> for f64 {
    fn from(space: Space) -> Self {
        Self::from(space.0) / 2.0
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.whole() {
            Some(x) => serializer.serialize_i8(x),
            None => serializer.serialize_f64(f64::from(*self)),
        }
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let x = f64::deserialize(deserializer)?;
        Self::try_from(x).map_err(D::Error::custom)
    }
}

impl TryFrom<f64> for Space {
    type Error = String;

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a whole number from -14 to 14 by then"
    )]
    fn try_from(x: f64) -> Result<Self, String> {
        let halves = x * 2.0;
        if halves.fract() == 0.0 && halves.abs() <= f64::from(2 * LAST) {
            return Ok(Self(halves as i8));
        }
        Err(format!(
            "{x} is no space of a track: they go from -7 to 7, extra spaces end in .5"
        ))
    }
}

/// The sign of the side to which a player pulls: the one who began pulls toward -7.
#[must_use]
pub(super) const fn side_of(seat: Seat, first: Seat) -> i8 {
    if seat.0 == first.0 { -1 } else { 1 }
}
