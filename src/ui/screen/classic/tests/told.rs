//! What is told before one acts: what stopping brings, and what has happened since one's last turn.

use super::{bots, people, played_at_random};
use crate::storage::Who;
use crate::ui::harness::Surroundings;
use crate::ui::screen::classic::choice::{Act, Desk, Selection};
use crate::ui::screen::classic::{Classic, Message, label, preview};
use engine::classic::{Answer, Face, State, What};
use engine::{Asked, Game};
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
        let said = recap.sentences(play.frame.state(), &surroundings.words, &names);
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
