//! The colours of cards, which are printed: the same by day and by night.

use iced::{Color, color};

/// Behind the picture of a card that stays with its owner.
pub const KEEP: Color = color!(0x2C2A62);
/// Behind that of a card that acts at once.
pub const DISCARD: Color = color!(0x7A2F3A);
/// Behind that of a costume.
pub const COSTUME: Color = color!(0x17525C);
/// Behind that of a Wickedness tile.
pub const TILE: Color = color!(0x4B1A58);
/// A cost that can be paid.
pub const PAYABLE: Color = color!(0x2FBF71);
/// A cost that cannot.
pub const DEAR: Color = color!(0x4A4866);
