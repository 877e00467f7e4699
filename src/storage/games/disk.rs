//! The file of a running game as its keeper needs it, behind two traits, so that tests can lose power, run
//! full, write half a line, or be replaced by another file.

use super::file::Held;
use super::{Error, Name, file, name};
use crate::storage::whole::sync_folder;
use std::fmt::Debug;
use std::fs::Metadata;
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use table::fresh_seed;

/// Puts on the disk for good what was added; called on a thread of its own.
pub(super) type Sync = Box<dyn FnMut() -> io::Result<()> + Send>;

/// Where a game's file comes from.
pub(super) trait Drive: Debug + Send {
    /// Makes the file, empty.
    fn make(&mut self) -> Result<Box<dyn Disk>, Error>;

    /// Its path, for whoever is told that it cannot be written.
    fn path(&self) -> &Path;

    /// From here on the file has another name, which nothing else has; the name of the game comes back. `None`
    /// where there is no folder.
    fn elsewhere(&mut self) -> Option<String>;
}

/// What lies where a file was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum There {
    /// The file, as it was left.
    Same,
    /// Nothing.
    Nothing,
    /// Another file, or this one with what somebody else has written into it.
    Other,
}

/// A file that is added to.
pub(super) trait Disk: Debug + Send {
    /// Adds to the end; a part may have been written when it fails.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Cuts it to this length.
    fn cut(&mut self, length: u64) -> io::Result<()>;

    /// What lies where it was made; `length` is how long it was left, if that is known.
    fn there(&self, length: Option<u64>) -> There;

    /// What puts it on the disk for good.
    fn sync(&self) -> io::Result<Sync>;

    /// It is of no use, and goes away.
    fn remove(&mut self);
}

/// A file of this name that is not there yet.
#[derive(Debug)]
pub(super) struct NewFile(PathBuf);

impl NewFile {
    /// `None` where there is no folder.
    pub(super) fn new(path: Option<PathBuf>) -> Self {
        Self(path.unwrap_or_default())
    }
}

impl Drive for NewFile {
    fn make(&mut self) -> Result<Box<dyn Disk>, Error> {
        if self.0.as_os_str().is_empty() {
            return Err(Error::NoFolder);
        }
        let file = file::create(&self.0)?;
        Ok(Box::new(RealFile::new(file, self.0.clone())))
    }

    fn path(&self) -> &Path {
        &self.0
    }

    fn elsewhere(&mut self) -> Option<String> {
        let folder = self.0.parent().filter(|folder| !folder.as_os_str().is_empty())?;
        let name = Name::at(name::now(), fresh_seed());
        self.0 = folder.join(name.file());
        Some(name.to_string())
    }
}

/// Are these of one and the same file?
#[cfg(unix)]
#[must_use]
pub fn is_same(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// The same where files have no numbers that can be asked for: two files were not made at the same moment.
#[cfg(not(unix))]
#[must_use]
pub fn is_same(one: &Metadata, other: &Metadata) -> bool {
    one.len() == other.len() && one.created().ok() == other.created().ok()
}

/// A real file, locked.
#[derive(Debug)]
pub(super) struct RealFile {
    file: Held,
    path: PathBuf,
    /// Its number is the same by its handle and by its path: some file systems make numbers up as they go.
    has_number: bool,
}

impl RealFile {
    /// A file that is locked and open to be added to.
    pub(super) fn new(file: Held, path: PathBuf) -> Self {
        let there = std::fs::metadata(&path);
        let has_number = there.is_ok_and(|there| file.metadata().is_ok_and(|ours| is_same(&ours, &there)));
        Self {
            file,
            path,
            has_number,
        }
    }
}

impl Disk for RealFile {
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.seek(SeekFrom::End(0))?;
        self.file.write_all(bytes)
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.file.set_len(length)
    }

    fn there(&self, length: Option<u64>) -> There {
        let there = match std::fs::metadata(&self.path) {
            Ok(there) => there,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return There::Nothing,
            // Nobody knows: writing says what is wrong.
            Err(_) => return There::Same,
        };
        let ours = self.file.metadata();
        let same = !self.has_number || ours.is_ok_and(|ours| is_same(&ours, &there));
        match same && there.is_file() && length.is_none_or(|length| length == there.len()) {
            true => There::Same,
            false => There::Other,
        }
    }

    fn sync(&self) -> io::Result<Sync> {
        let file = self.file.try_clone()?;
        // The name of a new file is on the disk once its folder is; where folders cannot be synced, it is there
        // by itself.
        let mut folder = self.path.parent().map(Path::to_owned);
        Ok(Box::new(move || {
            file.sync_data()?;
            if let Some(folder) = folder.take() {
                sync_folder(&folder);
            }
            Ok(())
        }))
    }

    fn remove(&mut self) {
        // What somebody else has put there is theirs.
        if self.there(None) == There::Same {
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

impl Drop for RealFile {
    fn drop(&mut self) {
        // Whoever still syncs holds the same file: the lock is not theirs to keep.
        let _ = self.file.unlock();
    }
}
