//! Games as they were played the day they were written down: the same seed must bring every answer again, on every machine.
//!
//! Ten whole games of King of Tokyo, two to six seats in each edition, with what may lie on the table, and ten duels. When the rules or the bots change on
//! purpose, `UPDATE_GOLDEN=1 cargo test --test golden` writes them anew; read the difference like code.

use bots::{self, Bot, Level, Stop};
use engine::classic::{Edition, Options, Setup, State, Wickedness};
use engine::duel;
use engine::{Asked, Game, Seat};
use serde::Serialize;
use std::fmt::Write;
use std::path::Path;
use table::Session;

/// A whole game of bots, an answer on each line: who gave it (`-` is Nature), and the answer as it is saved. The last line
/// is what `outcome` says of the end.
fn game<G, O>(start: G, bots: &mut [Box<dyn Bot<G>>], seed: u64, outcome: fn(&G) -> O) -> String
where
    G: Game<Answer: Serialize>,
    O: Serialize,
{
    let mut session = Session::new(start, seed);
    session.advance(&mut |_, _| {});
    while let Asked::Seat(seat) = session.state().asks() {
        let seen = session.state().view(Some(seat));
        let answer = bots[seat.index()].choose(&seen, seat, &Stop::default());
        session
            .answer(answer.expect("nobody asked it to stop"), &mut |_, _| {})
            .expect("bots choose among legal answers");
    }
    let mut replay = session.start().clone();
    let mut text = String::new();
    for answer in session.history() {
        let who = match replay.asks() {
            Asked::Seat(seat) => format!("{}", seat.0 + 1),
            Asked::Nature | Asked::NoOne => "-".to_owned(),
        };
        let answer_text = serde_json::to_string(answer).expect("answers can be saved");
        writeln!(text, "{who} {answer_text}").expect("writing to a String cannot fail");
        replay.apply(*answer).expect("it was legal before");
    }
    let outcome = serde_json::to_string(&outcome(&replay)).expect("outcomes can be saved");
    writeln!(text, "= {outcome}").expect("writing to a String cannot fail");
    text
}

/// The bots of a golden game, with these levels in turn.
fn seated<B>(seats: usize, levels: &[Level], seed: u64, bot: fn(Level, u64) -> B) -> Vec<B> {
    (0..seats)
        .map(|seat| bot(levels[seat % levels.len()], bots::seed_of(seed, Seat(seat as u8))))
        .collect()
}

/// Compares a game with the one that was written down, or writes it down if that is wished.
fn compare(name: &str, played: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.txt"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, played).expect("tests/golden can be written");
    }
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    for (number, (played, known)) in played.lines().zip(known.lines()).enumerate() {
        assert_eq!(played, known, "{name}, answer {}", number + 1);
    }
    assert_eq!(played.lines().count(), known.lines().count(), "{name}");
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
    ] {
        let mut bots = seated(setup.monsters.len(), levels, 1, bots::bot);
        let start = setup.start().expect("options that go together");
        compare(name, &game(start, &mut bots, 1, State::outcome));
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
        let mut bots = seated(2, &levels, seed, bots::bot);
        compare(name, &game(start, &mut bots, seed, duel::State::outcome));
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
