//! The engine's speed: copying a position, listing answers, applying them, whole games of random answers.
//!
//! `cargo bench --bench engine`. Compare figures of one run only: machines are noisy.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use king_of_tokyo::engine::classic::{Setup, State};
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

/// Plays random answers until the end, or until `limit` of them; says how many there were.
fn play(state: &mut State, chance: &mut Lottery, limit: usize) -> usize {
    for played in 0..limit {
        let answer = match state.asks() {
            Asked::NoOne => return played,
            Asked::Nature => state.deal(chance).expect("Nature is asked"),
            Asked::Seat(_) => state.any_answer(chance).expect("a seat is asked"),
        };
        state.apply(answer).expect("a listed answer is legal");
    }
    limit
}

fn start(seats: usize) -> State {
    Setup::of(seats).expect("2 to 6").start().expect("a table")
}

fn engine(c: &mut Criterion) {
    let mut chance = Lottery(1);
    let mut legal = Vec::new();
    let mut middle = start(4);
    play(&mut middle, &mut chance, 300);

    println!("a State has {} bytes", size_of::<State>());
    c.bench_function("copy a State", |b| b.iter(|| *black_box(&middle)));
    c.bench_function("legal answers", |b| {
        b.iter(|| {
            legal.clear();
            black_box(&middle).answers(&mut legal);
            legal.len()
        });
    });

    let mut group = c.benchmark_group("random game");
    for seats in [2, 4, 6] {
        // The same games every time: what one batch plays is measured in answers as well.
        let answers: usize = (0..50)
            .map(|seed| play(&mut start(seats), &mut Lottery(seed), 100_000))
            .sum();
        println!("{seats} seats: {} answers a game on average", answers / 50);
        group.throughput(Throughput::Elements(1));
        let mut seed = 0;
        group.bench_function(format!("{seats} seats"), |b| {
            b.iter_batched(
                || {
                    seed = (seed + 1) % 50;
                    (start(seats), Lottery(seed))
                },
                |(mut state, mut chance)| play(&mut state, &mut chance, 100_000),
                BatchSize::SmallInput,
            );
        });
    }
    group.finish();
}

criterion_group!(benches, engine);
criterion_main!(benches);
