//! The first games, played as somebody plays them who never played.

use super::*;
use crate::storage::FirstThrow;
use crate::ui::app::{Narrated, OneGame};
use crate::ui::frame::lesson::Lesson;
use crate::ui::game_screen::GameScreen;
use crate::ui::harness::{self, Surroundings};
use engine::{Asked, Game, Seat, duel};
use iced::Rectangle;
use std::collections::BTreeSet;
use std::fmt::Debug;

/// Lets the program do what its tasks tell it, until nothing is left.
pub(super) fn settle(app: &mut App, task: iced::Task<Message>) {
    for message in harness::run(task) {
        let next = app.update(message);
        settle(app, next);
    }
}

/// Types a key once the question could be read, and lets the program do what follows.
pub(super) fn typed(app: &mut App, name: &str) {
    // What is pressed at once was meant for the question before.
    app.wait(crate::ui::frame::TOO_SOON);
    let task = app.update(pressed(key(name), keyboard::Modifiers::default()));
    settle(app, task);
}

/// A program in which nothing has to be waited for.
pub(super) fn quick(language: Language) -> App {
    let settings = Settings {
        speed: Speed::Instant,
        ..Settings::default()
    };
    App::detached(settings, language, crate::ui::USUAL)
}

/// The keys with which somebody does what the narrator asks for, of this game; those in the mask lie to the left of
/// the other dice.
type Keys<G> = fn(&G, <G as Game>::Answer, &mut u16) -> Vec<String>;

/// Keeps all dice, and then lets go of those that are rolled: after it the others lie to the left.
fn reroll(rolled: u16, dice: u32, aside: &mut u16) -> Vec<String> {
    let is_aside = |die: &u32| *aside >> die & 1 == 1;
    let (left, right): (Vec<u32>, Vec<u32>) = (0..dice).partition(is_aside);
    let lie = (1..).zip(left.into_iter().chain(right));
    let loose = lie.filter(|(_, die)| rolled >> die & 1 == 1);
    let mut keys = vec!["k".to_owned()];
    keys.extend(loose.map(|(number, _): (u32, u32)| number.to_string()));
    keys.push("r".to_owned());
    *aside = !rolled;
    keys
}

/// The first games are shown slowly, unless somebody chooses another speed.
fn at_once(app: &mut App) {
    for _ in 0..3 {
        typed(app, "v");
    }
}

/// Plays a first game to its end with the keyboard alone, leaving it and taking it up again on the way.
fn played<G: OneGame>(language: Language, keys: Keys<G>) -> App
where
    G::Answer: Debug,
{
    let mut app = quick(language);
    typed(&mut app, "r");
    let task = app.teach_any(G::SLUG, true);
    settle(&mut app, task);
    assert!(app.narrated::<G>().is_none(), "it is shown slowly first");
    at_once(&mut app);
    let (mut steps, mut left, mut aside) = (0, false, 0);
    loop {
        let now: Narrated<G> = app
            .narrated()
            .unwrap_or_else(|| panic!("step {steps}: the narrator is silent"));
        let broken = |letter: char| matches!(letter, '{' | '}' | '$');
        assert!(
            !now.said.contains(broken) && !now.said.contains("No localization"),
            "{}",
            now.said
        );
        // What is said is what is there.
        let person = Seat(0);
        let there = now.state.facts(person);
        let told: Vec<_> = now.facts.iter().map(|fact| (fact.name, fact.now)).collect();
        assert_eq!(told, there, "at step {}: {}", now.step, now.said);
        if now.is_last {
            assert_eq!(now.state.asks(), Asked::NoOne, "the game is over");
            break;
        }
        match now.wanted {
            Some(answer) => {
                for key in keys(&now.state, answer, &mut aside) {
                    typed(&mut app, &key);
                }
            }
            None if now.throws => {
                aside = 0;
                typed(&mut app, "r");
            }
            None => {
                assert!(
                    now.is_told,
                    "something can be done at step {}: {}",
                    now.step, now.said
                );
                typed(&mut app, "Enter");
            }
        }
        let next = app.narrated::<G>().map(|next| next.step);
        assert!(
            next.is_none_or(|next| next > now.step),
            "stuck at step {}: {}",
            now.step,
            now.said
        );
        steps += 1;
        if steps == 12 && !left {
            left = true;
            let stood = app.narrated::<G>().map(|now| now.step);
            for key in ["Escape", "q"] {
                typed(&mut app, key);
            }
            assert!(!app.is_playing(), "it is left without a question");
            typed(&mut app, "Enter");
            at_once(&mut app);
            assert_eq!(
                app.narrated::<G>().map(|now| now.step),
                stood,
                "it goes on where it was"
            );
        }
    }
    assert!(left && steps > 20, "{steps}");
    app
}

fn classic_keys(state: &classic::State, answer: classic::Answer, aside: &mut u16) -> Vec<String> {
    use classic::Answer;
    let words = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect();
    match answer {
        Answer::Reroll(rolled) => reroll(rolled, state.turn().dice.len() as u32, aside),
        Answer::Buy(slot) => vec!["b".to_owned(), (slot + 1).to_string()],
        Answer::Yield => words(&["y"]),
        Answer::Stay => words(&["n"]),
        Answer::Done => words(&["d"]),
        _ => words(&["Enter"]),
    }
}

fn duel_keys(state: &duel::State, answer: duel::Answer, aside: &mut u16) -> Vec<String> {
    use duel::{Answer, Face};
    let words = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect();
    match answer {
        Answer::Reroll(rolled) => reroll(rolled, state.turn().dice.len() as u32, aside),
        Answer::Resolve(wanted) => {
            let order = [
                Face::Heart,
                Face::Energy,
                Face::Power,
                Face::Fame,
                Face::Destruction,
                Face::Claw,
            ];
            let offered = order
                .into_iter()
                .filter(|face| state.offers(Answer::Resolve(*face)));
            let at = offered.into_iter().position(|face| face == wanted);
            vec![(at.expect("it is offered") + 1).to_string()]
        }
        Answer::Choose(duel::Pick::Track(track)) => vec![(track.index() + 1).to_string()],
        Answer::Buy(slot) => vec!["b".to_owned(), (3 - slot).to_string()],
        Answer::Spend => words(&["t"]),
        Answer::Throw => words(&["r"]),
        Answer::Done => words(&["d"]),
        _ => words(&["Enter"]),
    }
}

#[test]
fn the_first_game_of_king_of_tokyo_is_played_with_the_keyboard_to_its_end() {
    for language in Language::ALL {
        let mut app = played::<classic::State>(language, classic_keys);
        typed(&mut app, "Enter");
        assert_reads(&app, &fl!(Words::new(language), "setup-title"));
        assert!(app.settings().learning.finished.contains("classic"));
        assert_eq!(app.settings().learning.step("classic"), 0);
    }
}

#[test]
fn the_first_game_of_duel_is_played_with_the_keyboard_to_its_end() {
    for language in Language::ALL {
        let mut app = played::<duel::State>(language, duel_keys);
        typed(&mut app, "Escape");
        assert_reads(&app, &fl!(Words::new(language), "title-tagline"));
        assert!(app.settings().learning.finished.contains("duel"));
    }
}

#[test]
fn whoever_does_something_else_is_gently_told_what_to_do() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut app = quick(language);
        app.pose_lesson::<classic::State>(8);
        let before = app.narrated::<classic::State>().expect("dice are to be kept");
        assert!(before.wanted.is_some() && !before.is_told);
        typed(&mut app, "r");
        let after = app.narrated::<classic::State>().expect("the same");
        assert_eq!(
            (before.step, before.state),
            (after.step, after.state),
            "nothing was rolled"
        );
        assert_reads(&app, &fl!(words, "lesson-astray"));
    }
}

#[test]
fn somebody_new_is_offered_a_first_game_once() {
    let words = Words::new(Language::English);
    let folder = saves::Folder::new("welcome");
    let mut app = app(Language::English);
    app.pose_games(Games::at(folder.path()));
    let mut app = app.welcoming();
    assert_reads(&app, &fl!(words, "learn-offer-title"));
    typed(&mut app, "n");
    assert_reads(&app, &fl!(words, "title-tagline"));
    assert!(
        simulator(&app)
            .find(fl!(words, "learn-offer-title").as_str())
            .is_err()
    );
    let app = app.welcoming();
    assert!(
        simulator(&app)
            .find(fl!(words, "learn-offer-title").as_str())
            .is_err()
    );
}

#[test]
fn nobody_asks_why_a_bot_does_what_is_written_in_a_first_game() {
    let words = Words::new(Language::English);
    let mut hit = 0;
    for turns in 16..24 {
        let wanted = Picture {
            screen: Screen::Lesson,
            duel: Some(DuelSetup::default()),
            turns,
            ..Picture::default()
        };
        let app = posed(&wanted).expect("a pose");
        let mut ui = simulator(&app);
        assert!(
            ui.find(fl!(words, "advice-why").as_str()).is_err(),
            "step {turns}"
        );
        hit += u32::from(ui.find(fl!(words, "recap-title").as_str()).is_ok());
    }
    assert!(hit > 0, "a bot has moved");
}

/// The screen of a first game at this step, if it has so many.
fn at_step<G: OneGame>(step: usize, surroundings: &Surroundings) -> Option<GameScreen<G>> {
    let first = G::first_game();
    let lesson = Lesson::read(&first.start, Seat(0), first.script).expect("a lesson");
    let lesson = lesson.from_step(step);
    let there = lesson.step() == step;
    there.then(|| GameScreen::taught(first.setup, first.start, lesson, surroundings.context()).0)
}

/// Looks at every bubble of a first game; how many different ones there are.
fn bubbles_beside<G: OneGame>(surroundings: &Surroundings) -> usize {
    let screens = (0..).map_while(|step| at_step::<G>(step, surroundings));
    let mut looked = BTreeSet::new();
    for (step, screen) in screens.enumerate() {
        let Some(saying) = screen.frame.saying() else {
            continue;
        };
        let callout = G::callout(&screen, saying.at, surroundings.context());
        let acts = screen.frame.is_to_act();
        assert_eq!(acts, !saying.is_told, "step {step}: {}", saying.say);
        let mut ui = surroundings.simulator(screen.view(surroundings.context()));
        let mut drawn = |id: &'static str| {
            let found = ui.find(iced_test::selector::id(id));
            found.expect("it is drawn").bounds()
        };
        let bubble = drawn("bubble");
        let whole = Rectangle::with_size(surroundings.size);
        let at = format!("step {step}, {}, at {:?}", saying.say, surroundings.size);
        assert!(bubble.is_within(&whole), "{at}: {bubble:?}");
        let pressed = ["region-question", "region-tray", "region-answers"];
        let pressed = pressed.into_iter().filter(|_| acts).map(&mut drawn);
        for free in pressed.chain(callout.about) {
            assert_eq!(bubble.intersection(&free), None, "{at}: {bubble:?} over {free:?}");
        }
        looked.insert(saying.nth);
    }
    looked.len()
}

#[test]
fn no_bubble_of_a_first_game_covers_what_it_speaks_of_or_what_is_to_be_pressed() {
    for language in Language::ALL {
        for size in [(1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0)] {
            let mut surroundings = Surroundings::new(language, Speed::Instant);
            surroundings.settings.first_throw = FirstThrow::default();
            surroundings.size = size.into();
            assert_eq!(bubbles_beside::<classic::State>(&surroundings), 28);
            assert_eq!(bubbles_beside::<duel::State>(&surroundings), 32);
        }
    }
}

#[test]
fn what_the_narrator_asks_for_is_the_button_that_stands_out() {
    use crate::ui::frame::choice::{Choices, Key};
    use crate::ui::widget::question::Rank;
    let list = || {
        let mut list = Choices::default();
        list.main("reroll", Some('r'));
        list.plain("done", [Some(Key::Letter('d')), None]);
        list
    };
    let keys = |wanted| {
        let choices = list().wanting(wanted).done();
        let of = |choice: &crate::ui::frame::choice::Choice<_>| (choice.rank, choice.has(Key::Enter));
        choices.iter().map(of).collect::<Vec<_>>()
    };
    let (main, plain) = ((Rank::Main, true), (Rank::Plain, false));
    assert_eq!(keys(None), [main, plain]);
    assert_eq!(keys(Some("reroll")), [main, plain]);
    assert_eq!(keys(Some("done")), [plain, main]);
    assert_eq!(keys(Some("buy")), [(Rank::Plain, true), plain], "it is no button");
}

#[test]
fn every_step_of_the_first_games_is_drawn_in_both_languages_at_every_size() {
    for language in Language::ALL {
        for size in [(1024, 640), (1920, 1080)] {
            for (duel, steps) in [(false, 55), (true, 61)] {
                for step in (0..steps).step_by(4) {
                    let wanted = Picture {
                        screen: Screen::Lesson,
                        language,
                        size,
                        duel: duel.then(DuelSetup::default),
                        turns: step,
                        ..Picture::default()
                    };
                    let missing = missing_words(&posed(&wanted).expect("a pose"));
                    assert!(missing.is_none(), "step {step} in {language}: {missing:?}");
                }
            }
        }
    }
}
