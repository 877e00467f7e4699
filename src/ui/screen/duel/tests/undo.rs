//! Taking back in a duel.

use super::*;
use crate::storage::TakeBack;
use crate::ui::frame::hands::Hand;
use crate::ui::harness::take_back_and_say_again;

#[test]
fn what_is_taken_back_comes_again_with_the_same_dice() {
    for (seat, seed) in [(0, 3), (1, 6)] {
        let mut duel = DuelSetup::of([Who::Bot(Level::Easy); 2], Some(seed));
        duel.seats[seat].who = Who::Human;
        duel.take_back = TakeBack::Last;
        take_back_and_say_again::<State>(duel, 24);
    }
}

#[test]
fn who_takes_back_having_stopped_has_kept_what_was_kept() {
    let surroundings = Surroundings::quick();
    let mut duel = asking(&questions()["roll"], false, &surroundings);
    let die = press(&duel, "1").expect("a die");
    let _ = duel.update(die, surroundings.context());
    let before = duel.selection.dice;
    assert_ne!(before, 0);
    let stop = press(&duel, "d").expect("stop");
    let _ = duel.update(stop, surroundings.context());
    assert_ne!(duel.frame.state().question().what, What::Roll);
    let _ = duel.update(frame::Message::UndoPressed.into(), surroundings.context());
    assert_eq!(duel.frame.state().question().what, What::Roll);
    assert_eq!(duel.selection.dice, before);
}

#[test]
fn the_result_is_for_those_who_sit_there_at_the_end() {
    let surroundings = Surroundings::quick();
    let duel = DuelSetup::of([Who::Human, Who::Bot(Level::Easy)], Some(5));
    let (mut duel, task) = Duel::new(duel, None, surroundings.context());
    let mut waiting = run(task);
    // Both seats to bots: they play to the end.
    let hands = [
        frame::Message::MenuPressed,
        frame::Message::Hands(Hand::Open),
        frame::Message::Hands(Hand::Chosen(0, Who::Bot(Level::Hard))),
        frame::Message::Hands(Hand::Done),
    ];
    waiting.extend(hands.map(Message::from));
    while !waiting.is_empty() {
        match duel.update(waiting.remove(0), surroundings.context()) {
            Action::Run(task) => waiting.extend(run(task)),
            Action::GameOver(summary) => {
                let who: Vec<Who> = summary.setup.seats.iter().map(|seat| seat.who).collect();
                assert_eq!(who, [Who::Bot(Level::Hard), Who::Bot(Level::Easy)]);
                return;
            }
            _ => {}
        }
    }
    panic!("the game stands still");
}
