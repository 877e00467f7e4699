//! Windows' way with open files, played on any system, in the folders that a test names: whoever opens a file says
//! what others may do with it meanwhile, what does not go together fails, and a lock keeps everybody else from
//! reading.

use super::Use;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A folder in which files are held so, until this is dropped.
#[derive(Debug)]
pub(crate) struct SharedFolder(PathBuf);

impl SharedFolder {
    pub(crate) fn new(folder: impl Into<PathBuf>) -> Self {
        let folder = folder.into();
        all().folders.push(folder.clone());
        Self(folder)
    }
}

impl SharedFolder {
    /// Somebody has a file open and lets nobody else in, until what comes back is dropped: whoever looks for viruses
    /// or copies does so.
    pub(crate) fn closed_to_others(path: &Path) -> impl Drop + use<> {
        let handle = open(path, Use::Read).expect("nobody else has it open");
        let handle = handle.expect("it is in such a folder");
        handle.lock();
        Closed(handle)
    }
}

struct Closed(#[expect(dead_code, reason = "it is held")] Handle);

impl Drop for Closed {
    fn drop(&mut self) {}
}

impl Drop for SharedFolder {
    fn drop(&mut self) {
        all().folders.retain(|folder| *folder != self.0);
    }
}

#[derive(Debug)]
struct All {
    folders: Vec<PathBuf>,
    open: Vec<Open>,
    /// How many have been opened.
    count: u64,
}

#[derive(Debug)]
struct Open {
    number: u64,
    path: PathBuf,
    to: Use,
    is_locked: bool,
}

static ALL: Mutex<All> = Mutex::new(All {
    folders: Vec::new(),
    open: Vec::new(),
    count: 0,
});

fn all() -> MutexGuard<'static, All> {
    ALL.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Is it in such a folder?
pub(super) fn is_shared(path: &Path) -> bool {
    all().folders.iter().any(|folder| path.starts_with(folder))
}

/// An open file.
#[derive(Debug, Clone)]
pub(super) struct Handle(Arc<Number>);

#[derive(Debug)]
struct Number(u64);

impl Drop for Number {
    fn drop(&mut self) {
        all().open.retain(|open| open.number != self.0);
    }
}

impl Handle {
    /// From here on nobody else reads it.
    pub(super) fn lock(&self) {
        let mut all = all();
        let ours = all.open.iter_mut().filter(|open| open.number == self.0.0);
        ours.for_each(|open| open.is_locked = true);
    }
}

/// Does this write into a file?
const fn writes(to: Use) -> bool {
    matches!(to, Use::Hold | Use::Make)
}

/// May others write into it meanwhile?
const fn lets_write(to: Use) -> bool {
    matches!(to, Use::Read)
}

/// Opens a file; `None` where files are held in another way.
pub(super) fn open(path: &Path, to: Use) -> io::Result<Option<Handle>> {
    if !is_shared(path) {
        return Ok(None);
    }
    let mut all = all();
    let collides = |open: &&Open| {
        open.path == path
            && (open.is_locked || writes(to) && !lets_write(open.to) || writes(open.to) && !lets_write(to))
    };
    if all.open.iter().any(|open| collides(&open)) {
        return Err(io::ErrorKind::ResourceBusy.into());
    }
    all.count += 1;
    let number = all.count;
    all.open.push(Open {
        number,
        path: path.to_owned(),
        to,
        is_locked: false,
    });
    Ok(Some(Handle(Arc::new(Number(number)))))
}
