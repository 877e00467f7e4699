//! One game of a run: with the luck that belongs to its seed, and forfeited by a program that has no answer.

use super::dealer::DuplicateDealer;
use super::plan::Plan;
use crate::cli::Problem;
use crate::cli::entrants::{self, Entrant, PATIENCE, Players, Thought};
use crate::cli::game::CliGame;
use crate::cli::parallel::Running;
use crate::program::{Failure, Programs};
use engine::{Asked, Seat};
use serde_json::json;
use table::quoted::plain;
use table::{Halt, Table};
use words::Words;

/// A game that has been played.
pub(super) struct Played<K: CliGame> {
    pub table: Table<K>,
    /// Who had no answer, and lost it so.
    pub forfeit: Option<Seat>,
    /// How long each seat thought.
    pub thought: Vec<Thought>,
}

/// Which game of a run it is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Which {
    /// The seed of its luck.
    pub seed: u64,
    /// Its number, from 0.
    pub number: u64,
}

/// Plays a game of these, by seat.
pub(super) fn play<K: CliGame>(
    plan: &Plan<K>,
    seated: &[&Entrant<K>],
    which: Which,
    programs: &mut Programs,
    running: &Running,
    words: &Words,
) -> Result<Played<K>, Problem> {
    let start = K::measured(seated.len(), plan.agreed(), which.seed, words)?;
    // Its own dealer gives rivals the same luck.
    let sitters = seated.iter().map(|entrant| entrant.sitter()).collect();
    let mut table = Table::without_dealer(start).seating(sitters);
    let forfeited = |seat: Seat, failure: &Failure| {
        let values = [
            ("game", (which.number + 1).to_string().into()),
            ("seat", (seat.0 + 1).into()),
            ("who", seated[seat.index()].name().into()),
            ("reason", failure.told(words).into()),
        ];
        running.tell(&plain(&words.text_with("cli-program-forfeits", &values)));
        Some(seat)
    };
    let at = (which.seed, which.number);
    let mut players = match Players::seat(seated, &start, at, plan.clock(), programs) {
        Ok(players) => players,
        Err((seat, failure)) => {
            return Ok(Played {
                forfeit: forfeited(seat, &failure),
                thought: vec![Thought::default(); seated.len()],
                table,
            });
        }
    };
    let mut dealer = DuplicateDealer::new(which.seed);
    let ended = entrants::play(
        &mut table,
        &mut players,
        &mut |state| dealer.deal(state),
        &mut |_, _| {},
        &mut |table| table.ticket() >= PATIENCE,
    );
    let silent = match ended {
        Ok(()) | Err(Halt::Stopped) => None,
        Err(Halt::Silent(seat, failure)) => Some((seat, failure)),
        Err(Halt::Refused(seat, answer)) => {
            Some((seat, Failure::Nonsense(json!(K::say(answer)).to_string())))
        }
    };
    let forfeit = match silent {
        None => None,
        Some((Some(seat), failure)) if players.is_program(seat) => forfeited(seat, &failure),
        Some(_) => return Err(broken(plan, table.state(), words)),
    };
    let thought = players.thought().to_vec();
    players.end(table.state(), forfeit, programs);
    Ok(Played {
        table,
        forfeit,
        thought,
    })
}

/// One of our own bots has said nothing, or something that is not offered; or the rules have.
fn broken<K: CliGame>(plan: &Plan<K>, state: &K, words: &Words) -> Problem {
    let command = ("command", plan.command().into());
    match state.asks() {
        Asked::Seat(seat) => {
            let values = [("seat", (seat.0 + 1).into()), command];
            Problem::new(words, "cli-bot-blunder", &values)
        }
        Asked::Nature | Asked::NoOne => Problem::new(words, "cli-broken-rule", &[command]),
    }
}
