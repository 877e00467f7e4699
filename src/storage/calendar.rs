//! Days and times of day as the clock on the wall shows them.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::time::{SystemTime, UNIX_EPOCH};

/// A minute, where the program runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment {
    /// The year.
    pub year: i16,
    /// The month, from 1.
    pub month: i8,
    /// The day of the month, from 1.
    pub day: i8,
    /// The hour, from 0 to 23.
    pub hour: i8,
    /// The minute.
    pub minute: i8,
}

impl Moment {
    /// So many seconds after the beginning of 1970 (UTC), here. `None` where no calendar goes so far.
    #[must_use]
    pub fn of(seconds: u64) -> Option<Self> {
        Self::at(seconds, TimeZone::system())
    }

    /// This time of the system's clock, here. `None` before 1970.
    #[must_use]
    pub fn of_system(time: SystemTime) -> Option<Self> {
        Self::of(time.duration_since(UNIX_EPOCH).ok()?.as_secs())
    }

    fn at(seconds: u64, zone: TimeZone) -> Option<Self> {
        let moment = Timestamp::from_second(i64::try_from(seconds).ok()?).ok()?;
        let here = moment.to_zoned(zone);
        Some(Self {
            year: here.year(),
            month: here.month(),
            day: here.day(),
            hour: here.hour(),
            minute: here.minute(),
        })
    }

    /// The day as ISO 8601 has it.
    #[must_use]
    pub fn iso_day(&self) -> String {
        format!("{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::Moment;
    use jiff::tz::TimeZone;

    #[test]
    fn a_late_evening_is_still_that_day() {
        // Half past midnight of the first of March in Paris, the day before in London and in New York.
        let seconds = 1_772_321_400;
        let at = |zone: &str| {
            let zone = TimeZone::posix(zone).expect("a zone");
            let here = Moment::at(seconds, zone).expect("a moment");
            (here.iso_day(), here.hour, here.minute)
        };
        assert_eq!(at("CET-1CEST,M3.5.0,M10.5.0/3"), ("2026-03-01".into(), 0, 30));
        assert_eq!(at("GMT0"), ("2026-02-28".into(), 23, 30));
        assert_eq!(at("EST5EDT,M3.2.0,M11.1.0"), ("2026-02-28".into(), 18, 30));
    }

    #[test]
    fn what_no_calendar_has_is_no_moment() {
        assert_eq!(Moment::of(u64::MAX), None);
        assert_eq!(Moment::of(1 << 60), None);
        assert!(Moment::of(0).is_some());
    }
}
