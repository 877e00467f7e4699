//! Whole games without a window, played on all processors, and what came of them.

use super::arguments::Simulate;
use super::report::{Report, Tally};
use super::{Problem, print, table};
use crate::bots::Level;
use crate::bots::draw::mixed;
use crate::engine::classic::Options;
use crate::i18n::Words;
use indicatif::{ProgressBar, ProgressStyle};
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

/// Plays the games and prints the result.
pub(super) fn run(options: &Simulate, words: &Words) -> Result<(), Problem> {
    let levels = table::seated(&options.table.bots, options.table.players, words)?;
    let agreed = options.table.boxes.options(words)?;
    let (seed, games) = (options.table.seed, u64::from(options.games.get()));
    let processors = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let threads = crew(options.threads, games, processors);
    let began = Instant::now();
    let tally = play_all(&levels, &agreed, seed, games, threads, words)?;
    let report = Report::new(&tally, &levels, seed);
    if !options.json {
        return print(words, &report.timed(&tally, began.elapsed()).table(words));
    }
    let report = if options.timing {
        report.timed(&tally, began.elapsed())
    } else {
        report
    };
    let json = serde_json::to_string_pretty(&report).map_err(|error| {
        Problem::new(
            words,
            "cli-output-failed",
            &[("reason", error.to_string().into())],
        )
    })?;
    print(words, &format!("{json}\n"))
}

/// More games at a time than this for each processor only take memory.
const CROWD: usize = 4;

/// How many games are played at a time: as many as wished, within reason.
fn crew(wished: Option<NonZeroU32>, games: u64, processors: usize) -> usize {
    let wished = wished.map_or(processors, |wished| wished.get() as usize);
    let games = usize::try_from(games).unwrap_or(usize::MAX);
    wished.min(games).min(processors.saturating_mul(CROWD)).max(1)
}

/// Every thread takes the next game until none is left. A game depends only on its number, never on its thread.
fn play_all(
    levels: &[Level],
    options: &Options,
    seed: u64,
    games: u64,
    threads: usize,
    words: &Words,
) -> Result<Tally, Problem> {
    let (next, bar) = (AtomicU64::new(0), progress(games));
    let worker = || {
        let mut tally = Tally::default();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return Ok(tally);
            }
            let seated = rotated(levels, game);
            let played = table::play(&seated, options, mixed(seed, game + 1), words, &mut |_, _| {});
            let played = played.inspect_err(|_| next.store(games, Ordering::Relaxed))?;
            tally.count(&played, &seated);
            bar.inc(1);
        }
    };
    let tallies = thread::scope(|scope| {
        let mut helpers = Vec::new();
        // This thread plays as well, so that there is one even where the system gives no other.
        for _ in 1..threads {
            match thread::Builder::new().spawn_scoped(scope, worker) {
                Ok(helper) => helpers.push(helper),
                Err(error) => {
                    log::info!("{} threads instead of {threads}: {error}", helpers.len() + 1);
                    break;
                }
            }
        }
        let mut tallies = vec![worker()];
        tallies.extend(helpers.into_iter().map(|helper| {
            helper
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        }));
        tallies.into_iter().collect::<Result<Vec<Tally>, Problem>>()
    });
    bar.finish_and_clear();
    let mut all = Tally::default();
    for tally in tallies? {
        all.add(&tally);
    }
    Ok(all)
}

/// Whoever is named first does not sit first in every game: after as many games as seats everybody sat everywhere.
fn rotated(levels: &[Level], game: u64) -> Vec<Level> {
    let mut seated = levels.to_vec();
    seated.rotate_left((game % levels.len() as u64) as usize);
    seated
}

/// A bar on stderr; nothing where stderr is no terminal.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

#[cfg(test)]
mod tests {
    use super::{crew, play_all, rotated};
    use crate::bots::Level::{Easy, Normal};
    use crate::engine::classic::Options;
    use crate::i18n::{Language, Words};

    #[test]
    fn everybody_sits_everywhere_in_turn() {
        let levels = [Normal, Easy, Easy];
        let seats_of_normal: Vec<_> = (0..4)
            .map(|game| rotated(&levels, game).iter().position(|level| *level == Normal))
            .collect();
        assert_eq!(seats_of_normal, [Some(0), Some(2), Some(1), Some(0)]);
    }

    #[test]
    fn wishes_for_threads_are_granted_within_reason() {
        let crew = |wished, games, processors| crew(std::num::NonZeroU32::new(wished), games, processors);
        assert_eq!(crew(0, 100, 8), 8);
        assert_eq!(crew(3, 100, 8), 3);
        assert_eq!(crew(3000, 5000, 8), 32);
        assert_eq!(crew(3000, 5, 8), 5);
        assert_eq!(crew(u32::MAX, u64::MAX, usize::MAX), u32::MAX as usize);
        assert_eq!(crew(0, 1, 1), 1);
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let words = Words::new(Language::English);
        let play = |threads| play_all(&[Easy, Easy], &Options::default(), 9, 6, threads, &words);
        assert_eq!(play(1), play(4));
    }
}
