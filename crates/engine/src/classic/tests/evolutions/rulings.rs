//! Rulings about more than one card: Evolutions and each other, and what lies beside them (`evolutions.md` §3).

use super::super::kit::*;
use crate::classic::{Face, Monster, Pick};

#[test]
fn bamboozle_does_not_reach_what_my_toy_sells() {
    let mut table = powered_table(&[Monster::Pandakai, Monster::BabyGigazaur])
        .in_hand(A, "bamboozle")
        .in_hand(B, "my-toy")
        .energy(B, 3)
        .market(["heal", "camouflage", "skyscraper"])
        .in_city(A)
        .turn_of(B);
    table
        .rolls(BLANK)
        .evolves(B, "my-toy")
        .chooses(B, Pick::Slot(0))
        .reveals("frenzy");
    table
        .keeps_all()
        .passes()
        .resolves_rest()
        .passes()
        .uses(B, "my-toy");
    assert_eq!(table.energy(B), 0, "nobody is asked about it");
}

#[test]
fn a_saucer_stays_where_the_die_shows_no_claw() {
    let mut table = powered_table(&[Monster::Alienoid, Monster::Gigazaur])
        .evolved(A, "superior-alien-technology")
        .energy(A, 4)
        .market(["jets", "skyscraper", "vast-storm"])
        .in_city(B)
        .turn_of(A);
    table
        .plays(BLANK)
        .uses(A, "superior-alien-technology")
        .buys("jets")
        .reveals("frenzy");
    table.buys_no_more().idles(B).nature([Face::Heart]).turn_is(A);
    assert!(table.cards(A).contains(&"jets"));
    assert!(table.state.has_saucer(table.key("jets")));
}

#[test]
fn cold_wave_adds_to_shrink_tokens() {
    let mut table = powered_table(&[Monster::SpacePenguin, Monster::Gigazaur])
        .in_hand(A, "cold-wave")
        .shrink(B, 1)
        .in_city(B)
        .turn_of(A);
    table
        .rolls(BLANK)
        .evolves(A, "cold-wave")
        .keeps_all()
        .passes()
        .resolves_rest()
        .passes()
        .buys_no_more()
        .passes();
    assert_eq!((table.state.active(), table.state.turn().dice.len()), (B, 4));
}

#[test]
fn stroke_of_genius_counts_what_came_in_the_turn_of_another_monster() {
    let mut table = powered_table(&[Monster::CyberBunny, Monster::Pandakai])
        .in_hand(A, "stroke-of-genius")
        .in_hand(B, "panda-monium")
        .in_city(A)
        .turn_of(B);
    table
        .rolls(BLANK)
        .evolves(B, "panda-monium")
        .evolves(A, "stroke-of-genius");
    assert_eq!((table.energy(A), table.energy(B)), (6, 6));
}

#[test]
fn friend_of_children_adds_to_the_energy_of_programmed_to_destroy() {
    let three = [Monster::MekaDragon, Monster::Gigazaur, Monster::TheKing];
    let mut table = powered_table(&three)
        .evolved(A, "programmed-to-destroy")
        .holding(A, "friend-of-children")
        .hearts(B, 1)
        .poison(B, 1)
        .in_city(C)
        .turn_of(B);
    table.plays(BLANK).buys_no_more();
    assert!(!table.alive(B));
    assert_eq!((table.stars(A), table.energy(A)), (3, 3));
}

#[test]
fn twas_beauty_scores_after_a_turn_that_was_given_up() {
    let mut table = powered_table(&[Monster::TheKing, Monster::MekaDragon])
        .evolved(A, "twas-beauty-killed-the-beast")
        .in_hand(B, "tune-up")
        .hearts(B, 3)
        .in_city(A)
        .turn_of(B);
    table.evolves(B, "tune-up");
    assert_eq!(table.state.active(), A);
    assert!(
        table.stars(A) >= 1,
        "a star for the end of the turn that was given up"
    );
    assert_eq!(table.hearts(B), 7);
}

#[test]
fn growing_fast_heals_and_takes_no_poison_away() {
    let mut table = powered_table(&[Monster::BabyGigazaur, Monster::Gigazaur])
        .evolved(A, "growing-fast")
        .hearts(A, 5)
        .poison(A, 1)
        .energy(A, 9)
        .in_city(B)
        .turn_of(A);
    table.plays(BLANK);
    assert_eq!(
        (table.hearts(A), table.poison(A)),
        (6, 1),
        "it heals, and takes no token off"
    );
    table.buys_no_more();
    assert_eq!(
        table.hearts(A),
        5,
        "the token costs its heart at the end of the turn"
    );
}
