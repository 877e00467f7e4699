//! Files that are named on the command line. Whatever is no plain file is refused: a pipe may never answer, a
//! device may never end. Where a command says so, `-` is its standard input.

use super::Problem;
use std::fs::{File, Metadata};
use std::io::{self, Read as _};
use std::path::Path;
use words::Words;

/// All bytes of a plain file; one more than `most` is enough to see that it is too long.
///
/// # Errors
/// When it is no plain file, or cannot be read.
pub(super) fn bytes(path: &Path, most: usize, words: &Words) -> Result<Vec<u8>, String> {
    let failed = |error: io::Error| reason(&error);
    let about = std::fs::metadata(path).map_err(failed)?;
    if !about.is_file() {
        return Err(words.text("cli-no-plain-file"));
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(failed)?;
    file.take(most as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(failed)?;
    Ok(bytes)
}

/// What stands for standard input.
const STDIN: &str = "-";

/// All bytes of a plain file, or of standard input where `-` is named; one more than `most` is enough to see
/// that it is too long.
///
/// # Errors
/// When it is neither, or cannot be read.
pub(super) fn bytes_or_stdin(path: &Path, most: usize, words: &Words) -> Result<Vec<u8>, String> {
    if path != Path::new(STDIN) {
        return bytes(path, most, words);
    }
    let mut bytes = Vec::new();
    io::stdin()
        .lock()
        .take(most as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| reason(&error))?;
    Ok(bytes)
}

/// Nothing but a plain file lies there, if anything does.
///
/// # Errors
/// What to do about it.
pub(super) fn free(path: &Path, words: &Words) -> Result<(), String> {
    match std::fs::metadata(path).as_ref().map(Metadata::is_file) {
        Ok(false) => Err(words.text("cli-no-plain-file")),
        Ok(true) | Err(_) => Ok(()),
    }
}

/// Why the system refuses, without its number.
pub(super) fn reason(error: &io::Error) -> String {
    let reason = error.to_string();
    let plain = reason
        .split_once(" (os error ")
        .map(|(reason, _)| reason.to_owned());
    plain.unwrap_or(reason)
}

/// The problem of a file that is named on the command line, in this message of `file` and `reason`.
pub(super) fn problem(id: &str, path: &Path, reason: String, words: &Words) -> Problem {
    let file = if path == Path::new(STDIN) {
        words.text("cli-standard-input")
    } else {
        path.display().to_string()
    };
    let values = [("file", file.into()), ("reason", reason.into())];
    Problem::new(words, id, &values)
}
