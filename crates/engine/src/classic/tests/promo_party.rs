//! The promo cards beside costumes and tiles (`power-cards.md` §4.3 to §4.5).

use super::kit::*;
use crate::classic::Face::Three;
use crate::classic::{Ending, Pick, Place, What, Wickedness};

/// A table of the base game with promo cards, costumes and the gauge.
fn party(seats: usize) -> Laid {
    table_with(seats, |options| {
        options.promos = true;
        options.halloween = true;
        options.wickedness = Wickedness::Red;
    })
}

#[test]
fn unstable_dna_takes_a_costume() {
    let mut table = party(3)
        .in_city(B)
        .holding(A, "princess")
        .holding(B, "unstable-dna")
        .turn_of(A);
    table.plays(claws(1)).yields(B);
    let princess = table.key("princess");
    table.uses_on(B, "unstable-dna", Pick::Card(princess)).turn_is(B);
    assert_eq!(
        (table.cards(A), table.cards(B)),
        (vec!["unstable-dna"], vec!["princess"])
    );
    assert_eq!(table.stars(B), 1, "its turn begins with a star of the dress");
}

#[test]
fn unstable_dna_that_takes_the_last_hold_kills() {
    let mut table = party(3)
        .in_city(B)
        .holding(A, "zombie")
        .hearts(A, 0)
        .holding(B, "unstable-dna")
        .turn_of(A);
    table.plays(claws(1)).yields(B);
    let zombie = table.key("zombie");
    table.uses_on(B, "unstable-dna", Pick::Card(zombie)).turn_is(B);
    assert!(!table.alive(A));
    assert_eq!((table.cards(B), table.place(B)), (vec!["zombie"], Place::Outside));
}

#[test]
fn army_counts_costumes_but_no_tiles() {
    let mut table = party(3)
        .in_city(B)
        .holding(A, ["princess", "jets"])
        .with_tiles(A, "tile-devious")
        .energy(A, 2)
        .market("army")
        .turn_of(A);
    table.plays(BLANK).buys("army").reveals("tank").turn_is(B);
    assert_eq!(
        (table.stars(A), table.hearts(A)),
        (1 + 2, 8),
        "the first star is the princess's"
    );
}

#[test]
fn cannibalistic_tastes_no_poison() {
    let mut table = party(3)
        .in_city(B)
        .holding(A, ["cannibalistic", "poison-spit"])
        .hearts(A, 5)
        .poison(C, 2)
        .turn_of(C);
    table.idles(C).turn_is(A);
    assert_eq!((table.hearts(C), table.hearts(A)), (8, 5));
}

#[test]
fn throw_a_tanker_counts_the_smash_of_a_cheerleader() {
    let mut table = party(3)
        .in_city(B)
        .holding(A, "throw-a-tanker")
        .holding(C, "cheerleader")
        .turn_of(A);
    table
        .fixes(claws(2))
        .asked(C, What::Commit)
        .uses(C, "cheerleader");
    table.resolves_rest().stays(B);
    assert_eq!((table.hearts(B), table.stars(A)), (7, 2));
}

#[test]
fn intimidating_roar_does_not_move_who_has_no_hearts_to_lose() {
    let mut table = party(3)
        .in_city(B)
        .holding(A, "intimidating-roar")
        .holding(B, "zombie")
        .hearts(B, 0)
        .turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert_eq!((table.place(B), table.alive(B)), (Place::City, true));
}

#[test]
fn monster_sidekick_is_not_called_while_a_costume_holds_its_owner() {
    let mut table = party(3)
        .in_city(B)
        .holding(B, ["monster-sidekick", "zombie"])
        .hearts(B, 2)
        .turn_of(A);
    table.plays(claws(2)).stays(B).turn_is(B);
    assert_eq!((table.hearts(B), table.state.player(B).follows), (0, None));
}

#[test]
fn monster_sidekick_wins_with_the_last_roar_of_its_leader() {
    let mut table = party(3)
        .in_city(B)
        .holding(B, "monster-sidekick")
        .hearts(B, 2)
        .with_tiles(A, "tile-final-roar")
        .stars(A, 15)
        .hearts(A, 1)
        .turn_of(A);
    table.plays(claws(2)).idles(B).turn_is(C);
    table.plays(claws(1)).over(Ending::Roar, [A, B]);
}

#[test]
fn thunder_stomp_counts_the_stars_of_a_costume() {
    let mut table = party(3)
        .in_city(B)
        .holding(A, ["thunder-stomp", "princess"])
        .turn_of(A);
    let mut dice = BLANK;
    dice[0] = Three;
    table.plays(dice).turn_is(B);
    assert_eq!((table.stars(A), table.held("thunder-stomp").tokens), (1 + 3, 1));
}

#[test]
fn reflective_hide_pays_its_owners_pirate() {
    let mut table = party(3)
        .in_city(B)
        .holding(B, ["reflective-hide", "pirate"])
        .energy(A, 2)
        .turn_of(A);
    table.plays(claws(2)).asked(B, What::Yield);
    assert_eq!((table.hearts(A), table.energy(A), table.energy(B)), (9, 1, 1));
}

#[test]
fn reflective_hide_has_no_devil_outside_its_owners_turn() {
    let mut table = party(3)
        .in_city(B)
        .holding(B, ["reflective-hide", "devil"])
        .turn_of(A);
    table.plays(claws(2)).asked(B, What::Yield);
    assert_eq!(table.hearts(A), 9);
}
