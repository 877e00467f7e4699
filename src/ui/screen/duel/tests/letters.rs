//! Larger text is larger: in no place of a duel are letters smaller than at the usual text size.

use super::super::{answers, boards, market, panel, stage};
use super::asking;
use super::positions::{questions, random_game};
use crate::storage::Speed;
use crate::ui::harness::Surroundings;
use crate::ui::scale;
use crate::ui::screen::duel::scene::Scene;
use crate::ui::screen::duel::spread::lying;
use crate::ui::widget::duel::token;
use crate::ui::widget::readable::readable;
use engine::duel::{Buzz, CardId, Monster, State, What};
use iced::Size;
use std::collections::BTreeMap;
use words::Language;

/// Letters come in quarters of a unit, and what is beside them in whole ones: less than a pixel is lost.
const SAME: f32 = 0.9;

const WINDOWS: [(f32, f32); 3] = [(1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0)];

/// Some rolls of each monster, with as many cards as are found.
fn rolls() -> Vec<(String, State)> {
    let mut found: BTreeMap<(&'static str, usize, usize), State> = BTreeMap::new();
    for seed in 0..60 {
        random_game(seed, &mut |state| {
            let player = state.player(state.active());
            let kept = player.kept.len();
            let dice = state.turn().dice.len();
            if state.question().what == What::Roll && kept < 5 && dice > 5 {
                let way = usize::from(state.turn().number % 3);
                found.entry((player.monster.slug(), kept, way)).or_insert(*state);
            }
        });
    }
    assert!(found.len() > 4 * Monster::ALL.len(), "{}", found.len());
    let named = |((slug, kept, way), state)| (format!("a roll of {slug} with {kept} cards, {way}"), state);
    found.into_iter().map(named).collect()
}

/// The letters of each place at a table, in pixels.
fn places(state: &State, window: Size, percent: u16, language: Language) -> Vec<(&'static str, f32)> {
    let scale = scale(window, percent);
    let mut surroundings = Surroundings::new(language, Speed::Instant);
    surroundings.size = window * (1.0 / scale);
    let duel = asking(state, true, &surroundings);
    let scene = Scene::new(&duel, surroundings.context());
    let mut found = vec![("power", boards::own_board(&scene).letters_of_power())];
    if let Some((said, letters)) = panel::previewed(&scene)
        && !said.is_empty()
    {
        found.push(("preview", letters));
    }
    if let Some(desk) = scene.desk.as_ref() {
        found.push(("buttons", answers::letters(&scene, desk) as f32));
        let speaker = scene.speaker(desk);
        let (lines, _) = panel::hints(&scene, desk, &speaker, &speaker.question());
        if !lines.is_empty() {
            found.push(("sight", panel::sighted(&scene, lines).1));
        }
    }
    found.push(("question", panel::title_letters(&scene)));
    let found = found.into_iter();
    found.map(|(place, letters)| (place, letters * scale)).collect()
}

/// The letters of what a card does, in each place where cards lie, in pixels.
fn cards(window: Size, percent: u16, language: Language) -> BTreeMap<String, f32> {
    let scale = scale(window, percent);
    let mut surroundings = Surroundings::new(language, Speed::Instant);
    surroundings.size = window * (1.0 / scale);
    let duel = asking(&questions()["buy"], true, &surroundings);
    let scene = Scene::new(&duel, surroundings.context());
    let mut found = BTreeMap::new();
    for card in CardId::all() {
        for (place, letters) in [
            ("for sale", market::letters(&scene, card)),
            ("large", market::large_letters(&scene, card)),
        ] {
            found.insert(format!("{place}: {}", card.slug()), letters * scale);
        }
        for count in [1, 3, 5] {
            let (_, size) = lying(&scene.layout, count);
            let lying = readable::<(), _>(card, &surroundings.words, size)
                .brief(true)
                .grown(scene.layout.room.grown());
            let name = format!("one of {count}: {}", card.slug());
            found.insert(name, lying.letters_of_text() * scale);
        }
    }
    found
}

#[test]
fn larger_text_is_nowhere_smaller() {
    let positions: Vec<(String, State)> = questions()
        .into_iter()
        .map(|(kind, state)| (kind.to_owned(), state))
        .chain(rolls())
        .collect();
    let mut small: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut checked = 0;
    for language in Language::ALL {
        for (width, height) in WINDOWS {
            let window = Size::new(width, height);
            let mut compare = |name: String, what: &str, usual: f32, larger: f32| {
                checked += 1;
                // Letters of buttons come in whole units.
                let unit = if name.starts_with("buttons") {
                    scale(window, 160)
                } else {
                    0.0
                };
                if larger < usual - SAME.max(unit * 1.25) {
                    let said = format!("{what}: {usual} becomes {larger}");
                    small.entry(name).or_default().push(said);
                }
            };
            for percent in [115, 130, 145, 160] {
                for (kind, state) in &positions {
                    let usual: BTreeMap<_, _> = places(state, window, 100, language).into_iter().collect();
                    for (place, larger) in places(state, window, percent, language) {
                        let Some(before) = usual.get(place) else { continue };
                        let name = format!("{place}, {width} wide, {percent} %, {language}");
                        compare(name, kind, *before, larger);
                    }
                }
                let (usual, larger) = (cards(window, 100, language), cards(window, percent, language));
                for (card, before) in usual {
                    let (place, card) = card.split_once(": ").expect("a place and a card");
                    let name = format!("{place}, {width} wide, {percent} %, {language}");
                    compare(name, card, before, larger[&format!("{place}: {card}")]);
                }
            }
        }
    }
    let told: Vec<String> = small
        .iter()
        .map(|(name, all)| format!("{name}: {} such as {}", all.len(), all[0]))
        .collect();
    assert!(
        small.is_empty(),
        "{} of {checked}: {told:#?}",
        small.values().map(Vec::len).sum::<usize>()
    );
}

#[test]
fn what_a_token_does_is_read_to_its_end_while_it_is_placed() {
    let state = questions()["place"];
    let mut cut = Vec::new();
    for language in Language::ALL {
        for (width, height) in WINDOWS {
            let window = Size::new(width, height);
            for percent in [100, 115, 130, 145, 160] {
                let mut surroundings = Surroundings::new(language, Speed::Instant);
                surroundings.size = window * (1.0 / scale(window, percent));
                let duel = asking(&state, true, &surroundings);
                let scene = Scene::new(&duel, surroundings.context());
                let room = stage::token_room(&scene);
                for buzz in Buzz::ALL {
                    if token::letters(buzz, scene.words, room, stage::TOKEN_LETTERS).is_none() {
                        cut.push(format!(
                            "{buzz:?}, {width} wide, {percent} %, {language}: {room:?}"
                        ));
                    }
                }
            }
        }
    }
    assert!(cut.is_empty(), "{cut:#?}");
}
