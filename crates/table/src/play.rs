//! The loop of every game that is played without a window.

use crate::table::Table;
use engine::{Asked, Game, Seat};

/// Why a game was not played to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Halt<A, E> {
    /// Whoever answers for this seat, or for Nature, did not.
    Silent(Option<Seat>, E),
    /// The answer for this seat, or for Nature, is not offered.
    Refused(Option<Seat>, A),
    /// It was stopped.
    Stopped,
}

/// What comes of playing.
pub(crate) type Ended<G, E> = Result<(), Halt<<G as Game>::Answer, E>>;

/// Who answers: for a seat, or for Nature (`None`).
pub(crate) type Answers<'a, G, E> =
    &'a mut dyn FnMut(&Table<G>, Option<Seat>) -> Result<<G as Game>::Answer, E>;

/// Plays on until the game is over. The table's dealer answers for Nature; `answer` for every seat, and for
/// Nature where there is no dealer (`None`). `stop` is asked before each of these answers whether it is
/// enough.
///
/// # Errors
/// [`Halt`] with the reason why it did not come to an end; the table stands where it was then.
pub fn play<G: Game, E>(
    table: &mut Table<G>,
    answer: Answers<'_, G, E>,
    teller: &mut dyn FnMut(G::Event, &G),
    stop: &mut dyn FnMut(&Table<G>) -> bool,
) -> Ended<G, E> {
    loop {
        table.advance(teller);
        let asked = match table.asks() {
            Asked::NoOne => return Ok(()),
            Asked::Nature => None,
            Asked::Seat(seat) => Some(seat),
        };
        if stop(table) {
            return Err(Halt::Stopped);
        }
        let said = answer(table, asked).map_err(|silent| Halt::Silent(asked, silent))?;
        table.say(said, teller).map_err(|_| Halt::Refused(asked, said))?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::classic::{Answer, Setup, State};
    use engine::proof::Lottery;

    fn table() -> Table<State> {
        Table::new(Setup::of(2).expect("two may play").start().expect("a table"), 5)
    }

    fn any(table: &Table<State>, chance: &mut Lottery) -> Result<Answer, &'static str> {
        table.state().any_answer(chance).ok_or("nobody is asked")
    }

    #[test]
    fn a_game_is_played_to_its_end() {
        let (mut table, mut chance, mut events) = (table(), Lottery(3), 0);
        let ended = play(
            &mut table,
            &mut |table, _| any(table, &mut chance),
            &mut |_, _| events += 1,
            &mut |_| false,
        );
        assert_eq!(ended, Ok(()));
        assert!(table.finished().is_some() && events > 50);
    }

    #[test]
    fn a_game_ends_early_for_a_reason() {
        let mut chance = Lottery(3);
        let mut stopped = table();
        let ended = play(
            &mut stopped,
            &mut |table, _| any(table, &mut chance),
            &mut |_, _| {},
            &mut |table| table.history().len() > 20,
        );
        assert_eq!(ended, Err(Halt::Stopped));
        assert!(stopped.finished().is_none());
        let ended = play(&mut stopped, &mut |_, _| Err("gone"), &mut |_, _| {}, &mut |_| {
            false
        });
        assert!(matches!(ended, Err(Halt::Silent(Some(_), "gone"))), "{ended:?}");
        let card = engine::classic::CardId::all().next().expect("a card");
        let ended = play(
            &mut stopped,
            &mut |_, _| Ok::<_, ()>(Answer::Card(card)),
            &mut |_, _| {},
            &mut |_| false,
        );
        assert!(
            matches!(ended, Err(Halt::Refused(Some(_), Answer::Card(_)))),
            "{ended:?}"
        );
        // Without a dealer Nature is asked, too.
        let mut asked = Table::without_dealer(*table().start());
        let ended = play(&mut asked, &mut |_, seat| Err(seat), &mut |_, _| {}, &mut |_| {
            false
        });
        assert_eq!(ended, Err(Halt::Silent(None, None)));
    }
}
