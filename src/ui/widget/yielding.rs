//! A list that gives messages room at its lower end while they lie over the screen: nothing else moves for them, and no row
//! of it does. Start at [`yielding`]; who lays messages says how much room with [`giving`].

use super::wrapping::{Wraps, wrapping};
use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Id, Operation, Tree, Widget};
use iced::{Element, Renderer, Size, Theme};
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
    wrapping(Yielding {
        content: content.into(),
    })
}

struct Yielding<'a, Message> {
    content: Element<'a, Message>,
}

impl<Message> Wraps<Message> for Yielding<'_, Message> {
    fn content(&self) -> &(dyn Widget<Message, Theme, Renderer> + '_) {
        self.content.as_widget()
    }

    fn content_mut(&mut self) -> &mut (dyn Widget<Message, Theme, Renderer> + '_) {
        self.content.as_widget_mut()
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

    fn inner<'l>(&self, layout: Layout<'l>) -> Layout<'l> {
        layout.children().next().unwrap_or(layout)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.container(Some(&Id::new(NAME)), layout.bounds());
        let inner = self.inner(layout);
        operation.traverse(&mut |operation| {
            let content = self.content.as_widget_mut();
            content.operate(&mut tree.children[0], inner, renderer, operation);
        });
    }
}
