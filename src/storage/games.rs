//! The games that are kept: a folder of records (`docs/record.md`), a file for each. Start at [`Games`].
//!
//! A game is kept while it is played by its [`Keeper`], and gone on with by [`Games::open`]. A file is locked
//! while its game is open, so that no second program writes into it. Whatever cannot be read is refused in an
//! [`Error`] that a person can act on, and never overwritten; what is deleted can be had back for a while.
//!
//! Deliberately absent: words, windows, and any game by name.

mod disk;
mod error;
mod file;
mod keeper;
mod look;
mod name;
mod open;
mod shelf;
mod summary;
#[cfg(test)]
mod tests;

pub use disk::is_same as is_same_file;
pub use error::Error;
#[cfg(test)]
pub(crate) use file::fake::SharedFolder;
pub use keeper::{Keeper, Keeps, News};
pub use look::Over;
pub use name::{Name, now};
pub use open::{Note, Opened};
pub use shelf::{DELETED, Deleted, Imported};
pub use summary::{Seated, Summary};
pub use table::record::{Damage, Parent, Refusal};

use super::seat::{program_called, sitter_of};
use super::{Fields, GameSetup, folders};
use keeper::Heading;
use std::path::{Path, PathBuf};
use table::fresh_seed;
use table::notation::Notation;
use table::record::Head;

/// So many games are looked at for one that still runs, the last played ones.
const LOOKED_AT: usize = 64;

/// The folder of the games that are kept.
#[derive(Debug, Clone)]
pub struct Games {
    place: Place,
}

#[derive(Debug, Clone)]
enum Place {
    Folder(PathBuf),
    Unknown,
    Nowhere,
}

impl Games {
    /// The folder that the system gives this user for data.
    #[must_use]
    pub fn of_user() -> Self {
        let folder = folders::data().map(|data| data.join("games"));
        Self {
            place: folder.map_or(Place::Unknown, Place::Folder),
        }
    }

    /// A folder of one's own choice.
    #[must_use]
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self {
            place: Place::Folder(folder.into()),
        }
    }

    /// No folder at all: nothing is kept, and nothing found. For pictures and tests.
    #[must_use]
    pub const fn nowhere() -> Self {
        Self {
            place: Place::Nowhere,
        }
    }

    /// The folder.
    ///
    /// # Errors
    /// [`Error::NoFolder`] when there is none.
    pub fn folder(&self) -> Result<&Path, Error> {
        match &self.place {
            Place::Folder(folder) => Ok(folder),
            Place::Unknown | Place::Nowhere => Err(Error::NoFolder),
        }
    }

    /// The file of a game, be it there or not.
    ///
    /// # Errors
    /// [`Error::NoFolder`] when there is no folder.
    pub fn path(&self, name: &Name) -> Result<PathBuf, Error> {
        Ok(self.folder()?.join(name.file()))
    }

    /// The names of all games, newest first. No file is opened. A folder that is not there is empty.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn list(&self) -> Result<Vec<Name>, Error> {
        let Place::Folder(folder) = &self.place else {
            return Ok(Vec::new());
        };
        let mut names: Vec<Name> = file::names(folder)?
            .iter()
            .filter_map(|file| Name::of_file(file))
            .collect();
        names.sort_unstable_by(|one, other| other.cmp(one));
        Ok(names)
    }

    /// The names of all games, the last played ones first. No file is opened. A folder that is not there is
    /// empty.
    ///
    /// # Errors
    /// When there is no folder, or it cannot be read.
    pub fn played_last(&self) -> Result<Vec<Name>, Error> {
        let folder = match &self.place {
            Place::Folder(folder) => folder,
            Place::Unknown => return Err(Error::NoFolder),
            Place::Nowhere => return Ok(Vec::new()),
        };
        let mut played = file::changed(folder)?;
        played.sort_unstable_by(|one, other| other.cmp(one));
        let names = played.iter().filter_map(|(_, file)| Name::of_file(file));
        Ok(names.collect())
    }

    /// What a game is, in short, as far as its checksums are right; it is not replayed for that.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn summary(&self, name: &Name) -> Result<Summary, Error> {
        Summary::read(name, &self.path(name)?)
    }

    /// The same in less time, of a file that may be damaged: for whoever only searches.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn unproven_summary(&self, name: &Name) -> Result<Summary, Error> {
        Summary::unproven(name, &self.path(name)?)
    }

    /// The bytes of a game's record.
    ///
    /// # Errors
    /// Why they cannot be read.
    pub fn read(&self, name: &Name) -> Result<Vec<u8>, Error> {
        let path = self.path(name)?;
        file::bytes(&file::read(&path)?, &path)
    }

    /// The game that was played last, if it can be gone on with: it runs, and no program has it open. Looked
    /// for among the games that were touched last.
    #[must_use]
    pub fn last_running(&self) -> Option<Summary> {
        self.running().find(|game| self.is_free(&game.name))
    }

    /// The game that runs and was played last, be it open in another program or not, and whether it is.
    #[must_use]
    pub fn played_last_of_all(&self) -> Option<(Summary, bool)> {
        let last = self.running().next()?;
        let is_open = !self.is_free(&last.name);
        Some((last, is_open))
    }

    /// The games that run, the last played ones first, among those that were touched last.
    fn running(&self) -> impl Iterator<Item = Summary> {
        let names = self.played_last().unwrap_or_default().into_iter();
        names
            .take(LOOKED_AT)
            .filter_map(|name| self.summary(&name).ok())
            .filter(Summary::is_running)
    }

    /// Has no program this game open?
    fn is_free(&self, name: &Name) -> bool {
        self.path(name).is_ok_and(|path| file::is_free(&path))
    }

    /// Keeps a game that begins, at a table that was arranged so. `None` where nothing is kept.
    #[must_use]
    pub fn begin<G: Notation>(&self, setup: &impl GameSetup) -> Option<Keeper<G>> {
        self.begin_from(setup, None)
    }

    /// The same for a game that goes on from a moment of another one.
    #[must_use]
    pub fn begin_from<G: Notation>(
        &self,
        setup: &impl GameSetup,
        parent: Option<Parent>,
    ) -> Option<Keeper<G>> {
        if matches!(self.place, Place::Nowhere) {
            return None;
        }
        let fields = match serde_json::to_value(setup) {
            Ok(serde_json::Value::Object(fields)) => fields,
            _ => Fields::new(),
        };
        let time = now();
        Some(self.keeper(time, |_| Heading::Setup { fields, time, parent }))
    }

    /// A keeper for a game that has no file yet; `head` is told its name.
    fn keeper<G: Notation>(&self, time: u64, head: impl FnOnce(&Name) -> Heading<G::Options>) -> Keeper<G> {
        let name = Name::at(time, fresh_seed());
        let file = disk::NewFile::new(self.path(&name).ok());
        Keeper::begin(name.to_string(), head(&name), Box::new(file))
    }
}

/// The arrangement of a table as its record tells it.
fn setup_of<G: Notation, S: GameSetup>(head: &Head<G::Options>, seats: &[Seated]) -> S {
    let mut fields = Fields::new();
    fields.extend(head.agreed.clone());
    if let Ok(serde_json::Value::Object(options)) = serde_json::to_value(&head.options) {
        fields.extend(options);
    }
    let said = seats.iter().map(|seat| sitter_of(&seat.monster, &seat.sitter));
    let said: Vec<_> = said.collect();
    fields.insert("seats".to_owned(), said.into());
    if let Some(first) = head.first {
        fields.insert("first".to_owned(), first.into());
    }
    let mut odd = Vec::new();
    let mut setup = S::understood(fields, &mut odd);
    for odd in odd {
        log::info!("{odd}");
    }
    for (place, seat) in setup.seats_mut().iter_mut().zip(seats) {
        place.program = program_called(&seat.sitter.plays);
    }
    // A chosen seed has been played: a rematch is another game.
    setup.with_seed(None)
}
