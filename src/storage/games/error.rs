//! What can go wrong with a game that is kept.

use std::io;
use std::path::{Path, PathBuf};
use table::record::{Damage, Refusal};

/// What can go wrong with a game that is kept. Nothing has changed on disk then.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The system names no folder for data.
    #[error("the system names no folder for saved games")]
    NoFolder,
    /// The file or the folder cannot be read.
    #[error("{path}: {source}")]
    Unreadable {
        /// The file or the folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The file or the folder cannot be written.
    #[error("{path}: {source}")]
    Unwritable {
        /// The file or the folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The disk is full.
    #[error("{path}: the disk is full")]
    Full {
        /// The file.
        path: PathBuf,
    },
    /// It is no longer there.
    #[error("{path}: not there")]
    Gone {
        /// The file.
        path: PathBuf,
    },
    /// It is a folder, a pipe or a device.
    #[error("{path}: no plain file")]
    NotAFile {
        /// What is no file.
        path: PathBuf,
    },
    /// A file of this name is there already, and is not overwritten.
    #[error("{path}: there already")]
    Taken {
        /// The file.
        path: PathBuf,
    },
    /// Another program, or another window, has the game open.
    #[error("{path}: open elsewhere")]
    Elsewhere {
        /// The file.
        path: PathBuf,
    },
    /// It is no record that this program can read.
    #[error("{path}: {source}")]
    Refused {
        /// The file.
        path: PathBuf,
        /// Why.
        source: Refusal,
    },
    /// It is damaged before the game comes to its end.
    #[error("{path}: damaged, {damage}")]
    Damaged {
        /// The file.
        path: PathBuf,
        /// Where.
        damage: Damage,
    },
    /// It is the record of a game that this program does not know.
    #[error("{path}: a game that is not known here")]
    UnknownGame {
        /// The file.
        path: PathBuf,
    },
    /// The rules of this program do not lead to its end.
    #[error("{path}: it does not end under these rules")]
    NoEnd {
        /// The file.
        path: PathBuf,
    },
    /// Another program dealt the cards and dice: the game cannot go on here.
    #[error("{path}: without a seed")]
    NoDealer {
        /// The file.
        path: PathBuf,
    },
}

impl Error {
    /// Reading this path has failed.
    pub(super) fn reading(path: &Path, source: io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            _ if is_held(&source) => Self::Elsewhere { path },
            io::ErrorKind::NotFound => Self::Gone { path },
            _ => Self::Unreadable { path, source },
        }
    }

    /// Writing this path has failed.
    pub(super) fn writing(path: &Path, source: io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            _ if is_held(&source) => Self::Elsewhere { path },
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full { path },
            io::ErrorKind::AlreadyExists => Self::Taken { path },
            _ => Self::Unwritable { path, source },
        }
    }

    /// This path is damaged there.
    pub(super) fn damaged(path: &Path, damage: Damage) -> Self {
        let path = path.to_owned();
        Self::Damaged { path, damage }
    }

    /// No record can be had from this path.
    pub(super) fn refused(path: &Path, source: Refusal) -> Self {
        let path = path.to_owned();
        Self::Refused { path, source }
    }
}

/// Does somebody else have the file open, in a way that leaves no room for us? Windows counts two such answers:
/// a sharing violation and a lock violation. Where tests play its way, the answer has a name.
pub(super) fn is_held(error: &io::Error) -> bool {
    cfg!(test) && error.kind() == io::ErrorKind::ResourceBusy
        || cfg!(windows) && matches!(error.raw_os_error(), Some(32 | 33))
}
