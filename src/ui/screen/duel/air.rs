//! Cards on their way from the market to a player, or from one player to the other, over the whole table.

use super::Message;
use super::scene::Scene;
use crate::ui::duel_motion::Flight;
use crate::ui::widget::flight::{Flying, air};
use iced::Element;

/// Cards in the air.
pub(super) fn flights<'a>(scene: &Scene<'a>, flights: Vec<Flight>) -> Element<'a, Message> {
    let layout = scene.layout;
    let near = scene.near;
    let flying = |flight: Flight| Flying {
        slug: flight.card.slug(),
        from: match flight.from {
            Ok(slot) => layout.slot(slot),
            Err(seat) => layout.board(seat != near),
        },
        to: layout.board(flight.to != near),
        progress: flight.progress,
    };
    air(flights.into_iter().map(flying).collect())
}
