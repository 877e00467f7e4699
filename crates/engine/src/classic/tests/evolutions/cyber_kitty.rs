//! Cyber Kitty's Evolutions.

use super::super::kit::*;
use crate::classic::{Face, Moment, Monster, Pick, Place, What};

const TWO: [Monster; 2] = [Monster::CyberKitty, Monster::Gigazaur];
const THREE: [Monster; 3] = [Monster::CyberKitty, Monster::Gigazaur, Monster::TheKing];

#[test]
fn nine_lives_loses_everything_and_comes_back() {
    let mut table = powered_table(&TWO)
        .in_hand(A, ["nine-lives", "mega-purr"])
        .evolved(A, "mouse-hunter")
        .holding(A, "wings")
        .hearts(A, 2)
        .stars(A, 3)
        .energy(A, 1)
        .in_city(A)
        .turn_of(B);
    table.plays(claws(3)).evolves(A, "nine-lives");
    assert_eq!((table.hearts(A), table.stars(A), table.energy(A)), (9, 9, 0));
    assert_eq!(table.place(A), Place::Outside);
    assert!(table.cards(A).is_empty() && table.state.hand_size(A) == 0);
}

#[test]
fn nine_lives_may_be_declined() {
    let mut table = powered_table(&THREE)
        .in_hand(A, "nine-lives")
        .hearts(A, 1)
        .in_city(A)
        .turn_of(B);
    table
        .plays(claws(1))
        .passes_to(
            A,
            What::Window {
                moment: Moment::Dying,
            },
        )
        .done();
    assert!(!table.alive(A));
}

#[test]
fn mega_purr_takes_what_each_giver_chooses() {
    let mut table = powered_table(&THREE)
        .in_hand(A, "mega-purr")
        .energy(B, 1)
        .stars(B, 1)
        .stars(C, 2)
        .in_city(B)
        .turn_of(A);
    table
        .rolls(BLANK)
        .evolves(A, "mega-purr")
        .chooses(B, Pick::Number(0));
    // The King has no energy: it gives a star without being asked.
    assert_eq!((table.energy(A), table.stars(A)), (1, 1));
    assert_eq!((table.energy(B), table.stars(C)), (0, 1));
}

#[test]
fn electro_scratch_is_card_damage_to_all_others() {
    let mut table = powered_table(&THREE)
        .in_hand(A, "electro-scratch")
        .in_city(B)
        .turn_of(A);
    table
        .rolls(BLANK)
        .evolves(A, "electro-scratch")
        .asked(A, What::Roll);
    assert_eq!([A, B, C].map(|seat| table.hearts(seat)), [10, 9, 9]);
}

#[test]
fn cat_nip_rolls_once_and_doubles_the_result() {
    let mut table = powered_table(&TWO).in_hand(A, "cat-nip").in_city(B).turn_of(A);
    table.evolves(A, "cat-nip");
    table.rolls([
        Face::One,
        Face::One,
        Face::One,
        Face::Energy,
        Face::Claw,
        Face::Claw,
    ]);
    table.passes().resolves_rest();
    assert_eq!((table.stars(A), table.energy(A), table.hearts(B)), (2, 2, 6));
    assert_eq!(table.state.roll_limit(), 1);
}

#[test]
fn play_with_your_food_takes_a_star_and_energy_in_place_of_hearts() {
    let mut table = powered_table(&TWO)
        .evolved(A, "play-with-your-food")
        .stars(B, 2)
        .energy(B, 0)
        .in_city(B)
        .turn_of(A);
    table.plays(claws(3)).chooses(A, Pick::Seat(B));
    assert_eq!(
        (table.hearts(B), table.stars(A), table.energy(A)),
        (9, 1, 0),
        "only what it has"
    );
}

#[test]
fn play_with_your_food_leaves_no_wound_when_nothing_is_left() {
    let mut table = powered_table(&TWO)
        .evolved(A, "play-with-your-food")
        .energy(B, 1)
        .in_city(B)
        .turn_of(A);
    table
        .plays(claws(2))
        .chooses(A, Pick::Seat(B))
        .buys_no_more()
        .turn_is(B);
    assert_eq!((table.hearts(B), table.energy(A)), (10, 1));
}

#[test]
fn feline_motor_enters_a_free_tokyo_in_place_of_the_active_monster() {
    let mut table = powered_table(&TWO).evolved(A, "feline-motor").turn_of(B);
    table
        .plays(BLANK)
        .asked(
            A,
            What::Window {
                moment: Moment::Intrude,
            },
        )
        .uses(A, "feline-motor");
    assert_eq!((table.place(A), table.place(B)), (Place::City, Place::Outside));
}

#[test]
fn feline_motor_does_not_bring_back_who_was_there_when_the_turn_began() {
    let mut table = powered_table(&TWO)
        .evolved(A, "feline-motor")
        .in_city(A)
        .turn_of(B);
    table.plays(claws(1)).yields(A);
    assert_eq!(table.place(B), Place::City);
}

#[test]
fn mouse_hunter_scores_once_a_roll() {
    let mut table = powered_table(&TWO)
        .evolved(A, "mouse-hunter")
        .in_city(B)
        .turn_of(A);
    table.plays(BLANK);
    assert_eq!(table.stars(A), 1);
}

#[test]
fn meow_missile_adds_a_claw_and_switches_spiked_tail_on() {
    let mut table = powered_table(&TWO)
        .evolved(A, "meow-missle")
        .holding(A, "spiked-tail")
        .in_city(B)
        .turn_of(A);
    table.plays(BLANK);
    assert_eq!(table.hearts(B), 8);
}
