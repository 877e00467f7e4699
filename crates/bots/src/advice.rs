//! Advice: what each answer is worth, for the people at the table.
//!
//! Start at [`Advisor`]. Deliberately absent: words, and how much of the list anybody wants to read.

use super::Stop;
use super::search::WinProbabilities;
use engine::{Game, View};

/// An answer with what it comes to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Advised<A> {
    /// The answer.
    pub answer: A,
    /// The chance to win after it, from 0 to 1.
    pub worth: f32,
}

/// Somebody who weighs the answers of a seat by what this seat may see.
pub trait Advisor<G: Game>: Send {
    /// The answers worth considering with the chance of the viewer to win after each, best first. `None` when
    /// stopped, or when the viewer is not asked. At a roll there is one for every set of faces to keep.
    fn advise(&mut self, seen: &View<G>, stop: &Stop) -> Option<Vec<Advised<G::Answer>>>;

    /// What one answer of the viewer is worth, whether it is listed or not; `None` when stopped, or when it is
    /// not offered.
    fn worth(&mut self, seen: &View<G>, answer: G::Answer, stop: &Stop) -> Option<f32>;

    /// The chance of every seat to win in this position as onlookers see it, whoever's view it is; `None` when
    /// stopped.
    fn win_probabilities(&mut self, seen: &View<G>, stop: &Stop) -> Option<WinProbabilities>;
}
