//! How a figure holds itself: every mood and every deed as data over time, blended into one [`Pose`].
//!
//! A pose names no limb of any monster. What its numbers turn, shift and stretch stands in [`super::rig`].

use crate::ui::show::attitude::{Attitude, Deed, Mood};
use crate::ui::show::pose::{between, ease_in_out};
use std::f32::consts::{PI, TAU};

/// Breaths are counted in beats, three a second: a breath takes this many.
const BREATH: u32 = 16;
/// How full the chest is, every other beat. It fills, holds, empties and rests: between two pictures that are the same
/// nothing is drawn.
const CHEST: [f32; 8] = [0.0, 0.5, 1.0, 1.0, 1.0, 0.65, 0.3, 0.0];
/// A blink comes once in this many.
const BLINK: u32 = 27;

/// Which picture of a breathing figure it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Beat(pub u32);

impl Beat {
    /// Nobody breathes.
    pub const STILL: Self = Self(0);

    /// The picture in which this one of several figures moved last: neighbours take turns, so that half of them are
    /// drawn anew at a time.
    const fn of(self, nth: u32) -> Self {
        match self.0 {
            0 => self,
            1 => Self(1),
            beat => Self(beat - ((beat ^ nth) & 1)),
        }
    }
}

/// How a figure holds itself. Zero everywhere is the figure as it is drawn. Lengths are shares of its height,
/// angles radians; limbs go from -1 (down, in, shut) over 0 (as drawn) to 1 (up, out, wide open).
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Pose {
    /// Moved to the front: towards whom it is turned to.
    pub slide: f32,
    /// Above the ground.
    pub lift: f32,
    /// Pressed together (above 0) or stretched (below), as a share.
    pub squash: f32,
    /// Leaning to the front, about its soles.
    pub lean: f32,
    /// The head.
    pub head: f32,
    /// The jaw.
    pub jaw: f32,
    /// The arm in front.
    pub front: f32,
    /// The other one.
    pub back: f32,
    /// Tail, wings, cape, ears: what trails.
    pub tail: f32,
    /// The chest, from 0 (empty) to 1 (full).
    pub breath: f32,
    /// The eyes: above a half they are shut.
    pub lids: f32,
}

impl Pose {
    /// As it is drawn.
    pub const REST: Self = Self {
        slide: 0.0,
        lift: 0.0,
        squash: 0.0,
        lean: 0.0,
        head: 0.0,
        jaw: 0.0,
        front: 0.0,
        back: 0.0,
        tail: 0.0,
        breath: 0.0,
        lids: 0.0,
    };

    /// How it holds itself while its body says this; `nth` tells it from its neighbours, so that they do not
    /// breathe as one.
    #[must_use]
    pub fn of(attitude: &Attitude, beat: Beat, nth: u32) -> Self {
        let beat = beat.of(nth);
        let still = held(attitude.was, beat, nth).towards(held(attitude.mood, beat, nth), attitude.turned);
        let Some((deed, time)) = attitude.deed else {
            return still;
        };
        let done = match deed {
            Deed::Attack(_) => at(ATTACK, time),
            Deed::Hurt => at(HURT, time),
            Deed::Heal => at(HEAL, time),
            Deed::Walk => walking(time),
        };
        // A deed begins and ends in how the figure stands.
        still.towards(done, (time / 0.08).min((1.0 - time) / 0.3).clamp(0.0, 1.0))
    }

    /// Between this pose and another.
    #[must_use]
    pub fn towards(self, other: Self, way: f32) -> Self {
        self.with(other, |one, two| between(one, two, way))
    }

    fn plus(self, other: Self) -> Self {
        self.with(other, |one, two| one + two)
    }

    fn with(self, other: Self, join: impl Fn(f32, f32) -> f32) -> Self {
        Self {
            slide: join(self.slide, other.slide),
            lift: join(self.lift, other.lift),
            squash: join(self.squash, other.squash),
            lean: join(self.lean, other.lean),
            head: join(self.head, other.head),
            jaw: join(self.jaw, other.jaw),
            front: join(self.front, other.front),
            back: join(self.back, other.back),
            tail: join(self.tail, other.tail),
            breath: join(self.breath, other.breath),
            lids: join(self.lids, other.lids),
        }
    }
}

/// A moment of a deed, from 0 to 1, and the pose then.
type Key = (f32, Pose);

/// It draws back, strikes, and stands again. The blow lands before the hearts are gone.
const ATTACK: &[Key] = &[
    (0.0, Pose::REST),
    (
        0.1,
        Pose {
            slide: -0.04,
            squash: 0.05,
            lean: -0.1,
            head: 0.3,
            front: 1.0,
            tail: 0.6,
            ..Pose::REST
        },
    ),
    (
        0.25,
        Pose {
            slide: 0.15,
            lift: 0.03,
            squash: -0.05,
            lean: 0.2,
            head: 0.5,
            jaw: 1.0,
            front: -0.7,
            back: 0.6,
            tail: -1.0,
            ..Pose::REST
        },
    ),
    (
        0.5,
        Pose {
            slide: 0.13,
            squash: 0.03,
            lean: 0.16,
            head: 0.2,
            jaw: 0.8,
            front: -0.6,
            back: 0.3,
            tail: -0.6,
            ..Pose::REST
        },
    ),
    (1.0, Pose::REST),
];

/// It is thrown back, eyes shut, and shakes it off.
const HURT: &[Key] = &[
    (0.0, Pose::REST),
    (
        0.14,
        Pose {
            slide: -0.06,
            squash: 0.08,
            lean: -0.16,
            head: -0.9,
            jaw: 0.8,
            front: 0.7,
            back: 0.7,
            tail: 1.0,
            lids: 1.0,
            ..Pose::REST
        },
    ),
    (
        0.45,
        Pose {
            slide: -0.04,
            squash: 0.04,
            lean: -0.09,
            head: -0.6,
            jaw: 0.4,
            front: 0.3,
            back: 0.3,
            tail: 0.3,
            lids: 0.8,
            ..Pose::REST
        },
    ),
    (1.0, Pose::REST),
];

/// It draws a deep breath, eyes shut.
const HEAL: &[Key] = &[
    (0.0, Pose::REST),
    (
        0.3,
        Pose {
            squash: -0.05,
            head: 0.6,
            front: 0.5,
            back: 0.5,
            tail: 0.5,
            breath: 1.6,
            lids: 1.0,
            ..Pose::REST
        },
    ),
    (
        0.65,
        Pose {
            squash: -0.03,
            head: 0.5,
            front: 0.4,
            back: 0.4,
            breath: 1.2,
            lids: 0.8,
            ..Pose::REST
        },
    ),
    (1.0, Pose::REST),
];

/// Its chest is out and its head is high.
const PROUD: Pose = Pose {
    squash: -0.03,
    lean: -0.02,
    head: 0.6,
    front: 0.45,
    back: 0.3,
    tail: 0.5,
    breath: 0.6,
    ..Pose::REST
};

/// It has slumped where it stood.
const DOWN: Pose = Pose {
    slide: -0.02,
    squash: 0.2,
    lean: -0.14,
    head: -1.0,
    jaw: 0.3,
    front: -0.9,
    back: -0.9,
    tail: -1.0,
    lids: 1.0,
    ..Pose::REST
};

/// Its arms are up and its mouth is open.
const CHEERING: Pose = Pose {
    squash: -0.02,
    head: 0.8,
    jaw: 0.7,
    front: 1.0,
    back: 1.0,
    tail: 0.6,
    breath: 0.6,
    ..Pose::REST
};

/// How it stands in this mood.
fn held(mood: Mood, beat: Beat, nth: u32) -> Pose {
    if beat == Beat::STILL {
        return match mood {
            Mood::Waiting => Pose::REST,
            Mood::Proud => PROUD,
            Mood::Down => DOWN,
            Mood::Cheering => CHEERING,
        };
    }
    let count = |period: u32| beat.0.wrapping_add(nth.wrapping_mul(period / 3 + 1)) % period;
    let wave = |period: u32| (count(period) as f32 / period as f32 * TAU).sin();
    let breath = CHEST[(count(BREATH) / 2) as usize % CHEST.len()];
    let alive = Pose {
        breath,
        head: 0.12 * breath,
        front: 0.07 * breath,
        back: 0.07 * breath,
        tail: 0.6 * breath - 0.3,
        lids: if count(BLINK) == 0 { 1.0 } else { 0.0 },
        ..Pose::REST
    };
    match mood {
        Mood::Waiting => alive,
        Mood::Proud => PROUD.plus(alive),
        Mood::Down => DOWN,
        Mood::Cheering => {
            let up = wave(6).abs();
            CHEERING.plus(Pose {
                lift: 0.05 * up,
                squash: 0.04 * (1.0 - up),
                front: -0.35 * (1.0 - up),
                back: -0.35 * up,
                jaw: 0.3 * up,
                ..Pose::REST
            })
        }
    }
}

/// The pose at a moment of a deed.
fn at(keys: &[Key], time: f32) -> Pose {
    let after = keys.iter().position(|(when, _)| *when > time);
    match after {
        None => keys.last().map_or(Pose::REST, |(_, pose)| *pose),
        Some(0) => Pose::REST,
        Some(after) => {
            let ((from, before), (to, next)) = (keys[after - 1], keys[after]);
            before.towards(next, ease_in_out((time - from) / (to - from)))
        }
    }
}

/// It walks, three hops on the way.
fn walking(time: f32) -> Pose {
    let step = (time * PI * 3.0).sin();
    Pose {
        lift: 0.12 * step.abs(),
        squash: 0.06 * (1.0 - step.abs()),
        lean: 0.07 + 0.03 * step,
        head: 0.2 * step.abs(),
        front: 0.5 * step,
        back: -0.5 * step,
        tail: 0.6 * step,
        ..Pose::REST
    }
}
