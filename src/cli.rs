//! The command line: `play` opens the window or plays in the terminal, `picture` draws one screen to a file, `simulate`, `watch` and
//! `soak` need no window at all; `engine` speaks the engine protocol with other programs, `arena` lets them
//! play against ours, and `bot` is one of ours for another arena; `train` makes ours learn, `ladder` tells how strong they are, `calibrate` whether their
//! winning chances come true, and `solve` how near to
//! perfect play where that is known; `adapters` names who could draw the window.
//!
//! [`run`] does everything from the arguments to the exit code: 0, 2 with one line on stderr when the
//! command line, a file or the missing display is to blame, 1 when the display goes away while one plays, or 130
//! with what was counted so far after Ctrl-C. Every word comes from `cli.ftl`, in the language of `--lang` or the system.

mod adapters;
mod arguments;
mod bot;
mod calibrate;
mod entrants;
mod files;
mod game;
mod interrupt;
mod journal;
mod ladder;
mod merge;
mod parallel;
mod playout;
mod records;
mod report;
mod seating;
mod serve;
mod simulate;
mod soak;
mod solve;
mod text;
mod train;
mod watch;
mod window;
mod worth;

use crate::storage::finish_writing;
use crate::storage::games::Name;
use ::table::quoted::plain;
use arguments::{Command, Play};
use bots::learned::Features;
use engine::classic::State as Classic;
use engine::duel::State as Duel;
use game::{CliGame, Run, playing};
use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use words::{Language, Value, Words};

/// Why a command could not be carried out, as one line in the reader's language.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Problem(String);

impl Problem {
    /// The problem of a message of `cli.ftl`.
    fn new<'a>(words: &Words, id: &str, values: &[(&'a str, Value<'a>)]) -> Self {
        Self(words.text_with(id, values))
    }
}

/// Carries out a command line, the program's name first.
#[must_use]
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    if let Some(ended) = crate::program::guards(&arguments) {
        return ended;
    }
    let words = Words::new(arguments::language_of(&arguments).unwrap_or_else(Language::of_system));
    let command = match arguments::read(&arguments, &words) {
        Ok(command) => command,
        Err(arguments::Refusal::Shown(text)) => return finish(&words, print(&words, &text)),
        Err(arguments::Refusal::Problem(problem)) => return finish(&words, Err(problem)),
    };
    let done = match command {
        Command::Play(options) if options.text => play_by_text(&options, &words),
        Command::Play(options) if options.game_file.is_some() => {
            let path = options.game_file.clone().unwrap_or_default();
            let games: [(_, Run<_>); 2] = [
                (Classic::NAME, window::file::<Classic>),
                (Duel::NAME, window::file::<Duel>),
            ];
            window::game_of(&path, &words)
                .and_then(|game| playing(&game, &games, &(&options, path.as_path()), &words))
        }
        Command::Play(options) => {
            let games: [(_, Run<_>); 2] = [(Classic::NAME, window::play), (Duel::NAME, window::duel)];
            playing(&options.game, &games, &options, &words)
        }
        Command::Picture(options) => {
            let games: [(_, Run<_>); 2] = [
                (Classic::NAME, window::picture),
                (Duel::NAME, window::duel_picture),
            ];
            playing(&options.game, &games, &options, &words)
        }
        Command::Simulate(options) => {
            let games: [(_, Run<_>); 2] = [
                (Classic::NAME, simulate::run::<Classic>),
                (Duel::NAME, simulate::run::<Duel>),
            ];
            playing(&options.table.game, &games, &options, &words)
        }
        Command::Soak(options) => {
            let games: [(_, Run<_>); 2] = [
                (Classic::NAME, soak::run::<Classic>),
                (Duel::NAME, soak::run::<Duel>),
            ];
            playing(&options.game, &games, &options, &words)
        }
        Command::Engine(options) => serve::run(&options, &words),
        Command::Bot(options) => bot::run(&options, &words),
        Command::Ladder(options) => {
            let games: [(_, Run<_>); 2] = [
                (Classic::NAME, ladder::run::<Classic>),
                (Duel::NAME, ladder::run::<Duel>),
            ];
            playing(&options.game, &games, &options, &words)
        }
        Command::Calibrate(options) if options.records.is_some() => {
            let readers: [(_, calibrate::Reader); 2] = [
                (Classic::NAME, calibrate::read::<Classic>),
                (Duel::NAME, calibrate::read::<Duel>),
            ];
            calibrate::of_records(&options, &readers, &words)
        }
        Command::Calibrate(options) => {
            let games: [(_, Run<_>); 2] = [
                (Classic::NAME, calibrate::of_games::<Classic>),
                (Duel::NAME, calibrate::of_games::<Duel>),
            ];
            playing(&options.game, &games, &options, &words)
        }
        Command::Merge(options) => merge::run(&options, &words),
        Command::Watch(options) if options.schema => {
            print(&words, &format!("{:#}\n", ::table::record::schema()))
        }
        Command::Watch(options) if options.record.is_some() => {
            let path = options.record.clone().unwrap_or_default();
            let games: [(_, Run<_>); 2] = [
                (Classic::NAME, watch::retell::<Classic>),
                (Duel::NAME, watch::retell::<Duel>),
            ];
            watch::Written::read(&options, &path, &words)
                .and_then(|(game, written)| playing(&game, &games, &written, &words))
        }
        Command::Watch(options) => {
            let games: [(_, Run<_>); 2] = [
                (Classic::NAME, watch::run::<Classic>),
                (Duel::NAME, watch::run::<Duel>),
            ];
            playing(&options.table.game, &games, &options, &words)
        }
        Command::Train(options) => {
            let duel = Duel::NETS.contains(&options.net.as_str());
            let run = if duel {
                train::run::<Duel>
            } else {
                train::run::<Classic>
            };
            run(&options, &words)
        }
        Command::Solve(options) => solve::run(&options, &words),
        Command::Worth(options) => worth::run(&options, &words),
        Command::Adapters(_) => adapters::run(&words),
    };
    let code = finish(&words, done);
    // What other threads are writing is finished, and nothing new begins: no file is left half written.
    finish_writing();
    code
}

/// Plays in the terminal: a game of a file, the last one, or a new one.
fn play_by_text(options: &Play, words: &Words) -> Result<(), Problem> {
    text::refuse(options, words)?;
    if let Some(path) = &options.game_file {
        let games: [(_, Run<_>); 2] = [
            (Classic::NAME, |path: &PathBuf, words| {
                text::file::<Classic>(path, words)
            }),
            (Duel::NAME, |path: &PathBuf, words| {
                text::file::<Duel>(path, words)
            }),
        ];
        return playing(&window::game_of(path, words)?, &games, path, words);
    }
    if options.goes_on {
        let games: [(_, Run<_>); 2] = [
            (Classic::NAME, |name: &Name, words| {
                text::goes_on::<Classic>(name, words)
            }),
            (Duel::NAME, |name: &Name, words| {
                text::goes_on::<Duel>(name, words)
            }),
        ];
        let kept = text::kept_game(words)?;
        return playing(&kept.game, &games, &kept.name, words);
    }
    let games: [(_, Run<Play>); 2] = [
        (Classic::NAME, |options, words| {
            text::play::<Classic>(&seating::classic(options, words)?, words)
        }),
        (Duel::NAME, |options, words| {
            text::play::<Duel>(&seating::duel(options, words)?, words)
        }),
    ];
    playing(&options.game, &games, options, words)
}

fn finish(words: &Words, done: Result<(), Problem>) -> ExitCode {
    match done {
        Ok(()) if interrupt::asked() => ExitCode::from(interrupt::CODE),
        Ok(()) => ExitCode::SUCCESS,
        Err(Problem(problem)) => {
            let line = words.text_with("cli-problem", &[("problem", problem.into())]);
            // Whatever it quotes, it is one line, and does nothing to the terminal.
            let line = plain(&line).replace('\n', " ");
            // Nobody is left to be told if even stderr is closed.
            let _ = writeln!(std::io::stderr(), "{line}");
            ExitCode::from(if window::has_lost_its_display() { 1 } else { 2 })
        }
    }
}

/// Writes a text to stdout. A reader who has gone away (`watch | head`) is no problem.
fn print(words: &Words, text: &str) -> Result<(), Problem> {
    let mut out = std::io::stdout().lock();
    let text = plain(text);
    written(words, out.write_all(text.as_bytes()).and_then(|()| out.flush())).map(drop)
}

/// Whether there is still a reader after something was written, or why not.
fn written(words: &Words, result: std::io::Result<()>) -> Result<bool, Problem> {
    match result {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(false),
        Err(error) => Err(Problem::new(
            words,
            "cli-output-failed",
            &[("reason", error.to_string().into())],
        )),
    }
}
