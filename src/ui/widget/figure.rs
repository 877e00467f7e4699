//! A whole monster as it stands in Tokyo: its picture as pixels, and how it walks, is hit and falls.

use super::die;
use super::painter::Painter;
use crate::ui::raster;
use engine::parts::Monster;
use iced::advanced::image::Handle;
use iced::{Point, Rectangle, Size, Vector};

/// Width by height of the pictures.
const SHAPE: f32 = 256.0 / 320.0;
/// Where the soles are, as a share of the height.
const SOLES: f32 = 312.0 / 320.0;

/// How a figure is drawn.
#[derive(Debug, Clone, Copy)]
pub struct Figure {
    /// Who.
    pub monster: Monster,
    /// Where its soles stand.
    pub feet: Point,
    /// How tall it is.
    pub height: f32,
    /// Above the ground, in pixels.
    pub hop: f32,
    /// Pressed together (above 0) or stretched (below), as a share.
    pub squash: f32,
    /// Tilted to the right, in radians.
    pub tilt: f32,
    /// 1 when it is there.
    pub opacity: f32,
}

impl Figure {
    /// A figure that stands still.
    #[must_use]
    pub const fn standing(monster: Monster, feet: Point, height: f32) -> Self {
        Self {
            monster,
            feet,
            height,
            hop: 0.0,
            squash: 0.0,
            tilt: 0.0,
            opacity: 1.0,
        }
    }

    fn picture(&self) -> Handle {
        let height = raster::pixels(self.height);
        let size = Size::new((height as f32 * SHAPE) as u32, height);
        raster::picture(
            &[(&format!("figures/{}.svg", self.monster.slug()), raster::WHOLE)],
            size,
        )
    }

    /// Draws its shadow, to lie under everything.
    pub fn shadow(&self, painter: &mut Painter<'_>) {
        let near = 1.0 - (self.hop / self.height.max(1.0)).clamp(0.0, 0.6);
        let half = Vector::new(self.height * 0.34 * near, self.height * 0.085 * near);
        painter.shadow(self.feet, half, 0.75 * self.opacity * near);
    }

    /// Draws the figure.
    pub fn draw(&self, painter: &mut Painter<'_>) {
        let size = Size::new(
            self.height * SHAPE * (1.0 + self.squash * 0.7),
            self.height * (1.0 - self.squash),
        );
        let corner = Point::new(
            self.feet.x - size.width / 2.0,
            self.feet.y - size.height * SOLES - self.hop,
        );
        // A figure that falls turns about its feet, a picture about its middle.
        let middle = Vector::new(self.tilt.sin(), 1.0 - self.tilt.cos()) * (size.height / 2.0);
        let place = Rectangle::new(corner + middle, size);
        painter.picture(place, self.picture(), self.tilt, self.opacity);
    }

    /// The middle of its body.
    #[must_use]
    pub fn heart(&self) -> Point {
        Point::new(self.feet.x, self.feet.y - self.height * 0.5 - self.hop)
    }

    /// Draws something over it: a claw, a shield, a crown; `size` as a share of its height.
    pub fn over(
        &self,
        painter: &mut Painter<'_>,
        path: &str,
        offset: Vector,
        size: f32,
        turn: f32,
        opacity: f32,
    ) {
        let length = raster::pixels(self.height * size);
        let handle = raster::picture(&[(path, raster::WHOLE)], Size::new(length, length));
        let place = die::place(self.heart() + offset * self.height, self.height * size);
        painter.picture(place, handle, turn, opacity * self.opacity);
    }
}
