//! Any screen drawn into a picture, without a window, by the very code that draws the window: for the README, for looking,
//! for tests.

use super::fates::Fates;
use super::finish::{DuelSummary, Summary};
use super::frame::Seating;
use super::rehearse::{play_out, rehearse};
use super::{App, font};
use crate::storage::{Appearance, DuelSetup, SeatSetup, Settings, TableSetup, TextSize, Who};
use bots::Level;
use engine::classic::SetupError;
use iced::advanced::renderer::Headless;
use iced::{Pixels, Size, mouse, theme::Base as _, window};
use iced_runtime::user_interface::{Cache, UserInterface};
use table::Session;
use words::Language;

/// The screens that can be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The title.
    Title,
    /// The table setup.
    Setup,
    /// The choice of a monster.
    Monsters,
    /// A game.
    Play,
    /// A game with the hint open.
    Hint,
    /// A game in which the last bot's reasons are told.
    Why,
    /// The list of keys, over a game.
    Help,
    /// The result.
    Result,
    /// The look back at a finished game.
    Review,
    /// A moment of it on its table.
    Moment,
    /// The settings.
    Settings,
    /// The credits.
    About,
}

impl Screen {
    /// Every screen.
    pub const ALL: [Self; 12] = [
        Self::Title,
        Self::Setup,
        Self::Monsters,
        Self::Play,
        Self::Hint,
        Self::Why,
        Self::Help,
        Self::Result,
        Self::Review,
        Self::Moment,
        Self::Settings,
        Self::About,
    ];

    /// The name on the command line.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Setup => "setup",
            Self::Monsters => "monsters",
            Self::Play => "play",
            Self::Hint => "hint",
            Self::Why => "why",
            Self::Help => "help",
            Self::Result => "result",
            Self::Review => "review",
            Self::Moment => "moment",
            Self::Settings => "settings",
            Self::About => "about",
        }
    }
}

impl std::fmt::Display for Screen {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(self.slug())
    }
}

impl std::str::FromStr for Screen {
    type Err = ();

    fn from_str(slug: &str) -> Result<Self, ()> {
        Self::ALL
            .into_iter()
            .find(|screen| screen.slug() == slug)
            .ok_or(())
    }
}

/// What shall be drawn.
#[derive(Debug, Clone)]
pub struct Picture {
    /// Which screen.
    pub screen: Screen,
    /// Who sits at the table; its seed decides the game.
    pub table: TableSetup,
    /// Who duels, when it is a screen of Duel and not of the game for many.
    pub duel: Option<DuelSetup>,
    /// How many turns have been played, on screens that show a game.
    pub turns: u16,
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// In which language.
    pub language: Language,
    /// Night or paper.
    pub appearance: Appearance,
    /// How large everything is drawn.
    pub text_size: TextSize,
}

impl Default for Picture {
    fn default() -> Self {
        Self {
            screen: Screen::Title,
            table: TableSetup::of_bots(&[Level::Normal; 4], Some(1)),
            duel: None,
            turns: 12,
            size: (1280, 800),
            language: Language::English,
            appearance: Appearance::Dark,
            text_size: TextSize::Medium,
        }
    }
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The table cannot be played.
    #[error(transparent)]
    Table(#[from] SetupError),
    /// The bots have stopped before the end of the game.
    #[error("the bots have stopped before the end")]
    Unfinished,
    /// Nothing here can draw without a window, or nothing of this size.
    #[error("no renderer without a window")]
    NoRenderer,
    /// The picture cannot be written as PNG.
    #[error(transparent)]
    Encoding(#[from] image::ImageError),
}

/// Draws a screen into a PNG.
///
/// # Errors
/// See [`Error`].
pub fn picture(wanted: &Picture) -> Result<Vec<u8>, Error> {
    let app = posed(wanted)?;
    let (width, height) = wanted.size;
    let pixels = draw(&app, Size::new(width, height)).ok_or(Error::NoRenderer)?;
    let picture = image::RgbaImage::from_raw(width, height, pixels).ok_or(Error::NoRenderer)?;
    let mut file = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut file, image::ImageFormat::Png)?;
    Ok(file.into_inner())
}

/// The program as it stands in the picture.
///
/// # Errors
/// When the table cannot be played to where the picture shows it.
pub fn posed(wanted: &Picture) -> Result<App, Error> {
    let settings = Settings {
        language: Some(wanted.language.code().to_owned()),
        appearance: wanted.appearance,
        text_size: wanted.text_size,
        table: wanted.table.clone(),
        ..Settings::default()
    };
    let size = Size::new(wanted.size.0 as f32, wanted.size.1 as f32);
    let mut app = App::detached(settings, wanted.language, size);
    match &wanted.duel {
        Some(duel) => pose_duel(&mut app, wanted, duel.clone())?,
        None => pose_classic(&mut app, wanted, wanted.table.clone())?,
    }
    Ok(app)
}

fn pose_classic(app: &mut App, wanted: &Picture, table: TableSetup) -> Result<(), Error> {
    match wanted.screen {
        Screen::Title => {}
        Screen::Setup => app.pose_setup(TableSetup { seed: None, ..table }, None),
        Screen::Monsters => app.pose_setup(TableSetup { seed: None, ..table }, Some(0)),
        Screen::Play => app.pose_play(table, wanted.turns),
        Screen::Hint | Screen::Why => {
            app.pose_play(table, wanted.turns);
            app.pose_aside(wanted.screen == Screen::Why);
        }
        Screen::Help => {
            app.pose_play(table, wanted.turns);
            app.pose_help();
        }
        Screen::Result => app.pose_result(finished(table)?),
        Screen::Review => app.pose_review(blundered(table)?, false),
        Screen::Moment => app.pose_review(blundered(table)?, true),
        Screen::Settings => app.pose_settings(),
        Screen::About => app.pose_about(),
    }
    Ok(())
}

fn pose_duel(app: &mut App, wanted: &Picture, duel: DuelSetup) -> Result<(), Error> {
    match wanted.screen {
        Screen::Title => {}
        Screen::Setup => app.pose_duel_setup(DuelSetup { seed: None, ..duel }, None),
        Screen::Monsters => app.pose_duel_setup(DuelSetup { seed: None, ..duel }, Some(0)),
        Screen::Play => app.pose_duel(duel, wanted.turns),
        Screen::Hint | Screen::Why => {
            app.pose_duel(duel, wanted.turns);
            app.pose_aside(wanted.screen == Screen::Why);
        }
        Screen::Help => {
            app.pose_duel(duel, wanted.turns);
            app.pose_help();
        }
        Screen::Result => app.pose_duel_result(finished_duel(duel)?),
        Screen::Review => app.pose_duel_review(blundered_duel(duel)?, false),
        Screen::Moment => app.pose_duel_review(blundered_duel(duel)?, true),
        Screen::Settings => app.pose_settings(),
        Screen::About => app.pose_about(),
    }
    Ok(())
}

/// The pixels of the program's window, row by row.
fn draw(app: &App, size: Size<u32>) -> Option<Vec<u8>> {
    font::load();
    let theme = app.theme();
    let base = theme.base();
    let renderer = <iced::Renderer as Headless>::new(font::TEXT, Pixels(16.0), Some("tiny-skia"));
    let mut renderer = tokio::runtime::Builder::new_current_thread()
        .build()
        .ok()?
        .block_on(renderer)?;
    let mut interface = UserInterface::build(app.view(), app.room(), Cache::default(), &mut renderer);
    let redraw = iced::Event::Window(window::Event::RedrawRequested(iced::time::Instant::now()));
    let mut messages = Vec::new();
    // Twice: what a widget learns from the first frame shows in the second.
    for _ in 0..2 {
        let _ = interface.update(
            std::slice::from_ref(&redraw),
            mouse::Cursor::Unavailable,
            &mut renderer,
            &mut iced::advanced::clipboard::Null,
            &mut messages,
        );
    }
    interface.draw(
        &mut renderer,
        &theme,
        &iced::advanced::renderer::Style {
            text_color: base.text_color,
        },
        mouse::Cursor::Unavailable,
    );
    Some(renderer.screenshot(size, app.scale_factor(), base.background_color))
}

/// A whole game played by bots, to its end.
pub(super) fn finished(table: TableSetup) -> Result<Summary, Error> {
    let mut fates = Fates::default();
    let session = rehearse(&table, u16::MAX, &mut |event, _| fates.hear(&event))?;
    Ok(Summary {
        table,
        outcome: session.state().outcome().ok_or(Error::Unfinished)?,
        game: session,
        falls: fates.falls().to_vec(),
    })
}

/// A whole duel played by bots, to its end.
pub(super) fn finished_duel(setup: DuelSetup) -> Result<DuelSummary, Error> {
    let Seating {
        start, seats, seed, ..
    } = Seating::from(setup.clone());
    let session = Session::new(start, seed.unwrap_or(1));
    let session = play_out(session, &seats, |_| false, &mut |_, _| {});
    Ok(DuelSummary {
        setup,
        outcome: session.state().outcome().ok_or(Error::Unfinished)?,
        game: session,
    })
}

/// The seats of people as if a beginner sat there, so that there is something to find when one looks back.
fn beginners(seats: &mut [SeatSetup]) {
    for seat in seats {
        if seat.who == Who::Human {
            seat.who = Who::Bot(Level::Easy);
        }
    }
}

/// A whole game in which the people's seats made mistakes.
pub(super) fn blundered(table: TableSetup) -> Result<Summary, Error> {
    let mut easy = table.clone();
    beginners(&mut easy.seats);
    finished(easy).map(|summary| Summary { table, ..summary })
}

/// A whole duel in which the people's seats made mistakes.
pub(super) fn blundered_duel(setup: DuelSetup) -> Result<DuelSummary, Error> {
    let mut easy = setup.clone();
    beginners(&mut easy.seats);
    finished_duel(easy).map(|summary| DuelSummary { setup, ..summary })
}
