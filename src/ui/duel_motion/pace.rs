//! How long things are shown, in milliseconds at the normal pace.

pub use crate::ui::show::pace::*;

use engine::Seats;
use engine::duel::{Answer, Event, What};

/// One step of a marker.
pub const MARCH: u64 = 420;
/// A marker held by a token of The King.
pub const HELD: u64 = 500;
/// A space giving its bonus.
pub const REACHED: u64 = 600;
/// A Buzz token being laid.
pub const LAY: u64 = 600;
/// A card sliding to the next slot.
pub const SLIDE: u64 = 350;

/// How long an event is shown before the next one begins. Events that belong together overlap; decisions are
/// held only for the seats in `watched`.
#[must_use]
pub fn hold(event: &Event, next: Option<&Event>, watched: Seats) -> u64 {
    match event {
        Event::GameStarted => 0,
        Event::FirstThrown { .. } => 900,
        Event::FirstPlayer { .. } => 600,
        Event::CardRevealed { .. } => revealed(matches!(next, Some(Event::CardRevealed { .. }))),
        Event::TurnStarted { .. } => 700,
        Event::DecisionMade { automatic: true, .. } => 0,
        Event::DecisionMade { seat, .. } if !watched.contains(*seat) => 0,
        Event::DecisionMade { what, answer, .. } => thought(*what, answer),
        Event::TokenSpent { .. } => 350,
        Event::DiceLost { .. } => 600,
        Event::Rolled { roll: 1, .. } => 880,
        Event::Rolled { .. } => 750,
        Event::RollFinal { .. } => 340,
        Event::FaceAdded { .. } | Event::DiceTakenOut { .. } => 550,
        // A group lights up, then its effect comes.
        Event::FaceResolved { .. } => 300,
        Event::Triggered { .. } => 450,
        Event::ThrownAgainst { .. } => 950,
        Event::Unhurt { .. } | Event::Softened { .. } => 560,
        Event::Hurt { .. } => 600,
        Event::Saved { .. } => 900,
        Event::HeartsGained { .. } | Event::EnergyGained { .. } | Event::TokensGained { .. } => {
            if next.is_some_and(is_gain) { 150 } else { 420 }
        }
        Event::EnergyPaid { .. } => 250,
        // A beat for each step, and one more where the pull ends.
        Event::Pulled { left, .. } => {
            if *left > 0 {
                430
            } else {
                560
            }
        }
        Event::PullStopped { .. } => 600,
        Event::BonusReached { .. } => 320,
        Event::BuzzPlaced { .. } => 700,
        Event::Bought { .. } => 700,
        Event::CardKept { .. } => 250,
        Event::CardLost { .. } => 350,
        Event::CardsSwapped { .. } => 750,
        Event::MarketDropped { .. } => 400,
        Event::Swept { .. } => 380,
        Event::Awaiting { .. } | Event::ExtraTurnGained { .. } => 450,
        Event::GameEnded { .. } => 1500,
    }
}

/// How long the decision of a watched seat is held.
fn thought(what: What, answer: &Answer) -> u64 {
    match (what, answer) {
        (_, Answer::Reroll(_)) => 450,
        (What::Roll, _) => 300,
        (What::FirstRoll, _) => 150,
        (What::Face, _) => 200,
        (_, Answer::Done) => 150,
        _ => 400,
    }
}

/// Are dice thrown? What they show is told when they lie.
#[must_use]
pub fn is_throw(event: &Event) -> bool {
    matches!(
        event,
        Event::Rolled { .. } | Event::FirstThrown { .. } | Event::ThrownAgainst { .. }
    )
}

fn is_gain(event: &Event) -> bool {
    matches!(
        event,
        Event::HeartsGained { .. } | Event::EnergyGained { .. } | Event::TokensGained { .. }
    )
}
