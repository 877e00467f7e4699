//! How things move: easings, and how dice are thrown.

use engine::parts::{Dice, DiceMask, Faces};
use iced::Vector;
use std::f32::consts::TAU;

/// How a hand threw dice: without a flick they leave it at the lower edge.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Flick {
    /// Where the hand let go: shares of the width and height of the tray.
    pub from: Option<(f32, f32)>,
    /// How fast and in which direction: rooms of a die in the time of a throw.
    pub way: Vector,
}

/// Dice in the air.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Throw<F: Faces> {
    /// Which of the dice.
    pub mask: DiceMask,
    /// They come out of the hand; otherwise they lay on the table, and were taken up.
    pub fresh: bool,
    /// What makes this throw unlike others.
    pub salt: u32,
    /// How the hand threw them.
    pub flick: Flick,
    /// What the dice showed before, where they lay.
    pub before: Dice<F>,
    /// How far it has come, from 0 to 1.
    pub time: f32,
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
