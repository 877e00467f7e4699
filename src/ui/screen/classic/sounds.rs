//! What is heard of the classic game.

use crate::ui::frame::ending;
use engine::Seats;
use engine::classic::{Event, Piece, State};
use sound::Effect;

/// The sound of an event, for the people at the table; `after` is the position right after it.
#[must_use]
pub(super) fn of(event: &Event, after: &State, people: Seats) -> Option<Effect> {
    Some(match event {
        Event::TurnStarted { seat, .. } if people.contains(*seat) => Effect::Turn,
        Event::FirstPlayerRoll { .. }
        | Event::DiceRolled { .. }
        | Event::DieRerolled { .. }
        | Event::SpecialRolled { .. }
        | Event::BesideRolled { .. } => Effect::Dice,
        Event::DieChanged { .. } | Event::DieAdded { .. } | Event::DieRemoved { .. } => Effect::Keep,
        Event::PieceTaken { piece, .. } if piece.piece() == Some(Piece::Berserk) => Effect::Claw,
        Event::PieceTaken { piece, .. } if matches!(piece.piece(), Some(Piece::Floor(_))) => Effect::Crown,
        Event::StarsChanged { delta, .. } if *delta > 0 => Effect::Star,
        Event::EnergyChanged { delta, .. } if *delta > 0 => Effect::Cube,
        Event::EnergyChanged { delta, .. } if *delta < 0 => Effect::Spend,
        Event::LifeGained { delta, .. } if *delta > 0 => Effect::Heal,
        Event::LifeLost { .. } => Effect::Claw,
        Event::YieldChosen { .. } => Effect::Yield,
        Event::EnteredTokyo { .. } => Effect::Crown,
        Event::CardBought { .. }
        | Event::CardStolen { .. }
        | Event::CostumeKept { .. }
        | Event::EvolutionPlayed { .. }
        | Event::EvolutionMoved { .. }
        | Event::EvolutionTaken { .. }
        | Event::PieceTaken { .. }
        | Event::CultistGained { .. }
        | Event::FormFlipped { .. }
        | Event::CurseRevealed { .. }
        | Event::TileTaken { .. } => Effect::Card,
        Event::Eliminated { .. } => Effect::Elimination,
        Event::GameEnded { .. } => {
            let winners = after.outcome().map_or(Seats::NONE, |outcome| outcome.winners);
            ending(winners, people)
        }
        _ => return None,
    })
}
