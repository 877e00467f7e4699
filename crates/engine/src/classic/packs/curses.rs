//! Anubis: curses, the Die of Fate and the Golden Scarab (`expansions.md` §4). Names no curse: what each of
//! them says stands in `cards::curses`.

use super::special::SpecialFace;
use crate::classic::agenda::{Phase, Table, Task};
use crate::classic::event::{Event, LeaveReason, Reason};
use crate::classic::faces::without_die;
use crate::classic::question::{Moment, Pick, Spot, What};
use crate::classic::rule::{Kind, May, On, Step};
use crate::classic::state::{Hit, Key, Player, State};
use crate::classic::{CardId, Face, Pack, Piece};
use crate::parts::{DiceMask, MAX_DICE, Shelf};
use crate::{Seat, Seats};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What a curse says for as long as it lies open, beside the numbers that it bends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Law {
    /// Nothing.
    Plain,
    /// Nobody can yield; its Ankh bars Tokyo.
    NoYield,
    /// Only the holder of the Scarab has this.
    Holder(Good),
    /// Its Snake bars claws.
    Sand,
    /// Hearts on the dice work in Tokyo and not outside; its Snake bars Tokyo.
    HeartsInTokyo,
    /// Dice that show this face are not thrown again: a claw by nobody, anything else not by their owner.
    Keeps(Face),
    /// The holder may have dice of others thrown again; its Snake brings the holder what others would gain.
    Confused,
    /// The holder gives something to the active monster in each turn.
    Gift,
    /// The different faces of the dice cost hearts once they are resolved.
    Toll,
    /// Keep cards and permanent Evolutions have no effect.
    Gaze,
}

/// What a curse can keep for the holder of the Scarab.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Good {
    /// Gaining hearts.
    Hearts,
    /// Gaining energy.
    Energy,
    /// Gaining stars.
    Stars,
    /// Striking with claws.
    Claws,
    /// Buying power cards.
    Purchases,
}

/// A set of curses. A file holds it as a list of slugs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(in crate::classic) struct CurseSet(u32);

impl CurseSet {
    /// Every curse.
    pub(in crate::classic) fn all() -> Self {
        CardId::curses().fold(Self::default(), |all, curse| Self(all.0 | Self::bit(curse)))
    }

    fn bit(curse: CardId) -> u32 {
        let place = CardId::curses().position(|other| other == curse);
        place.map_or(0, |place| 1 << place)
    }

    pub(in crate::classic) fn contains(self, curse: CardId) -> bool {
        self.0 & Self::bit(curse) != 0
    }

    pub(in crate::classic) fn insert(&mut self, curse: CardId) {
        self.0 |= Self::bit(curse);
    }

    pub(in crate::classic) fn take(&mut self, curse: CardId) {
        self.0 &= !Self::bit(curse);
    }

    pub(in crate::classic) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those of both sets; nothing if there is one in both.
    pub(in crate::classic) const fn apart(self, other: Self) -> Option<Self> {
        if self.0 & other.0 == 0 {
            Some(Self(self.0 | other.0))
        } else {
            None
        }
    }

    pub(in crate::classic) fn iter(self) -> impl Iterator<Item = CardId> {
        CardId::curses().filter(move |curse| self.contains(*curse))
    }
}

impl Serialize for CurseSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CurseSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::default();
        for curse in Vec::<CardId>::deserialize(deserializer)? {
            if curse.law().is_none() || set.contains(curse) {
                let slug = curse.slug();
                return Err(D::Error::custom(format!("{slug} is no curse, or is named twice")));
            }
            set.insert(curse);
        }
        Ok(set)
    }
}

impl CardId {
    /// What it says for as long as it lies open, if it is a curse.
    #[must_use]
    pub fn law(self) -> Option<Law> {
        match self.kind() {
            Kind::Curse(law) => Some(law),
            _ => None,
        }
    }
}

/// Readers.
impl State {
    /// The curse that lies open.
    #[must_use]
    pub fn curse(&self) -> Option<CardId> {
        self.packs.curse
    }

    /// The curses that lie face down, in no order.
    pub fn curses_left(&self) -> impl Iterator<Item = CardId> + use<> {
        self.packs.curses.iter()
    }

    /// The curses that are over.
    pub fn curses_gone(&self) -> impl Iterator<Item = CardId> + use<> {
        self.packs.gone.iter()
    }

    /// What the Die of Fate shows in this turn.
    #[must_use]
    pub fn fate(&self) -> Option<SpecialFace> {
        self.packs.fate
    }

    /// Who holds the Golden Scarab.
    #[must_use]
    pub fn scarab(&self) -> Option<Seat> {
        if !self.has_pack(Pack::Curses) {
            return None;
        }
        let mut pieces = self.in_play.iter();
        pieces
            .find(|held| held.card.piece() == Some(Piece::Scarab))
            .map(|held| held.owner)
    }

    /// What the open curse says.
    #[inline]
    pub(in crate::classic) fn law(&self) -> Law {
        match self.packs.curse {
            None => Law::Plain,
            Some(curse) => curse.law().unwrap_or(Law::Plain),
        }
    }

    /// Is the Die of Fate thrown in this turn?
    #[must_use]
    pub fn throws_fate(&self) -> bool {
        self.has_pack(Pack::Curses) && self.turn.reason != Reason::Curse
    }

    /// Does the open curse keep this from `seat`?
    #[must_use]
    #[inline]
    pub fn is_barred_from(&self, seat: Seat, good: Good) -> bool {
        self.packs.curse.is_some() && self.law() == Law::Holder(good) && self.scarab() != Some(seat)
    }

    /// Do the claws of `seat`, whose turn it is, strike nobody (`expansions.md` §4.5)?
    #[must_use]
    pub fn claws_are_barred(&self, seat: Seat) -> bool {
        self.is_barred_from(seat, Good::Claws)
            || self.law() == Law::Sand && self.packs.fate == Some(SpecialFace::Snake)
    }

    /// Does the open curse let nobody yield?
    pub(in crate::classic) fn nobody_yields(&self) -> bool {
        self.packs.curse.is_some() && self.law() == Law::NoYield
    }

    /// Does the open curse keep the active monster out of Tokyo for the rest of the turn?
    pub(in crate::classic) fn is_cast_out(&self) -> bool {
        match self.packs.fate {
            Some(SpecialFace::Ankh) => self.law() == Law::NoYield,
            Some(SpecialFace::Snake) => self.law() == Law::HeartsInTokyo,
            _ => false,
        }
    }

    /// Do hearts on the dice of `seat` heal it, and take tokens off it, where it stands?
    #[must_use]
    pub fn hearts_work(&self, seat: Seat) -> bool {
        self.in_tokyo(seat) == self.reverses_hearts()
    }

    /// Does the open curse let hearts on the dice work in Tokyo, and not outside?
    pub(in crate::classic) fn reverses_hearts(&self) -> bool {
        self.packs.curse.is_some() && self.law() == Law::HeartsInTokyo
    }

    /// To whom hearts and energy go that `seat` would gain.
    #[inline]
    pub(in crate::classic) fn receiver(&self, seat: Seat) -> Seat {
        let diverted = self.packs.fated
            && self.packs.fate == Some(SpecialFace::Snake)
            && seat == self.turn.active
            && self.law() == Law::Confused;
        if diverted {
            self.scarab().unwrap_or(seat)
        } else {
            seat
        }
    }

    /// The dice of the active monster that `roller` may not throw again, because of the open curse.
    pub(in crate::classic) fn kept_by_curse(&self, roller: Seat) -> DiceMask {
        let Law::Keeps(face) = self.law() else { return 0 };
        if face != Face::Claw && roller != self.turn.active {
            return 0;
        }
        let special = self.packs.die.and_then(SpecialFace::symbol);
        let berserk = self
            .berserk_index()
            .filter(|_| special.is_some_and(|(symbol, _)| symbol == face));
        self.turn.dice.showing(face) | berserk.map_or(0, |die| 1 << die)
    }

    /// Is a die meant to be thrown again that the open curse keeps?
    pub(in crate::classic) fn is_kept_by_curse(
        &self,
        roller: Seat,
        may: &May,
        moment: Moment,
        pick: Pick,
    ) -> bool {
        let Pick::Die(die) = pick else { return false };
        self.packs.curse.is_some()
            && moment != Moment::BesideDice
            && may.steps.iter().any(|step| matches!(step, Step::RerollDie))
            && self.kept_by_curse(roller) & 1 << die != 0
    }

    /// Has this die been touched by the curse in this turn?
    pub(in crate::classic) fn is_touched(&self, die: u8) -> bool {
        self.packs.touched & 1 << die != 0
    }

    /// Is there room for one die more?
    pub(in crate::classic) fn has_room_for_a_die(&self) -> bool {
        self.turn.dice.len() + self.special_room() < MAX_DICE
    }

    /// The living monsters that have most of something.
    pub(in crate::classic) fn with_most(&self, of: impl Fn(&Player) -> u16) -> Seats {
        let living = self.living();
        let most = living.iter().map(|seat| of(self.player(seat))).max().unwrap_or(0);
        living
            .iter()
            .filter(|seat| most > 0 && of(self.player(*seat)) == most)
            .collect()
    }

    /// Has this monster an Evolution of its own, in hand or in play?
    pub(in crate::classic) fn owns_evolutions(&self, seat: Seat) -> bool {
        self.powered() && (self.own_hand(seat).next().is_some() || self.own_evolutions(seat).next().is_some())
    }

    /// The different faces that the dice of the active monster show and that count.
    pub(in crate::classic) fn different_faces(&self) -> u8 {
        let seat = self.turn.active;
        let shows = |face: Face| self.turn.dice.count(face) > 0 && !self.is_void(seat, face);
        let shown = Face::ALL.into_iter().filter(|face| shows(*face)).count();
        // On the Berserk die a symbol once and twice are different faces, and so is the skull.
        let counts = |face| !self.dead_altogether(seat, face);
        let more = match self.packs.die {
            None => false,
            Some(SpecialFace::Energy) => counts(Face::Energy) && !shows(Face::Energy),
            Some(SpecialFace::Claw) => counts(Face::Claw) && !shows(Face::Claw),
            Some(SpecialFace::DoubleEnergy) => counts(Face::Energy),
            Some(SpecialFace::DoubleClaw) => counts(Face::Claw),
            Some(_) => true,
        };
        crate::parts::small(shown) + u8::from(more)
    }
}

/// Verbs.
impl Table<'_> {
    /// The first curse, before anything else is laid out; later the next one.
    pub(in crate::classic) fn next_curse(&mut self) {
        if self.packs.curses.is_empty() {
            self.packs.curses = std::mem::take(&mut self.packs.gone);
        }
        if self.packs.curses.is_empty() {
            return;
        }
        self.ask_nature(What::Reveal { spot: Spot::Curse });
    }

    /// A curse is turned over and rules from now on.
    pub(in crate::classic) fn curse_revealed(&mut self, curse: CardId) {
        let caps = self.each_cap();
        self.packs.curses.take(curse);
        if let Some(over) = self.packs.curse.replace(curse) {
            self.packs.gone.insert(over);
        }
        self.in_play.ruled_by(Some(curse));
        self.tell(Event::CurseRevealed { curse });
        for (seat, cap) in caps.iter() {
            self.cap_changed(*seat, *cap);
        }
    }

    fn each_cap(&self) -> Shelf<(Seat, u8), 6> {
        self.living().iter().map(|seat| (seat, self.cap(seat))).collect()
    }

    /// Who plays last in the first round holds the Scarab at first.
    pub(in crate::classic) fn lay_scarab(&mut self, first: Seat) {
        if self.has_pack(Pack::Curses) {
            let last = Seat((first.0 + self.seats - 1) % self.seats);
            self.take_scarab(last);
        }
    }

    /// The Scarab changes hands.
    pub(in crate::classic) fn take_scarab(&mut self, seat: Seat) {
        if self.player(seat).alive {
            self.take_piece(seat, Piece::Scarab);
        }
    }

    /// What the open curse does in each turn at this part of it (T1.5, T1.7).
    pub(in crate::classic) fn curse_rules(&mut self, phase: Phase) {
        let gift = phase == Phase::Gift;
        if let Some(curse) = self.packs.curse
            && gift == (self.law() == Law::Gift)
        {
            self.emit_own(On::Ruled, self.turn.active, Key::NONE, curse);
        }
    }

    /// The Die of Fate takes effect before all other dice (`expansions.md` §4.2).
    pub(in crate::classic) fn resolve_fate(&mut self) {
        let (seat, Some(face), Some(curse)) = (self.turn.active, self.packs.fate, self.packs.curse) else {
            return;
        };
        self.packs.fated = true;
        self.tell(Event::FateResolved { seat, curse, face });
        match face {
            SpecialFace::Eye => self.next_curse(),
            SpecialFace::Ankh => self.emit_own(On::Ankh, seat, Key::NONE, curse),
            SpecialFace::Snake => self.emit_own(On::Snake, seat, Key::NONE, curse),
            _ => {}
        }
    }

    /// The holder may have dice of the active monster thrown again, if the curse that rules by now says so.
    pub(in crate::classic) fn confuse(&mut self) {
        let seat = self.turn.active;
        if self.law() == Law::Confused
            && self.packs.fated
            && let Some(curse) = self.packs.curse
            && self.scarab().is_some_and(|holder| holder != seat)
            && (!self.turn.dice.is_empty() || self.packs.die.is_some())
        {
            self.emit_own(On::Each, seat, Key::NONE, curse);
        }
    }

    /// R2: the skull costs a heart, and so does each different face under a false blessing; one batch.
    pub(in crate::classic) fn take_toll(&mut self) {
        let seat = self.turn.active;
        let mut hits: Shelf<Hit, 2> = Shelf::new();
        if self.packs.die == Some(SpecialFace::Skull) {
            hits.push(Hit {
                victim: seat,
                amount: 1,
                card: Some(CardId::of_piece(Piece::Berserk)),
                ..Hit::default()
            });
        }
        if self.law() == Law::Toll {
            let amount = self.different_faces();
            if amount > 0 {
                hits.push(Hit {
                    victim: seat,
                    amount,
                    card: self.packs.curse,
                    ..Hit::default()
                });
            }
        }
        self.open_batch(&hits);
    }

    /// These monsters lose hearts through the open curse: a loss from the table, which cards may answer.
    pub(in crate::classic) fn curse_hits(&mut self, seats: Seats, amount: u8, curse: CardId) {
        let hits: Shelf<Hit, 6> = self
            .living_after(self.turn.active)
            .filter(|seat| seats.contains(*seat))
            .map(|victim| Hit {
                victim,
                amount,
                card: Some(curse),
                ..Hit::default()
            })
            .collect();
        self.open_batch(&hits);
    }

    /// These monsters go outside without yielding.
    pub(in crate::classic) fn cast_out(&mut self, seats: Seats, curse: CardId) {
        for seat in seats {
            self.leave_tokyo(seat, LeaveReason::Forced(curse));
        }
    }

    /// A die joins those of the active monster; it shows this face and nobody alters it.
    pub(in crate::classic) fn add_die(&mut self, face: Face, card: CardId) {
        if self.has_room_for_a_die() {
            // Those that others have frozen stay the last of the row.
            let place = self.turn.dice.len() - self.frozen_by_others();
            let (before, after) = (
                self.turn.dice.iter().take(place),
                self.turn.dice.iter().skip(place),
            );
            self.turn.dice = before.chain([face]).chain(after).collect();
            let seat = self.turn.active;
            self.tell(Event::DieAdded { seat, card, face });
        }
    }

    /// A die is thrown again or leaves the roll.
    pub(in crate::classic) fn touch_die(&mut self, pick: Pick, card: CardId) {
        match pick {
            Pick::Die(die) => {
                self.packs.touched |= 1 << die;
                self.throw(1 << die);
            }
            Pick::Remove(die) => {
                self.packs.touched = without_die(self.packs.touched, die);
                self.remove_die(die, card);
            }
            _ => {}
        }
    }

    /// One more turn follows, in which the Die of Fate is not thrown.
    pub(in crate::classic) fn rise_up(&mut self, seat: Seat) {
        if let Some(card) = self.packs.curse
            && !self.in_tokyo(seat)
        {
            self.packs.uprising = true;
            self.tell(Event::ExtraTurnQueued { seat, card });
        }
    }

    /// The units that were picked change hands: a payment, which nothing stops (`expansions.md` §4.7).
    pub(in crate::classic) fn hand_units(
        &mut self,
        frame: &crate::classic::agenda::Frame,
        from: Seat,
        to: Seat,
    ) {
        let Pick::Units(hearts, energy, stars) = frame.pick else {
            return;
        };
        self.push(Task::Settle(self.turn.active));
        for _ in 0..hearts {
            self.hands_heart(from, to, frame.face);
        }
        for _ in 0..energy {
            self.hands_over(from, to, true);
        }
        for _ in 0..stars {
            self.hands_over(from, to, false);
        }
    }

    /// An Evolution is drawn as for three hearts.
    pub(in crate::classic) fn draw_for(&mut self, seat: Seat) {
        self.push(Task::Draw(seat, 1));
    }

    /// An Evolution goes from a hand to its discard pile: its owner alone knows which one, unless all knew that
    /// it was there (`settled.md` §39).
    pub(in crate::classic) fn throw_away_evolution(&mut self, seat: Seat, card: CardId) {
        if self.evolutions.hands[seat.index()].take(card) {
            let home = self.home_of(card, seat);
            self.evolutions.discards[home.index()].insert(card);
            if self.evolutions.shown.contains(card) {
                self.evolutions.unplayed.insert(card);
                self.tell(Event::CardDiscarded { seat, card });
            } else {
                let card = Some(card);
                self.tell(Event::EvolutionDiscarded { seat, card });
            }
        }
    }

    /// No special die has been thrown in the turn that begins.
    pub(in crate::classic) fn fresh_special(&mut self) {
        self.packs.die = None;
        self.packs.fate = None;
        self.packs.fated = false;
        self.packs.touched = 0;
    }
}
