//! What is remembered of a game while it is told.

use engine::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// No game has more seats.
const SEATS: usize = 6;

/// The hearts that one monster took from another in one turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow {
    /// How many, at least 1.
    pub hearts: u8,
    /// From which seat.
    pub against: u8,
}

/// What a seat has done in a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeatTally {
    /// The cards that it bought and the Evolutions that it played, in order, as files name them.
    pub cards: Vec<&'static str>,
    /// What else it had in front of it, got, moved or played, each once and in order: costumes, tiles, Evolutions,
    /// Buzz tokens, other tokens and markers. What is no card goes by the id of its words.
    pub had: Vec<Cow<'static, str>>,
    /// The most turns of its own in a row that it began in Tokyo.
    pub reign: u16,
    /// The most that it gained towards the goal in one turn: stars, or steps of a marker.
    pub best_turn: u8,
    /// The most hearts that it took from one other monster in one turn.
    pub blow: Option<Blow>,
    /// The fewest hearts that a wound left it with, none aside.
    pub least_hearts: Option<u8>,
    begun_in_tokyo: u16,
    gained: u8,
    taken: [u8; SEATS],
}

/// What all seats have done so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    seats: Vec<SeatTally>,
}

impl Tally {
    /// Of a game with so many seats.
    #[must_use]
    pub fn new(seats: usize) -> Self {
        Self {
            seats: vec![SeatTally::default(); seats],
        }
    }

    /// What each seat has done, clockwise.
    #[must_use]
    pub fn seats(&self) -> &[SeatTally] {
        &self.seats
    }

    fn of(&mut self, seat: Seat, change: impl FnOnce(&mut SeatTally)) {
        if let Some(tally) = self.seats.get_mut(seat.index()) {
            change(tally);
        }
    }

    /// A turn begins, be it whose it may.
    pub fn turn_begins(&mut self) {
        for tally in &mut self.seats {
            tally.gained = 0;
            tally.taken = [0; SEATS];
        }
    }

    /// The turn of this seat begins, in Tokyo or not.
    pub fn begins_in_tokyo(&mut self, seat: Seat, in_tokyo: bool) {
        self.of(seat, |tally| {
            tally.begun_in_tokyo = if in_tokyo { tally.begun_in_tokyo + 1 } else { 0 };
            tally.reign = tally.reign.max(tally.begun_in_tokyo);
        });
    }

    /// This seat is no longer in Tokyo.
    pub fn left_tokyo(&mut self, seat: Seat) {
        self.of(seat, |tally| tally.begun_in_tokyo = 0);
    }

    /// This seat bought a card.
    pub fn bought(&mut self, seat: Seat, card: &'static str) {
        self.of(seat, |tally| tally.cards.push(card));
    }

    /// This seat got something without buying it.
    pub fn had(&mut self, seat: Seat, thing: impl Into<Cow<'static, str>>) {
        let thing = thing.into();
        self.of(seat, |tally| {
            if !tally.had.contains(&thing) {
                tally.had.push(thing);
            }
        });
    }

    /// This seat came so much closer to the goal.
    pub fn gained(&mut self, seat: Seat, gain: u8) {
        self.of(seat, |tally| {
            tally.gained = tally.gained.saturating_add(gain);
            tally.best_turn = tally.best_turn.max(tally.gained);
        });
    }

    /// One seat took hearts from another one.
    pub fn struck(&mut self, by: Seat, victim: Seat, hearts: u8) {
        if by == victim || hearts == 0 || victim.index() >= SEATS {
            return;
        }
        self.of(by, |tally| {
            let taken = &mut tally.taken[victim.index()];
            *taken = taken.saturating_add(hearts);
            if tally.blow.is_none_or(|blow| blow.hearts < *taken) {
                tally.blow = Some(Blow {
                    hearts: *taken,
                    against: victim.0,
                });
            }
        });
    }

    /// A wound has left this seat with so many hearts.
    pub fn left_with(&mut self, seat: Seat, hearts: u8) {
        if hearts > 0 {
            self.of(seat, |tally| {
                tally.least_hearts = Some(tally.least_hearts.map_or(hearts, |least| least.min(hearts)));
            });
        }
    }
}
