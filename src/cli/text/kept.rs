//! Games that were saved, by whichever window or terminal, gone on with.

use super::{TextGame, sit_down};
use crate::cli::Problem;
use crate::storage::GameSetup as _;
use crate::storage::games::{Error, Games, Name, Note, Summary};
use crate::ui;
use crate::ui::frame::SeatedTable;
use std::path::Path;
use words::{Words, fl};

fn trouble(words: &Words, trouble: &Error) -> Problem {
    Problem(ui::trouble_of_games(words, trouble))
}

/// The game that was played last and is not over.
///
/// # Errors
/// When there is none.
pub(in crate::cli) fn kept_game(words: &Words) -> Result<Summary, Problem> {
    let last = Games::of_user().last_running();
    last.ok_or_else(|| Problem(fl!(words, "saves-none")))
}

/// Goes on with a game that was saved.
pub(in crate::cli) fn goes_on<G: TextGame>(name: &Name, words: &Words) -> Result<(), Problem> {
    let opened = Games::of_user().open::<G>(name);
    let opened = opened.map_err(|error| trouble(words, &error))?;
    let mut notes = vec![words.text("text-goes-on")];
    match opened.note() {
        None => {}
        Some(Note::Damaged { kept }) => {
            let path = kept.display().to_string();
            notes.push(fl!(words, "saves-was-damaged", path = path));
        }
        Some(Note::OtherRules) => notes.push(fl!(words, "saves-other-rules")),
    }
    let setup: G::Setup = opened.setup();
    let (seats, hints, take_back) = (setup.seats().to_vec(), setup.hints(), setup.take_back());
    sit_down(
        SeatedTable::resumed(seats, hints, take_back, opened),
        notes,
        words,
    )
}

/// Goes on with the game of a file; one from elsewhere is brought in first.
pub(in crate::cli) fn file<G: TextGame>(path: &Path, words: &Words) -> Result<(), Problem> {
    let failed = |error: Error| trouble(words, &error);
    match Games::over_at::<G>(path) {
        Err(Error::NoEnd { .. }) => {}
        Err(error) => return Err(failed(error)),
        Ok(_) => {
            let values = [("path", path.display().to_string().into())];
            return Err(Problem::new(words, "text-over-already", &values));
        }
    }
    let games = Games::of_user();
    let name = match games.name_of(path) {
        Some(name) => name,
        None => games.import::<G>(path).map_err(failed)?.name,
    };
    goes_on::<G>(&name, words)
}
