//! Words on one line, however little room there is for them: what has none ends in an ellipsis.

use super::painter;
use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Operation, Tree, Widget};
use iced::advanced::{mouse, renderer};
use iced::widget::text;
use iced::{Color, Element, Font, Length, Rectangle, Renderer, Size, Theme};

/// Words on one line.
struct OneLine<'a, Message> {
    words: String,
    size: f32,
    font: Font,
    style: fn(&Theme) -> text::Style,
    /// As much of them as there is room for.
    shown: Element<'a, Message>,
}

/// These words on one line.
pub fn one_line<'a, Message: 'a>(
    words: impl Into<String>,
    size: f32,
    font: Font,
    style: fn(&Theme) -> text::Style,
) -> Element<'a, Message> {
    let words = words.into();
    let shown = written(words.clone(), size, font, style);
    Element::new(OneLine {
        words,
        size,
        font,
        style,
        shown,
    })
}

/// As they are.
#[must_use]
pub fn plain(_: &Theme) -> text::Style {
    text::Style::default()
}

fn written<'a, Message: 'a>(
    words: String,
    size: f32,
    font: Font,
    style: fn(&Theme) -> text::Style,
) -> Element<'a, Message> {
    let words = text(words).size(size).font(font).style(style);
    words.wrapping(text::Wrapping::None).into()
}

/// As many of these words as are so wide, with an ellipsis where some are left out.
#[must_use]
pub fn shortened(words: &str, size: f32, font: Font, room: f32) -> String {
    let wide = |words: &str| {
        let words = painter::Words {
            words: words.to_owned(),
            size,
            font,
            ink: Color::BLACK,
        };
        painter::measure(&words).width
    };
    if wide(words) <= room + 0.5 {
        return words.to_owned();
    }
    let ends: Vec<usize> = words.char_indices().map(|(at, _)| at).collect();
    let cut = |count: usize| {
        let end = ends.get(count).copied().unwrap_or(words.len());
        format!("{}…", words[..end].trim_end())
    };
    // A longer beginning is a wider one.
    let (mut fits, mut fails) = (0, ends.len());
    while fits + 1 < fails {
        let middle = usize::midpoint(fits, fails);
        if wide(&cut(middle)) <= room {
            fits = middle;
        } else {
            fails = middle;
        }
    }
    cut(fits)
}

impl<'a, Message: 'a> Widget<Message, Theme, Renderer> for OneLine<'a, Message> {
    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.shown)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.shown));
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Shrink, Length::Shrink)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let shown = shortened(&self.words, self.size, self.font, limits.max().width);
        self.shown = written(shown, self.size, self.font, self.style);
        tree.children[0].diff(&self.shown);
        let node = self
            .shown
            .as_widget_mut()
            .layout(&mut tree.children[0], renderer, limits);
        layout::Node::with_children(node.size(), vec![node])
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
        if let Some(layout) = layout.children().next() {
            let shown = self.shown.as_widget();
            shown.draw(
                &tree.children[0],
                renderer,
                theme,
                style,
                layout,
                cursor,
                viewport,
            );
        }
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        if let Some(layout) = layout.children().next() {
            let shown = self.shown.as_widget_mut();
            shown.operate(&mut tree.children[0], layout, renderer, operation);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{one_line, plain, shortened};
    use crate::ui::font;
    use iced_test::Simulator;

    #[test]
    fn what_has_no_room_ends_in_an_ellipsis() {
        font::load();
        let title = "Un très long titre : la partie de mémé et des petits-enfants";
        let mut last = usize::MAX;
        for room in [900.0, 320.0, 200.0, 90.0, 30.0, 4.0] {
            let shown = shortened(title, 15.0, font::BOLD, room);
            let whole = shown == title;
            assert!(whole || shown.ends_with('…'), "{room}: {shown}");
            assert!(!shown.contains(" …"), "{room}: {shown}");
            assert!(shown.len() <= last, "{room}: {shown}");
            last = shown.len();
            assert_eq!(whole, room > 800.0, "{shown}");
            let settings = iced::Settings {
                default_font: font::TEXT,
                ..iced::Settings::default()
            };
            let line = one_line::<()>(title, 15.0, font::BOLD, plain);
            let mut ui = Simulator::with_size(settings, iced::Size::new(room, 28.0), line);
            let found = ui.find(shown.as_str()).expect("it is drawn").bounds();
            assert!(found.width <= room.max(16.0) + 1.0, "{room}: {found:?}");
        }
    }
}
