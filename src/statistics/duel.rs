//! What is counted of Duel.

use super::{Counted, Goal, How, Tally};
use engine::duel::{Buzz, Ending, Event, State, Track};
use table::notation::Notation;

impl Counted for State {
    const GOAL: Goal = Goal::Steps;

    fn edition(_: &<Self as Notation>::Options) -> Option<String> {
        None
    }

    fn how(&self) -> Option<How> {
        Some(match self.outcome()?.ending {
            Ending::Victory(Track::Fame) => How::Fame,
            Ending::Victory(Track::Destruction) => How::Destruction,
            Ending::Spotlight => How::Spotlight,
            Ending::Knockout => How::Knockout,
        })
    }

    fn take_in(tally: &mut Tally, event: &Event, after: &Self) {
        match *event {
            Event::TurnStarted { .. } => tally.turn_begins(),
            Event::Bought { seat, card, .. } => tally.bought(seat, card.slug()),
            Event::Pulled { seat, track, .. } => {
                tally.gained(seat, 1);
                tally.had(
                    seat,
                    match track {
                        Track::Fame => "piece-fame",
                        Track::Destruction => "piece-destruction",
                    },
                );
            }
            Event::HeartsGained {
                seat, hearts: 1.., ..
            } => tally.had(seat, "piece-heart"),
            Event::EnergyGained {
                seat, energy: 1.., ..
            } => tally.had(seat, "piece-energy"),
            Event::TokensGained {
                seat, tokens: 1.., ..
            } => tally.had(seat, "piece-dice"),
            // The King has two that are alike.
            Event::BuzzPlaced { seat, buzz, .. } => {
                let buzz = if buzz.is_king() { Buzz::King } else { buzz };
                tally.had(seat, format!("duel-buzz-{}", buzz.slug()));
            }
            Event::Hurt { seat, hearts, .. } => {
                // Whoever is hurt in the rival's turn was struck by the rival.
                tally.struck(after.active(), seat, hearts);
                tally.left_with(seat, after.player(seat).health);
            }
            _ => {}
        }
    }
}
