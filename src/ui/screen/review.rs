//! A finished game looked back on: the chances of all as a chart, the turning points, the decisions that cost
//! most, and the table of each of these moments.
//!
//! The looking back itself happens elsewhere and on another thread; what it finds arrives here piece by
//! piece. Drawn are the `list` beside the `chart`, or the table of a `moment`. What a game must tell about
//! itself is [`Replayable`].

mod chart;
mod list;
mod moment;
#[cfg(test)]
mod tests;

use crate::ui::Context;
use crate::ui::frame::ReplayPoint;
use crate::ui::game_screen::{GameScreen, ScreenGame};
use crate::ui::review::{Looking, Replayable};
use bots::review::{Findings, News, PlayedGame, Swing, Verdict, look_back};
use bots::{BotGame, Stop};
use engine::{Game, Seat};
use iced::futures::{StreamExt, channel::mpsc, stream};
use iced::keyboard::{self, key::Named};
use iced::task::Handle;
use iced::{Element, Task};
use list::percent;
use std::cmp::Reverse;
use std::collections::HashMap;

/// What is found is told in bundles of so many at most.
const BUNDLE: usize = 64;

/// What happened; `A` is what is said in the game, `M` what happens on its table.
#[derive(Debug, Clone)]
pub enum Message<A, M> {
    /// Something has been found.
    Found(Vec<News<A>>),
    /// The decisions of this seat shall be shown.
    SeatChosen(Seat),
    /// A moment of the list was pressed.
    Opened(usize),
    /// The moment before or after the one that is open was pressed.
    Stepped(bool),
    /// What the best one would have done shall be pointed out, or what was done.
    Compared(bool),
    /// Something on the table.
    Table(M),
    /// The way back was pressed.
    BackPressed,
}

/// What happened in the review of a finished game.
pub type Heard<S> = Message<Said<S>, <<S as Replayable>::Game as ScreenGame>::Message>;
type Said<S> = <<S as Replayable>::Game as Game>::Answer;

/// What the parent shall do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Show the result again.
    Back,
    /// Show the rules and keys.
    Help,
}

/// A moment worth looking at.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Item<A> {
    Swing(Swing),
    Choice(Verdict<A>),
}

impl<A> Item<A> {
    /// How many answers had been given.
    fn answers(&self) -> usize {
        match self {
            Self::Swing(swing) => swing.to,
            Self::Choice(verdict) => verdict.at,
        }
    }

    fn turn(&self) -> u16 {
        match self {
            Self::Swing(swing) => swing.turn,
            Self::Choice(verdict) => verdict.turn,
        }
    }
}

/// A game being looked back on.
pub struct Review<S: Replayable> {
    findings: Findings<Said<S>>,
    /// The positions in which the listed decisions were made.
    positions: HashMap<usize, S::Game>,
    people: Vec<Seat>,
    /// Whose decisions are listed.
    whose: Option<Seat>,
    open: Option<Open<Said<S>, GameScreen<S::Game>>>,
    work: Option<Work>,
}

/// The moment that is open.
#[derive(Debug)]
struct Open<A, B> {
    item: Item<A>,
    table: B,
    /// The best answer is pointed out.
    best: bool,
}

/// The look back at work. Dropping it is ending it.
#[derive(Debug)]
struct Work {
    stop: Stop,
    _task: Handle,
}

impl Drop for Work {
    fn drop(&mut self) {
        self.stop.ask();
    }
}

impl<S: Replayable> std::fmt::Debug for Review<S> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Review")
            .field("findings", &self.findings)
            .field("whose", &self.whose)
            .field("open", &self.open)
            .finish_non_exhaustive()
    }
}

impl<S: Replayable> Review<S> {
    /// A look back at a game; the task is its work.
    pub fn new(summary: &S) -> (Self, Task<Heard<S>>) {
        let mut review = Self::idle(summary);
        let course = review.course(summary);
        let mut advisor = S::Game::advisor(summary.seed());
        let stop = Stop::default();
        let worker = stop.clone();
        let (sender, receiver) = mpsc::unbounded();
        let work = move || {
            look_back(&course, advisor.as_mut(), &worker, &mut |news| {
                // Nobody listens any more where it has been dropped, and then it is going to be stopped.
                let _ = sender.unbounded_send(news);
            })
        };
        let found = stream::once(async move {
            tokio::task::spawn_blocking(work);
            receiver
        });
        let found = found.flatten().ready_chunks(BUNDLE);
        let (task, handle) = Task::run(found, Message::Found).abortable();
        review.work = Some(Work {
            stop,
            _task: handle.abort_on_drop(),
        });
        (review, task)
    }

    /// A look back that is over, for pictures and tests.
    #[must_use]
    pub fn done(summary: &S) -> Self {
        let mut review = Self::idle(summary);
        let mut advisor = S::Game::advisor(summary.seed());
        let mut found = Vec::new();
        let course = review.course(summary);
        look_back(&course, advisor.as_mut(), &Stop::default(), &mut |news| {
            found.push(news);
        });
        review.hear(found, summary);
        review
    }

    fn idle(summary: &S) -> Self {
        let people = summary.people();
        Self {
            findings: Findings::default(),
            positions: HashMap::new(),
            whose: people.first().copied(),
            people,
            open: None,
            work: None,
        }
    }

    fn course(&self, summary: &S) -> PlayedGame<S::Game> {
        let judged = self.people.iter().copied().collect();
        PlayedGame::of(summary.game(), judged)
    }

    /// What has been found, in the order of the list: the turning points, then the decisions.
    fn items(&self) -> Vec<Item<Said<S>>> {
        let swings = self.findings.swings().iter().copied().map(Item::Swing);
        let mut choices = self
            .whose
            .map_or_else(Vec::new, |seat| self.findings.costliest(seat));
        // In the order of what is written of them, which is rounded.
        choices.sort_by_key(|verdict| Reverse(percent(verdict.hope).abs_diff(percent(verdict.worth))));
        swings.chain(choices.into_iter().map(Item::Choice)).collect()
    }

    /// Where the open moment stands in the list.
    fn nth(&self) -> Option<usize> {
        let open = self.open.as_ref()?;
        self.items()
            .iter()
            .position(|item| item.answers() == open.item.answers())
    }

    fn hear(&mut self, found: Vec<News<Said<S>>>, summary: &S) {
        let done = found.contains(&News::Done);
        for news in found {
            self.findings.hear(news);
        }
        if done {
            self.work = None;
        }
        self.remember(summary);
    }

    /// Keeps the positions of the decisions that are listed.
    fn remember(&mut self, summary: &S) {
        for item in self.items() {
            if let Item::Choice(verdict) = item {
                let position = || summary.game().at(verdict.at, &mut |_, _| {}).state().clone();
                self.positions.entry(verdict.at).or_insert_with(position);
            }
        }
    }

    /// Opens a moment of the list.
    pub fn open(&mut self, nth: usize, summary: &S, context: Context<'_>) {
        let Some(item) = self.items().get(nth).copied() else {
            return;
        };
        let (answers, turn) = (item.answers(), item.turn());
        let mut table = GameScreen::recalled(summary, ReplayPoint { answers, turn }, context);
        let best = matches!(item, Item::Choice(_));
        if let Item::Choice(verdict) = item {
            table.point_out(Some((verdict.seat, verdict.best)));
        }
        self.open = Some(Open { item, table, best });
    }

    /// Opens the first decision of the list, or else the first moment, for pictures.
    pub fn open_a_choice(&mut self, summary: &S, context: Context<'_>) {
        let choice = |item: &Item<_>| matches!(item, Item::Choice(_));
        let nth = self.items().iter().position(choice).unwrap_or(0);
        self.open(nth, summary, context);
    }

    /// Answers a message.
    pub fn update(&mut self, message: Heard<S>, summary: &S, context: Context<'_>) -> Action {
        match message {
            Message::Found(found) => self.hear(found, summary),
            Message::SeatChosen(seat) => {
                self.whose = Some(seat);
                self.remember(summary);
            }
            Message::Opened(nth) => self.open(nth, summary, context),
            Message::Stepped(on) => {
                if let Some(nth) = self
                    .nth()
                    .and_then(|nth| nth.checked_add_signed(if on { 1 } else { -1 }))
                {
                    self.open(nth, summary, context);
                }
            }
            Message::Compared(best) => {
                if let Some(open) = &mut self.open
                    && let Item::Choice(verdict) = open.item
                {
                    let answer = if best { verdict.best } else { verdict.played };
                    open.table.point_out(Some((verdict.seat, answer)));
                    open.best = best;
                }
            }
            Message::Table(message) => {
                if let Some(open) = &mut self.open {
                    match open.table.look_on(message, context) {
                        Looking::On => {}
                        Looking::Done => self.open = None,
                        Looking::Help => return Action::Help,
                    }
                }
            }
            Message::BackPressed if self.open.is_some() => self.open = None,
            Message::BackPressed => return Action::Back,
        }
        Action::None
    }

    /// The message of a key that no widget took.
    #[must_use]
    pub fn hotkey(&self, key: &keyboard::Key, modifiers: keyboard::Modifiers) -> Option<Heard<S>> {
        use keyboard::Key;
        let own = match key.as_ref() {
            Key::Named(Named::Escape) if self.open.is_none() => Some(Message::BackPressed),
            Key::Named(Named::Enter) if self.open.is_none() => Some(Message::Opened(0)),
            Key::Named(Named::ArrowLeft | Named::ArrowRight) if self.open.is_some() => {
                Some(Message::Stepped(*key == Key::Named(Named::ArrowRight)))
            }
            Key::Named(Named::ArrowUp | Named::ArrowDown) if self.open.is_some() => {
                Some(Message::Compared(*key == Key::Named(Named::ArrowDown)))
            }
            Key::Character(letter) => letter
                .parse::<usize>()
                .ok()
                .and_then(|digit| digit.checked_sub(1))
                .map(Message::Opened),
            _ => None,
        };
        own.or_else(|| {
            let open = self.open.as_ref()?;
            open.table.hotkey(key, modifiers).map(Message::Table)
        })
    }

    /// Draws it.
    pub fn view<'a>(&'a self, summary: &'a S, context: Context<'a>) -> Element<'a, Heard<S>> {
        match &self.open {
            Some(open) => moment::view(self, open, summary, context),
            None => list::view(self, summary, context),
        }
    }
}
