//! A game played by bots before anybody looks, for pictures and tests: the same table and seed give the same game.

use crate::bots::{Level, Stop, bot, seed_of};
use crate::engine::classic::{Event, SetupError, State};
use crate::engine::{Asked, Game, Seat};
use crate::session::Session;
use crate::storage::{TableSetup, Who};

/// Plays until `turns` turns are over or the game is, or until a bot has no valid answer. People's seats are played by a bot
/// of the highest level. Every event is told.
///
/// # Errors
/// When the table cannot be played.
pub fn rehearse(
    table: &TableSetup,
    turns: u16,
    teller: &mut dyn FnMut(Event, &State),
) -> Result<Session<State>, SetupError> {
    let seed = table.seed.unwrap_or(1);
    let mut session = Session::new(table.game().start()?, seed);
    let mut bots: Vec<_> = (table.seats.iter().zip(0..))
        .map(|(seat, number)| {
            let level = match seat.who {
                Who::Bot(level) => level,
                Who::Human => Level::Normal,
            };
            bot(level, seed_of(seed, Seat(number)))
        })
        .collect();
    let stop = Stop::default();
    session.advance(teller);
    while let Asked::Seat(seat) = session.state().asks()
        && session.state().turn().number <= turns
    {
        let seen = session.state().view(Some(seat));
        let answer = bots
            .get_mut(seat.index())
            .and_then(|bot| bot.choose(&seen, seat, &stop));
        let said = answer.map(|answer| session.answer(answer, teller));
        if !matches!(said, Some(Ok(()))) {
            break;
        }
    }
    Ok(session)
}
