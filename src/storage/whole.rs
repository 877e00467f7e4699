//! Files that are written whole or not at all.

use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// No folder holds more files of one name than this.
const MOST: u32 = 100_000;

/// Writes a file in one step: whatever happens, there is the old one or the new one, and never a part. The
/// file is on the disk when this returns.
///
/// # Errors
/// When the folder cannot be written; the old file is as before.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // Two programs may write at the same moment: each has a temporary file of its own.
    let mut temporary = path.as_os_str().to_owned();
    temporary.push(format!(".{}.tmp", std::process::id()));
    let temporary = Path::new(&temporary);
    let written = File::create(temporary).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    let renamed = written.and_then(|()| std::fs::rename(temporary, path));
    if renamed.is_err() {
        let _ = std::fs::remove_file(temporary);
    }
    renamed
}

/// Makes a file that is not there yet.
///
/// # Errors
/// When it is there, or cannot be made; nothing has been touched.
pub(super) fn create_new(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true).open(path)
}

/// Writes a file that is not there yet. It is on the disk when this returns.
///
/// # Errors
/// When it is there or cannot be written; no other file has been touched, and nothing of this one stays.
pub(super) fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = create_new(path)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    if written.is_err() {
        drop(file);
        // Half a file helps nobody; that it cannot be removed is told by the same trouble.
        let _ = std::fs::remove_file(path);
    }
    written
}

/// Writes a file into a folder under a name that is not taken there: `name`, or else `name-2` and so on, with
/// this ending. Says where it is.
///
/// # Errors
/// When the folder is not there or the file cannot be written; no other file has been touched, and nothing of
/// this one stays.
pub fn write_free(folder: &Path, name: &str, ending: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    for number in 1..=MOST {
        let path = folder.join(match number {
            1 => format!("{name}.{ending}"),
            _ => format!("{name}-{number}.{ending}"),
        });
        match write_new(&path, bytes) {
            Err(taken) if taken.kind() == io::ErrorKind::AlreadyExists => {}
            written => return written.map(|()| path),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    use super::write_free;
    use crate::storage::Folder;
    use std::fs::{read, write};

    #[test]
    fn a_file_never_takes_the_place_of_another_one() {
        let folder = Folder::new("free");
        write(folder.0.join("table.csv"), "mine").expect("a file");
        let second = write_free(&folder.0, "table", "csv", b"two").expect("written");
        let third = write_free(&folder.0, "table", "csv", b"three").expect("written");
        assert!(second.ends_with("table-2.csv") && third.ends_with("table-3.csv"));
        let read = |name: &str| read(folder.0.join(name)).expect("a file");
        assert_eq!(
            (read("table.csv"), read("table-2.csv")),
            (b"mine".to_vec(), b"two".to_vec())
        );
        assert!(write_free(&folder.0.join("not there"), "table", "csv", b"four").is_err());
    }
}
