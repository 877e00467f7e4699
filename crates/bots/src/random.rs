//! The player that everybody must beat: any legal answer, each as likely as the others.

use super::draw::Draw;
use super::search::Lookahead;
use super::{Bot, Stop};
use engine::{Chance, View};

/// Answers anything, of any game.
#[derive(Debug, Clone)]
pub struct Random {
    seed: u64,
}

impl Random {
    /// A random player with its own luck.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { seed }
    }
}

impl<G: Lookahead> Bot<G> for Random {
    fn choose(&mut self, seen: &View<G>, _: &Stop) -> Option<G::Answer> {
        seen.asked_viewer()?;
        let mut answers = Vec::new();
        seen.answers(&mut answers);
        let at = Draw::from_words(self.seed, &seen.hash_words()).below((answers.len() as u32).max(1));
        answers.get(at as usize).copied()
    }
}
