//! Who plays here, and what they have come to: profiles, the statistics, and the table that is exported.

use super::toast::Tone;
use super::{App, Message, Screen};
use crate::statistics::{gather, milestones};
use crate::storage::games::{Games, day_of, now};
use crate::storage::{self, GameSetup, Profile, ProfileStore, write_whole};
use crate::ui::screen::statistics::{Action, Statistics};
use bots::Stop;
use iced::Task;
use std::io;
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
            Action::Export(table) => self.export(&table),
            Action::Back => {
                self.show_title();
                Task::none()
            }
        }
    }

    /// Writes a table to where documents lie, or else to where the games do.
    fn export(&mut self, table: &str) -> Task<Message> {
        let folder = directories::UserDirs::new()
            .and_then(|folders| folders.document_dir().map(PathBuf::from))
            .filter(|folder| folder.is_absolute() && folder.is_dir())
            .or_else(|| self.games.folder().ok().map(PathBuf::from));
        let Some(folder) = folder else {
            return self.toast(fl!(self.words, "statistics-no-folder"), Tone::Trouble);
        };
        match export(&folder, table, now()) {
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

/// Writes a table into a folder, under a name of the day that is free there.
fn export(folder: &std::path::Path, table: &str, now: u64) -> io::Result<PathBuf> {
    let (year, month, day) = day_of(now);
    let name = |number: u32| match number {
        1 => format!("king-of-tokyo-{year:04}-{month:02}-{day:02}.csv"),
        _ => format!("king-of-tokyo-{year:04}-{month:02}-{day:02}-{number}.csv"),
    };
    let free = (1..1000).map(|number| folder.join(name(number)));
    let mut free = free.filter(|path| path.symlink_metadata().is_err());
    let path = free.next().ok_or(io::ErrorKind::AlreadyExists)?;
    write_whole(&path, table.as_bytes())?;
    Ok(path)
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

#[cfg(test)]
mod tests {
    use super::export;
    use crate::storage::Folder;

    #[test]
    fn a_table_never_takes_the_place_of_another_file() {
        let folder = Folder::new("export");
        let first = export(&folder.0, "one", 0).expect("written");
        let second = export(&folder.0, "two", 0).expect("written");
        assert!(first.ends_with("king-of-tokyo-1970-01-01.csv") && first != second);
        assert_eq!(std::fs::read_to_string(first).expect("a file"), "one");
        assert_eq!(std::fs::read_to_string(second).expect("a file"), "two");
        assert!(export(&folder.0.join("not there"), "three", 0).is_err());
    }
}
