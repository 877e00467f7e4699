//! What changes from game to game, as a line, with a mark for each game. A mark has a shape of its own beside
//! its colour.

use crate::ui::theme;
use crate::ui::widget::plot::{stroke, written};
use iced::widget::canvas::{self, Frame, Geometry, Path};
use iced::widget::{Canvas, text};
use iced::{Element, Fill, Point, Rectangle, Renderer, Theme, mouse};

/// What stands for a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// A filled triangle.
    Won,
    /// An open circle.
    Lost,
    /// A filled diamond.
    Judged,
}

/// A chart over games.
#[derive(Debug, Clone)]
pub(super) struct Course {
    /// The greatest value that is drawn, above 0.
    pub top: f32,
    /// Values with a line of their own, and what is written beside it.
    pub levels: Vec<(f32, String)>,
    /// The line, game by game.
    pub line: Vec<f32>,
    /// Each game: what stands for it, and how high.
    pub marks: Vec<(Mark, f32)>,
    /// What is written below the first and the last game.
    pub ends: [String; 2],
}

const LEFT: f32 = 52.0;
const RIGHT: f32 = 18.0;
const TOP: f32 = 14.0;
const BOTTOM: f32 = 28.0;
/// The radius of a mark. Where games lie closer, only the line is drawn.
const MARK: f32 = 4.5;

impl Course {
    /// Draws it into its room.
    pub(super) fn view<'a, Message: 'a>(self) -> Element<'a, Message> {
        Canvas::new(self).width(Fill).height(Fill).into()
    }

    fn x(&self, game: usize, width: f32) -> f32 {
        let room = width - LEFT - RIGHT;
        match self.line.len() {
            0 | 1 => LEFT + room / 2.0,
            games => LEFT + room * game as f32 / (games - 1) as f32,
        }
    }

    fn y(&self, value: f32, height: f32) -> f32 {
        let room = height - TOP - BOTTOM;
        TOP + room * (1.0 - (value / self.top).clamp(0.0, 1.0))
    }
}

impl<Message> canvas::Program<Message> for Course {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _: mouse::Cursor,
    ) -> Vec<Geometry> {
        let colours = theme::colours(theme);
        let mut frame = Frame::new(renderer, bounds.size());
        let (width, height) = (bounds.width, bounds.height);
        for (value, words) in &self.levels {
            let y = self.y(*value, height);
            let line = Path::line(Point::new(LEFT, y), Point::new(width - RIGHT, y));
            frame.stroke(&line, stroke(colours.line, 1.0));
            let at = Point::new(LEFT - 10.0, y);
            frame.fill_text(written(words, 12.0, colours.quiet, at, text::Alignment::Right));
        }
        let place = |(game, value): (usize, &f32)| Point::new(self.x(game, width), self.y(*value, height));
        let line = Path::new(|path| {
            for (game, at) in self.line.iter().enumerate().map(place).enumerate() {
                if game == 0 {
                    path.move_to(at);
                } else {
                    path.line_to(at);
                }
            }
        });
        frame.stroke(&line, stroke(colours.accent_text, 2.5));
        let room = self.x(1, width) - self.x(0, width);
        if self.marks.len() < 2 || room >= 2.0 * MARK {
            for (game, (mark, value)) in self.marks.iter().enumerate() {
                draw(*mark, place((game, value)), &mut frame, colours);
            }
        }
        let below = height - BOTTOM + 16.0;
        let ends = [
            (LEFT, text::Alignment::Left),
            (width - RIGHT, text::Alignment::Right),
        ];
        // One game is the first and the last one.
        let told = self.ends.iter().zip(ends).take(self.line.len().min(2));
        for (words, (x, align)) in told {
            frame.fill_text(written(words, 12.0, colours.quiet, Point::new(x, below), align));
        }
        vec![frame.into_geometry()]
    }
}

fn draw(mark: Mark, at: Point, frame: &mut Frame, colours: &theme::Colours) {
    let outline = |corners: &[(f32, f32)]| {
        Path::new(|path| {
            for (nth, (x, y)) in corners.iter().enumerate() {
                let corner = Point::new(at.x + MARK * x, at.y + MARK * y);
                if nth == 0 {
                    path.move_to(corner);
                } else {
                    path.line_to(corner);
                }
            }
            path.close();
        })
    };
    let shape = match mark {
        Mark::Won => outline(&[(0.0, -1.3), (1.2, 0.9), (-1.2, 0.9)]),
        Mark::Lost => Path::circle(at, MARK * 0.9),
        Mark::Judged => outline(&[(0.0, -1.2), (1.2, 0.0), (0.0, 1.2), (-1.2, 0.0)]),
    };
    match mark {
        Mark::Won => frame.fill(&shape, colours.good),
        Mark::Judged => frame.fill(&shape, colours.costume),
        Mark::Lost => {
            frame.fill(&shape, colours.surface);
            frame.stroke(&shape, stroke(colours.danger, 2.0));
        }
    }
}
