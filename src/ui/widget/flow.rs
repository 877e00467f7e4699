//! Words that flow from line to line. The dots between sentences stand only between two of the same line: none begins
//! or ends with one.

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Operation, Tree, Widget};
use iced::advanced::{Clipboard, Shell, mouse, overlay, renderer};
use iced::{Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector};

/// Words, and which of them are dots.
pub struct Flow<'a, Message> {
    words: Vec<Element<'a, Message>>,
    dots: Vec<bool>,
    /// Between words, and between lines.
    between: Size,
    centred: bool,
}

impl<Message> std::fmt::Debug for Flow<'_, Message> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Flow")
            .field("words", &self.words.len())
            .field("dots", &self.dots)
            .finish_non_exhaustive()
    }
}

/// These words, so far apart in a line, and lines so far from each other; whether a word is a dot is said with it.
pub fn flow<'a, Message>(
    words: impl IntoIterator<Item = (Element<'a, Message>, bool)>,
    between: Size,
) -> Flow<'a, Message> {
    let (words, dots) = words.into_iter().unzip();
    Flow {
        words,
        dots,
        between,
        centred: false,
    }
}

impl<Message> Flow<'_, Message> {
    /// Every line in the middle of the longest one.
    #[must_use]
    pub fn centred(self) -> Self {
        Self {
            centred: true,
            ..self
        }
    }
}

/// The words of every line that is at most so wide, by their widths and by whether they are dots.
#[must_use]
pub fn lines(words: &[(f32, bool)], space: f32, room: f32) -> Vec<Vec<usize>> {
    let mut lines: Vec<Vec<usize>> = Vec::new();
    let (mut end, mut dot) = (0.0, None);
    for (nth, (width, is_dot)) in words.iter().enumerate() {
        if *is_dot {
            dot = Some(nth);
            continue;
        }
        let dot = dot.take();
        let before = dot.map_or(0.0, |dot: usize| words[dot].0 + space);
        match lines.last_mut() {
            Some(line) if end + space + before + width <= room => {
                line.extend(dot);
                line.push(nth);
                end += space + before + width;
            }
            _ => {
                lines.push(vec![nth]);
                end = *width;
            }
        }
    }
    lines
}

impl<Message> Widget<Message, Theme, Renderer> for Flow<'_, Message> {
    fn children(&self) -> Vec<Tree> {
        self.words.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.words);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Shrink, Length::Shrink)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let room = limits.max();
        let loose = layout::Limits::new(Size::ZERO, room);
        let laid = self.words.iter_mut().zip(&mut tree.children);
        let mut nodes: Vec<layout::Node> = laid
            .map(|(word, tree)| word.as_widget_mut().layout(tree, renderer, &loose))
            .collect();
        let widths = nodes
            .iter()
            .map(|node| node.size().width)
            .zip(self.dots.iter().copied());
        let widths: Vec<(f32, bool)> = widths.collect();
        let lines = lines(&widths, self.between.width, room.width + 0.5);
        let wide = |line: &Vec<usize>| {
            let words: f32 = line.iter().map(|nth| widths[*nth].0).sum();
            words + self.between.width * line.len().saturating_sub(1) as f32
        };
        let widest = lines.iter().map(wide).fold(0.0, f32::max);
        let mut shown = vec![false; nodes.len()];
        let mut y = 0.0;
        for (nth, line) in lines.iter().enumerate() {
            if nth > 0 {
                y += self.between.height;
            }
            let high = line
                .iter()
                .map(|nth| nodes[*nth].size().height)
                .fold(0.0, f32::max);
            let mut x = if self.centred {
                (widest - wide(line)) / 2.0
            } else {
                0.0
            };
            for nth in line {
                let size = nodes[*nth].size();
                nodes[*nth].move_to_mut(Point::new(x, y + (high - size.height) / 2.0));
                shown[*nth] = true;
                x += size.width + self.between.width;
            }
            y += high;
        }
        // A dot at the end of a line takes no room.
        for (node, _) in nodes.iter_mut().zip(shown).filter(|(_, shown)| !shown) {
            *node = layout::Node::default();
        }
        let size = limits.resolve(Length::Shrink, Length::Shrink, Size::new(widest, y));
        layout::Node::with_children(size, nodes)
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
        let words = self.words.iter_mut().zip(&mut tree.children);
        for ((word, tree), layout) in words.zip(layout.children()) {
            let word = word.as_widget_mut();
            word.update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
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
        let words = self.words.iter().zip(&tree.children).zip(layout.children());
        let answers = words.map(|((word, tree), layout)| {
            let word = word.as_widget();
            word.mouse_interaction(tree, layout, cursor, viewport, renderer)
        });
        answers.max().unwrap_or_default()
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
        let words = self.words.iter().zip(&tree.children).zip(layout.children());
        for ((word, tree), layout) in words {
            if layout.bounds().width > 0.0 {
                let word = word.as_widget();
                word.draw(tree, renderer, theme, style, layout, cursor, viewport);
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
        operation.traverse(&mut |operation| {
            let words = self.words.iter_mut().zip(&mut tree.children);
            for ((word, tree), layout) in words.zip(layout.children()) {
                if layout.bounds().width > 0.0 {
                    word.as_widget_mut().operate(tree, layout, renderer, operation);
                }
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
        overlay::from_children(&mut self.words, tree, layout, renderer, viewport, translation)
    }
}

impl<'a, Message: 'a> From<Flow<'a, Message>> for Element<'a, Message> {
    fn from(flow: Flow<'a, Message>) -> Self {
        Self::new(flow)
    }
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn no_line_begins_or_ends_with_a_dot() {
        // Five sentences of two words each, with dots between them.
        let mut words = Vec::new();
        for nth in 0..5 {
            if nth > 0 {
                words.push((4.0, true));
            }
            words.extend([(30.0, false), (22.0, false)]);
        }
        let mut broken = 0;
        for room in 20..400 {
            let lines = lines(&words, 3.0, room as f32);
            for line in &lines {
                let is_dot = |nth: Option<&usize>| nth.is_some_and(|nth| words[*nth].1);
                assert!(!is_dot(line.first()) && !is_dot(line.last()), "{room}: {lines:?}");
                let wide: f32 = line.iter().map(|nth| words[*nth].0 + 3.0).sum::<f32>() - 3.0;
                assert!(wide <= room as f32 || line.len() == 1, "{room}: {line:?}");
            }
            let shown = lines.concat();
            let is_shown = |nth: &usize| words[*nth].1 || shown.contains(nth);
            assert!(
                (0..words.len()).all(|nth| is_shown(&nth)),
                "{room}: every word is there"
            );
            broken += usize::from(shown.len() < words.len());
        }
        assert!(broken > 100, "{broken}");
        assert_eq!(
            lines(&words, 3.0, 1000.0).concat().len(),
            words.len(),
            "on one line every dot stands"
        );
    }
}
