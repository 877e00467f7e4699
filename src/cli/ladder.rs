//! How strong everybody is: bots, nets and other programs play on fresh seeds, each seed once from every seat and with
//! the same luck for rivals, and shares of the wins and ratings are told with intervals (`docs/bots.md`).
//!
//! One match, everybody of a pool against everybody, or a table that is named seat by seat: [`plan`] says who plays
//! whom, [`game`] plays a game, [`report`] tells what came of it. A game depends only on the seed and on who sits where,
//! so a run can be taken up again, and cut into parts ([`journal`](super::journal)).

pub(super) mod dealer;
mod game;
mod plan;
mod report;
mod sprt;
pub(super) mod stats;

use super::arguments::{Ladder, Merge, Shard};
use super::entrants::Thought;
use super::game::CliGame;
use super::journal::{self, Done, Head as _, Journal, Piece};
use super::parallel::{Running, Sum, run_shared, workers};
use super::records::Records;
use super::{Problem, interrupt, print};
use crate::program::Programs;
use plan::{Head, Plan};
use report::Report;
use serde::{Deserialize, Serialize};
use sprt::Sprt;
use std::sync::{Mutex, PoisonError};
use words::Words;

/// A whole game is worth so many points, so that any number of winners shares them evenly.
const GAME: u32 = 60;

/// The games of one seed in which the same contestants sat down, once from every seat. Everything is told by contestant,
/// in the order of the table before anybody moved on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Unit {
    number: u64,
    /// What each of them got of the points of all these games.
    points: Vec<u32>,
    /// By how much luck moved their chances to win, in sum and in billionths; nothing where it was not measured.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    luck: Vec<i64>,
    turns: u64,
    /// Games that ended in each way, in the order of the game's endings.
    ended: Vec<u64>,
    /// Games that ended without a winner.
    #[serde(default, skip_serializing_if = "is_none")]
    unwon: u64,
    /// Games that were given up as endless.
    #[serde(default, skip_serializing_if = "is_none")]
    unfinished: u64,
    /// Games that each of them forfeited.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    forfeits: Vec<u32>,
    /// How long each of them thought; nothing where it was not measured.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    thought: Vec<Thought>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands in a reference")]
const fn is_none(count: &u64) -> bool {
    *count == 0
}

impl Piece for Unit {
    fn number(&self) -> u64 {
        self.number
    }
}

impl Unit {
    /// Can it come of such tables?
    fn fits(&self, seats: usize, endings: usize) -> bool {
        let each = [self.luck.len(), self.forfeits.len(), self.thought.len()];
        self.points.len() == seats
            && self.ended.len() == endings
            && each.iter().all(|length| [0, seats].contains(length))
    }
}

/// What a thread needs for itself: programs that wait for their next game.
#[derive(Debug, Default)]
struct Hands {
    programs: Programs,
}

impl Sum for Hands {
    fn add(&mut self, _: &Self) {}
}

/// What all threads have played, as it comes in.
struct Collected {
    done: Done<Unit>,
    journal: Journal,
    sprt: Option<Sprt>,
}

/// Plays what is asked for and prints the result.
pub(super) fn run<K: CliGame>(options: &Ladder, words: &Words) -> Result<(), Problem> {
    let plan = Plan::<K>::of(options, words)?;
    let shard = options.shard.unwrap_or(Shard::WHOLE);
    let (journal, mut done) =
        Journal::open::<Head, Unit>(options.resume.as_deref(), plan.head(), options.shard, words)?;
    done.retain(|number, unit| *number < plan.units() && unit.fits(plan.seats(), K::ENDINGS.len()));
    let pending: Vec<u64> = (0..plan.units())
        .filter(|unit| shard.has(plan.place(*unit).0) && !done.contains_key(unit))
        .collect();
    let wished = done.len() as u64 + pending.len() as u64;
    let records = Records::open(options.records.as_deref(), options.resume.is_some(), words)?;
    let mut sprt = options.sprt.map(Sprt::new);
    let decided = sprt.as_mut().is_some_and(|sprt| sprt.look(&plan, &done));
    let collected = Mutex::new(Collected { done, journal, sprt });
    let pieces = if decided { 0 } else { pending.len() as u64 };
    let play = |nth: u64, hands: &mut Hands, running: &Running| {
        let unit = plan.play(
            pending[nth as usize],
            &mut hands.programs,
            &records,
            running,
            words,
        )?;
        let mut collected = collected.lock().unwrap_or_else(PoisonError::into_inner);
        collected.journal.add(&unit, words)?;
        let Collected { done, sprt, .. } = &mut *collected;
        done.insert(unit.number, unit);
        if let Some(sprt) = sprt {
            if sprt.look(&plan, done) {
                running.enough();
            }
            running.say(sprt.told(words));
        }
        Ok(())
    };
    run_shared(pieces, workers(options.threads, pieces), &play)?;
    let Collected { mut done, sprt, .. } = collected.into_inner().unwrap_or_else(PoisonError::into_inner);
    if sprt.as_ref().is_none_or(|sprt| sprt.decision().is_none()) {
        let games = plan.seats() as u64;
        interrupt::tell(done.len() as u64 * games, wished * games, words);
    }
    if let Some(sprt) = &sprt {
        // What was still being played when it was decided counts for nothing.
        done.retain(|number, _| *number < sprt.looked());
    }
    tell(&plan, &done, sprt.as_ref(), options.json, words)
}

/// Puts the parts of a run together and prints what it came to.
pub(super) fn merge<K: CliGame>(options: &Merge, words: &Words) -> Result<(), Problem> {
    let (head, done) = journal::merged::<Head, Unit>(&options.files, words)?;
    let plan = Plan::<K>::again(&head, words)?;
    let fits = |unit: &Unit| unit.fits(plan.seats(), K::ENDINGS.len());
    let whole: Done<Unit> = done.into_iter().filter(|(_, unit)| fits(unit)).collect();
    if whole.len() as u64 != plan.units() {
        return Err(journal::unfinished(whole.len(), plan.units(), words));
    }
    tell(&plan, &whole, None, options.json, words)
}

/// The command that wrote a file of such a run.
pub(super) const RUN: &str = Head::RUN;

fn tell<K: CliGame>(
    plan: &Plan<K>,
    done: &Done<Unit>,
    sprt: Option<&Sprt>,
    json: bool,
    words: &Words,
) -> Result<(), Problem> {
    let report = Report::new(plan, done.values().cloned().collect(), sprt);
    if !json {
        return print(words, &report.table::<K>(words));
    }
    let json = serde_json::to_string_pretty(&report).expect("plain data has a form in JSON");
    print(words, &format!("{json}\n"))
}
