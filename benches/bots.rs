//! How long a bot thinks: the plan of the rolls alone, and whole decisions of every level.

use bots::draw::Draw;
use bots::lattice::{Lattice, Plan};
use bots::{BotGame, Level, Stop, bot};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use engine::{Asked, Seat, View, classic, duel};
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

/// The first question at which `wanted` holds, at a table of Normals.
fn asked<G: BotGame>(mut state: G, seed: u64, wanted: impl Fn(&G) -> bool) -> Option<(G, Seat)> {
    let (mut nature, stop) = (Draw::new(seed), Stop::default());
    loop {
        let answer = match state.asks() {
            Asked::NoOne => return None,
            Asked::Nature => state.deal(&mut nature).expect("Nature is asked"),
            Asked::Seat(seat) if wanted(&state) => return Some((state, seat)),
            Asked::Seat(seat) => bot(Level::Normal, 1)
                .choose(&View::of(&state, Some(seat)), &stop)
                .expect("an answer"),
        };
        state.apply(answer).expect("a legal answer");
    }
}

/// The decision of every level at this question, made anew each time.
fn decide<G: BotGame>(c: &mut Criterion, name: &str, state: &G, seat: Seat) {
    let (seen, stop) = (View::of(state, Some(seat)), Stop::default());
    for level in Level::ALL {
        c.bench_function(&format!("{level} {name}"), |b| {
            b.iter_batched_ref(
                || bot(level, 1),
                |bot| bot.choose(black_box(&seen), &stop),
                BatchSize::SmallInput,
            );
        });
    }
}

/// After the first roll of a turn in which the roller has cards, with everything that can lie on the table.
fn classic(c: &mut Criterion) {
    for seats in [2, 6] {
        let mut setup = classic::Setup::of(seats).expect("two to six");
        setup.options = classic::Options {
            promos: true,
            halloween: true,
            wickedness: classic::Wickedness::Mixed,
            ..classic::Options::default()
        };
        let wanted = |state: &classic::State| {
            let turn = state.turn();
            let rolled = state.question().what == classic::What::Roll && turn.rolls == 1;
            rolled && turn.number >= 12 && state.held_by(turn.active).count() > 1
        };
        let (state, seat) = (1..)
            .find_map(|seed| asked(setup.start().expect("boxes that go together"), seed, wanted))
            .expect("one of all games");
        decide(
            c,
            &format!("after its first roll, {seats} seats, all cards"),
            &state,
            seat,
        );
    }
}

fn duel(c: &mut Criterion) {
    type Wanted = fn(&duel::State) -> bool;
    let questions: [(&str, Wanted); 4] = [
        ("after its first roll", |state| {
            state.question().what == duel::What::Roll && state.turn().rolls == 1
        }),
        ("with two dice tokens before it", |state| {
            let tokens = state.player(state.active()).tokens;
            state.question().what == duel::What::FirstRoll && tokens == 2
        }),
        ("placing a token", |state| {
            matches!(state.question().what, duel::What::Place { .. })
        }),
        ("buying", |state| {
            state.question().what == duel::What::Buy && state.player(state.active()).energy >= 7
        }),
    ];
    for (name, wanted) in questions {
        let (state, seat) = (1..)
            .find_map(|seed| {
                let start = duel::Setup::of([duel::Monster::SpacePenguin, duel::Monster::TheKing])
                    .start()
                    .expect("different monsters");
                asked(start, seed, |state| state.turn().number >= 8 && wanted(state))
            })
            .expect("one of all games");
        decide(c, &format!("in Duel {name}"), &state, seat);
    }
}

criterion_group!(benches, lattice, classic, duel);
criterion_main!(benches);
