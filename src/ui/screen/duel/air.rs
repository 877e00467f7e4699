//! Cards on their way from the market to a player, or from one player to the other.

use super::Message;
use super::scene::Scene;
use crate::ui::duel_motion::{Flight, pose};
use crate::ui::widget::pen::{Pen, Sketch, around, sheet};
use crate::ui::{raster, theme};
use iced::{Element, Point, Rectangle, Size, Vector};

/// Width by height of a flying card.
const SHAPE: f32 = 0.72;

struct Air(Vec<(Flight, Rectangle, Rectangle)>);

/// Cards in the air over the whole table.
pub fn flights<'a>(scene: &Scene<'a>, flights: Vec<Flight>) -> Element<'a, Message> {
    let layout = scene.layout;
    let near = scene.near;
    let placed = flights.into_iter().map(|flight| {
        let from = match flight.from {
            Ok(slot) => layout.slot(slot),
            Err(seat) => layout.board(seat == near),
        };
        (flight, from, layout.board(flight.to == near))
    });
    sheet(Air(placed.collect())).into()
}

fn draw_one(
    pen: &mut Pen<'_>,
    colours: &theme::Colours,
    (flight, from, to): &(Flight, Rectangle, Rectangle),
) {
    let way = flight.progress;
    let up = (way * std::f32::consts::PI).sin();
    let (start, goal) = (from.center(), to.center());
    let middle = start + (goal - start) * way - Vector::new(0.0, 46.0 * up);
    let high = pose::between((from.height * 0.9).clamp(48.0, 110.0), 34.0, way) * (1.0 + 0.12 * up);
    let size = Size::new(high * SHAPE, high);
    let turn = 0.22 * up * (goal.x - start.x).signum();
    let alpha = ((1.0 - way) / 0.12).min(1.0);
    let [fill, line] = [colours.raised, colours.accent].map(|colour| {
        let [red, green, blue, _] = colour.into_rgba8();
        format!("#{red:02x}{green:02x}{blue:02x}")
    });
    let card = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 100"><rect x="2" y="2" width="68" height="96" rx="9" fill="{fill}" stroke="{line}" stroke-width="3"/></svg>"#
    );
    let emblem = format!("emblems/{}.svg", flight.card.slug());
    let middle_part = Rectangle::new(Point::new(0.1, 0.212), Size::new(0.8, 0.576));
    let picture = raster::picture(
        &[(&card, raster::WHOLE), (&emblem, middle_part)],
        Size::new(180, 250),
    );
    pen.shadow(
        middle + Vector::new(0.0, high * 0.5),
        Vector::new(size.width * 0.6, high * 0.12),
        0.5 * alpha,
    );
    pen.picture(
        around(middle, Vector::new(size.width, high) * 0.5),
        picture,
        turn,
        alpha,
    );
}

impl<Message> Sketch<Message> for Air {
    type Hands = ();

    fn draw(&self, (): &(), pen: &mut Pen<'_>, colours: &theme::Colours, _: Size) {
        for flight in &self.0 {
            draw_one(pen, colours, flight);
        }
    }
}
