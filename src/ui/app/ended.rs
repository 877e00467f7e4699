//! A game that is over: its result, and the look back at it once somebody has wished for one. Both stay what
//! they are while one goes from one to the other.

use crate::ui::Context;
use crate::ui::replay;
use crate::ui::review::Replayable;
use crate::ui::screen::{result, review};
use iced::keyboard::{Key, Modifiers};
use iced::{Element, Subscription, Task};

/// A game that is over.
#[derive(Debug)]
pub(in crate::ui) struct Ended<S: Replayable> {
    /// The name under which it is saved.
    name: Option<String>,
    result: result::Finish<S>,
    review: Option<review::Review<S>>,
    looks_back: bool,
}

/// What is shown of a look back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::ui) enum LookedAt {
    /// The chart and the list.
    List,
    /// A decision, if there is one.
    Choice,
    /// The table as this turn begins.
    Turn(u16),
}

/// What happened; `R` is what happens in the review.
#[derive(Debug, Clone)]
pub enum Message<R> {
    /// On the result.
    Result(result::Message),
    /// In the review.
    Review(R),
}

/// What happened after a game.
pub(in crate::ui) type Heard<S> = Message<review::Heard<S>>;

/// What the program shall do.
#[derive(Debug)]
pub(super) enum Action<S: Replayable> {
    Run(Task<Heard<S>>),
    Rematch,
    NewTable,
    Title,
    /// What the table wishes on which the game is gone through.
    Replay(replay::Wish<S::Game>),
}

impl<S: Replayable> Ended<S>
where
    review::Heard<S>: Send + 'static,
{
    pub(super) fn new(summary: S, name: Option<String>) -> Self {
        Self {
            name,
            result: result::Finish::new(summary),
            review: None,
            looks_back: false,
        }
    }

    /// With the look back open and done, for pictures.
    pub(super) fn looked_back(summary: S, at: LookedAt, context: Context<'_>) -> Self {
        let mut review = review::Review::done(&summary);
        match at {
            LookedAt::List => {}
            LookedAt::Choice => review.open_a_choice(&summary, context),
            LookedAt::Turn(turn) => review.watch(turn, &summary, context),
        }
        Self {
            name: None,
            result: result::Finish::new(summary),
            review: Some(review),
            looks_back: true,
        }
    }

    pub(super) fn summary(&self) -> &S {
        self.result.summary()
    }

    /// The name under which it is saved.
    pub(super) fn name(&self) -> Option<String> {
        self.name.clone()
    }

    pub(super) fn update(&mut self, message: Heard<S>, context: Context<'_>) -> Action<S> {
        match message {
            Message::Result(message) => match self.result.update(message) {
                result::Action::Rematch => Action::Rematch,
                result::Action::NewTable => Action::NewTable,
                result::Action::Title => Action::Title,
                result::Action::Review => Action::Run(self.look_back()),
            },
            Message::Review(message) => {
                let Some(review) = &mut self.review else {
                    return Action::Run(Task::none());
                };
                match review.update(message, self.result.summary(), context) {
                    review::Action::Run(task) => Action::Run(task.map(Message::Review)),
                    review::Action::Back => {
                        self.looks_back = false;
                        Action::Run(Task::none())
                    }
                    review::Action::Replay(wish) => Action::Replay(wish),
                }
            }
        }
    }

    fn look_back(&mut self) -> Task<Heard<S>> {
        self.looks_back = true;
        if self.review.is_some() {
            return Task::none();
        }
        let (review, task) = review::Review::new(self.result.summary());
        self.review = Some(review);
        task.map(Message::Review)
    }

    pub(super) fn hotkey(&self, key: &Key, modifiers: Modifiers) -> Option<Heard<S>> {
        match &self.review {
            Some(review) if self.looks_back => review.hotkey(key, modifiers).map(Message::Review),
            _ => self.result.hotkey(key).map(Message::Result),
        }
    }

    /// What it listens to; nothing while nothing moves.
    pub(super) fn subscription(&self) -> Subscription<Heard<S>> {
        match &self.review {
            Some(review) if self.looks_back => review.subscription().map(Message::Review),
            _ => Subscription::none(),
        }
    }

    pub(super) fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Heard<S>> {
        match &self.review {
            Some(review) if self.looks_back => review.view(self.summary(), context).map(Message::Review),
            _ => self.result.view(context).map(Message::Result),
        }
    }
}
