//! Games that are saved: gone on with from the title, and what there is to tell about them.

use super::games::standings;
use super::sitting::Sitting;
use super::toast::Tone;
use super::{App, Message, OneGame, Screen, place};
use crate::storage::games::{Error, Name, News, Note, Refusal};
use crate::ui::screen::title;
use iced::Task;
use std::time::SystemTime;
use words::{Words, fl};

impl App {
    /// Shows the title, with the game that can be gone on with.
    pub(super) fn show_title(&mut self) {
        self.paused = None;
        // First without: the game that was open lets go of its file.
        self.screen = Screen::Title(title::Title::default());
        let saved = self.games.last_running();
        let standing = saved.as_ref().map(|saved| standings(&self.games, saved));
        let title = title::Title::new(saved, SystemTime::now());
        self.screen = Screen::Title(title.picturing(standing.unwrap_or_default()));
    }

    /// Goes on with the game that was played last; without one, or where that is open elsewhere, the title says
    /// so.
    pub(super) fn continue_last(&mut self) -> Task<Message> {
        self.show_title();
        match self.games.played_last_of_all() {
            Some((saved, false)) => self.resume(&saved),
            Some((_, true)) => self.toast(fl!(self.words, "saves-last-elsewhere"), Tone::Trouble),
            None => self.toast(fl!(self.words, "saves-none"), Tone::Trouble),
        }
    }

    /// Goes on with a game that was saved; where that cannot be, a toast says why.
    pub(super) fn resume_one<G: OneGame>(&mut self, name: &Name) -> Task<Message> {
        let opened = match self.games.open::<G>(name) {
            Ok(opened) => opened,
            Err(trouble) => {
                log::warn!("{trouble}");
                return self.toast(trouble_in_words(&self.words, &trouble), Tone::Trouble);
            }
        };
        let notes = opened.note().map(|note| noted(&self.words, note));
        self.paused = None;
        self.print_for::<G>(&opened.setup());
        let begun = Sitting::resume(opened, self.context());
        let task = self.sit_down::<G>(begun);
        let notes = notes.into_iter().flatten();
        let told = notes.map(|note| self.toast(note, Tone::Trouble));
        Task::batch(told.chain([task]).collect::<Vec<_>>())
    }

    /// Tells what has become of saving.
    pub(super) fn tell(&mut self, news: News) -> Task<Message> {
        match news {
            News::Trouble(trouble) => {
                let why = trouble_in_words(&self.words, &trouble);
                self.toast(fl!(self.words, "saves-stopped", why = why), Tone::Trouble)
            }
            News::Mended => self.toast(fl!(self.words, "saves-mended"), Tone::Good),
            News::Moved(path) => {
                let path = path.display().to_string();
                self.toast(fl!(self.words, "saves-moved", path = path), Tone::Trouble)
            }
        }
    }

    /// Is there a game that is not saved although it should be, running or over?
    pub(super) fn has_unsaved(&self) -> bool {
        !self.unsaved.is_empty() || matches!(self.open(), Screen::Game(game) if game.is_unsaved())
    }

    /// Tries again to save what is not saved, and tells what has become of that.
    pub(super) fn save_again(&mut self, for_good: bool) -> Task<Message> {
        let mut told = Vec::new();
        let open = self.paused.as_deref_mut().unwrap_or(&mut self.screen);
        if let Screen::Game(game) = open
            && (for_good || game.is_unsaved())
        {
            game.save_again(for_good);
            told.extend(std::iter::from_fn(|| game.take_news()));
        }
        for game in &mut self.unsaved {
            game.save_again(for_good);
            told.extend(std::iter::from_fn(|| game.take_news()));
        }
        let saved: Vec<String> = self
            .unsaved
            .extract_if(.., |game| game.is_saved())
            .filter_map(|game| game.name())
            .collect();
        let mut tasks: Vec<_> = told.into_iter().map(|news| self.tell(news)).collect();
        tasks.extend(saved.into_iter().map(|game| self.celebrate(Some(game))));
        if self.unsaved.is_empty() {
            let mark = fl!(self.words, "saves-over-unsaved");
            self.toasts.retain(|toast| toast.words != mark);
        }
        Task::batch(tasks)
    }

    /// Marks that a game is over and not saved, until it is saved or somebody closes the mark.
    pub(super) fn mark_unsaved(&mut self) {
        if !self.unsaved.is_empty() {
            // Nothing lets it expire.
            drop(self.toast(fl!(self.words, "saves-over-unsaved"), Tone::Trouble));
        }
    }

    /// Ends the program; the game that is open is put on the disk first.
    pub(super) fn quit(&mut self) -> Task<Message> {
        let _ = self.save_again(true);
        self.paused = None;
        self.screen = Screen::Title(title::Title::default());
        place::ask()
    }
}

/// What is to be told to whoever goes on with a game, a sentence or two.
#[must_use]
pub fn noted(words: &Words, note: &Note) -> Vec<String> {
    match note {
        Note::Damaged { line, kept } => {
            let path = kept.display().to_string();
            vec![fl!(
                words,
                "saves-was-damaged",
                line = line.to_string(),
                path = path
            )]
        }
        Note::OtherRules { damaged } => {
            let damaged = damaged.map(|line| fl!(words, "saves-damaged-too", line = line.to_string()));
            std::iter::once(fl!(words, "saves-other-rules"))
                .chain(damaged)
                .collect()
        }
    }
}

/// Trouble with a game that is kept, as a person can act on it.
#[must_use]
pub fn trouble_in_words(words: &Words, trouble: &Error) -> String {
    let (id, path) = match trouble {
        Error::NoFolder => return fl!(words, "saves-no-folder"),
        Error::UnknownGame { .. } => return fl!(words, "saves-unknown-game"),
        Error::Elsewhere { .. } => return fl!(words, "saves-elsewhere"),
        Error::Damaged { path, damage } => {
            let (line, path) = (damage.line.to_string(), path.display().to_string());
            return fl!(words, "saves-damaged-before-end", line = line, path = path);
        }
        Error::Unreadable { path, .. } => ("saves-unreadable", path),
        Error::Unwritable { path, .. } => ("saves-unwritable", path),
        Error::Full { path } => ("saves-full", path),
        Error::Gone { path } => ("saves-gone", path),
        Error::NotAFile { path } => ("saves-not-a-file", path),
        Error::Taken { path } => ("saves-taken", path),
        Error::NoEnd { path } => ("saves-no-end", path),
        Error::NoDealer { path } => ("saves-no-dealer", path),
        Error::Refused { path, source } => (refused(source), path),
    };
    words.text_with(id, &[("path", path.display().to_string().into())])
}

/// What says why this is no record that can be read.
fn refused(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Empty => "saves-empty",
        Refusal::TooLong(_) => "saves-too-long",
        Refusal::NotARecord => "saves-no-record",
        Refusal::Damaged(_) => "saves-damaged",
        Refusal::TooNew { .. } => "saves-too-new",
        Refusal::OtherGame { .. } => "saves-other-game",
        Refusal::NoSuchTable(_) => "saves-no-table",
        Refusal::SeatsView(_) => "saves-seen-by",
    }
}
