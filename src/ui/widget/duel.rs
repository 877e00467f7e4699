//! What only Duel lays on its table: the [`arena`] with both monsters, the two [`tracks`] with their Buzz tokens,
//! the [`panel`] of a player. Its dice are [`dice::row`](super::dice::row), its cards those of
//! [`card`](super::card).

pub mod arena;
mod card;
mod hand;
pub mod panel;
mod plate;
pub mod pull;
pub mod token;
pub mod tracks;
mod zigzag;

#[cfg(test)]
mod tests;

pub use hand::Hand;
pub use panel::panel;
pub use pull::Pull;
pub use tracks::tracks;

use engine::duel::{Bonus, Track};

/// The picture of what a space of a Buzz token gives.
#[must_use]
pub const fn bonus(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Blank => "duel/bonus/blank.svg",
        Bonus::Hit => "duel/bonus/hit.svg",
        Bonus::TwoHits => "duel/bonus/two-hits.svg",
        Bonus::Heart => "duel/bonus/heart.svg",
        Bonus::Energy => "duel/bonus/energy.svg",
        Bonus::Token => "duel/bonus/token.svg",
    }
}

/// The picture of a track's marker.
#[must_use]
pub const fn marker(track: Track) -> &'static str {
    match track {
        Track::Fame => "duel/marker-fame.svg",
        Track::Destruction => "duel/marker-destruction.svg",
    }
}

/// The picture of a track.
#[must_use]
pub const fn symbol(track: Track) -> &'static str {
    match track {
        Track::Fame => "duel/fame.svg",
        Track::Destruction => "duel/destruction.svg",
    }
}
