//! A program that plays a seat: spoken to line by line, never waited for too long, and ended with whatever it has
//! started. What it is told stands in `docs/protocol.md`.
//!
//! Start at [`Programs::seat`]: a program stays for many games, and sits down again where one is needed. At a table with
//! people it is a [guest](host).
//!
//! Deliberately absent: who sits where, and what becomes of a game that a program cannot play.

mod guard;
pub mod host;

use engine::{Game, Portable, View};
use protocol::lines::{self, Line};
use protocol::{Protocol, seat_view};
use serde::Deserialize;
use serde_json::{Value, json};
use std::ffi::OsString;
use std::io::{BufReader, Write};
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};
use table::quoted;
use words::Words;

/// Guards a program that plays, if that is what these arguments of this program ask for.
pub(crate) fn guards(arguments: &[OsString]) -> Option<ExitCode> {
    guard::asked(arguments)
}

/// Why a program has no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// It cannot be started.
    NotStarted(String),
    /// The command names no program, or one that may not be run.
    NoProgram,
    /// It has ended.
    Gone,
    /// It did not answer in this time.
    Late(Duration),
    /// It has thought longer than this in one game.
    OutOfTime(Duration),
    /// It said something that is no answer.
    Nonsense(String),
}

impl Failure {
    /// What is told about it.
    pub(crate) fn told(&self, words: &Words) -> String {
        let time = |id, time: &Duration| {
            let time = time.as_millis().to_string();
            words.text_with(id, &[("time", time.into())])
        };
        match self {
            Self::NotStarted(reason) => {
                words.text_with("cli-program-not-started", &[("reason", reason.as_str().into())])
            }
            Self::NoProgram => words.text("cli-program-none"),
            Self::Gone => words.text("cli-program-gone"),
            Self::Late(within) => time("cli-program-late", within),
            Self::OutOfTime(limit) => time("cli-program-out-of-time", limit),
            Self::Nonsense(said) => {
                let said = quoted::name(said, 80);
                words.text_with("cli-program-nonsense", &[("said", said.into())])
            }
        }
    }
}

/// A running program. Two threads stand between it and us, so that neither its silence nor its deafness holds
/// us up.
#[derive(Debug)]
struct Program {
    child: Child,
    /// Dropped after the rest, it ends what is left.
    #[cfg(windows)]
    _job: Option<win32job::Job>,
    to: Option<Sender<String>>,
    from: Receiver<Line>,
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
    /// Starts a program.
    fn start(command: &str) -> Result<Self, Failure> {
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
            asked: 0,
        };
        thread::Builder::new().spawn(writer).map_err(failed)?;
        thread::Builder::new().spawn(reader).map_err(failed)?;
        Ok(program)
    }

    /// Tells something that needs no answer.
    fn tell(&self, message: &Value) {
        if let Some(to) = &self.to {
            // A program that is gone is noticed when it is asked.
            let _ = to.send(format!("{message}\n"));
        }
    }

    /// Is it there, and silent as it should be between two games?
    fn waits(&mut self) -> bool {
        !has_ended(&mut self.child) && matches!(self.from.try_recv(), Err(TryRecvError::Empty))
    }

    /// Why it is gone: the shell says by its own end where it found nothing to run.
    fn why_gone(&mut self) -> Failure {
        /// How a shell ends that may not run a program, and one that finds none.
        const NOTHING_RUN: [i32; 2] = [126, 127];
        let patience = Instant::now() + FAREWELL;
        while Instant::now() < patience && !has_ended(&mut self.child) {
            thread::sleep(FAREWELL / 20);
        }
        match exit_code(&mut self.child) {
            Some(code) if self.asked == 1 && NOTHING_RUN.contains(&code) => Failure::NoProgram,
            _ => Failure::Gone,
        }
    }

    /// Asks for the answer of the seat that sees this, to which this happened since it was last asked.
    fn choose<G: Protocol + Portable>(
        &mut self,
        seen: &View<G>,
        news: &[G::Event],
        start: &G,
        within: Duration,
        left: &dyn Fn() -> bool,
    ) -> Result<G::Answer, Failure> {
        let seat = seen.asked_viewer().ok_or(Failure::Gone)?;
        let state: &G = seen;
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
            "view": seat_view::written(seen),
            "events": events,
            "answers": answers,
        }));
        let until = Instant::now() + within;
        let line = loop {
            let patience = until.saturating_duration_since(Instant::now());
            match self.from.recv_timeout(patience.min(GLANCE)) {
                Ok(Line::Read(line)) => break line,
                Ok(Line::TooLong) => return Err(Failure::Nonsense("…".to_owned())),
                Err(RecvTimeoutError::Timeout) if left() => return Err(Failure::Gone),
                Err(RecvTimeoutError::Timeout) if patience > GLANCE => {}
                Err(RecvTimeoutError::Timeout) => return Err(Failure::Late(within)),
                Err(RecvTimeoutError::Disconnected) => return Err(self.why_gone()),
            }
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

/// How long a program may think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clock {
    /// For one answer.
    pub answer: Duration,
    /// For all its answers of a game, if that is limited.
    pub game: Option<Duration>,
}

/// The programs that wait for their next game.
#[derive(Debug, Default)]
pub(crate) struct Programs(Vec<(String, Program)>);

impl Programs {
    /// Seats a program that this command runs: one that waits, or a new one. `begin` is what it is told first.
    ///
    /// # Errors
    /// When it cannot be started.
    pub(crate) fn seat<G: Game>(
        &mut self,
        command: &str,
        begin: Value,
        start: G,
        clock: Clock,
    ) -> Result<Sitting<G>, Failure> {
        let mut waiting = None;
        while let Some(place) = self.0.iter().position(|(known, _)| known == command) {
            let (_, mut program) = self.0.swap_remove(place);
            if program.waits() {
                waiting = Some(program);
                break;
            }
        }
        let stayed = waiting.is_some();
        let program = match waiting {
            Some(program) => program,
            None => Program::start(command)?,
        };
        program.tell(&begin);
        Ok(Sitting {
            command: command.to_owned(),
            program,
            begin,
            stayed,
            start,
            clock,
            thought: Duration::ZERO,
        })
    }

    /// Takes back a program whose game is over, which it is told. It waits for the next one.
    pub(crate) fn take_back<G>(&mut self, sitting: Sitting<G>, end: &Value) {
        sitting.program.tell(end);
        self.0.push((sitting.command, sitting.program));
    }
}

/// A program at its seat, in one game.
#[derive(Debug)]
pub(crate) struct Sitting<G> {
    command: String,
    program: Program,
    begin: Value,
    /// It has played before, and was asked nothing in this game so far.
    stayed: bool,
    start: G,
    clock: Clock,
    thought: Duration,
}

impl<G: Protocol + Portable> Sitting<G> {
    /// Asks for the answer of the seat that sees this, to which `news` happened since it was last asked.
    ///
    /// # Errors
    /// Says why there is none.
    pub(crate) fn choose(&mut self, seen: &View<G>, news: &[G::Event]) -> Result<G::Answer, Failure> {
        self.choose_unless(seen, news, &|| false)
    }

    /// The same, until `deserted` says that nobody sits at this table any more.
    fn choose_unless(
        &mut self,
        seen: &View<G>,
        news: &[G::Event],
        deserted: &dyn Fn() -> bool,
    ) -> Result<G::Answer, Failure> {
        let left = self.clock.game.map(|game| game.saturating_sub(self.thought));
        let within = left.map_or(self.clock.answer, |left| left.min(self.clock.answer));
        let began = Instant::now();
        let mut answer = self.program.choose(seen, news, &self.start, within, deserted);
        if std::mem::take(&mut self.stayed) && answer == Err(Failure::Gone) {
            // It was about to leave when it was seated again.
            self.program = Program::start(&self.command)?;
            self.program.tell(&self.begin);
            answer = self.program.choose(seen, news, &self.start, within, deserted);
        }
        self.thought += began.elapsed();
        match (answer, self.clock.game) {
            (Err(Failure::Late(_)), Some(game)) if within < self.clock.answer => {
                Err(Failure::OutOfTime(game))
            }
            (answer, _) => answer,
        }
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

/// While it is waited for, this often somebody looks whether it still has to be.
const GLANCE: Duration = Duration::from_millis(100);
/// How long a program may take to leave.
const FAREWELL: Duration = Duration::from_millis(200);

/// What runs a program, in a group of its own, so that Ctrl-C is heard by this program alone: its guard, or where
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
    !matches!(ending(child), Ok(None))
}

/// With which code it has ended, if it has ended by itself.
#[cfg(unix)]
fn exit_code(child: &mut Child) -> Option<i32> {
    ending(child).ok()??.exit_status()
}

#[cfg(unix)]
fn ending(child: &Child) -> rustix::io::Result<Option<rustix::process::WaitIdStatus>> {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    waitid(WaitId::Pid(Pid::from_child(child)), options)
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
fn exit_code(child: &mut Child) -> Option<i32> {
    child.try_wait().ok()??.code()
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

/// The shell, in a group of its own, so that Ctrl-C is heard by this program alone.
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

/// What ends a program and everything that it has started, when it is dropped and when this program is gone, however that
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
