//! What flies, laid over the whole table: cards, hearts, stars, cubes, claws. Start at [`air`].
//!
//! Its layer is that of its region, as large as the window whatever flies: the processor's renderer mends a layer that
//! comes, goes or grows as a whole.

use super::painter::{Artwork, Painter, around, painted};
use crate::ui::show::journey::{Cargo, Flight, Spot, stagger};
use crate::ui::show::pose;
use crate::ui::{raster, theme};
use iced::{Element, Point, Rectangle, Size, Vector};

/// Width by height of a flying card.
const SHAPE: f32 = 0.72;
/// How high a card flies, and how small and large it is drawn.
const RISE: f32 = 46.0;
const CARD: [f32; 2] = [34.0, 190.0];
/// The side of anything else, in a window of 1280 by 800.
const SIDE: f32 = 30.0;

/// What it looks like.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Look {
    /// A card, by its name in files.
    Card(&'static str),
    /// Anything else, by the path of its picture.
    Token(String),
}

/// Things of one kind in the air.
#[derive(Debug, Clone)]
struct Flying {
    look: Look,
    count: u8,
    /// Claws fly straight and turn.
    strikes: bool,
    from: Rectangle,
    to: Rectangle,
    time: f32,
}

/// What flies, in the coordinates of the element, which fills its room; the pictures of what may fly `next` are made
/// while nothing does. `unit` is 1 in a window of 1280 by 800, `place` says where something is; `slug` is the name of
/// a card in files, `face` the picture of what a die shows.
pub fn air<'a, Card: Copy, Face: Copy, Message: 'a>(
    flights: &[Flight<Card, Face>],
    next: impl Iterator<Item = Card>,
    unit: f32,
    place: impl Fn(Spot<Face>) -> Rectangle,
    slug: impl Fn(Card) -> &'static str,
    face: impl Fn(Face) -> String,
) -> Element<'a, Message> {
    let next = next.map(&slug).collect();
    let flying = |flight: &Flight<Card, Face>| {
        let journey = flight.journey;
        let look = match journey.cargo {
            Cargo::Card(card) => Look::Card(slug(card)),
            Cargo::Deed(card) => Look::Token(format!("emblems/{}.svg", slug(card))),
            Cargo::Dial(dial) => Look::Token(super::dials::token(dial).to_owned()),
            Cargo::Face(shown) => Look::Token(face(shown)),
        };
        Flying {
            look,
            count: journey.count,
            strikes: matches!(journey.cargo, Cargo::Face(_) | Cargo::Deed(_)),
            from: place(journey.from),
            to: place(journey.to),
            time: flight.time,
        }
    };
    let flying: Vec<Flying> = flights.iter().map(flying).collect();
    painted(Air { flying, next, unit }).into()
}

struct Air {
    flying: Vec<Flying>,
    /// Cards, by their names in files.
    next: Vec<&'static str>,
    unit: f32,
}

/// The picture of a flying card is made for so many pixels.
const PIXELS: Size<u32> = Size::new(180, 250);

/// The parts of which the picture of a flying card is made: the card, and its emblem on it.
fn parts(colours: &theme::Colours, slug: &str) -> ((String, Rectangle), (String, Rectangle)) {
    let [fill, line] = [colours.raised, colours.accent].map(|colour| {
        let [red, green, blue, _] = colour.into_rgba8();
        format!("#{red:02x}{green:02x}{blue:02x}")
    });
    let card = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 100"><rect x="2" y="2" width="68" height="96" rx="9" fill="{fill}" stroke="{line}" stroke-width="3"/></svg>"#
    );
    let middle = Rectangle::new(Point::new(0.1, 0.212), Size::new(0.8, 0.576));
    ((card, raster::WHOLE), (format!("emblems/{slug}.svg"), middle))
}

impl Air {
    fn card(painter: &mut Painter<'_>, colours: &theme::Colours, flying: &Flying, slug: &str) {
        let (from, to) = (flying.from, flying.to);
        let way = pose::ease_in_out(flying.time);
        let up = (way * std::f32::consts::PI).sin();
        let (start, goal) = (from.center(), to.center());
        let middle = start + (goal - start) * way - Vector::new(0.0, RISE * up);
        let [begins, ends] = [from, to].map(|place| (place.height * 0.9).clamp(CARD[0], CARD[1]));
        let high = pose::between(begins, ends, way) * (1.0 + 0.12 * up);
        let size = Size::new(high * SHAPE, high);
        let turn = 0.22 * up * (goal.x - start.x).signum();
        let alpha = ((1.0 - way) / 0.12).min(1.0);
        let (card, emblem) = parts(colours, slug);
        let picture = raster::picture(&[(&card.0, card.1), (&emblem.0, emblem.1)], PIXELS);
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

    /// Hearts, stars, cubes and claws: one behind the other, from side by side to the same place.
    fn tokens(&self, painter: &mut Painter<'_>, flying: &Flying, path: &str) {
        let side = (SIDE * self.unit).max(20.0);
        let pixels = raster::pixels(side);
        let picture = raster::picture(&[(path, raster::WHOLE)], Size::new(pixels, pixels));
        let (start, goal) = (flying.from.center(), flying.to.center());
        for nth in 0..flying.count {
            let Some(time) = stagger(nth, flying.count, flying.time) else {
                continue;
            };
            let way = if flying.strikes {
                pose::ease_in(time)
            } else {
                pose::ease_in_out(time)
            };
            let apart = f32::from(nth) - f32::from(flying.count - 1) / 2.0;
            let begins = start + Vector::new(apart * side * 0.8, 0.0);
            let ends = if flying.strikes {
                goal + Vector::new(apart * side * 0.6, apart * side * 0.3)
            } else {
                goal
            };
            let up = (way * std::f32::consts::PI).sin();
            let rise = if flying.strikes { 0.25 } else { 1.0 } * RISE * self.unit;
            let middle = begins + (ends - begins) * way - Vector::new(0.0, rise * up);
            // It comes out of where it begins, is largest on its way, and goes into the number.
            let grown = 0.55 + 0.45 * (time * 5.0).min(1.0) + 0.25 * up;
            let half = side * 0.5 * grown;
            let turn = if flying.strikes { 0.9 * (way - 0.5) } else { 0.0 };
            let alpha = (time * 8.0).min(1.0);
            painter.picture(
                around(middle, Vector::new(half, half)),
                picture.clone(),
                turn,
                alpha,
            );
        }
    }
}

impl<Message> Artwork<Message> for Air {
    type State = ();

    fn draw(&self, (): &(), painter: &mut Painter<'_>, colours: &theme::Colours, _: Size) {
        for slug in self.next.iter().filter(|_| self.flying.is_empty()) {
            let (card, emblem) = parts(colours, slug);
            raster::soon(&[(&card.0, card.1), (&emblem.0, emblem.1)], PIXELS);
        }
        for flying in &self.flying {
            match &flying.look {
                Look::Card(slug) => Self::card(painter, colours, flying, slug),
                Look::Token(path) => self.tokens(painter, flying, path),
            }
        }
    }
}
