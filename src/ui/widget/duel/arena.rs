//! The arena as the ground of the whole table: the city on the night of the duel, and at the ends of the tracks the
//! two monsters. Start at [`arena`].
//!
//! The city itself does not move: it is drawn once for a window and kept as tiles. Figures are drawn over it.

use crate::ui::duel_motion::{DuelMotion, pose};
use crate::ui::theme;
use crate::ui::widget::backdrop::backdrop;
use crate::ui::widget::dials;
use crate::ui::widget::figure::{Beat, Breath, Figure, Over, Patches};
use crate::ui::widget::painter::{Artwork, Painter, painted};
use crate::ui::widget::ruins;
use engine::duel::Face;
use engine::{Seat, Seats};
use iced::widget::canvas::{Action, Event};
use iced::{Color, Element, Point, Rectangle, Size, Vector, mouse};

/// The size of the picture of the arena.
const BOARD: Size = Size::new(1600.0, 1200.0);
/// The height on it at which the middle between the tracks lies.
const LEVEL: f32 = 540.0;

/// Where things are in the room; lengths in units of the drawing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ground {
    /// What the arena covers.
    pub room: Size,
    /// The middle between the tracks.
    pub level: f32,
    /// Where the monsters stand, the left one first.
    pub spots: [Spot; 2],
    /// How many pixels of the display a unit has.
    pub pixels: f32,
}

/// Where a figure stands.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Spot {
    /// The soles.
    pub feet: Point,
    /// Its height.
    pub tall: f32,
}

/// The arena with its figures.
#[derive(Debug)]
pub struct Arena<'a> {
    motion: &'a DuelMotion,
    ground: Ground,
    left: Seat,
    houses: [Color; 2],
    breathes: bool,
}

/// The arena with its figures: this seat on the left, the seats in these colours.
#[must_use]
pub const fn arena(motion: &DuelMotion, ground: Ground, left: Seat, houses: [Color; 2]) -> Arena<'_> {
    Arena {
        motion,
        ground,
        left,
        houses,
        breathes: false,
    }
}

impl<'a, Message: 'a> From<Arena<'a>> for Element<'a, Message> {
    fn from(arena: Arena<'a>) -> Self {
        painted(arena).into()
    }
}

impl Arena<'_> {
    /// Its figures breathe while nothing happens.
    #[must_use]
    pub fn breathing(self, breathes: bool) -> Self {
        Self { breathes, ..self }
    }

    /// The city as it always is.
    fn city(&self, painter: &mut Painter<'_>, size: Size) {
        let Ground { room, level, .. } = self.ground;
        // The picture covers the room, with the tracks at their height.
        let scale = (room.width / BOARD.width)
            .max(level / LEVEL)
            .max((room.height - level) / (BOARD.height - LEVEL));
        let corner = Point::new((room.width - BOARD.width * scale) / 2.0, level - LEVEL * scale);
        let parts = [("duel/arena.svg", Rectangle::new(corner, BOARD * scale))];
        backdrop(painter, &parts, theme::city::NIGHT, size, self.ground.pixels);
        let broken = ruins::broken(ruins::ARENA.len(), self.motion.shown().turn().number, 2, 0);
        ruins::draw(painter, &ruins::ARENA, broken, (BOARD, false), parts[0].1);
    }

    /// The figure of a seat with what its body says; both look at each other.
    fn figure(&self, seat: Seat, beat: Beat) -> Figure {
        let (motion, right) = (self.motion, seat != self.left);
        let [left_spot, right_spot] = self.ground.spots;
        let (spot, other) = if right {
            (right_spot, left_spot)
        } else {
            (left_spot, right_spot)
        };
        let monster = motion.shown().player(seat).monster.figure();
        let attitude = motion.attitude(seat);
        let towards = if attitude.victims() == Seats::NONE {
            Vector::ZERO
        } else {
            other.feet - spot.feet
        };
        let figure = Figure::standing(monster, spot.feet, spot.tall).facing(right);
        let mut figure = figure.attitude(&attitude, towards, beat);
        figure.feet.x += motion.shake(seat) * spot.tall * 0.05;
        let power = motion.power(seat);
        figure.hop += (power * std::f32::consts::PI).sin().max(0.0) * spot.tall * 0.06;
        let fall = motion.fall(seat);
        figure.opacity = 1.0 - ((fall - 0.6) / 0.4).clamp(0.0, 1.0);
        figure
    }

    /// Light and a ring on the ground under a figure.
    fn under(&self, painter: &mut Painter<'_>, seat: Seat, figure: &Figure) {
        let state = self.motion.shown();
        let acts = state.turn().number > 0 && state.active() == seat && state.outcome().is_none();
        let colour = self.houses[seat.index().min(1)];
        let half = Vector::new(figure.height * 0.4, figure.height * 0.095);
        let there = figure.opacity;
        let fill = if acts { 0.45 } else { 0.2 };
        painter.ellipse(figure.feet, half, colour.scale_alpha(fill * there), 0.0);
        let glow = theme::city::LIGHT.scale_alpha(0.5 * self.motion.power(seat));
        painter.ellipse(figure.feet, half, glow, 0.0);
        let width = if acts { 4.0 } else { 2.0 };
        painter.ellipse(figure.feet, half, colour.scale_alpha(0.9 * there), width);
    }

    /// What is laid over a figure.
    fn over(&self, seat: Seat) -> [Over; 3] {
        let motion = self.motion;
        let hit = motion.hit(seat).map(|(_, time)| time);
        let swipe = pose::ease_out((hit.unwrap_or_default() * 2.2).min(1.0));
        let fade = hit.map_or(0.0, |time| (1.0 - (time - 0.35).max(0.0) / 0.4).clamp(0.0, 1.0));
        let side = if seat == self.left { 1.0 } else { -1.0 };
        let claw = Over {
            path: words::duel::face_picture(Face::Claw).to_owned(),
            aside: Vector::new(
                pose::between(0.38, -0.1, swipe) * side,
                pose::between(-0.45, 0.05, swipe),
            ),
            size: 0.6,
            turn: (-0.3 + 0.5 * swipe) * side,
            opacity: fade,
        };
        let shield = Over {
            path: "tokens/shield.svg".to_owned(),
            aside: Vector::ZERO,
            size: 0.55,
            turn: 0.0,
            opacity: motion.shield(seat),
        };
        let won = motion.crown(seat).unwrap_or_default();
        let crown = Over {
            path: "tokens/crown.svg".to_owned(),
            aside: Vector::new(0.0, -0.6 - 0.3 * (1.0 - won)),
            size: 0.34,
            turn: 0.0,
            opacity: won.clamp(0.0, 1.0),
        };
        [claw, shield, crown]
    }
}

/// What is remembered from picture to picture.
#[derive(Debug, Default)]
pub struct Memory {
    breath: Breath,
    patches: Patches,
}

impl<Message> Artwork<Message> for Arena<'_> {
    type State = Memory;

    fn update(
        &self,
        memory: &mut Memory,
        event: &Event,
        _: Rectangle,
        _: mouse::Cursor,
    ) -> Option<Action<Message>> {
        memory.breath.update(event, self.breathes)
    }

    fn draw(&self, memory: &Memory, painter: &mut Painter<'_>, colours: &theme::Colours, size: Size) {
        self.city(painter, size);
        let both = [Seat(0), Seat(1)].map(|seat| (seat, self.figure(seat, memory.breath.beat())));
        for (seat, figure) in &both {
            self.under(painter, *seat, figure);
            figure.shadow(painter);
        }
        for (seat, figure) in &both {
            figure.draw(painter, &memory.patches, &self.over(*seat));
        }
        // Also while nothing rises: a layer that comes, goes or moves is drawn again as a whole.
        painter.above(|painter| {
            for (seat, figure) in &both {
                figure.grave(painter, self.motion.fall(*seat));
            }
            for (seat, figure) in &both {
                let over = figure.heart() - Vector::new(0.0, figure.height * 0.3);
                let size = (figure.height * 0.15).clamp(16.0, 34.0);
                dials::floats(painter, &self.motion.floats(*seat), over, size, colours);
            }
        });
    }
}
