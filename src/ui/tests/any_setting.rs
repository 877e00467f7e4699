//! Whatever is changed while somebody is waited for, the game goes on.

use super::learn::{quick, settle, typed};
use super::*;
use crate::storage::{Comfort, FirstThrow, OrderAsked, Stops, TimeUp, Timer};
use crate::ui::app::OneGame;
use crate::ui::frame;
use crate::ui::game_screen::{GameScreen, ScreenGame};
use crate::ui::harness::{self, Surroundings, follow_to_a_question};
use engine::classic::{Pack, PowerUp};
use engine::duel;
use std::collections::BTreeMap;

/// A setting, and something else that it may be.
type Change = (&'static str, fn(&mut Settings));

/// Every setting that a game can notice, at something else than usual.
const CHANGES: &[Change] = &[
    ("instant", |settings| settings.speed = Speed::Instant),
    ("slow", |settings| settings.speed = Speed::Slow),
    ("by itself", |settings| {
        settings.first_throw = FirstThrow::ByItself;
    }),
    ("by hand", |settings| settings.first_throw = FirstThrow::ByHand),
    ("never asked", |settings| settings.stops = Stops::Never),
    ("asked in the own turn", |settings| {
        settings.stops = Stops::OwnTurn;
    }),
    ("always asked", |settings| settings.stops = Stops::Always),
    ("little moves", |settings| settings.reduce_motion = true),
    ("other words", |settings| settings.language = Some("fr".into())),
    ("light", |settings| settings.appearance = Appearance::Light),
    ("large", |settings| settings.text_size = TextSize::Largest),
    ("contrast", |settings| settings.contrast = true),
    ("no tips", |settings| settings.learning.no_tips = true),
    ("hands over", |settings| settings.comfort.hands_over = true),
    ("coach, clock", |settings| {
        settings.comfort = Comfort {
            coaching: true,
            never_replaces: true,
            hands_over: false,
            timer: Timer::Short,
            time_up: TimeUp::Answer,
            order: OrderAsked::Always,
        }
    }),
    ("no order", |settings| {
        settings.comfort.order = OrderAsked::Never;
    }),
    ("never replaces", |settings| {
        settings.comfort.never_replaces = true;
    }),
];

/// What somebody is waited for, in one word; `None` while nobody is.
fn prompt<G: ScreenGame>(screen: &GameScreen<G>) -> Option<String> {
    let frame = &screen.frame;
    if frame.overlay().is_some() {
        Some("overlay".into())
    } else if frame.waits_for_spectators() {
        Some("out".into())
    } else if frame.thrower().is_some() {
        Some("throw".into())
    } else if frame.stranger().is_some() {
        Some("who".into())
    } else {
        frame.asked().map(|_| screen.state().question_name())
    }
}

/// Does what is waited for, as somebody in a hurry does; `false` when the game is over.
fn act<G: ScreenGame>(screen: &mut GameScreen<G>, nth: usize, surroundings: &Surroundings) -> bool {
    let context = surroundings.context();
    let waits = prompt(screen);
    let wish = match waits.as_deref() {
        Some("overlay") => screen.update(frame::Message::Meant.into(), context),
        Some("out") => screen.update(frame::Message::SkipPressed.into(), context),
        Some("throw") => {
            let throw = screen
                .frame
                .throws(frame::Flick::default())
                .expect("it is asked for");
            screen.update(throw.into(), context)
        }
        Some("who") => screen.update(frame::Message::Identified.into(), context),
        Some(_) => {
            let mut answers = Vec::new();
            screen.state().answers(&mut answers);
            screen.say(answers[nth * 7 % answers.len()], context)
        }
        None => screen.update(frame::Message::SkipPressed.into(), context),
    };
    follow_to_a_question(screen, wish, surroundings)
}

/// Somebody is waited for, something is shown, or it is over.
#[track_caller]
fn goes_on<G: ScreenGame>(screen: &GameScreen<G>, when: &str) {
    let moves = screen.frame.show().is_playing() || !screen.is_running();
    assert!(moves || prompt(screen).is_some(), "nothing goes on: {when}");
}

/// Tells a screen that something else is set, or that it is shown again.
fn heed<G: ScreenGame>(screen: &mut GameScreen<G>, surroundings: &Surroundings) -> bool {
    let wish = screen.update(frame::Message::SettingsChanged.into(), surroundings.context());
    follow_to_a_question(screen, wish, surroundings)
}

/// Plays whole games, and sets something else at every prompt, each setting at each kind of prompt; says at how
/// many kinds of prompts each was set.
fn played_with_everything_set<G: ScreenGame>(
    setups: impl IntoIterator<Item = G::Setup>,
    most: usize,
) -> BTreeMap<String, usize> {
    let mut tried: BTreeMap<String, usize> = BTreeMap::new();
    for setup in setups {
        let mut surroundings = Surroundings::new(Language::English, Speed::Normal);
        surroundings.settings.first_throw = FirstThrow::ByHand;
        let usual = surroundings.settings.clone();
        let (mut screen, task) = GameScreen::<G>::new(setup, None, surroundings.context());
        harness::settle(&mut screen, task, &surroundings);
        for nth in 0..most {
            let kind = prompt(&screen).filter(|_| !screen.frame.show().is_playing());
            let next = kind.map(|kind| (tried.get(&kind).copied().unwrap_or(0), kind));
            let Some((done, kind)) = next.filter(|(_, kind)| kind != "overlay") else {
                if !act(&mut screen, nth, &surroundings) {
                    break;
                }
                continue;
            };
            tried.insert(kind.clone(), done + 1);
            let (name, change) = CHANGES[done % CHANGES.len()];
            change(&mut surroundings.settings);
            let mut over = !heed(&mut screen, &surroundings);
            goes_on(&screen, &format!("{name} at {kind}"));
            let before = screen.frame.table().ticket();
            // A person who is asked whether they mean it says yes; what is shown is passed over.
            for _ in 0..40 {
                let waits = screen.frame.table().ticket() == before;
                over = over || waits && !act(&mut screen, nth, &surroundings);
            }
            assert!(
                over || screen.frame.table().ticket() != before || screen.frame.waits_for_spectators(),
                "it is answered: {name} at {kind}"
            );
            surroundings.settings = usual.clone();
            over = over || !heed(&mut screen, &surroundings);
            goes_on(&screen, &format!("no more {name} after {kind}"));
            if over {
                break;
            }
        }
    }
    tried
}

#[test]
fn any_setting_may_be_changed_at_any_prompt_of_a_game() {
    let boxes = |options: &mut Options| {
        options.packs = Pack::ALL.into_iter().collect();
        options.power_up = PowerUp::Standard;
        options.halloween = true;
    };
    let classic = (1..5).map(|seed| {
        let mut options = Options::of(Edition::Dark);
        boxes(&mut options);
        let mut table = TableSetup::with_options(&[Level::Easy; 3], Some(seed), options);
        table.seats[0].who = Who::Human;
        table.seats[1].who = Who::Human;
        table
    });
    let tried = played_with_everything_set::<classic::State>(classic, 600);
    let all = tried.values().filter(|tried| **tried >= CHANGES.len()).count();
    assert!(all > 6 && tried.len() > 12, "{tried:?}");
    let duels = (1..3).map(|seed| DuelSetup::of([Who::Human, Who::Human], Some(seed)));
    let tried = played_with_everything_set::<duel::State>(duels, 600);
    let all = tried.values().filter(|tried| **tried >= CHANGES.len()).count();
    assert!(all > 2 && tried.len() > 6, "{tried:?}");
}

/// Leads an app to a first throw of a person.
fn before_a_throw<G: OneGame>(key: &str) -> App {
    let mut app = App::detached(Settings::default(), Language::English, crate::ui::USUAL);
    for key in [key, "Enter"] {
        typed(&mut app, key);
    }
    for _ in 0..400 {
        let screen = app.posed::<G>().expect("a game is played");
        if screen.frame.thrower().is_some() {
            return app;
        }
        if screen.frame.show().is_playing() {
            let task = app.update(pressed(Key::Named(Named::Space), keyboard::Modifiers::default()));
            settle(&mut app, task);
        } else {
            typed(&mut app, "Enter");
        }
    }
    panic!("somebody throws");
}

/// The game is not over, and does not stand still.
#[track_caller]
fn is_alive<G: OneGame>(app: &mut App, when: &str) {
    let screen = app.posed::<G>().expect("a game is played");
    goes_on(screen, when);
}

fn goes_on_whatever_is_opened<G: OneGame>(key: &str) {
    // What is opened or set, and how one comes back.
    let ways: &[(&str, &[&str])] = &[
        ("the speed", &["v"]),
        ("the speed, twice: instant", &["v", "v"]),
        ("the speed, all the way round", &["v", "v", "v", "v"]),
        ("the menu", &["Escape", "Escape"]),
        ("the settings", &["Escape", "s", "Escape", "Escape"]),
        (
            "the settings, and a speed",
            &["Escape", "s", "v", "v", "Escape", "Escape"],
        ),
        (
            "the settings, and dice by themselves",
            &["Escape", "s", "d", "Escape", "Escape"],
        ),
        ("the rules", &["F1", "F1"]),
        ("the log", &["l", "l"]),
        ("the past", &["b", "Escape"]),
    ];
    let mut app = before_a_throw::<G>(key);
    for (way, keys) in ways {
        if app
            .posed::<G>()
            .is_none_or(|screen| screen.frame.thrower().is_none())
        {
            app = before_a_throw::<G>(key);
        }
        for name in *keys {
            let task = app.update(pressed(super::key(name), keyboard::Modifiers::default()));
            settle(&mut app, task);
        }
        for message in [
            Message::Focused(false),
            Message::WindowMeasured(Size::new(1024.0, 640.0), app.scale_factor()),
            Message::Focused(true),
        ] {
            let task = app.update(message);
            settle(&mut app, task);
        }
        is_alive::<G>(&mut app, way);
        if app.settings().speed == Speed::Instant {
            let screen = app.posed::<G>().expect("a game");
            assert!(
                !screen.frame.table().is_dealing(),
                "the dice have been thrown: {way}"
            );
        }
    }
}

#[test]
fn a_game_goes_on_whatever_is_opened_while_dice_wait() {
    goes_on_whatever_is_opened::<classic::State>("p");
    goes_on_whatever_is_opened::<duel::State>("d");
}

#[test]
fn whoever_mashes_a_key_answers_one_question() {
    for (game, key) in [("p", "Enter"), ("d", "Enter"), ("p", "r")] {
        let mut app = quick(Language::English);
        for name in [game, "Enter"] {
            typed(&mut app, name);
        }
        // Enter throws the first dice away here: they throw themselves.
        let asked = |app: &mut App| match game {
            "p" => app
                .posed::<classic::State>()
                .map(|screen| screen.frame.table().ticket()),
            _ => app
                .posed::<duel::State>()
                .map(|screen| screen.frame.table().ticket()),
        };
        app.wait(frame::TOO_SOON);
        let mut seen = vec![asked(&mut app)];
        for _ in 0..30 {
            let task = app.update(pressed(super::key(key), keyboard::Modifiers::default()));
            settle(&mut app, task);
            app.wait(frame::TOO_SOON / 6);
            let now = asked(&mut app);
            if seen.last() != Some(&now) {
                seen.push(now);
            }
        }
        assert_eq!(seen.len(), 2, "{game} {key}: one question was answered, {seen:?}");
    }
}
