//! Whatever the bytes of a file among the games: it is listed as it is or refused, nothing panics, and what is told
//! of it finds room on a line and does nothing to it.
//!
//! `cargo +nightly fuzz run listed fuzz/corpus/record fuzz/seeds/record`, with cargo-fuzz installed.

#![no_main]

use king_of_tokyo::storage::games::{Games, Name};
use libfuzzer_sys::fuzz_target;
use std::path::PathBuf;
use std::sync::LazyLock;
use table::quoted::{acts, plain};

static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = std::env::temp_dir().join(format!("king-of-tokyo-fuzz-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    folder
});

fuzz_target!(|bytes: &[u8]| {
    let games = Games::at(&*FOLDER);
    let name = Name::of_file("fuzzed.kot").expect("a name");
    let path = games.path(&name).expect("a path");
    std::fs::write(&path, bytes).expect("a temporary file");
    std::fs::write(path.with_extension("title"), bytes).expect("a temporary file");
    match (games.summary(&name), games.unproven_summary(&name)) {
        (Ok(proven), Ok(_)) => {
            assert!(proven.seats.len() <= 6);
            let names = proven.seats.iter().map(|seat| seat.sitter.name.as_str());
            for said in names.chain([proven.game.as_str()]).chain(proven.title.as_deref()) {
                assert!(said.chars().count() <= 60 && !said.chars().any(acts));
            }
        }
        (Ok(_), Err(trouble)) => panic!("what is proven can be read: {trouble}"),
        (Err(trouble), _) => {
            let said = trouble.to_string();
            assert!(plain(&said) == said && !said.contains('\n'));
        }
    }
});
