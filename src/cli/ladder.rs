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

use super::Problem;
use super::arguments::{Ladder, Merge};
use super::entrants::Thought;
use super::game::CliGame;
use super::journal::{self, Done, Head as _, Piece, Pieces, carry_out};
use super::parallel::Running;
use super::records::Records;
use super::report::tell_as;
use crate::program::Programs;
use plan::{Head, Plan};
use report::Report;
use serde::{Deserialize, Serialize};
use sprt::Sprt;
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

/// What the games of a plan are kept as.
fn pieces<K: CliGame>(plan: &Plan<K>) -> Pieces<'_, Unit> {
    Pieces {
        count: plan.units(),
        games: plan.seats() as u64,
        seed: Box::new(|unit| plan.place(unit).0),
        fits: Box::new(|unit| unit.fits(plan.seats(), K::ENDINGS.len())),
    }
}

/// Plays what is asked for and prints the result.
pub(super) fn run<K: CliGame>(options: &Ladder, words: &Words) -> Result<(), Problem> {
    let plan = Plan::<K>::of(options, words)?;
    let records = Records::open(options.records.as_deref(), options.kept.resume.is_some(), words)?;
    let mut sprt = options.sprt.map(Sprt::new);
    let play = |unit: u64, programs: &mut Programs, running: &Running| {
        plan.play(unit, programs, &records, running, words)
    };
    let mut looks = |done: &Done<Unit>, running: Option<&Running>| {
        let Some(sprt) = &mut sprt else { return false };
        let decided = sprt.look(&plan, done);
        if let Some(running) = running {
            running.say(sprt.told(words));
        }
        decided
    };
    let run = (plan.head(), &options.kept);
    let mut done = carry_out(run, &pieces(&plan), words, &play, &mut looks)?;
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
    let whole = pieces(&plan).all(done, words)?;
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
    tell_as(json, &report, |words| report.table::<K>(words), words)
}
