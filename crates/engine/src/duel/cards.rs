//! The fifty cards in one table, and the ids by which everybody else speaks of a card.
//!
//! Each card is there once, so a set of cards is one word ([`Cards`]). To change what a card does go to its
//! declaration in `keep` or `discard`; its words stand under its slug in `duel.ftl`.

mod discard;
mod keep;

use super::buzz::Buzz;
use super::rule::{Card, Kind, On, Rule, Stat};
use crate::parts::small;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A card, as a place in the table of all cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct CardId(pub(super) u8);

/// How many cards there are.
pub const COUNT: usize = keep::CARDS.len() + discard::CARDS.len();

/// The same number as that of a card.
#[expect(
    clippy::cast_possible_truncation,
    reason = "`capacity` asserts that there are fewer than 64"
)]
const COUNT_U8: u8 = COUNT as u8;

/// The Keep cards.
pub(super) const KEEP: &[Card] = &keep::CARDS;

/// All cards, the Keep cards first.
static CARDS: [&Card; COUNT] = {
    let mut cards = [&keep::CARDS[0]; COUNT];
    let mut place = 0;
    while place < COUNT {
        cards[place] = if place < keep::CARDS.len() {
            &keep::CARDS[place]
        } else {
            &discard::CARDS[place - keep::CARDS.len()]
        };
        place += 1;
    }
    cards
};

/// Who listens to each hook.
static LISTENERS: [Cards; On::COUNT] = {
    let mut listeners = [Cards(0); On::COUNT];
    let mut card = 0;
    while card < COUNT {
        let rules = CARDS[card].rules;
        let mut rule = 0;
        while rule < rules.len() {
            if let Rule::When(on, _, _) = &rules[rule] {
                listeners[on.index()].0 |= 1 << card;
            }
            rule += 1;
        }
        card += 1;
    }
    listeners
};

/// Who stands in each number.
static STANDING: [Cards; Stat::COUNT] = {
    let mut standing = [Cards(0); Stat::COUNT];
    let mut card = 0;
    while card < COUNT {
        let rules = CARDS[card].rules;
        let mut rule = 0;
        while rule < rules.len() {
            if let Rule::Always(stat, _) = &rules[rule] {
                standing[*stat as usize].0 |= 1 << card;
            }
            rule += 1;
        }
        card += 1;
    }
    standing
};

/// Cards that may be used at some moment.
static USABLE: Cards = {
    let mut usable = Cards(0);
    let mut card = 0;
    while card < COUNT {
        let rules = CARDS[card].rules;
        let mut rule = 0;
        while rule < rules.len() {
            if matches!(&rules[rule], Rule::May(..)) {
                usable.0 |= 1 << card;
            }
            rule += 1;
        }
        card += 1;
    }
    usable
};

// What waits in a file is found again by the name of its rule.
const _: () = {
    let mut card = 0;
    while card < COUNT {
        CARDS[card].check_names();
        card += 1;
    }
};

impl CardId {
    /// Its place in the table of all cards, from 0. It may change from version to version: files use slugs.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

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

    /// Every card, in the order of the table.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..COUNT_U8).map(Self)
    }

    /// One of its rules, in the order of its declaration.
    pub(super) fn rule(self, index: u8) -> Option<&'static Rule> {
        self.card().rules.get(usize::from(index))
    }

    /// Printed cost in energy.
    #[must_use]
    pub fn cost(self) -> u8 {
        self.card().cost
    }

    /// What becomes of it when it is bought.
    #[must_use]
    pub fn kind(self) -> Kind {
        self.card().kind
    }

    /// The Buzz token that it brings.
    #[must_use]
    pub fn buzz(self) -> Option<Buzz> {
        self.card().buzz
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.slug())
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let slug = String::deserialize(deserializer)?;
        Self::from_slug(&slug).ok_or_else(|| D::Error::custom(format!("there is no card \"{slug}\" in Duel")))
    }
}

/// A set of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(pub(super) u64);

impl Cards {
    /// All fifty.
    pub const ALL: Self = Self((1 << COUNT) - 1);

    /// Those that listen to a hook.
    #[inline]
    pub(super) fn listening(on: On) -> Self {
        LISTENERS[on.index()]
    }

    /// Those that stand in a number.
    #[inline]
    pub(super) fn standing(stat: Stat) -> Self {
        STANDING[stat as usize]
    }

    /// Those that may be used at some moment.
    #[inline]
    pub(super) fn usable() -> Self {
        USABLE
    }

    /// Is the card among them?
    #[must_use]
    #[inline]
    pub const fn has(self, card: CardId) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Are there none?
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are in either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are in the other set as well.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Puts a card in.
    #[inline]
    pub const fn add(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out; says whether it was there.
    #[inline]
    pub const fn take(&mut self, card: CardId) -> bool {
        let had = self.has(card);
        self.0 &= !(1 << card.0);
        had
    }

    /// The `nth` of them in the order of the table, from 0.
    #[must_use]
    pub fn nth(self, nth: u32) -> Option<CardId> {
        let mut left = self.0;
        for _ in 0..nth {
            left &= left.wrapping_sub(1);
        }
        Self(left).iter().next()
    }

    /// Each of them, in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = CardId> + use<> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let card = small(left.trailing_zeros());
            left &= left - 1;
            Some(CardId(card))
        })
    }
}

impl FromIterator<CardId> for Cards {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::default();
        for card in cards {
            set.add(card);
        }
        set
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<CardId>::deserialize(deserializer)?;
        let set: Self = cards.iter().copied().collect();
        if set.count() as usize == cards.len() {
            return Ok(set);
        }
        Err(D::Error::custom("a card is named twice; there is one of each"))
    }
}
