//! What a long run has done so far in a file, one line for each piece of it, so that it can be taken up again wherever it
//! stopped, and be cut into parts that other machines play.
//!
//! A line is written with one write when its piece is done. A line without its end was cut off in the middle: it is
//! dropped, and its piece done again. [`carry_out`] does the pieces of a run, and [`merged`] puts its parts together.

use super::arguments::{Kept, Shard};
use super::parallel::{Running, Sum, run_shared, workers};
use super::{Problem, files, interrupt};
use crate::storage::is_same_file;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
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
pub(super) trait Piece: Serialize + DeserializeOwned + Send {
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

/// The pieces of which a run is made.
pub(super) struct Pieces<'a, P> {
    /// How many there are, numbered from 0.
    pub count: u64,
    /// How many games each of them is, for whoever is told how far a run came.
    pub games: u64,
    /// By which number a piece belongs to a part of the run.
    pub seed: Box<dyn Fn(u64) -> u64 + 'a>,
    /// Can a piece come of such a run? Others that a file holds are done again.
    pub fits: Box<dyn Fn(&P) -> bool + 'a>,
}

impl<P: Piece> Pieces<'_, P> {
    /// What of this belongs to the run.
    fn known(&self, mut done: Done<P>) -> Done<P> {
        done.retain(|number, piece| *number < self.count && (self.fits)(piece));
        done
    }

    /// All pieces of a run that was put together.
    ///
    /// # Errors
    /// When some are missing: its parts were not played to their end.
    pub(super) fn all(&self, done: Done<P>, words: &Words) -> Result<Done<P>, Problem> {
        let known = self.known(done);
        if known.len() as u64 == self.count {
            return Ok(known);
        }
        let values = [
            ("done", words.number(known.len() as u64).into()),
            ("pieces", words.number(self.count).into()),
        ];
        Err(Problem::new(words, "cli-merge-unfinished", &values))
    }
}

/// Does the pieces of a run, or of a part of it, that are not done yet: `play` one of a number, with what a thread keeps
/// for itself. `looks` at all that is done whenever a piece comes in, and before the first one, and says whether it is
/// enough. Everything that is done is returned; after Ctrl-C stderr says how much that is.
///
/// # Errors
/// The first problem of a piece or of the file.
pub(super) fn carry_out<H: Head, P: Piece, S: Sum>(
    (head, kept): (&H, &Kept),
    pieces: &Pieces<'_, P>,
    words: &Words,
    play: &(impl Fn(u64, &mut S, &Running) -> Result<P, Problem> + Sync),
    looks: &mut (impl FnMut(&Done<P>, Option<&Running>) -> bool + Send),
) -> Result<Done<P>, Problem> {
    let (journal, done) = Journal::open::<H, P>(kept.resume.as_deref(), head, kept.shard, words)?;
    let (shard, done) = (kept.shard.unwrap_or(Shard::WHOLE), pieces.known(done));
    let mut pending: Vec<u64> = (0..pieces.count)
        .filter(|number| shard.has((pieces.seed)(*number)) && !done.contains_key(number))
        .collect();
    if looks(&done, None) {
        pending.clear();
    }
    let wished = done.len() as u64 + pending.len() as u64;
    let collected = Mutex::new((journal, done, looks));
    let count = pending.len() as u64;
    run_shared(
        count,
        workers(kept.threads, count),
        &|nth, own: &mut S, running: &Running| {
            let piece = play(pending[nth as usize], own, running)?;
            let mut collected = collected.lock().unwrap_or_else(PoisonError::into_inner);
            let (journal, done, looks) = &mut *collected;
            journal.write(&piece, words)?;
            done.insert(piece.number(), piece);
            if looks(done, Some(running)) {
                running.enough();
            }
            Ok(())
        },
    )?;
    let (_, done, _) = collected.into_inner().unwrap_or_else(PoisonError::into_inner);
    interrupt::tell(done.len() as u64 * pieces.games, wished * pieces.games, words);
    Ok(done)
}

/// Where the pieces of a run are kept; nowhere if no file was named.
#[derive(Debug)]
struct Journal(Option<(File, PathBuf)>);

/// The pieces that are done, by their numbers.
pub(super) type Done<P> = BTreeMap<u64, P>;

impl Journal {
    /// Opens the file of a run, new or old, with the pieces that it holds.
    ///
    /// # Errors
    /// When it cannot be read or written, or holds something else.
    fn open<H: Head, P: Piece>(
        path: Option<&Path>,
        head: &H,
        shard: Option<Shard>,
        words: &Words,
    ) -> Result<(Self, Done<P>), Problem> {
        let Some(path) = path else {
            return Ok((Self(None), Done::new()));
        };
        let unreadable = |reason| files::problem("cli-run-unreadable", path, reason, words);
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
        // A part is cut by the length of its run; a whole one may become longer.
        let same = match shard {
            Some(_) => *head == first.head,
            None => head.goes_on(&first.head),
        };
        if first.part() != shard.unwrap_or(Shard::WHOLE) || !same {
            return Err(files::problem("cli-run-other", path, String::new(), words));
        }
        Ok((journal, done))
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
            false => Err(files::problem("cli-run-replaced", path, String::new(), words)),
        }
    }
}

/// What a file says, which has a first line. Pieces that are told twice count once.
fn read<H: Head, P: Piece>(text: &str, path: &Path, words: &Words) -> Result<(First<H>, Done<P>), Problem> {
    let refused = |reason| files::problem("cli-run-unreadable", path, reason, words);
    let unreadable = |error: serde_json::Error| refused(quoted(&error.to_string()));
    let mut lines = text.lines();
    let first = lines.next().unwrap_or_default();
    let kind: Kind = serde_json::from_str(first).map_err(unreadable)?;
    if kind.run != H::RUN {
        return Err(files::problem("cli-run-other", path, String::new(), words));
    }
    if kind.version != VERSION {
        return Err(refused(words.text("cli-run-version")));
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
    let unreadable = |reason| files::problem("cli-run-unreadable", path, reason, words);
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
        .map_err(|error| files::problem("cli-run-unreadable", path, quoted(&error.to_string()), words))
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
