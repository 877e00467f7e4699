//! What is asked before a game is named, brought in or given away: one line to type, and for whom it is.

use super::list;
use super::rows::Shown;
use super::{Message, Shelf};
use crate::storage::games::Summary;
use crate::storage::{documents, home};
use crate::ui::{Context, art, font, theme, widget};
use iced::widget::{button, column, row, text, text_input};
use iced::{Center, Element, Fill, Task};
use rfd::AsyncFileDialog;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use words::{System, fl};

/// The field that is typed into.
pub(super) const FIELD: &str = "field";

/// Nobody closes a dialog sooner: what says so has shown none.
const HASTY: Duration = Duration::from_millis(400);

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Dialog {
    /// What the chosen game shall be called.
    Rename(String),
    /// Which file shall be brought in.
    Import(String),
    /// Where the chosen game shall be written, and for whom.
    Export {
        /// The file.
        path: String,
        /// The seat whose view it is; `None` tells everything.
        seen_by: Option<u8>,
    },
}

/// The file that was typed or pasted, if any: quotes around it, `file://` before it and the tilde of the home
/// folder are understood.
pub(super) fn path(typed: &str) -> Option<PathBuf> {
    path_on(System::HERE, home(), typed)
}

/// The same on such a system, for whoever has this folder.
fn path_on(system: System, home: Option<PathBuf>, typed: &str) -> Option<PathBuf> {
    let typed = typed.trim();
    let quoted = ['"', '\'']
        .into_iter()
        .find_map(|quote| typed.strip_prefix(quote)?.strip_suffix(quote));
    let plain = quoted.unwrap_or(typed);
    if let Some(address) = plain.strip_prefix("file:") {
        return addressed(system, address);
    }
    let tilde = match system {
        System::Windows => plain.strip_prefix("~/").or_else(|| plain.strip_prefix("~\\")),
        System::Linux | System::Mac => plain.strip_prefix("~/"),
    };
    if let Some(rest) = tilde {
        return home.map(|home| home.join(rest));
    }
    (!plain.is_empty()).then(|| PathBuf::from(plain))
}

/// The file of an address, behind its `file:`. Where no machine is named, or this one, it lies here; Windows reaches
/// those of other machines by their name, and begins its paths with the letter of a drive.
fn addressed(system: System, address: &str) -> Option<PathBuf> {
    let (machine, path) = match address.strip_prefix("//") {
        Some(rest) => rest.split_at(rest.find('/').unwrap_or(rest.len())),
        None => ("", address),
    };
    let is_here = machine.is_empty() || machine.eq_ignore_ascii_case("localhost");
    let path = unescaped(path);
    let path = match system {
        System::Windows if !is_here => format!("//{machine}{path}"),
        System::Windows => without_slash_of_a_drive(path),
        System::Linux | System::Mac => path,
    };
    (!path.is_empty()).then(|| PathBuf::from(path))
}

/// `/C:/games` is `C:/games`; older programs write a line for the colon.
fn without_slash_of_a_drive(path: String) -> String {
    match path.as_bytes() {
        [b'/', letter, b':' | b'|', rest @ ..]
            if letter.is_ascii_alphabetic() && matches!(rest.first(), None | Some(b'/' | b'\\')) =>
        {
            format!("{}:{}", char::from(*letter), &path[3..])
        }
        _ => path,
    }
}

/// `%20` and its like are what they stand for.
fn unescaped(address: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = address.as_bytes();
    while let [first, others @ ..] = rest {
        let digits = (*first == b'%').then(|| others.get(..2)).flatten();
        let digits = digits.and_then(|digits| std::str::from_utf8(digits).ok());
        match digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &others[2..];
            }
            None => {
                bytes.push(*first);
                rest = others;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

impl Dialog {
    /// Where a game shall be written: first among the documents of the user. All of it is offered, which alone can
    /// be played on; what that tells of a running game stands beside it.
    pub(super) fn export(summary: &Summary) -> Self {
        let path = documents().unwrap_or_default().join(summary.name.file());
        Self::Export {
            path: path.display().to_string(),
            seen_by: None,
        }
    }

    pub(super) fn typed(&mut self, typed: String) {
        match self {
            Self::Rename(line) | Self::Import(line) | Self::Export { path: line, .. } => *line = typed,
        }
    }

    pub(super) fn view<'a>(&'a self, shown: Option<&'a Shown>, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let (title, about, hint, line, does) = match self {
            Self::Rename(line) => (
                fl!(words, "games-rename-title"),
                fl!(words, "games-rename-about"),
                shown
                    .map(|shown| list::names(context, &shown.summary))
                    .unwrap_or_default(),
                line,
                fl!(words, "games-rename-done"),
            ),
            Self::Import(line) => (
                fl!(words, "games-import-title"),
                fl!(words, "games-import-about"),
                fl!(words, "games-import-hint"),
                line,
                fl!(words, "games-import"),
            ),
            Self::Export { path, seen_by } => (
                fl!(words, "games-export-title"),
                match seen_by {
                    Some(_) => fl!(words, "games-export-seat"),
                    None if shown.is_some_and(|shown| shown.summary.is_running()) => {
                        fl!(words, "games-export-all")
                    }
                    None => fl!(words, "games-export-over"),
                },
                fl!(words, "games-import-hint"),
                path,
                fl!(words, "games-export"),
            ),
        };
        let field = text_input(&hint, line)
            .on_input(Message::Typed)
            .on_submit(Message::DialogDone)
            .id(FIELD)
            .size(15)
            .padding([9, 12])
            .style(theme::field);
        let picks = (!matches!(self, Self::Rename(_))).then(|| {
            let face = row![
                art::tinted("log", 17, |theme| theme::colours(theme).text),
                font::bold(fl!(words, "games-pick"), 15),
                widget::keycap(words.key("key-pick")),
            ];
            button(face.spacing(9).align_y(Center))
                .padding([9, 14])
                .style(theme::secondary)
                .on_press(Message::PickPressed)
        });
        let buttons = row![widget::primary(does, "done").on_press(Message::DialogDone)]
            .push(picks)
            .push(widget::secondary(fl!(words, "close"), "close").on_press(Message::DialogClosed));
        column![
            font::title(title, 30).style(theme::accent),
            text(about).size(15).width(Fill),
        ]
        .push(self.for_whom(shown, context))
        .push(field)
        .push(buttons.spacing(12).align_y(Center))
        .spacing(16)
        .width(context.grow(560.0, 640.0))
        .into()
    }

    /// Asks the system for a file; `None` where only a title is typed. What was picked arrives as a message.
    pub(super) fn pick(&self, context: Context<'_>) -> Option<Task<Message>> {
        let words = context.words;
        let asks = AsyncFileDialog::new().add_filter(fl!(words, "app-title"), &["kot"]);
        let began = Instant::now();
        let answered = move |file: Option<rfd::FileHandle>| match file {
            Some(file) => Message::Picked(file.path().to_owned()),
            None if began.elapsed() < HASTY => Message::NothingToPickFrom,
            None => Message::NothingPicked,
        };
        match self {
            Self::Rename(_) => None,
            Self::Import(_) => {
                let picked = asks.set_title(fl!(words, "games-import-title")).pick_file();
                Some(Task::perform(picked, answered))
            }
            Self::Export { path, .. } => {
                let path = Path::new(path);
                let mut asks = asks.set_title(fl!(words, "games-export-title"));
                if let Some(folder) = path.parent().filter(|folder| folder.is_dir()) {
                    asks = asks.set_directory(folder);
                }
                if let Some(name) = path.file_name() {
                    asks = asks.set_file_name(name.to_string_lossy());
                }
                Some(Task::perform(asks.save_file(), answered))
            }
        }
    }

    /// Who may read what is given away of a running game.
    fn for_whom<'a>(&self, shown: Option<&'a Shown>, context: Context<'a>) -> Option<Element<'a, Message>> {
        let (Self::Export { seen_by, .. }, Some(shown)) = (self, shown) else {
            return None;
        };
        if !shown.summary.is_running() {
            return None;
        }
        let seats = (0..).zip(&shown.summary.seats).map(|(at, seat)| {
            let name = context.seated(seat);
            (Some(at), fl!(context.words, "games-export-for", name = name))
        });
        let all = (None, fl!(context.words, "games-export-whole"));
        let choices: Vec<_> = std::iter::once(all).chain(seats).collect();
        let rows = choices.chunks(3).map(|choices| {
            let choices = choices.iter().cloned();
            widget::choices(choices, *seen_by, 13, Message::ForWhom)
        });
        Some(column(rows).spacing(4).into())
    }
}

impl Shelf {
    /// Opens a dialog, for pictures.
    pub fn pose(&mut self, dialog: Dialog) {
        self.dialog = Some(dialog);
    }
}

#[cfg(test)]
mod tests {
    use super::{path, path_on};
    use std::path::PathBuf;
    use words::System::{self, Linux, Mac, Windows};

    #[test]
    fn a_path_may_be_pasted_as_files_and_browsers_give_it() {
        let plain = Some(PathBuf::from("/tmp/my game.kot"));
        for typed in [
            " /tmp/my game.kot ",
            "\"/tmp/my game.kot\"",
            "'/tmp/my game.kot'",
            "file:///tmp/my%20game.kot",
        ] {
            assert_eq!(path(typed), plain, "{typed}");
        }
        assert_eq!(path("  "), None);
        assert_eq!(path("file:///a%zz%"), Some(PathBuf::from("/a%zz%")));
        let home = path("~/a.kot").expect("a home");
        assert!(home.is_absolute() && home.ends_with("a.kot"));
    }

    #[test]
    fn every_system_writes_its_paths_in_its_own_way() {
        let rows: &[(&str, &[System], &str)] = &[
            ("file:///C:/my%20games/x.kot", &[Windows], "C:/my games/x.kot"),
            ("file:///c|/x.kot", &[Windows], "c:/x.kot"),
            ("file:/C:/x.kot", &[Windows], "C:/x.kot"),
            ("file://localhost/C:/x.kot", &[Windows], "C:/x.kot"),
            ("file://server/share/x.kot", &[Windows], "//server/share/x.kot"),
            ("\"C:\\games\\x.kot\"", &[Windows], "C:\\games\\x.kot"),
            ("~\\x.kot", &[Windows], "home/x.kot"),
            ("~/x.kot", &[Windows, Linux, Mac], "home/x.kot"),
            ("file:///C:/x.kot", &[Linux, Mac], "/C:/x.kot"),
            ("file:///tmp/x.kot", &[Linux, Mac, Windows], "/tmp/x.kot"),
            ("file:/tmp/x.kot", &[Linux, Mac], "/tmp/x.kot"),
            ("file://localhost/tmp/x.kot", &[Linux, Mac], "/tmp/x.kot"),
            (
                "file:///tmp/caf%C3%A9.kot",
                &[Linux, Mac, Windows],
                "/tmp/café.kot",
            ),
            ("~\\x.kot", &[Linux, Mac], "~\\x.kot"),
        ];
        for (typed, systems, wanted) in rows {
            for system in *systems {
                let found = path_on(*system, Some(PathBuf::from("home")), typed);
                assert_eq!(found, Some(PathBuf::from(wanted)), "{typed} on {system:?}");
            }
        }
        assert_eq!(path_on(Windows, None, "file://"), None);
    }
}
