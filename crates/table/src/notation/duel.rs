//! The words of King of Tokyo: Duel.

mod answer;
pub mod slug;

pub use answer::{Die, Pick, Place, Said, Use, Ware, covered};

use super::{Notation, Result};
use engine::duel::{Answer, State};

impl Notation for State {
    const SLUG: &'static str = "duel";
    type Said = Said;

    fn say(answer: Answer) -> Said {
        Said::of(answer)
    }

    fn hear(&self, said: &Said) -> Result<Answer> {
        said.meant(self)
    }
}
