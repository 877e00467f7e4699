//! The questions of random games at tables of every mix of boxes are judged.

use super::mixes::{play, table_of};
use super::questions::{Finding, Judge};
use std::collections::BTreeMap;
use std::thread;

/// Mistakes that are known and not mended yet: the kind of objection, and what is right. Whoever mends one
/// strikes it out here.
const KNOWN: &[(&str, &str)] = &[
    // Free actions are closed only while a batch is settled or an effect is half done (`core.md` §2.1)
    (
        "closed: ",
        "free actions are open at the questions of H03 and at a draw",
    ),
    ("open: dying", "nobody else acts while a batch is being settled"),
    (
        "open: beside-dice",
        "dice thrown against a hit come before every other option (`core.md` §3.4)",
    ),
    // Nothing is used of which nothing can come (settled points 46 and 47)
    (
        "in vain: ",
        "no Roll, healing, energy or star can come of it, or nobody could lose anything",
    ),
    // A beast has no buy step (`power-cards.md` §4.5)
    ("a beast's: ", "the whole step is skipped"),
    // Order (`evolutions.md` §4, `expansions.md` §10)
    (
        "order: freeze after step 75",
        "a die is frozen before Cheerleader",
    ),
    ("missed: freeze", "the same, seen from Cheerleader's side"),
    (
        "order: target-acquired after what follows it at H20",
        "before Lightning Armor",
    ),
    (
        "order: freeze-ray after what follows it at H20",
        "before Target Acquired and Lightning Armor",
    ),
    // Whoever might hold Nine Lives is asked, before Zombie and whatever else saves it (settled point 22)
    ("missed: dying", "asked at settlement"),
    // A price that energy and Cultists cover together opens the window (settled point 46)
    ("missed: robot", "a Cultist's energy can pay"),
    ("missed: wings", "a Cultist's energy can pay"),
    ("missed: super-jump", "a Cultist's energy can pay"),
    ("missed: change-dice", "a Cultist's energy can pay for Stretchy"),
    ("missed: start-of-turn", "a Cultist's energy can pay for Mimic"),
    (
        "missed: exotic-arms",
        "a Cultist's energy can pay; a card played before the turn counts",
    ),
    (
        "missed: energy-sword",
        "a Cultist's energy can pay; a card played before the turn counts",
    ),
    ("missed: sunken-temple", "a card played before the turn counts"),
    ("missed: bamboo-supply", "a card played before the turn counts"),
    ("missed: freeze ray", "a Cultist's energy can pay"),
    ("missed: theft", "a Cultist's energy can pay"),
    ("missed: reveal", "a Cultist's energy can pay"),
    // Frozen dice (`evolutions.md` §3.1)
    ("choice: a frozen die", "nobody may reroll, remove or choose it"),
    (
        "wrongly aimed: ",
        "a die frozen before stays frozen under Gaze of the Sphinx (settled point 34)",
    ),
    (
        "not offered: heart-of-the-rabbit at opponent-dice",
        "the Berserk die, too (`expansions.md` §5)",
    ),
    // Gaze of the Sphinx
    (
        "choice: another's Evolution under Gaze",
        "only what the monster owns (settled point 45)",
    ),
    (
        "missed: icy-reflection",
        "it chooses its model at once (`evolutions.md` §1.8)",
    ),
    // Blizzard played while somebody is asked whether it yields (settled point 19)
    (
        "who: yield: nobody can yield now",
        "for the rest of the turn nobody yields",
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

/// Tells what is wrong, each kind once, and fails on whatever is not known.
#[track_caller]
fn pass(findings: &[Finding]) {
    let mut kinds: BTreeMap<&str, (u32, &str)> = BTreeMap::new();
    for finding in findings {
        kinds.entry(&finding.kind).or_insert((0, &finding.text)).0 += 1;
    }
    let known = |kind: &str| KNOWN.iter().any(|(known, _)| kind.starts_with(known));
    for (kind, (count, first)) in &kinds {
        let mark = if known(kind) { "known" } else { "NEW" };
        println!("{mark} {kind}, {count} times, first at {first}");
    }
    let new: Vec<&&str> = kinds.keys().filter(|kind| !known(kind)).collect();
    assert!(new.is_empty(), "{new:?}");
}

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
