//! Ctrl-C while many games are played: those that have begun are finished, no other begins, and what came of
//! them is printed. A second one ends the program at once.

use signal_hook::consts::SIGINT;
use signal_hook::flag;
use std::io::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};
use words::Words;

/// The exit code of a program that was interrupted.
pub(super) const CODE: u8 = 130;

static ASKED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

/// From now on Ctrl-C is a request.
pub(super) fn watch() {
    let watched = flag::register_conditional_shutdown(SIGINT, i32::from(CODE), ASKED.clone())
        .and_then(|_| flag::register(SIGINT, ASKED.clone()));
    if let Err(error) = watched {
        // Then it ends the program, as everywhere.
        log::info!("Ctrl-C cannot be watched: {error}");
    }
}

/// Has somebody asked to come to an end?
pub(super) fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

/// Says on stderr how far it came, if it was interrupted.
pub(super) fn tell(done: u64, games: u64, words: &Words) {
    if asked() && done < games {
        let values = [("done", done.into()), ("games", games.into())];
        let line = words.text_with("cli-interrupted", &values);
        // What was counted is printed even if nobody is left to be told.
        let _ = writeln!(std::io::stderr(), "{line}");
    }
}
