//! The time for an answer, where the person at the table wants one: it runs while they are asked and nothing lies
//! over the table, and what happens at its end is theirs to choose.

use super::{Action, Context, Flick, GameFrame, Message, PlayableGame};
use crate::storage::TimeUp;
use crate::ui::widget::log::{self, Ink};
use crate::ui::{art, font, theme};
use iced::widget::{container, row};
use iced::{Center, Element, Subscription};
use sound::Effect;
use std::time::{Duration, Instant};
use words::{Words, fl};

/// Between two looks at the clock.
const SECOND: Duration = Duration::from_secs(1);
/// What a tick takes at most: whoever comes back from elsewhere has not lost their time.
const MOST: Duration = Duration::from_secs(2);

/// The clock of one question.
#[derive(Debug, Default)]
pub(super) struct Clock {
    limit: Option<Duration>,
    time_up: TimeUp,
    /// The question of which ticket it runs for, and how much is left.
    runs: Option<(u64, Duration)>,
    last: Option<Instant>,
}

impl Clock {
    /// Takes in the settings.
    pub(super) fn set(&mut self, limit: Option<Duration>, time_up: TimeUp) {
        if self.limit != limit {
            (self.runs, self.last) = (None, None);
        }
        (self.limit, self.time_up) = (limit, time_up);
    }
}

impl<G: PlayableGame> GameFrame<G> {
    /// How much time is left for the open question; `None` where nobody is waited for, or as long as they like.
    #[must_use]
    pub fn time_left(&self) -> Option<Duration> {
        let limit = self.clock.limit.filter(|_| !self.teaches())?;
        self.asked().or(self.thrower())?;
        let runs = self
            .clock
            .runs
            .filter(|(ticket, _)| *ticket == self.table.ticket());
        Some(runs.map_or(limit, |(_, left)| left))
    }

    /// Ticks while time runs.
    pub(super) fn listen_to_clock(&self) -> Subscription<Message<G::Answer>> {
        let runs = self.time_left().is_some_and(|left| !left.is_zero());
        if runs && self.overlay.is_none() && !self.held {
            iced::time::every(SECOND).map(Message::ClockTicked)
        } else {
            Subscription::none()
        }
    }

    /// A second has passed.
    pub(super) fn run_clock(&mut self, now: Instant, context: Context<'_>) -> Action<G::Answer> {
        let Some(left) = self.time_left() else {
            return Action::None;
        };
        let ticket = self.table.ticket();
        let goes_on = self.clock.runs.is_some_and(|(about, _)| about == ticket);
        let since = self.clock.last.filter(|_| goes_on);
        let passed = since.map_or(SECOND, |last| now.saturating_duration_since(last).min(MOST));
        let left = left.saturating_sub(passed);
        (self.clock.runs, self.clock.last) = (Some((ticket, left)), Some(now));
        if !left.is_zero() {
            return Action::None;
        }
        self.sound(Some(Effect::Turn));
        match self.clock.time_up {
            TimeUp::Signal => Action::None,
            TimeUp::Answer => self.answer_for_time(context),
        }
    }

    /// The usual answer is given, since the time is up.
    fn answer_for_time(&mut self, context: Context<'_>) -> Action<G::Answer> {
        if let Some(thrown) = self.throws(Flick::default()) {
            return self.update(thrown, context);
        }
        let told = self.usual().and_then(|answer| self.table.answer(answer));
        told.map_or(Action::None, |told| self.after(told, context))
    }

    /// The answer that is given when the time is up.
    fn usual(&self) -> Option<G::Answer> {
        self.asked()?;
        self.table.fallback()
    }

    /// The time that is left, and what comes after it.
    pub fn clock<'a, M: 'a>(&self, words: &'a Words) -> Option<Element<'a, M>> {
        let left = self.time_left()?;
        let seconds = left.as_secs_f32().ceil() as u32;
        let late = seconds <= 5;
        let (names, houses) = (self.names(words), self.houses());
        let then = match (self.clock.time_up, self.usual()) {
            (TimeUp::Signal, _) if left.is_zero() => Some(fl!(words, "clock-over")),
            (TimeUp::Signal, _) => None,
            (TimeUp::Answer, None) => Some(fl!(words, "clock-then-roll")),
            (TimeUp::Answer, Some(answer)) => {
                let said = self.state().answer_in_words(answer, words, &names);
                (!said.is_empty()).then(|| fl!(words, "clock-then", said = said))
            }
        };
        let time = format!("{}:{:02}", seconds / 60, seconds % 60);
        let time = font::bold(time, 15).style(move |theme| iced::widget::text::Style {
            color: Some(if late {
                theme::colours(theme).danger_text
            } else {
                theme::colours(theme).text
            }),
        });
        let ink = Ink::new(words, &houses, 12).quiet();
        let face = row![
            art::tinted("hourglass", 16, |theme| theme::colours(theme).text),
            time
        ]
        .push(then.map(|then| log::rich(&then, ink)))
        .spacing(7)
        .align_y(Center);
        Some(container(face).padding([3, 10]).style(theme::glass).into())
    }
}
