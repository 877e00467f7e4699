//! Positions laid by hand.

use super::random_games::{play_on, table};
use crate::duel::question::What;
use crate::duel::{Buzz, CardId, Face, Monster, Placing, Position, Setup, Space, Stage, State, Track, Turn};
use crate::parts::FaceSet;
use crate::proof::Lottery;
use crate::{Asked, Game, Seat};

/// Every position of a few random games.
fn every_position(games: u64, mut look: impl FnMut(&State)) {
    for seed in 0..games {
        let mut chance = Lottery(seed);
        play_on(table(&mut chance), seed, |state, _| look(state));
    }
}

/// A quiet table: three cards in the market, it is the fifth turn.
fn quiet() -> Position {
    let mut state = Setup::of([Monster::Gigazaur, Monster::TheKing])
        .first(Seat(0))
        .start()
        .expect("two monsters");
    for slug in ["frenzy", "snack-time", "seismic-test"] {
        let card = CardId::from_slug(slug).expect("a card");
        state
            .apply(crate::duel::Answer::Card(card))
            .expect("a card of the deck");
    }
    let mut position = Position::of(&state);
    position.turn = Turn::of(Seat(0), 5);
    position
}

fn resumed(position: &Position, stage: Stage) -> Result<State, String> {
    position.bare().and_then(|state| state.resume(stage))
}

fn rolled(position: &mut Position, faces: [Face; 6]) {
    position.turn.rolls = 1;
    position.turn.dice = faces.into_iter().collect();
}

#[test]
fn what_lies_on_the_table_brings_the_same_question_back() {
    let mut seen = std::collections::HashMap::new();
    every_position(60, |state| {
        if matches!(
            state.question().what,
            What::FirstRoll | What::Roll | What::Face | What::Buy
        ) {
            let stage = state.stage().expect("in the middle of a turn");
            assert_eq!(resumed(&Position::of(state), stage), Ok(*state));
            *seen.entry(stage).or_insert(0) += 1;
        }
    });
    assert!(
        seen.len() == 4 && seen.values().all(|count| *count > 100),
        "{seen:?}"
    );
}

#[test]
fn each_stage_asks_what_comes_next_in_it() {
    let mut position = quiet();
    let asked = |position: &Position, stage| resumed(position, stage).map(|state| state.question().what);
    assert_eq!(
        asked(&position, Stage::Start),
        Ok(What::Throw { dice: 0b11_1111 })
    );
    position.players[0].tokens = 1;
    assert_eq!(asked(&position, Stage::FirstRoll), Ok(What::FirstRoll));
    assert_eq!(
        asked(&position, Stage::Resolve),
        Err("turn.rolls: 0 in this part of the turn".to_owned())
    );
    // At the market what was rolled is past.
    for stage in [Stage::Buy, Stage::End] {
        let mut rich = position.clone();
        rich.players[0].energy = 9;
        let what = asked(&rich, stage);
        assert_eq!(what == Ok(What::Buy), stage == Stage::Buy, "{what:?}");
        assert!(what.is_ok(), "{what:?}");
    }
    // Cards that lie nowhere are dealt first.
    let dealing = Position {
        market: [position.market[0], None, None],
        ..position.clone()
    };
    for stage in [Stage::Start, Stage::Buy, Stage::End] {
        assert_eq!(asked(&dealing, stage), Ok(What::Reveal { slot: 1 }));
    }
    rolled(
        &mut position,
        [
            Face::Claw,
            Face::Claw,
            Face::Energy,
            Face::Fame,
            Face::Fame,
            Face::Fame,
        ],
    );
    assert_eq!(asked(&position, Stage::Roll), Ok(What::Roll));
    assert_eq!(asked(&position, Stage::Final), Ok(What::Face));
    assert_eq!(asked(&position, Stage::Resolve), Ok(What::Face));
    position.players[0].energy = 9;
    assert_eq!(asked(&position, Stage::Buy), Ok(What::Buy));
    let next = resumed(&position, Stage::End).expect("the turn passes");
    assert_eq!((next.active(), next.turn().number), (Seat(1), 6));
}

#[test]
fn faces_that_are_done_are_not_resolved_again() {
    let mut position = quiet();
    rolled(
        &mut position,
        [
            Face::Claw,
            Face::Claw,
            Face::Energy,
            Face::Fame,
            Face::Fame,
            Face::Fame,
        ],
    );
    position.turn.resolved = FaceSet::of(Face::Claw);
    let state = resumed(&position, Stage::Resolve).expect("energy and fame are left");
    assert!(!state.resolvable(Face::Claw) && state.resolvable(Face::Energy));
    // Nobody said how many they were.
    assert_eq!(state.turn().claws, 2);
}

#[test]
fn a_win_at_the_end_of_the_turn_is_seen() {
    let mut position = quiet();
    rolled(&mut position, [Face::Heart; 6]);
    position.players[0].energy = 7;
    position.players[0]
        .kept
        .push(CardId::from_slug("electrical-aura").expect("a card"));
    position.markers = [Space::at(-3), Space::at(-2)];
    let state = resumed(&position, Stage::End).expect("the aura pulls");
    assert_eq!(state.outcome().map(|outcome| outcome.winner), Some(Seat(0)));
}

#[test]
fn what_cannot_be_is_refused_with_a_sentence() {
    type Change<'a> = (&'a dyn Fn(&mut Position), Stage, &'a str);
    let cases: [Change<'_>; 16] = [
        (
            &|laid| laid.players[1].monster = Monster::Gigazaur,
            Stage::Start,
            "players[1].monster: gigazaur sits twice",
        ),
        (
            &|laid| laid.players[0].health = 15,
            Stage::Start,
            "players[0].health: 15 is not from 0 to 14",
        ),
        (
            &|laid| laid.players[0].health = 0,
            Stage::Start,
            "players: a player has no hearts left",
        ),
        (
            &|laid| laid.players[1].tokens = 3,
            Stage::Start,
            "players[1].tokens: 3 is not from 0 to 2",
        ),
        (
            &|laid| laid.first = Seat(2),
            Stage::Start,
            "first: there is no seat 2",
        ),
        (
            &|laid| laid.turn.active = Seat(9),
            Stage::Start,
            "turn.active: there is no seat 9",
        ),
        (&|laid| laid.turn.number = 0, Stage::Start, "turn.number"),
        (
            &|laid| laid.markers[1] = Space::at(7),
            Stage::Start,
            "outcome: a marker is at the end of its track",
        ),
        (
            &|laid| laid.markers[0] = Space::from_halves(5).expect("2.5"),
            Stage::Start,
            "markers[0]: 2.5 is no space",
        ),
        (
            &|laid| laid.market[0] = None,
            Stage::Buy,
            "market[0]: it is empty",
        ),
        (
            &|laid| laid.market[0] = laid.market[1],
            Stage::Start,
            "lies in two places",
        ),
        (&|laid| laid.turn.rolls = 1, Stage::Roll, "turn.dice: 0 dice"),
        (
            &|laid| laid.turn.resolved = FaceSet::of(Face::Claw),
            Stage::Start,
            "turn.claws: 0 is not from 1",
        ),
        (
            &|laid| laid.players[0].awaiting.add(laid.market[0].expect("frenzy")),
            Stage::Start,
            "players[0].awaiting: frenzy",
        ),
        (
            &|laid| {
                laid.buzz[Buzz::Cat.index()] = Some(Placing {
                    track: Track::Fame,
                    low: 1,
                    turned: true,
                });
            },
            Stage::Start,
            "buzz: cat lies one way round only",
        ),
        (
            &|laid| {
                let placing = Placing {
                    track: Track::Fame,
                    low: 1,
                    turned: false,
                };
                laid.buzz[Buzz::Dragon.index()] = Some(placing);
                laid.buzz[Buzz::Cat.index()] = Some(Placing { low: 3, ..placing });
            },
            Stage::Start,
            "buzz: dragon lies on another token",
        ),
    ];
    for (change, stage, wanted) in cases {
        let mut position = quiet();
        change(&mut position);
        let refused = resumed(&position, stage).expect_err(wanted);
        assert!(refused.contains(wanted), "{refused}, not {wanted}");
    }
}

#[test]
fn a_game_that_is_over_is_not_resumed() {
    let mut position = quiet();
    every_position(1, |state| {
        if state.outcome().is_some() {
            position = Position::of(state);
        }
    });
    assert_eq!(
        resumed(&position, Stage::Start),
        Err("outcome: the game is over".to_owned())
    );
    let bare = position.bare().expect("as it was");
    assert_eq!((bare.asks(), bare.check()), (Asked::NoOne, Ok(())));
}
