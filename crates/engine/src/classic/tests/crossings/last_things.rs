//! The end of a turn, of a hit and of a monster, where several boxes have a say.

use super::super::kit::*;
use super::{dark_fair, fair};
use crate::classic::Face::{Claw, Heart, One, Three, Two};
use crate::classic::{Ending, Pick, Place, Reason, What};

// --- The end of a turn

#[test]
fn selection_then_poison_then_the_ghost_of_the_next_life() {
    // The selection costs the ghost with the rest, so nothing comes back after the poison.
    let mut table = dark_fair(3)
        .in_city(B)
        .holding(A, ["natural-selection", "zombify", "ghost"])
        .poison(A, 2)
        .turn_of(A);
    table.plays([One, One, Two, Two, Three, Three, One]).turn_is(B);
    assert_eq!((table.hearts(A), table.cards(A)), (10, vec!["zombify"]));
    // A zombie without hearts has none to lose to the poison, and the ghost gives one back.
    let mut table = dark_fair(3)
        .in_city(B)
        .holding(A, ["natural-selection", "zombie", "ghost"])
        .poison(A, 2)
        .turn_of(A);
    table.plays([One, One, Two, Two, Three, Three, One]).turn_is(B);
    assert!(table.alive(A));
    assert_eq!(table.hearts(A), 1);
}

#[test]
fn selection_sold_in_time_kills_nobody() {
    let mut table = dark_fair(3)
        .in_city(B)
        .holding(A, ["natural-selection", "metamorph"])
        .turn_of(A);
    table
        .plays([One, One, Two, Two, Three, Three, One])
        .asked(A, What::Sale)
        .sells("natural-selection")
        .done()
        .turn_is(B);
    assert_eq!((table.hearts(A), table.energy(A)), (10, 2));
}

#[test]
fn selection_bought_in_anothers_turn_does_not_look_at_its_dice() {
    let mut table = dark_fair(3)
        .in_city(C)
        .holding(B, "opportunist")
        .hearts(B, 3)
        .energy(A, 3)
        .energy(B, 2)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("natural-selection")
        .buys("natural-selection")
        .reveals("tank")
        .all_pass();
    table.turn_is(B);
    assert_eq!(
        (table.hearts(B), table.energy(B), table.state.dice_count(B)),
        (7, 4, 7)
    );
}

#[test]
fn selection_asks_neither_robot_nor_super_jump() {
    let mut table = dark_fair(3)
        .in_city(B)
        .holding(A, ["natural-selection", "robot", "super-jump"])
        .hearts(A, 2)
        .energy(A, 5)
        .turn_of(A);
    table
        .plays([One, One, Two, Two, Three, Three, One])
        .buys_no_more()
        .turn_is(B);
    assert!(!table.alive(A));
}

#[test]
fn robot_and_super_jump_answer_poison_and_the_own_tank() {
    let mut table = dark_fair(3)
        .in_city(B)
        .holding(A, ["robot", "super-jump"])
        .poison(A, 2)
        .energy(A, 7)
        .market("tank")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("tank")
        .reveals("frenzy")
        .uses(A, "super-jump")
        .done();
    assert_eq!((table.hearts(A), table.energy(A)), (8, 2));
    table
        .done()
        .asked(A, What::Harm)
        .uses_on(A, "robot", Pick::Number(1))
        .done()
        .turn_is(B);
    assert_eq!(
        (table.hearts(A), table.energy(A)),
        (7, 1),
        "the jump was this turn's"
    );
}

#[test]
fn the_ghost_taken_in_a_turn_counts_what_was_lost_in_it() {
    let mut table = fair(3)
        .in_city(B)
        .holding(B, ["ghost", "burrowing"])
        .hearts(A, 5)
        .energy(A, 4)
        .turn_of(A);
    table.plays(claws(3)).yields(B).steals("ghost").turn_is(B);
    assert_eq!((table.hearts(A), table.hearts(B)), (5, 7));
}

#[test]
fn a_new_life_has_no_last_push_but_its_frenzy() {
    let laid = || {
        fair(3)
            .in_city(C)
            .holding(A, "it-has-a-child")
            .wicked(A, 9)
            .hearts(A, 1)
            .energy(A, 9)
            .market(["high-altitude-bombing", "frenzy"])
    };
    let mut table = laid().turn_of(A);
    table
        .fixes([One, One, One, Two, Two, Three])
        .resolves(One)
        .takes("tile-final-push")
        .resolves_rest()
        .buys("high-altitude-bombing")
        .reveals("tank");
    assert_eq!(
        (table.hearts(A), table.cards(A)),
        (10, vec![]),
        "3 hearts, and 3 lost"
    );
    table.buys("frenzy").reveals("heal").turn_is(A);
    assert_eq!(table.state.turn().reason, Reason::Extra);
    table.plays(BLANK).turn_is(B);
}

// --- The end of a hit

#[test]
fn a_zombies_hide_answers_its_fall_but_not_what_follows() {
    let mut table = fair(3)
        .in_city(B)
        .holding(B, ["zombie", "reflective-hide"])
        .hearts(B, 1)
        .turn_of(A);
    table.plays(claws(2)).stays(B).turn_is(B);
    assert_eq!((table.hearts(A), table.hearts(B)), (9, 0));
    table.idles(B).turn_is(C).plays(claws(2)).turn_is(A);
    assert_eq!(table.hearts(C), 10);
}

#[test]
fn a_sidekicks_hide_answers_its_killer_and_may_take_both_along() {
    let laid = |hearts| {
        fair(4)
            .in_city(B)
            .holding(B, ["monster-sidekick", "reflective-hide"])
            .hearts(B, 1)
            .hearts(A, hearts)
            .turn_of(A)
    };
    let mut table = laid(2);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.hearts(A), table.hearts(B)), (1, 10));
    let mut table = laid(1);
    table.plays(claws(1)).turn_is(C);
    assert_eq!((table.alive(A), table.alive(B)), (false, false), "one fate");
}

#[test]
fn a_hide_kills_the_attacker_while_jets_hold_a_hit_back() {
    let laid = || {
        fair(6)
            .in_city(B)
            .in_bay(C)
            .holding(B, "jets")
            .holding(C, "reflective-hide")
            .hearts(A, 1)
            .turn_of(A)
    };
    let mut table = laid();
    table.plays(claws(3)).asked(B, What::Yield);
    assert!(!table.alive(A), "it dies before anybody decides");
    table.yields(B).stays(C).turn_is(B);
    assert_eq!((table.hearts(B), table.hearts(C)), (10, 7));
    assert_eq!((table.place(B), table.place(C)), (Place::Outside, Place::Bay));
    let mut table = laid();
    table.plays(claws(3)).stays(B).stays(C).turn_is(B);
    assert_eq!(table.hearts(B), 7);
}

#[test]
fn who_is_driven_out_may_exchange() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, ["intimidating-roar", "wings"])
        .holding(B, "unstable-dna")
        .turn_of(A);
    table.plays(claws(1)).asked(B, What::Exchange);
    let roar = table.key("intimidating-roar");
    table.uses_on(B, "unstable-dna", Pick::Card(roar)).turn_is(B);
    assert_eq!(
        (table.place(A), table.cards(A)),
        (Place::City, vec!["wings", "unstable-dna"])
    );
}

#[test]
fn the_witch_sees_the_beam_through_the_plating_and_sleeps_in_peace() {
    let laid = |slugs: [&'static str; 2]| {
        dark_fair(3)
            .in_city(A)
            .holding(B, slugs)
            .turn_of(A)
            .fixes(claws(1))
            .state
    };
    let asked = |table: &crate::classic::State| table.question().what;
    assert_eq!(asked(&laid(["witch", "devil"])), What::OpponentDice);
    assert_ne!(asked(&laid(["witch", "armor-plating"])), What::OpponentDice);
    assert_ne!(asked(&laid(["witch", "hibernation"])), What::OpponentDice);
    let mut table = dark_fair(3)
        .in_city(A)
        .with_tiles(A, "tile-antimatter-beam")
        .holding(B, ["witch", "armor-plating"])
        .turn_of(A);
    table.fixes(claws(1)).asked(B, What::OpponentDice);
}

// --- The end of a monster

#[test]
fn a_theft_that_kills_in_the_city_lets_the_bay_slide() {
    let mut table = fair(5)
        .in_city(B)
        .in_bay(D)
        .holding(B, "zombie")
        .hearts(B, 2)
        .energy(A, 4)
        .turn_of(A);
    table
        .plays(claws(3))
        .stays(B)
        .stays(D)
        .steals("zombie")
        .turn_is(C);
    assert!(!table.alive(B));
    assert_eq!((table.place(D), table.place(A)), (Place::City, Place::Outside));
}

#[test]
fn a_roar_of_the_later_one_comes_after_the_child_of_the_earlier_one() {
    let mut table = fair(4)
        .in_city(A)
        .holding(B, "it-has-a-child")
        .with_tiles(C, "tile-final-roar")
        .hearts(B, 2)
        .hearts(C, 2)
        .hearts(D, 2)
        .stars(B, 5)
        .stars(C, 16)
        .turn_of(A);
    table.plays(claws(2));
    table.over(Ending::Roar, [C]);
    assert_eq!((table.hearts(B), table.stars(B)), (10, 0));
}

#[test]
fn a_stolen_zombie_may_end_in_a_roar() {
    let mut table = fair(3)
        .in_city(B)
        .holding(B, "zombie")
        .with_tiles(B, "tile-final-roar")
        .hearts(B, 2)
        .stars(B, 16)
        .energy(A, 4)
        .turn_of(A);
    table.plays(claws(3)).stays(B).steals("zombie");
    table.over(Ending::Roar, [B]);
}

#[test]
fn nanobots_lift_a_zombie_and_the_dice_heal_it_on() {
    let mut table = dark_fair(3)
        .in_city(B)
        .holding(A, ["nanobots", "zombie"])
        .hearts(A, 0)
        .turn_of(A);
    assert_eq!(table.hearts(A), 2);
    table.plays([Heart, Heart, One, One, Two, Three]).turn_is(B);
    assert_eq!(table.hearts(A), 4);
}

#[test]
fn a_price_falls_to_nothing_and_no_further() {
    let mut table = fair(3)
        .in_city(B)
        .holding(A, "alien-origin")
        .mimicking(A, "alien-origin")
        .with_tiles(A, "tile-evil-lair")
        .holding(B, ["vampire", "ghost"])
        .market(["heal", "made-in-a-lab"])
        .turn_of(A);
    table.plays([Claw, Claw, Claw, One, Two, Three]).stays(B);
    table.asked(A, What::Theft).steals("vampire");
    assert_eq!(table.cards(B), ["ghost"], "it still costs 1");
    table
        .buys("made-in-a-lab")
        .reveals("tank")
        .buys("heal")
        .reveals("frenzy");
    assert_eq!((table.energy(A), table.energy(B)), (0, 0));
}
