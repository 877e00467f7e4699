//! Many games on all processors: every thread takes the next game until none is left.

use super::{Problem, interrupt};
use crate::program::Programs;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::Write as _;
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use words::Words;

/// Nothing that a thread has to count for itself.
impl Sum for () {
    fn add(&mut self, (): &Self) {}
}

/// The programs that wait in a thread for their next game.
impl Sum for Programs {
    fn add(&mut self, _: &Self) {}
}

impl<S: Sum> Sum for (S, Programs) {
    fn add(&mut self, other: &Self) {
        self.0.add(&other.0);
    }
}

/// More games at a time than this for each processor only take memory.
const CROWD: usize = 4;

/// What comes of many games, added up.
pub(super) trait Sum: Default + Send {
    /// Adds what another thread has counted.
    fn add(&mut self, other: &Self);
}

/// How many games are played at a time: as many as wished, within reason.
pub(super) fn workers(wished: Option<NonZeroU32>, games: u64) -> usize {
    let processors = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    limited(wished, games, processors)
}

fn limited(wished: Option<NonZeroU32>, games: u64, processors: usize) -> usize {
    let wished = wished.map_or(processors, |wished| wished.get() as usize);
    let games = usize::try_from(games).unwrap_or(usize::MAX);
    wished.min(games).min(processors.saturating_mul(CROWD)).max(1)
}

/// What the threads of a run share.
pub(super) struct Running {
    next: AtomicU64,
    games: u64,
    bar: ProgressBar,
}

impl Running {
    /// It is enough: those games that have begun are finished, no other begins.
    pub(super) fn enough(&self) {
        self.next.store(self.games, Ordering::Relaxed);
    }

    /// Says something beside the bar.
    pub(super) fn say(&self, message: String) {
        self.bar.set_message(message);
    }

    /// Writes a line to stderr. The run goes on even if nobody is left to be told.
    pub(super) fn tell(&self, line: &str) {
        self.bar.suspend(|| {
            let _ = writeln!(std::io::stderr(), "{line}");
        });
    }
}

/// Plays the games 0 to `games - 1` with so many threads and adds up what comes of them; the first problem
/// ends it. A game depends only on its number, never on its thread.
///
/// Ctrl-C ends it earlier: the sum is that of fewer games then, and stderr says of how many.
pub(super) fn run_parallel<S: Sum>(
    games: u64,
    threads: usize,
    words: &Words,
    play: &(impl Fn(u64, &mut S) -> Result<(), Problem> + Sync),
) -> Result<S, Problem> {
    let (sum, done) = run_shared(games, threads, &|game, sum: &mut S, _| play(game, sum))?;
    interrupt::tell(done, games, words);
    Ok(sum)
}

/// The same for games that have a word in how the run goes on. Also says how many were played; who is told of an
/// interruption is left to the caller.
pub(super) fn run_shared<S: Sum>(
    games: u64,
    threads: usize,
    play: &(impl Fn(u64, &mut S, &Running) -> Result<(), Problem> + Sync),
) -> Result<(S, u64), Problem> {
    interrupt::watch();
    let running = Running {
        next: AtomicU64::new(0),
        games,
        bar: progress(games),
    };
    let worker = || {
        let mut sum = S::default();
        loop {
            let game = running.next.fetch_add(1, Ordering::Relaxed);
            if game >= games || interrupt::asked() {
                return Ok(sum);
            }
            play(game, &mut sum, &running).inspect_err(|_| running.enough())?;
            running.bar.inc(1);
        }
    };
    let sums = thread::scope(|scope| {
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
        let mut sums = vec![worker()];
        sums.extend(helpers.into_iter().map(|helper| {
            helper
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        }));
        sums.into_iter().collect::<Result<Vec<S>, Problem>>()
    });
    let done = running.bar.position();
    running.bar.finish_and_clear();
    let mut all = S::default();
    for sum in sums? {
        all.add(&sum);
    }
    Ok((all, done))
}

/// A bar on stderr, with the time that is left; nothing where stderr is no terminal.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {msg} {eta}");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

#[cfg(test)]
mod tests {
    use super::limited;

    #[test]
    fn wishes_for_threads_are_granted_within_reason() {
        let crew = |wished, games, processors| limited(std::num::NonZeroU32::new(wished), games, processors);
        assert_eq!(crew(0, 100, 8), 8);
        assert_eq!(crew(3, 100, 8), 3);
        assert_eq!(crew(3000, 5000, 8), 32);
        assert_eq!(crew(3000, 5, 8), 5);
        assert_eq!(crew(u32::MAX, u64::MAX, usize::MAX), u32::MAX as usize);
        assert_eq!(crew(0, 1, 1), 1);
    }
}
