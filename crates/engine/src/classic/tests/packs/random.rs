//! Random games with every mix of packs hold what must hold of any game.

use super::super::kit::powered_setup;
use super::super::random_games::{play_on, proven};
use super::named;
use crate::Chance;
use crate::classic::{Answer, Edition, Monster, Options, Pack, Packs, PowerUp, Setup, State, Wickedness};
use crate::proof::Lottery;

/// A table with some packs, and with other boxes, that follows from a seed.
pub(crate) fn table_of(seed: u64) -> State {
    let mut lottery = Lottery(seed);
    let mut coin = || lottery.below(2) == 0;
    let mut packs = Packs::NONE;
    for pack in Pack::ALL {
        packs = packs.with(pack, coin());
    }
    let edition = if coin() { Edition::Base } else { Edition::Dark };
    let mut options = Options {
        packs,
        promos: coin(),
        halloween: coin(),
        automatic: coin() || coin(),
        ..Options::of(edition)
    };
    if coin() {
        options.wickedness = Wickedness::Mixed;
    }
    let seats = 2 + seed as usize % 5;
    let mut setup = Setup::of(seats).expect("2 to 6");
    if lottery.below(3) == 0 {
        options.power_up = PowerUp::ALL[1 + lottery.below(5) as usize];
        let monsters = &Monster::ALL[..seats];
        setup = powered_setup(monsters, options.power_up);
    }
    setup.options = options;
    setup.start().expect("a table")
}

#[test]
fn random_games_with_every_mix_of_packs_hold() {
    for seed in 0..300 {
        let start = table_of(seed);
        println!("game {seed} with {:?}", named(start.options().packs));
        proven(start, seed);
    }
}

#[test]
fn every_piece_and_every_use_of_it_comes_up() {
    let mut setup = Setup::of(3).expect("three may play");
    setup.options.packs = Pack::ALL.into_iter().collect();
    let (mut uses, mut taken, mut flips) = (std::collections::BTreeMap::new(), 0, 0);
    for seed in 0..120 {
        let start = setup.start().expect("a table");
        play_on(start, seed, |before, after, answer| {
            if let Answer::Use(used) = answer
                && used.face.piece().is_some()
            {
                *uses.entry((used.face.slug(), used.rule_name())).or_insert(0) += 1;
            }
            taken += usize::from(after.floor_owner(1) != before.floor_owner(1));
            flips += usize::from(
                after
                    .all_seats()
                    .any(|seat| after.is_beast(seat) != before.is_beast(seat)),
            );
        });
    }
    for rule in ["heart", "energy"] {
        assert!(uses.contains_key(&("cultists", Some(rule))), "{uses:?}");
    }
    assert!(uses.contains_key(&("transformation", Some("flip"))), "{uses:?}");
    assert!(uses.contains_key(&("transformation", Some("reroll"))), "{uses:?}");
    assert!(taken > 0 && flips > 0, "{taken} floors, {flips} flips");
}
