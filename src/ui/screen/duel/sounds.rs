//! What is heard of Duel.

use crate::ui::frame::ending;
use engine::Seats;
use engine::duel::{Event, State};
use sound::Effect;

/// The sound of an event, for the people at the table; `after` is the position right after it.
#[must_use]
pub(super) fn of(event: &Event, after: &State, people: Seats) -> Option<Effect> {
    Some(match event {
        Event::TurnStarted { seat, .. } if people.contains(*seat) => Effect::Turn,
        Event::FirstThrown { .. } | Event::Rolled { .. } | Event::ThrownAgainst { .. } => Effect::Dice,
        Event::HeartsGained { .. } => Effect::Heal,
        Event::EnergyGained { .. } => Effect::Cube,
        Event::EnergyPaid { .. } => Effect::Spend,
        Event::Hurt { .. } => Effect::Claw,
        Event::Pulled { .. } => Effect::Marker,
        Event::BonusReached { .. } | Event::BuzzPlaced { .. } => Effect::Buzz,
        Event::TokensGained { .. } => Effect::Star,
        Event::Bought { .. } | Event::CardsSwapped { .. } => Effect::Card,
        Event::GameEnded { .. } => {
            let winners = after
                .outcome()
                .map(|outcome| outcome.winner)
                .into_iter()
                .collect();
            ending(winners, people)
        }
        _ => return None,
    })
}
