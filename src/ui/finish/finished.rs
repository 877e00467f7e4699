//! A game that is over, with all that was played: nothing in it is hidden from anybody any more.

use engine::Game;
use std::ops::Deref;
use table::Table;

/// The table of a game that is over.
#[derive(Debug, Clone)]
pub struct Finished<G: Game>(Table<G>);

impl<G: Game> Finished<G> {
    /// The table, if its game is over.
    #[must_use]
    pub fn of(table: &Table<G>) -> Option<Self> {
        table.finished().map(|_| Self(table.clone()))
    }
}

impl<G: Game> Deref for Finished<G> {
    type Target = Table<G>;

    fn deref(&self) -> &Table<G> {
        &self.0
    }
}
