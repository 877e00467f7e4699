//! How well a person decided: the chances to win that their decisions gave away, as a bot judges them.

use super::Counted;
use bots::review::{News, PlayedGame, look_back};
use bots::{BotGame, Level, Stop};
use engine::{Seat, Seats, classic, duel};
use serde::{Deserialize, Serialize};
use table::notation::Notation;
use table::record::{Record, game_of};

/// The decisions of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// Whose.
    pub seat: u8,
    /// How much of the chance to win they gave away, from 0 to 1 each, added up.
    pub given_away: f32,
    /// How many there were.
    pub decisions: u32,
}

/// How well the people of a game decided.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Accuracy {
    /// Who judged: [`evaluator`] of that time.
    pub evaluator: String,
    /// The seats of people.
    pub seats: Vec<Judged>,
}

/// The name of the one who judges: the strongest bot of this version of the program.
#[must_use]
pub fn evaluator() -> String {
    format!("{} {}", Level::Master, env!("CARGO_PKG_VERSION"))
}

/// Judges the decisions of the people in a finished game, as the review of that game does. `None` when it was
/// stopped, or when there is no such game.
#[must_use]
pub fn judge(bytes: &[u8], stop: &Stop) -> Option<Accuracy> {
    judge_with(bytes, stop, &mut || {})
}

/// The same; between two decisions it does `between`.
pub(super) fn judge_with(bytes: &[u8], stop: &Stop, between: &mut dyn FnMut()) -> Option<Accuracy> {
    match game_of(bytes).ok()?.as_str() {
        classic::State::SLUG => judge_one::<classic::State>(bytes, stop, between),
        duel::State::SLUG => judge_one::<duel::State>(bytes, stop, between),
        _ => None,
    }
}

fn judge_one<G: Counted + BotGame>(bytes: &[u8], stop: &Stop, between: &mut dyn FnMut()) -> Option<Accuracy> {
    let record = Record::<G>::read(bytes).ok()?;
    if record.disagreement.is_some() || record.end.is_none() {
        return None;
    }
    let is_person = |seat: &Seat| {
        record
            .table
            .sitters_of(*seat)
            .all(|(_, sitter)| sitter.is_person())
    };
    let people: Seats = (0..record.head.seats.len() as u8)
        .map(Seat)
        .filter(is_person)
        .collect();
    let mut seats: Vec<Judged> = people
        .into_iter()
        .map(|seat| Judged {
            seat: seat.0,
            given_away: 0.0,
            decisions: 0,
        })
        .collect();
    let game = PlayedGame::of(&record.table, people);
    let mut advisor = G::advisor(record.table.seed());
    let whole = look_back(&game, advisor.as_mut(), stop, &mut |news| {
        if let News::Verdict(verdict) = news
            && let Some(judged) = seats.iter_mut().find(|judged| judged.seat == verdict.seat.0)
        {
            judged.given_away += verdict.cost().max(0.0);
            judged.decisions += 1;
        }
        between();
    });
    whole.then(|| Accuracy {
        evaluator: evaluator(),
        seats,
    })
}
