//! A player's special power and cards over the table, to be read.

use super::Message;
use super::scene::Scene;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::readable::readable;
use crate::ui::widget::tooltip;
use crate::ui::{art, font, theme, widget};
use engine::Seat;
use engine::duel::CardId;
use iced::widget::{button, column, container, row, scrollable, space};
use iced::{Center, Element, Fill, Size};
use words::duel::{power_text, power_tip};

/// What lies in front of a player.
pub(super) fn dialog<'a>(table: Element<'a, Message>, scene: &Scene<'a>, seat: Seat) -> Element<'a, Message> {
    const GAP: f32 = 9.0;
    let words = scene.words;
    let player = scene.duel.frame.show().shown().player(seat);
    let wide = (scene.layout.room.table - 140.0).clamp(560.0, 860.0);
    // A single row of cards has room for larger letters.
    let height = if player.kept.len() <= 3 { 196.0 } else { 158.0 };
    let size = Size::new(((wide - 2.0 * GAP - 14.0) / 3.0).floor(), height);
    let close = format!("{} (C)", words.text("close"));
    let other = scene.duel.frame.state().rival(seat);
    let turn_over = button(widget::portrait(
        scene.names.monster(other),
        scene.house(other),
        36,
    ))
    .padding(4)
    .style(theme::subtle)
    .on_press(Message::Read(other));
    let head = row![
        widget::portrait(scene.names.monster(seat), scene.house(seat), 52),
        font::title(scene.names.name(seat).to_owned(), 28).style(theme::accent),
        space::horizontal(),
        widget::hint(
            turn_over,
            scene.names.name(other).to_owned(),
            tooltip::Position::Top
        ),
        widget::symbol("close", close, Some(Message::Read(seat))),
    ]
    .spacing(12)
    .align_y(Center);
    let ink = Ink::new(words, &scene.houses, 15);
    let power = column![
        log::rich(&power_text(words, player.monster), ink),
        log::rich(
            &power_tip(words, player.monster),
            Ink::new(words, &[], 13).quiet()
        ),
    ]
    .spacing(4)
    .width(Fill);
    let power = row![art::svg("duel/power.svg").width(36).height(36), power]
        .spacing(12)
        .align_y(Center);
    let cards: Vec<CardId> = player.kept.iter().copied().collect();
    let kept: Element<'a, Message> = if cards.is_empty() {
        log::rich(&words.text("duel-read-none"), Ink::new(words, &[], 14).quiet())
    } else {
        let lines = cards.chunks(3).map(|line| {
            row(line.iter().map(|card| readable(*card, words, size).into()))
                .spacing(GAP)
                .into()
        });
        column(lines).spacing(GAP).into()
    };
    let high = (scene.layout.ground.room.height - 380.0).max(180.0);
    let rows = cards.len().div_ceil(3) as f32;
    let list = scrollable(kept).style(theme::scroll).width(Fill);
    let list = container(list).max_height(high.min(rows.max(1.0) * (size.height + GAP)));
    let card = column![head, power, list].spacing(14).width(wide);
    widget::dialog(table, card, Message::Read(seat))
}
