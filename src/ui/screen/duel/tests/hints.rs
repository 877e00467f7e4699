//! What is advised at a question, and where it lies.

use super::*;
use crate::ui::screen::duel::scene::Scene;
use crate::ui::widget::duel::tracks::{names_at, tracks_at};

#[test]
fn a_hint_is_asked_for_with_h_and_covers_nothing_that_can_be_pressed() {
    let mut surroundings = Surroundings::quick();
    surroundings.size = Size::new(1024.0, 640.0);
    let title = words::fl!(surroundings.words, "advice-title");
    let questions = questions();
    for kind in ["roll", "buy", "face", "place", "king", "track"] {
        let mut duel = asking(&questions[kind], true, &surroundings);
        let asked = press(&duel, "h").expect("H asks for a hint");
        assert!(
            matches!(asked, Message::Frame(frame::Message::HintPressed)),
            "{kind}"
        );
        let Asked::Seat(seat) = duel.frame.state().asks() else {
            continue;
        };
        let choices = Desk::new(duel.frame.state(), seat, duel.selection)
            .choices()
            .len();
        let pressed = |duel: &Duel| {
            let mut window = simulator(duel, &surroundings);
            for nth in 0..choices {
                let id = iced::widget::Id::from(format!("answer-{nth}"));
                let _ = window.click(iced_test::selector::id(id));
            }
            let said = window.into_messages().filter_map(|message| acted(Some(message)));
            said.collect::<Vec<_>>()
        };
        let before = pressed(&duel);
        duel.pose_aside(false);
        assert!(duel.frame.advised().is_some(), "{kind}");
        assert!(
            simulator(&duel, &surroundings).find(title.clone()).is_ok(),
            "{kind}"
        );
        assert_eq!(pressed(&duel), before, "{kind}");
        let escape = press(&duel, "Escape").expect("Esc");
        if matches!(escape, Message::Frame(frame::Message::HintPressed)) {
            let _ = duel.update(escape, surroundings.context());
            assert!(!duel.frame.is_hinting(), "{kind}");
        }
    }
}

#[test]
fn a_hint_hides_nothing_that_the_question_is_about() {
    let questions = questions();
    for language in Language::ALL {
        for size in [(960.0, 600.0), (1024.0, 640.0), (1280.0, 800.0), (1422.0, 800.0)] {
            let mut surroundings = Surroundings::new(language, Speed::Instant);
            surroundings.size = size.into();
            for kind in ["roll", "buy", "face", "place", "king", "track", "may"] {
                let mut duel = asking(&questions[kind], true, &surroundings);
                duel.pose_aside(false);
                let scene = Scene::new(&duel, surroundings.context());
                let (layout, at) = (scene.layout, scene.layout.tracks.position() - iced::Point::ORIGIN);
                let room = layout.tracks.size();
                let tracks = tracks_at(room)
                    .into_iter()
                    .chain(names_at(room, &surroundings.words));
                let mut kept: Vec<iced::Rectangle> = tracks.map(|place| place + at).collect();
                kept.extend([layout.room.question, layout.room.desk, layout.room.board]);
                if kind == "buy" {
                    kept.push(layout.room.shelf);
                }
                let found = simulator(&duel, &surroundings).find(iced_test::selector::id("region-aside"));
                let Ok(found) = found else { continue };
                let lies = found.bounds();
                for place in kept {
                    let shared = place.intersection(&lies);
                    let apart = shared.is_none_or(|shared| shared.width < 1.0 || shared.height < 1.0);
                    assert!(apart, "{kind} in {language} at {size:?}: {lies:?} over {place:?}");
                }
                let window = iced::Rectangle::with_size(surroundings.size);
                assert!(lies.is_within(&window), "{kind} at {size:?}: {lies:?}");
            }
        }
    }
}

#[test]
fn answers_of_a_hint_that_are_called_alike_come_to_the_same() {
    let surroundings = Surroundings::quick();
    for (kind, state) in questions() {
        let mut duel = asking(&state, true, &surroundings);
        duel.pose_aside(false);
        let names = duel.frame.names(&surroundings.words);
        let Some(advice) = duel.frame.advice() else {
            continue;
        };
        let mut called: HashMap<String, f32> = HashMap::new();
        for advised in &advice.list {
            let said =
                super::super::advice::answer(duel.frame.state(), advised.answer, &surroundings.words, &names);
            let worth = *called.entry(said.clone()).or_insert(advised.worth);
            let same = said.is_empty() || (worth - advised.worth).abs() < 0.005;
            assert!(same, "{kind}: {said} is worth {worth} and {}", advised.worth);
        }
    }
}

#[test]
fn a_duel_without_hints_has_neither_button_nor_key() {
    let surroundings = Surroundings::quick();
    let mut setup = DuelSetup::of([Who::Human; 2], Some(1));
    setup.hints = false;
    let duel = Duel::at(setup, questions()["roll"], surroundings.context());
    assert!(press(&duel, "h").is_none());
    assert!(duel.frame.hint_button::<Message>(&surroundings.words).is_none());
}

#[test]
fn a_token_hovers_where_it_is_advised_until_it_is_moved() {
    let surroundings = Surroundings::quick();
    let questions = questions();
    for kind in ["place", "king"] {
        let mut duel = asking(&questions[kind], true, &surroundings);
        let began = duel.selection.hand.expect("in the hand");
        // Somewhere else than it began, so that it has to go there.
        let other = duel.desk().expect("asked").places();
        let other = other
            .into_iter()
            .find(|hand| *hand != began)
            .expect("another place");
        duel.selection.hand = Some(other);
        duel.pose_aside(false);
        let advised = duel.frame.advised();
        assert!(advised.is_some(), "{kind}");
        assert_eq!(
            duel.desk().expect("asked").laid(),
            advised,
            "{kind}: under the ghost"
        );
        assert_eq!(
            acted(press(&duel, "Enter")),
            advised.map(Act::Say),
            "{kind}: with Enter"
        );
        let moved = ["Left", "Right", "Up", "Down"]
            .into_iter()
            .find_map(|key| press(&duel, key));
        let _ = duel.update(moved.expect("there is another place"), surroundings.context());
        let held = duel.selection.hand;
        duel.pose_aside(false);
        assert_eq!(duel.selection.hand, held, "{kind}: it was moved by keys");
        // Whoever asks again is shown again.
        for _ in 0..2 {
            let asked = press(&duel, "h").expect("H asks for a hint");
            let _ = duel.update(asked, surroundings.context());
        }
        duel.pose_aside(false);
        assert_eq!(duel.desk().expect("asked").laid(), advised, "{kind}: asked again");
    }
}

#[test]
fn advice_and_reasons_cut_through_nothing_that_is_to_be_read() {
    let questions = questions();
    for language in Language::ALL {
        for size in [(960.0, 600.0), (1024.0, 640.0), (1280.0, 800.0), (1422.0, 800.0)] {
            let mut surroundings = Surroundings::new(language, Speed::Instant);
            surroundings.size = size.into();
            for (kind, reasons, large) in [
                ("roll", false, false),
                ("place", false, false),
                ("buy", false, false),
                ("buy", false, true),
                ("king", false, false),
                ("buy", true, false),
                ("roll", true, false),
            ] {
                let mut duel = asking(&questions[kind], true, &surroundings);
                duel.selection.buying = large;
                if reasons {
                    duel.frame.pose_mover();
                }
                duel.pose_aside(reasons);
                let scene = Scene::new(&duel, surroundings.context());
                let layout = &scene.layout;
                let what = format!("{kind} in {language} at {size:?}");
                let at = layout.tracks.position() - iced::Point::ORIGIN;
                let mut read: Vec<iced::Rectangle> = names_at(layout.tracks.size(), &surroundings.words)
                    .map(|name| name + at)
                    .to_vec();
                read.extend([layout.room.piles, layout.room.shelf]);
                if large {
                    read.push(layout.spread);
                }
                let found = simulator(&duel, &surroundings).find(iced_test::selector::id("region-aside"));
                let lies = found.expect("it is there").bounds();
                for place in read {
                    let hidden = place
                        .intersection(&lies)
                        .map_or(0.0, |shared| shared.width * shared.height);
                    let whole = place.width * place.height;
                    assert!(
                        hidden < 1.0 || hidden > whole - 1.0,
                        "{what}: {lies:?} cuts {place:?}"
                    );
                }
                let over = lies.intersects(&layout.sight);
                assert!(
                    !over || super::super::stage::hides_sight(&scene),
                    "{what}: over what is told"
                );
            }
        }
    }
}

#[test]
fn a_hint_of_a_duel_names_only_what_can_be_chosen_and_marks_it() {
    /// More answers of a question are like the others.
    const MOST: usize = 9;
    let surroundings = Surroundings::quick();
    let mut unmarked = Vec::new();
    let mut met = 0;
    for (kind, state) in questions() {
        let mut duel = asking(&state, true, &surroundings);
        duel.pose_aside(false);
        let advised = duel
            .frame
            .advice()
            .map_or_else(Vec::new, |advice| advice.list.clone());
        for advised in advised {
            assert!(state.offers(advised.answer), "{kind}: {:?}", advised.answer);
        }
        let duel = asking(&state, true, &surroundings);
        let mut answers = Vec::new();
        state.answers(&mut answers);
        let step = answers.len().div_ceil(MOST).max(1);
        for answer in answers.into_iter().step_by(step) {
            let mut scene = Scene::new(&duel, surroundings.context());
            scene.advised = Some(answer);
            let Some(desk) = &scene.desk else { continue };
            // Where a token lies best is seen on the tracks.
            let on_tracks = desk.hand_of(answer).is_some();
            let dice = scene.advised_dice() != 0;
            let mut window = surroundings.simulator(crate::ui::screen::duel::scene::view(&scene));
            let rim = window.find(iced_test::selector::id(frame::hint::ADVISED)).is_ok();
            if !on_tracks && !dice && !rim {
                unmarked.push(format!("{kind}: {answer:?}"));
            }
            met += 1;
        }
    }
    assert!(unmarked.is_empty(), "{} {unmarked:#?}", unmarked.len());
    assert!(met > 30, "{met}");
}

#[test]
fn no_odds_are_told_of_hearts_at_full_health() {
    use crate::ui::screen::duel::choice::Selection;
    use crate::ui::screen::duel::panel::odds_of;
    let (mut told, mut healthy) = (0, 0);
    for seed in 0..120 {
        random_game(seed, &mut |state| {
            let Asked::Seat(seat) = state.asks() else { return };
            let dice = state.turn().dice.showing(Face::Heart);
            if state.question().what != What::Roll || dice == 0 {
                return;
            }
            let selection = Selection {
                dice,
                ..Selection::default()
            };
            let odds = odds_of(&Desk::new(state, seat, selection));
            if state.missing_hearts(seat) == 0 {
                assert_eq!(odds, []);
                healthy += 1;
            } else {
                told += u32::from(!odds.is_empty());
            }
        });
    }
    assert!(told > 10 && healthy > 10, "{told} {healthy}");
}
