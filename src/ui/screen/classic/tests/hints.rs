//! Hints at the table.

use super::*;
use crate::ui::screen::classic::advice;

/// Opens the hint and thinks it out.
fn hinted(play: &mut Classic, surroundings: &Surroundings) {
    let asked = press(play, "h").expect("H asks for a hint");
    assert!(matches!(asked, Message::Frame(frame::Message::HintPressed)));
    let Action::Run(thinks) = play.update(asked, surroundings.context()) else {
        panic!("it is thought out elsewhere")
    };
    for found in run(thinks) {
        let _ = play.update(found, surroundings.context());
    }
}

#[test]
fn a_hint_is_asked_for_with_h_and_put_away_with_escape() {
    for language in Language::ALL {
        let mut surroundings = Surroundings::new(language, Speed::Instant);
        // Escape puts away a tip first.
        surroundings.settings.learning.no_tips = true;
        let mut play = asking(questions()["Roll"], true, &surroundings);
        hinted(&mut play, &surroundings);
        let title = words::fl!(surroundings.words, "advice-title");
        assert!(simulator(&play, &surroundings).find(title.clone()).is_ok());
        let list = &play.frame.advice().expect("thought out").list;
        let names = play.frame.names(&surroundings.words);
        let worded = |answer| advice::answer(play.frame.state(), answer, &surroundings.words, &names);
        assert!(list.len() > 4 && list.iter().all(|advised| !worded(advised.answer).is_empty()));
        let escape = press(&play, "Escape").expect("Esc");
        let _ = play.update(escape, surroundings.context());
        assert!(simulator(&play, &surroundings).find(title).is_err());
        let menu = press(&play, "Escape");
        assert!(matches!(menu, Some(Message::Frame(frame::Message::MenuPressed))));
    }
}

#[test]
fn answers_of_a_hint_that_are_called_alike_come_to_the_same() {
    let surroundings = Surroundings::quick();
    for (kind, state) in questions() {
        let mut play = asking(state, true, &surroundings);
        play.pose_aside(false);
        let names = play.frame.names(&surroundings.words);
        let Some(advice) = play.frame.advice() else {
            continue;
        };
        let mut called: HashMap<String, f32> = HashMap::new();
        for advised in &advice.list {
            let said = advice::answer(play.frame.state(), advised.answer, &surroundings.words, &names);
            let worth = *called.entry(said.clone()).or_insert(advised.worth);
            let same = said.is_empty() || (worth - advised.worth).abs() < 0.005;
            assert!(same, "{kind}: {said} is worth {worth} and {}", advised.worth);
        }
    }
}

#[test]
fn a_hint_covers_nothing_that_can_be_pressed() {
    let mut surroundings = Surroundings::quick();
    surroundings.size = Size::new(1024.0, 640.0);
    for kind in ["Roll", "Buy", "Yield", "Tile", "Costume"] {
        let mut play = asking(questions()[kind], true, &surroundings);
        let choices = play.desk().expect("asked").choices().len();
        let pressed = |play: &Classic| {
            let mut ui = simulator(play, &surroundings);
            for nth in 0..choices {
                let _ = ui.click(iced_test::selector::id(format!("answer-{nth}")));
            }
            ui.into_messages()
                .map(|message| format!("{message:?}"))
                .collect::<Vec<_>>()
        };
        let before = pressed(&play);
        play.pose_aside(false);
        assert!(play.frame.advised().is_some(), "{kind}");
        assert!(!before.is_empty(), "{kind}: nothing can be pressed");
        assert_eq!(pressed(&play), before, "{kind}");
    }
}

#[test]
fn a_table_without_hints_has_neither_button_nor_key() {
    let surroundings = Surroundings::quick();
    let state = questions()["Roll"];
    let mut setup = people(state.all_seats().count(), 1);
    setup.hints = false;
    let play = Classic::at(setup, state, surroundings.context());
    assert!(press(&play, "h").is_none());
    assert!(play.frame.hint_button::<Message>(&surroundings.words).is_none());
}
