//! The Keep cards that act on buying and selling.

use super::super::kit::*;
use crate::classic::{Answer, BoughtFrom, Event, Pick, What};

// --- Alien Origin

#[test]
fn alien_origin_makes_every_card_cheaper() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "alien-origin")
        .energy(A, 2)
        .market("corner-store")
        .turn_of(A);
    table.plays(BLANK).buys("corner-store").reveals("heal");
    assert_eq!((table.energy(A), table.stars(A)), (0, 1));
}

#[test]
fn alien_origin_pays_another_monster_the_lower_price() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["alien-origin", "parasitic-tentacles"])
        .holding(C, "jets")
        .energy(A, 4)
        .turn_of(A);
    table.plays(BLANK).buys("jets");
    assert_eq!((table.energy(A), table.energy(C)), (0, 4));
    assert_eq!(table.cards(A), ["alien-origin", "parasitic-tentacles", "jets"]);
}

// --- Made in a Lab

#[test]
fn made_in_a_lab_looks_and_buys_from_the_deck() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "made-in-a-lab")
        .energy(A, 6)
        .turn_of(A);
    table
        .plays(BLANK)
        .uses(A, "made-in-a-lab")
        .reveals("corner-store");
    assert!(table.heard(
        |event| matches!(event, Event::CardPeeked { seat: A, card: Some(seen) } if seen.slug() == "corner-store")
    ));
    assert!(
        table.use_of(A, "made-in-a-lab", Pick::Nothing).is_none(),
        "one card deep"
    );
    let market = *table.state.market();
    table.buys("corner-store");
    assert_eq!((table.stars(A), table.energy(A)), (1, 3));
    assert_eq!(*table.state.market(), market);
    assert!(table.heard(|event| matches!(
        event,
        Event::CardBought {
            from: BoughtFrom::Deck,
            ..
        }
    )));
    table.uses(A, "made-in-a-lab").reveals("heal").buys("heal");
}

#[test]
fn made_in_a_lab_may_leave_the_card_on_the_deck() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "made-in-a-lab")
        .energy(A, 2)
        .energy(B, 3)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .uses(A, "made-in-a-lab")
        .reveals("tank")
        .done()
        .turn_is(B);
    // B buys, and the card that A has seen comes by itself.
    table.plays(BLANK).buys("corner-store").turn_is(C);
    assert_eq!(table.state.market()[0], Some(card("tank")));
}

#[test]
fn made_in_a_lab_is_no_reveal() {
    let mut table = table(3)
        .in_city(C)
        .holding(A, "made-in-a-lab")
        .holding(B, "opportunist")
        .energy(A, 3)
        .energy(B, 9)
        .turn_of(A);
    table
        .plays(BLANK)
        .uses(A, "made-in-a-lab")
        .reveals("corner-store")
        .asked(A, What::Buy)
        .buys("corner-store")
        .asked(A, What::Buy);
}

#[test]
fn made_in_a_lab_does_not_look_behind_a_deck_of_one() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "made-in-a-lab")
        .mimicking(A, "made-in-a-lab")
        .deck("tank")
        .turn_of(A);
    table.plays(BLANK).uses(A, "made-in-a-lab").reveals("tank");
    assert!(
        table.state.active() != A || table.use_of(A, "made-in-a-lab", Pick::Nothing).is_none(),
        "the discard pile is not part of the deck yet"
    );
}

#[test]
fn made_in_a_lab_makes_a_new_deck_to_look_at() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "made-in-a-lab")
        .deck([])
        .turn_of(A);
    table.plays(BLANK).uses(A, "made-in-a-lab").reveals("tank");
    assert!(table.heard(|event| matches!(event, Event::DeckReshuffled { .. })));
}

// --- Metamorph

#[test]
fn metamorph_sells_anything_and_itself_last() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, ["metamorph", "smoke-cloud", "jets"])
        .counters("smoke-cloud", 1)
        .turn_of(A);
    table
        .plays(BLANK)
        .asked(A, What::Sale)
        .sells("smoke-cloud")
        .sells("metamorph")
        .turn_is(B);
    assert_eq!((table.energy(A), table.cards(A)), (7, vec!["jets"]));
    assert!(table.discarded("metamorph") && table.discarded("smoke-cloud"));
}

#[test]
fn metamorph_may_keep_everything() {
    let mut table = table(3).in_city(B).holding(A, "metamorph").turn_of(A);
    table.plays(BLANK).done().turn_is(B);
    assert_eq!(table.cards(A), ["metamorph"]);
}

#[test]
fn metamorph_comes_after_the_buying() {
    let mut table = table(3).in_city(B).holding(A, ["metamorph", "jets"]).turn_of(A);
    table.plays(BLANK).sells("jets").asked(A, What::Sale);
    assert_eq!(
        table
            .answers()
            .iter()
            .filter(|answer| matches!(answer, Answer::Buy(_)))
            .count(),
        0
    );
}

// --- Opportunist

#[test]
fn opportunist_buys_from_a_purchase_and_from_a_sweep() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 2)
        .holding(C, "opportunist")
        .energy(C, 7)
        .turn_of(A);
    table
        .plays(BLANK)
        .sweeps()
        .reveals("corner-store")
        .reveals("tank")
        .reveals("energize")
        .asked(C, What::Opportunity);
    assert_eq!(table.answers().len(), 3, "two can be paid, and passing");
    table.buys("corner-store").reveals("commuter-train");
    assert_eq!(table.energy(C), 4);
    table
        .asked(C, What::Opportunity)
        .buys("commuter-train")
        .reveals("heal")
        .turn_is(B);
    assert_eq!((table.stars(C), table.energy(C)), (3, 0));
}

#[test]
fn opportunist_is_nothing_in_the_own_turn_and_not_asked_without_energy() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 5)
        .holding(A, "opportunist")
        .mimicking(C, "opportunist")
        .energy(C, 2)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("heal")
        .asked(A, What::Buy);
}

#[test]
fn opportunist_may_buy_only_what_was_revealed() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 3)
        .holding(C, "opportunist")
        .energy(C, 9)
        .market(["corner-store", "tank"])
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("heal")
        .asked(C, What::Opportunity);
    assert_eq!(table.answers().len(), 2, "the one card revealed, and passing");
}

#[test]
fn opportunist_leaves_cards_to_the_next_one_and_to_the_active_monster() {
    let mut table = table(4)
        .in_city(C)
        .energy(A, 5)
        .holding(B, "opportunist")
        .mimicking(D, "opportunist")
        .energy(B, 4)
        .energy(D, 4)
        .turn_of(A);
    table
        .plays(BLANK)
        .sweeps()
        .reveals("tank")
        .reveals("commuter-train")
        .reveals("corner-store")
        .asked(B, What::Opportunity)
        .buys("tank")
        .reveals("energize")
        .asked(D, What::Opportunity)
        .buys("commuter-train")
        .reveals("frenzy")
        .asked(A, What::Buy)
        .buys("corner-store")
        .reveals("heal");
    assert_eq!([A, B, D].map(|seat| table.stars(seat)), [1, 4, 2]);
}

#[test]
fn opportunist_buys_although_the_buyer_has_just_died() {
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 1)
        .energy(A, 4)
        .holding(C, "opportunist")
        .energy(C, 3)
        .market("tank")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("tank")
        .reveals("corner-store")
        .asked(C, What::Opportunity)
        .buys("corner-store")
        .reveals("heal")
        .turn_is(B);
    assert!(!table.alive(A));
    assert_eq!(table.stars(C), 1);
}

#[test]
fn opportunist_dying_of_its_own_purchase() {
    let mut table = table(4)
        .in_city(C)
        .energy(A, 3)
        .holding(B, "opportunist")
        .hearts(B, 3)
        .energy(B, 9)
        .mimicking(D, "opportunist")
        .energy(D, 9)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("tank")
        .buys("tank")
        .reveals("heal")
        .turn_is(C);
    assert!(!table.alive(B));
    assert_eq!(table.copied(), "mimic", "with B went the card that D copied");
}

#[test]
fn opportunist_pays_its_own_price_and_chooses_for_mimic() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 3)
        .holding(A, ["jets", "wings"])
        .holding(C, ["opportunist", "alien-origin"])
        .energy(C, 7)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("mimic")
        .asked(C, What::Opportunity)
        .buys("mimic")
        .reveals("tank")
        .asked(C, What::ChooseCard { by: card("mimic") })
        .copies("wings")
        .turn_is(B);
    assert_eq!((table.copied(), table.energy(C)), ("wings", 0));
}

#[test]
fn opportunist_may_kill_the_active_monster_in_its_own_buying() {
    let mut table = table(4)
        .in_city(B)
        .hearts(A, 2)
        .energy(A, 13)
        .holding(A, "metamorph")
        .holding(C, "opportunist")
        .energy(C, 6)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("flame-thrower")
        .buys("flame-thrower")
        .reveals("heal")
        .asked(C, What::Opportunity)
        .buys("heal")
        .reveals("tank")
        .turn_is(B);
    assert!(!table.alive(A));
}

#[test]
fn opportunist_may_end_the_game_in_the_window() {
    let mut table = table(2)
        .in_city(B)
        .hearts(A, 2)
        .energy(A, 3)
        .holding(B, "opportunist")
        .energy(B, 9)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("flame-thrower")
        .buys("flame-thrower")
        .reveals("heal")
        .over(crate::classic::Ending::Survivor, [B]);
}

#[test]
fn opportunist_bought_away_is_not_asked_any_more() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 6)
        .holding(A, "parasitic-tentacles")
        .holding(C, "opportunist")
        .energy(C, 9)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("opportunist")
        .buys("corner-store")
        .reveals("heal")
        .turn_is(B);
}

// --- Parasitic Tentacles

#[test]
fn parasitic_tentacles_buy_from_a_monster() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "parasitic-tentacles")
        .energy(A, 9)
        .holding(B, ["jets", "smoke-cloud"])
        .counters("smoke-cloud", 1)
        .holding(C, "wings")
        .turn_of(A);
    table.plays(BLANK).buys("smoke-cloud");
    assert_eq!((table.energy(A), table.energy(B)), (5, 4));
    assert_eq!(table.held("smoke-cloud").tokens, 3, "bought like new");
    table.buys("jets");
    assert_eq!((table.energy(A), table.energy(B)), (0, 9));
    assert_eq!(table.cards(B), Vec::<&str>::new());
}

#[test]
fn parasitic_tentacles_reveal_nothing() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "parasitic-tentacles")
        .energy(A, 6)
        .holding(B, "jets")
        .holding(C, "opportunist")
        .energy(C, 9)
        .turn_of(A);
    table.plays(BLANK).buys("jets").turn_is(B);
}

#[test]
fn parasitic_tentacles_buy_mimic_anew() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "parasitic-tentacles")
        .energy(A, 8)
        .holding(C, ["jets", "wings"])
        .mimicking(B, "jets")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("mimic")
        .asked(A, What::ChooseCard { by: card("mimic") })
        .copies("wings");
    assert_eq!(
        (table.copied(), table.energy(A), table.energy(B)),
        ("wings", 0, 8)
    );
}

#[test]
fn parasitic_tentacles_leave_the_token_on_the_card() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "parasitic-tentacles")
        .energy(A, 5)
        .holding(B, "jets")
        .mimicking(C, "jets")
        .turn_of(A);
    table.plays(BLANK).buys("jets");
    assert_eq!(table.copied(), "jets");
    assert_eq!(table.cards(A), ["parasitic-tentacles", "jets"]);
}
