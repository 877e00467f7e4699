//! The learned evaluator shares out one win, and comes with weights that fit.

use super::{Features, Learned, evaluated_seats, net_at};
use crate::draw::Draw;
use crate::layout::{Layout, Rows};
use crate::levels::Levels;
use crate::net::{Net, NetError, Sum};
use crate::search::Evaluator;
use engine::{Asked, Chance, Seat, Seats, classic, duel};
use std::sync::Arc;

/// Nets that know nothing, each another one.
fn ignorant<G: Features>() -> Learned {
    let mut draw = Draw::new(1);
    let mut number = move || draw.below(2_000) as f32 / 1_000.0 - 1.0;
    let net = |name: &&str| Arc::new(Net::fresh(name, G::layout(), G::MEANING, 1, &mut number));
    Learned::new(G::NETS.iter().map(net).collect())
}

/// At every rest of a random game: one win is shared among those who may still have it. Counts positions in
/// which exactly two may, and positions in which somebody may no longer.
fn shared<G: Levels>(mut state: G, seed: u64) -> (usize, usize) {
    let evaluators = [Some(ignorant::<G>()), G::shipped().cloned()];
    let (mut luck, mut pairs, mut lost) = (Draw::new(seed), 0, 0);
    loop {
        let (over, contenders) = (state.asks() == Asked::NoOne, state.contenders());
        for evaluator in evaluators.iter().flatten().filter(|_| state.is_quiet() || over) {
            let shares = Evaluator::<G>::win_probabilities(evaluator, &state);
            if let Some(scores) = state.scores() {
                assert_eq!(shares, scores.shares);
                continue;
            }
            let total: f32 = shares.iter().sum();
            assert!((total - 1.0).abs() < 1e-4, "{shares:?}");
            for (seat, share) in shares.iter().enumerate() {
                let alive = contenders.contains(Seat(seat as u8));
                assert!(
                    if alive {
                        (0.0..=1.0).contains(share)
                    } else {
                        *share == 0.0
                    },
                    "{shares:?}"
                );
            }
            lost += usize::from(contenders.len() < state.seats());
            if contenders.len() == 2 {
                pairs += 1;
                let mover = state.active();
                assert_eq!(evaluated_seats(&state), Seats::of(mover));
                let other = contenders.iter().find(|seat| *seat != mover).expect("one of two");
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
                "{path}: {bad}. Whoever changes what features mean trains every net of the game anew: remove the file, then \
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
    let another = |name: &str| NetError::Another(name.to_owned());
    assert!(read([0, 1, 2]).is_ok());
    assert_eq!(read([2, 1, 0]).err(), Some(another("classic-many")));
    assert_eq!(read([0, 0, 2]).err(), Some(another("classic-two")));
    let mut unknown = Net::clone(&nets.nets()[0]);
    unknown.name = "classic-seven".to_owned();
    let refused = net_at::<classic::State>(0, &unknown.write());
    assert_eq!(refused, Err(another("classic-seven")));
}

#[test]
fn the_shipped_weights_fit_the_cards_and_inputs() {
    fits::<classic::State>();
    fits::<duel::State>();
}

/// The layout of a game in which one more card stands among the others.
fn with_a_card_more<G: Features>() -> Arc<Layout> {
    let mut layout = Layout::default();
    for (block, first, rows) in G::layout().blocks() {
        let at = layout.features();
        match rows {
            Rows::Counted(count) => layout.counted("", &[(block, at)], at + count),
            Rows::Named(names) => {
                let (before, after) = names.split_at(names.len() / 2);
                let names = before.iter().chain([const { &String::new() }]).chain(after);
                let name = |name: &'_ String| {
                    if name.is_empty() {
                        "a-card-more".to_owned()
                    } else {
                        name.clone()
                    }
                };
                let names: Vec<String> = names.map(name).collect();
                layout.named(block, at, names.iter().map(String::as_str));
                assert!(at >= first);
            }
        }
    }
    Arc::new(layout)
}

/// At every position where a turn begins, the shipped net says what it said before the card joined.
fn is_untouched<G: Levels>(place: usize, mut state: G) -> usize {
    let (layout, mut compared) = (with_a_card_more::<G>(), 0);
    let path = format!(
        "{}/../../resources/weights/{}.net",
        env!("CARGO_MANIFEST_DIR"),
        G::NETS[place]
    );
    let bytes = std::fs::read(&path).expect("a file for every net");
    let (more, changes) = Net::read(&bytes, G::NETS[place], &layout, G::MEANING)
        .expect("a card more is no reason to refuse a net");
    assert_eq!(
        (&changes.unmet[..], &changes.dropped[..]),
        (&["a-card-more".to_owned()][..], &[][..])
    );
    let net = net_at::<G>(place, &bytes).expect("the shipped net");
    // Where each feature lies once the card is there.
    let (moved, _) = G::layout().matched(&layout).expect("the same blocks");
    let mut luck = Draw::new(7);
    while let Some(answer) = match state.asks() {
        Asked::NoOne => None,
        Asked::Nature => state.deal(&mut luck),
        Asked::Seat(_) => state.any_answer(&mut luck),
    } {
        if state.is_quiet() {
            for seat in state.contenders() {
                let (mut was, mut is) = (Sum::begin(&net), Sum::begin(&more));
                state.features(seat, &mut |feature, amount| {
                    was.add(&net, feature, amount);
                    is.add(
                        &more,
                        moved[feature].expect("every feature is still there"),
                        amount,
                    );
                });
                assert_eq!(was.result(&net), is.result(&more));
                compared += 1;
            }
        }
        state.apply(answer).expect("a legal answer");
    }
    compared
}

#[test]
fn a_card_that_joins_the_game_changes_no_value() {
    for (place, seats) in [(0, 2), (2, 5)] {
        let setup = classic::Setup::of(seats).expect("two to six");
        assert!(is_untouched(place, setup.start().expect("different monsters")) > 10);
    }
    let setup = duel::Setup::of([duel::Monster::ALL[0], duel::Monster::ALL[1]]);
    assert!(is_untouched(0, setup.start().expect("different monsters")) > 10);
}
