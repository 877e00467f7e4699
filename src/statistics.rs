//! What has been played, in numbers: counted from the records of games (`docs/record.md`) and from nothing
//! else, so that nothing can disagree with them.
//!
//! Start at [`gather`]: it counts every record of a folder into a [`GameCount`], with a [cache](cache) that
//! may be deleted at any time. [`Totals`] adds up the counts that a [`Filter`] lets through, [`milestones`]
//! says what has been reached, [`to_csv`] writes everything as a table. What a game must tell about itself is
//! [`Counted`].
//!
//! Only finished games are won or lost; a seat that changed hands is neither. Deliberately absent: words,
//! windows, and any game by name outside the modules of the two.

mod accuracy;
mod cache;
mod classic;
mod count;
mod csv;
mod duel;
mod milestones;
mod passing;
mod tally;
#[cfg(test)]
mod tests;
mod totals;

use accuracy::judge_with;
pub use accuracy::{Accuracy, Fortune, Judged, evaluator, judge};
pub use cache::{CACHE, Gathered, Progress, gather, remember};
pub use count::{Counted, GameCount, Goal, How, Opponents, Outcome, SeatCount, Skipped, count};
pub use csv::to_csv;
pub use milestones::{Milestone, Reached, milestones};
pub use passing::judge_in_passing;
pub use tally::{Blow, SeatTally, Tally};
pub use totals::{CardShare, Feat, FeatKind, Filter, Share, Step, Totals};
