//! Drawing by hand, for pieces that move: an [`Artwork`] draws with a [`Painter`] on a [`PaintedArea`].
//!
//! A canvas would do, but the processor's renderer repaints the whole of a canvas whenever anything in the
//! window has changed. What a painter draws (fields, pictures, words) it can compare with the frame before,
//! and repaints what differs. In one layer all fields lie under all pictures, and all pictures under all
//! words.

use crate::ui::{art, font, raster, theme};
use iced::advanced::image::{Handle, Image};
use iced::advanced::layout::{self, Layout};
use iced::advanced::renderer::Quad;
use iced::advanced::svg::Svg;
use iced::advanced::text::{self, Paragraph as _};
use iced::advanced::widget::{Tree, Widget, tree};
use iced::advanced::{Clipboard, Renderer as _, Shell, image, renderer, svg};
use iced::alignment::Vertical;
use iced::widget::canvas::{Action, Event};
use iced::{
    Border, Color, Element, Font, Length, Point, Rectangle, Renderer, Size, Theme, Vector, event, mouse,
    window,
};

use std::cell::RefCell;
use std::collections::HashMap;

type Paragraph = <Renderer as text::Renderer>::Paragraph;

/// By how many units of the window shadows grow.
const SHADE: f32 = 6.0;
/// Outside of every window, and of all that is mended around a picture there.
const ASIDE: Rectangle = Rectangle {
    x: -8.0,
    y: -8.0,
    width: 1.0,
    height: 1.0,
};
/// How far letters may reach beyond their line, in sizes of theirs.
const OVERHANG: f32 = 0.25;
/// Words whose room is remembered: more than any table has.
const MEASURED: usize = 4096;
/// A patch may be so many times as large as what it shows.
const SPARE: f32 = 1.12;
/// How wide and high a piece is at most, in pixels.
const PIECE: u32 = 64;
/// The colour of shadows.
const SHADOW: [u8; 3] = [0x14, 0x12, 0x2B];

/// A part of the window in which something moves, as it was drawn last.
#[derive(Debug, Clone, Copy, Default)]
pub struct Patch {
    room: Rectangle,
    /// What it shows, as a number.
    what: u64,
    /// How often that, or its room, was something else than before, even or odd.
    odd: bool,
}

impl Patch {
    /// The room in which this is drawn now, for something in this place of the window: a little larger, so that its middle
    /// is as far from the corner of the window as before. The processor's renderer orders what it mends by that, and joins
    /// only neighbours: two rooms that lie over each other would both be drawn whole.
    fn room(&mut self, place: Rectangle, what: u64) -> Rectangle {
        let before = self.room;
        let far = before.center().distance(Point::ORIGIN);
        let near = before.intersects(&place);
        self.room = near.then(|| as_far(place, far)).flatten().unwrap_or(place);
        self.odd ^= (self.room, self.what) != (before, what);
        self.what = what;
        self.room
    }
}

/// The place, grown to one side until its middle is so far from the corner of the window; `None` where it would grow much.
fn as_far(place: Rectangle, far: f32) -> Option<Rectangle> {
    let middle = place.center();
    // How far the middle has to move along one axis, the other staying as it is.
    let along = |this: f32, other: f32| {
        let goal = (far.powi(2) - other.powi(2)).sqrt();
        (!goal.is_nan()).then_some(goal - this)
    };
    let wider = along(middle.x, middle.y).map(|way| Rectangle {
        x: place.x + (way * 2.0).min(0.0),
        width: place.width + way.abs() * 2.0,
        ..place
    });
    let higher = along(middle.y, middle.x).map(|way| Rectangle {
        y: place.y + (way * 2.0).min(0.0),
        height: place.height + way.abs() * 2.0,
        ..place
    });
    let grown = wider.into_iter().chain(higher);
    let least = grown.min_by(|one, other| one.area().total_cmp(&other.area()))?;
    (least.area() <= place.area() * SPARE).then_some(least)
}

/// A point on the pixels of the display.
fn on_pixels(point: Point, density: f32) -> Point {
    let along = |length: f32| (length * density).round() / density;
    Point::new(along(point.x), along(point.y))
}

/// Draws fields, pictures and words at places counted from the corner of its area.
#[expect(
    missing_debug_implementations,
    reason = "a renderer tells nothing about itself"
)]
pub struct Painter<'a> {
    renderer: &'a mut Renderer,
    corner: Vector,
    clip: Rectangle,
    area: Rectangle,
}

impl Painter<'_> {
    /// A rounded field with a line around it.
    pub fn field(&mut self, place: Rectangle, fill: Color, border: Border) {
        let quad = Quad {
            bounds: place + self.corner,
            border,
            ..Quad::default()
        };
        self.renderer.fill_quad(quad, fill);
    }

    /// A picture made of pixels, turned about its middle.
    pub fn picture(&mut self, place: Rectangle, picture: Handle, turn: f32, opacity: f32) {
        if opacity > 0.005 {
            let place = place + self.corner;
            let exact = if turn == 0.0 && !self.has_card() {
                raster::on_pixels(place, &picture)
            } else {
                None
            };
            let filter = exact.map_or(image::FilterMethod::Linear, |_| image::FilterMethod::Nearest);
            let picture = Image::new(picture)
                .filter_method(filter)
                .rotation(turn)
                .opacity(opacity.min(1.0));
            image::Renderer::draw_image(self.renderer, picture, exact.unwrap_or(place), self.clip);
        } else {
            self.nothing(picture);
        }
    }

    /// A picture in pieces, its pixels on those of the display.
    pub fn tiles(&mut self, place: Rectangle, tiles: &[raster::Tile], opacity: f32) {
        let density = raster::density();
        let corner = on_pixels(place.position() + self.corner, density);
        for (part, tile) in tiles {
            let place = *part * (1.0 / density) + (corner - Point::ORIGIN);
            let picture = Image::new(tile.clone())
                .filter_method(image::FilterMethod::Nearest)
                .opacity(opacity.min(1.0));
            let place = raster::on_pixels(place, tile).unwrap_or(place);
            image::Renderer::draw_image(self.renderer, picture, place, self.clip);
        }
    }

    /// Draws above everything drawn so far what moves and lies within this place, and says what it shows as a number. It is
    /// mended as one, however many pictures it has: the processor's renderer mends all of a layer whose place is another
    /// one. Where nothing is to be seen there is a layer as well, as it counts them.
    pub fn patch(
        &mut self,
        patch: &mut Patch,
        place: Option<Rectangle>,
        what: u64,
        draw: impl FnOnce(&mut Painter<'_>),
    ) {
        let Some(place) = place else {
            self.nothing_above();
            return;
        };
        let density = raster::density();
        let place = Rectangle::new(on_pixels(place.position() + self.corner, density), place.size());
        let Some(seen) = self.clip.intersection(&place) else {
            self.nothing_above();
            return;
        };
        let room = patch.room(seen, what);
        // Nobody sees how much larger it is, but the renderer does.
        let aside = if patch.odd { 1.25 } else { 1.0 } / density;
        self.above_in(room.expand(aside) - self.corner, draw);
    }

    /// How many pixels a picture should have along this length.
    #[must_use]
    pub fn pixels(&self, length: f32) -> u32 {
        if self.has_card() {
            raster::pixels(length)
        } else {
            raster::exactly(length)
        }
    }

    /// Does a graphics card draw, so that a vector picture costs no more than one made of pixels?
    #[must_use]
    pub fn has_card(&self) -> bool {
        raster::has_card(self.renderer)
    }

    /// In place of a picture that is not seen now, so that the frame has as many as the one before: the
    /// processor's renderer compares them by their number in the frame, and would repaint all that follow. It lies
    /// where nobody looks, so that nothing is mended there when it comes and goes.
    pub fn nothing(&mut self, picture: Handle) {
        let picture = Image::new(picture).opacity(0.0);
        image::Renderer::draw_image(self.renderer, picture, ASIDE, self.clip);
    }

    /// In place of any picture that is not seen now.
    pub fn blank(&mut self) {
        let clear = raster::worked_out("nothing".to_owned(), Size::new(1, 1), || vec![0; 4]);
        self.nothing(clear);
    }

    /// A vector picture may be drawn as [`Self::drawing`] in a square of this side before long.
    pub fn soon(&self, path: &str, side: f32) {
        if !self.has_card() {
            let pixels = self.pixels(side);
            raster::soon(&[(path, raster::WHOLE)], Size::new(pixels, pixels));
        }
    }

    /// A vector picture, by its path.
    pub fn drawing(&mut self, place: Rectangle, path: &str, opacity: f32) {
        if opacity <= 0.005 {
            return;
        }
        if !self.has_card() {
            self.stamp(place, path, opacity);
        } else {
            let drawing = Svg::new(art::handle(path)).opacity(opacity.min(1.0));
            svg::Renderer::draw_svg(self.renderer, drawing, place + self.corner, self.clip);
        }
    }

    /// A picture by its path, drawn as pixels. One renderer lays all vector pictures of a layer below all
    /// pixels of it, so that what lies on pixels has to be made of pixels as well.
    pub fn stamp(&mut self, place: Rectangle, path: &str, opacity: f32) {
        let size = Size::new(self.pixels(place.width), self.pixels(place.height));
        self.picture(
            place,
            raster::picture(&[(path, raster::WHOLE)], size),
            0.0,
            opacity,
        );
    }

    /// The same for a large square picture that lies still while others move over it: in pieces, since the processor's
    /// renderer draws every picture whole that has to be mended anywhere.
    pub fn stamp_in_pieces(&mut self, place: Rectangle, path: &str, opacity: f32) {
        if self.has_card() {
            self.stamp(place, path, opacity);
            return;
        }
        let density = raster::density();
        let whole = self.pixels(place.width);
        let half = Vector::new(0.5, 0.5) * (whole as f32 / density);
        let corner = on_pixels(place.center() - half + self.corner, density) - self.corner;
        let steps = || (0..whole).step_by(PIECE as usize);
        for (left, top) in steps().flat_map(|top| steps().map(move |left| (left, top))) {
            let size = Size::new(PIECE.min(whole - left), PIECE.min(whole - top));
            let picture = raster::piece(path, whole, (left, top), size);
            let on_screen = |length: u32| length as f32 / density;
            let at = corner + Vector::new(on_screen(left), on_screen(top));
            let size = Size::new(on_screen(size.width), on_screen(size.height));
            self.picture(Rectangle::new(at, size), picture, 0.0, opacity);
        }
    }

    /// A line of words on a field with this much room to both sides.
    pub fn plate(&mut self, words: Words, middle: Point, aside: f32, fill: Color, border: Border) {
        let room = measure(&words);
        let half = Vector::new(room.width / 2.0 + aside, words.size * 0.74);
        self.field(around(middle, half), fill, border);
        self.words(words, middle);
    }

    /// A line of words around a middle.
    pub fn words(&mut self, words: Words, middle: Point) {
        let room = measure(&words);
        let corner = middle - Vector::new(room.width / 2.0, room.height / 2.0);
        // Told its true room, the renderer repaints no more than that, and no less: letters that lean over
        // their edge would leave a sliver behind.
        let room = Size::new((room.width + words.lean()).ceil() + 2.0, room.height.ceil() + 2.0);
        let ink = words.ink;
        let corner = corner + self.corner;
        // Where they lie: words that could be anywhere in the window are drawn again with every piece of it, and each
        // is cut out of the whole for that.
        let reach = Rectangle::new(corner, room).expand(words.size * OVERHANG);
        let clip = self.clip.intersection(&reach).unwrap_or(raster::NOWHERE);
        text::Renderer::fill_text(self.renderer, words.text(room), corner, ink, clip);
    }

    /// The soft shadow of something that stands on the ground.
    pub fn shadow(&mut self, middle: Point, half: Vector, strength: f32) {
        let soft = |size: Size<u32>| {
            raster::worked_out("shadow".to_owned(), size, || {
                pixels::shadow(SHADOW, size.width as usize, size.height as usize)
            })
        };
        if self.has_card() {
            self.picture(around(middle, half), soft(Size::new(64, 64)), 0.0, strength);
            return;
        }
        // In steps, so that few are made of one that grows; as large as its place, so that it is not filtered.
        let steps = |length: f32| (length * 2.0 / SHADE).ceil().max(1.0) * SHADE;
        let room = Size::new(steps(half.x), steps(half.y));
        let picture = soft(Size::new(
            raster::exactly(room.width),
            raster::exactly(room.height),
        ));
        let half = Vector::new(room.width, room.height) * 0.5;
        self.picture(around(middle, half), picture, 0.0, strength);
    }

    /// An ellipse, filled or as a ring of `width` (0 for filled).
    pub fn ellipse(&mut self, middle: Point, half: Vector, colour: Color, width: f32) {
        let size = Size::new(self.pixels(half.x * 2.0), self.pixels(half.y * 2.0));
        let (across, down) = (size.width as f32, size.height as f32);
        let scale = across / (half.x * 2.0);
        let [red, green, blue, _] = colour.into_rgba8();
        let paint = format!("#{red:02x}{green:02x}{blue:02x}");
        let (fill, stroke) = if width > 0.0 {
            ("none", paint.as_str())
        } else {
            (paint.as_str(), "none")
        };
        let line = width * scale;
        let markup = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {down}"><ellipse cx="{}" cy="{}" rx="{:.0}" ry="{:.0}" fill="{fill}" stroke="{stroke}" stroke-width="{line:.0}"/></svg>"#,
            across / 2.0,
            down / 2.0,
            (across - line) / 2.0,
            (down - line) / 2.0,
        );
        let picture = raster::picture(&[(&markup, raster::WHOLE)], size);
        self.picture(around(middle, half), picture, 0.0, colour.a);
    }

    /// Draws above everything drawn so far.
    pub fn above(&mut self, draw: impl FnOnce(&mut Painter<'_>)) {
        self.above_in(Rectangle::with_size(self.area.size()), draw);
    }

    /// In place of what is not drawn above everything now, so that the frame has as many layers as the one before: the
    /// processor's renderer compares them by their number, too.
    pub fn nothing_above(&mut self) {
        self.renderer.with_layer(raster::NOWHERE, |_| {});
    }

    /// Draws above everything drawn so far, within this place only.
    pub fn above_in(&mut self, place: Rectangle, draw: impl FnOnce(&mut Painter<'_>)) {
        let (corner, area) = (self.corner, self.area);
        let Some(clip) = self.clip.intersection(&(place + corner)) else {
            self.nothing_above();
            return;
        };
        // A layer as small as its area: a layer costs the processor's renderer time wherever it might show.
        self.renderer.with_layer(clip, |renderer| {
            draw(&mut Painter {
                renderer,
                corner,
                clip,
                area,
            });
        });
    }
}

/// A line of words and how it is written.
#[derive(Debug, Clone)]
pub struct Words {
    /// What it says.
    pub words: String,
    /// How large.
    pub size: f32,
    /// In which typeface.
    pub font: Font,
    /// In which colour.
    pub ink: Color,
}

impl Words {
    /// How far the last letter leans over its edge.
    #[must_use]
    pub fn lean(&self) -> f32 {
        if self.font == font::TITLE {
            self.size * font::LEAN
        } else {
            0.0
        }
    }

    fn text(self, bounds: Size) -> text::Text {
        text::Text {
            content: self.words,
            bounds,
            size: self.size.into(),
            line_height: text::LineHeight::Relative(1.2),
            font: self.font,
            align_x: text::Alignment::Left,
            align_y: Vertical::Top,
            shaping: text::Shaping::Auto,
            wrapping: text::Wrapping::None,
        }
    }
}

thread_local! {
    /// Words that were measured, with their size and typeface.
    static ROOMS: RefCell<HashMap<Measured, Size>> = RefCell::new(HashMap::new());
}

type Measured = (String, u32, Font);

/// How much room words take. They are set once: most of them stand there in the next picture again.
pub(crate) fn measure(words: &Words) -> Size {
    let measured = (words.words.clone(), words.size.to_bits(), words.font);
    let known = ROOMS.with_borrow(|rooms| rooms.get(&measured).copied());
    if let Some(known) = known {
        return known;
    }
    let text = words.clone().text(Size::INFINITE);
    let room = Paragraph::with_text(text.as_ref()).min_bounds();
    ROOMS.with_borrow_mut(|rooms| {
        if rooms.len() >= MEASURED {
            rooms.clear();
        }
        rooms.insert(measured, room);
    });
    room
}

/// The rectangle around a middle.
#[must_use]
pub fn around(middle: Point, half: Vector) -> Rectangle {
    Rectangle::new(middle - half, Size::new(half.x * 2.0, half.y * 2.0))
}

/// Something drawn by hand.
pub trait Artwork<Message> {
    /// What it remembers between frames.
    type State: Default + 'static;

    /// Takes in what happened.
    fn update(
        &self,
        _state: &mut Self::State,
        _event: &Event,
        _bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Option<Action<Message>> {
        None
    }

    /// Draws it into a room of `size`.
    fn draw(&self, state: &Self::State, painter: &mut Painter<'_>, colours: &theme::Colours, size: Size);

    /// How the pointer looks over it.
    fn pointer(&self, _state: &Self::State) -> mouse::Interaction {
        mouse::Interaction::None
    }
}

/// The widget on which an artwork is drawn.
#[derive(Debug)]
pub struct PaintedArea<S> {
    artwork: S,
    width: Length,
    height: Length,
    cut: bool,
}

/// An area that fills its room.
pub fn painted<S>(artwork: S) -> PaintedArea<S> {
    PaintedArea {
        artwork,
        width: Length::Fill,
        height: Length::Fill,
        cut: false,
    }
}

impl<S> PaintedArea<S> {
    /// How high it is.
    #[must_use]
    pub fn height(self, height: impl Into<Length>) -> Self {
        Self {
            height: height.into(),
            ..self
        }
    }

    /// Nothing is drawn beyond its edge.
    #[must_use]
    pub fn cut(self) -> Self {
        Self { cut: true, ..self }
    }
}

impl<Message, S: Artwork<Message>> Widget<Message, Theme, Renderer> for PaintedArea<S> {
    fn tag(&self) -> tree::Tag {
        // Not the bare type: `()` would be taken for a widget that remembers nothing.
        struct Tag<T>(std::marker::PhantomData<T>);
        tree::Tag::of::<Tag<S::State>>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(S::State::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(self.width, self.height)
    }

    fn layout(&mut self, _: &mut Tree, _: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, self.width, self.height)
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _: &Renderer,
        _: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _: &Rectangle,
    ) {
        let state = tree.state.downcast_mut::<S::State>();
        let Some(action) = self.artwork.update(state, event, layout.bounds(), cursor) else {
            return;
        };
        let (message, redraw, status) = action.into_inner();
        if redraw != window::RedrawRequest::Wait {
            shell.request_redraw_at(redraw);
        }
        if let Some(message) = message {
            shell.publish(message);
        }
        if status == event::Status::Captured {
            shell.capture_event();
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _: &Rectangle,
        _: &Renderer,
    ) -> mouse::Interaction {
        if cursor.is_over(layout.bounds()) {
            self.artwork.pointer(tree.state.downcast_ref::<S::State>())
        } else {
            mouse::Interaction::None
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _: &renderer::Style,
        layout: Layout<'_>,
        _: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        if bounds.width < 1.0 || bounds.height < 1.0 {
            return;
        }
        let state = tree.state.downcast_ref::<S::State>();
        let colours = theme::colours(theme);
        let corner = Vector::new(bounds.x, bounds.y);
        let draw = |renderer: &mut Renderer, clip| {
            let mut painter = Painter {
                renderer,
                corner,
                clip,
                area: bounds,
            };
            self.artwork.draw(state, &mut painter, colours, bounds.size());
        };
        if self.cut {
            if let Some(clip) = bounds.intersection(viewport) {
                renderer.with_layer(clip, |renderer| draw(renderer, clip));
            }
        } else {
            draw(renderer, *viewport);
        }
    }
}

impl<'a, Message: 'a, S: Artwork<Message> + 'a> From<PaintedArea<S>> for Element<'a, Message> {
    fn from(area: PaintedArea<S>) -> Self {
        Element::new(area)
    }
}

#[cfg(test)]
mod tests {
    use super::{Patch, SPARE};
    use iced::{Point, Rectangle, Size};

    fn place(x: f32, y: f32, width: f32, height: f32) -> Rectangle {
        Rectangle::new(Point::new(x, y), Size::new(width, height))
    }

    #[test]
    fn what_moves_a_little_is_mended_at_the_same_distance_as_before() {
        let mut patch = Patch::default();
        let begins = patch.room(place(400.0, 60.0, 300.0, 400.0), 0);
        assert_eq!(begins, place(400.0, 60.0, 300.0, 400.0));
        for step in 1..10 {
            let moved = 400.0 + 0.5 * step as f32;
            let now = place(moved, 60.0, 300.0 + step as f32, 400.0);
            let room = patch.room(now, step);
            assert!(now.is_within(&room.expand(0.01)), "{step}: {room:?}");
            let far = |room: Rectangle| room.center().distance(Point::ORIGIN);
            assert!((far(room) - far(begins)).abs() < 0.01, "{step}: {room:?}");
            assert!(room.area() < now.area() * SPARE, "{step}: {room:?}");
        }
    }

    #[test]
    fn a_patch_is_another_one_when_it_shows_something_else() {
        let mut patch = Patch::default();
        let here = place(10.0, 10.0, 50.0, 50.0);
        let odd = |patch: &mut Patch, place, what| {
            let _ = patch.room(place, what);
            patch.odd
        };
        let first = odd(&mut patch, here, 1);
        assert_eq!(odd(&mut patch, here, 1), first);
        assert_ne!(odd(&mut patch, here, 2), first);
        // Far away it is as small as it can be.
        let there = place(900.0, 10.0, 50.0, 50.0);
        assert_eq!(odd(&mut patch, there, 2), first);
        assert_eq!(patch.room, there);
    }
}
