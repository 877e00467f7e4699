//! Names: of those who sit at the table, of monsters, and of what an answer is refused for.

use super::{Words, line};
use engine::parts::Monster;
use engine::{Illegal, Seat};

/// Who sits where: the name each seat goes by, and its monster.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Names {
    seats: Vec<(String, Monster)>,
}

impl Names {
    /// The names of seats 0, 1, 2 and so on.
    #[must_use]
    pub fn new(seats: Vec<(String, Monster)>) -> Self {
        Self { seats }
    }

    /// The name a seat goes by; empty if nobody sits there.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |(name, _)| name)
    }

    /// The name a seat goes by, marked: the window draws its colour.
    #[must_use]
    pub fn marked(&self, seat: Seat) -> String {
        line::mark_seat(seat, self.name(seat))
    }

    /// The monster of a seat.
    #[must_use]
    pub fn monster(&self, seat: Seat) -> Monster {
        self.seats
            .get(seat.index())
            .map_or_else(Monster::default, |(_, monster)| *monster)
    }
}

impl Words {
    /// The monster's name.
    #[must_use]
    pub fn monster_name(&self, monster: Monster) -> String {
        self.text(&format!("monster-{}", monster.slug()))
    }

    /// The monster as an owner: « d’Alienoid », “Alienoid’s”.
    #[must_use]
    pub fn monster_of(&self, monster: Monster) -> String {
        self.attribute(&format!("monster-{}", monster.slug()), "of")
    }

    /// Several of them: “A, B and C”.
    #[must_use]
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [start @ .., last] => self.text_with(
                "log-list-last",
                &[("start", start.join(", ").into()), ("last", last.as_str().into())],
            ),
        }
    }

    /// Why an answer is refused.
    #[must_use]
    pub fn illegal(&self, illegal: Illegal) -> String {
        self.text(match illegal {
            Illegal::GameOver => "error-game-over",
            Illegal::NotNow => "error-not-now",
            Illegal::NotYours => "error-not-yours",
            Illegal::NoSuchThing => "error-no-such-thing",
            Illegal::TooDear => "error-too-dear",
        })
    }
}
