//! A picture as a widget. iced's own would do, but the processor's renderer forgets the pixels of every vector
//! picture that was not drawn again in the last frame, and makes them anew as soon as they are: ours are kept.

use super::handle;
use crate::ui::raster;
use iced::advanced::image::{self, Image};
use iced::advanced::layout::{self, Layout};
use iced::advanced::renderer;
use iced::advanced::svg::{self, Svg};
use iced::advanced::widget::{Tree, Widget};
use iced::{Color, ContentFit, Element, Length, Point, Rectangle, Renderer, Size, Theme, mouse};

/// A picture, by its path.
#[derive(Debug, Clone)]
pub struct Drawing {
    path: String,
    width: Length,
    height: Length,
    fit: ContentFit,
    colour: Option<fn(&Theme) -> Color>,
    opacity: f32,
}

/// A picture that is drawn, by its path.
#[cfg(test)]
#[derive(Debug)]
pub struct Drawn(pub String);

impl Drawing {
    pub(super) fn new(path: &str) -> Self {
        Self {
            path: path.to_owned(),
            width: Length::Fill,
            height: Length::Shrink,
            fit: ContentFit::Contain,
            colour: None,
            opacity: 1.0,
        }
    }

    /// How wide it is.
    #[must_use]
    pub fn width(self, width: impl Into<Length>) -> Self {
        Self {
            width: width.into(),
            ..self
        }
    }

    /// How high it is.
    #[must_use]
    pub fn height(self, height: impl Into<Length>) -> Self {
        Self {
            height: height.into(),
            ..self
        }
    }

    /// How it fills its room.
    #[must_use]
    pub fn content_fit(self, fit: ContentFit) -> Self {
        Self { fit, ..self }
    }

    /// How much of it is seen, from 0 to 1.
    #[must_use]
    pub fn opacity(self, opacity: f32) -> Self {
        Self { opacity, ..self }
    }

    /// The whole shape in one colour.
    pub(super) fn coloured(self, colour: fn(&Theme) -> Color) -> Self {
        Self {
            colour: Some(colour),
            ..self
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Drawing {
    fn size(&self) -> Size<Length> {
        Size::new(self.width, self.height)
    }

    fn layout(&mut self, _: &mut Tree, _: &Renderer, limits: &layout::Limits) -> layout::Node {
        let natural = raster::natural(&self.path);
        let room = limits.resolve(self.width, self.height, natural);
        let full = self.fit.fit(natural, room);
        let length = |wish: Length, room: f32, full: f32| match wish {
            Length::Shrink => room.min(full),
            _ => room,
        };
        layout::Node::new(Size::new(
            length(self.width, room.width, full.width),
            length(self.height, room.height, full.height),
        ))
    }

    /// Tells the tests of tables where a picture is.
    #[cfg(test)]
    fn operate(
        &mut self,
        _: &mut Tree,
        layout: Layout<'_>,
        _: &Renderer,
        operation: &mut dyn iced::advanced::widget::Operation,
    ) {
        operation.custom(None, layout.bounds(), &mut Drawn(self.path.clone()));
    }

    fn draw(
        &self,
        _: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _: &renderer::Style,
        layout: Layout<'_>,
        _: mouse::Cursor,
        _: &Rectangle,
    ) {
        let bounds = layout.bounds();
        let size = self.fit.fit(raster::natural(&self.path), bounds.size());
        let corner = Point::new(
            bounds.center_x() - size.width / 2.0,
            bounds.center_y() - size.height / 2.0,
        );
        let place = Rectangle::new(corner, size);
        let colour = self.colour.map(|colour| colour(theme));
        if raster::has_card(renderer) {
            let drawing = Svg {
                color: colour,
                opacity: self.opacity,
                ..Svg::new(handle(&self.path))
            };
            svg::Renderer::draw_svg(renderer, drawing, place, bounds);
            return;
        }
        let pixels = Size::new(raster::exactly(size.width), raster::exactly(size.height));
        let picture = match colour {
            Some(colour) => raster::tinted(&self.path, colour, pixels),
            None => raster::picture(&[(&self.path, raster::WHOLE)], pixels),
        };
        let place = raster::on_pixels(place, &picture).unwrap_or(place);
        let picture = Image::new(picture)
            .filter_method(image::FilterMethod::Nearest)
            .opacity(self.opacity);
        image::Renderer::draw_image(renderer, picture, place, bounds);
    }
}

impl<'a, Message: 'a> From<Drawing> for Element<'a, Message> {
    fn from(drawing: Drawing) -> Self {
        Element::new(drawing)
    }
}
