//! A bubble of words beside what they speak of, which it rings and never covers.

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

/// Where a bubble of this size lies in a room: above, below, right or left of what it speaks of, without covering
/// that or what `keeps` free; in the middle where it speaks of nothing.
#[must_use]
pub fn place(room: Size, size: Size, about: Option<Rectangle>, keeps: &[Rectangle]) -> Rectangle {
    let Some(about) = about else {
        let middle = Point::new((room.width - size.width) / 2.0, (room.height - size.height) * 0.4);
        return Rectangle::new(middle, size);
    };
    let within = |at: Point| {
        let far = |length: f32, of: f32| (length - of - RIM).max(RIM);
        let x = at.x.clamp(RIM, far(room.width, size.width));
        let y = at.y.clamp(RIM, far(room.height, size.height));
        Rectangle::new(Point::new(x.round(), y.round()), size)
    };
    let (x, y) = (
        about.center_x() - size.width / 2.0,
        about.center_y() - size.height / 2.0,
    );
    let taken: Vec<Rectangle> = std::iter::once(about).chain(keeps.iter().copied()).collect();
    // What is kept free right above moves the bubble up further.
    let over = |top: f32| {
        let beside = |free: &&Rectangle| free.x < x + size.width && x < free.x + free.width;
        let beside: Vec<&Rectangle> = keeps.iter().filter(beside).collect();
        let higher = |top: f32| {
            let touching =
                |free: &&&Rectangle| free.y < top && free.y + free.height > top - size.height - GAP;
            beside.iter().filter(touching).map(|free| free.y).next()
        };
        std::iter::successors(Some(top), |top| higher(*top))
            .last()
            .unwrap_or(top)
    };
    let places = [
        Point::new(x, over(about.y) - GAP - size.height),
        Point::new(x, about.y + about.height + GAP),
        Point::new(about.x + about.width + GAP, y),
        Point::new(about.x - GAP - size.width, y),
    ];
    let covers = |lying: &Rectangle| -> f32 {
        let shared = taken.iter().filter_map(|free| free.intersection(lying));
        shared.map(|shared| shared.width * shared.height).sum()
    };
    let mut lying = places.map(within);
    lying.sort_by(|one, other| covers(one).total_cmp(&covers(other)));
    lying[0]
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
    use super::place;
    use iced::{Point, Rectangle, Size};

    const ROOM: Size = Size::new(1024.0, 640.0);

    #[test]
    fn a_bubble_covers_neither_what_it_speaks_of_nor_what_is_kept_free() {
        let size = Size::new(360.0, 150.0);
        let mut checked = 0;
        for x in (0..=9).map(|step| step as f32 * 90.0) {
            for y in (0..=9).map(|step| step as f32 * 50.0) {
                let about = Rectangle::new(Point::new(x, y), Size::new(120.0, 90.0));
                let above = Rectangle::new(Point::new(x, y - 30.0), Size::new(120.0, 30.0));
                let lying = place(ROOM, size, Some(about), &[above]);
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
        for keeps in [[question, desk], [desk, question]] {
            let lying = place(ROOM, Size::new(360.0, 80.0), Some(answers), &keeps);
            assert!(lying.y + lying.height <= question.y, "{lying:?}");
            let middle = lying.center_x() - answers.center_x();
            assert!(middle.abs() < 1.0, "right above it: {lying:?}");
        }
    }
}
