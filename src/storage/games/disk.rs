//! The file of a running game as its keeper needs it, behind two traits, so that tests can lose power, run
//! full, or write half a line.

use super::{Error, file};
use std::fmt::Debug;
use std::fs::File;
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

/// Puts on the disk for good what was added; called on a thread of its own.
pub(super) type Sync = Box<dyn FnMut() -> io::Result<()> + Send>;

/// Where a game's file comes from.
pub(super) trait Drive: Debug + Send {
    /// Makes the file, empty.
    fn make(&mut self) -> Result<Box<dyn Disk>, Error>;

    /// Its path, for whoever is told that it cannot be written.
    fn path(&self) -> &Path;
}

/// A file that is added to.
pub(super) trait Disk: Debug + Send {
    /// Adds to the end; a part may have been written when it fails.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Cuts it to this length.
    fn cut(&mut self, length: u64) -> io::Result<()>;

    /// Is it still where it was made?
    fn is_there(&self) -> bool;

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
        file::lock(&file, &self.0)?;
        Ok(Box::new(RealFile::new(file, self.0.clone())))
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

/// A real file, locked.
#[derive(Debug)]
pub(super) struct RealFile {
    file: File,
    path: PathBuf,
}

impl RealFile {
    /// A file that is locked and open to be added to.
    pub(super) fn new(file: File, path: PathBuf) -> Self {
        Self { file, path }
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

    fn is_there(&self) -> bool {
        self.path.is_file()
    }

    fn sync(&self) -> io::Result<Sync> {
        let file = self.file.try_clone()?;
        // The name of a new file is on the disk once its folder is; where folders cannot be synced, it is there
        // by itself.
        let mut folder = self.path.parent().map(Path::to_owned);
        Ok(Box::new(move || {
            file.sync_data()?;
            if let Some(folder) = folder.take().and_then(|folder| File::open(folder).ok()) {
                let _ = folder.sync_all();
            }
            Ok(())
        }))
    }

    fn remove(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

impl Drop for RealFile {
    fn drop(&mut self) {
        // Whoever still syncs holds the same file: the lock is not theirs to keep.
        let _ = self.file.unlock();
    }
}
