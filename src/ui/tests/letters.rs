//! What letters mean from screen to screen, and that every key that is shown does something.

use super::*;
use crate::ui::widget::free::VEIL;
use engine::classic::PowerUp;
use iced::keyboard::Modifiers;
use iced_test::selector::Candidate;
use std::collections::{BTreeMap, BTreeSet};

/// What a key does; nothing where it means nothing.
fn does(app: &App, key: Key, modifiers: Modifiers) -> Option<String> {
    match pressed(key, modifiers) {
        Message::Key(event) => app.does(&event),
        _ => None,
    }
}

fn letter(letter: char) -> Key {
    Key::Character(letter.to_string().into())
}

/// A game with all that has a letter, of which it may be asked anything.
fn full() -> TableSetup {
    let options = Options {
        wickedness: Wickedness::Mixed,
        power_up: PowerUp::Standard,
        ..Options::of(Edition::Dark)
    };
    let mut table = TableSetup::with_options(&[Level::Normal; 4], Some(3), options);
    table.seats[0].who = Who::Human;
    table
}

/// A screen of one of the games, or of both.
fn picture(screen: Screen, duel: bool, language: Language) -> Picture {
    Picture {
        screen,
        language,
        table: full(),
        duel: duel.then(DuelSetup::default),
        ..Picture::default()
    }
}

/// Every screen, by its name: of both games where they have one of their own, and the menu over their tables.
fn screens(language: Language) -> Vec<(String, App)> {
    let mut screens = Vec::new();
    for (duel, game) in [(false, ""), (true, " of a duel")] {
        for screen in Screen::ALL {
            if let Ok(app) = posed(&picture(screen, duel, language)) {
                screens.push((format!("{screen}{game}"), app));
            }
        }
        let mut app = posed(&picture(Screen::Play, duel, language)).expect("a game");
        // What lies over the table closes first.
        for _ in 0..5 {
            if does(&app, letter('q'), Modifiers::empty()).is_none() {
                press(&mut app, Key::Named(Named::Escape));
            }
        }
        screens.push((format!("menu{game}"), app));
    }
    screens
}

/// What a letter means, in one word: which way it leads, or what it shows.
fn meaning(does: &str) -> &str {
    const ALIKE: [(&str, &str); 11] = [
        ("LearnPressed", "how to play"),
        ("HelpPressed", "how to play"),
        ("RulesPressed", "how to play"),
        ("GalleryPressed", "gallery"),
        ("SettingsPressed", "settings"),
        ("HintPressed", "hint"),
        ("DuelPressed", "duel"),
        ("GameChosen", "duel"),
        ("MutePressed", "mute"),
        ("CardsPressed", "cards"),
        ("Read(", "cards"),
    ];
    let alike = ALIKE.iter().find(|(message, _)| does.contains(message));
    // What every table has means the same at both.
    let of_tables = || does.split_once("Frame(").map(|(_, message)| message);
    alike.map_or_else(|| of_tables().unwrap_or(does), |(_, meaning)| meaning)
}

#[test]
fn a_letter_means_one_thing_on_the_title_at_the_tables_and_in_their_menus() {
    let mut meanings: BTreeMap<char, BTreeMap<String, BTreeSet<String>>> = BTreeMap::new();
    let mut elsewhere = Vec::new();
    for (screen, app) in screens(Language::English) {
        for key in 'a'..='z' {
            let Some(does) = does(&app, letter(key), Modifiers::empty()) else {
                continue;
            };
            // An answer to what a game asks has the first letter of what it says: R rolls, S sweeps.
            if does.contains("Acted(") || does.contains("Answer") {
                continue;
            }
            let meaning = meaning(&does).to_owned();
            let ways = ["title", "play", "menu", "help"];
            if ways.iter().any(|way| screen.starts_with(way)) {
                let screens = meanings.entry(key).or_default().entry(meaning).or_default();
                screens.insert(screen.clone());
            } else {
                // Elsewhere a letter stands beside what it changes; these mean the same on every screen.
                let same = match key {
                    'g' => meaning == "gallery",
                    'h' => meaning == "hint",
                    'l' => meaning.contains("LogPressed"),
                    'm' => meaning == "mute",
                    _ => true,
                };
                if !same {
                    elsewhere.push(format!("{key} on {screen}: {meaning}"));
                }
            }
        }
    }
    let collide: BTreeMap<_, _> = meanings
        .iter()
        .filter(|(_, meanings)| meanings.len() > 1)
        .collect();
    assert!(collide.is_empty(), "{collide:#?}");
    assert!(elsewhere.is_empty(), "{elsewhere:#?}");
    for (key, wanted) in [
        ('g', "gallery"),
        ('h', "hint"),
        ('r', "how to play"),
        ('m', "mute"),
    ] {
        let found = meanings.get(&key).and_then(|meanings| meanings.keys().next());
        assert_eq!(found.map(String::as_str), Some(wanted), "{key}");
    }
    assert!(meanings.len() > 15, "{meanings:#?}");
}

/// The keys that are shown on a screen, as far as they are letters or have a name.
fn shown(app: &App, words: &Words) -> Vec<Key> {
    let named = [
        (fl!(words, "key-enter"), Named::Enter),
        (fl!(words, "key-escape"), Named::Escape),
        (fl!(words, "play-key-space"), Named::Space),
        (fl!(words, "key-page-up"), Named::PageUp),
        (fl!(words, "key-page-down"), Named::PageDown),
        (words.text("gallery-key-before"), Named::Backspace),
        (fl!(words, "key-delete"), Named::Delete),
    ];
    let mut ui = simulator(app);
    let mut found = Vec::new();
    let _ = ui.find(|candidate: Candidate<'_>| -> Option<()> {
        match candidate {
            Candidate::Text {
                content,
                visible_bounds: Some(_),
                ..
            } => {
                let mut letters = content.chars();
                match (letters.next(), letters.next()) {
                    (Some(key @ 'A'..='Z'), None) => found.push(letter(key.to_ascii_lowercase())),
                    _ => found.extend(
                        named
                            .iter()
                            .filter(|(name, _)| name == content)
                            .map(|(_, key)| Key::Named(*key)),
                    ),
                }
            }
            // What lies under a dialog is not read.
            Candidate::Container { id: Some(id), .. } if *id == iced::widget::Id::from(VEIL) => {
                found.clear();
            }
            _ => {}
        }
        None
    });
    found
}

#[test]
fn every_key_that_is_shown_does_something() {
    let (mut idle, mut checked) = (BTreeSet::new(), 0);
    for language in Language::ALL {
        let words = Words::new(language);
        for (screen, app) in screens(language) {
            // The list of all keys, whatever is asked.
            if screen.starts_with("help") {
                continue;
            }
            for key in shown(&app, &words) {
                // Words of a sentence.
                if language == Language::English && [letter('a'), letter('i')].contains(&key) {
                    continue;
                }
                // Where names are typed, letters choose together with Alt.
                let ways = [Modifiers::empty(), Modifiers::ALT];
                checked += 1;
                if !ways.iter().any(|with| does(&app, key.clone(), *with).is_some()) {
                    idle.insert(format!("{language}, {screen}: {key:?}"));
                }
            }
        }
    }
    assert!(idle.is_empty(), "{idle:#?}");
    assert!(checked > 100, "{checked}");
}
