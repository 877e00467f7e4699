//! Whole games without a window, played on all processors, and what came of them.

use super::arguments::Simulate;
use super::game::CliGame;
use super::parallel::{run_parallel, workers};
use super::report::{Report, Tally};
use super::{Problem, playout, print};
use bots::Level;
use bots::draw::mixed;
use std::time::Instant;
use words::Words;

/// Plays the games and prints the result.
pub(super) fn run<K: CliGame>(options: &Simulate, words: &Words) -> Result<(), Problem> {
    let levels = playout::seated::<K>(&options.table, words)?;
    let agreed = K::agreed(&options.table.boxes, words)?;
    let (seed, games) = (options.table.seed, u64::from(options.games.get()));
    let threads = workers(options.threads, games);
    let began = Instant::now();
    let tally = play_all::<K>(&levels, &agreed, seed, games, threads, words)?;
    let report = Report::new::<K>(&tally, &levels, seed);
    if !options.json {
        return print(words, &report.timed(&tally, began.elapsed()).table::<K>(words));
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

/// Plays every game and adds up.
fn play_all<K: CliGame>(
    levels: &[Level],
    agreed: &K::Agreed,
    seed: u64,
    games: u64,
    threads: usize,
    words: &Words,
) -> Result<Tally, Problem> {
    run_parallel(games, threads, words, &|game, tally: &mut Tally| {
        let seated = rotated(levels, game);
        let played = playout::play::<K>(&seated, agreed, mixed(seed, game + 1), words, &mut |_, _| {})?;
        tally.count::<K>(&played, &seated);
        Ok(())
    })
}

/// Whoever is named first does not sit first in every game: after as many games as seats everybody sat
/// everywhere.
fn rotated(levels: &[Level], game: u64) -> Vec<Level> {
    let mut seated = levels.to_vec();
    seated.rotate_left((game % levels.len() as u64) as usize);
    seated
}

#[cfg(test)]
mod tests {
    use super::{play_all, rotated};
    use bots::Level::{Easy, Normal};
    use engine::classic::{Options, State};
    use words::{Language, Words};

    #[test]
    fn everybody_sits_everywhere_in_turn() {
        let levels = [Normal, Easy, Easy];
        let seats_of_normal: Vec<_> = (0..4)
            .map(|game| rotated(&levels, game).iter().position(|level| *level == Normal))
            .collect();
        assert_eq!(seats_of_normal, [Some(0), Some(2), Some(1), Some(0)]);
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let words = Words::new(Language::English);
        let play = |threads| play_all::<State>(&[Easy, Easy], &Options::default(), 9, 6, threads, &words);
        assert_eq!(play(1), play(4));
    }
}
