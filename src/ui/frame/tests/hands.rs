//! Seats at the heap that change hands.

use super::*;
use crate::ui::frame::hands::Hand;
use crate::ui::frame::keys::{self, Pressed};
use iced::keyboard::{Key, Modifiers, key::Named};

fn heap(people: &[usize], surroundings: &Surroundings) -> GameFrame<Heap> {
    let mut seats = TableSetup::of_bots(&[Level::Easy; 2], None).seats;
    for seat in people {
        seats[*seat].who = Who::Human;
    }
    seats[0].name = "Zoé".into();
    seats[1].name = "Max".into();
    let seating = Seating {
        start: Heap { stones: 30, turn: 0 },
        seats,
        seed: Some(1),
        hints: true,
        take_back: TakeBack::Off,
    };
    let mut frame = GameFrame::new(seating, surroundings.context());
    let action = frame.begin(surroundings.context());
    follow(&mut frame, action, surroundings);
    frame
}

/// What keys do while something lies over the table.
fn type_keys(frame: &mut GameFrame<Heap>, typed: &[&str], surroundings: &Surroundings) -> bool {
    let mut over = false;
    for key in typed {
        let key = match *key {
            "Enter" => Key::Named(Named::Enter),
            "Escape" => Key::Named(Named::Escape),
            "Right" => Key::Named(Named::ArrowRight),
            "Left" => Key::Named(Named::ArrowLeft),
            "Down" => Key::Named(Named::ArrowDown),
            letter => Key::Character(letter.into()),
        };
        let pressed = Pressed::of(&key, Modifiers::empty()).expect("a key");
        let message = match frame.overlay() {
            Some(overlay) => keys::over(pressed, &overlay).unwrap_or_else(|| panic!("{key:?}")),
            None => Message::MenuPressed,
        };
        let action = frame.update(message, surroundings.context());
        over |= matches!(action, Action::Over);
        follow(frame, action, surroundings);
    }
    over
}

fn log(frame: &GameFrame<Heap>, surroundings: &Surroundings) -> Vec<String> {
    let names = frame.names(&surroundings.words);
    let lines = frame.lines(99, &surroundings.words, &names);
    lines.iter().map(Line::to_string).collect()
}

#[test]
fn a_person_takes_over_from_a_bot_and_gives_the_own_seat_away() {
    let surroundings = usual(Speed::Instant);
    let mut frame = heap(&[0], &surroundings);
    assert_eq!(
        (frame.asked(), frame.table().viewer()),
        (Some(Seat(0)), Some(Seat(0)))
    );
    let ticket = frame.table().ticket();
    // The menu, the players, the second seat to a person; the first one to the best bot.
    type_keys(&mut frame, &["Escape", "j", "2", "Left", "Enter"], &surroundings);
    assert!(frame.table().is_human(Seat(1)) && frame.table().ticket() > ticket);
    assert_eq!(
        (frame.table().viewer(), frame.table().bots()),
        (None, Seats::NONE)
    );
    assert_eq!(log(&frame, &surroundings), ["A person now plays Max."]);
    type_keys(&mut frame, &["Escape", "j", "1", "Left", "Enter"], &surroundings);
    // It was asked, and has answered already.
    assert_eq!(frame.table().seat(Seat(0)).who, Who::Bot(Level::Master));
    assert_eq!((frame.asked(), frame.state().stones), (Some(Seat(1)), 29));
    assert_eq!(frame.table().viewer(), Some(Seat(1)));
    let told = log(&frame, &surroundings);
    assert_eq!(told[1..], ["The computer (Master) now plays Zoé.", "Zoé 1 en"]);
    let action = frame.say(1, surroundings.context());
    follow(&mut frame, action, &surroundings);
    assert_eq!((frame.asked(), frame.state().stones), (Some(Seat(1)), 27));
}

#[test]
fn what_is_chosen_and_left_changes_nothing() {
    let surroundings = usual(Speed::Instant);
    let mut frame = heap(&[0], &surroundings);
    let ticket = frame.table().ticket();
    type_keys(
        &mut frame,
        &["Escape", "j", "Right", "Down", "Left", "Escape"],
        &surroundings,
    );
    assert_eq!((frame.overlay(), frame.table().ticket()), (None, ticket));
    assert!(frame.table().is_human(Seat(0)) && !frame.table().is_human(Seat(1)));
    type_keys(&mut frame, &["Escape", "j", "Enter"], &surroundings);
    assert_eq!(frame.table().ticket(), ticket, "everybody stays");
    assert!(log(&frame, &surroundings).is_empty());
    // No seat is changed where none is shown.
    let action = frame.update(Message::Hands(Hand::Done), surroundings.context());
    assert!(matches!(action, Action::None) && frame.table().ticket() == ticket);
}

#[test]
fn a_bot_whose_seat_is_taken_over_is_no_longer_listened_to() {
    let surroundings = usual(Speed::Instant);
    let mut frame = heap(&[0], &surroundings);
    let Action::Run(thinks) = frame.say(2, surroundings.context()) else {
        panic!("the bot thinks")
    };
    type_keys(&mut frame, &["Escape", "j", "2", "Left", "Enter"], &surroundings);
    follow(&mut frame, Action::Run(thinks), &surroundings);
    assert_eq!((frame.asked(), frame.state().stones), (Some(Seat(1)), 28));
}

#[test]
fn who_concedes_alone_ends_the_game() {
    let surroundings = usual(Speed::Instant);
    let mut frame = heap(&[0], &surroundings);
    assert!(!type_keys(&mut frame, &["Escape", "x", "n"], &surroundings));
    assert!(frame.is_running() && frame.conceded().is_none());
    assert!(type_keys(&mut frame, &["Escape", "x", "y"], &surroundings));
    assert_eq!(frame.conceded(), Some(Seat(0)));
    assert!(!frame.is_running());
}

#[test]
fn who_concedes_among_others_leaves_the_seat_to_a_bot() {
    let surroundings = usual(Speed::Instant);
    let mut frame = heap(&[0, 1], &surroundings);
    // Yes would not say who.
    type_keys(&mut frame, &["Escape", "x", "y"], &surroundings);
    assert_eq!(frame.table().seat(Seat(0)).who, Who::Human);
    assert!(!type_keys(&mut frame, &["1"], &surroundings));
    assert!(frame.is_running() && frame.conceded().is_none());
    assert_eq!(frame.table().seat(Seat(0)).who, Who::Bot(Level::Normal));
    assert_eq!(frame.asked(), Some(Seat(1)));
    let told = log(&frame, &surroundings);
    assert_eq!(told[0], "Zoé concedes. The computer (Normal) plays on.");
    // Now Max is alone.
    assert!(type_keys(&mut frame, &["Escape", "x", "y"], &surroundings));
    assert_eq!(frame.conceded(), Some(Seat(1)));
}

#[test]
fn nobody_concedes_where_only_bots_play() {
    let surroundings = usual(Speed::Normal);
    let mut frame = heap(&[], &surroundings);
    let _ = frame.update(Message::MenuPressed, surroundings.context());
    let _ = frame.update(Message::Hands(Hand::Concede), surroundings.context());
    assert_eq!(frame.overlay(), Some(Overlay::Menu));
}
