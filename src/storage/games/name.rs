//! The names of games: when they began, so that names sort by age, and a part that tells two apart.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

const ENDING: &str = ".kot";

/// The name of a game: that of its file, without the ending.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(String);

impl Name {
    /// The name of a game that began then (seconds since 1970, UTC): `20261123-023355-1a2b3c4d`.
    pub(super) fn at(seconds: u64, random: u64) -> Self {
        let (days, second) = (seconds / 86_400, seconds % 86_400);
        let (year, month, day) = date(days);
        let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
        let random = random as u32;
        Self(format!(
            "{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}-{random:08x}"
        ))
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

/// The year, the month and the day of a moment (seconds since 1970), in UTC.
#[must_use]
pub fn day_of(seconds: u64) -> (u64, u64, u64) {
    date(seconds / 86_400)
}

/// Seconds since 1970 (UTC).
#[must_use]
pub fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs())
}

/// Year, month and day, so many days after the first of January 1970.
fn date(days: u64) -> (u64, u64, u64) {
    // Counted from the first of March of the year 0, eras of 400 years are alike.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    (era * 400 + year + later, month, day)
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
