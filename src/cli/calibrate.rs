//! Do the winning chances come true that the program names? What it says at the beginning of every turn, of each
//! seat that is still in, beside what the game came to (`docs/bots.md`).
//!
//! What is measured is what players are shown: the chart of the review, from the advisor with Master's evaluator
//! and the seed of the table. Games are played for it, or read from records.

mod fit;
mod report;

use super::arguments::{Calibrate, Listed, Table as Wanted};
use super::entrants::{Entrant, listed};
use super::game::CliGame;
use super::parallel::{Sum, run_parallel, workers};
use super::playout::{self, Dealt, rotated};
use super::{Problem, files, interrupt, print};
use crate::program::Programs;
use crate::ui::picture;
use ::table::Table;
use ::table::record::{LONGEST, Record, game_of};
use bots::Stop;
use bots::draw::mixed;
use bots::review::{PlayedGame, chances};
use engine::Seats;
use fit::Moment;
use report::Report;
use std::path::{Path, PathBuf};
use words::Words;

/// Folders within folders are looked into so deep.
const DEPTH: usize = 16;

/// Which kind of table a game was played at.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Kind {
    game: &'static str,
    players: usize,
    /// What lay on it ([`CliGame::boxes`]).
    boxes: Vec<&'static str>,
}

/// What was said in a game, and what happened.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Observed {
    /// Its place among all.
    number: u64,
    kind: Kind,
    moments: Vec<Moment>,
}

/// Why a game is not among those that are measured.
#[derive(Debug, Clone, PartialEq, Eq)]
struct LeftOut {
    number: u64,
    /// The record; none of a game that was played here.
    file: Option<PathBuf>,
    /// In the reader's language.
    reason: String,
}

/// What many games say, in any order.
#[derive(Debug, Clone, PartialEq, Default)]
struct Gathered {
    games: Vec<Observed>,
    left_out: Vec<LeftOut>,
}

impl Sum for Gathered {
    fn add(&mut self, other: &Self) {
        self.games.extend_from_slice(&other.games);
        self.left_out.extend_from_slice(&other.left_out);
    }
}

impl Gathered {
    /// The order in which the threads were ready means nothing.
    fn in_order(mut self) -> Self {
        self.games.sort_unstable_by_key(|game| game.number);
        self.left_out.sort_unstable_by_key(|game| game.number);
        self
    }
}

/// How the record of one game is read: its place among all, and its bytes. Where it says nothing, why.
pub(super) type Reader = fn(u64, &[u8], &Words) -> Result<Observed, String>;

/// Plays games, and prints what they say.
pub(super) fn of_games<K: CliGame>(options: &Calibrate, words: &Words) -> Result<(), Problem> {
    is_free(options, words)?;
    let (found, command) = play_all::<K>(options, words)?;
    told(&Report::new(&found, Some(options.seed), command), options, words)
}

/// Reads the records of a folder, of whichever games there are readers for, and prints what they say.
pub(super) fn of_records(
    options: &Calibrate,
    readers: &[(&'static str, Reader)],
    words: &Words,
) -> Result<(), Problem> {
    is_free(options, words)?;
    let folder = options.records.clone().unwrap_or_default();
    let found = read_all(&folder, options, readers, words)?;
    let command = format!("king-of-tokyo calibrate --records {}", folder.display());
    told(&Report::new(&found, None, command), options, words)
}

/// Can a picture lie where it is wished for? Nobody wants to be told afterwards.
fn is_free(options: &Calibrate, words: &Words) -> Result<(), Problem> {
    let Some(out) = &options.out else {
        return Ok(());
    };
    files::free(out, words).map_err(|reason| unwritable(out, reason, words))
}

/// Prints the report, and draws it if that is wished for.
fn told(report: &Report, options: &Calibrate, words: &Words) -> Result<(), Problem> {
    if options.json {
        let json = serde_json::to_string_pretty(report).expect("plain data has a form in JSON");
        print(words, &format!("{json}\n"))?;
    } else {
        print(words, &report.table(words))?;
    }
    let Some(out) = &options.out else {
        return Ok(());
    };
    let drawn = picture::calibration(&report.plot(words)).map_err(|error| match error {
        picture::Error::NoRenderer => words.text("cli-picture-no-renderer"),
        error => error.to_string(),
    });
    let written = drawn.and_then(|png| std::fs::write(out, png).map_err(|error| files::reason(&error)));
    written.map_err(|reason| unwritable(out, reason, words))
}

fn unwritable(path: &Path, reason: String, words: &Words) -> Problem {
    files::problem("cli-unwritable", path, reason, words)
}

/// Plays the games of a command line; with what has to be typed to play them again.
fn play_all<K: CliGame>(options: &Calibrate, words: &Words) -> Result<(Gathered, String), Problem> {
    let wanted = Wanted {
        game: options.game.clone(),
        players: options.players,
        bots: options.bots.clone(),
        seed: options.seed,
        boxes: options.boxes,
    };
    let entrants = playout::seated::<K>(&wanted, words)?;
    let agreed = K::agreed(&options.boxes, words)?;
    let command = typed::<K>(options, &entrants, &agreed);
    let games = u64::from(options.games.get());
    let threads = workers(options.threads, games);
    let found = run_parallel(games, threads, words, &|number,
                                                      (sum, programs): &mut (
        Gathered,
        Programs,
    )| {
        let seated = rotated(&entrants, number);
        let dealt = Dealt {
            agreed: &agreed,
            seed: mixed(options.seed, number + 1),
            number,
        };
        let table = played::<K>(&seated, &dealt, programs, &command, words)?;
        match observed(number, &table) {
            Some(game) => sum.games.push(game),
            None => sum.left_out.push(LeftOut {
                number,
                file: None,
                reason: words.text("cli-calibrate-endless"),
            }),
        }
        Ok(())
    })?;
    Ok((found.0.in_order(), command))
}

/// What has to be typed to play all this again.
fn typed<K: CliGame>(options: &Calibrate, entrants: &[Entrant<K>], agreed: &K::Agreed) -> String {
    let names: Vec<String> = Listed::all(&options.bots)
        .iter()
        .map(ToString::to_string)
        .collect();
    let boxes = if options.boxes.is_silent() {
        String::new()
    } else {
        K::typed(agreed, options.seed)
    };
    let (game, players, bots) = (K::named(), entrants.len(), listed(" --bots", &names));
    let (games, seed) = (options.games, options.seed);
    format!("king-of-tokyo calibrate{game} --players {players}{bots} --games {games} --seed {seed}{boxes}")
}

/// Plays one game.
fn played<K: CliGame>(
    entrants: &[Entrant<K>],
    dealt: &Dealt<'_, K>,
    programs: &mut Programs,
    command: &str,
    words: &Words,
) -> Result<Table<K>, Problem> {
    let start = K::measured(entrants.len(), dealt.agreed, dealt.seed, words)?;
    let again = || command.to_owned();
    let played = playout::play_from(start, entrants, dealt, programs, words, &mut |_, _| {}, &again);
    played.map(|(table, _)| table)
}

/// What was said at the beginning of every turn of a game that is over; `None` of one that is not.
fn observed<K: CliGame>(number: u64, table: &Table<K>) -> Option<Observed> {
    let came = table.finished()?.scores()?.shares;
    let game = PlayedGame::of(table, Seats::NONE);
    let (mut advisor, mut points) = (K::advisor(table.seed()), Vec::new());
    chances(&game, advisor.as_mut(), &Stop::default(), &mut |point| {
        points.push(point);
    })?;
    let mut moments = Vec::new();
    let (mut state, mut at) = (game.start, 0);
    for point in points.iter().filter(|point| point.whose.is_some()) {
        for answer in game.answers.get(at..point.at)? {
            state.apply(*answer).ok()?;
        }
        at = point.at;
        moments.extend(state.living().into_iter().map(|seat| Moment {
            said: point.shares[seat.index()].into(),
            happened: came[seat.index()].into(),
        }));
    }
    Some(Observed {
        number,
        kind: Kind {
            game: K::NAME,
            players: table.start().seats(),
            boxes: table.start().boxes(),
        },
        moments,
    })
}

/// Reads the games of a folder.
fn read_all(
    folder: &Path,
    options: &Calibrate,
    readers: &[(&'static str, Reader)],
    words: &Words,
) -> Result<Gathered, Problem> {
    let mut paths = Vec::new();
    records_in(folder, DEPTH, &mut paths)
        .map_err(|error| files::problem("cli-calibrate-unreadable", folder, files::reason(&error), words))?;
    paths.sort();
    let games = paths.len() as u64;
    let found = run_parallel(
        games,
        workers(options.threads, games),
        words,
        &|number, sum: &mut Gathered| {
            let path = &paths[number as usize];
            match read_file(number, path, readers, words) {
                Ok(game) => sum.games.push(game),
                Err(reason) => sum.left_out.push(LeftOut {
                    number,
                    file: Some(path.clone()),
                    reason,
                }),
            }
            Ok(())
        },
    )?;
    let found = found.in_order();
    if !found.games.is_empty() || interrupt::asked() {
        return Ok(found);
    }
    let reason = match found.left_out.as_slice() {
        [] => words.text("cli-calibrate-no-record"),
        [first, ..] => {
            let file = first.file.as_ref().map(|path| path.display().to_string());
            let values = [
                ("count", found.left_out.len().into()),
                ("file", file.unwrap_or_default().into()),
                ("reason", first.reason.as_str().into()),
            ];
            words.text_with("cli-calibrate-no-game", &values)
        }
    };
    Err(files::problem("cli-calibrate-unreadable", folder, reason, words))
}

/// Every record in a folder and in those within it.
fn records_in(folder: &Path, depth: usize, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        let is_record = path
            .extension()
            .is_some_and(|ending| ending.eq_ignore_ascii_case("kot"));
        // Links to folders are left alone: they may lead back here.
        if entry.file_type()?.is_dir() {
            if depth > 0 {
                records_in(&path, depth - 1, found)?;
            }
        } else if is_record {
            found.push(path);
        }
    }
    Ok(())
}

/// What a file says, or why it says nothing.
fn read_file(
    number: u64,
    path: &Path,
    readers: &[(&'static str, Reader)],
    words: &Words,
) -> Result<Observed, String> {
    let bytes = files::bytes(path, LONGEST, words)?;
    let game = game_of(&bytes).map_err(|refusal| refusal.to_string())?;
    let reader = readers.iter().find(|(name, _)| *name == game);
    let (_, read) = reader.ok_or_else(|| words.text("saves-unknown-game"))?;
    read(number, &bytes, words)
}

/// What a record of this game says, or why it says nothing.
pub(super) fn read<K: CliGame>(number: u64, bytes: &[u8], words: &Words) -> Result<Observed, String> {
    let record = Record::<K>::read(bytes).map_err(|refusal| refusal.to_string())?;
    if let Some(disagreement) = &record.disagreement {
        let values = [
            ("line", words.number(disagreement.line).into()),
            ("reason", disagreement.why.as_str().into()),
        ];
        return Err(words.text_with("cli-calibrate-other-rules", &values));
    }
    match (&record.end, &record.damage) {
        (None, Some(damage)) => {
            let values = [
                ("line", words.number(damage.line).into()),
                ("reason", damage.harm.to_string().into()),
            ];
            Err(words.text_with("cli-calibrate-damaged", &values))
        }
        (None, None) => Err(words.text("cli-calibrate-running")),
        (Some(end), _) if end.forfeit.is_some() => Err(words.text("cli-calibrate-given-up")),
        (Some(_), _) => observed(number, &record.table).ok_or_else(|| words.text("cli-calibrate-running")),
    }
}

#[cfg(test)]
mod tests;
