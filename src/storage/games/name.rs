//! The names of games: when they began, so that names sort by age, and a part that tells two apart.

use jiff::Timestamp;
use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

const ENDING: &str = ".kot";

/// The name of a game: that of its file, without the ending.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(String);

impl Name {
    /// The name of a game that began then (seconds since 1970, UTC): `20261123-023355-1a2b3c4d`.
    pub(super) fn at(seconds: u64, random: u64) -> Self {
        // A record may name a time that no calendar has.
        let began = i64::try_from(seconds)
            .ok()
            .and_then(|seconds| Timestamp::from_second(seconds).ok());
        let began = began.unwrap_or_default().strftime("%Y%m%d-%H%M%S");
        let random = random as u32;
        Self(format!("{began}-{random:08x}"))
    }

    /// A name for something that begins now.
    pub(in crate::storage) fn now() -> Self {
        Self::at(now(), table::fresh_seed())
    }

    /// The game in the file of this name, if it is one that games have.
    #[must_use]
    pub fn of_file(file: &str) -> Option<Self> {
        let stem = file.strip_suffix(ENDING)?;
        let plain = !stem.is_empty() && !stem.starts_with('.') && !stem.contains(['/', '\\']);
        plain.then(|| Self(stem.to_owned()))
    }

    /// The name of its file.
    #[must_use]
    pub fn file(&self) -> String {
        format!("{}{ENDING}", self.0)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// Seconds since 1970 (UTC).
#[must_use]
pub fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_sort_by_the_time_at_which_games_began() {
        assert_eq!(Name::at(0, 0).to_string(), "19700101-000000-00000000");
        assert_eq!(Name::at(951_782_400, 1).to_string(), "20000229-000000-00000001");
        assert_eq!(
            Name::at(1_795_401_235, 0xFFFF_FFFF).to_string(),
            "20261123-023355-ffffffff"
        );
        assert_eq!(Name::at(u64::MAX, 1), Name::at(0, 1), "no calendar goes so far");
        let seconds = [0, 59, 86_399, 86_400, 68_169_599, 68_169_600, 4_102_444_800];
        let names = seconds.map(|second| Name::at(second, 9));
        assert!(names.is_sorted());
    }

    #[test]
    fn only_plain_names_are_names_of_games() {
        let name = Name::at(7, 7);
        assert_eq!(Name::of_file(&name.file()), Some(name));
        for file in [".kot", "a.txt", ".hidden.kot", "a/b.kot", "kot", "..\\x.kot"] {
            assert_eq!(Name::of_file(file), None, "{file}");
        }
    }
}
