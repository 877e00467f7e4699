//! The program speaks the engine protocol on its own stdin and stdout, and the program of `docs/protocol.md`
//! plays. What else the document says is kept true by the tests of the `protocol` crate.

use protocol::schema;
use serde_json::Value;
use std::process::{Command, Stdio};

#[cfg(unix)]
fn path() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/protocol.md")
}

/// The lines between the fences of a block of this kind.
#[cfg(unix)]
fn block<'a>(text: &'a str, kind: &str) -> &'a str {
    let fence = format!("```{kind}\n");
    let begin = text.find(&fence).expect("there is such a block") + fence.len();
    let length = text[begin..].find("```").expect("the block ends");
    &text[begin..begin + length]
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
