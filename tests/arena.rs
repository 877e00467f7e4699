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
        (
            "exec:no-such-program-as-this",
            "the command names no program, or one that may not be run",
        ),
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
        // Rounded up, so that everybody sits everywhere.
        assert_eq!(report["games"], 3, "{program}");
        assert_eq!(report["seats"][1]["forfeits"], 3, "{program}: {report}\n{lines}");
        assert_eq!(report["seats"][0]["points"], 1.5, "{program}");
        for game in ["game 1, seat 2", "game 2, seat 1", "game 3, seat 3"] {
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
            "--seat",
            "easy",
            "--seat",
            "normal",
            "--seat",
            "easy",
            "--games",
            games,
            "--seed",
            "9",
            "--resume",
            name,
            "--json",
            "--threads",
            "1",
        ])
    };
    let whole = arena(&[
        "--seat", "easy", "--seat", "normal", "--seat", "easy", "--games", "6", "--seed", "9", "--json",
    ]);
    report(&play("3"));
    let kept = std::fs::read_to_string(&journal).expect("a journal");
    assert_eq!(kept.lines().count(), 2, "{kept}");
    // Stopped in the middle of a line.
    std::fs::write(&journal, &kept[..kept.len() - 9]).expect("a temporary file");
    assert_eq!(report(&play("6")), report(&whole));
    let now = std::fs::read_to_string(&journal).expect("a journal");
    assert_eq!(now.lines().count(), 3, "{now}");
    assert!(now.starts_with(&kept), "{now}");
    // Nothing is left to be played, and nothing is played twice.
    assert_eq!(report(&play("6")), report(&whole));
    assert_eq!(std::fs::read_to_string(&journal).expect("a journal"), now);
    // Another tournament, or a file of something else, is left alone.
    let other = arena(&["--seat", "easy", "--seat", "normal", "--resume", name]);
    assert_eq!(other.status.code(), Some(2));
    assert!(
        String::from_utf8_lossy(&other.stderr).contains("another run"),
        "{other:?}"
    );
    std::fs::write(&journal, "dear diary").expect("a temporary file");
    assert_eq!(play("6").status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(&journal).expect("a file"), "dear diary");
    let _ = std::fs::remove_file(&journal);
}

#[test]
fn a_run_of_another_version_is_left_alone() {
    let journal = file("old-journal");
    let name = journal.to_str().expect("a plain name");
    let old =
        "{\"arena\":1,\"game\":\"classic\",\"seats\":[\"easy\",\"easy\"],\"seed\":1,\"move_time\":10000}\n";
    let play = || {
        arena(&[
            "--seat", "easy", "--seat", "easy", "--games", "2", "--resume", name,
        ])
    };
    let new = {
        assert!(play().status.success());
        std::fs::read_to_string(&journal).expect("a journal")
    };
    for (text, says) in [
        (old.to_owned(), "cannot be read as a run"),
        (
            new.replacen("\"version\":2", "\"version\":3", 1),
            "another version",
        ),
        (
            new.replacen("\"run\":\"ladder\"", "\"run\":\"worth\"", 1),
            "another run",
        ),
    ] {
        std::fs::write(&journal, &text).expect("a temporary file");
        let told = play();
        let line = String::from_utf8_lossy(&told.stderr).into_owned();
        assert_eq!(told.status.code(), Some(2), "{text}: {line}");
        assert!(line.contains(says), "{text}: {line}");
        assert_eq!(std::fs::read_to_string(&journal).expect("a file"), text);
    }
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
        "--seat",
        "easy",
        "--seat",
        "normal",
        "--seed",
        "9",
        "--json",
        "--threads",
        "1",
        "--game",
    ];
    let whole = arena(&[&common[..], &["duel", "--games", "6"]].concat());
    let play =
        |game: &str, games: &str| arena(&[&common[..], &[game, "--games", games, "--resume", name]].concat());
    report(&play("duel", "2"));
    let kept = std::fs::read_to_string(&journal).expect("a journal");
    assert!(
        kept.lines().count() == 2 && kept.contains("\"game\":\"duel\""),
        "{kept}"
    );
    std::fs::write(&journal, &kept[..kept.len() - 9]).expect("a temporary file");
    assert_eq!(report(&play("duel", "6")), report(&whole));
    let now = std::fs::read_to_string(&journal).expect("a journal");
    assert!(now.lines().count() == 4 && now.starts_with(&kept), "{now}");
    // The same seats and seed, but the other game.
    let other = play("classic", "6");
    assert_eq!(other.status.code(), Some(2));
    assert!(
        String::from_utf8_lossy(&other.stderr).contains("another run"),
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
    // Once from every seat.
    assert_eq!(report(&told)["ended"]["forfeited"], 2, "{told:?}");
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
        (&["normal", "master-no-packs"], &boxes),
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

fn says(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_king-of-tokyo"))
        .args(arguments)
        .env("LANG", "C")
        .stdin(Stdio::null())
        .output()
        .expect("the program was built by cargo")
}

/// A match, a pool and a table: parts that are played apart, put together, are the whole, letter by letter.
#[test]
fn parts_that_are_put_together_are_the_whole_run() {
    let runs: [&[&str]; 4] = [
        &["--match", "normal:greedy", "--players", "3", "--games", "24"],
        &[
            "--pool",
            "easy,claws,greedy",
            "--players",
            "3",
            "--games",
            "15",
            "--packs",
            "tower",
        ],
        &[
            "--game",
            "duel",
            "--seat",
            "easy",
            "--seat",
            FIRST,
            "--games",
            "12",
            "--monsters",
            "the-king,alienoid",
        ],
        &[
            "--match",
            "easy:random",
            "--games",
            "9",
            "--two-player-variant",
            "off",
            "--plain",
        ],
    ];
    for (nth, run) in runs.iter().enumerate() {
        let run = [&["ladder", "--seed", "5", "--json"], *run].concat();
        let whole = says(&run);
        assert!(whole.status.success(), "{whole:?}");
        let names: Vec<PathBuf> = (1..=3).map(|part| file(&format!("part-{nth}-{part}"))).collect();
        let names: Vec<&str> = names
            .iter()
            .map(|name| name.to_str().expect("a plain name"))
            .collect();
        for (name, part) in names.iter().zip(["1/3", "2/3", "3/3"]) {
            let told = says(&[&run[..], &["--shard", part, "--resume", name, "--threads", "2"]].concat());
            assert!(told.status.success(), "{told:?}");
        }
        // In any order.
        let merged = says(&["merge", "--json", names[2], names[0], names[1]]);
        assert_eq!(
            String::from_utf8_lossy(&merged.stdout),
            String::from_utf8_lossy(&whole.stdout),
            "{merged:?}"
        );
        let lacking = says(&["merge", names[0], names[2]]);
        let line = String::from_utf8_lossy(&lacking.stderr);
        assert!(lacking.status.code() == Some(2) && line.contains("2/3"), "{line}");
        // A part that was not played to its end is told.
        let text = std::fs::read_to_string(names[1]).expect("a part");
        let cut = text.trim_end().rfind('\n').expect("more than one line") + 1;
        std::fs::write(names[1], &text[..cut]).expect("a temporary file");
        let lacking = says(&["merge", names[0], names[1], names[2]]);
        let line = String::from_utf8_lossy(&lacking.stderr);
        assert!(
            lacking.status.code() == Some(2) && line.contains("to its end"),
            "{line}"
        );
        for name in names {
            let _ = std::fs::remove_file(name);
        }
    }
}

/// It decides alike on however many threads, and plays no further than it must.
#[test]
fn a_sequential_test_ends_as_soon_as_it_is_decided() {
    for (hypotheses, decided) in [("40:60", "high"), ("97:99", "low")] {
        let run = [
            "ladder",
            "--match",
            "normal:easy",
            "--games",
            "4000",
            "--seed",
            "2",
            "--sprt",
            hypotheses,
            "--json",
        ];
        let found = report(&says(&[&run[..], &["--threads", "1"]].concat()));
        assert_eq!(found["sprt"]["decided"], decided, "{found}");
        assert!(
            found["games"].as_u64().is_some_and(|games| games < 400),
            "{found}"
        );
        assert_eq!(found, report(&says(&[&run[..], &["--threads", "3"]].concat())));
    }
    let open = report(&says(&[
        "ladder",
        "--match",
        "easy:easy",
        "--games",
        "20",
        "--sprt",
        "50:51",
        "--json",
    ]));
    assert_eq!(open["sprt"]["decided"], Value::Null, "{open}");
}

/// A program for every command that lets bots play: one process for many games, also with commas in its command.
#[test]
fn a_program_sits_wherever_a_bot_does() {
    let notes = file("everywhere");
    let name = notes.to_str().expect("a plain name");
    let program = format!(
        r#"exec:echo begun, again >>{name}; while read -r line; do case "$line" in *'"do":"choose"'*) echo '{{"index":0}}';; esac; done"#
    );
    let pair = format!("normal:{program}");
    let list = format!("easy,{program}");
    let runs: [&[&str]; 7] = [
        &["ladder", "--match", &pair, "--games", "6"],
        &["ladder", "--pool", &list, "--games", "6"],
        &[
            "ladder", "--game", "duel", "--seat", "exact", "--seat", &program, "--games", "6",
        ],
        &["simulate", "--bots", &list, "--players", "2", "--games", "6"],
        &[
            "simulate", "--game", "duel", "--bots", &program, "--bots", "greedy", "--games", "6",
        ],
        &["watch", "--bots", &list, "--players", "2"],
        &[
            "solve",
            "--variant",
            "stars",
            "--levels",
            &program,
            "--games",
            "3",
        ],
    ];
    for run in runs {
        let _ = std::fs::remove_file(&notes);
        let threads: &[&str] = if run[0] == "watch" {
            &[]
        } else {
            &["--threads", "1"]
        };
        let told = says(&[run, threads].concat());
        assert!(
            told.status.success() && told.stderr.is_empty(),
            "{run:?}: {told:?}"
        );
        let begun = std::fs::read_to_string(&notes)
            .expect("it was started")
            .lines()
            .count();
        let seats = if run[0] == "solve" { 2 } else { 1 };
        assert_eq!(begun, seats, "{run:?}");
        // The same games on two threads.
        let table = |told: &Output| {
            let text = String::from_utf8_lossy(&told.stdout).into_owned();
            let timeless = text
                .lines()
                .filter(|line| !line.contains(" s:") && !line.contains(" s."));
            timeless.map(str::to_owned).collect::<Vec<_>>()
        };
        if run[0] != "watch" {
            let more = says(&[run, &["--threads", "2"]].concat());
            assert_eq!(table(&more).last(), table(&told).last(), "{run:?}");
        }
    }
    for run in [
        &["simulate", "--bots", "exec:exit 1", "--games", "1"][..],
        &["watch", "--bots", "exec:echo nothing"],
        &[
            "solve",
            "--variant",
            "stars",
            "--levels",
            "exec:exit 1",
            "--games",
            "1",
        ],
    ] {
        let told = says(run);
        let line = String::from_utf8_lossy(&told.stderr);
        assert_eq!(told.status.code(), Some(2), "{run:?}: {line}");
        assert!(
            line.contains("cannot go on") && line.lines().count() == 1,
            "{run:?}: {line}"
        );
    }
    let _ = std::fs::remove_file(&notes);
}

#[test]
fn a_program_has_a_clock_for_every_answer_and_for_every_game() {
    let slow = r#"exec:while read -r line; do case "$line" in *'"do":"choose"'*) sleep 0.1; echo '{"index":0}';; esac; done"#;
    for (clock, says) in [
        (["--move-time", "20"], "no answer within 20 ms"),
        (["--game-time", "250"], "more than 250 ms"),
    ] {
        let told = arena(
            &[
                &[
                    "--seat", slow, "--seat", "easy", "--games", "2", "--json", "--timing",
                ],
                &clock[..],
            ]
            .concat(),
        );
        let report = report(&told);
        assert_eq!(report["seats"][0]["forfeits"], 2, "{report}");
        assert!(
            report["seats"][1]["time"]["answers"].as_u64().is_some(),
            "{report}"
        );
        let lines = String::from_utf8_lossy(&told.stderr);
        assert_eq!(
            lines.lines().filter(|line| line.contains(says)).count(),
            2,
            "{lines}"
        );
    }
}

/// The proof and the worth of cards, in parts: put together they are the whole, letter by letter.
#[test]
fn parts_of_a_proof_and_of_a_measure_are_the_whole() {
    let runs: [&[&str]; 5] = [
        &["soak", "--games", "60", "--coverage", "--saves", "1000"],
        &[
            "soak",
            "--game",
            "duel",
            "--games",
            "60",
            "--coverage",
            "--saves",
            "1000",
        ],
        &[
            "soak",
            "--game",
            "duel",
            "--records",
            "--games",
            "55",
            "--saves",
            "1000",
        ],
        &[
            "worth",
            "jets",
            "nova-breath",
            "--who",
            "easy",
            "--games",
            "6",
            "--turns",
            "2,3",
            "--players",
            "3",
        ],
        &[
            "worth",
            "--game",
            "duel",
            "extra-head",
            "snack-time",
            "--who",
            "easy",
            "--games",
            "6",
            "--turns",
            "2,3",
        ],
    ];
    for (nth, run) in runs.iter().enumerate() {
        let whole = says(run);
        assert!(whole.status.success(), "{run:?}: {whole:?}");
        let names: Vec<PathBuf> = (1..=2).map(|part| file(&format!("proof-{nth}-{part}"))).collect();
        let names: Vec<&str> = names
            .iter()
            .map(|name| name.to_str().expect("a plain name"))
            .collect();
        for (name, part) in names.iter().zip(["1/2", "2/2"]) {
            let told = says(&[*run, &["--shard", part, "--resume", name]].concat());
            assert!(told.status.success(), "{run:?}: {told:?}");
        }
        let merged = says(&["merge", names[1], names[0]]);
        assert_eq!(
            String::from_utf8_lossy(&merged.stdout),
            String::from_utf8_lossy(&whole.stdout),
            "{run:?}: {merged:?}"
        );
        for name in names {
            let _ = std::fs::remove_file(name);
        }
    }
}

/// What a card is worth is told beside what the chances say, per turn, for whatever can be given in either game.
#[test]
fn worth_measures_whatever_can_be_given() {
    let classic: &[(&str, &str)] = &[
        ("jets", "card"),
        ("heal", "card"),
        ("extra-head", "card"),
        ("pharaonic-ego", "curse"),
        ("cultists", "piece"),
        ("tower-bottom", "piece"),
        ("tower-middle", "piece"),
        ("transformation", "piece"),
        ("golden-scarab", "piece"),
        ("berserk", "piece"),
    ];
    // A card with a token, one that looks at purchases, and one that is resolved at once.
    let duel: &[(&str, &str)] = &[
        ("extra-head", "card"),
        ("made-in-a-lab", "card"),
        ("breaking-news", "card"),
        ("snack-time", "card"),
    ];
    let packs = &["--packs", "cultists,tower,transformation,curses,berserk"][..];
    for (game, items, boxes) in [("classic", classic, packs), ("duel", duel, &[][..])] {
        let named: Vec<&str> = items.iter().map(|(item, _)| *item).collect();
        let rest = [
            "--who", "easy", "--seed", "2", "--games", "2", "--turns", "2,4", "--json",
        ];
        let run = [&["worth", "--game", game], &named[..], &rest[..], boxes].concat();
        let found = report(&says(&run));
        assert_eq!((&found["game"], &found["games"]), (&game.into(), &2.into()));
        let told = found["command"].as_str().expect("a command");
        assert_eq!(told.contains("--game duel"), game == "duel", "{told}");
        let measured = found["items"].as_array().expect("a list");
        assert_eq!(measured.len(), items.len(), "{found}");
        for (item, (slug, kind)) in measured.iter().zip(items) {
            assert_eq!(
                (&item["item"], &item["kind"]),
                (&(*slug).into(), &(*kind).into()),
                "{item}"
            );
            let given: u64 = item["turns"]
                .as_array()
                .expect("a list")
                .iter()
                .map(|turn| turn["given"].as_u64().unwrap_or(0))
                .sum();
            assert!(item["given"] == given && given > 0, "{item}");
            let gap = item["said"].as_f64().expect("a number") - item["worth"].as_f64().expect("a number");
            assert!(
                (gap - item["gap"].as_f64().expect("a number")).abs() < 2e-4,
                "{item}"
            );
        }
    }
    for (run, says_so) in [
        (&["worth", "excalibur"][..], "nova-breath"),
        (&["worth", "tower-top", "--packs", "tower"], "“tower-top”"),
        (&["worth", "--game", "duel", "nova-breath"], "extra-head"),
        (&["worth", "--game", "duel", "--players", "3"], "exactly 2"),
        (&["worth", "--game", "duel", "--packs", "tower"], "classic"),
        (&["worth", "--game", "chess"], "duel"),
        (&["worth", "--who", "exec:cat"], "player of ours"),
    ] {
        let told = says(run);
        let line = String::from_utf8_lossy(&told.stderr);
        assert!(told.status.code() == Some(2) && line.contains(says_so), "{line}");
        assert_eq!(line.lines().count(), 1, "{line}");
    }
}
