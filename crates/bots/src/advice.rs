//! Advice: what each answer is worth, for the people at the table.
//!
//! Start at [`Advisor`]. Deliberately absent: words, and how much of the list anybody wants to read.

use super::Stop;
use super::search::WinProbabilities;
use engine::{Game, Seat};

/// An answer with what it comes to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Advised<A> {
    /// The answer.
    pub answer: A,
    /// The chance to win after it, from 0 to 1.
    pub worth: f32,
}

/// Somebody who weighs the answers of a seat.
pub trait Advisor<G: Game>: Send {
    /// The answers worth considering with the chance of `seat` to win after each, best first. `None` when
    /// stopped, or when the seat is not asked. At a roll there is one for every set of faces to keep.
    fn advise(&mut self, seen: &G, seat: Seat, stop: &Stop) -> Option<Vec<Advised<G::Answer>>>;

    /// What one answer is worth, whether it is listed or not; `None` when stopped, or when it is not offered.
    fn worth(&mut self, seen: &G, seat: Seat, answer: G::Answer, stop: &Stop) -> Option<f32>;

    /// The chance of every seat to win in this position as onlookers see it; `None` when stopped.
    fn win_probabilities(&mut self, seen: &G, stop: &Stop) -> Option<WinProbabilities>;
}
