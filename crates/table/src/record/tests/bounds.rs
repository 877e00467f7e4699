//! Whatever is read takes as long as it is long: four times the lines, four times the time, and not sixteen times.

use super::*;
use serde_json::Value;
use std::time::{Duration, Instant};

/// The first lines of a game, and behind them what `more` says of each number up to `count`, under right
/// checksums.
fn long(lines: &[String], count: usize, more: &dyn Fn(usize) -> String) -> Vec<u8> {
    let (mut out, mut sum) = (Vec::new(), Checksum::default());
    for line in lines.iter().cloned().chain((0..count).map(more)) {
        let content = &line.as_bytes()[..line.len() - 1];
        sum = sum.over(content);
        let closing = format!("{SUM}{sum}\"}}\n");
        sum = sum.over(closing.as_bytes());
        out.extend_from_slice(content);
        out.extend_from_slice(closing.as_bytes());
    }
    out
}

/// The lines of a record without their checksums.
fn contents(bytes: &[u8]) -> Vec<String> {
    let text = std::str::from_utf8(bytes).expect("UTF-8");
    let content = |line: &str| format!("{}}}", &line[..line.len() - CLOSING]);
    text.lines().map(content).collect()
}

/// Everything that is done with a record that is read.
fn read_whole(bytes: &[u8]) -> Record<classic::State> {
    let record = read(bytes);
    assert_eq!(
        proven(bytes).1.is_some(),
        record
            .damage
            .as_ref()
            .is_some_and(|damage| damage.harm == Harm::Checksum)
    );
    assert!(record.shown(0).count() <= record.stored().len());
    let _ = record.shown_last();
    let _ = record.table.remarks();
    let _ = Writer::resume(Vec::new(), &record, Keep::Positions);
    record
}

/// What a record is full of: what that is, how many lines of it, and each of them.
type Long<'a> = (&'a str, usize, &'a dyn Fn(usize) -> String);

fn time(bytes: &[u8]) -> Duration {
    let took = || {
        let began = Instant::now();
        let _ = read_whole(bytes);
        began.elapsed()
    };
    (0..3).map(|_| took()).min().unwrap_or_default()
}

#[test]
fn four_times_as_long_takes_four_times_the_time() {
    let begun = contents(&written(&played(9, 40), Keep::Positions));
    let n = begun.iter().rev().find_map(|line| {
        let line: Value = serde_json::from_str(line).expect("a line");
        line["answer"]["n"].as_u64()
    });
    let n = n.expect("somebody has answered");
    let last = begun
        .iter()
        .rev()
        .find(|line| line.starts_with("{\"answer\""))
        .expect("an answer")
        .clone();
    let more: [Long<'_>; 6] = [
        ("turns of other rules", 4_000, &|number| {
            let wound = format!(
                "{{\"turn\":{{\"n\":{n},\"number\":{number},\"digest\":\"x\",\"position\":{{\"set\":{{\"/turn/number\":{number}}}}}}}}}"
            );
            wound
        }),
        ("seats that change hands", 4_000, &|number| {
            format!(
                "{{\"hands\":{{\"seat\":{},\"sitter\":{{\"name\":\"N{number}\"}}}}}}",
                number % 2
            )
        }),
        (
            "the same answer, taken back and given again",
            4_000,
            &|number| match number % 2 {
                0 => format!("{{\"back\":{{\"to\":{n}}}}}"),
                _ => last.clone(),
            },
        ),
        (
            "the same, when more was known",
            4_000,
            &|number| match number % 2 {
                0 => format!("{{\"back\":{{\"to\":{n},\"known\":true}}}}"),
                _ => last.clone(),
            },
        ),
        (
            "hands, and answers taken back",
            6_000,
            &|number| match number % 3 {
                0 => format!("{{\"back\":{{\"to\":{n}}}}}"),
                1 => format!("{{\"hands\":{{\"seat\":0,\"sitter\":{{\"name\":\"N{number}\"}}}}}}"),
                _ => last.clone(),
            },
        ),
        ("answers that nobody may give", 20_000, &|_| last.clone()),
    ];
    for (what, count, more) in more {
        let [one, four] = [count / 2, 2 * count].map(|count| long(&begun, count, more));
        let record = read_whole(&four);
        assert!(record.damage.is_none(), "{what}: {:?}", record.damage);
        let [one, four] = [time(&one), time(&four)];
        assert!(
            four < 9 * one + Duration::from_millis(40),
            "{what}: {one:?} and {four:?}"
        );
    }
}

#[test]
fn more_than_any_game_has_is_damage() {
    let begun = contents(&written(&played(9, 40), Keep::Positions));
    let hands = |_| "{\"hands\":{\"seat\":0,\"sitter\":{}}}".to_owned();
    let record = read(&long(&begun, MOST_HANDS + 1, &hands));
    let damage = record.damage.expect("nobody does that");
    assert_eq!(damage.line, begun.len() + MOST_HANDS + 1);
    let grows = |number| {
        format!(
            "{{\"turn\":{{\"n\":0,\"number\":1,\"position\":{{\"set\":{{\"/more-{number}\":\"{}\"}}}}}}}}",
            "x".repeat(10_000)
        )
    };
    let record = read(&long(&begun, 1000, &grows));
    assert!(
        record
            .damage
            .expect("no position is so large")
            .to_string()
            .contains("larger")
    );
    let deep = |number| {
        let place = "/a/a/a/a/a/a/a/a/a/a".repeat(number + 1);
        format!(
            "{{\"turn\":{{\"n\":0,\"number\":1,\"position\":{{\"set\":{{\"{place}\":{{\"a\":{{\"a\":{{\"a\":{{\"a\":{{\"a\":{{\"a\":{{\"a\":{{\"a\":{{\"a\":{{\"a\":{{}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}"
        )
    };
    assert!(read(&long(&begun, 3000, &deep)).damage.is_some());
}

#[test]
fn what_a_file_says_is_quoted_where_it_is_refused() {
    let begun = contents(&written(&played(9, 40), Keep::Positions));
    // An escape, a bell and a mark that turns the direction, as JSON and as they are.
    for acting in ["\\u001b]0;x\\u0007\\u202e", "\u{202e}\u{2066}"] {
        let forgeries: [(&str, &str, String); 5] = [
            (
                "edition",
                "\"edition\":\"base\"",
                format!("\"edition\":\"{acting}\""),
            ),
            ("game", "\"game\":\"classic\"", format!("\"game\":\"{acting}\"")),
            ("monster", "\"monster\":\"", format!("\"monster\":\"{acting}")),
            ("a field", "\"format\":1", format!("\"format\":1,\"{acting}\":1")),
            ("rules", "\"version\":", format!("\"{acting}\":1,\"version\":")),
        ];
        for (what, from, to) in forgeries {
            let mut lines = begun.clone();
            assert!(lines[0].contains(from), "{what}: {}", lines[0]);
            lines[0] = lines[0].replacen(from, &to, 1);
            let refusal = Record::<classic::State>::read(&long(&lines, 0, &|_| String::new()));
            let said = refusal.expect_err(what).to_string();
            assert!(
                crate::quoted::plain(&said) == said && !said.contains('\n'),
                "{what}: {said:?}"
            );
            assert!(said.contains("\\u{202e}"), "{what}: {said:?}");
        }
        for line in [
            format!("{{\"{acting}\":{{}}}}"),
            format!("{{\"answer\":{{\"n\":40,\"seat\":0,\"said\":\"{acting}\"}}}}"),
            format!("{{\"answer\":{{\"n\":1,\"seat\":0,\"said\":{{\"{acting}\":1}}}}}}"),
            format!("{{\"turn\":{{\"n\":0,\"number\":1,\"position\":{{\"gone\":[\"/{acting}\"]}}}}}}"),
            format!("{{\"hands\":{{\"seat\":0,\"sitter\":{{\"{acting}\":1}}}}}}"),
        ] {
            let record = read(&long(&begun, 1, &|_| line.clone()));
            let damage = record.damage.map(|damage| damage.to_string());
            let said = damage.or(record.disagreement.map(|disagreement| disagreement.why));
            let said = said.expect("it says nothing that a record says");
            assert!(
                crate::quoted::plain(&said) == said && !said.contains('\n'),
                "{line}: {said:?}"
            );
        }
    }
}
