//! Answers that are not offered, and which reason is given.

use super::kit::*;
use crate::classic::Face::{Claw, Heart};
use crate::classic::rule::Rule;
use crate::classic::{Answer, Ending, Key, Pick, Split, Use, What};
use crate::{Asked, Game, Illegal, Seat};

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

/// The use of a card, aimed at nothing.
fn using(table: &Table, seat: Seat, slug: &str) -> Use {
    let held = *table
        .state
        .held_by(seat)
        .find(|held| held.card.slug() == slug)
        .expect("it lies there");
    let rules = held.card.card().rules;
    Use {
        key: held.key,
        face: held.face,
        rule: rules
            .iter()
            .position(|rule| matches!(rule, Rule::May(_)))
            .expect("it can be used") as u8,
        pick: Pick::Nothing,
    }
}

#[test]
fn whoever_speaks_after_the_end_hears_that_the_game_is_over() {
    let mut table = table(2).in_city(B).hearts(B, 1).turn_of(A);
    table.plays([Claw; 6]).over(Ending::Survivor, [A]);
    assert_eq!(refused(&table, Answer::Done), Illegal::GameOver);
}

#[test]
fn an_answer_to_another_question_is_not_for_now() {
    let mut table = table(3).in_city(C).holding(A, "stretchy").turn_of(A);
    table.rolls(BLANK);
    for answer in [Answer::Buy(0), Answer::Stay, Answer::Sweep, Answer::Group(Claw)] {
        assert_eq!(refused(&table, answer), Illegal::NotNow, "the dice are rolled");
    }
    let stretchy = Answer::Use(using(&table, A, "stretchy"));
    assert_eq!(
        refused(&table, stretchy),
        Illegal::NotNow,
        "it waits for the last roll"
    );
    table.rerolls([0], [Heart]).rerolls([0], [Heart]);
    assert_eq!(
        refused(&table, Answer::Reroll(1)),
        Illegal::NotNow,
        "no roll is left"
    );
}

#[test]
fn what_another_one_has_to_say_is_refused() {
    let mut table = table(3).in_city(C).holding(B, "stretchy").turn_of(A);
    let throw = Answer::Faces(BLANK.into_iter().collect());
    assert_eq!(table.state.asks(), Asked::Nature);
    assert_eq!(refused(&table, Answer::Done), Illegal::NotYours, "Nature throws");
    table.rolls(BLANK);
    assert_eq!(refused(&table, throw), Illegal::NotYours, "A decides");
    let stretchy = Answer::Use(using(&table, B, "stretchy"));
    assert_eq!(refused(&table, stretchy), Illegal::NotYours, "it is B's card");
}

#[test]
fn what_is_not_there_is_refused() {
    let mut table = table(3)
        .in_city(C)
        .energy(A, 20)
        .holding(A, "plot-twist")
        .turn_of(A);
    let five = Answer::Faces(BLANK.into_iter().take(5).collect());
    assert_eq!(refused(&table, five), Illegal::NoSuchThing, "six dice are thrown");
    table.rolls(BLANK);
    assert_eq!(refused(&table, Answer::Reroll(1 << 6)), Illegal::NoSuchThing);
    let unknown = Use {
        key: Key(999),
        ..using(&table, A, "plot-twist")
    };
    assert_eq!(refused(&table, Answer::Use(unknown)), Illegal::NoSuchThing);
    let seventh = Use {
        pick: Pick::DieFace(6, Claw),
        ..using(&table, A, "plot-twist")
    };
    table.done();
    assert_eq!(
        refused(&table, Answer::Use(seventh)),
        Illegal::NoSuchThing,
        "a seventh die"
    );
    table.done().asked(A, What::Group);
    assert_eq!(
        refused(&table, Answer::Group(Claw)),
        Illegal::NoSuchThing,
        "no claws lie there"
    );
    table.resolves_rest().asked(A, What::Buy);
    assert_eq!(
        refused(&table, Answer::Buy(3)),
        Illegal::NoSuchThing,
        "the market has three slots"
    );
}

#[test]
fn what_cannot_be_paid_is_refused() {
    let mut table = table(3)
        .in_city(C)
        .energy(A, 1)
        .hearts(B, 5)
        .holding(B, "rapid-healing")
        .holding(A, "made-in-a-lab")
        .market(["tank", "corner-store"])
        .turn_of(A);
    table.plays(BLANK).asked(A, What::Buy);
    assert_eq!(refused(&table, Answer::Buy(0)), Illegal::TooDear);
    assert_eq!(refused(&table, Answer::Sweep), Illegal::TooDear);
    let healing = Answer::Use(using(&table, B, "rapid-healing"));
    assert_eq!(refused(&table, healing), Illegal::TooDear, "B has no energy");
    // A looks at the deck; the card there is too dear as well.
    table.state.options.always_ask = true;
    table.uses(A, "made-in-a-lab").reveals("jets").asked(A, What::Buy);
    let from_the_deck = Use {
        rule: 1,
        pick: Pick::Deck(0),
        ..using(&table, A, "made-in-a-lab")
    };
    assert_eq!(refused(&table, Answer::Use(from_the_deck)), Illegal::TooDear);
}

#[test]
fn a_split_of_more_hearts_than_were_rolled_is_refused() {
    let mut table = table(3).in_city(C).hearts(A, 5).poison(A, 1).turn_of(A);
    table
        .rolls([Heart, Heart, Claw, Claw, Claw, Claw])
        .done()
        .resolves(Heart)
        .asked(A, What::Hearts);
    let split = Split {
        heal: 3,
        ..Split::default()
    };
    assert_eq!(refused(&table, Answer::Hearts(split)), Illegal::NoSuchThing);
}

#[test]
fn each_reason_is_a_sentence_that_says_what_to_do() {
    let sentences = [
        Illegal::GameOver,
        Illegal::NotNow,
        Illegal::NotYours,
        Illegal::NoSuchThing,
        Illegal::TooDear,
    ]
    .map(|illegal| illegal.to_string());
    for (nth, sentence) in sentences.iter().enumerate() {
        assert!(
            sentence.contains(';'),
            "{sentence}: what is wrong, and what to do"
        );
        assert!(!sentences[..nth].contains(sentence), "{sentence}");
    }
}
