//! King of Tokyo on the command line.

use super::{Kind, Name};
use crate::bots::{self, Bot, Level};
use crate::cli::Problem;
use crate::cli::arguments::Boxes;
use crate::engine::classic::{Ending, Event, MAX_SEATS, Options, State};
use crate::i18n::{Line, Names, Words, narrate};
use crate::storage::TableSetup;
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

impl Kind for State {
    const NAME: Name = Name::Classic;
    const SEATS: RangeInclusive<u8> = 2..=MAX_SEATS as u8;
    const USUAL_SEATS: u8 = 4;
    type Agreed = Options;
    type Ending = Ending;
    const ENDINGS: &'static [&'static str] = &["stars", "survivor", "nobody"];
    const ENDED: &'static str = "cli-report-ended";

    fn agreed(boxes: &Boxes, words: &Words) -> Result<Options, Problem> {
        boxes.options(words)
    }

    fn typed(agreed: &Options) -> String {
        Boxes::typed(agreed)
    }

    fn table(seats: usize, agreed: &Options, words: &Words) -> Result<Self, Problem> {
        let table = TableSetup::with_options(&vec![Level::Normal; seats], None, *agreed);
        let start = table.game().start();
        start.map_err(|error| Problem(words.setup_error(error)))
    }

    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        bots::bot(level, seed)
    }

    fn turns(&self) -> u16 {
        self.turn().number
    }

    fn ending(&self) -> Option<Ending> {
        self.outcome().map(|outcome| outcome.ending)
    }

    fn counted(ending: Ending) -> &'static str {
        match ending {
            Ending::Stars => "stars",
            Ending::Survivor | Ending::Roar => "survivor",
            Ending::Nobody => "nobody",
        }
    }

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

    fn introduced(&self) -> Map<String, Value> {
        let monsters: Vec<_> = self.all_seats().map(|seat| self.player(seat).monster).collect();
        let mut table = Map::new();
        table.insert("monsters".into(), json!(monsters));
        table.insert("options".into(), json!(self.options()));
        table
    }
}
