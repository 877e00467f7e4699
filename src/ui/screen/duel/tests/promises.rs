//! What the screen foretells: pulls before a purchase, where a token begins, and "you win".

use super::super::choice::{Act, Desk};
use super::super::{Selection, panel, scene};
use super::asking;
use super::positions::random_game;
use crate::ui::harness::Surroundings;
use crate::ui::widget::duel::Pull;
use engine::duel::{Answer, Face, Track, What};
use engine::{Asked, Game, Seat};
use words::duel::{Course, Placed};

#[test]
fn a_pull_whose_token_is_not_placed_yet_is_shown_only_if_it_goes_the_same_way_from_everywhere() {
    let (mut open, mut alike) = (0, 0);
    for seed in 0..400 {
        if open > 0 && alike > 0 {
            break;
        }
        random_game(seed, &mut |state| {
            let Asked::Seat(seat) = state.asks() else { return };
            let desk = Desk::new(state, seat, Selection::of(state));
            for slot in 0..3 {
                let Some(Act::Say(answer @ Answer::Buy(_))) = desk.slot(slot) else {
                    continue;
                };
                let card = state.market()[usize::from(slot)];
                if card.is_none_or(|card| card.slug() != "monumental") {
                    continue;
                }
                let pulled = desk.pulls(Some(answer));
                match Course::of(state, answer).token {
                    Some((_, Placed::Open | Placed::Wins)) => {
                        assert!(pulled.is_empty());
                        open += 1;
                    }
                    _ => {
                        assert!(pulled.iter().any(|pull| pull.track == Track::Destruction));
                        alike += 1;
                    }
                }
            }
        });
    }
    assert!(open > 0 && alike > 0, "{open} {alike}");
}

#[test]
fn a_token_begins_where_it_does_not_spoil_a_win() {
    let (mut met, mut won) = (0, 0);
    for seed in 0..400 {
        if met > 50 && won > 0 {
            break;
        }
        random_game(seed, &mut |state| {
            let Asked::Seat(seat) = state.asks() else { return };
            let desk = Desk::new(state, seat, Selection::of(state));
            let Some(answer) = desk.laid() else { return };
            met += 1;
            let wins = |hand| desk.foresee(desk.lay(hand)).wins();
            if desk.places().into_iter().any(wins) {
                assert!(desk.foresee(answer).wins(), "seed {seed}");
                won += 1;
            }
            assert!(
                !desk.foresee(answer).loses()
                    || desk
                        .places()
                        .into_iter()
                        .all(|hand| desk.foresee(desk.lay(hand)).loses()),
                "seed {seed}"
            );
        });
    }
    assert!(met > 50 && won > 0, "{met} {won}");
}

#[test]
fn you_win_stands_over_a_hovering_token_only_where_laying_it_wins() {
    let surroundings = Surroundings::quick();
    let (mut won, mut open) = (0, 0);
    for seed in 0..400 {
        if open > 0 {
            break;
        }
        random_game(seed, &mut |state| {
            let Asked::Seat(seat) = state.asks() else { return };
            let desk = Desk::new(state, seat, Selection::of(state));
            let wins = |hand| {
                let mut after = *state;
                after.apply(desk.lay(hand)).expect("a legal place");
                after.outcome().is_some_and(|outcome| outcome.winner == seat)
            };
            let (winning, others): (Vec<_>, Vec<_>) = desk.places().into_iter().partition(|hand| wins(*hand));
            // The position of the report: some places win, others do not.
            if winning.is_empty() || others.is_empty() {
                return;
            }
            open += 1;
            let mut duel = asking(state, true, &surroundings);
            for hand in winning.iter().take(2).chain(others.iter().take(6)) {
                duel.selection.hand = Some(*hand);
                let scene = scene::Scene::new(&duel, surroundings.context());
                let desk = scene.desk.as_ref().expect("a question");
                let speaker = scene.speaker(desk);
                let (_, end) = panel::hints(&scene, desk, &speaker, &speaker.question());
                assert_eq!(end == Some(true), wins(*hand), "seed {seed}: {hand:?}");
                won += u8::from(end == Some(true));
            }
        });
    }
    assert!(open > 0 && won > 0, "{open} {won}");
}

#[test]
fn stopping_is_seen_before_it_is_said() {
    let mut met = 0;
    for seed in 0..40 {
        random_game(seed, &mut |state| {
            let Asked::Seat(seat) = state.asks() else { return };
            let unheld = [Seat(0), Seat(1)]
                .iter()
                .all(|seat| state.player(*seat).kept.is_empty());
            if state.question().what != What::Roll || !unheld {
                return;
            }
            let desk = Desk::new(state, seat, Selection::default());
            assert!(desk.pulls(None).is_empty(), "while dice are to be thrown");
            let all = Selection {
                dice: state.turn().dice.all(),
                ..Selection::default()
            };
            let foreseen = desk.pulls(Some(Answer::Done));
            assert_eq!(Desk::new(state, seat, all).pulls(None), foreseen);
            let mut after = *state;
            after.apply(Answer::Done).expect("stopping is legal");
            // What a power pulls is foreseen, and not shown before it is resolved.
            let other = after.question().what != What::Face || after.resolvable(Face::Power);
            if other || foreseen.iter().any(|pull| pull.wins.is_some()) {
                return;
            }
            let seen = Desk::new(&after, seat, Selection::default()).pulls(None);
            let goals = |pulls: &[Pull]| -> Vec<_> {
                Track::ALL
                    .map(|track| pulls.iter().find(|pull| pull.track == track).map(Pull::goal))
                    .to_vec()
            };
            if !seen.is_empty() {
                assert_eq!(goals(&foreseen), goals(&seen), "seed {seed}");
                met += 1;
            }
        });
    }
    assert!(met > 3, "{met}");
}
