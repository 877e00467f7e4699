//! How long the things last that move at every table, in milliseconds at the normal pace. What only one game
//! moves, and how long an event is held, stands with that game.

/// Dice in the air, until the last one lies still.
pub const THROW: u64 = 480;
/// The same for dice thrown again.
pub const THROW_AGAIN: u64 = 380;
/// Dice sorting themselves.
pub const GATHER: u64 = 240;
/// A group lighting up.
pub const GROUP: u64 = 500;
/// A number counting, and rising beside it.
pub const FLOAT: u64 = 900;
/// A hit that lands.
pub const HIT: u64 = 600;
/// A blow, from drawing back to standing again; it lands after a quarter of that.
pub const STRIKE: u64 = 620;
/// A kept card that is new.
pub const GAINED: u64 = 600;
/// Dice thrown for the first turn: one throw follows another before anybody reads them.
pub const FIRST_THROW: u64 = 260;
/// The announcement of a turn.
pub const BANNER: u64 = 900;
/// A card turned over in the market.
pub const ARRIVE: u64 = 450;
/// A card leaving the market.
pub const LEAVE: u64 = 350;
/// A bought card on its way.
pub const FLIGHT: u64 = 650;
/// Hearts, stars or cubes on their way to a number, until the last one is there.
pub const TOKENS: u64 = 440;
/// Claws on their way to whom they hit.
pub const CLAWS: u64 = 230;
/// A card or a power that acts.
pub const USED: u64 = 800;
/// A hit that takes the last heart.
pub const LETHAL: u64 = 520;
/// A monster falling.
pub const FALL: u64 = 900;
/// The crown.
pub const CROWN: u64 = 1200;

/// How long a card that is turned over is held: cards that come one after another overlap.
#[must_use]
pub const fn revealed(another_follows: bool) -> u64 {
    if another_follows { 70 } else { 180 }
}
