//! The way into the gallery and back: from the title, from the menu of a table, and from whatever the right button is
//! pressed on.

use super::{App, Message, Screen};
use crate::ui::screen::gallery::{self, Gallery};
use crate::ui::widget::subject::{self, Subject};
use iced::Task;

impl App {
    /// Shows the gallery, and in it what has this id in the words; what was shown waits, and so do the rules if they
    /// lay over it.
    pub(super) fn show_gallery(&mut self, id: Option<&str>) -> Task<Message> {
        let context = self.window_context();
        let mut tasks = Vec::new();
        let rules = self.help.is_open();
        self.help.lay_over(false);
        if !matches!(self.screen, Screen::Gallery(_)) {
            self.rules_wait = rules;
            let whose = self.profiles.people.first().cloned();
            let (gallery, counting) = Gallery::new(self.games.clone(), whose, &self.words);
            let under = std::mem::replace(&mut self.screen, Screen::Gallery(Box::new(gallery)));
            if self.paused.is_none() && !matches!(under, Screen::Title(_)) {
                self.paused = Some(Box::new(under));
            }
            tasks.push(counting);
        }
        if let (Screen::Gallery(gallery), Some(id)) = (&mut self.screen, id) {
            tasks.push(gallery.look_up(id, context(&self.words, &self.settings)));
        }
        Task::batch(tasks).map(Message::Gallery)
    }

    /// The right button was pressed: whatever it was pressed on is looked up.
    pub(super) fn look_under_the_pointer(&self) -> Task<Message> {
        if self.asks_to_quit {
            return Task::none();
        }
        subject::asked().map(Message::SubjectFound)
    }

    /// Looks up what has this id in the words, if the gallery has it.
    pub(super) fn look_up(&mut self, id: &str) -> Task<Message> {
        if !Gallery::knows(id) {
            return Task::none();
        }
        self.show_gallery(Some(id))
    }

    /// Shows in the gallery what a rule speaks of; the rules come back after it.
    pub(super) fn show_of_rule(&mut self, about: Subject) -> Task<Message> {
        let opened = self.show_gallery(None);
        let context = self.window_context();
        let Screen::Gallery(gallery) = &mut self.screen else {
            return opened;
        };
        let turned = gallery.turn_to(about, context(&self.words, &self.settings));
        Task::batch([opened, turned.map(Message::Gallery)])
    }

    pub(super) fn update_gallery(&mut self, message: gallery::Message) -> Task<Message> {
        let context = self.window_context();
        let Screen::Gallery(gallery) = &mut self.screen else {
            return Task::none();
        };
        match gallery.update(message, context(&self.words, &self.settings)) {
            gallery::Action::None => Task::none(),
            gallery::Action::Run(task) => task.map(Message::Gallery),
            // The rules lie again over what was shown before the gallery.
            gallery::Action::Back if std::mem::take(&mut self.rules_wait) => {
                self.help.lay_over(true);
                self.go_back();
                Task::none()
            }
            gallery::Action::Back => {
                self.go_back();
                Task::none()
            }
        }
    }

    /// Shows what has waited, or the title.
    pub(super) fn go_back(&mut self) {
        self.untold = true;
        match self.paused.take() {
            Some(screen) => self.screen = *screen,
            None => self.show_title(),
        }
    }
}
