//! A bubble of words beside what they speak of, which it rings and does not cover.

use crate::ui::widget::log::{Ink, Measured};
use crate::ui::{font, theme};
use iced::widget::{container, opaque, pin, row, space};
use iced::{Center, Element, Fill, Point, Rectangle, Size};
use words::line;

/// Between the bubble and what it speaks of.
const GAP: f32 = 12.0;
/// Between the bubble and the rim of the window.
const RIM: f32 = 10.0;
/// Left and right of the words.
const SIDE: f32 = 16.0;

/// The line over the words of a bubble: who speaks, and something at its end.
pub fn head<'a, Message: 'a>(title: String, end: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    row![font::bold(title, 13).style(theme::accent), space::horizontal()]
        .push(end)
        .align_y(Center)
        .into()
}

/// How high a bubble of this width is, with a line over its words.
#[must_use]
pub fn height(said: &str, ink: Ink<'_>, width: f32) -> f32 {
    let said = Measured::new(&line::parts(said), ink);
    said.height(ink.size, width - 2.0 * SIDE) + 24.0 + 26.0
}

/// What a bubble speaks of, and what lies around it.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Callout {
    /// What it speaks of, to be ringed; `None` for nothing in particular.
    pub about: Option<Rectangle>,
    /// What is to be pressed, and must not be covered either.
    pub needed: Vec<Rectangle>,
    /// What of it no tip lies over, wherever there is room: the log, the dice, and what has happened.
    pub kept: Vec<Rectangle>,
    /// What else is there to be read: it is covered only where there is no other room in the window.
    pub read: Vec<Rectangle>,
    /// What is there to be seen, and is rather covered than that the bubble lies far away.
    pub seen: Vec<Rectangle>,
    /// Short words among it: they are read whole, or covered whole rather than cut.
    pub signs: Vec<Rectangle>,
}

impl Callout {
    /// The same where what is kept is covered no more than what is pressed.
    #[must_use]
    pub fn keeping_all(mut self) -> Self {
        self.needed.extend(self.kept.iter().copied());
        self
    }
}

/// How much of what is to be seen is rather covered than that a bubble lies one unit further away.
const FURTHER: f32 = 12.0;
/// How much further away a bubble rather lies than that it gets the next one of its sizes.
const RESIZED: f32 = 25.0;

/// Where a bubble lies in a room, in one of these sizes, the most beautiful first: without covering what it speaks
/// of or what is needed, covering little else, and near; in the middle where it speaks of nothing.
#[must_use]
pub fn place(room: Size, sizes: &[Size], callout: &Callout) -> Rectangle {
    let Some(about) = callout.about else {
        let size = sizes.first().copied().unwrap_or_default();
        let middle = Point::new((room.width - size.width) / 2.0, (room.height - size.height) * 0.4);
        return Rectangle::new(middle, size);
    };
    let uncovered: Vec<Rectangle> = callout.needed.iter().copied().chain([about]).collect();
    let mut best: Option<((f32, f32, f32), Rectangle)> = None;
    for (nth, size) in (0u8..).zip(sizes) {
        for lying in places(room, *size, about, callout) {
            let way = apart(&lying, &about) + RESIZED * f32::from(nth);
            let cost = (
                covered(&lying, &uncovered),
                covered(&lying, &callout.read),
                covered(&lying, &callout.seen) + cut(&lying, &callout.signs) + way * FURTHER,
            );
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, lying));
            }
        }
    }
    best.map_or(about, |(_, lying)| lying)
}

/// The places for a bubble: beside everything there is, in line with what it speaks of, and along the rim.
fn places(room: Size, size: Size, about: Rectangle, callout: &Callout) -> Vec<Rectangle> {
    let all: Vec<Rectangle> = [&callout.needed, &callout.read, &callout.seen, &callout.signs]
        .into_iter()
        .flatten()
        .copied()
        .chain([about])
        .collect();
    // Along one side of the room: where everything begins and how long it is.
    let along = |room: f32, size: f32, of: fn(&Rectangle) -> (f32, f32)| {
        let (begin, long) = of(&about);
        let beside = all.iter().map(of);
        let beside = beside.flat_map(|(begin, long)| [begin - GAP - size, begin + long + GAP]);
        let in_line = [begin + (long - size) / 2.0, begin, begin + long - size];
        let last = (room - size - RIM).max(RIM);
        let mut starts: Vec<f32> = beside
            .chain(in_line)
            .chain([RIM, last])
            .map(|start| start.clamp(RIM, last).round())
            .collect();
        starts.sort_by(f32::total_cmp);
        starts.dedup();
        starts
    };
    let across = along(room.width, size.width, |of| (of.x, of.width));
    let down = along(room.height, size.height, |of| (of.y, of.height));
    let lying = |x: &f32, y: &f32| Rectangle::new(Point::new(*x, *y), size);
    let lying = &lying;
    let rows = down.iter().flat_map(|y| across.iter().map(move |x| lying(x, y)));
    rows.collect()
}

/// How much of these a bubble covers.
fn covered(lying: &Rectangle, of: &[Rectangle]) -> f32 {
    let shared = of.iter().filter_map(|one| one.intersection(lying));
    shared.map(|shared| shared.width * shared.height).sum()
}

/// How much it costs to cover these, which are rather covered whole than cut.
fn cut(lying: &Rectangle, signs: &[Rectangle]) -> f32 {
    let touched = signs.iter().filter(|sign| sign.intersects(lying));
    let costs = touched.map(|sign| {
        let whole = sign.width * sign.height;
        if sign.is_within(lying) { whole } else { 2.0 * whole }
    });
    costs.sum()
}

/// How far a bubble lies from what it speaks of: between their edges, and a little between their middles.
fn apart(lying: &Rectangle, about: &Rectangle) -> f32 {
    let gap = |low: f32, long: f32, from: f32, of: f32| (from - low - long).max(low - from - of).max(0.0);
    let across = gap(lying.x, lying.width, about.x, about.width);
    let down = gap(lying.y, lying.height, about.y, about.height);
    across.hypot(down) + 0.15 * lying.center().distance(about.center())
}

/// Lays a bubble there, and a ring around what it speaks of.
pub fn bubble<'a, Message: 'a>(
    body: impl Into<Element<'a, Message>>,
    at: Rectangle,
    about: Option<Rectangle>,
) -> Vec<Element<'a, Message>> {
    let ring = about.map(|about| {
        // Within its edges: words may begin right below it.
        let line = container(space()).width(about.width).height(about.height);
        pin(line.style(theme::pointed_out))
            .position(about.position())
            .into()
    });
    let body = container(body)
        .width(at.width)
        .padding([12, 16])
        .id("bubble")
        .style(theme::toast);
    // It grows upwards where the words need more room than was thought.
    let below = about.is_some_and(|about| at.y > about.y);
    let held = if below {
        container(opaque(body)).align_top(Fill)
    } else {
        container(opaque(body)).align_bottom(Fill)
    };
    let held = held.width(at.width).height(at.height);
    ring.into_iter()
        .chain([pin(held).position(at.position()).into()])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{Callout, place};
    use iced::{Point, Rectangle, Size};

    const ROOM: Size = Size::new(1024.0, 640.0);

    #[test]
    fn a_bubble_covers_neither_what_it_speaks_of_nor_what_is_needed() {
        let size = Size::new(360.0, 150.0);
        let mut checked = 0;
        for x in (0..=9).map(|step| step as f32 * 90.0) {
            for y in (0..=9).map(|step| step as f32 * 50.0) {
                let about = Rectangle::new(Point::new(x, y), Size::new(120.0, 90.0));
                let above = Rectangle::new(Point::new(x, y - 30.0), Size::new(120.0, 30.0));
                let callout = Callout {
                    about: Some(about),
                    needed: vec![above],
                    ..Callout::default()
                };
                let lying = place(ROOM, &[size], &callout);
                assert!(lying.intersection(&about).is_none(), "{about:?} {lying:?}");
                assert!(lying.intersection(&above).is_none(), "{above:?} {lying:?}");
                let room = Rectangle::with_size(ROOM);
                assert_eq!(room.intersection(&lying), Some(lying), "within the window");
                checked += 1;
            }
        }
        assert_eq!(checked, 100);
    }

    #[test]
    fn a_short_bubble_lies_above_all_that_is_stacked_over_what_it_speaks_of() {
        let answers = Rectangle::new(Point::new(280.0, 585.0), Size::new(380.0, 45.0));
        let desk = Rectangle::new(Point::new(280.0, 470.0), Size::new(380.0, 160.0));
        let question = Rectangle::new(Point::new(280.0, 446.0), Size::new(380.0, 24.0));
        let callout = Callout {
            about: Some(answers),
            needed: vec![question, desk],
            ..Callout::default()
        };
        let beside = Rectangle::new(Point::ORIGIN, Size::new(270.0, 640.0));
        let other = Rectangle::new(Point::new(670.0, 0.0), Size::new(354.0, 640.0));
        for seen in [vec![beside, other], vec![other, beside]] {
            let lying = place(
                ROOM,
                &[Size::new(360.0, 80.0)],
                &Callout {
                    seen,
                    ..callout.clone()
                },
            );
            assert!(lying.y + lying.height <= question.y, "{lying:?}");
            let middle = lying.center_x() - answers.center_x();
            assert!(middle.abs() < 11.0, "right above it: {lying:?}");
        }
    }

    #[test]
    fn a_bubble_goes_out_of_the_way_of_a_name_or_gets_another_shape_there() {
        let about = Rectangle::new(Point::new(400.0, 500.0), Size::new(200.0, 130.0));
        let name = Rectangle::new(Point::new(390.0, 400.0), Size::new(220.0, 80.0));
        let callout = Callout {
            about: Some(about),
            seen: vec![name],
            ..Callout::default()
        };
        let usual = Size::new(360.0, 160.0);
        let lying = place(ROOM, &[usual], &callout);
        assert!(lying.intersection(&name).is_none(), "{lying:?}");
        // Between two rows there is room for a flat one only.
        let rows = [0.0, 420.0].map(|y| Rectangle::new(Point::new(0.0, y), Size::new(1024.0, 300.0)));
        let flat = Size::new(600.0, 90.0);
        let callout = Callout {
            seen: rows.to_vec(),
            ..callout
        };
        assert_eq!(place(ROOM, &[usual, flat], &callout).size(), flat);
    }

    #[test]
    fn a_bubble_goes_far_rather_than_over_what_is_read() {
        let about = Rectangle::new(Point::new(350.0, 500.0), Size::new(300.0, 130.0));
        // Figures around it, and plates over all but one corner.
        let seen = vec![Rectangle::new(Point::new(0.0, 0.0), Size::new(1024.0, 480.0))];
        let read = vec![
            Rectangle::new(Point::new(0.0, 150.0), Size::new(1024.0, 330.0)),
            Rectangle::new(Point::new(390.0, 0.0), Size::new(634.0, 150.0)),
        ];
        let callout = Callout {
            about: Some(about),
            read: read.clone(),
            seen,
            ..Callout::default()
        };
        let lying = place(ROOM, &[Size::new(360.0, 110.0)], &callout);
        assert!(read.iter().all(|one| !one.intersects(&lying)), "{lying:?}");
    }

    #[test]
    fn a_bubble_cuts_no_sign() {
        let about = Rectangle::new(Point::new(350.0, 500.0), Size::new(300.0, 130.0));
        let board = Rectangle::new(Point::new(0.0, 0.0), Size::new(1024.0, 330.0));
        for y in (330..460).step_by(10) {
            let sign = Rectangle::new(Point::new(450.0, y as f32), Size::new(100.0, 26.0));
            let callout = Callout {
                about: Some(about),
                seen: vec![board],
                signs: vec![sign],
                ..Callout::default()
            };
            let lying = place(ROOM, &[Size::new(360.0, 110.0)], &callout);
            let cut = sign.intersects(&lying) && !sign.is_within(&lying);
            assert!(!cut, "{sign:?} {lying:?}");
        }
    }
}
