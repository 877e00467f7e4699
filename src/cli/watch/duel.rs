//! Duel told in the terminal.

use super::WatchGame;
use engine::duel::{Event, State};
use words::duel::{Teller, names, standing};
use words::{Line, Names, Words};

impl WatchGame for State {
    type Teller = (Teller, Names);

    /// Its cards are printed in one way only.
    fn printed(&self, words: &Words) -> Words {
        words.clone()
    }

    fn teller(&self, words: &Words) -> (Teller, Names) {
        (Teller::new(self), names(words, self))
    }

    fn told((teller, names): &mut (Teller, Names), event: &Event, words: &Words) -> Vec<Line> {
        teller.tell(event, words, names)
    }

    fn standing(&self, (_, names): &(Teller, Names), words: &Words) -> String {
        standing(words, names, self).join(" · ")
    }
}
