//! How well a person decided, and how lucky they were: the chances to win that their decisions gave away, as a bot
//! judges them, and those that luck brought.

use super::Counted;
use crate::asking::{Spares, undecided};
use bots::review::{Findings, News, PlayedGame, look_back};
use bots::{BotGame, Level, Stop};
use engine::{Seat, Seats, classic, duel};
use serde::{Deserialize, Serialize};
use table::notation::Notation;
use table::record::{Record, game_of};

/// What luck did to a seat in a game.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Fortune {
    /// By how much the answers of Nature that could be measured moved its chance to win, 1 for a whole win, in sum;
    /// `None` where none could.
    pub moved: Option<f32>,
    /// How many could not be measured: what they did is not in the sum.
    pub unmeasured: u32,
}

/// The decisions of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// Whose.
    pub seat: u8,
    /// How much of the chance to win they gave away, from 0 to 1 each, added up.
    pub given_away: f32,
    /// How many there were.
    pub decisions: u32,
    /// What luck did; `None` where that was not looked at, as until version 0.3.2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<Fortune>,
}

/// How well the people of a game decided.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Accuracy {
    /// Who judged: [`evaluator`] of that time.
    pub evaluator: String,
    /// The seats of people.
    pub seats: Vec<Judged>,
}

impl Accuracy {
    /// Has whoever judges today judged all that is judged today?
    pub(super) fn is_current(&self) -> bool {
        self.evaluator == evaluator() && self.seats.iter().all(|judged| judged.luck.is_some())
    }
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

fn judge_one<G: Counted + BotGame + Spares>(
    bytes: &[u8],
    stop: &Stop,
    between: &mut dyn FnMut(),
) -> Option<Accuracy> {
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
            luck: None,
        })
        .collect();
    let game = PlayedGame::of(&record.table, people).sparing(undecided);
    let seed = record.table.seed();
    let (mut advisor, mut gauge) = (G::advisor(seed), G::gauge(seed));
    let mut found = Findings::default();
    let whole = look_back(&game, advisor.as_mut(), gauge.as_mut(), stop, &mut |news| {
        found.hear(news);
        if let News::Verdict(verdict) = news
            && let Some(judged) = seats.iter_mut().find(|judged| judged.seat == verdict.seat.0)
        {
            judged.given_away += verdict.cost().max(0.0);
            judged.decisions += 1;
        }
        between();
    });
    for judged in &mut seats {
        judged.luck = Some(Fortune {
            moved: found.luck_of(Seat(judged.seat)),
            unmeasured: found.unmeasured(),
        });
    }
    whole.then(|| Accuracy {
        evaluator: evaluator(),
        seats,
    })
}
