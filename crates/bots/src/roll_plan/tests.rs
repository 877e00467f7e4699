//! Plans that are remembered.

use super::{Effort, PlanCache, REMEMBERED, RollPlan, RollPlanner, may_throw};
use crate::classic::HandSet;
use crate::draw::Draw;
use crate::lattice::beside::PlanBeside;
use crate::lattice::{Lattice, Plan};
use crate::levels::Levels as _;
use crate::planner::Planner;
use crate::search::{Evaluator as _, Lookahead as _};
use crate::tests::asked_at;
use crate::{Bot as _, Stop};
use engine::classic::{Pack, Setup, State, What};
use engine::{Asked, Game as _, Seat, View};

#[test]
fn only_a_few_plans_are_remembered() {
    let start = |_| {
        Setup::of(3)
            .expect("two to six")
            .start()
            .expect("different monsters")
    };
    let first = |state: &State, _| state.question().what == What::Roll && state.turn().rolls == 1;
    let positions = asked_at(start, &["random"; 3], 2 * REMEMBERED + 1, 1, first);
    let (stop, mut plans) = (Stop::default(), PlanCache::default());
    let mut sights = Vec::new();
    for (state, seat) in &positions {
        let mut rolls = RollPlanner {
            seed: 1,
            evaluator: &HandSet::default(),
            stop: &stop,
            plans: &mut plans,
            effort: Effort::USUAL,
        };
        rolls.decide(state, *seat).expect("nobody asked it to stop");
        sights.push(state.public_key(*seat));
        assert!(plans.made.len() <= REMEMBERED, "{}", plans.made.len());
        // The latest one is among them.
        assert!(plans.made.iter().any(|kept| Some(&kept.key) == sights.last()));
    }
    assert_eq!(plans.made.len(), REMEMBERED);
    assert!(
        plans.made.iter().all(|kept| kept.key != sights[0]),
        "the oldest goes first"
    );
}

/// What plans give away because most final rolls are estimated, in points of the chance to win a turn, at the
/// first roll question of turns: the same plan with everything played out, valued by what was played out.
#[test]
#[ignore = "long: prints what plans give away, for docs/bots.md"]
fn what_estimated_final_rolls_give_away() {
    use engine::classic::{PowerUp, Wickedness};
    let base = |seats: usize| move |_: u64| Setup::of(seats).expect("two to six").start().expect("a table");
    let everything = |seats: usize| {
        move |_: u64| {
            let mut setup = Setup::of(seats).expect("two to six");
            setup.options.promos = true;
            setup.options.halloween = true;
            setup.options.wickedness = Wickedness::Mixed;
            setup.options.power_up = PowerUp::Standard;
            setup.options.packs = Pack::ALL.into_iter().collect();
            setup.start().expect("a table")
        }
    };
    let evaluator = State::shipped().expect("weights");
    let measure = |name: &str, positions: Vec<(State, Seat)>| {
        let mut losses = Vec::new();
        for (state, seat) in positions {
            let stop = Stop::default();
            let rolls = RollPlanner {
                seed: 1,
                evaluator,
                stop: &stop,
                plans: &mut PlanCache::default(),
                effort: Effort::USUAL,
            };
            let (Some(mut thrown), Some(lattice)) = (state.reroll_all(), Lattice::of(state.dice().len()))
            else {
                continue;
            };
            let mut draw = Draw::from_words(1, &state.public_key(seat).hash_words());
            engine::Game::imagine(&mut thrown, seat, &mut draw);
            let (may, left) = (may_throw(&thrown, seat), thrown.rolls_left());
            let beside = RollPlan::beside(&state);
            let states: Vec<State> = match &beside {
                Some(beside) => (0..beside.states()).map(|at| thrown.showing_beside(at)).collect(),
                None => vec![thrown],
            };
            let likely = |values: &[Vec<f32>]| match &beside {
                Some(beside) => PlanBeside::new(lattice, beside.clone(), values, left, may).likely(),
                None => vec![Plan::with(lattice, values, left, may).likely()],
            };
            let (_, all, _) = rolls
                .estimated(&states, seat, lattice, &draw, &Effort::ALL, likely)
                .expect("not stopped");
            let (_, some, _) = rolls
                .estimated(&states, seat, lattice, &draw, &Effort::USUAL, likely)
                .expect("not stopped");
            let worth = |chances: Vec<Vec<f32>>| -> f32 {
                let pairs = chances.iter().flatten().zip(all.iter().flatten());
                pairs.map(|(chance, worth)| chance * worth).sum()
            };
            losses.push(100.0 * (worth(likely(&all)) - worth(likely(&some))));
        }
        losses.sort_by(f32::total_cmp);
        let mean = losses.iter().sum::<f32>() / losses.len() as f32;
        let at = |part: f32| losses[(part * (losses.len() - 1) as f32) as usize];
        println!(
            "{name}: {} turns, mean {mean:.3} points, median {:.3}, p90 {:.3}, most {:.3}",
            losses.len(),
            at(0.5),
            at(0.9),
            at(1.0)
        );
    };
    let first = |state: &State, _| state.question().what == What::Roll && state.turn().rolls == 1;
    measure("base, two", asked_at(base(2), &["master"; 2], 80, 3, first));
    measure("base, four", asked_at(base(4), &["master"; 4], 80, 3, first));
    measure(
        "everything, two",
        asked_at(everything(2), &["master"; 2], 40, 5, first),
    );
    measure(
        "everything, four",
        asked_at(everything(4), &["master"; 4], 24, 5, first),
    );
}

/// A turn somewhere in a random game without power cards, at some tables with the dice of monster packs: where Nature
/// makes its first throw, and its first roll question.
fn a_turn(seats: usize, seed: u64) -> Option<(State, State, Seat)> {
    let mut luck = Draw::new(seed);
    let mut setup = Setup::of(seats).expect("two to six");
    setup.options.power_cards = false;
    setup.options.packs = [Pack::Berserk, Pack::Curses]
        .into_iter()
        .take(seed as usize % 3)
        .collect();
    let mut state = setup.start().expect("a table");
    let mut thrown: Option<State> = None;
    for _ in 0..600 {
        let answer = match state.asks() {
            Asked::NoOne => return None,
            Asked::Nature => {
                let known = thrown.is_some_and(|thrown| thrown.turn().number == state.turn().number);
                if state.dice_to_throw() != 0 && !known {
                    thrown = Some(state);
                }
                state.deal(&mut luck)
            }
            Asked::Seat(seat) if state.is_rolling() && state.turn().number > 4 + seed as u16 % 9 => {
                let first = thrown.filter(|thrown| thrown.turn().number == state.turn().number);
                return first.map(|thrown| (thrown, state, seat));
            }
            Asked::Seat(_) => state.any_answer(&mut luck),
        };
        state.apply(answer?).ok()?;
    }
    None
}

/// What a turn is foreseen to come to is what it comes to in the mean, for everybody, when it is played.
#[test]
fn a_turn_is_foreseen_as_it_is_played() {
    const PLAYED: usize = 100;
    let (evaluator, stop) = (State::shipped().expect("weights"), Stop::default());
    let mut seen = 0;
    for seed in 0..12 {
        let Some((thrown, rolling, seat)) = a_turn(2 + seed as usize % 3, seed) else {
            continue;
        };
        let mut player = Planner::with_evaluator(seed, evaluator.clone());
        let foreseen = player.foreseen(&thrown, &rolling, seat, &stop).expect("a plan");
        assert!((foreseen.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{foreseen:?}");
        let ends = |after: &State| after.is_quiet() && after.turn().number > thrown.turn().number;
        let (mut sum, mut squares) = ([0.0_f32; 6], [0.0_f32; 6]);
        let mut luck = Draw::new(seed);
        for _ in 0..PLAYED {
            let mut after = thrown;
            while after.asks() != Asked::NoOne && !ends(&after) {
                let answer = match after.asks() {
                    Asked::Nature => after.deal(&mut luck),
                    Asked::Seat(asked) => player.choose(&View::of(&after, Some(asked)), &stop),
                    Asked::NoOne => None,
                };
                after.apply(answer.expect("an answer")).expect("a legal answer");
            }
            for (seat, share) in evaluator.win_probabilities(&after).into_iter().enumerate() {
                sum[seat] += share;
                squares[seat] += share * share;
            }
        }
        for seat in 0..thrown.seats() {
            let mean = sum[seat] / PLAYED as f32;
            let error = ((squares[seat] / PLAYED as f32 - mean * mean).max(0.0) / PLAYED as f32).sqrt();
            let off = (mean - foreseen[seat]).abs();
            assert!(
                off <= 0.012 + 4.0 * error,
                "seed {seed}, {seat}: {mean} ± {error}, foreseen {}",
                foreseen[seat]
            );
        }
        seen += 1;
    }
    assert!(seen > 8, "{seen}");
}
