//! King of Tokyo in words for programs: positions, answers, questions and events with the names of the rule
//! files.

mod actions;
mod describe;
mod event;
mod position;

pub use actions::Numbering;
#[cfg(test)]
pub(crate) use event::what_said;
pub use position::Position;
pub use table::notation::classic::slug::{Card, Face};
pub use table::notation::classic::{Hearts, Pick, Said, Use};

use super::describe::Descriptions;
use super::desk::fields;
use super::error::{Code, Error, Result};
use super::game::{Laid, Protocol};
use super::listing::{self, Alike, Summed};
use engine::classic::{Answer, Event, Face as FaceOf, Monster, Options, Setup, Spot, State, What};
use engine::{Game, Seat, Seats};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::VecDeque;
use table::notation::classic::slug;

/// A new table: the fields of `new`.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The monsters, in seat order.
    #[schemars(with = "Vec<slug::MonsterSlug>")]
    pub seats: Vec<Monster>,
    /// What the table agrees on; what is left out is as in the base game.
    #[serde(default)]
    #[schemars(with = "table::notation::classic::Agreed")]
    pub options: Options,
    /// Who begins; the dice decide if it is not said.
    #[serde(default)]
    pub first: Option<u8>,
    /// The curses in the order in which they are turned over, as many as are agreed on.
    #[serde(default)]
    pub curses: Vec<Card>,
}

impl Protocol for State {
    const OWN_FIELDS: &'static [&'static str] = &["options", "gauge", "next_key"];
    type Table = Table;
    type Numbers = Numbering;
    type Position = Position;

    fn start(table: Table) -> Result<Self> {
        let setup = Setup {
            monsters: table.seats,
            options: table.options,
            first: table.first.map(Seat),
        };
        let bad = |sentence: String| Error::new(Code::BadTable, sentence);
        let start = setup.start().map_err(|error| bad(error.to_string()))?;
        start.check().map_err(bad)?;
        Ok(start)
    }

    fn coming(table: &Table, start: &Self) -> Result<Vec<Answer>> {
        position::order(start, &table.curses).map_err(|error| error.within("curses"))
    }

    fn lay(position: Position) -> Result<Laid<Self>> {
        position.lay()
    }

    fn position(&self, coming: &[Answer]) -> Position {
        Position::whole(self, coming)
    }

    fn seen(&self, viewer: Option<Seat>) -> Position {
        Position::seen(self, viewer)
    }

    fn question(&self) -> Map<String, Value> {
        event::question(self)
    }

    fn shuffled(&self, said: &Said) -> Result<Option<Vec<Answer>>> {
        let Some(order) = &said.deck else { return Ok(None) };
        said.only_one()?;
        position::order(self, order)
            .map(Some)
            .map_err(|error| error.within("deck"))
    }

    fn draws(&self) -> bool {
        matches!(
            self.question().what,
            What::Reveal {
                spot: Spot::Market(_)
                    | Spot::Peek(_)
                    | Spot::Next
                    | Spot::Draft(_)
                    | Spot::Evolution(_)
                    | Spot::Curse
            }
        )
    }

    /// The decks of the monsters and that of the power cards are told in one list: each gives its own cards,
    /// in their order.
    fn drawn(&self, coming: &VecDeque<Answer>) -> Option<usize> {
        let What::Reveal { spot } = self.question().what else {
            return None;
        };
        if !self.draws() {
            return None;
        }
        let evolutions = matches!(spot, Spot::Draft(_) | Spot::Evolution(_));
        coming.iter().position(|answer| match answer {
            Answer::Card(card) if spot == Spot::Curse => card.law().is_some() && self.offers(*answer),
            Answer::Card(card) if evolutions => card.evolution().is_some() && self.offers(*answer),
            Answer::Card(card) => card.evolution().is_none() && card.law().is_none(),
            _ => false,
        })
    }

    fn tell(event: Event, start: &Self) -> Map<String, Value> {
        event::tell(event, start)
    }

    fn descriptions() -> Descriptions {
        Descriptions {
            events: describe::EVENTS,
            questions: describe::QUESTIONS,
            beside: describe::BESIDE,
            outcome: describe::OUTCOME,
        }
    }

    fn numbers(&self) -> Numbering {
        Numbering::of(self.options())
    }

    fn list(&self, answers: &[Answer], weights: &[u64], full: bool) -> Map<String, Value> {
        let special = usize::from(self.berserk_die().is_some()) + usize::from(self.fate().is_some());
        let free = |die: &usize| self.offers(Answer::Reroll(1 << die));
        let dice = (0..self.turn().dice.len() + special).filter(free).collect();
        let alike = |answer| match answer {
            Answer::Faces(dice) => Alike::Throw(dice.len()),
            Answer::Reroll(_) => Alike::Reroll,
            _ => Alike::Not,
        };
        let summed = Summed {
            faces: json!(Said::of(Answer::Faces(FaceOf::ALL.into_iter().collect())).faces),
            any_of: dice,
        };
        listing::list(answers, weights, full, summed, alike, |answer| {
            fields(json!({ "answer": Said::of(answer) }))
        })
    }
}

/// The numbers of some seats.
fn seats(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}
