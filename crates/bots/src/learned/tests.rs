//! The learned judge shares out one win, and comes with weights that fit.

use super::{Inputs, Learned, looked_at, net_at};
use crate::draw::Draw;
use crate::levels::Levels;
use crate::net::{BadNet, Net};
use crate::search::Judge;
use engine::{Asked, Chance, Seat, Seats, classic, duel};
use std::sync::Arc;

/// Nets that know nothing, each another one.
fn ignorant<G: Inputs>() -> Learned {
    let mut draw = Draw::new(1);
    let mut number = move || draw.below(2_000) as f32 / 1_000.0 - 1.0;
    let net = |place| Arc::new(Net::fresh(place, G::INPUTS, G::fingerprint(), 1, &mut number));
    Learned::new((0..G::NETS.len()).map(net).collect())
}

/// At every rest of a random game: one win is shared among those who may still have it. Counts positions in which exactly two may,
/// and positions in which somebody may no longer.
fn shared<G: Levels>(mut state: G, seed: u64) -> (usize, usize) {
    let judges = [Some(ignorant::<G>()), G::shipped().cloned()];
    let (mut luck, mut pairs, mut lost) = (Draw::new(seed), 0, 0);
    loop {
        let (over, hopeful) = (state.asks() == Asked::NoOne, state.hopeful());
        for judge in judges.iter().flatten().filter(|_| state.rests() || over) {
            let shares = Judge::<G>::shares(judge, &state);
            if let Some(scores) = state.scores() {
                assert_eq!(shares, scores.shares);
                continue;
            }
            let total: f32 = shares.iter().sum();
            assert!((total - 1.0).abs() < 1e-4, "{shares:?}");
            for (seat, share) in shares.iter().enumerate() {
                let alive = hopeful.contains(Seat(seat as u8));
                assert!(
                    if alive {
                        (0.0..=1.0).contains(share)
                    } else {
                        *share == 0.0
                    },
                    "{shares:?}"
                );
            }
            lost += usize::from(hopeful.len() < state.seats());
            if hopeful.len() == 2 {
                pairs += 1;
                let mover = state.mover();
                assert_eq!(looked_at(&state), Seats::of(mover));
                let other = hopeful.iter().find(|seat| *seat != mover).expect("one of two");
                let rest = 1.0 - shares[mover.index()];
                assert!((shares[other.index()] - rest).abs() < 1e-5, "{shares:?}");
            }
        }
        let answer = match state.asks() {
            Asked::NoOne => return (pairs, lost),
            Asked::Nature => state.deal(&mut luck),
            Asked::Seat(_) => state.any_answer(&mut luck),
        };
        state
            .apply(answer.expect("somebody is asked"))
            .expect("a legal answer");
    }
}

#[test]
fn the_living_share_one_win() {
    let (mut pairs, mut lost) = (0, 0);
    for seed in 0..10 {
        let setup = classic::Setup::of(2 + seed as usize % 5).expect("two to six");
        let found = shared(setup.start().expect("different monsters"), seed);
        (pairs, lost) = (pairs + found.0, lost + found.1);
    }
    assert!(pairs > 20 && lost > 20, "{pairs} {lost}");
    let monsters = [duel::Monster::ALL[0], duel::Monster::ALL[1]];
    let duel = duel::Setup::of(monsters).start().expect("different monsters");
    assert!(shared(duel, 3).0 > 5);
}

/// Reads the files as they lie in the source.
fn fits<G: Levels>() {
    for (place, name) in G::NETS.iter().enumerate() {
        let path = format!(
            "{}/../../resources/weights/{name}.net",
            env!("CARGO_MANIFEST_DIR")
        );
        let bytes = std::fs::read(&path).expect("a file for every net");
        if let Err(bad) = net_at::<G>(place, &bytes) {
            panic!(
                "{path}: {bad}. Whoever adds a card or changes inputs trains every net of the game anew: remove the file, then \
                 `king-of-tokyo train --net {name} --out resources/weights/{name}.net` (docs/bots.md). Until then Hard and \
                 Master play by the value set by hand."
            );
        }
    }
    let shipped = G::shipped().expect("the files that are built in are those that were just read");
    assert_eq!(shipped.nets().len(), G::NETS.len());
    for net in shipped.nets() {
        assert!(net.games > 0, "{net:?} has never played");
    }
}

#[test]
fn every_net_has_its_place() {
    let nets = ignorant::<classic::State>();
    let files: Vec<Vec<u8>> = nets.nets().iter().map(|net| net.write()).collect();
    let read = |order: [usize; 3]| Learned::read::<classic::State>(&order.map(|place| &files[place][..]));
    assert!(read([0, 1, 2]).is_ok());
    assert_eq!(read([2, 1, 0]).err(), Some(BadNet::Place("classic-many")));
    assert_eq!(read([0, 0, 2]).err(), Some(BadNet::Place("classic-two")));
    let mut unknown = Net::clone(&nets.nets()[0]);
    unknown.place = 3;
    assert_eq!(net_at::<classic::State>(0, &unknown.write()), Err(BadNet::Other));
}

#[test]
fn the_shipped_weights_fit_the_cards_and_inputs() {
    fits::<classic::State>();
    fits::<duel::State>();
}
