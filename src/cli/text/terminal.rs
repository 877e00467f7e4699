//! The terminal: lines come in, lines go out, and the screen is cleared. Nobody waits for a reader who has gone.

use crate::cli::interrupt;
use std::ffi::OsStr;
use std::io::{self, BufRead, IsTerminal as _, Read as _, Write as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;
use table::quoted::plain;

/// How often it is looked whether Ctrl-C was pressed while nothing is typed.
const LOOKS: Duration = Duration::from_millis(100);
/// No answer is longer, in bytes; what is behind that is left out.
const LONGEST: u64 = 1000;
/// So many empty lines push out of sight what stands on a screen that cannot be cleared.
const SCREENFUL: usize = 100;
/// Goes to the corner, clears the screen, and clears what has been scrolled away.
const CLEAR: &str = "\u{1b}[H\u{1b}[2J\u{1b}[3J";

/// What comes from whoever plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Heard {
    /// A line was typed.
    Line(String),
    /// No more will come, or nobody reads any more.
    End,
    /// Ctrl-C was pressed.
    Interrupted,
}

/// Where a game is played.
#[derive(Debug)]
pub(super) struct Terminal {
    lines: Receiver<String>,
    /// The screen understands that it shall be cleared.
    clears: bool,
    /// Nobody reads any more.
    gone: bool,
}

impl Terminal {
    /// The terminal of this program.
    ///
    /// # Errors
    /// When no thread can be had that reads.
    pub(super) fn open() -> io::Result<Self> {
        // Whoever types faster than is played waits.
        let (sender, lines) = sync_channel(16);
        std::thread::Builder::new()
            .name("typed".to_owned())
            .spawn(move || {
                let mut input = io::stdin().lock();
                while let Ok(Some(line)) = next_line(&mut input)
                    && sender.send(line).is_ok()
                {}
            })?;
        let is_terminal = io::stdout().is_terminal();
        // The console of Windows understands once it is asked to, if at all; elsewhere nobody can be asked.
        let understands = is_terminal.then(anstyle_query::windows::enable_ansi_colors);
        Ok(Self {
            lines,
            clears: clears(
                is_terminal,
                std::env::var_os("TERM").as_deref(),
                understands.flatten(),
            ),
            gone: false,
        })
    }

    /// Waits for a line.
    pub(super) fn hear(&mut self) -> Heard {
        loop {
            if interrupt::asked() {
                return Heard::Interrupted;
            }
            if self.gone {
                return Heard::End;
            }
            match self.lines.recv_timeout(LOOKS) {
                Ok(line) => return Heard::Line(line),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Heard::End,
            }
        }
    }

    /// Says a line.
    pub(super) fn say(&mut self, line: &str) {
        self.write(&format!("{}\n", plain(line)));
    }

    /// Says what stands before what is typed.
    pub(super) fn prompt(&mut self, prompt: &str) {
        self.write(&plain(prompt));
    }

    /// Takes everything off the screen; says whether it is gone. Where it is not, it is farther up than a screen
    /// reaches.
    pub(super) fn clear(&mut self) -> bool {
        if self.clears {
            self.write(CLEAR);
        } else {
            self.write(&"\n".repeat(SCREENFUL));
        }
        self.clears
    }

    fn write(&mut self, text: &str) {
        let mut out = io::stdout().lock();
        self.gone |= out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_err();
    }
}

/// Can this screen be cleared? `understands` is what it answers itself, where it can be asked.
fn clears(is_terminal: bool, term: Option<&OsStr>, understands: Option<bool>) -> bool {
    is_terminal && term.is_none_or(|term| term != "dumb") && understands.unwrap_or(true)
}

/// The next line, cut where it is too long; nothing at the end.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, clears, next_line};

    #[test]
    fn a_screen_that_does_not_understand_is_not_told_to_clear_itself() {
        for (is_terminal, term, understands, cleared) in [
            (true, Some("xterm-256color"), None, true),
            (true, None, None, true),
            (true, Some("dumb"), None, false),
            // The console of Windows names no terminal; it may be old, or told by its owner not to understand.
            (true, None, Some(true), true),
            (true, None, Some(false), false),
            (true, Some("xterm"), Some(false), false),
            (false, Some("xterm"), None, false),
        ] {
            let told = format!("{is_terminal} {term:?} {understands:?}");
            assert_eq!(
                clears(is_terminal, term.map(AsRef::as_ref), understands),
                cleared,
                "{told}"
            );
        }
    }

    #[test]
    fn lines_are_read_one_by_one_and_cut_where_they_are_too_long() {
        let typed = format!(" 3 \r\n\n{}\nlast", "x".repeat(5000));
        let mut input = typed.as_bytes();
        let mut next = || next_line(&mut input).expect("memory can be read");
        assert_eq!(next().as_deref(), Some("3"));
        assert_eq!(next().as_deref(), Some(""));
        assert_eq!(next().map(|line| line.len() as u64), Some(LONGEST));
        assert_eq!(next().as_deref(), Some("last"));
        assert_eq!(next(), None);
    }
}
