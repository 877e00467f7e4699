//! Where dice lie: side by side, or gathered in groups.

use engine::parts::{DiceMask, Faces};
use iced::{Point, Rectangle, Size};

/// Between dice of a row, in die sizes.
pub(super) const GAP: f32 = 0.08;
/// Between the dice that lie aside and the others.
const ASIDE: f32 = 0.36;
/// Between dice of a group.
pub(super) const NEAR: f32 = -0.1;
/// Between groups.
pub(super) const FAR: f32 = 0.42;
/// How far a kept die rises.
pub(super) const LIFT: f32 = 0.16;
/// Room for keys under the dice.
pub(super) const KEYS: f32 = 24.0;
/// Left and right of all dice, at least.
const SIDE: f32 = 0.25;
/// Around the dice of a group, in die sizes.
pub(super) const PAD: f32 = 0.07;

/// How high the middles of dice in a row lie above a foot so high: kept ones rise above them.
pub(super) fn height(room: Size, size: f32, foot: f32) -> f32 {
    (room.height - foot) / 2.0 + size * LIFT / 2.0
}

/// So many dice from left to right: those in `aside` lie first.
pub(super) fn left_to_right(count: usize, aside: DiceMask) -> impl Iterator<Item = usize> {
    let is_aside = move |die: &usize| aside.checked_shr(*die as u32).unwrap_or(0) & 1 != 0;
    let others = move |die: &usize| !is_aside(die);
    (0..count).filter(is_aside).chain((0..count).filter(others))
}

/// How wide dice lie.
pub(super) struct Line {
    /// Of a die.
    pub size: f32,
    /// Of all of them together.
    width: f32,
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

    /// Dice side by side, some of them aside.
    pub(super) fn row(count: usize, room: Size, size: f32) -> Self {
        let count = count as f32;
        Self::fitting(count + (count - 1.0).max(0.0) * GAP + ASIDE, room, size)
    }

    /// Where the middles of so many dice are above a foot so high; those in `aside` lie to the left of the others.
    pub(super) fn middles(&self, count: usize, aside: DiceMask, room: Size, foot: f32) -> Vec<Point> {
        let is_aside = |die: &usize| aside & 1 << *die != 0;
        let away = (0..count).filter(is_aside).count();
        let gap = if away > 0 && away < count { ASIDE } else { 0.0 };
        let dice = count as f32;
        let width = (dice + (dice - 1.0).max(0.0) * GAP + gap) * self.size;
        let left = (room.width - width) / 2.0;
        let height = height(room, self.size, foot);
        let middle = |die: usize| {
            let before = (0..die).filter(|other| is_aside(other) == is_aside(&die)).count();
            let (place, gap) = if is_aside(&die) {
                (before, 0.0)
            } else {
                (away + before, gap)
            };
            let x = left + self.size * (0.5 + place as f32 * (1.0 + GAP) + gap);
            Point::new(x, height)
        };
        (0..count).map(middle).collect()
    }

    /// Dice in groups: of each its face, how many dice, and how many symbols beside them.
    pub(super) fn groups<F: Faces>(groups: &[(F, u8, u8)], room: Size, size: f32) -> Self {
        let widths: Vec<f32> = groups
            .iter()
            .filter_map(|(_, count, added)| Self::group_width(*count, *added))
            .collect();
        let count = widths.len() as f32;
        Self::fitting(
            widths.iter().sum::<f32>() + (count - 1.0).max(0.0) * FAR,
            room,
            size,
        )
    }

    /// In die sizes; `None` when there is no such group.
    fn group_width(count: u8, added: u8) -> Option<f32> {
        let count = f32::from(count);
        let chip = if added > 0 { 0.7 } else { 0.0 };
        (count > 0.0 || chip > 0.0).then_some(count + (count - 1.0).max(0.0) * NEAR + chip + 2.0 * PAD)
    }

    /// Where the groups are.
    pub(super) fn group_places<F: Faces>(&self, groups: &[(F, u8, u8)], room: Size) -> Vec<Laying<F>> {
        let mut left = (room.width - self.width) / 2.0;
        let high = self.size * (1.0 + 2.0 * PAD);
        let top = (room.height - KEYS - high) / 2.0;
        let mut places = Vec::new();
        for (face, count, added) in groups.iter().copied() {
            let Some(width) = Self::group_width(count, added) else {
                continue;
            };
            let width = width * self.size;
            places.push(Laying {
                face,
                place: Rectangle::new(Point::new(left, top), Size::new(width, high)),
                added,
            });
            left += width + FAR * self.size;
        }
        places
    }
}

/// A group as it lies.
pub(super) struct Laying<F> {
    /// What its dice show.
    pub face: F,
    /// Where it lies.
    pub place: Rectangle,
    /// Symbols that no die shows.
    pub added: u8,
}

/// Everything in its place.
pub(super) struct Laid<F> {
    /// The middles of the dice.
    pub dice: Vec<Point>,
    /// Of a die.
    pub size: f32,
    /// The groups, once the dice gather.
    pub groups: Vec<Laying<F>>,
}
