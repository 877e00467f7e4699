//! The moments of a game as a line: its turns in the colours of those whose they are, what is worth looking
//! at as numbers, and where one stands. It can be pressed and dragged.

use crate::ui::{font, theme};
use iced::alignment::Vertical;
use iced::widget::canvas::{self, Action, Event, Frame, Geometry, Path, Stroke, Text};
use iced::widget::{Canvas, text};
use iced::{Color, Element, Fill, Point, Rectangle, Renderer, Size, Theme, mouse};

/// The height of the line with what stands over it.
pub(super) const HEIGHT: f32 = 36.0;
/// Where the line lies, and how thick it is.
const MIDDLE: f32 = 24.0;
const THICK: f32 = 8.0;
/// The radius of a mark, and of where one stands.
const MARK: f32 = 7.5;
const HERE: f32 = 7.0;
/// Before and behind the line.
const EDGE: f32 = 10.0;

/// A moment worth looking at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    /// Its number in the list, from 0.
    pub nth: usize,
    /// After how many events.
    pub events: usize,
    /// It was a mistake.
    pub grave: bool,
}

/// A turn on the line.
#[derive(Debug, Clone)]
pub(super) struct Turn {
    /// After how many events it begins.
    pub from: usize,
    /// The house colour of whose it is.
    pub house: Color,
    /// What it is called.
    pub name: String,
}

/// What is drawn, and what is said by it.
pub(super) struct Line<'a, Message> {
    /// The turns, in order.
    pub turns: Vec<Turn>,
    /// The moments at which one can stay, in order.
    pub stops: Vec<usize>,
    /// The moments worth looking at.
    pub marks: Vec<Mark>,
    /// How many events there are.
    pub events: usize,
    /// After how many one stands.
    pub at: usize,
    /// What the turn is called that is shown: while something moves it is not there yet.
    pub now: String,
    /// What a moment says when it is pressed.
    pub on_seek: Box<dyn Fn(usize) -> Message + 'a>,
    /// What a mark says when it is pressed.
    pub on_mark: Option<Box<dyn Fn(usize) -> Message + 'a>>,
}

/// Draws the line, as wide as there is room.
pub(super) fn timeline<'a, Message: 'a>(line: Line<'a, Message>) -> Element<'a, Message> {
    Canvas::new(line).width(Fill).height(HEIGHT).into()
}

/// What the pointer does.
#[derive(Debug, Default)]
pub(super) struct Hand {
    over: Option<Point>,
    drags: bool,
}

impl<Message> Line<'_, Message> {
    fn x(&self, events: usize, width: f32) -> f32 {
        EDGE + (width - 2.0 * EDGE) * events as f32 / self.events.max(1) as f32
    }

    /// The stop that is nearest to this place.
    fn nearest(&self, x: f32, width: f32) -> Option<usize> {
        let distance = |events: &&usize| (self.x(**events, width) - x).abs();
        let nearest = self
            .stops
            .iter()
            .min_by(|one, other| distance(one).total_cmp(&distance(other)));
        nearest.copied()
    }

    /// Where the marks lie, in the order of the game: beside each other where they would lie on one another.
    fn placed(&self, width: f32) -> Vec<(f32, &Mark)> {
        const APART: f32 = 2.0 * MARK + 1.0;
        let mut placed: Vec<_> = self
            .marks
            .iter()
            .map(|mark| (self.x(mark.events, width), mark))
            .collect();
        placed.sort_by_key(|(_, mark)| (mark.events, mark.nth));
        let mut least = EDGE;
        for (x, _) in &mut placed {
            *x = x.max(least);
            least = *x + APART;
        }
        let mut most = width - EDGE;
        for (x, _) in placed.iter_mut().rev() {
            *x = x.min(most);
            most = *x - APART;
        }
        placed
    }

    fn mark_at(&self, at: Point, width: f32) -> Option<&Mark> {
        self.placed_at(at, width).map(|(_, mark)| mark)
    }

    /// The mark at a place, and where it lies.
    fn placed_at(&self, at: Point, width: f32) -> Option<(f32, &Mark)> {
        let within = (at.y - MIDDLE).abs() <= MARK + 2.0;
        let placed = self.placed(width).into_iter().filter(|_| within);
        let mut near = placed.filter(|(x, _)| (x - at.x).abs() <= MARK + 0.5);
        near.next()
    }

    /// The moment to which pressing here leads, and where it lies: a mark may lie beside its place.
    fn told(&self, over: Option<Point>, width: f32) -> Option<(usize, f32)> {
        let over = over?;
        if let Some((x, mark)) = self.placed_at(over, width) {
            return Some((mark.events, x));
        }
        let nearest = self.nearest(over.x, width)?;
        Some((nearest, self.x(nearest, width)))
    }

    fn turn_at(&self, events: usize) -> Option<&Turn> {
        let later = self.turns.partition_point(|turn| turn.from <= events);
        self.turns.get(later.saturating_sub(1))
    }

    fn paint(&self, hand: &Hand, frame: &mut Frame, theme: &Theme) {
        let colours = theme::colours(theme);
        let width = frame.width();
        let top = MIDDLE - THICK / 2.0;
        for (nth, turn) in self.turns.iter().enumerate() {
            let end = self.turns.get(nth + 1).map_or(self.events, |next| next.from);
            let (from, to) = (self.x(turn.from, width), self.x(end, width));
            let wide = (to - from - 1.0).max(1.0);
            let done = turn.from < self.at;
            let house = theme::on_panel(colours, turn.house).scale_alpha(if done { 1.0 } else { 0.38 });
            frame.fill_rectangle(Point::new(from, top), Size::new(wide, THICK), house);
        }
        let placed = self.placed(width);
        for (x, mark) in &placed {
            let at = Point::new(*x, MIDDLE);
            let (fill, number) = theme::badge_colours(colours, mark.grave);
            frame.fill(&Path::circle(at, MARK + 1.5), colours.surface);
            frame.fill(&Path::circle(at, MARK), fill);
            frame.fill_text(written((mark.nth + 1).to_string(), 10.0, number, at, font::BOLD));
        }
        let marked = placed.iter().find(|(_, mark)| mark.events == self.at);
        let here = marked.map_or_else(|| self.x(self.at, width), |(x, _)| *x);
        let knob = Path::circle(Point::new(here, MIDDLE), HERE);
        let ring = Stroke::default().with_color(colours.text).with_width(3.0);
        if marked.is_none() {
            frame.fill(&knob, colours.ground);
        }
        frame.stroke(&knob, ring);
        let told = self.told(hand.over, width);
        let name = |(told, x)| Some((self.turn_at(told)?.name.as_str(), x));
        if let Some((name, x)) = told.map_or(Some((self.now.as_str(), here)), name) {
            // The words stay inside, whatever the place.
            let half = name.chars().count() as f32 * 3.4 + 2.0;
            let x = x.clamp(half.min(width / 2.0), (width - half).max(width / 2.0));
            // The bubble is not only for the eye: the processor draws again what a shape has covered, and letters
            // alone would be cut.
            let corner = Point::new(x - half - 3.0, 0.0);
            let bubble = Path::rounded_rectangle(corner, Size::new(2.0 * half + 6.0, 15.0), 6.0.into());
            frame.fill(&bubble, colours.raised);
            let ink = if hand.over.is_some() {
                colours.text
            } else {
                colours.quiet
            };
            let at = Point::new(x, 7.0);
            frame.fill_text(written(name.to_owned(), 12.0, ink, at, font::TEXT));
        }
    }
}

fn written(content: String, size: f32, ink: Color, at: Point, font: iced::Font) -> Text {
    Text {
        content,
        position: at,
        color: ink,
        size: size.into(),
        font,
        align_x: text::Alignment::Center,
        align_y: Vertical::Center,
        ..Text::default()
    }
}

impl<Message> canvas::Program<Message> for Line<'_, Message> {
    type State = Hand;

    fn update(
        &self,
        hand: &mut Hand,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<Action<Message>> {
        let Event::Mouse(event) = event else { return None };
        let seek = |x: f32| {
            let there = self.nearest(x, bounds.width).filter(|there| *there != self.at)?;
            Some(Action::publish((self.on_seek)(there)).and_capture())
        };
        match event {
            mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft => {
                let over = cursor.position_in(bounds);
                if hand.drags {
                    let x = cursor.position()?.x - bounds.x;
                    // What is dragged seeks moments, and takes no mark.
                    hand.over = Some(Point::new(x, 0.0));
                    return seek(x).or_else(|| Some(Action::request_redraw()));
                }
                let changed = hand.over != over;
                hand.over = over;
                changed.then(Action::request_redraw)
            }
            mouse::Event::ButtonPressed(mouse::Button::Left) => {
                let at = cursor.position_in(bounds)?;
                if let (Some(mark), Some(press)) = (self.mark_at(at, bounds.width), &self.on_mark) {
                    return Some(Action::publish(press(mark.nth)).and_capture());
                }
                hand.drags = true;
                seek(at.x).or_else(|| Some(Action::request_redraw().and_capture()))
            }
            mouse::Event::ButtonReleased(mouse::Button::Left) if hand.drags => {
                hand.drags = false;
                hand.over = cursor.position_in(bounds);
                Some(Action::request_redraw())
            }
            _ => None,
        }
    }

    fn draw(
        &self,
        hand: &Hand,
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _: mouse::Cursor,
    ) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        self.paint(hand, &mut frame, theme);
        vec![frame.into_geometry()]
    }

    fn mouse_interaction(&self, hand: &Hand, _: Rectangle, _: mouse::Cursor) -> mouse::Interaction {
        if hand.drags {
            mouse::Interaction::Grabbing
        } else if hand.over.is_some() {
            mouse::Interaction::Pointer
        } else {
            mouse::Interaction::None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Line, Mark, Turn};
    use iced::{Color, Point};

    fn line() -> Line<'static, usize> {
        Line {
            turns: [(0, "one"), (10, "two"), (30, "three")]
                .map(|(from, name)| Turn {
                    from,
                    house: Color::WHITE,
                    name: name.to_owned(),
                })
                .to_vec(),
            stops: vec![0, 4, 10, 22, 30, 40],
            marks: vec![Mark {
                nth: 0,
                events: 22,
                grave: true,
            }],
            events: 40,
            now: String::new(),
            at: 0,
            on_seek: Box::new(|events| events),
            on_mark: Some(Box::new(|nth| 100 + nth)),
        }
    }

    #[test]
    fn the_finger_finds_the_nearest_decision_and_the_turn_it_is_in() {
        let line = line();
        for stop in line.stops.clone() {
            assert_eq!(line.nearest(line.x(stop, 400.0) + 1.0, 400.0), Some(stop));
        }
        assert_eq!(line.nearest(-50.0, 400.0), Some(0));
        assert_eq!(line.nearest(999.0, 400.0), Some(40));
        let turn = |events| line.turn_at(events).map(|turn| turn.name.as_str());
        assert_eq!(
            (turn(0), turn(10), turn(29)),
            (Some("one"), Some("two"), Some("two"))
        );
        assert_eq!(turn(40), Some("three"));
    }

    #[test]
    fn marks_at_one_moment_lie_beside_each_other_and_inside() {
        let mut line = line();
        let mark = |nth, events| Mark {
            nth,
            events,
            grave: false,
        };
        line.marks = vec![mark(0, 40), mark(1, 40), mark(2, 39), mark(3, 0), mark(4, 0)];
        let placed: Vec<f32> = line.placed(400.0).into_iter().map(|(x, _)| x).collect();
        let apart = placed
            .windows(2)
            .all(|pair| pair[1] - pair[0] >= 2.0 * super::MARK);
        assert!(apart && placed[0] >= 0.0 && placed[4] <= 400.0, "{placed:?}");
    }

    #[test]
    fn what_is_told_of_a_mark_is_the_moment_that_pressing_it_shows() {
        let mut line = line();
        line.marks = [(0, 9), (1, 10), (2, 29), (3, 30), (4, 30)]
            .map(|(nth, events)| Mark {
                nth,
                events,
                grave: false,
            })
            .to_vec();
        let placed = line.placed(400.0);
        for (x, mark) in &placed {
            let at = Some(Point::new(*x, super::MIDDLE));
            assert_eq!(line.told(at, 400.0), Some((mark.events, *x)), "{mark:?}");
            // Above it lies the line.
            let above = line.told(Some(Point::new(*x, 2.0)), 400.0);
            assert_eq!(above.map(|(told, _)| told), line.nearest(*x, 400.0));
        }
        let beside = |(x, mark): &&(f32, &Mark)| line.nearest(*x, 400.0) != Some(mark.events);
        assert!(placed.iter().any(|placed| beside(&placed)), "{placed:?}");
        assert_eq!(line.told(None, 400.0), None);
    }

    #[test]
    fn a_mark_is_pressed_where_it_lies() {
        let line = line();
        let on = Point::new(line.x(22, 400.0), super::MIDDLE);
        assert_eq!(line.mark_at(on, 400.0), line.marks.first());
        assert_eq!(line.mark_at(Point::new(on.x + 20.0, on.y), 400.0), None);
        assert_eq!(line.mark_at(Point::new(on.x, 2.0), 400.0), None);
    }
}
