//! The Keep cards about hits (`duel.md` §12 and §12.1); what `damage` tells is not told again.

use super::kit::*;
use crate::duel::Face::{Claw, Destruction, Fame, Heart, Power};
use crate::duel::{Answer, Buzz, Choice, Ending, Monster, Pick, Track, What};

// In shape.

#[test]
fn in_shape_counts_the_hits_of_a_whole_turn() {
    let mut table = table()
        .holding(A, "in-shape")
        .energy(A, 20)
        .market(["too-cute", "cannonball"])
        .rolled(A, [Claw; 2]);
    table.resolves(Claw).is(What::Buy);
    table.buys("too-cute").lays(at(Track::Destruction, 6));
    // Four hits: one over three.
    table.offered(A, "in-shape").accepts(A).is(What::Buy);
    assert_eq!(table.fame(), -1.0);
    table.buys("cannonball").lays(at(Track::Destruction, 4));
    table.offered(A, "in-shape").accepts(A).is(What::Buy);
    assert_eq!(table.fame(), -3.0, "one of the card itself");
}

#[test]
fn declining_in_shape_declines_all_that_waits() {
    let mut table = table().holding(A, "in-shape").energy(A, 5).rolled(A, [Claw; 6]);
    table.resolves(Claw).accepts(A).declines(A).is(What::Buy);
    assert_eq!((table.fame(), table.energy(A)), (-1.0, 4));
}

#[test]
fn in_shape_needs_energy_for_each_step() {
    let mut table = table().holding(A, "in-shape").energy(A, 1).rolled(A, [Claw; 6]);
    table.resolves(Claw).accepts(A).is(What::Buy);
    assert_eq!((table.fame(), table.energy(A)), (-1.0, 0));
}

/// The tiger pays for the next step.
#[test]
fn a_step_of_in_shape_is_done_before_the_next_one_is_offered() {
    let mut table = table()
        .holding(A, "in-shape")
        .energy(A, 1)
        .buzz(Buzz::Tiger, Track::Fame, -1)
        .rolled(A, [Claw; 6]);
    table.resolves(Claw).accepts(A);
    assert_eq!((table.fame(), table.energy(A)), (-1.0, 1));
    table.accepts(A).is(What::Buy);
    assert_eq!((table.fame(), table.energy(A)), (-2.0, 0));
}

/// The cat adds a hit, and so an offer, to the one that still waits; also behind the last one.
#[test]
fn offers_of_in_shape_are_merged() {
    let mut table = table()
        .holding(A, "in-shape")
        .energy(A, 9)
        .buzz(Buzz::Cat, Track::Fame, -1)
        .rolled(A, [Claw; 5]);
    table
        .resolves(Claw)
        .accepts(A)
        .accepts(A)
        .accepts(A)
        .is(What::Buy);
    assert_eq!((table.fame(), table.energy(A), table.hearts(B)), (-3.0, 6, 8));
    let mut table = super::kit::table()
        .holding(A, "in-shape")
        .energy(A, 9)
        .buzz(Buzz::Cat, Track::Fame, -1)
        .rolled(A, [Claw; 4]);
    table.resolves(Claw).accepts(A).accepts(A).is(What::Buy);
    assert_eq!((table.fame(), table.energy(A)), (-2.0, 7));
}

/// One offer waits when the cat adds another: they are one, and declined as one.
#[test]
fn declining_in_shape_declines_merged_offers() {
    let mut table = table()
        .holding(A, "in-shape")
        .energy(A, 9)
        .buzz(Buzz::Cat, Track::Fame, -1)
        .rolled(A, [Claw; 5]);
    table.resolves(Claw).accepts(A).declines(A).is(What::Buy);
    assert_eq!((table.fame(), table.energy(A)), (-1.0, 8));
}

#[test]
fn in_shape_may_win_in_the_rivals_turn() {
    let mut table = table()
        .holding(A, "in-shape")
        .energy(A, 2)
        .fame_at(-5.0)
        .energy(B, 5)
        .market("jets-scrambled")
        .buying(B);
    table.buys("jets-scrambled").lays(at(Track::Destruction, 5));
    table.accepts(A).accepts(A).over(A, Ending::Victory(Track::Fame));
    assert_eq!(table.hearts(A), 14);
}

/// Unchained is for one's own turn; the bonus is taken as it is.
#[test]
fn in_shape_collects_its_bonus_in_the_rivals_turn() {
    let mut table = table()
        .holding(A, ["in-shape", "unchained"])
        .energy(A, 1)
        .buzz(Buzz::Panda, Track::Fame, -1)
        .energy(B, 5)
        .market("jets-scrambled")
        .buying(B);
    table.buys("jets-scrambled").lays(at(Track::Destruction, 5));
    table.accepts(A).asked(B, What::Buy);
    assert_eq!((table.tokens(A), table.hearts(A), table.hearts(B)), (1, 9, 9));
}

/// Cards about steps do not ask whose turn it is.
#[test]
fn scrappy_and_lightning_speed_mind_in_shape_in_the_rivals_turn() {
    let mut table = table()
        .holding(A, ["in-shape", "scrappy", "lightning-speed"])
        .energy(A, 1)
        .fame_at(-1.0)
        .buzz(Buzz::Cat, Track::Fame, -1)
        .buzz(Buzz::Alien, Track::Fame, -4)
        .energy(B, 5)
        .market("jets-scrambled")
        .buying(B);
    table.buys("jets-scrambled").lays(at(Track::Destruction, 5));
    table.accepts(A).asked(B, What::Buy);
    assert_eq!(
        (table.fame(), table.tokens(A), table.packets(B)),
        (-2.0, 1, vec![5, 1])
    );
}

/// Only the turn counts: three hits in one and three in the next are no more than three.
#[test]
fn in_shape_counts_anew_each_turn() {
    let mut table = table().holding(A, "in-shape").energy(A, 5).turn_of(A);
    table.plays([Claw; 3]).resolves(Claw).ends();
    table.idles(B).plays([Claw; 3]).resolves(Claw).is(What::Buy);
    assert_eq!(table.fame(), 0.0);
}

// Trend setter.

#[test]
fn trend_setter_minds_extra_spaces_and_the_tokens_of_the_king() {
    let mut table = table_of(Monster::TheKing, Monster::Gigazaur)
        .holding(B, "trend-setter")
        .fame_at(1.0)
        .buzz(Buzz::King, Track::Fame, 1)
        .rolled(A, [Claw; 2]);
    table.resolves(Claw);
    assert_eq!(table.hearts(B), 13);
    let mut table = super::kit::table()
        .holding(B, "trend-setter")
        .fame_at(1.5)
        .buzz(Buzz::Penguin, Track::Fame, 1)
        .rolled(A, [Claw; 2]);
    table.resolves(Claw);
    assert_eq!(table.hearts(B), 13);
}

#[test]
fn trend_setter_looks_at_fame_alone() {
    let mut table = table()
        .holding(B, "trend-setter")
        .destruction_at(1.0)
        .buzz(Buzz::Panda, Track::Destruction, 1)
        .rolled(A, [Claw; 2]);
    table.resolves(Claw);
    assert_eq!(table.hearts(B), 12);
}

#[test]
fn trend_setter_looks_at_the_moment_of_the_hit() {
    let lay = || {
        table()
            .holding(B, "trend-setter")
            .fame_at(1.0)
            .buzz(Buzz::Panda, Track::Fame, 1)
            .rolled(A, [Claw, Claw, Claw, Fame, Fame, Fame])
    };
    let mut table = lay();
    table.resolves(Fame).resolves(Claw);
    assert_eq!(table.hearts(B), 11);
    let mut table = lay();
    table.resolves(Claw).resolves(Fame);
    assert_eq!(table.hearts(B), 12);
}

// Unstable DNA.

#[test]
fn unstable_dna_needs_a_card_to_take() {
    let mut table = table().holding(B, "unstable-dna").rolled(A, [Claw; 6]);
    table.resolves(Claw).is(What::Buy);
    assert_eq!(table.hearts(B), 8);
}

#[test]
fn unstable_dna_may_be_kept() {
    let mut table = table()
        .holding(A, "scrappy")
        .holding(B, "unstable-dna")
        .rolled(A, [Claw; 3]);
    table.resolves(Claw).declines(B).is(What::Buy);
    assert_eq!(
        (table.cards(A), table.cards(B)),
        (vec!["scrappy"], vec!["unstable-dna"])
    );
}

/// The armor works for A at once, and the DNA for B: five hits in the second half.
#[test]
fn swapped_cards_work_at_once() {
    let mut table = table()
        .holding(A, ["unstable-dna", "scrappy"])
        .holding(B, "armor-plating")
        .energy(A, 5)
        .market("jets-scrambled")
        .buying(A);
    table.buys("jets-scrambled").lays(at(Track::Destruction, 5));
    table
        .chooses(A, "unstable-dna", Choice::RivalsKeep, true)
        .picks_card("armor-plating");
    assert_eq!((table.hearts(A), table.hearts(B)), (9, 9));
    table.chooses(B, "unstable-dna", Choice::RivalsKeep, true);
    assert!(table.offers(Answer::Choose(Pick::Card(card("scrappy")))));
    table.picks_card("armor-plating").asked(A, What::Buy);
    assert_eq!(table.cards(A), ["scrappy", "unstable-dna"]);
    assert_eq!(table.cards(B), ["armor-plating"]);
}

#[test]
fn unstable_dna_is_asked_for_each_packet() {
    let mut table = table()
        .holding(A, "natural-selection")
        .holding(A, "antimatter-pellets")
        .holding(B, "unstable-dna")
        .rolled(A, [Claw, Claw, Claw, Claw, Claw, Heart, Heart]);
    table
        .chooses(B, "unstable-dna", Choice::RivalsKeep, true)
        .declines(B);
    assert_eq!(table.hearts(A), 4);
    table.resolves(Claw);
    table.chooses(B, "unstable-dna", Choice::RivalsKeep, true);
}

// Unstoppable.

#[test]
fn unstoppable_saves_once() {
    let mut table = table().holding(B, "unstoppable").hearts(B, 2).turn_of(A);
    table.plays([Claw; 2]).resolves(Claw).is(What::Buy);
    assert_eq!((table.hearts(B), table.cards(B)), (1, vec![]));
    table
        .ends()
        .plays([Heart, Fame, Fame, Destruction, Destruction, Power]);
    table.resolves(Heart).ends();
    table.plays([Claw; 2]).resolves(Claw).over(A, Ending::Knockout);
}

#[test]
fn unstoppable_waits_for_the_last_heart() {
    let mut table = table()
        .holding(B, "unstoppable")
        .hearts(B, 4)
        .rolled(A, [Claw; 3]);
    table.resolves(Claw);
    assert_eq!((table.hearts(B), table.cards(B)), (1, vec!["unstoppable"]));
}

#[test]
fn who_is_unstoppable_does_not_fall_by_its_own_hand() {
    let mut table = table()
        .holding(A, ["natural-selection", "unstoppable"])
        .hearts(A, 10)
        .rolled(A, [Heart, Heart, Heart, Heart, Fame, Fame, Claw]);
    assert_eq!(table.hearts(A), 1);
    table.resolves(Heart);
    assert_eq!(table.hearts(A), 5);
}

// Armor plating and Camouflage.

#[test]
fn armor_plating_does_not_spend_itself_in_its_owners_turn() {
    let mut table = table()
        .holding(B, "armor-plating")
        .energy(B, 3)
        .market("hors-doeuvre")
        .buying(B);
    table.buys("hors-doeuvre").lays(at(Track::Fame, 5));
    assert_eq!(table.hearts(B), 11);
    table.ends().plays([Claw; 2]).resolves(Claw);
    assert_eq!(table.hearts(B), 10);
}

#[test]
fn camouflage_helps_against_ones_own_cards() {
    let mut table = table()
        .holding(A, ["camouflage", "natural-selection"])
        .rolled(A, [Heart, Heart, Heart, Heart, Fame, Fame, Claw]);
    table.throws_against([
        Heart,
        Heart,
        Heart,
        Heart,
        Claw,
        Claw,
        Claw,
        Claw,
        Power,
        Destruction,
    ]);
    assert_eq!(table.hearts(A), 8);
    // The dice of the Roll are where they were.
    assert_eq!(table.dice(), [Heart, Heart, Heart, Heart, Fame, Fame, Claw]);
}

#[test]
fn camouflage_throws_against_the_hit_of_a_token() {
    let mut table = table()
        .holding(B, "camouflage")
        .buzz(Buzz::Pumpkin, Track::Fame, -3)
        .rolled(A, [Fame; 6]);
    table.resolves(Fame).throws_against([Claw, Heart]);
    assert_eq!((table.hearts(B), table.fame()), (13, -4.0));
}
