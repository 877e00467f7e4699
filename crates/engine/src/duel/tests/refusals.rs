//! Answers that are not offered, and which reason is given.

use super::kit::*;
use crate::duel::Face::{Claw, Energy, Heart};
use crate::duel::{Answer, Ending, Pick, Track, What};
use crate::{Game, Illegal};

/// Says an answer that is refused: nothing changes and nobody is told anything.
#[track_caller]
fn refused(table: &Table, answer: Answer) -> Illegal {
    let mut state = table.state;
    let refusal = state
        .apply_telling(answer, &mut |event, _| panic!("{event:?} is told"))
        .expect_err("it is not offered");
    assert_eq!(state, table.state);
    refusal
}

#[test]
fn whoever_speaks_after_the_end_hears_that_the_game_is_over() {
    let mut table = table().hearts(B, 1).turn_of(A);
    table.plays([Claw; 6]).resolves(Claw).over(A, Ending::Knockout);
    assert_eq!(refused(&table, Answer::Done), Illegal::GameOver);
}

#[test]
fn an_answer_to_another_question_is_not_for_now() {
    let mut table = table().holding(A, "alien-metabolism").turn_of(A);
    table
        .rolls([Claw, Claw, Energy, Energy, Heart, Heart])
        .asked(A, What::Roll);
    for answer in [
        Answer::Buy(0),
        Answer::Sweep,
        Answer::Accept,
        Answer::Resolve(Claw),
    ] {
        assert_eq!(refused(&table, answer), Illegal::NotNow, "the dice are rolled");
    }
}

#[test]
fn what_another_one_has_to_say_is_refused() {
    let mut table = table().holding(B, "alien-metabolism").turn_of(A);
    table.rolls([Claw, Claw, Energy, Energy, Heart, Heart]);
    let throw = Answer::Faces([Claw; 6].into_iter().collect());
    assert_eq!(refused(&table, throw), Illegal::NotYours, "A decides");
    let use_of_b = Answer::Use(card("alien-metabolism"), Pick::Nothing);
    assert_eq!(refused(&table, use_of_b), Illegal::NotYours, "it is B's card");
    table.says(Answer::Reroll(1));
    assert_eq!(refused(&table, Answer::Done), Illegal::NotYours, "Nature throws");
    let card = Answer::Card(card("scrappy"));
    assert_eq!(
        refused(&table, card),
        Illegal::NotNow,
        "a die is thrown, no card is turned over"
    );
}

#[test]
fn what_is_not_there_is_refused() {
    let mut table = table().energy(A, 20).market("scrappy").turn_of(A);
    table.rolls([Claw, Claw, Energy, Energy, Energy, Energy]);
    assert_eq!(refused(&table, Answer::Reroll(1 << 7)), Illegal::NoSuchThing);
    let not_in_play = Answer::Use(card("scrappy"), Pick::Nothing);
    assert_eq!(refused(&table, not_in_play), Illegal::NoSuchThing);
    table.says(Answer::Reroll(1));
    let two = Answer::Faces([Claw; 2].into_iter().collect());
    assert_eq!(refused(&table, two), Illegal::NoSuchThing, "one die is thrown");
    table.throws([Claw]).keeps().asked(A, What::Face);
    assert_eq!(refused(&table, Answer::Resolve(Heart)), Illegal::NoSuchThing);
    table.resolves_rest().asked(A, What::Buy);
    assert_eq!(
        refused(&table, Answer::Buy(3)),
        Illegal::NoSuchThing,
        "the market has three slots"
    );
    table.buys("scrappy");
    let off = Answer::Place(at(Track::Fame, 0));
    assert_eq!(
        refused(&table, off),
        Illegal::NoSuchThing,
        "the marker lies there"
    );
}

#[test]
fn what_cannot_be_paid_is_refused() {
    let table = table().energy(A, 1).market("too-cute").buying(A);
    assert_eq!(refused(&table, Answer::Buy(0)), Illegal::TooDear);
    assert_eq!(refused(&table, Answer::Sweep), Illegal::TooDear);
    let mut table = super::kit::table().tokens(A, 0).turn_of(A);
    table.asked(A, What::FirstRoll);
    assert_eq!(
        refused(&table, Answer::Spend),
        Illegal::TooDear,
        "A has no dice token"
    );
}
