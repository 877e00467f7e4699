//! King of Tokyo: Duel on the command line.

use super::Kind;
use crate::cli::Problem;
use crate::cli::arguments::Boxes;
use crate::engine::Seat;
use crate::engine::duel::{Ending, Monster, Setup, State};
use crate::i18n::Words;
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

impl Kind for State {
    const NAME: &'static str = "duel";
    const SEATS: RangeInclusive<u8> = 2..=2;
    const USUAL_SEATS: u8 = 2;
    /// There is one box, and everything in it is played with.
    type Agreed = ();
    type Ending = Ending;
    const ENDINGS: &'static [&'static str] = &["fame", "destruction", "spotlight", "knockout"];
    const ENDED: &'static str = "cli-report-ended-duel";

    fn agreed(boxes: &Boxes, words: &Words) -> Result<(), Problem> {
        boxes.refuse(Self::NAME, words)
    }

    fn typed((): &()) -> String {
        String::new()
    }

    fn table(_: usize, (): &(), words: &Words) -> Result<Self, Problem> {
        let [one, other, ..] = Monster::ALL;
        let start = Setup::of([one, other]).start();
        start.map_err(|error| Problem(words.duel_setup_error(error)))
    }

    fn turns(&self) -> u16 {
        self.turn().number
    }

    fn ending(&self) -> Option<Ending> {
        self.outcome().map(|outcome| outcome.ending)
    }

    fn counted(ending: Ending) -> &'static str {
        match ending {
            Ending::Victory(track) => track.slug(),
            Ending::Spotlight => "spotlight",
            Ending::Knockout => "knockout",
        }
    }

    fn introduced(&self) -> Map<String, Value> {
        let monsters = [Seat(0), Seat(1)].map(|seat| self.player(seat).monster);
        let mut table = Map::new();
        table.insert("monsters".into(), json!(monsters));
        table
    }
}
