//! Where dice lie: side by side, or gathered in groups.

use crate::engine::parts::{Dice, Face};
use iced::{Point, Rectangle, Size};

/// Groups as they lie, and as "the rest" is resolved.
pub const ORDER: [Face; 6] = [
    Face::One,
    Face::Two,
    Face::Three,
    Face::Heart,
    Face::Energy,
    Face::Claw,
];
/// Between dice of a row, in die sizes.
pub const GAP: f32 = 0.2;
/// Between dice of a group.
pub const NEAR: f32 = 0.06;
/// Between groups.
pub const FAR: f32 = 0.42;
/// How far a kept die rises.
pub const LIFT: f32 = 0.16;
/// Room for keys under the dice.
pub const KEYS: f32 = 24.0;
/// Left and right of all dice, at least.
const SIDE: f32 = 0.25;
/// Around the dice of a group, in die sizes.
pub const PAD: f32 = 0.12;

/// How wide dice lie.
pub struct Line {
    /// Of a die.
    pub size: f32,
    /// Of all of them together.
    pub width: f32,
}

impl Line {
    fn fitting(widths: f32, room: Size, size: f32) -> Self {
        let high = (room.height - KEYS) / (1.0 + LIFT + 0.14);
        let size = size
            .min(room.width / (widths.max(1.0) + 2.0 * SIDE))
            .min(high)
            .max(8.0);
        Self {
            size,
            width: widths * size,
        }
    }

    /// Dice side by side.
    pub fn row(count: usize, room: Size, size: f32) -> Self {
        let count = count as f32;
        Self::fitting(count + (count - 1.0).max(0.0) * GAP, room, size)
    }

    /// Where their middles are.
    pub fn middles(&self, room: Size) -> Vec<Point> {
        let count = ((self.width / self.size + GAP) / (1.0 + GAP)).round() as usize;
        let left = (room.width - self.width) / 2.0;
        let middle = |nth: usize| {
            let x = left + self.size * (0.5 + nth as f32 * (1.0 + GAP));
            Point::new(x, (room.height - KEYS) / 2.0 + self.size * LIFT / 2.0)
        };
        (0..count).map(middle).collect()
    }

    /// Dice in groups; `added` smashes lie beside the claws.
    pub fn groups(dice: &Dice, added: u8, room: Size, size: f32) -> Self {
        let widths: Vec<f32> = ORDER
            .into_iter()
            .filter_map(|face| Self::group_width(face, dice, added))
            .collect();
        let count = widths.len() as f32;
        Self::fitting(
            widths.iter().sum::<f32>() + (count - 1.0).max(0.0) * FAR,
            room,
            size,
        )
    }

    /// In die sizes; `None` when there is no such group.
    fn group_width(face: Face, dice: &Dice, added: u8) -> Option<f32> {
        let count = f32::from(dice.count(face));
        let chip = if face == Face::Claw && added > 0 { 0.7 } else { 0.0 };
        (count > 0.0 || chip > 0.0).then_some(count + (count - 1.0).max(0.0) * NEAR + chip + 2.0 * PAD)
    }

    /// Where the groups are.
    pub fn group_places(&self, dice: &Dice, added: u8, room: Size) -> Vec<Laying> {
        let mut left = (room.width - self.width) / 2.0;
        let high = self.size * (1.0 + 2.0 * PAD);
        let top = (room.height - KEYS - high) / 2.0;
        let mut places = Vec::new();
        for face in ORDER {
            let Some(width) = Self::group_width(face, dice, added) else {
                continue;
            };
            let width = width * self.size;
            places.push(Laying {
                face,
                place: Rectangle::new(Point::new(left, top), Size::new(width, high)),
                added: if face == Face::Claw { added } else { 0 },
            });
            left += width + FAR * self.size;
        }
        places
    }
}

/// A group as it lies.
pub struct Laying {
    /// What its dice show.
    pub face: Face,
    /// Where it lies.
    pub place: Rectangle,
    /// Smashes that cards have added.
    pub added: u8,
}

/// Everything in its place.
pub struct Laid {
    /// The middles of the dice.
    pub dice: Vec<Point>,
    /// Of a die.
    pub size: f32,
    /// The groups, once the dice gather.
    pub groups: Vec<Laying>,
}
