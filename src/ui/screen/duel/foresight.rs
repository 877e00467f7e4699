//! What an answer would lead to: it is tried on a copy, and what happens until somebody is asked again is read from the
//! events. Dice and cards are never foreseen; a card that fills the market on the way is any card.

use crate::engine::duel::{Answer, Ending, Event, Space, State, Track, What};
use crate::engine::{Asked, Game, Seat};

/// What an answer leads to, as far as nothing is left to chance.
#[derive(Debug, Clone)]
pub struct Foresight {
    /// Who looks ahead.
    pub seat: Seat,
    /// What happens, in order.
    pub events: Vec<Event>,
    /// The position then.
    pub after: State,
    /// Dice come next: what happens then nobody knows.
    pub open: bool,
}

/// A pull that is foreseen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pull {
    /// Who pulls.
    pub seat: Seat,
    /// Which marker.
    pub track: Track,
    /// Where it stands now.
    pub from: Space,
    /// Every space on the way, the last one included.
    pub path: Vec<Space>,
}

impl Foresight {
    /// What `answer` of `seat` leads to.
    #[must_use]
    pub fn of(state: &State, seat: Seat, answer: Answer) -> Self {
        let mut after = *state;
        let mut events = Vec::new();
        let mut open = false;
        let mut next = Some(answer);
        while let Some(said) = next.take() {
            let heard = after.apply_telling(said, &mut |event, _| events.push(event));
            if heard.is_err() {
                break;
            }
            next = match (after.asks(), after.question().what) {
                // Which card comes makes no difference to what the answer itself does.
                (Asked::Nature, What::Reveal { .. }) => after.deck().iter().next().map(Answer::Card),
                (Asked::Nature, _) => {
                    open = true;
                    None
                }
                (Asked::Seat(_) | Asked::NoOne, _) => None,
            };
        }
        // A turn that ends brings the next one: that is no consequence to be told.
        let passes = events.iter().position(|event| matches!(event, Event::TurnStarted { .. }));
        events.truncate(passes.unwrap_or(events.len()));
        Self {
            seat,
            events,
            after,
            open,
        }
    }

    /// How the game ends with it, and whether the one who looks ahead wins.
    #[must_use]
    pub fn end(&self) -> Option<(Ending, bool)> {
        self.events.iter().find_map(|event| match event {
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

    /// Does it cost a card in play, or the rest of the turn?
    #[must_use]
    pub fn gives_up(&self, before: &State) -> bool {
        let loses_a_card = before
            .player(self.seat)
            .kept
            .iter()
            .any(|card| !self.after.player(self.seat).kept.has(*card));
        let active = before.active() == self.seat;
        loses_a_card || active && self.after.turn().number != before.turn().number
    }

    /// The markers that are pulled, each once with its whole way.
    #[must_use]
    pub fn pulls(&self) -> Vec<Pull> {
        let mut pulls: Vec<Pull> = Vec::new();
        for event in &self.events {
            let Event::Pulled {
                seat,
                track,
                from,
                to,
                ..
            } = *event
            else {
                continue;
            };
            match pulls.iter_mut().find(|pull| pull.track == track && pull.seat == seat) {
                Some(pull) => pull.path.push(to),
                None => pulls.push(Pull {
                    seat,
                    track,
                    from,
                    path: vec![to],
                }),
            }
        }
        pulls
    }

    /// Hearts that a seat loses.
    #[must_use]
    pub fn hurt(&self, of: Seat) -> u8 {
        self.events
            .iter()
            .map(|event| match event {
                Event::Hurt { seat, hearts, .. } if *seat == of => *hearts,
                _ => 0,
            })
            .fold(0, u8::saturating_add)
    }
}
