//! Records of format 1, written once and read for ever: `tests/records`.

use engine::classic;
use engine::duel;
use engine::proof::Lottery;
use engine::{Asked, Seat};
use std::path::PathBuf;
use table::notation::Notation;
use table::record::{Harm, Head, Keep, Record, Writer};
use table::{Checksum, Sitter, Table};

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/records")
        .join(name)
}

fn read<G: Notation>(name: &str) -> Record<G> {
    let bytes = std::fs::read(file(name)).expect("the record is there");
    Record::read(&bytes).unwrap_or_else(|refusal| panic!("{name}: {refusal}"))
}

/// Under the rules of today everything is replayed; under later ones it is said how far, and the rest is shown.
fn assert_whole<G: Notation>(name: &str, is_over: bool) {
    let record = read::<G>(name);
    assert_eq!(record.damage, None, "{name}");
    assert_eq!(record.head.game, G::SLUG);
    assert_eq!(record.head.agreed["hints"], false);
    assert_eq!(record.head.seats[0].sitter.name, "Zoé");
    assert_eq!(record.end.is_some(), is_over, "{name}");
    if record.same_rules() {
        assert_eq!(record.disagreement, None, "{name}");
        assert_eq!(record.table.asks() == Asked::NoOne, is_over, "{name}");
        assert_eq!(
            record.table.sitters()[1].plays,
            "person",
            "a seat has changed hands"
        );
    } else {
        assert!(!record.stored().is_empty(), "{name}: it can still be looked at");
    }
}

#[test]
fn finished_and_running_games_of_format_1_are_read() {
    assert_whole::<classic::State>("classic-finished.kot", true);
    assert_whole::<classic::State>("classic-running.kot", false);
    assert_whole::<duel::State>("duel-finished.kot", true);
    assert_whole::<duel::State>("duel-running.kot", false);
}

#[test]
fn a_damaged_record_is_good_up_to_the_damage() {
    let (whole, damaged) = (
        read::<classic::State>("classic-running.kot"),
        read::<classic::State>("classic-damaged.kot"),
    );
    let damage = damaged.damage.as_ref().expect("a byte is another one");
    assert_eq!(damage.harm, Harm::Checksum);
    assert!(damage.line > 10);
    let (good, all) = (damaged.table.history(), whole.table.history());
    assert!(!good.is_empty() && good.len() < all.len());
    assert_eq!(good, &all[..good.len()]);
}

#[test]
fn a_record_of_other_rules_is_replayed_as_far_as_they_agree_and_shown_to_the_end() {
    let record = read::<duel::State>("duel-other-rules.kot");
    assert_eq!(record.damage, None);
    assert!(!record.same_rules());
    let disagreement = record.disagreement.as_ref().expect("one digest is another one");
    assert_eq!(record.table.history().len(), disagreement.agreed);
    assert!(disagreement.agreed > 0 && record.end.is_some());
    let last = record.stored().last().expect("positions are stored");
    assert!(last.answers > disagreement.agreed);
    assert!(record.position(record.stored().len() - 1).is_some());
}

/// The same lines with right checksums.
fn resummed(text: &str) -> String {
    let (mut sum, mut whole) = (Checksum::default(), String::new());
    for line in text.lines() {
        let open = line.rfind(",\"sum\":\"").expect("every line has a sum");
        let this = sum.over(&line.as_bytes()[..open]);
        let closing = format!(",\"sum\":\"{this}\"}}\n");
        whole.push_str(&line[..open]);
        whole.push_str(&closing);
        sum = this.over(closing.as_bytes());
    }
    whole
}

/// A game with everything that a record can hold.
fn written<G: Notation>(start: G, seed: u64, answers: usize) -> String {
    let sitter = |name: &str, plays: &str| Sitter {
        name: name.to_owned(),
        plays: plays.to_owned(),
        ..Sitter::default()
    };
    let seats = vec![sitter("Zoé", "person"), sitter("", "bot:hard")];
    let mut table = Table::new(start, seed).seating(seats);
    let mut head = Head::from(&table);
    head.time = Some(1_795_401_235);
    head.id = Some("20261123-023355-1a2b3c4d".to_owned());
    head.agreed.insert("hints".to_owned(), false.into());
    let mut writer = Writer::begin(Vec::new(), head, &table, Keep::Positions).expect("bytes take it");
    let mut chance = Lottery(seed);
    table.advance(&mut |_, _| {});
    for number in 0..answers {
        let Some(answer) = table.state().any_answer(&mut chance) else {
            break;
        };
        table.answer(answer, &mut |_, _| {}).expect("it is offered");
        match number {
            20 => table.hand_over(Seat(1), sitter("Ana", "person")),
            30 => {
                writer.follow(&table).expect("bytes take it");
                table.undo();
            }
            _ => {}
        }
        writer.follow(&table).expect("bytes take it");
    }
    String::from_utf8(writer.into_inner()).expect("text")
}

#[test]
#[ignore = "writes the files anew: only for another format"]
fn write_the_records() {
    let classic = || {
        let setup = classic::Setup::of(2).expect("two may play");
        setup.start().expect("a table")
    };
    let duel = || {
        let [one, other, ..] = duel::Monster::ALL;
        let setup = duel::Setup {
            monsters: [one, other],
            first: None,
            automatic: true,
        };
        setup.start().expect("a duel")
    };
    let write = |name: &str, text: &[u8]| std::fs::write(file(name), text).expect("written");
    write("classic-finished.kot", written(classic(), 7, 9999).as_bytes());
    let running = written(classic(), 8, 80);
    write("classic-running.kot", running.as_bytes());
    let mut damaged = running.into_bytes();
    let at = damaged.len() / 2;
    damaged[at] ^= 1;
    write("classic-damaged.kot", &damaged);
    let finished = written(duel(), 7, 9999);
    write("duel-finished.kot", finished.as_bytes());
    write("duel-running.kot", written(duel(), 8, 80).as_bytes());
    let digests: Vec<usize> = finished
        .match_indices("\"digest\":\"")
        .map(|(at, name)| at + name.len())
        .collect();
    let at = digests[digests.len() / 2];
    let mut other = finished.clone();
    other.replace_range(at..at + 4, "ffff");
    let number = format!("\"number\":{},\"fingerprint\"", duel::State::RULES);
    assert!(other.contains(&number), "the rules are numbered");
    let other = other.replacen(&number, "\"number\":99,\"fingerprint\"", 1);
    write("duel-other-rules.kot", resummed(&other).as_bytes());
}

/// `watch -` reads the record from its standard input, wherever it comes from.
#[test]
fn a_record_is_told_from_standard_input() {
    use std::io::Write;
    use std::process::{Command, Stdio};
    let told = |arguments: &[&str], input: &[u8]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_king-of-tokyo"))
            .arg("watch")
            .args(arguments)
            .args(["--lang", "en"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program was built by cargo");
        let mut stdin = program.stdin.take().expect("piped");
        // Whoever refuses what it is given may not read it all.
        let _ = stdin.write_all(input);
        drop(stdin);
        program.wait_with_output().expect("it ends")
    };
    for name in ["classic-finished.kot", "duel-running.kot"] {
        let path = file(name).display().to_string();
        let from_file = told(&[&path], b"");
        let text = std::fs::read_to_string(file(name)).expect("the record is there");
        for other in [
            text.clone(),
            text.replace('\n', "\r\n"),
            format!("\u{feff}{text}"),
        ] {
            let piped = told(&["-"], other.as_bytes());
            assert!(piped.status.success(), "{piped:?}");
            assert_eq!(piped.stdout, from_file.stdout, "{name}");
        }
        let part = told(&["-", "--from", "2", "--to", "2"], text.as_bytes());
        assert!(!part.stdout.is_empty() && part.stdout.len() < from_file.stdout.len());
    }
    for nothing in [&b""[..], b"nonsense\n"] {
        let refused = told(&["-"], nothing);
        assert_eq!(refused.status.code(), Some(2), "{refused:?}");
        let line = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(
            line.contains("standard input") && line.lines().count() == 1,
            "{line}"
        );
    }
}
