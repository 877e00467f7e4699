//! What a game must be able to say and to hear before the protocol can speak of it.

use super::actions::Numbers;
use super::describe::Descriptions;
use super::error::Result;
use bots::BotGame;
use engine::{Audience, Game, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::collections::VecDeque;
use table::notation::Notation;

/// A game with words for programs.
pub trait Protocol: Notation + BotGame + PartialEq + std::fmt::Debug {
    /// The fields of a table that no other game has: in a position, and beside it in `new`.
    const OWN_FIELDS: &'static [&'static str];
    /// What is said about a new table, besides who answers for Nature.
    type Table: Clone + DeserializeOwned + JsonSchema;
    /// How its answers are numbered.
    type Numbers: Numbers<Self>;
    /// A whole position.
    type Position: Serialize + DeserializeOwned + JsonSchema;

    /// The first position of a new table.
    ///
    /// # Errors
    /// When there is no such table.
    fn start(table: Self::Table) -> Result<Self>;

    /// What Nature is known to turn over at a new table, if an order was agreed on.
    ///
    /// # Errors
    /// When it cannot be turned over there.
    fn coming(table: &Self::Table, start: &Self) -> Result<Vec<Self::Answer>> {
        let _ = (table, start);
        Ok(Vec::new())
    }

    /// The position that is described, with what follows from it by itself.
    ///
    /// # Errors
    /// When such a position cannot be.
    fn lay(position: Self::Position) -> Result<Laid<Self>>;

    /// This position in words; `coming` is what the deck is known to bring. [`Protocol::lay`] understands it.
    fn position(&self, coming: &[Self::Answer]) -> Self::Position;

    /// The position as `viewer` may know it. It leaves out what cannot be known and cannot be laid.
    fn seen(&self, viewer: Option<Seat>) -> Self::Position;

    /// The open question, with what is needed to answer it.
    fn question(&self) -> Map<String, Value>;

    /// A deck that has been shuffled openly: what the coming reveals will be. `None` when something else is
    /// said.
    ///
    /// # Errors
    /// When the deck does not hold these cards.
    fn shuffled(&self, said: &Self::Said) -> Result<Option<Vec<Self::Answer>>>;

    /// Is Nature asked for the next card of the deck?
    fn draws(&self) -> bool;

    /// Which of the cards that are known to come is the next one that Nature turns over, if it is asked for
    /// one of them.
    fn drawn(&self, coming: &VecDeque<Self::Answer>) -> Option<usize> {
        (self.draws() && !coming.is_empty()).then_some(0)
    }

    /// What happened, in words.
    fn tell(event: Self::Event, start: &Self) -> Map<String, Value>;

    /// What the game says, described field by field.
    fn descriptions() -> Descriptions;

    /// The numbering of all that seats can say at this table.
    fn numbers(&self) -> Self::Numbers;

    /// The legal answers in words, Nature's each with its weight ([`Game::weights`]). Where they are many and
    /// alike, `full` alone lists each of them.
    fn list(&self, answers: &[Self::Answer], weights: &[u64], full: bool) -> Map<String, Value>;
}

/// A position that was described.
#[derive(Debug, Clone, PartialEq)]
pub struct Laid<G: Game> {
    /// It, at the first question.
    pub state: G,
    /// What Nature is known to answer next when a card leaves the deck.
    pub coming: Vec<G::Answer>,
    /// What has happened between what was described and the first question.
    pub events: Vec<G::Event>,
}

/// Who is told something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Viewer {
    /// Everything is told.
    Referee,
    /// What this seat may know.
    Seat(Seat),
}

impl Viewer {
    /// May it be told what this audience may learn?
    #[must_use]
    pub fn is_in(self, audience: Audience) -> bool {
        match self {
            Self::Referee => true,
            Self::Seat(seat) => audience.includes(Some(seat)),
        }
    }

    /// The event as it may be told.
    pub fn hears<G: Game>(self, event: G::Event) -> Option<G::Event> {
        match self {
            Self::Referee => Some(event),
            Self::Seat(seat) => G::seen_by(event, Some(seat)),
        }
    }
}
