//! How large a board is and what colours it has.

use crate::ui::theme;
use engine::classic::rule::Kind;
use iced::widget::{button, container};
use iced::{Color, Point, Theme, border};

/// How much room a board takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Shape {
    /// Two lines: six of them fit above each other.
    Compact,
    /// Bars and a row of cards.
    #[default]
    Regular,
    /// The same, larger.
    Rich,
    /// A large portrait, the bars under it.
    Grand,
}

impl Shape {
    /// The richest shape that fits into a height.
    #[must_use]
    pub fn fitting(height: f32) -> Self {
        [Self::Grand, Self::Rich, Self::Regular]
            .into_iter()
            .find(|shape| shape.height() <= height)
            .unwrap_or(Self::Compact)
    }

    /// How high a board of this shape is.
    #[must_use]
    pub const fn height(self) -> f32 {
        match self {
            Self::Compact => 84.0,
            Self::Regular => 158.0,
            Self::Rich => 186.0,
            Self::Grand => 244.0,
        }
    }

    pub(super) const fn portrait(self) -> f32 {
        match self {
            Self::Compact => 50.0,
            Self::Regular => 78.0,
            Self::Rich => 88.0,
            Self::Grand => 102.0,
        }
    }

    /// Around the content.
    pub(super) const fn pad(self) -> f32 {
        match self {
            Self::Compact => 6.0,
            Self::Regular | Self::Rich | Self::Grand => 8.0,
        }
    }

    /// The room for cards on a board of this width.
    pub(super) fn room(self, width: f32) -> f32 {
        let inside = width - 8.0 - 2.0 * self.pad();
        if self == Self::Compact {
            inside - self.portrait() - 8.0
        } else {
            inside
        }
    }

    /// How large so many cards and tokens are drawn, and in how many rows: as large as they fit.
    pub(super) fn chips(self, count: usize, width: f32, gap: f32) -> (f32, usize) {
        let most = self.chip();
        let size = |rows: usize| {
            let wide = (self.room(width) + gap) / count.div_ceil(rows).max(1) as f32 - gap;
            let high = (most + gap) / rows as f32 - gap;
            wide.min(high).max(10.0)
        };
        let rows = if size(2) > size(1) { 2 } else { 1 };
        (size(rows), rows)
    }

    /// Where changes begin to rise: on the portrait.
    pub(super) fn rising(self) -> Point {
        let half = self.portrait() / 2.0;
        let head = if self == Self::Compact {
            0.0
        } else {
            self.name() as f32 * 1.3
        };
        let edge = 4.0 + self.pad();
        Point::new(edge + half, edge + head + half * 1.3)
    }

    pub(super) const fn name(self) -> u32 {
        match self {
            Self::Compact => 14,
            Self::Regular => 16,
            Self::Rich => 18,
            Self::Grand => 19,
        }
    }

    pub(super) const fn number(self) -> f32 {
        match self {
            Self::Compact => 14.0,
            Self::Regular => 16.0,
            Self::Rich => 19.0,
            Self::Grand => 22.0,
        }
    }

    pub(super) const fn chip(self) -> f32 {
        match self {
            Self::Compact => 22.0,
            Self::Regular => 28.0,
            Self::Rich => 34.0,
            Self::Grand => 40.0,
        }
    }
}

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
        let base = theme::mix(
            colours.surface,
            self.colour,
            if self.active { 0.28 } else { 0.08 },
        );
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
            theme::mix(self.colour, colours.text, self.shield)
        } else if self.target || self.asked {
            colours.accent
        } else if self.alive {
            self.colour
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
        Kind::Keep | Kind::Discard | Kind::Evolution(_) => (colours.raised, colours.line),
        Kind::Costume => (theme::mix(colours.raised, colours.costume, 0.25), colours.costume),
        Kind::Tile(_) => (theme::mix(colours.raised, colours.wicked, 0.3), colours.wicked),
    };
    let fill = theme::mix(ground, colours.accent, if hot { 0.5 } else { 0.6 * lit });
    button::Style {
        background: Some(fill.into()),
        text_color: colours.text,
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
