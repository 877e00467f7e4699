//! King of Tokyo: Duel on the command line.

use super::CliGame;
use crate::cli::Problem;
use crate::cli::arguments::Boxes;
use crate::program::host::Host;
use bots::draw::mixed;
use engine::duel::{Ending, Monster, Setup, State, What};
use engine::{Chance, Seat};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;
use table::Dealer;
use words::{Words, duel};

/// Who duels: those that were agreed on, or those that the seed draws.
pub(in crate::cli) fn monsters(agreed: Option<[Monster; 2]>, seed: u64) -> [Monster; 2] {
    /// Tells this use of a table's seed from every other one.
    const MONSTERS: u64 = 0x7374_6c65_7564_6f77;
    agreed.unwrap_or_else(|| any_two(&mut Dealer::new(mixed(seed ^ MONSTERS, 0))))
}

/// Two different monsters, each pair as likely as any other.
pub(in crate::cli) fn any_two(chance: &mut dyn Chance) -> [Monster; 2] {
    let one = chance.below(Monster::ALL.len() as u32) as usize;
    let other = chance.below(Monster::ALL.len() as u32 - 1) as usize;
    let other = if other < one { other } else { other + 1 };
    [one, other].map(|place| Monster::ALL[place])
}

impl Host for State {
    fn introduced(&self) -> Map<String, Value> {
        let monsters = [Seat(0), Seat(1)].map(|seat| self.player(seat).monster);
        let mut table = Map::new();
        table.insert("monsters".into(), json!(monsters));
        table
    }
}

impl CliGame for State {
    const NAME: &'static str = "duel";
    const SEATS: RangeInclusive<u8> = 2..=2;
    const USUAL_SEATS: u8 = 2;
    /// Which monsters, by seat; those of the seed if nobody says it. There is one box, and everything in it
    /// is played with.
    type Agreed = Option<[Monster; 2]>;
    type Ending = Ending;
    const ENDINGS: &'static [&'static str] = &["fame", "destruction", "spotlight", "knockout"];
    const ENDED: &'static str = "cli-report-ended-duel";

    fn agreed(boxes: &Boxes, words: &Words) -> Result<Self::Agreed, Problem> {
        boxes.refuse(Self::NAME, words)?;
        Ok(boxes.monsters)
    }

    fn typed(agreed: &Self::Agreed, seed: u64) -> String {
        let [one, other] = monsters(*agreed, seed);
        format!(" --monsters {},{}", one.slug(), other.slug())
    }

    fn table(_: usize, agreed: &Self::Agreed, seed: u64, words: &Words) -> Result<Self, Problem> {
        let start = Setup::of(monsters(*agreed, seed)).start();
        start.map_err(|error| Problem(duel::setup_error(words, error)))
    }

    fn reveals(&self) -> bool {
        matches!(self.question().what, What::Reveal { .. })
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

    fn boxes(&self) -> Vec<&'static str> {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::monsters;
    use engine::duel::Monster;
    use std::collections::BTreeSet;

    #[test]
    fn seeds_draw_every_pair_of_monsters_in_either_order() {
        let pairs: BTreeSet<_> = (0..1000).map(|seed| monsters(None, seed)).collect();
        assert_eq!(pairs.len(), 30);
        assert!(pairs.iter().all(|[one, other]| one != other));
        let wished = [Monster::TheKing, Monster::Gigazaur];
        assert_eq!(monsters(Some(wished), 3), wished);
    }

    /// Other pairs here would be other games for every seed that was ever told to a friend.
    #[test]
    fn a_seed_draws_the_same_pair_for_ever() {
        use Monster::{Alienoid, Gigazaur, MekaDragon};
        let drawn = [1, 2, u64::MAX].map(|seed| monsters(None, seed));
        let wanted = [
            [Alienoid, Gigazaur],
            [MekaDragon, Gigazaur],
            [MekaDragon, Gigazaur],
        ];
        assert_eq!(drawn, wanted);
    }
}
