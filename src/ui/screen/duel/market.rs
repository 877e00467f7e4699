//! The cards for sale along the lower edge.

use super::Message;
use super::choice::{Act, Desk};
use super::scene::Scene;
use crate::ui::duel_motion::pose;
use crate::ui::widget::card::ForSale;
use crate::ui::widget::duel::market::{Market, market};
use engine::duel::{Answer, CardId, What};
use iced::widget::{container, mouse_area, pin, space, stack};
use iced::{Element, Fill, Length};

/// How wide a slot is in a row of this width.
#[must_use]
pub(super) fn width(row: f32, gap: f32) -> f32 {
    Market::<Message>::slot_width(row, gap)
}

/// Where the left edge of a slot is in a row of this width.
#[must_use]
pub(super) fn left(slot: f32, row: f32, gap: f32) -> f32 {
    Market::<Message>::slot_left(slot, row, gap)
}

/// Draws the market.
pub(super) fn view<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let motion = scene.duel.frame.show();
    let layout = scene.layout;
    let mut row = market(scene.words)
        .deck(motion.shown().deck().count())
        .small(layout.room.small)
        .gap(layout.room.gap);
    for slot in 0..motion.shown().market().len() as u8 {
        let lies = motion.slot(slot);
        let Some(card) = lies.card else { continue };
        let at = f32::from(slot);
        let at = match motion.sliding(slot) {
            Some((from, way)) => pose::between(f32::from(from), at, way),
            // Out of the deck.
            None => pose::between(3.0, at, lies.arrived),
        };
        row = row.card(at, sale(scene, slot, card, lies.arrived));
    }
    let row: Element<'a, Message> = row.into();
    let row = container(row).width(Fill).height(Length::Fixed(layout.market));
    let Some(desk) = &scene.desk else {
        return row.into();
    };
    let pulls = (0..3).any(|slot| desk.slot(slot).is_some());
    if !pulls {
        return row.into();
    }
    // What a card would do to the markers is seen before it is bought.
    let mut over = stack![row].width(Fill).height(Length::Fixed(layout.market));
    for slot in 0..3 {
        let Some(answer) = bought(desk, slot) else {
            continue;
        };
        let place = space()
            .width(width(layout.room.main, layout.room.gap))
            .height(layout.market);
        let place = mouse_area(place)
            .on_enter(Message::Looked(scene.ticket, answer, true))
            .on_exit(Message::Looked(scene.ticket, answer, false));
        over = over.push(pin(place).x(left(f32::from(slot), layout.room.main, layout.room.gap)));
    }
    over.into()
}

/// The answer that buys the card of a slot.
fn bought(desk: &Desk<'_>, slot: u8) -> Option<Answer> {
    match desk.slot(slot)? {
        Act::Say(answer @ Answer::Buy(_)) => Some(answer),
        _ => None,
    }
}

fn sale(scene: &Scene<'_>, slot: u8, card: CardId, arrived: f32) -> ForSale<Message, CardId> {
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
    let act = desk.and_then(|desk| desk.slot(slot));
    let numbered = desk.is_some_and(|desk| desk.selection.buying || desk.selection.aiming.is_some());
    ForSale {
        card,
        price: state.price(usize::from(slot), less).unwrap_or_default(),
        affordable: Some(state.affordable(buyer, usize::from(slot), less)),
        on_press: act.map(|act| Message::Acted(scene.ticket, act)),
        key: (numbered && act.is_some()).then(|| (3 - slot).to_string()),
        lit: false,
        arrived,
    }
}
