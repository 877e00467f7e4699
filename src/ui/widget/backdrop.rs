//! Vector pictures as the ground of a table: as they are where a graphics card draws, and otherwise made of pixels
//! once for a window and kept as tiles. Start at [`backdrop`].

use super::painter::Painter;
use crate::ui::raster;
use iced::{Color, Rectangle, Size, border};

/// Draws pictures, each with its place, over a sky and as the ground of a room; `pixels` says how many pixels of the
/// display a unit of the drawing has.
pub fn backdrop(painter: &mut Painter<'_>, parts: &[(&str, Rectangle)], sky: Color, room: Size, pixels: f32) {
    if painter.has_card() {
        painter.field(Rectangle::with_size(room), sky, border::rounded(0));
        for (picture, place) in parts {
            painter.drawing(*place, picture, 1.0);
        }
        return;
    }
    let pixels = pixels.min(most(room));
    let parts: Vec<(&str, Rectangle)> = parts
        .iter()
        .map(|(picture, place)| (*picture, *place * pixels))
        .collect();
    let whole = Size::new(
        (room.width * pixels).ceil() as u32,
        (room.height * pixels).ceil() as u32,
    );
    for (tile, handle) in raster::backdrop(&parts, sky, whole).iter() {
        painter.picture(*tile * (1.0 / pixels), handle.clone(), 0.0, 1.0);
    }
}

/// As many pixels a unit as the picture of a city so large may have: more are scaled when it is drawn, so that it
/// does not take more memory than the rest of the program.
fn most(size: Size) -> f32 {
    const PIXELS: f32 = 2560.0 * 1600.0;
    (PIXELS / (size.width * size.height).max(1.0)).sqrt()
}
