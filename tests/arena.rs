//! Tournaments with other programs, as they are started in a terminal.
#![cfg(unix)]

use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Takes the first legal answer each time.
const FIRST: &str =
    r#"exec:while read -r line; do case "$line" in *'"do":"choose"'*) echo '{"index":0}';; esac; done"#;
/// Is done with everything, also where that is no answer.
const DONE: &str = r#"exec:while read -r line; do case "$line" in *'"do":"choose"'*) echo '{"answer":{"done":true}}';; esac; done"#;

fn arena(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_king-of-tokyo"))
        .arg("arena")
        .args(arguments)
        .env("LANG", "C")
        .stdin(Stdio::null())
        .output()
        .expect("the program was built by cargo")
}

fn report(told: &Output) -> Value {
    assert!(told.status.success(), "{told:?}");
    serde_json::from_slice(&told.stdout).expect("one JSON object")
}

fn file(name: &str) -> PathBuf {
    let file = std::env::temp_dir().join(format!("king-of-tokyo-{name}-{}", std::process::id()));
    let _ = std::fs::remove_file(&file);
    file
}

#[test]
fn programs_play_whole_games_over_the_same_words() {
    let told = arena(&[
        "--seat", FIRST, "--seat", "easy", "--games", "4", "--seed", "3", "--json",
    ]);
    let report = report(&told);
    assert!(told.stderr.is_empty(), "{told:?}");
    assert_eq!(report["games"], 4);
    assert_eq!(report["ended"]["forfeited"], 0);
    assert_eq!(report["seats"][1]["who"], "easy");
    let points: f64 = report["seats"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|seat| seat["points"].as_f64().expect("a number"))
        .sum();
    let won = 4 - report["ended"]["nobody"].as_u64().expect("a count");
    assert!((points - won as f64).abs() < 1e-6, "{report}");
}

#[test]
fn whoever_dies_stalls_or_talks_nonsense_loses_that_game_and_the_tournament_goes_on() {
    for (program, reason) in [
        ("exec:no-such-program-as-this", "the program has ended"),
        ("exec:exit 3", "the program has ended"),
        ("exec:read -r line; read -r line", "the program has ended"),
        ("exec:exec sleep 60", "no answer within 300 ms"),
        ("exec:echo hello; sleep 1", "this is no legal answer: hello"),
        (
            "exec:echo '{\"index\":9999}'; cat >/dev/null",
            "this is no legal answer",
        ),
        (
            "exec:echo '{\"answer\":{\"stay\":true}}'; cat >/dev/null",
            "this is no legal answer",
        ),
        (
            "exec:head -c 2000000 /dev/zero; echo; cat >/dev/null",
            "this is no legal answer",
        ),
        (DONE, "this is no legal answer"),
    ] {
        let told = arena(&[
            "--seat",
            "easy",
            "--seat",
            program,
            "--seat",
            "easy",
            "--games",
            "2",
            "--move-time",
            "300",
            "--json",
        ]);
        let report = report(&told);
        let lines = String::from_utf8_lossy(&told.stderr);
        assert_eq!(report["games"], 2, "{program}");
        assert_eq!(report["seats"][1]["forfeits"], 2, "{program}: {report}\n{lines}");
        assert_eq!(report["seats"][0]["points"], 1.0, "{program}");
        for game in ["game 1, seat 2", "game 2, seat 1"] {
            assert!(
                lines
                    .lines()
                    .any(|line| line.contains(game) && line.contains(reason)),
                "{program}: {lines}"
            );
        }
    }
}

#[test]
fn a_tournament_is_taken_up_where_it_stopped() {
    let journal = file("journal");
    let name = journal.to_str().expect("a plain name");
    let play = |games: &str| {
        arena(&[
            "--seat", "easy", "--seat", "normal", "--seat", "easy", "--games", games, "--seed", "9",
            "--resume", name, "--json",
        ])
    };
    let whole = arena(&[
        "--seat", "easy", "--seat", "normal", "--seat", "easy", "--games", "6", "--seed", "9", "--json",
    ]);
    report(&play("3"));
    let kept = std::fs::read_to_string(&journal).expect("a journal");
    assert_eq!(kept.lines().count(), 4, "{kept}");
    // Stopped in the middle of a line.
    std::fs::write(&journal, &kept[..kept.len() - 9]).expect("a temporary file");
    assert_eq!(report(&play("6")), report(&whole));
    let now = std::fs::read_to_string(&journal).expect("a journal");
    assert_eq!(now.lines().count(), 7, "{now}");
    assert!(now.starts_with(&kept), "{now}");
    // Nothing is left to be played, and nothing is played twice.
    assert_eq!(report(&play("6")), report(&whole));
    assert_eq!(std::fs::read_to_string(&journal).expect("a journal"), now);
    // Another tournament, or a file of something else, is left alone.
    let other = arena(&["--seat", "easy", "--seat", "normal", "--resume", name]);
    assert_eq!(other.status.code(), Some(2));
    assert!(
        String::from_utf8_lossy(&other.stderr).contains("another tournament"),
        "{other:?}"
    );
    std::fs::write(&journal, "dear diary").expect("a temporary file");
    assert_eq!(play("6").status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(&journal).expect("a file"), "dear diary");
    let _ = std::fs::remove_file(&journal);
}

#[test]
fn a_tournament_that_does_not_say_its_game_is_of_the_usual_one() {
    let journal = file("old-journal");
    let name = journal.to_str().expect("a plain name");
    let play = |games: &str| {
        arena(&[
            "--seat", "easy", "--seat", "easy", "--games", games, "--resume", name, "--json",
        ])
    };
    report(&play("2"));
    let kept = std::fs::read_to_string(&journal).expect("a journal");
    let old = kept.replacen("\"game\":\"classic\",", "", 1);
    assert_ne!(old, kept);
    std::fs::write(&journal, &old).expect("a temporary file");
    assert_eq!(report(&play("3"))["games"], 3);
    let now = std::fs::read_to_string(&journal).expect("a journal");
    assert!(now.starts_with(&old) && now.lines().count() == 4, "{now}");
    let _ = std::fs::remove_file(&journal);
}

#[test]
fn two_to_six_are_seated() {
    for seats in [1, 7] {
        let told = arena(&["--seat", "easy"].repeat(seats));
        assert_eq!(told.status.code(), Some(2));
        assert!(
            String::from_utf8_lossy(&told.stderr).contains("2 to 6"),
            "{told:?}"
        );
    }
}
