//! The wickedness gauge to look at: how far everybody has come, and the tiles that still lie at its three
//! lines.

use super::Message;
use super::scene::Scene;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::readable::readable;
use crate::ui::{art, font, theme, widget};
use engine::classic::LEVELS;
use iced::widget::{column, container, row, space, text};
use iced::{Center, Element, Fill, Size};
use words::fl;

/// The gauge over the table.
pub(super) fn dialog<'a>(table: Element<'a, Message>, scene: &Scene<'a>) -> Element<'a, Message> {
    const GAP: f32 = 8.0;
    const SIGN: f32 = 58.0;
    let words = scene.words;
    let state = scene.play.frame.show().shown();
    // Four tiles lie at a line at most.
    let width = ((scene.layout.ground.width - 170.0 - SIGN) / 4.0).clamp(170.0, 226.0);
    let board = scene.layout.room.board;
    let high = ((board.y + board.height - 196.0) / 3.0).clamp(106.0, 150.0);
    let tile = Size::new(width.floor(), high.floor());
    let living = state.all_seats().filter(|seat| state.player(*seat).alive);
    let standing = living.map(|seat| {
        row![
            widget::portrait(state.player(seat).monster, scene.house(seat), 30),
            font::bold(state.player(seat).wicked.to_string(), 15),
        ]
        .spacing(5)
        .align_y(Center)
        .into()
    });
    let standing = row(standing).spacing(16).align_y(Center);
    let head = row![
        art::svg("tokens/gauge.svg").width(34).height(34),
        font::title(fl!(words, "play-gauge"), 28).style(theme::accent),
        space::horizontal(),
        standing,
        space::horizontal(),
        widget::symbol(
            "close",
            format!("{} (W)", fl!(words, "close")),
            Some(Message::GaugePressed)
        ),
    ]
    .spacing(10)
    .align_y(Center);
    let level = |level: u8| {
        let sign = column![
            art::svg("tokens/wickedness.svg").width(30).height(30),
            font::bold(level.to_string(), 20),
        ]
        .align_x(Center)
        .width(SIGN);
        let sign = widget::hint(
            sign,
            fl!(words, "play-gauge-level", level = level),
            widget::tooltip::Position::Right,
        );
        let tiles: Vec<Element<'a, Message>> = state
            .tiles_at(level)
            .map(|card| readable(card, words, tile).into())
            .collect();
        let tiles: Element<'a, Message> = if tiles.is_empty() {
            text(fl!(words, "play-gauge-empty"))
                .size(14)
                .style(theme::quiet)
                .into()
        } else {
            row(tiles).spacing(GAP).into()
        };
        let tiles = container(tiles).center_y(tile.height);
        row![sign, tiles].spacing(GAP).align_y(Center).into()
    };
    let levels = column(LEVELS.into_iter().rev().map(level)).spacing(GAP);
    let hint = log::rich(&fl!(words, "play-gauge-hint"), Ink::new(words, &[], 13).quiet());
    let card = column![head, levels, container(hint).width(Fill)]
        .spacing(10)
        .width(SIGN + 4.0 * (tile.width + GAP));
    widget::dialog(table, card, Message::GaugePressed)
}
