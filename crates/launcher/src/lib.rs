//! The program that a desktop starts on Windows. There a program either has a terminal or none, whoever starts it: the
//! game itself has one, for its commands, and from the Explorer a black window would stand behind it, whose end is
//! the game's. This one has none. It starts the game that lies beside it, waits, and shows what the game would have
//! said in a terminal.
//!
//! Deliberately absent: the game, and everything else that would make it large.

use std::ffi::OsString;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use words::{Language, Words};

/// The game, as its file is called.
const GAME: &str = "king-of-tokyo";
/// So much of the end of what the game has said is shown, in bytes.
const SHOWN: usize = 1500;

/// How the game has ended.
#[derive(Debug)]
enum Ended {
    /// With this exit code, or by force; and what it said last.
    Code(Option<i32>, String),
    /// It could not be started.
    Unstarted(io::Error),
}

/// Opens the game with these arguments, and waits until it is closed. Where it says why it cannot go on, a dialog does.
/// The exit code is that of the game.
#[must_use]
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let game = std::env::current_exe().map(|here| beside(&here));
    let game = game.unwrap_or_else(|_| PathBuf::from(GAME));
    let ended = start(&game, arguments);
    if let Some(words) = told(&ended, &game, &Words::new(Language::of_system())) {
        show(&words);
    }
    match ended {
        Ended::Code(code, _) => ExitCode::from(code.and_then(|code| u8::try_from(code).ok()).unwrap_or(1)),
        Ended::Unstarted(_) => ExitCode::FAILURE,
    }
}

/// The game that lies beside this program.
fn beside(here: &Path) -> PathBuf {
    here.with_file_name(format!("{GAME}{}", std::env::consts::EXE_SUFFIX))
}

fn start(game: &Path, arguments: impl IntoIterator<Item = OsString>) -> Ended {
    let mut command = Command::new(game);
    command
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    #[cfg(windows)]
    {
        use std::os::windows::process::CommandExt as _;
        const CREATE_NO_WINDOW: u32 = 0x0800_0000;
        command.creation_flags(CREATE_NO_WINDOW);
    }
    let mut child = match command.spawn() {
        Ok(child) => child,
        Err(error) => return Ended::Unstarted(error),
    };
    let said = child.stderr.take().map(last).unwrap_or_default();
    let status = child.wait();
    Ended::Code(status.ok().and_then(|status| status.code()), said)
}

/// The end of what is said, as far as it is shown; all of it is heard, so that nobody waits for a reader.
fn last(mut out: impl Read) -> String {
    let (mut said, mut part) = (Vec::new(), [0; 4096]);
    loop {
        match out.read(&mut part) {
            Ok(0) => break,
            Ok(length) => {
                said.extend_from_slice(&part[..length]);
                let over = said.len().saturating_sub(SHOWN);
                said.drain(..over);
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => break,
        }
    }
    String::from_utf8_lossy(&said).trim().to_owned()
}

/// What whoever plays is told; nothing where all went well.
fn told(ended: &Ended, game: &Path, words: &Words) -> Option<String> {
    let path = || ("path", game.display().to_string().into());
    match ended {
        Ended::Code(Some(0), _) => None,
        // The game says itself what is wrong, in the language that was chosen in it.
        Ended::Code(Some(1 | 2), said) if !said.is_empty() => Some(said.clone()),
        Ended::Code(_, said) => Some(words.text_with("launcher-stopped", &[("said", said.as_str().into())])),
        Ended::Unstarted(error) if error.kind() == io::ErrorKind::NotFound => {
            Some(words.text_with("launcher-alone", &[path()]))
        }
        Ended::Unstarted(error) => {
            let why = ("why", error.to_string().into());
            Some(words.text_with("launcher-unstarted", &[path(), why]))
        }
    }
}

#[cfg(windows)]
fn show(words: &str) {
    rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title("King of Tokyo")
        .set_description(words)
        .show();
}

/// Elsewhere a program has the terminal from which it is started.
#[cfg(not(windows))]
fn show(words: &str) {
    eprintln!("{words}");
}

#[cfg(test)]
mod tests {
    use super::{Ended, SHOWN, beside, last, start, told};
    use std::io;
    use std::path::Path;
    use words::{Language, Words};

    #[test]
    fn whoever_plays_is_told_why_the_game_has_ended() {
        let game = Path::new("games/king-of-tokyo.exe");
        for language in Language::ALL {
            let words = Words::new(language);
            let code = |code, said: &str| Ended::Code(code, said.to_owned());
            let told = |ended: &Ended| told(ended, game, &words);
            assert_eq!(told(&code(Some(0), "a warning")), None);
            let why = "no window can be opened";
            assert_eq!(told(&code(Some(2), why)).as_deref(), Some(why));
            assert_eq!(told(&code(Some(1), why)).as_deref(), Some(why));
            for ended in [code(Some(101), why), code(None, why)] {
                let said = told(&ended).expect("it is told");
                assert!(said.contains(why) && said != why, "{said}");
            }
            assert!(told(&code(Some(2), "")).is_some_and(|said| !said.is_empty()));
            for kind in [io::ErrorKind::NotFound, io::ErrorKind::PermissionDenied] {
                let said = told(&Ended::Unstarted(kind.into())).expect("it is told");
                assert!(said.contains("king-of-tokyo.exe"), "{said}");
            }
        }
    }

    #[test]
    fn the_game_lies_beside_it_and_of_what_that_says_the_end_is_shown() {
        let here = Path::new("games").join("King of Tokyo.exe");
        let game = format!("king-of-tokyo{}", std::env::consts::EXE_SUFFIX);
        assert_eq!(beside(&here), Path::new("games").join(game));
        let much = format!("{}the end\n", "noise\n".repeat(100_000));
        let said = last(much.as_bytes());
        assert!(said.len() <= SHOWN && said.ends_with("the end"));
        let gone = start(Path::new("there/is/no/such/game"), []);
        assert!(matches!(gone, Ended::Unstarted(_)), "{gone:?}");
    }

    #[test]
    #[cfg(unix)]
    fn a_game_that_talks_is_waited_for_and_heard() {
        let script = "head -c 300000 /dev/zero >&2; echo no display >&2; exit 2";
        let ended = start(Path::new("sh"), ["-c", script].map(Into::into));
        let Ended::Code(Some(2), said) = ended else {
            panic!("{ended:?}")
        };
        assert!(said.ends_with("no display"), "{said}");
    }
}
