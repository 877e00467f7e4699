//! Games that were saved, by whichever window or terminal, gone on with.

use super::{TextGame, sit_down};
use crate::cli::Problem;
use crate::storage::GameSetup as _;
use crate::storage::games::{Error, Games, Name, Summary};
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
/// When there is none, or it is open elsewhere: another one is not taken for it.
pub(in crate::cli) fn kept_game(words: &Words) -> Result<Summary, Problem> {
    match Games::of_user().played_last_of_all() {
        Some((last, false)) => Ok(last),
        Some((_, true)) => Err(Problem(words.text("text-last-elsewhere"))),
        None => Err(Problem(fl!(words, "saves-none"))),
    }
}

/// Goes on with a game that was saved.
pub(in crate::cli) fn goes_on<G: TextGame>(name: &Name, words: &Words) -> Result<(), Problem> {
    goes_on_after::<G>(name, None, words)
}

/// The same, after something was said about its file.
fn goes_on_after<G: TextGame>(name: &Name, said: Option<String>, words: &Words) -> Result<(), Problem> {
    let opened = Games::of_user().open::<G>(name);
    let opened = opened.map_err(|error| trouble(words, &error))?;
    let mut notes = vec![words.text("text-goes-on")];
    notes.extend(said);
    notes.extend(
        opened
            .note()
            .into_iter()
            .flat_map(|note| ui::noted_of_games(words, note)),
    );
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
        Err(Error::NoEnd { .. } | Error::Damaged { .. }) => {}
        Err(error) => return Err(failed(error)),
        Ok(_) => {
            let values = [("path", path.display().to_string().into())];
            return Err(Problem::new(words, "text-over-already", &values));
        }
    }
    let games = Games::of_user();
    if let Some(name) = games.name_of(path) {
        return goes_on::<G>(&name, words);
    }
    let imported = games.import::<G>(path).map_err(failed)?;
    let damaged = imported.damage.map(|damage| {
        let line = damage.line.to_string();
        fl!(words, "games-imported-damaged", line = line)
    });
    goes_on_after::<G>(&imported.name, damaged, words)
}
