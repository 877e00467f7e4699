//! Duel at a table: the frame's table, laid from the choices of the settings.

use crate::storage::{DuelSetup, GameSetup};
use crate::ui::frame::Seating;
use engine::duel::State;

impl From<DuelSetup> for Seating<State> {
    fn from(mut setup: DuelSetup) -> Self {
        setup.mend();
        let start = setup
            .game()
            .start()
            .expect("a mended duel has two different monsters, and one of them begins");
        Self {
            start,
            seats: setup.seats.into(),
            seed: setup.seed,
            hints: setup.hints,
            take_back: setup.take_back,
        }
    }
}
