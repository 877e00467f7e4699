//! The program of `.ci/ratio`: random games of two engines in turn.

use std::time::Instant;

/// Games of each table in a round.
const GAMES: u64 = 60;

/// What a round took.
#[derive(Clone, Copy)]
struct Took {
    /// Nanoseconds for a game.
    game: f64,
    /// Nanoseconds for an answer. Games differ where an answer is listed elsewhere or not at all.
    answer: f64,
}

/// A table that both engines know.
#[derive(Clone, Copy)]
struct Table {
    dark: bool,
    extras: bool,
    seats: usize,
}

/// The same functions for either engine.
macro_rules! player {
    ($engine:ident) => {
        mod $engine {
            use super::{GAMES, Table, Took};
            use std::hint::black_box;
            use std::time::Instant;
            use $engine::classic::{Edition, Options, Setup, State};
            use $engine::duel;
            use $engine::proof::Lottery;
            use $engine::{Asked, Game};

            /// Plays random answers to the end, or so many; says how many there were.
            fn play<G: Game>(state: &mut G, chance: &mut Lottery, most: usize) -> usize {
                for played in 0..most {
                    let answer = match state.asks() {
                        Asked::NoOne => None,
                        Asked::Nature => state.deal(chance),
                        Asked::Seat(_) => state.any_answer(chance),
                    };
                    let Some(answer) = answer else { return played };
                    state.apply(answer).expect("a legal answer");
                }
                most
            }

            fn start(table: Table) -> State {
                let mut setup = Setup::of(table.seats).expect("2 to 6");
                setup.options = Options::of(if table.dark {
                    Edition::Dark
                } else {
                    Edition::Base
                });
                setup.options.promos = table.extras;
                setup.options.halloween = table.extras;
                setup.start().expect("a table")
            }

            fn timed<G: Game>(start: impl Fn(u64) -> G) -> Took {
                let begin = Instant::now();
                let answers: usize = (0..GAMES)
                    .map(|seed| play(&mut start(seed), &mut Lottery(seed), usize::MAX))
                    .sum();
                let all = begin.elapsed().as_nanos() as f64;
                Took {
                    game: all / GAMES as f64,
                    answer: all / answers as f64,
                }
            }

            pub(super) fn classic(table: Table) -> Took {
                let start = start(table);
                timed(|_| start.clone())
            }

            pub(super) fn duel() -> Took {
                timed(|nth| {
                    let (one, step) = (nth as usize % 6, nth as usize / 6 % 5 + 1);
                    let monsters = duel::Monster::ALL;
                    let setup = duel::Setup::of([monsters[one], monsters[(one + step) % 6]]);
                    setup.start().expect("two different monsters")
                })
            }

            /// Nanoseconds for a copy of a position.
            pub(super) fn copy() -> f64 {
                const COPIES: u32 = 20_000;
                let mut state = start(Table {
                    dark: false,
                    extras: false,
                    seats: 4,
                });
                play(&mut state, &mut Lottery(1), 300);
                let begin = Instant::now();
                for _ in 0..COPIES {
                    black_box(black_box(&state).clone());
                }
                begin.elapsed().as_nanos() as f64 / f64::from(COPIES)
            }

            pub(super) const SIZE: usize = size_of::<State>();
        }
    };
}

player!(earlier);
player!(today);

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

fn best(figures: &[f64]) -> f64 {
    figures.iter().copied().fold(f64::INFINITY, f64::min)
}

/// Runs both in turn, each first as often as the other.
fn alternate<T>(rounds: usize, mut earlier: impl FnMut() -> T, mut today: impl FnMut() -> T) -> Vec<(T, T)> {
    earlier();
    today();
    let round = |round: usize| {
        if round % 2 == 0 {
            let before = earlier();
            (before, today())
        } else {
            let now = today();
            (earlier(), now)
        }
    };
    (0..rounds).map(round).collect()
}

/// A line of the table: medians of the rounds' ratios, and the ratio of the best rounds.
fn line(name: &str, rounds: &[(Took, Took)]) {
    let games: Vec<(f64, f64)> = rounds
        .iter()
        .map(|(before, now)| (before.game, now.game))
        .collect();
    let (before, now): (Vec<f64>, Vec<f64>) = games.iter().copied().unzip();
    let best = best(&now) / best(&before);
    let ratio = median(games.iter().map(|(before, now)| now / before).collect());
    let answer = rounds.iter().map(|(before, now)| now.answer / before.answer);
    let (answer, before, now) = (median(answer.collect()), median(before) / 1e3, median(now) / 1e3);
    println!("| {name} | {before:.1} | {now:.1} | {ratio:.3} | {best:.3} | {answer:.3} |");
}

fn main() {
    let begin = Instant::now();
    let rounds = std::env::args()
        .nth(1)
        .and_then(|rounds| rounds.parse().ok())
        .unwrap_or(40);
    println!("| random games | earlier, µs | today, µs | median ratio | best of each | per answer |");
    println!("| --- | --- | --- | --- | --- | --- |");
    let kinds = [
        ("base", false, false),
        ("base, promos, costumes", false, true),
        ("dark", true, false),
    ];
    for (name, dark, extras) in kinds {
        for seats in [2, 4, 6] {
            let table = Table { dark, extras, seats };
            let rounds = alternate(rounds, || earlier::classic(table), || today::classic(table));
            line(&format!("{name}, {seats} seats"), &rounds);
        }
    }
    line("duel, all pairs", &alternate(rounds, earlier::duel, today::duel));
    let (before, now): (Vec<f64>, Vec<f64>) =
        alternate(rounds, earlier::copy, today::copy).into_iter().unzip();
    let (size, sized) = (earlier::SIZE, today::SIZE);
    println!(
        "\na copy: {:.0} ns of {size} bytes earlier, {:.0} ns of {sized} bytes today",
        median(before),
        median(now)
    );
    println!("{rounds} rounds, {} s", begin.elapsed().as_secs());
}
