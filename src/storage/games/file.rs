//! Files that may be anything: a pipe that nobody writes into, a device without an end, a folder, somebody
//! else's; and how a game's file is held while it is played.

#[cfg(test)]
pub(crate) mod fake;

use super::Error;
use super::error::is_held;
use std::fs::{DirEntry, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::time::{Duration, SystemTime};
use table::record::LONGEST;

/// How a program keeps others from writing into a file that it plays in. Everybody may read it meanwhile: lists,
/// statistics and exports of this program and of others do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Holding {
    /// A lock that those heed who ask for it.
    Lock,
    /// Whoever opens a file says what others may do with it meanwhile. A lock would keep them from reading there, be
    /// it in the same program.
    Share,
}

impl Holding {
    /// That of this system.
    const HERE: Self = if cfg!(windows) { Self::Share } else { Self::Lock };

    /// That of the file at this path.
    fn of(path: &Path) -> Self {
        #[cfg(test)]
        if fake::is_shared(path) {
            return Self::Share;
        }
        let _ = path;
        Self::HERE
    }
}

/// What is done with a file that is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Use {
    /// It is read, whatever others do with it.
    Read,
    /// It is looked whether somebody holds it.
    Probe,
    /// It is read and added to, and nobody else writes into it meanwhile.
    Hold,
    /// The same of a file that is not there yet.
    Make,
}

impl Use {
    fn options(self) -> OpenOptions {
        let mut options = OpenOptions::new();
        options.read(true);
        match self {
            Self::Read | Self::Probe => {}
            Self::Hold => _ = options.write(true),
            Self::Make => _ = options.write(true).create_new(true),
        }
        #[cfg(windows)]
        if self != Self::Read {
            use std::os::windows::fs::OpenOptionsExt as _;
            options.share_mode(share::READ | share::DELETE);
        }
        options
    }

    fn open(self, path: &Path) -> io::Result<Held> {
        #[cfg(test)]
        let fake = fake::open(path, self)?;
        Ok(Held {
            file: self.options().open(path)?,
            #[cfg(test)]
            fake,
        })
    }
}

/// What others may do with a file meanwhile, as Windows counts it.
#[cfg(windows)]
mod share {
    pub(super) const READ: u32 = 1;
    pub(super) const DELETE: u32 = 4;
}

/// An open file, and what else keeps it open.
#[derive(Debug)]
pub(super) struct Held {
    file: File,
    #[cfg(test)]
    fake: Option<fake::Handle>,
}

impl Held {
    /// Another way to the same open file: it is held until both are closed.
    pub(super) fn try_clone(&self) -> io::Result<Self> {
        Ok(Self {
            file: self.file.try_clone()?,
            #[cfg(test)]
            fake: self.fake.clone(),
        })
    }
}

impl Deref for Held {
    type Target = File;

    fn deref(&self) -> &File {
        &self.file
    }
}

impl DerefMut for Held {
    fn deref_mut(&mut self) -> &mut File {
        &mut self.file
    }
}

/// Somebody who only looks, at the file or with whom else it is, is there for a moment: whoever wants it tries so
/// often.
const TRIES: u32 = 4;
/// And waits so long in between.
const PAUSE: Duration = Duration::from_millis(15);

/// Opens a plain file. Whatever is none is not opened: it may never answer.
fn open(path: &Path, to: Use) -> Result<Held, Error> {
    let failed = |error: io::Error| match to {
        Use::Read | Use::Probe => Error::reading(path, error),
        Use::Hold | Use::Make => Error::writing(path, error),
    };
    if to != Use::Make {
        let there = std::fs::metadata(path).map_err(|error| Error::reading(path, error))?;
        if !there.is_file() {
            return Err(Error::NotAFile {
                path: path.to_owned(),
            });
        }
    }
    let mut tries = 1;
    loop {
        match to.open(path) {
            Err(error) if is_held(&error) && tries < TRIES && to != Use::Probe => {
                tries += 1;
                std::thread::sleep(PAUSE);
            }
            opened => return opened.map_err(failed),
        }
    }
}

/// Opens a plain file to be read. Whatever is none is not opened: it may never answer.
pub(super) fn read(path: &Path) -> Result<Held, Error> {
    open(path, Use::Read)
}

/// Opens a plain file to be added to. No other program that plays writes into it until it is closed.
pub(super) fn hold(path: &Path) -> Result<Held, Error> {
    let file = open(path, Use::Hold)?;
    lock(&file, path)?;
    Ok(file)
}

/// All bytes of a file, unless it is longer than any record.
pub(super) fn bytes(held: &Held, path: &Path) -> Result<Vec<u8>, Error> {
    let (mut file, mut bytes): (&File, _) = (held, Vec::new());
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
        // What Windows keeps of it in the folder is that of the moment at which it was closed last.
        let when = std::fs::metadata(entry.path()).ok()?.modified().ok()?;
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

/// Locks a file for this program, until it is closed, where that is the way to hold one. Where the file system knows
/// no locks, it goes on without.
fn lock(file: &Held, path: &Path) -> Result<(), Error> {
    if Holding::of(path) == Holding::Share {
        return Ok(());
    }
    for attempt in 1.. {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) if attempt < TRIES => std::thread::sleep(PAUSE),
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
    #[cfg(test)]
    file.fake.as_ref().inspect(|fake| fake.lock());
    Ok(())
}

/// Has no program this file open to write into it?
pub(super) fn is_free(path: &Path) -> bool {
    let Ok(file) = open(path, Use::Probe) else {
        return false;
    };
    Holding::of(path) == Holding::Share || !matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock))
}

/// Makes a file that is not there yet, and holds it.
pub(super) fn create(path: &Path) -> Result<Held, Error> {
    make_room(path)?;
    let file = open(path, Use::Make)?;
    lock(&file, path)?;
    Ok(file)
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
