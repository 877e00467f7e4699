//! A table of bots and other programs, played to its end.

use super::Problem;
use super::arguments::{Listed, Table as Wanted};
use super::entrants::{self, Entrant, PATIENCE, Players, Pool, listed};
use super::game::{self, CliGame, Outcome};
use crate::program::{Failure, Programs, host};
use table::{Halt, Table};
use words::Words;

/// Who sits on each seat: those who are listed, in order; the last one fills the seats that are left.
pub(super) fn spread<K: CliGame, T: Clone>(
    listed: &[T],
    players: Option<u8>,
    words: &Words,
) -> Result<Vec<T>, Problem> {
    let players = usize::from(players.unwrap_or(K::USUAL_SEATS));
    game::seats::<K>(players, words)?;
    match listed {
        [.., last] if listed.len() <= players => Ok((0..players)
            .map(|seat| listed.get(seat).unwrap_or(last).clone())
            .collect()),
        _ => Err(Problem::new(
            words,
            "cli-too-many-levels",
            &[("levels", listed.len().into()), ("players", players.into())],
        )),
    }
}

/// Who sits on each seat of a table.
pub(super) fn seated<K: CliGame>(table: &Wanted, words: &Words) -> Result<Vec<Entrant<K>>, Problem> {
    let who = spread::<K, _>(&Listed::all(&table.bots), table.players, words)?;
    let agreed = K::agreed(&table.boxes, words)?;
    let mut pool = Pool::at(&K::table(who.len(), &agreed, table.seed, words)?);
    let mut find = |who| pool.find(who, "--bots", "cli-allowed-contestant", words);
    who.iter().map(&mut find).collect()
}

/// A game that has been played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Played<E> {
    /// How it ended; `None` if it was given up.
    pub outcome: Option<Outcome<E>>,
    /// Turns that were begun.
    pub turns: u16,
    /// Answers of the bots.
    pub decisions: u64,
}

/// What a game follows from, besides who plays.
#[derive(Debug, Clone, Copy)]
pub(super) struct Dealt<'a, K: CliGame> {
    pub agreed: &'a K::Agreed,
    pub seed: u64,
    /// The number that programs hear.
    pub number: u64,
}

/// Whoever is named first does not sit first in every game: after as many games as seats everybody sat
/// everywhere.
pub(super) fn rotated<T: Clone>(who: &[T], game: u64) -> Vec<T> {
    let mut seated = who.to_vec();
    seated.rotate_left((game % who.len() as u64) as usize);
    seated
}

/// Plays one game. Everything follows from who plays, the options and the seed.
pub(super) fn play<K: CliGame>(
    entrants: &[Entrant<K>],
    dealt: &Dealt<'_, K>,
    programs: &mut Programs,
    words: &Words,
    teller: &mut dyn FnMut(K::Event, &K),
) -> Result<Played<K::Ending>, Problem> {
    let start = K::table(entrants.len(), dealt.agreed, dealt.seed, words)?;
    let again = || again::<K>(entrants, dealt);
    let (table, decisions) = play_from(start, entrants, dealt, programs, words, teller, &again)?;
    let state = table.state();
    Ok(Played {
        outcome: state.ended(),
        turns: state.turn(),
        decisions,
    })
}

/// Plays a game from this position on; also says how many answers were given. `again` is what has to be typed to see it
/// again, for whoever reports that something is wrong.
///
/// # Errors
/// When somebody has no answer, or the rules come to a position that cannot be.
pub(super) fn play_from<K: CliGame>(
    start: K,
    entrants: &[Entrant<K>],
    dealt: &Dealt<'_, K>,
    programs: &mut Programs,
    words: &Words,
    teller: &mut dyn FnMut(K::Event, &K),
    again: &dyn Fn() -> String,
) -> Result<(Table<K>, u64), Problem> {
    let seats: Vec<&Entrant<K>> = entrants.iter().collect();
    let which = (dealt.seed, dealt.number);
    let mut players = Players::seat(&seats, &start, which, host::CLOCK, programs)
        .map_err(|(seat, failure)| silent(&entrants[seat.index()], seat.0, &failure, words))?;
    let sitters = entrants.iter().map(Entrant::sitter).collect();
    let mut table = Table::new(start, dealt.seed).seating(sitters);
    let mut broken = false;
    let mut sound = |state: &K| match state.check() {
        Ok(()) => true,
        Err(sentence) => {
            log::error!("{sentence}");
            broken = true;
            false
        }
    };
    let ended = entrants::play(&mut table, &mut players, &mut |_| None, teller, &mut |table| {
        table.ticket() >= PATIENCE || !sound(table.state())
    });
    if ended.is_ok() {
        sound(table.state());
    }
    let command = || ("command", again().into());
    match ended {
        Err(Halt::Silent(Some(seat), failure)) if players.is_program(seat) => {
            return Err(silent(&entrants[seat.index()], seat.0, &failure, words));
        }
        Err(Halt::Silent(Some(seat), _) | Halt::Refused(Some(seat), _)) => {
            let values = [("seat", (seat.0 + 1).into()), command()];
            return Err(Problem::new(words, "cli-bot-blunder", &values));
        }
        Err(Halt::Silent(None, _) | Halt::Refused(None, _)) => broken = true,
        Ok(()) | Err(Halt::Stopped) => {}
    }
    // The rules have come to a position that cannot be (`core.md` §5.3).
    if broken {
        return Err(Problem::new(words, "cli-broken-rule", &[command()]));
    }
    let decisions = players.thought().iter().map(|thought| thought.answers).sum();
    players.end(table.state(), None, programs);
    Ok((table, decisions))
}

/// A program has no answer.
pub(super) fn silent<K: CliGame>(
    entrant: &Entrant<K>,
    seat: u8,
    failure: &Failure,
    words: &Words,
) -> Problem {
    let values = [
        ("seat", (seat + 1).into()),
        ("who", entrant.name().into()),
        ("reason", failure.told(words).into()),
    ];
    Problem::new(words, "cli-program-failed", &values)
}

/// What has to be typed to see this game again.
fn again<K: CliGame>(entrants: &[Entrant<K>], dealt: &Dealt<'_, K>) -> String {
    let bots: Vec<String> = entrants.iter().map(Entrant::name).collect();
    let (players, bots) = (entrants.len(), listed(" --bots", &bots));
    let (game, agreed, seed) = (K::named(), K::typed(dealt.agreed, dealt.seed), dealt.seed);
    format!("king-of-tokyo watch{game} --players {players}{bots} --seed {seed}{agreed}")
}

#[cfg(test)]
mod tests {
    use super::{Dealt, again, play, seated};
    use crate::cli::arguments::{Command, Contestant, Listed, Table, read};
    use crate::cli::entrants::Entrant;
    use crate::cli::game::{self, CliGame};
    use crate::cli::seating;
    use crate::program::Programs;
    use crate::storage::{TableSetup, Who};
    use crate::ui::frame::{PlayableGame, SeatedTable as Window, Seating};
    use bots::Level::{self, Easy, Normal};
    use engine::View;
    use engine::classic::{Edition, Options, State};
    use engine::duel::{Monster, State as Duel};
    use words::{Language, Words};

    fn table(who: &[Level], players: Option<u8>) -> Table {
        let named = |level: &Level| Contestant::Named(level.to_string());
        Table {
            bots: vec![Listed(who.iter().map(named).collect())],
            players,
            ..Table::default()
        }
    }

    fn sits<K: CliGame>(levels: &[Level], players: Option<u8>) -> Result<Vec<Entrant<K>>, String> {
        let words = Words::new(Language::English);
        seated::<K>(&table(levels, players), &words).map_err(|problem| problem.0)
    }

    #[test]
    fn the_last_level_fills_the_table() {
        let names = |levels: &[_], players| {
            let found = sits::<State>(levels, players).ok()?;
            Some(found.iter().map(Entrant::name).collect::<Vec<_>>().join(","))
        };
        assert_eq!(
            names(&[Normal, Easy], None).as_deref(),
            Some("normal,easy,easy,easy")
        );
        assert_eq!(names(&[Easy, Normal], Some(2)).as_deref(), Some("easy,normal"));
        assert_eq!(names(&[Easy, Normal, Easy], Some(2)), None);
        assert_eq!(names(&[Easy], Some(7)), None);
        assert_eq!(names(&[], Some(2)), None);
    }

    fn same_game<K>(levels: &[Level], agreed: &K::Agreed, seed: u64, window: Seating<K>)
    where
        K: CliGame<Event: PartialEq> + PlayableGame,
    {
        let words = Words::new(Language::English);
        let mut told = Vec::new();
        let entrants = sits::<K>(levels, Some(levels.len() as u8)).expect("a table");
        let dealt = Dealt {
            agreed,
            seed,
            number: 0,
        };
        play::<K>(
            &entrants,
            &dealt,
            &mut Programs::default(),
            &words,
            &mut |event, state| {
                told.extend(K::seen_by(event, None).map(|seen| (seen, View::of(state, None))));
            },
        )
        .expect("a game");
        let mut window = Window::new(window);
        let mut shown = window.begin();
        shown.extend(window.play_on(|_| false));
        assert!(window.seen().ended().is_some());
        for (number, (told, shown)) in told.iter().zip(&shown).enumerate() {
            assert_eq!(told, shown, "{levels:?} {seed}, event {number}");
        }
        assert_eq!(told.len(), shown.len());
    }

    #[test]
    fn a_seed_is_the_same_game_in_the_window_and_in_the_terminal() {
        for (levels, seed) in [(&[Normal, Easy][..], 7), (&[Easy, Normal, Easy], u64::MAX)] {
            let window = TableSetup::of_bots(levels, Some(seed));
            same_game::<State>(levels, &Options::default(), seed, window.into());
        }
    }

    #[test]
    fn a_seed_is_the_same_duel_in_the_window_and_in_the_terminal() {
        for (levels, agreed, seed) in [
            ([Normal, Easy], None, 7),
            ([Easy, Easy], None, u64::MAX),
            ([Easy, Normal], Some([Monster::TheKing, Monster::CyberKitty]), 8),
        ] {
            let window = seating::duellists(levels.map(Who::Bot), agreed, Some(seed));
            same_game::<Duel>(&levels, &agreed, seed, window.into());
        }
    }

    fn trouble<K: CliGame<Agreed: PartialEq>>(
        levels: &[Level],
        agreed: &K::Agreed,
        seed: u64,
        named: &K::Agreed,
    ) {
        let entrants = sits::<K>(levels, Some(levels.len() as u8)).expect("a table");
        let dealt = Dealt {
            agreed,
            seed,
            number: 0,
        };
        let command = again::<K>(&entrants, &dealt);
        let words = Words::new(Language::English);
        let typed: Vec<_> = command.split(' ').map(Into::into).collect();
        let Ok(Command::Watch(watch)) = read(&typed, &words) else {
            panic!("{command}")
        };
        assert_eq!(watch.table.seed, seed);
        assert_eq!(watch.table.game, K::NAME);
        assert_eq!(K::agreed(&watch.table.boxes, &words).as_ref(), Ok(named));
        let seated = seated::<K>(&watch.table, &words).expect("a table");
        let names = |who: &[Entrant<K>]| who.iter().map(Entrant::name).collect::<Vec<_>>();
        assert_eq!(names(&seated), names(&entrants));
    }

    #[test]
    fn trouble_names_the_command_that_plays_the_same_game() {
        let options = Options {
            halloween: true,
            two_player_variant: false,
            ..Options::of(Edition::Dark)
        };
        trouble::<State>(&[Easy, Normal, Easy], &options, u64::MAX - 5, &options);
        let pair = Some([Monster::MekaDragon, Monster::SpacePenguin]);
        trouble::<Duel>(&[Easy, Normal], &pair, 5, &pair);
        // Who was drawn is named, whatever a later version draws.
        let drawn = Some(game::monsters(None, u64::MAX - 5));
        trouble::<Duel>(&[Normal, Normal], &None, u64::MAX - 5, &drawn);
    }
}
