//! Cards on their way to the monster that bought or took them, laid over the whole table. Start at [`air`].

use super::painter::{Artwork, Painter, around, painted};
use crate::ui::show::pose;
use crate::ui::{raster, theme};
use iced::{Element, Point, Rectangle, Size, Vector};

/// Width by height of a flying card.
const SHAPE: f32 = 0.72;

/// A card in the air.
#[derive(Debug, Clone, Copy)]
pub struct Flying {
    /// The card's name in files.
    pub slug: &'static str,
    /// Where it was.
    pub from: Rectangle,
    /// Where it goes.
    pub to: Rectangle,
    /// How far it has come, from 0 to 1.
    pub progress: f32,
}

/// Cards in the air, in the coordinates of the element, which fills its room.
pub fn air<'a, Message: 'a>(cards: Vec<Flying>) -> Element<'a, Message> {
    painted(Air { cards }).into()
}

struct Air {
    cards: Vec<Flying>,
}

impl Air {
    fn draw_one(painter: &mut Painter<'_>, colours: &theme::Colours, flight: &Flying) {
        let (from, to) = (flight.from, flight.to);
        let way = flight.progress;
        let up = (way * std::f32::consts::PI).sin();
        let (start, goal) = (from.center(), to.center());
        let middle = start + (goal - start) * way - Vector::new(0.0, 46.0 * up);
        let high = pose::between((from.height * 0.9).clamp(48.0, 120.0), 34.0, way) * (1.0 + 0.12 * up);
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
        let emblem = format!("emblems/{}.svg", flight.slug);
        let middle_part = Rectangle::new(Point::new(0.1, 0.212), Size::new(0.8, 0.576));
        let picture = raster::picture(
            &[(&card, raster::WHOLE), (&emblem, middle_part)],
            Size::new(180, 250),
        );
        painter.shadow(
            middle + Vector::new(0.0, high * 0.5),
            Vector::new(size.width * 0.6, high * 0.12),
            0.5 * alpha,
        );
        painter.picture(
            around(middle, Vector::new(size.width, high) * 0.5),
            picture,
            turn,
            alpha,
        );
    }
}

impl<Message> Artwork<Message> for Air {
    type State = ();

    fn draw(&self, (): &(), painter: &mut Painter<'_>, colours: &theme::Colours, _: Size) {
        for flight in &self.cards {
            Self::draw_one(painter, colours, flight);
        }
    }
}
