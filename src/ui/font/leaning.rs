//! Letters that lean over the edge of their room: titles are slanted, and the last letter of each reaches beyond what
//! is measured of it.

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Operation, Tree, Widget};
use iced::advanced::{Renderer as _, mouse, renderer};
use iced::{Color, Element, Length, Rectangle, Renderer, Size, Theme};

/// How far the last letter of a title leans over its edge, in letter sizes.
pub const LEAN: f32 = 0.1;

/// Words with room for the last letter.
struct Leaning<'a, Message> {
    words: Element<'a, Message>,
    lean: f32,
}

/// `words` in letters of a title of this size, with room for the last one.
pub fn leaning<'a, Message: 'a>(words: impl Into<Element<'a, Message>>, size: f32) -> Element<'a, Message> {
    Element::new(Leaning {
        words: words.into(),
        lean: (size * LEAN).ceil(),
    })
}

impl<Message> Widget<Message, Theme, Renderer> for Leaning<'_, Message> {
    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.words)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.words));
    }

    fn size(&self) -> Size<Length> {
        self.words.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let room = limits.shrink(Size::new(self.lean, 0.0));
        let words = self
            .words
            .as_widget_mut()
            .layout(&mut tree.children[0], renderer, &room);
        let size = Size::new(words.size().width + self.lean, words.size().height);
        layout::Node::with_children(size, vec![words])
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
        let Some(words) = layout.children().next() else {
            return;
        };
        // The processor's renderer draws anew only where something is: the room beside the words is told to be theirs.
        let whole = renderer::Quad {
            bounds: layout.bounds(),
            ..renderer::Quad::default()
        };
        renderer.fill_quad(whole, Color::TRANSPARENT);
        let own = self.words.as_widget();
        own.draw(&tree.children[0], renderer, theme, style, words, cursor, viewport);
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        if let Some(words) = layout.children().next() {
            let own = self.words.as_widget_mut();
            own.operate(&mut tree.children[0], words, renderer, operation);
        }
    }
}
