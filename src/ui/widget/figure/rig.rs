//! How a pose moves the parts of a figure; which parts there are stands in [`super::parts`].
//!
//! A part is the group of its name in `figures/SLUG.svg`, where the parts stand in the order in which they are
//! drawn; the tables keep that order. Points are those of that picture, 256 by 320.

use super::pose::Pose;
use engine::parts::Monster;

/// What of a pose moves a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Channel {
    Head,
    Jaw,
    /// The arm on the left of the picture.
    Left,
    /// The arm on the right of the picture.
    Right,
    Tail,
    Breath,
    Lids,
}

impl Channel {
    /// How far it is; `front` is 1 where the right arm of the picture is the one in front, and else -1.
    fn of(self, pose: &Pose, front: f32) -> f32 {
        match (self, front > 0.0) {
            (Self::Head, _) => pose.head,
            (Self::Jaw, _) => pose.jaw,
            (Self::Left, true) | (Self::Right, false) => pose.back,
            (Self::Left, false) | (Self::Right, true) => pose.front,
            (Self::Tail, _) => pose.tail,
            (Self::Breath, _) => pose.breath,
            (Self::Lids, _) => pose.lids,
        }
    }
}

/// How a pose moves a part.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Move {
    /// Turned by this many degrees clockwise at 1, and at -1.
    Turn(Channel, f32, f32),
    /// Moved by this much to the right and down at 1; the other way at -1.
    Shift(Channel, f32, f32),
    /// Wider and higher by these shares at 1; narrower and lower at -1.
    Grow(Channel, f32, f32),
    /// Only drawn above a half.
    Shown(Channel),
}

/// A part of a figure.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Part {
    /// Its group in the picture.
    pub name: &'static str,
    /// The part that takes it along; none for what stands on the ground.
    pub on: &'static str,
    /// The point about which it turns.
    pub pivot: (f32, f32),
    /// How a pose moves it.
    pub moves: &'static [Move],
}

/// Where a part is: turned and stretched about its pivot, which is somewhere else now.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Place {
    pivot: (f32, f32),
    /// Where the pivot is.
    pub at: (f32, f32),
    /// Turned clockwise, in radians.
    pub turn: f32,
    /// Its own width and height, as shares.
    pub grown: (f32, f32),
    pub shown: bool,
}

impl Place {
    /// Where a point of the picture has come to.
    pub(super) fn of(&self, (x, y): (f32, f32)) -> (f32, f32) {
        let (x, y) = (
            (x - self.pivot.0) * self.grown.0,
            (y - self.pivot.1) * self.grown.1,
        );
        let (sin, cos) = self.turn.sin_cos();
        (self.at.0 + x * cos - y * sin, self.at.1 + x * sin + y * cos)
    }
}

/// Where every part is in a pose, in the order in which they are drawn.
pub(super) fn places(parts: &'static [Part], pose: &Pose, front: f32) -> Vec<(&'static Part, Place)> {
    let place = |part: &'static Part| (part, placed(parts, part, pose, front, parts.len()));
    parts.iter().map(place).collect()
}

/// Where a part is; at most `deep` parts carry it.
fn placed(parts: &[Part], part: &Part, pose: &Pose, front: f32, deep: usize) -> Place {
    let carrier = parts.iter().find(|other| other.name == part.on && deep > 0);
    let carried = carrier.map(|carrier| placed(parts, carrier, pose, front, deep - 1));
    let mut place = Place {
        pivot: part.pivot,
        at: part.pivot,
        turn: 0.0,
        grown: (1.0, 1.0),
        shown: true,
    };
    let mut shift = (0.0, 0.0);
    for step in part.moves {
        match *step {
            Move::Turn(channel, up, down) => {
                let value = channel.of(pose, front);
                let degrees = if value >= 0.0 { up } else { down } * value.abs();
                place.turn += degrees.to_radians();
            }
            Move::Shift(channel, x, y) => {
                let value = channel.of(pose, front);
                shift = (shift.0 + x * value, shift.1 + y * value);
            }
            Move::Grow(channel, wide, high) => {
                let value = channel.of(pose, front);
                place.grown.0 *= 1.0 + wide * value;
                place.grown.1 *= 1.0 + high * value;
            }
            Move::Shown(channel) => place.shown &= channel.of(pose, front) > 0.5,
        }
    }
    let moved = (part.pivot.0 + shift.0, part.pivot.1 + shift.1);
    match carried {
        None => place.at = moved,
        Some(carrier) => {
            place.at = carrier.of(moved);
            place.turn += carrier.turn;
        }
    }
    place
}

/// The file and the group of a part.
pub(super) fn path(monster: Monster, part: &Part) -> String {
    format!("figures/{}.svg#{}", monster.slug(), part.name)
}
