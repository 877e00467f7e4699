//! The games that are kept, as the program shows them: the way to their list, and what is done with one of them.

use super::games::{Standings, standings};
use super::saves::trouble_in_words;
use super::sitting::Sitting;
use super::toast::{Offer, Tone};
use super::{App, Message, OneGame, Screen};
use crate::storage::games::{Deleted, Error, Games, Imported, Name, Over};
use crate::storage::home;
use crate::ui::frame::PlayableGame;
use crate::ui::game_screen::ScreenGame;
use crate::ui::renderer;
use crate::ui::screen::games::{Action, Export, Shelf};
use crate::ui::screen::title;
use iced::Task;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use words::fl;

/// How seats stand is read by this.
const READ: Standings = standings;

impl App {
    /// Shows the games that are kept, this one chosen, or the one that was chosen last.
    pub(super) fn show_games(&mut self, chosen: Option<Name>) -> Task<Message> {
        self.paused = None;
        // First without: a game that was open lets go of its file.
        self.screen = Screen::Title(title::Title::default());
        let chosen = chosen.or_else(|| self.on_shelf.clone());
        let mut shelf = Shelf::new(self.games.clone(), READ, SystemTime::now(), self.context());
        let there = chosen.map(|name| shelf.show(&name, self.context()));
        self.screen = Screen::Games(Box::new(shelf));
        there.unwrap_or_else(Task::none).map(Message::Games)
    }

    /// Does what the list of games wishes.
    pub(super) fn follow_shelf(&mut self, action: Action) -> Task<Message> {
        match action {
            Action::None => Task::none(),
            Action::Run(task) => task.map(Message::Games),
            Action::Back => {
                self.show_title();
                Task::none()
            }
            Action::Continue(saved) => {
                self.on_shelf = Some(saved.name.clone());
                self.resume(&saved)
            }
            Action::LookAt(saved) => {
                self.on_shelf = Some(saved.name.clone());
                self.look_at(&saved)
            }
            Action::Revive(saved) => match self.games.revive(&saved.name) {
                Ok(copy) => {
                    self.on_shelf = Some(copy.clone());
                    let mut saved = saved;
                    saved.name = copy;
                    self.resume(&saved)
                }
                Err(trouble) => self.tell_trouble(&trouble),
            },
            Action::Import(path) => self.import(&path),
            Action::Export(export) => self.give_away(&export),
            Action::Deleted(deleted) => {
                let offer = Offer {
                    label: fl!(self.words, "games-undo"),
                    symbol: "undo",
                    message: Message::RestorePressed(deleted),
                };
                self.toast_with(fl!(self.words, "games-deleted"), Tone::Good, Some(offer))
            }
            Action::Restore(deleted) => self.restore(&deleted),
            Action::Folder(folder) => self.show_folder(&folder),
            Action::Trouble(trouble) => self.tell_trouble(&trouble),
            Action::NoPicker => self.toast(fl!(self.words, "games-no-picker"), Tone::Trouble),
        }
    }

    pub(super) fn tell_trouble(&mut self, trouble: &Error) -> Task<Message> {
        log::warn!("{trouble}");
        self.toast(trouble_in_words(&self.words, trouble), Tone::Trouble)
    }

    /// Brings back what was deleted.
    pub(super) fn restore(&mut self, deleted: &Deleted) -> Task<Message> {
        self.toasts
            .retain(|toast| !toast.offers(|message| is_restoring(message, deleted)));
        match self.games.restore(deleted) {
            Ok(name) => {
                let told = self.toast(fl!(self.words, "games-restored"), Tone::Good);
                Task::batch([told, self.choose_on_shelf(&name)])
            }
            Err(trouble) => self.tell_trouble(&trouble),
        }
    }

    /// Chooses a game that has come, if the list is shown.
    fn choose_on_shelf(&mut self, name: &Name) -> Task<Message> {
        let context = self.window_context();
        match &mut self.screen {
            Screen::Games(shelf) => shelf
                .show(name, context(&self.words, &self.settings))
                .map(Message::Games),
            Screen::Title(_)
            | Screen::Game(_)
            | Screen::Settings(_)
            | Screen::Gallery(_)
            | Screen::About(_)
            | Screen::Learn(_)
            | Screen::Statistics(_) => Task::none(),
        }
    }

    /// Brings in the game of a file; whoever is not in the middle of something sees it in the list.
    pub(super) fn import(&mut self, path: &Path) -> Task<Message> {
        match self.import_any(path) {
            Ok(imported) => {
                let told = self.tell_imported(&imported);
                let shown = match &self.screen {
                    Screen::Games(_) => self.choose_on_shelf(&imported.name),
                    Screen::Title(_) => self.show_games(Some(imported.name)),
                    Screen::Game(_)
                    | Screen::Settings(_)
                    | Screen::Gallery(_)
                    | Screen::About(_)
                    | Screen::Learn(_)
                    | Screen::Statistics(_) => Task::none(),
                };
                Task::batch([told, shown])
            }
            Err(trouble) => self.tell_trouble(&trouble),
        }
    }

    fn tell_imported(&mut self, imported: &Imported) -> Task<Message> {
        if let Some(damage) = &imported.damage {
            let line = damage.line.to_string();
            let told = fl!(self.words, "games-imported-damaged", line = line);
            return self.toast(told, Tone::Trouble);
        }
        self.toast(fl!(self.words, "games-imported"), Tone::Good)
    }

    /// Writes a game to a file: all of it, or what a seat has seen.
    fn give_away(&mut self, export: &Export) -> Task<Message> {
        let name = &export.saved.name;
        let written = match export.seen_by {
            None => self.games.export(name, &export.to),
            Some(seat) => self.export_any(&export.saved, seat, &export.to),
        };
        match written {
            Ok(damage) => {
                if let Screen::Games(shelf) = &mut self.screen {
                    shelf.close_dialog();
                }
                let path = export.to.display().to_string();
                match damage {
                    None => self.toast(fl!(self.words, "games-exported", path = path), Tone::Good),
                    Some(damage) => {
                        let line = damage.line.to_string();
                        let told = fl!(self.words, "games-exported-damaged", line = line, path = path);
                        self.toast(told, Tone::Trouble)
                    }
                }
            }
            Err(trouble) => self.tell_trouble(&trouble),
        }
    }

    /// Shows a game that is over; where that cannot be, a toast says why.
    pub(super) fn look_at_one<G: OneGame>(&mut self, over: Result<Over<G>, Error>) -> Task<Message> {
        let over = match over {
            Ok(over) => over,
            Err(trouble) => return self.tell_trouble(&trouble),
        };
        let setup: G::Setup = over.setup();
        let mut fates = G::Fates::default();
        let _ = over.game().at(usize::MAX, &mut |event, _| {
            <G as PlayableGame>::hear(&mut fates, &event);
        });
        let summary = <G as ScreenGame>::summary(&setup, over.game().clone(), &fates);
        let Some(summary) = summary else {
            return self.toast(fl!(self.words, "saves-unknown-game"), Tone::Trouble);
        };
        self.paused = None;
        self.print_for::<G>(&setup);
        self.screen = Screen::Game(G::any(Sitting::<G>::ended(summary, over.name())));
        match over.damage() {
            None => Task::none(),
            Some(damage) => {
                let told = fl!(self.words, "saves-damaged-behind", line = damage.line.to_string());
                self.toast(told, Tone::Trouble)
            }
        }
    }

    /// Opens the game of a file: one that is over is looked at where it lies, any other is brought in and gone
    /// on with. What is good of a damaged one is brought in, and waits: it may have been over.
    pub(super) fn open_file_of<G: OneGame>(&mut self, path: &Path) -> Task<Message> {
        match Games::over_at::<G>(path) {
            Err(Error::NoEnd { .. } | Error::Damaged { .. }) => {}
            over => return self.look_at_one::<G>(over),
        }
        let name = match self.games.name_of(path) {
            Some(name) => name,
            None => match self.games.import::<G>(path) {
                Ok(imported) if imported.damage.is_some() => {
                    let told = self.tell_imported(&imported);
                    return Task::batch([told, self.show_games(Some(imported.name))]);
                }
                Ok(imported) => imported.name,
                Err(trouble) => return self.tell_trouble(&trouble),
            },
        };
        let listed = self.show_games(Some(name.clone()));
        if let Ok(Some(damage)) = self.games.summary(&name).map(|saved| saved.damage) {
            let line = damage.line.to_string();
            let told = fl!(self.words, "games-damaged-here", line = line);
            return Task::batch([self.toast(told, Tone::Trouble), listed]);
        }
        match self.games.summary(&name) {
            Ok(saved) if saved.is_running() => Task::batch([listed, self.resume_one::<G>(&name)]),
            _ => listed,
        }
    }

    /// Shows a folder in the program that the system has for that.
    pub(super) fn show_folder(&mut self, folder: &Path) -> Task<Message> {
        let program = match std::env::consts::OS {
            "windows" => "explorer",
            "macos" => "open",
            _ => "xdg-open",
        };
        let mut shows = std::process::Command::new(program);
        match renderer::forget_own_variables(&mut shows).arg(folder).spawn() {
            Ok(mut child) => {
                // Somebody has to hear how it ended.
                std::thread::spawn(move || child.wait());
                Task::none()
            }
            Err(trouble) => {
                log::warn!("{program}: {trouble}");
                let path = folder.display().to_string();
                self.toast(fl!(self.words, "games-folder-is", path = path), Tone::Trouble)
            }
        }
    }

    /// Says that the program has failed, and where it says how; it stays until it is closed.
    pub(super) fn tell_report(&mut self, report: PathBuf) {
        // The home folder goes without saying: the line stays short.
        let inside = home().and_then(|home| Some(Path::new("~").join(report.strip_prefix(home).ok()?)));
        let path = inside.as_ref().unwrap_or(&report).display().to_string();
        let offer = Offer {
            label: fl!(self.words, "games-folder"),
            symbol: "log",
            message: Message::FolderPressed(report),
        };
        let words = fl!(self.words, "report-untold", path = path);
        let _ = self.toast_with(words, Tone::Trouble, Some(offer));
    }

    /// Opens the game of a file that was named when the program was started.
    pub(super) fn open_first(&mut self, path: &Path) -> Task<Message> {
        self.show_title();
        self.open_file(path)
    }
}

fn is_restoring(message: &Message, deleted: &Deleted) -> bool {
    matches!(message, Message::RestorePressed(other) if other == deleted)
}
