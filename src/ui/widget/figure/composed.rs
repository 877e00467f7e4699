//! A whole figure as one picture, its parts laid over each other pixel by pixel. The processor draws one picture
//! then instead of ten that it would have to filter, and none anew for a figure that stands still. Start at [`picture`].

use super::{Figure, PICTURE, Piece};
use crate::ui::raster;
use crate::ui::theme;
use engine::parts::Monster;
use iced::advanced::image::Handle;
use iced::{Point, Rectangle, Size};
use pixels::{Canvas, Part, Room};
use std::sync::{LazyLock, Mutex};

/// How many pixels of a part lie along one of the display, so that its edges stay smooth when it is turned.
const FINER: f32 = 1.25;
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
    let picture = Handle::from_rgba(size.width as u32, size.height as u32, canvas.straight());
    Some((Rectangle::new(corner, size), picture))
}
