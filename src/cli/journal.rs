//! What a long run has done so far in a file, one line for each piece of it, so that it can be taken up again wherever it
//! stopped, and be cut into parts that other machines play.
//!
//! A line is written with one write when its piece is done. A line without its end was cut off in the middle: it is
//! dropped, and its piece done again. [`merged`] puts the parts of a run together.

use super::arguments::Shard;
use super::{Problem, files};
use crate::storage::is_same_file;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use table::quoted::quoted;
use words::Words;

/// The version of these files.
const VERSION: u8 = 2;

/// Which run it is: everything that its results follow from.
pub(super) trait Head: Serialize + DeserializeOwned + Clone + PartialEq {
    /// The command that does it.
    const RUN: &'static str;

    /// Can a run with this head go on with what was done under the other one?
    fn goes_on(&self, before: &Self) -> bool {
        self == before
    }
}

/// One piece of a run.
pub(super) trait Piece: Serialize + DeserializeOwned {
    /// The number of the piece.
    fn number(&self) -> u64;
}

/// The first line.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct First<H> {
    run: String,
    version: u8,
    /// Which part of the run this is: the whole, if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    shard: Option<(u32, u32)>,
    #[serde(flatten)]
    head: H,
}

/// What is looked at before anything else.
#[derive(Debug, Deserialize)]
pub(super) struct Kind {
    /// The command that does it.
    pub run: String,
    /// Which game, as it is typed.
    pub game: String,
    version: u8,
}

impl<H> First<H> {
    fn part(&self) -> Shard {
        self.shard.map_or(Shard::WHOLE, |(part, of)| Shard { part, of })
    }
}

/// Where the pieces of a run are kept; nowhere if no file was named.
#[derive(Debug)]
pub(super) struct Journal(Option<(File, PathBuf)>);

/// The pieces that are done, by their numbers.
pub(super) type Done<P> = BTreeMap<u64, P>;

impl Journal {
    /// Opens the file of a run, new or old, with the pieces that it holds.
    ///
    /// # Errors
    /// When it cannot be read or written, or holds something else.
    pub(super) fn open<H: Head, P: Piece>(
        path: Option<&Path>,
        head: &H,
        shard: Option<Shard>,
        words: &Words,
    ) -> Result<(Self, Done<P>), Problem> {
        let Some(path) = path else {
            return Ok((Self(None), Done::new()));
        };
        let unreadable = |reason| files::problem("cli-arena-unreadable", path, reason, words);
        files::free(path, words).map_err(unreadable)?;
        let (file, found) = opened(path).map_err(|error| unwritable(path, &error, words))?;
        let found = found.ok_or_else(|| unreadable(words.text("cli-too-long")))?;
        let mut journal = Self(Some((file, path.to_owned())));
        if found.is_empty() {
            let first = First {
                run: H::RUN.to_owned(),
                version: VERSION,
                shard: shard.map(|shard| (shard.part, shard.of)),
                head: head.clone(),
            };
            journal.write(&first, words)?;
            return Ok((journal, Done::new()));
        }
        let (first, done) = read::<H, P>(&found, path, words)?;
        if first.part() != shard.unwrap_or(Shard::WHOLE) || !head.goes_on(&first.head) {
            return Err(files::problem("cli-arena-other", path, String::new(), words));
        }
        Ok((journal, done))
    }

    /// Keeps a piece that is done.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(super) fn add(&mut self, piece: &impl Piece, words: &Words) -> Result<(), Problem> {
        self.write(piece, words)
    }

    fn write(&mut self, line: &impl Serialize, words: &Words) -> Result<(), Problem> {
        let Some((file, path)) = &mut self.0 else {
            return Ok(());
        };
        let mut text = serde_json::to_string(line).expect("plain data has a form in JSON");
        text.push('\n');
        file.write_all(text.as_bytes())
            .and_then(|()| file.sync_data())
            .map_err(|error| unwritable(path, &error, words))?;
        // What is written into a file that somebody has replaced is lost with it.
        match lies_at(file, path) {
            true => Ok(()),
            false => Err(files::problem("cli-arena-replaced", path, String::new(), words)),
        }
    }
}

/// What a file says, which has a first line. Pieces that are told twice count once.
fn read<H: Head, P: Piece>(text: &str, path: &Path, words: &Words) -> Result<(First<H>, Done<P>), Problem> {
    let refused = |reason| files::problem("cli-arena-unreadable", path, reason, words);
    let unreadable = |error: serde_json::Error| refused(quoted(&error.to_string()));
    let mut lines = text.lines();
    let first = lines.next().unwrap_or_default();
    let kind: Kind = serde_json::from_str(first).map_err(unreadable)?;
    if kind.run != H::RUN {
        return Err(files::problem("cli-arena-other", path, String::new(), words));
    }
    if kind.version != VERSION {
        return Err(refused(words.text("cli-arena-version")));
    }
    let first: First<H> = serde_json::from_str(first).map_err(unreadable)?;
    let mut done = Done::new();
    for line in lines {
        let piece: P = serde_json::from_str(line).map_err(unreadable)?;
        done.entry(piece.number()).or_insert(piece);
    }
    Ok((first, done))
}

/// The whole lines of a file of such a run.
fn whole_lines(path: &Path, words: &Words) -> Result<String, Problem> {
    let unreadable = |reason| files::problem("cli-arena-unreadable", path, reason, words);
    let bytes = files::bytes(path, LONGEST as usize, words).map_err(unreadable)?;
    if bytes.len() as u64 > LONGEST {
        return Err(unreadable(words.text("cli-too-long")));
    }
    let end = bytes
        .iter()
        .rposition(|byte| *byte == b'\n')
        .map_or(0, |end| end + 1);
    Ok(String::from_utf8_lossy(&bytes[..end]).into_owned())
}

/// Which command wrote this file, and about which game.
///
/// # Errors
/// When it is no file of a run.
pub(super) fn kind_of(path: &Path, words: &Words) -> Result<Kind, Problem> {
    let text = whole_lines(path, words)?;
    serde_json::from_str(text.lines().next().unwrap_or_default())
        .map_err(|error| files::problem("cli-arena-unreadable", path, quoted(&error.to_string()), words))
}

/// The parts of a run, put together.
///
/// # Errors
/// When a file cannot be read or is of another run, or when a part is missing.
pub(super) fn merged<H: Head, P: Piece>(files: &[PathBuf], words: &Words) -> Result<(H, Done<P>), Problem> {
    let mut whole: Option<H> = None;
    let (mut done, mut parts) = (Done::new(), Vec::<Shard>::new());
    for path in files {
        let (first, found) = read::<H, P>(&whole_lines(path, words)?, path, words)?;
        let part = first.part();
        let other = whole.as_ref().is_some_and(|whole| *whole != first.head)
            || parts.iter().any(|known| known.of != part.of);
        if other {
            return Err(files::problem("cli-merge-other", path, String::new(), words));
        }
        whole = Some(first.head);
        parts.push(part);
        done.extend(found);
    }
    let whole = whole.ok_or_else(|| Problem::new(words, "cli-merge-nothing", &[]))?;
    let of = parts.first().map_or(1, |part| part.of);
    match (1..=of).find(|part| parts.iter().all(|known| known.part != *part)) {
        None => Ok((whole, done)),
        Some(part) => {
            let missing = Shard { part, of }.to_string();
            Err(Problem::new(words, "cli-merge-part", &[("part", missing.into())]))
        }
    }
}

/// A run that is put together lacks pieces: its parts are not played to their end.
pub(super) fn unfinished(done: usize, pieces: u64, words: &Words) -> Problem {
    let values = [
        ("done", words.number(done as u64).into()),
        ("pieces", words.number(pieces).into()),
    ];
    Problem::new(words, "cli-merge-unfinished", &values)
}

/// Is it this file that lies there?
fn lies_at(file: &File, path: &Path) -> bool {
    let is_same = |there| file.metadata().is_ok_and(|ours| is_same_file(&ours, &there));
    std::fs::metadata(path).is_ok_and(is_same)
}

/// No file of a run is longer, in bytes.
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
    if whole < bytes.len() && (whole > 0 || bytes.starts_with(b"{\"run\"")) {
        file.set_len(whole as u64)?;
    } else if whole < bytes.len() {
        return Ok((file, Some(String::from_utf8_lossy(&bytes).into_owned())));
    }
    file.seek(SeekFrom::End(0))?;
    Ok((file, Some(text)))
}

fn unwritable(path: &Path, error: &io::Error, words: &Words) -> Problem {
    files::problem("cli-unwritable", path, files::reason(error), words)
}
