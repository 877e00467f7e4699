//! What was said beside what happened, as a picture: on the line from corner to corner where it comes true.

use super::{Error, painted, png};
use crate::ui::theme;
use crate::ui::widget::plot::{stroke, written};
use iced::widget::canvas::{Frame, Geometry, LineDash, Path, Program, Stroke};
use iced::widget::{Canvas, text};
use iced::{Element, Fill, Point, Rectangle, Renderer, Size, Theme, mouse};

/// Of the picture, in pixels.
const SIZE: (u32, u32) = (900, 900);
/// Around the plot.
const LEFT: f32 = 88.0;
const RIGHT: f32 = 44.0;
const TOP: f32 = 160.0;
const BOTTOM: f32 = 76.0;
/// The height of the column of a point at which everything was said.
const COLUMN: f32 = 150.0;

/// What is drawn, and what stands beside it.
#[derive(Debug, Clone, PartialEq)]
pub struct Plot {
    /// Above everything.
    pub title: String,
    /// Below that, line by line.
    pub notes: Vec<String>,
    /// What is told from left to right.
    pub across: String,
    /// What is told from below upwards.
    pub upwards: String,
    /// 0 %, 25 %, 50 %, 75 % and 100 % in words.
    pub percent: [String; 5],
    /// From left to right.
    pub points: Vec<PlotPoint>,
}

/// Moments in which about as much was said; everything from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PlotPoint {
    /// On average.
    pub said: f32,
    /// How often it came true.
    pub happened: f32,
    /// Between these it comes true in 95 of 100 cases; `None` where that is not known.
    pub interval: Option<[f32; 2]>,
    /// How much of all that was said is this.
    pub share: f32,
}

/// Draws a plot into a PNG.
///
/// # Errors
/// [`Error::NoRenderer`] where nothing can be drawn without a window, [`Error::Encoding`] where no PNG can be made.
pub fn calibration(plot: &Plot) -> Result<Vec<u8>, Error> {
    theme::see(theme::Eyes::default());
    let (width, height) = SIZE;
    let room = Size::new(width as f32, height as f32);
    let canvas: Element<'_, ()> = Canvas::new(Drawn(plot)).width(Fill).height(Fill).into();
    let pixels = painted(canvas, room, &theme::light(), 1.0, Size::new(width, height));
    png(pixels, SIZE)
}

struct Drawn<'a>(&'a Plot);

impl<M> Program<M> for Drawn<'_> {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _: mouse::Cursor,
    ) -> Vec<Geometry> {
        use text::Alignment::{Center, Left, Right};
        let (plot, colours) = (self.0, theme::colours(theme));
        let mut frame = Frame::new(renderer, bounds.size());
        let right = bounds.width - RIGHT;
        let bottom = bounds.height - BOTTOM;
        let x = |share: f32| LEFT + (right - LEFT) * share.clamp(0.0, 1.0);
        let y = |share: f32| bottom - (bottom - TOP) * share.clamp(0.0, 1.0);
        let field = Path::rectangle(Point::new(LEFT, TOP), Size::new(right - LEFT, bottom - TOP));
        frame.fill(&field, colours.surface);
        for (nth, percent) in plot.percent.iter().enumerate() {
            let share = nth as f32 / 4.0;
            let lines = [
                Path::line(Point::new(LEFT, y(share)), Point::new(right, y(share))),
                Path::line(Point::new(x(share), TOP), Point::new(x(share), bottom)),
            ];
            for line in &lines {
                frame.stroke(line, stroke(colours.line, 1.0));
            }
            let beside = Point::new(LEFT - 10.0, y(share));
            frame.fill_text(written(percent, 15.0, colours.quiet, beside, Right));
            let below = Point::new(x(share), bottom + 18.0);
            frame.fill_text(written(percent, 15.0, colours.quiet, below, Center));
        }
        for point in &plot.points {
            let height = COLUMN * point.share;
            let corner = Point::new(x(point.said) - 18.0, bottom - height);
            let column = Path::rectangle(corner, Size::new(36.0, height));
            frame.fill(&column, colours.line);
        }
        let dashes = Stroke {
            line_dash: LineDash {
                segments: &[7.0, 7.0],
                offset: 0,
            },
            ..stroke(colours.quiet, 1.5)
        };
        frame.stroke(
            &Path::line(Point::new(x(0.0), y(0.0)), Point::new(x(1.0), y(1.0))),
            dashes,
        );
        let line = Path::new(|path| {
            for (nth, point) in plot.points.iter().enumerate() {
                let at = Point::new(x(point.said), y(point.happened));
                if nth == 0 {
                    path.move_to(at);
                } else {
                    path.line_to(at);
                }
            }
        });
        frame.stroke(&line, stroke(colours.accent_text, 2.0));
        for point in &plot.points {
            let at = Point::new(x(point.said), y(point.happened));
            if let Some([low, high]) = point.interval {
                let bar = |from: Point, to: Point| Path::line(from, to);
                let (low, high) = (Point::new(at.x, y(low)), Point::new(at.x, y(high)));
                frame.stroke(&bar(low, high), stroke(colours.text, 1.5));
                for end in [low, high] {
                    let across = bar(Point::new(end.x - 6.0, end.y), Point::new(end.x + 6.0, end.y));
                    frame.stroke(&across, stroke(colours.text, 1.5));
                }
            }
            frame.fill(&Path::circle(at, 7.5), colours.surface);
            frame.fill(&Path::circle(at, 6.0), colours.accent_text);
        }
        let title = Point::new(24.0, 30.0);
        frame.fill_text(written(&plot.title, 19.0, colours.text, title, Left));
        for (nth, note) in plot.notes.iter().enumerate() {
            let at = Point::new(24.0, 58.0 + 23.0 * nth as f32);
            frame.fill_text(written(note, 16.0, colours.quiet, at, Left));
        }
        let above = Point::new(24.0, TOP - 20.0);
        frame.fill_text(written(&plot.upwards, 16.0, colours.text, above, Left));
        let below = Point::new(right, bottom + 48.0);
        frame.fill_text(written(&plot.across, 16.0, colours.text, below, Right));
        vec![frame.into_geometry()]
    }
}

#[cfg(test)]
mod tests {
    use super::{Plot, PlotPoint, SIZE, calibration};

    #[test]
    fn what_was_found_is_seen() {
        let plot = |happened: f32| Plot {
            title: "Ten games".to_owned(),
            notes: vec!["2 × base".to_owned()],
            across: "said".to_owned(),
            upwards: "happened".to_owned(),
            percent: ["0 %", "25 %", "50 %", "75 %", "100 %"].map(str::to_owned),
            points: vec![PlotPoint {
                said: 0.5,
                happened,
                interval: Some([happened - 0.1, happened + 0.1]),
                share: 1.0,
            }],
        };
        let drawn = calibration(&plot(0.5)).expect("it is drawn");
        let picture = image::load_from_memory(&drawn).expect("a PNG");
        assert_eq!((picture.width(), picture.height()), SIZE);
        assert_ne!(drawn, calibration(&plot(0.7)).expect("it is drawn"));
    }
}
