//! Games played through the screen: by messages, by keys, and by pressing what can be read.

mod hints;
mod letters;
mod places;
pub(crate) mod positions;
mod promises;
mod recap;
mod tips;
mod undo;

use super::choice::{Act, Desk};
use super::{Action, Duel, Message, Selection};
use crate::storage::{DuelSetup, Speed, Who};
use crate::ui::frame;
use crate::ui::frame::choice::{Arrow, Key as Typed};
use crate::ui::frame::fit::shows_every_number;
use crate::ui::harness::{Surroundings, of_every_table, press, run, skip_from_question_to_question};
use bots::Level;
use engine::duel::{Answer, CardId, Event, Face, Pick, State, Track, What};
use engine::{Asked, Game, Seat};
use iced::Size;
use iced_test::Simulator;
use positions::{KINDS, questions, random_game};
use std::collections::{HashMap, HashSet};
use words::Language;

/// A game at the question of a position, asked of the only person at the table, or of one of two.
pub(super) fn asking(state: &State, alone: bool, surroundings: &Surroundings) -> Duel {
    let mut setup = DuelSetup::of([Who::Human; 2], Some(1));
    for (nth, seat) in setup.seats.iter_mut().enumerate() {
        let nth = Seat(nth as u8);
        seat.monster = state.player(nth).monster.figure();
        if alone && state.asks() != Asked::Seat(nth) {
            seat.who = Who::Bot(Level::Easy);
        }
    }
    Duel::at(setup, *state, surroundings.context())
}

pub(super) fn simulator<'a>(duel: &'a Duel, surroundings: &'a Surroundings) -> Simulator<'a, Message> {
    surroundings.simulator(duel.view(surroundings.context()))
}

fn acted(message: Option<Message>) -> Option<Act> {
    match message {
        Some(Message::Acted(_, act)) => Some(act),
        _ => None,
    }
}

#[test]
fn every_kind_of_question_is_met() {
    let found = questions();
    for kind in KINDS {
        assert!(found.contains_key(kind), "{kind}");
    }
}

#[test]
fn bots_play_a_whole_game_by_themselves() {
    let surroundings = Surroundings::quick();
    let bots = DuelSetup::of([Who::Bot(Level::Easy); 2], Some(5));
    let (mut duel, task) = Duel::new(bots, None, surroundings.context());
    let mut waiting = run(task);
    let mut over = 0;
    for _ in 0..20_000 {
        let Some(message) = waiting.pop() else { break };
        match duel.update(message, surroundings.context()) {
            Action::Run(task) => waiting.extend(run(task)),
            Action::GameOver(summary) => {
                assert_eq!(summary.last().outcome(), summary.outcome);
                over += 1;
            }
            _ => {}
        }
    }
    assert_eq!(over, 1);
    assert!(!duel.is_running());
}

#[test]
fn space_leads_to_the_next_question() {
    for (language, seed) in [(Language::English, 3), (Language::French, 4)] {
        let duel = DuelSetup::of([Who::Human, Who::Bot(Level::Easy)], Some(seed));
        skip_from_question_to_question::<State>(duel, Seat(0), language);
    }
}

/// Every key that may do something at a question.
const KEYS: [&str; 40] = [
    "Enter", "Left", "Right", "Up", "Down", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "d", "f",
    "g", "h", "i", "j", "k", "m", "n", "p", "q", "r", "s", "t", "u", "v", "w", "x", "y", "z", "0", "l", "e",
    "c",
];

/// Every answer that keys can say at this question, whatever has to be selected on the way.
fn said_with_keys(state: &State, seat: Seat, start: Selection) -> HashSet<Answer> {
    let mut said = HashSet::new();
    let mut seen = vec![start];
    let mut nth = 0;
    while let Some(selection) = seen.get(nth).copied() {
        nth += 1;
        let desk = Desk::new(state, seat, selection);
        let typed = KEYS.iter().filter_map(|key| match *key {
            "Enter" => Some(Typed::Enter),
            "Left" => Some(Typed::Arrow(Arrow::Left)),
            "Right" => Some(Typed::Arrow(Arrow::Right)),
            "Up" => Some(Typed::Arrow(Arrow::Up)),
            "Down" => Some(Typed::Arrow(Arrow::Down)),
            key => {
                let letter = key.chars().next()?;
                Some(
                    letter
                        .to_digit(10)
                        .map_or(Typed::Letter(letter), |digit| Typed::Digit(digit as u8)),
                )
            }
        });
        for act in typed.filter_map(|key| desk.key(key)) {
            assert!(desk.allows(act), "a key does what cannot be done: {act:?}");
            if let Act::Say(answer) = act {
                said.insert(answer);
                continue;
            }
            let next = selection.after(act, state.turn().dice.all());
            if !seen.contains(&next) {
                seen.push(next);
            }
        }
    }
    said
}

#[test]
fn every_answer_of_every_question_can_be_said_with_keys() {
    let mut asked = 0;
    for seed in 500..560 {
        random_game(seed, &mut |state| {
            let Asked::Seat(seat) = state.asks() else { return };
            // Every question would take long: rolls and turns are many.
            asked += 1;
            if asked % 29 != 0 && !matches!(state.question().what, What::Choose { .. } | What::May { .. }) {
                return;
            }
            let said = said_with_keys(state, seat, Selection::of(state));
            let mut answers = Vec::new();
            state.answers(&mut answers);
            for answer in answers {
                assert!(said.contains(&answer), "{answer:?} at {:?}", state.question());
            }
        });
    }
    assert!(asked > 1000, "{asked}");
}

#[test]
fn what_is_pressed_is_offered_and_nothing_on_the_table_lies() {
    for state in questions().values() {
        let Asked::Seat(seat) = state.asks() else { continue };
        let desk = Desk::new(state, seat, Selection::of(state));
        let dice = (0..16).filter_map(|die| desk.die(die));
        let slots = (0..3).filter_map(|slot| desk.slot(slot));
        let tracks = Track::ALL.into_iter().filter_map(|track| desk.track(track));
        let groups = Face::ALL.into_iter().filter_map(|face| desk.group(face));
        let cards = CardId::all().filter_map(|card| desk.card(card));
        let choices = desk.choices().into_iter().map(|choice| choice.act);
        for act in dice
            .chain(slots)
            .chain(tracks)
            .chain(groups)
            .chain(cards)
            .chain(choices)
        {
            assert!(desk.allows(act), "{act:?} at {:?}", state.question());
        }
    }
}

#[test]
fn no_key_means_two_things_at_a_question() {
    for (kind, state) in questions() {
        let Asked::Seat(seat) = state.asks() else { continue };
        let desk = Desk::new(&state, seat, Selection::of(&state));
        let mut keys: Vec<Typed> = Vec::new();
        for choice in desk.choices() {
            for key in choice.keys.into_iter().flatten() {
                assert!(
                    !keys.contains(&key) && !of_every_table::<Answer>(key),
                    "{kind}: {key:?}"
                );
                keys.push(key);
            }
        }
    }
}

#[test]
fn every_button_has_a_key() {
    let mut asked = 0;
    for seed in 0..200 {
        random_game(seed, &mut |state| {
            let Asked::Seat(seat) = state.asks() else { return };
            let desk = Desk::new(state, seat, Selection::of(state));
            for choice in desk.choices() {
                let keys: Vec<Typed> = choice.keys.into_iter().flatten().collect();
                let free =
                    |key: &Typed| !of_every_table::<Answer>(*key) && desk.key(*key) == Some(choice.act);
                assert!(
                    !keys.is_empty() && keys.iter().all(free),
                    "{choice:?} at {:?}",
                    state.question()
                );
            }
            asked += 1;
        });
    }
    assert!(asked > 1000, "{asked}");
}

#[test]
fn every_numbered_answer_shows_its_number() {
    let surroundings = Surroundings::quick();
    let mut numbered = 0;
    for seed in 0..40 {
        random_game(seed, &mut |state| {
            let Asked::Seat(seat) = state.asks() else { return };
            let choices = Desk::new(state, seat, Selection::of(state)).choices();
            let shown = shows_every_number(&choices, &surroundings.words);
            assert_eq!(shown, Ok(()), "{:?}", state.question());
            let digit = |choice: &super::choice::Choice| matches!(choice.keys, [Some(Typed::Digit(_)), _]);
            let numbers = choices.iter().filter(|choice| digit(choice)).count();
            // They begin with 1, and nothing comes between.
            for nth in 0..numbers {
                let key = Typed::Digit(nth as u8 + 1);
                assert!(
                    choices.iter().any(|choice| choice.has(key)),
                    "{:?}",
                    state.question()
                );
            }
            numbered += usize::from(numbers > 1);
        });
    }
    assert!(numbered > 50, "{numbered}");
}

#[test]
fn every_question_shows_its_buttons_in_both_languages_and_small_rooms() {
    for language in Language::ALL {
        let surroundings = Surroundings::new(language, Speed::Instant);
        for (kind, state) in questions() {
            let duel = asking(&state, true, &surroundings);
            let Asked::Seat(seat) = state.asks() else { continue };
            let desk = Desk::new(&state, seat, duel.selection);
            let mut window = simulator(&duel, &surroundings);
            for (nth, choice) in desk.choices().iter().enumerate() {
                let id = iced::widget::Id::from(format!("answer-{nth}"));
                let found = window.click(iced_test::selector::id(id));
                assert!(found.is_ok(), "{kind}: button {nth}");
                let _ = choice;
            }
            let pressed: Vec<Act> = window
                .into_messages()
                .filter_map(|message| acted(Some(message)))
                .collect();
            let acts: Vec<Act> = desk.choices().iter().map(|choice| choice.act).collect();
            // What has to be scrolled into sight is not pressed by this simulator.
            assert!(!pressed.is_empty(), "{kind}: nothing can be pressed");
            assert!(pressed.iter().all(|act| acts.contains(act)), "{kind}");
        }
    }
}

#[test]
fn an_answer_to_another_question_is_dropped() {
    let surroundings = Surroundings::quick();
    for (kind, state) in questions() {
        let mut duel = asking(&state, true, &surroundings);
        let ticket = duel.frame.table().ticket();
        let said = press(&duel, "Enter")
            .or_else(|| press(&duel, "d"))
            .or_else(|| press(&duel, "y"));
        let Some(Message::Acted(_, act)) = said else {
            continue;
        };
        let before = *duel.frame.state();
        let _ = duel.update(Message::Acted(ticket + 1, act), surroundings.context());
        let _ = duel.update(
            Message::Looked(ticket + 1, Answer::Done, true),
            surroundings.context(),
        );
        assert_eq!((*duel.frame.state(), duel.own.looked), (before, None), "{kind}");
        let _ = duel.update(Message::Acted(ticket, act), surroundings.context());
        assert!(duel.frame.table().ticket() != ticket || *duel.frame.state() == before);
    }
}

#[test]
fn a_token_is_placed_with_arrows_and_enter() {
    let surroundings = Surroundings::quick();
    let found = questions();
    for kind in ["place", "king"] {
        let state = &found[kind];
        let mut duel = asking(state, true, &surroundings);
        let start = duel.selection.hand.expect("a token in the hand");
        for key in ["Left", "Right", "Left", "Up", "Down", "Left"] {
            if let Some(message) = press(&duel, key) {
                let _ = duel.update(message, surroundings.context());
            }
        }
        let (buzz, placing) = duel.selection.hand.expect("still there");
        assert_ne!((buzz, placing), start, "{kind}: it has moved");
        let enter = press(&duel, "Enter").expect("it can be laid there");
        let _ = duel.update(enter, surroundings.context());
        assert_eq!(duel.frame.state().placing(buzz), Some(placing), "{kind}");
    }
}

#[test]
fn arrows_point_where_the_token_goes_whoever_places_it() {
    let surroundings = Surroundings::quick();
    let mut asked = HashSet::new();
    for seed in 0..30 {
        random_game(seed, &mut |state| {
            let Asked::Seat(seat) = state.asks() else { return };
            if !matches!(state.question().what, What::Place { .. }) || !asked.insert(seat) {
                return;
            }
            // Two people at one screen: the first seat sits on the left, whoever is asked.
            let mut duel = asking(state, false, &surroundings);
            let mut last = None;
            for key in ["Left", "Left", "Right"] {
                let Some((_, before)) = duel.selection.hand else {
                    continue;
                };
                let Some(message) = press(&duel, key) else {
                    continue;
                };
                let _ = duel.update(message, surroundings.context());
                let (_, after) = duel.selection.hand.expect("still there");
                let moved = (after.low - before.low) * state.side(Seat(0));
                assert_eq!(moved > 0, key == "Left", "{key}");
                last = Some(after);
            }
            assert!(last.is_some());
        });
    }
    assert_eq!(asked.len(), 2);
}

#[test]
fn a_token_dragged_onto_the_track_lies_there() {
    let surroundings = Surroundings::quick();
    let state = questions()["place"];
    let mut duel = asking(&state, true, &surroundings);
    let ticket = duel.frame.table().ticket();
    let _ = duel.update(Message::Grabbed(ticket), surroundings.context());
    assert!(duel.own.dragging);
    let desk = duel.desk().expect("a question");
    let (buzz, placing) = *desk.places().last().expect("a place");
    let taken = engine::duel::Placing { low: 7, ..placing };
    let _ = duel.update(Message::Hovered(ticket, Some(taken)), surroundings.context());
    let _ = duel.update(Message::LetGo, surroundings.context());
    assert!(!duel.own.dragging);
    let _ = duel.update(Message::Dropped(ticket, buzz, placing), surroundings.context());
    assert_eq!(duel.frame.state().placing(buzz), Some(placing));
}

#[test]
fn a_card_for_sale_is_bought_by_pressing_it_or_after_b() {
    let surroundings = Surroundings::quick();
    let mut found = None;
    for seed in 0..50 {
        random_game(seed, &mut |state| {
            let Asked::Seat(seat) = state.asks() else { return };
            if found.is_none() && state.question().what == What::Buy && state.affordable(seat, 0, 0) {
                found = Some(*state);
            }
        });
    }
    let state = found.expect("a purchase");
    let Asked::Seat(seat) = state.asks() else {
        panic!("somebody buys");
    };
    let card = state.market()[0].expect("a card");
    let mut duel = asking(&state, true, &surroundings);
    assert_eq!(acted(press(&duel, "3")), None, "a number alone buys nothing");
    for key in ["b", "3"] {
        let message = press(&duel, key).expect("a key");
        let _ = duel.update(message, surroundings.context());
    }
    let after = duel.frame.state();
    assert!(after.player(seat).energy < state.player(seat).energy);
    assert!(!after.market().contains(&Some(card)));

    let duel = asking(&state, true, &surroundings);
    let name = words::duel::card_name(&surroundings.words, card);
    let mut window = simulator(&duel, &surroundings);
    window.click(name.as_str()).expect("the card lies there");
    let bought = window.into_messages().find_map(|message| acted(Some(message)));
    assert_eq!(bought, Some(Act::Say(Answer::Buy(0))));
}

#[test]
fn enter_never_gives_a_purchase_away() {
    let surroundings = Surroundings::quick();
    let (mut rich, mut poor) = (0, 0);
    for seed in 0..20 {
        random_game(seed, &mut |state| {
            let Asked::Seat(seat) = state.asks() else { return };
            if !matches!(state.question().what, What::Buy | What::Shop { .. }) {
                return;
            }
            let desk = Desk::new(state, seat, Selection::of(state));
            let done = Some(Act::Say(Answer::Done));
            let enter = desk.key(Typed::Enter);
            if (0..3).any(|slot| matches!(desk.slot(slot), Some(Act::Say(Answer::Buy(_))))) {
                assert_eq!((enter, desk.key(Typed::Letter('d'))), (None, done));
                let shown = desk.choices()[0].caps(&surroundings.words);
                assert_eq!(shown, ["D"], "the button says which key it is");
                rich += 1;
            } else if desk.aimable().is_empty() {
                assert_eq!(enter, done, "nothing is given away");
                poor += 1;
            }
        });
    }
    assert!(rich > 0 && poor > 0, "{rich} {poor}");
}

#[test]
fn an_enter_too_many_after_the_last_face_ends_nobodys_turn() {
    let surroundings = Surroundings::quick();
    let mut found = Vec::new();
    for seed in 0..60 {
        random_game(seed, &mut |state| {
            let Asked::Seat(seat) = state.asks() else { return };
            let desk = Desk::new(state, seat, Selection::of(state));
            let Some(Act::Say(answer @ Answer::Resolve(_))) = desk.key(Typed::Enter) else {
                return;
            };
            let mut after = *state;
            let buys = after.apply(answer).is_ok() && after.question().what == What::Buy;
            if buys && after.affordable(seat, 0, 0) && found.len() < 3 {
                found.push(*state);
            }
        });
    }
    assert!(!found.is_empty());
    for state in found {
        let mut duel = asking(&state, false, &surroundings);
        for _ in 0..3 {
            if let Some(message) = press(&duel, "Enter") {
                let _ = duel.update(message, surroundings.context());
            }
        }
        assert_eq!(
            duel.frame.state().question().what,
            What::Buy,
            "the purchase still waits"
        );
        assert_eq!(duel.frame.state().turn().number, state.turn().number);
    }
}

#[test]
fn the_button_that_lays_a_token_is_never_cut_off() {
    let mut found: HashMap<usize, State> = HashMap::new();
    for seed in 0..30 {
        random_game(seed, &mut |state| {
            if let What::Place { buzz } = state.question().what {
                found.insert(buzz.index(), *state);
            }
        });
    }
    let mut surroundings = Surroundings::new(Language::French, Speed::Instant);
    surroundings.size = Size::new(1456.0, 819.0);
    for state in found.values() {
        let mut duel = asking(state, true, &surroundings);
        let places = duel.desk().map(|desk| desk.places()).unwrap_or_default();
        for place in places.into_iter().step_by(3) {
            duel.selection.hand = Some(place);
            let id = iced_test::selector::id(iced::widget::Id::new("answer-0"));
            let button = simulator(&duel, &surroundings).find(id).expect("it can be laid");
            let (whole, seen) = (button.bounds(), button.visible_bounds());
            let cut =
                seen.is_none_or(|seen| whole.width - seen.width > 0.5 || whole.height - seen.height > 0.5);
            assert!(!cut, "{place:?}: {whole:?} {seen:?}");
        }
    }
}

#[test]
fn the_purchase_is_told_while_its_token_is_placed() {
    let surroundings = Surroundings::quick();
    let mut found = Vec::new();
    for seed in 0..50 {
        random_game(seed, &mut |state| {
            let mut after = *state;
            let sells = state.question().what == What::Buy && after.apply(Answer::Buy(0)).is_ok();
            let fills = matches!(after.question().what, What::Reveal { .. });
            let card = state.market()[0].filter(|card| card.buzz().is_some());
            if let Some(card) = card.filter(|_| sells && fills && found.len() < 5) {
                found.push((*state, card));
            }
        });
    }
    let mut met = 0;
    for (state, card) in found {
        let mut duel = asking(&state, true, &surroundings);
        for key in ["b", "3"] {
            let message = press(&duel, key).expect("a key");
            let _ = duel.update(message, surroundings.context());
        }
        if matches!(duel.frame.state().question().what, What::Place { .. }) && duel.desk().is_some() {
            let scene = super::scene::Scene::new(&duel, surroundings.context());
            let told = super::stage::happened(&scene).expect("a purchase").to_string();
            let name = words::duel::card_name(&surroundings.words, card);
            assert!(told.contains("buys") && told.contains(&name), "{told}");
            met += 1;
        }
    }
    assert!(met > 0);
}

#[test]
fn pulls_are_seen_before_they_happen() {
    let found = questions();
    for kind in ["track", "claws-and-tracks"] {
        let state = &found[kind];
        let Asked::Seat(seat) = state.asks() else { continue };
        let desk = Desk::new(state, seat, Selection::of(state));
        let pulls = desk.pulls(None);
        assert_eq!(pulls.len(), 2, "{kind}: both markers");
        for pull in pulls {
            let answer = match kind {
                "track" => Answer::Choose(Pick::Track(pull.track)),
                _ if pull.track == Track::Fame => Answer::Resolve(Face::Fame),
                _ => Answer::Resolve(Face::Destruction),
            };
            let mut after = *state;
            let mut way = Vec::new();
            let mut decisions = 0;
            after
                .apply_telling(answer, &mut |event, _| match event {
                    Event::DecisionMade { .. } => decisions += 1,
                    Event::Pulled { to, track, .. } if decisions == 1 && track == pull.track => way.push(to),
                    _ => {}
                })
                .expect("it is offered");
            let seen: Vec<_> = pull.stops.iter().map(|(space, _)| *space).collect();
            assert_eq!(seen, way, "{kind}");
        }
    }
}

#[test]
fn an_answer_under_the_pointer_shows_where_it_leads() {
    let surroundings = Surroundings::quick();
    let state = questions()["claws-and-tracks"];
    let mut duel = asking(&state, true, &surroundings);
    let Asked::Seat(seat) = state.asks() else {
        panic!("somebody is asked");
    };
    let desk = Desk::new(&state, seat, duel.selection);
    let nth = desk
        .choices()
        .iter()
        .position(|choice| choice.act == Act::Say(Answer::Resolve(Face::Destruction)))
        .expect("a pull");
    let mut window = simulator(&duel, &surroundings);
    let id = iced::widget::Id::from(format!("answer-{nth}"));
    let button = window.find(iced_test::selector::id(id)).expect("a button");
    window.point_at(button.bounds().center());
    let _ = window.simulate([iced::Event::Mouse(iced::mouse::Event::CursorMoved {
        position: button.bounds().center(),
    })]);
    let messages: Vec<Message> = window.into_messages().collect();
    for message in messages {
        let _ = duel.update(message, surroundings.context());
    }
    assert_eq!(duel.own.looked, Some(Answer::Resolve(Face::Destruction)));
    // Left later than another was reached: that one stays.
    let ticket = duel.frame.table().ticket();
    let _ = duel.update(
        Message::Looked(ticket, Answer::Resolve(Face::Fame), false),
        surroundings.context(),
    );
    assert_eq!(duel.own.looked, Some(Answer::Resolve(Face::Destruction)));
    let pulls = desk.pulls(duel.own.looked);
    assert!(pulls.iter().all(|pull| pull.track == Track::Destruction));
    let sentence = super::scene::Scene::new(&duel, surroundings.context());
    let desk = sentence.desk.as_ref().expect("a question");
    let told = sentence.speaker(desk).preview(Answer::Resolve(Face::Destruction));
    assert!(!told.is_empty());
}

#[test]
fn nobody_gives_up_a_card_by_pressing_enter_once_too_often() {
    let found = questions();
    for kind in ["may-rebooting", "may-superconductor"] {
        let state = &found[kind];
        let Asked::Seat(seat) = state.asks() else { continue };
        let desk = Desk::new(state, seat, Selection::of(state));
        assert_ne!(desk.key(Typed::Enter), Some(Act::Say(Answer::Accept)), "{kind}");
        assert_eq!(
            desk.key(Typed::Letter('y')),
            Some(Act::Say(Answer::Accept)),
            "{kind}"
        );
    }
}

#[test]
fn cards_and_powers_of_both_players_can_be_read() {
    let surroundings = Surroundings::quick();
    let state = questions()["rivals-keep"];
    let mut duel = asking(&state, true, &surroundings);
    for seat in [Seat(0), Seat(1)] {
        let _ = duel.update(Message::Read(seat), surroundings.context());
        let mut window = simulator(&duel, &surroundings);
        for card in state.player(seat).kept.iter().take(4) {
            let name = words::duel::card_name(&surroundings.words, *card);
            assert!(window.find(name.as_str()).is_ok(), "{name}");
        }
        drop(window);
        // While something is read, nothing is answered.
        assert_eq!(acted(press(&duel, "1")), None);
    }
    // Both are read with one key, one after the other.
    let mut open = Vec::new();
    let _ = press(&duel, "Escape").map(|message| duel.update(message, surroundings.context()));
    for _ in 0..3 {
        let key = press(&duel, "c").expect("a key");
        let _ = duel.update(key, surroundings.context());
        open.push(duel.frame.overlay().is_some());
    }
    assert_eq!(open, [true, true, false]);
}

#[test]
fn a_still_table_listens_to_nothing() {
    let surroundings = Surroundings::quick();
    for state in questions().values() {
        let duel = asking(state, true, &surroundings);
        assert!(!duel.frame.show().is_animating());
    }
}

#[test]
fn groups_of_dice_are_numbered_as_their_buttons_are() {
    use crate::ui::widget::dice::DiceView;
    let surroundings = Surroundings::quick();
    let mut met = 0;
    for seed in 0..40 {
        random_game(seed, &mut |state| {
            let stops = state.question().what == What::Roll && state.offers(Answer::Done);
            if met >= 5 || !stops {
                return;
            }
            // The show ends with the last event, in which the faces are not asked about yet.
            let mut duel = asking(state, true, &surroundings);
            let ticket = duel.frame.table().ticket();
            let _ = duel.update(
                Message::Acted(ticket, Act::Say(Answer::Done)),
                surroundings.context(),
            );
            let Some(desk) = duel.desk().filter(|desk| desk.what() == What::Face) else {
                return;
            };
            let dice = super::dice::thrown(duel.frame.show(), Some(&desk));
            for face in Face::ALL {
                assert_eq!(dice.is_resolved(face), desk.group(face).is_none(), "{face:?}");
            }
            met += u8::from(
                Face::ALL
                    .into_iter()
                    .any(|face| desk.state.rolled(face) > 0 && desk.group(face).is_none()),
            );
        });
    }
    assert_eq!(met, 5);
}

#[test]
fn every_die_that_is_not_thrown_again_looks_it_and_has_no_key() {
    let mut held = 0;
    for seed in 0..200 {
        random_game(seed, &mut |state| {
            let Asked::Seat(seat) = state.asks() else { return };
            let (all, free) = (state.turn().dice.all(), state.rerollable());
            if free == 0 {
                return;
            }
            for dice in [0, 1, all] {
                let selection = Selection {
                    dice,
                    ..Selection::default()
                };
                let desk = Desk::new(state, seat, selection);
                assert_eq!((dice | desk.held()) & all, all & !desk.to_roll());
                let keyed = (0..16).filter(|die| desk.die(*die).is_some());
                assert_eq!(keyed.fold(0, |mask, die| mask | 1 << die), free);
                held += u32::from(desk.held() != 0);
            }
        });
    }
    assert!(held > 9, "{held}");
}
