//! A whole monster: its picture in parts as pixels, and how it stands, strikes, is hit, walks and falls.
//!
//! Whoever draws one says where it stands ([`Figure::standing`]), to which side it looks ([`Figure::facing`])
//! and what its body says ([`Figure::attitude`], from `Show::attitude`); nothing of a figure leaves
//! [`Figure::frame`]. Of which parts it is made stands in [`parts`], how a pose moves them in [`rig`], which
//! poses there are in [`pose`]; when it breathes [`breath`] knows, and how many
//! move in one picture [`turns`]. A graphics card draws the parts; for the processor they
//! are laid into one picture ([`composed`]).

pub mod breath;
mod composed;
mod parts;
pub mod pose;
mod rig;
#[cfg(test)]
mod tests;
mod turns;

pub use breath::Breath;
pub use pose::{Beat, Pose};
pub use turns::{Moving, Turns};

use super::die;
use super::painter::{Painter, Patch, around};
use crate::ui::raster;
use crate::ui::show::attitude::{Attitude, Deed};
use engine::parts::Monster;
use iced::advanced::image::Handle;
use iced::{Point, Rectangle, Size, Vector};
use std::cell::RefCell;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The size of the pictures.
const PICTURE: Size = Size::new(256.0, 320.0);
/// Where the soles are in them.
const SOLES: Point = Point::new(128.0, 312.0);

/// How far the outer edge of a foot is from the middle, as a share of the height.
const FOOT: f32 = 0.15;

/// How a figure is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Figure {
    /// Who.
    pub monster: Monster,
    /// Where its soles stand.
    pub feet: Point,
    /// How tall it is.
    pub height: f32,
    /// The height for which its parts are drawn: the tallest that it comes to on its way.
    pub finest: f32,
    /// Above the ground, in pixels.
    pub hop: f32,
    /// Pressed together (above 0) or stretched (below), as a share.
    pub squash: f32,
    /// Tilted to the right, in radians.
    pub tilt: f32,
    /// 1 when it is there.
    pub opacity: f32,
    /// How it holds its limbs.
    pub pose: Pose,
    /// Is it drawn the other way round?
    pub mirrored: bool,
    /// 1 where what is in front of it lies on the right of the screen, -1 where it lies on the left.
    pub front: f32,
}

impl Figure {
    /// A figure that stands still, as it is drawn.
    #[must_use]
    pub const fn standing(monster: Monster, feet: Point, height: f32) -> Self {
        Self {
            monster,
            feet,
            height,
            finest: height,
            hop: 0.0,
            squash: 0.0,
            tilt: 0.0,
            opacity: 1.0,
            pose: Pose::REST,
            mirrored: false,
            front: 1.0,
        }
    }

    /// The same, looking to the left or to the right of the screen. Some are drawn looking the one way, some
    /// the other.
    #[must_use]
    pub fn facing(self, left: bool) -> Self {
        Self {
            mirrored: left != parts::looks_left(self.monster),
            front: if left { -1.0 } else { 1.0 },
            ..self
        }
    }

    /// The same with what its body says: turned `towards` whom it strikes at, where it walks to, or away from
    /// what hits it, on the screen; zero where that is nowhere. `beat` is that of its [`Breath`].
    #[must_use]
    pub fn attitude(self, attitude: &Attitude, towards: Vector, beat: Beat) -> Self {
        let nth = Monster::ALL.iter().position(|monster| *monster == self.monster);
        let pose = Pose::of(attitude, beat, nth.unwrap_or(0) as u32);
        let front = if towards.x == 0.0 {
            self.front
        } else {
            towards.x.signum()
        };
        // Who is drawn from the side turns round to whom it strikes at and where it walks to.
        let turns = parts::has_profile(self.monster)
            && matches!(attitude.deed, Some((Deed::Attack(_) | Deed::Walk, _)));
        let mirrored = if turns {
            (front < 0.0) != parts::looks_left(self.monster)
        } else {
            self.mirrored
        };
        let far = towards.x.hypot(towards.y);
        // A blow goes where its victim is, also above and below.
        let (ahead, up) = if far > 0.0 {
            (towards.x.abs() / far, -towards.y / far)
        } else {
            (1.0, 0.0)
        };
        Self {
            feet: self.feet + Vector::new(pose.slide * ahead * front * self.height, 0.0),
            // Leaning, it stands on the foot on that side.
            hop: self.hop + ((pose.lift + pose.slide * up).max(0.0) + pose.lean.abs() * FOOT) * self.height,
            squash: self.squash + pose.squash,
            tilt: self.tilt + pose.lean * front,
            pose,
            mirrored,
            front,
            ..self
        }
    }

    /// The room that a figure of this height needs around its feet, whatever it does: nothing of it leaves it.
    #[must_use]
    pub fn frame(&self) -> Rectangle {
        let room = FRAME * self.height;
        Rectangle::new(self.feet + Vector::new(room.x, room.y), room.size())
    }

    /// Draws its shadow, to lie under everything.
    pub fn shadow(&self, painter: &mut Painter<'_>) {
        let near = 1.0 - (self.hop / self.height.max(1.0)).clamp(0.0, 0.6);
        let half = Vector::new(self.height * 0.34 * near, self.height * 0.085 * near);
        painter.shadow(self.feet, half, 0.75 * self.opacity * near);
    }

    /// Draws the figure and what is laid over it. The processor draws it above everything drawn so far, in a layer of its
    /// own; there is one also while it is not seen. `patches` are those of this table.
    pub fn draw(&self, painter: &mut Painter<'_>, patches: &Patches, over: &[Over]) {
        for over in over.iter().filter(|over| !over.is_seen()) {
            over.soon(painter, self.height);
        }
        if painter.has_card() {
            self.draw_parts(painter);
            self.lay_over(painter, over);
            return;
        }
        let picture = composed::picture(self).filter(|_| self.opacity > 0.005);
        let seen = over.iter().filter(|over| over.is_seen());
        let places = seen.map(|over| over.reach(self));
        let own = picture.as_ref().map(|(place, _)| *place);
        let place = own.into_iter().chain(places).reduce(|all, one| all.union(&one));
        let what = {
            let mut hasher = DefaultHasher::new();
            let nth = picture.as_ref().map(|(_, picture)| picture.nth);
            (nth, self.opacity.to_bits()).hash(&mut hasher);
            bits(own.unwrap_or_default()).hash(&mut hasher);
            over.iter().for_each(|over| over.hash(self, &mut hasher));
            hasher.finish()
        };
        patches.of(self.monster, |patch| {
            painter.patch(patch, place, what, |painter| {
                if let Some((place, picture)) = &picture {
                    painter.tiles(*place, &picture.tiles, self.opacity);
                }
                self.lay_over(painter, over);
            });
        });
    }

    fn draw_parts(&self, painter: &mut Painter<'_>) {
        for (place, picture, turn, shown) in self.pictures() {
            if shown {
                painter.picture(place, picture, turn, self.opacity);
            } else {
                painter.nothing(picture);
            }
        }
    }

    fn lay_over(&self, painter: &mut Painter<'_>, over: &[Over]) {
        for over in over.iter().filter(|over| over.is_seen()) {
            let picture = over.picture(painter, self.height);
            painter.picture(over.place(self), picture, over.turn, over.opacity * self.opacity);
        }
    }

    /// The stone that comes up where it stood, when it has fallen so far, from 0 to 1.
    pub fn grave(&self, painter: &mut Painter<'_>, fall: f32) {
        if fall <= 0.5 {
            painter.blank();
            return;
        }
        let half = Vector::new(self.height * 0.2, self.height * 0.2);
        let place = around(self.feet - Vector::new(0.0, half.y), half);
        painter.stamp(place, "tokens/tombstone.svg", (fall - 0.5) * 2.0);
    }

    /// The pictures that make it up, in order: where each lies before it is turned about its middle, and whether
    /// it is seen.
    fn pictures(&self) -> Vec<(Rectangle, Handle, f32, bool)> {
        let scale = self.height / PICTURE.height;
        let density = raster::pixels(self.finest) as f32 / PICTURE.height;
        let picture = |piece: Piece| {
            let shape = piece.shape;
            let (size, place) = piece.cut(density, self.mirrored);
            let picture = raster::picture(&[(&piece.path, place)], size);
            let drawn = Size::new(shape.width * piece.grown.0, shape.height * piece.grown.1) * scale;
            let corner = piece.middle - Vector::new(drawn.width, drawn.height) * 0.5;
            (Rectangle::new(corner, drawn), picture, piece.turn, piece.shown)
        };
        self.pieces().into_iter().map(picture).collect()
    }

    /// What it is drawn with, in order.
    fn pieces(&self) -> Vec<Piece> {
        let parts = parts::parts(self.monster);
        let side = if self.mirrored { -self.front } else { self.front };
        let placed = rig::places(parts, &self.pose, side);
        let piece = |(part, place): (&rig::Part, rig::Place)| {
            let path = rig::path(self.monster, part);
            let shape = raster::extent(&path)?;
            let middle = place.of((shape.center_x(), shape.center_y()));
            Some(Piece {
                path,
                shape,
                middle: self.on_screen(Point::new(middle.0, middle.1)),
                turn: self.turned(place.turn),
                shown: place.shown,
                grown: (
                    place.grown.0 * (1.0 + self.squash * 0.7),
                    place.grown.1 * (1.0 - self.squash),
                ),
            })
        };
        placed.into_iter().filter_map(piece).collect()
    }

    /// Where a point of the picture is on the screen.
    fn on_screen(&self, point: Point) -> Point {
        let scale = self.height / PICTURE.height;
        let way = if self.mirrored { -1.0 } else { 1.0 };
        let x = (point.x - SOLES.x) * way * scale * (1.0 + self.squash * 0.7);
        let y = (point.y - SOLES.y) * scale * (1.0 - self.squash);
        let (sin, cos) = self.tilt.sin_cos();
        self.feet + Vector::new(x * cos - y * sin, x * sin + y * cos - self.hop)
    }

    /// An angle of the picture on the screen.
    fn turned(&self, turn: f32) -> f32 {
        self.tilt + if self.mirrored { -turn } else { turn }
    }

    /// The middle of its body.
    #[must_use]
    pub fn heart(&self) -> Point {
        Point::new(self.feet.x, self.feet.y - self.height * 0.5 - self.hop)
    }
}

/// Something that is laid over a figure, or behind it: a claw, a shield, a crown.
#[derive(Debug, Clone, PartialEq)]
pub struct Over {
    /// The picture, by its path.
    pub path: String,
    /// How far its middle is from that of the figure, in heights of the figure.
    pub aside: Vector,
    /// How large it is, in heights of the figure.
    pub size: f32,
    /// Turned, in radians.
    pub turn: f32,
    /// 1 when it is there.
    pub opacity: f32,
}

impl Over {
    const fn is_seen(&self) -> bool {
        self.opacity > 0.005
    }

    fn place(&self, figure: &Figure) -> Rectangle {
        die::place(
            figure.heart() + self.aside * figure.height,
            figure.height * self.size,
        )
    }

    /// All that it covers, turned.
    fn reach(&self, figure: &Figure) -> Rectangle {
        let place = self.place(figure);
        let (sin, cos) = self.turn.sin_cos();
        place.expand(place.width * (sin.abs() + cos.abs() - 1.0) / 2.0)
    }

    fn pixels(&self, painter: &Painter<'_>, tall: f32) -> Size<u32> {
        let length = painter.pixels(tall * self.size);
        Size::new(length, length)
    }

    fn picture(&self, painter: &Painter<'_>, tall: f32) -> Handle {
        raster::picture(&[(&self.path, raster::WHOLE)], self.pixels(painter, tall))
    }

    /// It may be seen before long over a figure so tall.
    fn soon(&self, painter: &Painter<'_>, tall: f32) {
        raster::soon(&[(&self.path, raster::WHOLE)], self.pixels(painter, tall));
    }

    fn hash(&self, figure: &Figure, hasher: &mut impl Hasher) {
        self.path.hash(hasher);
        bits(self.place(figure)).hash(hasher);
        [self.turn, self.opacity].map(f32::to_bits).hash(hasher);
    }

    /// Draws it by itself, behind what is drawn later. Also called for what is not seen now, so that no frame has fewer
    /// pictures than the one before.
    pub fn draw(&self, painter: &mut Painter<'_>, figure: &Figure) {
        if self.is_seen() {
            let picture = self.picture(painter, figure.height);
            painter.picture(
                self.place(figure),
                picture,
                self.turn,
                self.opacity * figure.opacity,
            );
        } else {
            painter.blank();
            self.soon(painter, figure.height);
        }
    }
}

/// A place as a number that is another one for any other place.
fn bits(place: Rectangle) -> [u32; 4] {
    [place.x, place.y, place.width, place.height].map(f32::to_bits)
}

/// Where each monster of a table was drawn last.
#[derive(Debug, Default)]
pub struct Patches(RefCell<Vec<(Monster, Patch)>>);

impl Patches {
    fn of(&self, monster: Monster, draw: impl FnOnce(&mut Patch)) {
        let mut patches = self.0.borrow_mut();
        let known = patches.iter().position(|(of, _)| *of == monster);
        let nth = known.unwrap_or_else(|| {
            patches.push((monster, Patch::default()));
            patches.len() - 1
        });
        draw(&mut patches[nth].1);
    }
}

/// A part as it is drawn.
#[derive(Debug, Clone, PartialEq)]
struct Piece {
    path: String,
    /// Where it lies in the picture of the whole.
    shape: Rectangle,
    /// Where its middle is on the screen.
    middle: Point,
    turn: f32,
    grown: (f32, f32),
    shown: bool,
}

impl Piece {
    /// How many pixels its picture has where a unit of the figure's picture has so many, and where the whole picture
    /// lies in it, in shares of it.
    fn cut(&self, density: f32, mirrored: bool) -> (Size<u32>, Rectangle) {
        let shape = self.shape;
        let pixels = |length: f32| (length * density).ceil().max(1.0) as u32;
        let size = Size::new(pixels(shape.width), pixels(shape.height));
        let place = Rectangle::new(
            Point::new(-shape.x / shape.width, -shape.y / shape.height),
            Size::new(PICTURE.width / shape.width, PICTURE.height / shape.height),
        );
        let place = if mirrored {
            Rectangle {
                x: 1.0 - place.x,
                width: -place.width,
                ..place
            }
        } else {
            place
        };
        (size, place)
    }
}

/// The room that a figure needs around its feet, in shares of its height.
pub const FRAME: Rectangle = Rectangle {
    x: -0.9,
    y: -1.2,
    width: 1.8,
    height: 1.3,
};
