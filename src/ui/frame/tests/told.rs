//! What happened at the heap beside the answers, as its log tells it afterwards.

use super::*;
use crate::ui::frame::hands::Hand;

fn log(frame: &GameFrame<Heap>, surroundings: &Surroundings) -> Vec<String> {
    let names = frame.names(&surroundings.words);
    let lines = frame.lines(99, &surroundings.words, &names);
    lines.iter().map(Line::to_string).collect()
}

/// Zoé takes a decision back and answers otherwise, gives her seat to a bot, and Max gives up.
fn evening(surroundings: &Surroundings) -> GameFrame<Heap> {
    let mut seats = TableSetup::of_bots(&[Level::Easy; 2], None).seats;
    seats[0].who = Who::Human;
    (seats[0].name, seats[1].name) = ("Zoé".into(), "Max".into());
    let seating = Seating {
        start: Heap { stones: 20, turn: 0 },
        seats,
        seed: Some(1),
        hints: true,
        take_back: TakeBack::Anything,
    };
    let mut frame = GameFrame::new(seating, surroundings.context());
    let action = frame.begin(surroundings.context());
    follow(&mut frame, action, surroundings);
    let hands = Message::Hands;
    let action = frame.say(2, surroundings.context());
    follow(&mut frame, action, surroundings);
    let action = frame.update(Message::UndoPressed, surroundings.context());
    follow(&mut frame, action, surroundings);
    let action = frame.say(1, surroundings.context());
    follow(&mut frame, action, surroundings);
    let mut press = |message| {
        let action = frame.update(message, surroundings.context());
        follow(&mut frame, action, surroundings)
    };
    for message in [
        Message::MenuPressed,
        hands(Hand::Open),
        hands(Hand::Chosen(0, Who::Bot(Level::Hard))),
        hands(Hand::Chosen(1, Who::Human)),
        hands(Hand::Done),
        Message::MenuPressed,
        hands(Hand::Concede),
    ] {
        press(message);
    }
    assert_eq!(press(hands(Hand::Conceded(0))), 1, "the result is shown");
    frame
}

#[test]
fn the_look_back_tells_what_was_taken_back_handed_over_and_given_up() {
    let surroundings = usual(Speed::Instant);
    let frame = evening(&surroundings);
    let told = log(&frame, &surroundings);
    assert_eq!(
        told,
        [
            "Zoé takes back: 2",
            "Zoé 1 en",
            "Max 1 en",
            "The computer (Hard) now plays Zoé.",
            "A person now plays Max.",
            "Zoé 1 en",
            "Max concedes. The game is over.",
        ]
    );
    let recording = frame.table().recording();
    let mut looked: GameFrame<Heap> = GameFrame::looking_back(&recording, surroundings.context());
    let mut then = |events| {
        looked.show_moment(&recording, events, surroundings.context());
        let who = looked
            .table()
            .seats()
            .iter()
            .map(|seat| seat.who)
            .collect::<Vec<_>>();
        (log(&looked, &surroundings).len(), who)
    };
    // Whoever sat there then sits there, and nothing is told that came later.
    let before = vec![Who::Human, Who::Bot(Level::Easy)];
    let after = vec![Who::Bot(Level::Hard), Who::Human];
    assert_eq!(then(0), (1, before.clone()));
    assert_eq!(then(1), (2, before));
    assert_eq!(then(2), (5, after.clone()));
    assert_eq!(then(3), (7, after));
    assert_eq!(log(&looked, &surroundings), told);
    // And so it does while it plays from the beginning.
    looked.show_moment(&recording, 0, surroundings.context());
    for events in 0..3 {
        looked.show_on(&recording, events, events + 1);
        let _ = looked.update(
            Message::Ticked(surroundings.context().now),
            surroundings.context(),
        );
    }
    assert_eq!(log(&looked, &surroundings), told);
}
