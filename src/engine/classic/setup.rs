//! Monsters, seats and options become a first position (`core.md` 1.1).

use super::agenda::Task;
use super::cards;
use super::question::Question;
use super::state::{MARKET, MAX_SEATS, Monster, Place, Player, State};
use crate::engine::Seat;
use serde::{Deserialize, Serialize};

/// What the table agreed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// Energy in place of stars for Tokyo when exactly two monsters start (`core.md` 1.5).
    pub two_player_variant: bool,
    /// Questions with exactly one legal answer resolve by themselves (`core.md` 2.1).
    pub automatic: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            two_player_variant: true,
            automatic: true,
        }
    }
}

/// A table before the first throw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The monsters, in seat order.
    pub monsters: Vec<Monster>,
    /// What the table agreed on.
    pub options: Options,
}

/// The table cannot be set up like this.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("{0} seats: King of Tokyo is played by 2 to 6")]
    Seats(usize),
    /// A monster sits twice.
    #[error("{} was chosen twice: every seat takes a different monster", .0.slug())]
    SameMonster(Monster),
}

impl Setup {
    /// A table of the first `seats` monsters of the box with the default options.
    ///
    /// # Errors
    /// [`SetupError::Seats`] unless 2 to 6.
    pub fn of(seats: usize) -> Result<Self, SetupError> {
        if !(2..=MAX_SEATS).contains(&seats) {
            return Err(SetupError::Seats(seats));
        }
        Ok(Self {
            monsters: Monster::ALL[..seats].to_vec(),
            options: Options::default(),
        })
    }

    /// The first position. Nature is asked first: for the market, then for the throw for the first turn.
    ///
    /// # Errors
    /// [`SetupError`] for a wrong number of seats or a monster chosen twice.
    pub fn start(&self) -> Result<State, SetupError> {
        let seats = self.monsters.len();
        if !(2..=MAX_SEATS).contains(&seats) {
            return Err(SetupError::Seats(seats));
        }
        for (index, monster) in self.monsters.iter().enumerate() {
            if self.monsters[..index].contains(monster) {
                return Err(SetupError::SameMonster(*monster));
            }
        }
        let mut players = [Player::default(); MAX_SEATS];
        for (player, monster) in players.iter_mut().zip(&self.monsters) {
            *player = Player {
                monster: *monster,
                alive: true,
                hearts: 10,
                place: Place::Outside,
                ..Player::default()
            };
        }
        let mut state = State {
            options: self.options,
            seats: seats as u8,
            players,
            market: [None; MARKET],
            bag: cards::base_deck(),
            known: Default::default(),
            discard: Default::default(),
            in_play: Default::default(),
            resolving: Default::default(),
            next_key: 1,
            turn: Default::default(),
            order: Seat(0),
            penalty: 0,
            queued: Default::default(),
            hits: Default::default(),
            beside: Default::default(),
            revealed: 0,
            begun: false,
            first: Default::default(),
            agenda: Default::default(),
            asks: Question::NONE,
            outcome: None,
        };
        state.first.running = state.living();
        state.agenda.push(Task::FirstThrow(Seat(0)));
        for slot in (0..MARKET as u8).rev() {
            state.agenda.push(Task::Refill(slot));
        }
        state.begin();
        Ok(state)
    }
}
