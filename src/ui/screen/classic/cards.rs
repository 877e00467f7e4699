//! Everybody's cards side by side over the table, to be read.

use super::Message;
use super::scene::Scene;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::one_line::{one_line, plain};
use crate::ui::widget::readable::readable;
use crate::ui::{font, theme, widget};
use engine::Seat;
use engine::classic::{Held, Piece};
use iced::widget::{column, container, row, scrollable, space};
use iced::{Center, Element, Fill, Size};
use words::fl;

/// Between what stands side by side.
const GAP: f32 = 12.0;
/// How many seats stand side by side.
const ABREAST: usize = 3;

/// All cards in front of everybody who plays.
pub(super) fn dialog<'a>(table: Element<'a, Message>, scene: &Scene<'a>) -> Element<'a, Message> {
    let words = scene.words;
    let state = scene.play.frame.show().shown();
    let seats: Vec<Seat> = state
        .all_seats()
        .filter(|seat| state.player(*seat).alive)
        .collect();
    let abreast = seats.len().clamp(1, ABREAST) as f32;
    let room = (scene.window.width - 130.0).clamp(480.0, 1120.0);
    let width = ((room - 16.0 - GAP * (abreast - 1.0)) / abreast)
        .min(360.0)
        .floor();
    let card = Size::new(width, 118.0);
    let lines = seats.chunks(ABREAST).map(|line| {
        let seats = line.iter().map(|seat| of_seat(scene, *seat, card));
        row(seats).spacing(GAP).into()
    });
    let head = row![
        font::title(fl!(words, "play-cards"), 28).style(theme::accent),
        space::horizontal(),
        widget::symbol(
            "close",
            format!("{} (C)", fl!(words, "close")),
            Some(Message::CardsPressed)
        ),
    ]
    .spacing(10)
    .align_y(Center);
    let list =
        scrollable(column(lines).spacing(16).padding(iced::Padding::ZERO.right(14))).style(theme::scroll);
    let list = container(list).max_height((scene.window.height - 170.0).max(200.0));
    let wide = width * abreast + GAP * (abreast - 1.0) + 14.0;
    widget::dialog(
        table,
        column![head, list].spacing(12).width(wide),
        Message::CardsPressed,
    )
}

/// What lies in front of one of them.
fn of_seat<'a>(scene: &Scene<'a>, seat: Seat, size: Size) -> Element<'a, Message> {
    let words = scene.words;
    let state = scene.play.frame.show().shown();
    let house = scene.house(seat);
    let name = one_line(scene.names.name(seat).to_owned(), 16.0, font::BOLD, plain);
    let head = row![
        widget::portrait(scene.names.monster(seat), house, 34),
        container(name).width(Fill),
    ]
    .spacing(8)
    .align_y(Center);
    let quiet = Ink::new(words, &[], 13).quiet();
    // Nobody holds a Cultist that is spent.
    let lies = |held: &&Held| held.card.piece() != Some(Piece::Cultists) || held.tokens > 0;
    let held: Vec<&Held> = state.held_by(seat).filter(lies).collect();
    let none = held
        .is_empty()
        .then(|| log::rich(&fl!(words, "play-cards-none"), quiet));
    let cards = held.into_iter().map(|held| {
        let card = readable(held.face, words, size);
        let counters = super::boards::told_of(held, words).map(|told| log::rich(&told, quiet));
        // A copy says what it is printed as.
        let printed =
            (held.card != held.face).then(|| log::rich(&words::classic::card_name(words, held.card), quiet));
        let blank = super::boards::blank(state, held, words).map(|told| log::rich(&told, quiet));
        column![card]
            .push(printed)
            .push(blank)
            .push(counters)
            .spacing(3)
            .into()
    });
    column![head]
        .push(none)
        .extend(cards)
        .spacing(8)
        .width(size.width)
        .into()
}
