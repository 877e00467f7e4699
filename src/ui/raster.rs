//! Pictures as pixels, for what turns and flies: a vector picture would be drawn anew at each angle, and the
//! processor's renderer does not turn one well. Each is made once per size and kept, until others take its room.
//!
//! Where the processor draws, a picture has as many pixels as its place on the display ([`density`]): it need not
//! be filtered then, and takes no more memory than it must.

use super::{art, theme};
use iced::advanced::image::Handle;
use iced::advanced::svg::Data;
use iced::{Color, Point, Rectangle, Renderer, Size};
use pixels::Layer;
use resvg::{tiny_skia, usvg};
use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, LazyLock, Mutex};

type Key = (theme::Eyes, Vec<(String, [u32; 4])>, u32, u32);

/// For whose eyes, which parts at which places, and how many pixels.
type Wanted = (theme::Eyes, Vec<(String, Rectangle)>, Size<u32>);

/// So many pictures that were asked for are remembered: more than a window of one size has.
const MOST_ASKED: usize = 256;

/// Pixels of pictures that are kept for a window of the usual size, in bytes: more than it needs, so that only those of
/// sizes gone by are let go.
const ROOM: usize = 8 << 20;
/// The same for layers.
const LAYER_ROOM: usize = 6 << 20;

/// The pixels of the largest window of the usual size.
const USUAL: f32 = 1920.0 * 1080.0;

/// The part of that room which the smallest windows need.
const LEAST: f32 = 0.45;

/// A picture that was not drawn while so many others were is let go.
const FORGOTTEN: u64 = 10_000;

static MADE: LazyLock<Mutex<Made<Handle>>> = LazyLock::new(Mutex::default);
static LAYERS: LazyLock<Mutex<Made<Arc<Layer>>>> = LazyLock::new(Mutex::default);

/// How many times more room this window needs, as the bits of a number; pictures are made on two threads.
static GROWTH: AtomicU32 = AtomicU32::new(0);

thread_local! {
    /// None before anybody has said it.
    static DENSITY: Cell<Option<f32>> = const { Cell::new(None) };
}

/// How many pixels of the display a unit of the window has that this thread draws.
#[must_use]
pub(super) fn density() -> f32 {
    DENSITY.get().unwrap_or(1.0)
}

/// From now on a unit of the window has so many pixels, and the window so many units; pictures for as many pixels a
/// unit as before are let go.
pub(super) fn set_display(density: f32, window: Size) {
    let dense = density.powi(2);
    let growth = (dense * window.width * window.height / USUAL)
        .max(dense * LEAST)
        .max(LEAST);
    GROWTH.store(growth.to_bits(), Ordering::Relaxed);
    let before = DENSITY.replace(Some(density));
    let others = before.is_some_and(|before| before != density);
    // A smaller window needs less room at once, not only when it makes another picture.
    if let Ok(mut made) = MADE.lock() {
        made.fit(if others { 0 } else { grown(ROOM) });
    }
    if let Ok(mut made) = LAYERS.lock() {
        made.fit(if others { 0 } else { grown(LAYER_ROOM) });
    }
}

/// As much of a room as this window needs.
fn grown(room: usize) -> usize {
    (room as f32 * f32::from_bits(GROWTH.load(Ordering::Relaxed)).max(LEAST)) as usize
}

/// The pictures that were made, the latest used last let go.
struct Made<P> {
    pictures: HashMap<Key, (P, u64)>,
    bytes: usize,
    uses: u64,
}

impl<P> Default for Made<P> {
    fn default() -> Self {
        Self {
            pictures: HashMap::new(),
            bytes: 0,
            uses: 0,
        }
    }
}

impl<P: Clone> Made<P> {
    fn find(&mut self, key: &Key) -> Option<P> {
        let (handle, used) = self.pictures.get_mut(key)?;
        self.uses += 1;
        *used = self.uses;
        Some(handle.clone())
    }

    fn keep(&mut self, key: Key, picture: P, room: usize) {
        self.bytes += bytes(&key);
        self.uses += 1;
        let replaced = self.pictures.insert(key.clone(), (picture, self.uses));
        if replaced.is_some() {
            self.bytes -= bytes(&key);
        }
        let (uses, before) = (self.uses, self.bytes);
        let mut forgotten = 0;
        self.pictures.retain(|key, (_, used)| {
            let stays = uses - *used < FORGOTTEN;
            forgotten += if stays { 0 } else { bytes(key) };
            stays
        });
        self.bytes = before - forgotten;
        // The one that is drawn now stays, however large it is.
        self.fit(room.max(bytes(&key)));
    }

    /// Lets go of those that were used the longest ago, until the rest has this room.
    fn fit(&mut self, room: usize) {
        while self.bytes > room {
            let oldest = self.pictures.iter().min_by_key(|(_, (_, used))| *used);
            let Some(key) = oldest.map(|(key, _)| key.clone()) else {
                return;
            };
            self.pictures.remove(&key);
            self.bytes -= bytes(&key);
        }
    }
}

fn bytes((_, _, width, height): &Key) -> usize {
    4 * *width as usize * *height as usize
}

/// The whole of a picture.
pub(super) const WHOLE: Rectangle = Rectangle {
    x: 0.0,
    y: 0.0,
    width: 1.0,
    height: 1.0,
};

fn key(parts: &[(&str, Rectangle)], size: Size<u32>) -> Key {
    let named = parts.iter();
    let named = named.map(|(path, place)| ((*path).to_owned(), bits(*place)));
    (theme::eyes(), named.collect(), size.width, size.height)
}

/// Vector pictures, laid over each other, as pixels. Each part names a file under `resources/art`, or is
/// written out, and says where it lies, in shares of the whole.
#[must_use]
pub(super) fn picture(parts: &[(&str, Rectangle)], size: Size<u32>) -> Handle {
    let key = key(parts, size);
    if let Some(made) = MADE.lock().ok().and_then(|mut made| made.find(&key)) {
        return made;
    }
    let handle = drawn(parts, size);
    if let Ok(mut made) = MADE.lock() {
        made.keep(key, handle.clone(), grown(ROOM));
    }
    handle
}

/// A picture as [`picture`] makes it that may be wanted before long: it is made on another thread, and kept as all
/// others are.
pub(super) fn soon(parts: &[(&str, Rectangle)], size: Size<u32>) {
    static ASKED: LazyLock<Mutex<HashSet<Key>>> = LazyLock::new(Mutex::default);
    static MAKER: LazyLock<Option<Sender<Wanted>>> = LazyLock::new(|| {
        let (sender, receiver) = mpsc::channel::<Wanted>();
        let make = move || {
            while let Ok((eyes, parts, size)) = receiver.recv() {
                theme::see(eyes);
                let parts: Vec<_> = parts
                    .iter()
                    .map(|(path, place)| (path.as_str(), *place))
                    .collect();
                let _ = picture(&parts, size);
            }
        };
        let thread = std::thread::Builder::new().name("pictures".to_owned());
        thread.spawn(make).ok().map(|_| sender)
    });
    let wanted = key(parts, size);
    let Ok(mut asked) = ASKED.lock() else { return };
    if asked.contains(&wanted) {
        return;
    }
    if asked.len() >= MOST_ASKED {
        asked.clear();
    }
    asked.insert(wanted);
    // Where there is no such thread it is made when it is drawn.
    if let Some(maker) = &*MAKER {
        let parts = parts.iter().map(|(path, place)| ((*path).to_owned(), *place));
        let _ = maker.send((theme::eyes(), parts.collect(), size));
    }
}

/// A vector picture as pixels to be laid over others; `place` says where it lies, in shares of the whole.
#[must_use]
pub(super) fn layer(path: &str, place: Rectangle, size: Size<u32>) -> Arc<Layer> {
    let drawn = vec![(path.to_owned(), bits(place))];
    let key: Key = (theme::eyes(), drawn, size.width, size.height);
    if let Some(made) = LAYERS.lock().ok().and_then(|mut made| made.find(&key)) {
        return made;
    }
    let drawn = canvas(&[(path, place)], size);
    let pixel = |pixel: &tiny_skia::PremultipliedColorU8| {
        u32::from_le_bytes([pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()])
    };
    let layer = Arc::new(Layer {
        width: size.width.max(1) as usize,
        height: size.height.max(1) as usize,
        pixels: drawn.map_or_else(
            || vec![0; (size.width.max(1) * size.height.max(1)) as usize],
            |drawn| drawn.pixels().iter().map(pixel).collect(),
        ),
    });
    if let Ok(mut made) = LAYERS.lock() {
        made.keep(key, Arc::clone(&layer), grown(LAYER_ROOM));
    }
    layer
}

/// A picture that is worked out, by the name that tells it from all others of its size.
#[must_use]
pub(super) fn worked_out(name: String, size: Size<u32>, pixels: impl FnOnce() -> Vec<u8>) -> Handle {
    let key: Key = (theme::eyes(), vec![(name, [0; 4])], size.width, size.height);
    if let Some(made) = MADE.lock().ok().and_then(|mut made| made.find(&key)) {
        return made;
    }
    let handle = Handle::from_rgba(size.width, size.height, pixels());
    if let Ok(mut made) = MADE.lock() {
        made.keep(key, handle.clone(), grown(ROOM));
    }
    handle
}

/// A piece of a picture that is so many pixels wide and high: `at` says where its corner lies in it, in pixels.
#[must_use]
pub(super) fn piece(path: &str, whole: u32, at: (u32, u32), size: Size<u32>) -> Handle {
    let name = format!("{path} {whole} {at:?}");
    worked_out(name, size, || {
        let Handle::Rgba { pixels, .. } = picture(&[(path, WHOLE)], Size::new(whole, whole)) else {
            return vec![0; 4 * size.width as usize * size.height as usize];
        };
        let row = |nth: u32| 4 * (((at.1 + nth) * whole + at.0) as usize);
        let rows =
            (0..size.height).filter_map(|nth| pixels.get(row(nth)..row(nth) + 4 * size.width as usize));
        rows.flatten().copied().collect()
    })
}

/// A vector picture as pixels, all in one colour.
#[must_use]
pub(super) fn tinted(path: &str, colour: Color, size: Size<u32>) -> Handle {
    let [red, green, blue, _] = colour.into_rgba8();
    worked_out(format!("{path} #{red:02x}{green:02x}{blue:02x}"), size, || {
        let drawn = canvas(&[(path, WHOLE)], size);
        drawn.map_or_else(
            || vec![0; 4 * (size.width.max(1) * size.height.max(1)) as usize],
            |drawn| {
                let pixels = drawn.pixels().iter();
                pixels
                    .flat_map(|pixel| [red, green, blue, pixel.alpha()])
                    .collect()
            },
        )
    })
}

/// How large a vector picture is in its own units. Looked up once.
#[must_use]
pub(super) fn natural(path: &str) -> Size {
    static SIZES: LazyLock<Mutex<HashMap<String, Size>>> = LazyLock::new(Mutex::default);
    if let Some(known) = SIZES.lock().ok().and_then(|sizes| sizes.get(path).copied()) {
        return known;
    }
    let size = tree(path).map_or(Size::new(1.0, 1.0), |tree| {
        Size::new(tree.size().width(), tree.size().height())
    });
    if let Ok(mut sizes) = SIZES.lock() {
        sizes.insert(path.to_owned(), size);
    }
    size
}

/// Does a graphics card draw, so that a vector picture costs no more than one made of pixels?
#[must_use]
pub(super) fn has_card(renderer: &Renderer) -> bool {
    #[cfg(feature = "wgpu")]
    let card = matches!(renderer, Renderer::Primary(_));
    #[cfg(not(feature = "wgpu"))]
    let card = {
        let _ = renderer;
        false
    };
    card
}

/// How many layers have been drawn on; none where a graphics card draws.
#[must_use]
pub(super) fn layers(renderer: &mut Renderer) -> usize {
    #[cfg(feature = "wgpu")]
    let Renderer::Secondary(renderer) = renderer else {
        return 0;
    };
    renderer.layers().len()
}

/// Where a layer lies that nobody is to see.
pub(super) const NOWHERE: Rectangle = Rectangle {
    x: -2.0,
    y: -2.0,
    width: 1.0,
    height: 1.0,
};

/// Where a picture lies that has as many pixels as its place: on whole pixels of the display, so that the processor
/// need not filter it. `None` for a picture that is larger or smaller than its place.
#[must_use]
pub(super) fn on_pixels(place: Rectangle, picture: &Handle) -> Option<Rectangle> {
    let Handle::Rgba { width, height, .. } = picture else {
        return None;
    };
    let density = density();
    let fits = |length: f32, pixels: u32| (length * density - pixels as f32).abs() < 0.75;
    if !(fits(place.width, *width) && fits(place.height, *height)) {
        return None;
    }
    // The renderer counts the pixels back and cuts what is over: a quarter more, so that it never cuts a whole one.
    let at = |along: f32| {
        let whole = (along * density).round();
        (whole + 0.25_f32.copysign(whole)) / density
    };
    Some(Rectangle::new(
        Point::new(at(place.x), at(place.y)),
        Size::new(*width as f32 / density, *height as f32 / density),
    ))
}

/// A vector picture as pixels, so many wide and high: red, green, blue and opacity, the colours multiplied by the
/// opacity.
#[must_use]
pub(super) fn multiplied(path: &str, side: u32) -> Vec<[u8; 4]> {
    let canvas = canvas(&[(path, WHOLE)], Size::new(side, side));
    let pixel =
        |pixel: &tiny_skia::PremultipliedColorU8| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()];
    canvas.map_or_else(Vec::new, |canvas| canvas.pixels().iter().map(pixel).collect())
}

/// As many pixels as a length of the window has on the display.
#[must_use]
pub(super) fn exactly(length: f32) -> u32 {
    (length * density()).round().max(1.0) as u32
}

/// How many pixels to draw for a length that a graphics card shows: enough for a screen of double density, in steps,
/// so that a window being resized makes few pictures.
#[must_use]
pub(super) fn pixels(length: f32) -> u32 {
    let step = if length < 100.0 { 16 } else { 64 };
    ((length * 2.0 / step as f32).ceil() as u32).max(1) * step
}

fn bits(place: Rectangle) -> [u32; 4] {
    [place.x, place.y, place.width, place.height].map(f32::to_bits)
}

fn canvas(parts: &[(&str, Rectangle)], size: Size<u32>) -> Option<tiny_skia::Pixmap> {
    let (width, height) = (size.width.max(1), size.height.max(1));
    let mut canvas = tiny_skia::Pixmap::new(width, height)?;
    for (path, place) in parts {
        let Some(tree) = tree(path) else { continue };
        let transform = tiny_skia::Transform::from_scale(
            place.width * width as f32 / tree.size().width(),
            place.height * height as f32 / tree.size().height(),
        )
        .post_translate(place.x * width as f32, place.y * height as f32);
        resvg::render(&tree, transform, &mut canvas.as_mut());
    }
    Some(canvas)
}

fn drawn(parts: &[(&str, Rectangle)], size: Size<u32>) -> Handle {
    let Some(canvas) = canvas(parts, size) else {
        return Handle::from_rgba(1, 1, vec![0; 4]);
    };
    let straight = canvas.pixels().iter().flat_map(|pixel| {
        let colour = pixel.demultiply();
        [colour.red(), colour.green(), colour.blue(), colour.alpha()]
    });
    Handle::from_rgba(canvas.width(), canvas.height(), straight.collect::<Vec<u8>>())
}

/// A picture of its own place in a larger one.
pub(super) type Tile = (Rectangle, Handle);

type BackdropKey = (Vec<(String, [u32; 4])>, [u8; 4], u32, u32);
type Backdrop = (BackdropKey, Arc<[Tile]>);

/// The tiles of the backdrop that was made last: there is one window.
static BACKDROP: LazyLock<Mutex<Option<Backdrop>>> = LazyLock::new(Mutex::default);

/// How wide and high a tile of a backdrop is, in pixels.
const TILE: u32 = 64;

/// Vector pictures laid over each other as the ground of a window, cut into tiles: the processor's renderer
/// draws every picture whole that has to be mended anywhere, and a tile is soon drawn. Each part names a file
/// under `resources/art` and says where it lies, in pixels, also beyond the edges. A tile is a pixel larger
/// than its place to the right and below, so that no seam is seen where the renderer rounds.
#[must_use]
pub(super) fn backdrop(parts: &[(&str, Rectangle)], ground: Color, size: Size<u32>) -> Arc<[Tile]> {
    let named = parts
        .iter()
        .map(|(path, place)| ((*path).to_owned(), bits(*place)));
    let key: BackdropKey = (named.collect(), ground.into_rgba8(), size.width, size.height);
    let Ok(mut made) = BACKDROP.lock() else {
        return Arc::new([]);
    };
    if let Some((of, tiles)) = made.as_ref()
        && *of == key
    {
        return Arc::clone(tiles);
    }
    let tiles: Arc<[Tile]> = cut(parts, ground, size).into();
    *made = Some((key, Arc::clone(&tiles)));
    tiles
}

fn cut(parts: &[(&str, Rectangle)], ground: Color, size: Size<u32>) -> Vec<Tile> {
    let Some(mut canvas) = tiny_skia::Pixmap::new(size.width.max(1), size.height.max(1)) else {
        return Vec::new();
    };
    let [red, green, blue, _] = ground.into_rgba8();
    canvas.fill(tiny_skia::Color::from_rgba8(red, green, blue, 255));
    for (path, place) in parts {
        let Some(tree) = tree(path) else { continue };
        let transform = tiny_skia::Transform::from_scale(
            place.width / tree.size().width(),
            place.height / tree.size().height(),
        )
        .post_translate(place.x, place.y);
        resvg::render(&tree, transform, &mut canvas.as_mut());
    }
    let steps = |length: u32| (0..length.div_ceil(TILE)).map(|nth| nth * TILE);
    let mut tiles = Vec::new();
    for top in steps(size.height) {
        for left in steps(size.width) {
            let width = (TILE + 1).min(size.width - left);
            let height = (TILE + 1).min(size.height - top);
            let row = |nth: u32| {
                let first = 4 * ((top + nth) * size.width + left) as usize;
                &canvas.data()[first..first + 4 * width as usize]
            };
            let mut pixels = Vec::with_capacity(4 * (width * height) as usize);
            for nth in 0..height {
                pixels.extend_from_slice(row(nth));
            }
            let place = Rectangle::new(
                Point::new(left as f32, top as f32),
                Size::new(width as f32, height as f32),
            );
            tiles.push((place, Handle::from_rgba(width, height, pixels)));
        }
    }
    tiles
}

/// The tree of a file, of one group of it (`figures/kraken.svg#head`), or of a picture written out.
fn tree(path: &str) -> Option<usvg::Tree> {
    if path.starts_with('<') {
        return usvg::Tree::from_str(path, &usvg::Options::default()).ok();
    }
    let (file, group) = path
        .split_once('#')
        .map_or((path, None), |(file, group)| (file, Some(group)));
    let handle = art::handle(file);
    let Data::Bytes(bytes) = handle.data() else {
        return None;
    };
    let Some(group) = group else {
        return usvg::Tree::from_data(bytes, &usvg::Options::default()).ok();
    };
    usvg::Tree::from_str(
        &alone(std::str::from_utf8(bytes).ok()?, group)?,
        &usvg::Options::default(),
    )
    .ok()
}

/// The names of the groups in which a picture is drawn, in order.
#[cfg(test)]
pub(super) fn groups(path: &str) -> Vec<String> {
    let handle = art::handle(path);
    let Data::Bytes(bytes) = handle.data() else {
        return Vec::new();
    };
    let text = String::from_utf8_lossy(bytes);
    let Ok(document) = usvg::roxmltree::Document::parse(&text) else {
        return Vec::new();
    };
    let named = document.root_element().children();
    named
        .filter_map(|node| Some(node.attribute("id")?.to_owned()))
        .collect()
}

/// A picture of nothing but one group, which is seen there even where the whole does not show it.
fn alone(whole: &str, group: &str) -> Option<String> {
    let document = usvg::roxmltree::Document::parse(whole).ok()?;
    let root = document.root_element();
    let node = root.children().find(|node| node.attribute("id") == Some(group))?;
    let first = node.first_child()?.range().start;
    let last = node.last_child()?.range().end;
    let shape = root.attribute("viewBox")?;
    let mut size = shape.split(' ').skip(2);
    let (width, height) = (size.next()?, size.next()?);
    let inside = whole.get(first..last)?;
    Some(format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{shape}" width="{width}" height="{height}">{inside}</svg>"#
    ))
}

/// The room that a picture fills, lines included, in its own units: nothing of it is outside. Looked up once.
#[must_use]
pub(super) fn extent(path: &str) -> Option<Rectangle> {
    static EXTENTS: LazyLock<Mutex<HashMap<String, Option<Rectangle>>>> = LazyLock::new(Mutex::default);
    let known = |extents: &HashMap<_, _>| extents.get(path).copied();
    if let Some(known) = EXTENTS.lock().ok().and_then(|extents| known(&extents)) {
        return known;
    }
    let extent = tree(path).map(|tree| {
        let room = tree.root().abs_stroke_bounding_box();
        // A pixel more, for soft edges.
        Rectangle::new(
            Point::new(room.x().floor() - 1.0, room.y().floor() - 1.0),
            Size::new(room.width().ceil() + 3.0, room.height().ceil() + 3.0),
        )
    });
    if let Ok(mut extents) = EXTENTS.lock() {
        extents.insert(path.to_owned(), extent);
    }
    extent
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_of_sizes_gone_by_are_let_go() {
        let mut made = Made::default();
        let eyes = theme::Eyes::default();
        let key = |side| (eyes, vec![("a".to_owned(), [0; 4])], side, side);
        let small = Handle::from_rgba(1, 1, vec![0; 4]);
        for side in 1000..1040 {
            made.keep(key(side), small.clone(), ROOM);
            // The one that is drawn all the time stays.
            assert!(made.find(&key(1000)).is_some(), "{side}");
        }
        assert!(made.bytes <= ROOM, "{}", made.bytes);
        assert_eq!(made.bytes, made.pictures.keys().map(bytes).sum::<usize>());
        assert!(made.find(&key(1039)).is_some() && made.find(&key(1001)).is_none());
        // A window that is made smaller, without another picture.
        made.fit(ROOM / 4);
        assert!(made.bytes <= ROOM / 4 && made.find(&key(1039)).is_none());
        made.fit(0);
        assert!(made.bytes == 0 && made.pictures.is_empty());
        // One that is larger than all the room is kept while it is drawn.
        made.keep(key(3000), small, ROOM);
        assert!(made.find(&key(3000)).is_some());
    }

    #[test]
    fn a_tile_is_given_back_by_the_system_as_soon_as_it_is_not_needed() {
        let limit: u32 = crate::ui::renderer::MEMORY.1.parse().expect("bytes");
        assert!(4 * (TILE + 1) * (TILE + 1) >= limit);
    }

    #[test]
    fn the_pieces_of_a_picture_make_it_up() {
        let path = "board/rays.svg";
        let whole = picture(&[(path, WHOLE)], Size::new(90, 90));
        let Handle::Rgba { pixels: whole, .. } = whole else {
            panic!("it is made of pixels")
        };
        for (at, size) in [((0, 0), Size::new(64, 64)), ((64, 64), Size::new(26, 26))] {
            let Handle::Rgba { pixels, .. } = piece(path, 90, at, size) else {
                panic!("it is made of pixels")
            };
            assert_eq!(pixels.len(), 4 * (size.width * size.height) as usize);
            for (nth, pixel) in pixels.chunks(4).enumerate() {
                let (x, y) = (nth as u32 % size.width + at.0, nth as u32 / size.width + at.1);
                let there = 4 * (y * 90 + x) as usize;
                assert_eq!(pixel, &whole[there..there + 4], "{x} {y}");
            }
        }
    }

    #[test]
    fn the_tiles_of_a_backdrop_cover_all_of_it_and_are_made_once() {
        let size = Size::new(300, 200);
        let whole = Rectangle::new(Point::ORIGIN, Size::new(300.0, 200.0));
        let made = || backdrop(&[("board/tower.svg", whole)], Color::BLACK, size);
        let tiles = made();
        for (x, y) in (0..300).flat_map(|x| (0..200).map(move |y| (x as f32 + 0.5, y as f32 + 0.5))) {
            let point = Point::new(x, y);
            assert!(tiles.iter().any(|(place, _)| place.contains(point)), "{point:?}");
        }
        assert!(tiles.iter().all(|(place, _)| place.is_within(&whole)));
        // Only the last ones are kept, and other tests draw theirs meanwhile.
        assert!((0..100).any(|_| Arc::ptr_eq(&made(), &made())));
    }

    #[test]
    fn a_picture_is_made_once_per_size() {
        let die = || {
            picture(
                &[
                    ("faces/die.svg", WHOLE),
                    ("faces/claw.svg", Rectangle { x: 0.25, ..WHOLE }),
                ],
                Size::new(64, 64),
            )
        };
        assert_eq!(die().id(), die().id());
        assert_ne!(
            die().id(),
            picture(&[("faces/die.svg", WHOLE)], Size::new(64, 64)).id()
        );
        assert_eq!((pixels(72.0), pixels(73.0), pixels(150.0)), (144, 160, 320));
    }
}
