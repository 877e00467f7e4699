//! The games that are kept: running ones to go on with, finished ones to look at. They are named, deleted and
//! had back, brought in and given away here.
//!
//! There may be any number of games: only those that can be seen are read, and remembered ([`Rows`]).

mod details;
mod dialog;
mod list;
mod rows;
mod search;
#[cfg(test)]
mod tests;

pub use dialog::Dialog;
pub use rows::{Reader, Row, Shown};
pub use search::Read;

use crate::storage::games::{Deleted, Error, Games, Name, Summary};
use crate::ui::Context;
use crate::ui::{font, theme, widget};
use engine::Seat;
use iced::keyboard::{self, key};
use iced::widget::operation::{self, AbsoluteOffset};
use iced::widget::{column, container, row, space, text, text_input};
use iced::{Center, Element, Fill, Task};
use rows::Rows;
use search::Search;
use std::path::PathBuf;
use std::time::SystemTime;
use words::fl;

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// The list was moved: so far from its top.
    Scrolled(f32),
    /// A game was pressed.
    Pressed(usize),
    /// The choice goes so many games further.
    Moved(isize),
    /// What most people want to do with the chosen game was pressed.
    MainPressed,
    /// The chosen game, which somebody has given up, shall be looked at.
    LookPressed,
    /// Something shall be searched.
    SearchPressed,
    /// This is searched.
    Sought(String),
    /// So much has been read to be searched.
    Read(Read),
    /// All games shall be shown again.
    SearchClosed,
    /// It shall be called something.
    RenamePressed,
    /// It shall be deleted.
    DeletePressed,
    /// The game that was deleted last shall come back.
    UndoPressed,
    /// It shall be given away.
    ExportPressed,
    /// One shall be brought in.
    ImportPressed,
    /// Its folder shall be shown.
    FolderPressed,
    /// A file shall be chosen in the system's own dialog.
    PickPressed,
    /// This file was chosen there.
    Picked(PathBuf),
    /// None was.
    NothingPicked,
    /// The system has shown no dialog.
    NothingToPickFrom,
    /// Something was typed into the dialog.
    Typed(String),
    /// Who may read what is given away was chosen; `None` is anybody.
    ForWhom(Option<u8>),
    /// The dialog was agreed to.
    DialogDone,
    /// The dialog was closed.
    DialogClosed,
    /// Back to the title.
    BackPressed,
}

/// What the parent shall do.
#[derive(Debug)]
pub enum Action {
    /// Nothing.
    None,
    /// Carry this out.
    Run(Task<Message>),
    /// Go back.
    Back,
    /// Go on with this game.
    Continue(Box<Summary>),
    /// Look at this game, which is over.
    LookAt(Box<Summary>),
    /// Go on with a copy of this game, which somebody has given up.
    Revive(Box<Summary>),
    /// Bring in the game of a file.
    Import(PathBuf),
    /// Give a game away.
    Export(Export),
    /// Tell that this was deleted, and how to have it back.
    Deleted(Deleted),
    /// Bring back what was deleted.
    Restore(Deleted),
    /// Show this folder.
    Folder(PathBuf),
    /// Tell what could not be done.
    Trouble(Error),
    /// Tell that a path has to be typed here.
    NoPicker,
}

/// A game that is given away.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Export {
    /// Which.
    pub saved: Box<Summary>,
    /// The seat whose view it is; `None` tells everything.
    pub seen_by: Option<Seat>,
    /// The file.
    pub to: PathBuf,
}

/// The list, and what is done with one of its games.
#[derive(Debug)]
pub struct Shelf {
    games: Games,
    rows: Rows,
    /// Why there is no list.
    trouble: Option<Error>,
    chosen: usize,
    dialog: Option<Dialog>,
    search: Option<Search>,
    deleted: Vec<Deleted>,
    now: SystemTime,
}

/// The list that is scrolled.
const LIST: &str = "games";
/// The field in which something is searched.
const SEARCH: &str = "search";

impl Shelf {
    /// The games that lie there now; `read` says how the seats of one stand.
    #[must_use]
    pub fn new(games: Games, read: Reader, now: SystemTime, context: Context<'_>) -> Self {
        let mut shelf = Self {
            rows: Rows::new(games.clone(), read),
            deleted: games.deleted(),
            games,
            trouble: None,
            chosen: 0,
            dialog: None,
            search: None,
            now,
        };
        shelf.list_again();
        shelf.read(context);
        shelf
    }

    /// Reads the folder anew; the chosen game stays chosen if it is still there.
    fn list_again(&mut self) {
        let chosen = self.rows.name(self.chosen).cloned();
        self.trouble = match self.games.played_last() {
            Ok(names) => {
                self.rows.list(names);
                None
            }
            Err(trouble) => {
                self.rows.list(Vec::new());
                Some(trouble)
            }
        };
        self.narrow();
        let again = chosen.and_then(|name| self.rows.find(&name));
        self.chosen = again
            .unwrap_or(self.chosen)
            .min(self.rows.len().saturating_sub(1));
    }

    /// Shows those games that are searched.
    fn narrow(&mut self) {
        match &self.search {
            Some(search) => self.rows.narrow(|name| search.finds(name)),
            None => self.rows.widen(),
        }
    }

    /// What is searched, or what was read for it, has changed: the chosen game stays chosen if it is still shown.
    fn search_again(&mut self, context: Context<'_>) -> Task<Message> {
        let chosen = self.rows.name(self.chosen).cloned();
        self.narrow();
        let again = chosen.and_then(|name| self.rows.find(&name));
        self.choose(again.unwrap_or(0), context)
    }

    fn seek(&mut self, typed: String, context: Context<'_>) -> Task<Message> {
        let mut reading = Task::none();
        let search = self.search.get_or_insert_with(|| {
            let names = self.rows.all().to_vec();
            let (search, task) = Search::new(self.games.clone(), names, context.words.clone());
            reading = task.map(Message::Read);
            search
        });
        search.seek(typed);
        Task::batch([reading, self.search_again(context)])
    }

    /// Reads the games that can be seen, in a window of this size.
    pub fn read(&mut self, context: Context<'_>) {
        self.rows.read(list::visible(context), self.chosen);
    }

    /// A game has come: it is chosen.
    pub fn show(&mut self, name: &Name, context: Context<'_>) -> Task<Message> {
        self.deleted = self.games.deleted();
        // Whatever is searched: what has come is seen.
        self.search.take_if(|search| !search.finds(name));
        self.list_again();
        self.dialog = None;
        let at = self.rows.find(name).unwrap_or(self.chosen);
        self.choose(at, context)
    }

    fn choose(&mut self, at: usize, context: Context<'_>) -> Task<Message> {
        self.chosen = at.min(self.rows.len().saturating_sub(1));
        let before = self.rows.offset();
        self.rows.reveal(self.chosen, list::visible(context));
        self.read(context);
        if self.rows.offset() == before {
            return Task::none();
        }
        let y = self.rows.offset();
        operation::scroll_to(LIST, AbsoluteOffset { x: 0.0, y })
    }

    /// The chosen game, if it can be read.
    fn shown(&self) -> Option<&Shown> {
        match self.rows.row(self.chosen)? {
            Row::Game(shown) => Some(shown),
            Row::Bad(_) => None,
        }
    }

    fn open(&mut self, dialog: Dialog) -> Action {
        self.dialog = Some(dialog);
        let there = operation::focus(dialog::FIELD);
        Action::Run(there.chain(operation::move_cursor_to_end(dialog::FIELD)))
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, context: Context<'_>) -> Action {
        match message {
            Message::Scrolled(offset) => {
                self.rows.scroll(offset);
                self.read(context);
                Action::None
            }
            Message::Pressed(at) if at == self.chosen => Action::None,
            Message::Pressed(at) => Action::Run(self.choose(at, context)),
            Message::Moved(by) => Action::Run(self.choose(self.chosen.saturating_add_signed(by), context)),
            Message::MainPressed => self.main(),
            Message::LookPressed => match self.shown() {
                Some(shown) if shown.use_of() == rows::Use::Revive => {
                    Action::LookAt(Box::new(shown.summary.clone()))
                }
                _ => Action::None,
            },
            Message::SearchPressed => {
                let there = operation::focus(SEARCH);
                Action::Run(there.chain(operation::select_all(SEARCH)))
            }
            Message::Sought(typed) => Action::Run(self.seek(typed, context)),
            Message::Read(read) => match &mut self.search {
                Some(search) => {
                    search.take_in(read);
                    Action::Run(self.search_again(context))
                }
                None => Action::None,
            },
            Message::SearchClosed => {
                self.search = None;
                Action::Run(self.search_again(context))
            }
            Message::PickPressed => {
                let picked = self.dialog.as_ref().and_then(|dialog| dialog.pick(context));
                picked.map_or(Action::None, Action::Run)
            }
            Message::Picked(path) => self.picked(&path, context),
            Message::NothingPicked => Action::None,
            Message::NothingToPickFrom => Action::NoPicker,
            Message::RenamePressed => match self.shown() {
                Some(shown) => {
                    let title = shown.summary.title.clone().unwrap_or_default();
                    self.open(Dialog::Rename(title))
                }
                None => Action::None,
            },
            Message::DeletePressed => self.delete(context),
            Message::UndoPressed => self.deleted.pop().map_or(Action::None, Action::Restore),
            Message::ExportPressed => match self.shown() {
                Some(shown) => {
                    let dialog = Dialog::export(&shown.summary);
                    self.open(dialog)
                }
                None => Action::None,
            },
            Message::ImportPressed => self.open(Dialog::Import(String::new())),
            Message::FolderPressed => match self.games.folder() {
                Ok(folder) => Action::Folder(folder.to_owned()),
                Err(trouble) => Action::Trouble(trouble),
            },
            Message::Typed(typed) => {
                if let Some(dialog) = &mut self.dialog {
                    dialog.typed(typed);
                }
                Action::None
            }
            Message::ForWhom(seat) => {
                if let Some(Dialog::Export { seen_by, .. }) = &mut self.dialog {
                    *seen_by = seat;
                }
                Action::None
            }
            Message::DialogDone => self.agreed(context),
            Message::DialogClosed => {
                self.dialog = None;
                Action::None
            }
            Message::BackPressed => Action::Back,
        }
    }

    /// What most people want to do with the chosen game.
    fn main(&self) -> Action {
        let Some(shown) = self.shown() else {
            return Action::None;
        };
        let saved = Box::new(shown.summary.clone());
        match shown.use_of() {
            rows::Use::Continue => Action::Continue(saved),
            rows::Use::LookAt => Action::LookAt(saved),
            rows::Use::Revive => Action::Revive(saved),
            rows::Use::None => Action::None,
        }
    }

    fn delete(&mut self, context: Context<'_>) -> Action {
        let Some(name) = self.rows.name(self.chosen) else {
            return Action::None;
        };
        match self.games.delete(name) {
            Ok(deleted) => {
                self.deleted = self.games.deleted();
                self.list_again();
                self.read(context);
                Action::Deleted(deleted)
            }
            Err(trouble) => Action::Trouble(trouble),
        }
    }

    /// A file was chosen: one that shall be brought in comes at once, the path of one that shall be written is
    /// shown first.
    fn picked(&mut self, path: &std::path::Path, context: Context<'_>) -> Action {
        match &mut self.dialog {
            None | Some(Dialog::Rename(_)) => Action::None,
            Some(dialog) => {
                dialog.typed(path.display().to_string());
                match dialog {
                    Dialog::Import(_) => self.agreed(context),
                    Dialog::Export { .. } | Dialog::Rename(_) => Action::None,
                }
            }
        }
    }

    /// Does what the dialog asked for; where that cannot be, it stays open.
    fn agreed(&mut self, context: Context<'_>) -> Action {
        match &self.dialog {
            None => Action::None,
            Some(Dialog::Rename(title)) => {
                let Some(name) = self.rows.name(self.chosen) else {
                    return Action::None;
                };
                if let Err(trouble) = self.games.rename(name, title) {
                    return Action::Trouble(trouble);
                }
                self.dialog = None;
                let name = name.clone();
                if let Some(search) = &mut self.search {
                    search.renamed(&self.games, &name, context.words);
                }
                self.rows.forget(self.chosen);
                Action::Run(self.search_again(context))
            }
            Some(Dialog::Import(path)) => dialog::path(path).map_or(Action::None, Action::Import),
            Some(Dialog::Export { path, seen_by }) => match (dialog::path(path), self.shown()) {
                (Some(to), Some(shown)) => Action::Export(Export {
                    saved: Box::new(shown.summary.clone()),
                    seen_by: seen_by.map(Seat),
                    to,
                }),
                _ => Action::None,
            },
        }
    }

    /// The dialog has done its work.
    pub fn close_dialog(&mut self) {
        self.dialog = None;
    }

    /// The message of a key.
    #[must_use]
    pub fn hotkey(&self, key: &keyboard::Key, context: Context<'_>) -> Option<Message> {
        use keyboard::Key::{Character, Named};
        let key = key.as_ref();
        if self.dialog.is_some() {
            return match key {
                Named(key::Named::Escape) => Some(Message::DialogClosed),
                Named(key::Named::Enter) => Some(Message::DialogDone),
                _ => None,
            };
        }
        let page = list::visible(context).page();
        match key {
            Named(key::Named::ArrowDown) => Some(Message::Moved(1)),
            Named(key::Named::ArrowUp) => Some(Message::Moved(-1)),
            Named(key::Named::PageDown) => Some(Message::Moved(page)),
            Named(key::Named::PageUp) => Some(Message::Moved(-page)),
            Named(key::Named::Home) => Some(Message::Moved(isize::MIN)),
            Named(key::Named::End) => Some(Message::Moved(isize::MAX)),
            Named(key::Named::Enter) => Some(Message::MainPressed),
            // Not the key beside Enter, which goes on with a game.
            Named(key::Named::Delete) => Some(Message::DeletePressed),
            Named(key::Named::Escape) if self.search.is_some() => Some(Message::SearchClosed),
            Named(key::Named::Escape) => Some(Message::BackPressed),
            Character("f" | "/") => Some(Message::SearchPressed),
            Character("b") => Some(Message::LookPressed),
            Character("r") => Some(Message::RenamePressed),
            Character("e") => Some(Message::ExportPressed),
            Character("i") => Some(Message::ImportPressed),
            Character("o") => Some(Message::FolderPressed),
            _ => None,
        }
    }

    /// What Escape closes while something is typed: what is asked, or the search. The list itself stays.
    #[must_use]
    pub fn closed_while_typing(&self) -> Option<Message> {
        if self.dialog.is_some() {
            Some(Message::DialogClosed)
        } else {
            self.search.is_some().then_some(Message::SearchClosed)
        }
    }

    /// The message of a key that is pressed together with the command key.
    #[must_use]
    pub fn commanded(&self, key: &keyboard::Key) -> Option<Message> {
        match (key.as_ref(), &self.dialog) {
            // Keyboards without a key to delete.
            (keyboard::Key::Named(key::Named::Backspace), None) => Some(Message::DeletePressed),
            (keyboard::Key::Character("z"), None) if !self.deleted.is_empty() => Some(Message::UndoPressed),
            (keyboard::Key::Character("f"), None) => Some(Message::SearchPressed),
            (keyboard::Key::Character("o"), Some(_)) => Some(Message::PickPressed),
            _ => None,
        }
    }

    /// Draws it.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let undo = (!self.deleted.is_empty()).then(|| {
            let hint = format!("{} ({})", fl!(words, "games-restore"), words.key("help-key-undo"));
            widget::symbol("undo", hint, Some(Message::UndoPressed))
        });
        let import = row![]
            .push(undo)
            .push((!self.rows.all().is_empty()).then(|| self.search_field(context)))
            .push(widget::secondary(fl!(words, "games-import"), "plus").on_press(Message::ImportPressed))
            .push(widget::keycap("I"));
        let head = widget::header(
            fl!(words, "games-title"),
            fl!(words, "back"),
            Message::BackPressed,
            Some(import.spacing(8).align_y(Center).into()),
        );
        let body: Element<'a, Message> = match &self.trouble {
            Some(trouble) => self.nothing(context, crate::ui::trouble_of_games(words, trouble)),
            None if self.rows.all().is_empty() => self.nothing(context, fl!(words, "games-none")),
            None => row![
                list::view(self, context),
                container(details::view(self, context)).width(context.grow(316.0, 388.0)),
            ]
            .spacing(context.grow(14.0, 22.0))
            .padding(iced::Padding {
                top: 4.0,
                right: context.grow(18.0, 28.0),
                bottom: context.grow(14.0, 22.0),
                left: context.grow(18.0, 28.0),
            })
            .height(Fill)
            .into(),
        };
        let screen = container(column![head, body])
            .style(theme::ground)
            .width(Fill)
            .height(Fill);
        match &self.dialog {
            Some(dialog) => {
                let content = dialog.view(self.shown(), context);
                widget::dialog(screen, content, Message::DialogClosed)
            }
            None => screen.into(),
        }
    }

    /// Where one types what is searched.
    fn search_field<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let typed = self.search.as_ref().map_or("", Search::typed);
        let field = text_input(&fl!(words, "games-search"), typed)
            .on_input(Message::Sought)
            .on_submit(Message::MainPressed)
            .id(SEARCH)
            .size(15)
            .padding([8, 12])
            .width(context.grow(250.0, 320.0))
            .style(theme::field);
        let close = format!(
            "{} ({})",
            fl!(words, "games-search-close"),
            fl!(words, "key-escape")
        );
        let end: Element<'a, Message> = match &self.search {
            Some(_) => widget::symbol("close", close, Some(Message::SearchClosed)).into(),
            None => widget::keycap("F"),
        };
        let end = container(end).center_x(40).align_y(Center);
        row![field, end].spacing(2).align_y(Center).into()
    }

    /// What is told where no game is shown.
    fn nothing_found(&self, context: Context<'_>) -> String {
        match &self.search {
            Some(search) if search.is_reading() => fl!(context.words, "games-searching"),
            Some(search) => fl!(context.words, "games-search-none", what = search.typed().trim()),
            None => String::new(),
        }
    }

    /// What stands there instead of a list.
    fn nothing<'a>(&self, context: Context<'a>, why: String) -> Element<'a, Message> {
        let why = text(why).size(17).align_x(Center).style(theme::quiet);
        let folder = self.trouble.is_some().then(|| {
            widget::secondary(fl!(context.words, "games-folder"), "log").on_press(Message::FolderPressed)
        });
        let lines = column![
            font::title(fl!(context.words, "games-empty"), 26).style(theme::accent),
            why
        ]
        .push(folder)
        .push(space().height(60))
        .spacing(14)
        .align_x(Center)
        .max_width(560);
        container(lines).center(Fill).into()
    }
}

impl Shelf {
    /// When a game was played, in words.
    fn ago(&self, context: Context<'_>, summary: &Summary) -> String {
        let played = summary.played;
        let ago = played.and_then(|played| self.now.duration_since(played).ok());
        context.when(played, ago.unwrap_or_default())
    }
}
