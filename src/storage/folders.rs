//! The folders that the system gives this user. One that is no whole path would be another one wherever the
//! program is started: it counts for nothing.

use directories::{ProjectDirs, UserDirs};
use std::path::{Path, PathBuf};

/// Where settings are kept.
pub(super) fn settings() -> Option<PathBuf> {
    whole(own()?.config_dir())
}

/// Where games are kept, and what else must not be lost.
pub(super) fn data() -> Option<PathBuf> {
    whole(own()?.data_dir())
}

/// The user's own folder.
#[must_use]
pub fn home() -> Option<PathBuf> {
    whole(UserDirs::new()?.home_dir())
}

/// Where files are given away to, unless somewhere else is named: the documents of the user, or their own
/// folder.
#[must_use]
pub fn documents() -> Option<PathBuf> {
    let documents = UserDirs::new()?.document_dir().and_then(whole);
    documents.filter(|folder| folder.is_dir()).or_else(home)
}

/// Where pictures are kept: among the user's own, or where the system names no such folder among the data of
/// the game.
pub(super) fn pictures() -> Option<PathBuf> {
    let named = UserDirs::new().and_then(|user| user.picture_dir().and_then(whole));
    named.or_else(|| Some(data()?.join("pictures")))
}

fn own() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "king-of-tokyo")
}

fn whole(folder: &Path) -> Option<PathBuf> {
    folder.is_absolute().then(|| folder.to_owned())
}

#[cfg(test)]
mod tests {
    use super::whole;
    use std::path::Path;

    #[test]
    fn a_folder_that_is_no_whole_path_counts_for_nothing() {
        assert_eq!(whole(Path::new("documents")), None);
        assert_eq!(whole(Path::new("")), None);
        let here = std::env::temp_dir();
        assert_eq!(whole(&here), Some(here.clone()));
    }
}
