//! A file that is read field by field and written whole, and what can be wrong with it.

use super::folders;
use super::settings::Settings;
use super::whole::write_whole;
use serde::Serialize;
use std::io;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

/// The version of the files that this program writes.
pub const VERSION: u32 = 1;

/// What can go wrong with the files of the game.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The system names no folder for settings.
    #[error("the system names no folder for settings")]
    NoFolder,
    /// The file is there, but may not be read.
    #[error("{path}: {source}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The folder or the file cannot be written.
    #[error("{path}: {source}")]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The file was written by a newer version of the game.
    #[error("{path}: version {found}, known up to {VERSION}")]
    TooNew {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// Where it was put aside; `None` if that failed.
        kept: Option<PathBuf>,
    },
    /// Some fields of the file were not understood; the others count.
    #[error("{path}: {}", odd.join("; "))]
    Partly {
        /// The file.
        path: PathBuf,
        /// Where it was put aside; `None` if that failed.
        kept: Option<PathBuf>,
        /// The fields, and what is wrong with each.
        odd: Vec<String>,
    },
    /// A file that could not be understood, and not be put aside, lies where the settings should be written.
    #[error("{path}: in the way")]
    InTheWay {
        /// The file.
        path: PathBuf,
    },
    /// The file is not what this program writes.
    #[error("{path}: {source}")]
    Damaged {
        /// The file.
        path: PathBuf,
        /// Where it was put aside; `None` if that failed.
        kept: Option<PathBuf>,
        /// What is wrong with it.
        source: serde_json::Error,
    },
}

/// What is kept in a file of its own. Every field has a default, so that a file of another day can be read.
pub trait Kept: Default + PartialEq + Serialize {
    /// The name of the file, without its ending.
    const NAME: &'static str;

    /// What these fields say; defaults for those that are missing or not understood, which are noted among the
    /// `odd` ones.
    fn understood(fields: Fields, odd: &mut Vec<String>) -> Self;
}

/// The file in which something is kept, in a folder.
#[derive(Debug, Clone)]
pub struct KeptFile<K> {
    place: Place,
    /// A file that could neither be understood nor put aside lies where settings are written: it is not ours
    /// to replace.
    barred: bool,
    kept: PhantomData<fn() -> K>,
}

#[derive(Debug, Clone)]
enum Place {
    Folder(PathBuf),
    Unknown,
    Nowhere,
}

impl<K: Kept> KeptFile<K> {
    const fn new(place: Place) -> Self {
        Self {
            place,
            barred: false,
            kept: PhantomData,
        }
    }

    /// The folder that the system gives this user for settings.
    #[must_use]
    pub fn of_user() -> Self {
        Self::new(folders::settings().map_or(Place::Unknown, Place::Folder))
    }

    /// A folder of one's own choice.
    #[must_use]
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self::new(Place::Folder(folder.into()))
    }

    /// No folder at all: nothing is read or written. For pictures and tests.
    #[must_use]
    pub const fn nowhere() -> Self {
        Self::new(Place::Nowhere)
    }

    /// Looks at the file and touches nothing: for those who will not stay to tell what is wrong with the
    /// file.
    #[must_use]
    pub fn glance(&self) -> K {
        match &self.place {
            Place::Folder(folder) => {
                read(&folder.join(file::<K>()))
                    .ok()
                    .flatten()
                    .unwrap_or_default()
                    .0
            }
            Place::Unknown | Place::Nowhere => K::default(),
        }
    }

    /// Reads the file. There is always something: what could be understood, and defaults for the rest. If
    /// anything could not, the file is put aside and the reason comes along.
    #[must_use]
    pub fn load(&mut self) -> (K, Option<Error>) {
        let Place::Folder(folder) = &self.place else {
            return (K::default(), None);
        };
        let path = folder.join(file::<K>());
        let (settings, error) = match read(&path) {
            Ok(None) => (K::default(), None),
            Ok(Some((settings, odd))) if odd.is_empty() => (settings, None),
            Ok(Some((settings, odd))) => {
                let kept = put_aside::<K>(&path, "partly");
                if kept.is_some() {
                    // Told once: the next start finds what was understood. If this fails, so does the next
                    // `save`.
                    let _ = write(folder, &path, &settings);
                }
                (settings, Some(Error::Partly { path, kept, odd }))
            }
            Err(Refused::Unreadable(source)) => (K::default(), Some(Error::Unreadable { path, source })),
            Err(Refused::TooNew(found)) => {
                let kept = put_aside::<K>(&path, &format!("version-{found}"));
                (K::default(), Some(Error::TooNew { path, found, kept }))
            }
            Err(Refused::Damaged(source)) => {
                let kept = put_aside::<K>(&path, "damaged");
                (K::default(), Some(Error::Damaged { path, kept, source }))
            }
        };
        self.barred = matches!(
            error,
            Some(
                Error::Unreadable { .. }
                    | Error::TooNew { kept: None, .. }
                    | Error::Damaged { kept: None, .. }
                    | Error::Partly { kept: None, .. }
            )
        );
        (settings, error)
    }

    /// Writes the file, in one step.
    ///
    /// # Errors
    /// [`Error::NoFolder`], [`Error::Unwritable`], or [`Error::InTheWay`] until a file that
    /// [`load`](Self::load) could not understand has been moved; the old file is as before.
    pub fn save(&mut self, kept: &K) -> Result<(), Error> {
        let folder = match &self.place {
            Place::Folder(folder) => folder,
            Place::Unknown => return Err(Error::NoFolder),
            Place::Nowhere => return Ok(()),
        };
        let path = folder.join(file::<K>());
        let gone = |error: io::Error| error.kind() == io::ErrorKind::NotFound;
        if self.barred && !path.symlink_metadata().is_err_and(gone) {
            return Err(Error::InTheWay { path });
        }
        self.barred = false;
        write(folder, &path, kept).map_err(|source| Error::Unwritable { path, source })
    }
}

fn file<K: Kept>() -> String {
    format!("{}.json", K::NAME)
}

enum Refused {
    Unreadable(io::Error),
    TooNew(u32),
    Damaged(serde_json::Error),
}

/// Nothing that is kept so comes near this size, in bytes.
const LARGEST: u64 = 1 << 20;

/// What a file says, and the fields in it that were not understood; `None` where there is no file.
fn read<K: Kept>(path: &Path) -> Result<Option<(K, Vec<String>)>, Refused> {
    match contents(path) {
        Ok(text) => parse(&text).map(Some),
        Err(source) if source.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(source) => Err(Refused::Unreadable(source)),
    }
}

/// The bytes of a file, at most [`LARGEST`]: what is longer ends in the middle and is damaged. Whatever is no plain
/// file may never end, and is not opened.
fn contents(path: &Path) -> io::Result<Vec<u8>> {
    use std::io::Read as _;
    if !std::fs::metadata(path)?.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut text = Vec::new();
    std::fs::File::open(path)?.take(LARGEST).read_to_end(&mut text)?;
    Ok(text)
}

/// The settings that a file with this text holds, as far as it is understood; `None` where nothing of it is.
#[must_use]
pub fn understood(text: &[u8]) -> Option<Settings> {
    parse(text).ok().map(|(settings, _)| settings)
}

fn parse<K: Kept>(text: &[u8]) -> Result<(K, Vec<String>), Refused> {
    let mut fields: Fields = serde_json::from_slice(text).map_err(Refused::Damaged)?;
    let mut odd = Vec::new();
    // Whoever has removed the version by hand knows what stands in the file.
    let version: u64 = take(&mut fields, "version", &mut odd).unwrap_or(VERSION.into());
    if version > VERSION.into() {
        return Err(Refused::TooNew(u32::try_from(version).unwrap_or(u32::MAX)));
    }
    let kept = K::understood(fields, &mut odd);
    Ok((kept, odd))
}

/// A JSON object that is read field by field, so that one odd field does not spoil the others.
pub type Fields = serde_json::Map<String, serde_json::Value>;

/// Takes a field out; `None` if it is missing, and also if it is not understood, which is noted among the
/// `odd` ones.
pub(super) fn take<T: serde::de::DeserializeOwned>(
    fields: &mut Fields,
    name: &str,
    odd: &mut Vec<String>,
) -> Option<T> {
    let understood = serde_json::from_value(fields.remove(name)?);
    understood
        .map_err(|error| odd.push(format!("{name}: {error}")))
        .ok()
}

/// Renames a file that is of no use, without covering one that was put aside earlier.
fn put_aside<K: Kept>(path: &Path, why: &str) -> Option<PathBuf> {
    let name = |number: u32| match number {
        1 => path.with_file_name(format!("{}.{why}.json", K::NAME)),
        _ => path.with_file_name(format!("{}.{why}-{number}.json", K::NAME)),
    };
    let free = (1..100).map(name).find(|candidate| !candidate.exists())?;
    std::fs::rename(path, &free).ok().map(|()| free)
}

fn write<K: Kept>(folder: &Path, path: &Path, kept: &K) -> io::Result<()> {
    #[derive(Serialize)]
    struct File<'a, K> {
        version: u32,
        #[serde(flatten)]
        kept: &'a K,
    }

    std::fs::create_dir_all(folder)?;
    let mut text = serde_json::to_vec_pretty(&File {
        version: VERSION,
        kept,
    })?;
    text.push(b'\n');
    write_whole(path, &text)
}
