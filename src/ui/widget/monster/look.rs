//! What colours a board has.

use super::super::card;
use crate::ui::theme;
use engine::classic::rule::Kind;
use iced::widget::{button, container};
use iced::{Color, Theme, border};

/// What decides how a board looks.
#[derive(Debug, Clone, Copy)]
pub(in crate::ui::widget) struct Look {
    pub colour: Color,
    pub active: bool,
    pub asked: bool,
    pub target: bool,
    pub alive: bool,
    pub flash: f32,
    pub shield: f32,
    pub glow: f32,
}

impl Look {
    /// The frame and the field of a board; `hot` under the pointer.
    pub(in crate::ui::widget) fn style(self, theme: &Theme, hot: bool) -> container::Style {
        let colours = theme::colours(theme);
        let house = theme::on_panel(colours, self.colour);
        let base = if self.active {
            theme::tinted(colours.surface, house)
        } else {
            theme::mix(colours.surface, house, 0.08)
        };
        let base = if self.alive {
            base
        } else {
            theme::mix(colours.surface, colours.ground, 0.6)
        };
        let fill = theme::mix(base, colours.danger, 0.55 * self.flash);
        let fill = theme::mix(
            fill,
            colours.accent,
            0.3 * self.glow + if hot { 0.12 } else { 0.0 },
        );
        let line = if self.flash > 0.1 {
            colours.danger
        } else if self.shield > 0.05 {
            theme::mix(house, colours.text, self.shield)
        } else if self.target || self.asked {
            colours.accent
        } else if self.alive {
            house
        } else {
            colours.line
        };
        let width = if self.target || self.asked || self.active || self.shield > 0.05 {
            3.0
        } else {
            1.5
        };
        container::Style {
            text_color: Some(if self.alive { colours.text } else { colours.quiet }),
            background: Some(fill.into()),
            border: border::rounded(theme::ROUND).width(width).color(line),
            ..container::Style::default()
        }
    }
}

/// A name on warm light.
pub(super) fn badge(theme: &Theme) -> container::Style {
    let colours = theme::colours(theme);
    container::Style {
        text_color: Some(colours.on_accent),
        background: Some(colours.accent.into()),
        border: border::rounded(20),
        ..container::Style::default()
    }
}

/// A number on a card.
pub(super) fn counter(theme: &Theme) -> container::Style {
    badge(theme)
}

/// A kept card; `lit` while it acts, framed while it can be chosen.
pub(super) fn chip(theme: &Theme, status: button::Status, kind: Kind, lit: f32, asks: bool) -> button::Style {
    let colours = theme::colours(theme);
    let hot = asks && matches!(status, button::Status::Hovered | button::Status::Pressed);
    let (ground, line) = match kind {
        Kind::Keep | Kind::Discard | Kind::Piece(_) | Kind::Curse(_) => {
            (theme::city::PAPER, theme::city::INK)
        }
        Kind::Evolution(of) => {
            let [_, rim] = card::evolution(of);
            (theme::mix(theme::city::PAPER, rim, 0.45), rim)
        }
        Kind::Costume => (
            theme::mix(theme::city::PAPER, colours.costume, 0.4),
            colours.costume,
        ),
        Kind::Tile(_) => (
            theme::mix(theme::city::PAPER, colours.wicked, 0.4),
            colours.wicked,
        ),
    };
    let fill = theme::mix(ground, colours.accent, if hot { 0.5 } else { 0.6 * lit });
    button::Style {
        background: Some(fill.into()),
        text_color: theme::city::INK,
        border: border::rounded(7)
            .width(if asks { 2.0 } else { 1.0 })
            .color(if asks || lit > 0.05 { colours.accent } else { line }),
        ..button::Style::default()
    }
}

/// A kept card of a game that has one kind of them.
pub(in crate::ui::widget) fn kept(
    theme: &Theme,
    status: button::Status,
    lit: f32,
    asks: bool,
) -> button::Style {
    chip(theme, status, Kind::Keep, lit, asks)
}
