//! Space Penguin's Evolutions.

use super::super::kit::*;
use crate::classic::{Face, Moment, Monster, Pick, Place, What};

const TWO: [Monster; 2] = [Monster::SpacePenguin, Monster::Gigazaur];
const THREE: [Monster; 3] = [Monster::SpacePenguin, Monster::Gigazaur, Monster::TheKing];

#[test]
fn freeze_ray_goes_to_the_wounded_and_comes_back_after_its_turn() {
    let mut table = powered_table(&TWO).evolved(A, "freeze-ray").in_city(B).turn_of(A);
    table.plays(claws(1)).stays(B);
    assert_eq!(table.cards(B), ["freeze-ray"]);
    table.buys_no_more().chooses(A, Pick::Face(Face::Energy));
    table.plays([Face::Energy; 6]);
    assert_eq!(table.energy(B), 0);
    table.buys_no_more();
    assert_eq!((table.cards(A), table.state.active()), (vec!["freeze-ray"], A));
}

#[test]
fn miraculous_catch_buys_from_the_discard_pile_for_one_less() {
    let mut table = powered_table(&TWO)
        .evolved(A, "miraculous-catch")
        .energy(A, 4)
        .market(["skyscraper", "vast-storm", "gas-refinery"])
        .deck(["frenzy", "tank"])
        .in_city(B)
        .turn_of(A);
    table
        .plays(BLANK)
        .uses(A, "miraculous-catch")
        .reveals("jets")
        .chooses(A, Pick::Number(1));
    assert_eq!(
        (table.cards(A), table.energy(A)),
        (vec!["miraculous-catch", "jets"], 0)
    );
}

#[test]
fn miraculous_catch_may_be_put_back() {
    let mut table = powered_table(&TWO)
        .evolved(A, "miraculous-catch")
        .energy(A, 4)
        .deck(["frenzy", "tank"])
        .in_city(B)
        .turn_of(A);
    table
        .plays(BLANK)
        .uses(A, "miraculous-catch")
        .reveals("jets")
        .chooses(A, Pick::Nothing);
    assert!(table.discarded("jets") && !table.may_use(A, "miraculous-catch"));
}

#[test]
fn deep_dive_takes_one_of_three_and_sinks_the_others() {
    let mut table = powered_table(&TWO).in_hand(A, "deep-dive").in_city(B).turn_of(A);
    table
        .rolls(BLANK)
        .evolves(A, "deep-dive")
        .reveals("jets")
        .reveals("wings")
        .reveals("heal");
    let before = table.state.deck_size();
    table.chooses(A, Pick::Deck(0));
    assert_eq!(table.cards(A), ["jets"]);
    assert_eq!(table.state.deck_size(), before - 1);
    assert!(table.state.unseen().all(|(card, _)| card.slug() != "wings"));
}

#[test]
fn cold_wave_takes_a_die_from_the_others_until_the_next_turn() {
    let mut table = powered_table(&TWO).in_hand(A, "cold-wave").in_city(B).turn_of(A);
    table
        .rolls(BLANK)
        .evolves(A, "cold-wave")
        .keeps_all()
        .passes()
        .resolves_rest()
        .passes()
        .buys_no_more()
        .passes();
    assert_eq!((table.state.active(), table.state.turn().dice.len()), (B, 5));
    let hindering = |table: &Table, seat| {
        let cards = table.state.hindrances(seat).map(|held| held.face.slug());
        cards.collect::<Vec<_>>()
    };
    assert_eq!(hindering(&table, B), ["cold-wave"]);
    assert!(
        hindering(&table, A).is_empty(),
        "one’s own takes nothing from oneself"
    );
    table
        .plays([Face::One, Face::One, Face::Two, Face::Two, Face::Three])
        .passes()
        .buys_no_more()
        .passes();
    assert_eq!((table.state.active(), table.state.turn().dice.len()), (A, 6));
    assert!(hindering(&table, B).is_empty());
}

#[test]
fn encased_in_ice_freezes_a_die_for_everybody() {
    let mut table = powered_table(&TWO)
        .evolved(A, "encased-in-ice")
        .energy(A, 1)
        .in_city(B)
        .turn_of(A);
    table
        .fixes(claws(1))
        .uses_on(A, "encased-in-ice", Pick::Die(0))
        .resolves_rest();
    table.stays(B).buys_no_more();
    // Gigazaur throws five dice; the sixth shows a claw that it cannot throw again.
    assert_eq!(table.state.active(), B);
    table.nature([Face::One, Face::One, Face::Two, Face::Two, Face::Three]);
    assert_eq!(table.dice()[5], Face::Claw);
    table.keeps_all().resolves_rest();
    assert_eq!(table.hearts(A), 9);
    table.buys_no_more();
    assert_eq!(table.state.turn().dice.len(), 6);
    assert_eq!(table.held("encased-in-ice").tokens, 0, "the ice has melted");
}

#[test]
fn blizzard_leaves_one_roll_and_no_way_out_of_tokyo() {
    let mut table = powered_table(&TWO).in_hand(A, "blizzard").in_city(B).turn_of(A);
    table
        .rolls(claws(2))
        .evolves(A, "blizzard")
        .keeps_all()
        .passes()
        .resolves_rest();
    assert_eq!((table.hearts(B), table.place(B)), (8, Place::City));
    table.passes().buys_no_more().passes();
    assert_eq!((table.state.active(), table.state.roll_limit()), (B, 1));
    let hindering = table.state.hindrances(B).map(|held| held.face.slug());
    assert!(hindering.eq(["blizzard"]));
}

#[test]
fn black_diamond_scores_for_entering_and_for_staying() {
    let mut table = powered_table(&TWO).evolved(A, "black-diamond").turn_of(A);
    table.plays(BLANK);
    assert_eq!(table.stars(A), 2);
    table.buys_no_more().turn_is(B).plays(claws(1)).stays(A);
    assert!(table.stars(A) >= 3);
}

#[test]
fn icy_reflection_becomes_a_fresh_copy_and_goes_with_its_model() {
    let three = [Monster::SpacePenguin, Monster::Alienoid, Monster::TheKing];
    let mut table = powered_table(&three)
        .in_hand(A, "icy-reflection")
        .evolved(B, "adapting-technology")
        .hearts(B, 1)
        .in_city(B)
        .turn_of(A);
    let key = table.key("adapting-technology");
    table.rolls(claws(1)).evolves(A, "icy-reflection");
    if matches!(table.state.question().what, What::Evolution { .. }) {
        table.chooses(A, Pick::Card(key));
    }
    assert_eq!(
        (
            table.held("icy-reflection").face.slug(),
            table.held("icy-reflection").tokens
        ),
        ("adapting-technology", 3)
    );
    table.keeps_all().passes().resolves_rest();
    assert!(!table.alive(B));
    assert!(
        table.cards(A).is_empty()
            && table
                .state
                .evolutions_discarded(A)
                .contains(card("icy-reflection"))
    );
}

#[test]
fn icy_reflection_needs_a_model() {
    let mut table = powered_table(&THREE)
        .in_hand(A, "icy-reflection")
        .in_city(B)
        .turn_of(A);
    table.rolls(BLANK);
    assert!(!table.may_use(A, "icy-reflection"));
    let _ = Moment::Freeze;
}
