//! How a person hurries what is shown: the button for the speed, and Space.

use super::{Action, GameFrame, Message, PlayableGame, TOO_SOON};
use crate::storage::{Settings, Speed, beside};
use crate::ui::{Context, widget};
use iced::Element;
use std::time::Instant;
use words::Words;
use words::fl;

/// What is not shown, because its show has been skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hurry {
    /// The rest of this turn: only bots play.
    Turn(u16),
    /// All until a person is asked.
    Question,
}

/// Does nobody who sits here play any more? Then the game waits once, so that nobody misses their own end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Out {
    /// Somebody does, or it is not known yet.
    #[default]
    No,
    /// The game waits since then.
    Waits(Instant),
    /// It goes on.
    Told,
}

/// The speed of a first game.
#[derive(Debug, Clone, Copy)]
pub(super) struct LessonSpeed {
    /// What the settings said last.
    pub wish: Speed,
    /// What it has.
    pub speed: Speed,
}

impl<G: PlayableGame> GameFrame<G> {
    /// Notices that nobody who sits here plays any more; true while the game waits for them to watch on.
    pub(super) fn notices_the_end_of_people(&mut self, now: Instant) -> bool {
        let sat = self.table.humans().next().is_some();
        if self.out == Out::No && sat && self.only_bots_are_left() && !self.teaches() {
            self.out = Out::Waits(now);
        }
        self.waits_for_spectators()
    }

    /// Does the game wait until those who are out watch on?
    #[must_use]
    pub fn waits_for_spectators(&self) -> bool {
        matches!(self.out, Out::Waits(_)) && self.is_running()
    }

    /// Those who are out watch on, or want to know how it ends.
    pub(super) fn watch_on(&mut self, to_the_end: bool, context: Context<'_>) -> Action<G::Answer> {
        match self.out {
            // What is pressed so soon was meant for what went before.
            Out::Waits(since) if context.now.saturating_duration_since(since) < TOO_SOON => Action::None,
            _ => {
                self.out = Out::Told;
                self.rushing = to_the_end;
                self.go_on(context)
            }
        }
    }

    /// The show is skipped: to the next question of a person, or to the end of the turn where none is left who
    /// could be asked.
    pub(super) fn hurry(&mut self) {
        if self.is_watching() {
            self.hurried = Some(if self.only_bots_are_left() {
                Hurry::Turn(self.state().turn())
            } else {
                Hurry::Question
            });
        }
        self.show.skip();
    }

    /// Is what has just been told not to be shown? What leads to the question that was hurried to is not
    /// either.
    pub(super) fn is_hurried(&mut self) -> bool {
        let hurried = match self.hurried {
            None => false,
            Some(Hurry::Turn(turn)) => turn == self.state().turn() && self.is_watching(),
            // The end of the last person is shown.
            Some(Hurry::Question) => !self.only_bots_are_left(),
        };
        if !(hurried && self.is_watching()) {
            self.hurried = None;
        }
        hurried
    }

    /// What skipping the show leads to.
    pub(super) fn skip_in_words(&self, words: &Words) -> String {
        if self.waits_for_spectators() {
            fl!(words, "play-watch-on")
        } else if self.is_running() && !self.only_bots_are_left() {
            fl!(words, "play-skip-question")
        } else {
            fl!(words, "play-skip")
        }
    }

    /// The button that goes on to the next speed; none where it is only looked at.
    pub fn speed_button<'a, M>(&self, words: &Words) -> Option<Element<'a, M>>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        if self.is_still() {
            return None;
        }
        let symbol = format!("speed-{}", self.show.speed());
        let meaning = fl!(words, "play-speed", speed = words.text(&symbol));
        let press = Some(Message::SpeedPressed.into());
        Some(widget::symbol(&symbol, format!("{meaning} (V)"), press).into())
    }

    /// Goes on to the next speed, which the settings remember; not that of a first game.
    pub(super) fn next_speed(&mut self, context: Context<'_>) -> Action<G::Answer> {
        if self.is_still() {
            return Action::None;
        }
        let next = beside(&Speed::ALL, self.show.speed(), true);
        if self.teaches() {
            self.lesson_speed.speed = next;
            self.set_pace(context.settings);
            return self.after(Vec::new(), context);
        }
        // The button says so at once.
        self.show.set_speed(next);
        Action::Speed(next)
    }

    /// How fast it is shown: a first game slowly, until somebody who plays it chooses another speed.
    pub(super) fn speed_of(&mut self, settings: &Settings) -> Speed {
        if !self.teaches() {
            return settings.speed;
        }
        if settings.speed != self.lesson_speed.wish {
            self.lesson_speed = LessonSpeed {
                wish: settings.speed,
                speed: settings.speed,
            };
        }
        self.lesson_speed.speed
    }
}
