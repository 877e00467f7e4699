//! Pictures of the table that a player keeps: PNG files where the system keeps pictures.

use super::{Error, folders, write_free};
use std::path::PathBuf;

/// The folder in which pictures are kept.
#[derive(Debug, Clone)]
pub struct Pictures(Option<PathBuf>);

impl Pictures {
    /// The pictures of this user, or a folder among the data of the game where the system names none.
    #[must_use]
    pub fn of_user() -> Self {
        Self(folders::pictures())
    }

    /// This folder.
    #[must_use]
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self(Some(folder.into()))
    }

    /// None: nothing is ever written.
    #[must_use]
    pub fn nowhere() -> Self {
        Self(None)
    }

    /// The folder, if there is one.
    #[must_use]
    pub fn folder(&self) -> Option<PathBuf> {
        self.0.clone()
    }

    /// Writes a picture under a name that is not taken, and says where it is.
    ///
    /// # Errors
    /// [`Error::NoFolder`] where the system names none, [`Error::Unwritable`] where it cannot be written; no
    /// other file has been touched then, and nothing half written stays.
    pub fn keep(&self, png: &[u8]) -> Result<PathBuf, Error> {
        let folder = self.0.as_deref().ok_or(Error::NoFolder)?;
        let written = std::fs::create_dir_all(folder);
        let written = written.and_then(|()| write_free(folder, "king-of-tokyo", "png", png));
        written.map_err(|source| Error::Unwritable {
            path: folder.to_owned(),
            source,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Pictures;
    use crate::storage::Error;

    #[test]
    fn a_picture_never_takes_the_place_of_another_one() {
        let folder = std::env::temp_dir().join(format!("king-of-tokyo-kept-{}", std::process::id()));
        let pictures = Pictures::at(folder.join("pictures"));
        let first = pictures.keep(b"one").expect("kept");
        let second = pictures.keep(b"two").expect("kept");
        assert_ne!(first, second);
        assert_eq!(std::fs::read(&first).expect("there"), b"one");
        assert_eq!(std::fs::read(&second).expect("there"), b"two");
        std::fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    fn where_pictures_cannot_be_kept_it_is_said() {
        assert!(matches!(Pictures::nowhere().keep(b""), Err(Error::NoFolder)));
        let file = std::env::temp_dir().join(format!("king-of-tokyo-no-folder-{}", std::process::id()));
        std::fs::write(&file, "no folder").expect("a file");
        assert!(matches!(
            Pictures::at(&file).keep(b""),
            Err(Error::Unwritable { .. })
        ));
        assert_eq!(std::fs::read(&file).expect("untouched"), b"no folder");
        std::fs::remove_file(&file).expect("a file");
    }
}
