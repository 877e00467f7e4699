//! The chances of all seats over the turns, as lines, and below them their luck so far: the numbers of a turn are
//! told where the pointer is, and moments can be pressed. Each line has a colour and a shape, so that nobody has to tell colours apart.

use crate::ui::widget::plot::{stroke, written};
use crate::ui::{font, theme, widget};
use engine::parts::Monster;
use iced::widget::canvas::{self, Action, Event, Frame, Geometry, Path, Text};
use iced::widget::{Canvas, pin, stack, text};
use iced::{Color, Element, Point, Rectangle, Renderer, Size, Theme, mouse};

/// What is drawn.
#[derive(Debug, Clone)]
pub(super) struct Chart {
    /// A line for each seat.
    pub series: Vec<Series>,
    /// What each point is called; the points that are known so far.
    pub turns: Vec<String>,
    /// How many points there will be.
    pub length: usize,
    /// The moments worth looking at.
    pub marks: Vec<Mark>,
    /// 0 %, 25 %, 50 %, 75 % and 100 % in words.
    pub percent: [String; 5],
    /// What luck is called.
    pub luck: String,
    /// What is told of it below the chances.
    pub luck_so_far: String,
    /// There is little room.
    pub small: bool,
}

/// The line of a seat.
#[derive(Debug, Clone)]
pub(super) struct Series {
    /// Its name.
    pub name: String,
    /// Whose portrait stands at its end.
    pub monster: Monster,
    /// Its house colour.
    pub house: Color,
    /// Its chances, from 0 to 1, point by point.
    pub chances: Vec<f32>,
    /// By how much luck has moved them so far, in chances to win from 0 to 1 in sum, point by point; nothing where it is
    /// not known.
    pub luck: Vec<f32>,
}

/// A moment on a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Mark {
    /// Its number in the list, from 0.
    pub nth: usize,
    /// On whose line.
    pub seat: engine::Seat,
    /// At which point.
    pub point: usize,
    /// It was a mistake.
    pub grave: bool,
}

/// Around the lines: for the numbers on the left, for the portraits on the right.
const LEFT: f32 = 56.0;
const RIGHT: f32 = 58.0;
const TOP: f32 = 14.0;
const BOTTOM: f32 = 30.0;
/// The share of the height that luck has, and its least and most.
const STRIP: f32 = 0.24;
const STRIPS: [f32; 2] = [104.0, 190.0];
/// In it: above the lines for what is told, and below them.
const STRIP_TOP: f32 = 28.0;
const STRIP_BOTTOM: f32 = 8.0;
/// Luck is drawn up to one of these, in points.
const SCALES: [f32; 12] = [
    10.0, 15.0, 20.0, 30.0, 40.0, 50.0, 75.0, 100.0, 150.0, 200.0, 300.0, 500.0,
];
/// The radius of a mark.
const MARK: f32 = 10.0;
/// The radius of a line's shape, and how far apart shapes of one line stand at least.
const SHAPE: f32 = 4.5;
const BETWEEN: f32 = 70.0;

/// Draws a chart into a room; pressing a mark sends `on_mark`, pressing a point elsewhere `on_point`.
pub(super) fn chart<'a, Message: 'a>(
    chart: Chart,
    room: Size,
    on_mark: impl Fn(usize) -> Message + 'a,
    on_point: impl Fn(usize) -> Message + 'a,
) -> Element<'a, Message> {
    let face = if chart.small { 26.0 } else { 32.0 };
    let strip = (room.height * STRIP).clamp(STRIPS[0], STRIPS[1]);
    let plot = Plot {
        room: Size::new(room.width, room.height - strip),
        length: chart.length,
    };
    let mut ends: Vec<(usize, f32)> = chart
        .series
        .iter()
        .enumerate()
        .filter_map(|(seat, series)| Some((seat, plot.y(*series.chances.last()?))))
        .collect();
    apart(&mut ends, face + 3.0, plot.room.height - BOTTOM + face / 2.0);
    let faces: Vec<Element<'a, Message>> = ends
        .iter()
        .map(|(seat, y)| {
            let series = &chart.series[*seat];
            let portrait = widget::portrait(series.monster, series.house, face as u32);
            pin(portrait)
                .x(room.width - face)
                .y((y - face / 2.0).max(0.0))
                .into()
        })
        .collect();
    let lines = Canvas::new(Lines {
        strip: Strip::of(&chart.series, plot.room.height, strip),
        chart,
        plot,
        key: ends,
        face,
        on_mark: Box::new(on_mark),
        on_point: Box::new(on_point),
    });
    stack![lines.width(room.width).height(room.height)]
        .extend(faces)
        .into()
}

/// Moves what would lie over each other apart, from below upwards: the lowest ends no lower than `bottom`.
fn apart(ends: &mut [(usize, f32)], least: f32, bottom: f32) {
    ends.sort_by(|one, other| other.1.total_cmp(&one.1));
    let mut limit = bottom - least / 2.0;
    for (_, y) in ends {
        *y = y.min(limit);
        limit = *y - least;
    }
}

/// Where what lies.
#[derive(Debug, Clone, Copy)]
struct Plot {
    room: Size,
    length: usize,
}

impl Plot {
    fn x(&self, point: usize) -> f32 {
        let width = self.room.width - LEFT - RIGHT;
        LEFT + width * point as f32 / (self.length.max(2) - 1) as f32
    }

    fn y(&self, chance: f32) -> f32 {
        let height = self.room.height - TOP - BOTTOM;
        TOP + height * (1.0 - chance.clamp(0.0, 1.0))
    }

    /// The point that is nearest to this place.
    fn nearest(&self, x: f32, known: usize) -> Option<usize> {
        let step = self.x(1) - self.x(0);
        let point = ((x - LEFT) / step).round().max(0.0) as usize;
        let within = x > LEFT - step && x < self.room.width - RIGHT + step.min(RIGHT);
        let last = known.checked_sub(1)?;
        within.then(|| point.min(last))
    }
}

/// Where luck is drawn, below the chances.
#[derive(Debug, Clone, Copy)]
struct Strip {
    top: f32,
    height: f32,
    /// As much luck as lies at its upper edge, from 0 to 1 for all of a chance.
    most: f32,
}

impl Strip {
    fn of(series: &[Series], top: f32, height: f32) -> Self {
        let luck = series.iter().flat_map(|series| &series.luck);
        let most = luck.fold(0.0_f32, |most, luck| most.max(luck.abs())) * 100.0;
        let scale = SCALES.into_iter().find(|scale| most <= *scale).unwrap_or(most);
        Self {
            top,
            height,
            most: scale / 100.0,
        }
    }

    fn y(&self, luck: f32) -> f32 {
        let room = self.height - STRIP_TOP - STRIP_BOTTOM;
        let share = (luck / self.most).clamp(-1.0, 1.0);
        self.top + STRIP_TOP + room * (1.0 - share) / 2.0
    }
}

struct Lines<'a, Message> {
    chart: Chart,
    plot: Plot,
    strip: Strip,
    /// The height of each seat's portrait, beside which the shape of its line is shown.
    key: Vec<(usize, f32)>,
    /// The side of a portrait.
    face: f32,
    on_mark: Box<dyn Fn(usize) -> Message + 'a>,
    on_point: Box<dyn Fn(usize) -> Message + 'a>,
}

/// What the pointer is on.
#[derive(Debug, Default)]
struct Hover {
    point: Option<usize>,
    mark: Option<usize>,
}

impl<Message> Lines<'_, Message> {
    /// Where a mark lies: above the one before it where both stand at the same point of the same line.
    fn place(&self, nth: usize) -> Option<Point> {
        let mark = self.chart.marks.get(nth)?;
        let chance = self
            .chart
            .series
            .get(mark.seat.index())?
            .chances
            .get(mark.point)?;
        let here = Point::new(self.plot.x(mark.point), self.plot.y(*chance));
        let mut place = here;
        for before in 0..nth {
            if self
                .place(before)
                .is_some_and(|other| other.distance(place) < 2.0 * MARK)
            {
                // Away from the edge.
                let away = if place.y > self.plot.room.height / 2.0 {
                    -1.0
                } else {
                    1.0
                };
                place.y += away * (2.0 * MARK + 1.0);
            }
        }
        Some(place)
    }

    fn mark_at(&self, at: Point) -> Option<usize> {
        let marks = 0..self.chart.marks.len();
        marks.rev().find(|nth| {
            self.place(*nth)
                .is_some_and(|place| place.distance(at) <= MARK + 2.0)
        })
    }

    fn still(&self, frame: &mut Frame, theme: &Theme) {
        let colours = theme::colours(theme);
        let (plot, chart) = (self.plot, &self.chart);
        let right = plot.room.width - RIGHT;
        for (nth, percent) in chart.percent.iter().enumerate() {
            let y = plot.y(nth as f32 / 4.0);
            let line = Path::line(Point::new(LEFT, y), Point::new(right, y));
            let strength = if nth % 4 == 0 { 1.0 } else { 0.5 };
            frame.stroke(&line, stroke(colours.line.scale_alpha(strength), 1.0));
            frame.fill_text(written(
                percent,
                12.0,
                colours.quiet,
                Point::new(LEFT - 16.0, y),
                text::Alignment::Right,
            ));
        }
        // Every turn where there is room, otherwise every second, fifth or tenth.
        let step = plot.x(1) - plot.x(0);
        let every = [1, 2, 5, 10, 20]
            .into_iter()
            .find(|every| step * *every as f32 >= 26.0)
            .unwrap_or(20);
        let told =
            |turn: &usize| *turn == 1 || turn.is_multiple_of(every) && step * (turn - 1) as f32 >= 26.0;
        for turn in (1..chart.length).filter(told) {
            let at = Point::new(plot.x(turn - 1), plot.room.height - BOTTOM + 14.0);
            frame.fill_text(written(
                &turn.to_string(),
                12.0,
                colours.quiet,
                at,
                text::Alignment::Center,
            ));
        }
        for (seat, series) in chart.series.iter().enumerate() {
            let ink = ink(series.house, theme);
            self.line(
                frame,
                seat,
                &series.chances,
                |chance| plot.y(chance),
                ink,
                colours.surface,
            );
        }
        self.luck(frame, theme);
        for (seat, y) in &self.key {
            let at = Point::new(plot.room.width - self.face - 10.0, y.max(self.face / 2.0));
            frame.fill(
                &shape(*seat, at, SHAPE + 0.5),
                ink(chart.series[*seat].house, theme),
            );
        }
        for (nth, mark) in chart.marks.iter().enumerate() {
            let Some(place) = self.place(nth) else { continue };
            let (fill, number) = theme::badge_colours(colours, mark.grave);
            frame.fill(&Path::circle(place, MARK + 1.5), colours.surface);
            frame.fill(&Path::circle(place, MARK), fill);
            let said = (mark.nth + 1).to_string();
            frame.fill_text(Text {
                font: font::BOLD,
                ..written(&said, 12.0, number, place, text::Alignment::Center)
            });
        }
    }

    /// A line over the turns, with the shapes of its seat.
    fn line(
        &self,
        frame: &mut Frame,
        seat: usize,
        values: &[f32],
        y: impl Fn(f32) -> f32,
        ink: Color,
        ground: Color,
    ) {
        let (plot, seats) = (self.plot, self.chart.series.len());
        let line = Path::new(|path| {
            for (point, value) in values.iter().enumerate() {
                let at = Point::new(plot.x(point), y(*value));
                if point == 0 {
                    path.move_to(at);
                } else {
                    path.line_to(at);
                }
            }
        });
        frame.stroke(&line, stroke(ink, 2.5));
        // Shapes of different lines stand at different points.
        let step = plot.x(1) - plot.x(0);
        let every = ((BETWEEN / step).ceil() as usize).max(seats);
        let first = seat * every / seats;
        for (point, value) in values.iter().enumerate().skip(first).step_by(every) {
            let at = Point::new(plot.x(point), y(*value));
            frame.fill(&shape(seat, at, SHAPE + 1.5), ground);
            frame.fill(&shape(seat, at, SHAPE), ink);
        }
    }

    /// The luck of all so far, below their chances.
    fn luck(&self, frame: &mut Frame, theme: &Theme) {
        let (chart, plot, strip) = (&self.chart, self.plot, self.strip);
        if chart.series.iter().all(|series| series.luck.is_empty()) {
            return;
        }
        let colours = theme::colours(theme);
        let right = plot.room.width - RIGHT;
        let at = Point::new(LEFT, strip.top + STRIP_TOP / 2.0 - 3.0);
        let told = written(&chart.luck_so_far, 12.0, colours.quiet, at, text::Alignment::Left);
        frame.fill_text(told);
        for (luck, strength) in [(strip.most, 0.5), (0.0, 1.0), (-strip.most, 0.5)] {
            let y = strip.y(luck);
            let line = Path::line(Point::new(LEFT, y), Point::new(right, y));
            frame.stroke(&line, stroke(colours.line.scale_alpha(strength), 1.0));
            let said = super::list::in_points(Some(luck)).0;
            let at = Point::new(LEFT - 16.0, y);
            frame.fill_text(written(&said, 12.0, colours.quiet, at, text::Alignment::Right));
        }
        for (seat, series) in chart.series.iter().enumerate() {
            let ink = ink(series.house, theme);
            self.line(
                frame,
                seat,
                &series.luck,
                |luck| strip.y(luck),
                ink,
                colours.surface,
            );
        }
    }

    /// The numbers of a turn, beside its line.
    fn numbers(&self, point: usize, frame: &mut Frame, theme: &Theme) {
        const ROW: f32 = 19.0;
        const NARROW: f32 = 172.0;
        /// What luck takes of it.
        const LUCK: f32 = 52.0;
        let colours = theme::colours(theme);
        let (plot, chart) = (self.plot, &self.chart);
        let x = plot.x(point);
        let mut lines = vec![(TOP, plot.room.height - BOTTOM)];
        let tells_luck = chart.series.iter().any(|series| series.luck.get(point).is_some());
        if tells_luck {
            lines.push((self.strip.y(self.strip.most), self.strip.y(-self.strip.most)));
        }
        for (above, below) in lines {
            let line = Path::line(Point::new(x, above), Point::new(x, below));
            frame.stroke(&line, stroke(colours.quiet, 1.0));
        }
        let wide = if tells_luck { NARROW + LUCK } else { NARROW };
        let mut rows: Vec<(usize, &Series, f32)> = chart
            .series
            .iter()
            .enumerate()
            .filter_map(|(seat, series)| Some((seat, series, *series.chances.get(point)?)))
            .collect();
        for (seat, series, chance) in &rows {
            let luck = series.luck.get(point).map(|luck| self.strip.y(*luck));
            for y in [Some(plot.y(*chance)), luck].into_iter().flatten() {
                let at = Point::new(x, y);
                frame.fill(&shape(*seat, at, SHAPE + 2.0), colours.surface);
                frame.fill(&shape(*seat, at, SHAPE + 0.5), ink(series.house, theme));
            }
        }
        rows.sort_by(|one, other| other.2.total_cmp(&one.2));
        let size = Size::new(wide, ROW * (rows.len() as f32 + 1.0) + 14.0);
        let left = if x + 14.0 + wide > plot.room.width - RIGHT {
            x - 14.0 - wide
        } else {
            x + 14.0
        };
        let corner = Point::new(left.max(0.0), TOP + 6.0);
        let field = Path::rounded_rectangle(corner, size, 8.0.into());
        frame.fill(&field, colours.raised);
        frame.stroke(&field, stroke(colours.line, 1.0));
        let row_at = |row: usize| corner.y + 7.0 + ROW * (row as f32 + 0.5);
        if let Some(turn) = chart.turns.get(point) {
            let at = Point::new(corner.x + 11.0, row_at(0));
            frame.fill_text(written(turn, 12.0, colours.quiet, at, text::Alignment::Left));
        }
        let edge = corner.x + wide - 11.0;
        if tells_luck {
            let at = Point::new(edge, row_at(0));
            frame.fill_text(written(
                &chart.luck,
                12.0,
                colours.quiet,
                at,
                text::Alignment::Right,
            ));
        }
        for (row, (seat, series, chance)) in rows.into_iter().enumerate() {
            let y = row_at(row + 1);
            frame.fill(
                &shape(seat, Point::new(corner.x + 16.0, y), 5.0),
                ink(series.house, theme),
            );
            let name = shortened(&series.name, 15);
            let at = Point::new(corner.x + 27.0, y);
            frame.fill_text(written(&name, 13.0, colours.text, at, text::Alignment::Left));
            // As the axis writes it.
            let hundred = &chart.percent[4];
            let percent = hundred.replacen("100", &super::list::percent(chance).to_string(), 1);
            if let Some(luck) = series.luck.get(point) {
                let said = super::list::in_points(Some(*luck)).0;
                let at = Point::new(edge, y);
                frame.fill_text(written(&said, 13.0, colours.text, at, text::Alignment::Right));
            }
            let at = Point::new(corner.x + NARROW - 11.0, y);
            frame.fill_text(Text {
                font: font::BOLD,
                ..written(&percent, 13.0, colours.text, at, text::Alignment::Right)
            });
        }
    }
}

/// The shape of a seat's line: circle, square, triangle, diamond, plus, triangle on its tip.
fn shape(seat: usize, at: Point, radius: f32) -> Path {
    let side = 0.88 * radius;
    let outline: &[(f32, f32)] = match seat % 6 {
        0 => return Path::circle(at, radius),
        1 => {
            return Path::rectangle(
                Point::new(at.x - side, at.y - side),
                Size::new(2.0 * side, 2.0 * side),
            );
        }
        2 => &[(0.0, -1.15), (1.05, 0.8), (-1.05, 0.8)],
        3 => &[(0.0, -1.25), (1.25, 0.0), (0.0, 1.25), (-1.25, 0.0)],
        4 => &[
            (-0.4, -1.15),
            (0.4, -1.15),
            (0.4, -0.4),
            (1.15, -0.4),
            (1.15, 0.4),
            (0.4, 0.4),
            (0.4, 1.15),
            (-0.4, 1.15),
            (-0.4, 0.4),
            (-1.15, 0.4),
            (-1.15, -0.4),
            (-0.4, -0.4),
        ],
        _ => &[(0.0, 1.15), (1.05, -0.8), (-1.05, -0.8)],
    };
    Path::new(|path| {
        for (nth, (x, y)) in outline.iter().enumerate() {
            let corner = Point::new(at.x + x * radius, at.y + y * radius);
            if nth == 0 {
                path.move_to(corner);
            } else {
                path.line_to(corner);
            }
        }
        path.close();
    })
}

/// The colour of a line.
fn ink(house: Color, theme: &Theme) -> Color {
    theme::on_panel(theme::colours(theme), house)
}

fn shortened(name: &str, letters: usize) -> String {
    if name.chars().count() <= letters {
        return name.to_owned();
    }
    let short: String = name.chars().take(letters - 1).collect();
    format!("{}…", short.trim_end())
}

impl<Message> canvas::Program<Message> for Lines<'_, Message> {
    type State = Hover;

    fn update(
        &self,
        hover: &mut Hover,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<Action<Message>> {
        let at = cursor.position_in(bounds);
        match event {
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft) => {
                let mark = at.and_then(|at| self.mark_at(at));
                let known = self.chart.turns.len();
                let point = at.and_then(|at| self.plot.nearest(at.x, known));
                let changed = (hover.point, hover.mark) != (point, mark);
                (hover.point, hover.mark) = (point, mark);
                changed.then(Action::request_redraw)
            }
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                let at = at?;
                let pressed = match self.mark_at(at).and_then(|nth| self.chart.marks.get(nth)) {
                    Some(mark) => (self.on_mark)(mark.nth),
                    None => (self.on_point)(self.plot.nearest(at.x, self.chart.turns.len())?),
                };
                Some(Action::publish(pressed).and_capture())
            }
            _ => None,
        }
    }

    fn draw(
        &self,
        hover: &Hover,
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _: mouse::Cursor,
    ) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        self.still(&mut frame, theme);
        if let Some(point) = hover.point {
            self.numbers(point, &mut frame, theme);
        }
        vec![frame.into_geometry()]
    }

    fn mouse_interaction(&self, hover: &Hover, _: Rectangle, _: mouse::Cursor) -> mouse::Interaction {
        if hover.mark.is_some() || hover.point.is_some() {
            mouse::Interaction::Pointer
        } else {
            mouse::Interaction::None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Plot, Series, Strip, apart, shortened};
    use engine::parts::Monster;
    use iced::{Color, Size};

    #[test]
    fn portraits_that_end_at_the_same_place_stand_above_each_other() {
        let mut ends = [(0, 20.0), (1, 300.0), (2, 300.0), (3, 290.0)];
        apart(&mut ends, 30.0, 310.0);
        let mut heights: Vec<f32> = ends.iter().map(|(_, y)| *y).collect();
        heights.sort_by(f32::total_cmp);
        assert_eq!(heights[0], 20.0);
        assert!(
            heights.windows(2).all(|pair| pair[1] - pair[0] >= 30.0),
            "{heights:?}"
        );
        assert!(heights[3] <= 295.0);
    }

    #[test]
    fn the_pointer_finds_the_nearest_turn_that_is_known() {
        let plot = Plot {
            room: Size::new(600.0, 300.0),
            length: 11,
        };
        for point in 0..11 {
            assert_eq!(plot.nearest(plot.x(point) + 3.0, 11), Some(point));
        }
        assert_eq!(plot.nearest(plot.x(9), 5), Some(4));
        assert_eq!(plot.nearest(plot.x(9), 0), None);
        assert_eq!(plot.nearest(-200.0, 11), None);
        assert!(plot.y(1.0) < plot.y(0.0));
    }

    #[test]
    fn luck_is_drawn_whole_around_nothing() {
        let series = |luck: &[f32]| Series {
            name: String::new(),
            monster: Monster::Gigazaur,
            house: Color::BLACK,
            chances: Vec::new(),
            luck: luck.to_vec(),
        };
        for (luck, most) in [
            (&[][..], 0.1),
            (&[0.02, -0.07], 0.1),
            (&[0.0, -0.26], 0.3),
            (&[1.0], 1.0),
            (&[-6.2, 1.1], 6.2),
        ] {
            let strip = Strip::of(&[series(luck)], 300.0, 120.0);
            assert!((strip.most - most).abs() < 1e-6, "{luck:?}: {}", strip.most);
            let middle = strip.y(0.0);
            for luck in luck {
                let y = strip.y(*luck);
                assert!((300.0..=420.0).contains(&y) && (y < middle) == (*luck > 0.0));
                assert!(
                    (y + strip.y(-luck) - 2.0 * middle).abs() < 1e-3,
                    "as far either way"
                );
            }
        }
    }

    #[test]
    fn long_names_are_shortened() {
        assert_eq!(shortened("Gigazaur", 15), "Gigazaur");
        assert_eq!(shortened("A very long name indeed", 10), "A very lo…");
    }
}
