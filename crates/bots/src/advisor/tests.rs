//! Advice at the tables of both games: it is what the best bot does, and its numbers are chances.

use crate::advice::Advised;
use crate::draw::Draw;
use crate::{BotGame, Level, Stop, bot, seed_of};
use engine::{Asked, Seat, View, classic, duel};

/// Positions of a game between two of Easy in which a seat is asked, one in so many of them.
fn positions<G: BotGame>(mut state: G, seed: u64, apart: usize) -> Vec<(G, Seat)> {
    let (mut nature, stop) = (Draw::new(seed), Stop::default());
    let mut bots: Vec<_> = (0..state.seats()).map(|_| bot::<G>(Level::Easy, seed)).collect();
    let (mut found, mut count) = (Vec::new(), 0);
    loop {
        let answer = match state.asks() {
            Asked::NoOne => return found,
            Asked::Nature => state.deal(&mut nature).expect("Nature is asked"),
            Asked::Seat(seat) => {
                count += 1;
                if count % apart == 0 {
                    found.push((state.clone(), seat));
                }
                let seen = View::of(&state, Some(seat));
                bots[seat.index()].choose(&seen, &stop).expect("an answer")
            }
        };
        state.apply(answer).expect("a legal answer");
    }
}

fn a_classic_game() -> Vec<(classic::State, Seat)> {
    let setup = classic::Setup::of(3).expect("three may play");
    positions(setup.start().expect("different monsters"), 5, 5)
}

fn a_duel() -> Vec<(duel::State, Seat)> {
    let setup = duel::Setup {
        monsters: [duel::Monster::ALL[0], duel::Monster::ALL[3]],
        first: None,
        automatic: true,
    };
    positions(setup.start().expect("two different monsters"), 5, 5)
}

fn the_best_advice_is_what_the_best_bot_does<G: BotGame + std::fmt::Debug>(positions: Vec<(G, Seat)>) {
    assert!(positions.len() >= 8, "too short a game: {}", positions.len());
    let stop = Stop::default();
    // One advisor looks at the seats by turns, as who looks back on a game does.
    let mut advisor = G::advisor(9);
    for (state, seat) in positions {
        let mut master = bot::<G>(Level::Master, seed_of(9, seat));
        let seen = View::of(&state, Some(seat));
        let list = advisor.advise(&seen, &stop).expect("advice");
        let said = master.choose(&seen, &stop);
        assert_eq!(Some(list[0].answer), said, "{state:?}");
        for Advised { answer, worth } in &list {
            assert!((0.0..=1.0).contains(worth), "{answer:?}: {worth}");
            assert!(state.clone().apply(*answer).is_ok(), "{answer:?} is not offered");
        }
        assert!(
            list.is_sorted_by(|one, other| one.worth >= other.worth),
            "{list:?}"
        );
        let distinct = |at: usize| !list[..at].iter().any(|other| other.answer == list[at].answer);
        assert!((0..list.len()).all(distinct), "{list:?}");
        let last = list[list.len() - 1];
        assert_eq!(advisor.worth(&seen, last.answer, &stop), Some(last.worth));
        let shares = advisor
            .win_probabilities(&seen, &stop)
            .expect("nobody asked it to stop");
        let total: f32 = shares.iter().sum();
        assert!((total - 1.0).abs() < 1e-3, "{shares:?}");
    }
}

#[test]
fn the_best_advice_is_what_the_best_bot_does_in_tokyo() {
    the_best_advice_is_what_the_best_bot_does(a_classic_game());
}

#[test]
fn the_best_advice_is_what_the_best_bot_does_in_a_duel() {
    the_best_advice_is_what_the_best_bot_does(a_duel());
}

#[test]
fn a_keep_is_worth_the_same_whichever_dice_of_a_face_are_kept() {
    let stop = Stop::default();
    let mut advisor = classic::State::advisor(9);
    let mut weighed = 0;
    for (state, seat) in a_classic_game() {
        let dice = state.turn().dice;
        let (first, all) = (dice.iter().next(), dice.all());
        let Some(other) = (1..dice.len()).find(|die| dice.iter().nth(*die) == first) else {
            continue;
        };
        let keeping = |die: usize| classic::Answer::Reroll(all & !(1 << die));
        let seen = View::of(&state, Some(seat));
        let one = advisor.worth(&seen, keeping(0), &stop);
        if state.question().what == classic::What::Roll && one.is_some() {
            assert_eq!(one, advisor.worth(&seen, keeping(other), &stop));
            weighed += 1;
        }
    }
    assert!(weighed > 0);
}

#[test]
fn nobody_advises_those_who_are_not_asked_or_after_a_stop() {
    let (state, seat) = a_classic_game().swap_remove(3);
    let mut advisor = classic::State::advisor(9);
    let stop = Stop::default();
    let other = Seat((seat.0 + 1) % 3);
    for viewer in [Some(other), None] {
        assert_eq!(advisor.advise(&View::of(&state, viewer), &stop), None);
    }
    stop.ask();
    assert_eq!(advisor.advise(&View::of(&state, Some(seat)), &stop), None);
}
