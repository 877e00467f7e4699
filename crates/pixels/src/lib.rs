//! Pixels turned, stretched and laid over each other by the processor: a [`Canvas`] takes one [`Part`] after the other.
//! [`solid`] draws dice, [`shadow`] the shadow of what stands on the ground.
//!
//! ```
//! use pixels::{Canvas, Layer, Part};
//! use std::sync::Arc;
//!
//! let blue = Layer { width: 2, height: 2, pixels: vec![0xffff_0000; 4] };
//! let mut canvas = Canvas::new((0.0, 0.0), 16, 16);
//! canvas.lay(&Part { layer: Arc::new(blue), middle: (8.0, 8.0), turn: (0.6, 0.8), size: (9.0, 9.0) });
//! assert_eq!(canvas.tiles(16).len(), 1);
//! ```
//!
//! What is done for each pixel stands in a crate of its own, so that it is built to be quick while what asks for it is
//! built to be small.

pub mod solid;

use std::sync::Arc;

/// Pixels to be laid over others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layer {
    /// In pixels.
    pub width: usize,
    /// In pixels.
    pub height: usize,
    /// Row by row, red in the lowest byte, then green, blue and opacity, the colours multiplied by the opacity.
    pub pixels: Vec<u32>,
}

/// A layer, and how it lies on the canvas, in pixels.
#[derive(Debug, Clone)]
pub struct Part {
    /// What is laid there.
    pub layer: Arc<Layer>,
    /// Where its middle is, to the right and down.
    pub middle: (f32, f32),
    /// The sine and the cosine of its turn, clockwise.
    pub turn: (f32, f32),
    /// How wide and how high it is before it is turned.
    pub size: (f32, f32),
}

/// A room in pixels: where it begins, to the right and down, and where it ends.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Room {
    /// Its corner above, on the left.
    pub from: (f32, f32),
    /// Its corner below, on the right.
    pub to: (f32, f32),
}

impl Room {
    /// The room that holds both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self {
            from: (self.from.0.min(other.from.0), self.from.1.min(other.from.1)),
            to: (self.to.0.max(other.to.0), self.to.1.max(other.to.1)),
        }
    }
}

impl Part {
    /// The room that it takes.
    #[must_use]
    pub fn room(&self) -> Room {
        let (sin, cos) = (self.turn.0.abs(), self.turn.1.abs());
        let (wide, high) = self.size;
        let half = ((wide * cos + high * sin) / 2.0, (wide * sin + high * cos) / 2.0);
        let (x, y) = self.middle;
        Room {
            from: (x - half.0, y - half.1),
            to: (x + half.0, y + half.1),
        }
    }
}

/// What parts are laid on.
#[derive(Debug, Clone)]
pub struct Canvas {
    /// Where its first pixel is.
    corner: (f32, f32),
    width: usize,
    /// As those of a [`Layer`].
    pixels: Vec<u32>,
}

impl Canvas {
    /// So many pixels wide and high, nothing on it; `corner` is where its first pixel is, counted as parts are.
    #[must_use]
    pub fn new(corner: (f32, f32), width: usize, height: usize) -> Self {
        Self {
            corner,
            width: width.max(1),
            pixels: vec![0; width.max(1) * height],
        }
    }

    /// Lays a part over what is there.
    pub fn lay(&mut self, part: &Part) {
        let layer = &*part.layer;
        if layer.width < 2 || layer.height < 2 {
            return;
        }
        let (sin, cos) = part.turn;
        let step = (
            layer.width as f32 / part.size.0.max(0.01),
            layer.height as f32 / part.size.1.max(0.01),
        );
        let room = part.room();
        let first = ((room.from.0 - self.corner.0).floor().max(0.0) as usize).min(self.width);
        let end = ((room.to.0 - self.corner.0).ceil().max(0.0) as usize).min(self.width);
        let top = (room.from.1 - self.corner.1).floor().max(0.0) as usize;
        let rows = ((room.to.1 - room.from.1).ceil().max(0.0) as usize) + 2;
        // Places in the layer are counted in parts of its pixels.
        let counted = |place: f32| (place * ONE as f32) as i32;
        let (across, down) = (counted(cos * step.0), counted(-sin * step.1));
        // Four pixels meet at a place; the last ones have no neighbour, and nothing of a part reaches them.
        let (wide, high) = (layer.width - 1, layer.height - 1);
        let lines = self.pixels.chunks_exact_mut(self.width).enumerate();
        for (row, line) in lines.skip(top).take(rows) {
            let far_down = row as f32 + 0.5 + self.corner.1 - part.middle.1;
            let far_across = first as f32 + 0.5 + self.corner.0 - part.middle.0;
            let x = layer.width as f32 / 2.0 + (cos * far_across + sin * far_down) * step.0 - 0.5;
            let y = layer.height as f32 / 2.0 + (cos * far_down - sin * far_across) * step.1 - 0.5;
            let (mut x, mut y) = (counted(x), counted(y));
            let (begins, ends) = both(within(x, across, wide), within(y, down, high));
            let ends = ends.min(end.saturating_sub(first));
            let begins = begins.min(ends);
            x += across * begins as i32;
            y += down * begins as i32;
            for pixel in &mut line[first + begins..first + ends] {
                let (column, line) = ((x >> BITS) as usize, (y >> BITS) as usize);
                let at = line * layer.width + column;
                let Some(four) = layer.pixels.get(at..at + layer.width + 2) else {
                    break;
                };
                let (above, below) = ((four[0], four[1]), (four[layer.width], four[layer.width + 1]));
                // Most places lie within one colour, or beside the part.
                let colour = if above.0 == above.1 && above.0 == below.0 && above.0 == below.1 {
                    above.0
                } else {
                    let right = share(x);
                    mixed(
                        mixed(above.0, above.1, right),
                        mixed(below.0, below.1, right),
                        share(y),
                    )
                };
                *pixel = match colour >> 24 {
                    255 => colour,
                    _ if colour == 0 => *pixel,
                    _ => over(colour, *pixel),
                };
                x += across;
                y += down;
            }
        }
    }

    /// The canvas cut into squares of so many pixels, those at its far edges smaller; without the empty ones.
    #[must_use]
    pub fn tiles(&self, side: usize) -> Vec<Tile> {
        let (side, high) = (side.max(1), self.pixels.len() / self.width);
        let mut tiles = Vec::new();
        for top in (0..high).step_by(side) {
            for left in (0..self.width).step_by(side) {
                let (width, height) = (side.min(self.width - left), side.min(high - top));
                let row = |nth: usize| {
                    let first = (top + nth) * self.width + left;
                    &self.pixels[first..first + width]
                };
                if (0..height).all(|nth| row(nth).iter().all(|pixel| *pixel == 0)) {
                    continue;
                }
                let mut pixels = Vec::with_capacity(4 * width * height);
                for nth in 0..height {
                    pixels.extend(row(nth).iter().flat_map(|pixel| straight(*pixel)));
                }
                tiles.push(Tile {
                    left,
                    top,
                    width,
                    height,
                    pixels,
                });
            }
        }
        tiles
    }
}

/// A piece of a canvas.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tile {
    /// Pixels of the canvas to the left of it.
    pub left: usize,
    /// Pixels of the canvas above it.
    pub top: usize,
    /// In pixels.
    pub width: usize,
    /// In pixels.
    pub height: usize,
    /// Red, green, blue and opacity of each pixel, row by row, the colours as they are without the opacity.
    pub pixels: Vec<u8>,
}

/// A pixel with its colours as they are without the opacity.
fn straight(pixel: u32) -> [u8; 4] {
    let [red, green, blue, alpha] = pixel.to_le_bytes();
    let whole = |part: u8| ((u32::from(part) * 255 + u32::from(alpha) / 2) / u32::from(alpha)).min(255) as u8;
    match alpha {
        0 => [0; 4],
        255 => pixel.to_le_bytes(),
        _ => [whole(red), whole(green), whole(blue), alpha],
    }
}

/// The shadow of something that stands on the ground: dark in the middle, nothing at the edge of an ellipse that is so
/// many pixels wide and high. Red, green, blue and opacity of each pixel, row by row.
#[must_use]
pub fn shadow([red, green, blue]: [u8; 3], width: usize, height: usize) -> Vec<u8> {
    let mut pixels = Vec::with_capacity(4 * width * height);
    // From the middle, in halves of the length.
    let off = |at: usize, length: usize| (2.0 * at as f32 + 1.0) / length as f32 - 1.0;
    for row in 0..height {
        let down = off(row, height).powi(2);
        for column in 0..width {
            let far = (off(column, width).powi(2) + down).sqrt();
            let strength = match far {
                far if far <= 0.35 => 1.0,
                far if far <= 0.7 => 1.0 - 0.45 * (far - 0.35) / 0.35,
                far => (0.55 * (1.0 - far) / 0.3).max(0.0),
            };
            pixels.extend([red, green, blue, (strength * 255.0).round() as u8]);
        }
    }
    pixels
}

/// Into how many parts a pixel of a layer is counted, as a power of two, and as a number.
const BITS: u32 = 16;
const ONE: i32 = 1 << BITS;

/// How far a place is beyond its pixel, in 256ths.
const fn share(place: i32) -> u32 {
    (place >> (BITS - 8)) as u32 & 0xFF
}

/// The steps, from the first to before the last, at which what begins here and grows by so much is within so many whole
/// ones.
fn within(begins: i32, grows: i32, whole: usize) -> (usize, usize) {
    let (begins, grows) = (i64::from(begins), i64::from(grows));
    let end = (whole as i64) << BITS;
    // The first step at which it has come that far.
    let comes = |far: i64| {
        if far > 0 {
            (far + grows.abs() - 1) / grows.abs()
        } else {
            0
        }
    };
    let (first, last) = match grows {
        0 if (0..end).contains(&begins) => return (0, usize::MAX),
        0 => return (0, 0),
        1.. => (comes(-begins), comes(end - begins)),
        _ => (comes(begins - end + 1), comes(begins + 1)),
    };
    (first as usize, last as usize)
}

/// The steps that are in both.
fn both(one: (usize, usize), other: (usize, usize)) -> (usize, usize) {
    (one.0.max(other.0), one.1.min(other.1))
}

/// Every second byte.
const EVEN: u32 = 0x00FF_00FF;

/// Between two colours, in 256ths of the way; two bytes are worked out at a time.
const fn mixed(one: u32, other: u32, way: u32) -> u32 {
    let even = (((one & EVEN) * (256 - way) + (other & EVEN) * way) >> 8) & EVEN;
    let odd = (((one >> 8) & EVEN) * (256 - way) + ((other >> 8) & EVEN) * way) & !EVEN;
    even | odd
}

/// A colour over another one.
const fn over(colour: u32, ground: u32) -> u32 {
    let left = 255 - (colour >> 24);
    let left = left + (left >> 7);
    let even = (((ground & EVEN) * left) >> 8) & EVEN;
    let odd = (((ground >> 8) & EVEN) * left) & !EVEN;
    colour + (even | odd)
}

#[cfg(test)]
mod tests {
    use super::{BITS, Canvas, mixed, over, shadow, straight, within};

    #[test]
    fn the_tiles_of_a_canvas_are_all_of_it_but_what_is_empty() {
        let mut canvas = Canvas::new((0.0, 0.0), 7, 5);
        for at in [0, 6, 9, 34] {
            canvas.pixels[at] = 0xFF00_0000 | at as u32;
        }
        let tiles = canvas.tiles(3);
        let places: Vec<_> = tiles.iter().map(|tile| (tile.left, tile.top)).collect();
        assert_eq!(places, [(0, 0), (6, 0), (6, 3)]);
        let mut again = vec![0; 4 * 35];
        for tile in &tiles {
            for (row, line) in tile.pixels.chunks_exact(4 * tile.width).enumerate() {
                let first = 4 * ((tile.top + row) * 7 + tile.left);
                again[first..first + line.len()].copy_from_slice(line);
            }
        }
        let whole: Vec<u8> = canvas.pixels.iter().flat_map(|pixel| straight(*pixel)).collect();
        assert_eq!(again, whole);
    }

    #[test]
    fn a_shadow_is_darkest_in_the_middle_and_ends_at_its_edge() {
        let pixels = shadow([1, 2, 3], 21, 9);
        let alpha = |column: usize, row: usize| pixels[4 * (row * 21 + column) + 3];
        assert_eq!(alpha(10, 4), 255);
        assert_eq!(alpha(0, 0), 0);
        assert!((0..10).all(|column| alpha(column, 4) <= alpha(column + 1, 4)));
        assert_eq!((alpha(3, 2), alpha(17, 6)), (alpha(17, 2), alpha(3, 6)));
    }

    #[test]
    fn a_row_is_walked_only_where_the_part_lies() {
        for begins in [
            -700_000, -65_536, -1, 0, 1, 65_535, 70_000, 262_143, 262_144, 900_000,
        ] {
            for grows in [-90_000, -65_536, -3000, 0, 3000, 65_536, 90_000] {
                let inside = |step: usize| (0..4).contains(&((begins + grows * step as i32) >> BITS));
                let (first, end) = within(begins, grows, 4);
                for step in 0..300 {
                    let walked = (first..end).contains(&step);
                    assert_eq!(walked, inside(step), "{begins} {grows} {step}");
                }
            }
        }
    }

    #[test]
    fn colours_are_mixed_and_laid_over_each_other_byte_by_byte() {
        let (red, clear) = (0xFF00_00FF, 0);
        assert_eq!(mixed(red, red, 77), red);
        assert_eq!(mixed(red, clear, 128), 0x7F00_007F);
        assert_eq!(over(red, 0xFF12_3456), red);
        assert_eq!(over(clear, 0xFF12_3456), 0xFF12_3456);
        // No byte ever runs over into the next one.
        for alpha in 0..=255_u32 {
            let colour = alpha * 0x0101_0101;
            assert!(
                over(colour, u32::MAX)
                    .to_le_bytes()
                    .iter()
                    .all(|byte| *byte >= 254)
            );
        }
    }
}
