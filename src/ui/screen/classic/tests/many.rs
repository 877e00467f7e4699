//! Questions with many answers: every button has a key of its own, and covers nobody.

use super::super::choice::{Desk, Selection};
use super::*;
use crate::asking::classic::secrets;
use crate::ui::screen::classic::panel;
use engine::classic::{Edition, Key, Options, Pack, PowerUp, Use, Wickedness};
use iced::Rectangle;
use iced_test::selector::id;
use std::collections::{BTreeMap, HashSet};

/// Tables that have every box among them.
fn tables() -> Vec<TableSetup> {
    let mut crowded = people(6, 5);
    crowded.options = Options {
        promos: true,
        halloween: true,
        wickedness: Wickedness::Mixed,
        ..Options::of(Edition::Dark)
    };
    crowded.options.power_up = PowerUp::Standard;
    for pack in Pack::ALL {
        crowded.use_pack(pack, true);
    }
    let mut powered = people(4, 5);
    powered.options.power_up = PowerUp::Standard;
    vec![crowded, powered, people(5, 3)]
}

/// Random games at each of these tables; `look` sees every position in which a seat is asked.
fn walk(games: u64, look: &mut dyn FnMut(Seat, &State)) {
    for mut table in tables() {
        for seed in 0..games {
            table.seed = Some(seed * 7);
            played_at_random(&table, seed, 900, look);
        }
    }
}

/// The name of a question.
fn name_of(what: What) -> String {
    let name = format!("{what:?}");
    name.split([' ', '{']).next().unwrap_or_default().to_owned()
}

/// The cards in front of a seat and in its hand that can be played or used in several ways, each with its ways.
fn played_in_ways(state: &State, seat: Seat) -> Vec<(Selection, Vec<Use>)> {
    let mut free = Vec::new();
    state.free_actions(seat, &mut free);
    let laid = free.into_iter().filter_map(|answer| match answer {
        Answer::Use(used) if used.key != Key::NONE => Some(used),
        _ => None,
    });
    let mut found: Vec<(Selection, Vec<Use>)> = Vec::new();
    for used in secrets::plays(state, seat).into_iter().chain(laid) {
        let same =
            |(_, ways): &&mut (Selection, Vec<Use>)| (ways[0].face, ways[0].key) == (used.face, used.key);
        if let Some((_, ways)) = found.iter_mut().find(same) {
            ways.push(used);
            continue;
        }
        let in_hand = used.key == Key::NONE;
        let selection = Selection {
            card: in_hand.then_some(used.face),
            used: (!in_hand).then_some(used.key),
            ..Selection::default()
        };
        found.push((selection, vec![used]));
    }
    found.retain(|(_, ways)| ways.len() > 1);
    found
}

/// Everything that can be selected on the way to an answer, one after another.
fn every_selection<'a>(desk: &Desk<'a>, look: &mut dyn FnMut(&Desk<'a>)) {
    let mut seen = HashSet::new();
    let mut waiting = vec![desk.selection];
    while let Some(selection) = waiting.pop() {
        let mut at = desk.clone();
        at.selection = selection;
        look(&at);
        let acts = at.choices().into_iter().map(|choice| choice.act);
        for act in acts.chain((0..16).filter_map(|die| at.die(die))) {
            let next = match act {
                Act::Pick(die) => Selection {
                    die,
                    aim: None,
                    ..selection
                },
                Act::Aim(aim) => Selection { aim, ..selection },
                Act::Throw(thrower) => Selection { thrower, ..selection },
                _ => continue,
            };
            if seen.insert((next.die, next.aim, next.thrower)) {
                waiting.push(next);
            }
        }
        if matches!(at.what(), What::Buy | What::Opportunity) && !selection.buying {
            let buying = true;
            waiting.push(Selection { buying, ..selection });
        }
    }
}

#[test]
fn every_button_has_a_key_that_means_nothing_else() {
    let (mut most, mut wrong) = (0, BTreeMap::new());
    let mut look = |desk: &Desk<'_>| {
        let mut keys = HashSet::new();
        let choices = desk.choices();
        most = most.max(choices.len());
        for choice in choices {
            let own: Vec<Typed> = choice.keys.into_iter().flatten().collect();
            let twice = own.iter().any(|key| !keys.insert(*key));
            let taken = own.iter().any(|key| of_every_table::<Answer>(*key));
            let lies = own.iter().any(|key| desk.key(*key) != Some(choice.act));
            // Where numbers are on the dice, they are on no button.
            let on_dice = desk.numbers_dice() && desk.what() != What::Group;
            let on_dice = on_dice && (0..9).any(|die| desk.die(die).is_some());
            let digits = on_dice && own.iter().any(|key| matches!(key, Typed::Digit(_)));
            if own.is_empty() || twice || taken || lies || digits {
                let told = format!("{:?} {:?} at {:?}", choice.act, choice.keys, desk.selection);
                let _ = wrong.entry(name_of(desk.what())).or_insert(told);
            }
        }
    };
    walk(150, &mut |seat, state| {
        let desk = Desk::new(state, seat, Selection::default());
        every_selection(&desk, &mut look);
        for (selection, ways) in played_in_ways(state, seat) {
            let desk = Desk::new(state, seat, selection).playing(ways);
            every_selection(&desk, &mut look);
        }
    });
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(most > 6, "{most}");
}

/// Of each kind of question, asked about what is selected so, the position with the most buttons.
fn fullest() -> BTreeMap<String, (State, Selection, usize)> {
    let mut found: BTreeMap<String, (State, Selection, usize)> = BTreeMap::new();
    walk(400, &mut |seat, state| {
        let mut look = |desk: &Desk<'_>| {
            let selection = desk.selection;
            let mut kind = name_of(desk.what());
            for (is, what) in [
                (desk.played().is_some(), " how"),
                (selection.die.is_some(), " die"),
                (selection.aim.is_some(), " aim"),
            ] {
                kind.push_str(if is { what } else { "" });
            }
            let count = desk.choices().len();
            if found.get(&kind).is_none_or(|(_, _, most)| count > *most) {
                let _ = found.insert(kind, (*state, selection, count));
            }
        };
        every_selection(&Desk::new(state, seat, Selection::default()), &mut look);
        for (selection, ways) in played_in_ways(state, seat) {
            every_selection(&Desk::new(state, seat, selection).playing(ways), &mut look);
        }
    });
    found
}

/// Where the buttons of a game stand, with the number of each.
fn buttons(play: &Classic, surroundings: &Surroundings) -> Vec<(usize, Rectangle, Option<Rectangle>)> {
    let mut ui = simulator(play, surroundings);
    let found = (0..30).filter_map(|nth| {
        let found = ui.find(id(format!("answer-{nth}"))).ok()?;
        Some((nth, found.bounds(), found.visible_bounds()))
    });
    found.collect()
}

#[test]
fn no_button_covers_a_monster_or_has_to_be_scrolled_to() {
    let (mut wrong, mut checked) = (Vec::new(), 0);
    let fullest = fullest();
    for language in Language::ALL {
        for size in [(1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0)] {
            let mut surroundings = Surroundings::new(language, Speed::Instant);
            surroundings.size = size.into();
            for (kind, (state, selection, count)) in &fullest {
                let mut play = asking(*state, true, &surroundings);
                if play.frame.asked().is_none() {
                    continue;
                }
                play.selection = Selection {
                    kept: play.selection.kept,
                    split: play.selection.split,
                    ..*selection
                };
                let scene = scene::Scene::new(&play, surroundings.context());
                let desk = scene.playing.as_ref().or(scene.desk.as_ref()).expect("asked");
                let choices = desk.choices();
                let (room, sells) = (scene.layout.room, scene.layout.room.shelf.width > 0.0);
                for (nth, bounds, seen) in buttons(&play, &surroundings) {
                    let act = choices[nth].act;
                    // Cards to choose lie where they can be read; the way to three others lies above those for sale.
                    if scene.is_spread(desk, act) || sells && act == Act::Say(Answer::Sweep) {
                        continue;
                    }
                    checked += 1;
                    let whole = seen.is_some_and(|seen| seen.height > bounds.height - 0.5);
                    if !bounds.is_within(&room.desk) || !whole {
                        let room = room.desk;
                        wrong.push(format!(
                            "{kind} {count} {language} {size:?}: {act:?} {bounds:?} in {room:?}"
                        ));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}: {wrong:#?}", wrong.len());
    assert!(checked > 500, "{checked}");
}

#[test]
fn while_it_is_asked_how_a_card_is_used_no_other_key_answers() {
    let surroundings = Surroundings::quick();
    let mut asked = 0;
    walk(60, &mut |seat, state| {
        if asked > 40 || state.question().what != What::Roll {
            return;
        }
        for (selection, ways) in played_in_ways(state, seat) {
            let mut play = asking(*state, true, &surroundings);
            play.selection = Selection {
                card: selection.card,
                used: selection.used,
                ..play.selection
            };
            let Some(desk) = play.playing() else { continue };
            assert!(!desk.numbers_dice(), "{ways:?}");
            let choices = desk.choices();
            for key in ["1", "2", "3", "4", "9", "r", "k", "d", "t", "b", "Enter"] {
                let offered = acted(press(&play, key));
                let listed = offered.is_none_or(|act| choices.iter().any(|choice| choice.act == act));
                assert!(listed, "{key}: {offered:?}");
            }
            asked += 1;
        }
    });
    assert!(asked > 10, "{asked}");
}

#[test]
fn a_face_of_dice_is_turned_to_another_in_two_steps() {
    let surroundings = Surroundings::quick();
    let mut turned = 0;
    walk(200, &mut |seat, state| {
        let mut ways = played_in_ways(state, seat).into_iter();
        let faces = |ways: &[Use]| matches!(ways[0].pick, Pick::Faces(..));
        let found = ways.find(|(_, ways)| faces(ways)).filter(|_| turned < 20);
        let Some((selection, ways)) = found else {
            return;
        };
        for used in ways {
            let Pick::Faces(from, to) = used.pick else {
                continue;
            };
            let mut play = asking(*state, true, &surroundings);
            play.selection.card = selection.card;
            let number = |face: Face| (face.index() + 1).to_string();
            if play.playing().expect("it is asked how").turning().is_none() {
                let first = press(&play, &number(from)).expect("a face");
                let _ = play.update(first, surroundings.context());
            }
            let said = acted(press(&play, &number(to)));
            assert_eq!(said, Some(Act::Say(Answer::Use(used))));
            turned += 1;
        }
    });
    assert!(turned > 10, "{turned}");
}

#[test]
fn a_hit_is_answered_in_the_same_places_however_many_answers_there_are() {
    let mut found: BTreeMap<usize, (State, Selection)> = BTreeMap::new();
    walk(400, &mut |seat, state| {
        if state.question().what == What::Harm {
            let desk = Desk::new(state, seat, Selection::default());
            let many = desk.choices().len();
            let _ = found.entry(many).or_insert((*state, desk.selection));
        }
    });
    assert!(found.len() > 2, "{:?}", found.keys());
    for language in Language::ALL {
        for size in [(1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0)] {
            let mut surroundings = Surroundings::new(language, Speed::Instant);
            surroundings.size = size.into();
            for (many, (state, _)) in &found {
                let play = asking(*state, true, &surroundings);
                let Some(desk) = play.desk() else { continue };
                let last = desk.choices().len() - 1;
                let scene = scene::Scene::new(&play, surroundings.context());
                let room = scene.layout.room;
                assert!(!panel::is_about_dice(&desk));
                for (nth, bounds, _) in buttons(&play, &surroundings) {
                    // What is taken stands below, in the middle, in large letters; what is used stands where the dice lay.
                    let place = if nth == last { room.answers } else { room.tray };
                    let what = format!("{many} {language} {size:?}: {nth} {bounds:?} in {place:?}");
                    assert!(bounds.is_within(&place.expand(1.0)), "{what}");
                    let middle = (bounds.center_x() - place.center_x()).abs();
                    assert!(
                        nth < last || middle < 2.0 && bounds.height > room.of(30.0),
                        "{what}"
                    );
                }
            }
        }
    }
}
