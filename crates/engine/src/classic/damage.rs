//! The life of a hit: batches, the damage window, settlement, elimination (`core.md` §3).
//!
//! A hit waits in `State::hits`; whoever may answer it edits it there, and what is left of it strikes. Names
//! no card.

use super::CardId;
use super::agenda::{Table, Task};
use super::capacity::FOLLOW_UPS;
use super::event::{Cause, Event, HitKind, LeaveReason};
use super::question::{Moment, What};
use super::rule::{On, Stat};
use super::state::{Ending, Fallen, Hit, Place, State};
use crate::classic::Dice;
use crate::parts::{Shelf, small};
use crate::{Seat, Seats};

/// Stages of the hook of a death.
const DEATH_STAGES: u8 = 4;
/// Those among them that bring back.
const REBIRTHS: std::ops::Range<u8> = 1..3;

impl State {
    /// The hit that is about to land.
    pub(super) fn landing_hit(&self) -> Option<&Hit> {
        self.landing_index().and_then(|index| self.hits.get(index))
    }

    /// Is a batch of losses being settled, from its first hit to the hits that follow from it?
    pub(super) fn is_settling(&self) -> bool {
        self.agenda.iter().any(|task| {
            matches!(
                task,
                Task::Batch(_) | Task::EndBatch(_) | Task::Settle(_) | Task::Bury(_) | Task::Aftermath
            )
        })
    }

    /// Would the hit that is about to land on `seat` take its last heart if nobody answers it? This compares
    /// two numbers; it does not say what comes of it, for a card may bring the monster back. Whoever wants to
    /// know that lets the hit land on a copy.
    #[must_use]
    pub fn lethal(&self, seat: Seat) -> bool {
        self.landing_hit()
            .is_some_and(|hit| hit.victim == seat && self.at_worst(hit) >= self.player(seat).hearts)
    }

    /// What the hit will cost if nobody answers it: cards of the active monster make it worse when it
    /// strikes.
    fn at_worst(&self, hit: &Hit) -> u8 {
        match hit.by {
            Some(by) if hit.amount > 0 && by == self.turn.active && by != hit.victim => {
                let amount = small(self.stat(Stat::HarmDone, by, i32::from(hit.amount)).clamp(0, 255));
                self.each_worse(&Hit { amount, ..*hit }, &mut |_, _| {})
            }
            _ => self.each_worse(hit, &mut |_, _| {}),
        }
    }

    /// Is the batch that lands, or has just landed, that of the group of smashes?
    pub(super) fn are_smashes_landing(&self) -> bool {
        self.agenda.iter().any(|task| matches!(task, Task::Wounds))
    }

    /// Is the card still there that deals this hit? What a card has done that goes once it is resolved lands
    /// all the same (`core.md` §3.6).
    fn is_still_dealt(&self, hit: &Hit) -> bool {
        match (hit.by, hit.card) {
            (Some(by), Some(card)) if card.is_permanent() => self.copies(by, card) > 0,
            _ => true,
        }
    }

    /// Has this monster just reached 0 hearts, though it may live on?
    fn has_fallen(&self, seat: Seat) -> bool {
        self.player(seat).hearts == 0 && self.fallen.iter().any(|fallen| fallen.seat == seat)
    }
}

impl Table<'_> {
    /// Hits that happen together; victims were fixed by the caller and stand in order. Settlement follows.
    pub(super) fn open_batch(&mut self, hits: &[Hit]) {
        if self.powered() && self.landing_index().is_some() {
            for hit in hits {
                self.hit_later(*hit);
            }
            return;
        }
        let from = small(self.hits.len());
        for hit in hits {
            self.hits.push(*hit);
        }
        let Some(first) = hits.first() else { return };
        self.fresh_batch();
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
        self.push(Task::Batch(small(index + 1)));
        if !self.hits[index].held {
            for held in self.in_play.marks() {
                held.spent_hit = false;
            }
            self.push(Task::Landing(small(index)));
        }
    }

    /// Immunity, standing reductions, then the victim's own answers; what is left strikes (`core.md` §3.3).
    pub(super) fn land(&mut self, index: usize) {
        let hit = self.hits[index];
        if !self.player(hit.victim).alive {
            return;
        }
        let safe = self.turn.shielded.contains(hit.victim) || self.claims(Stat::Immune, hit.victim);
        if hit.amount > 0 && safe {
            self.hits[index].amount = 0;
            self.tell(Event::DamagePrevented {
                victim: hit.victim,
                amount: hit.amount,
            });
        }
        self.reduce_standing(index);
        let hit = self.hits[index];
        if hit.amount > 0 && self.player(hit.victim).hearts > 0 && !hit.sure {
            self.push(Task::Landing(small(index)));
            if self.answers_hit(hit.victim) {
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
        if !self.in_play.cares(victim).stats.meets(Stat::Harm.mask()) {
            return;
        }
        for card in 0..self.in_play.len() {
            let held = self.in_play[card];
            if held.owner != victim || !self.in_play.acting(&held).stats.meets(Stat::Harm.mask()) {
                continue;
            }
            let from = self.hits[index].amount;
            let to = self.bend(Stat::Harm, &held, i32::from(from));
            let to = small(to.clamp(0, 255));
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

    /// Cards of the active monster that make a hit worse which costs another one hearts anyway
    /// (`core.md` §3.3).
    fn worsen(&mut self, index: usize) {
        let Hit { victim, by, .. } = self.hits[index];
        let Some(by) = by.filter(|by| *by == self.turn.active && *by != victim) else {
            return;
        };
        if self.hits[index].amount == 0 || self.player(victim).hearts == 0 {
            return;
        }
        if !self.in_play.cares(by).stats.meets(Stat::HarmDone.mask()) {
            return;
        }
        for card in 0..self.in_play.len() {
            let held = self.in_play[card];
            if held.owner != by || !self.in_play.acting(&held).stats.meets(Stat::HarmDone.mask()) {
                continue;
            }
            let from = self.hits[index].amount;
            let to = small(self.bend(Stat::HarmDone, &held, i32::from(from)).clamp(0, 255));
            if to > from {
                self.hits[index].amount = to;
                self.tell(Event::DamageIncreased {
                    victim,
                    card: held.face,
                    from,
                    to,
                });
            }
        }
    }

    /// What is left of the hit is lost; tokens and cards follow from it.
    pub(super) fn strike(&mut self, index: usize) {
        self.worsen(index);
        self.worsen_more(index);
        let hit = self.hits[index];
        let cap = self.cap(hit.victim);
        let player = &mut self.players[hit.victim.index()];
        let lost = player.hearts.min(hit.amount);
        // Healing in a lethal window may stand above the cap until the loss is taken (`core.md` §3.4).
        player.hearts = (player.hearts - lost).min(cap);
        let now = player.hearts;
        if lost == 0 {
            return;
        }
        let Hit {
            victim,
            kind,
            by,
            card,
            ..
        } = hit;
        self.struck = Hit { amount: lost, ..hit };
        self.note_loss(&hit, lost);
        self.turn.lost.insert(victim);
        if let Some(by) = by {
            self.turn.harmed[by.index()].insert(victim);
            if by != victim {
                self.culprits.insert(by);
            }
        }
        self.tell(Event::LifeLost {
            victim,
            amount: lost,
            kind,
            by,
            card,
            now,
        });
        if now == 0 {
            let by = by.filter(|by| *by != victim);
            self.fallen.push(Fallen { seat: victim, by });
            self.tell(Event::ReachedZero { seat: victim });
        }
        if kind == HitKind::Smash {
            self.turn.wounded.insert(victim);
            self.turn.clawed.insert(victim);
            let attacker = by.unwrap_or(self.turn.active);
            let tokens = |stat| self.stat(stat, attacker, 0).clamp(0, 9) as i8;
            let (poison, shrink) = (tokens(Stat::PoisonPerWound), tokens(Stat::ShrinkPerWound));
            if poison > 0 {
                self.change_poison(victim, poison);
            }
            if shrink > 0 {
                self.change_shrink(victim, shrink);
            }
        }
        // What the one who did it gets comes before what the victim has to say, but for its Evolutions
        // (`power-cards.md` §3.3, `evolutions.md` §4, H19).
        self.emit(On::HeartsLost(1), victim);
        if let Some(by) = by.filter(|by| *by != victim) {
            self.emit(On::HeartsTaken, by);
        }
        if self.powered() {
            self.emit(On::HeartsLost(0), victim);
        }
    }

    /// A hit that answers the one that has just landed; it lands once the dead are buried, if its card is
    /// still there.
    pub(super) fn answer_back(&mut self, hit: Hit) {
        if self.follow_ups.has_room() {
            self.follow_ups.push(hit);
        }
    }

    /// The hits of a batch are over; those held back stay.
    pub(super) fn end_batch(&mut self, from: usize) {
        if self.powered() {
            let landed = self.hits.get(from..).into_iter().flatten();
            let victims: Seats = landed.filter(|hit| !hit.held).map(|hit| hit.victim).collect();
            // Hits held back and the others are one batch (`core.md` §2.7).
            self.evolutions.turn.batch_victims = if self.are_smashes_landing() {
                victims.union(self.evolutions.turn.struck)
            } else {
                victims
            };
        }
        let mut index = 0;
        self.hits.retain(|hit| {
            index += 1;
            index <= from || hit.held
        });
        let culprits = std::mem::take(&mut self.culprits);
        let active = self.turn.active;
        let smashes = self.agenda.iter().any(|task| matches!(task, Task::SmashesLanded));
        for culprit in self
            .living_after(active)
            .collect::<Shelf<Seat, 6>>()
            .iter()
            .copied()
        {
            if !culprits.contains(culprit) {
                continue;
            }
            if smashes && culprit == active {
                // Hits held back belong to the same smashes.
                if std::mem::replace(&mut self.turn.fed, true) {
                    continue;
                }
            }
            self.emit(On::HurtOthers, culprit);
        }
        if self.powered() {
            self.evolutions.turn.unanswered = true;
            self.emit(On::Landed(0), active);
        }
    }

    /// Evolutions make a hit worse that costs hearts anyway.
    fn worsen_more(&mut self, index: usize) {
        if !self.powered() {
            return;
        }
        let hit = self.hits[index];
        if hit.by.is_none_or(|by| by == hit.victim) || self.player(hit.victim).hearts == 0 {
            return;
        }
        let (mut told, mut from): (Shelf<(CardId, u8, u8), 8>, u8) = (Shelf::new(), hit.amount);
        let amount = self.each_worse(&hit, &mut |held, to| {
            if told.has_room() {
                told.push((held.face, from, to));
            }
            from = to;
        });
        if told.is_empty() {
            return;
        }
        self.hits[index].amount = amount;
        if hit.by == Some(self.turn.active) && told.iter().any(|(card, ..)| card.once_per_victim()) {
            self.evolutions.turn.steeled.insert(hit.victim);
        }
        for (card, from, to) in told.iter().copied() {
            self.tell(Event::DamageIncreased {
                victim: hit.victim,
                card,
                from,
                to,
            });
        }
    }

    /// Settlement (`core.md` §3.6) in batch order, which starts left of the source: first the cards that
    /// save, then the deaths. Who fell and would live on without hearts is brought back all the same, where a
    /// card does that (`power-cards.md` §4.4, Zombie), and asked about it where it may choose (`settled.md`
    /// §22).
    pub(super) fn settle(&mut self, source: Seat) {
        self.push(Task::Bury(source));
        let fallen: Shelf<Seat, 6> = self
            .living_after(source)
            .filter(|seat| self.doomed(*seat) || self.has_fallen(*seat))
            .collect();
        for seat in fallen.iter().rev() {
            let stages = if self.doomed(*seat) {
                0..DEATH_STAGES
            } else {
                REBIRTHS
            };
            for stage in stages.rev() {
                self.emit(On::AboutToDie(stage), *seat);
                if stage == REBIRTHS.start {
                    self.push(Task::Offer(*seat, Moment::Dying));
                }
            }
        }
    }

    /// Eliminations, then those who profit from them, the closing of the Bay.
    pub(super) fn bury(&mut self, source: Seat) {
        // What wounds bring comes first, then what is answered, then hits that follow (`evolutions.md` §4, H20).
        let wounds = matches!(self.agenda.last(), Some(Task::Wounds));
        if wounds {
            self.agenda.pop();
        }
        let doomed: Shelf<Seat, 6> = self
            .living_after(source)
            .filter(|seat| self.doomed(*seat))
            .collect();
        for seat in doomed.iter() {
            self.eliminate(*seat);
        }
        self.push(Task::Aftermath);
        if self.powered() {
            self.push(Task::Reactions);
        }
        if wounds {
            self.push(Task::Wounds);
        }
        let fallen = std::mem::take(&mut self.fallen);
        for fallen in fallen.iter().rev() {
            if let Some(by) = fallen.by.filter(|_| !self.player(fallen.seat).alive) {
                self.emit(On::Killed, by);
            }
            self.emit(On::ReachedZero, fallen.seat);
        }
        self.close_bay();
    }

    /// Hits that answer hits land now; when there are none the end is tested, unless hits are still held
    /// back.
    pub(super) fn aftermath(&mut self) {
        let waiting = std::mem::take(&mut self.follow_ups);
        let still: Shelf<Hit, FOLLOW_UPS> = waiting
            .iter()
            .filter(|hit| {
                let in_play = |by| hit.card.is_some_and(|card| self.copies(by, card) > 0);
                hit.by.is_some_and(|by| self.player(by).alive && in_play(by)) && self.player(hit.victim).alive
            })
            .copied()
            .collect();
        if !still.is_empty() {
            self.open_batch(&still);
            return;
        }
        if !self.evolutions.later.is_empty() {
            let mut later = std::mem::take(&mut self.evolutions.later);
            later.retain(|hit| self.player(hit.victim).alive && self.is_still_dealt(hit));
            if !later.is_empty() {
                self.open_batch(&later);
                return;
            }
        }
        if self.hits.iter().any(|hit| hit.held) {
            return;
        }
        let living = self.living();
        if living.is_empty() {
            self.end(Ending::Nobody, living);
        } else if self.one_fate(living) {
            self.end(Ending::Survivor, living);
        }
    }

    /// A monster wins in place of dying.
    pub(super) fn win_in_death(&mut self, seat: Seat) {
        let winners = self.with_followers(Seats::of(seat));
        self.end(Ending::Roar, winners);
    }

    /// A monster leaves the game (`core.md` §3.7).
    fn eliminate(&mut self, seat: Seat) {
        if !self.player(seat).alive {
            return;
        }
        self.tell(Event::Eliminated { seat });
        self.leave_tokyo(seat, LeaveReason::Eliminated);
        self.eliminate_evolutions(seat);
        self.discard_all(seat);
        self.lose_pieces(seat);
        let (energy, stars) = (self.player(seat).energy, self.player(seat).stars);
        self.take_energy(seat, energy, Cause::Death);
        self.lose_stars(seat, stars, Cause::Death);
        let player = &mut self.players[seat.index()];
        player.poison = 0;
        player.shrink = 0;
        player.hearts = 0;
        player.wicked = 0;
        player.risen = false;
        player.crowned = false;
        player.follows = None;
        player.alive = false;
        self.cancel_tile_offers(seat);
        self.queued.retain(|queued| queued.seat != seat);
        self.turn.yielders.retain(|yielder| *yielder != seat);
        self.turn.departures.retain(|hit| hit.by != Some(seat));
        self.hits.retain(|hit| !(hit.held && hit.victim == seat));
        // Those bound to it share its fate.
        let bound: Shelf<Seat, 6> = self
            .living_after(seat)
            .filter(|other| self.player(*other).follows == Some(seat))
            .collect();
        for other in bound.iter() {
            self.eliminate(*other);
        }
    }

    /// With four monsters or fewer there is no Bay (`core.md` §2.9).
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

    /// A card brings its owner back: stars gone, so many hearts, outside (`core.md` §3.8). What else goes or
    /// stays is the card's to say.
    pub(super) fn come_back(&mut self, seat: Seat, card: CardId, hearts: u8) {
        let stars = self.player(seat).stars;
        self.players[seat.index()].crowned = false;
        self.lose_stars(seat, stars, Cause::Death);
        let hearts = if self.powered() || self.packs.curse.is_some() {
            hearts.min(self.cap(seat))
        } else {
            hearts
        };
        self.players[seat.index()].hearts = hearts;
        self.tell(Event::Reborn { seat, card, hearts });
        self.lose_form(seat);
        self.cancel_tile_offers(seat);
        self.leave_tokyo(seat, LeaveReason::Reborn);
    }
}

impl State {
    /// Do all these monsters share one fate, one of them being alone or leading all others?
    pub(super) fn one_fate(&self, living: Seats) -> bool {
        let first = living.iter().next();
        first.is_some_and(|first| self.sharing_fate(Seats::of(first)) == living)
    }

    /// These monsters, and all that are bound to them or that they are bound to.
    pub(super) fn sharing_fate(&self, seats: Seats) -> Seats {
        let mut together = seats;
        loop {
            let more = self.all_seats().fold(together, |all, seat| {
                match self.player(seat).follows.filter(|_| self.player(seat).alive) {
                    Some(leader) if all.contains(seat) || all.contains(leader) => all.with(seat).with(leader),
                    _ => all,
                }
            });
            if more == together {
                return together.intersection(self.living());
            }
            together = more;
        }
    }

    /// These winners, and those bound to them, who win with them.
    pub(super) fn with_followers(&self, winners: Seats) -> Seats {
        let mut all = winners;
        loop {
            let more = self.all_seats().fold(all, |all, seat| {
                let player = self.player(seat);
                match player.follows {
                    Some(leader) if player.alive && all.contains(leader) => all.with(seat),
                    _ => all,
                }
            });
            if more == all {
                return all;
            }
            all = more;
        }
    }
}

/// Whom hits are aimed at.
pub(super) fn victims(hits: &[Hit]) -> Seats {
    hits.iter().map(|hit| hit.victim).collect()
}
