//! Evolution cards, where they lie and who knows of them (`evolutions.md` §1): each monster's deck, hand and
//! discard pile, and what a turn has to remember for them.
//!
//! Each Evolution is there once, so every zone is a set. A deck has no order until a card is drawn; what lies
//! under it is in order. What has been played is public; a card discarded at a draw, like a hand, is known to
//! its monster alone. A view of somebody else holds how many there are, and the cards that may be among them.
//!
//! Names no card. What is done with Evolutions stands in `evolve`.

use super::cards::CardId;
use super::cards::EVOLUTIONS;
use super::mask::Moments;
use super::question::{Moment, What};
use super::rule::{Evolution, Kind, Stay};
use super::state::{Hit, Key, Known, MAX_SEATS, State};
use crate::parts::must;
use crate::parts::{DiceMask, Monster, Shelf, small};
use crate::{Chance, Seat, Seats};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::LazyLock;

/// Evolutions of a monster.
pub(super) const PER_MONSTER: usize = 8;

/// How a table plays with Evolutions (`evolutions.md` §1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PowerUp {
    /// No Evolutions.
    #[default]
    Off,
    /// Two are drawn for three hearts, one of them is kept, the other discarded.
    Standard,
    /// One is drawn for three hearts.
    Basic,
    /// Everybody begins with one Evolution in play and an empty hand.
    Active,
    /// Of two that are drawn one is kept, the other goes under the deck.
    Controlled,
    /// The decks are made of picks from hands that are passed on.
    Draft,
}

impl PowerUp {
    /// Every way to play, without Evolutions first.
    pub const ALL: [Self; 6] = [
        Self::Off,
        Self::Standard,
        Self::Basic,
        Self::Active,
        Self::Controlled,
        Self::Draft,
    ];

    /// Are there no Evolutions? Such an option is left out of files.
    #[must_use]
    pub const fn is_off(&self) -> bool {
        matches!(self, Self::Off)
    }
}

/// A set of Evolutions. A file holds it as a list of slugs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct EvolutionSet(u128);

impl EvolutionSet {
    /// No Evolution.
    pub const NONE: Self = Self(0);

    /// This Evolution alone; nothing for any other card.
    #[must_use]
    pub fn of(card: CardId) -> Self {
        card.evolution_index()
            .map_or(Self::NONE, |index| Self(1 << index))
    }

    /// Those at these places of the table.
    pub(super) const fn of_bits(bits: u128) -> Self {
        Self(bits)
    }

    /// Is it in the set?
    #[must_use]
    pub fn contains(self, card: CardId) -> bool {
        !self.and(Self::of(card)).is_empty()
    }

    /// Puts it in.
    pub(super) fn insert(&mut self, card: CardId) {
        *self = self.or(Self::of(card));
    }

    /// Takes it out; says whether it was there.
    pub(super) fn take(&mut self, card: CardId) -> bool {
        let there = self.contains(card);
        *self = self.but(Self::of(card));
        there
    }

    /// Those in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those of this set that are not in the other.
    #[must_use]
    pub const fn but(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many.
    #[must_use]
    pub fn len(self) -> u8 {
        small(self.0.count_ones() as usize)
    }

    /// None?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The Evolutions, in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = left.trailing_zeros();
            left &= left.checked_sub(1)?;
            Some(CardId::of_evolution(small(index as usize)))
        })
    }

    /// One of them, each as likely as any other; it is taken out.
    fn draw(&mut self, chance: &mut dyn Chance) -> Option<CardId> {
        let nth = chance.below(u32::from(self.len().max(1)));
        let card = self.iter().nth(nth as usize)?;
        self.take(card);
        Some(card)
    }
}

impl std::fmt::Debug for EvolutionSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(CardId::slug)).finish()
    }
}

impl FromIterator<CardId> for EvolutionSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        cards
            .into_iter()
            .fold(Self::NONE, |set, card| set.or(Self::of(card)))
    }
}

impl Serialize for EvolutionSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for EvolutionSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::NONE;
        for card in Vec::<CardId>::deserialize(deserializer)? {
            if card.evolution().is_none() || set.contains(card) {
                let slug = card.slug();
                return Err(D::Error::custom(format!(
                    "{slug} is no Evolution, or is named twice"
                )));
            }
            set.insert(card);
        }
        Ok(set)
    }
}

/// How many of a monster's Evolutions the viewer of a view cannot name, zone by zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub(super) struct Hidden {
    pub deck: u8,
    pub under: u8,
    pub hand: u8,
    pub discard: u8,
    pub drawn: u8,
}

impl Hidden {
    fn total(&self) -> u32 {
        [self.deck, self.under, self.hand, self.discard, self.drawn]
            .iter()
            .map(|count| u32::from(*count))
            .sum()
    }
}

/// A power card that only the owner of an Evolution may buy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Reserved {
    /// The Evolution under which it lies.
    pub key: Key,
    /// The card.
    pub card: CardId,
}

/// Where the Evolutions lie that are not in play, and what belongs to those that are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Evolutions {
    pub decks: [EvolutionSet; MAX_SEATS],
    /// What lies under the decks, the one that is drawn first at the front.
    pub under: [Shelf<CardId, PER_MONSTER>; MAX_SEATS],
    pub hands: [EvolutionSet; MAX_SEATS],
    pub discards: [EvolutionSet; MAX_SEATS],
    /// Of those in hands and discard piles, the ones that everybody knows to be there.
    pub shown: EvolutionSet,
    /// Of those in discard piles that everybody knows, the ones that came there from a hand without being
    /// played.
    #[serde(skip_serializing_if = "is_nothing")]
    pub unplayed: EvolutionSet,
    /// Those that a draft has not dealt yet.
    pub pool: EvolutionSet,
    /// Those of which a seat keeps one.
    pub drawn: EvolutionSet,
    /// Whose they are.
    pub drawing: Seat,
    /// In a view: those that may be in any hidden place.
    pub unseen: EvolutionSet,
    /// In a view: how many are in each.
    pub hidden: [Hidden; MAX_SEATS],
    /// Whose card the one is that others hold in their hands.
    pub stray_of: Option<Seat>,
    /// Which that is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stray: Option<CardId>,
    /// The bearer of the target token.
    pub target: Option<Seat>,
    /// The cards on which a saucer lies, because they were bought at half their price, by key.
    pub saucers: Shelf<Key, SAUCERS>,
    /// Power cards under Evolutions, by key.
    pub reserved: Shelf<Reserved, 2>,
    /// Power cards under the deck, the first one to be drawn at the front.
    pub sunk: Shelf<Known, SUNK>,
    /// Hits that wait until everything else of a batch is over.
    pub later: Shelf<Hit, LATER>,
    pub turn: Tally,
}

/// Is there nothing to be told of it in a file?
fn is_nothing<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Power cards that lie under the deck in order; beyond that they are mixed in.
pub(super) const SUNK: usize = 8;

/// Cards on which a saucer can lie: three for an Evolution and as many for its copy.
pub(super) const SAUCERS: usize = 6;

/// Hits that wait for the end of a batch: one source for everybody, and the answers of those it hit.
pub(super) const LATER: usize = 14;

impl Evolutions {
    pub(super) fn is_unused(&self) -> bool {
        *self == Self::default()
    }
}

/// What a turn has to remember for Evolutions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// Hearts lost, by seat.
    pub lost: [u8; MAX_SEATS],
    /// Hearts gained, by seat.
    pub healed: [u8; MAX_SEATS],
    /// Energy gained, by seat.
    pub energy: [u16; MAX_SEATS],
    /// Hearts that each seat has lost through the active monster.
    pub taken: [u8; MAX_SEATS],
    /// Those who have lost one more for it.
    pub steeled: Seats,
    /// Those whom the active monster's claws have wounded in Tokyo.
    pub clawed_in_tokyo: Seats,
    /// Those who were in Tokyo when the claws struck.
    #[serde(skip_serializing_if = "is_nothing")]
    pub struck_in_tokyo: Seats,
    /// Those at whom the group of smashes was aimed, hits held back included.
    #[serde(skip_serializing_if = "is_nothing")]
    pub struck: Seats,
    /// Those who have left Tokyo.
    pub left_tokyo: Seats,
    /// Those who have entered Tokyo.
    pub entered: Seats,
    /// Those who enter before the active monster, in order.
    pub entrants: Shelf<Seat, 2>,
    /// The active monster does not enter.
    pub kept_out: bool,
    /// Tokyo has been entered, or not.
    pub entry_over: bool,
    /// The dice are being resolved, and their smashes have been.
    pub smashed: bool,
    /// Smashes when the dice were counted, without those of tiles.
    pub claws: u8,
    /// Dice of the active monster that its own card has frozen in this turn, by number.
    #[serde(skip_serializing_if = "is_nothing")]
    pub frozen_now: DiceMask,
    /// Smashes that have come later.
    pub late: u8,
    /// A card that is cheaper for the active monster now, and by how much.
    pub bargain: Option<(CardId, u8)>,
    /// What was paid for it.
    pub paid: u8,
    /// The Keep card on which a saucer will lie.
    pub saucer: Option<CardId>,
    /// How often each heart counts besides.
    pub tides: u8,
    /// The next Keep card that this monster buys is bought at half its price.
    pub halver: Option<Seat>,
    /// The card that the active monster is about to buy.
    pub wanted: Option<CardId>,
    /// The card that it may not buy any more.
    pub barred: Option<CardId>,
    /// Somebody has stood in the way of a purchase.
    pub thwarted: bool,
    /// The batch that is landing: hearts lost, by victim.
    pub batch_lost: [u8; MAX_SEATS],
    /// By whom, by victim.
    pub batch_by: [Option<Seat>; MAX_SEATS],
    /// Through which card, by victim.
    pub batch_card: [Option<CardId>; MAX_SEATS],
    /// Those whom the batch was aimed at.
    pub batch_victims: Seats,
    /// Those who lost hearts in Tokyo.
    pub batch_in_tokyo: Seats,
    /// Its losses have not been answered yet.
    #[serde(skip_serializing_if = "is_nothing")]
    pub unanswered: bool,
}

/// The Evolutions that may be played from hand or discard pile at a moment.
static AT_MOMENT: [EvolutionSet; Moments::PLACES] = {
    let mut sets = [EvolutionSet::NONE; Moments::PLACES];
    let mut moment = 0;
    while moment < Moments::PLACES {
        let (mut bits, mut index) = (0, 0);
        while index < EVOLUTIONS {
            if super::cards::plays_of(index).meets(Moments::only(moment)) {
                bits |= 1 << index;
            }
            index += 1;
        }
        sets[moment] = EvolutionSet::of_bits(bits);
        moment += 1;
    }
    sets
};

/// Those that can be played at this moment by somebody.
pub(super) fn at(moment: Moment) -> EvolutionSet {
    AT_MOMENT[moment as usize % Moments::PLACES]
}

/// Does this monster have Evolutions?
#[must_use]
pub fn has_evolutions(monster: Monster) -> bool {
    !of_monster(monster).is_empty()
}

/// The Evolutions of a monster.
pub(super) fn of_monster(monster: Monster) -> EvolutionSet {
    static OF_MONSTER: LazyLock<[EvolutionSet; Monster::ALL.len()]> = LazyLock::new(|| {
        let of = |card: &CardId, monster| {
            card.evolution()
                .is_some_and(|evolution| evolution.monster == monster)
        };
        Monster::ALL.map(|monster| CardId::evolutions().filter(|card| of(card, monster)).collect())
    });
    let place = Monster::ALL.iter().position(|other| *other == monster);
    place.map_or(EvolutionSet::default(), |place| OF_MONSTER[place])
}

/// What is known.
impl State {
    /// Is this game played with Evolutions?
    #[must_use]
    #[inline]
    pub fn powered(&self) -> bool {
        !self.options.power_up.is_off()
    }

    /// The Evolutions in a hand that are known here: all of it for the one who holds it.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> EvolutionSet {
        self.evolutions.hands[seat.index() % MAX_SEATS]
    }

    /// How many Evolutions are in a hand.
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand(seat).len() + self.evolutions.hidden[seat.index() % MAX_SEATS].hand
    }

    /// How many Evolutions are in a hand that are not known here.
    #[must_use]
    pub fn unknown_in_hand(&self, seat: Seat) -> u8 {
        self.evolutions.hidden[seat.index() % MAX_SEATS].hand
    }

    /// The Evolutions in a deck, as far as they are known here; those under it are not among them.
    #[must_use]
    pub fn evolution_deck(&self, seat: Seat) -> EvolutionSet {
        self.evolutions.decks[seat.index() % MAX_SEATS]
    }

    /// The Evolutions in a discard pile that are known here.
    #[must_use]
    pub fn evolutions_discarded(&self, seat: Seat) -> EvolutionSet {
        self.evolutions.discards[seat.index() % MAX_SEATS]
    }

    /// How many Evolutions are in a discard pile.
    #[must_use]
    pub fn evolution_discard_size(&self, seat: Seat) -> u8 {
        self.evolutions_discarded(seat).len() + self.evolutions.hidden[seat.index() % MAX_SEATS].discard
    }

    /// How many Evolutions are in a deck, those put under it included.
    #[must_use]
    pub fn evolution_deck_size(&self, seat: Seat) -> u8 {
        let index = seat.index() % MAX_SEATS;
        let hidden = self.evolutions.hidden[index];
        self.evolutions.decks[index].len()
            + small(self.evolutions.under[index].len())
            + hidden.deck
            + hidden.under
    }

    /// The Evolutions of which the seat that draws keeps one, as far as they are known here.
    #[must_use]
    pub fn evolutions_drawn(&self) -> EvolutionSet {
        self.evolutions.drawn
    }

    /// The Evolutions that lie face down and may be drawn or dealt.
    #[must_use]
    pub fn face_down_evolutions(&self) -> EvolutionSet {
        self.evolutions
            .decks
            .iter()
            .fold(self.evolutions.pool, |all, deck| all.or(*deck))
    }

    /// What the turn remembers for Evolutions.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.evolutions.turn
    }

    /// The monster that bears the target token.
    #[must_use]
    pub fn target(&self) -> Option<Seat> {
        self.evolutions.target
    }

    /// The power card that lies under an Evolution.
    #[must_use]
    pub fn reserved(&self, key: Key) -> Option<CardId> {
        let mut all = self.evolutions.reserved.iter();
        all.find(|reserved| reserved.key == key)
            .map(|reserved| reserved.card)
    }

    /// All Evolutions of the game.
    pub(super) fn all_evolutions(&self) -> EvolutionSet {
        if !self.powered() {
            return EvolutionSet::NONE;
        }
        self.all_seats().fold(EvolutionSet::NONE, |all, seat| {
            all.or(of_monster(self.player(seat).monster))
        })
    }

    /// The Evolutions that lie in front of monsters, in decks, in hands or in discard piles.
    pub(super) fn placed_evolutions(&self) -> EvolutionSet {
        let zones = &self.evolutions;
        let in_play = self.in_play.iter().map(|held| held.card).collect();
        (0..MAX_SEATS).fold(in_play, |all: EvolutionSet, seat| {
            all.or(zones.decks[seat])
                .or(zones.under[seat].iter().copied().collect())
                .or(zones.hands[seat])
                .or(zones.discards[seat])
        })
    }

    /// What the deck of a seat holds if nothing else is said: the Evolutions of its monster that lie in no
    /// other such place.
    pub(super) fn usual_deck(&self, seat: Seat) -> EvolutionSet {
        if !self.powered() {
            return EvolutionSet::NONE;
        }
        let mut others = *self;
        others.evolutions.decks[seat.index()] = EvolutionSet::NONE;
        of_monster(self.player(seat).monster).but(others.placed_evolutions())
    }

    /// The deck of a seat if it holds something else, as far as all of it is known here.
    pub(super) fn unusual_deck(&self, seat: Seat) -> Option<EvolutionSet> {
        let deck = self.evolution_deck(seat);
        let known = self.evolutions.hidden[seat.index()].deck == 0;
        (known && deck != self.usual_deck(seat)).then_some(deck)
    }

    /// The Evolutions that everybody must think may be in a hand: those that are known to be there, and if
    /// there are others, all that lie nowhere openly.
    pub(super) fn possible_hand(&self, seat: Seat) -> EvolutionSet {
        let zones = &self.evolutions;
        let index = seat.index() % MAX_SEATS;
        let open = zones.hands[index].and(zones.shown);
        if zones.hands[index].but(zones.shown).is_empty() && zones.hidden[index].hand == 0 {
            return open;
        }
        let secret = |index: usize| {
            let under: EvolutionSet = zones.under[index].iter().copied().collect();
            zones.decks[index]
                .or(under)
                .or(zones.hands[index].or(zones.discards[index]).but(zones.shown))
        };
        let pool = if self.options.power_up == PowerUp::Draft {
            (0..MAX_SEATS).fold(zones.unseen, |all, index| all.or(secret(index)))
        } else {
            zones
                .unseen
                .and(of_monster(self.player(seat).monster))
                .or(secret(index))
        };
        open.or(pool)
    }

    /// Whose deck an Evolution belongs to that somebody else holds, or has in front of it.
    pub(super) fn home_of(&self, card: CardId, holder: Seat) -> Seat {
        if self.options.power_up == PowerUp::Draft {
            let strays = self.evolutions.stray.is_none_or(|stray| stray == card);
            return self.evolutions.stray_of.filter(|_| strays).unwrap_or(holder);
        }
        let monster = card.evolution().map(|evolution| evolution.monster);
        self.all_seats()
            .find(|seat| Some(self.player(*seat).monster) == monster)
            .unwrap_or(holder)
    }

    /// Who holds this Evolution in hand, or has it in its discard pile, as far as is known here.
    #[must_use]
    pub fn holder_of(&self, card: CardId) -> Option<Seat> {
        self.all_seats()
            .find(|seat| self.hand(*seat).contains(card))
            .or_else(|| {
                self.all_seats()
                    .find(|seat| self.evolutions_discarded(*seat).contains(card))
            })
    }
}

/// What must hold.
impl State {
    /// Each Evolution of the game is in exactly one place.
    pub(super) fn check_evolutions(&self) -> Result<(), String> {
        let zones = &self.evolutions;
        if !self.powered() {
            return must(
                zones.is_unused(),
                || "evolutions: the game is played without Evolutions",
            );
        }
        let mut seen = EvolutionSet::NONE;
        let mut add = |place: &str, cards: EvolutionSet| {
            let twice = seen.and(cards);
            seen = seen.or(cards);
            must(twice.is_empty(), || {
                format!("evolutions.{place}: {twice:?} lie in two places")
            })
        };
        for seat in 0..MAX_SEATS {
            add("decks", zones.decks[seat])?;
            add("under", zones.under[seat].iter().copied().collect())?;
            add("hands", zones.hands[seat])?;
            add("discards", zones.discards[seat])?;
        }
        add("pool", zones.pool)?;
        add("drawn", zones.drawn)?;
        add("unseen", zones.unseen)?;
        for held in self.in_play.iter().filter(|held| held.card.evolution().is_some()) {
            add("in_play", EvolutionSet::of(held.card))?;
        }
        let all = self.all_evolutions();
        must(seen == all, || {
            format!(
                "evolutions: {:?} are missing, {:?} do not belong to this game",
                all.but(seen),
                seen.but(all)
            )
        })?;
        let hidden: u32 = zones.hidden.iter().map(Hidden::total).sum();
        must(
            hidden == u32::from(zones.unseen.len())
                || self.turn.number == 0 && hidden < u32::from(zones.unseen.len()),
            || {
                format!(
                    "evolutions.hidden: {hidden} of {} unseen ones",
                    zones.unseen.len()
                )
            },
        )?;
        must(zones.drawing.0 < self.seats, || {
            format!("evolutions.drawing: there is no seat {}", zones.drawing.0)
        })?;
        for seat in [zones.stray_of, zones.target, zones.turn.halver]
            .into_iter()
            .flatten()
        {
            must(seat.0 < self.seats, || {
                format!("evolutions: there is no seat {}", seat.0)
            })?;
        }
        let mut veiled = 0;
        for known in zones.sunk.iter() {
            must(
                known.by.iter().all(|seat| seat.0 < self.seats),
                || "evolutions.sunk: nobody sits there",
            )?;
            veiled += u32::from(known.card.is_none());
        }
        must(
            veiled <= self.bag.total(),
            || "evolutions.sunk: more are hidden than are unseen",
        )?;
        let strangers = zones.turn.entrants.iter().find(|seat| seat.0 >= self.seats);
        must(
            strangers.is_none(),
            || "evolutions.turn.entrants: nobody sits there",
        )?;
        for seat in self.all_seats().filter(|seat| !self.player(*seat).alive) {
            must(self.hand_size(seat) == 0, || {
                format!("evolutions.hands[{}]: the monster is out of the game", seat.0)
            })?;
        }
        Ok(())
    }

    /// Does a view keep to itself what the one who is asked may choose from?
    pub(super) fn hides_choices(&self) -> bool {
        let veiled = !self.evolutions.unseen.is_empty()
            || self.evolutions.sunk.iter().any(|known| known.card.is_none())
            || self.known.iter().any(|known| known.card.is_none());
        veiled
            && matches!(
                self.asks.what,
                What::Draft | What::Draw | What::Evolution { .. } | What::Curse { .. }
            )
    }

    /// Is anything of the Evolutions hidden, as it is in a view alone?
    pub(super) fn has_unseen_evolutions(&self) -> bool {
        !self.evolutions.unseen.is_empty() || self.evolutions.hidden != [Hidden::default(); MAX_SEATS]
    }

    /// Is everything hidden that `viewer` may not know, and nothing else?
    pub(super) fn check_seen_evolutions(&self, viewer: Option<Seat>) -> Result<(), String> {
        let mut again = *self;
        again.hide_evolutions(viewer);
        must(
            again.evolutions == self.evolutions,
            || "evolutions: the viewer may not know where all of these lie",
        )?;
        let own = viewer.map(|viewer| self.evolutions.hidden[viewer.index() % MAX_SEATS]);
        must(
            own.is_none_or(|own| own == Hidden::default()),
            || "evolutions.hidden: nothing of the viewer's own is hidden from it",
        )
    }
}

/// Views.
impl State {
    /// Takes away what `viewer` may not know of Evolutions.
    pub(super) fn hide_evolutions(&mut self, viewer: Option<Seat>) {
        for index in 0..self.evolutions.sunk.len() {
            if !viewer.is_some_and(|viewer| self.evolutions.sunk[index].by.contains(viewer))
                && let Some(card) = self.evolutions.sunk[index].card.take()
            {
                self.bag.add(card.0);
            }
        }
        let zones = &mut self.evolutions;
        for index in 0..usize::from(self.seats) {
            if viewer.is_some_and(|viewer| viewer.index() == index) {
                continue;
            }
            let hidden = &mut zones.hidden[index];
            let hand = zones.hands[index].but(zones.shown);
            let discard = zones.discards[index].but(zones.shown);
            let under: EvolutionSet = zones.under[index].iter().copied().collect();
            hidden.deck += zones.decks[index].len();
            hidden.under += under.len();
            hidden.hand += hand.len();
            hidden.discard += discard.len();
            zones.unseen = zones.unseen.or(zones.decks[index]).or(under).or(hand).or(discard);
            zones.decks[index] = EvolutionSet::NONE;
            zones.under[index].clear();
            zones.hands[index] = zones.hands[index].and(zones.shown);
            zones.discards[index] = zones.discards[index].and(zones.shown);
            if zones.drawing.index() == index {
                hidden.drawn += zones.drawn.len();
                zones.unseen = zones.unseen.or(zones.drawn);
                zones.drawn = EvolutionSet::NONE;
            }
        }
        zones.unseen = zones.unseen.or(std::mem::take(&mut zones.pool));
    }

    /// Deals what is hidden, each way as likely as any other.
    pub(super) fn deal_hidden_evolutions(&mut self, chance: &mut dyn Chance) {
        for index in 0..self.evolutions.sunk.len() {
            if self.evolutions.sunk[index].card.is_none()
                && let Some(card) = self.bag.nth(chance.below(self.bag.total().max(1)))
            {
                self.bag.take(card);
                self.evolutions.sunk[index].card = Some(CardId::of_number(card));
            }
        }
        if self.evolutions.unseen.is_empty() {
            return;
        }
        for seat in self.all_seats() {
            let index = seat.index();
            let own = match self.options.power_up {
                PowerUp::Draft => self.evolutions.unseen,
                _ => self.evolutions.unseen.and(of_monster(self.player(seat).monster)),
            };
            let zones = &mut self.evolutions;
            let (mut left, hidden) = (own, std::mem::take(&mut zones.hidden[index]));
            for _ in 0..hidden.hand {
                zones.hands[index].insert_some(left.draw(chance));
            }
            for _ in 0..hidden.drawn {
                zones.drawn.insert_some(left.draw(chance));
            }
            for _ in 0..hidden.discard {
                zones.discards[index].insert_some(left.draw(chance));
            }
            for _ in 0..hidden.under {
                if let Some(card) = left.draw(chance).filter(|_| zones.under[index].has_room()) {
                    zones.under[index].push(card);
                }
            }
            for _ in 0..hidden.deck {
                zones.decks[index].insert_some(left.draw(chance));
            }
            zones.unseen = zones.unseen.but(own).or(left);
        }
        let zones = &mut self.evolutions;
        zones.pool = zones.pool.or(std::mem::take(&mut zones.unseen));
    }
}

/// What somebody makes of a position who thinks about it.
impl State {
    /// The same position as somebody sees it who takes no account of its own Evolutions: those of its hand
    /// are back in its deck. While the first hands are still picked it is the same.
    #[must_use]
    pub fn without_hand(&self, seat: Seat) -> Self {
        let mut position = *self;
        if self.turn.number > 0 {
            let index = seat.index() % MAX_SEATS;
            let zones = &mut position.evolutions;
            let hand = std::mem::take(&mut zones.hands[index]);
            zones.decks[index] = zones.decks[index].or(hand);
            zones.shown = zones.shown.but(hand);
        }
        position
    }

    /// Hides the Evolutions that came from a deck to a hand since `seen`: that there are more is known
    /// beforehand, which ones is luck.
    pub(super) fn turn_back_evolutions(&mut self, seen: &Self) {
        let zones = &mut self.evolutions;
        for index in 0..MAX_SEATS {
            let drawn = zones.hands[index].and(seen.evolutions.decks[index]);
            zones.hands[index] = zones.hands[index].but(drawn);
            zones.unseen = zones.unseen.or(drawn);
            zones.hidden[index].hand += drawn.len();
        }
    }
}

impl EvolutionSet {
    fn insert_some(&mut self, card: Option<CardId>) {
        *self = self.or(card.map_or(Self::NONE, Self::of));
    }
}

impl CardId {
    /// The Evolution that it is, if it is one.
    #[must_use]
    pub fn evolution(self) -> Option<Evolution> {
        match self.kind() {
            Kind::Evolution(evolution) => Some(evolution),
            _ => None,
        }
    }

    /// Does it stay in front of its owner when it is played?
    pub(super) fn is_permanent(self) -> bool {
        self.evolution()
            .is_some_and(|evolution| evolution.stay == Stay::Permanent)
    }
}
