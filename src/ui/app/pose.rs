//! The program as it stands in pictures and tests.

use super::ended::{Ended, LookedAt};
use super::{App, Message, OneGame, Screen, Sitting, sitting};
use crate::statistics::Gathered;
use crate::storage::Profile;
use crate::ui::frame;
use crate::ui::game_screen::{GameScreen, variant_name};
use crate::ui::review::Replayable;
use crate::ui::screen::gallery::Gallery;
use crate::ui::screen::games::Dialog;
use crate::ui::screen::statistics::Statistics;
use crate::ui::screen::{about, help, settings};
use crate::ui::setup::SetupScreen;
use engine::Asked;
use std::time::Instant;

/// What a first game says and wants.
#[cfg(test)]
pub(in crate::ui) struct Narrated<G: OneGame> {
    pub said: String,
    pub is_told: bool,
    pub is_last: bool,
    pub facts: Vec<frame::lesson::Fact>,
    pub state: G,
    pub wanted: Option<G::Answer>,
    pub throws: bool,
    pub step: usize,
}

/// For tests.
#[cfg(test)]
impl App {
    pub(in crate::ui) fn settings(&self) -> &crate::storage::Settings {
        &self.settings
    }

    pub(in crate::ui) fn words(&self) -> &words::Words {
        &self.words
    }

    pub(in crate::ui) fn is_playing(&self) -> bool {
        matches!(&self.screen, Screen::Game(game) if game.is_playing())
    }

    /// Is the title shown, and nothing over it?
    pub(in crate::ui) fn is_on_title(&self) -> bool {
        let covered = self.help.is_open() || self.asks_to_quit || self.offers_lesson;
        matches!(self.screen, Screen::Title(_)) && !covered
    }

    /// Games are saved here from now on.
    pub(in crate::ui) fn pose_games(&mut self, games: crate::storage::games::Games) {
        self.games = games;
        self.show_title();
    }

    /// As if it was started to go on with the last game.
    pub(in crate::ui) fn pose_continue(&mut self) {
        let _ = self.continue_last();
    }

    /// Bots play a game to its end, which is kept among the games as any other.
    pub(in crate::ui) fn pose_played<G: OneGame>(&mut self, setup: G::Setup) {
        let (mut sitting, _) = Sitting::<G>::play(setup, &self.games, self.context());
        let Sitting::Play(game, _) = &mut sitting else {
            return;
        };
        game.frame.pose(u16::MAX, |_| true, self.context());
        let wish = game.hold(false, self.context());
        let wish = sitting.follow(wish, self.context());
        self.screen = Screen::Game(G::any(sitting));
        let _ = self.grant::<G>(wish, false);
    }

    /// Are finished games judged now?
    pub(in crate::ui) fn is_judging(&self) -> bool {
        self.judging.is_some()
    }

    /// The program is started with this file.
    pub(in crate::ui) fn pose_file(&mut self, path: &std::path::Path) {
        let _ = self.open_first(path);
    }

    /// What the narrator of a first game says now, and what a person shall do; nothing while something moves.
    pub(in crate::ui) fn narrated<G: OneGame>(&mut self) -> Option<Narrated<G>> {
        let words = self.words.clone();
        let game = self.posed::<G>()?;
        let said = game.frame.said(&words)?;
        let saying = game.frame.saying()?;
        let (is_told, is_last, facts) = (saying.is_told, saying.is_last, saying.facts.to_vec());
        Some(Narrated {
            said,
            is_told,
            is_last,
            facts,
            state: game.frame.state().clone(),
            wanted: game.frame.table().lesson()?.wanted(),
            throws: game.frame.thrower().is_some(),
            step: game.lesson_step()?,
        })
    }

    /// The game that is played on the screen, or waits behind what was opened from it.
    pub(in crate::ui) fn at_table<G: OneGame>(&mut self) -> Option<&mut GameScreen<G>> {
        let open = self.paused.as_deref_mut().unwrap_or(&mut self.screen);
        let Screen::Game(game) = open else {
            return None;
        };
        match G::sitting(game) {
            Some(Sitting::Play(game, _)) => Some(game),
            _ => None,
        }
    }

    /// Settings are kept there.
    pub(in crate::ui) fn pose_store(&mut self, store: crate::storage::Store) {
        self.store = store;
    }

    /// Shows a toast.
    pub(in crate::ui) fn pose_toast(&mut self, trouble: &crate::storage::Error) {
        let words = super::toast::trouble_in_words(&self.words, trouble);
        let _ = self.toast(words, super::toast::Tone::Trouble);
    }

    pub(in crate::ui) fn toasts(&self) -> impl Iterator<Item = &str> {
        self.toasts.iter().map(|toast| toast.words.as_str())
    }
}

impl App {
    /// A display on which a unit of the window has so many pixels.
    pub(in crate::ui) fn pose_display(&mut self, scale: f32) {
        self.display = scale;
    }

    /// Shows the setup of a game, with the choice of a monster open for a seat.
    pub(in crate::ui) fn pose_setup<G: OneGame>(&mut self, setup: G::Setup, picking: Option<usize>) {
        let setup = SetupScreen::new(setup);
        self.pose(Sitting::<G>::Setup(Box::new(match picking {
            Some(seat) => setup.picking(seat),
            None => setup,
        })));
    }

    /// Shows the setup of a game, with the choice among these people open for the first seat.
    pub(in crate::ui) fn pose_profiles<G: OneGame>(&mut self, setup: G::Setup, people: Vec<Profile>) {
        let setup = SetupScreen::new(setup).knowing(people).naming(0);
        self.pose(Sitting::<G>::Setup(Box::new(setup)));
    }

    /// Shows the statistics.
    pub(in crate::ui) fn pose_statistics(&mut self, statistics: Statistics) {
        self.screen = Screen::Statistics(Box::new(statistics));
    }

    /// Shows a game in which `turns` turns have been played, at the first question of this name if one is
    /// named; false where it is never asked.
    pub(in crate::ui) fn pose_play<G: OneGame>(
        &mut self,
        setup: G::Setup,
        turns: u16,
        asked: Option<&str>,
    ) -> bool {
        self.print_for::<G>(&setup);
        let wanted = |state: &G| match asked {
            None => state.asks() != Asked::Nature,
            Some(name) => state.question_name() == name,
        };
        let game = GameScreen::posed(setup, turns, wanted, self.context());
        let found = wanted(game.state());
        self.pose(Sitting::<G>::playing(game));
        found
    }

    /// Shows the ways to learn.
    pub(in crate::ui) fn pose_learn(&mut self) {
        self.show_learn();
    }

    /// Shows a first game at this step.
    pub(in crate::ui) fn pose_lesson<G: OneGame>(&mut self, step: usize) {
        self.settings.learning.stand_at(G::SLUG, step);
        let _ = self.teach::<G>(false);
    }

    /// Opens the hint of the game that is shown, or the reasons of its last bot.
    pub(in crate::ui) fn pose_aside(&mut self, reasons: bool) {
        if let Screen::Game(game) = &mut self.screen {
            game.pose_aside(reasons);
        }
    }

    /// Shows a finished game.
    pub(in crate::ui) fn pose_result<G: OneGame>(&mut self, summary: G::Summary) {
        self.pose(Sitting::<G>::ended(summary, None));
    }

    /// Looks back at a finished game.
    pub(in crate::ui) fn pose_review<G: OneGame>(&mut self, summary: G::Summary, at: LookedAt) {
        self.print_for::<G>(summary.setup());
        let ended = Ended::looked_back(summary, at, self.context());
        self.pose(Sitting::<G>::Ended(Box::new(ended)));
    }

    fn pose<G: OneGame>(&mut self, sitting: Sitting<G>) {
        self.screen = Screen::Game(G::any(sitting));
    }

    /// Lets bots play the game that is shown to its end, and shows it from here on.
    pub(in crate::ui) fn pose_on<G: OneGame>(&mut self) {
        if let Some(game) = self.posed::<G>() {
            game.pose_on();
        }
    }

    /// Lets bots play on, and shows the game from the first event of this name; false where it never comes.
    pub(in crate::ui) fn pose_event<G: OneGame>(&mut self, name: &str) -> bool {
        let wanted = |event: &G::Event| variant_name(event) == name;
        self.posed::<G>().is_some_and(|game| game.pose_event(wanted))
    }

    /// Lets time pass at the game that is shown; false once nothing moves there any more.
    pub(in crate::ui) fn pose_tick<G: OneGame>(&mut self, now: Instant) -> bool {
        let ticked = frame::Message::Ticked(now).into();
        let _ = self.update(Message::Game(G::message(sitting::Message::Play(ticked))));
        self.posed::<G>().is_some_and(|game| game.is_animating())
    }

    /// The screen of a game that is played.
    pub(in crate::ui) fn posed<G: OneGame>(&mut self) -> Option<&mut GameScreen<G>> {
        let Screen::Game(game) = &mut self.screen else {
            return None;
        };
        match G::sitting(game) {
            Some(Sitting::Play(game, _)) => Some(game),
            _ => None,
        }
    }

    /// Opens the rules over the screen, at a chapter if one is named.
    ///
    /// # Errors
    /// When there is no such chapter: those that there are.
    pub(in crate::ui) fn pose_help(&mut self, chapter: Option<&str>) -> Result<(), Vec<&'static str>> {
        if let Some(name) = chapter {
            let chapters = self.help.chapters(self.page(), &self.words);
            let chosen = chapters.iter().copied().find(|chapter| *chapter == name);
            let chosen = chosen.ok_or(chapters)?;
            self.help.update(help::Message::ChapterChosen(chosen));
        }
        if !self.help.is_open() {
            self.help.toggle();
        }
        Ok(())
    }

    /// Shows a list of these games, and over it a dialog.
    pub(in crate::ui) fn pose_shelf(&mut self, games: crate::storage::games::Games, dialog: Option<Dialog>) {
        self.games = games;
        let _ = self.show_games(None);
        if let (Screen::Games(shelf), Some(dialog)) = (&mut self.screen, dialog) {
            shelf.pose(dialog);
        }
    }

    /// Shows the gallery with the games of somebody, and in it what has this id in the words.
    ///
    /// # Errors
    /// When there is no such thing.
    pub(in crate::ui) fn pose_gallery(
        &mut self,
        whose: Option<Profile>,
        games: &Gathered,
        id: Option<&str>,
    ) -> Result<(), ()> {
        if id.is_some_and(|id| !Gallery::knows(id)) {
            return Err(());
        }
        let mut gallery = Gallery::idle(whose, &self.words);
        gallery.count(Some(games));
        if let Some(id) = id {
            gallery.pose(id, self.context());
        }
        self.screen = Screen::Gallery(Box::new(gallery));
        Ok(())
    }

    /// Shows the settings.
    pub(in crate::ui) fn pose_settings(&mut self) {
        self.screen = Screen::Settings(settings::Panel);
    }

    /// Shows the credits.
    pub(in crate::ui) fn pose_about(&mut self) {
        self.screen = Screen::About(about::About);
    }
}
