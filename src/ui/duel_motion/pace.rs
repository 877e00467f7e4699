//! How long things are shown, in milliseconds at the normal pace.

pub use crate::ui::show::pace::*;

use engine::Seats;
use engine::duel::{Answer, Event, What};

/// One step of a marker.
pub const MARCH: u64 = 280;
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
        Event::FirstThrown { .. } => 420,
        Event::FirstPlayer { .. } => 450,
        Event::CardRevealed { .. } => revealed(matches!(next, Some(Event::CardRevealed { .. }))),
        Event::TurnStarted { .. } => 320,
        Event::DecisionMade { automatic: true, .. } => 0,
        Event::DecisionMade { seat, .. } if !watched.contains(*seat) => 0,
        Event::DecisionMade { what, answer, .. } => thought(*what, answer),
        Event::TokenSpent { .. } => 250,
        Event::DiceLost { .. } => 450,
        Event::Rolled { roll: 1, .. } => THROW + 20,
        Event::Rolled { .. } => THROW_AGAIN + 20,
        Event::RollFinal { .. } => 120,
        Event::FaceAdded { .. } | Event::DiceTakenOut { .. } => 400,
        // A group lights up, then its effect comes.
        Event::FaceResolved { .. } => 140,
        Event::Triggered { .. } => 350,
        Event::ThrownAgainst { .. } => 800,
        // Hits on people are what they look out for.
        Event::Unhurt { seat, .. } | Event::Softened { seat, .. } | Event::Hurt { seat, .. } => {
            if watched.contains(*seat) { 350 } else { 560 }
        }
        Event::Saved { .. } => 900,
        Event::HeartsGained { .. } | Event::EnergyGained { .. } | Event::TokensGained { .. } => {
            if next.is_some_and(is_gain) { 80 } else { 170 }
        }
        Event::EnergyPaid { .. } => 150,
        // A beat for each step, and one more where the pull ends.
        Event::Pulled { left, .. } => {
            if *left > 0 {
                MARCH + 10
            } else {
                360
            }
        }
        Event::PullStopped { .. } => 600,
        Event::BonusReached { .. } => 260,
        Event::BuzzPlaced { .. } => 540,
        Event::Bought { .. } => 700,
        Event::CardKept { .. } => 120,
        Event::CardLost { .. } => 350,
        Event::CardsSwapped { .. } => 750,
        Event::MarketDropped { .. } => 350,
        Event::Swept { .. } => 380,
        Event::Awaiting { .. } | Event::ExtraTurnGained { .. } => 450,
        Event::GameEnded { .. } => 1500,
    }
}

/// How long the decision of a watched seat is held.
fn thought(what: What, answer: &Answer) -> u64 {
    match (what, answer) {
        // The dice go up soon after they are chosen.
        (_, Answer::Reroll(_)) => 190,
        (What::Roll, _) => 90,
        // Its group lights up.
        (What::Face, _) => 0,
        (What::FirstRoll, _) | (_, Answer::Done) => 50,
        _ => 220,
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
