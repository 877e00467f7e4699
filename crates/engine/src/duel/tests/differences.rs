//! Points that are easily got wrong (`duel.md` §13). The number of the row stands first in the test's
//! comment. Row 1 is told in `setup`; 6 and 23 in `damage`; 17 in `dice`; 24 in `tracks`; 22 has no effect.

use super::kit::*;
use crate::duel::Face::{Claw, Destruction, Energy, Fame, Heart, Power};
use crate::duel::{Answer, Buzz, Choice, Ending, Monster, Pick, Track, What};

/// 2. A sweep is paid for as often as one likes (told in `market`), but not in the lab.
#[test]
fn there_is_no_sweep_in_the_lab() {
    let mut table = table().holding(A, "made-in-a-lab").energy(A, 20).turn_of(A);
    table.is(What::Shop {
        less: 1,
        by: card("made-in-a-lab"),
    });
    assert!(!table.offers(Answer::Sweep));
}

/// 3. Operation media counts claws resolved, no more and no fewer.
#[test]
fn operation_media_counts_claws_that_were_resolved() {
    let lay = || table().energy(A, 20).market("operation-media");
    let mut table = lay().holding(A, "acid-attack").rolled(A, [Claw; 2]);
    table.resolves(Claw);
    table.buys("operation-media").lays(at(Track::Destruction, 5));
    assert_eq!(table.walked(Track::Fame), [-1.0, -2.0, -3.0]);
    // None was thrown.
    let mut table = lay().rolled(A, [Energy]);
    table.resolves(Energy);
    table.buys("operation-media").lays(at(Track::Destruction, 5));
    assert_eq!(table.fame(), 0.0);
    // Three were thrown, but nothing was resolved.
    let mut table = lay().holding(A, "rebooting").rolled(A, [Claw; 3]);
    table
        .accepts(A)
        .buys("operation-media")
        .lays(at(Track::Destruction, 5));
    assert_eq!(table.fame(), 0.0);
    // The bonus claw is there in the lab already, but it is not resolved.
    let mut table = lay().holding(A, ["made-in-a-lab", "acid-attack"]).turn_of(A);
    table.buys("operation-media").lays(at(Track::Destruction, 5));
    assert_eq!(table.fame(), 0.0);
}

/// 4. Rebooting is offered whatever the Roll has done before, and declining it leads on to Natural selection.
#[test]
fn natural_selection_and_rebooting_come_every_turn() {
    let mut table = table()
        .holding(A, ["antimatter-pellets", "rebooting", "natural-selection"])
        .rolled(A, [Energy, Energy, Energy, Energy, Energy, Energy, Heart]);
    assert_eq!(table.hearts(B), 10);
    table.offered(A, "rebooting").declines(A);
    assert_eq!(table.hearts(A), 4);
    table.is(What::Face);
}

/// 5. Armor plating and Trend setter work in the rival's turns.
#[test]
fn armor_does_not_help_against_oneself() {
    let mut table = table()
        .holding(A, ["armor-plating", "trend-setter"])
        .fame_at(1.0)
        .buzz(Buzz::Panda, Track::Fame, 1)
        .energy(A, 3)
        .market("hors-doeuvre")
        .buying(A);
    table.buys("hors-doeuvre").lays(at(Track::Fame, 5));
    assert_eq!(table.hearts(A), 11);
}

/// A has bought Dominate, and its turn is over.
fn dominated(laid: Laid) -> Table {
    let mut table = laid.energy(A, 3).market("dominate").buying(A);
    table.buys("dominate").lays(at(Track::Fame, 5)).ends();
    table
}

/// 7. The last Keep card is discarded: no die is missing, and the same player goes on.
#[test]
fn dominate_on_a_player_who_discards_the_last_card() {
    let mut table = dominated(table().holding(B, "scrappy"));
    table.picks_card("scrappy").turn_is(B);
    assert_eq!(table.pool(), 6);
    let mut table = dominated(super::kit::table());
    table.turn_is(B);
    assert_eq!(table.pool(), 6);
}

/// 8. Dominate waits for the rival's turn, also when the buyer takes another one before.
#[test]
fn dominate_waits_for_the_rival() {
    let mut table = table()
        .holding(A, "scrappy")
        .holding(B, "giant-brain")
        .energy(A, 20)
        .market(["dominate", "frenzy"])
        .buying(A);
    table.buys("dominate").lays(at(Track::Fame, 5));
    table.buys("frenzy").ends().turn_is(A);
    assert_eq!(table.pool(), 6);
    table.plays([]).ends();
    table.chooses(B, "dominate", Choice::OwnKeep, true).declines(B);
    assert_eq!(table.pool(), 5);
    let mut table = super::kit::table()
        .holding(A, "made-in-a-lab")
        .holding(B, "giant-brain")
        .energy(A, 20)
        .market("dominate")
        .turn_of(A);
    table.buys("dominate").lays(at(Track::Fame, 5)).turn_is(A);
    assert_eq!(table.pool(), 6);
    table.plays([]).ends();
    table.chooses(B, "dominate", Choice::OwnKeep, true);
}

/// 9. So does Thunder stomp.
#[test]
fn thunder_stomp_waits_for_the_rival() {
    let mut table = table()
        .holding(A, "thunder-stomp")
        .energy(A, 6)
        .market("frenzy")
        .rolled(A, [Destruction; 3]);
    table.resolves(Destruction).buys("frenzy").ends().turn_is(A);
    assert_eq!(table.pool(), 6);
    table.plays([]).ends().turn_is(B);
    assert_eq!(table.pool(), 5);
}

/// 10. Thunder stomp and Dominate add up.
#[test]
fn thunder_stomp_and_dominate_add_up() {
    let mut table = table()
        .holding(A, "thunder-stomp")
        .holding(B, ["giant-brain", "scrappy"])
        .energy(A, 3)
        .market("dominate")
        .rolled(A, [Destruction; 3]);
    table
        .resolves(Destruction)
        .buys("dominate")
        .lays(at(Track::Fame, 5));
    table.ends().declines(B).turn_is(B);
    assert_eq!(table.pool(), 3);
}

/// 11. Waking goes on with the lab and with what has been waiting.
#[test]
fn who_wakes_goes_on_with_the_start_of_the_turn() {
    let mut table = dominated(table().holding(B, ["made-in-a-lab", "hibernation"]).energy(B, 20));
    table.offered(B, "hibernation").declines(B);
    assert!(table.discarded("hibernation"));
    table
        .is(What::Shop {
            less: 1,
            by: card("made-in-a-lab"),
        })
        .declines(B);
    table.chooses(B, "dominate", Choice::OwnKeep, true).declines(B);
    table.turn_is(B);
    assert_eq!(table.pool(), 5);
}

/// 11. Sleeping uses up what has been waiting.
#[test]
fn who_sleeps_sleeps_through_dominate_and_thunder_stomp() {
    let mut table = table()
        .holding(A, "thunder-stomp")
        .holding(B, ["giant-brain", "hibernation"])
        .energy(A, 3)
        .market("dominate")
        .rolled(A, [Destruction; 3]);
    table
        .resolves(Destruction)
        .buys("dominate")
        .lays(at(Track::Fame, 5));
    table.ends().accepts(B);
    table.idles(A).declines(B).turn_is(B);
    assert_eq!(table.pool(), 6);
}

/// 12. Unstoppable in one's own turn does not shield in the rival's.
#[test]
fn unstoppable_ends_with_the_turn() {
    let mut table = table()
        .holding(A, "unstoppable")
        .hearts(A, 3)
        .energy(A, 3)
        .market("hors-doeuvre")
        .buying(A);
    table.buys("hors-doeuvre").lays(at(Track::Fame, 5));
    assert_eq!(table.hearts(A), 1);
    table
        .ends()
        .plays([Claw])
        .resolves(Claw)
        .over(B, Ending::Knockout);
}

/// 13. Unstoppable leaves exactly one heart, Regeneration or not.
#[test]
fn unstoppable_is_no_gain_of_hearts() {
    let mut table = table()
        .holding(A, ["regeneration", "unstoppable"])
        .hearts(A, 2)
        .energy(A, 3)
        .market("hors-doeuvre")
        .buying(A);
    table.buys("hors-doeuvre").lays(at(Track::Fame, 5));
    assert_eq!((table.hearts(A), table.cards(A)), (1, vec!["regeneration"]));
}

/// 14. In shape counts hits that the rival inflicts on itself; the owner pays, and pulls toward its own side.
#[test]
fn in_shape_counts_hits_that_the_rival_inflicts_on_itself() {
    let mut table = table()
        .holding(A, "in-shape")
        .energy(A, 2)
        .energy(B, 5)
        .market("jets-scrambled")
        .buying(B);
    table.buys("jets-scrambled").lays(at(Track::Destruction, 5));
    assert_eq!((table.hearts(B), table.hearts(A)), (9, 14));
    table.offered(A, "in-shape").accepts(A).accepts(A);
    assert_eq!((table.fame(), table.energy(A), table.hearts(A)), (-2.0, 0, 9));
    table.asked(B, What::Buy);
}

/// 15. Repeating a claw costs Alienoid one power like any other face.
#[test]
fn alienoid_repeats_a_claw_for_one_power() {
    let mut table = table_of(Monster::Alienoid, Monster::Gigazaur)
        .hearts(A, 10)
        .rolled(A, [Power, Power, Power, Power, Power, Claw]);
    table
        .picks(Pick::Face(Claw))
        .accepts(A)
        .picks(Pick::Face(Heart))
        .resolves(Claw)
        .resolves(Heart);
    assert_eq!((table.hearts(B), table.hearts(A)), (11, 11));
}

/// 16. Tesla impulse pays 2 energy even if the rival has no Keep card.
#[test]
fn tesla_impulse_pays_without_a_card_to_discard() {
    let mut table = table().energy(A, 6).market("tesla-impulse").buying(A);
    table.buys("tesla-impulse").lays(at(Track::Fame, 5)).is(What::Buy);
    assert_eq!(table.energy(A), 3);
}

/// 18. Titanic batteries need two dice.
#[test]
fn titanic_batteries_need_two_dice() {
    let mut table = dominated(table().holding(
        B,
        [
            "titanic-batteries",
            "giant-brain",
            "scrappy",
            "regeneration",
            "unchained",
        ],
    ));
    table.declines(B);
    assert_eq!(table.pool(), 1);
    table.plays([Claw]).is(What::Face);
}

/// 19. Alien metabolism has no say in choices about cards in play.
#[test]
fn alien_metabolism_is_not_offered_in_other_choices() {
    let mut table = dominated(table().holding(B, ["alien-metabolism", "hibernation"]));
    table.offered(B, "hibernation");
    assert!(!table.may_drop());
    table.declines(B).chooses(B, "dominate", Choice::OwnKeep, true);
    assert!(!table.may_drop());
    table.declines(B);
    assert!(table.may_drop());
    let mut table = super::kit::table()
        .holding(A, "alien-metabolism")
        .holding(B, "scrappy")
        .energy(A, 6)
        .market("tesla-impulse")
        .buying(A);
    table.buys("tesla-impulse").lays(at(Track::Fame, 5));
    table.chooses(A, "tesla-impulse", Choice::RivalsKeep, false);
    assert!(!table.may_drop());
}

/// 20. Camouflage in the lab throws a die for each hit, and leaves the pool alone.
#[test]
fn camouflage_before_the_roll_leaves_the_pool_alone() {
    let mut table = table()
        .holding(A, ["camouflage", "made-in-a-lab"])
        .energy(A, 2)
        .market("hors-doeuvre")
        .turn_of(A);
    table.buys("hors-doeuvre").lays(at(Track::Fame, 5));
    table.throws_against([Heart, Energy, Energy]).turn_is(A);
    assert_eq!((table.hearts(A), table.pool()), (12, 6));
    table.plays([Claw, Claw, Claw, Fame, Fame, Energy]).resolves(Claw);
    assert_eq!(table.hearts(B), 11);
}

/// 21. Meka Dragon without power does not multiply by nothing.
#[test]
fn meka_dragon_without_power() {
    let table =
        table_of(Monster::MekaDragon, Monster::Gigazaur).rolled(A, [Claw, Claw, Claw, Fame, Fame, Heart]);
    assert_eq!(table.faces(), [Claw]);
}
