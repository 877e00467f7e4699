//! Tournaments with other programs, as they are started in a terminal.
#![cfg(unix)]

use serde_json::Value;
use std::io::Write as _;
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

/// What programs on other systems write: a byte order mark before each line, and a carriage return behind it.
#[test]
fn a_program_may_end_its_lines_as_its_system_does() {
    let crlf = r#"exec:while read -r line; do case "$line" in *'"do":"choose"'*) printf '\357\273\277{"index":0}\r\n';; esac; done"#;
    let told = |program: &str| {
        let told = arena(&[
            "--seat", program, "--seat", "easy", "--games", "2", "--seed", "3", "--json",
        ]);
        assert!(told.stderr.is_empty(), "{told:?}");
        report(&told)
    };
    let (plain, other) = (told(FIRST), told(crlf));
    assert_eq!(other["ended"]["forfeited"], 0);
    for count in ["points", "forfeits"] {
        assert_eq!(plain["seats"][0][count], other["seats"][0][count], "{count}");
    }
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
fn programs_duel_over_the_same_words() {
    let told = arena(&[
        "--game", "duel", "--seat", FIRST, "--seat", "easy", "--games", "4", "--seed", "3", "--json",
    ]);
    let report = report(&told);
    assert!(told.stderr.is_empty(), "{told:?}");
    assert_eq!((&report["game"], &report["games"]), (&"duel".into(), &4.into()));
    assert_eq!(report["ended"]["forfeited"], 0);
    let endings = ["fame", "destruction", "spotlight", "knockout", "unfinished"];
    let ended = endings.map(|ending| report["ended"][ending].as_u64().expect("a count"));
    assert_eq!(ended.iter().sum::<u64>(), 4, "{report}");
    let points = [0, 1].map(|seat| report["seats"][seat]["points"].as_f64().expect("a number"));
    let unfinished = report["ended"]["unfinished"].as_u64().expect("a count");
    assert!(
        (points[0] + points[1] + unfinished as f64 - 4.0).abs() < 1e-6,
        "{report}"
    );
}

/// Keeps what it is told, and takes the first legal answer each time.
fn scribe(notes: &std::path::Path) -> String {
    let notes = notes.to_str().expect("a plain name");
    format!(
        r#"exec:while read -r line; do echo "$line" >>{notes}; case "$line" in *'"do":"choose"'*) echo '{{"index":0}}';; esac; done"#
    )
}

#[test]
fn a_program_is_told_who_duels_and_where_it_sits() {
    let notes = file("duel-notes");
    let told = arena(&[
        "--game",
        "duel",
        "--seat",
        "easy",
        "--seat",
        &scribe(&notes),
        "--games",
        "2",
        "--seed",
        "8",
        "--json",
    ]);
    report(&told);
    let heard = std::fs::read_to_string(&notes).expect("it kept what it was told");
    let heard: Vec<Value> = heard
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let begins: Vec<_> = heard.iter().filter(|line| line["do"] == "begin").collect();
    let seats: Vec<_> = begins.iter().map(|line| &line["seat"]).collect();
    assert_eq!(seats, [1, 0]);
    for begin in &begins {
        assert_eq!(begin["rules"], "duel");
        let monsters = begin["monsters"].as_array().expect("a list");
        assert!(monsters.len() == 2 && monsters[0] != monsters[1], "{begin}");
    }
    let asked = heard.iter().filter(|line| line["do"] == "choose");
    for question in asked {
        assert!(
            question["answers"]
                .as_array()
                .is_some_and(|answers| !answers.is_empty()),
            "{question}"
        );
    }
    assert_eq!(heard.iter().filter(|line| line["do"] == "end").count(), 2);
    let _ = std::fs::remove_file(&notes);
}

#[test]
fn whoever_talks_nonsense_loses_the_duel_and_the_rival_has_it_all() {
    for (program, reason) in [
        ("exec:exit 3", "the program has ended"),
        (
            "exec:echo '{\"answer\":{\"stay\":true}}'; cat >/dev/null",
            "this is no legal answer",
        ),
        (
            "exec:echo '{\"index\":9999}'; cat >/dev/null",
            "this is no legal answer",
        ),
    ] {
        let told = arena(&[
            "--game",
            "duel",
            "--seat",
            "easy",
            "--seat",
            program,
            "--games",
            "2",
            "--move-time",
            "2000",
            "--json",
        ]);
        let report = report(&told);
        let lines = String::from_utf8_lossy(&told.stderr);
        assert_eq!(report["seats"][1]["forfeits"], 2, "{program}: {report}\n{lines}");
        assert_eq!(report["seats"][0]["points"], 2.0, "{program}");
        assert_eq!(
            lines.lines().filter(|line| line.contains(reason)).count(),
            2,
            "{lines}"
        );
    }
}

#[test]
fn a_tournament_of_duels_is_taken_up_where_it_stopped() {
    let journal = file("duel-journal");
    let name = journal.to_str().expect("a plain name");
    let common = [
        "--seat", "easy", "--seat", "normal", "--seed", "9", "--json", "--game",
    ];
    let whole = arena(&[&common[..], &["duel", "--games", "5"]].concat());
    let play =
        |game: &str, games: &str| arena(&[&common[..], &[game, "--games", games, "--resume", name]].concat());
    report(&play("duel", "2"));
    let kept = std::fs::read_to_string(&journal).expect("a journal");
    assert!(
        kept.lines().count() == 3 && kept.contains("\"game\":\"duel\""),
        "{kept}"
    );
    std::fs::write(&journal, &kept[..kept.len() - 9]).expect("a temporary file");
    assert_eq!(report(&play("duel", "5")), report(&whole));
    let now = std::fs::read_to_string(&journal).expect("a journal");
    assert!(now.lines().count() == 6 && now.starts_with(&kept), "{now}");
    // The same seats and seed, but the other game.
    let other = play("classic", "5");
    assert_eq!(other.status.code(), Some(2));
    assert!(
        String::from_utf8_lossy(&other.stderr).contains("another tournament"),
        "{other:?}"
    );
    assert_eq!(std::fs::read_to_string(&journal).expect("a journal"), now);
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

/// Runs until it is ended; everything of it writes its number into `numbers`, ignores what asks it to go, and has
/// left its group and its parents.
#[cfg(target_os = "linux")]
fn hiding(numbers: &std::path::Path, answers: bool) -> String {
    let numbers = numbers.to_str().expect("a plain name");
    let stays = format!(r#"trap "" HUP INT TERM; echo $$ >>{numbers}; while :; do sleep 1; done"#);
    let goes_on = match answers {
        true => {
            r#"while read -r line; do case "$line" in *'"do":"choose"'*) echo '{"index":0}';; esac; done"#
                .to_owned()
        }
        false => stays.clone(),
    };
    let script = format!("{numbers}.sh");
    let text = format!(
        "(setsid sh -c '{stays}' </dev/null >/dev/null 2>&1 &)\nsetsid setsid sh -c '{stays}' </dev/null >/dev/null 2>&1 &\n\
         while [ \"$(wc -l <{numbers} 2>/dev/null || echo 0)\" -lt 2 ]; do sleep 0.01; done\n{goes_on}\n"
    );
    std::fs::write(&script, text).expect("a script");
    format!("exec:sh {script}")
}

/// Which of these programs still run, after they had three seconds to end.
#[cfg(target_os = "linux")]
fn left(numbers: &std::path::Path) -> Vec<String> {
    let text = std::fs::read_to_string(numbers).expect("they have begun");
    let runs = |pid: &&str| {
        let about = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        about
            .rsplit(')')
            .next()
            .is_some_and(|rest| !rest.is_empty() && !rest.trim_start().starts_with('Z'))
    };
    let began = std::time::Instant::now();
    loop {
        let left: Vec<String> = text.lines().filter(runs).map(str::to_owned).collect();
        if left.is_empty() || began.elapsed().as_secs() >= 3 {
            for pid in &left {
                let _ = Command::new("kill").args(["-9", pid]).status();
            }
            return left;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

#[test]
#[cfg(target_os = "linux")]
fn whatever_a_program_starts_ends_with_its_game() {
    let numbers = file("hiding");
    let told = arena(&[
        "--seat",
        &hiding(&numbers, true),
        "--seat",
        "easy",
        "--games",
        "1",
        "--json",
    ]);
    assert_eq!(report(&told)["ended"]["forfeited"], 0, "{told:?}");
    assert_eq!(left(&numbers), Vec::<String>::new());
    // The same of one that is ended because it does not answer.
    let _ = std::fs::remove_file(&numbers);
    let told = arena(&[
        "--seat",
        &hiding(&numbers, false),
        "--seat",
        "easy",
        "--games",
        "1",
        "--move-time",
        "1500",
        "--json",
    ]);
    assert_eq!(report(&told)["ended"]["forfeited"], 1, "{told:?}");
    assert_eq!(left(&numbers), Vec::<String>::new());
}

#[test]
#[cfg(target_os = "linux")]
fn however_the_arena_ends_its_programs_end_with_it() {
    for signals in [&["TERM"][..], &["INT", "INT"], &["HUP"], &["KILL"]] {
        let numbers = file(&format!("hiding-{}", signals.concat()));
        let mut playing = Command::new(env!("CARGO_BIN_EXE_king-of-tokyo"))
            .args([
                "arena",
                "--seat",
                &hiding(&numbers, false),
                "--seat",
                "easy",
                "--games",
                "1",
                "--move-time",
                "600000",
            ])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program was built by cargo");
        let begun = || std::fs::read_to_string(&numbers).is_ok_and(|text| text.lines().count() >= 3);
        let began = std::time::Instant::now();
        while !begun() {
            assert!(began.elapsed().as_secs() < 20, "{signals:?}: it has not begun");
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        for signal in signals {
            let sent = Command::new("kill")
                .args([&format!("-{signal}"), &playing.id().to_string()])
                .status();
            assert!(sent.is_ok_and(|sent| sent.success()));
            std::thread::sleep(std::time::Duration::from_millis(200));
        }
        playing.wait().expect("it has ended");
        assert_eq!(left(&numbers), Vec::<String>::new(), "{signals:?}");
    }
}

/// Somebody puts another file where the tournament is written down: what is not in that is said.
#[test]
fn a_journal_that_is_replaced_is_told() {
    let journal = file("replaced-journal");
    let name = journal.to_str().expect("a plain name");
    let replace = format!(
        r#"exec:cp {name} {name}.new 2>/dev/null && mv {name}.new {name}; while read -r line; do case "$line" in *'"do":"choose"'*) echo '{{"index":0}}';; esac; done"#
    );
    let told = arena(&[
        "--seat", &replace, "--seat", "easy", "--games", "2", "--resume", name,
    ]);
    assert_eq!(told.status.code(), Some(2), "{told:?}");
    assert!(
        String::from_utf8_lossy(&told.stderr).contains("was replaced"),
        "{told:?}"
    );
    let _ = std::fs::remove_file(&journal);
}

/// One of the bots as a program.
fn bot(who: &str) -> String {
    format!("exec:exec '{}' bot {who}", env!("CARGO_BIN_EXE_king-of-tokyo"))
}

#[test]
fn our_bots_play_as_programs_with_everything_on_the_table() {
    let boxes = [
        "--edition",
        "dark",
        "--power-up",
        "draft",
        "--packs",
        "cultists,tower,transformation,curses,berserk",
        "--halloween",
        "--promos",
    ];
    let tables: [(&[&str], &[&str]); 3] = [
        (&["easy", "claws", "greedy"], &[]),
        (&["normal", "master-0.1"], &boxes),
        (&["random", "hard"], &["--game", "duel"]),
    ];
    for (who, more) in tables {
        let seats: Vec<String> = who.iter().map(|who| bot(who)).collect();
        let mut arguments = vec!["--games", "2", "--json"];
        for seat in &seats {
            arguments.extend(["--seat", seat]);
        }
        arguments.extend(more);
        let played = || {
            let told = arena(&arguments);
            let errors = String::from_utf8_lossy(&told.stderr).into_owned();
            assert!(told.status.success() && errors.is_empty(), "{who:?}: {errors}");
            let report: Value = serde_json::from_slice(&told.stdout).expect("JSON");
            report
        };
        let report = played();
        assert_eq!(report["ended"]["forfeited"], 0, "{who:?}: {report}");
        assert_eq!(report, played(), "its luck is its own, and the same again");
    }
}

#[test]
fn a_bot_that_is_told_nonsense_says_what_it_did_not_understand() {
    let table = [
        ("nonsense", "expected"),
        (r#"{"do":"choose","id":1,"view":{}}"#, "choose"),
        (r#"{"do":"begin","rules":"chess","game":0,"seat":0}"#, "chess"),
        (r#"{"do":"dance"}"#, "dance"),
    ];
    for (said, about) in table {
        let mut bot = Command::new(env!("CARGO_BIN_EXE_king-of-tokyo"))
            .args(["bot", "easy", "--lang", "en"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        writeln!(bot.stdin.take().expect("an input"), "{said}").expect("it listens");
        let told = bot.wait_with_output().expect("it ends");
        let errors = String::from_utf8_lossy(&told.stderr);
        assert_eq!(told.status.code(), Some(2), "{said}: {errors}");
        assert!(
            errors.lines().count() == 1 && errors.contains(about),
            "{said}: {errors}"
        );
    }
}
