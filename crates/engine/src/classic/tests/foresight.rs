//! What an answer leads to is foreseen: who wins, who is out, and who may still have something against it.

use super::kit::*;
use super::referee::mixes::table_of;
use crate::classic::Face::{Claw, Heart, One, Two};
use crate::classic::{Answer, Foresight, Monster, State, What};
use crate::proof::Lottery;
use crate::{Asked, Chance, Game, Seat, Seats};

fn of<const N: usize>(seats: [Seat; N]) -> Seats {
    seats.into_iter().collect()
}

/// What stopping leads to, with these dice.
fn stops(laid: Laid, dice: [crate::classic::Face; 6]) -> Foresight {
    let mut table = laid.turn_of(A);
    table.rolls(dice);
    table.state.foresee(Answer::Done)
}

#[test]
fn a_stop_tells_who_wins_and_who_is_out() {
    let four = [Claw, Claw, Claw, Claw, One, Two];
    let nothing = Foresight::default();
    let wins = |seat| Foresight {
        winners: Some(of([seat])),
        ..nothing
    };
    let out = |seats| Foresight {
        out: seats,
        ..nothing
    };
    let rows: [(&str, Laid, [crate::classic::Face; 6], Foresight); 9] = [
        ("nothing of the kind", table(3).in_city(B), four, nothing),
        (
            "four ones at 19 stars",
            table(3).stars(A, 19),
            [One, One, One, One, Two, Heart],
            wins(A),
        ),
        (
            "four claws, four hearts",
            table(3).in_city(B).hearts(B, 4),
            four,
            out(of([B])),
        ),
        (
            "both outside",
            table(3).in_city(A).hearts(B, 4).hearts(C, 2),
            four,
            Foresight {
                winners: Some(of([A])),
                out: of([B, C]),
                ..nothing
            },
        ),
        (
            "the last one",
            table(2).in_city(B).hearts(B, 3),
            four,
            Foresight {
                winners: Some(of([A])),
                out: of([B]),
                ..nothing
            },
        ),
        (
            "poison",
            table(3).poison(A, 2).hearts(A, 2),
            [One, One, Two, Two, Heart, Two].map(|face| match face {
                Heart => One,
                face => face,
            }),
            out(of([A])),
        ),
        (
            "a card that may save",
            table(3).in_city(B).hearts(B, 4).holding(B, "wings").energy(B, 2),
            four,
            Foresight {
                out: of([B]),
                may_answer: of([B]),
                ..nothing
            },
        ),
        (
            "it cannot be paid",
            table(3).in_city(B).hearts(B, 4).holding(B, "wings"),
            four,
            out(of([B])),
        ),
        (
            "it comes back by itself",
            table(3).in_city(B).hearts(B, 4).holding(B, "it-has-a-child"),
            four,
            nothing,
        ),
    ];
    for (name, laid, dice, expected) in rows {
        assert_eq!(stops(laid, dice), expected, "{name}");
    }
}

#[test]
fn a_purchase_or_a_play_tells_it_too() {
    let mut table = table(3)
        .market("apartment-building")
        .stars(A, 17)
        .energy(A, 5)
        .turn_of(A);
    table.plays(BLANK);
    assert!(table.state.foresee(Answer::Buy(0)).wins(A));
    assert!(table.state.foresee(Answer::Done).is_usual());
    let mut table = powered_table(&[Monster::Gigazaur, Monster::TheKing])
        .in_hand(B, "giant-banana")
        .turn_of(A);
    table.plays(BLANK);
    assert!(table.state.foresee(Answer::Done).is_usual());
}

#[test]
fn what_a_hidden_hand_may_hold_is_a_condition_for_whoever_does_not_see_it() {
    let four = [Claw, Claw, Claw, Claw, One, Two];
    // What it holds; may it answer for all that it knows itself, and for all that A knows?
    let rows = [
        ("healing-rain", true, true),
        ("destructive-wave", false, true),
        ("", false, false),
    ];
    for (held, knows, seems) in rows {
        let mut laid = powered_table(&[Monster::Gigazaur, Monster::Kraken])
            .in_city(B)
            .hearts(B, 4);
        if !held.is_empty() {
            laid = laid.in_hand(B, held);
        }
        let mut table = laid.turn_of(A);
        table.rolls(four);
        for (viewer, expected) in [(B, knows), (A, seems)] {
            let seen = table.state.view(Some(viewer)).foresee(Answer::Done);
            let told = (seen.may_answer.contains(B), seen.out.contains(B));
            assert_eq!(told, (expected, true), "{held} {viewer:?}");
        }
    }
}

/// Plays on from an answer: whoever answered says the usual thing, the others whatever they may, as drawn.
fn plays_on(state: &State, answer: Answer, lottery: &mut Lottery) -> Option<State> {
    let mut now = *state;
    now.apply(answer).ok()?;
    while now.turn().number == state.turn().number {
        let said = match now.asks() {
            Asked::NoOne => return Some(now),
            Asked::Nature => return None,
            Asked::Seat(asked) if Asked::Seat(asked) == state.asks() => now.default_answer()?,
            Asked::Seat(_) => {
                // Who goes or stays is not a card.
                let usual = now.default_answer()?;
                let any = now.any_answer(lottery)?;
                if now.question().what == What::Yield {
                    usual
                } else {
                    any
                }
            }
        };
        now.apply(said).ok()?;
    }
    Some(now)
}

#[test]
fn what_is_foreseen_without_a_condition_comes_whatever_others_play() {
    let (mut foreseen, mut conditional) = (0, 0);
    for seed in 0..160 {
        let mut lottery = Lottery(seed);
        let mut state = table_of(seed);
        for _ in 0..1200 {
            let answer = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut lottery).expect("Nature is asked"),
                Asked::Seat(_) => {
                    let mut answers = Vec::new();
                    state.answers(&mut answers);
                    let answer = answers[lottery.below(answers.len() as u32) as usize];
                    let seen = state.foresee(answer);
                    if !seen.is_usual() && seen.may_answer.is_empty() {
                        if let Some(after) = plays_on(&state, answer, &mut lottery) {
                            let told = format!("seed {seed}, {:?} {answer:?}: {seen:?}", state.question());
                            let gone = state.living().difference(after.living());
                            assert!(gone.contains_all(seen.out), "{told}");
                            let winners = after.outcome().map(|outcome| outcome.winners);
                            assert!(seen.winners.is_none() || seen.winners == winners, "{told}");
                            foreseen += 1;
                        }
                    } else if !seen.is_usual() {
                        conditional += 1;
                    }
                    answer
                }
            };
            state.apply(answer).expect("it is legal");
        }
    }
    assert!(foreseen > 100 && conditional > 20, "{foreseen} {conditional}");
}
