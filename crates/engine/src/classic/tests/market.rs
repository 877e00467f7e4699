//! Buying, sweeping, the deck, and what is secret about it (`core.md` §1.3 and §2.10).

use super::kit::*;
use crate::classic::Face::{Claw, Heart, One, Two};
use crate::classic::{Answer, Event, Pick, State, What};
use crate::proof::Lottery;
use crate::{Game, Seat};

// --- 2.10, buying

#[test]
fn one_buys_as_long_as_one_can_pay() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 11)
        .market(["corner-store", "tank", "energize"])
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("tank")
        .reveals("heal")
        .buys("heal")
        .reveals("jets")
        .buys("corner-store")
        .reveals("wings")
        .turn_is(B);
    assert_eq!((table.energy(A), table.stars(A), table.hearts(A)), (1, 5, 9));
}

#[test]
fn a_bought_card_is_replaced_in_its_slot() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 6)
        .market(["tank", "corner-store", "energize"])
        .turn_of(A);
    table.plays(BLANK).buys("corner-store").reveals("wings");
    assert_eq!(
        *table.state.market(),
        [Some(card("tank")), Some(card("wings")), Some(card("energize"))]
    );
}

#[test]
fn full_payment_is_required() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 3)
        .market(["tank", "corner-store"])
        .turn_of(A);
    table.plays(BLANK).asked(A, What::Buy);
    assert_eq!(table.answers(), [Answer::Buy(1), Answer::Sweep, Answer::Done]);
}

#[test]
fn energy_of_the_same_turn_can_be_spent() {
    use crate::classic::Face::Energy;
    let mut table = table(3).in_city(B).market("corner-store").turn_of(A);
    table
        .plays([Energy, Energy, Energy, One, Two, Two])
        .buys("corner-store")
        .reveals("jets");
    assert_eq!((table.energy(A), table.stars(A)), (0, 1));
}

#[test]
fn a_keep_card_works_at_once() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 5)
        .market(["alien-origin", "corner-store"])
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("alien-origin")
        .reveals("jets")
        .buys("corner-store")
        .reveals("wings");
    assert_eq!((table.energy(A), table.stars(A)), (0, 1));
}

#[test]
fn two_sweeps_in_a_turn() {
    let mut table = table(3).in_city(B).energy(A, 4).turn_of(A);
    table
        .plays(BLANK)
        .sweeps()
        .reveals("jets")
        .reveals("wings")
        .reveals("tank");
    table
        .sweeps()
        .reveals("heal")
        .reveals("mimic")
        .reveals("frenzy")
        .turn_is(B);
    assert_eq!(table.state.discard_size(), 6);
    assert_eq!(
        table.count(|event| matches!(event, Event::MarketSwept { seat: A })),
        2
    );
}

// --- An empty deck

#[test]
fn a_sweep_may_bring_swept_cards_back() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 2)
        .market(["jets", "wings", "mimic"])
        .deck("tank")
        .turn_of(A);
    let pile = table.state.discard_size();
    table.plays(BLANK).sweeps().reveals("tank");
    assert_eq!(
        (table.state.deck_size(), table.state.discard_size()),
        (pile + 3, 0)
    );
    table.reveals("jets").reveals("wings").turn_is(B);
}

#[test]
fn a_slot_stays_empty_when_there_is_nothing_to_draw() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 3)
        .market(["corner-store", "energize", "frenzy"])
        .nothing_to_draw()
        .turn_of(A);
    table.plays(BLANK).buys("corner-store").turn_is(B);
    assert_eq!(
        *table.state.market(),
        [None, Some(card("energize")), Some(card("frenzy"))]
    );
}

#[test]
fn the_only_card_left_goes_round() {
    // The Discard card just bought is still being resolved when its slot is refilled.
    let mut table = table(3)
        .in_city(B)
        .energy(A, 6)
        .market(["corner-store", "heal", "frenzy"])
        .nothing_to_draw()
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .buys("heal")
        .reveals("corner-store")
        .turn_is(B);
    assert_eq!(table.state.market()[1], Some(card("corner-store")));
}

// --- 1.3, secrets

/// A has looked at the top card (Tank), and at the one below it (Jets) with a copy.
fn peeked() -> Table {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "made-in-a-lab")
        .mimicking(A, "made-in-a-lab")
        .market("corner-store")
        .energy(B, 3)
        .turn_of(A);
    table.plays(BLANK).uses(A, "made-in-a-lab").reveals("tank");
    table.uses(A, "made-in-a-lab").reveals("jets").turn_is(B);
    table
}

fn known(state: &State, seat: Seat) -> Vec<(u8, &'static str)> {
    state
        .known_to(seat)
        .map(|(depth, card)| (depth, card.slug()))
        .collect()
}

#[test]
fn only_the_one_who_looked_knows() {
    let table = peeked();
    let state = &table.state;
    let seen = [(0, "tank"), (1, "jets")];
    assert_eq!(known(state, A), seen);
    assert_eq!(known(&state.view(Some(A)), A), seen);
    assert_eq!(state.view(Some(A)), *state);
    for viewer in [Some(B), Some(C), None] {
        let view = state.view(viewer);
        assert!([A, B, C].into_iter().all(|seat| known(&view, seat).is_empty()));
        assert!(view.unseen().any(|(unseen, _)| unseen.slug() == "tank"));
        assert_eq!(view.deck_size(), state.deck_size());
        assert_eq!(view.asks(), state.asks());
        assert_eq!(view.question(), state.question());
    }
}

#[test]
fn the_look_is_told_to_one_seat_only() {
    let table = peeked();
    let looks: Vec<_> = table
        .told
        .iter()
        .map(|(event, _)| *event)
        .filter(|event| matches!(event, Event::CardPeeked { .. }))
        .collect();
    assert_eq!(looks.len(), 2);
    for look in looks {
        assert_eq!(State::seen_by(look, Some(A)), Some(look));
        for viewer in [Some(B), None] {
            assert_eq!(
                State::seen_by(look, viewer),
                Some(Event::CardPeeked { seat: A, card: None })
            );
        }
    }
}

#[test]
fn what_others_imagine_is_drawn_anew_and_nothing_is_lost() {
    let table = peeked();
    let mut tops = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut imagined = table.state;
        imagined.imagine(B, &mut Lottery(seed));
        imagined.check().expect("whole");
        assert_eq!(imagined.deck_size(), table.state.deck_size());
        tops.insert(imagined.known[0].card.expect("something lies there").slug());
        let mut own = table.state;
        own.imagine(A, &mut Lottery(seed));
        assert_eq!(own, table.state, "A knows all there is to know");
    }
    assert!(tops.len() > 5, "{tops:?}");
}

#[test]
fn a_view_and_the_truth_are_imagined_alike() {
    // A bot that gets the view cannot tell it from the truth.
    let table = peeked();
    for seed in 0..20 {
        let (mut truth, mut view) = (table.state, table.state.view(Some(B)));
        truth.imagine(B, &mut Lottery(seed));
        view.imagine(B, &mut Lottery(seed));
        assert_eq!(truth, view);
    }
}

#[test]
fn a_known_card_survives_to_later_turns() {
    let mut table = peeked();
    table.plays(BLANK).buys("corner-store").turn_is(C);
    assert_eq!(
        table.state.market()[0],
        Some(card("tank")),
        "the top card, and Nature is not asked"
    );
    assert_eq!(known(&table.state, A), [(0, "jets")]);
    table.idles(C).turn_is(A).plays(BLANK).asked(A, What::Buy);
    table.uses(A, "made-in-a-lab").reveals("wings");
    assert_eq!(known(&table.state, A), [(0, "jets"), (1, "wings")]);
}

#[test]
fn two_seats_may_know_the_same_card() {
    let mut table = table(3)
        .in_city(C)
        .holding(A, "made-in-a-lab")
        .mimicking(B, "made-in-a-lab")
        .turn_of(A);
    table
        .plays(BLANK)
        .uses(A, "made-in-a-lab")
        .reveals("tank")
        .turn_is(B);
    table
        .plays(BLANK)
        .asked(B, What::Buy)
        .uses(B, "made-in-a-lab")
        .turn_is(C);
    assert_eq!(known(&table.state, A), known(&table.state, B));
    assert!(table.heard(|event| matches!(
        event,
        Event::CardPeeked {
            seat: B,
            card: Some(_)
        }
    )));
    assert!(known(&table.state.view(Some(C)), C).is_empty());
}

#[test]
fn the_deeper_card_may_be_bought_first() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "made-in-a-lab")
        .mimicking(A, "made-in-a-lab")
        .energy(A, 5)
        .turn_of(A);
    table.plays(BLANK).uses(A, "made-in-a-lab").reveals("tank");
    table.uses(A, "made-in-a-lab").reveals("jets").buys("jets");
    assert_eq!(known(&table.state, A), [(0, "tank")]);
    let pick = Pick::Nothing;
    assert_eq!(
        (
            table.cards(A).len(),
            table.use_of(A, "made-in-a-lab", pick).is_some()
        ),
        (3, true)
    );
}

#[test]
fn a_known_card_of_the_market_is_shown_to_opportunists_when_it_is_turned_over() {
    let mut table = table(3)
        .in_city(C)
        .holding(A, "made-in-a-lab")
        .holding(B, "opportunist")
        .energy(A, 3)
        .energy(B, 4)
        .market("corner-store")
        .turn_of(A);
    table
        .plays([Claw, Heart, One, One, Two, Two])
        .stays(C)
        .uses(A, "made-in-a-lab")
        .reveals("tank")
        .buys("corner-store")
        .asked(B, What::Opportunity)
        .buys("tank")
        .reveals("heal");
    assert_eq!(table.stars(B), 4);
}
