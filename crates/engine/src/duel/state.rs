//! The position as plain data, and what can be read from it; what lies on the tracks is read in `laid`.

use super::Dice;
use super::agenda::{Effect, Phase};
use super::buzz::{self, Bonus, Buzz, Placing};
use super::capacity::AGENDA;
use super::cards::{CardId, Cards};
use super::face::Face;
use super::kept::Kept;
use super::power::Monster;
use super::question::{Pick, Question, What};
use super::rule::{Rule, Stat};
use super::track::{Space, Track};
use crate::parts::{DiceMask, FaceSet, Shelf, small};
use crate::{Asked, Seat, Whole};
use serde::{Deserialize, Serialize};

/// Market slots; 0 is the rightmost one.
pub const MARKET: usize = 3;
/// The most dice tokens that a player can hold.
pub(super) const MOST_TOKENS: u8 = 2;
/// The most extra dice in a turn.
pub(super) const MOST_EXTRA: u8 = 2;
/// Regular dice.
pub(super) const REGULAR: u8 = 6;
/// The most energy that a player can hold; no game comes near it.
pub(super) const MOST_ENERGY: u16 = 9_999;

/// One player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// The monster.
    pub monster: Monster,
    /// Hearts, from 0 to the monster's health.
    pub health: u8,
    /// Energy cubes.
    pub energy: u16,
    /// Dice tokens, 0 to 2.
    pub tokens: u8,
    /// Keep cards, in the order in which they came.
    pub kept: Kept,
    /// Cards that wait for this player's next turn.
    pub awaiting: Cards,
    /// Hits taken in this turn.
    pub hits: u8,
    /// Nothing hurts until the turn ends.
    pub shielded: bool,
}

impl Player {
    pub(super) fn new(monster: Monster) -> Self {
        Self {
            monster,
            health: monster.health(),
            energy: 0,
            tokens: 0,
            kept: Kept::default(),
            awaiting: Cards::default(),
            hits: 0,
            shielded: false,
        }
    }
}

/// The record of the turn (`duel.md` §11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub active: Seat,
    /// Turns begun so far.
    pub number: u16,
    /// Cards used this turn.
    pub spent: Cards,
    /// Regular dice that are missing.
    pub fewer: u8,
    /// Dice tokens spent.
    pub tokens: u8,
    /// The dice of the pool.
    pub dice: Dice,
    /// Rolls used.
    pub rolls: u8,
    /// Dice taken out of the Roll.
    pub out: DiceMask,
    /// Faces added to the Roll, in the order of [`Face::ALL`].
    pub added: [u8; 6],
    /// The Roll is final and not all of its faces are resolved.
    pub counting: bool,
    /// Faces resolved.
    pub resolved: FaceSet<Face>,
    /// Claws resolved, bonus claws and added ones included.
    pub claws: u8,
    /// Cards bought.
    pub bought: u8,
    /// The same player takes another turn after this one.
    pub again: bool,
}

impl Turn {
    pub(super) fn of(active: Seat, number: u16) -> Self {
        Self {
            active,
            number,
            spent: Cards::default(),
            fewer: 0,
            tokens: 0,
            dice: Dice::default(),
            rolls: 0,
            out: 0,
            added: [0; 6],
            counting: false,
            resolved: FaceSet::NONE,
            claws: 0,
            bought: 0,
            again: false,
        }
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A marker has reached the winner's victory space.
    Victory(Track),
    /// Both markers are in the winner's spotlight zones.
    Spotlight,
    /// The other player has no hearts left.
    Knockout,
}

/// The result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// How.
    pub ending: Ending,
    /// Who has won.
    pub winner: Seat,
}

/// A whole position, also in the middle of a question. `save` has the last word on what is loaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, remote = "Self")]
pub struct State {
    /// Where a view has its fields: it is no position.
    #[serde(default, skip_serializing, rename = "view_of", alias = "seen")]
    pub(super) whole: Whole,
    pub(super) players: [Player; 2],
    /// Who took the first turn: this player pulls toward -7.
    pub(super) first: Seat,
    /// The markers, in the order of [`Track::ALL`].
    pub(super) markers: [Space; 2],
    /// Where each Buzz token lies, in the order of [`Buzz::ALL`].
    pub(super) buzz: [Option<Placing>; buzz::COUNT],
    pub(super) market: [Option<CardId>; MARKET],
    /// Cards not yet turned over; they have no order until somebody turns one over.
    pub(super) deck: Cards,
    pub(super) discard: Cards,
    pub(super) turn: Turn,
    pub(super) phase: Phase,
    /// What waits; the last one is next.
    pub(super) agenda: Shelf<Effect, AGENDA>,
    pub(super) asks: Question,
    pub(super) outcome: Option<Outcome>,
    /// Claws thrown for the first turn.
    pub(super) first_claws: u8,
    /// Questions with one legal answer resolve by themselves.
    pub(super) automatic: bool,
    /// Somebody has answered.
    pub(super) begun: bool,
}

/// The other seat.
#[must_use]
pub(super) const fn rival_of(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl State {
    /// The open question.
    #[must_use]
    pub const fn question(&self) -> Question {
        self.asks
    }

    /// The player on a seat.
    ///
    /// # Panics
    /// When the seat is neither 0 nor 1.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Both seats, the one who began first.
    pub fn seats_in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        [self.first, rival_of(self.first)].into_iter()
    }

    /// The other player.
    #[must_use]
    pub const fn rival(&self, seat: Seat) -> Seat {
        rival_of(seat)
    }

    /// Who took the first turn.
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn active(&self) -> Seat {
        self.turn.active
    }

    /// The record of the turn.
    #[must_use]
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Where the turn stands.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The result, once the game is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Do questions with one legal answer resolve by themselves?
    #[must_use]
    pub const fn automatic(&self) -> bool {
        self.automatic
    }

    /// The market, slot 0 being the rightmost, cheaper one.
    #[must_use]
    pub const fn market(&self) -> &[Option<CardId>; MARKET] {
        &self.market
    }

    /// Cards not yet turned over, which nobody knows the order of.
    #[must_use]
    pub const fn deck(&self) -> Cards {
        self.deck
    }

    /// Cards that are out of the game.
    #[must_use]
    pub const fn discarded(&self) -> Cards {
        self.discard
    }

    /// The cards that a player has in play, as a set.
    #[must_use]
    #[inline]
    pub fn cards(&self, seat: Seat) -> Cards {
        self.player(seat).kept.set()
    }

    /// The rules of all cards that a player has in play.
    pub fn rules(&self, seat: Seat) -> impl Iterator<Item = &'static Rule> + '_ {
        self.player(seat).kept.iter().flat_map(|card| card.card().rules)
    }

    /// Who has this card in play.
    #[must_use]
    pub fn owner(&self, card: CardId) -> Option<Seat> {
        [Seat(0), Seat(1)]
            .into_iter()
            .find(|seat| self.player(*seat).kept.has(card))
    }

    /// A number in which cards stand, folded over those of one player; the order of additions does not
    /// matter.
    #[must_use]
    #[inline]
    pub(super) fn stat(&self, stat: Stat, seat: Seat, base: u8) -> u8 {
        let standing = Cards::standing(stat).and(self.cards(seat));
        if standing.is_empty() {
            return base;
        }
        self.folded(standing, stat, seat, base)
    }

    fn folded(&self, standing: Cards, stat: Stat, seat: Seat, base: u8) -> u8 {
        let mut number = base;
        for card in standing.iter() {
            for rule in card.card().rules {
                if let Rule::Always(about, change) = rule
                    && *about == stat
                {
                    number = change(self, seat, number);
                }
            }
        }
        number
    }

    /// Rolls that a player has in a turn.
    #[must_use]
    pub fn roll_limit(&self, seat: Seat) -> u8 {
        self.stat(Stat::Rolls, seat, 3)
    }

    /// Rolls that the active player did not use.
    #[must_use]
    pub fn unused_rolls(&self) -> u8 {
        self.roll_limit(self.active()).saturating_sub(self.turn.rolls)
    }

    /// Extra dice that the active player has so far.
    #[must_use]
    pub fn extra_dice(&self) -> u8 {
        (self.stat(Stat::ExtraDice, self.active(), 0) + self.turn.tokens).min(MOST_EXTRA)
    }

    /// Dice in the active player's pool, 0 to 8 (`duel.md` §7.1).
    #[must_use]
    pub fn pool(&self) -> u8 {
        self.regular_dice() + self.extra_dice()
    }

    /// Regular dice among them.
    pub(super) const fn regular_dice(&self) -> u8 {
        let regular = if self.turn.number == 1 {
            REGULAR - 1
        } else {
            REGULAR
        };
        regular.saturating_sub(self.turn.fewer)
    }

    /// May the active player spend another token, before the first roll?
    #[must_use]
    pub fn can_spend_token(&self) -> bool {
        self.player(self.active()).tokens > 0 && self.extra_dice() < MOST_EXTRA
    }

    /// Dice that count: those not taken out of the Roll.
    #[must_use]
    pub fn dice_in_roll(&self) -> DiceMask {
        self.turn.dice.all() & !self.turn.out
    }

    /// How many symbols of a face the Roll has now: dice, added faces and bonus claws (`duel.md` §5.4).
    #[must_use]
    pub fn rolled(&self, face: Face) -> u8 {
        let shown = if self.turn.out == 0 {
            self.turn.dice.count(face)
        } else {
            small((self.turn.dice.showing(face) & !self.turn.out).count_ones())
        };
        let added = shown + self.turn.added[face.index()];
        if face == Face::Claw {
            self.stat(Stat::Claws, self.active(), added)
        } else {
            added
        }
    }

    /// How many symbols of each face the Roll has now, in the order of [`Face::ALL`].
    #[must_use]
    pub fn symbols(&self) -> [u8; 6] {
        let shown = if self.turn.out == 0 {
            self.turn.dice.counts()
        } else {
            Face::ALL.map(|face| small((self.turn.dice.showing(face) & !self.turn.out).count_ones()))
        };
        let added = self.turn.added;
        let mut symbols: [u8; 6] = std::array::from_fn(|face| shown[face] + added[face]);
        let claws = &mut symbols[Face::Claw.index()];
        *claws = self.stat(Stat::Claws, self.active(), *claws);
        symbols
    }

    /// The faces that have something to do and are not resolved yet.
    #[must_use]
    pub fn resolvable_faces(&self) -> FaceSet<Face> {
        let [claws, destruction, energy, hearts, power, fame] = self.symbols();
        let open = FaceSet::ALL.difference(self.turn.resolved);
        let healing = hearts > 0 && open.contains(Face::Heart) && self.missing_hearts(self.active()) > 0;
        let power = power > 0
            && open.contains(Face::Power)
            && (self.player(self.active()).monster.board().usable)(self);
        let faces = u8::from(claws > 0) << Face::Claw as u8
            | u8::from(destruction >= 3) << Face::Destruction as u8
            | u8::from(energy > 0) << Face::Energy as u8
            | u8::from(healing) << Face::Heart as u8
            | u8::from(power) << Face::Power as u8
            | u8::from(fame >= 3) << Face::Fame as u8;
        FaceSet::from_bits(faces).intersection(open)
    }

    /// Has this face something to do and is not resolved yet (`duel.md` §5.4)?
    #[must_use]
    pub fn resolvable(&self, face: Face) -> bool {
        self.resolvable_faces().contains(face)
    }

    /// Hearts that a player has lost.
    #[must_use]
    pub fn missing_hearts(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        player.monster.health().saturating_sub(player.health)
    }

    /// Hits that a player has taken this turn.
    #[must_use]
    pub fn hits_taken(&self, seat: Seat) -> u8 {
        self.player(seat).hits
    }

    /// Would a packet do nothing to this player, whatever its size?
    #[must_use]
    pub fn unhurt(&self, seat: Seat) -> bool {
        self.player(seat).shielded || self.stat(Stat::Immune, seat, 0) > 0
    }

    /// Hits of the packet that is about to land; 0 when none is.
    #[must_use]
    pub fn packet_hits(&self) -> u8 {
        self.packet().map_or(0, |(_, hits)| hits)
    }

    /// The packet that is about to land: on whom, and how many hits.
    #[must_use]
    pub fn packet(&self) -> Option<(Seat, u8)> {
        self.agenda.iter().rev().find_map(|effect| match effect {
            Effect::Packet { to, hits, .. } => Some((*to, *hits)),
            _ => None,
        })
    }

    /// What the line that asks now counts (hits or energy that a card reacts to, power faces or tokens that
    /// are left), and what was chosen in it last.
    #[must_use]
    pub fn line(&self) -> (u8, Pick) {
        match self.agenda.last() {
            Some(Effect::Line(frame)) => (frame.count, frame.pick),
            _ => (0, Pick::Nothing),
        }
    }

    /// The Buzz bonus that is about to be taken.
    #[must_use]
    pub fn waiting_bonus(&self) -> Option<(Buzz, Bonus)> {
        self.agenda.iter().rev().find_map(|effect| match effect {
            Effect::Bonus { buzz, bonus, .. } => Some((*buzz, *bonus)),
            _ => None,
        })
    }

    /// What the card in this market slot costs, `less` being what a card takes off; never below 1.
    #[must_use]
    pub fn price(&self, slot: usize, less: u8) -> Option<u8> {
        let card = self.market.get(slot).copied().flatten()?;
        let rightmost = u8::from(slot == 0);
        Some(card.cost().saturating_sub(rightmost + less).max(1))
    }

    /// Can a player pay for the card in this market slot?
    #[must_use]
    pub fn affordable(&self, seat: Seat, slot: usize, less: u8) -> bool {
        self.price(slot, less)
            .is_some_and(|price| u16::from(price) <= self.player(seat).energy)
    }

    pub(super) const fn asked_seat(&self) -> Option<Seat> {
        match self.asks.of {
            Asked::Seat(seat) => Some(seat),
            Asked::Nature | Asked::NoOne => None,
        }
    }

    /// Faces that a player may throw again any number of times once no roll is left.
    #[must_use]
    pub fn free_faces(&self, seat: Seat) -> FaceSet<Face> {
        FaceSet::from_bits(self.stat(Stat::FreeFaces, seat, 0))
    }

    /// The position in which Nature throws all dice of this turn for the first time, as if nothing had been
    /// rolled yet. Only while dice are rolled: positions of one turn that differ in nothing but what was
    /// rolled come out equal.
    #[must_use]
    pub fn unrolled(&self) -> Self {
        let mut position = *self;
        position.turn.dice = Dice::fresh(self.turn.dice.len());
        position.turn.rolls = 1;
        position.asks = Question {
            of: Asked::Nature,
            what: What::Throw {
                dice: self.turn.dice.all(),
            },
        };
        position
    }

    /// May dice be thrown again now, and which? All while rolls are left, then only those that cards let
    /// throw again.
    #[must_use]
    pub fn rerollable(&self) -> DiceMask {
        if self.asks.what != What::Roll {
            return 0;
        }
        self.throwable()
    }

    /// The dice that the active player could throw again after a roll.
    pub(super) fn throwable(&self) -> DiceMask {
        let dice = self.turn.dice;
        if self.turn.rolls < self.roll_limit(self.active()) {
            return dice.all();
        }
        let free = self.free_faces(self.active());
        if free.is_empty() {
            return 0;
        }
        free.iter().fold(0, |mask, face| mask | dice.showing(face))
    }
}
