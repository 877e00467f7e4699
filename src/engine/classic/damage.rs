//! The life of a hit: batches, the damage window, settlement, elimination (`core.md` 3).
//!
//! A hit waits in `State::hits`; whoever may answer it edits it there, and what is left of it strikes. Names no card.

use super::CardId;
use super::agenda::{Table, Task};
use super::event::{Cause, Event, HitKind, LeaveReason};
use super::question::{Moment, What};
use super::rule::{On, Rule, Stat};
use super::state::{Ending, Hit, Place, State};
use crate::engine::Seat;
use crate::engine::parts::Dice;

impl State {
    /// The hit that is about to land.
    pub(super) fn landing_hit(&self) -> Option<&Hit> {
        self.landing_index().and_then(|index| self.hits.get(index))
    }

    /// Are hits landing that belong together?
    pub(super) fn mid_batch(&self) -> bool {
        self.agenda.iter().any(|task| matches!(task, Task::Batch(_)))
    }

    /// Would the hit that is about to land on `seat` take its last heart?
    #[must_use]
    pub fn lethal(&self, seat: Seat) -> bool {
        self.landing_hit()
            .is_some_and(|hit| hit.victim == seat && hit.amount >= self.player(seat).hearts)
    }
}

impl Table<'_> {
    /// Hits that happen together; victims were fixed by the caller and stand in order. Settlement follows.
    pub(super) fn open_batch(&mut self, hits: &[Hit]) {
        let from = self.hits.len() as u8;
        for hit in hits {
            self.hits.push(*hit);
        }
        let Some(first) = hits.first() else { return };
        let by = first.by.filter(|by| hits.iter().all(|hit| hit.by == Some(*by)));
        self.push(Task::Settle(first.by.unwrap_or(self.turn.active)));
        self.push(Task::EndBatch(from));
        self.push(Task::Batch(from));
        self.tell(Event::BatchOpened {
            kind: first.kind,
            by,
            card: first.card,
            victims: victims(hits),
        });
    }

    /// The hits of a batch, one victim after the other; held ones are passed over.
    pub(super) fn batch(&mut self, index: usize) {
        if index >= self.hits.len() {
            return;
        }
        self.push(Task::Batch(index as u8 + 1));
        if !self.hits[index].held {
            for held in self.in_play.iter_mut() {
                held.spent_hit = false;
            }
            self.push(Task::Landing(index as u8));
        }
    }

    /// Immunity, standing reductions, then the victim's own answers; what is left strikes (`core.md` 3.3).
    pub(super) fn land(&mut self, index: usize) {
        let hit = self.hits[index];
        if !self.player(hit.victim).alive {
            return;
        }
        if hit.amount > 0 && self.turn.shielded & hit.victim.bit() != 0 {
            self.hits[index].amount = 0;
            self.tell(Event::DamagePrevented {
                victim: hit.victim,
                amount: hit.amount,
            });
        }
        self.reduce_standing(index);
        let hit = self.hits[index];
        if hit.amount > 0 && self.player(hit.victim).hearts > 0 {
            self.push(Task::Landing(index as u8));
            if self.has_use(hit.victim, Moment::Harm) {
                self.ask(hit.victim, What::Harm);
                return;
            }
            self.agenda.pop();
        }
        self.strike(index);
    }

    /// Cards that make a hit smaller by themselves.
    fn reduce_standing(&mut self, index: usize) {
        let victim = self.hits[index].victim;
        for card in 0..self.in_play.len() {
            let held = self.in_play[card];
            if held.owner != victim {
                continue;
            }
            let from = self.hits[index].amount;
            let to = held
                .face
                .card()
                .rules
                .iter()
                .fold(i32::from(from), |amount, rule| match rule {
                    Rule::Always(Stat::Harm, change) => change(self, &held, amount),
                    _ => amount,
                });
            let to = to.clamp(0, 255) as u8;
            if to < from {
                self.hits[index].amount = to;
                self.tell(Event::DamageReduced {
                    victim,
                    card: held.face,
                    from,
                    to,
                    dice: Dice::default(),
                });
            }
        }
    }

    /// The landing hit becomes smaller through a card.
    pub(super) fn soften(&mut self, by: u8, card: CardId) {
        let Some(index) = self.landing_index() else { return };
        let hit = &mut self.hits[index];
        let (from, victim) = (hit.amount, hit.victim);
        if by == 0 {
            return;
        }
        hit.amount = from.saturating_sub(by);
        let (to, dice) = (hit.amount, self.beside);
        self.tell(Event::DamageReduced {
            victim,
            card,
            from,
            to,
            dice,
        });
    }

    /// What is left of the hit is lost.
    pub(super) fn strike(&mut self, index: usize) {
        let hit = self.hits[index];
        let cap = self.cap(hit.victim);
        let player = &mut self.players[hit.victim.index()];
        let lost = player.hearts.min(hit.amount);
        // Healing in a lethal window may stand above the cap until the loss is taken (`core.md` 3.4).
        player.hearts = (player.hearts - lost).min(cap);
        let now = player.hearts;
        if lost == 0 {
            return;
        }
        if hit.kind == HitKind::Smash {
            self.turn.wounded |= hit.victim.bit();
        }
        let Hit {
            victim,
            kind,
            by,
            card,
            ..
        } = hit;
        self.tell(Event::LifeLost {
            victim,
            amount: lost,
            kind,
            by,
            card,
            now,
        });
        if now == 0 {
            self.tell(Event::ReachedZero { seat: victim });
        }
    }

    /// The hits of a batch are over; those held back stay.
    pub(super) fn end_batch(&mut self, from: usize) {
        let mut index = 0;
        self.hits.retain(|hit| {
            index += 1;
            index <= from || hit.held
        });
    }

    /// Settlement (`core.md` 3.6) in batch order, which starts left of the source: first the cards that save, then the
    /// deaths.
    pub(super) fn settle(&mut self, source: Seat) {
        self.push(Task::Bury(source));
        let doomed: Seats = self
            .living_after(source)
            .filter(|seat| self.player(*seat).hearts == 0)
            .collect();
        for seat in doomed.iter().rev() {
            self.emit(On::AboutToDie, *seat);
        }
    }

    /// Eliminations, the closing of the Bay, the end test. Hits held back postpone the end test.
    pub(super) fn bury(&mut self, source: Seat) {
        let doomed: Seats = self
            .living_after(source)
            .filter(|seat| self.player(*seat).hearts == 0)
            .collect();
        for seat in doomed.iter() {
            self.eliminate(*seat);
        }
        self.close_bay();
        if self.hits.iter().any(|hit| hit.held) {
            return;
        }
        match self.living_count() {
            0 => self.end(Ending::Nobody, 0),
            1 => {
                let winner = self.living();
                self.end(Ending::Survivor, winner);
            }
            _ => {}
        }
    }

    /// A monster leaves the game (`core.md` 3.7).
    fn eliminate(&mut self, seat: Seat) {
        self.tell(Event::Eliminated { seat });
        self.leave_tokyo(seat, LeaveReason::Eliminated);
        self.discard_all(seat);
        let (energy, stars) = (self.player(seat).energy, self.player(seat).stars);
        self.take_energy(seat, energy, Cause::Death);
        self.lose_stars(seat, stars, Cause::Death);
        let player = &mut self.players[seat.index()];
        player.poison = 0;
        player.shrink = 0;
        player.alive = false;
        self.queued.retain(|queued| *queued != seat);
        self.turn.departures.retain(|hit| hit.by != Some(seat));
        self.hits.retain(|hit| !(hit.held && hit.victim == seat));
    }

    /// With four monsters or fewer there is no Bay (`core.md` 2.9).
    fn close_bay(&mut self) {
        if self.bay_open() {
            return;
        }
        let Some(seat) = self.at(Place::Bay) else { return };
        self.tell(Event::BayClosed);
        if self.at(Place::City).is_none() {
            self.players[seat.index()].place = Place::City;
            self.tell(Event::MovedBayToCity { seat });
        } else {
            self.leave_tokyo(seat, LeaveReason::BayClosed);
        }
    }

    /// A card brings its owner back: cards and stars gone, ten hearts, outside (`core.md` 3.8).
    pub(super) fn rebirth(&mut self, seat: Seat, card: CardId) {
        self.discard_all(seat);
        let stars = self.player(seat).stars;
        self.lose_stars(seat, stars, Cause::Death);
        self.players[seat.index()].hearts = 10;
        self.tell(Event::Reborn { seat, card });
        self.leave_tokyo(seat, LeaveReason::Reborn);
    }
}

/// At most six seats.
type Seats = crate::engine::parts::Shelf<Seat, 6>;

/// Whom hits are aimed at, as a mask.
pub(super) fn victims(hits: &[Hit]) -> u8 {
    hits.iter().fold(0, |mask, hit| mask | hit.victim.bit())
}
