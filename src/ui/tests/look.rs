//! What lies over a screen covers nothing, what is read grows with the text size, and nothing jumps.

use super::*;
use crate::storage::Guest;
use crate::ui::art::Drawn;
use crate::ui::widget::free::VEIL;
use crate::ui::widget::subject::is_explained;
use crate::ui::widget::tooltip::{ALL_SHOWN, RESTS, SHOWN};
use iced::{Event, Point, Rectangle, mouse, window};
use iced_test::selector::Candidate;
use std::collections::BTreeMap;

/// Everything that is read in the window, and where it is seen.
fn read(app: &App) -> Vec<(String, Rectangle)> {
    let mut found = Vec::new();
    let _ = simulator(app).find(|candidate: Candidate<'_>| -> Option<()> {
        match candidate {
            Candidate::Text {
                content,
                visible_bounds: Some(bounds),
                ..
            } if !content.trim().is_empty() => found.push((content.to_owned(), bounds)),
            // What lies under a dialog is not read.
            Candidate::Container { id: Some(id), .. } if *id == iced::widget::Id::from(VEIL) => found.clear(),
            _ => {}
        }
        None
    });
    found
}

/// What is explained in the window.
fn explained(app: &App) -> Vec<Rectangle> {
    let mut found = Vec::new();
    let _ = simulator(app).find(|candidate: Candidate<'_>| -> Option<()> {
        if let Candidate::Custom {
            state,
            visible_bounds: Some(bounds),
            ..
        } = candidate
            && is_explained(state)
        {
            found.push(bounds);
        }
        None
    });
    found
}

/// A table with four monsters in the middle of a game, and a duel.
fn tables(language: Language) -> [Picture; 2] {
    let mut table = TableSetup::of_bots(&[Level::Normal; 4], Some(3));
    table.seats[0].who = Who::Human;
    let plain = Picture {
        screen: Screen::Play,
        language,
        turns: 9,
        table,
        ..Picture::default()
    };
    [plain, duel(Screen::Play, language)]
}

/// The bubble that lies over the window after these events.
fn bubble_after(ui: &mut Simulator<'_, Message>, events: &[Event]) -> Option<Rectangle> {
    let _ = ui.simulate(events.iter().cloned());
    SHOWN.take();
    let _ = ui.simulate([]);
    SHOWN.take()
}

#[test]
fn a_bubble_appears_for_a_moved_pointer_alone_and_covers_nothing_that_is_explained() {
    for wanted in tables(Language::English) {
        let app = posed(&wanted).expect("a table");
        let places = explained(&app);
        assert!(places.len() > 15, "{}", places.len());
        let room = Rectangle::with_size(app.room());
        let (mut told, mut still) = (0, 0);
        for place in places.iter().step_by(3) {
            let at = place.center();
            let later =
                |times: u32| Event::Window(window::Event::RedrawRequested(Instant::now() + RESTS * times));
            let mut ui = simulator(&app);
            // The game opens under the pointer.
            ui.point_at(at);
            assert_eq!(bubble_after(&mut ui, &[later(1), later(3)]), None, "{at:?}");
            still += 1;
            let moved = |to: Point| Event::Mouse(mouse::Event::CursorMoved { position: to });
            let mut ui = simulator(&app);
            ui.point_at(at);
            let Some(lies) = bubble_after(&mut ui, &[moved(at), later(2)]) else {
                // Something above it has the pointer.
                continue;
            };
            told += 1;
            assert!(lies.is_within(&room), "{lies:?}");
            let under = place.intersection(&lies);
            assert!(
                under.is_none_or(|shared| shared.width < 1.0 || shared.height < 1.0),
                "{lies:?} lies over {place:?}"
            );
            // It goes by itself.
            assert_eq!(bubble_after(&mut ui, &[later(200)]), None);
        }
        assert!(told > 5 && still > told / 2, "{told} of {still}");
    }
}

#[test]
fn one_bubble_is_shown_at_a_time_and_it_hides_no_name_of_what_it_explains() {
    let mut checked = 0;
    for text_size in TextSize::ALL {
        for wanted in tables(Language::French) {
            let wanted = Picture {
                text_size,
                asked: Some("buy".to_owned()),
                ..wanted
            };
            let app = posed(&wanted).expect("somebody buys");
            let places = explained(&app);
            for place in &places {
                let at = place.center();
                // What is explained around the pointer, the whole of it.
                let around = places.iter().filter(|place| place.contains(at));
                let later = Event::Window(window::Event::RedrawRequested(Instant::now() + RESTS * 2));
                let mut ui = simulator(&app);
                ui.point_at(at);
                let _ = ui.simulate([Event::Mouse(mouse::Event::CursorMoved { position: at }), later]);
                ALL_SHOWN.take();
                let _ = ui.simulate([]);
                let mut shown = ALL_SHOWN.take();
                shown.dedup();
                assert!(shown.len() <= 1, "{text_size:?} at {at:?}: {shown:?}");
                let Some(lies) = shown.first() else { continue };
                for place in around {
                    let under = place.intersection(lies);
                    assert!(
                        under.is_none_or(|shared| shared.width < 1.0 || shared.height < 1.0),
                        "{text_size:?}: {lies:?} lies over {place:?}"
                    );
                }
                checked += 1;
            }
        }
    }
    assert!(checked > 200, "{checked}");
}

#[test]
fn messages_lie_where_nothing_is_read() {
    let trouble = Error::NoFolder;
    let (mut covered, mut moved) = (BTreeMap::new(), BTreeMap::new());
    let mut checked = 0;
    for screen in Screen::ALL {
        for (size, language, text_size) in [
            ((1280, 800), Language::English, TextSize::Medium),
            ((1024, 640), Language::French, TextSize::Medium),
            ((1024, 640), Language::English, TextSize::Largest),
        ] {
            let plain = Picture {
                screen,
                size,
                language,
                text_size,
                turns: 6,
                ..Picture::default()
            };
            let duel = Picture {
                size,
                text_size,
                ..duel(screen, language)
            };
            // Most screens are the same in both games.
            let own = matches!(screen, Screen::Play | Screen::Setup | Screen::Result);
            for wanted in [plain].into_iter().chain(own.then_some(duel)) {
                let Ok(mut app) = posed(&wanted) else { continue };
                let before = read(&app);
                app.pose_toast(&trouble);
                let mut ui = simulator(&app);
                let lies = ui
                    .find(iced_test::selector::id("toast"))
                    .expect("it lies there")
                    .bounds();
                assert!(lies.is_within(&Rectangle::with_size(app.room())), "{lies:?}");
                // A list that fills the window gives it room at its end: nothing is covered, and nothing moves.
                for (content, place) in read(&app) {
                    let alike = before.iter().filter(|(known, _)| *known == content);
                    let stays =
                        |(_, known): &(String, Rectangle)| known.position().distance(place.position()) < 1.0;
                    let name = format!(
                        "{screen} {} {size:?}",
                        if wanted.duel.is_some() { "duel" } else { "" }
                    );
                    if alike.clone().next().is_none() {
                        // The words of the message itself.
                        continue;
                    }
                    if !alike.clone().any(stays) {
                        moved
                            .entry(name.clone())
                            .or_insert_with(Vec::new)
                            .push(content.clone());
                    }
                    let shared = place.intersection(&lies).map_or(0.0, |shared| shared.area());
                    if shared > 4.0 {
                        covered.entry(name).or_insert_with(Vec::new).push(content);
                    }
                }
                checked += 1;
            }
        }
    }
    assert!(covered.is_empty() && moved.is_empty(), "{covered:#?} {moved:#?}");
    assert!(checked > 60, "{checked}");
}

#[test]
fn what_is_read_at_a_table_grows_with_the_text_size() {
    /// Twice so much more than the usual size is asked for; a table needs some of it for the rest.
    const LEAST: f32 = 1.12;
    for language in Language::ALL {
        for size in [(1280, 800), (1920, 1080)] {
            for wanted in tables(language) {
                let heights = |text_size: TextSize| {
                    let app = posed(&Picture {
                        text_size,
                        size,
                        ..wanted.clone()
                    });
                    let app = app.expect("a table");
                    let names = app_names(&wanted, language);
                    let scale = app.scale_factor();
                    let plates = read(&app).into_iter().filter(|(content, place)| {
                        // The plates of the others, below the news and above the question.
                        let (from, to) = (app.room().height * 0.15, app.room().height * 0.66);
                        names.contains(content) && place.y > from && place.y < to
                    });
                    let plates = plates.map(|(content, place)| (content, place.height * scale));
                    plates.collect::<BTreeMap<String, f32>>()
                };
                let usual = heights(TextSize::Medium);
                assert!(!usual.is_empty(), "{language} at {size:?}");
                for text_size in [TextSize::Larger, TextSize::Largest] {
                    for (name, high) in heights(text_size) {
                        let Some(before) = usual.get(&name) else { continue };
                        assert!(
                            high >= before * LEAST,
                            "{name} at {size:?}, {text_size:?}: {before} becomes {high}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn the_goal_stands_on_one_line_in_every_window_at_the_usual_text_size() {
    for language in Language::ALL {
        let words = Words::new(language);
        let goals = [fl!(words, "play-goal"), words.text("duel-goal-short")];
        for size in [(1024, 640), (1280, 800), (1920, 1080)] {
            for (wanted, goal) in tables(language).into_iter().zip(&goals) {
                let app = posed(&Picture { size, ..wanted }).expect("a table");
                let (wide, high) = (app.room().width * 0.25, 56.0);
                let written = read(&app)
                    .into_iter()
                    .filter(|(_, place)| place.y < high && place.x < wide);
                let written: Vec<(String, Rectangle)> = written.collect();
                let middles = written.iter().map(|(_, place)| place.center_y());
                let (low, top) = middles.fold((0.0_f32, f32::MAX), |(low, top), y| (low.max(y), top.min(y)));
                let one = written.iter().all(|(_, place)| place.height < 30.0);
                assert!(
                    one && low - top < 8.0 && written.len() > 1,
                    "{goal} at {size:?}: {written:?}"
                );
            }
        }
    }
}

/// Tables on which everything lies that there is, by name.
fn full_tables(language: Language) -> Vec<(&'static str, Picture)> {
    use engine::classic::{Pack, PowerUp};
    let classic = |seats: usize, options: Options, turns: u16| {
        let mut table = TableSetup::with_options(&[Level::Normal; 6][..seats], Some(3), options);
        table.seats[0].who = Who::Human;
        Picture {
            screen: Screen::Play,
            language,
            turns,
            table,
            ..Picture::default()
        }
    };
    let gauge = Options {
        wickedness: Wickedness::Mixed,
        ..Options::of(Edition::Dark)
    };
    let packs = Options {
        power_up: PowerUp::Standard,
        packs: Pack::ALL.into_iter().collect(),
        ..Options::default()
    };
    vec![
        ("four", classic(4, Options::default(), 9)),
        ("six", classic(6, Options::default(), 20)),
        ("a gauge", classic(4, gauge, 14)),
        ("packs and Evolutions", classic(5, packs, 13)),
        (
            "duel",
            Picture {
                turns: 8,
                ..duel(Screen::Play, language)
            },
        ),
    ]
}

#[test]
fn all_that_is_read_at_a_table_grows_with_the_text_size() {
    /// A window of this size has room for a third more, and a table for less: all of its regions grow in the same window.
    const LEAST: f32 = 1.05;
    /// A card for sale is full of its text, which is told large under the pointer, as are the cards on one's own board
    /// with what the power does; so are four numbers on a plate.
    const FULL: f32 = 0.93;
    for language in Language::ALL {
        let mut small = BTreeMap::new();
        let mut checked = 0;
        for (name, wanted) in full_tables(language) {
            let heights = |text_size: TextSize| {
                let app = posed(&Picture {
                    text_size,
                    ..wanted.clone()
                });
                let app = app.expect("a table");
                let (scale, room) = (app.scale_factor(), app.room());
                let mut found = BTreeMap::<String, (f32, bool)>::new();
                // A change such as “+3” is another one wherever it stands.
                let change = |content: &str| content.starts_with(['+', '−']);
                for (content, place) in read(&app).into_iter().filter(|(content, _)| !change(content)) {
                    let high = place.height * scale;
                    let sold = place.x > room.width * 0.62 && place.y > room.height * 0.7;
                    let kept = place.x < room.width * 0.26 && place.y > room.height * 0.8;
                    let full = sold || kept || name == "a gauge" && content.len() == 1;
                    let least = found.entry(content).or_insert((high, full));
                    if high < least.0 {
                        *least = (high, full);
                    }
                }
                found
            };
            let (usual, larger) = (heights(TextSize::Medium), heights(TextSize::Largest));
            for (content, (high, full)) in larger {
                let Some((before, _)) = usual.get(&content).copied() else {
                    continue;
                };
                checked += 1;
                if high < before * if full { FULL } else { LEAST } {
                    small.insert((name, content), (before, high));
                }
            }
        }
        assert!(small.is_empty(), "{language}: {small:#?}");
        assert!(checked > 150, "{checked}");
    }
}

/// The names of the monsters of a table.
fn app_names(wanted: &Picture, language: Language) -> Vec<String> {
    let words = Words::new(language);
    let monsters: Vec<Monster> = match &wanted.duel {
        Some(duel) => duel.seats.iter().skip(1).map(|seat| seat.monster).collect(),
        None => wanted
            .table
            .seats
            .iter()
            .skip(1)
            .map(|seat| seat.monster)
            .collect(),
    };
    let name = |monster: Monster| words.text(&format!("monster-{}", monster.slug()));
    monsters.into_iter().map(name).collect()
}

#[test]
fn nothing_jumps_in_the_setup_when_seats_boxes_or_editions_are_switched() {
    use engine::classic::{Pack, PowerUp};
    for (size, language) in [
        ((1024, 640), Language::French),
        ((1280, 800), Language::English),
        ((1920, 1080), Language::French),
    ] {
        let words = Words::new(language);
        // The first two cards, and the button that starts.
        let placed = |table: TableSetup| {
            let monsters =
                [0, 1].map(|seat| words.text(&format!("monster-{}", table.seats[seat].monster.slug())));
            let app = posed(&Picture {
                screen: Screen::Setup,
                table,
                size,
                language,
                ..Picture::default()
            });
            let read = read(&app.expect("a setup"));
            let of = |words: &str| {
                let found = read.iter().find(|(content, _)| content == words);
                let (_, place) = found.unwrap_or_else(|| panic!("{words} is read"));
                (place.center_x(), place.center_y())
            };
            [of(&monsters[0]), of(&monsters[1]), of(&fl!(words, "setup-start"))]
        };
        let table = |seats: usize, options: Options| {
            TableSetup::with_options(&[Level::Normal; 6][..seats], Some(1), options)
        };
        let first = placed(table(4, Options::default()));
        let mut checked = 0;
        for seats in 2..=6 {
            for program in [0, seats - 1] {
                let mut table = table(seats, Options::default());
                table.seats[program].who = Who::Guest(Guest::program("python3 bots/mine.py --deep 3"));
                // Its own name is told in place of the monster's, but below the portrait.
                for (nth, (now, then)) in placed(table).into_iter().zip(first).enumerate() {
                    let way = (now.0 - then.0).abs().max((now.1 - then.1).abs());
                    assert!(
                        way < 1.5,
                        "a program among {seats} at {size:?}: {nth} moves by {way}"
                    );
                }
            }
            for (name, options) in [
                ("base", Options::default()),
                ("dark", Options::of(Edition::Dark)),
                (
                    "no cards",
                    Options {
                        power_cards: false,
                        ..Options::default()
                    },
                ),
                (
                    "everything",
                    Options {
                        promos: true,
                        halloween: true,
                        wickedness: Wickedness::Mixed,
                        power_up: PowerUp::Standard,
                        packs: Pack::ALL.into_iter().collect(),
                        ..Options::default()
                    },
                ),
            ] {
                let table = table(seats, options);
                for (nth, (now, then)) in placed(table).into_iter().zip(first).enumerate() {
                    let way = (now.0 - then.0).abs().max((now.1 - then.1).abs());
                    assert!(way < 1.5, "{name} for {seats} at {size:?}: {nth} moves by {way}");
                }
                checked += 1;
            }
        }
        assert_eq!(checked, 20);
    }
}

#[test]
fn a_title_has_room_for_its_last_letter() {
    let app = app(Language::English);
    let found = simulator(&app).find(|candidate: Candidate<'_>| match candidate {
        Candidate::Custom { state, .. } => state.downcast_ref::<Drawn>().map(|_| ()),
        _ => None,
    });
    assert!(found.is_ok(), "pictures are found");
    let title = font::title("Settings", 40);
    let settings = iced::Settings {
        default_font: font::TEXT,
        ..iced::Settings::default()
    };
    let held = iced::widget::container(title).id("held");
    let mut ui: Simulator<'_, ()> = Simulator::with_size(settings, Size::new(600.0, 80.0), held);
    let room = ui
        .find(iced_test::selector::id("held"))
        .expect("its room")
        .bounds();
    let words = ui.find("Settings").expect("it is read").bounds();
    let lean = room.x + room.width - words.x - words.width;
    assert!(lean >= 40.0 * font::LEAN, "{lean}");
}
