//! Files that may be anything: a pipe that nobody writes into, a device without an end, a folder, somebody
//! else's.

use super::Error;
use crate::storage::whole::create_new;
use std::fs::{DirEntry, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::Path;
use std::time::{Duration, SystemTime};
use table::record::LONGEST;

/// Opens a plain file to be read, and with `write` to be added to. Whatever is none is not opened: it may
/// never answer.
pub(super) fn open(path: &Path, write: bool) -> Result<File, Error> {
    let there = std::fs::metadata(path).map_err(|error| Error::reading(path, error))?;
    if !there.is_file() {
        return Err(Error::NotAFile {
            path: path.to_owned(),
        });
    }
    let file = OpenOptions::new().read(true).write(write).open(path);
    file.map_err(|error| match write {
        true => Error::writing(path, error),
        false => Error::reading(path, error),
    })
}

/// All bytes of a file, unless it is longer than any record.
pub(super) fn bytes(file: &mut File, path: &Path) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    let read = file
        .seek(SeekFrom::Start(0))
        .and_then(|_| file.take(LONGEST as u64 + 1).read_to_end(&mut bytes));
    read.map_err(|error| Error::reading(path, error))?;
    if bytes.len() > LONGEST {
        return Err(Error::refused(path, table::record::Refusal::TooLong(bytes.len())));
    }
    Ok(bytes)
}

/// The names of what lies in a folder; those that are no text are left out.
pub(super) fn names(folder: &Path) -> Result<Vec<String>, Error> {
    entries(folder, |entry| entry.file_name().into_string().ok())
}

/// The same, each with when it was written last.
pub(super) fn changed(folder: &Path) -> Result<Vec<(SystemTime, String)>, Error> {
    entries(folder, |entry| {
        let when = entry.metadata().ok()?.modified().ok()?;
        Some((when, entry.file_name().into_string().ok()?))
    })
}

/// What `read` finds in each entry of a folder; a folder that is not there has none.
fn entries<T>(folder: &Path, read: impl Fn(&DirEntry) -> Option<T>) -> Result<Vec<T>, Error> {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(Error::reading(folder, error)),
    };
    Ok(entries.filter_map(|entry| read(&entry.ok()?)).collect())
}

/// A lock that is only looked at is held for a moment: whoever wants it tries so often.
const TRIES: u32 = 4;

/// Locks a file for this program, until it is closed. Where the file system knows no locks, it goes on
/// without.
pub(super) fn lock(file: &File, path: &Path) -> Result<(), Error> {
    for attempt in 1.. {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) if attempt < TRIES => std::thread::sleep(Duration::from_millis(15)),
            Err(TryLockError::WouldBlock) => {
                return Err(Error::Elsewhere {
                    path: path.to_owned(),
                });
            }
            Err(TryLockError::Error(error)) => {
                log::warn!("{}: no lock: {error}", path.display());
                break;
            }
            Ok(()) => break,
        }
    }
    Ok(())
}

/// Has no program this file open?
pub(super) fn is_free(path: &Path) -> bool {
    let Ok(file) = open(path, false) else { return false };
    !matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock))
}

/// Makes a file that is not there yet.
pub(super) fn create(path: &Path) -> Result<File, Error> {
    make_room(path)?;
    create_new(path).map_err(|error| Error::writing(path, error))
}

/// Makes the folder of a file.
fn make_room(path: &Path) -> Result<(), Error> {
    let made = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    made.map_err(|source| match Error::writing(path, source) {
        // Not the file, but what lies where its folder should be.
        Error::Taken { path } => Error::Unwritable {
            path,
            source: io::ErrorKind::NotADirectory.into(),
        },
        other => other,
    })
}

/// Writes a whole file that is not there yet; nothing is left of it when that fails.
pub(super) fn write_new(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    make_room(path)?;
    crate::storage::whole::write_new(path, bytes).map_err(|error| Error::writing(path, error))
}
