//! The dice of a turn: thrown, kept, gathered in groups. Start at [`tray`], which shows those of the classic
//! game; another game tells of its dice as a [`DiceView`] and lays them with [`Tray::of`].
//!
//! While dice can be chosen they lie in a row, so that number keys find them; kept ones rise, with gilded
//! edges. When the others are thrown again, the kept ones go to the left, and stay there while those fly. Once
//! nothing changes them any more the dice gather in groups, in the order of [`DiceView::ORDER`].
//!
//! Here stands what a tray is; `hand` says what a hand does with it, `draw` draws it. Its dice are solids
//! ([`pixels::solid`], as pictures in `sprite`), and fly as `flight` works out.

mod classic;
mod draw;
mod flight;
mod hand;
mod lay;
mod sprite;
#[cfg(test)]
mod tests;

pub use super::die::Body;
pub use crate::ui::show::pose::Flick;
pub use classic::special::{self, specials};
pub use classic::{Thrown, beside, groups, tray};
pub use hand::Hover;
pub use sprite::Make;

use super::painter::painted;
use super::placed::placed;
use crate::ui::show::Speed;
use crate::ui::show::pose::{self, Throw};
use crate::ui::widget::tooltip::{self, tooltip};
use engine::parts::{Dice, DiceMask, Faces};
use flight::{Flight, Order};
use iced::widget::{container, space};
use iced::{Element, Point, Rectangle, Size, Vector};
use lay::{KEYS, LIFT, Laid, Line, NEAR, PAD};

/// Dice as they lie and fly at this moment.
pub trait DiceView {
    /// What they show.
    type Face: Faces;

    /// The groups as they lie, once the dice have gathered.
    const ORDER: [Self::Face; 6];

    /// What they show, or are about to; none before the first throw.
    fn dice(&self) -> Dice<Self::Face>;

    /// How many dice are in the hand before the first throw.
    fn blanks(&self) -> usize {
        0
    }

    /// Those that are in the air.
    fn throw(&self) -> Option<Throw<Self::Face>>;

    /// The dice that lie aside, to the left of the others, and those that did before the last throw.
    fn aside(&self) -> (DiceMask, DiceMask) {
        (0, 0)
    }

    /// What a die showed before it was turned by hand, and how far it has turned, from 0 to 1.
    fn turned(&self, index: usize) -> Option<(Self::Face, f32)> {
        let _ = index;
        None
    }

    /// Has somebody added this die to the usual ones?
    fn is_extra(&self, index: usize) -> bool {
        index >= 6
    }

    /// The dice from left to right.
    fn left_to_right(&self) -> impl Iterator<Item = usize> {
        lay::left_to_right(self.dice().len(), self.aside().0)
    }

    /// The dice that somebody has decided to throw again, until they lie.
    fn rerolling(&self) -> Option<DiceMask> {
        None
    }

    /// How far the dice have gathered in groups, from 0 to 1.
    fn gathered(&self) -> f32 {
        0.0
    }

    /// Symbols that count with the group of a face although no die shows them.
    fn added(&self, face: Self::Face) -> u8 {
        let _ = face;
        0
    }

    /// The group that is taking effect, and how brightly it shines.
    fn group(&self) -> Option<(Self::Face, f32)> {
        None
    }

    /// Has the group of this face taken effect?
    fn is_resolved(&self, face: Self::Face) -> bool {
        let _ = face;
        false
    }

    /// How fast things move.
    fn speed(&self) -> Speed;

    /// Of which box they are.
    fn make(&self) -> Make;

    /// The picture of a face.
    fn glyph(&self, face: Self::Face) -> String;
}

/// What pressing something says, if it says anything.
type Press<'a, T, Message> = Box<dyn Fn(T) -> Option<Message> + 'a>;

/// A row of dice.
pub struct Tray<'a, D: DiceView, Message> {
    row: D,
    kept: Option<DiceMask>,
    held: DiceMask,
    advised: DiceMask,
    size: f32,
    numbered: bool,
    keyed: bool,
    on_die: Option<Press<'a, usize, Message>>,
    on_group: Option<Press<'a, D::Face, Message>>,
    on_throw: Option<Press<'a, Flick, Message>>,
}

impl<D: DiceView, Message> std::fmt::Debug for Tray<'_, D, Message> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Tray")
            .field("kept", &self.kept)
            .field("size", &self.size)
            .finish_non_exhaustive()
    }
}

impl<'a, D: DiceView, Message> Tray<'a, D, Message> {
    /// The dice from left to right.
    #[must_use]
    pub fn lie(&self) -> Vec<usize> {
        self.row.left_to_right().collect()
    }

    /// Lays dice.
    #[must_use]
    pub fn of(row: D) -> Self {
        Self {
            row,
            kept: None,
            held: 0,
            advised: 0,
            size: 84.0,
            numbered: true,
            keyed: true,
            on_die: None,
            on_group: None,
            on_throw: None,
        }
    }

    /// The dice that are kept; without this those that the active monster has not decided to throw again.
    #[must_use]
    pub fn kept(self, kept: DiceMask) -> Self {
        Self {
            kept: Some(kept),
            ..self
        }
    }

    /// The dice that nobody may throw again now: they rise as kept ones do, with a lock where others have their key.
    #[must_use]
    pub fn held(self, held: DiceMask) -> Self {
        Self { held, ..self }
    }

    /// Are numbers keys of the dice now? Their room stays.
    #[must_use]
    pub fn keyed(self, keyed: bool) -> Self {
        Self { keyed, ..self }
    }

    /// The dice that somebody would keep: each has a mark above it.
    #[must_use]
    pub fn advised(self, advised: DiceMask) -> Self {
        Self { advised, ..self }
    }

    /// The size of a die where there is room.
    #[must_use]
    pub fn size(self, size: f32) -> Self {
        Self { size, ..self }
    }

    /// Are number keys shown under the dice at some time? Those that are only looked at lie in the middle of the
    /// tray.
    #[must_use]
    pub fn numbered(self, numbered: bool) -> Self {
        Self { numbered, ..self }
    }

    /// Dice with a message can be pressed; the number keys are shown under them.
    #[must_use]
    pub fn on_die(self, pressed: impl Fn(usize) -> Option<Message> + 'a) -> Self {
        Self {
            on_die: Some(Box::new(pressed)),
            ..self
        }
    }

    /// Groups with a message can be pressed; the number keys are shown under them.
    #[must_use]
    pub fn on_group(self, pressed: impl Fn(D::Face) -> Option<Message> + 'a) -> Self {
        Self {
            on_group: Some(Box::new(pressed)),
            ..self
        }
    }

    /// Dice are thrown by hand: those in the hand with a press or a flick, those on the table with a flick.
    #[must_use]
    pub fn on_throw(self, thrown: impl Fn(Flick) -> Option<Message> + 'a) -> Self {
        Self {
            on_throw: Some(Box::new(thrown)),
            ..self
        }
    }

    /// How high the tray is.
    #[must_use]
    pub fn height(&self) -> f32 {
        self.size * (1.0 + LIFT + 0.14) + KEYS
    }

    /// The middle of the dice that show this, in a room so wide and as high as the [tray](Self::height).
    #[must_use]
    pub fn middle_of(&self, face: D::Face, width: f32) -> Point {
        let room = Size::new(width, self.height());
        let laid = self.layout(room);
        if let Some(group) = laid.groups.iter().find(|group| group.face == face) {
            return group.place.center();
        }
        let faces = self.row.dice();
        let shows = faces.iter().zip(&laid.dice).filter(|(of, _)| *of == face);
        let dice: Vec<Point> = shows.map(|(_, middle)| *middle).collect();
        let centre = Point::new(width / 2.0, room.height / 2.0);
        let sum = dice.iter().fold(Vector::ZERO, |sum, die| sum + (*die - centre));
        centre + sum * (1.0 / dice.len().max(1) as f32)
    }

    /// Where each die lies and what it shows, in a room so wide and as high as the [tray](Self::height); none while
    /// dice are in the hand or in the air.
    fn places(&self, width: f32) -> Vec<(D::Face, Rectangle)> {
        if self.holds() || self.row.throw().is_some() {
            return Vec::new();
        }
        let laid = self.layout(Size::new(width, self.height()));
        let place = |middle: Point| super::die::place(middle, laid.size);
        let dice = self.row.dice();
        let dice = dice.iter().zip(&laid.dice);
        dice.map(|(face, middle)| (face, place(*middle))).collect()
    }

    fn layout(&self, room: Size) -> Laid<D::Face> {
        self.layout_with(self.row.aside().0, room)
    }

    /// Where everything lies when these dice lie aside.
    fn layout_with(&self, aside: DiceMask, room: Size) -> Laid<D::Face> {
        let dice = self.row.dice();
        let count = if dice.is_empty() {
            self.row.blanks()
        } else {
            dice.len()
        };
        let row = Line::row(count, room, self.size);
        let gathered = self.row.gathered();
        let mut laid = Laid {
            dice: row.middles(dice.len(), aside, room, if self.numbered { KEYS } else { 0.0 }),
            size: row.size,
            groups: Vec::new(),
        };
        if gathered > 0.0 {
            let groups: Vec<_> = D::ORDER
                .into_iter()
                .map(|face| (face, dice.count(face), self.row.added(face)))
                .collect();
            let sorted = Line::groups(&groups, room, self.size);
            laid.size = pose::between(row.size, sorted.size, gathered);
            let places = sorted.group_places(&groups, room);
            let mut filled = [0u8; 6];
            for (index, face) in dice.iter().enumerate() {
                let Some(group) = places.iter().find(|group| group.face == face) else {
                    continue;
                };
                let nth = f32::from(filled[face.index()]);
                filled[face.index()] += 1;
                let goal = Point::new(
                    group.place.x + sorted.size * (PAD + 0.5 + nth * (1.0 + NEAR)),
                    group.place.center_y(),
                );
                let from = laid.dice[index];
                laid.dice[index] = from + (goal - from) * gathered;
            }
            laid.groups = places;
        }
        laid
    }

    /// Do the dice wait in the hand?
    fn holds(&self) -> bool {
        self.row.dice().is_empty() && self.row.blanks() > 0
    }

    /// Does pressing this die do anything?
    fn answers(&self, die: usize) -> bool {
        self.on_die.as_ref().is_some_and(|pressed| pressed(die).is_some())
    }

    /// Does pressing this group do anything?
    fn waits(&self, face: D::Face) -> bool {
        let pressed = self.on_group.as_ref().and_then(|pressed| pressed(face));
        pressed.is_some() && !self.row.is_resolved(face)
    }

    /// Has the group of this face taken effect?
    fn is_spent(&self, face: D::Face) -> bool {
        self.row.gathered() >= 1.0
            && self.row.is_resolved(face)
            && self.row.group().is_none_or(|(now, _)| now != face)
    }
}

impl<'a, D: DiceView + 'a, Message: 'a> Tray<'a, D, Message> {
    /// The tray in a room so wide; `tip` is told where the pointer rests on a die, so far above the tray that the
    /// question stays clear, unless somebody else tells what dice do.
    pub fn explained(
        self,
        width: f32,
        clear: f32,
        is_told: bool,
        tip: impl Fn(D::Face) -> Element<'a, Message>,
    ) -> Element<'a, Message> {
        let (places, height) = (self.places(width), self.height());
        let mut all = placed().at(Rectangle::with_size(Size::new(width, height)), self);
        for (face, place) in places.into_iter().filter(|_| !is_told) {
            let die = space().width(place.width).height(place.height);
            let bubble = container(tip(face)).padding([8, 10]).max_width(300);
            let told = tooltip(super::subject::explained(die), bubble, tooltip::Position::Top)
                .gap(place.y + clear + 6.0);
            all = all.flat(place, told);
        }
        container(all).width(width).height(height).into()
    }
}

impl<'a, D: DiceView + 'a, Message: 'a> From<Tray<'a, D, Message>> for Element<'a, Message> {
    fn from(tray: Tray<'a, D, Message>) -> Self {
        let height = tray.height();
        painted(tray).height(height).into()
    }
}
