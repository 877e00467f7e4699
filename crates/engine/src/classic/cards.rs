//! The boxes joined into one table, and the ids by which everybody else speaks of a card.
//!
//! A card's id is its place in the table, its slug is its name in files: inserting a card breaks no save. To
//! add a card declare it in its box file and list it in the table of contents there; no other code of the
//! rules changes. What a card needs besides (words, an emblem, its row in the rule file) is told under "add a
//! card" in `ARCHITECTURE.md`; a test fails for each of them that is missing.

mod costumes;
mod curses;
mod dark;
mod discard;
mod evolutions;
mod keep;
mod pieces;
mod promo;
mod tiles;

pub use evolutions::Trace;

use super::mask::{Hooks, Moments, Stats};
use super::packs::Piece;
use super::rule::{Card, Kind, On, Rule, Stat, Step, Tile, Zone};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Anything with rules of its own (a card, costume or tile, an Evolution, a piece of a monster pack, a curse), as a
/// place in the table of all cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct CardId(pub(super) u8);

/// The boxes, one after the other.
pub(super) const BOXES: [&[Card]; 6] = [
    keep::CARDS,
    discard::CARDS,
    dark::CARDS,
    promo::CARDS,
    costumes::CARDS,
    tiles::TILES,
];

/// How many Evolutions there are.
pub const EVOLUTIONS: usize = {
    let (mut count, mut index) = (0, 0);
    while index < evolutions::MONSTERS.len() {
        count += evolutions::MONSTERS[index].len();
        index += 1;
    }
    count
};

/// The Evolutions, monster by monster.
pub(super) const MONSTERS: &[&[Card]] = evolutions::MONSTERS;

/// What lies on the table only with a monster pack.
pub(super) const PACKS: [&[Card]; 2] = [pieces::PIECES, curses::CURSES];

/// How many curses there are.
pub(super) const CURSES: usize = curses::CURSES.len();

/// How many pieces of the monster packs there are.
pub(super) const PIECES: usize = pieces::PIECES.len();

/// How many cards and tiles there are; Evolutions are counted apart.
pub const COUNT: usize = {
    let (mut count, mut index) = (0, 0);
    while index < BOXES.len() {
        count += BOXES[index].len();
        index += 1;
    }
    count
};

/// Faces of the wickedness tiles; they stand at the end of the table.
pub(super) const TILE_FACES: usize = tiles::TILES.len();

/// The same number as that of a card.
#[expect(
    clippy::cast_possible_truncation,
    reason = "`capacity` asserts that cards are numbered by a u8"
)]
const COUNT_U8: u8 = COUNT as u8;

/// The number after that of the last Evolution.
#[expect(
    clippy::cast_possible_truncation,
    reason = "`capacity` asserts that cards are numbered by a u8"
)]
const EVOLVED_U8: u8 = (COUNT + EVOLUTIONS) as u8;

/// The number after that of the last piece.
#[expect(
    clippy::cast_possible_truncation,
    reason = "`capacity` asserts that cards are numbered by a u8"
)]
const PIECED_U8: u8 = (COUNT + EVOLUTIONS + PIECES) as u8;

/// The first face of a tile.
#[expect(
    clippy::cast_possible_truncation,
    reason = "`capacity` asserts that cards are numbered by a u8"
)]
const FIRST_TILE: u8 = (COUNT - TILE_FACES) as u8;

/// The number after that of the last curse.
#[expect(
    clippy::cast_possible_truncation,
    reason = "`capacity` asserts that cards are numbered by a u8"
)]
const CURSED_U8: u8 = (COUNT + EVOLUTIONS + PIECES + CURSES) as u8;

/// Everything that is printed: cards, tiles, Evolutions, then what the monster packs hold.
pub(super) const ALL: usize = {
    let (mut count, mut index) = (COUNT + EVOLUTIONS, 0);
    while index < PACKS.len() {
        count += PACKS[index].len();
        index += 1;
    }
    count
};

/// All boxes joined, then the Evolutions, then the monster packs.
static CARDS: [&Card; ALL] = {
    let mut cards = [&BOXES[0][0]; ALL];
    let (mut count, mut index) = (0, 0);
    const BOXED: usize = BOXES.len();
    const EVOLVED: usize = BOXED + evolutions::MONSTERS.len();
    while index < EVOLVED + PACKS.len() {
        let list = if index < BOXED {
            BOXES[index]
        } else if index < EVOLVED {
            evolutions::MONSTERS[index - BOXED]
        } else {
            PACKS[index - EVOLVED]
        };
        let mut place = 0;
        while place < list.len() {
            cards[count] = &list[place];
            count += 1;
            place += 1;
        }
        index += 1;
    }
    cards
};

/// The moments at which an Evolution may be played from a hand or a discard pile, as a mask.
pub(super) const fn plays_of(index: usize) -> Moments {
    let rules = CARDS[COUNT + index].rules;
    let (mut moments, mut index) = (Moments::NONE, 0);
    while index < rules.len() {
        if let Rule::May(may) = &rules[index]
            && !matches!(may.zone, Zone::Table)
        {
            let mut at = 0;
            while at < may.at.len() {
                moments = moments.with(may.at[at].mask());
                at += 1;
            }
        }
        index += 1;
    }
    moments
}

/// What a card cares about: a look at its sets spares reading its rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct Cares {
    /// Hooks at which it acts, as a mask.
    pub hooks: Hooks,
    /// Numbers in which it stands, as a mask.
    pub stats: Stats,
    /// Moments at which it may be used, as a mask.
    pub moments: Moments,
    /// Does it make hits worse?
    pub worse: bool,
}

impl Cares {
    /// Nothing at all.
    pub(super) const NOTHING: Self = Self {
        hooks: Hooks::NONE,
        stats: Stats::NONE,
        moments: Moments::NONE,
        worse: false,
    };

    /// What another card cares about as well.
    pub(super) fn add(&mut self, other: &Self) {
        self.hooks = self.hooks.with(other.hooks);
        self.stats = self.stats.with(other.stats);
        self.moments = self.moments.with(other.moments);
        self.worse |= other.worse;
    }
}

/// What each card cares about.
static CARES: [Cares; ALL] = {
    let mut cares = [Cares::NOTHING; ALL];
    let mut card = 0;
    while card < ALL {
        let rules = CARDS[card].rules;
        let mut index = 0;
        while index < rules.len() {
            match &rules[index] {
                Rule::When(on, _, _) => cares[card].hooks = cares[card].hooks.with(on.mask()),
                Rule::Always(stat, _) => cares[card].stats = cares[card].stats.with(stat.mask()),
                Rule::Worse(..) => cares[card].worse = true,
                Rule::May(may) if !matches!(may.zone, Zone::Table) => {}
                Rule::May(may) => {
                    let mut at = 0;
                    while at < may.at.len() {
                        cares[card].moments = cares[card].moments.with(may.at[at].mask());
                        at += 1;
                    }
                }
            }
            index += 1;
        }
        card += 1;
    }
    cares
};

// What waits in a file is found again by the name of its rule.
const _: () = {
    let mut card = 0;
    while card < ALL {
        CARDS[card].check_names();
        card += 1;
    }
};

impl CardId {
    /// Its place in the table of all cards and tiles, from 0. It may change from version to version: files
    /// use slugs.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card's declaration.
    #[must_use]
    pub fn card(self) -> &'static Card {
        CARDS[usize::from(self.0)]
    }

    /// What it cares about.
    pub(super) fn cares(self) -> &'static Cares {
        &CARES[usize::from(self.0)]
    }

    /// The card's name in files; that of a tile begins with `tile-`, because some share their names with
    /// cards.
    #[must_use]
    pub fn slug(self) -> &'static str {
        self.card().slug
    }

    /// The card of that name, if there is one.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::everything().find(|card| card.slug() == slug)
    }

    /// Every Evolution, in the order of the table.
    pub fn evolutions() -> impl ExactSizeIterator<Item = Self> + Clone {
        (COUNT_U8..EVOLVED_U8).map(Self)
    }

    /// Everything that is printed: cards and tiles, Evolutions, what the monster packs hold.
    pub fn everything() -> impl Iterator<Item = Self> + Clone {
        (0..=u8::MAX).take(ALL).map(Self)
    }

    /// Every piece of the monster packs.
    pub fn pieces() -> impl ExactSizeIterator<Item = Self> + Clone {
        (EVOLVED_U8..PIECED_U8).map(Self)
    }

    /// Every curse, in the order of the table.
    pub fn curses() -> impl ExactSizeIterator<Item = Self> + Clone {
        (PIECED_U8..CURSED_U8).map(Self)
    }

    /// The card that stands for a piece of a monster pack.
    #[must_use]
    pub fn of_piece(piece: Piece) -> Self {
        let mut pieces = Self::pieces();
        pieces
            .find(|card| card.kind() == Kind::Piece(piece))
            .expect("every piece is declared, which a test proves")
    }

    /// The piece of a monster pack that it is, if it is one.
    #[must_use]
    pub fn piece(self) -> Option<Piece> {
        match self.kind() {
            Kind::Piece(piece) => Some(piece),
            _ => None,
        }
    }

    /// The card of that number.
    pub(super) const fn of_number(number: u8) -> Self {
        Self(number)
    }

    /// The Evolution at that place among the Evolutions.
    pub(super) const fn of_evolution(index: u8) -> Self {
        Self(COUNT_U8 + index)
    }

    /// Its place among the Evolutions, if it is one.
    pub(super) fn evolution_index(self) -> Option<u8> {
        self.0.checked_sub(COUNT_U8).filter(|_| self.0 < EVOLVED_U8)
    }

    /// Every card and tile of every box, in the order of the table; Evolutions are listed by
    /// [`CardId::evolutions`].
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..COUNT_U8).map(Self)
    }

    /// The tile of the wickedness gauge that it is, if it is one.
    #[must_use]
    pub fn tile(self) -> Option<Tile> {
        match self.kind() {
            Kind::Tile(tile) => Some(tile),
            Kind::Keep
            | Kind::Discard
            | Kind::Costume
            | Kind::Evolution(_)
            | Kind::Piece(_)
            | Kind::Curse(_) => None,
        }
    }

    /// The most copies that any deck holds.
    pub(super) fn most_copies(self) -> u8 {
        let card = self.card();
        card.base.max(card.dark).max(u8::from(card.kind.is_power_card()))
    }

    /// Every face of every wickedness tile, in the order of the table.
    pub fn tiles() -> impl ExactSizeIterator<Item = Self> + Clone {
        (FIRST_TILE..COUNT_U8).map(Self)
    }

    /// Its place among the faces of the tiles.
    pub(super) fn tile_bit(self) -> u32 {
        1 << (self.0 - FIRST_TILE)
    }

    /// Does it become a copy of other cards? Such a card cannot be copied itself.
    #[must_use]
    pub fn copies_others(self) -> bool {
        self.card().rules.iter().any(|rule| match rule {
            Rule::When(_, _, steps) => steps.iter().any(|step| matches!(step, Step::Become)),
            Rule::May(_) | Rule::Always(..) | Rule::Worse(..) => false,
        })
    }

    /// Does it make a hit on one victim worse only once in a turn?
    pub(super) fn once_per_victim(self) -> bool {
        self.card()
            .rules
            .iter()
            .any(|rule| matches!(rule, Rule::Worse(4, _)))
    }

    /// Does it bring its owner back and stay then, marking it?
    pub(super) fn brings_back_for_good(self) -> bool {
        let first = |rule: &Rule| matches!(rule, Rule::When(On::AboutToDie(1), ..));
        self.card().rules.iter().any(first)
    }

    /// Where an extra turn that it gives stands among those that one monster takes after a turn: tiles, power
    /// cards, Evolutions that stay, Evolutions that go (`evolutions.md` §3.0).
    pub(super) fn rank_of_extra_turn(self) -> u8 {
        match self.kind() {
            Kind::Tile(_) => 0,
            Kind::Evolution(_) => 2 + u8::from(!self.is_permanent()),
            _ => 1,
        }
    }

    /// Do smashes wait for the owner's decision to yield?
    #[must_use]
    pub fn holds_smashes(self) -> bool {
        self.card()
            .rules
            .iter()
            .any(|rule| matches!(rule, Rule::Always(Stat::HoldsSmashes, _)))
    }

    /// One of its rules, in the order of its declaration.
    pub(super) fn rule(self, index: u8) -> Option<&'static Rule> {
        self.card().rules.get(usize::from(index))
    }

    /// The name of a rule, by its place; `None` if there is none, or nothing waits in it.
    #[must_use]
    pub fn rule_name(self, index: u8) -> Option<&'static str> {
        self.rule(index)?.name()
    }

    /// The place of the rule of that name.
    #[must_use]
    pub fn rule_named(self, name: &str) -> Option<u8> {
        self.card().rule_named(name)
    }

    /// What becomes of it when it is bought or taken.
    #[must_use]
    pub fn kind(self) -> Kind {
        self.card().kind
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
        Self::from_slug(&slug).ok_or_else(|| D::Error::custom(format!("there is no card {slug:?}")))
    }
}

/// A bag of cards written as a map from slug to number of copies.
pub(super) mod as_slugs {
    use super::CardId;
    use crate::parts::Bag;
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};
    use std::collections::BTreeMap;

    pub(crate) fn serialize<S: Serializer>(bag: &Bag, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(bag.iter().map(|(card, count)| (CardId(card).slug(), count)))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Bag, D::Error> {
        let mut bag = Bag::default();
        for (slug, count) in BTreeMap::<String, u8>::deserialize(deserializer)? {
            let card = CardId::from_slug(&slug)
                .ok_or_else(|| D::Error::custom(format!("there is no card {slug:?}")))?;
            if count > card.most_copies() {
                return Err(D::Error::custom(format!(
                    "{count} copies of {slug}: the box has {}",
                    card.most_copies()
                )));
            }
            for _ in 0..count {
                bag.add(card.0);
            }
        }
        Ok(bag)
    }
}
