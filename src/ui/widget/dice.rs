//! The dice of a turn: thrown, kept, gathered in groups. Start at [`tray`], which shows those of the classic
//! game; another game tells of its dice as a [`DiceView`] and lays them with [`Tray::of`].
//!
//! While dice can be chosen they lie in a row in their order, so that number keys find them; kept ones rise
//! with a warm rim. Once nothing changes them any more they gather in groups, in the order of
//! [`DiceView::ORDER`].

mod classic;
mod lay;
#[cfg(test)]
mod tests;

pub use classic::{Thrown, beside, groups, tray};
pub use die::Body;

use super::die;
use super::painter::{Artwork, Painter, Words, around, painted};
use crate::ui::show::{Pose, Speed, pose};
use crate::ui::{font, theme};
use engine::parts::{Dice, DiceMask, Faces, MAX_DICE};
use iced::widget::canvas::{Action, Event};
use iced::{Color, Element, Point, Rectangle, Size, Vector, border, mouse};
use lay::{GAP, KEYS, LIFT, Laid, Laying, Line, NEAR, PAD};
use std::time::Instant;

/// Dice as they lie and fly at this moment.
pub trait DiceView {
    /// What they show.
    type Face: Faces;

    /// The groups as they lie, once the dice have gathered.
    const ORDER: [Self::Face; 6];

    /// What they show, or are about to; none before the first throw.
    fn dice(&self) -> Dice<Self::Face>;

    /// How many blank dice lie there before the first throw.
    fn blanks(&self) -> usize {
        0
    }

    /// How die `index` lies or flies.
    fn pose(&self, index: usize) -> Pose<Self::Face>;

    /// Has somebody added this die to the usual ones?
    fn is_extra(&self, index: usize) -> bool {
        index >= 6
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

    /// The picture of a die without its face.
    fn body(&self, body: Body) -> String;

    /// The picture of a face.
    fn glyph(&self, face: Self::Face) -> String;
}

/// What pressing something says, if it says anything.
type Press<'a, T, Message> = Box<dyn Fn(T) -> Option<Message> + 'a>;

/// A row of dice.
pub struct Tray<'a, D: DiceView, Message> {
    row: D,
    kept: Option<DiceMask>,
    advised: DiceMask,
    size: f32,
    on_die: Option<Press<'a, usize, Message>>,
    on_group: Option<Press<'a, D::Face, Message>>,
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
    /// Lays dice.
    #[must_use]
    pub fn of(row: D) -> Self {
        Self {
            row,
            kept: None,
            advised: 0,
            size: 84.0,
            on_die: None,
            on_group: None,
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

    /// How high the tray is.
    #[must_use]
    pub fn height(&self) -> f32 {
        self.size * (1.0 + LIFT + 0.14) + KEYS
    }

    fn kept_dice(&self) -> DiceMask {
        let all = self.row.dice().all();
        let from_show = || self.row.rerolling().map_or(0, |again| all & !again);
        self.kept.unwrap_or_else(from_show) & all
    }

    fn layout(&self, room: Size) -> Laid<D::Face> {
        let dice = self.row.dice();
        let count = if dice.is_empty() {
            self.row.blanks()
        } else {
            dice.len()
        };
        let row = Line::row(count, room, self.size);
        let gathered = self.row.gathered();
        let mut laid = Laid {
            dice: row.middles(room),
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
}

/// What the pointer is on, and how far each die has risen.
#[derive(Debug)]
pub struct Hover<F> {
    over: Option<Over<F>>,
    risen: [f32; MAX_DICE],
    moved: Option<Instant>,
}

impl<F> Default for Hover<F> {
    fn default() -> Self {
        Self {
            over: None,
            risen: [0.0; MAX_DICE],
            moved: None,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Over<F> {
    Die(usize),
    Group(F),
}

impl<D: DiceView, Message> Tray<'_, D, Message> {
    fn over(&self, bounds: Rectangle, cursor: mouse::Cursor) -> Option<Over<D::Face>> {
        let at = cursor.position_in(bounds)?;
        let laid = self.layout(bounds.size());
        if self.on_group.is_some() && self.row.gathered() >= 1.0 {
            let group = laid.groups.iter().find(|group| group.place.contains(at))?;
            return self.waits(group.face).then_some(Over::Group(group.face));
        }
        if self.on_die.is_none() || self.row.dice().is_empty() {
            return None;
        }
        let reach = laid.size * (1.0 + GAP) / 2.0;
        let near =
            |middle: &Point| (middle.x - at.x).abs() <= reach && (middle.y - at.y).abs() <= reach * 1.2;
        let die = laid.dice.iter().position(near)?;
        self.answers(die).then_some(Over::Die(die))
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

    /// Lets kept dice rise; true while some still move.
    fn rise(&self, hover: &mut Hover<D::Face>, now: Instant) -> bool {
        let kept = self.kept_dice();
        let step = match hover.moved {
            Some(before) if self.row.speed() != Speed::Instant => {
                now.saturating_duration_since(before).as_secs_f32().min(0.05) / 0.13
            }
            _ => 1.0,
        };
        let mut moving = false;
        for (index, risen) in hover.risen.iter_mut().enumerate() {
            let goal = if kept & 1 << index != 0 { 1.0 } else { 0.0 };
            *risen = if *risen < goal {
                (*risen + step).min(goal)
            } else {
                (*risen - step).max(goal)
            };
            moving |= (*risen - goal).abs() > f32::EPSILON;
        }
        // After a rest the first step is a short one.
        hover.moved = Some(now);
        moving
    }

    fn draw_die(
        &self,
        painter: &mut Painter<'_>,
        laid: &Laid<D::Face>,
        index: usize,
        hover: &Hover<D::Face>,
    ) {
        let pose = self.row.pose(index);
        let loose = 1.0 - self.row.gathered();
        let rise = pose::ease_in_out(hover.risen[index]) * LIFT * loose;
        let hovered = hover.over == Some(Over::Die(index));
        let size = laid.size * pose.scale * if hovered { 1.05 } else { 1.0 };
        let rest = laid.dice[index];
        let ground = Point::new(
            rest.x + pose.x * laid.size,
            rest.y + laid.size * 0.44 + (pose.y.max(0.0)) * laid.size,
        );
        let spent = self.is_spent(pose.face);
        let far = 1.0 + 0.5 * (pose.height + rise);
        let strength = if spent { 0.15 } else { 0.7 } / far.powi(2);
        painter.shadow(ground, Vector::new(0.54, 0.16) * (laid.size * far), strength);
        // However high it flies, it stays in the tray.
        let high = (rest.y + (pose.y - rise) * laid.size).max(size * 0.5);
        let middle = Point::new(rest.x + pose.x * laid.size, high);
        let kept = self.kept_dice() & 1 << index != 0;
        let body = if kept && loose > 0.5 {
            Body::Kept
        } else if self.row.is_extra(index) {
            Body::Extra
        } else {
            Body::Plain
        };
        // Dice that will be thrown again lie a little askew.
        let askew = if self.on_die.is_some() && !kept {
            (pose::noise(index as u32, 7) - 0.5) * 0.22 * (1.0 - hover.risen[index]) * loose
        } else {
            0.0
        };
        let picture = die::picture(&self.row.body(body), Some(&self.row.glyph(pose.face)), laid.size);
        let opacity = if spent { 0.35 } else { 1.0 };
        painter.picture(die::place(middle, size), picture, pose.turn + askew, opacity);
    }

    /// Has the group of this face taken effect?
    fn is_spent(&self, face: D::Face) -> bool {
        self.row.gathered() >= 1.0
            && self.row.is_resolved(face)
            && self.row.group().is_none_or(|(now, _)| now != face)
    }

    fn draw_group(
        &self,
        painter: &mut Painter<'_>,
        colours: &theme::Colours,
        group: &Laying<D::Face>,
        hover: &Hover<D::Face>,
        size: f32,
    ) {
        let there = self.row.gathered();
        let shining = self
            .row
            .group()
            .filter(|(face, _)| *face == group.face)
            .map(|(_, shine)| shine);
        let hovered = hover.over == Some(Over::Group(group.face));
        let waiting = self.waits(group.face);
        // Laid over whatever the tray lies on.
        let (fill, line, width) = match shining {
            Some(shine) => (
                colours.accent.scale_alpha(0.25 + 0.5 * shine),
                colours.accent,
                3.0,
            ),
            None if hovered => (colours.accent.scale_alpha(0.25), colours.accent, 2.5),
            None if waiting => (colours.text.scale_alpha(0.1), colours.accent, 1.5),
            None => (
                colours.text.scale_alpha(0.08),
                colours.text.scale_alpha(0.16),
                1.0,
            ),
        };
        let there = if self.is_spent(group.face) {
            there * 0.4
        } else {
            there
        };
        let line = border::rounded(size * 0.26)
            .width(width)
            .color(line.scale_alpha(there));
        painter.field(group.place, fill.scale_alpha(there), line);
        if group.added > 0 {
            let middle = Point::new(
                group.place.x + group.place.width - size * (PAD + 0.32),
                group.place.center_y(),
            );
            let opacity = if self.is_spent(group.face) { 0.35 } else { there };
            let symbol = die::place(middle - Vector::new(0.0, size * 0.12), size * 0.56);
            painter.drawing(symbol, &self.row.glyph(group.face), opacity);
            let words = label(format!("+{}", group.added), size * 0.26, colours.text);
            painter.words(words, middle + Vector::new(0.0, size * 0.32));
        }
    }
}

fn label(words: String, size: f32, ink: Color) -> Words {
    Words {
        words,
        size: size.round(),
        font: font::BOLD,
        ink,
    }
}

/// A key under a die or a group.
fn key(painter: &mut Painter<'_>, colours: &theme::Colours, number: usize, middle: Point, lit: bool) {
    let (line, ink) = if lit {
        (colours.accent, colours.accent_text)
    } else {
        (colours.line, colours.quiet)
    };
    let border = border::rounded(5).width(1.0).color(line);
    painter.field(
        around(middle, Vector::new(10.0, 9.0)),
        colours.raised.scale_alpha(0.7),
        border,
    );
    painter.words(label(number.to_string(), 12.0, ink), middle);
}

/// The tick under a group that has taken effect: that it is paler alone is not seen by everyone.
fn done(painter: &mut Painter<'_>, colours: &theme::Colours, middle: Point) {
    let [red, green, blue, _] = colours.quiet.into_rgba8();
    let tick = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><path d="M18 68L50 100L110 30" fill="none" stroke="#{red:02x}{green:02x}{blue:02x}" stroke-width="22" stroke-linecap="round" stroke-linejoin="round"/></svg>"##
    );
    painter.stamp(around(middle, Vector::new(6.0, 6.0)), &tick, 1.0);
}

impl<D: DiceView, Message> Artwork<Message> for Tray<'_, D, Message> {
    type State = Hover<D::Face>;

    fn update(
        &self,
        hover: &mut Hover<D::Face>,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<Action<Message>> {
        match event {
            Event::Window(iced::window::Event::RedrawRequested(now)) => {
                let over = self.over(bounds, cursor);
                let changed = over != hover.over;
                hover.over = over;
                (self.rise(hover, *now) || changed).then(Action::request_redraw)
            }
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft) => {
                let over = self.over(bounds, cursor);
                let changed = over != hover.over;
                hover.over = over;
                changed.then(Action::request_redraw)
            }
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                let message = match self.over(bounds, cursor)? {
                    Over::Die(index) => self.on_die.as_ref()?(index)?,
                    Over::Group(face) => self.on_group.as_ref()?(face)?,
                };
                Some(Action::publish(message).and_capture())
            }
            _ => None,
        }
    }

    fn draw(&self, hover: &Hover<D::Face>, painter: &mut Painter<'_>, colours: &theme::Colours, size: Size) {
        let laid = self.layout(size);
        if self.row.dice().is_empty() {
            for middle in &laid.dice {
                let blank = die::picture(&self.row.body(Body::Blank), None, laid.size);
                painter.picture(die::place(*middle, laid.size), blank, 0.0, 0.5);
            }
            return;
        }
        for group in &laid.groups {
            self.draw_group(painter, colours, group, hover, laid.size);
        }
        // Those in the air fly over those that lie.
        let mut order: Vec<usize> = (0..laid.dice.len()).collect();
        order.sort_by_key(|index| !self.row.pose(*index).settled);
        for index in order {
            self.draw_die(painter, &laid, index, hover);
        }
        for (index, middle) in laid.dice.iter().enumerate() {
            if self.advised & 1 << index == 0 {
                continue;
            }
            // Between the die and its number.
            let (wide, thick) = (laid.size * 0.5, (laid.size * 0.07).max(3.0));
            let corner = Point::new(middle.x - wide / 2.0, middle.y + laid.size * 0.5 + 1.0);
            let mark = Rectangle::new(corner, Size::new(wide, thick));
            painter.field(mark, colours.accent, border::rounded(thick / 2.0));
        }
        let foot = size.height - KEYS / 2.0;
        for group in laid.groups.iter().filter(|group| self.is_spent(group.face)) {
            done(painter, colours, Point::new(group.place.center_x(), foot));
        }
        if self.on_group.is_some() && self.row.gathered() >= 1.0 {
            // As the keys are: those that can be pressed, from one on.
            let waiting = laid.groups.iter().filter(|group| self.waits(group.face));
            for (nth, group) in waiting.enumerate() {
                let lit = hover.over == Some(Over::Group(group.face));
                key(
                    painter,
                    colours,
                    nth + 1,
                    Point::new(group.place.center_x(), foot),
                    lit,
                );
            }
        } else if self.on_die.is_some() && self.row.gathered() == 0.0 {
            let numbered = laid.dice.iter().enumerate().take(9);
            for (index, middle) in numbered.filter(|(index, _)| self.answers(*index)) {
                let lit = self.kept_dice() & 1 << index != 0;
                key(painter, colours, index + 1, Point::new(middle.x, foot), lit);
            }
        }
    }

    fn pointer(&self, hover: &Hover<D::Face>) -> mouse::Interaction {
        if hover.over.is_some() {
            mouse::Interaction::Pointer
        } else {
            mouse::Interaction::None
        }
    }
}

impl<'a, D: DiceView + 'a, Message: 'a> From<Tray<'a, D, Message>> for Element<'a, Message> {
    fn from(tray: Tray<'a, D, Message>) -> Self {
        let height = tray.height();
        painted(tray).height(height).cut().into()
    }
}
