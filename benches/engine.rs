//! The engine's speed: copying a position, listing answers, applying them, whole games of random answers.
//!
//! `cargo bench --bench engine`. Compare figures of one run only: machines are noisy.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use king_of_tokyo::engine::classic::{Answer, Edition, Options, Setup, State};
use king_of_tokyo::engine::{Asked, Chance, Game};
use std::hint::black_box;

/// A small generator; the dealer's own stream is part of no figure here.
struct Lottery(u64);

impl Chance for Lottery {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(bound)) as u32
    }
}

/// An answer for whoever is asked; `None` at the end.
fn any(state: &State, chance: &mut Lottery) -> Option<Answer> {
    match state.asks() {
        Asked::NoOne => None,
        Asked::Nature => state.deal(chance),
        Asked::Seat(_) => state.any_answer(chance),
    }
}

/// Plays random answers until the end, or until `limit` of them; says how many there were.
fn play(state: &mut State, chance: &mut Lottery, limit: usize) -> usize {
    for played in 0..limit {
        let Some(answer) = any(state, chance) else {
            return played;
        };
        state.apply(answer).expect("a legal answer");
    }
    limit
}

fn start(edition: Edition, seats: usize) -> State {
    let mut setup = Setup::of(seats).expect("2 to 6");
    setup.options = Options::of(edition);
    setup.start().expect("a table")
}

fn engine(c: &mut Criterion) {
    let mut chance = Lottery(1);
    let mut legal = Vec::new();
    let mut middle = start(Edition::Base, 4);
    play(&mut middle, &mut chance, 300);

    println!("a State has {} bytes", size_of::<State>());
    c.bench_function("copy a State", |b| b.iter(|| *black_box(&middle)));
    c.bench_function("legal answers of a position", |b| {
        b.iter(|| {
            legal.clear();
            black_box(&middle).answers(&mut legal);
            legal.len()
        });
    });

    // Every position of a game with the answer that was given there.
    let mut steps = Vec::new();
    let mut state = start(Edition::Base, 4);
    while let Some(answer) = any(&state, &mut chance) {
        steps.push((state, answer));
        state.apply(answer).expect("a legal answer");
    }
    let mut group = c.benchmark_group("one game");
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

    let mut group = c.benchmark_group("random game");
    for (name, edition) in [("base", Edition::Base), ("dark", Edition::Dark)] {
        for seats in [2, 4, 6] {
            // The same games every time: what one batch plays is measured in answers as well.
            let answers: usize = (0..50)
                .map(|seed| play(&mut start(edition, seats), &mut Lottery(seed), 100_000))
                .sum();
            println!(
                "{name}, {seats} seats: {} answers a game on average",
                answers / 50
            );
            group.throughput(Throughput::Elements(1));
            let mut seed = 0;
            group.bench_function(format!("{name}, {seats} seats"), |b| {
                b.iter_batched(
                    || {
                        seed = (seed + 1) % 50;
                        (start(edition, seats), Lottery(seed))
                    },
                    |(mut state, mut chance)| play(&mut state, &mut chance, 100_000),
                    BatchSize::SmallInput,
                );
            });
        }
    }
    group.finish();
}

criterion_group!(benches, engine);
criterion_main!(benches);
