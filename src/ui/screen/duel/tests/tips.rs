//! Each tip that is given is held against what then happens.

use crate::ui::frame::PlayableGame as _;
use engine::duel::{Answer, Event, State, Track, What};
use engine::{Asked, Chance as _, Game, Seat};
use std::collections::BTreeMap;
use table::Dealer;

/// What a player gains in energy and in dice by this answer, up to the next question.
fn brings(state: &State, seat: Seat, answer: Answer) -> [i32; 2] {
    let (mut now, mut gained) = (*state, 0);
    let told = now.apply_telling(answer, &mut |event, _| {
        if let Event::EnergyGained { seat: of, energy, .. } = event
            && of == seat
        {
            gained += i32::from(energy);
        }
    });
    told.expect("it is offered");
    [gained, i32::from(now.pool()) - i32::from(state.pool())]
}

/// Is what a tip says true?
fn holds(tip: &str, state: &State, seat: Seat) -> bool {
    let mut answers = Vec::new();
    state.answers(&mut answers);
    let buys = answers.iter().any(|answer| matches!(answer, Answer::Buy(_)));
    match tip {
        "tip-duel-keep" => state.offers(Answer::Reroll(state.dice_in_roll())) && state.offers(Answer::Done),
        "tip-duel-token" => brings(state, seat, Answer::Spend)[1] == 1,
        "tip-duel-order" => answers.len() > 1,
        "tip-duel-card" => buys && brings(state, seat, Answer::Done)[0] >= 1,
        "tip-duel-save" => {
            let saves = brings(state, seat, Answer::Done)[0] >= 1;
            !buys && state.offers(Answer::Sweep) && saves
        }
        "tip-duel-buzz" => matches!(state.question().what, What::Place { buzz } if !buzz.is_king()),
        "tip-duel-spotlight" => Track::ALL.iter().any(|track| state.marker(*track).in_spotlight()),
        "tip-duel-power" | "tip-log" => true,
        other => panic!("nobody knows whether {other} is true"),
    }
}

#[test]
fn every_tip_that_is_given_is_true() {
    let mut given: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..120 {
        let mut dealer = Dealer::new(seed);
        let duel = crate::storage::DuelSetup::of(
            [crate::storage::Who::Human, crate::storage::Who::Human],
            Some(seed),
        );
        let mut state = duel.game().start().expect("a duel");
        for _ in 0..300 {
            let answer = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut dealer).expect("dealt"),
                Asked::Seat(seat) => {
                    for tip in state.tips(seat) {
                        *given.entry(tip.name).or_default() += 1;
                        assert!(holds(tip.name, &state, seat), "{} at {seed}: {state:?}", tip.name);
                    }
                    let mut answers = Vec::new();
                    state.answers(&mut answers);
                    answers[dealer.below(answers.len() as u32) as usize]
                }
            };
            state.apply(answer).expect("a listed answer");
        }
    }
    assert_eq!(given.len(), 9, "{given:?}");
    assert!(given.values().all(|count| *count > 3), "{given:?}");
}
