//! The show: what the session has long applied, told to the eye one event after another.
//!
//! Start at [`Motion`]. It queues pairs of an event and the position right after it, begins them at the player's pace and
//! answers, at any moment, what the table looks like: [`Motion::shown`] is the position of the event being shown, so all
//! numbers on the board agree with one another; the readers after it tell what is still moving. How long each event is
//! shown stands in [`pace`], how a thing moves in [`pose`].
//!
//! Deliberately absent: a clock (each tick hands in the moment), rules, widgets and words.

pub mod pace;
pub mod pose;
mod readers;
#[cfg(test)]
mod tests;

pub use crate::storage::Speed;
pub use pose::Pose;
pub use readers::{Dial, Flight, Float, Slot, Source, Stand};

use crate::engine::Seat;
use crate::engine::classic::{Answer, BoughtFrom, CardId, Cause, Event, Held, Key, Place, Reason, State};
use crate::engine::parts::{Dice, DiceMask, Face};
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// A tick that comes later than this does not hurry through what it missed: the show goes on from there.
const LAG: Duration = Duration::from_millis(250);

/// Something that moves for a while.
#[derive(Debug, Clone, Copy)]
struct Effect {
    what: Moving,
    from: Instant,
    lasts: Duration,
}

impl Effect {
    /// How far it has come, from 0 to 1.
    fn progress(&self, now: Instant) -> f32 {
        let gone = now.saturating_duration_since(self.from).as_secs_f32();
        (gone / self.lasts.as_secs_f32().max(0.001)).clamp(0.0, 1.0)
    }
}

/// What moves.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Moving {
    /// Dice in the air.
    Throw { mask: DiceMask, fresh: bool, salt: u32 },
    /// A die turned to another face.
    Turned { die: u8, from: Face },
    /// Dice thrown for a card, beside those of the turn.
    Beside,
    /// The dice gather in groups.
    Gather,
    /// A group takes effect.
    Group,
    /// A number changes.
    Count {
        seat: Seat,
        dial: Dial,
        from: u16,
        to: u16,
    },
    /// A hit lands.
    Shake { seat: Seat, amount: u8 },
    /// A hit is softened.
    Shield { seat: Seat },
    /// A figure walks.
    Travel { seat: Seat, from: Place, to: Place },
    /// Tokyo pays.
    Glow { seat: Seat },
    /// A turn is announced.
    Banner { seat: Seat, reason: Reason },
    /// A card comes into a market slot.
    Arrive { slot: u8 },
    /// A card leaves a market slot.
    Leave { slot: u8, card: CardId },
    /// A card is on its way to somebody.
    Flight { card: CardId, from: Source, to: Seat },
    /// A kept card is new in front of a monster.
    Gained { key: Key },
    /// A card acts.
    Used { seat: Seat, card: CardId },
    /// A monster falls.
    Fall { seat: Seat },
    /// A monster wins.
    Crown,
}

/// The show of one table.
#[derive(Debug, Clone)]
pub struct Motion {
    shown: State,
    queue: VecDeque<(Event, State)>,
    said: Vec<(Event, State)>,
    /// A throw that is told once its dice lie.
    in_the_air: Option<(Event, State)>,
    speed: Speed,
    /// Seats whose decisions are shown for a moment, as a mask.
    watched: u8,
    now: Option<Instant>,
    /// When the next event may begin; `None` when the last one has been shown.
    due: Option<Instant>,
    effects: Vec<Effect>,
    group: Option<Face>,
    /// The groups that have taken effect this turn, as a mask of faces.
    resolved: u8,
    /// The monsters whose fall has been shown, as a mask: told before they are taken off the table.
    fallen: u8,
    rerolling: Option<DiceMask>,
    first_throw: Option<(Seat, Dice)>,
    beside_for: Option<(Seat, CardId)>,
    /// Dice beside those of the turn lie on the table.
    beside_lies: bool,
    throws: u32,
}

impl Motion {
    /// A still table.
    #[must_use]
    pub fn new(first: State, speed: Speed) -> Self {
        Self {
            shown: first,
            queue: VecDeque::new(),
            said: Vec::new(),
            in_the_air: None,
            speed,
            watched: 0,
            now: None,
            due: None,
            effects: Vec::new(),
            group: None,
            resolved: if first.turn().fixed {
                !first.turn().groups
            } else {
                0
            },
            fallen: 0,
            rerolling: None,
            first_throw: None,
            beside_for: None,
            beside_lies: !first.beside().is_empty(),
            throws: 0,
        }
    }

    /// The seats (a mask) whose decisions are held for a moment, so that a person can follow them: the bots.
    #[must_use]
    pub fn watching(mut self, seats: u8) -> Self {
        self.watched = seats;
        self
    }

    /// How fast events are shown.
    #[must_use]
    pub fn speed(&self) -> Speed {
        self.speed
    }

    /// Changes the pace, also in the middle of the show.
    pub fn set_speed(&mut self, speed: Speed) {
        self.speed = speed;
        if speed == Speed::Instant {
            self.skip();
        }
    }

    /// Takes in what happened, and the position right after it; shown when its time has come.
    pub fn tell(&mut self, event: Event, state: State) {
        self.queue.push_back((event, state));
        if self.speed == Speed::Instant {
            self.skip();
        }
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: Instant) {
        self.now = Some(now);
        self.effects.retain(|effect| effect.from + effect.lasts > now);
        while self.due.is_none_or(|due| due <= now) {
            self.said.extend(self.in_the_air.take());
            let Some((event, state)) = self.queue.pop_front() else {
                self.due = None;
                return;
            };
            let late = self
                .due
                .map_or(Duration::ZERO, |due| now.saturating_duration_since(due));
            let begins = if late > LAG {
                now
            } else {
                now.checked_sub(late).unwrap_or(now)
            };
            let next = self.queue.front().map(|(event, _)| event);
            self.due = Some(begins + pace::hold(&event, next, self.watched, self.speed));
            self.begin(event, state, begins);
        }
    }

    /// Shows everything at once.
    pub fn skip(&mut self) {
        self.said.extend(self.in_the_air.take());
        while let Some((event, state)) = self.queue.pop_front() {
            self.remember(&event);
            self.shown = state;
            self.said.push((event, state));
        }
        self.effects.clear();
        self.due = None;
    }

    /// Replaces the table and forgets what was going to be shown: another game, or one taken back.
    pub fn reset(&mut self, state: State) {
        *self = Self::new(state, self.speed).watching(self.watched);
    }

    /// Is something still to be shown? Input waits for it.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        !self.queue.is_empty() || self.due.is_some()
    }

    /// Is a tick needed? Not on a still table.
    #[must_use]
    pub fn is_animating(&self) -> bool {
        self.is_playing() || !self.effects.is_empty()
    }

    /// The position of the event being shown.
    #[must_use]
    pub fn shown(&self) -> &State {
        &self.shown
    }

    /// The events that have begun to be shown since the last call, for the log and for captions; each is handed out once,
    /// a throw when its dice have landed.
    pub fn take_said(&mut self) -> Vec<(Event, State)> {
        std::mem::take(&mut self.said)
    }

    /// An event begins to be shown.
    fn begin(&mut self, event: Event, state: State, at: Instant) {
        let before = std::mem::replace(&mut self.shown, state);
        if pace::is_throw(&event) {
            self.in_the_air = Some((event, state));
        } else {
            self.said.push((event, state));
        }
        self.remember(&event);
        self.compare(&before, at);
        self.add_effects(&event, at);
    }

    fn add(&mut self, what: Moving, at: Instant, millis: u64) {
        let lasts = pace::scaled(millis, self.speed);
        if !lasts.is_zero() {
            self.effects.push(Effect {
                what,
                from: at,
                lasts,
            });
        }
    }

    /// What stays visible after an event has been shown.
    fn remember(&mut self, event: &Event) {
        match event {
            Event::BesideRolled { .. } => self.beside_lies = true,
            Event::DecisionMade { .. } => {}
            _ => self.beside_lies = false,
        }
        match *event {
            Event::DecisionMade {
                answer: Answer::Reroll(dice),
                ..
            } => self.rerolling = Some(dice),
            Event::DiceRolled { .. } | Event::DiceFixed { .. } => {
                (self.rerolling, self.first_throw, self.resolved) = (None, None, 0);
                self.throws += 1;
            }
            Event::DieRerolled { .. } => self.throws += 1,
            Event::BesideRolled { seat, card, .. } => {
                self.beside_for = Some((seat, card));
                self.throws += 1;
            }
            Event::FirstPlayerRoll { seat, dice } => {
                self.first_throw = Some((seat, dice));
                self.throws += 1;
            }
            Event::Eliminated { seat } => self.fallen |= seat.bit(),
            Event::Reborn { seat, .. } => self.fallen &= !seat.bit(),
            Event::GroupResolved { face, .. } => {
                self.group = Some(face);
                self.resolved |= 1 << face as u8;
            }
            Event::EnteredTokyo { .. }
            | Event::CardBought { .. }
            | Event::MarketSwept { .. }
            | Event::TurnStarted { .. }
            | Event::TurnEnded { .. }
            | Event::GameEnded { .. } => {
                (self.group, self.rerolling) = (None, None);
                if matches!(event, Event::TurnStarted { .. }) {
                    self.first_throw = None;
                }
            }
            _ => {}
        }
    }

    /// Numbers, figures and kept cards are compared with the position before, whatever the event was: nothing on the
    /// table can jump because an event was forgotten here.
    fn compare(&mut self, before: &State, at: Instant) {
        let after = self.shown;
        if before.all_seats().count() != after.all_seats().count() {
            return;
        }
        for seat in after.all_seats() {
            let (old, new) = (*before.player(seat), *after.player(seat));
            if new.alive {
                for (dial, from, to) in [
                    (Dial::Hearts, u16::from(old.hearts), u16::from(new.hearts)),
                    (Dial::Stars, u16::from(old.stars), u16::from(new.stars)),
                    (Dial::Energy, old.energy, new.energy),
                    (Dial::Wicked, u16::from(old.wicked), u16::from(new.wicked)),
                ] {
                    if from != to {
                        self.add(Moving::Count { seat, dial, from, to }, at, pace::FLOAT);
                    }
                }
            }
            if old.place != new.place {
                self.add(
                    Moving::Travel {
                        seat,
                        from: old.place,
                        to: new.place,
                    },
                    at,
                    pace::TRAVEL,
                );
            }
        }
        for held in after.in_play() {
            // New on the table, or in front of somebody else.
            if before.held(held.key).is_none_or(|old| old.owner != held.owner) {
                self.add(Moving::Gained { key: held.key }, at, pace::GAINED);
            }
        }
    }

    fn fly(&mut self, card: CardId, from: Source, to: Seat, at: Instant) {
        self.add(Moving::Flight { card, from, to }, at, pace::FLIGHT);
    }

    fn add_effects(&mut self, event: &Event, at: Instant) {
        let salt = self.throws;
        match *event {
            Event::DiceRolled { mask, roll, .. } => {
                let fresh = roll <= 1;
                let lasts = if fresh { pace::THROW } else { pace::THROW_AGAIN };
                self.add(Moving::Throw { mask, fresh, salt }, at, lasts);
            }
            Event::FirstPlayerRoll { dice, .. } => {
                self.add(
                    Moving::Throw {
                        mask: dice.all(),
                        fresh: true,
                        salt,
                    },
                    at,
                    pace::THROW,
                );
            }
            Event::DieRerolled { die, .. } => {
                self.add(
                    Moving::Throw {
                        mask: 1 << die,
                        fresh: false,
                        salt,
                    },
                    at,
                    pace::THROW_AGAIN,
                );
            }
            Event::DieChanged { die, from, .. } => self.add(Moving::Turned { die, from }, at, pace::TURNED),
            Event::BesideRolled { .. } => self.add(Moving::Beside, at, pace::BESIDE),
            Event::DiceFixed { .. } => self.add(Moving::Gather, at, pace::GATHER),
            Event::GroupResolved { .. } => self.add(Moving::Group, at, pace::GROUP),
            Event::LifeLost { victim, amount, .. } => {
                self.add(Moving::Shake { seat: victim, amount }, at, pace::HIT);
            }
            Event::DamageReduced { victim, .. } | Event::DamagePrevented { victim, .. } => {
                self.add(Moving::Shield { seat: victim }, at, pace::HIT);
            }
            Event::StarsChanged {
                seat,
                cause: Cause::Income | Cause::Entering,
                ..
            }
            | Event::EnergyChanged {
                seat,
                cause: Cause::Income | Cause::Entering,
                ..
            } => {
                self.add(Moving::Glow { seat }, at, pace::FLOAT);
            }
            Event::TurnStarted { seat, reason, .. } => {
                self.add(Moving::Banner { seat, reason }, at, pace::BANNER);
            }
            Event::CardRevealed { slot, .. } => self.add(Moving::Arrive { slot }, at, pace::ARRIVE),
            Event::CardBought { seat, card, from, .. } => {
                if let BoughtFrom::Market(slot) = from {
                    self.add(Moving::Leave { slot, card }, at, pace::LEAVE);
                }
                self.fly(card, from.into(), seat, at);
            }
            Event::CardStolen { seat, from, card, .. } => self.fly(card, Source::Board(from), seat, at),
            Event::CardsSwapped {
                seat,
                gave,
                with,
                got,
            } => {
                self.fly(gave, Source::Board(seat), with, at);
                self.fly(got, Source::Board(with), seat, at);
            }
            Event::CostumeKept { seat, card } => self.fly(card, Source::Deck, seat, at),
            Event::TileTaken { seat, tile } => self.fly(tile, Source::Gauge, seat, at),
            Event::DamageIncreased { card, .. } => {
                let holds = |held: &&Held| held.face == card;
                if let Some(held) = self.shown.in_play().iter().find(holds) {
                    let seat = held.owner;
                    self.add(Moving::Used { seat, card }, at, pace::USED);
                }
            }
            Event::Crowned { seat, card } | Event::Bound { seat, card, .. } => {
                self.add(Moving::Used { seat, card }, at, pace::USED);
                self.add(Moving::Glow { seat }, at, pace::FLOAT);
            }
            Event::CardUsed { seat, card } => self.add(Moving::Used { seat, card }, at, pace::USED),
            Event::Eliminated { seat } => self.add(Moving::Fall { seat }, at, pace::FALL),
            Event::GameEnded { .. } => self.add(Moving::Crown, at, pace::CROWN),
            _ => {}
        }
    }
}
