//! A whole figure as one picture, its parts laid over each other pixel by pixel. The processor draws one picture
//! then instead of ten that it would have to filter, and none anew for a figure that stands still. Start at [`picture`].
//!
//! The picture is cut into tiles, without the empty ones: the processor's renderer draws every picture whole that has to
//! be mended anywhere.

use super::{Figure, PICTURE, Piece};
use crate::ui::raster;
use crate::ui::theme;
use engine::parts::Monster;
use iced::advanced::image::Handle;
use iced::{Point, Rectangle, Size};
use pixels::{Canvas, Part, Room};
use std::sync::{Arc, LazyLock, Mutex};

/// How many pixels of a part lie along one of the display, so that its edges stay smooth when it is turned.
const FINER: f32 = 1.25;
/// Parts are drawn for heights in steps of so many pixels, so that a window being resized draws few of them.
const STEP: f32 = 32.0;
/// How wide and high a tile is, in pixels.
const TILE: usize = 64;
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
    picture: Composed,
}

/// A figure as one picture.
#[derive(Debug, Clone)]
pub(super) struct Composed {
    /// Each tile with its place in the whole, in pixels of the display.
    pub(super) tiles: Arc<[raster::Tile]>,
    /// Another picture of the same monster has another number.
    pub(super) nth: u32,
}

/// Every monster as it was drawn last: at a table each stands once.
static LAST: LazyLock<Mutex<Vec<Last>>> = LazyLock::new(Mutex::default);

/// The figure as one picture in tiles, and where it lies; `None` for one that nobody sees.
pub(super) fn picture(figure: &Figure) -> Option<(Rectangle, Composed)> {
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
    let before = kept.iter().find(|last| last.monster == figure.monster);
    let nth = before.map_or(0, |last| last.picture.nth.wrapping_add(1));
    let (place, picture) = composed(figure, &pieces, density, nth)?;
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

/// The picture, the `nth` of this monster, and its place in pixels counted from where the pieces count from.
fn composed(figure: &Figure, pieces: &[Piece], density: f32, nth: u32) -> Option<(Rectangle, Composed)> {
    let high = (figure.finest * density * FINER / STEP).ceil().max(1.0) * STEP;
    let finer = high / PICTURE.height;
    let scale = figure.height / PICTURE.height * density;
    let lie = |piece: &Piece| {
        let (size, place) = piece.cut(finer, figure.mirrored);
        Part {
            layer: raster::layer(&piece.path, place, size),
            middle: (piece.middle.x * density, piece.middle.y * density),
            turn: piece.turn.sin_cos(),
            size: (
                piece.shape.width * piece.grown.0 * scale,
                piece.shape.height * piece.grown.1 * scale,
            ),
        }
    };
    let parts: Vec<Part> = pieces.iter().filter(|piece| piece.shown).map(lie).collect();
    let room = parts.iter().map(Part::room).reduce(Room::union)?;
    let corner = Point::new(room.from.0.floor(), room.from.1.floor());
    let far = Point::new(room.to.0.ceil(), room.to.1.ceil());
    let size = Size::new(far.x - corner.x, far.y - corner.y);
    // Not true of what is not a number, either.
    if !(size.width >= 1.0 && size.height >= 1.0 && size.width <= MOST && size.height <= MOST) {
        return None;
    }
    let mut canvas = Canvas::new((corner.x, corner.y), size.width as usize, size.height as usize);
    for part in &parts {
        canvas.lay(part);
    }
    let tile = |tile: pixels::Tile| {
        let place = [tile.left, tile.top, tile.width, tile.height].map(|length| length as f32);
        let [left, top, width, height] = place;
        (
            Rectangle::new(Point::new(left, top), Size::new(width, height)),
            Handle::from_rgba(tile.width as u32, tile.height as u32, tile.pixels),
        )
    };
    let tiles: Arc<[raster::Tile]> = canvas.tiles(TILE).into_iter().map(tile).collect();
    Some((Rectangle::new(corner, size), Composed { tiles, nth }))
}
