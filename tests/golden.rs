//! Games as they were played the day they were written down: the same answers must lead to the same
//! positions, on every machine. Only the rules can break these records (`docs/record.md`); four of the games
//! are played by the bots again as well, and only there a change of a bot shows.
//!
//! Twelve whole games of King of Tokyo, two to six seats in each edition, with what may lie on the table, all
//! Evolutions and all monster packs among it, and ten duels. `UPDATE_GOLDEN=1 cargo test --test golden` lets the bots play all of them anew: after a change
//! of the rules on purpose, which raises `Notation::RULES`. `UPDATE_GOLDEN=bots` writes only the four, after
//! a change of the bots. Read the difference like code.

use bots::{self, Bot, Level, Stop};
use engine::classic::{Edition, Options, Pack, PowerUp, Setup, State, Wickedness};
use engine::{Seat, duel};
use std::path::PathBuf;
use table::notation::Notation;
use table::record::{Head, Keep, Record, Writer};
use table::{Sitter, Table};

/// The games that bots play again.
const PLAYED_AGAIN: [&str; 4] = ["base-3", "dark-2", "duel-2", "duel-8"];

/// A whole game of bots.
fn game<G: Notation>(
    start: G,
    levels: &[Level],
    seed: u64,
    bot: fn(Level, u64) -> Box<dyn Bot<G>>,
) -> Table<G> {
    let seats = start.seats();
    let level = |seat: usize| levels[seat % levels.len()];
    let mut bots: Vec<_> = (0..seats)
        .map(|seat| bot(level(seat), bots::seed_of(seed, Seat(seat as u8))))
        .collect();
    let sitters = (0..seats).map(|seat| Sitter {
        plays: format!("bot:{}", level(seat)),
        ..Sitter::default()
    });
    let mut table = Table::new(start, seed).seating(sitters.collect());
    let ended = table::play(
        &mut table,
        &mut |table, asked| {
            let seat = asked.expect("the dealer answers for Nature");
            let answer = bots[seat.index()].choose(&table.seen_by(asked), &Stop::default());
            answer.ok_or("nobody asked it to stop")
        },
        &mut |_, _| {},
        &mut |_| false,
    );
    ended.expect("bots choose among legal answers");
    table
}

/// Replays a game that was written down: every answer is legal, and the position at each turn and at the end
/// is the same. If that is wished, it is written down anew first.
fn compare<G: Notation>(name: &str, start: G, play: impl Fn(G) -> Table<G>) {
    let path: PathBuf = [
        env!("CARGO_MANIFEST_DIR"),
        "tests",
        "golden",
        &format!("{name}.kot"),
    ]
    .iter()
    .collect();
    let again = PLAYED_AGAIN.contains(&name);
    let wished = std::env::var("UPDATE_GOLDEN").is_ok_and(|which| again || which != "bots");
    let played = (again || wished).then(|| play(start.clone()));
    if let Some(table) = played.as_ref().filter(|_| wished) {
        let head = Head {
            id: Some(name.to_owned()),
            ..Head::from(table)
        };
        let written = Writer::begin(Vec::new(), head, table, Keep::Digests).and_then(|mut writer| {
            writer.follow(table)?;
            Ok(writer.into_inner())
        });
        std::fs::write(&path, written.expect("a list of bytes")).expect("tests/golden can be written");
    }
    let bytes = std::fs::read(&path).expect("the game was written down");
    let record = Record::<G>::read(&bytes).unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
    assert_eq!((&record.damage, &record.disagreement), (&None, &None), "{name}");
    assert!(
        record.end.is_some() && record.table.finished().is_some(),
        "{name}"
    );
    assert_eq!(*record.table.start(), start, "{name} is of another table");
    if let Some(table) = played {
        let answers = table.history().iter().zip(record.table.history());
        for (number, (played, known)) in answers.enumerate() {
            assert_eq!(played, known, "{name}, answer {number}");
        }
        assert_eq!(table.history().len(), record.table.history().len(), "{name}");
    }
}

/// The table of a golden game: the edition's own monsters, and what else lies there.
fn table(edition: Edition, seats: usize, change: fn(&mut Options)) -> Setup {
    let mut options = Options::of(edition);
    change(&mut options);
    Setup {
        monsters: edition.monsters()[..seats].to_vec(),
        options,
        first: None,
    }
}

#[test]
fn old_games_are_played_again_answer_by_answer() {
    use Edition::{Base, Dark};
    use Level::{Easy, Normal};
    for (name, setup, levels) in [
        ("base-2", table(Base, 2, |_| {}), &[Easy][..]),
        (
            "base-3",
            table(Base, 3, |options| options.promos = true),
            &[Easy, Normal],
        ),
        (
            "base-4",
            table(Base, 4, |options| options.halloween = true),
            &[Easy],
        ),
        (
            "base-5",
            table(Base, 5, |options| options.wickedness = Wickedness::Green),
            &[Easy],
        ),
        (
            "base-6",
            table(Base, 6, |options| {
                options.promos = true;
                options.halloween = true;
                options.wickedness = Wickedness::Mixed;
            }),
            &[Easy],
        ),
        ("dark-2", table(Dark, 2, |_| {}), &[Normal, Easy]),
        ("dark-3", table(Dark, 3, |options| options.promos = true), &[Easy]),
        (
            "dark-4",
            table(Dark, 4, |options| options.wickedness = Wickedness::Mixed),
            &[Easy],
        ),
        (
            "dark-5",
            table(Dark, 5, |options| options.power_cards = false),
            &[Easy],
        ),
        (
            "dark-6",
            table(Dark, 6, |options| {
                options.halloween = true;
                options.wickedness = Wickedness::Green;
            }),
            &[Easy],
        ),
        (
            "powered-4",
            table(Base, 4, |options| {
                options.power_up = PowerUp::Draft;
                options.promos = true;
                options.halloween = true;
                options.wickedness = Wickedness::Mixed;
            }),
            &[Easy],
        ),
        (
            "packs-5",
            table(Base, 5, |options| {
                options.power_up = PowerUp::Standard;
                options.packs = Pack::ALL.into_iter().collect();
            }),
            &[Easy],
        ),
    ] {
        let start: State = setup.start().expect("options that go together");
        compare(name, start, |start| game(start, levels, 1, bots::bot));
    }
}

/// The monsters of a golden duel, who begins if the dice do not say it, the levels and the seed.
type Duel = ([duel::Monster; 2], Option<Seat>, [Level; 2], u64);

/// Every monster duels on either seat, and either seat begins.
fn duels() -> [(&'static str, Duel); 10] {
    use Level::{Easy, Normal};
    use duel::Monster::{Alienoid, CyberKitty, Gigazaur, MekaDragon, SpacePenguin, TheKing};
    let (one, other) = (Some(Seat(0)), Some(Seat(1)));
    [
        ("duel-1", ([Gigazaur, Alienoid], None, [Easy, Easy], 1)),
        ("duel-2", ([Alienoid, SpacePenguin], one, [Normal, Easy], 2)),
        ("duel-3", ([SpacePenguin, MekaDragon], other, [Easy, Normal], 3)),
        ("duel-4", ([MekaDragon, CyberKitty], None, [Normal, Normal], 4)),
        ("duel-5", ([CyberKitty, TheKing], one, [Easy, Easy], 5)),
        ("duel-6", ([TheKing, Gigazaur], other, [Normal, Easy], 6)),
        ("duel-7", ([Gigazaur, CyberKitty], None, [Easy, Normal], 7)),
        ("duel-8", ([TheKing, SpacePenguin], None, [Normal, Normal], 8)),
        ("duel-9", ([MekaDragon, TheKing], one, [Easy, Easy], 9)),
        ("duel-10", ([Alienoid, MekaDragon], other, [Easy, Normal], 10)),
    ]
}

#[test]
fn old_duels_are_played_again_answer_by_answer() {
    for (name, (monsters, first, levels, seed)) in duels() {
        let setup = duel::Setup {
            first,
            ..duel::Setup::of(monsters)
        };
        let start = setup.start().expect("two different monsters");
        compare(name, start, |start| game(start, &levels, seed, bots::bot));
    }
}

#[test]
fn golden_duels_seat_every_monster_on_either_seat() {
    for monster in duel::Monster::ALL {
        for seat in 0..2 {
            let sits = duels()
                .iter()
                .any(|(_, (monsters, ..))| monsters[seat] == monster);
            assert!(sits, "{monster:?} on seat {seat}");
        }
    }
    for seat in [Seat(0), Seat(1)] {
        assert!(duels().iter().any(|(_, (_, first, ..))| *first == Some(seat)));
    }
}

/// What the fuzzer begins with is what the program writes: otherwise it would only ever see refusals.
#[test]
fn the_seeds_of_the_fuzzer_are_records() {
    fn answers<G: Notation>(bytes: &[u8]) -> usize {
        let record = Record::<G>::read(bytes).expect("a record");
        assert_eq!(record.damage, None);
        record.table.history().len()
    }
    let seed = |name: &str| std::fs::read(format!("fuzz/seeds/record/{name}")).expect("a seed");
    assert!(answers::<State>(&seed("classic")) > 20);
    assert!(answers::<duel::State>(&seed("duel")) > 20);
}
