//! A whole figure as one picture, its parts laid over each other pixel by pixel. The processor draws one picture
//! then instead of ten that it would have to filter, and none anew for a figure that stands still. Start at [`picture`].

use super::{Figure, PICTURE, Piece};
use crate::ui::raster::{self, Layer};
use crate::ui::theme;
use engine::parts::Monster;
use iced::advanced::image::Handle;
use iced::{Point, Rectangle, Size, Vector};
use std::sync::{Arc, LazyLock, Mutex};

/// How many pixels of a part lie along one of the display, so that its edges stay smooth when it is turned.
const FINER: f32 = 1.5;
/// Parts are drawn for heights in steps of so many pixels, so that a window being resized draws few of them.
const STEP: f32 = 32.0;
/// No figure has more pixels than this in a row.
const MOST: f32 = 8192.0;

/// A figure as it was drawn last.
struct Last {
    monster: Monster,
    eyes: theme::Eyes,
    pieces: Vec<Piece>,
    mirrored: bool,
    finest: f32,
    density: f32,
    /// Its place in pixels, counted from the feet.
    place: Rectangle,
    picture: Handle,
}

/// Every monster as it was drawn last: at a table each stands once.
static LAST: LazyLock<Mutex<Vec<Last>>> = LazyLock::new(Mutex::default);

/// The figure as one picture, and where it lies; `None` for one that nobody sees.
pub(super) fn picture(figure: &Figure) -> Option<(Rectangle, Handle)> {
    let density = raster::density();
    let pieces = Figure {
        feet: Point::ORIGIN,
        ..*figure
    }
    .pieces();
    let on_screen = |place: Rectangle| place * (1.0 / density) + (figure.feet - Point::ORIGIN);
    let mut kept = LAST.lock().ok()?;
    let same = |last: &&Last| {
        (last.monster, last.mirrored, last.eyes) == (figure.monster, figure.mirrored, theme::eyes())
            && (last.finest, last.density) == (figure.finest, density)
            && last.pieces == pieces
    };
    if let Some(last) = kept.iter().find(same) {
        return Some((on_screen(last.place), last.picture.clone()));
    }
    let (place, picture) = composed(figure, &pieces, density)?;
    kept.retain(|last| last.monster != figure.monster);
    kept.push(Last {
        monster: figure.monster,
        eyes: theme::eyes(),
        pieces,
        mirrored: figure.mirrored,
        finest: figure.finest,
        density,
        place,
        picture: picture.clone(),
    });
    Some((on_screen(place), picture))
}

/// The picture, and its place in pixels counted from where the pieces count from.
fn composed(figure: &Figure, pieces: &[Piece], density: f32) -> Option<(Rectangle, Handle)> {
    let high = (figure.finest * density * FINER / STEP).ceil().max(1.0) * STEP;
    let finer = high / PICTURE.height;
    let scale = figure.height / PICTURE.height * density;
    let lie = |piece: &Piece| {
        let (size, place) = piece.cut(finer, figure.mirrored);
        Lying {
            layer: raster::layer(&piece.path, place, size),
            middle: Point::new(piece.middle.x * density, piece.middle.y * density),
            turn: piece.turn.sin_cos(),
            size: Size::new(
                piece.shape.width * piece.grown.0 * scale,
                piece.shape.height * piece.grown.1 * scale,
            ),
        }
    };
    let parts: Vec<Lying> = pieces.iter().filter(|piece| piece.shown).map(lie).collect();
    let room = parts
        .iter()
        .map(Lying::room)
        .reduce(|one, other| one.union(&other))?;
    let corner = Point::new(room.x.floor(), room.y.floor());
    let far = Point::new((room.x + room.width).ceil(), (room.y + room.height).ceil());
    let size = Size::new(far.x - corner.x, far.y - corner.y);
    // Not true of what is not a number, either.
    if !(size.width >= 1.0 && size.height >= 1.0 && size.width <= MOST && size.height <= MOST) {
        return None;
    }
    let mut canvas = Canvas {
        corner,
        width: size.width as usize,
        pixels: vec![0; size.width as usize * size.height as usize],
    };
    for part in &parts {
        canvas.lay(part);
    }
    let picture = Handle::from_rgba(size.width as u32, size.height as u32, canvas.straight());
    Some((Rectangle::new(corner, size), picture))
}

/// A part, and how it lies on the canvas, in pixels.
struct Lying {
    layer: Arc<Layer>,
    middle: Point,
    /// The sine and the cosine of its turn.
    turn: (f32, f32),
    size: Size,
}

impl Lying {
    /// The room that it takes.
    fn room(&self) -> Rectangle {
        let (sin, cos) = (self.turn.0.abs(), self.turn.1.abs());
        let half = Vector::new(
            (self.size.width * cos + self.size.height * sin) / 2.0,
            (self.size.width * sin + self.size.height * cos) / 2.0,
        );
        Rectangle::new(self.middle - half, Size::new(half.x * 2.0, half.y * 2.0))
    }
}

/// Pixels as those of a [`Layer`].
struct Canvas {
    /// Where its first pixel is.
    corner: Point,
    width: usize,
    pixels: Vec<u32>,
}

impl Canvas {
    /// Lays a part over what is there.
    fn lay(&mut self, part: &Lying) {
        let layer = &*part.layer;
        let (sin, cos) = part.turn;
        let step = (
            layer.width as f32 / part.size.width.max(0.01),
            layer.height as f32 / part.size.height.max(0.01),
        );
        let room = part.room();
        let first = ((room.x - self.corner.x).floor().max(0.0) as usize).min(self.width);
        let end = ((room.x + room.width - self.corner.x).ceil().max(0.0) as usize).min(self.width);
        let top = (room.y - self.corner.y).floor().max(0.0) as usize;
        let rows = (room.height.ceil() as usize) + 2;
        // Places in the layer are counted in parts of its pixels.
        let counted = |place: f32| (place * ONE as f32) as i32;
        let (across, down) = (counted(cos * step.0), counted(-sin * step.1));
        // Four pixels meet at a place; the last ones have no neighbour, and nothing of a part reaches them.
        let (wide, high) = (layer.width as u32 - 1, layer.height as u32 - 1);
        let lines = self.pixels.chunks_exact_mut(self.width).enumerate();
        for (row, line) in lines.skip(top).take(rows) {
            let far_down = row as f32 + 0.5 + self.corner.y - part.middle.y;
            let far_across = first as f32 + 0.5 + self.corner.x - part.middle.x;
            let x = layer.width as f32 / 2.0 + (cos * far_across + sin * far_down) * step.0 - 0.5;
            let y = layer.height as f32 / 2.0 + (cos * far_down - sin * far_across) * step.1 - 0.5;
            let (mut x, mut y) = (counted(x), counted(y));
            for pixel in &mut line[first..end] {
                let (column, line) = ((x >> BITS) as u32, (y >> BITS) as u32);
                if column < wide && line < high {
                    let at = line as usize * layer.width + column as usize;
                    let above = (layer.pixels[at], layer.pixels[at + 1]);
                    let below = (layer.pixels[at + layer.width], layer.pixels[at + layer.width + 1]);
                    if above.0 | above.1 | below.0 | below.1 != 0 {
                        let (right, under) = (share(x), share(y));
                        let above = mixed(above.0, above.1, right);
                        let below = mixed(below.0, below.1, right);
                        *pixel = over(mixed(above, below, under), *pixel);
                    }
                }
                x += across;
                y += down;
            }
        }
    }

    /// Red, green, blue and opacity, the colours as they are without it.
    fn straight(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(4 * self.pixels.len());
        for pixel in &self.pixels {
            let [red, green, blue, alpha] = pixel.to_le_bytes();
            let whole = |part: u8| match alpha {
                0 => 0,
                255 => part,
                _ => ((u32::from(part) * 255 + u32::from(alpha) / 2) / u32::from(alpha)).min(255) as u8,
            };
            bytes.extend_from_slice(&[whole(red), whole(green), whole(blue), alpha]);
        }
        bytes
    }
}

/// Into how many parts a pixel of a layer is counted, as a power of two, and as a number.
const BITS: u32 = 16;
const ONE: i32 = 1 << BITS;

/// How far a place is beyond its pixel, in 256ths.
const fn share(place: i32) -> u32 {
    (place >> (BITS - 8)) as u32 & 0xFF
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
    use super::{mixed, over};

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
