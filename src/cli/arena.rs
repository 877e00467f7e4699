//! Tournaments: our bots and other programs take turns on every seat, and the results are counted with
//! intervals.
//!
//! A game depends only on its number and on who plays, so a tournament can be taken up again after any of its
//! games. A program that dies, stalls or talks nonsense loses that game, and the tournament goes on.

mod guard;
mod journal;
mod program;
mod report;

use super::arguments::{Arena, Contestant};
use super::game::{self, CliGame};
use super::records::Records;
use super::{Problem, interrupt, print};
use bots::draw::mixed;
use bots::{self, Bot, Stop};
use engine::{Portable, Seat};
use indicatif::{ProgressBar, ProgressStyle};
use journal::Journal;
use program::{Failure, Program};
use protocol::Protocol;
use report::Report;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;
use table::quoted::plain;
use table::{Halt, Sitter};
use words::Words;

/// A whole game is worth so many points, so that any number of winners shares them evenly.
const GAME: u64 = 60;
/// A game that has not ended after so many answers is given up; real ones take a few hundred.
const PATIENCE: u64 = 100_000;

/// A game that has been played. Everything is told by contestant, in the order of the command line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Played<E> {
    /// Its number, from 0.
    game: u64,
    /// What each contestant got of the points of a game.
    points: Vec<u64>,
    /// How it ended; `None` if somebody forfeited it or it was given up.
    ending: Option<E>,
    /// Who forfeited it.
    forfeit: Option<usize>,
    /// Turns that were begun.
    turns: u16,
}

/// Guards a program that plays, if that is what these arguments of this program ask for.
pub(super) fn guards(arguments: &[OsString]) -> Option<ExitCode> {
    guard::asked(arguments)
}

/// Plays the games and prints the result.
pub(super) fn run<K: CliGame + Protocol + Portable>(options: &Arena, words: &Words) -> Result<(), Problem> {
    let seats = options.seat.len();
    game::seats::<K>(seats, words)?;
    let agreed = K::agreed(&options.boxes, words)?;
    let games = u64::from(options.games.get());
    let (mut journal, known) = Journal::open::<K::Ending>(options, boxes::<K>(options, &agreed), words)?;
    let mut played: Vec<Played<K::Ending>> = known.into_iter().filter(|played| played.game < games).collect();
    let records = Records::open(options.records.as_deref(), options.resume.is_some(), words)?;
    let bar = progress(games);
    interrupt::watch();
    for game in 0..games {
        if interrupt::asked() {
            break;
        }
        if !played.iter().any(|played| played.game == game) {
            let result = play::<K>(options, &agreed, game, &records, words, &bar)?;
            journal.add(&result, words)?;
            played.push(result);
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    interrupt::tell(played.len() as u64, games, words);
    let report = Report::new::<K>(&options.seat, options.seed, &played);
    if !options.json {
        return print(words, &report.table(words));
    }
    let json = serde_json::to_string_pretty(&report).expect("plain data has a form in JSON");
    print(words, &format!("{json}\n"))
}

fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Somebody at the table.
enum Player<K> {
    Bot(Box<dyn Bot<K>>),
    Program(Program),
}

/// Plays one game: contestant c sits on seat c the first time, and one further with every game.
fn play<K: CliGame + Protocol + Portable>(
    options: &Arena,
    agreed: &K::Agreed,
    game: u64,
    records: &Records,
    words: &Words,
    bar: &ProgressBar,
) -> Result<Played<K::Ending>, Problem> {
    let seats = options.seat.len();
    let contestant = |seat: Seat| (seat.index() + (game % seats as u64) as usize) % seats;
    let seed = mixed(options.seed, game + 1);
    let start = K::measured(seats, agreed, seed, words)?;
    let mut table = Table {
        start,
        game: ::table::Table::new(start, seed).seating(
            all_seats(&start)
                .map(|seat| sitter(&options.seat[contestant(seat)]))
                .collect(),
        ),
        players: Vec::new(),
        news: RefCell::new(vec![Vec::new(); seats]),
    };
    let forfeited = |seat: Seat, failure: &Failure| {
        let reason = failure.told(words);
        bar.suspend(|| {
            let who = options.seat[contestant(seat)].to_string();
            let values = [
                ("game", (game + 1).to_string().into()),
                ("seat", (seat.0 + 1).into()),
                ("who", who.into()),
                ("reason", reason.into()),
            ];
            let line = plain(&words.text_with("cli-arena-forfeit", &values));
            // The tournament goes on even if nobody is left to be told.
            let _ = writeln!(std::io::stderr(), "{line}");
        });
        seat
    };
    let mut forfeit = None;
    for seat in all_seats(&start) {
        let player = match &options.seat[contestant(seat)] {
            Contestant::Level(level) => Player::Bot(bots::bot(*level, bots::seed_of(seed, seat))),
            Contestant::WithoutHand => Player::Bot(K::without_hand(bots::seed_of(seed, seat))),
            Contestant::WithoutPacks => Player::Bot(K::without_packs(bots::seed_of(seed, seat))),
            Contestant::Program(command) => {
                let time = Duration::from_millis(options.move_time.get().into());
                match Program::start(command, time) {
                    Ok(program) => Player::Program(program),
                    Err(failure) => {
                        forfeit = Some(forfeited(seat, &failure));
                        break;
                    }
                }
            }
        };
        table.players.push(player);
    }
    if forfeit.is_none() {
        table.begin(game, options.move_time.get());
        forfeit = match table.play_on() {
            None => None,
            Some((seat, failure)) => match &table.players[seat.index()] {
                Player::Program(_) => Some(forfeited(seat, &failure)),
                Player::Bot(_) => return Err(blunder::<K>(options, agreed, game, seat, words)),
            },
        };
    }
    table.end(forfeit);
    records.keep(&format!("{game:06}"), &table.game, forfeit, words)?;
    let state = table.game.state();
    let (mut points, ended) = (vec![0; seats], state.ended());
    for seat in all_seats(state) {
        points[contestant(seat)] = match forfeit {
            // Those who kept their word share the game.
            Some(loser) if loser == seat => 0,
            Some(_) => GAME / (seats as u64 - 1),
            None => ended.map_or(0, |outcome| {
                u64::from(outcome.won(seat)) * GAME / outcome.winners.len().max(1) as u64
            }),
        };
    }
    Ok(Played {
        game,
        points,
        ending: ended.filter(|_| forfeit.is_none()).map(|outcome| outcome.ending),
        forfeit: forfeit.map(contestant),
        turns: state.turn(),
    })
}

/// One of our own bots has said nothing, or something that is not offered.
fn blunder<K: CliGame>(options: &Arena, agreed: &K::Agreed, game: u64, seat: Seat, words: &Words) -> Problem {
    let seats = options.seat.iter().map(|who| format!(" --seat '{who}'"));
    let (seats, seed, games) = (seats.collect::<String>(), options.seed, game + 1);
    let (named, boxes) = (K::named(), boxes::<K>(options, agreed));
    let command = format!("king-of-tokyo arena{named}{seats} --seed {seed} --games {games}{boxes}");
    let values = [("seat", (seat.0 + 1).into()), ("command", command.into())];
    Problem::new(words, "cli-bot-blunder", &values)
}

/// What has to be typed for the same boxes: nothing where none were named.
fn boxes<K: CliGame>(options: &Arena, agreed: &K::Agreed) -> String {
    if options.boxes.is_silent() {
        String::new()
    } else {
        K::typed(agreed, options.seed)
    }
}

fn all_seats<K: CliGame>(state: &K) -> impl Iterator<Item = Seat> + use<K> {
    (0..state.seats() as u8).map(Seat)
}

/// A table with programs at it.
struct Table<K: CliGame> {
    start: K,
    game: ::table::Table<K>,
    players: Vec<Player<K>>,
    /// What has happened since each seat was last asked.
    news: RefCell<Vec<Vec<K::Event>>>,
}

impl<K: CliGame + Protocol + Portable> Table<K> {
    /// Tells the programs where they sit.
    fn begin(&mut self, game: u64, move_time: u32) {
        for (player, seat) in self.players.iter_mut().zip(0u8..) {
            if let Player::Program(program) = player {
                let mut message = self.start.introduced();
                message.insert("do".into(), "begin".into());
                message.insert("rules".into(), K::NAME.into());
                message.insert("game".into(), game.into());
                message.insert("seat".into(), seat.into());
                message.insert("move_time".into(), move_time.into());
                program.tell(&Value::Object(message));
            }
        }
        let news = &self.news;
        self.game.advance(&mut |event, _| note(news, event));
    }

    /// Plays to the end, or until somebody has no answer.
    fn play_on(&mut self) -> Option<(Seat, Failure)> {
        let stop = Stop::default();
        let Self {
            start,
            game,
            players,
            news,
        } = self;
        let ended = ::table::play(
            game,
            &mut |game, asked| {
                let Some(seat) = asked else {
                    return Err(Failure::Nonsense(String::new()));
                };
                match &mut players[seat.index()] {
                    Player::Bot(bot) => bot
                        .choose(&game.seen_by(asked), &stop)
                        .ok_or_else(|| Failure::Nonsense(String::new())),
                    Player::Program(program) => {
                        let news = std::mem::take(&mut news.borrow_mut()[seat.index()]);
                        program.choose(game.state(), seat, &news, start)
                    }
                }
            },
            &mut |event, _| note(news, event),
            &mut |game| game.ticket() >= PATIENCE,
        );
        match ended {
            Ok(()) | Err(Halt::Stopped) => None,
            Err(Halt::Silent(seat, failure)) => seat.map(|seat| (seat, failure)),
            Err(Halt::Refused(seat, answer)) => {
                let failure = Failure::Nonsense(json!(K::say(answer)).to_string());
                seat.map(|seat| (seat, failure))
            }
        }
    }

    /// Tells the programs how it ended.
    fn end(&mut self, forfeit: Option<Seat>) {
        let state = self.game.state();
        let outcome = state.ended().filter(|_| forfeit.is_none());
        let winners: Vec<Seat> = all_seats(state)
            .filter(|seat| outcome.is_some_and(|outcome| outcome.won(*seat)))
            .collect();
        for player in &mut self.players {
            if let Player::Program(program) = player {
                program.tell(&json!({ "do": "end", "winners": winners, "forfeit": forfeit }));
            }
        }
    }
}

/// Who sits there, as a record says it.
fn sitter(contestant: &Contestant) -> Sitter {
    let plays = match contestant {
        Contestant::Level(_) | Contestant::WithoutHand | Contestant::WithoutPacks => {
            format!("bot:{contestant}")
        }
        Contestant::Program(_) => contestant.to_string(),
    };
    Sitter {
        plays,
        ..Sitter::default()
    }
}

fn note<E: Copy>(news: &RefCell<Vec<Vec<E>>>, event: E) {
    for news in news.borrow_mut().iter_mut() {
        news.push(event);
    }
}

#[cfg(test)]
mod tests {
    use super::report::Report;
    use super::{GAME, Played, Records, play, progress};
    use crate::cli::arguments::{Arena, Boxes, Contestant};
    use crate::cli::game::CliGame;
    use bots::Level::{Easy, Normal};
    use engine::classic::{Ending, PowerUp, State};
    use std::num::NonZeroU32;
    use words::{Language, Words};

    fn arena(seats: &[Contestant]) -> Arena {
        Arena {
            game: State::NAME.to_owned(),
            seat: seats.to_vec(),
            games: NonZeroU32::MIN,
            seed: 4,
            move_time: NonZeroU32::new(2_000).expect("two seconds"),
            boxes: Boxes::default(),
            resume: None,
            records: None,
            json: false,
            lang: None,
        }
    }

    fn game(options: &Arena, game: u64) -> Played<Ending> {
        let words = Words::new(Language::English);
        let records = Records::open(None, false, &words).expect("no folder");
        let agreed = State::agreed(&options.boxes, &words).expect("they go together");
        play::<State>(options, &agreed, game, &records, &words, &progress(1)).expect("a game")
    }

    #[test]
    fn bots_play_the_same_games_again() {
        let options = arena(&[Contestant::Level(Easy), Contestant::Level(Normal)]);
        for number in 0..3 {
            let played = game(&options, number);
            assert_eq!(played, game(&options, number));
            assert_eq!(played.points.iter().sum::<u64>(), GAME, "{played:?}");
        }
        assert_ne!(game(&options, 0).turns + 1000 * game(&options, 2).turns, 0);
    }

    #[test]
    fn a_tournament_is_played_with_the_boxes_that_are_named() {
        let mut options = arena(&[Contestant::Level(Easy), Contestant::WithoutHand]);
        let without = game(&options, 0);
        options.boxes.power_up = Some(PowerUp::Draft);
        let with = game(&options, 0);
        assert_eq!(with, game(&options, 0));
        assert_ne!(without, with);
    }

    #[test]
    fn points_become_shares_with_intervals() {
        let played = |game, points: [u64; 2], forfeit| Played {
            game,
            points: points.to_vec(),
            ending: None,
            forfeit,
            turns: 10,
        };
        let contestants = [Contestant::Level(Easy), Contestant::Program("x".into())];
        let games = [
            played(0, [GAME, 0], Some(1)),
            played(1, [0, GAME], None),
            played(2, [GAME, 0], Some(1)),
            played(3, [GAME / 2, GAME / 2], None),
        ];
        let report = serde_json::to_value(Report::new::<State>(&contestants, 4, &games)).expect("plain data");
        assert_eq!(report["seats"][0]["points"], 2.5);
        assert_eq!(report["seats"][0]["share"], 0.625);
        assert_eq!(report["seats"][1]["who"], "exec:x");
        assert_eq!(report["seats"][1]["forfeits"], 2);
        assert_eq!(report["ended"]["forfeited"], 2);
        let bounds = ["low", "high"].map(|bound| report["seats"][0][bound].as_f64().expect("a number"));
        assert!(bounds[0] < 0.25 && bounds[1] > 0.85, "{bounds:?}");
    }
}
