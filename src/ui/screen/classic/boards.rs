//! The monsters: a plate at the feet of everybody in the round, and the large board of whoever sits here.

use super::Message;
use super::scene::Scene;
use crate::ui::widget::card;
use crate::ui::widget::monster::{self, Board, Shape};
use engine::Seat;
use engine::classic::{Held, Piece, Place, State};
use iced::widget::{column, container, mouse_area, text};
use iced::{Element, Rectangle};
use words::Words;

/// The plates and where they lie.
pub(super) fn plates<'a>(scene: &Scene<'a>) -> Vec<(Seat, Rectangle, Element<'a, Message>)> {
    let shown = scene.play.frame.show().shown();
    // Whoever sits here has all numbers on their board.
    let others = shown.all_seats().filter(|seat| Some(*seat) != scene.viewer);
    others
        .map(|seat| {
            let place = scene.plate(seat);
            let above = shown.player(seat).place == Place::Outside && place.y < scene.layout.of(330.0);
            // What a card does is told beside its plate, not over its numbers.
            let aside = if above {
                card::Aside::below(8.0)
            } else {
                card::Aside::above(8.0)
            };
            let plate = board(scene, seat)
                .shape(Shape::Plate, place.size(), scene.layout.room.units_of(false))
                .aside(aside);
            (seat, place, readable(plate))
        })
        .collect()
}

/// The large board.
pub(super) fn own<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let board = board(scene, scene.own())
        .shape(
            Shape::Own,
            scene.layout.room.board.size(),
            scene.layout.room.units_of(true),
        )
        .aside(card::Aside::above(8.0));
    readable(board)
}

/// How far a board shakes, as something to be told apart: it is drawn anew as a whole then.
pub(super) fn shakes(scene: &Scene<'_>, seat: Seat) -> Option<u32> {
    let hit = scene.play.frame.show().hit(seat);
    hit.map(|(_, time)| time.to_bits())
}

/// Pressed where nothing else answers, it shows everybody's cards, to be read.
fn readable<'a>(board: Board<'a, Message>) -> Element<'a, Message> {
    mouse_area(board).on_press(Message::CardsPressed).into()
}

fn board<'a>(scene: &Scene<'a>, seat: Seat) -> Board<'a, Message> {
    let (words, ticket) = (scene.words, scene.ticket);
    let looked_at = scene.play.hint.is_some_and(|hint| hint.seat == seat);
    let asked = looked_at || scene.desk.as_ref().is_some_and(|desk| desk.seat == seat);
    let free = scene.play.free().map(|used| used.key);
    let mut choices: Vec<_> = match &scene.desk {
        Some(desk) => desk
            .state
            .in_play()
            .iter()
            .map(|held| held.key)
            .filter(|key| desk.card(*key).is_some())
            .collect(),
        None => Vec::new(),
    };
    choices.extend(free);
    let names = scene.names.clone();
    let state = scene.play.frame.show().shown();
    let played_by = scene.play.frame.table().played_by(seat, || {
        let slug = scene.play.frame.state().player(seat).monster.slug();
        let named = ("character", words.text(&format!("character-{slug}")).into());
        let says = ("says", words.text(&format!("character-{slug}-says")).into());
        words.text_with("character-told", &[named, says])
    });
    monster::board(scene.play.frame.show(), words, seat)
        .name(scene.names.name(seat))
        .names(move |seat| names.name(seat).to_owned())
        .colour(scene.house(seat))
        .played_by(played_by)
        .asked(asked)
        .card_hint(move |held| hint(state, held, words))
        .on_card(move |key| {
            choices
                .contains(&key)
                .then_some(Message::CardPressed(ticket, key))
        })
}

/// What a kept card does; a copy says what it is a copy of.
fn hint<'a>(state: &State, held: &Held, words: &Words) -> Element<'a, Message> {
    let bubble = card::bubble(held.face, words);
    let line = |line: String| container(text(line).size(12)).padding([6, 10]);
    let printed = (held.card != held.face).then(|| line(words::classic::card_name(words, held.card)));
    let counters = told_of(held, words).map(line);
    let counters = blank(state, held, words).map(line).into_iter().chain(counters);
    column![]
        .push(printed)
        .push(bubble)
        .extend(counters.map(Into::into))
        .into()
}

/// That a kept card has no effect now, where a curse says so.
#[must_use]
pub(super) fn blank(state: &State, held: &Held, words: &Words) -> Option<String> {
    state
        .is_without_effect(held)
        .then(|| words.text("table-without-effect"))
}

/// What lies on a kept card, or which side of it is up.
#[must_use]
pub(super) fn told_of(held: &Held, words: &Words) -> Option<String> {
    match (held.card.piece(), held.tokens) {
        (Some(Piece::Form), 0) => Some(words.text("table-form-biped-told")),
        (Some(Piece::Form), _) => Some(words.text("table-form-beast-told")),
        (_, 0) => None,
        (_, count) => Some(words::classic::card_tokens(words, held.face, count)),
    }
}
