//! The words of King of Tokyo.

mod answer;
pub mod slug;

pub use answer::{Hearts, Pick, Said, Use};

use super::{Notation, Result};
use engine::classic::{Answer, State};

impl Notation for State {
    const SLUG: &'static str = "classic";
    type Said = Said;

    fn say(answer: Answer) -> Said {
        Said::of(answer)
    }

    fn hear(&self, said: &Said) -> Result<Answer> {
        said.meant(self)
    }
}
