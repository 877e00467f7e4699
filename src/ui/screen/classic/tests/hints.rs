//! Hints at the table.

use super::*;
use crate::ui::frame::PlayableGame as _;
use crate::ui::screen::classic::{advice, choice, preview};
use bots::classic::Aim;
use engine::classic::{Edition, Options, Pack, PowerUp, Wickedness};

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

#[test]
fn a_hint_names_only_what_can_be_chosen_at_the_question_that_waits() {
    let surroundings = Surroundings::quick();
    let (mut named, mut left_out) = (0, 0);
    let mut waits: Vec<State> = questions().into_values().collect();
    for (seed, table) in every_box().into_iter().enumerate() {
        let mut nth = 0;
        played_at_random(&table, seed as u64, 500, &mut |_, state| {
            let group = state.question().what == What::Group;
            nth += 1;
            if nth % if group { 5 } else { 60 } == 0 {
                waits.push(*state);
            }
        });
    }
    for state in waits {
        let Asked::Seat(seat) = state.asks() else { continue };
        let mut play = asking(state, true, &surroundings);
        play.pose_aside(false);
        let Some(advice) = play.frame.advice() else {
            continue;
        };
        let desk = choice::Desk::new(&state, seat, play.selection);
        for advised in &advice.list {
            let answer = advised.answer;
            assert!(state.offers(answer), "{answer:?} at {:?}", state.question().what);
            if let Answer::Group(face) = answer {
                assert!(desk.group(face).is_some(), "{answer:?}");
            }
            named += 1;
        }
        let groups = Face::ALL.into_iter().map(Answer::Group);
        let silent = groups.filter(|group| state.offers(*group) && !state.may_be_chosen(*group));
        left_out += silent.count();
    }
    assert!(named > 500 && left_out > 3, "{named} {left_out}");
}

/// Tables with every box, a box after the other.
fn every_box() -> Vec<TableSetup> {
    let mut tables = Vec::new();
    for powered in [None, Some(PowerUp::Standard), Some(PowerUp::Draft)] {
        let mut plain = people(4, 1);
        if let Some(powered) = powered {
            plain.options.power_up = powered;
        }
        let mut dark = plain.clone();
        dark.options = Options {
            promos: true,
            halloween: true,
            wickedness: Wickedness::Mixed,
            power_up: plain.options.power_up,
            ..Options::of(Edition::Dark)
        };
        let mut packed = plain.clone();
        for pack in Pack::ALL {
            packed.use_pack(pack, true);
        }
        tables.extend([plain, dark, packed]);
    }
    tables
}

/// Is this answer marked in the window where it is advised: a die, a button or a card?
fn is_marked(play: &Classic, answer: Answer, surroundings: &Surroundings) -> bool {
    let mut scene = scene::Scene::new(play, surroundings.context());
    scene.advised = Some(answer);
    if scene.advised_dice() != 0 {
        return true;
    }
    let mut window = surroundings.simulator(scene::view(&scene));
    window.find(iced_test::selector::id(frame::hint::ADVISED)).is_ok()
}

#[test]
fn what_is_advised_is_marked_at_every_kind_of_question() {
    /// More answers of a question are like the others.
    const MOST: usize = 9;
    let surroundings = Surroundings::quick();
    let mut kinds: HashMap<String, usize> = HashMap::new();
    let mut all: Vec<(String, State)> = questions().into_iter().collect();
    for (seed, table) in every_box().into_iter().enumerate() {
        let mut found: HashMap<String, State> = HashMap::new();
        played_at_random(&table, seed as u64, 600, &mut |_, state| {
            let name = format!("{:?}", state.question().what);
            found.entry(name).or_insert(*state);
        });
        all.extend(found);
    }
    let mut unmarked = Vec::new();
    for (kind, state) in all {
        let Asked::Seat(seat) = state.asks() else { continue };
        let play = asking(state, true, &surroundings);
        let mut answers = Vec::new();
        state.answers(&mut answers);
        let step = answers.len().div_ceil(MOST).max(1);
        for answer in answers.into_iter().step_by(step) {
            if !state.may_be_chosen(answer) || play.desk().is_none_or(|desk| desk.seat != seat) {
                continue;
            }
            *kinds.entry(kind.clone()).or_default() += 1;
            if !is_marked(&play, answer, &surroundings) {
                unmarked.push(format!("{kind}: {answer:?}"));
            }
        }
    }
    assert!(unmarked.is_empty(), "{} {unmarked:#?}", unmarked.len());
    assert!(kinds.len() > 30, "{kinds:?}");
}

#[test]
fn an_aim_at_dice_has_the_chance_that_is_told_below_them() {
    for language in Language::ALL {
        let words = words::Words::new(language);
        let mut told = 0;
        for seed in 0..30 {
            let mut table = people(4, seed);
            table.options.halloween = true;
            played_at_random(&table, seed, 400, &mut |seat, state| {
                if state.question().what != What::Roll || !state.may_reroll() {
                    return;
                }
                for face in Face::ALL {
                    let kept = state.turn().dice.showing(face);
                    let thrown = state.rerolls() & !kept;
                    let selection = choice::Selection {
                        kept: state.dice_of_turn() & !thrown,
                        ..Default::default()
                    };
                    let desk = choice::Desk::new(state, seat, selection);
                    let names = words::classic::names(&words, state);
                    let speaker = words::classic::Speaker::new(&words, &names, state);
                    let below = preview::hopes(&desk, &speaker).unwrap_or_default();
                    let aims = (1..8).flat_map(|count| {
                        [
                            Aim::Stars(count),
                            Aim::Hit(count),
                            Aim::Heal(count),
                            Aim::Energy(count),
                        ]
                    });
                    for aim in aims {
                        let Some(said) = advice::aim_of_dice(state, Answer::Reroll(thrown), aim, &words)
                        else {
                            continue;
                        };
                        let chance: String = said.chars().take_while(char::is_ascii_digit).collect();
                        let is_below = below.split(" · ").any(|part| {
                            let mut numbers = part.rsplit(|sign: char| !sign.is_ascii_digit());
                            numbers.any(|number| number == chance)
                        });
                        assert!(is_below, "{said}: {below}");
                        told += 1;
                    }
                }
            });
        }
        assert!(told > 100, "{told}");
    }
}
