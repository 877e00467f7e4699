//! King of Tokyo told in the terminal.

use super::Told;
use crate::engine::classic::{Event, Options, State};
use crate::i18n::{Line, Names, Words, narrate};

impl Told for State {
    fn printed(words: &Words, agreed: &Options) -> Words {
        words.printed(agreed)
    }

    fn told(event: &Event, state: &Self, words: &Words) -> Option<Line> {
        narrate(words, event, &Names::of_monsters(words, state), None)
    }

    fn standing(&self, words: &Words) -> String {
        let names = Names::of_monsters(words, self);
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
