//! The value of a position of Duel: how much stronger the player whose turn begins is than the other one, as
//! a share of the win. Strength is a sum of terms, each with its worth; what a term is worth depends on whose
//! turn begins.
//!
//! The worths were set by hand, then drawn to what decided some ten thousand games of Normal against itself,
//! and rounded.

use super::terms::{self, Worths};
use super::ways::Ways;
use crate::search::{Evaluator, WinProbabilities};
use engine::Game;
use engine::duel::State;

/// The evaluator with numbers set beforehand.
#[derive(Debug, Clone, Copy)]
pub struct HandSet {
    /// Worth of the terms of the player whose turn begins.
    pub now: [f32; terms::COUNT],
    /// Worth of those of the other one.
    pub later: [f32; terms::COUNT],
    /// Worth of being the one whose turn begins.
    pub turn: f32,
}

/// Differences of strength beyond this are all the same.
const MOST: f32 = 12.0;

impl Default for HandSet {
    fn default() -> Self {
        Self {
            now: NOW.in_a_row(),
            later: LATER.in_a_row(),
            turn: TURN,
        }
    }
}

impl Evaluator<State> for HandSet {
    fn win_probabilities(&self, state: &State) -> WinProbabilities {
        if let Some(scores) = state.scores() {
            return scores.shares;
        }
        let active = state.active();
        let rival = state.rival(active);
        let (ways, mut lead) = (Ways::of(state), self.turn);
        terms::each(state, &ways, active, &mut |term, amount| {
            lead += amount * self.now[term];
        });
        terms::each(state, &ways, rival, &mut |term, amount| {
            lead -= amount * self.later[term];
        });
        let odds = exp_approx(lead.clamp(-MOST, MOST));
        let mut shares = [0.0; 6];
        shares[active.index()] = odds / (1.0 + odds);
        shares[rival.index()] = 1.0 / (1.0 + odds);
        shares
    }
}

/// Grows like the exponential, made of products alone so that every machine agrees.
fn exp_approx(strength: f32) -> f32 {
    let mut growth = 1.0 + strength / 64.0;
    for _ in 0..6 {
        growth *= growth;
    }
    growth
}

/// Worth of being the one whose turn begins.
const TURN: f32 = 1.07;

/// Worths of the player whose turn begins.
const NOW: Worths = Worths {
    health: [
        0.0, -1.58, -1.29, -0.89, -0.51, -0.22, -0.06, 0.11, 0.35, 0.42, 0.59, 0.67, 0.71, 0.73, 0.77, 0.21,
    ],
    steps: [
        0.0, 2.31, 1.13, 0.58, 0.25, 0.1, -0.02, -0.07, -0.16, -0.23, -0.32, -0.44, -0.61, -0.78, -0.85, -0.9,
    ],
    zones: [
        [1.18, 1.02, 0.57, 0.19, 0.0, -0.03, -0.05],
        [0.0, 0.48, 0.21, -0.1, -0.21, -0.23, -0.21],
        [0.0, 0.0, -0.06, -0.27, -0.32, -0.31, -0.29],
        [0.0, 0.0, 0.0, -0.36, -0.45, -0.44, -0.33],
    ],
    energy: [0.11, 0.12, 0.13],
    tokens: 0.18,
    dice: 0.09,
    awaited: -0.1,
    ahead: [0.04, 0.05, 0.15, 0.15, 0.03],
    rules: [
        0.23, 0.56, 0.35, -0.02, -0.09, 0.34, 0.63, 0.06, 0.4, 0.26, -0.79, 0.08, 0.63, 0.47, -0.04, 0.35,
        0.21, 0.03, 0.28, 0.38, 0.06, 0.45, -0.01, 0.35,
    ],
};

/// Worths of the other one.
const LATER: Worths = Worths {
    health: [
        0.0, -2.46, -2.03, -1.55, -1.02, -0.43, -0.06, 0.31, 0.51, 0.7, 0.9, 1.0, 1.11, 1.12, 1.26, 0.66,
    ],
    steps: [
        0.0, 1.63, 0.95, 0.61, 0.33, 0.25, 0.14, 0.07, 0.01, -0.1, -0.23, -0.42, -0.58, -0.86, -0.92, -0.88,
    ],
    zones: [
        [0.85, 0.6, 0.31, 0.15, -0.01, -0.02, 0.08],
        [0.0, 0.3, 0.09, -0.06, -0.14, -0.16, -0.04],
        [0.0, 0.0, -0.1, -0.22, -0.24, -0.23, -0.11],
        [0.0, 0.0, 0.0, -0.28, -0.37, -0.28, -0.13],
    ],
    energy: [0.11, 0.11, 0.12],
    tokens: 0.18,
    dice: 0.06,
    awaited: -0.29,
    ahead: [0.02, 0.07, 0.13, 0.14, 0.27],
    rules: [
        0.22, 0.48, 0.32, 0.0, 0.04, 0.28, 0.53, 0.05, 0.35, 0.23, -0.64, 0.07, 0.51, 0.41, 0.08, 0.3, 0.18,
        0.06, 0.31, 0.37, 0.12, 0.46, 0.02, 0.3,
    ],
};
