//! A game played by bots before anybody looks, for pictures and tests: the same table and seed give the same
//! game.

use crate::storage::{SeatSetup, TableSetup, Who};
use bots::{BotGame, Level, Stop, bot, seed_of};
use engine::classic::{Event, SetupError, State};
use engine::{Asked, Seat};
use table::Table;

/// Plays until `turns` turns are over or the game is, or until a bot has no valid answer. People's seats are
/// played by a bot of the highest level. Every event is told.
///
/// # Errors
/// When the table cannot be played.
pub fn rehearse(
    table: &TableSetup,
    turns: u16,
    teller: &mut dyn FnMut(Event, &State),
) -> Result<Table<State>, SetupError> {
    let session = Table::new(table.game().start()?, table.seed.unwrap_or(1));
    let enough = |state: &State| state.turn().number > turns;
    Ok(play_out(session, &table.seats, enough, teller))
}

/// The same for any game, until there is `enough` of it.
pub fn play_out<G: BotGame>(
    mut session: Table<G>,
    seats: &[SeatSetup],
    enough: impl Fn(&G) -> bool,
    teller: &mut dyn FnMut(G::Event, &G),
) -> Table<G> {
    let mut bots: Vec<_> = (seats.iter().zip(0..))
        .map(|(seat, number)| {
            let level = match seat.who {
                Who::Bot(level) => level,
                Who::Human | Who::Guest(_) => Level::Normal,
            };
            bot(level, seed_of(session.seed(), Seat(number)))
        })
        .collect();
    let stop = Stop::default();
    session.advance(teller);
    while let Asked::Seat(seat) = session.state().asks()
        && !enough(session.state())
    {
        let seen = session.seen_by(Some(seat));
        let answer = bots
            .get_mut(seat.index())
            .and_then(|bot| bot.choose(&seen, &stop));
        let said = answer.map(|answer| session.answer(answer, teller));
        if !matches!(said, Some(Ok(()))) {
            break;
        }
    }
    session
}
