//! The moments of a turn that only games with Evolutions have, and what a turn remembers for them.

use crate::Seat;
use crate::classic::agenda::{Phase, Table, Task};
use crate::classic::event::{Cause, Event, HitKind};
use crate::classic::question::{Moment, What};
use crate::classic::rule::{On, Stat};
use crate::classic::state::{Hit, Key};
use crate::classic::{CardId, Dice, Face};
use crate::parts::Shelf;

/// Stages of the questions at the start of a turn.
pub(in crate::classic) const PRELUDE_STAGES: u8 = 6;
/// The stage before which saucers are tested.
const SAUCERS_BEFORE: u8 = 4;

/// The turn.
impl Table<'_> {
    /// T1.1: what may be played before the turn, then the questions of its start, in their order.
    pub(in crate::classic) fn prelude(&mut self) {
        let seat = self.turn.active;
        self.push(Task::Saucers);
        self.push(Task::Offer(seat, Moment::BeforeTurn));
    }

    /// The questions from this stage on; what has been played up to then asks as well. Saucers are tested
    /// between two of them (`evolutions.md` §4, H03).
    pub(in crate::classic) fn questions(&mut self, stage: u8) {
        let seat = self.turn.active;
        if !self.player(seat).alive {
            return;
        }
        if stage + 1 < PRELUDE_STAGES {
            self.push(Task::Questions(stage + 1));
        }
        self.emit(On::Prelude(stage), seat);
        if stage == SAUCERS_BEFORE {
            self.test_saucers();
        }
    }

    /// The questions of the start begin; or the dice for the saucers, which are among them, have been thrown.
    pub(in crate::classic) fn saucers(&mut self) {
        if self.beside.is_empty() {
            self.push(Task::Questions(0));
        } else {
            self.test_saucers();
        }
    }

    /// The turn is given up: only what happens at the end of anybody's turn is left of it
    /// (`evolutions.md` §3.0).
    pub(in crate::classic) fn skip_turn(&mut self, card: CardId) {
        let seat = self.turn.active;
        self.tell(Event::TurnSkipped { seat, card });
        let played: Shelf<Key, 4> = self
            .agenda
            .iter()
            .filter_map(|task| match task {
                Task::Played(key) => Some(*key),
                _ => None,
            })
            .take(4)
            .collect();
        self.agenda.clear();
        self.turn.fixed = true;
        self.push(Task::Phase(Phase::AnyEnd));
        for key in played.iter() {
            self.push(Task::Played(*key));
        }
    }

    /// Each card with a saucer is tested with a die; a smash takes it away (`evolutions.md` §3.2).
    pub(in crate::classic) fn test_saucers(&mut self) {
        let seat = self.turn.active;
        let cards = self
            .held_by(seat)
            .filter(|held| self.evolutions.saucers.contains(&held.key));
        let keys: Shelf<Key, 6> = cards.map(|held| held.key).take(6).collect();
        if keys.is_empty() || !self.player(seat).alive {
            return;
        }
        if self.beside.is_empty() {
            let card = self.held(keys[0]).map_or_else(CardId::default, |held| held.card);
            self.beside = Dice::fresh(keys.len());
            let dice = self.beside.all();
            self.push(Task::Saucers);
            self.ask_nature(What::ThrowBeside { dice, by: seat, card });
            return;
        }
        let dice = std::mem::take(&mut self.beside);
        for (key, face) in keys.iter().zip(dice.iter()) {
            if face == Face::Claw {
                self.discard_held(*key);
            }
        }
    }

    /// A round of the others, and of the active monster first where it takes part.
    pub(in crate::classic) fn round(&mut self, moment: Moment, offset: u8) {
        let open = match moment {
            Moment::Intrude => self.room_left() > 0,
            Moment::Purchase => self.evolutions.turn.wanted.is_some() && !self.evolutions.turn.thwarted,
            _ => true,
        };
        // What is left of the turn of a monster that is gone has no rounds (`core.md` §2.1).
        if !open || !self.player(self.turn.active).alive {
            return;
        }
        for offset in offset..self.seats {
            let Some(seat) = self.seat_at(offset) else { return };
            let barred = moment == Moment::Intrude
                && (self.in_tokyo(seat)
                    || self.claims(Stat::StaysOut, seat)
                    || self.evolutions.turn.entrants.contains(&seat));
            if self.player(seat).alive && !barred && self.must_offer(seat, moment) {
                self.push(Task::Round(moment, offset));
                self.ask(seat, What::Window { moment });
                return;
            }
        }
    }

    /// A card was played in a round: all are asked once more (`core.md` §2.1).
    pub(in crate::classic) fn round_again(&mut self, moment: Moment) {
        let task = self
            .agenda
            .iter_mut()
            .rev()
            .find(|task| matches!(task, Task::Round(at, _) if *at == moment));
        if let Some(Task::Round(_, offset)) = task {
            *offset = 0;
        }
    }

    /// A monster stays; somebody may have something against it.
    pub(in crate::classic) fn stay(&mut self, seat: Seat) {
        self.tell(Event::StayChosen { seat });
        if self.powered() {
            self.push(Task::Staying(seat, 0));
        }
    }

    pub(in crate::classic) fn staying(&mut self, stays: Seat, from: u8) {
        if !self.player(stays).alive || !self.in_tokyo(stays) {
            return;
        }
        for offset in from..self.seats {
            let Some(seat) = self.seat_at(offset) else { break };
            if seat == stays || !self.player(seat).alive {
                continue;
            }
            self.push(Task::Staying(stays, offset));
            if self.must_offer(seat, Moment::Force) {
                let moment = Moment::Force;
                self.ask(seat, What::Window { moment });
                return;
            }
            self.agenda.pop();
        }
        self.emit(On::Stayed, stays);
    }

    /// The one that stays is driven out after all; it may still play what it holds for that.
    pub(in crate::classic) fn force_out(&mut self) {
        let Some(index) = self
            .agenda
            .iter()
            .rposition(|task| matches!(task, Task::Staying(..)))
        else {
            return;
        };
        if let Task::Staying(seat, _) = self.agenda[index] {
            self.agenda[index] = Task::MustYield(seat);
            if self.hits.iter().any(|hit| hit.held && hit.victim == seat) {
                self.push(Task::Offer(seat, Moment::Yield));
            }
        }
    }

    /// A monster will enter Tokyo before the active one.
    pub(in crate::classic) fn intrude(&mut self, seat: Seat) {
        if self.evolutions.turn.entrants.has_room() {
            self.evolutions.turn.entrants.push(seat);
        }
    }

    /// Spaces of Tokyo that nobody has claimed in this step.
    pub(in crate::classic) fn room_left(&self) -> usize {
        let open = usize::from(self.at(crate::classic::Place::City).is_none())
            + usize::from(self.bay_open() && self.at(crate::classic::Place::Bay).is_none());
        open.saturating_sub(self.evolutions.turn.entrants.len())
    }

    /// What those who yielded left behind meets whoever enters first (`core.md` §2.8).
    pub(in crate::classic) fn approach(&mut self) {
        let active = self.turn.active;
        if !self.player(active).alive {
            return; // nobody moves any more in its turn
        }
        let first = self.evolutions.turn.entrants.first().copied();
        let Some(first) = first.or_else(|| self.enters(active).then_some(active)) else {
            return;
        };
        let mut departures = std::mem::take(&mut self.turn.departures);
        for hit in departures.iter_mut() {
            hit.victim = first;
        }
        departures.retain(|hit| hit.by != Some(first));
        self.open_batch(&departures);
    }

    /// T5.3 for one monster.
    pub(in crate::classic) fn arrive(&mut self, seat: Seat) {
        let active = seat == self.turn.active;
        let barred = active && self.evolutions.turn.kept_out;
        if barred || !self.player(seat).alive || self.in_tokyo(seat) {
            return;
        }
        if let Some(place) = self.open_space().filter(|_| !active || self.enters(seat)) {
            self.enter(seat, place);
        }
    }

    /// The end of T5: what may be played after having entered Tokyo, or not.
    pub(in crate::classic) fn arrived(&mut self) {
        let seat = self.turn.active;
        self.evolutions.turn.entry_over = true;
        if !self.player(seat).alive {
            return;
        }
        if self.in_tokyo(seat) && self.evolutions.turn.entered.contains(seat) {
            self.push(Task::Offer(seat, Moment::Entered));
        } else if !self.in_tokyo(seat) && !self.evolutions.turn.entered.contains(seat) {
            self.push(Task::Offer(seat, Moment::NotEntered));
        }
    }

    /// T5 of a game with Evolutions.
    pub(in crate::classic) fn take_places(&mut self, seat: Seat) {
        self.turn.departures.clear();
        self.push(Task::Arrived);
        self.push(Task::Arrive(seat));
        let entrants = self.evolutions.turn.entrants;
        for entrant in entrants.iter().rev() {
            self.push(Task::Arrive(*entrant));
        }
    }

    /// The frozen dice stand at the end of the row from the first roll on.
    pub(in crate::classic) fn lay_frozen_dice(&mut self) {
        let seat = self.turn.active;
        let count = self.turn.dice.len();
        let frozen: Vec<Face> = self.frozen_for(seat).collect();
        for (place, face) in frozen.iter().take(count).enumerate() {
            self.turn.dice.set(count - 1 - place, *face);
        }
    }

    /// What is remembered of a batch begins anew.
    pub(in crate::classic) fn fresh_batch(&mut self) {
        if self.powered() {
            let tally = &mut self.evolutions.turn;
            tally.batch_lost = Default::default();
            tally.batch_by = Default::default();
            tally.batch_card = Default::default();
            tally.batch_in_tokyo = Default::default();
            tally.unanswered = false;
        }
    }

    /// The dead are buried: those who have lost hearts in the batch answer it, once.
    pub(in crate::classic) fn react(&mut self) {
        if std::mem::take(&mut self.evolutions.turn.unanswered) {
            self.emit(On::Landed(1), self.turn.active);
        }
    }

    /// Hearts gained are remembered.
    pub(in crate::classic) fn note_healing(&mut self, seat: Seat, hearts: u8) {
        if self.powered() {
            let healed = &mut self.evolutions.turn.healed[seat.index()];
            *healed = healed.saturating_add(hearts);
        }
    }

    /// Energy gained is remembered.
    pub(in crate::classic) fn note_energy(&mut self, seat: Seat, amount: u16) {
        if self.powered() {
            let gained = &mut self.evolutions.turn.energy[seat.index()];
            *gained = gained.saturating_add(amount);
        }
    }

    /// A loss of hearts is remembered.
    pub(in crate::classic) fn note_loss(&mut self, hit: &Hit, lost: u8) {
        if !self.powered() {
            return;
        }
        let (victim, active) = (hit.victim, self.turn.active);
        // Of a hit that was held back counts the place at which the claws struck (`settled.md` §47).
        let inside = match hit.kind {
            HitKind::Smash => self.evolutions.turn.struck_in_tokyo.contains(victim),
            HitKind::Card | HitKind::Token => self.in_tokyo(victim),
        };
        let tally = &mut self.evolutions.turn;
        let add = |count: &mut u8| *count = count.saturating_add(lost);
        add(&mut tally.lost[victim.index()]);
        add(&mut tally.batch_lost[victim.index()]);
        tally.batch_by[victim.index()] = hit.by;
        tally.batch_card[victim.index()] = hit.card;
        if hit.by == Some(active) && active != victim {
            add(&mut tally.taken[victim.index()]);
        }
        if inside {
            tally.batch_in_tokyo.insert(victim);
        }
        if inside && hit.kind == HitKind::Smash {
            tally.clawed_in_tokyo.insert(victim);
        }
    }

    /// What an Evolution costs a monster that hands something over, and its owner gets.
    pub(in crate::classic) fn hands_over(&mut self, from: Seat, to: Seat, energy: bool) {
        if energy {
            self.take_energy(from, 1, Cause::PaidTo(to));
            self.gain_energy(to, 1, Cause::PaidBy(from));
        } else {
            self.lose_stars(from, 1, Cause::PaidTo(to));
            self.gain_stars(to, 1, Cause::PaidBy(from));
        }
    }

    /// Smashes that come after the dice have been counted.
    pub(in crate::classic) fn more_smashes(&mut self, count: u8, card: CardId) {
        let seat = self.turn.active;
        let claws = Face::Claw;
        self.turn.sizes[claws.index()] = self.turn.sizes[claws.index()].saturating_add(count);
        self.turn.groups.insert(claws);
        self.evolutions.turn.late = self.evolutions.turn.late.saturating_add(count);
        self.tell(Event::SmashesAdded { seat, card, count });
    }
}
