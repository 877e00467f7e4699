//! The program as it stands in pictures and tests.

use super::ended::Ended;
use super::toast::trouble_in_words;
use super::{App, Screen};
use crate::storage::{self, DuelSetup, TableSetup};
use crate::ui::finish::{DuelSummary, Summary};
use crate::ui::screen::{about, classic, classic_setup, duel, duel_setup, settings};

/// Readers for tests.
#[cfg(test)]
impl App {
    pub(in crate::ui) fn settings(&self) -> &storage::Settings {
        &self.settings
    }

    pub(in crate::ui) fn words(&self) -> &words::Words {
        &self.words
    }

    pub(in crate::ui) fn is_playing(&self) -> bool {
        matches!(self.screen, Screen::Play(_) | Screen::Duel(_))
    }

    pub(in crate::ui) fn toasts(&self) -> impl Iterator<Item = &str> {
        self.toasts.iter().map(|toast| toast.words.as_str())
    }
}

impl App {
    /// Shows the table setup, with the choice of a monster open for a seat.
    pub fn pose_setup(&mut self, table: TableSetup, picking: Option<usize>) {
        let setup = classic_setup::Setup::new(table);
        self.screen = Screen::Setup(match picking {
            Some(seat) => setup.picking(seat),
            None => setup,
        });
    }

    /// Shows a game in which `turns` turns have been played.
    pub fn pose_play(&mut self, table: TableSetup, turns: u16) {
        self.words = self.words.printed(&table.options);
        let game = classic::Play::posed(table, turns, self.context());
        self.screen = Screen::Play(Box::new(game));
    }

    /// Opens the hint of the game that is shown, or the reasons of its last bot.
    pub fn pose_aside(&mut self, reasons: bool) {
        match &mut self.screen {
            Screen::Play(play) => play.pose_aside(reasons),
            Screen::Duel(duel) => duel.pose_aside(reasons),
            _ => {}
        }
    }

    /// Shows the setup of a duel, with the choice of a monster open for a seat.
    pub fn pose_duel_setup(&mut self, duel: DuelSetup, picking: Option<usize>) {
        let setup = duel_setup::Setup::new(duel);
        self.screen = Screen::DuelSetup(match picking {
            Some(seat) => setup.picking(seat),
            None => setup,
        });
    }

    /// Shows a duel in which `turns` turns have been played.
    pub fn pose_duel(&mut self, duel: DuelSetup, turns: u16) {
        let game = duel::Duel::posed(duel, turns, self.context());
        self.screen = Screen::Duel(Box::new(game));
    }

    /// Shows a finished duel.
    pub fn pose_duel_result(&mut self, summary: DuelSummary) {
        self.screen = Screen::DuelResult(Box::new(Ended::new(summary)));
    }

    /// Shows the list of keys over the screen.
    pub fn pose_help(&mut self) {
        self.help = true;
    }

    /// Shows a finished game.
    pub fn pose_result(&mut self, summary: Summary) {
        self.screen = Screen::Result(Box::new(Ended::new(summary)));
    }

    /// Looks back at a finished game: at all of it, or at one moment.
    pub fn pose_review(&mut self, summary: Summary, moment: bool) {
        self.words = self.words.printed(&summary.table.options);
        let ended = Ended::looked_back(summary, moment, self.context());
        self.screen = Screen::Result(Box::new(ended));
    }

    /// Looks back at a finished duel: at all of it, or at one moment.
    pub fn pose_duel_review(&mut self, summary: DuelSummary, moment: bool) {
        let ended = Ended::looked_back(summary, moment, self.context());
        self.screen = Screen::DuelResult(Box::new(ended));
    }

    /// Shows the settings.
    pub fn pose_settings(&mut self) {
        self.screen = Screen::Settings(settings::Panel);
    }

    /// Shows the credits.
    pub fn pose_about(&mut self) {
        self.screen = Screen::About(about::About);
    }

    /// Shows a toast.
    pub fn pose_toast(&mut self, trouble: &storage::Error) {
        let words = trouble_in_words(&self.words, trouble);
        let _ = self.toast(words);
    }
}
