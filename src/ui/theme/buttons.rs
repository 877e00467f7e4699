//! How buttons look, by what they are for.

use super::{ROUND, ROUND_SMALL, city, colours, eyes, house, mix, on_panel, outline, tinted};
use crate::storage::Colour;
use iced::widget::button;
use iced::{Background, Border, Color, Theme};

fn pressed(style: button::Style, status: button::Status) -> button::Style {
    match status {
        button::Status::Disabled => button::Style {
            background: style.background.map(|background| background.scale_alpha(0.4)),
            text_color: style.text_color.scale_alpha(0.45),
            border: Border {
                color: style.border.color.scale_alpha(0.4),
                ..style.border
            },
            ..style
        },
        button::Status::Active | button::Status::Hovered | button::Status::Pressed => style,
    }
}

/// The one thing that most people want to do now.
#[must_use]
pub fn primary(theme: &Theme, status: button::Status) -> button::Style {
    let colours = colours(theme);
    let hot = matches!(status, button::Status::Hovered);
    pressed(
        button::Style {
            background: Some(
                if hot {
                    colours.accent_bright
                } else {
                    colours.accent
                }
                .into(),
            ),
            text_color: colours.on_accent,
            border: outline(Color::TRANSPARENT, 0.0, ROUND),
            ..button::Style::default()
        },
        status,
    )
}

/// The way into the game for many: the warm light of its city.
#[must_use]
pub fn way_in(theme: &Theme, status: button::Status) -> button::Style {
    button::Style {
        border: outline(mix(colours(theme).accent, Color::WHITE, 0.45), 2.0, ROUND),
        ..primary(theme, status)
    }
}

/// The way into the game for two: the green of its board, by night and by day.
#[must_use]
pub fn way_to_duel(_: &Theme, status: button::Status) -> button::Style {
    let hot = matches!(status, button::Status::Hovered | button::Status::Pressed);
    let fill = match (eyes().contrast, hot) {
        (true, _) => city::ARENA_DEEP,
        (false, true) => city::ARENA_BRIGHT,
        (false, false) => city::ARENA,
    };
    button::Style {
        background: Some(fill.into()),
        text_color: city::PAPER,
        border: outline(if hot { city::LIGHT } else { city::GRASS }, 2.0, ROUND),
        ..button::Style::default()
    }
}

/// Another thing one can do.
#[must_use]
pub fn secondary(theme: &Theme, status: button::Status) -> button::Style {
    let colours = colours(theme);
    let hot = matches!(status, button::Status::Hovered | button::Status::Pressed);
    let fill = if hot {
        mix(colours.raised, colours.accent, 0.18)
    } else {
        colours.raised
    };
    pressed(
        button::Style {
            background: Some(fill.into()),
            text_color: colours.text,
            border: outline(if hot { colours.accent } else { colours.line }, 1.0, ROUND),
            ..button::Style::default()
        },
        status,
    )
}

/// Something rarely needed.
#[must_use]
pub fn subtle(theme: &Theme, status: button::Status) -> button::Style {
    let colours = colours(theme);
    let hot = matches!(status, button::Status::Hovered | button::Status::Pressed);
    pressed(
        button::Style {
            background: hot.then_some(Background::Color(Color {
                a: 0.6,
                ..colours.raised
            })),
            text_color: if hot { colours.text } else { colours.quiet },
            border: outline(Color::TRANSPARENT, 0.0, ROUND_SMALL),
            ..button::Style::default()
        },
        status,
    )
}

/// Something that cannot be undone.
#[must_use]
pub fn danger(theme: &Theme, status: button::Status) -> button::Style {
    let colours = colours(theme);
    let hot = matches!(status, button::Status::Hovered | button::Status::Pressed);
    pressed(
        button::Style {
            background: Some(
                if hot {
                    mix(
                        colours.danger,
                        Color::WHITE,
                        if eyes().contrast { 0.0 } else { 0.15 },
                    )
                } else {
                    colours.danger
                }
                .into(),
            ),
            text_color: colours.on_danger,
            border: outline(Color::TRANSPARENT, 0.0, ROUND),
            ..button::Style::default()
        },
        status,
    )
}

/// One of several choices, of which one is chosen.
pub fn choice(chosen: bool) -> impl Fn(&Theme, button::Status) -> button::Style {
    move |theme, status| {
        let colours = colours(theme);
        let hot = matches!(status, button::Status::Hovered | button::Status::Pressed);
        let (fill, ink) = match (chosen, hot) {
            (true, _) => (colours.accent, colours.on_accent),
            (false, true) => (colours.raised.scale_alpha(0.6), colours.text),
            (false, false) => (Color::TRANSPARENT, colours.text),
        };
        pressed(
            button::Style {
                background: Some(fill.into()),
                text_color: ink,
                border: outline(Color::TRANSPARENT, 0.0, 6.0),
                ..button::Style::default()
            },
            status,
        )
    }
}

/// One of two things that are compared: the one that is pointed out is ringed.
pub fn compared(pointed_out: bool) -> impl Fn(&Theme, button::Status) -> button::Style {
    move |theme, status| {
        let colours = colours(theme);
        let hot = matches!(status, button::Status::Hovered | button::Status::Pressed);
        let fill = if pointed_out || hot { 1.0 } else { 0.35 };
        let line = if pointed_out { colours.accent } else { colours.line };
        button::Style {
            background: Some(colours.raised.scale_alpha(fill).into()),
            text_color: colours.text,
            border: outline(line, if pointed_out { 2.0 } else { 1.0 }, ROUND_SMALL),
            ..button::Style::default()
        }
    }
}

/// A round sample of a house colour, ringed when chosen.
pub fn swatch(colour: Colour, chosen: bool) -> impl Fn(&Theme, button::Status) -> button::Style {
    move |theme, status| {
        let colours = colours(theme);
        let hot = matches!(status, button::Status::Hovered | button::Status::Pressed);
        let ring = if chosen {
            colours.text
        } else {
            Color {
                a: 0.6,
                ..colours.text
            }
        };
        button::Style {
            background: Some(on_panel(colours, house(colour)).into()),
            text_color: colours.on_accent,
            border: outline(
                ring,
                if chosen {
                    3.0
                } else if hot {
                    2.0
                } else {
                    0.0
                },
                99.0,
            ),
            ..button::Style::default()
        }
    }
}

/// A picture that can be pressed, framed in a house colour.
pub fn framed(frame: Color) -> impl Fn(&Theme, button::Status) -> button::Style {
    move |theme, status| {
        let colours = colours(theme);
        let hot = matches!(status, button::Status::Hovered | button::Status::Pressed);
        let frame = on_panel(colours, frame);
        let tint = tinted(colours.ground, frame);
        let ground = if hot { mix(tint, frame, 0.14) } else { tint };
        button::Style {
            background: Some(ground.into()),
            text_color: colours.text,
            border: outline(if hot { colours.accent } else { frame }, 3.0, ROUND),
            ..button::Style::default()
        }
    }
}

/// An empty place that can be filled.
#[must_use]
pub fn vacant(theme: &Theme, status: button::Status) -> button::Style {
    let colours = colours(theme);
    let hot = matches!(status, button::Status::Hovered | button::Status::Pressed);
    button::Style {
        background: Some(Background::Color(Color {
            a: if hot { 0.7 } else { 0.3 },
            ..colours.surface
        })),
        text_color: if hot { colours.text } else { colours.quiet },
        border: outline(if hot { colours.accent } else { colours.line }, 2.0, ROUND),
        ..button::Style::default()
    }
}
