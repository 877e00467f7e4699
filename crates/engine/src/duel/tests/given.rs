//! Cards that somebody is given, for whoever measures what they are worth.

use super::kit::*;
use crate::duel::{CardId, Kind, Monster, Setup, State, Track, What};
use crate::proof::{Lottery, play_on};
use crate::{Asked, Chance as _, Game as _, Seat};
use std::collections::BTreeSet;

/// Plays some answers at random; says what is broken.
fn goes_on(mut state: State, chance: &mut Lottery) -> Result<(), String> {
    let mut legal = Vec::new();
    for _ in 0..60 {
        state.check()?;
        let answer = match state.asks() {
            Asked::NoOne => break,
            Asked::Nature => state.deal(chance).expect("Nature can answer"),
            Asked::Seat(_) => {
                legal.clear();
                state.answers(&mut legal);
                let many = u32::try_from(legal.len()).expect("answers can be listed");
                legal[chance.below(many) as usize]
            }
        };
        state
            .apply(answer)
            .map_err(|error| format!("{answer:?}: {error:?}"))?;
    }
    Ok(())
}

/// What stands where after a card was given to A, who is about to buy with this much energy.
#[test]
fn a_card_that_is_given_is_bought_for_nothing() {
    for (slug, cards, energy, hearts, asked) in [
        // A Keep card lies in front of A, and the rest of what A wants is bought.
        ("extra-head", &["extra-head"][..], 3, 10, What::Buy),
        ("giant-brain", &["giant-brain"][..], 3, 10, What::Buy),
        // A Discard card does what it says.
        ("snack-time", &[][..], 3, 10, What::Buy),
    ] {
        let table = table().hearts(A, 10).energy(A, 3).buying(A);
        let given = table
            .state
            .given(A, card(slug))
            .unwrap_or_else(|| panic!("{slug} is given"));
        let kept: Vec<_> = given.player(A).kept.iter().map(|card| card.slug()).collect();
        assert_eq!(kept, cards, "{slug}");
        assert!(!given.deck().has(card(slug)), "{slug}");
        let player = given.player(A);
        assert!(
            player.energy >= energy && player.health >= hearts,
            "{slug}: {player:?}"
        );
        assert_eq!(
            (given.question().of, given.question().what),
            (Asked::Seat(A), asked),
            "{slug}"
        );
        assert_eq!(given.turn().bought, 1, "{slug}");
        assert_eq!(given.discarded().has(card(slug)), cards.is_empty(), "{slug}");
    }
}

#[test]
fn a_token_that_a_card_brings_is_placed_by_whoever_gets_it() {
    let table = table().buying(A);
    let given = table.state.given(A, card("made-in-a-lab")).expect("it is given");
    let What::Place { buzz } = given.question().what else {
        panic!("{:?}", given.question());
    };
    assert_eq!(
        (given.question().of, Some(buzz)),
        (Asked::Seat(A), card("made-in-a-lab").buzz())
    );
    assert_eq!(table.state.placing(buzz), None);
}

#[test]
fn other_cards_look_at_what_is_given_as_at_any_purchase() {
    let table = table().holding(A, "breaking-news").buying(A);
    let before = table.state.marker(Track::Fame);
    let mut chance = Lottery(1);
    let mut given = table.state.given(A, card("extra-head")).expect("it is given");
    while given.question().what != What::Buy {
        let answer = given.default_answer().expect("a question");
        given.apply(answer).expect("it is suggested");
    }
    assert_ne!(given.marker(Track::Fame), before, "the news are pulled along");
    goes_on(given, &mut chance).expect("it goes on");
}

/// Where a card lies, whether it may be given, and whether the market stays as it is without it.
#[test]
fn a_card_is_refused_where_it_is_for_sale_and_not_given_where_somebody_has_it() {
    let laid = || {
        table()
            .holding(B, "giant-brain")
            .market(["too-cute", "kaijutsu"])
            .energy(A, 9)
            .buying(A)
    };
    for (slug, refusable, stays) in [
        ("extra-head", true, true),
        ("too-cute", true, false),
        ("kaijutsu", true, false),
        ("giant-brain", false, true),
    ] {
        let table = laid();
        let refused = table.state.refused(card(slug), &mut Lottery(3));
        assert_eq!(refused.is_some(), refusable, "{slug}");
        let Some(refused) = refused else {
            assert_eq!(table.state.given(A, card(slug)), None, "{slug}");
            continue;
        };
        assert_eq!(refused == table.state, stays, "{slug}");
        assert!(
            refused.deck().has(card(slug)) && !refused.market().contains(&Some(card(slug))),
            "{slug}"
        );
        assert_eq!(
            refused.market().iter().flatten().count(),
            3,
            "{slug}: another one is for sale"
        );
        refused
            .check()
            .unwrap_or_else(|broken| panic!("{slug}: {broken}"));
        // For sale it has to be refused first.
        assert_eq!(table.state.given(A, card(slug)).is_some(), stays, "{slug}");
        assert!(refused.given(A, card(slug)).is_some(), "{slug}");
    }
    // What is gone comes to nobody.
    let mut table = table().energy(A, 9).market("snack-time").buying(A);
    table.buys("snack-time");
    assert_eq!(table.state.refused(card("snack-time"), &mut Lottery(1)), None);
}

#[test]
fn nothing_is_given_at_another_time_or_to_somebody_else() {
    let start = Setup::of([Monster::TheKing, Monster::Alienoid])
        .start()
        .expect("a table");
    play_on(start, 3, 400, |state, _, _| {
        let Some(card) = state.deck().iter().next() else {
            return;
        };
        for seat in [A, B] {
            let buys = state.question().what == What::Buy && state.asks() == Asked::Seat(seat);
            let may = buys && state.turn().bought == 0;
            assert_eq!(state.may_be_given(seat), may);
            assert_eq!(state.given(seat, card).is_some(), may);
        }
    });
}

#[test]
fn whatever_is_given_lies_where_it_should_and_the_game_goes_on() {
    let (mut given, mut chance) = (BTreeSet::new(), Lottery(7));
    let cards: Vec<CardId> = CardId::all().collect();
    let pairs = Monster::ALL.into_iter().zip(Monster::ALL.into_iter().skip(1));
    for (game, (one, other)) in (0..60u64).zip(pairs.cycle()) {
        let start = Setup::of([one, other]).start().expect("a table");
        play_on(start, game, 600, |state, _, _| {
            let seat: Seat = state.active();
            if !state.may_be_given(seat) {
                return;
            }
            let many = u32::try_from(cards.len()).expect("fifty");
            let card = cards[chance.below(many) as usize];
            let Some(refused) = state.refused(card, &mut chance) else {
                return;
            };
            refused.check().expect("the table is whole");
            let with = refused.given(seat, card).expect("it can be given");
            given.insert(card);
            if with.outcome().is_none() && card.kind() == Kind::Keep && with.question().what == What::Buy {
                assert_eq!(with.owner(card), Some(seat), "{}", card.slug());
            }
            if let Err(broken) = goes_on(with, &mut chance) {
                panic!("{} in game {game}: {broken}", card.slug());
            }
        });
    }
    assert_eq!(given.len(), cards.len(), "each of the fifty was given");
}
