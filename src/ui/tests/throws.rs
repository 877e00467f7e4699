//! The first throw of a turn is the person's, at both games.

use super::saves::Folder;
use crate::storage::games::{Games, Keeps, Name};
use crate::storage::{DuelSetup, FirstThrow, Speed, TableSetup, TakeBack, Who};
use crate::ui::frame;
use crate::ui::frame::hands::Hand;
use crate::ui::game_screen::{GameScreen, ScreenGame};
use crate::ui::harness::{Surroundings, commanded, follow_to_a_question, press, settle};
use crate::ui::show::pose::Flick;
use bots::Level;
use engine::{classic, duel};
use std::time::Duration;
use table::notation::Notation;
use words::{Language, fl};

/// Where people throw.
fn by_hand() -> Surroundings {
    let mut surroundings = Surroundings::new(Language::English, Speed::Normal);
    surroundings.settings.first_throw = FirstThrow::ByHand;
    surroundings
}

fn classic_table() -> TableSetup {
    let mut table = TableSetup::of_bots(&[Level::Easy; 3], Some(5));
    table.seats[1].who = Who::Human;
    table.take_back = TakeBack::Last;
    table
}

fn duel_table() -> DuelSetup {
    let mut setup = DuelSetup::of([Who::Human, Who::Bot(Level::Easy)], Some(5));
    setup.take_back = TakeBack::Last;
    setup
}

/// What is pressed next by somebody in a hurry, until `done` says so.
fn play_until<G: ScreenGame>(
    screen: &mut GameScreen<G>,
    surroundings: &Surroundings,
    done: impl Fn(&GameScreen<G>) -> bool,
) {
    for _ in 0..400 {
        if done(screen) {
            return;
        }
        let wish = if screen.frame.show().is_playing() {
            let skip = press(screen, "Space").expect("something is shown");
            screen.update(skip, surroundings.context())
        } else if screen.frame.thrower().is_some() {
            let throw = press(screen, "r").expect("somebody shall throw");
            screen.update(throw, surroundings.context())
        } else {
            let mut answers = Vec::new();
            screen.state().answers(&mut answers);
            // What was pressed last is no answer to this.
            let action = screen
                .frame
                .say(answers[answers.len() - 1], surroundings.context());
            screen.follow(action)
        };
        assert!(
            follow_to_a_question(screen, wish, surroundings),
            "the game goes on"
        );
    }
    panic!("it comes to that");
}

fn waits<G: ScreenGame>(screen: &GameScreen<G>) -> bool {
    screen.frame.thrower().is_some()
}

/// A table at which a person shall throw.
fn waiting<G: ScreenGame>(
    setup: G::Setup,
    keeper: Option<Box<dyn Keeps<G>>>,
    surroundings: &Surroundings,
) -> GameScreen<G> {
    let (mut screen, task) = GameScreen::<G>::new(setup, keeper, surroundings.context());
    settle(&mut screen, task, surroundings);
    play_until(&mut screen, surroundings, waits);
    screen
}

fn throws_by_hand<G: ScreenGame>(setup: &G::Setup) {
    let surroundings = by_hand();
    let mut screen = waiting::<G>(setup.clone(), None, &surroundings);
    let count = screen.state().first_throw().expect("dice in the hand");
    assert!(
        !screen.frame.show().is_animating(),
        "a table that waits stands still"
    );
    let label = fl!(surroundings.words, "play-throw", count = count);
    let mut ui = surroundings.simulator(screen.view(surroundings.after(Duration::ZERO)));
    ui.find(label.as_str()).expect("a button says it");
    drop(ui);
    // The question has only just appeared: what is pressed now was meant for something else.
    let mut fresh = waiting::<G>(setup.clone(), None, &surroundings);
    let throw = press(&fresh, "Enter").expect("Enter throws");
    let _ = fresh.update(throw, surroundings.after(Duration::from_millis(150)));
    assert!(waits(&fresh));
    let stale: G::Message = frame::Message::Thrown(u64::MAX, Flick::default()).into();
    let _ = fresh.update(stale, surroundings.context());
    assert!(waits(&fresh), "that was another throw");
    let throw = press(&screen, "r").expect("R throws");
    let wish = screen.update(throw, surroundings.context());
    follow_to_a_question(&mut screen, wish, &surroundings);
    assert!(!waits(&screen) && screen.frame.show().is_playing());
    // The dice are the same as if they had thrown themselves.
    let alone = Surroundings::new(Language::English, Speed::Normal);
    let (mut other, task) = GameScreen::<G>::new(setup.clone(), None, alone.context());
    settle(&mut other, task, &alone);
    let turn = screen.state().turn();
    play_until(&mut other, &alone, |other| {
        other.state().turn() == turn && other.frame.asked().is_some()
    });
    assert!(other.state() == screen.state());
}

#[test]
fn the_first_dice_of_a_turn_wait_for_the_person_and_are_the_same() {
    throws_by_hand::<classic::State>(&classic_table());
    throws_by_hand::<duel::State>(&duel_table());
}

fn left_and_opened<G: ScreenGame + Notation>(setup: &G::Setup, folder: &Folder) {
    let games = Games::at(folder.path());
    let surroundings = by_hand();
    let keeper = games.begin::<G>(setup).expect("it is kept");
    let name = Name::of_file(&format!("{}.kot", keeper.id())).expect("a name");
    let mut left = waiting::<G>(setup.clone(), Some(Box::new(keeper)), &surroundings);
    assert!(!left.frame.would_be_lost(), "all that was said is saved");
    games
        .export(&name, &folder.path().join("copy.kot"))
        .expect("copied");
    let copy = Name::of_file("copy.kot").expect("a name");
    let opened = games.open::<G>(&copy).expect("it goes on");
    let (mut again, task) = GameScreen::resumed(opened, surroundings.context());
    settle(&mut again, task, &surroundings);
    assert_eq!(again.frame.thrower(), left.frame.thrower());
    assert!(again.state() == left.state() && !again.frame.show().is_animating());
    for screen in [&mut left, &mut again] {
        let throw = press(screen, "r").expect("somebody shall throw");
        let wish = screen.update(throw, surroundings.context());
        follow_to_a_question(screen, wish, &surroundings);
        assert!(!waits(screen));
    }
    assert!(again.state() == left.state(), "the same dice");
}

#[test]
fn a_game_that_is_left_before_a_throw_waits_for_it_when_it_goes_on() {
    left_and_opened::<classic::State>(&classic_table(), &Folder::new("throw"));
    left_and_opened::<duel::State>(&duel_table(), &Folder::new("throw-duel"));
}

fn goes_on_by_itself<G: ScreenGame>(setup: &G::Setup) {
    let mut surroundings = by_hand();
    let mut screen = waiting::<G>(setup.clone(), None, &surroundings);
    let seat = screen.frame.thrower().expect("somebody shall throw");
    for message in [
        frame::Message::MenuPressed,
        frame::Message::Hands(Hand::Open),
        frame::Message::Hands(Hand::Chosen(seat.index(), Who::Bot(Level::Easy))),
        frame::Message::Hands(Hand::Done),
    ] {
        assert!(screen.frame.table().is_dealing(), "nobody has thrown yet");
        let wish = screen.update(message.into(), surroundings.context());
        follow_to_a_question(&mut screen, wish, &surroundings);
    }
    assert!(!screen.frame.table().is_dealing(), "the bot has thrown");
    for change in [
        |settings: &mut crate::storage::Settings| settings.first_throw = FirstThrow::ByItself,
        |settings: &mut crate::storage::Settings| settings.speed = Speed::Instant,
    ] {
        surroundings = by_hand();
        let mut screen = waiting::<G>(setup.clone(), None, &surroundings);
        change(&mut surroundings.settings);
        let look = frame::Message::LogPressed.into();
        let _ = screen.update(look, surroundings.context());
        let wish = screen.update(frame::Message::MenuPressed.into(), surroundings.context());
        follow_to_a_question(&mut screen, wish, &surroundings);
        let wish = screen.update(frame::Message::MenuPressed.into(), surroundings.context());
        follow_to_a_question(&mut screen, wish, &surroundings);
        assert!(!waits(&screen) && !screen.frame.table().is_dealing());
    }
}

#[test]
fn dice_throw_themselves_when_nobody_is_there_to_throw_or_nothing_moves() {
    goes_on_by_itself::<classic::State>(&classic_table());
    goes_on_by_itself::<duel::State>(&duel_table());
}

fn takes_back_before_a_throw<G: ScreenGame>(setup: &G::Setup) {
    let surroundings = by_hand();
    let mut screen = waiting::<G>(setup.clone(), None, &surroundings);
    let first = screen.state().turn();
    play_until(&mut screen, &surroundings, |screen| {
        waits(screen) && screen.state().turn() > first
    });
    let before = screen.state().clone();
    commanded(&mut screen, "z", &surroundings);
    assert!(
        screen.frame.asked().is_some() && !waits(&screen),
        "the last decision is open again"
    );
    commanded(&mut screen, "y", &surroundings);
    assert!(
        waits(&screen) && *screen.state() == before,
        "the dice are in the hand again"
    );
}

#[test]
fn a_decision_is_taken_back_while_the_dice_are_in_the_hand() {
    takes_back_before_a_throw::<classic::State>(&classic_table());
    takes_back_before_a_throw::<duel::State>(&duel_table());
}
