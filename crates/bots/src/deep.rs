//! One turn further: a position in which a turn begins is worth what comes of that turn when it is planned exactly. What Master
//! adds where it pays ([`Levels::further`]): every final roll of its own is followed by the whole next turn of whoever is next.
//!
//! Decisions on the way are still made by the plain value; only where they lead is looked at so closely.

use super::Stop;
use super::learned::share_out_rest;
use super::levels::Levels;
use super::rolls::{Plans, Rolls, Throws};
use super::search::{Judge, Shares};
use engine::{Asked, Seat};

/// Answers given by habit until the dice of the turn are thrown.
const STEPS: usize = 6;

/// A judge that plays the next turn before it judges.
#[derive(Debug, Clone)]
pub struct Deep<J> {
    judge: J,
    seed: u64,
}

impl<J> Deep<J> {
    /// Looks one turn further than `judge`.
    #[must_use]
    pub const fn new(judge: J, seed: u64) -> Self {
        Self { judge, seed }
    }
}

impl<G: Levels, J: Judge<G>> Judge<G> for Deep<J> {
    fn shares(&self, state: &G) -> Shares {
        self.judge.shares(state)
    }

    fn is_deep(&self, state: &G) -> bool {
        state.further()
    }

    fn deep(&self, state: &G, stop: &Stop, work: &mut u32) -> Option<Shares> {
        let shallow = self.judge.shares(state);
        let mover = state.mover();
        if state.asks() == Asked::NoOne || !state.rests() || !state.hopeful().contains(mover) {
            return Some(shallow);
        }
        let Some(thrown) = thrown(state, mover) else {
            return Some(shallow);
        };
        let mut rolls = Rolls {
            seed: self.seed,
            judge: &self.judge,
            stop,
            plans: &mut Plans::default(),
        };
        match rolls.turn(&thrown, mover, work) {
            Some((worth, along)) => {
                let mut shares = along.unwrap_or(shallow);
                share_out_rest(&mut shares, mover, worth);
                Some(shares)
            }
            None if stop.asked() => None,
            None => Some(shallow),
        }
    }
}

/// The position in which all dice of the turn are about to be thrown, if what comes before is soon done.
fn thrown<G: Throws>(state: &G, mover: Seat) -> Option<G> {
    let mut state = state.clone();
    for _ in 0..STEPS {
        if state.thrown() != 0 {
            return Some(state);
        }
        if state.asks() != Asked::Seat(mover) {
            return None;
        }
        state.apply(state.habit()?).ok()?;
    }
    None
}
