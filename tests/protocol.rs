//! `docs/protocol.md` is true: its session is held again, and its program plays.
//!
//! When the protocol changes on purpose, `UPDATE_GOLDEN=1 cargo test --test protocol` writes the answers anew; read the
//! difference like code.

use protocol::{Error, Server, schema};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Stdio};

fn path() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/protocol.md")
}

/// The lines between the fences of a block of this kind.
fn block<'a>(text: &'a str, kind: &str) -> &'a str {
    let fence = format!("```{kind}\n");
    let begin = text.find(&fence).expect("there is such a block") + fence.len();
    let length = text[begin..].find("```").expect("the block ends");
    &text[begin..begin + length]
}

#[test]
fn the_sessions_of_the_document_are_held_again() {
    for kind in ["session", "duel-session"] {
        let text = std::fs::read_to_string(path()).expect("the document is there");
        let session = block(&text, kind);
        let mut server = Server::default();
        let mut again = String::new();
        for request in session.lines().filter_map(|line| line.strip_prefix("> ")) {
            let response = server.respond(request.as_bytes()).line;
            again.push_str(&format!("> {request}\n< {response}\n"));
        }
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(path(), text.replace(session, &again)).expect("docs can be written");
            continue;
        }
        for (line, again) in session.lines().zip(again.lines()) {
            assert_eq!(line, again);
        }
        assert_eq!(session.lines().count(), again.lines().count());
    }
}

#[test]
fn the_document_tells_of_every_request_and_every_code() {
    let text = std::fs::read_to_string(path()).expect("the document is there");
    let schema = schema();
    let codes = schema["$defs"]["Code"]["oneOf"].as_array().expect("a list");
    let codes = codes.iter().map(|code| &code["const"]);
    let requests = schema["oneOf"].as_array().expect("a list");
    let requests = requests
        .iter()
        .map(|request| &request["properties"]["do"]["const"]);
    let answers = ["Said", "DuelSaid"].map(|said| &schema["$defs"][said]["properties"]);
    let answers = answers
        .iter()
        .flat_map(|said| said.as_object().expect("an object").keys());
    // It never stands alone.
    let answers = answers.filter(|answer| *answer != "slot");
    for word in codes.chain(requests) {
        let word = word.as_str().expect("a word");
        assert!(text.contains(&format!("`{word}`")), "{word}");
    }
    for answer in answers {
        assert!(text.contains(&format!("`{{\"{answer}\":")), "{answer}");
    }
    let _: fn(&Error) -> String = ToString::to_string;
}

/// What `core.md` §5.2 calls the events.
const EVENTS: &str = "GameStarted FirstPlayerRoll TurnStarted TurnEnded TokyoIncome DiceRolled DieRerolled DieChanged \
    RollLimitChanged DiceFixed GroupResolved StarsChanged EnergyChanged LifeGained BatchOpened DamageReduced \
    DamagePrevented LifeLost TokensChanged YieldChosen StayChosen EnteredTokyo MovedBayToCity LeftTokyo BayClosed \
    ReachedZero Reborn Eliminated MarketSwept CardRevealed CardBought CardResolved CardDiscarded CardSold CardPeeked \
    MimicSet MimicCleared CardCountersChanged CapChanged DeckReshuffled ExtraTurnQueued GameEnded DecisionMade";

/// Plays a new table with some answer, always another one, and hears which events there are.
fn play(server: &mut Server, new: Value, heard: &mut BTreeSet<String>) {
    let mut say = |request: Value| {
        let line = server.respond(request.to_string().as_bytes()).line;
        serde_json::from_str::<Value>(&line).expect("a response is JSON")
    };
    let mut told = say(new);
    let mut step = 0usize;
    while told["question"]["of"] == "seat" && step < 3_000 {
        step += 1;
        let count = say(json!({ "do": "legal" }))["count"].as_u64().expect("a count") as usize;
        told = say(json!({ "do": "apply", "index": step * 7919 % count }));
    }
    let events = say(json!({ "do": "events" }));
    for event in events["events"].as_array().expect("a list") {
        heard.insert(event["event"].as_str().expect("a name").to_owned());
    }
}

#[test]
fn events_of_the_duel_stand_in_the_document() {
    let text = std::fs::read_to_string(path()).expect("the document is there");
    let mut heard = BTreeSet::new();
    let monsters = [
        "gigazaur",
        "alienoid",
        "space-penguin",
        "meka-dragon",
        "cyber-kitty",
        "the-king",
    ];
    for seed in 0..30 {
        let pair = [monsters[seed % 6], monsters[(seed + 1) % 6]];
        let new = json!({ "do": "new", "game": "duel", "monsters": pair, "seed": seed });
        play(&mut Server::default(), new, &mut heard);
    }
    assert!(heard.len() > 25, "{heard:?}");
    for name in heard {
        assert!(text.contains(&format!("`{name}`")), "{name}");
    }
}

#[test]
fn events_have_the_names_of_the_rules_or_of_the_document() {
    let text = std::fs::read_to_string(path()).expect("the document is there");
    let mut heard = BTreeSet::new();
    for (seed, edition, wickedness) in [(1, "base", "off"), (2, "dark", "red"), (3, "base", "green")] {
        let mut server = Server::default();
        let options = json!({ "edition": edition, "wickedness": wickedness, "promos": true });
        let seats = [
            "gigazaur",
            "kraken",
            "the-king",
            "alienoid",
            "cyber-bunny",
            "cyber-kitty",
        ];
        let new = json!({ "do": "new", "seats": seats, "options": options, "seed": seed });
        play(&mut server, new, &mut heard);
    }
    assert!(heard.len() > 25, "{heard:?}");
    for name in heard {
        let of_the_rules = EVENTS.split_whitespace().any(|event| event == name);
        assert!(of_the_rules || text.contains(&format!("`{name}`")), "{name}");
    }
}

#[test]
#[cfg(unix)]
fn the_program_of_the_document_plays() {
    let python = Command::new("python3")
        .arg("--version")
        .stdout(Stdio::null())
        .status();
    if !python.is_ok_and(|status| status.success()) {
        eprintln!("no python3 here");
        return;
    }
    let text = std::fs::read_to_string(path()).expect("the document is there");
    let file = std::env::temp_dir().join(format!("king-of-tokyo-bot-{}.py", std::process::id()));
    std::fs::write(&file, block(&text, "python")).expect("a temporary file");
    let program = format!("exec:exec python3 {}", file.display());
    let told = Command::new(env!("CARGO_BIN_EXE_king-of-tokyo"))
        .args(["arena", "--seat", &program, "--seat", "easy", "--seat", "easy"])
        .args(["--games", "3", "--json"])
        .env("LANG", "C")
        .output()
        .expect("the program was built by cargo");
    let _ = std::fs::remove_file(&file);
    let report: Value = serde_json::from_slice(&told.stdout).expect("one JSON object");
    assert_eq!(report["games"], 3, "{told:?}");
    assert_eq!(report["seats"][0]["forfeits"], 0, "{told:?}");
}

/// The program itself, on its own stdin and stdout.
#[test]
fn the_engine_serves_on_stdin_and_stdout() {
    use std::io::Write;
    let mut engine = Command::new(env!("CARGO_BIN_EXE_king-of-tokyo"))
        .arg("engine")
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program was built by cargo");
    let mut stdin = engine.stdin.take().expect("piped");
    stdin
        .write_all(b"nonsense\n{\"do\":\"new\",\"seats\":[\"kraken\",\"alienoid\"],\"seed\":1}\n{\"do\":\"quit\",\"id\":5}\n")
        .expect("the engine reads");
    drop(stdin);
    let told = engine.wait_with_output().expect("the engine ends");
    assert!(told.status.success(), "{told:?}");
    let answers: Vec<Value> = String::from_utf8(told.stdout)
        .expect("text")
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let accepted: Vec<_> = answers.iter().map(|answer| answer["ok"].as_bool()).collect();
    assert_eq!(accepted, [Some(false), Some(true), Some(true)]);
    assert_eq!(answers[2]["id"], 5);
    let printed = Command::new(env!("CARGO_BIN_EXE_king-of-tokyo"))
        .args(["engine", "--schema"])
        .output()
        .expect("the program was built by cargo");
    assert_eq!(
        serde_json::from_slice::<Value>(&printed.stdout).expect("JSON"),
        schema()
    );
}
