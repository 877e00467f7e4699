//! What is done with games as files: named, deleted and had back, brought in, given away.

use super::summary::{TITLE, title_file};
use super::{Error, Games, Name, file, name};
use crate::storage::write_whole;
use engine::Seat;
use std::io;
use std::path::{Path, PathBuf};
use table::notation::Notation;
use table::record::{Damage, Disagreement, Record, game_of, proven};
use table::{LiveTable, fresh_seed, quoted};

/// So many deleted games are kept; of more, those that were deleted first are gone for good.
pub const DELETED: usize = 20;

/// A game that was deleted, to be had back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deleted {
    name: Name,
    file: PathBuf,
}

impl Deleted {
    /// Which game.
    #[must_use]
    pub fn name(&self) -> &Name {
        &self.name
    }
}

/// A game that was brought in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imported {
    /// Its name here.
    pub name: Name,
    /// Where the file is damaged; only what stands before that was brought in.
    pub damage: Option<Damage>,
    /// Where the rules of this program disagree with it.
    pub disagreement: Option<Disagreement>,
}

impl Games {
    /// Calls a game something, or nothing again; the title stands in a file beside the record. What is too
    /// long is left out.
    ///
    /// # Errors
    /// When it cannot be written; the old title stays.
    pub fn rename(&self, name: &Name, title: &str) -> Result<(), Error> {
        let path = self.path(name)?;
        if !path.is_file() {
            return Err(Error::Gone { path });
        }
        let beside = title_file(&path);
        let title = quoted::name(title, TITLE);
        let written = match title.as_str() {
            "" => match std::fs::remove_file(&beside) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
                _ => Ok(()),
            },
            title => write_whole(&beside, format!("{title}\n").as_bytes()),
        };
        written.map_err(|error| Error::writing(&beside, error))
    }

    /// Deletes a game that no program has open. The last [`DELETED`] ones can be had back.
    ///
    /// # Errors
    /// Why it cannot; it stays then.
    pub fn delete(&self, name: &Name) -> Result<Deleted, Error> {
        let path = self.path(name)?;
        if !path
            .symlink_metadata()
            .is_ok_and(|file| file.is_file() || file.is_symlink())
        {
            return Err(match path.exists() {
                true => Error::NotAFile { path },
                false => Error::Gone { path },
            });
        }
        let is_held = |path| match file::read(path) {
            Ok(_) => !file::is_free(path),
            Err(error) => matches!(error, Error::Elsewhere { .. }),
        };
        if path.is_file() && is_held(&path) {
            return Err(Error::Elsewhere { path });
        }
        let bin = self.bin()?;
        std::fs::create_dir_all(&bin).map_err(|error| Error::writing(&bin, error))?;
        let marked = format!("{}_{}", Name::at(name::now(), fresh_seed()), name.file());
        let file = bin.join(marked);
        std::fs::rename(&path, &file).map_err(|error| Error::writing(&path, error))?;
        let _ = std::fs::rename(title_file(&path), title_file(&file));
        self.empty_bin(&bin);
        Ok(Deleted {
            name: name.clone(),
            file,
        })
    }

    /// Brings a deleted game back.
    ///
    /// # Errors
    /// When it is gone for good, or a game of its name has come meanwhile.
    pub fn restore(&self, deleted: &Deleted) -> Result<Name, Error> {
        let path = self.path(&deleted.name)?;
        if path.symlink_metadata().is_ok() {
            return Err(Error::Taken { path });
        }
        let moved = std::fs::rename(&deleted.file, &path);
        moved.map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => Error::Gone {
                path: deleted.file.clone(),
            },
            _ => Error::writing(&path, error),
        })?;
        let _ = std::fs::rename(title_file(&deleted.file), title_file(&path));
        Ok(deleted.name.clone())
    }

    /// The games that were deleted and can be had back, the one that was deleted last at the end.
    #[must_use]
    pub fn deleted(&self) -> Vec<Deleted> {
        let Ok(bin) = self.bin() else { return Vec::new() };
        let mut files = file::names(&bin).unwrap_or_default();
        files.sort_unstable();
        let deleted = files.iter().filter_map(|file| {
            let (_, name) = file.split_once('_')?;
            Some(Deleted {
                name: Name::of_file(name)?,
                file: bin.join(file),
            })
        });
        deleted.collect()
    }

    fn bin(&self) -> Result<PathBuf, Error> {
        Ok(self.folder()?.join("deleted"))
    }

    /// Removes for good all but the last deleted ones.
    fn empty_bin(&self, bin: &Path) {
        let mut games = file::names(bin).unwrap_or_default();
        games.retain(|file| file.ends_with(".kot"));
        games.sort_unstable();
        let old = games.len().saturating_sub(DELETED);
        for file in &games[..old] {
            let file = bin.join(file);
            let _ = std::fs::remove_file(title_file(&file));
            let _ = std::fs::remove_file(file);
        }
    }

    /// Which game the record in a file is of, as files name it.
    ///
    /// # Errors
    /// Why it is none.
    pub fn game_at(path: &Path) -> Result<String, Error> {
        let bytes = file::bytes(&file::read(path)?, path)?;
        game_of(&bytes).map_err(|source| Error::refused(path, source))
    }

    /// Brings in the record of a file from elsewhere: it is replayed, and copied under a new name as far as it
    /// is good.
    ///
    /// # Errors
    /// Why it cannot be read, or not be copied; nothing is left of it then.
    pub fn import<G: Notation>(&self, from: &Path) -> Result<Imported, Error> {
        let bytes = file::bytes(&file::read(from)?, from)?;
        let record = Record::<G>::read(&bytes).map_err(|source| Error::refused(from, source))?;
        let name = Name::at(record.head.time.unwrap_or_else(name::now), fresh_seed());
        file::write_new(&self.path(&name)?, &bytes[..record.good_bytes()])?;
        Ok(Imported {
            name,
            damage: record.damage,
            disagreement: record.disagreement,
        })
    }

    /// Copies a game whole, with everything that is hidden in it: while it runs, that is for nobody who plays
    /// in it. Where the file is damaged comes back; the copy is damaged as well.
    ///
    /// # Errors
    /// Why it cannot; a file that is there already is not touched.
    pub fn export(&self, name: &Name, to: &Path) -> Result<Option<Damage>, Error> {
        let bytes = self.read(name)?;
        file::write_new(to, &bytes)?;
        Ok(proven(&bytes).1)
    }

    /// Writes what a seat may have of a game: all of it once it is over, and while it runs what the seat has
    /// seen. Where the file is damaged comes back; what stands before that was written.
    ///
    /// # Errors
    /// As [`export`](Self::export).
    pub fn export_for<G: Notation>(
        &self,
        name: &Name,
        seat: Seat,
        to: &Path,
    ) -> Result<Option<Damage>, Error> {
        let path = self.path(name)?;
        let record = Record::<G>::read(&self.read(name)?).map_err(|source| Error::refused(&path, source))?;
        let text = LiveTable::from(record.table).record_for(seat);
        file::write_new(to, text.as_bytes())?;
        Ok(record.damage)
    }
}
