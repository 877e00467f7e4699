//! What outlives the program: the settings, and in them the last table. Start at [`Store`].
//!
//! A file that cannot be understood never stops the game and is never silently overwritten: it is put aside under
//! another name, and the [`Error`] says so in terms that a person can act on; the window words it. Writing goes to a
//! temporary file that replaces the old one in a single step, so that a crash leaves either the old or the new one.
//!
//! Deliberately absent: words, windows.

mod settings;
mod table;

pub use settings::{Appearance, Settings, Speed, TextSize};
pub use table::{Colour, NAME_LENGTH, SEATS, SeatSetup, TableSetup, Who};

use std::io;
use std::path::{Path, PathBuf};

/// The version of the settings file that this program writes.
pub const VERSION: u32 = 1;
const FILE: &str = "settings.json";

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

/// The folder in which the settings are kept.
#[derive(Debug, Clone)]
pub struct Store(Place);

#[derive(Debug, Clone)]
enum Place {
    Folder(PathBuf),
    Unknown,
    Nowhere,
}

impl Store {
    /// The folder that the system gives this user for settings.
    #[must_use]
    pub fn of_user() -> Self {
        let folder = directories::ProjectDirs::from("", "", "king-of-tokyo")
            .map(|folders| folders.config_dir().to_path_buf());
        Self(folder.map_or(Place::Unknown, Place::Folder))
    }

    /// A folder of one's own choice.
    #[must_use]
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self(Place::Folder(folder.into()))
    }

    /// No folder at all: settings are neither read nor written. For pictures and tests.
    #[must_use]
    pub const fn nowhere() -> Self {
        Self(Place::Nowhere)
    }

    /// Reads the settings. There are always some: the defaults when there is no file yet, or when it is of no use, in
    /// which case the reason comes along.
    #[must_use]
    pub fn load(&self) -> (Settings, Option<Error>) {
        let Place::Folder(folder) = &self.0 else {
            return (Settings::default(), None);
        };
        let path = folder.join(FILE);
        let text = match std::fs::read(&path) {
            Ok(text) => text,
            Err(source) if source.kind() == io::ErrorKind::NotFound => return (Settings::default(), None),
            Err(source) => return (Settings::default(), Some(Error::Unreadable { path, source })),
        };
        match parse(&text) {
            Ok(settings) => (settings, None),
            Err(Refused::TooNew(found)) => {
                let kept = put_aside(&path, &format!("version-{found}"));
                (Settings::default(), Some(Error::TooNew { path, found, kept }))
            }
            Err(Refused::Damaged(source)) => {
                let kept = put_aside(&path, "damaged");
                (Settings::default(), Some(Error::Damaged { path, kept, source }))
            }
        }
    }

    /// Writes the settings, in one step.
    ///
    /// # Errors
    /// [`Error::NoFolder`] or [`Error::Unwritable`]; the old file is as before.
    pub fn save(&self, settings: &Settings) -> Result<(), Error> {
        let folder = match &self.0 {
            Place::Folder(folder) => folder,
            Place::Unknown => return Err(Error::NoFolder),
            Place::Nowhere => return Ok(()),
        };
        let path = folder.join(FILE);
        write(folder, &path, settings).map_err(|source| Error::Unwritable { path, source })
    }
}

enum Refused {
    TooNew(u32),
    Damaged(serde_json::Error),
}

#[derive(serde::Deserialize)]
struct Versioned {
    version: u32,
}

fn parse(text: &[u8]) -> Result<Settings, Refused> {
    let Versioned { version } = serde_json::from_slice(text).map_err(Refused::Damaged)?;
    if version > VERSION {
        return Err(Refused::TooNew(version));
    }
    let mut settings: Settings = serde_json::from_slice(text).map_err(Refused::Damaged)?;
    settings.table.mend();
    Ok(settings)
}

/// Renames a file that is of no use, without covering one that was put aside earlier.
fn put_aside(path: &Path, why: &str) -> Option<PathBuf> {
    let name = |number: u32| match number {
        1 => path.with_file_name(format!("settings.{why}.json")),
        _ => path.with_file_name(format!("settings.{why}-{number}.json")),
    };
    let free = (1..100).map(name).find(|candidate| !candidate.exists())?;
    std::fs::rename(path, &free).ok().map(|()| free)
}

fn write(folder: &Path, path: &Path, settings: &Settings) -> io::Result<()> {
    use std::io::Write as _;
    #[derive(serde::Serialize)]
    struct File<'a> {
        version: u32,
        #[serde(flatten)]
        settings: &'a Settings,
    }

    std::fs::create_dir_all(folder)?;
    let text = serde_json::to_vec_pretty(&File {
        version: VERSION,
        settings,
    })?;
    // Two windows may save at the same moment: each has a temporary file of its own.
    let temporary = folder.join(format!("settings.{}.tmp", std::process::id()));
    let written = std::fs::File::create(&temporary).and_then(|mut file| {
        file.write_all(&text)?;
        file.write_all(b"\n")?;
        file.sync_all()
    });
    let renamed = written.and_then(|()| std::fs::rename(&temporary, path));
    if renamed.is_err() {
        let _ = std::fs::remove_file(&temporary);
    }
    renamed
}

#[cfg(test)]
mod tests {
    use super::{Error, FILE, Settings, Speed, Store, TableSetup, TextSize};
    use std::path::PathBuf;

    /// An empty folder of this test's own, removed at the end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("king-of-tokyo-{name}-{}", std::process::id()));
            let _ = std::fs::remove_dir_all(&path);
            std::fs::create_dir_all(&path).expect("a temporary folder");
            Self(path)
        }

        fn write(&self, text: &str) {
            std::fs::write(self.0.join(FILE), text).expect("a temporary file");
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn the_first_start_has_defaults_and_nothing_to_complain_about() {
        let folder = Folder::new("first");
        let (settings, error) = Store::at(folder.0.join("not").join("there")).load();
        assert_eq!(settings, Settings::default());
        assert!(error.is_none());
    }

    #[test]
    fn what_was_saved_is_read_again() {
        let folder = Folder::new("round-trip");
        let store = Store::at(folder.0.join("deep").join("down"));
        let mut settings = Settings {
            language: Some("fr".into()),
            speed: Speed::Fast,
            text_size: TextSize::Larger,
            ..Settings::default()
        };
        settings.table.add_seat();
        settings.table.seats[0].name = "Zoé".into();
        settings.table.seed = Some(u64::MAX);
        store.save(&settings).expect("saved");
        let (read, error) = store.load();
        assert!(error.is_none());
        assert_eq!(read, settings);
        let left: Vec<_> = std::fs::read_dir(folder.0.join("deep").join("down"))
            .expect("folder")
            .collect();
        assert_eq!(left.len(), 1, "no temporary file is left behind");
    }

    #[test]
    fn a_damaged_file_is_kept_aside_and_the_next_one_too() {
        let folder = Folder::new("damaged");
        let store = Store::at(&folder.0);
        for (text, kept_as) in [
            ("{ \"versi", "settings.damaged.json"),
            ("[]", "settings.damaged-2.json"),
        ] {
            folder.write(text);
            let (settings, error) = store.load();
            assert_eq!(settings, Settings::default());
            let Some(Error::Damaged { kept: Some(kept), .. }) = error else {
                panic!("{error:?}")
            };
            assert_eq!(kept, folder.0.join(kept_as));
            assert_eq!(std::fs::read_to_string(kept).expect("kept"), text);
            assert!(!folder.0.join(FILE).exists());
        }
    }

    #[test]
    fn a_file_from_the_future_is_kept_aside() {
        let folder = Folder::new("future");
        folder.write("{ \"version\": 99, \"speed\": \"warp\" }");
        let (settings, error) = Store::at(&folder.0).load();
        assert_eq!(settings, Settings::default());
        assert!(
            matches!(
                error,
                Some(Error::TooNew {
                    found: 99,
                    kept: Some(_),
                    ..
                })
            ),
            "{error:?}"
        );
    }

    #[test]
    fn missing_and_unknown_fields_are_forgiven_and_an_odd_table_is_mended() {
        let folder = Folder::new("forgiving");
        folder.write(
            "{ \"version\": 1, \"speed\": \"slow\", \"colour-of-the-sky\": 3, \"table\": { \"seats\": [
               { \"name\": \"A\", \"monster\": \"gigazaur\", \"colour\": \"red\", \"who\": \"human\" },
               { \"name\": \"B\", \"monster\": \"gigazaur\", \"colour\": \"red\", \"who\": \"easy\" } ] } }",
        );
        let (settings, error) = Store::at(&folder.0).load();
        assert!(error.is_none(), "{error:?}");
        assert_eq!(settings.speed, Speed::Slow);
        assert_ne!(settings.table.seats[0].monster, settings.table.seats[1].monster);
        assert_ne!(settings.table.seats[0].colour, settings.table.seats[1].colour);
        assert!(settings.table.seed.is_none());
        assert_ne!(settings.table, TableSetup::default());
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_an_error_with_the_path_in_it() {
        let folder = Folder::new("unwritable");
        std::fs::write(folder.0.join("a-file"), "").expect("a file where the folder should be");
        let error = Store::at(folder.0.join("a-file"))
            .save(&Settings::default())
            .expect_err("unwritable");
        assert!(
            matches!(&error, Error::Unwritable { path, .. } if path.ends_with(FILE)),
            "{error:?}"
        );
        assert!(Store::nowhere().save(&Settings::default()).is_ok());
    }
}
