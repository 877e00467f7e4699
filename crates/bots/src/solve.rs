//! The game for two without power cards, solved: how likely the monster whose turn begins wins when both play
//! as well as can be, in every position there is, and with it what a mistake costs.
//!
//! Start at [`Solution::of`]; [`Solution::chance`] tells what a position is worth, [`Perfect`] plays by it,
//! and [`loss`] measures what any other player loses against it.
//!
//! Invariants: a [`SolvedPosition`] is a table at the beginning of a turn and nothing else, 80,000 of them
//! and the first one; what is solved is this game as the engine plays it, which the tests compare throw by
//! throw; nothing here is learned, guessed or drawn. Deliberately absent: cards, more than two seats,
//! threads, clocks, words.

mod loss;
mod perfect;
mod position;
mod solution;

#[cfg(test)]
mod tests;

pub use loss::{Blunder, Loss, game_loss, loss};
pub use perfect::Perfect;
pub use position::{MOST_HEARTS, MOST_STARS, RollTotals, SolvedPosition, Tokyo, TurnEnd, Variant, Vitals};
pub use solution::Solution;
