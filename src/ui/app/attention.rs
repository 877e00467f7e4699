//! Whoever looks at another window is told when the game waits for them: the system points the window out, and its
//! title has a mark until they come back.

use super::{App, Message, Screen};
use iced::{Task, window};
use words::fl;

impl App {
    /// The title of the window.
    #[must_use]
    pub fn title(&self) -> String {
        if self.waits_unseen {
            fl!(self.words, "app-title-waits")
        } else {
            fl!(self.words, "app-title")
        }
    }

    /// Calls for whoever is asked something while they look elsewhere; once until they come back.
    pub(super) fn call_for_attention(&mut self) -> Task<Message> {
        let asked = matches!(self.open(), Screen::Game(game) if game.waits_for_a_person());
        let called = std::mem::replace(&mut self.waits_unseen, asked && self.left);
        if !self.waits_unseen || called {
            return Task::none();
        }
        let attention = Some(window::UserAttention::Informational);
        window::latest().and_then(move |id| window::request_user_attention(id, attention))
    }
}
