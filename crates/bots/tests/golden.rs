//! What Master of version 0.1.0 answers, and Master and Hard as they are: every answer they gave, replayed.
//!
//! The positions come from games that are played at random, one list per kind of table and seed, and from
//! games in which Master plays every seat. A list is a line of `tests/golden/PLAYER-TABLES.txt`: its name, then
//! for each question the place of the given answer among the legal ones and how many those are. Places,
//! unlike names, stay when something is renamed.
//!
//! `UPDATE_GOLDEN=1 cargo test -p bots --test golden` writes the files anew.

use bots::baselines::{Baselines, contestants};
use bots::{Bot, Stop};
use engine::classic::{self, Edition, Options, Wickedness};
use engine::{Asked, Chance, View, duel};
use std::fmt::{Debug, Write as _};
use std::path::PathBuf;

/// The luck of these games, apart from everybody else's so that nothing else can change them (SplitMix64).
struct Luck(u64);

impl Chance for Luck {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut number = self.0;
        number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        number ^= number >> 31;
        (((number >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// Questions asked of the level in one game.
const QUESTIONS: usize = 8;
/// One of so many questions of a random game is asked of the level.
const APART: u32 = 9;
/// Questions answered in a game that the level plays itself.
const PLAYED: usize = 24;

/// Who plays the game from which the questions come.
#[derive(Clone, Copy, PartialEq)]
enum Path {
    Random,
    Itself,
}

/// One list of answers.
fn answers<G: Baselines + Debug>(start: G, player: &str, seed: u64, path: Path) -> String {
    let contestants = contestants::<G>();
    let contestant = contestants.iter().find(|one| one.name() == player);
    let contestant = contestant.expect("somebody of this name");
    let (mut state, mut luck, stop) = (start, Luck(seed), Stop::default());
    let (mut line, mut asked, mut legal) = (String::new(), 0, Vec::new());
    // One bot for a random game: what it remembers of one question must not change the next answer.
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..state.seats() as u64)
        .map(|seat| contestant.bot(100 * seed + seat))
        .collect();
    loop {
        let answer = match state.asks() {
            Asked::NoOne => break,
            Asked::Nature => state.deal(&mut luck).expect("Nature is asked"),
            Asked::Seat(seat) => {
                legal.clear();
                state.answers(&mut legal);
                let drawn = state.any_answer(&mut luck).expect("a seat is asked");
                let due = match path {
                    Path::Random => luck.below(APART) == 0,
                    Path::Itself => true,
                };
                if legal.len() > 1 && due {
                    let given = bots[seat.index()].choose(&View::of(&state, Some(seat)), &stop);
                    let given = given.expect("an answer");
                    let place = legal.iter().position(|one| *one == given);
                    let place = place.unwrap_or_else(|| panic!("{given:?} is not legal in {state:?}"));
                    write!(line, " {place}/{}", legal.len()).expect("a string grows");
                    asked += 1;
                    let enough = match path {
                        Path::Random => QUESTIONS,
                        Path::Itself => PLAYED,
                    };
                    if asked == enough {
                        break;
                    }
                    if path == Path::Itself { given } else { drawn }
                } else {
                    drawn
                }
            }
        };
        state.apply(answer).expect("a legal answer");
    }
    line
}

fn bare(two_player_variant: bool) -> Options {
    Options {
        power_cards: false,
        two_player_variant,
        ..Options::default()
    }
}

fn everything(edition: Edition) -> Options {
    Options {
        promos: true,
        halloween: true,
        wickedness: Wickedness::Mixed,
        ..Options::of(edition)
    }
}

fn classic(seats: usize, options: Options) -> classic::State {
    let mut setup = classic::Setup::of(seats).expect("two to six");
    setup.options = options;
    setup.start().expect("boxes that go together")
}

/// All lists of a level on these tables.
fn replayed(tables: &[(&str, usize, Options)], duels: bool, player: &str) -> String {
    let mut lines = String::new();
    let mut add = |name: &str, seed: u64, path: Path, list: String| {
        let path = if path == Path::Random { "random" } else { "itself" };
        writeln!(lines, "{name} {path} {seed}:{list}").expect("a string grows");
    };
    for (name, seats, options) in tables {
        for seed in 1..=3 {
            let list = answers(classic(*seats, *options), player, seed, Path::Random);
            add(name, seed, Path::Random, list);
        }
        let list = answers(classic(*seats, *options), player, 4, Path::Itself);
        add(name, 4, Path::Itself, list);
    }
    if duels {
        for seed in 1..=6 {
            let monster = |nth: u64| duel::Monster::ALL[nth as usize % duel::Monster::ALL.len()];
            let start = || {
                duel::Setup::of([monster(seed), monster(seed + 1)])
                    .start()
                    .expect("two monsters")
            };
            for path in [Path::Random, Path::Itself] {
                add("duel", seed, path, answers(start(), player, seed, path));
            }
        }
    }
    lines
}

/// Compares the lists with those that are kept, and says which line differs.
fn is_kept(file: &str, part: &str, found: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{file}-{part}.txt"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, found).expect("the golden can be written");
        return;
    }
    let kept = std::fs::read_to_string(&path).expect("the golden can be read");
    for (kept, found) in kept.lines().zip(found.lines()) {
        assert_eq!(kept, found, "{}", path.display());
    }
    assert_eq!(kept.lines().count(), found.lines().count());
}

/// Who answers: until somebody makes one of them better.
const PLAYERS: [&str; 2] = ["master", "hard"];

#[test]
fn two_answer_as_ever() {
    let base = Options::default();
    for player in PLAYERS {
        is_kept(player, "two", &replayed(&[("two", 2, base)], false, player));
    }
}

#[test]
fn many_answer_as_ever() {
    let base = Options::default();
    let tables = [("three", 3, base), ("four", 4, base), ("six", 6, base)];
    for player in PLAYERS {
        is_kept(player, "many", &replayed(&tables, false, player));
    }
}

#[test]
fn two_without_cards_answer_as_ever() {
    let tables = [("energy", 2, bare(true)), ("stars", 2, bare(false))];
    for player in PLAYERS {
        is_kept(player, "bare", &replayed(&tables, false, player));
    }
}

#[test]
fn the_dark_edition_with_everything_is_answered_as_ever() {
    let all = everything(Edition::Dark);
    let tables = [("dark two", 2, all), ("dark four", 4, all)];
    for player in PLAYERS {
        is_kept(player, "dark", &replayed(&tables, false, player));
    }
}

#[test]
fn duels_are_answered_as_ever() {
    for player in PLAYERS {
        is_kept(player, "duel", &replayed(&[], true, player));
    }
}
