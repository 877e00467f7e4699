//! Pandakaï's Evolutions.

use super::super::kit::*;
use crate::classic::{Answer, Face, Moment, Monster, Pick, Place, What};

const TWO: [Monster; 2] = [Monster::Pandakai, Monster::Gigazaur];
const THREE: [Monster; 3] = [Monster::Pandakai, Monster::Gigazaur, Monster::TheKing];

#[test]
fn pandamonium_pays_everybody() {
    let mut table = powered_table(&THREE)
        .in_hand(A, "panda-monium")
        .in_city(B)
        .turn_of(A);
    table.rolls(BLANK).evolves(A, "panda-monium");
    assert_eq!([A, B, C].map(|seat| table.energy(seat)), [6, 3, 3]);
}

#[test]
fn eats_shoots_and_leaves_hits_outside_and_leaves_an_empty_place() {
    let mut table = powered_table(&THREE)
        .in_hand(A, "eats-shoots-and-leaves")
        .turn_of(A);
    table.plays(BLANK).evolves(A, "eats-shoots-and-leaves").passes();
    assert_eq!(
        (table.place(A), table.energy(A), table.stars(A)),
        (Place::Outside, 1, 1)
    );
    assert_eq!((table.hearts(B), table.hearts(C)), (8, 8));
    assert!(table.state.open_space().is_some());
}

#[test]
fn bamboozle_names_another_card_that_must_be_bought() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "bamboozle")
        .energy(B, 4)
        .market(["heal", "camouflage", "skyscraper"])
        .in_city(A)
        .turn_of(B);
    table
        .plays(BLANK)
        .passes()
        .buys("heal")
        .evolves_on(A, "bamboozle", Pick::Slot(1))
        .reveals("frenzy");
    assert_eq!((table.cards(B), table.energy(B)), (vec!["camouflage"], 1));
    assert!(
        !table.answers().contains(&Answer::Buy(0)),
        "the heal is barred in this turn"
    );
}

#[test]
fn bamboozle_blocks_a_purchase_where_nothing_else_can_be_paid() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "bamboozle")
        .energy(B, 3)
        .market(["heal", "skyscraper", "vast-storm"])
        .in_city(A)
        .turn_of(B);
    table.plays(BLANK).passes().buys("heal").evolves(A, "bamboozle");
    assert_eq!(table.energy(B), 3);
}

#[test]
fn bear_necessities_work_without_a_star() {
    let mut table = powered_table(&TWO)
        .in_hand(A, "bear-necessities")
        .hearts(A, 5)
        .in_city(B)
        .turn_of(A);
    table.rolls(BLANK).evolves(A, "bear-necessities");
    assert_eq!((table.hearts(A), table.energy(A), table.stars(A)), (7, 2, 0));
}

#[test]
fn panda_express_gives_two_stars_and_another_turn() {
    let mut table = powered_table(&TWO)
        .evolved(A, "panda-express")
        .in_city(B)
        .turn_of(A);
    table.fixes(Face::ALL);
    assert_eq!(table.stars(A), 2);
    table.resolves_rest().stays(B).buys_no_more().turn_is(A);
    assert_eq!(table.cards(A), ["panda-express"]);
}

#[test]
fn bamboo_supply_stores_and_is_emptied() {
    let mut table = powered_table(&TWO)
        .evolved(A, "bamboo-supply")
        .in_city(B)
        .turn_of(A);
    // Empty, it can only be filled.
    assert_eq!(table.held("bamboo-supply").tokens, 1);
    table
        .turn_is(A)
        .plays(BLANK)
        .buys_no_more()
        .idles(B)
        .chooses(A, Pick::Number(1));
    assert_eq!((table.held("bamboo-supply").tokens, table.energy(A)), (0, 1));
}

#[test]
fn pandarwinism_scores_hearts_in_tokyo_too() {
    let mut table = powered_table(&TWO)
        .evolved(A, "pandarwinism")
        .in_city(A)
        .turn_of(A);
    table.fixes([
        Face::Heart,
        Face::Heart,
        Face::Heart,
        Face::Heart,
        Face::One,
        Face::Two,
    ]);
    // Two for the start in Tokyo, one for three hearts, one for the fourth.
    assert_eq!(table.stars(A), 4);
}

#[test]
fn yin_and_yang_flips_all_dice_once() {
    let mut table = powered_table(&TWO)
        .evolved(A, "yin-and-yang")
        .in_city(B)
        .turn_of(A);
    table.fixes([
        Face::One,
        Face::Two,
        Face::Three,
        Face::Heart,
        Face::Claw,
        Face::Energy,
    ]);
    table.uses(A, "yin-and-yang");
    assert_eq!(
        table.dice(),
        [
            Face::Three,
            Face::Heart,
            Face::One,
            Face::Two,
            Face::Energy,
            Face::Claw
        ]
    );
    assert!(!table.may_use(A, "yin-and-yang"));
    let _ = (Moment::ChangeDice, What::Buy);
}
