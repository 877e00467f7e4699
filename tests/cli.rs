//! The program as it is typed in a terminal.

use std::io::Read;
use std::process::{Command, Output, Stdio};

fn game(arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_king-of-tokyo"));
    command.args(arguments.split_whitespace());
    // In no language, without a display, and without whatever the caller wants logged.
    for name in [
        "LANGUAGE",
        "LC_ALL",
        "LC_MESSAGES",
        "DISPLAY",
        "WAYLAND_DISPLAY",
        "WAYLAND_SOCKET",
        "RUST_LOG",
    ] {
        command.env_remove(name);
    }
    command.env("LANG", "C").stdin(Stdio::null());
    command
}

fn says(arguments: &str) -> Output {
    game(arguments).output().expect("the program was built by cargo")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("the program speaks UTF-8")
}

#[test]
fn simulate_gives_the_same_result_for_the_same_seed_and_any_number_of_threads() {
    let play = "simulate --players 3 --bots normal,easy --games 8 --json";
    let first = says(&format!("{play} --seed 5 --threads 1"));
    let second = says(&format!("{play} --seed 5 --threads 3"));
    assert!(first.status.success() && first.stderr.is_empty(), "{first:?}");
    assert_eq!(text(&first.stdout), text(&second.stdout));
    let other = says(&format!("{play} --seed 6"));
    assert_ne!(first.stdout, other.stdout);

    let report: serde_json::Value = serde_json::from_slice(&first.stdout).expect("one JSON object");
    let number = |value: &serde_json::Value| value.as_u64().expect("a count");
    let sum = |values: &serde_json::Value| -> u64 {
        values
            .as_array()
            .expect("a list")
            .iter()
            .map(|entry| number(&entry["wins"]))
            .sum()
    };
    let ended: u64 = report["ended"]
        .as_object()
        .expect("an object")
        .values()
        .map(number)
        .sum();
    assert_eq!((number(&report["games"]), ended), (8, 8));
    let won = 8
        - number(&report["ended"]["nobody"])
        - number(&report["ended"]["unfinished"])
        - number(&report["shared"]);
    assert_eq!((sum(&report["seats"]), sum(&report["levels"])), (won, won));
    assert_eq!(report["bots"], serde_json::json!(["normal", "easy", "easy"]));
}

#[test]
#[cfg(unix)]
fn ctrl_c_prints_what_was_counted_so_far() {
    for command in [
        "simulate --bots easy",
        "ladder --match random:greedy",
        "calibrate --game duel --bots easy",
    ] {
        let mut child = game(&format!("{command} --json --games 4000000 --seed 5"))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program was built by cargo");
        std::thread::sleep(std::time::Duration::from_millis(1500));
        let interrupt = Command::new("kill")
            .args(["-INT", &child.id().to_string()])
            .status();
        assert!(interrupt.expect("every Unix has kill").success());
        let (mut told, mut said) = (String::new(), String::new());
        let stdout = child.stdout.as_mut().expect("a pipe").read_to_string(&mut told);
        let stderr = child.stderr.as_mut().expect("a pipe").read_to_string(&mut said);
        assert!(stdout.is_ok() && stderr.is_ok());
        assert_eq!(child.wait().expect("it ends").code(), Some(130), "{said}");
        let report: serde_json::Value = serde_json::from_str(&told).expect("one JSON object");
        let played = report["games"].as_u64().expect("a count");
        assert!((1..4_000_000).contains(&played), "{report}");
        assert!(
            said.starts_with("Interrupted: ") && said.lines().count() == 1,
            "{said}"
        );
    }
}

#[test]
#[cfg(unix)]
fn what_a_program_of_the_arena_has_started_ends_with_it() {
    let folder = std::env::temp_dir().join(format!("king-of-tokyo-forked-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let forked = folder.join("forked");
    let program = folder.join("program.sh");
    let script = format!(
        "sleep 600 & echo $! > '{}'\nread line; echo nonsense\n",
        forked.display()
    );
    std::fs::write(&program, script).expect("a script");
    let mut arena = game("arena --seat easy --games 1 --json --seat");
    let told = arena.arg(format!("exec:sh '{}'", program.display())).output();
    assert!(told.expect("the program was built by cargo").status.success());
    let pid = std::fs::read_to_string(&forked).expect("it has forked");
    // `kill -0` only asks whether it is there.
    let gone = |_| {
        std::thread::sleep(std::time::Duration::from_millis(20));
        let there = Command::new("kill")
            .args(["-0", pid.trim()])
            .stderr(Stdio::null())
            .status();
        !there.expect("every Unix has kill").success() || is_zombie(pid.trim())
    };
    assert!((0..100).any(gone), "{pid} is still there");
    std::fs::remove_dir_all(&folder).expect("a folder");
}

/// Has it ended, and only waits for somebody to take leave of it?
#[cfg(unix)]
fn is_zombie(pid: &str) -> bool {
    let status = Command::new("ps").args(["-o", "stat=", "-p", pid]).output();
    status.is_ok_and(|status| status.stdout.starts_with(b"Z"))
}

#[test]
#[cfg(target_os = "linux")]
fn simulate_goes_on_with_the_threads_that_it_gets() {
    let play = "simulate --players 2 --bots easy --games 40 --json";
    let plenty = says(play);
    // The second thread's stack alone is larger than all that the program may have.
    let program = env!("CARGO_BIN_EXE_king-of-tokyo");
    let scarce = Command::new("sh")
        .arg("-c")
        .arg(format!(
            "ulimit -v 1000000 && exec {program} {play} --threads 3000"
        ))
        .env("RUST_MIN_STACK", "4000000000")
        .env("LANG", "C")
        .stdin(Stdio::null())
        .output()
        .expect("a shell");
    assert!(scarce.status.success() && scarce.stderr.is_empty(), "{scarce:?}");
    assert_eq!(text(&scarce.stdout), text(&plenty.stdout));
}

#[test]
fn timing_stands_in_the_json_only_when_asked_for() {
    let timed = says("simulate --players 2 --bots easy --games 1 --json --timing");
    let plain = says("simulate --players 2 --bots easy --games 1 --json");
    assert!(text(&timed.stdout).contains("games_per_second"));
    assert!(!text(&plain.stdout).contains("second"));
}

#[test]
fn a_wrong_command_line_gets_one_line_and_exit_code_2() {
    for (arguments, named) in [
        ("--no-such-option", "--players"),
        ("simulate --players 7", "6"),
        ("simulate --bots genius", "easy, normal"),
        ("watch --game chess", "allowed: classic, duel"),
        (
            "ladder --match greedy:genius",
            "random, claws, greedy, child, adult, exact, easy",
        ),
        ("ladder --match greedy", "A:B, each one of random"),
        ("ladder --pool greedy", "at least two of random"),
        ("ladder --pool greedy,genius", "--pool cannot be “genius”"),
        (
            "ladder --match greedy:claws --pool greedy",
            "only one of --match, --pool and --seat",
        ),
        ("ladder --game duel --players 3", "exactly 2 seats"),
        (
            "ladder --game duel --edition dark",
            "--edition belongs to --game classic",
        ),
        ("simulate --game chess", "allowed: classic, duel"),
        ("play --game duel --players 3", "exactly 2 seats"),
        (
            "play --game duel --edition dark",
            "--edition belongs to --game classic",
        ),
        (
            "picture --game duel --players 4 --out never.png",
            "exactly 2 seats",
        ),
        (
            "picture --game duel --halloween --out never.png",
            "--halloween belongs to --game classic",
        ),
        ("picture --game duel --bots easy,easy,normal --out never.png", "2"),
        ("simulate --game duel --players 3", "exactly 2 seats"),
        ("watch --game duel --players 6 --lang fr", "exactement 2 places"),
        (
            "simulate --game duel --bots easy,easy,normal",
            "--bots names 3 bots",
        ),
        (
            "watch --game duel --bots easy,easy,normal --lang fr",
            "--bots nomme 3 bots",
        ),
        ("watch --game duel --promos", "--promos belongs to --game classic"),
        (
            "simulate --game duel --wickedness red --lang fr",
            "--wickedness va avec --game classic et ne veut rien dire avec --game duel",
        ),
        (
            "simulate --game duel --monsters gigazaur,gigazaur",
            "--monsters cannot be “gigazaur,gigazaur”; allowed: two different ones",
        ),
        (
            "play --game duel --monsters the-king",
            "of gigazaur, alienoid, space-penguin, meka-dragon, cyber-kitty, the-king",
        ),
        (
            "watch --game duel --monsters kraken,the-king --lang fr",
            "deux différents, comme gigazaur,the-king, parmi gigazaur, alienoid",
        ),
        (
            "simulate --monsters gigazaur,alienoid",
            "--monsters belongs to --game duel and means nothing in --game classic",
        ),
        (
            "play --monsters gigazaur,alienoid --lang fr",
            "--monsters va avec --game duel et ne veut rien dire avec --game classic",
        ),
        (
            "picture --monsters gigazaur,alienoid --out never.png",
            "--monsters belongs to --game duel",
        ),
        ("arena --game duel --seat easy", "exactly 2 seats"),
        (
            "arena --game duel --seat easy --seat easy --seat easy --lang fr",
            "exactement 2 places",
        ),
        (
            "arena --game go --seat easy --seat easy",
            "allowed: classic, duel",
        ),
        (
            "soak --game échecs --lang fr",
            "valeurs possibles\u{a0}: classic, duel",
        ),
        ("simulate --players 2 --bots easy,easy,easy", "2"),
        ("watch --lang klingon", "en, fr"),
        (
            "picture --out no/such/folder/picture.png",
            "no/such/folder/picture.png",
        ),
        (
            "calibrate --records no/such/folder",
            "nothing can be measured in no/such/folder: ",
        ),
        (
            "calibrate --records tests/records --players 3",
            "--records and --players do not go together",
        ),
        (
            "calibrate --records tests/records --edition dark --lang fr",
            "--records et --edition ne vont pas ensemble",
        ),
        ("calibrate --game duel --players 3", "exactly 2 seats"),
        (
            "play --bots-only --people Ada",
            "--bots-only and --people do not go together",
        ),
        ("play evening.kot --seed 4", "do not go together"),
        ("conquer", "watch"),
    ] {
        let told = says(arguments);
        let line = text(&told.stderr);
        assert_eq!(told.status.code(), Some(2), "{arguments}: {told:?}");
        assert!(told.stdout.is_empty(), "{arguments}: {told:?}");
        assert!(
            line.contains(named) && line.ends_with('\n') && line.lines().count() == 1,
            "{arguments}: {line}"
        );
    }
}

#[test]
fn soak_proves_duels_too() {
    let proven = says("soak --game duel --games 20 --coverage --lang en");
    let told = text(&proven.stdout);
    assert!(proven.status.success() && proven.stderr.is_empty(), "{proven:?}");
    assert!(
        told.starts_with("20 games, ") && told.contains("every rule held"),
        "{told}"
    );
    assert!(
        told.contains("\nbuzz king-2 ") && told.contains("\ncyber-kitty "),
        "{told}"
    );
    assert!(
        told.contains("\nquestion choose-own-keep ") && told.contains("\nending knockout "),
        "{told}"
    );
}

#[test]
fn simulate_counts_duels_by_seat_level_and_ending() {
    let play = "simulate --game duel --bots normal,easy --games 12 --json";
    let first = says(&format!("{play} --seed 5 --threads 1"));
    assert!(first.status.success() && first.stderr.is_empty(), "{first:?}");
    let second = says(&format!("{play} --seed 5 --threads 2"));
    assert_eq!(text(&first.stdout), text(&second.stdout));
    let report: serde_json::Value = serde_json::from_slice(&first.stdout).expect("one JSON object");
    assert_eq!((&report["game"], &report["players"]), (&"duel".into(), &2.into()));
    assert_eq!(report["bots"], serde_json::json!(["normal", "easy"]));
    let endings = report["ended"].as_object().expect("an object");
    let names: Vec<_> = endings.keys().map(String::as_str).collect();
    for ending in ["fame", "destruction", "spotlight", "knockout", "unfinished"] {
        assert!(names.contains(&ending), "{names:?}");
    }
    let count = |value: &serde_json::Value| value.as_u64().expect("a count");
    assert_eq!(endings.values().map(count).sum::<u64>(), 12);
    for wins in ["seats", "levels"] {
        let wins = report[wins].as_array().expect("a list");
        // In a duel somebody wins, and it is one of two.
        assert_eq!(wins.iter().map(|row| count(&row["wins"])).sum::<u64>(), 12);
        for row in wins {
            let [low, share, high] =
                ["low", "share", "high"].map(|name| row[name].as_f64().expect("a number"));
            assert!(low <= share && share <= high && low < high, "{row}");
        }
    }
    let told = says("simulate --game duel --bots easy --games 2 --seed 5 --lang fr");
    let told = text(&told.stdout);
    assert!(told.starts_with("2 parties de Duel, donne 5\n"), "{told}");
    assert!(told.contains("Gagnées sous les projecteurs"), "{told}");
}

#[test]
fn simulate_duels_with_the_monsters_that_are_named() {
    let play = "simulate --game duel --bots easy --games 6 --seed 2 --json";
    let drawn = says(play);
    let named = says(&format!("{play} --monsters the-king,space-penguin"));
    let again = says(&format!("{play} --monsters the-king,space-penguin"));
    assert!(named.status.success() && named.stderr.is_empty(), "{named:?}");
    assert_eq!(text(&named.stdout), text(&again.stdout));
    assert_ne!(named.stdout, drawn.stdout);
}

#[test]
fn ladder_measures_a_match_in_rotated_seats() {
    let play = "ladder --players 3 --match greedy:random --games 20 --seed 5";
    let first = says(&format!("{play} --json --threads 1"));
    assert!(first.status.success() && first.stderr.is_empty(), "{first:?}");
    let second = says(&format!("{play} --json --threads 3"));
    assert_eq!(text(&first.stdout), text(&second.stdout));
    let other = says("ladder --players 3 --match greedy:random --games 20 --seed 6 --json");
    assert_ne!(text(&first.stdout), text(&other.stdout));
    let report: serde_json::Value = serde_json::from_slice(&first.stdout).expect("one JSON object");
    // Seven deals, each from three seats: twenty games are not enough to sit everywhere equally often.
    assert_eq!((&report["seeds"], &report["games"]), (&7.into(), &21.into()));
    let found = &report["matches"][0];
    assert_eq!(
        (&found["who"], &found["against"], &found["games"]),
        (&"greedy".into(), &"random".into(), &21.into())
    );
    let [low, share, high] = ["low", "share", "high"].map(|name| found[name].as_f64().expect("a number"));
    assert!(
        0.3333 < share && low <= share && share <= high && low < high,
        "{found}"
    );
    assert_eq!(found["chance"], 0.3333);
    assert!(report.get("ratings").is_none(), "{report}");
    let told = says(&format!("{play} --lang fr"));
    assert!(
        text(&told.stdout).contains("\ngreedy  2 × random       21  "),
        "{}",
        text(&told.stdout)
    );
}

#[test]
fn equals_win_by_chance_on_every_seed() {
    let report = says("ladder --match claws:claws --games 10 --json");
    let report: serde_json::Value = serde_json::from_slice(&report.stdout).expect("one JSON object");
    let won = report["games"].as_u64().expect("a count") - report["unwon"].as_u64().expect("a count");
    // The same luck: both play the same game, once from either side.
    assert_eq!(report["matches"][0]["share"], won as f64 / 20.0);
}

#[test]
fn ladder_rates_the_pool_of_either_game() {
    for (play, matches) in [
        ("ladder --pool random,claws,greedy --games 12", 3),
        ("ladder --pool random,claws,greedy --games 8 --players 4", 6),
        ("ladder --game duel --pool random,claws,greedy --games 12", 3),
        (
            "ladder --pool claws,random --games 24 --players 3 --edition dark --wickedness mixed",
            2,
        ),
    ] {
        let first = says(&format!("{play} --json --threads 2"));
        assert!(first.status.success() && first.stderr.is_empty(), "{first:?}");
        assert_eq!(
            text(&first.stdout),
            text(&says(&format!("{play} --json --threads 1")).stdout)
        );
        let report: serde_json::Value = serde_json::from_slice(&first.stdout).expect("one JSON object");
        assert_eq!(
            report["matches"].as_array().map(Vec::len),
            Some(matches),
            "{play}"
        );
        assert_eq!(report["anchor"], "random");
        for found in report["ratings"].as_array().expect("a list") {
            let rating = found["rating"].as_i64().expect("a whole number");
            let ends = ["rating_low", "rating_high"].map(|name| found[name].as_i64());
            match ends {
                [Some(low), Some(high)] => assert!(low <= rating && rating <= high && low < high, "{found}"),
                // The anchor stands where it was put: nothing is known of it, and nothing is unsure.
                _ => assert!(found["who"] == "random" && ends == [None, None], "{found}"),
            }
            assert_eq!(found["who"] == "random", rating == 0, "{found}");
            assert_eq!(
                found.get("mixed").is_some(),
                report["players"] != 2,
                "{play}: {found}"
            );
        }
        let told = says(&format!("{play} --lang en"));
        assert!(
            text(&told.stdout).contains("(random = 0)"),
            "{}",
            text(&told.stdout)
        );
        // What is told to be typed plays the same again.
        let command = report["command"].as_str().expect("a command");
        let again = says(&format!(
            "{} --json",
            command.trim_start_matches("king-of-tokyo ")
        ));
        assert_eq!(text(&again.stdout), text(&first.stdout), "{command}");
    }
}

#[test]
fn watch_tells_a_whole_duel_in_both_languages() {
    let watch = "watch --game duel --bots easy --seed 7 --monsters the-king,cyber-kitty";
    let french = says(&format!("{watch} --lang fr"));
    let told = text(&french.stdout);
    assert!(french.status.success() && french.stderr.is_empty(), "{french:?}");
    let english = says(&format!("{watch} --lang en"));
    let english = text(&english.stdout);
    for (told, wanted) in [
        (told, ["Tour 1\u{a0}: ", " au centre", " lance ", "gagne le duel"]),
        (
            english,
            ["Turn 1: ", " in the center", " rolls ", "wins the duel"],
        ),
    ] {
        for wanted in wanted {
            assert!(told.contains(wanted), "{wanted}: {told}");
        }
        // Under the heading of each turn stands how both players and both markers are.
        let headings = told
            .lines()
            .zip(told.lines().skip(1))
            .filter(|(line, _)| !line.is_empty() && !line.starts_with(' '));
        let standing: Vec<_> = headings.map(|(_, standing)| standing).collect();
        assert!(standing.len() > 3, "{told}");
        for standing in standing {
            assert_eq!(standing.split(" · ").count(), 4, "{standing}");
            assert!(standing.contains("Cyber Kitty "), "{standing}");
        }
        let end = told.trim_end().lines().next_back().unwrap_or_default();
        assert!(end.contains("duel"), "{end}");
    }
    assert_eq!(english.lines().count(), told.lines().count());
}

/// The language of the system is a variable of the environment on some of them only.
#[test]
#[cfg(all(unix, not(target_os = "macos")))]
fn refusals_speak_the_language_of_the_system_or_of_the_option() {
    let french = game("simulate --players 9")
        .env("LANG", "fr_FR.UTF-8")
        .output()
        .expect("built by cargo");
    assert!(text(&french.stderr).contains("nombres entiers"), "{french:?}");
    let asked = says("simulate --players 9 --lang fr");
    assert_eq!(asked.stderr, french.stderr);
}

#[test]
#[cfg(all(unix, not(target_os = "macos")))]
fn without_a_display_the_window_says_what_works_without_one() {
    let told = says("play");
    let line = text(&told.stderr);
    assert_eq!(told.status.code(), Some(2), "{told:?}");
    assert!(
        line.contains("simulate") && line.contains("watch") && !line.contains("panicked"),
        "{line}"
    );
    assert!(line.contains("play --text"), "{line}");
}

/// What the window would blame on the display is named.
#[test]
#[cfg(all(unix, not(target_os = "macos")))]
fn a_variable_that_says_nonsense_is_named() {
    for (name, value) in [
        ("ICED_BACKEND", "nonsense"),
        ("ICED_BACKEND", "wgpu,gl"),
        ("WINIT_X11_SCALE_FACTOR", "0"),
        ("WINIT_X11_SCALE_FACTOR", "large"),
    ] {
        let told = game("play").env("DISPLAY", ":98765").env(name, value).output();
        let told = told.expect("the program was built by cargo");
        let line = text(&told.stderr);
        assert_eq!(told.status.code(), Some(2), "{told:?}");
        assert!(
            line.contains(name) && line.contains(value) && line.lines().count() == 1,
            "{line}"
        );
    }
}

/// Everywhere a file is named: nothing hangs, nothing fills the memory, and what to do is said.
#[test]
#[cfg(unix)]
fn what_is_no_plain_file_is_refused_wherever_a_file_is_named() {
    let folder = std::env::temp_dir().join(format!("king-of-tokyo-no-plain-file-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let [pipe, room, endless, empty] =
        ["pipe", "room", "zero", "null"].map(|name| folder.join(format!("{name}.kot")));
    let made = Command::new("mkfifo").arg(&pipe).status();
    assert!(made.is_ok_and(|made| made.success()), "mkfifo makes a pipe");
    std::fs::create_dir(&room).expect("a folder");
    std::os::unix::fs::symlink("/dev/zero", &endless).expect("a link");
    std::os::unix::fs::symlink("/dev/null", &empty).expect("a link");
    for file in [&pipe, &room, &endless, &empty] {
        for command in [
            "watch",
            "play",
            "play --text",
            "arena --seat easy --seat easy --games 1 --resume",
            "train --net duel --games 1000 --out",
        ] {
            for (language, said) in [
                ("en", ["plain file", "not a file"]),
                ("fr", ["fichier ordinaire", "pas un fichier"]),
            ] {
                let mut child = game(command)
                    .arg(file)
                    .args(["--lang", language])
                    .env("KING_OF_TOKYO_HOME", &folder)
                    .stderr(Stdio::piped())
                    .stdout(Stdio::piped())
                    .spawn()
                    .expect("the program was built by cargo");
                let began = std::time::Instant::now();
                while child.try_wait().expect("it can be asked").is_none() {
                    if began.elapsed().as_secs() > 20 {
                        let _ = child.kill();
                        panic!("{command} {} hangs", file.display());
                    }
                    std::thread::sleep(std::time::Duration::from_millis(10));
                }
                let told = child.wait_with_output().expect("it has ended");
                let line = text(&told.stderr);
                assert_eq!(
                    told.status.code(),
                    Some(2),
                    "{command} {}: {line}",
                    file.display()
                );
                assert!(
                    said.iter().any(|said| line.contains(said)),
                    "{command} {}: {line}",
                    file.display()
                );
                assert_eq!(line.lines().count(), 1, "{line}");
            }
        }
    }
    std::fs::remove_dir_all(&folder).expect("removed");
}

#[test]
#[cfg(unix)]
fn an_input_that_cannot_be_read_is_not_blamed_on_the_output() {
    let root = std::fs::File::open("/").expect("there is one");
    let told = game("engine")
        .stdin(root)
        .output()
        .expect("the program was built by cargo");
    assert_eq!(told.status.code(), Some(2), "{told:?}");
    assert!(text(&told.stderr).contains("input"), "{told:?}");
}

/// The same lines with right checksums.
#[cfg(unix)]
fn resummed(text: &str) -> String {
    let (mut sum, mut whole) = (table::Checksum::default(), String::new());
    for line in text.lines() {
        let content = &line[..line.rfind(",\"sum\":\"").expect("every line has a sum")];
        let this = sum.over(content.as_bytes());
        let closing = format!(",\"sum\":\"{this}\"}}\n");
        whole.push_str(content);
        whole.push_str(&closing);
        sum = this.over(closing.as_bytes());
    }
    whole
}

/// An escape, a bell and a mark that turns the direction, wherever a file or its name can hold them.
#[test]
#[cfg(unix)]
fn no_letter_of_a_file_does_anything_to_the_terminal() {
    let folder = std::env::temp_dir().join(format!("king-of-tokyo-acting-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let record = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/classic-running.kot");
    let record = std::fs::read_to_string(record).expect("a record");
    let acting = "\\u001b]0;x\\u0007\\u202e\u{202e}\u{2066}";
    let head = |from: &str, to: &str| {
        assert!(record.contains(from), "{from}");
        resummed(&record.replacen(from, to, 1))
    };
    let answer = format!(
        "{{\"answer\":{{\"n\":1,\"seat\":0,\"said\":{{\"{acting}\":1}}}},\"sum\":\"0000000000000000\"}}\n"
    );
    let files = [
        head("\"game\":\"classic\"", &format!("\"game\":\"{acting}\"")),
        head("\"edition\":\"", &format!("\"edition\":\"{acting}")),
        head("\"monster\":\"", &format!("\"monster\":\"{acting}")),
        head("\"format\":1", &format!("\"format\":1,\"{acting}\":1")),
        head("\"name\":\"", &format!("\"name\":\"{acting}")),
        resummed(&format!("{record}{answer}")),
        resummed(&format!(
            "{record}{{\"{acting}\":1,\"sum\":\"0000000000000000\"}}\n"
        )),
        "\u{1b}]0;x\u{7}\u{202e}".to_owned(),
        "{\"arena\":1,\"game\":\"\\u001b\u{202e}\"}\n".to_owned(),
        "{\"\\u001b\u{202e}\":1}\n".to_owned(),
    ];
    for (nth, bytes) in files.iter().enumerate() {
        let file = folder.join(format!("{nth}-\u{1b}[2J\u{7}\u{202e}.kot"));
        std::fs::write(&file, bytes).expect("written");
        for command in [
            "watch",
            "play",
            "play --text",
            "arena --seat easy --seat easy --games 1 --resume",
            "train --net duel --games 1000 --out",
        ] {
            let home = folder.join(format!("home-{nth}"));
            let told = game(command)
                .arg(&file)
                .env("RUST_LOG", "warn")
                .env("KING_OF_TOKYO_HOME", &home)
                .output()
                .expect("the program was built by cargo");
            assert!(
                !text(&told.stderr).contains("--game"),
                "nobody has typed it: {told:?}"
            );
            for said in [text(&told.stdout), text(&told.stderr)] {
                let acts = |letter: &char| *letter != '\n' && table::quoted::acts(*letter);
                assert_eq!(said.chars().find(acts), None, "{command} {nth}: {said:?}");
            }
        }
    }
    std::fs::remove_dir_all(&folder).expect("removed");
}

/// On every system everything can be kept in one folder of one's own choice, and nothing is kept anywhere else.
#[test]
fn everything_is_kept_in_the_folder_that_is_named() {
    let folder = std::env::temp_dir().join(format!("king-of-tokyo-named-{}", std::process::id()));
    let (named, elsewhere) = (folder.join("all of it"), folder.join("elsewhere"));
    let told = game("play --text --bots easy --players 2 --seed 1 --lang en")
        .env("KING_OF_TOKYO_HOME", &named)
        .env("XDG_DATA_HOME", &elsewhere)
        .env("XDG_CONFIG_HOME", &elsewhere)
        .output()
        .expect("the program was built by cargo");
    assert!(told.status.success(), "{told:?}");
    let games = std::fs::read_dir(named.join("games"))
        .expect("a folder")
        .flatten();
    assert_eq!(
        games
            .filter(|game| game.path().extension().is_some_and(|ending| ending == "kot"))
            .count(),
        1
    );
    assert!(!elsewhere.exists());
    std::fs::remove_dir_all(&folder).expect("removed");
}

/// However a damaged file comes into the terminal, it is said where it is damaged.
#[test]
fn damage_is_told_by_text_as_well() {
    let folder = std::env::temp_dir().join(format!("king-of-tokyo-damaged-text-{}", std::process::id()));
    let games = folder.join("king-of-tokyo/games");
    std::fs::create_dir_all(&games).expect("a folder");
    for (name, lang, said) in [
        ("classic-finished.kot", "en", "damaged from line"),
        ("duel-finished.kot", "fr", "abîmé"),
    ] {
        let record = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/records")
            .join(name);
        let mut bytes = std::fs::read(record).expect("a record");
        let at = bytes.len() / 2;
        bytes[at] ^= 1;
        let line = 1 + bytes[..at].iter().filter(|byte| **byte == b'\n').count();
        let file = folder.join(name);
        std::fs::write(&file, &bytes).expect("written");
        let there = games.join(name);
        std::fs::write(&there, &bytes).expect("written");
        for (command, file) in [
            ("watch", Some(&file)),
            ("play --text", Some(&file)),
            ("play --text", Some(&there)),
        ] {
            let told = game(command)
                .args(file)
                .args(["--lang", lang])
                .env("KING_OF_TOKYO_HOME", folder.join("king-of-tokyo"))
                .output()
                .expect("the program was built by cargo");
            let out = text(&told.stdout);
            assert!(
                out.contains(said) && out.contains(&line.to_string()),
                "{command} {name} {line}: {out}"
            );
        }
        assert_eq!(std::fs::read(&file).expect("it stays"), bytes);
    }
    std::fs::remove_dir_all(&folder).expect("removed");
}

/// Somebody gives a duel up while it cannot be saved: it is asked for, and tried again.
#[test]
fn a_game_that_ends_unsaved_by_text_is_tried_again() {
    use std::io::Write as _;
    let folder = std::env::temp_dir().join(format!("king-of-tokyo-unsaved-text-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let in_the_way = folder.join("king-of-tokyo");
    std::fs::write(&in_the_way, "").expect("a file where the folder should be");
    let mut playing = game("play --text --game duel --bots easy --seed 3")
        .env("KING_OF_TOKYO_HOME", &in_the_way)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program was built by cargo");
    let mut stdin = playing.stdin.take().expect("a pipe");
    let mut stdout = playing.stdout.take().expect("a pipe");
    let mut said = String::new();
    let mut hear = |said: &mut String, until: &str| {
        let mut letter = [0];
        while !said.contains(until) {
            assert!(stdout.read(&mut letter).is_ok_and(|read| read > 0), "{said}");
            said.push(char::from(letter[0]));
        }
    };
    stdin
        .write_all(b"concede\nyes\nagain please\n")
        .expect("it listens");
    hear(&mut said, "over, but not saved");
    hear(&mut said, "Type anything");
    said.clear();
    hear(&mut said, "over, but not saved");
    std::fs::remove_file(&in_the_way).expect("out of the way");
    stdin.write_all(b"again\n").expect("it listens");
    hear(&mut said, "The game is saved.");
    assert!(playing.wait().expect("it ends").success());
    let games = std::fs::read_dir(in_the_way.join("games")).expect("a folder");
    let games: Vec<_> = games.flatten().map(|entry| entry.path()).collect();
    let record = games
        .iter()
        .find(|path| path.extension().is_some_and(|ending| ending == "kot"));
    let record = std::fs::read_to_string(record.expect("a record")).expect("read");
    assert!(
        record
            .lines()
            .last()
            .is_some_and(|line| line.starts_with("{\"end\"")),
        "{record}"
    );
    std::fs::remove_dir_all(&folder).expect("removed");
}

/// Nobody is there to be told about it.
#[test]
#[cfg(all(unix, not(target_os = "macos")))]
fn without_a_display_a_damaged_file_stays_where_it_is() {
    let folder = std::env::temp_dir().join(format!("king-of-tokyo-no-display-{}", std::process::id()));
    let file = folder.join("king-of-tokyo").join("settings.json");
    std::fs::create_dir_all(file.with_file_name("")).expect("a temporary folder");
    std::fs::write(&file, "{ \"language\": ").expect("a temporary file");
    let told = game("play").env("XDG_CONFIG_HOME", &folder).output();
    assert_eq!(told.expect("built by cargo").status.code(), Some(2));
    assert!(file.exists());
    std::fs::write(&file, "{ \"language\": \"fr\", \"speed\": \"warp\" }").expect("a temporary file");
    let told = game("play").env("XDG_CONFIG_HOME", &folder).output();
    let line = told.expect("built by cargo").stderr;
    assert!(text(&line).contains("écran"), "{}", text(&line));
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn watch_tells_a_whole_game_in_french() {
    let french = says("watch --players 3 --bots easy --seed 7 --lang fr");
    let told = text(&french.stdout);
    assert!(french.status.success() && french.stderr.is_empty(), "{french:?}");
    assert!(
        told.contains("\nTour 1\u{a0}: ") && told.contains(" lance "),
        "{told}"
    );
    let end = told.trim_end().lines().next_back().unwrap_or_default();
    assert!(end.contains("gagne"), "{end}");
    let english = says("watch --players 3 --bots easy --seed 7 --lang en");
    assert_eq!(text(&english.stdout).lines().count(), told.lines().count());
    assert_ne!(english.stdout, french.stdout);
}

#[test]
fn a_reader_who_goes_away_is_no_problem() {
    let mut told = game("watch --players 6 --bots easy --seed 1")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built by cargo");
    let mut first = [0; 16];
    let mut out = told.stdout.take().expect("piped");
    out.read_exact(&mut first).expect("the game begins");
    drop(out);
    let told = told.wait_with_output().expect("the game ends");
    assert!(told.status.success() && told.stderr.is_empty(), "{told:?}");
}

#[test]
fn help_names_both_games_and_what_is_for_one_of_them() {
    for (language, monsters) in [
        ("en", "only with --game duel"),
        ("fr", "seulement avec --game duel"),
    ] {
        for command in ["play", "simulate", "watch", "picture", "calibrate"] {
            let told = says(&format!("{command} --help --lang {language}"));
            let told = text(&told.stdout)
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ");
            assert!(told.contains("--game <GAME>"), "{command}: {told}");
            assert!(told.contains("--monsters <ONE,OTHER>"), "{command}: {told}");
            assert!(told.contains(monsters), "{command}: {told}");
        }
    }
}

/// One line that names the file and says why it cannot be used.
fn refused(told: &Output, file: &str, reason: &str) {
    let line = text(&told.stderr);
    assert_eq!(
        (told.status.code(), line.lines().count()),
        (Some(2), 1),
        "{file}: {line}"
    );
    assert!(line.contains(reason) && line.contains(file), "{file}: {line}");
}

#[test]
fn training_goes_on_with_its_own_nets_only() {
    let folder = std::env::temp_dir().join(format!("king-of-tokyo-train-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/resources/weights/duel.net");
    let shipped = std::fs::read(shipped).expect("a net comes with the program");
    let cut = &shipped[..shipped.len() - 9];
    let two = concat!(env!("CARGO_MANIFEST_DIR"), "/resources/weights/classic-two.net");
    let two = std::fs::read(two).expect("a net comes with the program");
    for (name, bytes, net, reason) in [
        (
            "foreign",
            &b"{ \"weights\": [] }"[..],
            "duel",
            "no weights of this program",
        ),
        ("cut", cut, "duel", "damaged"),
        ("other", &shipped, "classic-two", "weights of duel"),
        ("seed", &shipped, "duel", "has seed"),
        ("place", &two, "classic-many", "weights of classic-two"),
    ] {
        let file = folder.join(name);
        std::fs::write(&file, bytes).expect("a temporary file");
        let typed = format!("train --net {net} --seed 987654321 --games 400 --out");
        let told = game(&typed).arg(&file).output().expect("built by cargo");
        refused(&told, name, reason);
        assert!(told.stdout.is_empty(), "{name}: {}", text(&told.stdout));
        assert_eq!(std::fs::read(&file).expect("still there"), bytes, "{name}");
    }
    // Nor is a net turned into one of the other kind, or taken for one that has still to learn.
    for (options, reason) in [
        ("--games 9999999 --linear", "leave --linear out"),
        ("--games 400", "games already"),
    ] {
        let typed = format!("train --net classic-two --seed 9 {options} --out");
        let told = game(&typed).arg(folder.join("place")).output();
        refused(&told.expect("built by cargo"), "place", reason);
        assert_eq!(std::fs::read(folder.join("place")).expect("still there"), two);
    }
    let nowhere = folder.join("nowhere").join("new.net");
    let told = game("train --net duel --out").arg(&nowhere).output();
    refused(&told.expect("built by cargo"), "new.net", "could not be written");
    let left = std::fs::read_dir(&folder).expect("a temporary folder").count();
    assert_eq!(left, 5, "something else was written");
    // A rival has to be there, to be of the same kind of table, and not to be the one who learns.
    for (rival, reason) in [
        ("nobody", "cannot be used"),
        ("seed", "weights of duel"),
        ("place", "against a copy"),
    ] {
        let mut told = game("train --net classic-two --seed 9 --games 9999999 --out");
        told.arg(folder.join("place"))
            .arg("--against")
            .arg(folder.join(rival));
        let told = told.output().expect("built by cargo");
        refused(&told, rival, reason);
    }
    assert_eq!(std::fs::read(folder.join("place")).expect("still there"), two);
    // Nor does a net measure itself at tables that it was not made for.
    let mut told = game("ladder --players 4 --match place:greedy --games 4 --with");
    let told = told.arg(folder.join("place")).output().expect("built by cargo");
    assert_eq!(told.status.code(), Some(2));
    assert!(
        text(&told.stderr).contains("weights of classic-two"),
        "{}",
        text(&told.stderr)
    );
    let missing = folder.join("nowhere").join("new.net");
    for file in [missing.as_path(), std::path::Path::new("/dev/zero")] {
        let told = game("ladder --match duel:random --game duel --with")
            .arg(file)
            .output();
        assert_eq!(told.expect("built by cargo").status.code(), Some(2), "{file:?}");
    }
    let _ = std::fs::remove_dir_all(&folder);
}

/// A folder for the records of one test, and the names and texts of those that a command leaves there.
fn recorded(name: &str, play: &str) -> (std::path::PathBuf, Vec<(String, String)>) {
    let folder = std::env::temp_dir().join(format!("king-of-tokyo-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let told = game(play).arg("--records").arg(&folder).output();
    let told = told.expect("the program was built by cargo");
    assert!(told.status.success() && told.stderr.is_empty(), "{told:?}");
    let files = std::fs::read_dir(&folder).expect("a folder of records");
    let mut records: Vec<(String, String)> = files
        .map(|file| {
            let file = file.expect("a file");
            let text = std::fs::read_to_string(file.path()).expect("a record is text");
            (file.file_name().to_string_lossy().into_owned(), text)
        })
        .collect();
    records.sort();
    (folder, records)
}

#[test]
fn every_game_of_a_tournament_is_kept_and_told_again() {
    for (name, play, wanted, first, told_at_the_end) in [
        (
            "arena",
            "arena --seat easy --seat easy --games 2 --seed 7",
            &["000000.kot", "000001.kot"][..],
            "Turn 1: ",
            "wins",
        ),
        (
            "ladder",
            "ladder --game duel --match greedy:random --games 4 --seed 7",
            &["000000.kot", "000001.kot", "000002.kot", "000003.kot"],
            "Turn 1: ",
            "wins the duel",
        ),
    ] {
        let (folder, records) = recorded(name, play);
        let names: Vec<&str> = records.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, wanted, "{name}");
        for (file, record) in &records {
            let line = |line: Option<&str>| -> serde_json::Value {
                serde_json::from_str(line.expect("a line")).expect("each line is JSON")
            };
            let (head, end) = (line(record.lines().next()), line(record.lines().last()));
            assert_eq!(head["head"]["id"], file.trim_end_matches(".kot"));
            assert!(end["end"]["winners"].is_array(), "{file}: {end}");
            let told = game("watch --lang en").arg(folder.join(file)).output();
            let told = told.expect("the program was built by cargo");
            assert!(told.status.success() && told.stderr.is_empty(), "{told:?}");
            let told = text(&told.stdout);
            assert!(told.contains(first) && told.contains(told_at_the_end), "{told}");
        }
        // A record that is there already is not written over.
        let again = game(play).arg("--records").arg(&folder).output();
        let again = again.expect("the program was built by cargo");
        assert_eq!(again.status.code(), Some(2), "{again:?}");
        let kept = std::fs::read_to_string(folder.join(wanted[0])).expect("still there");
        assert_eq!(kept, records[0].1);
        let _ = std::fs::remove_dir_all(&folder);
    }
}

#[test]
fn calibrate_plays_or_reads_and_says_the_same_of_the_same_games() {
    let play = "calibrate --game duel --bots easy --games 4 --seed 3";
    let first = says(&format!("{play} --json --threads 1"));
    assert!(first.status.success() && first.stderr.is_empty(), "{first:?}");
    let second = says(&format!("{play} --json --threads 3"));
    assert_eq!(text(&first.stdout), text(&second.stdout));
    let report: serde_json::Value = serde_json::from_slice(&first.stdout).expect("one JSON object");
    assert_eq!((&report["games"], &report["seed"]), (&4.into(), &3.into()));
    let again = report["command"].as_str().expect("a command");
    let again = says(&format!("{} --json", again.trim_start_matches("king-of-tokyo ")));
    assert_eq!(text(&again.stdout), text(&first.stdout));
    let bins = report["bins"].as_array().expect("a list");
    let counted: u64 = bins.iter().filter_map(|bin| bin["count"].as_u64()).sum();
    assert_eq!((bins.len(), Some(counted)), (10, report["moments"].as_u64()));
    // Four games are too few for an interval.
    assert_eq!(report["slope_interval"], serde_json::Value::Null);
    assert!(
        report["brier"].is_f64() && report["brier_constant"].is_f64(),
        "{report}"
    );

    let (folder, records) = recorded("calibrated", "arena --seat easy --seat easy --games 4 --seed 7");
    let measure = |options: &str| {
        let told = game(&format!("calibrate {options} --records"))
            .arg(&folder)
            .output();
        told.expect("the program was built by cargo")
    };
    let whole = measure("--json");
    assert!(whole.status.success() && whole.stderr.is_empty(), "{whole:?}");
    let report: serde_json::Value = serde_json::from_slice(&whole.stdout).expect("one JSON object");
    assert_eq!(
        (&report["games"], &report["left_out"]),
        (&4.into(), &serde_json::json!([]))
    );
    assert_eq!(
        (&report["tables"][0]["players"], &report["tables"][0]["boxes"]),
        (&2.into(), &serde_json::json!(["base"]))
    );
    // One that is damaged is told, and the others are measured all the same.
    let (name, record) = &records[1];
    let torn: String = record.lines().take(9).map(|line| format!("{line}\n")).collect();
    std::fs::write(folder.join(name), torn + "{\"scribble").expect("written");
    let picture = folder.join("plot.png");
    let told = game("calibrate --lang en --out")
        .arg(&picture)
        .arg("--records")
        .arg(&folder)
        .output();
    let told = told.expect("the program was built by cargo");
    let said = text(&told.stdout);
    assert!(told.status.success() && told.stderr.is_empty(), "{told:?}");
    assert!(
        said.starts_with("Winning chances at the beginning of every turn: 3 games, "),
        "{said}"
    );
    let left = format!(
        "{}: the file is damaged from line 10 on: ",
        folder.join(name).display()
    );
    assert!(
        said.contains("\nLeft out: one game\n") && said.contains(&left),
        "{said}"
    );
    let drawn = std::fs::read(&picture).expect("a picture");
    assert_eq!(&drawn[1..4], b"PNG");
    // Where none is left there is nothing to say.
    for (name, record) in &records {
        std::fs::write(folder.join(name), &record[1..]).expect("written");
    }
    let none = measure("--lang en");
    assert_eq!(none.status.code(), Some(2), "{none:?}");
    assert!(
        none.stdout.is_empty()
            && text(&none.stderr).contains("all 4 games there are left out, the first one ("),
        "{none:?}"
    );
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn a_record_is_told_from_one_turn_to_another() {
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/base-2.kot");
    let watch = |turns: &str, lang: &str| {
        let told = game(&format!("watch {turns} --lang {lang}")).arg(record).output();
        let told = told.expect("the program was built by cargo");
        assert!(told.status.success() && told.stderr.is_empty(), "{told:?}");
        text(&told.stdout).to_owned()
    };
    let turns = |told: &str, heading: &str| -> Vec<u32> {
        let headings = told.lines().filter_map(|line| line.strip_prefix(heading));
        let numbers = headings.map(|rest| rest.chars().take_while(char::is_ascii_digit).collect::<String>());
        numbers
            .map(|number| number.parse().expect("the number of a turn"))
            .collect()
    };
    let whole = watch("", "en");
    let all = turns(&whole, "Turn ");
    assert!(all.len() > 5 && all[0] == 1, "{all:?}");
    let middle = watch("--from 2 --to 4", "en");
    assert_eq!(turns(&middle, "Turn "), [2, 3, 4]);
    assert!(whole.contains(middle.trim()), "the same words:\n{middle}");
    assert_eq!(turns(&watch("--from 2 --to 4", "fr"), "Tour "), [2, 3, 4]);
    assert_eq!(turns(&watch("--to 2", "en"), "Turn "), [1, 2]);
    let last = all[all.len() - 1];
    let end = watch(&format!("--from {last}"), "en");
    assert_eq!(turns(&end, "Turn "), [last]);
    assert!(whole.ends_with(end.trim_start()), "{end}");
    assert_eq!(watch("--from 9000", "en").trim(), "");
}

#[test]
fn one_deal_says_nothing_about_how_ratings_scatter() {
    let play = "ladder --pool random,claws,greedy --players 3 --games 3 --seed 4";
    let report = says(&format!("{play} --json"));
    let report: serde_json::Value = serde_json::from_slice(&report.stdout).expect("one JSON object");
    assert_eq!(report["seeds"], 1);
    for found in report["ratings"].as_array().expect("a list") {
        for end in ["rating_low", "rating_high"] {
            assert!(found[end].is_null() && found["rating"].is_i64(), "{found}");
        }
        assert!(
            found["mixed"]["low"].is_null() && found["mixed"]["share"].is_f64(),
            "{found}"
        );
    }
    for (lang, note) in [("en", "—: too few games"), ("fr", "—\u{a0}: trop peu de parties")] {
        let told = says(&format!("{play} --lang {lang}"));
        let told = text(&told.stdout);
        let line = |who: &str| {
            let ratings = told.lines().rev().find(|line| line.starts_with(who));
            ratings.expect("a rating").to_owned()
        };
        assert!(told.contains(note) && line("claws").contains('—'), "{told}");
        assert!(
            line("random").matches('—').count() == 1,
            "the anchor stands where it was put: {told}"
        );
    }
    // Many deals tell.
    let many = says("ladder --pool random,greedy --games 40 --seed 4 --lang en");
    assert!(!text(&many.stdout).contains("too few games"), "{many:?}");
}
