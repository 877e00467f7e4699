//! A Buzz token: its plate over the spaces, its head, what each space gives. Start at [`token`].

use super::plate::{self, Paint};
use super::zigzag::{HALF, Zigzag};
use crate::ui::theme::{self, arena};
use crate::ui::widget::die;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::painter::{Artwork, Painter, painted};
use crate::ui::{art, font};
use engine::duel::{Bonus, Buzz, Placing, Shape};
use iced::widget::{column, container, mouse_area, row};
use iced::{Center, Element, Fill, Point, Size, Vector, mouse};
use words::Words;

/// The head of a token.
#[must_use]
pub fn head(buzz: Buzz) -> String {
    let slug = if buzz.is_king() { Buzz::King } else { buzz }.slug();
    format!("duel/buzz/{slug}.svg")
}

/// How much of a token is there.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Presence {
    /// It lies there.
    Lies,
    /// It was taken up from here.
    Gone,
    /// It would lie here.
    Would,
}

/// A token over its spaces.
#[derive(Debug)]
pub struct Lying {
    /// Which.
    pub buzz: Buzz,
    /// The middles of the spaces that it covers, from the lowest one up.
    pub middles: Vec<Point>,
    /// The place of its head.
    pub head: Point,
    /// What its spaces give, from the lowest one up.
    pub bonuses: Vec<Bonus>,
    /// Of a space.
    pub radius: f32,
}

impl Lying {
    /// A token on a track.
    #[must_use]
    pub fn on(zigzag: &Zigzag, buzz: Buzz, placing: Placing) -> Self {
        let spaces = placing.low..placing.low + buzz.length();
        let middles: Vec<Point> = spaces.map(|x| zigzag.space(placing.track, x)).collect();
        let head = match buzz.shape() {
            Shape::Shorter => middles[1],
            Shape::Stop => middles[0],
            Shape::Plain(bonuses) => zigzag.notch(placing.track, placing.low + i8::from(bonuses.len() == 3)),
            Shape::Longer(_) => zigzag.notch(placing.track, placing.low),
        };
        Self {
            buzz,
            middles,
            head,
            bonuses: buzz.bonuses(placing).iter().copied().collect(),
            radius: zigzag.radius,
        }
    }

    /// A token by itself, as large as it fits.
    #[must_use]
    pub fn alone(buzz: Buzz, turned: bool, room: Size) -> Self {
        let count = buzz.length();
        let plain = !matches!(buzz.shape(), Shape::Stop | Shape::Shorter);
        // Beside one space its head finds more room than above it.
        let (beside, above) = match (plain, count) {
            (false, _) => (0.0, 0.0),
            (true, 1) => (1.0, 0.0),
            (true, _) => (0.0, 0.55),
        };
        let wide = 1.5 * f32::from(count - 1) + 2.3;
        let zigzags = if count > 1 { 1.5 } else { 1.0 };
        let high = 2.0 * HALF * zigzags + 0.3 + above;
        let radius = (room.width / (wide + beside)).min(room.height / high);
        let left = (room.width - (wide - 2.3 - beside) * radius) / 2.0;
        let level = (room.height + above * radius) / 2.0;
        let middle = |nth: i8| {
            let up = match (count, nth % 2) {
                (1, _) => 0.0,
                (_, 0) => -HALF / 2.0,
                (_, _) => HALF / 2.0,
            };
            // Two spaces have their notch above the first one.
            let up = if count == 2 { -up } else { up };
            Point::new(left + f32::from(nth) * 1.5 * radius, level + up * radius)
        };
        let middles: Vec<Point> = (0..count).map(middle).collect();
        let notch = |nth: usize| middles[nth] - Vector::new(0.0, (HALF + 0.3) * radius);
        let head = match (buzz.shape(), count) {
            (Shape::Shorter, _) => middles[1],
            (Shape::Stop, _) => middles[0],
            (_, 1) => middles[0] - Vector::new(1.2 * radius, 0.0),
            (_, 3) => notch(1),
            (_, _) => notch(0),
        };
        let placing = Placing {
            turned,
            ..Placing::default()
        };
        let mut bonuses: Vec<Bonus> = buzz.bonuses(placing).iter().copied().collect();
        if count == 3 {
            // As printed.
            bonuses.reverse();
        }
        Self {
            buzz,
            middles,
            head,
            bonuses,
            radius,
        }
    }

    /// Draws it. Pictures only, one after the other, so that it lies above what was drawn before.
    pub fn draw(&self, painter: &mut Painter<'_>, presence: Presence) {
        self.lay(painter, presence);
        self.lengthen(painter, presence);
    }

    /// Its field, its rim, and how much of it and of what lies on it is there.
    fn look(&self, presence: Presence) -> (Paint, f32) {
        let (opacity, fill, rim) = match presence {
            Presence::Lies => (1.0, arena::PLATE, arena::buzz(self.buzz)),
            Presence::Would => (1.0, theme::mix(arena::PLATE, arena::FREE, 0.3), arena::FREE),
            Presence::Gone => (0.3, arena::PLATE, arena::buzz(self.buzz)),
        };
        (Paint { fill, rim, opacity }, opacity)
    }

    /// Draws the space that it adds to the track.
    pub fn lengthen(&self, painter: &mut Painter<'_>, presence: Presence) {
        let Shape::Longer(gives) = self.buzz.shape() else {
            return;
        };
        let (look, inside) = self.look(presence);
        let (one, other) = (self.middles[0], self.middles[1]);
        let between = Point::new((one.x + other.x) / 2.0, (one.y + other.y) / 2.0);
        // Its arrows look out from behind it.
        let radius = self.radius;
        painter.stamp(die::place(between, 1.86 * radius), "duel/bonus/extra.svg", inside);
        plate::hexagon(
            painter,
            between,
            radius * 0.66,
            theme::mix(look.fill, arena::LIT, 0.25),
            (arena::LIT, 0.1),
            look.opacity,
        );
        painter.stamp(die::place(between, 0.78 * radius), super::bonus(gives), inside);
    }

    /// Draws it without the space that it adds.
    pub fn lay(&self, painter: &mut Painter<'_>, presence: Presence) {
        let radius = self.radius;
        let (look, inside) = self.look(presence);
        let (opacity, rim) = (look.opacity, look.rim);
        let shape = self.buzz.shape();
        let picture = |painter: &mut Painter<'_>, path: &str, middle: Point, size: f32| {
            painter.stamp(die::place(middle, size * radius), path, inside);
        };
        match shape {
            Shape::Shorter => {
                let hole = theme::city::INK.scale_alpha(0.92);
                plate::hexagon(
                    painter,
                    self.middles[1],
                    radius * 0.98,
                    hole,
                    (rim, 0.06),
                    opacity,
                );
                plate::plate(painter, &self.middles, radius, true, look);
                for end in [self.middles[0], self.middles[2]] {
                    picture(painter, super::bonus(Bonus::Blank), end, 0.7);
                }
                // The head looks out of the hole, under the bridge.
                let away = (self.middles[1].y - self.middles[0].y).signum();
                picture(
                    painter,
                    &head(self.buzz),
                    self.head + Vector::new(0.0, away * 0.14 * radius),
                    1.05,
                );
                let bridge = Point::new((self.middles[0].x + self.middles[2].x) / 2.0, self.middles[0].y);
                picture(painter, "duel/bonus/gone.svg", bridge, 0.84);
            }
            Shape::Longer(_) => {
                picture(painter, &head(self.buzz), self.head, 1.06);
                plate::plate(painter, &self.middles, radius, false, look);
                let (one, other) = (self.middles[0], self.middles[1]);
                for (end, away) in [(one, one - other), (other, other - one)] {
                    picture(painter, super::bonus(Bonus::Blank), end + away * 0.16, 0.5);
                }
            }
            Shape::Stop => {
                plate::plate(painter, &self.middles, radius, false, look);
                picture(painter, &head(self.buzz), self.head, 1.3);
            }
            Shape::Plain(_) => {
                picture(painter, &head(self.buzz), self.head, 1.06);
                plate::plate(painter, &self.middles, radius, false, look);
                for (middle, gives) in self.middles.iter().zip(&self.bonuses) {
                    picture(painter, super::bonus(*gives), *middle, 1.04);
                }
            }
        }
    }
}

/// A token by itself.
#[derive(Debug)]
struct Alone {
    buzz: Buzz,
    turned: bool,
}

impl<Message> Artwork<Message> for Alone {
    type State = ();

    fn draw(&self, (): &(), painter: &mut Painter<'_>, _: &theme::Colours, size: Size) {
        Lying::alone(self.buzz, self.turned, size).draw(painter, Presence::Lies);
    }
}

/// A token by itself, as large as it fits into this size, with its shape and what its spaces give.
pub fn token<'a, Message: 'a>(buzz: Buzz, turned: bool, size: Size) -> Element<'a, Message> {
    container(painted(Alone { buzz, turned }))
        .width(size.width)
        .height(size.height)
        .into()
}

/// A token's name in words.
#[must_use]
pub fn name(buzz: Buzz, words: &Words) -> String {
    words.text(&key(buzz))
}

/// The id of its words.
#[must_use]
pub fn key(buzz: Buzz) -> String {
    let slug = if buzz.is_king() { Buzz::King } else { buzz }.slug();
    format!("duel-buzz-{slug}")
}

/// What a token is called and does.
pub fn words<'a, Message: 'a>(buzz: Buzz, words: &Words, size: u32) -> Element<'a, Message> {
    column![
        font::bold(name(buzz, words), size + 2),
        log::rich(&text(buzz, words), Ink::new(words, &[], size)),
    ]
    .spacing(3)
    .width(Fill)
    .into()
}

/// What a token does, in words.
fn text(buzz: Buzz, words: &Words) -> String {
    words.attribute(&key(buzz), "text")
}

/// What a token does, for a bubble.
pub fn bubble<'a, Message: 'a>(buzz: Buzz, told: &Words) -> Element<'a, Message> {
    let head = art::svg(&head(buzz)).width(34).height(34);
    container(row![head, words(buzz, told, 13)].spacing(9).align_y(Center))
        .padding(10)
        .width(280)
        .into()
}

const SHAPE: Size = Size::new(84.0, 56.0);
const ASIDE: f32 = 10.0;
const PADDING: [f32; 2] = [6.0, 12.0];

/// The letters, at most so large, in which the whole of what a token in the hand does stands in this room; `None` where
/// none that can be read do.
#[must_use]
pub fn letters(buzz: Buzz, told: &Words, room: Size, largest: u32) -> Option<f32> {
    let inner = Size::new(
        room.width - SHAPE.width - ASIDE - 2.0 * PADDING[1],
        room.height - 2.0 * PADDING[0],
    );
    let ink = Ink::new(told, &[], largest);
    log::fitting_closely(&[text(buzz, told)], inner, largest, ink)
}

/// The token in the hand: its shape, what it does, and a place to drag it from, in this room.
pub fn tray<'a, Message: Clone + 'a>(
    buzz: Buzz,
    turned: bool,
    told: &Words,
    room: Size,
    largest: u32,
    on_lift: Option<Message>,
) -> Element<'a, Message> {
    let shape = token(buzz, turned, SHAPE);
    let size = letters(buzz, told, room, largest).unwrap_or(10.0);
    // What it is called is asked above it.
    let says = log::rich(&text(buzz, told), Ink::new(told, &[], 0).sized(size));
    let shown = container(row![shape, says].spacing(ASIDE).align_y(Center))
        .padding(PADDING)
        .width(Fill)
        .style(theme::inset);
    match on_lift {
        Some(message) => mouse_area(shown)
            .on_press(message)
            .interaction(mouse::Interaction::Grab)
            .into(),
        None => shown.into(),
    }
}
