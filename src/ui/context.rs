//! What outlives screens and is lent to them.

use crate::storage::games::Seated;
use crate::storage::{Moment, SeatSetup, Settings, Speed, program_called};
use engine::parts::Monster;
use iced::Size;
use std::time::{Duration, Instant, SystemTime};
use words::{Words, fl};

/// So many names have room in one line beside a small picture of the table.
const ROOM_FOR_NAMES: usize = 4;

/// What was longer ago has its day told.
const WEEK: Duration = Duration::from_secs(7 * 24 * 3600);

/// A day, in words.
#[must_use]
pub fn date(words: &Words, day: &Moment) -> String {
    let month = words.text(&format!("month-{}", day.month));
    fl!(
        words,
        "statistics-date",
        day = day.day,
        month = month,
        year = day.year.to_string()
    )
}

/// A time of day, in words.
#[must_use]
pub fn time_of_day(words: &Words, time: &Moment) -> String {
    let twelve = fl!(words, "clock-hours") == "12";
    let hour = match time.hour % 12 {
        _ if !twelve => time.hour,
        0 => 12,
        hour => hour,
    };
    let half = if time.hour < 12 { "am" } else { "pm" };
    let minute = format!("{:02}", time.minute);
    fl!(words, "clock-time", hour = hour, minute = minute, half = half)
}

/// The name of a seat of a saved game.
#[must_use]
pub fn seated(words: &Words, seat: &Seated) -> String {
    match seat.sitter.name.trim() {
        "" => program_called(&seat.sitter.plays)
            .filter(|name| !name.is_empty())
            .unwrap_or_else(|| monster_called(words, &seat.monster)),
        name => name.to_owned(),
    }
}

/// The name of a monster as files name it; that of files where this version does not have it.
#[must_use]
pub fn monster_called(words: &Words, slug: &str) -> String {
    let id = format!("monster-{slug}");
    match words.has(&id) {
        true => words.text(&id),
        false => slug.to_owned(),
    }
}

/// What outlives screens and is lent to them.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// Every word.
    pub words: &'a Words,
    /// What the player has chosen.
    pub settings: &'a Settings,
    /// The room for the screen, in units of its own drawing.
    pub size: Size,
    /// How many pixels of the display a unit of that drawing has.
    pub pixels: f32,
    /// This moment.
    pub now: Instant,
    /// Nothing is drawn that can be pressed around the table: it is kept as a picture.
    pub bare: bool,
    /// Does the window hear the keyboard?
    pub focused: bool,
}

impl Context<'_> {
    /// Do monsters breathe while nothing happens? The one place that decides: not where motion is reduced or
    /// nothing is shown moving, and not while another window is looked at.
    #[must_use]
    pub fn breathes(&self) -> bool {
        self.focused && !self.settings.reduce_motion && self.settings.speed != Speed::Instant
    }

    /// The name of a monster.
    #[must_use]
    pub fn monster(&self, monster: Monster) -> String {
        self.words.text(&format!("monster-{}", monster.slug()))
    }

    /// The name of a seat: what was typed, what the program is called that plays it, or the monster's own.
    #[must_use]
    pub fn name(&self, seat: &SeatSetup) -> String {
        seat.own_name().unwrap_or_else(|| self.monster(seat.monster))
    }

    /// The name of a seat of a saved game.
    #[must_use]
    pub fn seated(&self, seat: &Seated) -> String {
        seated(self.words, seat)
    }

    /// Who plays a saved game, as far as one line has room: of a full table only its people, or some of its
    /// monsters. Pictures beside it show everybody.
    #[must_use]
    pub fn seated_in_a_line(&self, seats: &[Seated]) -> String {
        let name = |seat: &Seated| self.seated(seat);
        if seats.len() <= ROOM_FOR_NAMES {
            return seats.iter().map(name).collect::<Vec<_>>().join(", ");
        }
        let people = seats.iter().filter(|seat| seat.sitter.is_person());
        let people: Vec<_> = people.map(name).collect();
        if people.is_empty() {
            let some: Vec<_> = seats.iter().take(ROOM_FOR_NAMES - 1).map(name).collect();
            format!("{}…", some.join(", "))
        } else {
            people.join(", ")
        }
    }

    /// When something was that is so long ago now: how long ago within a week, and its day before that.
    #[must_use]
    pub fn when(&self, then: Option<SystemTime>, ago: Duration) -> String {
        let day = then.and_then(Moment::of_system).filter(|_| ago >= WEEK);
        match day {
            Some(day) => fl!(self.words, "date-then", date = date(self.words, &day)),
            None => self.ago(ago),
        }
    }

    fn ago(&self, ago: Duration) -> String {
        let (words, minutes) = (self.words, ago.as_secs() / 60);
        match (minutes, minutes / 60, minutes / (24 * 60)) {
            (0, ..) => fl!(words, "title-now"),
            (minutes, 0, _) => fl!(words, "title-minutes", count = minutes),
            (_, hours, 0) => fl!(words, "title-hours", count = hours),
            (_, _, days) => fl!(words, "title-days", count = days),
        }
    }

    /// A length that grows with the window: `small` at the smallest, `large` at a usual one, and in between.
    #[must_use]
    pub fn grow(&self, small: f32, large: f32) -> f32 {
        let room = ((self.size.width - 960.0) / 320.0)
            .min((self.size.height - 600.0) / 200.0)
            .clamp(0.0, 1.0);
        small + (large - small) * room
    }
}

#[cfg(test)]
mod tests {
    use super::{Context, date, time_of_day};
    use crate::storage::{Moment, Speed};
    use crate::ui::harness::Surroundings;
    use std::time::{Duration, SystemTime};
    use words::{Language, Words};

    #[test]
    fn days_and_times_are_told_as_people_write_them() {
        let moment = |hour| Moment {
            year: 2026,
            month: 11,
            day: 1,
            hour,
            minute: 5,
        };
        let (english, french) = (Words::new(Language::English), Words::new(Language::French));
        assert_eq!(date(&english, &moment(0)), "November 1, 2026");
        assert_eq!(date(&french, &moment(0)), "1er novembre 2026");
        for (hour, told) in [
            (0, "12:05 AM"),
            (9, "9:05 AM"),
            (12, "12:05 PM"),
            (23, "11:05 PM"),
        ] {
            assert_eq!(time_of_day(&english, &moment(hour)), told);
        }
        for (hour, told) in [(0, "0 h 05"), (23, "23 h 05")] {
            assert_eq!(time_of_day(&french, &moment(hour)), told);
        }
    }

    #[test]
    fn what_was_long_ago_has_its_day_told() {
        let surroundings = Surroundings::new(Language::French, Speed::Instant);
        let when = |days: u64| {
            let ago = Duration::from_secs(days * 24 * 3600);
            let then = SystemTime::now() - ago;
            let day = Moment::of_system(then).expect("a day");
            (
                surroundings.context().when(Some(then), ago),
                date(&surroundings.words, &day),
            )
        };
        let (three, _) = when(3);
        assert!(three.contains("3 jours"), "{three}");
        let (long, day) = when(400);
        assert_eq!(long, format!("le {day}"));
    }

    #[test]
    fn monsters_breathe_only_in_the_window_in_use_and_where_things_may_move() {
        let mut around = Surroundings::new(Language::English, Speed::Normal);
        assert!(around.context().breathes());
        let elsewhere = Context {
            focused: false,
            ..around.context()
        };
        assert!(!elsewhere.breathes());
        around.settings.speed = Speed::Instant;
        assert!(!around.context().breathes());
        around.settings.speed = Speed::Slow;
        around.settings.reduce_motion = true;
        assert!(!around.context().breathes());
    }
}
