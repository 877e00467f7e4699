//! A training follows from its recipe alone, and what it teaches is learned.

use super::{Curriculum, Lessons, Recipe, Sample, fresh, loss, round, sample, trainer};
use crate::draw::{Draw, mixed};
use crate::levels::Levels;
use crate::net::{HIDDEN, Net};
use crate::planner::Planner;
use engine::{classic, duel};

/// The net for two without cards: its games are the shortest.
const BARE: usize = 1;

/// Two rounds of few games.
const TINY: Recipe = Recipe {
    games: 11,
    round: 6,
    seed: 7,
    linear: false,
    lessons: Lessons::Outcomes,
};

/// Trains from nothing, so many threads playing.
fn trained<G: Curriculum>(recipe: &Recipe, threads: usize) -> Net {
    let mut net = fresh::<G>(BARE, recipe.seed);
    while net.games < recipe.games {
        round::<G>(recipe, &mut net, None, threads);
    }
    net
}

#[test]
fn the_number_of_threads_changes_no_weight() {
    let alone = trained::<classic::State>(&TINY, 1);
    assert_eq!(alone.games, TINY.games);
    assert_ne!(alone.write(), fresh::<classic::State>(BARE, TINY.seed).write());
    assert!(
        alone.write() == trained::<classic::State>(&TINY, 3).write(),
        "three threads learned something else"
    );
    let other = Recipe { seed: 8, ..TINY };
    assert!(alone.write() != trained::<classic::State>(&other, 1).write());
}

#[test]
fn a_training_goes_on_where_it_was() {
    let recipes = [false, true].map(|linear| Recipe { linear, ..TINY });
    let foresight = Recipe {
        lessons: Lessons::Foresight,
        ..TINY
    };
    for recipe in recipes.into_iter().chain([foresight]) {
        let whole = trained::<classic::State>(&recipe, 2);
        let mut begun = fresh::<classic::State>(BARE, recipe.seed);
        round::<classic::State>(&recipe, &mut begun, None, 2);
        assert_eq!(begun.games, recipe.round);
        // The program ends here; all that is left is the file.
        let bytes = begun.write();
        let (mut resumed, _) =
            Net::read(&bytes, &begun.name, &begun.layout, begun.meaning).expect("just written");
        round::<classic::State>(&recipe, &mut resumed, None, 2);
        assert!(whole.write() == resumed.write(), "{recipe:?}");
    }
}

#[test]
fn a_linear_net_stays_linear() {
    let net = trained::<classic::State>(&Recipe { linear: true, ..TINY }, 2);
    assert!(net.is_linear());
    assert!(net.skip.iter().any(|weight| *weight != 0.0));
    assert!(!trained::<classic::State>(&TINY, 2).is_linear());
}

#[test]
fn a_rival_plays() {
    let rival = trained::<classic::State>(&Recipe { seed: 8, ..TINY }, 1);
    let against = |rival: &Net, threads: usize| {
        let mut net = fresh::<classic::State>(BARE, TINY.seed);
        while net.games < TINY.games {
            round::<classic::State>(&TINY, &mut net, Some(rival), threads);
        }
        net.write()
    };
    let learned = against(&rival, 1);
    assert!(
        learned == against(&rival, 3),
        "three threads learned something else"
    );
    assert!(
        learned != trained::<classic::State>(&TINY, 1).write(),
        "the same as against itself"
    );
}

/// What a few games teach.
fn samples<G: Curriculum>(net: usize, games: u64) -> Vec<Sample> {
    let blank = fresh::<G>(net, 1);
    let of = |game| {
        let mut luck = Draw::new(mixed(5, game));
        let start = G::training_start(net, &mut luck);
        let player = Planner::with_evaluator(game, G::HandSet::default());
        sample::of(start, player, Vec::new(), &blank, luck, 20, 0.75)
    };
    (0..games).flat_map(of).collect()
}

/// Nets of both kinds come closer to what they are taught.
fn learns<G: Curriculum>(net: usize, games: u64) {
    let samples = samples::<G>(net, games);
    assert!(samples.len() > 10, "{}", samples.len());
    for sample in &samples {
        let sum: f32 = sample.target.iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "{sample:?}");
        assert!(sample.target.iter().all(|share| (0.0..=1.0).contains(share)));
    }
    for linear in [false, true] {
        let mut trainer = fresh::<G>(net, 3);
        if linear {
            trainer.out = [0.0; HIDDEN];
        }
        let before = loss(&trainer, &samples);
        trainer::learn(&mut trainer, &samples, &[0.01; 6], linear, Draw::new(1));
        let after = loss(&trainer, &samples);
        assert!(after < 0.98 * before, "linear: {linear}, {before} to {after}");
    }
}

#[test]
fn lessons_are_learned() {
    learns::<classic::State>(BARE, 6);
    learns::<duel::State>(0, 2);
}

/// Who learns from foresight alone is not told who has won.
#[test]
fn foresight_is_told_nothing_of_the_end() {
    let net = fresh::<classic::State>(BARE, 1);
    let mut told = 0;
    for seed in 0..4 {
        let samples = |lambda: f32| {
            let mut luck = Draw::new(seed);
            let start = classic::State::training_start(BARE, &mut luck);
            let player = Planner::with_evaluator(seed, <classic::State as Levels>::HandSet::default());
            sample::of(start, player, Vec::new(), &net, luck, 20, lambda)
        };
        let (of_end, of_foresight) = (samples(1.0), samples(0.0));
        assert_eq!(of_end.len(), of_foresight.len());
        let certain = |sample: &&Sample| sample.target.contains(&1.0);
        assert_eq!(of_end.iter().filter(certain).count(), of_end.len());
        told += of_foresight.iter().filter(|sample| !certain(sample)).count();
    }
    assert!(told > 40, "{told}");
}
