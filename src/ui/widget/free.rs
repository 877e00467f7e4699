//! What is read and pressed on a screen, wherever that is asked of whatever is drawn: bubbles and messages that lie
//! over a screen find their place by it.

use super::yielding;
use iced::advanced::layout::Layout;
use iced::advanced::mouse;
use iced::advanced::widget::operation::TextInput;
use iced::advanced::widget::{Id, Operation, Tree, Widget};
use iced::{Point, Rectangle, Renderer, Size, Theme};

/// Between the points at which is looked for what can be pressed; a button is larger.
const STEP: f32 = 20.0;

/// What lies on a screen, or on a part of it.
#[derive(Debug, Clone, Default)]
pub struct Taken {
    /// Words, and regions that are kept free as a whole, with how much they count.
    read: Vec<(Rectangle, f32)>,
    /// Points at which something can be pressed.
    pressed: Vec<Point>,
    /// The largest list that gives way.
    list: Option<Rectangle>,
}

impl Taken {
    /// At how many points this lies over what can be pressed, apart from those of what it is about.
    #[must_use]
    pub fn pressable(&self, lies: &Rectangle, about: &Rectangle) -> usize {
        let covered = |at: &&Point| lies.contains(**at) && !about.contains(**at);
        self.pressed.iter().filter(covered).count()
    }

    /// The list that gives messages room where there is no other.
    #[must_use]
    pub const fn list(&self) -> Option<Rectangle> {
        self.list
    }

    /// How much this covers of what is read or pressed, in square units.
    #[must_use]
    pub fn covered(&self, lies: &Rectangle) -> f32 {
        let shared = self
            .read
            .iter()
            .filter_map(|(read, weight)| Some(read.intersection(lies)?.area() * weight));
        let read: f32 = shared.sum();
        read + self.pressable(lies, &Rectangle::default()) as f32 * STEP * STEP
    }

    /// The place in this room for something that may have one of these sizes, the first of which is the best: where it
    /// covers nothing or the least, and of such places the nearest to the middle of the upper edge.
    #[must_use]
    pub fn place(&self, room: Size, sizes: &[Size]) -> Rectangle {
        const RIM: f32 = 10.0;
        /// It rather lies this much further away than that it is of the next size.
        const RESIZED: f32 = 120.0;
        let mut best: Option<(f32, Rectangle)> = None;
        for (nth, size) in sizes.iter().enumerate() {
            let last = Point::new(
                (room.width - size.width - RIM).max(0.0),
                (room.height - size.height - RIM).max(0.0),
            );
            let middle = ((room.width - size.width) / 2.0).max(0.0);
            let mut y = RIM.min(last.y);
            while y <= last.y {
                // From the middle to both sides.
                for step in 0..=(middle / 16.0) as i32 {
                    for x in [middle - 16.0 * step as f32, middle + 16.0 * step as f32] {
                        let at =
                            Rectangle::new(Point::new(x.clamp(RIM.min(last.x), last.x).round(), y), *size);
                        let way = (x - middle).abs() * 0.5 + y + nth as f32 * RESIZED;
                        let covered = self.covered(&at);
                        // What is covered is worse than any way.
                        let cost = way
                            + if covered > 0.0 {
                                10_000.0 + covered * 10.0
                            } else {
                                0.0
                            };
                        if best.is_none_or(|(least, _)| cost < least) {
                            best = Some((cost, at));
                        }
                    }
                }
                y += 6.0;
            }
        }
        let first = sizes.first().copied().unwrap_or_default();
        best.map_or(Rectangle::new(Point::ORIGIN, first), |(_, place)| place)
    }
}

/// What can be pressed in this part of what is drawn.
pub fn pressable<Message>(
    content: &dyn Widget<Message, Theme, Renderer>,
    tree: &Tree,
    layout: Layout<'_>,
    renderer: &Renderer,
    part: Rectangle,
) -> Taken {
    let Some(part) = part.intersection(&layout.bounds()) else {
        return Taken::default();
    };
    let mut pressed = Vec::new();
    let mut y = part.y + STEP / 2.0;
    while y < part.y + part.height {
        let mut x = part.x + STEP / 2.0;
        while x < part.x + part.width {
            let at = Point::new(x, y);
            let cursor = mouse::Cursor::Available(at);
            let answer = content.mouse_interaction(tree, layout, cursor, &layout.bounds(), renderer);
            if !matches!(answer, mouse::Interaction::None | mouse::Interaction::Idle) {
                pressed.push(at);
            }
            x += STEP;
        }
        y += STEP;
    }
    Taken {
        pressed,
        ..Taken::default()
    }
}

/// What is read and pressed in all that is drawn.
pub fn taken<Message>(
    content: &mut dyn Widget<Message, Theme, Renderer>,
    tree: &mut Tree,
    layout: Layout<'_>,
    renderer: &Renderer,
) -> Taken {
    let mut read = Read(Taken::default());
    content.operate(tree, layout, renderer, &mut read);
    Taken {
        read: read.0.read,
        list: read.0.list,
        ..pressable(content, tree, layout, renderer, layout.bounds())
    }
}

/// Looks for words, and for the regions of a table.
struct Read(Taken);

/// The regions of a table whose place is kept free whatever lies there now: dice, numbers and buttons. What is told in
/// the others counts by its words.
const KEPT: [&str; 9] = [
    TITLE,
    "region-status",
    "region-tools",
    "region-question",
    "region-tray",
    "region-preview",
    "region-answers",
    "region-board",
    "region-shelf",
];
/// The name of the game, painted and not written.
pub const TITLE: &str = "region-name";
/// What is rather covered than words, but not for nothing.
const RATHER: (&str, f32) = ("region-tracks", 0.2);
/// Between what is typed and the edge of its field.
const FIELD: f32 = 8.0;
/// What lies under a dialog is not read.
pub const VEIL: &str = "veil";

impl Operation for Read {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        let Some(id) = id else { return };
        let is = |name: &str| *id == Id::from(name.to_owned());
        if is(VEIL) {
            self.0 = Taken::default();
        } else if is(RATHER.0) {
            self.0.read.push((bounds, RATHER.1));
        } else if KEPT.into_iter().any(is) {
            self.0.read.push((bounds, 1.0));
        } else if is(yielding::NAME) && self.0.list.is_none_or(|list| list.area() < bounds.area()) {
            self.0.list = Some(bounds);
        }
    }

    fn text_input(&mut self, _: Option<&Id>, bounds: Rectangle, _: &mut dyn TextInput) {
        self.0.read.push((bounds.expand(FIELD), 1.0));
    }

    fn text(&mut self, _: Option<&Id>, bounds: Rectangle, text: &str) {
        if !text.trim().is_empty() {
            self.0.read.push((bounds, 1.0));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Taken;
    use iced::{Point, Rectangle, Size};

    const ROOM: Size = Size::new(960.0, 600.0);

    fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Rectangle {
        Rectangle::new(Point::new(x, y), Size::new(width, height))
    }

    #[test]
    fn a_message_lies_where_nothing_is_read_or_pressed() {
        let sizes = [Size::new(620.0, 50.0), Size::new(420.0, 70.0)];
        let nothing = Taken::default();
        let first = nothing.place(ROOM, &sizes);
        assert_eq!((first.y, first.width), (10.0, 620.0));
        assert!((first.center_x() - 480.0).abs() < 1.0);
        let full = |read: Vec<Rectangle>, pressed: Vec<Point>| Taken {
            read: read.into_iter().map(|read| (read, 1.0)).collect(),
            pressed,
            ..Taken::default()
        };
        // Below a title and beside a field that is typed into.
        let head = full(
            vec![rectangle(20.0, 10.0, 300.0, 44.0)],
            vec![Point::new(700.0, 40.0)],
        );
        let lies = head.place(ROOM, &sizes);
        assert_eq!(head.covered(&lies), 0.0);
        assert!(lies.y < 70.0, "no further than is needed: {lies:?}");
        // Only a narrow place is left.
        let wide = full(
            vec![
                rectangle(0.0, 0.0, 960.0, 300.0),
                rectangle(0.0, 300.0, 500.0, 300.0),
            ],
            Vec::new(),
        );
        let lies = wide.place(ROOM, &sizes);
        assert_eq!((wide.covered(&lies), lies.width), (0.0, 420.0));
        // Nothing is left: within the window, and over as little as can be.
        let none = full(vec![rectangle(0.0, 0.0, 960.0, 600.0)], Vec::new());
        assert!(none.place(ROOM, &sizes).is_within(&Rectangle::with_size(ROOM)));
    }
}
