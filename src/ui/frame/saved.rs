//! A game that is saved while it is played: gone on with, and marked where saving fails.

use super::{Context, GameFrame, PlayableGame, SeatedTable, Speed};
use crate::storage::SeatSetup;
use crate::storage::games::{Keeps, News, Opened};
use crate::ui::widget;
use ::table::notation::Notation;
use engine::View;
use iced::Element;
use words::{Names, Words, fl};

impl<G: PlayableGame> GameFrame<G> {
    /// A game that was saved. The log says what has happened so far; [`begin`](Self::begin) lets it go on.
    #[must_use]
    pub fn resumed(seats: Vec<SeatSetup>, hints: bool, opened: Opened<G>, context: Context<'_>) -> Self
    where
        G: Notation,
    {
        let table = SeatedTable::resumed(seats, hints, opened);
        let (first, told, names) = (table.first_seen(), table.retold(), table.names(context.words));
        let mut frame = Self::around(table, &first, context);
        frame.show.set_speed(Speed::Instant);
        for (event, seen) in told {
            <G as PlayableGame>::hear(&mut frame.fates, &event);
            frame.recount(event, seen, context.words, &names);
        }
        frame.panels.mover = frame.table.last_bot();
        frame.set_speed(context.settings.speed);
        frame
    }

    /// Shows at once what happened, and tells it in the log.
    pub(super) fn recount(&mut self, event: G::Event, seen: View<G>, words: &Words, names: &Names) {
        self.show.tell(event, seen);
        for (event, _) in self.show.take_said() {
            self.buffer.tell(event, words, names);
        }
    }

    /// From here on everything is saved by this one.
    pub fn keep_with(&mut self, keeper: Box<dyn Keeps<G>>) {
        self.table.keep_with(keeper);
    }

    /// What there is to tell about saving since the last call.
    pub fn take_news(&mut self) -> Option<News> {
        self.table.take_news()
    }

    /// The name under which the game is saved, with all that has happened.
    #[must_use]
    pub fn saved_as(&self) -> Option<String> {
        self.table.saved_as()
    }

    /// Would leaving lose the game?
    #[must_use]
    pub fn would_be_lost(&self) -> bool {
        self.is_running() && self.table.is_saved() != Some(true)
    }

    /// The mark of a game that should be saved and is not.
    pub fn unsaved_mark<'a, M: 'a>(&self, words: &Words) -> Option<Element<'a, M>> {
        let unsaved = self.table.is_saved() == Some(false);
        unsaved.then(|| widget::warning(fl!(words, "play-unsaved")).into())
    }
}
