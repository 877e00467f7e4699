//! Files that are written whole or not at all.

use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{PoisonError, RwLock};
use std::time::{Duration, SystemTime};

/// No folder holds more files of one name than this.
const MOST: u32 = 100_000;

/// Held by whoever writes a whole file, and for ever by a program that ends.
static WRITING: RwLock<()> = RwLock::new(());

/// How a temporary file ends.
const TEMPORARY: &str = ".tmp";
/// Nobody writes a file for so long.
const LONG_AGO: Duration = Duration::from_secs(3600);

/// Nothing is written whole any more by this program: what is being written on another thread is finished first.
/// For a program that ends, whose other threads would be stopped in the middle.
pub fn finish_writing() {
    let alone = WRITING.write().unwrap_or_else(PoisonError::into_inner);
    // Whoever wants to write now waits until the program is gone.
    std::mem::forget(alone);
}

/// Removes the temporary files that programs have left in a folder which were ended in the middle of writing.
pub(super) fn sweep(folder: &Path) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let left = entry.file_name().to_str().and_then(writer_of);
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        if let Some(writer) = left
            && is_file
            && is_gone(writer, &entry)
        {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

/// The number of the program that writes a temporary file of this name; `None` for any other file.
fn writer_of(name: &str) -> Option<u32> {
    let (whole, writer) = name.strip_suffix(TEMPORARY)?.rsplit_once('.')?;
    let ours = [".json", ".jsonl", ".title"]
        .iter()
        .any(|ending| whole.ends_with(ending));
    let digits = !writer.is_empty() && writer.bytes().all(|digit| digit.is_ascii_digit());
    (ours && digits).then(|| writer.parse().ok()).flatten()
}

/// Has the program ended that wrote it? Where nobody knows, it has if the file is old.
fn is_gone(writer: u32, entry: &std::fs::DirEntry) -> bool {
    if writer == std::process::id() {
        return false;
    }
    let programs = Path::new("/proc");
    if programs.join("self").exists() {
        return !programs.join(writer.to_string()).exists();
    }
    let written = entry.metadata().and_then(|about| about.modified());
    let age = written.map(|written| SystemTime::now().duration_since(written).unwrap_or_default());
    age.is_ok_and(|age| age > LONG_AGO)
}

/// Writes a file in one step: whatever happens, there is the old one or the new one, and never a part. The
/// file is on the disk when this returns.
///
/// # Errors
/// When the folder cannot be written; the old file is as before.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let _writing = WRITING.read().unwrap_or_else(PoisonError::into_inner);
    // Two programs may write at the same moment: each has a temporary file of its own.
    let mut temporary = path.as_os_str().to_owned();
    temporary.push(format!(".{}{TEMPORARY}", std::process::id()));
    let temporary = Path::new(&temporary);
    let written = File::create(temporary).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    let renamed = written.and_then(|()| std::fs::rename(temporary, path));
    match renamed {
        Ok(()) => sync_folder(path.parent().unwrap_or(Path::new(""))),
        Err(_) => {
            let _ = std::fs::remove_file(temporary);
        }
    }
    renamed
}

/// Puts on the disk which files a folder has. Where folders cannot be synced, that is there by itself.
pub(super) fn sync_folder(folder: &Path) {
    let folder = match folder.as_os_str().is_empty() {
        true => Path::new("."),
        false => folder,
    };
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
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
    match written {
        Ok(()) => sync_folder(path.parent().unwrap_or(Path::new(""))),
        Err(_) => {
            drop(file);
            // Half a file helps nobody; that it cannot be removed is told by the same trouble.
            let _ = std::fs::remove_file(path);
        }
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
    use super::{sweep, write_free, write_whole};
    use crate::storage::Folder;
    use std::fs::{read, write};

    #[test]
    fn what_programs_have_left_that_were_ended_while_they_wrote_goes_away() {
        let folder = Folder::new("swept");
        // No program has this number, on any system.
        let gone = i32::MAX as u32;
        let ours = std::process::id();
        for file in [
            format!("settings.json.{ours}.tmp"),
            format!("statistics.jsonl.{gone}.tmp"),
            format!("settings.json.{gone}.tmp"),
            format!("20261123-023355-1a2b3c4d.title.{gone}.tmp"),
            format!("thesis.odt.{gone}.tmp"),
            "notes.json.tmp".to_owned(),
            "settings.json.x.tmp".to_owned(),
            "settings.json".to_owned(),
        ] {
            write(folder.0.join(file), "").expect("a file");
        }
        std::fs::create_dir(folder.0.join(format!("folder.json.{gone}.tmp"))).expect("a folder");
        sweep(&folder.0);
        let mut left: Vec<_> = std::fs::read_dir(&folder.0)
            .expect("a folder")
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .collect();
        left.sort();
        let mut stay = vec![
            format!("folder.json.{gone}.tmp"),
            "notes.json.tmp".to_owned(),
            "settings.json".to_owned(),
            format!("settings.json.{ours}.tmp"),
            "settings.json.x.tmp".to_owned(),
            format!("thesis.odt.{gone}.tmp"),
        ];
        if !std::path::Path::new("/proc/self").exists() {
            // Where nobody knows which programs run, only old ones go.
            return;
        }
        stay.sort();
        assert_eq!(left, stay);
        write_whole(&folder.0.join("settings.json"), b"new").expect("written");
        assert_eq!(read(folder.0.join("settings.json")).expect("a file"), b"new");
    }

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
