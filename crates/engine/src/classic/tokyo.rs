//! Tokyo: smashes and their targets, yielding, entering, leaving (`core.md` §2.7 to §2.9). Names no card.

use super::agenda::{Table, Task};
use super::damage::victims;
use super::event::{Cause, Event, HitKind, LeaveReason};
use super::packs::SpecialFace;
use super::question::{Moment, Question, What};
use super::rule::{On, Stat};
use super::state::{Hit, Place, State};
use crate::classic::Face;
use crate::parts::{Shelf, small};
use crate::{Seat, Seats};

impl State {
    /// Must this monster, when its turn comes to moving into Tokyo (T5), take a space that is open as things stand?
    #[must_use]
    pub fn enters(&self, seat: Seat) -> bool {
        self.player(seat).alive
            && !self.in_tokyo(seat)
            && self.open_space().is_some()
            && !self.is_kept_outside(seat)
    }

    /// Does a card, or the open curse in the turn of that monster, keep it from moving into Tokyo?
    pub(super) fn is_kept_outside(&self, seat: Seat) -> bool {
        self.claims(Stat::StaysOut, seat) || seat == self.turn.active && self.is_cast_out()
    }

    /// Those whom the claws have just wounded and who were in Tokyo before they said whether they yield. Whose
    /// hit was held back has said so already (`settled.md` §47).
    pub fn wounded_in_tokyo(&self) -> Seats {
        let struck = self.evolutions.turn.struck_in_tokyo;
        let yielded: Seats = self.turn.yielders.iter().copied().collect();
        let stood = |seat: &Seat| self.in_tokyo(*seat) || yielded.contains(*seat) && struck.contains(*seat);
        let wounded = self.turn.wounded.iter();
        wounded
            .filter(|seat| self.player(*seat).alive && stood(seat))
            .collect()
    }

    /// May the smashes of the active monster, as its dice lie now, wound `seat` (`power-cards.md` §4.4, Witch)?
    /// What the Die of Fate does before they strike is taken into account (`settled.md` §43).
    #[must_use]
    pub fn about_to_be_wounded(&self, seat: Seat) -> bool {
        match self.after_fate() {
            Some(then) => then.smashes_wound(seat),
            None => self.smashes_wound(seat),
        }
    }

    /// May claws on the dice of the active monster strike somebody, once the Die of Fate has taken effect?
    #[must_use]
    pub fn claws_may_strike(&self) -> bool {
        let strike = |state: &Self| {
            let active = state.turn.active;
            !state.dead(active, Face::Claw) && !state.claws_are_barred(active)
        };
        match self.after_fate() {
            Some(then) => strike(&then),
            None => strike(self),
        }
    }

    /// The position once the Die of Fate that lies among the dice has taken effect, up to the first question
    /// that this brings; under a curse that nobody knows yet nothing is barred. `None` if there is nothing of
    /// that kind to come.
    fn after_fate(&self) -> Option<Self> {
        if self.packs.curse.is_none() || self.packs.fated || self.turn.fixed {
            return None;
        }
        let face = self.packs.fate?;
        let mut then = *self;
        then.agenda.clear();
        then.asks = Question::NONE;
        if face == SpecialFace::Eye {
            then.packs.curse = None;
            then.in_play.ruled_by(None);
        } else {
            then.agenda.push(Task::Fate);
            then.begin();
        }
        Some(then)
    }

    /// Would the smashes of the active monster, counted now, wound `seat`?
    fn smashes_wound(&self, seat: Seat) -> bool {
        let attacker = self.turn.active;
        let smashes = self.smashes_coming().saturating_mul(self.times());
        if !self.player(attacker).alive {
            return false;
        }
        let reached =
            self.in_tokyo(attacker) != self.in_tokyo(seat) || self.claims(Stat::ReachesAll, attacker);
        let safe = self.turn.shielded.contains(seat) || self.claims(Stat::Immune, seat);
        attacker != seat
            && smashes > 0
            && reached
            && !safe
            && self.player(seat).hearts > 0
            && (self.costs_hearts(seat, smashes) || self.costs_hearts(seat, self.smash_with_additions(seat)))
    }

    fn costs_hearts(&self, seat: Seat, amount: u8) -> bool {
        self.stat(Stat::Harm, seat, i32::from(amount)) > 0
    }

    /// What the smashes, counted now, would cost `seat` with all that the attacker's cards add to them, up to
    /// the first question that this brings.
    fn smash_with_additions(&self, seat: Seat) -> u8 {
        let mut then = *self;
        then.agenda.clear();
        then.hits.clear();
        then.asks = Question::NONE;
        then.count_and_smash();
        then.agenda.retain(|task| matches!(task, Task::Card(_)));
        then.begin();
        let mut hits = then.hits.iter();
        hits.find(|hit| hit.victim == seat && hit.kind == HitKind::Smash)
            .map_or(0, |hit| hit.amount)
    }

    /// The dice are counted as they lie, and the group of smashes is opened; nothing of it has landed.
    fn count_and_smash(&mut self) {
        let mut table = Table {
            state: self,
            teller: &mut |_, _| {},
            turns: 0,
        };
        table.take_stock();
        table.agenda.clear();
        let (attacker, smashes) = (table.turn.active, table.smashes_of_the_roll());
        let smashes = table.counted(Face::Claw, smashes);
        table.smash(attacker, smashes);
    }
}

impl Table<'_> {
    /// The smash group: hits for all targets, edited by the attacker's cards, then yields, then the hits held
    /// back.
    pub(super) fn smash(&mut self, attacker: Seat, total: u8) {
        if total == 0 && !self.powered() {
            return;
        }
        if self.powered() {
            self.evolutions.turn.smashed = true;
            self.evolutions.turn.struck_in_tokyo =
                self.all_seats().filter(|seat| self.in_tokyo(*seat)).collect();
        }
        self.enrage(attacker, total);
        let from = self.hits.len();
        let attacker_inside = self.in_tokyo(attacker);
        let everywhere = self.claims(Stat::ReachesAll, attacker);
        let targets: Shelf<Seat, 6> = self
            .living_after(attacker)
            .filter(|seat| {
                total > 0 && *seat != attacker && (everywhere || self.in_tokyo(*seat) != attacker_inside)
            })
            .collect();
        let claws = if self.powered() { total } else { 0 };
        for victim in targets.iter().copied() {
            // Who has no hearts to lose has nothing to decide.
            let held = self.in_tokyo(victim)
                && (self.claims(Stat::HoldsSmashes, victim) || self.might_hold_smashes(victim))
                && self.may_yield(victim)
                && self.player(victim).hearts > 0;
            self.hits.push(Hit {
                victim,
                amount: total,
                kind: HitKind::Smash,
                by: Some(attacker),
                card: None,
                held,
                sure: false,
                claws,
                more: 0,
            });
        }
        self.turn.wounded = Seats::NONE;
        self.turn.stars_at_smash = self.player(attacker).stars;
        self.push(Task::SmashesLanded);
        self.push(Task::HeldHits(small(from)));
        self.push(Task::Yields(1));
        self.push(Task::Smashes(small(from)));
        // What comes last is called first.
        self.emit(On::SmashGroup(1), attacker);
        if total > 0 {
            self.emit(On::Smashes, attacker);
        }
        self.emit(On::SmashGroup(0), attacker);
    }

    /// The attacker's cards have had their say: the batch runs, clockwise from its left.
    pub(super) fn run_smashes(&mut self, from: usize) {
        let (attacker, seats) = (self.turn.active, self.seats);
        self.hits[from..].sort_by_key(|hit| (hit.victim.0 + seats - attacker.0 - 1) % seats);
        if self.powered() {
            self.push(Task::Wounds);
            self.fresh_batch();
            self.evolutions.turn.struck = victims(&self.hits[from..]);
        }
        self.push(Task::Settle(attacker));
        self.push(Task::EndBatch(small(from)));
        self.push(Task::Batch(small(from)));
        let victims = victims(&self.hits[from..]);
        if !victims.is_empty() {
            self.tell(Event::BatchOpened {
                kind: HitKind::Smash,
                by: Some(attacker),
                card: None,
                victims,
            });
        }
    }

    /// Each living monster in Tokyo that was wounded, or whose hit is held back, yields or stays.
    pub(super) fn yields(&mut self, offset: u8) {
        for offset in offset..self.seats {
            let Some(seat) = self.seat_at(offset) else { return };
            if !self.player(seat).alive || !self.in_tokyo(seat) {
                continue;
            }
            let wounded = self.turn.wounded.contains(seat);
            if !self.may_yield(seat) {
                continue;
            }
            if wounded && self.claims(Stat::DrivesOut, self.turn.active) {
                self.push(Task::Yields(offset + 1));
                self.yield_tokyo(seat);
                return;
            }
            if wounded || self.hits.iter().any(|hit| hit.held && hit.victim == seat) {
                self.push(Task::Yields(offset + 1));
                self.ask(seat, What::Yield);
                return;
            }
        }
    }

    /// Those who stayed and were wounded by hits held back bring no second decision, but they may be driven
    /// out.
    pub(super) fn drive_out(&mut self) {
        let attacker = self.turn.active;
        if !self.claims(Stat::DrivesOut, attacker) {
            return;
        }
        for seat in self.others(attacker).iter().copied() {
            if self.turn.wounded.contains(seat) && self.in_tokyo(seat) && self.may_yield(seat) {
                self.yield_tokyo(seat);
            }
        }
    }

    /// A monster yields: it is outside at once, a hit held back is cancelled, nobody enters yet.
    pub(super) fn yield_tokyo(&mut self, seat: Seat) {
        self.tell(Event::YieldChosen { seat });
        self.leave_tokyo(seat, LeaveReason::Yielded);
        let holder = self
            .held_by(seat)
            .find(|held| held.face.holds_smashes())
            .map(|held| held.face);
        if let (Some(hit), Some(card)) = (
            self.hits
                .iter()
                .find(|hit| hit.held && hit.victim == seat)
                .copied(),
            holder,
        ) {
            self.hits.retain(|hit| !(hit.held && hit.victim == seat));
            self.tell(Event::HeldHitCancelled {
                seat,
                card,
                amount: hit.amount,
            });
        }
        if self.turn.yielders.has_room() {
            self.turn.yielders.push(seat);
        }
        self.emit(On::Yielded, seat);
    }

    /// The hits of those who stayed land after all; they bring no second decision.
    pub(super) fn held_hits_run(&mut self, from: usize) {
        self.turn.wounded = Seats::NONE;
        self.push(Task::DriveOut);
        if self.powered() {
            self.push(Task::Wounds);
            self.fresh_batch();
        }
        self.push(Task::Settle(self.turn.active));
        if self.hits.len() > from {
            for hit in self.hits[from..].iter_mut() {
                hit.held = false;
            }
            self.push(Task::EndBatch(small(from)));
            self.push(Task::Batch(small(from)));
            if self.powered() {
                self.emit(On::HeldTaken, self.turn.active);
            }
        }
    }

    /// T5, first half: what those who yielded left behind for the monster taking Tokyo.
    pub(super) fn approach_tokyo(&mut self, seat: Seat) {
        if self.powered() {
            self.push(Task::Approach);
            self.push(Task::Round(Moment::Intrude, 1));
            return;
        }
        if !self.enters(seat) {
            return;
        }
        let departures = std::mem::take(&mut self.turn.departures);
        self.open_batch(&departures);
    }

    /// T5, second half: entry is mandatory (`core.md` §2.8).
    pub(super) fn take_place(&mut self, seat: Seat) {
        if self.powered() {
            self.take_places(seat);
            return;
        }
        self.turn.departures.clear();
        if self.enters(seat)
            && let Some(place) = self.open_space()
        {
            self.enter(seat, place);
        }
    }

    /// A monster enters Tokyo from outside, with the usual reward.
    pub(super) fn enter(&mut self, seat: Seat, place: Place) {
        self.players[seat.index()].place = place;
        self.tell(Event::EnteredTokyo { seat, place });
        if self.powered() {
            self.evolutions.turn.entered.insert(seat);
            self.recall(seat);
            if self.evolutions.turn.entry_over && seat == self.turn.active {
                self.push(Task::Offer(seat, Moment::Entered));
            }
        }
        if self.two_player_variant() {
            self.gain_energy(seat, 1, Cause::Entering);
        } else {
            self.gain_stars(seat, 1, Cause::Entering);
        }
        self.emit(On::Entered, seat);
    }

    /// A monster is outside from now on, if it was not already.
    pub(super) fn leave_tokyo(&mut self, seat: Seat, reason: LeaveReason) {
        let place = self.player(seat).place;
        if place == Place::Outside {
            return;
        }
        self.players[seat.index()].place = Place::Outside;
        self.tell(Event::LeftTokyo { seat, place, reason });
        if self.powered() {
            self.evolutions.turn.left_tokyo.insert(seat);
            self.emit(On::Left, seat);
        }
    }

    /// Whoever else is in Tokyo goes outside, without yielding. What follows from that comes before anybody
    /// takes its place, so that is a step of its own.
    pub(super) fn clear_tokyo(&mut self, seat: Seat, card: super::CardId) {
        for other in self.others(seat).iter() {
            self.leave_tokyo(*other, LeaveReason::Forced(card));
        }
    }

    /// A monster in the Bay, or outside, takes the City; only coming from outside is an entry, and may be
    /// barred.
    pub(super) fn take_city(&mut self, seat: Seat) {
        match self.player(seat).place {
            Place::City => {}
            Place::Bay => {
                self.players[seat.index()].place = Place::City;
                self.tell(Event::MovedBayToCity { seat });
            }
            Place::Outside if self.is_kept_outside(seat) => {}
            Place::Outside => self.enter(seat, Place::City),
        }
    }
}
