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
/// Behind that of an Evolution that stays, and around it.
pub const PERMANENT: [Color; 2] = [color!(0x2A5220), color!(0x6DAE34)];
/// Behind that of one that is played once, and around it.
pub const TEMPORARY: [Color; 2] = [color!(0x1A4778), color!(0x3F9BE0)];
/// Behind that of a Gift, and around it.
pub const GIFT: [Color; 2] = [color!(0x6B173D), color!(0xE0506E)];
/// A cost that can be paid.
pub const PAYABLE: Color = color!(0x2FBF71);
/// A cost that cannot.
pub const DEAR: Color = color!(0x4A4866);
/// Behind that of a curse, and around it.
pub const CURSE: [Color; 2] = [color!(0x123158), color!(0xE8B23C)];
/// Behind that of a piece of a monster pack.
pub const PIECE: Color = color!(0x3E2B52);
