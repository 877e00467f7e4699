//! Where the spaces of the two tracks lie: hexagons in a zigzag, fifteen to a track.

use crate::ui::widget::painter::around;
use engine::duel::{Buzz, Placing, Track};
use iced::{Point, Rectangle, Size, Vector};

/// The height of half a hexagon, in radii.
pub(super) const HALF: f32 = 0.866_025_4;
/// From a hexagon to the next one, in radii.
const STEP: f32 = 1.5;
/// Between the two tracks, in radii.
const BETWEEN: f32 = 0.6;
/// From the middle of the board to the middle of a track, in radii.
const ROW: f32 = 1.5 * HALF + BETWEEN / 2.0;
/// How wide the tracks are, in radii.
const WIDE: f32 = 14.0 * STEP + 2.0;
/// How high the board has to be, in radii: both tracks and what stands above and below them.
const HIGH: f32 = 8.2;
/// The last space.
pub(super) const LAST: i8 = 7;
/// Where the middle between the tracks lies in the room.
const LEVEL: f32 = 0.5;

/// The two tracks in a room.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Zigzag {
    /// Of a hexagon.
    pub radius: f32,
    middle: Point,
    /// -7 lies on the right.
    mirrored: bool,
}

impl Zigzag {
    /// As large as they fit.
    #[must_use]
    pub fn new(room: Size, mirrored: bool) -> Self {
        let radius = (room.width * 0.955 / WIDE).min(room.height / HIGH).max(4.0);
        // In a low room the tracks keep clear of its edges.
        let aside = (ROW + 1.5 * HALF + 0.9) * radius;
        let level = (room.height * LEVEL).clamp(
            aside.min(room.height / 2.0),
            (room.height - aside).max(room.height / 2.0),
        );
        Self {
            radius,
            middle: Point::new(room.width / 2.0, level),
            mirrored,
        }
    }

    /// To the right for spaces that grow, or to the left.
    #[must_use]
    pub const fn way(&self) -> f32 {
        if self.mirrored { -1.0 } else { 1.0 }
    }

    /// The vertical middle between the tracks.
    #[must_use]
    pub const fn middle(&self) -> Point {
        self.middle
    }

    /// Does this space lie in the outer half of its track, away from the other track?
    #[must_use]
    pub const fn is_outer(x: i8) -> bool {
        x.rem_euclid(2) == 1
    }

    /// Up for Fame, down for Destruction.
    #[must_use]
    pub const fn outward(track: Track) -> f32 {
        match track {
            Track::Fame => -1.0,
            Track::Destruction => 1.0,
        }
    }

    /// The middle of the space `x`.
    #[must_use]
    pub fn space(&self, track: Track, x: i8) -> Point {
        let out = if Self::is_outer(x) {
            HALF / 2.0
        } else {
            -HALF / 2.0
        };
        let across = f32::from(x) * STEP * self.way();
        let down = (ROW + out) * Self::outward(track);
        self.middle + Vector::new(across, down) * self.radius
    }

    /// A place so many half spaces from the middle, also between two spaces.
    #[must_use]
    pub fn at(&self, track: Track, halves: f32) -> Point {
        let last = f32::from(LAST);
        let spaces = (halves / 2.0).clamp(-last, last);
        let low = spaces.floor();
        let (from, to) = (low as i8, (low as i8 + 1).min(LAST));
        let (from, to) = (self.space(track, from), self.space(track, to));
        from + (to - from) * (spaces - low)
    }

    /// The notch beside a space, between its two neighbours.
    #[must_use]
    pub fn notch(&self, track: Track, x: i8) -> Point {
        let out = if Self::is_outer(x) { -1.0 } else { 1.0 };
        let down = out * Self::outward(track) * (HALF + 0.36) * self.radius;
        self.space(track, x) + Vector::new(0.0, down)
    }

    /// Where all spaces of a track lie.
    #[must_use]
    pub fn spaces_of(&self, track: Track) -> Rectangle {
        let middle = self.middle + Vector::new(0.0, ROW * Self::outward(track)) * self.radius;
        around(middle, Vector::new(WIDE / 2.0, 1.5 * HALF) * self.radius)
    }

    /// The outer edge of a track, up or down.
    #[must_use]
    pub fn edge(&self, track: Track) -> f32 {
        self.middle.y + Self::outward(track) * (ROW + 1.5 * HALF) * self.radius
    }

    /// The track that is nearest to a point, if it is near enough.
    #[must_use]
    pub fn track_at(&self, point: Point) -> Option<Track> {
        let track = if point.y < self.middle.y {
            Track::Fame
        } else {
            Track::Destruction
        };
        let wide = (WIDE / 2.0 + 0.5) * self.radius;
        let high = (ROW + 1.5 * HALF + 0.6) * self.radius;
        let near = (point.x - self.middle.x).abs() <= wide && (point.y - self.middle.y).abs() <= high;
        near.then_some(track)
    }

    /// The space whose middle is nearest to a point, if it is near enough.
    #[must_use]
    pub fn space_at(&self, point: Point) -> Option<(Track, i8)> {
        let track = self.track_at(point)?;
        let far = |x: &i8| {
            let off = self.space(track, *x) - point;
            off.x.hypot(off.y)
        };
        let nearest = (-LAST..=LAST).min_by(|one, other| far(one).total_cmp(&far(other)))?;
        (far(&nearest) <= self.radius * 1.25).then_some((track, nearest))
    }

    /// The place of a token held over a point, if it is near a track.
    #[must_use]
    pub fn placing_at(&self, point: Point, buzz: Buzz, turned: bool) -> Option<Placing> {
        let track = self.track_at(point)?;
        let length = buzz.length();
        let x = (point.x - self.middle.x) / (STEP * self.radius) * self.way();
        let low = (x - f32::from(length - 1) / 2.0).round() as i8;
        Some(Placing {
            track,
            low: low.clamp(-LAST, LAST + 1 - length),
            turned: turned && buzz.turns(),
        })
    }
}
