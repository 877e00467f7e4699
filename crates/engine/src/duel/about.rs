//! What an open question is about, read from what waits: for whoever shows the question or says it to a
//! program.

use super::agenda::{Effect, Frame};
use super::buzz::{Bonus, Buzz};
use super::cards::CardId;
use super::event::Cause;
use super::question::What;
use super::state::State;
use crate::Seat;

impl State {
    /// The card or power that asks now, or throws against a packet: its line, with what it counts and what
    /// was chosen.
    #[must_use]
    pub fn asking(&self) -> Option<&Frame> {
        match (self.asks.what, self.agenda.last()) {
            (
                What::May { .. } | What::Choose { .. } | What::ThrowAgainst { .. },
                Some(Effect::Line(frame)),
            ) => Some(frame),
            _ => None,
        }
    }

    /// The packet against which dice are thrown now: on whom, how many hits, and whence it comes.
    #[must_use]
    pub fn landing(&self) -> Option<(Seat, u8, Cause)> {
        let What::ThrowAgainst { .. } = self.asks.what else {
            return None;
        };
        self.agenda.iter().rev().find_map(|effect| match effect {
            Effect::Packet { to, hits, by, .. } => Some((*to, *hits, *by)),
            _ => None,
        })
    }

    /// The Buzz bonus that a card offers to trade for something else now.
    #[must_use]
    pub fn bonus_at_stake(&self) -> Option<(Buzz, Bonus)> {
        self.asking()?;
        match self.agenda.iter().rev().nth(1) {
            Some(Effect::Bonus {
                buzz,
                bonus,
                asked: true,
                ..
            }) => Some((*buzz, *bonus)),
            _ => None,
        }
    }

    /// The card in the middle of its purchase.
    #[must_use]
    pub fn purchase(&self) -> Option<CardId> {
        self.agenda.iter().rev().find_map(|effect| match effect {
            Effect::Settle(card, _) => Some(*card),
            _ => None,
        })
    }
}
