//! A game is gone through as on a player of films: forwards, backwards, to wherever one likes, and on from
//! there.

use super::panel::LINE;
use super::{Lent, Message, Replay, Step, Wish};
use crate::storage::{DuelSetup, GameSetup as _, SeatSetup, Speed, TableSetup, Who};
use crate::ui::finish::ResultView as _;
use crate::ui::frame::Recording;
use crate::ui::game_screen::ScreenGame;
use crate::ui::harness::Surroundings;
use crate::ui::picture::finished;
use crate::ui::review::Replayable as _;
use bots::Level;
use engine::{Seat, classic, duel};
use iced::keyboard::{Key, Modifiers, key::Named};
use std::time::{Duration, Instant};
use words::Language;

fn around(speed: Speed) -> Surroundings {
    Surroundings {
        size: crate::ui::USUAL,
        ..Surroundings::new(Language::English, speed)
    }
}

fn replayed<G: ScreenGame>(setup: &G::Setup, surroundings: &Surroundings) -> Replay<G> {
    let summary = finished::<G>(setup).expect("a finished game");
    let recording = Recording::of(summary.seats(), summary.game());
    Replay::new(recording, setup.clone(), false, surroundings.context())
}

fn table() -> TableSetup {
    let mut table = TableSetup::of_bots(&[Level::Easy; 3], Some(6));
    table.seats[1].who = Who::Human;
    table
}

fn two() -> DuelSetup {
    DuelSetup::of([Who::Bot(Level::Easy), Who::Human], Some(5))
}

/// What can be read in the log.
fn lines<G: ScreenGame>(replay: &Replay<G>, around: &Surroundings) -> Vec<String> {
    let frame = &replay.screen().frame;
    let names = frame.names(&around.words);
    let lines = frame.lines(usize::MAX, &around.words, &names);
    lines.iter().map(|line| format!("{line:?}")).collect()
}

fn press<G: ScreenGame>(replay: &mut Replay<G>, key: Named, held: Modifiers, around: &Surroundings) {
    let message = replay.hotkey(&Key::Named(key), held).expect("a key for it");
    assert!(matches!(replay.update(message, around.context()), Wish::None));
}

/// Plays until nothing moves any more, a picture every 100 ms; how many pictures that took.
fn watch<G: ScreenGame>(replay: &mut Replay<G>, around: &Surroundings, most: usize) -> usize {
    let begun = Instant::now();
    for picture in 0..most {
        if !replay.is_playing() && !replay.screen().is_showing() {
            return picture;
        }
        let now = begun + Duration::from_millis(100) * picture as u32;
        let _ = replay.update(Message::Ticked(now), around.context());
    }
    most
}

/// Step by step, by jumping and by playing one comes to the same tables and the same log.
fn goes_through<G: ScreenGame>(setup: &G::Setup) {
    let around = around(Speed::Instant);
    let mut replay = replayed::<G>(setup, &around);
    let stops = replay.recording().stops().to_vec();
    assert!(stops.len() > 20 && replay.at() == 0 && lines(&replay, &around).is_empty());
    let mut walked = Vec::new();
    for stop in &stops[1..] {
        press(&mut replay, Named::ArrowRight, Modifiers::empty(), &around);
        assert_eq!(replay.stop(), Some(*stop));
        assert_eq!(
            replay.screen().state().asks(),
            replay.screen().frame.show().shown().asks()
        );
        walked.push((replay.screen().state().clone(), lines(&replay, &around)));
    }
    assert_eq!(replay.at(), replay.recording().events());
    assert!(replay.screen().state().scores().is_some(), "the end of the game");
    for (stop, then) in stops[1..].iter().zip(&walked).rev() {
        assert_eq!(replay.at(), stop.events);
        assert!((replay.screen().state(), &lines(&replay, &around)) == (&then.0, &then.1));
        press(&mut replay, Named::ArrowLeft, Modifiers::empty(), &around);
    }
    assert_eq!(replay.at(), 0);
    press(&mut replay, Named::Space, Modifiers::empty(), &around);
    watch(&mut replay, &around, 100_000);
    assert_eq!(replay.at(), replay.recording().events());
    assert!(walked.last().is_some_and(|end| end.1 == lines(&replay, &around)));
}

#[test]
fn a_game_is_gone_through_forwards_backwards_and_played() {
    goes_through::<classic::State>(&table());
}

#[test]
fn a_duel_is_gone_through_forwards_backwards_and_played() {
    goes_through::<duel::State>(&two());
}

/// The turn that a moment is called after stands above the panel, on the line, and at the table.
fn names_its_turns<G: ScreenGame>(setup: &G::Setup) {
    use crate::ui::replay::panel;
    let around = around(Speed::Instant);
    let mut replay = replayed::<G>(setup, &around);
    let events = replay.recording().events();
    let turns: Vec<(usize, u16, Seat)> = replay.recording().turns().collect();
    let titled = |replay: &Replay<G>| {
        let (turn, _) = replay.turn();
        let title = panel::title(replay, around.context());
        let told = words::fl!(around.words, "review-turn", number = turn);
        assert!(turn == 0 || title.starts_with(&told), "{title} in turn {turn}");
        assert_eq!(turn, replay.screen().frame.show().shown().turn());
    };
    let edges = turns
        .iter()
        .flat_map(|(from, ..)| [from.saturating_sub(1), *from, from + 1]);
    let all = (1..events).step_by(7).chain(edges);
    for at in all.filter(|at| (1..events).contains(at)) {
        replay.seek(at, around.context());
        titled(&replay);
        assert_eq!(replay.recording().turn_at(at), replay.turn(), "after {at}");
        let begun = turns.iter().rfind(|(from, ..)| *from <= at);
        assert_eq!(begun.map(|turn| turn.1), Some(replay.turn().0), "after {at}");
    }
    let numbers: Vec<u16> = turns.iter().map(|(_, turn, _)| *turn).collect();
    assert!(numbers.is_sorted() && numbers.len() > 5, "{numbers:?}");
    // While it plays, too.
    let around = self::around(Speed::Fast);
    let mut replay = replayed::<G>(setup, &around);
    press(&mut replay, Named::Space, Modifiers::empty(), &around);
    let begun = Instant::now();
    let mut seen = 0;
    for picture in 0..1_500 {
        let now = begun + Duration::from_millis(100) * picture;
        let _ = replay.update(Message::Ticked(now), around.context());
        if replay.at() > 0 && replay.at() < replay.recording().events() {
            titled(&replay);
            seen += 1;
        }
    }
    assert!(seen > 200, "{seen}");
}

#[test]
fn the_turn_that_is_told_is_the_one_that_is_shown() {
    names_its_turns::<classic::State>(&table());
    names_its_turns::<duel::State>(&two());
}

#[test]
fn turns_are_stepped_over_and_back() {
    let around = around(Speed::Instant);
    let mut replay = replayed::<classic::State>(&table(), &around);
    press(&mut replay, Named::PageDown, Modifiers::empty(), &around);
    press(&mut replay, Named::ArrowRight, Modifiers::SHIFT, &around);
    let second = replay.stop().expect("a turn");
    press(&mut replay, Named::PageDown, Modifiers::empty(), &around);
    let third = replay.stop().expect("a turn");
    assert_eq!(third.turn, second.turn + 1);
    // From the middle of a turn the way back leads to its beginning first.
    press(&mut replay, Named::ArrowRight, Modifiers::empty(), &around);
    press(&mut replay, Named::PageUp, Modifiers::empty(), &around);
    assert_eq!(replay.stop(), Some(third));
    press(&mut replay, Named::ArrowLeft, Modifiers::SHIFT, &around);
    assert_eq!(replay.stop(), Some(second));
    press(&mut replay, Named::End, Modifiers::empty(), &around);
    assert_eq!(replay.at(), replay.recording().events());
    press(&mut replay, Named::Home, Modifiers::empty(), &around);
    assert_eq!(replay.at(), 0);
}

#[test]
fn what_plays_is_animated_and_a_pause_shows_where_it_led_and_draws_nothing_more() {
    let around = around(Speed::Normal);
    let mut replay = replayed::<classic::State>(&table(), &around);
    press(&mut replay, Named::Space, Modifiers::empty(), &around);
    watch(&mut replay, &around, 30);
    assert!(
        replay.is_playing() && replay.screen().is_showing(),
        "three seconds are not a game"
    );
    press(&mut replay, Named::Space, Modifiers::empty(), &around);
    assert!(!replay.is_playing() && !replay.screen().is_showing());
    let stop = replay.stop().expect("a decision");
    assert_eq!(stop.events, replay.at());
    assert_eq!(replay.screen().state(), replay.screen().frame.show().shown());
}

#[test]
fn where_nothing_is_animated_the_game_is_leafed_through_turn_by_turn() {
    let around = around(Speed::Instant);
    let mut replay = replayed::<classic::State>(&table(), &around);
    press(&mut replay, Named::Space, Modifiers::empty(), &around);
    let (begun, mut turns) = (Instant::now(), Vec::new());
    for picture in 0..1000 {
        let now = begun + Duration::from_millis(160) * picture;
        let _ = replay.update(Message::Ticked(now), around.context());
        turns.extend(replay.stop().map(|stop| stop.turn));
        if !replay.is_playing() {
            break;
        }
    }
    let last = *turns.last().expect("turns");
    assert_eq!(replay.at(), replay.recording().events());
    // Each once, and the end.
    turns.dedup();
    assert_eq!(turns, (turns[0]..=last).collect::<Vec<_>>());
    assert!(last > 5);
}

#[test]
fn a_line_of_the_log_leads_to_its_moment() {
    let around = around(Speed::Instant);
    let mut replay = replayed::<classic::State>(&table(), &around);
    press(&mut replay, Named::End, Modifiers::empty(), &around);
    let all = lines(&replay, &around);
    for line in [0, 7, all.len() / 2, all.len() - 1] {
        press(&mut replay, Named::End, Modifiers::empty(), &around);
        let pressed = crate::ui::frame::Message::LinePressed(line).into();
        let _ = replay.update(Message::Table(pressed), around.context());
        let then = lines(&replay, &around);
        assert!(
            then.len() > line && all.starts_with(&then),
            "line {line} is told then"
        );
        assert!(then.len() < line + 6, "and nothing that came later");
    }
}

#[test]
fn another_game_goes_on_from_any_moment() {
    let around = around(Speed::Instant);
    let mut replay = replayed::<classic::State>(&table(), &around);
    for _ in 0..15 {
        press(&mut replay, Named::ArrowRight, Modifiers::empty(), &around);
    }
    let (here, then) = (*replay.screen().state(), lines(&replay, &around));
    let who = |seats: &[SeatSetup]| seats.iter().map(|seat| seat.who).collect::<Vec<_>>();
    for (key, sits) in [
        (Key::Named(Named::Enter), who(&table().seats)),
        (Key::Character("3".into()), {
            vec![Who::Bot(Level::Easy), Who::Bot(Level::Easy), Who::Human]
        }),
    ] {
        let asks = replay.hotkey(&Key::Character("j".into()), Modifiers::empty());
        let _ = replay.update(asks.expect("a key for it"), around.context());
        assert!(replay.asks());
        let chosen = replay.hotkey(&key, Modifiers::empty()).expect("a key for it");
        let Wish::PlayOn(game) = replay.update(chosen, around.context()) else {
            panic!("a game begins");
        };
        let super::Branch {
            setup, table: seated, ..
        } = *game;
        assert_eq!(who(setup.seats()), sits);
        assert_ne!(seated.seed(), 6, "with dice of its own");
        // Whoever sits there now, the table is the one that was looked at.
        let asked = seated.asked();
        assert_eq!(asked, replay.stop().and_then(|stop| stop.asked));
        let (screen, _) = crate::ui::game_screen::GameScreen::going_on(setup, seated, None, around.context());
        assert_eq!(screen.state().turn().number, here.turn().number);
        let names = screen.frame.names(&around.words);
        let told = screen.frame.lines(usize::MAX, &around.words, &names).len();
        assert!(told >= then.len(), "its log knows what has happened");
        assert!(screen.is_running());
    }
    press(&mut replay, Named::End, Modifiers::empty(), &around);
    assert!(
        replay
            .hotkey(&Key::Character("j".into()), Modifiers::empty())
            .is_none(),
        "it is over"
    );
}

#[test]
fn another_duel_goes_on_from_its_beginning_too() {
    let around = around(Speed::Instant);
    let mut replay = replayed::<duel::State>(&two(), &around);
    let _ = replay.update(Message::PlayOnPressed, around.context());
    let taken = Message::PlayOnConfirmed(Some(Seat(0)));
    let Wish::PlayOn(game) = replay.update(taken, around.context()) else {
        panic!("a game begins");
    };
    let super::Branch {
        setup, table: seated, ..
    } = *game;
    let (screen, _) = crate::ui::game_screen::GameScreen::going_on(setup, seated, None, around.context());
    assert!(screen.frame.table().asked().is_some(), "the dealer has begun");
}

#[test]
fn whoever_changes_their_mind_stays_where_they_are() {
    let around = around(Speed::Instant);
    let mut replay = replayed::<duel::State>(&two(), &around);
    press(&mut replay, Named::ArrowRight, Modifiers::empty(), &around);
    let at = replay.at();
    let _ = replay.update(Message::PlayOnPressed, around.context());
    press(&mut replay, Named::Escape, Modifiers::empty(), &around);
    assert!(!replay.asks() && replay.at() == at);
    let _ = replay.update(Message::Stepped(Step::End { on: true }), around.context());
    assert!(matches!(
        replay.update(Message::BackPressed, around.context()),
        Wish::Back
    ));
}

/// How long it takes to jump about a long game, and to play it at once: printed, not judged.
#[test]
#[ignore = "it measures"]
fn how_quick_a_long_game_is_gone_through() {
    let around = around(Speed::Instant);
    let games = (1..40).map(|seed| {
        let table = TableSetup::of_bots(&[Level::Easy; 6], Some(seed));
        let summary = finished::<classic::State>(&table).expect("a finished game");
        (summary.game().history().len(), table, summary)
    });
    let longest = games.max_by_key(|(answers, ..)| *answers);
    let (answers, table, summary) = longest.expect("a game");
    let timed = |what: &str, begun: Instant| println!("{what}: {:?}", begun.elapsed());
    let begun = Instant::now();
    let recording = Recording::of(summary.seats(), summary.game());
    println!(
        "{answers} answers, {} events, {} bytes each",
        recording.events(),
        size_of::<classic::State>()
    );
    timed("recorded", begun);
    let begun = Instant::now();
    let mut replay = Replay::<classic::State>::new(recording, table, false, around.context());
    timed("opened", begun);
    for what in ["to the end", "back", "to the end once more"] {
        let begun = Instant::now();
        let on = what != "back";
        let _ = replay.update(Message::Stepped(Step::End { on }), around.context());
        timed(what, begun);
    }
    let _ = replay.update(Message::Stepped(Step::End { on: false }), around.context());
    let begun = Instant::now();
    while replay.at() < replay.recording().events() {
        replay.play_on(around.context());
        replay.screen.tick(begun, around.context());
    }
    timed("played to the end at once", begun);
}

#[test]
fn the_line_of_moments_has_room() {
    for language in Language::ALL {
        for window in [(1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0)] {
            let mut around = Surroundings::new(language, Speed::Instant);
            around.size = window.into();
            let replay = replayed::<classic::State>(&table(), &around);
            let view = replay.view(around.context(), Lent::nothing(String::new()), |message| message);
            let line = around.simulator(view).find(iced_test::selector::id(LINE));
            let width = line.expect("the line").bounds().width;
            assert!(width >= 250.0, "{language}, {window:?}: {width}");
        }
    }
}
