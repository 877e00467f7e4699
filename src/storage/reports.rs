//! Reports of faults of the program itself: what it said, where, and on which system, for whoever mends it.
//! Nothing leaves the machine by itself.

use super::folders;
use super::games::Name;
use std::io::{self, Read as _};
use std::path::PathBuf;

/// So many reports are kept, the last ones.
const KEPT: usize = 10;
/// The file that names the report that nobody has been told of.
const UNTOLD: &str = "untold";
/// No name of a report is longer, in bytes.
const LONGEST_NAME: u64 = 256;

/// The folder of reports, beside that of the games.
#[derive(Debug, Clone)]
pub struct Reports {
    folder: Option<PathBuf>,
}

impl Reports {
    /// The folder that the system gives this user for data.
    #[must_use]
    pub fn of_user() -> Self {
        Self {
            folder: folders::data().map(|data| data.join("reports")),
        }
    }

    /// A folder of one's own choice.
    #[must_use]
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self {
            folder: Some(folder.into()),
        }
    }

    /// No folder at all: for pictures and tests.
    #[must_use]
    pub const fn nowhere() -> Self {
        Self { folder: None }
    }

    /// Keeps a report, without the home folder of the user in it; the last ones are kept.
    ///
    /// # Errors
    /// When there is no folder, or it cannot be written.
    pub fn write(&self, report: &str) -> io::Result<PathBuf> {
        let folder = self.folder.as_ref().ok_or(io::ErrorKind::NotFound)?;
        std::fs::create_dir_all(folder)?;
        let file = format!("{}.txt", Name::now());
        let path = folder.join(&file);
        std::fs::write(&path, without_home(report))?;
        std::fs::write(folder.join(UNTOLD), &file)?;
        let mut all: Vec<PathBuf> = std::fs::read_dir(folder)?
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|other| *other != path && other.extension().is_some_and(|ending| ending == "txt"))
            .collect();
        all.sort_unstable();
        // Names of one second do not tell which came first; the new one stays in any case.
        for old in &all[..(all.len() + 1).saturating_sub(KEPT)] {
            let _ = std::fs::remove_file(old);
        }
        Ok(path)
    }

    /// The report that nobody has been told of; from now on somebody has.
    #[must_use]
    pub fn take_untold(&self) -> Option<PathBuf> {
        let folder = self.folder.as_ref()?;
        let untold = folder.join(UNTOLD);
        if !untold.is_file() {
            return None;
        }
        let mut file = String::new();
        let opened = std::fs::File::open(&untold).ok()?;
        opened.take(LONGEST_NAME).read_to_string(&mut file).ok()?;
        std::fs::remove_file(&untold).ok()?;
        let path = folder.join(PathBuf::from(file.trim()).file_name()?);
        path.is_file().then_some(path)
    }
}

/// A text in which the user's home folder is only a tilde.
fn without_home(text: &str) -> String {
    let home = folders::home().map(|home| home.display().to_string());
    match home.filter(|home| home.len() > 1) {
        Some(home) => text.replace(&home, "~"),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{KEPT, Reports};
    use crate::storage::tests::Folder;

    #[test]
    fn a_report_is_told_of_once_and_old_ones_go() {
        let folder = Folder::new("reports");
        let reports = Reports::at(&folder.0);
        assert_eq!(reports.take_untold(), None);
        let mut last = None;
        for _ in 0..KEPT + 3 {
            last = Some(reports.write("a die has seven faces").expect("written"));
        }
        assert_eq!(reports.take_untold().is_some(), last.is_some());
        assert_eq!(reports.take_untold(), None);
        let left = std::fs::read_dir(&folder.0).expect("a folder").count();
        assert_eq!(left, KEPT);
        assert!(Reports::nowhere().write("nothing").is_err());
    }
}
