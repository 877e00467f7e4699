//! The shelf under the table: three cards for sale, the deck and the discard pile.

use super::Message;
use super::scene::{Layout, Scene};
use crate::ui::widget::card::{self, ForSale};
use crate::ui::{art, font, theme};
use iced::widget::{column, container, row, tooltip};
use iced::{Center, Element, Fill, Length};
use words::fl;

/// Draws it.
pub(super) fn view<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let slots = (0..3).map(|slot| container(for_sale(scene, slot)).width(Fill).height(Fill).into());
    row![
        row(slots).spacing(scene.layout.room.gap).width(Fill),
        piles(scene)
    ]
    .spacing(scene.layout.room.gap)
    .align_y(Center)
    .height(Length::Fixed(scene.layout.market))
    .into()
}

fn for_sale<'a>(scene: &Scene<'a>, slot: u8) -> Element<'a, Message> {
    let shown = scene.play.frame.show().slot(slot);
    let Some(card) = shown.card else {
        return card::vacant();
    };
    let state = scene.play.frame.show().shown();
    let desk = scene.desk.as_ref();
    let act = desk.and_then(|desk| desk.slot(slot));
    // The price is told to the one who is asked, or to the one who sits here.
    let buyer = desk
        .map(|desk| desk.seat)
        .or(scene.viewer)
        .filter(|seat| state.player(*seat).alive);
    let price = buyer.map_or(state.printed_cost(card), |seat| state.price(seat, card));
    let affordable = buyer.map(|seat| state.can_buy(seat, card));
    let key = desk.filter(|_| act.is_some()).map(|desk| {
        if desk.selection.buying {
            format!("{}", slot + 1)
        } else {
            format!("B {}", slot + 1)
        }
    });
    let sale = ForSale {
        card,
        price,
        affordable,
        on_press: act.map(|act| Message::Acted(scene.ticket, act)),
        key,
        lit: state.revealed() & 1 << slot != 0,
        arrived: shown.arrived,
    };
    // One size for all of them.
    let cards = (0..3).filter_map(|slot| scene.play.frame.show().slot(slot).card);
    let size = card::size_for(cards, scene.words, scene.layout.room.small);
    card::for_sale(sale, scene.words, scene.layout.room.small, size)
}

/// The deck and the discard pile, as numbers.
fn piles<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let (words, state) = (scene.words, scene.play.frame.show().shown());
    let size = if scene.layout.room.small { 34.0 } else { 42.0 };
    let pile = |picture: &str, count: u32, hint: Element<'a, Message>| {
        let face = row![
            art::svg(&format!("tokens/{picture}.svg"))
                .width(size)
                .height(size),
            font::bold(count.to_string(), 16),
        ]
        .spacing(6)
        .align_y(Center);
        tooltip(
            face,
            container(hint).padding([6, 10]).max_width(300),
            tooltip::Position::Top,
        )
        .gap(6)
        .padding(0)
        .style(theme::tooltip)
    };
    let deck = iced::widget::text(fl!(words, "play-deck", count = state.deck_size()))
        .size(13)
        .into();
    column![
        pile("deck", state.deck_size(), deck),
        pile("discard", state.discard_size(), discards(scene)),
    ]
    .spacing(6)
    .width(Length::Fixed(Layout::PILES))
    .into()
}

/// What lies in the discard pile: everybody may look.
fn discards<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let (words, state) = (scene.words, scene.play.frame.show().shown());
    if state.discard_size() == 0 {
        return iced::widget::text(fl!(words, "play-discards-none"))
            .size(13)
            .into();
    }
    let names: Vec<String> = state
        .discarded()
        .map(|(card, _)| words::classic::card_name(words, card))
        .collect();
    column![
        font::bold(fl!(words, "play-discards", count = state.discard_size()), 13),
        iced::widget::text(names.join(", ")).size(12),
    ]
    .spacing(4)
    .into()
}
