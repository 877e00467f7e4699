//! What is counted of Duel.

use super::{Counted, Goal, How, Tally};
use engine::duel::{Ending, Event, State, Track};
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
            Event::Pulled { seat, .. } => tally.gained(seat, 1),
            Event::Hurt { seat, hearts, .. } => {
                // Whoever is hurt in the rival's turn was struck by the rival.
                tally.struck(after.active(), seat, hearts);
                tally.left_with(seat, after.player(seat).health);
            }
            _ => {}
        }
    }
}
