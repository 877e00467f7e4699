//! The engine's speed: copying a position, listing answers, applying them, whole games of random answers;
//! both games.
//!
//! `cargo bench --bench engine`. Compare figures of one run only: machines are noisy.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use engine::classic::{self, Edition, Options};
use engine::duel::{self, Monster};
use engine::proof::Lottery;
use engine::{Asked, Game};
use std::hint::black_box;

/// An answer for whoever is asked; `None` at the end.
fn any<G: Game>(state: &G, chance: &mut Lottery) -> Option<G::Answer> {
    match state.asks() {
        Asked::NoOne => None,
        Asked::Nature => state.deal(chance),
        Asked::Seat(_) => state.any_answer(chance),
    }
}

/// Plays random answers until the end, or until `limit` of them; says how many there were.
fn play<G: Game>(state: &mut G, chance: &mut Lottery, limit: usize) -> usize {
    for played in 0..limit {
        let Some(answer) = any(state, chance) else {
            return played;
        };
        state.apply(answer).expect("a legal answer");
    }
    limit
}

fn classic(edition: Edition, seats: usize) -> classic::State {
    let mut setup = classic::Setup::of(seats).expect("2 to 6");
    setup.options = Options::of(edition);
    setup.start().expect("a table")
}

/// Every pair of monsters in turn.
fn duel(nth: u64) -> duel::State {
    let (one, step) = (nth as usize % 6, nth as usize / 6 % 5 + 1);
    duel::Setup::of([Monster::ALL[one], Monster::ALL[(one + step) % 6]])
        .start()
        .expect("two different monsters")
}

/// One position and one game of it, looked at from all sides.
fn positions<G: Game + Copy>(c: &mut Criterion, name: &str, start: &G) {
    let mut chance = Lottery(1);
    let mut legal = Vec::new();
    let mut middle = *start;
    play(&mut middle, &mut chance, 300);

    println!("{name}: a State has {} bytes", size_of::<G>());
    c.bench_function(&format!("{name}: copy a State"), |b| {
        b.iter(|| *black_box(&middle));
    });
    c.bench_function(&format!("{name}: legal answers of a position"), |b| {
        b.iter(|| {
            legal.clear();
            black_box(&middle).answers(&mut legal);
            legal.len()
        });
    });

    // Every position of a game with the answer that was given there.
    let mut steps = Vec::new();
    let mut state = *start;
    while let Some(answer) = any(&state, &mut chance) {
        steps.push((state, answer));
        state.apply(answer).expect("a legal answer");
    }
    let mut group = c.benchmark_group(format!("{name}: one game"));
    group.throughput(Throughput::Elements(steps.len() as u64));
    group.bench_function("list all answers", |b| {
        b.iter(|| {
            steps.iter().fold(0, |sum, (state, _)| {
                legal.clear();
                state.answers(&mut legal);
                sum + legal.len()
            })
        });
    });
    group.bench_function("copy and apply", |b| {
        b.iter(|| {
            for (state, answer) in &steps {
                let mut next = *state;
                next.apply(*answer).expect("a legal answer");
                black_box(&next);
            }
        });
    });
    group.finish();
}

/// Whole games of random answers, the same ones every time.
fn games<G: Game>(c: &mut Criterion, name: &str, start: &dyn Fn(u64) -> G) {
    const GAMES: u64 = 60;
    let answers: usize = (0..GAMES)
        .map(|seed| play(&mut start(seed), &mut Lottery(seed), 100_000))
        .sum();
    println!("{name}: {} answers a game on average", answers / GAMES as usize);
    let mut group = c.benchmark_group("random game");
    group.throughput(Throughput::Elements(1));
    let mut seed = 0;
    group.bench_function(name, |b| {
        b.iter_batched(
            || {
                seed = (seed + 1) % GAMES;
                (start(seed), Lottery(seed))
            },
            |(mut state, mut chance)| play(&mut state, &mut chance, 100_000),
            BatchSize::SmallInput,
        );
    });
    group.finish();
}

fn engine(c: &mut Criterion) {
    positions(c, "classic", &classic(Edition::Base, 4));
    positions(c, "duel", &duel(0));
    for (name, edition) in [("base", Edition::Base), ("dark", Edition::Dark)] {
        for seats in [2, 4, 6] {
            games(c, &format!("{name}, {seats} seats"), &|_| classic(edition, seats));
        }
    }
    games(c, "duel, all pairs", &duel);
}

criterion_group!(benches, engine);
criterion_main!(benches);
