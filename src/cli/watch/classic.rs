//! King of Tokyo told in the terminal.

use super::WatchGame;
use engine::classic::{Event, State};
use words::classic::{Teller, names};
use words::{Line, Names, Words};

impl WatchGame for State {
    type Teller = (Teller, Names);

    fn printed(&self, words: &Words) -> Words {
        words.printed(self.options())
    }

    fn teller(&self, words: &Words) -> (Teller, Names) {
        (Teller::new(self), names(words, self))
    }

    fn told((teller, names): &mut (Teller, Names), event: &Event, words: &Words) -> Vec<Line> {
        teller.tell(event, words, names)
    }

    fn standing(&self, (_, names): &(Teller, Names), words: &Words) -> String {
        let living = self.all_seats().filter(|seat| self.player(*seat).alive);
        let standing = living.map(|seat| {
            let player = self.player(seat);
            let place = if self.in_tokyo(seat) {
                "cli-standing-tokyo"
            } else {
                "cli-standing"
            };
            words.text_with(
                place,
                &[
                    ("who", names.name(seat).to_owned().into()),
                    ("hearts", player.hearts.into()),
                    ("stars", player.stars.into()),
                    ("energy", player.energy.into()),
                ],
            )
        });
        standing.collect::<Vec<_>>().join(" · ")
    }
}
