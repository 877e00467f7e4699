//! What a sensible player does at King of Tokyo, told at arranged tables.

use crate::bots::draw::Draw;
use crate::bots::search::Weigh;
use crate::bots::{Level, Stop, bot};
use crate::engine::classic::rule::Kind;
use crate::engine::classic::{Answer, CardId, Setup, State, What};
use crate::engine::parts::Face;
use crate::engine::{Asked, Game, Seat};
use serde_json::{Value, json};

/// The first position of some game that asks a seat this.
fn asked(seats: usize, wanted: impl Fn(&State) -> bool) -> (State, Seat) {
    let stop = Stop::default();
    for seed in 0..200 {
        let mut state = Setup::of(seats)
            .expect("two to six")
            .start()
            .expect("different monsters");
        let mut nature = Draw::new(seed);
        loop {
            let answer = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut nature).expect("Nature is asked"),
                Asked::Seat(seat) if wanted(&state) => return (state, seat),
                Asked::Seat(seat) => bot(Level::Easy, seed)
                    .choose(&state.view(Some(seat)), seat, &stop)
                    .expect("an answer"),
            };
            state.apply(answer).expect("a legal answer");
        }
    }
    panic!("nobody was asked");
}

/// The position with some facts changed.
fn arranged(state: &State, change: impl FnOnce(&mut Value)) -> State {
    let mut facts = serde_json::to_value(state).expect("a position can be saved");
    change(&mut facts);
    serde_json::from_value(facts).expect("still a position")
}

fn answer(state: &State, seat: Seat) -> Answer {
    let chosen = bot(Level::Normal, 1).choose(&state.view(Some(seat)), seat, &Stop::default());
    chosen.expect("nobody asked it to stop")
}

#[test]
fn a_monster_next_to_death_leaves_tokyo() {
    for seats in [2, 4] {
        let (state, seat) = asked(seats, |state| state.question().what == What::Yield);
        let weak = arranged(&state, |facts| {
            facts["players"][seat.index()]["hearts"] = json!(1);
        });
        assert_eq!(answer(&weak, seat), Answer::Yield);
    }
}

#[test]
fn a_won_set_is_kept() {
    let first = |state: &State| state.question().what == What::Roll && state.turn().rolls == 1;
    let (state, seat) = asked(4, first);
    let state = arranged(&state, |facts| {
        facts["players"][seat.index()]["stars"] = json!(16);
        facts["turn"]["dice"] = json!(["three", "three", "energy", "three", "three", "energy"]);
    });
    match answer(&state, seat) {
        Answer::Done => {}
        Answer::Reroll(thrown) => assert_eq!(thrown & 0b01_1011, 0, "a three is thrown again"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn hearts_are_not_collected_in_tokyo() {
    let in_tokyo = |state: &State| {
        let turn = state.turn();
        state.question().what == What::Roll && turn.rolls == 1 && state.in_tokyo(turn.active)
    };
    let (state, seat) = asked(4, in_tokyo);
    let state = arranged(&state, |facts| {
        facts["players"][seat.index()]["hearts"] = json!(3);
        facts["turn"]["dice"] = json!(["heart", "heart", "heart", "heart", "claw", "three"]);
    });
    let Answer::Reroll(thrown) = answer(&state, seat) else {
        panic!("four useless hearts are no roll to stop at")
    };
    assert_eq!(thrown & 0b1111, 0b1111);
    assert_eq!(state.turn().dice.get(0), Face::Heart);
}

/// The card that wins at nineteen stars is bought; the one that kills its buyer is not.
#[test]
fn cards_are_bought_for_what_they_do() {
    let (state, seat) = asked(4, |state| state.question().what == What::Buy);
    let with = |card: CardId, stars: u8, hearts: u8| {
        arranged(&state, |facts| {
            facts["players"][seat.index()]["stars"] = json!(stars);
            facts["players"][seat.index()]["hearts"] = json!(hearts);
            facts["players"][seat.index()]["energy"] = json!(card.card().cost);
            // Only this card is in the market; what lay there goes back to the deck.
            for slot in 0..3 {
                if let Some(slug) = facts["market"][slot].take().as_str() {
                    let copies = facts["bag"][slug].as_u64().unwrap_or(0) + 1;
                    facts["bag"][slug] = json!(copies);
                }
            }
            let left = ["bag", "discard"]
                .into_iter()
                .find(|pile| facts[pile][card.slug()].as_u64() > Some(0))
                .expect("nobody keeps a Discard card");
            let copies = facts[left][card.slug()].as_u64().unwrap_or(1) - 1;
            facts[left][card.slug()] = json!(copies);
            facts["market"][0] = json!(card.slug());
        })
    };
    let bought = |mut state: State| {
        state.apply(Answer::Buy(0)).expect("it can be paid");
        let mut nature = Draw::new(1);
        while state.asks() == Asked::Nature && !state.rests() {
            let dealt = state.deal(&mut nature).expect("Nature is asked");
            state.apply(dealt).expect("a legal answer");
        }
        state
    };
    let (mut winning, mut deadly) = (0, 0);
    for card in CardId::all().filter(|card| card.card().kind == Kind::Discard) {
        if bought(with(card, 19, 10)).player(seat).stars == 20 {
            winning += 1;
            assert_eq!(
                answer(&with(card, 19, 10), seat),
                Answer::Buy(0),
                "{}",
                card.slug()
            );
        }
        if !bought(with(card, 5, 1)).player(seat).alive {
            deadly += 1;
            assert_ne!(answer(&with(card, 5, 1), seat), Answer::Buy(0), "{}", card.slug());
        }
    }
    assert!(winning >= 5 && deadly >= 3, "{winning} {deadly}");
}
