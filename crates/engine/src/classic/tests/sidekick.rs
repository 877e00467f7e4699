//! Monster Sidekick: a fate shared with one's killer, to the victory or to the death (`power-cards.md` §4.5).

use super::kit::*;
use crate::Game;
use crate::classic::Face::{Claw, One, Three, Two};
use crate::classic::{Ending, Event, Place};

/// A kills B, who has the Sidekick.
#[track_caller]
fn sidekick(laid: Laid) -> Table {
    let mut table = laid
        .in_city(B)
        .holding(B, ["monster-sidekick", "wings"])
        .hearts(B, 2)
        .stars(B, 5)
        .turn_of(A);
    table.plays(claws(2)).turn_is(B);
    table
}

#[test]
fn monster_sidekick_comes_back_bound() {
    let table = sidekick(promo_table(3).energy(B, 1));
    assert_eq!((table.hearts(B), table.stars(B), table.energy(B)), (10, 0, 1));
    assert_eq!(table.cards(B), ["monster-sidekick", "wings"]);
    assert_eq!((table.place(B), table.place(A)), (Place::Outside, Place::City));
    assert_eq!(table.state.player(B).follows, Some(A));
    assert!(table.heard(|event| matches!(event, Event::Bound { seat: B, to: A, .. })));
}

#[test]
fn monster_sidekick_wins_with_its_leader() {
    let mut table = sidekick(promo_table(4).stars(A, 15));
    table.idles(B).idles(C).idles(D);
    table
        .plays([Three, Three, Three, One, One, Two])
        .over(Ending::Stars, [A, B]);
    let shares = table.state.scores().expect("it is over").shares;
    assert_eq!(shares[..4], [0.5, 0.5, 0.0, 0.0]);
}

#[test]
fn monster_sidekick_wins_alone_with_stars_of_its_own() {
    let mut table = sidekick(promo_table(3));
    table.state.players[B.index()].stars = 19;
    table
        .plays([One, One, One, Two, Two, Three])
        .over(Ending::Stars, [B]);
}

#[test]
fn monster_sidekick_dies_with_its_leader() {
    let mut table = sidekick(promo_table(4).hearts(A, 2));
    table.idles(B).turn_is(C).plays(claws(2)).turn_is(D);
    assert_eq!((table.alive(A), table.alive(B)), (false, false));
    assert!(table.discarded("monster-sidekick") && table.discarded("wings"));
}

#[test]
fn monster_sidekick_and_leader_win_when_only_they_are_left() {
    let mut table = sidekick(promo_table(3).hearts(C, 1));
    table.idles(B).idles(C);
    table.plays(claws(1)).over(Ending::Survivor, [A, B]);
    assert_eq!(
        table.state.scores().expect("it is over").shares[..3],
        [0.5, 0.5, 0.0]
    );
}

#[test]
fn monster_sidekick_ends_a_game_for_two_at_once() {
    let mut table = promo_table(2)
        .in_city(B)
        .holding(B, "monster-sidekick")
        .hearts(B, 2)
        .turn_of(A);
    table.plays(claws(2)).over(Ending::Survivor, [A, B]);
}

#[test]
fn monster_sidekick_serves_once() {
    let mut table = sidekick(promo_table(4).hearts(A, 9));
    table.state.players[B.index()].hearts = 1;
    table.idles(B).idles(C).idles(D).plays(claws(1)).turn_is(C);
    assert_eq!((table.alive(A), table.alive(B)), (true, false));
}

#[test]
fn monster_sidekick_dies_of_its_own_blow_at_the_leader() {
    let mut table = sidekick(promo_table(4).hearts(A, 2));
    table.plays(claws(2)).turn_is(C);
    assert_eq!((table.alive(A), table.alive(B)), (false, false));
}

#[test]
fn monster_sidekick_does_not_answer_a_death_by_itself() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "monster-sidekick")
        .hearts(A, 2)
        .energy(A, 3)
        .market("national-guard")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("national-guard")
        .reveals("tank")
        .turn_is(B);
    assert!(!table.alive(A));
    let mut table = promo_table(3)
        .in_city(B)
        .holding(A, "monster-sidekick")
        .hearts(A, 2)
        .poison(A, 2)
        .turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert!(!table.alive(A), "Poison is nobody's");
}

#[test]
fn monster_sidekick_leaves_the_child_the_first_say() {
    let mut table = promo_table(3)
        .in_city(B)
        .holding(B, ["monster-sidekick", "it-has-a-child"])
        .hearts(B, 2)
        .turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert_eq!((table.hearts(B), table.cards(B).len()), (10, 0));
    assert_eq!(table.state.player(B).follows, None);
}

#[test]
fn monster_sidekick_follows_a_killer_into_its_death() {
    // The bombing kills its buyer too.
    let mut table = promo_table(4)
        .in_city(D)
        .holding(B, "monster-sidekick")
        .hearts(A, 3)
        .hearts(B, 3)
        .energy(A, 4)
        .market("high-altitude-bombing")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("high-altitude-bombing")
        .reveals("tank")
        .turn_is(C);
    assert_eq!((table.alive(A), table.alive(B)), (false, false));
}

#[test]
fn monster_sidekick_binds_to_a_killer_whose_child_hatches() {
    let mut table = promo_table(4)
        .in_city(D)
        .holding(A, "it-has-a-child")
        .holding(B, "monster-sidekick")
        .hearts(A, 3)
        .hearts(B, 3)
        .energy(A, 4)
        .market("high-altitude-bombing")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("high-altitude-bombing")
        .reveals("tank")
        .turn_is(B);
    assert_eq!((table.hearts(A), table.hearts(B)), (10, 10));
    assert_eq!(table.state.player(B).follows, Some(A));
}

#[test]
fn two_sidekicks_bound_to_each_other_win_and_die_together() {
    let mut table = promo_table(4)
        .in_city(B)
        .holding(B, "monster-sidekick")
        .mimicking(A, "monster-sidekick")
        .hearts(A, 2)
        .hearts(B, 2)
        .turn_of(A);
    table.plays(claws(2)).turn_is(B).plays(claws(2)).turn_is(C);
    let follows = |table: &Table, seat| table.state.player(seat).follows;
    assert_eq!((follows(&table, A), follows(&table, B)), (Some(B), Some(A)));
    assert_eq!((table.hearts(A), table.place(B)), (10, Place::City));
    table.plays([Claw; 6]).stays(B).idles(D).idles(A).idles(B);
    table.plays([Claw; 6]).turn_is(D);
    assert_eq!((table.alive(A), table.alive(B)), (false, false));
}
