//! A list that gives messages room at its lower end while they lie over the screen: nothing else moves for them, and no row
//! of it does. Start at [`yielding`]; who lays messages says how much room with [`giving`].

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Id, Operation, Tree, Widget};
use iced::advanced::{Clipboard, Shell, mouse, overlay, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector};
use std::cell::Cell;

thread_local! {
    /// How high the room is that is given now.
    static GIVEN: Cell<f32> = const { Cell::new(0.0) };
}

/// The name by which such a list is found.
pub const NAME: &str = "gives-way";

/// Does this while all lists give room so high.
pub fn giving<T>(high: f32, done: impl FnOnce() -> T) -> T {
    let before = GIVEN.replace(high);
    let result = done();
    GIVEN.set(before);
    result
}

/// What is scrolled, and gives way at its lower end.
pub fn yielding<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    Element::new(Yielding {
        content: content.into(),
    })
}

struct Yielding<'a, Message> {
    content: Element<'a, Message>,
}

impl<Message> Widget<Message, Theme, Renderer> for Yielding<'_, Message> {
    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&[&self.content]);
    }

    fn size(&self) -> Size<Length> {
        self.content.as_widget().size()
    }

    fn size_hint(&self) -> Size<Length> {
        self.content.as_widget().size_hint()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let given = GIVEN.get().min(limits.max().height);
        let shrunk = limits.shrink(Size::new(0.0, given));
        let content = self.content.as_widget_mut();
        let content = content.layout(&mut tree.children[0], renderer, &shrunk);
        // It takes as much room as before: what lies below it stays.
        let size = content.size() + Size::new(0.0, given);
        layout::Node::with_children(size, vec![content])
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let Some(inner) = layout.children().next() else {
            return;
        };
        let content = self.content.as_widget_mut();
        content.update(
            &mut tree.children[0],
            event,
            inner,
            cursor,
            renderer,
            clipboard,
            shell,
            viewport,
        );
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        layout
            .children()
            .next()
            .map_or(mouse::Interaction::None, |inner| {
                let content = self.content.as_widget();
                content.mouse_interaction(&tree.children[0], inner, cursor, viewport, renderer)
            })
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
        if let Some(inner) = layout.children().next() {
            let content = self.content.as_widget();
            content.draw(&tree.children[0], renderer, theme, style, inner, cursor, viewport);
        }
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.container(Some(&Id::new(NAME)), layout.bounds());
        if let Some(inner) = layout.children().next() {
            operation.traverse(&mut |operation| {
                let content = self.content.as_widget_mut();
                content.operate(&mut tree.children[0], inner, renderer, operation);
            });
        }
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
        let inner = layout.children().next()?;
        content.overlay(&mut tree.children[0], inner, renderer, viewport, translation)
    }
}
