//! The show: what a session has long applied, told to the eye one event after another.
//!
//! Start at [`Show`]. It queues pairs of an event and the position right after it, begins them at the
//! player's pace and answers, at any moment, what the table looks like: [`Show::shown`] is the position of
//! the event being shown, so all numbers on the board agree with one another. What moves at an event, and for
//! how long, a game says in its [`Choreography`]; how a thing moves stands in [`pose`], and what moves in
//! front of every monster in [`monster`], what its body says in [`attitude`], on every table in
//! [`table`], what flies over it in [`journey`]; the times
//! that games share in [`pace`].
//!
//! Deliberately absent: a clock (each tick hands in the moment), rules, widgets, words, and any game by name.

pub mod attitude;
pub mod journey;
pub mod monster;
pub mod pace;
pub mod pose;
pub mod table;
#[cfg(test)]
pub mod tests;

pub use crate::storage::Speed;

use engine::View;
use engine::{Game, Seats};
use pose::Flick;
use std::collections::VecDeque;
use std::fmt::Debug;
use std::time::{Duration, Instant};

/// A tick that comes later than this does not hurry through what it missed: the show goes on from there.
const LAG: Duration = Duration::from_millis(250);

/// What a game moves on its table, and what stays visible of an event. Times are in milliseconds at the
/// normal pace.
pub trait Choreography: Debug + Clone {
    /// The game.
    type Game: Game + Debug;
    /// Something that moves for a while.
    type Moving: Copy + Debug;

    /// A still table.
    fn still(first: &Self::Game) -> Self;

    /// How long an event is shown before `next` begins. Events that belong together overlap; decisions are
    /// held only for the seats in `watched`.
    fn hold(event: &EventOf<Self>, next: Option<&EventOf<Self>>, watched: Seats) -> u64;

    /// Are dice thrown? What they show is told when they lie: at the next event.
    fn is_throw(event: &EventOf<Self>) -> bool {
        let _ = event;
        false
    }

    /// Keeps what stays visible after an event, also where its show is skipped.
    fn remember(&mut self, event: &EventOf<Self>);

    /// Does this change places, rather than numbers and light? Then it is left out where motion is reduced.
    fn is_movement(moving: &Self::Moving) -> bool;

    /// What moves at an event, each thing with its time. The two positions are there to be compared: nothing
    /// on the table can jump then because an event was forgotten.
    fn moves(
        &self,
        event: &EventOf<Self>,
        before: &Self::Game,
        after: &Self::Game,
        add: &mut dyn FnMut(Self::Moving, u64),
    );
}

/// The events of the game of a choreography.
pub type EventOf<C> = <<C as Choreography>::Game as Game>::Event;

/// An event, and what may be shown of the position right after it.
pub type Transition<G> = (<G as Game>::Event, View<G>);

/// Something that moves for a while.
#[derive(Debug, Clone, Copy)]
struct Effect<M> {
    what: M,
    from: Instant,
    lasts: Duration,
}

impl<M> Effect<M> {
    /// How far it has come, from 0 to 1.
    fn progress(&self, now: Instant) -> f32 {
        let gone = now.saturating_duration_since(self.from).as_secs_f32();
        (gone / self.lasts.as_secs_f32().max(0.001)).clamp(0.0, 1.0)
    }
}

/// The show of one table.
#[derive(Debug, Clone)]
pub struct Show<C: Choreography> {
    shown: View<C::Game>,
    queue: VecDeque<Transition<C::Game>>,
    said: Vec<Transition<C::Game>>,
    /// Events that can be heard.
    heard: Vec<Transition<C::Game>>,
    /// A throw that is told once its dice lie.
    in_the_air: Option<Transition<C::Game>>,
    speed: Speed,
    /// Nothing changes its place visibly: it is where it belongs at once.
    reduced: bool,
    /// Seats whose decisions are shown for a moment.
    watched: Seats,
    now: Option<Instant>,
    /// When the next event may begin; `None` when the last one has been shown.
    due: Option<Instant>,
    effects: Vec<Effect<C::Moving>>,
    stage: C,
    /// How a hand throws the next dice, and how it threw those before.
    flick: Flick,
    flicked: Flick,
}

impl<C: Choreography> Show<C> {
    /// A still table.
    #[must_use]
    pub fn new(first: View<C::Game>, speed: Speed) -> Self {
        Self {
            stage: C::still(&first),
            shown: first,
            queue: VecDeque::new(),
            said: Vec::new(),
            heard: Vec::new(),
            in_the_air: None,
            speed,
            reduced: false,
            watched: Seats::NONE,
            now: None,
            due: None,
            effects: Vec::new(),
            flick: Flick::default(),
            flicked: Flick::default(),
        }
    }

    /// The seats whose decisions are held for a moment, so that a person can follow them: the bots.
    #[must_use]
    pub fn watching(mut self, seats: Seats) -> Self {
        self.watch(seats);
        self
    }

    /// The same when seats have changed hands.
    pub fn watch(&mut self, seats: Seats) {
        self.watched = seats;
    }

    /// A still table from the first position on: nothing has been told.
    pub fn begin_anew(&mut self, first: View<C::Game>) {
        self.queue.clear();
        self.said.clear();
        self.effects.clear();
        (self.in_the_air, self.due) = (None, None);
        self.stage = C::still(&first);
        self.shown = first;
    }

    /// Takes in an event that is not shown: only what stays visible of it. The position that it led to is
    /// [looked at](Self::look_again) afterwards.
    pub fn recall(&mut self, event: &EventOf<C>) {
        self.stage.remember(event);
    }

    /// The next dice are thrown like this; those after them leave the hand by themselves again.
    pub fn flick(&mut self, flick: Flick) {
        self.flick = flick;
    }

    /// How the dice that are in the air were thrown.
    #[must_use]
    pub fn flicked(&self) -> Flick {
        self.flicked
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

    /// Leaves movements out, or no longer.
    pub fn reduce_motion(&mut self, reduced: bool) {
        self.reduced = reduced;
    }

    /// Does nothing change its place visibly?
    #[must_use]
    pub fn is_reduced(&self) -> bool {
        self.reduced
    }

    /// Takes in what happened, and the position right after it; shown when its time has come.
    pub fn tell(&mut self, event: EventOf<C>, state: View<C::Game>) {
        self.queue.push_back((event, state));
        if self.speed == Speed::Instant {
            self.skip();
        }
    }

    /// The same position with other eyes, on a table that is still.
    pub fn look_again(&mut self, shown: View<C::Game>) {
        if !self.is_playing() {
            self.shown = shown;
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
            self.due = Some(begins + scaled(C::hold(&event, next, self.watched), self.speed));
            self.begin(event, state, begins);
        }
    }

    /// Shows everything at once.
    pub fn skip(&mut self) {
        self.said.extend(self.in_the_air.take());
        // Of all that is skipped the last event is heard.
        self.heard.extend(self.queue.back().cloned());
        while let Some((event, state)) = self.queue.pop_front() {
            self.stage.remember(&event);
            self.shown = state.clone();
            self.said.push((event, state));
        }
        self.effects.clear();
        self.due = None;
        self.flick = Flick::default();
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
    pub fn shown(&self) -> &C::Game {
        &self.shown
    }

    /// What stays visible of the events that have been shown.
    #[must_use]
    pub fn stage(&self) -> &C {
        &self.stage
    }

    /// The throw whose dice are in the air, and the position when they lie.
    #[must_use]
    pub fn in_the_air(&self) -> Option<&Transition<C::Game>> {
        self.in_the_air.as_ref()
    }

    /// The events that have begun to be shown since the last call, for the log and for captions; each is
    /// handed out once, a throw when its dice have landed.
    pub fn take_said(&mut self) -> Vec<Transition<C::Game>> {
        std::mem::take(&mut self.said)
    }

    /// The events that have begun since the last call, for what is heard of them; of those that were
    /// skipped only the last one is among them.
    pub fn take_heard(&mut self) -> Vec<Transition<C::Game>> {
        std::mem::take(&mut self.heard)
    }

    /// An event begins to be shown.
    fn begin(&mut self, event: EventOf<C>, state: View<C::Game>, at: Instant) {
        let before = std::mem::replace(&mut self.shown, state.clone());
        let told = (event, state);
        self.heard.push(told.clone());
        if C::is_throw(&event) {
            self.flicked = std::mem::take(&mut self.flick);
            self.in_the_air = Some(told);
        } else {
            self.said.push(told);
        }
        self.stage.remember(&event);
        let (effects, speed, reduced) = (&mut self.effects, self.speed, self.reduced);
        self.stage
            .moves(&event, &before, &self.shown, &mut |what, millis| {
                let lasts = scaled(millis, speed);
                let left_out = reduced && C::is_movement(&what);
                if !left_out && !lasts.is_zero() {
                    effects.push(Effect {
                        what,
                        from: at,
                        lasts,
                    });
                }
            });
    }

    // For the readers of a game

    /// The last thing that moves of which something can be read, and how far it has come, from 0 to 1.
    pub fn of<T>(&self, read: impl Fn(&C::Moving) -> Option<T>) -> Option<(T, f32)> {
        let now = self.now?;
        let find = |effect: &Effect<C::Moving>| Some((read(&effect.what)?, effect.progress(now)));
        self.effects.iter().rev().find_map(find)
    }

    /// How far the last such thing has come.
    pub fn progress(&self, is: impl Fn(&C::Moving) -> bool) -> Option<f32> {
        self.of(|what| is(what).then_some(()))
            .map(|((), progress)| progress)
    }

    /// Everything of which something can be read, oldest first, and how far it has come.
    pub fn each<T>(&self, read: impl Fn(&C::Moving) -> Option<T>) -> Vec<(T, f32)> {
        let Some(now) = self.now else { return Vec::new() };
        let find = |effect: &Effect<C::Moving>| Some((read(&effect.what)?, effect.progress(now)));
        self.effects.iter().filter_map(find).collect()
    }
}

/// A time of the normal pace at another one.
#[must_use]
pub fn scaled(millis: u64, speed: Speed) -> Duration {
    let per_cent = match speed {
        Speed::Slow => 175,
        Speed::Normal => 100,
        Speed::Fast => 43,
        Speed::Instant => 0,
    };
    Duration::from_micros(millis * per_cent * 10)
}
