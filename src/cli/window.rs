//! The commands that draw: the window itself, and one screen of it as a file.

use super::Problem;
use super::arguments::{Picture, Play};
use crate::bots::Level;
use crate::i18n::Words;
use crate::storage::{TableSetup, Who};
use crate::ui;
use crate::ui::picture::Error;

/// Seats of a table for which no number is given.
const USUAL_SEATS: u8 = 4;

/// Opens the window; plays at once if the command line says something about the table.
pub(super) fn play(options: &Play, words: &Words) -> Result<(), Problem> {
    let start = ui::Start {
        table: table_of(options, words)?,
        speed: options.speed,
        exit_when_over: options.exit_when_over,
        language: options.lang,
    };
    // The window knows the settings, and with them the language in which it says why it cannot be opened.
    ui::run(start).map_err(|error| Problem(on_one_line(&error.to_string())))
}

/// Draws a screen to a file.
pub(super) fn picture(options: &Picture, words: &Words) -> Result<(), Problem> {
    // As somebody sees it who sits down alone against bots.
    let mut table = TableSetup::with_options(
        &vec![Level::Normal; usize::from(options.players)],
        Some(options.seed),
        options.boxes.options(words)?,
    );
    if let Some(first) = table.seats.first_mut() {
        first.who = Who::Human;
    }
    let failed = |reason: String| {
        let values = [
            ("file", options.out.display().to_string().into()),
            ("reason", on_one_line(&reason).into()),
        ];
        Problem::new(words, "cli-unwritable", &values)
    };
    let drawn = ui::picture(&ui::Picture {
        screen: options.screen,
        table,
        turns: options.turns,
        size: options.size,
        language: words.language(),
        appearance: options.theme,
        ..ui::Picture::default()
    })
    .map_err(|error| {
        failed(match error {
            Error::Table(error) => words.setup_error(error),
            Error::Unfinished => words.text("cli-picture-unfinished"),
            Error::NoRenderer => words.text("cli-picture-no-renderer"),
            Error::Encoding(error) => error.to_string(),
        })
    })?;
    std::fs::write(&options.out, drawn).map_err(|error| failed(error.to_string()))
}

/// The table that the command line describes: one person against bots, or bots alone. `None` if it says nothing.
fn table_of(options: &Play, words: &Words) -> Result<Option<TableSetup>, Problem> {
    let boxes = options.boxes.options(words)?;
    let silent = options.players.is_none() && options.seed.is_none() && options.boxes.is_silent();
    if silent && !options.bots_only {
        return Ok(None);
    }
    let seats = usize::from(options.players.unwrap_or(USUAL_SEATS));
    let mut table = TableSetup::with_options(&vec![Level::Normal; seats], options.seed, boxes);
    if let Some(first) = table.seats.first_mut()
        && !options.bots_only
    {
        first.who = Who::Human;
    }
    Ok(Some(table))
}

fn on_one_line(text: &str) -> String {
    text.lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}
