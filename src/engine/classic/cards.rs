//! The boxes joined into one table, and the ids by which everybody else speaks of a card.
//!
//! A card's id is its place in the table, its slug is its name in files: inserting a card breaks no save. To add a card
//! declare it in its box file and give it words; nothing else changes.

mod discard;
mod keep;

use super::rule::{Card, Kind, Rule, Stat, Step};
use crate::engine::parts::Bag;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::LazyLock;

/// A power card, as a place in the table of all cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct CardId(pub(super) u8);

/// All boxes, one after the other.
static CARDS: LazyLock<Vec<&'static Card>> =
    LazyLock::new(|| keep::CARDS.iter().chain(discard::CARDS).collect());

impl CardId {
    /// The card's declaration.
    #[must_use]
    pub fn card(self) -> &'static Card {
        CARDS[usize::from(self.0)]
    }

    /// The card's name in files.
    #[must_use]
    pub fn slug(self) -> &'static str {
        self.card().slug
    }

    /// The card of that name, if there is one.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::all().find(|card| card.slug() == slug)
    }

    /// Every card of every box, in the order of the table.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..CARDS.len() as u8).map(Self)
    }

    /// Does it become a copy of other cards? Such a card cannot be copied itself.
    #[must_use]
    pub fn copies_others(self) -> bool {
        self.card().rules.iter().any(|rule| match rule {
            Rule::When(_, _, steps) => steps.iter().any(|step| matches!(step, Step::Become)),
            Rule::May(_) | Rule::Always(..) => false,
        })
    }

    /// Do smashes wait for the owner's decision to yield?
    #[must_use]
    pub fn holds_smashes(self) -> bool {
        self.card()
            .rules
            .iter()
            .any(|rule| matches!(rule, Rule::Always(Stat::HoldsSmashes, _)))
    }

    /// Keep or Discard.
    #[must_use]
    pub fn kind(self) -> Kind {
        self.card().kind
    }
}

/// The deck of the base game, every card with its printed number of copies.
#[must_use]
pub fn base_deck() -> Bag {
    let mut bag = Bag::default();
    for card in CardId::all() {
        for _ in 0..card.card().copies {
            bag.add(card.0);
        }
    }
    bag
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.slug())
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let slug = String::deserialize(deserializer)?;
        Self::from_slug(&slug).ok_or_else(|| D::Error::custom(format!("there is no card {slug:?}")))
    }
}

/// A bag of cards written as a map from slug to number of copies.
pub(super) mod as_slugs {
    use super::CardId;
    use crate::engine::parts::Bag;
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};
    use std::collections::BTreeMap;

    pub fn serialize<S: Serializer>(bag: &Bag, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(bag.iter().map(|(card, count)| (CardId(card).slug(), count)))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Bag, D::Error> {
        let mut bag = Bag::default();
        for (slug, count) in BTreeMap::<String, u8>::deserialize(deserializer)? {
            let card = CardId::from_slug(&slug)
                .ok_or_else(|| D::Error::custom(format!("there is no card {slug:?}")))?;
            if count > card.card().copies {
                return Err(D::Error::custom(format!(
                    "{count} copies of {slug}: the box has {}",
                    card.card().copies
                )));
            }
            for _ in 0..count {
                bag.add(card.0);
            }
        }
        Ok(bag)
    }
}
