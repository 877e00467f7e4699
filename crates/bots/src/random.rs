//! The player that everybody must beat: any legal answer, each as likely as the others.

use super::draw::Draw;
use super::search::Lookahead;
use super::{Bot, Stop};
use engine::View;

/// Answers anything, of any game. Its luck goes on from one question to the next: by what it sees alone it would turn
/// in a circle where dice may be changed as often as one likes.
#[derive(Debug, Clone)]
pub struct Random {
    luck: Draw,
}

impl Random {
    /// A random player with its own luck.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self {
            luck: Draw::new(seed),
        }
    }
}

impl<G: Lookahead> Bot<G> for Random {
    fn choose(&mut self, seen: &View<G>, _: &Stop) -> Option<G::Answer> {
        seen.asked_viewer()?;
        seen.any_answer(&mut self.luck)
    }
}
