//! The value of a position of Duel: how much stronger the player whose turn begins is than the other one, as a share of the
//! win. Strength is a sum of terms, each with its worth; what a term is worth depends on whose turn begins.

use super::terms;
use crate::bots::search::{Judge, Shares};
use crate::engine::Game;
use crate::engine::duel::State;

/// The judge with numbers set beforehand.
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
        let mut worth = [0.0; terms::COUNT];
        for health in 0..16 {
            worth[terms::HEALTH + health] = 1.8 - 6.0 / (health as f32 + 1.5);
        }
        for steps in 0..16 {
            worth[terms::STEPS + steps] = 6.0 / (steps as f32 + 1.5);
        }
        for near in 0..4 {
            for far in 0..7 {
                worth[terms::ZONES + 7 * near + far] = 6.0 / (near as f32 + far as f32 + 1.5);
            }
        }
        worth[terms::ENERGY..terms::ENERGY + 3].copy_from_slice(&[0.12, 0.09, 0.05]);
        worth[terms::TOKENS] = 0.25;
        worth[terms::DICE] = 0.4;
        worth[terms::AWAITED] = -0.4;
        worth[terms::AHEAD..terms::AHEAD + 5].copy_from_slice(&[0.1, 0.07, 0.07, 0.1, -0.2]);
        worth[terms::RULES..].fill(0.4);
        Self {
            now: worth,
            later: worth,
            turn: 0.5,
        }
    }
}

impl Judge<State> for HandSet {
    fn shares(&self, state: &State) -> Shares {
        if let Some(scores) = state.scores() {
            return scores.shares;
        }
        let active = state.active();
        let rival = state.rival(active);
        let mut lead = self.turn;
        terms::each(state, active, &mut |term, amount| lead += amount * self.now[term]);
        terms::each(state, rival, &mut |term, amount| {
            lead -= amount * self.later[term]
        });
        let odds = grow(lead.clamp(-MOST, MOST));
        let mut shares = [0.0; 6];
        shares[active.index()] = odds / (1.0 + odds);
        shares[rival.index()] = 1.0 / (1.0 + odds);
        shares
    }
}

/// Grows like the exponential, made of products alone so that every machine agrees.
fn grow(strength: f32) -> f32 {
    let mut growth = 1.0 + strength / 64.0;
    for _ in 0..6 {
        growth *= growth;
    }
    growth
}
