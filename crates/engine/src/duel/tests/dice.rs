//! The pool of dice, dice tokens and extra dice (`duel.md` §7).

use super::kit::*;
use crate::duel::Face::{Claw, Destruction, Energy, Fame, Heart, Power};
use crate::duel::{Answer, Buzz, Monster, Phase, Track, What};

#[test]
fn six_dice_but_five_in_the_very_first_turn() {
    assert_eq!(table().turn_of(A).pool(), 6);
    let mut table = table().first_turn();
    assert_eq!(table.pool(), 5);
    table.plays([Fame, Fame, Destruction, Destruction, Power]).ends();
    table.turn_is(B).plays([]).ends().turn_is(A);
    assert_eq!(table.pool(), 6);
}

#[test]
fn the_first_turn_belongs_to_who_begins() {
    let mut table = table().first(B).first_turn();
    table.turn_is(B);
    assert_eq!(table.pool(), 5);
}

#[test]
fn extra_dice_of_cards() {
    for (cards, pool) in [
        (vec!["extra-head"], 7),
        (vec!["natural-selection"], 7),
        (vec!["extra-head", "natural-selection"], 8),
    ] {
        let laid = cards.iter().fold(table(), |table, card| table.holding(A, *card));
        assert_eq!(laid.turn_of(A).pool(), pool, "{cards:?}");
    }
    assert_eq!(table().holding(A, "extra-head").turn_of(B).pool(), 6);
}

#[test]
fn two_tokens_are_two_dice() {
    let mut table = table().tokens(A, 2).turn_of(A);
    table.spends_token().spends_token();
    assert_eq!((table.pool(), table.tokens(A)), (8, 0));
    assert!(!table.offers(Answer::Spend));
}

/// There are two extra dice.
#[test]
fn no_token_is_spent_when_both_extra_dice_are_in_use() {
    let mut table = table().holding(A, "extra-head").tokens(A, 2).turn_of(A);
    table.spends_token();
    assert_eq!((table.pool(), table.tokens(A)), (8, 1));
    assert!(!table.offers(Answer::Spend));
    let table = super::kit::table()
        .holding(A, ["extra-head", "natural-selection"])
        .tokens(A, 2)
        .turn_of(A);
    assert_eq!(table.answers(), [Answer::Throw]);
}

#[test]
fn who_has_no_token_spends_none() {
    assert_eq!(table().tokens(B, 2).turn_of(A).answers(), [Answer::Throw]);
}

#[test]
fn extra_dice_are_gone_when_the_turn_ends() {
    let mut table = table().tokens(A, 1).turn_of(A);
    table
        .spends_token()
        .plays([Fame, Fame, Destruction, Destruction, Power, Heart, Heart])
        .ends();
    table.idles(B).turn_is(A);
    assert_eq!(table.pool(), 6);
}

#[test]
fn a_third_token_is_lost() {
    let mut table = table_of(Monster::SpacePenguin, Monster::Gigazaur)
        .tokens(A, 1)
        .energy(A, 4)
        .market("moment-of-respite")
        .rolled(A, [Power, Power, Power, Heart]);
    table.resolves(Power);
    assert_eq!(table.tokens(A), 2);
    table.buys("moment-of-respite").lays(at(Track::Fame, 5));
    assert_eq!(table.tokens(A), 2);
}

/// Dominate takes a die for each of six cards: nothing is thrown, and the turn goes on.
#[test]
fn a_pool_of_no_dice_throws_nothing() {
    let mut table = table()
        .holding(
            B,
            [
                "antimatter-pellets",
                "armor-plating",
                "camouflage",
                "electrical-aura",
                "giant-brain",
                "gentle-giant",
                "scrappy",
            ],
        )
        .energy(A, 3)
        .market("dominate")
        .buying(A);
    table
        .buys("dominate")
        .lays(at(Track::Fame, 5))
        .ends()
        .declines(B)
        .turn_is(B);
    assert_eq!(table.pool(), 0);
    table.rolls([]);
    // No claw is in the Roll.
    assert_eq!((table.fame(), table.state.phase()), (1.0, Phase::Buy));
    table.asked(B, What::Buy);
}

#[test]
fn extra_dice_are_thrown_when_no_regular_one_is_left() {
    let mut table = table()
        .tokens(B, 1)
        .holding(
            B,
            [
                "antimatter-pellets",
                "armor-plating",
                "camouflage",
                "electrical-aura",
                "giant-brain",
                "scrappy",
            ],
        )
        .energy(A, 3)
        .market("dominate")
        .buying(A);
    table
        .buys("dominate")
        .lays(at(Track::Fame, 5))
        .ends()
        .declines(B)
        .spends_token()
        .plays([Claw])
        .resolves(Claw);
    assert_eq!(table.hearts(A), 13);
}

/// A token gained in the turn is for a later turn: dice have been thrown.
#[test]
fn a_token_gained_while_resolving_waits() {
    let mut table = table()
        .buzz(Buzz::Panda, Track::Fame, -1)
        .rolled(A, [Fame, Fame, Fame, Energy]);
    table.resolves(Fame);
    assert_eq!((table.tokens(A), table.dice().len()), (1, 6));
    table.resolves(Energy).ends().idles(B).turn_is(A);
    assert!(table.offers(Answer::Spend));
}

#[test]
fn every_die_of_eight_may_be_thrown_again() {
    let mut table = table().holding(A, "extra-head").tokens(A, 1).turn_of(A);
    table
        .spends_token()
        .rolls([Fame, Fame, Destruction, Destruction, Power, Heart, Heart, Heart])
        .rerolls([6, 7], [Claw, Claw])
        .keeps()
        .resolves(Claw);
    assert_eq!(table.hearts(B), 12);
}
