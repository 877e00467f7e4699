//! Evolutions and what is bought: prices, what is a purchase and what is not, and who stands in its way
//! (`evolutions.md` §3).

use super::super::kit::*;
use crate::classic::{Answer, Event, Monster, Pick, What};
use crate::{Asked, Game as _};

const PANDA: [Monster; 3] = [Monster::Pandakai, Monster::Gigazaur, Monster::TheKing];

#[test]
fn bamboozle_reaches_what_is_bought_from_another_monster() {
    let mut table = powered_table(&PANDA)
        .in_hand(A, "bamboozle")
        .holding(B, "parasitic-tentacles")
        .holding(C, "camouflage")
        .energy(B, 4)
        .market(["corner-store", "skyscraper", "vast-storm"])
        .in_city(C)
        .turn_of(B);
    table
        .plays(BLANK)
        .buys("camouflage")
        .evolves_on(A, "bamboozle", Pick::Slot(0))
        .reveals("frenzy");
    assert_eq!((table.energy(B), table.stars(B), table.energy(C)), (1, 1, 0));
    assert_eq!(table.cards(C), ["camouflage"]);
}

#[test]
fn bamboozle_may_name_the_card_of_another_monster() {
    let mut table = powered_table(&PANDA)
        .in_hand(A, "bamboozle")
        .holding(B, "parasitic-tentacles")
        .holding(C, "camouflage")
        .energy(B, 4)
        .market(["corner-store", "skyscraper", "vast-storm"])
        .in_city(C)
        .turn_of(B);
    let camouflage = Pick::Card(table.key("camouflage"));
    table
        .plays(BLANK)
        .buys("corner-store")
        .evolves_on(A, "bamboozle", camouflage);
    assert_eq!(table.cards(B), ["parasitic-tentacles", "camouflage"]);
    assert_eq!((table.energy(B), table.energy(C)), (1, 3));
    assert_eq!(table.state.market()[0], Some(card("corner-store")));
}

#[test]
fn bamboozle_reaches_the_card_on_the_deck_which_everybody_knows_from_then_on() {
    let mut table = powered_table(&PANDA)
        .in_hand(A, "bamboozle")
        .holding(B, "made-in-a-lab")
        .energy(B, 4)
        .market(["camouflage", "skyscraper", "vast-storm"])
        .in_city(C)
        .turn_of(B);
    table
        .plays(BLANK)
        .passes()
        .uses(B, "made-in-a-lab")
        .reveals("corner-store")
        .buys("corner-store");
    assert_eq!(table.state.wanted(), Some(card("corner-store")));
    table.evolves_on(A, "bamboozle", Pick::Slot(0));
    // The card that was shown is the next one of the market, and barred to the buyer.
    assert_eq!(table.cards(B), ["made-in-a-lab", "camouflage"]);
    assert_eq!(table.state.market()[0], Some(card("corner-store")));
    assert!(!table.answers().contains(&Answer::Buy(0)));
}

#[test]
fn a_card_of_the_deck_that_is_not_bought_lies_there_for_all_to_see() {
    let mut table = powered_table(&PANDA)
        .in_hand(A, "bamboozle")
        .holding(B, "made-in-a-lab")
        .energy(B, 3)
        .in_city(C)
        .turn_of(B);
    table
        .plays(BLANK)
        .passes()
        .uses(B, "made-in-a-lab")
        .reveals("corner-store")
        .buys("corner-store")
        .evolves(A, "bamboozle");
    assert_eq!((table.energy(B), table.stars(B)), (3, 0));
    for seat in [A, B, C] {
        let known: Vec<_> = table.state.known_to(seat).collect();
        assert_eq!(known, [(0, card("corner-store"))], "{seat:?} has seen it");
    }
}

#[test]
fn bamboozle_reaches_a_miraculous_catch() {
    let mut table = powered_table(&[Monster::Pandakai, Monster::SpacePenguin])
        .in_hand(A, "bamboozle")
        .evolved(B, "miraculous-catch")
        .energy(B, 4)
        .market(["skyscraper", "vast-storm", "gas-refinery"])
        .deck(["frenzy", "tank"])
        .in_city(A)
        .turn_of(B);
    table
        .plays(BLANK)
        .passes()
        .uses(B, "miraculous-catch")
        .reveals("jets")
        .chooses(B, Pick::Number(1))
        .evolves(A, "bamboozle");
    assert!(table.discarded("jets"));
    assert_eq!((table.energy(B), table.cards(B)), (4, vec!["miraculous-catch"]));
}

#[test]
fn bamboozle_reaches_what_bobs_and_the_other_card_costs_its_whole_price() {
    let mut table = powered_table(&[Monster::Pandakai, Monster::PumpkinJack])
        .in_hand(A, "bamboozle")
        .evolved(B, "bobbing-for-apples")
        .energy(B, 3)
        .market(["tank", "camouflage", "skyscraper"])
        .in_city(A)
        .turn_of(B);
    table
        .plays(BLANK)
        .passes()
        .uses_on(B, "bobbing-for-apples", Pick::Slot(0))
        .evolves_on(A, "bamboozle", Pick::Slot(1))
        .reveals("frenzy");
    assert_eq!(table.cards(B), ["bobbing-for-apples", "camouflage"]);
    assert_eq!((table.energy(B), table.stars(B)), (0, 0));
    assert_eq!(table.state.market()[0], Some(card("tank")));
}

#[test]
fn whoever_passes_lets_every_purchase_be() {
    let mut table = powered_table(&[Monster::Pandakai, Monster::PumpkinJack])
        .in_hand(A, "bamboozle")
        .holding(B, "made-in-a-lab")
        .evolved(B, "bobbing-for-apples")
        .energy(B, 5)
        .market(["tank", "skyscraper", "vast-storm"])
        .in_city(A)
        .turn_of(B);
    table
        .plays(BLANK)
        .passes()
        .uses(B, "made-in-a-lab")
        .reveals("corner-store")
        .buys("corner-store")
        .passes();
    assert_eq!((table.energy(B), table.stars(B)), (2, 1));
    table
        .uses_on(B, "bobbing-for-apples", Pick::Slot(0))
        .passes()
        .reveals("gas-refinery");
    assert_eq!((table.energy(B), table.stars(B)), (0, 5));
}

#[test]
fn bamboozle_does_not_reach_opportunists() {
    let mut table = powered_table(&PANDA)
        .in_hand(A, "bamboozle")
        .holding(C, "opportunist")
        .energy(B, 3)
        .energy(C, 3)
        .market(["corner-store", "skyscraper", "vast-storm"])
        .in_city(C)
        .turn_of(B);
    table
        .plays(BLANK)
        .passes()
        .buys("corner-store")
        .passes()
        .reveals("camouflage")
        .asked(C, What::Opportunity)
        .buys("camouflage")
        .reveals("frenzy");
    assert_eq!(table.cards(C), ["opportunist", "camouflage"]);
}

#[test]
fn what_bamboozle_bars_may_be_bought_in_the_next_turn() {
    let mut table = powered_table(&[Monster::Pandakai, Monster::Gigazaur])
        .in_hand(A, "bamboozle")
        .energy(B, 3)
        .market(["camouflage", "skyscraper", "vast-storm"])
        .in_city(A)
        .turn_of(B);
    table
        .plays(BLANK)
        .passes()
        .buys("camouflage")
        .evolves(A, "bamboozle");
    assert_eq!(table.energy(B), 3, "nothing is paid");
    table.finishes_turn();
    table
        .idles(A)
        .turn_is(B)
        .plays(BLANK)
        .buys("camouflage")
        .reveals("frenzy");
    assert_eq!(table.cards(B), ["camouflage"]);
}

#[test]
fn a_card_that_my_toy_takes_away_is_not_bought_and_nothing_is_paid() {
    let three = [Monster::Pandakai, Monster::Gigazaur, Monster::BabyGigazaur];
    let mut table = powered_table(&three)
        .in_hand(A, "bamboozle")
        .in_hand(C, "my-toy")
        .energy(B, 3)
        .market(["camouflage", "skyscraper", "vast-storm"])
        .in_city(A)
        .turn_of(B);
    table
        .plays(BLANK)
        .passes()
        .buys("camouflage")
        .uses(C, "my-toy")
        .chooses(C, Pick::Slot(0))
        .reveals("corner-store")
        .passes();
    assert_eq!((table.energy(B), table.stars(B)), (3, 0));
    assert!(table.cards(B).is_empty());
}

#[test]
fn who_holds_nothing_of_pandakai_is_not_asked_about_purchases() {
    let mut table = powered_table(&[Monster::Gigazaur, Monster::TheKing])
        .in_hand(A, "heat-vision")
        .energy(B, 3)
        .market(["camouflage", "skyscraper", "vast-storm"])
        .in_city(A)
        .turn_of(B);
    table.plays(BLANK).passes().buys("camouflage");
    assert_eq!(table.state.asks(), Asked::Nature, "the market is filled at once");
}

#[test]
fn secret_laboratory_lowers_what_is_paid_to_another_monster() {
    let mut table = powered_table(&[Monster::CyberBunny, Monster::Gigazaur])
        .evolved(A, ["secret-laboratory", "king-of-the-gizmo"])
        .holding(A, "parasitic-tentacles")
        .holding(B, "jets")
        .energy(A, 4)
        .in_city(B)
        .turn_of(A);
    table.plays(BLANK).buys("jets");
    assert_eq!((table.energy(A), table.energy(B)), (0, 4));
    assert_eq!(table.stars(A), 1, "a purchase from a monster is one as well");
}

#[test]
fn precision_field_support_is_no_purchase() {
    let mut table = powered_table(&[Monster::Alienoid, Monster::Gigazaur])
        .in_hand(A, "precision-field-support")
        .holding(A, "media-friendly")
        .in_city(B)
        .turn_of(A);
    table
        .rolls(BLANK)
        .evolves(A, "precision-field-support")
        .reveals("camouflage");
    assert_eq!(table.cards(A), ["media-friendly", "camouflage"]);
    assert_eq!(table.stars(A), 0);
}

#[test]
fn deep_dive_is_no_purchase_and_a_discard_card_acts_at_once() {
    let mut table = powered_table(&[Monster::SpacePenguin, Monster::Gigazaur])
        .in_hand(A, "deep-dive")
        .holding(A, "media-friendly")
        .in_city(B)
        .turn_of(A);
    table
        .rolls(BLANK)
        .evolves(A, "deep-dive")
        .reveals("corner-store")
        .reveals("wings")
        .reveals("jets")
        .chooses(A, Pick::Deck(0));
    assert_eq!(table.stars(A), 1, "the star of the corner store alone");
    assert!(table.discarded("corner-store"));
}

#[test]
fn deep_dive_finds_the_third_card_in_the_shuffled_discard_pile() {
    let mut table = powered_table(&[Monster::SpacePenguin, Monster::Gigazaur])
        .in_hand(A, "deep-dive")
        .deck(["jets", "wings"])
        .in_city(B)
        .turn_of(A);
    table
        .rolls(BLANK)
        .evolves(A, "deep-dive")
        .reveals("jets")
        .reveals("wings")
        .reveals("camouflage");
    assert!(table.heard(|event| matches!(event, Event::DeckReshuffled { .. })));
    table.chooses(A, Pick::Deck(2));
    assert_eq!(table.cards(A), ["camouflage"]);
}

#[test]
fn metamorph_pays_the_whole_price_of_a_card_that_cost_half() {
    let mut table = powered_table(&[Monster::Alienoid, Monster::Gigazaur])
        .evolved(A, "superior-alien-technology")
        .holding(A, "metamorph")
        .energy(A, 3)
        .market(["jets", "skyscraper", "vast-storm"])
        .in_city(B)
        .turn_of(A);
    table
        .plays(BLANK)
        .uses(A, "superior-alien-technology")
        .buys("jets")
        .reveals("frenzy");
    assert_eq!(table.energy(A), 0);
    table.buys_no_more().sells("jets");
    assert_eq!(table.energy(A), 5);
}

#[test]
fn three_saucers_are_all_there_are() {
    let mut table = powered_table(&[Monster::Alienoid, Monster::Gigazaur])
        .evolved(A, "superior-alien-technology")
        .energy(A, 30)
        .market(["jets", "wings", "camouflage"])
        .in_city(B)
        .turn_of(A);
    table.plays(BLANK);
    for (bought, next) in [
        ("jets", "tank"),
        ("wings", "heal"),
        ("camouflage", "corner-store"),
    ] {
        table
            .uses(A, "superior-alien-technology")
            .buys(bought)
            .reveals(next);
    }
    assert_eq!(table.energy(A), 30 - 3 - 3 - 2);
    assert!(!table.may_use(A, "superior-alien-technology"));
}

#[test]
fn opportunists_may_buy_what_adapting_technology_reveals() {
    let mut table = powered_table(&[Monster::Alienoid, Monster::Gigazaur])
        .evolved(A, "adapting-technology")
        .holding(B, "opportunist")
        .energy(B, 3)
        .in_city(B)
        .turn_of(A);
    table
        .plays(BLANK)
        .uses(A, "adapting-technology")
        .reveals("camouflage")
        .reveals("wings")
        .reveals("jets")
        .asked(B, What::Opportunity)
        .buys("camouflage");
    assert_eq!(table.energy(B), 0);
}

#[test]
fn what_comes_back_from_exotic_arms_and_bamboo_supply_is_no_gain() {
    let mut table = powered_table(&[Monster::Alienoid, Monster::Gigazaur])
        .evolved(A, "exotic-arms")
        .holding(A, "friend-of-children")
        .energy(A, 2)
        .in_city(B)
        .turn_of(A);
    table.chooses(A, Pick::Number(1)).plays(claws(3));
    assert_eq!(table.energy(A), 2);

    let mut table = powered_table(&[Monster::Pandakai, Monster::Gigazaur])
        .evolved(A, "bamboo-supply")
        .counters("bamboo-supply", 3)
        .holding(A, "friend-of-children")
        .in_city(B)
        .turn_of(A);
    table.chooses(A, Pick::Number(1));
    assert_eq!(table.energy(A), 3);
}

#[test]
fn no_power_card_takes_an_evolution_for_a_card() {
    let mut table = powered_table(&[Monster::CyberKitty, Monster::Gigazaur])
        .evolved(A, "mouse-hunter")
        .evolved(B, "heat-vision")
        .holding(A, ["metamorph", "parasitic-tentacles"])
        .energy(A, 20)
        .in_city(B)
        .turn_of(A);
    let (own, other) = (table.key("mouse-hunter"), table.key("heat-vision"));
    table.plays(BLANK);
    assert!(
        table
            .use_of(A, "parasitic-tentacles", Pick::Card(other))
            .is_none()
    );
    table.buys_no_more();
    assert!(table.use_of(A, "metamorph", Pick::Card(own)).is_none());
}
