//! A table on which answers are given and taken back.

use super::*;
use engine::classic::{Answer, Setup, State};

fn table(seed: u64) -> Table<State> {
    Table::new(
        Setup::of(3).expect("three may play").start().expect("a table"),
        seed,
    )
}

/// Plays the last listed answers until so many were given or the game is over.
fn play(table: &mut Table<State>, answers: usize) {
    table.advance(&mut |_, _| {});
    for _ in 0..answers {
        let mut legal = Vec::new();
        table.state().answers(&mut legal);
        let Some(last) = legal.last().copied() else { return };
        table
            .answer(last, &mut |_, _| {})
            .expect("a listed answer is legal");
    }
}

#[test]
fn a_seed_is_enough_to_share_a_game() {
    let (mut one, mut other, mut another) = (table(7), table(7), table(8));
    for table in [&mut one, &mut other, &mut another] {
        play(table, 60);
    }
    assert_eq!(one.state(), other.state());
    assert_eq!(one.history(), other.history());
    assert_ne!(one.history(), another.history());
}

#[test]
fn the_history_is_the_whole_game() {
    let mut table = table(3);
    play(&mut table, 80);
    let mut replay = *table.start();
    for answer in table.history() {
        replay.apply(*answer).expect("it was legal before");
    }
    assert_eq!(replay, *table.state());
}

#[test]
fn a_table_is_seen_as_it_was() {
    let mut table = table(3);
    play(&mut table, 10);
    let (then, answers) = (*table.state(), table.history().len());
    play(&mut table, 30);
    let mut events = 0;
    let before = table.at(answers, &mut |_, _| events += 1);
    assert_eq!((before.state(), before.history().len()), (&then, answers));
    assert!(events >= answers, "{events} of {answers}");
    assert_eq!(table.at(usize::MAX, &mut |_, _| {}).state(), table.state());
}

#[test]
fn a_refused_answer_leaves_the_table_as_it_was() {
    let mut table = table(5);
    table.advance(&mut |_, _| {});
    let (before, ticket) = (*table.state(), table.ticket());
    assert!(table.answer(Answer::Yield, &mut |_, _| {}).is_err());
    assert_eq!((*table.state(), table.ticket()), (before, ticket));
}

#[test]
fn what_is_taken_back_brings_the_same_dice_again() {
    let mut table = table(11);
    play(&mut table, 12);
    let then = table.history().len();
    play(&mut table, 25);
    let (end, history, place) = (
        *table.state(),
        table.history().to_vec(),
        table.dealer().map(Dealer::place),
    );
    assert!(table.undo_to(then) && table.history().len() == then);
    assert_eq!(table.state(), table.at(then, &mut |_, _| {}).state());
    play(&mut table, 25);
    assert_eq!((table.state(), table.history()), (&end, &history[..]));
    assert_eq!(table.dealer().map(Dealer::place), place);
    assert!(!table.can_redo(), "everything was said again");
    assert!(!table.undo_to(history.len()) && !table.undo_to(usize::MAX));
}

#[test]
fn what_is_taken_back_can_be_said_again_until_something_else_is_said() {
    let mut table = table(11);
    play(&mut table, 30);
    let (end, history) = (*table.state(), table.history().to_vec());
    let ticket = table.ticket();
    for _ in 0..5 {
        assert!(table.undo());
    }
    assert!(table.ticket() > ticket, "thoughts about the old table are stale");
    let mut events = 0;
    while table.redo(&mut |_, _| events += 1) {
        assert_ne!(table.asks(), Asked::Nature);
    }
    assert_eq!((table.state(), table.history()), (&end, &history[..]));
    assert!(events > 0);
    // Another answer than before, and the old ones are gone.
    assert!(table.undo());
    let mut legal = Vec::new();
    table.state().answers(&mut legal);
    let said = history[table.history().len()];
    let other = legal.into_iter().find(|answer| *answer != said);
    if let Some(other) = other {
        table
            .answer(other, &mut |_, _| {})
            .expect("a listed answer is legal");
        assert!(!table.can_redo() && !table.redo(&mut |_, _| {}));
    }
}

#[test]
fn a_branch_shares_the_past_and_not_the_dice() {
    let mut table = table(4);
    play(&mut table, 40);
    let mut branch = table.branch(20, 99);
    assert_eq!(branch.history(), &table.history()[..20]);
    assert_eq!(branch.seed(), 99);
    play(&mut branch, 40);
    assert_ne!(branch.history()[20..], table.history()[20..]);
}

#[test]
fn a_seat_changes_hands_without_a_change_of_the_game() {
    let mut table = table(4);
    play(&mut table, 5);
    let (before, ticket) = (*table.state(), table.ticket());
    let bot = Sitter {
        plays: "bot:normal".to_owned(),
        ..Sitter::default()
    };
    table.hand_over(Seat(1), bot.clone());
    assert_eq!(table.sitters(), [Sitter::default(), bot, Sitter::default()]);
    assert_eq!(table.state(), &before);
    assert!(table.ticket() > ticket);
}

#[test]
fn a_draft_is_kept_as_a_whole_or_not_at_all() {
    let mut table = table(6);
    table.advance(&mut |_, _| {});
    let (before, mut draft) = (*table.state(), table.draft());
    draft.say(Answer::Done, &mut |_, _| {}).expect("it may be kept");
    while let Some(dealt) = draft.dealt() {
        draft
            .say(dealt, &mut |_, _| {})
            .expect("what is dealt is offered");
    }
    assert_eq!(table.state(), &before);
    let (mut other, late) = (table.clone(), draft.clone());
    assert!(table.keep(draft));
    other
        .answer(Answer::Done, &mut |_, _| {})
        .expect("the same answer");
    assert_eq!((table.state(), table.history()), (other.state(), other.history()));
    assert_eq!(
        table.dealer().map(Dealer::place),
        other.dealer().map(Dealer::place)
    );
    assert!(!table.keep(late), "it was about another position");
}
