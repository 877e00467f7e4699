//! The parts of a run that were played apart, put together: what is printed is what the whole run would have printed.

use super::arguments::Merge;
use super::game::{self, CliGame, Run, playing};
use super::{Classic, Duel, Problem, journal, ladder, soak, train, worth};
use words::Words;

/// Puts together what the files hold, whichever command wrote them.
pub(super) fn run(options: &Merge, words: &Words) -> Result<(), Problem> {
    let Some(first) = options.files.first() else {
        return Err(Problem::new(words, "cli-merge-nothing", &[]));
    };
    let kind = journal::kind_of(first, words)?;
    let games: [(_, Run<Merge>); 2] = match kind.run.as_str() {
        ladder::RUN => [
            (Classic::NAME, ladder::merge::<Classic>),
            (Duel::NAME, ladder::merge::<Duel>),
        ],
        soak::RUN => [
            (Classic::NAME, soak::merge::<Classic>),
            (Duel::NAME, soak::merge::<Duel>),
        ],
        train::RUN => [
            (Classic::NAME, train::merge::<Classic>),
            (Duel::NAME, train::merge::<Duel>),
        ],
        worth::RUN => [
            (Classic::NAME, worth::merge::<Classic>),
            (Duel::NAME, worth::merge::<Duel>),
        ],
        _ => return Err(Problem::new(words, "cli-merge-nothing", &[])),
    };
    playing(&game::known(kind.game, words)?, &games, options, words)
}
