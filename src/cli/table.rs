//! A table of bots, played to its end.

use super::Problem;
use crate::bots::{self, Bot, Level, Stop};
use crate::engine::classic::{Event, Outcome, Setup, State};
use crate::engine::{Asked, Game, Seat};
use crate::i18n::Words;
use crate::session::Session;

/// A game that has not ended after so many answers is given up; real ones take a few hundred.
const PATIENCE: u64 = 100_000;

/// The level of each seat: the levels listed, in order; the last one fills the seats that are left.
pub(super) fn seated(levels: &[Level], players: u8, words: &Words) -> Result<Vec<Level>, Problem> {
    let players = usize::from(players);
    match levels {
        [.., last] if levels.len() <= players => Ok((0..players)
            .map(|seat| levels.get(seat).copied().unwrap_or(*last))
            .collect()),
        _ => Err(Problem::new(
            words,
            "cli-too-many-levels",
            &[("levels", levels.len().into()), ("players", players.into())],
        )),
    }
}

/// A game that has been played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Played {
    /// How it ended; `None` if it was given up.
    pub outcome: Option<Outcome>,
    /// Turns that were begun.
    pub turns: u16,
    /// Answers of the bots.
    pub decisions: u64,
}

/// Plays one game. Everything follows from the levels and the seed.
pub(super) fn play(
    levels: &[Level],
    seed: u64,
    words: &Words,
    teller: &mut dyn FnMut(Event, &State),
) -> Result<Played, Problem> {
    let start = Setup::of(levels.len()).and_then(|setup| setup.start());
    let start = start.map_err(|error| Problem(words.setup_error(error)))?;
    let mut bots: Vec<Box<dyn Bot<State>>> = levels
        .iter()
        .zip(1..)
        .map(|(level, seat)| bots::bot(*level, mixed(seed, seat)))
        .collect();
    let (mut session, stop, mut decisions) = (Session::new(start, seed), Stop::default(), 0);
    session.advance(teller);
    while let Asked::Seat(seat) = session.state().asks()
        && session.ticket() < PATIENCE
    {
        let seen = session.state().view(Some(seat));
        let answer = bots[seat.index()].choose(&seen, seat, &stop);
        let told = answer.map(|answer| session.answer(answer, teller));
        if !matches!(told, Some(Ok(()))) {
            return Err(blunder(words, seat, seed));
        }
        if let Err(broken) = session.state().check() {
            log::error!("{broken}");
            return Err(broken_rule(words, seed));
        }
        decisions += 1;
    }
    let state = session.state();
    Ok(Played {
        outcome: state.outcome(),
        turns: state.turn().number,
        decisions,
    })
}

/// The rules have come to a position that cannot be (`core.md` 5.3).
fn broken_rule(words: &Words, seed: u64) -> Problem {
    Problem::new(words, "cli-broken-rule", &[("seed", seed.to_string().into())])
}

/// A bot has said nothing, or something that is not offered.
fn blunder(words: &Words, seat: Seat, seed: u64) -> Problem {
    Problem::new(
        words,
        "cli-bot-blunder",
        &[("seat", (seat.0 + 1).into()), ("seed", seed.to_string().into())],
    )
}

/// Another seed for each number, well apart (SplitMix64).
pub(super) fn mixed(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::seated;
    use crate::bots::Level::{Easy, Normal};
    use crate::i18n::{Language, Words};

    #[test]
    fn the_last_level_fills_the_table() {
        let words = Words::new(Language::English);
        let sits = |levels: &[_], players| seated(levels, players, &words).ok();
        assert_eq!(sits(&[Normal, Easy], 4), Some(vec![Normal, Easy, Easy, Easy]));
        assert_eq!(sits(&[Easy, Normal], 2), Some(vec![Easy, Normal]));
        assert_eq!(sits(&[Easy, Normal, Easy], 2), None);
        assert_eq!(sits(&[], 2), None);
    }
}
