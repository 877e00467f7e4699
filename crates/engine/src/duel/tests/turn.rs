//! The turn and its decision points: what is asked, and what is not (`duel.md` §5).

use super::kit::*;
use crate::duel::Face::{Claw, Destruction, Energy, Fame, Heart, Power};
use crate::duel::{Answer, Cause, Event, Face, Monster, Phase, Track, What};
use crate::parts::FaceSet;

/// A roll with which nothing can be done.
const NOTHING: [Face; 6] = [Fame, Fame, Destruction, Destruction, Power, Heart];

#[test]
fn the_first_roll_is_compulsory() {
    let table = table().turn_of(A);
    assert_eq!(table.answers(), [Answer::Throw]);
}

#[test]
fn tokens_are_spent_before_the_first_roll_only() {
    let mut table = table().tokens(A, 2).turn_of(A);
    assert!(table.offers(Answer::Spend));
    table.spends_token();
    assert!(table.offers(Answer::Spend) && table.offers(Answer::Throw));
    table.rolls([Fame, Fame, Destruction, Destruction, Power, Heart, Heart]);
    assert!(!table.offers(Answer::Spend));
    assert_eq!((table.tokens(A), table.dice().len()), (1, 7));
}

#[test]
fn dice_are_thrown_up_to_three_times() {
    let mut table = table().turn_of(A);
    table
        .rolls([Claw, Claw, Claw, Heart, Heart, Heart])
        .is(What::Roll)
        .rerolls([3, 4, 5], [Fame, Fame, Fame])
        .is(What::Roll);
    // Dice that were kept may be thrown again.
    table.rerolls([0, 5], [Energy, Energy]).is(What::Face);
    assert_eq!(table.dice(), [Energy, Claw, Claw, Fame, Fame, Energy]);
}

#[test]
fn any_dice_may_be_thrown_again_but_not_none() {
    let mut table = table().turn_of(A);
    table.rolls(NOTHING);
    assert_eq!(table.answers().len(), 64);
    assert!(table.offers(Answer::Reroll(mask([0]))));
    assert!(table.offers(Answer::Reroll(mask([0, 1, 2, 3, 4, 5]))));
    assert!(!table.offers(Answer::Reroll(0)));
    assert!(!table.offers(Answer::Reroll(mask([6]))));
    assert!(table.offers(Answer::Done));
}

#[test]
fn rolling_may_stop_after_the_second_roll() {
    let mut table = table().turn_of(A);
    table.rolls(NOTHING).rerolls([0], [Energy]).keeps().is(What::Face);
}

#[test]
fn faces_are_resolved_in_any_order_and_once() {
    let mut table = table()
        .hearts(A, 10)
        .rolled(A, [Claw, Heart, Heart, Energy, Power, Power]);
    assert_eq!(table.faces(), [Heart, Energy, Power, Claw]);
    table.resolves(Claw).resolves(Heart);
    assert_eq!((table.hearts(B), table.hearts(A)), (13, 12));
    assert_eq!(table.faces(), [Energy, Power]);
    table.resolves(Energy);
    assert_eq!((table.energy(A), table.faces()), (1, vec![Power]));
}

#[test]
fn a_face_with_nothing_to_do_is_not_offered() {
    let mut table = table().turn_of(A);
    table.plays(NOTHING).is(What::Buy);
    for (faces, offered) in [
        ([Fame, Fame, Fame, Destruction, Destruction, Heart], vec![Fame]),
        (
            [Fame, Fame, Destruction, Destruction, Destruction, Heart],
            vec![Destruction],
        ),
        ([Power, Power, Heart, Heart, Heart, Heart], vec![Power]),
        ([Energy, Power, Heart, Heart, Heart, Heart], vec![Energy]),
        ([Claw, Power, Heart, Heart, Heart, Heart], vec![Claw]),
    ] {
        let table = super::kit::table().rolled(A, faces);
        assert_eq!(table.faces(), offered);
    }
}

#[test]
fn hearts_heal_up_to_the_maximum() {
    let mut table = table().hearts(A, 12).rolled(A, [Heart; 6]);
    table.resolves(Heart);
    assert_eq!(table.hearts(A), 14);
    let gained = |event: &Event| matches!(event, Event::HeartsGained { hearts: 2, .. });
    assert!(table.heard(gained));
}

#[test]
fn all_claws_are_one_packet() {
    let mut table = table().rolled(A, [Claw; 4]);
    table.resolves(Claw);
    assert_eq!(table.packets(B), [4]);
}

#[test]
fn three_fame_or_destruction_pull_by_one_and_each_more_by_another() {
    for count in 3..=6 {
        let mut faces = [Power, Heart, Heart, Heart, Heart, Heart];
        faces[..count].fill(Fame);
        let mut table = table().rolled(A, faces);
        table.resolves(Fame);
        assert_eq!(table.fame(), 2.0 - count as f64);
        assert_eq!(table.destruction(), 0.0);
        faces[..count].fill(Destruction);
        let mut table = super::kit::table().rolled(B, faces);
        table.resolves(Destruction);
        assert_eq!(table.destruction(), count as f64 - 2.0);
        assert_eq!(table.fame(), 0.0);
    }
}

#[test]
fn nothing_left_to_resolve_leads_to_the_market() {
    let mut table = table().rolled(A, [Claw, Energy]);
    table.resolves(Energy).is(What::Face);
    table.resolves(Claw).asked(A, What::Buy);
}

#[test]
fn who_buys_nothing_gains_an_energy() {
    let mut table = table().buying(A);
    assert_eq!(table.answers(), [Answer::Done]);
    table.ends().turn_is(B);
    assert_eq!((table.energy(A), table.energy(B)), (1, 0));
    let mut table = super::kit::table().energy(A, 3).market("snack-time").buying(A);
    table.buys("snack-time").ends().turn_is(B);
    assert_eq!(table.energy(A), 1);
    let by = Cause::NoPurchase;
    assert!(!table.heard(|event| matches!(event, Event::EnergyGained { by: why, .. } if *why == by)));
}

#[test]
fn turns_alternate() {
    let mut table = table().turn_of(A);
    table.idles(A).idles(B).idles(A).turn_is(B);
    assert_eq!((table.energy(A), table.energy(B)), (2, 1));
}

/// Nothing of a turn is left in the next one.
#[test]
fn the_record_of_a_turn_is_empty_at_its_start() {
    let mut table = table_of(Monster::Alienoid, Monster::Gigazaur)
        .tokens(A, 1)
        .holding(A, ["titanic-batteries", "alien-metabolism"])
        .energy(A, 20)
        .market(["too-cute", "frenzy"])
        .turn_of(A);
    table
        .spends_token()
        .plays([Claw, Claw, Power, Power, Energy, Energy, Energy])
        .picks(crate::duel::Pick::Face(Claw))
        .picks(crate::duel::Pick::Dice(mask([0, 1])))
        .resolves(Claw)
        .resolves(Energy);
    assert_eq!((table.hearts(B), table.energy(A)), (13, 23));
    table.drops("frenzy").buys("too-cute").lays(at(Track::Fame, 7));
    let turn = *table.state.turn();
    assert_eq!((turn.bought, turn.claws, turn.rolls, turn.tokens), (1, 1, 1, 1));
    assert_eq!(table.state.hits_taken(B), 3);
    table.ends().turn_is(B);
    let turn = *table.state.turn();
    assert_eq!((turn.bought, turn.claws, turn.rolls, turn.tokens), (0, 0, 0, 0));
    assert_eq!((turn.out, turn.added, turn.resolved), (0, [0; 6], FaceSet::NONE));
    assert!(turn.dice.is_empty() && turn.spent.is_empty());
    assert_eq!(table.state.hits_taken(B), 0);
}

/// Questions with one answer resolve by themselves where the table says so: here down to the rival's first
/// throw.
#[test]
fn forced_answers_may_resolve_by_themselves() {
    let mut table = table().automatic().turn_of(A);
    table.is(What::Throw {
        dice: mask([0, 1, 2, 3, 4, 5]),
    });
    table.throws([Claw, Claw, Fame, Fame, Destruction, Destruction]);
    table.keeps();
    assert_eq!((table.hearts(B), table.energy(A)), (12, 1));
    assert_eq!(table.state.active(), B);
    assert_eq!(table.state.phase(), Phase::Roll);
}
