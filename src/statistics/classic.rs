//! What is counted of King of Tokyo.

use super::{Counted, Goal, How, Tally};
use engine::classic::{Ending, Event, GOAL, State};
use table::notation::classic::Agreed;

impl Counted for State {
    const GOAL: Goal = Goal::Stars;

    fn edition(options: &Agreed) -> Option<String> {
        let said = serde_json::to_value(options.0.edition).ok()?;
        said.as_str().map(str::to_owned)
    }

    fn how(&self) -> Option<How> {
        let outcome = self.outcome()?;
        // Has a card won, before there were enough stars?
        let mut winners = self.all_seats().filter(|seat| outcome.winners.contains(*seat));
        let by_card = winners.all(|seat| self.player(seat).stars < GOAL);
        Some(match outcome.ending {
            Ending::Stars if by_card => How::Card,
            Ending::Stars => How::Stars,
            Ending::Survivor => How::Survival,
            Ending::Roar => How::Roar,
            Ending::Tower => How::Tower,
            Ending::Nobody => How::Nobody,
        })
    }

    fn take_in(tally: &mut Tally, event: &Event, after: &Self) {
        match *event {
            Event::TurnStarted { seat, .. } => {
                tally.turn_begins();
                tally.begins_in_tokyo(seat, after.in_tokyo(seat));
            }
            Event::LeftTokyo { seat, .. } => tally.left_tokyo(seat),
            Event::CardBought { seat, card, .. } => tally.bought(seat, card.slug()),
            Event::CostumeKept { seat, card }
            | Event::EvolutionPlayed { seat, card }
            | Event::CardTaken { seat, card }
            | Event::CardStolen { seat, card, .. }
            | Event::PieceTaken {
                seat, piece: card, ..
            }
            | Event::TileTaken { seat, tile: card } => tally.had(seat, card.slug()),
            Event::StarsChanged { seat, delta, .. } => {
                tally.gained(seat, delta.max(0).unsigned_abs());
                if delta > 0 {
                    tally.had(seat, "piece-star");
                }
            }
            Event::CultistGained { seat, .. } => tally.had(seat, "cultists"),
            // The card of the variant lies in front of everybody: who turns it over has used it.
            Event::FormFlipped { seat, beast: true } => tally.had(seat, "transformation"),
            Event::EnergyChanged { seat, delta: 1.., .. } => tally.had(seat, "piece-energy"),
            Event::LifeGained { seat, delta: 1.., .. } => tally.had(seat, "piece-heart"),
            Event::PoisonChanged { seat, delta: 1.., .. } => tally.had(seat, "piece-poison"),
            Event::ShrinkChanged { seat, delta: 1.., .. } => tally.had(seat, "piece-shrink"),
            Event::WickednessChanged { seat, delta: 1.., .. } => tally.had(seat, "piece-gauge"),
            Event::CopySet { seat, .. } => tally.had(seat, "piece-copy"),
            Event::LifeLost {
                victim,
                amount,
                by,
                now,
                ..
            } => {
                if let Some(by) = by {
                    tally.struck(by, victim, amount);
                }
                tally.left_with(victim, now);
            }
            _ => {}
        }
    }
}
