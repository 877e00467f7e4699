//! Three cards for sale in a row that slides to the right, and above them the deck and the way to three others.

use super::Message;
use super::answers;
use super::choice::{Act, Desk};
use super::scene::Scene;
use crate::ui::duel_motion::pose;
use crate::ui::frame::hint;
use crate::ui::frame::room::SLOTS;
use crate::ui::widget::awake::awake;
use crate::ui::widget::paper::{Paper, paper};
use crate::ui::widget::placed::placed;
use crate::ui::widget::tooltip::{self, tooltip};
use crate::ui::widget::{self, card, question, subject};
use crate::ui::{art, font, theme};
use engine::duel::{Answer, CardId, What};
use iced::widget::{container, mouse_area, opaque, row, space};
use iced::{Center, Element, Fill, Rectangle, Size};
use words::fl;

/// Draws the cards in the room that [`Layout`](super::layout::Layout) gives them.
pub(super) fn view<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let (motion, layout) = (scene.duel.frame.show(), &scene.layout);
    let shelf = layout.room.shelf;
    let place = |at: f32| {
        let slot = layout.slot(at);
        Rectangle {
            x: slot.x - shelf.x,
            y: 0.0,
            ..slot
        }
    };
    let mut cards = placed();
    for slot in 0..SLOTS {
        let lies = motion.slot(slot);
        let at = f32::from(slot);
        let Some(card) = lies.card else {
            cards = cards.at(place(at), card::vacant());
            continue;
        };
        let at = match motion.sliding(slot) {
            Some((from, way)) => pose::between(f32::from(from), at, way),
            // Out of the deck.
            None => pose::between(f32::from(SLOTS), at, lies.arrived),
        };
        cards = cards.at(place(at), for_sale(scene, slot, card, lies.arrived));
    }
    container(cards).width(Fill).height(Fill).clip(true).into()
}

/// A card for sale; with the pointer on it, it is seen large, and what it would do to the markers.
fn for_sale<'a>(scene: &Scene<'a>, slot: u8, card: CardId, arrived: f32) -> Element<'a, Message> {
    let layout = &scene.layout;
    let lying = sold(scene, slot, card, layout.slot(0.0).size()).arrived(arrived);
    let lying = lying.grown(layout.room.grown()).rises();
    let size = Size::new(layout.of(230.0).max(210.0), layout.of(340.0).max(310.0));
    // A large one that cannot be pressed: it is only read.
    let risen = sold(scene, slot, card, size).key(None).on_press(None);
    let shown: Element<'a, Message> = tooltip(subject::explained(lying), risen, tooltip::Position::Top)
        .bare()
        .into();
    let shown = match scene.desk.as_ref().and_then(|desk| desk.slot(slot)) {
        Some(Act::Say(answer @ Answer::Buy(_))) => mouse_area(shown)
            .on_enter(Message::Looked(scene.ticket, answer, true))
            .on_exit(Message::Looked(scene.ticket, answer, false))
            .into(),
        _ => shown,
    };
    hint::around(is_advised(scene, slot), false, awake(card.slug(), shown))
}

/// Is the card in this slot pressed for what is advised?
fn is_advised(scene: &Scene<'_>, slot: u8) -> bool {
    let act = scene.desk.as_ref().and_then(|desk| desk.slot(slot));
    scene.advised.is_some_and(|answer| act == Some(Act::Say(answer)))
}

/// Are the cards for sale seen large?
pub(super) fn is_large(scene: &Scene<'_>) -> bool {
    let selection = scene.desk.as_ref().map(|desk| desk.selection);
    selection.is_some_and(|selection| selection.buying || selection.aiming.is_some())
}

/// All cards for sale, large, while their numbers are waited for.
pub(super) fn large<'a>(scene: &Scene<'a>) -> Option<Element<'a, Message>> {
    if !is_large(scene) {
        return None;
    }
    let size = large_size(scene);
    let market = scene.duel.frame.show().shown().market();
    let cards = (0..SLOTS).rev().filter_map(|slot| {
        let card = (*market.get(usize::from(slot))?)?;
        let card = sold_large(scene, slot, card, size);
        Some(hint::around(is_advised(scene, slot), false, card))
    });
    let cards = container(row(cards).spacing(GAP))
        .padding(GAP)
        .style(theme::panel);
    Some(container(opaque(cards)).center_x(Fill).align_bottom(Fill).into())
}

/// Between large cards.
const GAP: f32 = 8.0;

/// One of them, whose lines lie close together where letters are to be larger than what is around them.
fn sold_large<'a>(scene: &Scene<'a>, slot: u8, card: CardId, size: Size) -> Paper<'a, Message, CardId> {
    let grown = scene.layout.room.grown();
    sold(scene, slot, card, size).grown(if grown > 1.0 { 1.02 } else { 1.0 })
}

/// How large they are.
fn large_size(scene: &Scene<'_>) -> Size {
    let room = scene.layout.sheet.size();
    let width = ((room.width - 4.0 * GAP) / f32::from(SLOTS)).min((230.0 * scene.layout.room.ink).round());
    Size::new(width.floor(), (width * 1.45).min(room.height - 2.0 * GAP).floor())
}

/// The letters of what a card does that lies for sale, and of one that is seen large.
#[cfg(test)]
pub(super) fn letters(scene: &Scene<'_>, card: CardId) -> f32 {
    let lying = sold(scene, 1, card, scene.layout.slot(0.0).size());
    lying.grown(scene.layout.room.grown()).letters_of_text()
}

#[cfg(test)]
pub(super) fn large_letters(scene: &Scene<'_>, card: CardId) -> f32 {
    sold_large(scene, 1, card, large_size(scene)).letters_of_text()
}

/// A card for sale of this size, as whoever is asked or sits here may buy it.
fn sold<'a>(scene: &Scene<'a>, slot: u8, card: CardId, size: Size) -> Paper<'a, Message, CardId> {
    let state = scene.duel.frame.show().shown();
    let desk = scene.desk.as_ref();
    let less = match desk.map(Desk::what) {
        Some(What::Shop { less, .. }) => less,
        _ => 0,
    };
    // Whoever is asked; otherwise the only person here, or whose turn it is.
    let viewer = scene.duel.frame.table().viewer();
    let buyer = desk
        .map(|desk| desk.seat)
        .or(viewer)
        .unwrap_or_else(|| state.active());
    let price = state.price(usize::from(slot), less).unwrap_or_default();
    let affordable = Some(state.affordable(buyer, usize::from(slot), less));
    let act = desk.and_then(|desk| desk.slot(slot));
    let key = desk.filter(|_| act.is_some()).map(|desk| {
        let nth = SLOTS - slot;
        if desk.selection.buying || desk.selection.aiming.is_some() {
            nth.to_string()
        } else {
            format!("B {nth}")
        }
    });
    paper(card, scene.words, size)
        .price(price, affordable)
        .key(key)
        .on_press(act.map(|act| Message::Acted(scene.ticket, act)))
}

/// The deck, and the way to three other cards.
pub(super) fn piles<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let count = scene.duel.frame.show().shown().deck().count();
    let size = scene.layout.of(21.0).max(17.0);
    let deck = row![
        art::svg("tokens/deck.svg").width(size).height(size),
        font::bold(count.to_string(), scene.layout.letters(14.0)),
    ]
    .spacing(5)
    .align_y(Center);
    let deck = container(deck).padding([2, 10]).style(theme::glass);
    let deck = widget::hint(
        deck,
        fl!(scene.words, "play-deck", count = count),
        tooltip::Position::Top,
    );
    row![deck, space::horizontal()]
        .push(sweep(scene))
        .align_y(Center)
        .height(Fill)
        .into()
}

/// The button that replaces the cards for sale, where that can be done.
fn sweep<'a>(scene: &Scene<'a>) -> Option<Element<'a, Message>> {
    let desk = scene.desk.as_ref()?;
    let choices = desk.choices();
    let sweeps = |act: Act| act == Act::Say(Answer::Sweep);
    let nth = choices.iter().position(|choice| sweeps(choice.act))?;
    let choice = choices.get(nth)?;
    let words = answers::written(scene, desk, choice, scene.layout.letters(14.0));
    let message = Message::Acted(scene.ticket, choice.act);
    let keys = choice.caps(scene.words);
    let button = question::answer(words, "sweep", &keys, choice.rank, Some(message)).padding([3, 9]);
    Some(answers::shown(scene, choice, nth, button.into()))
}
