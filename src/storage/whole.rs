//! Files that are written whole or not at all.

use std::io::{self, Write as _};
use std::path::Path;

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
    let written = std::fs::File::create(temporary).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    let renamed = written.and_then(|()| std::fs::rename(temporary, path));
    if renamed.is_err() {
        let _ = std::fs::remove_file(temporary);
    }
    renamed
}
