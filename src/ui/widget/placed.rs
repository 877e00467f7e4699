//! Regions at fixed places, side by side: a table whose parts keep their place to the pixel, whatever stands in
//! them. Start at [`placed`].
//!
//! Each region is a layer as large as itself. The processor's renderer compares the fields, pictures and words of a
//! layer by their number, so that one more or less in a region has no other region drawn again; and a layer costs it
//! time only where it lies, while those of a stack of pinned widgets are as large as the window.

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Operation, Tree, Widget};
use iced::advanced::{Clipboard, Renderer as _, Shell, overlay, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector, mouse};

/// How far what is in a region may reach beyond it: shadows, and what is lifted.
const MARGIN: f32 = 24.0;

/// Regions at their places.
#[expect(
    missing_debug_implementations,
    reason = "elements tell nothing about themselves"
)]
pub struct Placed<'a, Message> {
    places: Vec<Rectangle>,
    regions: Vec<Element<'a, Message>>,
}

/// Nothing yet; it fills its room.
#[must_use]
pub fn placed<'a, Message>() -> Placed<'a, Message> {
    Placed {
        places: Vec::new(),
        regions: Vec::new(),
    }
}

impl<'a, Message> Placed<'a, Message> {
    /// One region more, as large as its place.
    #[must_use]
    pub fn at(mut self, place: Rectangle, region: impl Into<Element<'a, Message>>) -> Self {
        self.places.push(place);
        self.regions.push(region.into());
        self
    }

    /// One region more, if there is something to be seen.
    #[must_use]
    pub fn at_maybe(self, place: Rectangle, region: Option<impl Into<Element<'a, Message>>>) -> Self {
        match region {
            Some(region) => self.at(place, region),
            None => self,
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Placed<'_, Message> {
    fn children(&self) -> Vec<Tree> {
        self.regions.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.regions);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let nodes = self
            .regions
            .iter_mut()
            .zip(&mut tree.children)
            .zip(&self.places)
            .map(|((region, tree), place)| {
                let limits = layout::Limits::new(Size::ZERO, place.size());
                let node = region.as_widget_mut().layout(tree, renderer, &limits);
                node.move_to(place.position())
            })
            .collect();
        layout::Node::with_children(limits.max(), nodes)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.container(None, layout.bounds());
        operation.traverse(&mut |operation| {
            let regions = self.regions.iter_mut().zip(&mut tree.children);
            for ((region, tree), layout) in regions.zip(layout.children()) {
                region.as_widget_mut().operate(tree, layout, renderer, operation);
            }
        });
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
        let regions = self.regions.iter_mut().zip(&mut tree.children);
        for ((region, tree), layout) in regions.zip(layout.children()) {
            region
                .as_widget_mut()
                .update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
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
        let regions = self.regions.iter().zip(&tree.children);
        regions
            .zip(layout.children())
            .map(|((region, tree), layout)| {
                region
                    .as_widget()
                    .mouse_interaction(tree, layout, cursor, viewport, renderer)
            })
            .max()
            .unwrap_or_default()
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
        let regions = self.regions.iter().zip(&tree.children);
        for ((region, tree), layout) in regions.zip(layout.children()) {
            if let Some(room) = layout.bounds().expand(MARGIN).intersection(viewport) {
                renderer.with_layer(room, |renderer| {
                    let region = region.as_widget();
                    region.draw(tree, renderer, theme, style, layout, cursor, viewport);
                });
            }
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
        overlay::from_children(&mut self.regions, tree, layout, renderer, viewport, translation)
    }
}

impl<'a, Message: 'a> From<Placed<'a, Message>> for Element<'a, Message> {
    fn from(placed: Placed<'a, Message>) -> Self {
        Element::new(placed)
    }
}
