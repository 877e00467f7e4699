//! Reasons at the tables of both games: what is told is what following the plan gives.

use super::{PlannerReasoner, Reason, Reasoner, kept};
use crate::draw::Draw;
use crate::levels::Levels;
use crate::persona::shown;
use crate::roll_plan::RollPlan;
use crate::{BotGame, Level, Stop, bot, classic as tokyo, duel as arena};
use engine::{Asked, Seat, View, classic, duel};
use serde_json::{Value, json};

/// Roll questions of a game between bots of a level with what was said to them.
fn rolls<G: Levels>(mut state: G, level: Level, seed: u64) -> Vec<(G, Seat, G::Answer)> {
    let (mut nature, stop) = (Draw::new(seed), Stop::default());
    let mut bots: Vec<_> = (0..state.seats()).map(|_| bot::<G>(level, seed)).collect();
    let mut found = Vec::new();
    loop {
        let answer = match state.asks() {
            Asked::NoOne => return found,
            Asked::Nature => state.deal(&mut nature).expect("Nature is asked"),
            Asked::Seat(seat) => {
                let seen = View::of(&state, Some(seat));
                let answer = bots[seat.index()].choose(&seen, &stop).expect("an answer");
                if state.is_rolling() && state.rolls_left() > 0 {
                    found.push((state.clone(), seat, answer));
                }
                answer
            }
        };
        state.apply(answer).expect("a legal answer");
        if found.len() >= 40 {
            return found;
        }
    }
}

fn a_classic_table() -> classic::State {
    let setup = classic::Setup::of(3).expect("three may play");
    setup.start().expect("different monsters")
}

fn a_duel() -> duel::State {
    let setup = duel::Setup {
        monsters: [duel::Monster::ALL[0], duel::Monster::ALL[3]],
        first: None,
        automatic: true,
    };
    setup.start().expect("two different monsters")
}

/// Follows the plan from what is kept again and again, and counts how often the aim is reached.
fn followed<G: Levels>(state: &G, seat: Seat, answer: G::Answer, aim: G::Aim, times: u32) -> f32 {
    let stop = Stop::default();
    let (mut nature, mut reached) = (Draw::new(7), 0);
    let mut planner = bot::<G>(Level::Normal, 5);
    for _ in 0..times {
        let mut after = state.clone();
        let mut answer = Some(answer);
        while !after.is_quiet() && after.asks() != Asked::NoOne {
            let next = match after.asks() {
                Asked::Nature => after.deal(&mut nature),
                Asked::Seat(seat) => answer
                    .take()
                    .or_else(|| planner.choose(&View::of(&after, Some(seat)), &stop)),
                Asked::NoOne => None,
            };
            after.apply(next.expect("an answer")).expect("a legal answer");
        }
        let mut aims = Vec::new();
        after.reached(state, seat, &mut aims);
        reached += u32::from(aims.contains(&aim));
    }
    reached as f32 / times as f32
}

#[test]
fn every_chance_is_one_and_what_is_kept_is_told() {
    fn check<G: Levels>(start: G, evaluator: impl crate::search::Evaluator<G> + Clone + Send) {
        let stop = Stop::default();
        let mut reasons = PlannerReasoner::with_evaluator(5, evaluator, shown(Level::Normal));
        let (mut told, mut aims) = (0, 0);
        for (state, seat, answer) in rolls(start, Level::Normal, 5).into_iter().step_by(3) {
            match reasons.reason(&View::of(&state, Some(seat)), answer, &stop) {
                Some(Reason::Aim { chance, .. }) => {
                    assert!((0.0..=1.0).contains(&chance), "{chance}");
                    aims += 1;
                }
                Some(Reason::Worth { now, instead }) => {
                    let chances = 0.0..=1.0;
                    assert!(
                        chances.contains(&now) && chances.contains(&instead),
                        "{now} {instead}"
                    );
                }
                Some(Reason::Best { now }) => assert!((0.0..=1.0).contains(&now), "{now}"),
                Some(Reason::RerollAll) => assert_eq!(kept(&state, answer), Some([0; 6])),
                Some(Reason::Only) => {}
                other => panic!("{other:?}"),
            }
            told += 1;
        }
        assert!(aims * 2 > told, "{aims} of {told}");
    }
    check(a_classic_table(), tokyo::HandSet::default());
    check(a_duel(), arena::HandSet::default());
}

/// The plan that says how likely an aim is knows nothing of dice beside the row, nor of what they do.
#[test]
fn no_chance_is_told_where_dice_lie_beside_the_row() {
    let mut setup = classic::Setup::of(3).expect("three may play");
    setup.options.packs = [classic::Pack::Curses].into_iter().collect();
    let start = setup.start().expect("different monsters");
    let stop = Stop::default();
    let mut reasons = PlannerReasoner::with_evaluator(5, tokyo::HandSet::default(), 0.0);
    let mut beside = 0;
    for (state, seat, answer) in rolls(start, Level::Normal, 5) {
        let reason = reasons.reason(&View::of(&state, Some(seat)), answer, &stop);
        if RollPlan::beside(&state).is_some() {
            assert!(!matches!(reason, Some(Reason::Aim { .. })), "{reason:?}");
            beside += 1;
        }
    }
    assert!(beside > 20, "{beside}");
}

#[test]
fn following_the_plan_reaches_the_aim_as_often_as_told() {
    let stop = Stop::default();
    let mut reasons = PlannerReasoner::with_evaluator(5, tokyo::HandSet::default(), shown(Level::Normal));
    let mut checked = 0;
    for (state, seat, answer) in rolls(a_classic_table(), Level::Normal, 5) {
        let kept = kept(&state, answer).expect("a roll");
        let Some(Some((aim, chance))) = reasons.aim(&state, seat, &kept, &stop) else {
            continue;
        };
        // What is bought hangs on the market to come as well, and who leaves Tokyo on another mind.
        if matches!(aim, tokyo::Aim::Stars(_) | tokyo::Aim::Hit(_)) && (0.2..0.9).contains(&chance) {
            let found = followed(&state, seat, answer, aim, 150);
            assert!((found - chance).abs() < 0.14, "{aim:?}: {found} {chance}");
            checked += 1;
        }
        if checked == 2 {
            return;
        }
    }
    panic!("nothing to check: {checked}");
}

/// A position with some facts changed.
fn arranged(state: &classic::State, change: impl FnOnce(&mut Value)) -> classic::State {
    let mut facts = serde_json::to_value(state).expect("a position can be saved");
    change(&mut facts);
    serde_json::from_value(facts).expect("still a position")
}

#[test]
fn one_claw_for_a_kill_is_as_likely_as_computed_by_hand() {
    let stop = Stop::default();
    let (state, seat, _) = rolls(a_classic_table(), Level::Normal, 5)
        .into_iter()
        .find(|(state, seat, _)| state.in_tokyo(*seat))
        .expect("somebody rolls in Tokyo");
    // One rival is out of the game, the other has one heart: a single claw wins.
    let state = arranged(&state, |facts| {
        for other in (0..3).filter(|other| *other != seat.index()) {
            facts["players"][other]["hearts"] = json!(1);
        }
        facts["players"][seat.index()]["hearts"] = json!(9);
    });
    let left = state.rolls_left() as i32;
    let mut reasons = PlannerReasoner::with_evaluator(5, tokyo::HandSet::default(), 0.0);
    let mut five = [0; 6];
    // Every die but one is kept and shows no claw: the next one must, or else all six as often as rolls are
    // left.
    five[classic::Face::Energy.index()] = 5;
    let energy = arranged(&state, |facts| {
        facts["turn"]["dice"] = json!(["energy", "energy", "energy", "energy", "energy", "energy"]);
    });
    let chances = reasons.chances(&energy, seat, &five, &stop);
    let chances = chances.flatten().expect("nothing touches the dice");
    let win = chances.iter().find(|(aim, _)| *aim == tokyo::Aim::Win);
    let missed = 5.0f32 / 6.0;
    let by_hand = 1.0 - missed.powi(1 + 6 * (left - 1));
    let (_, chance) = win.expect("a claw wins");
    assert!((chance - by_hand).abs() < 1e-4, "{chance} {by_hand} {left}");
}

#[test]
fn a_whim_is_owned_up_to() {
    let stop = Stop::default();
    let mut reasoner = classic::State::reasoner(Level::Easy, 5);
    let found: Vec<_> = rolls(a_classic_table(), Level::Easy, 5)
        .into_iter()
        .map(|(state, seat, answer)| reasoner.reason(&View::of(&state, Some(seat)), answer, &stop))
        .collect();
    assert!(found.contains(&Some(Reason::Whim)), "{found:?}");
}
