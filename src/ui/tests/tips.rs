//! Tips lie over nothing that is read beside them, at both games.

use crate::storage::{DuelSetup, FirstThrow, Speed, TableSetup, Who};
use crate::ui::frame;
use crate::ui::game_screen::{GameScreen, ScreenGame};
use crate::ui::harness::{Surroundings, follow_to_a_question, press, settle};
use bots::Level;
use engine::{classic, duel};
use iced::Rectangle;
use std::collections::BTreeSet;
use words::Language;

/// Where the bubble of a tip is drawn, if there is one.
fn bubble<G: ScreenGame>(screen: &GameScreen<G>, surroundings: &Surroundings) -> Option<Rectangle> {
    let mut ui = surroundings.simulator(screen.view(surroundings.context()));
    let found = ui.find(iced_test::selector::id("bubble"));
    found.ok().map(|found| found.bounds())
}

/// Looks at the tip that is given, if one is, with the log as it is: it lies within the window and over nothing that is
/// kept.
fn look<G: ScreenGame>(screen: &GameScreen<G>, surroundings: &Surroundings) -> bool {
    let lies = bubble(screen, surroundings);
    let Some((lies, tip)) = lies.zip(screen.frame.tip()) else {
        assert_eq!((lies, screen.frame.tip()), (None, None));
        return false;
    };
    let callout = G::callout(screen, tip.at, surroundings.context());
    let at = format!("{} at {:?}", tip.name, surroundings.size);
    let window = Rectangle::with_size(surroundings.size);
    assert!(lies.is_within(&window), "{at}: {lies:?}");
    if screen.frame.log_is_open(surroundings.size) {
        assert_eq!(callout.kept.len(), 5, "{at}: the log is kept");
    }
    for kept in callout.kept.iter().chain(&callout.needed) {
        assert_eq!(lies.intersection(kept), None, "{at}: {lies:?} over {kept:?}");
    }
    true
}

/// Opens the log while a tip is shown: the tip is gone until the log is closed again.
fn open_the_log<G: ScreenGame>(screen: &mut GameScreen<G>, surroundings: &Surroundings) {
    let shown = screen.frame.tip();
    for open in [true, false] {
        let press = frame::Message::LogPressed.into();
        let wish = screen.update(press, surroundings.context());
        assert!(follow_to_a_question(screen, wish, surroundings));
        assert_eq!(screen.frame.log_is_open(surroundings.size), open);
        let expected = shown.filter(|_| !open);
        assert_eq!(screen.frame.tip(), expected, "at {:?}", surroundings.size);
        look(screen, surroundings);
    }
}

/// Plays a game of one person; the names of the tips that are given on the way.
fn given<G: ScreenGame>(setup: G::Setup, surroundings: &Surroundings) -> BTreeSet<&'static str> {
    let (mut screen, task) = GameScreen::<G>::new(setup, None, surroundings.context());
    settle(&mut screen, task, surroundings);
    let mut names = BTreeSet::new();
    for _ in 0..90 {
        if look(&screen, surroundings) {
            names.extend(screen.frame.tip().map(|tip| tip.name));
            if !screen.frame.log_is_open(surroundings.size) {
                open_the_log(&mut screen, surroundings);
            }
        }
        let wish = if screen.frame.thrower().is_some() {
            let throw = press(&screen, "r").expect("somebody shall throw");
            screen.update(throw, surroundings.context())
        } else if let Some(answer) = screen.state().default_answer() {
            let action = screen.frame.say(answer, surroundings.context());
            screen.follow(action)
        } else {
            break;
        };
        if !follow_to_a_question(&mut screen, wish, surroundings) {
            break;
        }
    }
    names
}

#[test]
fn no_tip_lies_over_the_log_the_dice_the_question_or_what_has_happened() {
    let mut table = TableSetup::of_bots(&[Level::Easy; 5], Some(5));
    table.seats[1].who = Who::Human;
    let duel = DuelSetup::of([Who::Human, Who::Bot(Level::Easy)], Some(5));
    for language in Language::ALL {
        for size in [(1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0)] {
            let mut surroundings = Surroundings::new(language, Speed::Instant);
            surroundings.settings.first_throw = FirstThrow::ByItself;
            surroundings.size = size.into();
            let given = [
                given::<classic::State>(table.clone(), &surroundings),
                given::<duel::State>(duel.clone(), &surroundings),
            ];
            let counts = given.each_ref().map(BTreeSet::len);
            assert!(counts.iter().all(|count| *count >= 3), "{size:?}: {given:?}");
        }
    }
}

#[test]
fn a_tip_that_has_to_wait_is_given_later_and_not_lost() {
    let mut surroundings = Surroundings::new(Language::English, Speed::Instant);
    surroundings.settings.first_throw = FirstThrow::ByItself;
    let mut table = TableSetup::of_bots(&[Level::Easy; 3], Some(5));
    table.seats[0].who = Who::Human;
    let (mut screen, task) = GameScreen::<classic::State>::new(table, None, surroundings.context());
    let open = frame::Message::LogPressed;
    let _ = screen.update(open.clone().into(), surroundings.context());
    settle(&mut screen, task, &surroundings);
    assert_eq!(screen.frame.tip(), None, "the log is open");
    assert!(screen.take_tips().is_empty(), "none has been seen");
    let wish = screen.update(open.into(), surroundings.context());
    assert!(follow_to_a_question(&mut screen, wish, &surroundings));
    let tip = screen.frame.tip().expect("it has waited");
    assert_eq!(screen.take_tips(), [tip.name]);
}
