//! Widgets laid over each other that need no layers: a ground, and over it what brings its own. Start at [`flat`].
//!
//! iced's stack draws each of its widgets in a layer as large as the window, and every such layer costs the processor's
//! renderer time in every place that is mended.

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Operation, Tree, Widget};
use iced::advanced::{Clipboard, Shell, overlay, renderer};
use iced::{Element, Event, Fill, Length, Rectangle, Renderer, Size, Theme, Vector, mouse};

/// Widgets laid over each other, each as large as their room.
#[expect(
    missing_debug_implementations,
    reason = "elements tell nothing about themselves"
)]
pub struct Flat<'a, Message>(Vec<Element<'a, Message>>);

/// These, the last one on top: it is told first what happens, and the pointer is over those below only where it is over
/// nothing of it. All but the first draw in layers of their own, or nothing.
#[must_use]
pub fn flat<'a, Message, const N: usize>(all: [Element<'a, Message>; N]) -> Flat<'a, Message> {
    Flat(all.into())
}

impl<Message> Widget<Message, Theme, Renderer> for Flat<'_, Message> {
    fn children(&self) -> Vec<Tree> {
        self.0.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.0);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Fill)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let room = layout::Limits::new(Size::ZERO, limits.max());
        let all = self.0.iter_mut().zip(&mut tree.children);
        let nodes = all.map(|(one, tree)| one.as_widget_mut().layout(tree, renderer, &room));
        layout::Node::with_children(limits.max(), nodes.collect())
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
            let all = self.0.iter_mut().zip(&mut tree.children);
            for ((one, tree), layout) in all.zip(layout.children()) {
                one.as_widget_mut().operate(tree, layout, renderer, operation);
            }
        });
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
        let is_over = cursor.is_over(layout.bounds());
        let all = self.0.iter_mut().zip(&mut tree.children);
        for ((one, tree), layout) in all.zip(layout.children()).rev() {
            let widget = one.as_widget_mut();
            widget.update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
            if shell.is_event_captured() {
                return;
            }
            if is_over && !cursor.is_levitating() {
                let answer = widget.mouse_interaction(tree, layout, cursor, viewport, renderer);
                if answer != mouse::Interaction::None {
                    cursor = cursor.levitate();
                }
            }
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
        let all = self.0.iter().zip(&tree.children).zip(layout.children()).rev();
        all.map(|((one, tree), layout)| {
            let widget = one.as_widget();
            widget.mouse_interaction(tree, layout, cursor, viewport, renderer)
        })
        .find(|answer| *answer != mouse::Interaction::None)
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
        let all = || self.0.iter().zip(&tree.children).zip(layout.children());
        // The pointer is on the topmost one that answers it, and on those above.
        let hit = if cursor.is_over(layout.bounds()) {
            all()
                .rposition(|((one, tree), layout)| {
                    let widget = one.as_widget();
                    widget.mouse_interaction(tree, layout, cursor, viewport, renderer)
                        != mouse::Interaction::None
                })
                .unwrap_or_default()
        } else {
            0
        };
        for (nth, ((one, tree), layout)) in all().enumerate() {
            let cursor = if nth < hit {
                mouse::Cursor::Unavailable
            } else {
                cursor
            };
            one.as_widget()
                .draw(tree, renderer, theme, style, layout, cursor, viewport);
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
        overlay::from_children(&mut self.0, tree, layout, renderer, viewport, translation)
    }
}

impl<'a, Message: 'a> From<Flat<'a, Message>> for Element<'a, Message> {
    fn from(flat: Flat<'a, Message>) -> Self {
        Element::new(flat)
    }
}

#[cfg(test)]
mod tests {
    use super::flat;
    use iced::widget::{button, space, text};
    use iced::{Element, Fill};
    use iced_test::Simulator;

    #[test]
    fn a_click_goes_to_the_topmost_that_answers_it() {
        let ground = || -> Element<'static, &str> {
            button(text("ground"))
                .width(Fill)
                .height(Fill)
                .on_press("ground")
                .into()
        };
        let clicked = |above: Element<'static, &'static str>| {
            let mut ui = Simulator::new(flat([ground(), above]));
            ui.point_at(iced::Point::new(20.0, 20.0));
            ui.simulate(iced_test::simulator::click());
            ui.into_messages().collect::<Vec<_>>()
        };
        assert_eq!(clicked(space().into()), ["ground"]);
        let above = button(text("above")).width(80.0).height(80.0).on_press("above");
        assert_eq!(clicked(above.into()), ["above"]);
    }
}
