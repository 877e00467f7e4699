//! The colours of Duel's board, which lies in the city's night in both themes.

use engine::duel::Buzz;
use iced::{Color, color};

/// A space of a track.
pub const SPACE: Color = color!(0x25234F);
/// Its rim.
pub const RIM: Color = color!(0x8A84CC);
/// A space in the spotlight.
pub const LIT: Color = color!(0xFFE08A);
/// The plate of a Buzz token.
pub const PLATE: Color = color!(0x3B3976);
/// What cannot be.
pub const GREY: Color = color!(0x77748F);
/// Where something may be laid.
pub const FREE: Color = color!(0x6FE07A);

/// The colour of a Buzz token, around its plate.
#[must_use]
pub const fn buzz(buzz: Buzz) -> Color {
    match buzz {
        Buzz::Cat => color!(0xFF5FB0),
        Buzz::Panda => color!(0xF0ECFA),
        Buzz::Fish => color!(0x4CC8F0),
        Buzz::Tiger => color!(0xFFA62B),
        Buzz::Lizard => color!(0x3DC98A),
        Buzz::Anubis => color!(0xE8C04A),
        Buzz::Dragon => color!(0xF2454B),
        Buzz::Pumpkin => color!(0xFF8A2A),
        Buzz::Phantom => color!(0xC9C2FF),
        Buzz::Penguin => color!(0x4F7FE8),
        Buzz::Alien => color!(0xA6E83A),
        Buzz::King | Buzz::King2 => color!(0xFFC857),
    }
}
