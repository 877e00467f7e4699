//! What an answer would lead to: it is tried on a copy, and what happens until somebody is asked again is
//! read from the events. Dice and cards are never foreseen; a card that fills the market on the way is any
//! card.

use crate::ui::widget::duel::Pull;
use engine::duel::{Answer, Bonus, Ending, Event, State, What};
use engine::{Asked, Game, Seat};

/// What an answer leads to, as far as nothing is left to chance or to another decision.
#[derive(Debug, Clone)]
pub struct Foresight {
    seat: Seat,
    /// Each event, and the position right after it.
    events: Vec<(Event, State)>,
}

impl Foresight {
    /// What `answer` of `seat` leads to.
    #[must_use]
    pub fn of(state: &State, seat: Seat, answer: Answer) -> Self {
        let mut after = *state;
        let mut events = Vec::new();
        let mut next = Some(answer);
        while let Some(said) = next.take() {
            let heard = after.apply_telling(said, &mut |event, state| events.push((event, *state)));
            if heard.is_ok()
                && after.asks() == Asked::Nature
                && matches!(after.question().what, What::Reveal { .. })
            {
                // Which card comes makes no difference to what the answer itself does.
                next = after.deck().iter().next().map(Answer::Card);
            }
        }
        // What is answered without asking is no longer the doing of this answer.
        let mut decisions = 0;
        let own = events.iter().position(|(event, _)| {
            decisions += u8::from(matches!(event, Event::DecisionMade { .. }));
            decisions > 1
        });
        events.truncate(own.unwrap_or(events.len()));
        Self { seat, events }
    }

    fn each(&self) -> impl Iterator<Item = &Event> {
        self.events.iter().map(|(event, _)| event)
    }

    /// How the game ends with it, and whether the one who looks ahead wins.
    #[must_use]
    pub fn end(&self) -> Option<(Ending, bool)> {
        self.each().find_map(|event| match event {
            Event::GameEnded { outcome } => Some((outcome.ending, outcome.winner == self.seat)),
            _ => None,
        })
    }

    /// Does it win?
    #[must_use]
    pub fn wins(&self) -> bool {
        self.end().is_some_and(|(_, won)| won)
    }

    /// Does it lose?
    #[must_use]
    pub fn loses(&self) -> bool {
        self.end().is_some_and(|(_, won)| !won)
    }

    /// Does it cost a card in play, energy, a token or the rest of the turn?
    #[must_use]
    pub fn gives_up(&self) -> bool {
        self.each().any(|event| match event {
            Event::CardLost { seat, .. } | Event::EnergyPaid { seat, .. } | Event::TokenSpent { seat } => {
                *seat == self.seat
            }
            Event::TurnStarted { .. } => true,
            _ => false,
        })
    }

    /// The markers that are pulled, each with its whole way and what lies on it.
    #[must_use]
    pub fn pulls(&self) -> Vec<Pull> {
        let mut pulls: Vec<Pull> = Vec::new();
        for (event, after) in &self.events {
            match *event {
                Event::Pulled {
                    seat,
                    track,
                    from,
                    to,
                    ..
                } => {
                    let bonus = after.bonus_at(track, to).map_or(Bonus::Blank, |(_, bonus)| bonus);
                    let same = pulls
                        .iter_mut()
                        .find(|pull| (pull.track, pull.seat) == (track, seat));
                    match same {
                        Some(pull) => pull.stops.push((to, bonus)),
                        None => pulls.push(Pull {
                            seat,
                            track,
                            from,
                            stops: vec![(to, bonus)],
                            wins: None,
                        }),
                    }
                }
                Event::GameEnded { outcome } if outcome.ending != Ending::Knockout => {
                    if let Some(last) = pulls.last_mut() {
                        last.wins = Some(outcome.ending);
                    }
                }
                _ => {}
            }
        }
        pulls
    }
}
