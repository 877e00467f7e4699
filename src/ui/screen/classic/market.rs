//! Three cards for sale, and above them the deck, the discard pile and the way to three others.

use super::Message;
use super::choice::Act;
use super::scene::Scene;
use crate::ui::widget::paper::paper;
use crate::ui::widget::{self, question};
use crate::ui::{art, font, theme};
use engine::classic::Answer;
use iced::widget::{column, container, row, space, tooltip};
use iced::{Center, Element, Fill, Size};
use words::fl;

/// A card for sale; with the pointer on it, it is seen large.
pub(super) fn for_sale<'a>(scene: &Scene<'a>, slot: u8) -> Element<'a, Message> {
    let shown = scene.play.frame.show().slot(slot);
    let place = scene.layout.slot(slot);
    let Some(card) = shown.card else {
        return widget::card::vacant();
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
    let lying = paper(card, scene.words, place.size())
        .price(price, affordable)
        .key(key)
        .lit(state.revealed() & 1 << slot != 0)
        .arrived(shown.arrived)
        .on_press(act.map(|act| Message::Acted(scene.ticket, act)));
    let size = Size::new(scene.layout.of(230.0), scene.layout.of(310.0));
    let size = Size::new(size.width.max(210.0), size.height.max(283.0));
    let risen = paper(card, scene.words, size).price(price, affordable);
    tooltip(lying, risen, tooltip::Position::Top)
        .gap(6)
        .padding(0)
        .into()
}

/// The deck, the discard pile, and the way to three other cards.
pub(super) fn piles<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let (words, state) = (scene.words, scene.play.frame.show().shown());
    let size = scene.layout.of(21.0).max(17.0);
    let letters = scene.layout.letters(14.0);
    let pile = |picture: &str, count: u32, hint: Element<'a, Message>| {
        let face = row![
            art::svg(&format!("tokens/{picture}.svg"))
                .width(size)
                .height(size),
            font::bold(count.to_string(), letters),
        ]
        .spacing(5)
        .align_y(Center);
        let hint = container(hint).padding([6, 10]).max_width(300);
        tooltip(face, hint, tooltip::Position::Top)
            .gap(6)
            .padding(0)
            .style(theme::tooltip)
    };
    let deck = iced::widget::text(fl!(words, "play-deck", count = state.deck_size()))
        .size(13)
        .into();
    let piles = row![
        pile("deck", state.deck_size(), deck),
        pile("discard", state.discard_size(), discards(scene)),
    ]
    .spacing(scene.layout.of(14.0))
    .align_y(Center);
    let piles = container(piles).padding([2, 10]).style(theme::glass);
    row![sweep(scene), space::horizontal(), piles]
        .align_y(Center)
        .height(Fill)
        .into()
}

/// The button that replaces the cards for sale, where that can be done.
fn sweep<'a>(scene: &Scene<'a>) -> Option<Element<'a, Message>> {
    let desk = scene.desk.as_ref()?;
    let choices = desk.choices();
    let sweeps = |act: Act| act == Act::Say(Answer::Sweep);
    let (nth, choice) = choices
        .iter()
        .enumerate()
        .find(|(_, choice)| sweeps(choice.act))?;
    let speaker = scene.speaker(desk);
    let button = question::answer(
        super::panel::written(scene, &speaker, choice, scene.layout.letters(14.0)),
        "sweep",
        &choice.caps(scene.words),
        choice.rank,
        Some(Message::Acted(scene.ticket, choice.act)),
    )
    .padding([3, 9]);
    Some(container(button).id(format!("answer-{nth}")).into())
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
