//! What two people at a heap take back, and say again.

use super::*;

/// Both seats are people's, and the table lets them take so much back; or only the first one is.
fn heap(stones: u8, people: usize, take_back: TakeBack, surroundings: &Surroundings) -> GameFrame<Heap> {
    let mut seats = TableSetup::of_bots(&[Level::Easy; 2], None).seats;
    for (seat, name) in seats.iter_mut().zip(["Zoé", "Max"]).take(people) {
        seat.who = Who::Human;
        seat.name = name.into();
    }
    let seating = Seating {
        start: Heap { stones, turn: 0 },
        seats,
        seed: Some(1),
        hints: true,
        take_back,
    };
    let mut frame = GameFrame::new(seating, surroundings.context());
    let action = frame.begin(surroundings.context());
    follow(&mut frame, action, surroundings);
    frame
}

fn say(frame: &mut GameFrame<Heap>, stones: u8, surroundings: &Surroundings) {
    let action = frame.say(stones, surroundings.context());
    follow(frame, action, surroundings);
}

fn press(frame: &mut GameFrame<Heap>, message: Message<u8>, surroundings: &Surroundings) {
    let action = frame.update(message, surroundings.context());
    follow(frame, action, surroundings);
}

fn log(frame: &GameFrame<Heap>, surroundings: &Surroundings) -> Vec<String> {
    let names = frame.names(&surroundings.words);
    let lines = frame.lines(99, &surroundings.words, &names);
    lines.iter().map(Line::to_string).collect()
}

#[test]
fn a_slip_is_undone_while_the_bot_still_thinks() {
    let surroundings = usual(Speed::Normal);
    let mut frame = heap(9, 1, TakeBack::Off, &surroundings);
    assert!(!frame.can_undo(), "nothing has been said");
    let Action::Run(thinks) = frame.say(2, surroundings.context()) else {
        panic!("the bot thinks")
    };
    assert!(frame.show().is_playing() && frame.can_undo());
    let _ = frame.update(Message::UndoPressed, surroundings.context());
    // At once, and as if it had never been said.
    assert!(!frame.show().is_animating());
    assert_eq!((frame.state().stones, frame.show().shown().stones), (9, 9));
    assert_eq!(frame.asked(), Some(Seat(0)));
    assert_eq!(frame.show().stage().taken, 0);
    assert!(frame.fates().is_empty() && log(&frame, &surroundings).is_empty());
    // What the bot has thought meanwhile is about another position.
    for thought in run(thinks) {
        let _ = frame.update(thought, surroundings.context());
    }
    assert_eq!(frame.state().stones, 9);
    assert!(frame.can_redo() && !frame.can_undo());
    let Action::Run(thinks) = frame.update(Message::RedoPressed, surroundings.context()) else {
        panic!("the bot thinks again")
    };
    assert_eq!((frame.show().shown().stones, frame.show().stage().taken), (7, 2));
    assert_eq!(log(&frame, &surroundings), ["Zoé 2 en"]);
    follow(&mut frame, Action::Run(thinks), &surroundings);
    let _ = frame.update(Message::SkipPressed, surroundings.context());
    assert_eq!(frame.state().stones, 6, "and its answer counts");
}

#[test]
fn what_the_bot_has_answered_is_taken_back_where_the_table_agrees() {
    let surroundings = usual(Speed::Instant);
    let mut strict = heap(20, 1, TakeBack::Off, &surroundings);
    say(&mut strict, 2, &surroundings);
    assert!(!strict.can_undo());
    press(&mut strict, Message::UndoPressed, &surroundings);
    assert_eq!(strict.state().stones, 17);

    let mut frame = heap(20, 1, TakeBack::Last, &surroundings);
    say(&mut frame, 2, &surroundings);
    say(&mut frame, 1, &surroundings);
    let (state, told) = (*frame.state(), log(&frame, &surroundings));
    assert_eq!((state.stones, told.len()), (15, 4));
    press(&mut frame, Message::UndoPressed, &surroundings);
    assert_eq!((frame.state().stones, frame.asked()), (17, Some(Seat(0))));
    let after = log(&frame, &surroundings);
    assert_eq!(after[..2], told[..2]);
    assert_eq!(after[2..], ["Zoé takes back: 1"]);
    assert!(!frame.can_undo(), "only the last decision");
    press(&mut frame, Message::RedoPressed, &surroundings);
    assert_eq!((*frame.state(), log(&frame, &surroundings)), (state, told));
    // Taken back and answered otherwise, the log keeps the mark.
    press(&mut frame, Message::UndoPressed, &surroundings);
    say(&mut frame, 2, &surroundings);
    assert!(!frame.can_redo());
    let told = log(&frame, &surroundings);
    assert_eq!(told[2..4], ["Zoé takes back: 1", "Zoé 2 en"]);
    assert_eq!(frame.fates().len(), 4);
}

#[test]
fn anything_is_taken_back_again_and_again_and_said_again() {
    let surroundings = usual(Speed::Instant);
    let mut frame = heap(20, 1, TakeBack::Anything, &surroundings);
    let mut seen = Vec::new();
    for stones in [2, 1, 2, 2] {
        seen.push((*frame.state(), log(&frame, &surroundings)));
        say(&mut frame, stones, &surroundings);
    }
    let end = (*frame.state(), log(&frame, &surroundings));
    for (state, told) in seen.iter().rev() {
        press(&mut frame, Message::UndoPressed, &surroundings);
        assert_eq!(frame.state(), state);
        let now = log(&frame, &surroundings);
        assert_eq!(now[..told.len()], told[..]);
    }
    assert!(!frame.can_undo());
    assert_eq!(log(&frame, &surroundings).len(), 4, "each of them is marked");
    for _ in 0..4 {
        press(&mut frame, Message::RedoPressed, &surroundings);
    }
    assert_eq!((*frame.state(), log(&frame, &surroundings)), end);
    assert!(!frame.can_redo());
    // The marks speak the language of the moment.
    press(&mut frame, Message::UndoPressed, &surroundings);
    let mut french = usual(Speed::Instant);
    french.words = Words::new(Language::French);
    let told = log(&frame, &french);
    assert_eq!(
        told.last().map(String::as_str),
        Some("Zoé revient sur son choix\u{a0}: 2")
    );
}

#[test]
fn of_two_people_whoever_answered_last_takes_back_first() {
    let surroundings = usual(Speed::Instant);
    let mut frame = heap(20, 2, TakeBack::Off, &surroundings);
    say(&mut frame, 2, &surroundings);
    assert_eq!(frame.table().back().map(|back| back.seat), Some(Seat(0)));
    say(&mut frame, 1, &surroundings);
    assert_eq!(frame.table().back().map(|back| back.seat), Some(Seat(1)));
    press(&mut frame, Message::UndoPressed, &surroundings);
    assert_eq!((frame.asked(), frame.state().stones), (Some(Seat(1)), 18));
    press(&mut frame, Message::UndoPressed, &surroundings);
    assert_eq!((frame.asked(), frame.state().stones), (Some(Seat(0)), 20));
    assert!(
        log(&frame, &surroundings).is_empty(),
        "nobody had learnt anything"
    );
}

#[test]
fn nothing_is_undone_behind_the_menu_or_after_the_end() {
    let surroundings = usual(Speed::Instant);
    let mut frame = heap(4, 2, TakeBack::Anything, &surroundings);
    say(&mut frame, 1, &surroundings);
    press(&mut frame, Message::MenuPressed, &surroundings);
    press(&mut frame, Message::UndoPressed, &surroundings);
    assert_eq!(frame.state().stones, 3);
    press(&mut frame, Message::MenuPressed, &surroundings);
    // Two more leave one, which takes itself.
    say(&mut frame, 2, &surroundings);
    assert!(!frame.is_running() && !frame.can_undo());
    press(&mut frame, Message::UndoPressed, &surroundings);
    assert_eq!(frame.state().stones, 0);
}

#[test]
fn the_buttons_are_there_where_people_play() {
    let surroundings = usual(Speed::Instant);
    let words = &surroundings.words;
    let frame = heap(9, 1, TakeBack::Off, &surroundings);
    let names = frame.names(words);
    assert!(frame.undo_buttons::<Message<u8>>(words, &names).is_some());
    let bots = heap(9, 0, TakeBack::Anything, &surroundings);
    assert!(bots.undo_buttons::<Message<u8>>(words, &names).is_none());
}
