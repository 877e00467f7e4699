//! What helps at the table: tips, the coach, the time to answer, and the call of a window that is not looked at.

use super::learn::{quick, settle, typed};
use super::*;
use crate::storage::{Comfort, GameSetup as _, OrderAsked, TimeUp, Timer};
use crate::ui::app::AppGame as _;
use crate::ui::frame::lesson::Lesson;
use crate::ui::frame::{self, Overlay, Wish};
use crate::ui::game_screen::GameScreen;
use crate::ui::harness::{self, Surroundings};
use engine::classic::{Answer, State};
use engine::{Game, Seat};
use std::time::Duration;

/// A game at which a person is asked something.
fn playing(language: Language) -> App {
    let mut app = quick(language);
    typed(&mut app, "p");
    typed(&mut app, "Enter");
    assert!(app.is_playing());
    app
}

#[test]
fn a_tip_is_given_once_and_can_be_turned_off() {
    for language in Language::ALL {
        let words = Words::new(language);
        let title = fl!(words, "tip-title");
        let mut app = playing(language);
        assert_reads(&app, &title);
        let seen = app.settings().learning.tips.len();
        assert!(seen > 0, "it is remembered at once");
        typed(&mut app, "Escape");
        assert!(simulator(&app).find(title.as_str()).is_err(), "it is closed");
        assert!(
            simulator(&app)
                .find(fl!(words, "play-menu-title").as_str())
                .is_err()
        );
        for key in ["Escape", "s", "f"] {
            typed(&mut app, key);
        }
        assert!(app.settings().learning.no_tips);
        typed(&mut app, "a");
        assert!(app.settings().learning.tips.is_empty(), "all of them come again");
    }
}

#[test]
fn help_at_the_table_is_chosen_with_the_keyboard() {
    let mut app = app(Language::English);
    app.pose_settings();
    for key in ["i", "n", "w", "k", "z", "j"] {
        typed(&mut app, key);
    }
    let chosen = Comfort {
        coaching: true,
        never_replaces: true,
        hands_over: true,
        timer: Timer::Short,
        time_up: TimeUp::Answer,
        order: OrderAsked::Never,
    };
    assert_eq!(app.settings().comfort, chosen);
}

#[test]
fn a_window_that_is_not_looked_at_says_that_it_is_ones_turn() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut app = playing(language);
        let (usual, waits) = (fl!(words, "app-title"), fl!(words, "app-title-waits"));
        assert_eq!(app.title(), usual);
        let task = app.update(Message::Focused(false));
        drop(task);
        assert_eq!(app.title(), waits);
        let task = app.update(Message::Focused(true));
        settle(&mut app, task);
        assert_eq!(app.title(), usual);
    }
}

/// The first game where the last roll but one has all that is needed to win, as an ordinary game.
fn nearly_won(surroundings: &Surroundings) -> GameScreen<State> {
    let first = State::first_game();
    let lesson = Lesson::read(&first.start, Seat(0), first.script).expect("a lesson");
    let at_the_end = |step: &usize| {
        let lesson = lesson.clone().from_step(*step);
        lesson.wanted() == Some(Answer::Done)
    };
    let step = (0..200).find(at_the_end).expect("one may stop there");
    let mut state = first.start;
    for answer in lesson.from_step(step).past() {
        state.apply(*answer).expect("it was gone through once");
    }
    let mut setup = first.setup;
    setup.allow_hints(true);
    GameScreen::at(setup, state, surroundings.context())
}

/// Hands a message to a screen, and everything that follows from it.
fn tell(screen: &mut GameScreen<State>, message: frame::Message<Answer>, surroundings: &Surroundings) {
    let mut waiting = vec![message.into()];
    while let Some(message) = waiting.pop() {
        if let Wish::Run(task) = screen.update(message, surroundings.context()) {
            waiting.extend(harness::run(task));
        }
    }
}

#[test]
fn the_coach_asks_once_before_a_win_is_rolled_away() {
    let mut surroundings = Surroundings::quick();
    surroundings.settings.comfort.coaching = true;
    let mut screen = nearly_won(&surroundings);
    // The menu is opened and closed: the coach begins to think.
    for _ in 0..2 {
        tell(&mut screen, frame::Message::MenuPressed, &surroundings);
    }
    let all = screen.state().turn().dice.all();
    let before = *screen.state();
    let away = Answer::Reroll(all);
    let _ = screen.say(away, surroundings.context());
    assert_eq!(screen.frame.overlay(), Some(Overlay::Doubt));
    assert_eq!(*screen.state(), before, "nothing was rolled yet");
    tell(&mut screen, frame::Message::MenuPressed, &surroundings);
    assert_eq!((screen.frame.overlay(), screen.state()), (None, &before));
    let _ = screen.say(away, surroundings.context());
    tell(&mut screen, frame::Message::Meant, &surroundings);
    assert_ne!(*screen.state(), before, "it was meant");
    // What wins needs no question.
    let mut screen = nearly_won(&surroundings);
    for _ in 0..2 {
        tell(&mut screen, frame::Message::MenuPressed, &surroundings);
    }
    let _ = screen.say(Answer::Done, surroundings.context());
    assert_eq!(screen.frame.overlay(), None);
    assert!(!screen.is_running(), "won");
}

#[test]
fn the_usual_answer_is_given_when_the_time_is_up_and_not_before() {
    for (time_up, answers) in [(TimeUp::Answer, true), (TimeUp::Signal, false)] {
        let mut surroundings = Surroundings::quick();
        surroundings.settings.comfort = Comfort {
            timer: Timer::Short,
            time_up,
            ..Comfort::default()
        };
        let mut screen = nearly_won(&surroundings);
        let before = *screen.state();
        let start = Instant::now();
        for second in 0..19 {
            let now = start + Duration::from_secs(second);
            tell(&mut screen, frame::Message::ClockTicked(now), &surroundings);
        }
        assert_eq!(*screen.state(), before);
        assert_eq!(screen.frame.time_left(), Some(Duration::from_secs(1)));
        let now = start + Duration::from_secs(19);
        tell(&mut screen, frame::Message::ClockTicked(now), &surroundings);
        assert_eq!(*screen.state() != before, answers);
    }
}
