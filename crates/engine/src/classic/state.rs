//! The whole truth about a table at one moment: small plain data that can be copied, compared and saved, also
//! in the middle of a question. Readers live here; what changes it lives in `turn`, `damage`, `tokyo`,
//! `market` and `step`.
//!
//! Deliberately absent: logs, words, cached totals, the order of the face-down deck.

use super::agenda::{Frame, Task};
use super::capacity::MOST_ROLLS;
use super::capacity::{AGENDA, DRAWN, FALLEN, FOLLOW_UPS, HITS, KNOWN, QUEUED, RESOLVING, YIELDERS};
use super::cards::CardId;
use super::event::{HitKind, Reason};
use super::evolution::Evolutions;
use super::in_play::InPlay;
use super::packs::{Good, OnTable};
use super::question::{Question, What};
use super::rule::{Rule, Stat};
use super::{Options, Wickedness};
use crate::classic::{Dice, Face};
use crate::parts::{Bag, DiceMask, FaceSet, MAX_DICE, Monster, Shelf, small};
use crate::{Asked, Seat, Seats, Whole};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most monsters at a table.
pub const MAX_SEATS: usize = 6;
/// Slots of the market.
pub const MARKET: usize = 3;

/// Names a card in play; never used twice in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Key(pub u16);

impl Key {
    /// No card: the effect of a Discard card, which never comes into play.
    pub const NONE: Self = Self(0);
}

/// Where a monster stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// Not in Tokyo.
    #[default]
    Outside,
    /// Tokyo City.
    City,
    /// Tokyo Bay, in use with five monsters or more (`core.md` §1.1).
    Bay,
}

/// One monster's part of the state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Player {
    /// Who it is.
    pub monster: Monster,
    /// Still in the game?
    pub alive: bool,
    /// Life, 0 to the cap; above it only while a deadly hit is answered (`core.md` §3.4).
    pub hearts: u8,
    /// Victory points, 0 to 20.
    pub stars: u8,
    /// Energy cubes.
    pub energy: u16,
    /// Where it stands.
    pub place: Place,
    /// Poison tokens on it.
    pub poison: u8,
    /// Shrink tokens on it.
    pub shrink: u8,
    /// Its counter on the wickedness gauge, 0 to 10.
    pub wicked: u8,
    /// A card has brought it back for good: up to 12 hearts, and hearts on its dice do nothing (Zombify).
    pub risen: bool,
    /// A card has won the game for it, if it survives the turn (Astronaut).
    pub crowned: bool,
    /// The monster whose fate it shares (Monster Sidekick).
    pub follows: Option<Seat>,
}

/// A kept card in front of a monster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Held {
    /// Its name while in play.
    pub key: Key,
    /// The card as printed.
    pub card: CardId,
    /// What it acts as: itself, or the card it copies.
    pub face: CardId,
    /// The card it copies; [`Key::NONE`] otherwise.
    pub copies: Key,
    /// In front of whom it lies.
    pub owner: Seat,
    /// Counters on it.
    pub tokens: u8,
    /// Used up for this turn.
    pub spent_turn: bool,
    /// Used up for the hit that is landing.
    pub spent_hit: bool,
    /// A copying card that has been moved this turn.
    pub moved: bool,
    /// Whose Evolution it is, if it lies in front of another monster than its own.
    #[serde(default, skip_serializing_if = "SomeSeat::is_nobody")]
    pub giver: SomeSeat,
}

/// A seat or nobody, in one byte. A file holds it as a seat or nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SomeSeat(u8);

impl SomeSeat {
    /// Nobody.
    pub const NOBODY: Self = Self(0);

    /// The seat, if there is one.
    #[must_use]
    pub const fn get(self) -> Option<Seat> {
        match self.0 {
            0 => None,
            above => Some(Seat(above - 1)),
        }
    }

    /// Is it nobody?
    #[must_use]
    pub const fn is_nobody(&self) -> bool {
        self.0 == 0
    }
}

impl From<Option<Seat>> for SomeSeat {
    fn from(seat: Option<Seat>) -> Self {
        Self(seat.map_or(0, |seat| seat.0.saturating_add(1)))
    }
}

impl Serialize for SomeSeat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.get().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SomeSeat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Option::<Seat>::deserialize(deserializer).map(Self::from)
    }
}

/// An amount of life that one victim is about to lose from one source (`core.md` §3.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hit {
    /// Who is about to lose them.
    pub victim: Seat,
    /// Hearts at stake; cards may still change it.
    pub amount: u8,
    /// Smash, card or token.
    pub kind: HitKind,
    /// The monster that causes it.
    pub by: Option<Seat>,
    /// The card that causes it.
    pub card: Option<CardId>,
    /// Set aside until its victim has decided to yield or stay.
    pub held: bool,
    /// Its victim has no answer to it.
    pub sure: bool,
    /// Claws among them; counted in games with Evolutions only.
    #[serde(default, skip_serializing_if = "is_none_of")]
    pub claws: u8,
    /// Hearts that it will cost besides, if it costs any.
    #[serde(default, skip_serializing_if = "is_none_of")]
    pub more: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands in a reference")]
const fn is_none_of(count: &u8) -> bool {
    *count == 0
}

impl Default for Hit {
    fn default() -> Self {
        Self {
            victim: Seat(0),
            amount: 0,
            kind: HitKind::Card,
            by: None,
            card: None,
            held: false,
            sure: false,
            claws: 0,
            more: 0,
        }
    }
}

impl Hit {
    /// A loss that a card's effect brings upon `victim`.
    pub(super) fn of_card(frame: &Frame, victim: Seat, amount: u8) -> Self {
        Self {
            victim,
            amount,
            by: Some(frame.owner),
            card: Some(frame.face),
            ..Self::default()
        }
    }
}

/// A card at the top of the deck that somebody has looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Known {
    /// The card; `None` in a view of somebody who has not seen it (it is counted among the unseen ones then).
    pub card: Option<CardId>,
    /// The seats that know it.
    pub by: Seats,
}

/// The record of the turn being played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Turn {
    /// The active monster.
    pub active: Seat,
    /// Counted from 1; 0 before the first turn.
    pub number: u16,
    /// Ordinary, or why it is an extra one.
    pub reason: Reason,
    /// The dice of the turn; empty before the first roll.
    pub dice: Dice,
    /// Rolls used.
    pub rolls: u8,
    /// Rolls that cards have given beyond the limit.
    pub more_rolls: u8,
    /// Dice that opponents' cards have thrown again.
    pub probed: DiceMask,
    /// The die that an opponent's card is working on.
    pub probing: u8,
    /// Nothing changes the dice any more.
    pub fixed: bool,
    /// Sizes of the groups when the dice were fixed, smashes added by cards included.
    pub sizes: [u8; 6],
    /// The faces of the groups not resolved yet.
    pub groups: FaceSet<Face>,
    /// The active monster asked for the default order.
    pub in_order: bool,
    /// The monsters that were in Tokyo when the turn began.
    pub started_in_tokyo: Seats,
    /// The monsters that take no more loss this turn.
    pub shielded: Seats,
    /// The monsters wounded by the smashes being resolved.
    pub wounded: Seats,
    /// Hits that the monster taking Tokyo will suffer from those that yielded.
    pub departures: Shelf<Hit, YIELDERS>,
    /// Another turn with fewer dice has been earned.
    pub again: bool,
    /// Cards bought this turn, by anybody.
    pub bought: u8,
    /// Smashes that others have added to the dice.
    pub cheers: u8,
    /// The dice, with the smashes added by cards, have shown all six symbols since the last roll.
    pub all_six: bool,
    /// For each seat, whom it has made lose hearts this turn.
    pub harmed: [Seats; MAX_SEATS],
    /// The monsters that have lost hearts this turn.
    pub lost: Seats,
    /// The monsters that smashes have wounded this turn.
    pub clawed: Seats,
    /// Stars that the active monster has gained this turn.
    pub scored: u8,
    /// Stars of the active monster when its smashes were resolved.
    pub stars_at_smash: u8,
    /// The smashes have been answered for as one source that hurt others.
    pub fed: bool,
    /// Those who have yielded this turn, in order.
    pub yielders: Shelf<Seat, YIELDERS>,
}

/// A monster that has no hearts left, until settlement has dealt with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Fallen {
    /// Who.
    pub seat: Seat,
    /// Through whom, if another monster did it.
    pub by: Option<Seat>,
}

/// A full extra turn that waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Extra {
    /// Whose turn.
    pub seat: Seat,
    /// The tile that gives it and goes with it; [`Key::NONE`] for a card.
    pub key: Key,
    /// Its place among those that one monster takes after a turn, lower ones first.
    #[serde(default, skip_serializing_if = "is_none_of")]
    pub rank: u8,
}

/// How the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// In which way.
    pub ending: Ending,
    /// The winners; normally one.
    pub winners: Seats,
}

/// The ways in which a game ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// Twenty stars at the end of a turn.
    Stars,
    /// Only one monster is left, with those bound to it.
    Survivor,
    /// No monster is left.
    Nobody,
    /// A tile turned a death into a victory (Final Roar).
    Roar,
    /// The top of the Tokyo Tower was reached.
    Tower,
}

/// A table at one moment. `save` has the last word on what is loaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct State {
    /// Where a view has its fields: it is no position.
    #[serde(default, skip_serializing, rename = "view_of", alias = "seen")]
    pub(super) whole: Whole,
    pub(super) options: Options,
    pub(super) seats: u8,
    pub(super) players: [Player; MAX_SEATS],
    pub(super) market: [Option<CardId>; MARKET],
    /// The unordered part of the face-down deck.
    #[serde(with = "super::cards::as_slugs")]
    pub(super) bag: Bag,
    /// Cards on top of the deck that somebody has seen, the top one first.
    pub(super) known: Shelf<Known, KNOWN>,
    #[serde(with = "super::cards::as_slugs")]
    pub(super) discard: Bag,
    /// Kept cards in the order in which they came into play.
    pub(super) in_play: InPlay,
    /// Cards that have been bought and are being resolved.
    pub(super) resolving: Shelf<CardId, RESOLVING>,
    pub(super) next_key: u16,
    pub(super) turn: Turn,
    /// The seat whose ordinary turn was the last one: play goes on to its left.
    pub(super) order: Seat,
    /// Dice lost in the chain of extra turns with fewer dice.
    pub(super) penalty: u8,
    /// Full extra turns to be taken, in order.
    pub(super) queued: Shelf<Extra, QUEUED>,
    /// Hits being landed, and below them those that wait.
    pub(super) hits: Shelf<Hit, HITS>,
    /// Hits that answer hits, to be landed once the dead are buried.
    pub(super) follow_ups: Shelf<Hit, FOLLOW_UPS>,
    /// The last hit that cost hearts, `amount` being those lost.
    pub(super) struck: Hit,
    /// Those who have reached 0 hearts since the last settlement.
    pub(super) fallen: Shelf<Fallen, FALLEN>,
    /// The monsters that have cost others hearts in the batch that is landing.
    pub(super) culprits: Seats,
    /// Dice thrown beside the turn's dice.
    pub(super) beside: Dice,
    /// Market slots revealed since the reveal window opened, as a mask.
    pub(super) revealed: u8,
    /// Has anybody answered yet?
    pub(super) begun: bool,
    /// The wickedness tiles that still lie on the gauge: bit n for face n of the table of tiles.
    pub(super) tiles: u32,
    /// Costumes not dealt yet, at the start.
    #[serde(with = "super::cards::as_slugs")]
    pub(super) costumes: Bag,
    /// The costumes of which a seat keeps one, at the start.
    pub(super) drawn: Shelf<CardId, DRAWN>,
    /// Throws for the first turn: claws per seat and the seats still in the running.
    pub(super) first: FirstThrows,
    /// Evolutions that are not in play, and what belongs to those that are.
    #[serde(default, skip_serializing_if = "Evolutions::is_unused")]
    pub(super) evolutions: Evolutions,
    /// What the monster packs have on the table beside the pieces in front of monsters.
    #[serde(default, skip_serializing_if = "OnTable::is_unused")]
    pub(super) packs: OnTable,
    pub(super) agenda: Shelf<Task, AGENDA>,
    pub(super) asks: Question,
    pub(super) outcome: Option<Outcome>,
}

/// The throw for the first turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub(super) struct FirstThrows {
    /// Claws thrown by each seat.
    pub claws: [u8; MAX_SEATS],
    /// The seats still in the running.
    pub running: Seats,
}

/// Readers.
impl State {
    /// The table's options.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The open question.
    #[must_use]
    pub fn question(&self) -> Question {
        self.asks
    }

    /// Every seat, clockwise from 0, eliminated ones included.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// The living seats, clockwise from the left of `seat`, that seat itself last.
    pub fn living_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let alive = self.living();
        let seats = self.seats;
        (1..=seats)
            .map(move |step| Seat((seat.0 + step) % seats))
            .filter(move |seat| alive.contains(*seat))
    }

    /// The living monsters.
    #[must_use]
    pub fn living(&self) -> Seats {
        self.all_seats().filter(|seat| self.player(*seat).alive).collect()
    }

    /// How many monsters are left.
    #[must_use]
    pub fn living_count(&self) -> u32 {
        u32::from(small(self.living().len()))
    }

    /// One monster's dials, tokens and place.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The active monster.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.turn.active
    }

    /// The record of the turn.
    #[must_use]
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Is this monster in Tokyo, City or Bay?
    #[must_use]
    pub fn in_tokyo(&self, seat: Seat) -> bool {
        self.player(seat).place != Place::Outside
    }

    /// The monster at `place` in Tokyo.
    #[must_use]
    pub fn at(&self, place: Place) -> Option<Seat> {
        self.all_seats()
            .find(|seat| self.player(*seat).place == place && place != Place::Outside)
    }

    /// Is Tokyo Bay in use? Five monsters or more (`core.md` §1.1).
    #[must_use]
    pub fn bay_open(&self) -> bool {
        self.living_count() >= 5
    }

    /// The cards of the market, slot by slot.
    #[must_use]
    pub fn market(&self) -> &[Option<CardId>; MARKET] {
        &self.market
    }

    /// Cards left in the face-down deck.
    #[must_use]
    pub fn deck_size(&self) -> u32 {
        self.bag.total()
            + u32::from(small(
                self.known.iter().filter(|known| known.card.is_some()).count(),
            ))
            + u32::from(small(
                self.evolutions
                    .sunk
                    .iter()
                    .filter(|known| known.card.is_some())
                    .count(),
            ))
    }

    /// Cards that may still be in the deck where nobody has looked, with their number of copies.
    pub fn unseen(&self) -> impl Iterator<Item = (CardId, u8)> + use<> {
        self.bag.iter().map(|(card, count)| (CardId(card), count))
    }

    /// The cards on top of the deck that `seat` knows, with their depth (0 is the top).
    pub fn known_to(&self, seat: Seat) -> impl Iterator<Item = (u8, CardId)> + '_ {
        self.known
            .iter()
            .enumerate()
            .filter(move |(_, known)| known.by.contains(seat))
            .filter_map(|(depth, known)| known.card.map(|card| (small(depth), card)))
    }

    /// The discard pile, with the number of copies of each card.
    pub fn discarded(&self) -> impl Iterator<Item = (CardId, u8)> + use<> {
        self.discard.iter().map(|(card, count)| (CardId(card), count))
    }

    /// Cards in the discard pile.
    #[must_use]
    pub fn discard_size(&self) -> u32 {
        self.discard.total()
    }

    /// All kept cards in play, in the order in which they came.
    #[must_use]
    pub fn in_play(&self) -> &[Held] {
        &self.in_play
    }

    /// Has this card no effect now, because the open curse says so (Gaze of the Sphinx)?
    #[must_use]
    pub fn is_without_effect(&self, held: &Held) -> bool {
        self.in_play.is_blank(held.card) || self.in_play.is_blank(held.face)
    }

    /// The kept cards of one monster.
    pub fn held_by(&self, seat: Seat) -> impl Iterator<Item = &Held> + '_ {
        self.in_play.iter().filter(move |held| held.owner == seat)
    }

    /// A card in play by its key.
    #[must_use]
    pub fn held(&self, key: Key) -> Option<&Held> {
        self.in_play.iter().find(|held| held.key == key)
    }

    /// How many cards of this monster act as `face`.
    #[must_use]
    pub fn copies(&self, seat: Seat, face: CardId) -> u8 {
        small(self.held_by(seat).filter(|held| held.face == face).count())
    }

    /// A number folded over the cards of `seat`, starting from `base` (`rule::Stat` tells which).
    #[must_use]
    #[inline]
    pub fn stat(&self, stat: Stat, seat: Seat, base: i32) -> i32 {
        if !self.in_play.cares(seat).stats.meets(stat.mask()) {
            base
        } else {
            self.folded(stat, seat, base)
        }
    }

    fn folded(&self, stat: Stat, seat: Seat, base: i32) -> i32 {
        let mut number = base;
        for held in self.in_play.iter() {
            if held.owner == seat && self.in_play.acting(held).stats.meets(stat.mask()) {
                number = self.bend(stat, held, number);
            }
        }
        // The open curse has the last word.
        if let Some(curse) = self.packs.curse
            && curse.cares().stats.meets(stat.mask())
        {
            number = self.bend(stat, &Held::fresh(Key::NONE, curse, seat), number);
        }
        number
    }

    /// What one card makes of a number.
    pub(super) fn bend(&self, stat: Stat, held: &Held, number: i32) -> i32 {
        held.face
            .card()
            .rules
            .iter()
            .fold(number, |number, rule| match rule {
                Rule::Always(touched, change) if *touched == stat => change(self, held, number),
                _ => number,
            })
    }

    /// Does a card of `seat` claim this?
    #[must_use]
    pub fn claims(&self, stat: Stat, seat: Seat) -> bool {
        self.stat(stat, seat, 0) > 0
    }

    /// The most hearts this monster can have: 10, or 12 with a card that says so.
    #[must_use]
    pub fn cap(&self, seat: Seat) -> u8 {
        let base = if self.player(seat).risen { 12 } else { 10 };
        small(self.stat(Stat::Cap, seat, base).clamp(1, 12))
    }

    /// Is this monster about to be eliminated? It has no hearts, and nothing lets it live on without.
    #[must_use]
    pub fn doomed(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.alive && player.hearts == 0 && !self.claims(Stat::Undying, seat)
    }

    /// Can this monster act and gain anything? It lives and is not doomed (`core.md` §3.5).
    #[must_use]
    pub fn thrives(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.alive && (player.hearts > 0 || self.claims(Stat::Undying, seat))
    }

    /// The tiles that still lie on this level of the gauge.
    pub fn tiles_at(&self, level: u8) -> impl Iterator<Item = CardId> + use<> {
        self.all_tiles()
            .filter(move |tile| tile.tile().is_some_and(|tile| tile.level == level))
    }

    /// The tiles that still lie on the gauge.
    pub fn all_tiles(&self) -> impl Iterator<Item = CardId> + use<> {
        let lying = self.tiles;
        CardId::tiles()
            .enumerate()
            .filter(move |(index, _)| lying & 1 << index != 0)
            .map(|(_, tile)| tile)
    }

    /// Is the wickedness gauge in play?
    #[must_use]
    pub fn gauge(&self) -> bool {
        self.options.wickedness != Wickedness::Off
    }

    /// The costumes of which a seat is to keep one, at the start.
    #[must_use]
    pub fn drawn(&self) -> &[CardId] {
        &self.drawn
    }

    /// The last hit that cost hearts, with those really lost.
    #[must_use]
    pub fn struck(&self) -> &Hit {
        &self.struck
    }

    /// What `card` costs as printed, in energy.
    #[must_use]
    pub fn printed_cost(&self, card: CardId) -> u8 {
        self.options.printed_cost(card)
    }

    /// Has this monster the right to buy `card`, if it can pay for it (`power-cards.md` §3.5)?
    #[must_use]
    pub fn may_buy(&self, seat: Seat, card: CardId) -> bool {
        (card.card().for_sale)(self, seat)
            && !self.claims(Stat::BuysNothing, seat)
            && !self.is_barred_from(seat, Good::Purchases)
            && (!self.powered() || !self.is_thwarted(seat, card))
    }

    /// Has this monster the right to buy `card`, and the energy?
    #[must_use]
    pub fn can_buy(&self, seat: Seat, card: CardId) -> bool {
        self.player(seat).energy >= u16::from(self.price(seat, card)) && self.may_buy(seat, card)
    }

    /// What `card` costs this monster now, modifiers included.
    #[must_use]
    #[inline]
    pub fn price(&self, seat: Seat, card: CardId) -> u8 {
        let price = self.stat(Stat::Price, seat, i32::from(self.printed_cost(card)));
        let price = small(price.clamp(0, i32::from(u8::MAX)));
        if self.powered() {
            self.reduced(price, seat, card)
        } else {
            price
        }
    }

    /// How many times the active monster may roll this turn.
    #[must_use]
    pub fn roll_limit(&self) -> u8 {
        let limit = self
            .stat(Stat::Rolls, self.turn.active, 3)
            .clamp(1, i32::from(MOST_ROLLS));
        if self.powered() && self.rolls_once() {
            return 1;
        }
        small(limit).saturating_add(self.turn.more_rolls).min(MOST_ROLLS)
    }

    /// How many dice `seat` would roll if its turn began now.
    #[must_use]
    pub fn dice_count(&self, seat: Seat) -> u8 {
        let base = 6
            - i32::from(self.player(seat).shrink)
            - if seat == self.turn.active {
                i32::from(self.penalty)
            } else {
                0
            };
        let mut count = self.stat(Stat::Dice, seat, base);
        for held in self.in_play.iter() {
            // One card of the family stands in the dice of others.
            if held.owner != seat && self.in_play.acting(held).stats.meets(Stat::DiceOfOthers.mask()) {
                count = self.bend(Stat::DiceOfOthers, held, count);
            }
        }
        small(count.clamp(0, i32::from(small(MAX_DICE - self.special_room()))))
    }

    /// The cards of others that take dice or rolls from the turn of `seat`, such as Cold Wave and Blizzard.
    pub fn hindrances(&self, seat: Seat) -> impl Iterator<Item = &Held> + '_ {
        self.in_play.iter().filter(move |held| {
            let stats = self.in_play.acting(held).stats;
            let storms = self.powered() && stats.meets(Stat::Storms.mask());
            let takes_dice =
                stats.meets(Stat::DiceOfOthers.mask()) && self.bend(Stat::DiceOfOthers, held, 0) < 0;
            held.owner != seat && (storms || takes_dice)
        })
    }

    /// The hit that is about to land, when its victim is asked about it.
    #[must_use]
    pub fn landing(&self) -> Option<&Hit> {
        match (self.asks.what, self.asks.of) {
            (What::Harm, Asked::Seat(_)) => self.landing_hit(),
            _ => None,
        }
    }

    /// The hits that wait for their victims to yield or stay.
    pub fn held_hits(&self) -> impl Iterator<Item = &Hit> + '_ {
        self.hits.iter().filter(|hit| hit.held)
    }

    /// Dice thrown beside the turn's dice, for a card.
    #[must_use]
    pub fn beside(&self) -> Dice {
        self.beside
    }

    /// Market slots that are on offer in the reveal window, as a mask.
    #[must_use]
    pub fn revealed(&self) -> u8 {
        self.revealed
    }

    /// How the game ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Is the two-player variant in force (`core.md` §1.5)?
    #[must_use]
    pub fn two_player_variant(&self) -> bool {
        self.options.two_player_variant && self.seats == 2
    }
}
