//! The program that stands between this one and a program that plays. On Linux everything that one starts is its
//! descendant, wherever it hides, and ends with it: when the program ends, when it is told to, and when the
//! program that seated it is gone, be it by Ctrl-C, by a signal or by a fault.
//!
//! It is this program, started with [`COMMAND`]; nobody types that.

use std::ffi::OsString;
#[cfg(unix)]
use std::process::Command;
use std::process::ExitCode;

/// The first argument of such a program; then come the number of the program that seats it, and what the shell shall run.
const COMMAND: &str = "guard-a-seat";

/// What runs a program, with everything that it starts; `None` where nothing can guard it.
#[cfg(all(target_os = "linux", not(test)))]
pub(super) fn guarded(command: &str) -> Option<Command> {
    // A program that was replaced while it runs has no path any more.
    let program = std::env::current_exe().ok().filter(|program| program.is_file())?;
    let mut guard = Command::new(program);
    guard
        .arg(COMMAND)
        .arg(std::process::id().to_string())
        .arg(command);
    Some(guard)
}

#[cfg(all(unix, not(all(target_os = "linux", not(test)))))]
pub(super) fn guarded(_: &str) -> Option<Command> {
    None
}

/// Runs a program at a seat, if that is what these arguments of this program ask for.
#[cfg(target_os = "linux")]
pub(super) fn asked(arguments: &[OsString]) -> Option<ExitCode> {
    let [_, first, owner, command] = arguments else {
        return None;
    };
    let owner = owner.to_str()?.parse().ok()?;
    (first == COMMAND).then(|| linux::guard(owner, command))
}

#[cfg(not(target_os = "linux"))]
pub(super) fn asked(_: &[OsString]) -> Option<ExitCode> {
    let _ = COMMAND;
    None
}

#[cfg(target_os = "linux")]
mod linux {
    use rustix::process::{
        Pid, Signal, WaitOptions, getppid, kill_process, set_child_subreaper,
        set_parent_process_death_signal, wait,
    };
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use std::collections::HashMap;
    use std::ffi::OsStr;
    use std::os::unix::process::ExitStatusExt as _;
    use std::process::{Command, ExitCode};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::Duration;

    /// How often it is looked whether an end is wanted.
    const LOOKS: Duration = Duration::from_millis(20);
    /// So often whatever has come meanwhile is ended as well.
    const ROUNDS: usize = 200;

    pub(super) fn guard(owner: i32, command: &OsStr) -> ExitCode {
        let ends = Arc::new(AtomicBool::new(false));
        for signal in [SIGTERM, SIGINT, SIGHUP] {
            let _ = signal_hook::flag::register(signal, ends.clone());
        }
        // Orphans come to this program, and it hears when the one that seated it is gone. Where the system knows neither,
        // that one ends what it can.
        let _ = set_child_subreaper(Some(rustix::process::getpid()));
        let _ = set_parent_process_death_signal(Some(Signal::TERM));
        if getppid().map(Pid::as_raw_pid) != Some(owner) {
            return ExitCode::FAILURE;
        }
        let mut child = match Command::new("sh").arg("-c").arg(command).spawn() {
            Ok(child) => child,
            Err(error) => {
                eprintln!("sh: {error}");
                return ExitCode::FAILURE;
            }
        };
        let watch = move || {
            while !ends.load(Ordering::Relaxed) {
                std::thread::sleep(LOOKS);
            }
            end_all();
            std::process::exit(1);
        };
        // Without it the program still ends with its input.
        let _ = std::thread::Builder::new().spawn(watch);
        let ended = child.wait();
        end_all();
        let code = ended
            .ok()
            .and_then(|status| status.code().or_else(|| Some(128 + status.signal()?)));
        ExitCode::from(code.and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
    }

    /// Ends every descendant of this program.
    fn end_all() {
        let me = rustix::process::getpid().as_raw_pid();
        for _ in 0..ROUNDS {
            let descendants = descendants(&parents(), me);
            if descendants.is_empty() {
                return;
            }
            for pid in descendants.into_iter().filter_map(Pid::from_raw) {
                let _ = kill_process(pid, Signal::KILL);
            }
            while let Ok(Some(_)) = wait(WaitOptions::NOHANG) {}
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// The parent of every program that runs.
    fn parents() -> HashMap<i32, i32> {
        let programs = std::fs::read_dir("/proc").into_iter().flatten().flatten();
        let parents = programs.filter_map(|entry| {
            let pid: i32 = entry.file_name().to_str()?.parse().ok()?;
            let about = std::fs::read(entry.path().join("stat")).ok()?;
            Some((pid, parent_of(&about)?))
        });
        parents.collect()
    }

    /// The parent of a program, by what the system says about it: after its name, which may be anything, come a
    /// letter and that number. One that has ended has none.
    fn parent_of(about: &[u8]) -> Option<i32> {
        let name_ends = about.iter().rposition(|byte| *byte == b')')?;
        let rest = std::str::from_utf8(&about[name_ends + 1..]).ok()?;
        let mut rest = rest.split_whitespace();
        let state = rest.next()?;
        let parent = rest.next()?.parse().ok()?;
        (!matches!(state, "Z" | "X")).then_some(parent)
    }

    fn descendants(parents: &HashMap<i32, i32>, of: i32) -> Vec<i32> {
        let mut found = vec![of];
        let mut at = 0;
        while let Some(parent) = found.get(at).copied() {
            let children = parents.iter().filter(|(_, of)| **of == parent);
            let children: Vec<i32> = children
                .map(|(child, _)| *child)
                .filter(|child| !found.contains(child))
                .collect();
            found.extend(children);
            at += 1;
        }
        found.remove(0);
        found
    }

    #[cfg(test)]
    mod tests {
        use super::{descendants, parent_of};

        #[test]
        fn everybody_who_descends_from_a_program_is_found() {
            assert_eq!(parent_of(b"7 (a) b) S 5 1 1"), Some(5));
            assert_eq!(parent_of(b"7 (sh) Z 5 1 1"), None, "it has ended");
            assert_eq!(parent_of(b"nonsense"), None);
            let parents = [(2, 1), (3, 2), (4, 3), (5, 1), (6, 9), (1, 0)].into();
            let mut found = descendants(&parents, 2);
            found.sort_unstable();
            assert_eq!(found, [3, 4]);
            assert!(descendants(&parents, 4).is_empty());
        }
    }
}
