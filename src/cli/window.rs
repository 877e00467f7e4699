//! The commands that draw: the window itself, and one screen of it as a file.

use super::arguments::{Picture, Play};
use super::game::{self, CliGame};
use super::report::localized;
use super::{Classic, Duel, Problem, playout, print, seating};
use crate::storage::games::{self, Games};
use crate::storage::{TableSetup, Who};
use crate::ui::picture::{Error, Frames, Screen, frames};
use crate::ui::{self, StartScreen};
use bots::Level;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use words::{Value, Words};

/// Opens the window; plays at once if the command line says something about the table.
pub(super) fn play(options: &Play, words: &Words) -> Result<(), Problem> {
    let table = table_of(options, words)?;
    let otherwise = match options.goes_on {
        true => StartScreen::Continue,
        false => StartScreen::Title,
    };
    open(options, table.map_or(otherwise, StartScreen::Table))
}

/// Opens the window where a duel is set up; plays at once if more is said about it.
pub(super) fn duel(options: &Play, words: &Words) -> Result<(), Problem> {
    let duel = seating::duel(options, words)?;
    let at = if options.goes_on {
        StartScreen::Continue
    } else if seating::is_silent(options) {
        StartScreen::DuelSetup
    } else {
        StartScreen::Duel(Box::new(duel))
    };
    open(options, at)
}

/// Opens the window with the game of a file, once that is known to be one.
pub(super) fn file<K: CliGame>((options, path): &(&Play, &Path), words: &Words) -> Result<(), Problem> {
    Games::check::<K>(path).map_err(|trouble| no_game(&trouble, words))?;
    open(options, StartScreen::File(path.to_path_buf()))
}

/// The game of a file, as it is typed.
pub(super) fn game_of(path: &Path, words: &Words) -> Result<String, Problem> {
    let game = Games::game_at(path).map_err(|trouble| no_game(&trouble, words))?;
    game::known(game, words)
}

fn no_game(trouble: &games::Error, words: &Words) -> Problem {
    Problem(on_one_line(&ui::trouble_of_games(words, trouble)))
}

fn open(options: &Play, at: StartScreen) -> Result<(), Problem> {
    let start = ui::Start {
        at,
        speed: options.speed,
        exit_when_over: options.exit_when_over,
        language: options.lang,
    };
    // The window knows the settings, and with them the language in which it says why it cannot be opened.
    ui::run(start).map_err(|error| {
        if matches!(error, ui::NoWindow::Lost(_)) {
            LOST.store(true, Ordering::Relaxed);
        }
        Problem(on_one_line(&error.to_string()))
    })
}

/// The display has gone while one played.
static LOST: AtomicBool = AtomicBool::new(false);

/// Has the display gone while one played? Nobody has asked for anything wrong then.
pub(super) fn has_lost_its_display() -> bool {
    LOST.load(Ordering::Relaxed)
}

/// Draws a screen to a file.
pub(super) fn picture(options: &Picture, words: &Words) -> Result<(), Problem> {
    let who = seated::<Classic>(options, words)?;
    let agreed = options.boxes.options(words)?;
    let levels = vec![Level::Normal; who.len()];
    let mut table = TableSetup::with_options(&levels, Some(options.seed), agreed);
    for (seat, who) in table.seats.iter_mut().zip(who) {
        seat.who = who;
    }
    let wanted = ui::Picture {
        table,
        ..ui::Picture::default()
    };
    draw(options, wanted, words)
}

/// Draws a screen of Duel to a file.
pub(super) fn duel_picture(options: &Picture, words: &Words) -> Result<(), Problem> {
    let agreed = Duel::agreed(&options.boxes, words)?;
    let who = seated::<Duel>(options, words)?;
    let who = [0, 1].map(|seat| who.get(seat).copied().unwrap_or(Who::Bot(Level::Normal)));
    let wanted = ui::Picture {
        duel: Some(seating::duellists(who, agreed, Some(options.seed))),
        ..ui::Picture::default()
    };
    draw(options, wanted, words)
}

/// Who sits where in a picture. Unless only bots are wished for, it is as somebody sees it who sits down alone against
/// bots.
fn seated<K: CliGame>(options: &Picture, words: &Words) -> Result<Vec<Who>, Problem> {
    let alone = options.bots.is_empty();
    let normal = [Who::Bot(Level::Normal)];
    let bots = if alone { &normal } else { options.bots.as_slice() };
    let mut who = playout::spread::<K, _>(bots, options.players, words)?;
    if let Some(first) = who.first_mut().filter(|_| alone) {
        *first = Who::Human;
    }
    Ok(who)
}

fn draw(options: &Picture, wanted: ui::Picture, words: &Words) -> Result<(), Problem> {
    let failed = |reason: String| {
        let values = [
            ("file", options.out.display().to_string().into()),
            ("reason", on_one_line(&reason).into()),
        ];
        Problem::new(words, "cli-unwritable", &values)
    };
    // A screen that does not show what was asked for would be taken for it.
    let with_chapters = match options.screen {
        Screen::Gallery => Screen::Gallery,
        _ => Screen::Help,
    };
    for (option, given, screen) in [
        ("--chapter", options.chapter.is_some(), with_chapters),
        ("--asked", options.asked.is_some(), Screen::Play),
        ("--event", options.event.is_some(), Screen::Play),
        ("--frames", options.frames.is_some(), Screen::Play),
    ] {
        if given && options.screen != screen {
            let values = [("option", option.into()), ("screen", screen.slug().into())];
            return Err(Problem::new(words, "cli-other-screen", &values));
        }
    }
    let wanted = ui::Picture {
        screen: options.screen,
        turns: options.turns,
        size: options.size,
        scale: options.scale,
        text_size: options.text_size,
        language: words.language(),
        appearance: options.theme,
        contrast: options.contrast,
        sight: options.sight,
        chapter: options.chapter.clone(),
        asked: options.asked.clone(),
        event: options
            .event
            .clone()
            .map(|event| (event, Duration::from_millis(options.after.into()))),
        ..wanted
    };
    let drawn = match options.frames {
        None => ui::picture(&wanted).map(|drawn| (drawn, None)),
        Some(count) => frames(&wanted, count.get()).map(|mut frames| {
            let last = std::mem::take(&mut frames.last);
            (last, Some(frames))
        }),
    };
    let (drawn, frames) = drawn.map_err(|error| match error {
        Error::NoChapter(chapters) => {
            let chapter = options.chapter.clone().unwrap_or_default();
            let values = [
                ("chapter", chapter.into()),
                ("chapters", chapters.join(", ").into()),
            ];
            Problem::new(words, "cli-no-chapter", &values)
        }
        Error::NotThere(name) => Problem::new(words, "cli-not-there", &[("name", name.into())]),
        Error::Unfinished => failed(words.text("cli-picture-unfinished")),
        Error::NoRenderer => failed(words.text("cli-picture-no-renderer")),
        Error::Encoding(error) => failed(error.to_string()),
        Error::Unwritable(error) => failed(error.to_string()),
    })?;
    std::fs::write(&options.out, drawn).map_err(|error| failed(error.to_string()))?;
    frames.map_or(Ok(()), |frames| print(words, &told(&frames, words)))
}

/// How long the pictures of a game in motion took, in a line.
fn told(frames: &Frames, words: &Words) -> String {
    let within = |share| {
        let millis = 1000.0 * frames.within(share).as_secs_f64();
        Value::from(localized(millis, 1, words.language()))
    };
    let values = [
        ("count", Value::from(frames.count())),
        ("half", within(0.5)),
        ("most", within(0.99)),
        ("slowest", within(1.0)),
    ];
    let mut line = words.text_with("cli-picture-frames", &values);
    line.push('\n');
    line
}

/// The table that the command line describes: one person against bots, or bots alone. `None` if it says
/// nothing.
fn table_of(options: &Play, words: &Words) -> Result<Option<TableSetup>, Problem> {
    let table = seating::classic(options, words)?;
    Ok((!seating::is_silent(options)).then_some(table))
}

fn on_one_line(text: &str) -> String {
    text.lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}
