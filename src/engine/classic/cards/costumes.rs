//! The twelve costumes of Halloween (`power-cards.md` 2.5).

use crate::engine::classic::rule::Card;

/// Table of contents.
pub static CARDS: &[Card] = &[];
