//! Cards on their way from the market to a player, or from one player to the other, over the whole table.

use super::Message;
use super::scene::Scene;
use crate::ui::duel_motion::Flight;
use crate::ui::widget::flight::{Flying, air};
use iced::Element;

/// Cards in the air.
pub(super) fn flights<'a>(scene: &Scene<'a>, flights: Vec<Flight>) -> Element<'a, Message> {
    // One's own cards lie on the board, those of the other one on the plate.
    let to = |seat| {
        if seat == scene.own() && !scene.duel.frame.is_still() {
            scene.layout.room.board
        } else {
            scene.plate(seat)
        }
    };
    let flying = |flight: Flight| Flying {
        slug: flight.card.slug(),
        from: match flight.from {
            Ok(slot) => scene.layout.slot(f32::from(slot)),
            Err(seat) => scene.plate(seat),
        },
        to: to(flight.to),
        progress: flight.progress,
    };
    air(flights.into_iter().map(flying).collect())
}
