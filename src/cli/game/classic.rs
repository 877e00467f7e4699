//! King of Tokyo on the command line.

use super::CliGame;
use crate::cli::Problem;
use crate::cli::arguments::Boxes;
use crate::cli::arguments::values::EDITIONS;
use crate::program::host::Host;
use crate::storage::TableSetup;
use bots::Level;
use bots::draw::{Draw, mixed};
use engine::Chance;
use engine::classic::{
    Edition, Ending, MAX_SEATS, Monster, Options, Pack, Setup, State, What, Wickedness, has_evolutions,
};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;
use words::Words;

impl Host for State {
    fn introduced(&self) -> Map<String, Value> {
        let monsters: Vec<_> = self.all_seats().map(|seat| self.player(seat).monster).collect();
        let mut table = Map::new();
        table.insert("monsters".into(), json!(monsters));
        table.insert("options".into(), json!(self.options()));
        table
    }
}

impl CliGame for State {
    const NAME: &'static str = "classic";
    const SEATS: RangeInclusive<u8> = 2..=MAX_SEATS as u8;
    const USUAL_SEATS: u8 = 4;
    type Agreed = Options;
    type Ending = Ending;
    const ENDINGS: &'static [&'static str] = &["stars", "survivor", "roar", "tower", "nobody"];
    const ENDED: &'static str = "cli-report-ended";

    fn agreed(boxes: &Boxes, words: &Words) -> Result<Options, Problem> {
        boxes.options(words)
    }

    fn typed(agreed: &Options, _: u64) -> String {
        Boxes::typed(agreed)
    }

    fn table(seats: usize, agreed: &Options, _: u64, words: &Words) -> Result<Self, Problem> {
        let table = TableSetup::with_options(&vec![Level::Normal; seats], None, *agreed);
        let start = table.game().start();
        start.map_err(|error| Problem(words::classic::setup_error(words, error)))
    }

    fn measured(seats: usize, agreed: &Options, seed: u64, words: &Words) -> Result<Self, Problem> {
        if agreed.power_up.is_off() {
            return Self::table(seats, agreed, seed, words);
        }
        /// Tells this use of a table's seed from every other one.
        const MONSTERS: u64 = 0x6576_6f6c_7665_6421;
        let mut draw = Draw::new(mixed(seed ^ MONSTERS, 0));
        let mut left: Vec<Monster> = Monster::ALL
            .into_iter()
            .filter(|one| has_evolutions(*one))
            .collect();
        let drawn = |_| (!left.is_empty()).then(|| left.swap_remove(draw.below(left.len() as u32) as usize));
        let start = Setup {
            monsters: (0..seats).filter_map(drawn).collect(),
            options: *agreed,
            first: None,
        };
        let start = start.start();
        start.map_err(|error| Problem(words::classic::setup_error(words, error)))
    }

    fn reveals(&self) -> bool {
        matches!(self.question().what, What::Reveal { .. })
    }

    fn ending(&self) -> Option<Ending> {
        self.outcome().map(|outcome| outcome.ending)
    }

    fn counted(ending: Ending) -> &'static str {
        match ending {
            Ending::Stars => "stars",
            Ending::Survivor => "survivor",
            Ending::Roar => "roar",
            Ending::Tower => "tower",
            Ending::Nobody => "nobody",
        }
    }

    fn boxes(&self) -> Vec<&'static str> {
        let options = self.options();
        let edition = EDITIONS.iter().find(|(_, edition)| *edition == options.edition);
        let gauge = options.edition == Edition::Base && options.wickedness != Wickedness::Off;
        let mut boxes: Vec<_> = edition.map(|(slug, _)| *slug).into_iter().collect();
        let switches = [
            ("bare", !options.power_cards),
            ("wickedness", gauge),
            ("promos", options.promos),
            ("halloween", options.halloween),
            ("power-up", !options.power_up.is_off()),
        ];
        boxes.extend(switches.into_iter().filter(|(_, on)| *on).map(|(slug, _)| slug));
        boxes.extend(options.packs.iter().map(Pack::slug));
        boxes
    }
}
