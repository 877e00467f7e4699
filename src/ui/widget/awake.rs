//! What opens only for a pointer that was moved onto it, and not for one under which it came to lie.

use super::wrapping::{Heard, Wraps, wrapping};
use iced::advanced::mouse;
use iced::advanced::widget::{Tree, Widget, tree};
use iced::{Element, Event, Renderer, Theme};

/// A widget that sleeps until the pointer moves.
struct Awake<'a, Message> {
    /// What lies here.
    lies: String,
    content: Element<'a, Message>,
}

/// What lies here, and whether the pointer has done anything since it does.
#[derive(Debug)]
struct Since {
    lies: String,
    moved: bool,
}

/// Shows `content`, which the pointer finds once it has moved or pressed since that lies here; something else lies
/// here when `lies` is another name.
pub fn awake<'a, Message: 'a>(
    lies: impl Into<String>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    wrapping(Awake {
        lies: lies.into(),
        content: content.into(),
    })
}

impl<Message> Wraps<Message> for Awake<'_, Message> {
    fn content(&self) -> &(dyn Widget<Message, Theme, Renderer> + '_) {
        self.content.as_widget()
    }

    fn content_mut(&mut self) -> &mut (dyn Widget<Message, Theme, Renderer> + '_) {
        self.content.as_widget_mut()
    }

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Since>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Since {
            lies: self.lies.clone(),
            moved: false,
        })
    }

    fn diff(&self, tree: &mut Tree) {
        let since = tree.state.downcast_mut::<Since>();
        if since.lies != self.lies {
            *since = Since {
                lies: self.lies.clone(),
                moved: false,
            };
        }
        tree.diff_children(std::slice::from_ref(&self.content));
    }

    fn pointer(&self, tree: &Tree, cursor: mouse::Cursor) -> mouse::Cursor {
        if tree.state.downcast_ref::<Since>().moved {
            cursor
        } else {
            mouse::Cursor::Unavailable
        }
    }

    fn before(&mut self, heard: Heard<'_, '_, '_, Message>) {
        // The button that was pressed elsewhere and comes up here moves nothing.
        let moves = matches!(
            heard.event,
            Event::Mouse(
                mouse::Event::CursorMoved { .. }
                    | mouse::Event::ButtonPressed(_)
                    | mouse::Event::WheelScrolled { .. }
            )
        );
        if moves {
            heard.tree.state.downcast_mut::<Since>().moved = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::awake;
    use iced::advanced::clipboard;
    use iced::advanced::renderer::Headless;
    use iced::mouse::{self, Cursor};
    use iced::widget::{mouse_area, space};
    use iced::{Element, Event, Pixels, Point, Renderer, Size, window};
    use iced_runtime::user_interface::{Cache, UserInterface};
    use std::time::Instant;

    #[test]
    fn a_card_that_comes_to_lie_under_the_pointer_waits_until_it_moves() {
        let card = |lies: &str| -> Element<'static, bool> {
            awake(lies, mouse_area(space().width(100).height(100)).on_enter(true))
        };
        let renderer = <Renderer as Headless>::new(crate::ui::font::TEXT, Pixels(16.0), Some("tiny-skia"));
        let runtime = tokio::runtime::Builder::new_current_thread()
            .build()
            .expect("a runtime");
        let mut renderer = runtime.block_on(renderer).expect("a renderer");
        let at = Point::new(50.0, 50.0);
        let moved = Event::Mouse(mouse::Event::CursorMoved { position: at });
        let drawn = || Event::Window(window::Event::RedrawRequested(Instant::now()));
        let mut cache = Cache::default();
        let mut finds = |lies: &str, event: Event| {
            let room = Size::new(100.0, 100.0);
            let mut ui = UserInterface::build(card(lies), room, std::mem::take(&mut cache), &mut renderer);
            let mut heard = Vec::new();
            let cursor = Cursor::Available(at);
            let _ = ui.update(&[event], cursor, &mut renderer, &mut clipboard::Null, &mut heard);
            cache = ui.into_cache();
            !heard.is_empty()
        };
        let released = Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left));
        assert!(!finds("one", drawn()), "it came to lie there");
        assert!(!finds("one", released), "what was pressed lay there before");
        assert!(finds("one", moved.clone()));
        assert!(!finds("another", drawn()), "another one came to lie there");
        assert!(finds("another", moved));
    }
}
