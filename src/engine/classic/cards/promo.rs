//! The promo cards that no box holds (`power-cards.md` 2.4).

use crate::engine::classic::rule::Card;

/// Table of contents.
pub static CARDS: &[Card] = &[];
