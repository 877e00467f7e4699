//! The folders that the system gives this user, or the one folder that [`HOME`] names instead. One that is no whole
//! path would be another one wherever the program is started: it counts for nothing.

use directories::{ProjectDirs, UserDirs};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The variable that names one folder for settings, games, reports and pictures, on every system.
const HOME: &str = "KING_OF_TOKYO_HOME";

/// The folder of [`HOME`].
fn named() -> Option<PathBuf> {
    whole(Path::new(&std::env::var_os(HOME)?))
}

/// Where settings are kept.
pub(super) fn settings() -> Option<PathBuf> {
    named().or_else(|| whole(own()?.config_dir()))
}

/// Where games are kept, and what else must not be lost. Windows has two such folders, and carries one of them from
/// machine to machine, at every login: games are too many for that, and what earlier versions have kept there comes
/// to the other one.
pub(super) fn data() -> Option<PathBuf> {
    static DATA: OnceLock<Option<PathBuf>> = OnceLock::new();
    let found = DATA.get_or_init(|| {
        if let Some(named) = named() {
            return Some(named);
        }
        let own = own()?;
        let (carried, here) = (whole(own.data_dir())?, whole(own.data_local_dir())?);
        Some(gathered(carried, here))
    });
    found.clone()
}

/// The folder `here`, with what lies in the `old` one; or the old one, where that cannot be moved now: a program of an
/// earlier version may have it open.
fn gathered(old: PathBuf, here: PathBuf) -> PathBuf {
    if old == here || !old.is_dir() {
        return here;
    }
    if here.is_dir() {
        move_into(&old, &here);
        return here;
    }
    let room = here.parent().map_or(Ok(()), std::fs::create_dir_all);
    match room.and_then(|()| std::fs::rename(&old, &here)) {
        Ok(()) => here,
        Err(error) => {
            log::warn!("{}: not moved: {error}", old.display());
            old
        }
    }
}

/// Moves what is in one folder into another one, unless it is there already; that stays where it is.
fn move_into(old: &Path, here: &Path) {
    let moved = |name: &Path| -> io::Result<()> {
        let (from, to) = (old.join(name), here.join(name));
        match (from.is_dir(), to.exists()) {
            (true, true) => move_into(&from, &to),
            (_, false) => std::fs::rename(&from, &to)?,
            (false, true) => {}
        }
        Ok(())
    };
    for entry in std::fs::read_dir(old).into_iter().flatten().flatten() {
        let name = entry.file_name();
        if let Err(error) = moved(Path::new(&name)) {
            log::warn!("{}: not moved: {error}", entry.path().display());
        }
    }
    // Only where nothing has stayed.
    let _ = std::fs::remove_dir(old);
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
    if let Some(named) = named() {
        return Some(named.join("pictures"));
    }
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
    use super::{gathered, whole};
    use crate::storage::Folder;
    use std::path::Path;

    #[test]
    fn what_earlier_versions_have_kept_elsewhere_comes_along_and_nothing_is_lost() {
        let folder = Folder::new("gathered");
        let (old, here) = (folder.0.join("roaming/data"), folder.0.join("local/data"));
        let write = |path: &str, text: &str| {
            let path = folder.0.join(path);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            std::fs::write(path, text).expect("a file");
        };
        let read = |path: &str| std::fs::read_to_string(folder.0.join(path)).ok();
        assert_eq!(gathered(old.clone(), here.clone()), here, "nothing was kept yet");
        write("roaming/data/games/a.kot", "a");
        write("roaming/data/games/deleted/b.kot", "b");
        assert_eq!(gathered(old.clone(), here.clone()), here);
        assert_eq!(read("local/data/games/a.kot").as_deref(), Some("a"));
        assert_eq!(read("local/data/games/deleted/b.kot").as_deref(), Some("b"));
        assert!(!old.exists());
        // The earlier version was used once more.
        write("roaming/data/games/a.kot", "another a");
        write("roaming/data/games/c.kot", "c");
        assert_eq!(gathered(old.clone(), here.clone()), here);
        assert_eq!(read("local/data/games/a.kot").as_deref(), Some("a"));
        assert_eq!(read("local/data/games/c.kot").as_deref(), Some("c"));
        assert_eq!(read("roaming/data/games/a.kot").as_deref(), Some("another a"));
        // One and the same folder, as on Linux and macOS.
        assert_eq!(gathered(here.clone(), here.clone()), here);
        // Where it cannot be moved, it is used where it is.
        write("a-file", "");
        let nowhere = folder.0.join("a-file/data");
        assert_eq!(gathered(old.clone(), nowhere), old);
    }

    #[test]
    fn a_folder_that_is_no_whole_path_counts_for_nothing() {
        assert_eq!(whole(Path::new("documents")), None);
        assert_eq!(whole(Path::new("")), None);
        let here = std::env::temp_dir();
        assert_eq!(whole(&here), Some(here.clone()));
    }
}
