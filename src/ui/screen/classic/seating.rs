//! The classic game at a table: the frame's table, laid from the choices of the settings.

use crate::storage::{GameSetup, TableSetup};
use crate::ui::frame::Seating;
use engine::classic::State;

impl From<TableSetup> for Seating<State> {
    fn from(mut setup: TableSetup) -> Self {
        setup.mend();
        let start = setup
            .game()
            .start()
            .expect("a mended table has two to six seats and no monster twice");
        Self {
            start,
            seats: setup.seats,
            seed: setup.seed,
            hints: setup.hints,
            take_back: setup.take_back,
        }
    }
}
