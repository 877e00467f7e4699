//! Regions at fixed places, side by side or over each other: a table whose parts keep their place to the pixel, whatever
//! stands in them. Start at [`placed`].
//!
//! A later region lies over an earlier one: it is told first what happens, and the pointer is over those below only
//! where it is over nothing of it.
//!
//! Each region is a layer as large as itself. The processor's renderer compares the fields, pictures and words of a
//! layer by their number, so that one more or less in a region has no other region drawn again; and a layer costs it
//! time only where it lies, while those of a stack of pinned widgets are as large as the window. It compares layers by
//! their number as well: a region keeps as many as it ever had, so that none after it is taken for another one.

use crate::ui::raster;
use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Renderer as _, Shell, overlay, renderer};
use iced::widget::{container, pin, space};
use iced::{Element, Event, Fill, Length, Point, Rectangle, Renderer, Size, Theme, Vector, mouse};
use std::cell::RefCell;
use std::hash::{DefaultHasher, Hash, Hasher};

/// How far what is in a region may reach beyond it: shadows, and what is lifted.
const MARGIN: f32 = 24.0;
/// The same where nothing does.
const CLOSE: f32 = 2.0;
/// Layers that a region has from the beginning, of its own or empty ones: a list that can be scrolled brings two more, and
/// if they were new, all regions after it would be drawn anew.
const LAYERS: usize = 4;

/// Regions at their places.
#[expect(
    missing_debug_implementations,
    reason = "elements tell nothing about themselves"
)]
pub struct Placed<'a, Message> {
    places: Vec<Place>,
    regions: Vec<Element<'a, Message>>,
}

/// Where a region lies, and how it is drawn.
#[derive(Debug, Clone, Copy)]
struct Place {
    bounds: Rectangle,
    drawn: Drawn,
    /// What it shows, as a number.
    shows: u64,
    /// How far what is in it may reach beyond it.
    margin: f32,
}

/// How a region is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Drawn {
    /// In a layer of its own.
    Apart,
    /// In the layer below.
    Below,
    /// There is nothing to be drawn.
    Not,
}

/// What is remembered of each region from picture to picture.
#[derive(Debug, Default)]
struct Kept(RefCell<Vec<Region>>);

#[derive(Debug, Clone, Copy, Default)]
struct Region {
    /// How many layers it has had at most.
    layers: usize,
    /// What it showed last.
    shows: u64,
    /// How often that was something else than before, even or odd.
    odd: bool,
}

impl Kept {
    fn of<T>(&self, nth: usize, work: impl FnOnce(&mut Region) -> T) -> T {
        let mut regions = self.0.borrow_mut();
        if regions.len() <= nth {
            regions.resize(nth + 1, Region::default());
        }
        work(&mut regions[nth])
    }

    /// A region had so many layers, and has so many at least; how many it lacks.
    fn lacks(&self, nth: usize, had: usize, least: usize) -> usize {
        self.of(nth, |region| {
            region.layers = region.layers.max(had).max(least);
            region.layers - had
        })
    }

    /// Takes in what a region shows now.
    fn shows(&self, nth: usize, place: Place) -> Shown {
        self.of(nth, |region| {
            let changed = region.shows != 0 && region.shows != place.shows;
            region.odd ^= changed;
            region.shows = place.shows;
            Shown {
                changed,
                odd: region.odd,
            }
        })
    }
}

/// What became of what a region shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Shown {
    /// It was something else in the picture before.
    changed: bool,
    /// How often it changed, even or odd.
    odd: bool,
}

impl Shown {
    /// How far the layer of a region reaches beyond it.
    fn margin(self, place: Place) -> f32 {
        place.margin + if self.odd { 0.25 } else { 0.0 }
    }
}

/// All that a place of the table has to show, found under this name.
#[must_use]
pub fn region<'a, Message: 'a>(id: &'static str, content: Element<'a, Message>) -> Element<'a, Message> {
    container(content).width(Fill).height(Fill).id(id).into()
}

/// Something at a place of the window, to be laid over the table for a while.
#[must_use]
pub fn laid_at<'a, Message: 'a>(place: Rectangle, content: Element<'a, Message>) -> Element<'a, Message> {
    let content = container(content).width(place.width).height(place.height);
    pin(content).position(place.position()).into()
}

/// What may lie over all of a table. There is a layer for each also while nothing is there: one as large as the window
/// that comes and goes has all of it drawn again.
#[must_use]
pub fn over_all<'a, Message: 'a, const N: usize>(
    whole: Rectangle,
    shown: [Option<Element<'a, Message>>; N],
) -> Placed<'a, Message> {
    let lay = |laid: Placed<'a, Message>, shown: Option<Element<'a, Message>>| {
        laid.flat(whole, shown.unwrap_or_else(|| space().into()))
    };
    shown.into_iter().fold(placed(), lay)
}

/// A place that covers a window of this size, and whose middle is its corner: the processor's renderer orders what it
/// mends by how far its middle is from there, and whatever comes after this is part of it.
fn around_origin(window: Size) -> Rectangle {
    Rectangle::new(
        Point::new(-window.width, -window.height),
        Size::new(window.width * 2.0, window.height * 2.0),
    )
}

/// Nothing yet; it fills its room.
#[must_use]
pub fn placed<'a, Message>() -> Placed<'a, Message> {
    Placed {
        places: Vec::new(),
        regions: Vec::new(),
    }
}

impl<'a, Message: 'a> Placed<'a, Message> {
    /// One region more, as large as its place.
    #[must_use]
    pub fn at(self, place: Rectangle, region: impl Into<Element<'a, Message>>) -> Self {
        self.drawn(Drawn::Apart, place, region.into())
    }

    /// One region more, if there is something to be seen; those after it do not notice.
    #[must_use]
    pub fn at_maybe(self, place: Rectangle, region: Option<impl Into<Element<'a, Message>>>) -> Self {
        match region {
            Some(region) => self.at(place, region),
            None => self.drawn(Drawn::Not, place, space().into()),
        }
    }

    /// One region more without a layer of its own: it draws nothing (it answers the pointer), or it lies in the same
    /// layer as what is below it.
    #[must_use]
    pub fn flat(self, place: Rectangle, region: impl Into<Element<'a, Message>>) -> Self {
        self.drawn(Drawn::Below, place, region.into())
    }

    /// What the last region shows, as a number: when it is another one, the region is drawn anew in one piece, or the
    /// whole window where the region has no layer of its own. The processor's renderer would else mend each of many small
    /// changes by itself, and the pieces over each other.
    #[must_use]
    pub fn showing(mut self, what: impl Hash) -> Self {
        if let Some(place) = self.places.last_mut() {
            let mut hasher = DefaultHasher::new();
            what.hash(&mut hasher);
            place.shows = hasher.finish();
        }
        self
    }

    /// Nothing of the last region reaches beyond it, neither shadows nor what is lifted: less is drawn anew with it.
    #[must_use]
    pub fn close(mut self) -> Self {
        if let Some(place) = self.places.last_mut() {
            place.margin = CLOSE;
        }
        self
    }

    fn drawn(mut self, drawn: Drawn, bounds: Rectangle, region: Element<'a, Message>) -> Self {
        self.places.push(Place {
            bounds,
            drawn,
            shows: 0,
            margin: MARGIN,
        });
        self.regions.push(region);
        self
    }
}

impl<Message> Placed<'_, Message> {
    /// The topmost region that answers the pointer, and how.
    fn under(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> Option<(usize, mouse::Interaction)> {
        let regions = self.regions.iter().zip(&tree.children).zip(layout.children());
        let mut answers = regions.enumerate().rev().map(|(nth, ((region, tree), layout))| {
            let region = region.as_widget();
            (
                nth,
                region.mouse_interaction(tree, layout, cursor, viewport, renderer),
            )
        });
        answers.find(|(_, answer)| *answer != mouse::Interaction::None)
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Placed<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Kept>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Kept::default())
    }

    fn children(&self) -> Vec<Tree> {
        self.regions.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.regions);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Fill)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let nodes = self
            .regions
            .iter_mut()
            .zip(&mut tree.children)
            .zip(&self.places)
            .map(|((region, tree), place)| {
                let limits = layout::Limits::new(Size::ZERO, place.bounds.size());
                let node = region.as_widget_mut().layout(tree, renderer, &limits);
                node.move_to(place.bounds.position())
            })
            .collect();
        layout::Node::with_children(limits.max(), nodes)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.container(None, layout.bounds());
        operation.traverse(&mut |operation| {
            let regions = self.regions.iter_mut().zip(&mut tree.children);
            for ((region, tree), layout) in regions.zip(layout.children()) {
                region.as_widget_mut().operate(tree, layout, renderer, operation);
            }
        });
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        mut cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let is_over = cursor.is_over(layout.bounds());
        let regions = self.regions.iter_mut().zip(&mut tree.children);
        for ((region, tree), layout) in regions.zip(layout.children()).rev() {
            let region = region.as_widget_mut();
            region.update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
            if shell.is_event_captured() {
                return;
            }
            if is_over && !cursor.is_levitating() {
                let answer = region.mouse_interaction(tree, layout, cursor, viewport, renderer);
                if answer != mouse::Interaction::None {
                    cursor = cursor.levitate();
                }
            }
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let topmost = self.under(tree, layout, cursor, viewport, renderer);
        topmost.map(|(_, answer)| answer).unwrap_or_default()
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let kept = tree.state.downcast_ref::<Kept>();
        // The pointer is on the topmost region that answers it, and on those above.
        let under = self.under(tree, layout, cursor, viewport, renderer);
        let hit = under.map_or(0, |(nth, _)| nth);
        let regions = self.regions.iter().zip(&tree.children).zip(layout.children());
        for (nth, (((region, tree), layout), place)) in regions.zip(&self.places).enumerate() {
            let before = raster::layers(renderer);
            let draw = |renderer: &mut Renderer| {
                let region = region.as_widget();
                let cursor = if nth < hit {
                    mouse::Cursor::Unavailable
                } else {
                    cursor
                };
                region.draw(tree, renderer, theme, style, layout, cursor, viewport);
            };
            let shown = kept.shows(nth, *place);
            let room = layout
                .bounds()
                .expand(shown.margin(*place))
                .intersection(viewport);
            // Nobody sees the difference, but the processor's renderer does: it takes all layers within for other ones.
            let shift = |renderer: &mut Renderer, now: bool| {
                if now && place.shows != 0 && place.drawn == Drawn::Apart {
                    renderer.with_layer(raster::NOWHERE, |_| {});
                }
            };
            shift(renderer, shown.odd);
            match (place.drawn, room) {
                (Drawn::Apart, Some(room)) => renderer.with_layer(room, draw),
                (Drawn::Below, Some(_)) => draw(renderer),
                (Drawn::Not, _) | (_, None) => {}
            }
            shift(renderer, !shown.odd);
            if place.drawn == Drawn::Below && place.shows != 0 {
                let mended = if shown.changed {
                    around_origin(viewport.size())
                } else {
                    raster::NOWHERE
                };
                renderer.with_layer(mended, |_| {});
            }
            let had = raster::layers(renderer) - before;
            let least = if place.drawn == Drawn::Below { 0 } else { LAYERS };
            for _ in 0..kept.lacks(nth, had, least) {
                renderer.with_layer(raster::NOWHERE, |_| {});
            }
        }
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        overlay::from_children(&mut self.regions, tree, layout, renderer, viewport, translation)
    }
}

impl<'a, Message: 'a> From<Placed<'a, Message>> for Element<'a, Message> {
    fn from(placed: Placed<'a, Message>) -> Self {
        Element::new(placed)
    }
}

#[cfg(test)]
mod tests {
    use super::{Drawn, Kept, MARGIN, Place, placed};
    use iced::widget::{button, space, text};
    use iced::{Element, Fill, Point, Rectangle, Size};
    use iced_test::Simulator;

    #[test]
    fn a_click_goes_to_the_topmost_region_that_answers_it() {
        let whole = Rectangle::with_size(Size::new(1024.0, 768.0));
        let clicked = |above: Element<'static, &'static str>| {
            let ground = button(text("ground")).width(Fill).height(Fill).on_press("ground");
            let mut ui = Simulator::new(placed().flat(whole, ground).flat(whole, above));
            ui.point_at(Point::new(20.0, 20.0));
            ui.simulate(iced_test::simulator::click());
            ui.into_messages().collect::<Vec<_>>()
        };
        assert_eq!(clicked(space().into()), ["ground"]);
        let above = button(text("above")).width(80.0).height(80.0).on_press("above");
        assert_eq!(clicked(above.into()), ["above"]);
    }

    #[test]
    fn a_region_keeps_as_many_layers_as_it_ever_had() {
        let layers = Kept::default();
        assert_eq!(layers.lacks(2, 3, 0), 0);
        assert_eq!(layers.lacks(2, 1, 0), 2);
        assert_eq!(layers.lacks(2, 5, 0), 0);
        assert_eq!(layers.lacks(2, 3, 0), 2);
        assert_eq!(layers.lacks(0, 0, 0), 0);
        // As many as it may come to, so that it never gains one.
        assert_eq!(layers.lacks(1, 1, 4), 3);
        assert_eq!(layers.lacks(1, 3, 4), 1);
    }

    #[test]
    fn a_region_that_shows_something_else_has_another_place() {
        let kept = Kept::default();
        let shows = |shows| Place {
            bounds: Rectangle::default(),
            drawn: Drawn::Apart,
            shows,
            margin: MARGIN,
        };
        assert!(!kept.shows(1, shows(7)).changed, "it is new");
        let first = kept.shows(1, shows(7));
        assert!(!first.changed);
        let other = kept.shows(1, shows(8));
        let (before, now) = (first.margin(shows(7)), other.margin(shows(8)));
        assert!(other.changed && other.odd != first.odd && before != now && (now - MARGIN).abs() < 0.5);
        assert_eq!(kept.shows(1, shows(7)).odd, first.odd);
    }
}
