//! Numbers and how full they are: bars of hearts and stars, pips of rolls, and changes that rise beside a number.

use crate::ui::motion::{Dial, Float, pose};
use crate::ui::theme::{self, Colours};
use crate::ui::{art, font};
use iced::widget::canvas::{self, Frame, Geometry, Path, Stroke};
use iced::widget::{canvas as widget, row};
use iced::{Center, Color, Element, Fill, Point, Rectangle, Renderer, Size, Theme, border, mouse};

/// The picture of what a dial counts.
#[must_use]
pub const fn token(dial: Dial) -> &'static str {
    match dial {
        Dial::Hearts => "tokens/heart.svg",
        Dial::Stars => "tokens/star.svg",
        Dial::Energy => "tokens/energy.svg",
    }
}

/// The colour of what a dial counts.
#[must_use]
pub fn colour(dial: Dial, colours: &Colours) -> Color {
    match dial {
        Dial::Hearts => colours.heart,
        Dial::Stars => colours.star,
        Dial::Energy => colours.energy,
    }
}

/// A dial: its picture and its number.
pub fn count<'a, Message: 'a>(dial: Dial, number: u16, size: f32) -> Element<'a, Message> {
    row![
        art::svg(token(dial)).width(size * 1.1).height(size * 1.1),
        font::bold(number.to_string(), size as u32).line_height(1.0),
    ]
    .spacing(size * 0.28)
    .align_y(Center)
    .into()
}

/// A bar that is filled from the left; `fill` from 0 to 1 of `full`. Hearts are counted one by one, stars by fives.
pub fn bar<'a, Message: 'a>(dial: Dial, fill: f32, full: u16, height: f32) -> Element<'a, Message> {
    let (pieces, step) = match dial {
        Dial::Hearts => (full, 1),
        Dial::Stars | Dial::Energy => (full.div_ceil(5), 5),
    };
    let fill = fill * f32::from(full) / f32::from((pieces * step).max(1));
    widget(Bar { dial, fill, pieces })
        .width(Fill)
        .height(height)
        .into()
}

#[derive(Debug)]
struct Bar {
    dial: Dial,
    fill: f32,
    pieces: u16,
}

impl<Message> canvas::Program<Message> for Bar {
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
        let full = colour(self.dial, colours);
        let empty = colours.text.scale_alpha(0.15);
        let mut frame = Frame::new(renderer, bounds.size());
        let pieces = f32::from(self.pieces.max(1));
        let gap = if bounds.width / pieces > 7.0 { 2.0 } else { 1.0 };
        let width = (bounds.width - gap * (pieces - 1.0)) / pieces;
        let radius = (bounds.height / 2.0).min(width / 2.0).min(3.0);
        for piece in 0..self.pieces {
            let left = f32::from(piece) * (width + gap);
            let part = (self.fill * pieces - f32::from(piece)).clamp(0.0, 1.0);
            let place = |share: f32| Size::new(width * share, bounds.height);
            frame.fill(
                &Path::rounded_rectangle(Point::new(left, 0.0), place(1.0), radius.into()),
                empty,
            );
            if part > 0.02 {
                frame.fill(
                    &Path::rounded_rectangle(Point::new(left, 0.0), place(part), radius.into()),
                    full,
                );
            }
        }
        vec![frame.into_geometry()]
    }
}

/// Rolls used and rolls there are, as pips.
pub fn rolls<'a, Message: 'a>(used: u8, limit: u8, size: f32) -> Element<'a, Message> {
    let pips = (0..limit.max(used)).map(|pip| {
        let spent = pip < used;
        iced::widget::container(iced::widget::space())
            .width(size)
            .height(size)
            .style(move |theme: &Theme| {
                let colours = theme::colours(theme);
                iced::widget::container::Style {
                    background: Some(if spent { Color::TRANSPARENT } else { colours.accent }.into()),
                    border: border::rounded(size).width(2.0).color(if spent {
                        colours.line
                    } else {
                        colours.accent
                    }),
                    ..iced::widget::container::Style::default()
                }
            })
            .into()
    });
    row![
        art::tinted("roll", (size * 1.7) as u32, |theme| theme::colours(theme).quiet),
        row(pips).spacing(size * 0.4).align_y(Center),
    ]
    .spacing(size * 0.6)
    .align_y(Center)
    .into()
}

/// Draws changes that rise over a point, side by side by kind.
pub(super) fn floats(frame: &mut Frame, floats: &[Float], over: Point, size: f32, colours: &Colours) {
    let shown = floats.len() as f32;
    for (nth, float) in floats.iter().enumerate() {
        let rise = pose::ease_out(float.progress);
        let alpha = (4.0 * (1.0 - float.progress)).min(1.0) * (float.progress * 10.0).min(1.0);
        let middle = Point::new(
            over.x + (nth as f32 - (shown - 1.0) / 2.0) * size * 2.6,
            over.y - rise * size * 1.4,
        );
        let grown = size * (1.0 + 0.35 * (1.0 - (float.progress * 5.0).min(1.0)));
        let words = if float.delta > 0 {
            format!("+{}", float.delta)
        } else {
            format!("\u{2212}{}", -float.delta)
        };
        let ink = if float.delta < 0 && float.dial == Dial::Hearts {
            colours.danger_text
        } else {
            colour(float.dial, colours)
        };
        let plate = Size::new(grown * 2.5, grown * 1.45);
        let corner = Point::new(middle.x - plate.width / 2.0, middle.y - plate.height / 2.0);
        let path = Path::rounded_rectangle(corner, plate, (plate.height / 2.0).into());
        frame.fill(
            &path,
            Color {
                a: 0.94 * alpha,
                ..colours.surface
            },
        );
        frame.stroke(
            &path,
            Stroke::default()
                .with_width(1.5)
                .with_color(Color { a: alpha, ..ink }),
        );
        frame.fill_text(canvas::Text {
            content: words,
            position: Point::new(middle.x - grown * 0.42, middle.y),
            color: Color { a: alpha, ..ink },
            size: grown.into(),
            font: font::BOLD,
            align_x: iced::alignment::Horizontal::Center.into(),
            align_y: Center.into(),
            ..canvas::Text::default()
        });
        frame.draw_svg(
            super::die::place(Point::new(middle.x + grown * 0.62, middle.y), grown * 0.95),
            canvas_svg(token(float.dial), alpha),
        );
    }
}

/// A vector picture for a canvas.
pub(super) fn canvas_svg(path: &str, opacity: f32) -> iced::advanced::svg::Svg {
    iced::advanced::svg::Svg::new(art::handle(path)).opacity(opacity)
}

/// Something that draws only floats, to be laid over a board.
#[derive(Debug)]
pub(super) struct Rising {
    /// What rises.
    pub floats: Vec<Float>,
    /// How large.
    pub size: f32,
    /// Where the first one begins to rise.
    pub from: Point,
}

impl Rising {
    /// As an element that fills what it lies over.
    pub fn view<'a, Message: 'a>(self) -> Element<'a, Message> {
        widget(self).width(Fill).height(Fill).into()
    }
}

impl<Message> canvas::Program<Message> for Rising {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _: mouse::Cursor,
    ) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        let aside = (self.floats.len() as f32 - 1.0) / 2.0 * self.size * 2.6;
        let over = self.from + iced::Vector::new(aside, 0.0);
        floats(&mut frame, &self.floats, over, self.size, theme::colours(theme));
        vec![frame.into_geometry()]
    }
}
