//! Two monsters become a first position (`duel.md` §2).

use super::agenda::Phase;
use super::buzz;
use super::cards::Cards;
use super::power::Monster;
use super::question::Question;
use super::state::{MARKET, Player, State, Turn, rival_of};
use super::track::Space;
use crate::parts::Shelf;
use crate::{Seat, Whole};
use serde::{Deserialize, Serialize};

/// What is settled before the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Setup {
    /// The monsters, by seat; two different ones.
    pub monsters: [Monster; 2],
    /// Who takes the first turn; `None` lets the dice say.
    pub first: Option<Seat>,
    /// Questions with one legal answer resolve by themselves.
    pub automatic: bool,
}

/// Why there is no such table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Both players chose the same monster.
    #[error("both players have the same monster; choose two different ones")]
    SameMonster,
    /// The first seat is not at the table.
    #[error("there is no such seat; the two seats are 0 and 1")]
    NoSuchSeat,
}

impl Setup {
    /// A table of these monsters; dice say who begins.
    #[must_use]
    pub const fn of(monsters: [Monster; 2]) -> Self {
        Self {
            monsters,
            first: None,
            automatic: true,
        }
    }

    /// The same table with this seat taking the first turn.
    #[must_use]
    pub const fn first(mut self, seat: Seat) -> Self {
        self.first = Some(seat);
        self
    }

    /// The first position: Nature is asked for the cards of the market.
    ///
    /// # Errors
    /// [`SetupError`] when there is no such table.
    pub fn start(&self) -> Result<State, SetupError> {
        if self.monsters[0] == self.monsters[1] {
            return Err(SetupError::SameMonster);
        }
        if self.first.is_some_and(|seat| seat.0 > 1) {
            return Err(SetupError::NoSuchSeat);
        }
        let mut state = State {
            whole: Whole,
            players: self.monsters.map(Player::new),
            first: self.first.unwrap_or_default(),
            markers: [Space::START; 2],
            buzz: [None; buzz::COUNT],
            market: [None; MARKET],
            deck: Cards::ALL,
            discard: Cards::default(),
            turn: Turn::of(self.first.unwrap_or_default(), u16::from(self.first.is_some())),
            phase: Phase::Deal(0),
            agenda: Shelf::new(),
            asks: Question::NONE,
            outcome: None,
            first_claws: 0,
            automatic: self.automatic,
            begun: false,
        };
        if let Some(first) = self.first {
            state.player_mut(rival_of(first)).energy = 1;
        }
        state.begin();
        Ok(state)
    }
}
