//! The faces of the ten wickedness tiles (`expansions.md` 1.5).

use crate::engine::classic::rule::Card;

/// Table of contents.
pub static TILES: &[Card] = &[];
