//! Every region keeps its place to the pixel over a whole game, whatever is asked.

use super::{asking, bots, people, played_at_random, positions, simulator};
use crate::storage::{Speed, TableSetup, Who};
use crate::ui::harness::{Surroundings, at_every_text_size, cut_in_bars};
use crate::ui::screen::classic::layout::{Layout, Played, face};
use crate::ui::screen::classic::scene::Scene;
use crate::ui::screen::classic::{Classic, boards};
use engine::classic::{Edition, Options, State, What, Wickedness};
use engine::{Asked, Game, Seat};
use iced::{Rectangle, Size};
use std::collections::{BTreeMap, BTreeSet};
use words::Language;

const REGIONS: [&str; 9] = [
    "region-status",
    "region-tools",
    "region-news",
    "region-question",
    "region-tray",
    "region-preview",
    "region-answers",
    "region-board",
    "region-piles",
];

const WINDOWS: [(f32, f32); 3] = [(1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0)];

/// Where every region is drawn.
fn places(play: &Classic, surroundings: &Surroundings) -> Vec<(f32, f32, f32, f32)> {
    let mut ui = simulator(play, surroundings);
    let regions = REGIONS.iter().map(|region| {
        let found = ui.find(iced_test::selector::id(*region));
        let Rectangle { x, y, width, height } = found.expect("it is drawn").bounds();
        (x, y, width, height)
    });
    regions.collect()
}

#[test]
fn nothing_moves_in_a_whole_game() {
    for (window, language) in WINDOWS
        .into_iter()
        .zip([Language::French, Language::English, Language::French])
    {
        let mut surroundings = Surroundings::new(language, Speed::Instant);
        surroundings.size = window.into();
        let setup = people(4, 7);
        let (mut play, _) = Classic::new(setup, None, surroundings.context());
        let first = places(&play, &surroundings);
        let (mut asked, mut kinds) = (0, BTreeSet::new());
        for nth in 0..3_000 {
            if play.frame.stranger().is_some() {
                let identified = crate::ui::frame::Message::Identified;
                let _ = play.update(identified.into(), surroundings.context());
            }
            if play.frame.asked().is_none() {
                break;
            }
            let state = *play.frame.state();
            let kind = format!("{:?}", state.question().what);
            // Each kind of question a few times, and many of the rest.
            if kinds.insert((kind, nth % 5)) || nth % 11 == 0 {
                assert_eq!(
                    places(&play, &surroundings),
                    first,
                    "{:?} at {window:?}",
                    state.question().what
                );
                asked += 1;
            }
            let mut answers = Vec::new();
            state.answers(&mut answers);
            let answer = answers[(nth * 7 + 3) % answers.len()];
            let _ = play.frame.say(answer, surroundings.context());
        }
        assert!(asked > 30, "{asked} questions at {window:?}");
    }
}

#[test]
fn every_kind_of_question_stands_in_the_same_place() {
    for window in WINDOWS {
        let mut surroundings = Surroundings::new(Language::French, Speed::Instant);
        surroundings.size = window.into();
        let mut places_of = BTreeMap::new();
        for (kind, state) in positions::questions() {
            let play = asking(state, false, &surroundings);
            let seats = (state.all_seats().count(), state.curse().is_some());
            let found = places(&play, &surroundings);
            let first = places_of.entry(seats).or_insert_with(|| found.clone());
            assert_eq!(found, *first, "{kind} at {window:?}");
        }
    }
}

#[test]
fn nothing_in_the_bars_is_cut_at_any_text_size() {
    let mut crowded = people(3, 5);
    for pack in engine::classic::Pack::ALL {
        crowded.use_pack(pack, true);
    }
    let mut states: Vec<State> = positions::questions().into_values().collect();
    for seed in 0..4 {
        let mut nth = 0;
        played_at_random(&crowded, seed, 400, &mut |_, state| {
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
                let play = asking(*state, alone, &surroundings);
                let room = Scene::new(&play, surroundings.context()).layout.room;
                let found = cut_in_bars(&play, &room, &surroundings).into_iter();
                cut.extend(found.map(|what| format!("{window}: {what}")));
            }
        }
    }
    assert!(cut.is_empty(), "{}: {cut:#?}", cut.len());
}

fn layouts() -> impl Iterator<Item = (Size, Played, Layout)> {
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
    windows.into_iter().flat_map(|(width, height)| {
        (2..=6).flat_map(move |seats| {
            let looks = [(None, false), (Some(Seat(1)), false), (None, true)];
            let looks = looks.into_iter().flat_map(|look| [(look, false), (look, true)]);
            looks.map(move |((viewer, still), cursed)| {
                let played = Played {
                    hands: false,
                    cursed,
                    seats,
                    viewer,
                    sells: seats % 3 != 0,
                    still,
                    log: false,
                    pixels: 1.0,
                };
                let window = Size::new(width, height);
                (window, played, Layout::new(window, played))
            })
        })
    })
}

#[test]
fn regions_lie_side_by_side_within_the_window() {
    for (window, played, layout) in layouts() {
        let mut regions = vec![
            layout.room.status,
            layout.room.tools,
            layout.room.news,
            layout.room.question,
            layout.room.tray,
            layout.room.preview,
            layout.room.answers,
            layout.room.board,
            layout.room.shelf,
            layout.room.piles,
            layout.curse,
        ];
        let others = (0..played.seats).filter(|seat| played.viewer.map(Seat::index) != Some(*seat));
        regions.extend(others.map(|seat| layout.plates[seat]));
        regions.extend(layout.inside);
        regions.retain(|region| region.width > 0.0 && region.height > 0.0);
        let whole = Rectangle::with_size(window);
        for (nth, one) in regions.iter().enumerate() {
            let apart = |other: &Rectangle| {
                one.intersection(other)
                    .is_none_or(|shared| shared.width < 1.0 || shared.height < 1.0)
            };
            assert!(one.is_within(&whole), "{one:?} in {window:?}, {played:?}");
            for other in &regions[nth + 1..] {
                assert!(apart(other), "{one:?} and {other:?} in {window:?}, {played:?}");
            }
        }
    }
}

#[test]
fn news_never_cover_a_figure() {
    for (window, played, layout) in layouts() {
        let ground = &layout.ground;
        let homes = ground.homes.iter().filter(|home| home.seen).map(|home| home.spot);
        for spot in homes.chain([ground.city, ground.bay]) {
            let head = Rectangle::new(
                iced::Point::new(spot.feet.x - spot.tall * 0.4, spot.feet.y - spot.tall),
                Size::new(spot.tall * 0.8, spot.tall),
            );
            let covered = layout.room.news.intersection(&head);
            assert!(covered.is_none(), "{spot:?} in {window:?}, {played:?}");
        }
    }
}

#[test]
fn nothing_covers_a_face() {
    let mut covered = BTreeMap::new();
    for (window, played, _) in layouts().filter(|(_, played, _)| !played.still) {
        for hands in [false, true] {
            let played = Played { hands, ..played };
            let layout = Layout::new(window, played);
            let seen = |seat: &usize| played.viewer.map(Seat::index) != Some(*seat);
            let seats = || (0..played.seats).filter(seen);
            // Nobody is in Tokyo and on their own place at once: all are looked at.
            let [city, bay] = layout.inside;
            let around = seats().map(|seat| layout.plates[seat]);
            let over: Vec<Rectangle> = around
                .chain([city, bay, layout.room.status, layout.room.tools, layout.room.news])
                .chain([layout.room.question, layout.room.piles, layout.curse, layout.hand])
                .collect();
            let homes = seats().map(|seat| layout.ground.homes[seat].spot);
            for spot in homes.chain([layout.ground.city, layout.ground.bay]) {
                let face = face(spot);
                for region in &over {
                    let shared = region.intersection(&face).map_or(0.0, |shared| shared.area());
                    if shared > 1.0 {
                        let key = format!("{window:?} {played:?}");
                        covered
                            .entry(key)
                            .or_insert_with(Vec::new)
                            .push((spot.feet, *region, shared));
                    }
                }
            }
        }
    }
    assert!(
        covered.is_empty(),
        "{} of them: {:#?}",
        covered.len(),
        covered.iter().next()
    );
}

#[test]
fn a_tip_covers_nothing_to_be_read_but_what_it_speaks_of() {
    use crate::ui::frame::PlayableGame as _;
    use crate::ui::frame::tip;
    use crate::ui::game_screen::ScreenGame as _;
    use crate::ui::widget::bubble;
    use crate::ui::widget::log::Ink;
    use engine::classic::{Pack, PowerUp};
    let mut positions: Vec<State> = positions::questions().values().copied().collect();
    let mut crowded = people(6, 5);
    crowded.options.power_up = PowerUp::Standard;
    for pack in Pack::ALL {
        crowded.use_pack(pack, true);
    }
    for seed in 0..6 {
        let mut nth = 0;
        played_at_random(&crowded, seed, 300, &mut |_, state| {
            nth += 1;
            if nth % 25 == 0 {
                positions.push(*state);
            }
        });
    }
    let (mut covered, mut checked) = (BTreeMap::new(), 0);
    for window in [(960.0, 600.0), (1024.0, 640.0), (1280.0, 800.0)] {
        for language in Language::ALL {
            let mut surroundings = Surroundings::new(language, Speed::Instant);
            surroundings.size = window.into();
            for state in &positions {
                let Asked::Seat(seat) = state.asks() else { continue };
                for alone in [true, false] {
                    let play = asking(*state, alone, &surroundings);
                    let context = surroundings.context();
                    // Where several people sit, everybody stands with a plate, whoever is asked as well.
                    let plates = boards::plates(&Scene::new(&play, context));
                    let plates: Vec<Rectangle> = plates.iter().map(|(_, place, _)| *place).collect();
                    for told in state.tips(seat) {
                        let said = context.words.text(told.name);
                        let ink = Ink::new(context.words, &[], context.grow(14.0, 16.0) as u32);
                        let callout = State::callout(&play, told.at, context);
                        let sizes = tip::sizes(&said, ink, context);
                        let callout = callout.keeping_all();
                        let lies = bubble::place(context.size, &sizes, &callout);
                        checked += 1;
                        let callout_reads = callout.read.iter().chain(&callout.needed);
                        for region in callout_reads.chain(&plates) {
                            let spoken_of = callout.about.is_some_and(|about| region.is_within(&about));
                            let shared = region.intersection(&lies).map_or(0.0, |shared| shared.area());
                            if shared > 1.0 && !spoken_of {
                                let seats = state.all_seats().count();
                                let key = format!("{} at {window:?} for {seats}, alone: {alone}", told.name);
                                let worst = covered.entry(key).or_insert(0.0_f32);
                                *worst = worst.max(shared);
                            }
                        }
                    }
                }
            }
        }
    }
    assert!(covered.is_empty(), "{covered:#?}");
    assert!(checked > 300, "{checked}");
}

#[test]
fn whoever_sits_here_has_the_board_and_the_others_stand_clockwise() {
    let table = |viewer| {
        let played = Played {
            hands: false,
            cursed: false,
            seats: 5,
            viewer,
            sells: true,
            still: false,
            log: false,
            pixels: 1.0,
        };
        Layout::new(Size::new(1280.0, 800.0), played)
    };
    let layout = table(Some(Seat(3)));
    let seen: Vec<bool> = layout.ground.homes.iter().map(|home| home.seen).collect();
    assert_eq!(seen, [true, true, true, false, true]);
    let at = |seat: usize| layout.ground.homes[seat].spot.feet;
    // 4 and 0 on the left from below, 1 and 2 on the right from above.
    assert!(at(4).x < 640.0 && at(0).x < 640.0 && at(4).y > at(0).y);
    assert!(at(1).x > 640.0 && at(2).x > 640.0 && at(1).y < at(2).y);
    assert!(table(None).ground.homes.iter().all(|home| home.seen));
}

#[test]
fn without_a_question_the_board_is_that_of_the_person_who_played_last() {
    let surroundings = Surroundings::quick();
    let mut setup: TableSetup = bots(4, 3);
    setup.seats[2].who = Who::Human;
    setup.seats[3].who = Who::Human;
    let play = Classic::posed(setup, 5, |_| true, surroundings.context());
    let scene = Scene::new(&play, surroundings.context());
    assert_eq!(Some(scene.own()), play.frame.asked().or(play.frame.thrower()));
    assert!(play.frame.table().is_human(scene.own()));
}

#[test]
fn the_scarab_of_whoever_holds_tokyo_is_seen_above_two_rows_of_answers() {
    use crate::ui::widget::tokyo::{SCARAB, SCARAB_SIZE};
    /// Two rows of buttons with their rim.
    const ROWS: f32 = 110.0;
    let mut checked = 0;
    for (window, played, layout) in layouts().filter(|(_, played, _)| !played.still) {
        let city = layout.ground.city;
        let lowest = city.feet.y + city.tall * (SCARAB.y - 0.5 + SCARAB_SIZE / 2.0);
        let sheet = layout.sheet.y + layout.sheet.height;
        assert!(lowest <= sheet - ROWS, "{played:?} at {window:?}: {lowest}");
        checked += 1;
    }
    assert!(checked > 100, "{checked}");
}

#[test]
fn every_card_to_choose_is_read_whole_in_the_smallest_window() {
    use crate::ui::screen::classic::spread;
    use crate::ui::widget::readable::readable;
    use engine::classic::CardId;
    use words::classic::card_name;
    crate::ui::font::load();
    for language in Language::ALL {
        let words = words::Words::new(language);
        let tiles = || CardId::everything().filter(|card| card.tile().is_some());
        let (mut checked, mut cut) = (0, Vec::new());
        for (window, _, layout) in layouts()
            .filter(|(window, played, _)| !played.still && played.viewer.is_some() && window.width >= 1024.0)
        {
            let draft = CardId::evolutions().map(|card| (card, 8));
            for (card, count) in draft.chain(tiles().map(|card| (card, 4))) {
                let lies = readable::<(), _>(card, &words, spread::size(&layout, count));
                if !lies.is_whole() {
                    cut.push((card_name(&words, card), count, window));
                }
                checked += 1;
            }
        }
        assert!(cut.is_empty(), "{language}: {cut:?}");
        assert!(checked > 1000, "{checked}");
    }
}

#[test]
fn every_card_for_sale_is_read_whole_and_keeps_its_picture() {
    use crate::ui::widget::paper::paper;
    use engine::classic::CardId;
    use words::classic::card_name;
    crate::ui::font::load();
    for language in Language::ALL {
        let words = words::Words::new(language);
        let (mut checked, mut cut, mut faceless) = (0, Vec::new(), Vec::new());
        for (window, _, layout) in layouts()
            .filter(|(window, played, _)| !played.still && played.viewer.is_some() && window.width >= 1024.0)
        {
            let size = layout.room.slot(0).size();
            // Some tables have no cards.
            if size.width <= 0.0 {
                continue;
            }
            for card in CardId::all().filter(|card| card.tile().is_none()) {
                // With larger text the same cards lie in a window with less room.
                for grown in [1.0, 1.2, 1.4] {
                    let lying = || paper::<(), _>(card, &words, size).grown(grown);
                    if !lying().is_whole() {
                        cut.push((card_name(&words, card), window, grown));
                    }
                    let emblem = lying().emblem(false).min(lying().emblem(true));
                    if emblem < 16.0 {
                        faceless.push((card_name(&words, card), window, grown, emblem));
                    }
                    checked += 1;
                }
            }
        }
        assert!(cut.is_empty(), "{language}: {cut:?}");
        assert!(faceless.is_empty(), "{language}: {faceless:?}");
        assert!(checked > 1000, "{checked}");
    }
}

/// A position with a wickedness gauge in which two monsters have more cards than their plates have room for.
fn crowded() -> State {
    let mut table = people(4, 3);
    table.options = Options {
        wickedness: Wickedness::Mixed,
        ..Options::of(Edition::Dark)
    };
    let mut found = None;
    for seed in 0..400 {
        played_at_random(&table, seed, 700, &mut |_, state| {
            let cards = |seat: &Seat| state.held_by(*seat).count() > 4 && state.player(*seat).alive;
            if found.is_none() && state.all_seats().filter(cards).count() > 1 {
                found = Some(*state);
            }
        });
        if let Some(state) = found {
            return state;
        }
    }
    panic!("nobody has many cards")
}

#[test]
fn cards_without_room_on_a_plate_are_counted_and_nothing_is_cut_off() {
    let state = crowded();
    for (window, language) in WINDOWS
        .into_iter()
        .zip([Language::French, Language::English, Language::French])
    {
        let mut surroundings = Surroundings::new(language, Speed::Instant);
        surroundings.size = window.into();
        let play = asking(state, false, &surroundings);
        let mut ui = simulator(&play, &surroundings);
        let mut counted = 0;
        for count in 1..20 {
            let Ok(found) = ui.find(format!("+{count}").as_str()) else {
                continue;
            };
            let seen = found.visible_bounds().expect("it is seen");
            assert!(
                seen.width > found.bounds().width - 0.5,
                "+{count} at {window:?}: {seen:?}"
            );
            counted += 1;
        }
        assert!(counted > 0 || window.0 > 1024.0, "{window:?}");
    }
}

/// A position in which whoever is asked has so many cards.
fn keeping(count: usize) -> State {
    for seed in 0..400 {
        let (mut found, mut table) = (None, people(3, seed));
        (table.options.halloween, table.options.promos) = (true, true);
        played_at_random(&table, seed, 700, &mut |seat, state| {
            if state.question().what == What::Roll && state.held_by(seat).count() == count {
                let _ = found.get_or_insert(*state);
            }
        });
        if let Some(state) = found {
            return state;
        }
    }
    panic!("nobody has {count} cards")
}

#[test]
fn up_to_six_cards_of_ones_own_keep_their_names_at_every_text_size() {
    use crate::storage::TextSize;
    use crate::ui::harness::written;
    use words::classic::card_name;
    for count in 1..=6 {
        let state = keeping(count);
        let Asked::Seat(seat) = state.asks() else {
            panic!("somebody is asked")
        };
        for window in WINDOWS {
            for percent in TextSize::ALL.map(TextSize::percent) {
                let mut surroundings = Surroundings::new(Language::French, Speed::Instant);
                let room = Size::from(window);
                surroundings.size = room * (1.0 / crate::ui::scale(room, percent));
                let play = asking(state, true, &surroundings);
                let board = Scene::new(&play, surroundings.context()).layout.room.board;
                let mut ui = simulator(&play, &surroundings);
                let written = written(&mut ui);
                for held in state.held_by(seat) {
                    let name = card_name(&surroundings.words, held.face);
                    let read = |(words, place): &(String, Rectangle)| {
                        *words == name && place.is_within(&board) && place.height > 7.0
                    };
                    assert!(
                        written.iter().any(read),
                        "{name} of {count} at {window:?} and {percent} %: {written:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn every_card_for_sale_says_its_kind() {
    use crate::ui::harness::width_in_bold;
    use crate::ui::widget::card::Printed;
    use crate::ui::widget::paper::paper;
    use engine::classic::CardId;
    use std::collections::HashMap;
    crate::ui::font::load();
    for language in Language::ALL {
        let mut surroundings = Surroundings::new(language, Speed::Instant);
        let mut sizes: HashMap<(u32, u32), Size> = HashMap::new();
        for (_, _, layout) in layouts().filter(|(_, played, _)| !played.still && played.sells) {
            let size = layout.room.slot(0).size();
            let _ = sizes.insert((size.width as u32, size.height as u32), size);
        }
        let mut checked = 0;
        for size in sizes.into_values() {
            surroundings.size = size;
            for card in CardId::all().filter(|card| card.tile().is_none()) {
                let kind = Printed::kind(card, &surroundings.words);
                for key in [None, Some("B 3".to_owned())] {
                    let lies = paper::<(), _>(card, &surroundings.words, size).key(key);
                    let mut ui = surroundings.simulator(lies);
                    let found = ui.find(kind.as_str());
                    let name = card.slug();
                    let found = found.unwrap_or_else(|_| panic!("{name} in {size:?} says {kind}"));
                    let seen = found.visible_bounds().expect("it is seen");
                    let least = width_in_bold(&kind, 9.0) - 1.0;
                    assert!(seen.width >= least, "{name} in {size:?}: {seen:?} for {least}");
                    checked += 1;
                }
            }
        }
        assert!(checked > 500, "{checked}");
    }
}

#[test]
fn no_answers_of_a_question_have_to_be_scrolled() {
    use iced_test::selector::Candidate;
    let mut scrolled = Vec::new();
    for (window, language) in WINDOWS.into_iter().flat_map(|window| {
        let both = Language::ALL.into_iter();
        both.map(move |language| (window, language))
    }) {
        let mut surroundings = Surroundings::new(language, Speed::Instant);
        surroundings.size = window.into();
        for (kind, state) in positions::questions() {
            let play = asking(state, false, &surroundings);
            let mut ui = simulator(&play, &surroundings);
            let _ = ui.find(|candidate: Candidate<'_>| -> Option<()> {
                if let Candidate::Scrollable {
                    bounds,
                    content_bounds,
                    ..
                } = candidate
                    && content_bounds.height > bounds.height + 1.0
                {
                    scrolled.push(format!(
                        "{kind} at {window:?} in {language}: {} in {}",
                        content_bounds.height, bounds.height
                    ));
                }
                None
            });
        }
    }
    assert!(scrolled.is_empty(), "{scrolled:#?}");
}
