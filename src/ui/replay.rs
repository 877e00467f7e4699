//! A game that has been played, gone through on its table: forwards at the player's pace, from decision to
//! decision, from turn to turn, or to wherever a finger lies on the line of its moments.
//!
//! [`Replay`] is what a finished game and the past of a running one have in common; what the look back has
//! found about a moment is lent to its [`view`](Replay::view) as a [`Finding`]. It ends, or another game goes
//! on from where it stands ([`Wish::PlayOn`]).
//!
//! Deliberately absent: any game by name, and chances.

mod panel;
mod play_on;
#[cfg(test)]
mod tests;
mod timeline;

pub use panel::{Finding, Lent};
pub use timeline::Mark;

use super::Context;
use super::frame::keys::Pressed;
use super::frame::{Recording, SeatedTable, Stop};
use super::game_screen::{GameScreen, ScreenGame};
use super::review::Looking;
use crate::storage::{GameSetup as _, SeatSetup, Speed, Who, beside};
use bots::Level;
use engine::Seat;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::{Element, Rectangle, Subscription};
use std::time::{Duration, Instant};

/// Between two pictures of something that moves.
const FRAME_INTERVAL: Duration = Duration::from_micros(16_667);
/// How long a turn is shown where nothing is animated.
const GLANCE: Duration = Duration::from_millis(150);

/// What happened; `M` is what happens on the table.
#[derive(Debug, Clone)]
pub enum Message<M> {
    /// Time passed while it plays.
    Ticked(Instant),
    /// It shall play, or pause.
    PlayPressed,
    /// A step was pressed.
    Stepped(Step),
    /// A moment was pressed on the line.
    Sought(usize),
    /// Another speed was pressed.
    SpeedPressed,
    /// A picture of this moment shall be kept.
    PicturePressed,
    /// Another game shall go on from here; it is asked who plays, or no longer.
    PlayOnPressed,
    /// Another game goes on from here, with a person in this seat and bots in the others, or with all as they
    /// were.
    PlayOnConfirmed(Option<Seat>),
    /// The way back was pressed.
    BackPressed,
    /// Something on the table.
    Table(M),
}

/// How far a step goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// To the decision before this or the next one.
    Decision {
        /// The next one.
        on: bool,
    },
    /// To the beginning of a turn, or of the next one.
    Turn {
        /// The next one.
        on: bool,
    },
    /// To the beginning or the end.
    End {
        /// To the end.
        on: bool,
    },
}

/// What the parent shall do.
#[derive(Debug)]
pub enum Wish<G: ScreenGame> {
    /// Nothing.
    None,
    /// Leave it.
    Back,
    /// Show the rules and keys over it.
    Help,
    /// Show everything at this speed from now on.
    Speed(Speed),
    /// Keep a picture of what is shown.
    Picture,
    /// Play another game that goes on from here.
    PlayOn(Box<Branch<G>>),
}

/// Another game that goes on from a moment.
#[derive(Debug)]
pub struct Branch<G: ScreenGame> {
    /// As it is arranged.
    pub setup: G::Setup,
    /// The table, as it stands there.
    pub table: SeatedTable<G>,
    /// How many answers of the game that was looked at are in it.
    pub answers: usize,
}

/// A game being looked back on.
#[derive(Debug)]
pub struct Replay<G: ScreenGame> {
    recording: Recording<G>,
    screen: GameScreen<G>,
    /// How many events have been told, or are being shown.
    at: usize,
    playing: bool,
    /// When it goes on to the next turn where nothing is animated.
    due: Option<Instant>,
    /// It is asked who plays on.
    asks: bool,
    /// The game still runs, and would be left.
    running: bool,
}

impl<G: ScreenGame> Replay<G> {
    /// At the beginning of a game; it is `running` when it has not ended.
    #[must_use]
    pub fn new(recording: Recording<G>, setup: G::Setup, running: bool, context: Context<'_>) -> Self {
        Self {
            screen: GameScreen::looking_back(setup, &recording, context),
            recording,
            at: 0,
            playing: false,
            due: None,
            asks: false,
            running,
        }
    }

    /// All that is shown here.
    #[must_use]
    pub fn recording(&self) -> &Recording<G> {
        &self.recording
    }

    /// How many events have been told, or are being shown.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// The seats, with who plays them at this moment.
    fn seats(&self) -> &[SeatSetup] {
        self.screen.frame.table().seats()
    }

    /// Is it asked who plays on?
    #[must_use]
    pub fn asks(&self) -> bool {
        self.asks
    }

    /// Does it play?
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.playing
    }

    /// The table.
    #[must_use]
    pub fn screen(&self) -> &GameScreen<G> {
        &self.screen
    }

    /// The stop at which it stands, or that was passed last.
    #[must_use]
    pub fn stop(&self) -> Option<Stop> {
        let stop = self.recording.stop_at(self.at);
        self.recording.stops().get(stop).copied()
    }

    /// Which turn it is in what is shown, and whose; 0 before the first one.
    #[must_use]
    pub fn turn(&self) -> (u16, Seat) {
        let shown = self.screen.frame.show().shown();
        (shown.turn(), shown.active())
    }

    /// Points out who is asked, and the dice that are kept with an answer.
    pub fn point_out(&mut self, asked: Option<(Seat, G::Answer)>) {
        self.screen.point_out(asked);
    }

    /// Shows a moment at once; whatever plays stops.
    pub fn seek(&mut self, events: usize, context: Context<'_>) {
        self.playing = false;
        self.at = events.min(self.recording.events());
        self.screen.show_moment(&self.recording, self.at, context);
    }

    /// Shows the last moment but one at which somebody decided.
    pub fn before_the_last_decision(&mut self, context: Context<'_>) {
        self.seek(self.recording.events(), context);
        self.step(Step::Decision { on: false }, context);
    }

    fn step(&mut self, step: Step, context: Context<'_>) {
        self.seek(self.after(step), context);
    }

    /// The moment that is so far from here.
    fn after(&self, step: Step) -> usize {
        let stops = self.recording.stops();
        let (here, end) = (self.recording.stop_at(self.at), self.recording.events());
        let turn = |nth: usize| stops.get(nth).map(|stop| stop.turn);
        let begins = |nth: &usize| nth.checked_sub(1).is_none_or(|before| turn(before) != turn(*nth));
        // Where it stands between two stops, the one that was passed is the one before.
        let between = stops.get(here).is_some_and(|stop| stop.events < self.at);
        let before = if between { here + 1 } else { here };
        let there = match step {
            Step::Decision { on: true } => Some(here + 1),
            Step::Decision { on: false } => Some(before.saturating_sub(1)),
            Step::Turn { on: true } => (here + 1..stops.len()).find(begins),
            Step::Turn { on: false } => Some((0..before).rev().find(begins).unwrap_or(0)),
            Step::End { on: true } => None,
            Step::End { on: false } => Some(0),
        };
        let stop = there.and_then(|there| stops.get(there));
        stop.map_or(end, |stop| stop.events)
    }

    /// Shows how it goes on from here to the next decision. It stops at the end.
    fn play_on(&mut self, context: Context<'_>) {
        let here = self.recording.stop_at(self.at);
        let next = self.recording.stops().get(here + 1);
        let next = next.map_or(self.recording.events(), |stop| stop.events);
        if next == self.at {
            self.seek(self.at, context);
        } else {
            self.screen.show_on(&self.recording, self.at, next);
            self.at = next;
        }
    }

    fn tick(&mut self, now: Instant, context: Context<'_>) {
        self.screen.tick(now, context);
        if !self.playing || self.screen.is_showing() {
            return;
        }
        if context.settings.speed == Speed::Instant {
            self.leaf(now, context);
            return;
        }
        self.play_on(context);
        self.screen.tick(now, context);
    }

    /// Where nothing is animated it goes from turn to turn, each shown for a glance, up to the end.
    fn leaf(&mut self, now: Instant, context: Context<'_>) {
        if self.due.is_some_and(|due| now < due) {
            return;
        }
        self.due = Some(now + GLANCE);
        self.seek(self.after(Step::Turn { on: true }), context);
        self.playing = self.at < self.recording.events();
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message<G::Message>, context: Context<'_>) -> Wish<G> {
        match message {
            Message::Ticked(now) => self.tick(now, context),
            Message::PlayPressed if self.playing => self.seek(self.at, context),
            Message::PlayPressed => {
                if self.at == self.recording.events() {
                    self.seek(0, context);
                }
                self.screen.point_out(None);
                (self.playing, self.due) = (true, None);
            }
            Message::Stepped(step) => self.step(step, context),
            Message::Sought(events) => self.seek(events, context),
            Message::SpeedPressed => {
                return Wish::Speed(beside(&Speed::ALL, context.settings.speed, true));
            }
            Message::PicturePressed => return Wish::Picture,
            Message::PlayOnPressed => {
                if self.playing {
                    self.seek(self.at, context);
                }
                self.asks = !self.asks && self.may_play_on();
            }
            Message::PlayOnConfirmed(person) => {
                self.asks = false;
                if self.may_play_on() {
                    return Wish::PlayOn(Box::new(self.branch(person)));
                }
            }
            Message::BackPressed if self.asks => self.asks = false,
            Message::BackPressed => {
                self.seek(self.at, context);
                return Wish::Back;
            }
            Message::Table(message) => match self.screen.look_on(message, context) {
                Looking::On => {}
                Looking::At(events) => self.seek(events, context),
                Looking::Done => return self.update(Message::BackPressed, context),
                Looking::Help => return Wish::Help,
            },
        }
        Wish::None
    }

    /// Is there something left to play from here?
    fn may_play_on(&self) -> bool {
        self.stop()
            .is_some_and(|stop| stop.asked.is_some() || stop.events == 0)
    }

    /// Another game that goes on from here: with a person in this seat and bots in the others, or with all as
    /// they were.
    fn branch(&self, person: Option<Seat>) -> Branch<G> {
        let mut setup = self.screen.setup().with_seed(None);
        for (seat, then) in setup.seats_mut().iter_mut().zip(self.seats()) {
            // Nobody who is named by a record alone sits down.
            (seat.who, seat.program) = (then.who, None);
        }
        if let Some(person) = person {
            let seats = setup.seats_mut();
            let levels = seats.iter().filter_map(|seat| match seat.who {
                Who::Bot(level) => Some(level),
                Who::Human | Who::Guest(_) => None,
            });
            // Whoever sits down for a person plays as well as the best bot that is there.
            let level = levels.max().unwrap_or(Level::Normal);
            for (nth, seat) in seats.iter_mut().enumerate() {
                if nth == person.index() {
                    seat.who = Who::Human;
                } else if seat.who == Who::Human {
                    seat.who = Who::Bot(level);
                }
            }
        }
        let stop = self.recording.stop_at(self.at);
        let table = self.recording.branch(stop, &setup);
        Branch {
            setup,
            table,
            answers: self.stop().map_or(0, |stop| stop.answers),
        }
    }

    /// The message of a key that no widget took.
    #[must_use]
    pub fn hotkey(&self, key: &Key, modifiers: Modifiers) -> Option<Message<G::Message>> {
        let pressed = Pressed::of(key, modifiers)?;
        if self.asks {
            return play_on::key(self, pressed);
        }
        let lies_over = self.screen.is_covered();
        let own = match (pressed.named, pressed.letter) {
            (Some(Named::Space), _) | (_, Some(' ')) => Some(Message::PlayPressed),
            (Some(Named::ArrowLeft | Named::ArrowRight), _) => {
                let on = pressed.is(Named::ArrowRight);
                Some(Message::Stepped(if pressed.shift {
                    Step::Turn { on }
                } else {
                    Step::Decision { on }
                }))
            }
            (Some(Named::PageUp | Named::PageDown), _) => {
                let on = pressed.is(Named::PageDown);
                Some(Message::Stepped(Step::Turn { on }))
            }
            (Some(Named::Home | Named::End), _) => {
                let on = pressed.is(Named::End);
                Some(Message::Stepped(Step::End { on }))
            }
            (Some(Named::Escape), _) => Some(Message::BackPressed),
            (_, Some('v')) => Some(Message::SpeedPressed),
            (_, Some('p')) => Some(Message::PicturePressed),
            (_, Some('j')) if self.may_play_on() => Some(Message::PlayOnPressed),
            _ => None,
        };
        let table = || self.screen.hotkey(key, modifiers).map(Message::Table);
        if lies_over { table() } else { own.or_else(table) }
    }

    /// What it listens to; nothing while it is paused.
    pub fn subscription(&self) -> Subscription<Message<G::Message>> {
        if (self.playing || self.screen.is_showing()) && !self.asks {
            iced::time::every(FRAME_INTERVAL).map(Message::Ticked)
        } else {
            Subscription::none()
        }
    }

    /// Where what is said about a moment stands.
    #[must_use]
    pub fn place(&self, context: Context<'_>) -> Rectangle {
        self.screen.place(context)
    }

    /// Draws it; `marks` are the moments worth looking at, and pressing one sends what `on_mark` says. What
    /// has been found about this moment is lent, and so is the button that looks for it.
    pub fn view<'a, M: Clone + 'a>(
        &'a self,
        context: Context<'a>,
        lent: Lent<'a, M>,
        message: fn(Message<G::Message>) -> M,
    ) -> Element<'a, M> {
        panel::view(self, context, lent, message)
    }
}
