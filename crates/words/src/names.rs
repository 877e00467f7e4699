//! Names and effects: of cards, monsters, faces, and of those who sit at the table.

use super::{Part, Words, line};
use engine::Seat;
use engine::classic::{CardId, Edition, Face, Monster, SetupError, State, Wickedness};
use engine::{Game, Illegal};

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

    /// Everybody goes by the name of the monster.
    #[must_use]
    pub fn of_monsters(words: &Words, state: &State) -> Self {
        let monster = |seat| state.player(seat).monster;
        Self::new(
            (0..state.seats() as u8)
                .map(|seat| (words.monster_name(monster(Seat(seat))), monster(Seat(seat))))
                .collect(),
        )
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
    /// The name printed on a card, in the edition that is played.
    #[must_use]
    pub fn card_name(&self, card: CardId) -> String {
        let id = format!("card-{}", card.slug());
        match self.table().edition {
            Edition::Dark if self.has_attribute(&id, "dark") => self.attribute(&id, "dark"),
            Edition::Base | Edition::Dark => self.text(&id),
        }
    }

    /// What a card does at this table, with ★ ♥ ⚡ for stars, hearts and energy; [`line::parts`] finds them.
    #[must_use]
    pub fn card_text(&self, card: CardId) -> String {
        let id = format!("card-{}", card.slug());
        let gauge = self.table().wickedness != Wickedness::Off && self.has_attribute(&id, "gauge");
        self.attribute(&id, if gauge { "gauge" } else { "text" })
    }

    /// What using a card means, for a button; `None` where its name says enough.
    #[must_use]
    pub fn card_use(&self, card: CardId) -> Option<String> {
        let id = format!("card-{}", card.slug());
        self.has_attribute(&id, "use").then(|| self.attribute(&id, "use"))
    }

    /// What a card costs as printed in the edition that is played, in energy.
    #[must_use]
    pub fn card_cost(&self, card: CardId) -> u8 {
        self.table().printed_cost(card)
    }

    /// What a card does, in pieces.
    #[must_use]
    pub fn card_parts(&self, card: CardId) -> Vec<Part> {
        line::parts(&self.card_text(card))
    }

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

    /// The word or sign for a face of a die, marked: the window draws its picture.
    #[must_use]
    pub fn marked_face(&self, face: Face) -> String {
        line::mark_face(face, &self.face_name(face))
    }

    /// The word or sign for a face of a die.
    #[must_use]
    pub fn face_name(&self, face: Face) -> String {
        self.text(match face {
            Face::One => "face-one",
            Face::Two => "face-two",
            Face::Three => "face-three",
            Face::Energy => "face-energy",
            Face::Heart => "face-heart",
            Face::Claw => "face-claw",
        })
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

    /// Why a table cannot be set up.
    #[must_use]
    pub fn setup_error(&self, error: SetupError) -> String {
        match error {
            SetupError::Seats(count) => self.text_with("error-seats", &[("count", count.into())]),
            SetupError::SameMonster(monster) => self.text_with(
                "error-same-monster",
                &[("who", self.monster_name(monster).into())],
            ),
            SetupError::NoSuchSeat(seat) => {
                self.text_with("error-no-such-seat", &[("count", u32::from(seat.0).into())])
            }
            SetupError::DarkWithoutGauge => self.text("error-dark-without-gauge"),
            SetupError::PromosWithoutCards => self.text("error-promos-without-cards"),
            SetupError::CostumesWithoutCards => self.text("error-costumes-without-cards"),
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
