//! Favourite cards with what was won with them, and the records.

use super::super::{Message, Statistics};
use super::{date, monster_name, panel, percent, scrolled};
use crate::statistics::{Feat, FeatKind};
use crate::ui::Context;
use crate::ui::{art, font, theme, widget};
use iced::widget::{column, container, progress_bar, row, space, text};
use iced::{Center, Element, Fill, Shrink};
use words::fl;

/// So many cards are listed.
const CARDS: usize = 40;
/// Between a column that ends at the right and one that begins at the left, besides what is between all columns.
const APART: f32 = 6.0;

pub(super) fn view<'a>(screen: &'a Statistics, context: Context<'a>) -> Element<'a, Message> {
    let (words, totals) = (context.words, &screen.totals);
    let small = |words: String| text(words).size(12).style(theme::quiet);
    let head = row![
        space().width(34),
        space().width(Fill),
        small(fl!(words, "statistics-cards-bought"))
            .width(92)
            .align_x(iced::Right),
        space().width(APART),
        small(fl!(words, "statistics-cards-won")).width(150),
    ];
    let listed = totals.cards.iter().take(CARDS).map(|card| {
        let emblem = art::svg(&format!("emblems/{}.svg", card.card))
            .width(34)
            .height(34);
        let key = format!("{}-card-{}", card.game, card.card);
        let key = if words.has(&key) {
            key
        } else {
            format!("card-{}", card.card)
        };
        let bought = fl!(words, "statistics-bought", count = card.share.games);
        let bar = progress_bar(0.0..=1.0, card.share.rate())
            .length(72)
            .girth(7)
            .style(theme::progress);
        let rate = fl!(words, "review-percent", percent = percent(card.share));
        row![
            emblem,
            text(words.text(&key)).size(14).width(Fill),
            text(bought)
                .size(13)
                .style(theme::quiet)
                .width(92)
                .align_x(iced::Right),
            space().width(APART),
            row![bar, font::bold(rate, 13)]
                .spacing(8)
                .align_y(Center)
                .width(150),
        ]
        .spacing(10)
        .align_y(Center)
        .into()
    });
    let table: Element<'a, Message> = if totals.cards.is_empty() {
        text(fl!(words, "statistics-cards-none"))
            .size(14)
            .style(theme::quiet)
            .into()
    } else {
        column![head.spacing(10), scrolled(column(listed).spacing(6))]
            .spacing(6)
            .into()
    };
    let records: Element<'a, Message> = if totals.feats.is_empty() {
        text(fl!(words, "statistics-records-none"))
            .size(14)
            .style(theme::quiet)
            .into()
    } else {
        let feats = totals.feats.iter().map(|feat| record(feat, context));
        scrolled(column(feats).spacing(context.grow(11.0, 16.0)))
    };
    row![
        panel(fl!(words, "statistics-cards"), table, context),
        panel(fl!(words, "statistics-records"), records, context),
    ]
    .spacing(context.grow(8.0, 14.0))
    .height(Fill)
    .into()
}

/// A record: what, how much, and in which game.
fn record<'a>(feat: &Feat, context: Context<'a>) -> Element<'a, Message> {
    let words = context.words;
    let picture = match feat.kind {
        FeatKind::Reign => "tokens/crown.svg",
        FeatKind::Stars => "tokens/star.svg",
        FeatKind::Steps => "duel/spotlight.svg",
        FeatKind::Blow => "faces/claw.svg",
        FeatKind::Escape => "tokens/heart.svg",
        FeatKind::Quickest => "tokens/trophy.svg",
    };
    let value = words.text_with(
        &format!("statistics-value-{}", feat.kind.slug()),
        &[("count", feat.value.into())],
    );
    let names = feat.against.iter().map(|(name, monster)| match name.trim() {
        "" => monster_name(words, monster),
        name => name.to_owned(),
    });
    let names = names.collect::<Vec<_>>().join(", ");
    let from = match feat.began {
        Some(began) => fl!(
            words,
            "statistics-feat-from",
            date = date(words, began),
            names = names
        ),
        None => fl!(words, "statistics-feat-undated", names = names),
    };
    let ink = widget::log::Ink::new(words, &[], 17);
    let head = row![
        font::bold(words.text(&format!("statistics-feat-{}", feat.kind.slug())), 14).width(Fill),
        container(widget::log::rich(&value, ink)).width(Shrink),
    ];
    row![
        art::svg(picture).width(38).height(38),
        column![
            head.spacing(8).align_y(Center),
            text(from).size(13).style(theme::quiet)
        ]
        .spacing(3)
        .width(Fill),
    ]
    .spacing(12)
    .align_y(Center)
    .into()
}
