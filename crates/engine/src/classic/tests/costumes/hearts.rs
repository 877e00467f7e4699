//! The costumes that take hearts and keep them.

use super::super::kit::*;
use crate::classic::Face::{Claw, Heart, One, Two};
use crate::classic::{Cause, Ending, Event, Pick, Place, What, Wickedness};

// --- Devil

#[test]
fn devil_adds_one_to_each_loss_in_its_own_turn() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "devil")
        .energy(A, 3)
        .market("flame-thrower")
        .turn_of(A);
    table.plays(claws(1)).stays(B);
    assert_eq!((table.hearts(B), table.hearts(C)), (8, 10));
    table.buys("flame-thrower").reveals("heal");
    assert_eq!(
        (table.hearts(B), table.hearts(C)),
        (5, 7),
        "and again for the card"
    );
    assert_eq!(
        table.count(|event| matches!(event, Event::DamageIncreased { .. })),
        3
    );
}

#[test]
fn devil_does_not_wake_what_armor_plating_ignores() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "devil")
        .holding(B, "armor-plating")
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!(table.hearts(B), 10);
}

#[test]
fn devil_spares_itself_and_the_turns_of_others() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "devil")
        .energy(A, 4)
        .market("high-altitude-bombing")
        .turn_of(A);
    table.plays(BLANK).buys("high-altitude-bombing").reveals("heal");
    assert_eq!((table.hearts(A), table.hearts(B), table.hearts(C)), (7, 6, 6));
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, ["devil", "burrowing"])
        .turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!(table.hearts(A), 9);
}

#[test]
fn rapid_healing_reckons_with_the_devil() {
    // 9 would leave a heart. With the Devil's it is 10, so healing may go beyond the cap.
    let mut table = table_with(2, |options| {
        options.halloween = true;
        options.wickedness = Wickedness::Red;
    })
    .in_city(B)
    .holding(A, ["devil", "fire-breathing"])
    .with_tiles(A, "tile-antimatter-beam")
    .holding(B, "rapid-healing")
    .energy(B, 2)
    .turn_of(A);
    table
        .plays([Claw, Claw, Claw, Claw, One, Two])
        .asked(B, What::Harm)
        .uses(B, "rapid-healing")
        .stays(B);
    assert_eq!(table.hearts(B), 1);
}

// --- Ghost

#[test]
fn ghost_heals_one_at_the_end_of_any_turn_with_a_loss() {
    let mut table = halloween_table(3).in_city(B).holding(B, "ghost").turn_of(A);
    table.plays(claws(2)).stays(B).turn_is(B);
    assert_eq!(table.hearts(B), 9, "two lost, one back, in Tokyo too");
    table.idles(B);
    assert_eq!(table.hearts(B), 9, "nothing was lost in this one");
}

#[test]
fn ghost_heals_one_for_several_losses_and_for_poison() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "ghost")
        .poison(A, 2)
        .energy(A, 4)
        .market("tank")
        .turn_of(A);
    table.plays(BLANK).buys("tank").reveals("heal").turn_is(B);
    assert_eq!(table.hearts(A), 10 - 3 - 2 + 1);
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "ghost")
        .poison(A, 2)
        .turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.hearts(A), 9);
}

#[test]
fn ghost_and_vampire_act_though_the_active_monster_has_died() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, ["ghost", "vampire", "burrowing"])
        .hearts(A, 1)
        .turn_of(A);
    table.plays(claws(3)).yields(B).turn_is(B);
    assert!(!table.alive(A), "the tunnel fell in");
    assert_eq!(table.hearts(B), 10 - 3 + 1 + 1);
}

// --- Pirate

#[test]
fn pirate_takes_one_energy_for_each_loss() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "pirate")
        .energy(A, 3)
        .energy(B, 5)
        .market("flame-thrower")
        .turn_of(A);
    table.plays(claws(2)).stays(B);
    assert_eq!((table.energy(A), table.energy(B)), (4, 4));
    table.buys("flame-thrower").reveals("heal");
    assert_eq!(
        (table.energy(A), table.energy(B), table.energy(C)),
        (2, 3, 0),
        "one of the price is back; who has none pays none"
    );
}

#[test]
fn pirate_robs_in_the_turns_of_others_but_never_itself() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, ["pirate", "burrowing"])
        .energy(A, 1)
        .turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!((table.energy(A), table.energy(B)), (0, 1));
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "pirate")
        .energy(A, 5)
        .market("tank")
        .turn_of(A);
    table.plays(BLANK).buys("tank").reveals("heal").turn_is(B);
    assert_eq!((table.hearts(A), table.energy(A)), (7, 1));
    assert!(!table.heard(|event| matches!(
        event,
        Event::EnergyChanged {
            cause: Cause::PaidBy(_),
            ..
        }
    )));
}

#[test]
fn pirate_gets_nothing_from_a_hit_that_costs_nothing() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "pirate")
        .holding(B, "armor-plating")
        .energy(B, 5)
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.energy(A), table.energy(B)), (0, 5));
}

// --- Robot

#[test]
fn robot_loses_energy_in_place_of_hearts() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, "robot")
        .energy(B, 2)
        .turn_of(A);
    table.plays(claws(3)).asked(B, What::Harm);
    assert!(table.use_of(B, "robot", Pick::Number(2)).is_some());
    assert!(table.use_of(B, "robot", Pick::Number(3)).is_none(), "it has two");
    table.uses_on(B, "robot", Pick::Number(2)).stays(B);
    assert_eq!((table.hearts(B), table.energy(B)), (9, 0));
}

#[test]
fn robot_that_pays_for_all_is_not_wounded() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, "robot")
        .energy(B, 7)
        .turn_of(A);
    table.plays(claws(3)).asked(B, What::Harm);
    assert!(
        table.use_of(B, "robot", Pick::Number(4)).is_none(),
        "not more than the hit"
    );
    table.uses_on(B, "robot", Pick::Number(3)).turn_is(B);
    assert_eq!((table.hearts(B), table.energy(B)), (10, 4));
}

#[test]
fn robot_leaves_one_heart_to_armor_plating() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, ["robot", "armor-plating"])
        .energy(B, 7)
        .turn_of(A);
    table
        .plays(claws(3))
        .uses_on(B, "robot", Pick::Number(2))
        .turn_is(B);
    assert_eq!((table.hearts(B), table.energy(B)), (10, 5));
}

#[test]
fn robot_answers_poison_and_cards() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "robot")
        .energy(A, 5)
        .poison(A, 1)
        .market("national-guard")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("national-guard")
        .reveals("tank")
        .uses_on(A, "robot", Pick::Number(1))
        .done()
        .asked(A, What::Harm)
        .uses_on(A, "robot", Pick::Number(1))
        .turn_is(B);
    assert_eq!((table.hearts(A), table.energy(A)), (9, 0));
}

// --- Vampire

#[test]
fn vampire_heals_one_in_every_turn_in_which_it_has_bitten() {
    let mut table = halloween_table(3)
        .in_city(A)
        .holding(A, "vampire")
        .hearts(A, 5)
        .turn_of(A);
    table.plays(claws(3)).turn_is(B);
    assert_eq!(
        (table.hearts(A), table.hearts(B)),
        (6, 7),
        "one for two victims, in Tokyo"
    );
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, ["vampire", "burrowing"])
        .hearts(B, 5)
        .turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert_eq!(
        table.hearts(B),
        5,
        "one lost, one back for the one that fell into the tunnel"
    );
}

#[test]
fn vampire_does_not_live_on_its_own_blood() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "vampire")
        .energy(A, 4)
        .poison(B, 2)
        .market("tank")
        .turn_of(A);
    table.plays(BLANK).buys("tank").reveals("heal").turn_is(B);
    assert_eq!(table.hearts(A), 7);
    table.idles(B);
    assert_eq!(
        (table.hearts(A), table.hearts(B)),
        (7, 8),
        "poison is nobody's doing"
    );
}

// --- Zombie

#[test]
fn zombie_lives_on_without_hearts() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, "zombie")
        .hearts(B, 2)
        .turn_of(A);
    table.plays(claws(3)).stays(B).turn_is(B);
    assert!(table.alive(B));
    assert_eq!((table.hearts(B), table.place(B)), (0, Place::City));
    table.idles(B).turn_is(C);
    table.plays(claws(3)).turn_is(A);
    assert_eq!(
        (table.hearts(B), table.place(B)),
        (0, Place::City),
        "what cannot lose hearts is not wounded and is not asked to yield"
    );
}

#[test]
fn zombie_without_hearts_is_not_asked_by_jets_either() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, ["zombie", "jets", "wings"])
        .energy(B, 4)
        .hearts(B, 1)
        .turn_of(A);
    table.plays(claws(1)).stays(B).done().turn_is(B);
    assert_eq!(table.hearts(B), 0);
    table.plays(BLANK).buys_no_more().turn_is(C);
    table.plays(claws(3)).turn_is(A);
}

#[test]
fn zombie_heals_and_falls_again() {
    let mut table = halloween_table(3)
        .in_city(C)
        .holding(A, "zombie")
        .hearts(A, 1)
        .poison(A, 1)
        .turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.hearts(A), 0);
    table.idles(B).idles(C).turn_is(A);
    table
        .plays([Heart, Heart, One, One, Two, Two])
        .heals(2, 0, 0)
        .turn_is(B);
    assert_eq!(
        (table.hearts(A), table.alive(A)),
        (1, true),
        "two healed, one of poison"
    );
}

#[test]
fn zombie_takes_its_turns_and_counts_as_a_survivor() {
    let mut table = halloween_table(2)
        .in_city(B)
        .holding(B, "zombie")
        .hearts(B, 1)
        .turn_of(A);
    table.plays(claws(1)).stays(B).turn_is(B);
    assert_eq!(table.stars(B), 2, "of Tokyo");
    table.plays([Claw, Claw, Claw, Claw, Claw, Claw]).turn_is(A);
    let mut table = halloween_table(2)
        .in_city(B)
        .holding(B, "zombie")
        .hearts(B, 1)
        .hearts(A, 6)
        .turn_of(A);
    table.plays(claws(1)).stays(B);
    table
        .plays([Claw, Claw, Claw, Claw, Claw, Claw])
        .over(Ending::Survivor, [B]);
}

#[test]
fn zombie_leaves_it_to_a_child_to_come_back() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, ["zombie", "it-has-a-child"])
        .hearts(B, 2)
        .stars(B, 7)
        .turn_of(A);
    table.plays(claws(3)).turn_is(B);
    assert_eq!(
        (table.hearts(B), table.stars(B), table.place(A)),
        (10, 0, Place::City)
    );
    assert!(table.cards(B).is_empty() && table.discarded("zombie"));
}

#[test]
fn zombie_taken_at_zero_hearts_eliminates_its_owner() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, "zombie")
        .hearts(B, 2)
        .energy(A, 4)
        .turn_of(A);
    table.plays(claws(3)).stays(B).steals("zombie");
    assert!(!table.alive(B));
    assert_eq!(table.cards(A), ["zombie"]);
    table.turn_is(C);
    assert_eq!(table.place(A), Place::Outside, "the place fell free too late");
}

#[test]
fn zombie_taken_from_the_last_opponent_ends_the_game() {
    let mut table = halloween_table(2)
        .in_city(B)
        .holding(B, "zombie")
        .hearts(B, 2)
        .energy(A, 4)
        .turn_of(A);
    table
        .plays(claws(3))
        .stays(B)
        .steals("zombie")
        .over(Ending::Survivor, [A]);
}

#[test]
fn a_child_bought_without_hearts_waits() {
    let mut table = halloween_table(3)
        .in_city(A)
        .holding(B, "zombie")
        .hearts(B, 0)
        .energy(B, 7)
        .market("it-has-a-child")
        .turn_of(B);
    table
        .plays(BLANK)
        .buys("it-has-a-child")
        .reveals("heal")
        .turn_is(C);
    assert_eq!((table.hearts(B), table.alive(B)), (0, true));
    assert_eq!(table.cards(B), ["zombie", "it-has-a-child"]);
}
