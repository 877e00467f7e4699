//! What every screen stands on at which a game is played, whatever its rules.
//!
//! Start at [`GameFrame`]. It holds the [`SeatedTable`] with its bots, the [`Show`] of what happened and the
//! log of what was shown, and lets them go on: answers are applied at once and then shown, bots think
//! meanwhile and speak after the show, people are asked when it is over. Around that it has the menu, the
//! question whether to leave, and their keys. A game says in [`PlayableGame`] what the frame must know of it;
//! its screen wraps [`Message`], follows [`Action`] and draws.
//!
//! Deliberately absent: any game by name, its questions, and how its table is drawn.

pub mod bar;
pub mod choice;
mod clock;
mod coach;
mod drawn;
pub mod fit;
mod flow;
pub mod hands;
pub mod hint;
pub mod keys;
pub mod lesson;
mod log_buffer;
mod looking;
mod menu;
pub mod narrator;
pub mod notes;
mod pacing;
mod playable;
mod recording;
pub mod ribbon;
pub mod room;
mod saved;
mod seated_table;
mod speaking;
#[cfg(test)]
mod tests;
mod throwing;
pub mod tip;
mod undo;
mod watched;

pub use super::show::pose::Flick;
pub use playable::PlayableGame;
pub use recording::{Recording, Stop};
pub use seated_table::{Quit, SeatedTable, Seating};

use super::Context;
use super::show::{Show, Speed};
use crate::storage::{FirstThrow, OrderAsked, Settings};
use clock::Clock;
use coach::Coach;
use engine::{Asked, Seat, Seats, View};
use hands::{Hand, Hands};
use hint::SidePanels;
use iced::{Size, Subscription, Task};
use log_buffer::LogBuffer;
use pacing::{Hurry, LessonSpeed, Out};
use sound::Effect;
use std::fmt::Debug;
use std::time::{Duration, Instant};
use tip::Tips;

/// What is pressed this soon after a question has appeared was meant for something else.
pub const TOO_SOON: Duration = Duration::from_millis(200);
/// Between two pictures of something that moves.
const FRAME_INTERVAL: Duration = Duration::from_micros(16_667);

/// What happened, at any game.
#[derive(Debug, Clone)]
pub enum Message<A> {
    /// Time passed while something moves.
    Ticked(Instant),
    /// A bot has thought about the position of this ticket.
    BotThought(u64, Option<A>),
    /// A hint was asked for, or is wanted no longer.
    HintPressed,
    /// The advice about the position of this ticket has been thought out.
    Advised(u64),
    /// The pointer has come to where a bot's reasons are told, or has left it.
    WhyHovered(bool),
    /// The reasons up to the position of this ticket have been thought out.
    Explained(u64),
    /// The person who is asked has said who they are.
    Identified,
    /// Somebody wants to play a card that nobody else sees; they are asked who they are where several could be.
    SpeakPressed,
    /// The person in this line does.
    SpokeLine(usize),
    /// They are done, and their cards are hidden again.
    Hushed,
    /// The person whose cards are shown wants to be asked differently.
    StopsPressed,
    /// The show shall end, up to the next question of a person.
    SkipPressed,
    /// The bots shall play to the end, and only the result is shown.
    ResultPressed,
    /// The log was opened or closed.
    LogPressed,
    /// A line of the log was pressed: the table shall be shown as it was then.
    LinePressed(usize),
    /// What has been played so far shall be looked at.
    PastPressed,
    /// The menu was opened, or whatever lies over the table was closed.
    MenuPressed,
    /// The game shall be left; where it would be lost it is asked whether that is meant.
    LeavePressed,
    /// It is.
    LeaveConfirmed,
    /// The last decision shall be taken back.
    UndoPressed,
    /// What was taken back shall be said again.
    RedoPressed,
    /// Seats shall change hands, or somebody gives up.
    Hands(Hand),
    /// The next speed was chosen.
    SpeedPressed,
    /// At the moment of this ticket a person has thrown the first dice of their turn.
    Thrown(u64, Flick),
    /// The settings were pressed.
    SettingsPressed,
    /// The gallery was pressed.
    GalleryPressed,
    /// The rules and keys were pressed.
    HelpPressed,
    /// What the narrator says has been read.
    ReadOn,
    /// The lesson is over: a game shall be played now, or not.
    Learnt(bool),
    /// A tip has been read.
    TipRead,
    /// The answer that was asked about is meant.
    Meant,
    /// A second of the time for an answer has passed.
    ClockTicked(Instant),
    /// The settings are others now, or something that lay over the table is gone: whatever was waited for may go
    /// on.
    SettingsChanged,
}

/// What the screen shall do, or have done.
#[derive(Debug)]
pub enum Action<A> {
    /// Nothing.
    None,
    /// Run a task.
    Run(Task<Message<A>>),
    /// The game is over and has been shown; said once.
    Over,
    /// Leave the game.
    Leave,
    /// Show the game at this speed from now on.
    Speed(Speed),
    /// Show the settings, and come back.
    Settings,
    /// Show the gallery, and come back.
    Gallery,
    /// Show the rules and keys over the game.
    Help,
    /// Show the table as it was when so many events had been told, or before the last decision.
    Recall(Option<usize>),
    /// The lesson is over: play a game now, or not.
    Learnt(bool),
}

/// What the parent of a game's screen shall do; `M` is what happens on the screen, `S` what its result shows.
#[derive(Debug)]
pub enum Wish<M, S> {
    /// Nothing.
    None,
    /// Run a task.
    Run(Task<M>),
    /// Leave the game.
    Leave,
    /// Show the result.
    GameOver(Box<S>),
    /// Show the game at this speed from now on.
    Speed(Speed),
    /// Show the settings, and come back.
    Settings,
    /// Show the gallery, and come back.
    Gallery,
    /// Show the rules and keys over the game.
    Help,
    /// Show the table as it was when so many events had been told, or before the last decision.
    Recall(Option<usize>),
    /// The lesson is over: play a game now, or not.
    Learnt(bool),
}

impl<A: Send + 'static> Action<A> {
    /// What the screen asks of its parent for that; `summary` is made when the game is over.
    pub fn wish<M, S>(self, message: fn(Message<A>) -> M, summary: impl FnOnce() -> Option<S>) -> Wish<M, S>
    where
        M: Send + 'static,
    {
        match self {
            Self::None => Wish::None,
            Self::Run(task) => Wish::Run(task.map(message)),
            Self::Over => summary().map_or(Wish::None, |summary| Wish::GameOver(Box::new(summary))),
            Self::Leave => Wish::Leave,
            Self::Speed(speed) => Wish::Speed(speed),
            Self::Settings => Wish::Settings,
            Self::Gallery => Wish::Gallery,
            Self::Help => Wish::Help,
            Self::Recall(events) => Wish::Recall(events),
            Self::Learnt(play) => Wish::Learnt(play),
        }
    }
}

/// What lies over the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Overlay<L> {
    /// The menu.
    Menu,
    /// The question whether to leave.
    Leaving,
    /// Who plays which seat.
    Players,
    /// The question who gives up.
    Conceding,
    /// The question whether an answer is meant that is much worse than another one.
    Doubt,
    /// The question who wants to play a card that nobody else sees.
    Speaking,
    /// Something of the game to look at.
    Look(L),
}

/// A game being played and shown.
#[derive(Debug)]
pub struct GameFrame<G: PlayableGame> {
    table: SeatedTable<G>,
    show: Show<G::Show>,
    buffer: LogBuffer<G>,
    fates: G::Fates,
    /// What the bot that is asked will say once the show is over.
    thought: Option<(u64, Option<G::Answer>)>,
    /// What is not shown, because the show was skipped.
    hurried: Option<Hurry>,
    overlay: Option<Overlay<G::Look>>,
    /// `None`: the log is open where there is room for it.
    log: Option<bool>,
    told_the_end: bool,
    /// Since when the question of this ticket can be answered.
    fresh: Option<(u64, Instant)>,
    /// Everything to the end is only shown as its result.
    rushing: bool,
    /// It is only looked at: nobody is asked, and nobody thinks.
    still: bool,
    /// The game waits, because its past is looked at.
    held: bool,
    /// Whoever plays alone wants to play a card once what happens has been shown.
    wants_to_speak: bool,
    panels: SidePanels<G>,
    /// Who shall play which seat, while that is chosen.
    hands: Hands,
    /// What is to be heard besides events.
    sounds: Vec<Effect>,
    tips: Tips,
    coach: Coach<G>,
    clock: Clock,
    /// Nobody who sits here plays any more.
    out: Out,
    /// Nobody is asked whether to replace the cards for sale, where nothing else could be done.
    skips_replacing: bool,
    lesson_speed: LessonSpeed,
}

/// The moment of a game after so many answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReplayPoint {
    /// How many answers had been given.
    pub answers: usize,
    /// The turn at whose end it is at the latest: what belongs to the next one is not shown.
    pub turn: u16,
}

impl<G: PlayableGame> GameFrame<G> {
    /// A game of which nothing has been told yet.
    #[must_use]
    pub fn new(seating: impl Into<Seating<G>>, context: Context<'_>) -> Self {
        let table = SeatedTable::new(seating);
        let first = table.seen().clone();
        Self::around(table, &first, context)
    }

    /// A table of which nothing has been shown but its first position.
    fn around(table: SeatedTable<G>, first: &View<G>, context: Context<'_>) -> Self {
        let lesson_speed = LessonSpeed {
            wish: context.settings.speed,
            speed: Speed::Slow,
        };
        let speed = match table.lesson() {
            Some(_) => lesson_speed.speed,
            None => lesson_speed.wish,
        };
        Self {
            show: Show::new(first.clone(), speed).watching(table.bots()),
            lesson_speed,
            buffer: LogBuffer::new(first, context.words.language()),
            fates: G::Fates::default(),
            thought: None,
            hurried: None,
            overlay: None,
            log: None,
            told_the_end: false,
            fresh: None,
            rushing: false,
            still: false,
            held: false,
            wants_to_speak: false,
            panels: SidePanels::default(),
            hands: Hands::default(),
            sounds: Vec::new(),
            tips: Tips::default(),
            coach: Coach::default(),
            clock: Clock::default(),
            out: Out::default(),
            skips_replacing: false,
            table,
        }
    }

    /// Lets the dealer begin.
    pub fn begin(&mut self, context: Context<'_>) -> Action<G::Answer> {
        self.set_pace(context.settings);
        let told = self.table.begin();
        self.after(told, context)
    }

    /// Lets bots play `turns` turns without a show, for pictures. People are asked then, at the first question
    /// that is `wanted`.
    pub fn pose(&mut self, turns: u16, wanted: impl Fn(&G) -> bool, context: Context<'_>) {
        self.table.leave_guests_outside();
        let mut told = self.table.begin();
        let humans: Seats = self.table.humans().collect();
        let there = |state: &G| (turns == 0 || state.turn() > turns) && wanted(state);
        self.table.throw_by_hand(true);
        loop {
            told.extend(self.table.play_on(|state| {
                let due = |seat| humans.is_empty() || humans.contains(seat);
                matches!(state.asks(), Asked::Seat(seat) if due(seat)) && there(state)
            }));
            // People throw by hand where that is wanted.
            if self.table.thrower().is_none() || there(self.table.seen()) {
                break;
            }
            told.extend(self.table.throw());
        }
        self.hear(told);
        self.say_the_foregone();
        self.show.skip();
        self.panels.mover = self.table.last_bot();
        self.listen(context);
    }

    /// Lets bots play to the end, for measuring: it is shown from here on.
    pub fn pose_on(&mut self) {
        self.pose_event(|_| true);
    }

    /// The same from the first event that is `wanted`; false where none is.
    pub fn pose_event(&mut self, wanted: impl Fn(&G::Event) -> bool) -> bool {
        self.table.throw_by_hand(false);
        let mut told = self.table.begin();
        told.extend(self.table.play_on(|_| false));
        let first = told.iter().position(|(event, _)| wanted(event));
        let later = told.split_off(first.unwrap_or(told.len()));
        self.hear(told);
        self.show.skip();
        self.hear(later);
        first.is_some()
    }

    /// The game behind the screen.
    #[must_use]
    pub fn table(&self) -> &SeatedTable<G> {
        &self.table
    }

    /// What may be shown of the position, which may be ahead of the one that is shown.
    #[must_use]
    pub fn state(&self) -> &G {
        self.table.seen()
    }

    /// What is shown of it.
    #[must_use]
    pub fn show(&self) -> &Show<G::Show> {
        &self.show
    }

    /// What has been remembered for the result.
    #[must_use]
    pub fn fates(&self) -> &G::Fates {
        &self.fates
    }

    /// What lies over the table.
    #[must_use]
    pub fn overlay(&self) -> Option<Overlay<G::Look>> {
        self.overlay
    }

    /// What its own game has laid over the table.
    #[must_use]
    pub fn looked_at(&self) -> Option<G::Look> {
        match self.overlay {
            Some(Overlay::Look(look)) => Some(look),
            _ => None,
        }
    }

    /// Does the game go on?
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.state().scores().is_none() && !self.still && self.conceded().is_none()
    }

    /// Is it only looked at?
    #[must_use]
    pub fn is_still(&self) -> bool {
        self.still
    }

    /// The person who is asked, when the show is over and they have said who they are if they must.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        let interrupted = self.table.interrupts().is_some();
        self.due()
            .filter(|_| self.table.stranger().is_none() && !interrupted)
    }

    /// The person who is asked, and must say who they are before they are shown what is theirs.
    #[must_use]
    pub fn stranger(&self) -> Option<Seat> {
        let interrupted = self.table.interrupts().is_some();
        self.due()
            .filter(|_| !interrupted)
            .and_then(|_| self.table.stranger())
    }

    /// The person whose turn it is to be asked.
    fn due(&self) -> Option<Seat> {
        let waits = self.show.is_playing() || self.still || self.is_telling();
        let seat = self.table.asked().filter(|_| !waits);
        seat.filter(|seat| self.table.is_human(*seat))
    }

    /// Can something be pressed at the question of this ticket now?
    #[must_use]
    pub fn listens_to(&self, ticket: u64) -> bool {
        let open = self.overlay.is_none() && self.stranger().is_none();
        let waits = self.show.is_playing() || self.still || self.is_telling();
        ticket == self.table.ticket() && !waits && open
    }

    /// Is the game played to its end by the bots, without a show?
    #[must_use]
    pub fn is_rushing(&self) -> bool {
        self.rushing
    }

    /// Does nobody play any more who could be asked?
    #[must_use]
    pub fn only_bots_are_left(&self) -> bool {
        self.is_running() && !self.table.humans().any(|seat| self.state().plays(seat))
    }

    /// Is somebody else at work, so that one can only watch?
    fn is_watching(&self) -> bool {
        self.table.asked().is_some_and(|seat| !self.table.is_human(seat))
    }

    /// Has the question only just appeared? What is pressed then was meant for the one before.
    #[must_use]
    pub fn is_too_soon(&self, now: Instant) -> bool {
        self.fresh.is_some_and(|(ticket, since)| {
            ticket == self.table.ticket() && now.saturating_duration_since(since) < TOO_SOON
        })
    }

    /// What it listens to; nothing while nothing moves.
    pub fn subscription(&self) -> Subscription<Message<G::Answer>> {
        let show = if self.show.is_animating() && self.overlay.is_none() && !self.held {
            iced::time::every(FRAME_INTERVAL).map(Message::Ticked)
        } else {
            Subscription::none()
        };
        Subscription::batch([show, self.listen_to_clock()])
    }

    /// Takes in the settings: the pace of the show, how much of it moves, and who throws. Where nothing is shown
    /// nobody throws by hand.
    pub fn set_pace(&mut self, settings: &Settings) {
        let speed = self.speed_of(settings);
        self.show.set_speed(speed);
        self.show.reduce_motion(settings.reduce_motion);
        let by_hand = settings.first_throw == FirstThrow::ByHand && speed != Speed::Instant;
        self.table.throw_by_hand(by_hand);
        let comfort = settings.comfort;
        (self.coach.on, self.skips_replacing) = (comfort.coaching, comfort.never_replaces);
        self.clock.set(comfort.timer.limit(), comfort.time_up);
        self.table.stop_at(settings.stops);
        // What a lesson asks is written.
        let order = if self.teaches() {
            OrderAsked::default()
        } else {
            comfort.order
        };
        self.table.ask_order(order);
        self.table.ask_who_is_there(comfort.hands_over);
    }

    /// Something is heard that no event tells of.
    pub fn sound(&mut self, effect: Option<Effect>) {
        self.sounds.extend(effect);
    }

    /// What is to be heard since the last call, each once.
    pub fn take_sounds(&mut self) -> Vec<Effect> {
        let people: Seats = self.table.humans().collect();
        let mut sounds = std::mem::take(&mut self.sounds);
        for (event, after) in self.show.take_heard() {
            let sound = G::sound(&event, &after, people);
            sounds.extend(sound.filter(|sound| !sounds.contains(sound)));
        }
        sounds
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message<G::Answer>, context: Context<'_>) -> Action<G::Answer> {
        self.set_pace(context.settings);
        match message {
            Message::MenuPressed | Message::LeavePressed if self.still && self.overlay.is_none() => {
                Action::Leave
            }
            Message::Ticked(now) => {
                self.show.tick(now);
                self.go_on(context)
            }
            Message::BotThought(ticket, answer) => {
                if ticket == self.table.ticket() {
                    self.thought = Some((ticket, answer));
                }
                self.go_on(context)
            }
            Message::HintPressed => {
                self.switch_hint();
                self.go_on(context)
            }
            Message::Advised(ticket) => {
                self.take_advice(ticket);
                self.take_waiting(context)
            }
            Message::WhyHovered(curious) => {
                self.be_curious(curious);
                self.go_on(context)
            }
            Message::Explained(ticket) => {
                self.take_reasons(ticket);
                Action::None
            }
            Message::Identified => {
                if self.stranger().is_some() && self.overlay.is_none() && !self.is_too_soon(context.now) {
                    self.table.identify();
                    self.show.look_again(self.table.seen().clone());
                    // What was pressed to come here answers nothing yet.
                    self.fresh = Some((self.table.ticket(), context.now));
                }
                self.go_on(context)
            }
            Message::SpeakPressed => self.let_speak(context),
            Message::SpokeLine(line) => self.hear_out(line, context),
            Message::Hushed => self.hush(context),
            Message::StopsPressed => self.next_stops(context),
            Message::SkipPressed if self.waits_for_spectators() => self.watch_on(false, context),
            Message::ResultPressed if self.waits_for_spectators() => self.watch_on(true, context),
            Message::SkipPressed => {
                self.hurry();
                self.go_on(context)
            }
            Message::ResultPressed => {
                self.rushing = self.only_bots_are_left();
                if self.rushing {
                    self.show.skip();
                }
                self.go_on(context)
            }
            Message::LogPressed => {
                self.log = Some(!self.log_is_open(context.size));
                // A tip may have waited for it.
                self.go_on(context)
            }
            Message::LinePressed(_) | Message::PastPressed | Message::Hands(_) if self.teaches() => {
                Action::None
            }
            Message::LinePressed(line) => Action::Recall(Some(self.buffer.moment(line))),
            Message::PastPressed if self.still => Action::None,
            Message::PastPressed => Action::Recall(None),
            Message::MenuPressed => {
                self.overlay = if self.overlay.is_some() {
                    // What closed it answers nothing yet.
                    self.fresh = None;
                    None
                } else {
                    Some(Overlay::Menu)
                };
                self.go_on(context)
            }
            Message::LeavePressed if self.would_be_lost() => {
                self.overlay = Some(Overlay::Leaving);
                Action::None
            }
            Message::LeavePressed | Message::LeaveConfirmed => Action::Leave,
            Message::UndoPressed => self.undo(context),
            Message::RedoPressed => self.redo(context),
            Message::Hands(hand) => self.change_hands(hand, context),
            Message::SpeedPressed => self.next_speed(context),
            Message::Thrown(ticket, flick) => self.throw(ticket, flick, context),
            Message::SettingsPressed => Action::Settings,
            Message::GalleryPressed => Action::Gallery,
            Message::HelpPressed => Action::Help,
            Message::Meant => self.mean_it(context),
            Message::ClockTicked(now) => self.run_clock(now, context),
            Message::SettingsChanged => self.go_on(context),
            Message::TipRead => {
                self.close_tip();
                Action::None
            }
            Message::ReadOn => self.read_on(context),
            Message::Learnt(play) if self.has_taught() => Action::Learnt(play),
            Message::Learnt(_) => Action::None,
        }
    }

    /// Opens something of the game over the table, or closes it; nothing where something else lies there.
    pub fn look(&mut self, look: G::Look, context: Context<'_>) -> Action<G::Answer> {
        self.overlay = match self.overlay {
            None => Some(Overlay::Look(look)),
            Some(Overlay::Look(open)) if open == look => {
                // What closed it answers nothing yet.
                self.fresh = None;
                None
            }
            other => other,
        };
        self.go_on(context)
    }

    /// Says a person's answer; nothing happens when it is not offered, or is meant for the question before.
    pub fn say(&mut self, answer: G::Answer, context: Context<'_>) -> Action<G::Answer> {
        if self.is_too_soon(context.now)
            || !self.may_be_said(answer)
            || !self.is_beyond_doubt(answer, context)
        {
            return Action::None;
        }
        let remarks = self.table.remarks().len();
        match Some(answer)
            .filter(|_| !self.still && self.stranger().is_none() && !self.is_too_soon(context.now))
            .and_then(|answer| self.table.answer_for_all(answer))
        {
            Some(mut told) => {
                if G::throws(answer) {
                    told.extend(self.table.throw());
                }
                // What was taken back has been said again.
                if self.table.remarks().len() < remarks {
                    self.buffer.forget_note();
                }
                self.after(told, context)
            }
            None => Action::None,
        }
    }
}

/// What is heard at the end of a game that these have won.
#[must_use]
pub fn ending(winners: Seats, people: Seats) -> Effect {
    let ours = people.iter().any(|seat| winners.contains(seat));
    if ours || people.is_empty() {
        Effect::Victory
    } else {
        Effect::Defeat
    }
}

/// Is the window so wide that the log stands beside the table unless it is closed?
#[must_use]
pub fn opens_log(room: Size) -> bool {
    room.width >= 1500.0
}

/// Is the window wide enough for the log beside the table?
#[must_use]
pub fn has_room_for_log(room: Size) -> bool {
    room.width >= 1150.0
}
