//! A finished game looked back on: the chances of all as a chart, what luck and what mistakes did, the turning
//! points, the decisions that cost most, and the table at any moment.
//!
//! The looking back itself happens elsewhere and on another thread; what it finds arrives here piece by
//! piece. Drawn are the `list` beside the `chart`, or the game on its table ([`Replay`]) with the `finding`
//! about the moment that is shown. What a game must tell about itself is [`Replayable`].

mod chart;
mod finding;
mod list;
#[cfg(test)]
mod tests;

use crate::asking::undecided;
use crate::ui::Context;
use crate::ui::frame::{Recording, ReplayPoint};
use crate::ui::game_screen::ScreenGame;
use crate::ui::replay::{self, Lent, Mark, Replay};
use crate::ui::review::Replayable;
use crate::ui::widget;
use crate::ui::work::Work;
use bots::review::{Findings, News, PlayedGame, Swing, Verdict, look_back, verdict_on};
use bots::{BotGame, Stop};
use engine::{Game, Seat};
use iced::futures::StreamExt;
use iced::keyboard::{self, key::Named};
use iced::{Element, Subscription, Task};
use list::percent;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::ops::Range;
use words::fl;

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
    /// The game shall be watched from its beginning.
    WatchPressed,
    /// A turn of the chart was pressed.
    TurnPressed(usize),
    /// The moment of the list before or after this one shall be shown.
    Jumped {
        /// The one after.
        on: bool,
    },
    /// What would be best here shall be shown, or no longer.
    HintPressed,
    /// What was decided after so many answers has been judged.
    Judged(usize, Option<Verdict<A>>),
    /// What the best one would have done shall be pointed out, or what was done.
    Compared(bool),
    /// While the game is gone through on its table.
    Replay(replay::Message<M>),
    /// The way back was pressed.
    BackPressed,
}

/// What happened in the review of a finished game.
pub type Heard<S> = Message<Said<S>, <<S as Replayable>::Game as ScreenGame>::Message>;
type Said<S> = <<S as Replayable>::Game as Game>::Answer;

/// What the parent shall do; `M` is what happens in the review.
#[derive(Debug)]
pub enum Action<G: ScreenGame, M> {
    /// Run a task.
    Run(Task<M>),
    /// Show the result again.
    Back,
    /// What the table wishes; it stays where it is.
    Replay(replay::Wish<G>),
}

/// What the parent of a game's review shall do.
pub type Wish<S> = Action<<S as Replayable>::Game, Heard<S>>;

/// A moment worth looking at.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Item<A> {
    Swing(Swing),
    Choice(Verdict<A>),
}

impl<A> Item<A> {
    /// The moment to look at: a turning point at its end, a decision before it is made.
    fn point(&self) -> ReplayPoint {
        let answers = match self {
            Self::Swing(swing) => swing.to,
            Self::Choice(verdict) => verdict.at,
        };
        ReplayPoint {
            answers,
            turn: self.turn(),
        }
    }

    /// Is it the decision after so many answers?
    fn is_about(&self, answers: usize) -> bool {
        matches!(self, Self::Choice(verdict) if verdict.at == answers)
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
    /// Where a bot has played a seat of theirs: which one, and after how many answers.
    spared: Vec<(Seat, Range<usize>)>,
    /// Whose decisions are listed.
    whose: Option<Seat>,
    /// The game on its table, once it has been shown.
    replay: Option<Box<Replay<S::Game>>>,
    /// The table is shown, and not the list.
    watches: bool,
    /// What is said about the moment that is shown.
    open: Option<Open<Said<S>>>,
    /// What was asked about decisions: after so many answers, what they were worth. `None` where nothing can
    /// be said.
    judged: HashMap<usize, Option<Verdict<Said<S>>>>,
    judging: Option<(usize, Work)>,
    work: Option<Work>,
}

/// What is said about a moment.
#[derive(Debug)]
struct Open<A> {
    item: Item<A>,
    /// The best answer is pointed out.
    best: bool,
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
        let mut gauge = S::Game::gauge(summary.seed());
        let (work, task) = Work::telling(
            move |stop, tell| {
                look_back(&course, advisor.as_mut(), gauge.as_mut(), stop, tell);
            },
            |found| found.ready_chunks(BUNDLE).map(Message::Found),
        );
        review.work = Some(work);
        (review, task)
    }

    /// A look back that is over, for pictures and tests.
    #[must_use]
    pub fn done(summary: &S) -> Self {
        let mut review = Self::idle(summary);
        let mut advisor = S::Game::advisor(summary.seed());
        let mut gauge = S::Game::gauge(summary.seed());
        let (mut found, stop) = (Vec::new(), Stop::default());
        let course = review.course(summary);
        look_back(&course, advisor.as_mut(), gauge.as_mut(), &stop, &mut |news| {
            found.push(news);
        });
        review.hear(found, summary);
        review
    }

    fn idle(summary: &S) -> Self {
        let people = summary.people();
        let judged = people.iter().copied().collect();
        Self {
            spared: PlayedGame::of(summary.game(), judged).spared,
            findings: Findings::default(),
            positions: HashMap::new(),
            whose: people.first().copied(),
            people,
            replay: None,
            watches: false,
            open: None,
            judged: HashMap::new(),
            judging: None,
            work: None,
        }
    }

    fn course(&self, summary: &S) -> PlayedGame<S::Game> {
        let judged = self.people.iter().copied().collect();
        PlayedGame::of(summary.game(), judged).sparing(undecided)
    }

    /// What has been found, in the order of the list: the turning points, then the decisions.
    fn items(&self) -> Vec<Item<Said<S>>> {
        let swings = self.findings.swings().iter().copied().map(Item::Swing);
        let mut choices = self
            .whose
            .map_or_else(Vec::new, |seat| self.findings.costliest(seat));
        choices.retain(|choice| !self.is_spared(choice));
        // In the order of what is written of them, which is rounded.
        choices.sort_by_key(|verdict| Reverse(percent(verdict.hope).abs_diff(percent(verdict.worth))));
        swings.chain(choices.into_iter().map(Item::Choice)).collect()
    }

    /// How many decisions of a seat were judged that a person has made.
    fn judged(&self, seat: Seat) -> usize {
        let verdicts = self.findings.verdicts().iter();
        verdicts
            .filter(|choice| choice.seat == seat && !self.is_spared(choice))
            .count()
    }

    /// How much of its chance to win the decisions of a person gave away; `None` where none was judged.
    fn given_away(&self, seat: Seat) -> Option<f32> {
        let verdicts = self.findings.verdicts().iter();
        let own = verdicts.filter(|choice| choice.seat == seat && !self.is_spared(choice));
        let judged = self.people.contains(&seat) && self.judged(seat) > 0;
        judged.then(|| own.map(|choice| choice.cost().max(0.0)).sum())
    }

    /// Has a bot decided this on the seat of a person? Then it is nobody's mistake.
    fn is_spared(&self, choice: &Verdict<Said<S>>) -> bool {
        let mut spared = self.spared.iter();
        spared.any(|(seat, answers)| *seat == choice.seat && answers.contains(&choice.at))
    }

    /// Where the open moment stands in the list.
    fn nth(&self) -> Option<usize> {
        let open = self.open.as_ref()?;
        self.items().iter().position(|item| *item == open.item)
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
        let open = self.open.as_ref().map(|open| open.item);
        for item in self.items().into_iter().chain(open) {
            if let Item::Choice(verdict) = item {
                let position = || summary.game().at(verdict.at, &mut |_, _| {}).state().clone();
                self.positions.entry(verdict.at).or_insert_with(position);
            }
        }
    }

    /// The game on its table.
    fn replay(&mut self, summary: &S, context: Context<'_>) -> &mut Replay<S::Game> {
        self.replay.get_or_insert_with(|| {
            let recording = Recording::of(summary.seats(), summary.game());
            Box::new(Replay::new(recording, summary.setup().clone(), false, context))
        })
    }

    /// Shows the table after so many events.
    fn seek(&mut self, events: usize, summary: &S, context: Context<'_>) {
        self.replay(summary, context).seek(events, context);
        (self.open, self.watches) = (None, true);
    }

    /// Opens a moment of the list.
    pub fn open(&mut self, nth: usize, summary: &S, context: Context<'_>) {
        if let Some(item) = self.items().get(nth).copied() {
            self.show(item, summary, context);
        }
    }

    /// Shows a moment and what is said about it.
    fn show(&mut self, item: Item<Said<S>>, summary: &S, context: Context<'_>) {
        let replay = self.replay(summary, context);
        let events = replay.recording().moment(item.point());
        replay.seek(events, context);
        if let Item::Choice(verdict) = item {
            replay.point_out(Some((verdict.seat, verdict.best)));
        }
        let best = matches!(item, Item::Choice(_));
        self.open = Some(Open { item, best });
        self.watches = true;
        self.remember(summary);
    }

    /// Opens the first decision of the list, or else the first moment, for pictures.
    pub fn open_a_choice(&mut self, summary: &S, context: Context<'_>) {
        let choice = |item: &Item<_>| matches!(item, Item::Choice(_));
        let nth = self.items().iter().position(choice).unwrap_or(0);
        self.open(nth, summary, context);
    }

    /// Shows the table at this turn, for pictures.
    pub fn watch(&mut self, turn: u16, summary: &S, context: Context<'_>) {
        let replay = self.replay(summary, context);
        let stops = replay.recording().stops();
        let stop = stops.iter().find(|stop| stop.turn >= turn);
        let events = stop.map_or(replay.recording().events(), |stop| stop.events);
        self.seek(events, summary, context);
    }

    /// The moment of the list that comes next in the game, or came last before this one.
    fn beside(&self, on: bool) -> Option<usize> {
        let replay = self.replay.as_deref()?;
        let at = |item: &Item<Said<S>>| replay.recording().moment(item.point());
        let items = self.items();
        let here = replay.at();
        let all = items.iter().enumerate().map(|(nth, item)| (at(item), nth));
        if on {
            all.filter(|(events, _)| *events > here).min()
        } else {
            all.filter(|(events, _)| *events < here).max()
        }
        .map(|(_, nth)| nth)
    }

    /// The decision at which it stands: after how many answers.
    fn decision(&self) -> Option<usize> {
        let replay = self.replay.as_deref().filter(|replay| !replay.is_playing())?;
        let stop = replay.stop().filter(|stop| stop.events == replay.at())?;
        stop.asked.map(|_| stop.answers)
    }

    /// Shows what would be best here, thinking about it first if it is not known; or no longer.
    fn hint(&mut self, summary: &S, context: Context<'_>) -> Task<Heard<S>> {
        let Some(at) = self.decision() else {
            return Task::none();
        };
        if self.open.as_ref().is_some_and(|open| open.item.is_about(at)) {
            self.open = None;
            if let Some(replay) = &mut self.replay {
                replay.point_out(None);
            }
            return Task::none();
        }
        let listed = self.findings.verdicts().iter().find(|verdict| verdict.at == at);
        let known = listed.map(|verdict| Some(*verdict));
        if let Some(verdict) = known.or_else(|| self.judged.get(&at).copied()) {
            if let Some(verdict) = verdict {
                self.show(Item::Choice(verdict), summary, context);
            }
            return Task::none();
        }
        if self.judging.as_ref().is_some_and(|(about, _)| *about == at) {
            return Task::none();
        }
        let course = self.course(summary);
        let mut advisor = S::Game::advisor(summary.seed());
        let judge = move |stop: &Stop| verdict_on(&course, at, advisor.as_mut(), stop);
        let (work, task) = Work::begin(judge, move |verdict| Message::Judged(at, verdict.flatten()));
        self.judging = Some((at, work));
        task
    }

    /// Answers a message.
    pub fn update(&mut self, message: Heard<S>, summary: &S, context: Context<'_>) -> Wish<S> {
        match message {
            Message::Found(found) => self.hear(found, summary),
            Message::SeatChosen(seat) => {
                self.whose = Some(seat);
                self.remember(summary);
            }
            Message::Opened(nth) => self.open(nth, summary, context),
            Message::WatchPressed => {
                let replay = self.replay(summary, context);
                let at = replay.at();
                self.seek(at, summary, context);
            }
            Message::TurnPressed(point) => {
                if let Some(point) = self.findings.points().get(point).copied() {
                    let point = ReplayPoint {
                        answers: point.at,
                        turn: u16::MAX,
                    };
                    let events = self.replay(summary, context).recording().moment(point);
                    self.seek(events, summary, context);
                }
            }
            Message::Jumped { on } => {
                if let Some(nth) = self.beside(on) {
                    self.open(nth, summary, context);
                }
            }
            Message::Compared(best) => self.compare(best),
            Message::HintPressed => return Action::Run(self.hint(summary, context)),
            Message::Judged(at, verdict) => {
                self.judging = None;
                self.judged.insert(at, verdict);
                if let Some(verdict) = verdict.filter(|_| self.decision() == Some(at)) {
                    self.show(Item::Choice(verdict), summary, context);
                }
            }
            Message::Replay(message) => return self.go_through(message, context),
            Message::BackPressed => return Action::Back,
        }
        Action::Run(Task::none())
    }

    fn compare(&mut self, best: bool) {
        if let (Some(open), Some(replay)) = (&mut self.open, &mut self.replay)
            && let Item::Choice(verdict) = open.item
        {
            let answer = if best { verdict.best } else { verdict.played };
            replay.point_out(Some((verdict.seat, answer)));
            open.best = best;
        }
    }

    fn go_through(
        &mut self,
        message: replay::Message<<S::Game as ScreenGame>::Message>,
        context: Context<'_>,
    ) -> Wish<S> {
        let Some(replay) = &mut self.replay else {
            return Action::Run(Task::none());
        };
        let before = replay.at();
        let wish = replay.update(message, context);
        if replay.at() != before || replay.is_playing() {
            // What was said was about another moment.
            (self.open, self.judging) = (None, None);
        }
        match wish {
            replay::Wish::Back => {
                self.watches = false;
                Action::Run(Task::none())
            }
            wish => Action::Replay(wish),
        }
    }

    /// The message of a key that no widget took.
    #[must_use]
    pub fn hotkey(&self, key: &keyboard::Key, modifiers: keyboard::Modifiers) -> Option<Heard<S>> {
        use keyboard::Key;
        let digit = |letter: &str| letter.parse::<usize>().ok()?.checked_sub(1);
        let Some(replay) = self.replay.as_deref().filter(|_| self.watches) else {
            return match key.as_ref() {
                Key::Named(Named::Escape) => Some(Message::BackPressed),
                Key::Named(Named::Enter) => Some(Message::Opened(0)),
                Key::Named(Named::Space) | Key::Character(" ") => Some(Message::WatchPressed),
                Key::Character(letter) => digit(letter).map(Message::Opened),
                _ => None,
            };
        };
        let own = match key.as_ref() {
            _ if replay.asks() || replay.screen().is_covered() => None,
            Key::Named(Named::ArrowUp | Named::ArrowDown) => {
                Some(Message::Compared(*key == Key::Named(Named::ArrowDown)))
            }
            Key::Character("h") => Some(Message::HintPressed),
            Key::Character("t") => Some(Message::Jumped {
                on: !modifiers.shift(),
            }),
            Key::Character(letter) => digit(letter).map(Message::Opened),
            _ => None,
        };
        own.or_else(|| replay.hotkey(key, modifiers).map(Message::Replay))
    }

    /// What it listens to; nothing while nothing moves.
    pub fn subscription(&self) -> Subscription<Heard<S>> {
        match self.replay.as_deref().filter(|_| self.watches) {
            Some(replay) => replay.subscription().map(Message::Replay),
            None => Subscription::none(),
        }
    }

    /// Draws it.
    pub fn view<'a>(&'a self, summary: &'a S, context: Context<'a>) -> Element<'a, Heard<S>> {
        let Some(replay) = self.replay.as_deref().filter(|_| self.watches) else {
            return list::view(self, summary, context);
        };
        let page = list::Page::new(self, summary, context);
        let marks = self.items().into_iter().enumerate().map(|(nth, item)| Mark {
            nth,
            events: replay.recording().moment(item.point()),
            grave: matches!(item, Item::Choice(_)),
        });
        let (turn, _) = replay.turn();
        let ended = replay.at() == replay.recording().events();
        let lent = Lent {
            above: (!ended).then(|| finding::chances(&page, turn)).flatten(),
            finding: self.open.as_ref().map(|open| finding::finding(&page, open)),
            marks: marks.collect(),
            on_mark: Some(Box::new(Message::Opened)),
            hint: Some(self.bulb(context)),
            back: fl!(context.words, "review-list"),
        };
        replay.view(context, lent, Message::Replay)
    }

    /// The button that shows what would be best here.
    fn bulb<'a>(&self, context: Context<'_>) -> Element<'a, Heard<S>> {
        let words = context.words;
        let at = self.decision();
        let thinks = self.judging.as_ref().is_some_and(|(about, _)| Some(*about) == at);
        let nothing = at
            .and_then(|at| self.judged.get(&at))
            .is_some_and(Option::is_none);
        let (symbol, meaning) = if thinks {
            ("hourglass", fl!(words, "review-waiting"))
        } else if nothing {
            ("bulb", fl!(words, "replay-no-hint"))
        } else {
            ("bulb", format!("{} (H)", fl!(words, "replay-hint")))
        };
        let press = (at.is_some() && !nothing && !thinks).then_some(Message::HintPressed);
        widget::symbol(symbol, meaning, press).into()
    }
}
