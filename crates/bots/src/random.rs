//! The player that everybody must beat: any legal answer, each as likely as the others.

use super::draw::{Draw, mixed};
use super::search::Lookahead;
use super::{Bot, Stop};
use engine::{Chance, View};

/// Answers anything, of any game.
#[derive(Debug, Clone)]
pub struct Random {
    seed: u64,
    /// What it was asked lately, the oldest first. Where dice may be changed as often as one likes it would turn in a
    /// circle otherwise.
    met: Vec<u64>,
}

/// Questions that it keeps in mind.
const MET: usize = 64;

impl Random {
    /// A random player with its own luck.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self {
            seed,
            met: Vec::new(),
        }
    }
}

impl<G: Lookahead> Bot<G> for Random {
    fn choose(&mut self, seen: &View<G>, _: &Stop) -> Option<G::Answer> {
        seen.asked_viewer()?;
        let mut answers = Vec::new();
        seen.answers(&mut answers);
        let words = seen.hash_words();
        let question = words.iter().fold(0, |hash, word| mixed(hash, *word));
        let before = self.met.iter().filter(|met| **met == question).count() as u64;
        if self.met.len() == MET {
            self.met.remove(0);
        }
        self.met.push(question);
        let seed = if before == 0 {
            self.seed
        } else {
            mixed(self.seed, before)
        };
        let at = Draw::from_words(seed, &words).below((answers.len() as u32).max(1));
        answers.get(at as usize).copied()
    }
}
