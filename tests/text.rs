//! The game as it is played in a terminal: through a real one, line by line. The program `script` holds it, whose
//! options are those of Linux.
#![cfg(target_os = "linux")]

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

const PROGRAM: &str = env!("CARGO_BIN_EXE_king-of-tokyo");
/// Nothing is waited for longer; it is only so that a test which waits in vain ends.
const PATIENCE: Duration = Duration::from_secs(300);
/// What takes everything off a screen.
const CLEARED: &str = "\u{1b}[H\u{1b}[2J\u{1b}[3J";

/// A folder of one's own for saved games, gone at the end.
struct Home(PathBuf);

impl Home {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("king-of-tokyo-text-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    fn furnish<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        for name in [
            "LANGUAGE",
            "LC_ALL",
            "LC_MESSAGES",
            "DISPLAY",
            "WAYLAND_DISPLAY",
            "RUST_LOG",
        ] {
            command.env_remove(name);
        }
        let at = |name: &str| self.0.join(name);
        command
            .env("HOME", &self.0)
            .env("XDG_DATA_HOME", at("data"))
            .env("XDG_CONFIG_HOME", at("config"))
            .env("XDG_CACHE_HOME", at("cache"))
            .env("LANG", "C")
            .env("TERM", "xterm")
    }

    fn records(&self) -> Vec<PathBuf> {
        let mut found = Vec::new();
        let mut folders = vec![self.0.clone()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("a folder") {
                let path = entry.expect("an entry").path();
                match path.extension() {
                    _ if path.is_dir() => folders.push(path),
                    Some(ending) if ending == "kot" => found.push(path),
                    _ => {}
                }
            }
        }
        found
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Somebody at a terminal of their own, which `script` holds between the two.
struct Person {
    child: Child,
    heard: Receiver<Vec<u8>>,
    /// All that has come so far.
    screen: String,
    /// What has been answered already.
    read: usize,
    chance: u32,
}

impl Person {
    fn sits_down(arguments: &str, home: &Home) -> Self {
        let mut command = Command::new("script");
        command.args(["-qec", &format!("'{PROGRAM}' {arguments}"), "/dev/null"]);
        let mut child = home
            .furnish(&mut command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("script is part of util-linux");
        let mut out = child.stdout.take().expect("a pipe");
        let (sender, heard) = channel();
        std::thread::spawn(move || {
            let mut chunk = [0; 4096];
            while let Ok(length @ 1..) = out.read(&mut chunk)
                && sender.send(chunk[..length].to_vec()).is_ok()
            {}
        });
        Self {
            child,
            heard,
            screen: String::new(),
            read: 0,
            chance: 7,
        }
    }

    fn types(&mut self, line: &str) {
        self.read = self.screen.len();
        let typed = self
            .child
            .stdin
            .as_mut()
            .expect("a pipe")
            .write_all(line.as_bytes());
        typed.expect("the game listens");
    }

    fn answers(&mut self, line: &str) {
        self.types(&format!("{line}\n"));
    }

    /// What has come since the last answer.
    fn news(&self) -> &str {
        &self.screen[self.read..]
    }

    /// Waits until this has been said since the last answer, or the game has ended: false then.
    fn hears(&mut self, wanted: impl Fn(&str) -> bool) -> bool {
        let mut bytes = Vec::new();
        while !wanted(self.news()) {
            match self.heard.recv_timeout(PATIENCE) {
                Ok(chunk) => bytes.extend(chunk),
                Err(_) => return false,
            }
            // A letter may come in two pieces.
            let good = match std::str::from_utf8(&bytes) {
                Ok(_) => bytes.len(),
                Err(error) => error.valid_up_to(),
            };
            let rest = bytes.split_off(good);
            self.screen
                .push_str(&String::from_utf8(bytes).expect("it is text"));
            bytes = rest;
        }
        true
    }

    fn expects(&mut self, wanted: &str) {
        let said = self.hears(|news| news.contains(wanted));
        assert!(said, "“{wanted}” is not said, but:\n{}", self.news());
    }

    /// Waits for a question; how many answers there are, or nothing when the game has ended.
    fn is_asked(&mut self) -> Option<u32> {
        const DICE: &str = "Dice you keep: ";
        let asked = |news: &str| {
            let answers = news.ends_with(": ") && news.contains("Your answer, 1 to ");
            answers || news.ends_with(DICE) || news.ends_with("reading.\r\n")
        };
        if !self.hears(asked) {
            return None;
        }
        // Dice were asked for: back to the question.
        if self.news().ends_with(DICE) {
            self.answers("");
            return self.is_asked();
        }
        let (_, prompt) = self.news().rsplit_once("Your answer, 1 to ")?;
        prompt.trim_end_matches(": ").parse().ok()
    }

    /// The number of the answer that says this, at the question that was just asked.
    fn number_of(&self, said: &str) -> Option<u32> {
        let line = self.news().lines().rev().find(|line| line.contains(said))?;
        let (number, _) = line.split_once(". ")?;
        number.parse().ok()
    }

    /// Says who they are who want to look at their Evolutions; how many answers they have then.
    fn shows(&mut self, name: &str) -> u32 {
        self.answers("play");
        self.is_asked().expect("a question");
        assert!(self.news().contains("Who plays a card?"), "{}", self.news());
        assert_nothing_is_readable(&self.screen);
        let number = self.number_of(&format!("I am {name}"));
        self.answers(&number.expect("they hold some").to_string());
        self.is_asked().expect("a question")
    }

    /// Everybody says who they are, and keeps the first Evolution they are dealt.
    fn keep_their_evolutions(&mut self) {
        for _ in 0..2 {
            self.expects("nobody else is reading");
            self.answers("");
            self.is_asked().expect("a question");
            self.answers("1");
        }
        self.is_asked().expect("a question");
    }

    fn any(&mut self, count: u32) -> u32 {
        self.chance = self.chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.chance >> 16) % count + 1
    }

    /// Answers whatever comes to the mind until the game is over.
    fn plays_to_the_end(&mut self) {
        while let Some(count) = self.is_asked() {
            let rolls = self.news().contains("1. Reroll, and choose");
            let number = self.any(count);
            if rolls && number == 1 {
                self.answers("keep a b");
            } else {
                self.answers(&number.to_string());
            }
        }
    }

    fn leaves(mut self) -> (Option<i32>, String) {
        self.hears(|_| false);
        let ended = self.child.wait().expect("it ends");
        (ended.code(), self.screen)
    }
}

fn finishes(game: &str) {
    let home = Home::new(game);
    let arguments =
        format!("play --text --game {game} --players 2 --bots easy --seed 5 --take-back anything");
    let mut person = Person::sits_down(&arguments, &home);
    let count = person.is_asked().expect("a question");
    for (command, said) in [
        ("?", "A number: gives that answer."),
        ("table", "For sale: "),
        ("what", " energy: "),
        ("rules", "1. In short"),
        ("rules 1", "In short"),
        ("log", "Turn 1"),
        ("nonsense", "or ? for help."),
        ("0", "or ? for help."),
        ("999", "or ? for help."),
        ("keep 9", "."),
        ("keep zebra", "."),
        ("rules smash", "Printed in the box: smash"),
        ("again", "1. "),
        ("hint", "percent to win."),
    ] {
        person.answers(command);
        person.expects(said);
        assert_eq!(person.is_asked(), Some(count), "{command} answers nothing");
    }
    person.answers(&count.to_string());
    person.is_asked().expect("a question");
    person.answers("undo");
    person.expects("Taken back");
    person.is_asked().expect("a question");
    person.plays_to_the_end();
    let (code, screen) = person.leaves();
    assert_eq!(code, Some(0), "{screen}");
    assert!(screen.contains("The game is over."), "{screen}");
    assert!(
        !screen.contains(['★', '♥', '⚡', '─', '│']),
        "only words are read aloud"
    );
    let records = home.records();
    assert_eq!(records.len(), 1, "it is kept: {records:?}");
    assert!(tells_again(&records[0], &home).contains("Turn 2"));
}

fn tells_again(record: &Path, home: &Home) -> String {
    let mut command = Command::new(PROGRAM);
    let told = home.furnish(&mut command).arg("watch").arg(record).output();
    String::from_utf8(told.expect("the program was built by cargo").stdout).expect("it is text")
}

#[test]
fn the_classic_game_is_played_to_its_end_in_a_terminal() {
    finishes("classic");
}

#[test]
fn a_duel_is_played_to_its_end_in_a_terminal() {
    finishes("duel");
}

#[test]
fn a_game_that_was_left_is_gone_on_with() {
    let home = Home::new("continue");
    let mut person = Person::sits_down("play --text --players 3 --bots easy --seed 9 --lang en", &home);
    for _ in 0..4 {
        let count = person.is_asked().expect("a question");
        person.answers(&count.to_string());
    }
    person.is_asked().expect("a question");
    person.answers("table");
    person.is_asked().expect("a question");
    let stood = person.news().to_owned();
    person.answers("quit");
    let (code, screen) = person.leaves();
    assert_eq!(code, Some(0));
    assert!(screen.contains("The game is saved."), "{screen}");

    let mut person = Person::sits_down("play --text --continue", &home);
    person.expects("Going on with a saved game.");
    person.is_asked().expect("a question");
    person.answers("table");
    person.is_asked().expect("a question");
    assert_eq!(person.news(), stood, "everybody stands as before");
    // Ctrl-C, as a terminal sends it.
    person.types("\u{3}");
    let (code, screen) = person.leaves();
    assert_eq!(code, Some(130), "{screen}");
    assert!(screen.contains("The game is saved."), "{screen}");
    assert_eq!(home.records().len(), 1);
}

#[test]
fn what_one_person_holds_is_off_the_screen_before_the_next_one_looks() {
    let home = Home::new("hands");
    let arguments = "play --text --people Ada,Ben --players 2 --power-up standard --seed 3";
    let mut person = Person::sits_down(arguments, &home);
    let mut handed_over = 0;
    for _ in 0..60 {
        let Some(count) = person.is_asked() else {
            if person.news().contains("nobody else is reading") {
                handed_over += 1;
                assert_nothing_is_readable(&person.screen);
                person.answers("");
                continue;
            }
            break;
        };
        // Somebody else is not let speak all the time.
        let speaks = person.number_of("and play one").is_some();
        person.answers("table");
        person.is_asked().expect("a question");
        person.answers(&(count - u32::from(speaks)).to_string());
    }
    assert!(
        handed_over > 3,
        "somebody had to say who they are:\n{}",
        person.screen
    );
    for hand in ["Ada has Evolutions in hand: ", "Ben has Evolutions in hand: "] {
        assert!(person.screen.contains(hand), "each is shown their own");
    }
    person.answers("quit");
    let (_, screen) = person.leaves();
    assert_nothing_is_readable(&screen);
}

/// Nobody's hand can be read on the screen, back to where it was cleared last.
fn assert_nothing_is_readable(screen: &str) {
    let visible = screen.rsplit(CLEARED).next().unwrap_or_default();
    assert!(!visible.contains("has Evolutions in hand"), "{visible}");
}

const AT_ONE_TERMINAL: &str =
    "play --text --people Ada,Ben --players 2 --power-up standard --seed 3 --lang en";

#[test]
fn whoever_says_who_they_are_plays_what_they_hold() {
    let home = Home::new("plays");
    let mut person = Person::sits_down(AT_ONE_TERMINAL, &home);
    person.keep_their_evolutions();
    let before = person.news().to_owned();
    assert!(
        before.contains("1. Nobody plays: continue"),
        "one question to all: {before}"
    );
    assert_nothing_is_readable(&person.screen);

    // Ada is not asked, looks, and is done; nobody's moment has passed.
    person.shows("Ada");
    let said = person.news();
    assert!(
        said.contains("Ada has Evolutions in hand: Detachable Tail."),
        "{said}"
    );
    let done = person.number_of("Play nothing").expect("she may be done");
    person.answers(&done.to_string());
    person.is_asked().expect("a question");
    assert_nothing_is_readable(&person.screen);
    assert!(
        person.news().contains("1. Nobody plays: continue"),
        "{}",
        person.news()
    );

    person.shows("Ben");
    let said = person.news();
    assert!(
        said.contains("Ben has Evolutions in hand: Electro-Scratch."),
        "{said}"
    );
    let number = person.number_of("Use Electro-Scratch");
    person.answers(&number.expect("it is offered").to_string());
    person.is_asked().expect("a question");
    assert!(
        person.news().contains("Ben plays Electro-Scratch."),
        "{}",
        person.news()
    );
    assert_nothing_is_readable(&person.screen);
    person.answers("quit");
    assert_nothing_is_readable(&person.leaves().1);
}

#[test]
fn a_hint_tells_nobody_what_another_one_holds() {
    let home = Home::new("hint");
    let mut person = Person::sits_down(AT_ONE_TERMINAL, &home);
    person.keep_their_evolutions();
    person.answers("hint");
    person.is_asked().expect("a question");
    assert!(
        person
            .news()
            .contains("A hint would tell the others what you hold."),
        "{}",
        person.news()
    );
    assert!(!person.news().contains("percent"), "{}", person.news());
    person.shows("Ben");
    person.answers("hint");
    person.expects("percent to win.");
    person.answers("quit");
    person.leaves();
}

#[test]
fn somebody_alone_is_asked_about_evolutions_as_their_settings_say() {
    for (stops, idle) in [("always", true), ("held", false)] {
        let home = Home::new(stops);
        let folder = home.0.join("config").join("king-of-tokyo");
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(
            folder.join("settings.json"),
            format!("{{ \"stops\": \"{stops}\" }}"),
        )
        .expect("a temporary file");
        let arguments = "play --text --players 2 --bots easy --power-up standard --seed 3 --lang en";
        let mut person = Person::sits_down(arguments, &home);
        person.is_asked().expect("a question");
        person.answers("1");
        let mut only = 0;
        for _ in 0..25 {
            let count = person.is_asked().expect("a question");
            only += u32::from(count == 1);
            person.answers(&count.to_string());
        }
        assert_eq!(only > 0, idle, "{stops}: {}", person.screen);
    }
}

#[test]
fn when_nothing_more_is_typed_the_game_ends_and_is_saved() {
    let home = Home::new("pipe");
    let mut command = Command::new(PROGRAM);
    let command = home
        .furnish(&mut command)
        .args(["play", "--text", "--seed", "2", "--lang", "fr"]);
    let told = command
        .stdin(Stdio::null())
        .output()
        .expect("the program was built by cargo");
    let said = String::from_utf8(told.stdout).expect("it is text");
    assert!(told.status.success() && told.stderr.is_empty(), "{said}");
    assert!(said.contains("La partie est enregistrée."), "{said}");
    assert_eq!(home.records().len(), 1);
}

#[test]
fn ones_own_elimination_is_told_to_oneself_with_what_follows() {
    let home = Home::new("falls");
    let typed = home.0.join("typed");
    std::fs::write(&typed, "2\n".repeat(400)).expect("a temporary file");
    let tells = |seed: u32| {
        let mut command = Command::new(PROGRAM);
        let command = home
            .furnish(&mut command)
            .args(["play", "--text", "--lang", "en"]);
        let seed = seed.to_string();
        let told = command
            .args(["--players", "4", "--bots", "hard", "--seed", seed.as_str()])
            .stdin(std::fs::File::open(&typed).expect("it was written"))
            .output()
            .expect("the program was built by cargo");
        String::from_utf8(told.stdout).expect("it is text")
    };
    let fallen = (1..=10)
        .map(tells)
        .find(|said| said.contains("You are eliminated."));
    let said = fallen.expect("whoever always stays and never rolls again falls some day");
    let played = said.lines().find_map(|line| line.strip_prefix("You play "));
    let monster = played.expect("one is told whom one plays").trim_end_matches('.');
    let third = format!("{monster} is eliminated.");
    let after = said.rsplit_once("You are eliminated.").expect("it was said").1;
    assert!(after.contains("The others play on"), "{after}");
    assert!(!said[..said.len() - after.len()].contains(&third), "{said}");
    assert!(
        after.contains("The game is over.") && after.contains("You have lost."),
        "{after}"
    );
}

/// Somebody plays on until this was said.
fn plays_until(person: &mut Person, wanted: &str) {
    for _ in 0..60 {
        let count = person
            .is_asked()
            .unwrap_or_else(|| panic!("it is over:\n{}", person.screen));
        if person.screen.contains(wanted) {
            return;
        }
        let answer = person.any(count);
        person.answers(&answer.to_string());
    }
    panic!("“{wanted}” is not said, but:\n{}", person.screen);
}

#[test]
fn a_program_sits_down_in_a_terminal_and_gives_its_seat_to_normal_when_it_fails() {
    let home = Home::new("programs");
    for game in ["classic", "duel"] {
        for (command, wanted) in [
            (
                "exit 3",
                "“exit” has stopped running. The computer (Normal) now plays ",
            ),
            (
                "no-such-program --deep 3",
                "“no-such-program” could not be started: its command names no program, or one that may not be run. The computer",
            ),
            (
                "echo hello; exec cat",
                "“echo” gave an answer that is not allowed: hello. The computer",
            ),
            (
                "exec sleep 60",
                "“sleep” took longer than 10 seconds to answer. The computer",
            ),
        ] {
            let line =
                format!("play --text --game {game} --players 2 --bots \"exec:{command}\" --seed 5 --lang en");
            let mut person = Person::sits_down(&line, &home);
            plays_until(&mut person, wanted);
            assert!(person.screen.contains("” plays "), "{}", person.screen);
            let count = person.is_asked().unwrap_or(1);
            person.answers(&count.to_string());
            person.is_asked();
            person.answers("quit");
            assert!(
                person.leaves().1.contains("The game is saved."),
                "{game}: {command}"
            );
        }
    }
}

#[test]
fn ctrl_c_ends_a_game_at_once_while_a_program_thinks_and_the_seat_stays_its_own() {
    let home = Home::new("interrupted-program");
    let notes = home.0.join("notes");
    let program = home.0.join("slow");
    let script = format!(
        "while read -r line; do case \"$line\" in *'\"do\":\"choose\"'*) echo asked >>'{}'; sleep 60;; esac; done",
        notes.display()
    );
    std::fs::write(&program, script).expect("written");
    for game in ["classic", "duel"] {
        let line = format!(
            "play --text --game {game} --players 2 --bots-only --bots \"exec:sh {}\" --seed 5 --lang en",
            program.display()
        );
        let mut person = Person::sits_down(&line, &home);
        let began = Instant::now();
        while !notes.exists() {
            assert!(began.elapsed() < PATIENCE, "it is never asked");
            std::thread::sleep(Duration::from_millis(20));
        }
        let asked = Instant::now();
        person.types("\u{3}");
        let (_, screen) = person.leaves();
        // A second, and what a machine under load takes longer.
        assert!(asked.elapsed() < Duration::from_secs(4), "{:?}", asked.elapsed());
        assert!(screen.contains("The game is saved."), "{game}: {screen}");
        assert!(!screen.contains("now plays"), "{game}: {screen}");
        for record in home.records() {
            let text = std::fs::read_to_string(&record).expect("it is read");
            assert!(!text.contains("{\"hands\":"), "{game}: it has not failed");
        }
        std::fs::remove_file(&notes).expect("it was asked");
    }
}

#[test]
fn a_saved_game_starts_no_program_in_a_terminal() {
    let home = Home::new("saved-program");
    let notes = home.0.join("notes");
    for game in ["classic", "duel"] {
        let program = home.0.join("program");
        let script = format!(
            "while read -r line; do echo told >>'{}'; case \"$line\" in *'\"do\":\"choose\"'*) echo '{{\"index\":0}}';; esac; done",
            notes.display()
        );
        std::fs::write(&program, script).expect("written");
        let line = format!(
            "play --text --game {game} --players 2 --bots \"exec:sh {}\" --seed 5 --lang en",
            program.display()
        );
        let mut person = Person::sits_down(&line, &home);
        for _ in 0..40 {
            let count = person.is_asked().expect("a question");
            if notes.exists() {
                break;
            }
            let answer = person.any(count);
            person.answers(&answer.to_string());
        }
        assert!(person.screen.contains("“program” plays "), "{}", person.screen);
        person.answers("quit");
        person.leaves();
        std::fs::remove_file(&notes).expect("the program has played");

        let mut person = Person::sits_down("play --text --continue", &home);
        person.expects("A saved game does not start “program” again. The computer (Normal) now plays ");
        for _ in 0..12 {
            let count = person.is_asked().expect("a question");
            let answer = person.any(count);
            person.answers(&answer.to_string());
        }
        person.is_asked();
        person.answers("quit");
        person.leaves();
        assert!(!notes.exists(), "{game}: a saved game has started a program");
    }
}

#[test]
fn what_means_nothing_in_a_terminal_is_refused_in_one_line() {
    let home = Home::new("refused");
    for (arguments, named) in [
        ("--speed fast", "--speed"),
        ("--continue", "no game"),
        ("--people Ada,Ben,Cid --players 2", "--people"),
        ("--people Ada,,Ben", "--people"),
        ("--game duel --players 3", "exactly 2"),
        ("--bots easy,easy,easy,easy,easy,easy", "--bots"),
        ("--bots exec:", "exec:COMMAND"),
        ("--bots nobody", "exec:COMMAND"),
        ("--bots net:no-such.net", "no-such.net"),
        ("no-such-file.kot", "no-such-file.kot"),
    ] {
        let mut command = Command::new(PROGRAM);
        let command = home.furnish(&mut command).args(["play", "--text"]);
        let told = command
            .args(arguments.split_whitespace())
            .stdin(Stdio::null())
            .output()
            .expect("the program was built by cargo");
        let said = String::from_utf8(told.stderr).expect("it is text");
        assert_eq!(told.status.code(), Some(2), "{arguments}");
        assert!(
            said.contains(named) && said.lines().count() == 1,
            "{arguments}: {said}"
        );
    }
    assert!(home.records().is_empty(), "nothing has begun");
}
