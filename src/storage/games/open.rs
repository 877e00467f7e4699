//! Going on with a game that was kept.

use super::disk::{NewFile, RealFile};
use super::keeper::{Heading, Keeper};
use super::summary::Seated;
use super::{Error, Games, Name, file, name, setup_of};
use crate::storage::GameSetup;
use std::path::{Path, PathBuf};
use table::LiveTable;
use table::notation::Notation;
use table::record::{Head, Keep, Parent, Record, Rules, Writer};

/// What whoever goes on with a game should know about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// The file was damaged; it goes on from the last good line.
    Damaged {
        /// The first line that is damaged, from 1.
        line: usize,
        /// Where the file lies as it was.
        kept: PathBuf,
    },
    /// It was played under other rules; it goes on, as a game of its own, from where they agree.
    OtherRules {
        /// The first line of the file that is damaged, from 1, if one is.
        damaged: Option<usize>,
    },
}

/// A game that was kept, at the question at which it was left.
#[derive(Debug)]
pub struct Opened<G: Notation> {
    table: LiveTable<G>,
    keeper: Keeper<G>,
    head: Head<G::Options>,
    seats: Vec<Seated>,
    note: Option<Note>,
}

impl<G: Notation> Opened<G> {
    /// The arrangement of its table, without its seed.
    #[must_use]
    pub fn setup<S: GameSetup>(&self) -> S {
        setup_of::<G, S>(&self.head, &self.seats)
    }

    /// What is to be told about it.
    #[must_use]
    pub fn note(&self) -> Option<&Note> {
        self.note.as_ref()
    }

    /// The table, and what keeps it from here on.
    #[must_use]
    pub fn into_parts(self) -> (LiveTable<G>, Keeper<G>) {
        (self.table, self.keeper)
    }
}

impl Games {
    /// The game of a record, as files name it.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn game(&self, name: &Name) -> Result<String, Error> {
        let path = self.path(name)?;
        let bytes = file::bytes(&file::read(&path)?, &path)?;
        table::record::game_of(&bytes).map_err(|source| Error::refused(&path, source))
    }

    /// Goes on with a game. Of a damaged file the good part is used, and the file is kept aside as it was; a
    /// game of other rules goes on, as far as they agree, in a file of its own.
    ///
    /// # Errors
    /// Why it cannot; the file is as before.
    pub fn open<G: Notation>(&self, name: &Name) -> Result<Opened<G>, Error> {
        let path = self.path(name)?;
        let file = file::hold(&path)?;
        let bytes = file::bytes(&file, &path)?;
        let record = Record::<G>::read(&bytes).map_err(|source| Error::refused(&path, source))?;
        if record.head.seed.is_none() {
            return Err(Error::NoDealer { path });
        }
        let mut note = None;
        let keeper = if let Some(disagreement) = &record.disagreement {
            let damaged = record.damage.as_ref().map(|damage| damage.line);
            note = Some(Note::OtherRules { damaged });
            let game = record.head.id.clone().unwrap_or_else(|| name.to_string());
            let (time, rules) = (name::now(), Rules::of::<G>());
            let parent = Some(Parent {
                game,
                answers: disagreement.agreed,
            });
            let old = record.head.clone();
            self.keeper(time, |name| {
                Heading::Head(Box::new(Head {
                    time: Some(time),
                    id: Some(name.to_string()),
                    parent,
                    rules,
                    ..old
                }))
            })
        } else {
            let good = record.good_bytes() as u64;
            if let Some(damage) = &record.damage {
                let kept = self.keep_aside(name, &bytes)?;
                file.set_len(good).map_err(|error| Error::writing(&path, error))?;
                note = Some(Note::Damaged {
                    line: damage.line,
                    kept,
                });
            }
            let writer = Writer::resume(Vec::new(), &record, Keep::Positions);
            let disk = Box::new(RealFile::new(file, path.clone()));
            let drive = Box::new(NewFile::new(Some(path)));
            Keeper::resume(name.to_string(), record.head.clone(), writer, drive, disk, good)
        };
        let seats = record.head.seats.iter().zip(record.table.sitters());
        let seats = seats.map(|(seat, sitter)| Seated {
            monster: seat.monster.clone(),
            sitter: sitter.clone(),
        });
        Ok(Opened {
            seats: seats.collect(),
            table: LiveTable::from(record.table),
            keeper,
            head: record.head,
            note,
        })
    }

    /// Copies a damaged file into a folder beside the games, under a name that is free there.
    fn keep_aside(&self, name: &Name, bytes: &[u8]) -> Result<PathBuf, Error> {
        let folder = self.folder()?.join("damaged");
        let mut number = 1;
        loop {
            let path = aside(&folder, name, number);
            match file::write_new(&path, bytes) {
                Err(Error::Taken { .. }) if number < 1000 => number += 1,
                Err(error) => return Err(error),
                Ok(()) => return Ok(path),
            }
        }
    }
}

fn aside(folder: &Path, name: &Name, number: u32) -> PathBuf {
    match number {
        1 => folder.join(name.file()),
        _ => folder.join(format!("{name}-{number}.kot")),
    }
}
