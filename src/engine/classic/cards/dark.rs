//! The cards that came with the Dark Edition (`power-cards.md` 2.3).

use crate::engine::classic::rule::Card;

/// Table of contents.
pub static CARDS: &[Card] = &[];
