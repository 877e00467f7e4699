//! The bubble that explains what the pointer rests on: the one place that decides when it appears, how long it
//! stays and where it lies. Start at [`tooltip`]; the program is drawn over a [`ground`].
//!
//! It appears once a pointer that was moved onto something has rested there, never under a pointer that something
//! came to lie under. It goes after the time that it takes to read it, and as soon as anything is pressed. It lies
//! within the window, beside what it explains, and where it covers the fewest of the things that can be pressed.

use super::wrapping::{Heard, Wraps, wrapping};
use super::{free, yielding};
use crate::ui::theme;
use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Renderer as _, Shell, mouse, overlay, renderer};
use iced::time::{Duration, Instant};
use iced::widget::container;
use iced::{Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector, keyboard, window};
use std::cell::{Cell, RefCell};
use std::hash::{DefaultHasher, Hash, Hasher};

pub use iced::widget::tooltip::Position;

/// How long the pointer rests on something before it is explained.
pub const RESTS: Duration = Duration::from_millis(450);
/// How long a bubble stays in which there is much to read.
pub const STAYS: Duration = Duration::from_secs(14);
/// How long one of a line stays at least, and what it takes to read a letter of it.
const SHORTEST: Duration = Duration::from_secs(4);
const LETTER: Duration = Duration::from_millis(70);
/// A hand that holds the mouse still moves it so far.
const STILL: f32 = 3.0;
/// So far a pointer is moved to see a bubble again that has gone.
const AGAIN: f32 = 8.0;

type Style = fn(&Theme) -> container::Style;

/// Something with a bubble that explains it.
pub struct Tooltip<'a, Message> {
    content: Element<'a, Message>,
    bubble: Element<'a, Message>,
    position: Position,
    gap: f32,
    stays: Duration,
    style: Option<Style>,
}

impl<Message> std::fmt::Debug for Tooltip<'_, Message> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Tooltip")
            .field("position", &self.position)
            .field("gap", &self.gap)
            .field("stays", &self.stays)
            .finish_non_exhaustive()
    }
}

/// `content`, explained by a bubble that lies on this side of it if there is room.
pub fn tooltip<'a, Message>(
    content: impl Into<Element<'a, Message>>,
    bubble: impl Into<Element<'a, Message>>,
    position: Position,
) -> Tooltip<'a, Message> {
    Tooltip {
        content: content.into(),
        bubble: bubble.into(),
        position,
        gap: 6.0,
        stays: STAYS,
        style: Some(theme::tooltip),
    }
}

impl<Message> Tooltip<'_, Message> {
    /// How far the bubble lies from what it explains.
    #[must_use]
    pub fn gap(self, gap: f32) -> Self {
        Self { gap, ..self }
    }

    /// The bubble is a picture with a rim of its own.
    #[must_use]
    pub fn bare(self) -> Self {
        Self { style: None, ..self }
    }

    /// It stays as long as it takes to read so many letters.
    #[must_use]
    pub fn letters(self, count: usize) -> Self {
        let read = SHORTEST + LETTER * u32::try_from(count).unwrap_or(u32::MAX).min(1_000);
        Self {
            stays: read.min(STAYS),
            ..self
        }
    }
}

/// What the pointer does here.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
enum Pointer {
    /// It is elsewhere, or has not moved since this came to lie under it, there.
    #[default]
    Elsewhere,
    /// It lies here and has not moved since this came to lie under it.
    Found { at: Point },
    /// It was moved here.
    Rests { at: Point, since: Instant },
    /// What is here is being explained.
    Reads { at: Point, since: Instant },
    /// What is here has been explained, or was pressed.
    Done { at: Point },
}

impl Pointer {
    const fn at(self) -> Option<Point> {
        match self {
            Self::Elsewhere => None,
            Self::Found { at } | Self::Rests { at, .. } | Self::Reads { at, .. } | Self::Done { at } => {
                Some(at)
            }
        }
    }

    const fn reads(self) -> bool {
        matches!(self, Self::Reads { .. })
    }

    /// It was moved, and is here now.
    fn moved(self, to: Point, now: Instant) -> Self {
        let way = self.at().map_or(f32::INFINITY, |at| at.distance(to));
        match self {
            Self::Found { .. } if way < STILL => self,
            Self::Done { .. } if way < AGAIN => self,
            Self::Rests { .. } | Self::Reads { .. } if way < STILL => self,
            Self::Reads { .. } => Self::Reads { at: to, since: now },
            Self::Elsewhere | Self::Found { .. } | Self::Rests { .. } | Self::Done { .. } => {
                Self::Rests { at: to, since: now }
            }
        }
    }

    /// It has not moved, but so much time has passed.
    fn waited(self, at: Point, now: Instant, stays: Duration) -> Self {
        match self {
            Self::Elsewhere => Self::Found { at },
            Self::Rests { at, since } if now.saturating_duration_since(since) >= RESTS => {
                Self::Reads { at, since: now }
            }
            Self::Reads { at, since } if now.saturating_duration_since(since) >= stays => Self::Done { at },
            Self::Found { .. } | Self::Rests { .. } | Self::Reads { .. } | Self::Done { .. } => self,
        }
    }

    /// Something was pressed, turned or typed.
    fn acted(self, at: Option<Point>) -> Self {
        at.map_or(Self::Elsewhere, |at| Self::Done { at })
    }

    /// When it has to be asked again.
    fn wakes(self, stays: Duration) -> Option<Instant> {
        match self {
            Self::Rests { since, .. } => Some(since + RESTS),
            Self::Reads { since, .. } => Some(since + stays),
            Self::Elsewhere | Self::Found { .. } | Self::Done { .. } => None,
        }
    }
}

thread_local! {
    /// A bubble is about to be laid.
    static LAID: Cell<bool> = const { Cell::new(false) };
    /// What lies around it.
    static AROUND: RefCell<free::Taken> = RefCell::new(free::Taken::default());
}

#[cfg(test)]
thread_local! {
    /// Where the last bubble was laid.
    pub(crate) static SHOWN: Cell<Option<Rectangle>> = const { Cell::new(None) };
    /// Where all bubbles were laid.
    pub(crate) static ALL_SHOWN: RefCell<Vec<Rectangle>> = const { RefCell::new(Vec::new()) };
}

impl<Message> Wraps<Message> for Tooltip<'_, Message> {
    fn content(&self) -> &(dyn Widget<Message, Theme, Renderer> + '_) {
        self.content.as_widget()
    }

    fn content_mut(&mut self) -> &mut (dyn Widget<Message, Theme, Renderer> + '_) {
        self.content.as_widget_mut()
    }

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Pointer>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Pointer::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content), Tree::new(&self.bubble)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&[&self.content, &self.bubble]);
    }

    fn before(&mut self, heard: Heard<'_, '_, '_, Message>) {
        let Heard {
            event,
            tree,
            layout,
            cursor,
            viewport,
            shell,
        } = heard;
        let pointer = tree.state.downcast_mut::<Pointer>();
        let seen = layout.bounds().intersection(viewport);
        let over = seen.and_then(|seen| cursor.position_over(seen).map(|_| ()));
        let at = over.and_then(|()| cursor.position());
        let before = *pointer;
        *pointer = match (event, at) {
            (Event::Mouse(mouse::Event::CursorMoved { .. }), Some(at)) => before.moved(at, Instant::now()),
            (Event::Window(window::Event::RedrawRequested(now)), Some(at)) => {
                before.waited(at, *now, self.stays)
            }
            (
                Event::Mouse(mouse::Event::ButtonPressed(_) | mouse::Event::WheelScrolled { .. })
                | Event::Keyboard(keyboard::Event::KeyPressed { .. })
                | Event::Touch(_),
                at,
            ) => before.acted(at),
            (_, None) => Pointer::Elsewhere,
            (_, Some(_)) => before,
        };
        let now = *pointer;
        if now != before {
            if let Some(when) = now.wakes(self.stays) {
                shell.request_redraw_at(when);
            }
            if now.reads() != before.reads() {
                LAID.set(LAID.get() || now.reads());
                shell.invalidate_layout();
                shell.request_redraw();
            }
        }
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.container(None, layout.bounds());
        let content = self.content.as_widget_mut();
        operation.traverse(&mut |operation| {
            content.operate(&mut tree.children[0], layout, renderer, operation);
        });
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>>
    where
        Message: 'b,
    {
        let reads = tree.state.downcast_ref::<Pointer>().reads();
        let [content_tree, bubble_tree] = tree.children.as_mut_slice() else {
            return None;
        };
        let content = self.content.as_widget_mut();
        let content = content.overlay(content_tree, layout, renderer, viewport, translation);
        let bubble = reads.then(|| {
            overlay::Element::new(Box::new(Bubble {
                bubble: &mut self.bubble,
                tree: bubble_tree,
                about: layout.bounds() + translation,
                position: self.position,
                gap: self.gap,
                style: self.style,
            }))
        });
        match (content, bubble) {
            (None, bubble) => bubble,
            (content, None) => content,
            (Some(content), Some(bubble)) => {
                Some(overlay::Group::with_children(vec![content, bubble]).overlay())
            }
        }
    }
}

impl<'a, Message: 'a> From<Tooltip<'a, Message>> for Element<'a, Message> {
    fn from(tooltip: Tooltip<'a, Message>) -> Self {
        wrapping(tooltip)
    }
}

/// The bubble itself.
struct Bubble<'a, 'b, Message> {
    bubble: &'b mut Element<'a, Message>,
    tree: &'b mut Tree,
    /// What it explains.
    about: Rectangle,
    position: Position,
    gap: f32,
    style: Option<Style>,
}

impl<Message> overlay::Overlay<Message, Theme, Renderer> for Bubble<'_, '_, Message> {
    fn layout(&mut self, renderer: &Renderer, bounds: Size) -> layout::Node {
        let limits = layout::Limits::new(Size::ZERO, bounds);
        let bubble = self.bubble.as_widget_mut().layout(self.tree, renderer, &limits);
        let size = bubble.size();
        let at =
            AROUND.with_borrow(|around| lying(self.position, self.gap, size, self.about, bounds, around));
        #[cfg(test)]
        {
            let lies = Rectangle::new(at, size);
            SHOWN.set(Some(lies));
            ALL_SHOWN.with_borrow_mut(|all| all.push(lies));
        }
        layout::Node::with_children(size, vec![bubble]).move_to(at)
    }

    fn draw(
        &self,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
    ) {
        let own = self.style.map(|style| style(theme)).unwrap_or_default();
        let inherited = renderer::Style {
            text_color: own.text_color.unwrap_or(style.text_color),
        };
        container::draw_background(renderer, &own, layout.bounds());
        if let Some(bubble) = layout.children().next() {
            let whole = Rectangle::with_size(Size::INFINITE);
            let content = self.bubble.as_widget();
            content.draw(self.tree, renderer, theme, &inherited, bubble, cursor, &whole);
        }
    }
}

/// Where a bubble of this size lies in a window: on the wanted side, on another one where that has no room, and
/// never over what it explains unless there is no room around it; on any side where it covers the least that can be
/// pressed.
fn lying(
    wanted: Position,
    gap: f32,
    size: Size,
    about: Rectangle,
    window: Size,
    around: &free::Taken,
) -> Point {
    const RIM: f32 = 2.0;
    const NEAR: f32 = 6.0;
    let sides = match wanted {
        Position::Top | Position::FollowCursor => {
            [Position::Top, Position::Bottom, Position::Right, Position::Left]
        }
        Position::Bottom => [Position::Bottom, Position::Top, Position::Right, Position::Left],
        Position::Left => [Position::Left, Position::Right, Position::Top, Position::Bottom],
        Position::Right => [Position::Right, Position::Left, Position::Top, Position::Bottom],
    };
    let last = Point::new(window.width - size.width - RIM, window.height - size.height - RIM);
    let within = |at: Point| Point::new(at.x.min(last.x).max(RIM), at.y.min(last.y).max(RIM));
    let shares = [0.5, 0.0, 1.0];
    let mut best: Option<(f32, Point)> = None;
    for (nth, side) in sides.into_iter().enumerate() {
        let gap = if nth == 0 { gap } else { gap.min(NEAR) };
        for (turn, share) in shares.into_iter().enumerate() {
            let across = about.x + (about.width - size.width) * share;
            let down = about.y + (about.height - size.height) * share;
            let at = match side {
                Position::Top | Position::FollowCursor => Point::new(across, about.y - size.height - gap),
                Position::Bottom => Point::new(across, about.y + about.height + gap),
                Position::Left => Point::new(about.x - size.width - gap, down),
                Position::Right => Point::new(about.x + about.width + gap, down),
            };
            let at = within(at);
            let lies = Rectangle::new(at, size);
            let hides = lies.intersection(&about).map_or(0.0, |shared| shared.area());
            // Another side is worth it for one more thing that can be pressed, another alignment for any.
            let cost = hides * 10.0
                + around.pressable(&lies, &about) as f32 * 40.0
                + nth as f32 * 25.0
                + turn as f32;
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, at));
            }
        }
    }
    best.map_or(about.position(), |(_, at)| at)
}

/// What the whole program is drawn on: it tells bubbles what lies around them, and lays messages where nothing is
/// covered by them.
struct Ground<'a, Message> {
    content: Element<'a, Message>,
    messages: Element<'a, Message>,
    /// Which messages lie over what, as a number.
    which: u64,
}

/// Where messages lie.
#[derive(Debug, Clone, Copy, Default)]
struct Messages {
    /// Which lie there, in which window.
    which: (u64, Size),
    at: Rectangle,
    /// How high the room is that a list gives them.
    given: f32,
}

/// Draws the whole program so that bubbles know what can be pressed around them. Over it lie `messages` where they
/// cover nothing; where there is no such place, a list gives them room at its lower end. They stay there until `over`, which tells what is shown and which messages lie over it, is
/// another.
pub fn ground<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    messages: Option<Element<'a, Message>>,
    over: impl Hash,
) -> Element<'a, Message> {
    let mut hasher = DefaultHasher::new();
    (messages.is_some(), over).hash(&mut hasher);
    let which = if messages.is_some() {
        hasher.finish() | 1
    } else {
        0
    };
    Element::new(Ground {
        content: content.into(),
        messages: messages.unwrap_or_else(|| iced::widget::space().into()),
        which,
    })
}

/// So far around the pointer a bubble may reach.
const REACH: f32 = 380.0;
/// So far around messages is drawn anew when they are gone.
const EDGE: f32 = 2.0;
/// The widths of messages, the best first.
const WIDTHS: [f32; 5] = [620.0, 520.0, 420.0, 340.0, 280.0];
/// So much may be covered of a word that reaches beyond its letters, in square units.
const LITTLE: f32 = 4.0;
/// Between a list and a message for which it gives way, and below that.
const APART: f32 = 8.0;

/// Where messages of these sizes lie at the lower end of this list, and how high the room is that it gives them.
fn given_by(list: Rectangle, room: Size, sizes: &[Size]) -> (Rectangle, f32) {
    let fits = sizes.iter().find(|size| size.width <= list.width);
    let size = fits.or(sizes.last()).copied().unwrap_or_default();
    let end = (list.y + list.height).min(room.height - APART);
    let left = list.center_x() - size.width / 2.0;
    let at = Point::new(
        left.clamp(0.0, (room.width - size.width).max(0.0)),
        end - size.height,
    );
    let given = list.y + list.height - at.y + APART;
    (Rectangle::new(at, size), given.clamp(0.0, list.height))
}

impl<Message> Ground<'_, Message> {
    /// Lays the messages out in a window, and finds their place if it is not known.
    fn lay(&mut self, tree: &mut Tree, renderer: &Renderer, content: &layout::Node) -> layout::Node {
        let room = content.size();
        let [below, above] = tree.children.as_mut_slice() else {
            return layout::Node::default();
        };
        let state: &mut Messages = tree.state.downcast_mut();
        let messages = self.messages.as_widget_mut();
        if self.which == 0 {
            let _ = std::mem::take(state);
            let none = layout::Limits::new(Size::ZERO, Size::ZERO);
            return messages.layout(above, renderer, &none);
        }
        let mut laid = |width: f32| {
            let most = Size::new(width.min(room.width), room.height);
            messages.layout(above, renderer, &layout::Limits::new(Size::ZERO, most))
        };
        let (place, given) = if state.which == (self.which, room) {
            (state.at, state.given)
        } else {
            let sizes = WIDTHS.map(|width| laid(width).size());
            let screen = self.content.as_widget_mut();
            let taken = free::taken(screen, below, Layout::new(content), renderer);
            let place = taken.place(room, &sizes);
            match taken.list().filter(|_| taken.covered(&place) > LITTLE) {
                Some(list) => given_by(list, room, &sizes),
                None => (place, 0.0),
            }
        };
        let node = laid(place.width).move_to(place.position());
        *state = Messages {
            which: (self.which, room),
            at: place,
            given,
        };
        node
    }

    /// Lays the screen out, its lists giving room so high.
    fn lay_screen(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
        given: f32,
    ) -> layout::Node {
        let content = self.content.as_widget_mut();
        yielding::giving(given, || content.layout(&mut tree.children[0], renderer, limits))
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Ground<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Messages>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Messages::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content), Tree::new(&self.messages)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&[&self.content, &self.messages]);
    }

    fn size(&self) -> Size<Length> {
        self.content.as_widget().size()
    }

    fn size_hint(&self) -> Size<Length> {
        self.content.as_widget().size_hint()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let state: &Messages = tree.state.downcast_ref();
        let (known, before) = (state.which, state.given);
        let given = if known.0 == self.which { before } else { 0.0 };
        let mut content = self.lay_screen(tree, renderer, limits, given);
        if given > 0.0 && known.1 != content.size() {
            // In a window of another size they find their place anew.
            content = self.lay_screen(tree, renderer, limits, 0.0);
        }
        let messages = self.lay(tree, renderer, &content);
        let now = tree.state.downcast_ref::<Messages>().given;
        if now > 0.0 && (known != (self.which, content.size()) || now != given) {
            content = self.lay_screen(tree, renderer, limits, now);
        }
        layout::Node::with_children(content.size(), vec![content, messages])
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        mut cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let mut layouts = layout.children();
        let (Some(content), Some(messages)) = (layouts.next(), layouts.next()) else {
            return;
        };
        let [below, above] = tree.children.as_mut_slice() else {
            return;
        };
        if self.which != 0 {
            let widget = self.messages.as_widget_mut();
            widget.update(
                above, event, messages, cursor, renderer, clipboard, shell, viewport,
            );
            if shell.is_event_captured() {
                return;
            }
            if cursor.is_over(messages.bounds()) {
                cursor = cursor.levitate();
            }
        }
        let widget = self.content.as_widget_mut();
        widget.update(
            below, event, content, cursor, renderer, clipboard, shell, viewport,
        );
        if LAID.take()
            && let Some(at) = cursor.position()
        {
            let reach = Size::new(2.0 * REACH, 2.0 * REACH);
            let reach = Rectangle::new(at - Vector::new(REACH, REACH), reach);
            let around = free::pressable(self.content.as_widget(), below, content, renderer, reach);
            AROUND.set(around);
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let mut layouts = layout.children();
        let (Some(content), Some(messages)) = (layouts.next(), layouts.next()) else {
            return mouse::Interaction::None;
        };
        if self.which != 0 && cursor.is_over(messages.bounds()) {
            let widget = self.messages.as_widget();
            return widget.mouse_interaction(&tree.children[1], messages, cursor, viewport, renderer);
        }
        let widget = self.content.as_widget();
        widget.mouse_interaction(&tree.children[0], content, cursor, viewport, renderer)
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let mut layouts = layout.children();
        let (Some(content), Some(messages)) = (layouts.next(), layouts.next()) else {
            return;
        };
        let over = self.which != 0 && cursor.is_over(messages.bounds());
        let below = if over { cursor.levitate() } else { cursor };
        let widget = self.content.as_widget();
        widget.draw(
            &tree.children[0],
            renderer,
            theme,
            style,
            content,
            below,
            viewport,
        );
        if self.which != 0 {
            // An edge that lies between two pixels reaches beyond it, and goes with it.
            renderer.with_layer(messages.bounds().expand(EDGE), |renderer| {
                let widget = self.messages.as_widget();
                widget.draw(
                    &tree.children[1],
                    renderer,
                    theme,
                    style,
                    messages,
                    cursor,
                    viewport,
                );
            });
        }
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.traverse(&mut |operation| {
            let both = [&mut self.content, &mut self.messages];
            let children = both.into_iter().zip(&mut tree.children).zip(layout.children());
            for ((widget, tree), layout) in children {
                widget.as_widget_mut().operate(tree, layout, renderer, operation);
            }
        });
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let content = self.content.as_widget_mut();
        content.overlay(
            &mut tree.children[0],
            layout.children().next()?,
            renderer,
            viewport,
            translation,
        )
    }
}

#[cfg(test)]
mod tests;
