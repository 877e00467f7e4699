//! How long things are shown, in milliseconds at the normal pace.

pub use crate::ui::show::pace::*;

use engine::Seats;
use engine::classic::{Answer, Event, What};

/// A die turned by hand.
pub const TURNED: u64 = 500;
/// Dice thrown beside those of the turn, and the time they stay.
pub const BESIDE: u64 = 1300;
/// A die of a monster pack that comes to lie.
pub const SPECIAL: u64 = 520;
/// The open curse shines.
pub const CURSE: u64 = 1200;
/// A figure on its way.
pub const TRAVEL: u64 = 750;

/// How long an event is shown before the next one begins. Events that belong together overlap; decisions are
/// held only for the seats in `watched`.
#[must_use]
pub fn hold(event: &Event, next: Option<&Event>, watched: Seats) -> u64 {
    match event {
        Event::StarsChanged { .. } | Event::EnergyChanged { .. } | Event::LifeGained { .. } => {
            match next {
                Some(next) if is_gain(next) => 80,
                // The next group lights up while the number still counts.
                Some(Event::GroupResolved { .. }) => 130,
                _ => 260,
            }
        }
        Event::LifeLost { victim, .. }
        | Event::DamageReduced { victim, .. }
        | Event::DamagePrevented { victim, .. } => {
            // Hits on people are what they look out for.
            match (watched.contains(*victim), next.is_some_and(is_harm)) {
                (true, true) => 90,
                (true, false) => 240,
                (false, true) => 200,
                (false, false) => 480,
            }
        }
        // Claws are on their way until they land.
        Event::BatchOpened { .. } => 140,
        // One throw follows another; the last one lies for a moment.
        Event::FirstPlayerRoll { .. } => {
            if matches!(next, Some(Event::FirstPlayerRoll { .. })) {
                190
            } else {
                420
            }
        }
        Event::FirstPlayerTied { .. } => 150,
        Event::FirstPlayer { .. } => 450,
        Event::DiceRolled { roll: 0..=1, .. } => THROW + 20,
        Event::DiceRolled { .. } | Event::DieRerolled { .. } => THROW_AGAIN + 20,
        Event::DieChanged { .. } => 450,
        Event::BesideRolled { .. } => 800,
        Event::RollLimitChanged { .. } | Event::SmashesAdded { .. } => 300,
        Event::DiceFixed { .. } => 180,
        // A group without effect is only counted off.
        Event::GroupResolved { .. } => {
            if next.is_some_and(|next| is_gain(next) || matches!(next, Event::BatchOpened { .. })) {
                180
            } else {
                40
            }
        }
        Event::TurnStarted { .. } => 320,
        Event::TurnEnded { .. } => 30,
        Event::PoisonChanged { .. } | Event::ShrinkChanged { .. } => 300,
        Event::YieldChosen { .. } => 100,
        Event::StayChosen { .. } => 300,
        Event::HeldHitCancelled { .. } => 350,
        Event::EnteredTokyo { .. } | Event::MovedBayToCity { .. } => 700,
        Event::LeftTokyo { .. } => 420,
        Event::BayClosed => 400,
        Event::ReachedZero { .. } => 250,
        Event::Reborn { .. } => 900,
        Event::Eliminated { .. } => 900,
        Event::MarketSwept { .. } => 300,
        Event::CardRevealed { .. } => revealed(matches!(next, Some(Event::CardRevealed { .. }))),
        Event::CardBought { .. } => 700,
        Event::CardUsed { .. } => 300,
        Event::CardSold { .. } => 500,
        Event::CardPeeked { .. } => 400,
        Event::CardDiscarded { .. } => 100,
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
        Event::EvolutionDrawn { .. } | Event::EvolutionKept { .. } | Event::EvolutionDiscarded { .. } => 250,
        Event::EvolutionPlayed { .. } | Event::EvolutionMoved { .. } | Event::EvolutionTaken { .. } => 700,
        Event::EvolutionsReshuffled { .. } | Event::TurnSkipped { .. } => 400,
        Event::FaceNamed { .. } | Event::Targeted { .. } => 350,
        Event::CardReserved { .. } | Event::CardShown { .. } | Event::CardTaken { .. } => 500,
        Event::PurchasePrevented { .. } => 700,
        Event::CultistGained { .. } => 350,
        Event::PieceTaken { .. } | Event::FormFlipped { .. } => 700,
        Event::PieceLost { .. } => 100,
        Event::SpecialRolled { .. } if matches!(next, Some(Event::SpecialRolled { .. })) => 90,
        Event::SpecialRolled { .. } => SPECIAL + 20,
        Event::CurseRevealed { .. } => 900,
        Event::FateResolved { .. } => 500,
        Event::DieAdded { .. } | Event::DieRemoved { .. } => 350,
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
        // The dice go up soon after they are chosen.
        (_, Answer::Reroll(_)) => 190,
        (What::Roll, _) => 90,
        (_, Answer::RestInDefaultOrder | Answer::Group(_)) => 0,
        (_, Answer::Done) => 60,
        _ => 260,
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
            | Event::SpecialRolled { .. }
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
