//! Everybody in the pool answers everything, and the anchors stand in their order.

use super::{Baselines, Contestant, contestants};
use crate::Stop;
use crate::draw::{Draw, mixed};
use engine::classic::{Edition, Options, Setup, State as Classic, Wickedness};
use engine::duel::{Monster, Setup as Duelling, State as Duel};
use engine::{Asked, Chance, Game, Scores, Seat, View};

fn named<G: Baselines>(names: &[&str]) -> Vec<Contestant<G>> {
    let all = contestants::<G>();
    let found = |name: &&str| all.iter().find(|contestant| contestant.name() == *name).cloned();
    names
        .iter()
        .map(|name| found(name).expect("in the pool"))
        .collect()
}

/// Plays a game out; everybody must know a legal answer to everything.
fn play<G: Baselines>(mut state: G, seated: &[Contestant<G>], seed: u64) -> Scores {
    let mut bots: Vec<_> = seated
        .iter()
        .zip(seed..)
        .map(|(one, seed)| one.bot(seed))
        .collect();
    let (mut nature, stop) = (Draw::new(seed), Stop::default());
    for _ in 0..20_000 {
        let answer = match state.asks() {
            Asked::NoOne => return state.scores().expect("the game is over"),
            Asked::Nature => state.deal(&mut nature).expect("Nature is asked"),
            Asked::Seat(seat) => {
                let chosen = bots[seat.index()].choose(&View::of(&state, Some(seat)), &stop);
                chosen.unwrap_or_else(|| panic!("{seated:?}: no answer of {seat:?}"))
            }
        };
        let told = state.apply(answer);
        assert!(told.is_ok(), "{seated:?}: {answer:?}");
    }
    panic!("{seated:?}: a game without end");
}

fn table(seats: usize, options: Options) -> Classic {
    let mut setup = Setup::of(seats).expect("two to six");
    setup.options = options;
    setup.start().expect("different monsters")
}

fn duel(seed: u64) -> Duel {
    let mut draw = Draw::new(mixed(seed, 1));
    let one = draw.below(6) as usize;
    let other = (one + 1 + draw.below(5) as usize) % 6;
    let setup = Duelling::of([one, other].map(|place| Monster::ALL[place]));
    setup.start().expect("two different monsters")
}

/// Mean share of the first one, everybody sitting everywhere.
fn share<G: Baselines>(names: &[&str], seeds: u64, table: impl Fn(u64) -> G) -> f32 {
    let seated = named::<G>(names);
    let mut won = 0.0;
    for seed in 0..seeds {
        for shift in 0..names.len() {
            let mut order = seated.clone();
            order.rotate_right(shift);
            won += play(table(seed), &order, seed).shares[shift];
        }
    }
    won / (seeds as usize * names.len()) as f32
}

#[test]
fn everybody_is_there_once() {
    fn names<G: Baselines>() -> Vec<String> {
        let all = contestants::<G>();
        all.iter()
            .map(|contestant| contestant.name().to_owned())
            .collect()
    }
    let wanted = [
        "random", "claws", "greedy", "child", "adult", "exact", "easy", "normal", "hard", "master",
    ];
    for mut names in [names::<Classic>(), names::<Duel>()] {
        assert_eq!(names[..10], wanted);
        names.sort_unstable();
        names.dedup();
        assert!(names.len() >= 10);
    }
}

/// Any boxes that go together.
fn any_options(draw: &mut Draw) -> Options {
    let usual = Options::of([Edition::Base, Edition::Dark][draw.below(2) as usize]);
    let cards = draw.below(6) > 0;
    Options {
        power_cards: cards,
        promos: cards && draw.below(2) == 1,
        halloween: cards && draw.below(2) == 1,
        wickedness: [usual.wickedness, Wickedness::Green, Wickedness::Mixed][draw.below(3) as usize],
        ..usual
    }
}

#[test]
fn the_anchors_answer_everything_at_every_table() {
    for seed in 0..90 {
        let mut draw = Draw::new(mixed(seed, 2));
        let options = any_options(&mut draw);
        let mut seated = named(&["greedy", "claws", "child", "adult", "random", "greedy"]);
        seated.rotate_left(seed as usize % 6);
        seated.truncate(2 + draw.below(5) as usize);
        play(table(seated.len(), options), &seated, seed);
        let mut pair = named(&["greedy", "claws", "child", "adult", "random"]);
        pair.rotate_left(seed as usize % 5);
        play(duel(seed), &pair[..2], seed);
    }
}

#[test]
fn the_whole_pool_plays_both_games() {
    let mut draw = Draw::new(3);
    for (one, seed) in contestants::<Classic>().into_iter().zip(0..) {
        let mut seated = named(&["greedy", "random"]);
        seated.push(one);
        play(table(3, any_options(&mut draw)), &seated, seed);
    }
    for (one, seed) in contestants::<Duel>().into_iter().zip(0..) {
        let mut seated = named(&["greedy"]);
        seated.push(one);
        play(duel(seed), &seated, seed);
    }
}

#[test]
fn rules_of_thumb_beat_chance() {
    let classic = |seats| move |_| table(seats, Options::default());
    let two = share(&["greedy", "random"], 60, classic(2));
    assert!(two >= 0.85, "{two}");
    let four = share(&["greedy", "claws", "claws", "claws"], 25, classic(4));
    assert!(four >= 0.3, "{four}");
    let duels = share(&["greedy", "random"], 60, duel);
    assert!(duels >= 0.85, "{duels}");
}

#[test]
fn nobody_answers_unasked() {
    for one in contestants::<Classic>() {
        let start = table(2, Options::default());
        assert_eq!(start.asks(), Asked::Nature);
        assert_eq!(
            one.bot(1)
                .choose(&View::of(&start, Some(Seat(0))), &Stop::default()),
            None,
            "{one:?}"
        );
    }
}
