//! Esc leads out of wherever one is, at last to the title, and nothing is lost on the way.

use super::learn::{quick, settle};
use super::saves::Folder;
use super::*;
use crate::ui::app::OneGame;
use crate::ui::frame::{self, Overlay};
use crate::ui::game_screen::GameScreen;
use crate::ui::harness::Surroundings;
use engine::{Asked, Game as _, duel};
use std::collections::BTreeSet;

/// Nobody has to press Esc more often than this.
const FAR: usize = 8;

/// What is there to be seen, in words.
type Sight = fn(&Words) -> String;
/// The keys that lead somewhere, and what can be read there.
type Way = (&'static [&'static str], Sight);

/// A key, and all that follows from it; what is told for a while after a game has been left is not waited for.
fn hit(app: &mut App, name: &str) {
    let task = app.update(pressed(key(name), keyboard::Modifiers::default()));
    if name != "q" {
        settle(app, task);
    }
}

fn reads(app: &App, words: &str) -> bool {
    simulator(app).find(words).is_ok()
}

/// Presses Esc until the title is there, and nothing over it.
fn leave(app: &mut App, words: &Words, from: &str) {
    let kept = app.settings().clone();
    let mut pressed = 0;
    while !app.is_on_title() {
        hit(app, "Escape");
        pressed += 1;
        assert!(pressed <= FAR, "{from} leads out");
    }
    assert!(pressed > 0, "{from} leads somewhere");
    assert_reads(app, &fl!(words, "title-unofficial"));
    assert_eq!(*app.settings(), kept, "{from} leaves the settings as they are");
}

#[test]
fn esc_leads_from_every_screen_to_the_title() {
    let ways: [Way; 19] = [
        (&["s"], |words| fl!(words, "settings-title")),
        (&["s", "F1"], |words| fl!(words, "help-title")),
        (&["b"], |words| fl!(words, "about-title")),
        (&["F1"], |words| fl!(words, "help-title")),
        (&["r"], |words| fl!(words, "learn-title")),
        (&["r", "r"], |words| fl!(words, "help-title")),
        (&["g"], |words| words.text("gallery-title")),
        (&["g", "k", "b", "p"], |words| words.text("gallery-title")),
        (&["g", "F1"], |words| fl!(words, "help-title")),
        (&["o"], |words| fl!(words, "games-title")),
        (&["o", "f"], |words| fl!(words, "games-title")),
        (&["o", "r"], |words| fl!(words, "games-rename-title")),
        (&["o", "e"], |words| fl!(words, "games-export-title")),
        (&["o", "i"], |words| fl!(words, "games-import-title")),
        (&["t"], |words| fl!(words, "statistics-title")),
        (&["p"], |words| fl!(words, "setup-title")),
        (&["p", "1"], |words| fl!(words, "setup-pick")),
        (&["d", "F1"], |words| fl!(words, "help-title")),
        (&["d", "2"], |words| fl!(words, "setup-pick")),
    ];
    for language in Language::ALL {
        let folder = Folder::new(&format!("out-{language}"));
        let words = Words::new(language);
        let mut app = quick(language);
        app.pose_games(Games::at(folder.path()));
        // A game is kept, so that there is one to be named and given away.
        for name in ["d", "Enter", "Escape", "Escape", "q"] {
            hit(&mut app, name);
        }
        let games = |app: &App| (app.settings().table.clone(), app.settings().duel.clone());
        let arranged = games(&app);
        for (keys, sight) in ways {
            for name in keys {
                hit(&mut app, name);
            }
            assert_reads(&app, &sight(&words));
            leave(&mut app, &words, &format!("{keys:?}"));
            assert_eq!(games(&app), arranged);
        }
        let list = Games::at(folder.path()).list().expect("listed");
        assert_eq!(list.len(), 1, "the game is still there");
    }
}

#[test]
fn esc_leads_out_of_what_comes_after_a_game_and_of_the_statistics() {
    let ways: [(Screen, &[&str], Sight); 7] = [
        (Screen::Result, &[], |words| fl!(words, "result-standings")),
        (Screen::Review, &[], |words| fl!(words, "review-turning")),
        (Screen::Moment, &[], |words| fl!(words, "review-played")),
        (Screen::Replay, &["j"], |words| fl!(words, "replay-play-on-body")),
        (Screen::Statistics, &["e"], |words| fl!(words, "profile-name")),
        (Screen::Profiles, &[], |words| fl!(words, "profile-pick")),
        (Screen::Monsters, &[], |words| fl!(words, "setup-pick")),
    ];
    let words = Words::new(Language::French);
    for (screen, keys, sight) in ways {
        let mut table = TableSetup::of_bots(&[Level::Easy; 2], Some(4));
        table.seats[0].who = Who::Human;
        let classic = Picture {
            screen,
            language: Language::French,
            table,
            ..Picture::default()
        };
        for wanted in [classic, duel(screen, Language::French)] {
            let mut app = posed(&wanted).expect("a pose");
            for name in keys {
                press(&mut app, key(name));
            }
            assert_reads(&app, &sight(&words));
            let mut pressed = 0;
            while !app.is_on_title() {
                press(&mut app, key("Escape"));
                pressed += 1;
                assert!(pressed <= FAR, "{screen} leads out");
            }
            assert!(pressed > 0, "{screen} is not the title");
        }
    }
}

#[test]
fn what_is_arranged_is_arranged_still_after_esc() {
    let words = Words::new(Language::English);
    let mut app = quick(Language::English);
    for name in ["p", "+", "Escape", "p"] {
        hit(&mut app, name);
    }
    assert_reads(&app, &fl!(words, "setup-count", count = 5));
}

/// The name of what lies over a table.
fn named<L>(overlay: &Overlay<L>) -> &'static str {
    match overlay {
        Overlay::Menu => "menu",
        Overlay::Leaving => "leaving",
        Overlay::Players => "players",
        Overlay::Conceding => "conceding",
        Overlay::Doubt => "doubt",
        Overlay::Speaking => "speaking",
        Overlay::Look(_) => "look",
    }
}

/// Goes all these ways from a table and comes back by Esc; each time the game stands as it stood. Gives back what
/// has lain over the table.
fn from_a_table<G: OneGame>(letter: &str, ways: &[Way], language: Language) -> BTreeSet<&'static str> {
    let folder = Folder::new(&format!("table-{}-{language}", G::SLUG));
    let words = Words::new(language);
    let mut app = quick(language);
    app.pose_games(Games::at(folder.path()));
    let mut seen = BTreeSet::new();
    hit(&mut app, letter);
    hit(&mut app, "Enter");
    let overlay = |app: &mut App| {
        let table = app.at_table::<G>().expect("a game is played");
        table.frame.overlay().as_ref().map(named)
    };
    let state = |app: &mut App| app.at_table::<G>().expect("a game is played").state().clone();
    let before = state(&mut app);
    // The first tip is closed first of all.
    hit(&mut app, "Escape");
    assert_eq!(overlay(&mut app), None);
    for (keys, sight) in ways {
        for name in *keys {
            hit(&mut app, name);
        }
        assert_reads(&app, &sight(&words));
        seen.extend(overlay(&mut app));
        let kept = app.settings().clone();
        let mut pressed = 0;
        // The table lies bare once Esc opens its menu.
        while pressed == 0 || !reads(&app, &fl!(words, "play-menu-title")) {
            hit(&mut app, "Escape");
            pressed += 1;
            assert!(pressed <= FAR, "{keys:?} leads out");
        }
        assert_reads(&app, &fl!(words, "play-menu-title"));
        hit(&mut app, "Escape");
        assert_eq!((overlay(&mut app), app.is_playing()), (None, true));
        assert_eq!(state(&mut app), before, "{keys:?} has changed nothing");
        assert_eq!(*app.settings(), kept);
    }
    // The menu leads to the title, and the title back to the same game.
    for name in ["Escape", "q"] {
        hit(&mut app, name);
    }
    assert_reads(&app, &fl!(words, "saves-saved"));
    assert_reads(&app, &fl!(words, "title-unofficial"));
    hit(&mut app, "Enter");
    assert_eq!(state(&mut app), before);
    seen
}

/// The ways that every table has.
const WAYS: [Way; 10] = [
    (&["Escape"], |words| fl!(words, "play-menu-title")),
    (&["Escape", "j"], |words| fl!(words, "play-players-title")),
    (&["Escape", "x"], |words| fl!(words, "play-concede-title")),
    (&["Escape", "s"], |words| fl!(words, "settings-title")),
    (&["Escape", "s", "F1"], |words| fl!(words, "help-title")),
    (&["Escape", "g"], |words| words.text("gallery-title")),
    (&["Escape", "r"], |words| fl!(words, "help-title")),
    (&["F1"], |words| fl!(words, "help-title")),
    (&["PageUp", "j"], |words| fl!(words, "replay-play-on-body")),
    (&["h"], |words| fl!(words, "advice-title")),
];

#[test]
fn esc_leads_from_whatever_lies_over_a_table_back_to_it_and_its_menu_to_the_title() {
    for language in Language::ALL {
        let mut seen = from_a_table::<classic::State>("p", &WAYS, language);
        seen.extend(from_a_table::<duel::State>("d", &WAYS, language));
        assert!(
            seen.is_superset(&["menu", "players", "conceding"].into()),
            "{seen:?}"
        );
    }
}

/// Opens what is named at a table, and closes it by Esc: the table lies bare, and the game stands as it stood.
fn opened_and_closed<G: OneGame>(
    screen: &mut GameScreen<G>,
    surroundings: &Surroundings,
    open: impl FnOnce(&mut GameScreen<G>) -> Option<G::Message>,
    name: &str,
) {
    let before = screen.state().clone();
    if let Some(message) = open(screen) {
        let _ = screen.update(message, surroundings.context());
    }
    assert_eq!(screen.frame.overlay().as_ref().map(named), Some(name));
    let closes = crate::ui::harness::press(screen, "Escape").expect("Esc does something");
    let _ = screen.update(closes, surroundings.context());
    assert_eq!(screen.frame.overlay(), None, "{name} is closed");
    assert_eq!(*screen.state(), before);
}

fn looks_and_questions<G: OneGame>(setup: G::Setup, letters: &[&str]) {
    let surroundings = Surroundings::quick();
    // Nothing keeps this game.
    let mut screen = GameScreen::<G>::posed(
        setup,
        3,
        |state| state.asks() != Asked::Nature,
        surroundings.context(),
    );
    for letter in letters {
        let look = |screen: &mut GameScreen<G>| crate::ui::harness::press(screen, letter);
        opened_and_closed(&mut screen, &surroundings, look, "look");
    }
    let leaving = |screen: &mut GameScreen<G>| {
        let menu = screen.update(frame::Message::MenuPressed.into(), surroundings.context());
        drop(menu);
        Some(frame::Message::LeavePressed.into())
    };
    opened_and_closed(&mut screen, &surroundings, leaving, "leaving");
}

#[test]
fn esc_closes_what_is_looked_at_and_what_is_asked_before_leaving() {
    let mut dark = TableSetup::with_options(&[Level::Easy; 4], Some(3), Options::of(Edition::Dark));
    dark.seats[0].who = Who::Human;
    looks_and_questions::<classic::State>(dark, &["c", "w"]);
    let duel = DuelSetup::of([Who::Human, Who::Bot(Level::Easy)], Some(5));
    looks_and_questions::<duel::State>(duel, &["c"]);
}

#[test]
fn esc_closes_the_question_who_wants_to_play_a_hidden_card() {
    let surroundings = Surroundings::quick();
    let mut table = TableSetup::of_bots(&[Level::Easy; 2], Some(4));
    table.options.power_up = classic::PowerUp::Standard;
    for seat in &mut table.seats {
        seat.who = Who::Human;
    }
    let (mut screen, _) = GameScreen::<classic::State>::new(table, None, surroundings.context());
    for _ in 0..60 {
        if screen.frame.stranger().is_some() {
            let _ = screen.update(frame::Message::Identified.into(), surroundings.context());
        } else if screen.frame.table().may_speak().is_empty() {
            let answer = screen.state().default_answer().expect("the game goes on");
            let _ = screen.say(answer, surroundings.context());
        } else {
            break;
        }
    }
    let speaks = |screen: &mut GameScreen<classic::State>| crate::ui::harness::press(screen, "i");
    opened_and_closed(&mut screen, &surroundings, speaks, "speaking");
}

#[test]
fn esc_stays_where_it_is_asked_whether_to_quit() {
    let words = Words::new(Language::French);
    for wanted in [
        Picture {
            screen: Screen::Play,
            turns: 1,
            language: Language::French,
            ..Picture::default()
        },
        duel(Screen::Play, Language::French),
    ] {
        let mut app = posed(&wanted).expect("a game");
        let _ = app.update(Message::CloseRequested);
        assert_reads(&app, &fl!(words, "quit-body"));
        press(&mut app, key("Escape"));
        assert!(app.is_playing() && !reads(&app, &fl!(words, "quit-body")));
    }
}
