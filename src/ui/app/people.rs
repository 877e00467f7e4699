//! Who plays here, and what they have come to: profiles, the statistics, and the table that is exported.

use super::toast::{Offer, Tone};
use super::{App, Message, Screen};
use crate::statistics::{gather, judge_in_passing, milestones};
use crate::storage::games::{Games, now};
use crate::storage::{self, DeletedProfile, GameSetup, Moment, Profile, ProfileStore, documents, write_free};
use crate::ui::screen::statistics::{Action, Statistics};
use crate::ui::work::Work;
use bots::Stop;
use iced::Task;
use std::path::PathBuf;
use words::{Words, fl};

impl App {
    /// Learns who plays here.
    pub fn knowing(&mut self, mut people: ProfileStore) -> Task<Message> {
        let (profiles, trouble) = people.load();
        (self.profiles, self.people) = (profiles, people);
        trouble.map_or_else(Task::none, |trouble| self.tell_of_profiles(&trouble))
    }

    fn tell_of_profiles(&mut self, trouble: &storage::Error) -> Task<Message> {
        log::warn!("{trouble}");
        self.toast(trouble_in_words(&self.words, trouble), Tone::Trouble)
    }

    fn save_profiles(&mut self) -> Task<Message> {
        match self.people.save(&self.profiles) {
            Ok(()) => Task::none(),
            Err(trouble) => self.tell_of_profiles(&trouble),
        }
    }

    /// Seats the people of a table that is about to be played; a first name becomes a profile.
    pub(super) fn seat_people(&mut self, setup: &mut impl GameSetup) -> Task<Message> {
        let before = self.profiles.clone();
        self.profiles.seat(setup);
        if self.profiles == before {
            return Task::none();
        }
        self.save_profiles()
    }

    /// Keeps somebody who is new, or has changed.
    pub(super) fn keep_profile(&mut self, profile: Profile) -> Task<Message> {
        match self.profiles.get(&profile.id) {
            Some(_) => {
                let Profile {
                    id,
                    name,
                    colour,
                    monster,
                } = profile;
                self.profiles.change(&id, &name, colour, monster);
            }
            None => self.profiles.people.push(profile),
        }
        self.save_profiles()
    }

    /// Shows the statistics.
    pub(super) fn show_statistics(&mut self) -> Task<Message> {
        let (screen, task) = Statistics::new(self.games.clone(), self.profiles.clone(), now());
        self.screen = Screen::Statistics(Box::new(screen));
        task.map(Message::Statistics)
    }

    pub(super) fn update_statistics(
        &mut self,
        message: crate::ui::screen::statistics::Message,
    ) -> Task<Message> {
        let Screen::Statistics(screen) = &mut self.screen else {
            return Task::none();
        };
        match screen.update(message) {
            Action::None => Task::none(),
            Action::Run(task) => task.map(Message::Statistics),
            Action::Keep(profile) => self.keep_profile(profile),
            Action::Delete(deleted) => self.delete_profile(deleted),
            Action::Restore(deleted) => self.restore_profile(deleted),
            Action::Export(table) => self.export(&table),
            Action::Back => {
                self.show_title();
                Task::none()
            }
        }
    }

    /// Deletes somebody; a toast has them back.
    fn delete_profile(&mut self, deleted: DeletedProfile) -> Task<Message> {
        let name = deleted.profile().name.clone();
        self.profiles.delete(&deleted.profile().id);
        let saved = self.save_profiles();
        let offer = Offer {
            label: fl!(self.words, "games-undo"),
            symbol: "undo",
            message: Message::ProfileRestorePressed(deleted),
        };
        let told = fl!(self.words, "profile-deleted", name = name);
        Task::batch([saved, self.toast_with(told, Tone::Good, Some(offer))])
    }

    /// Brings back somebody who was deleted.
    pub(super) fn restore_profile(&mut self, deleted: DeletedProfile) -> Task<Message> {
        let restores =
            |message: &Message| matches!(message, Message::ProfileRestorePressed(other) if *other == deleted);
        self.toasts.retain(|toast| !toast.offers(restores));
        if let Screen::Statistics(screen) = &mut self.screen {
            screen.know_again(&deleted);
        }
        self.profiles.restore(deleted);
        self.save_profiles()
    }

    /// Judges finished games while the title is shown, and only then.
    pub(super) fn judge_in_passing(&mut self) {
        match self.screen {
            Screen::Title(_) if self.judging.is_none() && self.games.folder().is_ok() => {
                let games = self.games.clone();
                self.judging = Some(Work::silent(move |stop| judge_in_passing(&games, stop)));
            }
            Screen::Title(_) => {}
            Screen::Game(_)
            | Screen::Games(_)
            | Screen::Settings(_)
            | Screen::Gallery(_)
            | Screen::About(_)
            | Screen::Learn(_)
            | Screen::Statistics(_) => self.judging = None,
        }
    }

    /// Writes a table to where documents lie, or else to where the games do.
    fn export(&mut self, table: &str) -> Task<Message> {
        let folder = documents().or_else(|| self.games.folder().ok().map(PathBuf::from));
        let Some(folder) = folder else {
            return self.toast(fl!(self.words, "statistics-no-folder"), Tone::Trouble);
        };
        let day = Moment::of(now()).map(|day| day.iso_day());
        let name = format!("king-of-tokyo-{}", day.unwrap_or_default());
        match write_free(&folder, &name, "csv", table.as_bytes()) {
            Ok(path) => {
                let path = path.display().to_string();
                self.toast(fl!(self.words, "statistics-exported", path = path), Tone::Good)
            }
            Err(error) => {
                log::warn!("{}: {error}", folder.display());
                let path = folder.display().to_string();
                self.toast(
                    fl!(self.words, "statistics-not-exported", path = path),
                    Tone::Trouble,
                )
            }
        }
    }

    /// Tells which milestones the game of this name has brought, once that is known.
    pub(super) fn celebrate(&mut self, game: Option<String>) -> Task<Message> {
        let Some(game) = game.filter(|_| !self.profiles.people.is_empty()) else {
            return Task::none();
        };
        let (games, people) = (self.games.clone(), self.profiles.people.clone());
        let words = self.words.clone();
        let work = async move {
            let found = tokio::task::spawn_blocking(move || brought(&games, &people, &game, &words));
            found.await.unwrap_or_default()
        };
        Task::perform(work, Message::Celebrated)
    }
}

/// The milestones that a game has brought, one sentence for all of them.
fn brought(games: &Games, people: &[Profile], game: &str, words: &Words) -> Vec<String> {
    let Ok(gathered) = gather(games, &Stop::default(), &mut |_| {}) else {
        return Vec::new();
    };
    let sentences = people.iter().filter_map(|profile| {
        let reached = milestones(&gathered.games, Some(&profile.id));
        let names = reached.iter().filter(|reached| reached.id == game);
        let names = names.map(|reached| words.text(&format!("milestone-{}", reached.milestone.slug())));
        let names: Vec<_> = names.collect();
        let (name, milestone) = (profile.name.clone(), names.join(", "));
        (!names.is_empty()).then(|| {
            fl!(
                words,
                "statistics-milestone-toast",
                name = name,
                milestone = milestone
            )
        })
    });
    let sentences: Vec<String> = sentences.collect();
    if sentences.is_empty() {
        sentences
    } else {
        vec![sentences.join(" ")]
    }
}

/// Trouble with the profiles as a person can act on it.
fn trouble_in_words(words: &Words, trouble: &storage::Error) -> String {
    use storage::Error;
    let (id, path) = match trouble {
        Error::NoFolder => return fl!(words, "profiles-no-folder"),
        Error::Unreadable { path, .. } => ("profiles-unreadable", path),
        Error::Unwritable { path, .. } => ("profiles-unwritable", path),
        Error::TooNew { kept: Some(kept), .. } => ("profiles-too-new", kept),
        Error::Damaged { kept: Some(kept), .. } => ("profiles-damaged", kept),
        Error::Partly { kept: Some(kept), .. } => ("profiles-partly", kept),
        Error::InTheWay { path } | Error::Partly { path, kept: None, .. } => ("profiles-in-the-way", path),
        Error::TooNew { path, kept: None, .. } | Error::Damaged { path, kept: None, .. } => {
            ("profiles-unreadable", path)
        }
    };
    words.text_with(id, &[("path", path.display().to_string().into())])
}
