//! A program that plays a seat: started for one game, spoken to line by line, and never waited for too long.

#[cfg(unix)]
use super::guard;
use engine::{Portable, Seat, View};
use protocol::lines::{self, Line};
use protocol::{Protocol, seat_view};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};
use table::quoted;
use words::Words;

/// Why a program loses a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Failure {
    NotStarted(String),
    Gone,
    Late(u128),
    Nonsense(String),
}

impl Failure {
    /// What is told about it.
    pub(super) fn told(&self, words: &Words) -> String {
        match self {
            Self::NotStarted(reason) => {
                words.text_with("cli-arena-no-program", &[("reason", reason.as_str().into())])
            }
            Self::Gone => words.text("cli-arena-gone"),
            Self::Late(time) => words.text_with("cli-arena-late", &[("time", time.to_string().into())]),
            Self::Nonsense(said) => {
                let said = quoted::name(said, 80);
                words.text_with("cli-arena-nonsense", &[("said", said.into())])
            }
        }
    }
}

/// A running program. Two threads stand between it and us, so that neither its silence nor its deafness holds
/// us up.
#[derive(Debug)]
pub(super) struct Program {
    child: Child,
    /// Dropped after the rest, it ends what is left.
    #[cfg(windows)]
    _job: Option<win32job::Job>,
    to: Option<Sender<String>>,
    from: Receiver<Line>,
    time: Duration,
    asked: u64,
}

/// What a program says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Reply<S> {
    /// The number of the question, if the program minds to repeat it.
    #[serde(default)]
    id: Option<u64>,
    #[serde(default)]
    index: Option<usize>,
    #[serde(default = "Option::default")]
    answer: Option<S>,
}

impl Program {
    /// Starts a program for one game.
    pub(super) fn start(command: &str, time: Duration) -> Result<Self, Failure> {
        let failed = |error: std::io::Error| Failure::NotStarted(error.to_string());
        let mut child = shell(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let (Some(mut stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Failure::Gone);
        };
        let (to, lines) = mpsc::channel::<String>();
        let writer = move || {
            for line in lines {
                if stdin
                    .write_all(line.as_bytes())
                    .and_then(|()| stdin.flush())
                    .is_err()
                {
                    return; // it is gone; the reader tells
                }
            }
        };
        // A program that says more than it is asked for waits, instead of filling our memory.
        let (said, from) = mpsc::sync_channel(1);
        let reader = move || {
            let mut stdout = BufReader::new(stdout);
            while let Ok(Some(line)) = lines::next(&mut stdout) {
                if said.send(line).is_err() {
                    return; // nobody listens any more
                }
            }
        };
        let program = Self {
            #[cfg(windows)]
            _job: tied(&child),
            child,
            to: Some(to),
            from,
            time,
            asked: 0,
        };
        thread::Builder::new().spawn(writer).map_err(failed)?;
        thread::Builder::new().spawn(reader).map_err(failed)?;
        Ok(program)
    }

    /// Tells something that needs no answer.
    pub(super) fn tell(&mut self, message: &Value) {
        if let Some(to) = &self.to {
            // A program that is gone is noticed when it is asked.
            let _ = to.send(format!("{message}\n"));
        }
    }

    /// Asks for the answer of `seat`, to which this happened since it was last asked.
    pub(super) fn choose<G: Protocol + Portable>(
        &mut self,
        state: &G,
        seat: Seat,
        news: &[G::Event],
        start: &G,
    ) -> Result<G::Answer, Failure> {
        self.asked += 1;
        let mut legal = Vec::new();
        state.answers(&mut legal);
        let events = news.iter().filter_map(|event| G::seen_by(*event, Some(seat)));
        let events: Vec<_> = events.map(|event| G::tell(event, start)).collect();
        let answers: Vec<_> = legal.iter().map(|answer| G::say(*answer)).collect();
        self.tell(&json!({
            "do": "choose",
            "id": self.asked,
            "seat": seat,
            "question": state.question(),
            "position": state.seen(Some(seat)),
            "view": seat_view::written(&View::of(state, Some(seat))),
            "events": events,
            "answers": answers,
        }));
        let line = match self.from.recv_timeout(self.time) {
            Ok(Line::Read(line)) => line,
            Ok(Line::TooLong) => return Err(Failure::Nonsense("…".to_owned())),
            Err(RecvTimeoutError::Timeout) => return Err(Failure::Late(self.time.as_millis())),
            Err(RecvTimeoutError::Disconnected) => return Err(Failure::Gone),
        };
        let nonsense = || Failure::Nonsense(String::from_utf8_lossy(&line).into_owned());
        let reply: Reply<G::Said> = serde_json::from_slice(&line).map_err(|_| nonsense())?;
        if reply.id.is_some_and(|id| id != self.asked) {
            return Err(nonsense());
        }
        let answer = match (reply.index, &reply.answer) {
            (Some(index), None) => legal.get(index).copied(),
            (None, Some(said)) => state.hear(said).ok().filter(|answer| {
                state.speaker(*answer) == Some(seat) && state.clone().apply(*answer).is_ok()
            }),
            _ => None,
        };
        answer.ok_or_else(nonsense)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // The end of its input asks it to go; then it is not waited for.
        self.to = None;
        let patience = Instant::now() + FAREWELL;
        while Instant::now() < patience && !has_ended(&mut self.child) {
            thread::sleep(FAREWELL / 20);
        }
        end(&mut self.child);
        // It has ended, or is ended now.
        let _ = self.child.wait();
    }
}

/// How long a program may take to leave.
const FAREWELL: Duration = Duration::from_millis(200);

/// What runs a program, in a group of its own, so that Ctrl-C is heard by the arena alone: its guard, or where
/// there is none a shell. What the program starts goes with it.
#[cfg(unix)]
fn shell(command: &str) -> Command {
    use std::os::unix::process::CommandExt as _;
    let mut shell = guard::guarded(command).unwrap_or_else(|| {
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(command);
        shell
    });
    shell.process_group(0);
    shell
}

/// Has it ended? It is not taken leave of yet, so that its number names its group and nothing else.
#[cfg(unix)]
fn has_ended(child: &mut Child) -> bool {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    let status = waitid(WaitId::Pid(Pid::from_child(child)), options);
    !matches!(status, Ok(None))
}

/// Ends it, and whatever it has started: a guard is told, and ends what has left its group as well.
#[cfg(unix)]
fn end(child: &mut Child) {
    use rustix::process::{Pid, Signal, kill_process, kill_process_group};
    let pid = Pid::from_child(child);
    let patience = Instant::now() + ENDING;
    if cfg!(target_os = "linux") && !has_ended(child) && kill_process(pid, Signal::TERM).is_ok() {
        while Instant::now() < patience && !has_ended(child) {
            thread::sleep(FAREWELL / 50);
        }
    }
    // A group that is gone needs no end.
    let _ = kill_process_group(pid, Signal::KILL);
}

/// How long a guard may take to end a program.
#[cfg(unix)]
const ENDING: Duration = Duration::from_secs(2);

#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

#[cfg(not(unix))]
fn end(child: &mut Child) {
    let _ = child.kill();
}

/// What Windows' shell is told to run a command as it was typed, whatever quotation marks are in it: it takes away the
/// outer ones and looks at no others. Nothing that its owner has it do at every start is done.
#[cfg(any(windows, test))]
fn told_to_cmd(command: &str) -> String {
    format!("/D /S /C \"{command}\"")
}

/// The shell, in a group of its own, so that Ctrl-C is heard by the arena alone.
#[cfg(windows)]
fn shell(command: &str) -> Command {
    use std::os::windows::process::CommandExt as _;
    const CREATE_NEW_PROCESS_GROUP: u32 = 0x200;
    let mut shell = Command::new("cmd");
    shell
        .raw_arg(told_to_cmd(command))
        .creation_flags(CREATE_NEW_PROCESS_GROUP);
    shell
}

/// What ends a program and everything that it has started, when it is dropped and when the arena is gone, however that
/// ends. Where the system refuses, only the shell is ended.
#[cfg(windows)]
fn tied(child: &Child) -> Option<win32job::Job> {
    use std::os::windows::io::AsRawHandle as _;
    let mut limits = win32job::ExtendedLimitInfo::new();
    limits.limit_kill_on_job_close();
    let job = win32job::Job::create_with_limit_info(&limits).ok()?;
    match job.assign_process(child.as_raw_handle() as isize) {
        Ok(()) => Some(job),
        Err(error) => {
            log::warn!("what a program starts may outlive it: {error}");
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::told_to_cmd;

    #[test]
    fn windows_shell_is_told_a_command_as_it_was_typed() {
        for (typed, told) in [
            ("python bot.py", r#"/D /S /C "python bot.py""#),
            (
                r#""C:\Program Files\bot.exe" --name "Zoé B""#,
                r#"/D /S /C ""C:\Program Files\bot.exe" --name "Zoé B"""#,
            ),
        ] {
            assert_eq!(told_to_cmd(typed), told);
        }
    }
}
