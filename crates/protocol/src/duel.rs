//! King of Tokyo: Duel in words for programs: positions, answers, questions and events with the names of the
//! rule file.

mod actions;
mod describe;
mod event;
mod position;

pub use actions::Numbering;
#[cfg(test)]
pub(crate) use event::what_said;
pub use position::Position;
pub use table::notation::duel::{Die, Pick, Place, Said, Use, Ware};

use super::describe::Descriptions;
use super::error::{Code, Error, Result};
use super::game::{Laid, Protocol};
use super::listing::{self, Alike, Summed};
use super::position::yes;
use engine::Seat;
use engine::duel::{Answer, Event, Face, Monster, Setup, State, What};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::notation::duel::slug::{self, MonsterSlug};
use table::notation::said::dice_of;

/// A new table: the fields of `new`.
#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DuelTable")]
pub struct Table {
    /// The two monsters, in seat order.
    #[schemars(with = "[MonsterSlug; 2]")]
    pub monsters: [Monster; 2],
    /// Who begins; the dice decide if it is not said.
    #[serde(default)]
    pub first: Option<u8>,
    /// Questions with one legal answer resolve by themselves.
    #[serde(default = "yes")]
    pub automatic: bool,
}

impl Protocol for State {
    const OWN_FIELDS: &'static [&'static str] = &["monsters", "automatic", "markers", "buzz"];
    type Table = Table;
    type Numbers = Numbering;
    type Position = Position;

    fn start(table: Table) -> Result<Self> {
        let setup = Setup {
            monsters: table.monsters,
            first: table.first.map(Seat),
            automatic: table.automatic,
        };
        setup
            .start()
            .map_err(|error| Error::new(Code::BadTable, error.to_string()))
    }

    fn lay(position: Position) -> Result<Laid<Self>> {
        position.lay()
    }

    fn position(&self, coming: &[Answer]) -> Position {
        Position::whole(self, coming)
    }

    fn seen(&self, _viewer: Option<Seat>) -> Position {
        Position::told(self)
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
        matches!(State::question(self).what, What::Reveal { .. })
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
        Numbering::default()
    }

    fn list(&self, answers: &[Answer], weights: &[u64], full: bool) -> Map<String, Value> {
        let dice = dice_of(self.rerollable());
        let alike = |answer| match answer {
            Answer::Faces(dice) => Alike::Throw(dice.len()),
            Answer::Reroll(_) => Alike::Reroll,
            _ => Alike::Not,
        };
        let summed = Summed {
            faces: json!(Said::of(Answer::Faces(Face::ALL.into_iter().collect())).faces),
            any_of: dice.into_iter().map(usize::from).collect(),
        };
        listing::list(answers, weights, full, summed, alike, |answer| {
            event::legal_said(self, answer)
        })
    }
}
