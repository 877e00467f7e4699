//! A game that is saved while it is played: gone on with, and marked where saving fails.

use super::{Context, GameFrame, PlayableGame, SeatedTable};
use crate::storage::games::{Keeps, News, Opened};
use crate::storage::{SeatSetup, TakeBack};
use crate::ui::widget;
use ::table::notation::Notation;
use iced::Element;
use words::{Words, fl};

impl<G: PlayableGame> GameFrame<G> {
    /// A game that was saved. The log says what has happened so far; [`begin`](Self::begin) lets it go on.
    #[must_use]
    pub fn resumed(
        seats: Vec<SeatSetup>,
        hints: bool,
        take_back: TakeBack,
        opened: Opened<G>,
        context: Context<'_>,
    ) -> Self
    where
        G: Notation,
    {
        let table = SeatedTable::resumed(seats, hints, take_back, opened);
        let first = table.first_seen();
        let mut frame = Self::around(table, &first, context);
        frame.recall(context);
        frame
    }

    /// From here on everything is saved by this one.
    pub fn keep_with(&mut self, keeper: Box<dyn Keeps<G>>) {
        self.table.keep_with(keeper);
    }

    /// What there is to tell about saving since the last call.
    pub fn take_news(&mut self) -> Option<News> {
        self.table.take_news()
    }

    /// What there is to tell about guests who play no longer, since the last call.
    pub fn take_quits(&mut self, words: &Words) -> Vec<String> {
        let names = self.table.names(words);
        let quits = self.table.take_quits();
        quits.iter().map(|quit| quit.told(words, &names)).collect()
    }

    /// The name under which the game is saved, with all that has happened.
    #[must_use]
    pub fn saved_as(&self) -> Option<String> {
        self.table.saved_as()
    }

    /// Would leaving lose the game?
    #[must_use]
    pub fn would_be_lost(&self) -> bool {
        self.is_running() && !self.teaches() && self.table.is_saved() != Some(true)
    }

    /// Tries again to save what is missing in the file; `for_good` waits until that is on the disk.
    pub fn save_again(&mut self, for_good: bool) {
        match for_good {
            true => self.table.save_for_good(),
            false => self.table.save_again(),
        }
    }

    /// The mark of a game that should be saved and is not.
    pub fn unsaved_mark<'a, M: 'a>(&self, words: &Words) -> Option<Element<'a, M>> {
        let unsaved = self.table.is_saved() == Some(false);
        unsaved.then(|| widget::warning(fl!(words, "play-unsaved")).into())
    }
}
