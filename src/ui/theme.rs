//! The look: one night city with warm windows, and the same city on cream paper. Start at [`Colours`].
//!
//! Every colour in the window comes from here, asked by role and never by number; styles are plain functions
//! that iced's widgets take. The theme itself is an iced [`Theme`] made of our palette, so that any widget
//! without a style of ours fits in as well.
//!
//! Deliberately absent: shadows. iced 0.14 draws them outside the part of the window that it repaints when
//! the processor draws, so that they darken their surroundings a little more with each change; flat shapes
//! suit the art anyway.

pub mod arena;
mod buttons;
pub mod cards;
mod eyes;
#[cfg(test)]
mod tests;

pub use buttons::{
    choice, compared, danger, framed, primary, secondary, subtle, swatch, vacant, way_in, way_to_duel,
};

pub use eyes::{Eyes, Symbol, eyes, house, on_house, on_panel, see};

use crate::storage::Sight;
use iced::border::Radius;
use iced::theme::Palette;
use iced::widget::{container, scrollable, text_input, toggler};
use iced::{Background, Border, Color, Theme, color};
use std::sync::LazyLock;

/// Colours by role.
#[derive(Debug, Clone, Copy)]
pub struct Colours {
    /// Behind everything.
    pub ground: Color,
    /// Cards and panels.
    pub surface: Color,
    /// What lies on a panel: fields, unselected buttons, rows.
    pub raised: Color,
    /// Thin lines around things.
    pub line: Color,
    /// Text.
    pub text: Color,
    /// Text of the second rank.
    pub quiet: Color,
    /// The warm light: main buttons, selection.
    pub accent: Color,
    /// The accent under the pointer.
    pub accent_bright: Color,
    /// Text on the accent.
    pub on_accent: Color,
    /// Accent-coloured text on the ground or a panel.
    pub accent_text: Color,
    /// Danger, damage, claws.
    pub danger: Color,
    /// Text on that.
    pub on_danger: Color,
    /// Danger as text on the ground or a panel.
    pub danger_text: Color,
    /// Something good: healing, success.
    pub good: Color,
    /// Hearts.
    pub heart: Color,
    /// Stars.
    pub star: Color,
    /// Energy.
    pub energy: Color,
    /// Wickedness: the gauge and its tiles.
    pub wicked: Color,
    /// Costumes.
    pub costume: Color,
    /// Laid over everything when a dialog is open.
    pub veil: Color,
}

const NIGHT: Color = color!(0x1B1A3A);
const CREAM: Color = color!(0xFFF3D6);

const DARK: Colours = Colours {
    ground: NIGHT,
    surface: color!(0x2C2A5C),
    raised: color!(0x3B3976),
    line: color!(0x504D96),
    text: CREAM,
    quiet: color!(0xB9B4E0),
    accent: color!(0xFFC857),
    accent_bright: color!(0xFFD988),
    on_accent: NIGHT,
    accent_text: color!(0xFFC857),
    danger: color!(0xF2545B),
    on_danger: Color::WHITE,
    danger_text: color!(0xFF8A8F),
    good: color!(0x5BD6A0),
    heart: color!(0xF2545B),
    star: color!(0xFFC857),
    energy: color!(0x6FE07A),
    wicked: color!(0xCF52C4),
    costume: color!(0x3DB5A8),
    veil: Color {
        a: 0.72,
        ..color!(0x0D0C22)
    },
};

const LIGHT: Colours = Colours {
    ground: color!(0xFBEFD5),
    surface: color!(0xFFFAEE),
    raised: color!(0xF6E6C4),
    line: color!(0xDFC996),
    text: NIGHT,
    quiet: color!(0x5C5885),
    accent: color!(0xFFC857),
    accent_bright: color!(0xFFB92E),
    on_accent: NIGHT,
    accent_text: color!(0x9A5B00),
    danger: color!(0xDB3A44),
    on_danger: Color::WHITE,
    danger_text: color!(0xB3222C),
    good: color!(0x16835A),
    heart: color!(0xDB3A44),
    star: color!(0xD58A00),
    energy: color!(0x1E8C46),
    wicked: color!(0xA62BA0),
    costume: color!(0x1B7A7C),
    veil: Color {
        a: 0.6,
        ..color!(0x1B1A3A)
    },
};

/// Night, in which every text has a contrast of at least 7 to 1.
const DARK_CONTRAST: Colours = Colours {
    ground: Color::BLACK,
    surface: color!(0x0B0B18),
    raised: color!(0x1C1C34),
    line: color!(0xA9A9D0),
    text: Color::WHITE,
    quiet: color!(0xDCDCF2),
    accent: color!(0xFFD65C),
    accent_bright: color!(0xFFE699),
    on_accent: Color::BLACK,
    accent_text: color!(0xFFD65C),
    danger: color!(0xFF8A8F),
    on_danger: Color::BLACK,
    danger_text: color!(0xFFA3A7),
    good: color!(0x6FE9B4),
    veil: Color {
        a: 0.85,
        ..Color::BLACK
    },
    ..DARK
};

/// Paper, in which every text has a contrast of at least 7 to 1.
const LIGHT_CONTRAST: Colours = Colours {
    ground: Color::WHITE,
    surface: color!(0xFFFDF6),
    raised: color!(0xF3EAD6),
    line: color!(0x4A4570),
    text: Color::BLACK,
    quiet: color!(0x36324F),
    on_accent: Color::BLACK,
    accent_text: color!(0x5E3700),
    danger: color!(0xA3121E),
    on_danger: Color::WHITE,
    danger_text: color!(0x8C0F1A),
    good: color!(0x0B5538),
    veil: Color {
        a: 0.8,
        ..Color::BLACK
    },
    ..LIGHT
};

/// The colours by night and by day, without and with high contrast, for every sight.
static LOOKS: LazyLock<[[[Colours; Sight::ALL.len()]; 2]; 2]> = LazyLock::new(|| {
    let every = |colours: Colours, light: bool| Sight::ALL.map(|sight| seen_by(colours, sight, light));
    [
        [every(DARK, false), every(DARK_CONTRAST, false)],
        [every(LIGHT, true), every(LIGHT_CONTRAST, true)],
    ]
});

/// The same with the symbols, and what is good, in colors that this sight tells apart.
fn seen_by(colours: Colours, sight: Sight, light: bool) -> Colours {
    let symbol = |symbol: Symbol, usual: Color| match symbol.colour(sight) {
        Some(own) => mix(own, Color::BLACK, if light { 0.3 } else { 0.0 }),
        None => usual,
    };
    let good = match (sight, light) {
        (Sight::Usual | Sight::Tritanopia, _) => colours.good,
        (Sight::Protanopia | Sight::Deuteranopia, true) => color!(0x0A4A7A),
        (Sight::Protanopia | Sight::Deuteranopia, false) => color!(0x8FD0FF),
    };
    Colours {
        heart: symbol(Symbol::Heart, colours.heart),
        star: symbol(Symbol::Star, colours.star),
        energy: symbol(Symbol::Energy, colours.energy),
        good,
        ..colours
    }
}

static THEMES: LazyLock<[[Theme; 2]; 2]> = LazyLock::new(|| {
    [
        [theme("night", &DARK), theme("clear-night", &DARK_CONTRAST)],
        [theme("paper", &LIGHT), theme("clear-paper", &LIGHT_CONTRAST)],
    ]
});

fn theme(name: &'static str, colours: &Colours) -> Theme {
    Theme::custom(
        name,
        Palette {
            background: colours.ground,
            text: colours.text,
            primary: colours.accent,
            success: colours.good,
            warning: colours.accent,
            danger: colours.danger,
        },
    )
}

/// The night theme.
#[must_use]
pub fn dark() -> Theme {
    THEMES[0][usize::from(eyes().contrast)].clone()
}

/// The paper theme.
#[must_use]
pub fn light() -> Theme {
    THEMES[1][usize::from(eyes().contrast)].clone()
}

/// The colours of a theme, for the eyes that look.
#[must_use]
pub fn colours(theme: &Theme) -> &'static Colours {
    let (light, eyes) = (!theme.extended_palette().is_dark, eyes());
    &LOOKS[usize::from(light)][usize::from(eyes.contrast)][eyes.sight as usize]
}

/// One colour laid over another.
#[must_use]
pub fn mix(under: Color, over: Color, amount: f32) -> Color {
    let blend = |under: f32, over: f32| under + (over - under) * amount;
    Color::from_rgba(
        blend(under.r, over.r),
        blend(under.g, over.g),
        blend(under.b, over.b),
        blend(under.a, over.a),
    )
}

/// A panel with a breath of a house color, as [`on_panel`] says it: a frame of that color around it is still seen.
#[must_use]
pub fn tinted(panel: Color, house: Color) -> Color {
    mix(panel, house, if panel.r > 0.5 { 0.18 } else { 0.28 })
}

/// How round corners are.
pub const ROUND: f32 = 12.0;
/// The same for small things.
pub const ROUND_SMALL: f32 = 8.0;

fn outline(color: Color, width: f32, radius: impl Into<Radius>) -> Border {
    Border {
        color,
        width,
        radius: radius.into(),
    }
}

// Text

/// Text of the second rank.
#[must_use]
pub fn quiet(theme: &Theme) -> iced::widget::text::Style {
    iced::widget::text::Style {
        color: Some(colours(theme).quiet),
    }
}

/// Accent-coloured text.
#[must_use]
pub fn accent(theme: &Theme) -> iced::widget::text::Style {
    iced::widget::text::Style {
        color: Some(colours(theme).accent_text),
    }
}

/// Text that warns.
#[must_use]
pub fn warning(theme: &Theme) -> iced::widget::text::Style {
    iced::widget::text::Style {
        color: Some(colours(theme).danger_text),
    }
}

/// Text that brings good news.
#[must_use]
pub fn pleased(theme: &Theme) -> iced::widget::text::Style {
    iced::widget::text::Style {
        color: Some(colours(theme).good),
    }
}

// Containers

/// The bare ground.
#[must_use]
pub fn ground(theme: &Theme) -> container::Style {
    container::Style::default()
        .background(colours(theme).ground)
        .color(colours(theme).text)
}

/// A card or panel.
#[must_use]
pub fn panel(theme: &Theme) -> container::Style {
    let colours = colours(theme);
    container::Style {
        text_color: Some(colours.text),
        background: Some(colours.surface.into()),
        border: outline(colours.line, 1.0, ROUND),
        ..container::Style::default()
    }
}

/// A panel through which the city shines.
#[must_use]
pub fn glass(theme: &Theme) -> container::Style {
    let colours = colours(theme);
    container::Style {
        background: Some(Background::Color(Color {
            a: 0.93,
            ..colours.surface
        })),
        ..panel(theme)
    }
}

/// A word that lies on a picture.
#[must_use]
pub fn tag(_: &Theme) -> container::Style {
    container::Style {
        text_color: Some(city::INK),
        background: Some(Background::Color(city::LIGHT)),
        border: iced::border::rounded(6),
        ..container::Style::default()
    }
}

/// A field lying on a panel.
#[must_use]
pub fn inset(theme: &Theme) -> container::Style {
    let colours = colours(theme);
    container::Style {
        text_color: Some(colours.text),
        background: Some(colours.raised.into()),
        border: outline(Color::TRANSPARENT, 0.0, ROUND_SMALL),
        ..container::Style::default()
    }
}

/// A bar along an edge of the window.
#[must_use]
pub fn bar(theme: &Theme) -> container::Style {
    let colours = colours(theme);
    container::Style {
        text_color: Some(colours.text),
        background: Some(colours.surface.into()),
        border: outline(colours.line, 1.0, 0.0),
        ..container::Style::default()
    }
}

/// A text that explains what the pointer is on.
#[must_use]
pub fn tooltip(theme: &Theme) -> container::Style {
    let colours = colours(theme);
    container::Style {
        text_color: Some(colours.text),
        background: Some(mix(colours.surface, colours.ground, 0.5).into()),
        border: outline(colours.accent, 1.0, ROUND_SMALL),
        ..container::Style::default()
    }
}

/// A message that goes away by itself.
#[must_use]
pub fn toast(theme: &Theme) -> container::Style {
    container::Style {
        border: outline(colours(theme).accent, 2.0, ROUND),
        ..panel(theme)
    }
}

/// What lies over everything when a dialog is open.
#[must_use]
pub fn veil(theme: &Theme) -> container::Style {
    container::Style::default().background(colours(theme).veil)
}

/// The dark at the foot of the city.
#[must_use]
pub fn street(_: &Theme) -> container::Style {
    let dark = |alpha| city::NIGHT.scale_alpha(alpha);
    let falling = iced::gradient::Linear::new(std::f32::consts::PI)
        .add_stop(0.0, dark(0.0))
        .add_stop(0.34, dark(0.93))
        .add_stop(1.0, dark(1.0));
    container::Style::default().background(iced::Gradient::Linear(falling))
}

/// The picture of a key of the keyboard.
#[must_use]
pub fn keycap(theme: &Theme) -> container::Style {
    let colours = colours(theme);
    container::Style {
        text_color: Some(colours.quiet),
        background: Some(mix(colours.surface, colours.raised, 0.5).into()),
        border: outline(colours.line, 1.0, 5.0),
        ..container::Style::default()
    }
}

/// The fill and the ink of a number that marks a moment; a grave one was a mistake.
#[must_use]
pub fn badge_colours(colours: &Colours, grave: bool) -> (Color, Color) {
    if grave {
        (colours.danger, colours.on_danger)
    } else {
        (colours.accent, colours.on_accent)
    }
}

/// A number that marks a moment.
pub fn badge(grave: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let (fill, ink) = badge_colours(colours(theme), grave);
        container::Style {
            text_color: Some(ink),
            background: Some(fill.into()),
            border: outline(Color::TRANSPARENT, 0.0, 99.0),
            ..container::Style::default()
        }
    }
}

/// Around the control that keys act on.
#[must_use]
pub fn ring(theme: &Theme) -> container::Style {
    container::Style {
        // Not the accent: the start has that colour.
        border: outline(colours(theme).text, 3.0, ROUND),
        ..container::Style::default()
    }
}

/// Around what is spoken of.
#[must_use]
pub fn pointed_out(theme: &Theme) -> container::Style {
    container::Style {
        border: outline(colours(theme).accent, 3.0, ROUND),
        ..container::Style::default()
    }
}

/// A bar that fills.
#[must_use]
pub fn progress(theme: &Theme) -> iced::widget::progress_bar::Style {
    let colours = colours(theme);
    iced::widget::progress_bar::Style {
        background: mix(colours.ground, colours.line, 0.45).into(),
        bar: colours.accent.into(),
        border: outline(Color::TRANSPARENT, 0.0, 99.0),
    }
}

/// A thin line between things.
#[must_use]
pub fn rule(theme: &Theme) -> iced::widget::rule::Style {
    iced::widget::rule::Style {
        color: colours(theme).line,
        radius: 0.0.into(),
        fill_mode: iced::widget::rule::FillMode::Full,
        snap: true,
    }
}

/// A small light in a row of them, on or off.
pub fn lamp(on: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let colours = colours(theme);
        let (fill, line) = if on {
            (colours.accent, colours.accent_text)
        } else {
            (colours.raised, colours.line)
        };
        container::Style {
            background: Some(fill.into()),
            border: outline(line, 1.0, 99.0),
            ..container::Style::default()
        }
    }
}

/// A space of a track, in which a house colour glows from 0 to 1.
pub fn space(house: Color, glow: f32) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let colours = colours(theme);
        let house = on_panel(colours, house);
        container::Style {
            background: Some(mix(colours.raised, house, glow).into()),
            border: outline(mix(colours.line, house, glow), 1.0, 5.0),
            ..container::Style::default()
        }
    }
}

/// A frame around a portrait, in a house colour.
pub fn portrait(frame: Color) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let colours = colours(theme);
        let frame = on_panel(colours, frame);
        container::Style {
            background: Some(tinted(colours.ground, frame).into()),
            border: outline(frame, 3.0, ROUND),
            ..container::Style::default()
        }
    }
}

// Fields

/// A field to type into.
#[must_use]
pub fn field(theme: &Theme, status: text_input::Status) -> text_input::Style {
    let colours = colours(theme);
    let line = match status {
        text_input::Status::Focused { .. } => colours.accent,
        text_input::Status::Hovered => mix(colours.line, colours.accent, 0.5),
        text_input::Status::Active | text_input::Status::Disabled => colours.line,
    };
    text_input::Style {
        background: mix(colours.surface, colours.ground, 0.6).into(),
        border: outline(
            line,
            if matches!(status, text_input::Status::Focused { .. }) {
                2.0
            } else {
                1.0
            },
            8.0,
        ),
        icon: colours.quiet,
        placeholder: Color {
            a: if eyes().contrast { 1.0 } else { 0.75 },
            ..colours.quiet
        },
        value: colours.text,
        selection: Color {
            a: 0.4,
            ..colours.accent
        },
    }
}

/// The same, where something must be typed first.
pub fn field_missing(theme: &Theme, status: text_input::Status) -> text_input::Style {
    text_input::Style {
        border: outline(colours(theme).danger, 2.0, 8.0),
        ..field(theme, status)
    }
}

/// A switch.
#[must_use]
pub fn switch(theme: &Theme, status: toggler::Status) -> toggler::Style {
    let colours = colours(theme);
    let on = match status {
        toggler::Status::Active { is_toggled }
        | toggler::Status::Hovered { is_toggled }
        | toggler::Status::Disabled { is_toggled } => is_toggled,
    };
    let base = toggler::default(theme, status);
    toggler::Style {
        background: if on { colours.accent } else { colours.raised }.into(),
        background_border_width: 1.0,
        background_border_color: if on { colours.accent } else { colours.line },
        foreground: if on { colours.on_accent } else { colours.quiet }.into(),
        text_color: Some(colours.text),
        ..base
    }
}

/// A thin scroll bar.
#[must_use]
pub fn scroll(theme: &Theme, status: scrollable::Status) -> scrollable::Style {
    let colours = colours(theme);
    let base = scrollable::default(theme, status);
    let hot = matches!(
        status,
        scrollable::Status::Hovered {
            is_vertical_scrollbar_hovered: true,
            ..
        } | scrollable::Status::Dragged {
            is_vertical_scrollbar_dragged: true,
            ..
        }
    );
    let rail = scrollable::Rail {
        background: None,
        border: Border::default(),
        scroller: scrollable::Scroller {
            background: if hot { colours.accent } else { colours.line }.into(),
            border: outline(Color::TRANSPARENT, 0.0, 4.0),
        },
    };
    scrollable::Style {
        vertical_rail: rail,
        horizontal_rail: rail,
        ..base
    }
}

/// The colours of the city's picture, which is night in both themes: for what stands directly on it.
pub mod city {
    use engine::classic::Edition;
    use iced::{Color, color};

    /// The sky.
    pub const NIGHT: Color = color!(0x1B1A3A);
    /// The sky of the dark city.
    pub const ASH: Color = color!(0x0B0D16);
    /// A warm window.
    pub const LIGHT: Color = color!(0xFFC857);
    /// Main text.
    pub const PAPER: Color = color!(0xFFF3D6);
    /// Text of the second rank.
    pub const FOG: Color = color!(0xB9B4E0);
    /// Where duels are fought, in the green of Duel's mark.
    pub const ARENA: Color = color!(0x14604F);
    /// The same where contrast is high.
    pub const ARENA_DEEP: Color = color!(0x0C3F34);
    /// The same under the pointer.
    pub const ARENA_BRIGHT: Color = color!(0x1B7A64);
    /// Its edge.
    pub const GRASS: Color = color!(0x3DC98A);
    /// Outlines and shades.
    pub const INK: Color = color!(0x14122B);

    /// The sky over the city of an edition, also where its picture ends.
    #[must_use]
    pub const fn sky(edition: Edition) -> Color {
        match edition {
            Edition::Base => NIGHT,
            Edition::Dark => ASH,
        }
    }
}
