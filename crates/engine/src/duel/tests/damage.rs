//! The life of a packet of hits (`duel.md` §8).

use super::kit::*;
use crate::duel::Face::{Claw, Destruction, Energy, Fame, Heart, Power};
use crate::duel::{Buzz, Choice, Ending, Event, Monster, Track, What};

/// A has Too cute at hand: 2 hits of a card.
fn cute(laid: Laid) -> Laid {
    laid.energy(A, 3).market("too-cute")
}

/// A buys it.
fn too_cute(table: &mut Table) -> &mut Table {
    table.buys("too-cute").lays(at(Track::Destruction, 7))
}

#[test]
fn hibernation_is_asked_before_any_die_is_thrown() {
    let mut table = table()
        .holding(B, ["camouflage", "armor-plating", "hibernation"])
        .rolled(A, [Claw; 3]);
    table.resolves(Claw).asked(A, What::Buy);
    assert_eq!(table.hearts(B), 14);
    assert!(table.heard(|event| matches!(event, Event::Unhurt { seat: B, hits: 3, .. })));
}

#[test]
fn who_is_shielded_throws_no_dice() {
    let mut table = cute(table().hearts(B, 2).holding(B, ["camouflage", "unstoppable"])).rolled(A, [Claw; 4]);
    table.resolves(Claw).throws_against([Claw; 4]);
    assert_eq!(table.hearts(B), 1);
    too_cute(&mut table).asked(A, What::Buy);
    assert_eq!(table.hearts(B), 1);
}

#[test]
fn trend_setter_is_spent_before_armor_plating() {
    let mut table = cute(
        table()
            .holding(B, ["armor-plating", "trend-setter"])
            .fame_at(1.0)
            .buzz(Buzz::Panda, Track::Fame, 1),
    )
    .rolled(A, [Claw]);
    table.resolves(Claw);
    let softened = |slug: &'static str| move |event: &Event| matches!(event, Event::Softened { card: by, .. } if *by == card(slug));
    assert!(table.heard(softened("trend-setter")) && !table.heard(softened("armor-plating")));
    too_cute(&mut table);
    assert!(table.heard(softened("armor-plating")));
    assert_eq!((table.hearts(B), table.packets(B)), (13, vec![1]));
}

#[test]
fn both_prevent_a_hit_of_one_packet() {
    let mut table = table()
        .holding(B, ["armor-plating", "trend-setter"])
        .fame_at(1.0)
        .buzz(Buzz::Panda, Track::Fame, 1)
        .rolled(A, [Claw; 3]);
    table.resolves(Claw);
    assert_eq!(table.hearts(B), 13);
}

/// Two hearts against two hits: nothing is left for the other two cards to prevent.
#[test]
fn a_packet_that_is_gone_spends_no_card() {
    let mut table = cute(
        table()
            .holding(B, ["armor-plating", "trend-setter", "camouflage"])
            .fame_at(1.0)
            .buzz(Buzz::Panda, Track::Fame, 1),
    )
    .rolled(A, [Claw; 2]);
    table.resolves(Claw).throws_against([Heart, Heart]);
    too_cute(&mut table).throws_against([Claw, Claw]);
    assert_eq!(table.hearts(B), 14);
    assert!(table.packets(B).is_empty());
}

#[test]
fn the_first_hit_is_ignored_once_in_each_turn_of_the_rival() {
    let mut table = table().holding(B, "armor-plating").turn_of(A);
    table.plays([Claw; 2]).resolves(Claw).ends();
    assert_eq!(table.hearts(B), 13);
    table.idles(B).plays([Claw; 2]).resolves(Claw);
    assert_eq!(table.hearts(B), 13, "one healed, one of two hits taken");
}

#[test]
fn each_source_is_a_packet() {
    let laid = cute(table().buzz(Buzz::Cat, Track::Fame, -1));
    let mut table = laid.rolled(A, [Claw, Claw, Claw, Fame, Fame, Fame]);
    table.resolves(Claw).resolves(Fame);
    too_cute(&mut table);
    assert_eq!(table.packets(B), [3, 1, 2]);
}

#[test]
fn camouflage_throws_as_many_dice_as_there_are_hits() {
    let mut table = table().holding(B, "camouflage").rolled(A, [Claw; 5]);
    table.resolves(Claw).is(What::ThrowAgainst {
        dice: 5,
        by: B,
        card: card("camouflage"),
    });
    table.throws_against([Heart, Heart, Energy, Fame, Destruction]);
    assert_eq!(table.hearts(B), 11);
}

/// Twenty hits are more dice than one throw holds.
#[test]
fn camouflage_throws_for_every_hit_of_a_huge_packet() {
    let mut table = table_of(Monster::MekaDragon, Monster::Gigazaur)
        .holding(A, ["extra-head", "natural-selection", "acid-attack"])
        .holding(B, "camouflage")
        .rolled(A, [Claw, Claw, Claw, Claw, Power, Power, Power, Power]);
    assert_eq!(table.hearts(A), 2);
    table
        .resolves(Power)
        .throws_against([Heart; 16])
        .throws_against([Heart, Heart, Heart, Energy]);
    assert_eq!(table.hearts(B), 13);
}

/// Unstable DNA looks at the hits, not at the hearts that were left.
#[test]
fn hits_that_find_no_heart_count() {
    let mut table = table()
        .holding(A, ["in-shape", "scrappy"])
        .energy(A, 5)
        .holding(B, ["unstable-dna", "unstoppable"])
        .hearts(B, 2)
        .rolled(A, [Claw; 5]);
    table.resolves(Claw);
    assert_eq!((table.hearts(B), table.cards(B)), (1, vec!["unstable-dna"]));
    table
        .chooses(B, "unstable-dna", Choice::RivalsKeep, true)
        .declines(B);
    table.accepts(A).accepts(A).is(What::Buy);
}

/// The offers belong to who owned In shape when the hits were taken.
#[test]
fn unstable_dna_decides_before_in_shape() {
    let mut table = table()
        .holding(A, "in-shape")
        .energy(A, 5)
        .holding(B, "unstable-dna")
        .rolled(A, [Claw; 5]);
    table.resolves(Claw).picks_card("in-shape");
    assert_eq!(table.cards(B), ["in-shape"]);
    table.accepts(A).accepts(A).is(What::Buy);
    assert_eq!((table.fame(), table.energy(A), table.energy(B)), (-2.0, 3, 0));
}

/// Prevented hits are no hits taken.
#[test]
fn in_shape_counts_hits_after_prevention() {
    let mut table = table()
        .holding(A, "in-shape")
        .energy(A, 5)
        .holding(B, "armor-plating")
        .rolled(A, [Claw; 4]);
    table.resolves(Claw).is(What::Buy);
    assert_eq!(table.state.hits_taken(B), 3);
}

/// Prevention of one hit of a token does not make the token weaker for later.
#[test]
fn a_prevented_bonus_is_whole_the_next_time() {
    let mut table = table()
        .holding(B, "armor-plating")
        .fame_at(-3.0)
        .buzz(Buzz::Pumpkin, Track::Fame, -6)
        .turn_of(A);
    table.plays([Fame, Fame, Fame, Fame]).resolves(Fame);
    assert_eq!((table.fame(), table.hearts(B)), (-5.0, 13));
    table.ends().plays([Fame; 3]).resolves_rest();
    assert_eq!((table.fame(), table.hearts(B)), (-4.0, 14));
    table.ends().plays([Fame; 3]).resolves(Fame);
    assert_eq!((table.fame(), table.hearts(B)), (-5.0, 13));
}

#[test]
fn death_ends_the_game_before_anything_that_waits() {
    let mut table = table().hearts(B, 1).energy(A, 7).market("cannonball").buying(A);
    table
        .buys("cannonball")
        .lays(at(Track::Destruction, 6))
        .over(A, Ending::Knockout);
    assert_eq!((table.fame(), table.energy(A)), (-1.0, 1));
}
