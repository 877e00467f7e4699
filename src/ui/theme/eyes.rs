//! For whose eyes the window is drawn: how strong the contrast is, and which colors can be told apart. Start at
//! [`see`].
//!
//! A picture is drawn on one thread from its first widget to its last pixel, so that the program says once for each
//! picture who looks at it, and whatever has a color asks here.

use super::mix;
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
            color!(0x01F64B),
            color!(0xF33168),
            color!(0xB08710),
            color!(0xE1B1A6),
            color!(0x90CCFC),
            color!(0xA858F7),
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
            color!(0xDCF8D8),
            color!(0xE1409A),
            color!(0xEEC625),
            color!(0xC57E6D),
            color!(0xC1E1F7),
            color!(0x945BFE),
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
            color!(0x67FC5D),
            color!(0xFF95C1),
            color!(0xF2EAD0),
            color!(0xF9282D),
            color!(0x4891A5),
            color!(0x9A6DD2),
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

/// A house color: the same by day and by night, for borders and fields behind dark text.
#[must_use]
pub fn house(colour: Colour) -> Color {
    houses(eyes())[colour as usize]
}
