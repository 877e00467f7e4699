//! A widget around another one that is as its content is, but for what it says otherwise: whoever is [`Wraps`] tells
//! that alone, and [`wrapping`] makes a widget of it.

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Shell, mouse, overlay, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector};
use std::marker::PhantomData;

/// What lies within.
type Content<'a, Message> = dyn Widget<Message, Theme, Renderer> + 'a;

/// What lies around a widget. Its tree is the first child of the tree of this one.
pub trait Wraps<Message> {
    /// What lies within.
    fn content(&self) -> &Content<'_, Message>;

    /// The same, to be changed.
    fn content_mut(&mut self) -> &mut Content<'_, Message>;

    /// The kind of its state.
    fn tag(&self) -> tree::Tag {
        tree::Tag::stateless()
    }

    /// Its state at first.
    fn state(&self) -> tree::State {
        tree::State::None
    }

    /// The trees of all that lies within.
    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(self.content())]
    }

    /// Brings the tree up to what is shown now.
    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&[self.content()]);
    }

    /// Its place, that of the content if nothing else is said.
    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let tree = &mut tree.children[0];
        self.content_mut().layout(tree, renderer, limits)
    }

    /// Where the content lies in it.
    fn inner<'l>(&self, layout: Layout<'l>) -> Layout<'l> {
        layout
    }

    /// The pointer as the content finds it.
    fn pointer(&self, tree: &Tree, cursor: mouse::Cursor) -> mouse::Cursor {
        let _ = tree;
        cursor
    }

    /// Hears what happens before the content does.
    fn before(&mut self, heard: Heard<'_, '_, '_, Message>) {
        let _ = heard;
    }

    /// Hears what happens after the content has.
    fn after(&mut self, heard: Heard<'_, '_, '_, Message>) {
        let _ = heard;
    }

    /// Lets an operation look at it.
    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let tree = &mut tree.children[0];
        self.content_mut().operate(tree, layout, renderer, operation);
    }

    /// What lies over everything.
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
        let layout = self.inner(layout);
        let tree = &mut tree.children[0];
        self.content_mut()
            .overlay(tree, layout, renderer, viewport, translation)
    }
}

/// What happens, and where.
#[derive(Debug)]
pub struct Heard<'h, 's, 'm, Message> {
    /// What happens.
    pub event: &'h Event,
    /// The tree of the widget that wraps.
    pub tree: &'h mut Tree,
    /// Its place.
    pub layout: Layout<'h>,
    /// The pointer.
    pub cursor: mouse::Cursor,
    /// What is seen of the screen.
    pub viewport: &'h Rectangle,
    /// What is told to the window.
    pub shell: &'s mut Shell<'m, Message>,
}

/// A widget of what wraps another one.
pub fn wrapping<'a, Message: 'a>(wraps: impl Wraps<Message> + 'a) -> Element<'a, Message> {
    Element::new(Wrapping(wraps, PhantomData))
}

struct Wrapping<W, Message>(W, PhantomData<Message>);

impl<Message, W: Wraps<Message>> Widget<Message, Theme, Renderer> for Wrapping<W, Message> {
    fn tag(&self) -> tree::Tag {
        self.0.tag()
    }

    fn state(&self) -> tree::State {
        self.0.state()
    }

    fn children(&self) -> Vec<Tree> {
        self.0.children()
    }

    fn diff(&self, tree: &mut Tree) {
        self.0.diff(tree);
    }

    fn size(&self) -> Size<Length> {
        self.0.content().size()
    }

    fn size_hint(&self) -> Size<Length> {
        self.0.content().size_hint()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        self.0.layout(tree, renderer, limits)
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
        self.0.before(Heard {
            event,
            tree,
            layout,
            cursor,
            viewport,
            shell,
        });
        let (inner, found) = (self.0.inner(layout), self.0.pointer(tree, cursor));
        self.0.content_mut().update(
            &mut tree.children[0],
            event,
            inner,
            found,
            renderer,
            clipboard,
            shell,
            viewport,
        );
        self.0.after(Heard {
            event,
            tree,
            layout,
            cursor,
            viewport,
            shell,
        });
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let (tree, layout) = (&tree.children[0], self.0.inner(layout));
        self.0
            .content()
            .mouse_interaction(tree, layout, cursor, viewport, renderer)
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
        let (layout, cursor) = (self.0.inner(layout), self.0.pointer(tree, cursor));
        let tree = &tree.children[0];
        self.0
            .content()
            .draw(tree, renderer, theme, style, layout, cursor, viewport);
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        self.0.operate(tree, layout, renderer, operation);
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        self.0.overlay(tree, layout, renderer, viewport, translation)
    }
}
