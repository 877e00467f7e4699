//! The referee of questions is not blind: shown a game that goes wrong, it objects.

use super::super::kit::{A, B, powered_with};
use super::mixes::Watcher;
use super::questions::Judge;
use crate::classic::Face::{Claw, Energy, Heart, One, Three, Two};
use crate::classic::{Event, Moment, Monster, State, What};
use crate::{Asked, Seat};

/// A freezes dice and B cheers: the questions after the first roll, about a die to be frozen, and about a claw
/// to be added.
fn questions() -> [State; 3] {
    let monsters = [Monster::SpacePenguin, Monster::TheKing, Monster::Kraken];
    let mut table = powered_with(&monsters, |options| options.halloween = true)
        .evolved(A, "encased-in-ice")
        .holding(B, "cheerleader")
        .energy(A, 3)
        .by_hand()
        .turn_of(A);
    table.rolls([One, Two, Three, Heart, Energy, Claw]);
    let rolled = table.state;
    let moment = Moment::Freeze;
    table.keeps_all().passes_to(A, What::Window { moment });
    let freezing = table.state;
    table.done();
    [rolled, freezing, table.state]
}

/// The kinds of objections of a referee to whom this is shown after the first roll.
fn objections(show: impl FnOnce(&mut Judge, [State; 3])) -> Vec<String> {
    let all = questions();
    let mut judge = Judge::new();
    judge.opens(0, &all[0]);
    judge.looks(&all[0]);
    show(&mut judge, all);
    judge.findings.into_iter().map(|finding| finding.kind).collect()
}

#[test]
fn nothing_is_wrong_with_the_right_order() {
    let found = objections(|judge, [_, freezing, cheering]| {
        judge.looks(&freezing);
        judge.looks(&cheering);
    });
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn a_question_that_comes_too_late_is_objected_to() {
    let found = objections(|judge, [_, freezing, cheering]| {
        judge.looks(&cheering);
        judge.looks(&freezing);
    });
    assert_eq!(found, ["missed: freeze", "order: freeze after step 75"]);
}

#[test]
fn a_question_to_somebody_else_is_objected_to() {
    let found = objections(|judge, [_, mut freezing, _]| {
        freezing.asks.of = Asked::Seat(Seat(2));
        judge.looks(&freezing);
    });
    assert_eq!(
        found,
        ["who: freeze: somebody else than the active monster is asked"]
    );
}

#[test]
fn a_question_that_never_comes_is_objected_to() {
    let found = objections(|judge, [rolled, _, cheering]| {
        let (seat, dice) = (A, rolled.turn().dice);
        judge.hears(Event::DiceFixed { seat, dice }, &cheering, &cheering);
    });
    assert_eq!(found, ["missed: freeze", "missed: commit"]);
}

#[test]
fn a_use_that_is_used_up_is_objected_to() {
    let found = objections(|judge, [_, freezing, _]| {
        let ice = freezing
            .in_play()
            .iter()
            .find(|held| held.owner == A)
            .expect("laid");
        judge.notes.used.push((ice.key, "encased-in-ice", "freeze", A));
        judge.looks(&freezing);
    });
    assert_eq!(found, ["in vain: encased-in-ice at freeze"]);
}
