//! Games that are only looked at: what anybody at the table sees of one, all of one that is over, and how one
//! that was given up is gone on with.

use super::summary::Seated;
use super::{Error, Games, Name, file, name, setup_of};
use crate::storage::GameSetup;
use engine::View;
use std::path::Path;
use table::notation::Notation;
use table::record::{Damage, Head, Record, proven};
use table::{Finished, fresh_seed};

/// No longer record is replayed for a picture in a list, in bytes: the longest games are a tenth of it.
const LONGEST_SHOWN: u64 = 4 << 20;
/// What the line begins with that says how a game has ended.
const END: &[u8] = b"{\"end\":";

/// A game that is over, with all that was played.
#[derive(Debug)]
pub struct Over<G: Notation> {
    game: Finished<G>,
    head: Head<G::Options>,
    seats: Vec<Seated>,
    damage: Option<Damage>,
}

impl<G: Notation> Over<G> {
    /// Where its file is damaged: behind its end.
    #[must_use]
    pub fn damage(&self) -> Option<&Damage> {
        self.damage.as_ref()
    }

    /// The arrangement of its table, without its seed.
    #[must_use]
    pub fn setup<S: GameSetup>(&self) -> S {
        setup_of::<G, S>(&self.head, &self.seats)
    }

    /// The name of the game, where its record has one.
    #[must_use]
    pub fn name(&self) -> Option<String> {
        self.head.id.clone()
    }

    /// All that was played.
    #[must_use]
    pub fn game(&self) -> &Finished<G> {
        &self.game
    }
}

impl Games {
    /// What an onlooker sees of the last position of a game.
    ///
    /// # Errors
    /// Why it cannot be read; a file that is too long for that is refused as well.
    pub fn glance<G: Notation>(&self, name: &Name) -> Result<View<G>, Error> {
        let path = self.path(name)?;
        let file = file::read(&path)?;
        let length = file
            .metadata()
            .map_err(|error| Error::reading(&path, error))?
            .len();
        if length > LONGEST_SHOWN {
            let refusal = table::record::Refusal::TooLong(length as usize);
            return Err(Error::refused(&path, refusal));
        }
        let bytes = file::bytes(&file, &path)?;
        let record = Record::<G>::read(&bytes).map_err(|source| Error::refused(&path, source))?;
        Ok(record.table.seen_by(None))
    }

    /// A game that is over.
    ///
    /// # Errors
    /// Why it cannot be read, or [`Error::NoEnd`].
    pub fn over<G: Notation>(&self, name: &Name) -> Result<Over<G>, Error> {
        Self::over_at(&self.path(name)?)
    }

    /// The game in a file from elsewhere that is over; nothing is copied.
    ///
    /// # Errors
    /// As [`over`](Self::over).
    pub fn over_at<G: Notation>(path: &Path) -> Result<Over<G>, Error> {
        let bytes = file::bytes(&file::read(path)?, path)?;
        let record = Record::<G>::read(&bytes).map_err(|source| Error::refused(path, source))?;
        let game = Finished::of(&record.table).ok_or_else(|| match record.damage.clone() {
            Some(damage) => Error::damaged(path, damage),
            None => Error::NoEnd {
                path: path.to_owned(),
            },
        })?;
        let seats = record.head.seats.iter().zip(record.table.sitters());
        let seats = seats.map(|(seat, sitter)| Seated {
            monster: seat.monster.clone(),
            sitter: sitter.clone(),
        });
        Ok(Over {
            game,
            seats: seats.collect(),
            head: record.head,
            damage: record.damage,
        })
    }

    /// Can the game in a file from elsewhere be read? Where it is damaged comes back, if it is.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn check<G: Notation>(path: &Path) -> Result<Option<Damage>, Error> {
        let bytes = file::bytes(&file::read(path)?, path)?;
        let record = Record::<G>::read(&bytes);
        let record = record.map_err(|source| Error::refused(path, source))?;
        Ok(record.damage)
    }

    /// The game of this file, if it lies among them.
    #[must_use]
    pub fn name_of(&self, path: &Path) -> Option<Name> {
        let here = self.folder().ok()?.canonicalize().ok()?;
        let path = path.canonicalize().ok()?;
        let name = path.file_name()?.to_str()?;
        (path.parent()? == here).then(|| Name::of_file(name)).flatten()
    }

    /// Copies a game that somebody has given up, as it was before: the copy runs.
    ///
    /// # Errors
    /// Why it cannot; the old one is as before.
    pub fn revive(&self, name: &Name) -> Result<Name, Error> {
        let mut bytes = self.read(name)?;
        bytes.truncate(proven(&bytes).0);
        // The last line that says so; where none does, all of it.
        let mut lines = bytes.split_inclusive(|byte| *byte == b'\n').rev();
        let mut after = 0;
        let end = lines.find_map(|line| {
            after += line.len();
            line.starts_with(END).then_some(after)
        });
        let good = bytes.len() - end.unwrap_or(0);
        let copy = Name::at(name::now(), fresh_seed());
        file::write_new(&self.path(&copy)?, &bytes[..good])?;
        Ok(copy)
    }
}
