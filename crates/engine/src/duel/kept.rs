//! The Keep cards in front of a player: in the order in which they came, and as a set at hand.

use super::capacity::KEPT;
use super::cards::{CardId, Cards};
use crate::parts::Shelf;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::Deref;

/// Keep cards of one player, none of them twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Kept {
    order: Shelf<CardId, KEPT>,
    set: Cards,
}

impl Kept {
    /// The cards as a set.
    #[must_use]
    #[inline]
    pub const fn set(&self) -> Cards {
        self.set
    }

    /// Does the player have this card?
    #[must_use]
    #[inline]
    pub const fn has(&self, card: CardId) -> bool {
        self.set.has(card)
    }

    /// A card comes. One that is here already stays where it is. All Keep cards find room; only a list with
    /// other cards among them, which is refused elsewhere, does not.
    pub(super) fn push(&mut self, card: CardId) {
        if !self.set.has(card) && self.order.has_room() {
            self.order.push(card);
            self.set.add(card);
        }
    }

    /// A card goes; says whether it was here.
    pub(super) fn take(&mut self, card: CardId) -> bool {
        self.order.retain(|kept| *kept != card);
        self.set.take(card)
    }
}

impl Deref for Kept {
    type Target = [CardId];
    fn deref(&self) -> &[CardId] {
        &self.order
    }
}

impl FromIterator<CardId> for Kept {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut kept = Self::default();
        for card in cards {
            kept.push(card);
        }
        kept
    }
}

impl Serialize for Kept {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.order.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Kept {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // A card named twice is missed elsewhere: whoever counts the cards finds it.
        Ok(Shelf::<CardId, KEPT>::deserialize(deserializer)?
            .iter()
            .copied()
            .collect())
    }
}
