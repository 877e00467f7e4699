//! How long a bot thinks: the plan of the rolls alone, and whole decisions at the start of a turn.

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use king_of_tokyo::bots::draw::Draw;
use king_of_tokyo::bots::lattice::{Lattice, Plan};
use king_of_tokyo::bots::{Level, Stop, bot};
use king_of_tokyo::engine::classic::{Setup, State, What};
use king_of_tokyo::engine::{Asked, Game, Seat};
use std::hint::black_box;

fn lattice(c: &mut Criterion) {
    for dice in 6..=8 {
        let lattice = Lattice::of(dice).expect("few dice");
        let claws: Vec<f32> = lattice.rolls().iter().map(|roll| f32::from(roll[5])).collect();
        c.bench_function(&format!("plan of three rolls of {dice} dice"), |b| {
            b.iter(|| Plan::new(lattice, black_box(&claws), 2));
        });
    }
}

/// The first roll question of a later turn at a table of Normals.
fn later_roll(seats: usize) -> (State, Seat) {
    let mut state = Setup::of(seats)
        .expect("two to six")
        .start()
        .expect("different monsters");
    let (mut nature, stop) = (Draw::new(1), Stop::default());
    loop {
        let answer = match state.asks() {
            Asked::NoOne => panic!("the game was over too soon"),
            Asked::Nature => state.deal(&mut nature).expect("Nature is asked"),
            Asked::Seat(seat) => {
                let turn = state.turn();
                if state.question().what == What::Roll && turn.number >= 12 && turn.rolls == 1 {
                    return (state, seat);
                }
                bot(Level::Normal, 1)
                    .choose(&state.view(Some(seat)), seat, &stop)
                    .expect("an answer")
            }
        };
        state.apply(answer).expect("a legal answer");
    }
}

fn decision(c: &mut Criterion) {
    for seats in [2, 4, 6] {
        let (state, seat) = later_roll(seats);
        let (seen, stop) = (state.view(Some(seat)), Stop::default());
        c.bench_function(&format!("Normal after its first roll, {seats} seats"), |b| {
            b.iter_batched_ref(
                || bot(Level::Normal, 1),
                |bot| bot.choose(black_box(&seen), seat, &stop),
                BatchSize::SmallInput,
            );
        });
    }
}

criterion_group!(benches, lattice, decision);
criterion_main!(benches);
