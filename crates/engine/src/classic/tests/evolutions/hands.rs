//! How Evolutions come to a hand, leave it, and who knows of them (`evolutions.md` §1).

use super::super::kit::*;
use crate::classic::{Answer, CardId, Event, Face, Monster, Pick, PowerUp, State, What};
use crate::proof::Lottery;
use crate::{Asked, Audience, Game, Seats, View};

const TWO: [Monster; 2] = [Monster::Gigazaur, Monster::TheKing];
const HEARTS: [Face; 6] = [
    Face::Heart,
    Face::Heart,
    Face::Heart,
    Face::One,
    Face::Two,
    Face::Two,
];

/// The market is dealt, and A is the first to draw.
fn at_first_draw(power_up: PowerUp) -> Table {
    let mut setup = powered_setup(&TWO, power_up);
    setup.first = Some(A);
    let mut table = begun(setup.start().expect("a table"));
    for slug in ["skyscraper", "vast-storm", "gas-refinery"] {
        table.reveals(slug);
    }
    table
}

fn kind(slug: &str) -> Pick {
    Pick::Kind(card(slug))
}

#[test]
fn everybody_keeps_one_of_two_and_the_other_goes_back_into_the_deck() {
    let mut table = at_first_draw(PowerUp::Standard);
    table.reveals("heat-vision").reveals("tail-sweep");
    table.asked(A, What::Draw).chooses(A, kind("tail-sweep"));
    assert!(table.state.hand(A).contains(card("tail-sweep")));
    assert_eq!(
        (table.state.hand_size(A), table.state.evolution_deck_size(A)),
        (1, 7)
    );
    assert_eq!(table.state.evolution_discard_size(A), 0);
    table
        .reveals("giant-banana")
        .reveals("alpha-male")
        .chooses(B, kind("alpha-male"));
    table.turn_is(A);
}

#[test]
fn three_hearts_draw_two_of_which_one_is_discarded() {
    let mut table = powered_table(&TWO).in_city(B).turn_of(A);
    table.fixes(HEARTS).resolves_rest();
    table
        .reveals("heat-vision")
        .reveals("tail-sweep")
        .chooses(A, kind("heat-vision"));
    assert!(table.state.hand(A).contains(card("heat-vision")));
    assert!(table.state.evolutions_discarded(A).contains(card("tail-sweep")));
    // Nobody else knows what it was, only that it was one.
    let view = View::of(&table.state, Some(B));
    assert!(view.evolutions_discarded(A).is_empty());
    assert_eq!(
        (
            view.evolution_discard_size(A),
            view.hand_size(A),
            view.evolution_deck_size(A)
        ),
        (1, 1, 6)
    );
}

#[test]
fn six_hearts_draw_once_and_in_tokyo_too() {
    let mut table = powered_table(&TWO).in_city(A).turn_of(A);
    table.fixes([Face::Heart; 6]).resolves_rest();
    table
        .reveals("heat-vision")
        .reveals("tail-sweep")
        .chooses(A, kind("heat-vision"));
    table.passes().buys_no_more().passes();
    assert_eq!(table.state.active(), B);
}

#[test]
fn basic_draw_takes_one_and_controlled_puts_the_other_under_the_deck() {
    let mut table = powered_with(&TWO, |options| options.power_up = PowerUp::Basic)
        .in_city(B)
        .turn_of(A);
    table.fixes(HEARTS).resolves_rest().reveals("heat-vision");
    assert_eq!(
        (table.state.hand_size(A), table.state.evolution_discard_size(A)),
        (1, 0)
    );
    let mut table = powered_with(&TWO, |options| options.power_up = PowerUp::Controlled)
        .in_city(B)
        .turn_of(A);
    table.fixes(HEARTS).resolves_rest();
    table
        .reveals("heat-vision")
        .reveals("tail-sweep")
        .chooses(A, kind("heat-vision"));
    assert_eq!(
        (
            table.state.evolution_deck_size(A),
            table.state.evolution_discard_size(A)
        ),
        (7, 0)
    );
}

/// One card is left: it is drawn, then the discard pile is made the deck for the second one.
#[test]
fn an_empty_deck_is_made_of_the_discard_pile() {
    let gone = ["heat-vision", "tail-sweep", "gamma-breath", "primal-bellow"];
    let mut table = powered_table(&TWO)
        .evolved(A, ["defender-of-tokyo", "detachable-tail", "radioactive-waste"])
        .evolutions_gone(A, gone)
        .in_city(B)
        .turn_of(A);
    table
        .fixes(HEARTS)
        .resolves_rest()
        .reveals("saurian-adaptability")
        .reveals("tail-sweep");
    table.chooses(A, kind("tail-sweep"));
    assert_eq!(
        (
            table.state.evolution_deck_size(A),
            table.state.evolution_discard_size(A)
        ),
        (3, 1)
    );
}

#[test]
fn with_nothing_left_nothing_is_drawn() {
    let all: [&str; 8] = [
        "heat-vision",
        "tail-sweep",
        "gamma-breath",
        "primal-bellow",
        "defender-of-tokyo",
        "detachable-tail",
        "radioactive-waste",
        "saurian-adaptability",
    ];
    let mut table = powered_table(&TWO).evolved(A, all).in_city(B).turn_of(A);
    table.passes().fixes(HEARTS).passes().resolves_rest();
    assert!(!table.heard(|event| matches!(event, Event::EvolutionDrawn { .. })));
}

#[test]
fn active_evolution_begins_in_play_and_what_cannot_stay_lies_open() {
    let mut table = at_first_draw(PowerUp::Active);
    table.reveals("heat-vision");
    assert_eq!(table.cards(A), ["heat-vision"]);
    table.reveals("giant-banana").turn_is(A);
    assert_eq!(table.state.hand_size(A), 0);
    assert!(
        View::of(&table.state, Some(A))
            .hand(B)
            .contains(card("giant-banana"))
    );
}

#[test]
fn a_draft_passes_the_hands_to_the_left_and_the_picks_are_secret() {
    let mut table = at_first_draw(PowerUp::Draft);
    let own: Vec<&str> = CardId::evolutions()
        .filter(|card| {
            card.evolution()
                .is_some_and(|evolution| TWO.contains(&evolution.monster))
        })
        .map(CardId::slug)
        .collect();
    for slug in &own {
        table.reveals(slug);
    }
    table.asked(A, What::Draft);
    assert_eq!(table.state.audience(), Audience::Only(Seats::of(A)));
    let passed = table.state.hand(A);
    let first = passed.iter().next().expect("eight");
    table.chooses(A, Pick::Kind(first));
    let heard = |event: &Event| matches!(event, Event::EvolutionKept { card: Some(_), .. });
    let (event, _) = table
        .told
        .iter()
        .rev()
        .find(|(event, _)| heard(event))
        .expect("told");
    let other = State::seen_by(*event, Some(B)).expect("something");
    assert_eq!(other, Event::EvolutionKept { seat: A, card: None });
    let next = table.state.hand(B).iter().next().expect("eight");
    table.chooses(B, Pick::Kind(next));
    let mut left = passed;
    left.take(first);
    assert_eq!(table.state.hand(B), left, "what A left has come to B");
    while table.state.question().what == What::Draft {
        let Asked::Seat(seat) = table.state.asks() else {
            unreachable!("a seat picks")
        };
        let card = table.state.hand(seat).iter().next().expect("some are left");
        table.chooses(seat, Pick::Kind(card));
    }
    assert_eq!(
        (
            table.state.evolution_deck_size(A),
            table.state.evolution_deck_size(B)
        ),
        (8, 8)
    );
}

#[test]
fn a_hand_is_seen_by_its_owner_alone() {
    let table = powered_table(&TWO)
        .in_hand(A, ["heat-vision", "tail-sweep"])
        .in_city(B)
        .turn_of(A);
    let state = table.state;
    assert_eq!(View::of(&state, Some(A)).hand(A), state.hand(A));
    for viewer in [Some(B), None] {
        let view = View::of(&state, viewer);
        assert!(view.hand(A).is_empty());
        assert_eq!(view.hand_size(A), 2);
        let text = serde_json::to_string(&view).expect("plain data");
        assert!(!text.contains("\"hands\":[[\"heat"), "{text}");
        let mut lottery = Lottery(3);
        let imagined = view.imagine(&mut lottery);
        imagined.check().expect("whole");
        assert_eq!(View::of(&imagined, viewer), view);
    }
}

#[test]
fn who_is_asked_does_not_tell_what_is_held() {
    // A hit on Gigazaur is asked about as long as the tail may be in its hand.
    for held in ["detachable-tail", "tail-sweep"] {
        let mut table = powered_table(&TWO).in_hand(A, held).in_city(A).turn_of(B);
        table.plays(claws(2)).passes_to(A, What::Harm);
        assert!(table.answers().contains(&Answer::Done));
    }
    // Once it lies open in the discard pile nobody waits for it.
    let mut table = powered_table(&TWO)
        .in_hand(A, "tail-sweep")
        .evolutions_gone(A, "detachable-tail")
        .in_city(A)
        .turn_of(B);
    table.plays(claws(2)).asked(A, What::Yield);
}
