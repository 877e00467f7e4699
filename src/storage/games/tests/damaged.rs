//! Folders of files that are damaged, each in its own way: what is told of each is so, and none costs more time than
//! it is long.

use super::*;
use crate::storage::games::summary::TITLE;
use engine::Chance;
use std::time::{Duration, Instant};

/// A record that was damaged somehow: how, and its bytes.
fn damaged(bytes: &[u8], chance: &mut Lottery) -> (&'static str, Vec<u8>) {
    let below = |chance: &mut Lottery, most: usize| chance.below(most as u32) as usize;
    let mut harmed = bytes.to_vec();
    let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    let what = match chance.below(8) {
        0 => {
            let at = below(chance, bytes.len());
            harmed[at] ^= 1 << chance.below(8);
            "a letter is another one"
        }
        1 => {
            harmed.truncate(below(chance, bytes.len()));
            "it was cut"
        }
        2 => {
            let at = below(chance, bytes.len());
            harmed[at..].fill(0);
            "its end is zeros"
        }
        3 => {
            let gone = below(chance, lines.len());
            harmed = lines
                .iter()
                .enumerate()
                .filter(|(at, _)| *at != gone)
                .flat_map(|(_, line)| line.to_vec())
                .collect();
            "a line is missing"
        }
        4 => {
            let twice = below(chance, lines.len());
            let again = |(at, line): (usize, &&[u8])| line.repeat(1 + usize::from(at == twice));
            harmed = lines.iter().enumerate().flat_map(again).collect();
            "a line stands there twice"
        }
        5 => {
            let at = below(chance, lines.len());
            let mut moved = lines.clone();
            let line = moved.remove(at);
            moved.insert(below(chance, lines.len()), line);
            harmed = moved.concat();
            "a line stands elsewhere"
        }
        6 => {
            let at = below(chance, bytes.len());
            harmed.splice(at..at, std::iter::repeat_n(b'x', 1 << chance.below(20)));
            "something was put between"
        }
        _ => {
            harmed = bytes
                .iter()
                .flat_map(|byte| match byte {
                    b'\n' => b"\r\n".to_vec(),
                    byte => vec![*byte],
                })
                .collect();
            "another program has ended its lines"
        }
    };
    (what, harmed)
}

/// Everything that is told of a file is so.
fn told_right<G: Arranged>(games: &Games, name: &Name, what: &str, harmed: &[u8]) {
    let path = games.path(name).expect("a path");
    std::fs::write(&path, harmed).expect("written");
    let (good, damage) = table::record::proven(harmed);
    let record = Record::<G>::read(harmed);
    let short = games.summary(name);
    let Ok(record) = record else {
        assert!(
            short.is_err() && games.last_running().is_none_or(|game| game.name != *name),
            "{what}"
        );
        assert!(
            games.import::<G>(&path).is_err() && games.open::<G>(name).is_err(),
            "{what}"
        );
        assert_eq!(games.read(name).expect("it is there"), harmed, "{what}");
        return;
    };
    let short = short.expect("its good part is told");
    assert_eq!(
        (short.damage.as_ref(), good),
        (damage.as_ref(), record.good_bytes()),
        "{what}"
    );
    assert_eq!(record.damage, damage, "{what}");
    let is_over = record.end.is_some();
    assert_eq!(
        short.is_running(),
        !is_over,
        "{what}: what stands behind the damage does not count"
    );
    assert_eq!(
        short.winners,
        record.end.as_ref().map(|end| end.winners.clone()),
        "{what}"
    );
    let found = games.last_running();
    assert_eq!(found.is_some_and(|game| game.name == *name), !is_over, "{what}");
    let over = games.over::<G>(name);
    // Its answers may lead to the end, which is then written once somebody goes on with it.
    let ends = is_over || record.table.asks() == Asked::NoOne;
    match (ends, &damage) {
        (true, _) => assert_eq!(over.expect("it is over").damage(), damage.as_ref(), "{what}"),
        (false, None) => assert!(matches!(over, Err(Error::NoEnd { .. })), "{what}"),
        (false, Some(there)) => match over {
            Err(Error::Damaged { damage, .. }) => assert_eq!(damage, *there, "{what}"),
            other => panic!("{what}: {other:?}"),
        },
    }
    let imported = games.import::<G>(&path).expect("its good part comes in");
    assert_eq!(imported.damage, damage, "{what}");
    std::fs::remove_file(games.path(&imported.name).expect("a path")).expect("removed");
    let folder = path.parent().expect("a folder").join("given away.x");
    assert_eq!(games.export(name, &folder).expect("written"), damage, "{what}");
    std::fs::remove_file(&folder).expect("removed");
    if !is_over {
        let opened = games.open::<G>(name).expect("it goes on");
        match (opened.note(), &damage) {
            (None, None) => {}
            (Some(Note::Damaged { line, kept }), Some(damage)) => {
                assert_eq!(*line, damage.line, "{what}");
                assert_eq!(std::fs::read(kept).expect("kept"), harmed, "{what}");
            }
            (note, damage) => panic!("{what}: {note:?} and {damage:?}"),
        }
    }
}

fn folder_of<G: Arranged>(count: u64) {
    let folder = Folder::new(&format!("folder-of-damaged-{}", G::SLUG));
    let games = Games::at(&folder.0);
    let (_, over) = kept::<G>(&games, 9999);
    let (_, running) = kept::<G>(&games, 25);
    let originals = [over, running].map(|name| {
        let bytes = games.read(&name).expect("read");
        std::fs::remove_file(games.path(&name).expect("a path")).expect("removed");
        bytes
    });
    let mut chance = Lottery(7);
    for number in 0..count {
        let (what, harmed) = damaged(&originals[(number % 2) as usize], &mut chance);
        let name = Name::at(number, number);
        told_right::<G>(&games, &name, what, &harmed);
        std::fs::remove_file(games.path(&name).expect("a path")).expect("removed");
    }
}

#[test]
fn a_folder_of_damaged_records_is_told_as_it_is() {
    folder_of::<duel::State>(120);
    folder_of::<classic::State>(60);
}

/// `bash .ci/full damaged`
#[test]
#[ignore = "takes some minutes; .ci/full runs it"]
fn whole_folders_of_damaged_records_are_told_as_they_are() {
    folder_of::<duel::State>(1_500);
    folder_of::<classic::State>(400);
}

#[test]
fn nothing_that_a_file_calls_itself_fills_the_list() {
    let folder = Folder::new("long-names");
    let games = Games::at(&folder.0);
    let (_, name) = kept::<classic::State>(&games, 5);
    let text = String::from_utf8(games.read(&name).expect("read")).expect("text");
    let long = "\u{202e}W".repeat(100_000);
    for (from, to) in [
        ("\"Zoé\"", format!("\"{long}\"")),
        ("\"game\":\"classic\"", format!("\"game\":\"{long}\"")),
        ("\"edition\":\"dark\"", format!("\"edition\":\"{long}\"")),
        ("\"monster\":\"", format!("\"monster\":\"{long}")),
        (
            "\"seats\":[",
            format!(
                "\"seats\":[{}",
                "{\"monster\":\"x\",\"sitter\":{}},".repeat(30_000)
            ),
        ),
        ("\"plays\":\"person\"", format!("\"plays\":\"{long}\"")),
    ] {
        assert!(text.contains(from), "{from}");
        let other = Name::at(1, 1);
        let path = games.path(&other).expect("a path");
        std::fs::write(&path, resummed(&text.replacen(from, &to, 1))).expect("written");
        std::fs::write(folder.0.join(format!("{other}.title")), &long).expect("written");
        let began = Instant::now();
        for short in [games.summary(&other), games.unproven_summary(&other)] {
            let short = short.expect("it is told");
            let mut said = vec![short.game.clone(), short.edition.clone().unwrap_or_default()];
            said.extend(short.title.clone());
            for seat in &short.seats {
                said.extend([
                    seat.monster.clone(),
                    seat.sitter.name.clone(),
                    seat.sitter.plays.clone(),
                ]);
            }
            assert!(short.seats.len() <= 6, "{from}");
            assert!(
                said.iter()
                    .all(|said| said.chars().count() <= TITLE && !said.contains('\u{202e}')),
                "{from}"
            );
        }
        assert!(
            began.elapsed() < Duration::from_secs(2),
            "{from}: {:?}",
            began.elapsed()
        );
    }
}

/// How long this thread has worked: what others do on the machine is not in it.
#[cfg(unix)]
fn worked() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// The time where nobody says how long a thread has worked.
#[cfg(not(unix))]
fn worked() -> Duration {
    static BEGAN: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    BEGAN.elapsed()
}

/// A file that is four times as long is told of in about four times the time, whatever stands in it.
#[test]
fn the_list_reads_a_file_in_the_time_that_it_is_long() {
    let folder = Folder::new("long-files");
    let games = Games::at(&folder.0);
    let (_, name) = kept::<duel::State>(&games, 5);
    let text = String::from_utf8(games.read(&name).expect("read")).expect("text");
    for line in [
        "{\"hands\":{\"seat\":1,\"sitter\":{\"name\":\"N\",\"plays\":\"person\"}},\"sum\":\"0000000000000000\"}\n",
        "{\"back\":{\"to\":3},\"sum\":\"0000000000000000\"}\n",
        "{\"turn\":nonsense,\"sum\":\"0000000000000000\"}\n",
    ] {
        let time = |count: usize| {
            let other = Name::at(1, 1);
            let path = games.path(&other).expect("a path");
            std::fs::write(&path, resummed(&format!("{text}{}", line.repeat(count)))).expect("written");
            let took = || {
                let began = worked();
                let (proven, other) = (games.summary(&other), games.unproven_summary(&other));
                assert!(proven.is_ok() && other.is_ok());
                worked().saturating_sub(began)
            };
            (0..3).map(|_| took()).min().unwrap_or_default()
        };
        // Its end is read in pieces, each eight times as long as the one before.
        let [one, four] = [time(10_000), time(40_000)];
        assert!(
            four < 10 * one + Duration::from_millis(40),
            "{line}: {one:?} and {four:?}"
        );
    }
}
