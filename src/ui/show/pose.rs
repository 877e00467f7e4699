//! How things move: easings, and the way of a die through the air.

use engine::parts::Faces;
use std::f32::consts::{PI, TAU};

/// How a die lies or flies. Distances are in die sizes, angles in radians.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose<F> {
    /// To the right of its place.
    pub x: f32,
    /// Below its place.
    pub y: f32,
    /// Turned by this much.
    pub turn: f32,
    /// Larger than at rest.
    pub scale: f32,
    /// How high above the table, from 0 to 1: its shadow grows softer.
    pub height: f32,
    /// What it shows now.
    pub face: F,
    /// Does it lie still?
    pub settled: bool,
}

impl<F: Faces> Pose<F> {
    /// A die at rest.
    #[must_use]
    pub const fn rest(face: F) -> Self {
        Self {
            x: 0.0,
            y: 0.0,
            turn: 0.0,
            scale: 1.0,
            height: 0.0,
            face,
            settled: true,
        }
    }

    /// A thrown die: the `nth` of `count` in the hand, at `time` (0 to 1) of the throw. `fresh` dice come in
    /// from the side, others are tossed up from where they lay. `salt` makes no two throws alike.
    #[must_use]
    pub fn thrown(face: F, nth: usize, count: usize, time: f32, fresh: bool, salt: u32) -> Self {
        let noise = |which: u32| noise(salt.wrapping_mul(31).wrapping_add(nth as u32), which);
        let share = nth as f32 / count.max(1) as f32;
        let leaves = share * 0.12;
        let lands = 0.56 + 0.34 * (nth + 1) as f32 / count.max(1) as f32 + 0.04 * (noise(0) - 0.5);
        if time >= lands {
            return Self::landed(face, (time - lands) / 0.1);
        }
        let way = ((time - leaves) / (lands - leaves)).clamp(0.0, 1.0);
        let ease = ease_out(way);
        let spins =
            if fresh { 1.5 + noise(1) } else { 1.0 + noise(1) } * if noise(2) > 0.5 { 1.0 } else { -1.0 };
        let (x, y, height) = if fresh {
            let hop = (way * PI * 2.0).sin().abs() * (1.0 - way);
            (
                -(1.4 + nth as f32 * 0.85 + noise(3)) * (1.0 - ease),
                (noise(4) - 0.25) * 0.9 * (1.0 - ease) - 0.3 * hop,
                hop,
            )
        } else {
            // Tossed towards the onlooker rather than up: neighbours of the tray stay free.
            let up = (way * PI).sin();
            ((noise(3) - 0.5) * 0.4 * up, -(0.2 + 0.14 * noise(4)) * up, up)
        };
        let tumbles = 6.0 + 3.0 * noise(5);
        let shown = if way > 0.6 {
            face
        } else {
            F::ALL[((way * tumbles) as usize + nth + salt as usize) % F::ALL.len()]
        };
        Self {
            x,
            y,
            turn: spins * TAU * (1.0 - ease),
            scale: 1.0 + 0.2 * height,
            height,
            face: shown,
            settled: false,
        }
    }

    /// Just landed: a short bounce, `since` from 0 to 1 and beyond.
    fn landed(face: F, since: f32) -> Self {
        let rest = Self::rest(face);
        if since >= 1.0 {
            return rest;
        }
        let bump = (since * PI).sin();
        Self {
            y: -0.05 * bump,
            scale: 1.0 + 0.07 * bump,
            height: 0.1 * bump,
            ..rest
        }
    }

    /// A die turned by hand from one face to another, at `time` from 0 to 1.
    #[must_use]
    pub fn turned(from: F, to: F, time: f32) -> Self {
        let up = (time * PI).sin();
        Self {
            y: -0.3 * up,
            turn: if time < 0.5 {
                ease_in(time * 2.0)
            } else {
                ease_out((time - 0.5) * 2.0) - 1.0
            } * PI
                / 2.0,
            scale: 1.0 + 0.12 * up,
            height: up,
            face: if time < 0.5 { from } else { to },
            settled: false,
            ..Self::rest(to)
        }
    }
}

/// A number between 0 and 1 that looks random and is always the same.
#[must_use]
pub fn noise(one: u32, other: u32) -> f32 {
    let mut bits = one.wrapping_mul(0x9E37_79B9) ^ other.wrapping_mul(0x85EB_CA6B).wrapping_add(0x27D4_EB2F);
    bits ^= bits >> 15;
    bits = bits.wrapping_mul(0x2C1B_3C6D);
    bits ^= bits >> 12;
    bits = bits.wrapping_mul(0x297A_2D39);
    bits ^= bits >> 15;
    (bits >> 8) as f32 / 16_777_216.0
}

/// Quick at first, then slower.
#[must_use]
pub fn ease_out(time: f32) -> f32 {
    1.0 - (1.0 - time).powi(3)
}

/// Slow at first, then quicker.
#[must_use]
pub fn ease_in(time: f32) -> f32 {
    time.powi(3)
}

/// Slow at both ends.
#[must_use]
pub fn ease_in_out(time: f32) -> f32 {
    if time < 0.5 {
        4.0 * time.powi(3)
    } else {
        1.0 - (-2.0 * time + 2.0).powi(3) / 2.0
    }
}

/// Beyond the goal and back to it.
#[must_use]
pub fn ease_out_back(time: f32) -> f32 {
    let over = 1.6;
    let back = time - 1.0;
    1.0 + (over + 1.0) * back.powi(3) + over * back.powi(2)
}

/// Between two numbers.
#[must_use]
pub fn between(from: f32, to: f32, way: f32) -> f32 {
    from + (to - from) * way
}

/// A shake that dies away: from -1 to 1, `time` from 0 to 1.
#[must_use]
pub fn shake(time: f32) -> f32 {
    (time * TAU * 3.5).sin() * (1.0 - time).powi(2)
}
