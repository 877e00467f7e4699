//! The finished games of a tournament in a file, one line each, so that it can be taken up again wherever it
//! stopped.
//!
//! A game is written with one write when it is over. A line without its end was cut off in the middle: it is
//! dropped, and its game played again.

use super::Played;
use crate::cli::Problem;
use crate::cli::arguments::Arena;
use crate::cli::files;
use crate::cli::game::NAMES;
use crate::storage::is_same_file;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use table::quoted::quoted;
use words::Words;

/// The first line: which tournament it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Head {
    arena: u8,
    /// Which game; older files do not say it, and mean the usual one.
    #[serde(default = "usual")]
    game: String,
    seats: Vec<String>,
    seed: u64,
    move_time: u32,
    /// What else lies on the table, as it is typed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    boxes: String,
}

fn usual() -> String {
    NAMES[0].to_owned()
}

/// Where finished games are kept; nowhere if no file was named.
#[derive(Debug)]
pub(super) struct Journal(Option<(File, PathBuf)>);

impl Journal {
    /// Opens the file of a tournament, new or old, with the games that it holds. `boxes` are what has to be
    /// typed for what lies on the table.
    pub(super) fn open<E: DeserializeOwned>(
        options: &Arena,
        boxes: String,
        words: &Words,
    ) -> Result<(Self, Vec<Played<E>>), Problem> {
        let Some(path) = &options.resume else {
            return Ok((Self(None), Vec::new()));
        };
        let head = Head {
            arena: 1,
            game: options.game.clone(),
            seats: options.seat.iter().map(ToString::to_string).collect(),
            seed: options.seed,
            move_time: options.move_time.get(),
            boxes,
        };
        let name = path.display().to_string();
        let unreadable_as_a_file = |reason| files::problem("cli-arena-unreadable", path, reason, words);
        files::free(path, words).map_err(unreadable_as_a_file)?;
        let (file, found) = opened(path).map_err(|error| unwritable(words, &name, &error))?;
        let found = found.ok_or_else(|| unreadable_as_a_file(words.text("cli-too-long")))?;
        let mut journal = Self(Some((file, path.clone())));
        let mut lines = found.lines();
        let Some(first) = lines.next() else {
            journal.write(&head, words)?;
            return Ok((journal, Vec::new()));
        };
        let unreadable = |error: serde_json::Error| {
            files::problem("cli-arena-unreadable", path, quoted(&error.to_string()), words)
        };
        if serde_json::from_str::<Head>(first).map_err(unreadable)? != head {
            let values = [("file", name.as_str().into())];
            return Err(Problem::new(words, "cli-arena-other", &values));
        }
        let mut played: Vec<Played<E>> = Vec::new();
        let mut known = HashSet::new();
        for line in lines {
            let game: Played<E> = serde_json::from_str(line).map_err(unreadable)?;
            if game.points.len() == head.seats.len() && known.insert(game.game) {
                played.push(game);
            }
        }
        Ok((journal, played))
    }

    /// Keeps a finished game.
    pub(super) fn add<E: Serialize>(&mut self, played: &Played<E>, words: &Words) -> Result<(), Problem> {
        self.write(played, words)
    }

    fn write(&mut self, line: &impl Serialize, words: &Words) -> Result<(), Problem> {
        let Some((file, path)) = &mut self.0 else {
            return Ok(());
        };
        let mut text = serde_json::to_string(line).expect("plain data has a form in JSON");
        text.push('\n');
        let name = path.display().to_string();
        file.write_all(text.as_bytes())
            .and_then(|()| file.sync_data())
            .map_err(|error| unwritable(words, &name, &error))?;
        // What is written into a file that somebody has replaced is lost with it.
        match lies_at(file, path) {
            true => Ok(()),
            false => Err(files::problem("cli-arena-replaced", path, String::new(), words)),
        }
    }
}

/// Is it this file that lies there?
fn lies_at(file: &File, path: &Path) -> bool {
    let is_same = |there| file.metadata().is_ok_and(|ours| is_same_file(&ours, &there));
    std::fs::metadata(path).is_ok_and(is_same)
}

/// No tournament is longer, in bytes: a game takes some hundred.
const LONGEST: u64 = 256 << 20;

/// The file, ready to be written at its end, and its whole lines; none where it is too long to be read.
fn opened(path: &Path) -> io::Result<(File, Option<String>)> {
    let mut file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)?;
    let mut bytes = Vec::new();
    (&mut file).take(LONGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST {
        return Ok((file, None));
    }
    let whole = bytes
        .iter()
        .rposition(|byte| *byte == b'\n')
        .map_or(0, |end| end + 1);
    let text = String::from_utf8_lossy(&bytes[..whole]).into_owned();
    // Only a line of ours is cut: a foreign file is refused before it is written to.
    if whole < bytes.len() && (whole > 0 || bytes.starts_with(b"{\"arena\"")) {
        file.set_len(whole as u64)?;
    } else if whole < bytes.len() {
        return Ok((file, Some(String::from_utf8_lossy(&bytes).into_owned())));
    }
    file.seek(SeekFrom::End(0))?;
    Ok((file, Some(text)))
}

fn unwritable(words: &Words, name: &str, error: &io::Error) -> Problem {
    let values = [("file", name.into()), ("reason", error.to_string().into())];
    Problem::new(words, "cli-unwritable", &values)
}
