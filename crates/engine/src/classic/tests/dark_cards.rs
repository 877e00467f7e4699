//! Nanobots, Natural Selection, Zombify and Monster Pets, each with its rulings (`power-cards.md` §4.3).

use super::kit::*;
use crate::classic::Face::{self, Claw, Energy, Heart, One, Three, Two};
use crate::classic::{Ending, Event, HitKind, LeaveReason, Pick, Place, What};

/// Seven dice without a 3, which score and hurt nothing.
const SEVEN: [Face; 7] = [One, One, Two, Two, Energy, Heart, Heart];

/// How many hearts were lost in all, hit by hit.
fn losses(table: &Table) -> Vec<(crate::Seat, u8)> {
    let told = table.told.iter();
    told.filter_map(|(event, _)| match event {
        Event::LifeLost { victim, amount, .. } => Some((*victim, *amount)),
        _ => None,
    })
    .collect()
}

// --- Nanobots

#[test]
fn nanobots_work_at_two_hearts_or_fewer() {
    for (before, after) in [(1, 3), (2, 4), (3, 3), (10, 10)] {
        let table = dark_table(3)
            .in_city(A)
            .holding(A, "nanobots")
            .hearts(A, before)
            .turn_of(A);
        assert_eq!(table.hearts(A), after, "in Tokyo too");
    }
}

#[test]
fn nanobots_wait_for_the_own_turn() {
    let mut table = dark_table(3)
        .in_city(A)
        .holding(B, "nanobots")
        .hearts(B, 3)
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!(table.hearts(B), 4);
    table.idles(B).turn_is(C);
    assert_eq!(table.hearts(B), 4);
}

// --- Natural Selection

#[test]
fn natural_selection_gives_four_and_four_and_a_die() {
    let mut table = dark_table(2)
        .in_city(B)
        .hearts(A, 2)
        .energy(A, 2)
        .market("natural-selection")
        .turn_of(A);
    table
        .plays([One, One, Two, Two, Heart, Heart])
        .buys("natural-selection")
        .reveals("tank");
    assert_eq!((table.hearts(A), table.energy(A)), (2 + 2 + 4, 4));
    table.done().idles(B).turn_is(A).rolls(SEVEN);
    assert_eq!(table.dice().len(), 7);
}

#[test]
fn natural_selection_kills_with_a_three() {
    let mut dice = SEVEN;
    dice[6] = Three;
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, "natural-selection")
        .turn_of(A);
    table.plays(dice).turn_is(B);
    assert!(!table.alive(A));
    assert_eq!(losses(&table), [(A, 10)]);
}

#[test]
fn natural_selection_spares_a_turn_without_threes_and_the_turns_of_others() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, "natural-selection")
        .turn_of(A);
    table.plays(SEVEN).idles(B).idles(C).turn_is(A);
    assert_eq!(table.hearts(A), 10);
}

#[test]
fn natural_selection_looks_at_the_dice_as_resolved() {
    let mut dice = SEVEN;
    dice[6] = Three;
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, ["natural-selection", "plot-twist"])
        .turn_of(A);
    table
        .fixes(dice)
        .uses_on(A, "plot-twist", Pick::DieFace(6, Heart))
        .resolves_rest()
        .turn_is(B);
    assert_eq!(table.hearts(A), 10);
}

#[test]
fn natural_selection_kills_in_the_turn_it_is_bought() {
    let mut table = dark_table(3)
        .in_city(B)
        .energy(A, 2)
        .market("natural-selection")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("natural-selection")
        .reveals("tank")
        .done()
        .turn_is(B);
    assert!(!table.alive(A));
}

#[test]
fn natural_selection_asks_for_no_answer() {
    let mut dice = SEVEN;
    dice[6] = Three;
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, ["natural-selection", "super-jump", "camouflage", "wings"])
        .energy(A, 5)
        .turn_of(A);
    table.plays(dice).asked(A, What::Buy).done().turn_is(B);
    assert!(!table.alive(A));
}

#[test]
fn natural_selection_is_stopped_by_wings_already_paid() {
    let mut dice = SEVEN;
    dice[4] = Claw;
    dice[5] = Claw;
    dice[6] = Three;
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, ["natural-selection", "wings"])
        .energy(A, 2)
        .holding(B, "reflective-hide")
        .turn_of(A);
    table
        .plays(dice)
        .asked(A, What::Harm)
        .uses(A, "wings")
        .yields(B)
        .turn_is(B);
    assert_eq!(table.hearts(A), 10);
}

#[test]
fn natural_selection_is_stopped_by_hibernation() {
    let mut dice = SEVEN;
    dice[6] = Three;
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, ["natural-selection", "hibernation"])
        .turn_of(A);
    table.fixes(dice).done().resolves_rest().turn_is(B);
    assert_eq!(table.hearts(A), 10);
}

#[test]
fn natural_selection_is_stopped_by_armor_plating_at_one_heart() {
    let dice = [One, One, Two, Two, Energy, Three, Three];
    for (hearts, left) in [(1, 1), (2, 0)] {
        let mut table = dark_table(3)
            .in_city(B)
            .holding(A, ["natural-selection", "armor-plating"])
            .hearts(A, hearts)
            .turn_of(A);
        table.plays(dice).turn_is(B);
        assert_eq!((table.hearts(A), table.alive(A)), (left, left > 0));
    }
}

#[test]
fn natural_selection_hatches_the_child_before_poison() {
    let dice = [One, One, Two, Two, Energy, Three, Three];
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, ["natural-selection", "it-has-a-child"])
        .hearts(A, 3)
        .poison(A, 2)
        .turn_of(A);
    table.plays(dice).turn_is(B);
    assert_eq!(losses(&table), [(A, 3), (A, 2)]);
    assert_eq!((table.hearts(A), table.cards(A).len()), (8, 0));
}

#[test]
fn natural_selection_may_leave_a_last_survivor() {
    let mut table = dark_table(2)
        .in_city(B)
        .holding(A, "natural-selection")
        .turn_of(A);
    table
        .plays([One, One, Two, Two, Energy, Three, Three])
        .over(Ending::Survivor, [B]);
    assert_eq!(
        table.count(|event| matches!(
            event,
            Event::LifeLost {
                kind: HitKind::Card,
                by: Some(A),
                ..
            }
        )),
        1
    );
}

// --- Zombify

/// B dies in Tokyo with that in front of it, by five claws of A.
#[track_caller]
fn killed(laid: Laid) -> Table {
    let mut table = laid.in_city(B).hearts(B, 5).turn_of(A);
    table.plays([Claw, Claw, Claw, Claw, Claw, Three]);
    table
}

#[test]
fn zombify_brings_back_with_twelve_hearts() {
    let mut table = killed(
        dark_table(3)
            .holding(B, ["zombify", "wings", "smoke-cloud"])
            .stars(B, 9)
            .energy(B, 1)
            .wicked(B, 2)
            .poison(B, 1)
            .shrink(B, 1),
    );
    table.turn_is(B);
    assert_eq!((table.hearts(B), table.state.cap(B)), (12, 12));
    assert_eq!((table.stars(B), table.energy(B), table.wickedness(B)), (0, 1, 0));
    assert_eq!((table.poison(B), table.shrink(B)), (1, 1));
    assert_eq!(table.cards(B), ["zombify"], "the card stays as a marker");
    assert!(table.discarded("wings") && table.discarded("smoke-cloud"));
    let reborn = Event::LeftTokyo {
        seat: B,
        place: Place::City,
        reason: LeaveReason::Reborn,
    };
    assert!(table.heard(|event| *event == reborn));
    assert!(!table.heard(|event| matches!(event, Event::YieldChosen { .. })));
    assert_eq!((table.place(B), table.place(A)), (Place::Outside, Place::City));
}

#[test]
fn zombify_makes_hearts_on_dice_useless() {
    let mut table = killed(dark_table(3).holding(B, "zombify").poison(B, 1).shrink(B, 1));
    table.turn_is(B).plays([Heart, Heart, Heart, One, Two]).turn_is(C);
    assert_eq!((table.hearts(B), table.poison(B), table.shrink(B)), (11, 1, 1));
}

#[test]
fn zombify_lets_cards_heal_up_to_twelve() {
    let mut table = killed(
        dark_table(3)
            .holding(B, "zombify")
            .energy(B, 10)
            .market(["nuclear-power-plant", "tank"]),
    );
    table.turn_is(B).plays(BLANK).buys("tank").reveals("jets");
    assert_eq!(table.hearts(B), 9);
    table.buys("nuclear-power-plant").reveals("camouflage").turn_is(C);
    assert_eq!(table.hearts(B), 12);
}

#[test]
fn zombify_works_once_a_game() {
    let mut table = killed(dark_table(3).holding(B, "zombify").energy(B, 9));
    table.idles(B).idles(C).turn_is(A).plays([Claw; 6]);
    assert_eq!(table.hearts(B), 6);
    table.idles(B).idles(C).turn_is(A).plays([Claw; 6]);
    assert!(!table.alive(B));
    assert!(table.discarded("zombify"));
}

#[test]
fn zombify_acts_before_the_child() {
    let mut table = killed(dark_table(3).holding(B, ["it-has-a-child", "zombify"]));
    table.turn_is(B);
    assert_eq!((table.hearts(B), table.cards(B)), (12, vec!["zombify"]));
    assert!(table.discarded("it-has-a-child"));
}

#[test]
fn zombify_used_leaves_the_next_death_to_the_child() {
    let mut table = killed(
        dark_table(3)
            .holding(B, "zombify")
            .energy(B, 7)
            .market("it-has-a-child"),
    );
    table
        .turn_is(B)
        .plays(BLANK)
        .buys("it-has-a-child")
        .reveals("tank")
        .idles(C);
    table
        .plays([Claw; 6])
        .idles(B)
        .idles(C)
        .plays([Claw; 6])
        .turn_is(B);
    assert_eq!((table.hearts(B), table.cards(B).len()), (10, 0));
    // Hearts on its dice stay useless.
    table.plays([Claw, Heart, Heart, Heart, One, Two]);
    assert_eq!(table.hearts(B), 10);
}

#[test]
fn zombify_keeps_the_own_turn_going() {
    let mut table = dark_table(3)
        .in_city(B)
        .holding(A, "zombify")
        .hearts(A, 3)
        .energy(A, 7)
        .market(["tank", "corner-store"])
        .turn_of(A);
    table.plays(BLANK).buys("tank").reveals("jets");
    assert_eq!(
        (table.hearts(A), table.stars(A)),
        (12, 0),
        "the stars of the card go too"
    );
    table.buys("corner-store").reveals("wings").turn_is(B);
    assert_eq!(table.stars(A), 1);
}

#[test]
fn zombify_sold_by_the_one_it_served_serves_another() {
    let mut table = killed(
        dark_table(3)
            .holding(B, "zombify")
            .holding(C, "parasitic-tentacles")
            .hearts(C, 4)
            .energy(C, 4),
    );
    table.idles(B).turn_is(C).plays(BLANK).buys("zombify").turn_is(A);
    assert_eq!(table.state.cap(B), 12, "what has risen stays risen");
    table.plays(claws(4)).turn_is(B);
    assert_eq!((table.hearts(C), table.hearts(B)), (12, 8));
}

// --- Monster Pets

#[test]
fn monster_pets_cost_nothing_and_everybody_three_stars() {
    let mut table = dark_table(4)
        .in_city(B)
        .without(D)
        .stars(A, 7)
        .stars(B, 2)
        .stars(C, 3)
        .market("monster-pets")
        .turn_of(A);
    table.plays(BLANK).buys("monster-pets").reveals("tank").turn_is(B);
    assert_eq!((table.stars(A), table.stars(C)), (4, 0));
    assert_eq!(table.stars(B), 2, "none are left to lose, then comes the income");
    assert!(table.discarded("monster-pets"));
}

#[test]
fn monster_pets_are_a_purchase_of_nothing() {
    let mut table = dark_table(3)
        .in_city(B)
        .market("monster-pets")
        .holding(A, "alien-origin")
        .turn_of(A);
    table.plays(BLANK).asked(A, What::Buy);
    assert_eq!(
        table.state.price(A, card("monster-pets")),
        0,
        "no card costs less"
    );
    table.buys("monster-pets").reveals("tank").turn_is(B);
    let free = table.heard(|event| {
        matches!(
            event,
            Event::CardBought {
                seat: A,
                price: 0,
                ..
            }
        )
    });
    assert!(free);
}
