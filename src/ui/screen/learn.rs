//! The ways to learn the games: the first game of each, and all rules.

use crate::ui::Context;
use crate::ui::widget::question::{self, Rank};
use crate::ui::{art, font, theme, widget};
use iced::keyboard::{self, key::Named};
use iced::widget::{column, container, row, scrollable, space, text};
use iced::{Center, Element, Fill, Length};
use words::fl;

/// A first game that can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Course {
    /// Its game, by the name in files.
    pub game: &'static str,
    /// The picture of that game.
    pub mark: &'static str,
    /// The step at which it goes on; 0 where it begins.
    pub step: usize,
    /// It has been played to its end.
    pub finished: bool,
}

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// The first game of this place shall go on, or begin anew.
    CoursePressed(usize, bool),
    /// The rules were pressed.
    RulesPressed,
    /// Back to the title.
    BackPressed,
}

/// What the parent shall do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Play the first game of this game, anew or from where it was left.
    Teach(&'static str, bool),
    /// Show the rules.
    Rules,
    /// Go back.
    Back,
}

/// The courses.
#[derive(Debug, Default)]
pub struct Learn {
    courses: Vec<Course>,
}

impl Learn {
    /// With these first games.
    #[must_use]
    pub fn new(courses: Vec<Course>) -> Self {
        Self { courses }
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::CoursePressed(nth, anew) => match self.courses.get(nth) {
                Some(course) => Action::Teach(course.game, anew),
                None => Action::None,
            },
            Message::RulesPressed => Action::Rules,
            Message::BackPressed => Action::Back,
        }
    }

    /// The message of a key: Enter plays what is not finished yet, a number the first game of that place.
    #[must_use]
    pub fn hotkey(&self, key: &keyboard::Key) -> Option<Message> {
        match key.as_ref() {
            keyboard::Key::Named(Named::Escape) => Some(Message::BackPressed),
            keyboard::Key::Named(Named::Enter) => Some(Message::CoursePressed(self.next(), false)),
            keyboard::Key::Character("r") => Some(Message::RulesPressed),
            keyboard::Key::Character("b") => {
                let begun = self.courses.iter().position(|course| course.step > 0)?;
                Some(Message::CoursePressed(begun, true))
            }
            keyboard::Key::Character(digit) => {
                let nth = digit.parse::<usize>().ok()?.checked_sub(1)?;
                (nth < self.courses.len()).then_some(Message::CoursePressed(nth, false))
            }
            _ => None,
        }
    }

    /// The first game that comes next: one that was begun, one that is new, or the first.
    fn next(&self) -> usize {
        let begun = self.courses.iter().position(|course| course.step > 0);
        let new = || self.courses.iter().position(|course| !course.finished);
        begun.or_else(new).unwrap_or(0)
    }

    /// Draws it.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let courses = self.courses.iter().enumerate();
        let courses = row(courses.map(|(nth, course)| self.course(nth, course, context))).spacing(20);
        let rules = widget::keyed(fl!(words, "learn-rules"), "help", "R")
            .width(Length::Shrink)
            .on_press(Message::RulesPressed);
        let body = column![
            container(
                text(fl!(words, "learn-hint"))
                    .size(context.grow(15.0, 17.0))
                    .align_x(Center)
            )
            .max_width(640),
            courses,
            rules,
        ]
        .spacing(context.grow(18.0, 30.0))
        .align_x(Center);
        let header = widget::header(
            fl!(words, "learn-title"),
            fl!(words, "back"),
            Message::BackPressed,
            Some(widget::key_hint(fl!(words, "key-escape"), fl!(words, "back"))),
        );
        let body = scrollable(container(body).padding(24).center_x(Fill)).style(theme::scroll);
        container(column![header, container(body).center_y(Fill)])
            .style(theme::ground)
            .width(Fill)
            .height(Fill)
            .into()
    }

    fn course<'a>(&self, nth: usize, course: &Course, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let state = match (course.step, course.finished) {
            (0, false) => fl!(words, "learn-new"),
            (0, true) => fl!(words, "learn-again"),
            _ => fl!(words, "learn-on"),
        };
        let press = |label: String, symbol, keys: &[String], rank, anew| {
            let message = Message::CoursePressed(nth, anew);
            question::answer(
                row![font::bold(label, 15), space::horizontal()].width(Fill),
                symbol,
                keys,
                rank,
                Some(message),
            )
            .padding([11, 16])
            .width(Fill)
        };
        let next = self.next() == nth;
        let rank = if next { Rank::Main } else { Rank::Plain };
        let mut keys = vec![(nth + 1).to_string()];
        keys.extend(next.then(|| fl!(words, "key-enter")));
        let begun = self.courses.iter().position(|course| course.step > 0);
        let again = (course.step > 0).then(|| {
            let keys: Vec<String> = (begun == Some(nth)).then(|| "B".to_owned()).into_iter().collect();
            press(fl!(words, "learn-from-start"), "undo", &keys, Rank::Plain, true)
        });
        let mark = context.grow(88.0, 120.0);
        let card = column![
            art::svg(course.mark).width(mark).height(mark),
            font::title(
                words.text(&format!("learn-{}", course.game)),
                context.grow(21.0, 25.0) as u32
            )
            .align_x(Center),
            space::vertical().height(4),
            press(state, "play", &keys, rank, false),
        ]
        .push(again)
        .spacing(10)
        .align_x(Center)
        .width(context.grow(330.0, 380.0));
        container(card).padding(22).style(theme::panel).into()
    }
}
