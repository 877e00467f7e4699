//! Bought cards on their way to the monster that bought them, laid over the whole table. Start at [`flights`].

use super::die;
use crate::engine::Seat;
use crate::engine::classic::BoughtFrom;
use crate::ui::motion::{Flight, Motion, pose};
use crate::ui::{raster, theme};
use iced::advanced::image::Image;
use iced::widget::canvas::{self, Frame, Geometry, Path, Stroke};
use iced::{Color, Element, Fill, Point, Radians, Rectangle, Renderer, Size, Theme, Vector, mouse};

/// Width by height of a flying card.
const SHAPE: f32 = 0.72;

/// Where a card can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A slot of the market.
    Slot(u8),
    /// The top of the deck.
    Deck,
    /// In front of a monster.
    Board(Seat),
}

/// Cards in the air. `place` tells where a spot is, in the coordinates of the element, which fills its room.
pub fn flights<'a, Message: 'a>(
    motion: &'a Motion,
    place: impl Fn(Spot) -> Rectangle + 'a,
) -> Element<'a, Message> {
    canvas::Canvas::new(Air {
        motion,
        place: Box::new(place),
    })
    .width(Fill)
    .height(Fill)
    .into()
}

struct Air<'a> {
    motion: &'a Motion,
    place: Box<dyn Fn(Spot) -> Rectangle + 'a>,
}

impl Air<'_> {
    fn draw_one(&self, frame: &mut Frame, colours: &theme::Colours, flight: &Flight) {
        let from = (self.place)(match flight.from {
            BoughtFrom::Market(slot) => Spot::Slot(slot),
            BoughtFrom::Deck => Spot::Deck,
            BoughtFrom::Monster(seat) => Spot::Board(seat),
        });
        let to = (self.place)(Spot::Board(flight.to));
        let way = flight.progress;
        let up = (way * std::f32::consts::PI).sin();
        let (start, goal) = (from.center(), to.center());
        let middle = start + (goal - start) * way - Vector::new(0.0, 46.0 * up);
        let high = pose::between((from.height * 0.9).clamp(48.0, 120.0), 34.0, way) * (1.0 + 0.12 * up);
        let size = Size::new(high * SHAPE, high);
        let turn = 0.22 * up * (goal.x - start.x).signum();
        let alpha = ((1.0 - way) / 0.12).min(1.0);
        frame.with_save(|frame| {
            frame.translate(Vector::new(middle.x, middle.y));
            frame.rotate(Radians(turn));
            let corner = Point::new(-size.width / 2.0, -size.height / 2.0);
            let card = Path::rounded_rectangle(corner, size, (high * 0.09).into());
            let shade =
                Path::rounded_rectangle(corner + Vector::new(0.0, high * 0.06), size, (high * 0.09).into());
            frame.fill(
                &shade,
                Color {
                    a: 0.35 * alpha,
                    ..theme::city::INK
                },
            );
            frame.fill(&card, colours.raised.scale_alpha(alpha));
            let line = Stroke::default()
                .with_width(2.0)
                .with_color(colours.accent.scale_alpha(alpha));
            frame.stroke(&card, line);
        });
        let emblem = format!("emblems/{}.svg", flight.card.slug());
        let pixels = raster::pixels(96.0);
        let picture = raster::picture(&[(&emblem, raster::WHOLE)], Size::new(pixels, pixels));
        frame.draw_image(
            die::place(middle, size.width * 0.8),
            Image::new(picture).rotation(turn).opacity(alpha),
        );
    }
}

impl<Message> canvas::Program<Message> for Air<'_> {
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
        for flight in self.motion.flights() {
            self.draw_one(&mut frame, theme::colours(theme), &flight);
        }
        vec![frame.into_geometry()]
    }
}
