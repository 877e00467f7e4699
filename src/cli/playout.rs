//! A table of bots, played to its end.

use super::Problem;
use super::arguments::Table;
use super::game::{self, CliGame, Outcome};
use bots::{self, Bot, Level, Stop};
use engine::Seat;
use table::Halt;
use words::Words;

/// A game that has not ended after so many answers is given up; real ones take a few hundred.
const PATIENCE: u64 = 100_000;

/// The level of each seat: the levels listed, in order; the last one fills the seats that are left.
pub(super) fn seated<K: CliGame>(table: &Table, words: &Words) -> Result<Vec<Level>, Problem> {
    let players = usize::from(table.players.unwrap_or(K::USUAL_SEATS));
    game::seats::<K>(players, words)?;
    let levels = table.bots.as_slice();
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
pub(super) struct Played<E> {
    /// How it ended; `None` if it was given up.
    pub outcome: Option<Outcome<E>>,
    /// Turns that were begun.
    pub turns: u16,
    /// Answers of the bots.
    pub decisions: u64,
}

/// Plays one game. Everything follows from the levels, the options and the seed.
pub(super) fn play<K: CliGame>(
    levels: &[Level],
    agreed: &K::Agreed,
    seed: u64,
    words: &Words,
    teller: &mut dyn FnMut(K::Event, &K),
) -> Result<Played<K::Ending>, Problem> {
    let start = K::table(levels.len(), agreed, seed, words)?;
    let mut bots: Vec<Box<dyn Bot<K>>> = levels
        .iter()
        .zip(0..)
        .map(|(level, seat)| bots::bot(*level, bots::seed_of(seed, Seat(seat))))
        .collect();
    let (mut table, stop, mut decisions) = (::table::Table::new(start, seed), Stop::default(), 0);
    let mut broken = false;
    let mut sound = |state: &K| match state.check() {
        Ok(()) => true,
        Err(sentence) => {
            log::error!("{sentence}");
            broken = true;
            false
        }
    };
    let ended = ::table::play(
        &mut table,
        &mut |table, asked| {
            let seat = asked.ok_or(())?;
            decisions += 1;
            let seen = table.seen_by(asked);
            bots[seat.index()].choose(&seen, &stop).ok_or(())
        },
        teller,
        &mut |table| table.ticket() >= PATIENCE || !sound(table.state()),
    );
    if ended.is_ok() {
        sound(table.state());
    }
    match ended {
        Err(Halt::Silent(Some(seat), ()) | Halt::Refused(Some(seat), _)) => {
            return Err(blunder::<K>(words, seat, levels, agreed, seed));
        }
        Err(Halt::Silent(None, ()) | Halt::Refused(None, _)) => {
            return Err(broken_rule::<K>(words, levels, agreed, seed));
        }
        Ok(()) | Err(Halt::Stopped) if broken => {
            return Err(broken_rule::<K>(words, levels, agreed, seed));
        }
        Ok(()) | Err(Halt::Stopped) => {}
    }
    let state = table.state();
    Ok(Played {
        outcome: state.ended(),
        turns: state.turn(),
        decisions,
    })
}

/// The rules have come to a position that cannot be (`core.md` §5.3).
fn broken_rule<K: CliGame>(words: &Words, levels: &[Level], agreed: &K::Agreed, seed: u64) -> Problem {
    Problem::new(
        words,
        "cli-broken-rule",
        &[("command", again::<K>(levels, agreed, seed).into())],
    )
}

/// A bot has said nothing, or something that is not offered.
fn blunder<K: CliGame>(
    words: &Words,
    seat: Seat,
    levels: &[Level],
    agreed: &K::Agreed,
    seed: u64,
) -> Problem {
    Problem::new(
        words,
        "cli-bot-blunder",
        &[
            ("seat", (seat.0 + 1).into()),
            ("command", again::<K>(levels, agreed, seed).into()),
        ],
    )
}

/// What has to be typed to see this game again.
fn again<K: CliGame>(levels: &[Level], agreed: &K::Agreed, seed: u64) -> String {
    let bots: Vec<_> = levels.iter().map(Level::to_string).collect();
    let (players, bots) = (levels.len(), bots.join(","));
    let (game, agreed) = (K::named(), K::typed(agreed, seed));
    format!("king-of-tokyo watch{game} --players {players} --bots {bots} --seed {seed}{agreed}")
}

#[cfg(test)]
mod tests {
    use super::{again, blunder, broken_rule, play, seated};
    use crate::cli::arguments::{Command, Table, read};
    use crate::cli::game::{self, CliGame};
    use crate::cli::seating;
    use crate::storage::{TableSetup, Who};
    use crate::ui::frame::{PlayableGame, SeatedTable as Window, Seating};
    use bots::Level::{self, Easy, Normal};
    use engine::classic::{Edition, Options, State};
    use engine::duel::{Monster, State as Duel};
    use engine::{Seat, View};
    use words::{Language, Words};

    #[test]
    fn the_last_level_fills_the_table() {
        let words = Words::new(Language::English);
        let sits = |levels: &[_], players| {
            let table = Table {
                bots: levels.to_vec(),
                players,
                ..Table::default()
            };
            seated::<State>(&table, &words).ok()
        };
        assert_eq!(sits(&[Normal, Easy], None), Some(vec![Normal, Easy, Easy, Easy]));
        assert_eq!(sits(&[Easy, Normal], Some(2)), Some(vec![Easy, Normal]));
        assert_eq!(sits(&[Easy, Normal, Easy], Some(2)), None);
        assert_eq!(sits(&[Easy], Some(7)), None);
        assert_eq!(sits(&[], Some(2)), None);
    }

    fn same_game<K>(levels: &[Level], agreed: &K::Agreed, seed: u64, window: Seating<K>)
    where
        K: CliGame<Event: PartialEq> + PlayableGame,
    {
        let words = Words::new(Language::English);
        let mut told = Vec::new();
        play::<K>(levels, agreed, seed, &words, &mut |event, state| {
            told.extend(K::seen_by(event, None).map(|seen| (seen, View::of(state, None))));
        })
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
        let command = again::<K>(levels, agreed, seed);
        for language in Language::ALL {
            let words = Words::new(language);
            for problem in [
                blunder::<K>(&words, Seat(1), levels, agreed, seed),
                broken_rule::<K>(&words, levels, agreed, seed),
            ] {
                assert!(problem.0.ends_with(&command), "{problem:?}");
            }
            let typed: Vec<_> = command.split(' ').map(Into::into).collect();
            let Ok(Command::Watch(watch)) = read(&typed, &words) else {
                panic!("{command}")
            };
            assert_eq!(watch.table.seed, seed);
            assert_eq!(watch.table.game, K::NAME);
            assert_eq!(K::agreed(&watch.table.boxes, &words).as_ref(), Ok(named));
            let seated = seated::<K>(&watch.table, &words);
            assert_eq!(seated.as_deref(), Ok(levels));
        }
    }

    #[test]
    fn trouble_names_the_command_that_plays_the_same_game() {
        let options = Options {
            halloween: true,
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
