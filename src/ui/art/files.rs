//! The files under `resources/art` as the build script packs them: each compressed by itself, one after the other.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::LazyLock;

/// All files, packed.
const PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/art.bin"));
/// A line for each: its path, where it ends in the packed ones, and how long it is.
const INDEX: &str = include_str!(concat!(env!("OUT_DIR"), "/art.index"));

/// Where a file lies in the packed ones, and how long it is.
type Place = (Range<usize>, usize);

static FILES: LazyLock<BTreeMap<&str, Place>> = LazyLock::new(|| {
    let mut begins = 0;
    let file = |line: &'static str| {
        let mut parts = line.split(' ');
        let (path, end, length) = (parts.next()?, parts.next()?, parts.next()?);
        let end = end.parse().ok()?;
        let place = std::mem::replace(&mut begins, end)..end;
        Some((path, (place, length.parse().ok()?)))
    };
    INDEX.lines().filter_map(file).collect()
});

/// Is there such a file?
pub(super) fn has(path: &str) -> bool {
    FILES.contains_key(path)
}

/// What it holds.
pub(super) fn get(path: &str) -> Option<Vec<u8>> {
    let (place, length) = FILES.get(path)?;
    let packed = PACKED.get(place.clone())?;
    miniz_oxide::inflate::decompress_to_vec_with_limit(packed, *length).ok()
}

/// The paths of all of them.
#[cfg(test)]
pub(super) fn paths() -> impl Iterator<Item = &'static str> {
    FILES.keys().copied()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    #[test]
    fn every_file_is_as_it_was_before_it_was_packed() {
        assert!(super::paths().count() > 400);
        for path in super::paths() {
            let file = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("resources/art")
                .join(path);
            assert_eq!(super::get(path), fs::read(file).ok(), "{path}");
        }
        assert_eq!(super::get("monsters/nobody.svg"), None);
    }
}
