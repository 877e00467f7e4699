//! The things side by side, as many as have room, and where everything around them lies.

use super::item::Item;
use super::{Gallery, LIST, Message};
use crate::ui::widget::rows::{BAR, Visible};
use crate::ui::{Context, font, theme, widget};
use iced::widget::{button, column, container, row, space, text};
use iced::{Border, Center, Color, Element, Fill, Size, Theme};

/// The lengths of the screen, in units of the drawing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Places {
    /// At both sides of the window.
    pub(super) side: f32,
    /// The width of the list of kinds.
    pub(super) kinds: f32,
    /// The width of what is told.
    pub(super) details: f32,
    /// Between these and the list.
    pub(super) between: f32,
    /// The height of the row of boxes.
    pub(super) boxes: f32,
    /// Below that row.
    pub(super) below_boxes: f32,
    /// At the lower edge of the window.
    pub(super) foot: f32,
    /// So many things stand side by side.
    pub(super) columns: usize,
    /// How wide one is.
    pub(super) width: f32,
    /// How much of the list can be seen.
    pub(super) visible: Visible,
}

/// Between things.
const GAP: f32 = 8.0;
/// The height of the head of the screen.
const HEAD: f32 = 68.0;

impl Places {
    pub(super) fn new(context: Context<'_>) -> Self {
        let (side, between) = (context.grow(16.0, 24.0), context.grow(12.0, 18.0));
        let (kinds, details) = (context.grow(148.0, 190.0), context.grow(306.0, 400.0));
        let (boxes, below_boxes, foot) = (36.0, context.grow(8.0, 12.0), context.grow(12.0, 20.0));
        let room = context.size.width - 2.0 * (side + between) - kinds - details - BAR;
        let columns = ((room + GAP) / (context.grow(100.0, 116.0) + GAP)).max(1.0) as usize;
        Self {
            side,
            kinds,
            details,
            between,
            boxes,
            below_boxes,
            foot,
            columns,
            width: (room + GAP) / columns as f32 - GAP,
            visible: Visible {
                row: context.grow(106.0, 126.0) + GAP,
                height: (context.size.height - HEAD - boxes - below_boxes - foot).max(100.0),
            },
        }
    }
}

/// Draws the list.
pub(super) fn view<'a>(gallery: &'a Gallery, context: Context<'a>) -> Element<'a, Message> {
    let words = context.words;
    if gallery.shown.is_empty() {
        let none = text(words.text("gallery-none")).size(16).style(theme::quiet);
        return container(none).center(Fill).into();
    }
    let places = Places::new(context);
    let rows = gallery.shown.len().div_ceil(places.columns);
    let line = |nth: usize| {
        let first = nth * places.columns;
        let cells = (first..first + places.columns).map(|at| match gallery.entry(at) {
            Some(entry) => cell(gallery, at, entry.item, entry.name.clone(), context),
            None => space().width(places.width).into(),
        });
        container(row(cells).spacing(GAP))
            .height(places.visible.row)
            .into()
    };
    let visible = places.visible;
    visible.list(LIST, gallery.offset, rows, line, Message::Scrolled)
}

/// A thing: its picture and its name.
fn cell<'a>(
    gallery: &Gallery,
    at: usize,
    item: Item,
    name: String,
    context: Context<'a>,
) -> Element<'a, Message> {
    let places = Places::new(context);
    let high = context.grow(64.0, 78.0);
    let letters = context.grow(11.0, 12.5);
    let name = font::bold(name, letters as u32)
        .line_height(1.15)
        .width(Fill)
        .align_x(Center);
    let face = column![
        picture(item, Size::new(places.width - 8.0, high)),
        container(name)
            .height(letters * 2.4)
            .center_y(letters * 2.4)
            .clip(true),
    ]
    .spacing(3)
    .align_x(Center);
    let face = button(face)
        .padding(4)
        .width(places.width)
        .height(places.visible.row - GAP)
        .style(theme::compared(at == gallery.chosen))
        .on_press(Message::Pressed(at));
    widget::ring(at == gallery.chosen, face)
}

/// The picture of a thing on the field of its kind.
pub(super) fn picture<'a>(item: Item, size: Size) -> Element<'a, Message> {
    let picture = item.drawn(Size::new(size.width - 6.0, size.height - 6.0));
    let field = item.field();
    container(picture)
        .center_x(size.width)
        .center_y(size.height)
        .style(move |_: &Theme| container::Style {
            background: Some(field.into()),
            border: Border {
                color: Color::TRANSPARENT,
                width: 0.0,
                radius: theme::ROUND_SMALL.into(),
            },
            ..container::Style::default()
        })
        .into()
}
