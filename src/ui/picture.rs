//! Any screen drawn into a picture, without a window, by the very code that draws the window: for the README,
//! for looking, for tests.

mod calibration;
mod evenings;
mod frames;

pub use calibration::{Plot, PlotPoint, calibration};
pub use frames::Frames;

use super::app::{LookedAt, OneGame};
use super::finish::Finished;
use super::frame::Seating;
use super::game_screen::ScreenGame;
use super::rehearse::play_out;
use super::screen::statistics::{Page, Statistics};
use super::{App, font};
use crate::storage::games::{Games, Name};
use crate::storage::{
    Appearance, DuelSetup, GameSetup, Learning, Settings, Sight, TableSetup, TextSize, Who,
};
use bots::Level;
use engine::{classic, duel};
use iced::advanced::renderer::Headless;
use iced::{Element, Pixels, Size, Theme, mouse, theme::Base as _, window};
use iced_runtime::user_interface::{Cache, UserInterface};
use std::path::Path;
use std::time::{Duration, Instant, SystemTime};
use table::notation::Notation;
use table::record::{Head, Keep, Writer};
use table::{Sitter, Table, fresh_seed};
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
    /// The finished game gone through on its table.
    Replay,
    /// The games that are kept.
    Games,
    /// The settings.
    Settings,
    /// The credits.
    About,
    /// The table setup, with the choice of a profile open.
    Profiles,
    /// The statistics.
    Statistics,
    /// Favourite cards and records, in the statistics.
    Cards,
    /// How well somebody decided, in the statistics.
    Accuracy,
    /// What somebody has come to, in the statistics.
    Milestones,
    /// The ways to learn.
    Learn,
    /// A first game, at the step of so many turns.
    Lesson,
    /// The gallery.
    Gallery,
}

impl Screen {
    /// Every screen.
    pub const ALL: [Self; 22] = [
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
        Self::Replay,
        Self::Games,
        Self::Settings,
        Self::About,
        Self::Profiles,
        Self::Statistics,
        Self::Cards,
        Self::Accuracy,
        Self::Milestones,
        Self::Learn,
        Self::Lesson,
        Self::Gallery,
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
            Self::Replay => "replay",
            Self::Games => "games",
            Self::Settings => "settings",
            Self::About => "about",
            Self::Profiles => "profiles",
            Self::Statistics => "statistics",
            Self::Cards => "cards",
            Self::Accuracy => "accuracy",
            Self::Milestones => "milestones",
            Self::Learn => "learn",
            Self::Lesson => "lesson",
            Self::Gallery => "gallery",
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
    /// With high contrast.
    pub contrast: bool,
    /// In colors that these eyes tell apart.
    pub sight: Sight,
    /// How many pixels of the display a unit of the window has.
    pub scale: f32,
    /// How large everything is drawn.
    pub text_size: TextSize,
    /// Which chapter of the rules, or which thing of the gallery by the id of its words; the first one if none is
    /// named.
    pub chapter: Option<String>,
    /// The first question of this name after those turns, on screens that show a running game.
    pub asked: Option<String>,
    /// In motion: so long after the first event of this name has begun.
    pub event: Option<(String, Duration)>,
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
            contrast: false,
            sight: Sight::Usual,
            scale: 1.0,
            text_size: TextSize::Medium,
            chapter: None,
            asked: None,
            event: None,
        }
    }
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The bots have stopped before the end of the game.
    #[error("the bots have stopped before the end")]
    Unfinished,
    /// The rules of what is shown have no such chapter, but these.
    #[error("there is no such chapter, but {}", .0.join(", "))]
    NoChapter(Vec<&'static str>),
    /// In the game that is shown there is no such question after those turns, or no such event.
    #[error("the game has no {0} there")]
    NotThere(String),
    /// Nothing here can draw without a window, or nothing of this size.
    #[error("no renderer without a window")]
    NoRenderer,
    /// The games of the picture cannot be written.
    #[error(transparent)]
    Unwritable(#[from] std::io::Error),
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
    png(draw(&app, Size::new(width, height)), wanted.size)
}

/// Draws so many pictures of a game that bots play on from where the wanted picture shows it, and measures them.
///
/// # Errors
/// See [`Error`].
pub fn frames(wanted: &Picture, count: u32) -> Result<Frames, Error> {
    match &wanted.duel {
        Some(duel) => frames::measured::<duel::State>(wanted, duel.clone(), count),
        None => frames::measured::<classic::State>(wanted, wanted.table.clone(), count),
    }
}

/// Pixels as a PNG.
pub(super) fn png(pixels: Option<Vec<u8>>, (width, height): (u32, u32)) -> Result<Vec<u8>, Error> {
    let pixels = pixels.ok_or(Error::NoRenderer)?;
    let picture = image::RgbaImage::from_raw(width, height, pixels).ok_or(Error::NoRenderer)?;
    let mut file = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut file, image::ImageFormat::Png)?;
    Ok(file.into_inner())
}

/// The program as it stands in the picture.
///
/// # Errors
/// When the bots do not come to where the picture shows the game.
pub fn posed(wanted: &Picture) -> Result<App, Error> {
    let mut app = detached(wanted);
    match &wanted.duel {
        Some(duel) => pose::<duel::State>(&mut app, wanted, duel.clone())?,
        None => pose::<classic::State>(&mut app, wanted, wanted.table.clone())?,
    }
    Ok(app)
}

/// The program with the settings of the picture, on its title.
fn detached(wanted: &Picture) -> App {
    // Words are measured as soon as a screen is laid out.
    font::load();
    let settings = Settings {
        language: Some(wanted.language.code().to_owned()),
        appearance: wanted.appearance,
        contrast: wanted.contrast,
        sight: wanted.sight,
        text_size: wanted.text_size,
        table: wanted.table.clone(),
        // Whoever is painted has seen them.
        learning: Learning {
            no_tips: true,
            ..Learning::default()
        },
        ..Settings::default()
    };
    let size = Size::new(wanted.size.0 as f32, wanted.size.1 as f32) * (1.0 / wanted.scale);
    let mut app = App::detached(settings, wanted.language, size);
    app.pose_display(wanted.scale);
    app
}

fn pose<G: OneGame>(app: &mut App, wanted: &Picture, setup: G::Setup) -> Result<(), Error> {
    match wanted.screen {
        Screen::Title => {}
        Screen::Setup => app.pose_setup::<G>(setup.with_seed(None), None),
        Screen::Monsters => app.pose_setup::<G>(setup.with_seed(None), Some(0)),
        Screen::Play => play::<G>(app, wanted, setup)?,
        Screen::Hint | Screen::Why => {
            play::<G>(app, wanted, setup)?;
            app.pose_aside(wanted.screen == Screen::Why);
        }
        Screen::Help => {
            play::<G>(app, wanted, setup)?;
            app.pose_help(wanted.chapter.as_deref())
                .map_err(Error::NoChapter)?;
        }
        Screen::Result => app.pose_result::<G>(finished::<G>(&setup)?),
        Screen::Review => app.pose_review::<G>(blundered::<G>(&setup)?, LookedAt::List),
        Screen::Moment => app.pose_review::<G>(blundered::<G>(&setup)?, LookedAt::Choice),
        Screen::Replay => app.pose_review::<G>(blundered::<G>(&setup)?, LookedAt::Turn(wanted.turns)),
        Screen::Games => shelf(app, wanted.turns)?,
        Screen::Settings => app.pose_settings(),
        Screen::About => app.pose_about(),
        Screen::Profiles => {
            let people = evenings::somebody().people;
            app.pose_profiles::<G>(setup.with_seed(None), people);
        }
        Screen::Statistics => app.pose_statistics(statistics(&setup, Page::Overview)),
        Screen::Cards => app.pose_statistics(statistics(&setup, Page::Cards)),
        Screen::Accuracy => app.pose_statistics(statistics(&setup, Page::Accuracy)),
        Screen::Milestones => app.pose_statistics(statistics(&setup, Page::Milestones)),
        Screen::Learn => app.pose_learn(),
        Screen::Lesson => app.pose_lesson::<G>(usize::from(wanted.turns)),
        Screen::Gallery => {
            let games = evenings::gathered(setup.seed().unwrap_or(1));
            let somebody = evenings::somebody().people.into_iter().next();
            app.pose_gallery(somebody, &games, wanted.chapter.as_deref())
                .map_err(|()| Error::NotThere(wanted.chapter.clone().unwrap_or_default()))?;
        }
    }
    Ok(())
}

/// A running game at the question that is wanted, or in motion.
fn play<G: OneGame>(app: &mut App, wanted: &Picture, setup: G::Setup) -> Result<(), Error> {
    let asked = wanted.asked.as_deref();
    if !app.pose_play::<G>(setup, wanted.turns, asked) {
        return Err(Error::NotThere(asked.unwrap_or_default().to_owned()));
    }
    let Some((event, after)) = &wanted.event else {
        return Ok(());
    };
    if !app.pose_event::<G>(event) {
        return Err(Error::NotThere(event.clone()));
    }
    let start = Instant::now();
    let steps = after.as_nanos() / frames::STEP.as_nanos();
    for step in 0..=u32::try_from(steps).unwrap_or(u32::MAX) {
        app.pose_tick::<G>(start + frames::STEP * step);
    }
    Ok(())
}

/// A folder with games of both kinds, running and over, and one that cannot be read; it is gone once they are
/// shown.
fn shelf(app: &mut App, turns: u16) -> Result<(), Error> {
    let folder = std::env::temp_dir().join(format!("king-of-tokyo-picture-{}", fresh_seed()));
    let games = Games::at(&folder);
    let filled = fill(&folder, &games, turns);
    app.pose_shelf(games, None);
    // What is left of it is the business of the system.
    let _ = std::fs::remove_dir_all(&folder);
    filled
}

fn fill(folder: &Path, games: &Games, turns: u16) -> Result<(), Error> {
    use Level::{Easy, Hard, Normal};
    let classic = |seed, levels: &[Level], edition, turns| {
        let options = classic::Options::of(edition);
        let mut setup = TableSetup::with_options(levels, Some(seed), options);
        setup.seats[0].who = Who::Human;
        setup.seats[0].name = "Zoé".to_owned();
        record::<classic::State>(&setup, turns)
    };
    let duel = |seed, turns| {
        let setup = DuelSetup::of([Who::Human, Who::Bot(Hard)], Some(seed));
        record::<duel::State>(&setup, turns)
    };
    let (base, dark) = (classic::Edition::Base, classic::Edition::Dark);
    let day = 24 * 3600;
    let all = [
        (4, classic(4, &[Normal; 4], base, turns), ""),
        (40, duel(5, 6), ""),
        (
            3 * 3600,
            classic(9, &[Hard; 6], dark, u16::MAX),
            "Sunday at Zoé’s",
        ),
        (day, classic(2, &[Easy; 3], base, u16::MAX), ""),
        (2 * day, "scribble".to_owned(), ""),
        (3 * day, duel(8, u16::MAX), ""),
        (9 * day, classic(6, &[Normal; 5], dark, 3), ""),
        (30 * day, classic(7, &[Hard; 2], base, u16::MAX), ""),
    ];
    std::fs::create_dir_all(folder)?;
    for (number, (ago, text, title)) in (100..).zip(all) {
        let played = SystemTime::now() - Duration::from_secs(ago);
        let file = format!("{number}.kot");
        let path = folder.join(&file);
        std::fs::write(&path, text)?;
        std::fs::File::options()
            .append(true)
            .open(&path)?
            .set_modified(played)?;
        if let (Some(name), false) = (Name::of_file(&file), title.is_empty()) {
            let _ = games.rename(&name, title);
        }
    }
    Ok(())
}

/// The record of a game that bots have played, so many turns or to its end.
pub(super) fn record<G: ScreenGame + Notation>(setup: &G::Setup, turns: u16) -> String {
    let Seating {
        start, seats, seed, ..
    }: Seating<G> = setup.clone().into();
    let sitters = setup.seats().iter().map(Sitter::from).collect();
    let table = Table::new(start, seed.unwrap_or(1)).seating(sitters);
    let table = play_out(table, &seats, |state| state.turn() > turns, &mut |_, _| {});
    let writer = Writer::begin(Vec::new(), Head::from(&table), &table, Keep::Positions);
    let written = writer.and_then(|mut writer| {
        writer.follow(&table)?;
        Ok(writer.into_inner())
    });
    String::from_utf8(written.unwrap_or_default()).unwrap_or_default()
}

/// The statistics of somebody who has played for a while; the seed decides how.
fn statistics(setup: &impl GameSetup, page: Page) -> Statistics {
    let games = evenings::gathered(setup.seed().unwrap_or(1));
    Statistics::done(games, evenings::somebody(), evenings::NOW).at(page)
}

/// The pixels of the program's window, row by row.
pub(super) fn draw(app: &App, size: Size<u32>) -> Option<Vec<u8>> {
    // Whose eyes it is drawn for is said by the theme.
    let theme = app.theme();
    painted(app.view(), app.room(), &theme, app.density(), size)
}

/// The pixels of what is drawn into a room, so many for each of its units, row by row.
fn painted<M>(
    view: Element<'_, M>,
    room: Size,
    theme: &Theme,
    scale: f32,
    size: Size<u32>,
) -> Option<Vec<u8>> {
    font::load();
    let base = theme.base();
    let renderer = <iced::Renderer as Headless>::new(font::TEXT, Pixels(16.0), Some("tiny-skia"));
    let mut renderer = tokio::runtime::Builder::new_current_thread()
        .build()
        .ok()?
        .block_on(renderer)?;
    let mut interface = UserInterface::build(view, room, Cache::default(), &mut renderer);
    let redraw = iced::Event::Window(window::Event::RedrawRequested(Instant::now()));
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
        theme,
        &iced::advanced::renderer::Style {
            text_color: base.text_color,
        },
        mouse::Cursor::Unavailable,
    );
    // The renderer draws only what lies within the size times the scale: where that is less than the picture, a
    // larger one is drawn and cut.
    let larger = |length: u32| (length as f32 / scale.min(1.0)).ceil() as u32;
    let drawn = Size::new(larger(size.width), larger(size.height));
    let pixels = renderer.screenshot(drawn, scale, base.background_color);
    let rows = pixels.chunks(4 * drawn.width as usize).take(size.height as usize);
    Some(
        rows.flat_map(|row| &row[..4 * size.width as usize])
            .copied()
            .collect(),
    )
}

/// A whole game played by bots, to its end.
pub(super) fn finished<G: ScreenGame>(setup: &G::Setup) -> Result<G::Summary, Error> {
    summary::<G>(setup, setup)
}

/// A whole game in which the people's seats made mistakes, as if beginners sat there: when one looks back,
/// there is something to find.
pub(super) fn blundered<G: ScreenGame>(setup: &G::Setup) -> Result<G::Summary, Error> {
    let mut beginners = setup.clone();
    for seat in beginners.seats_mut() {
        if seat.who == Who::Human {
            seat.who = Who::Bot(Level::Easy);
        }
    }
    summary::<G>(setup, &beginners)
}

/// A game played by `players`, as one of those who were arranged.
fn summary<G: ScreenGame>(setup: &G::Setup, players: &G::Setup) -> Result<G::Summary, Error> {
    let Seating {
        start, seats, seed, ..
    }: Seating<G> = players.clone().into();
    let mut fates = G::Fates::default();
    let session = Table::new(start, seed.unwrap_or(1));
    let session = play_out(session, &seats, |_| false, &mut |event, _| {
        G::hear(&mut fates, &event);
    });
    let played = Finished::of(&session).ok_or(Error::Unfinished)?;
    G::summary(setup, played, &fates).ok_or(Error::Unfinished)
}

#[cfg(test)]
mod tests {
    use super::{App, Error, Picture, Screen, draw, picture};
    use crate::storage::{Settings, TableSetup};
    use bots::Level;
    use iced::Size;
    use std::time::Duration;
    use words::Language;

    /// The eighth game of four, drawn small, at another moment.
    fn eighth(asked: Option<&str>, event: Option<(&str, u64)>) -> Result<Vec<u8>, Error> {
        picture(&Picture {
            screen: Screen::Play,
            table: TableSetup::of_bots(&[Level::Normal; 4], Some(8)),
            turns: 9,
            size: (960, 600),
            asked: asked.map(str::to_owned),
            event: event.map(|(name, after)| (name.to_owned(), Duration::from_millis(after))),
            ..Picture::default()
        })
    }

    #[test]
    fn a_game_is_drawn_at_a_question_or_in_motion() {
        let still = eighth(None, None).expect("it is drawn");
        let asked = eighth(Some("yield"), None).expect("somebody is asked to yield");
        assert_ne!(still, asked);
        let early = eighth(None, Some(("life-lost", 0))).expect("somebody is hurt");
        let late = eighth(None, Some(("life-lost", 300))).expect("somebody is hurt");
        assert_ne!(early, late, "the hit is seen");
        for (asked, event) in [(Some("nonsense"), None), (None, Some(("nonsense", 0)))] {
            assert!(matches!(eighth(asked, event), Err(Error::NotThere(name)) if name == "nonsense"));
        }
    }

    #[test]
    fn a_dense_display_gets_pictures_as_fine_as_itself() {
        let at = |scale: f32| {
            let table = Picture {
                size: ((1280.0 * scale) as u32, (800.0 * scale) as u32),
                scale,
                ..Picture::default()
            };
            picture(&table).expect("it is drawn");
            crate::ui::raster::density()
        };
        assert_eq!([1.0, 1.25, 2.0].map(at), [1.0, 1.25, 2.0]);
    }

    #[test]
    fn a_window_smaller_than_the_smallest_is_drawn_to_its_edges() {
        let size = Size::new(900, 560);
        let window = Size::new(900.0, 560.0);
        let app = App::detached(Settings::default(), Language::English, window);
        assert!(app.scale_factor() < 1.0);
        let pixels = draw(&app, size).expect("it is drawn");
        assert_eq!(pixels.len(), 900 * 560 * 4);
        // The last pixel of every row is as opaque as the first one.
        let opaque = |row: &[u8]| (row[3], row[row.len() - 1]) == (255, 255);
        assert!(pixels.chunks(900 * 4).all(opaque));
    }
}
