//! For whose eyes the window is drawn: how strong the contrast is, and which colors can be told apart. Start at
//! [`see`].
//!
//! A picture is drawn on one thread from its first widget to its last pixel, so that the program says once for each
//! picture who looks at it, and whatever has a color asks here.

use super::{Colours, city, mix};
use crate::storage::{Colour, Sight};
use iced::{Color, color};
use std::cell::Cell;

/// What the person who looks needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Eyes {
    /// Every text has a contrast of at least 7 to 1.
    pub contrast: bool,
    /// Which colors they tell apart.
    pub sight: Sight,
}

thread_local! {
    static EYES: Cell<Eyes> = const {
        Cell::new(Eyes { contrast: false, sight: Sight::Usual })
    };
}

/// From now on everything that this thread draws is for these eyes.
pub fn see(eyes: Eyes) {
    EYES.set(eyes);
}

/// For whom this thread draws.
#[must_use]
pub fn eyes() -> Eyes {
    EYES.get()
}

/// What pictures show that is told apart by its color as well as by its shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Symbol {
    /// Hearts.
    Heart,
    /// Stars.
    Star,
    /// Energy.
    Energy,
    /// Claws.
    Claw,
}

impl Symbol {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Heart, Self::Star, Self::Energy, Self::Claw];

    /// What a picture shows, by its path under `resources/art`.
    #[must_use]
    pub fn of(path: &str) -> Option<Self> {
        let (folder, file) = path.rsplit_once('/')?;
        if !["tokens", "faces", "faces/dark", "duel/bonus"].contains(&folder) {
            return None;
        }
        match file.strip_suffix(".svg")? {
            "heart" => Some(Self::Heart),
            "star" => Some(Self::Star),
            "energy" => Some(Self::Energy),
            "claw" | "hit" | "two-hits" => Some(Self::Claw),
            _ => None,
        }
    }

    /// Its color where not the usual ones are told apart.
    #[must_use]
    pub const fn colour(self, sight: Sight) -> Option<Color> {
        let [heart, star, energy, claw] = match sight {
            Sight::Usual => return None,
            Sight::Protanopia => [
                color!(0xAA1C57),
                color!(0xFCF41B),
                color!(0x40DBEF),
                color!(0xB36414),
            ],
            Sight::Deuteranopia => [
                color!(0xD85D89),
                color!(0xFBF449),
                color!(0x0379DE),
                color!(0x5D1E10),
            ],
            Sight::Tritanopia => [
                color!(0x9C263D),
                color!(0xFDFDC0),
                color!(0x099481),
                color!(0xF99126),
            ],
        };
        Some(match self {
            Self::Heart => heart,
            Self::Star => star,
            Self::Energy => energy,
            Self::Claw => claw,
        })
    }

    /// The color that its pictures are drawn in, which the others of a picture are shades of.
    const fn drawn_in(self) -> Color {
        match self {
            Self::Heart => color!(0xE63950),
            Self::Star => color!(0xFFD23F),
            Self::Energy => color!(0xB8F24A),
            Self::Claw => color!(0xFF6B3A),
        }
    }

    /// The same picture in the color for these eyes; `None` where it stays as it is drawn.
    #[must_use]
    pub fn recoloured(self, svg: &str, sight: Sight) -> Option<String> {
        const DIGITS: usize = 6;
        let own = self.colour(sight)?;
        let mut told = String::with_capacity(svg.len());
        let mut rest = svg;
        while let Some(at) = rest.find('#') {
            let (before, after) = rest.split_at(at + 1);
            told.push_str(before);
            let shade = after.get(..DIGITS).and_then(|digits| {
                let value = u32::from_str_radix(digits, 16).ok()?;
                let [_, red, green, blue] = value.to_be_bytes();
                Some(Color::from_rgb8(red, green, blue))
            });
            rest = match shade {
                Some(shade) => {
                    let [red, green, blue, _] = self.shaded(shade, own).into_rgba8();
                    told.push_str(&format!("{red:02X}{green:02X}{blue:02X}"));
                    &after[DIGITS..]
                }
                None => after,
            };
        }
        told.push_str(rest);
        Some(told)
    }

    /// A shade of the color that is drawn as the same shade of another one; ink and paper stay.
    fn shaded(self, shade: Color, own: Color) -> Color {
        let most = shade.r.max(shade.g).max(shade.b);
        let least = shade.r.min(shade.g).min(shade.b);
        if most < 0.2 || most - least < 0.3 * most {
            return shade;
        }
        let brightness = |colour: Color| 0.299 * colour.r + 0.587 * colour.g + 0.114 * colour.b;
        let (now, usual) = (brightness(shade), brightness(self.drawn_in()));
        if now > usual {
            mix(own, Color::WHITE, (now - usual) / (1.0 - usual))
        } else {
            mix(own, Color::BLACK, (1.0 - now / usual) * 0.7)
        }
    }
}

/// The six house colors for these eyes, in the order of [`Colour::ALL`].
const fn houses(eyes: Eyes) -> [Color; 6] {
    match (eyes.sight, eyes.contrast) {
        (Sight::Usual, false) => [
            color!(0x3DC98A),
            color!(0xFF7AB8),
            color!(0xFF9A3D),
            color!(0xF2545B),
            color!(0x4CB8F0),
            color!(0xA078FF),
        ],
        (Sight::Usual, true) => [
            color!(0x38CB91),
            color!(0xF2DFE9),
            color!(0xFBDD7A),
            color!(0xFF7B6C),
            color!(0x08B6E4),
            color!(0xBD89F8),
        ],
        (Sight::Protanopia, false) => [
            color!(0x3CF8AE),
            color!(0xFB4585),
            color!(0xD17A21),
            color!(0xFF8581),
            color!(0x76CBFD),
            color!(0xB36DF6),
        ],
        (Sight::Protanopia, true) => [
            color!(0xB6F9BE),
            color!(0xD18DA6),
            color!(0xFCC12C),
            color!(0xF9917B),
            color!(0xA9E9FE),
            color!(0xDB7CFF),
        ],
        (Sight::Deuteranopia, false) => [
            color!(0x77FEBB),
            color!(0xF646A3),
            color!(0xFE9022),
            color!(0xD37472),
            color!(0xA3D5F7),
            color!(0x987FF9),
        ],
        (Sight::Deuteranopia, true) => [
            color!(0x35DE1B),
            color!(0xFCD0DE),
            color!(0xFCEFC0),
            color!(0xD0968D),
            color!(0xB7D8FB),
            color!(0xAD94FE),
        ],
        (Sight::Tritanopia, false) => [
            color!(0x05FBA6),
            color!(0xFF8AD3),
            color!(0xFFD93F),
            color!(0xFF5800),
            color!(0x0DA0DD),
            color!(0x9E7DFF),
        ],
        (Sight::Tritanopia, true) => [
            color!(0x38CB91),
            color!(0xF5B5D9),
            color!(0xF6F0D3),
            color!(0xFF7B6C),
            color!(0xD4E1FA),
            color!(0xB58DFB),
        ],
    }
}

/// The same on paper, where light colors vanish, in the same order.
const fn houses_on_paper(eyes: Eyes) -> [Color; 6] {
    match (eyes.sight, eyes.contrast) {
        (Sight::Usual, false) => [
            color!(0x048239),
            color!(0x990E5E),
            color!(0xA45B10),
            color!(0xA01A23),
            color!(0x0B7BB1),
            color!(0x1139EF),
        ],
        (Sight::Usual, true) => [
            color!(0x286508),
            color!(0xA3106F),
            color!(0x884700),
            color!(0x9C1627),
            color!(0x005D7E),
            color!(0x5129E5),
        ],
        (Sight::Protanopia, false) => [
            color!(0x278268),
            color!(0xC6386D),
            color!(0xBB5A04),
            color!(0xA41B2A),
            color!(0x0C7CBB),
            color!(0x660DB9),
        ],
        (Sight::Protanopia, true) => [
            color!(0x0D6704),
            color!(0x650066),
            color!(0x761000),
            color!(0x73062D),
            color!(0x096071),
            color!(0x3817F3),
        ],
        (Sight::Deuteranopia, false) => [
            color!(0x2C7F5E),
            color!(0xDB0A9C),
            color!(0xE9080A),
            color!(0x940B08),
            color!(0x1C5572),
            color!(0x774FF6),
        ],
        (Sight::Deuteranopia, true) => [
            color!(0x113F07),
            color!(0x4F283C),
            color!(0xAD1F08),
            color!(0xAE0859),
            color!(0x003B6D),
            color!(0x492FF2),
        ],
        (Sight::Tritanopia, false) => [
            color!(0x006128),
            color!(0xD00DBE),
            color!(0x814200),
            color!(0xDC163C),
            color!(0x1A74CA),
            color!(0x6834C0),
        ],
        (Sight::Tritanopia, true) => [
            color!(0x243B17),
            color!(0xA4008C),
            color!(0x522E0B),
            color!(0xB10520),
            color!(0x125C90),
            color!(0x57389E),
        ],
    }
}

/// A house color as it is by night: over the city, which is dark in both themes. On whatever a theme colors,
/// [`on_panel`] says what becomes of it.
#[must_use]
pub fn house(colour: Colour) -> Color {
    houses(eyes())[colour as usize]
}

/// A color on a panel of these colours: a house color is darker on paper, and any other is what it is. It has a
/// contrast of at least 3 to 1 with every panel (WCAG 2.2, 1.4.11), and [what is written on it](on_house) of 4.5 to 1.
#[must_use]
pub fn on_panel(colours: &Colours, color: Color) -> Color {
    let is_paper = colours.ground.r > 0.5;
    let nth = houses(eyes())
        .iter()
        .position(|house| Color { a: color.a, ..*house } == color);
    match nth.filter(|_| is_paper) {
        Some(nth) => Color {
            a: color.a,
            ..houses_on_paper(eyes())[nth]
        },
        None => color,
    }
}

/// The color of what is written on a field of a house color on a panel of these colours.
#[must_use]
pub fn on_house(colours: &Colours) -> Color {
    if colours.ground.r > 0.5 {
        Color::WHITE
    } else {
        city::INK
    }
}
