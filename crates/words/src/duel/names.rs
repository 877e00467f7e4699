//! Names and effects of what Duel has: cards, Buzz tokens, special powers, faces, tracks.

use crate::{Names, Words, line};
use engine::Seat;
use engine::duel::{Buzz, CardId, Face, Kind, Monster, SetupError, State, Track};
use engine::parts::Monster as Figure;

/// The name printed on a card.
#[must_use]
pub fn card_name(words: &Words, card: CardId) -> String {
    words.text(&card_key(card))
}

/// What a card does, with ★ ♥ ⚡ for fame, hearts and energy.
#[must_use]
pub fn card_text(words: &Words, card: CardId) -> String {
    words.attribute(&card_key(card), "text")
}

/// What a card is called by what becomes of it.
#[must_use]
pub fn kind_name(words: &Words, kind: Kind) -> String {
    words.text(match kind {
        Kind::Keep => "duel-kind-keep",
        Kind::Discard => "duel-kind-discard",
    })
}

/// The name of a Buzz token.
#[must_use]
pub fn buzz_name(words: &Words, buzz: Buzz) -> String {
    words.text(&buzz_key(buzz))
}

/// What a Buzz token gives.
#[must_use]
pub fn buzz_text(words: &Words, buzz: Buzz) -> String {
    words.attribute(&buzz_key(buzz), "text")
}

/// The rule of a monster's special power.
#[must_use]
pub fn power_text(words: &Words, monster: Monster) -> String {
    words.attribute(&format!("duel-power-{}", monster.slug()), "text")
}

/// How to play a monster's special power.
#[must_use]
pub fn power_tip(words: &Words, monster: Monster) -> String {
    words.attribute(&format!("duel-power-{}", monster.slug()), "tip")
}

/// The name of a face of the dice.
#[must_use]
pub fn face_name(words: &Words, face: Face) -> String {
    words.attribute(&face_key(face), "name")
}

/// The picture of a face, as a path under `resources/art`.
#[must_use]
pub const fn face_picture(face: Face) -> &'static str {
    match face {
        Face::Claw => "faces/claw.svg",
        Face::Destruction => "duel/destruction.svg",
        Face::Energy => "faces/energy.svg",
        Face::Heart => "faces/heart.svg",
        Face::Power => "duel/power.svg",
        Face::Fame => "duel/fame.svg",
    }
}

/// The name of a track.
#[must_use]
pub fn track_name(words: &Words, track: Track) -> String {
    words.text(&format!("duel-track-{}", track.slug()))
}

/// A marker as it stands in a sentence: ★ or Destruction.
#[must_use]
pub fn marker(words: &Words, track: Track) -> String {
    words.text(&face_key(match track {
        Track::Fame => Face::Fame,
        Track::Destruction => Face::Destruction,
    }))
}

/// Everybody goes by the name of the monster.
#[must_use]
pub fn names(words: &Words, state: &State) -> Names {
    let seated = [Seat(0), Seat(1)].map(|seat| {
        let monster = state.player(seat).monster;
        // The six are monsters of the classic game as well, which has their names and figures.
        let figure = Figure::ALL
            .into_iter()
            .find(|figure| figure.slug() == monster.slug());
        let name = words.text(&format!("monster-{}", monster.slug()));
        (name, figure.unwrap_or_default())
    });
    Names::new(seated.to_vec())
}

/// Why a duel cannot be set up.
#[must_use]
pub fn setup_error(words: &Words, error: SetupError) -> String {
    words.text(match error {
        SetupError::SameMonster => "duel-error-same-monster",
        SetupError::NoSuchSeat => "duel-error-no-such-seat",
    })
}

pub(super) fn card_key(card: CardId) -> String {
    format!("duel-card-{}", card.slug())
}

/// The two tokens of The King are alike.
pub(super) fn buzz_key(buzz: Buzz) -> String {
    let named = if buzz.is_king() { Buzz::King } else { buzz };
    format!("duel-buzz-{}", named.slug())
}

fn face_key(face: Face) -> String {
    format!("duel-face-{}", face.slug())
}

/// The name of a card in a sentence, marked: the window tells what it does.
#[must_use]
pub fn marked_card(words: &Words, card: CardId) -> String {
    line::mark_term(&card_key(card), &card_name(words, card))
}

pub(super) fn marked_buzz(words: &Words, buzz: Buzz) -> String {
    line::mark_term(&buzz_key(buzz), &buzz_name(words, buzz))
}

/// A face of the dice in a sentence, marked: the window draws its picture.
#[must_use]
pub fn marked_face(words: &Words, face: Face) -> String {
    line::mark_die(face_picture(face), &words.text(&face_key(face)))
}

/// ★ has a sign of its own in every sentence; the other marker is a word.
pub(super) fn marked_track(words: &Words, track: Track) -> String {
    match track {
        Track::Fame => marker(words, track),
        Track::Destruction => line::mark_picture("duel/destruction.svg", &marker(words, track)),
    }
}
