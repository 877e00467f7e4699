//! The window. Start at [`run`], then [`App`]: one program, one `match` per screen.
//!
//! [`theme`] holds every colour and style, [`font`] and [`art`] what is drawn with, [`widget`] the small
//! pieces, [`screen`] the screens, [`frame`] and [`show`] what those of games stand on,
//! [`picture`](mod@picture) the same screens drawn into a file; [`renderer`] decides whether the graphics card
//! or the processor draws. The rules, the bots and the words live elsewhere: this module shows what they say
//! and passes on what is pressed.

mod app;
pub mod art;
pub mod classic_motion;
pub mod context;
pub mod duel_motion;
pub mod fates;
pub mod finish;
pub mod font;
pub mod frame;
pub mod game_screen;
#[cfg(test)]
mod harness;
mod launch;
pub mod odds;
pub mod picture;
mod raster;
pub mod rehearse;
pub mod renderer;
pub mod replay;
pub mod review;
pub mod screen;
pub mod setup;
pub mod show;
pub mod standing;
#[cfg(test)]
mod tests;
pub mod theme;
pub mod widget;
pub mod work;

#[cfg(test)]
use app::standings as app_standings;
pub use app::{App, Message, noted_of_games, trouble_of_games};
pub use context::Context;
pub use launch::{NoWindow, run};
pub use picture::{Picture, picture};

use crate::storage::{DuelSetup, Settings, Speed, TableSetup};
use iced::Size;
use std::path::PathBuf;
use words::Language;

/// How the program begins, as told on the command line.
#[derive(Debug, Clone, Default)]
pub struct Start {
    /// What is shown first.
    pub at: StartScreen,
    /// Show events at this speed, whatever the settings say.
    pub speed: Option<Speed>,
    /// End the program when the first game is over.
    pub exit_when_over: bool,
    /// Speak this language, whatever the settings say.
    pub language: Option<Language>,
}

/// What the program shows first.
#[derive(Debug, Clone, Default)]
pub enum StartScreen {
    /// The title.
    #[default]
    Title,
    /// The game that was played last and is not over.
    Continue,
    /// The game of this file.
    File(PathBuf),
    /// A game at this table.
    Table(TableSetup),
    /// The setup of a duel.
    DuelSetup,
    /// This duel.
    Duel(Box<DuelSetup>),
}

/// The smallest window that may be wished for, and the least room that a screen is ever given.
pub const SMALLEST: Size = Size::new(960.0, 600.0);
/// The window that everything is drawn for; larger windows show the same, larger.
pub const USUAL: Size = Size::new(1280.0, 800.0);

/// The size of the window when it opens, in the system's units: as it was closed, or the usual one.
fn first_size(settings: &Settings) -> Size {
    let least = (SMALLEST.width as u32, SMALLEST.height as u32);
    settings.window.map_or(USUAL, |place| {
        let (width, height) = place.mended(least).size;
        Size::new(width as f32, height as f32)
    })
}

/// How much larger than drawn everything is shown in a window of this size: as the player likes it, larger in
/// large windows, and never so large that a screen has less room than [`SMALLEST`]: where a window is smaller
/// than that, everything is drawn smaller.
#[must_use]
pub fn scale(window: Size, text_percent: u16) -> f32 {
    let fits = |room: Size| (window.width / room.width).min(window.height / room.height);
    let wish = f32::from(text_percent) / 100.0 * fits(USUAL).clamp(1.0, 2.5);
    // Whole hundredths, so that a window being dragged does not rescale its text at every pixel.
    (wish.min(fits(SMALLEST)) * 100.0).floor().max(1.0) / 100.0
}
