//! What is shown of everything: which kinds, from which boxes, for which prices.

use super::grid::Places;
use super::item::{Group, Source};
use super::{Gallery, Message, Price};
use crate::ui::{Context, font, theme, widget};
use iced::widget::{button, column, container, row, space, text};
use iced::{Center, Element, Fill};

/// The boxes, in a row.
pub(super) fn boxes<'a>(gallery: &Gallery, context: Context<'a>) -> Element<'a, Message> {
    let words = context.words;
    let every = std::iter::once((None, words.text("gallery-every-box")));
    let boxes = Source::ALL.into_iter().map(|source| {
        let name = words.text(&format!("gallery-box-{}", source.slug()));
        (Some(source), name)
    });
    let size = context.grow(12.0, 14.0) as u32;
    let choices = widget::tight_choices(every.chain(boxes), gallery.source, size, Message::SourceChosen);
    row![widget::keycap("B"), choices]
        .spacing(10)
        .align_y(Center)
        .height(Places::new(context).boxes)
        .into()
}

/// The kinds and the prices, one below the other.
pub(super) fn kinds<'a>(gallery: &Gallery, context: Context<'a>) -> Element<'a, Message> {
    let words = context.words;
    let size = context.grow(13.0, 14.0) as u32;
    let kind = |group: Option<Group>| {
        let name = match group {
            Some(group) => words.text(&format!("gallery-many-{}", group.slug())),
            None => words.text("gallery-every-kind"),
        };
        button(font::bold(name, size).wrapping(text::Wrapping::None))
            .padding([context.grow(5.0, 7.0), 10.0])
            .width(Fill)
            .clip(true)
            .style(theme::choice(gallery.group == group))
            .on_press(Message::GroupChosen(group))
            .into()
    };
    let all = std::iter::once(None).chain(Group::ALL.map(Some));
    let price = |price: Price| {
        let name = match price {
            Price::Any => words.text("gallery-every-price"),
            Price::Between(least, u8::MAX) => {
                words.text_with("gallery-price-from", &[("least", least.into())])
            }
            Price::Between(least, most) if least == most => least.to_string(),
            Price::Between(least, most) => words.text_with(
                "gallery-price-to",
                &[("least", least.into()), ("most", most.into())],
            ),
        };
        (price, name)
    };
    let prices = Price::ALL.chunks(Price::ALL.len() / 2).map(|some| {
        widget::choices(
            some.iter().copied().map(price),
            gallery.price,
            size,
            Message::PriceChosen,
        )
    });
    let head = |name: String, key: &'static str| {
        row![
            text(name).size(12).style(theme::quiet),
            space::horizontal(),
            widget::keycap(key)
        ]
        .align_y(Center)
    };
    let count = words.text_with(
        "gallery-count",
        &[
            ("shown", gallery.shown.len().into()),
            ("all", gallery.entries.len().into()),
        ],
    );
    column![
        head(words.text("gallery-kind"), "K"),
        column(all.map(kind)).spacing(2),
        space().height(context.grow(2.0, 8.0)),
        head(words.text("gallery-price"), "P"),
        column(prices).spacing(3),
        space::vertical(),
        container(text(count).size(12).style(theme::quiet)).center_x(Fill),
    ]
    .spacing(context.grow(4.0, 6.0))
    .height(Fill)
    .into()
}
