//! Every region keeps its place to the pixel over a whole duel, whatever is asked.

use super::positions::{questions, random_game};
use super::{asking, simulator};
use crate::storage::{DuelSetup, Speed, Who};
use crate::ui::frame::lesson::Topic;
use crate::ui::harness::{Surroundings, at_every_text_size, cut_in_bars};
use crate::ui::screen::duel::Duel;
use crate::ui::screen::duel::choice::Desk;
use crate::ui::screen::duel::layout::Layout;
use crate::ui::screen::duel::scene::Scene;
use crate::ui::screen::duel::spread::lying;
use crate::ui::screen::duel::stage::sky;
use crate::ui::widget::banner::band;
use crate::ui::widget::duel::tracks::{names_at, tracks_at};
use crate::ui::widget::readable::readable;
use engine::duel::{CardId, Choice, Kind, State, What};
use engine::{Asked, Game};
use iced::{Point, Rectangle, Size};
use std::collections::{BTreeMap, BTreeSet};
use words::Language;

const REGIONS: [&str; 13] = [
    "region-status",
    "region-tools",
    "region-news",
    "region-tracks",
    "region-left",
    "region-right",
    "region-sight",
    "region-question",
    "region-tray",
    "region-preview",
    "region-answers",
    "region-board",
    "region-shelf",
];

/// The room that is left where letters are as large as they can be.
const LEAST: (f32, f32) = (960.0, 600.0);
const WINDOWS: [(f32, f32); 4] = [(1024.0, 640.0), LEAST, (1280.0, 800.0), (1920.0, 1080.0)];

/// Where every region is drawn.
fn places(duel: &Duel, surroundings: &Surroundings) -> Vec<Rectangle> {
    let mut ui = simulator(duel, surroundings);
    let regions = REGIONS.iter().map(|region| {
        let found = ui.find(iced_test::selector::id(*region));
        found.expect("it is drawn").bounds()
    });
    regions.collect()
}

/// Where a region of these places lies.
fn room_of(places: &[Rectangle], region: &str) -> Rectangle {
    let nth = REGIONS.iter().position(|other| *other == region);
    places[nth.expect("a region")]
}

#[test]
fn nothing_moves_in_a_whole_duel() {
    for (window, language) in WINDOWS
        .into_iter()
        .zip([Language::French, Language::English].into_iter().cycle())
    {
        let mut surroundings = Surroundings::new(language, Speed::Instant);
        surroundings.size = window.into();
        let setup = DuelSetup::of([Who::Human; 2], Some(7));
        let (mut duel, _) = Duel::new(setup, None, surroundings.context());
        let first = places(&duel, &surroundings);
        let (mut asked, mut kinds) = (0, BTreeSet::new());
        for nth in 0..3_000 {
            if duel.frame.stranger().is_some() {
                let identified = crate::ui::frame::Message::Identified;
                let _ = duel.update(identified.into(), surroundings.context());
            }
            if duel.frame.asked().is_none() {
                break;
            }
            let state = *duel.frame.state();
            let kind = format!("{:?}", state.question().what);
            // Each kind of question a few times, and many of the rest.
            if kinds.insert((kind, nth % 4)) || nth % 13 == 0 {
                let now = places(&duel, &surroundings);
                assert_eq!(now, first, "{:?} at {window:?}", state.question().what);
                asked += 1;
            }
            let mut answers = Vec::new();
            state.answers(&mut answers);
            let answer = answers[(nth * 7 + 3) % answers.len()];
            let _ = duel.frame.say(answer, surroundings.context());
        }
        assert!(asked > 20, "{asked} questions at {window:?}");
        assert!(!duel.is_running(), "the duel was played to its end");
    }
}

#[test]
fn every_kind_of_question_has_all_its_buttons_in_the_same_place() {
    for (window, language) in WINDOWS
        .into_iter()
        .flat_map(|window| Language::ALL.into_iter().map(move |language| (window, language)))
    {
        let mut surroundings = Surroundings::new(language, Speed::Instant);
        surroundings.size = window.into();
        let mut first = None;
        for (kind, state) in questions() {
            let Asked::Seat(seat) = state.asks() else { continue };
            let duel = asking(&state, false, &surroundings);
            let found = places(&duel, &surroundings);
            let same = first.get_or_insert_with(|| found.clone());
            assert_eq!(found, *same, "{kind} at {window:?}");
            let count = Desk::new(&state, seat, duel.selection).choices().len();
            let below = room_of(&found, "region-answers");
            let mut ui = simulator(&duel, &surroundings);
            for nth in 0..count {
                let button = ui.find(iced_test::selector::id(format!("answer-{nth}")));
                let button = button.expect("there it is");
                let (whole, seen) = (button.bounds(), button.visible_bounds());
                // Those below the dice keep clear of the edges: a row that is too wide touches them.
                let right = below.x + below.width - whole.x - whole.width;
                let apart = !below.intersects(&whole) || (whole.x - below.x).min(right) > 2.0;
                assert!(
                    apart,
                    "{kind}, button {nth} at {window:?} in {language}: {whole:?} in {below:?}"
                );
                let cut = seen.is_none_or(|seen| seen.width < whole.width - 0.5);
                assert!(
                    !cut && whole.width > 20.0,
                    "{kind}, button {nth} at {window:?} in {language}: {whole:?} {seen:?}"
                );
            }
        }
    }
}

#[test]
fn nothing_in_the_bars_is_cut_at_any_text_size() {
    let mut states: Vec<State> = questions().into_values().collect();
    for seed in 0..6 {
        let mut nth = 0;
        random_game(seed, &mut |state| {
            nth += usize::from(state.question().what == What::Roll);
            if state.question().what == What::Roll && nth % 9 == 0 {
                states.push(*state);
            }
        });
    }
    let mut cut = BTreeSet::new();
    for (surroundings, window) in at_every_text_size(&WINDOWS) {
        for state in &states {
            for alone in [true, false] {
                let duel = asking(state, alone, &surroundings);
                let room = Scene::new(&duel, surroundings.context()).layout.room;
                let found = cut_in_bars(&duel, &room, &surroundings).into_iter();
                cut.extend(found.map(|what| format!("{window}: {what}")));
            }
        }
    }
    assert!(cut.is_empty(), "{}: {cut:#?}", cut.len());
}

#[test]
fn regions_lie_side_by_side_within_the_window() {
    let windows = [
        (960.0, 600.0),
        (1024.0, 640.0),
        (1024.0, 768.0),
        (1280.0, 720.0),
        (1280.0, 800.0),
        (1366.0, 768.0),
        (1920.0, 1080.0),
        (2560.0, 1080.0),
        (3840.0, 2160.0),
    ];
    for (width, height) in windows {
        for (still, log) in [(false, false), (true, false), (false, true), (true, true)] {
            let window = Size::new(width, height);
            let layout = Layout::new(window, 1.0, still, log);
            let room = layout.room;
            let mut regions = vec![
                room.status,
                room.tools,
                room.news,
                room.question,
                room.tray,
                room.preview,
                room.answers,
                room.board,
                room.shelf,
                room.piles,
                layout.sight,
            ];
            regions.extend(layout.plates);
            regions.retain(|region| region.width > 0.0 && region.height > 0.0);
            for (nth, one) in regions.iter().enumerate() {
                let apart = |other: &Rectangle| {
                    one.intersection(other)
                        .is_none_or(|shared| shared.width < 1.0 || shared.height < 1.0)
                };
                assert!(
                    one.is_within(&Rectangle::with_size(window)),
                    "{one:?} in {window:?}"
                );
                for other in &regions[nth + 1..] {
                    assert!(
                        apart(other),
                        "{one:?} and {other:?} in {window:?}, looked at: {still}"
                    );
                }
            }
            // Nothing lies over the tracks, and they are large.
            let over = [room.status, room.tools, room.news, room.question, layout.sight];
            for region in over {
                let shared = layout.tracks.intersection(&region);
                assert!(shared.is_none(), "{region:?} over {:?}", layout.tracks);
            }
            assert!(layout.tracks.width > room.table * 0.6, "{window:?}");
        }
    }
}

/// Both tracks in the window.
fn tracks(layout: &Layout) -> [Rectangle; 2] {
    let at = layout.tracks.position() - Point::ORIGIN;
    tracks_at(layout.tracks.size()).map(|track| track + at)
}

/// A question about so many cards of whom, for each number of cards that lies in a row.
fn choices_of_cards() -> BTreeMap<(&'static str, usize), State> {
    let mut found = BTreeMap::new();
    for seed in 0..150 {
        random_game(seed, &mut |state| {
            let Asked::Seat(seat) = state.asks() else { return };
            let (of, whose) = match state.question().what {
                What::Choose {
                    of: Choice::OwnKeep, ..
                } => ("one's own", seat),
                What::Choose {
                    of: Choice::RivalsKeep,
                    ..
                } => ("the rival's", state.rival(seat)),
                _ => return,
            };
            let count = state.player(whose).kept.len();
            if count <= 5 {
                found.entry((of, count)).or_insert(*state);
            }
        });
    }
    found
}

#[test]
fn cards_to_choose_from_and_advice_cover_neither_track() {
    let found = choices_of_cards();
    assert!(found.len() > 4, "{} questions", found.len());
    for (window, language) in WINDOWS
        .into_iter()
        .flat_map(|window| Language::ALL.into_iter().map(move |language| (window, language)))
    {
        let mut surroundings = Surroundings::new(language, Speed::Instant);
        surroundings.size = window.into();
        for ((of, count), state) in &found {
            let duel = asking(state, true, &surroundings);
            let layout = Scene::new(&duel, surroundings.context()).layout;
            let spread = iced_test::selector::id("region-spread");
            let spread = simulator(&duel, &surroundings).find(spread);
            let spread = spread.expect("cards are spread out").bounds();
            let needed = tracks(&layout).into_iter().chain([layout.room.question]);
            for region in needed {
                let what = format!("{region:?} at {window:?}");
                assert!(
                    !region.intersects(&spread),
                    "{count} cards of {of}: {spread:?}, {what}"
                );
                assert!(
                    !region.intersects(&layout.below),
                    "advice: {:?}, {what}",
                    layout.below
                );
            }
        }
    }
}

#[test]
fn a_turn_is_announced_above_both_tracks() {
    for window in WINDOWS {
        let layout = Layout::new(window.into(), 1.0, false, false);
        let banner = band(sky(layout.tracks.size())) + (layout.tracks.position() - Point::ORIGIN);
        assert!(banner.height > 40.0, "{window:?}: {banner:?}");
        let free = tracks(&layout).iter().all(|track| !track.intersects(&banner));
        assert!(free, "{window:?}: {banner:?}");
    }
}

#[test]
fn numbers_of_the_only_person_are_told_once_and_of_two_at_their_monsters() {
    let surroundings = Surroundings::quick();
    let state = questions()["roll"];
    let Asked::Seat(seat) = state.asks() else {
        panic!("somebody rolls");
    };
    for alone in [true, false] {
        let duel = asking(&state, alone, &surroundings);
        let scene = Scene::new(&duel, surroundings.context());
        assert_eq!(scene.own(), seat);
        assert_eq!(scene.has_board(seat), alone);
        let [own, other] = [seat, state.rival(seat)].map(|seat| scene.plate(seat).height);
        assert_eq!(own < other, alone, "{own} {other}");
    }
}

#[test]
fn the_narrator_sees_the_names_of_the_tracks() {
    let surroundings = Surroundings::quick();
    let duel = asking(&questions()["roll"], true, &surroundings);
    let scene = Scene::new(&duel, surroundings.context());
    let signs = scene.callout(Topic::Dice).signs;
    let at = scene.layout.tracks.position() - Point::ORIGIN;
    for name in names_at(scene.layout.tracks.size(), &surroundings.words) {
        assert!(
            tracks(&scene.layout)
                .iter()
                .all(|track| !track.intersects(&(name + at)))
        );
        assert!(signs.contains(&(name + at)), "{name:?}");
    }
}

#[test]
fn three_cards_to_choose_from_are_read_whole() {
    // Where letters are as large as they can be, the pointer tells the rest.
    for (window, language) in WINDOWS
        .into_iter()
        .filter(|window| *window != LEAST)
        .flat_map(|window| Language::ALL.into_iter().map(move |language| (window, language)))
    {
        let surroundings = Surroundings::new(language, Speed::Instant);
        let layout = Layout::new(window.into(), 1.0, false, false);
        let (_, size) = lying(&layout, 3);
        let kept = CardId::all().filter(|card| card.kind() == Kind::Keep);
        for card in kept {
            let lying = readable::<(), _>(card, &surroundings.words, size).brief(true);
            assert!(lying.is_whole(), "{card:?} at {window:?} in {language}: {size:?}");
        }
    }
}
