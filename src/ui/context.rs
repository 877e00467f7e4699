//! What outlives screens and is lent to them.

use crate::storage::games::Seated;
use crate::storage::{SeatSetup, Settings};
use engine::parts::Monster;
use iced::Size;
use std::time::{Duration, Instant};
use words::{Words, fl};

/// So many names have room in one line beside a small picture of the table.
const ROOM_FOR_NAMES: usize = 4;

/// What outlives screens and is lent to them.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// Every word.
    pub words: &'a Words,
    /// What the player has chosen.
    pub settings: &'a Settings,
    /// The room for the screen, in units of its own drawing.
    pub size: Size,
    /// How large a unit of that drawing is, in units of the window.
    pub scale: f32,
    /// This moment.
    pub now: Instant,
}

impl Context<'_> {
    /// The name of a monster.
    #[must_use]
    pub fn monster(&self, monster: Monster) -> String {
        self.words.text(&format!("monster-{}", monster.slug()))
    }

    /// The name of a seat: what was typed, or the monster's own.
    #[must_use]
    pub fn name(&self, seat: &SeatSetup) -> String {
        if seat.name.trim().is_empty() {
            self.monster(seat.monster)
        } else {
            seat.name.trim().to_owned()
        }
    }

    /// The name of a seat of a saved game.
    #[must_use]
    pub fn seated(&self, seat: &Seated) -> String {
        let monster = Monster::ALL
            .into_iter()
            .find(|monster| monster.slug() == seat.monster);
        match (seat.sitter.name.trim(), monster) {
            ("", Some(monster)) => self.monster(monster),
            ("", None) => seat.monster.clone(),
            (name, _) => name.to_owned(),
        }
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

    /// How long ago something was, in words.
    #[must_use]
    pub fn ago(&self, ago: Duration) -> String {
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
