//! Games as they were played the day they were written down: the same seed must bring every answer again, on every machine.
//!
//! When the rules or the bots change on purpose, `UPDATE_GOLDEN=1 cargo test --test golden` writes them anew; read the
//! difference like code.

use king_of_tokyo::bots::{self, Level, Stop};
use king_of_tokyo::engine::classic::Setup;
use king_of_tokyo::engine::{Asked, Game, Seat};
use king_of_tokyo::session::Session;
use std::fmt::Write;
use std::path::Path;

/// A whole game of bots, an answer on each line.
fn game(levels: &[Level], seed: u64) -> String {
    let start = Setup::of(levels.len()).and_then(|setup| setup.start());
    let mut session = Session::new(start.expect("2 to 6 seats"), seed);
    let mut bots: Vec<_> = levels
        .iter()
        .zip(0..)
        .map(|(level, seat)| bots::bot(*level, bots::seed_of(seed, Seat(seat))))
        .collect();
    session.advance(&mut |_, _| {});
    while let Asked::Seat(seat) = session.state().asks() {
        let seen = session.state().view(Some(seat));
        let answer = bots[seat.index()].choose(&seen, seat, &Stop::default());
        session
            .answer(answer.expect("nobody asked it to stop"), &mut |_, _| {})
            .expect("bots choose among legal answers");
    }
    let mut replay = *session.start();
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
    let outcome = serde_json::to_string(&replay.outcome()).expect("outcomes can be saved");
    writeln!(text, "= {outcome}").expect("writing to a String cannot fail");
    text
}

#[test]
fn old_games_are_played_again_answer_by_answer() {
    for (name, levels, seed) in [
        ("easy-easy-1", &[Level::Easy, Level::Easy][..], 1),
        (
            "normal-easy-normal-2",
            &[Level::Normal, Level::Easy, Level::Normal],
            2,
        ),
    ] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.txt"));
        let played = game(levels, seed);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &played).expect("tests/golden can be written");
        }
        let known = std::fs::read_to_string(&path).unwrap_or_default();
        for (number, (played, known)) in played.lines().zip(known.lines()).enumerate() {
            assert_eq!(played, known, "{name}, answer {}", number + 1);
        }
        assert_eq!(played.lines().count(), known.lines().count(), "{name}");
    }
}
