//! Answers given with keys and by pressing what can be seen.

use super::*;
use crate::ui::screen::classic::{choice, label};

#[test]
fn kept_dice_stay_kept_for_the_next_roll() {
    let surroundings = Surroundings::quick();
    let mut play = asking(questions()["Roll"], true, &surroundings);
    let first = play.frame.state().turn().dice;
    for key in ["1", "4", "5", "5"] {
        let message = press(&play, key).expect("a number key presses a die");
        let _ = play.update(message, surroundings.context());
    }
    assert_eq!(play.selection.kept, 0b1001);
    let _ = play.update(press(&play, "r").expect("roll"), surroundings.context());
    let second = play.frame.state().turn().dice;
    assert_eq!((first.get(0), first.get(3)), (second.get(0), second.get(3)));
    assert_eq!(
        (play.selection.kept, play.frame.state().turn().rolls),
        (0b1001, 2)
    );
    // Who takes back having stopped has kept what was kept.
    let _ = play.update(press(&play, "d").expect("stop"), surroundings.context());
    assert_ne!(play.frame.state().question().what, What::Roll);
    let undo = Message::Frame(frame::Message::UndoPressed);
    let _ = play.update(undo, surroundings.context());
    assert_eq!(
        (play.selection.kept, play.frame.state().turn().rolls),
        (0b1001, 2)
    );
    let _ = play.update(press(&play, "k").expect("keep all"), surroundings.context());
    assert_eq!(acted(press(&play, "Enter")), Some(Act::Say(Answer::Done)));
    assert_eq!(press(&play, "r").map(|_| ()), None);
}

#[test]
fn what_can_be_done_can_be_pressed_and_typed_in_both_languages() {
    for language in Language::ALL {
        let mut surroundings = Surroundings::new(language, Speed::Instant);
        // High and wide enough that no list of cards and no row of answers must be scrolled.
        surroundings.size = Size::new(1920.0, 1600.0);
        for (kind, state) in questions() {
            let play = asking(state, true, &surroundings);
            let desk = play.desk().expect("a person is asked");
            let (ticket, choices) = (play.frame.table().ticket(), desk.choices());
            assert!(!choices.is_empty(), "{kind}");
            for (nth, choice) in choices.iter().enumerate() {
                // Groups of dice are pressed in the tray.
                if let Act::Say(Answer::Group(face)) = choice.act
                    && desk.offers(Answer::RestInDefaultOrder)
                {
                    assert_eq!(desk.group(face), Some(choice.act));
                    continue;
                }
                let mut ui = simulator(&play, &surroundings);
                ui.click(iced_test::selector::id(format!("answer-{nth}")))
                    .unwrap_or_else(|error| panic!("{kind} {choice:?}: {error}"));
                let said: Vec<Message> = ui.into_messages().collect();
                let wanted = Some(choice.act);
                let pressed = said.into_iter().next_back();
                assert!(
                    matches!(pressed, Some(Message::Acted(at, _)) if at == ticket),
                    "{kind} {choice:?}"
                );
                assert_eq!(acted(pressed), wanted, "{kind}");
                for key in choice.keys.into_iter().flatten() {
                    assert!(!of_every_table::<Answer>(key), "{key:?}");
                    assert_eq!(desk.key(key), wanted, "{kind} {key:?}");
                }
            }
            // Enter rolls, stays, agrees; it passes over nothing that is on offer.
            let safe = [
                "Roll",
                "RollOneDie",
                "Group",
                "Hearts",
                "HeartsOthers",
                "Yield",
                "Buy",
                "BuyBarred",
                "Sale",
                "ExtraTurn",
                "RollSpecial",
                "GroupSpecial",
            ];
            let enters = desk.key(Typed::Enter).is_some();
            assert_eq!(enters, safe.contains(&kind.as_str()), "{kind}");
        }
    }
}

#[test]
fn the_suggested_answer_is_in_sight_in_every_window() {
    for language in Language::ALL {
        let mut surroundings = Surroundings::new(language, Speed::Instant);
        for size in [
            (960.0, 600.0),
            (1024.0, 640.0),
            (1280.0, 800.0),
            (1422.0, 800.0),
            (1422.0, 889.0),
        ] {
            surroundings.size = Size::new(size.0, size.1);
            for (kind, state) in questions() {
                let play = asking(state, true, &surroundings);
                let main = play.desk().expect("asked").choices();
                let main = main
                    .iter()
                    .position(|choice| choice.keys.contains(&Some(Typed::Enter)))
                    .unwrap_or(0);
                let mut ui = simulator(&play, &surroundings);
                let found = ui
                    .find(iced_test::selector::id(format!("answer-{main}")))
                    .expect("there it is");
                let seen = found.visible_bounds().map_or(0.0, |seen| seen.height);
                assert!(
                    seen > found.bounds().height - 0.5,
                    "{kind} {language} {size:?}: {seen} of {:?}",
                    found.bounds()
                );
            }
        }
    }
}

#[test]
fn a_die_is_turned_by_picking_it_and_a_face() {
    let surroundings = Surroundings::quick();
    let mut play = asking(questions()["ChangeDice"], true, &surroundings);
    let _ = play.update(press(&play, "1").expect("the first die"), surroundings.context());
    assert_eq!(play.selection.die, Some(0));
    let shown = play.frame.state().turn().dice.get(0);
    let other = if shown == Face::Claw { 1 } else { 6 };
    assert_eq!(
        acted(press(&play, &(shown.index() + 1).to_string())),
        None,
        "it shows that face already"
    );
    let _ = play.update(press(&play, "Escape").expect("take back"), surroundings.context());
    assert_eq!(play.selection.die, None);
    let _ = play.update(press(&play, "1").expect("the first die"), surroundings.context());
    let _ = play.update(
        press(&play, &other.to_string()).expect("a face"),
        surroundings.context(),
    );
    let names = play.frame.names(&surroundings.words);
    let events = play.frame.lines(6, &surroundings.words, &names);
    assert!(!events.is_empty());
    assert_ne!(play.frame.state().question().what, What::ChangeDice);
}

#[test]
fn a_die_that_two_cards_can_throw_again_asks_which() {
    let surroundings = Surroundings::quick();
    let mut play = asking(questions()["OpponentDiceEither"], true, &surroundings);
    let owner = play.desk().expect("asked").seat;
    let _ = play.update(press(&play, "1").expect("the first die"), surroundings.context());
    assert_eq!(play.selection.die, Some(0));
    let used = |act| match act {
        Some(Act::Say(Answer::Use(used))) => used,
        other => panic!("{other:?}"),
    };
    let (first, second) = (used(acted(press(&play, "1"))), used(acted(press(&play, "2"))));
    assert_ne!(first.face, second.face);
    for used in [first, second] {
        assert_eq!(used.pick, Pick::Die(0));
        let name = card_name(&surroundings.words, used.face);
        let label = play.desk().expect("asked");
        let names = play.frame.names(&surroundings.words);
        let speaker = label::speaker(&surroundings.words, &names, &label);
        assert!(speaker.label(Answer::Use(used)).contains(&name));
    }
    let _ = play.update(press(&play, "Escape").expect("take back"), surroundings.context());
    assert_eq!(play.selection.die, None);
    let _ = play.update(press(&play, "1").expect("the first die"), surroundings.context());
    let _ = play.update(
        press(&play, "2").expect("the second card"),
        surroundings.context(),
    );
    assert_ne!(
        play.frame.table().asked().map(|seat| (seat, play.selection.die)),
        Some((owner, Some(0)))
    );
}

#[test]
fn who_may_not_buy_is_not_called_poor() {
    let surroundings = Surroundings::quick();
    let state = questions()["BuyBarred"];
    let play = asking(state, true, &surroundings);
    let desk = play.desk().expect("asked");
    let names = play.frame.names(&surroundings.words);
    let speaker = label::speaker(&surroundings.words, &names, &desk);
    let energy = state.player(desk.seat).energy;
    assert_eq!(
        speaker.question().lines[0],
        words::fl!(surroundings.words, "play-hint-buy-barred", energy = energy)
    );
}

#[test]
fn what_costs_energy_says_how_much() {
    let surroundings = Surroundings::quick();
    let mut priced = 0;
    for (kind, state) in questions() {
        let play = asking(state, true, &surroundings);
        let desk = play.desk().expect("asked");
        let names = play.frame.names(&surroundings.words);
        let speaker = label::speaker(&surroundings.words, &names, &desk);
        for choice in desk.choices() {
            let Act::Say(Answer::Use(used)) = choice.act else {
                continue;
            };
            let energy = choice::use_of(used).map_or(0, |(energy, _)| energy);
            if energy > 0 && !matches!(used.pick, Pick::DieFace(..)) {
                let label = label::label(&speaker, choice.act);
                assert!(label.contains(&format!("{energy}⚡")), "{kind}: {label}");
                priced += 1;
            }
        }
    }
    assert!(priced > 0);
}

#[test]
fn hearts_are_divided_by_steps() {
    let surroundings = Surroundings::quick();
    let mut play = asking(questions()["Hearts"], true, &surroundings);
    let ticket = play.frame.table().ticket();
    let hearts = play.selection.split.heal;
    let step = |purpose, more| Message::Acted(ticket, Act::Spend(purpose, more));
    let _ = play.update(step(Purpose::Poison, true), surroundings.context());
    // There is one Poison token only.
    let _ = play.update(step(Purpose::Poison, true), surroundings.context());
    let _ = play.update(step(Purpose::Shrink, true), surroundings.context());
    let split = play.selection.split;
    assert_eq!((split.heal, split.poison, split.shrink), (hearts - 2, 1, 1));
    let _ = play.update(step(Purpose::Heal, true), surroundings.context());
    assert_eq!(play.selection.split.heal, hearts - 1);
    assert!(
        matches!(acted(press(&play, "Enter")), Some(Act::Say(Answer::Hearts(split))) if split.heal == hearts - 1)
    );
}

/// A monster at the market with so much energy.
fn buyer(energy: u16) -> State {
    let state = questions()["Buy"];
    let mut file = serde_json::to_value(state).expect("a position can be written");
    file["players"][state.active().index()]["energy"] = energy.into();
    serde_json::from_value(file).expect("and read again")
}

#[test]
fn enter_never_gives_a_purchase_away() {
    for language in Language::ALL {
        let surroundings = Surroundings::new(language, Speed::Instant);
        let state = buyer(12);
        let mut play = asking(state, true, &surroundings);
        let desk = play.desk().expect("asked");
        assert!((0..3).any(|slot| desk.slot(slot).is_some()), "a card can be paid");
        assert!(press(&play, "Enter").is_none());
        let none = desk.choices()[0];
        assert_eq!(none.act, Act::Say(Answer::Done));
        assert_eq!(
            none.caps(&surroundings.words),
            ["D"],
            "the button says which key it is"
        );
        let _ = play.update(press(&play, "d").expect("buy nothing"), surroundings.context());
        assert_ne!(*play.frame.state(), state);
    }
}

#[test]
fn who_can_only_replace_the_cards_goes_on_with_enter() {
    let surroundings = Surroundings::quick();
    let play = asking(buyer(2), true, &surroundings);
    let desk = play.desk().expect("asked");
    assert!((0..3).all(|slot| desk.slot(slot).is_none()), "two are too little");
    assert_eq!(acted(press(&play, "Enter")), Some(Act::Say(Answer::Done)));
    assert_eq!(acted(press(&play, "s")), Some(Act::Say(Answer::Sweep)));
}

#[test]
fn yes_is_the_letter_that_its_button_shows() {
    for (language, cap) in [(Language::English, "Y"), (Language::French, "O")] {
        let surroundings = Surroundings::new(language, Speed::Instant);
        let play = asking(questions()["Yield"], true, &surroundings);
        let choices = play.desk().expect("asked").choices();
        let leaves = choices
            .iter()
            .find(|choice| choice.act == Act::Say(Answer::Yield));
        assert_eq!(leaves.expect("one may yield").caps(&surroundings.words), [cap]);
        assert_eq!(
            acted(press(&play, &cap.to_lowercase())),
            Some(Act::Say(Answer::Yield))
        );
    }
}

#[test]
fn a_number_alone_never_buys() {
    let surroundings = Surroundings::quick();
    let state = questions().remove("BuyFromOthers").expect("a buyer");
    let mut play = asking(state, true, &surroundings);
    let slot = (0..3).find(|slot| play.desk().expect("asked").slot(*slot).is_some());
    let Some(slot) = slot else { return };
    let digit = (slot + 1).to_string();
    assert!(press(&play, &digit).is_none());
    let _ = play.update(press(&play, "b").expect("buy"), surroundings.context());
    assert_eq!(acted(press(&play, &digit)), Some(Act::Say(Answer::Buy(slot))));
    let _ = play.update(press(&play, "Escape").expect("take back"), surroundings.context());
    assert!(press(&play, &digit).is_none());
}

#[test]
fn every_numbered_answer_shows_its_number() {
    let surroundings = Surroundings::quick();
    let mut numbered = 0;
    for (kind, state) in questions() {
        let Asked::Seat(seat) = state.asks() else { continue };
        let selection = choice::Selection::default();
        let choices = choice::Desk::new(&state, seat, selection).choices();
        let shown = frame::fit::shows_every_number(&choices, &surroundings.words);
        assert_eq!(shown, Ok(()), "{kind}");
        let digits = (1..=9).filter(|digit| choices.iter().any(|choice| choice.has(Typed::Digit(*digit))));
        numbered += usize::from(digits.count() > 1);
    }
    assert!(numbered > 3, "{numbered}");
}
