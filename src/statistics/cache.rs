//! The counts of a folder of records, kept beside them so that each record is counted once.
//!
//! The file may be deleted at any time: whatever is missing in it, or was counted of another state of a
//! record, is counted again. A file that is not understood is dropped as a whole.

use super::accuracy::Accuracy;
use super::{GameCount, Skipped, count};
use crate::storage::games::{Error, Games, Name};
use crate::storage::write_whole;
use bots::Stop;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::io::Read as _;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::UNIX_EPOCH;

/// The name of the file, in the folder of the games.
pub const CACHE: &str = "statistics.jsonl";
/// Raised whenever a record is counted differently.
const VERSION: u32 = 5;
/// No cache comes near this size, in bytes.
const LARGEST: u64 = 256 << 20;
/// What has been counted is written down after so many records, so that little is lost when that is ended.
const OFTEN: usize = 200;

/// Whoever counts or remembers reads the file and writes it anew: one after another.
static FILE: Mutex<()> = Mutex::new(());

fn alone() -> MutexGuard<'static, ()> {
    FILE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The first line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Head {
    version: u32,
}

/// By which a record is known to be the same as before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Stamp {
    length: u64,
    /// Nanoseconds since 1970.
    modified: u128,
}

impl Stamp {
    fn of(path: &Path) -> Option<Self> {
        let about = std::fs::metadata(path).ok()?;
        Some(Self {
            length: about.len(),
            modified: about.modified().ok()?.duration_since(UNIX_EPOCH).ok()?.as_nanos(),
        })
    }
}

/// What was found in a record.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Found {
    Count(Box<GameCount>),
    Running,
    /// Its bytes are no record that can be counted.
    Refused(String),
    /// The same, as it was written until version 0.3.0: for files, too, that could not be read at that moment. Nobody
    /// trusts it.
    Unreadable(String),
}

/// A record.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Entry {
    file: String,
    stamp: Stamp,
    found: Found,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    accuracy: Option<Accuracy>,
}

/// How far the counting has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// So many records are known.
    pub done: usize,
    /// Of so many.
    pub all: usize,
}

/// All records of a folder.
#[derive(Debug, Clone, Default)]
pub struct Gathered {
    /// The finished games.
    pub games: Vec<GameCount>,
    /// How well their people decided, by the name of the game, as far as that is known.
    pub accuracy: HashMap<String, Accuracy>,
    /// Finished games whose decisions and luck the evaluator of this program has not judged, the latest first:
    /// their files, and their names.
    pub unjudged: Vec<(Name, String)>,
    /// How many games still run.
    pub running: usize,
    /// Files that cannot be read, and why.
    pub skipped: Vec<(String, String)>,
}

/// Counts all games of a folder; `tell` hears how far that has come. It ends before time when it is stopped,
/// with what it has.
///
/// # Errors
/// When the folder cannot be read.
pub fn gather(games: &Games, stop: &Stop, tell: &mut dyn FnMut(Progress)) -> Result<Gathered, Error> {
    let names = games.list()?;
    let Ok(path) = games.folder().map(|folder| folder.join(CACHE)) else {
        return Ok(Gathered::default());
    };
    let _alone = alone();
    let mut known = read(&path);
    let before = known.len();
    let (mut entries, mut fresh, mut skipped) = (Vec::with_capacity(names.len()), 0, Vec::new());
    for name in &names {
        if stop.asked() {
            // What is known of the rest stays known.
            entries.extend(known.into_values());
            write(&path, &entries);
            return Ok(gathered(entries, skipped));
        }
        let file = name.file();
        let Some(stamp) = games.path(name).ok().and_then(|path| Stamp::of(&path)) else {
            continue;
        };
        let entry = match known.remove(&file) {
            Some(entry) if entry.stamp == stamp && !matches!(entry.found, Found::Unreadable(_)) => entry,
            _ => {
                let found = match games.read(name).map(|bytes| count(&bytes, &name.to_string())) {
                    Ok(Ok(count)) => Found::Count(Box::new(count)),
                    Ok(Err(Skipped::Running)) => Found::Running,
                    Ok(Err(Skipped::Unreadable(why))) => Found::Refused(why),
                    Err(Error::Refused { source, .. }) => Found::Refused(source.to_string()),
                    // Somebody has it open, or it may not be read: next time it may be.
                    Err(error) => {
                        skipped.push((file, error.to_string()));
                        continue;
                    }
                };
                fresh += 1;
                Entry {
                    file,
                    stamp,
                    found,
                    accuracy: None,
                }
            }
        };
        entries.push(entry);
        if fresh > 0 && fresh % OFTEN == 0 {
            let rest = known.values().cloned();
            write(&path, &entries.iter().cloned().chain(rest).collect::<Vec<_>>());
        }
        tell(Progress {
            done: entries.len(),
            all: names.len(),
        });
    }
    if fresh > 0 || entries.len() != before {
        write(&path, &entries);
    }
    Ok(gathered(entries, skipped))
}

fn gathered(entries: Vec<Entry>, skipped: Vec<(String, String)>) -> Gathered {
    let mut gathered = Gathered {
        skipped,
        ..Gathered::default()
    };
    for entry in entries {
        match entry.found {
            Found::Count(count) => {
                let is_judged = entry.accuracy.as_ref().is_some_and(Accuracy::is_current);
                let has_people = count
                    .seats
                    .iter()
                    .any(|seat| seat.is_person() && !seat.handed_over);
                if !is_judged && has_people {
                    let file = Name::of_file(&entry.file);
                    gathered
                        .unjudged
                        .extend(file.map(|file| (file, count.id.clone())));
                }
                if let Some(accuracy) = entry.accuracy {
                    gathered.accuracy.insert(count.id.clone(), accuracy);
                }
                gathered.games.push(*count);
            }
            Found::Running => gathered.running += 1,
            Found::Refused(why) | Found::Unreadable(why) => gathered.skipped.push((entry.file, why)),
        }
    }
    gathered
}

/// Writes down how well the people of a game decided. A record that is not known as it is now is left alone.
pub fn remember(games: &Games, name: &Name, accuracy: &Accuracy) {
    let Ok(path) = games.folder().map(|folder| folder.join(CACHE)) else {
        return;
    };
    let _alone = alone();
    let mut known = read(&path);
    let stamp = games.path(name).ok().and_then(|path| Stamp::of(&path));
    let Some(entry) = known.get_mut(&name.file()) else {
        return;
    };
    if Some(&entry.stamp) == stamp.as_ref() {
        entry.accuracy = Some(accuracy.clone());
        write(&path, &known.into_values().collect::<Vec<_>>());
    }
}

/// What the file says, by the names of the records; nothing where any of it is not understood.
fn read(path: &Path) -> HashMap<String, Entry> {
    understood(path).unwrap_or_default()
}

fn understood(path: &Path) -> Option<HashMap<String, Entry>> {
    let is_file = std::fs::metadata(path).ok()?.is_file();
    let mut text = String::new();
    let file = is_file.then(|| std::fs::File::open(path))?.ok()?;
    file.take(LARGEST).read_to_string(&mut text).ok()?;
    let mut lines = text.lines();
    let head: Head = serde_json::from_str(lines.next()?).ok()?;
    if head.version != VERSION {
        return None;
    }
    let entries = lines.map(|line| {
        let entry: Entry = serde_json::from_str(line).ok()?;
        Some((entry.file.clone(), entry))
    });
    entries.collect()
}

/// Writes the whole file. When that fails everything is counted again next time.
fn write(path: &Path, entries: &[Entry]) {
    let lines = std::iter::once(serde_json::to_string(&Head { version: VERSION }))
        .chain(entries.iter().map(serde_json::to_string));
    let text: Result<String, _> = lines.map(|line| line.map(|line| line + "\n")).collect();
    let written = text.map_err(std::io::Error::other);
    if let Err(error) = written.and_then(|text| write_whole(path, text.as_bytes())) {
        log::warn!("{}: {error}", path.display());
    }
}
