//! Whole games without a window, played on all processors, and what came of them.

use super::arguments::Simulate;
use super::entrants::Entrant;
use super::game::CliGame;
use super::parallel::{run_parallel, workers};
use super::playout::{self, Dealt, rotated};
use super::report::{Report, Tally};
use super::{Problem, print};
use crate::program::Programs;
use bots::draw::mixed;
use std::time::Instant;
use words::Words;

/// Plays the games and prints the result.
pub(super) fn run<K: CliGame>(options: &Simulate, words: &Words) -> Result<(), Problem> {
    let entrants = playout::seated::<K>(&options.table, words)?;
    let agreed = K::agreed(&options.table.boxes, words)?;
    let (seed, games) = (options.table.seed, u64::from(options.games.get()));
    let threads = workers(options.threads, games);
    let began = Instant::now();
    let tally = play_all::<K>(&entrants, &agreed, seed, games, threads, words)?;
    let names: Vec<String> = entrants.iter().map(Entrant::name).collect();
    let report = Report::new::<K>(&tally, &names, seed);
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
    entrants: &[Entrant<K>],
    agreed: &K::Agreed,
    seed: u64,
    games: u64,
    threads: usize,
    words: &Words,
) -> Result<Tally, Problem> {
    let play = |number: u64, (tally, programs): &mut (Tally, Programs)| {
        let seated = rotated(entrants, number);
        let dealt = Dealt {
            agreed,
            seed: mixed(seed, number + 1),
            number,
        };
        let played = playout::play::<K>(&seated, &dealt, programs, words, &mut |_, _| {})?;
        let names: Vec<String> = seated.iter().map(Entrant::name).collect();
        tally.count::<K>(&played, &names);
        Ok(())
    };
    run_parallel(games, threads, words, &play).map(|(tally, _)| tally)
}

#[cfg(test)]
mod tests {
    use super::{Entrant, play_all, rotated};
    use bots::baselines::contestants;
    use engine::classic::{Options, State};
    use words::{Language, Words};

    #[test]
    fn everybody_sits_everywhere_in_turn() {
        let who = ["normal", "easy", "easy"];
        let seats_of_normal: Vec<_> = (0..4)
            .map(|game| rotated(&who, game).iter().position(|one| *one == "normal"))
            .collect();
        assert_eq!(seats_of_normal, [Some(0), Some(2), Some(1), Some(0)]);
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let words = Words::new(Language::English);
        let all = contestants::<State>();
        let easy = all.iter().find(|one| one.name() == "easy").expect("a level");
        let easy = Entrant::Bot(easy.clone());
        let both = [easy.clone(), easy];
        let play = |threads| play_all::<State>(&both, &Options::default(), 9, 6, threads, &words);
        assert_eq!(play(1), play(4));
    }
}
