//! Names and effects of what the classic game has: cards, faces, and why a table cannot be set up.

use crate::{Names, Words, line};
use engine::classic::{CardId, Edition, Face, SetupError, SpecialFace, State, Wickedness};
use engine::{Game, Seat};

/// The message that says what wins, where the Tower of a pack stands or not.
#[must_use]
pub fn goal(tower: bool) -> &'static str {
    if tower { "goal-tower" } else { "goal" }
}

/// The name printed on a card, in the edition that is played.
#[must_use]
pub fn card_name(words: &Words, card: CardId) -> String {
    let id = card_key(card);
    match words.table().edition {
        Edition::Dark if words.has_attribute(&id, "dark") => words.attribute(&id, "dark"),
        Edition::Base | Edition::Dark => words.text(&id),
    }
}

/// What a card does at this table, with ★ ♥ ⚡ for stars, hearts and energy; [`line::parts`] finds them.
#[must_use]
pub fn card_text(words: &Words, card: CardId) -> String {
    let id = card_key(card);
    let gauge = words.table().wickedness != Wickedness::Off && words.has_attribute(&id, "gauge");
    words.attribute(&id, if gauge { "gauge" } else { "text" })
}

/// What using a card means, for a button; `None` where its name says enough.
#[must_use]
pub fn card_use(words: &Words, card: CardId) -> Option<String> {
    let id = card_key(card);
    words
        .has_attribute(&id, "use")
        .then(|| words.attribute(&id, "use"))
}

/// What lies on a card: tokens, energy, or a mark that it is at work.
#[must_use]
pub fn card_tokens(words: &Words, card: CardId, count: u8) -> String {
    let own = format!("play-card-tokens-{}", card.slug());
    let id = if words.has(&own) {
        own
    } else {
        String::from("play-card-tokens")
    };
    words.text_with(&id, &[("count", count.into())])
}

/// What a card costs as printed in the edition that is played, in energy.
#[must_use]
pub fn card_cost(words: &Words, card: CardId) -> u8 {
    words.table().printed_cost(card)
}

/// The message that names a face of a die; its attributes `one` and `this` have it in a sentence.
pub(super) const fn face_id(face: Face) -> &'static str {
    match face {
        Face::One => "face-one",
        Face::Two => "face-two",
        Face::Three => "face-three",
        Face::Energy => "face-energy",
        Face::Heart => "face-heart",
        Face::Claw => "face-claw",
    }
}

/// The word or sign for a face of a die.
#[must_use]
pub fn face_name(words: &Words, face: Face) -> String {
    words.text(face_id(face))
}

/// The message that names a face of a die of a monster pack.
pub(super) fn special_id(face: SpecialFace) -> String {
    let slug = face.slug();
    format!("face-special-{slug}")
}

/// The word for a face of a die of a monster pack.
#[must_use]
pub fn special_name(words: &Words, face: SpecialFace) -> String {
    words.text(&special_id(face))
}

/// A face of the dice in a sentence, marked: the window draws its picture.
#[must_use]
pub fn marked_face(words: &Words, face: Face) -> String {
    line::mark_face(face, &face_name(words, face))
}

/// One die that shows this face, in a sentence: “a claw”. Marked as a whole: the window draws its picture.
#[must_use]
pub fn marked_die(words: &Words, face: Face) -> String {
    line::mark_face(face, &words.attribute(face_id(face), "one"))
}

/// That a piece of a monster pack comes to whoever reads it: “you get a Cultist”.
#[must_use]
pub fn piece_comes(words: &Words, piece: CardId) -> String {
    words.attribute(&card_key(piece), "comes")
}

/// That a piece of a monster pack leaves whoever reads it: “you calm down”.
#[must_use]
pub fn piece_goes(words: &Words, piece: CardId) -> String {
    words.attribute(&card_key(piece), "goes")
}

/// Everybody goes by the name of the monster.
#[must_use]
pub fn names(words: &Words, state: &State) -> Names {
    let monster = |seat| state.player(seat).monster;
    let seats = (0..state.seats() as u8).map(Seat);
    Names::new(
        seats
            .map(|seat| (words.monster_name(monster(seat)), monster(seat)))
            .collect(),
    )
}

/// Why a table cannot be set up.
#[must_use]
pub fn setup_error(words: &Words, error: SetupError) -> String {
    match error {
        SetupError::Seats(count) => words.text_with("error-seats", &[("count", count.into())]),
        SetupError::SameMonster(monster) => words.text_with(
            "error-same-monster",
            &[("who", words.monster_name(monster).into())],
        ),
        SetupError::NoSuchSeat(seat) => {
            words.text_with("error-no-such-seat", &[("count", u32::from(seat.0).into())])
        }
        SetupError::DarkWithoutGauge => words.text("error-dark-without-gauge"),
        SetupError::PromosWithoutCards => words.text("error-promos-without-cards"),
        SetupError::NoEvolutions(monster) => words.text_with(
            "error-no-evolutions",
            &[("who", words.monster_name(monster).into())],
        ),
        SetupError::EvolutionsWithoutCards => words.text("error-evolutions-without-cards"),
        SetupError::CostumesWithoutCards => words.text("error-costumes-without-cards"),
    }
}

fn card_key(card: CardId) -> String {
    format!("card-{}", card.slug())
}

pub(super) fn marked_card(words: &Words, card: CardId) -> String {
    line::mark_card(card, &card_name(words, card))
}
