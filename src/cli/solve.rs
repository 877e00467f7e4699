//! The game for two without power cards, solved, and what the levels lose there against perfect play.

use super::arguments::{Listed, Solve};
use super::entrants::{Entrant, Players, Pool};
use super::parallel::{Sum, run_parallel, workers};
use super::playout;
use super::report::{aligned, localized};
use super::{Problem, print};
use crate::program::{Programs, host};
use bots::draw::mixed;
use bots::solve::{Blunder, Loss, Perfect, Solution, Variant, game_loss};
use bots::{Bot as _, Stop};
use engine::classic::State;
use engine::{Seat, View};
use std::cell::RefCell;
use std::time::{Duration, Instant};
use words::{Value, Words};

/// Solves each variant that is asked for, says what was found, and measures.
pub(super) fn run(options: &Solve, words: &Words) -> Result<(), Problem> {
    for (place, variant) in options.variant.0.iter().enumerate() {
        let began = Instant::now();
        let solution = Solution::of(*variant);
        let gap = if place == 0 { "" } else { "\n" };
        print(
            words,
            &format!("{gap}{}", found(&solution, began.elapsed(), words)),
        )?;
        if options.levels.is_empty() {
            continue;
        }
        let began = Instant::now();
        let mut pool = Pool::at(&variant.table(0));
        let losses = Listed::all(&options.levels)
            .iter()
            .map(|who| {
                let entrant = pool.find(who, "--levels", "cli-allowed-contestant", words)?;
                Ok((who.to_string(), measure(&solution, &entrant, options, words)?))
            })
            .collect::<Result<Vec<_>, Problem>>()?;
        print(words, &table(&losses, options, began.elapsed(), words))?;
    }
    Ok(())
}

fn seconds(took: Duration, words: &Words) -> String {
    localized(took.as_secs_f64(), 1, words.language())
}

fn percent(part: f64, words: &Words) -> String {
    let number = localized(100.0 * part, 2, words.language());
    words.text_with("cli-percent", &[("number", number.into())])
}

/// What was solved, and what it says.
fn found(solution: &Solution, took: Duration, words: &Words) -> String {
    let head = words.text_with("cli-solve-head", &[("variant", solution.variant().slug().into())]);
    let values: [(_, Value<'_>); 3] = [
        ("positions", words.number(solution.positions()).into()),
        ("sweeps", solution.most_sweeps().into()),
        ("seconds", seconds(took, words).into()),
    ];
    let size = words.text_with("cli-solve-found", &values);
    let chance = solution.first_player().unwrap_or_default();
    let first = words.text_with("cli-solve-first", &[("chance", percent(chance, words).into())]);
    format!("{head}\n{size}\n{first}\n")
}

/// What each level lost.
fn table(losses: &[(String, Loss)], options: &Solve, took: Duration, words: &Words) -> String {
    let values: [(_, Value<'_>); 4] = [
        ("games", words.number(options.games.get()).into()),
        ("rival", if options.perfect { "perfect" } else { "same" }.into()),
        ("seed", options.seed.to_string().into()),
        ("seconds", seconds(took, words).into()),
    ];
    let mut text = format!("\n{}\n\n", words.text_with("cli-solve-loss", &values));
    let heads = [
        "cli-report-level",
        "cli-solve-all",
        "cli-report-interval",
        "cli-solve-dice",
        "cli-solve-yields",
    ];
    let mut rows = vec![heads.map(|id| words.text(id))];
    for (level, loss) in losses {
        let low = (loss.total() - loss.margin()).max(0.0);
        let interval = [low, loss.total() + loss.margin()].map(|bound| percent(bound, words));
        rows.push([
            level.clone(),
            percent(loss.total(), words),
            interval.join(" – "),
            percent(loss.dice(), words),
            percent(loss.yields(), words),
        ]);
    }
    aligned(&mut text, &rows);
    text
}

impl Sum for Loss {
    fn add(&mut self, other: &Self) {
        Loss::add(self, other);
    }
}

/// Plays the games of one contestant on all processors: against itself, or with a perfect player on the other
/// seat.
fn measure(
    solution: &Solution,
    entrant: &Entrant<State>,
    options: &Solve,
    words: &Words,
) -> Result<Loss, Problem> {
    let games = u64::from(options.games.get());
    let play = |game: u64, (loss, programs): &mut (Loss, Programs)| {
        let (seed, stop) = (mixed(options.seed, game + 1), Stop::default());
        // Who begins changes with every game, who sits where with every other one.
        let perfect = options.perfect.then_some(Seat((game / 2 % 2) as u8));
        let mut perfectly = Perfect::new(solution);
        let start = solution.variant().table(game);
        let players = Players::seat(&[entrant; 2], &start, (seed, game), host::CLOCK, programs)
            .map_err(|(seat, failure)| playout::silent(entrant, seat.0, &failure, words))?;
        let (players, mut failed) = (RefCell::new(players), None);
        let mut choose = |seen: &View<State>| {
            let seat = seen.viewer()?;
            if perfect == Some(seat) {
                return perfectly.choose(seen, &stop);
            }
            let answer = players.borrow_mut().answer(seen);
            answer.map_err(|failure| failed = Some((seat, failure))).ok()
        };
        let lost = game_loss(solution, start, seed, &mut choose, &mut |event| {
            players.borrow().hear(event);
        });
        let players = players.into_inner();
        let lost = lost.map_err(|Blunder(seat)| match failed {
            Some((seat, failure)) if players.is_program(seat) => {
                playout::silent(entrant, seat.0, &failure, words)
            }
            _ => blunder(seat, solution.variant(), &entrant.name(), options, words),
        })?;
        players.end(&start, None, programs);
        match perfect {
            Some(seat) => loss.count(&[lost[1 - seat.index()]]),
            None => loss.count(&lost),
        }
        Ok(())
    };
    run_parallel(games, workers(options.threads, games), words, &play).map(|(loss, _)| loss)
}

fn blunder(seat: Seat, variant: Variant, who: &str, options: &Solve, words: &Words) -> Problem {
    let perfect = if options.perfect { " --perfect" } else { "" };
    let command = format!(
        "king-of-tokyo solve --variant {variant} --levels {who}{perfect} --games {} --seed {}",
        options.games, options.seed
    );
    let values = [("seat", (seat.0 + 1).into()), ("command", command.into())];
    Problem::new(words, "cli-bot-blunder", &values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::arguments::{Command, read};
    use std::ffi::OsString;
    use words::Language;

    fn options(text: &str) -> Solve {
        let line = text.split_whitespace().map(OsString::from).collect::<Vec<_>>();
        match read(&line, &Words::new(Language::English)) {
            Ok(Command::Solve(solve)) => solve,
            _ => panic!("{text} is not read"),
        }
    }

    #[test]
    fn what_is_printed_is_worded_in_both_languages() {
        let solve = options("king-of-tokyo solve --levels easy --perfect --games 20 --seed 3");
        assert_eq!(solve.variant.0, Variant::ALL);
        let solution = Solution::from_stars(Variant::Stars, 19);
        let took = Duration::from_millis(1_250);
        let mut loss = Loss::default();
        loss.count(&[[0.1, 0.02]]);
        loss.count(&[[0.1, 0.02]]);
        for (language, loss_said, once, dice) in [
            (Language::English, "12.00%", "more than once, in 1.2 s", "by dice"),
            (
                Language::French,
                "12,00",
                "plus d’une fois, en 1,2",
                "par les dés",
            ),
        ] {
            let words = Words::new(language);
            let said =
                found(&solution, took, &words) + &table(&[("easy".to_owned(), loss)], &solve, took, &words);
            for part in ["201", "easy", loss_said, once, dice] {
                assert!(said.contains(part), "{part} in {said}");
            }
            assert!(!said.contains("No localization") && !said.contains('{'), "{said}");
        }
    }

    #[test]
    fn a_blunder_is_told_with_the_command_that_shows_it_again() {
        let words = Words::new(Language::English);
        let typed = "king-of-tokyo solve --variant energy --levels hard --perfect --games 5 --seed 9";
        let solve = options(typed);
        assert_eq!(solve.variant.0, [Variant::Energy]);
        let Problem(line) = blunder(Seat(1), Variant::Energy, "hard", &solve, &words);
        assert!(line.contains(typed) && line.contains("seat 2"), "{line}");
        assert_eq!(
            options(&line[line.find("king-of-tokyo").expect("the command")..]),
            solve
        );
    }
}
