//! The questions of random games at tables of every mix of boxes are judged.

use super::mixes::{play, table_of};
use super::questions::{Finding, Judge};
use std::collections::BTreeMap;
use std::thread;

/// Where the judge is stricter than the rules must be: the kind of objection, and when it comes.
const ALLOWED: &[(&str, &str)] = &[
    // What brings no Roll, no healing and no energy of one's own costs nothing but itself: it may be thrown
    // away. `settled.md` §46 speaks of these three alone.
    ("in vain: smashing-pumpkin", "nobody has twelve stars"),
    ("in vain: nurture-the-young", "nobody has more stars"),
    ("in vain: primal-bellow", "nobody else has a star"),
    ("in vain: mega-purr", "nobody else has energy or a star"),
    ("in vain: alien-scourge", "no star can be gained"),
    ("in vain: cult-worshippers", "no star can be gained"),
    ("in vain: underrated", "the claws are void or barred"),
    ("in vain: mecha-blast", "the claws are void or barred"),
    ("in vain: miraculous-catch at buy", "it can buy nothing"),
    // No free action at a choice inside a card (`core.md` §2.1), but energy for what is asked there
    (
        "out of time: cultists",
        "a Cultist is spent in the middle of Mega Purr or the like",
    ),
];

/// Plays and judges the games of these seeds.
fn judged(seeds: impl Iterator<Item = u64>) -> (Vec<Finding>, u64) {
    let mut judge = Judge::new();
    for seed in seeds {
        let start = table_of(seed);
        judge.opens(seed, &start);
        play(start, seed, &mut judge);
    }
    (judge.findings, judge.questions)
}

/// Tells what is wrong, each kind once, and fails on whatever is not allowed.
#[track_caller]
fn pass(findings: &[Finding]) {
    let mut kinds: BTreeMap<&str, (u32, &str)> = BTreeMap::new();
    for finding in findings {
        kinds.entry(&finding.kind).or_insert((0, &finding.text)).0 += 1;
    }
    let allowed = |kind: &str| ALLOWED.iter().any(|(allowed, _)| kind.starts_with(allowed));
    for (kind, (count, first)) in &kinds {
        let mark = if allowed(kind) { "allowed" } else { "NEW" };
        println!("{mark} {kind}, {count} times, first at {first}");
    }
    let new: Vec<&&str> = kinds.keys().filter(|kind| !allowed(kind)).collect();
    assert!(new.is_empty(), "{new:?}");
}

/// A sample of what `.ci/full` plays.
#[test]
fn questions_come_in_order_and_ask_whom_they_should() {
    let (findings, questions) = judged(0..200);
    assert!(questions > 20_000, "{questions}");
    pass(&findings);
}

#[test]
#[ignore = "takes minutes; .ci/full runs it"]
fn fifty_thousand_games_are_judged() {
    let threads = thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let found: Vec<Finding> = thread::scope(|scope| {
        let all: Vec<_> = (0..threads)
            .map(|first| scope.spawn(move || judged((first..50_000).step_by(threads as usize)).0))
            .collect();
        all.into_iter()
            .flat_map(|one| one.join().expect("a thread"))
            .collect()
    });
    pass(&found);
}
