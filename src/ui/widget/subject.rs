//! What the window shows can be looked up: whatever draws a card, a token or a monster says by the id of its words
//! what it is ([`about`]), and a press of the right button finds that ([`asked`]).
//!
//! No message passes through the widgets in between, so that every screen has it without knowing of it.

use super::wrapping::{Heard, Wraps, wrapping};
use iced::advanced::layout::Layout;
use iced::advanced::mouse;
use iced::advanced::widget::operation::Outcome;
use iced::advanced::widget::{Operation, Tree, Widget, operate, tree};
use iced::{Element, Event, Rectangle, Renderer, Task, Theme};
use std::any::Any;

/// What the gallery can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A thing, by the id of its words.
    Thing(&'static str),
    /// All things of a kind, by the name of the kind.
    Kind(&'static str),
}

/// A widget that shows something which can be looked up.
struct About<'a, Message> {
    /// The id of its words.
    id: String,
    content: Element<'a, Message>,
}

/// Was the right button pressed on it?
#[derive(Debug)]
struct Asked {
    id: String,
    now: bool,
}

/// Shows `content`, which is about what has this id in the words.
pub fn about<'a, Message: 'a>(
    id: impl Into<String>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    wrapping(About {
        id: id.into(),
        content: content.into(),
    })
}

/// Shows `content`, which a bubble under the pointer explains.
pub fn explained<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    // It is about nothing that could be looked up.
    about(String::new(), content)
}

/// Is this what a widget that is [explained] tells of itself?
#[cfg(test)]
pub fn is_explained(state: &dyn Any) -> bool {
    state
        .downcast_ref()
        .is_some_and(|asked: &Asked| asked.id.is_empty())
}

/// What the right button was just pressed on, if it was on anything; each press is answered once.
pub fn asked() -> Task<String> {
    operate(Find(None))
}

/// Looks for what was asked about.
struct Find(Option<String>);

impl Operation<String> for Find {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<String>)) {
        operate(self);
    }

    fn custom(&mut self, _: Option<&iced::widget::Id>, _: Rectangle, state: &mut dyn Any) {
        // What lies inside comes later, and is meant.
        if let Some(asked) = state.downcast_mut::<Asked>()
            && std::mem::take(&mut asked.now)
        {
            self.0 = Some(asked.id.clone());
        }
    }

    fn finish(&self) -> Outcome<String> {
        self.0.clone().map_or(Outcome::None, Outcome::Some)
    }
}

impl<Message> Wraps<Message> for About<'_, Message> {
    fn content(&self) -> &(dyn Widget<Message, Theme, Renderer> + '_) {
        self.content.as_widget()
    }

    fn content_mut(&mut self) -> &mut (dyn Widget<Message, Theme, Renderer> + '_) {
        self.content.as_widget_mut()
    }

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Asked>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Asked {
            id: self.id.clone(),
            now: false,
        })
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.custom(None, layout.bounds(), tree.state.downcast_mut::<Asked>());
        let content = self.content.as_widget_mut();
        content.operate(&mut tree.children[0], layout, renderer, operation);
    }

    fn after(&mut self, heard: Heard<'_, '_, '_, Message>) {
        if let Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right)) = heard.event {
            let seen = heard.layout.bounds().intersection(heard.viewport);
            *heard.tree.state.downcast_mut::<Asked>() = Asked {
                now: !self.id.is_empty() && seen.is_some_and(|seen| heard.cursor.is_over(seen)),
                id: self.id.clone(),
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Find, about};
    use iced::advanced::clipboard;
    use iced::advanced::renderer::Headless;
    use iced::advanced::widget::Operation;
    use iced::advanced::widget::operation::{Outcome, black_box};
    use iced::mouse::{self, Button, Cursor};
    use iced::widget::{container, row, space};
    use iced::{Element, Event, Pixels, Point, Renderer, Size};
    use iced_runtime::user_interface::{Cache, UserInterface};

    /// What a press of this button at this place is about.
    fn pressed(button: Button, at: Point) -> Option<String> {
        let inner = about("inner", space().width(20).height(20));
        let outer = about("outer", container(inner).width(100).height(100));
        let all: Element<'_, ()> = row![outer, space().width(100).height(100)].into();
        let renderer = <Renderer as Headless>::new(crate::ui::font::TEXT, Pixels(16.0), Some("tiny-skia"));
        let runtime = tokio::runtime::Builder::new_current_thread()
            .build()
            .expect("a runtime");
        let mut renderer = runtime.block_on(renderer).expect("a renderer");
        let mut window = UserInterface::build(all, Size::new(200.0, 100.0), Cache::default(), &mut renderer);
        let events = [Event::Mouse(mouse::Event::ButtonPressed(button))];
        let cursor = Cursor::Available(at);
        let _ = window.update(
            &events,
            cursor,
            &mut renderer,
            &mut clipboard::Null,
            &mut Vec::new(),
        );
        let mut find = Find(None);
        window.operate(&renderer, &mut black_box(&mut find));
        let found = match find.finish() {
            Outcome::Some(id) => Some(id),
            Outcome::None | Outcome::Chain(_) => None,
        };
        // Each press is answered once.
        let mut again = Find(None);
        window.operate(&renderer, &mut black_box(&mut again));
        assert!(again.0.is_none());
        found
    }

    #[test]
    fn the_right_button_finds_what_it_is_pressed_on() {
        let inner = Point::new(10.0, 10.0);
        assert_eq!(pressed(Button::Right, inner).as_deref(), Some("inner"));
        assert_eq!(
            pressed(Button::Right, Point::new(60.0, 60.0)).as_deref(),
            Some("outer")
        );
        assert_eq!(pressed(Button::Right, Point::new(150.0, 50.0)), None);
        assert_eq!(pressed(Button::Left, inner), None);
    }
}
