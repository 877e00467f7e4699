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

    /// Goes on with the game that was played last; without one, the title says so.
    pub(super) fn continue_last(&mut self) -> Task<Message> {
        self.show_title();
        match self.games.last_running() {
            Some(saved) => self.resume(&saved),
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
        let note = match opened.note() {
            None => None,
            Some(Note::Damaged { kept }) => {
                let path = kept.display().to_string();
                Some(fl!(self.words, "saves-was-damaged", path = path))
            }
            Some(Note::OtherRules) => Some(fl!(self.words, "saves-other-rules")),
        };
        self.paused = None;
        self.print_for::<G>(&opened.setup());
        let begun = Sitting::resume(opened, self.context());
        let task = self.sit_down::<G>(begun);
        match note {
            Some(note) => Task::batch([self.toast(note, Tone::Trouble), task]),
            None => task,
        }
    }

    /// Tells what has become of saving.
    pub(super) fn tell(&mut self, news: News) -> Task<Message> {
        match news {
            News::Trouble(trouble) => {
                let why = trouble_in_words(&self.words, &trouble);
                self.toast(fl!(self.words, "saves-stopped", why = why), Tone::Trouble)
            }
            News::Mended => self.toast(fl!(self.words, "saves-mended"), Tone::Good),
        }
    }

    /// Ends the program; the game that is open is put on the disk first.
    pub(super) fn quit(&mut self) -> Task<Message> {
        self.paused = None;
        self.screen = Screen::Title(title::Title::default());
        place::ask()
    }
}

/// Trouble with a game that is kept, as a person can act on it.
#[must_use]
pub fn trouble_in_words(words: &Words, trouble: &Error) -> String {
    let (id, path) = match trouble {
        Error::NoFolder => return fl!(words, "saves-no-folder"),
        Error::UnknownGame { .. } => return fl!(words, "saves-unknown-game"),
        Error::Elsewhere { .. } => return fl!(words, "saves-elsewhere"),
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
