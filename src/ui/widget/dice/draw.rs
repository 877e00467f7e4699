//! How dice and their tray are drawn.

use super::flight::{self, EDGE, Moment, TAKEN};
use super::hand::{Hover, Over};
use super::lay::{KEYS, LIFT, Laid, Laying, PAD};
use super::{Body, DiceView, Flick, Order, Tray, pose, sprite};
use crate::ui::show::pose::Throw;
use crate::ui::widget::die;
use crate::ui::widget::painter::{Artwork, Painter, Words, around};
use crate::ui::{font, theme};
use engine::parts::Faces;
use iced::widget::canvas::{Action, Event};
use iced::{Color, Point, Rectangle, Size, Vector, border, mouse};
use pixels::solid::Turn;

/// A die as it is drawn.
pub(super) struct Drawn {
    pub(super) moment: Moment,
    body: Body,
    opacity: f32,
}

/// How far a die has risen, eased.
fn risen<F>(hover: &Hover<F>, index: usize) -> f32 {
    pose::ease_in_out(hover.risen.get(index).copied().unwrap_or_default())
}

impl<D: DiceView, Message> Tray<'_, D, Message> {
    /// The throw that is shown, worked out for this room.
    fn order(&self, thrown: &Throw<D::Face>, laid: &Laid<D::Face>, room: Size) -> Order {
        let dice = self.row.dice();
        let count = thrown.mask.count_ones() as usize;
        let before = (!thrown.fresh).then(|| self.layout_with(self.row.aside().1, room));
        let hand = flight::hand(room, laid.size, thrown.flick);
        let is_thrown = |die: &usize| thrown.mask & 1 << *die != 0;
        let flies = |(nth, die): (usize, usize)| {
            let held = flight::held(nth, count);
            let (from, turn) = match &before {
                Some(before) if die < thrown.before.len() => {
                    let face = thrown.before.get(die).index();
                    (before.dice[die], Turn::upright(face, self.askew(die, 0.0)))
                }
                Some(before) => (before.dice[die], held.1),
                None => (hand + held.0 * laid.size, held.1),
            };
            flight::Thrown {
                from,
                before: turn,
                to: laid.dice[die],
                after: Turn::upright(dice.get(die).index(), self.askew(die, 0.0)),
            }
        };
        Order {
            room,
            size: laid.size,
            dice: (0..dice.len()).filter(is_thrown).enumerate().map(flies).collect(),
            lying: (0..dice.len())
                .filter(|die| !is_thrown(die))
                .map(|die| laid.dice[die])
                .collect(),
            salt: thrown.salt,
            flick: thrown.flick,
            again: !thrown.fresh,
        }
    }

    /// Every die as it is at this moment.
    pub(super) fn drawn(&self, laid: &Laid<D::Face>, hover: &Hover<D::Face>, room: Size) -> Vec<Drawn> {
        let dice = self.row.dice();
        if self.holds() {
            return self.in_hand(laid, hover, room);
        }
        let thrown = self.row.throw().filter(|thrown| thrown.mask & dice.all() != 0);
        let flight = thrown.map(|thrown| hover.flight(self.order(&thrown, laid, room)));
        let flight = flight.as_ref().and_then(|flight| flight.as_ref());
        (0..dice.len())
            .map(|index| {
                let moment = match (&thrown, flight) {
                    (Some(thrown), Some(flight)) if thrown.mask & 1 << index != 0 => {
                        let nth = (thrown.mask & ((1 << index) - 1)).count_ones() as usize;
                        Some(flight.at(nth, thrown.time))
                    }
                    _ => None,
                };
                let flies = moment.filter(|moment| !moment.lies);
                let moment = flies.unwrap_or_else(|| self.resting(laid, index, hover, thrown.as_ref(), room));
                Drawn {
                    moment,
                    body: self.body(index),
                    opacity: if self.is_spent(dice.get(index)) { 0.35 } else { 1.0 },
                }
            })
            .collect()
    }

    /// The dice before they are thrown.
    fn in_hand(&self, laid: &Laid<D::Face>, hover: &Hover<D::Face>, room: Size) -> Vec<Drawn> {
        let count = self.row.blanks();
        let held = Flick {
            from: hover.held(),
            ..Flick::default()
        };
        let hand = flight::hand(room, laid.size, held);
        let drawn = |nth| Drawn {
            moment: flight::in_hand(room, laid.size, hand, nth, count),
            body: if self.row.is_extra(nth) {
                Body::Extra
            } else {
                Body::Plain
            },
            opacity: 1.0,
        };
        (0..count).map(drawn).collect()
    }

    /// A die that does not fly: it lies, slides aside, or is turned by hand.
    fn resting(
        &self,
        laid: &Laid<D::Face>,
        index: usize,
        hover: &Hover<D::Face>,
        thrown: Option<&Throw<D::Face>>,
        room: Size,
    ) -> Moment {
        let face = self.row.dice().get(index);
        let loose = 1.0 - self.row.gathered();
        let risen = risen(hover, index);
        let mut middle = laid.dice[index];
        if let Some(thrown) = thrown.filter(|thrown| !thrown.fresh && thrown.time < TAKEN) {
            let before = self.layout_with(self.row.aside().1, room).dice[index];
            middle = before + (middle - before) * pose::ease_in_out(thrown.time / TAKEN);
        }
        let yaw = self.askew(index, risen);
        let mut moment = Moment {
            middle: middle - Vector::new(0.0, risen * LIFT * laid.size * loose),
            turn: Turn::upright(face.index(), yaw),
            height: risen * LIFT * loose,
            scale: 1.0,
            lies: true,
        };
        if let Some((from, time)) = self.row.turned(index) {
            let up = (time * std::f32::consts::PI).sin();
            let turned = Turn::upright(from.index(), yaw);
            moment.turn = turned.towards(moment.turn, pose::ease_in_out(time));
            moment.height += 0.4 * up;
            moment.lies = false;
            let (_, down) = moment.turn.reach();
            let reach = down * EDGE * laid.size / 2.0;
            moment.middle.y = (moment.middle.y - 0.25 * up * laid.size)
                .max(reach)
                .min(room.height - reach);
        }
        moment
    }

    /// What a die is made of now.
    fn body(&self, index: usize) -> Body {
        if self.kept_dice() & 1 << index != 0 && self.row.gathered() < 0.5 {
            Body::Kept
        } else if self.row.is_extra(index) {
            Body::Extra
        } else {
            Body::Plain
        }
    }

    /// As a die, its shadow does not cross the rim of the tray.
    fn draw_shadow(&self, painter: &mut Painter<'_>, room: Size, size: f32, die: &Drawn) {
        let Moment { middle, height, .. } = die.moment;
        let far = 1.0 + 0.5 * height;
        // The light comes from the upper left.
        let mut ground = middle + Vector::new(0.07 + 0.22 * height, 0.34 + 0.42 * height) * size;
        let half = Vector::new(0.52, 0.2) * (size * far);
        ground.y = ground.y.min(room.height - half.y);
        let strength = if die.opacity < 1.0 { 0.15 } else { 0.75 } / far.powi(2);
        painter.shadow(ground, half, strength);
    }

    fn draw_die(&self, painter: &mut Painter<'_>, size: f32, die: &Drawn, hovered: bool) {
        let moment = die.moment;
        let edge = EDGE * size * moment.scale;
        let (pixels, picture) = if moment.lies {
            let pixels = painter.pixels(edge);
            (pixels, sprite::still(&self.row, die.body, moment.turn, pixels))
        } else {
            let pixels = painter.pixels(edge).min(sprite::MOVING);
            (pixels, sprite::flying(&self.row, die.body, moment.turn, pixels))
        };
        let edge = edge * if hovered { 1.05 } else { 1.0 };
        let place = sprite::place(moment.middle, edge, pixels);
        painter.picture(place, picture, 0.0, die.opacity);
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

/// The mark of a die that somebody would keep, between the die and its number.
pub(super) fn advice(painter: &mut Painter<'_>, colours: &theme::Colours, middle: Point, size: f32) {
    let (wide, thick) = (size * 0.5, (size * 0.07).max(3.0));
    let corner = Point::new(middle.x - wide / 2.0, middle.y + size * 0.5 + 1.0);
    let mark = Rectangle::new(corner, Size::new(wide, thick));
    painter.field(mark, colours.accent, border::rounded(thick / 2.0));
}

/// A key under a die or a group.
pub(super) fn key(
    painter: &mut Painter<'_>,
    colours: &theme::Colours,
    number: usize,
    middle: Point,
    lit: bool,
) {
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

/// The lock under a die that nobody may throw again now.
pub(super) fn lock(painter: &mut Painter<'_>, colours: &theme::Colours, middle: Point) {
    let [red, green, blue, _] = colours.accent_text.into_rgba8();
    let ink = format!("#{red:02x}{green:02x}{blue:02x}");
    let lock = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M20 30V20a12 12 0 0 1 24 0v10" fill="none" stroke="{ink}" stroke-width="7"/><rect x="12" y="29" width="40" height="29" rx="6" fill="{ink}"/></svg>"##
    );
    painter.stamp(around(middle, Vector::new(8.0, 8.0)), &lock, 1.0);
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
        self.handle(hover, event, bounds, cursor)
    }

    fn draw(&self, hover: &Hover<D::Face>, painter: &mut Painter<'_>, colours: &theme::Colours, size: Size) {
        let laid = self.layout(size);
        for group in &laid.groups {
            self.draw_group(painter, colours, group, hover, laid.size);
        }
        let dice = self.drawn(&laid, hover, size);
        // Those in the air fly over those that lie, and what is nearer over what is farther.
        let mut order: Vec<usize> = (0..dice.len()).collect();
        order.sort_by(|one, other| {
            let place = |die: &usize| {
                let Moment {
                    middle, height, lies, ..
                } = dice[*die].moment;
                (!lies, middle.y + height * laid.size)
            };
            let (one, other) = (place(one), place(other));
            one.0.cmp(&other.0).then(one.1.total_cmp(&other.1))
        });
        for die in &dice {
            self.draw_shadow(painter, size, laid.size, die);
        }
        for index in order {
            let hovered = hover.over == Some(Over::Die(index));
            self.draw_die(painter, laid.size, &dice[index], hovered);
        }
        if !self.holds() {
            self.draw_marks(painter, colours, &laid, hover, size);
        }
    }

    fn pointer(&self, hover: &Hover<D::Face>) -> mouse::Interaction {
        match hover.over {
            Some(_) => mouse::Interaction::Pointer,
            None if self.holds() && self.throws() => {
                if hover.held().is_some() {
                    mouse::Interaction::Grabbing
                } else {
                    mouse::Interaction::Grab
                }
            }
            None => mouse::Interaction::None,
        }
    }
}

impl<D: DiceView, Message> Tray<'_, D, Message> {
    /// What is advised, the keys, and what has taken effect.
    fn draw_marks(
        &self,
        painter: &mut Painter<'_>,
        colours: &theme::Colours,
        laid: &Laid<D::Face>,
        hover: &Hover<D::Face>,
        size: Size,
    ) {
        for (index, middle) in laid.dice.iter().enumerate() {
            if self.advised & 1 << index == 0 {
                continue;
            }
            advice(painter, colours, *middle, laid.size);
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
        } else if self.keyed && self.on_die.is_some() && self.row.gathered() == 0.0 {
            // As they lie, from left to right.
            let numbered = self.row.left_to_right().take(9);
            for (nth, die) in numbered.enumerate().filter(|(_, die)| self.answers(*die)) {
                let lit = self.kept_dice() & 1 << die != 0;
                let at = Point::new(laid.dice[die].x, foot);
                key(painter, colours, nth + 1, at, lit);
            }
        }
        for (_, middle) in laid
            .dice
            .iter()
            .enumerate()
            .filter(|(die, _)| self.held & 1 << *die != 0)
        {
            lock(painter, colours, Point::new(middle.x, foot));
        }
    }
}
