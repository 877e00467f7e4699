//! Taking back at the table of the classic game, and seats that change hands there.

use super::*;
use crate::storage::TakeBack;
use crate::ui::frame::hands::Hand;
use crate::ui::harness::{commanded, take_back_and_say_again};

#[test]
fn what_is_taken_back_comes_again_with_the_same_dice() {
    for seed in [3, 8] {
        let mut table = bots(3, seed);
        table.seats[1].who = Who::Human;
        table.take_back = TakeBack::Last;
        take_back_and_say_again::<State>(table, 24);
    }
}

/// Two or more people at the question of one who knows the top card of the deck.
fn peeked(surroundings: &Surroundings) -> (State, Classic) {
    let state = questions().remove("BuyFromDeck").expect("somebody has peeked");
    let mut setup = people(5, 1);
    setup.seats.truncate(state.all_seats().count());
    setup.take_back = TakeBack::Last;
    let table = Classic::at(setup, state, surroundings.context());
    (state, table)
}

fn is_covered(play: &Classic) -> bool {
    let shown = play.frame.show().shown();
    *shown == shown.view(None) && *play.frame.state() == play.frame.state().view(None)
}

#[test]
fn what_one_has_looked_at_stays_covered_when_the_answer_is_taken_back() {
    let surroundings = Surroundings::quick();
    let (state, mut play) = peeked(&surroundings);
    let looks = play.frame.stranger().expect("a card is for one pair of eyes");
    let _ = play.update(frame::Message::Identified.into(), surroundings.context());
    assert!(!is_covered(&play));
    let pass = press(&play, "d").expect("nothing is bought");
    let _ = play.update(pass, surroundings.context());
    assert!(is_covered(&play) && play.frame.table().asked() != Some(looks));
    commanded(&mut play, "z", &surroundings);
    // Whoever sits in front of the screen now has to say who they are.
    assert_eq!(play.frame.stranger(), Some(looks));
    assert!(is_covered(&play) && play.desk().is_none());
    assert_eq!(*play.frame.state(), state.view(None));
    let names = play.frame.names(&surroundings.words);
    let (_, card) = state.known_to(looks).next().expect("it is known");
    let card = card_name(&surroundings.words, card);
    let lines = play.frame.lines(usize::MAX, &surroundings.words, &names);
    assert!(lines.iter().all(|line| !line.to_string().contains(&card)));
}

#[test]
fn a_second_person_who_sits_down_does_not_see_what_the_first_one_knows() {
    let surroundings = Surroundings::quick();
    let state = questions().remove("BuyFromDeck").expect("somebody has peeked");
    let mut alone = asking(state, true, &surroundings);
    let asked = alone.frame.asked().expect("a question");
    assert!(!is_covered(&alone));
    let line = alone
        .frame
        .table()
        .everybody()
        .filter(|seat| state.player(*seat).alive)
        .position(|seat| seat != asked)
        .expect("somebody else plays");
    for hand in [
        frame::Message::MenuPressed,
        frame::Message::Hands(Hand::Open),
        frame::Message::Hands(Hand::Chosen(line, Who::Human)),
        frame::Message::Hands(Hand::Done),
    ] {
        let _ = alone.update(hand.into(), surroundings.context());
    }
    assert_eq!(alone.frame.table().humans().count(), 2);
    assert!(is_covered(&alone));
    assert_eq!(alone.frame.stranger(), Some(asked));
}

#[test]
fn a_strict_table_takes_nothing_back_that_has_taught_somebody_something() {
    let surroundings = Surroundings::quick();
    let mut table = bots(3, 6);
    table.seats[0].who = Who::Human;
    let (mut play, task) = Classic::new(table, None, surroundings.context());
    let mut waiting = run(task);
    let (mut learnt, mut free) = (0, 0);
    for _ in 0..30 {
        while let Some(message) = waiting.pop() {
            if let Action::Run(task) = play.update(message, surroundings.context()) {
                waiting.extend(run(task));
            }
        }
        if play.frame.asked().is_none() {
            break;
        }
        let dice = *play.frame.state().turn();
        let answer = match play.frame.state().question().what {
            What::Roll if dice.rolls < 2 => Answer::Reroll(1),
            _ => play.frame.state().default_answer().expect("asked"),
        };
        let action = play.frame.say(answer, surroundings.context());
        if let Action::Run(task) = play.follow(action) {
            waiting.extend(run(task));
        }
        if matches!(answer, Answer::Reroll(_)) {
            assert!(!play.frame.can_undo(), "a die was thrown");
            learnt += 1;
        } else if play.frame.can_undo() {
            free += 1;
        }
    }
    assert!(learnt > 3 && free > 0, "{learnt} {free}");
}
