//! What is told before one acts: what stopping brings, and what has happened since one's last turn.

use super::{asking, bots, people, played_at_random, questions};
use crate::storage::Who;
use crate::ui::frame::PlayableGame as _;
use crate::ui::harness::Surroundings;
use crate::ui::screen::classic::choice::{Act, Desk, Selection};
use crate::ui::screen::classic::recap::recap;
use crate::ui::screen::classic::{Classic, Message, label, preview};
use engine::classic::{
    Answer, BoughtFrom, CardId, Cause, Event, Face, HitKind, Pack, Packs, Piece, Reason, State, What,
};
use engine::{Asked, Game, Seat};
use words::classic::piece_comes;
use words::{Names, Words};

/// Rolls of games in which nobody holds a card.
fn rolls() -> Vec<State> {
    let mut found = Vec::new();
    for seed in 0..10 {
        let mut setup = people(4, seed);
        setup.options.power_cards = false;
        played_at_random(&setup, seed, 400, &mut |_, state| {
            if state.question().what == What::Roll {
                found.push(*state);
            }
        });
    }
    found
}

fn names(words: &Words, state: &State) -> Names {
    let surroundings = Surroundings::quick();
    let mut setup = people(6, 1);
    setup.seats.truncate(state.all_seats().count());
    Classic::at(setup, *state, surroundings.context())
        .frame
        .names(words)
}

#[test]
fn what_stopping_brings_is_what_the_rulebook_gives() {
    let words = Words::new(words::Language::English);
    let (mut stars_told, mut energy_told, mut nothing) = (0, 0, 0);
    for state in rolls() {
        let Asked::Seat(seat) = state.asks() else { continue };
        // Twenty stars are all that can be had.
        if state.player(seat).stars > 14 {
            continue;
        }
        let desk = Desk::new(&state, seat, Selection::default());
        let names = names(&words, &state);
        let speaker = label::speaker(&words, &names, &desk);
        let said = preview::stop(&desk, &speaker).expect("one may stop");
        let dice = state.turn().dice;
        let points = |face: Face, number: u8| match dice.count(face) {
            count @ 3.. => number + count - 3,
            _ => 0,
        };
        let stars = points(Face::One, 1) + points(Face::Two, 2) + points(Face::Three, 3);
        let energy = dice.count(Face::Energy);
        let has = |told: String| said.split([' ', ',']).any(|part| part == told);
        // Moving in brings a star as well.
        let moves_in = state.open_space().is_some() || dice.count(Face::Claw) > 0;
        if !moves_in {
            assert_eq!(has(format!("+{stars}★")), stars > 0, "{said} of {dice:?}");
        }
        assert_eq!(has(format!("+{energy}⚡")), energy > 0, "{said} of {dice:?}");
        stars_told += u32::from(stars > 0);
        energy_told += u32::from(energy > 0);
        nothing += u32::from(said == words::fl!(words, "play-stop-nothing"));
    }
    assert!(
        stars_told > 5 && energy_told > 5 && nothing > 5,
        "{stars_told} {energy_told} {nothing}"
    );
}

#[test]
fn what_rolling_again_may_bring_is_told_apart_from_what_stopping_does() {
    let words = Words::new(words::Language::English);
    let mut told = 0;
    for state in rolls() {
        let Asked::Seat(seat) = state.asks() else { continue };
        let kept = Selection {
            kept: 1,
            ..Selection::default()
        };
        let desk = Desk::new(&state, seat, kept);
        let names = names(&words, &state);
        let speaker = label::speaker(&words, &names, &desk);
        if let Some(said) = preview::hopes(&desk, &speaker) {
            assert!(said.starts_with("Reroll: "), "{said}");
            told += 1;
        }
    }
    assert!(told > 5, "{told}");
}

/// Rolls of games with one monster pack, and what is told of stopping there.
fn told_with(pack: Pack, words: &Words) -> Vec<(State, String)> {
    let mut found = Vec::new();
    for seed in 0..12 {
        let mut setup = people(4, seed);
        setup.options.packs = Packs::NONE.with(pack, true);
        played_at_random(&setup, seed, 500, &mut |seat, state| {
            if state.question().what != What::Roll {
                return;
            }
            let desk = Desk::new(state, seat, Selection::default());
            let names = names(words, state);
            let speaker = label::speaker(words, &names, &desk);
            let said = preview::stop(&desk, &speaker);
            found.extend(said.map(|said| (*state, said)));
        });
    }
    found
}

#[test]
fn a_cultist_is_told_before_one_stops() {
    let words = Words::new(words::Language::English);
    let cultist = piece_comes(&words, CardId::from_slug("cultists").expect("a piece"));
    let mut met = 0;
    for (state, said) in told_with(Pack::Cultists, &words) {
        let dice = state.turn().dice;
        let four = Face::ALL.into_iter().any(|face| dice.count(face) >= 4);
        assert_eq!(four, said.contains(&cultist), "{said} of {dice:?}");
        met += u32::from(four);
    }
    assert!(met > 5, "{met}");
}

#[test]
fn what_comes_before_the_dice_count_is_told_instead_of_nothing() {
    let words = Words::new(words::Language::English);
    let first = ["choice", "throw", "curse"].map(|comes| words.text(&format!("play-first-{comes}")));
    let (mut before, mut lost) = (0, 0);
    for (state, said) in told_with(Pack::Curses, &words) {
        let mut after = state;
        after.apply(Answer::Done).expect("one may stop");
        let same = after.turn().number == state.turn().number;
        let comes = |first: &String| {
            let ways = ["{} first", "{} comes first", "unless {} changes it"];
            let ways = ways.map(|way| way.replace("{}", first));
            ways.iter().any(|way| said.contains(way))
        };
        let told = first.iter().any(comes);
        if same && !after.turn().fixed && after.asks() == state.asks() {
            assert!(told || after.offers(Answer::Done), "{said}");
        }
        assert!(!told || same && !after.turn().fixed, "{said}");
        // What the die takes at once is told with its minus.
        let Asked::Seat(seat) = state.asks() else { continue };
        let energy = i32::from(after.player(seat).energy) - i32::from(state.player(seat).energy);
        if energy < 0 && state.turn().dice.count(Face::Energy) == 0 {
            assert!(said.contains(&format!("−{}⚡", -energy)), "{said}");
            lost += 1;
        }
        before += u32::from(told);
    }
    assert!(before > 5 && lost > 0, "{before} {lost}");
}

#[test]
fn what_was_lost_since_ones_turn_is_told_until_one_acts() {
    let surroundings = Surroundings::quick();
    let mut told = 0;
    for seed in 0..30 {
        let mut setup = bots(4, seed);
        setup.seats[0].who = Who::Human;
        let play = Classic::posed(
            setup,
            8,
            |state| state.question().what == What::Roll,
            surroundings.context(),
        );
        let (Some(seat), What::Roll) = (play.frame.asked(), play.frame.state().question().what) else {
            continue;
        };
        let Some(recap) = play.recap() else { continue };
        let names = play.frame.names(&surroundings.words);
        let said = recap.sentences(play.frame.state(), seat, &surroundings.words, &names);
        assert!(!said.is_empty());
        // Losses come first.
        let lost = |line: &String| line.starts_with('−');
        let first = said.iter().position(|line| !lost(line)).unwrap_or(said.len());
        assert!(!said[first..].iter().any(lost), "{said:?}");
        told += 1;
        let mut play = play;
        let _ = play.update(
            Message::DiePressed(play.frame.table().ticket(), 0),
            surroundings.context(),
        );
        assert!(play.recap().is_none(), "{seat:?} has acted");
        assert_eq!(play.selection.kept, 1);
    }
    assert!(told > 5, "{told}");
}

#[test]
fn the_recap_tells_what_others_took_and_what_ones_turn_began_with() {
    let state = questions()["Roll"];
    let own = state.active();
    let other = state.all_seats().find(|seat| *seat != own).expect("another one");
    let card = CardId::from_slug("healing-ray").expect("a card");
    let lost = |amount, card| Event::LifeLost {
        victim: own,
        amount,
        now: 5,
        kind: HitKind::Card,
        by: None,
        card: Some(card),
    };
    let energy = |cause| Event::EnergyChanged {
        seat: own,
        delta: -2,
        now: 0,
        cause,
    };
    let begins = |seat| Event::TurnStarted {
        seat,
        number: 3,
        reason: Reason::Order,
    };
    // Told the last one first.
    let told = [
        lost(1, card),
        begins(own),
        Event::PoisonChanged {
            seat: own,
            delta: 1,
            now: 1,
        },
        energy(Cause::PaidTo(other)),
        begins(other),
        energy(Cause::Price(card)),
        begins(own),
    ];
    let surroundings = Surroundings::quick();
    let play = asking(state, true, &surroundings);
    let names = play.frame.names(&surroundings.words);
    let recap = recap(&state, own, told.iter()).expect("others had a turn");
    let said = recap.sentences(&state, own, &surroundings.words, &names);
    let said: Vec<String> = said.iter().map(|line| words::line::plain(line)).collect();
    assert_eq!(said, ["−1♥ from Healing Ray", "−2⚡", "+1 Poison"]);
}

/// Kinds of events that change something for somebody, and how they are told.
fn kinds(own: Seat, other: Seat, name: &str) -> Vec<(Event, String)> {
    let card = |slug: &str| CardId::from_slug(slug).expect("a card");
    let cause = Cause::Dice;
    let lost = |victim, by| Event::LifeLost {
        victim,
        amount: 2,
        now: 5,
        kind: HitKind::Smash,
        by,
        card: None,
    };
    let gained = |seat| Event::LifeGained {
        seat,
        asked: 2,
        delta: 2,
        now: 7,
        cause,
    };
    let stars = |seat, delta| Event::StarsChanged {
        seat,
        asked: delta,
        delta,
        now: 3,
        cause,
    };
    let energy = |seat, delta| Event::EnergyChanged {
        seat,
        delta,
        now: 3,
        cause,
    };
    let jets = card("jets");
    let swapped = Event::CardsSwapped {
        seat: other,
        gave: jets,
        with: own,
        got: card("wings"),
    };
    let told = |event: Event, said: &str| (event, said.replace("NAME", name));
    vec![
        told(lost(own, Some(other)), "−2♥ from NAME"),
        told(lost(other, Some(own)), "NAME −2♥"),
        told(gained(other), "NAME +2♥"),
        told(gained(own), "+2♥"),
        told(stars(other, 2), "NAME +2★"),
        told(stars(other, -1), "NAME −1★"),
        told(stars(own, 2), "+2★"),
        told(stars(own, -2), "−2★"),
        told(energy(other, 3), "NAME +3⚡"),
        told(energy(other, -3), "NAME −3⚡"),
        told(energy(own, 3), "+3⚡"),
        told(energy(own, -3), "−3⚡"),
        told(
            Event::WickednessChanged {
                seat: other,
                delta: 2,
                now: 2,
            },
            "NAME +2 Wickedness",
        ),
        told(
            Event::PoisonChanged {
                seat: other,
                delta: 1,
                now: 1,
            },
            "NAME +1 Poison",
        ),
        told(
            Event::ShrinkChanged {
                seat: other,
                delta: -1,
                now: 0,
            },
            "NAME −1 Shrink",
        ),
        told(
            Event::CardBought {
                seat: other,
                card: jets,
                from: BoughtFrom::Market(0),
                price: 5,
            },
            "NAME bought Jets",
        ),
        told(
            Event::CardDiscarded {
                seat: own,
                card: jets,
            },
            "you no longer have Jets",
        ),
        told(
            Event::CardDiscarded {
                seat: other,
                card: jets,
            },
            "NAME no longer has Jets",
        ),
        told(swapped, "you now have Jets · NAME now has Wings"),
        told(
            Event::CardTaken {
                seat: other,
                card: jets,
            },
            "NAME now has Jets",
        ),
        told(
            Event::Reborn {
                seat: other,
                card: card("it-has-a-child"),
                hearts: 10,
            },
            "NAME is back with 10♥",
        ),
        told(Event::Eliminated { seat: other }, "NAME is out"),
        told(
            Event::MarketSwept { seat: other },
            "NAME replaced the cards for sale",
        ),
    ]
}

/// A roll question, whose it is, and somebody else at the table.
fn a_roll() -> (State, Seat, Seat) {
    let state = questions()["Roll"];
    let own = state.active();
    let other = state.all_seats().find(|seat| *seat != own).expect("another one");
    (state, own, other)
}

/// A turn of this seat begins.
const fn begins(seat: Seat) -> Event {
    Event::TurnStarted {
        seat,
        number: 3,
        reason: Reason::Order,
    }
}

#[test]
fn whatever_has_changed_something_for_somebody_is_told_even_if_nothing_else_has() {
    let (state, own, other) = a_roll();
    let surroundings = Surroundings::quick();
    let names = asking(state, true, &surroundings)
        .frame
        .names(&surroundings.words);
    for (event, wanted) in kinds(own, other, names.name(other)) {
        let told = recap(&state, own, [begins(own), event, begins(other)].iter());
        let said = told.map_or_else(Vec::new, |told| {
            told.sentences(&state, own, &surroundings.words, &names)
        });
        let said: Vec<String> = said.iter().map(|line| words::line::plain(line)).collect();
        assert_eq!(said.join(" · "), wanted, "{event:?}");
    }
}

#[test]
fn whoever_is_out_has_lost_everything_which_goes_without_saying() {
    let (state, own, other) = a_roll();
    let surroundings = Surroundings::quick();
    let names = asking(state, true, &surroundings)
        .frame
        .names(&surroundings.words);
    let name = names.name(other);
    let lost = |said: &str| said.starts_with(&format!("{name} −")) || said.contains("no longer has");
    let (mut met, out) = (0, Event::Eliminated { seat: other });
    for (event, said) in kinds(own, other, name) {
        if !lost(&said) {
            continue;
        }
        for order in [[event, out], [out, event]] {
            let told = [begins(own), order[0], order[1], begins(other)];
            let told = recap(&state, own, told.iter()).expect("one is out");
            let said = told.sentences(&state, own, &surroundings.words, &names);
            let said: Vec<String> = said.iter().map(|line| words::line::plain(line)).collect();
            assert_eq!(said, [format!("{name} is out")], "{event:?}");
            met += 1;
        }
    }
    assert!(met >= 8, "{met}");
}

/// Rolls of the others while whoever holds Tokyo climbs the Tower: the others throw nothing but energy.
fn climbing() -> Vec<State> {
    let mut setup = people(4, 1);
    setup.options.packs = Packs::NONE.with(Pack::Tower, true);
    let mut dealer = table::Dealer::new(1);
    let mut state = setup.game().start().expect("a table");
    let (mut found, mut choices) = (Vec::new(), Vec::new());
    loop {
        let answer = match state.asks() {
            Asked::NoOne => return found,
            Asked::Nature => {
                let dealt = state.deal(&mut dealer).expect("dealt");
                let empty = state.all_seats().all(|seat| !state.in_tokyo(seat));
                let climbs = empty || state.in_tokyo(state.active());
                let face = if climbs { Face::One } else { Face::Energy };
                match (dealt, state.question().what) {
                    (Answer::Faces(mut dice), What::Throw { .. }) => {
                        (0..dice.len()).for_each(|nth| dice.set(nth, face));
                        Answer::Faces(dice)
                    }
                    _ => dealt,
                }
            }
            Asked::Seat(seat) => {
                if state.question().what == What::Roll && !state.in_tokyo(seat) {
                    found.push(state);
                }
                choices.clear();
                state.answers(&mut choices);
                let done = choices.iter().find(|answer| **answer == Answer::Done);
                *done.or(choices.first()).expect("an answer")
            }
        };
        state.apply(answer).expect("a listed answer");
    }
}

#[test]
fn whoever_is_one_floor_from_the_top_of_the_tower_is_named() {
    let surroundings = Surroundings::quick();
    let begins = |seat| Event::TurnStarted {
        seat,
        number: 3,
        reason: Reason::Order,
    };
    let mut told = [0, 0];
    for state in climbing() {
        let Some(climber) = state.floor_owner(1) else {
            continue;
        };
        let (own, near) = (state.active(), state.floor_owner(2) == Some(climber));
        let names = names(&surroundings.words, &state);
        let taken = Event::PieceTaken {
            seat: climber,
            piece: CardId::of_piece(Piece::Floor(if near { 2 } else { 1 })),
            from: None,
        };
        let events = [begins(own), taken, begins(climber)];
        let recap = recap(&state, own, events.iter()).expect("a floor was taken");
        let said = recap.sentences(&state, own, &surroundings.words, &names);
        let top = said.iter().any(|line| line.contains("one floor from the top"));
        assert_eq!(top, near, "{said:?}");
        told[usize::from(near)] += 1;
    }
    assert!(told.iter().all(|told| *told > 0), "{told:?}");
}

#[test]
fn what_has_been_read_goes_away_by_itself() {
    let surroundings = Surroundings::quick();
    let posed = (0..30).find_map(|seed| {
        let mut setup = bots(4, seed);
        setup.seats[0].who = Who::Human;
        let play = Classic::posed(
            setup,
            8,
            |state| state.question().what == What::Roll,
            surroundings.context(),
        );
        play.recap().is_some().then_some(play)
    });
    let mut play = posed.expect("something has happened");
    let before = *play.frame.state();
    let _ = play.update(Message::RecapRead, surroundings.context());
    assert!(play.recap().is_none());
    assert_eq!(*play.frame.state(), before);
    let ticket = play.frame.table().ticket();
    let _ = play.update(
        Message::Acted(ticket, Act::Say(Answer::Done)),
        surroundings.context(),
    );
    assert!(
        play.frame.table().ticket() > ticket,
        "the question is answered as before"
    );
}

#[test]
fn nobody_is_told_what_to_buy_without_power_cards() {
    let words = Words::new(words::Language::English);
    let (buys, gives) = (
        words.text("play-hint-roll-energy"),
        "Each lightning bolt gives 1⚡.",
    );
    assert!(buys.contains("buy"));
    let mut told = 0;
    for state in rolls() {
        let Asked::Seat(seat) = state.asks() else { continue };
        let desk = Desk::new(&state, seat, Selection::default());
        let names = names(&words, &state);
        let lines = label::speaker(&words, &names, &desk).question().lines;
        assert!(!lines.iter().any(|line| line.contains("buy")), "{lines:?}");
        told += u32::from(lines.iter().any(|line| line == gives));
    }
    assert!(told > 5, "{told}");
}

#[test]
fn a_tip_about_stars_is_about_a_rival() {
    let (mut rivals, mut own) = (0, 0);
    for state in rolls() {
        let Asked::Seat(seat) = state.asks() else { continue };
        let near = |of: Seat| state.player(of).alive && state.player(of).stars >= 15;
        let rival = state.all_seats().any(|other| other != seat && near(other));
        let told = state.tips(seat).iter().any(|tip| tip.name == "tip-near");
        assert!(!told || rival, "{:?}", state.player(seat));
        rivals += u32::from(told);
        own += u32::from(near(seat) && !rival);
    }
    assert!(rivals > 0 && own > 0, "{rivals} {own}");
}

#[test]
fn no_tip_speaks_of_claws_that_a_curse_bars() {
    let mut spared = 0;
    for seed in 0..24 {
        let mut setup = people(3, seed);
        setup.options.packs = Packs::NONE.with(Pack::Curses, true);
        played_at_random(&setup, seed, 400, &mut |seat, state| {
            if state.question().what != What::Roll || !state.in_tokyo(seat) {
                return;
            }
            let true_here = !state.claws_are_barred(seat) && state.wastes_hearts(seat);
            let told = state.tips(seat).iter().any(|tip| tip.name == "tip-tokyo");
            assert!(!told || true_here, "{:?}", state.curse());
            spared += u32::from(!true_here);
        });
    }
    assert!(spared > 0, "{spared}");
}

/// Positions in which whoever is asked is out with the usual answer, whatever others play.
fn ends() -> Vec<State> {
    let mut found = Vec::new();
    for seed in 0..400 {
        let mut table = people(4, seed);
        (table.options.halloween, table.options.promos) = (true, true);
        for pack in Pack::ALL {
            table.use_pack(pack, seed % 3 == 0);
        }
        played_at_random(&table, seed, 900, &mut |seat, state| {
            let usual = state.default_answer();
            let seen = usual.map(|usual| state.foresee(usual)).unwrap_or_default();
            let plain = seen.winners.is_none() && seen.may_answer.is_empty();
            if plain && seen.out.contains(seat) && matches!(state.question().what, What::Harm | What::Yield) {
                found.push(*state);
            }
        });
    }
    found
}

#[test]
fn ones_own_end_is_told_once() {
    let found = ends();
    assert!(found.len() > 20, "{}", found.len());
    for language in words::Language::ALL {
        for size in [(960.0, 600.0), (1280.0, 800.0)] {
            let mut surroundings = Surroundings::new(language, crate::storage::Speed::Instant);
            surroundings.size = size.into();
            let fate = surroundings.words.text("play-fate-out-you");
            let tells = |said: &&String| {
                let ends = [fate.as_str(), "eliminat", "hors jeu"];
                ends.iter().any(|end| said.contains(end))
            };
            for state in &found {
                let play = asking(*state, true, &surroundings);
                let scene = super::scene::Scene::new(&play, surroundings.context());
                let Some(desk) = &scene.desk else { continue };
                let speaker = scene.speaker(desk);
                let mut told = super::super::panel::told(&scene, desk);
                let buttons = desk.choices().into_iter();
                told.extend(buttons.map(|choice| label::said(&speaker, desk, choice.act)));
                let times = told.iter().filter(tells).count();
                assert_eq!(times, 1, "{language}, {:?}: {told:#?}", desk.what());
            }
        }
    }
}
