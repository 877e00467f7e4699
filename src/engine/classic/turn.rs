//! The turn: opening, income, rolling, fixing and resolving the dice, end and what comes after (`core.md` 2).
//!
//! Names no card: cards have their say through stats, hooks and moments.

use super::agenda::{Phase, Table, Task, which};
use super::event::{Cause, Event, HitKind, Reason};
use super::question::{Group, Moment, Split, What};
use super::rule::{On, Rule, Stat};
use super::state::{Ending, Hit, Place, State, Turn};
use crate::engine::Seat;
use crate::engine::parts::{Dice, DiceMask, Face};

/// The order in which "the rest" is resolved (`core.md` 2.6).
pub(super) const DEFAULT_ORDER: [Face; 6] = [
    Face::One,
    Face::Two,
    Face::Three,
    Face::Heart,
    Face::Energy,
    Face::Claw,
];

/// Stars that win the game at the end of a turn.
pub(super) const GOAL: u8 = 20;
/// Extra turns that can wait.
pub(super) const QUEUE: usize = 8;

impl Table<'_> {
    /// Every seat in the running throws six dice; most claws begin, tied seats throw again (`core.md` 1.1).
    pub(super) fn first_throw(&mut self, seat: Seat) {
        if let Some(next) = self
            .all_seats()
            .find(|next| *next >= seat && self.first.running & next.bit() != 0)
        {
            self.push(Task::FirstThrow(Seat(next.0 + 1)));
            self.ask_nature(What::FirstThrow { seat: next });
            return;
        }
        let running = self.first.running;
        let seats = || {
            (0..self.seats)
                .map(Seat)
                .filter(move |seat| running & seat.bit() != 0)
        };
        let most = seats()
            .map(|seat| self.first.claws[seat.index()])
            .max()
            .unwrap_or(0);
        let ahead = seats()
            .filter(|seat| self.first.claws[seat.index()] == most)
            .fold(0, |mask, seat| mask | seat.bit());
        if ahead.count_ones() == 1 {
            let first = Seat(ahead.trailing_zeros() as u8);
            self.first.running = ahead;
            self.order = first;
            self.tell(Event::FirstPlayer { seat: first });
            self.push(Task::OpenTurn(first, Reason::Order));
        } else {
            self.first.running = ahead;
            self.tell(Event::FirstPlayerTied { seats: ahead });
            let next = Seat(ahead.trailing_zeros() as u8);
            self.push(Task::FirstThrow(Seat(next.0 + 1)));
            self.ask_nature(What::FirstThrow { seat: next });
        }
    }

    pub(super) fn first_thrown(&mut self, seat: Seat, dice: Dice) {
        self.first.claws[seat.index()] = dice.count(Face::Claw);
        self.tell(Event::FirstPlayerRoll { seat, dice });
    }

    /// T0: a fresh record.
    pub(super) fn open_turn(&mut self, seat: Seat, reason: Reason) {
        let number = self.turn.number.saturating_add(1);
        let in_tokyo = self
            .all_seats()
            .filter(|seat| self.in_tokyo(*seat))
            .fold(0, |mask, seat| mask | seat.bit());
        self.turn = Turn {
            active: seat,
            number,
            reason,
            started_in_tokyo: in_tokyo,
            ..Turn::default()
        };
        for held in self.in_play.iter_mut() {
            held.spent_turn = false;
        }
        self.tell(Event::TurnStarted { seat, number, reason });
        self.push(Task::Phase(Phase::Start));
    }

    /// One part of the turn; a part of a monster that is gone is skipped (`core.md` 3.9).
    pub(super) fn phase(&mut self, phase: Phase) {
        let seat = self.turn.active;
        if !self.player(seat).alive && phase != Phase::Close {
            return;
        }
        match phase {
            Phase::Start => {
                self.push(Task::Offer(seat, Moment::StartOfTurn));
                if self.turn.started_in_tokyo & seat.bit() != 0 && self.in_tokyo(seat) {
                    if self.two_player_variant() {
                        self.gain_energy(seat, 1, Cause::Income);
                    } else {
                        self.gain_stars(seat, 2, Cause::Income);
                    }
                }
            }
            Phase::Roll => self.push(Task::Rolling),
            Phase::FixDice => {
                self.push(Task::Offer(seat, Moment::ChangeDice));
                self.push(Task::OpponentDice(1));
            }
            Phase::TakeStock => self.take_stock(),
            Phase::Resolve => self.push(Task::Grouping),
            Phase::EnterTokyo => self.approach_tokyo(seat),
            Phase::TakePlace => self.take_place(seat),
            Phase::Buy => self.push(Task::Buying),
            Phase::End => self.push(Task::Offer(seat, Moment::Sale)),
            Phase::Poison => {
                let poison = self.player(seat).poison;
                if poison > 0 {
                    self.open_batch(&[Hit {
                        victim: seat,
                        amount: poison,
                        kind: HitKind::Token,
                        ..Hit::default()
                    }]);
                }
            }
            Phase::Close => self.close_turn(),
        }
    }

    /// T2: the first roll is mandatory; then the question what to roll again, as long as the owner likes.
    pub(super) fn rolling(&mut self) {
        let seat = self.turn.active;
        if self.turn.rolls == 0 {
            let count = usize::from(self.dice_count(seat));
            if count == 0 {
                return; // no dice at all: the roll is skipped
            }
            self.turn.dice = Dice::fresh(count);
            self.push(Task::Rolling);
            let all = self.turn.dice.all();
            self.roll(all);
        } else {
            self.push(Task::Rolling);
            self.ask(seat, What::Roll);
        }
    }

    /// Throws these dice; it counts as a roll.
    pub(super) fn roll(&mut self, dice: DiceMask) {
        self.turn.rolls += 1;
        self.ask_nature(What::Throw { dice });
    }

    pub(super) fn thrown(&mut self, mask: DiceMask, faces: Dice) {
        for (index, face) in which(mask).zip(faces.iter()) {
            self.turn.dice.set(index, face);
        }
        let (seat, roll, limit, dice) = (
            self.turn.active,
            self.turn.rolls,
            self.roll_limit(),
            self.turn.dice,
        );
        self.tell(Event::DiceRolled {
            seat,
            roll,
            limit,
            mask,
            dice,
        });
    }

    /// T3.1: each other monster may answer the dice with its cards, clockwise from the left.
    pub(super) fn opponent_dice(&mut self, offset: u8) {
        let Some(seat) = self.seat_at(offset) else { return };
        if self.turn.dice.is_empty() {
            return;
        }
        if self.has_use(seat, Moment::OpponentDice) {
            self.push(Task::OpponentDice(offset));
            self.ask(seat, What::OpponentDice);
        } else {
            self.push(Task::OpponentDice(offset + 1));
        }
    }

    /// The seat this many places to the left of the active monster; `None` once the round is complete.
    pub(super) fn seat_at(&self, offset: u8) -> Option<Seat> {
        (offset < self.seats).then(|| Seat((self.turn.active.0 + offset) % self.seats))
    }

    /// R0: the dice are fixed, cards add smashes; the counts are final for the turn.
    fn take_stock(&mut self) {
        let seat = self.turn.active;
        self.turn.fixed = true;
        let dice = self.turn.dice;
        self.tell(Event::DiceFixed { seat, dice });
        self.turn.sizes = dice.counts();
        self.add_smashes(seat, Stat::SmashesFromFaces);
        if self.turn.sizes[Face::Claw.index()] > 0 {
            self.add_smashes(seat, Stat::SmashesIfAny);
        }
        self.add_smashes(seat, Stat::SmashesFlat);
        self.turn.groups = Face::ALL
            .iter()
            .filter(|face| self.turn.sizes[face.index()] > 0)
            .fold(0, |mask, face| mask | 1 << *face as u8);
    }

    fn add_smashes(&mut self, seat: Seat, stat: Stat) {
        for index in 0..self.in_play.len() {
            let held = self.in_play[index];
            if held.owner != seat {
                continue;
            }
            let added = held.face.card().rules.iter().fold(0, |added, rule| match rule {
                Rule::Always(touched, change) if *touched == stat => change(self, &held, added),
                _ => added,
            });
            if added > 0 {
                self.turn.sizes[Face::Claw.index()] += added as u8;
                self.tell(Event::SmashesAdded {
                    seat,
                    card: held.face,
                    count: added as u8,
                });
            }
        }
    }

    /// R1: the groups in any order; the rest in the default order if the owner said so.
    pub(super) fn grouping(&mut self) {
        if self.turn.groups == 0 || !self.player(self.turn.active).alive {
            return;
        }
        self.push(Task::Grouping);
        if self.turn.in_order {
            let next = DEFAULT_ORDER
                .into_iter()
                .find(|face| self.turn.groups & 1 << *face as u8 != 0);
            self.resolve(next.expect("a group is left"));
        } else {
            self.ask(self.turn.active, What::Group);
        }
    }

    /// One group of equal faces takes effect.
    pub(super) fn resolve(&mut self, face: Group) {
        let seat = self.turn.active;
        let count = self.turn.sizes[face.index()];
        self.turn.groups &= !(1 << face as u8);
        self.tell(Event::GroupResolved { seat, face, count });
        match face {
            Face::One | Face::Two | Face::Three => {
                if let Some(stars) = stars_for(face, count) {
                    self.gain_stars(seat, stars, Cause::Dice);
                    if face == Face::One {
                        self.emit(On::Ones, seat);
                    }
                }
            }
            Face::Energy => self.gain_energy(seat, u16::from(count), Cause::Dice),
            Face::Heart => {
                // Tokyo lets no heart through (`core.md` 2.6); without tokens healing is the only use.
                if self.in_tokyo(seat) {
                    return;
                }
                if self.player(seat).poison == 0 && self.player(seat).shrink == 0 {
                    self.use_hearts(Split {
                        heal: count,
                        ..Split::default()
                    });
                } else {
                    self.ask(seat, What::Hearts);
                }
            }
            Face::Claw => self.smash(seat, count),
        }
    }

    /// D7: tokens off, then one healing.
    pub(super) fn use_hearts(&mut self, split: Split) {
        let seat = self.turn.active;
        if split.poison > 0 {
            let player = &mut self.players[seat.index()];
            player.poison -= split.poison;
            let now = player.poison;
            self.tell(Event::PoisonChanged {
                seat,
                delta: -(split.poison as i8),
                now,
            });
        }
        if split.shrink > 0 {
            let player = &mut self.players[seat.index()];
            player.shrink -= split.shrink;
            let now = player.shrink;
            self.tell(Event::ShrinkChanged {
                seat,
                delta: -(split.shrink as i8),
                now,
            });
        }
        self.gain_hearts(seat, split.heal, Cause::Dice);
    }

    /// T8: whoever lives and has 20 stars wins; else an extra turn is offered or the next turn found.
    fn close_turn(&mut self) {
        let seat = self.turn.active;
        self.turn.shielded = 0;
        self.tell(Event::TurnEnded { seat });
        let winners = self
            .all_seats()
            .filter(|seat| self.player(*seat).alive && self.player(*seat).stars >= GOAL)
            .fold(0, |mask, seat| mask | seat.bit());
        if winners != 0 {
            self.end(Ending::Stars, winners);
            return;
        }
        self.push(Task::NextTurn);
        if self.turn.again && self.player(seat).alive {
            let penalty = self.penalty + 1;
            self.ask(seat, What::ExtraTurn { penalty });
        }
    }

    /// D15: the extra turn with fewer dice comes before anything queued.
    pub(super) fn accept_extra_turn(&mut self) {
        self.agenda.pop(); // the task that would find the next turn
        self.penalty += 1;
        let seat = self.turn.active;
        self.push(Task::OpenTurn(seat, Reason::FewerDice));
    }

    /// Queued extra turns first, then the next living seat clockwise of the last ordinary turn.
    pub(super) fn next_turn(&mut self) {
        self.penalty = 0;
        while !self.queued.is_empty() {
            let seat = self.queued.remove(0);
            if self.player(seat).alive {
                self.push(Task::OpenTurn(seat, Reason::Extra));
                return;
            }
        }
        if let Some(next) = self.living_after(self.order).next() {
            self.order = next;
            self.push(Task::OpenTurn(next, Reason::Order));
        }
    }

    /// A full extra turn for `seat`: its own at once after this turn, anybody else's in the order of buying.
    pub(super) fn queue_extra_turn(&mut self, seat: Seat, card: super::CardId) {
        let mut waiting = self.queued;
        if waiting.len() == QUEUE {
            return; // nobody buys that many in one turn
        }
        if seat == self.turn.active {
            waiting = std::iter::once(seat).chain(waiting.iter().copied()).collect();
        } else {
            waiting.push(seat);
        }
        self.queued = waiting;
        self.tell(Event::ExtraTurnQueued { seat, card });
    }

    /// A gain of stars, cut at 20; a gain of nothing is no gain. Nothing for those who are out or doomed (`core.md` 3.5).
    pub(super) fn gain_stars(&mut self, seat: Seat, asked: u8, cause: Cause) {
        let player = &mut self.players[seat.index()];
        if !player.alive || player.hearts == 0 {
            return;
        }
        let delta = asked.min(GOAL - player.stars);
        player.stars += delta;
        let now = player.stars;
        if delta > 0 {
            self.tell(Event::StarsChanged {
                seat,
                asked: asked as i8,
                delta: delta as i8,
                now,
                cause,
            });
        }
    }

    /// A loss of stars, stopped at 0.
    pub(super) fn lose_stars(&mut self, seat: Seat, asked: u8, cause: Cause) {
        let player = &mut self.players[seat.index()];
        let delta = asked.min(player.stars);
        player.stars -= delta;
        let now = player.stars;
        if delta > 0 {
            self.tell(Event::StarsChanged {
                seat,
                asked: -(asked as i8),
                delta: -(delta as i8),
                now,
                cause,
            });
        }
    }

    /// One gain event of energy.
    pub(super) fn gain_energy(&mut self, seat: Seat, amount: u16, cause: Cause) {
        let player = self.player(seat);
        if amount == 0 || !player.alive || player.hearts == 0 {
            return;
        }
        self.put_energy(seat, amount, cause);
    }

    /// Energy that comes back without being a gain: sales (`core.md` 3.5).
    pub(super) fn put_energy(&mut self, seat: Seat, amount: u16, cause: Cause) {
        let player = &mut self.players[seat.index()];
        let before = player.energy;
        player.energy = player.energy.saturating_add(amount);
        let (now, delta) = (player.energy, (player.energy - before) as i16);
        if amount > 0 {
            self.tell(Event::EnergyChanged {
                seat,
                delta,
                now,
                cause,
            });
        }
    }

    /// Energy paid or lost; the caller has checked that it is there.
    pub(super) fn take_energy(&mut self, seat: Seat, amount: u16, cause: Cause) {
        let player = &mut self.players[seat.index()];
        let taken = amount.min(player.energy);
        player.energy -= taken;
        let now = player.energy;
        if taken > 0 {
            self.tell(Event::EnergyChanged {
                seat,
                delta: -(taken as i16),
                now,
                cause,
            });
        }
    }

    /// One gain event of hearts, cut at the cap.
    pub(super) fn gain_hearts(&mut self, seat: Seat, asked: u8, cause: Cause) {
        let cap = self.cap(seat);
        self.heal_up_to(seat, asked, cap, cause);
    }

    /// One gain event of hearts, cut at `cap`.
    pub(super) fn heal_up_to(&mut self, seat: Seat, asked: u8, cap: u8, cause: Cause) {
        let player = &mut self.players[seat.index()];
        if asked == 0 || !player.alive || player.hearts == 0 {
            return;
        }
        let delta = asked.min(cap.saturating_sub(player.hearts));
        if delta == 0 {
            return; // a gain of nothing is no gain
        }
        player.hearts += delta;
        let now = player.hearts;
        self.tell(Event::LifeGained {
            seat,
            asked,
            delta,
            now,
            cause,
        });
    }
}

impl State {
    /// A space in Tokyo that a monster may take now: the City first, then the Bay (`core.md` 2.8).
    #[must_use]
    pub fn open_space(&self) -> Option<Place> {
        if self.at(Place::City).is_none() {
            Some(Place::City)
        } else if self.bay_open() && self.at(Place::Bay).is_none() {
            Some(Place::Bay)
        } else {
            None
        }
    }
}

/// Stars for a group of equal numbers: the number for three of them, one more for each further die.
#[must_use]
pub fn stars_for(face: Face, count: u8) -> Option<u8> {
    let number = face.number()?;
    (count >= 3).then(|| number + count - 3)
}
