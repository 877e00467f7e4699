//! Games played through the screen: by messages, by keys, and by pressing what can be read.

mod answering;
mod hints;
mod looks;
mod many;
mod packs;
mod places;
mod positions;
mod secrets;
mod tips;
mod told;
mod undo;

use super::choice::{Act, Purpose};
use super::layout::{Layout, Played};
use super::{Action, Classic, Look, Message, scene, stage};
use crate::storage::{Speed, TableSetup, Who};
use crate::ui::frame::choice::Key as Typed;
use crate::ui::frame::{self, Overlay};
use crate::ui::harness::{Surroundings, of_every_table, press, run, skip_from_question_to_question};
use bots::Level;
use engine::classic::rule::{Rule, Stat};
use engine::classic::{Answer, CardId, Face, Pick, Place, State, What};
use engine::{Asked, Chance, Game, Seat};
use iced::Size;
use iced_test::Simulator;
use positions::{KINDS, OTHER_KINDS, PACK_KINDS, questions};
use std::collections::HashMap;
use std::time::Duration;
use table::Dealer;
use words::Language;
use words::classic::card_name;

fn bots(seats: usize, seed: u64) -> TableSetup {
    TableSetup::of_bots(&vec![Level::Easy; seats], Some(seed))
}

pub(crate) fn people(seats: usize, seed: u64) -> TableSetup {
    let mut table = bots(seats, seed);
    for seat in &mut table.seats {
        seat.who = Who::Human;
    }
    table
}

/// Plays a game at random, so many answers of it; `look` sees every position in which a seat is asked.
pub(crate) fn played_at_random(
    table: &TableSetup,
    seed: u64,
    answers: usize,
    look: &mut dyn FnMut(Seat, &State),
) {
    let mut dealer = Dealer::new(seed);
    let mut state = table.game().start().expect("a table");
    let mut choices = Vec::new();
    for _ in 0..answers {
        let answer = match state.asks() {
            Asked::NoOne => break,
            Asked::Nature => state.deal(&mut dealer).expect("dealt"),
            Asked::Seat(seat) => {
                look(seat, &state);
                choices.clear();
                state.answers(&mut choices);
                choices[dealer.below(choices.len() as u32) as usize]
            }
        };
        state.apply(answer).expect("a listed answer");
    }
}

#[test]
fn every_kind_of_question_is_met() {
    let found = questions();
    for kind in KINDS.into_iter().chain(OTHER_KINDS).chain(PACK_KINDS) {
        assert!(found.contains_key(kind), "{kind}");
    }
}

/// A game at the question of a position, asked of the only person at the table, or of one of many who has
/// said who they are.
fn asking(state: State, alone: bool, surroundings: &Surroundings) -> Classic {
    let mut play = unannounced(state, alone, surroundings);
    if play.frame.stranger().is_some() {
        let _ = play.update(frame::Message::Identified.into(), surroundings.context());
    }
    play
}

/// The same before anybody has said who they are.
fn unannounced(state: State, alone: bool, surroundings: &Surroundings) -> Classic {
    let mut setup = people(6, 1);
    setup.seats.truncate(state.all_seats().count());
    for (seat, place) in setup.seats.iter_mut().zip(0..) {
        if alone && state.asks() != Asked::Seat(Seat(place)) {
            seat.who = Who::Bot(Level::Easy);
        }
    }
    Classic::at(setup, state, surroundings.context())
}

fn simulator<'a>(play: &'a Classic, surroundings: &'a Surroundings) -> Simulator<'a, Message> {
    surroundings.simulator(play.view(surroundings.context()))
}

fn acted(message: Option<Message>) -> Option<Act> {
    match message {
        Some(Message::Acted(_, act)) => Some(act),
        _ => None,
    }
}

#[test]
fn bots_play_a_whole_game_by_themselves() {
    let surroundings = Surroundings::quick();
    let (mut play, task) = Classic::new(bots(4, 11), None, surroundings.context());
    let mut waiting = run(task);
    let mut answers = 0;
    while let Some(message) = waiting.pop() {
        answers += 1;
        assert!(answers < 20_000, "a game comes to an end");
        match play.update(message, surroundings.context()) {
            Action::Run(task) => waiting.extend(run(task)),
            Action::GameOver(summary) => {
                assert!(!play.is_running());
                assert_eq!(summary.outcome, summary.last().outcome());
                assert_eq!(summary.table, bots(4, 11));
                return;
            }
            other => panic!("{other:?}"),
        }
    }
    panic!("the game stands still");
}

#[test]
fn space_leads_to_the_next_question() {
    // Game by game, until the person's monster falls before the end.
    let fell = (0..24).any(|seed| {
        let mut table = bots(3, seed);
        table.seats[1].who = Who::Human;
        let language = Language::ALL[seed as usize % 2];
        skip_from_question_to_question::<State>(table, Seat(1), language)
    });
    assert!(fell, "somebody falls");
}

#[test]
fn a_thought_about_an_earlier_position_is_dropped() {
    let surroundings = Surroundings::quick();
    let (mut play, task) = Classic::new(bots(3, 2), None, surroundings.context());
    let ticket = play.frame.table().ticket();
    let before = *play.frame.state();
    let stale = Message::Frame(frame::Message::BotThought(ticket - 1, Some(Answer::Done)));
    assert!(matches!(play.update(stale, surroundings.context()), Action::None));
    assert_eq!(*play.frame.state(), before);
    // The right one counts, and what is not offered is replaced by something that is.
    drop(task);
    let odd = Message::Frame(frame::Message::BotThought(ticket, Some(Answer::Yield)));
    assert!(matches!(play.update(odd, surroundings.context()), Action::Run(_)));
    assert!(play.frame.table().ticket() > ticket);
}

#[test]
fn clicks_count_only_at_the_question_they_were_meant_for() {
    let surroundings = Surroundings::quick();
    let state = questions()["Roll"];
    let mut play = asking(state, true, &surroundings);
    let ticket = play.frame.table().ticket();
    let stop = |ticket| Message::Acted(ticket, Act::Say(Answer::Done));
    let _ = play.update(stop(ticket + 1), surroundings.context());
    let _ = play.update(
        Message::Acted(ticket, Act::Say(Answer::Sweep)),
        surroundings.context(),
    );
    let _ = play.update(Message::DiePressed(ticket, 99), surroundings.context());
    assert_eq!(*play.frame.state(), state);
    let _ = play.update(Message::DiePressed(ticket, 2), surroundings.context());
    let _ = play.update(Message::DiePressed(ticket + 1, 3), surroundings.context());
    assert_eq!((play.selection.kept, *play.frame.state()), (0b100, state));
    let _ = play.update(stop(ticket), surroundings.context());
    assert!(play.frame.table().ticket() > ticket);
    let after = *play.frame.state();
    let _ = play.update(stop(ticket), surroundings.context());
    assert_eq!(*play.frame.state(), after);
}

#[test]
fn nobody_answers_for_a_bot_or_while_something_is_shown() {
    let surroundings = Surroundings::new(Language::English, Speed::Normal);
    let (mut play, _) = Classic::new(bots(3, 5), None, surroundings.context());
    assert!(play.frame.show().is_playing() && press(&play, "Enter").is_none());
    let (ticket, before) = (play.frame.table().ticket(), *play.frame.state());
    let done = Message::Acted(ticket, Act::Say(Answer::Done));
    let _ = play.update(done.clone(), surroundings.context());
    let _ = play.update(
        Message::Frame(frame::Message::SkipPressed),
        surroundings.context(),
    );
    assert!(!play.frame.show().is_playing());
    let _ = play.update(done, surroundings.context());
    assert_eq!(*play.frame.state(), before);
}

#[test]
fn skipping_shows_the_rest_of_a_bots_turn_at_once() {
    let surroundings = Surroundings::new(Language::English, Speed::Normal);
    let (mut play, task) = Classic::new(bots(3, 5), None, surroundings.context());
    let _ = play.update(
        Message::Frame(frame::Message::SkipPressed),
        surroundings.context(),
    );
    let turn = play.frame.state().turn().number;
    let mut waiting = run(task);
    while let Some(message) = waiting.pop() {
        if let Action::Run(task) = play.update(message, surroundings.context()) {
            waiting.extend(run(task));
        }
    }
    assert_eq!(play.frame.state().turn().number, turn + 1);
    assert!(play.frame.show().is_playing(), "the next turn is shown again");
}

/// Does nothing on the screen tell more than an onlooker may know?
fn hidden_again(play: &Classic) -> bool {
    let shown = play.frame.show().shown();
    *shown == shown.view(None) && *play.frame.state() == play.frame.state().view(None)
}

#[test]
fn a_card_for_one_pair_of_eyes_stays_covered_where_several_sit() {
    let surroundings = Surroundings::quick();
    let state = questions().remove("BuyFromDeck").expect("somebody has peeked");
    let sells = |choice: &super::choice::Choice| matches!(choice.act, Act::Say(Answer::Use(used)) if matches!(used.pick, Pick::Deck(_)));
    let alone = asking(state, true, &surroundings);
    assert!(alone.desk().expect("asked").choices().iter().any(sells));
    let mut shared = unannounced(state, false, &surroundings);
    let hidden = |shared: &Classic| {
        let onlooker = state.view(None);
        (*shared.frame.state(), *shared.frame.show().shown()) == (onlooker, onlooker)
    };
    assert!(
        hidden(&shared) && shared.desk().is_none(),
        "nobody has said who they are"
    );
    for key in ["1", "d", "b", "Space", "h"] {
        if let Some(message) = press(&shared, key) {
            let _ = shared.update(message, surroundings.context());
        }
        assert!(hidden(&shared) && shared.desk().is_none(), "{key}");
    }
    let identified = press(&shared, "Enter").expect("somebody says who they are");
    let _ = shared.update(identified, surroundings.context());
    assert!(shared.desk().expect("asked").choices().iter().any(sells));
    let answer = press(&shared, "d").map(|message| shared.update(message, surroundings.context()));
    assert!(
        answer.is_some() && hidden_again(&shared),
        "it was answered, and is covered again"
    );
}

#[test]
fn nobody_has_to_say_who_they_are_where_nothing_is_hidden() {
    let surroundings = Surroundings::quick();
    let open = |state: &State| state.view(None) == *state;
    let mut asked = 0;
    for (kind, state) in questions().iter().filter(|(_, state)| open(state)) {
        let shared = unannounced(*state, false, &surroundings);
        assert!(
            shared.frame.stranger().is_none() && shared.desk().is_some(),
            "{kind}"
        );
        asked += 1;
    }
    assert!(asked > 10, "{asked}");
}

#[test]
fn whose_card_it_is_can_be_read_whole_in_small_windows() {
    let state = questions().remove("BuyFromDeck").expect("somebody has peeked");
    for (language, size) in Language::ALL
        .into_iter()
        .flat_map(|language| [(960.0, 600.0), (1024.0, 640.0)].map(|size| (language, size)))
    {
        let mut surroundings = Surroundings::new(language, Speed::Instant);
        surroundings.size = size.into();
        let shared = unannounced(state, false, &surroundings);
        let names = shared.frame.names(&surroundings.words);
        let name = names.name(shared.frame.stranger().expect("a stranger"));
        for label in [
            words::fl!(surroundings.words, "play-curtain-hint", name = name),
            words::fl!(surroundings.words, "play-curtain", name = name),
        ] {
            let mut ui = simulator(&shared, &surroundings);
            let found = ui.find(label.as_str()).expect("it is there");
            let seen = found.visible_bounds().expect("it is seen");
            assert!(
                seen.height > found.bounds().height - 0.5,
                "{language}, {size:?}: {label}"
            );
        }
    }
}

#[test]
fn a_tile_is_chosen_by_its_number_and_never_left_by_enter() {
    let surroundings = Surroundings::quick();
    let state = questions()["Tile"];
    let mut play = asking(state, true, &surroundings);
    let (seat, before) = (state.active(), state.all_tiles().count());
    assert!(press(&play, "Enter").is_none());
    let tile = match acted(press(&play, "1")) {
        Some(Act::Say(Answer::Choose(Pick::Kind(tile)))) => tile,
        other => panic!("{other:?}"),
    };
    let mut ui = simulator(&play, &surroundings);
    assert!(
        ui.find(card_name(&surroundings.words, tile).as_str()).is_ok(),
        "it can be read"
    );
    drop(ui);
    let taken = press(&play, "1").expect("the first tile");
    let _ = play.update(taken, surroundings.context());
    let state = play.frame.state();
    assert_eq!(state.all_tiles().count(), before - 1);
    assert!(state.all_tiles().all(|other| other != tile));
    assert!(state.player(seat).alive);
}

#[test]
fn a_costume_changes_hands_by_its_number() {
    let surroundings = Surroundings::quick();
    let state = questions()["Theft"];
    let mut play = asking(state, true, &surroundings);
    let key = match acted(press(&play, "1")) {
        Some(Act::Say(Answer::Choose(Pick::Card(key)))) => key,
        other => panic!("{other:?}"),
    };
    let from = state.held(key).expect("it lies there").owner;
    let _ = play.update(
        press(&play, "1").expect("the first costume"),
        surroundings.context(),
    );
    let owner = play.frame.state().held(key).expect("still in play").owner;
    assert_eq!(owner, state.active());
    assert_ne!(owner, from);
    let again = asking(state, true, &surroundings);
    assert_eq!(acted(press(&again, "d")), Some(Act::Say(Answer::Done)));
    assert!(press(&again, "Enter").is_none(), "Enter passes over nothing");
}

#[test]
fn hearts_are_given_to_others_by_steps() {
    let surroundings = Surroundings::quick();
    let mut play = asking(questions()["HeartsOthers"], true, &surroundings);
    let ticket = play.frame.table().ticket();
    let desk = play.desk().expect("asked");
    let patient = desk
        .purposes()
        .into_iter()
        .find(|purpose| matches!(purpose, Purpose::Other(_)))
        .expect("somebody to heal");
    let hearts = play.selection.split.heal;
    let step = |more| Message::Acted(ticket, Act::Spend(patient, more));
    let _ = play.update(step(true), surroundings.context());
    assert_eq!(
        (patient.of(play.selection.split), play.selection.split.heal),
        (1, hearts - 1)
    );
    let _ = play.update(step(false), surroundings.context());
    let _ = play.update(step(false), surroundings.context());
    assert_eq!(play.selection.split.heal, hearts);
    let _ = play.update(step(true), surroundings.context());
    let said = acted(press(&play, "Enter"));
    assert!(matches!(said, Some(Act::Say(Answer::Hearts(split))) if patient.of(split) == 1));
}

#[test]
fn what_a_tile_adds_to_the_dice_is_told() {
    let surroundings = Surroundings::quick();
    let state = questions()["Group"];
    let seat = state.active();
    let mut file = serde_json::to_value(state).expect("a position can be written");
    let plain = asking(state, true, &surroundings);
    let told = |play: &Classic| {
        let desk = play.desk().expect("asked");
        let names = play.frame.names(&surroundings.words);
        let speaker = super::label::speaker(&surroundings.words, &names, &desk);
        speaker.effect(Face::Energy)
    };
    let count = state.turn().sizes[Face::Energy.index()];
    assert!(count > 0, "energy was rolled");
    assert_eq!(told(&plain), format!("+{count}⚡"));
    file["options"]["wickedness"] = "red".into();
    let skybeam = CardId::tiles()
        .find(|tile| {
            let rules = tile.card().rules;
            rules
                .iter()
                .any(|rule| matches!(rule, Rule::Always(Stat::EnergyPerFace, _)))
        })
        .expect("such a tile");
    let key = file["next_key"].as_u64().expect("a number");
    file["next_key"] = (key + 1).into();
    file["in_play"]
        .as_array_mut()
        .expect("a list")
        .push(serde_json::json!({
            "key": key, "card": skybeam.slug(), "face": skybeam.slug(), "copies": 0, "owner": seat.0, "tokens": 0,
            "spent_turn": false, "spent_hit": false, "moved": false
        }));
    let Ok(state) = serde_json::from_value::<State>(file) else {
        panic!("the position is refused")
    };
    let wicked = asking(state, true, &surroundings);
    assert_eq!(told(&wicked), format!("+{}⚡", 2 * count));
}

#[test]
fn nothing_is_for_sale_without_power_cards() {
    let surroundings = Surroundings::quick();
    let played = |sells| Played {
        hands: false,
        cursed: false,
        seats: 3,
        viewer: None,
        sells,
        still: false,
        log: false,
        pixels: 1.0,
    };
    let with = Layout::new(surroundings.size, played(true));
    let without = Layout::new(surroundings.size, played(false));
    assert_eq!(without.room.shelf.width, 0.0);
    assert!(with.room.shelf.width > 0.0);
    let mut setup = people(3, 1);
    setup.options.power_cards = false;
    let (play, _) = Classic::new(setup, None, surroundings.context());
    assert_eq!(play.frame.state().deck_size(), 0);
    let scene = scene::Scene::new(&play, surroundings.context());
    assert_eq!(scene.layout.room.shelf.width, 0.0);
}

#[test]
fn the_menu_asks_before_a_game_is_lost() {
    let surroundings = Surroundings::quick();
    let mut play = asking(questions()["Yield"], true, &surroundings);
    let before = *play.frame.state();
    let _ = play.update(press(&play, "Escape").expect("menu"), surroundings.context());
    assert!(press(&play, "y").is_none(), "the table waits behind the menu");
    let mut ui = simulator(&play, &surroundings);
    ui.click("Leave the game").expect("it is in the menu");
    for message in ui.into_messages().collect::<Vec<_>>() {
        assert!(matches!(
            play.update(message, surroundings.context()),
            Action::None
        ));
    }
    let mut ui = simulator(&play, &surroundings);
    ui.click("Leave").expect("it asks");
    let messages: Vec<Message> = ui.into_messages().collect();
    assert!(matches!(
        messages[..],
        [Message::Frame(frame::Message::LeaveConfirmed)]
    ));
    let _ = play.update(press(&play, "Escape").expect("back"), surroundings.context());
    assert_eq!(*play.frame.state(), before);
    assert_eq!(acted(press(&play, "y")), Some(Act::Say(Answer::Yield)));
    assert_eq!(acted(press(&play, "n")), Some(Act::Say(Answer::Stay)));
    assert_eq!(acted(press(&play, "o")), Some(Act::Say(Answer::Yield)), "oui");
    assert!(matches!(
        press(&play, "l"),
        Some(Message::Frame(frame::Message::LogPressed))
    ));
    assert!(press(&play, "Space").is_none(), "nothing is shown");
}

#[test]
fn a_posed_game_is_always_the_same() {
    let surroundings = Surroundings::quick();
    let mut table = bots(4, 9);
    table.seats[0].who = Who::Human;
    let posed = || {
        *Classic::posed(
            table.clone(),
            6,
            |state| state.asks() != Asked::Nature,
            surroundings.context(),
        )
        .frame
        .state()
    };
    assert_eq!(posed(), posed());
    assert_eq!(posed().asks(), Asked::Seat(Seat(0)));
}

#[test]
fn a_rescue_that_does_not_save_says_so() {
    let surroundings = Surroundings::quick();
    let lost = |state: &State, seat: Seat| {
        state
            .landing()
            .is_some_and(|hit| hit.victim == seat && hit.amount >= state.player(seat).hearts)
    };
    let mut told = [0, 0];
    for (state, seat, used) in positions::rescues() {
        let play = asking(state, true, &surroundings);
        let desk = play.desk().expect("asked");
        let names = play.frame.names(&surroundings.words);
        let speaker = super::label::speaker(&surroundings.words, &names, &desk);
        let says = speaker.label(Answer::Use(used)).contains('→');
        assert_eq!(says, speaker.free(used, None).contains('→'));
        let mut after = state;
        after.apply(Answer::Use(used)).expect("offered");
        assert_eq!(says, lost(&after, seat));
        told[usize::from(says)] += 1;
    }
    assert!(told.iter().all(|count| *count > 0), "{told:?}");
}

#[test]
fn what_is_pressed_before_the_question_could_be_read_says_nothing() {
    let surroundings = Surroundings::quick();
    let mut play = asking(questions()["Roll"], true, &surroundings);
    let _ = play.update(press(&play, "Enter").expect("roll"), surroundings.context());
    let (ticket, soon) = (play.frame.table().ticket(), Duration::from_millis(20));
    let stop = Message::Acted(ticket, Act::Say(Answer::Done));
    let pressed = [press(&play, "d"), press(&play, "Enter"), Some(stop.clone())];
    for message in pressed.into_iter().flatten() {
        let _ = play.update(message, surroundings.after(soon));
        assert_eq!(play.frame.table().ticket(), ticket, "nothing was said");
        assert!(play.rolling.is_none());
    }
    let keep = press(&play, "1").expect("a die may be kept at once");
    let _ = play.update(keep, surroundings.after(soon));
    assert_eq!(play.selection.kept, 1);
    let _ = play.update(stop, surroundings.after(frame::TOO_SOON));
    assert!(play.frame.table().ticket() > ticket);
}

#[test]
fn what_closes_the_menu_answers_nothing() {
    let surroundings = Surroundings::quick();
    let mut play = asking(questions()["Yield"], true, &surroundings);
    for key in ["Escape", "Enter"] {
        let _ = play.update(press(&play, key).expect("the menu"), surroundings.context());
    }
    let (ticket, soon) = (play.frame.table().ticket(), Duration::from_millis(50));
    let _ = play.update(press(&play, "Enter").expect("stay"), surroundings.after(soon));
    assert_eq!(play.frame.table().ticket(), ticket);
    let _ = play.update(press(&play, "Enter").expect("stay"), surroundings.context());
    assert!(play.frame.table().ticket() > ticket);
}

#[test]
fn the_question_stays_while_the_dice_roll() {
    let surroundings = Surroundings::new(Language::English, Speed::Normal);
    let mut play = asking(questions()["Roll"], true, &surroundings);
    let _ = play.update(press(&play, "r").expect("roll"), surroundings.context());
    assert!(play.frame.show().is_playing() && play.desk().is_none());
    assert!(play.rolling_desk().is_some());
    let mut ui = simulator(&play, &surroundings);
    ui.click(iced_test::selector::id("answer-0"))
        .expect("it is there");
    assert!(
        !ui.into_messages()
            .any(|message| matches!(message, Message::Acted(..))),
        "and says nothing"
    );
    let _ = play.update(
        Message::Frame(frame::Message::SkipPressed),
        surroundings.context(),
    );
    assert!(play.rolling_desk().is_none());
}

#[test]
fn dice_are_numbered_as_they_lie_from_left_to_right() {
    let surroundings = Surroundings::new(Language::English, Speed::Normal);
    let mut play = asking(questions()["Roll"], true, &surroundings);
    let numbers = |play: &Classic| -> Vec<u8> {
        let desk = play.desk().expect("somebody is asked");
        (1..=6)
            .map(|number| match desk.key(Typed::Digit(number)) {
                Some(Act::Keep(die)) => die,
                other => panic!("{number} says {other:?}"),
            })
            .collect()
    };
    assert_eq!(numbers(&play), [0, 1, 2, 3, 4, 5]);
    let context = surroundings.context();
    // What is kept besides the second, the fourth and the sixth die is thrown again.
    let kept = play.desk().expect("somebody is asked").selection.kept;
    for die in (0..6).filter(|die| (kept >> die & 1 == 1) != (die % 2 == 1)) {
        let ticket = play.frame.table().ticket();
        let _ = play.update(Message::Acted(ticket, Act::Keep(die)), context);
    }
    let _ = play.update(press(&play, "r").expect("roll"), context);
    let _ = play.update(Message::Frame(frame::Message::SkipPressed), context);
    // The kept ones lie to the left.
    assert_eq!(numbers(&play), [1, 3, 5, 0, 2, 4]);
    let message = press(&play, "2").expect("a die");
    assert_eq!(acted(Some(message)), Some(Act::Keep(3)));
}

#[test]
fn the_bots_that_are_left_play_to_the_result() {
    let surroundings = Surroundings::new(Language::English, Speed::Normal);
    let (mut play, task) = Classic::new(bots(3, 5), None, surroundings.context());
    let mut waiting = run(task);
    waiting.push(press(&play, "u").expect("the result"));
    let mut answers = 0;
    while let Some(message) = waiting.pop() {
        answers += 1;
        assert!(answers < 20_000, "a game comes to an end");
        match play.update(message, surroundings.context()) {
            Action::Run(task) => waiting.extend(run(task)),
            Action::GameOver(_) => return,
            other => assert!(matches!(other, Action::None), "{other:?}"),
        }
    }
    panic!("the game stands still");
}

#[test]
fn the_menu_is_led_by_keys() {
    let surroundings = Surroundings::quick();
    let mut play = asking(questions()["Yield"], true, &surroundings);
    let _ = play.update(press(&play, "Escape").expect("menu"), surroundings.context());
    assert!(matches!(
        press(&play, "r"),
        Some(Message::Frame(frame::Message::HelpPressed))
    ));
    assert!(matches!(
        press(&play, "s"),
        Some(Message::Frame(frame::Message::SettingsPressed))
    ));
    assert!(matches!(
        press(&play, "Enter"),
        Some(Message::Frame(frame::Message::MenuPressed))
    ));
    let _ = play.update(press(&play, "q").expect("leave"), surroundings.context());
    assert!(matches!(
        press(&play, "Enter"),
        Some(Message::Frame(frame::Message::MenuPressed))
    ));
    assert!(matches!(
        press(&play, "o"),
        Some(Message::Frame(frame::Message::LeaveConfirmed))
    ));
    assert!(matches!(
        press(&play, "y"),
        Some(Message::Frame(frame::Message::LeaveConfirmed))
    ));
}

#[test]
fn whoever_is_asked_to_yield_reads_what_happened_to_them() {
    let surroundings = Surroundings::quick();
    let mut asked = [0; 2];
    for seed in 0..12 {
        let (mut play, _) = Classic::new(people(5, seed), None, surroundings.context());
        for nth in 0..400 {
            let mut answers = Vec::new();
            let state = *play.frame.state();
            let (Some(seat), None) = (play.frame.asked(), state.scores()) else {
                break;
            };
            let hit = |seat: &Seat| state.player(*seat).place != Place::Outside && *seat != state.active();
            if state.question().what == What::Yield && state.all_seats().filter(hit).count() == 2 {
                let scene = scene::Scene::new(&play, surroundings.context());
                let line = stage::happened(&scene).expect("somebody was hit").to_string();
                assert!(line.contains(scene.names.name(seat)), "{line}");
                let city = state.player(seat).place == Place::City;
                asked[usize::from(city)] += 1;
            }
            state.answers(&mut answers);
            let answer = answers[(nth * 7 + seed as usize) % answers.len()];
            let _ = play.frame.say(answer, surroundings.context());
        }
    }
    assert!(asked.iter().all(|times| *times > 0), "{asked:?}");
}
