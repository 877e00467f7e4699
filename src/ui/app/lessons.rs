//! The first games: how one comes to them, and what is remembered of them.

use super::sitting::Sitting;
use super::toast::Tone;
use super::{App, Message, OneGame, Screen};
use crate::storage::Settings;
use crate::ui::frame::lesson::Lesson;
use crate::ui::screen::learn::{self, Learn};
use crate::ui::widget;
use engine::Seat;
use iced::{Element, Task};
use words::fl;

/// Whoever learns sits here.
const PERSON: Seat = Seat(0);

impl App {
    /// Shows the ways to learn.
    pub(super) fn show_learn(&mut self) {
        self.paused = None;
        self.screen = Screen::Learn(Learn::new(self.courses()));
    }

    pub(super) fn update_learn(&mut self, message: learn::Message) -> Task<Message> {
        let Screen::Learn(screen) = &mut self.screen else {
            return Task::none();
        };
        match screen.update(message) {
            learn::Action::None => {}
            learn::Action::Teach(game, anew) => return self.teach_any(game, anew),
            learn::Action::Rules => return self.answer(Message::HelpPressed),
            learn::Action::Back => self.show_title(),
        }
        Task::none()
    }

    /// Plays the first game of a game, anew or from where it was left.
    pub(super) fn teach<G: OneGame>(&mut self, anew: bool) -> Task<Message> {
        let first = G::first_game();
        let lesson = match Lesson::read(&first.start, PERSON, first.script) {
            Ok(lesson) => lesson,
            Err(trouble) => {
                log::error!("{}: {trouble}", G::SLUG);
                return self.toast(fl!(self.words, "lesson-unreadable"), Tone::Trouble);
            }
        };
        let step = if anew {
            0
        } else {
            self.settings.learning.step(G::SLUG)
        };
        self.paused = None;
        self.print_for::<G>(&first.setup);
        let lesson = lesson.from_step(step);
        let (sitting, task) = Sitting::taught(first.setup, first.start, lesson, self.context());
        self.screen = Screen::Game(G::any(sitting));
        let offered = self.remember(|settings| settings.learning.offered = true);
        Task::batch([offered, task.map(|heard| Message::Game(G::message(heard)))])
    }

    /// A first game stands at this step now.
    pub(super) fn note_step<G: OneGame>(&mut self, step: usize) -> Task<Message> {
        self.remember(|settings| settings.learning.stand_at(G::SLUG, step))
    }

    /// These tips have been seen, and are not given again.
    pub(super) fn note_tips(&mut self, tips: &[&'static str]) -> Option<Task<Message>> {
        let seen = |settings: &mut Settings| {
            settings
                .learning
                .tips
                .extend(tips.iter().map(|tip| (*tip).to_owned()));
        };
        (!tips.is_empty()).then(|| self.remember(seen))
    }

    /// A first game has been played to its end; now an own game is arranged, or not.
    pub(super) fn learnt<G: OneGame>(&mut self, play: bool) -> Task<Message> {
        let saved = self.remember(|settings| settings.learning.finish(G::SLUG));
        if play {
            self.set_up::<G>();
        } else {
            self.show_title();
        }
        saved
    }

    /// Offers a first game, once, to whoever begins on the title and has not played yet.
    #[must_use]
    pub fn welcoming(mut self) -> Self {
        let new = self.games.list().is_ok_and(|games| games.is_empty());
        let title = matches!(self.screen, Screen::Title(_));
        self.offers_lesson = new && title && !self.settings.learning.offered;
        self
    }

    /// The first game was offered, and wanted or not.
    pub(super) fn take_offer(&mut self, wanted: bool) -> Task<Message> {
        self.offers_lesson = false;
        let saved = self.remember(|settings| settings.learning.offered = true);
        if wanted {
            let game = self.courses().first().map(|course| course.game);
            let begun = game.map_or_else(Task::none, |game| self.teach_any(game, false));
            return Task::batch([saved, begun]);
        }
        saved
    }

    /// The offer of a first game, over the title.
    pub(super) fn offer_over<'a>(&'a self, screen: Element<'a, Message>) -> Element<'a, Message> {
        let enter = fl!(self.words, "key-enter");
        let question = widget::question(
            fl!(self.words, "learn-offer-title"),
            fl!(self.words, "learn-offer-body"),
            [
                widget::keyed_primary(fl!(self.words, "learn-offer-yes"), "play", enter)
                    .on_press(Message::OfferAnswered(true))
                    .into(),
                widget::keyed(
                    fl!(self.words, "learn-offer-no"),
                    "close",
                    fl!(self.words, "learn-key-no"),
                )
                .on_press(Message::OfferAnswered(false))
                .into(),
            ],
        );
        widget::dialog(screen, question, Message::OfferAnswered(false))
    }
}
