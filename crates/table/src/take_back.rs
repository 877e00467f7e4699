//! What people may take back at a running table.
//!
//! Whatever has taught nobody anything is always free: a slip of the hand is no move. Beyond that a table
//! agrees on what it allows ([`TakeBack`]); whoever goes back meets the same dice and cards again.

use crate::live::LiveTable;
use engine::{Game, Seat, View};
use serde::{Deserialize, Serialize};

/// What a table lets its people take back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TakeBack {
    /// Only what is free: no die was thrown and no card turned over since, and nobody else has answered.
    #[default]
    Off,
    /// The last decision of a person as well, whatever came of it; the one before it only where it is free.
    Last,
    /// Every decision of a person, one after the other, back to the first.
    Anything,
}

impl TakeBack {
    /// Every choice, the strictest first.
    pub const ALL: [Self; 3] = [Self::Off, Self::Last, Self::Anything];

    /// The name on the command line and in files.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Last => "last",
            Self::Anything => "anything",
        }
    }
}

impl std::fmt::Display for TakeBack {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(self.slug())
    }
}

impl std::str::FromStr for TakeBack {
    type Err = ();

    fn from_str(slug: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|how| how.slug() == slug).ok_or(())
    }
}

/// Who has given an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decider {
    /// A person, who was asked.
    Person,
    /// A bot.
    Bot,
    /// Nobody: the table has said for a person what could make no difference.
    Nobody,
}

/// A decision of a person that may be taken back.
#[derive(Debug, Clone)]
pub struct Decision<G: Game> {
    /// How many answers came before it, and are left when it is taken back.
    pub answers: usize,
    /// Whose it was.
    pub seat: Seat,
    /// What was said.
    pub answer: G::Answer,
    /// The position before it, as onlookers saw it.
    pub before: View<G>,
    /// Nobody has learnt anything since, and nobody else has answered.
    pub free: bool,
}

impl<G: Game + PartialEq> LiveTable<G> {
    /// The last decision of a person, if the table lets them take it back; `decider` says who gave an answer
    /// in a position, as the seat itself saw it.
    #[must_use]
    pub fn takes_back(
        &self,
        how: TakeBack,
        decider: impl Fn(Seat, &View<G>) -> Decider,
    ) -> Option<Decision<G>> {
        let (mut free, knows) = (true, self.knowledge());
        let found = self.table.look_back(|answers, state, answer| {
            let Some(seat) = state.speaker(answer) else {
                free = false;
                return (how == TakeBack::Off).then_some(None);
            };
            match decider(seat, &View::of(state, Some(seat))) {
                Decider::Nobody => return None,
                Decider::Bot => {
                    free = false;
                    return (how == TakeBack::Off).then_some(None);
                }
                Decider::Person => {}
            }
            // A card that somebody had looked at may lie open now although Nature was not asked.
            let free = free && knowledge(state) == knows;
            let may = match how {
                TakeBack::Off => free,
                TakeBack::Last => free || answers >= self.table.decided(),
                TakeBack::Anything => true,
            };
            Some(may.then(|| Decision {
                answers,
                seat,
                answer,
                before: View::of(state, None),
                free,
            }))
        });
        found.flatten()
    }

    /// Takes back what [`takes_back`](Self::takes_back) allows, and everything since.
    pub fn take_back(
        &mut self,
        how: TakeBack,
        decider: impl Fn(Seat, &View<G>) -> Decider,
    ) -> Option<Decision<G>> {
        let decision = self.takes_back(how, decider)?;
        self.table.take_back(decision.answers, !decision.free);
        Some(decision)
    }

    fn knowledge(&self) -> Vec<bool> {
        knowledge(self.table.state())
    }
}

/// Which seats know more than an onlooker.
fn knowledge<G: Game + PartialEq>(state: &G) -> Vec<bool> {
    let open = state.view(None);
    (0..state.seats() as u8)
        .map(|seat| state.view(Some(Seat(seat))) != open)
        .collect()
}

#[cfg(test)]
mod tests;
