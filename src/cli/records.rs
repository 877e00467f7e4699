//! The folder in which a command keeps a record of every game (`docs/record.md`).

use super::{Problem, files};
use engine::Seat;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use table::Table;
use table::notation::Notation;
use table::record::{Head, Keep, LONGEST, Writer};
use words::Words;

/// The folder, if one was named.
#[derive(Debug)]
pub(super) struct Records {
    folder: Option<PathBuf>,
    /// Games that are played again take the place of what was left of them.
    again: bool,
}

impl Records {
    /// Makes the folder.
    ///
    /// # Errors
    /// When it cannot be made.
    pub(super) fn open(folder: Option<&Path>, again: bool, words: &Words) -> Result<Self, Problem> {
        if let Some(folder) = folder {
            std::fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error, words))?;
        }
        let folder = folder.map(Path::to_owned);
        Ok(Self { folder, again })
    }

    /// Keeps a game under this name; a file that is there already is not touched.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(super) fn keep<G: Notation>(
        &self,
        name: &str,
        table: &Table<G>,
        forfeit: Option<Seat>,
        words: &Words,
    ) -> Result<(), Problem> {
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        let path = folder.join(format!("{name}.kot"));
        files::free(&path, words).map_err(|reason| files::problem("cli-unwritable", &path, reason, words))?;
        let head = Head {
            id: Some(name.to_owned()),
            ..Head::from(table)
        };
        self.write(&path, head, table, forfeit)
            .map_err(|error| unwritable(&path, &error, words))
    }

    fn write<G: Notation>(
        &self,
        path: &Path,
        head: Head<G::Options>,
        table: &Table<G>,
        forfeit: Option<Seat>,
    ) -> io::Result<()> {
        let mut writer = Writer::begin(Vec::new(), head, table, Keep::Positions)?;
        match forfeit {
            Some(seat) => writer.forfeit(table, seat)?,
            None => writer.follow(table)?,
        }
        let mut options = OpenOptions::new();
        options.write(true);
        match self.again {
            true => options.create(true).truncate(true),
            false => options.create_new(true),
        };
        options.open(path)?.write_all(&writer.into_inner())
    }
}

/// The bytes of a record's file, or of standard input (`-`); one byte more than the longest record is enough to
/// see that it is none.
///
/// # Errors
/// When it cannot be read.
pub(super) fn bytes(path: &Path, words: &Words) -> Result<Vec<u8>, Problem> {
    files::bytes_or_stdin(path, LONGEST, words).map_err(|reason| refused(path, &reason, words))
}

/// A record cannot be read.
pub(super) fn refused(path: &Path, reason: &str, words: &Words) -> Problem {
    files::problem("cli-record-unreadable", path, reason.to_owned(), words)
}

fn unwritable(path: &Path, error: &io::Error, words: &Words) -> Problem {
    files::problem("cli-unwritable", path, files::reason(error), words)
}
