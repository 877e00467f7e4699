//! How long things are shown, in milliseconds at the normal pace.

pub use crate::ui::show::pace::*;

use engine::Seats;
use engine::classic::{Answer, Event, What};

/// A die turned by hand.
pub const TURNED: u64 = 500;
/// Dice thrown beside those of the turn, and the time they stay.
pub const BESIDE: u64 = 1300;
/// A figure on its way.
pub const TRAVEL: u64 = 750;

/// How long an event is shown before the next one begins. Events that belong together overlap; decisions are
/// held only for the seats in `watched`.
#[must_use]
pub fn hold(event: &Event, next: Option<&Event>, watched: Seats) -> u64 {
    match event {
        Event::StarsChanged { .. } | Event::EnergyChanged { .. } | Event::LifeGained { .. } => {
            if next.is_some_and(is_gain) { 120 } else { 420 }
        }
        Event::LifeLost { .. } | Event::DamageReduced { .. } | Event::DamagePrevented { .. } => {
            if next.is_some_and(is_harm) { 110 } else { 560 }
        }
        Event::BatchOpened { .. } => 120,
        Event::FirstPlayerRoll { .. } => 900,
        Event::FirstPlayerTied { .. } => 500,
        Event::FirstPlayer { .. } => 700,
        Event::DiceRolled { roll: 0..=1, .. } => 880,
        Event::DiceRolled { .. } | Event::DieRerolled { .. } => 750,
        Event::DieChanged { .. } => 600,
        Event::BesideRolled { .. } => 900,
        Event::RollLimitChanged { .. } | Event::SmashesAdded { .. } => 400,
        Event::DiceFixed { .. } => 320,
        // A group without effect is only counted off.
        Event::GroupResolved { .. } => {
            if next.is_some_and(|next| is_gain(next) || matches!(next, Event::BatchOpened { .. })) {
                300
            } else {
                130
            }
        }
        Event::TurnStarted { .. } => 600,
        Event::TurnEnded { .. } => 60,
        Event::PoisonChanged { .. } | Event::ShrinkChanged { .. } => 300,
        Event::YieldChosen { .. } => 200,
        Event::StayChosen { .. } => 350,
        Event::HeldHitCancelled { .. } => 350,
        Event::EnteredTokyo { .. } | Event::MovedBayToCity { .. } => 700,
        Event::LeftTokyo { .. } => 500,
        Event::BayClosed => 400,
        Event::ReachedZero { .. } => 250,
        Event::Reborn { .. } => 900,
        Event::Eliminated { .. } => 900,
        Event::MarketSwept { .. } => 300,
        Event::CardRevealed { .. } => revealed(matches!(next, Some(Event::CardRevealed { .. }))),
        Event::CardBought { .. } => 700,
        Event::CardUsed { .. } => 400,
        Event::CardSold { .. } => 500,
        Event::CardPeeked { .. } => 400,
        Event::CardDiscarded { .. } => 150,
        Event::CopySet { .. } | Event::CopyCleared { .. } => 500,
        Event::CardCountersChanged { .. } => 250,
        Event::DamageIncreased { .. } => 350,
        Event::CardsSwapped { .. } | Event::CardStolen { .. } => 700,
        Event::CostumeDrawn { .. } => 250,
        Event::CostumeKept { .. } => 450,
        Event::TileShown { .. } => 60,
        Event::WickednessChanged { .. } => 350,
        Event::TileTaken { .. } => 700,
        Event::TileDeclined { .. } => 150,
        Event::Crowned { .. } | Event::Bound { .. } => 700,
        Event::CapChanged { .. } => 200,
        Event::DeckReshuffled { .. } => 400,
        Event::ExtraTurnQueued { .. } => 400,
        Event::GameEnded { .. } => 1400,
        Event::GameStarted { .. } => 0,
        Event::DecisionMade { automatic: true, .. } => 0,
        Event::DecisionMade { seat, .. } if !watched.contains(*seat) => 0,
        Event::DecisionMade { what, answer, .. } => thought(*what, answer),
    }
}

/// How long the decision of a watched seat is held.
fn thought(what: What, answer: &Answer) -> u64 {
    match (what, answer) {
        (_, Answer::Reroll(_)) => 450,
        (What::Roll, _) => 300,
        (_, Answer::RestInDefaultOrder | Answer::Group(_)) => 0,
        (What::Buy, Answer::Done) => 200,
        (_, Answer::Done) => 100,
        _ => 450,
    }
}

/// Are dice thrown? What they show is told when they lie.
#[must_use]
pub fn is_throw(event: &Event) -> bool {
    matches!(
        event,
        Event::DiceRolled { .. }
            | Event::DieRerolled { .. }
            | Event::FirstPlayerRoll { .. }
            | Event::BesideRolled { .. }
    )
}

fn is_gain(event: &Event) -> bool {
    matches!(
        event,
        Event::StarsChanged { .. } | Event::EnergyChanged { .. } | Event::LifeGained { .. }
    )
}

fn is_harm(event: &Event) -> bool {
    matches!(
        event,
        Event::LifeLost { .. } | Event::DamageReduced { .. } | Event::DamagePrevented { .. }
    )
}
