//! The statistics as somebody presses and reads them.

use super::page::averages;
use super::{Action, Change, Message, Page, Statistics};
use crate::statistics::{GameCount, Gathered, Goal, How, Outcome, SeatCount};
use crate::storage::{Colour, Profile, Profiles};
use crate::ui::harness::Surroundings;
use engine::parts::Monster;
use iced::keyboard::{Key, key::Named};
use words::fl;

/// A game that Zoe or Max has won; the other one lost.
fn game(id: &str, edition: Option<&str>, winner: usize) -> GameCount {
    let seat = |nth: usize, profile: &str| SeatCount {
        profile: Some(profile.to_owned()),
        name: profile.to_uppercase(),
        monster: Monster::ALL[nth].slug().to_owned(),
        plays: "person".to_owned(),
        outcome: if nth == winner {
            Outcome::Won
        } else {
            Outcome::Lost
        },
        handed_over: false,
        take_backs: 0,
        cards: Vec::new(),
        had: Vec::new(),
        reign: 2,
        best_turn: 5,
        blow: None,
        least_hearts: None,
        came_later: false,
    };
    GameCount {
        id: id.to_owned(),
        parent: None,
        game: if edition.is_some() { "classic" } else { "duel" }.to_owned(),
        edition: edition.map(str::to_owned),
        began: Some(1_700_000_000),
        goal: Goal::Stars,
        turns: 20,
        how: How::Stars,
        seats: vec![seat(0, "zoe"), seat(1, "max")],
        later: Vec::new(),
    }
}

/// Zoe is known here; Max stands in the records alone.
fn shown(games: Vec<GameCount>) -> Statistics {
    let zoe = Profile {
        id: "zoe".to_owned(),
        name: "Zoé".to_owned(),
        colour: Colour::Pink,
        monster: Monster::CyberKitty,
    };
    let gathered = Gathered {
        games,
        ..Gathered::default()
    };
    Statistics::done(gathered, Profiles::from(vec![zoe]), 1_700_100_000)
}

fn press(screen: &mut Statistics, key: &Key) -> Action {
    let message = screen
        .hotkey(key)
        .unwrap_or_else(|| panic!("{key:?} does nothing"));
    screen.update(message)
}

fn letter(letter: &str) -> Key {
    Key::Character(letter.into())
}

fn evening() -> Vec<GameCount> {
    vec![
        game("a", Some("base"), 0),
        game("b", Some("dark"), 1),
        game("c", None, 1),
    ]
}

#[test]
fn everything_is_chosen_from_the_keyboard() {
    let mut screen = shown(evening());
    assert_eq!((screen.totals.all.won, screen.totals.all.games), (1, 3));
    // Zoe, then Max, then everybody, then Zoe again.
    for won in [2, 3, 1] {
        let _ = press(&mut screen, &letter("p"));
        assert_eq!(screen.totals.all.won, won);
    }
    // Base game, Dark Edition, Duel, and all of them again.
    for (won, games) in [(1, 1), (0, 1), (0, 1), (1, 3)] {
        let _ = press(&mut screen, &letter("j"));
        assert_eq!((screen.totals.all.won, screen.totals.all.games), (won, games));
    }
    let _ = press(&mut screen, &letter("n"));
    assert_eq!(screen.filter.players, Some(2));
    for page in [Page::Cards, Page::Accuracy, Page::Milestones, Page::Overview] {
        let _ = press(&mut screen, &Key::Named(Named::ArrowRight));
        assert_eq!(screen.page, page);
    }
    let _ = press(&mut screen, &letter("4"));
    assert_eq!(screen.page, Page::Milestones);
    assert!(matches!(
        press(&mut screen, &Key::Named(Named::Escape)),
        Action::Back
    ));
}

#[test]
fn games_of_long_ago_are_left_out_when_the_period_says_so() {
    let mut screen = shown(evening());
    screen.now += 40 * 86_400;
    let _ = press(&mut screen, &letter("t"));
    assert_eq!(screen.totals.all.games, 3, "within a year");
    let _ = press(&mut screen, &letter("t"));
    assert_eq!(screen.totals.all.games, 0, "not within a month");
    let surroundings = Surroundings::quick();
    let mut ui = surroundings.simulator(screen.view(surroundings.context()));
    assert!(ui.find(fl!(surroundings.words, "statistics-filtered")).is_ok());
}

#[test]
fn what_is_shown_is_exported_and_nothing_else() {
    let mut screen = shown(evening());
    let Action::Export(table) = press(&mut screen, &letter("x")) else {
        panic!("a table")
    };
    assert_eq!(table.lines().count(), 4);
    assert!(!table.contains(",MAX,"));
    let mut empty = shown(Vec::new());
    assert!(matches!(press(&mut empty, &letter("x")), Action::None));
    let surroundings = Surroundings::quick();
    let mut ui = surroundings.simulator(empty.view(surroundings.context()));
    assert!(ui.find(fl!(surroundings.words, "statistics-empty-title")).is_ok());
}

#[test]
fn a_profile_is_renamed_and_its_games_stay() {
    let mut screen = shown(evening());
    let before = screen.totals.clone();
    assert!(matches!(press(&mut screen, &letter("e")), Action::Run(_)));
    let typed =
        |screen: &mut Statistics, name: &str| screen.update(Message::Edited(Change::Name(name.to_owned())));
    let _ = typed(&mut screen, " ");
    let nothing = press(&mut screen, &Key::Named(Named::Enter));
    assert!(
        matches!(nothing, Action::None) && screen.editor.is_some(),
        "nobody is without a name"
    );
    let _ = typed(&mut screen, "Zoë");
    let _ = press(&mut screen, &Key::Named(Named::ArrowDown));
    let _ = press(&mut screen, &Key::Named(Named::PageDown));
    let Action::Keep(profile) = press(&mut screen, &Key::Named(Named::Enter)) else {
        panic!("it is kept")
    };
    assert_eq!((profile.id.as_str(), profile.name.as_str()), ("zoe", "Zoë"));
    assert!(profile.colour != Colour::Pink && profile.monster != Monster::CyberKitty);
    assert_eq!(screen.totals, before);
    // Max is not known here: there is nothing to change.
    let _ = press(&mut screen, &letter("p"));
    assert!(matches!(press(&mut screen, &letter("e")), Action::None) && screen.editor.is_none());
}

#[test]
fn an_average_is_that_of_the_last_games() {
    assert_eq!(averages(&[1.0, 0.0, 1.0, 1.0], 2), [1.0, 0.5, 0.5, 1.0]);
    assert!(averages(&[], 2).is_empty());
}

#[test]
fn whoever_is_deleted_is_shown_no_longer_and_can_be_had_back() {
    let mut screen = shown(evening());
    let (before, person) = (screen.totals.clone(), screen.filter.profile.clone());
    let Action::Delete(deleted) = press(&mut screen, &Key::Named(Named::Delete)) else {
        panic!("Zoé is deleted")
    };
    let known = |screen: &Statistics| screen.people().into_iter().map(|(id, _)| id).collect::<Vec<_>>();
    assert_eq!(
        known(&screen),
        ["max"],
        "her games are still there, and she is not"
    );
    assert_eq!(screen.filter.profile, None);
    let nobody = press(&mut screen, &Key::Named(Named::Delete));
    assert!(
        matches!(nobody, Action::None),
        "everybody is nobody to be deleted"
    );
    let undo = screen.commanded(&letter("z")).expect("it can be undone");
    let Action::Restore(again) = screen.update(undo) else {
        panic!("she can be had back")
    };
    assert_eq!(again, deleted);
    screen.know_again(&again);
    assert_eq!((&screen.totals, &screen.filter.profile), (&before, &person));
    assert!(screen.commanded(&letter("z")).is_none());
}

#[test]
fn the_longest_choice_can_be_read_in_the_smallest_window() {
    use crate::storage::Speed;
    use crate::ui::harness::{width_in_bold, written};
    for language in words::Language::ALL {
        let surroundings = Surroundings::new(language, Speed::Instant);
        let screen = shown(vec![game("one", Some("base"), 0)]);
        let mut ui = surroundings.simulator(screen.view(surroundings.context()));
        let ever = fl!(surroundings.words, "statistics-ever");
        let written = written(&mut ui);
        let place = written.iter().find(|(said, _)| *said == ever);
        let (_, place) = place.expect("the period");
        assert!(place.width >= width_in_bold(&ever, 13.0), "{place:?}");
    }
}
